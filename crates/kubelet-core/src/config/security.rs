//! Security context of containers and sandboxes.
//! Followed upstream: pkg/kubelet/kuberuntime/security_context*.go, pkg/securitycontext.

use cri::v1;

use super::NodeFacts;
use crate::pod::{Container, Pod, Profile, SecurityContext};

/// Paths hidden from containers with the default proc mount.
const MASKED_PATHS: [&str; 12] = [
    "/proc/asound",
    "/proc/acpi",
    "/proc/interrupts",
    "/proc/kcore",
    "/proc/keys",
    "/proc/latency_stats",
    "/proc/timer_list",
    "/proc/timer_stats",
    "/proc/sched_debug",
    "/proc/scsi",
    "/sys/firmware",
    "/sys/devices/virtual/powercap",
];
/// Paths containers with the default proc mount can only read.
const READONLY_PATHS: [&str; 5] = ["/proc/bus", "/proc/fs", "/proc/irq", "/proc/sys", "/proc/sysrq-trigger"];

/// Who an image runs as by default.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ImageUser {
    pub uid: Option<i64>,
    pub username: String,
}

/// The container's own settings over the pod's.
pub fn effective(pod: &Pod, container: &Container) -> SecurityContext {
    let of_pod = &pod.spec.security_context;
    let mut context = container.security_context.clone();
    context.run_as_user = context.run_as_user.or(of_pod.run_as_user);
    context.run_as_group = context.run_as_group.or(of_pod.run_as_group);
    context.run_as_non_root = context.run_as_non_root.or(of_pod.run_as_non_root);
    context.se_linux_options = context.se_linux_options.or_else(|| of_pod.se_linux_options.clone());
    context.seccomp_profile = context.seccomp_profile.or_else(|| of_pod.seccomp_profile.clone());
    context.app_armor_profile = context.app_armor_profile.or_else(|| of_pod.app_armor_profile.clone());
    context
}

/// Refuses a container that would run as root against its will.
pub fn verify_non_root(pod: &Pod, container: &Container, image: &ImageUser) -> Result<(), String> {
    let context = effective(pod, container);
    if context.run_as_non_root != Some(true) {
        return Ok(());
    }
    let place = format!("(pod: \"{}\", container: {})", pod.format(), container.name);
    match (context.run_as_user, image.uid) {
        (Some(0), _) => Err(format!("container's runAsUser breaks non-root policy {place}")),
        (Some(_), _) => Ok(()),
        (None, Some(0)) => Err(format!("container has runAsNonRoot and image will run as root {place}")),
        (None, None) if !image.username.is_empty() => Err(format!(
            "container has runAsNonRoot and image has non-numeric user ({}), cannot verify user is non-root {place}",
            image.username
        )),
        _ => Ok(()),
    }
}

/// Namespaces of a pod; `target` is the container whose processes an ephemeral
/// container sees.
pub fn namespaces(pod: &Pod, target: Option<&str>) -> v1::NamespaceOption {
    let mode = |host: bool| if host { v1::NamespaceMode::Node } else { v1::NamespaceMode::Pod };
    let pid = if let Some(_target) = target {
        v1::NamespaceMode::Target
    } else if pod.spec.host_pid {
        v1::NamespaceMode::Node
    } else if pod.spec.share_process_namespace {
        v1::NamespaceMode::Pod
    } else {
        v1::NamespaceMode::Container
    };
    v1::NamespaceOption {
        network: mode(pod.spec.host_network) as i32,
        pid: pid as i32,
        ipc: mode(pod.spec.host_ipc) as i32,
        target_id: target.unwrap_or_default().to_string(),
        userns_options: None,
    }
}

/// Groups every process of the pod is in.
pub fn supplemental_groups(pod: &Pod) -> Vec<i64> {
    let context = &pod.spec.security_context;
    let mut groups = context.supplemental_groups.clone();
    groups.extend(context.fs_group);
    groups
}

fn groups_policy(pod: &Pod) -> i32 {
    match pod.spec.security_context.supplemental_groups_policy.as_deref() {
        Some("Strict") => v1::SupplementalGroupsPolicy::Strict as i32,
        _ => v1::SupplementalGroupsPolicy::Merge as i32,
    }
}

fn seccomp(profile: Option<&Profile>, facts: &NodeFacts) -> v1::SecurityProfile {
    use v1::security_profile::ProfileType;
    match profile.map(|p| p.r#type.as_str()) {
        Some("RuntimeDefault") => {
            v1::SecurityProfile { profile_type: ProfileType::RuntimeDefault as i32, ..Default::default() }
        }
        Some("Localhost") => v1::SecurityProfile {
            profile_type: ProfileType::Localhost as i32,
            localhost_ref: facts
                .root_dir
                .join("seccomp")
                .join(profile.and_then(|p| p.localhost_profile.clone()).unwrap_or_default())
                .display()
                .to_string(),
        },
        None if facts.seccomp_default => {
            v1::SecurityProfile { profile_type: ProfileType::RuntimeDefault as i32, ..Default::default() }
        }
        _ => v1::SecurityProfile { profile_type: ProfileType::Unconfined as i32, ..Default::default() },
    }
}

fn apparmor(profile: Option<&Profile>) -> Option<v1::SecurityProfile> {
    use v1::security_profile::ProfileType;
    let profile = profile?;
    let (kind, reference) = match profile.r#type.as_str() {
        "RuntimeDefault" => (ProfileType::RuntimeDefault, String::new()),
        "Localhost" => (ProfileType::Localhost, profile.localhost_profile.clone().unwrap_or_default()),
        _ => (ProfileType::Unconfined, String::new()),
    };
    Some(v1::SecurityProfile { profile_type: kind as i32, localhost_ref: reference })
}

fn selinux(context: &SecurityContext) -> Option<v1::SeLinuxOption> {
    context.se_linux_options.as_ref().map(|o| v1::SeLinuxOption {
        user: o.user.clone(),
        role: o.role.clone(),
        r#type: o.r#type.clone(),
        level: o.level.clone(),
    })
}

/// Context of a container.
pub fn for_container(
    pod: &Pod,
    container: &Container,
    image: &ImageUser,
    target: Option<&str>,
    facts: &NodeFacts,
) -> v1::LinuxContainerSecurityContext {
    let context = effective(pod, container);
    let privileged = context.privileged.unwrap_or(false);
    let unmasked = context.proc_mount.as_deref() == Some("Unmasked");
    let paths = |list: &[&str]| {
        if unmasked { vec![] } else { list.iter().map(ToString::to_string).collect() }
    };
    let user = context.run_as_user.or(if image.username.is_empty() { image.uid } else { None });
    v1::LinuxContainerSecurityContext {
        capabilities: context.capabilities.as_ref().map(|c| v1::Capability {
            add_capabilities: c.add.clone(),
            drop_capabilities: c.drop.clone(),
            ..Default::default()
        }),
        privileged,
        namespace_options: Some(namespaces(pod, target)),
        selinux_options: selinux(&context),
        run_as_user: user.map(|value| v1::Int64Value { value }),
        run_as_group: context.run_as_group.map(|value| v1::Int64Value { value }),
        run_as_username: if context.run_as_user.is_none() { image.username.clone() } else { String::new() },
        readonly_rootfs: context.read_only_root_filesystem.unwrap_or(false),
        supplemental_groups: supplemental_groups(pod),
        supplemental_groups_policy: groups_policy(pod),
        no_new_privs: context.allow_privilege_escalation == Some(false),
        masked_paths: paths(&MASKED_PATHS),
        readonly_paths: paths(&READONLY_PATHS),
        seccomp: Some(seccomp(context.seccomp_profile.as_ref(), facts)),
        apparmor: apparmor(context.app_armor_profile.as_ref()),
        ..Default::default()
    }
}

/// Context of a sandbox.
pub fn for_sandbox(pod: &Pod) -> v1::LinuxSandboxSecurityContext {
    use v1::security_profile::ProfileType;
    let context = &pod.spec.security_context;
    let privileged = pod.all_containers().any(|(_, c)| c.security_context.privileged == Some(true));
    v1::LinuxSandboxSecurityContext {
        namespace_options: Some(namespaces(pod, None)),
        selinux_options: context.se_linux_options.as_ref().map(|o| v1::SeLinuxOption {
            user: o.user.clone(),
            role: o.role.clone(),
            r#type: o.r#type.clone(),
            level: o.level.clone(),
        }),
        run_as_user: context.run_as_user.map(|value| v1::Int64Value { value }),
        run_as_group: context.run_as_group.map(|value| v1::Int64Value { value }),
        supplemental_groups: supplemental_groups(pod),
        supplemental_groups_policy: groups_policy(pod),
        privileged,
        seccomp: Some(v1::SecurityProfile { profile_type: ProfileType::RuntimeDefault as i32, ..Default::default() }),
        ..Default::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn non_root_texts() {
        let pod = Pod::from_value(json!({"metadata": {"name": "nonroot", "namespace": "n", "uid": "u"},
            "spec": {"securityContext": {"runAsNonRoot": true}, "containers": [{"name": "c"}]}}))
        .unwrap();
        let container = &pod.spec.containers[0];
        let root = ImageUser { uid: Some(0), username: String::new() };
        assert_eq!(
            verify_non_root(&pod, container, &root).unwrap_err(),
            "container has runAsNonRoot and image will run as root (pod: \"nonroot_n(u)\", container: c)"
        );
        let named = ImageUser { uid: None, username: "web".into() };
        assert!(verify_non_root(&pod, container, &named).unwrap_err().contains("non-numeric user (web)"));
        let plain = ImageUser { uid: Some(7), username: String::new() };
        assert!(verify_non_root(&pod, container, &plain).is_ok());
    }
}
