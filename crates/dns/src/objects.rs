//! What the DNS server reads of Kubernetes objects.

use client::{ObjectMeta, PartialObject};
use informers::{Factory, Informer};
use serde::Deserialize;

#[derive(Debug, Clone, Default, Deserialize)]
pub struct Service {
    pub metadata: ObjectMeta,
    #[serde(default)]
    pub spec: ServiceSpec,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct ServiceSpec {
    #[serde(rename = "type")]
    pub kind: String,
    #[serde(rename = "clusterIP")]
    pub cluster_ip: String,
    #[serde(rename = "clusterIPs")]
    pub cluster_ips: Vec<String>,
    pub external_name: String,
    pub external_ips: Vec<String>,
    pub ports: Vec<Port>,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct Port {
    pub name: Option<String>,
    pub port: Option<u16>,
    pub protocol: Option<String>,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct EndpointSlice {
    pub metadata: ObjectMeta,
    #[serde(default, deserialize_with = "null_is_empty")]
    pub endpoints: Vec<Endpoint>,
    #[serde(default, deserialize_with = "null_is_empty")]
    pub ports: Vec<Port>,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Endpoint {
    pub addresses: Vec<String>,
    pub conditions: Conditions,
    pub hostname: Option<String>,
    pub target_ref: Option<Target>,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct Conditions {
    pub ready: Option<bool>,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct Target {
    pub name: String,
}

#[derive(Debug, Clone, Default, Deserialize)]
pub struct Pod {
    pub metadata: ObjectMeta,
    #[serde(default)]
    pub status: PodStatus,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct PodStatus {
    #[serde(rename = "podIP")]
    pub pod_ip: String,
}

informers::object!(Service, EndpointSlice, Pod);

fn null_is_empty<'de, D, T>(deserializer: D) -> Result<Vec<T>, D::Error>
where
    D: serde::Deserializer<'de>,
    T: Deserialize<'de>,
{
    Ok(Option::<Vec<T>>::deserialize(deserializer)?.unwrap_or_default())
}

impl Service {
    pub fn is_headless(&self) -> bool {
        self.spec.cluster_ip == "None"
    }
    pub fn is_external_name(&self) -> bool {
        self.spec.kind == "ExternalName"
    }
    pub fn cluster_ips(&self) -> Vec<String> {
        if !self.spec.cluster_ips.is_empty() {
            self.spec.cluster_ips.clone()
        } else if self.spec.cluster_ip.is_empty() {
            Vec::new()
        } else {
            vec![self.spec.cluster_ip.clone()]
        }
    }
}

const SERVICE_NAME: &str = "kubernetes.io/service-name";
/// Indexes of the stores.
pub const BY_IP: &str = "ip";
pub const BY_SERVICE: &str = "service";

/// The stores the `kubernetes` plugin answers from.
#[derive(Clone)]
pub struct Stores {
    pub services: Informer<Service>,
    pub slices: Informer<EndpointSlice>,
    pub namespaces: Informer<PartialObject>,
    /// Only with `pods verified`.
    pub pods: Option<Informer<Pod>>,
}

impl Stores {
    pub fn watch(factory: &Factory, with_pods: bool) -> Self {
        let services = factory.informer::<Service>(&client::resources::SERVICES);
        services.store().add_index(BY_IP, Service::cluster_ips);
        let slices = factory.informer::<EndpointSlice>(&client::resources::ENDPOINT_SLICES);
        slices.store().add_index(BY_SERVICE, |s: &EndpointSlice| {
            s.metadata.labels.get(SERVICE_NAME).map(|n| format!("{}/{n}", s.metadata.namespace)).into_iter().collect()
        });
        slices.store().add_index(BY_IP, |s: &EndpointSlice| {
            s.endpoints.iter().flat_map(|e| e.addresses.iter().cloned()).collect()
        });
        let namespaces = factory.informer::<PartialObject>(&client::resources::NAMESPACES);
        let pods = with_pods.then(|| {
            let pods = factory.informer::<Pod>(&client::resources::PODS);
            pods.store().add_index(BY_IP, |p: &Pod| vec![format!("{}/{}", p.metadata.namespace, p.status.pod_ip)]);
            pods
        });
        Stores { services, slices, namespaces, pods }
    }

    /// Without a server: stores that tests fill.
    pub fn detached() -> Self {
        let services = Informer::detached(&client::resources::SERVICES);
        services.store().add_index(BY_IP, Service::cluster_ips);
        let slices = Informer::<EndpointSlice>::detached(&client::resources::ENDPOINT_SLICES);
        slices.store().add_index(BY_SERVICE, |s: &EndpointSlice| {
            s.metadata.labels.get(SERVICE_NAME).map(|n| format!("{}/{n}", s.metadata.namespace)).into_iter().collect()
        });
        slices.store().add_index(BY_IP, |s: &EndpointSlice| {
            s.endpoints.iter().flat_map(|e| e.addresses.iter().cloned()).collect()
        });
        Stores { services, slices, namespaces: Informer::detached(&client::resources::NAMESPACES), pods: None }
    }

    pub fn has_synced(&self) -> bool {
        self.services.has_synced()
            && self.slices.has_synced()
            && self.namespaces.has_synced()
            && self.pods.as_ref().is_none_or(Informer::has_synced)
    }

    pub fn service_name(slice: &EndpointSlice) -> &str {
        slice.metadata.labels.get(SERVICE_NAME).map_or("", String::as_str)
    }
}
