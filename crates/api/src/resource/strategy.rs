//! Fields of device features.
//!
//! Upstream followed: pkg/registry/resource/*/strategy.go, pkg/api/resourceclaimspec.

use apimachinery::Value;

use crate::edit::Fields;
use crate::gates::{Feature, drop_unused};

const CLAIM: &[Feature] = &[
    (
        "DRADerivedAttributes",
        &["devices.requests.*.exactly.derivedAttributes", "devices.requests.*.firstAvailable.*.derivedAttributes"],
    ),
    (
        "DRAConsumableCapacity",
        &[
            "devices.constraints.*.distinctAttribute",
            "devices.requests.*.exactly.capacity",
            "devices.requests.*.firstAvailable.*.capacity",
        ],
    ),
    ("DRADeviceTaints", &["devices.requests.*.exactly.tolerations", "devices.requests.*.firstAvailable.*.tolerations"]),
];

const CLAIM_STATUS: &[Feature] = &[
    ("DRAOptionalNodeOperations", &["allocation.devices.results.*.skipNodeOperations"]),
    (
        "DRAConsumableCapacity",
        &["allocation.devices.results.*.shareID", "allocation.devices.results.*.consumedCapacity", "devices.*.shareID"],
    ),
    ("DRADeviceTaints", &["allocation.devices.results.*.tolerations"]),
];

const SLICE: &[Feature] = &[
    ("DRADeviceCompatibilityGroups", &["devices.*.consumesCounters.*.compatibilityGroups"]),
    ("DRANodeAllocatableResources", &["devices.*.nodeAllocatableResources"]),
    (
        "DRAListTypeAttributes",
        &[
            "devices.*.attributes.*.bools",
            "devices.*.attributes.*.ints",
            "devices.*.attributes.*.strings",
            "devices.*.attributes.*.versions",
        ],
    ),
    ("DRAPartitionableDevicesType", &["partitionTypeAttribute"]),
    ("DRAOptionalNodeOperations", &["skipNodeOperations"]),
    ("DRADeviceTaints", &["devices.*.taints"]),
    ("DRAConsumableCapacity", &["devices.*.allowMultipleAllocations", "devices.*.capacity.*.requestPolicy"]),
    (
        "DRAPartitionableDevices",
        &[
            "sharedCounters",
            "perDeviceNodeSelection",
            "devices.*.consumesCounters",
            "devices.*.nodeName",
            "devices.*.nodeSelector",
            "devices.*.allNodes",
        ],
    ),
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
