//! Preflight checks of v1.37 (`cmd/kubeadm/app/preflight`): each has a name that
//! `--ignore-preflight-errors` takes, gives warnings and errors, and runs in
//! upstream's order. All problems are told at once.

use std::collections::BTreeSet;
use std::net::{TcpListener, ToSocketAddrs};
use std::path::Path;
use std::time::Duration;

use apimachinery::Value;
use cri::{Remote, Runtime};

use crate::config::{Config, version_numbers};
use crate::constants as c;
use crate::error::{Result, fail};
use crate::{host, kubelet};

/// What one check found.
#[derive(Debug, Default)]
pub struct Findings {
    pub name: String,
    pub warnings: Vec<String>,
    pub errors: Vec<String>,
}

impl Findings {
    fn of(name: impl Into<String>) -> Self {
        Findings { name: name.into(), ..Default::default() }
    }
    fn error(name: impl Into<String>, text: impl Into<String>) -> Self {
        Findings { name: name.into(), errors: vec![text.into()], ..Default::default() }
    }
    fn warning(name: impl Into<String>, text: impl Into<String>) -> Self {
        Findings { name: name.into(), warnings: vec![text.into()], ..Default::default() }
    }
}

/// The set of ignored names, lower case; from the flag and the configuration.
pub fn ignored(flag: &[String], node: &Value) -> Result<BTreeSet<String>> {
    let mut set: BTreeSet<String> = flag.iter().map(|n| n.to_lowercase()).collect();
    for name in node["ignorePreflightErrors"].as_array().into_iter().flatten().filter_map(Value::as_str) {
        set.insert(name.to_lowercase());
    }
    if set.contains("all") && set.len() > 1 {
        return fail(
            "ignore-preflight-errors: Invalid value: \"".to_owned()
                + &set.iter().cloned().collect::<Vec<_>>().join(",")
                + "\": don't specify individual checks if 'all' is used",
        );
    }
    Ok(set)
}

/// Prints what was found; an error when something found is not ignored.
pub fn judge(findings: Vec<Findings>, ignored: &BTreeSet<String>) -> Result<()> {
    let mut fatal = String::new();
    for mut found in findings {
        if ignored.contains("all") || ignored.contains(&found.name.to_lowercase()) {
            found.warnings.append(&mut found.errors);
        }
        for warning in &found.warnings {
            println!("\t[WARNING {}]: {warning}", found.name);
        }
        for error in &found.errors {
            fatal.push_str(&format!("\t[ERROR {}]: {error}\n", found.name));
        }
    }
    if fatal.is_empty() {
        return Ok(());
    }
    println!("[preflight] Some fatal errors occurred:");
    print!("{fatal}");
    println!(
        "[preflight] If you know what you are doing, you can make a check non-fatal with `--ignore-preflight-errors=...`"
    );
    fail("error execution phase preflight: preflight checks failed")
}

fn is_root() -> bool {
    nix::unistd::geteuid().is_root()
}

pub fn root_only() -> Result<()> {
    if is_root() {
        return Ok(());
    }
    println!("[preflight] Some fatal errors occurred:\n\t[ERROR IsPrivilegedUser]: user is not running as root");
    println!(
        "[preflight] If you know what you are doing, you can make a check non-fatal with `--ignore-preflight-errors=...`"
    );
    fail("error execution phase preflight: preflight checks failed")
}

fn port(number: u16) -> Findings {
    let name = format!("Port-{number}");
    match TcpListener::bind(("0.0.0.0", number)) {
        Ok(_) => Findings::of(name),
        Err(_) => Findings::error(name, format!("Port {number} is in use")),
    }
}

fn absent(path: &str) -> Findings {
    let name = format!("FileAvailable-{}", path.replace('/', "-"));
    if Path::new(path).exists() { Findings::error(name, format!("{path} already exists")) } else { Findings::of(name) }
}

fn empty_dir(path: &str) -> Findings {
    let name = format!("DirAvailable-{}", path.replace('/', "-"));
    if std::fs::read_dir(path).is_ok_and(|entries| entries.count() > 0) {
        Findings::error(name, format!("{path} is not empty"))
    } else {
        Findings::of(name)
    }
}

fn content_is_one(path: &str) -> Findings {
    let name = format!("FileContent-{}", path.replace('/', "-"));
    match std::fs::read_to_string(path) {
        Err(_) => Findings::error(name, format!("{path} does not exist")),
        Ok(text) if text.trim_start().starts_with('1') => Findings::of(name),
        Ok(_) => Findings::error(name, format!("{path} contents are not set to 1")),
    }
}

fn cpus() -> Findings {
    let count = std::thread::available_parallelism().map_or(1, usize::from);
    if count < 2 {
        Findings::error("NumCPU", format!("the number of available CPUs {count} is less than the required 2"))
    } else {
        Findings::of("NumCPU")
    }
}

fn memory() -> Findings {
    let kib: u64 = std::fs::read_to_string("/proc/meminfo")
        .ok()
        .and_then(|t| {
            t.lines()
                .find_map(|l| l.strip_prefix("MemTotal:").and_then(|r| r.trim().trim_end_matches(" kB").parse().ok()))
        })
        .unwrap_or(u64::MAX);
    let mib = kib / 1024;
    if mib < 1700 {
        Findings::error("Mem", format!("the system RAM ({mib} MB) is less than the minimum 1700 MB"))
    } else {
        Findings::of("Mem")
    }
}

fn swap() -> Findings {
    let swaps = std::fs::read_to_string("/proc/swaps").unwrap_or_default();
    if swaps.lines().filter(|l| !l.trim().is_empty()).count() <= 1 {
        return Findings::of("Swap");
    }
    let text = if Path::new("/sys/fs/cgroup/cgroup.controllers").exists() {
        "swap is enabled. The kubelet must be properly configured to use swap. Please refer to https://kubernetes.io/docs/concepts/architecture/nodes/#swap-memory, or disable swap on the node"
    } else {
        "swap is supported for cgroup v2 only. The kubelet must be properly configured to use swap. Please refer to https://kubernetes.io/docs/concepts/architecture/nodes/#swap-memory, or disable swap on the node"
    };
    Findings::warning("Swap", text)
}

fn in_path(program: &str) -> Findings {
    let name = format!("FileExisting-{program}");
    if host::in_path(program) {
        Findings::of(name)
    } else {
        Findings::error(name, format!("{program} not found in system path"))
    }
}

fn service_enabled() -> Findings {
    let mut found = Findings::of("Service-kubelet");
    if !host::has_systemd() {
        found.warnings.push("no supported init system detected, skipping checking for services".into());
        return found;
    }
    if host::output("systemctl", &["cat", "kubelet.service"]).is_err() {
        found.warnings.push("kubelet service does not exist".into());
    } else if !host::systemctl(&["is-enabled", "--quiet", "kubelet"]) {
        found.warnings.push("kubelet service is not enabled, please run 'systemctl enable kubelet.service'".into());
    }
    found
}

fn host_name(name: &str) -> Findings {
    let mut found = Findings::of("Hostname");
    if (name, 0).to_socket_addrs().map(|mut a| a.next()).ok().flatten().is_none() {
        found.warnings.push(format!("hostname {} could not be reached", apimachinery::field::quote(name)));
        found.warnings.push(format!(
            "hostname {}: lookup {name}{}: no such host",
            apimachinery::field::quote(name),
            name_server().map(|s| format!(" on {s}:53")).unwrap_or_default()
        ));
    }
    found
}

fn name_server() -> Option<String> {
    let text = std::fs::read_to_string("/etc/resolv.conf").ok()?;
    text.lines().find_map(|l| l.strip_prefix("nameserver ").map(|s| s.trim().to_owned()))
}

fn kubernetes_version(version: &str) -> Findings {
    let own = component_base::version::git_version();
    let name = "KubernetesVersion";
    match (version_numbers(version), version_numbers(own)) {
        (Some(wanted), Some(ours)) if wanted > ours => Findings::warning(
            name,
            format!(
                "Kubernetes version is greater than kubeadm version. Please consider to upgrade kubeadm. Kubernetes version: {}. Kubeadm version: {}.{}.x",
                version.trim_start_matches('v'),
                ours.0,
                ours.1
            ),
        ),
        _ => Findings::of(name),
    }
}

fn kubelet_version(version: &str) -> Findings {
    let name = "KubeletVersion";
    match kubelet::version() {
        Err(text) => Findings::error(name, format!("couldn't get kubelet version: {text}")),
        Ok(found) => match (version_numbers(&found), version_numbers(version)) {
            (Some(kubelet), Some(control)) if kubelet > control => Findings::error(
                name,
                format!(
                    "the kubelet version is higher than the control plane version. This is not a supported version skew and may lead to a malfunctional cluster. Kubelet version: {} Control plane version: {}",
                    apimachinery::field::quote(found.trim_start_matches('v')),
                    apimachinery::field::quote(version.trim_start_matches('v'))
                ),
            ),
            _ => Findings::of(name),
        },
    }
}

/// The one part of upstream's system validator that a modern kernel can fail.
fn system_verification() -> Findings {
    let name = "SystemVerification";
    if let Err(text) = kubelet::version() {
        return Findings::error(name, format!("couldn't get kubelet version: {text}"));
    }
    if Path::new("/sys/fs/cgroup/cgroup.controllers").exists() {
        return Findings::of(name);
    }
    println!("[preflight] The system verification failed. Printing the output from the verification:");
    Findings::error(
        name,
        "cgroups v1 support is deprecated and will be removed in a future release. Please migrate to cgroups v2. To explicitly enable cgroups v1 support for kubelet v1.35 or newer, you must set the kubelet configuration option 'FailCgroupV1' to 'false'. You must also explicitly skip this validation. For more information, see https://git.k8s.io/enhancements/keps/sig-node/5573-remove-cgroup-v1",
    )
}

fn proxies(endpoint: &str, ranges: &[&str]) -> Vec<Findings> {
    let variable = |names: [&str; 2]| names.iter().find_map(|n| std::env::var(n).ok().filter(|v| !v.is_empty()));
    let Some(proxy) = variable(["HTTPS_PROXY", "https_proxy"]) else { return Vec::new() };
    let exceptions = variable(["NO_PROXY", "no_proxy"]).unwrap_or_default();
    let excepted = |text: &str| exceptions.split(',').any(|e| !e.trim().is_empty() && text.contains(e.trim()));
    let mut all = Vec::new();
    if !excepted(endpoint) {
        all.push(Findings::warning(
            "HTTPProxy",
            format!(
                "Connection to {} uses proxy {}. If that is not intended, adjust your proxy settings",
                apimachinery::field::quote(&format!("https://{endpoint}")),
                apimachinery::field::quote(&proxy)
            ),
        ));
    }
    for range in ranges.iter().filter(|r| !r.is_empty() && !excepted(r)) {
        all.push(Findings::warning(
            "HTTPProxyCIDR",
            format!(
                "connection to {} uses proxy {}. This may lead to malfunctional cluster setup. Make sure that Pod and Services IP ranges specified correctly as exceptions in proxy configuration",
                apimachinery::field::quote(range),
                apimachinery::field::quote(&proxy)
            ),
        ));
    }
    all
}

async fn runtime(socket: &str) -> Vec<Findings> {
    let attempt = async {
        let remote = Remote::new(socket, None, Duration::from_secs(10)).map_err(|e| e.to_string())?;
        remote.validate(socket).await
    };
    match attempt.await {
        Ok(_) => Vec::new(),
        Err(error) => {
            let text = format!(
                "could not connect to the container runtime: failed to create new CRI runtime service: {error}"
            );
            vec![Findings::error("CRI", text.clone()), Findings::error("ContainerRuntimeVersion", text)]
        }
    }
}

/// Checks that init and join share, in upstream's order.
async fn common(node: &Value, found: &mut Vec<Findings>) {
    found.extend(runtime(node["criSocket"].as_str().unwrap_or(c::CONTAINERD_SOCKET)).await);
    found.push(content_is_one("/proc/sys/net/ipv4/ip_forward"));
    found.push(swap());
    for program in ["losetup", "mount", "cp"] {
        found.push(in_path(program));
    }
    found.push(system_verification());
    found.push(host_name(node["name"].as_str().unwrap_or_default()));
}

pub async fn init(config: &Config, ignored: &BTreeSet<String>) -> Result<()> {
    root_only()?;
    let manifests = c::MANIFESTS_DIR;
    let mut found = vec![cpus(), memory(), kubernetes_version(config.kubernetes_version())];
    found.push(port(u16::try_from(config.bind_port()).unwrap_or(6443)));
    found.push(port(c::SCHEDULER_PORT));
    found.push(port(c::CONTROLLER_MANAGER_PORT));
    for file in ["kube-apiserver", "kube-controller-manager", "kube-scheduler", "etcd"] {
        found.push(absent(&format!("{manifests}/{file}.yaml")));
    }
    found.extend(proxies(config.advertise_address(), &[config.service_subnet(), config.pod_subnet()]));
    common(&config.init["nodeRegistration"], &mut found).await;
    found.push(kubelet_version(config.kubernetes_version()));
    found.push(service_enabled());
    found.push(port(c::KUBELET_PORT));
    if config.cluster.pointer("/etcd/external").is_none_or(Value::is_null) {
        found.push(port(c::ETCD_CLIENT_PORT));
        found.push(port(c::ETCD_PEER_PORT));
        found.push(empty_dir(
            config.cluster.pointer("/etcd/local/dataDir").and_then(Value::as_str).unwrap_or(c::ETCD_DATA_DIR),
        ));
    }
    judge(found, ignored)
}

pub async fn join(node: &Value, ca_file: &str, ignored: &BTreeSet<String>) -> Result<()> {
    root_only()?;
    let mut found = vec![
        absent(&format!("{}/kubelet.conf", c::KUBERNETES_DIR)),
        absent(&format!("{}/bootstrap-kubelet.conf", c::KUBERNETES_DIR)),
    ];
    common(node, &mut found).await;
    found.push(kubelet_version(component_base::version::git_version()));
    found.push(service_enabled());
    found.push(port(c::KUBELET_PORT));
    found.push(absent(ca_file));
    judge(found, ignored)
}

/// Checks that the images are there and pulls those that are not.
pub async fn images(config: &Config, ignored: &BTreeSet<String>) -> Result<()> {
    if config.init_text("/nodeRegistration/imagePullPolicy") == "Never" {
        println!("[preflight] Skipping the pull of images required for setting up a Kubernetes cluster");
        return Ok(());
    }
    println!("[preflight] Pulling images required for setting up a Kubernetes cluster");
    println!("[preflight] This might take a minute or two, depending on the speed of your internet connection");
    println!("[preflight] You can also perform this action beforehand using 'kubeadm config images pull'");
    let mut found = Findings::of("ImagePull");
    match Remote::new(config.cri_socket(), None, Duration::from_secs(600)) {
        Err(error) => found.errors.push(error.to_string()),
        Ok(remote) => {
            let always = config.init_text("/nodeRegistration/imagePullPolicy") == "Always";
            for image in config.images() {
                let spec = cri::v1::ImageSpec { image: image.clone(), ..Default::default() };
                let present =
                    matches!(remote.image_status(spec.clone(), false).await, Ok(status) if status.image.is_some());
                if present && !always {
                    continue;
                }
                if let Err(error) = remote.pull_image(spec, None, None).await {
                    found.errors.push(format!("failed to pull image {image}: {error}"));
                }
            }
        }
    }
    judge(vec![found], ignored)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ignoring_turns_errors_into_warnings() {
        let found = || vec![Findings::error("Port-6443", "Port 6443 is in use")];
        assert!(judge(found(), &BTreeSet::new()).is_err());
        assert!(judge(found(), &BTreeSet::from(["port-6443".to_owned()])).is_ok());
        assert!(judge(found(), &BTreeSet::from(["all".to_owned()])).is_ok());
        assert!(ignored(&["all".into(), "Swap".into()], &Value::Null).is_err());
    }
}
