//! The owning task: takes messages from informers and binders, keeps queue and
//! cache, decides one pod at a time.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Instant;

use component_base::metrics::Registry;
use placement::{Node, Pod};
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;

use crate::bind::Writer;
use crate::cache::Cache;
use crate::cycle::{self, Nominated};
use crate::framework::{PreBind, Profile, State};
use crate::info::PodInfo;
use crate::preemption;
use crate::queue::{ClusterEvent, Entry, Queue};

/// What the owning task is told.
pub enum Message {
    Pod {
        old: Option<Arc<Pod>>,
        new: Arc<Pod>,
    },
    PodGone(Arc<Pod>),
    Node {
        old: Option<Arc<Node>>,
        new: Arc<Node>,
    },
    NodeGone(Arc<Node>),
    Event(ClusterEvent),
    /// A binding ended.
    Bound {
        entry: Box<Entry>,
        node: String,
        error: Option<String>,
        /// What its plugins hold reserved.
        state: Box<State>,
    },
}

pub struct Scheduler {
    pub profiles: Vec<Arc<Profile>>,
    pub cache: Cache,
    pub queue: Queue,
    nominated: Nominated,
    start: usize,
    writer: Writer,
    sender: mpsc::UnboundedSender<Message>,
    metrics: Arc<Registry>,
}

impl Scheduler {
    pub fn new(
        profiles: Vec<Arc<Profile>>,
        queue: Queue,
        writer: Writer,
        sender: mpsc::UnboundedSender<Message>,
        metrics: Arc<Registry>,
    ) -> Self {
        Scheduler {
            profiles,
            cache: Cache::default(),
            queue,
            nominated: BTreeMap::new(),
            start: 0,
            writer,
            sender,
            metrics,
        }
    }

    pub async fn run(mut self, mut messages: mpsc::UnboundedReceiver<Message>, shutdown: CancellationToken) {
        loop {
            // Everything known is taken in before a decision.
            while let Ok(message) = messages.try_recv() {
                self.handle(message);
            }
            let wake = self.queue.tick(Instant::now());
            if let Some(entry) = self.queue.pop() {
                self.schedule(entry);
                // Binders and informers get their turn between decisions.
                tokio::task::yield_now().await;
                continue;
            }
            let timer = async {
                match wake {
                    Some(at) => tokio::time::sleep_until(at.into()).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                () = shutdown.cancelled() => return,
                () = timer => {}
                message = messages.recv() => match message {
                    Some(message) => self.handle(message),
                    None => return,
                },
            }
        }
    }

    fn profile(&self, pod: &Pod) -> Option<Arc<Profile>> {
        self.profiles.iter().find(|p| p.scheduler_name == pod.spec.scheduler_name).cloned()
    }

    pub fn handle(&mut self, message: Message) {
        match message {
            Message::Pod { old, new } => self.pod(old, new),
            Message::PodGone(pod) => self.pod_gone(&pod),
            Message::Node { old, new } => {
                self.cache.set_node(new.clone());
                match old {
                    None => self.event(&ClusterEvent::NodeAdded(new)),
                    Some(old) => self.event(&ClusterEvent::NodeUpdated { old, new }),
                }
            }
            Message::NodeGone(node) => self.cache.remove_node(node.name()),
            Message::Event(event) => self.event(&event),
            Message::Bound { entry, node, error, state } => self.bound(*entry, &node, error, *state),
        }
    }

    fn event(&mut self, event: &ClusterEvent) {
        let profiles = self.profiles.clone();
        self.queue.event(event, |entry| hinted(&profiles, event, entry), Instant::now());
        if let ClusterEvent::DeviceClaim { .. } = event {
            // A claim that a pod has waited for before the queue.
            let profile = |pod: &PodInfo| profiles.iter().find(|p| p.scheduler_name == pod.pod.spec.scheduler_name);
            self.queue.open_gates(|pod| profile(pod).is_some_and(|p| p.pre_enqueue(pod).is_ok()));
        }
    }

    fn pod(&mut self, old: Option<Arc<Pod>>, new: Arc<Pod>) {
        let now = Instant::now();
        if !new.spec.node_name.is_empty() {
            self.queue.delete(&new.metadata.uid);
            self.forget_nomination(&new.metadata.uid);
            let info = Arc::new(PodInfo::new(new.clone()));
            if new.is_finished() {
                // Finished pods leave their room.
                if self.cache.node_of(&new.metadata.uid).is_some() {
                    self.cache.remove_pod(&new.metadata.uid);
                    self.event(&ClusterEvent::PodDeleted(info));
                }
                return;
            }
            let known = self.cache.node_of(&new.metadata.uid).is_some() && !self.cache.is_assumed(&new.metadata.uid);
            self.cache.set_pod(info.clone());
            match old.filter(|o| known && !o.spec.node_name.is_empty()) {
                Some(old) => self.event(&ClusterEvent::PodUpdated { old: Arc::new(PodInfo::new(old)), new: info }),
                None => self.event(&ClusterEvent::PodAdded(info)),
            }
            return;
        }
        let Some(profile) = self.profile(&new) else { return };
        if new.is_finished() || self.cache.is_assumed(&new.metadata.uid) {
            return;
        }
        if new.is_terminating() {
            self.queue.delete(&new.metadata.uid);
            self.forget_nomination(&new.metadata.uid);
            return;
        }
        let info = Arc::new(PodInfo::new(new.clone()));
        self.remember_nomination(&info);
        let gated = !profile.pre_enqueue(&info).is_ok();
        match old {
            None => self.queue.update(info, gated, |_| true, now),
            Some(old) => {
                let event = ClusterEvent::TargetUpdated { old: Arc::new(PodInfo::new(old.clone())), new: info.clone() };
                // Our own writes to status are no reason to try again.
                let changed = old.spec != new.spec
                    || old.metadata.labels != new.metadata.labels
                    || old.metadata.annotations != new.metadata.annotations;
                let plugins = profile.clone();
                self.queue.update(
                    info,
                    gated,
                    |entry| changed && plugins.hinted(&event, &entry.info, &entry.unschedulable_plugins),
                    now,
                );
            }
        }
    }

    fn pod_gone(&mut self, pod: &Arc<Pod>) {
        let uid = &pod.metadata.uid;
        self.queue.delete(uid);
        self.forget_nomination(uid);
        if !pod.spec.node_name.is_empty() || self.cache.node_of(uid).is_some() {
            self.cache.remove_pod(uid);
            self.event(&ClusterEvent::PodDeleted(Arc::new(PodInfo::new(pod.clone()))));
        }
    }

    fn remember_nomination(&mut self, info: &Arc<PodInfo>) {
        self.forget_nomination(info.uid());
        let node = &info.pod.status.nominated_node_name;
        if !node.is_empty() {
            self.nominated.entry(node.clone()).or_default().push(info.clone());
        }
    }
    fn forget_nomination(&mut self, uid: &str) {
        self.nominated.retain(|_, pods| {
            pods.retain(|p| p.uid() != uid);
            !pods.is_empty()
        });
    }

    fn schedule(&mut self, entry: Entry) {
        let pod = entry.info.clone();
        let Some(profile) = self.profile(&pod.pod) else {
            self.queue.done(pod.uid());
            return;
        };
        let began = Instant::now();
        let snapshot = self.cache.snapshot();
        let mut state = State::default();
        let outcome =
            cycle::schedule(&profile, &mut state, &pod, &snapshot, &self.nominated, &mut self.start, rand::random());
        self.observe("scheduler_scheduling_algorithm_duration_seconds", &[], began);
        match outcome {
            cycle::Outcome::Node(node) => self.assume(&profile, state, entry, node),
            cycle::Outcome::Error(text) => self.failed(entry, BTreeSet::new(), "SchedulerError", &text, None),
            cycle::Outcome::Unschedulable(failure) => {
                let mut message = failure.message();
                let mut nominated = None;
                let mut plugins = failure.plugins.clone();
                if profile.has("postFilter", "DefaultPreemption") && failure.nodes > 0 {
                    match preemption::find(&profile, &state, &pod, &snapshot, &self.nominated, &failure) {
                        preemption::Outcome::Candidate(candidate) => {
                            message = format!(
                                "{message} preemption: found a potential placement for pod on node {}, preempting {} victims",
                                candidate.node,
                                candidate.victims.len()
                            );
                            self.preempt(&pod, &candidate);
                            plugins.insert("DefaultPreemption");
                            nominated = Some(candidate.node);
                        }
                        preemption::Outcome::Text(text) if failure.pre_filter.is_some() => {
                            message = format!("{message} {text}")
                        }
                        preemption::Outcome::Text(text) => {
                            message = format!("{message} preemption: {text}");
                            // A promise that cannot be kept is taken back.
                            if !pod.pod.status.nominated_node_name.is_empty() && !text.contains("terminating pod") {
                                nominated = Some(String::new());
                            }
                        }
                    }
                }
                self.failed(entry, plugins, "Unschedulable", &message, nominated);
            }
        }
    }

    fn preempt(&mut self, pod: &Arc<PodInfo>, candidate: &preemption::Candidate) {
        let mut promised = (*pod.pod).clone();
        promised.status.nominated_node_name.clone_from(&candidate.node);
        let info = Arc::new(PodInfo::new(Arc::new(promised)));
        // Promises to less important pods on this node no longer hold.
        let weaker: Vec<Arc<PodInfo>> = self
            .nominated
            .get(&candidate.node)
            .into_iter()
            .flatten()
            .filter(|p| p.pod.priority() < pod.pod.priority())
            .cloned()
            .collect();
        for other in &weaker {
            self.forget_nomination(other.uid());
        }
        self.remember_nomination(&info);
        self.metrics.with("scheduler_preemption_attempts_total", &[]).inc();
        self.metrics.with("scheduler_preemption_victims", &[]).observe(candidate.victims.len() as f64);
        let (writer, pod, node, victims) =
            (self.writer.clone(), pod.clone(), candidate.node.clone(), candidate.victims.clone());
        tokio::spawn(async move {
            for other in weaker {
                writer.clear_nomination(&other).await;
            }
            writer.preempt(pod, &node, victims).await;
        });
    }

    fn assume(&mut self, profile: &Arc<Profile>, mut state: State, entry: Entry, node: String) {
        let pod = entry.info.clone();
        let verdict = profile.reserve(&mut state, &pod, &node);
        let verdict = if verdict.is_ok() { profile.permit(&state, &pod, &node) } else { verdict };
        if !verdict.is_ok() {
            profile.unreserve(&mut state, &pod, &node);
            let plugins = BTreeSet::from([verdict.plugin]);
            self.failed(entry, plugins, "Unschedulable", &verdict.message(), None);
            return;
        }
        self.cache.assume(pod.clone(), &node);
        self.forget_nomination(pod.uid());
        let (writer, sender) = (self.writer.clone(), self.sender.clone());
        let before = match self.cache.snapshot().get(&node) {
            Some(info) => profile.pre_bind(&state, &pod, &info.node, &writer.client),
            None => Vec::new(),
        };
        tokio::spawn(async move {
            if !before.is_empty() {
                writer.expect(&pod, &node).await;
            }
            let error = bind(&writer, before, &pod, &node).await.err();
            if error.is_none() {
                writer.scheduled(&pod, &node);
            }
            // The owner is gone only when the process ends.
            let _ = sender.send(Message::Bound { entry: Box::new(entry), node, error, state: Box::new(state) });
        });
    }

    fn bound(&mut self, entry: Entry, node: &str, error: Option<String>, mut state: State) {
        let uid = entry.info.uid().to_owned();
        match error {
            None => {
                self.queue.done(&uid);
                self.attempt("scheduled", &entry);
                let took = entry.since.elapsed().as_secs_f64();
                let attempts = entry.attempts.to_string();
                if let Some(family) = self.metrics.get("scheduler_pod_scheduling_sli_duration_seconds") {
                    family.with(&[&attempts]).observe(took);
                }
            }
            Some(text) => {
                if let Some(profile) = self.profile(&entry.info.pod) {
                    profile.unreserve(&mut state, &entry.info, node);
                }
                let assumed = self.cache.is_assumed(&uid);
                if assumed {
                    self.cache.remove_pod(&uid);
                    let event = ClusterEvent::PodDeleted(entry.info.clone());
                    self.event(&event);
                }
                tracing::error!(pod = %entry.info.pod.key(), node, err = %text, "Error binding pod");
                // What was promised while the binding was prepared is taken back.
                self.failed(entry, BTreeSet::new(), "SchedulerError", &text, Some(String::new()));
            }
        }
    }

    fn failed(
        &mut self,
        entry: Entry,
        plugins: BTreeSet<&'static str>,
        reason: &'static str,
        message: &str,
        nominated: Option<String>,
    ) {
        let pod = entry.info.clone();
        let result = if reason == "Unschedulable" { "unschedulable" } else { "error" };
        self.attempt(result, &entry);
        let profiles = self.profiles.clone();
        self.queue.requeue(entry, plugins, |event, entry| hinted(&profiles, event, entry), Instant::now());
        self.writer.failed(&pod, message);
        let (writer, message) = (self.writer.clone(), message.to_owned());
        tokio::spawn(async move { writer.condition(&pod, reason, &message, nominated.as_deref()).await });
    }

    fn attempt(&self, result: &str, entry: &Entry) {
        let profile = &entry.info.pod.spec.scheduler_name;
        self.metrics.with("scheduler_schedule_attempts_total", &[result, profile]).inc();
    }

    fn observe(&self, name: &str, labels: &[&str], since: Instant) {
        if let Some(family) = self.metrics.get(name) {
            family.with(labels).observe(since.elapsed().as_secs_f64());
        }
    }
}

/// The plugins' work, then the binding.
async fn bind(writer: &Writer, before: Vec<(&'static str, PreBind)>, pod: &PodInfo, node: &str) -> Result<(), String> {
    for (plugin, work) in before {
        work.await.map_err(|error| format!("running PreBind plugin {plugin:?}: {error}"))?;
    }
    writer.bind(pod, node).await.map_err(|error| format!("running Bind plugin \"DefaultBinder\": {error}"))
}

fn hinted(profiles: &[Arc<Profile>], event: &ClusterEvent, entry: &Entry) -> bool {
    if matches!(event, ClusterEvent::Any) {
        return true;
    }
    profiles
        .iter()
        .find(|p| p.scheduler_name == entry.info.pod.spec.scheduler_name)
        .is_some_and(|p| p.hinted(event, &entry.info, &entry.unschedulable_plugins))
}
