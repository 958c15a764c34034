//! What may go wrong in storage, with upstream's texts
//! (`apiserver/pkg/storage/errors.go`, `etcd3/errors.go`, `continue.go`).
//!
//! Mapping to an HTTP status is the registry's job (`registry/generic/registry`,
//! `api/errors/storage`): each variant says in its doc which status that is.

use thiserror::Error;

/// `Timeout: Too large resource version…` and the like carry this `Retry-After`.
pub const RESOURCE_VERSION_TOO_HIGH_RETRY_SECONDS: u32 = 1;
/// Cause of a [`StorageError::TooLargeResourceVersion`]: type and message.
pub const CAUSE_RESOURCE_VERSION_TOO_LARGE: (&str, &str) = ("ResourceVersionTooLarge", "Too large resource version");

#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum StorageError {
    /// 404 of the resource and name.
    #[error("StorageError: key not found, Code: 1, Key: {key}, ResourceVersion: {revision}, AdditionalErrorMsg: <nil>")]
    KeyNotFound { key: String, revision: u64 },
    /// 409 AlreadyExists.
    #[error("StorageError: key exists, Code: 2, Key: {key}, ResourceVersion: {revision}, AdditionalErrorMsg: <nil>")]
    KeyExists { key: String, revision: u64 },
    /// 409 Conflict.
    #[error(
        "StorageError: resource version conflicts, Code: 3, Key: {key}, ResourceVersion: {revision}, AdditionalErrorMsg: <nil>"
    )]
    ResourceVersionConflicts { key: String, revision: u64 },
    /// 409 Conflict with this text (uid and resourceVersion preconditions).
    #[error("StorageError: invalid object, Code: 4, Key: {key}, ResourceVersion: 0, AdditionalErrorMsg: {message}")]
    InvalidObject { key: String, message: String },
    /// 504 ServerTimeout with this text.
    #[error("StorageError: request timeout, Code: 6, Key: {key}, ResourceVersion: 0, AdditionalErrorMsg: {message}")]
    Timeout { key: String, message: String },
    /// 500 with `StorageReadError`: what is stored does not decrypt or decode.
    #[error("StorageError: corrupt object, Code: 7, Key: {key}, ResourceVersion: 0, AdditionalErrorMsg: {message}")]
    CorruptObject { key: String, message: String },
    /// From a list: keys and messages of what does not decode, as many as were
    /// met up to a limit.
    #[error("{} objects could not be read", objects.len())]
    CorruptObjects { objects: Vec<(String, String)> },
    /// 504 Timeout with the cause [`CAUSE_RESOURCE_VERSION_TOO_LARGE`] and
    /// `retryAfterSeconds` (0: left out).
    #[error("Timeout: Too large resource version: {requested}, current: {current}")]
    TooLargeResourceVersion { requested: u64, current: u64, retry_after_seconds: u32 },
    /// 410 Expired with this text.
    #[error("{0}")]
    Expired(String),
    /// 410 Expired with this text; `metadata.continue` of the Status holds the
    /// token that goes on at the newest revision.
    #[error("{message}")]
    ExpiredContinue { message: String, inconsistent_continue: String },
    /// 400 BadRequest with this text (bad continue tokens, bad combinations).
    #[error("{0}")]
    BadRequest(String),
    /// 429 TooManyRequests (`storage is (re)initializing`), with `Retry-After`.
    #[error("{message}")]
    TooManyRequests { message: String, retry_after_seconds: u32 },
    /// 500 with this text: a failed etcd call, worded as etcd words it.
    #[error("{0}")]
    Etcd(String),
    /// 500: the value is larger than etcd takes (`etcdserver: request is too large`).
    #[error("etcdserver: request is too large")]
    RequestTooLarge,
    /// From a [`Store`](crate::Store) only: the asked revision is compacted.
    #[error("etcdserver: mvcc: required revision has been compacted")]
    Compacted { compact_revision: u64 },
    /// From a [`Store`](crate::Store) only: the asked revision is not reached yet.
    #[error("etcdserver: mvcc: required revision is a future revision")]
    FutureRevision,
    /// 500 InternalError.
    #[error("{0}")]
    Internal(String),
    /// The server is going down.
    #[error("apiserver is shutting down")]
    Shutdown,
}

impl StorageError {
    pub fn is_not_found(&self) -> bool {
        matches!(self, StorageError::KeyNotFound { .. })
    }
    pub fn is_compacted(&self) -> bool {
        matches!(self, StorageError::Compacted { .. })
    }
    pub fn is_expired(&self) -> bool {
        matches!(self, StorageError::Expired(_) | StorageError::ExpiredContinue { .. })
    }
    pub(crate) fn too_old(requested: u64, oldest: u64) -> Self {
        StorageError::Expired(format!("too old resource version: {requested} ({oldest})"))
    }
}
