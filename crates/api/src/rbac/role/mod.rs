//! Role: rules of access.
//!
//! Upstream followed: pkg/registry/rbac/role.

pub mod validation;

use apimachinery::{ErrorList, Value};

use crate::printers;
use crate::strategy::{Context, Row, Strategy};

/// The strategy of Role.
pub struct Role;

impl Strategy for Role {
    fn validate(&self, context: &Context, object: &Value) -> ErrorList {
        validation::validate(context, object)
    }
    fn validate_update(&self, context: &Context, object: &Value, old: &Value) -> ErrorList {
        validation::validate_update(context, object, old)
    }
    fn allow_create_on_update(&self) -> bool {
        true
    }
    fn row(&self, _version: &str, object: &Value, _now: i64) -> Row {
        vec![printers::name(object), printers::created(object)].into()
    }
}
