//! The row of a pod: what `kubectl get pods` calls its status.
//!
//! Upstream followed: printPod of pkg/printers/internalversion/printers.go.

use apimachinery::{Value, json};

use crate::edit::Fields;
use crate::printers::{self, NONE, condition, condition_is_true};
use crate::strategy::Row;

/// Restarts and the time of the newest one.
#[derive(Default, Clone, Copy)]
struct Restarts {
    count: i64,
    last: Option<i64>,
}

impl Restarts {
    fn add(&mut self, status: &Value) {
        self.count += status.int("restartCount").unwrap_or(0);
        let finished = printers::seconds(status.at("lastState.terminated.finishedAt"));
        self.last = self.last.max(finished);
    }

    fn text(self, now: i64) -> String {
        match self.last {
            Some(last) if self.count != 0 => format!("{} ({} ago)", self.count, printers::human_duration(now - last)),
            _ => self.count.to_string(),
        }
    }
}

/// Cells: Name, Ready, Status, Restarts, Age, IP, Node, Nominated Node, Readiness Gates.
pub fn row(pod: &Value, now: i64) -> Row {
    let (spec, status) = (&pod["spec"], &pod["status"]);
    let summary = summary(pod);
    let conditions = match status.text("phase") {
        "Succeeded" => completed("Succeeded", "The pod has completed successfully."),
        "Failed" => completed("Failed", "The pod failed."),
        _ => Vec::new(),
    };
    let ip = status.list("podIPs").first().map_or("", |entry| entry.text("ip"));
    let cells = vec![
        printers::name(pod),
        format!("{}/{}", summary.ready, summary.total).into(),
        summary.reason.into(),
        summary.restarts.text(now).into(),
        printers::age(pod, now),
        printers::or(ip, NONE).into(),
        printers::or(spec.text("nodeName"), NONE).into(),
        printers::or(status.text("nominatedNodeName"), NONE).into(),
        readiness_gates(spec, status).into(),
    ];
    Row { cells, conditions }
}

fn completed(reason: &str, message: &str) -> Vec<Value> {
    vec![json!({"type": "Completed", "status": "True", "reason": reason, "message": message})]
}

struct Summary {
    ready: usize,
    total: usize,
    reason: String,
    restarts: Restarts,
}

fn restartable<'a>(spec: &'a Value, name: &str) -> Option<&'a Value> {
    spec.list("initContainers")
        .iter()
        .find(|container| container.text("name") == name)
        .filter(|container| container.text("restartPolicy") == "Always")
}

fn summary(pod: &Value) -> Summary {
    let (spec, status) = (&pod["spec"], &pod["status"]);
    let phase = status.text("phase");
    let mut reason = printers::or(status.text("reason"), phase);
    if status
        .list("conditions")
        .iter()
        .any(|entry| entry.text("type") == "PodScheduled" && entry.text("reason") == "SchedulingGated")
    {
        reason = "SchedulingGated".to_owned();
    }
    let sidecars = spec.list("initContainers").iter().filter(|entry| entry.text("restartPolicy") == "Always").count();
    let total = spec.list("containers").len() + sidecars;
    let mut ready = 0;
    let mut restarts = Restarts::default();
    let mut sidecar_restarts = Restarts::default();
    let mut initializing = false;

    for (index, container) in status.list("initContainerStatuses").iter().enumerate() {
        restarts.add(container);
        let sidecar = restartable(spec, container.text("name")).is_some();
        if sidecar {
            sidecar_restarts.add(container);
        }
        let terminated = container.at("state.terminated");
        let waiting = container.at("state.waiting").text("reason");
        if terminated.is_object() && terminated.int("exitCode").unwrap_or(0) == 0 {
            continue;
        }
        if sidecar && container.flag("started") {
            ready += usize::from(container.flag("ready"));
            continue;
        }
        reason = if terminated.is_object() {
            format!("Init:{}", terminated_reason(terminated))
        } else if !waiting.is_empty() && waiting != "PodInitializing" {
            format!("Init:{waiting}")
        } else {
            format!("Init:{index}/{}", spec.list("initContainers").len())
        };
        initializing = true;
        break;
    }

    if !initializing || condition_is_true(status, "Initialized") {
        restarts = sidecar_restarts;
        let mut running = false;
        let mut error = None;
        for container in status.list("containerStatuses").iter().rev() {
            restarts.add(container);
            let waiting = container.at("state.waiting").text("reason");
            let terminated = container.at("state.terminated");
            if !waiting.is_empty() {
                reason = waiting.to_owned();
            } else if terminated.is_object() {
                reason = terminated_reason(terminated);
                if terminated.int("exitCode").unwrap_or(0) != 0 {
                    error = Some(reason.clone());
                }
            } else if container.flag("ready") && container.at("state.running").is_object() {
                running = true;
                ready += 1;
            }
        }
        if reason == "Completed" {
            if running && condition_is_true(status, "Ready") {
                reason = "Running".to_owned();
            } else if let Some(error) = error {
                reason = error;
            } else if running {
                reason = "NotReady".to_owned();
            }
        }
    }

    if pod["metadata"].has("deletionTimestamp") {
        if status.text("reason") == "NodeLost" {
            reason = "Unknown".to_owned();
        } else if phase != "Failed" && phase != "Succeeded" {
            reason = "Terminating".to_owned();
        }
    }
    Summary { ready, total, reason, restarts }
}

fn terminated_reason(terminated: &Value) -> String {
    if !terminated.is_zero("reason") {
        terminated.text("reason").to_owned()
    } else if !terminated.is_zero("signal") {
        format!("Signal:{}", terminated["signal"])
    } else {
        format!("ExitCode:{}", terminated.int("exitCode").unwrap_or(0))
    }
}

fn readiness_gates(spec: &Value, status: &Value) -> String {
    let gates = spec.list("readinessGates");
    if gates.is_empty() {
        return NONE.to_owned();
    }
    let fulfilled = gates
        .iter()
        .filter(|gate| {
            condition(status, gate.text("conditionType")).is_some_and(|entry| entry.text("status") == "True")
        })
        .count();
    format!("{fulfilled}/{}", gates.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(pod: Value, cells: [&str; 3]) {
        let row = row(&pod, 1_000_000);
        assert_eq!([&row.cells[1], &row.cells[2], &row.cells[3]], cells.map(Value::from).each_ref());
    }

    #[test]
    fn restarts_with_their_age() {
        check(
            json!({"spec": {"containers": [{"name": "a"}]}, "status": {"phase": "Running", "containerStatuses": [
                {"name": "a", "ready": true, "restartCount": 3, "state": {"running": {}},
                 "lastState": {"terminated": {"finishedAt": "1970-01-12T13:41:40Z"}}}]}}),
            ["1/1", "Running", "3 (5m ago)"],
        );
    }

    #[test]
    fn init_containers() {
        check(
            json!({"spec": {"containers": [{"name": "a"}], "initContainers": [{"name": "i"}, {"name": "j"}]},
                "status": {"phase": "Pending", "initContainerStatuses": [
                    {"name": "i", "state": {"terminated": {"exitCode": 0}}},
                    {"name": "j", "restartCount": 2, "state": {"waiting": {"reason": "CrashLoopBackOff"}}}]}}),
            ["0/1", "Init:CrashLoopBackOff", "2"],
        );
    }

    #[test]
    fn terminating() {
        let meta = json!({"deletionTimestamp": "1970-01-12T13:41:40Z"});
        check(json!({"metadata": meta, "spec": {}, "status": {"phase": "Running"}}), ["0/0", "Terminating", "0"]);
        check(json!({"metadata": meta, "spec": {}, "status": {"reason": "NodeLost"}}), ["0/0", "Unknown", "0"]);
        check(json!({"metadata": meta, "spec": {}, "status": {"phase": "Succeeded"}}), ["0/0", "Succeeded", "0"]);
    }
}
