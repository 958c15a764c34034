//! What plugins look up besides nodes and pods: namespaces' labels, what selects
//! a pod, disruption budgets, claims and volumes.

use std::collections::BTreeMap;
use std::sync::Arc;

use apimachinery::labels::Selector;
use client::{ObjectMeta, PartialObject};
use informers::{Factory, Informer};
use placement::Pod;
use placement::volumes::{ClaimView, VolumeView};
use serde::Deserialize;
use serde_json::{Value, json};

#[derive(Debug, Default, Deserialize)]
pub struct Service {
    pub metadata: ObjectMeta,
    #[serde(default)]
    pub spec: ServiceSpec,
}
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct ServiceSpec {
    pub selector: Option<BTreeMap<String, String>>,
}

/// ReplicaSet and StatefulSet alike.
#[derive(Debug, Default, Deserialize)]
pub struct Workload {
    pub metadata: ObjectMeta,
    #[serde(default)]
    pub spec: WorkloadSpec,
}
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct WorkloadSpec {
    pub selector: Option<Value>,
}

#[derive(Debug, Default, Deserialize)]
pub struct Budget {
    pub metadata: ObjectMeta,
    #[serde(default)]
    pub spec: WorkloadSpec,
    #[serde(default)]
    pub status: BudgetStatus,
}
#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct BudgetStatus {
    pub disruptions_allowed: i64,
    pub disrupted_pods: Option<BTreeMap<String, Value>>,
}

#[derive(Debug, Default, Clone, PartialEq, Deserialize)]
#[serde(default)]
pub struct Claim {
    pub metadata: ObjectMeta,
    pub spec: Value,
    pub status: Value,
}
#[derive(Debug, Default, Clone, PartialEq, Deserialize)]
#[serde(default)]
pub struct Volume {
    pub metadata: ObjectMeta,
    pub spec: Value,
    pub status: Value,
}

impl Claim {
    pub fn view(&self) -> ClaimView<'_> {
        let m = &self.metadata;
        let annotations = &m.annotations;
        ClaimView { namespace: &m.namespace, name: &m.name, uid: &m.uid, annotations, spec: &self.spec }
    }
    /// The whole object, to be written back.
    pub fn body(&self) -> Value {
        json!({"apiVersion": "v1", "kind": "PersistentVolumeClaim", "metadata": self.metadata,
            "spec": self.spec, "status": self.status})
    }
}

impl Volume {
    pub fn view(&self) -> VolumeView<'_> {
        let m = &self.metadata;
        VolumeView {
            name: &m.name,
            labels: &m.labels,
            annotations: &m.annotations,
            deleting: m.is_deleting(),
            spec: &self.spec,
            phase: self.status["phase"].as_str().unwrap_or_default(),
        }
    }
    pub fn body(&self) -> Value {
        json!({"apiVersion": "v1", "kind": "PersistentVolume", "metadata": self.metadata,
            "spec": self.spec, "status": self.status})
    }
}

#[derive(Debug, Default, Clone, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct StorageClass {
    pub metadata: ObjectMeta,
    pub provisioner: String,
    pub volume_binding_mode: Option<String>,
    pub allowed_topologies: Value,
}

impl StorageClass {
    pub fn waits_for_consumer(&self) -> bool {
        self.volume_binding_mode.as_deref() == Some("WaitForFirstConsumer")
    }
}

/// CSINode, CSIDriver and VolumeAttachment alike.
#[derive(Debug, Default, Clone, PartialEq, Deserialize)]
#[serde(default)]
pub struct WithSpec {
    pub metadata: ObjectMeta,
    pub spec: Value,
}

/// A ResourceClaim.
#[derive(Debug, Default, Clone, PartialEq, Deserialize)]
#[serde(default)]
pub struct ResourceClaim {
    pub metadata: ObjectMeta,
    pub spec: Value,
    pub status: Value,
}

impl ResourceClaim {
    pub fn is_allocated(&self) -> bool {
        self.status["allocation"].is_object()
    }
    pub fn body(&self) -> Value {
        json!({"apiVersion": client::resources::RESOURCE_CLAIMS.api_version(), "kind": "ResourceClaim",
            "metadata": self.metadata, "spec": self.spec, "status": self.status})
    }
}

/// A CSIStorageCapacity.
#[derive(Debug, Default, Clone, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct StorageCapacity {
    pub metadata: ObjectMeta,
    pub storage_class_name: String,
    pub node_topology: Value,
    pub capacity: Value,
    pub maximum_volume_size: Value,
}

informers::object!(Service, Workload, Budget, Claim, Volume, StorageClass, WithSpec, StorageCapacity, ResourceClaim);

#[derive(Clone)]
pub struct Listers {
    pub namespaces: Informer<PartialObject>,
    pub services: Informer<Service>,
    pub replication_controllers: Informer<Workload>,
    pub replica_sets: Informer<Workload>,
    pub stateful_sets: Informer<Workload>,
    pub budgets: Informer<Budget>,
    pub claims: Informer<Claim>,
    pub volumes: Informer<Volume>,
    pub storage_classes: Informer<StorageClass>,
    pub csi_nodes: Informer<WithSpec>,
    pub csi_drivers: Informer<WithSpec>,
    pub attachments: Informer<WithSpec>,
    pub capacities: Informer<StorageCapacity>,
    pub resource_claims: Informer<ResourceClaim>,
    pub resource_slices: Informer<WithSpec>,
    pub device_classes: Informer<WithSpec>,
}

impl Listers {
    pub fn watch(factory: &Factory) -> Self {
        use client::resources as r;
        Listers {
            namespaces: factory.informer(&r::NAMESPACES),
            services: factory.informer(&r::SERVICES),
            replication_controllers: factory.informer(&r::REPLICATION_CONTROLLERS),
            replica_sets: factory.informer(&r::REPLICA_SETS),
            stateful_sets: factory.informer(&r::STATEFUL_SETS),
            budgets: factory.informer(&r::POD_DISRUPTION_BUDGETS),
            claims: factory.informer(&r::PERSISTENT_VOLUME_CLAIMS),
            volumes: factory.informer(&r::PERSISTENT_VOLUMES),
            storage_classes: factory.informer(&r::STORAGE_CLASSES),
            csi_nodes: factory.informer(&r::CSI_NODES),
            csi_drivers: factory.informer(&r::CSI_DRIVERS),
            attachments: factory.informer(&r::VOLUME_ATTACHMENTS),
            capacities: factory.informer(&r::CSI_STORAGE_CAPACITIES),
            resource_claims: factory.informer(&r::RESOURCE_CLAIMS),
            resource_slices: factory.informer(&r::RESOURCE_SLICES),
            device_classes: factory.informer(&r::DEVICE_CLASSES),
        }
    }

    /// Stores that tests fill.
    pub fn detached() -> Self {
        use client::resources as r;
        Listers {
            namespaces: Informer::detached(&r::NAMESPACES),
            services: Informer::detached(&r::SERVICES),
            replication_controllers: Informer::detached(&r::REPLICATION_CONTROLLERS),
            replica_sets: Informer::detached(&r::REPLICA_SETS),
            stateful_sets: Informer::detached(&r::STATEFUL_SETS),
            budgets: Informer::detached(&r::POD_DISRUPTION_BUDGETS),
            claims: Informer::detached(&r::PERSISTENT_VOLUME_CLAIMS),
            volumes: Informer::detached(&r::PERSISTENT_VOLUMES),
            storage_classes: Informer::detached(&r::STORAGE_CLASSES),
            csi_nodes: Informer::detached(&r::CSI_NODES),
            csi_drivers: Informer::detached(&r::CSI_DRIVERS),
            attachments: Informer::detached(&r::VOLUME_ATTACHMENTS),
            capacities: Informer::detached(&r::CSI_STORAGE_CAPACITIES),
            resource_claims: Informer::detached(&r::RESOURCE_CLAIMS),
            resource_slices: Informer::detached(&r::RESOURCE_SLICES),
            device_classes: Informer::detached(&r::DEVICE_CLASSES),
        }
    }

    pub fn namespace_labels(&self, namespace: &str) -> BTreeMap<String, String> {
        self.namespaces.store().get("", namespace).map(|n| n.metadata.labels.clone()).unwrap_or_default()
    }

    /// Upstream's DefaultSelector: what Services and the owner select, together.
    /// `None` when nothing selects the pod.
    pub fn default_selector(&self, pod: &Pod) -> Option<Selector> {
        let namespace = &pod.metadata.namespace;
        let mut selector = Selector::everything();
        for service in self.services.store().list_namespace(namespace) {
            let Some(wanted) = service.spec.selector.as_ref().filter(|s| !s.is_empty()) else { continue };
            if wanted.iter().all(|(k, v)| pod.metadata.labels.get(k) == Some(v)) {
                for requirement in
                    Selector::from_set(wanted.iter().map(|(k, v)| (k.as_str(), v.as_str()))).requirements()
                {
                    selector.add(requirement.clone());
                }
            }
        }
        if let Some(owner) = pod.metadata.owner_references.iter().find(|o| o.controller == Some(true)) {
            let workload: Option<Arc<Workload>> = match owner.kind.as_str() {
                "ReplicationController" => self.replication_controllers.store().get(namespace, &owner.name),
                "ReplicaSet" => self.replica_sets.store().get(namespace, &owner.name),
                "StatefulSet" => self.stateful_sets.store().get(namespace, &owner.name),
                _ => None,
            };
            let value = workload.as_ref().and_then(|w| w.spec.selector.as_ref());
            let parsed = match (owner.kind.as_str(), value) {
                ("ReplicationController", Some(map)) => Some(Selector::from_map_value(map)),
                (_, Some(value)) => Selector::from_label_selector(value).ok(),
                _ => None,
            };
            for requirement in parsed.iter().flat_map(Selector::requirements) {
                selector.add(requirement.clone());
            }
        }
        if selector.is_empty() { None } else { Some(selector) }
    }
}
