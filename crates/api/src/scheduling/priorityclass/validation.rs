//! Validation of PriorityClass.
//!
//! Upstream followed: pkg/apis/scheduling/validation, pkg/apis/scheduling/v1.

use apimachinery::{ErrorList, Path, Value};

use crate::Context;
use crate::validation::declarative::{self, Config};
use crate::validation::meta::{Cluster, immutable, object_meta, object_meta_update};
use crate::validation::names;
use crate::validation::pod::preemption_policy;
use crate::validation::push::Push;
use crate::validation::value::Get;

const TYPE: &str = "api.scheduling.v1.PriorityClass";
const USER_MAX: i64 = 1_000_000_000;
const SYSTEM: [(&str, i64); 2] = [("system-node-critical", 2_000_001_000), ("system-cluster-critical", 2_000_000_000)];

/// Problems of a new object, in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    let _ = context;
    let mut out = object_meta(object, Cluster, names::dns_subdomain);
    let name = object.at("metadata").s("name");
    if name.starts_with("system-") {
        if let Err(error) = known(name, object) {
            let detail =
                format!("priority class names with 'system-' prefix are reserved for system use only. error: {error}");
            out.forbidden(&Path::new("metadata").child("name"), detail);
        }
    } else if object.int("value") > USER_MAX {
        let detail = format!("maximum allowed value of a user defined priority is {USER_MAX}");
        out.forbidden(&Path::new("value"), detail);
    }
    if let Some(policy) = object.opt_s("preemptionPolicy") {
        preemption_policy(&mut out, policy, &Path::new("preemptionPolicy"));
    }
    declarative::finish(TYPE, out, object, None, &Config::default())
}

/// Problems of an update of `old` to `object`.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let _ = context;
    let mut out = object_meta_update(object, old);
    if object.int("value") != old.int("value") {
        out.forbidden(&Path::new("value"), "may not be changed in an update.");
    }
    let field = "preemptionPolicy";
    immutable(&mut out, "*s", object.at(field), old.at(field), &Path::new(field));
    declarative::finish(TYPE, out, object, Some(old), &Config::default())
}

fn known(name: &str, object: &Value) -> Result<(), String> {
    match SYSTEM.iter().find(|(system, _)| *system == name) {
        None => Err(format!("{name} is not a known system priority class")),
        Some((_, value)) if *value != object.int("value") => {
            Err(format!("value of {name} PriorityClass must be {value}"))
        }
        Some(_) if object.flag("globalDefault") => Err(format!("globalDefault of {name} PriorityClass must be false")),
        Some(_) => Ok(()),
    }
}
