//! `kubeadm reset`: undoes what init or join did to this host.

use std::io::Write;
use std::path::Path;
use std::time::Duration;

use component_base::flags::FlagSet;
use cri::{Remote, Runtime};

use crate::constants as c;
use crate::error::{Result, fail, warn};
use crate::{cluster, host};

pub async fn run(flags: FlagSet) -> Result<()> {
    if !flags.bool("force") {
        print!(
            "[reset] WARNING: Changes made to this host by 'kubeadm init' or 'kubeadm join' will be reverted.\n[reset] Are you sure you want to proceed? [y/N]: "
        );
        let _ = std::io::stdout().flush();
        let mut answer = String::new();
        let _ = std::io::stdin().read_line(&mut answer);
        if !answer.trim().eq_ignore_ascii_case("y") {
            return fail("error execution phase preflight: aborted reset operation");
        }
    }
    let admin = format!("{}/admin.conf", c::KUBERNETES_DIR);
    let mut configured = false;
    if Path::new(&admin).exists()
        && let Ok(client) = cluster::client_from_file(&admin)
    {
        let client = client.with_timeout(Some(Duration::from_secs(10)));
        match cluster::fetch_cluster_configuration(&client, "reset").await {
            Ok(_) => configured = true,
            Err(error) => warn(
                "reset.go:137",
                format!("[reset] Unable to fetch the kubeadm-config ConfigMap from cluster: {error}"),
            ),
        }
    }
    println!("[preflight] Running pre-flight checks");
    if !nix::unistd::geteuid().is_root() {
        return crate::preflight::root_only();
    }
    if !configured {
        warn("removeetcdmember.go:105", "[reset] No kubeadm config, using etcd pod spec to get data directory");
    }
    let etcd_manifest = format!("{}/etcd.yaml", c::MANIFESTS_DIR);
    let data = etcd_data_dir(&etcd_manifest);
    if let Some(data) = &data {
        // The member's pod goes first, or it would write into the emptied folder.
        let _ = std::fs::remove_file(&etcd_manifest);
        clean_dir(Path::new(data));
        println!("[reset] Deleted contents of the etcd data directory: {data}");
    }
    println!("[reset] Stopping the kubelet service");
    if host::has_systemd() && !host::systemctl(&["stop", "kubelet"]) {
        warn(
            "cleanupnode.go:105",
            "[reset] The kubelet service could not be stopped by kubeadm: [exit status 1]\n[reset] Please ensure kubelet is stopped manually",
        );
    }
    println!("[reset] Unmounting mounted directories in {}", apimachinery::field::quote(c::KUBELET_DIR));
    unmount_below(c::KUBELET_DIR);
    let socket =
        if flags.str("cri-socket").is_empty() { host::cri_socket()? } else { flags.str("cri-socket").to_owned() };
    if let Err(error) = remove_containers(&socket).await {
        warn("cleanupnode.go:134", format!("[reset] Failed to remove containers: {error}"));
    }
    // Containers may have held mounts.
    unmount_below(c::KUBELET_DIR);
    let certificates = flags.str("cert-dir").to_owned();
    println!("[reset] Deleting contents of directories: [{} {} {certificates}]", c::MANIFESTS_DIR, c::KUBELET_DIR);
    for dir in [c::MANIFESTS_DIR, c::KUBELET_DIR, certificates.as_str()] {
        clean_dir(Path::new(dir));
    }
    let files: Vec<String> = [
        "admin.conf",
        "super-admin.conf",
        "kubelet.conf",
        "bootstrap-kubelet.conf",
        "controller-manager.conf",
        "scheduler.conf",
    ]
    .iter()
    .map(|f| format!("{}/{f}", c::KUBERNETES_DIR))
    .collect();
    println!("[reset] Deleting files: [{}]", files.join(" "));
    for file in &files {
        let _ = std::fs::remove_file(file);
    }
    if flags.bool("cleanup-tmp-dir") {
        let dir = format!("{}/tmp", c::KUBERNETES_DIR);
        println!("[reset] Deleting the contents of {}", apimachinery::field::quote(&dir));
        clean_dir(Path::new(&dir));
    }
    println!(
        "\nThe reset process does not perform cleanup of CNI plugin configuration,\nnetwork filtering rules and kubeconfig files.\n\nFor information on how to perform this cleanup manually, please see:\n    https://k8s.io/docs/reference/setup-tools/kubeadm/kubeadm-reset/\n"
    );
    Ok(())
}

/// The hostPath of volume `etcd-data` in etcd's manifest.
fn etcd_data_dir(manifest: &str) -> Option<String> {
    let text = std::fs::read(manifest).ok()?;
    let pod = codec::yaml::decode_untyped(&text).ok()?.value;
    let volumes = pod["spec"]["volumes"].as_array()?;
    volumes.iter().find(|v| v["name"] == "etcd-data")?["hostPath"]["path"].as_str().map(str::to_owned)
}

/// Empties a folder; what can't go is told and left.
fn clean_dir(dir: &Path) {
    for entry in std::fs::read_dir(dir).into_iter().flatten().flatten() {
        let path = entry.path();
        let is_dir = entry.file_type().is_ok_and(|t| t.is_dir());
        let done = if is_dir { std::fs::remove_dir_all(&path) } else { std::fs::remove_file(&path) };
        if let Err(error) = done {
            warn(
                "cleanupnode.go:99",
                format!(
                    "[reset] Failed to delete contents of {} directory: {error}",
                    apimachinery::field::quote(&dir.to_string_lossy())
                ),
            );
        }
    }
}

fn unmount_below(dir: &str) {
    let mounts = std::fs::read_to_string("/proc/mounts").unwrap_or_default();
    let prefix = format!("{dir}/");
    let mut targets: Vec<&str> =
        mounts.lines().filter_map(|l| l.split(' ').nth(1)).filter(|t| t.starts_with(&prefix)).collect();
    // Deepest first.
    targets.sort_by_key(|t| std::cmp::Reverse(t.len()));
    for target in targets {
        if let Err(error) = nix::mount::umount2(target, nix::mount::MntFlags::empty()) {
            warn(
                "cleanupnode.go:115",
                format!("[reset] Failed to unmount mounted directories in {}: {target}: {error}", c::KUBELET_DIR),
            );
        }
    }
}

async fn remove_containers(socket: &str) -> cri::Result<()> {
    let remote = Remote::new(socket, None, Duration::from_secs(60))?;
    for sandbox in remote.list_pod_sandbox(None).await? {
        remote.stop_pod_sandbox(&sandbox.id).await?;
        remote.remove_pod_sandbox(&sandbox.id).await?;
    }
    Ok(())
}
