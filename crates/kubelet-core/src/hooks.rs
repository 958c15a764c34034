//! Lifecycle hooks of containers.
//! Followed upstream: pkg/kubelet/lifecycle/handlers.go.

use std::time::Duration;

use crate::kubelet::Kubelet;
use crate::pod::{Handler, Pod};
use crate::probes::check;

impl Kubelet {
    /// Runs a hook to its end; the error is for the log.
    pub(crate) async fn run_hook(
        &self,
        pod: &Pod,
        container_id: &str,
        container: &str,
        hook: &Handler,
    ) -> Result<(), String> {
        if let Some(exec) = &hook.exec {
            let answer =
                self.runtime.exec_sync(container_id, exec.command.clone(), None).await.map_err(|e| e.to_string())?;
            if answer.exit_code != 0 {
                let mut output = answer.stdout;
                output.extend(answer.stderr);
                return Err(format!(
                    "command '{}' exited with {}: {}",
                    exec.command.join(" "),
                    answer.exit_code,
                    String::from_utf8_lossy(&output)
                ));
            }
            return Ok(());
        }
        if let Some(sleep) = &hook.sleep {
            tokio::time::sleep(Duration::from_secs(u64::try_from(sleep.seconds).unwrap_or(0))).await;
            return Ok(());
        }
        let Some(get) = &hook.http_get else {
            return Err("invalid handler".into());
        };
        let (_, spec) = pod.container(container).ok_or("container not found")?;
        let port = check::resolve_port(&get.port, spec)?;
        let host = if !get.host.is_empty() {
            get.host.clone()
        } else if pod.spec.host_network {
            self.facts().host_ips.first().cloned().unwrap_or_default()
        } else {
            // The cache may be older than the sandbox.
            match self.cache.get(&pod.metadata.uid).ips.first() {
                Some(ip) => ip.clone(),
                None => {
                    let fresh = self.cache.refresh(&pod.metadata.uid).await.map_err(|e| e.to_string())?;
                    fresh.ips.first().cloned().ok_or("failed to find networking container")?
                }
            }
        };
        let scheme = if get.scheme.eq_ignore_ascii_case("HTTPS") { "https" } else { "http" };
        let path = if get.path.starts_with('/') { get.path.clone() } else { format!("/{}", get.path) };
        let headers: Vec<(String, String)> =
            get.http_headers.iter().map(|h| (h.name.clone(), h.value.clone())).collect();
        let answer = check::http_get(scheme, &host, port, &path, &headers).await?;
        if answer.status >= 400 {
            return Err(format!("HTTP hook answered with {}", answer.status));
        }
        Ok(())
    }
}
