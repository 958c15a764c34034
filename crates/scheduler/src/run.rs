//! The process: configuration, serving, lease, informers, the owning task.
//!
//! Upstream followed: cmd/kube-scheduler/app/server.go, pkg/scheduler/eventhandlers.go.

use std::sync::Arc;

use component_base::flags::FlagSet;
use component_base::health::Checks;
use component_base::metrics::Registry;
use informers::{Event, Factory, Informer, Selection};
use placement::{Node, Pod};
use reconciler::leader::Elector;
use reconciler::{EventRecorder, LeaderConfig};
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;

use crate::bind::Writer;
use crate::config::Config;
use crate::listers::Listers;
use crate::queue::{ClusterEvent, Queue};
use crate::scheduler::{Message, Scheduler};

/// `HealthzAdaptor`'s tolerance.
const LEADER_HEALTH_TOLERANCE: std::time::Duration = std::time::Duration::from_secs(20);

/// Pods and Nodes as `placement` sees them, as informer objects.
#[derive(serde::Deserialize)]
#[serde(transparent)]
struct PodObject(Arc<Pod>);
#[derive(serde::Deserialize)]
#[serde(transparent)]
struct NodeObject(Arc<Node>);

macro_rules! object {
    ($type:ty) => {
        impl informers::Object for $type {
            fn name(&self) -> &str {
                &self.0.metadata.name
            }
            fn namespace(&self) -> &str {
                &self.0.metadata.namespace
            }
            fn uid(&self) -> &str {
                &self.0.metadata.uid
            }
            fn resource_version(&self) -> &str {
                &self.0.metadata.resource_version
            }
        }
    };
}
object!(PodObject);
object!(NodeObject);

pub async fn run(flags: FlagSet, shutdown: CancellationToken) -> anyhow::Result<()> {
    let config = crate::config::load(&flags).map_err(anyhow::Error::msg)?;
    // Bad plugin lists fail before anything is served.
    config.profiles(&Listers::detached()).map_err(|e| anyhow::anyhow!("initializing profiles: {e}"))?;
    let base = client::Config::from_flags(&config.master, &config.kubeconfig)?.with_component(
        "kube-scheduler",
        config.qps,
        config.burst,
    );
    let client = client::Client::new(base.clone())?;
    let host = std::fs::read_to_string("/proc/sys/kernel/hostname").unwrap_or_default().trim().to_owned();
    let metrics = Registry::new("kube-scheduler", component_base::tables::kube_scheduler::METRICS);
    let (live, ready) = (Checks::default(), Checks::default());

    let options = serving::Options::from_flags(&flags);
    if options.port != 0 {
        let server = serving::Server::bind(options, &host).await.map_err(anyhow::Error::msg)?;
        let mut endpoints = serving::Endpoints::default();
        endpoints.healthz = Some(live.clone());
        endpoints.livez = Some(live.clone());
        endpoints.readyz = Some(ready.clone());
        endpoints.metrics = Some(metrics.clone());
        let document = config.document.clone();
        endpoints.page("/configz", move || {
            ("application/json", serde_json::json!({"componentconfig": document}).to_string())
        });
        tokio::spawn(server.run(endpoints, shutdown.clone()));
    }
    let instance = format!("{}-{host}", crate::config::DEFAULT_NAME);
    let recorder = EventRecorder::series(client.clone(), crate::config::DEFAULT_NAME, &instance, shutdown.clone());

    // Informers fill before the lease is held: a new leader decides at once.
    let factory = Factory::new(client.clone(), shutdown.clone());
    let listers = Listers::watch(&factory);
    let (sender, messages) = mpsc::unbounded_channel();
    let pods: Informer<PodObject> = factory
        .informer_with(&client::resources::PODS, Selection::fields("status.phase!=Succeeded,status.phase!=Failed"));
    let nodes: Informer<NodeObject> = factory.informer(&client::resources::NODES);
    {
        let (pods, nodes) = (pods.clone(), nodes.clone());
        ready.add("informer-sync", move || {
            if pods.has_synced() && nodes.has_synced() { Ok(()) } else { Err("informers have not synced".into()) }
        });
    }
    let scheduler = Scheduler::new(
        config.profiles(&listers).map_err(|e| anyhow::anyhow!("initializing profiles: {e}"))?,
        Queue::new(config.initial_backoff, config.max_backoff),
        Writer { client: client.clone(), recorder: recorder.clone() },
        sender.clone(),
        metrics.clone(),
    );

    let lead = move |token: CancellationToken| async move {
        factory.wait_for_sync().await;
        subscribe(&pods, &nodes, &listers, &sender);
        scheduler.run(messages, token).await;
    };
    let Some(leader) = config.leader(LeaderConfig::identity(&host)) else {
        lead(shutdown).await;
        return Ok(());
    };
    elect(&config, leader, base, recorder, live, metrics, shutdown, lead).await
}

async fn elect<F, Fut>(
    _: &Config,
    leader: LeaderConfig,
    base: client::Config,
    recorder: EventRecorder,
    live: Checks,
    metrics: Arc<Registry>,
    shutdown: CancellationToken,
    lead: F,
) -> anyhow::Result<()>
where
    F: FnOnce(CancellationToken) -> Fut,
    Fut: Future<Output = ()> + Send + 'static,
{
    let mut election = base;
    // Requests for the lease must not wait longer than half the deadline.
    election.timeout = Some(leader.renew_deadline / 2);
    let client = client::Client::new(election)?.with_user_agent_part("leader-election");
    let lease = leader.name.clone();
    let elector = Elector::new(leader, client, recorder).map_err(anyhow::Error::msg)?;
    let status = elector.status();
    let gauge = metrics.get("leader_election_master_status").map(|family| family.with(&[&lease]));
    live.add("leaderElection", move || {
        if let Some(gauge) = &gauge {
            gauge.set(f64::from(u8::from(status.is_leader())));
        }
        status.check(LEADER_HEALTH_TOLERANCE)
    });
    elector.run(shutdown, lead).await?;
    Ok(())
}

fn subscribe(
    pods: &Informer<PodObject>,
    nodes: &Informer<NodeObject>,
    listers: &Listers,
    sender: &mpsc::UnboundedSender<Message>,
) {
    // Handlers run in the informer's task; the channel keeps their order. Its
    // length is bounded by what the API server sends between two decisions.
    let send = sender.clone();
    nodes.add_handler(move |event| {
        let message = match event {
            Event::Added { object, .. } => Message::Node { old: None, new: object.0.clone() },
            Event::Updated { old, new } if old.0 == new.0 => return,
            Event::Updated { old, new } => Message::Node { old: Some(old.0.clone()), new: new.0.clone() },
            Event::Deleted { object, .. } => Message::NodeGone(object.0.clone()),
        };
        let _ = send.send(message);
    });
    let send = sender.clone();
    pods.add_handler(move |event| {
        let message = match event {
            Event::Added { object, .. } => Message::Pod { old: None, new: object.0.clone() },
            Event::Updated { old, new } if old.0.metadata.uid != new.0.metadata.uid => {
                let _ = send.send(Message::PodGone(old.0.clone()));
                Message::Pod { old: None, new: new.0.clone() }
            }
            Event::Updated { old, new } => Message::Pod { old: Some(old.0.clone()), new: new.0.clone() },
            Event::Deleted { object, .. } => Message::PodGone(object.0.clone()),
        };
        let _ = send.send(message);
    });
    let send = sender.clone();
    listers.namespaces.add_handler(move |event| {
        if event.old().is_none_or(|old| old.metadata.labels != event.object().metadata.labels) {
            let name = event.object().metadata.name.clone();
            let _ = send.send(Message::Event(ClusterEvent::NamespaceUpdated(name)));
        }
    });
    let send = sender.clone();
    listers.claims.add_handler(move |event| {
        if event.old().is_none_or(|old| old != event.object()) {
            let _ = send.send(Message::Event(ClusterEvent::Claim(event.object().clone())));
        }
    });
    let send = sender.clone();
    listers.volumes.add_handler(move |event| {
        if event.old().is_none_or(|old| old != event.object()) {
            let _ = send.send(Message::Event(ClusterEvent::Volume(event.object().clone())));
        }
    });
    let send = sender.clone();
    listers.storage_classes.add_handler(move |event| {
        if let Event::Added { object: new, .. } | Event::Updated { new, .. } = event {
            let event = ClusterEvent::StorageClass { old: event.old().cloned(), new: new.clone() };
            let _ = send.send(Message::Event(event));
        }
    });
    let send = sender.clone();
    listers.csi_nodes.add_handler(move |event| {
        if let Event::Added { object: new, .. } | Event::Updated { new, .. } = event {
            let event = ClusterEvent::CsiNode { old: event.old().cloned(), new: new.clone() };
            let _ = send.send(Message::Event(event));
        }
    });
    let send = sender.clone();
    listers.csi_drivers.add_handler(move |event| {
        if let Event::Updated { old, new } = event {
            let _ = send.send(Message::Event(ClusterEvent::CsiDriver { old: old.clone(), new: new.clone() }));
        }
    });
    let send = sender.clone();
    listers.capacities.add_handler(move |event| {
        if let Event::Added { object: new, .. } | Event::Updated { new, .. } = event {
            let event = ClusterEvent::StorageCapacity { old: event.old().cloned(), new: new.clone() };
            let _ = send.send(Message::Event(event));
        }
    });
    let send = sender.clone();
    listers.attachments.add_handler(move |event| {
        if let Event::Deleted { .. } = event {
            let _ = send.send(Message::Event(ClusterEvent::AttachmentDeleted));
        }
    });
    let send = sender.clone();
    listers.resource_claims.add_handler(move |event| {
        let event = match event {
            Event::Deleted { object, .. } => ClusterEvent::DeviceClaim { old: Some(object.clone()), new: None },
            event => ClusterEvent::DeviceClaim { old: event.old().cloned(), new: Some(event.object().clone()) },
        };
        let _ = send.send(Message::Event(event));
    });
    let send = sender.clone();
    listers.resource_slices.add_handler(move |event| {
        if !matches!(event, Event::Deleted { .. }) {
            let _ = send.send(Message::Event(ClusterEvent::ResourceSlice));
        }
    });
    let send = sender.clone();
    listers.device_classes.add_handler(move |event| {
        if !matches!(event, Event::Deleted { .. }) {
            let _ = send.send(Message::Event(ClusterEvent::DeviceClass));
        }
    });
}
