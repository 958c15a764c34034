//! The config map `extension-apiserver-authentication`, from which aggregated
//! servers and the other components learn whom to trust. Several servers join
//! their data; certificates expired for five minutes are dropped.
//!
//! Upstream followed: `pkg/controlplane/controller/clusterauthenticationtrust`.

use std::sync::Arc;
use std::time::Duration;

use apimachinery::{GroupResource, Status, Value};
use apiserver::request::Loopback;
use serde_json::{Map, json};

const NAMESPACE: &str = "kube-system";
const NAME: &str = "extension-apiserver-authentication";
pub const PERIOD: Duration = Duration::from_secs(60);
const EXPIRED_LEEWAY_SECONDS: i64 = 300;

/// What this server's flags say. PEM bundles may be empty.
#[derive(Debug, Clone, Default)]
pub struct Required {
    pub client_ca: String,
    pub request_header_ca: String,
    pub allowed_names: Vec<String>,
    pub username_headers: Vec<String>,
    pub uid_headers: Vec<String>,
    pub group_headers: Vec<String>,
    pub extra_header_prefixes: Vec<String>,
}

/// The data both want: live first, then ours.
pub fn data(live: &Map<String, Value>, required: &Required, now: i64) -> Map<String, Value> {
    let text = |key: &str| live.get(key).and_then(Value::as_str).unwrap_or_default();
    let list = |key: &str, ours: &[String]| -> String {
        let mut all: Vec<String> = serde_json::from_str(text(key)).unwrap_or_default();
        for item in ours {
            if !all.contains(item) {
                all.push(item.clone());
            }
        }
        json!(all).to_string()
    };
    let mut out = Map::new();
    let client_ca = join_certificates(text("client-ca-file"), &required.client_ca, now);
    if !client_ca.is_empty() {
        out.insert("client-ca-file".into(), client_ca.into());
    }
    let header_ca = join_certificates(text("requestheader-client-ca-file"), &required.request_header_ca, now);
    if header_ca.is_empty() {
        return out;
    }
    out.insert(
        "requestheader-username-headers".into(),
        list("requestheader-username-headers", &required.username_headers).into(),
    );
    let uids = list("requestheader-uid-headers", &required.uid_headers);
    if uids != "[]" {
        out.insert("requestheader-uid-headers".into(), uids.into());
    }
    out.insert(
        "requestheader-group-headers".into(),
        list("requestheader-group-headers", &required.group_headers).into(),
    );
    out.insert(
        "requestheader-extra-headers-prefix".into(),
        list("requestheader-extra-headers-prefix", &required.extra_header_prefixes).into(),
    );
    out.insert("requestheader-client-ca-file".into(), header_ca.into());
    out.insert(
        "requestheader-allowed-names".into(),
        list("requestheader-allowed-names", &required.allowed_names).into(),
    );
    out
}

fn join_certificates(first: &str, second: &str, now: i64) -> String {
    let mut all: Vec<pki::Certificate> = Vec::new();
    for text in [first, second] {
        for certificate in pki::Certificate::all_from_pem(text).unwrap_or_default() {
            if certificate.not_after() > now - EXPIRED_LEEWAY_SECONDS && !all.contains(&certificate) {
                all.push(certificate);
            }
        }
    }
    all.iter().map(pki::Certificate::to_pem).collect()
}

pub async fn ensure(loopback: &Arc<dyn Loopback>, required: &Required) -> Result<(), Status> {
    let maps = GroupResource::new("", "configmaps");
    let live = match loopback.get(&maps, NAMESPACE, NAME).await {
        Ok(live) => Some(live),
        Err(status) if status.is_not_found() => None,
        Err(status) => return Err(status),
    };
    let have = live.as_ref().and_then(|o| o["data"].as_object()).cloned().unwrap_or_default();
    let wanted = data(&have, required, jiff::Timestamp::now().as_second());
    match live {
        Some(live) if live["data"].as_object() == Some(&wanted) => Ok(()),
        Some(mut live) => {
            live["data"] = wanted.into();
            loopback.update(&maps, NAMESPACE, "", live).await.map(|_| ())
        }
        None => {
            let object = json!({
                "apiVersion": "v1",
                "kind": "ConfigMap",
                "metadata": {"name": NAME, "namespace": NAMESPACE},
                "data": wanted,
            });
            loopback.create(&maps, NAMESPACE, object).await.map(|_| ())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn certificate(name: &str, not_after: i64) -> String {
        let key = pki::PrivateKey::generate(pki::KeyAlgorithm::EcdsaP256).unwrap();
        let subject = pki::Subject::new(name, &[]);
        pki::CertificateTemplate::authority(subject, 0, not_after).self_sign(&key).unwrap().to_pem()
    }

    #[test]
    fn two_servers_join_and_the_expired_goes() {
        let (old, first, second) = (certificate("old", 100), certificate("one", 9_999), certificate("two", 9_999));
        let live = json!({
            "client-ca-file": format!("{old}{first}"),
            "requestheader-client-ca-file": first,
            "requestheader-allowed-names": "[\"a\"]",
        });
        let required = Required {
            client_ca: second.clone(),
            request_header_ca: first.clone(),
            allowed_names: vec!["a".into(), "b".into()],
            ..Default::default()
        };
        let joined = data(live.as_object().unwrap(), &required, 1_000);
        assert_eq!(joined["client-ca-file"], format!("{first}{second}"));
        assert_eq!(joined["requestheader-allowed-names"], "[\"a\",\"b\"]");
        assert_eq!(joined["requestheader-username-headers"], "[]");
        assert!(!joined.contains_key("requestheader-uid-headers"));
    }

    #[test]
    fn without_a_front_proxy_there_is_only_the_client_ca() {
        let ca = certificate("ca", 9_999);
        let required = Required { client_ca: ca, ..Default::default() };
        let data = data(&Map::new(), &required, 1_000);
        assert_eq!(data.keys().collect::<Vec<_>>(), ["client-ca-file"]);
    }
}
