//! Merging and ordering of lists.

use apimachinery::{Map, Value};

use super::meta::Node;
use super::{
    DIRECTIVE, LISTS_OF_LISTS, SET_ELEMENT_ORDER, bad_arg_type, bad_patch_type, internal, merge_map, no_merge_key,
};
use crate::error::{PatchError, Result};
use crate::gofmt;

/// Merges two lists whose field says `merge`, or deletes scalars from one.
pub(super) fn merge_list(
    original: Vec<Value>,
    patch: Vec<Value>,
    node: Node,
    merge_key: &str,
    is_delete_list: bool,
) -> Result<Vec<Value>> {
    if original.is_empty() && patch.is_empty() {
        return Ok(original);
    }
    let of_maps = elements_are_maps(&[&original, &patch])?;
    if !of_maps && is_delete_list {
        return Ok(original.into_iter().filter(|item| !patch.contains(item)).collect());
    }
    let (merged, original, patch) = if !of_maps {
        let mut both = original.clone();
        both.extend(patch.iter().cloned());
        (deduplicate(both), original, patch)
    } else {
        if merge_key.is_empty() {
            return Err(internal(format!("cannot merge lists without merge key for {}", node.name())));
        }
        let (original, patch) = special_elements(original, patch, merge_key)?;
        let merged = merge_elements(original.clone(), &patch, merge_key, node)?;
        // The order of the live list is that after the merge: new elements stand
        // at its end.
        (merged, original, patch)
    };
    let (patch_items, server_only) = if merge_key.is_empty() {
        partition_scalars(merged, &patch)
    } else {
        partition_maps(merged, &patch, merge_key)?
    };
    normalize(patch_items, server_only, &patch, &original, merge_key, of_maps)
}

/// Whether the elements are maps; all of one Go type, and no lists.
pub(super) fn elements_are_maps(lists: &[&[Value]]) -> Result<bool> {
    let mut first: Option<&Value> = None;
    for value in lists.iter().flat_map(|list| list.iter()) {
        match first {
            None if value.is_array() => return Err(unprocessable_lists()),
            None if value.is_null() => return Err(internal("list element is null")),
            None => first = Some(value),
            Some(first) if gofmt::type_name(first) != gofmt::type_name(value) => {
                let shown: Vec<String> = lists.iter().map(|list| gofmt::plain(&Value::Array(list.to_vec()))).collect();
                return Err(internal(format!("list element types are not identical: [{}]", shown.join(" "))));
            }
            Some(_) => {}
        }
    }
    match first {
        Some(first) => Ok(first.is_object()),
        None => Err(internal("no elements in any of the given slices")),
    }
}

fn unprocessable_lists() -> PatchError {
    PatchError::Unprocessable(LISTS_OF_LISTS.into())
}

/// Go's deduplication: a repeated element's place is taken by the last one.
fn deduplicate(mut items: Vec<Value>) -> Vec<Value> {
    let mut i = 0;
    while i + 1 < items.len() {
        let mut j = i + 1;
        while j < items.len() {
            if items[i] == items[j] {
                items.swap_remove(j);
            } else {
                j += 1;
            }
        }
        i += 1;
    }
    items
}

/// Carries out `$patch` elements; the rest of the patch.
fn special_elements(mut original: Vec<Value>, patch: Vec<Value>, merge_key: &str) -> Result<(Vec<Value>, Vec<Value>)> {
    let mut rest = Vec::new();
    let mut replace = false;
    for item in patch {
        let Value::Object(map) = &item else { return Err(bad_arg_type("map[string]interface {}", &item)) };
        match map.get(DIRECTIVE) {
            None => rest.push(item),
            Some(Value::String(directive)) if directive == "delete" => {
                let key = map.get(merge_key).ok_or_else(|| no_merge_key(map, merge_key))?;
                original.retain(|item| item.get(merge_key) != Some(key));
            }
            Some(Value::String(directive)) if directive == "replace" => replace = true,
            Some(Value::String(directive)) if directive == "merge" => {
                return Err(internal("merging lists cannot yet be specified in the patch"));
            }
            Some(directive) => return Err(bad_patch_type(directive, map)),
        }
    }
    Ok(if replace { (rest, Vec::new()) } else { (original, rest) })
}

fn merge_elements(mut original: Vec<Value>, patch: &[Value], merge_key: &str, node: Node) -> Result<Vec<Value>> {
    for item in patch {
        let Value::Object(map) = item else { return Err(bad_arg_type("map[string]interface {}", item)) };
        let key = map.get(merge_key).ok_or_else(|| no_merge_key(map, merge_key))?;
        match find(&original, merge_key, key)? {
            Some(at) => {
                let current = match original[at].take() {
                    Value::Object(current) => current,
                    _ => Map::new(),
                };
                original[at] = Value::Object(merge_map(current, map.clone(), node)?);
            }
            None => original.push(item.clone()),
        }
    }
    Ok(original)
}

fn find(items: &[Value], merge_key: &str, key: &Value) -> Result<Option<usize>> {
    for (at, item) in items.iter().enumerate() {
        let Value::Object(map) = item else { return Err(internal(format!("value for key {at} is not a map"))) };
        if map.get(merge_key) == Some(key) {
            return Ok(Some(at));
        }
    }
    Ok(None)
}

/// Elements that are in `by`, and the others.
pub(super) fn partition_scalars(items: Vec<Value>, by: &[Value]) -> (Vec<Value>, Vec<Value>) {
    items.into_iter().partition(|item| by.contains(item))
}

pub(super) fn partition_maps(items: Vec<Value>, by: &[Value], merge_key: &str) -> Result<(Vec<Value>, Vec<Value>)> {
    let (mut inside, mut outside) = (Vec::new(), Vec::new());
    for item in items {
        let Value::Object(map) = &item else { return Err(bad_arg_type("map[string]interface {}", &item)) };
        let key = map.get(merge_key).ok_or_else(|| no_merge_key(map, merge_key))?;
        let found = find(by, merge_key, key)?.is_some();
        if found { inside.push(item) } else { outside.push(item) }
    }
    Ok((inside, outside))
}

/// Sorts both parts by their orders and weaves them, live order deciding.
pub(super) fn normalize(
    patch: Vec<Value>,
    server_only: Vec<Value>,
    patch_order: &[Value],
    server_order: &[Value],
    merge_key: &str,
    of_maps: bool,
) -> Result<Vec<Value>> {
    let key = |item: &Value| if of_maps { item.get(merge_key).cloned().unwrap_or(Value::Null) } else { item.clone() };
    let place = |order: &[Value], item: &Value| {
        let wanted = key(item);
        order.iter().position(|other| key(other) == wanted)
    };
    let right = sort(patch, patch_order, merge_key, of_maps, &place)?;
    let left = sort(server_only, server_order, merge_key, of_maps, &place)?;
    let mut woven = Vec::with_capacity(left.len() + right.len());
    let (mut left, mut right) = (left.into_iter().peekable(), right.into_iter().peekable());
    loop {
        let take_left = match (left.peek(), right.peek()) {
            (None, None) => return Ok(woven),
            (Some(_), None) => true,
            (None, Some(_)) => false,
            (Some(l), Some(r)) => match (place(server_order, l), place(server_order, r)) {
                (Some(l), Some(r)) => l < r,
                _ => false,
            },
        };
        woven.extend(if take_left { left.next() } else { right.next() });
    }
}

fn sort(
    items: Vec<Value>,
    order: &[Value],
    merge_key: &str,
    of_maps: bool,
    place: &impl Fn(&[Value], &Value) -> Option<usize>,
) -> Result<Vec<Value>> {
    let mut deletions = Vec::new();
    let mut sorted: Vec<Value> = Vec::with_capacity(items.len());
    if of_maps {
        for item in items.iter().chain(order) {
            let Value::Object(map) = item else { return Err(bad_arg_type("map[string]interface {}", item)) };
            if !map.contains_key(merge_key) {
                return Err(no_merge_key(map, merge_key));
            }
        }
    }
    for item in items {
        if of_maps && item.get(DIRECTIVE).and_then(Value::as_str) == Some("delete") {
            deletions.push(item);
            continue;
        }
        // Go's insertion sort with its comparison, to which an element that is
        // in no order is before whatever stands left of it.
        let mut at = sorted.len();
        while at > 0 {
            let before = match (place(order, &item), place(order, &sorted[at - 1])) {
                (Some(item), Some(left)) => item < left,
                _ => true,
            };
            if !before {
                break;
            }
            at -= 1;
        }
        sorted.insert(at, item);
    }
    sorted.extend(deletions);
    Ok(sorted)
}

/// The patched elements must all stand in the order list, in its order.
pub(super) fn check_order(patch: &[Value], order: &[Value], merge_key: &str) -> Result<()> {
    if patch.is_empty() || order.is_empty() {
        return Ok(());
    }
    let mut wanted = Vec::new();
    for item in patch {
        if !merge_key.is_empty() {
            let Value::Object(map) = item else { return Err(bad_arg_type("map[string]interface {}", item)) };
            if map.get(DIRECTIVE).and_then(Value::as_str) == Some("delete") {
                continue;
            }
        }
        wanted.push(item);
    }
    let (mut at, mut in_order) = (0, 0);
    while at < wanted.len() && in_order < order.len() {
        if wanted[at].get(DIRECTIVE).is_some() {
            at += 1;
            continue;
        }
        if equal_keys(wanted[at], &order[in_order], merge_key)? {
            at += 1;
        }
        in_order += 1;
    }
    if at < wanted.len() && in_order >= order.len() {
        let shown = |items: &[Value]| gofmt::plain(&Value::Array(items.to_vec()));
        return Err(internal(format!(
            "The order in patch list:\n{}\n doesn't match {SET_ELEMENT_ORDER} list:\n{}\n",
            shown(patch),
            shown(order)
        )));
    }
    Ok(())
}

fn equal_keys(a: &Value, b: &Value, merge_key: &str) -> Result<bool> {
    if merge_key.is_empty() {
        return Ok(a == b);
    }
    let key = |item: &Value| match item {
        Value::Object(map) => map.get(merge_key).cloned().ok_or_else(|| no_merge_key(map, merge_key)),
        other => Err(bad_arg_type("map[string]interface {}", other)),
    };
    Ok(key(a)? == key(b)?)
}
