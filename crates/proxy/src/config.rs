//! KubeProxyConfiguration v1alpha1 and the flags over it.

use std::net::IpAddr;
use std::time::Duration;

use apimachinery::Value;
use component_base::flags::FlagSet;
use ipnet::IpNet;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    Iptables,
    Nftables,
}

#[derive(Debug, Clone)]
pub struct Config {
    pub mode: Mode,
    pub hostname: String,
    pub kubeconfig: String,
    pub master: String,
    pub qps: f32,
    pub burst: u32,
    pub cluster_cidrs: Vec<IpNet>,
    pub masquerade_all: bool,
    pub masquerade_bit: u8,
    pub min_sync_period: Duration,
    pub sync_period: Duration,
    /// Empty: not served.
    pub healthz_address: String,
    pub metrics_address: String,
    pub node_port_addresses: Vec<String>,
    pub localhost_node_ports: bool,
    pub conntrack_max_per_core: i64,
    pub conntrack_min: i64,
    pub established_timeout: Option<Duration>,
    pub close_wait_timeout: Option<Duration>,
    /// The configuration as /configz shows it.
    pub document: Value,
}

/// Why the component can't start; upstream's sentence.
pub type Refused = String;

pub fn load(flags: &FlagSet) -> Result<Config, Refused> {
    let path = flags.str("config");
    let mut document = if path.is_empty() {
        let mut document = apimachinery::json!({});
        from_flags(flags, &mut document);
        document
    } else {
        read(path)?
    };
    document["apiVersion"] = "kubeproxy.config.k8s.io/v1alpha1".into();
    document["kind"] = "KubeProxyConfiguration".into();
    // Upstream lets this one flag stand over the file.
    let hostname = match (flags.str("hostname-override"), document["hostnameOverride"].as_str().unwrap_or_default()) {
        ("", "") => hostname()?,
        ("", file) => file.to_owned(),
        (flag, _) => flag.to_owned(),
    };
    let hostname = hostname.trim().to_lowercase();
    let text = |pointer: &str| document.pointer(pointer).and_then(Value::as_str).unwrap_or_default().to_owned();
    let mode = match text("/mode").as_str() {
        "" | "iptables" => Mode::Iptables,
        "nftables" => Mode::Nftables,
        other => {
            return Err(format!(
                "failed complete: KubeProxyConfiguration.ProxyMode: Invalid value: {}: must be iptables, ipvs, nftables or blank (blank means the best-available proxy [currently iptables])",
                apimachinery::field::quote(other)
            ));
        }
    };
    let section = if mode == Mode::Nftables { "nftables" } else { "iptables" };
    let duration = |pointer: String, default: u64| {
        let nanoseconds = apimachinery::duration::parse(&text(&pointer)).unwrap_or(0);
        match u64::try_from(nanoseconds) {
            Ok(n) if n > 0 => Duration::from_nanos(n),
            _ => Duration::from_secs(default),
        }
    };
    let optional = |pointer: &str| {
        let value = document.pointer(pointer).and_then(Value::as_str)?;
        u64::try_from(apimachinery::duration::parse(value).ok()?).ok().map(Duration::from_nanos)
    };
    let mut cluster_cidrs = Vec::new();
    for part in text("/clusterCIDR").split(',').filter(|p| !p.is_empty()) {
        cluster_cidrs.push(part.parse().map_err(|_| {
            format!("KubeProxyConfiguration.ClusterCIDR: Invalid value: {}: must be a valid CIDR block (e.g. 10.100.0.0/16 or fde4:8dd6:b6ae::/48)", apimachinery::field::quote(part))
        })?);
    }
    Ok(Config {
        mode,
        hostname,
        kubeconfig: text("/clientConnection/kubeconfig"),
        master: flags.str("master").to_owned(),
        qps: document.pointer("/clientConnection/qps").and_then(Value::as_f64).filter(|q| *q > 0.0).unwrap_or(5.0)
            as f32,
        burst: document
            .pointer("/clientConnection/burst")
            .and_then(Value::as_u64)
            .filter(|b| *b > 0)
            .and_then(|b| u32::try_from(b).ok())
            .unwrap_or(10),
        cluster_cidrs,
        masquerade_all: document
            .pointer(&format!("/{section}/masqueradeAll"))
            .and_then(Value::as_bool)
            .unwrap_or(false),
        masquerade_bit: document
            .pointer(&format!("/{section}/masqueradeBit"))
            .and_then(Value::as_u64)
            .and_then(|b| u8::try_from(b).ok())
            .filter(|b| *b < 32)
            .unwrap_or(14),
        min_sync_period: duration(format!("/{section}/minSyncPeriod"), 1),
        sync_period: duration(format!("/{section}/syncPeriod"), 30),
        healthz_address: address(&text("/healthzBindAddress"), &text("/bindAddress"), 10256, false),
        metrics_address: address(&text("/metricsBindAddress"), "127.0.0.1", 10249, true),
        node_port_addresses: document["nodePortAddresses"]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(Value::as_str)
            .map(str::to_owned)
            .collect(),
        localhost_node_ports: document.pointer("/iptables/localhostNodePorts").and_then(Value::as_bool).unwrap_or(true),
        conntrack_max_per_core: document.pointer("/conntrack/maxPerCore").and_then(Value::as_i64).unwrap_or(32768),
        conntrack_min: document.pointer("/conntrack/min").and_then(Value::as_i64).unwrap_or(131_072),
        established_timeout: optional("/conntrack/tcpEstablishedTimeout").or(Some(Duration::from_secs(24 * 3600))),
        close_wait_timeout: optional("/conntrack/tcpCloseWaitTimeout").or(Some(Duration::from_secs(3600))),
        document,
    })
}

fn read(path: &str) -> Result<Value, Refused> {
    let shown = |why: String| format!("failed complete: {why}");
    let bytes = std::fs::read(path).map_err(|error| {
        let why = match error.kind() {
            std::io::ErrorKind::NotFound => "no such file or directory".to_owned(),
            std::io::ErrorKind::PermissionDenied => "permission denied".to_owned(),
            _ => error.to_string(),
        };
        shown(format!("open {path}: {why}"))
    })?;
    let meta = codec::yaml::decode_untyped(&bytes).map_err(|e| shown(e.to_string()))?.value;
    let (api_version, kind) =
        (meta["apiVersion"].as_str().unwrap_or_default(), meta["kind"].as_str().unwrap_or_default());
    let ty = schema::type_by_api_version(api_version, kind).filter(|_| kind == "KubeProxyConfiguration").ok_or_else(
        || {
            shown(format!(
                "no kind {} is registered for version {} in scheme \"pkg/proxy/apis/config/scheme/scheme.go:30\"",
                apimachinery::field::quote(kind),
                apimachinery::field::quote(api_version)
            ))
        },
    )?;
    let decoded = codec::yaml::decode(&bytes, ty).map_err(|e| shown(e.to_string()))?;
    if let Some(error) = decoded.strict_error() {
        tracing::warn!(path, err = %error, "Using lenient decoding as strict decoding failed");
    }
    Ok(decoded.value)
}

fn from_flags(flags: &FlagSet, document: &mut Value) {
    for (flag, pointer) in [
        ("bind-address", &["bindAddress"][..]),
        ("cluster-cidr", &["clusterCIDR"]),
        ("healthz-bind-address", &["healthzBindAddress"]),
        ("metrics-bind-address", &["metricsBindAddress"]),
        ("kubeconfig", &["clientConnection", "kubeconfig"]),
        ("proxy-mode", &["mode"]),
        ("iptables-min-sync-period", &["iptables", "minSyncPeriod"]),
        ("iptables-sync-period", &["iptables", "syncPeriod"]),
    ] {
        if flags.knows(flag) && flags.changed(flag) {
            let mut here = &mut *document;
            for key in pointer {
                here = &mut here[*key];
            }
            *here = flags.str(flag).into();
        }
    }
    if flags.knows("masquerade-all") && flags.bool("masquerade-all") {
        document["iptables"]["masqueradeAll"] = true.into();
        document["nftables"]["masqueradeAll"] = true.into();
    }
}

/// `host:port` to listen on; a bare address gets the default port.
fn address(text: &str, default_host: &str, port: u16, keep_host: bool) -> String {
    if text.is_empty() {
        let host = if keep_host || !default_host.is_empty() { default_host } else { "0.0.0.0" };
        return if host.contains(':') { format!("[{host}]:{port}") } else { format!("{host}:{port}") };
    }
    match text.parse::<IpAddr>() {
        Ok(IpAddr::V6(ip)) => format!("[{ip}]:{port}"),
        Ok(ip) => format!("{ip}:{port}"),
        Err(_) => text.to_owned(),
    }
}

fn hostname() -> Result<String, Refused> {
    nix::unistd::gethostname()
        .map(|n| n.to_string_lossy().into_owned())
        .map_err(|e| format!("couldn't determine hostname: {e}"))
}
