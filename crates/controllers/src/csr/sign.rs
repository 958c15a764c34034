//! Signing with a certificate authority in files, read anew for each signature so
//! that a renewed one is used.

use std::path::Path;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use pki::issue::key_usage;
use pki::{Certificate, CertificateRequest, CertificateTemplate, PrivateKey, Usage};

use super::decide::{KUBE_APISERVER_CLIENT, KUBELET_CLIENT, KUBELET_SERVING, LEGACY_UNKNOWN};
use crate::config::Signing;

/// Clocks may be apart by this.
const BACKDATE_SECONDS: i64 = 5 * 60;
/// Certificates shorter than this are not shortened further by the backdating.
const SHORT_SECONDS: i64 = 8 * 3600;
const MIN_SECONDS: i64 = 10 * 60;

#[derive(Debug, Clone)]
pub struct Signer {
    name: &'static str,
    queue: &'static str,
    cert_file: String,
    key_file: String,
    max_seconds: i64,
}

impl Signer {
    /// The signers that have files; unreadable ones are an error at start.
    pub fn configured(signing: &Signing) -> Result<Vec<Self>, String> {
        let special = [
            (KUBELET_SERVING, "certificate-csrsigning-kubelet-serving", &signing.kubelet_serving),
            (KUBELET_CLIENT, "certificate-csrsigning-kubelet-client", &signing.kubelet_client),
            (KUBE_APISERVER_CLIENT, "certificate-csrsigning-kube-apiserver-client", &signing.kube_apiserver_client),
            (LEGACY_UNKNOWN, "certificate-csrsigning-legacy-unknown", &signing.legacy_unknown),
        ];
        let any_special = special.iter().any(|(_, _, (cert, key))| !cert.is_empty() || !key.is_empty());
        let general = (signing.cert_file.clone(), signing.key_file.clone());
        let mut signers = Vec::new();
        for (name, queue, pair) in special {
            let (cert_file, key_file) = if any_special { pair.clone() } else { general.clone() };
            if cert_file.is_empty() && key_file.is_empty() {
                tracing::info!(
                    signer = name,
                    "Skipping CSR signer controller because specific files were specified for other signers and not this one."
                );
                continue;
            }
            let max_seconds = i64::try_from(signing.duration.as_secs()).unwrap_or(i64::MAX);
            let signer = Signer { name, queue, cert_file, key_file, max_seconds };
            signer.load().map_err(|e| format!("failed to start {name} certificate controller: {e}"))?;
            signers.push(signer);
        }
        Ok(signers)
    }

    pub fn name(&self) -> &'static str {
        self.name
    }
    pub fn queue_name(&self) -> &'static str {
        self.queue
    }

    fn load(&self) -> Result<(Certificate, PrivateKey), String> {
        let read = |path: &str, what: &str| {
            std::fs::read_to_string(Path::new(path)).map_err(|e| {
                format!("error reading CA {what} file {path:?}: open {path}: {}", client::error::Cause::from_io(&e, ""))
            })
        };
        let certificates = Certificate::all_from_pem(&read(&self.cert_file, "cert")?)
            .map_err(|e| format!("error reading CA cert file {:?}: {e}", self.cert_file))?;
        let [certificate] = <[Certificate; 1]>::try_from(certificates)
            .map_err(|_| format!("error reading CA cert file {:?}: expected one certificate", self.cert_file))?;
        let key = PrivateKey::from_pem(&read(&self.key_file, "key")?)
            .map_err(|e| format!("error reading CA key file {:?}: {e}", self.key_file))?;
        Ok((certificate, key))
    }

    /// Base64 of the PEM certificate. `now` in Unix seconds.
    pub fn sign(
        &self,
        request: &CertificateRequest,
        usages: &[String],
        expiration_seconds: Option<i64>,
        now: i64,
    ) -> Result<String, String> {
        let (authority, key) = self.load()?;
        let (key_usage, extended) = usages_of(usages)?;
        let seconds = duration_seconds(self.max_seconds, expiration_seconds);
        let (not_before, not_after) = validity(seconds, now, authority.not_after())?;
        request.check_signature().map_err(|e| format!("unable to verify certificate request signature: {e}"))?;
        let template = CertificateTemplate::for_request(request, &extended, key_usage, not_before, not_after);
        let certificate = template.sign(request.public_key(), &authority, &key).map_err(|e| e.to_string())?;
        Ok(STANDARD.encode(certificate.to_pem()))
    }
}

fn duration_seconds(max: i64, asked: Option<i64>) -> i64 {
    match asked {
        None => max,
        Some(asked) if asked > max => max,
        Some(asked) => asked.max(MIN_SECONDS),
    }
}

/// Never beyond the authority's own end.
fn validity(seconds: i64, now: i64, authority_end: i64) -> Result<(i64, i64), String> {
    let not_before = now - BACKDATE_SECONDS;
    let end = if seconds < SHORT_SECONDS { now + seconds } else { not_before + seconds };
    if now >= authority_end {
        return Err("refusing to sign a certificate that expired in the past".into());
    }
    Ok((not_before, end.min(authority_end)))
}

/// Key usage bits and extended usages, as the CSR API names them.
fn usages_of(usages: &[String]) -> Result<(u16, Vec<Usage>), String> {
    let (mut bits, mut extended, mut unknown) = (0, Vec::new(), Vec::new());
    for usage in usages {
        match usage.as_str() {
            "signing" | "digital signature" => bits |= key_usage::DIGITAL_SIGNATURE,
            "key encipherment" => bits |= key_usage::KEY_ENCIPHERMENT,
            "content commitment" => bits |= 1 << 1,
            "data encipherment" => bits |= 1 << 3,
            "key agreement" => bits |= 1 << 4,
            "cert sign" => bits |= key_usage::CERT_SIGN,
            "crl sign" => bits |= 1 << 6,
            "encipher only" => bits |= 1 << 7,
            "decipher only" => bits |= 1 << 8,
            "server auth" => extended.push(Usage::ServerAuth),
            "client auth" => extended.push(Usage::ClientAuth),
            other => unknown.push(apimachinery::field::quote(other)),
        }
    }
    if !unknown.is_empty() {
        return Err(format!("unrecognized usage values: [{}]", unknown.join(" ")));
    }
    extended.sort();
    extended.dedup();
    Ok((bits, extended))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn validity_is_upstreams() {
        let (begin, end) = validity(365 * 86400, 1_000_000, i64::MAX).unwrap();
        assert_eq!((end - begin) / 60, 525_600);
        let (begin, end) = validity(duration_seconds(365 * 86400, Some(3600)), 1_000_000, i64::MAX).unwrap();
        assert_eq!((end - begin) / 60, 65);
        assert_eq!(validity(86400, 1_000_000, 1_000_100).unwrap().1, 1_000_100);
        assert_eq!(duration_seconds(86400, Some(60)), 600);
        assert_eq!(duration_seconds(86400, Some(100_000)), 86400);
    }

    #[test]
    fn special_files_switch_the_general_pair_off() {
        let mut signing = Signing::default();
        assert!(Signer::configured(&signing).unwrap().is_empty());
        signing.cert_file = "/nonexistent/ca.crt".into();
        signing.key_file = "/nonexistent/ca.key".into();
        let error = Signer::configured(&signing).unwrap_err();
        assert_eq!(
            error,
            "failed to start kubernetes.io/kubelet-serving certificate controller: error reading CA cert file \"/nonexistent/ca.crt\": open /nonexistent/ca.crt: no such file or directory"
        );
    }
}
