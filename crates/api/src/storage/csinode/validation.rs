//! Validation of CSINode.
//!
//! Upstream followed: pkg/apis/storage/validation.

use apimachinery::{ErrorList, Path, Value};

use crate::Context;
use crate::validation::declarative::{self, Config};
use crate::validation::meta::{Cluster, condition_reason, immutable, non_negative, object_meta, object_meta_update};
use crate::validation::names;
use crate::validation::pod::claims::{ACCESS_MODES, VOLUME_MODES};
use crate::validation::pod::volume_sources::csi_driver_name;
use crate::validation::push::{Named, Push};
use crate::validation::selectors;
use crate::validation::value::Get;

const TYPE: &str = "api.storage.v1.CSINode";
const NODE_ID_MAX: usize = 256;
const CONDITIONS_MAX: usize = 16;
const REASON_MAX: usize = 256;
const MESSAGE_MAX: usize = 1024;

/// Problems of a new object, in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    let _ = context;
    declarative::finish(TYPE, whole(object), object, None, &Config::default())
}

/// Problems of an update of `old` to `object`, dispatched on `context.subresource`.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let mut out = ErrorList::new();
    if context.subresource == "status" {
        out.extend(object_meta_update(object, old));
        status(&mut out, object.at("status"));
    } else {
        out.extend(whole(object));
        let at = Path::new("spec").child("drivers");
        let fixed = |driver: &Value| {
            let mut driver = driver.clone();
            if let Value::Object(map) = &mut driver {
                map.remove("allocatable");
            }
            driver
        };
        for stored in old.at("spec").list("drivers") {
            for driver in object.at("spec").list("drivers") {
                if driver.s("name") == stored.s("name") {
                    immutable(&mut out, "*storage.CSINodeDriver", &fixed(driver), &fixed(stored), &at);
                }
            }
        }
    }
    declarative::finish(TYPE, out, object, Some(old), &Config::default())
}

fn whole(object: &Value) -> ErrorList {
    let mut out = object_meta(object, Cluster, names::dns_subdomain);
    let drivers = object.at("spec").list("drivers");
    for (i, driver) in drivers.iter().enumerate() {
        let path = Path::new("spec").child("drivers").index(i);
        let name = driver.s("name");
        csi_driver_name(&mut out, name, &path.child("name"));
        let (id, at) = (driver.s("nodeID"), path.child("nodeID"));
        if id.is_empty() {
            out.required(&at, "");
        } else if id.len() > NODE_ID_MAX {
            out.invalid(&at, id, format!("must be {NODE_ID_MAX} characters or less"));
        }
        if let Some(count) = driver.at("allocatable").opt_int("count") {
            non_negative(&mut out, count, &path.child("allocatable").child("count"));
        }
        if drivers[..i].iter().any(|other| other.s("name") == name) {
            out.duplicate(&path.child("name"), name);
        }
        let keys = driver.strings("topologyKeys");
        for (j, key) in keys.iter().enumerate() {
            if key.is_empty() {
                out.required(&path, "");
            }
            if keys[..j].contains(key) {
                out.duplicate(&path, *key);
            }
            selectors::qualified_name(&mut out, key, &path);
        }
    }
    out
}

fn status(out: &mut ErrorList, status: &Value) {
    let all = status.list("storageHealth");
    for (i, health) in all.iter().enumerate() {
        let path = Path::new("status").child("storageHealth").index(i);
        let name = health.s("name");
        if all[..i].iter().any(|other| other.s("name") == name) {
            out.duplicate(&path, name);
        }
        csi_driver_name(out, name, &path.child("name"));
        let conditions = health.list("healthConditions");
        let path = path.child("healthConditions");
        if conditions.len() > CONDITIONS_MAX {
            out.too_many(&path, conditions.len(), CONDITIONS_MAX as i64);
            continue;
        }
        for (j, condition) in conditions.iter().enumerate() {
            health_condition(out, condition, &path.index(j));
        }
    }
}

fn health_condition(out: &mut ErrorList, condition: &Value, path: &Path) {
    const KINDS: &[&str] = &["Degraded", "StorageUnreachable"];
    let kind = condition.s("status");
    if !KINDS.contains(&kind) {
        out.unsupported(&path.child("status"), Named(kind), KINDS);
    }
    let (reason, at) = (condition.s("reason"), path.child("reason"));
    if reason.is_empty() {
        out.required(&at, "");
    } else {
        out.messages(&at, reason, condition_reason(reason));
        if reason.len() > REASON_MAX {
            out.too_long(&at, REASON_MAX as i64);
        }
    }
    if condition.s("message").len() > MESSAGE_MAX {
        out.too_long(&path.child("message"), MESSAGE_MAX as i64);
    }
    if let Some(mode) = condition.opt_s("accessMode").filter(|mode| !ACCESS_MODES.contains(mode)) {
        out.unsupported(&path.child("accessMode"), Named(mode), ACCESS_MODES);
    }
    if let Some(mode) = condition.opt_s("volumeMode").filter(|mode| !VOLUME_MODES.contains(mode)) {
        out.unsupported(&path.child("volumeMode"), Named(mode), &["Filesystem", "Block"]);
    }
}
