//! Pods and runtime states in, statuses out.

use super::*;
use crate::hash;
use crate::runtime_pod::{ContainerStatus, SandboxStatus, State};

const NOW: &str = "2026-11-30T18:00:10Z";

fn container(name: &str, state: State, exit_code: i32, restart_count: u32) -> ContainerStatus {
    ContainerStatus {
        id: format!("id-{name}-{restart_count}"),
        name: name.into(),
        state,
        created_at: i64::from(restart_count) + 1,
        started_at: 1_796_061_603_000_000_000,
        finished_at: if state == State::Exited { 1_796_061_604_000_000_000 } else { 0 },
        exit_code,
        image: "docker.io/library/i:1".into(),
        image_ref: "sha256:r".into(),
        hash: hash::container(name, "i"),
        restart_count,
        reason: if state == State::Exited {
            (if exit_code == 0 { "Completed" } else { "Error" }).into()
        } else {
            String::new()
        },
        message: String::new(),
        user: None,
        resources: None,
        mounts: vec![],
        log_path: String::new(),
        annotations: Default::default(),
        labels: Default::default(),
        stop_signal: None,
    }
}

struct World {
    pod: std::sync::Arc<Pod>,
    runtime: RuntimePod,
    previous: Value,
    reasons: WaitReasons,
    probes: ProbeOutcomes,
    terminal: bool,
}

fn world(spec: Value, mut containers: Vec<ContainerStatus>) -> World {
    containers.reverse();
    World {
        pod: Pod::from_value(
            json!({"metadata": {"name": "p", "namespace": "n", "uid": "u", "generation": 1}, "spec": spec}),
        )
        .unwrap(),
        runtime: RuntimePod {
            containers,
            sandboxes: vec![SandboxStatus {
                id: "s".into(),
                ready: true,
                ips: Some(vec!["10.244.1.9".into()]),
                ..Default::default()
            }],
            ips: vec!["10.244.1.9".into()],
            ..Default::default()
        },
        previous: json!({}),
        reasons: WaitReasons::new(),
        probes: ProbeOutcomes::default(),
        terminal: false,
    }
}

fn run(world: &World) -> Value {
    generate(&Input {
        pod: &world.pod,
        runtime: &world.runtime,
        previous: &world.previous,
        reasons: &world.reasons,
        probes: &world.probes,
        host_ips: &["10.77.0.21".into()],
        runtime_name: "containerd",
        now: NOW,
        verdict: None,
        terminal: world.terminal,
        resize: &[],
    })
}

#[test]
fn a_running_pod_as_recorded() {
    let mut w = world(
        json!({"containers": [{"name": "c", "image": "i", "resources": {"requests": {"cpu": "50m", "memory": "32Mi"}, "limits": {"cpu": "200m", "memory": "64Mi"}},
            "volumeMounts": [{"name": "kube-api-access-9sf25", "mountPath": "/var/run/secrets", "readOnly": true}]}]}),
        vec![container("c", State::Running, 0, 0)],
    );
    w.previous = json!({"startTime": "2026-11-30T18:00:01Z"});
    let status = run(&w);
    assert_eq!(status["phase"], "Running");
    assert_eq!(status["qosClass"], "Burstable");
    assert_eq!(
        status["resources"],
        json!({"limits": {"cpu": "200m", "memory": "64Mi"}, "requests": {"cpu": "50m", "memory": "32Mi"}})
    );
    assert_eq!(
        status["containerStatuses"][0],
        json!({"allocatedResources": {"cpu": "50m", "memory": "32Mi"}, "containerID": "containerd://id-c-0",
            "image": "docker.io/library/i:1", "imageID": "sha256:r", "lastState": {}, "name": "c", "ready": true,
            "resources": {"limits": {"cpu": "200m", "memory": "64Mi"}, "requests": {"cpu": "50m", "memory": "32Mi"}},
            "restartCount": 0, "started": true, "state": {"running": {"startedAt": "2026-11-30T18:00:03Z"}},
            "volumeMounts": [{"mountPath": "/var/run/secrets", "name": "kube-api-access-9sf25", "readOnly": true, "recursiveReadOnly": "Disabled"}]})
    );
    let conditions = status["conditions"].as_array().unwrap();
    assert!(conditions.iter().all(|c| c["status"] == "True" && c["observedGeneration"] == 1));
}

#[test]
fn a_pod_that_waits() {
    let mut w = world(json!({"containers": [{"name": "c", "image": "i"}]}), vec![]);
    w.runtime = RuntimePod::default();
    let status = run(&w);
    assert_eq!(status["phase"], "Pending");
    assert_eq!(status["containerStatuses"][0]["state"], json!({"waiting": {"reason": "ContainerCreating"}}));
    assert_eq!(status["conditions"][0]["reason"], "PodSandboxNotReady");
    assert_eq!(status["conditions"][3]["message"], "containers with unready status: [c]");
    w.reasons.insert("c".into(), ("ErrImagePull".into(), "no".into()));
    assert_eq!(
        run(&w)["containerStatuses"][0]["state"],
        json!({"waiting": {"reason": "ErrImagePull", "message": "no"}})
    );
}

#[test]
fn a_crash_loop_shows_its_last_end() {
    let mut w = world(json!({"containers": [{"name": "c", "image": "i"}]}), vec![container("c", State::Exited, 3, 6)]);
    w.reasons.insert("c".into(), ("CrashLoopBackOff".into(), "back-off 5m0s".into()));
    let status = run(&w);
    let c = &status["containerStatuses"][0];
    assert_eq!(c["state"]["waiting"]["reason"], "CrashLoopBackOff");
    assert_eq!(c["lastState"]["terminated"]["exitCode"], 3);
    assert_eq!((c["restartCount"].as_u64(), &status["phase"]), (Some(6), &json!("Running")));
}

#[test]
fn ends_by_policy() {
    for (policy, code, terminal, phase) in [
        ("Never", 0, false, "Succeeded"),
        ("Never", 1, false, "Failed"),
        ("OnFailure", 0, false, "Succeeded"),
        ("OnFailure", 1, false, "Running"),
        ("Always", 0, false, "Running"),
        ("Always", 0, true, "Succeeded"),
        ("Always", 137, true, "Failed"),
    ] {
        let mut w = world(
            json!({"restartPolicy": policy, "containers": [{"name": "c", "image": "i"}]}),
            vec![container("c", State::Exited, code, 0)],
        );
        w.terminal = terminal;
        assert_eq!(run(&w)["phase"], phase, "{policy} {code} {terminal}");
    }
}

#[test]
fn init_containers_first() {
    let spec = json!({"initContainers": [{"name": "i1", "image": "i"}], "containers": [{"name": "c", "image": "i"}]});
    let status = run(&world(spec.clone(), vec![container("i1", State::Running, 0, 0)]));
    assert_eq!(status["phase"], "Pending");
    assert_eq!(status["containerStatuses"][0]["state"]["waiting"]["reason"], "PodInitializing");
    assert_eq!(status["conditions"][1]["message"], "containers with incomplete status: [i1]");
    let status = run(&world(spec, vec![container("i1", State::Exited, 0, 0), container("c", State::Running, 0, 0)]));
    assert_eq!((&status["phase"], &status["initContainerStatuses"][0]["ready"]), (&json!("Running"), &json!(true)));
}

#[test]
fn probes_gate_readiness() {
    let spec = json!({"containers": [{"name": "c", "image": "i", "readinessProbe": {}, "startupProbe": {}}]});
    let mut w = world(spec, vec![container("c", State::Running, 0, 0)]);
    assert_eq!(run(&w)["containerStatuses"][0]["started"], false);
    w.probes.startup.insert("id-c-0".into(), Outcome::Success);
    let status = run(&w);
    assert_eq!(
        (&status["containerStatuses"][0]["started"], &status["containerStatuses"][0]["ready"]),
        (&json!(true), &json!(false))
    );
    w.probes.readiness.insert("id-c-0".into(), Outcome::Success);
    assert_eq!(run(&w)["containerStatuses"][0]["ready"], true);
}

#[test]
fn a_transition_time_moves_only_with_the_status() {
    let mut w = world(json!({"containers": [{"name": "c", "image": "i"}]}), vec![container("c", State::Running, 0, 0)]);
    w.previous = json!({"conditions": [
        {"type": "Ready", "status": "True", "lastTransitionTime": "2026-11-30T17:00:00Z"},
        {"type": "Initialized", "status": "False", "lastTransitionTime": "2026-11-30T17:00:00Z"},
        {"type": "Mine", "status": "True"}]});
    let status = run(&w);
    assert_eq!(status["conditions"][2]["lastTransitionTime"], "2026-11-30T17:00:00Z");
    assert_eq!(status["conditions"][1]["lastTransitionTime"], NOW);
    assert_eq!(status["conditions"][5]["type"], "Mine");
}

#[test]
fn a_verdict_is_told_when_nothing_runs_any_more() {
    let verdict =
        Verdict { phase: Some("Failed"), reason: "Evicted".into(), message: "low".into(), ..Default::default() };
    let of = |state: State, terminal: bool| {
        let mut w = world(json!({"containers": [{"name": "c", "image": "i"}]}), vec![container("c", state, 0, 0)]);
        w.runtime.sandboxes[0].ready = state == State::Running;
        w.previous = json!({"phase": "Running"});
        generate(&Input {
            pod: &w.pod,
            runtime: &w.runtime,
            previous: &w.previous,
            reasons: &w.reasons,
            probes: &w.probes,
            host_ips: &[],
            runtime_name: "containerd",
            now: NOW,
            verdict: Some(&verdict),
            terminal,
            resize: &[],
        })
    };
    let running = of(State::Running, false);
    assert_eq!((&running["phase"], running.get("reason")), (&json!("Running"), None));
    let over = of(State::Exited, true);
    assert_eq!((&over["phase"], &over["reason"]), (&json!("Failed"), &json!("Evicted")));
}

use crate::plan::Outcome;
