//! DeviceTaintRule: taints devices.
//!
//! Upstream followed: pkg/registry/resource/devicetaintrule.

pub mod validation;

use apimachinery::{ErrorList, Value};

use crate::edit::Fields;
use crate::lifecycle::{Lifecycle, SPEC_AND_STATUS, StatusMetadata};
use crate::printers;
use crate::strategy::{Context, Row, Strategy};

const LIFECYCLE: Lifecycle = Lifecycle { status_metadata: StatusMetadata::Reset, ..SPEC_AND_STATUS };

/// The strategy of DeviceTaintRule.
pub struct DeviceTaintRule;

impl Strategy for DeviceTaintRule {
    fn prepare_for_create(&self, _context: &Context, object: &mut Value) {
        LIFECYCLE.create(object);
    }
    fn prepare_for_update(&self, context: &Context, object: &mut Value, old: &Value) {
        if context.subresource.is_empty() {
            let (taint, before) = (object.at("spec.taint"), old.at("spec.taint"));
            if taint.text("effect") != before.text("effect") && taint["timeAdded"] == before["timeAdded"] {
                object.child("spec").child("taint").set("timeAdded", context.now);
            }
        }
        LIFECYCLE.update(context, object, old);
    }
    fn validate(&self, context: &Context, object: &Value) -> ErrorList {
        validation::validate(context, object)
    }
    fn validate_update(&self, context: &Context, object: &Value, old: &Value) -> ErrorList {
        validation::validate_update(context, object, old)
    }
    fn allow_unconditional_update(&self) -> bool {
        false
    }
    fn row(&self, _version: &str, object: &Value, now: i64) -> Row {
        let taint = object.at("spec.taint");
        let added = if taint.has("timeAdded") { printers::since(&taint["timeAdded"], now) } else { String::new() };
        vec![
            printers::name(object),
            taint.text("key").into(),
            taint.text("value").into(),
            taint.text("effect").into(),
            added.into(),
            printers::age(object, now),
        ]
        .into()
    }
}
