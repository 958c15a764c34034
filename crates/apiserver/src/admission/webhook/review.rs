//! AdmissionReview: the question as sent, the answer as understood. Pure.
//!
//! Upstream followed: `admission/plugin/webhook/request/admissionreview.go`,
//! `.../errors/statuserror.go`, `client-go/rest/request.go` (`transformResponse`).

use std::collections::BTreeMap;

use apimachinery::field::quote;
use apimachinery::{GroupResource, GroupVersionKind, GroupVersionResource, Status, Value};
use base64::Engine as _;
use serde::Serialize;
use serde_json::value::RawValue;

use crate::request::AdmissionRequest;

const GROUP: &str = "admission.k8s.io";
/// Where upstream's scheme of this client is made, as its errors show it.
const SCHEME: &str = "k8s.io/apiserver/pkg/util/webhook/client.go:78";

/// The version to speak with a webhook: the first it lists that is known.
pub fn version(offered: &[String]) -> Option<&str> {
    offered.iter().map(String::as_str).find(|version| matches!(*version, "v1" | "v1beta1"))
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Review<'a> {
    kind: &'a str,
    api_version: String,
    request: Request<'a>,
}

/// Fields in Go's order, which some webhooks' logs show.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Request<'a> {
    uid: &'a str,
    kind: Kind<'a>,
    resource: Resource<'a>,
    #[serde(skip_serializing_if = "str::is_empty")]
    sub_resource: &'a str,
    request_kind: Kind<'a>,
    request_resource: Resource<'a>,
    #[serde(skip_serializing_if = "str::is_empty")]
    request_sub_resource: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    name: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    namespace: &'a str,
    operation: &'a str,
    user_info: User<'a>,
    object: &'a RawValue,
    old_object: &'a RawValue,
    dry_run: bool,
    options: &'a Value,
}

#[derive(Serialize)]
struct Kind<'a> {
    group: &'a str,
    version: &'a str,
    kind: &'a str,
}

#[derive(Serialize)]
struct Resource<'a> {
    group: &'a str,
    version: &'a str,
    resource: &'a str,
}

#[derive(Serialize)]
struct User<'a> {
    #[serde(skip_serializing_if = "str::is_empty")]
    username: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    uid: &'a str,
    #[serde(skip_serializing_if = "<[String]>::is_empty")]
    groups: &'a [String],
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    extra: &'a BTreeMap<String, Vec<String>>,
}

fn kind(kind: &GroupVersionKind) -> Kind<'_> {
    Kind { group: &kind.group, version: &kind.version, kind: &kind.kind }
}

fn resource(resource: &GroupVersionResource) -> Resource<'_> {
    Resource { group: &resource.group, version: &resource.version, resource: &resource.resource }
}

/// The body of the call. `asked` is the resource and kind the webhook asked for,
/// in whose version `object` and `old_object` are.
pub fn question(
    version: &str,
    uid: &str,
    request: &AdmissionRequest,
    asked: (&GroupVersionResource, &GroupVersionKind),
    object: &RawValue,
    old_object: &RawValue,
) -> Vec<u8> {
    let review = Review {
        kind: "AdmissionReview",
        api_version: format!("{GROUP}/{version}"),
        request: Request {
            uid,
            kind: kind(asked.1),
            resource: resource(asked.0),
            sub_resource: &request.subresource,
            request_kind: kind(&request.kind),
            request_resource: resource(&request.resource),
            request_sub_resource: &request.subresource,
            name: &request.name,
            namespace: &request.namespace,
            operation: request.operation.as_str(),
            user_info: User {
                username: &request.user.name,
                uid: &request.user.uid,
                groups: &request.user.groups,
                extra: &request.user.extra,
            },
            object,
            old_object,
            dry_run: request.dry_run,
            options: &request.options,
        },
    };
    serde_json::to_vec(&review).unwrap_or_default()
}

/// What a webhook said.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Answer {
    pub allowed: bool,
    pub audit_annotations: BTreeMap<String, String>,
    pub warnings: Vec<String>,
    /// Decoded from base64.
    pub patch: Vec<u8>,
    pub patch_type: String,
    /// `response.status` as it came, for [`refusal`].
    pub status: Value,
}

/// Reads an HTTP answer. The error is the reason within
/// `failed calling webhook "…": …`.
pub fn answer(
    code: u16,
    content_type: &str,
    body: &[u8],
    version: &str,
    uid: &str,
    mutating: bool,
) -> Result<Answer, String> {
    let failed = |why: String| format!("failed to call webhook: {why}");
    let review = decode(code, content_type, body, version).map_err(failed)?;
    let decoded = fields(&review).map_err(failed)?;
    verify(&review, decoded, version, uid, mutating).map_err(|why| format!("received invalid webhook response: {why}"))
}

/// The JSON of a webhook's answer, whatever it is about; else the error of Go's
/// client.
pub fn body_of(code: u16, content_type: &str, body: &[u8]) -> Result<Vec<u8>, String> {
    if !(200..300).contains(&code) {
        let text = String::from_utf8_lossy(body);
        let status = serde_json::from_slice::<Value>(body).ok().filter(|value| value["kind"] == "Status");
        if let Some(message) = status.as_ref().and_then(|status| status["message"].as_str()) {
            return Err(message.to_owned());
        }
        return Err(client::error::generic_status(code, "POST", &GroupResource::default(), "", text.trim(), 0).message);
    }
    if body.is_empty() {
        return Err(format!("0-length response with status code: {code} and content type: {content_type}"));
    }
    match serde_json::from_slice::<&serde_json::value::RawValue>(body) {
        Ok(_) => Ok(body.to_vec()),
        Err(_) => codec::yaml::to_json(body).map_err(|error| error.0),
    }
}

fn decode(code: u16, content_type: &str, body: &[u8], version: &str) -> Result<Value, String> {
    let json = body_of(code, content_type, body)?;
    let found = codec::peek_type_meta(&json).map_err(|error| error.0)?;
    let (api_version, kind) = (found.api_version, found.kind);
    if kind.is_empty() {
        return Err(format!("Object 'Kind' is missing in '{}'", String::from_utf8_lossy(body)));
    }
    let got = api_version.strip_prefix("admission.k8s.io/").unwrap_or_default();
    if !matches!(got, "v1" | "v1beta1") || kind != "AdmissionReview" {
        return Err(format!(
            "no kind {} is registered for version {} in scheme {}",
            quote(&kind),
            quote(&api_version),
            quote(SCHEME)
        ));
    }
    if got != version {
        return Err(format!("converting ({got}.AdmissionReview) to ({version}.AdmissionReview): unknown conversion"));
    }
    serde_json::from_slice(&json).map_err(|error| error.to_string())
}

/// The typed part of decoding; `None` when there is no response.
fn fields(review: &Value) -> Result<Option<Answer>, String> {
    let response = &review["response"];
    if response.is_null() {
        return Ok(None);
    }
    let mismatch = |value: &Value, field: &str, go: &str| {
        let kind = patch::json_patch::json_kind(value);
        let place = if field.is_empty() { String::new() } else { format!(".{field}") };
        let structure = if field.is_empty() { "AdmissionReview" } else { "AdmissionResponse" };
        format!("json: cannot unmarshal {kind} into Go struct field {structure}.response{place} of type {go}")
    };
    if !response.is_object() {
        return Err(mismatch(response, "", "v1.AdmissionResponse"));
    }
    let text = |field: &str, go: &str| match &response[field] {
        Value::Null => Ok(String::new()),
        Value::String(text) => Ok(text.clone()),
        other => Err(mismatch(other, field, go)),
    };
    let mut answer = Answer { patch_type: text("patchType", "v1.PatchType")?, ..Default::default() };
    answer.allowed = match &response["allowed"] {
        Value::Null => false,
        Value::Bool(allowed) => *allowed,
        other => return Err(mismatch(other, "allowed", "bool")),
    };
    answer.patch = base64::engine::general_purpose::STANDARD.decode(text("patch", "[]uint8")?).map_err(|error| {
        let at = match error {
            base64::DecodeError::InvalidByte(at, _) | base64::DecodeError::InvalidLastSymbol(at, _) => at,
            base64::DecodeError::InvalidLength(length) => length,
            base64::DecodeError::InvalidPadding => 0,
        };
        format!("illegal base64 data at input byte {at}")
    })?;
    match &response["warnings"] {
        Value::Null => {}
        Value::Array(items) => answer.warnings = items.iter().filter_map(|w| w.as_str().map(str::to_owned)).collect(),
        other => return Err(mismatch(other, "warnings", "[]string")),
    }
    match &response["auditAnnotations"] {
        Value::Null => {}
        Value::Object(map) => {
            let pairs = map.iter().filter_map(|(key, value)| Some((key.clone(), value.as_str()?.to_owned())));
            answer.audit_annotations = pairs.collect();
        }
        other => return Err(mismatch(other, "auditAnnotations", "map[string]string")),
    }
    match &response["status"] {
        status @ (Value::Null | Value::Object(_)) => answer.status = status.clone(),
        other => return Err(mismatch(other, "status", "v1.Status")),
    }
    Ok(Some(answer))
}

fn verify(review: &Value, answer: Option<Answer>, version: &str, uid: &str, mutating: bool) -> Result<Answer, String> {
    let Some(mut answer) = answer else { return Err("webhook response was absent".into()) };
    let response = &review["response"];
    if version == "v1beta1" {
        if mutating && !answer.patch.is_empty() {
            answer.patch_type = "JSONPatch".into();
        } else {
            answer.patch.clear();
        }
        return Ok(answer);
    }
    let got = response["uid"].as_str().unwrap_or_default();
    if got != uid {
        return Err(format!("expected response.uid={}, got {}", quote(uid), quote(got)));
    }
    let typed = !response["patchType"].is_null();
    match (mutating, answer.patch.is_empty(), typed) {
        (true, false, false) => Err("webhook returned response.patch but not response.patchType".into()),
        (true, true, true) => Err("webhook returned response.patchType but not response.patch".into()),
        (true, false, true) if answer.patch_type.is_empty() => {
            Err("webhook returned invalid response.patchType of \"\"".into())
        }
        (false, false, _) => Err("validating webhook may not return response.patch".into()),
        (false, true, true) => Err("validating webhook may not return response.patchType".into()),
        _ => Ok(answer),
    }
}

/// What a refused request answers: the webhook's status, completed.
pub fn refusal(webhook: &str, status: &Value) -> Status {
    let denied = format!("admission webhook {} denied the request", quote(webhook));
    let text = |field: &str| status[field].as_str().unwrap_or_default();
    let code = status["code"].as_u64().and_then(|code| u16::try_from(code).ok()).unwrap_or(0).max(400);
    let message = match (text("message"), text("reason")) {
        ("", "") => format!("{denied} without explanation"),
        ("", reason) => format!("{denied}: {reason}"),
        (message, _) => format!("{denied}: {message}"),
    };
    let mut out = Status::failure(code, text("reason"), message);
    out.details = serde_json::from_value(status["details"].clone()).ok().flatten();
    if !matches!(text("status"), "" | "Success") {
        out.status = text("status").to_owned();
    }
    out
}

pub fn no_dry_run(webhook: &str) -> Status {
    Status::bad_request(format!("admission webhook {} does not support dry run", quote(webhook)))
}

#[cfg(test)]
mod tests {
    use apimachinery::json;

    use super::*;
    use crate::request::Operation;

    fn read(body: &str, mutating: bool) -> Result<Answer, String> {
        answer(200, "application/json", body.as_bytes(), "v1", "u", mutating)
    }
    fn review(response: &str) -> String {
        format!(r#"{{"kind":"AdmissionReview","apiVersion":"admission.k8s.io/v1","response":{response}}}"#)
    }

    #[test]
    fn bodies_that_are_no_review_are_told_as_upstream_does() {
        assert_eq!(
            read("", false).unwrap_err(),
            "failed to call webhook: 0-length response with status code: 200 and content type: application/json"
        );
        assert!(
            read("hello", false)
                .unwrap_err()
                .starts_with("failed to call webhook: couldn't get version/kind; json parse error: json: cannot unmarshal string into Go value of type struct {")
        );
        assert_eq!(
            answer(404, "", b"", "v1", "u", false).unwrap_err(),
            "failed to call webhook: the server could not find the requested resource"
        );
        assert_eq!(
            answer(200, "", br#"{"kind":"AdmissionReview","apiVersion":"admission.k8s.io/v1beta1"}"#, "v1", "u", false)
                .unwrap_err(),
            "failed to call webhook: converting (v1beta1.AdmissionReview) to (v1.AdmissionReview): unknown conversion"
        );
        assert_eq!(
            read(&review("null"), false).unwrap_err(),
            "received invalid webhook response: webhook response was absent"
        );
    }

    #[test]
    fn answers_must_be_whole() {
        let invalid = |response: &str, mutating: bool| read(&review(response), mutating).unwrap_err();
        assert_eq!(
            invalid(r#"{"uid":"x","allowed":true}"#, false),
            r#"received invalid webhook response: expected response.uid="u", got "x""#
        );
        assert_eq!(
            invalid(r#"{"uid":"u","patch":"W10="}"#, true),
            "received invalid webhook response: webhook returned response.patch but not response.patchType"
        );
        assert_eq!(
            invalid(r#"{"uid":"u","patchType":"JSONPatch"}"#, true),
            "received invalid webhook response: webhook returned response.patchType but not response.patch"
        );
        assert_eq!(
            invalid(r#"{"uid":"u","patch":"W10=","patchType":"JSONPatch"}"#, false),
            "received invalid webhook response: validating webhook may not return response.patch"
        );
        assert_eq!(
            invalid(r#"{"uid":"u","patch":"!!"}"#, true),
            "failed to call webhook: illegal base64 data at input byte 0"
        );
        let allowed = read(&review(r#"{"uid":"u","allowed":true,"warnings":["w"]}"#), false).unwrap();
        assert!(allowed.allowed);
        assert_eq!(allowed.warnings, ["w"]);
    }

    #[test]
    fn refusals_keep_the_status_of_the_webhook() {
        let status = refusal("w", &json!({"code": 410, "reason": "Gone", "message": "gone"}));
        assert_eq!(status.code, 410);
        assert_eq!(status.reason, "Gone");
        assert_eq!(status.message, r#"admission webhook "w" denied the request: gone"#);
        let status = refusal("w", &Value::Null);
        assert_eq!(status.code, 400);
        assert_eq!(status.message, r#"admission webhook "w" denied the request without explanation"#);
        let status = refusal("w", &json!({"reason": "Invalid", "code": 422, "details": {"name": "x"}}));
        assert_eq!(status.message, r#"admission webhook "w" denied the request: Invalid"#);
        assert_eq!(status.details.unwrap().name, "x");
    }

    #[test]
    fn the_question_tells_both_kinds() {
        let mut request = AdmissionRequest::empty(Operation::Create);
        request.resource = GroupVersionResource::new("autoscaling", "v1", "horizontalpodautoscalers");
        let asked = GroupVersionResource::new("autoscaling", "v2", "horizontalpodautoscalers");
        let kind = GroupVersionKind::new("autoscaling", "v2", "HorizontalPodAutoscaler");
        let object = serde_json::value::to_raw_value(&json!({})).unwrap();
        let bytes = question("v1", "u", &request, (&asked, &kind), &object, RawValue::NULL);
        let question: Value = serde_json::from_slice(&bytes).unwrap();
        assert_eq!(question["request"]["resource"]["version"], "v2");
        assert_eq!(question["request"]["requestResource"]["version"], "v1");
        assert_eq!(question["request"]["dryRun"], false);
        assert!(question["request"].as_object().unwrap().contains_key("options"));
    }
}
