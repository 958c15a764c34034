//! Defaults of KubeletConfiguration.
//!
//! Upstream followed: pkg/kubelet/apis/config/v1beta1/defaults.go.

use apimachinery::{Value, json};

use super::table::{self, Default::*, When::*};
use crate::edit::Fields;

const TABLE: &[table::Line] = &[
    ("enableServer", Absent, Bool(true)),
    ("syncFrequency", ZeroDuration, Text("1m0s")),
    ("fileCheckFrequency", ZeroDuration, Text("20s")),
    ("httpCheckFrequency", ZeroDuration, Text("20s")),
    ("address", Zero, Text("0.0.0.0")),
    ("port", Zero, Int(10250)),
    ("authentication.anonymous.enabled", Absent, Bool(false)),
    ("authentication.webhook.enabled", Absent, Bool(true)),
    ("authentication.webhook.cacheTTL", ZeroDuration, Text("2m0s")),
    ("authorization.mode", Zero, Text("Webhook")),
    ("authorization.webhook.cacheAuthorizedTTL", ZeroDuration, Text("5m0s")),
    ("authorization.webhook.cacheUnauthorizedTTL", ZeroDuration, Text("30s")),
    ("registryPullQPS", Absent, Int(5)),
    ("registryBurst", Zero, Int(10)),
    ("eventRecordQPS", Absent, Int(50)),
    ("eventBurst", Zero, Int(100)),
    ("enableDebuggingHandlers", Absent, Bool(true)),
    ("healthzPort", Absent, Int(10248)),
    ("healthzBindAddress", Zero, Text("127.0.0.1")),
    ("oomScoreAdj", Absent, Int(-999)),
    ("streamingConnectionIdleTimeout", ZeroDuration, Text("4h0m0s")),
    ("nodeStatusUpdateFrequency", ZeroDuration, Text("10s")),
    ("nodeLeaseDurationSeconds", Zero, Int(40)),
    ("imageMinimumGCAge", ZeroDuration, Text("2m0s")),
    ("imageGCHighThresholdPercent", Absent, Int(85)),
    ("imageGCLowThresholdPercent", Absent, Int(80)),
    ("volumeStatsAggPeriod", ZeroDuration, Text("1m0s")),
    ("cgroupsPerQOS", Absent, Bool(true)),
    ("cgroupDriver", Zero, Text("cgroupfs")),
    ("cpuManagerPolicy", Zero, Text("none")),
    ("cpuManagerReconcilePeriod", ZeroDuration, Text("10s")),
    ("memoryManagerPolicy", Zero, Text("None")),
    ("topologyManagerPolicy", Zero, Text("none")),
    ("topologyManagerScope", Zero, Text("container")),
    ("runtimeRequestTimeout", ZeroDuration, Text("2m0s")),
    ("hairpinMode", Zero, Text("promiscuous-bridge")),
    ("maxPods", Zero, Int(110)),
    ("resolvConf", Absent, Text("/etc/resolv.conf")),
    ("cpuCFSQuota", Absent, Bool(true)),
    ("cpuCFSQuotaPeriod", Absent, Text("100ms")),
    ("nodeStatusMaxImages", Absent, Int(50)),
    ("maxOpenFiles", Zero, Int(1_000_000)),
    ("contentType", Zero, Text("application/vnd.kubernetes.protobuf")),
    ("kubeAPIQPS", Absent, Int(50)),
    ("kubeAPIBurst", Zero, Int(100)),
    ("evictionPressureTransitionPeriod", ZeroDuration, Text("5m0s")),
    ("mergeDefaultEvictionSettings", Absent, Bool(false)),
    ("enableControllerAttachDetach", Absent, Bool(true)),
    ("makeIPTablesUtilChains", Absent, Bool(true)),
    ("iptablesMasqueradeBit", Absent, Int(14)),
    ("iptablesDropBit", Absent, Int(15)),
    ("failSwapOn", Absent, Bool(true)),
    ("containerLogMaxSize", Zero, Text("10Mi")),
    ("containerLogMaxFiles", Absent, Int(5)),
    ("containerLogMaxWorkers", Absent, Int(1)),
    ("containerLogMonitorInterval", Absent, Text("10s")),
    ("configMapAndSecretChangeDetectionStrategy", Zero, Text("Watch")),
    ("volumePluginDir", Zero, Text("/usr/libexec/kubernetes/kubelet-plugins/volume/exec/")),
    ("logging.format", Zero, Text("text")),
    ("logging.flushFrequency", ZeroDuration, Text("5s")),
    ("enableSystemLogHandler", Absent, Bool(true)),
    ("enableProfilingHandler", Absent, Bool(true)),
    ("enableDebugFlagsHandler", Absent, Bool(true)),
    ("seccompDefault", Absent, Bool(false)),
    ("failCgroupV1", Absent, Bool(true)),
    ("memoryReservationPolicy", Zero, Text("None")),
    ("registerNode", Absent, Bool(true)),
    ("localStorageCapacityIsolation", Absent, Bool(true)),
    ("containerRuntimeEndpoint", Zero, Text("unix:///run/containerd/containerd.sock")),
    ("podLogsDir", Zero, Text("/var/log/pods")),
];

/// Defaults of a KubeletConfiguration.
pub fn apply(object: &mut Value) {
    if table::is_zero_duration(&object["nodeStatusReportFrequency"]) {
        // An explicit update period is the report period too, for compatibility.
        let update = object["nodeStatusUpdateFrequency"].clone();
        let report = if table::is_zero_duration(&update) { Value::from("5m0s") } else { update };
        object.set("nodeStatusReportFrequency", report);
    }
    table::apply(object, TABLE);
    if object.int("podPidsLimit").is_none_or(|limit| limit < 0) {
        object.set("podPidsLimit", -1);
    }
    let parallel = object.int("maxParallelImagePulls").is_some_and(|pulls| pulls >= 2);
    object.default("serializeImagePulls", !parallel);
    object.default("enforceNodeAllocatable", json!(["pods"]));
    let gate = |object: &Value, name: &str| object.at("featureGates").get(name) != Some(&Value::Bool(false));
    if gate(object, "KubeletCrashLoopBackOffMax") {
        object.child("crashLoopBackOff").default("maxContainerRestartPeriod", "5m0s");
    }
    if gate(object, "KubeletEnsureSecretPulledImages") {
        object.default_zero("imagePullCredentialsVerificationPolicy", "NeverVerifyPreloadedImages");
    }
}
