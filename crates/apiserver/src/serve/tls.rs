//! TLS of the secure port: the serving certificate by server name, reloaded when
//! its files change, and a client certificate that is asked for and proven, but
//! judged later by the authenticator (so that a bad one is a 401, as upstream).
//!
//! Upstream followed: `apiserver/pkg/server/secure_serving.go`,
//! `.../dynamiccertificates`.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use arc_swap::ArcSwap;
use rustls::client::danger::HandshakeSignatureValid;
use rustls::crypto::{CryptoProvider, WebPkiSupportedAlgorithms, verify_tls12_signature, verify_tls13_signature};
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer, UnixTime};
use rustls::server::danger::{ClientCertVerified, ClientCertVerifier};
use rustls::server::{ClientHello, ResolvesServerCert};
use rustls::sign::CertifiedKey;
use rustls::{DigitallySignedStruct, DistinguishedName, ServerConfig, SignatureScheme};

/// Upstream looks at its certificate files this often.
pub const RELOAD_PERIOD: std::time::Duration = std::time::Duration::from_secs(60);

#[derive(Debug, thiserror::Error)]
pub enum TlsError {
    #[error("open {path}: no such file or directory")]
    Missing { path: String },
    #[error("{0}")]
    Unreadable(String),
    #[error("tls: {0}")]
    Refused(#[from] rustls::Error),
}

/// A certificate and key file, with the server names that select it (empty: the
/// names inside the certificate).
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct KeyPair {
    pub cert_file: PathBuf,
    pub key_file: PathBuf,
    pub names: Vec<String>,
}

/// The certificates of the secure port.
pub struct Certificates {
    pub default: KeyPair,
    pub sni: Vec<KeyPair>,
    loaded: ArcSwap<Loaded>,
}

struct Loaded {
    default: Arc<CertifiedKey>,
    /// Lower-case name, possibly `*.suffix`.
    by_name: Vec<(String, Arc<CertifiedKey>)>,
    stamps: Vec<Vec<u8>>,
}

fn read(path: &Path) -> Result<Vec<u8>, TlsError> {
    std::fs::read(path).map_err(|error| match error.kind() {
        std::io::ErrorKind::NotFound => TlsError::Missing { path: path.display().to_string() },
        _ => TlsError::Unreadable(format!("open {}: {error}", path.display())),
    })
}

fn load(pair: &KeyPair, provider: &CryptoProvider) -> Result<(Arc<CertifiedKey>, Vec<u8>), TlsError> {
    let cert_bytes = read(&pair.cert_file)?;
    let key_bytes = read(&pair.key_file)?;
    let chain: Vec<CertificateDer<'static>> = CertificateDer::pem_slice_iter(&cert_bytes)
        .collect::<Result<_, _>>()
        .map_err(|e| TlsError::Unreadable(format!("tls: failed to find any PEM data in certificate input: {e}")))?;
    if chain.is_empty() {
        return Err(TlsError::Unreadable("tls: failed to find any PEM data in certificate input".into()));
    }
    let key = PrivateKeyDer::from_pem_slice(&key_bytes)
        .map_err(|_| TlsError::Unreadable("tls: failed to find any PEM data in key input".into()))?;
    let certified = CertifiedKey::from_der(chain, key, provider).map_err(|error| match error {
        rustls::Error::InconsistentKeys(_) => TlsError::Unreadable("tls: private key does not match public key".into()),
        other => TlsError::Refused(other),
    })?;
    let mut stamp = cert_bytes;
    stamp.extend_from_slice(&key_bytes);
    Ok((Arc::new(certified), stamp))
}

fn names_in(certified: &CertifiedKey) -> Vec<String> {
    let Some(leaf) = certified.cert.first() else { return Vec::new() };
    let Ok((_, cert)) = x509_parser::parse_x509_certificate(leaf) else { return Vec::new() };
    let mut names = Vec::new();
    if let Ok(Some(san)) = cert.subject_alternative_name() {
        for name in &san.value.general_names {
            if let x509_parser::extensions::GeneralName::DNSName(name) = name {
                names.push(name.to_ascii_lowercase());
            }
        }
    }
    names
}

impl Certificates {
    pub fn load(default: KeyPair, sni: Vec<KeyPair>) -> Result<Arc<Self>, TlsError> {
        let loaded = Self::read_all(&default, &sni)?;
        Ok(Arc::new(Certificates { default, sni, loaded: ArcSwap::from_pointee(loaded) }))
    }

    fn read_all(default: &KeyPair, sni: &[KeyPair]) -> Result<Loaded, TlsError> {
        let provider = rustls::crypto::aws_lc_rs::default_provider();
        let (main, stamp) = load(default, &provider)?;
        let mut stamps = vec![stamp];
        let mut by_name = Vec::new();
        for pair in sni {
            let (certified, stamp) = load(pair, &provider)?;
            stamps.push(stamp);
            let names = if pair.names.is_empty() { names_in(&certified) } else { pair.names.clone() };
            // An earlier pair wins.
            by_name.extend(names.into_iter().map(|n| (n.to_ascii_lowercase(), certified.clone())));
        }
        Ok(Loaded { default: main, by_name, stamps })
    }

    /// Takes over changed files; a file that cannot be read leaves what is served.
    pub fn reload(&self) -> Result<bool, TlsError> {
        let fresh = Self::read_all(&self.default, &self.sni)?;
        if fresh.stamps == self.loaded.load().stamps {
            return Ok(false);
        }
        self.loaded.store(Arc::new(fresh));
        Ok(true)
    }
}

impl std::fmt::Debug for Certificates {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Certificates").field("default", &self.default).field("sni", &self.sni).finish()
    }
}

impl ResolvesServerCert for Certificates {
    fn resolve(&self, hello: ClientHello<'_>) -> Option<Arc<CertifiedKey>> {
        let loaded = self.loaded.load();
        if let Some(name) = hello.server_name().map(str::to_ascii_lowercase) {
            let wildcard = name.split_once('.').map(|(_, rest)| format!("*.{rest}"));
            for wanted in [Some(&name), wildcard.as_ref()].into_iter().flatten() {
                if let Some((_, certified)) = loaded.by_name.iter().find(|(n, _)| n == wanted) {
                    return Some(certified.clone());
                }
            }
        }
        Some(loaded.default.clone())
    }
}

/// Asks for a client certificate, checks that its holder has the key, and leaves
/// the judgement to the authenticator.
#[derive(Debug)]
pub struct AskForCertificate {
    algorithms: WebPkiSupportedAlgorithms,
    /// Names of the authorities sent as a hint; clients with several
    /// certificates choose by it.
    hints: Vec<DistinguishedName>,
}

impl ClientCertVerifier for AskForCertificate {
    fn offer_client_auth(&self) -> bool {
        true
    }
    fn client_auth_mandatory(&self) -> bool {
        false
    }
    fn root_hint_subjects(&self) -> &[DistinguishedName] {
        &self.hints
    }
    fn verify_client_cert(
        &self,
        _end_entity: &CertificateDer<'_>,
        _intermediates: &[CertificateDer<'_>],
        _now: UnixTime,
    ) -> Result<ClientCertVerified, rustls::Error> {
        Ok(ClientCertVerified::assertion())
    }
    fn verify_tls12_signature(
        &self,
        message: &[u8],
        cert: &CertificateDer<'_>,
        dss: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        verify_tls12_signature(message, cert, dss, &self.algorithms)
    }
    fn verify_tls13_signature(
        &self,
        message: &[u8],
        cert: &CertificateDer<'_>,
        dss: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        verify_tls13_signature(message, cert, dss, &self.algorithms)
    }
    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.algorithms.supported_schemes()
    }
}

/// The rustls configuration of the secure port. `authorities`: PEM bundles
/// (client CA, front-proxy CA) whose subjects are sent as hints.
pub fn server_config(certificates: Arc<Certificates>, authorities: &[Vec<u8>]) -> Result<ServerConfig, TlsError> {
    let provider = Arc::new(rustls::crypto::aws_lc_rs::default_provider());
    let mut hints = Vec::new();
    for bundle in authorities {
        for cert in CertificateDer::pem_slice_iter(bundle).flatten() {
            if let Ok((_, parsed)) = x509_parser::parse_x509_certificate(&cert) {
                hints.push(DistinguishedName::from(parsed.subject().as_raw().to_vec()));
            }
        }
    }
    let verifier = Arc::new(AskForCertificate { algorithms: provider.signature_verification_algorithms, hints });
    let mut config = ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()?
        .with_client_cert_verifier(verifier)
        .with_cert_resolver(certificates);
    config.alpn_protocols = vec![b"h2".to_vec(), b"http/1.1".to_vec()];
    Ok(config)
}
