//! etcd's errors in the words of the Go client, which upstream passes on.

use etcd_client::Error;

use crate::error::StorageError;

const COMPACTED: &str = "required revision has been compacted";
const FUTURE: &str = "required revision is a future revision";

pub(super) fn convert(error: Error) -> StorageError {
    match error {
        Error::GRpcStatus(status) => convert_status(&format!("{:?}", status.code()), status.message()),
        Error::TransportError(error) => StorageError::Etcd(chain(&error)),
        other => StorageError::Etcd(other.to_string()),
    }
}

/// `code` as tonic's debug form spells it.
fn convert_status(code: &str, message: &str) -> StorageError {
    if message.contains(COMPACTED) {
        return StorageError::Compacted { compact_revision: 0 };
    }
    if message.contains(FUTURE) {
        return StorageError::FutureRevision;
    }
    if message.starts_with("etcdserver: request is too large") {
        return StorageError::RequestTooLarge;
    }
    if message.starts_with("etcdserver: ") || message.starts_with("raft: ") {
        return StorageError::Etcd(message.to_owned());
    }
    // The Go client refuses to send what this server refuses to read.
    let message =
        &message.replacen("grpc: received message larger than max", "trying to send message larger than max", 1);
    let code = if code == "Cancelled" { "Canceled" } else { code };
    StorageError::Etcd(format!("rpc error: code = {code} desc = {message}"))
}

fn chain(error: &dyn std::error::Error) -> String {
    let mut text = error.to_string();
    let mut source = error.source();
    while let Some(inner) = source {
        text.push_str(": ");
        text.push_str(&inner.to_string());
        source = inner.source();
    }
    text
}

/// No server took the request: a read may be repeated.
pub(super) fn is_unavailable(error: &Error) -> bool {
    match error {
        Error::GRpcStatus(status) => match format!("{:?}", status.code()).as_str() {
            "Unavailable" => true,
            // A connection that broke in the middle.
            "Unknown" | "Cancelled" | "Internal" => {
                let text = status.message();
                text.contains("broken pipe")
                    || text.contains("connection")
                    || text.contains("transport")
                    || text.contains("h2 protocol")
            }
            _ => false,
        },
        Error::TransportError(_) => true,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn compaction_is_told_by_text_not_by_code() {
        let compacted = convert_status("OutOfRange", "etcdserver: mvcc: required revision has been compacted");
        assert!(compacted.is_compacted());
        let large = convert_status("OutOfRange", "Error, decoded message length too large");
        assert_eq!(large.to_string(), "rpc error: code = OutOfRange desc = Error, decoded message length too large");
        assert_eq!(
            convert_status("InvalidArgument", "etcdserver: request is too large").to_string(),
            "etcdserver: request is too large"
        );
    }
}
