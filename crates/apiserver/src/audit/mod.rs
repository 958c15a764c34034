//! The audit log: what each request did, as far as the policy wants to know.
//!
//! An event is written when a request has been authenticated, when a long one
//! starts to answer, and when the answer is complete. Events of one request are
//! in that order.
//!
//! Upstream followed: `apiserver/pkg/endpoints/filters/audit.go`,
//! `pkg/audit/{context,request}.go`.

pub mod event;
pub mod log;
pub mod policy;

use std::sync::Arc;

use apimachinery::{Value, json};
use bytes::Bytes;
use codec::MediaType;
use http::header;
use parking_lot::Mutex;
use serde_json::value::RawValue;

use self::event::{Event, ObjectRef, User};
use self::log::Log;
use self::policy::{Level, Policy, Verdict};
use crate::admission::webhook::PATCH_ANNOTATION;
use crate::body::{Body, Response};
use crate::pipeline::{Audit, AuditRecord, Cx};

pub struct AuditLog {
    policy: Policy,
    log: Arc<Log>,
}

/// The bodies of one request, kept as far as the policy needs them.
#[derive(Debug, Default)]
pub struct Bodies {
    wanted: Mutex<bool>,
    request: Mutex<Option<(String, Bytes)>>,
}

impl Bodies {
    /// Keeps the body of a request when an event will need it.
    pub fn request(&self, content_type: &str, bytes: &Bytes) {
        if *self.wanted.lock() {
            *self.request.lock() = Some((content_type.to_owned(), bytes.clone()));
        }
    }
}

/// Bytes of any encoding as a value.
fn decode(content_type: &str, bytes: &[u8]) -> Option<Value> {
    let json = |bytes: &[u8]| serde_json::from_slice(bytes).ok();
    match MediaType::parse(content_type) {
        Some(MediaType::Protobuf) => codec::protobuf::decode(bytes).ok(),
        Some(MediaType::Yaml) => codec::yaml::to_json(bytes).ok().and_then(|text| json(&text)),
        _ if content_type.contains("yaml") => codec::yaml::to_json(bytes).ok().and_then(|text| json(&text)),
        _ => json(bytes),
    }
}

/// A body as it is embedded in an event: JSON keeps its order, on one line.
fn raw(content_type: &str, bytes: &[u8], mut value: Value, verdict: &Verdict) -> Option<Box<RawValue>> {
    if verdict.omit_managed_fields {
        event::without_managed_fields(&mut value);
    } else if MediaType::parse(content_type) == Some(MediaType::Json) {
        return RawValue::from_string(event::on_one_line(std::str::from_utf8(bytes).ok()?)).ok();
    }
    let text = String::from_utf8(codec::json::encode_untyped(&value)).ok()?;
    RawValue::from_string(text.trim_end().to_owned()).ok()
}

/// The body of an answer that is known as a whole.
fn known_body(response: &Response) -> Option<Vec<u8>> {
    match response.body() {
        Body::Full(bytes) => Some(bytes.as_deref().unwrap_or_default().to_vec()),
        Body::Pieces(pieces) => Some(pieces.iter().flat_map(|piece| piece.iter().copied()).collect()),
        Body::Spliced(spliced) => Some((**spliced).clone().into_bytes()),
        _ => None,
    }
}

/// Addresses of the client: proxies first tell of it in headers.
fn source_ips(cx: &Cx) -> Vec<String> {
    let remote = cx.connection.remote.ip().to_canonical().to_string();
    let mut found: Vec<String> = cx
        .header("x-forwarded-for")
        .split(',')
        .filter_map(|part| part.trim().parse::<std::net::IpAddr>().ok().map(|ip| ip.to_string()))
        .collect();
    if let Ok(ip) = cx.header("x-real-ip").trim().parse::<std::net::IpAddr>()
        && found.is_empty()
    {
        found.push(ip.to_string());
    }
    if found.last() != Some(&remote) {
        found.push(remote);
    }
    found
}

impl AuditLog {
    pub fn new(policy: Policy, log: Log) -> Self {
        AuditLog { policy, log: Arc::new(log) }
    }

    fn event(&self, record: &AuditRecord<'_>, verdict: &Verdict) -> Event {
        let cx = record.cx;
        let (user, impersonated) = match &cx.impersonator {
            Some(real) => (real, Some(&cx.user)),
            None => (&cx.user, None),
        };
        let asked = cx.bodies.request.lock().clone().unwrap_or_default();
        let request = decode(&asked.0, &asked.1).unwrap_or(Value::Null);
        let mut event = Event {
            kind: "Event",
            api_version: "audit.k8s.io/v1",
            level: verdict.level.as_str(),
            audit_id: cx.audit_id.clone(),
            stage: record.stage,
            request_uri: cx.uri.path_and_query().map(|path| path.as_str().to_owned()).unwrap_or_default(),
            verb: cx.info.verb.clone(),
            user: User::from(user),
            impersonated_user: impersonated.map(User::from),
            authentication_metadata: (!cx.impersonation_constraint.is_empty())
                .then(|| json!({"impersonationConstraint": cx.impersonation_constraint})),
            source_ips: source_ips(cx),
            user_agent: event::user_agent(cx.header(header::USER_AGENT)),
            object_ref: cx.info.is_resource_request.then(|| ObjectRef::new(&cx.info, &request)),
            response_status: None,
            request_object: None,
            response_object: None,
            request_received_timestamp: event::micro_time(cx.received),
            stage_timestamp: event::micro_time(jiff::Timestamp::now()),
            annotations: Default::default(),
        };
        let Some(response) = record.response else { return event };
        let code = response.status().as_u16();
        // Small enough to be a Status, or wanted as it is.
        let wanted = verdict.level >= Level::RequestResponse;
        let body = (wanted || code >= 400).then(|| known_body(response)).flatten();
        let body = body.unwrap_or_default();
        let content_type = response.headers().get(header::CONTENT_TYPE).and_then(|v| v.to_str().ok());
        let content_type = content_type.unwrap_or_default();
        let sent = decode(content_type, &body);
        event.response_status = Some(event::response_status(code, sent.as_ref()));
        event.annotations = cx.audit.annotations();
        if verdict.level >= Level::Request {
            if !request.is_null() {
                event.request_object = raw(&asked.0, &asked.1, request, verdict);
            }
        } else {
            event.annotations.retain(|key, _| !key.starts_with(PATCH_ANNOTATION));
        }
        if wanted {
            event.response_object = sent.and_then(|value| raw(content_type, &body, value, verdict));
        }
        event
    }
}

/// Writes the last event of a long answer when that ends.
struct Ending {
    event: Event,
    log: Arc<Log>,
}

impl Drop for Ending {
    fn drop(&mut self) {
        self.event.stage = "ResponseComplete";
        self.event.stage_timestamp = event::micro_time(jiff::Timestamp::now());
        self.log.write(&self.event.line());
    }
}

impl Audit for AuditLog {
    fn record(&self, record: &AuditRecord<'_>) -> Option<Box<dyn Send + Sync>> {
        let asking = record.cx.impersonator.as_ref().unwrap_or(&record.cx.user);
        let verdict = self.policy.evaluate(asking, &record.cx.info);
        if verdict.level == Level::None {
            return None;
        }
        *record.cx.bodies.wanted.lock() = true;
        let omitted = |stage: &str| verdict.omit_stages.iter().any(|omitted| omitted == stage);
        let long = record.long;
        if omitted(record.stage) && (!long || omitted("ResponseComplete")) {
            return None;
        }
        let event = self.event(record, verdict);
        if !omitted(record.stage) {
            self.log.write(&event.line());
        }
        (long && !omitted("ResponseComplete"))
            .then(|| Box::new(Ending { event, log: self.log.clone() }) as Box<dyn Send + Sync>)
    }
}
