//! Defaults of horizontal pod autoscalers.
//!
//! Upstream followed: pkg/apis/autoscaling/{v1,v2}/defaults.go.

use apimachinery::{Value, json};

use crate::edit::Fields;

/// CPU utilization aimed at when no metric is named, percent.
pub const CPU_UTILIZATION: i64 = 80;

/// Defaults of an autoscaling/v1 autoscaler; its metric is defaulted in conversion.
pub fn v1(object: &mut Value) {
    object.child("spec").default("minReplicas", 1);
}

/// Defaults of an autoscaling/v2 autoscaler.
pub fn v2(object: &mut Value) {
    let spec = object.child("spec");
    spec.default("minReplicas", 1);
    spec.default_zero(
        "metrics",
        json!([{"type": "Resource", "resource": {
            "name": "cpu",
            "target": {"type": "Utilization", "averageUtilization": CPU_UTILIZATION},
        }}]),
    );
    behavior(spec);
}

/// Completes both directions of a behavior that is given at all.
pub fn behavior(spec: &mut Value) {
    let Some(behavior) = spec.at_mut("behavior") else { return };
    let up = behavior.child("scaleUp");
    up.default("stabilizationWindowSeconds", 0);
    up.default("selectPolicy", "Max");
    up.default(
        "policies",
        json!([
            {"type": "Pods", "value": 4, "periodSeconds": 15},
            {"type": "Percent", "value": 100, "periodSeconds": 15},
        ]),
    );
    let down = behavior.child("scaleDown");
    down.default("selectPolicy", "Max");
    down.default("policies", json!([{"type": "Percent", "value": 100, "periodSeconds": 15}]));
}
