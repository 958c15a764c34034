//! The metrics APIs: metrics.k8s.io, custom.metrics.k8s.io, external.metrics.k8s.io.
//!
//! They are served by add-ons; where one is missing, its error says so in the words
//! of a Go client. Upstream followed: pkg/controller/podautoscaler/metrics/client.go,
//! k8s.io/metrics.

use apimachinery::quantity::Quantity;
use client::{Client, ListOptions, ResourceRef};
use jiff::{SignedDuration, Timestamp};
use reconciler::clock::parse_time;
use serde_json::Value;

use super::calc::{Sample, Samples};
use crate::discovery::Discovery;

const PODS: ResourceRef = ResourceRef::fixed("metrics.k8s.io", "v1beta1", "pods", "PodMetrics", true);
const CUSTOM: &str = "custom.metrics.k8s.io";
/// Of custom metrics that name none.
const DEFAULT_WINDOW: SignedDuration = SignedDuration::from_secs(60);

fn milli(value: &Value) -> Option<i64> {
    Quantity::from_value(value).ok().map(|q| q.milli_value())
}

fn time(value: &Value) -> Timestamp {
    value.as_str().and_then(parse_time).unwrap_or(Timestamp::UNIX_EPOCH)
}

/// Usage of pods; of one container if it is named.
pub async fn of_resource(
    client: &Client,
    namespace: &str,
    selector: &str,
    resource: &str,
    container: &str,
) -> Result<Samples, String> {
    let options = ListOptions::labels(selector);
    let list = client
        .list_all::<Value>(&PODS, namespace, &options)
        .await
        .map_err(|error| format!("unable to fetch metrics from resource metrics API: {error}"))?;
    if list.items.is_empty() {
        return Err("no metrics returned from resource metrics API".into());
    }
    Ok(list.items.iter().filter_map(|item| sample(item, resource, container)).collect())
}

fn sample(item: &Value, resource: &str, container: &str) -> Option<(String, Sample)> {
    let mut total = 0;
    let containers = item["containers"].as_array().filter(|c| !c.is_empty())?;
    let wanted = containers.iter().filter(|c| container.is_empty() || c["name"] == container);
    let mut seen = false;
    for one in wanted {
        total += milli(one["usage"].get(resource)?)?;
        seen = true;
    }
    let window = item["window"].as_str().and_then(|w| apimachinery::duration::parse(w).ok());
    let window = window.map(SignedDuration::from_nanos).unwrap_or_default();
    seen.then_some(())?;
    let name = item["metadata"]["name"].as_str()?.to_owned();
    Some((name, Sample { at: time(&item["timestamp"]), window, value: total }))
}

/// The version of the custom metrics API that is served.
fn custom_version(discovery: &Discovery) -> Result<&'static str, String> {
    let served = discovery.served();
    let versions = ["v1beta2", "v1beta1"];
    let has = |version: &&&str| {
        served.resources.iter().any(|r| r.resource.group == CUSTOM && r.resource.version == **version)
    };
    versions.iter().find(has).copied().ok_or_else(|| format!("no custom metrics API ({CUSTOM}) registered"))
}

fn fetch_failed(error: impl std::fmt::Display) -> String {
    format!("unable to fetch metrics from custom metrics API: {error}")
}

/// `object`: resource (with group) and name (`*`: all that `selector` selects).
async fn custom(
    client: &Client,
    discovery: &Discovery,
    namespace: &str,
    object: (&str, &str),
    metric: &str,
    selector: &str,
    metric_selector: &str,
) -> Result<Vec<Value>, String> {
    let version = custom_version(discovery).map_err(fetch_failed)?;
    let (resource, name) = object;
    let scope = if resource == "namespaces" { String::new() } else { format!("/namespaces/{namespace}") };
    let path = format!("/apis/{CUSTOM}/{version}{scope}/{resource}/{name}/{metric}");
    let mut query = Vec::new();
    if !selector.is_empty() {
        query.push(("labelSelector", selector.to_owned()));
    }
    if !metric_selector.is_empty() {
        query.push(("metricLabelSelector", metric_selector.to_owned()));
    }
    let answer: Value = client.exchange(client::Request::get(path).query(query)).await.map_err(fetch_failed)?;
    Ok(answer["items"].as_array().cloned().unwrap_or_default())
}

pub async fn of_pods(
    client: &Client,
    discovery: &Discovery,
    namespace: &str,
    selector: &str,
    metric: &str,
    metric_selector: &str,
) -> Result<Samples, String> {
    let items = custom(client, discovery, namespace, ("pods", "*"), metric, selector, metric_selector).await?;
    if items.is_empty() {
        return Err("no metrics returned from custom metrics API".into());
    }
    let read = |item: &Value| {
        let window = item["windowSeconds"].as_i64().map_or(DEFAULT_WINDOW, SignedDuration::from_secs);
        let name = item["describedObject"]["name"].as_str()?.to_owned();
        Some((name, Sample { at: time(&item["timestamp"]), window, value: milli(&item["value"])? }))
    };
    Ok(items.iter().filter_map(read).collect())
}

pub async fn of_object(
    client: &Client,
    discovery: &Discovery,
    namespace: &str,
    reference: &Value,
    metric: &str,
    metric_selector: &str,
) -> Result<i64, String> {
    custom_version(discovery).map_err(fetch_failed)?;
    let text = |name: &str| reference[name].as_str().unwrap_or_default();
    let (api_version, kind) = (text("apiVersion"), text("kind"));
    let found = discovery.find(api_version, kind).await.map_err(fetch_failed)?;
    let group = api_version.split_once('/').map_or("", |(group, _)| group);
    let found = found.ok_or_else(|| {
        fetch_failed(format!(
            "no matches for kind {} in group {}",
            apimachinery::field::quote(kind),
            apimachinery::field::quote(group)
        ))
    })?;
    let resource = found.resource.group_resource().to_string();
    let name = if resource == "namespaces" { namespace } else { text("name") };
    let items = custom(client, discovery, namespace, (&resource, name), metric, "", metric_selector).await?;
    let value = items.first().and_then(|item| milli(&item["value"]));
    value.ok_or_else(|| fetch_failed("the custom metrics API server returned 0 results when we asked for exactly one"))
}

pub async fn external(client: &Client, namespace: &str, metric: &str, selector: &str) -> Result<i64, String> {
    let resource = ResourceRef::new("external.metrics.k8s.io", "v1beta1", metric, "ExternalMetricValue", true);
    let list = client
        .list_all::<Value>(&resource, namespace, &ListOptions::labels(selector))
        .await
        .map_err(|error| format!("unable to fetch metrics from external metrics API: {error}"))?;
    if list.items.is_empty() {
        return Err("no metrics returned from external metrics API".into());
    }
    Ok(list.items.iter().filter_map(|item| milli(&item["value"])).fold(0, i64::saturating_add))
}
