//! ResourceClaimTemplate: claims made for each pod.
//!
//! Upstream followed: pkg/registry/resource/resourceclaimtemplate.

pub mod validation;

use apimachinery::{ErrorList, Value};

use crate::edit::Fields;
use crate::printers;
use crate::resource::strategy;
use crate::strategy::{Context, Row, Strategy};

/// The strategy of ResourceClaimTemplate.
pub struct ResourceClaimTemplate;

impl Strategy for ResourceClaimTemplate {
    fn prepare_for_create(&self, _context: &Context, object: &mut Value) {
        strategy::claim_spec(object.child("spec").child("spec"), &Value::Null);
    }
    fn prepare_for_update(&self, _context: &Context, object: &mut Value, old: &Value) {
        strategy::claim_spec(object.child("spec").child("spec"), old.at("spec.spec"));
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
