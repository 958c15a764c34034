//! EventRateLimit: token buckets on the creation and update of events, by server,
//! namespace, user, or source and object. Off by default.
//!
//! Limits: at most `cacheSize` buckets of a kind (default 4096); the bucket
//! that was used longest ago goes first.
//!
//! Upstream followed: `plugin/pkg/admission/eventratelimit`.

use std::collections::HashMap;
use std::time::Instant;

use apimachinery::{Status, Value};
use apiserver::admission::text;
use apiserver::request::{AdmissionPlugin, AdmissionRequest, Operation};
use async_trait::async_trait;
use parking_lot::Mutex;

use super::items;

const DEFAULT_CACHE_SIZE: usize = 4096;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Server,
    Namespace,
    User,
    SourceAndObject,
}

impl Kind {
    fn parse(name: &str) -> Option<Self> {
        Some(match name {
            "Server" => Kind::Server,
            "Namespace" => Kind::Namespace,
            "User" => Kind::User,
            "SourceAndObject" => Kind::SourceAndObject,
            _ => return None,
        })
    }
    fn name(self) -> &'static str {
        match self {
            Kind::Server => "Server",
            Kind::Namespace => "Namespace",
            Kind::User => "User",
            Kind::SourceAndObject => "SourceAndObject",
        }
    }
    fn key(self, request: &AdmissionRequest) -> String {
        match self {
            Kind::Server => String::new(),
            Kind::Namespace => request.namespace.clone(),
            Kind::User => request.user.name.clone(),
            Kind::SourceAndObject => {
                let event = &request.object;
                let (source, about) = if event["involvedObject"].is_object() {
                    (&event["source"], &event["involvedObject"])
                } else {
                    (&event["deprecatedSource"], &event["regarding"])
                };
                let parts = [text(source, "component"), text(source, "host")];
                let about = ["kind", "namespace", "name", "uid", "apiVersion"].map(|field| text(about, field));
                parts.into_iter().chain(about).collect()
            }
        }
    }
}

/// A token bucket: `burst` tokens, `qps` come back each second.
struct Bucket {
    tokens: f64,
    filled: Instant,
}

struct Limit {
    kind: Kind,
    qps: f64,
    burst: f64,
    cache_size: usize,
    buckets: Mutex<HashMap<String, Bucket>>,
}

impl Limit {
    fn take(&self, key: &str, now: Instant) -> bool {
        let mut buckets = self.buckets.lock();
        if !buckets.contains_key(key) && buckets.len() >= self.cache_size {
            let oldest = buckets.iter().min_by_key(|(_, bucket)| bucket.filled).map(|(key, _)| key.clone());
            oldest.and_then(|oldest| buckets.remove(&oldest));
        }
        let bucket = buckets.entry(key.to_owned()).or_insert(Bucket { tokens: self.burst, filled: now });
        let passed = now.saturating_duration_since(bucket.filled).as_secs_f64();
        bucket.tokens = (bucket.tokens + passed * self.qps).min(self.burst);
        bucket.filled = now;
        let has = bucket.tokens >= 1.0;
        if has {
            bucket.tokens -= 1.0;
        }
        has
    }
}

pub struct EventRateLimit(Vec<Limit>);

impl EventRateLimit {
    /// `configuration`: a Configuration of eventratelimit.admission.k8s.io.
    pub fn new(configuration: &Value) -> Result<Self, String> {
        if items(configuration, "limits").len() == 0 {
            return Err("limits: Invalid value: []: must not be empty".into());
        }
        let mut limits = Vec::new();
        for (i, limit) in items(configuration, "limits").enumerate() {
            let kind = Kind::parse(text(limit, "type")).ok_or_else(|| {
                format!(
                    "limits[{i}].type: Unsupported value: {}: supported values: \"Namespace\", \"Server\", \"SourceAndObject\", \"User\"",
                    apimachinery::field::quote(text(limit, "type"))
                )
            })?;
            let number = |field: &str| limit[field].as_i64().unwrap_or(0);
            for field in ["burst", "qps"] {
                if number(field) <= 0 {
                    return Err(format!("limits[{i}].{field}: Invalid value: {}: must be positive", number(field)));
                }
            }
            if number("cacheSize") < 0 {
                let given = number("cacheSize");
                return Err(format!("limits[{i}].cacheSize: Invalid value: {given}: must not be negative"));
            }
            let cache_size = usize::try_from(number("cacheSize")).unwrap_or(0);
            limits.push(Limit {
                kind,
                qps: number("qps") as f64,
                burst: number("burst") as f64,
                cache_size: if cache_size == 0 { DEFAULT_CACHE_SIZE } else { cache_size },
                buckets: Mutex::default(),
            });
        }
        Ok(EventRateLimit(limits))
    }

    fn check(&self, request: &AdmissionRequest, now: Instant) -> Result<(), Status> {
        let group = &request.kind.group;
        if request.kind.kind != "Event" || !(group.is_empty() || group == "events.k8s.io") || request.dry_run {
            return Ok(());
        }
        // All limits are asked, also when one has refused: each counts the event.
        let mut refused = Vec::new();
        for limit in &self.0 {
            let key = limit.kind.key(request);
            if !limit.take(&key, now) {
                refused.push(format!("limit reached on type {} for key {key}", limit.kind.name()));
            }
        }
        match refused.first() {
            None => Ok(()),
            Some(first) => {
                let message = if refused.len() == 1 { first.clone() } else { format!("[{}]", refused.join(", ")) };
                Err(Status::too_many_requests(message, 0))
            }
        }
    }
}

#[async_trait]
impl AdmissionPlugin for EventRateLimit {
    fn name(&self) -> &'static str {
        "EventRateLimit"
    }
    fn handles(&self, operation: Operation) -> bool {
        matches!(operation, Operation::Create | Operation::Update)
    }
    async fn validate(&self, request: &mut AdmissionRequest) -> Result<(), Status> {
        self.check(request, Instant::now())
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use apimachinery::GroupVersionKind;
    use serde_json::json;

    use super::*;

    #[test]
    fn each_namespace_has_a_bucket() {
        let plugin =
            EventRateLimit::new(&json!({"limits": [{"type": "Namespace", "qps": 1, "burst": 2}]})).expect("limits");
        let mut request = AdmissionRequest {
            kind: GroupVersionKind { group: String::new(), version: "v1".into(), kind: "Event".into() },
            namespace: "a".into(),
            ..AdmissionRequest::empty(Operation::Create)
        };
        let start = Instant::now();
        assert!(plugin.check(&request, start).is_ok() && plugin.check(&request, start).is_ok());
        let refused = plugin.check(&request, start).expect_err("the third");
        assert_eq!((refused.code, refused.message.as_str()), (429, "limit reached on type Namespace for key a"));
        assert!(plugin.check(&request, start + Duration::from_secs(1)).is_ok());
        request.namespace = "b".into();
        assert!(plugin.check(&request, start).is_ok());
    }

    #[test]
    fn what_is_no_limit_is_refused() {
        let error = EventRateLimit::new(&json!({"limits": [{"type": "Pod", "qps": 1, "burst": 1}]})).err();
        assert!(error.is_some_and(|error| error.starts_with("limits[0].type: Unsupported value: \"Pod\"")));
        assert!(EventRateLimit::new(&Value::Null).is_err());
    }
}
