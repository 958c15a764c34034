//! The pod's conditions: the kubelet's five, then what others have set.

use serde_json::{Map, Value, json};

use super::{Input, sandbox_ready};
use crate::pod::Container;

/// Conditions that are the kubelet's own.
pub const OWN: [&str; 5] = ["PodReadyToStartContainers", "Initialized", "Ready", "ContainersReady", "PodScheduled"];

/// Conditions that the kubelet sets and takes away: those of a resize.
pub const PASSING: [&str; 2] = [crate::allocation::PENDING, crate::allocation::IN_PROGRESS];

struct Condition {
    status: bool,
    reason: &'static str,
    message: String,
}

impl Condition {
    fn yes() -> Self {
        Self { status: true, reason: "", message: String::new() }
    }
    fn no(reason: &'static str, message: impl Into<String>) -> Self {
        Self { status: false, reason, message: message.into() }
    }
}

pub(super) fn all(input: &Input<'_>, phase: &str, init: &[Value], main: &[Value]) -> Value {
    let containers_ready = containers_ready(input, phase, init, main);
    let ready = if containers_ready.status {
        readiness_gates(input)
    } else {
        Condition::no(containers_ready.reason, containers_ready.message.clone())
    };
    let sandbox = if sandbox_ready(input) { Condition::yes() } else { Condition::no("PodSandboxNotReady", "") };
    let made = [sandbox, initialized(input, phase, init, main), ready, containers_ready, Condition::yes()];
    let mut list: Vec<Value> = OWN
        .iter()
        .zip(made)
        .map(|(kind, condition)| {
            let mut out = Map::new();
            out.insert("type".into(), json!(kind));
            let status = if condition.status { "True" } else { "False" };
            out.insert("status".into(), json!(status));
            out.insert("lastProbeTime".into(), Value::Null);
            out.insert("lastTransitionTime".into(), json!(transition(input, kind, status)));
            if !condition.reason.is_empty() {
                out.insert("reason".into(), json!(condition.reason));
            }
            if !condition.message.is_empty() {
                out.insert("message".into(), json!(condition.message));
            }
            if input.pod.metadata.generation != 0 && !input.pod.is_static() {
                out.insert("observedGeneration".into(), json!(input.pod.metadata.generation));
            }
            Value::Object(out)
        })
        .collect();
    let foreign = |source: &Value| -> Vec<Value> {
        let items = source["conditions"].as_array().cloned().unwrap_or_default();
        let own = |kind: &str| OWN.contains(&kind) || PASSING.contains(&kind);
        items.into_iter().filter(|c| !own(c["type"].as_str().unwrap_or_default())).collect()
    };
    let resize = input.resize.iter().cloned();
    let others = resize.chain(foreign(&input.pod.status)).chain(foreign(input.previous));
    let told = input.verdict.filter(|_| input.terminal || !input.runtime.is_running());
    for other in others.chain(told.and_then(|v| v.condition.clone())) {
        if !list.iter().any(|c| c["type"] == other["type"]) {
            list.push(other);
        }
    }
    Value::Array(list)
}

/// The time of the last change of a condition's status.
fn transition<'a>(input: &'a Input<'_>, kind: &str, status: &str) -> &'a str {
    for source in [input.previous, &input.pod.status] {
        let Some(list) = source["conditions"].as_array() else { continue };
        if let Some(old) = list.iter().find(|c| c["type"] == kind) {
            if old["status"] == status
                && let Some(time) = old["lastTransitionTime"].as_str()
            {
                return time;
            }
            return input.now;
        }
    }
    input.now
}

fn find<'a>(list: &'a [Value], container: &Container) -> Option<&'a Value> {
    list.iter().find(|s| s["name"] == container.name.as_str())
}

fn names(list: &[&str]) -> String {
    format!("[{}]", list.join(" "))
}

fn initialized(input: &Input<'_>, phase: &str, init: &[Value], main: &[Value]) -> Condition {
    let (mut unknown, mut incomplete) = (vec![], vec![]);
    for container in &input.pod.spec.init_containers {
        match find(init, container) {
            None => unknown.push(container.name.as_str()),
            Some(status) => {
                let done =
                    if container.is_restartable_init() { status["started"] == true } else { status["ready"] == true };
                if !done {
                    incomplete.push(container.name.as_str());
                }
            }
        }
    }
    if phase == "Succeeded" && unknown.is_empty() {
        return Condition { status: true, reason: "PodCompleted", message: String::new() };
    }
    let begun = main.iter().any(|s| {
        s["state"].get("running").is_some()
            || s["state"].get("terminated").is_some()
            || s["lastState"].get("terminated").is_some()
    });
    if begun {
        return Condition::yes();
    }
    let message = messages(&[("unknown", &unknown), ("incomplete", &incomplete)]);
    if message.is_empty() { Condition::yes() } else { Condition::no("ContainersNotInitialized", message) }
}

fn messages(parts: &[(&str, &Vec<&str>)]) -> String {
    parts
        .iter()
        .filter(|(_, list)| !list.is_empty())
        .map(|(what, list)| format!("containers with {what} status: {}", names(list)))
        .collect::<Vec<_>>()
        .join(", ")
}

fn containers_ready(input: &Input<'_>, phase: &str, init: &[Value], main: &[Value]) -> Condition {
    let (mut unknown, mut unready) = (vec![], vec![]);
    let sidecars = input.pod.spec.init_containers.iter().filter(|c| c.is_restartable_init());
    for (container, list) in sidecars.map(|c| (c, init)).chain(input.pod.spec.containers.iter().map(|c| (c, main))) {
        match find(list, container) {
            None => unknown.push(container.name.as_str()),
            Some(status) if status["ready"] != true => unready.push(container.name.as_str()),
            Some(_) => {}
        }
    }
    if phase == "Succeeded" && unknown.is_empty() {
        return Condition::no("PodCompleted", "");
    }
    if phase == "Failed" {
        return Condition::no("PodFailed", "");
    }
    let message = messages(&[("unknown", &unknown), ("unready", &unready)]);
    if message.is_empty() { Condition::yes() } else { Condition::no("ContainersNotReady", message) }
}

fn readiness_gates(input: &Input<'_>) -> Condition {
    let mut problems = Vec::new();
    let empty = Vec::new();
    let conditions = input.pod.status["conditions"].as_array().unwrap_or(&empty);
    for gate in &input.pod.spec.readiness_gates {
        let name = &gate.condition_type;
        match conditions.iter().find(|c| c["type"] == name.as_str()) {
            None => problems.push(format!("corresponding condition of pod readiness gate \"{name}\" does not exist.")),
            Some(c) if c["status"] != "True" => problems.push(format!(
                "the status of pod readiness gate \"{name}\" is not \"True\", but {}",
                c["status"].as_str().unwrap_or_default()
            )),
            Some(_) => {}
        }
    }
    if problems.is_empty() { Condition::yes() } else { Condition::no("ReadinessGatesNotReady", problems.join(", ")) }
}
