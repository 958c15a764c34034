//! Defaults of KubeControllerManagerConfiguration. This kind is never read from
//! a file; it gives the flags of the controller manager their defaults.
//!
//! Upstream followed: pkg/controller/**/config/v1alpha1/defaults.go.

use apimachinery::{Value, json};

use super::table::{self, Default::*, When::*};
use crate::edit::Fields;

const TABLE: &[table::Line] = &[
    ("Generic.Address", Zero, Text("0.0.0.0")),
    ("Generic.MinResyncPeriod", ZeroDuration, Text("12h0m0s")),
    ("Generic.ClientConnection.contentType", Zero, Text("application/vnd.kubernetes.protobuf")),
    ("Generic.ClientConnection.qps", Zero, Int(20)),
    ("Generic.ClientConnection.burst", Zero, Int(30)),
    ("Generic.LeaderElection.leaderElect", Absent, Bool(true)),
    ("Generic.LeaderElection.leaseDuration", ZeroDuration, Text("15s")),
    ("Generic.LeaderElection.renewDeadline", ZeroDuration, Text("10s")),
    ("Generic.LeaderElection.retryPeriod", ZeroDuration, Text("2s")),
    ("Generic.LeaderElection.resourceLock", Zero, Text("leases")),
    ("KubeCloudShared.RouteReconciliationPeriod", ZeroDuration, Text("10s")),
    ("KubeCloudShared.ClusterName", Zero, Text("kubernetes")),
    ("KubeCloudShared.ConfigureCloudRoutes", Absent, Bool(true)),
    ("AttachDetachController.ReconcilerSyncLoopPeriod", ZeroDuration, Text("1m0s")),
    ("CSRSigningController.ClusterSigningDuration", ZeroDuration, Text("8760h0m0s")),
    ("DaemonSetController.ConcurrentDaemonSetSyncs", Zero, Int(2)),
    ("DeploymentController.ConcurrentDeploymentSyncs", Zero, Int(5)),
    ("DisruptionController.ConcurrentDisruptionSyncs", Zero, Int(1)),
    ("StatefulSetController.ConcurrentStatefulSetSyncs", Zero, Int(5)),
    ("EndpointController.ConcurrentEndpointSyncs", Zero, Int(5)),
    ("EndpointSliceController.ConcurrentServiceEndpointSyncs", Zero, Int(5)),
    ("EndpointSliceController.MaxEndpointsPerSlice", Zero, Int(100)),
    ("EndpointSliceMirroringController.MirroringConcurrentServiceEndpointSyncs", Zero, Int(5)),
    ("EndpointSliceMirroringController.MirroringMaxEndpointsPerSubset", Zero, Int(1000)),
    ("EphemeralVolumeController.ConcurrentEphemeralVolumeSyncs", Zero, Int(5)),
    ("GarbageCollectorController.EnableGarbageCollector", Absent, Bool(true)),
    ("GarbageCollectorController.ConcurrentGCSyncs", Zero, Int(20)),
    ("HPAController.ConcurrentHorizontalPodAutoscalerSyncs", Zero, Int(5)),
    ("HPAController.HorizontalPodAutoscalerSyncPeriod", ZeroDuration, Text("15s")),
    ("HPAController.HorizontalPodAutoscalerDownscaleStabilizationWindow", ZeroDuration, Text("5m0s")),
    ("HPAController.HorizontalPodAutoscalerTolerance", Zero, Float(0.1)),
    ("HPAController.HorizontalPodAutoscalerCPUInitializationPeriod", ZeroDuration, Text("5m0s")),
    ("HPAController.HorizontalPodAutoscalerInitialReadinessDelay", ZeroDuration, Text("30s")),
    ("JobController.ConcurrentJobSyncs", Zero, Int(5)),
    ("CronJobController.ConcurrentCronJobSyncs", Zero, Int(5)),
    ("LegacySATokenCleaner.CleanUpPeriod", ZeroDuration, Text("8760h0m0s")),
    ("NamespaceController.NamespaceSyncPeriod", ZeroDuration, Text("5m0s")),
    ("NamespaceController.ConcurrentNamespaceSyncs", Zero, Int(10)),
    ("NodeLifecycleController.NodeStartupGracePeriod", ZeroDuration, Text("1m0s")),
    ("NodeLifecycleController.NodeMonitorGracePeriod", ZeroDuration, Text("50s")),
    ("NodeLifecycleController.PodEvictionTimeout", ZeroDuration, Text("5m0s")),
    ("NodeLifecycleController.NodeMonitorPeriod", ZeroDuration, Text("5s")),
    ("PersistentVolumeBinderController.PVClaimBinderSyncPeriod", ZeroDuration, Text("15s")),
    ("PersistentVolumeBinderController.VolumeConfiguration.EnableHostPathProvisioning", Absent, Bool(false)),
    ("PersistentVolumeBinderController.VolumeConfiguration.EnableDynamicProvisioning", Absent, Bool(true)),
    (
        "PersistentVolumeBinderController.VolumeConfiguration.FlexVolumePluginDir",
        Zero,
        Text("/usr/libexec/kubernetes/kubelet-plugins/volume/exec/"),
    ),
    ("PodGCController.TerminatedPodGCThreshold", Zero, Int(12500)),
    ("ReplicaSetController.ConcurrentRSSyncs", Zero, Int(5)),
    ("ReplicationController.ConcurrentRCSyncs", Zero, Int(5)),
    ("ResourceQuotaController.ResourceQuotaSyncPeriod", ZeroDuration, Text("5m0s")),
    ("ResourceQuotaController.ConcurrentResourceQuotaSyncs", Zero, Int(5)),
    ("SAController.ConcurrentSATokenSyncs", Zero, Int(5)),
    ("ServiceController.ConcurrentServiceSyncs", Zero, Int(1)),
    ("ValidatingAdmissionPolicyStatusController.ConcurrentPolicySyncs", Zero, Int(5)),
    ("DeviceTaintEvictionController.ConcurrentSyncs", Zero, Int(8)),
    ("ResourceClaimController.ConcurrentSyncs", Zero, Int(50)),
];

const RECYCLER: &[table::Line] = &[
    ("MaximumRetry", Zero, Int(3)),
    ("MinimumTimeoutNFS", Zero, Int(300)),
    ("IncrementTimeoutNFS", Zero, Int(30)),
    ("MinimumTimeoutHostPath", Zero, Int(60)),
    ("IncrementTimeoutHostPath", Zero, Int(30)),
];

/// Defaults of a KubeControllerManagerConfiguration.
pub fn apply(object: &mut Value) {
    table::apply(object, TABLE);
    object.child("Generic").default_zero("Controllers", json!(["*"]));
    let volumes = object.child("PersistentVolumeBinderController").child("VolumeConfiguration");
    table::apply(volumes.child("PersistentVolumeRecyclerConfiguration"), RECYCLER);
    let ttl = object.child("TTLAfterFinishedController");
    if ttl.int("ConcurrentTTLSyncs").unwrap_or(0) <= 0 {
        ttl.set("ConcurrentTTLSyncs", 5);
    }
}
