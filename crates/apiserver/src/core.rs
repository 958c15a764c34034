//! What all requests share: the table of served resources, the security chain,
//! admission, health checks, and the routes that are no resources.
//!
//! The security parts need the registry (they read objects) and the registry
//! needs them, so they are put in once, after the core exists.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use apimachinery::{Status, Value};
use arc_swap::ArcSwap;
use component_base::health::Checks;
use component_base::metrics::Registry;
use parking_lot::Mutex;

use crate::metrics::Metrics;
use crate::registry::Caller;
use crate::request::{AdmissionPlugin, AdmissionRequest, Authenticator, Authorizer, Operation};
use crate::routes::Routes;
use crate::serving::Table;

/// Annotations that a request collects for its audit event.
#[derive(Debug, Default)]
pub struct AuditTrail {
    annotations: Mutex<BTreeMap<String, String>>,
}

impl AuditTrail {
    pub fn annotate(&self, key: &str, value: impl Into<String>) {
        self.annotations.lock().entry(key.to_owned()).or_insert_with(|| value.into());
    }
    pub fn annotations(&self) -> BTreeMap<String, String> {
        self.annotations.lock().clone()
    }
}

/// Limits and periods of the server; the defaults are upstream's.
#[derive(Debug, Clone)]
pub struct Settings {
    /// Largest body of a write.
    pub max_body: usize,
    /// `--request-timeout`: of requests that are not long-running.
    pub request_timeout: Duration,
    /// `--min-request-timeout`: a watch without a timeout of its own lives this
    /// long to twice as long.
    pub min_request_timeout: Duration,
    /// `host:port` that discovery names.
    pub external_address: String,
    pub enable_profiling: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            max_body: 3 * 1024 * 1024,
            request_timeout: Duration::from_secs(60),
            min_request_timeout: Duration::from_secs(1800),
            external_address: String::new(),
            enable_profiling: true,
        }
    }
}

/// The named checks behind the three health endpoints.
#[derive(Clone, Default)]
pub struct Health {
    pub livez: Checks,
    pub readyz: Checks,
    pub healthz: Checks,
}

pub struct Core {
    pub settings: Settings,
    pub table: ArcSwap<Table>,
    pub health: Health,
    pub routes: Routes,
    authenticator: OnceLock<Arc<dyn Authenticator>>,
    authorizer: OnceLock<Arc<dyn Authorizer>>,
    admission: OnceLock<Arc<dyn AdmissionPlugin>>,
    pub filters: crate::pipeline::Filters,
    metrics: OnceLock<Metrics>,
    /// Ends watches when the server goes down.
    pub shutdown: tokio_util::sync::CancellationToken,
}

impl Core {
    pub fn new(settings: Settings) -> Arc<Self> {
        Arc::new(Core {
            settings,
            table: ArcSwap::from_pointee(Table::default()),
            health: Health::default(),
            routes: Routes::default(),
            authenticator: OnceLock::new(),
            authorizer: OnceLock::new(),
            admission: OnceLock::new(),
            filters: Default::default(),
            metrics: OnceLock::new(),
            shutdown: Default::default(),
        })
    }

    /// Set once, before the port opens.
    pub fn set_authenticator(&self, authenticator: Arc<dyn Authenticator>) {
        let _ = self.authenticator.set(authenticator);
    }
    pub fn set_authorizer(&self, authorizer: Arc<dyn Authorizer>) {
        let _ = self.authorizer.set(authorizer);
    }
    /// The whole admission chain as one plugin.
    pub fn set_admission(&self, chain: Arc<dyn AdmissionPlugin>) {
        let _ = self.admission.set(chain);
    }
    pub fn set_metrics(&self, registry: Arc<Registry>) {
        let _ = self.metrics.set(Metrics::new(registry));
    }
    pub fn metrics(&self) -> Option<&Metrics> {
        self.metrics.get()
    }
    /// Absent before start-up has finished: then nobody is let in.
    pub fn authenticator(&self) -> Option<&Arc<dyn Authenticator>> {
        self.authenticator.get()
    }
    pub fn authorizer(&self) -> Option<&Arc<dyn Authorizer>> {
        self.authorizer.get()
    }

    fn admission_step(&self, phase: &'static str, operation: Operation, rejected: bool, began: Instant) {
        if let Some(metrics) = self.metrics() {
            metrics.admission_step(phase, operation.as_str(), rejected, began.elapsed());
        }
    }

    /// Mutating admission; the object that comes out.
    pub async fn mutate_admission(&self, caller: &Caller<'_>, mut request: AdmissionRequest) -> Result<Value, Status> {
        let Some(chain) = self.admission.get().filter(|chain| chain.handles(request.operation)) else {
            return Ok(request.object);
        };
        let began = Instant::now();
        let outcome = chain.admit(&mut request).await;
        self.admission_step("admit", request.operation, outcome.is_err(), began);
        collect(caller, &mut request);
        outcome.map(|()| request.object)
    }

    /// Validating admission; the object comes back unchanged.
    pub async fn validate_admission(
        &self,
        caller: &Caller<'_>,
        mut request: AdmissionRequest,
    ) -> Result<Value, Status> {
        let Some(chain) = self.admission.get().filter(|chain| chain.handles(request.operation)) else {
            return Ok(request.object);
        };
        let began = Instant::now();
        let outcome = chain.validate(&mut request).await;
        self.admission_step("validate", request.operation, outcome.is_err(), began);
        collect(caller, &mut request);
        outcome.map(|()| request.object)
    }
}

fn collect(caller: &Caller<'_>, request: &mut AdmissionRequest) {
    caller.warnings.extend(std::mem::take(&mut request.warnings));
    for (key, value) in std::mem::take(&mut request.audit_annotations) {
        caller.audit.annotate(&key, value);
    }
}
