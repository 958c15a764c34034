//! APIService: who serves a group version.
//!
//! Upstream followed: kube-aggregator pkg/registry/apiservice.

pub mod defaults;
pub mod strategy;
pub mod validation;

use apimachinery::{ErrorList, Value};

use crate::strategy::{Context, Row, Strategy};

/// The strategy of APIService.
pub struct APIService;

impl Strategy for APIService {
    fn prepare_for_create(&self, context: &Context, object: &mut Value) {
        strategy::create(context, object);
    }
    fn prepare_for_update(&self, context: &Context, object: &mut Value, old: &Value) {
        strategy::update(context, object, old);
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
        strategy::cells(object, now).into()
    }
}
