//! Keys, certificates, certificate requests, chain verification, rustls
//! configuration and ServiceAccount tokens, as upstream's Go code makes and
//! reads them.
//!
//! Pure but for randomness (keys, serial numbers). Certificates are built here
//! byte by byte (`der`), because the extension order, the string types and
//! several O values in one relative name are what Go's crypto/x509 writes and
//! no certificate builder of ours keeps them. Reading is by x509-parser.
//!
//! Upstream followed: `client-go/util/{cert,keyutil}`, kubeadm's `pkiutil`,
//! Go's `crypto/x509`, `pkg/serviceaccount/{jwt,openidmetadata}.go`.

pub mod certificate;
pub mod csr;
mod der;
pub mod issue;
pub mod jwks;
pub mod jwt;
pub mod key;
pub mod pems;
pub mod tls;
pub mod verify;

pub use certificate::Certificate;
pub use csr::CertificateRequest;
pub use issue::{CertificateTemplate, Subject, Usage};
pub use jwt::{TokenSigner, TokenVerifier};
pub use key::{KeyAlgorithm, PrivateKey, PublicKey};
pub use verify::{Pool, verify};

/// Why a key, certificate or token was refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    #[error("{0}")]
    Pem(String),
    #[error("{0}")]
    Key(String),
    #[error("{0}")]
    Certificate(String),
    #[error("x509: {0}")]
    Verify(String),
    #[error("{0}")]
    Token(String),
    #[error("{0}")]
    Tls(String),
}

pub type Result<T> = std::result::Result<T, Error>;
