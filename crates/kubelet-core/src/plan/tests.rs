//! Pods and runtime states in, plans out.

use super::*;
use crate::runtime_pod::SandboxStatus;
use serde_json::{Value, json};
use std::sync::Arc;

fn pod(spec: Value) -> Arc<Pod> {
    Pod::from_value(json!({
        "metadata": {"name": "p", "namespace": "n", "uid": "u"},
        "spec": spec,
    }))
    .unwrap()
}

fn sandbox(ready: bool) -> SandboxStatus {
    SandboxStatus {
        id: "s".into(),
        ready,
        attempt: 0,
        created_at: 1,
        host_network: false,
        ips: Some(vec!["10.0.0.1".into()]),
    }
}

fn container(name: &str, state: State, exit_code: i32) -> ContainerStatus {
    ContainerStatus {
        id: format!("id-{name}"),
        name: name.into(),
        state,
        created_at: 1,
        started_at: 1,
        finished_at: if state == State::Exited { 2 } else { 0 },
        exit_code,
        image: "i".into(),
        image_ref: "r".into(),
        hash: hash::container(name, "i"),
        restart_count: 0,
        reason: String::new(),
        message: String::new(),
        user: None,
        resources: None,
        mounts: vec![],
        log_path: String::new(),
        annotations: BTreeMap::new(),
        labels: BTreeMap::new(),
        stop_signal: None,
    }
}

fn status(containers: Vec<ContainerStatus>) -> RuntimePod {
    RuntimePod { containers, sandboxes: vec![sandbox(true)], ..Default::default() }
}

fn plain(spec: Value, status: &RuntimePod) -> PodPlan {
    plan_pod(&pod(spec), status, &ProbeOutcomes::default())
}

const C: &str = r#"{"name":"c","image":"i"}"#;

fn c() -> Value {
    serde_json::from_str(C).unwrap()
}

#[test]
fn a_new_pod_gets_a_sandbox_and_its_containers() {
    let plan = plain(json!({"containers": [c()]}), &RuntimePod::default());
    assert!(plan.create_sandbox && plan.kill_pod);
    assert_eq!(plan.attempt, 0);
    assert_eq!(plan.start, [0]);
}

#[test]
fn a_new_pod_with_init_containers_starts_the_first_only() {
    let spec = json!({"initContainers": [{"name":"i1","image":"i"},{"name":"i2","image":"i"}], "containers": [c()]});
    let plan = plain(spec, &RuntimePod::default());
    assert_eq!((plan.start_init, plan.start), (vec![0], vec![]));
}

#[test]
fn a_running_pod_needs_nothing() {
    let plan = plain(json!({"containers": [c()]}), &status(vec![container("c", State::Running, 0)]));
    assert!(plan.is_idle(), "{plan:?}");
}

#[test]
fn an_exited_container_follows_the_policy() {
    for (policy, code, starts, kills) in [
        ("Always", 0, true, false),
        ("OnFailure", 0, false, true),
        ("OnFailure", 1, true, false),
        ("Never", 1, false, true),
    ] {
        let plan = plain(
            json!({"restartPolicy": policy, "containers": [c()]}),
            &status(vec![container("c", State::Exited, code)]),
        );
        assert_eq!(!plan.start.is_empty(), starts, "{policy} {code}");
        assert_eq!(plan.kill_pod, kills, "{policy} {code}");
        assert!(!plan.create_sandbox);
    }
}

#[test]
fn container_rules_come_before_the_policy() {
    let spec = json!({"restartPolicy": "Never", "containers": [{"name":"c","image":"i","restartPolicy":"Never",
        "restartPolicyRules":[{"action":"Restart","exitCodes":{"operator":"In","values":[42]}}]}]});
    assert_eq!(plain(spec.clone(), &status(vec![container("c", State::Exited, 42)])).start, [0]);
    assert!(plain(spec, &status(vec![container("c", State::Exited, 1)])).kill_pod);
}

#[test]
fn a_dead_sandbox_is_replaced() {
    let mut runtime = status(vec![container("c", State::Exited, 137)]);
    runtime.sandboxes = vec![sandbox(false)];
    let plan = plain(json!({"containers": [c()]}), &runtime);
    assert!(plan.create_sandbox && plan.kill_pod);
    assert_eq!((plan.attempt, plan.start), (1, vec![0]));
    let plan = plain(json!({"restartPolicy": "Never", "containers": [c()]}), &runtime);
    assert!(plan.kill_pod && !plan.create_sandbox);
}

#[test]
fn finished_on_failure_pods_get_no_new_sandbox() {
    let mut runtime = status(vec![container("c", State::Exited, 0)]);
    runtime.sandboxes = vec![sandbox(false)];
    let plan = plain(json!({"restartPolicy": "OnFailure", "containers": [c()]}), &runtime);
    assert!(!plan.create_sandbox);
}

#[test]
fn a_changed_image_restarts_the_container_whatever_the_policy() {
    let plan = plain(
        json!({"restartPolicy": "Never", "containers": [{"name":"c","image":"other"}]}),
        &status(vec![container("c", State::Running, 0)]),
    );
    assert_eq!(plan.start, [0]);
    assert_eq!(plan.kill["id-c"].message, "Container c definition changed, will be restarted");
}

#[test]
fn probe_failures_kill() {
    let mut probes = ProbeOutcomes::default();
    probes.liveness.insert("id-c".into(), Outcome::Failure);
    let runtime = status(vec![container("c", State::Running, 0)]);
    let plan = plan_pod(&pod(json!({"containers": [c()]})), &runtime, &probes);
    assert_eq!(plan.kill["id-c"].message, "Container c failed liveness probe, will be restarted");
    assert_eq!(plan.kill["id-c"].reason, KillReason::LivenessProbe);
    let plan = plan_pod(&pod(json!({"restartPolicy":"Never","containers": [c()]})), &runtime, &probes);
    assert_eq!(plan.kill["id-c"].message, "Container c failed liveness probe");
    assert!(plan.kill_pod);
}

#[test]
fn init_containers_run_one_after_the_other() {
    let spec = json!({"initContainers": [{"name":"i1","image":"i"},{"name":"i2","image":"i"}], "containers": [c()]});
    let running = plain(spec.clone(), &status(vec![container("i1", State::Running, 0)]));
    assert!(running.is_idle());
    let next = plain(spec.clone(), &status(vec![container("i1", State::Exited, 0)]));
    assert_eq!((next.start_init, next.start), (vec![1], vec![]));
    let done = plain(spec.clone(), &status(vec![container("i2", State::Exited, 0), container("i1", State::Exited, 0)]));
    assert_eq!((done.start_init, done.start), (vec![], vec![0]));
    let failed = plain(spec, &status(vec![container("i1", State::Exited, 1)]));
    assert_eq!(failed.start_init, [0]);
}

#[test]
fn a_failed_init_container_ends_a_pod_that_never_restarts() {
    let spec = json!({"restartPolicy":"Never","initContainers": [{"name":"i1","image":"i"}], "containers": [c()]});
    let plan = plain(spec, &status(vec![container("i1", State::Exited, 1)]));
    assert!(plan.kill_pod && plan.start_init.is_empty());
}

#[test]
fn sidecars_let_the_next_start_and_come_back() {
    let spec = json!({"initContainers": [{"name":"s1","image":"i","restartPolicy":"Always"},{"name":"i2","image":"i"}], "containers": [c()]});
    let next = plain(spec.clone(), &status(vec![container("s1", State::Running, 0)]));
    assert_eq!(next.start_init, [1]);
    let up = plain(
        spec.clone(),
        &status(vec![
            container("c", State::Running, 0),
            container("s1", State::Exited, 1),
            container("i2", State::Exited, 0),
        ]),
    );
    assert_eq!(up.start_init, [0]);
    let over = plain(
        json!({"restartPolicy":"Never","initContainers": [{"name":"s1","image":"i","restartPolicy":"Always"}], "containers": [c()]}),
        &status(vec![container("c", State::Exited, 0), container("s1", State::Exited, 1)]),
    );
    assert!(over.kill_pod && over.start_init.is_empty());
}

#[test]
fn a_sidecar_with_a_startup_probe_holds_the_rest_back() {
    let spec = json!({"initContainers": [{"name":"s1","image":"i","restartPolicy":"Always","startupProbe":{"exec":{"command":["x"]}}}], "containers": [c()]});
    let runtime = status(vec![container("s1", State::Running, 0)]);
    let mut probes = ProbeOutcomes::default();
    let wait = plan_pod(&pod(spec.clone()), &runtime, &probes);
    assert!(wait.is_idle());
    probes.startup.insert("id-s1".into(), Outcome::Success);
    assert_eq!(plan_pod(&pod(spec.clone()), &runtime, &probes).start, [0]);
    probes.startup.insert("id-s1".into(), Outcome::Failure);
    let failed = plan_pod(&pod(spec), &runtime, &probes);
    assert_eq!(failed.kill["id-s1"].message, "Init container s1 failed startup probe");
    assert_eq!(failed.start_init, [0]);
}

#[test]
fn ephemeral_containers_start_once() {
    let spec = json!({"containers": [c()], "ephemeralContainers": [{"name":"e","image":"i"}]});
    let plan = plain(spec.clone(), &status(vec![container("c", State::Running, 0)]));
    assert_eq!(plan.start_ephemeral, [0]);
    let plan = plain(spec, &status(vec![container("c", State::Running, 0), container("e", State::Exited, 1)]));
    assert!(plan.is_idle());
}

#[test]
fn an_unknown_container_is_killed_before_its_restart() {
    let plan = plain(json!({"containers": [c()]}), &status(vec![container("c", State::Unknown, 0)]));
    assert_eq!(plan.kill["id-c"].message, "Container is in \"unknown\" state, try killing it before restart");
    assert_eq!(plan.start, [0]);
}

#[test]
fn a_sandbox_without_address_is_replaced() {
    let mut runtime = status(vec![]);
    runtime.sandboxes[0].ips = Some(vec![]);
    let plan = plain(json!({"containers": [c()]}), &runtime);
    assert!(plan.create_sandbox);
    let plan = plain(json!({"hostNetwork": true, "containers": [c()]}), &runtime);
    assert_eq!((plan.create_sandbox, plan.sandbox_id), (true, None));
}
