//! Validation of ResourceSlice.
//!
//! Upstream followed: pkg/apis/resource/validation.

use apimachinery::{ErrorList, Path, Value};

use super::device_rules::{counters, device};
use crate::Context;
use crate::resource::claim_rules::repeated_names;
use crate::resource::rules::{covered, fits, label, pool_name, skip_node_operations};
use crate::validation::declarative::{self, Config};
use crate::validation::meta::{Cluster, immutable, object_meta, object_meta_update};
use crate::validation::names;
use crate::validation::pod::volume_sources::csi_driver_name;
use crate::validation::push::{Push, shown};
use crate::validation::selectors::node_selector;
use crate::validation::value::Get;

const TYPE: &str = "api.resource.v1.ResourceSlice";
const DEVICES_MAX: usize = 128;
const ADVANCED_DEVICES_MAX: usize = 64;
const COUNTER_SETS_MAX: usize = 8;
const COUNTERS_MAX: usize = 32;

/// Problems of a new object, in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    let _ = context;
    let mut out = object_meta(object, Cluster, names::dns_subdomain);
    spec(&mut out, object.at("spec"), None);
    declarative::finish(TYPE, out, object, None, &Config::default())
}

/// Problems of an update of `old` to `object`.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let _ = context;
    let mut out = object_meta_update(object, old);
    spec(&mut out, object.at("spec"), Some(old.at("spec")));
    declarative::finish(TYPE, out, object, Some(old), &Config::default())
}

fn spec(out: &mut ErrorList, spec: &Value, old: Option<&Value>) {
    let path = Path::new("spec");
    csi_driver_name(out, spec.s("driver"), &path.child("driver"));
    let (pool, at) = (spec.at("pool"), path.child("pool"));
    pool_name(out, pool.s("name"), &at.child("name"));
    let (count, generation) = (pool.int("resourceSliceCount"), pool.int("generation"));
    if count <= 0 {
        out.invalid(&at.child("resourceSliceCount"), count, "must be greater than zero");
    }
    if generation < 0 {
        out.invalid(&at.child("generation"), generation, "must be greater than or equal to zero");
    }
    if let Some(old) = old {
        immutable(out, "s", pool.at("name"), old.at("pool").at("name"), &at.child("name"));
        immutable(out, "s", spec.at("driver"), old.at("driver"), &path.child("driver"));
        immutable(out, "*s", spec.at("nodeName"), old.at("nodeName"), &path.child("nodeName"));
    }
    nodes(out, spec, &path);
    let devices = spec.list("devices");
    if spec.has("sharedCounters") && spec.has("devices") {
        out.invalid(&path, "", "only one of `sharedCounters` or `devices` is allowed");
    }
    let at = path.child("devices");
    let max = if devices.iter().any(is_advanced) { ADVANCED_DEVICES_MAX } else { DEVICES_MAX };
    if devices.len() > max {
        out.too_many(&at, devices.len(), max as i64);
    } else {
        let per_device = spec.flag("perDeviceNodeSelection");
        for (i, entry) in devices.iter().enumerate() {
            let stored = old.map_or(&[][..], |old| old.list("devices"));
            let stored = stored.iter().find(|other| other.s("name") == entry.s("name"));
            device(out, entry, stored, per_device, &at.index(i));
        }
        for (i, entry) in devices.iter().enumerate() {
            let name = entry.s("name");
            if devices[..i].iter().any(|other| other.s("name") == name) {
                out.duplicate(&at.index(i), name);
            }
        }
    }
    let (sets, at) = (spec.list("sharedCounters"), path.child("sharedCounters"));
    if fits(out, sets.len(), COUNTER_SETS_MAX, &at) {
        for (i, set) in sets.iter().enumerate() {
            counter_set(out, set, &at.index(i));
        }
        repeated_names(out, sets, &at);
    }
    skip_node_operations(out, spec, &path);
}

/// Devices that cost more to look at.
fn is_advanced(device: &Value) -> bool {
    let lists = ["bools", "ints", "strings", "versions"];
    !device.list("taints").is_empty()
        || !device.list("consumesCounters").is_empty()
        || device.map("attributes").values().any(|attribute| lists.iter().any(|list| attribute.has(list)))
}

/// Exactly one way to say which nodes have the devices.
fn nodes(out: &mut ErrorList, spec: &Value, path: &Path) {
    const FIELDS: &str = "exactly one of `nodeName`, `nodeSelector`, `allNodes`, `perDeviceNodeSelection` is required";
    let mut set = Vec::new();
    if let Some(name) = spec.opt_s("nodeName") {
        let at = path.child("nodeName");
        if name.is_empty() {
            out.invalid(&at, name, "must be either unset or set to a non-empty string");
        } else {
            set.push("`nodeName`");
            out.messages(&at, name, names::dns_subdomain(name));
        }
    }
    if let Some(selector) = spec.opt("nodeSelector") {
        set.push("`nodeSelector`");
        let at = path.child("nodeSelector");
        node_selector(out, selector, false, &at);
        if selector.list("nodeSelectorTerms").len() != 1 {
            let terms = shown("[]core.NodeSelectorTerm", selector.at("nodeSelectorTerms"));
            out.invalid(&at.child("nodeSelectorTerms"), terms, "must have exactly one node selector term");
        }
    }
    for (field, quoted) in [("allNodes", "`allNodes`"), ("perDeviceNodeSelection", "`perDeviceNodeSelection`")] {
        match spec.opt_flag(field) {
            Some(true) => set.push(quoted),
            Some(false) => out.invalid(&path.child(field), false, "must be either unset or set to true"),
            None => {}
        }
    }
    match set.len() {
        0 => out.required(path, FIELDS),
        1 => {}
        _ => {
            let whole = format!("{{{}}}", set.join(", "));
            out.invalid(path, &whole, format!("{FIELDS}, but multiple fields are set"));
        }
    }
}

fn counter_set(out: &mut ErrorList, set: &Value, path: &Path) {
    let (name, at) = (set.s("name"), path.child("name"));
    covered(out, |out| if name.is_empty() { out.required(&at, "") } else { label(out, name, &at) });
    counters(out, set, COUNTERS_MAX, path);
}
