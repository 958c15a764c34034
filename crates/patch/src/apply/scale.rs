//! Ownership of `replicas` seen through the `scale` subresource.
//!
//! Upstream followed: `apimachinery/pkg/util/managedfields/scalehandler.go`.

use std::collections::BTreeMap;

use apimachinery::Value;

use super::managed::{Managed, VersionedSet};
use crate::smd::{PathElement, Set};

const SCALE_API_VERSION: &str = "autoscaling/v1";

/// Where replicas are, by `apiVersion` of the main resource; empty: there is no
/// scale in that version.
pub type ReplicasPaths = BTreeMap<String, Vec<String>>;

fn path_of(path: &[String]) -> Vec<PathElement> {
    path.iter().map(|name| PathElement::Field(name.clone())).collect()
}

fn in_scale() -> Vec<PathElement> {
    path_of(&["spec".to_owned(), "replicas".to_owned()])
}

fn only(path: &[PathElement]) -> Set {
    let mut set = Set::new();
    set.insert(path);
    set
}

/// managedFields of the main resource as those of its Scale.
pub fn scale_to_subresource(parent: Option<&Value>, paths: &ReplicasPaths) -> Result<Option<Value>, String> {
    let parent = Managed::decode(parent)?;
    let mut scale = Managed::default();
    for (id, versioned) in &parent.fields {
        let Some(path) = paths.get(&versioned.api_version).filter(|path| !path.is_empty()) else { continue };
        if !versioned.set.has(&path_of(path)) {
            continue;
        }
        scale.fields.insert(
            id.clone(),
            VersionedSet { set: only(&in_scale()), api_version: SCALE_API_VERSION.into(), applied: versioned.applied },
        );
        if let Some(time) = parent.times.get(id) {
            scale.times.insert(id.clone(), time.clone());
        }
    }
    Ok(scale.encode())
}

/// managedFields of the main resource after a write of its Scale, whose
/// managedFields are `scale`. `api_version`: of the main resource's request.
pub fn scale_to_parent(
    parent: Option<&Value>,
    scale: Option<&Value>,
    api_version: &str,
    paths: &ReplicasPaths,
) -> Result<Option<Value>, String> {
    let parent = Managed::decode(parent)?;
    let mut scale = Managed::decode(scale)?;
    let mut out = Managed::default();
    for (id, versioned) in &parent.fields {
        // Entries of unknown versions go.
        let Some(path) = paths.get(&versioned.api_version) else { continue };
        let path = path_of(path);
        let mut kept = versioned.clone();
        if !path.is_empty() && versioned.set.has(&path) && scale.fields.remove(id).is_none() {
            // Somebody took the replicas through scale.
            kept.set = kept.set.difference(&only(&path));
        }
        if !kept.set.is_empty() {
            out.fields.insert(id.clone(), kept);
            if let Some(time) = parent.times.get(id) {
                out.times.insert(id.clone(), time.clone());
            }
        }
    }
    let path = path_of(paths.get(api_version).map_or(&[][..], Vec::as_slice));
    for (id, versioned) in scale.fields {
        if !versioned.set.has(&in_scale()) {
            continue;
        }
        // The new owner's time is that of the scale entry (upstream takes the
        // parent's, where a new owner has none).
        if let Some(time) = parent.times.get(&id) {
            out.times.insert(id.clone(), time.clone());
        }
        out.fields
            .insert(id, VersionedSet { set: only(&path), api_version: api_version.into(), applied: versioned.applied });
    }
    Ok(out.encode())
}
