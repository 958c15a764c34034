//! Rows of webhook configurations, policies and bindings.

use apimachinery::Value;

use crate::edit::Fields;
use crate::printers::{self, UNSET};

/// Cells: Name, Webhooks, Age.
pub fn webhooks(object: &Value, now: i64) -> Vec<Value> {
    vec![printers::name(object), object.list("webhooks").len().into(), printers::age(object, now)]
}

/// Cells: Name, Validations or Mutations (`rules`), ParamKind, Age.
pub fn policy(object: &Value, rules: &str, now: i64) -> Vec<Value> {
    let spec = &object["spec"];
    let kind = spec.at("paramKind");
    let kind =
        if kind.is_object() { format!("{}/{}", kind.text("apiVersion"), kind.text("kind")) } else { UNSET.to_owned() };
    vec![printers::name(object), spec.list(rules).len().into(), kind.into(), printers::age(object, now)]
}

/// Cells: Name, PolicyName, ParamRef, Age.
pub fn binding(object: &Value, now: i64) -> Vec<Value> {
    let spec = &object["spec"];
    let reference = spec.at("paramRef");
    let param = if !reference.is_zero("name") {
        format!("{}/{}", printers::or(reference.text("namespace"), "*"), reference.text("name"))
    } else if reference.at("selector").is_object() {
        go_selector(reference.at("selector"))
    } else {
        UNSET.to_owned()
    };
    vec![printers::name(object), spec.text("policyName").into(), param.into(), printers::age(object, now)]
}

/// The Go form of a LabelSelector, which upstream shows here.
fn go_selector(selector: &Value) -> String {
    let labels: String = selector
        .at("matchLabels")
        .as_object()
        .map(|map| map.iter().map(|(key, value)| format!("{key}: {},", value.as_str().unwrap_or(""))).collect())
        .unwrap_or_default();
    let expressions: String = selector
        .list("matchExpressions")
        .iter()
        .map(|entry| {
            let values: Vec<&str> = entry.list("values").iter().filter_map(Value::as_str).collect();
            format!(
                "LabelSelectorRequirement{{Key:{},Operator:{},Values:[{}],}},",
                entry.text("key"),
                entry.text("operator"),
                values.join(" ")
            )
        })
        .collect();
    format!(
        "&LabelSelector{{MatchLabels:map[string]string{{{labels}}},MatchExpressions:[]LabelSelectorRequirement{{{expressions}}},}}"
    )
}
