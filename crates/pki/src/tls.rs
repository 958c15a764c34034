//! rustls configurations over aws-lc-rs. Servers ask for a client certificate
//! and take any chain whose holder proves possession of the key: whether it is
//! trusted is the authenticator's question, so that a bad one gets 401, as
//! upstream's RequestClientCert does, not a failed handshake.

use std::sync::Arc;

use arc_swap::ArcSwap;
use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::crypto::{CryptoProvider, WebPkiSupportedAlgorithms};
use rustls::server::danger::{ClientCertVerified, ClientCertVerifier};
use rustls::server::{ClientHello, ResolvesServerCert};
use rustls::sign::CertifiedKey;
use rustls::{
    ClientConfig, DigitallySignedStruct, DistinguishedName, ServerConfig, SignatureScheme, SupportedCipherSuite,
};
use rustls_pki_types::{CertificateDer, PrivateKeyDer, PrivatePkcs8KeyDer, ServerName, UnixTime};

use crate::{Certificate, Error, Pool, PrivateKey, Result};

pub fn provider() -> Arc<CryptoProvider> {
    Arc::new(rustls::crypto::aws_lc_rs::default_provider())
}

fn tls_error(error: impl std::fmt::Display) -> Error {
    Error::Tls(error.to_string())
}

fn chain_der(chain: &[Certificate]) -> Vec<CertificateDer<'static>> {
    chain.iter().map(|c| CertificateDer::from(c.der().to_vec())).collect()
}

fn key_der(key: &PrivateKey) -> Result<PrivateKeyDer<'static>> {
    Ok(PrivateKeyDer::from(PrivatePkcs8KeyDer::from(key.to_pkcs8_der()?)))
}

/// A certificate chain with its key, ready to serve. Fails with Go's text when
/// they do not belong together.
pub fn certified_key(chain: &[Certificate], key: &PrivateKey) -> Result<Arc<CertifiedKey>> {
    let leaf =
        chain.first().ok_or_else(|| Error::Tls("tls: failed to find any PEM data in certificate input".into()))?;
    if leaf.public_key() != key.public() {
        return Err(Error::Tls("tls: private key does not match public key".into()));
    }
    let signing = provider().key_provider.load_private_key(key_der(key)?).map_err(tls_error)?;
    Ok(Arc::new(CertifiedKey::new(chain_der(chain), signing)))
}

/// One serving certificate and the names it is chosen for; an empty list means
/// the names of the certificate itself.
#[derive(Debug, Clone)]
pub struct ServingCertificate {
    pub key: Arc<CertifiedKey>,
    pub names: Vec<String>,
}

/// Chooses the serving certificate by SNI: exact name, then `*.` wildcard, then
/// the default. Replaced as a whole when files change.
#[derive(Debug)]
pub struct ServingCertificates(ArcSwap<(Arc<CertifiedKey>, Vec<ServingCertificate>)>);

impl ServingCertificates {
    pub fn new(default: Arc<CertifiedKey>, by_name: Vec<ServingCertificate>) -> Arc<Self> {
        Arc::new(ServingCertificates(ArcSwap::from_pointee((default, by_name))))
    }
    pub fn replace(&self, default: Arc<CertifiedKey>, by_name: Vec<ServingCertificate>) {
        self.0.store(Arc::new((default, by_name)));
    }
    /// Names in the order upstream tries them.
    pub fn choose(&self, server_name: &str) -> Arc<CertifiedKey> {
        let current = self.0.load();
        let wanted = server_name.to_ascii_lowercase();
        let wildcard = wanted.split_once('.').map(|(_, rest)| format!("*.{rest}"));
        let find = |name: &str| current.1.iter().find(|c| c.names.iter().any(|n| n.eq_ignore_ascii_case(name)));
        find(&wanted)
            .or_else(|| wildcard.as_deref().and_then(find))
            .map_or_else(|| current.0.clone(), |found| found.key.clone())
    }
}

impl ResolvesServerCert for ServingCertificates {
    fn resolve(&self, hello: ClientHello<'_>) -> Option<Arc<CertifiedKey>> {
        Some(self.choose(hello.server_name().unwrap_or_default()))
    }
}

/// What `--tls-min-version` and `--tls-cipher-suites` restrict.
#[derive(Debug, Clone, Default)]
pub struct ServerOptions {
    /// `VersionTLS12` (default when empty) or `VersionTLS13`.
    pub min_version: String,
    /// IANA names; empty for the default set. TLS 1.3 suites are always on.
    pub cipher_suites: Vec<String>,
    /// ALPN, `h2` first by default.
    pub alpn: Vec<Vec<u8>>,
    /// Ask for a client certificate.
    pub ask_client_certificate: bool,
}

pub fn server_config(certificates: Arc<dyn ResolvesServerCert>, options: &ServerOptions) -> Result<Arc<ServerConfig>> {
    let mut provider = rustls::crypto::aws_lc_rs::default_provider();
    if !options.cipher_suites.is_empty() {
        let wanted = |suite: &SupportedCipherSuite| {
            let name = format!("{:?}", suite.suite());
            suite.tls13().is_some() || options.cipher_suites.contains(&name)
        };
        provider.cipher_suites.retain(wanted);
    }
    let provider = Arc::new(provider);
    let versions: &[&rustls::SupportedProtocolVersion] = if options.min_version == "VersionTLS13" {
        &[&rustls::version::TLS13]
    } else {
        &[&rustls::version::TLS12, &rustls::version::TLS13]
    };
    let builder =
        ServerConfig::builder_with_provider(provider.clone()).with_protocol_versions(versions).map_err(tls_error)?;
    let builder = if options.ask_client_certificate {
        builder.with_client_cert_verifier(Arc::new(AnyClientCertificate(provider.signature_verification_algorithms)))
    } else {
        builder.with_no_client_auth()
    };
    let mut config = builder.with_cert_resolver(certificates);
    config.alpn_protocols =
        if options.alpn.is_empty() { vec![b"h2".to_vec(), b"http/1.1".to_vec()] } else { options.alpn.clone() };
    Ok(Arc::new(config))
}

/// Takes any client chain, but makes the client prove it has the key.
#[derive(Debug)]
struct AnyClientCertificate(WebPkiSupportedAlgorithms);

impl ClientCertVerifier for AnyClientCertificate {
    fn offer_client_auth(&self) -> bool {
        true
    }
    fn client_auth_mandatory(&self) -> bool {
        false
    }
    fn root_hint_subjects(&self) -> &[DistinguishedName] {
        &[]
    }
    fn verify_client_cert(
        &self,
        _leaf: &CertificateDer<'_>,
        _intermediates: &[CertificateDer<'_>],
        _now: UnixTime,
    ) -> std::result::Result<ClientCertVerified, rustls::Error> {
        Ok(ClientCertVerified::assertion())
    }
    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> std::result::Result<HandshakeSignatureValid, rustls::Error> {
        rustls::crypto::verify_tls12_signature(message, certificate, signed, &self.0)
    }
    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> std::result::Result<HandshakeSignatureValid, rustls::Error> {
        rustls::crypto::verify_tls13_signature(message, certificate, signed, &self.0)
    }
    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.0.supported_schemes()
    }
}

/// Whom a client trusts.
pub enum ServerTrust<'a> {
    Roots(&'a Pool),
    /// `insecure-skip-tls-verify`.
    Anyone,
}

pub fn client_config(trust: ServerTrust<'_>, identity: Option<(&[Certificate], &PrivateKey)>) -> Result<ClientConfig> {
    let provider = provider();
    let builder = ClientConfig::builder_with_provider(provider.clone())
        .with_safe_default_protocol_versions()
        .map_err(tls_error)?;
    let verifier: Arc<dyn ServerCertVerifier> = match trust {
        ServerTrust::Anyone => Arc::new(AnyServer(provider.signature_verification_algorithms)),
        ServerTrust::Roots(pool) => {
            Arc::new(TrustedServer { roots: pool.clone(), algorithms: provider.signature_verification_algorithms })
        }
    };
    let builder = builder.dangerous().with_custom_certificate_verifier(verifier);
    match identity {
        None => Ok(builder.with_no_client_auth()),
        Some((chain, key)) => builder.with_client_auth_cert(chain_der(chain), key_der(key)?).map_err(tls_error),
    }
}

/// Go's rules, which take a self-signed certificate that is a root itself.
#[derive(Debug)]
struct TrustedServer {
    roots: Pool,
    algorithms: WebPkiSupportedAlgorithms,
}

fn refused(error: Error) -> rustls::Error {
    let error = rustls::OtherError(Arc::new(error));
    rustls::Error::InvalidCertificate(rustls::CertificateError::Other(error))
}

/// A failed handshake of a client in Go's words.
pub fn handshake_text(error: &rustls::Error) -> String {
    match error {
        rustls::Error::InvalidCertificate(rustls::CertificateError::Other(error)) => {
            format!("tls: failed to verify certificate: {}", error.0)
        }
        rustls::Error::InvalidMessage(_) => "tls: first record does not look like a TLS handshake".to_owned(),
        other => format!("tls: {other}"),
    }
}

impl ServerCertVerifier for TrustedServer {
    fn verify_server_cert(
        &self,
        leaf: &CertificateDer<'_>,
        intermediates: &[CertificateDer<'_>],
        name: &ServerName<'_>,
        _ocsp: &[u8],
        now: UnixTime,
    ) -> std::result::Result<ServerCertVerified, rustls::Error> {
        let mut chain = vec![Certificate::from_der(leaf).map_err(refused)?];
        for der in intermediates {
            chain.push(Certificate::from_der(der).map_err(refused)?);
        }
        let now = i64::try_from(now.as_secs()).unwrap_or(i64::MAX);
        crate::verify::verify_server(&self.roots, &chain, &name.to_str(), now).map_err(refused)?;
        Ok(ServerCertVerified::assertion())
    }
    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> std::result::Result<HandshakeSignatureValid, rustls::Error> {
        rustls::crypto::verify_tls12_signature(message, certificate, signed, &self.algorithms)
    }
    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> std::result::Result<HandshakeSignatureValid, rustls::Error> {
        rustls::crypto::verify_tls13_signature(message, certificate, signed, &self.algorithms)
    }
    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.algorithms.supported_schemes()
    }
}

#[derive(Debug)]
struct AnyServer(WebPkiSupportedAlgorithms);

impl ServerCertVerifier for AnyServer {
    fn verify_server_cert(
        &self,
        _leaf: &CertificateDer<'_>,
        _intermediates: &[CertificateDer<'_>],
        _name: &ServerName<'_>,
        _ocsp: &[u8],
        _now: UnixTime,
    ) -> std::result::Result<ServerCertVerified, rustls::Error> {
        Ok(ServerCertVerified::assertion())
    }
    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> std::result::Result<HandshakeSignatureValid, rustls::Error> {
        rustls::crypto::verify_tls12_signature(message, certificate, signed, &self.0)
    }
    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> std::result::Result<HandshakeSignatureValid, rustls::Error> {
        rustls::crypto::verify_tls13_signature(message, certificate, signed, &self.0)
    }
    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.0.supported_schemes()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::certificate::AlternativeNames;
    use crate::{CertificateTemplate, KeyAlgorithm, Subject, Usage};

    fn serving(name: &str) -> (Vec<Certificate>, PrivateKey) {
        let key = PrivateKey::generate(KeyAlgorithm::EcdsaP256).unwrap();
        let template =
            CertificateTemplate::leaf(Subject::new(name, &[]), Default::default(), &[Usage::ServerAuth], 0, 10);
        (vec![template.self_sign(&key).unwrap()], key)
    }

    #[test]
    fn a_server_is_known_by_its_names_and_its_issuer() {
        let key = PrivateKey::generate(KeyAlgorithm::EcdsaP256).unwrap();
        let names = AlternativeNames { dns: vec!["a.example".into(), "*.b".into()], ..Default::default() };
        let template = CertificateTemplate::leaf(Subject::new("a", &[]), names, &[Usage::ServerAuth], 0, 10);
        let chain = vec![template.self_sign(&key).unwrap()];
        let text = |host: &str| crate::verify::check_host(&chain[0], host).map_err(|e| e.to_string());
        assert_eq!(text("A.example."), Ok(()));
        assert_eq!(text("x.b"), Ok(()));
        assert_eq!(text("x.y.b"), Err("x509: certificate is valid for a.example, *.b, not x.y.b".into()));
        assert_eq!(
            text("10.0.0.1"),
            Err("x509: cannot validate certificate for 10.0.0.1 because it doesn't contain any IP SANs".into())
        );
        let verify = |roots: &Pool| crate::verify::verify_server(roots, &chain, "a.example", 5);
        assert!(verify(&Pool::new(chain.clone())).is_ok(), "a root may serve");
        let refusal = refused(verify(&Pool::default()).unwrap_err());
        assert_eq!(
            handshake_text(&refusal),
            "tls: failed to verify certificate: x509: certificate signed by unknown authority"
        );
    }

    #[test]
    fn a_key_of_another_certificate_is_refused_with_go_s_text() {
        let ((chain, _), (_, other)) = (serving("a"), serving("b"));
        let error = certified_key(&chain, &other).unwrap_err();
        assert_eq!(error.to_string(), "tls: private key does not match public key");
    }

    #[test]
    fn the_serving_certificate_is_chosen_by_name() {
        let pair = |name: &str| {
            let (chain, key) = serving(name);
            certified_key(&chain, &key).unwrap()
        };
        let (default, exact, wild) = (pair("default"), pair("exact"), pair("wild"));
        let entry =
            |key: &Arc<CertifiedKey>, name: &str| ServingCertificate { key: key.clone(), names: vec![name.into()] };
        let all = ServingCertificates::new(default.clone(), vec![entry(&exact, "a.b.c"), entry(&wild, "*.b.c")]);
        assert!(Arc::ptr_eq(&all.choose("A.b.c"), &exact));
        assert!(Arc::ptr_eq(&all.choose("x.b.c"), &wild));
        assert!(Arc::ptr_eq(&all.choose("b.c"), &default));
    }
}
