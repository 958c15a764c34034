//! The kubelet's files and unit (`phases/kubelet`).

use std::path::Path;
use std::process::{Command, Stdio};

use apimachinery::{Value, json};

use crate::config::{Config, yaml_text};
use crate::constants as c;
use crate::error::Result;
use crate::{files, host};

/// Writes kubeadm-flags.env, instance-config.yaml and config.yaml, in the order
/// and with the lines of `init` or of `join`.
pub fn write_files(node: &Value, kubelet: &Value, dir: &str, init: bool) -> Result<()> {
    let directory = Path::new(dir);
    let environment = directory.join("kubeadm-flags.env");
    let instance = directory.join("instance-config.yaml");
    let configuration = directory.join("config.yaml");
    let socket = node["criSocket"].as_str().unwrap_or(c::CONTAINERD_SOCKET);
    let write_environment = || -> Result<()> {
        println!("[kubelet-start] Writing kubelet environment file with flags to file {}", quoted(&environment));
        files::write(
            &environment,
            &format!("KUBELET_KUBEADM_ARGS={}\n", apimachinery::field::quote(&arguments(node))),
            0o644,
        )
    };
    files::make_dir(directory, 0o700)?;
    if init {
        write_environment()?;
    }
    println!("[kubelet-start] Writing kubelet configuration to file {}", quoted(&instance));
    // Upstream quotes the socket here, unlike its YAML printer would.
    files::write(&instance, &format!("containerRuntimeEndpoint: {}\n", apimachinery::field::quote(socket)), 0o644)?;
    let mut merged = kubelet.clone();
    merged["containerRuntimeEndpoint"] = json!(socket);
    println!(
        "[patches] Applied patch of type \"application/strategic-merge-patch+json\" to target \"kubeletconfiguration\""
    );
    println!("[kubelet-start] Writing kubelet configuration to file {}", quoted(&configuration));
    files::write(&configuration, &yaml_text(&merged), 0o644)?;
    if !init {
        write_environment()?;
    }
    Ok(())
}

fn quoted(path: &Path) -> String {
    apimachinery::field::quote(&path.to_string_lossy())
}

/// `--name=value` words of `kubeletExtraArgs` and of what the node needs beyond
/// its configuration file.
fn arguments(node: &Value) -> String {
    let mut words: Vec<(String, String)> = Vec::new();
    if let (Ok(host), Some(name)) = (host::name(), node["name"].as_str())
        && host != name
    {
        words.push(("hostname-override".into(), name.to_owned()));
    }
    for argument in node["kubeletExtraArgs"].as_array().into_iter().flatten() {
        let name = argument["name"].as_str().unwrap_or_default();
        words.retain(|(n, _)| n != name);
        words.push((name.to_owned(), argument["value"].as_str().unwrap_or_default().to_owned()));
    }
    words.sort();
    words.into_iter().map(|(name, value)| format!("--{name}={value}")).collect::<Vec<_>>().join(" ")
}

/// (Re)starts the unit. A host without systemd is told to its user.
pub fn start() {
    println!("[kubelet-start] Starting the kubelet");
    if !host::has_systemd() {
        println!(
            "[kubelet-start] WARNING: unable to start the kubelet service: [no supported init system detected, skipping starting kubelet]"
        );
        println!("[kubelet-start] Please ensure kubelet is running manually.");
        return;
    }
    host::systemctl(&["daemon-reload"]);
    if !host::systemctl(&["restart", "kubelet"]) {
        println!("[kubelet-start] WARNING: unable to start the kubelet service: [couldn't start service kubelet]");
        println!("[kubelet-start] Please ensure kubelet is running manually.");
    }
}

pub fn try_stop() {
    if host::has_systemd() && !host::systemctl(&["stop", "kubelet"]) {
        println!("[kubelet-start] WARNING: unable to stop the kubelet service momentarily: [exit status 1]");
    }
}

/// `kubelet --version` as (major, minor, text), or why not.
pub fn version() -> std::result::Result<String, String> {
    let done = Command::new("kubelet").arg("--version").stdin(Stdio::null()).output();
    match done {
        Ok(done) if done.status.success() => {
            Ok(String::from_utf8_lossy(&done.stdout).trim().trim_start_matches("Kubernetes ").to_owned())
        }
        Ok(done) => {
            Err(format!("cannot execute 'kubelet --version': exit status {}", done.status.code().unwrap_or(-1)))
        }
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            Err("cannot execute 'kubelet --version': executable file not found in $PATH".into())
        }
        Err(error) => Err(format!("cannot execute 'kubelet --version': {error}")),
    }
}

/// Points kubelet.conf at the rotated certificate once the kubelet has made it.
pub fn finalize(config: &Config, kubelet_dir: &str, kubernetes_dir: &str) -> Result<()> {
    let path = format!("{kubernetes_dir}/kubelet.conf");
    let current = format!("{kubelet_dir}/pki/kubelet-client-current.pem");
    println!(
        "[kubelet-finalize] Updating {} to point to a rotatable kubelet client certificate and key",
        apimachinery::field::quote(&path)
    );
    let kubeconfig = client::Kubeconfig::load(Path::new(&path)).map_err(|e| crate::error::Error(e.to_string()))?;
    let user = kubeconfig.users.first().map(|u| u.name.clone()).unwrap_or_default();
    let cluster = kubeconfig.clusters.first().map(|c| c.cluster.clone()).unwrap_or_default();
    let _ = config;
    let name = kubeconfig.clusters.first().map_or("kubernetes", |c| c.name.as_str()).to_owned();
    let text = yaml_text(&json!({
        "apiVersion": "v1", "kind": "Config",
        "clusters": [{"name": name, "cluster": {
            "certificate-authority-data": cluster.certificate_authority_data, "server": cluster.server}}],
        "contexts": [{"name": format!("{user}@{name}"), "context": {"cluster": name, "user": user}}],
        "current-context": format!("{user}@{name}"),
        "users": [{"name": user, "user": {"client-certificate": current, "client-key": current}}],
    }));
    files::write(Path::new(&path), &text, 0o600)?;
    if host::has_systemd() {
        host::systemctl(&["restart", "kubelet"]);
    }
    Ok(())
}
