//! Pods on a runtime in memory, through the kubelet's own tasks: what is called, in
//! which order, and what the status says.

use std::sync::Arc;
use std::time::Duration;

use cri::fake::FakeRuntime;
use cri::{Code, CriError};
use kubelet_core::config::NodeFacts;
use kubelet_core::kubelet::{Kubelet, Parts};
use kubelet_core::pod::Pod;
use kubelet_core::settings::Settings;
use reconciler::events::{EventRecorder, Recorded};
use serde_json::{Value, json};
use tokio_util::sync::CancellationToken;

struct World {
    kubelet: Arc<Kubelet>,
    runtime: Arc<FakeRuntime>,
    events: Arc<parking_lot::Mutex<Vec<Recorded>>>,
    _dir: tempfile::TempDir,
}

fn world() -> World {
    let dir = tempfile::tempdir().expect("a folder for the test");
    let runtime = Arc::new(FakeRuntime::new());
    runtime.add_image("i:1");
    let (recorder, events) = EventRecorder::memory();
    let kubelet = Kubelet::new(Parts {
        settings: Settings::with(&json!({})),
        runtime: runtime.clone(),
        runtime_name: "fake".into(),
        runtime_version: "1".into(),
        cgroups: None,
        api: None,
        recorder,
        facts: NodeFacts {
            root_dir: dir.path().join("kubelet"),
            pod_logs_dir: dir.path().join("logs"),
            host_ips: vec!["10.0.0.9".into()],
            cluster_dns: vec!["10.96.0.10".into()],
            ..Default::default()
        },
        allocations: kubelet_core::allocation::Allocations::default(),
        devices: kubelet_core::devices::Devices::default(),
        shutdown: CancellationToken::new(),
    });
    World { kubelet, runtime, events, _dir: dir }
}

fn pod(uid: &str, spec: Value) -> Arc<Pod> {
    Pod::from_value(json!({
        "metadata": {"name": uid, "namespace": "n", "uid": uid, "annotations": {"kubernetes.io/config.source": "file"}},
        "spec": spec,
    }))
    .expect("a pod")
}

/// Waits until the condition holds; a test that waits in vain says for what.
async fn until(what: &str, condition: impl Fn() -> bool) {
    let wait = async {
        while !condition() {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    };
    assert!(tokio::time::timeout(Duration::from_secs(20), wait).await.is_ok(), "waited in vain for {what}");
}

impl World {
    fn status(&self, uid: &str) -> Value {
        self.kubelet.statuses.get(uid).unwrap_or_default()
    }
    fn phase(&self, uid: &str) -> String {
        self.status(uid)["phase"].as_str().unwrap_or_default().to_string()
    }
    fn reasons(&self) -> Vec<String> {
        self.events.lock().iter().map(|e| e.reason.clone()).collect()
    }
    fn acts(&self) -> Vec<String> {
        const ACTS: [&str; 7] = [
            "run_pod_sandbox",
            "create_container",
            "start_container",
            "stop_container",
            "stop_pod_sandbox",
            "remove_pod_sandbox",
            "pull_image",
        ];
        let calls = self.runtime.calls();
        calls.into_iter().filter(|c| ACTS.iter().any(|a| c.starts_with(a))).collect()
    }
}

#[tokio::test]
async fn a_pod_runs_and_leaves_no_trace() {
    let w = world();
    w.kubelet
        .upsert(pod("a", json!({"terminationGracePeriodSeconds": 3, "containers": [{"name": "c", "image": "i:1"}]})));
    until("the pod to run", || w.phase("a") == "Running").await;
    assert_eq!(w.acts(), ["run_pod_sandbox a", "create_container c", "start_container container-2"]);
    assert_eq!(w.reasons(), ["Pulled", "Created", "Started"]);
    w.kubelet.remove("a");
    until("the pod to be gone", || w.kubelet.pods().is_empty()).await;
    let acts = w.acts();
    assert_eq!(
        acts[3..],
        ["stop_container container-2 3", "stop_pod_sandbox sandbox-1", "remove_pod_sandbox sandbox-1"]
    );
}

#[tokio::test]
async fn an_image_is_pulled_once_per_attempt() {
    let w = world();
    w.runtime.fail("pull_image", CriError::new(Code::Unknown, "no such host"));
    w.kubelet.upsert(pod("a", json!({"containers": [{"name": "c", "image": "other:1"}]})));
    let waiting = |w: &World| w.status("a")["containerStatuses"][0]["state"]["waiting"].clone();
    until("the pull to fail", || waiting(&w)["reason"] == "ErrImagePull").await;
    assert_eq!(waiting(&w)["message"], "no such host");
    w.kubelet.wake("a");
    until("the back-off", || waiting(&w)["reason"] == "ImagePullBackOff").await;
    assert_eq!(w.acts().iter().filter(|a| a.starts_with("pull_image")).count(), 1);
    assert_eq!(w.reasons(), ["Pulling", "Failed", "Failed", "BackOff", "Failed"]);
}

#[tokio::test]
async fn a_container_that_ends_comes_back_once_then_waits() {
    let w = world();
    w.kubelet.upsert(pod("a", json!({"containers": [{"name": "c", "image": "i:1"}]})));
    until("the pod to run", || w.phase("a") == "Running").await;
    let now = i64::try_from(jiff::Timestamp::now().as_nanosecond()).expect("this century");
    for (id, count) in [("container-2", 1), ("container-3", 1)] {
        w.runtime.set_now(now);
        w.runtime.exit(id, 3, "Error");
        w.kubelet.cache.refresh("a").await.expect("the fake answers");
        w.kubelet.wake("a");
        until("the next state", || w.status("a")["containerStatuses"][0]["restartCount"] == count).await;
    }
    let state = |w: &World| w.status("a")["containerStatuses"][0]["state"]["waiting"]["message"].clone();
    until("the back-off", || state(&w) == "back-off 10s restarting failed container=c pod=a_n(a)").await;
    let last = w.status("a")["containerStatuses"][0]["lastState"]["terminated"]["exitCode"].clone();
    assert_eq!(last, 3);
}

#[tokio::test]
async fn init_containers_then_the_rest() {
    let w = world();
    let spec = json!({"restartPolicy": "Never",
        "initContainers": [{"name": "i1", "image": "i:1"}, {"name": "i2", "image": "i:1"}],
        "containers": [{"name": "c", "image": "i:1"}]});
    w.kubelet.upsert(pod("a", spec));
    for (id, next) in [("container-2", "create_container i2"), ("container-3", "create_container c")] {
        until("the init container", || w.acts().iter().any(|a| *a == format!("start_container {id}"))).await;
        w.runtime.exit(id, 0, "Completed");
        w.kubelet.cache.refresh("a").await.expect("the fake answers");
        w.kubelet.wake("a");
        until("the next container", || w.acts().iter().any(|a| a == next)).await;
    }
    until("the pod to run", || w.phase("a") == "Running").await;
    w.runtime.exit("container-4", 0, "Completed");
    w.kubelet.cache.refresh("a").await.expect("the fake answers");
    w.kubelet.wake("a");
    until("the pod to succeed", || w.phase("a") == "Succeeded").await;
    until("its sandbox to stop", || w.acts().iter().any(|a| a == "stop_pod_sandbox sandbox-1")).await;
}

#[tokio::test]
async fn of_two_static_pods_of_a_name_the_second_waits() {
    let w = world();
    let of = |uid: &str| {
        Pod::from_value(json!({
            "metadata": {"name": "st", "namespace": "n", "uid": uid, "annotations": {"kubernetes.io/config.source": "file"}},
            "spec": {"containers": [{"name": uid, "image": "i:1"}]},
        }))
        .expect("a pod")
    };
    w.kubelet.upsert(of("one"));
    until("the first to run", || w.phase("one") == "Running").await;
    w.kubelet.remove("one");
    w.kubelet.upsert(of("two"));
    until("the second to run", || w.phase("two") == "Running").await;
    let acts = w.acts();
    let at = |text: &str| acts.iter().position(|a| a == text).unwrap_or_else(|| panic!("no {text} in {acts:?}"));
    assert!(at("remove_pod_sandbox sandbox-1") < at("create_container two"), "{acts:?}");
}

#[tokio::test]
async fn a_sandbox_that_fails_is_told_and_tried_again() {
    let w = world();
    w.runtime.fail("run_pod_sandbox", CriError::new(Code::Unknown, "no network"));
    w.kubelet.upsert(pod("a", json!({"containers": [{"name": "c", "image": "i:1"}]})));
    until("the failure", || w.reasons() == ["FailedCreatePodSandBox"]).await;
    assert_eq!(w.events.lock()[0].message, "Failed to create pod sandbox: rpc error: code = Unknown desc = no network");
    w.kubelet.wake("a");
    until("the pod to run", || w.phase("a") == "Running").await;
}
