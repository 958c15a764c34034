//! VolumeAttributesClass: changeable properties of volumes.
//!
//! Upstream followed: pkg/registry/storage/volumeattributesclass.

pub mod validation;

use apimachinery::{ErrorList, Value};

use crate::edit::Fields;
use crate::printers;
use crate::strategy::{Context, Row, Strategy};

/// The strategy of VolumeAttributesClass.
pub struct VolumeAttributesClass;

impl Strategy for VolumeAttributesClass {
    fn validate(&self, context: &Context, object: &Value) -> ErrorList {
        validation::validate(context, object)
    }
    fn validate_update(&self, context: &Context, object: &Value, old: &Value) -> ErrorList {
        validation::validate_update(context, object, old)
    }
    fn row(&self, _version: &str, object: &Value, now: i64) -> Row {
        vec![printers::name(object), object.text("driverName").into(), printers::age(object, now)].into()
    }
}
