//! Statuses of a pod's containers.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use super::Input;
use crate::plan::{self, Outcome};
use crate::pod::{Container, ContainerKind};
use crate::quantity;
use crate::runtime_pod::{ContainerStatus, State};

const LOST_REASON: &str = "ContainerStatusUnknown";
const LOST_MESSAGE: &str =
    "The container could not be located when the pod was deleted.  The container used to be Running";
/// Thousandths of a CPU that the smallest quota stands for.
const MIN_MILLI_CPU_LIMIT: i64 = 10;
/// Upstream compares thousandths with the smallest shares here.
const MIN_SHARES: i64 = 2;
const LOST_EXIT_CODE: i32 = 137;

fn list_of<'a>(input: &'a Input<'_>, kind: ContainerKind) -> (&'a [Container], &'static str) {
    match kind {
        ContainerKind::Init => (&input.pod.spec.init_containers, "initContainerStatuses"),
        ContainerKind::Regular => (&input.pod.spec.containers, "containerStatuses"),
        ContainerKind::Ephemeral => (&input.pod.spec.ephemeral_containers, "ephemeralContainerStatuses"),
    }
}

/// Statuses of one of the pod's lists: regular ones by name, the others by place.
pub(super) fn statuses(input: &Input<'_>, kind: ContainerKind) -> Vec<Value> {
    let (containers, key) = list_of(input, kind);
    let empty = Vec::new();
    let previous = input.previous[key].as_array().unwrap_or(&empty);
    let mut out: Vec<Value> = containers
        .iter()
        .filter(|c| kind != ContainerKind::Ephemeral || known(input, c, previous))
        .map(|c| one(input, kind, c, previous.iter().find(|s| s["name"] == c.name.as_str())))
        .collect();
    if kind == ContainerKind::Regular {
        out.sort_by(|a, b| a["name"].as_str().cmp(&b["name"].as_str()));
    }
    out
}

fn known(input: &Input<'_>, container: &Container, previous: &[Value]) -> bool {
    input.runtime.find(&container.name).is_some()
        || input.reasons.contains_key(&container.name)
        || previous.iter().any(|s| s["name"] == container.name.as_str())
}

fn one(input: &Input<'_>, kind: ContainerKind, container: &Container, old: Option<&Value>) -> Value {
    let instances: Vec<&ContainerStatus> =
        input.runtime.containers.iter().filter(|c| c.name == container.name).collect();
    let mut status = match instances.first() {
        Some(newest) => {
            let mut status = convert(input, container, newest, old);
            if let Some(before) = instances.get(1) {
                let last = state(input, before, None);
                if last.get("terminated").is_some() {
                    status.insert("lastState".into(), last);
                }
            } else if let Some(last) = old.and_then(|o| o["lastState"].get("terminated")).filter(|_| {
                old.is_some_and(|o| o["restartCount"].as_u64() == Some(u64::from(newest.restart_count)))
                    || newest.restart_count > 0
            }) {
                status.insert("lastState".into(), json!({"terminated": last}));
            }
            status
        }
        None => absent(input, container, old),
    };
    waiting_reason(input, kind, container, instances.first().copied(), &mut status);
    let mounts: Vec<Value> = container.volume_mounts.iter().map(mount_status).collect();
    if !mounts.is_empty() {
        status.insert("volumeMounts".into(), Value::Array(mounts));
    }
    Value::Object(status)
}

fn mount_status(mount: &crate::pod::VolumeMount) -> Value {
    let mut out = Map::new();
    out.insert("name".into(), json!(mount.name));
    out.insert("mountPath".into(), json!(mount.mount_path));
    if mount.read_only {
        out.insert("readOnly".into(), json!(true));
        let mode = mount.recursive_read_only.as_deref().unwrap_or("Disabled");
        out.insert("recursiveReadOnly".into(), json!(mode));
    }
    Value::Object(out)
}

fn base(container: &Container) -> Map<String, Value> {
    let mut out = Map::new();
    out.insert("name".into(), json!(container.name));
    out.insert("image".into(), json!(container.image));
    out.insert("imageID".into(), json!(""));
    out.insert("ready".into(), json!(false));
    out.insert("restartCount".into(), json!(0));
    out.insert("lastState".into(), json!({}));
    out
}

/// Status of a container that the runtime does not know.
fn absent(input: &Input<'_>, container: &Container, old: Option<&Value>) -> Map<String, Value> {
    let reason = if input.pod.spec.init_containers.is_empty() { "ContainerCreating" } else { "PodInitializing" };
    let mut status = base(container);
    status.insert("state".into(), json!({"waiting": {"reason": reason}}));
    let Some(old) = old else { return status };
    if old["state"].get("terminated").is_some() {
        return old.as_object().cloned().unwrap_or_default();
    }
    for key in ["restartCount", "lastState"] {
        if let Some(value) = old.get(key) {
            status.insert(key.into(), value.clone());
        }
    }
    // It ran, and now there is no trace of it: say so instead of "creating".
    if old["state"].get("running").is_some() && status["lastState"].get("terminated").is_none() {
        let lost = json!({"terminated": {
            "reason": LOST_REASON, "message": LOST_MESSAGE, "exitCode": LOST_EXIT_CODE,
            "startedAt": null, "finishedAt": null}});
        if input.pod.metadata.deletion_timestamp.is_none() {
            let count = old["restartCount"].as_u64().unwrap_or(0) + 1;
            status.insert("restartCount".into(), json!(count));
        }
        status.insert("lastState".into(), lost);
    }
    status
}

fn convert(
    input: &Input<'_>,
    container: &Container,
    current: &ContainerStatus,
    old: Option<&Value>,
) -> Map<String, Value> {
    let mut out = base(container);
    let old_count = old.and_then(|o| o["restartCount"].as_u64()).unwrap_or(0);
    out.insert("restartCount".into(), json!(u64::from(current.restart_count).max(old_count)));
    if !current.image.is_empty() {
        out.insert("image".into(), json!(current.image));
    }
    out.insert("imageID".into(), json!(current.image_ref));
    out.insert("containerID".into(), json!(format!("{}://{}", input.runtime_name, current.id)));
    out.insert("state".into(), state(input, current, old));
    if !container.resources.requests.is_empty() {
        out.insert("allocatedResources".into(), json!(container.resources.requests));
    }
    out.insert("resources".into(), json!(actual_resources(container, current, old)));
    if let Some((uid, gid, groups)) = &current.user {
        let mut linux = json!({"uid": uid, "gid": gid});
        if !groups.is_empty() {
            linux["supplementalGroups"] = json!(groups);
        }
        out.insert("user".into(), json!({"linux": linux}));
    }
    out
}

/// What a running container has as the runtime tells it, where the spec names an
/// amount at all; else what it was granted.
fn actual_resources(container: &Container, current: &ContainerStatus, old: Option<&Value>) -> crate::pod::Resources {
    let mut out = container.resources.clone();
    if current.state != State::Running {
        return out;
    }
    let actual = current.resources.clone().unwrap_or_default();
    let same = old.is_some_and(|o| {
        o["state"].get("running").is_some() && o["containerID"].as_str().is_some_and(|id| id.ends_with(&current.id))
    });
    let keep = |list: &mut BTreeMap<String, String>, side: &str, name: &str| {
        let before = old.filter(|_| same).and_then(|o| o["resources"][side][name].as_str());
        if let Some(before) = before {
            list.insert(name.to_string(), before.to_string());
        }
    };
    if !out.limits.is_empty() {
        let cpu = cgroups::resources::milli_cpu_from_quota(actual.cpu_quota, actual.cpu_period);
        let granted = out.limits.get("cpu").map_or(0, |t| quantity::milli_value(t));
        if cpu > 0 {
            // Below the kernel's smallest quota the granted value is shown as it is.
            if (cpu > MIN_MILLI_CPU_LIMIT || granted > MIN_MILLI_CPU_LIMIT) && cpu != granted {
                out.limits.insert("cpu".into(), quantity::cpu(cpu));
            }
        } else {
            keep(&mut out.limits, "limits", "cpu");
        }
        let memory = actual.memory_limit_in_bytes;
        let granted = out.limits.get("memory").map_or(0, |t| quantity::value(t));
        if memory > 0 {
            if memory != granted {
                out.limits.insert("memory".into(), quantity::bytes(memory));
            }
        } else {
            keep(&mut out.limits, "limits", "memory");
        }
    }
    if !out.requests.is_empty() {
        let cpu = cgroups::resources::milli_cpu_from_shares(actual.cpu_shares);
        let granted = out.requests.get("cpu").map_or(0, |t| quantity::milli_value(t));
        if cpu > 0 {
            if (cpu > MIN_SHARES || granted > MIN_SHARES) && cpu != granted {
                out.requests.insert("cpu".into(), quantity::cpu(cpu));
            }
        } else {
            keep(&mut out.requests, "requests", "cpu");
        }
    }
    out
}

fn state(input: &Input<'_>, current: &ContainerStatus, old: Option<&Value>) -> Value {
    match current.state {
        State::Running => json!({"running": {"startedAt": time(current.started_at)}}),
        State::Created => json!({"waiting": {}}),
        State::Exited => {
            let mut end = Map::new();
            end.insert("exitCode".into(), json!(current.exit_code));
            if !current.reason.is_empty() {
                end.insert("reason".into(), json!(current.reason));
            }
            if !current.message.is_empty() {
                end.insert("message".into(), json!(current.message));
            }
            end.insert("startedAt".into(), json!(time(current.started_at)));
            end.insert("finishedAt".into(), json!(time(current.finished_at)));
            end.insert("containerID".into(), json!(format!("{}://{}", input.runtime_name, current.id)));
            json!({"terminated": end})
        }
        State::Unknown => {
            if old.is_some_and(|o| o["state"].get("running").is_some()) {
                return json!({"terminated": {
                    "reason": LOST_REASON,
                    "message": "The container could not be located when the pod was terminated",
                    "exitCode": LOST_EXIT_CODE, "startedAt": null, "finishedAt": null}});
            }
            json!({"waiting": {}})
        }
    }
}

/// What keeps a container from running is told in place of how it ended.
fn waiting_reason(
    input: &Input<'_>,
    kind: ContainerKind,
    container: &Container,
    current: Option<&ContainerStatus>,
    status: &mut Map<String, Value>,
) {
    if kind == ContainerKind::Init
        && !container.is_restartable_init()
        && current.is_some_and(|c| c.state == State::Exited && c.exit_code == 0)
    {
        return;
    }
    if !plan::should_restart(container, input.pod, input.runtime) {
        return;
    }
    let Some((reason, message)) = input.reasons.get(&container.name) else { return };
    if let Some(end) = status["state"].get("terminated").cloned() {
        status.insert("lastState".into(), json!({"terminated": end}));
    }
    let mut waiting = Map::new();
    waiting.insert("reason".into(), json!(reason));
    if !message.is_empty() {
        waiting.insert("message".into(), json!(message));
    }
    status.insert("state".into(), json!({"waiting": waiting}));
}

/// Sets `started` and `ready` from state and probes.
pub(super) fn set_readiness(input: &Input<'_>, kind: ContainerKind, list: &mut [Value]) {
    for status in list {
        let name = status["name"].as_str().unwrap_or_default().to_string();
        let Some((_, container)) = input.pod.container(&name) else { continue };
        let running = status["state"].get("running").is_some();
        if kind == ContainerKind::Init && !container.is_restartable_init() {
            status["ready"] = json!(status["state"]["terminated"]["exitCode"] == 0);
            status["started"] = json!(running);
            continue;
        }
        let id = input.runtime.find(&name).map(|c| c.id.clone()).unwrap_or_default();
        let passed = |probe: bool, outcomes: &std::collections::BTreeMap<String, Outcome>| {
            !probe || outcomes.get(&id) == Some(&Outcome::Success)
        };
        let started = running && passed(container.startup_probe.is_some(), &input.probes.startup);
        let ready = started && passed(container.readiness_probe.is_some(), &input.probes.readiness);
        status["started"] = json!(started);
        status["ready"] = json!(ready);
    }
}

/// RFC 3339, whole seconds.
pub(super) fn time(nanos: i64) -> String {
    let timestamp = jiff::Timestamp::from_second(nanos.div_euclid(1_000_000_000)).unwrap_or_default();
    timestamp.to_string()
}
