//! Rows of the workload kinds.

use apimachinery::Value;

use crate::edit::Fields;
use crate::printers::{self, int, selector, selector_cell};

fn template(object: &Value) -> (Value, Value) {
    let (names, images) = printers::containers(object.at("spec.template.spec"));
    (names.into(), images.into())
}

/// Cells: Name, Ready, Up-to-date, Available, Age, Containers, Images, Selector.
pub fn deployment(object: &Value, now: i64) -> Vec<Value> {
    let (spec, status) = (&object["spec"], &object["status"]);
    let (names, images) = template(object);
    vec![
        printers::name(object),
        ready(spec, status),
        int(status, "updatedReplicas"),
        int(status, "availableReplicas"),
        printers::age(object, now),
        names,
        images,
        selector(spec.at("selector")).unwrap_or_else(|| "<invalid>".to_owned()).into(),
    ]
}

fn ready(spec: &Value, status: &Value) -> Value {
    format!("{}/{}", status.int("readyReplicas").unwrap_or(0), spec.int("replicas").unwrap_or(0)).into()
}

/// Cells: Name, Desired, Current, Ready, Age, Containers, Images, Selector; of
/// replica sets and, with their plain selector, replication controllers.
pub fn replicas(object: &Value, now: i64) -> Vec<Value> {
    let (spec, status) = (&object["spec"], &object["status"]);
    let (names, images) = template(object);
    let plain = object.text("kind") == "ReplicationController";
    let selector = if plain { printers::labels(spec.at("selector")) } else { selector_cell(spec.at("selector")) };
    vec![
        printers::name(object),
        int(spec, "replicas"),
        int(status, "replicas"),
        int(status, "readyReplicas"),
        printers::age(object, now),
        names,
        images,
        selector.into(),
    ]
}

/// Cells: Name, Ready, Age, Containers, Images.
pub fn stateful_set(object: &Value, now: i64) -> Vec<Value> {
    let (names, images) = template(object);
    vec![printers::name(object), ready(&object["spec"], &object["status"]), printers::age(object, now), names, images]
}

/// Cells: Name, Desired, Current, Ready, Up-to-date, Available, Node Selector,
/// Age, Containers, Images, Selector.
pub fn daemon_set(object: &Value, now: i64) -> Vec<Value> {
    let (spec, status) = (&object["spec"], &object["status"]);
    let (names, images) = template(object);
    vec![
        printers::name(object),
        int(status, "desiredNumberScheduled"),
        int(status, "currentNumberScheduled"),
        int(status, "numberReady"),
        int(status, "updatedNumberScheduled"),
        int(status, "numberAvailable"),
        printers::labels(spec.at("template.spec.nodeSelector")).into(),
        printers::age(object, now),
        names,
        images,
        selector_cell(spec.at("selector")).into(),
    ]
}

/// Cells: Name, Controller, Revision, Age.
pub fn controller_revision(object: &Value, now: i64) -> Vec<Value> {
    let owner = object["metadata"].list("ownerReferences").iter().find(|owner| owner.flag("controller"));
    let controller = match owner {
        None => printers::NONE.to_owned(),
        Some(owner) => {
            let kind = owner.text("kind").to_lowercase();
            match owner.text("apiVersion").split_once('/') {
                Some((group, _)) => format!("{kind}.{group}/{}", owner.text("name")),
                None => format!("{kind}/{}", owner.text("name")),
            }
        }
    };
    vec![printers::name(object), controller.into(), int(object, "revision"), printers::age(object, now)]
}
