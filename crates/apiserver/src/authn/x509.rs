//! Client certificates: CN is the user, O the groups. The handshake has proved
//! possession of the key; trust is decided here, so that a bad certificate is
//! 401 and not a broken connection.
//!
//! A verified chain is remembered for [`CACHE_SECONDS`] and at most until the
//! certificate or the bundle changes, so that a busy connection pays for one
//! signature check. Limit: [`CACHE_ENTRIES`].
//!
//! Upstream followed: `authentication/request/x509/x509.go`.

use std::collections::BTreeMap;
use std::sync::Arc;

use arc_swap::ArcSwap;
use pki::{Certificate, Pool, Usage};

use super::cache::Expiring;
use crate::request::{Authenticated, PeerCertificates, UserInfo};

pub const CREDENTIAL_ID_KEY: &str = "authentication.kubernetes.io/credential-id";

const CACHE_SECONDS: i64 = 60;
const CACHE_ENTRIES: usize = 4096;

/// A CA bundle that a file watcher replaces as a whole. Cheap to clone.
#[derive(Debug, Clone)]
pub struct Bundle(Arc<ArcSwap<Pool>>);

impl Bundle {
    pub fn new(pool: Pool) -> Self {
        Bundle(Arc::new(ArcSwap::from_pointee(pool)))
    }
    pub fn replace(&self, pool: Pool) {
        self.0.store(Arc::new(pool));
    }
    pub fn current(&self) -> Arc<Pool> {
        self.0.load_full()
    }
}

pub struct ClientCertificates {
    bundle: Bundle,
    /// Leaf DER to (bundle, outcome); an entry of an older bundle is void.
    verified: Expiring<bytes::Bytes, (Arc<Pool>, Authenticated)>,
}

impl ClientCertificates {
    pub fn new(bundle: Bundle) -> Self {
        ClientCertificates { bundle, verified: Expiring::new(CACHE_ENTRIES) }
    }

    /// `now` in Unix seconds.
    pub fn authenticate(&self, peer: &PeerCertificates, now: i64) -> Result<Option<Authenticated>, String> {
        let Some(leaf) = peer.0.first() else { return Ok(None) };
        let bundle = self.bundle.current();
        if let Some((of, found)) = self.verified.get(leaf, now)
            && Arc::ptr_eq(&of, &bundle)
        {
            return Ok(Some(found));
        }
        let verified = verify_peer(&bundle, peer, now)?;
        let Some(user) = user_of(&verified)? else { return Ok(None) };
        let found = Authenticated { user, ..Default::default() };
        let until = verified.not_after().min(now + CACHE_SECONDS);
        self.verified.put(leaf.clone(), (bundle, found.clone()), now, until);
        Ok(Some(found))
    }
}

/// Checks the peer's chain for client use and gives its leaf.
pub fn verify_peer(roots: &Pool, peer: &PeerCertificates, now: i64) -> Result<Certificate, String> {
    let mut chain = Vec::with_capacity(peer.0.len());
    for der in &peer.0 {
        chain.push(Certificate::from_der(der).map_err(|e| e.to_string())?);
    }
    pki::verify(roots, &chain, &[Usage::ClientAuth], now).map_err(|error| {
        let subject = chain.first().map(|c| c.subject().common_name.clone()).unwrap_or_default();
        format!("verifying certificate CN={subject} failed: {error}")
    })?;
    chain.into_iter().next().ok_or_else(|| "no certificate".into())
}

/// `Ok(None)` for a certificate without CN.
pub fn user_of(leaf: &Certificate) -> Result<Option<UserInfo>, String> {
    let subject = leaf.subject();
    if subject.common_name.is_empty() {
        return Ok(None);
    }
    let uid = match subject.uids.as_slice() {
        [] => String::new(),
        [one] if one.is_empty() => return Err("UID cannot be an empty string".into()),
        [one] => one.clone(),
        many => return Err(format!("expected 1 UID, but found multiple: [{}]", many.join(" "))),
    };
    Ok(Some(UserInfo {
        name: subject.common_name.clone(),
        uid,
        groups: subject.organizations.clone(),
        extra: BTreeMap::from([(CREDENTIAL_ID_KEY.to_owned(), vec![format!("X509SHA256={}", leaf.sha256_hex())])]),
    }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use pki::{CertificateTemplate, KeyAlgorithm, PrivateKey, Subject};

    fn authority() -> (Certificate, PrivateKey) {
        let key = PrivateKey::generate(KeyAlgorithm::EcdsaP256).unwrap();
        let ca = CertificateTemplate::authority(Subject::new("ca", &[]), 0, 10_000).self_sign(&key).unwrap();
        (ca, key)
    }

    fn peer(ca: &Certificate, key: &PrivateKey, subject: Subject, usage: Usage) -> PeerCertificates {
        let own = PrivateKey::generate(KeyAlgorithm::EcdsaP256).unwrap();
        let leaf = CertificateTemplate::leaf(subject, Default::default(), &[usage], 0, 1_000)
            .sign(own.public(), ca, key)
            .unwrap();
        PeerCertificates(vec![bytes::Bytes::copy_from_slice(leaf.der())])
    }

    #[test]
    fn cn_and_o_become_user_and_groups() {
        let (ca, key) = authority();
        let certificates = ClientCertificates::new(Bundle::new(Pool::new(vec![ca.clone()])));
        let peer = peer(&ca, &key, Subject::new("jane", &["dev", "ops"]), Usage::ClientAuth);
        let found = certificates.authenticate(&peer, 500).unwrap().unwrap();
        assert_eq!((found.user.name.as_str(), &found.user.groups[..]), ("jane", &["dev".to_owned(), "ops".into()][..]));
        assert!(found.user.extra[CREDENTIAL_ID_KEY][0].starts_with("X509SHA256="));
        // The same, from the cache; expired, whatever the cache says.
        assert_eq!(certificates.authenticate(&peer, 501).unwrap().unwrap().user, found.user);
        assert!(certificates.authenticate(&peer, 1_001).is_err());
    }

    #[test]
    fn a_replaced_bundle_voids_what_was_verified() {
        let (ca, key) = authority();
        let bundle = Bundle::new(Pool::new(vec![ca.clone()]));
        let certificates = ClientCertificates::new(bundle.clone());
        let peer = peer(&ca, &key, Subject::new("jane", &[]), Usage::ClientAuth);
        assert!(certificates.authenticate(&peer, 500).is_ok());
        bundle.replace(Pool::new(vec![authority().0]));
        assert!(certificates.authenticate(&peer, 500).is_err());
    }

    #[test]
    fn server_certificates_are_refused_and_nameless_ones_name_nobody() {
        let (ca, key) = authority();
        let certificates = ClientCertificates::new(Bundle::new(Pool::new(vec![ca.clone()])));
        let server = peer(&ca, &key, Subject::new("jane", &[]), Usage::ServerAuth);
        assert!(certificates.authenticate(&server, 500).is_err());
        let nameless = peer(&ca, &key, Subject::new("", &["dev"]), Usage::ClientAuth);
        assert!(certificates.authenticate(&nameless, 500).unwrap().is_none());
        assert!(certificates.authenticate(&PeerCertificates::default(), 500).unwrap().is_none());
    }
}
