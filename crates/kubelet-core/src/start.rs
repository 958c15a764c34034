//! Starts one container: image, configuration, create, start, hook.
//! Followed upstream: kuberuntime_container.go (startContainer).

use std::collections::BTreeMap;
use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use cri::v1;
use reconciler::events::EventType;

use crate::clock;
use crate::config::container::{self, Start};
use crate::config::{FetchError, Fetched, Gathered, MountedVolume, env, hosts, security};
use crate::kubelet::Kubelet;
use crate::plan::{Kill, KillReason};
use crate::pod::{Container, ContainerKind, Pod};
use crate::runtime_pod::{RuntimePod, State};
use crate::volumes;

/// Where old tools look for container logs.
const LEGACY_LOGS: &str = "/var/log/containers";
/// Longest file name of a legacy log link, without `.log`.
const MAX_LINK_NAME: usize = 251;

/// What all containers of one sync share.
pub(crate) struct Context<'a> {
    pub pod: &'a Arc<Pod>,
    pub sandbox_id: &'a str,
    pub sandbox: &'a v1::PodSandboxConfig,
    pub pod_ips: Vec<String>,
    pub volumes: BTreeMap<String, MountedVolume>,
    pub runtime: &'a RuntimePod,
}

/// A failed start: reason and message of the waiting state.
struct Failure(&'static str, String);

impl Kubelet {
    /// Starts a container, or says in its waiting state why not. The error is the
    /// line of the log.
    pub(crate) async fn start_container(
        self: &Arc<Self>,
        context: &Context<'_>,
        container: &Container,
    ) -> Result<(), String> {
        let pod = context.pod;
        let uid = &pod.metadata.uid;
        let kind = match pod.container(&container.name) {
            Some((ContainerKind::Init, _)) => "init_container",
            Some((ContainerKind::Ephemeral, _)) => "ephemeral_container",
            _ => "container",
        };
        self.count("kubelet_started_containers_total", &[kind]);
        let outcome = match self.backoff_of(context, container) {
            Err(failure) => Err(failure),
            Ok(()) => self.try_start(context, container).await,
        };
        match outcome {
            Ok(()) => {
                self.clear_reason(uid, &container.name);
                Ok(())
            }
            Err(Failure(reason, message)) => {
                self.count("kubelet_started_containers_errors_total", &[kind, reason]);
                self.set_reason(uid, &container.name, reason, &message);
                if !matches!(reason, "CrashLoopBackOff" | "ImagePullBackOff") {
                    tracing::error!(
                        err = %format!("container {} start failed in pod {}: {reason}: {message}", container.name, pod.format()),
                        "Unhandled Error"
                    );
                }
                Err(format!("failed to \"StartContainer\" for \"{}\" with {reason}: {message:?}", container.name))
            }
        }
    }

    fn backoff_of(&self, context: &Context<'_>, container: &Container) -> Result<(), Failure> {
        let pod = context.pod;
        let ended = context
            .runtime
            .containers
            .iter()
            .find(|c| c.name == container.name && c.state == State::Exited)
            .map(|c| c.finished_at);
        let Some(ended) = ended else { return Ok(()) };
        let key = format!(
            "{}_{}_{}",
            pod.metadata.uid,
            container.name,
            crate::hash::container(&container.name, &container.image)
        );
        let now = clock::now_nanos();
        let mut backoff = self.backoff.lock();
        if backoff.is_in_backoff(&key, ended, now) {
            let delay = crate::backoff::go_seconds(backoff.get(&key));
            drop(backoff);
            self.event_for(
                pod,
                &container.name,
                EventType::Warning,
                "BackOff",
                format!("Back-off restarting failed container {} in pod {}", container.name, pod.format()),
            );
            return Err(Failure(
                "CrashLoopBackOff",
                format!("back-off {delay} restarting failed container={} pod={}", container.name, pod.format()),
            ));
        }
        backoff.next(&key, ended, now);
        Ok(())
    }

    async fn try_start(self: &Arc<Self>, context: &Context<'_>, container: &Container) -> Result<(), Failure> {
        let pod = context.pod;
        let warn = |reason: &str, message: String| {
            self.event_for(pod, &container.name, EventType::Warning, reason, message);
        };
        let auth = self.pull_secrets(pod, &container.image).await;
        let notice = |n| self.notice(pod, &container.name, n);
        let policy = &container.image_pull_policy;
        let image = self
            .images
            .ensure(&pod.metadata.uid, &container.image, policy, auth, context.sandbox, &notice)
            .await
            .map_err(|f| {
                let shown = f.reason;
                warn("Failed", format!("Error: {shown}"));
                Failure(f.reason, f.message)
            })?;
        let config_error = |text: String| {
            warn("Failed", format!("Error: {text}"));
            Failure("CreateContainerConfigError", text)
        };
        let restart_count = self.restart_count(context, container);
        security::verify_non_root(pod, container, &image.user).map_err(&config_error)?;
        let mut gathered = Gathered {
            pod_ips: context.pod_ips.clone(),
            volumes: context.volumes.clone(),
            services: self.api.as_ref().map(|api| api.service_environment(pod)).unwrap_or_default(),
            ..Default::default()
        };
        self.pull_volumes(context, container, &mut gathered).await?;
        self.gather(pod, container, &mut gathered).await;
        let facts = self.facts();
        let env = env::variables(pod, container, &gathered, &facts).map_err(&config_error)?;
        let mounts = self.mounts(context, container, &env, &gathered).map_err(&config_error)?;
        let target = if container.target_container_name.is_empty() {
            None
        } else {
            match context.runtime.find(&container.target_container_name) {
                Some(found) => Some(found.id.clone()),
                None => {
                    return Err(config_error(format!(
                        "unable to find target container {}",
                        container.target_container_name
                    )));
                }
            }
        };
        let start =
            Start { restart_count, image_ref: &image.image_ref, image_user: image.user.clone(), target, env, mounts };
        let mut config = container::config(pod, container, start, &facts);
        self.clamp_oom_score(&mut config);
        for given in self.devices.prepare(pod, container).await.map_err(&config_error)? {
            container::add_devices(&mut config, given);
        }
        let log_dir = Path::new(&context.sandbox.log_directory).join(&container.name);
        fs::create_dir_all(&log_dir).map_err(|e| {
            config_error(format!("create container log directory for container {} failed: {e}", container.name))
        })?;
        self.allocations.set_actuated(&pod.metadata.uid, &container.name, &container.resources);
        let id =
            self.runtime.create_container(context.sandbox_id, config.clone(), context.sandbox.clone()).await.map_err(
                |e| {
                    warn("Failed", format!("Error: {}", e.message));
                    Failure("CreateContainerError", e.message)
                },
            )?;
        self.event_for(pod, &container.name, EventType::Normal, "Created", "Container created");
        self.runtime.start_container(&id).await.map_err(|e| {
            warn("Failed", format!("Error: {}", e.message));
            Failure("RunContainerError", e.message)
        })?;
        self.event_for(pod, &container.name, EventType::Normal, "Started", "Container started");
        self.link_log(pod, container, &id, &Path::new(&context.sandbox.log_directory).join(&config.log_path));
        if let Some(hook) = &container.lifecycle.post_start
            && let Err(text) = self.run_hook(pod, &id, &container.name, hook).await
        {
            tracing::error!(err = %text, pod = %pod.key(), containerName = %container.name, "Failed to execute PostStartHook");
            warn("FailedPostStartHook", "PostStartHook failed".into());
            let kill = Kill {
                name: container.name.clone(),
                message: "FailedPostStartHook".into(),
                reason: KillReason::FailedPostStart,
            };
            if let Err(error) = self.kill_container(pod, &id, &kill, None).await {
                tracing::error!(err = %error, pod = %pod.key(), "Failed to kill container");
            }
            return Err(Failure("PostStartHookError", text));
        }
        Ok(())
    }

    /// Pulls the images that the container's volumes are made of.
    async fn pull_volumes(
        self: &Arc<Self>,
        context: &Context<'_>,
        container: &Container,
        gathered: &mut Gathered,
    ) -> Result<(), Failure> {
        let pod = context.pod;
        for mount in &container.volume_mounts {
            let Some(image) = gathered.volumes.get(&mount.name).and_then(|v| v.image.clone()) else { continue };
            if gathered.image_refs.contains_key(&mount.name) {
                continue;
            }
            let auth = self.pull_secrets(pod, &image.reference).await;
            let notice = |n| self.notice(pod, "", n);
            let present = self
                .images
                .ensure(&pod.metadata.uid, &image.reference, &image.pull_policy, auth, context.sandbox, &notice)
                .await
                .map_err(|f| {
                    self.event(pod, EventType::Warning, "Failed", format!("Error: {}", f.reason));
                    Failure(f.reason, f.message)
                })?;
            gathered.image_refs.insert(mount.name.clone(), present.image_ref);
        }
        Ok(())
    }

    /// A process without CAP_SYS_RESOURCE cannot go below its own score, nor can
    /// what it starts.
    fn clamp_oom_score(&self, config: &mut v1::ContainerConfig) {
        let own: i64 =
            fs::read_to_string("/proc/self/oom_score_adj").ok().and_then(|t| t.trim().parse().ok()).unwrap_or(0);
        if let Some(resources) = config.linux.as_mut().and_then(|l| l.resources.as_mut())
            && resources.oom_score_adj < own
            && !can_lower_oom_score()
        {
            resources.oom_score_adj = own;
        }
    }

    /// One more than the newest instance's, or what the log folder tells.
    fn restart_count(&self, context: &Context<'_>, container: &Container) -> u32 {
        if let Some(newest) = context.runtime.find(&container.name) {
            return newest.restart_count + 1;
        }
        let dir = Path::new(&context.sandbox.log_directory).join(&container.name);
        let Ok(entries) = fs::read_dir(dir) else { return 0 };
        let last = entries
            .flatten()
            .filter_map(|e| e.file_name().to_string_lossy().split('.').next().and_then(|n| n.parse::<u32>().ok()))
            .max();
        last.map_or(0, |n| n + 1)
    }

    /// Fetches what the environment refers to.
    async fn gather(&self, pod: &Pod, container: &Container, gathered: &mut Gathered) {
        let source = self.source();
        let namespace = &pod.metadata.namespace;
        let from = container.env.iter().filter_map(|v| v.value_from.as_ref());
        let maps = container
            .env_from
            .iter()
            .filter_map(|e| e.config_map_ref.as_ref().map(|r| &r.name))
            .chain(from.clone().filter_map(|f| f.config_map_key_ref.as_ref().map(|r| &r.name)));
        for name in maps {
            if !gathered.config_maps.contains_key(name) {
                let object = source.config_map(namespace, name).await;
                gathered.config_maps.insert(name.clone(), object);
            }
        }
        let secrets = container
            .env_from
            .iter()
            .filter_map(|e| e.secret_ref.as_ref().map(|r| &r.name))
            .chain(from.filter_map(|f| f.secret_key_ref.as_ref().map(|r| &r.name)));
        for name in secrets {
            if !gathered.secrets.contains_key(name) {
                let object = tagged_secret(source.secret(namespace, name).await);
                gathered.secrets.insert(name.clone(), object);
            }
        }
    }

    fn mounts(
        &self,
        context: &Context<'_>,
        container: &Container,
        env: &[(String, String)],
        gathered: &Gathered,
    ) -> Result<Vec<v1::Mount>, String> {
        let pod = context.pod;
        let facts = self.facts();
        let dir = volumes::pod_dir(&facts.root_dir, &pod.metadata.uid);
        let mut out = Vec::new();
        for planned in container::volume_mounts(container, env, gathered, &facts)? {
            let mut mount = planned.mount;
            if let Some((sub_path, index)) = planned.sub_path {
                let volume = &gathered.volumes[&planned.volume];
                let path = volumes::subpath::prepare(
                    &dir,
                    &planned.volume,
                    &volume.path,
                    &container.name,
                    index,
                    &sub_path,
                    volume.read_only,
                )
                .map_err(|e| {
                    format!(
                        "failed to prepare subPath for volumeMount \"{}\" of container \"{}\": {e}",
                        planned.volume, container.name
                    )
                })?;
                mount.host_path = path.display().to_string();
            } else if mount.image.is_none()
                && !Path::new(&mount.host_path).exists()
                && !volumes_are_checked(pod, &planned.volume)
            {
                // A hostPath without a type is made as a folder, as container runtimes do.
                fs::create_dir_all(&mount.host_path).map_err(|e| format!("mkdir {}: {e}", mount.host_path))?;
            }
            out.push(mount);
        }
        let managed = (pod.spec.host_network || !context.pod_ips.is_empty())
            && !out.iter().any(|m| m.container_path == "/etc/hosts");
        if managed {
            let path = dir.join("etc-hosts");
            let host_file = if pod.spec.host_network {
                fs::read_to_string("/etc/hosts").unwrap_or_default()
            } else {
                String::new()
            };
            let text = hosts::file(pod, &context.pod_ips, &facts.cluster_domain, &host_file);
            write_mode(&path, text.as_bytes(), 0o644)?;
            out.push(plain_mount("/etc/hosts", &path));
        }
        if !container.termination_message_path.is_empty() {
            let folder = dir.join("containers").join(&container.name);
            make_private(&dir.join("containers"))?;
            make_private(&folder)?;
            let path = folder.join(format!("{:08x}", rand::random::<u32>()));
            write_mode(&path, b"", 0o666)?;
            out.push(plain_mount(&container.termination_message_path, &path));
        }
        Ok(out)
    }

    fn link_log(&self, pod: &Pod, container: &Container, id: &str, target: &Path) {
        let link = log_link(pod, &container.name, id);
        if let Some(parent) = link.parent() {
            let _ = fs::create_dir_all(parent);
        }
        let _ = fs::remove_file(&link);
        if let Err(error) = symlink(target, &link) {
            tracing::error!(err = %error, path = %link.display(), "Failed to create legacy symbolic link");
        }
    }

    /// Credentials of the pod's pull secrets for an image.
    async fn pull_secrets(&self, pod: &Pod, image: &str) -> Vec<v1::AuthConfig> {
        let mut out = Vec::new();
        for secret in &pod.spec.image_pull_secrets {
            let source = self.source();
            match source.secret(&pod.metadata.namespace, &secret.name).await {
                Ok(object) => out.extend(crate::credentials::for_image(&object, image)),
                Err(FetchError::NotFound) => {
                    let text = format!(
                        "Unable to retrieve some image pull secrets ({}); attempting to pull the image may not succeed.",
                        secret.name
                    );
                    tracing::warn!(pod = %pod.key(), secret = %secret.name, "Unable to retrieve pull secret, the image pull may not succeed.");
                    self.event(pod, EventType::Warning, "FailedToRetrieveImagePullSecret", text);
                }
                Err(FetchError::Other(error)) => {
                    tracing::error!(err = %error, pod = %pod.key(), "Unable to retrieve pull secret")
                }
            }
        }
        out
    }
}

fn volumes_are_checked(pod: &Pod, volume: &str) -> bool {
    pod.spec
        .volumes
        .iter()
        .find(|v| v.name == volume)
        .is_none_or(|v| v.host_path.as_ref().is_none_or(|h| h.r#type.as_deref().is_some_and(|t| !t.is_empty())))
}

fn tagged_secret(object: Fetched) -> Fetched {
    object.map(|mut secret| {
        secret["kind"] = "Secret".into();
        secret
    })
}

fn can_lower_oom_score() -> bool {
    const CAP_SYS_RESOURCE: u32 = 24;
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let effective = status.lines().find_map(|l| l.strip_prefix("CapEff:"));
    effective
        .and_then(|t| u64::from_str_radix(t.trim(), 16).ok())
        .is_some_and(|caps| caps & (1 << CAP_SYS_RESOURCE) != 0)
}

fn plain_mount(container_path: &str, host_path: &Path) -> v1::Mount {
    v1::Mount {
        container_path: container_path.to_string(),
        host_path: host_path.display().to_string(),
        ..Default::default()
    }
}

fn make_private(dir: &Path) -> Result<(), String> {
    if dir.is_dir() {
        return Ok(());
    }
    fs::create_dir_all(dir).map_err(|e| format!("mkdir {}: {e}", dir.display()))?;
    fs::set_permissions(dir, fs::Permissions::from_mode(0o750)).map_err(|e| format!("chmod {}: {e}", dir.display()))
}

fn write_mode(path: &Path, data: &[u8], mode: u32) -> Result<(), String> {
    fs::write(path, data).map_err(|e| format!("open {}: {e}", path.display()))?;
    fs::set_permissions(path, fs::Permissions::from_mode(mode)).map_err(|e| format!("chmod {}: {e}", path.display()))
}

/// Link to a container's log, `NAME_NAMESPACE_CONTAINER-ID.log`.
pub(crate) fn log_link(pod: &Pod, container: &str, id: &str) -> PathBuf {
    let tail = format!("_{}_{container}-{id}", pod.metadata.namespace);
    let room = MAX_LINK_NAME.saturating_sub(tail.len());
    let name: String = pod.metadata.name.chars().take(room).collect();
    Path::new(LEGACY_LOGS).join(format!("{name}{tail}.log"))
}
