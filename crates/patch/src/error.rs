//! Why a patch failed, with the HTTP answer that upstream gives.
//!
//! Upstream followed: `apiserver/pkg/endpoints/handlers/patch.go`,
//! `apimachinery/pkg/api/errors` (NewGenericServerResponse).

use apimachinery::Status;
use apimachinery::status::{Cause, Details};
use thiserror::Error;

#[derive(Debug, Clone, PartialEq, Error)]
pub enum PatchError {
    /// 400 BadRequest with this text.
    #[error("{0}")]
    BadRequest(String),
    /// 422, whose message says nothing; the text is for the log only.
    #[error("{0}")]
    Unprocessable(String),
    /// 413.
    #[error("{0}")]
    TooLarge(String),
    /// 500 with this text and no reason.
    #[error("{0}")]
    Internal(String),
    /// 409 of an apply: the message, and one cause (message, field) per conflict.
    #[error("{message}")]
    Conflict { message: String, causes: Vec<(String, String)> },
}

impl PatchError {
    pub fn status(&self) -> Status {
        match self {
            PatchError::BadRequest(text) => Status::bad_request(text.clone()),
            PatchError::Unprocessable(_) => {
                let message = "the server rejected our request due to an error in our request";
                Status::failure(422, "Invalid", message).with_details(Details::default())
            }
            PatchError::TooLarge(text) => {
                Status::failure(413, "RequestEntityTooLarge", format!("Request entity is too large: {text}"))
            }
            PatchError::Internal(text) => Status::failure(500, "", text.clone()),
            PatchError::Conflict { message, causes } => {
                Status::failure(409, "Conflict", message.clone()).with_details(Details {
                    causes: causes
                        .iter()
                        .map(|(message, field)| Cause {
                            reason: "FieldManagerConflict".into(),
                            message: message.clone(),
                            field: field.clone(),
                        })
                        .collect(),
                    ..Default::default()
                })
            }
        }
    }
}

pub type Result<T> = std::result::Result<T, PatchError>;
