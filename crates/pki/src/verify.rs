//! Chain verification against a bundle, as Go's `x509.Certificate.Verify` with
//! `Roots`, `Intermediates` and `KeyUsages`. No revocation.
//!
//! Limits: [`MAX_CHAIN`] certificates deep, [`MAX_SIGNATURE_CHECKS`] signature
//! checks a call (Go's own figure), so a hostile chain costs little.

use crate::issue::Usage;
use crate::{Certificate, Error, Result};

const MAX_CHAIN: usize = 10;
const MAX_SIGNATURE_CHECKS: usize = 100;

/// A bundle of trusted certificates.
#[derive(Debug, Clone, Default)]
pub struct Pool(Vec<Certificate>);

impl Pool {
    pub fn new(certificates: Vec<Certificate>) -> Self {
        Pool(certificates)
    }
    pub fn from_pem(text: &str) -> Result<Self> {
        Ok(Pool(Certificate::all_from_pem(text)?))
    }
    pub fn certificates(&self) -> &[Certificate] {
        &self.0
    }
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
    fn contains(&self, certificate: &Certificate) -> bool {
        self.0.contains(certificate)
    }
}

/// Verifies `chain[0]` with `chain[1..]` as intermediates at `now` (Unix
/// seconds) for any one of `usages` (empty: any use). Gives the verified chain,
/// leaf first, root last.
pub fn verify(roots: &Pool, chain: &[Certificate], usages: &[Usage], now: i64) -> Result<Vec<Certificate>> {
    let leaf = chain.first().ok_or_else(|| Error::Verify("no certificate".into()))?;
    check_certificate(leaf, None, now)?;
    let mut search = Search { roots, intermediates: &chain[1..], now, checks: 0, failure: None };
    let found = if roots.contains(leaf) { Some(vec![leaf.clone()]) } else { search.extend(vec![leaf.clone()]) };
    let Some(found) = found else {
        return Err(search.failure.unwrap_or_else(|| Error::Verify("certificate signed by unknown authority".into())));
    };
    let usable = usages.is_empty() || usages.iter().any(|usage| found.iter().all(|c| c.allows(*usage)));
    if !usable {
        return Err(Error::Verify("certificate specifies an incompatible key usage".into()));
    }
    Ok(found)
}

/// Verifies a server's chain for the host (name or address) that was dialled.
pub fn verify_server(roots: &Pool, chain: &[Certificate], host: &str, now: i64) -> Result<Vec<Certificate>> {
    let leaf = chain.first().ok_or_else(|| Error::Verify("no certificate".into()))?;
    check_certificate(leaf, None, now)?;
    check_host(leaf, host)?;
    verify(roots, chain, &[Usage::ServerAuth], now)
}

/// Go's `VerifyHostname`.
pub fn check_host(certificate: &Certificate, host: &str) -> Result<()> {
    let names = certificate.names();
    let bare = host.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(host);
    let valid: Vec<String> = if let Ok(address) = bare.parse::<std::net::IpAddr>() {
        if names.ips.contains(&address) {
            return Ok(());
        }
        if names.ips.is_empty() {
            return Err(Error::Verify(format!(
                "cannot validate certificate for {host} because it doesn't contain any IP SANs"
            )));
        }
        names.ips.iter().map(ToString::to_string).collect()
    } else {
        if names.dns.iter().any(|pattern| host_matches(pattern, host)) {
            return Ok(());
        }
        names.dns.clone()
    };
    Err(Error::Verify(if valid.is_empty() {
        format!("certificate is not valid for any names, but wanted to match {host}")
    } else {
        format!("certificate is valid for {}, not {host}", valid.join(", "))
    }))
}

fn host_matches(pattern: &str, host: &str) -> bool {
    let (pattern, host) = (pattern.to_ascii_lowercase(), host.to_ascii_lowercase());
    let host = host.strip_suffix('.').unwrap_or(&host);
    if pattern.is_empty() || host.is_empty() {
        return false;
    }
    let (patterns, parts): (Vec<_>, Vec<_>) = (pattern.split('.').collect(), host.split('.').collect());
    patterns.len() == parts.len()
        && patterns.iter().zip(&parts).enumerate().all(|(at, (p, h))| (at == 0 && *p == "*") || p == h)
}

struct Search<'a> {
    roots: &'a Pool,
    intermediates: &'a [Certificate],
    now: i64,
    checks: usize,
    failure: Option<Error>,
}

impl Search<'_> {
    fn extend(&mut self, chain: Vec<Certificate>) -> Option<Vec<Certificate>> {
        if chain.len() > MAX_CHAIN {
            return None;
        }
        let (roots, intermediates) = (self.roots, self.intermediates);
        for (candidate, is_root) in roots.0.iter().map(|c| (c, true)).chain(intermediates.iter().map(|c| (c, false))) {
            let last = chain.last()?;
            if !is_possible_issuer(candidate, last) || chain.contains(candidate) {
                continue;
            }
            self.checks += 1;
            if self.checks > MAX_SIGNATURE_CHECKS {
                self.failure = Some(Error::Verify(
                    "signature check attempts limit reached while verifying certificate chain".into(),
                ));
                return None;
            }
            let checked = last
                .check_signed_by(candidate.public_key())
                .and_then(|()| check_certificate(candidate, Some(chain.len() - 1), self.now));
            if let Err(error) = checked {
                self.failure = Some(error);
                continue;
            }
            let mut longer = chain.clone();
            longer.push(candidate.clone());
            if is_root {
                return Some(longer);
            }
            if let Some(found) = self.extend(longer) {
                return Some(found);
            }
        }
        None
    }
}

/// Same name, and the same key id when both say one.
fn is_possible_issuer(issuer: &Certificate, subject: &Certificate) -> bool {
    let wanted = subject.authority_key_id();
    let has = issuer.subject_key_id();
    issuer.subject_raw() == subject.issuer_raw() && (wanted.is_empty() || has.is_empty() || wanted == has)
}

/// `below`: number of intermediates under an issuer; `None` for the leaf.
fn check_certificate(certificate: &Certificate, below: Option<usize>, now: i64) -> Result<()> {
    if certificate.has_unknown_critical_extension() {
        return Err(Error::Verify("unhandled critical extension".into()));
    }
    if now < certificate.not_before() || now > certificate.not_after() {
        let show = |seconds: i64| jiff::Timestamp::from_second(seconds).map(|t| t.to_string()).unwrap_or_default();
        let (word, limit) = if now < certificate.not_before() {
            ("before", certificate.not_before())
        } else {
            ("after", certificate.not_after())
        };
        return Err(Error::Verify(format!(
            "certificate has expired or is not yet valid: current time {} is {word} {}",
            show(now),
            show(limit)
        )));
    }
    let Some(below) = below else { return Ok(()) };
    if !certificate.is_ca() || !certificate.may_sign() {
        return Err(Error::Verify("certificate signed by unknown authority".into()));
    }
    if certificate.path_length().is_some_and(|limit| below > limit as usize) {
        return Err(Error::Verify("too many intermediates for path length constraint".into()));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{CertificateTemplate, KeyAlgorithm, PrivateKey, Subject};

    struct World {
        root: Certificate,
        root_key: PrivateKey,
    }

    fn world(name: &str) -> World {
        let root_key = PrivateKey::generate(KeyAlgorithm::EcdsaP256).unwrap();
        let root = CertificateTemplate::authority(Subject::new(name, &[]), 0, 10_000).self_sign(&root_key).unwrap();
        World { root, root_key }
    }

    impl World {
        fn leaf(&self, usages: &[Usage]) -> Certificate {
            let key = PrivateKey::generate(KeyAlgorithm::EcdsaP256).unwrap();
            CertificateTemplate::leaf(Subject::new("jane", &[]), Default::default(), usages, 100, 200)
                .sign(key.public(), &self.root, &self.root_key)
                .unwrap()
        }
    }

    #[test]
    fn a_leaf_verifies_in_its_time_for_its_use() {
        let world = world("ca");
        let pool = Pool::new(vec![world.root.clone()]);
        let leaf = world.leaf(&[Usage::ClientAuth]);
        let chain = [leaf.clone()];
        assert_eq!(verify(&pool, &chain, &[Usage::ClientAuth], 150).unwrap(), [leaf, world.root]);
        assert!(verify(&pool, &chain, &[Usage::ServerAuth], 150).is_err());
        assert!(verify(&pool, &chain, &[], 150).is_ok());
        for outside in [99, 201] {
            let error = verify(&pool, &chain, &[], outside).unwrap_err().to_string();
            assert!(error.starts_with("x509: certificate has expired or is not yet valid"), "{error}");
        }
    }

    #[test]
    fn another_authority_of_the_same_name_is_not_enough() {
        let (one, two) = (world("ca"), world("ca"));
        let leaf = one.leaf(&[]);
        let pool = Pool::new(vec![two.root.clone()]);
        assert!(verify(&pool, std::slice::from_ref(&leaf), &[], 150).is_err());
        let both = Pool::new(vec![two.root, one.root]);
        assert!(verify(&both, &[leaf], &[], 150).is_ok());
    }

    #[test]
    fn an_intermediate_from_the_peer_is_used_and_a_leaf_cannot_issue() {
        let world = world("root");
        let key = PrivateKey::generate(KeyAlgorithm::EcdsaP256).unwrap();
        let sub = CertificateTemplate::authority(Subject::new("sub", &[]), 0, 1_000)
            .sign(key.public(), &world.root, &world.root_key)
            .unwrap();
        let leaf_key = PrivateKey::generate(KeyAlgorithm::EcdsaP256).unwrap();
        let template = CertificateTemplate::leaf(Subject::new("jane", &[]), Default::default(), &[], 0, 1_000);
        let leaf = template.sign(leaf_key.public(), &sub, &key).unwrap();
        let pool = Pool::new(vec![world.root.clone()]);
        assert!(verify(&pool, &[leaf.clone(), sub], &[], 150).is_ok());
        assert!(verify(&pool, std::slice::from_ref(&leaf), &[], 150).is_err());
        let under =
            template.sign(PrivateKey::generate(KeyAlgorithm::EcdsaP256).unwrap().public(), &leaf, &leaf_key).unwrap();
        assert!(verify(&pool, &[under, leaf], &[], 150).is_err());
    }

    #[test]
    fn a_self_signed_stranger_is_refused_and_a_trusted_leaf_accepted() {
        let key = PrivateKey::generate(KeyAlgorithm::EcdsaP256).unwrap();
        let own = CertificateTemplate::leaf(Subject::new("me", &[]), Default::default(), &[], 0, 1_000)
            .self_sign(&key)
            .unwrap();
        assert!(verify(&Pool::new(vec![world("ca").root]), std::slice::from_ref(&own), &[], 150).is_err());
        assert!(verify(&Pool::new(vec![own.clone()]), &[own], &[], 150).is_ok());
    }
}
