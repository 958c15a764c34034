//! The list functions of both libraries.
//!
//! Upstream: cel-go `ext/lists.go` (version 3), `ext/sets.go`, k8s
//! `apiserver/pkg/cel/library/lists.go`.

use std::cmp::Ordering;

use crate::compare::{comparable, compare, equal};
use crate::value::{Failure, List, NO_SUCH_OVERLOAD, Outcome, Value};

/// Longest list that `lists.range` makes.
const MAX_RANGE: i64 = 1_000_000;

pub fn range<'a>(size: i64) -> Outcome<'a> {
    if size < 0 {
        return Failure::error(format!("lists.range: size must be non-negative, got {size}"));
    }
    if size > MAX_RANGE {
        return Failure::error(format!("lists.range: size {size} exceeds maximum allowed ({MAX_RANGE})"));
    }
    Ok(Value::list((0..size).map(Value::Int).collect()))
}

pub fn slice<'a>(list: &List<'a>, start: i64, end: i64) -> Outcome<'a> {
    let length = list.len() as i64;
    let wrong = |why: String| Failure::error(format!("cannot slice({start}, {end}), {why}"));
    if start < 0 || end < 0 {
        return wrong("negative indexes not supported".to_owned());
    }
    if start > end {
        return wrong("start index must be less than or equal to end index".to_owned());
    }
    if length < end {
        return wrong(format!("list is length {length}"));
    }
    let items = list.iter().skip(start as usize).take((end - start) as usize).collect::<Result<_, _>>()?;
    Ok(Value::list(items))
}

pub fn flatten<'a>(list: &List<'a>, depth: i64) -> Outcome<'a> {
    if depth < 0 {
        return Failure::error("level must be non-negative");
    }
    let mut out = Vec::new();
    flatten_into(list, depth, &mut out)?;
    Ok(Value::list(out))
}

fn flatten_into<'a>(list: &List<'a>, depth: i64, out: &mut Vec<Value<'a>>) -> Result<(), Failure> {
    for item in list.iter() {
        match item? {
            Value::List(inner) if depth > 0 => flatten_into(&inner, depth - 1, out)?,
            other => out.push(other),
        }
    }
    Ok(())
}

pub fn reverse<'a>(list: &List<'a>) -> Outcome<'a> {
    let mut items = list.to_vec()?;
    items.reverse();
    Ok(Value::list(items))
}

/// `list` in the order of `keys`.
pub fn sort_by_keys<'a>(list: &List<'a>, keys: &List<'a>) -> Outcome<'a> {
    let (items, keys) = (list.to_vec()?, keys.to_vec()?);
    if items.len() != keys.len() {
        return Failure::error(format!(
            "@sortByAssociatedKeys() expected a list of the same size as the associated keys list, but got {} and {} \
             elements respectively",
            items.len(),
            keys.len()
        ));
    }
    let Some(first) = keys.first() else { return Ok(Value::list(items)) };
    if !comparable(first) {
        return Failure::error("list elements must be comparable");
    }
    if keys.len() > 1 && keys.iter().any(|key| key.type_name() != first.type_name()) {
        return Failure::error("list elements must have the same type");
    }
    let mut order: Vec<usize> = (0..items.len()).collect();
    order.sort_by(|a, b| compare(&keys[*a], &keys[*b]).ok().flatten().unwrap_or(Ordering::Equal));
    Ok(Value::list(order.into_iter().map(|at| items[at].clone()).collect()))
}

pub fn distinct<'a>(list: &List<'a>) -> Outcome<'a> {
    let mut out: Vec<Value<'a>> = Vec::new();
    for item in list.iter() {
        let item = item?;
        if !out.iter().any(|seen| equal(&item, seen) == Ok(true)) {
            out.push(item);
        }
    }
    Ok(Value::list(out))
}

pub fn is_sorted<'a>(list: &List<'a>) -> Outcome<'a> {
    let mut previous: Option<Value<'a>> = None;
    for item in list.iter() {
        let item = item?;
        if !comparable(&item) {
            return Failure::error(NO_SUCH_OVERLOAD);
        }
        if let Some(previous) = &previous
            && compare(previous, &item) == Ok(Some(Ordering::Greater))
        {
            return Ok(Value::Bool(false));
        }
        previous = Some(item);
    }
    Ok(Value::Bool(true))
}

/// `sum()`; `zero` is that of the overload, an empty list's sum.
pub fn sum<'a>(list: &List<'a>, zero: Value<'a>) -> Outcome<'a> {
    let mut total = zero;
    for item in list.iter() {
        total = crate::arithmetic::add(&total, &item?)?;
    }
    Ok(total)
}

/// `min()` and `max()`: the first of the extreme elements.
pub fn extreme<'a>(name: &str, list: &List<'a>, replace_when: Ordering) -> Outcome<'a> {
    let mut found: Option<Value<'a>> = None;
    for item in list.iter() {
        let item = item?;
        if !comparable(&item) {
            return Failure::error(NO_SUCH_OVERLOAD);
        }
        let better = match &found {
            None => true,
            Some(found) => compare(found, &item) == Ok(Some(replace_when)),
        };
        if better {
            found = Some(item);
        }
    }
    found.map_or_else(|| Failure::error(format!("{name} called on empty list")), Ok)
}

pub fn index_of<'a>(list: &List<'a>, item: &Value<'a>, last: bool) -> Outcome<'a> {
    let is_it = |at: &usize| {
        let found = list.get(*at).expect("within the length");
        found.is_ok_and(|found| equal(&found, item) == Ok(true))
    };
    let found = if last { (0..list.len()).rev().find(is_it) } else { (0..list.len()).find(is_it) };
    Ok(Value::Int(found.map_or(-1, |at| at as i64)))
}

/// `item in list`: an error of a comparison counts only where nothing is equal.
pub fn contains<'a>(list: &List<'a>, item: &Value<'a>) -> Result<bool, Failure> {
    let mut failure = None;
    for element in list.iter() {
        match equal(&element?, item) {
            Ok(true) => return Ok(true),
            Ok(false) => {}
            Err(error) => failure = failure.or(Some(error)),
        }
    }
    failure.map_or(Ok(false), Err)
}

pub fn contains_all<'a>(list: &List<'a>, wanted: &List<'a>) -> Result<bool, Failure> {
    for item in wanted.iter() {
        if !contains(list, &item?)? {
            return Ok(false);
        }
    }
    Ok(true)
}

pub fn intersects<'a>(a: &List<'a>, b: &List<'a>) -> Result<bool, Failure> {
    for item in a.iter() {
        if contains(b, &item?) == Ok(true) {
            return Ok(true);
        }
    }
    Ok(false)
}
