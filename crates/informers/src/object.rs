//! What an informer must know of the objects it holds.

use std::fmt;

use client::PartialObject;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// An object or a projection of one. [`object!`](crate::object) implements it for
/// structs with a field `metadata: client::ObjectMeta`.
pub trait Object: DeserializeOwned + Send + Sync + 'static {
    fn name(&self) -> &str;
    /// Empty for cluster-scoped objects.
    fn namespace(&self) -> &str;
    fn uid(&self) -> &str;
    fn resource_version(&self) -> &str;

    fn key(&self) -> Key {
        Key::new(self.namespace(), self.name())
    }
}

/// Implements [`Object`] for structs that have `metadata: client::ObjectMeta`.
#[macro_export]
macro_rules! object {
    ($($type:ty),+ $(,)?) => {$(
        impl $crate::Object for $type {
            fn name(&self) -> &str {
                &self.metadata.name
            }
            fn namespace(&self) -> &str {
                &self.metadata.namespace
            }
            fn uid(&self) -> &str {
                &self.metadata.uid
            }
            fn resource_version(&self) -> &str {
                &self.metadata.resource_version
            }
        }
    )+};
}

object!(PartialObject);

impl Object for Value {
    fn name(&self) -> &str {
        self["metadata"]["name"].as_str().unwrap_or_default()
    }
    fn namespace(&self) -> &str {
        self["metadata"]["namespace"].as_str().unwrap_or_default()
    }
    fn uid(&self) -> &str {
        self["metadata"]["uid"].as_str().unwrap_or_default()
    }
    fn resource_version(&self) -> &str {
        self["metadata"]["resourceVersion"].as_str().unwrap_or_default()
    }
}

/// Namespace and name. Displayed `namespace/name`, or `name` when cluster-scoped;
/// ordered by namespace first, so that a namespace is a range.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Key {
    pub namespace: String,
    pub name: String,
}

impl Key {
    pub fn new(namespace: impl Into<String>, name: impl Into<String>) -> Self {
        Key { namespace: namespace.into(), name: name.into() }
    }
    /// The reverse of its display.
    pub fn parse(text: &str) -> Self {
        match text.split_once('/') {
            Some((namespace, name)) => Key::new(namespace, name),
            None => Key::new("", text),
        }
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.namespace.is_empty() { f.write_str(&self.name) } else { write!(f, "{}/{}", self.namespace, self.name) }
    }
}
