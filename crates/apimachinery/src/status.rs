//! `metav1.Status` as an error: what a failed request answers, worded as
//! upstream's `apimachinery/pkg/api/errors`.

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::field::{self, FieldError};
use crate::gvk::{GroupKind, GroupResource};

/// A `Status` object. As an error it always has `status: Failure`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Status {
    #[serde(default = "kind")]
    pub kind: String,
    #[serde(default = "api_version")]
    pub api_version: String,
    #[serde(default)]
    pub metadata: Value,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub status: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub message: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub reason: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub details: Option<Details>,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub code: u16,
}

#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Details {
    #[serde(skip_serializing_if = "String::is_empty")]
    pub name: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub group: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub kind: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub uid: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub causes: Vec<Cause>,
    /// Seconds; also sent as the `Retry-After` header.
    #[serde(skip_serializing_if = "is_zero_u32")]
    pub retry_after_seconds: u32,
}

#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Cause {
    #[serde(skip_serializing_if = "String::is_empty")]
    pub reason: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub message: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub field: String,
}

fn kind() -> String {
    "Status".into()
}
fn api_version() -> String {
    "v1".into()
}
fn is_zero(n: &u16) -> bool {
    *n == 0
}
fn is_zero_u32(n: &u32) -> bool {
    *n == 0
}

impl Status {
    pub fn failure(code: u16, reason: &str, message: impl Into<String>) -> Self {
        Status {
            kind: kind(),
            api_version: api_version(),
            metadata: Value::Object(Default::default()),
            status: "Failure".into(),
            message: message.into(),
            reason: reason.into(),
            details: None,
            code,
        }
    }
    fn with_resource(mut self, resource: &GroupResource, name: &str) -> Self {
        self.details = Some(Details {
            name: name.into(),
            group: resource.group.clone(),
            kind: resource.resource.clone(),
            ..Default::default()
        });
        self
    }
    pub fn with_details(mut self, details: Details) -> Self {
        self.details = Some(details);
        self
    }

    pub fn not_found(resource: &GroupResource, name: &str) -> Self {
        Self::failure(404, "NotFound", format!("{resource} {} not found", field::quote(name)))
            .with_resource(resource, name)
    }
    pub fn already_exists(resource: &GroupResource, name: &str) -> Self {
        Self::failure(409, "AlreadyExists", format!("{resource} {} already exists", field::quote(name)))
            .with_resource(resource, name)
    }
    pub fn conflict(resource: &GroupResource, name: &str, why: &str) -> Self {
        Self::failure(
            409,
            "Conflict",
            format!("Operation cannot be fulfilled on {resource} {}: {why}", field::quote(name)),
        )
        .with_resource(resource, name)
    }
    /// The text of a failed optimistic lock.
    pub const MODIFIED: &'static str =
        "the object has been modified; please apply your changes to the latest version and try again";

    pub fn forbidden(resource: &GroupResource, name: &str, why: &str) -> Self {
        let message = if resource.resource.is_empty() {
            format!("forbidden: {why}")
        } else if name.is_empty() {
            format!("{resource} is forbidden: {why}")
        } else {
            format!("{resource} {} is forbidden: {why}", field::quote(name))
        };
        Self::failure(403, "Forbidden", message).with_resource(resource, name)
    }
    /// 422 with one cause per error.
    pub fn invalid(kind: &GroupKind, name: &str, errors: &[FieldError]) -> Self {
        let message = if errors.is_empty() {
            format!("{kind} {} is invalid", field::quote(name))
        } else {
            format!("{kind} {} is invalid: {}", field::quote(name), field::aggregate(errors))
        };
        let causes = errors
            .iter()
            .map(|e| Cause { reason: e.error_type.reason().into(), message: e.body(), field: e.field.clone() })
            .collect();
        Self::failure(422, "Invalid", message).with_details(Details {
            name: name.into(),
            group: kind.group.clone(),
            kind: kind.kind.clone(),
            causes,
            ..Default::default()
        })
    }
    pub fn bad_request(message: impl Into<String>) -> Self {
        Self::failure(400, "BadRequest", message)
    }
    pub fn unauthorized(message: &str) -> Self {
        Self::failure(401, "Unauthorized", if message.is_empty() { "not authorized" } else { message })
    }
    pub fn method_not_supported(resource: &GroupResource, action: &str) -> Self {
        let mut status = Self::failure(
            405,
            "MethodNotAllowed",
            format!("{action} is not supported on resources of kind {}", field::quote(&resource.to_string())),
        );
        status.details =
            Some(Details { group: resource.group.clone(), kind: resource.resource.clone(), ..Default::default() });
        status
    }
    /// 410: the asked revision is gone.
    pub fn expired(message: impl Into<String>) -> Self {
        Self::failure(410, "Expired", message)
    }
    pub fn internal(error: impl fmt::Display) -> Self {
        Self::failure(500, "InternalError", format!("Internal error occurred: {error}")).with_details(Details {
            causes: vec![Cause { message: error.to_string(), ..Default::default() }],
            ..Default::default()
        })
    }
    pub fn too_many_requests(message: impl Into<String>, retry_after_seconds: u32) -> Self {
        Self::failure(429, "TooManyRequests", message)
            .with_details(Details { retry_after_seconds, ..Default::default() })
    }
    pub fn timeout(message: impl fmt::Display, retry_after_seconds: u32) -> Self {
        Self::failure(504, "Timeout", format!("Timeout: {message}"))
            .with_details(Details { retry_after_seconds, ..Default::default() })
    }
    pub fn service_unavailable(message: impl Into<String>) -> Self {
        Self::failure(503, "ServiceUnavailable", message)
    }

    pub fn is_not_found(&self) -> bool {
        self.reason == "NotFound"
    }
    pub fn is_conflict(&self) -> bool {
        self.reason == "Conflict"
    }
    pub fn is_already_exists(&self) -> bool {
        self.reason == "AlreadyExists"
    }

    pub fn to_value(&self) -> Value {
        serde_json::to_value(self).expect("a Status has string keys only")
    }
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}
impl std::error::Error for Status {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn not_found_reads_as_upstream() {
        let status = Status::not_found(&GroupResource::new("apps", "deployments"), "web");
        assert_eq!(status.message, r#"deployments.apps "web" not found"#);
        assert_eq!(status.code, 404);
    }
}
