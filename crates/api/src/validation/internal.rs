//! Upstream's internal API types: how their values print and when two are equal.
//!
//! Error texts show internal Go structs as JSON with Go field names, every field
//! present, and diffs show the same indented by one space; immutability compares
//! them with "semantic equality" (nil and empty lists are equal, quantities by
//! value). Objects here are versioned JSON, so this module maps one to the other
//! by `tables/internal_types.txt` (made by hack/gen-validation.py, which says
//! what a line means).
//!
//! A type is written as in that table: `core.PodSpec`, `[]core.Toleration`, `*s`.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use apimachinery::field;
use serde_json::Value;

use super::diff;
use super::value::Get;

/// The compact JSON of a value of this internal type.
pub fn show(ty: &str, value: &Value) -> String {
    let mut out = String::new();
    node(&parse(ty), some(value)).write(&mut out, None);
    out
}

/// The unified diff between two values of this internal type.
pub fn difference(ty: &str, old: &Value, new: &Value) -> String {
    let ty = parse(ty);
    let [mut a, mut b] = [String::new(), String::new()];
    node(&ty, some(old)).write(&mut a, Some(0));
    node(&ty, some(new)).write(&mut b, Some(0));
    diff::unified(&a, &b)
}

/// Upstream's semantic equality of two values of this internal type.
pub fn same(ty: &str, a: &Value, b: &Value) -> bool {
    if a == b {
        return true;
    }
    let ty = parse(ty);
    node(&ty, some(a)).normal() == node(&ty, some(b)).normal()
}

/// Whether a value is Go's zero value of this type.
pub fn is_zero(ty: &str, value: &Value) -> bool {
    let ty = parse(ty);
    node(&ty, some(value)) == node(&ty, None)
}

/// Any JSON value as Go's encoder writes it (HTML characters escaped).
pub fn show_json(value: &Value) -> String {
    let mut out = String::new();
    plain(value).write(&mut out, None);
    out
}

/// The JSON of a value of a versioned type, in Go field order.
pub fn show_versioned(ty: &'static schema::Type, value: &Value) -> String {
    let mut out = String::new();
    versioned(schema::Kind::Struct(ty), value).write(&mut out, None);
    out
}

#[derive(Debug, Clone, PartialEq)]
enum Ty {
    Text,
    Int,
    Bool,
    Float,
    Quantity,
    IntOrString,
    Time,
    Bytes,
    Any,
    Pointer(Box<Ty>),
    List(Box<Ty>),
    Map(Box<Ty>),
    Struct(String),
}

struct Field {
    go: &'static str,
    json: &'static str,
    ty: Ty,
    omit_empty: bool,
}

fn parse(text: &str) -> Ty {
    if let Some(rest) = text.strip_prefix('*') {
        return Ty::Pointer(Box::new(parse(rest)));
    }
    if let Some(rest) = text.strip_prefix("[]") {
        return Ty::List(Box::new(parse(rest)));
    }
    if let Some(rest) = text.strip_prefix("{}") {
        return Ty::Map(Box::new(parse(rest)));
    }
    match text {
        "s" => Ty::Text,
        "i" => Ty::Int,
        "b" => Ty::Bool,
        "f" => Ty::Float,
        "q" => Ty::Quantity,
        "o" => Ty::IntOrString,
        "t" => Ty::Time,
        "bytes" => Ty::Bytes,
        "any" => Ty::Any,
        name => Ty::Struct(name.to_owned()),
    }
}

static TYPES: LazyLock<BTreeMap<&'static str, Vec<Field>>> = LazyLock::new(|| {
    include_str!("tables/internal_types.txt")
        .lines()
        .filter_map(|line| line.split_once(": "))
        .map(|(name, fields)| {
            let fields = fields.split("; ").filter_map(|field| {
                let mut words = field.split(' ');
                let (go, json, ty) = (words.next()?, words.next()?, words.next()?);
                let bare = ty.strip_suffix('?');
                Some(Field { go, json, ty: parse(bare.unwrap_or(ty)), omit_empty: bare.is_some() })
            });
            (name, fields.collect())
        })
        .collect()
});

fn some(value: &Value) -> Option<&Value> {
    (!value.is_null()).then_some(value)
}

/// A JSON document with ordered members.
#[derive(Debug, Clone, PartialEq)]
enum Node {
    /// `null`, numbers, booleans and strings, encoded.
    Scalar(String),
    /// A quantity, encoded; compared by value.
    Quantity(String),
    List(Vec<Node>),
    Members(Vec<(String, Node)>),
    /// A map (a struct without members is no empty map).
    Map(Vec<(String, Node)>),
}

fn null() -> Node {
    Node::Scalar("null".to_owned())
}

fn node(ty: &Ty, value: Option<&Value>) -> Node {
    match (ty, value) {
        (Ty::Pointer(_) | Ty::List(_) | Ty::Map(_) | Ty::Time | Ty::Bytes | Ty::Any, None) => null(),
        (Ty::Pointer(inner), Some(_)) => node(inner, value),
        (Ty::List(inner), Some(value)) => {
            Node::List(value.as_array().into_iter().flatten().map(|item| node(inner, Some(item))).collect())
        }
        (Ty::Map(inner), Some(value)) => Node::Map(
            value.as_object().into_iter().flatten().map(|(key, item)| (key.clone(), node(inner, Some(item)))).collect(),
        ),
        (Ty::Text, None) => Node::Scalar("\"\"".to_owned()),
        (Ty::Int | Ty::Float | Ty::IntOrString, None) => Node::Scalar("0".to_owned()),
        (Ty::Bool, None) => Node::Scalar("false".to_owned()),
        (Ty::Quantity, None) => Node::Quantity("\"0\"".to_owned()),
        (Ty::Quantity, Some(value)) => Node::Quantity(quote_json(value.as_str().unwrap_or("0"))),
        (Ty::Struct(name), value) => {
            let mut members = Vec::new();
            struct_members(name, value.unwrap_or(&Value::Null), &mut members);
            Node::Members(members)
        }
        (_, Some(value)) => plain(value),
    }
}

fn struct_members(name: &str, value: &Value, members: &mut Vec<(String, Node)>) {
    for field in TYPES.get(name).map_or(&[][..], Vec::as_slice) {
        let at = if field.json == "-" { some(value) } else { value.opt(field.json) };
        if field.go == "^" {
            if let Ty::Struct(inner) = &field.ty {
                struct_members(inner, at.unwrap_or(&Value::Null), members);
            }
            continue;
        }
        let made = node(&field.ty, at);
        if field.omit_empty && (at.is_none() || made.is_empty()) {
            continue;
        }
        members.push((field.go.to_owned(), made));
    }
}

fn plain(value: &Value) -> Node {
    match value {
        Value::String(text) => Node::Scalar(quote_json(text)),
        Value::Array(items) => Node::List(items.iter().map(plain).collect()),
        Value::Object(map) => Node::Map(map.iter().map(|(key, item)| (key.clone(), plain(item))).collect()),
        other => Node::Scalar(other.to_string()),
    }
}

fn versioned(kind: schema::Kind, value: &Value) -> Node {
    match (kind, value) {
        (schema::Kind::Struct(ty), value) => {
            let mut members = Vec::new();
            for field in ty.json_fields {
                let at = value.at(field.json);
                if at.is_null() && !field.always_written() {
                    continue;
                }
                members.push((field.json.to_owned(), versioned_field(field, at)));
            }
            Node::Members(members)
        }
        (schema::Kind::List(inner), Value::Array(items)) => {
            Node::List(items.iter().map(|item| versioned(*inner, item)).collect())
        }
        (schema::Kind::Map(inner), Value::Object(map)) => {
            Node::Map(map.iter().map(|(key, item)| (key.clone(), versioned(*inner, item))).collect())
        }
        (_, value) => plain(value),
    }
}

/// An absent field that is written all the same.
fn versioned_field(field: &schema::Field, value: &Value) -> Node {
    use schema::Kind;
    if !value.is_null() || matches!(field.kind, Kind::Struct(_)) && !field.pointer {
        return versioned(field.kind, value);
    }
    match field.kind {
        _ if field.pointer => null(),
        Kind::String => Node::Scalar("\"\"".to_owned()),
        Kind::Bool => Node::Scalar("false".to_owned()),
        Kind::Int32 | Kind::Int64 | Kind::Uint32 | Kind::Float32 | Kind::Float64 | Kind::IntOrString => {
            Node::Scalar("0".to_owned())
        }
        Kind::Quantity => Node::Scalar("\"0\"".to_owned()),
        _ => null(),
    }
}

impl Node {
    fn is_empty(&self) -> bool {
        match self {
            Node::Scalar(text) => matches!(text.as_str(), "null" | "\"\"" | "0" | "false"),
            Node::List(items) => items.is_empty(),
            Node::Map(entries) => entries.is_empty(),
            Node::Quantity(_) | Node::Members(_) => false,
        }
    }

    /// The form that is equal for semantically equal values.
    fn normal(self) -> Node {
        match self {
            Node::List(items) if items.is_empty() => null(),
            Node::Map(entries) if entries.is_empty() => null(),
            Node::List(items) => Node::List(items.into_iter().map(Node::normal).collect()),
            Node::Map(entries) => Node::Map(entries.into_iter().map(|(key, item)| (key, item.normal())).collect()),
            Node::Members(members) => {
                Node::Members(members.into_iter().map(|(key, item)| (key, item.normal())).collect())
            }
            Node::Quantity(text) => Node::Quantity(super::resources::canonical(text.trim_matches('"'))),
            scalar => scalar,
        }
    }

    fn write(&self, out: &mut String, indent: Option<usize>) {
        match self {
            Node::Scalar(text) | Node::Quantity(text) => out.push_str(text),
            Node::List(items) => {
                let parts = items.iter().map(|item| (None, item));
                write_parts(out, indent, ('[', ']'), parts);
            }
            Node::Members(members) | Node::Map(members) => {
                let parts = members.iter().map(|(key, item)| (Some(key.as_str()), item));
                write_parts(out, indent, ('{', '}'), parts);
            }
        }
    }
}

fn write_parts<'a>(
    out: &mut String,
    indent: Option<usize>,
    (open, close): (char, char),
    parts: impl Iterator<Item = (Option<&'a str>, &'a Node)>,
) {
    out.push(open);
    let mut first = true;
    for (key, item) in parts {
        if !first {
            out.push(',');
        }
        first = false;
        if let Some(depth) = indent {
            out.push('\n');
            out.extend(std::iter::repeat_n(' ', depth + 1));
        }
        if let Some(key) = key {
            out.push_str(&quote_json(key));
            out.push_str(if indent.is_some() { ": " } else { ":" });
        }
        item.write(out, indent.map(|depth| depth + 1));
    }
    if let Some(depth) = indent.filter(|_| !first) {
        out.push('\n');
        out.extend(std::iter::repeat_n(' ', depth));
    }
    out.push(close);
}

/// A JSON string as Go's encoder writes it.
pub fn quote_json(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 2);
    out.push('"');
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            '\u{8}' => out.push_str("\\b"),
            '\u{c}' => out.push_str("\\f"),
            '<' | '>' | '&' | '\u{2028}' | '\u{2029}' => out.push_str(&format!("\\u{:04x}", c as u32)),
            c if (c as u32) < 0x20 => out.push_str(&format!("\\u{:04x}", c as u32)),
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

/// How a bad value of no special type prints: strings as `%q`, the rest as JSON.
pub fn show_any(value: &Value) -> String {
    match value {
        Value::String(text) => field::quote(text),
        other => show_json(other),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn structs_print_whole_with_go_names() {
        assert_eq!(
            show("core.Taint", &json!({"key": "a", "effect": "NoSchedule"})),
            r#"{"Key":"a","Value":"","Effect":"NoSchedule","TimeAdded":null}"#
        );
        assert_eq!(
            show("metav1.LabelSelector", &json!({"matchLabels": {"a": "b<c"}})),
            r#"{"matchLabels":{"a":"b\u003cc"}}"#
        );
        assert_eq!(show("core.EphemeralContainer", &json!({"name": "a"})).split(',').next(), Some(r#"{"Name":"a""#));
    }

    #[test]
    fn empty_lists_equal_absent_ones() {
        assert!(same("core.PodSpec", &json!({"volumes": []}), &json!({})));
        assert!(!same("core.VolumeSource", &json!({"emptyDir": {}}), &json!({})));
    }
}
