//! The server's own part of `/metrics`, with upstream's names: requests, their
//! authentication and authorization, admission, watches.
//!
//! Families come from the component's table. What is counted for each request is
//! found by one look-up; the label values of one key are kept while the process
//! lives, so keys are only made of what the server serves (upstream bounds verbs
//! and resources alike: an unknown resource is counted without names).
//!
//! Upstream followed: `apiserver/pkg/endpoints/metrics`,
//! `apiserver/pkg/endpoints/filters/metrics.go`, `apiserver/pkg/admission/metrics`.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use component_base::metrics::{Child, Registry};
use parking_lot::RwLock;

use crate::request::{Decision, RequestInfo, UserInfo};

/// Names of users that are counted as they are.
const KNOWN_USERS: [&str; 5] =
    ["admin", "client", "kube_proxy", "kubelet", "system:serviceaccount:kube-system:default"];

/// What the label values of a request are made of.
#[derive(PartialEq, Eq, Hash, Clone)]
struct Key {
    verb: &'static str,
    group: String,
    version: String,
    resource: String,
    subresource: String,
    scope: &'static str,
    dry_run: bool,
}

impl Key {
    fn of(info: &RequestInfo, verb: &'static str, dry_run: bool) -> Self {
        Key {
            verb,
            group: info.api_group.clone(),
            version: info.api_version.clone(),
            resource: info.resource.clone(),
            subresource: info.subresource.clone(),
            scope: scope(info),
            dry_run,
        }
    }
    fn dry(&self) -> &'static str {
        if self.dry_run { "All" } else { "" }
    }
}

fn scope(info: &RequestInfo) -> &'static str {
    if !info.name.is_empty() || info.verb == "create" {
        "resource"
    } else if !info.namespace.is_empty() {
        "namespace"
    } else if info.is_resource_request {
        "cluster"
    } else {
        ""
    }
}

/// Upstream's word for what is done (`cleanVerb`). `apply`: a patch that is a
/// server-side apply.
pub fn verb(info: &RequestInfo, apply: bool) -> &'static str {
    match info.verb.as_str() {
        "create" | "post" => "POST",
        "update" | "put" => "PUT",
        "patch" if apply => "APPLY",
        "patch" => "PATCH",
        "get" => "GET",
        "list" => "LIST",
        "watch" | "watchlist" => "WATCH",
        "delete" => "DELETE",
        "deletecollection" => "DELETECOLLECTION",
        "connect" => "CONNECT",
        "head" => "HEAD",
        "options" => "OPTIONS",
        _ => "other",
    }
}

/// The children of one key.
struct Request {
    seconds: Arc<Child>,
    service_seconds: Arc<Child>,
    sizes: Arc<Child>,
}

/// One finished request.
pub struct Finished<'a> {
    pub info: &'a RequestInfo,
    pub verb: &'static str,
    pub code: u16,
    pub dry_run: bool,
    pub took: Duration,
    /// Bytes of the body, when it is known before it is sent.
    pub size: Option<usize>,
    pub long_running: bool,
}

pub struct Metrics {
    pub registry: Arc<Registry>,
    requests: RwLock<HashMap<Key, Arc<Request>>>,
    codes: RwLock<HashMap<(Key, u16), Arc<Child>>>,
}

/// Raises a gauge while it lives.
pub struct Raised(Arc<Child>);

impl Raised {
    fn new(child: Arc<Child>) -> Self {
        child.inc();
        Raised(child)
    }
}

impl Drop for Raised {
    fn drop(&mut self) {
        self.0.add(-1.0);
    }
}

impl Metrics {
    pub fn new(registry: Arc<Registry>) -> Self {
        Metrics { registry, requests: RwLock::default(), codes: RwLock::default() }
    }

    fn request(&self, key: &Key) -> Arc<Request> {
        if let Some(found) = self.requests.read().get(key) {
            return found.clone();
        }
        let Key { verb, group, version, resource, subresource, scope, .. } = key;
        let labels = [*verb, group, version, resource, subresource, *scope, "apiserver"];
        let with_dry = [*verb, key.dry(), group, version, resource, subresource, *scope, "apiserver"];
        let made = Arc::new(Request {
            seconds: self.registry.with("apiserver_request_duration_seconds", &with_dry),
            service_seconds: self.registry.with("apiserver_request_sli_duration_seconds", &labels),
            sizes: self.registry.with("apiserver_response_sizes", &labels),
        });
        self.requests.write().entry(key.clone()).or_insert(made).clone()
    }

    /// Counts an answered request.
    pub fn finished(&self, done: &Finished<'_>) {
        let key = Key::of(done.info, done.verb, done.dry_run);
        let counted = self.codes.read().get(&(key.clone(), done.code)).cloned();
        let counted = counted.unwrap_or_else(|| {
            let Key { verb, group, version, resource, subresource, scope, .. } = &key;
            let code = done.code.to_string();
            let labels = [*verb, key.dry(), group, version, resource, subresource, *scope, "apiserver", code.as_str()];
            let child = self.registry.with("apiserver_request_total", &labels);
            self.codes.write().insert((key.clone(), done.code), child.clone());
            child
        });
        counted.inc();
        let request = self.request(&key);
        let seconds = done.took.as_secs_f64();
        request.seconds.observe(seconds);
        if !done.long_running {
            request.service_seconds.observe(seconds);
        }
        if matches!(done.verb, "GET" | "LIST")
            && done.info.is_resource_request
            && let Some(size) = done.size
        {
            request.sizes.observe(size as f64);
        }
    }

    /// A request on its way that ends by itself.
    pub fn in_flight(&self, info: &RequestInfo) -> Raised {
        let kind = if matches!(info.verb.as_str(), "get" | "list" | "watch") { "readOnly" } else { "mutating" };
        Raised::new(self.registry.with("apiserver_current_inflight_requests", &[kind]))
    }

    /// A request that lasts as long as its client wants.
    pub fn long_running(&self, info: &RequestInfo, verb: &'static str) -> Raised {
        let labels =
            [verb, &info.api_group, &info.api_version, &info.resource, &info.subresource, scope(info), "apiserver"];
        Raised::new(self.registry.with("apiserver_longrunning_requests", &labels))
    }

    /// `result`: `success`, `failure` or `error`.
    pub fn authenticated(&self, result: &'static str, user: Option<&UserInfo>, took: Duration) {
        self.registry.with("authentication_attempts", &[result]).inc();
        self.registry.with("authentication_duration_seconds", &[result]).observe(took.as_secs_f64());
        if let Some(user) = user {
            let name = match user.name.as_str() {
                name if KNOWN_USERS.contains(&name) => name,
                name if name.contains('@') => "email_id",
                _ => "other",
            };
            self.registry.with("authenticated_user_requests", &[name]).inc();
        }
    }

    pub fn authorized(&self, decision: Decision, took: Duration) {
        let result = match decision {
            Decision::Allow => "allowed",
            Decision::Deny => "denied",
            Decision::NoOpinion => "no-opinion",
        };
        self.registry.with("authorization_attempts_total", &[result]).inc();
        self.registry.with("authorization_duration_seconds", &[result]).observe(took.as_secs_f64());
    }

    /// One phase (`admit`, `validate`) of the whole chain.
    pub fn admission_step(&self, phase: &'static str, operation: &'static str, rejected: bool, took: Duration) {
        let labels = [phase, operation, truth(rejected)];
        self.registry.with("apiserver_admission_step_admission_duration_seconds", &labels).observe(took.as_secs_f64());
    }

    /// One phase of one plugin.
    pub fn admission_plugin(
        &self,
        plugin: &'static str,
        phase: &'static str,
        operation: &'static str,
        rejected: bool,
        took: Duration,
    ) {
        let labels = [plugin, phase, operation, truth(rejected)];
        let family = "apiserver_admission_controller_admission_duration_seconds";
        self.registry.with(family, &labels).observe(took.as_secs_f64());
    }

    /// Handles of a watch: one for each event, one for its bytes.
    pub fn watch_events(&self, group: &str, version: &str, resource: &str) -> (Arc<Child>, Arc<Child>) {
        let labels = [group, version, resource];
        (
            self.registry.with("apiserver_watch_events_total", &labels),
            self.registry.with("apiserver_watch_events_sizes", &labels),
        )
    }
}

fn truth(value: bool) -> &'static str {
    if value { "true" } else { "false" }
}

#[cfg(test)]
mod tests {
    use component_base::tables::kube_apiserver::METRICS;

    use super::*;

    fn metrics() -> Metrics {
        Metrics::new(Registry::new("kube-apiserver", METRICS))
    }

    #[test]
    fn a_request_is_counted_with_upstreams_labels() {
        let metrics = metrics();
        let info = RequestInfo {
            is_resource_request: true,
            verb: "list".into(),
            api_version: "v1".into(),
            resource: "pods".into(),
            namespace: "ns".into(),
            ..RequestInfo::default()
        };
        let took = Duration::from_millis(3);
        metrics.finished(&Finished {
            info: &info,
            verb: verb(&info, false),
            code: 200,
            dry_run: false,
            took,
            size: Some(10),
            long_running: false,
        });
        let text = metrics.registry.render();
        for line in [
            r#"apiserver_request_total{verb="LIST",dry_run="",group="",version="v1",resource="pods",subresource="",scope="namespace",component="apiserver",code="200"} 1"#,
            r#"apiserver_request_duration_seconds_count{verb="LIST",dry_run="",group="",version="v1",resource="pods",subresource="",scope="namespace",component="apiserver"} 1"#,
            r#"apiserver_response_sizes_sum{verb="LIST",group="",version="v1",resource="pods",subresource="",scope="namespace",component="apiserver"} 10"#,
        ] {
            assert!(text.contains(line), "{line}\n{text}");
        }
    }

    #[test]
    fn a_gauge_falls_when_the_request_ends() {
        let metrics = metrics();
        let info = RequestInfo { verb: "create".into(), ..RequestInfo::default() };
        let raised = metrics.in_flight(&info);
        assert!(
            metrics.registry.render().contains(r#"apiserver_current_inflight_requests{request_kind="mutating"} 1"#)
        );
        drop(raised);
        assert!(
            metrics.registry.render().contains(r#"apiserver_current_inflight_requests{request_kind="mutating"} 0"#)
        );
    }

    #[test]
    fn users_are_told_apart_only_by_kind() {
        let metrics = metrics();
        let user = UserInfo { name: "jane@example.com".into(), ..UserInfo::default() };
        metrics.authenticated("success", Some(&user), Duration::ZERO);
        assert!(metrics.registry.render().contains(r#"authenticated_user_requests{username="email_id"} 1"#));
    }
}
