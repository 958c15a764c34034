//! Errors of CRI calls.
//!
//! A [`CriError`] prints as Go's `status.Error` does (`rpc error: code = NotFound
//! desc = …`), since users search for that text. A dial failure is worded as
//! grpc-go words it.

use std::error::Error as StdError;

pub use tonic::Code;

/// A failed CRI call: gRPC code and message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CriError {
    /// gRPC status code.
    pub code: Code,
    /// The runtime's own text, without the `rpc error` prefix.
    pub message: String,
}

impl CriError {
    /// An error made on this side of the socket.
    pub fn new(code: Code, message: impl Into<String>) -> Self {
        Self { code, message: message.into() }
    }

    /// Whether the object asked for does not exist in the runtime.
    pub fn is_not_found(&self) -> bool {
        self.code == Code::NotFound
    }

    /// Whether the runtime has no such method (older runtimes).
    pub fn is_unimplemented(&self) -> bool {
        self.code == Code::Unimplemented
    }

    /// Maps a tonic status; `socket` is the path dialed, for the dial texts.
    pub fn from_status(status: &tonic::Status, socket: &str) -> Self {
        let mut source = status.source();
        while let Some(cause) = source {
            if let Some(io) = cause.downcast_ref::<std::io::Error>()
                && let Some(errno) = io.raw_os_error()
            {
                return Self::new(
                    Code::Unavailable,
                    format!(
                        "connection error: desc = \"transport: Error while dialing: dial unix {socket}: connect: {}\"",
                        go_errno(errno)
                    ),
                );
            }
            source = cause.source();
        }
        // A deadline kept on this side reads as Go's context does.
        if status.code() == Code::Cancelled && status.message() == "Timeout expired" {
            return Self::new(Code::DeadlineExceeded, "context deadline exceeded");
        }
        Self::new(status.code(), status.message())
    }
}

/// Go's text of an errno: lower case, no number.
fn go_errno(errno: i32) -> String {
    let text = std::io::Error::from_raw_os_error(errno).to_string();
    let text = text.split(" (os error").next().unwrap_or_default();
    let mut chars = text.chars();
    match chars.next() {
        Some(first) => first.to_lowercase().chain(chars).collect(),
        None => String::new(),
    }
}

/// The name Go gives a code.
fn code_name(code: Code) -> &'static str {
    match code {
        Code::Ok => "OK",
        Code::Cancelled => "Canceled",
        Code::Unknown => "Unknown",
        Code::InvalidArgument => "InvalidArgument",
        Code::DeadlineExceeded => "DeadlineExceeded",
        Code::NotFound => "NotFound",
        Code::AlreadyExists => "AlreadyExists",
        Code::PermissionDenied => "PermissionDenied",
        Code::ResourceExhausted => "ResourceExhausted",
        Code::FailedPrecondition => "FailedPrecondition",
        Code::Aborted => "Aborted",
        Code::OutOfRange => "OutOfRange",
        Code::Unimplemented => "Unimplemented",
        Code::Internal => "Internal",
        Code::Unavailable => "Unavailable",
        Code::DataLoss => "DataLoss",
        Code::Unauthenticated => "Unauthenticated",
    }
}

impl std::fmt::Display for CriError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "rpc error: code = {} desc = {}", code_name(self.code), self.message)
    }
}

impl StdError for CriError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prints_as_go_does() {
        let error = CriError::new(Code::NotFound, "no such container");
        assert_eq!(error.to_string(), "rpc error: code = NotFound desc = no such container");
    }

    #[test]
    fn errno_text_is_lower_case() {
        assert_eq!(go_errno(2), "no such file or directory");
        assert_eq!(go_errno(111), "connection refused");
    }
}
