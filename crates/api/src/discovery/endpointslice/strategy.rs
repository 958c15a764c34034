//! Writes and row of endpoint slices. The generation follows everything but metadata,
//! and labels.
//!
//! Upstream followed: pkg/registry/discovery/endpointslice/strategy.go.

use apimachinery::{Path, Value};

use crate::edit::Fields;
use crate::lifecycle::{raise_generation, same};
use crate::printers;
use crate::warnings;

const MANAGED_BY: &str = "endpointslice.kubernetes.io/managed-by";
const CONTROLLERS: &[&str] = &["endpointslice-controller.k8s.io", "endpointslicemirroring-controller.k8s.io"];
const HOSTNAME: &str = "kubernetes.io/hostname";

/// Starts the generation; drops the topology of v1beta1.
pub fn create(object: &mut Value) {
    object.child("metadata").set("generation", 1);
    drop_topology(object, &Value::Null);
}

/// Raises the generation when something but metadata, or a label, changed.
pub fn update(object: &mut Value, old: &Value) {
    let content = ["addressType", "endpoints", "ports"].iter().all(|key| same(&object[*key], &old[*key]));
    if !content || !same(object.at("metadata.labels"), old.at("metadata.labels")) {
        raise_generation(object, old);
    }
    if !same(&object["endpoints"], &old["endpoints"]) {
        drop_topology(object, old);
    }
}

/// An endpoint that named its node in the old way keeps it when it had it before.
fn drop_topology(object: &mut Value, old: &Value) {
    let known: Vec<&str> =
        old.list("endpoints").iter().map(|entry| entry.at("deprecatedTopology").text(HOSTNAME)).collect();
    for endpoint in object.list_mut("endpoints") {
        let host = endpoint.at("deprecatedTopology").text(HOSTNAME).to_owned();
        if !endpoint.has("nodeName") && !host.is_empty() && known.contains(&host.as_str()) {
            endpoint.set("nodeName", host);
        }
        endpoint.remove("deprecatedTopology");
    }
}

/// Addresses in unusual form.
pub fn warnings(object: &Value) -> Vec<String> {
    if CONTROLLERS.contains(&object.at("metadata.labels").text(MANAGED_BY)) {
        return Vec::new();
    }
    let mut out = Vec::new();
    for (index, endpoint) in object.list("endpoints").iter().enumerate() {
        let path = Path::new("endpoints").index(index).child("addresses");
        for (position, address) in endpoint.list("addresses").iter().enumerate() {
            out.extend(warnings::ip(&path.index(position), address.as_str().unwrap_or("")));
        }
    }
    out
}

/// Cells: Name, AddressType, Ports, Endpoints, Age.
pub fn cells(object: &Value, now: i64) -> Vec<Value> {
    let ports: Vec<String> = object
        .list("ports")
        .iter()
        .map(|port| match (port.int("port"), port.has("name")) {
            (Some(number), _) => number.to_string(),
            (None, true) => port.text("name").to_owned(),
            (None, false) => "*".to_owned(),
        })
        .collect();
    let addresses: Vec<String> = object
        .list("endpoints")
        .iter()
        .flat_map(|endpoint| endpoint.list("addresses"))
        .map(|address| address.as_str().unwrap_or("").to_owned())
        .collect();
    vec![
        printers::name(object),
        object.text("addressType").into(),
        printers::some_of(&ports).into(),
        printers::some_of(&addresses).into(),
        printers::age(object, now),
    ]
}
