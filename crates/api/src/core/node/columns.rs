//! The row of a node.

use apimachinery::Value;

use crate::edit::Fields;
use crate::printers::{self, NONE, UNKNOWN, condition, or};

const ROLE_PREFIX: &str = "node-role.kubernetes.io/";
const ROLE_LABEL: &str = "kubernetes.io/role";

/// Cells: Name, Status, Roles, Age, Version, addresses, image, kernel, runtime.
pub fn cells(node: &Value, now: i64) -> Vec<Value> {
    let status = &node["status"];
    let info = status.at("nodeInfo");
    let mut state = match condition(status, "Ready") {
        Some(ready) if ready.text("status") == "True" => "Ready",
        Some(_) => "NotReady",
        None => "Unknown",
    }
    .to_owned();
    if node["spec"].flag("unschedulable") {
        state.push_str(",SchedulingDisabled");
    }
    let mut kernel = or(info.text("kernelVersion"), UNKNOWN);
    if !info.is_zero("architecture") {
        kernel.push_str(&format!(" ({})", info.text("architecture")));
    }
    vec![
        printers::name(node),
        state.into(),
        or(&roles(node), NONE).into(),
        printers::age(node, now),
        info.text("kubeletVersion").into(),
        address(status, "InternalIP").into(),
        address(status, "ExternalIP").into(),
        or(info.text("osImage"), UNKNOWN).into(),
        kernel.into(),
        or(info.text("containerRuntimeVersion"), UNKNOWN).into(),
    ]
}

fn roles(node: &Value) -> String {
    let Some(labels) = node.at("metadata.labels").as_object() else { return String::new() };
    let mut roles: Vec<&str> = labels
        .iter()
        .filter_map(|(key, value)| match key.strip_prefix(ROLE_PREFIX) {
            Some(role) => Some(role),
            None if key == ROLE_LABEL => value.as_str(),
            None => None,
        })
        .filter(|role| !role.is_empty())
        .collect();
    roles.sort_unstable();
    roles.dedup();
    roles.join(",")
}

fn address<'a>(status: &'a Value, kind: &str) -> &'a str {
    status.list("addresses").iter().find(|entry| entry.text("type") == kind).map_or(NONE, |entry| entry.text("address"))
}
