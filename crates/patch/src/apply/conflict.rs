//! Conflicts of an apply, worded as upstream.

use std::collections::BTreeMap;

use super::managed::{Fields, ManagerId};
use crate::error::PatchError;
use crate::smd::{Path, Set, show_path};

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Conflict {
    pub manager: ManagerId,
    pub path: Path,
}

pub(super) fn of_managers(conflicts: &Fields) -> Vec<Conflict> {
    let mut out = Vec::new();
    for (manager, versioned) in conflicts {
        versioned.set.for_each(&mut |path| out.push(Conflict { manager: manager.clone(), path: path.to_vec() }));
    }
    out
}

pub(super) fn to_set(conflicts: &[Conflict]) -> Set {
    let mut set = Set::new();
    for conflict in conflicts {
        set.insert(&conflict.path);
    }
    set
}

pub(super) fn error(conflicts: &[Conflict]) -> PatchError {
    let causes = conflicts
        .iter()
        .map(|conflict| (format!("conflict with {}", conflict.manager.show()), show_path(&conflict.path)))
        .collect();
    PatchError::Conflict { message: message(conflicts), causes }
}

fn message(conflicts: &[Conflict]) -> String {
    if let [one] = conflicts {
        return format!("Apply failed with 1 conflict: conflict with {}: {}", one.manager.show(), show_path(&one.path));
    }
    let mut by_manager: BTreeMap<&ManagerId, Vec<&Path>> = BTreeMap::new();
    for conflict in conflicts {
        by_manager.entry(&conflict.manager).or_default().push(&conflict.path);
    }
    let mut lines = Vec::new();
    for (manager, paths) in by_manager {
        lines.push(format!("conflicts with {}:", manager.show()));
        lines.extend(paths.into_iter().map(|path| format!("- {}", show_path(path))));
    }
    format!("Apply failed with {} conflicts: {}", conflicts.len(), lines.join("\n"))
}
