//! `scheduler`: runs test cases written in the YAML shape of upstream's
//! scheduler_perf against whatever scheduler serves the cluster.
//!
//! The measure is bound pods per second between the first creation and the last
//! binding of the operations that collect metrics, sampled once a second besides,
//! and the CPU time of the processes given. Paths of templates are relative to the
//! configuration's folder.
//!
//! Limits: operations of pod groups and resource claims, and templates with
//! Go's `{{`, are refused by name. Nodes and namespaces are removed at the end.
//!
//! Upstream followed: test/integration/scheduler_perf.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use client::resources::{NAMESPACES, NODES, PODS, SERVICE_ACCOUNTS};
use client::{Client, DeleteOptions, ListOptions, ResourceRef, WatchEvent};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::Semaphore;

use super::Bench;
use crate::measure::{Window, calibration, round};

/// Creations in flight, as upstream's runner has.
const WORKERS: usize = 30;
/// A barrier that is not reached in this time ends the case.
const PATIENCE: Duration = Duration::from_secs(600);
/// Between two looks at what the watch has seen.
const LOOK: Duration = Duration::from_millis(20);

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Case {
    name: String,
    #[serde(default)]
    default_pod_template_path: Option<PathBuf>,
    workload_template: Vec<Op>,
    workloads: Vec<Workload>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Workload {
    name: String,
    #[serde(default)]
    params: BTreeMap<String, Value>,
    #[serde(default)]
    threshold: Option<f64>,
}

/// All operations in one shape, as the file has them.
#[derive(Debug, Default, Clone, Deserialize)]
#[serde(rename_all = "camelCase", default)]
struct Op {
    opcode: String,
    count: usize,
    count_param: String,
    node_template_path: Option<PathBuf>,
    label_node_prepare_strategy: Option<LabelStrategy>,
    unique_node_label_strategy: Option<UniqueLabel>,
    prefix: String,
    namespace_template_path: Option<PathBuf>,
    namespace: Option<String>,
    namespaces: Vec<String>,
    namespace_prefix: String,
    create_pods_op: Option<Box<Op>>,
    pod_template_path: Option<PathBuf>,
    collect_metrics: bool,
    skip_wait_to_completion: bool,
    label_selector: BTreeMap<String, String>,
    delete_pods_per_second: u64,
    mode: String,
    number: usize,
    interval_milliseconds: u64,
    template_paths: Vec<PathBuf>,
    template_path: Option<PathBuf>,
    stage_requirement: String,
    duration: String,
    persistent_volume_template_path: Option<PathBuf>,
    steady_state: bool,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "camelCase")]
struct LabelStrategy {
    label_key: String,
    label_values: Vec<String>,
}
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "camelCase")]
struct UniqueLabel {
    label_key: String,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
struct Pod {
    metadata: client::ObjectMeta,
    spec: Spec,
    status: Status,
}
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
struct Spec {
    node_name: String,
}
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
struct Status {
    conditions: Vec<Condition>,
}
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
struct Condition {
    r#type: String,
}

/// What the watch has seen of pods.
#[derive(Default)]
struct Seen {
    /// namespace/name → (labels, bound, attempted)
    pods: BTreeMap<String, (BTreeMap<String, String>, bool, bool)>,
}

impl Seen {
    /// Pods of these namespaces (all when empty) with these labels: (known, bound, attempted).
    fn count(&self, namespaces: &[String], labels: &BTreeMap<String, String>) -> (usize, usize, usize) {
        let mut totals = (0, 0, 0);
        for (key, (own, bound, attempted)) in &self.pods {
            let namespace = key.split('/').next().unwrap_or_default();
            if (!namespaces.is_empty() && !namespaces.iter().any(|n| n == namespace))
                || labels.iter().any(|(k, v)| own.get(k) != Some(v))
            {
                continue;
            }
            totals.0 += 1;
            totals.1 += usize::from(*bound);
            totals.2 += usize::from(*attempted);
        }
        totals
    }
}

struct Run<'a> {
    bench: &'a Bench,
    client: Client,
    folder: PathBuf,
    default_pod: Option<PathBuf>,
    params: BTreeMap<String, Value>,
    seen: Arc<Mutex<Seen>>,
    bound: Arc<AtomicUsize>,
    namespaces: Vec<String>,
    churns: tokio::task::JoinSet<()>,
    next_namespace: usize,
    measured: Option<Measured>,
    results: Vec<Value>,
}

struct Measured {
    window: Window,
    bound_before: usize,
}

/// Runs the workload `case/workload` of the file (every workload of the case when
/// only the case is named).
pub async fn scheduler(bench: &Bench, config: &Path, wanted: &str) -> anyhow::Result<Vec<Value>> {
    let text = std::fs::read_to_string(config).with_context(|| config.display().to_string())?;
    let cases: Vec<Case> = serde_saphyr::from_str(&text).with_context(|| config.display().to_string())?;
    let (case_name, workload_name) = wanted.split_once('/').unwrap_or((wanted, ""));
    let case = cases.iter().find(|c| c.name == case_name).with_context(|| {
        format!(
            "no case {case_name}; there are {}",
            cases.iter().map(|c| c.name.as_str()).collect::<Vec<_>>().join(", ")
        )
    })?;
    let mut results = Vec::new();
    for workload in case.workloads.iter().filter(|w| workload_name.is_empty() || w.name == workload_name) {
        results.push(run(bench, config, case, workload).await?);
    }
    if results.is_empty() {
        bail!("{case_name} has no workload {workload_name}");
    }
    Ok(results)
}

async fn run(bench: &Bench, config: &Path, case: &Case, workload: &Workload) -> anyhow::Result<Value> {
    let client = bench.client()?;
    let bound = Arc::new(AtomicUsize::new(0));
    let seen: Arc<Mutex<Seen>> = Arc::default();
    let follower = tokio::spawn(follow(client.clone(), seen.clone(), bound.clone()));
    let mut run = Run {
        bench,
        client,
        folder: config.parent().unwrap_or(Path::new(".")).to_owned(),
        default_pod: case.default_pod_template_path.clone(),
        params: workload.params.clone(),
        seen,
        bound,
        namespaces: Vec::new(),
        churns: tokio::task::JoinSet::new(),
        next_namespace: 0,
        measured: None,
        results: Vec::new(),
    };
    let calibration = calibration();
    let mut outcome = Ok(());
    for op in &case.workload_template {
        outcome = run.step(op).await.with_context(|| format!("{}/{}: {}", case.name, workload.name, op.opcode));
        if outcome.is_err() {
            break;
        }
    }
    run.churns.shutdown().await;
    let cleaned = run.clean().await;
    follower.abort();
    outcome?;
    cleaned?;
    Ok(json!({
        "row": "scheduler", "case": case.name, "workload": workload.name, "threshold": workload.threshold,
        "measured": run.results, "calibration": calibration,
    }))
}

/// Follows all pods from now on.
async fn follow(client: Client, seen: Arc<Mutex<Seen>>, bound: Arc<AtomicUsize>) {
    let options = ListOptions { limit: 1, ..Default::default() };
    let Ok(list) = client.list::<Pod>(&PODS, "", &options).await else { return };
    let options = ListOptions { resource_version: list.metadata.resource_version, ..Default::default() };
    let Ok(mut events) = client.watch::<Pod>(&PODS, "", &options).await else { return };
    while let Some(Ok(event)) = events.next().await {
        let Ok(mut seen) = seen.lock() else { return };
        match event {
            WatchEvent::Added(pod) | WatchEvent::Modified(pod) => {
                let is_bound = !pod.spec.node_name.is_empty();
                let attempted = is_bound || pod.status.conditions.iter().any(|c| c.r#type == "PodScheduled");
                let before = seen.pods.insert(pod.metadata.key(), (pod.metadata.labels, is_bound, attempted));
                if is_bound && !before.is_some_and(|(_, bound, _)| bound) {
                    bound.fetch_add(1, Ordering::Relaxed);
                }
            }
            WatchEvent::Deleted(pod) => {
                seen.pods.remove(&pod.metadata.key());
            }
            _ => {}
        }
    }
}

impl Run<'_> {
    async fn step(&mut self, op: &Op) -> anyhow::Result<()> {
        match op.opcode.as_str() {
            "createNodes" => self.create_nodes(op).await,
            "createNamespaces" => self.create_namespaces(op).await,
            "createPods" => self.create_pods(op).await,
            "createPodSets" => {
                let inner = op.create_pods_op.as_deref().context("createPodsOp is missing")?;
                for index in 0..self.count(op)? {
                    let namespace = Some(format!("{}-{index}", op.namespace_prefix));
                    let inner = Op { namespace, ..inner.clone() };
                    self.create_pods(&inner).await?;
                }
                Ok(())
            }
            "deletePods" => self.delete_pods(op).await,
            "churn" => self.churn(op).await,
            "createAny" => {
                let template = self.template(op.template_path.as_deref().context("templatePath is missing")?)?;
                let count = self.count(op)?.max(1);
                for _ in 0..count {
                    self.create_any(&template, op.namespace.as_deref()).await?;
                }
                Ok(())
            }
            "barrier" => {
                let attempted = op.stage_requirement == "Attempted";
                self.barrier(&op.namespaces, &op.label_selector, attempted, 0).await
            }
            "sleep" => {
                let seconds = op.duration.trim_end_matches('s').parse::<f64>().context("duration")?;
                tokio::time::sleep(Duration::from_secs_f64(seconds)).await;
                Ok(())
            }
            "startCollectingMetrics" => {
                self.begin();
                Ok(())
            }
            "stopCollectingMetrics" => {
                self.end();
                Ok(())
            }
            other => bail!("the operation {other} is not supported"),
        }
    }

    fn count(&self, op: &Op) -> anyhow::Result<usize> {
        match op.count_param.strip_prefix('$') {
            None => Ok(op.count),
            Some(name) => {
                let value = self.params.get(name).with_context(|| format!("the workload lacks {name}"))?;
                Ok(value.as_u64().with_context(|| format!("{name} is not a number"))? as usize)
            }
        }
    }

    fn template(&self, path: &Path) -> anyhow::Result<Value> {
        let path = self.folder.join(path);
        let text = std::fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        if text.contains("{{") {
            bail!("{}: templates with {{{{ are not supported", path.display());
        }
        serde_saphyr::from_str(&text).with_context(|| path.display().to_string())
    }

    /// Sends `count` objects, [`WORKERS`] at a time.
    async fn create_many(
        &self,
        resource: ResourceRef,
        namespace: &str,
        count: usize,
        make: impl Fn(usize) -> Value,
    ) -> anyhow::Result<()> {
        let gate = Arc::new(Semaphore::new(WORKERS));
        let mut tasks = tokio::task::JoinSet::new();
        for index in 0..count {
            let permit = gate.clone().acquire_owned().await?;
            let (client, namespace, object) = (self.client.clone(), namespace.to_owned(), make(index));
            let resource = resource.clone();
            tasks.spawn(async move {
                let _permit = permit;
                client.create::<Value>(&resource, &namespace, &object, &Default::default()).await.map(drop)
            });
        }
        while let Some(done) = tasks.join_next().await {
            done??;
        }
        Ok(())
    }

    async fn create_nodes(&mut self, op: &Op) -> anyhow::Result<()> {
        let template = match &op.node_template_path {
            Some(path) => self.template(path)?,
            None => super::hollow::node("", "4", "32Gi", "110"),
        };
        let labels = op.label_node_prepare_strategy.clone();
        let unique = op.unique_node_label_strategy.clone();
        self.create_many(NODES, "", self.count(op)?, |index| {
            let mut node = template.clone();
            let metadata = &mut node["metadata"];
            if metadata["name"].as_str().unwrap_or_default().is_empty() {
                metadata["name"] = json!(format!("scheduler-perf-{:04x}-{index:05}", rand_part()));
            }
            // A kubelet would add it; pods spread over it.
            metadata["labels"]["kubernetes.io/hostname"] = metadata["name"].clone();
            metadata["labels"]["kbench"] = json!("scheduler");
            if let Some(labels) = &labels
                && !labels.label_values.is_empty()
            {
                metadata["labels"][&labels.label_key] = json!(labels.label_values[index % labels.label_values.len()]);
            }
            if let Some(unique) = &unique {
                metadata["labels"][&unique.label_key] = json!(index.to_string());
            }
            if node["status"]["allocatable"].is_null() {
                node["status"]["allocatable"] = node["status"]["capacity"].clone();
            }
            node
        })
        .await
    }

    async fn create_namespaces(&mut self, op: &Op) -> anyhow::Result<()> {
        let template = match &op.namespace_template_path {
            Some(path) => self.template(path)?,
            None => json!({"apiVersion": "v1", "kind": "Namespace", "metadata": {}}),
        };
        for index in 0..self.count(op)? {
            self.namespace(&format!("{}-{index}", op.prefix), template.clone()).await?;
        }
        Ok(())
    }

    async fn namespace(&mut self, name: &str, mut object: Value) -> anyhow::Result<()> {
        object["metadata"]["name"] = json!(name);
        if let Some(metadata) = object["metadata"].as_object_mut() {
            metadata.remove("generateName");
        }
        self.client.create::<Value>(&NAMESPACES, "", &object, &Default::default()).await?;
        self.namespaces.push(name.to_owned());
        let account = json!({"apiVersion": "v1", "kind": "ServiceAccount", "metadata": {"name": "default"}});
        match self.client.create::<Value>(&SERVICE_ACCOUNTS, name, &account, &Default::default()).await {
            Err(error) if !error.is_already_exists() => bail!("{error}"),
            _ => Ok(()),
        }
    }

    async fn create_pods(&mut self, op: &Op) -> anyhow::Result<()> {
        if op.persistent_volume_template_path.is_some() || op.steady_state {
            bail!("pods with volumes of their own and steady state are not supported");
        }
        let path = op.pod_template_path.clone().or_else(|| self.default_pod.clone()).context("no pod template")?;
        let template = self.template(&path)?;
        let namespace = match &op.namespace {
            Some(name) => name.clone(),
            None => {
                self.next_namespace += 1;
                format!("namespace-{}", self.next_namespace)
            }
        };
        if !self.namespaces.contains(&namespace) {
            self.namespace(&namespace, json!({"apiVersion": "v1", "kind": "Namespace", "metadata": {}})).await?;
        }
        let count = self.count(op)?;
        let known = self.seen(std::slice::from_ref(&namespace), &BTreeMap::new()).0;
        if op.collect_metrics {
            self.begin();
        }
        self.create_many(PODS, &namespace, count, |_| template.clone()).await?;
        if !op.skip_wait_to_completion {
            self.barrier(std::slice::from_ref(&namespace), &BTreeMap::new(), false, known + count).await?;
        }
        if op.collect_metrics {
            self.end();
        }
        Ok(())
    }

    fn seen(&self, namespaces: &[String], labels: &BTreeMap<String, String>) -> (usize, usize, usize) {
        self.seen.lock().map(|seen| seen.count(namespaces, labels)).unwrap_or_default()
    }

    /// Waits until all pods (at least `minimum` of them) are bound or were tried.
    async fn barrier(
        &mut self,
        namespaces: &[String],
        labels: &BTreeMap<String, String>,
        attempted: bool,
        minimum: usize,
    ) -> anyhow::Result<()> {
        let started = Instant::now();
        loop {
            let (known, bound, tried) = self.seen(namespaces, labels);
            if known >= minimum && known == if attempted { tried } else { bound } {
                return Ok(());
            }
            let Some(left) = PATIENCE.checked_sub(started.elapsed()) else {
                bail!("{bound} of {known} pods are scheduled after {PATIENCE:?}");
            };
            // Counting over all pods at each event would be the client's own load.
            tokio::time::sleep(left.min(LOOK)).await;
        }
    }

    fn begin(&mut self) {
        let bound_before = self.bound.load(Ordering::Relaxed);
        self.measured = Some(Measured { window: Window::start(&self.bench.processes), bound_before });
    }

    fn end(&mut self) {
        let Some(measured) = self.measured.take() else { return };
        let cost = measured.window.stop();
        let bound = self.bound.load(Ordering::Relaxed) - measured.bound_before;
        let mut report = cost.report(bound as f64);
        report["podsPerSecond"] = json!(round(bound as f64 / cost.wall.as_secs_f64()));
        self.results.push(report);
    }

    async fn delete_pods(&mut self, op: &Op) -> anyhow::Result<()> {
        let namespace = op.namespace.clone().context("namespace is missing")?;
        let selector: Vec<String> = op.label_selector.iter().map(|(k, v)| format!("{k}={v}")).collect();
        let list = self
            .client
            .list_all::<client::PartialObject>(&PODS, &namespace, &ListOptions::labels(selector.join(",")))
            .await?;
        let now = DeleteOptions { grace_period_seconds: Some(0), ..Default::default() };
        let pace = (op.delete_pods_per_second > 0).then(|| Duration::from_secs(1) / op.delete_pods_per_second as u32);
        for pod in list.items {
            self.client.delete(&PODS, &namespace, &pod.metadata.name, &now).await?;
            if let Some(pace) = pace {
                tokio::time::sleep(pace).await;
            }
        }
        Ok(())
    }

    async fn churn(&mut self, op: &Op) -> anyhow::Result<()> {
        let templates = op.template_paths.iter().map(|p| self.template(p)).collect::<anyhow::Result<Vec<_>>>()?;
        let namespace = op.namespace.clone().unwrap_or_else(|| "churn".to_owned());
        if !self.namespaces.contains(&namespace) {
            self.namespace(&namespace, json!({"apiVersion": "v1", "kind": "Namespace", "metadata": {}})).await?;
        }
        let (client, recreate, number) = (self.client.clone(), op.mode == "recreate", op.number);
        let pause = Duration::from_millis(op.interval_milliseconds.max(1));
        self.churns.spawn(async move {
            let mut made: Vec<Vec<(ResourceRef, String)>> = Vec::new();
            let mut rounds = 0;
            while number == 0 || recreate || rounds < number {
                rounds += 1;
                let mut round = Vec::new();
                for template in &templates {
                    let Some(resource) = resource_of(template) else { continue };
                    let space = if resource.namespaced { namespace.as_str() } else { "" };
                    // Churn is noise: a refused object is left out.
                    if let Ok(object) = client.create::<Value>(&resource, space, template, &Default::default()).await
                        && let Some(name) = object["metadata"]["name"].as_str()
                    {
                        round.push((resource, name.to_owned()));
                    }
                }
                made.push(round);
                if recreate && made.len() >= number.max(1) {
                    for (resource, name) in made.remove(0) {
                        let space = if resource.namespaced { namespace.as_str() } else { "" };
                        let _ = client.delete(&resource, space, &name, &DeleteOptions::default()).await;
                    }
                }
                tokio::time::sleep(pause).await;
            }
        });
        Ok(())
    }

    async fn create_any(&self, template: &Value, namespace: Option<&str>) -> anyhow::Result<()> {
        let resource = resource_of(template).context("a kind this program does not know")?;
        let namespace = namespace.or(template["metadata"]["namespace"].as_str()).unwrap_or("default");
        let space = if resource.namespaced { namespace } else { "" };
        self.client.create::<Value>(&resource, space, template, &Default::default()).await?;
        Ok(())
    }

    /// Removes pods, namespaces and nodes of the case.
    async fn clean(&self) -> anyhow::Result<()> {
        let now = DeleteOptions { grace_period_seconds: Some(0), ..Default::default() };
        for namespace in &self.namespaces {
            self.client.delete_collection(&PODS, namespace, &now, &ListOptions::default()).await?;
            self.client.delete(&NAMESPACES, "", namespace, &DeleteOptions::default()).await?;
        }
        self.client.delete_collection(&NODES, "", &now, &ListOptions::labels("kbench=scheduler")).await?;
        Ok(())
    }
}

/// The resource of a template, among those that the client knows.
fn resource_of(template: &Value) -> Option<ResourceRef> {
    let (version, kind) = (template["apiVersion"].as_str()?, template["kind"].as_str()?);
    client::resources::ALL.iter().find(|r| r.api_version() == version && r.kind == kind).map(|r| (*r).clone())
}

/// Node names of two runs differ.
fn rand_part() -> u16 {
    static PART: std::sync::OnceLock<u16> = std::sync::OnceLock::new();
    *PART.get_or_init(|| (std::process::id() ^ jiff::Timestamp::now().as_second() as u32) as u16)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_case_in_upstreams_shape_is_read() {
        let text = r#"
- name: A
  defaultPodTemplatePath: pod.yaml
  workloadTemplate:
  - opcode: createNodes
    countParam: $nodes
    labelNodePrepareStrategy: {labelKey: zone, labelValues: [a, b]}
  - opcode: createPods
    count: 3
    collectMetrics: true
  workloads:
  - name: small
    labels: [short]
    threshold: 100
    params: {nodes: 5}
"#;
        let cases: Vec<Case> = serde_saphyr::from_str(text).unwrap();
        assert_eq!(cases[0].workload_template[0].count_param, "$nodes");
        assert!(cases[0].workload_template[1].collect_metrics);
        assert_eq!(cases[0].workloads[0].params["nodes"], 5);
    }

    #[test]
    fn counts_by_namespace_and_label() {
        let mut seen = Seen::default();
        let red: BTreeMap<_, _> = [("color".to_owned(), "red".to_owned())].into();
        seen.pods.insert("a/1".into(), (red.clone(), true, true));
        seen.pods.insert("a/2".into(), (BTreeMap::new(), false, true));
        seen.pods.insert("b/1".into(), (red.clone(), false, false));
        assert_eq!(seen.count(&[], &BTreeMap::new()), (3, 1, 2));
        assert_eq!(seen.count(&["a".into()], &red), (1, 1, 1));
    }
}
