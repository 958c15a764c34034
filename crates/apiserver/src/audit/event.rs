//! `audit.k8s.io/v1` Event as a line of JSON, fields in upstream's order.
//!
//! Upstream followed: `apiserver/pkg/apis/audit/v1`, `pkg/audit/request.go`.

use std::collections::BTreeMap;

use apimachinery::{Map, Value};
use serde::Serialize;
use serde_json::value::RawValue;

use crate::request::{RequestInfo, UserInfo};

/// User agents longer than this are cut.
const MAX_USER_AGENT: usize = 1024;

#[derive(Debug, Clone, Default, PartialEq, Serialize)]
pub struct User {
    #[serde(skip_serializing_if = "String::is_empty")]
    pub username: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub uid: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub groups: Vec<String>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub extra: BTreeMap<String, Vec<String>>,
}

impl From<&UserInfo> for User {
    fn from(user: &UserInfo) -> Self {
        User {
            username: user.name.clone(),
            uid: user.uid.clone(),
            groups: user.groups.clone(),
            extra: user.extra.clone(),
        }
    }
}

#[derive(Debug, Clone, Default, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ObjectRef {
    #[serde(skip_serializing_if = "String::is_empty")]
    pub resource: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub namespace: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub name: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub uid: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub api_group: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub api_version: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub resource_version: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub subresource: String,
}

impl ObjectRef {
    /// From the URL; what it leaves open comes from the object of the request.
    pub fn new(info: &RequestInfo, object: &Value) -> Self {
        let own = |given: &str, field: &str| {
            if given.is_empty() {
                object["metadata"][field].as_str().unwrap_or_default().to_owned()
            } else {
                given.to_owned()
            }
        };
        ObjectRef {
            resource: info.resource.clone(),
            namespace: own(&info.namespace, "namespace"),
            name: own(&info.name, "name"),
            uid: own("", "uid"),
            api_group: info.api_group.clone(),
            api_version: info.api_version.clone(),
            resource_version: own("", "resourceVersion"),
            subresource: info.subresource.clone(),
        }
    }
}

#[derive(Debug, Clone, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Event {
    pub kind: &'static str,
    pub api_version: &'static str,
    pub level: &'static str,
    #[serde(rename = "auditID")]
    pub audit_id: String,
    pub stage: &'static str,
    #[serde(rename = "requestURI")]
    pub request_uri: String,
    pub verb: String,
    pub user: User,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub impersonated_user: Option<User>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub authentication_metadata: Option<Value>,
    #[serde(rename = "sourceIPs", skip_serializing_if = "Vec::is_empty")]
    pub source_ips: Vec<String>,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub user_agent: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub object_ref: Option<ObjectRef>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub response_status: Option<ResponseStatus>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub request_object: Option<Box<RawValue>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub response_object: Option<Box<RawValue>>,
    pub request_received_timestamp: String,
    pub stage_timestamp: String,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub annotations: BTreeMap<String, String>,
}

impl Event {
    /// One line, with its end.
    pub fn line(&self) -> Vec<u8> {
        let mut line = serde_json::to_vec(self).unwrap_or_default();
        line.push(b'\n');
        line
    }
}

/// Go's MicroTime.
pub fn micro_time(time: jiff::Timestamp) -> String {
    time.strftime("%Y-%m-%dT%H:%M:%S.%6fZ").to_string()
}

pub fn user_agent(text: &str) -> String {
    if text.len() <= MAX_USER_AGENT {
        return text.to_owned();
    }
    let end = (0..=MAX_USER_AGENT).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0);
    format!("{}...TRUNCATED", &text[..end])
}

/// `responseStatus`.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct ResponseStatus {
    metadata: Map<String, Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    status: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    message: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    details: Option<Value>,
    code: u16,
}

/// A Status that was sent, without its type; else the code only.
pub fn response_status(code: u16, sent: Option<&Value>) -> ResponseStatus {
    let sent = sent.filter(|sent| sent["kind"] == "Status");
    let field = |name: &str| sent.and_then(|sent| sent.get(name)).filter(|value| !value.is_null()).cloned();
    ResponseStatus {
        metadata: Map::new(),
        status: field("status"),
        message: field("message"),
        reason: field("reason"),
        details: field("details"),
        code,
    }
}

/// JSON without the space between its tokens.
pub fn on_one_line(json: &str) -> String {
    let (mut inside, mut escaped) = (false, false);
    let kept = json.chars().filter(|c| {
        let keep = inside || !c.is_ascii_whitespace();
        match c {
            '"' if !escaped => inside = !inside,
            _ => {}
        }
        escaped = inside && *c == '\\' && !escaped;
        keep
    });
    kept.collect()
}

/// Takes `managedFields` out of an object, a list's items or a table's rows.
pub fn without_managed_fields(object: &mut Value) {
    let strip = |object: &mut Value| {
        if let Some(metadata) = object.get_mut("metadata").and_then(Value::as_object_mut) {
            metadata.remove("managedFields");
        }
    };
    strip(object);
    for item in object.get_mut("items").and_then(Value::as_array_mut).into_iter().flatten() {
        strip(item);
    }
    for row in object.get_mut("rows").and_then(Value::as_array_mut).into_iter().flatten() {
        if let Some(object) = row.get_mut("object") {
            strip(object);
        }
    }
}

#[cfg(test)]
mod tests {
    use apimachinery::json;

    use super::*;

    #[test]
    fn statuses_lose_their_type() {
        let text = |code, sent| serde_json::to_string(&response_status(code, Some(&sent))).unwrap();
        assert_eq!(text(201, json!({"kind": "Pod", "status": {}})), r#"{"metadata":{},"code":201}"#);
        assert_eq!(
            text(403, json!({"kind": "Status", "status": "Failure", "reason": "Forbidden"})),
            r#"{"metadata":{},"status":"Failure","reason":"Forbidden","code":403}"#
        );
    }

    #[test]
    fn the_object_completes_its_reference() {
        let info = RequestInfo { resource: "pods".into(), namespace: "n".into(), ..Default::default() };
        let found = ObjectRef::new(&info, &json!({"metadata": {"name": "a", "namespace": "x"}}));
        assert_eq!((found.name.as_str(), found.namespace.as_str()), ("a", "n"));
    }

    #[test]
    fn managed_fields_go_from_lists_too() {
        let mut list = json!({"items": [{"metadata": {"name": "a", "managedFields": []}}]});
        without_managed_fields(&mut list);
        assert_eq!(list, json!({"items": [{"metadata": {"name": "a"}}]}));
    }

    #[test]
    fn space_goes_but_not_from_strings() {
        assert_eq!(on_one_line("{\"a b\": \"\\\\\", \n \"c\": \"x \\\" y\"}\n"), r#"{"a b":"\\","c":"x \" y"}"#);
    }

    #[test]
    fn times_have_six_digits() {
        let time = "2026-11-30T12:00:00.5Z".parse().unwrap();
        assert_eq!(micro_time(time), "2026-11-30T12:00:00.500000Z");
    }
}
