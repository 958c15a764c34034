//! The kubelet's socket for device plugins, and the task that follows one plugin's list.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use cri::plugins::{self, device as wire};
use futures::StreamExt;
use tokio_util::sync::CancellationToken;
use wire::device_plugin_client::DevicePluginClient;

use super::CALL_TIMEOUT;
use crate::kubelet::Kubelet;

const SOCKET: &str = "kubelet.sock";

/// Answers registrations until shutdown. Sockets of before are removed: plugins watch
/// for that and register anew.
pub async fn serve(kubelet: Arc<Kubelet>) {
    let dir = kubelet.settings.root_dir.join("device-plugins");
    clear(&dir);
    let socket = dir.join(SOCKET);
    let listener = match tokio::net::UnixListener::bind(&socket) {
        Ok(listener) => listener,
        Err(error) => {
            tracing::error!(err = %error, path = %socket.display(), "Failed to listen to socket while starting device plugin registry");
            return;
        }
    };
    tracing::info!(path = %socket.display(), "Starting device plugin registration server");
    let target = kubelet.clone();
    let served = plugins::serve_registration(
        listener,
        Arc::new(move |request| target.devices.register_request(&target, &request, &dir)),
    );
    if let Err(error) = served.await {
        tracing::error!(err = %error, "Error while serving device plugin registration grpc server");
    }
}

fn clear(dir: &Path) {
    use std::os::unix::fs::FileTypeExt;
    for entry in std::fs::read_dir(dir).into_iter().flatten().flatten() {
        if entry.file_type().is_ok_and(|t| t.is_socket()) {
            let _ = std::fs::remove_file(entry.path());
        }
    }
}

/// Follows a plugin's list of devices until it ends.
pub(super) async fn follow(kubelet: Arc<Kubelet>, resource: String, socket: PathBuf, stop: CancellationToken) {
    let mut client = DevicePluginClient::new(plugins::connect(&socket));
    let options = plugins::call(&socket, CALL_TIMEOUT, client.get_device_plugin_options(wire::Empty {})).await;
    match options {
        Ok(options) => kubelet.devices.set_options(&resource, options),
        Err(error) => tracing::warn!(err = %error, resource = %resource, "Failed to get device plugin options"),
    }
    let opened = tokio::select! {
        () = stop.cancelled() => return,
        opened = plugins::call(&socket, CALL_TIMEOUT, client.list_and_watch(wire::Empty {})) => opened,
    };
    match opened {
        Err(error) => {
            tracing::error!(err = %error, resource = %resource, "listAndWatch ended unexpectedly for device plugin")
        }
        Ok(mut stream) => loop {
            let next = tokio::select! {
                () = stop.cancelled() => return,
                () = kubelet.shutdown.cancelled() => return,
                next = stream.next() => next,
            };
            match next {
                Some(Ok(answer)) => {
                    if kubelet.devices.set_devices(&resource, answer.devices) {
                        kubelet.node_news.notify_one();
                    }
                }
                Some(Err(error)) => {
                    tracing::error!(err = %error, resource = %resource, "listAndWatch ended unexpectedly for device plugin");
                    break;
                }
                None => break,
            }
        },
    }
    kubelet.devices.plugin_gone(&resource, &socket);
    kubelet.node_news.notify_one();
}
