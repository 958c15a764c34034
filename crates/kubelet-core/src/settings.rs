//! The kubelet's configuration: defaults, then the file, then drop-ins of the
//! configuration folder, then flags, as upstream layers them.
//!
//! The effective KubeletConfiguration is kept as JSON ([`Settings::config`], which
//! `/configz` shows) and read through typed accessors; a zero value means "the
//! default", as upstream's defaulting takes it. `settings_defaults.json` is what
//! v1.37.2 defaults to.
//! Limits: a configuration file is at most [`MAX_FILE_BYTES`].
//! Followed upstream: cmd/kubelet/app/server.go, pkg/kubelet/apis/config.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::Duration;

use component_base::flags::{FlagSet, Kind};
use serde_json::{Map, Value, json};

/// Largest configuration file.
const MAX_FILE_BYTES: u64 = 3 << 20;
const API_VERSION: &str = "kubelet.config.k8s.io/v1beta1";
const DEFAULTS: &str = include_str!("settings_defaults.json");

/// Eviction thresholds when none is configured.
const EVICTION_HARD: [(&str, &str); 5] = [
    ("imagefs.available", "15%"),
    ("imagefs.inodesFree", "5%"),
    ("memory.available", "100Mi"),
    ("nodefs.available", "10%"),
    ("nodefs.inodesFree", "5%"),
];

/// Flags that set a field of the configuration, with the field's path.
const FLAG_FIELDS: [(&str, &str); 75] = [
    ("address", "address"),
    ("port", "port"),
    ("read-only-port", "readOnlyPort"),
    ("anonymous-auth", "authentication.anonymous.enabled"),
    ("authentication-token-webhook", "authentication.webhook.enabled"),
    ("authentication-token-webhook-cache-ttl", "authentication.webhook.cacheTTL"),
    ("client-ca-file", "authentication.x509.clientCAFile"),
    ("authorization-mode", "authorization.mode"),
    ("authorization-webhook-cache-authorized-ttl", "authorization.webhook.cacheAuthorizedTTL"),
    ("authorization-webhook-cache-unauthorized-ttl", "authorization.webhook.cacheUnauthorizedTTL"),
    ("tls-cert-file", "tlsCertFile"),
    ("tls-private-key-file", "tlsPrivateKeyFile"),
    ("tls-cipher-suites", "tlsCipherSuites"),
    ("tls-min-version", "tlsMinVersion"),
    ("rotate-certificates", "rotateCertificates"),
    ("rotate-server-certificates", "serverTLSBootstrap"),
    ("pod-manifest-path", "staticPodPath"),
    ("manifest-url", "staticPodURL"),
    ("sync-frequency", "syncFrequency"),
    ("file-check-frequency", "fileCheckFrequency"),
    ("http-check-frequency", "httpCheckFrequency"),
    ("enable-server", "enableServer"),
    ("enable-debugging-handlers", "enableDebuggingHandlers"),
    ("healthz-port", "healthzPort"),
    ("healthz-bind-address", "healthzBindAddress"),
    ("oom-score-adj", "oomScoreAdj"),
    ("cluster-domain", "clusterDomain"),
    ("cluster-dns", "clusterDNS"),
    ("streaming-connection-idle-timeout", "streamingConnectionIdleTimeout"),
    ("node-status-update-frequency", "nodeStatusUpdateFrequency"),
    ("node-status-max-images", "nodeStatusMaxImages"),
    ("minimum-image-ttl-duration", "imageMinimumGCAge"),
    ("image-gc-high-threshold", "imageGCHighThresholdPercent"),
    ("image-gc-low-threshold", "imageGCLowThresholdPercent"),
    ("volume-stats-agg-period", "volumeStatsAggPeriod"),
    ("kubelet-cgroups", "kubeletCgroups"),
    ("system-cgroups", "systemCgroups"),
    ("cgroup-root", "cgroupRoot"),
    ("cgroups-per-qos", "cgroupsPerQOS"),
    ("cgroup-driver", "cgroupDriver"),
    ("cpu-manager-policy", "cpuManagerPolicy"),
    ("memory-manager-policy", "memoryManagerPolicy"),
    ("topology-manager-policy", "topologyManagerPolicy"),
    ("topology-manager-scope", "topologyManagerScope"),
    ("runtime-request-timeout", "runtimeRequestTimeout"),
    ("hairpin-mode", "hairpinMode"),
    ("max-pods", "maxPods"),
    ("pods-per-core", "podsPerCore"),
    ("pod-cidr", "podCIDR"),
    ("pod-max-pids", "podPidsLimit"),
    ("resolv-conf", "resolvConf"),
    ("cpu-cfs-quota", "cpuCFSQuota"),
    ("cpu-cfs-quota-period", "cpuCFSQuotaPeriod"),
    ("max-open-files", "maxOpenFiles"),
    ("kube-api-content-type", "contentType"),
    ("kube-api-qps", "kubeAPIQPS"),
    ("kube-api-burst", "kubeAPIBurst"),
    ("event-qps", "eventRecordQPS"),
    ("event-burst", "eventBurst"),
    ("registry-qps", "registryPullQPS"),
    ("registry-burst", "registryBurst"),
    ("serialize-image-pulls", "serializeImagePulls"),
    ("eviction-hard", "evictionHard"),
    ("eviction-soft", "evictionSoft"),
    ("eviction-soft-grace-period", "evictionSoftGracePeriod"),
    ("eviction-pressure-transition-period", "evictionPressureTransitionPeriod"),
    ("eviction-max-pod-grace-period", "evictionMaxPodGracePeriod"),
    ("fail-swap-on", "failSwapOn"),
    ("fail-cgroupv1", "failCgroupV1"),
    ("container-log-max-size", "containerLogMaxSize"),
    ("container-log-max-files", "containerLogMaxFiles"),
    ("container-runtime-endpoint", "containerRuntimeEndpoint"),
    ("image-service-endpoint", "imageServiceEndpoint"),
    ("seccomp-default", "seccompDefault"),
    ("register-node", "registerNode"),
];

/// Flags and effective configuration.
#[derive(Debug, Clone)]
pub struct Settings {
    pub config: Value,
    /// Name of this node: `--hostname-override` or the host's, lower case.
    pub node_name: String,
    pub hostname: String,
    pub kubeconfig: String,
    pub bootstrap_kubeconfig: String,
    pub root_dir: PathBuf,
    pub cert_dir: PathBuf,
    pub node_ip: String,
    pub node_labels: BTreeMap<String, String>,
    pub taints: Vec<Value>,
    pub provider_id: String,
    pub cloud_provider: String,
    /// All flags as given, for `/flagz`.
    pub flags: Vec<(String, String)>,
}

impl Settings {
    /// From parsed flags; reads the files they name. Errors read as upstream's.
    pub fn load(flags: &FlagSet) -> Result<Self, String> {
        let mut config: Value = serde_json::from_str(DEFAULTS).expect("the defaults are JSON");
        let file = flags.str("config");
        if !file.is_empty() {
            let given = read(Path::new(file)).map_err(|e| {
                format!("failed to load kubelet config file, path: {file}, error: failed to load Kubelet config file {file}, error {e}")
            })?;
            merge(&mut config, &given);
        }
        let dir = flags.str("config-dir");
        if !dir.is_empty() {
            for path in drop_ins(Path::new(dir))? {
                let given = read(&path)
                    .map_err(|e| format!("failed to load kubelet config file, path: {}, error: {e}", path.display()))?;
                merge(&mut config, &given);
            }
        }
        apply_flags(&mut config, flags);
        if config.get("evictionHard").is_none_or(|e| e.as_object().is_none_or(Map::is_empty)) {
            let map: Map<_, _> = EVICTION_HARD.iter().map(|(k, v)| (k.to_string(), json!(v))).collect();
            config["evictionHard"] = map.into();
        }
        validate(&config)?;
        let hostname = nix::unistd::gethostname()
            .map(|n| n.to_string_lossy().into_owned())
            .map_err(|e| format!("failed to run Kubelet: couldn't determine hostname: {e}"))?;
        let chosen = flags.str("hostname-override").trim().to_lowercase();
        let hostname = hostname.trim().to_lowercase();
        let cert_dir = flags.str("cert-dir");
        Ok(Self {
            node_name: if chosen.is_empty() { hostname.clone() } else { chosen.clone() },
            hostname: if chosen.is_empty() { hostname } else { chosen },
            kubeconfig: flags.str("kubeconfig").into(),
            bootstrap_kubeconfig: flags.str("bootstrap-kubeconfig").into(),
            root_dir: flags.str("root-dir").into(),
            cert_dir: cert_dir.into(),
            node_ip: flags.str("node-ip").into(),
            node_labels: flags.pairs("node-labels").into_iter().collect(),
            taints: flags
                .list("register-with-taints")
                .iter()
                .map(|t| parse_taint(t))
                .chain(config["registerWithTaints"].as_array().cloned().unwrap_or_default().into_iter().map(Ok))
                .collect::<Result<_, _>>()?,
            provider_id: flags.str("provider-id").into(),
            cloud_provider: flags.str("cloud-provider").into(),
            flags: flags.all().map(|(k, v)| (k.to_string(), v)).collect(),
            config,
        })
    }

    /// Defaults with the given overrides, for tests.
    pub fn with(overrides: &Value) -> Self {
        let mut config: Value = serde_json::from_str(DEFAULTS).expect("the defaults are JSON");
        merge(&mut config, overrides);
        Self {
            config,
            node_name: "node".into(),
            hostname: "node".into(),
            kubeconfig: String::new(),
            bootstrap_kubeconfig: String::new(),
            root_dir: "/var/lib/kubelet".into(),
            cert_dir: "/var/lib/kubelet/pki".into(),
            node_ip: String::new(),
            node_labels: BTreeMap::new(),
            taints: vec![],
            provider_id: String::new(),
            cloud_provider: String::new(),
            flags: vec![],
        }
    }

    fn at(&self, path: &str) -> &Value {
        path.split('.').fold(&self.config, |value, part| &value[part])
    }

    /// A text field, empty when absent.
    pub fn text(&self, path: &str) -> &str {
        self.at(path).as_str().unwrap_or_default()
    }

    /// A boolean field.
    pub fn flag(&self, path: &str) -> bool {
        self.at(path).as_bool().unwrap_or(false)
    }

    /// A number field.
    pub fn number(&self, path: &str) -> i64 {
        self.at(path).as_i64().unwrap_or(0)
    }

    /// A duration field.
    pub fn duration(&self, path: &str) -> Duration {
        let nanos = apimachinery::duration::parse(self.text(path)).unwrap_or(0);
        Duration::from_nanos(u64::try_from(nanos).unwrap_or(0))
    }

    /// A list of texts.
    pub fn list(&self, path: &str) -> Vec<String> {
        let items = self.at(path).as_array().map(Vec::as_slice).unwrap_or_default();
        items.iter().filter_map(|v| v.as_str().map(str::to_string)).collect()
    }

    /// A map of texts.
    pub fn map(&self, path: &str) -> BTreeMap<String, String> {
        let Some(map) = self.at(path).as_object() else { return BTreeMap::new() };
        map.iter().filter_map(|(k, v)| Some((k.clone(), v.as_str()?.to_string()))).collect()
    }
}

fn parse_taint(text: &str) -> Result<Value, String> {
    let (left, effect) = text.rsplit_once(':').ok_or_else(|| format!("invalid taint spec: {text}"))?;
    let (key, value) = left.split_once('=').unwrap_or((left, ""));
    let mut taint = json!({"key": key, "effect": effect});
    if !value.is_empty() {
        taint["value"] = json!(value);
    }
    Ok(taint)
}

fn drop_ins(dir: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = std::fs::read_dir(dir).map_err(|e| {
        format!(
            "failed to merge kubelet configs: failed to walk through kubelet dropin directory \"{}\": {e}",
            dir.display()
        )
    })?;
    let mut files: Vec<PathBuf> =
        entries.flatten().map(|e| e.path()).filter(|p| p.extension().is_some_and(|e| e == "conf")).collect();
    files.sort();
    Ok(files)
}

fn go_io(error: &std::io::Error) -> String {
    let text = error.to_string();
    text.split(" (os error").next().unwrap_or_default().to_lowercase()
}

/// Reads and checks one file.
fn read(path: &Path) -> Result<Value, String> {
    let shown = path.display();
    let text = std::fs::metadata(path)
        .and_then(|m| {
            if m.len() > MAX_FILE_BYTES {
                return Err(std::io::Error::other("file too large"));
            }
            std::fs::read_to_string(path)
        })
        .map_err(|e| format!("failed to read kubelet config file \"{shown}\", error: open {shown}: {}", go_io(&e)))?;
    decode(&text).map_err(|e| format!("failed to decode: {e}"))
}

/// Decodes one configuration; unknown fields are warned of and ignored.
pub fn decode(text: &str) -> Result<Value, String> {
    let value: Value = crate::yaml::parse(text)?;
    let version = value["apiVersion"].as_str().unwrap_or_default();
    let kind = value["kind"].as_str().unwrap_or_default();
    if kind != "KubeletConfiguration" || version != API_VERSION {
        if kind.is_empty() {
            return Err("Object 'Kind' is missing in a KubeletConfiguration file".into());
        }
        return Err(format!(
            "no kind \"{kind}\" is registered for version \"{version}\" in scheme \"pkg/runtime/scheme.go:111\""
        ));
    }
    let defaults: Value = serde_json::from_str(DEFAULTS).expect("the defaults are JSON");
    if let (Some(given), Some(known)) = (value.as_object(), defaults.as_object()) {
        for (key, value) in given {
            let Some(default) = known.get(key) else { continue };
            let (found, wanted) = match (value, default) {
                (Value::String(_), Value::Number(_)) => ("string", "int32"),
                (Value::Number(_), Value::String(_)) if !key.ends_with("Frequency") => ("number", "string"),
                (Value::String(_), Value::Bool(_)) => ("string", "bool"),
                (Value::Number(_), Value::Bool(_)) => ("number", "bool"),
                (Value::Bool(_), Value::Number(_)) => ("bool", "int32"),
                (Value::Bool(_), Value::String(_)) => ("bool", "string"),
                _ => continue,
            };
            return Err(format!(
                "json: cannot unmarshal {found} into Go struct field KubeletConfiguration.{key} of type {wanted}"
            ));
        }
    }
    Ok(value)
}

/// Lays `given` over `base`; zero values leave the base alone.
fn merge(base: &mut Value, given: &Value) {
    let (Some(base), Some(given)) = (base.as_object_mut(), given.as_object()) else { return };
    for (key, value) in given {
        let zero = match value {
            Value::Null => true,
            Value::String(s) => s.is_empty() || s == "0s",
            Value::Number(n) => n.as_f64() == Some(0.0) && !KEEPS_ZERO.contains(&key.as_str()),
            _ => false,
        };
        if zero {
            continue;
        }
        match (base.get_mut(key), value) {
            (Some(old @ Value::Object(_)), Value::Object(_)) if key != "evictionHard" => merge(old, value),
            _ => {
                base.insert(key.clone(), value.clone());
            }
        }
    }
}

/// Fields where zero is a value of its own (pointers upstream).
const KEEPS_ZERO: [&str; 7] = [
    "healthzPort",
    "oomScoreAdj",
    "registryPullQPS",
    "eventRecordQPS",
    "kubeAPIQPS",
    "imageGCHighThresholdPercent",
    "imageGCLowThresholdPercent",
];

fn apply_flags(config: &mut Value, flags: &FlagSet) {
    for (flag, path) in FLAG_FIELDS {
        if !flags.changed(flag) {
            continue;
        }
        let table = component_base::tables::kubelet::FLAGS;
        let kind = table.iter().find(|f| f.name == flag).map(|f| f.kind);
        let value = match kind {
            Some(Kind::Bool) => json!(flags.bool(flag)),
            Some(Kind::Int | Kind::Int32 | Kind::Int64 | Kind::Uint) => json!(flags.i64(flag)),
            Some(Kind::StringSlice | Kind::StringArray) => json!(flags.list(flag)),
            Some(Kind::MapStringString) => {
                let map: Map<_, _> = flags.pairs(flag).into_iter().map(|(k, v)| (k, json!(v))).collect();
                map.into()
            }
            _ => json!(flags.str(flag)),
        };
        let mut at = &mut *config;
        for part in path.split('.') {
            at = &mut at[part];
        }
        *at = value;
    }
}

/// Upstream's checks of values a typing error is likely in.
fn validate(config: &Value) -> Result<(), String> {
    let mut problems = Vec::new();
    let number = |key: &str| config[key].as_i64().unwrap_or(0);
    if number("maxPods") < 0 {
        problems.push(format!(
            "invalid configuration: maxPods (--max-pods) {} must not be a negative number",
            number("maxPods")
        ));
    }
    if number("podsPerCore") < 0 {
        problems.push(format!(
            "invalid configuration: podsPerCore (--pods-per-core) {} must not be a negative number",
            number("podsPerCore")
        ));
    }
    for (key, flag) in [("healthzPort", "healthz-port"), ("port", "port"), ("readOnlyPort", "read-only-port")] {
        let port = number(key);
        let optional = key != "port";
        let fine = (1..=65535).contains(&port) || optional && port == 0;
        if !fine {
            problems
                .push(format!("invalid configuration: {key} (--{flag}) {port} must be between 1 and 65535, inclusive"));
        }
    }
    let percent = |key: &str| number(key);
    for (key, flag) in [
        ("imageGCHighThresholdPercent", "image-gc-high-threshold"),
        ("imageGCLowThresholdPercent", "image-gc-low-threshold"),
    ] {
        if !(0..=100).contains(&percent(key)) {
            problems.push(format!(
                "invalid configuration: {key} (--{flag}) {} must be between 0 and 100, inclusive",
                percent(key)
            ));
        }
    }
    if percent("imageGCLowThresholdPercent") >= percent("imageGCHighThresholdPercent") {
        problems.push(format!(
            "invalid configuration: imageGCLowThresholdPercent (--image-gc-low-threshold) {} must be less than imageGCHighThresholdPercent (--image-gc-high-threshold) {}",
            percent("imageGCLowThresholdPercent"),
            percent("imageGCHighThresholdPercent")
        ));
    }
    match problems.len() {
        0 => Ok(()),
        1 => Err(format!(
            "failed to validate kubelet configuration, error: {}, path: &TypeMeta{{Kind:,APIVersion:,}}",
            problems[0]
        )),
        _ => Err(format!(
            "failed to validate kubelet configuration, error: [{}], path: &TypeMeta{{Kind:,APIVersion:,}}",
            problems.join(", ")
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zero_values_of_a_kubeadm_file_mean_the_default() {
        let given = decode(
            "apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\nsyncFrequency: 0s\nclusterDNS: [10.96.0.10]\nauthentication:\n  webhook:\n    cacheTTL: 0s\n    enabled: true\n",
        )
        .unwrap();
        let settings = Settings::with(&given);
        assert_eq!(settings.duration("syncFrequency"), Duration::from_secs(60));
        assert_eq!(settings.list("clusterDNS"), ["10.96.0.10"]);
        assert_eq!(settings.text("authentication.webhook.cacheTTL"), "2m0s");
    }

    #[test]
    fn errors_as_recorded() {
        let head = "apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\n";
        assert_eq!(
            decode(&format!("{head}maxPods: lots\n")).unwrap_err(),
            "json: cannot unmarshal string into Go struct field KubeletConfiguration.maxPods of type int32"
        );
        assert_eq!(
            decode("apiVersion: kubelet.config.k8s.io/v1beta9\nkind: KubeletConfiguration\n").unwrap_err(),
            "no kind \"KubeletConfiguration\" is registered for version \"kubelet.config.k8s.io/v1beta9\" in scheme \"pkg/runtime/scheme.go:111\""
        );
        let config = Settings::with(&decode(&format!("{head}maxPods: -5\n")).unwrap()).config;
        assert_eq!(
            validate(&config).unwrap_err(),
            "failed to validate kubelet configuration, error: invalid configuration: maxPods (--max-pods) -5 must not be a negative number, path: &TypeMeta{Kind:,APIVersion:,}"
        );
    }
}
