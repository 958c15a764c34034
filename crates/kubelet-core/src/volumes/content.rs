//! Content of configMap, secret, downwardAPI and projected volumes.

use std::collections::BTreeMap;

use futures::future::join_all;

use super::Source;
use crate::config::env::{self, present};
use crate::config::{FetchError, Gathered, NodeFacts};
use crate::pod::{ConfigMapSource, DownwardSource, KeyToPath, Pod, ProjectedSource, Volume};

/// Mode of files without one.
const DEFAULT_MODE: i32 = 0o644;
/// Mode of a token, and of one that a group may read.
const TOKEN_MODE: i32 = 0o600;
/// Life of a token when none is asked for.
const TOKEN_SECONDS: i64 = 3600;

/// One file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProjectedFile {
    pub data: Vec<u8>,
    pub mode: u32,
    pub owner: Option<u32>,
}

/// Files by relative path.
pub type Payload = BTreeMap<String, ProjectedFile>;

/// Kind folder, whether it lives in memory, and content; none for other volumes.
pub(super) async fn collect(
    pod: &Pod,
    volume: &Volume,
    facts: &NodeFacts,
    pod_ips: &[String],
    source: &dyn Source,
) -> Result<Option<(&'static str, bool, Payload)>, String> {
    let namespace = &pod.metadata.namespace;
    let mut payload = Payload::new();
    if let Some(map) = &volume.config_map {
        config_map(namespace, map, map.default_mode, source, &mut payload).await?;
        return Ok(Some(("configmap", false, payload)));
    }
    if let Some(secret) = &volume.secret {
        let same = ConfigMapSource {
            name: secret.secret_name.clone(),
            items: secret.items.clone(),
            default_mode: secret.default_mode,
            optional: secret.optional,
        };
        secret_files(namespace, &same, same.default_mode, source, &mut payload).await?;
        return Ok(Some(("secret", true, payload)));
    }
    if let Some(downward) = &volume.downward_api {
        downward_files(pod, downward, downward.default_mode, facts, pod_ips, &mut payload)?;
        return Ok(Some(("downward-api", true, payload)));
    }
    let Some(projected) = &volume.projected else { return Ok(None) };
    let mode = projected.default_mode;
    let parts = projected.sources.iter().enumerate();
    let made = join_all(parts.map(|(index, part)| one(pod, volume, index, part, mode, facts, pod_ips, source))).await;
    let mut problems = Vec::new();
    // A later source wins where two name the same file.
    for (files, faults) in made {
        payload.extend(files);
        problems.extend(faults);
    }
    match problems.len() {
        0 => Ok(Some(("projected", true, payload))),
        1 => Err(problems.remove(0)),
        _ => Err(format!("[{}]", problems.join(", "))),
    }
}

/// Files and faults of one source of a projected volume.
#[allow(clippy::too_many_arguments)]
async fn one(
    pod: &Pod,
    volume: &Volume,
    index: usize,
    part: &ProjectedSource,
    mode: Option<i32>,
    facts: &NodeFacts,
    pod_ips: &[String],
    source: &dyn Source,
) -> (Payload, Vec<String>) {
    let namespace = &pod.metadata.namespace;
    let mut payload = Payload::new();
    let mut problems = Vec::new();
    if let Some(map) = &part.config_map {
        problems.extend(config_map(namespace, map, mode, source, &mut payload).await.err());
    }
    if let Some(secret) = &part.secret {
        let same = ConfigMapSource {
            name: secret.name.clone(),
            items: secret.items.clone(),
            default_mode: None,
            optional: secret.optional,
        };
        problems.extend(secret_files(namespace, &same, mode, source, &mut payload).await.err());
    }
    if let Some(downward) = &part.downward_api {
        problems.extend(downward_files(pod, downward, mode, facts, pod_ips, &mut payload).err());
    }
    if let Some(token) = &part.service_account_token {
        let seconds = token.expiration_seconds.unwrap_or(TOKEN_SECONDS);
        match source.token(pod, &token.audience, seconds).await {
            Ok(value) => {
                let (mode, owner) = token_access(pod, mode);
                payload.insert(token.path.clone(), ProjectedFile { data: value.into_bytes(), mode, owner });
            }
            Err(text) => problems.push(text),
        }
    }
    if let Some(bundle) = &part.cluster_trust_bundle {
        match source.trust_anchors(bundle).await {
            Ok(data) => {
                let (mode, owner) = token_access(pod, mode);
                payload.insert(bundle.path.clone(), ProjectedFile { data, mode, owner });
            }
            Err(text) => problems.push(text),
        }
    }
    if let Some(certificate) = &part.pod_certificate {
        match source.pod_certificate(pod, &volume.name, index, certificate).await {
            Ok((key, chain)) => {
                let (mode, owner) = token_access(pod, mode);
                let both = format!("{key}{chain}");
                for (path, text) in [
                    (&certificate.credential_bundle_path, both),
                    (&certificate.key_path, key),
                    (&certificate.certificate_chain_path, chain),
                ] {
                    if !path.is_empty() {
                        payload.insert(path.clone(), ProjectedFile { data: text.into_bytes(), mode, owner });
                    }
                }
            }
            Err(text) => problems.push(text),
        }
    }
    (payload, problems)
}

/// A token, a key or a bundle is its user's alone: by fsGroup the group's, by a common runAsUser that
/// user's, else readable as the volume says.
fn token_access(pod: &Pod, default_mode: Option<i32>) -> (u32, Option<u32>) {
    let volume_mode = default_mode.unwrap_or(DEFAULT_MODE) as u32;
    if pod.spec.security_context.fs_group.is_some() {
        return (TOKEN_MODE as u32, None);
    }
    let mut users =
        pod.all_containers().map(|(_, c)| c.security_context.run_as_user.or(pod.spec.security_context.run_as_user));
    let first = users.next().flatten();
    match first.and_then(|uid| u32::try_from(uid).ok()) {
        Some(uid) if users.all(|user| user == first) => (TOKEN_MODE as u32, Some(uid)),
        _ => (volume_mode, None),
    }
}

async fn config_map(
    namespace: &str,
    map: &ConfigMapSource,
    mode: Option<i32>,
    source: &dyn Source,
    payload: &mut Payload,
) -> Result<(), String> {
    let fetched = source.config_map(namespace, &map.name).await;
    files(&map.name, "configmap", "config", &map.items, map.optional, mode, fetched, payload)
}

async fn secret_files(
    namespace: &str,
    secret: &ConfigMapSource,
    mode: Option<i32>,
    source: &dyn Source,
    payload: &mut Payload,
) -> Result<(), String> {
    let fetched = source.secret(namespace, &secret.name).await;
    files(&secret.name, "secret", "secret", &secret.items, secret.optional, mode, fetched, payload)
}

fn files(
    name: &str,
    kind: &str,
    word: &str,
    items: &[KeyToPath],
    optional: bool,
    mode: Option<i32>,
    fetched: Result<serde_json::Value, FetchError>,
    payload: &mut Payload,
) -> Result<(), String> {
    let Some(object) = present(Some(&fetched), name, optional, kind)? else { return Ok(()) };
    let mut data = if kind == "secret" {
        let mut tagged = object.clone();
        tagged["kind"] = "Secret".into();
        env::bytes(&tagged)
    } else {
        env::bytes(object)
    };
    let mode = mode.unwrap_or(DEFAULT_MODE);
    if items.is_empty() {
        for (key, bytes) in data {
            payload.insert(key, ProjectedFile { data: bytes, mode: mode as u32, owner: None });
        }
        return Ok(());
    }
    for item in items {
        match data.remove(&item.key) {
            Some(bytes) => {
                let mode = item.mode.unwrap_or(mode) as u32;
                payload.insert(item.path.clone(), ProjectedFile { data: bytes.clone(), mode, owner: None });
                data.insert(item.key.clone(), bytes);
            }
            None if optional => {}
            None => return Err(format!("references non-existent {word} key: {}", item.key)),
        }
    }
    Ok(())
}

fn downward_files(
    pod: &Pod,
    downward: &DownwardSource,
    mode: Option<i32>,
    facts: &NodeFacts,
    pod_ips: &[String],
    payload: &mut Payload,
) -> Result<(), String> {
    let gathered = Gathered { pod_ips: pod_ips.to_vec(), ..Default::default() };
    for item in &downward.items {
        let value = if let Some(field) = &item.field_ref {
            env::field_value(pod, field, &gathered, facts)?
        } else if let Some(resource) = &item.resource_field_ref {
            let (_, container) = pod
                .container(&resource.container_name)
                .ok_or_else(|| format!("container {} not found", resource.container_name))?;
            env::resource_value(container, resource, facts)?
        } else {
            continue;
        };
        let mode = item.mode.or(mode).unwrap_or(DEFAULT_MODE) as u32;
        payload.insert(item.path.clone(), ProjectedFile { data: value.into_bytes(), mode, owner: None });
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Fetched;
    use crate::pod::{PodCertificateSource, TrustBundleSource};
    use serde_json::json;

    struct Fake;

    #[async_trait::async_trait]
    impl Source for Fake {
        async fn config_map(&self, _: &str, name: &str) -> Fetched {
            if name == "cm1" { Ok(json!({"data": {"k": "v"}})) } else { Err(FetchError::NotFound) }
        }
        async fn secret(&self, _: &str, _: &str) -> Fetched {
            Ok(json!({"data": {"a": "Yg=="}}))
        }
        async fn claim(&self, _: &str, _: &str) -> Fetched {
            Err(FetchError::NotFound)
        }
        async fn persistent_volume(&self, _: &str) -> Fetched {
            Err(FetchError::NotFound)
        }
        async fn token(&self, _: &Pod, audience: &str, _: i64) -> Result<String, String> {
            Ok(format!("token-for-{audience}"))
        }
        async fn trust_anchors(&self, source: &TrustBundleSource) -> Result<Vec<u8>, String> {
            source.name.clone().map(String::into_bytes).ok_or_else(|| "none".into())
        }
        async fn pod_certificate(
            &self,
            _: &Pod,
            _: &str,
            index: usize,
            _: &PodCertificateSource,
        ) -> Result<(String, String), String> {
            Ok((format!("key{index}"), format!("chain{index}")))
        }
    }

    async fn run(volume: serde_json::Value) -> Result<Vec<String>, String> {
        let pod = Pod::from_value(json!({"metadata": {"name": "vols", "namespace": "n", "labels": {"l1": "v1"}},
            "spec": {"volumes": [volume]}}))
        .unwrap();
        let (_, _, payload) = collect(&pod, &pod.spec.volumes[0], &NodeFacts::default(), &[], &Fake).await?.unwrap();
        Ok(payload.iter().map(|(k, f)| format!("{k} {:o} {}", f.mode, String::from_utf8_lossy(&f.data))).collect())
    }

    #[tokio::test]
    async fn contents() {
        assert_eq!(run(json!({"name": "v", "configMap": {"name": "cm1"}})).await.unwrap(), ["k 644 v"]);
        let secret = json!({"name": "v", "secret": {"secretName": "sec", "defaultMode": 256}});
        assert_eq!(run(secret).await.unwrap(), ["a 400 b"]);
        let projected = json!({"name": "v", "projected": {"sources": [
            {"serviceAccountToken": {"path": "tok", "audience": "aud"}},
            {"configMap": {"name": "cm1", "items": [{"key": "k", "path": "d/k"}]}},
            {"downwardAPI": {"items": [{"path": "labels", "fieldRef": {"fieldPath": "metadata.labels"}}]}}]}});
        assert_eq!(run(projected).await.unwrap(), ["d/k 644 v", "labels 644 l1=\"v1\"", "tok 644 token-for-aud"]);
    }

    #[tokio::test]
    async fn bundles_and_credentials() {
        let projected = json!({"name": "v", "projected": {"defaultMode": 420, "sources": [
            {"clusterTrustBundle": {"name": "ctb", "path": "anchors.pem"}},
            {"podCertificate": {"signerName": "x/y", "keyType": "ED25519", "credentialBundlePath": "b", "keyPath": "k"}}]}});
        assert_eq!(run(projected).await.unwrap(), ["anchors.pem 644 ctb", "b 644 key1chain1", "k 644 key1"]);
    }

    #[tokio::test]
    async fn errors_as_recorded() {
        let missing = json!({"name": "v", "configMap": {"name": "nosuch"}});
        assert_eq!(run(missing).await.unwrap_err(), "configmap \"nosuch\" not found");
        let key = json!({"name": "v", "secret": {"secretName": "sec", "items": [{"key": "zz", "path": "zz"}]}});
        assert_eq!(run(key).await.unwrap_err(), "references non-existent secret key: zz");
    }
}
