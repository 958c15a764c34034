//! Rows of certificate kinds.

use apimachinery::Value;

use crate::edit::Fields;
use crate::printers::{self, NONE, or};

/// Cells: Name, Age, SignerName, Requestor, RequestedDuration, Condition.
pub fn signing_request(object: &Value, now: i64) -> Vec<Value> {
    let (spec, status) = (&object["spec"], &object["status"]);
    let has = |kind: &str| printers::condition(status, kind).is_some();
    let mut state = if has("Denied") {
        "Denied"
    } else if has("Approved") {
        "Approved"
    } else {
        "Pending"
    }
    .to_owned();
    if has("Failed") {
        state.push_str(",Failed");
    }
    if !status.is_zero("certificate") {
        state.push_str(",Issued");
    }
    let duration = spec.int("expirationSeconds").map_or(NONE.to_owned(), printers::human_duration);
    vec![
        printers::name(object),
        printers::age(object, now),
        or(spec.text("signerName"), NONE).into(),
        spec.text("username").into(),
        duration.into(),
        state.into(),
    ]
}

/// Cells: Name, SignerName.
pub fn trust_bundle(object: &Value) -> Vec<Value> {
    vec![printers::name(object), or(object["spec"].text("signerName"), NONE).into()]
}

/// Cells: Name, PodName, ServiceAccountName, NodeName, SignerName, State,
/// UnverifiedUserAnnotations.
pub fn pod_certificate_request(object: &Value) -> Vec<Value> {
    let spec = &object["spec"];
    let state = object["status"]
        .list("conditions")
        .iter()
        .map(|condition| condition.text("type"))
        .rfind(|kind| matches!(*kind, "Issued" | "Denied" | "Failed"))
        .unwrap_or("Pending");
    vec![
        printers::name(object),
        spec.text("podName").into(),
        spec.text("serviceAccountName").into(),
        spec.text("nodeName").into(),
        spec.text("signerName").into(),
        state.into(),
        printers::labels(spec.at("unverifiedUserAnnotations")).into(),
    ]
}
