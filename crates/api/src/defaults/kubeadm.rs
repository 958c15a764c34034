//! Static defaults of kubeadm's configuration kinds. What kubeadm finds out on
//! the machine (addresses, names, tokens) is not among them.
//!
//! Upstream followed: cmd/kubeadm/app/apis/kubeadm/{v1,v1beta4}/defaults.go.

use apimachinery::{Value, json};

use super::table::{self, Default::*, When::*};
use crate::edit::Fields;

const CLUSTER: &[table::Line] = &[
    ("kubernetesVersion", Zero, Text("stable-1")),
    ("networking.serviceSubnet", Zero, Text("10.96.0.0/12")),
    ("networking.dnsDomain", Zero, Text("cluster.local")),
    ("certificatesDir", Zero, Text(CERTIFICATES_DIR)),
    ("imageRepository", Zero, Text("registry.k8s.io")),
    ("clusterName", Zero, Text("kubernetes")),
    ("encryptionAlgorithm", Zero, Text("RSA-2048")),
    ("certificateValidityPeriod", Absent, Text("8760h0m0s")),
    ("caCertificateValidityPeriod", Absent, Text("87600h0m0s")),
];

const TIMEOUTS: &[table::Line] = &[
    ("controlPlaneComponentHealthCheck", Absent, Text("4m0s")),
    ("kubeletHealthCheck", Absent, Text("4m0s")),
    ("kubernetesAPICall", Absent, Text("1m0s")),
    ("etcdAPICall", Absent, Text("2m0s")),
    ("tlsBootstrap", Absent, Text("5m0s")),
    ("discovery", Absent, Text("5m0s")),
    ("upgradeManifests", Absent, Text("5m0s")),
];

const CERTIFICATES_DIR: &str = "/etc/kubernetes/pki";
const API_SERVER_PORT: i64 = 6443;

/// Defaults of a kubeadm configuration kind.
pub fn apply(kind: &str, object: &mut Value) {
    match kind {
        "ClusterConfiguration" => cluster(object),
        "InitConfiguration" => {
            object.default_zero("bootstrapTokens", json!([{}]));
            for token in object.list_mut("bootstrapTokens") {
                token.default("ttl", "24h0m0s");
                token.default_zero("usages", json!(["signing", "authentication"]));
                token.default_zero("groups", json!(["system:bootstrappers:kubeadm:default-node-token"]));
            }
            object.child("localAPIEndpoint").default_zero("bindPort", API_SERVER_PORT);
            image_pulls(object.child("nodeRegistration"));
            table::apply(object.child("timeouts"), TIMEOUTS);
        }
        "JoinConfiguration" => {
            object.default_zero("caCertPath", "/etc/kubernetes/pki/ca.crt");
            if let Some(control_plane) = object.at_mut("controlPlane") {
                control_plane.child("localAPIEndpoint").default_zero("bindPort", API_SERVER_PORT);
            }
            discovery(object.child("discovery"));
            image_pulls(object.child("nodeRegistration"));
            table::apply(object.child("timeouts"), TIMEOUTS);
        }
        "ResetConfiguration" => {
            object.default_zero("certificatesDir", CERTIFICATES_DIR);
            table::apply(object.child("timeouts"), TIMEOUTS);
        }
        "UpgradeConfiguration" => {
            for section in ["node", "apply", "plan"] {
                let options = object.child(section);
                options.default("etcdUpgrade", true);
                if section != "plan" {
                    options.default("certificateRenewal", true);
                    image_pulls(options);
                }
            }
            table::apply(object.child("timeouts"), TIMEOUTS);
        }
        _ => {}
    }
}

fn image_pulls(options: &mut Value) {
    options.default_zero("imagePullPolicy", "IfNotPresent");
    options.default("imagePullSerial", true);
}

fn cluster(object: &mut Value) {
    table::apply(object, CLUSTER);
    let etcd = object.child("etcd");
    if !etcd.has("external") {
        etcd.default("local", json!({}));
    }
    if let Some(local) = etcd.at_mut("local") {
        local.default_zero("dataDir", "/var/lib/etcd");
        environment(local);
    }
    if let Some(external) = etcd.at_mut("external")
        && !external.list("endpoints").is_empty()
    {
        let endpoints = external["endpoints"].clone();
        external.default_zero("httpEndpoints", endpoints);
    }
    for component in ["apiServer", "controllerManager", "scheduler"] {
        environment(object.child(component));
    }
}

fn environment(component: &mut Value) {
    for variable in component.list_mut("extraEnvs") {
        if let Some(field) = variable.at_mut("valueFrom.fieldRef") {
            field.default_zero("apiVersion", "v1");
        }
    }
}

fn discovery(discovery: &mut Value) {
    if discovery.has("bootstrapToken") {
        let token = discovery.at("bootstrapToken.token").clone();
        if token.as_str().is_some_and(|text| !text.is_empty()) {
            discovery.default_zero("tlsBootstrapToken", token);
        }
    }
    if let Some(file) = discovery.at_mut("file")
        && let Some(path) = file.text("kubeConfigPath").strip_prefix("file://")
    {
        let path = path.find('/').map_or("", |start| &path[start..]).to_owned();
        file.set("kubeConfigPath", path);
    }
}
