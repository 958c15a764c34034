//! What the API is told of a driver: the node's annotation and topology labels, and
//! its entry in the node's CSINode.
//! Followed upstream: pkg/volume/csi/nodeinfomanager.

use std::collections::BTreeMap;
use std::sync::Arc;

use client::{Patch, WriteOptions, resources};
use cri::plugins::csi as wire;
use serde_json::{Value, json};

use crate::kubelet::Kubelet;

const NODE_IDS: &str = "csi.volume.kubernetes.io/nodeid";
/// Attempts when others write the same objects.
const ATTEMPTS: usize = 10;

/// Tells of a driver.
pub(super) async fn install(
    kubelet: &Arc<Kubelet>,
    driver: &str,
    info: &wire::NodeGetInfoResponse,
) -> Result<(), String> {
    let Some(api) = &kubelet.api else { return Ok(()) };
    let name = &kubelet.settings.node_name;
    let topology: BTreeMap<String, String> =
        info.accessible_topology.clone().map(|t| t.segments.into_iter().collect()).unwrap_or_default();
    let node: Value =
        api.client.get(&resources::NODES, "", name).await.map_err(|e| format!("error updating node: {e}"))?;
    let ids = with_id(&node, driver, Some(&info.node_id))?;
    let mut change = json!({});
    if let Some(ids) = ids {
        change["metadata"]["annotations"][NODE_IDS] = json!(ids);
    }
    for (key, value) in &topology {
        match node["metadata"]["labels"][key.as_str()].as_str() {
            Some(old) if old != value => {
                return Err(format!(
                    "error updating node: detected topology value collision: driver reported {key:?}:{value:?} but existing label is {key:?}:{old:?}"
                ));
            }
            Some(_) => {}
            None => change["metadata"]["labels"][key.as_str()] = json!(value),
        }
    }
    if change != json!({}) {
        api.client
            .patch::<Value>(&resources::NODES, "", name, "", &Patch::Strategic(change), &WriteOptions::default())
            .await
            .map_err(|e| format!("error updating node: {e}"))?;
    }
    let mut entry = json!({
        "name": driver,
        "nodeID": info.node_id,
        "topologyKeys": topology.keys().collect::<Vec<_>>(),
    });
    if info.max_volumes_per_node > 0 {
        entry["allocatable"] = json!({"count": info.max_volumes_per_node.min(i64::from(i32::MAX))});
    }
    change_csi_node(kubelet, driver, Some(&entry)).await
}

/// Takes a driver's traces out of the API.
pub(super) async fn uninstall(kubelet: &Arc<Kubelet>, driver: &str) -> Result<(), String> {
    let Some(api) = &kubelet.api else { return Ok(()) };
    change_csi_node(kubelet, driver, None).await?;
    let name = &kubelet.settings.node_name;
    let node: Value = api.client.get(&resources::NODES, "", name).await.map_err(|e| e.to_string())?;
    let Some(ids) = with_id(&node, driver, None)? else { return Ok(()) };
    let value = if ids == "{}" { Value::Null } else { json!(ids) };
    let change = json!({"metadata": {"annotations": {NODE_IDS: value}}});
    api.client
        .patch::<Value>(&resources::NODES, "", name, "", &Patch::Strategic(change), &WriteOptions::default())
        .await
        .map(drop)
        .map_err(|e| e.to_string())
}

/// The annotation with a driver's id set or removed; none when it stays as it is.
fn with_id(node: &Value, driver: &str, id: Option<&str>) -> Result<Option<String>, String> {
    let text = node["metadata"]["annotations"][NODE_IDS].as_str().unwrap_or("{}");
    let mut ids: BTreeMap<String, String> = serde_json::from_str(text)
        .map_err(|e| format!("error parsing node's {NODE_IDS:?} annotation value (value={text:?}) err={e}"))?;
    let before = ids.clone();
    match id {
        Some(id) => ids.insert(driver.to_string(), id.to_string()),
        None => ids.remove(driver),
    };
    Ok((ids != before).then(|| json!(ids).to_string()))
}

/// Sets or removes a driver's entry.
async fn change_csi_node(kubelet: &Arc<Kubelet>, driver: &str, entry: Option<&Value>) -> Result<(), String> {
    let Some(api) = &kubelet.api else { return Ok(()) };
    let name = &kubelet.settings.node_name;
    for _ in 0..ATTEMPTS {
        let mut object: Value = match api.client.get(&resources::CSI_NODES, "", name).await {
            Ok(object) => object,
            Err(error) if error.is_not_found() && entry.is_none() => return Ok(()),
            Err(error) if error.is_not_found() => {
                crate::node::ensure_csi_node(kubelet, api).await;
                continue;
            }
            Err(error) => return Err(format!("error updating CSINode: {error}")),
        };
        let mut drivers = object["spec"]["drivers"].as_array().cloned().unwrap_or_default();
        if entry.is_some_and(|e| drivers.iter().any(|d| d == e)) {
            return Ok(());
        }
        let before = drivers.len();
        drivers.retain(|d| d["name"] != driver);
        match entry {
            Some(entry) => drivers.push(entry.clone()),
            None if drivers.len() == before => return Ok(()),
            None => {}
        }
        object["spec"]["drivers"] = json!(drivers);
        match api.client.update::<Value>(&resources::CSI_NODES, "", name, &object, &WriteOptions::default()).await {
            Ok(_) => return Ok(()),
            Err(error) if error.is_conflict() => {}
            Err(error) => return Err(format!("error updating CSINode: {error}")),
        }
    }
    Err("error updating CSINode: too many conflicts".into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn node_ids_are_added_and_removed() {
        let node = json!({"metadata": {"annotations": {NODE_IDS: "{\"a\":\"1\"}"}}});
        assert_eq!(with_id(&node, "b", Some("2")).unwrap().unwrap(), r#"{"a":"1","b":"2"}"#);
        assert_eq!(with_id(&node, "a", Some("1")).unwrap(), None);
        assert_eq!(with_id(&node, "a", None).unwrap().unwrap(), "{}");
    }
}
