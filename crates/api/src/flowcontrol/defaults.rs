//! Defaults of flow schemas and priority levels, of all versions.
//!
//! Upstream followed: pkg/apis/flowcontrol/*/defaults.go.

use apimachinery::Value;

use crate::edit::Fields;

const MATCHING_PRECEDENCE: i64 = 1000;
const HAND_SIZE: i64 = 8;
const QUEUES: i64 = 64;
const QUEUE_LENGTH_LIMIT: i64 = 50;
const CONCURRENCY_SHARES: i64 = 30;
/// Set where v1beta3 means a zero share rather than an unset one.
const PRESERVE_ZERO: &str = "flowcontrol.k8s.io/v1beta3-preserve-zero-concurrency-shares";

/// Defaults of a FlowSchema.
pub fn flow_schema(object: &mut Value) {
    object.child("spec").default_zero("matchingPrecedence", MATCHING_PRECEDENCE);
}

/// Defaults of a PriorityLevelConfiguration of the given apiVersion.
pub fn priority_level(api_version: &str, object: &mut Value) {
    let preserve_zero = object.at("metadata.annotations").has(PRESERVE_ZERO);
    let spec = object.child("spec");
    if let Some(exempt) = spec.at_mut("exempt") {
        exempt.default("nominalConcurrencyShares", 0);
        exempt.default("lendablePercent", 0);
    }
    let Some(limited) = spec.at_mut("limited") else { return };
    match api_version.rsplit('/').next() {
        Some("v1beta1" | "v1beta2") => limited.default_zero("assuredConcurrencyShares", CONCURRENCY_SHARES),
        Some("v1beta3") if preserve_zero => {}
        Some("v1beta3") => limited.default_zero("nominalConcurrencyShares", CONCURRENCY_SHARES),
        _ => limited.default("nominalConcurrencyShares", CONCURRENCY_SHARES),
    }
    limited.default("lendablePercent", 0);
    if let Some(queuing) = limited.at_mut("limitResponse.queuing") {
        queuing.default_zero("handSize", HAND_SIZE);
        queuing.default_zero("queues", QUEUES);
        queuing.default_zero("queueLengthLimit", QUEUE_LENGTH_LIMIT);
    }
}
