//! ResourceSlice: devices of a pool.
//!
//! Upstream followed: pkg/registry/resource/resourceslice.

pub mod capacity_rules;
pub mod device_rules;
pub mod validation;

use apimachinery::{ErrorList, Value};

use crate::edit::Fields;
use crate::lifecycle::{Lifecycle, SPEC_ONLY};
use crate::printers;
use crate::resource::strategy;
use crate::strategy::{Context, Row, Strategy};
use apimachinery::field::quote;

const LIFECYCLE: Lifecycle = SPEC_ONLY;

/// The strategy of ResourceSlice.
pub struct ResourceSlice;

impl Strategy for ResourceSlice {
    fn prepare_for_create(&self, _context: &Context, object: &mut Value) {
        LIFECYCLE.create(object);
        strategy::slice_spec(object, &Value::Null);
    }
    fn prepare_for_update(&self, context: &Context, object: &mut Value, old: &Value) {
        LIFECYCLE.update(context, object, old);
        strategy::slice_spec(object, old);
    }
    fn validate(&self, context: &Context, object: &Value) -> ErrorList {
        validation::validate(context, object)
    }
    fn validate_update(&self, context: &Context, object: &Value, old: &Value) -> ErrorList {
        validation::validate_update(context, object, old)
    }
    fn warnings_on_create(&self, _context: &Context, object: &Value) -> Vec<String> {
        driver_warnings(object)
    }
    fn warnings_on_update(&self, _context: &Context, object: &Value, _old: &Value) -> Vec<String> {
        driver_warnings(object)
    }
    fn selectable_fields(&self, object: &Value) -> Vec<(&'static str, String)> {
        let spec = &object["spec"];
        vec![
            ("spec.nodeName", spec.text("nodeName").to_owned()),
            ("spec.driver", spec.text("driver").to_owned()),
            ("spec.pool.name", spec.at("pool").text("name").to_owned()),
        ]
    }
    fn row(&self, _version: &str, object: &Value, now: i64) -> Row {
        let spec = &object["spec"];
        vec![
            printers::name(object),
            spec.text("nodeName").into(),
            spec.text("driver").into(),
            spec.at("pool").text("name").into(),
            printers::age(object, now),
        ]
        .into()
    }
}

fn driver_warnings(object: &Value) -> Vec<String> {
    let driver = object["spec"].text("driver");
    if driver == driver.to_lowercase() {
        return Vec::new();
    }
    vec![format!("spec.driver: driver names should be lowercase; {} contains uppercase characters", quote(driver))]
}
