//! Defaults of KubeSchedulerConfiguration and of plugin arguments.
//!
//! Upstream followed: pkg/scheduler/apis/config/v1/{defaults,default_plugins}.go.

use std::collections::BTreeSet;

use apimachinery::{Value, json};

use super::table::{self, Default::*, When::*};
use crate::edit::Fields;

/// Plugins on by default, in order, with weights.
const PLUGINS: &[(&str, i64)] = &[
    ("SchedulingGates", 0),
    ("PrioritySort", 0),
    ("NodeName", 0),
    ("NodeUnschedulable", 0),
    ("TaintToleration", 3),
    ("NodeAffinity", 2),
    ("NodePorts", 0),
    ("NodeResourcesFit", 1),
    ("VolumeRestrictions", 0),
    ("NodeVolumeLimits", 0),
    ("VolumeBinding", 0),
    ("VolumeZone", 0),
    ("PodTopologySpread", 2),
    ("InterPodAffinity", 2),
    ("DynamicResources", 2),
    ("DefaultPreemption", 0),
    ("NodeResourcesBalancedAllocation", 1),
    ("ImageLocality", 1),
    ("DefaultBinder", 0),
    ("NodeDeclaredFeatures", 0),
];

/// Extension points of a profile's plugins.
const POINTS: &[&str] = &[
    "preEnqueue",
    "queueSort",
    "preFilter",
    "filter",
    "postFilter",
    "preScore",
    "score",
    "reserve",
    "permit",
    "preBind",
    "bind",
    "postBind",
    "multiPoint",
    "placementGenerate",
    "placementScore",
    "podGroupPostFilter",
];

/// Points whose plugins get default arguments when enabled there.
const POINTS_WITH_ARGS: &[&str] = &[
    "multiPoint",
    "preFilter",
    "filter",
    "postFilter",
    "reserve",
    "preScore",
    "score",
    "preBind",
    "bind",
    "postBind",
    "permit",
    "preEnqueue",
    "queueSort",
    "placementGenerate",
    "placementScore",
];

const ARGS: &[&str] = &[
    "DefaultPreemption",
    "DynamicResources",
    "InterPodAffinity",
    "NodeAffinity",
    "NodeResourcesBalancedAllocation",
    "NodeResourcesFit",
    "PodTopologySpread",
    "VolumeBinding",
];

const API_VERSION: &str = "kubescheduler.config.k8s.io/v1";

const TABLE: &[table::Line] = &[
    ("parallelism", Absent, Int(16)),
    ("percentageOfNodesToScore", Absent, Int(0)),
    ("leaderElection.resourceLock", Zero, Text("leases")),
    ("leaderElection.resourceNamespace", Zero, Text("kube-system")),
    ("leaderElection.resourceName", Zero, Text("kube-scheduler")),
    ("leaderElection.leaderElect", Absent, Bool(true)),
    ("leaderElection.leaseDuration", ZeroDuration, Text("15s")),
    ("leaderElection.renewDeadline", ZeroDuration, Text("10s")),
    ("leaderElection.retryPeriod", ZeroDuration, Text("2s")),
    ("clientConnection.contentType", Zero, Text("application/vnd.kubernetes.protobuf")),
    ("clientConnection.qps", Zero, Int(50)),
    ("clientConnection.burst", Zero, Int(100)),
    ("podInitialBackoffSeconds", Absent, Int(1)),
    ("podMaxBackoffSeconds", Absent, Int(10)),
    ("enableProfiling", Absent, Bool(true)),
];

/// Defaults of the configuration or of one plugin's arguments.
pub fn apply(kind: &str, object: &mut Value) {
    match kind.strip_suffix("Args") {
        Some(plugin) => arguments(plugin, object),
        None if kind == "KubeSchedulerConfiguration" => configuration(object),
        None => {}
    }
}

fn configuration(object: &mut Value) {
    object.default_zero("profiles", json!([{}]));
    let profiles = object.list_mut("profiles");
    if let [only] = profiles {
        only.default("schedulerName", "default-scheduler");
    }
    for entry in profiles {
        profile(entry);
    }
    table::apply(object, TABLE);
    if object.flag("enableProfiling") {
        object.default("enableContentionProfiling", true);
    }
}

fn profile(profile: &mut Value) {
    let custom = profile.at("plugins").clone();
    let plugins = profile.child("plugins");
    for point in POINTS {
        let defaults: &[(&str, i64)] = if *point == "multiPoint" { PLUGINS } else { &[] };
        let merged = merge(defaults, custom.at(point));
        plugins.set(point, merged);
    }
    let mut enabled = BTreeSet::new();
    for point in POINTS_WITH_ARGS {
        enabled.extend(plugins.at(point).list("enabled").iter().map(|entry| entry.text("name").to_owned()));
    }
    let mut configured = BTreeSet::new();
    for config in profile.list_mut("pluginConfig") {
        let name = config.text("name").to_owned();
        if let Some(args) = config.at_mut("args") {
            let kind = args.text("kind").to_owned();
            let plugin = kind.strip_suffix("Args").unwrap_or(&name).to_owned();
            typed_arguments(&plugin, args);
        }
        configured.insert(name);
    }
    let missing: Vec<Value> = enabled
        .iter()
        .filter(|name| ARGS.contains(&name.as_str()) && !configured.contains(*name))
        .map(|name| {
            let mut args = json!({"kind": format!("{name}Args"), "apiVersion": API_VERSION});
            typed_arguments(name, &mut args);
            json!({"name": name, "args": args})
        })
        .collect();
    if !missing.is_empty() {
        profile.default("pluginConfig", json!([]));
        if let Some(list) = profile["pluginConfig"].as_array_mut() {
            list.extend(missing);
        }
    }
}

/// Default plugins less the disabled ones, replaced in place by equal names of
/// the custom set, then the rest of the custom set.
fn merge(defaults: &[(&str, i64)], custom: &Value) -> Value {
    let disabled: Vec<&str> = custom.list("disabled").iter().map(|entry| entry.text("name")).collect();
    let mut replaced = BTreeSet::new();
    let mut enabled = Vec::new();
    if !disabled.contains(&"*") {
        for (name, weight) in defaults.iter().filter(|(name, _)| !disabled.contains(name)) {
            let own = custom.list("enabled").iter().enumerate().rev().find(|(_, entry)| entry.text("name") == *name);
            enabled.push(match own {
                Some((index, entry)) => {
                    replaced.insert(index);
                    entry.clone()
                }
                None if *weight == 0 => json!({"name": name}),
                None => json!({"name": name, "weight": weight}),
            });
        }
    }
    for (index, entry) in custom.list("enabled").iter().enumerate() {
        if !replaced.contains(&index) {
            enabled.push(entry.clone());
        }
    }
    let mut out = json!({});
    if !enabled.is_empty() {
        out.set("enabled", enabled);
    }
    if !disabled.is_empty() {
        let names: Vec<Value> = disabled.iter().map(|name| json!({"name": name})).collect();
        out.set("disabled", names);
    }
    out
}

/// Defaults of a plugin's arguments inside a profile, where upstream holds them typed.
fn typed_arguments(plugin: &str, args: &mut Value) {
    arguments(plugin, args);
    if let Some(ty) = schema::type_by_api_version(API_VERSION, &format!("{plugin}Args")) {
        codec::canonicalize(args, ty);
    }
}

fn arguments(plugin: &str, args: &mut Value) {
    match plugin {
        "DefaultPreemption" => {
            args.default("minCandidateNodesPercentage", 10);
            args.default("minCandidateNodesAbsolute", 100);
        }
        "InterPodAffinity" => args.default("hardPodAffinityWeight", 1),
        "VolumeBinding" => {
            args.default("bindTimeoutSeconds", 600);
            args.default_zero("shape", json!([{"utilization": 0, "score": 10}, {"utilization": 100, "score": 0}]));
        }
        "NodeResourcesBalancedAllocation" => weighted_resources(args),
        "PodTopologySpread" => args.default_zero("defaultingType", "System"),
        "NodeResourcesFit" => {
            args.default("scoringStrategy", json!({"type": "LeastAllocated"}));
            weighted_resources(args.child("scoringStrategy"));
        }
        "DynamicResources" => {
            args.default("filterTimeout", "10s");
            args.default("bindingTimeout", "10m0s");
        }
        _ => {}
    }
}

fn weighted_resources(holder: &mut Value) {
    holder.default_zero("resources", json!([{"name": "cpu"}, {"name": "memory"}]));
    for resource in holder.list_mut("resources") {
        resource.default_zero("weight", 1);
    }
}
