//! EndpointSlice: addresses behind a service.
//!
//! Upstream followed: pkg/registry/discovery/endpointslice.

pub mod defaults;
pub mod strategy;
pub mod validation;

use apimachinery::{ErrorList, Value};

use crate::edit::Fields;
use crate::strategy::{Context, Row, Strategy};

/// The strategy of EndpointSlice.
pub struct EndpointSlice;

impl Strategy for EndpointSlice {
    fn prepare_for_create(&self, _context: &Context, object: &mut Value) {
        strategy::create(object);
    }
    fn prepare_for_update(&self, _context: &Context, object: &mut Value, old: &Value) {
        strategy::update(object, old);
    }
    fn validate(&self, context: &Context, object: &Value) -> ErrorList {
        validation::validate(context, object)
    }
    fn validate_update(&self, context: &Context, object: &Value, old: &Value) -> ErrorList {
        validation::validate_update(context, object, old)
    }
    fn warnings_on_create(&self, _context: &Context, object: &Value) -> Vec<String> {
        let mut warnings = Vec::new();
        if object.text("addressType") == "FQDN" {
            warnings.push("spec.addressType: FQDN endpoints are deprecated".to_owned());
        }
        warnings.extend(strategy::warnings(object));
        warnings
    }
    fn warnings_on_update(&self, _context: &Context, object: &Value, _old: &Value) -> Vec<String> {
        strategy::warnings(object)
    }
    fn row(&self, _version: &str, object: &Value, now: i64) -> Row {
        strategy::cells(object, now).into()
    }
}
