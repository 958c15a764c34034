//! Sets of field paths, a tree: which members of a value are in the set, and
//! below which there are others.
//!
//! Invariant: no child set is empty.

use std::collections::{BTreeMap, BTreeSet};

use apimachinery::{Map, Value};

use super::path::{Path, PathElement};
use super::types::TypeRef;

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Set {
    pub members: BTreeSet<PathElement>,
    pub children: BTreeMap<PathElement, Set>,
}

impl Set {
    pub fn new() -> Self {
        Self::default()
    }

    /// A set of paths of names, `[["metadata", "name"], …]`.
    pub fn of_fields(paths: &[&[&str]]) -> Self {
        let mut set = Set::new();
        for path in paths {
            let path: Path = path.iter().map(|name| PathElement::Field((*name).to_owned())).collect();
            set.insert(&path);
        }
        set
    }

    /// The empty path is nobody's: nothing happens.
    pub fn insert(&mut self, path: &[PathElement]) {
        match path {
            [] => {}
            [last] => {
                if !self.members.contains(last) {
                    self.members.insert(last.clone());
                }
            }
            [first, rest @ ..] => {
                if !self.children.contains_key(first) {
                    self.children.insert(first.clone(), Set::new());
                }
                if let Some(child) = self.children.get_mut(first) {
                    child.insert(rest);
                }
            }
        }
    }

    pub fn has(&self, path: &[PathElement]) -> bool {
        match path {
            [] => false,
            [last] => self.members.contains(last),
            [first, rest @ ..] => self.children.get(first).is_some_and(|child| child.has(rest)),
        }
    }

    pub fn is_empty(&self) -> bool {
        self.members.is_empty() && self.children.values().all(Set::is_empty)
    }

    pub fn union(&self, other: &Set) -> Set {
        let mut out = self.clone();
        out.add_all(other);
        out
    }

    pub fn add_all(&mut self, other: &Set) {
        self.members.extend(other.members.iter().cloned());
        for (element, theirs) in &other.children {
            match self.children.get_mut(element) {
                Some(ours) => ours.add_all(theirs),
                None => {
                    self.children.insert(element.clone(), theirs.clone());
                }
            }
        }
    }

    pub fn intersection(&self, other: &Set) -> Set {
        let children = self.children.iter().filter_map(|(element, ours)| {
            let both = ours.intersection(other.children.get(element)?);
            (!both.is_empty()).then(|| (element.clone(), both))
        });
        Set { members: self.members.intersection(&other.members).cloned().collect(), children: children.collect() }
    }

    /// Members that are not in the other set; a member of the other set does not
    /// take what is below it.
    pub fn difference(&self, other: &Set) -> Set {
        let children = self.children.iter().filter_map(|(element, ours)| match other.children.get(element) {
            None => Some((element.clone(), ours.clone())),
            Some(theirs) => {
                let left = ours.difference(theirs);
                (!left.is_empty()).then(|| (element.clone(), left))
            }
        });
        Set { members: self.members.difference(&other.members).cloned().collect(), children: children.collect() }
    }

    /// As [`difference`](Self::difference), but a member of the other set takes
    /// all that is below it.
    pub fn recursive_difference(&self, other: &Set) -> Set {
        let children = self.children.iter().filter(|(element, _)| !other.members.contains(element)).filter_map(
            |(element, ours)| match other.children.get(element) {
                None => Some((element.clone(), ours.clone())),
                Some(theirs) => {
                    let left = ours.recursive_difference(theirs);
                    (!left.is_empty()).then(|| (element.clone(), left))
                }
            },
        );
        Set { members: self.members.difference(&other.members).cloned().collect(), children: children.collect() }
    }

    /// Only what is at or below one of the paths of names; `*` is any step.
    pub fn only(&self, paths: &[&[&str]]) -> Set {
        if paths.iter().any(|path| path.is_empty()) {
            return self.clone();
        }
        let heads = |element: &PathElement| -> Vec<&[&str]> {
            let is_head = |head: &str| head == "*" || matches!(element, PathElement::Field(name) if name == head);
            paths.iter().filter(|path| is_head(path[0])).map(|path| &path[1..]).collect()
        };
        let members = self.members.iter().filter(|element| !heads(element).is_empty()).cloned().collect();
        let children = self.children.iter().filter_map(|(element, child)| {
            let below = heads(element);
            let kept = if below.is_empty() { Set::new() } else { child.only(&below) };
            (!kept.is_empty()).then(|| (element.clone(), kept))
        });
        Set { members, children: children.collect() }
    }

    /// With a struct's fields whose parts are in the set (they are not members
    /// by themselves; a map's keys stay as they are).
    pub fn with_named_fields(&self, ty: TypeRef<'_>) -> Set {
        let atom = ty.atom();
        let mut members = self.members.clone();
        let mut children = BTreeMap::new();
        for (element, child) in &self.children {
            let mut below = TypeRef::None;
            match element {
                PathElement::Field(name) => {
                    if let Some(map) = &atom.map {
                        below = map.element;
                        if let Some(field) = map.field(name) {
                            members.insert(element.clone());
                            below = field;
                        }
                    }
                }
                PathElement::Key(_) => {
                    if let Some(list) = &atom.list {
                        below = list.element;
                    }
                }
                _ => {}
            }
            children.insert(element.clone(), child.with_named_fields(below));
        }
        Set { members, children }
    }

    /// Calls `f` with every path of the set: members first, then those below.
    pub fn for_each(&self, f: &mut impl FnMut(&[PathElement])) {
        self.walk(&mut Vec::new(), f);
    }

    fn walk(&self, prefix: &mut Path, f: &mut impl FnMut(&[PathElement])) {
        for member in &self.members {
            prefix.push(member.clone());
            f(prefix);
            prefix.pop();
        }
        for (element, child) in &self.children {
            prefix.push(element.clone());
            child.walk(prefix, f);
            prefix.pop();
        }
    }

    /// The `fieldsV1` form.
    pub fn to_value(&self) -> Value {
        Value::Object(self.contents(false))
    }

    fn contents(&self, is_member: bool) -> Map<String, Value> {
        let mut out = Map::new();
        if is_member && !(self.members.is_empty() && self.children.is_empty()) {
            out.insert(".".into(), Value::Object(Map::new()));
        }
        for member in &self.members {
            if !self.children.contains_key(member) {
                out.insert(member.serialize(), Value::Object(Map::new()));
            }
        }
        for (element, child) in &self.children {
            out.insert(element.serialize(), Value::Object(child.contents(self.members.contains(element))));
        }
        out
    }

    pub fn from_value(value: &Value) -> Result<Set, String> {
        Ok(read(value)?.0.unwrap_or_default())
    }
}

/// The set below a key, and whether the key itself is a member.
fn read(value: &Value) -> Result<(Option<Set>, bool), String> {
    let map = match value {
        Value::Object(map) => map,
        Value::Null => return Ok((None, true)),
        _ => return Err("fieldsV1 is not made of objects".into()),
    };
    let mut set: Option<Set> = None;
    let mut is_member = false;
    for (key, below) in map {
        if key == "." {
            is_member = true;
            continue;
        }
        let Some(element) = PathElement::parse(key)? else { continue };
        let (child, child_is_member) = read(below)?;
        let set = set.get_or_insert_default();
        if let Some(child) = child {
            set.children.insert(element.clone(), child);
        }
        if child_is_member {
            set.members.insert(element);
        }
    }
    if set.is_none() {
        is_member = true;
    }
    Ok((set, is_member))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn set(value: Value) -> Set {
        Set::from_value(&value).unwrap()
    }

    #[test]
    fn fields_v1_reads_back() {
        for value in [
            json!({}),
            json!({"f:data": {".": {}, "f:k": {}}, "f:metadata": {"f:labels": {"f:a": {}}}}),
            json!({"f:spec": {"f:containers": {"k:{\"name\":\"c\"}": {".": {}, "f:image": {}}}}}),
            json!({"f:spec": {"f:ports": {"k:{\"port\":80,\"protocol\":\"TCP\"}": {}}, "f:finalizers": {"v:\"x\"": {}}}}),
        ] {
            assert_eq!(set(value.clone()).to_value(), value);
        }
        assert!(Set::from_value(&json!({"data": {}})).is_err());
    }

    #[test]
    fn algebra() {
        let a = set(json!({"f:a": {".": {}, "f:b": {}, "f:c": {}}, "f:d": {}}));
        let b = set(json!({"f:a": {"f:b": {}}, "f:e": {}}));
        assert_eq!(a.union(&b), set(json!({"f:a": {".": {}, "f:b": {}, "f:c": {}}, "f:d": {}, "f:e": {}})));
        assert_eq!(a.intersection(&b), set(json!({"f:a": {"f:b": {}}})));
        assert_eq!(a.difference(&b), set(json!({"f:a": {".": {}, "f:c": {}}, "f:d": {}})));
        let parent = set(json!({"f:a": {}}));
        assert_eq!(a.difference(&parent), set(json!({"f:a": {"f:b": {}, "f:c": {}}, "f:d": {}})));
        assert_eq!(a.recursive_difference(&parent), set(json!({"f:d": {}})));
        assert_eq!(a.only(&[&["a", "c"]]), set(json!({"f:a": {".": {}, "f:c": {}}})));
    }
}
