//! ControllerRevision: a recorded template.
//!
//! Upstream followed: pkg/registry/apps/controllerrevision.

pub mod validation;

use apimachinery::{ErrorList, Value};

use crate::apps::columns as apps_columns;
use crate::strategy::{Context, Row, Strategy};

/// The strategy of ControllerRevision.
pub struct ControllerRevision;

impl Strategy for ControllerRevision {
    fn validate(&self, context: &Context, object: &Value) -> ErrorList {
        validation::validate(context, object)
    }
    fn validate_update(&self, context: &Context, object: &Value, old: &Value) -> ErrorList {
        validation::validate_update(context, object, old)
    }
    fn row(&self, _version: &str, object: &Value, now: i64) -> Row {
        apps_columns::controller_revision(object, now).into()
    }
}
