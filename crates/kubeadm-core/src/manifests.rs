//! Static pod manifests of the control plane and etcd (`phases/controlplane`,
//! `phases/etcd`, `util/staticpod`). Pure: a configuration in, a Pod out.

use std::path::Path;

use apimachinery::{Value, json};

use crate::config::{Config, host_port};
use crate::constants as c;

/// `name=value` arguments: ours, then the user's over them; sorted as upstream
/// sorts them, a name given several times kept in its order.
fn arguments(program: &str, defaults: &[(&str, String)], extra: Option<&Value>) -> Vec<String> {
    let extra: Vec<(String, String)> = extra
        .and_then(Value::as_array)
        .into_iter()
        .flatten()
        .map(|a| {
            (a["name"].as_str().unwrap_or_default().to_owned(), a["value"].as_str().unwrap_or_default().to_owned())
        })
        .collect();
    let mut all: Vec<(String, String)> = defaults
        .iter()
        .filter(|(name, _)| !extra.iter().any(|(n, _)| n == name))
        .map(|(name, value)| ((*name).to_owned(), value.clone()))
        .collect();
    all.extend(extra);
    all.sort_by(|a, b| a.0.cmp(&b.0));
    let mut words = vec![program.to_owned()];
    words.extend(all.into_iter().map(|(name, value)| format!("--{name}={value}")));
    words
}

/// A hostPath volume with its mount.
struct Mount {
    name: &'static str,
    path: String,
    kind: &'static str,
    read_only: bool,
}

impl Mount {
    fn folder(name: &'static str, path: impl Into<String>, read_only: bool) -> Self {
        Mount { name, path: path.into(), kind: "DirectoryOrCreate", read_only }
    }
    fn file(name: &'static str, path: impl Into<String>) -> Self {
        Mount { name, path: path.into(), kind: "FileOrCreate", read_only: true }
    }
}

/// Folders of authorities that exist on the host besides /etc/ssl/certs.
const CA_FOLDERS: [(&str, &str); 5] = [
    ("etc-pki-ca-trust", "/etc/pki/ca-trust"),
    ("etc-pki-tls-certs", "/etc/pki/tls/certs"),
    ("etc-ca-certificates", "/etc/ca-certificates"),
    ("usr-share-ca-certificates", "/usr/share/ca-certificates"),
    ("usr-local-share-ca-certificates", "/usr/local/share/ca-certificates"),
];

fn ca_mounts() -> Vec<Mount> {
    let mut mounts = vec![Mount::folder("ca-certs", "/etc/ssl/certs", true)];
    for (name, path) in CA_FOLDERS {
        if Path::new(path).is_dir() {
            mounts.push(Mount::folder(name, path, true));
        }
    }
    mounts
}

struct Probes {
    host: String,
    scheme: &'static str,
    liveness: &'static str,
    readiness: Option<&'static str>,
    startup: &'static str,
    port: i64,
    startup_timeout_seconds: i64,
}

fn http_get(host: &str, path: &str, scheme: &str) -> Value {
    json!({"host": host, "path": path, "port": "probe-port", "scheme": scheme})
}

fn pod(
    name: &str,
    annotations: Option<(&str, String)>,
    image: String,
    pull_policy: &str,
    command: Vec<String>,
    requests: Value,
    probes: &Probes,
    mut mounts: Vec<Mount>,
    component: &Value,
) -> Value {
    let mut extra_volumes = Vec::new();
    for volume in component.get("extraVolumes").and_then(Value::as_array).into_iter().flatten() {
        extra_volumes.push(volume.clone());
    }
    // Upstream lists etcd's mounts by hand and sorts all others.
    if name != "etcd" {
        mounts.sort_by_key(|m| m.name);
    }
    let mut volume_mounts: Vec<Value> = mounts
        .iter()
        .map(|m| {
            let mut mount = json!({"mountPath": m.path, "name": m.name});
            if m.read_only {
                mount["readOnly"] = json!(true);
            }
            mount
        })
        .collect();
    let mut volumes: Vec<Value> =
        mounts.iter().map(|m| json!({"hostPath": {"path": m.path, "type": m.kind}, "name": m.name})).collect();
    for volume in extra_volumes {
        let mut mount = json!({"mountPath": volume["mountPath"], "name": volume["name"]});
        if volume["readOnly"] == true {
            mount["readOnly"] = json!(true);
        }
        volume_mounts.push(mount);
        let mut source = json!({"path": volume["hostPath"]});
        if let Some(kind) = volume.get("pathType").filter(|k| !k.is_null()) {
            source["type"] = kind.clone();
        }
        volumes.push(json!({"hostPath": source, "name": volume["name"]}));
    }
    // Upstream keeps volumes and mounts in the order of their names.
    volumes.sort_by(|a, b| a["name"].as_str().cmp(&b["name"].as_str()));
    if name != "etcd" {
        volume_mounts.sort_by(|a, b| a["name"].as_str().cmp(&b["name"].as_str()));
    }

    let threshold = (probes.startup_timeout_seconds + 9) / 10;
    let mut container = json!({
        "command": command,
        "image": image,
        "imagePullPolicy": pull_policy,
        "livenessProbe": {
            "failureThreshold": 8, "httpGet": http_get(&probes.host, probes.liveness, probes.scheme),
            "initialDelaySeconds": 10, "periodSeconds": 10, "timeoutSeconds": 15,
        },
        "name": name,
        "ports": [{"containerPort": probes.port, "name": "probe-port", "protocol": "TCP"}],
        "resources": {"requests": requests},
        "startupProbe": {
            "failureThreshold": threshold, "httpGet": http_get(&probes.host, probes.startup, probes.scheme),
            "initialDelaySeconds": 10, "periodSeconds": 10, "timeoutSeconds": 15,
        },
        "volumeMounts": volume_mounts,
    });
    if let Some(path) = probes.readiness {
        container["readinessProbe"] = json!({
            "failureThreshold": 3, "httpGet": http_get(&probes.host, path, probes.scheme),
            "periodSeconds": 1, "timeoutSeconds": 15,
        });
    }
    let env = component.get("extraEnvs").and_then(Value::as_array).cloned().unwrap_or_default();
    if !env.is_empty() {
        container["env"] = json!(env);
    }
    let mut metadata = json!({
        "labels": {"component": name, "tier": "control-plane"},
        "name": name,
        "namespace": "kube-system",
    });
    if let Some((key, value)) = annotations {
        metadata["annotations"] = json!({key: value});
    }
    json!({
        "apiVersion": "v1",
        "kind": "Pod",
        "metadata": metadata,
        "spec": {
            "containers": [container],
            "hostNetwork": true,
            "priority": 2_000_001_000,
            "priorityClassName": "system-node-critical",
            "securityContext": {"seccompProfile": {"type": "RuntimeDefault"}},
            "volumes": volumes,
        },
        "status": {},
    })
}

fn pull_policy(config: &Config) -> &str {
    match config.init_text("/nodeRegistration/imagePullPolicy") {
        "" => "IfNotPresent",
        policy => policy,
    }
}

fn startup_timeout(config: &Config) -> i64 {
    i64::try_from(config.timeout("controlPlaneComponentHealthCheck").as_secs()).unwrap_or(240)
}

fn probe_host(address: &str) -> String {
    match address {
        "" | "0.0.0.0" => "127.0.0.1".into(),
        "::" => "::1".into(),
        other => other.into(),
    }
}

fn extra_argument<'a>(component: &'a Value, name: &str) -> Option<&'a str> {
    component.get("extraArgs")?.as_array()?.iter().rev().find(|a| a["name"] == name)?["value"].as_str()
}

pub fn api_server(config: &Config) -> Value {
    let component = &config.cluster["apiServer"];
    let dir = config.certificates_dir();
    let pki = |file: &str| format!("{dir}/{file}");
    let mut defaults = vec![
        ("advertise-address", config.advertise_address().to_owned()),
        ("allow-privileged", "true".into()),
        ("authorization-mode", "Node,RBAC".into()),
        ("client-ca-file", pki("ca.crt")),
        ("enable-admission-plugins", "NodeRestriction".into()),
        ("enable-bootstrap-token-auth", "true".into()),
        ("kubelet-client-certificate", pki("apiserver-kubelet-client.crt")),
        ("kubelet-client-key", pki("apiserver-kubelet-client.key")),
        ("kubelet-preferred-address-types", "InternalIP,ExternalIP,Hostname".into()),
        ("proxy-client-cert-file", pki("front-proxy-client.crt")),
        ("proxy-client-key-file", pki("front-proxy-client.key")),
        ("requestheader-allowed-names", "front-proxy-client".into()),
        ("requestheader-client-ca-file", pki("front-proxy-ca.crt")),
        ("requestheader-extra-headers-prefix", "X-Remote-Extra-".into()),
        ("requestheader-group-headers", "X-Remote-Group".into()),
        ("requestheader-username-headers", "X-Remote-User".into()),
        ("secure-port", config.bind_port().to_string()),
        ("service-account-issuer", format!("https://kubernetes.default.svc.{}", config.dns_domain())),
        ("service-account-key-file", pki("sa.pub")),
        ("service-account-signing-key-file", pki("sa.key")),
        ("service-cluster-ip-range", config.service_subnet().to_owned()),
        ("tls-cert-file", pki("apiserver.crt")),
        ("tls-private-key-file", pki("apiserver.key")),
    ];
    let external = config.cluster.pointer("/etcd/external").filter(|e| !e.is_null());
    let text = |value: &Value, key: &str| value[key].as_str().unwrap_or_default().to_owned();
    if let Some(external) = external {
        let endpoints: Vec<&str> =
            external["endpoints"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        defaults.push(("etcd-servers", endpoints.join(",")));
        for (flag, key) in [("etcd-cafile", "caFile"), ("etcd-certfile", "certFile"), ("etcd-keyfile", "keyFile")] {
            if !text(external, key).is_empty() {
                defaults.push((flag, text(external, key)));
            }
        }
    } else {
        defaults.push(("etcd-cafile", pki("etcd/ca.crt")));
        defaults.push(("etcd-certfile", pki("apiserver-etcd-client.crt")));
        defaults.push(("etcd-keyfile", pki("apiserver-etcd-client.key")));
        defaults.push(("etcd-servers", format!("https://{}", host_port("127.0.0.1", i64::from(c::ETCD_CLIENT_PORT)))));
    }
    let mut mounts = ca_mounts();
    mounts.push(Mount::folder("k8s-certs", dir, true));
    let host = probe_host(extra_argument(component, "advertise-address").unwrap_or(config.advertise_address()));
    let probes = Probes {
        host,
        scheme: "HTTPS",
        liveness: "/livez",
        readiness: Some("/readyz"),
        startup: "/livez",
        port: config.bind_port(),
        startup_timeout_seconds: startup_timeout(config),
    };
    pod(
        "kube-apiserver",
        Some((
            "kubeadm.kubernetes.io/kube-apiserver.advertise-address.endpoint",
            host_port(config.advertise_address(), config.bind_port()),
        )),
        config.image("kube-apiserver"),
        pull_policy(config),
        arguments("kube-apiserver", &defaults, component.get("extraArgs")),
        json!({"cpu": "250m"}),
        &probes,
        mounts,
        component,
    )
}

pub fn controller_manager(config: &Config) -> Value {
    let component = &config.cluster["controllerManager"];
    let dir = config.certificates_dir();
    let kubeconfig = format!("{}/controller-manager.conf", c::KUBERNETES_DIR);
    let mut defaults = vec![
        ("authentication-kubeconfig", kubeconfig.clone()),
        ("authorization-kubeconfig", kubeconfig.clone()),
        ("bind-address", "127.0.0.1".into()),
        ("client-ca-file", format!("{dir}/ca.crt")),
        ("cluster-name", config.cluster_text("/clusterName").to_owned()),
        ("cluster-signing-cert-file", format!("{dir}/ca.crt")),
        ("cluster-signing-key-file", format!("{dir}/ca.key")),
        ("controllers", "*,bootstrapsigner,tokencleaner".into()),
        ("kubeconfig", kubeconfig.clone()),
        ("leader-elect", "true".into()),
        ("requestheader-client-ca-file", format!("{dir}/front-proxy-ca.crt")),
        ("root-ca-file", format!("{dir}/ca.crt")),
        ("service-account-private-key-file", format!("{dir}/sa.key")),
        ("service-cluster-ip-range", config.service_subnet().to_owned()),
        ("use-service-account-credentials", "true".into()),
    ];
    if !config.pod_subnet().is_empty() {
        defaults.push(("allocate-node-cidrs", "true".into()));
        defaults.push(("cluster-cidr", config.pod_subnet().to_owned()));
    }
    let mut mounts = ca_mounts();
    mounts.push(Mount::folder("k8s-certs", dir, true));
    mounts.push(Mount::file("kubeconfig", kubeconfig));
    let probes = Probes {
        host: probe_host(extra_argument(component, "bind-address").unwrap_or("127.0.0.1")),
        scheme: "HTTPS",
        liveness: "/healthz",
        readiness: None,
        startup: "/healthz",
        port: i64::from(c::CONTROLLER_MANAGER_PORT),
        startup_timeout_seconds: startup_timeout(config),
    };
    pod(
        "kube-controller-manager",
        None,
        config.image("kube-controller-manager"),
        pull_policy(config),
        arguments("kube-controller-manager", &defaults, component.get("extraArgs")),
        json!({"cpu": "200m"}),
        &probes,
        mounts,
        component,
    )
}

pub fn scheduler(config: &Config) -> Value {
    let component = &config.cluster["scheduler"];
    let kubeconfig = format!("{}/scheduler.conf", c::KUBERNETES_DIR);
    let defaults = [
        ("authentication-kubeconfig", kubeconfig.clone()),
        ("authorization-kubeconfig", kubeconfig.clone()),
        ("bind-address", "127.0.0.1".into()),
        ("kubeconfig", kubeconfig.clone()),
        ("leader-elect", "true".into()),
    ];
    let probes = Probes {
        host: probe_host(extra_argument(component, "bind-address").unwrap_or("127.0.0.1")),
        scheme: "HTTPS",
        liveness: "/livez",
        readiness: Some("/readyz"),
        startup: "/livez",
        port: i64::from(c::SCHEDULER_PORT),
        startup_timeout_seconds: startup_timeout(config),
    };
    pod(
        "kube-scheduler",
        None,
        config.image("kube-scheduler"),
        pull_policy(config),
        arguments("kube-scheduler", &defaults, component.get("extraArgs")),
        json!({"cpu": "100m"}),
        &probes,
        vec![Mount::file("kubeconfig", kubeconfig)],
        component,
    )
}

/// `initial_cluster`: `name=peer-url` of the members so far, this one included.
pub fn etcd(config: &Config, initial_cluster: &str, existing: bool) -> Value {
    let component = &config.cluster["etcd"]["local"];
    let dir = format!("{}/etcd", config.certificates_dir());
    let data = component["dataDir"].as_str().unwrap_or(c::ETCD_DATA_DIR);
    let url = |port: u16| format!("https://{}", host_port(config.advertise_address(), i64::from(port)));
    let mut defaults = vec![
        ("advertise-client-urls", url(c::ETCD_CLIENT_PORT)),
        ("cert-file", format!("{dir}/server.crt")),
        ("client-cert-auth", "true".into()),
        ("data-dir", data.to_owned()),
        ("feature-gates", "InitialCorruptCheck=true".into()),
        ("initial-advertise-peer-urls", url(c::ETCD_PEER_PORT)),
        ("initial-cluster", initial_cluster.to_owned()),
        ("key-file", format!("{dir}/server.key")),
        ("listen-client-urls", format!("https://127.0.0.1:{},{}", c::ETCD_CLIENT_PORT, url(c::ETCD_CLIENT_PORT))),
        ("listen-metrics-urls", "http://127.0.0.1:2381".into()),
        ("listen-peer-urls", url(c::ETCD_PEER_PORT)),
        ("name", config.node_name().to_owned()),
        ("peer-cert-file", format!("{dir}/peer.crt")),
        ("peer-client-cert-auth", "true".into()),
        ("peer-key-file", format!("{dir}/peer.key")),
        ("peer-trusted-ca-file", format!("{dir}/ca.crt")),
        ("snapshot-count", "10000".into()),
        ("trusted-ca-file", format!("{dir}/ca.crt")),
        ("watch-progress-notify-interval", "5s".into()),
    ];
    if existing {
        defaults.push(("initial-cluster-state", "existing".into()));
    }
    let probes = Probes {
        host: "127.0.0.1".into(),
        scheme: "HTTP",
        liveness: "/livez",
        readiness: Some("/readyz"),
        startup: "/readyz",
        port: 2381,
        startup_timeout_seconds: startup_timeout(config),
    };
    let mounts = vec![Mount::folder("etcd-data", data, false), Mount::folder("etcd-certs", dir.clone(), false)];
    pod(
        "etcd",
        Some(("kubeadm.kubernetes.io/etcd.advertise-client-urls", url(c::ETCD_CLIENT_PORT))),
        config.etcd_image(),
        pull_policy(config),
        arguments("etcd", &defaults, component.get("extraArgs")),
        json!({"cpu": "100m", "memory": "100Mi"}),
        &probes,
        mounts,
        component,
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::finish;

    fn recorded() -> Option<Vec<(String, Value)>> {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/fidelity/kubeadm/manifests.yaml");
        let Ok(text) = std::fs::read_to_string(path) else {
            println!("skipped: no recordings beside the checkout");
            return None;
        };
        let mut out: Vec<(String, String)> = Vec::new();
        for line in text.lines() {
            if let Some(name) = line.strip_prefix("# ").filter(|n| n.ends_with(".yaml")) {
                out.push((name.to_owned(), String::new()));
            } else if let Some((_, body)) = out.last_mut() {
                body.push_str(line);
                body.push('\n');
            }
        }
        Some(
            out.into_iter()
                .map(|(name, body)| (name, codec::yaml::decode_untyped(body.as_bytes()).expect("a recording").value))
                .collect(),
        )
    }

    fn config() -> Config {
        finish(
            json!({"localAPIEndpoint": {"advertiseAddress": "10.77.0.31"},
                "nodeRegistration": {"name": "x1", "criSocket": c::CONTAINERD_SOCKET}}),
            json!({"kubernetesVersion": "v1.37.2", "imageRepository": "registry.k8s.io",
                "networking": {"podSubnet": "10.245.0.0/16"}}),
            json!({}),
            json!({}),
        )
        .expect("a good configuration")
    }

    /// Folders of authorities differ from host to host; they are not compared.
    fn without_ca_folders(mut pod: Value) -> Value {
        let drop = |list: &mut Value| {
            if let Some(list) = list.as_array_mut() {
                list.retain(|v| !CA_FOLDERS.iter().any(|(name, _)| v["name"] == *name));
            }
        };
        drop(&mut pod["spec"]["volumes"]);
        drop(&mut pod["spec"]["containers"][0]["volumeMounts"]);
        pod
    }

    #[test]
    fn manifests_equal_the_recorded_ones() {
        let Some(recorded) = recorded() else { return };
        let config = config();
        for (name, expected) in recorded {
            let made = match name.as_str() {
                "etcd.yaml" => etcd(&config, "x1=https://10.77.0.31:2380", false),
                "kube-apiserver.yaml" => api_server(&config),
                "kube-controller-manager.yaml" => controller_manager(&config),
                "kube-scheduler.yaml" => scheduler(&config),
                _ => continue,
            };
            assert_eq!(without_ca_folders(made), without_ca_folders(expected), "{name}");
        }
    }

    #[test]
    fn extra_arguments_replace_and_sort() {
        let words =
            arguments("p", &[("b", "1".into()), ("a", "2".into())], Some(&json!([{"name": "b", "value": "3"}])));
        assert_eq!(words, ["p", "--a=2", "--b=3"]);
    }
}
