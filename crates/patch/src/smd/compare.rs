//! Which fields differ between two values of one type.

use std::collections::BTreeMap;

use apimachinery::{Map, Value};

use super::fields::list_element;
use super::path::{Path, PathElement};
use super::set::Set;
use super::types::{Atom, ListAtom, MapAtom, TypeRef};
use super::validate::scalar_problem;
use super::{Problem, Problems, problem, value};

/// No field is in more than one of the sets.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Comparison {
    pub removed: Set,
    pub modified: Set,
    pub added: Set,
}

impl Comparison {
    pub fn is_same(&self) -> bool {
        self.removed.is_empty() && self.modified.is_empty() && self.added.is_empty()
    }
}

pub fn compare(left: &Value, right: &Value, ty: TypeRef<'_>) -> Result<Comparison, Vec<Problem>> {
    let mut walk = Walk { found: Comparison::default(), problems: Vec::new(), path: Vec::new() };
    walk.values(Some(left), Some(right), ty, false);
    if walk.problems.is_empty() { Ok(walk.found) } else { Err(walk.problems) }
}

struct Walk {
    found: Comparison,
    problems: Problems,
    path: Path,
}

type Side<'v> = Option<&'v Value>;

pub(super) fn as_map(side: Side<'_>) -> Option<&Map<String, Value>> {
    side.and_then(Value::as_object)
}

pub(super) fn as_list(side: Side<'_>) -> Option<&Vec<Value>> {
    side.and_then(Value::as_array)
}

impl Walk {
    fn values(&mut self, left: Side<'_>, right: Side<'_>, ty: TypeRef<'_>, in_leaf: bool) {
        // Equal parts need no walk: nothing in them is added, removed or modified.
        if let (Some(left), Some(right)) = (left, right)
            && value::equal(left, right)
        {
            return;
        }
        let atom = ty.atom();
        let (of_left, of_right) = (atom.deduce(left), atom.deduce(right));
        let leaf = if right.is_none() {
            self.atom(&of_left, left, right, in_leaf)
        } else if left.is_none() || of_left.same_forms(&of_right) {
            self.atom(&of_right, left, right, in_leaf)
        } else {
            self.atom(&of_left, left, right, in_leaf);
            self.atom(&of_right, left, right, in_leaf)
        };
        if !leaf {
            if left.is_none() {
                self.found.added.insert(&self.path);
            } else if right.is_none() {
                self.found.removed.insert(&self.path);
            }
        }
    }

    /// True when the value is (part of) a leaf.
    fn atom(&mut self, atom: &Atom<'_>, left: Side<'_>, right: Side<'_>, in_leaf: bool) -> bool {
        if let Some(map) = &atom.map {
            let (l, r) = (as_map(left), as_map(right));
            let both_empty = l.is_none_or(|map| map.is_empty()) && r.is_none_or(|map| map.is_empty());
            if map.atomic || both_empty {
                return self.leaf(left, right, in_leaf);
            }
            self.maps(map, l, r, in_leaf);
            in_leaf
        } else if let Some(scalar) = atom.scalar {
            let problems = (scalar_problem(scalar, left, "lhs: "), scalar_problem(scalar, right, "rhs: "));
            if let (Some(l), Some(r)) = problems {
                self.problems.push(problem(&self.path, l));
                self.problems.push(problem(&self.path, r));
                return in_leaf;
            }
            self.leaf(left, right, in_leaf)
        } else if let Some(list) = &atom.list {
            let (l, r) = (as_list(left), as_list(right));
            let both_empty = l.is_none_or(|list| list.is_empty()) && r.is_none_or(|list| list.is_empty());
            if list.atomic || both_empty {
                return self.leaf(left, right, in_leaf);
            }
            self.lists(list, l.map_or(&[], |l| l), r.map_or(&[], |r| r), in_leaf);
            in_leaf
        } else {
            self.problems.push(problem(&self.path, "schema error: invalid atom: inlined"));
            in_leaf
        }
    }

    fn leaf(&mut self, left: Side<'_>, right: Side<'_>, in_leaf: bool) -> bool {
        if !in_leaf {
            match (left, right) {
                (None, _) => self.found.added.insert(&self.path),
                (_, None) => self.found.removed.insert(&self.path),
                (Some(left), Some(right)) if !value::equal(left, right) => self.found.modified.insert(&self.path),
                _ => {}
            }
        }
        true
    }

    fn maps(
        &mut self,
        map: &MapAtom<'_>,
        left: Option<&Map<String, Value>>,
        right: Option<&Map<String, Value>>,
        in_leaf: bool,
    ) {
        let mut names: Vec<&String> = left.into_iter().chain(right).flat_map(|map| map.keys()).collect();
        names.sort_unstable();
        names.dedup();
        for name in names {
            let (l, r) = (left.and_then(|map| map.get(name)), right.and_then(|map| map.get(name)));
            self.path.push(PathElement::Field(name.clone()));
            self.values(l, r, map.member(name), in_leaf);
            self.path.pop();
        }
    }

    fn elements<'v>(&mut self, list: &ListAtom<'_>, items: &'v [Value]) -> BTreeMap<PathElement, Vec<&'v Value>> {
        let mut elements: BTreeMap<PathElement, Vec<&Value>> = BTreeMap::new();
        for (at, item) in items.iter().enumerate() {
            match list_element(list, item) {
                Ok(element) => elements.entry(element).or_default().push(item),
                Err(text) => self.problems.push(problem(&self.path, format!("element {at}: {text}"))),
            }
        }
        elements
    }

    fn lists(&mut self, list: &ListAtom<'_>, left: &[Value], right: &[Value], in_leaf: bool) {
        let left = self.elements(list, left);
        let right = self.elements(list, right);
        let mut elements: Vec<&PathElement> = left.keys().chain(right.keys()).collect();
        elements.sort_unstable();
        elements.dedup();
        for element in elements {
            let l = left.get(element).map_or(&[][..], Vec::as_slice);
            let r = right.get(element).map_or(&[][..], Vec::as_slice);
            self.path.push(element.clone());
            match (l.len(), r.len()) {
                (0 | 1, 0 | 1) => self.values(l.first().copied(), r.first().copied(), list.element, in_leaf),
                // Repeated elements are compared as one leaf.
                (2.., 2..) => {
                    let equal = l.len() == r.len() && l.iter().zip(r).all(|(l, r)| value::equal(l, r));
                    if !equal {
                        self.found.modified.insert(&self.path);
                    }
                }
                (2.., _) => {
                    if let Some(one) = r.first() {
                        self.values(None, Some(one), list.element, in_leaf);
                    }
                    self.found.removed.insert(&self.path);
                }
                _ => {
                    if let Some(one) = l.first() {
                        self.values(Some(one), None, list.element, in_leaf);
                    }
                    self.found.added.insert(&self.path);
                }
            }
            self.path.pop();
        }
    }
}
