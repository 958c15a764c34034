//! Schemas of types, in the v3 or the v2 manner.

use std::collections::BTreeSet;

use apimachinery::{Map, Value, json};
use schema::{Field, Kind, ListType, MapType, Type};

use crate::descriptions;

/// What differs between the two document versions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Dialect {
    V2,
    V3,
}

impl Dialect {
    pub fn reference(self, name: &str) -> Value {
        match self {
            Dialect::V2 => json!({"$ref": format!("#/definitions/{name}")}),
            Dialect::V3 => json!({"$ref": format!("#/components/schemas/{name}")}),
        }
    }
}

/// The schema of a type; `own` is the group version whose document this is
/// (meta kinds name only it and the core one), `None` for v2.
pub fn of(ty: &'static Type, dialect: Dialect, own: Option<(&str, &str)>) -> Value {
    let declared: Value = serde_json::from_str(ty.openapi).unwrap_or(Value::Null);
    let mut schema = match declared {
        Value::Object(map) => map,
        _ => Map::new(),
    };
    if let Some(v2) = schema.remove("x-kubernetes-v2-schema")
        && dialect == Dialect::V2
        && let Value::Object(map) = v2
    {
        schema = map;
    }
    if dialect == Dialect::V2 && schema.contains_key("oneOf") {
        // v2 has no oneOf: IntOrString is a string with its format.
        schema.remove("oneOf");
        schema.insert("type".to_owned(), Value::from("string"));
    }
    let mut properties = Map::new();
    let mut required = Vec::new();
    for field in ty.json_fields {
        let mut property = property(field, dialect);
        if let (Value::Object(map), Some(text)) = (&mut property, descriptions::of(ty.name, Some(field.json))) {
            map.insert("description".to_owned(), Value::from(text));
        }
        properties.insert(field.json.to_owned(), property);
        if field.required {
            required.push(Value::from(field.json));
        }
    }
    if !properties.is_empty() {
        schema.insert("properties".to_owned(), Value::Object(properties));
    }
    if !required.is_empty() {
        schema.insert("required".to_owned(), Value::Array(required));
    }
    if let Some(text) = descriptions::of(ty.name, None) {
        schema.insert("description".to_owned(), Value::from(text));
    }
    let kinds = group_version_kinds(ty, own);
    if !kinds.is_empty() {
        schema.insert("x-kubernetes-group-version-kind".to_owned(), Value::Array(kinds));
    }
    Value::Object(schema)
}

/// The kinds under which a type is registered.
fn group_version_kinds(ty: &'static Type, own: Option<(&str, &str)>) -> Vec<Value> {
    let found: Vec<_> = schema::gvks().iter().filter(|(_, _, _, other)| std::ptr::eq(*other, ty)).collect();
    // Kinds that belong to every group version.
    let everywhere = found.len() > schema::SCHEME_GROUP_VERSIONS.len();
    found
        .into_iter()
        .filter(|(group, version, _, _)| {
            let is_own = own.is_none_or(|own| own == (*group, *version) || (*group, *version) == ("", "v1"));
            !everywhere || (is_own && schema::SCHEME_GROUP_VERSIONS.contains(&(*group, *version)))
        })
        .map(|(group, version, kind, _)| json!({"group": group, "kind": kind, "version": version}))
        .collect()
}

fn property(field: &'static Field, dialect: Dialect) -> Value {
    let mut schema = match of_kind(field.kind, dialect) {
        Value::Object(map) => map,
        _ => Map::new(),
    };
    if dialect == Dialect::V3
        && !field.undocumented
        && let Some(reference) = schema.remove("$ref")
    {
        // A reference with anything beside it has to be wrapped.
        schema.insert("allOf".to_owned(), json!([{"$ref": reference}]));
    }
    if !field.enums.is_empty() {
        let holder = match field.kind {
            Kind::List(_) => schema.get_mut("items").and_then(Value::as_object_mut),
            Kind::Map(_) => schema.get_mut("additionalProperties").and_then(Value::as_object_mut),
            _ => Some(&mut schema),
        };
        if let Some(holder) = holder {
            holder.insert("enum".to_owned(), Value::from(field.enums.to_vec()));
        }
    }
    let mut set = |key: &str, value: Value| {
        schema.insert(key.to_owned(), value);
    };
    // v2 publishes no defaults.
    if !field.default.is_empty()
        && dialect == Dialect::V3
        && let Ok(default) = serde_json::from_str(field.default)
    {
        set("default", default);
    }
    match field.list_type {
        ListType::Unset => {}
        ListType::Atomic => set("x-kubernetes-list-type", Value::from("atomic")),
        ListType::Set => set("x-kubernetes-list-type", Value::from("set")),
        ListType::Map => set("x-kubernetes-list-type", Value::from("map")),
    }
    if !field.list_map_keys.is_empty() {
        set("x-kubernetes-list-map-keys", Value::from(field.list_map_keys.to_vec()));
    }
    match field.map_type {
        MapType::Unset => {}
        MapType::Granular => set("x-kubernetes-map-type", Value::from("granular")),
        MapType::Atomic => set("x-kubernetes-map-type", Value::from("atomic")),
    }
    if !field.patch_merge_key.is_empty() {
        set("x-kubernetes-patch-merge-key", Value::from(field.patch_merge_key));
    }
    if !field.patch_strategy.is_empty() {
        set("x-kubernetes-patch-strategy", Value::from(field.patch_strategy));
    }
    Value::Object(schema)
}

fn of_kind(kind: Kind, dialect: Dialect) -> Value {
    match kind {
        Kind::String | Kind::Duration | Kind::TimeOrDuration | Kind::BootstrapTokenString => json!({"type": "string"}),
        Kind::Bool => json!({"type": "boolean"}),
        Kind::Int32 => json!({"format": "int32", "type": "integer"}),
        Kind::Int64 => json!({"format": "int64", "type": "integer"}),
        Kind::Uint32 => json!({"format": "int64", "type": "integer"}),
        Kind::Float32 => json!({"format": "float", "type": "number"}),
        Kind::Float64 => json!({"format": "double", "type": "number"}),
        Kind::Bytes => json!({"format": "byte", "type": "string"}),
        Kind::Any => json!({"type": "object"}),
        Kind::List(inner) => json!({"items": of_kind(*inner, dialect), "type": "array"}),
        Kind::StringsMessage => json!({"items": {"type": "string"}, "type": "array"}),
        Kind::Map(inner) => json!({"additionalProperties": of_kind(*inner, dialect), "type": "object"}),
        special => match type_name(special) {
            Some(name) => dialect.reference(name),
            None => json!({"type": "object"}),
        },
    }
}

const APIEXTENSIONS: &str = "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.";

/// The type that a property of this kind refers to.
pub fn type_name(kind: Kind) -> Option<&'static str> {
    let sibling = |props: &'static Type, v1: &'static str, v1beta1: &'static str| {
        if props.name.starts_with(&format!("{APIEXTENSIONS}v1.")) { v1 } else { v1beta1 }
    };
    Some(match kind {
        Kind::Struct(ty) => ty.name,
        Kind::Time => "io.k8s.apimachinery.pkg.apis.meta.v1.Time",
        Kind::MicroTime => "io.k8s.apimachinery.pkg.apis.meta.v1.MicroTime",
        Kind::Quantity => "io.k8s.apimachinery.pkg.api.resource.Quantity",
        Kind::IntOrString => "io.k8s.apimachinery.pkg.util.intstr.IntOrString",
        Kind::RawExtension => "io.k8s.apimachinery.pkg.runtime.RawExtension",
        Kind::FieldsV1 => "io.k8s.apimachinery.pkg.apis.meta.v1.FieldsV1",
        Kind::Json => "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSON",
        Kind::SchemaOrBool(props) => sibling(
            props,
            "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaPropsOrBool",
            "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.JSONSchemaPropsOrBool",
        ),
        Kind::SchemaOrArray(props) => sibling(
            props,
            "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaPropsOrArray",
            "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.JSONSchemaPropsOrArray",
        ),
        Kind::SchemaOrStringArray(props) => sibling(
            props,
            "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaPropsOrStringArray",
            "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.JSONSchemaPropsOrStringArray",
        ),
        _ => return None,
    })
}

/// The names of `roots` and of every type they reach.
pub fn reachable(roots: impl IntoIterator<Item = String>) -> BTreeSet<&'static str> {
    let mut found = BTreeSet::new();
    let mut open: Vec<&'static Type> = roots.into_iter().filter_map(|name| schema::type_by_name(&name)).collect();
    while let Some(ty) = open.pop() {
        if !found.insert(ty.name) {
            continue;
        }
        for field in ty.json_fields {
            let name = type_name(field.kind.element());
            open.extend(name.and_then(schema::type_by_name));
        }
    }
    found
}
