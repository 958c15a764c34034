//! Applying what a mutation gave to the object.
//!
//! Upstream followed: `admission/plugin/policy/mutating/patch`.

use apimachinery::Value;
use patch::smd::{PathElement, TypeRef, merge, show_path, show_problems, validate};

/// The object with a JSON patch applied; a test that fails leaves it as it is.
pub fn json_patch(operations: &Value, object: &Value) -> Result<Value, String> {
    let decoded = patch::json_patch::decode(operations, false).map_err(|error| format!("JSON Patch: {error}"))?;
    match patch::json_patch::apply(&decoded, object).map_err(|error| error.to_string()) {
        Ok(changed) => Ok(changed),
        Err(why) if why.ends_with(": test failed") => Ok(object.clone()),
        Err(why) => Err(format!("JSON Patch: {why}")),
    }
}

/// The object with an apply configuration merged into it.
pub fn apply_configuration(mut configuration: Value, object: &Value, ty: TypeRef) -> Result<Value, String> {
    for field in ["apiVersion", "kind"] {
        if let Some(value) = object.get(field) {
            configuration[field] = value.clone();
        }
    }
    let failed = |what: &str, problems: &[patch::smd::Problem]| {
        format!("error applying patch: {what}: {}", show_problems(problems))
    };
    let problems = validate(&configuration, ty, false);
    if !problems.is_empty() {
        return Err(failed("failed to convert patch object to typed object", &problems));
    }
    let mut atomic = Vec::new();
    atomics(&configuration, ty, &mut Vec::new(), &mut atomic);
    if !atomic.is_empty() {
        let list = atomic.join(", ");
        return Err(format!(
            "error applying patch: invalid ApplyConfiguration: may not mutate atomic arrays, maps or structs: {list}"
        ));
    }
    let problems = validate(object, ty, true);
    if !problems.is_empty() {
        return Err(failed("failed to convert original object to typed object", &problems));
    }
    let merged = merge(object, &configuration, ty).map_err(|problems| failed("failed to merge patch", &problems))?;
    Ok(merged.unwrap_or_else(|| object.clone()))
}

/// Paths of what is atomic in `value`.
fn atomics(value: &Value, ty: TypeRef, path: &mut Vec<PathElement>, found: &mut Vec<String>) {
    let atom = ty.atom();
    if let (Some(fields), Some(map)) = (value.as_object(), atom.map) {
        if map.atomic {
            found.push(show_path(path));
        }
        for (name, value) in fields {
            if let Some(ty) = map.field(name) {
                path.push(PathElement::Field(name.clone()));
                atomics(value, ty, path, found);
                path.pop();
            }
        }
    }
    if let (Some(items), Some(list)) = (value.as_array(), atom.list) {
        if list.atomic {
            found.push(show_path(path));
        }
        for (at, value) in items.iter().enumerate() {
            path.push(PathElement::Index(at as i64));
            atomics(value, list.element, path, found);
            path.pop();
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_failed_test_changes_nothing() {
        let object = json!({"data": {"k": "v"}});
        let patch =
            json!([{"op": "add", "path": "/data/a", "value": "1"}, {"op": "test", "path": "/data/k", "value": "x"}]);
        assert_eq!(json_patch(&patch, &object), Ok(object.clone()));
        let missing = json!([{"op": "remove", "path": "/data/nosuch"}]);
        assert!(json_patch(&missing, &object).unwrap_err().starts_with("JSON Patch: error in remove for path:"));
    }
}
