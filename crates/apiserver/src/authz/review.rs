//! The authorization.k8s.io resources: SubjectAccessReview, its self and local
//! forms, SelfSubjectRulesReview. Asked, never stored.
//!
//! Upstream followed: `pkg/registry/authorization/*`,
//! `pkg/apis/authorization/validation`.

use std::collections::BTreeMap;

use apimachinery::{ErrorList, GroupKind, Status, Value, fields, labels};
use serde_json::{Map, json};

use crate::request::{Attributes, Authorizer, Decision, RequestInfo, UserInfo, Verdict};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Review<'a> {
    Subject,
    SelfSubject,
    /// With the request's namespace.
    Local(&'a str),
}

/// Decides a decoded review and fills its status. `asker` is the request's user.
pub async fn access_review(
    authorizer: &dyn Authorizer,
    asker: &UserInfo,
    review: Review<'_>,
    mut object: Value,
) -> Result<Value, Status> {
    let errors = validate(review, &object);
    if !errors.is_empty() {
        // The kind is empty in upstream's message: its internal object has none.
        return Err(Status::invalid(&GroupKind::new("authorization.k8s.io", ""), "", &errors));
    }
    if let Review::Local(namespace) = review
        && object["spec"]["resourceAttributes"]["namespace"].as_str().unwrap_or_default() != namespace
    {
        return Err(Status::bad_request(format!(
            "spec.resourceAttributes.namespace must match namespace: {namespace}"
        )));
    }
    let user = if review == Review::SelfSubject { asker.clone() } else { user_of(&object["spec"]) };
    let mut problems = Vec::new();
    let attributes = Attributes { user, info: request_of(&object["spec"], &mut problems) };
    let Verdict { decision, reason, error } = authorizer.judge(&attributes).await;
    problems.splice(0..0, error);
    let mut status = Map::new();
    status.insert("allowed".into(), (decision == Decision::Allow).into());
    if decision == Decision::Deny {
        status.insert("denied".into(), true.into());
    }
    if !reason.is_empty() {
        status.insert("reason".into(), reason.into());
    }
    if !problems.is_empty() {
        status.insert("evaluationError".into(), problems.join("; ").into());
    }
    object["status"] = Value::Object(status);
    Ok(object)
}

pub async fn rules_review(authorizer: &dyn Authorizer, asker: &UserInfo, object: &Value) -> Result<Value, Status> {
    let namespace = object["spec"]["namespace"].as_str().unwrap_or_default();
    if namespace.is_empty() {
        return Err(Status::bad_request("no namespace on request"));
    }
    let rules = authorizer.rules_for(asker, namespace).await;
    let mut status = json!({
        "resourceRules": rules.resource_rules,
        "nonResourceRules": rules.non_resource_rules,
        "incomplete": rules.incomplete,
    });
    if !rules.evaluation_error.is_empty() {
        status["evaluationError"] = rules.evaluation_error.into();
    }
    Ok(json!({
        "apiVersion": "authorization.k8s.io/v1",
        "kind": "SelfSubjectRulesReview",
        "metadata": {},
        "spec": {},
        "status": status,
    }))
}

fn strings(value: &Value) -> Vec<String> {
    value.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}

fn user_of(spec: &Value) -> UserInfo {
    let extra: BTreeMap<String, Vec<String>> =
        spec["extra"].as_object().into_iter().flatten().map(|(key, values)| (key.clone(), strings(values))).collect();
    UserInfo {
        name: spec["user"].as_str().unwrap_or_default().into(),
        uid: spec["uid"].as_str().unwrap_or_default().into(),
        groups: strings(&spec["groups"]),
        extra,
    }
}

fn request_of(spec: &Value, problems: &mut Vec<String>) -> RequestInfo {
    let text = |value: &Value, field: &str| value[field].as_str().unwrap_or_default().to_owned();
    if let Some(asked) = spec.get("resourceAttributes").filter(|v| v.is_object()) {
        let version = text(asked, "version");
        RequestInfo {
            is_resource_request: true,
            verb: text(asked, "verb"),
            namespace: text(asked, "namespace"),
            api_group: text(asked, "group"),
            api_version: if version.is_empty() { "*".into() } else { version },
            resource: text(asked, "resource"),
            subresource: text(asked, "subresource"),
            name: text(asked, "name"),
            field_selector: field_selector(&asked["fieldSelector"], problems),
            label_selector: label_selector(&asked["labelSelector"], problems),
            ..Default::default()
        }
    } else {
        let asked = &spec["nonResourceAttributes"];
        RequestInfo { path: text(asked, "path"), verb: text(asked, "verb"), ..Default::default() }
    }
}

/// As `a=b,c!=d`. What cannot be said so is left out, and named in `problems`.
fn field_selector(value: &Value, problems: &mut Vec<String>) -> String {
    let requirements = value["requirements"].as_array().cloned().unwrap_or_default();
    if requirements.is_empty() {
        let raw = value["rawSelector"].as_str().unwrap_or_default();
        return raw_selector("fieldSelector", raw, fields::Selector::parse(raw).is_ok(), problems);
    }
    let mut parts = Vec::new();
    let mut bad = false;
    for requirement in &requirements {
        let key = requirement["key"].as_str().unwrap_or_default();
        let values = strings(&requirement["values"]);
        let operator = requirement["operator"].as_str().unwrap_or_default();
        match (operator, values.as_slice()) {
            ("In", [one]) => parts.push(format!("{key}={one}")),
            ("NotIn", [one]) => parts.push(format!("{key}!={one}")),
            _ => bad = true,
        }
    }
    note_problem("fieldSelector", bad, parts.is_empty(), problems);
    parts.join(",")
}

fn label_selector(value: &Value, problems: &mut Vec<String>) -> String {
    let requirements = value["requirements"].as_array().cloned().unwrap_or_default();
    if requirements.is_empty() {
        let raw = value["rawSelector"].as_str().unwrap_or_default();
        return raw_selector("labelSelector", raw, labels::Selector::parse(raw).is_ok(), problems);
    }
    let mut parts = Vec::new();
    let mut bad = false;
    for requirement in &requirements {
        let key = requirement["key"].as_str().unwrap_or_default();
        let values = strings(&requirement["values"]);
        match (requirement["operator"].as_str().unwrap_or_default(), values.is_empty()) {
            ("In", false) => parts.push(format!("{key} in ({})", values.join(","))),
            ("NotIn", false) => parts.push(format!("{key} notin ({})", values.join(","))),
            ("Exists", true) => parts.push(key.to_owned()),
            ("DoesNotExist", true) => parts.push(format!("!{key}")),
            _ => bad = true,
        }
    }
    note_problem("labelSelector", bad, parts.is_empty(), problems);
    parts.join(",")
}

/// A selector in its text form, which is ignored when it cannot be read.
fn raw_selector(field: &str, raw: &str, readable: bool, problems: &mut Vec<String>) -> String {
    note_problem(field, !readable, true, problems);
    if readable { raw.to_owned() } else { String::new() }
}

fn note_problem(field: &str, bad: bool, nothing_left: bool, problems: &mut Vec<String>) {
    if bad {
        let how = if nothing_left { "ignored" } else { "partially ignored" };
        problems.push(format!("spec.resourceAttributes.{field} {how} due to parse error"));
    }
}

fn validate(review: Review<'_>, object: &Value) -> ErrorList {
    let resource = match review {
        Review::Subject => "subjectaccessreviews",
        Review::SelfSubject => "selfsubjectaccessreviews",
        Review::Local(_) => "localsubjectaccessreviews",
    };
    let strategy = api::strategy_for("authorization.k8s.io", resource);
    strategy.map(|strategy| strategy.validate(&api::Context::default(), object)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn messages(review: Review<'_>, object: Value) -> Vec<String> {
        validate(review, &object).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_local_review_stays_in_its_namespace() {
        let other =
            json!({"metadata": {"namespace": "a"}, "spec": {"user": "x", "resourceAttributes": {"namespace": "b"}}});
        assert_eq!(
            messages(Review::Local("a"), other),
            ["spec.resourceAttributes.namespace: Invalid value: \"b\": must match metadata.namespace"]
        );
    }

    #[test]
    fn selectors_become_text_and_unknown_operators_are_reported() {
        let mut problems = Vec::new();
        let spec = json!({"resourceAttributes": {"verb": "list", "resource": "pods",
            "fieldSelector": {"requirements": [
                {"key": "spec.nodeName", "operator": "In", "values": ["n1"]}, {"key": "x", "operator": "Exists"}]},
            "labelSelector": {"requirements": [{"key": "a", "operator": "DoesNotExist"}]}}});
        let info = request_of(&spec, &mut problems);
        assert_eq!((info.field_selector.as_str(), info.label_selector.as_str()), ("spec.nodeName=n1", "!a"));
        assert_eq!(problems, ["spec.resourceAttributes.fieldSelector partially ignored due to parse error"]);
    }
}
