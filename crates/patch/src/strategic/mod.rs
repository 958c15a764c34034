//! Strategic merge patch: lists merge by key as the field's Go tags say, and
//! directives (`$patch`, `$retainKeys`, `$setElementOrder/x`,
//! `$deleteFromPrimitiveList/x`) ask for what a plain merge cannot say.
//!
//! Custom resources have no tags; the caller refuses the media type for them.
//!
//! Upstream followed: `apimachinery/pkg/util/strategicpatch/patch.go`,
//! `third_party/forked/golang/json/fields.go`.

mod lists;
mod meta;

use apimachinery::{Map, Value};
use schema::Type;

use crate::error::{PatchError, Result};
use crate::gofmt;
use lists::{merge_list, partition_maps, partition_scalars};
use meta::{FieldMeta, Node};

const DIRECTIVE: &str = "$patch";
const RETAIN_KEYS: &str = "$retainKeys";
const DELETE_FROM_PRIMITIVE_LIST: &str = "$deleteFromPrimitiveList";
const SET_ELEMENT_ORDER: &str = "$setElementOrder";

const BAD_PRIMITIVE_LIST: &str = "invalid patch format of primitive list";
const BAD_RETAIN_KEYS: &str = "invalid patch format of retainKeys";
const BAD_ELEMENT_ORDER: &str = "invalid patch format of setElementOrder list";
const LISTS_OF_LISTS: &str = "lists of lists are not supported";

/// Merges `patch` into the canonical JSON of an object of type `ty`.
pub fn apply(original: Value, patch: &Value, ty: &'static Type) -> Result<Value> {
    let Value::Object(original) = original else {
        return Err(PatchError::BadRequest("invalid JSON document".into()));
    };
    let patch = match patch {
        Value::Object(patch) => patch.clone(),
        Value::Null => Map::new(),
        other => {
            return Err(PatchError::BadRequest(format!(
                "json: cannot unmarshal {} into Go value of type map[string]interface {{}}",
                crate::json_patch::json_kind(other)
            )));
        }
    };
    merge_map(original, patch, Node::Struct(ty)).map(Value::Object)
}

fn internal(text: impl Into<String>) -> PatchError {
    PatchError::Internal(text.into())
}

fn bad_arg_type(expected: &str, actual: &Value) -> PatchError {
    internal(format!("expected a {expected}, but received a {}", gofmt::type_name(actual)))
}

fn no_merge_key(map: &Map<String, Value>, key: &str) -> PatchError {
    let shown = gofmt::plain(&Value::Object(map.clone()));
    internal(format!("map: {shown} does not contain declared merge key: {key}"))
}

fn bad_patch_type(directive: &Value, map: &Map<String, Value>) -> PatchError {
    let shown = gofmt::plain(&Value::Object(map.clone()));
    // Go prints the directive with %s, which marks what is no string.
    let directive = match directive {
        Value::String(text) => text.clone(),
        other => format!("%!s({}={})", gofmt::type_name(other), gofmt::plain(other)),
    };
    internal(format!("unknown patch type: {directive} in map: {shown}"))
}

fn merge_map(
    mut original: Map<String, Value>,
    mut patch: Map<String, Value>,
    node: Node,
) -> Result<Map<String, Value>> {
    match patch.get(DIRECTIVE) {
        Some(Value::String(directive)) if directive == "replace" => {
            patch.remove(DIRECTIVE);
            return Ok(patch);
        }
        Some(Value::String(directive)) if directive == "delete" => return Ok(Map::new()),
        Some(directive) => return Err(bad_patch_type(directive, &patch)),
        None => {}
    }
    retain_keys(&mut original, &mut patch)?;
    order_lists(&mut original, &mut patch, node)?;
    for (key, value) in patch {
        let delete_list = match key.strip_prefix(DELETE_FROM_PRIMITIVE_LIST) {
            Some(rest) => {
                let name = rest.strip_prefix('/').ok_or_else(|| PatchError::BadRequest(BAD_PRIMITIVE_LIST.into()))?;
                Some(name.to_owned())
            }
            None => None,
        };
        let is_delete_list = delete_list.is_some();
        let key = delete_list.unwrap_or(key);
        if value.is_null() {
            original.remove(&key);
            continue;
        }
        let merged = match (original.remove(&key), value) {
            (Some(Value::Object(current)), Value::Object(patch)) => {
                let (node, meta) = node.field(&key)?;
                if meta.strategy()? == "replace" {
                    Some(Value::Object(patch))
                } else {
                    Some(Value::Object(merge_map(current, patch, node)?))
                }
            }
            (Some(Value::Array(current)), Value::Array(patch)) => {
                let (node, meta) = node.list_field(&key)?;
                Some(Value::Array(merge_list_field(current, patch, node, &meta, is_delete_list)?))
            }
            // A list to delete from that is not there, or is something else.
            (current, _) if is_delete_list => current,
            (Some(current), value) if same_kind(&current, &value) => remove_directives(value),
            (_, mut value) => {
                discard_nulls(&mut value);
                remove_directives(value)
            }
        };
        if let Some(merged) = merged {
            original.insert(key, merged);
        }
    }
    Ok(original)
}

/// Equal Go types.
fn same_kind(a: &Value, b: &Value) -> bool {
    gofmt::type_name(a) == gofmt::type_name(b)
}

fn merge_list_field(
    current: Vec<Value>,
    patch: Vec<Value>,
    node: Node,
    meta: &FieldMeta,
    is_delete_list: bool,
) -> Result<Vec<Value>> {
    if meta.strategy()? == "merge" || is_delete_list {
        merge_list(current, patch, node, meta.merge_key, is_delete_list)
    } else {
        Ok(patch)
    }
}

/// `$retainKeys`: members of the original that it does not name are cleared.
fn retain_keys(original: &mut Map<String, Value>, patch: &mut Map<String, Value>) -> Result<()> {
    let Some(retain) = patch.remove(RETAIN_KEYS) else { return Ok(()) };
    let bad = || PatchError::BadRequest(BAD_RETAIN_KEYS.into());
    let Value::Array(retain) = retain else { return Err(bad()) };
    let named = |key: &str| retain.iter().any(|name| name.as_str() == Some(key));
    for (key, value) in patch.iter() {
        let is_directive = key.starts_with(DELETE_FROM_PRIMITIVE_LIST) || key.starts_with(SET_ELEMENT_ORDER);
        if !value.is_null() && !is_directive && !named(key) {
            return Err(bad());
        }
    }
    original.retain(|key, _| named(key));
    Ok(())
}

/// `$setElementOrder/x`: merges the list and puts it in that order.
fn order_lists(original: &mut Map<String, Value>, patch: &mut Map<String, Value>, node: Node) -> Result<()> {
    let directives: Vec<String> = patch.keys().filter(|key| key.starts_with(SET_ELEMENT_ORDER)).cloned().collect();
    for directive in directives {
        let Some(order) = patch.remove(&directive) else { continue };
        let Value::Array(order) = order else { return Err(bad_arg_type("[]interface {}", &order)) };
        let key = directive
            .strip_prefix(SET_ELEMENT_ORDER)
            .and_then(|rest| rest.strip_prefix('/'))
            .ok_or_else(|| PatchError::BadRequest(BAD_ELEMENT_ORDER.into()))?;
        let as_list = |value: Option<&Value>| match value {
            None => Ok(None),
            Some(Value::Array(items)) => Ok(Some(items.clone())),
            Some(other) => Err(bad_arg_type("[]interface {}", other)),
        };
        let current = as_list(original.get(key))?;
        let patched = as_list(patch.get(key))?;
        let (element, meta) = node.list_field(key)?;
        lists::check_order(patched.as_deref().unwrap_or(&[]), &order, meta.merge_key)?;
        let server_order = current.clone().unwrap_or_default();
        let merged = match (current, patched.clone()) {
            (None, None) => continue,
            (Some(current), None) => current,
            (None, Some(patched)) => match remove_directives(Value::Array(patched)) {
                Some(Value::Array(items)) => items,
                _ => continue,
            },
            (Some(current), Some(patched)) => merge_list_field(current, patched, element, &meta, false)?,
        };
        let (in_order, server_only) = if meta.merge_key.is_empty() {
            partition_scalars(merged, &order)
        } else {
            partition_maps(merged, &order, meta.merge_key)?
        };
        let of_maps = lists::elements_are_maps(&[&server_order, patched.as_deref().unwrap_or(&[])])?;
        let both = lists::normalize(in_order, server_only, &order, &server_order, meta.merge_key, of_maps)?;
        original.insert(key.to_owned(), Value::Array(both));
        patch.remove(key);
    }
    Ok(())
}

/// A new value's directives mean nothing: a map with `$patch` goes.
fn remove_directives(value: Value) -> Option<Value> {
    match value {
        Value::Object(map) if map.contains_key(DIRECTIVE) => None,
        Value::Object(map) => Some(Value::Object(
            map.into_iter().filter_map(|(key, value)| Some((key, remove_directives(value)?))).collect(),
        )),
        Value::Array(items) => Some(Value::Array(items.into_iter().filter_map(remove_directives).collect())),
        other => Some(other),
    }
}

fn discard_nulls(value: &mut Value) {
    match value {
        Value::Object(map) => {
            map.retain(|_, member| !member.is_null());
            map.values_mut().for_each(discard_nulls);
        }
        Value::Array(items) => items.iter_mut().for_each(discard_nulls),
        _ => {}
    }
}

#[cfg(test)]
mod tests;
