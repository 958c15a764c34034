//! All controllers of v1.37.2: one line each. A line without `run` is a controller
//! that this build does not have; it is passed over with a line in the log.

use std::pin::Pin;

use component_base::features::FeatureGates;
use reconciler::SyncError;

use crate::context::Context;
use crate::{
    attach_detach, bootstrap_signer, clusterrole_aggregation, cronjob, csr, daemonset, deployment, disruption,
    endpoints, endpointslice, endpointslice_mirroring, ephemeral_volume, expand, garbage_collector, hpa, job,
    legacy_token_cleaner, namespace, node_ipam, node_lifecycle, persistentvolume, pod_gc, policy_status, replicaset,
    resourceclaim, resourcequota, root_ca_publisher, service_cidr, serviceaccount, serviceaccount_token, statefulset,
    taint_eviction, token_cleaner, trust_bundle_publisher, ttl, ttl_after_finished, vac_protection, volume_protection,
};

pub type Running = Pin<Box<dyn Future<Output = Result<(), SyncError>> + Send>>;
pub type Run = fn(Context) -> Running;

pub struct Descriptor {
    pub name: &'static str,
    /// Old names, which `--controllers` still takes.
    pub aliases: &'static [&'static str],
    pub on_by_default: bool,
    /// All must be on.
    pub gates: &'static [&'static str],
    pub run: Option<Run>,
}

/// The entry of a controller's module as a table value.
macro_rules! run {
    ($path:path) => {
        Some(|context| Box::pin($path(context)))
    };
}

const fn on(name: &'static str, aliases: &'static [&'static str], run: Option<Run>) -> Descriptor {
    Descriptor { name, aliases, on_by_default: true, gates: &[], run }
}
const fn off(name: &'static str, aliases: &'static [&'static str], run: Option<Run>) -> Descriptor {
    Descriptor { name, aliases, on_by_default: false, gates: &[], run }
}
const fn gated(name: &'static str, gates: &'static [&'static str], run: Option<Run>) -> Descriptor {
    Descriptor { name, aliases: &[], on_by_default: true, gates, run }
}

/// In the order of their names; serviceaccount-token-controller starts first.
#[rustfmt::skip]
pub static CONTROLLERS: &[Descriptor] = &[
    off("bootstrap-signer-controller", &["bootstrapsigner"], run!(bootstrap_signer::run)),
    on("certificatesigningrequest-approving-controller", &["csrapproving"], run!(csr::approve)),
    on("certificatesigningrequest-cleaner-controller", &["csrcleaner"], run!(csr::clean)),
    on("certificatesigningrequest-signing-controller", &["csrsigning"], run!(csr::signing)),
    on("clusterrole-aggregation-controller", &["clusterrole-aggregation"], run!(clusterrole_aggregation::run)),
    on("cronjob-controller", &["cronjob"], run!(cronjob::run)),
    on("daemonset-controller", &["daemonset"], run!(daemonset::run)),
    on("deployment-controller", &["deployment"], run!(deployment::run)),
    gated("device-taint-eviction-controller", &["DynamicResourceAllocation", "DRADeviceTaints"], None),
    on("disruption-controller", &["disruption"], run!(disruption::run)),
    on("endpoints-controller", &["endpoint"], run!(endpoints::run)),
    on("endpointslice-controller", &["endpointslice"], run!(endpointslice::run)),
    on("endpointslice-mirroring-controller", &["endpointslicemirroring"], run!(endpointslice_mirroring::run)),
    on("ephemeral-volume-controller", &["ephemeral-volume"], run!(ephemeral_volume::run)),
    on("garbage-collector-controller", &["garbagecollector"], run!(garbage_collector::run)),
    on("horizontal-pod-autoscaler-controller", &["horizontalpodautoscaling"], run!(hpa::run)),
    on("job-controller", &["job"], run!(job::run)),
    gated("kube-apiserver-serving-clustertrustbundle-publisher-controller", &["ClusterTrustBundle"], run!(trust_bundle_publisher::run)),
    on("legacy-serviceaccount-token-cleaner-controller", &["legacy-service-account-token-cleaner"], run!(legacy_token_cleaner::run)),
    on("namespace-controller", &["namespace"], run!(namespace::run)),
    on("node-ipam-controller", &["nodeipam"], run!(node_ipam::run)),
    on("node-lifecycle-controller", &["nodelifecycle"], run!(node_lifecycle::run)),
    on("persistentvolume-attach-detach-controller", &["attachdetach"], run!(attach_detach::run)),
    on("persistentvolume-binder-controller", &["persistentvolume-binder"], run!(persistentvolume::run)),
    on("persistentvolume-expander-controller", &["persistentvolume-expander"], run!(expand::run)),
    on("persistentvolume-protection-controller", &["pv-protection"], run!(volume_protection::volumes)),
    on("persistentvolumeclaim-protection-controller", &["pvc-protection"], run!(volume_protection::claims)),
    on("pod-garbage-collector-controller", &["podgc"], run!(pod_gc::run)),
    gated("podcertificaterequest-cleaner-controller", &["PodCertificateRequest"], run!(trust_bundle_publisher::clean_requests)),
    gated("podgroup-protection-controller", &["GenericWorkload"], None),
    on("replicaset-controller", &["replicaset"], run!(replicaset::run)),
    on("replicationcontroller-controller", &["replicationcontroller"], run!(replicaset::run_replication_controllers)),
    Descriptor { name: "resourceclaim-controller", aliases: &["resource-claim-controller"], on_by_default: true, gates: &["DynamicResourceAllocation"], run: run!(resourceclaim::run) },
    gated("resourcepoolstatusrequest-controller", &["DRAResourcePoolStatus"], None),
    on("resourcequota-controller", &["resourcequota"], run!(resourcequota::run)),
    on("root-ca-certificate-publisher-controller", &["root-ca-cert-publisher"], run!(root_ca_publisher::run)),
    Descriptor { name: "selinux-warning-controller", aliases: &[], on_by_default: false, gates: &["SELinuxChangePolicy"], run: None },
    gated("service-cidr-controller", &["MultiCIDRServiceAllocator"], run!(service_cidr::run)),
    on("serviceaccount-controller", &["serviceaccount"], run!(serviceaccount::run)),
    on("serviceaccount-token-controller", &["serviceaccount-token"], run!(serviceaccount_token::run)),
    on("statefulset-controller", &["statefulset"], run!(statefulset::run)),
    on("storage-version-migrator-controller", &["svm"], None),
    Descriptor { name: "storageversion-garbage-collector-controller", aliases: &["storage-version-gc"], on_by_default: true, gates: &["APIServerIdentity", "StorageVersionAPI"], run: None },
    gated("taint-eviction-controller", &["SeparateTaintEvictionController"], run!(taint_eviction::run)),
    off("token-cleaner-controller", &["tokencleaner"], run!(token_cleaner::run)),
    on("ttl-after-finished-controller", &["ttl-after-finished"], run!(ttl_after_finished::run)),
    on("ttl-controller", &["ttl"], run!(ttl::run)),
    on("validatingadmissionpolicy-status-controller", &[], run!(policy_status::run)),
    gated("volumeattributesclass-protection-controller", &["VolumeAttributesClass"], run!(vac_protection::run)),
];

/// By name or alias.
pub fn find(name: &str) -> Option<&'static Descriptor> {
    CONTROLLERS.iter().find(|c| c.name == name || c.aliases.contains(&name))
}

impl Descriptor {
    /// Whether `--controllers` (`selection`) and the gates want it. Upstream's
    /// `IsControllerEnabled`: the first entry that names it wins, `*` stands for
    /// those on by default.
    pub fn is_enabled(&self, selection: &[String], gates: &FeatureGates) -> bool {
        if !self.gates.iter().all(|gate| gates.enabled(gate)) {
            return false;
        }
        let mut star = false;
        for entry in selection {
            if entry == "*" {
                star = true;
                continue;
            }
            let (bare, wanted) = match entry.strip_prefix('-') {
                Some(bare) => (bare, false),
                None => (entry.as_str(), true),
            };
            if bare == self.name || self.aliases.contains(&bare) {
                return wanted;
            }
        }
        star && self.on_by_default
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn selection() {
        let gates = FeatureGates::default();
        let wanted = |name: &str, list: &[&str]| {
            let list: Vec<String> = list.iter().map(|s| (*s).to_owned()).collect();
            find(name).unwrap().is_enabled(&list, &gates)
        };
        assert!(wanted("ttl-controller", &["*"]));
        assert!(!wanted("bootstrap-signer-controller", &["*"]));
        assert!(wanted("bootstrap-signer-controller", &["*", "bootstrapsigner"]));
        assert!(!wanted("ttl-controller", &["*", "-ttl"]));
        assert!(!wanted("ttl-controller", &["job"]));
        assert!(!wanted("storageversion-garbage-collector-controller", &["*"]), "its gate is off");
    }

    #[test]
    fn the_table_is_upstreams() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data/controllers.json");
        let Ok(text) = std::fs::read_to_string(path) else {
            println!("skipped: no shared/data beside the checkout");
            return;
        };
        let rows: Vec<serde_json::Value> = serde_json::from_str(&text).unwrap();
        assert_eq!(rows.len(), CONTROLLERS.len());
        let strings = |v: &serde_json::Value| -> Vec<String> {
            v.as_array().into_iter().flatten().map(|s| s.as_str().unwrap().to_owned()).collect()
        };
        for row in rows {
            let name = row["name"].as_str().unwrap();
            let ours = find(name).unwrap_or_else(|| panic!("{name} is missing"));
            assert_eq!(strings(&row["aliases"]), ours.aliases, "{name}");
            assert_eq!(strings(&row["requiredFeatureGates"]), ours.gates, "{name}");
            assert_eq!(row["onByDefault"], ours.on_by_default, "{name}");
        }
    }
}
