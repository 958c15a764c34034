//! The kubeconfig files that init writes (`phases/kubeconfig`).

use std::path::Path;

use apimachinery::{Value, json};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use pki::issue::{CertificateTemplate, Subject, Usage};
use pki::{Certificate, PrivateKey, certificate::AlternativeNames};

use crate::certs::{self, KeyPool, Pair};
use crate::config::{Config, yaml_text};
use crate::error::{Result, fail};

/// One file: whose certificate it carries.
#[derive(Debug, Clone, Copy)]
pub struct Spec {
    /// Name of the phase.
    pub phase: &'static str,
    pub file: &'static str,
    pub organization: &'static str,
    /// Empty for the kubelet: its name carries the node's.
    pub user: &'static str,
    /// Talks to this node's API server, not to the cluster's endpoint.
    pub local: bool,
    pub long_name: &'static str,
}

pub const FILES: [Spec; 5] = [
    Spec {
        phase: "admin",
        file: "admin.conf",
        organization: crate::constants::CLUSTER_ADMINS,
        user: "kubernetes-admin",
        local: false,
        long_name: "certificate embedded in the kubeconfig file for the admin to use and for kubeadm itself",
    },
    Spec {
        phase: "super-admin",
        file: "super-admin.conf",
        organization: "system:masters",
        user: "kubernetes-super-admin",
        local: false,
        long_name: "certificate embedded in the kubeconfig file for the super-admin",
    },
    Spec {
        phase: "kubelet",
        file: "kubelet.conf",
        organization: crate::constants::NODES_GROUP,
        user: "",
        local: true,
        long_name: "",
    },
    Spec {
        phase: "controller-manager",
        file: "controller-manager.conf",
        organization: "",
        user: "system:kube-controller-manager",
        local: true,
        long_name: "certificate embedded in the kubeconfig file for the controller manager to use",
    },
    Spec {
        phase: "scheduler",
        file: "scheduler.conf",
        organization: "",
        user: "system:kube-scheduler",
        local: true,
        long_name: "certificate embedded in the kubeconfig file for the scheduler manager to use",
    },
];

impl Spec {
    pub fn user_name(&self, node: &str) -> String {
        if self.user.is_empty() { format!("system:node:{node}") } else { self.user.to_owned() }
    }
}

/// A kubeconfig with one context and the given `user` object.
pub fn text(server: &str, ca: &Certificate, cluster_name: &str, user_name: &str, user: Value) -> String {
    yaml_text(&json!({
        "apiVersion": "v1",
        "kind": "Config",
        "clusters": [{"name": cluster_name, "cluster": {
            "certificate-authority-data": STANDARD.encode(ca.to_pem()), "server": server}}],
        "contexts": [{"name": format!("{user_name}@{cluster_name}"),
            "context": {"cluster": cluster_name, "user": user_name}}],
        "current-context": format!("{user_name}@{cluster_name}"),
        "users": [{"name": user_name, "user": user}],
    }))
}

pub fn embedded(pair: &Pair) -> Result<Value> {
    Ok(json!({
        "client-certificate-data": STANDARD.encode(pair.certificate.to_pem()),
        "client-key-data": STANDARD.encode(pair.key.to_pem()?),
    }))
}

/// Signs a client certificate of the cluster's authority.
pub fn issue_client(
    config: &Config,
    certificates: &Path,
    user: &str,
    organizations: &[&str],
    key: PrivateKey,
    seconds: i64,
) -> Result<(Pair, Certificate)> {
    let ca = certs::read_pair(certificates, "ca")?;
    let _ = config;
    let now = certs::now();
    let template = CertificateTemplate::leaf(
        Subject::new(user, organizations),
        AlternativeNames::default(),
        &[Usage::ClientAuth],
        now - 300,
        now + seconds,
    );
    let certificate = template.sign(key.public(), &ca.certificate, &ca.key)?;
    Ok((Pair { certificate, key }, ca.certificate))
}

/// Writes one file below `dir` unless a good one is there.
pub fn ensure(spec: &Spec, config: &Config, certificates: &Path, dir: &Path, keys: &KeyPool) -> Result<()> {
    let path = dir.join(spec.file);
    let server = if spec.local { config.local_endpoint() } else { config.control_plane_endpoint() };
    if path.exists() {
        let existing = client::Kubeconfig::load(&path).map_err(|e| crate::error::Error(e.to_string()))?;
        let ca = certs::read_certificate(&certificates.join("ca.crt"))?;
        let cluster = existing.clusters.first().map(|c| c.cluster.clone()).unwrap_or_default();
        let expected = STANDARD.encode(ca.to_pem());
        if !cluster.certificate_authority_data.is_empty() && cluster.certificate_authority_data.trim() != expected {
            return fail(format!(
                "a kubeconfig file {} exists already but has got the wrong CA cert",
                apimachinery::field::quote(&path.to_string_lossy())
            ));
        }
        if cluster.server != server {
            crate::error::warn(
                "kubeconfig.go:273",
                format!(
                    "a kubeconfig file {} exists already but has an unexpected API Server URL: expected: {server}, got: {}",
                    apimachinery::field::quote(&path.to_string_lossy()),
                    cluster.server
                ),
            );
        }
        println!(
            "[kubeconfig] Using existing kubeconfig file: {}",
            apimachinery::field::quote(&path.to_string_lossy())
        );
        return Ok(());
    }
    println!("[kubeconfig] Writing {} kubeconfig file", apimachinery::field::quote(spec.file));
    let user = spec.user_name(config.node_name());
    let organizations: &[&str] = if spec.organization.is_empty() { &[] } else { &[spec.organization] };
    let (pair, ca) =
        issue_client(config, certificates, &user, organizations, keys.take()?, certs::validity(config, false))?;
    let body = text(&server, &ca, config.cluster_text("/clusterName"), &user, embedded(&pair)?);
    crate::files::write(&path, &body, 0o600)
}
