//! Rules of a volume's spec, of persistent volumes and inline in attachments.
//!
//! Upstream followed: core validation, ValidatePersistentVolumeSpec.

use apimachinery::{ErrorList, Path, Value};

use crate::validation::names;
use crate::validation::pod::claims::{VOLUME_MODES, access_modes};
use crate::validation::pod::volume_sources::pv_source;
use crate::validation::push::{Named, Push, shown};
use crate::validation::resources::{basic_quantity, positive_quantity};
use crate::validation::selectors::node_selector;
use crate::validation::value::Get;

const POLICIES: &[&str] = &["Delete", "Recycle", "Retain"];
const INLINE: &str = "may not be specified in the context of inline volumes";

/// A persistent volume's spec. `lax`: the stored one has bad values in its node affinity.
pub fn volume_spec(out: &mut ErrorList, spec: &Value, name: &str, lax: bool, path: &Path) {
    modes(out, spec, path);
    let (at, capacity) = (path.child("capacity"), spec.map("capacity"));
    if capacity.is_empty() {
        out.required(&at, "");
    }
    if !capacity.contains_key("storage") || capacity.len() > 1 {
        out.unsupported(&at, shown("{}q", spec.at("capacity")), &["storage"]);
    }
    for (resource, quantity) in capacity {
        basic_quantity(out, quantity, &at.key(resource));
        positive_quantity(out, quantity, &at.key(resource));
    }
    let policy = spec.s("persistentVolumeReclaimPolicy");
    let policy_at = path.child("persistentVolumeReclaimPolicy");
    if !policy.is_empty() && !POLICIES.contains(&policy) {
        out.unsupported(&policy_at, Named(policy), POLICIES);
    }
    let affinity = spec.opt("nodeAffinity");
    if let Some(affinity) = affinity {
        let at = path.child("nodeAffinity").child("required");
        match affinity.opt("required") {
            Some(required) => node_selector(out, required, lax, &at),
            None => out.required(&at, "must specify required node constraints"),
        }
    }
    pv_source(out, spec, name, affinity.is_some(), path);
    if spec.has("hostPath") && is_root(spec.at("hostPath").s("path")) && policy == "Recycle" {
        out.forbidden(&policy_at, "may not be 'recycle' for a hostPath mount of '/'");
    }
    let class = spec.s("storageClassName");
    if !class.is_empty() {
        out.messages(&path.child("storageClassName"), class, names::dns_subdomain(class));
    }
    if let Some(mode) = spec.opt_s("volumeMode").filter(|mode| !VOLUME_MODES.contains(mode)) {
        out.unsupported(&path.child("volumeMode"), Named(mode), VOLUME_MODES);
    }
    if let Some(class) = spec.opt_s("volumeAttributesClassName") {
        let at = path.child("volumeAttributesClassName");
        if class.is_empty() {
            out.required(&at, "an empty string is disallowed");
        } else {
            out.messages(&at, class, names::dns_subdomain(class));
        }
        if !spec.has("csi") {
            out.required(&path.child("csi"), "has to be specified when using volumeAttributesClassName");
        }
    }
}

/// The spec of a volume within an attachment.
pub fn inline_spec(out: &mut ErrorList, spec: &Value, path: &Path) {
    if spec.has("claimRef") {
        out.forbidden(&path.child("claimRef"), INLINE);
    }
    if !spec.map("capacity").is_empty() {
        out.forbidden(&path.child("capacity"), INLINE);
    }
    if !spec.has("csi") {
        out.required(&path.child("csi"), "has to be specified in the context of inline volumes");
    }
    modes(out, spec, path);
    let policy = spec.s("persistentVolumeReclaimPolicy");
    if !["", "Retain"].contains(&policy) {
        let at = path.child("persistentVolumeReclaimPolicy");
        out.forbidden(&at, "may only be Retain in the context of inline volumes");
    }
    if spec.has("nodeAffinity") {
        out.forbidden(&path.child("nodeAffinity"), INLINE);
    }
    pv_source(out, spec, "", false, path);
    if !spec.s("storageClassName").is_empty() {
        out.forbidden(&path.child("storageClassName"), INLINE);
    }
    if spec.opt_s("volumeMode").is_some_and(|mode| mode != "Filesystem") {
        let detail = "may not specify volumeMode other than Filesystem in the context of inline volumes";
        out.forbidden(&path.child("volumeMode"), detail);
    }
}

fn modes(out: &mut ErrorList, spec: &Value, path: &Path) {
    if spec.list("accessModes").is_empty() {
        out.required(&path.child("accessModes"), "");
    }
    access_modes(out, spec, path);
}

/// Whether Go's `path.Clean` makes `/` of a path.
fn is_root(path: &str) -> bool {
    let mut depth = 0_usize;
    for part in path.split('/') {
        match part {
            "" | "." => {}
            ".." => depth = depth.saturating_sub(1),
            _ => depth += 1,
        }
    }
    path.starts_with('/') && depth == 0
}
