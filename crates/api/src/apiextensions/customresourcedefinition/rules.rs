//! Where rules in CEL meet the validation of definitions.
//!
//! Upstream followed: apiextensions-apiserver/pkg/apiserver/schema/cel.

use apimachinery::{ErrorList, Path, Value};

use crate::validation::value::Get;

/// Expressions of the stored definition.
#[derive(Clone, Default)]
pub struct Preexisting;

pub fn preexisting(old: &Value) -> Preexisting {
    let _ = old;
    Preexisting
}

/// Problems of the form of a schema node's rules.
pub fn forms(path: &Path, schema: &Value) -> ErrorList {
    let _ = (path, schema);
    ErrorList::new()
}

/// Problems of the rules of a whole schema.
pub fn of_schema(path: &Path, schema: &Value, preexisting: &Preexisting, unchanged: bool) -> ErrorList {
    let _ = (path, schema, preexisting, unchanged);
    ErrorList::new()
}

/// Rules of a schema node that its default breaks.
pub fn of_default(schema: &Value, is_resource: bool, path: &Path, default: &Value) -> ErrorList {
    let _ = (schema, is_resource, path, default);
    ErrorList::new()
}

/// The field that a path leads to, with its schema.
pub fn field_path<'a>(path: &str, schema: &'a Value) -> Result<(String, &'a Value), String> {
    let Some(rest) = path.strip_prefix('.') else {
        return Err(format!("expected [ or . but got: {path}"));
    };
    let mut at = schema;
    for name in rest.split('.') {
        at = at.at("properties").opt(name).ok_or("does not refer to a valid field")?;
    }
    Ok((rest.to_owned(), at))
}
