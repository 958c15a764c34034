//! A partly specified value laid over another.
//!
//! Nothing is removed; where both say something of a leaf, the right side wins;
//! elements of lists are ordered as the right side orders them, those that only
//! the left side has keep their place.

use std::collections::{BTreeMap, BTreeSet};

use apimachinery::{Map, Value};

use super::compare::{as_list, as_map};
use super::fields::list_element;
use super::path::{Path, PathElement};
use super::types::{Atom, ListAtom, MapAtom, TypeRef};
use super::validate::scalar_problem;
use super::{Problem, Problems, problem};

pub fn merge(left: &Value, right: &Value, ty: TypeRef<'_>) -> Result<Option<Value>, Vec<Problem>> {
    let mut walk = Walk { problems: Vec::new(), path: Vec::new() };
    let merged = walk.values(Some(left), Some(right), ty);
    if walk.problems.is_empty() { Ok(merged) } else { Err(walk.problems) }
}

struct Walk {
    problems: Problems,
    path: Path,
}

type Side<'v> = Option<&'v Value>;

impl Walk {
    fn values(&mut self, left: Side<'_>, right: Side<'_>, ty: TypeRef<'_>) -> Option<Value> {
        let atom = ty.atom();
        let (of_left, of_right) = (atom.deduce(left), atom.deduce(right));
        if right.is_none() {
            self.atom(&of_left, left, right)
        } else if left.is_none() || of_left.same_forms(&of_right) {
            self.atom(&of_right, left, right)
        } else {
            self.atom(&of_left, left, right);
            self.atom(&of_right, left, right)
        }
    }

    fn atom(&mut self, atom: &Atom<'_>, left: Side<'_>, right: Side<'_>) -> Option<Value> {
        let leaf = || right.or(left).cloned();
        if let Some(map) = &atom.map {
            let (l, r) = (as_map(left), as_map(right));
            let both_empty = l.is_none_or(|map| map.is_empty()) && r.is_none_or(|map| map.is_empty());
            if map.atomic || both_empty { leaf() } else { self.maps(map, l, r) }
        } else if let Some(scalar) = atom.scalar {
            let problems = (scalar_problem(scalar, left, "lhs: "), scalar_problem(scalar, right, "rhs: "));
            if let (Some(l), Some(r)) = problems {
                self.problems.push(problem(&self.path, l));
                self.problems.push(problem(&self.path, r));
                return None;
            }
            leaf()
        } else if let Some(list) = &atom.list {
            let (l, r) = (as_list(left), as_list(right));
            let both_empty = l.is_none_or(|list| list.is_empty()) && r.is_none_or(|list| list.is_empty());
            if list.atomic || both_empty {
                leaf()
            } else {
                self.lists(list, l.map_or(&[], |l| l), r.map_or(&[], |r| r))
            }
        } else {
            self.problems.push(problem(&self.path, "schema error: invalid atom: inlined"));
            None
        }
    }

    fn maps(
        &mut self,
        map: &MapAtom<'_>,
        left: Option<&Map<String, Value>>,
        right: Option<&Map<String, Value>>,
    ) -> Option<Value> {
        let mut names: Vec<&String> = left.into_iter().chain(right).flat_map(|map| map.keys()).collect();
        names.sort_unstable();
        names.dedup();
        let mut out = Map::new();
        for name in names {
            let (l, r) = (left.and_then(|map| map.get(name)), right.and_then(|map| map.get(name)));
            let ty = map.member(name);
            // Undeclared members of the live object are kept as they are: what
            // the right side has has been validated.
            let merged = if ty.is_none() {
                r.or(l).cloned()
            } else {
                self.path.push(PathElement::Field(name.clone()));
                let merged = self.values(l, r, ty);
                self.path.pop();
                merged
            };
            if let Some(merged) = merged {
                out.insert(name.clone(), merged);
            }
        }
        if out.is_empty() { None } else { Some(Value::Object(out)) }
    }

    fn index<'v>(
        &mut self,
        list: &ListAtom<'_>,
        items: &'v [Value],
        allow_duplicates: bool,
    ) -> (Vec<PathElement>, BTreeMap<PathElement, Option<&'v Value>>) {
        let mut elements = Vec::with_capacity(items.len());
        let mut observed: BTreeMap<PathElement, Option<&Value>> = BTreeMap::new();
        for (at, item) in items.iter().enumerate() {
            let element = match list_element(list, item) {
                Ok(element) => element,
                Err(text) => {
                    self.problems.push(problem(&self.path, format!("element {at}: {text}")));
                    continue;
                }
            };
            match observed.get_mut(&element) {
                Some(_) if !allow_duplicates => {
                    let text = format!("duplicate entries for key {}", element.show());
                    self.problems.push(problem(&self.path, text));
                    continue;
                }
                // Repeated elements are not merged with a new value.
                Some(known) => *known = None,
                None => {
                    observed.insert(element.clone(), Some(item));
                }
            }
            elements.push(element);
        }
        (elements, observed)
    }

    fn lists(&mut self, list: &ListAtom<'_>, left: &[Value], right: &[Value]) -> Option<Value> {
        let before = self.problems.len();
        let (right_elements, of_right) = self.index(list, right, false);
        let (left_elements, of_left) = self.index(list, left, true);
        if self.problems.len() > before {
            return None;
        }
        // Elements of both sides, in the right side's order.
        let mut shared = right_elements.iter().filter(|element| of_left.contains_key(element));
        let mut next_shared = shared.next();
        let mut merged_right: BTreeSet<&PathElement> = BTreeSet::new();
        let mut out = Vec::with_capacity(left.len().max(right.len()));
        let side = |side: &BTreeMap<PathElement, Option<&'_ Value>>, element: &PathElement| {
            // Present but repeated counts as null.
            side.get(element).map(|item| item.cloned().unwrap_or(Value::Null))
        };
        let (mut l, mut r) = (0, 0);
        while l < left_elements.len() || r < right_elements.len() {
            if l < left_elements.len() && r < right_elements.len() {
                let element = &left_elements[l];
                if *element == right_elements[r] {
                    merged_right.insert(element);
                    let (a, b) = (side(&of_left, element), side(&of_right, element));
                    out.extend(self.element(list, element, a.as_ref(), b.as_ref()));
                    l += 1;
                    r += 1;
                    next_shared = shared.next();
                    continue;
                }
                if of_right.contains_key(element) && next_shared.is_some_and(|next| next != element) {
                    // A shared element, but not the one that is next.
                    l += 1;
                    continue;
                }
            }
            if l < left_elements.len() {
                let element = &left_elements[l];
                if !of_right.contains_key(element) {
                    let item = &left[l];
                    out.extend(self.element(list, element, Some(item), None));
                    l += 1;
                    continue;
                } else if merged_right.contains(element) {
                    l += 1;
                }
            }
            if r < right_elements.len() {
                let element = &right_elements[r];
                merged_right.insert(element);
                let (a, b) = (side(&of_left, element), side(&of_right, element));
                out.extend(self.element(list, element, a.as_ref(), b.as_ref()));
                r += 1;
                if next_shared == Some(element) {
                    next_shared = shared.next();
                }
            }
        }
        if out.is_empty() { None } else { Some(Value::Array(out)) }
    }

    fn element(
        &mut self,
        list: &ListAtom<'_>,
        element: &PathElement,
        left: Side<'_>,
        right: Side<'_>,
    ) -> Option<Value> {
        self.path.push(element.clone());
        let merged = self.values(left, right, list.element);
        self.path.pop();
        merged
    }
}
