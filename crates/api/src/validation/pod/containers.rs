//! Containers, init containers and ephemeral containers.
//!
//! Upstream followed: core validation, validateContainers, validateInitContainers,
//! validateEphemeralContainers and what they call.

use apimachinery::{ErrorList, Path};
use serde_json::Value;

use super::volumes::{Volumes, has_backsteps, local_descending};
use super::{Options, env, probes, security};
use crate::validation::internal;
use crate::validation::names;
use crate::validation::push::{Named, Push, shown};
use crate::validation::resources::container_requirements;
use crate::validation::value::{Get, text};

const PULL_POLICIES: &[&str] = &["Always", "IfNotPresent", "Never"];
const PROTOCOLS: &[&str] = &["SCTP", "TCP", "UDP"];
const RULES_MAX: usize = 20;
const EXIT_CODES_MAX: usize = 255;

/// What the rules of a container need to know of its pod.
pub struct Around<'a> {
    pub spec: &'a Value,
    pub volumes: &'a Volumes<'a>,
    /// Names in `spec.resourceClaims`, sorted.
    pub claims: &'a [&'a str],
    pub options: &'a Options,
}

impl Around<'_> {
    fn grace(&self) -> Option<i64> {
        self.spec.opt_int("terminationGracePeriodSeconds")
    }
    fn host_users(&self) -> bool {
        self.spec.opt_flag("hostUsers").unwrap_or(true)
    }
}

pub fn containers(out: &mut ErrorList, around: &Around, path: &Path) {
    let list = around.spec.list("containers");
    if list.is_empty() {
        out.required(path, "");
        return;
    }
    let mut seen: Vec<&str> = Vec::new();
    for (i, container) in list.iter().enumerate() {
        let at = path.index(i);
        common(out, container, around, &at);
        let name = container.s("name");
        if seen.contains(&name) {
            out.duplicate(&at.child("name"), name);
        } else {
            seen.push(name);
        }
        hooks_and_probes(out, container, around, &at);
        restart_policy(out, container, &at);
    }
    host_port_conflicts(out, list, path);
}

fn hooks_and_probes(out: &mut ErrorList, container: &Value, around: &Around, path: &Path) {
    let grace = around.grace();
    if let Some(lifecycle) = container.opt("lifecycle") {
        probes::lifecycle(out, lifecycle, grace, around.spec.at("os"), &path.child("lifecycle"));
    }
    probes::liveness(out, container.at("livenessProbe"), grace, &path.child("livenessProbe"));
    probes::readiness(out, container.at("readinessProbe"), grace, &path.child("readinessProbe"));
    probes::startup(out, container.at("startupProbe"), grace, &path.child("startupProbe"));
}

pub fn init_containers(out: &mut ErrorList, around: &Around, path: &Path) {
    let mut seen: Vec<&str> = around.spec.list("containers").iter().map(|container| container.s("name")).collect();
    for (i, container) in around.spec.list("initContainers").iter().enumerate() {
        let at = path.index(i);
        common(out, container, around, &at);
        let sidecar = container.s("restartPolicy") == "Always";
        // Without a policy only the rules are looked at; with one the rules of both.
        if container.has("restartPolicy") {
            restart_policy(out, container, &at);
        } else if !container.list("restartPolicyRules").is_empty() {
            out.required(&at.child("restartPolicy"), "must specify restartPolicy when restart rules are used");
        }
        let name = container.s("name");
        if seen.contains(&name) {
            out.duplicate(&at.child("name"), name);
        } else if !name.is_empty() {
            seen.push(name);
        }
        host_port_conflicts(out, std::slice::from_ref(container), path);
        if sidecar {
            hooks_and_probes(out, container, around, &at);
        } else {
            for key in ["lifecycle", "livenessProbe", "readinessProbe", "startupProbe"] {
                if container.has(key) {
                    let detail = "may not be set for init containers without restartPolicy=Always";
                    out.forbidden(&at.child(key), detail);
                }
            }
        }
        if !sidecar && !around.options.allow_init_restart_on_resize {
            for (j, policy) in container.list("resizePolicy").iter().enumerate() {
                if policy.s("restartPolicy") == "RestartContainer" {
                    let at = at.child("resizePolicy").index(j).child("restartPolicy");
                    let detail = "must not be set to 'RestartContainer' for non-sidecar initContainers";
                    out.invalid(&at, Named("RestartContainer"), detail);
                }
            }
        }
    }
}

/// Fields an ephemeral container may not have: JSON name, type, name in errors.
const EPHEMERAL_FORBIDDEN: &[(&str, &str, &str)] = &[
    ("ports", "[]core.ContainerPort", "ports"),
    ("resources", "core.ResourceRequirements", "resources"),
    ("resizePolicy", "[]core.ContainerResizePolicy", "resizePolicy"),
    ("restartPolicy", "*s", "restartPolicy"),
    ("restartPolicyRules", "[]core.ContainerRestartRule", "restartPolicyRules"),
    ("livenessProbe", "*core.Probe", "livenessProbe"),
    ("readinessProbe", "*core.Probe", "readinessProbe"),
    ("startupProbe", "*core.Probe", "startupProbe"),
    ("lifecycle", "*core.Lifecycle", "lifecycle"),
];

pub fn ephemeral_containers(out: &mut ErrorList, around: &Around, path: &Path) {
    let others: Vec<&str> = ["containers", "initContainers"]
        .iter()
        .flat_map(|key| around.spec.list(key))
        .map(|container| container.s("name"))
        .collect();
    let mut seen = others.clone();
    for (i, container) in around.spec.list("ephemeralContainers").iter().enumerate() {
        let at = path.index(i);
        common(out, container, around, &at);
        image_spaces(out, container, &at);
        let name = container.s("name");
        if seen.contains(&name) {
            out.duplicate(&at.child("name"), name);
        } else {
            seen.push(name);
        }
        let target = container.s("targetContainerName");
        if !target.is_empty() && !others.contains(&target) {
            out.not_found(&at.child("targetContainerName"), target);
        }
        for (key, ty, shown_as) in EPHEMERAL_FORBIDDEN {
            if !internal::is_zero(ty, container.at(key)) {
                out.forbidden(&at.child(shown_as), "cannot be set for an Ephemeral Container");
            }
        }
        for (j, mount) in container.list("volumeMounts").iter().enumerate() {
            for key in ["subPath", "subPathExpr"] {
                if !mount.s(key).is_empty() {
                    let at = at.child("volumeMounts").index(j).child(key);
                    out.forbidden(&at, "cannot be set for an Ephemeral Container");
                }
            }
        }
    }
}

/// Checked for pods but not for templates, which once passed with it.
pub fn image_spaces(out: &mut ErrorList, container: &Value, path: &Path) {
    let image = container.s("image");
    if image.trim() != image {
        out.invalid(&path.child("image"), image, "must not have leading or trailing whitespace");
    }
}

fn common(out: &mut ErrorList, container: &Value, around: &Around, path: &Path) {
    let name = container.s("name");
    if name.is_empty() {
        out.required(&path.child("name"), "");
    } else {
        out.messages(&path.child("name"), name, names::dns_label(name));
    }
    if container.s("image").is_empty() {
        out.required(&path.child("image"), "");
    }
    let at = path.child("terminationMessagePolicy");
    match container.s("terminationMessagePolicy") {
        "File" | "FallbackToLogsOnError" => {}
        "" => out.required(&at, ""),
        other => out.unsupported(&at, Named(other), &["File", "FallbackToLogsOnError"]),
    }
    ports(out, container.list("ports"), &path.child("ports"));
    env::env(out, container.list("env"), &path.child("env"));
    env::env_from(out, container.list("envFrom"), &path.child("envFrom"));
    volume_mounts(out, container, around.volumes, &path.child("volumeMounts"));
    volume_devices(out, container, around.volumes, &path.child("volumeDevices"));
    pull_policy(out, container.s("imagePullPolicy"), &path.child("imagePullPolicy"));
    let indivisible = around.options.allow_indivisible_huge_pages;
    container_requirements(out, container.at("resources"), around.claims, indivisible, &path.child("resources"));
    resize_policy(out, container, around.spec.s("restartPolicy"), &path.child("resizePolicy"));
    let lax = around.options.allow_sys_admin_without_escalation;
    security::container(out, container.at("securityContext"), around.host_users(), lax, &path.child("securityContext"));
}

fn ports(out: &mut ErrorList, list: &[Value], path: &Path) {
    let mut seen: Vec<&str> = Vec::new();
    for (i, port) in list.iter().enumerate() {
        let mut at = path.index(i);
        let name = port.s("name");
        if !name.is_empty() {
            let messages = names::port_name(name);
            if !messages.is_empty() {
                out.messages(&at.child("name"), name, messages);
            } else if seen.contains(&name) {
                out.duplicate(&at.child("name"), name);
            } else {
                seen.push(name);
            }
        }
        at = path.index(i);
        for (key, required) in [("containerPort", true), ("hostPort", false)] {
            let number = port.int(key);
            if number == 0 {
                if required {
                    out.required(&at.child(key), "");
                }
                continue;
            }
            for message in names::port_num(number) {
                out.invalid(&at.child(key), number, message);
            }
        }
        protocol(out, port.s("protocol"), &at.child("protocol"));
    }
}

/// TCP, UDP or SCTP.
pub fn protocol(out: &mut ErrorList, protocol: &str, path: &Path) {
    if protocol.is_empty() {
        out.required(path, "");
    } else if !PROTOCOLS.contains(&protocol) {
        out.unsupported(path, Named(protocol), PROTOCOLS);
    }
}

fn host_port_conflicts(out: &mut ErrorList, containers: &[Value], path: &Path) {
    let mut seen: Vec<String> = Vec::new();
    for (i, container) in containers.iter().enumerate() {
        for (j, port) in container.list("ports").iter().enumerate() {
            let number = port.int("hostPort");
            if number == 0 {
                continue;
            }
            let key = format!("{}/{}/{number}", port.s("protocol"), port.s("hostIP"));
            if seen.contains(&key) {
                out.duplicate(&path.index(i).child("ports").index(j).child("hostPort"), &key);
            } else {
                seen.push(key);
            }
        }
    }
}

/// Upstream reports sub paths and propagation at the list, not the element.
fn volume_mounts(out: &mut ErrorList, container: &Value, volumes: &Volumes, path: &Path) {
    let mut seen: Vec<&str> = Vec::new();
    let devices = container.list("volumeDevices");
    for (i, mount) in container.list("volumeMounts").iter().enumerate() {
        let at = path.index(i);
        let (name, mount_path) = (mount.s("name"), mount.s("mountPath"));
        if name.is_empty() {
            out.required(&at.child("name"), "");
        }
        if !volumes.contains_key(name) {
            out.not_found(&at.child("name"), name);
        }
        if mount_path.is_empty() {
            out.required(&at.child("mountPath"), "");
        }
        if seen.contains(&mount_path) {
            out.invalid(&at.child("mountPath"), mount_path, "must be unique");
        }
        seen.push(mount_path);
        if devices.iter().any(|device| device.s("name") == name) {
            out.invalid(&at.child("name"), name, "must not already exist in volumeDevices");
        }
        if devices.iter().any(|device| device.s("devicePath") == mount_path) {
            let detail = "must not already exist as a path in volumeDevices";
            out.invalid(&at.child("mountPath"), mount_path, detail);
        }
        let (sub_path, expression) = (mount.s("subPath"), mount.s("subPathExpr"));
        if !sub_path.is_empty() {
            local_descending(out, sub_path, &path.child("subPath"));
        }
        if !expression.is_empty() {
            if !sub_path.is_empty() {
                let detail = "subPathExpr and subPath are mutually exclusive";
                out.invalid(&at.child("subPathExpr"), expression, detail);
            }
            local_descending(out, expression, &path.child("subPathExpr"));
        }
        mount_propagation(out, mount, container, &path.child("mountPropagation"));
        recursive_read_only(out, mount, &path.child("recursiveReadOnly"));
        bind_options(out, mount, volumes, &at.child("bindMountOptions"));
    }
}

fn mount_propagation(out: &mut ErrorList, mount: &Value, container: &Value, path: &Path) {
    const MODES: &[&str] = &["Bidirectional", "HostToContainer", "None"];
    let Some(mode) = mount.opt_s("mountPropagation") else { return };
    if !MODES.contains(&mode) {
        out.unsupported(path, Named(mode), MODES);
    }
    if mode == "Bidirectional" && !container.at("securityContext").flag("privileged") {
        out.forbidden(path, "Bidirectional mount propagation is available only to privileged containers");
    }
}

fn recursive_read_only(out: &mut ErrorList, mount: &Value, path: &Path) {
    match mount.opt_s("recursiveReadOnly") {
        None | Some("Disabled") => {}
        Some("Enabled" | "IfPossible") => {
            if !mount.flag("readOnly") {
                out.forbidden(path, "may only be specified when readOnly is true");
            }
            if mount.opt_s("mountPropagation").is_some_and(|mode| mode != "None") {
                out.forbidden(path, "may only be specified when mountPropagation is None or not specified");
            }
        }
        Some(other) => out.unsupported(path, Named(other), &["Disabled", "Enabled", "IfPossible"]),
    }
}

fn bind_options(out: &mut ErrorList, mount: &Value, volumes: &Volumes, path: &Path) {
    const OPTIONS: &[&str] = &["nodev", "noexec", "nosuid"];
    let options = mount.strings("bindMountOptions");
    for (i, option) in options.iter().enumerate() {
        if !OPTIONS.contains(option) {
            out.unsupported(&path.index(i), *option, OPTIONS);
        }
        if options[..i].contains(option) {
            out.duplicate(&path.index(i), *option);
        }
    }
    if !options.is_empty() && volumes.get(mount.s("name")).is_some_and(|volume| volume.has("image")) {
        let detail = "bindMountOptions may not be used with image volumes";
        out.invalid(path, mount.at("bindMountOptions"), detail);
    }
}

fn volume_devices(out: &mut ErrorList, container: &Value, volumes: &Volumes, path: &Path) {
    let (mut names_seen, mut paths_seen): (Vec<&str>, Vec<&str>) = (Vec::new(), Vec::new());
    let mounts = container.list("volumeMounts");
    for (i, device) in container.list("volumeDevices").iter().enumerate() {
        let at = path.index(i);
        let (name_path, device_path) = (at.child("name"), at.child("devicePath"));
        let (name, target) = (device.s("name"), device.s("devicePath"));
        let volume = volumes.get(name);
        if name.is_empty() {
            out.required(&name_path, "");
        }
        if names_seen.contains(&name) {
            out.invalid(&name_path, name, "must be unique");
        }
        match volume {
            Some(volume) if !volume.has("persistentVolumeClaim") && !volume.has("ephemeral") => {
                let detail = "can only use volume source type of PersistentVolumeClaim or Ephemeral for block mode";
                out.invalid(&name_path, name, detail);
            }
            None => out.not_found(&name_path, name),
            Some(_) => {}
        }
        if target.is_empty() {
            out.required(&device_path, "");
        }
        if paths_seen.contains(&target) {
            out.invalid(&device_path, target, "must be unique");
        }
        if has_backsteps(target) {
            out.invalid(&device_path, target, "can not contain backsteps ('..')");
        } else {
            paths_seen.push(target);
        }
        if mounts.iter().any(|mount| mount.s("name") == name) {
            out.invalid(&name_path, name, "must not already exist in volumeMounts");
        }
        if mounts.iter().any(|mount| mount.s("mountPath") == target) {
            out.invalid(&device_path, target, "must not already exist as a path in volumeMounts");
        }
        if !name.is_empty() {
            names_seen.push(name);
        }
    }
}

pub fn pull_policy(out: &mut ErrorList, policy: &str, path: &Path) {
    if policy.is_empty() {
        out.required(path, "");
    } else if !PULL_POLICIES.contains(&policy) {
        out.unsupported(path, Named(policy), PULL_POLICIES);
    }
}

fn resize_policy(out: &mut ErrorList, container: &Value, pod_policy: &str, path: &Path) {
    let list = container.list("resizePolicy");
    for (i, policy) in list.iter().enumerate() {
        let (resource, restart) = (policy.s("resourceName"), policy.s("restartPolicy"));
        if list[..i].iter().any(|earlier| earlier.s("resourceName") == resource) {
            out.duplicate(&path.index(i), Named(resource));
        }
        match resource {
            "cpu" | "memory" => {}
            "" => out.required(path, ""),
            other => out.unsupported(path, Named(other), &["cpu", "memory"]),
        }
        match restart {
            "NotRequired" | "RestartContainer" => {}
            "" => out.required(path, ""),
            other => out.unsupported(path, Named(other), &["NotRequired", "RestartContainer"]),
        }
        if pod_policy == "Never" && restart != "NotRequired" {
            let detail = "must be 'NotRequired' when pod `restartPolicy` is 'Never'";
            out.invalid(path, Named(restart), detail);
        }
    }
}

fn restart_policy(out: &mut ErrorList, container: &Value, path: &Path) {
    const POLICIES: &[&str] = &["Always", "Never", "OnFailure"];
    const ACTIONS: &[&str] = &["Restart", "RestartAllContainers"];
    const OPERATORS: &[&str] = &["In", "NotIn"];
    let rules = container.list("restartPolicyRules");
    let at = path.child("restartPolicy");
    match container.opt_s("restartPolicy") {
        None if rules.is_empty() => return,
        None => out.required(&at, "must specify restartPolicy when restart rules are used"),
        Some(policy) if !POLICIES.contains(&policy) => out.unsupported(&at, Named(policy), POLICIES),
        Some(_) => {}
    }
    let at = path.child("restartPolicyRules");
    if rules.len() > RULES_MAX {
        out.too_many(&at, rules.len(), RULES_MAX as i64);
    }
    for (i, rule) in rules.iter().enumerate() {
        let at = at.index(i);
        let action = rule.s("action");
        if !ACTIONS.contains(&action) {
            out.unsupported(&at.child("action"), Named(action), ACTIONS);
        }
        let at = at.child("exitCodes");
        match rule.opt("exitCodes") {
            None => out.required(&at, "must be specified"),
            Some(codes) => {
                let operator = codes.s("operator");
                if !OPERATORS.contains(&operator) {
                    out.unsupported(&at.child("operator"), Named(operator), OPERATORS);
                }
                let count = codes.list("values").len();
                if count > EXIT_CODES_MAX {
                    out.too_many(&at.child("values"), count, EXIT_CODES_MAX as i64);
                }
            }
        }
    }
}

/// Every container of a pod with its path: init, regular, ephemeral.
pub fn all<'a>(spec: &'a Value, path: &Path) -> Vec<(&'a Value, Path)> {
    ["initContainers", "containers", "ephemeralContainers"]
        .iter()
        .flat_map(|key| {
            let at = path.child(key);
            spec.list(key).iter().enumerate().map(move |(i, container)| (container, at.index(i)))
        })
        .collect()
}

/// Variables read from a file must name an emptyDir.
pub fn file_key_volumes(out: &mut ErrorList, spec: &Value, path: &Path) {
    for (container, at) in all(spec, path) {
        for (i, variable) in container.list("env").iter().enumerate() {
            let Some(reference) = variable.at("valueFrom").opt("fileKeyRef") else { continue };
            let name = reference.s("volumeName");
            let at = at.child("env").index(i).child("valueFrom").child("fileKeyRef").child("volumeName");
            // The last volume of a name counts.
            match spec.list("volumes").iter().rev().find(|volume| volume.s("name") == name) {
                None => out.not_found(&at, name),
                Some(volume) if !volume.has("emptyDir") => {
                    out.invalid(&at, name, "referenced volume must be of type emptyDir");
                }
                Some(_) => {}
            }
        }
    }
}

/// `spec.resourceClaims`. `mirror`: the pod is a static pod's image in the API.
pub fn resource_claims(out: &mut ErrorList, spec: &Value, mirror: bool, path: &Path) {
    let mut seen: Vec<&str> = Vec::new();
    for (i, claim) in spec.list("resourceClaims").iter().enumerate() {
        if mirror {
            out.forbidden(&Path::root(), "static pods do not support resource claims");
            continue;
        }
        let at = path.index(i);
        let name = claim.s("name");
        if name.is_empty() {
            out.required(&at.child("name"), "");
        } else if seen.contains(&name) {
            out.duplicate(&at.child("name"), name);
        } else {
            out.messages(&at.child("name"), name, names::dns_label(name));
            seen.push(name);
        }
        let (own, template) = (claim.opt("resourceClaimName"), claim.opt("resourceClaimTemplateName"));
        let detail = match (own, template) {
            (Some(_), Some(_)) => {
                Some("at most one of `resourceClaimName` or `resourceClaimTemplateName` may be specified")
            }
            (None, None) => Some("must specify one of: `resourceClaimName`, `resourceClaimTemplateName`"),
            _ => None,
        };
        if let Some(detail) = detail {
            out.invalid(&at, shown("core.PodResourceClaim", claim), detail);
        }
        for (key, value) in [("resourceClaimName", own), ("resourceClaimTemplateName", template)] {
            if let Some(value) = value {
                out.messages(&at.child(key), text(value), names::dns_subdomain(text(value)));
            }
        }
    }
}
