//! Type and object metadata within custom resources: the root's and those of
//! embedded resources are decoded as every object's metadata is.
//!
//! Upstream followed: `schema/objectmeta/{algorithm,coerce,validation}.go`.

use ::codec::MediaType;
use apimachinery::{ErrorList, FieldError, Map, Path, Value, names};

use crate::schema::{Additional, Schema, object_meta};

/// Decodes `metadata` of an object. The error is the decoder's; unknown and
/// duplicate members go to `strict`, as full texts.
pub fn decode_metadata(
    object: &mut Map<String, Value>,
    drop_malformed: bool,
    strict: &mut Vec<String>,
) -> Result<(), String> {
    let Some(ty) = object_meta() else { return Ok(()) };
    let Some(metadata) = object.get("metadata") else { return Ok(()) };
    let bytes = serde_json::to_vec(metadata).map_err(|error| error.to_string())?;
    match ::codec::decode(&bytes, MediaType::Json, ty) {
        Ok(decoded) => {
            strict.extend(decoded.strict_errors);
            object.insert("metadata".into(), decoded.value);
            Ok(())
        }
        Err(error) if !drop_malformed => Err(error.0),
        Err(_) => {
            // Field by field, what does not decode is left out.
            let mut kept = Map::new();
            for (name, value) in metadata.as_object().into_iter().flatten() {
                let mut one = Map::new();
                one.insert(name.clone(), value.clone());
                let bytes = serde_json::to_vec(&one).unwrap_or_default();
                if ::codec::decode(&bytes, MediaType::Json, ty).is_ok() {
                    kept.insert(name.clone(), value.clone());
                }
            }
            let mut kept = Value::Object(kept);
            ::codec::canonicalize(&mut kept, ty);
            object.insert("metadata".into(), kept);
            Ok(())
        }
    }
}

/// How [`coerce`] treats what does not fit.
#[derive(Debug, Clone, Copy, Default)]
pub struct Options {
    /// Malformed members are left out instead of being an error.
    pub drop_invalid: bool,
}

/// Brings metadata of embedded resources into the form that decoding gives;
/// the paths of unknown members go to `unknown`.
pub fn coerce(
    path: &Path,
    value: &mut Value,
    schema: Option<&Schema>,
    options: Options,
    unknown: &mut Vec<String>,
) -> Result<(), FieldError> {
    coerce_at(path, value, schema, schema.is_some_and(|schema| schema.embedded), options, unknown)
}

/// As [`coerce`], dropping what is invalid, with `value` taken for a whole object.
pub(crate) fn coerce_root(value: &mut Value, schema: &Schema) {
    let options = Options { drop_invalid: true };
    let _ = coerce_at(&Path::root(), value, Some(schema), true, options, &mut Vec::new());
}

pub(crate) fn coerce_at(
    path: &Path,
    value: &mut Value,
    schema: Option<&Schema>,
    is_resource: bool,
    options: Options,
    unknown: &mut Vec<String>,
) -> Result<(), FieldError> {
    let Some(schema) = schema else { return Ok(()) };
    match value {
        Value::Object(map) => {
            if is_resource {
                coerce_resource(path, map, options, unknown)?;
            }
            for (name, member) in map.iter_mut() {
                if let Some(property) = schema.properties.get(name) {
                    coerce_at(&path.child(name), member, Some(property), property.embedded, options, unknown)?;
                } else if let Additional::Schema(inner) = &schema.additional {
                    coerce_at(&path.key(name), member, Some(inner), inner.embedded, options, unknown)?;
                }
            }
        }
        Value::Array(items) => {
            let schema = schema.items.as_deref();
            let embedded = schema.is_some_and(|schema| schema.embedded);
            for (at, item) in items.iter_mut().enumerate() {
                coerce_at(&path.index(at), item, schema, embedded, options, unknown)?;
            }
        }
        _ => {}
    }
    Ok(())
}

fn coerce_resource(
    path: &Path,
    map: &mut Map<String, Value>,
    options: Options,
    unknown: &mut Vec<String>,
) -> Result<(), FieldError> {
    for name in ["apiVersion", "kind"] {
        let Some(value) = map.get(name).filter(|value| !value.is_string()) else { continue };
        if !options.drop_invalid {
            return Err(FieldError::invalid(&path.child(name), value, "must be a string"));
        }
        map.remove(name);
    }
    let mut strict = Vec::new();
    let given = map.get("metadata").cloned();
    if let Err(why) = decode_metadata(map, options.drop_invalid, &mut strict) {
        return Err(FieldError::invalid(&path.child("metadata"), &given.unwrap_or_default(), why));
    }
    if let Some(metadata) = map.get_mut("metadata").and_then(Value::as_object_mut)
        && metadata.get("creationTimestamp").is_some_and(Value::is_null)
    {
        metadata.remove("creationTimestamp");
    }
    let prefix = path.child("metadata");
    unknown.extend(strict.iter().filter_map(|text| field_of(text)).map(|name| format!("{}.{name}", prefix.as_str())));
    Ok(())
}

/// The path in a strict decoder's text, `unknown field "a.b"`.
pub fn field_of(text: &str) -> Option<&str> {
    text.split_once('"')?.1.strip_suffix('"')
}

/// The rules of `ObjectMeta` that every object has; errors below `metadata`.
pub type MetadataRules<'a> = &'a dyn Fn(&Value, &Path) -> ErrorList;

/// Validates type and object metadata of embedded resources.
pub fn validate(path: &Path, value: &Value, schema: Option<&Schema>, rules: MetadataRules<'_>) -> ErrorList {
    let mut errors = ErrorList::new();
    validate_at(path, value, schema, schema.is_some_and(|schema| schema.embedded), rules, &mut errors);
    errors
}

pub(crate) fn validate_at(
    path: &Path,
    value: &Value,
    schema: Option<&Schema>,
    is_resource: bool,
    rules: MetadataRules<'_>,
    errors: &mut ErrorList,
) {
    let Some(schema) = schema else { return };
    match value {
        Value::Object(map) => {
            if is_resource {
                validate_resource(path, map, rules, errors);
            }
            for (name, member) in map {
                if let Some(property) = schema.properties.get(name) {
                    validate_at(&path.child(name), member, Some(property), property.embedded, rules, errors);
                } else if let Additional::Schema(inner) = &schema.additional {
                    validate_at(&path.key(name), member, Some(inner), inner.embedded, rules, errors);
                }
            }
        }
        Value::Array(items) => {
            let schema = schema.items.as_deref();
            let embedded = schema.is_some_and(|schema| schema.embedded);
            for (at, item) in items.iter().enumerate() {
                validate_at(&path.index(at), item, schema, embedded, rules, errors);
            }
        }
        _ => {}
    }
}

fn validate_resource(path: &Path, map: &Map<String, Value>, rules: MetadataRules<'_>, errors: &mut ErrorList) {
    for name in ["apiVersion", "kind"] {
        if !map.contains_key(name) {
            errors.push(FieldError::required(&path.child(name), ""));
        }
    }
    for name in ["apiVersion", "kind"] {
        let Some(value) = map.get(name) else { continue };
        let at = path.child(name);
        let mut invalid = |why: String| errors.push(FieldError::invalid(&at, value, why));
        match value.as_str() {
            None => invalid("must be a string".into()),
            Some("") => invalid("must not be empty".into()),
            Some(text) if name == "apiVersion" => {
                if let Err(why) = apimachinery::GroupVersion::parse(text) {
                    invalid(why.to_string());
                }
            }
            Some(text) => {
                let problems = names::is_dns1035_label(&text.to_lowercase());
                if !problems.is_empty() {
                    invalid(format!("may have mixed case, but should otherwise match: {}", problems.join(",")));
                }
            }
        }
    }
    let Some(metadata) = map.get("metadata") else { return };
    let mut copy = map.clone();
    match decode_metadata(&mut copy, false, &mut Vec::new()) {
        Err(why) => errors.push(FieldError::invalid(&path.child("metadata"), metadata, why)),
        Ok(()) => errors.extend(rules(&copy["metadata"], &path.child("metadata"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use apimachinery::json;

    #[test]
    fn embedded_resources_are_objects() {
        let schema = Schema::parse(&json!({"type": "object", "properties": {"t": {
            "type": "object", "x-kubernetes-embedded-resource": true, "x-kubernetes-preserve-unknown-fields": true,
        }}}));
        let mut value = json!({"t": {"apiVersion": "v1", "metadata": {"name": "x", "nosuch": 1}}});
        let mut unknown = Vec::new();
        coerce(&Path::root(), &mut value, Some(&schema), Options::default(), &mut unknown).unwrap();
        assert_eq!(value["t"]["metadata"], json!({"name": "x"}));
        assert_eq!(unknown, ["t.metadata.nosuch"]);
        let errors = validate(&Path::root(), &value, Some(&schema), &|_, _| ErrorList::new());
        assert_eq!(errors.iter().map(ToString::to_string).collect::<Vec<_>>(), ["t.kind: Required value"]);
    }
}
