//! Follows APIServices: checks those that a Service serves, writes their
//! conditions, and puts what they serve into the table and the documents.
//!
//! Limits: a check makes [`ATTEMPTS`] calls of at most [`CHECK_TIMEOUT`]; what
//! failed is checked again after a time that doubles up to [`MAX_BACKOFF`], what
//! passed every [`RESYNC`]; discovery is read again every [`REFRESH`].
//!
//! Upstream followed: `kube-aggregator/pkg/controllers/status`,
//! `kube-aggregator/pkg/apiserver/{apiservice_controller,handler_discovery}.go`.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use apimachinery::{GroupResource, Value};
use apiserver::registry::meta;
use apiserver::request::{Loopback, LoopbackEvent};
use apiserver::serving::Version;
use futures::StreamExt;
use futures::stream::FuturesUnordered;
use tokio::task::JoinSet;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use super::available::{self, Verdict};
use super::documents::{self, OpenApiParts};
use super::remote::{Identity, Remote, aggregator};
use crate::server::openapi_routes::OpenApi;
use crate::server::table::{self, TableKeeper};

const ATTEMPTS: usize = 5;
const CHECK_TIMEOUT: Duration = Duration::from_secs(5);
const MIN_BACKOFF: Duration = Duration::from_millis(500);
const MAX_BACKOFF: Duration = Duration::from_secs(30);
const RESYNC: Duration = Duration::from_secs(300);
const REFRESH: Duration = Duration::from_secs(60);

fn api_services() -> GroupResource {
    GroupResource::new("apiregistration.k8s.io", "apiservices")
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_default()
}

pub struct Controller {
    pub loopback: Arc<dyn Loopback>,
    pub identity: Arc<Identity>,
    pub table: Arc<TableKeeper>,
    pub documents: Arc<OpenApi>,
}

/// One APIService that a Service serves.
struct Known {
    object: Value,
    failures: u32,
    due: Instant,
    running: bool,
    /// Something changed while a check ran.
    again: bool,
    discovery: Value,
    /// The last reading of the discovery failed.
    stale: bool,
    read_at: Option<Instant>,
}

/// What a check found.
struct Found {
    name: String,
    verdict: Verdict,
    /// Where discovery was to be read again.
    discovery: Option<Result<Value, String>>,
    openapi: Option<OpenApiParts>,
}

impl Controller {
    pub async fn run(self, stop: CancellationToken) {
        let mut services = self.loopback.watch(&GroupResource::new("", "services"));
        let mut slices = self.loopback.watch(&GroupResource::new("discovery.k8s.io", "endpointslices"));
        let mut events = self.loopback.watch(&api_services());
        let mut known: BTreeMap<String, Known> = BTreeMap::new();
        let mut checks: JoinSet<Found> = JoinSet::new();
        loop {
            let due = known.values().filter(|k| !k.running).map(|k| k.due).min();
            let wait = due.unwrap_or_else(|| Instant::now() + RESYNC);
            tokio::select! {
                () = stop.cancelled() => return,
                event = events.recv() => match event {
                    None => return,
                    Some(LoopbackEvent::Synced) => {}
                    Some(LoopbackEvent::Deleted(object)) => {
                        let name = meta::name(&object).to_owned();
                        if known.remove(&name).is_some() {
                            self.table.set_remote(&name, None);
                            self.documents.set_remote(&name, None);
                        }
                    }
                    Some(LoopbackEvent::Applied(object)) => self.applied(&mut known, object).await,
                },
                event = services.recv() => if let Some(object) = changed(event) {
                    wake(&mut known, text(&object["metadata"], "namespace"), meta::name(&object));
                },
                event = slices.recv() => if let Some(object) = changed(event) {
                    let name = text(&object["metadata"]["labels"], "kubernetes.io/service-name").to_owned();
                    wake(&mut known, text(&object["metadata"], "namespace"), &name);
                },
                Some(found) = checks.join_next() => if let Ok(found) = found {
                    self.settle(&mut known, found).await;
                },
                () = tokio::time::sleep_until(wait), if due.is_some() => {}
            }
            let now = Instant::now();
            for (name, entry) in known.iter_mut().filter(|(_, entry)| !entry.running && entry.due <= now) {
                entry.running = true;
                let remote = Remote::new(&self.loopback, &self.identity, entry.object.clone(), entry.discovery.clone());
                let read = entry.stale || entry.read_at.is_none_or(|at| at + REFRESH <= now);
                checks.spawn(check(name.clone(), remote, read));
            }
        }
    }

    async fn applied(&self, known: &mut BTreeMap<String, Known>, object: Value) {
        let name = meta::name(&object).to_owned();
        if object["spec"]["service"].is_null() {
            if known.remove(&name).is_some() {
                self.table.set_remote(&name, None);
                self.documents.set_remote(&name, None);
            }
            self.write(&object, &available::local()).await;
            return;
        }
        let entry = known.entry(name.clone()).or_insert_with(|| Known {
            object: Value::Null,
            failures: 0,
            due: Instant::now(),
            running: false,
            again: false,
            discovery: Value::Null,
            stale: true,
            read_at: None,
        });
        if entry.object["spec"] != object["spec"] {
            entry.due = Instant::now();
            entry.again = entry.running;
            entry.read_at = None;
        }
        entry.object = object;
        self.publish(&name, entry);
    }

    /// The group version as it is served now.
    fn publish(&self, name: &str, entry: &Known) {
        let spec = &entry.object["spec"];
        let remote = Remote::new(&self.loopback, &self.identity, entry.object.clone(), entry.discovery.clone());
        let remote = Arc::new(remote);
        self.documents.set_server(name, &remote);
        let version = Version {
            version: text(spec, "version").to_owned(),
            resources: Vec::new(),
            remote: Some(remote),
            stale: entry.stale,
        };
        let remote = table::Remote {
            group: text(spec, "group").to_owned(),
            group_priority: spec["groupPriorityMinimum"].as_i64().unwrap_or(0),
            version_priority: spec["versionPriority"].as_i64().unwrap_or(0),
            version,
        };
        self.table.set_remote(name, Some(remote));
    }

    async fn settle(&self, known: &mut BTreeMap<String, Known>, found: Found) {
        let Some(entry) = known.get_mut(&found.name) else { return };
        entry.running = false;
        let now = Instant::now();
        let good = found.verdict.0 == "True";
        entry.failures = if good { 0 } else { entry.failures.saturating_add(1) };
        let backoff = MIN_BACKOFF.saturating_mul(1 << entry.failures.saturating_sub(1).min(16)).min(MAX_BACKOFF);
        entry.due = match (std::mem::take(&mut entry.again), good) {
            (true, _) => now,
            (false, true) => now + REFRESH.min(RESYNC),
            (false, false) => now + backoff,
        };
        if let Some(discovery) = found.discovery {
            entry.stale = discovery.is_err();
            entry.read_at = Some(now);
            match discovery {
                Ok(discovery) => entry.discovery = discovery,
                Err(why) => tracing::warn!(name = found.name, error = why, "discovery of an APIService was not read"),
            }
        } else if !good {
            entry.stale = true;
        }
        if let Some(parts) = found.openapi {
            let spec = &entry.object["spec"];
            let remote = Remote::new(&self.loopback, &self.identity, entry.object.clone(), Value::Null);
            self.documents.set_remote(
                &found.name,
                Some((text(spec, "group").to_owned(), text(spec, "version").to_owned(), parts, Arc::new(remote))),
            );
        }
        self.publish(&found.name, entry);
        let object = entry.object.clone();
        self.write(&object, &found.verdict).await;
    }

    /// A conflict is answered by the event that carries the newer object.
    async fn write(&self, object: &Value, verdict: &Verdict) {
        let now = meta::time(jiff::Timestamp::now());
        if let Some(new) = available::with_condition(object, verdict, &now)
            && let Err(status) = self.loopback.update(&api_services(), "", "status", new).await
            && !status.is_conflict()
            && !status.is_not_found()
        {
            tracing::warn!(name = meta::name(object), error = %status, "the condition of an APIService was not written");
        }
    }
}

fn changed(event: Option<LoopbackEvent>) -> Option<Value> {
    match event? {
        LoopbackEvent::Applied(object) | LoopbackEvent::Deleted(object) => Some(object),
        LoopbackEvent::Synced => None,
    }
}

/// Those that the Service serves are to be checked now.
fn wake(known: &mut BTreeMap<String, Known>, namespace: &str, name: &str) {
    for entry in known.values_mut() {
        let of = &entry.object["spec"]["service"];
        if text(of, "namespace") == namespace && text(of, "name") == name {
            entry.due = Instant::now();
            entry.again = entry.running;
        }
    }
}

async fn check(name: String, remote: Remote, read: bool) -> Found {
    let verdict = verdict(&remote).await;
    let spec = &remote.object["spec"];
    let (group, version) = (text(spec, "group"), text(spec, "version"));
    let (discovery, openapi) = if read && verdict.0 == "True" {
        let discovery = documents::discovery(&remote, group, version).await;
        (Some(discovery), Some(documents::openapi(&remote, group, version).await))
    } else {
        (None, None)
    };
    Found { name, verdict, discovery, openapi }
}

async fn verdict(remote: &Remote) -> Verdict {
    let of = &remote.object["spec"]["service"];
    let (name, namespace) = (text(of, "name"), text(of, "namespace"));
    let service = remote.loopback.get_cached(&GroupResource::new("", "services"), namespace, name).await.ok();
    let slices = GroupResource::new("discovery.k8s.io", "endpointslices");
    let mut slices = remote.loopback.list_cached(&slices, namespace).await.unwrap_or_default();
    slices.retain(|slice| text(&slice["metadata"]["labels"], "kubernetes.io/service-name") == name);
    if let Some(verdict) = available::without_asking(&remote.object, service.as_ref(), &slices) {
        return verdict;
    }
    let mut calls: FuturesUnordered<_> = (0..ATTEMPTS).map(|_| ask(remote)).collect();
    let mut last = String::new();
    while let Some(outcome) = calls.next().await {
        match outcome {
            Ok(()) => return available::passed(),
            Err(why) => last = why,
        }
    }
    available::failed_discovery(last)
}

/// Whether the server answers for its group version.
async fn ask(remote: &Remote) -> Result<(), String> {
    let spec = &remote.object["spec"];
    let target = remote.target().await?;
    let path = match text(spec, "group") {
        "" => format!("/api/{}", text(spec, "version")),
        group => format!("/apis/{group}/{}", text(spec, "version")),
    };
    let url = format!("https://{}{path}", target.authority());
    let user = aggregator(true);
    let answer = match tokio::time::timeout(CHECK_TIMEOUT, remote.get(&path, &user, &[])).await {
        Ok(Ok(answer)) => answer,
        Ok(Err(error)) => {
            return Err(format!("failing or missing response from {url}: Get \"{url}\": {error}"));
        }
        Err(_) => {
            let why = "context deadline exceeded (Client.Timeout exceeded while awaiting headers)";
            return Err(format!("failing or missing response from {url}: Get \"{url}\": {why}"));
        }
    };
    let code = answer.status().as_u16();
    if (200..300).contains(&code) {
        return Ok(());
    }
    Err(format!("failing or missing response from {url}: bad status from {url}: {code}"))
}
