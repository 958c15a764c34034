//! Brings a volume of a CSI driver to a pod.
//!
//! A persistent volume is waited for to be attached (where the driver needs that),
//! staged once on the node, then published below the pod's folder; an inline volume is
//! published only. What is needed to take it away again is written beside it first.
//! Followed upstream: pkg/volume/csi/{csi_mounter,csi_attacher}.go.

use std::collections::{BTreeMap, HashMap};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use client::resources;
use cri::plugins::{self, csi as wire};
use serde_json::{Value, json};
use wire::node_service_capability::rpc::Type as Ability;
use wire::volume_capability::access_mode::Mode;

use super::{CALL_TIMEOUT, Driver, attachment_name, sha256_hex, stage_path};
use crate::config::{FetchError, MountedVolume};
use crate::kubelet::Kubelet;
use crate::pod::{CsiSource, Pod};
use crate::volumes::Fault;

/// File beside a volume that tells what it is.
pub(super) const DATA_FILE: &str = "vol_data.json";

/// What is published.
struct Wanted {
    /// Name of the volume's folder: the PersistentVolume's, or the pod's volume's.
    spec_name: String,
    driver: String,
    handle: String,
    read_only: bool,
    fs_type: String,
    attributes: BTreeMap<String, String>,
    access_modes: Vec<String>,
    mount_options: Vec<String>,
    publish_secret: Option<(String, String)>,
    stage_secret: Option<(String, String)>,
    inline: bool,
}

/// Publishes an inline volume.
pub async fn inline(
    kubelet: &Arc<Kubelet>,
    pod: &Arc<Pod>,
    name: &str,
    source: &CsiSource,
) -> Result<MountedVolume, Fault> {
    let m = &pod.metadata;
    let wanted = Wanted {
        spec_name: name.to_string(),
        driver: source.driver.clone(),
        handle: format!("csi-{}", sha256_hex(&format!("{}{}{name}", m.namespace, m.uid))),
        read_only: source.read_only,
        fs_type: source.fs_type.clone().unwrap_or_default(),
        attributes: source.volume_attributes.clone(),
        access_modes: vec![],
        mount_options: vec![],
        publish_secret: source.node_publish_secret_ref.as_ref().map(|r| (m.namespace.clone(), r.name.clone())),
        stage_secret: None,
        inline: true,
    };
    publish(kubelet, pod, wanted).await
}

/// Stages and publishes a PersistentVolume.
pub async fn persistent(
    kubelet: &Arc<Kubelet>,
    pod: &Arc<Pod>,
    volume: &Value,
    read_only: bool,
) -> Result<MountedVolume, Fault> {
    let csi = &volume["spec"]["csi"];
    let text = |v: &Value| v.as_str().unwrap_or_default().to_string();
    let list = |v: &Value| v.as_array().into_iter().flatten().map(text).collect::<Vec<_>>();
    let secret = |key: &str| csi.get(key).map(|r| (text(&r["namespace"]), text(&r["name"])));
    let attributes = csi["volumeAttributes"].as_object().into_iter().flatten();
    let wanted = Wanted {
        spec_name: text(&volume["metadata"]["name"]),
        driver: text(&csi["driver"]),
        handle: text(&csi["volumeHandle"]),
        read_only: read_only || csi["readOnly"] == true,
        fs_type: text(&csi["fsType"]),
        attributes: attributes.map(|(k, v)| (k.clone(), text(v))).collect(),
        access_modes: list(&volume["spec"]["accessModes"]),
        mount_options: list(&volume["spec"]["mountOptions"]),
        publish_secret: secret("nodePublishSecretRef"),
        stage_secret: secret("nodeStageSecretRef"),
        inline: false,
    };
    if volume["spec"]["volumeMode"] == "Block" {
        let message = "raw block volumes are not supported by this kubelet".to_string();
        return Err(Fault::of("MapVolume.SetUpDevice", &wanted.spec_name, message));
    }
    publish(kubelet, pod, wanted).await
}

async fn publish(kubelet: &Arc<Kubelet>, pod: &Arc<Pod>, wanted: Wanted) -> Result<MountedVolume, Fault> {
    let spec_name = wanted.spec_name.clone();
    let set_up = |text: String| Fault::of("MountVolume.SetUp", &spec_name, text);
    let root = kubelet.facts().root_dir.clone();
    let uid = &pod.metadata.uid;
    let folder = crate::volumes::pod_dir(&root, uid).join("volumes/kubernetes.io~csi").join(&wanted.spec_name);
    let target = folder.join("mount");
    let object = match &kubelet.api {
        Some(api) => match api.csi_driver(&wanted.driver).await {
            Ok(object) => object,
            Err(FetchError::NotFound) => Value::Null,
            Err(FetchError::Other(text)) => return Err(set_up(text)),
        },
        None => Value::Null,
    };
    let key = (uid.clone(), wanted.spec_name.clone());
    let ready = crate::volumes::is_mount_point(&target) && folder.join(DATA_FILE).exists();
    let again = object["spec"]["requiresRepublish"] == true;
    if ready && !again {
        kubelet.csi.published.lock().insert(key);
        return Ok(MountedVolume::at(target, wanted.read_only));
    }
    let mode = if wanted.inline { "Ephemeral" } else { "Persistent" };
    supports(&object, &wanted.driver, mode).map_err(|e| {
        set_up(format!("kubernetes.io/csi: mounter.SetupAt failed to check volume lifecycle mode: {e}"))
    })?;
    let mut context = HashMap::new();
    if !wanted.inline && object["spec"]["attachRequired"] != false {
        context = attached(kubelet, &wanted).await?;
    }
    let driver = kubelet.csi.driver(&wanted.driver).map_err(|e| {
        let stage = !wanted.inline;
        if stage {
            let text = format!("kubernetes.io/csi: attacher.MountDevice failed to create newCsiDriverClient: {e}");
            Fault::of("MountVolume.MountDevice", &spec_name, text)
        } else {
            set_up(format!("kubernetes.io/csi: mounter.SetUpAt failed to get CSI client: {e}"))
        }
    })?;
    let group = pod.spec.security_context.fs_group;
    let group_by_driver = driver.can(Ability::VolumeMountGroup).await.map_err(&set_up)?;
    let capability = capability(&wanted, group.filter(|_| group_by_driver));
    let mut staging = PathBuf::new();
    if !wanted.inline && driver.can(Ability::StageUnstageVolume).await.map_err(&set_up)? {
        staging = stage_path(&root, &wanted.driver, &wanted.handle);
        stage(kubelet, &driver, &wanted, &staging, &capability, &context).await?;
    }
    std::fs::create_dir_all(&folder).map_err(|e| set_up(e.to_string()))?;
    let mut secrets = secret(kubelet, wanted.publish_secret.as_ref(), "NodePublishSecretRef").await.map_err(&set_up)?;
    let mut attributes: HashMap<String, String> = wanted.attributes.clone().into_iter().collect();
    if object["spec"]["podInfoOnMount"] == true {
        attributes.extend(pod_info(pod, wanted.inline));
    }
    let tokens = tokens(kubelet, pod, &object).await.map_err(&set_up)?;
    if object["spec"]["serviceAccountTokenInSecrets"] == true {
        secrets.extend(tokens);
    } else {
        attributes.extend(tokens);
    }
    let node = &kubelet.settings.node_name;
    save(
        &folder,
        &json!({
            "specVolID": wanted.spec_name,
            "volumeHandle": wanted.handle,
            "driverName": wanted.driver,
            "nodeName": node,
            "volumeLifecycleMode": mode,
            "attachmentID": attachment_name(&wanted.handle, &wanted.driver, node),
        }),
    )
    .map_err(&set_up)?;
    let request = wire::NodePublishVolumeRequest {
        volume_id: wanted.handle.clone(),
        publish_context: context,
        staging_target_path: staging.display().to_string(),
        target_path: target.display().to_string(),
        volume_capability: Some(capability),
        readonly: wanted.read_only,
        secrets,
        volume_context: attributes,
    };
    let mut client = driver.client();
    let called = plugins::call(&driver.endpoint, CALL_TIMEOUT, client.node_publish_volume(request)).await;
    called.map_err(|e| set_up(e.to_string()))?;
    kubelet.csi.published.lock().insert(key);
    if let Some(group) = group.filter(|_| !group_by_driver && !ready)
        && kubelet_sets_group(&object, &wanted)
    {
        crate::volumes::set_group(&target, group, wanted.read_only).map_err(&set_up)?;
    }
    Ok(MountedVolume::at(target, wanted.read_only))
}

/// Whether the driver's object allows this kind of use.
fn supports(object: &Value, driver: &str, mode: &str) -> Result<(), String> {
    if object.is_null() {
        // A driver without an object serves persistent volumes only.
        return if mode == "Persistent" {
            Ok(())
        } else {
            Err(format!("volume mode \"{mode}\" not supported by driver {driver} (no CSIDriver object)"))
        };
    }
    let modes: Vec<&str> =
        object["spec"]["volumeLifecycleModes"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let modes = if modes.is_empty() { vec!["Persistent"] } else { modes };
    if modes.contains(&mode) {
        return Ok(());
    }
    let shown = modes.iter().map(|m| format!("\"{m}\"")).collect::<Vec<_>>().join(" ");
    Err(format!("volume mode \"{mode}\" not supported by driver {driver} (only supports [{shown}])"))
}

/// Waits for the attachment: what the controller noted in it.
async fn attached(kubelet: &Arc<Kubelet>, wanted: &Wanted) -> Result<HashMap<String, String>, Fault> {
    let Some(api) = &kubelet.api else { return Ok(HashMap::new()) };
    let node = &kubelet.settings.node_name;
    let unique = format!("kubernetes.io/csi/{}^{}", wanted.driver, wanted.handle);
    if kubelet.csi.in_use.lock().insert(unique.clone()) {
        kubelet.node_news.notify_one();
    }
    let fault = |text: String| Fault::of("MountVolume.WaitForAttach", &wanted.spec_name, text);
    if kubelet.settings.flag("enableControllerAttachDetach") {
        let object = api.node_object(node);
        let listed = object.as_ref().and_then(|n| n["status"]["volumesAttached"].as_array());
        if !listed.is_some_and(|l| l.iter().any(|v| v["name"] == unique.as_str())) {
            return Err(Fault::silent(
                &wanted.spec_name,
                format!("volume not attached according to node status for volume \"{}\"", wanted.spec_name),
            ));
        }
    }
    let name = attachment_name(&wanted.handle, &wanted.driver, node);
    let attachment: Value = api
        .client
        .get(&resources::VOLUME_ATTACHMENTS, "", &name)
        .await
        .map_err(|e| fault(format!("volume {} has GET error for volume attachment {name}: {e}", wanted.handle)))?;
    if attachment["status"]["attached"] != true {
        let text = match attachment["status"]["attachError"]["message"].as_str() {
            Some(text) => text.to_string(),
            None => format!("volume {} is not attached for volume attachment {name}", wanted.handle),
        };
        return Err(fault(text));
    }
    let context = attachment["status"]["attachmentMetadata"].as_object().into_iter().flatten();
    Ok(context.filter_map(|(k, v)| Some((k.clone(), v.as_str()?.to_string()))).collect())
}

async fn stage(
    kubelet: &Arc<Kubelet>,
    driver: &Driver,
    wanted: &Wanted,
    staging: &Path,
    capability: &wire::VolumeCapability,
    context: &HashMap<String, String>,
) -> Result<(), Fault> {
    let fault = |text: String| Fault::of("MountVolume.MountDevice", &wanted.spec_name, text);
    let folder = staging.parent().unwrap_or(staging);
    // One stage of a volume at a time, whichever pods wait for it.
    let _staging = kubelet.csi_stages.lock().await;
    if crate::volumes::is_mount_point(staging) && folder.join(DATA_FILE).exists() {
        return Ok(());
    }
    std::fs::create_dir_all(staging).map_err(|e| {
        fault(format!(
            "kubernetes.io/csi: attacher.MountDevice failed to create dir {:?}:  {e}",
            staging.display().to_string()
        ))
    })?;
    let secrets = secret(kubelet, wanted.stage_secret.as_ref(), "NodeStageSecretRef").await.map_err(&fault)?;
    save(folder, &json!({"volumeHandle": wanted.handle, "driverName": wanted.driver})).map_err(&fault)?;
    let request = wire::NodeStageVolumeRequest {
        volume_id: wanted.handle.clone(),
        publish_context: context.clone(),
        staging_target_path: staging.display().to_string(),
        volume_capability: Some(capability.clone()),
        secrets,
        volume_context: wanted.attributes.clone().into_iter().collect(),
    };
    let mut client = driver.client();
    let called = plugins::call(&driver.endpoint, CALL_TIMEOUT, client.node_stage_volume(request)).await;
    called.map(drop).map_err(|e| fault(e.to_string()))
}

fn capability(wanted: &Wanted, group: Option<i64>) -> wire::VolumeCapability {
    let mode = match wanted.access_modes.first().map(String::as_str) {
        Some("ReadOnlyMany") => Mode::MultiNodeReaderOnly,
        Some("ReadWriteMany") => Mode::MultiNodeMultiWriter,
        Some("ReadWriteOncePod") => Mode::SingleNodeSingleWriter,
        _ => Mode::SingleNodeWriter,
    };
    wire::VolumeCapability {
        access_mode: Some(wire::volume_capability::AccessMode { mode: mode as i32 }),
        access_type: Some(wire::volume_capability::AccessType::Mount(wire::volume_capability::MountVolume {
            fs_type: wanted.fs_type.clone(),
            mount_flags: wanted.mount_options.clone(),
            volume_mount_group: group.map(|g| g.to_string()).unwrap_or_default(),
        })),
    }
}

/// fsGroup by the driver's policy.
fn kubelet_sets_group(object: &Value, wanted: &Wanted) -> bool {
    match object["spec"]["fsGroupPolicy"].as_str() {
        Some("None") => false,
        Some("File") => true,
        _ => !wanted.fs_type.is_empty() && wanted.access_modes.iter().any(|m| m.starts_with("ReadWriteOnce")),
    }
}

async fn secret(
    kubelet: &Arc<Kubelet>,
    reference: Option<&(String, String)>,
    what: &str,
) -> Result<HashMap<String, String>, String> {
    let Some((namespace, name)) = reference else { return Ok(HashMap::new()) };
    let object = kubelet.source().secret(namespace, name).await.map_err(|e| {
        let text = match e {
            FetchError::NotFound => format!("secrets \"{name}\" not found"),
            FetchError::Other(text) => text,
        };
        format!("fetching {what} {namespace}/{name} failed: {text}")
    })?;
    let mut tagged = object;
    tagged["kind"] = "Secret".into();
    let bytes = crate::config::env::bytes(&tagged);
    Ok(bytes.into_iter().map(|(k, v)| (k, String::from_utf8_lossy(&v).into_owned())).collect())
}

fn pod_info(pod: &Pod, inline: bool) -> [(String, String); 5] {
    let m = &pod.metadata;
    [
        ("pod.name", m.name.clone()),
        ("pod.namespace", m.namespace.clone()),
        ("pod.uid", m.uid.clone()),
        ("serviceAccount.name", pod.spec.service_account_name.clone()),
        ("ephemeral", inline.to_string()),
    ]
    .map(|(key, value)| (format!("csi.storage.k8s.io/{key}"), value))
}

/// Tokens of the pod's service account that the driver asks for.
async fn tokens(kubelet: &Arc<Kubelet>, pod: &Pod, object: &Value) -> Result<Option<(String, String)>, String> {
    const DEFAULT_SECONDS: i64 = 3600;
    let wanted = object["spec"]["tokenRequests"].as_array().map(Vec::as_slice).unwrap_or_default();
    if wanted.is_empty() {
        return Ok(None);
    }
    let mut out = BTreeMap::new();
    for request in wanted {
        let audience = request["audience"].as_str().unwrap_or_default();
        let seconds = request["expirationSeconds"].as_i64().unwrap_or(DEFAULT_SECONDS);
        let token = kubelet.source().token(pod, audience, seconds).await?;
        let expires = expiration(&token);
        out.insert(audience.to_string(), json!({"token": token, "expirationTimestamp": expires}));
    }
    Ok(Some(("csi.storage.k8s.io/serviceAccount.tokens".into(), json!(out).to_string())))
}

/// When a token ends, as RFC 3339.
fn expiration(token: &str) -> Option<String> {
    use base64::Engine;
    let claims = token.split('.').nth(1)?;
    let bytes = base64::engine::general_purpose::URL_SAFE_NO_PAD.decode(claims).ok()?;
    let claims: Value = serde_json::from_slice(&bytes).ok()?;
    Some(jiff::Timestamp::from_second(claims["exp"].as_i64()?).ok()?.to_string())
}

fn save(folder: &Path, data: &Value) -> Result<(), String> {
    let path = folder.join(DATA_FILE);
    std::fs::write(&path, format!("{data}\n"))
        .map_err(|e| format!("kubernetes.io/csi: failed to save volume data file {}: {e}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_driver_without_an_object_serves_persistent_volumes_only() {
        assert!(supports(&Value::Null, "d", "Persistent").is_ok());
        assert_eq!(
            supports(&Value::Null, "d", "Ephemeral").unwrap_err(),
            "volume mode \"Ephemeral\" not supported by driver d (no CSIDriver object)"
        );
        let object = json!({"spec": {"volumeLifecycleModes": ["Persistent"]}});
        assert_eq!(
            supports(&object, "d", "Ephemeral").unwrap_err(),
            "volume mode \"Ephemeral\" not supported by driver d (only supports [\"Persistent\"])"
        );
    }
}
