//! ClusterRoleBinding: who has a role.
//!
//! Upstream followed: pkg/registry/rbac/clusterrolebinding.

pub mod validation;

use apimachinery::{ErrorList, Value};

use crate::rbac::columns;
use crate::strategy::{Context, Row, Strategy};

/// The strategy of ClusterRoleBinding.
pub struct ClusterRoleBinding;

impl Strategy for ClusterRoleBinding {
    fn validate(&self, context: &Context, object: &Value) -> ErrorList {
        validation::validate(context, object)
    }
    fn validate_update(&self, context: &Context, object: &Value, old: &Value) -> ErrorList {
        validation::validate_update(context, object, old)
    }
    fn allow_create_on_update(&self) -> bool {
        true
    }
    fn row(&self, _version: &str, object: &Value, now: i64) -> Row {
        columns::binding(object, now).into()
    }
}
