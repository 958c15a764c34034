//! Validation of ClusterRole.
//!
//! Upstream followed: pkg/apis/rbac/validation.

use apimachinery::{ErrorList, Path, Value};

use crate::Context;
use crate::rbac::rules::policy_rules;
use crate::validation::declarative::{self, Config};
use crate::validation::meta::{Cluster, object_meta, object_meta_update};
use crate::validation::names;
use crate::validation::push::Push;
use crate::validation::selectors;
use crate::validation::value::Get;

const TYPE: &str = "api.rbac.v1.ClusterRole";

/// Problems of a new object, in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    let _ = context;
    declarative::finish(TYPE, whole(object, false), object, None, &Config::default())
}

/// Problems of an update of `old` to `object`.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let _ = context;
    let lax = aggregated(old).iter().any(selectors::has_invalid_value);
    let mut out = whole(object, lax);
    out.extend(object_meta_update(object, old));
    declarative::finish(TYPE, out, object, Some(old), &Config::default())
}

/// The selectors of roles to gather rules from.
fn aggregated(object: &Value) -> &[Value] {
    object.at("aggregationRule").list("clusterRoleSelectors")
}

fn whole(object: &Value, lax: bool) -> ErrorList {
    let mut out = object_meta(object, Cluster, names::path_segment);
    policy_rules(&mut out, object.list("rules"), false);
    if object.has("aggregationRule") {
        let path = Path::new("aggregationRule").child("clusterRoleSelectors");
        if aggregated(object).is_empty() {
            out.required(&path, "at least one clusterRoleSelector required if aggregationRule is non-nil");
        }
        for (i, selector) in aggregated(object).iter().enumerate() {
            selectors::label_selector(&mut out, selector, lax, &path.index(i));
            if selectors::matches(selector, &serde_json::Map::new()).is_err() {
                // Upstream shows the selector that could not be made.
                let nothing = crate::validation::push::Shown("null".to_owned());
                out.invalid(&path.index(i), nothing, "invalid label selector.");
            }
        }
    }
    out
}
