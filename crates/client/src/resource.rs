//! Which resource a request is about, and constants for those the components use.

use std::borrow::Cow;
use std::fmt;

use apimachinery::{GroupResource, GroupVersionKind, GroupVersionResource};

/// A resource as it stands in a URL, and its kind.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ResourceRef {
    /// Empty for the core group.
    pub group: Cow<'static, str>,
    pub version: Cow<'static, str>,
    pub resource: Cow<'static, str>,
    pub kind: Cow<'static, str>,
    pub namespaced: bool,
}

impl ResourceRef {
    /// A resource known at compile time.
    pub const fn fixed(
        group: &'static str,
        version: &'static str,
        resource: &'static str,
        kind: &'static str,
        namespaced: bool,
    ) -> Self {
        ResourceRef {
            group: Cow::Borrowed(group),
            version: Cow::Borrowed(version),
            resource: Cow::Borrowed(resource),
            kind: Cow::Borrowed(kind),
            namespaced,
        }
    }

    /// A resource found by discovery.
    pub fn new(group: &str, version: &str, resource: &str, kind: &str, namespaced: bool) -> Self {
        ResourceRef {
            group: Cow::Owned(group.to_owned()),
            version: Cow::Owned(version.to_owned()),
            resource: Cow::Owned(resource.to_owned()),
            kind: Cow::Owned(kind.to_owned()),
            namespaced,
        }
    }

    /// `v1`, `apps/v1`.
    pub fn api_version(&self) -> String {
        if self.group.is_empty() { self.version.to_string() } else { format!("{}/{}", self.group, self.version) }
    }
    pub fn group_resource(&self) -> GroupResource {
        GroupResource::new(&*self.group, &*self.resource)
    }
    pub fn gvk(&self) -> GroupVersionKind {
        GroupVersionKind::new(&*self.group, &*self.version, &*self.kind)
    }
    pub fn gvr(&self) -> GroupVersionResource {
        GroupVersionResource::new(&*self.group, &*self.version, &*self.resource)
    }

    /// The path of the collection (`name` empty) or of one object, with
    /// `subresource` when not empty. An empty `namespace` means all namespaces.
    pub fn path(&self, namespace: &str, name: &str, subresource: &str) -> String {
        let mut path = if self.group.is_empty() {
            format!("/api/{}", self.version)
        } else {
            format!("/apis/{}/{}", self.group, self.version)
        };
        if self.namespaced && !namespace.is_empty() {
            path.push_str("/namespaces/");
            path.push_str(&escape(namespace));
        }
        path.push('/');
        path.push_str(&self.resource);
        for part in [name, subresource] {
            if !part.is_empty() {
                path.push('/');
                path.push_str(&escape(part));
            }
        }
        path
    }
}

impl fmt::Display for ResourceRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.group_resource().fmt(f)
    }
}

/// Escapes a path segment as Go's `url.PathEscape` would for the characters
/// that object names may hold (`/` inside a subresource such as `proxy/x` stays).
fn escape(segment: &str) -> Cow<'_, str> {
    let safe = |b: u8| b.is_ascii_alphanumeric() || b"-_.~$&+:=@/".contains(&b);
    if segment.bytes().all(safe) {
        return Cow::Borrowed(segment);
    }
    let mut out = String::with_capacity(segment.len() + 8);
    for byte in segment.bytes() {
        if safe(byte) {
            out.push(byte as char);
        } else {
            out.push_str(&format!("%{byte:02X}"));
        }
    }
    Cow::Owned(out)
}

/// The resources that components name. Versions are the ones upstream's own
/// components ask for.
pub mod resources {
    use super::ResourceRef;

    macro_rules! table {
        ($($name:ident: $group:literal $version:literal $resource:literal $kind:literal $namespaced:literal;)+) => {
            $(pub const $name: ResourceRef = ResourceRef::fixed($group, $version, $resource, $kind, $namespaced);)+
            /// All of the above.
            pub const ALL: &[&ResourceRef] = &[$(&$name),+];
        };
    }

    table! {
        PODS: "" "v1" "pods" "Pod" true;
        POD_TEMPLATES: "" "v1" "podtemplates" "PodTemplate" true;
        SERVICES: "" "v1" "services" "Service" true;
        ENDPOINTS: "" "v1" "endpoints" "Endpoints" true;
        NODES: "" "v1" "nodes" "Node" false;
        NAMESPACES: "" "v1" "namespaces" "Namespace" false;
        CONFIG_MAPS: "" "v1" "configmaps" "ConfigMap" true;
        SECRETS: "" "v1" "secrets" "Secret" true;
        SERVICE_ACCOUNTS: "" "v1" "serviceaccounts" "ServiceAccount" true;
        REPLICATION_CONTROLLERS: "" "v1" "replicationcontrollers" "ReplicationController" true;
        RESOURCE_QUOTAS: "" "v1" "resourcequotas" "ResourceQuota" true;
        LIMIT_RANGES: "" "v1" "limitranges" "LimitRange" true;
        PERSISTENT_VOLUMES: "" "v1" "persistentvolumes" "PersistentVolume" false;
        PERSISTENT_VOLUME_CLAIMS: "" "v1" "persistentvolumeclaims" "PersistentVolumeClaim" true;
        EVENTS: "" "v1" "events" "Event" true;
        COMPONENT_STATUSES: "" "v1" "componentstatuses" "ComponentStatus" false;
        NEW_EVENTS: "events.k8s.io" "v1" "events" "Event" true;
        DEPLOYMENTS: "apps" "v1" "deployments" "Deployment" true;
        REPLICA_SETS: "apps" "v1" "replicasets" "ReplicaSet" true;
        DAEMON_SETS: "apps" "v1" "daemonsets" "DaemonSet" true;
        STATEFUL_SETS: "apps" "v1" "statefulsets" "StatefulSet" true;
        CONTROLLER_REVISIONS: "apps" "v1" "controllerrevisions" "ControllerRevision" true;
        JOBS: "batch" "v1" "jobs" "Job" true;
        CRON_JOBS: "batch" "v1" "cronjobs" "CronJob" true;
        HORIZONTAL_POD_AUTOSCALERS: "autoscaling" "v2" "horizontalpodautoscalers" "HorizontalPodAutoscaler" true;
        POD_DISRUPTION_BUDGETS: "policy" "v1" "poddisruptionbudgets" "PodDisruptionBudget" true;
        LEASES: "coordination.k8s.io" "v1" "leases" "Lease" true;
        ENDPOINT_SLICES: "discovery.k8s.io" "v1" "endpointslices" "EndpointSlice" true;
        NETWORK_POLICIES: "networking.k8s.io" "v1" "networkpolicies" "NetworkPolicy" true;
        INGRESSES: "networking.k8s.io" "v1" "ingresses" "Ingress" true;
        INGRESS_CLASSES: "networking.k8s.io" "v1" "ingressclasses" "IngressClass" false;
        SERVICE_CIDRS: "networking.k8s.io" "v1" "servicecidrs" "ServiceCIDR" false;
        IP_ADDRESSES: "networking.k8s.io" "v1" "ipaddresses" "IPAddress" false;
        ROLES: "rbac.authorization.k8s.io" "v1" "roles" "Role" true;
        ROLE_BINDINGS: "rbac.authorization.k8s.io" "v1" "rolebindings" "RoleBinding" true;
        CLUSTER_ROLES: "rbac.authorization.k8s.io" "v1" "clusterroles" "ClusterRole" false;
        CLUSTER_ROLE_BINDINGS: "rbac.authorization.k8s.io" "v1" "clusterrolebindings" "ClusterRoleBinding" false;
        PRIORITY_CLASSES: "scheduling.k8s.io" "v1" "priorityclasses" "PriorityClass" false;
        STORAGE_CLASSES: "storage.k8s.io" "v1" "storageclasses" "StorageClass" false;
        VOLUME_ATTACHMENTS: "storage.k8s.io" "v1" "volumeattachments" "VolumeAttachment" false;
        VOLUME_ATTRIBUTES_CLASSES: "storage.k8s.io" "v1" "volumeattributesclasses" "VolumeAttributesClass" false;
        CSI_DRIVERS: "storage.k8s.io" "v1" "csidrivers" "CSIDriver" false;
        CSI_NODES: "storage.k8s.io" "v1" "csinodes" "CSINode" false;
        CSI_STORAGE_CAPACITIES: "storage.k8s.io" "v1" "csistoragecapacities" "CSIStorageCapacity" true;
        RUNTIME_CLASSES: "node.k8s.io" "v1" "runtimeclasses" "RuntimeClass" false;
        CERTIFICATE_SIGNING_REQUESTS:
            "certificates.k8s.io" "v1" "certificatesigningrequests" "CertificateSigningRequest" false;
        CLUSTER_TRUST_BUNDLES: "certificates.k8s.io" "v1" "clustertrustbundles" "ClusterTrustBundle" false;
        POD_CERTIFICATE_REQUESTS:
            "certificates.k8s.io" "v1" "podcertificaterequests" "PodCertificateRequest" true;
        TOKEN_REVIEWS: "authentication.k8s.io" "v1" "tokenreviews" "TokenReview" false;
        SUBJECT_ACCESS_REVIEWS: "authorization.k8s.io" "v1" "subjectaccessreviews" "SubjectAccessReview" false;
        SELF_SUBJECT_ACCESS_REVIEWS:
            "authorization.k8s.io" "v1" "selfsubjectaccessreviews" "SelfSubjectAccessReview" false;
        RESOURCE_CLAIMS: "resource.k8s.io" "v1" "resourceclaims" "ResourceClaim" true;
        RESOURCE_CLAIM_TEMPLATES: "resource.k8s.io" "v1" "resourceclaimtemplates" "ResourceClaimTemplate" true;
        RESOURCE_SLICES: "resource.k8s.io" "v1" "resourceslices" "ResourceSlice" false;
        DEVICE_CLASSES: "resource.k8s.io" "v1" "deviceclasses" "DeviceClass" false;
        CUSTOM_RESOURCE_DEFINITIONS:
            "apiextensions.k8s.io" "v1" "customresourcedefinitions" "CustomResourceDefinition" false;
        API_SERVICES: "apiregistration.k8s.io" "v1" "apiservices" "APIService" false;
        MUTATING_WEBHOOK_CONFIGURATIONS:
            "admissionregistration.k8s.io" "v1" "mutatingwebhookconfigurations" "MutatingWebhookConfiguration" false;
        VALIDATING_WEBHOOK_CONFIGURATIONS:
            "admissionregistration.k8s.io" "v1" "validatingwebhookconfigurations" "ValidatingWebhookConfiguration" false;
        FLOW_SCHEMAS: "flowcontrol.apiserver.k8s.io" "v1" "flowschemas" "FlowSchema" false;
        PRIORITY_LEVEL_CONFIGURATIONS:
            "flowcontrol.apiserver.k8s.io" "v1" "prioritylevelconfigurations" "PriorityLevelConfiguration" false;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_upstreams() {
        assert_eq!(resources::PODS.path("default", "a", "log"), "/api/v1/namespaces/default/pods/a/log");
        assert_eq!(resources::PODS.path("", "", ""), "/api/v1/pods");
        assert_eq!(resources::NODES.path("ignored", "n 1", ""), "/api/v1/nodes/n%201");
        assert_eq!(
            resources::CLUSTER_ROLES.path("", "system:node", ""),
            "/apis/rbac.authorization.k8s.io/v1/clusterroles/system:node"
        );
    }

    #[test]
    fn constants_name_served_resources() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data/resources.json");
        let Ok(text) = std::fs::read_to_string(path) else {
            println!("skipped: no shared/data beside the checkout");
            return;
        };
        let table: serde_json::Value = serde_json::from_str(&text).unwrap();
        let rows = table.as_array().cloned().or_else(|| table["resources"].as_array().cloned()).unwrap();
        for resource in resources::ALL {
            let found = rows.iter().find(|r| {
                r["resource"].as_str().or(r["name"].as_str()) == Some(&*resource.resource)
                    && r["group"].as_str().unwrap_or("") == resource.group
                    && r["version"] == *resource.version
            });
            let row = found.unwrap_or_else(|| panic!("{resource} is not in resources.json"));
            assert_eq!(row["kind"], *resource.kind, "{resource}");
            assert_eq!(row["namespaced"], resource.namespaced, "{resource}");
        }
    }
}
