//! Rules of a node's kubelet configuration source (out of use, still in the API).
//!
//! Upstream followed: pkg/apis/core/validation.

use apimachinery::{ErrorList, Path, Value};

use crate::validation::names;
use crate::validation::push::{Push, shown};
use crate::validation::value::Get;

/// `spec.configSource`.
pub fn config_source(out: &mut ErrorList, source: &Value, path: &Path) {
    let at = path.child("configMap");
    match source.opt("configMap") {
        Some(map) => {
            for field in ["uid", "resourceVersion"] {
                if !map.s(field).is_empty() {
                    out.forbidden(&at.child(field), format!("{field} must not be set in spec"));
                }
            }
            config_map(out, map, &at);
        }
        None => none(out, source, path),
    }
}

/// `status.config`.
pub fn config_status(out: &mut ErrorList, status: &Value, path: &Path) {
    for field in ["assigned", "active", "lastKnownGood"] {
        let Some(source) = status.opt(field) else { continue };
        let path = path.child(field);
        let at = path.child("configMap");
        match source.opt("configMap") {
            Some(map) => {
                for field in ["uid", "resourceVersion"] {
                    if map.s(field).is_empty() {
                        out.required(&at.child(field), "");
                    }
                }
                config_map(out, map, &at);
            }
            None => none(out, source, &path),
        }
    }
}

fn none(out: &mut ErrorList, source: &Value, path: &Path) {
    let whole = shown("*core.NodeConfigSource", source);
    out.invalid(path, whole, "exactly one reference subfield must be non-nil");
}

fn config_map(out: &mut ErrorList, map: &Value, path: &Path) {
    let rules: [(&str, fn(&str) -> Vec<String>); 3] =
        [("namespace", names::dns_label), ("name", names::dns_subdomain), ("kubeletConfigKey", names::config_map_key)];
    for (field, rule) in rules {
        let (value, at) = (map.s(field), path.child(field));
        if value.is_empty() {
            out.required(&at, "");
        } else {
            out.messages(&at, value, rule(value));
        }
    }
}
