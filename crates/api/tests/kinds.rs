//! What holds for every kind, over the lists of resources.

use api::edit::Fields;
use api::{Context, Value, convert, defaults};
use apimachinery::json;

/// Virtual kinds have neither storage nor a table.
fn kinds() -> impl Iterator<Item = (&'static schema::Resource, &'static dyn api::Strategy)> {
    schema::RESOURCES
        .iter()
        .filter(|resource| !resource.columns.is_empty())
        .filter_map(|resource| Some((resource, api::strategy_for(resource.group, resource.resource)?)))
}

/// An object of the kind with nothing but a name, in the hub version.
fn minimal(resource: &schema::Resource) -> Value {
    let mut object = json!({
        "apiVersion": resource.api_version(),
        "kind": resource.kind,
        "metadata": {"name": "n", "uid": "u", "creationTimestamp": "1970-01-01T00:00:00Z"},
    });
    defaults::apply_at("1970-01-01T00:00:00Z", &resource.api_version(), resource.kind, &mut object);
    convert::convert(&mut object, &convert::hub(&resource.api_version(), resource.kind)).expect("a hub version");
    object
}

#[test]
fn every_stored_kind_has_a_strategy() {
    let without: Vec<String> = schema::RESOURCES
        .iter()
        .filter(|resource| !resource.columns.is_empty() && resource.group != "lifecycle.k8s.io")
        .filter(|resource| api::strategy_for(resource.group, resource.resource).is_none())
        .map(|resource| format!("{}.{}", resource.resource, resource.group))
        .collect();
    assert!(without.is_empty(), "{without:?}");
}

#[test]
fn rows_match_columns() {
    for (resource, strategy) in kinds() {
        let row = strategy.row(&convert::hub(&resource.api_version(), resource.kind), &minimal(resource), 60);
        // Upstream sends an age that this kind has no column for.
        let surplus = usize::from(resource.resource == "ipaddresses");
        let names: Vec<&str> = resource.columns.iter().map(|column| column.name).collect();
        assert_eq!(row.cells.len(), names.len() + surplus, "{}: {:?} for {names:?}", resource.resource, row.cells);
    }
}

#[test]
fn a_status_is_not_created_with_the_object() {
    let with_status = kinds().filter(|(resource, _)| resource.subresources.iter().any(|sub| sub.name == "status"));
    for (resource, strategy) in with_status {
        let mut object = minimal(resource);
        let mut given = object.clone();
        given.set("status", json!({"conditions": [{"type": "Sent", "status": "True"}]}));
        let context = Context { now: "1970-01-01T00:00:00Z", ..Context::default() };
        strategy.prepare_for_create(&context, &mut object);
        strategy.prepare_for_create(&context, &mut given);
        // A node brings its status along: kubelets register themselves.
        if resource.resource != "nodes" {
            assert_eq!(object["status"], given["status"], "{}", resource.resource);
        }
    }
}

#[test]
fn an_update_leaves_the_status_and_a_status_update_the_spec() {
    for (resource, strategy) in kinds() {
        if !resource.subresources.iter().any(|sub| sub.name == "status") {
            continue;
        }
        let mut old = minimal(resource);
        strategy.prepare_for_create(&Context::default(), &mut old);
        let mut changed = old.clone();
        changed.child("status").set("sent", true);
        strategy.prepare_for_update(&Context::default(), &mut changed, &old);
        assert!(!changed["status"].has("sent"), "{}", resource.resource);

        let mut status = old.clone();
        status.child("spec").set("sent", true);
        let context = Context { subresource: "status", ..Context::default() };
        strategy.prepare_for_update(&context, &mut status, &old);
        assert!(!status["spec"].has("sent"), "{}", resource.resource);
    }
}

#[test]
fn an_unchanged_object_keeps_its_generation() {
    for (resource, strategy) in kinds() {
        let mut old = minimal(resource);
        strategy.prepare_for_create(&Context::default(), &mut old);
        let mut same = old.clone();
        strategy.prepare_for_update(&Context::default(), &mut same, &old);
        assert_eq!(same["metadata"]["generation"], old["metadata"]["generation"], "{}", resource.resource);
    }
}
