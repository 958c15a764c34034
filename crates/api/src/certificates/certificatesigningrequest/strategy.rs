//! Writes to signing requests: who asks is taken from the request, the spec never
//! changes, approval goes through its own subresource.
//!
//! Upstream followed: pkg/registry/certificates/certificates/strategy.go.

use apimachinery::{Value, json};

use crate::edit::{Fields, carry};
use crate::strategy::Context;

/// Records the requesting user; no status.
pub fn create(context: &Context, object: &mut Value) {
    let spec = object.child("spec");
    for key in ["username", "uid", "groups", "extra"] {
        spec.remove(key);
    }
    spec.set("username", context.user);
    spec.set("uid", context.user_uid);
    spec.set("groups", json!(context.user_groups));
    if let Some(extra) = context.user_extra.filter(|extra| !extra.is_empty()) {
        spec.set("extra", json!(extra));
    }
    object.remove("status");
}

/// Main resource, `status` or `approval`.
pub fn update(context: &Context, object: &mut Value, old: &Value) {
    carry(object, old, "spec");
    match context.subresource {
        "status" => {
            for kind in ["Approved", "Denied"] {
                preserve(object, old, kind);
            }
            timestamps(context.now, object, old);
        }
        "approval" => {
            timestamps(context.now, object, old);
            let conditions = object.at("status.conditions").clone();
            carry(object, old, "status");
            let status = object.child("status");
            match conditions {
                Value::Null => status.remove("conditions").map_or((), drop),
                conditions => status.set("conditions", conditions),
            }
        }
        _ => carry(object, old, "status"),
    }
}

/// Conditions of a type stay as they were where their number is the same.
fn preserve(object: &mut Value, old: &Value, kind: &str) {
    let of_kind = |condition: &&Value| condition.text("type") == kind;
    let before: Vec<Value> = old["status"].list("conditions").iter().filter(of_kind).cloned().collect();
    let status = object.child("status");
    if status.list("conditions").iter().filter(of_kind).count() != before.len() {
        return;
    }
    let mut before = before.into_iter();
    for condition in status.list_mut("conditions") {
        if condition.text("type") == kind
            && let Some(kept) = before.next()
        {
            *condition = kept;
        }
    }
}

fn timestamps(now: &str, object: &mut Value, old: &Value) {
    for condition in object.child("status").list_mut("conditions") {
        condition.default("lastUpdateTime", now);
        if !condition.has("lastTransitionTime") {
            let kept = old["status"].list("conditions").iter().find(|other| {
                other.text("type") == condition.text("type")
                    && other.text("status") == condition.text("status")
                    && other.has("lastTransitionTime")
            });
            let time = kept.map_or(now.into(), |other| other["lastTransitionTime"].clone());
            condition.set("lastTransitionTime", time);
        }
    }
}
