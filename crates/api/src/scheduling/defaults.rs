//! Defaults of scheduling kinds.

use apimachinery::{Value, json};

use crate::edit::Fields;

/// Preemption policy of a PriorityClass.
pub fn priority_class(object: &mut Value) {
    object.default("preemptionPolicy", "PreemptLowerPriority");
}

/// Defaults of pod groups.
pub fn pod_group(object: &mut Value) {
    object.child("spec").default("disruptionMode", json!({"single": {}}));
}
