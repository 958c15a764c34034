//! rustls configuration from a [`TlsConfig`](crate::TlsConfig), and certificate faults
//! in the words of Go's crypto/x509.

use std::sync::Arc;

use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::crypto::{CryptoProvider, aws_lc_rs};
use rustls::{CertificateError, ClientConfig, DigitallySignedStruct, RootCertStore, SignatureScheme};
use rustls_pki_types::{CertificateDer, PrivateKeyDer, ServerName, UnixTime};

use rustls_pki_types::pem::PemObject;

use crate::config::{ClientCert, TlsConfig};
use crate::error::{Cause, CauseKind};

/// Where Go looks for the system's roots, first found wins.
const SYSTEM_ROOTS: &[&str] =
    &["/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt", "/etc/ssl/cert.pem"];

/// Reads files and builds the configuration; called for each new connection, so
/// that replaced files take effect.
pub fn client_config(tls: &TlsConfig, alpn: &[&[u8]]) -> Result<Arc<ClientConfig>, Cause> {
    let fail = |text: String| Cause::new(CauseKind::Tls, text);
    let provider = Arc::new(aws_lc_rs::default_provider());
    let builder = ClientConfig::builder_with_provider(provider.clone())
        .with_safe_default_protocol_versions()
        .map_err(|e| fail(e.to_string()))?;
    let builder = if tls.insecure_skip_verify {
        builder.dangerous().with_custom_certificate_verifier(Arc::new(AcceptAny(provider)))
    } else {
        let mut roots = RootCertStore::empty();
        let pem = match &tls.ca {
            Some(source) => source.read().map_err(|e| fail(format!("unable to load root certificates: {e}")))?,
            None => SYSTEM_ROOTS.iter().find_map(|path| std::fs::read(path).ok()).unwrap_or_default(),
        };
        for cert in CertificateDer::pem_slice_iter(&pem).flatten() {
            // Roots that webpki cannot use are passed over, as Go does.
            let _ = roots.add(cert);
        }
        if roots.is_empty() && tls.ca.is_some() {
            return Err(fail("unable to load root certificates: unable to parse bytes as PEM block".to_owned()));
        }
        builder.with_root_certificates(roots)
    };
    let pair = match &tls.client {
        None => None,
        Some(ClientCert::Pem { cert, key }) => Some((cert.read().map_err(fail)?, key.read().map_err(fail)?)),
        Some(ClientCert::Dynamic(source)) => source(),
    };
    let mut config = match pair {
        None => builder.with_no_client_auth(),
        Some((cert, key)) => {
            let chain: Vec<CertificateDer<'static>> = CertificateDer::pem_slice_iter(&cert).flatten().collect();
            if chain.is_empty() {
                return Err(fail("tls: failed to find any PEM data in certificate input".to_owned()));
            }
            let key = PrivateKeyDer::from_pem_slice(&key)
                .map_err(|_| fail("tls: failed to find any PEM data in key input".to_owned()))?;
            builder
                .with_client_auth_cert(chain, key)
                .map_err(|_| fail("tls: private key does not match public key".to_owned()))?
        }
    };
    config.alpn_protocols = alpn.iter().map(|p| p.to_vec()).collect();
    Ok(Arc::new(config))
}

/// A failed handshake as Go tells it. `host` is the name that was verified.
pub fn handshake_error(error: &std::io::Error, host: &str) -> Cause {
    let Some(tls) = error.get_ref().and_then(|e| e.downcast_ref::<rustls::Error>()) else {
        let cause = Cause::from_io(error, "");
        return if cause.kind == CauseKind::Reset {
            Cause::new(CauseKind::Reset, format!("read tcp: read: {}", cause.text))
        } else {
            cause
        };
    };
    let text = match tls {
        rustls::Error::InvalidCertificate(fault) => {
            format!("tls: failed to verify certificate: x509: {}", certificate_fault(fault, host))
        }
        rustls::Error::AlertReceived(alert) => format!("remote error: tls: {}", alert_text(*alert)),
        rustls::Error::InvalidMessage(_) => "tls: first record does not look like a TLS handshake".to_owned(),
        other => format!("tls: {other}"),
    };
    Cause::new(CauseKind::Tls, text)
}

fn certificate_fault(fault: &CertificateError, host: &str) -> String {
    let time = |seconds: u64| {
        jiff::Timestamp::from_second(seconds as i64).map(|t| t.to_string()).unwrap_or_else(|_| "?".to_owned())
    };
    match fault {
        CertificateError::UnknownIssuer => "certificate signed by unknown authority".to_owned(),
        CertificateError::BadSignature => "certificate signed by unknown authority (possibly because of \"crypto/rsa: verification error\" while trying to verify candidate authority certificate)".to_owned(),
        CertificateError::Expired => "certificate has expired or is not yet valid".to_owned(),
        CertificateError::ExpiredContext { time: now, not_after } => format!(
            "certificate has expired or is not yet valid: current time {} is after {}",
            time(now.as_secs()),
            time(not_after.as_secs())
        ),
        CertificateError::NotValidYetContext { time: now, not_before } => format!(
            "certificate has expired or is not yet valid: current time {} is before {}",
            time(now.as_secs()),
            time(not_before.as_secs())
        ),
        CertificateError::NotValidForNameContext { presented, .. } => {
            let (mut names, mut ips) = (Vec::new(), Vec::new());
            for name in presented {
                // "DnsName(\"a\")" or "IpAddress(1.2.3.4)".
                let inner = name.split_once('(').map_or(name.as_str(), |(_, rest)| rest.trim_end_matches(')'));
                let inner = inner.trim_matches('"').to_owned();
                if name.starts_with("IpAddress") { ips.push(inner) } else { names.push(inner) }
            }
            let is_ip = host.parse::<std::net::IpAddr>().is_ok();
            let valid = if is_ip { ips } else { names };
            match (valid.is_empty(), is_ip) {
                (true, true) => format!("cannot validate certificate for {host} because it doesn't contain any IP SANs"),
                (true, false) => format!("certificate is not valid for any names, but wanted to match {host}"),
                (false, _) => format!("certificate is valid for {}, not {host}", valid.join(", ")),
            }
        }
        CertificateError::NotValidForName => format!("certificate is not valid for any names, but wanted to match {host}"),
        CertificateError::InvalidPurpose | CertificateError::InvalidPurposeContext { .. } => {
            "certificate specifies an incompatible key usage".to_owned()
        }
        other => other.to_string(),
    }
}

fn alert_text(alert: rustls::AlertDescription) -> &'static str {
    use rustls::AlertDescription as A;
    match alert {
        A::BadCertificate => "bad certificate",
        A::CertificateExpired => "expired certificate",
        A::CertificateRequired => "certificate required",
        A::CertificateUnknown => "unknown certificate",
        A::UnknownCA => "unknown certificate authority",
        A::HandshakeFailure => "handshake failure",
        A::InternalError => "internal error",
        A::ProtocolVersion => "protocol version not supported",
        A::UnrecognisedName => "unrecognized name",
        A::NoApplicationProtocol => "no application protocol",
        A::DecryptError => "error decrypting message",
        A::AccessDenied => "access denied",
        _ => "alert",
    }
}

/// `insecure-skip-tls-verify`: any chain, but the handshake's signature is checked.
#[derive(Debug)]
struct AcceptAny(Arc<CryptoProvider>);

impl ServerCertVerifier for AcceptAny {
    fn verify_server_cert(
        &self,
        _: &CertificateDer<'_>,
        _: &[CertificateDer<'_>],
        _: &ServerName<'_>,
        _: &[u8],
        _: UnixTime,
    ) -> Result<ServerCertVerified, rustls::Error> {
        Ok(ServerCertVerified::assertion())
    }
    fn verify_tls12_signature(
        &self,
        message: &[u8],
        cert: &CertificateDer<'_>,
        dss: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        rustls::crypto::verify_tls12_signature(message, cert, dss, &self.0.signature_verification_algorithms)
    }
    fn verify_tls13_signature(
        &self,
        message: &[u8],
        cert: &CertificateDer<'_>,
        dss: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        rustls::crypto::verify_tls13_signature(message, cert, dss, &self.0.signature_verification_algorithms)
    }
    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.0.signature_verification_algorithms.supported_schemes()
    }
}
