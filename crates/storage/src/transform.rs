//! Between the store and the decoder: encryption at rest.
//!
//! Upstream followed: `apiserver/pkg/storage/value`. The authenticated data of a
//! value is its etcd key.

use bytes::Bytes;

pub trait Transformer: Send + Sync + 'static {
    /// Stored bytes to plain ones; true when the value was written by something
    /// else than the first provider, so that a write of the same object is wanted.
    fn open(&self, key: &str, stored: Bytes) -> Result<(Bytes, bool), String>;
    fn seal(&self, key: &str, plain: Bytes) -> Result<Bytes, String>;
    /// False only where every value is stored as it is.
    fn encrypts(&self) -> bool {
        true
    }
}

/// No encryption. A value that is encrypted all the same is not readable.
#[derive(Debug, Clone, Copy, Default)]
pub struct Identity;

/// Prefix of every encrypted value.
pub const ENCRYPTED_PREFIX: &[u8] = b"k8s:enc:";

impl Transformer for Identity {
    fn open(&self, _key: &str, stored: Bytes) -> Result<(Bytes, bool), String> {
        if stored.starts_with(ENCRYPTED_PREFIX) {
            return Err("identity transformer tried to read encrypted data".to_owned());
        }
        Ok((stored, false))
    }
    fn seal(&self, _key: &str, plain: Bytes) -> Result<Bytes, String> {
        Ok(plain)
    }
    fn encrypts(&self) -> bool {
        false
    }
}
