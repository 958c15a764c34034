//! The resize subresource of a pod: cpu and memory may change, nothing else.
//!
//! Upstream followed: core validation, ValidatePodResize; pkg/apis/core/helper/qos.

use apimachinery::{ErrorList, Path};
use serde_json::{Map, Value};

use super::{is_mirror, metadata_and_spec, update};
use crate::gates;
use crate::validation::internal;
use crate::validation::meta::object_meta_update;
use crate::validation::push::{Named, Push};
use crate::validation::resources::quantity;
use crate::validation::value::Get;

const ONLY: &str = "only cpu and memory resources are mutable";
/// The resources a resize may change.
const MUTABLE: [&str; 2] = ["cpu", "memory"];

pub fn resize(pod: &Value, old: &Value) -> ErrorList {
    let mut out = object_meta_update(pod, old);
    out.extend(metadata_and_spec(pod, &update::options(old)));
    let (spec, old_spec) = (pod.at("spec"), old.at("spec"));
    let refuse = |detail: &str| {
        let mut only = ErrorList::new();
        only.forbidden(&Path::root(), detail);
        only
    };
    if is_mirror(old.at("metadata")) {
        return refuse("static pods cannot be resized");
    }
    if old_spec.at("os").s("name") == "windows" {
        return refuse("windows pods cannot be resized");
    }
    let path = Path::new("spec");
    let stored_class = match old.at("status").s("qosClass") {
        "" => qos_class(old_spec),
        class => class,
    };
    if stored_class != qos_class(spec) {
        let detail = "Pod QOS Class may not change as a result of resizing";
        out.invalid(&path, Named(pod.at("status").s("qosClass")), detail);
    }
    if !node_can_resize(old) {
        out.forbidden(&path, "Pod running on node without support for resize");
    }
    let mut copy = spec.clone();
    if has_pod_level(spec) || has_pod_level(old_spec) {
        pod_level(&mut out, &mut copy, spec, old_spec, &path);
    }
    if !same_order(&mut out, spec, old_spec, &path) {
        return out;
    }
    for key in ["initContainers", "containers"] {
        for (i, (new, old)) in spec.list(key).iter().zip(old_spec.list(key)).enumerate() {
            nothing_removed(&mut out, new, old, &path.child(key).index(i).child("resources"));
        }
    }
    put_back(&mut out, &mut copy, spec, old_spec, &path);
    if !gates::enabled("InPlacePodVerticalScalingMemoryBackedVolumes")
        && !internal::same("[]core.Volume", spec.at("volumes"), old_spec.at("volumes"))
    {
        let detail = "volumes are immutable on resize when InPlacePodVerticalScalingMemoryBackedVolumes feature gate is disabled";
        out.forbidden(&path.child("volumes"), detail);
    }
    if out.is_empty() && !internal::same("core.PodSpec", &copy, old_spec) {
        out.forbidden(&path, ONLY);
    }
    out
}

fn has_pod_level(spec: &Value) -> bool {
    let resources = spec.at("resources");
    !resources.map("requests").is_empty() || !resources.map("limits").is_empty()
}

fn removed(new: &Map<String, Value>, old: &Map<String, Value>) -> bool {
    old.keys().any(|name| !new.contains_key(name))
}

fn pod_level(out: &mut ErrorList, copy: &mut Value, spec: &Value, old: &Value, path: &Path) {
    let at = path.child("resources");
    let (new_resources, old_resources) = (spec.at("resources"), old.at("resources"));
    if !old_resources.is_null() {
        if new_resources.is_null() {
            out.forbidden(&at, "pod-level resources cannot be removed");
            return;
        }
        for (key, detail) in [
            ("requests", "pod-level resource requests cannot be removed"),
            ("limits", "pod-level resource limits cannot be removed"),
        ] {
            if removed(new_resources.map(key), old_resources.map(key)) {
                out.forbidden(&at.child(key), detail);
            }
        }
    }
    if let Some(resources) = copy.get_mut("resources") {
        put_back_resources(resources, old_resources);
        let empty = ["requests", "limits"].iter().all(|key| resources.map(key).is_empty())
            && resources.list("claims").is_empty();
        if old_resources.is_null()
            && empty
            && let Some(map) = copy.as_object_mut()
        {
            map.remove("resources");
        }
    }
    if !internal::same("*core.ResourceRequirements", copy.at("resources"), old_resources) {
        out.forbidden(path, "only cpu and memory resources are mutable at pod-level");
    }
}

/// False when containers were added, removed, renamed or moved.
fn same_order(out: &mut ErrorList, spec: &Value, old: &Value, path: &Path) -> bool {
    let before = out.len();
    for key in ["containers", "initContainers"] {
        let (new, old) = (spec.list(key), old.list(key));
        let at = path.child(key);
        if new.len() != old.len() {
            out.forbidden(&at, format!("{key} may not be added or removed on resize"));
            continue;
        }
        for (i, (new, old)) in new.iter().zip(old).enumerate() {
            if new.s("name") != old.s("name") {
                out.forbidden(&at.index(i).child("name"), format!("{key} may not be renamed or reordered on resize"));
            }
        }
    }
    out.len() == before
}

fn nothing_removed(out: &mut ErrorList, new: &Value, old: &Value, path: &Path) {
    let (new, old) = (new.at("resources"), old.at("resources"));
    for (key, detail) in
        [("requests", "resource requests cannot be removed"), ("limits", "resource limits cannot be removed")]
    {
        if removed(new.map(key), old.map(key)) {
            out.forbidden(&path.child(key), detail);
        }
    }
}

/// Gives requests and limits the old cpu and memory.
fn put_back_resources(resources: &mut Value, old: &Value) {
    for key in ["requests", "limits"] {
        let mut list = resources.map(key).clone();
        for name in MUTABLE {
            match old.map(key).get(name) {
                Some(value) => {
                    list.insert(name.to_owned(), value.clone());
                }
                None => {
                    list.remove(name);
                }
            }
        }
        if let Some(map) = resources.as_object_mut() {
            map.insert(key.to_owned(), Value::Object(list));
        }
    }
}

fn put_back(out: &mut ErrorList, copy: &mut Value, spec: &Value, old_spec: &Value, path: &Path) {
    const TYPE: &str = "core.Container";
    for key in ["containers", "initContainers"] {
        let (new, old) = (spec.list(key), old_spec.list(key));
        let containers = copy.get_mut(key).and_then(Value::as_array_mut);
        for (i, container) in containers.into_iter().flatten().enumerate() {
            if let Some(map) = container.as_object_mut() {
                map.entry("resources").or_insert_with(|| Value::Object(Map::new()));
            }
            if let Some(resources) = container.get_mut("resources") {
                put_back_resources(resources, old[i].at("resources"));
            }
            let same = internal::same(TYPE, container, &old[i]);
            if key == "containers" {
                if !same {
                    out.forbidden(path, ONLY);
                }
                continue;
            }
            let at = path.child(key).index(i);
            if !same {
                out.forbidden(&at, "only cpu and memory resources for init or sidecar containers are mutable");
            }
            let sidecar = new[i].s("restartPolicy") == "Always";
            if !sidecar && !internal::same(TYPE, &new[i], &old[i]) {
                let restarts = new[i].list("resizePolicy").iter();
                for _ in restarts.filter(|policy| policy.s("restartPolicy") == "RestartContainer") {
                    let detail =
                        "non-sidecar init containers with a resize policy of RestartContainer cannot be resized";
                    out.forbidden(&at, detail);
                }
            }
        }
    }
}

/// The node reports what it gave to running containers.
fn node_can_resize(pod: &Value) -> bool {
    pod.at("status")
        .list("containerStatuses")
        .iter()
        .find(|status| status.at("state").has("running"))
        .is_none_or(|status| status.has("resources"))
}

/// The quality-of-service class that follows from a spec.
pub fn qos_class(spec: &Value) -> &'static str {
    let positive =
        |of: &Value, key: &str, name: &str| of.map(key).get(name).map(quantity).filter(|value| value.sign() > 0);
    let sums = |requirements: &[&Value], key: &str, name: &str| {
        requirements.iter().filter_map(|of| positive(of, key, name)).reduce(|mut sum, value| {
            sum.add(&value);
            sum
        })
    };
    let pod_level = spec.at("resources");
    let of: Vec<&Value> = if has_pod_level(spec) {
        vec![pod_level]
    } else {
        ["containers", "initContainers"].iter().flat_map(|key| spec.list(key)).map(|c| c.at("resources")).collect()
    };
    let any = MUTABLE.iter().any(|name| {
        of.iter().any(|r| positive(r, "requests", name).is_some() || positive(r, "limits", name).is_some())
    });
    if !any {
        return "BestEffort";
    }
    let all_limited = of.iter().all(|r| MUTABLE.iter().all(|name| positive(r, "limits", name).is_some()));
    let equal = MUTABLE.iter().all(|name| match (sums(&of, "requests", name), sums(&of, "limits", name)) {
        (Some(request), Some(limit)) => request == limit,
        (None, _) => true,
        _ => false,
    });
    if all_limited && equal { "Guaranteed" } else { "Burstable" }
}
