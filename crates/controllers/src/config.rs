//! kube-controller-manager's flags as typed values.

use std::time::Duration;

use component_base::features::FeatureGates;
use component_base::flags::FlagSet;
use reconciler::LeaderConfig;

/// What the process is told. `Default` holds upstream's defaults, for tests.
#[derive(Debug, Clone)]
pub struct Config {
    pub gates: FeatureGates,
    pub kubeconfig: String,
    pub master: String,
    pub kube_api_qps: f32,
    pub kube_api_burst: u32,
    /// `--controllers`, in order.
    pub controllers: Vec<String>,
    pub use_service_account_credentials: bool,
    pub controller_start_interval: Duration,
    pub controller_shutdown_timeout: Duration,
    pub min_resync_period: Duration,
    pub leader_elect: bool,
    pub leader: LeaderConfig,
    pub serving: serving::Options,
    pub allocate_node_cidrs: bool,
    pub cidr_allocator_type: String,
    pub cluster_cidr: String,
    pub cluster_name: String,
    pub cloud_provider: String,
    pub configure_cloud_routes: bool,
    pub service_cluster_ip_range: String,
    pub node_cidr_mask_size: i64,
    pub node_cidr_mask_size_ipv4: i64,
    pub node_cidr_mask_size_ipv6: i64,
    pub signing: Signing,
    pub root_ca_file: String,
    pub service_account_private_key_file: String,
    pub terminated_pod_gc_threshold: i64,
    pub namespace_sync_period: Duration,
    pub enable_garbage_collector: bool,
    pub node_monitor_period: Duration,
    pub node_monitor_grace_period: Duration,
    pub node_startup_grace_period: Duration,
    pub node_eviction_rate: f64,
    pub secondary_node_eviction_rate: f64,
    pub large_cluster_size_threshold: i64,
    pub unhealthy_zone_threshold: f64,
    pub resource_quota_sync_period: Duration,
    pub max_endpoints_per_slice: i64,
    pub endpoint_updates_batch_period: Duration,
    pub endpointslice_updates_batch_period: Duration,
    pub mirroring_max_endpoints_per_subset: i64,
    pub mirroring_endpointslice_updates_batch_period: Duration,
    pub mirroring_concurrency: usize,
    pub pvclaimbinder_sync_period: Duration,
    pub enable_dynamic_provisioning: bool,
    pub enable_hostpath_provisioner: bool,
    pub recycler: Recycler,
    pub disable_force_detach_on_timeout: bool,
    pub hpa: crate::hpa::Flags,
    pub legacy_service_account_token_clean_up_period: Duration,
    /// `--concurrent-*-syncs` by what stands between.
    pub concurrency: Vec<(String, usize)>,
}

/// `--cluster-signing-*`: certificate and key file of each signer; empty ones fall
/// back to the general pair only when no special pair is given at all.
#[derive(Debug, Clone, Default)]
pub struct Signing {
    pub cert_file: String,
    pub key_file: String,
    pub duration: Duration,
    pub kube_apiserver_client: (String, String),
    pub kubelet_client: (String, String),
    pub kubelet_serving: (String, String),
    pub legacy_unknown: (String, String),
}

/// `--pv-recycler-*`: pod templates (empty: upstream's own) and seconds that
/// scrubbing may take, at least and per GiB.
#[derive(Debug, Clone, Default)]
pub struct Recycler {
    pub template_hostpath: String,
    pub template_nfs: String,
    pub minimum_hostpath: i64,
    pub minimum_nfs: i64,
    pub increment_hostpath: i64,
    pub increment_nfs: i64,
}

impl Default for Config {
    fn default() -> Self {
        let flags = FlagSet::parse(component_base::tables::kube_controller_manager::FLAGS, Vec::new())
            .expect("no arguments cannot be wrong");
        Self::from_flags(&flags).expect("upstream's defaults are valid")
    }
}

impl Config {
    /// The error lists what is wrong, as upstream's validation does.
    pub fn from_flags(flags: &FlagSet) -> Result<Self, String> {
        let text = |name: &str| flags.str(name).to_owned();
        let gate_pairs = flags.pairs("feature-gates");
        let gates = FeatureGates::parse(
            "kube-controller-manager",
            gate_pairs.iter().map(|(name, value)| (name.as_str(), value.as_str())),
        )?;
        let mut leader = LeaderConfig::new(
            flags.str("leader-elect-resource-namespace"),
            flags.str("leader-elect-resource-name"),
            "",
        );
        leader.lease_duration = flags.duration("leader-elect-lease-duration");
        leader.renew_deadline = flags.duration("leader-elect-renew-deadline");
        leader.retry_period = flags.duration("leader-elect-retry-period");
        let pair = |name: &str| {
            (text(&format!("cluster-signing-{name}-cert-file")), text(&format!("cluster-signing-{name}-key-file")))
        };
        let concurrency = flags
            .all()
            .filter_map(|(name, value)| {
                let inner = name.strip_prefix("concurrent-")?.strip_suffix("-syncs")?;
                Some((inner.to_owned(), value.parse().ok()?))
            })
            .collect();
        let config = Config {
            gates,
            kubeconfig: text("kubeconfig"),
            master: text("master"),
            kube_api_qps: flags.f64("kube-api-qps") as f32,
            kube_api_burst: flags.i64("kube-api-burst").max(0) as u32,
            controllers: flags.list("controllers"),
            use_service_account_credentials: flags.bool("use-service-account-credentials"),
            controller_start_interval: flags.duration("controller-start-interval"),
            controller_shutdown_timeout: flags.duration("controller-shutdown-timeout"),
            min_resync_period: flags.duration("min-resync-period"),
            leader_elect: flags.bool("leader-elect"),
            leader,
            serving: serving::Options::from_flags(flags),
            allocate_node_cidrs: flags.bool("allocate-node-cidrs"),
            cidr_allocator_type: text("cidr-allocator-type"),
            cluster_cidr: text("cluster-cidr"),
            cluster_name: text("cluster-name"),
            cloud_provider: text("cloud-provider"),
            configure_cloud_routes: flags.bool("configure-cloud-routes"),
            service_cluster_ip_range: text("service-cluster-ip-range"),
            node_cidr_mask_size: flags.i64("node-cidr-mask-size"),
            node_cidr_mask_size_ipv4: flags.i64("node-cidr-mask-size-ipv4"),
            node_cidr_mask_size_ipv6: flags.i64("node-cidr-mask-size-ipv6"),
            signing: Signing {
                cert_file: text("cluster-signing-cert-file"),
                key_file: text("cluster-signing-key-file"),
                duration: flags.duration("cluster-signing-duration"),
                kube_apiserver_client: pair("kube-apiserver-client"),
                kubelet_client: pair("kubelet-client"),
                kubelet_serving: pair("kubelet-serving"),
                legacy_unknown: pair("legacy-unknown"),
            },
            root_ca_file: text("root-ca-file"),
            service_account_private_key_file: text("service-account-private-key-file"),
            terminated_pod_gc_threshold: flags.i64("terminated-pod-gc-threshold"),
            namespace_sync_period: flags.duration("namespace-sync-period"),
            enable_garbage_collector: flags.bool("enable-garbage-collector"),
            node_monitor_period: flags.duration("node-monitor-period"),
            node_monitor_grace_period: flags.duration("node-monitor-grace-period"),
            node_startup_grace_period: flags.duration("node-startup-grace-period"),
            node_eviction_rate: flags.f64("node-eviction-rate"),
            secondary_node_eviction_rate: flags.f64("secondary-node-eviction-rate"),
            large_cluster_size_threshold: flags.i64("large-cluster-size-threshold"),
            unhealthy_zone_threshold: flags.f64("unhealthy-zone-threshold"),
            resource_quota_sync_period: flags.duration("resource-quota-sync-period"),
            max_endpoints_per_slice: flags.i64("max-endpoints-per-slice"),
            endpoint_updates_batch_period: flags.duration("endpoint-updates-batch-period"),
            endpointslice_updates_batch_period: flags.duration("endpointslice-updates-batch-period"),
            mirroring_max_endpoints_per_subset: flags.i64("mirroring-max-endpoints-per-subset"),
            mirroring_endpointslice_updates_batch_period: flags
                .duration("mirroring-endpointslice-updates-batch-period"),
            mirroring_concurrency: usize::try_from(flags.i64("mirroring-concurrent-service-endpoint-syncs"))
                .unwrap_or(1),
            pvclaimbinder_sync_period: flags.duration("pvclaimbinder-sync-period"),
            enable_dynamic_provisioning: flags.bool("enable-dynamic-provisioning"),
            enable_hostpath_provisioner: flags.bool("enable-hostpath-provisioner"),
            hpa: crate::hpa::Flags {
                sync_period: flags.duration("horizontal-pod-autoscaler-sync-period"),
                downscale_stabilization: flags.duration("horizontal-pod-autoscaler-downscale-stabilization"),
                tolerance: flags.f64("horizontal-pod-autoscaler-tolerance"),
                cpu_initialization_period: flags.duration("horizontal-pod-autoscaler-cpu-initialization-period"),
                initial_readiness_delay: flags.duration("horizontal-pod-autoscaler-initial-readiness-delay"),
            },
            disable_force_detach_on_timeout: flags.bool("disable-force-detach-on-timeout"),
            recycler: Recycler {
                template_hostpath: text("pv-recycler-pod-template-filepath-hostpath"),
                template_nfs: text("pv-recycler-pod-template-filepath-nfs"),
                minimum_hostpath: flags.i64("pv-recycler-minimum-timeout-hostpath"),
                minimum_nfs: flags.i64("pv-recycler-minimum-timeout-nfs"),
                increment_hostpath: flags.i64("pv-recycler-timeout-increment-hostpath"),
                increment_nfs: flags.i64("pv-recycler-increment-timeout-nfs"),
            },
            legacy_service_account_token_clean_up_period: flags
                .duration("legacy-service-account-token-clean-up-period"),
            concurrency,
        };
        config.validate()?;
        Ok(config)
    }

    /// Workers of a controller by its flag's middle: `deployment` of
    /// `--concurrent-deployment-syncs`. 1 for an unknown name.
    pub fn concurrent(&self, name: &str) -> usize {
        self.concurrency.iter().find(|(n, _)| n == name).map_or(1, |(_, workers)| (*workers).max(1))
    }

    fn validate(&self) -> Result<(), String> {
        let mut errors = Vec::new();
        for name in &self.controllers {
            if name == "*" {
                continue;
            }
            let bare = name.strip_prefix('-').unwrap_or(name);
            if crate::registry::find(bare).is_none() {
                errors.push(format!("\"{bare}\" is not in the list of known controllers"));
            }
        }
        if self.leader_elect
            && let Err(error) = self.leader.validate()
        {
            errors.push(error);
        }
        match errors.len() {
            0 => Ok(()),
            1 => Err(errors.remove(0)),
            _ => Err(format!("[{}]", errors.join(", "))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(arguments: &[&str]) -> Result<Config, String> {
        let flags = FlagSet::parse(
            component_base::tables::kube_controller_manager::FLAGS,
            arguments.iter().map(|a| (*a).to_owned()),
        );
        Config::from_flags(&flags.expect("known flags"))
    }

    #[test]
    fn defaults_are_upstreams() {
        let config = Config::default();
        assert_eq!(config.controllers, ["*"]);
        assert_eq!((config.kube_api_qps, config.kube_api_burst), (20.0, 30));
        assert_eq!(config.concurrent("gc"), 20);
        assert_eq!(config.concurrent("deployment"), 5);
        assert_eq!(config.node_monitor_grace_period, Duration::from_secs(50));
        assert_eq!(config.serving.port, 10257);
    }

    #[test]
    fn unknown_controllers_are_named() {
        assert_eq!(
            parse(&["--controllers=*,-nosuch"]).unwrap_err(),
            "\"nosuch\" is not in the list of known controllers"
        );
        let config = parse(&["--controllers=*,bootstrapsigner,-ttl", "--concurrent-job-syncs=9"]).unwrap();
        assert_eq!(config.concurrent("job"), 9);
    }
}
