//! Devices that plugins hand out: plugins register on a socket, list their devices and
//! say which are healthy; a pod's containers get theirs before they start.
//!
//! Invariants: a device is never with two containers at once; what a container got is
//! kept over a restart of the kubelet and of the container, until its pod is gone.
//! A plugin that goes away leaves its devices listed but unhealthy for
//! [`ENDPOINT_GRACE`], then they are no more.
//! Limits: a plugin's call may take [`CALL_TIMEOUT`]. No alignment with NUMA nodes.
//! Followed upstream: pkg/kubelet/cm/devicemanager. The file that keeps allocations is
//! this kubelet's own.

mod plugin;
mod state;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use cri::plugins::{self, device as wire};
use parking_lot::Mutex;
use tokio_util::sync::CancellationToken;
use wire::device_plugin_client::DevicePluginClient;

use crate::kubelet::Kubelet;
use crate::pod::{Container, ContainerKind, Pod};
use crate::quantity;

pub use plugin::serve;

/// Longest time a plugin may take to answer.
pub(crate) const CALL_TIMEOUT: Duration = Duration::from_secs(10);
/// How long devices of a plugin that went away are still counted.
const ENDPOINT_GRACE: Duration = Duration::from_secs(300);
const VERSION: &str = "v1beta1";

/// A resource and its plugin.
struct Resource {
    socket: PathBuf,
    options: wire::DevicePluginOptions,
    /// Health by device id.
    devices: BTreeMap<String, bool>,
    stop: CancellationToken,
    /// When the plugin went away.
    gone: Option<tokio::time::Instant>,
}

/// All devices of the node.
#[derive(Default)]
pub struct Devices {
    resources: Mutex<BTreeMap<String, Resource>>,
    state: Mutex<state::State>,
    /// One allocation at a time.
    allocating: tokio::sync::Mutex<()>,
}

impl Devices {
    /// Reads what an earlier kubelet handed out.
    pub fn open(dir: &Path) -> Self {
        Self { state: Mutex::new(state::State::open(dir)), ..Self::default() }
    }

    /// Takes a plugin in, or says why not.
    pub fn register(&self, kubelet: &Arc<Kubelet>, resource: &str, socket: &Path) -> Result<(), String> {
        if !is_extended(resource) {
            return Err(format!("the ResourceName \"{resource}\" is invalid"));
        }
        tracing::info!(resource, endpoint = %socket.display(), "Registered device plugin");
        let stop = CancellationToken::new();
        let fresh = Resource {
            socket: socket.to_path_buf(),
            options: wire::DevicePluginOptions::default(),
            devices: BTreeMap::new(),
            stop: stop.clone(),
            gone: None,
        };
        if let Some(old) = self.resources.lock().insert(resource.to_string(), fresh) {
            old.stop.cancel();
        }
        tokio::spawn(plugin::follow(kubelet.clone(), resource.to_string(), socket.to_path_buf(), stop));
        Ok(())
    }

    /// A registration over the kubelet's own socket.
    pub(crate) fn register_request(
        &self,
        kubelet: &Arc<Kubelet>,
        request: &wire::RegisterRequest,
        dir: &Path,
    ) -> Result<(), String> {
        if request.version != VERSION {
            return Err(format!(
                "requested API version \"{}\" is not supported by kubelet. Supported version is [\"{VERSION}\"]",
                request.version
            ));
        }
        self.register(kubelet, &request.resource_name, &dir.join(&request.endpoint))
    }

    /// Signs a plugin off.
    pub fn sign_off(&self, resource: &str) {
        if let Some(known) = self.resources.lock().get_mut(resource) {
            known.stop.cancel();
            mark_gone(known);
        }
    }

    pub(crate) fn plugin_gone(&self, resource: &str, socket: &Path) {
        if let Some(known) = self.resources.lock().get_mut(resource).filter(|r| r.socket == socket) {
            mark_gone(known);
        }
    }

    pub(crate) fn set_options(&self, resource: &str, options: wire::DevicePluginOptions) {
        if let Some(known) = self.resources.lock().get_mut(resource) {
            known.options = options;
        }
    }

    /// Notes a plugin's list; true when the node's amounts change by it.
    pub(crate) fn set_devices(&self, resource: &str, list: Vec<wire::Device>) -> bool {
        let mut resources = self.resources.lock();
        let Some(known) = resources.get_mut(resource) else { return false };
        let devices: BTreeMap<String, bool> = list.into_iter().map(|d| (d.id, d.health == "Healthy")).collect();
        let news = devices != known.devices;
        known.devices = devices;
        news
    }

    /// Capacity and allocatable by resource; none when a resource is no more.
    pub fn amounts(&self) -> BTreeMap<String, (usize, usize)> {
        let resources = self.resources.lock();
        resources
            .iter()
            .map(|(name, r)| {
                if r.gone.is_some_and(|at| at.elapsed() > ENDPOINT_GRACE) {
                    return (name.clone(), (0, 0));
                }
                (name.clone(), (r.devices.len(), r.devices.values().filter(|healthy| **healthy).count()))
            })
            .collect()
    }

    /// Hands a pod's containers their devices; done already for a pod seen before.
    pub async fn allocate(&self, pod: &Pod) -> Result<(), String> {
        let wants = |c: &Container| -> Vec<(String, usize)> {
            c.resources
                .limits
                .iter()
                .filter(|(name, _)| self.resources.lock().contains_key(*name))
                .filter_map(|(name, text)| Some((name.clone(), usize::try_from(quantity::value(text)).ok()?)))
                .filter(|(_, count)| *count > 0)
                .collect()
        };
        let containers = pod.all_containers().filter(|(kind, _)| *kind != ContainerKind::Ephemeral);
        let wanted: Vec<(ContainerKind, &Container, Vec<(String, usize)>)> =
            containers.map(|(kind, c)| (kind, c, wants(c))).filter(|(_, _, list)| !list.is_empty()).collect();
        if wanted.is_empty() {
            return Ok(());
        }
        let _allocating = self.allocating.lock().await;
        // What an init container had is free for the ones after it.
        let mut reusable: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for (kind, container, list) in wanted {
            for (resource, count) in list {
                let uid = &pod.metadata.uid;
                if self.state.lock().has(uid, &container.name, &resource) {
                    continue;
                }
                let reuse = reusable.entry(resource.clone()).or_default();
                let ids = self.choose(&resource, count, reuse).await?;
                let response = self.ask(&resource, &ids).await?;
                if kind == ContainerKind::Init && !container.is_restartable_init() {
                    reuse.extend(ids.iter().cloned());
                } else {
                    reuse.retain(|id| !ids.contains(id));
                }
                self.state.lock().put(uid, &container.name, &resource, ids, &response);
            }
        }
        Ok(())
    }

    async fn choose(&self, resource: &str, count: usize, reuse: &BTreeSet<String>) -> Result<Vec<String>, String> {
        let (free, socket, options) = {
            let resources = self.resources.lock();
            let known = resources
                .get(resource)
                .filter(|r| r.gone.is_none())
                .ok_or_else(|| format!("cannot allocate unregistered device {resource}"))?;
            let taken = self.state.lock().taken(resource);
            let free: Vec<String> = known
                .devices
                .iter()
                .filter(|(id, healthy)| **healthy && (!taken.contains(*id) || reuse.contains(*id)))
                .map(|(id, _)| id.clone())
                .collect();
            (free, known.socket.clone(), known.options)
        };
        if free.len() < count {
            return Err(format!(
                "requested number of devices unavailable for {resource}. Requested: {count}, Available: {}",
                free.len()
            ));
        }
        let mut chosen: Vec<String> = free.iter().filter(|id| reuse.contains(*id)).take(count).cloned().collect();
        if options.get_preferred_allocation_available && chosen.len() < count {
            let request = wire::PreferredAllocationRequest {
                container_requests: vec![wire::ContainerPreferredAllocationRequest {
                    available_device_i_ds: free.clone(),
                    must_include_device_i_ds: chosen.clone(),
                    allocation_size: i32::try_from(count).unwrap_or(i32::MAX),
                }],
            };
            let mut client = DevicePluginClient::new(plugins::connect(&socket));
            let answer = plugins::call(&socket, CALL_TIMEOUT, client.get_preferred_allocation(request)).await;
            let preferred = answer.map_err(|e| e.to_string())?.container_responses.into_iter().next();
            for id in preferred.map(|p| p.device_i_ds).unwrap_or_default() {
                if chosen.len() < count && free.contains(&id) && !chosen.contains(&id) {
                    chosen.push(id);
                }
            }
        }
        for id in free {
            if chosen.len() < count && !chosen.contains(&id) {
                chosen.push(id);
            }
        }
        Ok(chosen)
    }

    async fn ask(&self, resource: &str, ids: &[String]) -> Result<wire::ContainerAllocateResponse, String> {
        let socket = self.resources.lock().get(resource).map(|r| r.socket.clone()).unwrap_or_default();
        let request = wire::AllocateRequest {
            container_requests: vec![wire::ContainerAllocateRequest { devices_ids: ids.to_vec() }],
        };
        let mut client = DevicePluginClient::new(plugins::connect(&socket));
        let answer = plugins::call(&socket, CALL_TIMEOUT, client.allocate(request)).await.map_err(|e| e.to_string())?;
        answer
            .container_responses
            .into_iter()
            .next()
            .ok_or_else(|| format!("no containers return in allocation response for resource {resource}"))
    }

    /// What a container was given, by resource; asks plugins that want to be told
    /// before each start.
    pub async fn prepare(
        &self,
        pod: &Pod,
        container: &Container,
    ) -> Result<Vec<wire::ContainerAllocateResponse>, String> {
        let given = self.state.lock().given(&pod.metadata.uid, &container.name);
        let mut out = Vec::new();
        for (resource, ids, response) in given {
            let known = self.resources.lock().get(&resource).map(|r| (r.socket.clone(), r.options.pre_start_required));
            if let Some((socket, true)) = known {
                let mut client = DevicePluginClient::new(plugins::connect(&socket));
                let request = wire::PreStartContainerRequest { devices_ids: ids };
                plugins::call(&socket, CALL_TIMEOUT, client.pre_start_container(request))
                    .await
                    .map_err(|e| format!("device plugin PreStartContainer rpc failed with err: {e}"))?;
            }
            out.push(response);
        }
        Ok(out)
    }

    /// Frees what a pod had.
    pub fn forget(&self, uid: &str) {
        self.state.lock().forget(uid);
    }
}

fn mark_gone(resource: &mut Resource) {
    resource.devices.values_mut().for_each(|healthy| *healthy = false);
    resource.gone.get_or_insert_with(tokio::time::Instant::now);
}

/// Whether a name is one that plugins may offer.
fn is_extended(name: &str) -> bool {
    let Some((domain, rest)) = name.split_once('/') else { return false };
    let native = domain == "kubernetes.io" || domain.ends_with(".kubernetes.io");
    !domain.is_empty() && !rest.is_empty() && !native && !name.starts_with("requests.")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn resource(devices: &[(&str, bool)]) -> Resource {
        Resource {
            socket: PathBuf::new(),
            options: wire::DevicePluginOptions::default(),
            devices: devices.iter().map(|(id, healthy)| (id.to_string(), *healthy)).collect(),
            stop: CancellationToken::new(),
            gone: None,
        }
    }

    #[tokio::test]
    async fn only_free_and_healthy_devices_are_chosen() {
        let devices = Devices::default();
        let list = resource(&[("a", true), ("b", false), ("c", true)]);
        devices.resources.lock().insert("x.io/d".into(), list);
        devices.state.lock().put("u", "c", "x.io/d", vec!["a".into()], &wire::ContainerAllocateResponse::default());
        assert_eq!(devices.amounts()["x.io/d"], (3, 2));
        assert_eq!(devices.choose("x.io/d", 1, &BTreeSet::new()).await.unwrap(), ["c"]);
        assert_eq!(
            devices.choose("x.io/d", 2, &BTreeSet::new()).await.unwrap_err(),
            "requested number of devices unavailable for x.io/d. Requested: 2, Available: 1"
        );
        devices.forget("u");
        assert_eq!(devices.choose("x.io/d", 2, &BTreeSet::new()).await.unwrap(), ["a", "c"]);
    }

    #[test]
    fn names() {
        assert!(is_extended("nvidia.com/gpu"));
        assert!(!is_extended("cpu") && !is_extended("kubernetes.io/x") && !is_extended("a.kubernetes.io/x"));
    }
}
