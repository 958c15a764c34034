//! The serving certificate without `--tls-cert-file`: `apiserver.crt` and
//! `apiserver.key` of `--cert-dir`, made when they are not there. An authority
//! of its own signs it and follows it in the file.
//!
//! Upstream followed: `apiserver/pkg/server/options/serving.go`,
//! `client-go/util/cert/cert.go`.

use std::net::IpAddr;
use std::path::Path;

use apiserver::serve::tls::KeyPair;
use pki::certificate::AlternativeNames;
use pki::{CertificateTemplate, KeyAlgorithm, PrivateKey, Subject, Usage};

use super::Options;

const PAIR: &str = "apiserver";
const YEAR_SECONDS: i64 = 365 * 24 * 3600;
/// Valid an hour earlier, for clocks that differ.
const EARLIER_SECONDS: i64 = 3600;

/// The pair of the flags, or the one in `--cert-dir`.
pub fn pair(options: &Options) -> Result<KeyPair, String> {
    let given = &options.serving;
    if !given.cert_file.as_os_str().is_empty() || !given.key_file.as_os_str().is_empty() {
        return Ok(given.clone());
    }
    let pair = KeyPair {
        cert_file: options.cert_dir.join(format!("{PAIR}.crt")),
        key_file: options.cert_dir.join(format!("{PAIR}.key")),
        names: Vec::new(),
    };
    match (std::fs::metadata(&pair.cert_file).is_ok(), std::fs::metadata(&pair.key_file).is_ok()) {
        (true, true) => return Ok(pair),
        (false, false) => {}
        _ => {
            return Err(format!(
                "error reading key pair: cert {} and key {} must both be there or both be absent",
                pair.cert_file.display(),
                pair.key_file.display()
            ));
        }
    }
    let now = jiff::Timestamp::now().as_second();
    let (certificate, key) = generate(&options.advertise.to_string(), names(options), now)
        .map_err(|error| format!("unable to generate self signed cert: {error}"))?;
    write(&pair.cert_file, &certificate, 0o644)?;
    write(&pair.key_file, &key, 0o600)?;
    tracing::info!("Generated self-signed cert ({}, {})", pair.cert_file.display(), pair.key_file.display());
    Ok(pair)
}

/// Names that the server is reached by.
fn names(options: &Options) -> AlternativeNames {
    let mut names = AlternativeNames::default();
    names.ips.push(options.advertise);
    if let Some(service) = options.service_cidrs.first().and_then(|cidr| first_address(cidr)) {
        names.ips.push(service);
    }
    names.dns.extend(["kubernetes.default.svc", "kubernetes.default", "kubernetes"].map(str::to_owned));
    match options.bind.ip() {
        ip if ip.is_unspecified() => names.dns.push("localhost".into()),
        ip => names.ips.push(ip),
    }
    names
}

/// The address of the `kubernetes` service in a range.
fn first_address(cidr: &str) -> Option<IpAddr> {
    let net: ipnet::IpNet = cidr.parse().ok()?;
    Some(match net.network() {
        IpAddr::V4(ip) => IpAddr::V4((u32::from(ip).checked_add(1)?).into()),
        IpAddr::V6(ip) => IpAddr::V6((u128::from(ip).checked_add(1)?).into()),
    })
}

/// PEM of the certificate with its authority, and of the key.
fn generate(host: &str, names: AlternativeNames, now: i64) -> Result<(String, String), pki::Error> {
    let (before, after) = (now - EARLIER_SECONDS, now - EARLIER_SECONDS + YEAR_SECONDS);
    let authority_key = PrivateKey::generate(KeyAlgorithm::Rsa2048)?;
    let subject = Subject::new(&format!("{host}-ca@{now}"), &[]);
    let authority = CertificateTemplate::authority(subject, before, after).self_sign(&authority_key)?;
    let key = PrivateKey::generate(KeyAlgorithm::Rsa2048)?;
    let subject = Subject::new(&format!("{host}@{now}"), &[]);
    let own = CertificateTemplate::leaf(subject, names, &[Usage::ServerAuth], before, after);
    let own = own.sign(key.public(), &authority, &authority_key)?;
    Ok((format!("{}{}", own.to_pem(), authority.to_pem()), key.to_pem()?))
}

fn write(path: &Path, text: &str, mode: u32) -> Result<(), String> {
    use std::io::Write;
    use std::os::unix::fs::OpenOptionsExt;
    let failed = |error: std::io::Error| format!("open {}: {error}", path.display());
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder).map_err(failed)?;
    }
    let mut file =
        std::fs::OpenOptions::new().write(true).create(true).truncate(true).mode(mode).open(path).map_err(failed)?;
    file.write_all(text.as_bytes()).map_err(failed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_authority_of_its_own_signs_the_certificate() {
        let names = AlternativeNames { dns: vec!["kubernetes".into()], ..Default::default() };
        let now = 1_700_000_000;
        let (chain, key) = generate("10.0.0.1", names, now).unwrap();
        let chain = pki::Certificate::all_from_pem(&chain).unwrap();
        assert_eq!(chain[0].subject().common_name, format!("10.0.0.1@{now}"));
        assert_eq!(chain[0].names().dns, ["kubernetes"]);
        let roots = pki::Pool::new(vec![chain[1].clone()]);
        assert!(pki::verify(&roots, &chain[..1], &[Usage::ServerAuth], now).is_ok());
        assert!(PrivateKey::from_pem(&key).is_ok());
    }

    #[test]
    fn the_kubernetes_service_has_the_first_address() {
        assert_eq!(first_address("10.0.0.0/24"), "10.0.0.1".parse().ok());
        assert_eq!(first_address("fd00::/108"), "fd00::1".parse().ok());
    }
}
