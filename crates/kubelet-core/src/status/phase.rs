//! The phase, from container statuses.

use serde_json::Value;

use crate::pod::{Container, Pod, RestartPolicy};

#[derive(Default)]
struct Count {
    running: usize,
    waiting: usize,
    stopped: usize,
    succeeded: usize,
    unknown: usize,
}

/// Phase of a pod; `terminal` is set once its end has been decided.
pub(super) fn of(pod: &Pod, init: &[Value], main: &[Value], terminal: bool) -> &'static str {
    let (mut pending_init, mut failed_init) = (0, 0);
    for container in &pod.spec.init_containers {
        let Some(status) = find(init, container) else {
            pending_init += 1;
            continue;
        };
        let sidecar = container.is_restartable_init();
        let state = &status["state"];
        if state.get("running").is_some() {
            if !sidecar || status["started"] != true {
                pending_init += 1;
            }
        } else if let Some(end) = state.get("terminated") {
            if !sidecar && end["exitCode"] != 0 {
                failed_init += 1;
            }
        } else {
            let last = &status["lastState"]["terminated"];
            if !sidecar && last.is_object() && last["exitCode"] != 0 {
                failed_init += 1;
            } else if !sidecar || last.is_null() {
                pending_init += 1;
            }
        }
    }
    let mut count = Count::default();
    for container in &pod.spec.containers {
        let Some(status) = find(main, container) else {
            count.unknown += 1;
            continue;
        };
        let state = &status["state"];
        if state.get("running").is_some() {
            count.running += 1;
        } else if let Some(end) = state.get("terminated") {
            count.stopped += 1;
            count.succeeded += usize::from(end["exitCode"] == 0);
        } else if state.get("waiting").is_some() {
            if status["lastState"].get("terminated").is_some() {
                count.stopped += 1;
            } else {
                count.waiting += 1;
            }
        } else {
            count.unknown += 1;
        }
    }
    if failed_init > 0 && pod.spec.restart_policy == RestartPolicy::Never {
        return "Failed";
    }
    let begun = main.iter().any(|s| {
        s["state"].get("running").is_some()
            || s["state"].get("terminated").is_some()
            || s["lastState"].get("terminated").is_some()
    });
    if (pending_init > 0 || failed_init > 0) && !begun || count.waiting > 0 {
        return "Pending";
    }
    if count.running > 0 && count.unknown == 0 {
        return "Running";
    }
    if count.running == 0 && count.stopped > 0 && count.unknown == 0 {
        // A pod that is being ended has a result even if its policy would restart.
        if terminal || pod.spec.restart_policy != RestartPolicy::Always {
            if count.stopped == count.succeeded {
                return "Succeeded";
            }
            if terminal || pod.spec.restart_policy == RestartPolicy::Never {
                return "Failed";
            }
        }
        return "Running";
    }
    "Pending"
}

fn find<'a>(list: &'a [Value], container: &Container) -> Option<&'a Value> {
    list.iter().find(|s| s["name"] == container.name.as_str())
}
