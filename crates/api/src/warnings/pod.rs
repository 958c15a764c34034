//! Warnings about pods and pod templates.
//!
//! Upstream followed: pkg/api/pod/warnings.go; AppArmor of pods:
//! applyAppArmorVersionSkew of pkg/registry/core/pod/strategy.go.

use std::collections::{BTreeMap, BTreeSet};

use apimachinery::field::quote;
use apimachinery::{Path, Value, json};

use super::{claim_spec, fractional, ip, node_label, node_selector_term, overlaps};
use crate::edit::Fields;
use crate::lifecycle::same;

const APPARMOR_PREFIX: &str = "container.apparmor.security.beta.kubernetes.io/";
const SECCOMP_POD: &str = "seccomp.security.alpha.kubernetes.io/pod";
const SECCOMP_PREFIX: &str = "container.seccomp.security.alpha.kubernetes.io/";

const ANNOTATIONS: &[(&str, &str)] = &[
    (
        "scheduler.alpha.kubernetes.io/critical-pod",
        r#"non-functional in v1.16+; use the "priorityClassName" field instead"#,
    ),
    ("security.alpha.kubernetes.io/sysctls", r#"non-functional in v1.11+; use the "sysctls" field instead"#),
    ("security.alpha.kubernetes.io/unsafe-sysctls", r#"non-functional in v1.11+; use the "sysctls" field instead"#),
];

const VOLUMES: &[(&str, &str)] = &[
    ("photonPersistentDisk", "deprecated in v1.11, non-functional in v1.16+"),
    ("gitRepo", "deprecated in v1.11, and disabled by default in v1.33+"),
    ("scaleIO", "deprecated in v1.16, non-functional in v1.22+"),
    ("flocker", "deprecated in v1.22, non-functional in v1.25+"),
    ("storageos", "deprecated in v1.22, non-functional in v1.25+"),
    ("quobyte", "deprecated in v1.22, non-functional in v1.25+"),
    ("glusterfs", "deprecated in v1.25, non-functional in v1.26+"),
    ("ephemeral", ""),
    ("cephfs", "deprecated in v1.28, non-functional in v1.31+"),
    ("rbd", "deprecated in v1.28, non-functional in v1.31+"),
];

/// The lists of containers in upstream's visiting order.
const CONTAINERS: &[&str] = &["initContainers", "containers", "ephemeralContainers"];

/// Warnings about a Pod.
pub fn pod(object: &Value) -> Vec<String> {
    warnings(&Path::root(), object, false)
}

/// Warnings about a PodTemplateSpec at `path`.
pub fn template(path: &Path, template: &Value) -> Vec<String> {
    if template.is_object() { warnings(path, template, true) } else { Vec::new() }
}

fn containers<'a>(spec: &'a Value, path: &Path) -> Vec<(Path, &'a Value)> {
    CONTAINERS
        .iter()
        .flat_map(|list| {
            let path = path.child(list);
            spec.list(list).iter().enumerate().map(move |(index, container)| (path.index(index), container))
        })
        .collect()
}

fn warnings(root: &Path, object: &Value, is_template: bool) -> Vec<String> {
    let spec = &object["spec"];
    let path = root.child("spec");
    let mut out = Vec::new();
    scheduling(spec, &path, &mut out);
    let annotation_path = root.child("metadata").child("annotations");
    let annotations = object.at("metadata.annotations");
    for (key, message) in ANNOTATIONS {
        if annotations.has(key) {
            out.push(format!("{}: {message}", annotation_path.key(key)));
        }
    }
    volumes(spec, &path.child("volumes"), &mut out);
    out.extend(overlaps::warnings(spec.list("volumes")));
    repeated(spec, &path, &mut out);
    for resource in ["memory", "ephemeral-storage"] {
        out.extend(fractional(spec, "overhead", resource, &path));
    }
    let security = spec.at("securityContext");
    if !security.has("seccompProfile") && annotations.has(SECCOMP_POD) {
        out.push(seccomp(&annotation_path, SECCOMP_POD));
    }
    for (here, container) in containers(spec, &path) {
        let own = container.at("securityContext");
        let key = format!("{SECCOMP_PREFIX}{}", container.text("name"));
        if !own.has("seccompProfile") && annotations.has(&key) {
            out.push(seccomp(&annotation_path, &key));
        }
        if is_template && !own.has("appArmorProfile") {
            let key = format!("{APPARMOR_PREFIX}{}", container.text("name"));
            if annotations.has(&key) {
                let wanted = app_armor_profile(annotations.text(&key));
                if !security.has("appArmorProfile")
                    || wanted.is_none_or(|profile| profile != security["appArmorProfile"])
                {
                    out.push(app_armor(&annotation_path, &key));
                }
            }
        }
        let resources = here.child("resources");
        for resource in ["memory", "ephemeral-storage"] {
            for list in ["limits", "requests"] {
                out.extend(fractional(container.at("resources"), list, resource, &resources));
            }
        }
        environment(container, &here.child("env"), &mut out);
    }
    ports(spec, &path, &mut out);
    if spec.int("terminationGracePeriodSeconds").is_some_and(|seconds| seconds < 0) {
        out.push(format!(
            "{}: must be >= 0; negative values are invalid and will be treated as 1",
            path.child("terminationGracePeriodSeconds")
        ));
    }
    null_selectors(spec, &path.child("affinity"), &mut out);
    for (index, server) in spec.at("dnsConfig").list("nameservers").iter().enumerate() {
        let here = path.child("dnsConfig").child("nameservers").index(index);
        out.extend(ip(&here, server.as_str().unwrap_or("")));
    }
    for (index, alias) in spec.list("hostAliases").iter().enumerate() {
        out.extend(ip(&path.child("hostAliases").index(index).child("ip"), alias.text("ip")));
    }
    out
}

fn seccomp(path: &Path, key: &str) -> String {
    format!(r#"{}: non-functional in v1.27+; use the "seccompProfile" field instead"#, path.key(key))
}

fn app_armor(path: &Path, key: &str) -> String {
    format!(r#"{}: deprecated since v1.30; use the "appArmorProfile" field instead"#, path.key(key))
}

fn scheduling(spec: &Value, path: &Path, out: &mut Vec<String>) {
    if let Some(selector) = spec.at("nodeSelector").as_object() {
        for key in selector.keys() {
            if let Some(message) = node_label(key) {
                out.push(format!("{}: {message}", path.child("nodeSelector").key(key)));
            }
        }
    }
    let affinity = spec.at("affinity.nodeAffinity");
    let here = path.child("affinity").child("nodeAffinity");
    let required = here.child("requiredDuringSchedulingIgnoredDuringExecution").child("nodeSelectorTerms");
    for (index, term) in
        affinity.at("requiredDuringSchedulingIgnoredDuringExecution").list("nodeSelectorTerms").iter().enumerate()
    {
        out.extend(node_selector_term(term, false, &required.index(index)));
    }
    let preferred = here.child("preferredDuringSchedulingIgnoredDuringExecution");
    for (index, term) in affinity.list("preferredDuringSchedulingIgnoredDuringExecution").iter().enumerate() {
        out.extend(node_selector_term(term.at("preference"), true, &preferred.index(index).child("preference")));
    }
    for (index, constraint) in spec.list("topologySpreadConstraints").iter().enumerate() {
        let here = path.child("topologySpreadConstraints").index(index);
        let key = constraint.text("topologyKey");
        if let Some(message) = node_label(key) {
            out.push(format!("{}: {key} is {message}", here.child("topologyKey")));
        }
        if !constraint.has("labelSelector") {
            out.push(null_selector(&here.child("labelSelector")));
        }
    }
}

fn null_selector(path: &Path) -> String {
    format!("{path}: a null labelSelector results in matching no pod")
}

fn null_selectors(spec: &Value, path: &Path, out: &mut Vec<String>) {
    for kind in ["podAffinity", "podAntiAffinity"] {
        let affinity = spec.at("affinity").at(kind);
        for list in
            ["requiredDuringSchedulingIgnoredDuringExecution", "preferredDuringSchedulingIgnoredDuringExecution"]
        {
            for (index, term) in affinity.list(list).iter().enumerate() {
                let here = path.child(kind).child(list).index(index);
                let (term, here) = if list.starts_with("preferred") {
                    (term.at("podAffinityTerm"), here.child("podAffinityTerm"))
                } else {
                    (term, here)
                };
                if !term.has("labelSelector") {
                    out.push(null_selector(&here.child("labelSelector")));
                }
            }
        }
    }
}

fn volumes(spec: &Value, path: &Path, out: &mut Vec<String>) {
    for (index, volume) in spec.list("volumes").iter().enumerate() {
        let path = path.index(index);
        for (key, message) in VOLUMES.iter().filter(|(key, _)| volume.has(key)) {
            // Upstream's field name here is the Go one of StorageOS.
            let shown = if *key == "storageos" { "storageOS" } else { key };
            let here = path.child(shown);
            if *key == "ephemeral" {
                let template = volume.at("ephemeral.volumeClaimTemplate");
                out.extend(claim_spec(&here.child("volumeClaimTemplate").child("spec"), template.at("spec")));
            } else {
                out.push(format!("{here}: {message}"));
            }
        }
    }
}

fn repeated(spec: &Value, path: &Path, out: &mut Vec<String>) {
    let mut ips = BTreeSet::new();
    for (index, alias) in spec.list("hostAliases").iter().enumerate() {
        if !ips.insert(alias.text("ip")) {
            out.push(format!(
                "{}: duplicate ip {}",
                path.child("hostAliases").index(index).child("ip"),
                quote(alias.text("ip"))
            ));
        }
    }
    let here = path.child("imagePullSecrets");
    let mut names = BTreeSet::new();
    for (index, secret) in spec.list("imagePullSecrets").iter().enumerate() {
        if !names.insert(secret.text("name")) {
            out.push(format!("{}: duplicate name {}", here.index(index).child("name"), quote(secret.text("name"))));
        }
    }
    for (index, secret) in spec.list("imagePullSecrets").iter().enumerate() {
        if secret.is_zero("name") {
            out.push(format!(r#"{}: invalid empty name """#, here.index(index).child("name")));
        }
    }
}

fn environment(container: &Value, path: &Path, out: &mut Vec<String>) {
    let mut names = BTreeSet::new();
    for (index, variable) in container.list("env").iter().enumerate() {
        let name = variable.text("name");
        if names.insert(name) {
            continue;
        }
        // A value that extends the earlier one is meant.
        let reference = format!("$({name})");
        let value = variable.text("value");
        if variable.has("valueFrom") || value == reference || !value.contains(&reference) {
            out.push(format!(
                "{}: hides previous definition of {}, which may be dropped when using apply",
                path.index(index),
                quote(name)
            ));
        }
    }
}

fn ports(spec: &Value, path: &Path, out: &mut Vec<String>) {
    let mut seen: BTreeMap<(i64, &str), Vec<(Path, &Value)>> = BTreeMap::new();
    let all: Vec<(Path, &Value)> = containers(spec, path)
        .into_iter()
        .flat_map(|(here, container)| {
            let here = here.child("ports");
            container.list("ports").iter().enumerate().map(move |(index, port)| (here.index(index), port))
        })
        .collect();
    let number = |port: &Value, key: &str| port.int(key).unwrap_or(0);
    for (here, port) in &all {
        let (ip, host) = (port.text("hostIP"), number(port, "hostPort"));
        if !ip.is_empty() && host == 0 {
            out.push(format!(
                "{here}: hostIP set without hostPort: {{Name:{} HostPort:0 ContainerPort:{} Protocol:{} HostIP:{ip}}}",
                port.text("name"),
                number(port, "containerPort"),
                port.text("protocol")
            ));
        }
        let others = seen.entry((number(port, "containerPort"), port.text("protocol"))).or_default();
        for (field, other) in others.iter() {
            let (other_ip, other_host) = (other.text("hostIP"), number(other, "hostPort"));
            if ip == other_ip && host == other_host {
                out.push(format!("{here}: duplicate port definition with {field}"));
            } else if host == 0 || other_host == 0 {
                out.push(format!("{here}: overlapping port definition with {field}"));
            } else if host == other_host && ip.is_empty() != other_ip.is_empty() {
                out.push(format!("{here}: dangerously ambiguous port definition with {field}"));
            }
        }
        others.push((here.clone(), port));
    }
    let mut names: BTreeMap<&str, &Path> = BTreeMap::new();
    for (here, port) in &all {
        let name = port.text("name");
        if name.is_empty() {
            continue;
        }
        match names.get(name) {
            Some(first) => out.push(format!(
                "{here}: duplicate port name {} with {first}, services and probes that select ports by name will use {first}",
                quote(name)
            )),
            None => {
                names.insert(name, here);
            }
        }
    }
}

/// The field form of an AppArmor annotation; `None` when it is ill-formed.
pub fn app_armor_profile(annotation: &str) -> Option<Value> {
    match annotation {
        "unconfined" => Some(json!({"type": "Unconfined"})),
        "runtime/default" => Some(json!({"type": "RuntimeDefault"})),
        _ => {
            let profile = annotation.strip_prefix("localhost/").filter(|profile| !profile.is_empty())?;
            Some(json!({"type": "Localhost", "localhostProfile": profile}))
        }
    }
}

/// Moves AppArmor annotations of a new pod into fields. Gives the warnings about them.
pub fn move_app_armor(object: &mut Value) -> Vec<String> {
    let mut out = Vec::new();
    if object.at("spec.os").text("name") == "windows" {
        return out;
    }
    let annotations = object.at("metadata.annotations").clone();
    let pod_profile = object.at("spec.securityContext.appArmorProfile").clone();
    let path = Path::new("metadata").child("annotations");
    let spec = object.child("spec");
    for list in CONTAINERS {
        for container in spec.list_mut(list) {
            let key = format!("{APPARMOR_PREFIX}{}", container.text("name"));
            if !annotations.has(&key) || container.at("securityContext").has("appArmorProfile") {
                continue;
            }
            let profile = app_armor_profile(annotations.text(&key)).filter(valid_profile);
            match profile {
                None => out.push(app_armor(&path, &key)),
                Some(profile) if !same(&profile, &pod_profile) => {
                    container.child("securityContext").set("appArmorProfile", profile);
                    out.push(app_armor(&path, &key));
                }
                Some(_) => {}
            }
        }
    }
    out
}

/// Profile names are trimmed and fit a path.
fn valid_profile(profile: &Value) -> bool {
    /// Longest name of a localhost profile, in bytes.
    const MAX_BYTES: usize = 4095;
    let name = profile.text("localhostProfile");
    name.trim() == name && name.len() <= MAX_BYTES
}
