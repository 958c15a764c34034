//! Whether the stores have seen what a controller wrote for an object.
//!
//! Upstream followed: pkg/controller/util/consistency.

use std::collections::BTreeMap;

use parking_lot::Mutex;

/// Newest resourceVersion written, by owner's key and resource.
#[derive(Debug, Default)]
pub struct Consistency(Mutex<BTreeMap<String, BTreeMap<&'static str, u64>>>);

impl Consistency {
    pub fn wrote(&self, key: &str, resource: &'static str, resource_version: &str) {
        let Ok(version) = resource_version.parse::<u64>() else { return };
        let mut owners = self.0.lock();
        let newest = owners.entry(key.to_owned()).or_default().entry(resource).or_default();
        *newest = version.max(*newest);
    }

    /// `seen`: the newest resourceVersion of a resource's informer.
    pub fn is_ready(&self, key: &str, seen: impl Fn(&str) -> String) -> bool {
        let mut owners = self.0.lock();
        let Some(written) = owners.get_mut(key) else { return true };
        written.retain(|resource, version| seen(resource).parse::<u64>().is_ok_and(|seen| seen < *version));
        let ready = written.is_empty();
        if ready {
            owners.remove(key);
        }
        ready
    }

    pub fn forget(&self, key: &str) {
        self.0.lock().remove(key);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_for_the_newest_write() {
        let consistency = Consistency::default();
        assert!(consistency.is_ready("ns/a", |_| "1".into()));
        consistency.wrote("ns/a", "pods", "7");
        consistency.wrote("ns/a", "pods", "5");
        assert!(!consistency.is_ready("ns/a", |_| "6".into()));
        assert!(consistency.is_ready("ns/b", |_| "6".into()));
        assert!(consistency.is_ready("ns/a", |_| "10".into()));
        assert!(consistency.is_ready("ns/a", |_| "1".into()), "forgotten once seen");
    }
}
