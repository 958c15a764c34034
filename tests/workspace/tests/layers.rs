//! The layer table of docs/architecture.md, checked against `cargo metadata`.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use serde_json::Value;

/// Each crate's layer. A crate depends on its own layer and those below it,
/// and a component (4) on no other component.
const LAYERS: &[(u8, &[&str])] = &[
    (0, &["apimachinery", "schema", "codec", "patch", "structural", "cel", "openapi", "component-base", "pki"]),
    (1, &["api", "placement"]),
    (2, &["storage", "client", "cri", "cgroups", "netlink", "nftables"]),
    (3, &["apiserver", "informers", "reconciler", "serving"]),
    (
        4,
        &[
            "controlplane",
            "scheduler",
            "controllers",
            "kubelet-core",
            "proxy",
            "dns",
            "netd-core",
            "kubeadm-core",
            "crictl-core",
        ],
    ),
    (
        5,
        &[
            "kube-apiserver",
            "kube-scheduler",
            "kube-controller-manager",
            "kubelet",
            "kube-proxy",
            "kubeadm",
            "coredns",
            "netd",
            "pause",
            "crictl",
            "kbench",
            "mkimage",
        ],
    ),
    // tests over several components' tables
    (6, &["facts-tests"]),
];

/// Crates without a runtime: neither tokio nor anything that brings it.
const PURE: &[&str] = &["apimachinery", "schema", "codec", "patch", "structural", "cel", "openapi", "api", "placement"];

struct Workspace {
    metadata: Value,
}

impl Workspace {
    fn load() -> Workspace {
        let platform = format!("{}-unknown-linux-gnu", std::env::consts::ARCH);
        let output = Command::new(env!("CARGO"))
            .args(["metadata", "--format-version", "1", "--locked", "--offline", "--filter-platform", &platform])
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .output()
            .expect("cargo runs");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        Workspace { metadata: serde_json::from_slice(&output.stdout).expect("metadata is JSON") }
    }

    fn members(&self) -> BTreeMap<&str, &Value> {
        let ids: BTreeSet<&str> =
            self.metadata["workspace_members"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
        self.packages()
            .filter(|package| ids.contains(package["id"].as_str().unwrap()))
            .map(|package| (package["name"].as_str().unwrap(), package))
            .filter(|(name, _)| *name != env!("CARGO_PKG_NAME"))
            .collect()
    }

    fn packages(&self) -> impl Iterator<Item = &Value> {
        self.metadata["packages"].as_array().unwrap().iter()
    }

    /// Names of what a package is linked with, directly or not: no build and
    /// no test dependencies.
    fn linked(&self, name: &str) -> BTreeSet<String> {
        let nodes: BTreeMap<&str, &Value> = self.metadata["resolve"]["nodes"]
            .as_array()
            .unwrap()
            .iter()
            .map(|node| (node["id"].as_str().unwrap(), node))
            .collect();
        let names: BTreeMap<&str, &str> =
            self.packages().map(|p| (p["id"].as_str().unwrap(), p["name"].as_str().unwrap())).collect();
        let start = self.members()[name]["id"].as_str().unwrap();
        let (mut seen, mut next) = (BTreeSet::from([start]), vec![start]);
        while let Some(id) = next.pop() {
            for dependency in nodes[id]["deps"].as_array().unwrap() {
                let normal = dependency["dep_kinds"].as_array().unwrap().iter().any(|kind| kind["kind"].is_null());
                let id = dependency["pkg"].as_str().unwrap();
                if normal && seen.insert(id) {
                    next.push(id);
                }
            }
        }
        seen.remove(start);
        seen.into_iter().map(|id| names[id].to_owned()).collect()
    }
}

fn layer(name: &str) -> Option<u8> {
    LAYERS.iter().find(|(_, names)| names.contains(&name)).map(|(layer, _)| *layer)
}

/// What a package declares outside `[dev-dependencies]`.
fn declared(package: &Value) -> impl Iterator<Item = &str> {
    package["dependencies"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|dependency| dependency["kind"] != "dev")
        .filter_map(|dependency| dependency["name"].as_str())
}

#[test]
fn every_crate_has_a_layer() {
    let unknown: Vec<String> =
        Workspace::load().members().keys().filter(|name| layer(name).is_none()).map(|name| name.to_string()).collect();
    assert_eq!(unknown, Vec::<String>::new());
}

#[test]
fn dependencies_point_down_the_layers() {
    let workspace = Workspace::load();
    let mut wrong = Vec::new();
    for (name, package) in workspace.members() {
        let own = layer(name).unwrap();
        for dependency in declared(package) {
            let Some(theirs) = layer(dependency) else { continue };
            if theirs > own || (own >= 4 && theirs == own) {
                wrong.push(format!("{name} ({own}) -> {dependency} ({theirs})"));
            }
        }
    }
    assert_eq!(wrong, Vec::<String>::new());
}

#[test]
fn only_storage_knows_etcd() {
    let workspace = Workspace::load();
    let knowing: Vec<&str> = workspace
        .members()
        .into_iter()
        .filter(|(_, package)| declared(package).any(|dependency| dependency == "etcd-client"))
        .map(|(name, _)| name)
        .collect();
    assert_eq!(knowing, ["storage"]);
    let linked: Vec<&str> = workspace
        .members()
        .into_keys()
        .filter(|name| layer(name) == Some(5) && workspace.linked(name).contains("etcd-client"))
        .collect();
    assert_eq!(linked, ["kube-apiserver"]);
}

#[test]
fn pure_crates_have_no_runtime() {
    let workspace = Workspace::load();
    let members = workspace.members();
    let impure: Vec<&&str> =
        PURE.iter().filter(|name| members.contains_key(**name) && workspace.linked(name).contains("tokio")).collect();
    assert_eq!(impure, Vec::<&&str>::new());
}
