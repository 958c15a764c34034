//! Tables of the product that hold the same facts: flags, feature gates, metrics,
//! discovery, table columns, the scheduler's default profile.

use std::collections::BTreeSet;

use component_base::flags::Flag;
use component_base::metrics::Descriptor;
use component_base::tables;
use facts_tests::{Ledger, json, json_lines, names};
use serde_json::{Value, json};

fn text<'a>(value: &'a Value, field: &str) -> &'a str {
    value[field].as_str().unwrap_or_default()
}

fn flag(value: &Value, field: &str) -> bool {
    value[field].as_bool().unwrap_or(false)
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().map(Vec::as_slice).unwrap_or_default().iter()
}

const COMPONENTS: [(&str, &[Flag], &[Descriptor]); 5] = [
    ("kube-apiserver", tables::kube_apiserver::FLAGS, tables::kube_apiserver::METRICS),
    ("kube-controller-manager", tables::kube_controller_manager::FLAGS, tables::kube_controller_manager::METRICS),
    ("kube-scheduler", tables::kube_scheduler::FLAGS, tables::kube_scheduler::METRICS),
    ("kubelet", tables::kubelet::FLAGS, tables::kubelet::METRICS),
    ("kube-proxy", tables::kube_proxy::FLAGS, tables::kube_proxy::METRICS),
];

#[test]
fn flags() {
    let mut ledger = Ledger::new("flags");
    for (component, flags, _) in COMPONENTS {
        let Some(recorded) = json(&format!("flags/{component}.json")) else { return };
        for fact in list(&recorded) {
            let name = text(fact, "name");
            let mine = flags.iter().find(|flag| flag.name == name);
            let want = (
                text(fact, "default"),
                text(fact, "shorthand"),
                text(fact, "noOptDefault"),
                !fact["deprecated"].is_null(),
                flag(fact, "hidden"),
                text(fact, "section"),
            );
            let got = mine.map(|f| (f.default, f.shorthand, f.no_opt_default, f.deprecated, f.hidden, f.section));
            ledger.same(format!("{component} --{name}"), Some(want), got);
        }
        let known: BTreeSet<&str> = list(&recorded).map(|fact| text(fact, "name")).collect();
        for mine in flags {
            ledger.check(format!("{component} --{} is no flag of upstream's", mine.name), known.contains(mine.name));
        }
    }
    ledger.settle();
}

#[test]
fn feature_gates() {
    let Some(recorded) = json("feature-gates.json") else { return };
    let mut ledger = Ledger::new("feature-gates");
    for fact in list(&recorded) {
        let name = text(fact, "name");
        let components: Vec<&str> = list(&fact["components"]).filter_map(Value::as_str).collect();
        let stage = if text(fact, "stage") == "GA" { "" } else { text(fact, "stage") };
        let want = (flag(fact, "default"), stage, flag(fact, "lockToDefault"), components.as_slice());
        let mine = tables::gates::GATES.iter().find(|gate| gate.name == name);
        let got = mine
            .map(|gate| (gate.default, if gate.stage == "GA" { "" } else { gate.stage }, gate.locked, gate.components));
        ledger.same(name, Some(want), got);
        if let Some((_, default)) = api::gates::DEFAULTS.iter().find(|(gate, _)| *gate == name) {
            ledger.same(format!("{name} in api"), flag(fact, "default"), *default);
        }
    }
    for (name, _) in api::gates::DEFAULTS {
        ledger.check(format!("{name} is no gate"), list(&recorded).any(|fact| text(fact, "name") == *name));
    }
    ledger.settle();
}

#[test]
fn metrics() {
    let mut ledger = Ledger::new("metrics-tables");
    for (component, _, metrics) in COMPONENTS {
        let Some(recorded) = json(&format!("metrics/{component}.json")) else { return };
        for fact in list(&recorded) {
            let name = text(fact, "name");
            let labels: BTreeSet<&str> = list(&fact["labels"]).filter_map(Value::as_str).collect();
            let got = metrics.iter().find(|metric| metric.name == name).map(|metric| {
                (format!("{:?}", metric.kind).to_lowercase(), metric.stability, metric.labels.iter().copied().collect())
            });
            let want = (text(fact, "type").to_lowercase(), text(fact, "stability"), labels);
            ledger.same(format!("{component} {name}"), Some(want), got);
        }
    }
    ledger.settle();
}

/// A resource or subresource as legacy discovery shows it.
fn shown(resource: &schema::Resource, subresource: Option<&schema::Subresource>) -> Value {
    let strings = |list: &[&str]| Value::from(list.iter().map(|s| (*s).to_owned()).collect::<Vec<_>>());
    let mut out = match subresource {
        None => json!({"name": resource.resource, "singularName": resource.singular, "namespaced": resource.namespaced,
            "kind": resource.kind, "verbs": strings(resource.verbs)}),
        Some(sub) => json!({"name": format!("{}/{}", resource.resource, sub.name), "singularName": "",
            "namespaced": sub.namespaced, "kind": sub.kind, "verbs": strings(sub.verbs)}),
    };
    let (group, version) = match subresource {
        None => (resource.response_group, resource.response_version),
        Some(sub) => (sub.response_group, sub.response_version),
    };
    for (field, value) in [("group", group), ("version", version)] {
        if !value.is_empty() {
            out[field] = value.into();
        }
    }
    if subresource.is_none() {
        for (field, value) in [("shortNames", resource.short_names), ("categories", resource.categories)] {
            if !value.is_empty() {
                out[field] = strings(value);
            }
        }
        if !resource.storage_version_hash.is_empty() {
            out["storageVersionHash"] = resource.storage_version_hash.into();
        }
    }
    out
}

#[test]
fn discovery() {
    let mut ledger = Ledger::new("discovery");
    for (mode, served) in [
        ("default", &[schema::Served::ByDefault][..]),
        ("api-all", &[schema::Served::ByDefault, schema::Served::ApiAll]),
        ("api-all-alpha-gates", &[schema::Served::ByDefault, schema::Served::ApiAll, schema::Served::AlphaGates]),
    ] {
        for name in names(&format!("discovery/{mode}")) {
            let Some(document) = json_if_list(&format!("discovery/{mode}/{name}")) else { continue };
            let api_version = text(&document, "groupVersion");
            for fact in list(&document["resources"]) {
                let (resource, subresource) = text(fact, "name").split_once('/').unwrap_or((text(fact, "name"), ""));
                let mine = schema::RESOURCES
                    .iter()
                    .find(|r| r.api_version() == api_version && r.resource == resource && served.contains(&r.served));
                let got = mine.and_then(|mine| match subresource {
                    "" => Some(shown(mine, None)),
                    name => mine.subresource(name).map(|sub| shown(mine, Some(sub))),
                });
                ledger.same(format!("{mode} {api_version} {}", text(fact, "name")), Some(fact.clone()), got);
            }
        }
    }
    if !names("discovery").is_empty() {
        ledger.settle();
    }
}

/// The legacy discovery document of a group version; `None` of another kind.
fn json_if_list(name: &str) -> Option<Value> {
    if !name.ends_with(".json") {
        return None;
    }
    json(name).filter(|document| document["kind"] == "APIResourceList")
}

#[test]
fn printer_columns() {
    let Some(recorded) = json_lines("printer-columns.jsonl") else { return };
    let mut ledger = Ledger::new("printer-columns");
    for fact in recorded.iter().filter(|fact| !flag(fact, "list")) {
        let kind = text(fact, "kind");
        let group = text(fact, "pkg").rsplit('/').next().unwrap_or_default();
        let of = |resource: &&schema::Resource| {
            let package =
                if resource.group.is_empty() { "core" } else { resource.group.split('.').next().unwrap_or("") };
            resource.kind == kind && package == group && !resource.columns.is_empty()
        };
        let want: Vec<_> = list(&fact["columns"])
            .map(|c| (text(c, "name"), text(c, "type"), text(c, "format"), c["priority"].as_i64().unwrap_or(0)))
            .collect();
        for mine in schema::RESOURCES.iter().filter(of) {
            let got: Vec<_> = mine.columns.iter().map(|c| (c.name, c.kind, c.format, i64::from(c.priority))).collect();
            ledger.same(format!("{} {kind}", mine.api_version()), want.clone(), got);
        }
    }
    ledger.settle();
}

#[test]
fn scheduler_profile() {
    let Some(recorded) = json("scheduler-plugins.json") else { return };
    let mut ledger = Ledger::new("scheduler-profile");
    let mut configuration =
        json!({"apiVersion": "kubescheduler.config.k8s.io/v1", "kind": "KubeSchedulerConfiguration"});
    api::defaults::apply("kubescheduler.config.k8s.io/v1", "KubeSchedulerConfiguration", &mut configuration);
    let profile = &configuration["profiles"][0];
    let mine: Vec<&Value> = list(&profile["plugins"]["multiPoint"]["enabled"]).collect();
    ledger.same("number of plugins", recorded["defaultProfileMultiPoint"].as_array().map(Vec::len), Some(mine.len()));
    for (i, fact) in list(&recorded["defaultProfileMultiPoint"]).enumerate() {
        let got = mine.get(i).map(|plugin| (text(plugin, "name"), plugin["weight"].as_i64().unwrap_or(0)));
        let want = (text(fact, "name"), fact["weight"].as_i64().unwrap_or(0));
        ledger.same(format!("plugin {}", text(fact, "name")), Some(want), got);
    }
    for fact in list(&recorded["pluginConfigDefaults"]) {
        let name = text(fact, "name");
        let got = list(&profile["pluginConfig"]).find(|own| own["name"] == name).map(|own| own["args"].clone());
        ledger.same(format!("arguments of {name}"), Some(fact["args"].clone()), got);
    }
    ledger.settle();
}
