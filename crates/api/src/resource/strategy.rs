//! Fields of device features that are off.
//!
//! Upstream followed: pkg/registry/resource/*/strategy.go, pkg/api/resourceclaimspec.

use apimachinery::Value;

use crate::edit::Fields;
use crate::gates::{Feature, drop_unused};

const CLAIM: &[Feature] =
    &[&["devices.requests.*.exactly.derivedAttributes", "devices.requests.*.firstAvailable.*.derivedAttributes"]];

const CLAIM_STATUS: &[Feature] = &[&["allocation.devices.results.*.skipNodeOperations"]];

const SLICE: &[Feature] = &[
    &["devices.*.consumesCounters.*.compatibilityGroups"],
    &["devices.*.nodeAllocatableResources"],
    &[
        "devices.*.attributes.*.bools",
        "devices.*.attributes.*.ints",
        "devices.*.attributes.*.strings",
        "devices.*.attributes.*.versions",
    ],
    &["partitionTypeAttribute"],
    &["skipNodeOperations"],
];

/// The spec of a claim; `old` is the stored spec or null.
pub fn claim_spec(spec: &mut Value, old: &Value) {
    drop_unused(spec, old, CLAIM);
}

/// The status of a claim.
pub fn claim_status(object: &mut Value, old: &Value) {
    drop_unused(object.child("status"), &old["status"], CLAIM_STATUS);
}

/// The spec of a slice.
pub fn slice_spec(object: &mut Value, old: &Value) {
    drop_unused(object.child("spec"), &old["spec"], SLICE);
}
