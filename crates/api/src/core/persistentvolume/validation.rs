//! Validation of PersistentVolume.
//!
//! Upstream followed: pkg/apis/core/validation, pkg/volume/validation.

use apimachinery::{ErrorList, Path, Value};

use super::spec_rules::volume_spec;
use crate::Context;
use crate::validation::declarative::{self, Config};
use crate::validation::internal;
use crate::validation::meta::{Cluster, immutable, object_meta, object_meta_update};
use crate::validation::names;
use crate::validation::push::{Push, shown};
use crate::validation::selectors::node_terms_have_invalid_value;
use crate::validation::value::Get;

const TYPE: &str = "api.core.v1.PersistentVolume";
const MOUNT_OPTIONS: &str = "volume.beta.kubernetes.io/mount-options";
const MOUNTABLE: &[&str] = &[
    "gcePersistentDisk",
    "awsElasticBlockStore",
    "glusterfs",
    "nfs",
    "rbd",
    "quobyte",
    "iscsi",
    "cinder",
    "cephfs",
    "azureFile",
    "vsphereVolume",
    "azureDisk",
    "photonPersistentDisk",
];
const BETA_LABELS: [(&str, &str); 5] = [
    ("failure-domain.beta.kubernetes.io/zone", "topology.kubernetes.io/zone"),
    ("failure-domain.beta.kubernetes.io/region", "topology.kubernetes.io/region"),
    ("beta.kubernetes.io/os", "kubernetes.io/os"),
    ("beta.kubernetes.io/arch", "kubernetes.io/arch"),
    ("beta.kubernetes.io/instance-type", "node.kubernetes.io/instance-type"),
];

/// Problems of a new object, in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    let _ = context;
    let mut out = whole(object, false);
    mount_options(&mut out, object);
    declarative::finish(TYPE, out, object, None, &Config::default())
}

/// Problems of an update of `old` to `object`, dispatched on `context.subresource`.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let mut out = ErrorList::new();
    if context.subresource == "status" {
        out.extend(object_meta_update(object, old));
        if object.at("metadata").s("resourceVersion").is_empty() {
            out.required(&Path::new("resourceVersion"), "");
        }
    } else {
        let terms = old.at("spec").at("nodeAffinity").at("required").list("nodeSelectorTerms");
        out.extend(whole(object, node_terms_have_invalid_value(terms)));
        mount_options(&mut out, object);
        update(&mut out, object.at("spec"), old.at("spec"));
    }
    declarative::finish(TYPE, out, object, Some(old), &Config::default())
}

fn whole(object: &Value, lax: bool) -> ErrorList {
    let mut out = object_meta(object, Cluster, names::dns_subdomain);
    let name = object.at("metadata").s("name");
    volume_spec(&mut out, object.at("spec"), name, lax, &Path::new("spec"));
    out
}

fn mount_options(out: &mut ErrorList, object: &Value) {
    let given = object.at("metadata").map("annotations").contains_key(MOUNT_OPTIONS);
    if given && !MOUNTABLE.iter().any(|source| object.at("spec").has(source)) {
        let at = Path::new("metadata").child("annotations").child(MOUNT_OPTIONS);
        out.forbidden(&at, "may not specify mount options for this volume type");
    }
}

fn update(out: &mut ErrorList, spec: &Value, old: &Value) {
    let mut now = spec.clone();
    let secret = "controllerExpandSecretRef";
    if old.has("csi")
        && !old.at("csi").has(secret)
        && let Some(Value::Object(csi)) = now.get_mut("csi")
    {
        csi.remove(secret);
    }
    let source = "core.PersistentVolumeSource";
    if !internal::same(source, old, &now) {
        let difference = internal::difference(source, old, &now);
        let detail = format!("spec.persistentvolumesource is immutable after creation\n{difference}");
        out.forbidden(&Path::new("spec").child("persistentvolumesource"), detail);
    }
    immutable(out, "*s", now.at("volumeMode"), old.at("volumeMode"), &Path::new("volumeMode"));
    if old.has("nodeAffinity") {
        node_affinity(out, now.at("nodeAffinity"), old.at("nodeAffinity"));
    }
    let class = "volumeAttributesClassName";
    if old.has(class) && !now.has(class) {
        out.forbidden(&Path::new("spec").child(class), "update from non-nil value to nil is forbidden");
    }
}

/// Fixed, but for labels that left their beta names.
fn node_affinity(out: &mut ErrorList, new: &Value, old: &Value) {
    let mut before = old.clone();
    let terms = new.at("required").list("nodeSelectorTerms");
    let stored = before.get_mut("required").and_then(|r| r.get_mut("nodeSelectorTerms")).and_then(Value::as_array_mut);
    for (old, new) in stored.into_iter().flatten().zip(terms) {
        for list in ["matchExpressions", "matchFields"] {
            let Some(Value::Array(requirements)) = old.get_mut(list) else { continue };
            for (old, new) in requirements.iter_mut().zip(new.list(list)) {
                let key = new.s("key");
                // Upstream looks the old name up in a map: what is no beta name gives an empty one.
                let successor = BETA_LABELS.iter().find(|(beta, _)| *beta == old.s("key")).map_or("", |(_, name)| name);
                if successor == key
                    && let Value::Object(requirement) = old
                {
                    requirement.insert("key".to_owned(), Value::from(key));
                }
            }
        }
    }
    let ty = "*core.VolumeNodeAffinity";
    if !internal::same(ty, &before, new) {
        let detail = "field is immutable, except for updating from beta label to GA";
        out.invalid(&Path::new("nodeAffinity"), shown(ty, new), detail);
    }
}
