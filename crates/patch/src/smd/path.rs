//! One step from a value to a part of it, and paths of such steps.

use std::cmp::Ordering;

use apimachinery::{Value, field::quote};

use super::value;
use crate::gofmt;

/// Ordered as upstream orders them: names, keys, values, indices.
#[derive(Debug, Clone)]
pub enum PathElement {
    /// A member of a struct or map.
    Field(String),
    /// The list element with these key members, sorted by name.
    Key(Vec<(String, Value)>),
    /// The element of a set.
    Value(Value),
    /// The element of an atomic list.
    Index(i64),
}

pub type Path = Vec<PathElement>;

impl PathElement {
    fn rank(&self) -> u8 {
        match self {
            PathElement::Field(_) => 0,
            PathElement::Key(_) => 1,
            PathElement::Value(_) => 2,
            PathElement::Index(_) => 3,
        }
    }

    /// As it stands in a `fieldsV1`: `f:name`, `k:{"name":"c"}`, `v:"x"`, `i:0`.
    pub fn serialize(&self) -> String {
        match self {
            PathElement::Field(name) => format!("f:{name}"),
            PathElement::Key(fields) => {
                let members: Vec<String> =
                    fields.iter().map(|(name, value)| format!("{}:{value}", Value::from(name.as_str()))).collect();
                format!("k:{{{}}}", members.join(","))
            }
            PathElement::Value(value) => format!("v:{value}"),
            PathElement::Index(at) => format!("i:{at}"),
        }
    }

    /// `Ok(None)`: a kind of step that a later version knows; to be left out.
    pub fn parse(text: &str) -> Result<Option<PathElement>, String> {
        if text.len() < 2 {
            return Err("key must be 2 characters long:".into());
        }
        if text.as_bytes()[1] != b':' {
            return Err(format!("missing colon: {text}"));
        }
        let rest = &text[2..];
        let json = || serde_json::from_str::<Value>(rest).map_err(|error| error.to_string());
        Ok(Some(match text.as_bytes()[0] {
            b'f' => PathElement::Field(rest.to_owned()),
            b'v' => PathElement::Value(json()?),
            b'k' => match json()? {
                // A serde map is sorted by name already.
                Value::Object(map) => PathElement::Key(map.into_iter().collect()),
                _ => return Err("key is not an object".into()),
            },
            b'i' => PathElement::Index(
                rest.parse().map_err(|_| format!("strconv.Atoi: parsing \"{rest}\": invalid syntax"))?,
            ),
            _ => return Ok(None),
        }))
    }

    /// As errors show it: `.name`, `[name="c"]`, `[="x"]`, `[0]`.
    pub fn show(&self) -> String {
        match self {
            PathElement::Field(name) => format!(".{name}"),
            PathElement::Key(fields) => {
                let members: Vec<String> =
                    fields.iter().map(|(name, value)| format!("{name}={}", show_value(value))).collect();
                format!("[{}]", members.join(","))
            }
            PathElement::Value(value) => format!("[={}]", show_value(value)),
            PathElement::Index(at) => format!("[{at}]"),
        }
    }
}

fn show_value(value: &Value) -> String {
    match value {
        Value::Null => "null".into(),
        Value::String(text) => quote(text),
        Value::Array(items) => format!("[{}]", items.iter().map(show_value).collect::<Vec<_>>().join(",")),
        Value::Object(map) => map.iter().map(|(k, v)| format!("{k}={}", show_value(v))).collect(),
        other => gofmt::plain(other),
    }
}

pub fn show_path(path: &[PathElement]) -> String {
    path.iter().map(PathElement::show).collect()
}

impl Ord for PathElement {
    fn cmp(&self, other: &Self) -> Ordering {
        match (self, other) {
            (PathElement::Field(a), PathElement::Field(b)) => a.cmp(b),
            (PathElement::Key(a), PathElement::Key(b)) => {
                for ((a_name, a_value), (b_name, b_value)) in a.iter().zip(b) {
                    let order = a_name.cmp(b_name).then_with(|| value::compare(a_value, b_value));
                    if order != Ordering::Equal {
                        return order;
                    }
                }
                a.len().cmp(&b.len())
            }
            (PathElement::Value(a), PathElement::Value(b)) => value::compare(a, b),
            (PathElement::Index(a), PathElement::Index(b)) => a.cmp(b),
            (a, b) => a.rank().cmp(&b.rank()),
        }
    }
}
impl PartialOrd for PathElement {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
impl PartialEq for PathElement {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}
impl Eq for PathElement {}
