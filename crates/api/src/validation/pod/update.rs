//! Updates of a pod and of its ephemeral containers.
//!
//! Upstream followed: core validation, ValidatePodUpdate and
//! ValidatePodEphemeralContainersUpdate.

use apimachinery::{ErrorList, Path};
use serde_json::{Value, json};

use super::scheduling::{node_affinity_mutation, node_selector_mutation, only_added_tolerations, only_deleted_gates};
use super::{Options, annotation_updates, is_mirror, metadata_and_spec};
use crate::validation::internal;
use crate::validation::meta::object_meta_update;
use crate::validation::names;
use crate::validation::push::{Push, shown};
use crate::validation::value::{Get, text};

/// What may change, as the error names it.
const UPDATABLE: &str = "`spec.containers[*].image`,`spec.initContainers[*].image`,`spec.activeDeadlineSeconds`,`spec.tolerations` (only additions to existing tolerations),`spec.terminationGracePeriodSeconds` (allow it to be set to 1 if it was previously negative)";

pub fn options(old: &Value) -> Options {
    Options { is_pod: true, ..Options::of_stored(old.at("spec"), old.at("metadata")) }
}

pub fn update(pod: &Value, old: &Value) -> ErrorList {
    let options = options(old);
    let mut out = object_meta_update(pod, old);
    out.extend(metadata_and_spec(pod, &options));
    annotation_updates(&mut out, pod, old, &options);
    let path = Path::new("spec");
    let (spec, old_spec) = (pod.at("spec"), old.at("spec"));
    for key in ["containers", "initContainers"] {
        if !images(&mut out, spec.list(key), old_spec.list(key), &path.child(key)) {
            return out;
        }
    }
    if !active_deadline(&mut out, spec, old_spec, &path.child("activeDeadlineSeconds")) {
        return out;
    }
    let (new, stored) = (spec.list("tolerations"), old_spec.list("tolerations"));
    only_added_tolerations(&mut out, new, stored, &path.child("tolerations"), &options);
    let (new, stored) = (spec.list("schedulingGates"), old_spec.list("schedulingGates"));
    only_deleted_gates(&mut out, new, stored, &path.child("schedulingGates"));
    if internal::same("core.PodSpec", spec, old_spec) {
        return out;
    }
    let munged = without_allowed_changes(&mut out, spec, old_spec, &path);
    if !internal::same("core.PodSpec", &munged, old_spec) {
        let difference = internal::difference("core.PodSpec", old_spec, &munged);
        out.forbidden(&path, format!("pod updates may not change fields other than {UPDATABLE}\n{difference}"));
    }
    out
}

/// False when the lists differ in length and nothing further is looked at.
fn images(out: &mut ErrorList, new: &[Value], old: &[Value], path: &Path) -> bool {
    if new.len() != old.len() {
        out.forbidden(path, "pod updates may not add or remove containers");
        return false;
    }
    for (i, container) in new.iter().enumerate() {
        let image = container.s("image");
        let at = path.index(i).child("image");
        if image.is_empty() {
            out.required(&at, "");
        }
        if image.trim() != image {
            out.invalid(&at, image, "must not have leading or trailing whitespace");
        }
    }
    true
}

/// False when nothing further is looked at.
fn active_deadline(out: &mut ErrorList, spec: &Value, old: &Value, path: &Path) -> bool {
    let key = "activeDeadlineSeconds";
    match (spec.opt_int(key), old.opt_int(key)) {
        (Some(new), _) if !(0..=i64::from(i32::MAX)).contains(&new) => {
            out.invalid(path, new, names::range(0, i64::from(i32::MAX)));
            false
        }
        (Some(new), Some(old)) if old < new => {
            out.invalid(path, new, "must be less than or equal to previous value");
            false
        }
        (None, Some(_)) => {
            out.invalid(path, shown("*i", &Value::Null), "must not update from a positive integer to nil value");
            true
        }
        _ => true,
    }
}

fn set(object: &mut Value, key: &str, value: &Value) {
    if let Some(map) = object.as_object_mut() {
        if value.is_null() {
            map.remove(key);
        } else {
            map.insert(key.to_owned(), value.clone());
        }
    }
}

/// The new spec with everything put back that may change.
fn without_allowed_changes(out: &mut ErrorList, spec: &Value, old: &Value, path: &Path) -> Value {
    let mut munged = spec.clone();
    for key in ["containers", "initContainers"] {
        let stored = old.list(key);
        for (i, container) in munged.get_mut(key).and_then(Value::as_array_mut).into_iter().flatten().enumerate() {
            set(container, "image", stored[i].at("image"));
        }
    }
    for key in ["activeDeadlineSeconds", "schedulingGates", "tolerations"] {
        set(&mut munged, key, old.at(key));
    }
    let grace = "terminationGracePeriodSeconds";
    if old.int(grace) < 0 && munged.opt_int(grace) == Some(1) {
        set(&mut munged, grace, old.at(grace));
    }
    if old.list("schedulingGates").is_empty() {
        return munged;
    }
    let key = "nodeSelector";
    if !internal::same("{}s", munged.at(key), old.at(key)) {
        node_selector_mutation(out, munged.at(key), old.at(key), &path.child(key));
        set(&mut munged, key, old.at(key));
    }
    let old_affinity = old.at("affinity").at("nodeAffinity");
    let new_affinity = munged.at("affinity").at("nodeAffinity").clone();
    if !internal::same("*core.NodeAffinity", old_affinity, &new_affinity) {
        let at = path.child("affinity").child("nodeAffinity");
        node_affinity_mutation(out, &new_affinity, old_affinity, &at);
        let affinity = munged.at("affinity");
        if affinity.is_null() {
            if !old_affinity.is_null() {
                set(&mut munged, "affinity", &json!({"nodeAffinity": old_affinity}));
            }
        } else if !old.has("affinity") && !affinity.has("podAffinity") && !affinity.has("podAntiAffinity") {
            set(&mut munged, "affinity", &Value::Null);
        } else if let Some(affinity) = munged.get_mut("affinity") {
            set(affinity, "nodeAffinity", old_affinity);
        }
    }
    munged
}

pub fn ephemeral_containers(pod: &Value, old: &Value) -> ErrorList {
    let options = options(old);
    let mut out = object_meta_update(pod, old);
    out.extend(metadata_and_spec(pod, &options));
    annotation_updates(&mut out, pod, old, &options);
    if is_mirror(old.at("metadata")) {
        let mut only = ErrorList::new();
        only.forbidden(&Path::root(), "static pods do not support ephemeral containers");
        return only;
    }
    let path = Path::new("spec").child("ephemeralContainers");
    let new = pod.at("spec").list("ephemeralContainers");
    for stored in old.at("spec").list("ephemeralContainers") {
        let name = apimachinery::field::quote(stored.s("name"));
        // The last container of a name counts.
        match new.iter().rev().find(|container| text(container.at("name")) == stored.s("name")) {
            None => out.forbidden(&path, format!("existing ephemeral containers {name} may not be removed\n")),
            Some(now) if !internal::same("core.EphemeralContainer", stored, now) => {
                let difference = internal::difference("core.EphemeralContainer", stored, now);
                out.forbidden(&path, format!("existing ephemeral containers {name} may not be changed\n{difference}"));
            }
            Some(_) => {}
        }
    }
    out
}
