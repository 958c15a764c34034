//! horizontal-pod-autoscaler-controller: as many replicas as metrics ask for.
//!
//! Each autoscaler is looked at every sync period; its target is read and scaled
//! through the scale subresource of whatever kind it is. Metrics come from the
//! metrics APIs ([`metrics`]), become a count ([`calc`]), and the count is kept from
//! changing too fast ([`behavior`]); what was decided stands in the conditions.
//!
//! Upstream followed: pkg/controller/podautoscaler.

mod behavior;
mod calc;
mod metrics;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;

use apimachinery::field::quote;
use apimachinery::labels::Selector;
use apimachinery::quantity::{Format, Quantity};
use client::resources::{HORIZONTAL_POD_AUTOSCALERS, PODS};
use client::{Client, ObjectMeta, ResourceRef, WriteOptions};
use informers::{Event, Informer, Key};
use jiff::SignedDuration;
use parking_lot::Mutex;
use reconciler::clock::time_text;
use reconciler::events::EventType;
use reconciler::pod::Pod;
use reconciler::{EventRecorder, Limits, Next, ObjectReference, Queue, Runner, SyncError};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::Context;
use crate::disruption::go_selector;
use behavior::{Bounds, Histories};
use calc::{Delays, Target, Tolerances};

/// Tries to write a scale that others write too.
const SCALE_TRIES: usize = 5;

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(default)]
struct Autoscaler {
    metadata: ObjectMeta,
    spec: Value,
    status: Value,
}
informers::object!(Autoscaler);

#[derive(Clone)]
struct Controller {
    client: Client,
    recorder: EventRecorder,
    autoscalers: Informer<Autoscaler>,
    pods: Informer<Pod>,
    histories: Arc<Mutex<Histories>>,
    /// Selectors in use, to find pods that two autoscalers want.
    selectors: Arc<Mutex<BTreeMap<Key, Selector>>>,
    context: Context,
}

pub async fn run(context: Context) -> Result<(), SyncError> {
    let client = context.client("horizontal-pod-autoscaler").await?;
    let controller = Controller {
        recorder: context.recorder(&client, "horizontal-pod-autoscaler"),
        client,
        autoscalers: context.factory.informer(&HORIZONTAL_POD_AUTOSCALERS),
        pods: context.factory.informer(&PODS),
        histories: Arc::default(),
        selectors: Arc::default(),
        context: context.clone(),
    };
    let period = context.config.hpa.sync_period;
    let queue: Queue<Key> = Queue::with_limits("horizontalpodautoscaler", Limits::exponential(period, period));
    {
        let (queue, controller) = (queue.clone(), controller.clone());
        controller.clone().autoscalers.add_handler(move |event| match event {
            Event::Updated { old, new } if old.metadata.generation == new.metadata.generation => {
                // Mostly its own status: the next look is in time.
                queue.add_after(event.key(), period);
            }
            Event::Deleted { .. } => {
                let key = event.key();
                controller.histories.lock().remove(&key.to_string());
                controller.selectors.lock().remove(&key);
            }
            _ => queue.add(event.key()),
        });
    }
    context.synced().await;
    let workers = context.config.concurrent("horizontal-pod-autoscaler");
    Runner::new("horizontalpodautoscaler", workers)
        .run(queue, context.shutdown.clone(), move |key| {
            let controller = controller.clone();
            async move {
                let Some(autoscaler) = controller.autoscalers.get_key(&key) else { return Ok(Next::Done) };
                if let Err(error) = controller.reconcile(&key, &autoscaler).await {
                    tracing::error!(autoscaler = %key, %error, "Reconciling a HorizontalPodAutoscaler failed");
                }
                Ok(Next::After(period))
            }
        })
        .await;
    Ok(())
}

/// The status in the making.
struct Draft {
    conditions: Vec<Value>,
    now: String,
}

impl Draft {
    fn set(&mut self, kind: &str, status: bool, reason: &str, message: &str) {
        let status = if status { "True" } else { "False" };
        let mut new = json!({"type": kind, "status": status, "reason": reason, "message": message,
            "lastTransitionTime": self.now});
        match self.conditions.iter_mut().find(|c| c["type"] == kind) {
            Some(known) => {
                if known["status"] == status {
                    new["lastTransitionTime"] = known["lastTransitionTime"].clone();
                }
                *known = new;
            }
            None => self.conditions.push(new),
        }
    }
    fn is_true(&self, kind: &str) -> bool {
        self.conditions.iter().any(|c| c["type"] == kind && c["status"] == "True")
    }
}

/// One metric's count, its name in events, its status.
struct Measured {
    replicas: i32,
    name: String,
    status: Value,
}

/// A metric that could not be had: the reason of event and condition, the text of
/// both, and the longer text of what led there.
struct Failed {
    reason: &'static str,
    text: String,
    whole: String,
}

fn milli(value: i64) -> String {
    Quantity::from_milli(value, Format::DecimalSI).canonical()
}

fn target_milli(value: &Value) -> Option<i64> {
    (!value.is_null()).then(|| Quantity::from_value(value).ok()).flatten().map(|q| q.milli_value())
}

fn count(value: &Value) -> i32 {
    value.as_i64().and_then(|n| i32::try_from(n).ok()).unwrap_or(0)
}

impl Controller {
    fn event(&self, autoscaler: &Autoscaler, kind: EventType, reason: &str, text: impl Into<String>) {
        let regarding = ObjectReference::new(&HORIZONTAL_POD_AUTOSCALERS, &autoscaler.metadata);
        self.recorder.event(&regarding, kind, reason, text);
    }

    async fn reconcile(&self, key: &Key, autoscaler: &Autoscaler) -> Result<(), SyncError> {
        let now = self.context.now();
        let mut draft = Draft {
            conditions: autoscaler.status["conditions"].as_array().cloned().unwrap_or_default(),
            now: time_text(now),
        };
        let spec = &autoscaler.spec;
        let (resource, scale) = match self.target(key, spec).await {
            Ok(found) => found,
            Err(text) => {
                self.event(autoscaler, EventType::Warning, "FailedGetScale", text.as_str());
                let message = format!("the HPA controller was unable to get the target's current scale: {text}");
                draft.set("AbleToScale", false, "FailedGetScale", &message);
                let mut status = autoscaler.status.clone();
                status["conditions"] = draft.conditions.into();
                self.write(autoscaler, status).await?;
                return Err(SyncError::new(text));
            }
        };
        let message = "the HPA controller was able to get the target's current scale";
        draft.set("AbleToScale", true, "SucceededGetScale", message);
        let current = count(&scale["spec"]["replicas"]);
        self.histories.lock().entry(key.to_string()).or_default().begin(current, now);
        let bounds =
            Bounds { min: spec["minReplicas"].as_i64().map_or(1, |n| n as i32), max: count(&spec["maxReplicas"]) };
        let metrics = spec["metrics"].as_array().map_or(&[][..], Vec::as_slice);
        let by_others = metrics.iter().any(|m| m["type"] == "Object" || m["type"] == "External");
        // A workload that this controller has scaled to zero may be scaled up again.
        let from_zero = draft.is_true("ScaledToZero") && by_others;
        let (mut desired, mut reason, mut rescale) = (0, String::new(), true);
        let (mut compute, mut statuses, mut failure) = (false, Value::Null, None);
        if current == 0 {
            compute = (bounds.min == 0 && by_others && draft.is_true("ScaledToZero")) || from_zero;
            if !compute {
                rescale = false;
                let text = "scaling is disabled since the replica count of the target is zero";
                draft.set("ScalingActive", false, "ScalingDisabled", text);
            }
        } else if current > bounds.max {
            desired = bounds.max;
            reason = "Current number of replicas above Spec.MaxReplicas".into();
        } else if current < bounds.min {
            desired = bounds.min;
            reason = "Current number of replicas below Spec.MinReplicas".into();
        } else {
            compute = true;
        }
        if compute {
            let (computed, all) = self.measure(key, autoscaler, &scale, metrics, &mut draft).await;
            statuses = all.into();
            let (measured, partial) = match computed {
                Ok(found) => found,
                Err(text) => {
                    let before = count(&autoscaler.status["desiredReplicas"]);
                    let status = self.status(autoscaler, current, before, statuses, draft, false);
                    self.write(autoscaler, status).await?;
                    self.event(autoscaler, EventType::Warning, "FailedComputeMetricsReplicas", text.as_str());
                    return Err(SyncError::new(text));
                }
            };
            failure = partial;
            desired = measured.replicas.max(0);
            if desired > current {
                reason = format!("{} above target", measured.name);
            }
            if desired < current {
                reason = "All metrics below target".into();
            }
            let window = SignedDuration::try_from(self.context.config.hpa.downscale_stabilization)?;
            let normalized = {
                let mut histories = self.histories.lock();
                let history = histories.entry(key.to_string()).or_default();
                match &spec["behavior"] {
                    Value::Null => history.normalize(current, desired, bounds, window, now),
                    behavior => history.normalize_by(behavior, current, desired, bounds, window, now),
                }
            };
            draft.set("AbleToScale", true, normalized.able.0, normalized.able.1);
            let (limited, (why, text)) = normalized.limited;
            draft.set("ScalingLimited", limited, why, text);
            desired = normalized.replicas;
            if current == 0 && bounds.min != 0 && from_zero && desired < bounds.min {
                desired = bounds.min;
                if reason.is_empty() {
                    reason = "Current number of replicas below Spec.MinReplicas".into();
                }
            }
            rescale = desired != current;
        }
        if rescale {
            if let Err(error) = self.scale(&resource, key, spec, scale, desired).await {
                let text = format!("New size: {desired}; reason: {reason}; error: {error}");
                self.event(autoscaler, EventType::Warning, "FailedRescale", text);
                let text = format!("the HPA controller was unable to update the target scale: {error}");
                draft.set("AbleToScale", false, "FailedUpdateScale", &text);
                let before = count(&autoscaler.status["desiredReplicas"]);
                let status = self.status(autoscaler, current, before, statuses, draft, false);
                self.write(autoscaler, status).await?;
                return Err(SyncError::new(format!("failed to rescale: {error}")));
            }
            let text = format!("the HPA controller was able to update the target scale to {desired}");
            draft.set("AbleToScale", true, "SucceededRescale", &text);
            self.event(
                autoscaler,
                EventType::Normal,
                "SuccessfulRescale",
                format!("New size: {desired}; reason: {reason}"),
            );
            if let Some(history) = self.histories.lock().get_mut(&key.to_string()) {
                history.scaled(&spec["behavior"], current, desired, now);
            }
            if current > 0 && desired == 0 && bounds.min == 0 && by_others {
                draft.set("ScaledToZero", true, "ScaledToZero", "the HPA controller scaled the workload to zero");
            } else {
                let text = "the HPA controller did not scale the workload to zero";
                draft.set("ScaledToZero", false, "NotScaledToZero", text);
            }
        } else {
            desired = current;
        }
        let status = self.status(autoscaler, current, desired, statuses, draft, rescale);
        self.write(autoscaler, status).await?;
        match failure {
            None => Ok(()),
            Some(text) => Err(SyncError::new(text)),
        }
    }

    /// The resource of the target and its scale.
    async fn target(&self, key: &Key, spec: &Value) -> Result<(ResourceRef, Value), String> {
        let text = |name: &str| spec["scaleTargetRef"][name].as_str().unwrap_or_default();
        let (api_version, kind) = (text("apiVersion"), text("kind"));
        let group = match api_version.split('/').collect::<Vec<_>>().as_slice() {
            [_] => "",
            [group, _] => group,
            _ => return Err(format!("unexpected GroupVersion string: {api_version}")),
        };
        let no_match = || format!("no matches for kind {} in group {}", quote(kind), quote(group));
        // Known at once when it is served, and asked for anew when not.
        self.context.discovery.find(api_version, kind).await.map_err(|error| error.to_string())?;
        let served = self.context.discovery.served();
        let mut matching: Vec<_> =
            served.resources.iter().filter(|r| r.resource.group == group && r.resource.kind == kind).collect();
        matching.sort_by_key(|r| !r.preferred);
        let mut first = None;
        for found in matching {
            match self.client.get_subresource(&found.resource, &key.namespace, text("name"), "scale").await {
                Ok(scale) => return Ok((found.resource.clone(), scale)),
                Err(error) => first = first.or(Some(error.to_string())),
            }
        }
        Err(first.unwrap_or_else(no_match))
    }

    async fn scale(
        &self,
        resource: &ResourceRef,
        key: &Key,
        spec: &Value,
        mut scale: Value,
        replicas: i32,
    ) -> Result<(), client::Error> {
        let name = spec["scaleTargetRef"]["name"].as_str().unwrap_or_default();
        let options = WriteOptions::default();
        let mut tries = 0;
        loop {
            scale["spec"]["replicas"] = replicas.into();
            let done = self
                .client
                .update_subresource::<Value>(resource, &key.namespace, name, "scale", &scale, &options)
                .await;
            tries += 1;
            match done {
                Err(error) if error.is_conflict() && tries < SCALE_TRIES => {
                    scale = self.client.get_subresource(resource, &key.namespace, name, "scale").await?;
                }
                other => return other.map(drop),
            }
        }
    }

    /// The greatest count that the metrics ask for, with what failed in part; and
    /// every metric's status.
    async fn measure(
        &self,
        key: &Key,
        autoscaler: &Autoscaler,
        scale: &Value,
        metrics: &[Value],
        draft: &mut Draft,
    ) -> (Result<(Measured, Option<String>), String>, Vec<Value>) {
        let mut statuses = vec![json!({"type": ""}); metrics.len()];
        let selector = match self.selector(key, autoscaler, scale, draft) {
            Ok(selector) => selector,
            Err(text) => return (Err(text), Vec::new()),
        };
        let known = self.pods.list_namespace(&key.namespace);
        let pods: Vec<&Pod> =
            known.iter().map(AsRef::as_ref).filter(|p| selector.matches(&p.metadata.labels)).collect();
        let (mut best, mut first, mut invalid) = (None::<Measured>, None::<Failed>, 0);
        for (metric, status) in metrics.iter().zip(&mut statuses) {
            match self.one(key, autoscaler, scale, metric, &selector, &pods).await {
                Ok(measured) => {
                    *status = measured.status.clone();
                    if best.as_ref().is_none_or(|b| b.replicas == 0 || measured.replicas > b.replicas) {
                        best = Some(measured);
                    }
                }
                Err(failed) => {
                    self.event(autoscaler, EventType::Warning, failed.reason, failed.text.as_str());
                    invalid += 1;
                    first = first.or(Some(failed));
                }
            }
        }
        let current = count(&scale["spec"]["replicas"]);
        let partial = first.as_ref().map(|failed| {
            format!("invalid metrics ({invalid} invalid out of {}), first error is: {}", metrics.len(), failed.whole)
        });
        // Down only when everything says so.
        let unusable = invalid >= metrics.len() || best.as_ref().is_none_or(|b| invalid > 0 && b.replicas < current);
        match (best, first, partial) {
            (Some(best), _, partial) if !unusable => {
                let text = format!("the HPA was able to successfully calculate a replica count from {}", best.name);
                draft.set("ScalingActive", true, "ValidMetricFound", &text);
                (Ok((best, partial)), statuses)
            }
            (_, Some(failed), Some(text)) => {
                let message = format!("the HPA was unable to compute the replica count: {}", failed.text);
                draft.set("ScalingActive", false, failed.reason, &message);
                (Err(text), statuses)
            }
            _ => (Err("no metrics to compute replicas from".into()), statuses),
        }
    }

    fn selector(
        &self,
        key: &Key,
        autoscaler: &Autoscaler,
        scale: &Value,
        draft: &mut Draft,
    ) -> Result<Selector, String> {
        let text = scale["status"]["selector"].as_str().unwrap_or_default();
        let mut refuse = |reason: &str, event: &str, message: String, condition: &str| {
            self.event(autoscaler, EventType::Warning, event, message.as_str());
            draft.set("ScalingActive", false, reason, condition);
            Err(message)
        };
        if text.is_empty() {
            let condition = "the HPA target's scale is missing a selector";
            return refuse("InvalidSelector", "SelectorRequired", "selector is required".into(), condition);
        }
        let selector = match Selector::parse(text) {
            Ok(selector) => selector,
            Err(error) => {
                let text = format!("couldn't convert selector into a corresponding internal selector object: {error}");
                return refuse("InvalidSelector", "InvalidSelector", text.clone(), &text);
            }
        };
        let mut selectors = self.selectors.lock();
        selectors.insert(key.clone(), selector.clone());
        let mut rivals: BTreeSet<&Key> = BTreeSet::new();
        for pod in self.pods.list_namespace(&key.namespace) {
            if selector.matches(&pod.metadata.labels) {
                let others = selectors.iter().filter(|(k, _)| k.namespace == key.namespace);
                rivals.extend(others.filter(|(_, s)| s.matches(&pod.metadata.labels)).map(|(k, _)| k));
            }
        }
        if rivals.len() > 1 {
            let named: Vec<String> = rivals.iter().take(2).map(|k| format!("{{{} {}}}", k.name, k.namespace)).collect();
            let text =
                format!("pods by selector {text} are controlled by more than one HPA (e.g. [{}])", named.join(" "));
            return refuse("AmbiguousSelector", "AmbiguousSelector", text.clone(), &text);
        }
        Ok(selector)
    }

    fn tolerances(&self, spec: &Value) -> Tolerances {
        let of = |rules: &str| {
            let given = &spec["behavior"][rules]["tolerance"];
            (!given.is_null()).then(|| Quantity::from_value(given).ok()).flatten().map(|q| q.as_f64())
        };
        let default = self.context.config.hpa.tolerance;
        Tolerances { down: of("scaleDown").unwrap_or(default), up: of("scaleUp").unwrap_or(default) }
    }

    async fn one(
        &self,
        key: &Key,
        autoscaler: &Autoscaler,
        scale: &Value,
        metric: &Value,
        selector: &Selector,
        pods: &[&Pod],
    ) -> Result<Measured, Failed> {
        let kind = metric["type"].as_str().unwrap_or_default();
        let field = match kind {
            "Object" => "object",
            "Pods" => "pods",
            "Resource" => "resource",
            "ContainerResource" => "containerResource",
            "External" => "external",
            _ => {
                let text = format!("unknown metric source type {}", quote(kind));
                return Err(Failed { reason: "InvalidMetricSourceType", whole: text.clone(), text });
            }
        };
        let source = &metric[field];
        let tolerances = self.tolerances(&autoscaler.spec);
        let (current, replicas) = (count(&scale["spec"]["replicas"]), count(&scale["status"]["replicas"]));
        let name = source["metric"]["name"].as_str().unwrap_or_default();
        let metric_selector = match &source["metric"]["selector"] {
            Value::Null => String::new(),
            given => Selector::from_label_selector(given).map(|s| s.to_string()).unwrap_or_default(),
        };
        let identity = || {
            let mut identity = json!({"name": name});
            if !source["metric"]["selector"].is_null() {
                identity["selector"] = source["metric"]["selector"].clone();
            }
            identity
        };
        let target = &source["target"];
        let (value, average) = (target_milli(&target["value"]), target_milli(&target["averageValue"]));
        match kind {
            "Resource" | "ContainerResource" => {
                self.resource(key, kind, source, current, selector, pods, tolerances).await
            }
            "Pods" => {
                let failed = |text: String| Failed {
                    reason: "FailedGetPodsMetric",
                    whole: format!("failed to get pods metric value: {text}"),
                    text,
                };
                let (client, discovery) = (&self.client, &self.context.discovery);
                let samples =
                    metrics::of_pods(client, discovery, &key.namespace, &selector.to_string(), name, &metric_selector)
                        .await
                        .map_err(|error| failed(format!("unable to get metric {name}: {error}")))?;
                let target = Target::Average(average.unwrap_or(0));
                let (delays, now) = (self.delays(), self.context.now());
                let (replicas, _, used) =
                    calc::by_pods(&target, pods, samples, current, tolerances, false, delays, now).map_err(failed)?;
                let current = json!({"averageValue": milli(used)});
                let status = json!({"type": kind, field: {"metric": identity(), "current": current}});
                Ok(Measured { replicas, name: format!("pods metric {name}"), status })
            }
            "Object" => {
                let failed = |text: String, wrap: bool| {
                    let inner = if wrap { format!("failed to get {name} object metric: {text}") } else { text.clone() };
                    Failed {
                        reason: "FailedGetObjectMetric",
                        whole: format!("failed to get object metric value: {inner}"),
                        text,
                    }
                };
                let per_pod = target["type"] == "AverageValue";
                let wanted = if per_pod { average } else { value };
                let Some(wanted) = wanted else {
                    let text =
                        "invalid object metric source: neither a value target nor an average value target was set";
                    return Err(failed(text.into(), false));
                };
                let object = &source["describedObject"];
                let of = |field: &str| object[field].as_str().unwrap_or_default();
                let (client, discovery) = (&self.client, &self.context.discovery);
                let used = metrics::of_object(client, discovery, &key.namespace, object, name, &metric_selector).await;
                let used = used.map_err(|error| {
                    let (kind, object) = (of("kind"), of("name"));
                    let text = format!("unable to get metric {name} on {kind} {}/{object}: {error}", key.namespace);
                    failed(text, per_pod)
                })?;
                let (replicas, current, label) = if per_pod {
                    let (wanted, used) = calc::by_value_per_pod(used, wanted, replicas, tolerances);
                    let label = format!("external metric {name}({})", printed(&source["metric"]["selector"]));
                    (wanted, json!({"averageValue": milli(used)}), label)
                } else {
                    let wanted = calc::by_value(used, wanted, pods, current, tolerances);
                    let wanted = wanted.map_err(|text| failed(text, false))?;
                    (wanted, json!({"value": milli(used)}), format!("{} metric {name}", of("kind")))
                };
                let status =
                    json!({"type": kind, field: {"metric": identity(), "current": current, "describedObject": object}});
                Ok(Measured { replicas, name: label, status })
            }
            _ => {
                let label = format!("external metric {name}({})", printed(&source["metric"]["selector"]));
                let failed = |text: String| {
                    let inner = if average.is_some() {
                        format!("failed to get {name} external metric: {text}")
                    } else if value.is_some() {
                        format!("failed to get external metric {name}: {text}")
                    } else {
                        text.clone()
                    };
                    Failed {
                        reason: "FailedGetExternalMetric",
                        whole: format!("failed to get {name} external metric value: {inner}"),
                        text,
                    }
                };
                let (Some(wanted), per_pod) = (average.or(value), average.is_some()) else {
                    let text =
                        "invalid external metric source: neither a value target nor an average value target was set";
                    return Err(failed(text.into()));
                };
                let used = metrics::external(&self.client, &key.namespace, name, &metric_selector).await;
                let used = used.map_err(|error| {
                    let selector = printed(&source["metric"]["selector"]);
                    failed(format!("unable to get external metric {}/{name}/{selector}: {error}", key.namespace))
                })?;
                let (replicas, current) = if per_pod {
                    let (wanted, used) = calc::by_value_per_pod(used, wanted, replicas, tolerances);
                    (wanted, json!({"averageValue": milli(used)}))
                } else {
                    let wanted = calc::by_value(used, wanted, pods, current, tolerances).map_err(failed)?;
                    (wanted, json!({"value": milli(used)}))
                };
                let status = json!({"type": kind, field: {"metric": identity(), "current": current}});
                Ok(Measured { replicas, name: label, status })
            }
        }
    }

    fn delays(&self) -> Delays {
        let flags = &self.context.config.hpa;
        Delays { cpu_initialization: flags.cpu_initialization_period, initial_readiness: flags.initial_readiness_delay }
    }

    async fn resource(
        &self,
        key: &Key,
        kind: &str,
        source: &Value,
        current: i32,
        selector: &Selector,
        pods: &[&Pod],
        tolerances: Tolerances,
    ) -> Result<Measured, Failed> {
        let resource = source["name"].as_str().unwrap_or_default();
        let container = source["container"].as_str().unwrap_or_default();
        let of_container = kind == "ContainerResource";
        let failed = |text: String| {
            let (reason, what) = if of_container {
                ("FailedGetContainerResourceMetric", format!("{container} container"))
            } else {
                ("FailedGetResourceMetric", format!("{resource} resource"))
            };
            Failed { reason, whole: format!("failed to get {what} metric value: {text}"), text }
        };
        let (average, utilization) =
            (target_milli(&source["target"]["averageValue"]), source["target"]["averageUtilization"].as_i64());
        let what = match (average, utilization) {
            (Some(_), _) => "usage",
            (None, Some(_)) => "utilization",
            (None, None) => {
                let text = "invalid resource metric source: neither an average utilization target nor an average value \
                            (usage) target was set";
                return Err(failed(text.into()));
            }
        };
        let failed_to = |error: String| failed(format!("failed to get {resource} {what}: {error}"));
        let samples = metrics::of_resource(&self.client, &key.namespace, &selector.to_string(), resource, container)
            .await
            .map_err(|error| failed_to(format!("unable to get metrics for resource {resource}: {error}")))?;
        let (cpu, delays, now) = (resource == "cpu", self.delays(), self.context.now());
        let requests = match average {
            Some(_) => BTreeMap::new(),
            None if pods.is_empty() => BTreeMap::new(),
            None => calc::requests(pods, container, resource).map_err(failed_to)?,
        };
        let target = match average {
            Some(average) => Target::Average(average),
            None => Target::Utilization {
                percent: utilization.and_then(|p| i32::try_from(p).ok()).unwrap_or(1),
                requests: &requests,
            },
        };
        let (replicas, percent, used) =
            calc::by_pods(&target, pods, samples, current, tolerances, cpu, delays, now).map_err(failed_to)?;
        let format = if resource == "memory" { Format::BinarySI } else { Format::DecimalSI };
        let mut now = json!({"averageValue": Quantity::from_milli(used, format).canonical()});
        let name = if average.is_some() {
            format!("{resource} resource")
        } else {
            now["averageUtilization"] = percent.into();
            let whose = if of_container { "container resource" } else { "resource" };
            format!("{resource} {whose} utilization (percentage of request)")
        };
        let status = if of_container {
            json!({"type": kind, "containerResource": {"name": resource, "container": container, "current": now}})
        } else {
            json!({"type": kind, "resource": {"name": resource, "current": now}})
        };
        Ok(Measured { replicas, name, status })
    }

    fn status(
        &self,
        autoscaler: &Autoscaler,
        current: i32,
        desired: i32,
        metrics: Value,
        draft: Draft,
        rescaled: bool,
    ) -> Value {
        let mut status = json!({
            "observedGeneration": autoscaler.metadata.generation,
            "currentReplicas": current,
            "desiredReplicas": desired,
            "currentMetrics": metrics,
            "conditions": draft.conditions,
        });
        if rescaled {
            status["lastScaleTime"] = draft.now.into();
        } else if !autoscaler.status["lastScaleTime"].is_null() {
            status["lastScaleTime"] = autoscaler.status["lastScaleTime"].clone();
        }
        status
    }

    async fn write(&self, autoscaler: &Autoscaler, status: Value) -> Result<(), SyncError> {
        if same(&autoscaler.status, &status) {
            return Ok(());
        }
        let m = &autoscaler.metadata;
        let body = json!({"apiVersion": HORIZONTAL_POD_AUTOSCALERS.api_version(), "kind": "HorizontalPodAutoscaler",
            "metadata": m, "spec": autoscaler.spec, "status": status});
        let resource = &HORIZONTAL_POD_AUTOSCALERS;
        let options = WriteOptions::default();
        if let Err(error) =
            self.client.update_subresource::<Value>(resource, &m.namespace, &m.name, "status", &body, &options).await
        {
            self.event(autoscaler, EventType::Warning, "FailedUpdateStatus", error.to_string());
            return Err(SyncError::new(format!("failed to update status for {}: {error}", m.name)));
        }
        Ok(())
    }
}

/// Absent, null and zero are the same in a status.
fn same(a: &Value, b: &Value) -> bool {
    let keys: BTreeSet<&String> = a.as_object().into_iter().chain(b.as_object()).flat_map(|o| o.keys()).collect();
    let plain = |v: &Value| if *v == 0 || v.as_array().is_some_and(Vec::is_empty) { Value::Null } else { v.clone() };
    keys.into_iter().all(|key| plain(&a[key.as_str()]) == plain(&b[key.as_str()]))
}

/// A selector's pointer as Go prints it.
fn printed(selector: &Value) -> String {
    if selector.is_null() { "nil".into() } else { go_selector(selector) }
}

/// `--horizontal-pod-autoscaler-*`.
#[derive(Debug, Clone, Default)]
pub struct Flags {
    pub sync_period: Duration,
    pub downscale_stabilization: Duration,
    pub tolerance: f64,
    pub cpu_initialization_period: Duration,
    pub initial_readiness_delay: Duration,
}
