//! The server's identity: a Lease in kube-system, renewed every ten seconds,
//! and the removal of leases of servers that are gone.
//!
//! Upstream followed: `pkg/controlplane/apiserver/server.go`,
//! `component-helpers/apimachinery/lease`, `controller/apiserverleasegc`.

use std::sync::Arc;
use std::time::Duration;

use apimachinery::{GroupResource, Status, Value};
use apiserver::request::Loopback;
use serde_json::json;

const NAMESPACE: &str = "kube-system";
const LEASE_SECONDS: i64 = 3600;
const RENEW: Duration = Duration::from_secs(10);
const LABEL: &str = "apiserver.kubernetes.io/identity";
const LABEL_VALUE: &str = "kube-apiserver";
/// How often leases of other servers are looked at.
const COLLECT_EVERY_RENEWALS: u32 = 360;

#[derive(Debug, Clone)]
pub struct Config {
    pub hostname: String,
    /// Random for each start.
    pub holder_suffix: String,
    /// `host:port` at which peers reach this server.
    pub peer_address: String,
}

/// `apiserver-` and 26 characters made of the host name's SHA-256.
pub fn lease_name(hostname: &str) -> String {
    use sha2::Digest;
    let digest = sha2::Sha256::digest(hostname.as_bytes());
    format!("apiserver-{}", base32_lower(&digest[..16]))
}

/// RFC 4648 without padding, in lower case.
fn base32_lower(bytes: &[u8]) -> String {
    const ALPHABET: &[u8; 32] = b"abcdefghijklmnopqrstuvwxyz234567";
    let (mut out, mut buffer, mut bits) = (String::new(), 0u32, 0u32);
    for byte in bytes {
        buffer = (buffer << 8) | u32::from(*byte);
        bits += 8;
        while bits >= 5 {
            bits -= 5;
            out.push(char::from(ALPHABET[((buffer >> bits) & 31) as usize]));
        }
    }
    if bits > 0 {
        out.push(char::from(ALPHABET[((buffer << (5 - bits)) & 31) as usize]));
    }
    out
}

fn lease(config: &Config, live: Option<&Value>, now: &str) -> Value {
    let name = lease_name(&config.hostname);
    let mut object = live.cloned().unwrap_or_else(|| {
        json!({
            "apiVersion": "coordination.k8s.io/v1",
            "kind": "Lease",
            "metadata": {"name": name, "namespace": NAMESPACE},
            "spec": {"holderIdentity": format!("{name}_{}", config.holder_suffix), "leaseDurationSeconds": LEASE_SECONDS},
        })
    });
    object["metadata"]["labels"][LABEL] = LABEL_VALUE.into();
    object["metadata"]["labels"]["kubernetes.io/hostname"] = config.hostname.clone().into();
    object["metadata"]["annotations"]["kubernetes.io/peer-advertise-address"] = config.peer_address.clone().into();
    object["spec"]["renewTime"] = now.into();
    object
}

/// A lease of a server that stopped renewing it.
fn is_expired(lease: &Value, now: jiff::Timestamp) -> bool {
    let renewed = lease["spec"]["renewTime"].as_str().and_then(|t| t.parse::<jiff::Timestamp>().ok());
    let seconds = lease["spec"]["leaseDurationSeconds"].as_i64();
    match (renewed, seconds) {
        (Some(renewed), Some(seconds)) => renewed.as_second() + seconds < now.as_second(),
        _ => true,
    }
}

pub async fn run(config: Config, loopback: Arc<dyn Loopback>) {
    let mut rounds = 0u32;
    loop {
        if let Err(status) = renew(&config, &loopback).await {
            tracing::warn!(error = %status, "The identity lease could not be renewed");
        }
        if rounds.is_multiple_of(COLLECT_EVERY_RENEWALS) {
            collect(&config, &loopback).await;
        }
        rounds = rounds.wrapping_add(1);
        tokio::time::sleep(RENEW).await;
    }
}

async fn renew(config: &Config, loopback: &Arc<dyn Loopback>) -> Result<(), Status> {
    let leases = GroupResource::new("coordination.k8s.io", "leases");
    let now = jiff::Timestamp::now().strftime("%Y-%m-%dT%H:%M:%S%.6fZ").to_string();
    match loopback.get(&leases, NAMESPACE, &lease_name(&config.hostname)).await {
        Ok(live) => loopback.update(&leases, NAMESPACE, "", lease(config, Some(&live), &now)).await.map(|_| ()),
        Err(status) if status.is_not_found() => {
            loopback.create(&leases, NAMESPACE, lease(config, None, &now)).await.map(|_| ())
        }
        Err(status) => Err(status),
    }
}

async fn collect(config: &Config, loopback: &Arc<dyn Loopback>) {
    let leases = GroupResource::new("coordination.k8s.io", "leases");
    let own = lease_name(&config.hostname);
    let now = jiff::Timestamp::now();
    for found in loopback.list_cached(&leases, NAMESPACE).await.unwrap_or_default() {
        let name = found["metadata"]["name"].as_str().unwrap_or_default();
        if found["metadata"]["labels"][LABEL] == LABEL_VALUE && name != own && is_expired(&found, now) {
            let options = json!({"preconditions": {"uid": found["metadata"]["uid"], "resourceVersion": found["metadata"]["resourceVersion"]}});
            if let Err(status) = loopback.delete(&leases, NAMESPACE, name, options).await {
                tracing::warn!(error = %status, name, "An expired identity lease could not be removed");
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_have_twenty_six_characters_of_base_32() {
        let name = lease_name("host");
        assert_eq!(name.len(), "apiserver-".len() + 26);
        assert_eq!(base32_lower(b"foobar"), "mzxw6ytboi");
    }

    #[test]
    fn a_lease_keeps_its_holder_and_moves_its_time() {
        let config = Config { hostname: "h".into(), holder_suffix: "u".into(), peer_address: "192.0.2.10:6443".into() };
        let made = lease(&config, None, "2026-01-01T00:00:00.000000Z");
        let again = lease(&config, Some(&made), "2026-01-01T00:00:10.000000Z");
        assert_eq!(again["spec"]["holderIdentity"], made["spec"]["holderIdentity"]);
        assert_eq!(again["spec"]["renewTime"], "2026-01-01T00:00:10.000000Z");
        assert!(!is_expired(&again, "2026-01-01T01:00:10Z".parse().unwrap()));
        assert!(is_expired(&again, "2026-01-01T01:00:11Z".parse().unwrap()));
    }
}
