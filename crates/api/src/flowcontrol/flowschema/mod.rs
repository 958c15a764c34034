//! FlowSchema: which requests form a flow.
//!
//! Upstream followed: pkg/registry/flowcontrol/flowschema.

pub mod validation;

use apimachinery::{ErrorList, Value};

use crate::flowcontrol::columns;
use crate::lifecycle::{Lifecycle, SPEC_AND_STATUS, StatusMetadata};
use crate::strategy::{Context, Row, Strategy};

const LIFECYCLE: Lifecycle = Lifecycle { status_metadata: StatusMetadata::Kept, ..SPEC_AND_STATUS };

/// The strategy of FlowSchema.
pub struct FlowSchema;

impl Strategy for FlowSchema {
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
        columns::flow_schema(object, now).into()
    }
}
