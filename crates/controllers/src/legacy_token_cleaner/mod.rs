//! legacy-serviceaccount-token-cleaner-controller: Secrets with tokens that the
//! system had made for ServiceAccounts and that nobody uses any more.
//!
//! The API server notes since when it tracks their use and, on each, the day of the
//! last one. A Secret unused for the whole period is marked invalid first, and
//! deleted after another period. Upstream followed:
//! pkg/controller/serviceaccount/legacy_serviceaccount_token_cleaner.go.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use client::resources::{CONFIG_MAPS, PODS, SECRETS, SERVICE_ACCOUNTS};
use client::{Client, DeleteOptions, ListOptions, ObjectMeta, Patch, WriteOptions};
use informers::Selection;
use jiff::civil::Date;
use jiff::{SignedDuration, Timestamp};
use reconciler::SyncError;
use reconciler::clock::parse_time;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::Context;

/// `DefaultCleanerSyncInterval`.
const PERIOD: Duration = Duration::from_secs(24 * 3600);
const LAST_USED: &str = "kubernetes.io/legacy-token-last-used";
const INVALID_SINCE: &str = "kubernetes.io/legacy-token-invalid-since";
const TRACKING: &str = "kube-apiserver-legacy-service-account-token-tracking";
const ACCOUNT_NAME: &str = "kubernetes.io/service-account.name";
const ACCOUNT_UID: &str = "kubernetes.io/service-account.uid";

#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(default)]
struct TokenSecret {
    metadata: ObjectMeta,
}
informers::object!(TokenSecret);

pub async fn run(context: Context) -> Result<(), SyncError> {
    let client = context.client("legacy-service-account-token-cleaner").await?;
    let kind = Selection::fields("type=kubernetes.io/service-account-token");
    let secrets = context.factory.informer_with::<TokenSecret>(&SECRETS, kind);
    context.synced().await;
    let mut period = tokio::time::interval(PERIOD);
    loop {
        tokio::select! {
            _ = period.tick() => {}
            () = context.shutdown.cancelled() => return Ok(()),
        }
        let keep = SignedDuration::try_from(context.config.legacy_service_account_token_clean_up_period)?;
        if let Err(error) = clean(&client, &secrets.list(), context.now(), keep).await {
            tracing::error!(%error, "Error getting lastest possible tracked since time");
        }
    }
}

fn day(text: &str) -> Option<Date> {
    (text.len() == "2006-01-02".len()).then(|| text.parse().ok()).flatten()
}

/// One day's work; what fails is tried again the next day.
async fn clean(
    client: &Client,
    secrets: &[std::sync::Arc<TokenSecret>],
    now: Timestamp,
    keep: SignedDuration,
) -> Result<(), SyncError> {
    let map: Value = client.get(&CONFIG_MAPS, "kube-system", TRACKING).await?;
    let since = map["data"]["since"].as_str().ok_or_else(|| SyncError::new("configMap does not have since label"))?;
    let since = day(since).ok_or_else(|| SyncError::new("error parsing trackedSince time"))?;
    let tracked = since.tomorrow()?.to_zoned(jiff::tz::TimeZone::UTC)?.timestamp();
    if now < tracked + keep {
        return Ok(());
    }
    let mut mounted: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for secret in secrets {
        let m = &secret.metadata;
        if !is_candidate(m, now, keep) || !is_listed(client, m).await? {
            continue;
        }
        if !mounted.contains_key(&m.namespace) {
            let pods = client.list_all::<Value>(&PODS, &m.namespace, &ListOptions::default()).await?;
            mounted.insert(m.namespace.clone(), pods.items.iter().flat_map(secrets_of).collect());
        }
        if mounted[&m.namespace].contains(&m.name) {
            continue;
        }
        let today = now.to_zoned(jiff::tz::TimeZone::UTC).date();
        let invalid = m.labels.get(INVALID_SINCE).filter(|text| day(text).is_some());
        let Some(invalid) = invalid else {
            tracing::info!(secret = m.key(), "Mark the auto-generated service account token as invalid");
            let patch = json!({"metadata": {"uid": m.uid, "labels": {INVALID_SINCE: today.to_string()}}});
            let options = WriteOptions::default();
            let done = client.patch::<Value>(&SECRETS, &m.namespace, &m.name, "", &Patch::Merge(patch), &options).await;
            if let Err(error) = done {
                tracing::error!(secret = m.key(), %error, "Failed to mark a legacy service account token as invalid");
            }
            continue;
        };
        if invalid.as_str() >= last_kept_day(now, keep).as_str() {
            continue;
        }
        tracing::info!(secret = m.key(), "Delete the auto-generated service account token");
        let options = DeleteOptions::default().resource_version(m.resource_version.as_str());
        if let Err(error) = client.delete(&SECRETS, &m.namespace, &m.name, &options).await
            && !error.is_conflict()
            && !error.is_not_found()
        {
            tracing::error!(secret = m.key(), %error, "Error deleting a legacy service account token");
        }
    }
    Ok(())
}

/// The first day whose use still counts.
fn last_kept_day(now: Timestamp, keep: SignedDuration) -> String {
    (now - keep).to_zoned(jiff::tz::TimeZone::UTC).date().to_string()
}

/// Old and unused, by what it says itself.
fn is_candidate(m: &ObjectMeta, now: Timestamp, keep: SignedDuration) -> bool {
    let old = m.creation_timestamp.as_deref().and_then(parse_time).is_some_and(|at| at < now - keep);
    let used_lately = match m.labels.get(LAST_USED) {
        None => false,
        // A label that is no day is somebody's own.
        Some(text) => day(text).is_none() || text.as_str() >= last_kept_day(now, keep).as_str(),
    };
    old && !m.is_deleting() && !used_lately
}

/// Made by the system: its account lists it.
async fn is_listed(client: &Client, m: &ObjectMeta) -> Result<bool, SyncError> {
    let Some(name) = m.annotations.get(ACCOUNT_NAME) else { return Ok(false) };
    let account: Option<Value> = client.get_opt(&SERVICE_ACCOUNTS, &m.namespace, name).await?;
    let uid = m.annotations.get(ACCOUNT_UID).map_or("", String::as_str);
    Ok(account.is_some_and(|account| {
        (uid.is_empty() || account["metadata"]["uid"] == uid)
            && account["secrets"].as_array().into_iter().flatten().any(|s| s["name"] == m.name.as_str())
    }))
}

/// Names of the Secrets that a pod refers to anywhere in its spec.
fn secrets_of(pod: &Value) -> BTreeSet<String> {
    fn walk(value: &Value, out: &mut BTreeSet<String>) {
        match value {
            Value::Array(items) => items.iter().for_each(|item| walk(item, out)),
            Value::Object(fields) => {
                for (key, value) in fields {
                    match (key.as_str(), value) {
                        ("secretName", Value::String(name)) => {
                            out.insert(name.clone());
                        }
                        // secretRef, secretKeyRef, imagePullSecrets, nodePublishSecretRef, projected sources…
                        (key, value) if key.to_ascii_lowercase().contains("secret") => {
                            let items = value.as_array().map_or(std::slice::from_ref(value), Vec::as_slice);
                            out.extend(items.iter().filter_map(|v| v["name"].as_str()).map(str::to_owned));
                            walk(value, out);
                        }
                        _ => walk(value, out),
                    }
                }
            }
            _ => {}
        }
    }
    let mut out = BTreeSet::new();
    walk(&pod["spec"], &mut out);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_old_and_unused() {
        let now: Timestamp = "2026-06-10T12:00:00Z".parse().unwrap();
        let keep = SignedDuration::from_hours(48);
        let secret = |created: &str, used: Option<&str>| {
            let mut m = ObjectMeta { creation_timestamp: Some(created.into()), ..ObjectMeta::default() };
            if let Some(used) = used {
                m.labels.insert(LAST_USED.into(), used.into());
            }
            is_candidate(&m, now, keep)
        };
        assert!(secret("2026-06-01T00:00:00Z", None));
        assert!(!secret("2026-06-09T00:00:00Z", None), "made lately");
        assert!(!secret("2026-06-01T00:00:00Z", Some("2026-06-08")), "used on the last day that counts");
        assert!(secret("2026-06-01T00:00:00Z", Some("2026-06-07")));
        assert!(!secret("2026-06-01T00:00:00Z", Some("yesterday")));
    }

    #[test]
    fn secrets_are_found_wherever_a_pod_names_them() {
        let pod = json!({"spec": {
            "imagePullSecrets": [{"name": "pull"}],
            "containers": [{"env": [{"valueFrom": {"secretKeyRef": {"name": "env", "key": "k"}}}]}],
            "volumes": [{"secret": {"secretName": "vol"}}, {"projected": {"sources": [{"secret": {"name": "proj"}}]}},
                {"configMap": {"name": "not"}}],
        }});
        assert_eq!(secrets_of(&pod).into_iter().collect::<Vec<_>>(), ["env", "proj", "pull", "vol"]);
    }
}
