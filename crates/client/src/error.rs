//! What can go wrong with a request, in the words a Go client would use, since
//! kubelet logs, `kubectl` habits and troubleshooting guides quote them.

use std::fmt;
use std::io;

use apimachinery::Status;
use apimachinery::field::quote;

pub type Result<T, E = Error> = std::result::Result<T, E>;

#[derive(Debug, Clone, thiserror::Error)]
pub enum Error {
    /// The server answered, with a failure.
    #[error("{0}")]
    Status(Box<Status>),
    /// No answer: `Get "https://…": dial tcp 127.0.0.1:6443: connect: connection refused`.
    #[error("{verb} {}: {cause}", quote(url))]
    Transport { verb: &'static str, url: String, cause: Cause },
    /// The answer could not be read as what was asked for.
    #[error("{0}")]
    Decode(String),
}

impl Error {
    pub fn status(&self) -> Option<&Status> {
        match self {
            Error::Status(status) => Some(status),
            _ => None,
        }
    }
    pub fn reason(&self) -> &str {
        self.status().map_or("", |s| &s.reason)
    }
    pub fn code(&self) -> u16 {
        self.status().map_or(0, |s| s.code)
    }
    pub fn is_not_found(&self) -> bool {
        self.reason() == "NotFound"
    }
    pub fn is_already_exists(&self) -> bool {
        self.reason() == "AlreadyExists"
    }
    pub fn is_conflict(&self) -> bool {
        self.reason() == "Conflict"
    }
    pub fn is_invalid(&self) -> bool {
        self.reason() == "Invalid"
    }
    pub fn is_forbidden(&self) -> bool {
        self.reason() == "Forbidden"
    }
    pub fn is_unauthorized(&self) -> bool {
        self.reason() == "Unauthorized"
    }
    /// 410: the resourceVersion or continue token is too old.
    pub fn is_expired(&self) -> bool {
        matches!(self.reason(), "Expired" | "Gone")
    }
    pub fn is_too_many_requests(&self) -> bool {
        self.code() == 429 || self.reason() == "TooManyRequests"
    }
    pub fn is_server_timeout(&self) -> bool {
        self.reason() == "ServerTimeout"
    }
    pub fn is_timeout(&self) -> bool {
        self.reason() == "Timeout"
            || matches!(self, Error::Transport { cause: Cause { kind: CauseKind::Timeout, .. }, .. })
    }
    /// The namespace of a create is going away.
    pub fn is_namespace_terminating(&self) -> bool {
        self.status()
            .and_then(|s| s.details.as_ref())
            .is_some_and(|d| d.causes.iter().any(|c| c.reason == "NamespaceTerminating"))
    }
    /// A 504 whose cause says that the asked resourceVersion is in the server's future.
    pub fn is_too_large_resource_version(&self) -> bool {
        self.status().is_some_and(|s| {
            s.reason == "Timeout"
                && (s.message.contains("Too large resource version")
                    || s.details.as_ref().is_some_and(|d| {
                        d.causes
                            .iter()
                            .any(|c| c.reason == "ResourceVersionTooLarge" || c.message == "Too large resource version")
                    }))
        })
    }
    pub fn is_internal(&self) -> bool {
        self.reason() == "InternalError"
    }
    pub fn retry_after_seconds(&self) -> Option<u32> {
        self.status().and_then(|s| s.details.as_ref()).map(|d| d.retry_after_seconds).filter(|s| *s > 0)
    }
    pub fn cause_kind(&self) -> Option<CauseKind> {
        match self {
            Error::Transport { cause, .. } => Some(cause.kind),
            _ => None,
        }
    }
    pub fn is_connection_refused(&self) -> bool {
        self.cause_kind() == Some(CauseKind::Refused)
    }
    /// The error as a `Status`, for callers that answer with one.
    pub fn into_status(self) -> Status {
        match self {
            Error::Status(status) => *status,
            other => Status::internal(other),
        }
    }
}

impl From<Status> for Error {
    fn from(status: Status) -> Self {
        Error::Status(Box::new(status))
    }
}

/// Why there was no answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cause {
    pub kind: CauseKind,
    pub text: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CauseKind {
    Dns,
    Refused,
    Reset,
    /// The connection ended before or in the answer.
    Eof,
    /// Dialling, the TLS handshake or the whole request took too long.
    Timeout,
    /// An HTTP/2 connection that stopped answering pings.
    Lost,
    Tls,
    /// No credentials could be had (token file or plugin).
    Credentials,
    Other,
}

impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}
impl std::error::Error for Cause {}

impl Cause {
    pub fn new(kind: CauseKind, text: impl Into<String>) -> Self {
        Cause { kind, text: text.into() }
    }
    pub fn other(error: impl fmt::Display) -> Self {
        Cause::new(CauseKind::Other, error.to_string())
    }

    /// `prefix` is the operation as Go's `net.OpError` shows it, e.g.
    /// `dial tcp 127.0.0.1:6443: connect`; empty for none.
    pub fn from_io(error: &io::Error, prefix: &str) -> Self {
        let (kind, text) = match error.raw_os_error() {
            Some(libc::ECONNREFUSED) => (CauseKind::Refused, "connection refused"),
            Some(libc::ECONNRESET) => (CauseKind::Reset, "connection reset by peer"),
            Some(libc::EPIPE) => (CauseKind::Reset, "broken pipe"),
            Some(libc::EHOSTUNREACH) => (CauseKind::Other, "no route to host"),
            Some(libc::ENETUNREACH) => (CauseKind::Other, "network is unreachable"),
            Some(libc::ETIMEDOUT) => (CauseKind::Timeout, "connection timed out"),
            Some(libc::EADDRNOTAVAIL) => (CauseKind::Other, "cannot assign requested address"),
            Some(libc::ENOENT) => (CauseKind::Other, "no such file or directory"),
            Some(libc::EACCES) => (CauseKind::Other, "permission denied"),
            _ => match error.kind() {
                io::ErrorKind::UnexpectedEof => return Cause::new(CauseKind::Eof, "EOF"),
                io::ErrorKind::ConnectionReset => (CauseKind::Reset, "connection reset by peer"),
                io::ErrorKind::BrokenPipe => (CauseKind::Reset, "broken pipe"),
                io::ErrorKind::ConnectionRefused => (CauseKind::Refused, "connection refused"),
                _ => return Cause::other(error),
            },
        };
        if prefix.is_empty() { Cause::new(kind, text) } else { Cause::new(kind, format!("{prefix}: {text}")) }
    }

    /// A failure of an established connection, found in hyper's error chain.
    pub fn from_hyper(error: &hyper::Error) -> Self {
        if error.is_timeout() {
            return Cause::new(CauseKind::Lost, "http2: client connection lost");
        }
        let mut source: Option<&(dyn std::error::Error + 'static)> = std::error::Error::source(error);
        while let Some(inner) = source {
            if let Some(io) = inner.downcast_ref::<io::Error>() {
                if let Some(h2) = io.get_ref().and_then(|e| e.downcast_ref::<h2::Error>()) {
                    return Cause::from_h2(h2);
                }
                let cause = Cause::from_io(io, "read tcp: read");
                return if cause.kind == CauseKind::Other { Cause::new(CauseKind::Eof, cause.text) } else { cause };
            }
            if let Some(h2) = inner.downcast_ref::<h2::Error>() {
                return Cause::from_h2(h2);
            }
            source = inner.source();
        }
        if error.is_incomplete_message() {
            return Cause::new(CauseKind::Eof, "EOF");
        }
        if error.is_canceled() || error.is_closed() {
            return Cause::new(CauseKind::Eof, "unexpected EOF");
        }
        Cause::other(error)
    }

    fn from_h2(error: &h2::Error) -> Self {
        if let Some(io) = error.get_io() {
            return Cause::from_io(io, "read tcp: read");
        }
        let reason = error.reason().map_or_else(|| "NO_ERROR".to_owned(), |r| go_reason(r).to_owned());
        if error.is_go_away() && error.is_remote() {
            return Cause::new(
                CauseKind::Eof,
                format!("http2: server sent GOAWAY and closed the connection; ErrCode={reason}, debug=\"\""),
            );
        }
        if error.is_reset() {
            return Cause::new(CauseKind::Eof, format!("stream error: {reason}; received from peer"));
        }
        Cause::new(CauseKind::Eof, error.to_string())
    }

    /// Whether the same GET may be sent again at once, as client-go does.
    pub fn is_connection_loss(&self) -> bool {
        matches!(self.kind, CauseKind::Reset | CauseKind::Eof | CauseKind::Lost)
    }
}

fn go_reason(reason: h2::Reason) -> &'static str {
    match reason {
        h2::Reason::NO_ERROR => "NO_ERROR",
        h2::Reason::PROTOCOL_ERROR => "PROTOCOL_ERROR",
        h2::Reason::INTERNAL_ERROR => "INTERNAL_ERROR",
        h2::Reason::FLOW_CONTROL_ERROR => "FLOW_CONTROL_ERROR",
        h2::Reason::SETTINGS_TIMEOUT => "SETTINGS_TIMEOUT",
        h2::Reason::STREAM_CLOSED => "STREAM_CLOSED",
        h2::Reason::FRAME_SIZE_ERROR => "FRAME_SIZE_ERROR",
        h2::Reason::REFUSED_STREAM => "REFUSED_STREAM",
        h2::Reason::CANCEL => "CANCEL",
        h2::Reason::COMPRESSION_ERROR => "COMPRESSION_ERROR",
        h2::Reason::CONNECT_ERROR => "CONNECT_ERROR",
        h2::Reason::ENHANCE_YOUR_CALM => "ENHANCE_YOUR_CALM",
        h2::Reason::INADEQUATE_SECURITY => "INADEQUATE_SECURITY",
        _ => "HTTP_1_1_REQUIRED",
    }
}

/// The status of an answer whose body is not a `Status`: client-go's
/// `NewGenericServerResponse`. `resource` and `name` are empty for raw requests.
pub fn generic_status(
    code: u16,
    verb: &str,
    resource: &apimachinery::GroupResource,
    name: &str,
    server_message: &str,
    retry_after_seconds: u32,
) -> Status {
    let (reason, mut message) = match code {
        409 if verb == "POST" => ("AlreadyExists", "the server reported a conflict".to_owned()),
        409 => ("Conflict", "the server reported a conflict".to_owned()),
        404 => ("NotFound", "the server could not find the requested resource".to_owned()),
        400 => ("BadRequest", "the server rejected our request for an unknown reason".to_owned()),
        401 => ("Unauthorized", "the server has asked for the client to provide credentials".to_owned()),
        403 => ("Forbidden", server_message.to_owned()),
        405 => ("MethodNotAllowed", "the server does not allow this method on the requested resource".to_owned()),
        406 => (
            "NotAcceptable",
            if server_message.is_empty() {
                "the server was unable to respond with a content type that the client supports".to_owned()
            } else {
                server_message.to_owned()
            },
        ),
        413 => (
            "RequestEntityTooLarge",
            "the server responded with the status code 413 but did not return more information".to_owned(),
        ),
        415 => (
            "UnsupportedMediaType",
            if server_message.is_empty() {
                "the body of the request was in an unknown format - accepted media types include: application/json"
                    .to_owned()
            } else {
                server_message.to_owned()
            },
        ),
        422 => ("Invalid", "the server rejected our request due to an error in our request".to_owned()),
        503 => ("ServiceUnavailable", "the server is currently unable to handle the request".to_owned()),
        504 => (
            "Timeout",
            "the server was unable to return a response in the time allotted, but may still be processing the request"
                .to_owned(),
        ),
        429 => (
            "TooManyRequests",
            "the server has received too many requests and has asked us to try again later".to_owned(),
        ),
        code if code >= 500 => (
            "InternalError",
            format!("an error on the server ({}) has prevented the request from succeeding", quote(server_message)),
        ),
        code => ("", format!("the server responded with the status code {code} but did not return more information")),
    };
    if !resource.resource.is_empty() || !resource.group.is_empty() {
        let verb = verb.to_lowercase();
        message = if name.is_empty() {
            format!("{message} ({verb} {resource})")
        } else {
            format!("{message} ({verb} {resource} {name})")
        };
    }
    Status::failure(code, reason, message).with_details(apimachinery::status::Details {
        name: name.to_owned(),
        group: resource.group.clone(),
        kind: resource.resource.clone(),
        causes: vec![apimachinery::status::Cause {
            reason: "UnexpectedServerResponse".to_owned(),
            message: server_message.to_owned(),
            field: String::new(),
        }],
        retry_after_seconds,
        ..Default::default()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use apimachinery::GroupResource;

    #[test]
    fn connection_refused_reads_as_go() {
        let io = io::Error::from_raw_os_error(libc::ECONNREFUSED);
        let error = Error::Transport {
            verb: "Get",
            url: "https://127.0.0.1:6443/api/v1/nodes?limit=500".into(),
            cause: Cause::from_io(&io, "dial tcp 127.0.0.1:6443: connect"),
        };
        assert_eq!(
            error.to_string(),
            r#"Get "https://127.0.0.1:6443/api/v1/nodes?limit=500": dial tcp 127.0.0.1:6443: connect: connection refused"#
        );
        assert!(error.is_connection_refused());
    }

    #[test]
    fn answers_without_status_read_as_client_go() {
        let pods = GroupResource::new("", "pods");
        assert_eq!(
            generic_status(404, "GET", &pods, "a", "404 page not found", 0).message,
            "the server could not find the requested resource (get pods a)"
        );
        let raw = generic_status(500, "GET", &GroupResource::default(), "", "boom", 3);
        assert_eq!(raw.message, r#"an error on the server ("boom") has prevented the request from succeeding"#);
        assert_eq!(raw.details.unwrap().retry_after_seconds, 3);
    }
}
