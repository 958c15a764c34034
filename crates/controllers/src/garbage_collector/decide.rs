//! What becomes of one object, from its live state and its owners': pure.

use client::{OwnerReference, Propagation};

use super::graph::{FOREGROUND, ORPHAN, Tracked};

/// What the server said of an owner.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OwnerState {
    Solid,
    /// It does not exist.
    Dangling,
    /// It waits for its dependents to be deleted.
    WaitingForDependents,
}

#[derive(Debug, PartialEq)]
pub enum Decision {
    Keep,
    /// Take these owners' references off.
    DropOwners(Vec<String>),
    Delete {
        policy: Propagation,
        unblock_owners_first: bool,
    },
}

/// `dependents`: how many it has; `circle`: one of them waits for dependents too.
pub fn decide(live: &Tracked, owners: &[(OwnerReference, OwnerState)], dependents: usize, circle: bool) -> Decision {
    let of = |state: OwnerState| owners.iter().filter(move |(_, s)| *s == state).map(|(o, _)| o.uid.clone());
    let solid = of(OwnerState::Solid).count();
    let mut gone: Vec<String> = of(OwnerState::Dangling).collect();
    let waiting: Vec<String> = of(OwnerState::WaitingForDependents).collect();
    if owners.is_empty() {
        return Decision::Keep;
    }
    if solid > 0 {
        gone.extend(waiting);
        return if gone.is_empty() { Decision::Keep } else { Decision::DropOwners(gone) };
    }
    if !waiting.is_empty() && dependents > 0 {
        // Two that own each other would wait for each other for ever.
        return Decision::Delete { policy: Propagation::Foreground, unblock_owners_first: circle };
    }
    let policy = if live.has_finalizer(ORPHAN) {
        Propagation::Orphan
    } else if live.has_finalizer(FOREGROUND) {
        Propagation::Foreground
    } else {
        Propagation::Background
    };
    Decision::Delete { policy, unblock_owners_first: false }
}

/// An owner as the server has it.
pub fn owner_state(reference: &OwnerReference, live: Option<&Tracked>) -> OwnerState {
    match live {
        Some(owner) if owner.uid == reference.uid => {
            if owner.is_deleting() && owner.has_finalizer(FOREGROUND) {
                OwnerState::WaitingForDependents
            } else {
                OwnerState::Solid
            }
        }
        _ => OwnerState::Dangling,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use OwnerState::*;

    fn owners(states: &[OwnerState]) -> Vec<(OwnerReference, OwnerState)> {
        let reference = |i: usize| OwnerReference { uid: format!("o{i}"), ..Default::default() };
        states.iter().enumerate().map(|(i, s)| (reference(i), *s)).collect()
    }
    fn delete(policy: Propagation) -> Decision {
        Decision::Delete { policy, unblock_owners_first: false }
    }

    #[test]
    fn one_solid_owner_keeps_it() {
        let live = Tracked::default();
        assert_eq!(decide(&live, &owners(&[Solid]), 0, false), Decision::Keep);
        let dropped = Decision::DropOwners(vec!["o1".into(), "o2".into()]);
        assert_eq!(decide(&live, &owners(&[Solid, Dangling, WaitingForDependents]), 0, false), dropped);
        assert_eq!(decide(&live, &[], 3, false), Decision::Keep);
    }

    #[test]
    fn without_one_it_goes() {
        let mut live = Tracked::default();
        assert_eq!(decide(&live, &owners(&[Dangling]), 2, false), delete(Propagation::Background));
        assert_eq!(decide(&live, &owners(&[WaitingForDependents]), 0, false), delete(Propagation::Background));
        assert_eq!(decide(&live, &owners(&[WaitingForDependents]), 1, false), delete(Propagation::Foreground));
        let circle = Decision::Delete { policy: Propagation::Foreground, unblock_owners_first: true };
        assert_eq!(decide(&live, &owners(&[WaitingForDependents]), 1, true), circle);
        live.finalizers.push(ORPHAN.into());
        assert_eq!(decide(&live, &owners(&[Dangling]), 2, false), delete(Propagation::Orphan));
    }

    #[test]
    fn another_uid_is_another_object() {
        let reference = OwnerReference { uid: "a".into(), ..Default::default() };
        let mut live = Tracked { uid: "a".into(), ..Default::default() };
        assert_eq!(owner_state(&reference, Some(&live)), Solid);
        live.deletion_timestamp = Some("t".into());
        assert_eq!(owner_state(&reference, Some(&live)), Solid, "deleted in the background");
        live.finalizers.push(FOREGROUND.into());
        assert_eq!(owner_state(&reference, Some(&live)), WaitingForDependents);
        live.uid = "b".into();
        assert_eq!(owner_state(&reference, Some(&live)), Dangling);
        assert_eq!(owner_state(&reference, None), Dangling);
    }
}
