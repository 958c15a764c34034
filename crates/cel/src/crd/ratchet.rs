//! What of an object is unchanged by an update, found through the schema's list
//! semantics: errors there become warnings.
//!
//! Upstream: k8s `apiserver/pkg/cel/common/equality.go`, `maplist.go`.

use serde_json::Value as Json;

use crate::declared::Schema;

/// A value beside its old one and their schema.
#[derive(Debug, Clone, Copy)]
pub(super) struct Correlated<'a> {
    pub new: &'a Json,
    pub old: &'a Json,
    pub schema: &'a Schema,
}

/// The scalars that identify an element of a list of type map.
pub(super) fn map_key(schema: &Schema, item: &Json) -> Option<String> {
    let mut key = String::new();
    for name in schema.list_map_keys() {
        let value = item.get(name)?;
        if value.is_array() || value.is_object() || value.is_null() {
            return None;
        }
        key.push('\0');
        key.push_str(&value.to_string());
    }
    (!key.is_empty()).then_some(key)
}

/// The old element that `item` continues.
pub(super) fn old_item<'a>(schema: &Schema, item: &Json, old: Option<&'a Json>) -> Option<&'a Json> {
    if schema.kind != "array" || schema.list_type() != "map" {
        return None;
    }
    let key = map_key(schema, item)?;
    old?.as_array()?.iter().find(|old| map_key(schema, old).as_ref() == Some(&key))
}

impl<'a> Correlated<'a> {
    pub fn key(self, name: &str) -> Option<Correlated<'a>> {
        let (new, old) = (self.new.as_object()?.get(name)?, self.old.as_object()?.get(name)?);
        let schema = self
            .schema
            .properties
            .as_ref()
            .and_then(|properties| properties.get(name))
            .or(self.schema.additional.as_deref())?;
        Some(Correlated { new, old, schema })
    }
    pub fn index(self, at: usize) -> Option<Correlated<'a>> {
        let new = self.new.as_array()?.get(at)?;
        let old = old_item(self.schema, new, Some(self.old))?;
        Some(Correlated { new, old, schema: self.schema.items()? })
    }

    pub fn unchanged(self) -> bool {
        match (self.new, self.old) {
            (Json::Null, Json::Null) => true,
            (Json::Array(new), Json::Array(old)) => {
                new.len() == old.len()
                    && (0..new.len()).all(|at| match self.index(at) {
                        Some(child) => child.unchanged(),
                        None => self.schema.list_type() != "map" && new == old,
                    })
            }
            (Json::Object(new), Json::Object(old)) => {
                new.len() == old.len() && new.keys().all(|name| self.key(name).is_some_and(Correlated::unchanged))
            }
            (new, old) => new == old,
        }
    }
}
