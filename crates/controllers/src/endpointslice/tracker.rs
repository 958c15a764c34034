//! What the controller knows of its own writes, and when what it reports happened.

use std::collections::BTreeMap;

use parking_lot::Mutex;
use reconciler::pod::Pod;

use super::slice::Slice;
use crate::types::Service;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Expected {
    Generation(i64),
    Deletion,
}

/// Generations of written slices by service (`namespace/name`) and uid.
#[derive(Debug, Default)]
pub struct Tracker(Mutex<BTreeMap<String, BTreeMap<String, Expected>>>);

pub fn service_key(slice: &Slice) -> String {
    format!("{}/{}", slice.metadata.namespace, slice.service())
}

impl Tracker {
    pub fn wrote(&self, slice: &Slice) {
        self.set(slice, Expected::Generation(slice.metadata.generation));
    }
    pub fn expect_deletion(&self, slice: &Slice) {
        self.set(slice, Expected::Deletion);
    }
    fn set(&self, slice: &Slice, expected: Expected) {
        let mut services = self.0.lock();
        services.entry(service_key(slice)).or_default().insert(slice.metadata.uid.clone(), expected);
    }

    /// Someone else made or changed it.
    pub fn should_sync(&self, slice: &Slice) -> bool {
        match self.0.lock().get(&service_key(slice)).and_then(|s| s.get(&slice.metadata.uid)) {
            Some(Expected::Generation(known)) => slice.metadata.generation > *known,
            Some(Expected::Deletion) => true,
            None => true,
        }
    }

    /// A known slice went, and not by this controller.
    pub fn deleted_by_others(&self, slice: &Slice) -> bool {
        let mut services = self.0.lock();
        let Some(known) = services.get_mut(&service_key(slice)) else { return false };
        matches!(known.remove(&slice.metadata.uid), Some(Expected::Generation(_)))
    }

    /// The store has not seen all of the controller's writes yet.
    pub fn is_stale<'a>(&self, service: &str, slices: impl IntoIterator<Item = &'a Slice>) -> bool {
        let services = self.0.lock();
        let Some(known) = services.get(service) else { return false };
        let mut seen = BTreeMap::new();
        for slice in slices {
            let m = &slice.metadata;
            seen.insert(m.uid.as_str(), ());
            match known.get(&m.uid) {
                Some(Expected::Deletion) => return true,
                Some(Expected::Generation(generation)) if *generation > m.generation => return true,
                _ => {}
            }
        }
        known.iter().any(|(uid, e)| *e != Expected::Deletion && !seen.contains_key(uid.as_str()))
    }

    pub fn forget(&self, service: &str) {
        self.0.lock().remove(service);
    }
}

#[derive(Debug, Default)]
struct Times {
    service: String,
    pods: BTreeMap<String, String>,
}

/// When the change happened that a sync reports: upstream's TriggerTimeTracker.
/// Times are texts of the wire, which sort as they follow one another.
#[derive(Debug, Default)]
pub struct Triggers(Mutex<BTreeMap<String, Times>>);

impl Triggers {
    /// None: nothing that is known to have changed.
    pub fn observe<'a>(&self, key: &str, service: &Service, pods: impl IntoIterator<Item = &'a Pod>) -> Option<String> {
        let mut all = self.0.lock();
        let known = all.get(key);
        let before = |name: &str| known.and_then(|t| t.pods.get(name)).map_or("", String::as_str);
        let mut times = BTreeMap::new();
        let mut changed: Vec<String> = Vec::new();
        for pod in pods {
            let Some(time) = pod.condition("Ready").and_then(|c| c.last_transition_time.clone()) else { continue };
            if time.as_str() > before(&pod.metadata.name) {
                changed.push(time.clone());
            }
            times.insert(pod.metadata.name.clone(), time);
        }
        let created = service.metadata.creation_timestamp.clone().unwrap_or_default();
        if created.as_str() > known.map_or("", |t| t.service.as_str()) {
            changed.push(created.clone());
        }
        let first = known.is_none();
        all.insert(key.to_owned(), Times { service: created.clone(), pods: times });
        if first { (!created.is_empty()).then_some(created) } else { changed.into_iter().min() }
    }

    pub fn forget(&self, key: &str) {
        self.0.lock().remove(key);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn slice(uid: &str, generation: i64) -> Slice {
        serde_json::from_value(json!({"metadata": {"namespace": "ns", "name": uid, "uid": uid,
            "generation": generation, "labels": {"kubernetes.io/service-name": "s"}}}))
        .unwrap()
    }

    #[test]
    fn own_writes_are_waited_for() {
        let tracker = Tracker::default();
        assert!(tracker.should_sync(&slice("a", 1)));
        tracker.wrote(&slice("a", 2));
        assert!(!tracker.should_sync(&slice("a", 2)));
        assert!(tracker.should_sync(&slice("a", 3)));
        assert!(tracker.is_stale("ns/s", []));
        assert!(tracker.is_stale("ns/s", [&slice("a", 1)]));
        assert!(!tracker.is_stale("ns/s", [&slice("a", 2)]));
        tracker.expect_deletion(&slice("a", 2));
        assert!(tracker.is_stale("ns/s", [&slice("a", 2)]));
        assert!(!tracker.deleted_by_others(&slice("a", 2)));
        tracker.wrote(&slice("a", 2));
        assert!(tracker.deleted_by_others(&slice("a", 2)));
    }

    #[test]
    fn the_earliest_change_is_told() {
        let triggers = Triggers::default();
        let service: Service =
            serde_json::from_value(json!({"metadata": {"creationTimestamp": "2026-01-01T00:00:00Z"}})).unwrap();
        let pod = |name: &str, at: &str| -> Pod {
            serde_json::from_value(json!({"metadata": {"name": name},
                "status": {"conditions": [{"type": "Ready", "status": "True", "lastTransitionTime": at}]}}))
            .unwrap()
        };
        let a = pod("a", "2026-01-01T00:00:05Z");
        assert_eq!(triggers.observe("k", &service, [&a]).as_deref(), Some("2026-01-01T00:00:00Z"));
        assert_eq!(triggers.observe("k", &service, [&a]), None);
        let (b, c) = (pod("b", "2026-01-01T00:00:08Z"), pod("c", "2026-01-01T00:00:07Z"));
        assert_eq!(triggers.observe("k", &service, [&a, &b, &c]).as_deref(), Some("2026-01-01T00:00:07Z"));
    }
}
