//! Validation of StorageClass. What stays fixed is said by declarative rules.
//!
//! Upstream followed: pkg/apis/storage/validation.

use std::collections::{BTreeMap, BTreeSet};

use apimachinery::{ErrorList, Path, Value};

use crate::Context;
use crate::storage::parameters::{parameters, provisioner};
use crate::validation::declarative::{self, Config};
use crate::validation::meta::{Cluster, object_meta, object_meta_update};
use crate::validation::names;
use crate::validation::push::{Named, Push};
use crate::validation::selectors::topology_term;
use crate::validation::value::Get;

const TYPE: &str = "api.storage.v1.StorageClass";
const POLICIES: &[&str] = &["Delete", "Retain"];
const MODES: &[&str] = &["Immediate", "WaitForFirstConsumer"];

/// Problems of a new object, in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    let _ = context;
    declarative::finish(TYPE, whole(object), object, None, &Config::default())
}

/// Problems of an update of `old` to `object`.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let _ = context;
    let mut out = whole(object);
    out.extend(object_meta_update(object, old));
    declarative::finish(TYPE, out, object, Some(old), &Config::default())
}

fn whole(object: &Value) -> ErrorList {
    let mut out = object_meta(object, Cluster, names::dns_subdomain);
    provisioner(&mut out, object.s("provisioner"), &Path::new("provisioner"));
    parameters(&mut out, object, true, &Path::new("parameters"));
    let policy = object.s("reclaimPolicy");
    if !policy.is_empty() && !POLICIES.contains(&policy) {
        out.unsupported(&Path::new("reclaimPolicy"), Named(policy), POLICIES);
    }
    match object.opt_s("volumeBindingMode") {
        None => out.required(&Path::new("volumeBindingMode"), ""),
        Some(mode) if !MODES.contains(&mode) => {
            out.unsupported(&Path::new("volumeBindingMode"), Named(mode), MODES);
        }
        Some(_) => {}
    }
    let mut seen: Vec<BTreeMap<String, BTreeSet<String>>> = Vec::new();
    for (i, term) in object.list("allowedTopologies").iter().enumerate() {
        let path = Path::new("allowedTopologies").index(i);
        let keys = topology_term(&mut out, term, &path)
            .into_iter()
            .map(|(key, values)| (key.to_owned(), values.into_iter().map(str::to_owned).collect()))
            .collect();
        // Upstream compares with places not yet filled too: an empty term equals those.
        if seen.contains(&keys) || keys.is_empty() {
            out.duplicate(&path.child("matchLabelExpressions"), "");
        }
        seen.push(keys);
    }
    out
}
