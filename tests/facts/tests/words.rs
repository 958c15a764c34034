//! Names and sentences that components must say: each recorded one must stand in
//! the sources of the component that upstream has it in. That it is said at the
//! right moment is what the recorded cases show.

use std::collections::BTreeSet;

use component_base::metrics::{Descriptor, Registry};
use component_base::tables;
use facts_tests::{Ledger, json, sources};
use serde_json::Value;

fn text<'a>(value: &'a Value, field: &str) -> &'a str {
    value[field].as_str().unwrap_or_default()
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().map(Vec::as_slice).unwrap_or_default().iter()
}

/// Crates that do what an upstream package does.
fn crates_of(package: &str) -> &'static [&'static str] {
    let package = package.trim_start_matches("k8s.io/");
    if package.contains("/scheduler") {
        &["scheduler", "placement"]
    } else if package.contains("/kubelet") || package.contains("pkg/volume") {
        &["kubelet-core"]
    } else if package.contains("/proxy") {
        &["proxy"]
    } else if package.contains("/controller") || package.contains("/cloud-provider") {
        &["controllers", "controlplane"]
    } else {
        &["apiserver", "controlplane", "storage", "reconciler", "controllers", "kubelet-core", "scheduler", "proxy"]
    }
}

/// The longest part of a Go format between its verbs: how the sentence is put
/// together differs between languages, its fixed words do not.
fn fixed_part(format: &str) -> &str {
    let mut parts = vec![format];
    for verb in ["%v", "%s", "%d", "%q", "%w", "%t", "%+v", "%.1f", "%f"] {
        parts = parts.into_iter().flat_map(|part| part.split(verb)).collect();
    }
    parts.into_iter().map(str::trim).max_by_key(|part| part.len()).unwrap_or_default()
}

/// As it stands inside a Rust text.
fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace('"', "\\\"")
}

fn stands_in(source: &str, words: &str) -> bool {
    source.contains(words) || source.contains(&escaped(words))
}

#[test]
fn event_reasons() {
    let Some(recorded) = json("event-reasons.json") else { return };
    let mut ledger = Ledger::new("event-reasons");
    let mut seen = BTreeSet::new();
    for fact in list(&recorded["callSites"]) {
        let (package, reason) = (text(fact, "pkg"), text(fact, "reason"));
        if !reason.is_empty() && seen.insert((package.to_owned(), reason.to_owned())) {
            let known = sources(crates_of(package)).contains(&format!("\"{reason}\""));
            ledger.check(format!("{} {reason}", package.trim_start_matches("k8s.io/")), known);
        }
    }
    for fact in list(&recorded["reasonConstants"]) {
        let (package, reason) = (text(fact, "pkg"), text(fact, "reason"));
        if seen.insert((package.to_owned(), reason.to_owned())) {
            let known = sources(crates_of(package)).contains(&format!("\"{reason}\""));
            ledger.check(format!("{} {reason}", package.trim_start_matches("k8s.io/")), known);
        }
    }
    ledger.settle();
}

#[test]
fn event_messages() {
    let Some(recorded) = json("event-reasons.json") else { return };
    let mut ledger = Ledger::new("event-messages");
    let mut seen = BTreeSet::new();
    for fact in list(&recorded["callSites"]) {
        let (package, message) = (text(fact, "pkg"), text(fact, "message"));
        let words = fixed_part(message);
        // A message that is a variable, or a word or two, says nothing here.
        if words.len() >= 8 && seen.insert((package.to_owned(), words.to_owned())) {
            let known = stands_in(&sources(crates_of(package)), words);
            ledger.check(format!("{} {message}", package.trim_start_matches("k8s.io/")), known);
        }
    }
    ledger.settle();
}

#[test]
fn scheduler_messages() {
    let Some(recorded) = json("scheduler-messages.json") else { return };
    let mut ledger = Ledger::new("scheduler-messages");
    let source = sources(&["scheduler", "placement"]);
    for fact in list(&recorded["constants"]) {
        let message = text(fact, "message");
        ledger.check(message, stands_in(&source, fixed_part(message)));
    }
    let mut seen = BTreeSet::new();
    for message in list(&recorded["statuses"]).flat_map(|fact| list(&fact["messages"])).filter_map(Value::as_str) {
        let message = message.strip_prefix("format: ").unwrap_or(message);
        let words = fixed_part(message);
        if !message.starts_with("expr:") && words.len() >= 8 && seen.insert(message.to_owned()) {
            ledger.check(message, stands_in(&source, words));
        }
    }
    ledger.settle();
}

#[test]
fn scheduler_plugins() {
    let Some(recorded) = json("scheduler-plugins.json") else { return };
    let mut ledger = Ledger::new("scheduler-plugins");
    let registry = std::fs::read_to_string(
        std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../crates/scheduler/src/plugins/mod.rs"),
    )
    .expect("the scheduler's registry");
    for name in list(&recorded["inTreeRegistry"]).filter_map(Value::as_str) {
        ledger.check(name, registry.contains(&format!("\"{name}\"")));
    }
    ledger.settle();
}

#[test]
fn controllers() {
    let Some(recorded) = json("controllers.json") else { return };
    let mut ledger = Ledger::new("controllers");
    let source = sources(&["controllers"]);
    for fact in list(&recorded) {
        let name = text(fact, "name");
        ledger.check(name, source.contains(&format!("\"{name}\"")));
        for alias in list(&fact["aliases"]).filter_map(Value::as_str) {
            ledger.check(format!("{name} alias {alias}"), source.contains(&format!("\"{alias}\"")));
        }
    }
    ledger.settle();
}

/// A metric of a component is given by it when it is there from the start, or its
/// name stands outside the generated tables.
#[test]
fn metrics_given() {
    let by: [(&str, &'static [Descriptor], &[&str]); 5] = [
        (
            "kube-apiserver",
            tables::kube_apiserver::METRICS,
            &["apiserver", "controlplane", "storage", "component-base", "client", "reconciler"],
        ),
        (
            "kube-controller-manager",
            tables::kube_controller_manager::METRICS,
            &["controllers", "serving", "component-base", "client", "reconciler", "informers"],
        ),
        (
            "kube-scheduler",
            tables::kube_scheduler::METRICS,
            &["scheduler", "serving", "component-base", "client", "reconciler", "informers"],
        ),
        ("kubelet", tables::kubelet::METRICS, &["kubelet-core", "component-base", "client", "reconciler", "informers"]),
        ("kube-proxy", tables::kube_proxy::METRICS, &["proxy", "component-base", "client", "reconciler", "informers"]),
    ];
    let mut ledger = Ledger::new("metrics-given");
    for (component, table, crates) in by {
        let Some(recorded) = json(&format!("metrics/{component}.json")) else { return };
        let source = sources(crates);
        let at_start = Registry::new(component, table).render();
        for fact in list(&recorded) {
            let name = text(fact, "name");
            let given = at_start.contains(&format!("# TYPE {name} ")) || source.contains(&format!("\"{name}\""));
            ledger.check(format!("{component} {name}"), given);
        }
    }
    ledger.settle();
}
