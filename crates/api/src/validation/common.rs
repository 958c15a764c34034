//! What the generic registry checks of every object around its kind's own rules.
//!
//! Upstream followed: apiserver/pkg/registry/rest/{create,update}.go.

use apimachinery::ErrorList;
use serde_json::Value;

use super::meta::{Scope, object_meta_plain, object_meta_update_plain};
use super::names;
use crate::strategy::{Context, Strategy};

fn scope(namespaced: bool) -> Scope {
    if namespaced { Scope::Namespaced } else { Scope::Cluster }
}

/// All problems of a new object. The generic look at its metadata comes only when
/// the kind has nothing to say.
pub fn validate_create(strategy: &dyn Strategy, context: &Context, object: &Value, namespaced: bool) -> ErrorList {
    let errors = strategy.validate(context, object);
    if errors.is_empty() {
        return object_meta_plain(object, scope(namespaced), names::path_segment);
    }
    errors
}

/// All problems of an update: the generic ones first, each problem once.
pub fn validate_update(
    strategy: &dyn Strategy,
    context: &Context,
    object: &Value,
    old: &Value,
    namespaced: bool,
) -> ErrorList {
    let mut errors = object_meta_plain(object, scope(namespaced), names::path_segment);
    errors.extend(object_meta_update_plain(object, old));
    errors.extend(strategy.validate_update(context, object, old));
    // Kinds without declarative validation do not sift their errors.
    let sifts =
        ["apiregistration.k8s.io/", "apiextensions.k8s.io/"].iter().all(|group| !context.version.starts_with(group));
    if sifts {
        let mut seen: Vec<String> = Vec::with_capacity(errors.len());
        errors.retain(|error| {
            let text = error.to_string();
            let new = !seen.contains(&text);
            seen.push(text);
            new
        });
    }
    errors
}
