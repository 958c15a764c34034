//! Rows of networking kinds.

use apimachinery::Value;

use crate::edit::Fields;
use crate::printers::{self, NONE};

/// Hosts shown before `+ N more...`.
const SHOWN: usize = 3;
const DEFAULT_CLASS: &str = "ingressclass.kubernetes.io/is-default-class";

/// Cells: Name, Class, Hosts, Address, Ports, Age.
pub fn ingress(object: &Value, now: i64) -> Vec<Value> {
    let spec = &object["spec"];
    let class = if spec.has("ingressClassName") { spec.text("ingressClassName") } else { NONE };
    let ports = if spec.list("tls").is_empty() { "80" } else { "80, 443" };
    vec![
        printers::name(object),
        class.into(),
        hosts(spec.list("rules")).into(),
        printers::load_balancer(&object["status"]).into(),
        ports.into(),
        printers::age(object, now),
    ]
}

fn hosts(rules: &[Value]) -> String {
    let mut list: Vec<&str> = Vec::new();
    let mut more = false;
    for rule in rules {
        if list.len() == SHOWN {
            more = true;
        }
        if !more && !rule.is_zero("host") {
            list.push(rule.text("host"));
        }
    }
    match (list.is_empty(), more) {
        (true, _) => "*".to_owned(),
        (false, false) => list.join(","),
        (false, true) => format!("{} + {} more...", list.join(","), rules.len() - SHOWN),
    }
}

/// Cells: Name, Controller, Parameters, Age.
pub fn ingress_class(object: &Value, now: i64) -> Vec<Value> {
    let spec = &object["spec"];
    let mut name = object.at("metadata.name").as_str().unwrap_or("").to_owned();
    if object.at("metadata.annotations").text(DEFAULT_CLASS) == "true" {
        name.push_str(" (default)");
    }
    let reference = spec.at("parameters");
    let parameters = if reference.is_object() {
        let group = if reference.has("apiGroup") { format!(".{}", reference.text("apiGroup")) } else { String::new() };
        format!("{}{group}/{}", reference.text("kind"), reference.text("name"))
    } else {
        NONE.to_owned()
    };
    vec![name.into(), spec.text("controller").into(), parameters.into(), printers::age(object, now)]
}

/// Cells: Name, ParentRef; upstream sends the age as a third cell without a column.
pub fn ip_address(object: &Value, now: i64) -> Vec<Value> {
    let parent = object.at("spec.parentRef");
    let mut text = NONE.to_owned();
    if parent.is_object() {
        text = parent.text("resource").to_lowercase();
        if !parent.is_zero("group") {
            text.push_str(&format!(".{}", parent.text("group").to_lowercase()));
        }
        if !parent.is_zero("namespace") {
            text.push_str(&format!("/{}", parent.text("namespace")));
        }
        text.push_str(&format!("/{}", parent.text("name")));
    }
    vec![printers::name(object), text.into(), printers::age(object, now)]
}

/// Cells: Name, Pod-Selector, Age.
pub fn network_policy(object: &Value, now: i64) -> Vec<Value> {
    vec![
        printers::name(object),
        printers::selector_cell(object.at("spec.podSelector")).into(),
        printers::age(object, now),
    ]
}

/// Cells: Name, CIDRs, Age.
pub fn service_cidr(object: &Value, now: i64) -> Vec<Value> {
    let cidrs: Vec<&str> = object["spec"].list("cidrs").iter().filter_map(Value::as_str).collect();
    vec![printers::name(object), cidrs.join(",").into(), printers::age(object, now)]
}
