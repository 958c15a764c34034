//! kubeadm as a client of the cluster it makes: waits, uploads, RBAC, marks.

use std::path::Path;
use std::time::{Duration, Instant};

use apimachinery::{Value, json};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use client::resources::{CLUSTER_ROLE_BINDINGS, CLUSTER_ROLES, CONFIG_MAPS, NODES, ROLE_BINDINGS, ROLES};
use client::{Client, Kubeconfig, Patch, ResourceRef, WriteOptions};

use crate::config::{Config, yaml_text};
use crate::constants as c;
use crate::error::{Error, Result, Wrap, fail, io_text};

/// How often a condition of the cluster is looked at.
const POLL: Duration = Duration::from_millis(50);

pub fn client_from_file(path: &str) -> Result<Client> {
    let kubeconfig = match std::fs::metadata(path) {
        Err(error) => {
            return fail(format!("failed to load admin kubeconfig: {}", io_text("open", Path::new(path), &error)));
        }
        Ok(_) => Kubeconfig::load(Path::new(path)).wrap(|| "failed to load admin kubeconfig".into())?,
    };
    client_from(&kubeconfig)
}

pub fn client_from(kubeconfig: &Kubeconfig) -> Result<Client> {
    let mut config = kubeconfig.config("").map_err(|e| Error(e.to_string()))?;
    config.user_agent = component_base::version::user_agent("kubeadm");
    // kubeadm is one short-lived process: nothing to protect the server from.
    config.qps = -1.0;
    Client::new(config).map_err(|e| Error(e.to_string()))
}

fn options() -> WriteOptions {
    WriteOptions::manager("kubeadm")
}

fn place(object: &Value) -> (&str, &str) {
    let text = |key: &str| object["metadata"][key].as_str().unwrap_or_default();
    (text("namespace"), text("name"))
}

pub async fn create_or_update(client: &Client, resource: &ResourceRef, object: Value) -> Result<Value> {
    let (namespace, name) = place(&object);
    match client.create::<Value>(resource, namespace, &object, &options()).await {
        Err(error) if error.is_already_exists() => {
            client.update(resource, namespace, name, &object, &options()).await.map_err(Error::from)
        }
        other => other.map_err(Error::from),
    }
}

/// Keeps what is there.
pub async fn create_or_retain(client: &Client, resource: &ResourceRef, object: Value) -> Result<()> {
    let (namespace, name) = place(&object);
    if client.get_opt::<Value>(resource, namespace, name).await?.is_some() {
        return Ok(());
    }
    match client.create::<Value>(resource, namespace, &object, &options()).await {
        Err(error) if error.is_already_exists() => Ok(()),
        other => other.map(drop).map_err(Error::from),
    }
}

/// Repeats `attempt` until it gives something or `limit` is over; the last error then.
pub async fn until<T, F, Fut>(limit: Duration, mut attempt: F) -> Result<T>
where
    F: FnMut() -> Fut,
    Fut: Future<Output = Result<T>>,
{
    let end = Instant::now() + limit;
    loop {
        match attempt().await {
            Ok(value) => return Ok(value),
            Err(error) if Instant::now() >= end => return Err(error),
            Err(_) => tokio::time::sleep(POLL).await,
        }
    }
}

/// Text of `GET url` at a server whose certificate is not checked: what a
/// health check before trust exists can be.
async fn health(server: &str, path: &str) -> Result<()> {
    let text = json!({
        "apiVersion": "v1", "kind": "Config", "current-context": "c",
        "clusters": [{"name": "c", "cluster": {"server": server, "insecure-skip-tls-verify": true}}],
        "contexts": [{"name": "c", "context": {"cluster": "c", "user": "u"}}],
        "users": [{"name": "u", "user": {}}],
    })
    .to_string();
    let kubeconfig = Kubeconfig::parse(&text).map_err(|e| Error(e.to_string()))?;
    let client = client_from(&kubeconfig)?.with_timeout(Some(Duration::from_secs(10)));
    client.get_text(path).await.map(drop).map_err(Error::from)
}

pub async fn wait_kubelet(limit: Duration) -> Result<()> {
    let url = "http://127.0.0.1:10248/healthz";
    println!(
        "[kubelet-check] Waiting for a healthy kubelet at {url}. This can take up to {}",
        apimachinery::duration::format(i64::try_from(limit.as_nanos()).unwrap_or(i64::MAX))
    );
    let began = Instant::now();
    until(limit, || health("http://127.0.0.1:10248", "/healthz")).await.map_err(|error| {
        println!("[kubelet-check] The kubelet is not healthy after {}", elapsed(began));
        Error(format!("the HTTP call equal to 'curl -sSL {url}' returned error: {error}"))
    })?;
    println!("[kubelet-check] The kubelet is healthy after {}", elapsed(began));
    Ok(())
}

fn elapsed(since: Instant) -> String {
    apimachinery::duration::format(i64::try_from(since.elapsed().as_nanos()).unwrap_or(i64::MAX))
}

/// Waits until all three components answer; they are asked at the same time.
pub async fn wait_control_plane(config: &Config) -> Result<()> {
    let limit = config.timeout("controlPlaneComponentHealthCheck");
    println!(
        "[control-plane-check] Waiting for healthy control plane components. This can take up to {}",
        apimachinery::duration::format(i64::try_from(limit.as_nanos()).unwrap_or(i64::MAX))
    );
    let checks = [
        ("kube-apiserver", config.local_endpoint(), "/livez"),
        ("kube-controller-manager", format!("https://127.0.0.1:{}", c::CONTROLLER_MANAGER_PORT), "/healthz"),
        ("kube-scheduler", format!("https://127.0.0.1:{}", c::SCHEDULER_PORT), "/livez"),
    ];
    for (name, server, path) in &checks {
        println!("[control-plane-check] Checking {name} at {server}{path}");
    }
    let began = Instant::now();
    let mut waits = tokio::task::JoinSet::new();
    for (name, server, path) in checks {
        waits.spawn(async move {
            match until(limit, || health(&server, path)).await {
                Ok(()) => {
                    println!("[control-plane-check] {name} is healthy after {}", elapsed(began));
                    Ok(())
                }
                Err(error) => {
                    println!("[control-plane-check] {name} is not healthy after {}", elapsed(began));
                    Err(format!("{name} check failed at {server}{path}: {error}"))
                }
            }
        });
    }
    let mut failures = Vec::new();
    while let Some(done) = waits.join_next().await {
        if let Ok(Err(text)) = done {
            failures.push(text);
        }
    }
    if failures.is_empty() {
        return Ok(());
    }
    println!(
        "\nA control plane component may have crashed or exited when started by the container runtime.\nTo troubleshoot, list all containers using your preferred container runtimes CLI.\nHere is one example how you may list all running Kubernetes containers by using crictl:\n\t- 'crictl --runtime-endpoint {} ps -a | grep kube | grep -v pause'\n\tOnce you have found the failing container, you can inspect its logs with:\n\t- 'crictl --runtime-endpoint {} logs CONTAINERID'\n",
        config.cri_socket(),
        config.cri_socket()
    );
    failures.sort();
    fail(format!(
        "failed while waiting for the control plane to start: {}",
        if failures.len() == 1 { failures.remove(0) } else { format!("[{}]", failures.join(", ")) }
    ))
}

/// An admin client, after making sure that admins are admins: upstream's
/// EnsureAdminClusterRoleBinding, which falls back to super-admin.conf.
pub async fn ensure_admin(dir: &str, limit: Duration) -> Result<Client> {
    let admin = client_from_file(&format!("{dir}/admin.conf"))?;
    let binding = binding("kubeadm:cluster-admins", "cluster-admin", group(c::CLUSTER_ADMINS));
    let first = until(limit, || async {
        match admin.create::<Value>(&CLUSTER_ROLE_BINDINGS, "", &binding, &options()).await {
            Ok(_) => Ok(true),
            Err(error) if error.is_already_exists() => Ok(true),
            Err(error) if error.is_forbidden() => Ok(false),
            Err(error) => Err(Error(format!("unable to create ClusterRoleBinding: {error}"))),
        }
    })
    .await?;
    if !first {
        let path = format!("{dir}/super-admin.conf");
        if !Path::new(&path).exists() {
            return fail(
                "could not bootstrap the admin user in file admin.conf: the file super-admin.conf does not exist"
                    .to_owned(),
            );
        }
        let strong = client_from_file(&path)?;
        until(limit, || async {
            match strong.create::<Value>(&CLUSTER_ROLE_BINDINGS, "", &binding, &options()).await {
                Ok(_) => Ok(()),
                Err(error) if error.is_already_exists() => Ok(()),
                Err(error) => {
                    Err(Error(format!("unable to create ClusterRoleBinding by using super-admin.conf: {error}")))
                }
            }
        })
        .await?;
        // The binding reaches the authorizer through a watch.
        until(limit, || async {
            admin
                .get::<Value>(&CLUSTER_ROLE_BINDINGS, "", "kubeadm:cluster-admins")
                .await
                .map(drop)
                .map_err(Error::from)
        })
        .await?;
    }
    Ok(admin)
}

pub fn group(name: &str) -> Value {
    json!([{"kind": "Group", "apiGroup": "rbac.authorization.k8s.io", "name": name}])
}
pub fn groups(names: &[&str]) -> Value {
    names.iter().map(|n| json!({"kind": "Group", "apiGroup": "rbac.authorization.k8s.io", "name": n})).collect()
}
pub fn user(name: &str) -> Value {
    json!([{"kind": "User", "apiGroup": "rbac.authorization.k8s.io", "name": name}])
}
pub fn service_account(name: &str) -> Value {
    json!([{"kind": "ServiceAccount", "name": name, "namespace": "kube-system"}])
}

pub fn binding(name: &str, role: &str, subjects: Value) -> Value {
    json!({
        "apiVersion": "rbac.authorization.k8s.io/v1", "kind": "ClusterRoleBinding", "metadata": {"name": name},
        "roleRef": {"apiGroup": "rbac.authorization.k8s.io", "kind": "ClusterRole", "name": role}, "subjects": subjects,
    })
}

/// A Role that lets `subjects` get one named object, with its RoleBinding.
async fn allow_get(
    client: &Client,
    namespace: &str,
    name: &str,
    resource: &str,
    object: &str,
    subjects: Value,
) -> Result<()> {
    let role = json!({
        "apiVersion": "rbac.authorization.k8s.io/v1", "kind": "Role", "metadata": {"name": name, "namespace": namespace},
        "rules": [{"apiGroups": [""], "resourceNames": [object], "resources": [resource], "verbs": ["get"]}],
    });
    create_or_update(client, &ROLES, role).await?;
    let binding = json!({
        "apiVersion": "rbac.authorization.k8s.io/v1", "kind": "RoleBinding",
        "metadata": {"name": name, "namespace": namespace},
        "roleRef": {"apiGroup": "rbac.authorization.k8s.io", "kind": "Role", "name": name}, "subjects": subjects,
    });
    create_or_update(client, &ROLE_BINDINGS, binding).await.map(drop)
}

pub async fn allow_get_config_map(
    client: &Client,
    namespace: &str,
    name: &str,
    object: &str,
    subjects: Value,
) -> Result<()> {
    allow_get(client, namespace, name, "configmaps", object, subjects).await
}

pub fn config_map(namespace: &str, name: &str, data: Value) -> Value {
    json!({"apiVersion": "v1", "kind": "ConfigMap", "metadata": {"name": name, "namespace": namespace}, "data": data})
}

pub async fn upload_kubeadm_config(client: &Client, config: &Config) -> Result<()> {
    println!(
        "[upload-config] Storing the configuration used in ConfigMap \"kubeadm-config\" in the \"kube-system\" Namespace"
    );
    let map = config_map("kube-system", "kubeadm-config", json!({"ClusterConfiguration": yaml_text(&config.cluster)}));
    create_or_update(client, &CONFIG_MAPS, map).await?;
    allow_get_config_map(
        client,
        "kube-system",
        "kubeadm:nodes-kubeadm-config",
        "kubeadm-config",
        groups(&[c::NODE_TOKEN_GROUP, c::NODES_GROUP]),
    )
    .await
}

pub async fn upload_kubelet_config(client: &Client, config: &Config) -> Result<()> {
    println!(
        "[kubelet] Creating a ConfigMap \"kubelet-config\" in namespace kube-system with the configuration for the kubelets in the cluster"
    );
    let map = config_map("kube-system", "kubelet-config", json!({"kubelet": yaml_text(&config.kubelet)}));
    create_or_update(client, &CONFIG_MAPS, map).await?;
    allow_get_config_map(
        client,
        "kube-system",
        "kubeadm:kubelet-config",
        "kubelet-config",
        groups(&[c::NODES_GROUP, c::NODE_TOKEN_GROUP]),
    )
    .await
}

pub async fn mark_control_plane(client: &Client, config: &Config) -> Result<()> {
    let name = config.node_name();
    let taints = config.init["nodeRegistration"]["taints"].as_array().cloned().unwrap_or_default();
    println!(
        "[mark-control-plane] Marking the node {name} as control-plane by adding the labels: [{} {}]",
        c::CONTROL_PLANE_LABEL,
        c::EXCLUDE_BALANCER_LABEL
    );
    if !taints.is_empty() {
        let shown: Vec<String> = taints
            .iter()
            .map(|t| {
                let text = |key: &str| t[key].as_str().unwrap_or_default();
                let value = text("value");
                if value.is_empty() {
                    format!("{}:{}", text("key"), text("effect"))
                } else {
                    format!("{}={value}:{}", text("key"), text("effect"))
                }
            })
            .collect();
        println!(
            "[mark-control-plane] Marking the node {name} as control-plane by adding the taints [{}]",
            shown.join(" ")
        );
    }
    let limit = config.timeout("kubernetesAPICall");
    until(limit, || async {
        let node: Value = client.get(&NODES, "", name).await?;
        if node["metadata"]["labels"]["kubernetes.io/hostname"].is_null() {
            return fail(format!("node {name} has no hostname label yet"));
        }
        let mut all = node["spec"]["taints"].as_array().cloned().unwrap_or_default();
        for taint in &taints {
            all.retain(|t| !(t["key"] == taint["key"] && t["effect"] == taint["effect"]));
            all.push(taint.clone());
        }
        let patch = json!({
            "metadata": {
                "resourceVersion": node["metadata"]["resourceVersion"],
                "labels": {c::CONTROL_PLANE_LABEL: "", c::EXCLUDE_BALANCER_LABEL: ""},
            },
            "spec": {"taints": all},
        });
        client
            .patch::<Value>(&NODES, "", name, "", &Patch::Merge(patch), &options())
            .await
            .map(drop)
            .map_err(Error::from)
    })
    .await
    .wrap(|| format!("error patching Node {}", apimachinery::field::quote(name)))
}

pub async fn bootstrap_token_rules(client: &Client, config: &Config) -> Result<()> {
    println!("[bootstrap-token] Configuring bootstrap tokens, cluster-info ConfigMap, RBAC Roles");
    let tokens = config.init["bootstrapTokens"].as_array().cloned().unwrap_or_default();
    crate::token::store(client, &tokens, false).await?;

    println!("[bootstrap-token] Configured RBAC rules to allow Node Bootstrap tokens to get nodes");
    let role = json!({
        "apiVersion": "rbac.authorization.k8s.io/v1", "kind": "ClusterRole", "metadata": {"name": "kubeadm:get-nodes"},
        "rules": [{"apiGroups": [""], "resources": ["nodes"], "verbs": ["get"]}],
    });
    create_or_update(client, &CLUSTER_ROLES, role).await?;
    let steps = [
        (None, binding("kubeadm:get-nodes", "kubeadm:get-nodes", group(c::NODE_TOKEN_GROUP))),
        (
            Some(
                "[bootstrap-token] Configured RBAC rules to allow Node Bootstrap tokens to post CSRs in order for nodes to get long term certificate credentials",
            ),
            binding("kubeadm:kubelet-bootstrap", "system:node-bootstrapper", group(c::NODE_TOKEN_GROUP)),
        ),
        (
            Some(
                "[bootstrap-token] Configured RBAC rules to allow the csrapprover controller automatically approve CSRs from a Node Bootstrap Token",
            ),
            binding(
                "kubeadm:node-autoapprove-bootstrap",
                "system:certificates.k8s.io:certificatesigningrequests:nodeclient",
                group(c::NODE_TOKEN_GROUP),
            ),
        ),
        (
            Some(
                "[bootstrap-token] Configured RBAC rules to allow certificate rotation for all node client certificates in the cluster",
            ),
            binding(
                "kubeadm:node-autoapprove-certificate-rotation",
                "system:certificates.k8s.io:certificatesigningrequests:selfnodeclient",
                group(c::NODES_GROUP),
            ),
        ),
        (
            Some(
                "[bootstrap-token] Configured RBAC rules to allow the API server kubelet client certificate to access the kubelet API",
            ),
            binding(
                "kubeadm:apiserver-kubelet-client",
                "system:kubelet-api-admin",
                user("kube-apiserver-kubelet-client"),
            ),
        ),
    ];
    for (text, object) in steps {
        if let Some(text) = text {
            println!("{text}");
        }
        create_or_update(client, &CLUSTER_ROLE_BINDINGS, object).await?;
    }
    println!("[bootstrap-token] Creating the \"cluster-info\" ConfigMap in the \"kube-public\" namespace");
    let ca = std::fs::read(format!("{}/ca.crt", config.certificates_dir())).map_err(|e| Error(e.to_string()))?;
    let kubeconfig = yaml_text(&json!({
        "apiVersion": "v1", "kind": "Config", "contexts": null, "current-context": "", "users": null,
        "clusters": [{"name": "", "cluster": {
            "certificate-authority-data": STANDARD.encode(ca), "server": config.control_plane_endpoint()}}],
    }));
    let map = config_map("kube-public", "cluster-info", json!({"kubeconfig": kubeconfig}));
    match client.get_opt::<Value>(&CONFIG_MAPS, "kube-public", "cluster-info").await? {
        None => create_or_update(client, &CONFIG_MAPS, map).await.map(drop)?,
        // The signer's own keys stay.
        Some(_) => {
            let patch = Patch::Merge(json!({"data": {"kubeconfig": kubeconfig}}));
            client.patch::<Value>(&CONFIG_MAPS, "kube-public", "cluster-info", "", &patch, &options()).await?;
        }
    }
    allow_get_config_map(
        client,
        "kube-public",
        "kubeadm:bootstrap-signer-clusterinfo",
        "cluster-info",
        user("system:anonymous"),
    )
    .await
}

/// ClusterConfiguration as the cluster holds it, with the two lines upstream prints.
pub async fn fetch_cluster_configuration(client: &Client, prefix: &str) -> Result<Value> {
    println!("[{prefix}] Reading configuration from the \"kubeadm-config\" ConfigMap in namespace \"kube-system\"...");
    println!("[{prefix}] Use 'kubeadm init phase upload-config kubeadm --config your-config-file' to re-upload it.");
    let map: Value =
        client.get(&CONFIG_MAPS, "kube-system", "kubeadm-config").await.wrap(|| "failed to get config map".into())?;
    let text = map["data"]["ClusterConfiguration"].as_str().unwrap_or_default();
    let mut documents = crate::config::Documents::parse(text, false)?;
    documents.take("ClusterConfiguration").ok_or_else(|| Error("failed to decode cluster configuration data".into()))
}

/// `kubeadm join ENDPOINT --token … --discovery-token-ca-cert-hash …`, from cluster-info.
pub async fn join_command(client: &Client, token: &str) -> Result<String> {
    let map: Value = client.get(&CONFIG_MAPS, "kube-public", "cluster-info").await?;
    let kubeconfig =
        Kubeconfig::parse(map["data"]["kubeconfig"].as_str().unwrap_or_default()).map_err(|e| Error(e.to_string()))?;
    let cluster =
        &kubeconfig.clusters.first().ok_or_else(|| Error("failed to get default cluster config".into()))?.cluster;
    let ca = STANDARD.decode(&cluster.certificate_authority_data).map_err(|e| Error(e.to_string()))?;
    let pins: Vec<String> =
        pki::Certificate::all_from_pem(&String::from_utf8_lossy(&ca))?.iter().map(crate::certs::pin).collect();
    Ok(join_line(cluster.server.trim_start_matches("https://"), token, &pins, ""))
}

/// The printed command; upstream leaves a space at its end.
pub fn join_line(endpoint: &str, token: &str, pins: &[String], rest: &str) -> String {
    let hashes: Vec<String> = pins.iter().map(|p| format!("--discovery-token-ca-cert-hash {p}")).collect();
    format!("kubeadm join {endpoint} --token {token} {} {rest}", hashes.join(" "))
}
