//! Defaults of resource quotas: rounded quantities.

use apimachinery::Value;

use crate::defaults::resources;
use crate::edit::Fields;

/// Rounds hard limits and usage.
pub fn resource_quota(object: &mut Value) {
    if let Some(spec) = object.at_mut("spec") {
        resources::list(spec, "hard");
    }
    if let Some(status) = object.at_mut("status") {
        resources::list(status, "hard");
        resources::list(status, "used");
    }
}
