//! HorizontalPodAutoscaler: scales a workload by metrics. The hub is v2.
//!
//! Upstream followed: pkg/registry/autoscaling/horizontalpodautoscaler.

pub mod columns;
pub mod conversion;
pub mod defaults;
pub mod metric_rules;
pub mod validation;

use apimachinery::{ErrorList, Value};

use crate::lifecycle::{Lifecycle, SPEC_AND_STATUS};
use crate::strategy::{Context, Row, Strategy};

const LIFECYCLE: Lifecycle = SPEC_AND_STATUS;

/// The strategy of HorizontalPodAutoscaler.
pub struct HorizontalPodAutoscaler;

impl Strategy for HorizontalPodAutoscaler {
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
    fn row(&self, version: &str, object: &Value, now: i64) -> Row {
        if !version.ends_with("v1") {
            return columns::cells(object, now).into();
        }
        let mut hub = object.clone();
        conversion::to_v2(&mut hub);
        columns::cells(&hub, now).into()
    }
}
