//! Flags of kube-apiserver as the values that the server is built from, checked
//! with upstream's texts.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use apiserver::serve::tls::KeyPair;
use component_base::features::FeatureGates;
use component_base::flags::FlagSet;

use super::install::RuntimeConfig;

#[derive(Debug, Clone)]
pub struct Options {
    pub bind: SocketAddr,
    pub advertise: IpAddr,
    pub external_host: String,
    pub etcd_servers: Vec<String>,
    pub etcd_prefix: String,
    pub etcd_ca: Option<PathBuf>,
    pub etcd_cert: Option<PathBuf>,
    pub etcd_key: Option<PathBuf>,
    pub etcd_compaction: Duration,
    pub etcd_health_timeout: Duration,
    pub lease_reuse_seconds: u64,
    pub serving: KeyPair,
    pub sni: Vec<KeyPair>,
    pub cert_dir: PathBuf,
    pub client_ca: Option<PathBuf>,
    pub anonymous: bool,
    pub bootstrap_tokens: bool,
    pub request_header_ca: Option<PathBuf>,
    pub request_header_names: Vec<String>,
    pub request_header_user: Vec<String>,
    pub request_header_uid: Vec<String>,
    pub request_header_group: Vec<String>,
    pub request_header_extra: Vec<String>,
    pub service_account_issuers: Vec<String>,
    pub service_account_keys: Vec<PathBuf>,
    pub service_account_signing_key: Option<PathBuf>,
    pub service_account_jwks_uri: String,
    pub service_account_max_expiration: Duration,
    pub service_account_extend_expiration: bool,
    pub service_account_lookup: bool,
    pub api_audiences: Vec<String>,
    pub authorizers: Vec<super::authorizers::Entry>,
    pub enable_admission: Vec<String>,
    pub disable_admission: Vec<String>,
    pub allow_privileged: bool,
    pub service_cidrs: Vec<String>,
    pub node_port_range: String,
    pub kubelet_cert: Option<PathBuf>,
    pub kubelet_key: Option<PathBuf>,
    pub kubelet_ca: Option<PathBuf>,
    pub kubelet_address_types: Vec<String>,
    pub proxy_cert: Option<PathBuf>,
    pub proxy_key: Option<PathBuf>,
    pub endpoint_reconciler: String,
    pub event_ttl: Duration,
    pub request_timeout: Duration,
    pub min_request_timeout: Duration,
    pub shutdown_delay: Duration,
    pub max_in_flight: i64,
    pub max_mutating_in_flight: i64,
    pub priority_and_fairness: bool,
    pub runtime: RuntimeConfig,
    pub profiling: bool,
    pub gates: FeatureGates,
    pub flags: FlagSet,
}

fn path(flags: &FlagSet, name: &str) -> Option<PathBuf> {
    let text = flags.str(name);
    (!text.is_empty()).then(|| text.into())
}

impl Options {
    /// All mistakes at once, as upstream's `Validate` collects them.
    pub fn from_flags(flags: FlagSet) -> Result<Self, String> {
        let mut errors: Vec<String> = Vec::new();
        let etcd_servers = flags.list("etcd-servers");
        if etcd_servers.is_empty() {
            errors.push("--etcd-servers must be specified".into());
        }
        let port = flags.i64("secure-port");
        if !(0..=65535).contains(&port) {
            errors.push(format!(
                "--secure-port {port} must be between 1 and 65535, inclusive. It cannot be turned off with 0"
            ));
        } else if port == 0 {
            errors
                .push("--secure-port 0 must be between 1 and 65535, inclusive. It cannot be turned off with 0".into());
        }
        let issuers = flags.list("service-account-issuer");
        if issuers.is_empty() {
            errors.push("service-account-issuer is a required flag".into());
        }
        if flags.str("service-account-signing-key-file").is_empty()
            && flags.str("service-account-signing-endpoint").is_empty()
        {
            errors.push("service-account-signing-key-file is a required flag".into());
        }
        let authorizers = super::authorizers::of_flags(&flags).unwrap_or_else(|mistakes| {
            errors.extend(mistakes);
            Vec::new()
        });
        let pairs = flags.pairs("feature-gates");
        let gates = FeatureGates::parse("kube-apiserver", pairs.iter().map(|(name, on)| (name.as_str(), on.as_str())));
        let gates = gates.map_err(|error| {
            let given: Vec<String> = pairs.iter().map(|(name, on)| format!("{name}={on}")).collect();
            format!("invalid argument {:?} for \"--feature-gates\" flag: {error}", given.join(","))
        })?;
        if !errors.is_empty() {
            return Err(match errors.len() {
                1 => errors.remove(0),
                _ => format!("[{}]", errors.join(", ")),
            });
        }
        let bind_address: IpAddr = flags.ip("bind-address").unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED));
        let advertise = match flags.ip("advertise-address") {
            Some(address) if !address.is_unspecified() => address,
            _ if !bind_address.is_unspecified() && !bind_address.is_loopback() => bind_address,
            _ => default_address().unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST)),
        };
        let mut service_cidrs = flags.list("service-cluster-ip-range");
        if service_cidrs.is_empty() {
            service_cidrs = vec!["10.0.0.0/24".into()];
        }
        let sni = flags.list("tls-sni-cert-key").iter().map(|text| key_pair(text)).collect();
        Ok(Options {
            bind: SocketAddr::new(bind_address, u16::try_from(port).unwrap_or(6443)),
            advertise,
            external_host: flags.str("external-hostname").to_owned(),
            etcd_servers,
            etcd_prefix: flags.str("etcd-prefix").to_owned(),
            etcd_ca: path(&flags, "etcd-cafile"),
            etcd_cert: path(&flags, "etcd-certfile"),
            etcd_key: path(&flags, "etcd-keyfile"),
            etcd_compaction: flags.duration("etcd-compaction-interval"),
            etcd_health_timeout: flags.duration("etcd-healthcheck-timeout"),
            lease_reuse_seconds: u64::try_from(flags.i64("lease-reuse-duration-seconds")).unwrap_or(60),
            serving: KeyPair {
                cert_file: flags.str("tls-cert-file").into(),
                key_file: flags.str("tls-private-key-file").into(),
                names: Vec::new(),
            },
            sni,
            cert_dir: flags.str("cert-dir").into(),
            client_ca: path(&flags, "client-ca-file"),
            anonymous: flags.bool("anonymous-auth"),
            bootstrap_tokens: flags.bool("enable-bootstrap-token-auth"),
            request_header_ca: path(&flags, "requestheader-client-ca-file"),
            request_header_names: flags.list("requestheader-allowed-names"),
            request_header_user: flags.list("requestheader-username-headers"),
            request_header_uid: flags.list("requestheader-uid-headers"),
            request_header_group: flags.list("requestheader-group-headers"),
            request_header_extra: flags.list("requestheader-extra-headers-prefix"),
            service_account_issuers: issuers,
            service_account_keys: flags.list("service-account-key-file").into_iter().map(Into::into).collect(),
            service_account_signing_key: path(&flags, "service-account-signing-key-file"),
            service_account_jwks_uri: flags.str("service-account-jwks-uri").to_owned(),
            service_account_max_expiration: flags.duration("service-account-max-token-expiration"),
            service_account_extend_expiration: flags.bool("service-account-extend-token-expiration"),
            service_account_lookup: flags.bool("service-account-lookup"),
            api_audiences: flags.list("api-audiences"),
            authorizers,
            enable_admission: flags.list("enable-admission-plugins"),
            disable_admission: flags.list("disable-admission-plugins"),
            allow_privileged: flags.bool("allow-privileged"),
            service_cidrs,
            node_port_range: flags.str("service-node-port-range").to_owned(),
            kubelet_cert: path(&flags, "kubelet-client-certificate"),
            kubelet_key: path(&flags, "kubelet-client-key"),
            kubelet_ca: path(&flags, "kubelet-certificate-authority"),
            kubelet_address_types: flags.list("kubelet-preferred-address-types"),
            proxy_cert: path(&flags, "proxy-client-cert-file"),
            proxy_key: path(&flags, "proxy-client-key-file"),
            endpoint_reconciler: flags.str("endpoint-reconciler-type").to_owned(),
            event_ttl: flags.duration("event-ttl"),
            request_timeout: flags.duration("request-timeout"),
            min_request_timeout: Duration::from_secs(u64::try_from(flags.i64("min-request-timeout")).unwrap_or(1800)),
            shutdown_delay: flags.duration("shutdown-delay-duration"),
            max_in_flight: flags.i64("max-requests-inflight"),
            max_mutating_in_flight: flags.i64("max-mutating-requests-inflight"),
            priority_and_fairness: flags.bool("enable-priority-and-fairness"),
            runtime: RuntimeConfig(flags.pairs("runtime-config").into_iter().collect()),
            profiling: flags.bool("profiling"),
            gates,
            flags,
        })
    }
}

/// `cert,key` or `cert,key:name1,name2`.
fn key_pair(text: &str) -> KeyPair {
    let (files, names) = text.split_once(':').unwrap_or((text, ""));
    let (cert, key) = files.split_once(',').unwrap_or((files, ""));
    KeyPair {
        cert_file: cert.into(),
        key_file: key.into(),
        names: names.split(',').filter(|n| !n.is_empty()).map(str::to_owned).collect(),
    }
}

/// The address of the interface with the default route: what a datagram socket
/// would send from. No packet is sent.
fn default_address() -> Option<IpAddr> {
    let socket = std::net::UdpSocket::bind("0.0.0.0:0").ok()?;
    socket.connect("192.0.2.1:9").ok()?;
    socket.local_addr().ok().map(|a| a.ip()).filter(|ip| !ip.is_unspecified())
}
