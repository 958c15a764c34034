//! Defaults of limit ranges: container defaults follow from max and min.

use apimachinery::Value;

use crate::defaults::resources;
use crate::edit::Fields;

/// Completes `default` and `defaultRequest` of container limits.
pub fn limit_range(object: &mut Value) {
    let Some(spec) = object.at_mut("spec") else { return };
    for item in spec.list_mut("limits") {
        if item.text("type") == "Container" {
            fill(item, "default", "max");
            fill(item, "defaultRequest", "default");
            fill(item, "defaultRequest", "min");
        }
        for key in ["max", "min", "default", "defaultRequest", "maxLimitRequestRatio"] {
            resources::list(item, key);
        }
    }
}

fn fill(item: &mut Value, to: &str, from: &str) {
    let Some(Value::Object(source)) = item.get(from).cloned() else { return };
    let target = item.child(to);
    for (name, quantity) in source {
        target.default(&name, quantity);
    }
}
