//! Leader election on a Lease, client-go's algorithm.
//!
//! Invariants: a candidate measures the holder's lease by its own clock, from when
//! it saw the record change, so clocks need not agree; the leader stops before
//! others may start (renew deadline < lease duration); who loses the lease never
//! leads again in this process (the component exits, as upstream's).
//!
//! Upstream's candidates look every retry period, stretched at random to up to 2.2
//! times of it, and so see a change late by up to that and try late by as much again.
//! Here a candidate watches the lease: it sees a renewal when it happens and tries
//! when the lease has run out, so that a new leader is there one lease duration
//! after the last renewal of the old one. Where the watch is not to be had (no right
//! to it, no server), it looks as upstream's do.
//!
//! Upstream followed: client-go/tools/leaderelection.

use std::sync::Arc;
use std::time::Duration;

use client::{Client, Error, ListOptions, WatchEvent, WriteOptions, resources};
use parking_lot::Mutex;
use serde_json::{Value, json};
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use crate::clock::micro_time_text;
use crate::events::{EventRecorder, EventType};
use crate::reference::ObjectReference;

/// `JitterFactor`: candidates wait the retry period and up to 1.2 times more.
const JITTER: f64 = 1.2;

#[derive(Debug, Clone)]
pub struct LeaderConfig {
    pub namespace: String,
    pub name: String,
    /// Mostly `<host name>_<uuid>`.
    pub identity: String,
    pub lease_duration: Duration,
    pub renew_deadline: Duration,
    pub retry_period: Duration,
    /// Give the lease up at a regular end.
    pub release_on_cancel: bool,
}

impl LeaderConfig {
    /// Upstream's 15 s, 10 s, 2 s.
    pub fn new(namespace: &str, name: &str, identity: impl Into<String>) -> Self {
        LeaderConfig {
            namespace: namespace.into(),
            name: name.into(),
            identity: identity.into(),
            lease_duration: Duration::from_secs(15),
            renew_deadline: Duration::from_secs(10),
            retry_period: Duration::from_secs(2),
            release_on_cancel: false,
        }
    }

    /// `host_uuid`.
    pub fn identity(host: &str) -> String {
        format!("{host}_{}", uuid::Uuid::new_v4())
    }

    /// Upstream's checks and texts.
    pub fn validate(&self) -> Result<(), String> {
        if self.lease_duration <= self.renew_deadline {
            return Err("leaseDuration must be greater than renewDeadline".into());
        }
        if self.renew_deadline <= self.retry_period.mul_f64(JITTER) {
            return Err("renewDeadline must be greater than retryPeriod*JitterFactor".into());
        }
        if self.retry_period.is_zero() {
            return Err("retryPeriod must be greater than zero".into());
        }
        Ok(())
    }
}

/// The lease could not be renewed in time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("leaderelection lost")]
pub struct LeaseLost;

/// Who leads, as this process sees it; for health checks and metrics.
#[derive(Debug, Clone, Default)]
pub struct LeaderStatus(Arc<Mutex<StatusInner>>);

#[derive(Debug, Default)]
struct StatusInner {
    leading: bool,
    holder: String,
    renewed: Option<Instant>,
    lease: String,
    lease_duration: Duration,
}

impl LeaderStatus {
    pub fn is_leader(&self) -> bool {
        self.0.lock().leading
    }
    /// The holder's identity; empty before it is known.
    pub fn holder(&self) -> String {
        self.0.lock().holder.clone()
    }
    /// Fails when this process believes to lead but has not renewed for the lease
    /// duration and `tolerance` (upstream's `HealthzAdaptor`, 20 s).
    pub fn check(&self, tolerance: Duration) -> Result<(), String> {
        let inner = self.0.lock();
        let late = inner.renewed.is_some_and(|at| at.elapsed() > inner.lease_duration + tolerance);
        if inner.leading && late {
            return Err(format!("failed election to renew leadership on lease {}", inner.lease));
        }
        Ok(())
    }
}

/// A lease's spec as last read or written.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Record {
    pub holder: String,
    pub lease_duration_seconds: i64,
    pub acquire_time: String,
    pub renew_time: String,
    pub transitions: i64,
}

impl Record {
    fn from_lease(lease: &Value) -> Self {
        let spec = &lease["spec"];
        let text = |name: &str| spec[name].as_str().unwrap_or_default().to_owned();
        Record {
            holder: text("holderIdentity"),
            lease_duration_seconds: spec["leaseDurationSeconds"].as_i64().unwrap_or_default(),
            acquire_time: text("acquireTime"),
            renew_time: text("renewTime"),
            transitions: spec["leaseTransitions"].as_i64().unwrap_or_default(),
        }
    }
    /// Into a lease, whose other fields stay.
    fn write(&self, lease: &mut Value) {
        let spec = &mut lease["spec"];
        spec["holderIdentity"] = self.holder.as_str().into();
        spec["leaseDurationSeconds"] = self.lease_duration_seconds.into();
        spec["acquireTime"] = self.acquire_time.as_str().into();
        spec["renewTime"] = self.renew_time.as_str().into();
        spec["leaseTransitions"] = self.transitions.into();
    }
}

/// Pure part: what a candidate may do with the record it sees.
#[derive(Debug, PartialEq)]
enum Move {
    /// Someone else holds it.
    Wait,
    Write(Record),
}

/// `valid`: the holder's lease has not run out since the record was seen to change.
fn decide(config: &LeaderConfig, seen: &Record, valid: bool, now: &str) -> Move {
    let leading = seen.holder == config.identity;
    if !seen.holder.is_empty() && valid && !leading {
        return Move::Wait;
    }
    Move::Write(Record {
        holder: config.identity.clone(),
        lease_duration_seconds: config.lease_duration.as_secs() as i64,
        acquire_time: if leading { seen.acquire_time.clone() } else { now.to_owned() },
        renew_time: now.to_owned(),
        transitions: if leading { seen.transitions } else { seen.transitions + 1 },
    })
}

/// One candidate.
pub struct Elector {
    config: LeaderConfig,
    client: Client,
    recorder: EventRecorder,
    status: LeaderStatus,
    /// The lease as the server has it, as far as known.
    lease: Option<Value>,
    observed: Record,
    observed_at: Option<Instant>,
    reported: String,
}

impl Elector {
    /// `client` should be `with_user_agent_part("leader-election")` and have a
    /// timeout of half the renew deadline, as upstream's.
    pub fn new(config: LeaderConfig, client: Client, recorder: EventRecorder) -> Result<Self, String> {
        config.validate()?;
        let status = LeaderStatus::default();
        {
            let mut inner = status.0.lock();
            inner.lease.clone_from(&config.name);
            inner.lease_duration = config.lease_duration;
        }
        Ok(Elector {
            config,
            client,
            recorder,
            status,
            lease: None,
            observed: Record::default(),
            observed_at: None,
            reported: String::new(),
        })
    }

    pub fn status(&self) -> LeaderStatus {
        self.status.clone()
    }

    /// Waits for the lease, runs `lead` while it is held, renews it. Ends well when
    /// `shutdown` comes or `lead` returns; ends with [`LeaseLost`] when the lease is
    /// lost, after `lead`'s token was cancelled and without waiting for it: the
    /// caller must exit.
    pub async fn run<F, Fut>(mut self, shutdown: CancellationToken, lead: F) -> Result<(), LeaseLost>
    where
        F: FnOnce(CancellationToken) -> Fut,
        Fut: Future<Output = ()> + Send + 'static,
    {
        tracing::info!(
            lease = format!("{}/{}", self.config.namespace, self.config.name),
            "Attempting to acquire leader lease..."
        );
        tokio::select! {
            () = self.acquire() => {}
            () = shutdown.cancelled() => return Ok(()),
        }
        self.record_event("became leader");
        tracing::info!(
            lease = format!("{}/{}", self.config.namespace, self.config.name),
            "Successfully acquired lease"
        );
        self.status.0.lock().leading = true;
        let token = shutdown.child_token();
        let mut leading = tokio::spawn(lead(token.clone()));
        let lost = tokio::select! {
            () = self.renew() => true,
            _ = &mut leading => false,
            () = shutdown.cancelled() => {
                // What leads hears of it through its child token.
                let _ = leading.await;
                false
            }
        };
        token.cancel();
        self.status.0.lock().leading = false;
        if lost {
            self.record_event("stopped leading");
            tracing::error!(lease = format!("{}/{}", self.config.namespace, self.config.name), "Failed to renew lease");
            return Err(LeaseLost);
        }
        if self.config.release_on_cancel {
            self.release().await;
        }
        self.record_event("stopped leading");
        Ok(())
    }

    async fn acquire(&mut self) {
        loop {
            let got = self.try_acquire_or_renew().await;
            self.report_transition();
            if got {
                return;
            }
            if !self.lease_ran_out().await {
                let wait = self.config.retry_period.mul_f64(1.0 + JITTER * rand::random::<f64>());
                tokio::time::sleep(wait).await;
            }
        }
    }

    /// Watches the lease of another until it is worth a try: given up, gone, or run
    /// out. False: there is nothing to watch, or no watch.
    async fn lease_ran_out(&mut self) -> bool {
        let held_by_other = !self.observed.holder.is_empty() && self.observed.holder != self.config.identity;
        if !held_by_other || !self.is_valid() {
            return false;
        }
        let Some(lease) = &self.lease else { return false };
        let options = ListOptions {
            field_selector: format!("metadata.name={}", self.config.name),
            resource_version: lease["metadata"]["resourceVersion"].as_str().unwrap_or_default().to_owned(),
            ..Default::default()
        };
        let opened = self.client.watch::<Value>(&resources::LEASES, &self.config.namespace, &options).await;
        let Ok(mut events) = opened else { return false };
        loop {
            tokio::select! {
                event = events.next() => match event {
                    Some(Ok(WatchEvent::Added(lease) | WatchEvent::Modified(lease))) => {
                        self.observe(lease);
                        self.report_transition();
                        if self.observed.holder.is_empty() {
                            return true;
                        }
                    }
                    Some(Ok(WatchEvent::Deleted(_))) => return true,
                    Some(Ok(_)) => {}
                    // The caller waits before it looks again.
                    Some(Err(_)) | None => return false,
                },
                () = tokio::time::sleep_until(self.expires_at()) => return true,
            }
        }
    }

    /// When the lease as it was last seen to change has run out.
    fn expires_at(&self) -> Instant {
        let lasts = Duration::from_secs(self.observed.lease_duration_seconds.max(0) as u64);
        self.observed_at.unwrap_or_else(Instant::now) + lasts
    }

    /// Returns when the lease was not renewed for the renew deadline.
    async fn renew(&mut self) {
        loop {
            tokio::time::sleep(self.config.retry_period).await;
            let deadline = self.config.renew_deadline;
            let renewed = tokio::time::timeout(deadline, async {
                while !self.try_acquire_or_renew().await {
                    tokio::time::sleep(self.config.retry_period).await;
                }
            })
            .await;
            self.report_transition();
            if renewed.is_err() {
                return;
            }
        }
    }

    async fn try_acquire_or_renew(&mut self) -> bool {
        let now = micro_time_text(jiff::Timestamp::now());
        // The leader knows the lease; a conflict makes it look again.
        if self.observed.holder == self.config.identity
            && self.is_valid()
            && let Some(lease) = self.lease.clone()
            && let Move::Write(record) = decide(&self.config, &self.observed, true, &now)
        {
            match self.put(lease, &record).await {
                Ok(()) => return true,
                Err(error) => {
                    tracing::error!(%error, "Failed to update lease optimistically, falling back to slow path");
                }
            }
        }
        let namespace = &self.config.namespace;
        let lease = match self.client.get::<Value>(&resources::LEASES, namespace, &self.config.name).await {
            Ok(lease) => lease,
            Err(error) if error.is_not_found() => return self.create(&now).await,
            Err(error) => {
                tracing::error!(%error, "Error retrieving lease lock");
                return false;
            }
        };
        self.observe(lease);
        match decide(&self.config, &self.observed, self.is_valid(), &now) {
            Move::Wait => {
                tracing::debug!(holder = self.observed.holder, "Lease is held by and has not yet expired");
                false
            }
            Move::Write(record) => {
                let Some(lease) = self.lease.clone() else { return false };
                match self.put(lease, &record).await {
                    Ok(()) => true,
                    Err(error) => {
                        tracing::error!(%error, "Failed to update lease");
                        false
                    }
                }
            }
        }
    }

    async fn create(&mut self, now: &str) -> bool {
        let record = Record {
            holder: self.config.identity.clone(),
            lease_duration_seconds: self.config.lease_duration.as_secs() as i64,
            acquire_time: now.to_owned(),
            renew_time: now.to_owned(),
            transitions: 0,
        };
        let mut lease = json!({
            "apiVersion": "coordination.k8s.io/v1",
            "kind": "Lease",
            "metadata": {"name": self.config.name, "namespace": self.config.namespace},
            "spec": {},
        });
        record.write(&mut lease);
        let options = WriteOptions::default();
        match self.client.create::<Value>(&resources::LEASES, &self.config.namespace, &lease, &options).await {
            Ok(lease) => {
                self.observe(lease);
                true
            }
            Err(error) => {
                tracing::error!(%error, "Error initially creating lease lock");
                false
            }
        }
    }

    async fn put(&mut self, mut lease: Value, record: &Record) -> Result<(), Error> {
        record.write(&mut lease);
        let options = WriteOptions::default();
        let (namespace, name) = (&self.config.namespace, &self.config.name);
        let written = self.client.update::<Value>(&resources::LEASES, namespace, name, &lease, &options).await?;
        self.observe(written);
        Ok(())
    }

    async fn release(&mut self) {
        let Some(lease) = self.lease.clone().filter(|_| self.observed.holder == self.config.identity) else { return };
        let now = micro_time_text(jiff::Timestamp::now());
        let record = Record {
            holder: String::new(),
            lease_duration_seconds: 1,
            acquire_time: now.clone(),
            renew_time: now,
            transitions: self.observed.transitions,
        };
        if let Err(error) = self.put(lease, &record).await {
            tracing::error!(%error, "Failed to release lease");
        }
    }

    fn observe(&mut self, lease: Value) {
        let record = Record::from_lease(&lease);
        self.lease = Some(lease);
        if record != self.observed || self.observed_at.is_none() {
            self.observed = record;
            self.observed_at = Some(Instant::now());
            let mut status = self.status.0.lock();
            status.holder.clone_from(&self.observed.holder);
            if self.observed.holder == self.config.identity {
                status.renewed = self.observed_at;
            }
        }
    }

    /// By the duration that the holder has written into the lease.
    fn is_valid(&self) -> bool {
        self.observed_at.is_some() && self.expires_at() > Instant::now()
    }

    fn report_transition(&mut self) {
        if self.observed.holder != self.reported && !self.observed.holder.is_empty() {
            self.reported.clone_from(&self.observed.holder);
            if self.reported != self.config.identity {
                tracing::info!(leader = self.reported, "New leader elected");
            }
        }
    }

    fn record_event(&self, what: &str) {
        let lease = self.lease.as_ref();
        let reference = ObjectReference {
            kind: "Lease".into(),
            namespace: self.config.namespace.clone(),
            name: self.config.name.clone(),
            uid: lease.and_then(|l| l["metadata"]["uid"].as_str()).unwrap_or_default().into(),
            api_version: "coordination.k8s.io/v1".into(),
            resource_version: lease.and_then(|l| l["metadata"]["resourceVersion"].as_str()).unwrap_or_default().into(),
            field_path: String::new(),
        };
        let message = format!("{} {what}", self.config.identity);
        // Both recorder forms: events.k8s.io ones need an action.
        self.recorder.event_about(&reference, None, EventType::Normal, "LeaderElection", what, message);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(holder: &str) -> Record {
        Record {
            holder: holder.into(),
            lease_duration_seconds: 15,
            acquire_time: "then".into(),
            renew_time: "then".into(),
            transitions: 3,
        }
    }

    #[test]
    fn who_may_write_what() {
        let config = LeaderConfig::new("kube-system", "x", "me");
        assert_eq!(decide(&config, &record("other"), true, "now"), Move::Wait);
        let Move::Write(taken) = decide(&config, &record("other"), false, "now") else { panic!() };
        assert_eq!((taken.holder.as_str(), taken.acquire_time.as_str(), taken.transitions), ("me", "now", 4));
        let Move::Write(renewed) = decide(&config, &record("me"), true, "now") else { panic!() };
        assert_eq!(
            (renewed.acquire_time.as_str(), renewed.renew_time.as_str(), renewed.transitions),
            ("then", "now", 3)
        );
        assert!(matches!(decide(&config, &record(""), true, "now"), Move::Write(_)), "released");
    }

    #[test]
    fn faults_of_configuration() {
        let mut config = LeaderConfig::new("kube-system", "x", "me");
        assert!(config.validate().is_ok());
        config.renew_deadline = Duration::from_secs(15);
        assert_eq!(config.validate().unwrap_err(), "leaseDuration must be greater than renewDeadline");
        config.renew_deadline = Duration::from_secs(2);
        assert!(config.validate().unwrap_err().contains("JitterFactor"));
    }
}
