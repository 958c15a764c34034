//! Writes and row of API services. A local one is available from the start.
//!
//! Upstream followed: kube-aggregator pkg/registry/apiservice.

use apimachinery::{Value, json};

use crate::edit::{Fields, carry};
use crate::printers;
use crate::strategy::Context;

/// A fresh status.
pub fn create(context: &Context, object: &mut Value) {
    object.remove("status");
    if !object["spec"].has("service") {
        object.set(
            "status",
            json!({"conditions": [{
                "type": "Available",
                "status": "True",
                "lastTransitionTime": context.now,
                "reason": "Local",
                "message": "Local APIServices are always available",
            }]}),
        );
    }
}

/// Main resource or `status`, which leaves what clients own.
pub fn update(context: &Context, object: &mut Value, old: &Value) {
    if context.subresource != "status" {
        carry(object, old, "status");
        return;
    }
    carry(object, old, "spec");
    let metadata = object.child("metadata");
    for key in ["labels", "annotations", "finalizers", "ownerReferences"] {
        carry(metadata, &old["metadata"], key);
    }
}

/// Cells: Name, Service, Available, Age.
pub fn cells(object: &Value, now: i64) -> Vec<Value> {
    let service = object.at("spec.service");
    let service = if service.is_object() {
        format!("{}/{}", service.text("namespace"), service.text("name"))
    } else {
        "Local".to_owned()
    };
    let available = match printers::condition(&object["status"], "Available") {
        None => "Unknown".to_owned(),
        Some(condition) if condition.text("status") != "True" && !condition.is_zero("reason") => {
            format!("{} ({})", condition.text("status"), condition.text("reason"))
        }
        Some(condition) => condition.text("status").to_owned(),
    };
    vec![printers::name(object), service.into(), available.into(), printers::age(object, now)]
}
