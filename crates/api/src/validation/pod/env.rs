//! Environment variables and downward API selectors.
//!
//! Upstream followed: core validation, ValidateEnv and below; pkg/fieldpath.

use apimachinery::{ErrorList, Path};
use serde_json::Value;

use super::volumes::no_backsteps;
use crate::validation::names;
use crate::validation::push::Push;
use crate::validation::resources::quantity;
use crate::validation::selectors::qualified_name;
use crate::validation::value::{Get, text};

const ENV_FIELDS: &[&str] = &[
    "metadata.name",
    "metadata.namespace",
    "metadata.uid",
    "spec.nodeName",
    "spec.serviceAccountName",
    "status.hostIP",
    "status.hostIPs",
    "status.podIP",
    "status.podIPs",
];
const RESOURCES: &[&str] = &[
    "limits.cpu",
    "limits.ephemeral-storage",
    "limits.memory",
    "requests.cpu",
    "requests.ephemeral-storage",
    "requests.memory",
];

pub fn env(out: &mut ErrorList, list: &[Value], path: &Path) {
    for (i, variable) in list.iter().enumerate() {
        let at = path.index(i);
        let name = variable.s("name");
        if name.is_empty() {
            out.required(&at.child("name"), "");
        } else {
            out.messages(&at.child("name"), name, names::relaxed_env_name(name));
        }
        value_from(out, variable, &at.child("valueFrom"));
    }
}

fn value_from(out: &mut ErrorList, variable: &Value, path: &Path) {
    let Some(from) = variable.opt("valueFrom") else { return };
    let mut count = 0;
    let mut take = |key: &'static str| from.opt(key).inspect(|_| count += 1).map(|source| (source, path.child(key)));
    if let Some((source, at)) = take("fieldRef") {
        field_selector(out, source, ENV_FIELDS, &at);
    }
    if let Some((source, at)) = take("resourceFieldRef") {
        resource_selector(out, source, false, &at);
    }
    for key in ["configMapKeyRef", "secretKeyRef"] {
        if let Some((source, at)) = take(key) {
            key_selector(out, source, &at);
        }
    }
    if let Some((source, at)) = take("fileKeyRef") {
        file_selector(out, source, &at);
    }
    if count == 0 {
        let detail =
            "must specify one of: `fieldRef`, `resourceFieldRef`, `configMapKeyRef`, `secretKeyRef` or `fileKeyRef`";
        out.invalid(path, "", detail);
    } else if !variable.s("value").is_empty() {
        out.invalid(path, "", "may not be specified when `value` is not empty");
    } else if count > 1 {
        out.invalid(path, "", "may not have more than one field specified at a time");
    }
}

/// `metadata.labels['key']` → path and key.
fn subscripted(field: &str) -> Option<(&str, &str)> {
    field.strip_suffix("']")?.split_once("['").filter(|(path, _)| !path.is_empty())
}

/// `supported` sorted.
pub fn field_selector(out: &mut ErrorList, selector: &Value, supported: &[&str], path: &Path) {
    let (version, field) = (selector.s("apiVersion"), selector.s("fieldPath"));
    if version.is_empty() {
        return out.required(&path.child("apiVersion"), "");
    }
    let at = path.child("fieldPath");
    if field.is_empty() {
        return out.required(&at, "");
    }
    let mut convert_error = |detail: String| out.invalid(&at, field, format!("error converting fieldPath: {detail}"));
    if version != "v1" {
        return convert_error(format!("unsupported pod version: {version}"));
    }
    if let Some((parent, key)) = subscripted(field) {
        match parent {
            "metadata.annotations" => qualified_name(out, &key.to_lowercase(), path),
            "metadata.labels" => qualified_name(out, key, path),
            _ => convert_error(format!("field label does not support subscript: {field}")),
        }
        return;
    }
    const KNOWN: &[&str] = &[
        "metadata.annotations",
        "metadata.labels",
        "metadata.name",
        "metadata.namespace",
        "metadata.uid",
        "spec.nodeName",
        "spec.restartPolicy",
        "spec.serviceAccountName",
        "spec.schedulerName",
        "status.phase",
        "status.hostIP",
        "status.hostIPs",
        "status.podIP",
        "status.podIPs",
    ];
    let known = if field == "spec.host" { "spec.nodeName" } else { field };
    if !KNOWN.contains(&known) {
        return convert_error(format!("field label not supported: {field}"));
    }
    if !supported.contains(&known) {
        out.unsupported(&at, known, supported);
    }
}

/// `volume`: the container must be named.
pub fn resource_selector(out: &mut ErrorList, selector: &Value, volume: bool, path: &Path) {
    let resource = selector.s("resource");
    let huge_pages = resource.starts_with("requests.hugepages-") || resource.starts_with("limits.hugepages-");
    if volume && selector.s("containerName").is_empty() {
        out.required(&path.child("containerName"), "");
    } else if resource.is_empty() {
        out.required(&path.child("resource"), "");
    } else if !RESOURCES.contains(&resource) && !huge_pages {
        out.unsupported(&path.child("resource"), resource, RESOURCES);
    }
    let divisor = selector.at("divisor");
    if quantity(divisor).is_zero() {
        return;
    }
    let sizes = ["1", "1k", "1M", "1G", "1T", "1P", "1E", "1Ki", "1Mi", "1Gi", "1Ti", "1Pi", "1Ei"];
    let sizes_text = "1, 1k, 1M, 1G, 1T, 1P, 1E, 1Ki, 1Mi, 1Gi, 1Ti, 1Pi, 1Ei are supported with the";
    let divisor = text(divisor);
    let detail = match resource {
        "limits.cpu" | "requests.cpu" if !["1m", "1"].contains(&divisor) => {
            "only divisor's values 1m and 1 are supported with the cpu resource".to_owned()
        }
        "limits.memory" | "requests.memory" if !sizes.contains(&divisor) => {
            format!("only divisor's values {sizes_text} memory resource")
        }
        "limits.ephemeral-storage" | "requests.ephemeral-storage" if !sizes.contains(&divisor) => {
            format!("only divisor's values {sizes_text} local ephemeral storage resource")
        }
        _ if huge_pages && !sizes.contains(&divisor) => {
            format!("only divisor's values {sizes_text} hugepages resource")
        }
        _ => return,
    };
    out.invalid(&path.child("divisor"), resource, detail);
}

fn key_selector(out: &mut ErrorList, selector: &Value, path: &Path) {
    let (name, key) = (selector.s("name"), selector.s("key"));
    out.messages(&path.child("name"), name, names::dns_subdomain(name));
    if key.is_empty() {
        out.required(&path.child("key"), "");
    } else {
        out.messages(&path.child("key"), key, names::config_map_key(key));
    }
}

fn file_selector(out: &mut ErrorList, selector: &Value, path: &Path) {
    let (key, volume, file) = (selector.s("key"), selector.s("volumeName"), selector.s("path"));
    if key.is_empty() {
        out.required(&path.child("key"), "");
    } else {
        out.messages(&path.child("key"), key, names::relaxed_env_name(key));
    }
    if volume.is_empty() {
        out.required(&path.child("volumeName"), "");
    } else {
        out.messages(&path.child("volumeName"), volume, names::dns_label(volume));
    }
    if file.is_empty() {
        out.required(&path.child("path"), "");
    } else {
        no_backsteps(out, file, &path.child("path"));
    }
}

/// Upstream reports a missing or second source at the list, not the element.
pub fn env_from(out: &mut ErrorList, list: &[Value], path: &Path) {
    for (i, from) in list.iter().enumerate() {
        let at = path.index(i);
        let prefix = from.s("prefix");
        if !prefix.is_empty() {
            out.messages(&at.child("prefix"), prefix, names::relaxed_env_name(prefix));
        }
        let mut count = 0;
        for key in ["configMapRef", "secretRef"] {
            let Some(source) = from.opt(key) else { continue };
            count += 1;
            let name = source.s("name");
            let at = at.child(key).child("name");
            if name.is_empty() {
                out.required(&at, "");
            } else {
                out.messages(&at, name, names::dns_subdomain(&names::masked(name)));
            }
        }
        if count == 0 {
            out.invalid(path, "", "must specify one of: `configMapRef` or `secretRef`");
        } else if count > 1 {
            out.invalid(path, "", "may not have more than one field specified at a time");
        }
    }
}
