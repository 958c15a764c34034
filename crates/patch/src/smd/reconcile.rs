//! Field sets that were written when parts of the schema were granular which
//! are atomic now: whoever owned a part owns the whole.

use super::path::{Path, PathElement};
use super::set::Set;
use super::types::{ListAtom, MapAtom, TypeRef};

/// The reconciled set; `None` when nothing changes.
pub fn reconcile(set: &Set, ty: TypeRef<'_>) -> Option<Set> {
    let mut collapsed = Set::new();
    walk(Some(set), ty, false, &mut Vec::new(), &mut collapsed);
    if collapsed.is_empty() {
        return None;
    }
    let mut out = set.recursive_difference(&collapsed);
    out.add_all(&collapsed);
    Some(out)
}

/// `is_atomic`: the set has the place itself and nothing below it.
fn walk(set: Option<&Set>, ty: TypeRef<'_>, is_atomic: bool, path: &mut Path, collapsed: &mut Set) {
    let atom = ty.atom();
    if let Some(map) = &atom.map {
        let untyped = matches!(map.element, TypeRef::Deduced) && matches!(map.fields, super::MapFields::None);
        if untyped {
            return;
        }
        if map.atomic && !is_atomic {
            if set.is_some_and(|set| !set.is_empty()) {
                collapsed.insert(path);
            }
            return;
        }
        each(set, path, collapsed, |element| map_type(map, element));
    } else if atom.scalar.is_some() {
    } else if let Some(list) = &atom.list {
        if list.atomic && !is_atomic {
            collapsed.insert(path);
            return;
        }
        each(set, path, collapsed, |_| list_type(list));
    }
}

fn map_type<'a>(map: &MapAtom<'a>, element: &PathElement) -> Option<TypeRef<'a>> {
    let ty = match element {
        PathElement::Field(name) => map.member(name),
        _ => map.element,
    };
    (!ty.is_none()).then_some(ty)
}

fn list_type<'a>(list: &ListAtom<'a>) -> Option<TypeRef<'a>> {
    Some(list.element)
}

fn each<'a>(
    set: Option<&Set>,
    path: &mut Path,
    collapsed: &mut Set,
    type_of: impl Fn(&PathElement) -> Option<TypeRef<'a>>,
) {
    let Some(set) = set else { return };
    let only_children = set.children.keys().filter(|element| !set.members.contains(element));
    for element in only_children.chain(&set.members) {
        let Some(ty) = type_of(element) else { continue };
        let below = set.children.get(element);
        let is_atomic = set.members.contains(element) && below.is_none();
        path.push(element.clone());
        walk(below, ty, is_atomic, path, collapsed);
        path.pop();
    }
}
