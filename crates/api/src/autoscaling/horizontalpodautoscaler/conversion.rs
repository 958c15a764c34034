//! autoscaling/v1 and v2. v1 has one CPU target; everything else of v2 travels in
//! annotations, metrics in v1's own (differently named) form.
//!
//! Upstream followed: pkg/apis/autoscaling/v1/conversion.go, annotations.go.

use apimachinery::{Map, Value, json};

use super::defaults;
use crate::edit::{Fields, carry};
use crate::printers;

const METRICS: &str = "autoscaling.alpha.kubernetes.io/metrics";
const CURRENT_METRICS: &str = "autoscaling.alpha.kubernetes.io/current-metrics";
const BEHAVIOR: &str = "autoscaling.alpha.kubernetes.io/behavior";
const CONDITIONS: &str = "autoscaling.alpha.kubernetes.io/conditions";
const TOLERANCE_UP: &str = "autoscaling.alpha.kubernetes.io/scale-up-tolerance";
const TOLERANCE_DOWN: &str = "autoscaling.alpha.kubernetes.io/scale-down-tolerance";

fn is_cpu_utilization(metric: &Value) -> bool {
    let resource = metric.at("resource");
    metric.text("type") == "Resource"
        && resource.text("name") == "cpu"
        && resource.at("target").has("averageUtilization")
}

fn cpu_metric(percent: i64) -> Value {
    json!({"type": "Resource", "resource": {
        "name": "cpu", "target": {"type": "Utilization", "averageUtilization": percent}}})
}

/// v1 to v2.
pub fn to_v2(object: &mut Value) {
    let annotations = object.at("metadata.annotations").clone();
    let read = |key: &str| {
        annotations.get(key).and_then(Value::as_str).and_then(|text| serde_json::from_str::<Value>(text).ok())
    };
    let spec = object.child("spec");
    let mut metrics: Vec<Value> = match read(METRICS) {
        Some(Value::Array(list)) => list.iter().map(source_to_v2).collect(),
        _ => Vec::new(),
    };
    if let Some(percent) = spec.remove("targetCPUUtilizationPercentage").and_then(|value| value.as_i64()) {
        metrics.push(cpu_metric(percent));
    }
    if metrics.is_empty() {
        metrics.push(cpu_metric(defaults::CPU_UTILIZATION));
    }
    spec.set("metrics", metrics);
    if let Some(behavior) =
        read(BEHAVIOR).map(|value| lower_first(&value)).filter(|value| !crate::edit::is_empty(value))
    {
        spec.set("behavior", behavior);
    }
    defaults::behavior(spec);
    if let Some(status) = object.at_mut("status") {
        if let Some(percent) = status.remove("currentCPUUtilizationPercentage").and_then(|value| value.as_i64()) {
            let current =
                json!({"type": "Resource", "resource": {"name": "cpu", "current": {"averageUtilization": percent}}});
            status.set("currentMetrics", json!([current]));
        }
        if let Some(Value::Array(list)) = read(CURRENT_METRICS) {
            status.set("currentMetrics", list.iter().map(status_to_v2).collect::<Vec<_>>());
        }
        if let Some(conditions @ Value::Array(_)) = read(CONDITIONS) {
            status.set("conditions", conditions);
        }
    }
    drop_annotations(object);
}

/// v2 to v1.
pub fn to_v1(object: &mut Value) {
    drop_annotations(object);
    let spec = object.child("spec");
    let metrics = spec.remove("metrics").unwrap_or(Value::Null);
    let metrics = metrics.as_array().map(Vec::as_slice).unwrap_or(&[]);
    if let Some(metric) = metrics.iter().find(|metric| is_cpu_utilization(metric)) {
        let percent = metric.at("resource.target.averageUtilization").clone();
        spec.set("targetCPUUtilizationPercentage", percent);
    }
    let behavior = spec.remove("behavior");
    let others: Vec<Value> = metrics.iter().filter(|metric| !is_cpu_utilization(metric)).map(source_to_v1).collect();
    let mut kept = Vec::new();
    if !others.is_empty() {
        kept.push((METRICS, list_text(&others)));
    }
    if let Some(status) = object.at_mut("status") {
        let current = status.remove("currentMetrics").unwrap_or(Value::Null);
        let current = current.as_array().cloned().unwrap_or_default();
        for metric in &current {
            let resource = metric.at("resource");
            if metric.text("type") == "Resource"
                && resource.text("name") == "cpu"
                && resource.at("current").has("averageUtilization")
            {
                status.set("currentCPUUtilizationPercentage", resource.at("current.averageUtilization").clone());
            }
        }
        if !current.is_empty() {
            let list: Vec<Value> = current.iter().map(status_to_v1).collect();
            kept.push((CURRENT_METRICS, list_text(&list)));
        }
        let conditions = status.remove("conditions").unwrap_or(Value::Null);
        if let Value::Array(list) = conditions
            && !list.is_empty()
        {
            kept.push((CONDITIONS, list_text(&list)));
        }
    }
    if let Some(behavior) = behavior {
        kept.push((BEHAVIOR, behavior_text(&behavior)));
    }
    for (key, text) in kept {
        object.child("metadata").child("annotations").set(key, text);
    }
}

/// Takes away what only v1 carries in annotations.
pub fn drop_annotations(object: &mut Value) {
    let Some(annotations) = object.at_mut("metadata.annotations") else { return };
    for key in [METRICS, CURRENT_METRICS, BEHAVIOR, CONDITIONS, TOLERANCE_UP, TOLERANCE_DOWN] {
        annotations.remove(key);
    }
}

/// Fields of all v1 metric structs in an order that agrees with each of them.
const FIELD_ORDER: &[&str] = &[
    "type",
    "status",
    "lastTransitionTime",
    "reason",
    "message",
    "object",
    "pods",
    "resource",
    "containerResource",
    "external",
    "target",
    "kind",
    "name",
    "apiVersion",
    "metricName",
    "metricSelector",
    "targetValue",
    "currentValue",
    "targetAverageUtilization",
    "currentAverageUtilization",
    "targetAverageValue",
    "currentAverageValue",
    "selector",
    "averageValue",
    "container",
    "matchLabels",
    "matchExpressions",
    "key",
    "operator",
    "values",
];

/// A list as Go's `json.Marshal` of the v1 structs writes it.
fn list_text(list: &[Value]) -> String {
    let items: Vec<String> = list.iter().map(|item| go_text(item, false)).collect();
    format!("[{}]", items.join(","))
}

fn go_text(value: &Value, label_map: bool) -> String {
    match value {
        Value::Object(map) => {
            let mut keys: Vec<&String> = map.keys().collect();
            if !label_map {
                keys.sort_by_key(|key| FIELD_ORDER.iter().position(|field| field == key));
            }
            let members: Vec<String> = keys
                .into_iter()
                .map(|key| format!("{}:{}", go_string(key), go_text(&map[key], key == "matchLabels")))
                .collect();
            format!("{{{}}}", members.join(","))
        }
        Value::Array(list) => {
            format!("[{}]", list.iter().map(|item| go_text(item, false)).collect::<Vec<_>>().join(","))
        }
        Value::String(text) => go_string(text),
        other => other.to_string(),
    }
}

/// Go escapes what HTML would read.
fn go_string(text: &str) -> String {
    Value::from(text).to_string().replace('<', "\\u003c").replace('>', "\\u003e").replace('&', "\\u0026")
}

/// Upstream marshals its internal structs here: Go field names, unset pointers null.
fn behavior_text(behavior: &Value) -> String {
    let rules = |key: &str| {
        let rules = behavior.at(key);
        if !rules.is_object() {
            return "null".to_owned();
        }
        let policies: Vec<String> = rules
            .list("policies")
            .iter()
            .map(|policy| {
                format!(
                    r#"{{"Type":{},"Value":{},"PeriodSeconds":{}}}"#,
                    policy["type"], policy["value"], policy["periodSeconds"]
                )
            })
            .collect();
        format!(
            r#"{{"StabilizationWindowSeconds":{},"SelectPolicy":{},"Policies":{},"Tolerance":{}}}"#,
            rules.at("stabilizationWindowSeconds"),
            rules.at("selectPolicy"),
            if rules.has("policies") { format!("[{}]", policies.join(",")) } else { "null".to_owned() },
            rules.at("tolerance"),
        )
    };
    format!(r#"{{"ScaleUp":{},"ScaleDown":{}}}"#, rules("scaleUp"), rules("scaleDown"))
}

/// Go field names to JSON names; nulls go.
fn lower_first(value: &Value) -> Value {
    match value {
        Value::Object(map) => Value::Object(
            map.iter()
                .filter(|(_, value)| !value.is_null())
                .map(|(key, value)| {
                    let mut chars = key.chars();
                    let first = chars.next().map(|c| c.to_ascii_lowercase()).into_iter();
                    (first.chain(chars).collect(), lower_first(value))
                })
                .collect::<Map<String, Value>>(),
        ),
        Value::Array(list) => Value::Array(list.iter().map(lower_first).collect()),
        other => other.clone(),
    }
}

/// The source's key in a metric of either version.
fn source_key(metric: &Value) -> Option<&'static str> {
    ["object", "pods", "resource", "containerResource", "external"].into_iter().find(|key| metric.has(key))
}

fn put(target: &mut Value, key: &str, from: &Value, from_key: &str) {
    if from.has(from_key) {
        target.set(key, from[from_key].clone());
    }
}

fn identifier(source: &Value, name: &str, selector: &str) -> Value {
    let mut metric = json!({"name": source.text(name)});
    put(&mut metric, "selector", source, selector);
    metric
}

fn is_zero_quantity(value: &Value) -> bool {
    value.as_str().and_then(|text| apimachinery::Quantity::parse(text).ok()).is_none_or(|quantity| quantity.is_zero())
}

fn source_to_v2(metric: &Value) -> Value {
    let mut out = json!({"type": metric["type"]});
    let Some(key) = source_key(metric) else { return out };
    let source = &metric[key];
    let mut target = json!({});
    let mut converted = json!({});
    match key {
        "external" => {
            put(&mut target, "value", source, "targetValue");
            put(&mut target, "averageValue", source, "targetAverageValue");
            target.set("type", if source.has("targetValue") { "Value" } else { "AverageValue" });
            converted.set("metric", identifier(source, "metricName", "metricSelector"));
        }
        "object" => {
            put(&mut target, "averageValue", source, "averageValue");
            let average = source.has("averageValue");
            target.set("type", if average { "AverageValue" } else { "Value" });
            if !average || !is_zero_quantity(&source["targetValue"]) {
                target.set("value", source["targetValue"].clone());
            }
            converted.set("describedObject", source["target"].clone());
            converted.set("metric", identifier(source, "metricName", "selector"));
        }
        "pods" => {
            target.set("type", "AverageValue");
            target.set("averageValue", source["targetAverageValue"].clone());
            converted.set("metric", identifier(source, "metricName", "selector"));
        }
        _ => {
            put(&mut target, "averageValue", source, "targetAverageValue");
            put(&mut target, "averageUtilization", source, "targetAverageUtilization");
            target.set("type", if source.has("targetAverageUtilization") { "Utilization" } else { "AverageValue" });
            put(&mut converted, "name", source, "name");
            put(&mut converted, "container", source, "container");
        }
    }
    converted.set("target", target);
    out.set(key, converted);
    out
}

fn source_to_v1(metric: &Value) -> Value {
    let mut out = json!({"type": metric["type"]});
    let Some(key) = source_key(metric) else { return out };
    let source = &metric[key];
    let (target, name) = (source.at("target"), source.at("metric"));
    let mut converted = json!({});
    match key {
        "external" => {
            put(&mut converted, "metricName", name, "name");
            put(&mut converted, "metricSelector", name, "selector");
            put(&mut converted, "targetValue", target, "value");
            put(&mut converted, "targetAverageValue", target, "averageValue");
        }
        "object" => {
            put(&mut converted, "target", source, "describedObject");
            put(&mut converted, "metricName", name, "name");
            put(&mut converted, "selector", name, "selector");
            converted.set("targetValue", printers::or(target.text("value"), "0"));
            put(&mut converted, "averageValue", target, "averageValue");
        }
        "pods" => {
            put(&mut converted, "metricName", name, "name");
            put(&mut converted, "selector", name, "selector");
            converted.set("targetAverageValue", printers::or(target.text("averageValue"), "0"));
        }
        _ => {
            put(&mut converted, "name", source, "name");
            put(&mut converted, "container", source, "container");
            put(&mut converted, "targetAverageUtilization", target, "averageUtilization");
            put(&mut converted, "targetAverageValue", target, "averageValue");
        }
    }
    out.set(key, converted);
    out
}

fn status_to_v2(metric: &Value) -> Value {
    let mut out = json!({"type": metric["type"]});
    let Some(key) = source_key(metric) else { return out };
    let source = &metric[key];
    let mut current = json!({});
    let mut converted = json!({});
    match key {
        "external" => {
            current.set("value", source["currentValue"].clone());
            put(&mut current, "averageValue", source, "currentAverageValue");
            converted.set("metric", identifier(source, "metricName", "metricSelector"));
        }
        "object" => {
            current.set("value", source["currentValue"].clone());
            put(&mut current, "averageValue", source, "averageValue");
            converted.set("describedObject", source["target"].clone());
            converted.set("metric", identifier(source, "metricName", "selector"));
        }
        "pods" => {
            current.set("averageValue", source["currentAverageValue"].clone());
            converted.set("metric", identifier(source, "metricName", "selector"));
        }
        _ => {
            put(&mut current, "averageUtilization", source, "currentAverageUtilization");
            current.set("averageValue", source["currentAverageValue"].clone());
            put(&mut converted, "name", source, "name");
            put(&mut converted, "container", source, "container");
        }
    }
    converted.set("current", current);
    out.set(key, converted);
    out
}

fn status_to_v1(metric: &Value) -> Value {
    let mut out = json!({"type": metric["type"]});
    let Some(key) = source_key(metric) else { return out };
    let source = &metric[key];
    let (current, name) = (source.at("current"), source.at("metric"));
    let mut converted = json!({});
    match key {
        "external" => {
            put(&mut converted, "metricName", name, "name");
            put(&mut converted, "metricSelector", name, "selector");
            converted.set("currentValue", printers::or(current.text("value"), "0"));
            put(&mut converted, "currentAverageValue", current, "averageValue");
        }
        "object" => {
            put(&mut converted, "target", source, "describedObject");
            put(&mut converted, "metricName", name, "name");
            put(&mut converted, "selector", name, "selector");
            converted.set("currentValue", printers::or(current.text("value"), "0"));
            put(&mut converted, "averageValue", current, "averageValue");
        }
        "pods" => {
            put(&mut converted, "metricName", name, "name");
            put(&mut converted, "selector", name, "selector");
            converted.set("currentAverageValue", printers::or(current.text("averageValue"), "0"));
        }
        _ => {
            carry(&mut converted, source, "name");
            put(&mut converted, "container", source, "container");
            put(&mut converted, "currentAverageUtilization", current, "averageUtilization");
            converted.set("currentAverageValue", printers::or(current.text("averageValue"), "0"));
        }
    }
    out.set(key, converted);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_metrics_travel_in_annotations() {
        let v2 = json!({"apiVersion": "autoscaling/v2", "kind": "HorizontalPodAutoscaler", "metadata": {"name": "h"},
            "spec": {"maxReplicas": 3, "minReplicas": 1, "metrics": [
                {"type": "Pods", "pods": {"metric": {"name": "m"}, "target": {"type": "AverageValue", "averageValue": "1"}}},
                {"type": "Resource", "resource": {"name": "cpu", "target": {"type": "Utilization", "averageUtilization": 70}}}]}});
        let mut v1 = v2.clone();
        to_v1(&mut v1);
        assert_eq!(v1.at("spec.targetCPUUtilizationPercentage"), &json!(70));
        assert_eq!(
            v1.at("metadata.annotations").text(METRICS),
            r#"[{"type":"Pods","pods":{"metricName":"m","targetAverageValue":"1"}}]"#
        );
        to_v2(&mut v1);
        assert_eq!(v1["spec"], v2["spec"]);
    }
}
