//! Rolling update: which old pods go, and where new ones come first. Pure.

use std::sync::Arc;

use jiff::Timestamp;
use reconciler::pod::Pod;

use super::decide::{Plan, World, rolling_limit};

/// The new and the old pod of a node; None when there are several of a sort, which
/// [`super::decide::manage`] mends first.
fn pair<'p>(world: &World<'_>, pods: &'p [Arc<Pod>]) -> Option<(Option<&'p Arc<Pod>>, Option<&'p Arc<Pod>>)> {
    let (mut new, mut old) = (None, None);
    for pod in pods.iter().filter(|p| !p.metadata.is_deleting()) {
        let slot = if world.is_updated(pod) { &mut new } else { &mut old };
        if slot.replace(pod).is_some() {
            return None;
        }
    }
    Some((new, old))
}

pub fn roll(world: &World<'_>, now: Timestamp) -> Plan {
    let desired = world.nodes.iter().filter(|n| world.fits(n).0).count();
    let surge = rolling_limit(world.set, "maxSurge", desired);
    let mut unavailable = rolling_limit(world.set, "maxUnavailable", desired);
    if surge == 0 && unavailable == 0 {
        // Both percentages rounded to nothing would stand still.
        unavailable = 1;
    }
    if surge == 0 { replace(world, unavailable, now) } else { surging(world, surge, desired, now) }
}

/// Deletes as many old pods as may be missing; `manage` makes the new ones.
fn replace(world: &World<'_>, limit: usize, now: Timestamp) -> Plan {
    // Nodes whose pod is still to be made.
    let missing = |n: &&placement::Node| world.fits(n).0 && !world.pods.contains_key(n.name());
    let mut unavailable = world.nodes.iter().filter(missing).count();
    let mut must: Vec<Arc<Pod>> = Vec::new();
    let mut may: Vec<Arc<Pod>> = Vec::new();
    for pods in world.pods.values() {
        match pair(world, pods) {
            None | Some((None, None) | (Some(_), Some(_))) => unavailable += 1,
            Some((Some(new), None)) => unavailable += usize::from(!world.is_available(new, now)),
            Some((None, Some(old))) => {
                if !world.is_available(old, now) {
                    must.push(old.clone());
                    unavailable += 1;
                } else if unavailable < limit {
                    may.push(old.clone());
                }
            }
        }
    }
    may.truncate(limit.saturating_sub(unavailable));
    must.extend(may);
    Plan { delete: must, ..Plan::default() }
}

/// Makes the new pod beside the old one, and deletes the old when the new is available.
fn surging(world: &World<'_>, limit: usize, desired: usize, now: Timestamp) -> Plan {
    let (mut surge, mut available) = (0usize, 0usize);
    let mut delete: Vec<Arc<Pod>> = Vec::new();
    // On nodes that no longer fit: they go when enough others are available.
    let mut leaving: Vec<Arc<Pod>> = Vec::new();
    let mut create: Vec<String> = Vec::new();
    let mut may: Vec<String> = Vec::new();
    for (name, pods) in &world.pods {
        let Some((new, old)) = pair(world, pods) else {
            surge += 1;
            continue;
        };
        if old.or(new).is_some_and(|pod| world.is_available(pod, now)) {
            available += 1;
        }
        let Some(old) = old else { continue };
        let Some(new) = new else {
            let runs = world.node(name).is_some_and(|n| world.fits(n).0);
            match (world.is_available(old, now), runs) {
                (false, false) => delete.push(old.clone()),
                (false, true) => create.push(name.clone()),
                (true, false) => leaving.push(old.clone()),
                (true, true) if surge < limit => may.push(name.clone()),
                (true, true) => {}
            }
            continue;
        };
        if world.is_available(new, now) {
            delete.push(old.clone());
        } else {
            surge += 1;
        }
    }
    leaving.truncate(available.saturating_sub(desired));
    delete.extend(leaving);
    may.truncate(limit.saturating_sub(surge));
    create.extend(may);
    Plan { create, delete, ..Plan::default() }
}

#[cfg(test)]
mod tests {
    use super::super::decide::tests::{names, nodes, pod, rolling, set};
    use super::*;

    #[test]
    fn as_many_as_may_be_missing() {
        let set = set(rolling(1, 0));
        let now = Timestamp::UNIX_EPOCH;
        let all = |second: bool| {
            vec![pod("a", "n1", "old", true), pod("b", "n2", "new", second), pod("c", "n3", "old", true)]
        };
        let world = World::new(&set, "new", nodes(&["n1", "n2", "n3"]), all(true));
        assert_eq!(names(&roll(&world, now).delete), ["a"]);
        let world = World::new(&set, "new", nodes(&["n1", "n2", "n3"]), all(false));
        assert!(roll(&world, now).delete.is_empty());
        // An old pod that does not work holds nothing up.
        let broken = vec![pod("a", "n1", "old", false), pod("b", "n2", "old", true)];
        let world = World::new(&set, "new", nodes(&["n1", "n2"]), broken);
        assert_eq!(names(&roll(&world, now).delete), ["a"]);
    }

    #[test]
    fn the_new_one_comes_first_when_surging() {
        let set = set(rolling(0, 1));
        let now = Timestamp::UNIX_EPOCH;
        let world = World::new(
            &set,
            "new",
            nodes(&["n1", "n2"]),
            vec![pod("a", "n1", "old", true), pod("b", "n2", "old", true)],
        );
        let plan = roll(&world, now);
        assert_eq!((plan.create, plan.delete.len()), (vec!["n1".to_owned()], 0));
        let pods = vec![pod("a", "n1", "old", true), pod("a2", "n1", "new", true), pod("b", "n2", "old", true)];
        let world = World::new(&set, "new", nodes(&["n1", "n2"]), pods);
        let plan = roll(&world, now);
        assert_eq!((plan.create, names(&plan.delete)), (vec!["n2".to_owned()], vec!["a"]));
    }
}
