//! How many replicas each set is to have. Pure.

use std::sync::Arc;

use serde_json::Value;

use super::revision::{DESIRED, MAX, age};
use crate::workload::{Workload, scaled};

/// (max surge, max unavailable); both zero is resolved to one unavailable.
pub fn limits(deployment: &Workload) -> (i32, i32) {
    if deployment.spec.strategy["type"] == "Recreate" {
        return (0, 0);
    }
    let rolling = &deployment.spec.strategy["rollingUpdate"];
    let total = deployment.replicas();
    let get = |key: &str, up: bool| scaled(&rolling[key], total, up).unwrap_or(0);
    let (surge, mut unavailable) = (get("maxSurge", true), get("maxUnavailable", false));
    if surge == 0 && unavailable == 0 {
        unavailable = 1;
    }
    (surge, unavailable.min(total.max(0)))
}

fn sum(sets: &[Arc<Workload>]) -> i32 {
    sets.iter().map(|s| s.replicas()).sum()
}

fn annotation(set: &Workload, key: &str) -> Option<i32> {
    set.metadata.annotations.get(key).and_then(|v| v.parse().ok())
}

/// The Deployment's replicas changed since its sets were scaled.
pub fn is_scaling(deployment: &Workload, sets: &[Arc<Workload>]) -> bool {
    sets.iter()
        .filter(|s| s.replicas() > 0)
        .any(|s| annotation(s, DESIRED).is_some_and(|desired| desired != deployment.replicas()))
}

/// Replicas a freshly made set starts with.
pub fn first_replicas(deployment: &Workload, old: &[Arc<Workload>]) -> i32 {
    up_to(deployment, sum(old), 0)
}

/// Replicas of the new set: as many as surge lets it have.
pub fn new_replicas(deployment: &Workload, sets: &[Arc<Workload>], new: &Workload) -> i32 {
    let wanted = deployment.replicas();
    let own = new.replicas();
    if own == wanted {
        return own;
    }
    if own > wanted {
        return wanted;
    }
    up_to(deployment, sum(sets), own)
}

fn up_to(deployment: &Workload, present: i32, own: i32) -> i32 {
    let wanted = deployment.replicas();
    if deployment.spec.strategy["type"] == "Recreate" {
        return wanted;
    }
    let most = wanted + limits(deployment).0;
    if present >= most {
        return own;
    }
    own + (most - present).min(wanted - own)
}

/// Steps down for the old sets: unhealthy ones first, then as many as availability
/// allows. Each with its new number.
pub fn old_replicas(
    deployment: &Workload,
    sets: &[Arc<Workload>],
    new: &Workload,
    old: &[Arc<Workload>],
) -> Vec<(Arc<Workload>, i32)> {
    let old_total: i32 = old.iter().map(|s| s.replicas()).sum();
    if old_total == 0 {
        return Vec::new();
    }
    let total = sum(sets);
    let (_, unavailable) = limits(deployment);
    let least = deployment.replicas() - unavailable;
    let available_of = |s: &Workload| i32::try_from(s.status_i64("availableReplicas")).unwrap_or(0);
    let new_unavailable = new.replicas() - available_of(new);
    let mut room = total - least - new_unavailable;
    if room <= 0 {
        return Vec::new();
    }
    let mut sorted: Vec<&Arc<Workload>> = old.iter().filter(|s| s.replicas() > 0).collect();
    sorted.sort_by_key(|s| age(s));
    let mut targets: Vec<(Arc<Workload>, i32)> = sorted.iter().map(|s| ((*s).clone(), s.replicas())).collect();
    // Replicas that are not available cost nothing.
    for (set, target) in &mut targets {
        if room == 0 {
            break;
        }
        let down = room.min(set.replicas() - available_of(set)).max(0);
        *target -= down;
        room -= down;
    }
    // Then as many available ones as may be missing.
    let available: i32 = sets.iter().map(|s| available_of(s)).sum();
    let mut spare = (available - least).max(0);
    for (_, target) in &mut targets {
        let down = spare.min(*target).max(0);
        *target -= down;
        spare -= down;
    }
    targets.into_iter().filter(|(set, target)| *target != set.replicas()).collect()
}

/// New numbers when the Deployment itself is scaled: the one active set takes all,
/// else each by its share.
pub fn proportions(
    deployment: &Workload,
    new: Option<&Arc<Workload>>,
    sets: &[Arc<Workload>],
) -> Vec<(Arc<Workload>, i32)> {
    let wanted = deployment.replicas();
    let active: Vec<&Arc<Workload>> = sets.iter().filter(|s| s.replicas() > 0).collect();
    let latest = match active.as_slice() {
        [] => new.or_else(|| sets.iter().max_by_key(|s| age(s))),
        [only] => Some(*only),
        _ => None,
    };
    if let Some(only) = latest {
        return if only.replicas() == wanted && annotation(only, DESIRED) == Some(wanted) {
            Vec::new()
        } else {
            vec![(only.clone(), wanted)]
        };
    }
    // The new set is saturated: the old ones have nothing left to do.
    if let Some(new) = new
        && new.replicas() == wanted
        && annotation(new, DESIRED) == Some(wanted)
        && new.status_i64("availableReplicas") == i64::from(wanted)
    {
        return active.iter().filter(|s| s.metadata.uid != new.metadata.uid).map(|s| ((*s).clone(), 0)).collect();
    }
    if deployment.spec.strategy["type"] == "Recreate" {
        return Vec::new();
    }
    let total: i32 = active.iter().map(|s| s.replicas()).sum();
    let allowed = if wanted > 0 { wanted + limits(deployment).0 } else { 0 };
    let to_add = allowed - total;
    let mut sorted: Vec<Arc<Workload>> = active.into_iter().cloned().collect();
    // Scaling up favours the larger and newer, scaling down the larger and older.
    sorted.sort_by(|a, b| {
        b.replicas().cmp(&a.replicas()).then_with(|| if to_add > 0 { age(b).cmp(&age(a)) } else { age(a).cmp(&age(b)) })
    });
    let mut added = 0;
    let mut out: Vec<(Arc<Workload>, i32)> = Vec::new();
    for set in &sorted {
        let mut target = set.replicas();
        if to_add != 0 {
            let share = share(set, deployment, to_add, added);
            target += share;
            added += share;
        }
        out.push((set.clone(), target));
    }
    if let Some((_, first)) = out.first_mut()
        && to_add != 0
    {
        *first = (*first + to_add - added).max(0);
    }
    out
}

fn share(set: &Workload, deployment: &Workload, to_add: i32, added: i32) -> i32 {
    if set.replicas() == 0 || to_add == 0 || to_add == added {
        return 0;
    }
    let most = f64::from(deployment.replicas() + limits(deployment).0);
    // What the set was scaled for; the Deployment's status when it does not say.
    let former = annotation(set, MAX)
        .map(f64::from)
        .unwrap_or_else(|| deployment.status.get("replicas").and_then(Value::as_f64).unwrap_or(most));
    let fraction = if deployment.replicas() == 0 {
        -set.replicas()
    } else if former == 0.0 {
        0
    } else {
        (f64::from(set.replicas()) * most / former).round() as i32 - set.replicas()
    };
    let left = to_add - added;
    if to_add > 0 { fraction.min(left) } else { fraction.max(left) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn deployment(replicas: i32) -> Workload {
        serde_json::from_value(json!({"spec": {"replicas": replicas, "strategy": {
            "type": "RollingUpdate", "rollingUpdate": {"maxSurge": "25%", "maxUnavailable": "25%"}}}}))
        .unwrap()
    }
    fn set(name: &str, replicas: i32, available: i32) -> Arc<Workload> {
        Arc::new(
            serde_json::from_value(json!({
                "metadata": {"name": name, "uid": name, "creationTimestamp": name},
                "spec": {"replicas": replicas}, "status": {"availableReplicas": available}}))
            .unwrap(),
        )
    }

    #[test]
    fn surge_and_unavailability_bound_each_step() {
        let d = deployment(10);
        assert_eq!(limits(&d), (3, 2));
        let (old, new) = (set("a", 10, 10), set("b", 0, 0));
        let sets = [old.clone(), new.clone()];
        assert_eq!(new_replicas(&d, &sets, &new), 3);
        let new = set("b", 3, 0);
        let steps = old_replicas(&d, &[old.clone(), new.clone()], &new, std::slice::from_ref(&old));
        assert_eq!(steps.iter().map(|(_, n)| *n).collect::<Vec<_>>(), [8]);
        // Nothing more until the new ones are available.
        let old = set("a", 8, 8);
        assert!(old_replicas(&d, &[old.clone(), set("b", 5, 0)], &set("b", 5, 0), &[old]).is_empty());
    }

    #[test]
    fn unhealthy_old_replicas_go_first() {
        let d = deployment(4);
        let (broken, new) = (set("a", 4, 0), set("b", 1, 0));
        let steps = old_replicas(&d, &[broken.clone(), new.clone()], &new, &[broken]);
        assert_eq!(steps[0].1, 3);
    }

    #[test]
    fn one_set_takes_all_of_a_scaling() {
        let d = deployment(5);
        let only = set("a", 3, 3);
        assert_eq!(proportions(&d, Some(&only), std::slice::from_ref(&only))[0].1, 5);
    }
}
