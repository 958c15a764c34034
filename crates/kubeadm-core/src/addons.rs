//! CoreDNS and kube-proxy as kubeadm deploys them (`phases/addons`). Also what
//! `kubectl get -o yaml` of an upstream cluster shows, so that either side's
//! images run under either side's manifests.

use apimachinery::{Value, json};
use client::Client;
use client::resources::{
    CLUSTER_ROLE_BINDINGS, CLUSTER_ROLES, CONFIG_MAPS, DAEMON_SETS, DEPLOYMENTS, SERVICE_ACCOUNTS, SERVICES,
};
use sha2::{Digest, Sha256};

use crate::cluster::{self, create_or_retain, create_or_update};
use crate::config::{Config, flag_true, nth_address, yaml_text};
use crate::constants as c;
use crate::error::Result;

pub fn corefile(domain: &str) -> String {
    format!(
        ".:53 {{\n    errors\n    health {{\n       lameduck 5s\n    }}\n    ready\n    kubernetes {domain} in-addr.arpa ip6.arpa {{\n       pods insecure\n       fallthrough in-addr.arpa ip6.arpa\n       ttl 30\n    }}\n    prometheus :9153\n    forward . /etc/resolv.conf {{\n       max_concurrent 1000\n    }}\n    cache 30 {{\n       disable success {domain}\n       disable denial {domain}\n    }}\n    loop\n    reload\n    loadbalance\n}}\n"
    )
}

pub fn dns_deployment(config: &Config) -> Value {
    json!({
        "apiVersion": "apps/v1", "kind": "Deployment",
        "metadata": {"name": "coredns", "namespace": "kube-system", "labels": {"k8s-app": "kube-dns"}},
        "spec": {
            "replicas": 2,
            "strategy": {"type": "RollingUpdate", "rollingUpdate": {"maxUnavailable": 1}},
            "selector": {"matchLabels": {"k8s-app": "kube-dns"}},
            "template": {
                "metadata": {"labels": {"k8s-app": "kube-dns"}},
                "spec": {
                    "priorityClassName": "system-cluster-critical",
                    "serviceAccountName": "coredns",
                    "affinity": {"podAntiAffinity": {"preferredDuringSchedulingIgnoredDuringExecution": [{
                        "weight": 100,
                        "podAffinityTerm": {
                            "labelSelector": {"matchExpressions": [
                                {"key": "k8s-app", "operator": "In", "values": ["kube-dns"]}]},
                            "topologyKey": "kubernetes.io/hostname",
                        },
                    }]}},
                    "tolerations": [
                        {"key": "CriticalAddonsOnly", "operator": "Exists"},
                        {"key": c::CONTROL_PLANE_LABEL, "effect": "NoSchedule"},
                    ],
                    "nodeSelector": {"kubernetes.io/os": "linux"},
                    "containers": [{
                        "name": "coredns",
                        "image": config.dns_image(),
                        "imagePullPolicy": "IfNotPresent",
                        "resources": {"limits": {"memory": "170Mi"}, "requests": {"cpu": "100m", "memory": "70Mi"}},
                        "args": ["-conf", "/etc/coredns/Corefile"],
                        "volumeMounts": [{"name": "config-volume", "mountPath": "/etc/coredns", "readOnly": true}],
                        "ports": [
                            {"containerPort": 53, "name": "dns", "protocol": "UDP"},
                            {"containerPort": 53, "name": "dns-tcp", "protocol": "TCP"},
                            {"containerPort": 9153, "name": "metrics", "protocol": "TCP"},
                            {"containerPort": 8080, "name": "liveness-probe", "protocol": "TCP"},
                            {"containerPort": 8181, "name": "readiness-probe", "protocol": "TCP"},
                        ],
                        "livenessProbe": {
                            "httpGet": {"path": "/health", "port": "liveness-probe", "scheme": "HTTP"},
                            "initialDelaySeconds": 60, "timeoutSeconds": 5, "successThreshold": 1, "failureThreshold": 5,
                        },
                        "readinessProbe": {"httpGet": {"path": "/ready", "port": "readiness-probe", "scheme": "HTTP"}},
                        "securityContext": {
                            "allowPrivilegeEscalation": false,
                            "capabilities": {"add": ["NET_BIND_SERVICE"], "drop": ["ALL"]},
                            "readOnlyRootFilesystem": true,
                        },
                    }],
                    "dnsPolicy": "Default",
                    "volumes": [{"name": "config-volume", "configMap": {
                        "name": "coredns", "items": [{"key": "Corefile", "path": "Corefile"}]}}],
                },
            },
        },
    })
}

pub async fn coredns(client: &Client, config: &Config) -> Result<()> {
    if flag_true(&config.cluster, "/dns/disabled") {
        return Ok(());
    }
    let address = nth_address(config.service_subnet(), 10)?;
    create_or_retain(
        client,
        &CONFIG_MAPS,
        cluster::config_map("kube-system", "coredns", json!({"Corefile": corefile(config.dns_domain())})),
    )
    .await?;
    let role = json!({
        "apiVersion": "rbac.authorization.k8s.io/v1", "kind": "ClusterRole", "metadata": {"name": "system:coredns"},
        "rules": [
            {"apiGroups": [""], "resources": ["endpoints", "services", "pods", "namespaces"], "verbs": ["list", "watch"]},
            {"apiGroups": ["discovery.k8s.io"], "resources": ["endpointslices"], "verbs": ["list", "watch"]},
        ],
    });
    create_or_update(client, &CLUSTER_ROLES, role).await?;
    let binding = cluster::binding("system:coredns", "system:coredns", cluster::service_account("coredns"));
    create_or_update(client, &CLUSTER_ROLE_BINDINGS, binding).await?;
    create_or_update(client, &SERVICE_ACCOUNTS, account("coredns")).await?;
    create_or_update(client, &DEPLOYMENTS, dns_deployment(config)).await?;
    let service = json!({
        "apiVersion": "v1", "kind": "Service",
        "metadata": {
            "name": "kube-dns", "namespace": "kube-system",
            "labels": {"k8s-app": "kube-dns", "kubernetes.io/cluster-service": "true", "kubernetes.io/name": "CoreDNS"},
            "annotations": {"prometheus.io/port": "9153", "prometheus.io/scrape": "true"},
        },
        "spec": {
            "clusterIP": address,
            "ports": [
                {"name": "dns", "port": 53, "protocol": "UDP", "targetPort": 53},
                {"name": "dns-tcp", "port": 53, "protocol": "TCP", "targetPort": 53},
                {"name": "metrics", "port": 9153, "protocol": "TCP", "targetPort": 9153},
            ],
            "selector": {"k8s-app": "kube-dns"},
        },
    });
    create_or_retain(client, &SERVICES, service).await?;
    println!("[addons] Applied essential addon: CoreDNS");
    Ok(())
}

fn account(name: &str) -> Value {
    json!({"apiVersion": "v1", "kind": "ServiceAccount", "metadata": {"name": name, "namespace": "kube-system"}})
}

pub fn proxy_daemon_set(config: &Config) -> Value {
    json!({
        "apiVersion": "apps/v1", "kind": "DaemonSet",
        "metadata": {"name": "kube-proxy", "namespace": "kube-system", "labels": {"k8s-app": "kube-proxy"}},
        "spec": {
            "selector": {"matchLabels": {"k8s-app": "kube-proxy"}},
            "updateStrategy": {"type": "RollingUpdate"},
            "template": {
                "metadata": {"labels": {"k8s-app": "kube-proxy"}},
                "spec": {
                    "priorityClassName": "system-node-critical",
                    "containers": [{
                        "name": "kube-proxy",
                        "image": config.image("kube-proxy"),
                        "imagePullPolicy": "IfNotPresent",
                        "command": [
                            "/usr/local/bin/kube-proxy", "--config=/var/lib/kube-proxy/config.conf",
                            "--hostname-override=$(NODE_NAME)",
                        ],
                        "securityContext": {"privileged": true},
                        "volumeMounts": [
                            {"mountPath": "/var/lib/kube-proxy", "name": "kube-proxy"},
                            {"mountPath": "/run/xtables.lock", "name": "xtables-lock"},
                            {"mountPath": "/lib/modules", "name": "lib-modules", "readOnly": true},
                        ],
                        "env": [{"name": "NODE_NAME", "valueFrom": {"fieldRef": {"fieldPath": "spec.nodeName"}}}],
                    }],
                    "hostNetwork": true,
                    "serviceAccountName": "kube-proxy",
                    "volumes": [
                        {"name": "kube-proxy", "configMap": {"name": "kube-proxy"}},
                        {"name": "xtables-lock", "hostPath": {"path": "/run/xtables.lock", "type": "FileOrCreate"}},
                        {"name": "lib-modules", "hostPath": {"path": "/lib/modules"}},
                    ],
                    "tolerations": [{"operator": "Exists"}],
                    "nodeSelector": {"kubernetes.io/os": "linux"},
                },
            },
        },
    })
}

/// The kubeconfig in kube-proxy's config map. Written as text: its order is upstream's.
fn proxy_kubeconfig(server: &str) -> String {
    format!(
        "apiVersion: v1\nkind: Config\nclusters:\n- cluster:\n    certificate-authority: /var/run/secrets/kubernetes.io/serviceaccount/ca.crt\n    server: {server}\n  name: default\ncontexts:\n- context:\n    cluster: default\n    namespace: default\n    user: default\n  name: default\ncurrent-context: default\nusers:\n- name: default\n  user:\n    tokenFile: /var/run/secrets/kubernetes.io/serviceaccount/token\n"
    )
}

pub async fn kube_proxy(client: &Client, config: &Config) -> Result<()> {
    if flag_true(&config.cluster, "/proxy/disabled") {
        return Ok(());
    }
    create_or_update(client, &SERVICE_ACCOUNTS, account("kube-proxy")).await?;
    let binding =
        cluster::binding("kubeadm:node-proxier", "system:node-proxier", cluster::service_account("kube-proxy"));
    create_or_update(client, &CLUSTER_ROLE_BINDINGS, binding).await?;
    cluster::allow_get_config_map(
        client,
        "kube-system",
        "kube-proxy",
        "kube-proxy",
        cluster::group(c::NODE_TOKEN_GROUP),
    )
    .await?;
    let configuration = yaml_text(&config.proxy);
    let mut map = cluster::config_map(
        "kube-system",
        "kube-proxy",
        json!({
            "config.conf": configuration.trim_end_matches('\n'),
            "kubeconfig.conf": proxy_kubeconfig(&config.control_plane_endpoint()).trim_end_matches('\n'),
        }),
    );
    map["metadata"]["labels"] = json!({"app": "kube-proxy"});
    map["metadata"]["annotations"] = json!({
        "kubeadm.kubernetes.io/component-config.hash": format!("sha256:{}", hex::encode(Sha256::digest(configuration.as_bytes())))
    });
    create_or_update(client, &CONFIG_MAPS, map).await?;
    create_or_update(client, &DAEMON_SETS, proxy_daemon_set(config)).await?;
    println!("[addons] Applied essential addon: kube-proxy");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_corefile_is_the_recorded_one() {
        let path = concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../../../shared/fidelity/kubeadm/objects/kube-system-cm-coredns.yaml"
        );
        let Ok(text) = std::fs::read(path) else {
            println!("skipped: no recordings beside the checkout");
            return;
        };
        let recorded = codec::yaml::decode_untyped(&text).unwrap().value;
        assert_eq!(recorded["data"]["Corefile"], corefile("cluster.local"));
    }
}
