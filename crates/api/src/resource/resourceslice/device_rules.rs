//! Rules of one device of a slice.
//!
//! Upstream followed: pkg/apis/resource/validation.

use std::sync::LazyLock;

use apimachinery::{ErrorList, FieldError, Path, Value};
use regex::Regex;

use super::capacity_rules::request_policy;
use crate::resource::rules::{binding_conditions, covered, fits, label, qualified, repeated, taint};
use crate::validation::internal;
use crate::validation::names;
use crate::validation::push::{Push, Shown, shown};
use crate::validation::resources::{is_node_allocatable, quantity};
use crate::validation::selectors::node_selector;
use crate::validation::value::{Get, text};

const ENTRIES_MAX: usize = 32;
const VALUES_MAX: usize = 48;
const VALUE_MAX: usize = 64;
const TAINTS_MAX: usize = 16;
const CONSUMPTIONS_MAX: usize = 2;
const COUNTERS_MAX: usize = 32;
const KEY_MAX: usize = 63 + 1 + 32;
const VALUE_FIELDS: [&str; 8] = ["bool", "int", "string", "version", "bools", "ints", "strings", "versions"];

static SEMVER: LazyLock<Option<Regex>> = LazyLock::new(|| {
    let number = r"(0|[1-9]\d*)";
    let pre = r"(0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*)";
    let build = "[0-9a-zA-Z-]+";
    let whole =
        format!(r"^{number}\.{number}\.{number}(-{pre}(\.{pre})*)?(\+{build}(\.{build})*)?$").replace(r"\d", "[0-9]");
    Regex::new(&whole).ok()
});

/// A device; `old` is the stored one of its name.
pub fn device(out: &mut ErrorList, device: &Value, old: Option<&Value>, per_device: bool, path: &Path) {
    label(out, device.s("name"), &path.child("name"));
    let (attributes, capacity) = (device.map("attributes"), device.map("capacity"));
    let entries = attributes.len() + capacity.len();
    if entries > ENTRIES_MAX {
        let detail = format!("the total number of attributes and capacities must not exceed {ENTRIES_MAX}");
        out.invalid(path, entries as i64, detail);
    }
    let values: usize = attributes.values().map(values).sum();
    if values > VALUES_MAX {
        let detail = format!("the total number of attribute values must not exceed {VALUES_MAX}");
        out.invalid(path, values as i64, detail);
    }
    let at = path.child("attributes");
    for (name, value) in attributes {
        qualified(out, name, &at);
        attribute(out, value, &at.key(&truncated(name, KEY_MAX)));
    }
    let changed = |ty: &str, field: &str| !old.is_some_and(|old| internal::same(ty, old.at(field), device.at(field)));
    let at = path.child("capacity");
    if changed("{}resource.DeviceCapacity", "capacity") {
        for (name, value) in capacity {
            qualified(out, name, &at);
            let Some(policy) = value.opt("requestPolicy") else { continue };
            let at = at.key(&truncated(name, KEY_MAX)).child("requestPolicy");
            if device.flag("allowMultipleAllocations") {
                request_policy(out, policy, value.at("value"), &at);
            } else {
                out.forbidden(&at, "allowMultipleAllocations must be true");
            }
        }
    }
    let (taints, at) = (device.list("taints"), path.child("taints"));
    if changed("[]resource.DeviceTaint", "taints") {
        if taints.len() > TAINTS_MAX {
            out.too_many(&at, taints.len(), TAINTS_MAX as i64);
        } else {
            for (i, entry) in taints.iter().enumerate() {
                taint(out, entry, None, &at.index(i));
            }
        }
    }
    consumptions(out, device.list("consumesCounters"), &path.child("consumesCounters"));
    nodes(out, device, per_device, path);
    binding_conditions(out, device, path);
    node_allocatable(out, device, &path.child("nodeAllocatableResources"));
}

fn values(attribute: &Value) -> usize {
    let listed: usize = VALUE_FIELDS[4..].iter().map(|field| attribute.list(field).len()).sum();
    listed.max(1)
}

/// Long keys lose their middle.
fn truncated(key: &str, max: usize) -> String {
    if key.len() <= max {
        return key.to_owned();
    }
    let rest = max - 3;
    let (mut head, mut tail) = (rest.div_ceil(2), key.len() - rest / 2);
    while !key.is_char_boundary(head) {
        head -= 1;
    }
    while !key.is_char_boundary(tail) {
        tail += 1;
    }
    format!("{}...{}", &key[..head], &key[tail..])
}

fn attribute(out: &mut ErrorList, attribute: &Value, path: &Path) {
    let too_long = |out: &mut ErrorList, value: &str, at: &Path, declared: bool| {
        if value.len() > VALUE_MAX {
            let mut error = FieldError::too_long(at, VALUE_MAX as i64);
            if declared {
                error = error.with_origin("maxBytes").covered();
            }
            out.add(error);
        }
    };
    let version = |out: &mut ErrorList, value: &str, at: &Path| {
        if !SEMVER.as_ref().is_some_and(|semver| semver.is_match(value)) {
            out.invalid(at, value, "must be a string compatible with semver.org spec 2.0.0");
        }
        too_long(out, value, at, false);
    };
    if let Some(value) = attribute.opt_s("string") {
        too_long(out, value, &path.child("string"), false);
    }
    if let Some(value) = attribute.opt_s("version") {
        version(out, value, &path.child("version"));
    }
    for (i, value) in attribute.list("strings").iter().enumerate() {
        too_long(out, text(value), &path.child("strings").index(i), true);
    }
    for (i, value) in attribute.list("versions").iter().enumerate() {
        version(out, text(value), &path.child("versions").index(i));
    }
    let detail = "exactly one value must be specified";
    let whole = match VALUE_FIELDS.iter().filter(|field| attribute.has(field)).count() {
        0 => Shown("\"\"".to_owned()),
        1 => return,
        _ => shown("resource.DeviceAttribute", attribute),
    };
    out.add(FieldError::invalid_shown(path, whole.0, detail).with_origin("union").covered());
}

fn consumptions(out: &mut ErrorList, list: &[Value], path: &Path) {
    if !fits(out, list.len(), CONSUMPTIONS_MAX, path) {
        return;
    }
    for (i, consumption) in list.iter().enumerate() {
        let (set, at) = (consumption.s("counterSet"), path.index(i).child("counterSet"));
        covered(out, |out| if set.is_empty() { out.required(&at, "") } else { label(out, set, &at) });
        counters(out, consumption, COUNTERS_MAX, &path.index(i));
    }
    let sets: Vec<&str> = list.iter().map(|consumption| consumption.s("counterSet")).collect();
    repeated(out, &sets, path);
}

/// `counters`: some, with good names.
pub fn counters(out: &mut ErrorList, of: &Value, max: usize, path: &Path) {
    let (counters, at) = (of.map("counters"), path.child("counters"));
    if counters.is_empty() {
        out.required_unless_declared(&at, "");
    } else if counters.len() > max {
        out.too_many(&at, counters.len(), max as i64);
    } else {
        for name in counters.keys() {
            covered(out, |out| label(out, name, &at));
        }
    }
}

/// The nodes that have the device, where the slice leaves it to the devices.
fn nodes(out: &mut ErrorList, device: &Value, per_device: bool, path: &Path) {
    if !per_device {
        if ["nodeName", "nodeSelector", "allNodes"].iter().any(|field| device.has(field)) {
            let detail = "`nodeName`, `nodeSelector` and `allNodes` can only be set if `perDeviceNodeSelection` is set to true in the ResourceSlice spec";
            out.invalid(path, Shown("null".to_owned()), detail);
        }
        return;
    }
    let mut set = Vec::new();
    if let Some(name) = device.opt_s("nodeName") {
        let at = path.child("nodeName");
        if name.is_empty() {
            out.invalid(&at, name, "must not be empty");
        } else {
            set.push("`nodeName`");
            out.messages(&at, name, names::dns_subdomain(name));
        }
    }
    if let Some(selector) = device.opt("nodeSelector") {
        set.push("`nodeSelector`");
        node_selector(out, selector, false, &path.child("nodeSelector"));
    }
    match device.opt_flag("allNodes") {
        Some(true) => set.push("`allNodes`"),
        Some(false) => out.invalid(&path.child("allNodes"), false, "must be either unset or set to true"),
        None => {}
    }
    let detail = "exactly one of `nodeName`, `nodeSelector`, or `allNodes` is required when `perDeviceNodeSelection` is set to true in the ResourceSlice spec";
    match set.len() {
        0 => out.required(path, detail),
        1 => {}
        _ => out.invalid(path, &format!("{{{}}}", set.join(", ")), detail),
    }
}

fn node_allocatable(out: &mut ErrorList, device: &Value, path: &Path) {
    for (name, resource) in device.map("nodeAllocatableResources") {
        let at = path.key(name);
        if !is_node_allocatable(name) {
            out.invalid(&at, crate::validation::push::Named(name), "must be a node allocatable resource name");
        }
        let (mapping, overhead) = (resource.opt("mapping"), resource.opt("overhead"));
        if mapping.is_none() && overhead.is_none() {
            out.required(&at, "at least one of mapping or overhead must be set");
        }
        if let Some(mapping) = mapping {
            self::mapping(out, mapping, device, &at.child("mapping"));
        }
        if let Some(overhead) = overhead {
            let at = at.child("overhead");
            if !overhead.has("perPod") && !overhead.has("perContainer") {
                out.invalid(&at, "", "at least one of perPod or perContainer must be set");
            }
            for field in ["perPod", "perContainer"] {
                if let Some(value) = overhead.opt(field).filter(|value| quantity(value).sign() < 0) {
                    out.invalid(&at.child(field), text(value), "must be non-negative");
                }
            }
        }
    }
}

fn mapping(out: &mut ErrorList, mapping: &Value, device: &Value, path: &Path) {
    let (key, multiplier) = (mapping.opt_s("capacityKey"), mapping.opt("capacityMultiplier"));
    let positive = |out: &mut ErrorList, field: &str| {
        if let Some(value) = mapping.opt(field).filter(|value| quantity(value).sign() <= 0) {
            out.invalid(&path.child(field), text(value), "must be positive");
        }
    };
    let dependent = |out: &mut ErrorList, field: &str, other: &str| {
        let detail = format!("{field} is required when {other} is set");
        out.add(FieldError::required(&path.child(field), detail).with_origin("dependentRequired").covered());
    };
    if let Some(key) = key {
        let at = path.child("capacityKey");
        if key.is_empty() {
            out.invalid(&at, "", "capacityKey must not be an empty string");
        } else if !device.map("capacity").contains_key(key) {
            out.not_found(&at, crate::validation::push::Named(key));
        }
        match multiplier {
            None => dependent(out, "capacityMultiplier", "capacityKey"),
            Some(_) => positive(out, "capacityMultiplier"),
        }
    }
    positive(out, "deviceMultiplier");
    if multiplier.is_some() && key.is_none() {
        dependent(out, "capacityKey", "capacityMultiplier");
    }
}
