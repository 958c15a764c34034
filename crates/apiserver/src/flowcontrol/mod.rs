//! Priority and fairness: each request belongs to a FlowSchema and through it
//! to a priority level, which has a share of the server's seats and queues for
//! what does not fit.
//!
//! The configuration is watched; every answer names the schema and level that
//! classified it. Limits: a request waits at most a quarter of the request
//! timeout; queue lengths are the levels' own.
//!
//! Upstream followed: `apiserver/pkg/server/filters/priority-and-fairness.go`,
//! `apiserver/pkg/util/flowcontrol`.

pub mod config;
pub mod max_in_flight;
pub mod metrics;
pub mod queues;

use std::collections::{BTreeMap, HashMap};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use std::time::Duration;

use apimachinery::{GroupResource, Status, Value};
use async_trait::async_trait;
use parking_lot::{Mutex, RwLock};
use tokio::sync::oneshot;

use crate::pipeline::{Fairness, Ticket};
use crate::request::{Loopback, LoopbackEvent, RequestInfo, UserInfo};
use config::{FlowSchema, PriorityLevel, dangling_condition, seats};
use queues::{Admission, Level};

const GROUP: &str = "flowcontrol.apiserver.k8s.io";
const CONSUMER: &str = "api-priority-and-fairness-config-consumer-v1";
/// Seconds told to a rejected client.
const RETRY_AFTER_SECONDS: u32 = 1;

type SharedLevel = Arc<Mutex<Level<oneshot::Sender<Seat>>>>;

/// A seat in a level, given back on drop.
struct Seat(SharedLevel);

impl Drop for Seat {
    fn drop(&mut self) {
        let mut woken = self.0.lock().leave();
        while let Some(waker) = woken.pop() {
            // A waiter that has gone drops its seat at once, which lets the next in.
            let _ = waker.send(Seat(self.0.clone()));
        }
    }
}

#[derive(Default)]
struct Configuration {
    /// By precedence, then name.
    schemas: Vec<Arc<FlowSchema>>,
    levels: BTreeMap<String, (PriorityLevel, SharedLevel)>,
}

pub struct PriorityAndFairness {
    configuration: RwLock<Configuration>,
    /// `--max-requests-inflight` and `--max-mutating-requests-inflight` together.
    server_seats: u64,
    wait: Duration,
    pub metrics: metrics::FlowMetrics,
}

impl PriorityAndFairness {
    pub fn new(server_seats: u64, request_timeout: Duration) -> Arc<Self> {
        Arc::new(PriorityAndFairness {
            configuration: RwLock::default(),
            server_seats,
            wait: request_timeout / 4,
            metrics: Default::default(),
        })
    }

    /// Follows the two kinds and keeps the schemas' `Dangling` conditions; ends
    /// with the watches.
    pub async fn run(self: Arc<Self>, loopback: Arc<dyn Loopback>) {
        let mut schemas: HashMap<String, Value> = HashMap::new();
        let mut levels: HashMap<String, Value> = HashMap::new();
        let mut schema_events = loopback.watch(&GroupResource::new(GROUP, "flowschemas"));
        let mut level_events = loopback.watch(&GroupResource::new(GROUP, "prioritylevelconfigurations"));
        loop {
            let (event, known) = tokio::select! {
                event = schema_events.recv() => (event, &mut schemas),
                event = level_events.recv() => (event, &mut levels),
            };
            let Some(event) = event else { return };
            let name = |object: &Value| object["metadata"]["name"].as_str().unwrap_or_default().to_owned();
            match event {
                LoopbackEvent::Synced => {}
                LoopbackEvent::Applied(object) => {
                    known.insert(name(&object), object);
                }
                LoopbackEvent::Deleted(object) => {
                    known.remove(&name(&object));
                }
            }
            self.configure(&schemas, &levels);
            if schema_events.is_empty() && level_events.is_empty() {
                report_dangling(&loopback, &schemas, &levels).await;
            }
        }
    }

    /// Each level's name, waiting requests and seats in use.
    pub fn levels(&self) -> Vec<(String, usize, u64)> {
        let configuration = self.configuration.read();
        configuration
            .levels
            .iter()
            .map(|(name, (_, level))| {
                let level = level.lock();
                (name.clone(), level.waiting(), level.in_use())
            })
            .collect()
    }

    fn configure(&self, schemas: &HashMap<String, Value>, levels: &HashMap<String, Value>) {
        let mut parsed: Vec<PriorityLevel> = levels.values().map(PriorityLevel::from_object).collect();
        parsed.sort_by(|a, b| a.name.cmp(&b.name));
        let seats = seats(&parsed, self.server_seats);
        let mut ordered: Vec<Arc<FlowSchema>> =
            schemas.values().map(|object| Arc::new(FlowSchema::from_object(object))).collect();
        ordered.sort_by(|a, b| (a.precedence, &a.name).cmp(&(b.precedence, &b.name)));
        let mut configuration = self.configuration.write();
        let mut old = std::mem::take(&mut configuration.levels);
        for level in parsed {
            let limit = seats.get(&level.name).copied().unwrap_or(1);
            self.metrics.seats(&level.name, limit);
            let shared = match old.remove(&level.name) {
                Some((_, shared)) => {
                    shared.lock().reconfigure(limit, level.queuing);
                    shared
                }
                None => Arc::new(Mutex::new(Level::new(limit, level.queuing))),
            };
            configuration.levels.insert(level.name.clone(), (level, shared));
        }
        configuration.schemas = ordered;
    }

    fn classify(&self, user: &UserInfo, info: &RequestInfo) -> Option<(Arc<FlowSchema>, PriorityLevel, SharedLevel)> {
        let configuration = self.configuration.read();
        configuration.schemas.iter().filter(|schema| schema.matches(user, info)).find_map(|schema| {
            let (level, shared) = configuration.levels.get(&schema.priority_level)?;
            Some((schema.clone(), level.clone(), shared.clone()))
        })
    }
}

/// Writes the condition of schemas where it is missing or wrong.
async fn report_dangling(
    loopback: &Arc<dyn Loopback>,
    schemas: &HashMap<String, Value>,
    levels: &HashMap<String, Value>,
) {
    for object in schemas.values() {
        let schema = FlowSchema::from_object(object);
        let mut wanted = dangling_condition(&schema, levels.contains_key(&schema.priority_level));
        let current = object["status"]["conditions"].as_array().into_iter().flatten().find(|c| c["type"] == "Dangling");
        let same = current.is_some_and(|current| {
            ["status", "reason", "message"].iter().all(|field| current[*field] == wanted[*field])
        });
        if same {
            continue;
        }
        wanted["lastTransitionTime"] = jiff::Timestamp::now().strftime("%Y-%m-%dT%H:%M:%SZ").to_string().into();
        let status = serde_json::json!({
            "apiVersion": format!("{GROUP}/v1"),
            "kind": "FlowSchema",
            "metadata": {"name": schema.name},
            "status": {"conditions": [wanted]},
        });
        let resource = GroupResource::new(GROUP, "flowschemas");
        if let Err(status) = loopback.apply(CONSUMER, &resource, "", "status", status).await {
            tracing::warn!(error = %status, name = schema.name, "The condition of a FlowSchema could not be written");
        }
    }
}

fn rejected() -> Status {
    Status::too_many_requests("Too many requests, please try again later.", RETRY_AFTER_SECONDS)
}

#[async_trait]
impl Fairness for PriorityAndFairness {
    async fn admit(
        &self,
        user: &UserInfo,
        info: &RequestInfo,
        long_running: bool,
    ) -> Result<Option<Ticket>, (Option<Ticket>, Status)> {
        // Streams of other kinds than watches are not counted and not named.
        if long_running && info.verb != "watch" {
            return Ok(None);
        }
        let Some((schema, level, shared)) = self.classify(user, info) else { return Ok(None) };
        let ticket = |guard: Option<Box<dyn Send + Sync>>| {
            Some(Ticket { flow_schema_uid: schema.uid.clone(), priority_level_uid: level.uid.clone(), guard })
        };
        let kind = if long_running { "watch" } else { "regular" };
        if level.exempt {
            self.metrics.waited(&level.name, &schema.name, true, Duration::ZERO);
            let running = self.metrics.executing(&level.name, &schema.name, kind);
            return Ok(ticket(running.map(|running| Box::new(running) as Box<dyn Send + Sync>)));
        }
        let began = std::time::Instant::now();
        let mut hasher = DefaultHasher::new();
        (&schema.name, schema.flow(user, info)).hash(&mut hasher);
        let (sender, receiver) = oneshot::channel();
        let admission = shared.lock().enter(hasher.finish(), || sender);
        let seat = match admission {
            Admission::Seat => Seat(shared.clone()),
            Admission::Reject => {
                let reason = if level.queuing.is_some() { "queue-full" } else { "concurrency-limit" };
                self.metrics.rejected(&level.name, &schema.name, reason);
                return Err((ticket(None), rejected()));
            }
            Admission::Wait(id) => {
                let _queued = self.metrics.queued(&level.name, &schema.name);
                let mut waiting = Waiting { level: &shared, id, receiver: Some(receiver) };
                match tokio::time::timeout(self.wait, waiting.seat()).await {
                    Ok(Some(seat)) => seat,
                    _ => {
                        self.metrics.rejected(&level.name, &schema.name, "time-out");
                        self.metrics.waited(&level.name, &schema.name, false, began.elapsed());
                        return Err((ticket(None), rejected()));
                    }
                }
            }
        };
        self.metrics.waited(&level.name, &schema.name, true, began.elapsed());
        let running = self.metrics.executing(&level.name, &schema.name, kind);
        // A watch occupies its seat only while it starts, which is a pointer copy here.
        Ok(if long_running { ticket(None) } else { ticket(Some(Box::new((seat, running)))) })
    }
}

/// A place in a queue; leaving it (timeout, closed connection) takes it out.
struct Waiting<'a> {
    level: &'a SharedLevel,
    id: u64,
    receiver: Option<oneshot::Receiver<Seat>>,
}

impl Waiting<'_> {
    async fn seat(&mut self) -> Option<Seat> {
        let receiver = self.receiver.as_mut()?;
        let seat = receiver.await.ok();
        self.receiver = None;
        seat
    }
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        if self.receiver.is_some() {
            // When a seat was sent meanwhile, dropping the receiver gives it back.
            self.level.lock().cancel(self.id);
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// One level that takes everybody, over one seat.
    fn full_of_one(response: Value) -> Arc<PriorityAndFairness> {
        let fairness = PriorityAndFairness::new(1, Duration::from_millis(40));
        let rule = json!({"subjects": [{"kind": "Group", "group": {"name": "*"}}], "nonResourceRules": [{"verbs": ["*"], "nonResourceURLs": ["*"]}]});
        let schema = json!({"metadata": {"name": "all", "uid": "s"},
            "spec": {"matchingPrecedence": 1, "priorityLevelConfiguration": {"name": "one"}, "rules": [rule]}});
        let level = json!({"metadata": {"name": "one", "uid": "l"},
            "spec": {"type": "Limited", "limited": {"nominalConcurrencyShares": 1, "limitResponse": response}}});
        fairness.configure(&HashMap::from([("all".into(), schema)]), &HashMap::from([("one".into(), level)]));
        fairness
    }

    fn asked() -> (UserInfo, RequestInfo) {
        let user = UserInfo { name: "u".into(), groups: vec!["g".into()], ..UserInfo::default() };
        (user, RequestInfo { verb: "get".into(), path: "/x".into(), ..RequestInfo::default() })
    }

    #[tokio::test]
    async fn a_full_level_without_queues_refuses_with_429() {
        let fairness = full_of_one(json!({"type": "Reject"}));
        let (user, info) = asked();
        let first = fairness.admit(&user, &info, false).await.ok().flatten().expect("a seat");
        assert_eq!((first.flow_schema_uid.as_str(), first.priority_level_uid.as_str()), ("s", "l"));
        let (named, refused) = fairness.admit(&user, &info, false).await.err().expect("no seat is left");
        assert_eq!((refused.code, refused.message.as_str()), (429, "Too many requests, please try again later."));
        assert_eq!(refused.details.map(|details| details.retry_after_seconds), Some(1));
        assert_eq!(named.expect("also a refusal names its level").priority_level_uid, "l");
        drop(first);
        assert!(fairness.admit(&user, &info, false).await.is_ok());
    }

    #[tokio::test]
    async fn who_waits_too_long_in_a_queue_is_refused() {
        let queue = json!({"type": "Queue", "queuing": {"queues": 1, "handSize": 1, "queueLengthLimit": 1}});
        let fairness = full_of_one(queue);
        let (user, info) = asked();
        let _first = fairness.admit(&user, &info, false).await.ok().flatten().expect("a seat");
        let refused = fairness.admit(&user, &info, false).await.err().expect("the time is up").1;
        assert_eq!(refused.code, 429);
    }
}
