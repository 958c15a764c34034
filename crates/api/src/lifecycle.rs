//! What most kinds do on writes, told as data: a status that only its
//! subresource writes, a generation that follows the spec.
//!
//! Upstream followed: PrepareForCreate and PrepareForUpdate of pkg/registry/*/*/strategy.go.

use apimachinery::{Quantity, Value};

use crate::edit::{Fields, carry};
use crate::strategy::Context;

/// How far an update of `status` may touch metadata.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StatusMetadata {
    /// Labels, annotations and finalizers are written too.
    Written,
    /// `ResetObjectMetaForStatus`: what clients own stays as it was.
    Reset,
    /// All metadata but managedFields stays as it was.
    Kept,
}

/// The write behaviour of a kind.
#[derive(Debug, Clone, Copy)]
pub struct Lifecycle {
    /// The kind has a status.
    pub status: bool,
    /// Top-level fields whose change raises `metadata.generation`; `None` for
    /// kinds without generation.
    pub generation: Option<&'static [&'static str]>,
    pub status_metadata: StatusMetadata,
}

/// Neither status nor generation.
pub const PLAIN: Lifecycle = Lifecycle { status: false, generation: None, status_metadata: StatusMetadata::Written };
/// A generation over spec, no status.
pub const SPEC_ONLY: Lifecycle = Lifecycle { generation: Some(&["spec"]), ..PLAIN };
/// Status and generation over spec.
pub const SPEC_AND_STATUS: Lifecycle = Lifecycle { status: true, ..SPEC_ONLY };
/// Status without generation.
pub const STATUS_ONLY: Lifecycle = Lifecycle { status: true, ..PLAIN };

impl Lifecycle {
    /// Clears the status, starts the generation.
    pub fn create(&self, object: &mut Value) {
        if self.status {
            object.remove("status");
        }
        if self.generation.is_some() {
            object.child("metadata").set("generation", 1);
        }
    }

    /// Keeps what this (sub)resource may not write, raises the generation.
    pub fn update(&self, context: &Context, object: &mut Value, old: &Value) {
        match context.subresource {
            "status" => self.status_update(object, old),
            _ => {
                if self.status {
                    carry(object, old, "status");
                }
                if let Some(fields) = self.generation
                    && fields.iter().any(|field| !same(&object[*field], &old[*field]))
                {
                    raise_generation(object, old);
                }
            }
        }
    }

    fn status_update(&self, object: &mut Value, old: &Value) {
        carry(object, old, "spec");
        match self.status_metadata {
            StatusMetadata::Written => {}
            StatusMetadata::Reset => reset_metadata(object, old),
            StatusMetadata::Kept => {
                let managed = object.at("metadata.managedFields").clone();
                carry(object, old, "metadata");
                if managed.is_null() {
                    object.child("metadata").remove("managedFields");
                } else {
                    object.child("metadata").set("managedFields", managed);
                }
            }
        }
    }
}

/// One above the old object's generation.
pub fn raise_generation(object: &mut Value, old: &Value) {
    let generation = old.at("metadata.generation").as_i64().unwrap_or(0) + 1;
    object.child("metadata").set("generation", generation);
}

/// Upstream's `ResetObjectMetaForStatus`. managedFields stay as sent: they
/// follow what the request changed.
pub fn reset_metadata(object: &mut Value, old: &Value) {
    let metadata = object.child("metadata");
    for key in ["deletionTimestamp", "generation", "selfLink", "labels", "annotations", "finalizers", "ownerReferences"]
    {
        carry(metadata, &old["metadata"], key);
    }
}

/// Upstream's `Semantic.DeepEqual` on canonical values: absent, null, empty
/// lists and empty maps of quantities are alike, quantities compare by value.
pub fn same(a: &Value, b: &Value) -> bool {
    same_under(a, b, false)
}

/// Members that hold resource lists: the one place where two texts may mean one
/// value. Decoding has made most texts canonical already.
const QUANTITY_MAPS: &[&str] = &["limits", "requests", "capacity", "overhead"];
/// Members that are a quantity.
const QUANTITIES: &[&str] = &["sizeLimit", "averageValue", "divisor"];

fn same_under(a: &Value, b: &Value, quantity: bool) -> bool {
    match (a, b) {
        (Value::Object(a), Value::Object(b)) => {
            let empty = |value: Option<&Value>| match value {
                None | Some(Value::Null) => true,
                Some(Value::Array(list)) => list.is_empty(),
                _ => false,
            };
            let one_sided = |x: &apimachinery::Map<String, Value>, y: &apimachinery::Map<String, Value>| {
                x.iter().all(|(key, value)| match y.get(key) {
                    Some(other) if !empty(Some(other)) => {
                        let holds = quantity || QUANTITIES.contains(&key.as_str());
                        let inside = QUANTITY_MAPS.contains(&key.as_str()) && value.is_object();
                        same_under(value, other, holds || inside)
                    }
                    _ => empty(Some(value)),
                })
            };
            one_sided(a, b) && b.iter().all(|(key, value)| a.contains_key(key) || empty(Some(value)))
        }
        (Value::Array(a), Value::Array(b)) => {
            a.len() == b.len() && a.iter().zip(b).all(|(a, b)| same_under(a, b, false))
        }
        (Value::String(a), Value::String(b)) if quantity && a != b => match (Quantity::parse(a), Quantity::parse(b)) {
            (Ok(a), Ok(b)) => a == b,
            _ => false,
        },
        (Value::Null, Value::Array(list)) | (Value::Array(list), Value::Null) => list.is_empty(),
        _ => a == b,
    }
}

#[cfg(test)]
mod tests {
    use apimachinery::json;

    use super::*;

    #[test]
    fn equality_is_semantic() {
        assert!(same(
            &json!({"resources": {"limits": {"cpu": "1000m"}}}),
            &json!({"resources": {"limits": {"cpu": "1"}}})
        ));
        assert!(!same(&json!({"labels": {"cpu": "1000m"}}), &json!({"labels": {"cpu": "1"}})));
        assert!(!same(&json!({"name": "A", "value": "1000m"}), &json!({"name": "A", "value": "1"})));
        assert!(same(&json!({"list": []}), &json!({})));
        assert!(!same(&json!({"securityContext": {}}), &json!({})));
        assert!(!same(&json!({"a": 1}), &json!({"a": 1, "b": 2})));
    }

    #[test]
    fn generation_follows_the_spec() {
        let old = json!({"metadata": {"generation": 3}, "spec": {"a": 1}, "status": {"x": 1}});
        let mut new = json!({"metadata": {"generation": 3}, "spec": {"a": 2}, "status": {"x": 2}});
        SPEC_AND_STATUS.update(&Context::default(), &mut new, &old);
        assert_eq!(new, json!({"metadata": {"generation": 4}, "spec": {"a": 2}, "status": {"x": 1}}));
        let mut status = json!({"metadata": {"generation": 3}, "spec": {"a": 2}, "status": {"x": 2}});
        SPEC_AND_STATUS.update(&Context { subresource: "status", ..Context::default() }, &mut status, &old);
        assert_eq!(status, json!({"metadata": {"generation": 3}, "spec": {"a": 1}, "status": {"x": 2}}));
    }
}
