//! Configuration of a container.

use std::collections::BTreeMap;
use std::path::Path;

use cgroups::resources::{quota_from_milli_cpu, shares_from_milli_cpu};
use cri::v1;
use serde_json::json;

use super::expand::{expand, expand_strict};
use super::security::{self, ImageUser};
use super::{Gathered, NodeFacts};
use crate::pod::{Container, ContainerPort, Pod};
use crate::{hash, labels, qos, quantity};

/// What a start decides before it asks for a configuration.
#[derive(Debug, Clone, Default)]
pub struct Start<'a> {
    pub restart_count: u32,
    /// Reference of the image as the runtime gave it.
    pub image_ref: &'a str,
    pub image_user: ImageUser,
    /// Id of the container an ephemeral container joins.
    pub target: Option<String>,
    pub env: Vec<(String, String)>,
    pub mounts: Vec<v1::Mount>,
}

/// Message for `CreateContainer`.
pub fn config(pod: &Pod, container: &Container, start: Start<'_>, facts: &NodeFacts) -> v1::ContainerConfig {
    let env: BTreeMap<&str, &str> = start.env.iter().map(|(k, v)| (k.as_str(), v.as_str())).collect();
    let lookup = |name: &str| env.get(name).map(ToString::to_string);
    let expand_all = |list: &[String]| list.iter().map(|text| expand(text, &lookup)).collect();
    v1::ContainerConfig {
        metadata: Some(v1::ContainerMetadata { name: container.name.clone(), attempt: start.restart_count }),
        image: Some(v1::ImageSpec {
            image: start.image_ref.to_string(),
            user_specified_image: container.image.clone(),
            ..Default::default()
        }),
        command: expand_all(&container.command),
        args: expand_all(&container.args),
        working_dir: container.working_dir.clone(),
        envs: start
            .env
            .iter()
            .map(|(key, value)| v1::KeyValue { key: key.clone(), value: value.clone().into_bytes() })
            .collect(),
        mounts: start.mounts,
        labels: container_labels(pod, container).into_iter().collect(),
        annotations: container_annotations(pod, container, start.restart_count).into_iter().collect(),
        log_path: format!("{}/{}.log", container.name, start.restart_count),
        stdin: container.stdin,
        stdin_once: container.stdin_once,
        tty: container.tty,
        linux: Some(v1::LinuxContainerConfig {
            resources: Some(resources(pod, container, facts)),
            security_context: Some(security::for_container(
                pod,
                container,
                &start.image_user,
                start.target.as_deref(),
                facts,
            )),
        }),
        ..Default::default()
    }
}

fn container_labels(pod: &Pod, container: &Container) -> BTreeMap<String, String> {
    let m = &pod.metadata;
    BTreeMap::from([
        (labels::POD_NAME.into(), m.name.clone()),
        (labels::POD_NAMESPACE.into(), m.namespace.clone()),
        (labels::POD_UID.into(), m.uid.clone()),
        (labels::CONTAINER_NAME.into(), container.name.clone()),
    ])
}

fn container_annotations(pod: &Pod, container: &Container, restart_count: u32) -> BTreeMap<String, String> {
    let mut out = BTreeMap::from([
        (labels::CONTAINER_HASH.into(), format!("{:x}", hash::container(&container.name, &container.image))),
        (labels::RESTART_COUNT.into(), restart_count.to_string()),
        (labels::TERMINATION_MESSAGE_PATH.into(), container.termination_message_path.clone()),
        (labels::TERMINATION_MESSAGE_POLICY.into(), container.termination_message_policy.clone()),
    ]);
    if let Some(grace) = pod.metadata.deletion_grace_period_seconds {
        out.insert(labels::POD_DELETION_GRACE.into(), grace.to_string());
    }
    if let Some(grace) = pod.spec.termination_grace_period_seconds {
        out.insert(labels::POD_TERMINATION_GRACE.into(), grace.to_string());
    }
    if let Some(exec) = container.lifecycle.pre_stop.as_ref().and_then(|h| h.exec.as_ref()) {
        out.insert(labels::PRE_STOP_HANDLER.into(), json!({"exec": {"command": exec.command}}).to_string());
    }
    if !container.ports.is_empty() {
        let ports: Vec<_> = container.ports.iter().map(port_json).collect();
        out.insert(labels::PORTS.into(), json!(ports).to_string());
    }
    out
}

fn port_json(port: &ContainerPort) -> serde_json::Value {
    let mut out = serde_json::Map::new();
    if !port.name.is_empty() {
        out.insert("name".into(), json!(port.name));
    }
    if port.host_port != 0 {
        out.insert("hostPort".into(), json!(port.host_port));
    }
    out.insert("containerPort".into(), json!(port.container_port));
    if !port.protocol.is_empty() {
        out.insert("protocol".into(), json!(port.protocol));
    }
    if !port.host_ip.is_empty() {
        out.insert("hostIP".into(), json!(port.host_ip));
    }
    out.into()
}

/// Adds what a device plugin gave: variables, mounts, device files.
pub fn add_devices(config: &mut v1::ContainerConfig, given: cri::plugins::device::ContainerAllocateResponse) {
    let envs: BTreeMap<_, _> = given.envs.into_iter().collect();
    config.envs.retain(|e| !envs.contains_key(&e.key));
    config.envs.extend(envs.into_iter().map(|(key, value)| v1::KeyValue { key, value: value.into_bytes() }));
    config.mounts.extend(given.mounts.into_iter().map(|m| v1::Mount {
        container_path: m.container_path,
        host_path: m.host_path,
        readonly: m.read_only,
        ..Default::default()
    }));
    config.devices.extend(given.devices.into_iter().map(|d| v1::Device {
        container_path: d.container_path,
        host_path: d.host_path,
        permissions: d.permissions,
    }));
    config.annotations.extend(given.annotations);
    config.cdi_devices.extend(given.cdi_devices.into_iter().map(|d| v1::CdiDevice { name: d.name }));
}

/// Kernel limits of a container.
pub fn resources(pod: &Pod, container: &Container, facts: &NodeFacts) -> v1::LinuxContainerResources {
    let milli = |list: &BTreeMap<String, String>, name: &str| list.get(name).map(|t| quantity::milli_value(t));
    let request = milli(&container.resources.requests, "cpu");
    let limit = milli(&container.resources.limits, "cpu");
    // A limit without a request counts as a request of the same amount.
    let shares = shares_from_milli_cpu(match (request, limit) {
        (None, Some(limit)) => limit,
        (request, _) => request.unwrap_or(0),
    });
    let memory = container.resources.limits.get("memory").map_or(0, |t| quantity::value(t));
    let mut out = v1::LinuxContainerResources {
        cpu_shares: i64::try_from(shares).unwrap_or(0),
        memory_limit_in_bytes: memory,
        oom_score_adj: qos::oom_score(pod, container, facts.memory_capacity_bytes),
        ..Default::default()
    };
    if facts.cpu_cfs_quota {
        out.cpu_quota = quota_from_milli_cpu(limit.unwrap_or(0), facts.cfs_period_micros);
        out.cpu_period = i64::try_from(facts.cfs_period_micros).unwrap_or(0);
    }
    for (name, amount) in &container.resources.limits {
        if let Some(size) = name.strip_prefix("hugepages-") {
            out.hugepage_limits.push(v1::HugepageLimit {
                page_size: size.replace('i', "") + "B",
                limit: u64::try_from(quantity::value(amount)).unwrap_or(0),
            });
        }
    }
    if facts.cgroup_v2 {
        if memory > 0 {
            out.memory_swap_limit_in_bytes = memory;
        }
        if !facts.single_process_oom_kill {
            out.unified.insert("memory.oom.group".into(), "1".into());
        }
    }
    out
}

/// A mount to be prepared: the plain ones are ready, sub paths need the volume's IO.
#[derive(Debug, Clone, PartialEq)]
pub struct PlannedMount {
    pub mount: v1::Mount,
    /// Sub path inside the volume, and its place among the container's mounts.
    pub sub_path: Option<(String, usize)>,
    pub volume: String,
}

/// Mounts of a container's volumes, in the order of the spec.
pub fn volume_mounts(
    container: &Container,
    env: &[(String, String)],
    gathered: &Gathered,
    facts: &NodeFacts,
) -> Result<Vec<PlannedMount>, String> {
    let mut out = Vec::new();
    for (index, mount) in container.volume_mounts.iter().enumerate() {
        let Some(volume) = gathered.volumes.get(&mount.name) else {
            return Err(format!(
                "cannot find volume \"{}\" to mount into container \"{}\"",
                mount.name, container.name
            ));
        };
        let sub_path = if !mount.sub_path_expr.is_empty() {
            let lookup = |name: &str| env.iter().find(|(k, _)| k == name).map(|(_, v)| v.clone());
            expand_strict(&mount.sub_path_expr, &lookup)?
        } else {
            mount.sub_path.clone()
        };
        if !sub_path.is_empty() {
            if sub_path.starts_with('/') {
                return Err(format!("error SubPath `{sub_path}` must not be an absolute path"));
            }
            if sub_path.split('/').any(|part| part == "..") {
                return Err(format!("unable to provision SubPath `{sub_path}`: must not contain '..'"));
            }
        }
        if let Some(image) = &volume.image {
            out.push(PlannedMount {
                mount: v1::Mount {
                    container_path: absolute(&mount.mount_path),
                    readonly: true,
                    image: Some(v1::ImageSpec {
                        image: gathered.image_refs.get(&mount.name).cloned().unwrap_or_default(),
                        user_specified_image: image.reference.clone(),
                        ..Default::default()
                    }),
                    image_sub_path: sub_path,
                    ..Default::default()
                },
                sub_path: None,
                volume: mount.name.clone(),
            });
            continue;
        }
        let read_only = mount.read_only || volume.read_only;
        let recursive = match mount.recursive_read_only.as_deref() {
            Some("Enabled") => {
                if !facts.recursive_read_only {
                    return Err(format!(
                        "failed to resolve recursive read-only mode: volume \"{}\" requested recursive read-only mode, but it is not supported by the runtime",
                        mount.name
                    ));
                }
                true
            }
            Some("IfPossible") => facts.recursive_read_only && mount.read_only,
            _ => false,
        };
        let propagation = match mount.mount_propagation.as_deref() {
            Some("HostToContainer") => v1::MountPropagation::PropagationHostToContainer,
            Some("Bidirectional") => v1::MountPropagation::PropagationBidirectional,
            _ => v1::MountPropagation::PropagationPrivate,
        };
        let container_path = absolute(&mount.mount_path);
        out.push(PlannedMount {
            mount: v1::Mount {
                container_path,
                host_path: volume.path.display().to_string(),
                readonly: read_only,
                recursive_read_only: recursive,
                propagation: propagation as i32,
                ..Default::default()
            },
            sub_path: (!sub_path.is_empty()).then_some((sub_path, index)),
            volume: mount.name.clone(),
        });
    }
    Ok(out)
}

fn absolute(path: &str) -> String {
    if Path::new(path).is_absolute() { path.to_string() } else { format!("/{path}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_container_of_the_recorded_pod() {
        let pod = Pod::from_value(json!({"metadata": {"name": "vols", "namespace": "n", "uid": "u"},
            "spec": {"terminationGracePeriodSeconds": 1, "containers": [{"name": "c", "image": "busybox",
                "command": ["sleep", "$(T)"], "ports": [{"containerPort": 80, "protocol": "TCP"}],
                "resources": {"requests": {"cpu": "100m", "memory": "20Mi"}, "limits": {"cpu": "500m", "memory": "64Mi"}}}]}}))
        .unwrap();
        let facts = NodeFacts {
            memory_capacity_bytes: 25_276_510_208,
            cpu_cfs_quota: true,
            cfs_period_micros: 100_000,
            ..Default::default()
        };
        let start = Start {
            restart_count: 2,
            image_ref: "sha256:x",
            env: vec![("T".into(), "10".into())],
            ..Default::default()
        };
        let config = config(&pod, &pod.spec.containers[0], start, &facts);
        assert_eq!(config.command, ["sleep", "10"]);
        assert_eq!(config.log_path, "c/2.log");
        assert_eq!(config.annotations[labels::PORTS], r#"[{"containerPort":80,"protocol":"TCP"}]"#);
        let resources = config.linux.unwrap().resources.unwrap();
        assert_eq!((resources.cpu_shares, resources.cpu_quota), (102, 50_000));
        assert_eq!((resources.memory_limit_in_bytes, resources.oom_score_adj), (67_108_864, 999));
    }

    #[test]
    fn an_unknown_name_in_a_sub_path_is_an_error() {
        let pod = Pod::from_value(json!({"spec": {"containers": [{"name": "c", "volumeMounts":
            [{"name": "v", "mountPath": "/v", "subPathExpr": "$(NOPE)"}]}]}}))
        .unwrap();
        let gathered = Gathered {
            volumes: BTreeMap::from([("v".into(), super::super::MountedVolume::default())]),
            ..Default::default()
        };
        let error = volume_mounts(&pod.spec.containers[0], &[], &gathered, &NodeFacts::default()).unwrap_err();
        assert_eq!(error, "missing value for NOPE");
    }
}
