//! DeviceClass: a preset for device requests.
//!
//! Upstream followed: pkg/registry/resource/deviceclass.

pub mod validation;

use apimachinery::{ErrorList, Value};

use crate::lifecycle::{Lifecycle, SPEC_ONLY};
use crate::printers;
use crate::strategy::{Context, Row, Strategy};

const LIFECYCLE: Lifecycle = SPEC_ONLY;

/// The strategy of DeviceClass.
pub struct DeviceClass;

impl Strategy for DeviceClass {
    fn prepare_for_create(&self, _context: &Context, object: &mut Value) {
        LIFECYCLE.create(object);
    }
    fn prepare_for_update(&self, context: &Context, object: &mut Value, old: &Value) {
        LIFECYCLE.update(context, object, old);
    }
    fn validate(&self, context: &Context, object: &Value) -> ErrorList {
        validation::validate(context, object)
    }
    fn validate_update(&self, context: &Context, object: &Value, old: &Value) -> ErrorList {
        validation::validate_update(context, object, old)
    }
    fn row(&self, _version: &str, object: &Value, now: i64) -> Row {
        vec![printers::name(object), printers::age(object, now)].into()
    }
}
