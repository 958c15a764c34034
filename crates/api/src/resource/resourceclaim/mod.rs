//! ResourceClaim: a wish for devices.
//!
//! Upstream followed: pkg/registry/resource/resourceclaim.

pub mod status_rules;
pub mod validation;

use apimachinery::{ErrorList, Value};

use crate::edit::Fields;
use crate::lifecycle::{Lifecycle, STATUS_ONLY, StatusMetadata};
use crate::printers;
use crate::resource::strategy;
use crate::strategy::{Context, Row, Strategy};

const LIFECYCLE: Lifecycle = Lifecycle { status_metadata: StatusMetadata::Reset, ..STATUS_ONLY };

/// The strategy of ResourceClaim.
pub struct ResourceClaim;

impl Strategy for ResourceClaim {
    fn prepare_for_create(&self, _context: &Context, object: &mut Value) {
        LIFECYCLE.create(object);
        strategy::claim_spec(object.child("spec"), &Value::Null);
    }
    fn prepare_for_update(&self, context: &Context, object: &mut Value, old: &Value) {
        LIFECYCLE.update(context, object, old);
        if context.subresource.is_empty() {
            strategy::claim_spec(object.child("spec"), &old["spec"]);
        } else if context.subresource == "status" {
            strategy::claim_status(object, old);
            drop_deallocated(object, old);
        }
    }
    fn validate(&self, context: &Context, object: &Value) -> ErrorList {
        validation::validate(context, object)
    }
    fn validate_update(&self, context: &Context, object: &Value, old: &Value) -> ErrorList {
        validation::validate_update(context, object, old)
    }
    fn row(&self, _version: &str, object: &Value, now: i64) -> Row {
        vec![printers::name(object), state(object).into(), printers::age(object, now)].into()
    }
}

/// Status entries of devices that this update deallocates go with them.
fn drop_deallocated(object: &mut Value, old: &Value) {
    let id = |entry: &Value| ["driver", "pool", "device", "shareID"].map(|key| entry.text(key).to_owned());
    let allocated = |object: &Value| -> Vec<[String; 4]> {
        object.at("status.allocation.devices").list("results").iter().map(id).collect()
    };
    let now = allocated(object);
    let gone: Vec<_> = allocated(old).into_iter().filter(|device| !now.contains(device)).collect();
    if let Some(Value::Array(devices)) = object.child("status").get_mut("devices") {
        devices.retain(|device| !gone.contains(&id(device)));
    }
}

fn state(object: &Value) -> String {
    let status = &object["status"];
    let deleted = object["metadata"].has("deletionTimestamp");
    let mut states = Vec::new();
    if deleted {
        states.push("deleted");
    }
    if status.has("allocation") {
        states.push("allocated");
        if !status.list("reservedFor").is_empty() {
            states.push("reserved");
        }
    } else if !deleted {
        states.push("pending");
    }
    states.join(",")
}
