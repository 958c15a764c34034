//! kubeadm's configuration: files of kubeadm.k8s.io/v1beta4 and component
//! kinds, flags over them, defaults, and what the host itself says.
//!
//! Every kind is a schema-driven [`Value`], so that what is printed and uploaded
//! has upstream's form. Upstream followed: cmd/kubeadm/app/util/config,
//! apis/kubeadm/v1beta4/defaults.go, apis/kubeadm/validation.

use std::net::IpAddr;
use std::path::Path;

use apimachinery::{Value, json};
use component_base::flags::FlagSet;

use crate::constants as c;
use crate::error::{Error, Result, fail, io_text, warn};
use crate::host;

/// What init and its phases work from.
#[derive(Debug, Clone)]
pub struct Config {
    pub init: Value,
    pub cluster: Value,
    pub kubelet: Value,
    pub proxy: Value,
    pub join: Value,
}

impl Config {
    pub fn cluster_text(&self, pointer: &str) -> &str {
        self.cluster.pointer(pointer).and_then(Value::as_str).unwrap_or_default()
    }
    pub fn init_text(&self, pointer: &str) -> &str {
        self.init.pointer(pointer).and_then(Value::as_str).unwrap_or_default()
    }
    pub fn node_name(&self) -> &str {
        self.init_text("/nodeRegistration/name")
    }
    pub fn advertise_address(&self) -> &str {
        self.init_text("/localAPIEndpoint/advertiseAddress")
    }
    pub fn bind_port(&self) -> i64 {
        self.init.pointer("/localAPIEndpoint/bindPort").and_then(Value::as_i64).unwrap_or(c::API_SERVER_PORT)
    }
    pub fn certificates_dir(&self) -> &str {
        self.cluster_text("/certificatesDir")
    }
    pub fn kubernetes_version(&self) -> &str {
        self.cluster_text("/kubernetesVersion")
    }
    pub fn service_subnet(&self) -> &str {
        self.cluster_text("/networking/serviceSubnet")
    }
    pub fn pod_subnet(&self) -> &str {
        self.cluster_text("/networking/podSubnet")
    }
    pub fn dns_domain(&self) -> &str {
        self.cluster_text("/networking/dnsDomain")
    }
    pub fn cri_socket(&self) -> &str {
        self.init_text("/nodeRegistration/criSocket")
    }
    /// `timeouts.NAME` in milliseconds.
    pub fn timeout(&self, name: &str) -> std::time::Duration {
        let text = self.init.pointer(&format!("/timeouts/{name}")).and_then(Value::as_str).unwrap_or("4m0s");
        std::time::Duration::from_nanos(apimachinery::duration::parse(text).unwrap_or(0).unsigned_abs())
    }
    /// `https://address:port` of this node's API server.
    pub fn local_endpoint(&self) -> String {
        format!("https://{}", host_port(self.advertise_address(), self.bind_port()))
    }
    /// The cluster's endpoint: controlPlaneEndpoint, else this node's.
    pub fn control_plane_endpoint(&self) -> String {
        let endpoint = self.cluster_text("/controlPlaneEndpoint");
        if endpoint.is_empty() {
            self.local_endpoint()
        } else if endpoint.rsplit_once(':').is_some_and(|(_, port)| port.parse::<u16>().is_ok()) {
            format!("https://{endpoint}")
        } else {
            format!("https://{}", host_port(endpoint, self.bind_port()))
        }
    }
    /// `repository/name:tag` of a control-plane component.
    pub fn image(&self, component: &str) -> String {
        format!("{}/{component}:{}", self.cluster_text("/imageRepository"), self.kubernetes_version().replace('+', "_"))
    }
    pub fn etcd_image(&self) -> String {
        let local = |key: &str, default: &str| {
            let text = self.cluster_text(&format!("/etcd/local/{key}"));
            if text.is_empty() { default.to_owned() } else { text.to_owned() }
        };
        format!(
            "{}/etcd:{}",
            local("imageRepository", self.cluster_text("/imageRepository")),
            local("imageTag", c::ETCD_TAG)
        )
    }
    pub fn dns_image(&self) -> String {
        let own = self.cluster_text("/dns/imageRepository");
        // Upstream's default repository has CoreDNS one level down.
        let repository =
            if own.is_empty() { format!("{}/coredns", self.cluster_text("/imageRepository")) } else { own.to_owned() };
        let tag = self.cluster_text("/dns/imageTag");
        format!("{repository}/coredns:{}", if tag.is_empty() { c::COREDNS_TAG } else { tag })
    }
    pub fn images(&self) -> Vec<String> {
        let mut images: Vec<String> =
            ["kube-apiserver", "kube-controller-manager", "kube-scheduler"].iter().map(|n| self.image(n)).collect();
        if !flag_true(&self.cluster, "/proxy/disabled") {
            images.push(self.image("kube-proxy"));
        }
        if !flag_true(&self.cluster, "/dns/disabled") {
            images.push(self.dns_image());
        }
        images.push(format!("{}/pause:{}", self.cluster_text("/imageRepository"), c::PAUSE_TAG));
        if self.cluster.pointer("/etcd/external").is_none_or(Value::is_null) {
            images.push(self.etcd_image());
        }
        images
    }
}

pub fn flag_true(value: &Value, pointer: &str) -> bool {
    value.pointer(pointer).and_then(Value::as_bool).unwrap_or(false)
}

pub fn host_port(host: &str, port: i64) -> String {
    if host.contains(':') { format!("[{host}]:{port}") } else { format!("{host}:{port}") }
}

/// What a file said, by kind.
#[derive(Debug, Default)]
pub struct Documents {
    pub list: Vec<Value>,
}

impl Documents {
    /// Reads a configuration file. `strict`: unknown fields are errors, else
    /// warnings as upstream's init gives them.
    pub fn read(path: &str, strict: bool) -> Result<Self> {
        let text = std::fs::read_to_string(path).map_err(|error| {
            Error(format!(
                "unable to read config from {} : {}",
                apimachinery::field::quote(path),
                io_text("open", Path::new(path), &error)
            ))
        })?;
        Self::parse(&text, strict)
    }

    pub fn parse(text: &str, strict: bool) -> Result<Self> {
        let mut list: Vec<Value> = Vec::new();
        for part in split_documents(text) {
            let raw = codec::yaml::decode_untyped(part.as_bytes()).map_err(|e| Error(e.to_string()))?.value;
            let api_version = raw.get("apiVersion").and_then(Value::as_str).unwrap_or_default().to_owned();
            let kind = raw.get("kind").and_then(Value::as_str).unwrap_or_default().to_owned();
            if kind.is_empty() || api_version.is_empty() {
                return fail(format!(
                    "invalid configuration for GroupVersionKind {}: kind and apiVersion is mandatory information that must be specified",
                    apimachinery::gvk::GroupVersion::parse(&api_version).unwrap_or_default().with_kind(kind)
                ));
            }
            if list.iter().any(|d| d["kind"] == kind.as_str()) {
                return fail(format!(
                    "invalid configuration: kind {} is specified twice in YAML file",
                    apimachinery::field::quote(&kind)
                ));
            }
            old_version(&api_version, &kind)?;
            let Some(ty) = schema::type_by_api_version(&api_version, &kind).filter(|_| known(&api_version)) else {
                if known(&api_version) {
                    return fail(format!(
                        "no kind {} is registered for version {}",
                        apimachinery::field::quote(&kind),
                        apimachinery::field::quote(&api_version)
                    ));
                }
                warn(
                    "initconfiguration.go:363",
                    format!(
                        "WARNING: Ignored configuration document with GroupVersionKind {}",
                        gvk_text(&api_version, &kind)
                    ),
                );
                continue;
            };
            let decoded = codec::yaml::decode(part.as_bytes(), ty)
                .map_err(|e| Error(format!("error unmarshaling configuration {}: {e}", go_gvk(&api_version, &kind))))?;
            if let Some(error) = decoded.strict_error() {
                let text = format!("error unmarshaling configuration {}: {error}", go_gvk(&api_version, &kind));
                if strict {
                    return fail(text);
                }
                warn("strict.go:47", text);
            }
            list.push(decoded.value);
        }
        Ok(Documents { list })
    }

    pub fn take(&mut self, kind: &str) -> Option<Value> {
        let at = self.list.iter().position(|d| d["kind"] == kind)?;
        Some(self.list.remove(at))
    }
}

fn split_documents(text: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    for line in text.lines() {
        if line.trim_end() == "---" || line.starts_with("--- ") {
            parts.push(String::new());
        } else if let Some(part) = parts.last_mut() {
            part.push_str(line);
            part.push('\n');
        }
    }
    parts.retain(|p| p.lines().any(|l| !l.trim().is_empty() && !l.trim_start().starts_with('#')));
    parts
}

fn known(api_version: &str) -> bool {
    matches!(api_version, c::KUBEADM_GROUP | "kubelet.config.k8s.io/v1beta1" | "kubeproxy.config.k8s.io/v1alpha1")
}

fn gvk_text(api_version: &str, kind: &str) -> String {
    apimachinery::gvk::GroupVersion::parse(api_version).unwrap_or_default().with_kind(kind).to_string()
}

fn go_gvk(api_version: &str, kind: &str) -> String {
    let gv = apimachinery::gvk::GroupVersion::parse(api_version).unwrap_or_default();
    format!("schema.GroupVersionKind{{Group:\"{}\", Version:\"{}\", Kind:\"{kind}\"}}", gv.group, gv.version)
}

fn old_version(api_version: &str, kind: &str) -> Result<()> {
    let Some(version) = api_version.strip_prefix("kubeadm.k8s.io/") else { return Ok(()) };
    let last = match version {
        "v1alpha1" => "v1.11",
        "v1alpha2" => "v1.12",
        "v1alpha3" => "v1.14",
        "v1beta1" => "v1.15",
        "v1beta2" => "v1.22",
        "v1beta3" => "v1.36",
        _ => return Ok(()),
    };
    fail(format!(
        "your configuration file uses an old API spec: {} (kind: {}). Please use kubeadm {last} instead and run 'kubeadm config migrate --old-config old-config-file --new-config new-config-file', which will write the new, similar spec using a newer API version.",
        apimachinery::field::quote(api_version),
        apimachinery::field::quote(kind)
    ))
}

/// Flags that may stand beside `--config`.
const WITH_CONFIG: [&str; 24] = [
    "config",
    "ignore-preflight-errors",
    "kubeconfig",
    "rootfs",
    "dry-run",
    "v",
    "vmodule",
    "node-name",
    "cri-socket",
    "skip-phases",
    "skip-token-print",
    "skip-certificate-key-print",
    "upload-certs",
    "certificate-key",
    "patches",
    "allow-missing-template-keys",
    "show-managed-fields",
    "output",
    "experimental-output",
    "token",
    "client-name",
    "org",
    "validity-period",
    "print-join-command",
];

fn no_mixing(flags: &FlagSet) -> Result<()> {
    let mixed: Vec<&str> =
        flags.all().map(|(name, _)| name).filter(|n| flags.changed(n) && !WITH_CONFIG.contains(n)).collect();
    if mixed.is_empty() {
        return Ok(());
    }
    fail(format!("can not mix '--config' with arguments [{}]", mixed.join(" ")))
}

/// Configuration of `init` and its phases: file, flags, defaults, host.
pub fn load_init(flags: &FlagSet) -> Result<Config> {
    let text =
        |name: &str| if flags.knows(name) && flags.changed(name) { flags.str(name).to_owned() } else { String::new() };
    let mut documents = Documents::default();
    let file = text("config");
    if !file.is_empty() {
        no_mixing(flags)?;
        documents = Documents::read(&file, false)?;
    }
    let mut init = documents.take("InitConfiguration").unwrap_or_else(|| json!({}));
    let mut cluster = documents.take("ClusterConfiguration").unwrap_or_else(|| json!({}));
    if file.is_empty() {
        let set = |target: &mut Value, path: &[&str], value: String| {
            if !value.is_empty() {
                *at(target, path) = Value::String(value);
            }
        };
        set(&mut init, &["localAPIEndpoint", "advertiseAddress"], text("apiserver-advertise-address"));
        set(&mut cluster, &["certificatesDir"], text("cert-dir"));
        set(&mut cluster, &["controlPlaneEndpoint"], text("control-plane-endpoint"));
        set(&mut cluster, &["imageRepository"], text("image-repository"));
        set(&mut cluster, &["kubernetesVersion"], text("kubernetes-version"));
        set(&mut cluster, &["networking", "podSubnet"], text("pod-network-cidr"));
        set(&mut cluster, &["networking", "serviceSubnet"], text("service-cidr"));
        set(&mut cluster, &["networking", "dnsDomain"], text("service-dns-domain"));
        if flags.knows("apiserver-bind-port") && flags.changed("apiserver-bind-port") {
            *at(&mut init, &["localAPIEndpoint", "bindPort"]) = json!(flags.i64("apiserver-bind-port"));
        }
        if flags.knows("apiserver-cert-extra-sans") && flags.changed("apiserver-cert-extra-sans") {
            *at(&mut cluster, &["apiServer", "certSANs"]) = json!(flags.list("apiserver-cert-extra-sans"));
        }
        for (flag, component) in [
            ("apiserver-extra-args", "apiServer"),
            ("controller-manager-extra-args", "controllerManager"),
            ("scheduler-extra-args", "scheduler"),
        ] {
            if flags.knows(flag) && flags.changed(flag) {
                let list: Vec<Value> =
                    flags.pairs(flag).into_iter().map(|(name, value)| json!({"name": name, "value": value})).collect();
                *at(&mut cluster, &[component, "extraArgs"]) = json!(list);
            }
        }
        if flags.knows("token") && flags.changed("token") {
            *at(&mut init, &["bootstrapTokens"]) = json!([{"token": text("token")}]);
        }
        if flags.knows("token-ttl") && flags.changed("token-ttl") {
            let tokens = at(&mut init, &["bootstrapTokens"]);
            if tokens.as_array().is_none_or(Vec::is_empty) {
                *tokens = json!([{}]);
            }
            tokens[0]["ttl"] = json!(flags.str("token-ttl"));
        }
    }
    for (flag, path) in [
        ("node-name", ["nodeRegistration", "name"]),
        ("cri-socket", ["nodeRegistration", "criSocket"]),
        ("patches", ["patches", "directory"]),
    ] {
        if flags.knows(flag) && flags.changed(flag) {
            *at(&mut init, &path) = json!(flags.str(flag));
        }
    }
    if flags.knows("certificate-key") && flags.changed("certificate-key") {
        init["certificateKey"] = json!(flags.str("certificate-key"));
    }
    if flags.knows("dry-run") && flags.bool("dry-run") {
        init["dryRun"] = json!(true);
    }
    let kubelet = documents.take("KubeletConfiguration").unwrap_or_else(|| json!({}));
    let proxy = documents.take("KubeProxyConfiguration").unwrap_or_else(|| json!({}));
    finish(init, cluster, kubelet, proxy)
}

/// Applies defaults, host facts and validation.
pub fn finish(mut init: Value, mut cluster: Value, mut kubelet: Value, mut proxy: Value) -> Result<Config> {
    type_meta(&mut init, c::KUBEADM_GROUP, "InitConfiguration");
    type_meta(&mut cluster, c::KUBEADM_GROUP, "ClusterConfiguration");
    default_node(&mut init, true)?;
    default_timeouts(&mut init);
    let endpoint = at(&mut init, &["localAPIEndpoint"]);
    if blank(endpoint.get("advertiseAddress")) {
        endpoint["advertiseAddress"] = json!(host::default_address()?.to_string());
    }
    if endpoint.get("bindPort").and_then(Value::as_i64).unwrap_or(0) == 0 {
        endpoint["bindPort"] = json!(c::API_SERVER_PORT);
    }
    default_tokens(&mut init)?;
    default_cluster(&mut cluster)?;
    let config = Config { init, cluster, kubelet: Value::Null, proxy: Value::Null, join: Value::Null };
    validate(&config)?;
    default_kubelet(&mut kubelet, &config)?;
    default_proxy(&mut proxy, &config);
    let mut config = Config { kubelet, proxy, ..config };
    for (value, api_version, kind) in [
        (&mut config.init, c::KUBEADM_GROUP, "InitConfiguration"),
        (&mut config.cluster, c::KUBEADM_GROUP, "ClusterConfiguration"),
        (&mut config.kubelet, "kubelet.config.k8s.io/v1beta1", "KubeletConfiguration"),
        (&mut config.proxy, "kubeproxy.config.k8s.io/v1alpha1", "KubeProxyConfiguration"),
    ] {
        type_meta(value, api_version, kind);
        if let Some(ty) = schema::type_by_api_version(api_version, kind) {
            codec::canonicalize(value, ty);
        }
    }
    Ok(config)
}

fn type_meta(value: &mut Value, api_version: &str, kind: &str) {
    value["apiVersion"] = json!(api_version);
    value["kind"] = json!(kind);
}

/// The member at `path`, made (with its parents) when absent.
pub fn at<'a>(value: &'a mut Value, path: &[&str]) -> &'a mut Value {
    let mut here = value;
    for key in path {
        if !here.is_object() {
            *here = json!({});
        }
        here = &mut here[*key];
    }
    here
}

fn blank(value: Option<&Value>) -> bool {
    match value {
        None | Some(Value::Null) => true,
        Some(Value::String(text)) => text.is_empty(),
        _ => false,
    }
}

pub fn default_node(init: &mut Value, control_plane: bool) -> Result<()> {
    let node = at(init, &["nodeRegistration"]);
    if blank(node.get("name")) {
        node["name"] = json!(host::name()?);
    } else {
        let lower = node["name"].as_str().unwrap_or_default().trim().to_lowercase();
        node["name"] = json!(lower);
    }
    if blank(node.get("criSocket")) {
        node["criSocket"] = json!(host::cri_socket()?);
    } else {
        let socket = node["criSocket"].as_str().unwrap_or_default().to_owned();
        if !socket.contains("://") {
            warn(
                "initconfiguration.go:127",
                format!(
                    "Usage of CRI endpoints without URL scheme is deprecated and can cause kubelet errors in the future. Automatically prepending scheme \"unix\" to the \"criSocket\" with value {}. Please update your configuration!",
                    apimachinery::field::quote(&socket)
                ),
            );
            node["criSocket"] = json!(format!("unix://{socket}"));
        }
    }
    if blank(node.get("imagePullPolicy")) {
        node["imagePullPolicy"] = json!("IfNotPresent");
    }
    if node.get("imagePullSerial").is_none_or(Value::is_null) {
        node["imagePullSerial"] = json!(true);
    }
    if node.get("taints").is_none_or(Value::is_null) {
        node["taints"] =
            if control_plane { json!([{"key": c::CONTROL_PLANE_LABEL, "effect": "NoSchedule"}]) } else { Value::Null };
    }
    Ok(())
}

pub fn default_timeouts(init: &mut Value) {
    let timeouts = at(init, &["timeouts"]);
    for (name, value) in [
        ("controlPlaneComponentHealthCheck", "4m0s"),
        ("discovery", "5m0s"),
        ("etcdAPICall", "2m0s"),
        ("kubeletHealthCheck", "4m0s"),
        ("kubernetesAPICall", "1m0s"),
        ("tlsBootstrap", "5m0s"),
        ("upgradeManifests", "5m0s"),
    ] {
        if timeouts.get(name).is_none_or(Value::is_null) {
            timeouts[name] = json!(value);
        }
    }
}

fn default_tokens(init: &mut Value) -> Result<()> {
    let tokens = at(init, &["bootstrapTokens"]);
    if tokens.as_array().is_none_or(Vec::is_empty) {
        *tokens = json!([{}]);
    }
    for token in tokens.as_array_mut().into_iter().flatten() {
        if blank(token.get("token")) {
            token["token"] = json!(crate::token::generate());
        }
        if token.get("ttl").is_none_or(Value::is_null) && token.get("expires").is_none_or(Value::is_null) {
            token["ttl"] = json!("24h0m0s");
        }
        if token.get("usages").and_then(Value::as_array).is_none_or(Vec::is_empty) {
            token["usages"] = json!(["signing", "authentication"]);
        }
        if token.get("groups").and_then(Value::as_array).is_none_or(Vec::is_empty) {
            token["groups"] = json!([c::NODE_TOKEN_GROUP]);
        }
    }
    Ok(())
}

fn default_cluster(cluster: &mut Value) -> Result<()> {
    for (path, value) in [
        (&["certificatesDir"][..], c::CERTIFICATES_DIR),
        (&["imageRepository"], c::IMAGE_REPOSITORY),
        (&["clusterName"], "kubernetes"),
        (&["encryptionAlgorithm"], "RSA-2048"),
        (&["networking", "dnsDomain"], "cluster.local"),
        (&["networking", "serviceSubnet"], "10.96.0.0/12"),
        (&["caCertificateValidityPeriod"], c::CA_VALIDITY),
        (&["certificateValidityPeriod"], c::CERTIFICATE_VALIDITY),
    ] {
        let member = at(cluster, path);
        if blank(Some(member)) {
            *member = json!(value);
        }
    }
    if cluster.pointer("/etcd/external").is_none_or(Value::is_null) {
        let dir = at(cluster, &["etcd", "local", "dataDir"]);
        if blank(Some(dir)) {
            *dir = json!(c::ETCD_DATA_DIR);
        }
    }
    let version = at(cluster, &["kubernetesVersion"]);
    match version.as_str().unwrap_or_default() {
        // An air-gapped machine asks nobody what is stable: what upstream falls
        // back to when it can't reach the internet.
        "" | "stable-1" | "stable" => {
            let local = component_base::version::git_version();
            warn("version.go:109", format!("falling back to the local client version: {local}"));
            *version = json!(local);
        }
        text if !text.starts_with('v') => {
            let text = format!("v{text}");
            *version = json!(text);
        }
        _ => {}
    }
    let text = version.as_str().unwrap_or_default().to_owned();
    let Some((major, minor)) = version_numbers(&text) else {
        return fail(format!("could not parse version {}", apimachinery::field::quote(&text)));
    };
    if (major, minor) < c::MINIMUM_CONTROL_PLANE {
        return fail(format!(
            "this version of kubeadm only supports deploying clusters with the control plane version >= {}.{}.0. Current version: {text}",
            c::MINIMUM_CONTROL_PLANE.0,
            c::MINIMUM_CONTROL_PLANE.1
        ));
    }
    Ok(())
}

/// (major, minor) of `v1.37.2`.
pub fn version_numbers(text: &str) -> Option<(u32, u32)> {
    let mut parts = text.trim_start_matches('v').split('.');
    Some((parts.next()?.parse().ok()?, parts.next()?.parse().ok()?))
}

fn default_kubelet(kubelet: &mut Value, config: &Config) -> Result<()> {
    let mut set = |path: &[&str], value: Value| {
        let member = at(kubelet, path);
        if blank(Some(member)) {
            *member = value;
        }
    };
    set(&["staticPodPath"], json!(c::MANIFESTS_DIR));
    set(&["clusterDomain"], json!(config.dns_domain()));
    set(&["clusterDNS"], json!([nth_address(config.service_subnet(), 10)?]));
    set(&["authentication", "x509", "clientCAFile"], json!(format!("{}/ca.crt", config.certificates_dir())));
    set(&["authentication", "anonymous", "enabled"], json!(false));
    set(&["authentication", "webhook", "enabled"], json!(true));
    set(&["authorization", "mode"], json!("Webhook"));
    set(&["healthzBindAddress"], json!("127.0.0.1"));
    set(&["healthzPort"], json!(10248));
    set(&["rotateCertificates"], json!(true));
    set(&["cgroupDriver"], json!("systemd"));
    if host::systemd_resolved() {
        set(&["resolvConf"], json!("/run/systemd/resolve/resolv.conf"));
    }
    Ok(())
}

fn default_proxy(proxy: &mut Value, config: &Config) {
    let mut set = |path: &[&str], value: Value| {
        let member = at(proxy, path);
        if blank(Some(member)) {
            *member = value;
        }
    };
    if !config.pod_subnet().is_empty() {
        set(&["clusterCIDR"], json!(config.pod_subnet()));
    }
    set(&["clientConnection", "kubeconfig"], json!("/var/lib/kube-proxy/kubeconfig.conf"));
    let bind = match config.advertise_address().parse::<IpAddr>() {
        Ok(IpAddr::V6(_)) => "::",
        _ => "0.0.0.0",
    };
    set(&["bindAddress"], json!(bind));
    set(&["mode"], json!("iptables"));
}

/// The n-th address of the first subnet of a list, upstream's GetIndexedIP.
pub fn nth_address(subnets: &str, n: u32) -> Result<String> {
    let first = subnets.split(',').next().unwrap_or_default();
    let net: ipnet::IpNet = first.parse().map_err(|_| {
        Error(format!(
            "couldn't parse service subnet CIDR {}: invalid CIDR address: {first}",
            apimachinery::field::quote(first)
        ))
    })?;
    let address = match net.network() {
        IpAddr::V4(base) => IpAddr::V4((u32::from(base) + n).into()),
        IpAddr::V6(base) => IpAddr::V6((u128::from(base) + u128::from(n)).into()),
    };
    if !net.contains(&address) {
        return fail(format!(
            "can't generate IP with index {n} from subnet. subnet too small. subnet: {}",
            apimachinery::field::quote(first)
        ));
    }
    Ok(address.to_string())
}

fn validate(config: &Config) -> Result<()> {
    use apimachinery::{FieldError, Path as FieldPath};
    let mut errors = Vec::new();
    let name = config.node_name();
    let node_path = FieldPath::new("nodeRegistration").child("name");
    if name.is_empty() {
        errors.push(FieldError::required(
            &node_path,
            "--node-name or .nodeRegistration.name in the config file is a required value",
        ));
    }
    for message in apimachinery::names::is_dns1123_subdomain(name) {
        errors.push(FieldError::invalid(&node_path, &json!(name), message));
    }
    for (index, token) in config.init["bootstrapTokens"].as_array().into_iter().flatten().enumerate() {
        let text = token["token"].as_str().unwrap_or_default();
        if !crate::token::is_token(text) {
            errors.push(FieldError::invalid(
                &FieldPath::new("bootstrapTokens").index(index).child("token"),
                &json!(text.split('.').next().unwrap_or_default()),
                format!(
                    "the bootstrap token is invalid, must match {}",
                    apimachinery::field::quote(crate::token::TOKEN_PATTERN)
                ),
            ));
        }
    }
    let address = config.advertise_address();
    if address.parse::<IpAddr>().is_err() {
        errors.push(FieldError::invalid(
            &FieldPath::new("localAPIEndpoint"),
            &json!(address),
            "ip address is not valid",
        ));
    }
    let port = config.bind_port();
    if !(1..=65535).contains(&port) {
        errors.push(FieldError::invalid(
            &FieldPath::new("localAPIEndpoint"),
            &json!(port.to_string()),
            "port number is not valid",
        ));
    }
    let networking = FieldPath::new("networking");
    let domain = config.dns_domain();
    for message in apimachinery::names::is_dns1123_subdomain(domain) {
        errors.push(FieldError::invalid(&networking.child("dnsDomain"), &json!(domain), message));
    }
    for (key, text, least) in
        [("serviceSubnet", config.service_subnet(), 10u128), ("podSubnet", config.pod_subnet(), 1)]
    {
        for subnet in text.split(',').filter(|s| !s.is_empty()) {
            let path = networking.child(key);
            match subnet.parse::<ipnet::IpNet>() {
                Err(_) => errors.push(FieldError::invalid(&path, &json!(text), "couldn't parse subnet")),
                Ok(net) => {
                    let bits = u32::from(net.max_prefix_len() - net.prefix_len());
                    let size = 1u128.checked_shl(bits).unwrap_or(u128::MAX);
                    if size < least {
                        errors.push(FieldError::invalid(
                            &path,
                            &json!(text),
                            format!("subnet with {size} address(es) is too small, the minimum is {least}"),
                        ));
                    }
                    if key == "serviceSubnet" && bits > 20 && net.max_prefix_len() == 128 {
                        errors.push(FieldError::invalid(&path, &json!(text), "specified service subnet is too large"));
                    }
                }
            }
        }
    }
    let dir = config.certificates_dir();
    if !dir.starts_with('/') {
        errors.push(FieldError::invalid(&FieldPath::new("certificatesDir"), &json!(dir), "path is not absolute"));
    }
    if errors.is_empty() {
        return Ok(());
    }
    Err(Error(apimachinery::field::aggregate(&errors)))
}

/// YAML of several kinds as kubeadm prints them.
pub fn documents_text(values: &[&Value]) -> String {
    values.iter().map(|v| yaml_text(v)).collect::<Vec<_>>().join("---\n")
}

pub fn yaml_text(value: &Value) -> String {
    String::from_utf8_lossy(&codec::yaml::encode(value)).into_owned()
}

/// InitConfiguration as printed: what is only internal is left out.
pub fn printable_init(config: &Config) -> Value {
    config.init.clone()
}
