//! What a token Secret lacks.

use std::collections::BTreeMap;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use client::ObjectMeta;
use client::meta::null_is_empty;
use serde::Deserialize;
use serde_json::{Map, Value, json};

use crate::types::ServiceAccount;

pub const TOKEN_TYPE: &str = "kubernetes.io/service-account-token";
pub const ACCOUNT_NAME: &str = "kubernetes.io/service-account.name";
const ACCOUNT_UID: &str = "kubernetes.io/service-account.uid";

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct TokenSecret {
    pub metadata: ObjectMeta,
    #[serde(deserialize_with = "null_is_empty")]
    pub data: BTreeMap<String, String>,
}

informers::object!(TokenSecret);

#[derive(Debug, PartialEq, Eq)]
pub enum Verdict {
    Nothing,
    Delete,
    Fill,
}

pub fn decide(secret: &TokenSecret, account: Option<&ServiceAccount>, root_ca: &str) -> Verdict {
    let annotation = |name: &str| secret.metadata.annotations.get(name).map(String::as_str).unwrap_or_default();
    if annotation(ACCOUNT_NAME).is_empty() {
        return Verdict::Nothing;
    }
    let uid = annotation(ACCOUNT_UID);
    let Some(account) = account.filter(|a| uid.is_empty() || a.metadata.uid == uid) else {
        return Verdict::Delete;
    };
    let value = |key: &str| secret.data.get(key).map(String::as_str).unwrap_or_default();
    let complete = !value("token").is_empty()
        && (root_ca.is_empty() || value("ca.crt") == STANDARD.encode(root_ca))
        && !value("namespace").is_empty()
        && uid == account.metadata.uid;
    if complete { Verdict::Nothing } else { Verdict::Fill }
}

/// Writes what is missing; a token that is there stays.
pub fn fill(secret: &mut Value, account: &ServiceAccount, token: &str, root_ca: &str) {
    let data = &mut secret["data"];
    if data["token"].as_str().is_none_or(str::is_empty) {
        data["token"] = STANDARD.encode(token).into();
    }
    if data["namespace"].as_str().is_none_or(str::is_empty) {
        data["namespace"] = STANDARD.encode(&account.metadata.namespace).into();
    }
    if !root_ca.is_empty() {
        data["ca.crt"] = STANDARD.encode(root_ca).into();
    }
    let annotations = &mut secret["metadata"]["annotations"];
    annotations[ACCOUNT_NAME] = account.metadata.name.as_str().into();
    annotations[ACCOUNT_UID] = account.metadata.uid.as_str().into();
}

/// The claims of a token in a Secret, which never expires.
pub fn claims(account: &ServiceAccount, secret: &str) -> Map<String, Value> {
    let (namespace, name) = (&account.metadata.namespace, &account.metadata.name);
    let claims = json!({
        "iss": super::LEGACY_ISSUER,
        "sub": format!("system:serviceaccount:{namespace}:{name}"),
        "kubernetes.io/serviceaccount/namespace": namespace,
        "kubernetes.io/serviceaccount/secret.name": secret,
        "kubernetes.io/serviceaccount/service-account.name": name,
        "kubernetes.io/serviceaccount/service-account.uid": account.metadata.uid,
    });
    match claims {
        Value::Object(claims) => claims,
        _ => Map::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn filled_once_and_deleted_with_its_account() {
        let mut account = ServiceAccount::default();
        account.metadata.name = "a".into();
        account.metadata.namespace = "ns".into();
        account.metadata.uid = "u".into();
        let mut object = json!({"metadata": {"name": "t", "namespace": "ns", "annotations": {ACCOUNT_NAME: "a"}}});
        let read = |object: &Value| -> TokenSecret { serde_json::from_value(object.clone()).unwrap() };
        assert_eq!(decide(&read(&object), Some(&account), "CA"), Verdict::Fill);
        assert_eq!(decide(&read(&object), None, "CA"), Verdict::Delete);
        fill(&mut object, &account, "token", "CA");
        assert_eq!(object["data"], json!({"token": "dG9rZW4=", "ca.crt": "Q0E=", "namespace": "bnM="}));
        assert_eq!(decide(&read(&object), Some(&account), "CA"), Verdict::Nothing);
        account.metadata.uid = "another".into();
        assert_eq!(decide(&read(&object), Some(&account), "CA"), Verdict::Delete);
        assert_eq!(claims(&account, "t")["sub"], "system:serviceaccount:ns:a");
    }
}
