//! Reading and writing `metadata` of an object held as a [`Value`]. Setting a
//! zero value removes the member, as canonical form wants it.

use apimachinery::{Map, Value};

/// Finalizers of the garbage collector.
pub const FINALIZER_ORPHAN: &str = "orphan";
pub const FINALIZER_FOREGROUND: &str = "foregroundDeletion";

pub fn text<'a>(object: &'a Value, key: &str) -> &'a str {
    object.get("metadata").and_then(|m| m.get(key)).and_then(Value::as_str).unwrap_or("")
}
pub fn name(object: &Value) -> &str {
    text(object, "name")
}
pub fn namespace(object: &Value) -> &str {
    text(object, "namespace")
}
pub fn uid(object: &Value) -> &str {
    text(object, "uid")
}
pub fn resource_version(object: &Value) -> &str {
    text(object, "resourceVersion")
}
pub fn int(object: &Value, key: &str) -> Option<i64> {
    object.get("metadata").and_then(|m| m.get(key)).and_then(Value::as_i64)
}
pub fn generation(object: &Value) -> i64 {
    int(object, "generation").unwrap_or(0)
}
pub fn finalizers(object: &Value) -> Vec<&str> {
    object
        .get("metadata")
        .and_then(|m| m.get("finalizers"))
        .and_then(Value::as_array)
        .map(|list| list.iter().filter_map(Value::as_str).collect())
        .unwrap_or_default()
}
/// The deletion timestamp's text, empty when the object is not being deleted.
pub fn deletion_timestamp(object: &Value) -> &str {
    text(object, "deletionTimestamp")
}

pub fn fields(object: &mut Value) -> Option<&mut Map<String, Value>> {
    let map = object.as_object_mut()?;
    map.entry("metadata").or_insert_with(|| Value::Object(Map::new())).as_object_mut()
}
pub fn set(object: &mut Value, key: &str, value: impl Into<Value>) {
    let value = value.into();
    if let Some(map) = fields(object) {
        let zero = match &value {
            Value::Null => true,
            Value::String(s) => s.is_empty(),
            Value::Array(a) => a.is_empty(),
            Value::Object(o) => o.is_empty(),
            _ => false,
        };
        if zero {
            map.remove(key);
        } else {
            map.insert(key.to_owned(), value);
        }
    }
}
pub fn remove(object: &mut Value, key: &str) {
    if let Some(map) = object.get_mut("metadata").and_then(Value::as_object_mut) {
        map.remove(key);
    }
}
/// A generation of 0 is not written.
pub fn set_generation(object: &mut Value, generation: i64) {
    if generation == 0 { remove(object, "generation") } else { set(object, "generation", generation) }
}
pub fn set_finalizers(object: &mut Value, finalizers: Vec<String>) {
    set(object, "finalizers", finalizers);
}

/// `YYYY-MM-DDTHH:MM:SSZ`, the form of `metav1.Time`.
pub fn time(at: jiff::Timestamp) -> String {
    at.strftime("%Y-%m-%dT%H:%M:%SZ").to_string()
}
pub fn parse_time(text: &str) -> Option<jiff::Timestamp> {
    text.parse().ok()
}

/// What a client may not set on create (`rest.WipeObjectMetaSystemFields`).
pub fn wipe_system_fields(object: &mut Value) {
    for key in ["deletionTimestamp", "deletionGracePeriodSeconds", "uid", "creationTimestamp", "selfLink"] {
        remove(object, key);
    }
}

/// `rest.FillObjectMetaSystemFields`.
pub fn fill_system_fields(object: &mut Value, now: &str) {
    set(object, "creationTimestamp", now);
    set(object, "uid", uuid::Uuid::new_v4().to_string());
}

/// Characters of generated suffixes: no vowels, no look-alikes.
const SUFFIX_ALPHABET: &[u8] = b"bcdfghjklmnpqrstvwxz2456789";
const SUFFIX_LENGTH: usize = 5;
const MAX_NAME: usize = 63;

/// `names.SimpleNameGenerator`.
pub fn generate_name(base: &str) -> String {
    let room = MAX_NAME - SUFFIX_LENGTH;
    let base = if base.len() > room {
        let mut end = room;
        while !base.is_char_boundary(end) {
            end -= 1;
        }
        &base[..end]
    } else {
        base
    };
    let mut out = base.to_owned();
    for _ in 0..SUFFIX_LENGTH {
        let at = rand::random_range(0..SUFFIX_ALPHABET.len());
        out.push(SUFFIX_ALPHABET[at] as char);
    }
    out
}

/// Removes equal owner references, keeping the first of each; the uids of those
/// that went.
pub fn dedup_owner_references(object: &mut Value) -> Vec<String> {
    let Some(list) =
        object.get_mut("metadata").and_then(|m| m.get_mut("ownerReferences")).and_then(Value::as_array_mut)
    else {
        return Vec::new();
    };
    let mut seen: Vec<Value> = Vec::with_capacity(list.len());
    let mut gone: Vec<String> = Vec::new();
    list.retain(|reference| {
        let fresh = !seen.contains(reference);
        if fresh {
            seen.push(reference.clone());
        } else {
            let uid = reference["uid"].as_str().unwrap_or_default().to_owned();
            if !gone.contains(&uid) {
                gone.push(uid);
            }
        }
        fresh
    });
    gone
}

#[cfg(test)]
mod tests {
    use super::*;
    use apimachinery::json;

    #[test]
    fn generated_names_fit() {
        let long = "x".repeat(100);
        assert_eq!(generate_name(&long).len(), 63);
        let name = generate_name("web-");
        assert!(name.starts_with("web-") && name.len() == 9);
    }

    #[test]
    fn zero_values_are_not_kept() {
        let mut object = json!({"metadata": {"name": "a", "generation": 3}});
        set_generation(&mut object, 0);
        set(&mut object, "namespace", "");
        assert_eq!(object, json!({"metadata": {"name": "a"}}));
    }
}
