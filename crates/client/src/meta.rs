//! Metadata as components see it: a projection of `metav1.ObjectMeta` without
//! managed fields (no component reads them), and lists.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// `metav1.ObjectMeta` without `managedFields` and `selfLink`. Times are the
/// RFC 3339 text of the wire. Absent and empty are the same, and empty fields
/// are not written.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct ObjectMeta {
    #[serde(skip_serializing_if = "String::is_empty")]
    pub name: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub generate_name: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub namespace: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub uid: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub resource_version: String,
    #[serde(skip_serializing_if = "is_zero")]
    pub generation: i64,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub creation_timestamp: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deletion_timestamp: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deletion_grace_period_seconds: Option<i64>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty", deserialize_with = "null_is_empty")]
    pub labels: BTreeMap<String, String>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty", deserialize_with = "null_is_empty")]
    pub annotations: BTreeMap<String, String>,
    #[serde(skip_serializing_if = "Vec::is_empty", deserialize_with = "null_is_empty")]
    pub owner_references: Vec<OwnerReference>,
    #[serde(skip_serializing_if = "Vec::is_empty", deserialize_with = "null_is_empty")]
    pub finalizers: Vec<String>,
}

impl ObjectMeta {
    /// `namespace/name`, or `name` alone for cluster-scoped objects.
    pub fn key(&self) -> String {
        if self.namespace.is_empty() { self.name.clone() } else { format!("{}/{}", self.namespace, self.name) }
    }
    pub fn is_deleting(&self) -> bool {
        self.deletion_timestamp.is_some()
    }
    /// The owner reference with `controller: true`, of which there is at most one.
    pub fn controller(&self) -> Option<&OwnerReference> {
        self.owner_references.iter().find(|o| o.controller == Some(true))
    }
}

/// `metav1.OwnerReference`.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct OwnerReference {
    pub api_version: String,
    pub kind: String,
    pub name: String,
    pub uid: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub controller: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub block_owner_deletion: Option<bool>,
}

/// Any object, of which only type and metadata are of interest.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct PartialObject {
    #[serde(skip_serializing_if = "String::is_empty")]
    pub api_version: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub kind: String,
    pub metadata: ObjectMeta,
}

/// A list answer. Items carry no apiVersion and kind of their own, as upstream's do not.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "camelCase")]
#[serde(bound(deserialize = "T: serde::de::DeserializeOwned"))]
pub struct List<T> {
    #[serde(default)]
    pub api_version: String,
    #[serde(default)]
    pub kind: String,
    #[serde(default)]
    pub metadata: ListMeta,
    #[serde(default = "Vec::new", deserialize_with = "null_items")]
    pub items: Vec<T>,
}

#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct ListMeta {
    pub resource_version: String,
    #[serde(rename = "continue")]
    pub continue_token: String,
    pub remaining_item_count: Option<i64>,
}

fn is_zero(n: &i64) -> bool {
    *n == 0
}

/// `null` where a list or map is expected is the empty one, as Go decodes it.
/// For projections: `#[serde(default, deserialize_with = "client::meta::null_is_empty")]`.
pub fn null_is_empty<'de, D, T>(deserializer: D) -> Result<T, D::Error>
where
    D: serde::Deserializer<'de>,
    T: Deserialize<'de> + Default,
{
    Ok(Option::<T>::deserialize(deserializer)?.unwrap_or_default())
}

fn null_items<'de, D, T>(deserializer: D) -> Result<Vec<T>, D::Error>
where
    D: serde::Deserializer<'de>,
    T: Deserialize<'de>,
{
    Ok(Option::<Vec<T>>::deserialize(deserializer)?.unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nulls_are_empty_and_empties_are_not_written() {
        let meta: ObjectMeta =
            serde_json::from_str(r#"{"name":"a","labels":null,"creationTimestamp":null,"managedFields":[{}]}"#)
                .unwrap();
        assert_eq!(serde_json::to_string(&meta).unwrap(), r#"{"name":"a"}"#);
        let list: List<PartialObject> =
            serde_json::from_str(r#"{"metadata":{"resourceVersion":"7","continue":"x"},"items":null}"#).unwrap();
        assert!(list.items.is_empty());
        assert_eq!(list.metadata.continue_token, "x");
    }
}
