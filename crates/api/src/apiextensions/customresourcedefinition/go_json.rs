//! How upstream prints a schema in an error: its internal Go struct as JSON,
//! every field, with Go's names.
//!
//! Upstream followed: apiextensions-apiserver/pkg/apis/apiextensions/types_jsonschema.go.

use apimachinery::Value;

use crate::validation::internal::show_json;
use crate::validation::value::Get;

enum Kind {
    Text,
    /// A pointer: null when absent.
    Pointer,
    Flag,
    /// A list that is null when absent.
    Plain,
    Schema,
    Schemas,
    Map,
    SchemaOrBool,
    Items,
    Dependencies,
    Docs,
    Rules,
}

const KINDS: &[(&str, &str, Kind)] = &[
    ("id", "ID", Kind::Text),
    ("$schema", "Schema", Kind::Text),
    ("$ref", "Ref", Kind::Pointer),
    ("description", "Description", Kind::Text),
    ("type", "Type", Kind::Text),
    ("nullable", "Nullable", Kind::Flag),
    ("format", "Format", Kind::Text),
    ("title", "Title", Kind::Text),
    ("default", "Default", Kind::Plain),
    ("maximum", "Maximum", Kind::Pointer),
    ("exclusiveMaximum", "ExclusiveMaximum", Kind::Flag),
    ("minimum", "Minimum", Kind::Pointer),
    ("exclusiveMinimum", "ExclusiveMinimum", Kind::Flag),
    ("maxLength", "MaxLength", Kind::Pointer),
    ("minLength", "MinLength", Kind::Pointer),
    ("pattern", "Pattern", Kind::Text),
    ("maxItems", "MaxItems", Kind::Pointer),
    ("minItems", "MinItems", Kind::Pointer),
    ("uniqueItems", "UniqueItems", Kind::Flag),
    ("multipleOf", "MultipleOf", Kind::Pointer),
    ("enum", "Enum", Kind::Plain),
    ("maxProperties", "MaxProperties", Kind::Pointer),
    ("minProperties", "MinProperties", Kind::Pointer),
    ("required", "Required", Kind::Plain),
    ("items", "Items", Kind::Items),
    ("allOf", "AllOf", Kind::Schemas),
    ("oneOf", "OneOf", Kind::Schemas),
    ("anyOf", "AnyOf", Kind::Schemas),
    ("not", "Not", Kind::Schema),
    ("properties", "Properties", Kind::Map),
    ("additionalProperties", "AdditionalProperties", Kind::SchemaOrBool),
    ("patternProperties", "PatternProperties", Kind::Map),
    ("dependencies", "Dependencies", Kind::Dependencies),
    ("additionalItems", "AdditionalItems", Kind::SchemaOrBool),
    ("definitions", "Definitions", Kind::Map),
    ("externalDocs", "ExternalDocs", Kind::Docs),
    ("example", "Example", Kind::Plain),
    ("x-kubernetes-preserve-unknown-fields", "XPreserveUnknownFields", Kind::Pointer),
    ("x-kubernetes-embedded-resource", "XEmbeddedResource", Kind::Flag),
    ("x-kubernetes-int-or-string", "XIntOrString", Kind::Flag),
    ("x-kubernetes-list-map-keys", "XListMapKeys", Kind::Plain),
    ("x-kubernetes-list-type", "XListType", Kind::Pointer),
    ("x-kubernetes-map-type", "XMapType", Kind::Pointer),
    ("x-kubernetes-validations", "XValidations", Kind::Rules),
];

/// JSON and Go names of a schema's fields, in Go's order.
pub const FIELDS: &[(&str, &str)] = &{
    let mut out = [("", ""); KINDS.len()];
    let mut i = 0;
    while i < KINDS.len() {
        out[i] = (KINDS[i].0, KINDS[i].1);
        i += 1;
    }
    out
};

fn list<'a>(values: impl IntoIterator<Item = &'a Value>, show: impl Fn(&Value) -> String) -> String {
    format!("[{}]", values.into_iter().map(show).collect::<Vec<_>>().join(","))
}

fn map(value: &Value, show: impl Fn(&Value) -> String) -> String {
    let members: Vec<String> = value
        .as_object()
        .into_iter()
        .flatten()
        .map(|(name, inner)| format!("{}:{}", show_json(&Value::from(name.as_str())), show(inner)))
        .collect();
    format!("{{{}}}", members.join(","))
}

/// `Items`: one schema or a list of them.
pub fn items(value: &Value) -> String {
    match value {
        Value::Array(values) => format!(r#"{{"Schema":null,"JSONSchemas":{}}}"#, list(values, schema)),
        one => format!(r#"{{"Schema":{},"JSONSchemas":null}}"#, schema(one)),
    }
}

fn rule(value: &Value) -> String {
    let text = |key: &str| show_json(&Value::from(value.s(key)));
    format!(
        r#"{{"Rule":{},"Message":{},"MessageExpression":{},"Reason":{},"FieldPath":{},"OptionalOldSelf":{}}}"#,
        text("rule"),
        text("message"),
        text("messageExpression"),
        show_json(value.at("reason")),
        text("fieldPath"),
        show_json(value.at("optionalOldSelf")),
    )
}

fn field(value: &Value, kind: &Kind) -> String {
    match (kind, value) {
        (Kind::Text, Value::Null) => r#""""#.to_owned(),
        (Kind::Flag, Value::Null) => "false".to_owned(),
        (_, Value::Null) => "null".to_owned(),
        (Kind::Text | Kind::Pointer | Kind::Flag | Kind::Plain, value) => show_json(value),
        (Kind::Schema, value) => schema(value),
        (Kind::Schemas, value) => list(value.as_array().into_iter().flatten(), schema),
        (Kind::Map, value) => map(value, schema),
        (Kind::SchemaOrBool, Value::Bool(allows)) => format!(r#"{{"Allows":{allows},"Schema":null}}"#),
        (Kind::SchemaOrBool, value) => format!(r#"{{"Allows":true,"Schema":{}}}"#, schema(value)),
        (Kind::Items, value) => items(value),
        (Kind::Dependencies, value) => map(value, |inner| match inner {
            Value::Array(names) => format!(r#"{{"Schema":null,"Property":{}}}"#, list(names, show_json)),
            one => format!(r#"{{"Schema":{},"Property":null}}"#, schema(one)),
        }),
        (Kind::Docs, value) => {
            let text = |key: &str| show_json(&Value::from(value.s(key)));
            format!(r#"{{"Description":{},"URL":{}}}"#, text("description"), text("url"))
        }
        (Kind::Rules, value) => list(value.as_array().into_iter().flatten(), rule),
    }
}

/// `schema` of a version.
pub fn validation(value: &Value) -> String {
    match value.opt("openAPIV3Schema") {
        _ if value.is_null() => "null".to_owned(),
        None => r#"{"OpenAPIV3Schema":null}"#.to_owned(),
        Some(of) => format!(r#"{{"OpenAPIV3Schema":{}}}"#, schema(of)),
    }
}

/// `subresources` of a version.
pub fn subresources(value: &Value) -> String {
    if value.is_null() {
        return "null".to_owned();
    }
    let status = if value.has("status") { "{}" } else { "null" };
    let scale = match value.opt("scale") {
        None => "null".to_owned(),
        Some(scale) => format!(
            r#"{{"SpecReplicasPath":{},"StatusReplicasPath":{},"LabelSelectorPath":{}}}"#,
            show_json(&Value::from(scale.s("specReplicasPath"))),
            show_json(&Value::from(scale.s("statusReplicasPath"))),
            show_json(scale.at("labelSelectorPath")),
        ),
    };
    format!(r#"{{"Status":{status},"Scale":{scale}}}"#)
}

/// `additionalPrinterColumns` of a version.
pub fn columns(value: &Value) -> String {
    if value.is_null() {
        return "null".to_owned();
    }
    list(value.as_array().into_iter().flatten(), |column| {
        let text = |key: &str| show_json(&Value::from(column.s(key)));
        format!(
            r#"{{"Name":{},"Type":{},"Format":{},"Description":{},"Priority":{},"JSONPath":{}}}"#,
            text("name"),
            text("type"),
            text("format"),
            text("description"),
            column.int("priority"),
            text("jsonPath"),
        )
    })
}

/// `selectableFields` of a version.
pub fn selectable(value: &Value) -> String {
    if value.is_null() {
        return "null".to_owned();
    }
    list(value.as_array().into_iter().flatten(), |field| {
        format!(r#"{{"JSONPath":{}}}"#, show_json(&Value::from(field.s("jsonPath"))))
    })
}

/// A schema.
pub fn schema(value: &Value) -> String {
    let members: Vec<String> =
        KINDS.iter().map(|(key, name, kind)| format!("\"{name}\":{}", field(value.at(key), kind))).collect();
    format!("{{{}}}", members.join(","))
}

#[cfg(test)]
mod tests {
    use apimachinery::json;

    use super::*;

    #[test]
    fn every_field_is_there() {
        let text = schema(&json!({"type": "object", "items": {"type": "string"}}));
        let parsed: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(parsed["Items"]["Schema"]["Type"], "string");
        assert_eq!(parsed["XListType"], Value::Null);
        assert_eq!(parsed.as_object().unwrap().len(), FIELDS.len());
    }
}
