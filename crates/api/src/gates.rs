//! Fields of features that are off by default: dropped on writes unless the
//! stored object uses them already.
//!
//! Patterns are dotted paths with `*` for each element of a list or map and
//! `{c}` for each of the three container lists.
//!
//! Upstream followed: dropDisabled… of pkg/api/pod/util.go and of the registries.

use apimachinery::Value;

/// The fields of one feature.
pub type Feature = &'static [&'static str];

const CONTAINERS: [&str; 3] = ["containers", "initContainers", "ephemeralContainers"];

/// Drops each feature's fields from `object` that `old` does not use at all.
pub fn drop_unused(object: &mut Value, old: &Value, features: &[Feature]) {
    for feature in features {
        if !in_use(old, feature) {
            for pattern in feature.iter().flat_map(|pattern| expand(pattern)) {
                remove(object, &pattern.split('.').collect::<Vec<_>>());
            }
        }
    }
}

fn in_use(value: &Value, feature: &[&str]) -> bool {
    feature
        .iter()
        .flat_map(|pattern| expand(pattern))
        .any(|pattern| exists(value, &pattern.split('.').collect::<Vec<_>>()))
}

fn expand(pattern: &str) -> Vec<String> {
    if pattern.contains("{c}") {
        CONTAINERS.iter().map(|list| pattern.replace("{c}", list)).collect()
    } else {
        vec![pattern.to_owned()]
    }
}

fn exists(value: &Value, path: &[&str]) -> bool {
    let Some((first, rest)) = path.split_first() else { return !value.is_null() };
    match (value, *first) {
        (Value::Array(list), "*") => list.iter().any(|entry| exists(entry, rest)),
        (Value::Object(map), "*") => map.values().any(|entry| exists(entry, rest)),
        (_, key) => value.get(key).is_some_and(|entry| exists(entry, rest)),
    }
}

fn remove(value: &mut Value, path: &[&str]) {
    let Some((first, rest)) = path.split_first() else { return };
    match (&mut *value, *first) {
        (Value::Array(list), "*") => list.iter_mut().for_each(|entry| remove(entry, rest)),
        (Value::Object(map), "*") => map.values_mut().for_each(|entry| remove(entry, rest)),
        (Value::Object(map), key) if rest.is_empty() => {
            map.remove(key);
        }
        (Value::Object(map), key) => {
            if let Some(entry) = map.get_mut(key) {
                remove(entry, rest);
            }
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use apimachinery::json;

    use super::*;

    #[test]
    fn fields_in_use_stay() {
        let feature: &[Feature] = &[&["{c}.*.x.y"]];
        let object = json!({"containers": [{"x": {"y": 1, "z": 2}}], "initContainers": [{"x": {"y": 1}}]});
        let mut fresh = object.clone();
        drop_unused(&mut fresh, &Value::Null, feature);
        assert_eq!(fresh, json!({"containers": [{"x": {"z": 2}}], "initContainers": [{"x": {}}]}));
        let mut kept = object.clone();
        drop_unused(&mut kept, &json!({"ephemeralContainers": [{"x": {"y": 3}}]}), feature);
        assert_eq!(kept, object);
    }
}
