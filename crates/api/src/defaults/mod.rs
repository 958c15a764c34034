//! Scheme defaulting of every versioned kind (`SetObjectDefaults_*`): API kinds,
//! served or only decoded, and component configuration.
//!
//! Feature gates are at their defaults of v1.37. Defaulting is idempotent. Only
//! what an object says decides; `now` is the one exception, for taint times.

mod apiserver;
mod controllermanager;
mod kubeadm;
mod kubelet;
mod proxy;
pub mod resources;
mod scheduler;
mod table;

use apimachinery::Value;

use crate::edit::Fields;
use crate::{
    admissionregistration, apiextensions, apiregistration, apps, autoscaling, batch, certificates, core, discovery,
    flowcontrol, networking, rbac, resource, scheduling, storage,
};

/// Sets the defaults of a kind in place and [normalizes](crate::convert::normalize)
/// it: what decoding does to an object, from a request or from storage. Reads the
/// clock for the few kinds whose defaults hold the time.
pub fn apply(api_version: &str, kind: &str, object: &mut Value) {
    let labelled = !object["metadata"].is_zero("labels");
    // Only taints of devices hold the time; every event from storage passes here.
    let now = if api_version.starts_with("resource.k8s.io/") {
        apimachinery::time::format(jiff::Timestamp::now().as_second())
    } else {
        String::new()
    };
    apply_at(&now, api_version, kind, object);
    crate::convert::normalize(api_version, kind, object);
    if kind == "Job" && !labelled && object["metadata"].is_zero("uid") && !object["spec"].flag("manualSelector") {
        // Upstream's new job shares its labels with the template, which then get
        // the selector's labels; the strategy copies them once it has set those.
        // So the field manager does not own them here; upstream's does.
        object.child("metadata").remove("labels");
    }
}

/// Scheme defaulting alone, with the time given as RFC 3339 with seconds.
/// Unknown kinds are left as they are.
pub fn apply_at(now: &str, api_version: &str, kind: &str, object: &mut Value) {
    if let Some(item_kind) = kind.strip_suffix("List").filter(|_| object.get("items").is_some()) {
        for item in object.list_mut("items") {
            apply_at(now, api_version, item_kind, item);
        }
        return;
    }
    let group = api_version.rsplit_once('/').map_or("", |(group, _)| group);
    match group {
        "" => core_kind(kind, object),
        "apps" | "extensions" => workload(api_version, kind, object),
        "batch" => match kind {
            "Job" => batch::defaults::job(object),
            "CronJob" => batch::defaults::cron_job(object),
            _ => {}
        },
        "autoscaling" if kind == "HorizontalPodAutoscaler" => match api_version {
            "autoscaling/v1" => autoscaling::horizontalpodautoscaler::defaults::v1(object),
            _ => autoscaling::horizontalpodautoscaler::defaults::v2(object),
        },
        "admissionregistration.k8s.io" => match kind {
            "MutatingWebhookConfiguration" => admissionregistration::defaults::webhooks(api_version, true, object),
            "ValidatingWebhookConfiguration" => admissionregistration::defaults::webhooks(api_version, false, object),
            "ValidatingAdmissionPolicy" | "MutatingAdmissionPolicy" => admissionregistration::defaults::policy(object),
            "ValidatingAdmissionPolicyBinding" | "MutatingAdmissionPolicyBinding" => {
                admissionregistration::defaults::binding(api_version, object);
            }
            _ => {}
        },
        "apiextensions.k8s.io" if kind == "CustomResourceDefinition" => {
            apiextensions::customresourcedefinition::defaults::definition(api_version, object);
        }
        "apiregistration.k8s.io" if kind == "APIService" => apiregistration::apiservice::defaults::api_service(object),
        "authentication.k8s.io" if kind == "TokenRequest" => {
            object.child("spec").default("expirationSeconds", 3600);
        }
        "certificates.k8s.io" => match (api_version, kind) {
            ("certificates.k8s.io/v1beta1", "CertificateSigningRequest") => {
                certificates::defaults::signing_request_v1beta1(object);
            }
            (_, "PodCertificateRequest") => certificates::defaults::pod_certificate_request(object),
            _ => {}
        },
        "discovery.k8s.io" if kind == "EndpointSlice" => discovery::endpointslice::defaults::endpoint_slice(object),
        "flowcontrol.apiserver.k8s.io" => match kind {
            "FlowSchema" => flowcontrol::defaults::flow_schema(object),
            "PriorityLevelConfiguration" => flowcontrol::defaults::priority_level(api_version, object),
            _ => {}
        },
        "networking.k8s.io" => match (api_version, kind) {
            (_, "NetworkPolicy") => networking::defaults::network_policy(api_version, object),
            ("networking.k8s.io/v1", "IngressClass") => networking::defaults::ingress_class(object),
            ("networking.k8s.io/v1beta1", "Ingress") => networking::defaults::ingress_beta(object),
            _ => {}
        },
        "rbac.authorization.k8s.io" if matches!(kind, "RoleBinding" | "ClusterRoleBinding") => {
            rbac::defaults::binding(api_version, object);
        }
        "resource.k8s.io" => match kind {
            "ResourceClaim" => resource::defaults::claim(api_version, false, object),
            "ResourceClaimTemplate" => resource::defaults::claim(api_version, true, object),
            "ResourceSlice" => resource::defaults::slice(now, object),
            "DeviceTaintRule" => resource::defaults::taint_rule(now, object),
            "ResourcePoolStatusRequest" => resource::defaults::pool_status_request(object),
            _ => {}
        },
        "scheduling.k8s.io" => match kind {
            "PriorityClass" => scheduling::defaults::priority_class(object),
            "PodGroup" | "CompositePodGroup" => scheduling::defaults::pod_group(object),
            _ => {}
        },
        "storage.k8s.io" => match kind {
            "StorageClass" => storage::defaults::storage_class(object),
            "CSIDriver" => storage::defaults::csi_driver(object),
            "VolumeAttachment" if api_version != "storage.k8s.io/v1alpha1" => {
                storage::defaults::volume_attachment(object)
            }
            _ => {}
        },
        "apiserver.config.k8s.io" | "pod-security.admission.config.k8s.io" => apiserver::apply(kind, object),
        "kubelet.config.k8s.io" if kind == "KubeletConfiguration" => kubelet::apply(object),
        "kubeproxy.config.k8s.io" if kind == "KubeProxyConfiguration" => proxy::apply(object),
        "kubescheduler.config.k8s.io" => scheduler::apply(kind, object),
        "kubecontrollermanager.config.k8s.io" if kind == "KubeControllerManagerConfiguration" => {
            controllermanager::apply(object);
        }
        "kubeadm.k8s.io" => kubeadm::apply(kind, object),
        _ => {}
    }
}

fn core_kind(kind: &str, object: &mut Value) {
    match kind {
        "Pod" => core::pod::defaults::pod(object),
        "PodTemplate" => core::pod::defaults::template(object.child("template")),
        "ReplicationController" => core::replicationcontroller::defaults::replication_controller(object),
        "Service" => core::service::defaults::service(object),
        "Endpoints" => core::endpoints::defaults::endpoints(object),
        "Namespace" => core::namespace::defaults::namespace(object),
        "Node" => core::node::defaults::node(object),
        "PersistentVolume" => core::persistentvolume::defaults::volume(object),
        "PersistentVolumeClaim" => core::persistentvolumeclaim::defaults::claim(object),
        "LimitRange" => core::limitrange::defaults::limit_range(object),
        "ResourceQuota" => core::resourcequota::defaults::resource_quota(object),
        "Secret" => object.default_zero("type", "Opaque"),
        "EncryptionConfig" => apiserver::apply(kind, object),
        "Config" => {
            for entry in object.list_mut("users") {
                if let Some(exec) = entry.at_mut("user.exec")
                    && exec.text("apiVersion") == "client.authentication.k8s.io/v1beta1"
                {
                    exec.default_zero("interactiveMode", "IfAvailable");
                }
            }
        }
        _ => {}
    }
}

fn workload(api_version: &str, kind: &str, object: &mut Value) {
    match kind {
        "Deployment" => apps::defaults::deployment(api_version, object),
        "DaemonSet" => apps::defaults::daemon_set(api_version, object),
        "StatefulSet" => apps::defaults::stateful_set(api_version, object),
        "ReplicaSet" => apps::defaults::replica_set(api_version, object),
        "NetworkPolicy" => networking::defaults::network_policy(api_version, object),
        "Ingress" => networking::defaults::ingress_beta(object),
        _ => {}
    }
}
