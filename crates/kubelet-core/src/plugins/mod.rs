//! Plugins that announce themselves by a socket in `plugins_registry`: each new socket
//! is asked what it is, its kind's handler takes it in, and it is told the outcome.
//!
//! A socket that fails is asked again after a pause that doubles, for as long as it is
//! there; one that disappears is signed off.
//! Followed upstream: pkg/kubelet/pluginmanager.

use std::collections::BTreeMap;
use std::os::unix::fs::FileTypeExt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use cri::plugins::{self, registration};
use futures::StreamExt;
use inotify::{Inotify, WatchMask};
use registration::registration_client::RegistrationClient;

use crate::kubelet::Kubelet;

/// Longest time a plugin may take to say what it is.
const CALL_TIMEOUT: Duration = Duration::from_secs(10);
/// Pause after a failed registration, at first and at most.
const MIN_RETRY: Duration = Duration::from_millis(500);
const MAX_RETRY: Duration = Duration::from_secs(122);
/// How often the folder is read though nothing was heard of it.
const RESCAN: Duration = Duration::from_secs(60);
/// How deep sockets may lie below the folder.
const MAX_DEPTH: usize = 4;
const EVENT_BUFFER: usize = 4096;

/// One socket.
struct Known {
    /// Tells a socket that was made anew from the one before.
    made: SystemTime,
    /// Kind and name, once it is registered.
    registered: Option<(String, String)>,
    failures: u32,
    retry_at: tokio::time::Instant,
}

/// Watches the folder until shutdown.
pub async fn run(kubelet: Arc<Kubelet>) {
    let dir = kubelet.settings.root_dir.join("plugins_registry");
    let mut known: BTreeMap<PathBuf, Known> = BTreeMap::new();
    let mut watch = open(&dir);
    loop {
        let found = sockets(&dir);
        let gone: Vec<PathBuf> =
            known.iter().filter(|(path, k)| found.get(*path) != Some(&k.made)).map(|(path, _)| path.clone()).collect();
        for path in gone {
            if let Some((kind, name)) = known.remove(&path).and_then(|k| k.registered) {
                tracing::info!(plugin = %name, kind = %kind, path = %path.display(), "Plugin socket is gone, de-registering it");
                if kind == "CSIPlugin" {
                    kubelet.csi.deregister(&kubelet, &name).await;
                } else if kind == "DevicePlugin" {
                    kubelet.devices.sign_off(&name);
                }
            }
        }
        for (path, made) in found {
            let now = tokio::time::Instant::now();
            let entry =
                known.entry(path.clone()).or_insert(Known { made, registered: None, failures: 0, retry_at: now });
            if entry.registered.is_some() || entry.retry_at > now {
                continue;
            }
            match register(&kubelet, &path).await {
                Ok(plugin) => entry.registered = Some(plugin),
                Err(text) => {
                    tracing::error!(err = %text, path = %path.display(), "Failed to register the plugin");
                    let wait = MIN_RETRY * 2u32.saturating_pow(entry.failures.min(16));
                    entry.failures += 1;
                    entry.retry_at = now + wait.min(MAX_RETRY);
                }
            }
        }
        let next = known.values().filter(|k| k.registered.is_none()).map(|k| k.retry_at).min();
        let next = next.unwrap_or_else(|| tokio::time::Instant::now() + RESCAN);
        match &mut watch {
            Some(stream) => tokio::select! {
                () = tokio::time::sleep_until(next) => {}
                event = stream.next() => if !matches!(event, Some(Ok(_))) {
                    watch = open(&dir);
                },
            },
            None => {
                tokio::time::sleep_until(next).await;
                watch = open(&dir);
            }
        }
    }
}

type Watch = inotify::EventStream<[u8; EVENT_BUFFER]>;

fn open(dir: &Path) -> Option<Watch> {
    let inotify = Inotify::init().ok()?;
    let mask = WatchMask::CREATE | WatchMask::DELETE | WatchMask::MOVED_TO | WatchMask::MOVED_FROM;
    for folder in folders(dir, 0) {
        inotify.watches().add(folder, mask).ok()?;
    }
    inotify.into_event_stream([0; EVENT_BUFFER]).ok()
}

fn folders(dir: &Path, depth: usize) -> Vec<PathBuf> {
    let mut out = vec![dir.to_path_buf()];
    if depth < MAX_DEPTH {
        for entry in std::fs::read_dir(dir).into_iter().flatten().flatten() {
            let hidden = entry.file_name().to_string_lossy().starts_with('.');
            if !hidden && entry.file_type().is_ok_and(|t| t.is_dir()) {
                out.extend(folders(&entry.path(), depth + 1));
            }
        }
    }
    out
}

/// Sockets below the folder with when they were made.
fn sockets(dir: &Path) -> BTreeMap<PathBuf, SystemTime> {
    folders(dir, 0)
        .iter()
        .flat_map(|folder| std::fs::read_dir(folder).into_iter().flatten().flatten())
        .filter(|e| !e.file_name().to_string_lossy().starts_with('.'))
        .filter(|e| e.file_type().is_ok_and(|t| t.is_socket()))
        .filter_map(|e| Some((e.path(), e.metadata().ok()?.modified().ok()?)))
        .collect()
}

/// Asks a socket what it is and takes it in.
async fn register(kubelet: &Arc<Kubelet>, socket: &Path) -> Result<(String, String), String> {
    let mut client = RegistrationClient::new(plugins::connect(socket));
    let info =
        plugins::call(socket, CALL_TIMEOUT, client.get_info(registration::InfoRequest {})).await.map_err(|e| {
            format!(
                "RegisterPlugin error -- failed to get plugin info using RPC GetInfo at socket {}, err: {e}",
                socket.display()
            )
        })?;
    let endpoint = if info.endpoint.is_empty() { socket.to_path_buf() } else { PathBuf::from(&info.endpoint) };
    let outcome = match info.r#type.as_str() {
        "CSIPlugin" => kubelet.csi.register(kubelet, &info.name, &endpoint, &info.supported_versions).await,
        "DevicePlugin" => kubelet.devices.register(kubelet, &info.name, &endpoint),
        other => Err(format!(
            "RegisterPlugin error -- no handler registered for plugin type: {other} at socket {}",
            socket.display()
        )),
    };
    let status = registration::RegistrationStatus {
        plugin_registered: outcome.is_ok(),
        error: outcome.clone().err().unwrap_or_default(),
    };
    let told = plugins::call(socket, CALL_TIMEOUT, client.notify_registration_status(status)).await;
    outcome?;
    told.map_err(|e| {
        format!("RegisterPlugin error -- failed to send registration status at socket {}, err: {e}", socket.display())
    })?;
    tracing::info!(plugin = %info.name, kind = %info.r#type, path = %socket.display(), "Plugin is registered");
    Ok((info.r#type, info.name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sockets_are_found_below_folders_and_nothing_else_is() {
        let dir = tempfile::tempdir().unwrap();
        let deep = dir.path().join("driver");
        std::fs::create_dir(&deep).unwrap();
        std::fs::write(dir.path().join("plain"), "").unwrap();
        let socket = deep.join("reg.sock");
        let _listener = std::os::unix::net::UnixListener::bind(&socket).unwrap();
        let _hidden = std::os::unix::net::UnixListener::bind(dir.path().join(".hidden.sock")).unwrap();
        assert_eq!(sockets(dir.path()).into_keys().collect::<Vec<_>>(), [socket]);
    }
}
