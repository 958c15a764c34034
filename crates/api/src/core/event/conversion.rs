//! Events of events.k8s.io are core events with other field names.

use apimachinery::Value;

use crate::edit::Fields;

/// events.k8s.io name, core name.
const NAMES: &[(&str, &str)] = &[
    ("regarding", "involvedObject"),
    ("note", "message"),
    ("deprecatedSource", "source"),
    ("deprecatedFirstTimestamp", "firstTimestamp"),
    ("deprecatedLastTimestamp", "lastTimestamp"),
    ("deprecatedCount", "count"),
    ("reportingController", "reportingComponent"),
];

/// To the core form.
pub fn to_core(object: &mut Value) {
    for (ours, core) in NAMES {
        if let Some(value) = object.remove(ours) {
            object.set(core, value);
        }
    }
}

/// From the core form.
pub fn from_core(object: &mut Value) {
    for (ours, core) in NAMES {
        if let Some(value) = object.remove(core) {
            object.set(ours, value);
        }
    }
}
