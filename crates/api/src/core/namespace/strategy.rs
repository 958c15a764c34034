//! What writes to a namespace may touch. Its finalizers live in the spec and are
//! written by `finalize` only.
//!
//! Upstream followed: pkg/registry/core/namespace/strategy.go.

use apimachinery::{Value, json};

use crate::edit::{Fields, carry};
use crate::strategy::Context;

const FINALIZER: &str = "kubernetes";

/// Active, with the finalizer that waits for the contents to go.
pub fn create(object: &mut Value) {
    object.set("status", json!({"phase": "Active"}));
    let spec = object.child("spec");
    if !spec.list("finalizers").iter().any(|entry| entry == FINALIZER) {
        let mut finalizers = spec.list("finalizers").to_vec();
        finalizers.push(FINALIZER.into());
        spec.set("finalizers", finalizers);
    }
}

/// Main resource, `status` or `finalize`.
pub fn update(context: &Context, object: &mut Value, old: &Value) {
    match context.subresource {
        "status" => carry(object, old, "spec"),
        "finalize" => carry(object, old, "status"),
        _ => {
            carry(object.child("spec"), &old["spec"], "finalizers");
            carry(object, old, "status");
        }
    }
}
