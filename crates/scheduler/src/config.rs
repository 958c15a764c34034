//! KubeSchedulerConfiguration v1 and the flags over it.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use component_base::flags::FlagSet;
use serde_json::{Value, json};

use crate::framework::{Enabled, Profile};
use crate::listers::Listers;
use crate::plugins::{Making, REGISTRY, default_weight};

pub const DEFAULT_NAME: &str = "default-scheduler";
const API_VERSION: &str = "kubescheduler.config.k8s.io/v1";

#[derive(Debug, Clone)]
pub struct Config {
    /// The whole configuration, defaults filled in, as /configz shows it.
    pub document: Value,
    pub kubeconfig: String,
    pub master: String,
    pub qps: f32,
    pub burst: u32,
    pub initial_backoff: Duration,
    pub max_backoff: Duration,
}

fn text<'a>(value: &'a Value, pointer: &str) -> &'a str {
    value.pointer(pointer).and_then(Value::as_str).unwrap_or_default()
}

fn go_duration(value: &Value, pointer: &str) -> Duration {
    let nanoseconds = apimachinery::duration::parse(text(value, pointer)).unwrap_or(0);
    Duration::from_nanos(u64::try_from(nanoseconds).unwrap_or(0))
}

/// Reads `--config` or takes the defaults; errors in upstream's words.
pub fn load(flags: &FlagSet) -> Result<Config, String> {
    let path = flags.str("config");
    let mut document = if path.is_empty() { json!({}) } else { read(path)? };
    document["apiVersion"] = json!(API_VERSION);
    document["kind"] = json!("KubeSchedulerConfiguration");
    fill(&mut document);
    if path.is_empty() {
        for (flag, pointer) in [
            ("kubeconfig", ["clientConnection", "kubeconfig"]),
            ("leader-elect-lease-duration", ["leaderElection", "leaseDuration"]),
            ("leader-elect-renew-deadline", ["leaderElection", "renewDeadline"]),
            ("leader-elect-retry-period", ["leaderElection", "retryPeriod"]),
            ("leader-elect-resource-name", ["leaderElection", "resourceName"]),
            ("leader-elect-resource-namespace", ["leaderElection", "resourceNamespace"]),
        ] {
            if flags.knows(flag) && flags.changed(flag) {
                document[pointer[0]][pointer[1]] = json!(flags.str(flag));
            }
        }
        if flags.changed("leader-elect") {
            document["leaderElection"]["leaderElect"] = json!(flags.bool("leader-elect"));
        }
        for (flag, key) in [("kube-api-qps", "qps"), ("kube-api-burst", "burst")] {
            if flags.knows(flag) && flags.changed(flag) {
                document["clientConnection"][key] = json!(flags.f64(flag));
            }
        }
    }
    validate(&document)?;
    let seconds = |key: &str, default: u64| Duration::from_secs(document[key].as_u64().unwrap_or(default));
    Ok(Config {
        kubeconfig: text(&document, "/clientConnection/kubeconfig").to_owned(),
        master: flags.str("master").to_owned(),
        qps: document["clientConnection"]["qps"].as_f64().unwrap_or(50.0) as f32,
        burst: document["clientConnection"]["burst"].as_f64().unwrap_or(100.0) as u32,
        initial_backoff: seconds("podInitialBackoffSeconds", 1),
        max_backoff: seconds("podMaxBackoffSeconds", 10),
        document,
    })
}

fn read(path: &str) -> Result<Value, String> {
    let bytes = std::fs::read(path).map_err(|error| match error.kind() {
        std::io::ErrorKind::NotFound => format!("open {path}: no such file or directory"),
        std::io::ErrorKind::PermissionDenied => format!("open {path}: permission denied"),
        _ => format!("open {path}: {error}"),
    })?;
    let raw = codec::yaml::decode_untyped(&bytes).map_err(|e| e.to_string())?.value;
    let (api_version, kind) = (text(&raw, "/apiVersion").to_owned(), text(&raw, "/kind").to_owned());
    let ty = schema::type_by_api_version(&api_version, &kind)
        .filter(|_| kind == "KubeSchedulerConfiguration")
        .ok_or_else(|| {
            format!(
                "no kind {} is registered for version {} in scheme \"pkg/scheduler/apis/config/scheme/scheme.go:30\"",
                apimachinery::field::quote(&kind),
                apimachinery::field::quote(&api_version)
            )
        })?;
    let decoded = codec::yaml::decode(&bytes, ty).map_err(|e| e.to_string())?;
    if let Some(error) = decoded.strict_error() {
        return Err(error.to_string());
    }
    Ok(decoded.value)
}

fn fill(document: &mut Value) {
    let blank = |v: &Value| v.is_null() || v.as_str() == Some("") || v.as_i64() == Some(0);
    for (section, key, value) in [
        ("leaderElection", "leaderElect", json!(true)),
        ("leaderElection", "leaseDuration", json!("15s")),
        ("leaderElection", "renewDeadline", json!("10s")),
        ("leaderElection", "retryPeriod", json!("2s")),
        ("leaderElection", "resourceLock", json!("leases")),
        ("leaderElection", "resourceName", json!("kube-scheduler")),
        ("leaderElection", "resourceNamespace", json!("kube-system")),
        ("clientConnection", "qps", json!(50)),
        ("clientConnection", "burst", json!(100)),
        ("clientConnection", "contentType", json!("application/vnd.kubernetes.protobuf")),
    ] {
        let member = &mut document[section][key];
        if blank(member) || (member.as_str() == Some("0s")) {
            *member = value;
        }
    }
    for (key, value) in [
        ("parallelism", json!(16)),
        ("podInitialBackoffSeconds", json!(1)),
        ("podMaxBackoffSeconds", json!(10)),
        ("enableProfiling", json!(true)),
        ("enableContentionProfiling", json!(true)),
    ] {
        if document[key].is_null() {
            document[key] = value;
        }
    }
    if document["profiles"].as_array().is_none_or(Vec::is_empty) {
        document["profiles"] = json!([{"schedulerName": DEFAULT_NAME}]);
    }
    let count = document["profiles"].as_array().map_or(0, Vec::len);
    for profile in document["profiles"].as_array_mut().into_iter().flatten() {
        if count == 1 && text(profile, "/schedulerName").is_empty() {
            profile["schedulerName"] = json!(DEFAULT_NAME);
        }
    }
}

fn validate(document: &Value) -> Result<(), String> {
    use apimachinery::{FieldError, Path};
    let mut errors = Vec::new();
    let profiles = Path::new("profiles");
    let mut names = BTreeSet::new();
    for (index, profile) in document["profiles"].as_array().into_iter().flatten().enumerate() {
        let name = text(profile, "/schedulerName");
        let path = profiles.index(index).child("schedulerName");
        if name.is_empty() {
            errors.push(FieldError::required(&path, ""));
        } else if !names.insert(name) {
            errors.push(FieldError::duplicate(&path, &json!(name)));
        }
    }
    for (key, least) in [("parallelism", 1), ("podInitialBackoffSeconds", 1)] {
        let value = document[key].as_i64().unwrap_or(1);
        if value < least {
            errors.push(FieldError::invalid(&Path::new(key), &json!(value), "must be greater than 0"));
        }
    }
    let (initial, max) = (
        document["podInitialBackoffSeconds"].as_i64().unwrap_or(1),
        document["podMaxBackoffSeconds"].as_i64().unwrap_or(10),
    );
    if max < initial {
        errors.push(FieldError::invalid(
            &Path::new("podMaxBackoffSeconds"),
            &json!(max),
            "must be greater than or equal to PodInitialBackoffSeconds",
        ));
    }
    if let Some(percentage) = document["percentageOfNodesToScore"].as_i64()
        && !(0..=100).contains(&percentage)
    {
        errors.push(FieldError::invalid(
            &Path::new("percentageOfNodesToScore"),
            &json!(percentage),
            "not in valid range [0-100]",
        ));
    }
    if errors.is_empty() { Ok(()) } else { Err(apimachinery::field::aggregate(&errors)) }
}

impl Config {
    pub fn leader(&self, identity: String) -> Option<reconciler::LeaderConfig> {
        let section = &self.document["leaderElection"];
        if section["leaderElect"] != true {
            return None;
        }
        let mut leader = reconciler::LeaderConfig::new(
            text(section, "/resourceNamespace"),
            text(section, "/resourceName"),
            identity,
        );
        leader.lease_duration = go_duration(section, "/leaseDuration");
        leader.renew_deadline = go_duration(section, "/renewDeadline");
        leader.retry_period = go_duration(section, "/retryPeriod");
        Some(leader)
    }

    /// Builds the profiles; an unknown plugin is an error.
    pub fn profiles(&self, listers: &Listers) -> Result<Vec<Arc<Profile>>, String> {
        self.document["profiles"]
            .as_array()
            .into_iter()
            .flatten()
            .map(|p| self.profile(p, listers).map(Arc::new))
            .collect()
    }

    fn profile(&self, profile: &Value, listers: &Listers) -> Result<Profile, String> {
        let plugins = &profile["plugins"];
        let listed = |point: &str, list: &str| -> Vec<(String, i64)> {
            plugins[point][list]
                .as_array()
                .into_iter()
                .flatten()
                .map(|p| (text(p, "/name").to_owned(), p["weight"].as_i64().unwrap_or(0)))
                .collect()
        };
        // The default list, less what multiPoint disables, plus what it enables.
        let off = listed("multiPoint", "disabled");
        let all_off = off.iter().any(|(name, _)| name == "*");
        let mut order: Vec<(String, i64)> = REGISTRY
            .iter()
            .map(|(name, ..)| ((*name).to_owned(), default_weight(name)))
            .filter(|(name, _)| !all_off && !off.iter().any(|(n, _)| n == name))
            .collect();
        for (name, weight) in listed("multiPoint", "enabled") {
            let weight = if weight == 0 { default_weight(&name) } else { weight };
            match order.iter_mut().find(|(n, _)| *n == name) {
                Some(present) => present.1 = weight,
                None => order.push((name, weight)),
            }
        }
        let points = [
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
        ];
        let mut enabled: Vec<(String, i64, BTreeSet<&'static str>)> = Vec::new();
        for (name, weight) in order {
            let entry = REGISTRY.iter().find(|(n, ..)| *n == name).ok_or_else(|| {
                format!("MultiPointEnabled plugin {} does not exist", apimachinery::field::quote(&name))
            })?;
            enabled.push((name, weight, entry.1.iter().copied().collect()));
        }
        for point in points {
            let off = listed(point, "disabled");
            for (name, _, extended) in &mut enabled {
                if off.iter().any(|(n, _)| n == "*" || n == name) {
                    extended.remove(point);
                }
            }
            for (name, weight) in listed(point, "enabled") {
                let entry = REGISTRY
                    .iter()
                    .find(|(n, points, _)| *n == name && (points.contains(&point) || points.is_empty()))
                    .ok_or_else(|| format!("{point} plugin {} does not exist", apimachinery::field::quote(&name)))?;
                let at = match enabled.iter().position(|(n, ..)| *n == name) {
                    Some(at) => at,
                    None => {
                        enabled.push((name.clone(), default_weight(&name), BTreeSet::new()));
                        enabled.len() - 1
                    }
                };
                if entry.1.contains(&point) {
                    enabled[at].2.insert(point);
                }
                if point == "score" && weight > 0 {
                    enabled[at].1 = weight;
                }
            }
        }
        let mut made = Vec::new();
        for (name, weight, points) in enabled {
            let Some((registered, _, make)) = REGISTRY.iter().find(|(n, ..)| *n == name) else { continue };
            let args = profile["pluginConfig"]
                .as_array()
                .into_iter()
                .flatten()
                .find(|c| text(c, "/name") == name)
                .map_or(Value::Null, |c| c["args"].clone());
            let plugin = match make {
                Some(make) => make(&Making { args: &args, listers }),
                None => Arc::new(Named(registered)),
            };
            made.push(Enabled { plugin, weight, points });
        }
        let percentage = profile["percentageOfNodesToScore"]
            .as_i64()
            .or_else(|| self.document["percentageOfNodesToScore"].as_i64())
            .unwrap_or(0);
        Ok(Profile {
            scheduler_name: text(profile, "/schedulerName").to_owned(),
            plugins: made,
            percentage_of_nodes_to_score: percentage,
            listers: listers.clone(),
        })
    }
}

/// A plugin whose work the scheduler itself does (queue order, binding, preemption).
struct Named(&'static str);

impl crate::framework::Plugin for Named {
    fn name(&self) -> &'static str {
        self.0
    }
    fn hint(&self, event: &crate::queue::ClusterEvent, _: &crate::info::PodInfo) -> bool {
        self.0 == "DefaultPreemption" && matches!(event, crate::queue::ClusterEvent::PodDeleted(_))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn profile(document: Value) -> Result<Profile, String> {
        let mut document = document;
        fill(&mut document);
        validate(&document)?;
        let config = Config {
            document,
            kubeconfig: String::new(),
            master: String::new(),
            qps: 50.0,
            burst: 100,
            initial_backoff: Duration::from_secs(1),
            max_backoff: Duration::from_secs(10),
        };
        let made = config.profiles(&Listers::detached())?.remove(0);
        Arc::try_unwrap(made).map_err(|_| "shared".into())
    }

    #[test]
    fn defaults_and_changes() {
        let p = profile(json!({})).unwrap();
        assert_eq!(p.scheduler_name, DEFAULT_NAME);
        assert!(p.has("filter", "NodeResourcesFit") && p.has("postFilter", "DefaultPreemption"));
        let p = profile(json!({"profiles": [{"plugins": {
            "score": {"disabled": [{"name": "*"}], "enabled": [{"name": "NodeResourcesFit", "weight": 7}]}}}]}))
        .unwrap();
        let scoring: Vec<_> =
            p.plugins.iter().filter(|e| e.points.contains("score")).map(|e| (e.plugin.name(), e.weight)).collect();
        assert_eq!(scoring, [("NodeResourcesFit", 7)]);
        assert!(profile(json!({"profiles": [{"plugins": {"multiPoint": {"enabled": [{"name": "Nope"}]}}}]})).is_err());
        assert!(
            profile(json!({"profiles": [{"schedulerName": "a"}, {"schedulerName": "a"}]}))
                .err()
                .unwrap()
                .contains("Duplicate value")
        );
    }
}
