//! What the binder knows: informers' objects and the answers to its own writes,
//! whichever is newer; and the choice of a volume for a claim.

use std::collections::BTreeMap;
use std::sync::Arc;

use client::ObjectMeta;
use informers::Key;
use parking_lot::Mutex;
use placement::volumes::{ClaimView, find};

use crate::types::{Claim, Volume};

#[derive(Default)]
pub struct Known {
    claims: Mutex<BTreeMap<Key, Arc<Claim>>>,
    volumes: Mutex<BTreeMap<String, Arc<Volume>>>,
}

/// Resource versions of one kind are ordered; a text that is no number is never newer.
fn version(m: &ObjectMeta) -> u64 {
    m.resource_version.parse().unwrap_or(0)
}

impl Known {
    /// False: a newer one is known, this one is to be passed over.
    pub fn put_claim(&self, claim: Arc<Claim>) -> bool {
        let mut claims = self.claims.lock();
        let key = Key::new(claim.metadata.namespace.as_str(), claim.metadata.name.as_str());
        if claims.get(&key).is_some_and(|old| version(&old.metadata) > version(&claim.metadata)) {
            return false;
        }
        claims.insert(key, claim);
        true
    }
    pub fn put_volume(&self, volume: Arc<Volume>) -> bool {
        let mut volumes = self.volumes.lock();
        if volumes.get(&volume.metadata.name).is_some_and(|old| version(&old.metadata) > version(&volume.metadata)) {
            return false;
        }
        volumes.insert(volume.metadata.name.clone(), volume);
        true
    }
    pub fn claim(&self, key: &Key) -> Option<Arc<Claim>> {
        self.claims.lock().get(key).cloned()
    }
    pub fn volume(&self, name: &str) -> Option<Arc<Volume>> {
        self.volumes.lock().get(name).cloned()
    }
    pub fn remove_claim(&self, key: &Key) -> Option<Arc<Claim>> {
        self.claims.lock().remove(key)
    }
    pub fn remove_volume(&self, name: &str) -> Option<Arc<Volume>> {
        self.volumes.lock().remove(name)
    }

    /// The best volume for a claim: of those with the fewest access modes that
    /// include the claim's, the smallest that is large enough.
    pub fn best_match(&self, claim: &ClaimView, delay_binding: bool) -> Result<Option<Arc<Volume>>, String> {
        let volumes = self.volumes.lock();
        let mut by_modes: BTreeMap<(usize, String), Vec<&Arc<Volume>>> = BTreeMap::new();
        for volume in volumes.values() {
            let modes = modes(volume);
            if claim.access_modes().all(|wanted| modes.contains(&wanted)) {
                by_modes.entry((modes.len(), modes.join(","))).or_default().push(volume);
            }
        }
        for candidates in by_modes.values() {
            let found = find(claim, candidates.iter().copied(), |v| v.view(), None, |_| false, delay_binding)?;
            if let Some(volume) = found {
                return Ok(Some(volume.clone()));
            }
        }
        Ok(None)
    }
}

/// Access modes without repetition, in upstream's order.
fn modes(volume: &Volume) -> Vec<&'static str> {
    ["ReadWriteOnce", "ReadOnlyMany", "ReadWriteMany", "ReadWriteOncePod"]
        .into_iter()
        .filter(|mode| volume.view().access_modes().any(|m| m == *mode))
        .collect()
}
