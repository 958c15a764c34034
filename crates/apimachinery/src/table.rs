//! Tables, metadata-only objects and watch events as objects.
//!
//! Upstream followed: `apimachinery/pkg/apis/meta/v1/types.go`.

use serde_json::{Map, Value, json};

/// `type` of watch events.
pub mod event {
    pub const ADDED: &str = "ADDED";
    pub const MODIFIED: &str = "MODIFIED";
    pub const DELETED: &str = "DELETED";
    pub const BOOKMARK: &str = "BOOKMARK";
    pub const ERROR: &str = "ERROR";
}

/// Annotation of the bookmark that ends a watch's initial events.
pub const INITIAL_EVENTS_END: &str = "k8s.io/initial-events-end";

/// What the `object` of a row holds (`includeObject`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum IncludeObject {
    None,
    #[default]
    Metadata,
    Object,
}

impl IncludeObject {
    pub fn parse(text: &str) -> Option<Self> {
        match text {
            "" | "Metadata" => Some(IncludeObject::Metadata),
            "None" => Some(IncludeObject::None),
            "Object" => Some(IncludeObject::Object),
            _ => None,
        }
    }
}

/// One column as it is sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Column<'a> {
    pub name: &'a str,
    pub kind: &'a str,
    pub format: &'a str,
    pub description: &'a str,
    pub priority: i32,
}

/// `columnDefinitions` of a table.
pub fn column_definitions<'a>(columns: impl IntoIterator<Item = Column<'a>>) -> Value {
    columns
        .into_iter()
        .map(|column| {
            json!({
                "name": column.name,
                "type": column.kind,
                "format": column.format,
                "description": column.description,
                "priority": column.priority,
            })
        })
        .collect()
}

/// A row; `object` null leaves it out, conditions likewise when empty.
pub fn row(cells: Vec<Value>, conditions: Vec<Value>, object: Value) -> Value {
    let mut row = Map::new();
    row.insert("cells".to_owned(), Value::Array(cells));
    if !conditions.is_empty() {
        row.insert("conditions".to_owned(), Value::Array(conditions));
    }
    row.insert("object".to_owned(), object);
    Value::Object(row)
}

/// A meta.k8s.io Table of `version` (`v1`) with the list's metadata.
pub fn table(version: &str, list_metadata: Value, column_definitions: Value, rows: Vec<Value>) -> Value {
    json!({
        "apiVersion": format!("meta.k8s.io/{version}"),
        "kind": "Table",
        "metadata": list_metadata,
        "columnDefinitions": column_definitions,
        "rows": rows,
    })
}

/// An object cut down to its metadata.
pub fn partial_object_metadata(version: &str, object: &Value) -> Value {
    json!({
        "apiVersion": format!("meta.k8s.io/{version}"),
        "kind": "PartialObjectMetadata",
        "metadata": object.get("metadata").cloned().unwrap_or_else(|| json!({})),
    })
}

/// Metadata-only objects as a list.
pub fn partial_object_metadata_list(version: &str, list_metadata: Value, items: Vec<Value>) -> Value {
    json!({
        "apiVersion": format!("meta.k8s.io/{version}"),
        "kind": "PartialObjectMetadataList",
        "metadata": list_metadata,
        "items": items,
    })
}
