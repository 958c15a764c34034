//! JSON Patch (RFC 6902) with the habits of upstream's library: `replace` and
//! `copy` of an absent member succeed (as null), negative indices count from the
//! end, a missing `value` is null.
//!
//! Upstream followed: gopkg.in/evanphx/json-patch.v4 `patch.go`.

use apimachinery::{Map, Value};

use crate::error::{PatchError, Result};

/// Upstream's `maxJSONPatchOperations`.
pub const MAX_OPERATIONS: usize = 10_000;
/// How much the document may grow by `copy`, in bytes of JSON.
pub const COPY_LIMIT_BYTES: usize = 3 * 1024 * 1024;

const MEMBERS: [&str; 4] = ["op", "path", "from", "value"];

/// A decoded patch, with what a strict reading objects to (for a `Warning`
/// header or, under `fieldValidation=Strict`, for the answer).
#[derive(Debug, Clone)]
pub struct JsonPatch {
    operations: Vec<Map<String, Value>>,
    pub strict_errors: Vec<String>,
}

/// Reads a patch body that is known to be JSON. `strict`: `fieldValidation` is
/// not `Ignore` (it changes the words of errors).
pub fn decode(body: &Value, strict: bool) -> Result<JsonPatch> {
    let decoding = |what: &str, go: &str| {
        let text = format!("json: cannot unmarshal {what} into Go value of type {go}");
        PatchError::BadRequest(if strict { format!("error decoding patch: {text}") } else { text })
    };
    let items = match body {
        Value::Array(items) => items.as_slice(),
        Value::Null => &[],
        other => {
            return Err(decoding(json_kind(other), if strict { "[]handlers.jsonPatchOp" } else { "jsonpatch.Patch" }));
        }
    };
    let mut operations = Vec::with_capacity(items.len());
    let mut strict_errors = Vec::new();
    for (at, item) in items.iter().enumerate() {
        let operation = match item {
            Value::Object(map) => map.clone(),
            Value::Null => Map::new(),
            other => {
                return Err(decoding(
                    json_kind(other),
                    if strict { "handlers.jsonPatchOp" } else { "jsonpatch.Operation" },
                ));
            }
        };
        if strict {
            for name in ["op", "path", "from"] {
                if let Some(other) = operation.get(name).filter(|v| !v.is_string() && !v.is_null()) {
                    return Err(PatchError::BadRequest(format!(
                        "error decoding patch: json: cannot unmarshal {} into Go struct field jsonPatchOp.{name} of type string",
                        json_kind(other)
                    )));
                }
            }
            for name in operation.keys().filter(|name| !MEMBERS.contains(&name.as_str())) {
                strict_errors.push(format!("json patch unknown field \"[{at}].{name}\""));
            }
        }
        operations.push(operation);
    }
    if operations.len() > MAX_OPERATIONS {
        return Err(PatchError::TooLarge(format!(
            "The allowed maximum operations in a JSON patch is {MAX_OPERATIONS}, got {}",
            operations.len()
        )));
    }
    Ok(JsonPatch { operations, strict_errors })
}

/// As Go's JSON errors name a value.
pub fn json_kind(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "bool",
        Value::Number(_) => "number",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    }
}

/// Applies all operations or none.
pub fn apply(patch: &JsonPatch, document: &Value) -> Result<Value> {
    let mut document = document.clone();
    let mut copied = 0;
    for operation in &patch.operations {
        run(operation, &mut document, &mut copied).map_err(PatchError::Unprocessable)?;
    }
    Ok(document)
}

type Outcome = std::result::Result<(), String>;

fn run(operation: &Map<String, Value>, document: &mut Value, copied: &mut usize) -> Outcome {
    let op = operation.get("op").and_then(Value::as_str).unwrap_or("unknown");
    let text = |name: &str| operation.get(name).and_then(Value::as_str);
    let path = || text("path").ok_or_else(|| format!("{op} operation failed to decode path: missing value"));
    let from = || text("from").ok_or_else(|| format!("{op} operation failed to decode from: missing value"));
    let value = || operation.get("value").cloned().unwrap_or(Value::Null);
    match op {
        "add" => {
            let path = path()?;
            let (container, key) = find(document, path).ok_or_else(|| {
                format!("add operation does not apply: doc is missing path: \"{path}\": missing value")
            })?;
            add(container, &key, value()).map_err(|e| format!("error in add for path: '{path}': {e}"))
        }
        "remove" => {
            let path = path()?;
            let (container, key) = find(document, path).ok_or_else(|| {
                format!("remove operation does not apply: doc is missing path: \"{path}\": missing value")
            })?;
            remove(container, &key).map(drop).map_err(|e| format!("error in remove for path: '{path}': {e}"))
        }
        "replace" => {
            let path = path()?;
            if path.is_empty() {
                return match value() {
                    whole @ (Value::Object(_) | Value::Array(_)) => {
                        *document = whole;
                        Ok(())
                    }
                    _ => Err("replace operation value must be object or array".into()),
                };
            }
            let (container, key) = find(document, path).ok_or_else(|| {
                format!("replace operation does not apply: doc is missing path: {path}: missing value")
            })?;
            get(container, &key)
                .map_err(|_| format!("replace operation does not apply: doc is missing key: {path}: missing value"))?;
            set(container, &key, value())
        }
        "move" => {
            let from = from()?;
            let (container, key) = find(document, from).ok_or_else(|| {
                format!("move operation does not apply: doc is missing from path: {from}: missing value")
            })?;
            let moved = remove(container, &key).map_err(|e| format!("error in move for path: '{key}': {e}"))?;
            let path = path()?;
            let (container, key) = find(document, path).ok_or_else(|| {
                format!("move operation does not apply: doc is missing destination path: {path}: missing value")
            })?;
            add(container, &key, moved).map_err(|e| format!("error in move for path: '{path}': {e}"))
        }
        "test" => {
            let path = path()?;
            let found = if path.is_empty() {
                document.clone()
            } else {
                let (container, key) = find(document, path)
                    .ok_or_else(|| format!("test operation does not apply: is missing path: {path}: missing value"))?;
                get(container, &key).map_err(|e| format!("error in test for path: '{path}': {e}"))?
            };
            if found == value() { Ok(()) } else { Err(format!("testing value {path} failed: test failed")) }
        }
        "copy" => {
            let from = from()?;
            let (container, key) = find(document, from).ok_or_else(|| {
                format!("copy operation does not apply: doc is missing from path: {from}: missing value")
            })?;
            let copy = get(container, &key).map_err(|e| format!("error in copy for from: '{from}': {e}"))?;
            let path = path()?;
            *copied += if copy.is_null() { 0 } else { json_len(&copy) };
            let (container, key) = find(document, path).ok_or_else(|| {
                format!("copy operation does not apply: doc is missing destination path: {path}: missing value")
            })?;
            if *copied > COPY_LIMIT_BYTES {
                return Err(format!(
                    "Unable to complete the copy, the accumulated size increase of copy is {copied}, exceeding the limit {COPY_LIMIT_BYTES}"
                ));
            }
            add(container, &key, copy).map_err(|e| format!("error while adding value during copy: {e}"))
        }
        other => Err(format!("Unexpected kind: {other}")),
    }
}

/// Length of the compact JSON.
fn json_len(value: &Value) -> usize {
    struct Count(usize);
    impl std::io::Write for Count {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.0 += bytes.len();
            Ok(bytes.len())
        }
        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }
    let mut count = Count(0);
    // Writing into a counter cannot fail.
    let _ = serde_json::to_writer(&mut count, value);
    count.0
}

/// The container of a pointer's last token, and that token.
fn find<'a>(document: &'a mut Value, path: &str) -> Option<(&'a mut Value, String)> {
    let mut tokens: Vec<&str> = path.split('/').collect();
    if tokens.len() < 2 {
        return None;
    }
    let key = unescape(tokens.pop()?);
    let mut container = document;
    for token in &tokens[1..] {
        container = match container {
            Value::Object(map) => map.get_mut(&unescape(token))?,
            Value::Array(items) => {
                let at = index(&unescape(token), items.len()).ok()?;
                items.get_mut(at)?
            }
            _ => return None,
        };
    }
    matches!(container, Value::Object(_) | Value::Array(_)).then_some((container, key))
}

fn unescape(token: &str) -> String {
    // One pass, as Go's Replacer: "~01" is "~1".
    let mut out = String::with_capacity(token.len());
    let mut rest = token;
    while let Some(at) = rest.find('~') {
        out.push_str(&rest[..at]);
        let (replacement, length) = match rest.as_bytes().get(at + 1) {
            Some(b'1') => ('/', 2),
            Some(b'0') => ('~', 2),
            _ => ('~', 1),
        };
        out.push(replacement);
        rest = &rest[at + length..];
    }
    out.push_str(rest);
    out
}

/// An index of an existing element; negative ones count from the end.
fn index(key: &str, length: usize) -> std::result::Result<usize, String> {
    let at: i64 = key.parse().map_err(|_| format!("strconv.Atoi: parsing \"{key}\": invalid syntax"))?;
    let invalid = || format!("Unable to access invalid index: {at}: invalid index referenced");
    let real = if at < 0 { at + length as i64 } else { at };
    usize::try_from(real).ok().filter(|real| *real < length).ok_or_else(invalid)
}

fn get(container: &Value, key: &str) -> std::result::Result<Value, String> {
    match container {
        Value::Object(map) => Ok(map.get(key).cloned().unwrap_or(Value::Null)),
        Value::Array(items) => Ok(items[index(key, items.len())?].clone()),
        _ => Err("invalid state detected".into()),
    }
}

fn set(container: &mut Value, key: &str, value: Value) -> Outcome {
    match container {
        Value::Object(map) => {
            map.insert(key.to_owned(), value);
        }
        Value::Array(items) => {
            let at = index(key, items.len())?;
            items[at] = value;
        }
        _ => return Err("invalid state detected".into()),
    }
    Ok(())
}

fn add(container: &mut Value, key: &str, value: Value) -> Outcome {
    match container {
        Value::Object(map) => {
            map.insert(key.to_owned(), value);
        }
        Value::Array(items) if key == "-" => items.push(value),
        Value::Array(items) => {
            if key.parse::<i64>().is_err() {
                return Err(format!("value was not a proper array index: '{key}'"));
            }
            // One past the end is a place to add at.
            let at = index(key, items.len() + 1)?;
            items.insert(at, value);
        }
        _ => return Err("invalid state detected".into()),
    }
    Ok(())
}

fn remove(container: &mut Value, key: &str) -> std::result::Result<Value, String> {
    match container {
        Value::Object(map) => {
            map.remove(key).ok_or_else(|| format!("Unable to remove nonexistent key: {key}: missing value"))
        }
        Value::Array(items) => {
            let at = index(key, items.len())?;
            Ok(items.remove(at))
        }
        _ => Err("invalid state detected".into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn patched(document: Value, patch: Value) -> std::result::Result<Value, String> {
        apply(&decode(&patch, true).unwrap(), &document).map_err(|e| e.to_string())
    }

    #[test]
    fn operations() {
        let document = json!({"a": {"b": [1, 2, 3]}, "x/y": 1, "m~n": 2});
        for (patch, expected) in [
            (
                json!([{"op": "add", "path": "/a/b/-", "value": 4}]),
                json!({"a": {"b": [1, 2, 3, 4]}, "x/y": 1, "m~n": 2}),
            ),
            (
                json!([{"op": "add", "path": "/a/b/-1", "value": 4}]),
                json!({"a": {"b": [1, 2, 3, 4]}, "x/y": 1, "m~n": 2}),
            ),
            (json!([{"op": "remove", "path": "/a/b/-3"}]), json!({"a": {"b": [2, 3]}, "x/y": 1, "m~n": 2})),
            (
                json!([{"op": "replace", "path": "/x~1y", "value": null}]),
                json!({"a": {"b": [1, 2, 3]}, "x/y": null, "m~n": 2}),
            ),
            (json!([{"op": "move", "from": "/m~0n", "path": "/a/b/0"}]), json!({"a": {"b": [2, 1, 2, 3]}, "x/y": 1})),
            (
                json!([{"op": "copy", "from": "/nope", "path": "/c"}]),
                json!({"a": {"b": [1, 2, 3]}, "x/y": 1, "m~n": 2, "c": null}),
            ),
            (
                json!([{"op": "replace", "path": "/new", "value": 1}]),
                json!({"a": {"b": [1, 2, 3]}, "x/y": 1, "m~n": 2, "new": 1}),
            ),
            (
                json!([{"op": "test", "path": "/a", "value": {"b": [1, 2, 3]}}, {"op": "replace", "path": "", "value": {}}]),
                json!({}),
            ),
        ] {
            assert_eq!(patched(document.clone(), patch.clone()), Ok(expected), "{patch}");
        }
    }

    #[test]
    fn failures_leave_all_as_it_was() {
        let document = json!({"a": [1]});
        for (patch, expected) in [
            (
                json!([{"op": "remove", "path": "/b"}]),
                "error in remove for path: '/b': Unable to remove nonexistent key: b: missing value",
            ),
            (
                json!([{"op": "add", "path": "/a/3", "value": 1}]),
                "error in add for path: '/a/3': Unable to access invalid index: 3: invalid index referenced",
            ),
            (
                json!([{"op": "add", "path": "/b/c", "value": 1}]),
                "add operation does not apply: doc is missing path: \"/b/c\": missing value",
            ),
            (json!([{"op": "test", "path": "/a/0", "value": 2}]), "testing value /a/0 failed: test failed"),
            (json!([{"op": "frob", "path": "/a"}]), "Unexpected kind: frob"),
            (
                json!([{"op": "add", "path": "", "value": {}}]),
                "add operation does not apply: doc is missing path: \"\": missing value",
            ),
        ] {
            assert_eq!(patched(document.clone(), patch.clone()).unwrap_err(), expected, "{patch}");
        }
    }

    #[test]
    fn bodies_that_are_no_patch() {
        let text = |body: Value, strict| decode(&body, strict).unwrap_err().to_string();
        assert_eq!(
            text(json!({}), true),
            "error decoding patch: json: cannot unmarshal object into Go value of type []handlers.jsonPatchOp"
        );
        assert_eq!(text(json!({}), false), "json: cannot unmarshal object into Go value of type jsonpatch.Patch");
        let many = Value::Array(vec![json!({"op": "test"}); MAX_OPERATIONS + 1]);
        assert_eq!(decode(&many, true).unwrap_err().status().code, 413);
        assert_eq!(
            decode(&json!([{"op": "test", "path": "", "foo": 1}]), true).unwrap().strict_errors,
            ["json patch unknown field \"[0].foo\""]
        );
    }

    #[test]
    fn copying_has_a_limit() {
        let document = json!({"a": "x".repeat(1 << 20)});
        let copies: Vec<Value> =
            (0..4).map(|n| json!({"op": "copy", "from": "/a", "path": format!("/c{n}")})).collect();
        assert!(patched(document.clone(), Value::Array(copies[..2].to_vec())).is_ok());
        assert!(patched(document, Value::Array(copies)).unwrap_err().starts_with("Unable to complete the copy"));
    }
}
