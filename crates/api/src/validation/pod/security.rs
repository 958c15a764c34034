//! Security contexts of pods and containers, and the rules of an operating system.
//!
//! Upstream followed: core validation, ValidateSecurityContext,
//! validatePodSpecSecurityContext, validateLinux, validateWindows.

use apimachinery::{ErrorList, Path};
use serde_json::Value;

use super::Options;
use super::containers::all;
use super::volumes::local_descending;
use crate::validation::names;
use crate::validation::push::{Named, Push, shown};
use crate::validation::value::{Get, text};

const PROFILE_TYPES: &[&str] = &["Localhost", "RuntimeDefault", "Unconfined"];
const SYSCTL_MAX: usize = 253;
const APPARMOR_PROFILE_MAX: usize = 4095;
const GMSA_SPEC_MAX: usize = 64 << 10;

fn user(out: &mut ErrorList, of: &Value, key: &str, path: &Path) {
    if let Some(id) = of.opt_int(key) {
        for message in names::user_id(id) {
            out.invalid(&path.child(key), id, message);
        }
    }
}

/// The security context of a container; null is fine.
pub fn container(out: &mut ErrorList, context: &Value, host_users: bool, lax_sys_admin: bool, path: &Path) {
    if context.is_null() {
        return;
    }
    user(out, context, "runAsUser", path);
    user(out, context, "runAsGroup", path);
    if let Some(mount) = context.opt_s("procMount") {
        let at = path.child("procMount");
        if !["Default", "Unmasked"].contains(&mount) {
            out.unsupported(&at, Named(mount), &["Default", "Unmasked"]);
        }
        if host_users && mount == "Unmasked" {
            out.invalid(&at, Named(mount), "`hostUsers` must be false to use `Unmasked`");
        }
    }
    seccomp(out, context.at("seccompProfile"), &path.child("seccompProfile"));
    if context.opt_flag("allowPrivilegeEscalation") == Some(false) {
        let whole = || shown("core.SecurityContext", context);
        if context.flag("privileged") {
            out.invalid(path, whole(), "cannot set `allowPrivilegeEscalation` to false and `privileged` to true");
        }
        if !lax_sys_admin {
            for _ in context.at("capabilities").strings("add").iter().filter(|cap| **cap == "CAP_SYS_ADMIN") {
                let detail = "cannot set `allowPrivilegeEscalation` to false and `capabilities.Add` CAP_SYS_ADMIN";
                out.invalid(path, whole(), detail);
            }
        }
    }
    windows_options(out, context.at("windowsOptions"), &path.child("windowsOptions"));
    apparmor(out, context.at("appArmorProfile"), &path.child("appArmorProfile"));
}

/// The security context of a pod; null is fine.
pub fn pod(out: &mut ErrorList, spec: &Value, path: &Path, options: &Options) {
    let Some(context) = spec.opt("securityContext") else { return };
    let path = path.child("securityContext");
    for key in ["fsGroup", "runAsUser", "runAsGroup"] {
        user(out, context, key, &path);
    }
    for (i, group) in context.list("supplementalGroups").iter().enumerate() {
        let id = group.as_i64().unwrap_or_default();
        for message in names::group_id(id) {
            out.invalid(&path.child("supplementalGroups").index(i), id, message);
        }
    }
    sysctls(out, spec, context.list("sysctls"), &path.child("sysctls"), options);
    one_of(out, context, "fsGroupChangePolicy", &["Always", "OnRootMismatch"], &path);
    seccomp(out, context.at("seccompProfile"), &path.child("seccompProfile"));
    windows_options(out, context.at("windowsOptions"), &path.child("windowsOptions"));
    apparmor(out, context.at("appArmorProfile"), &path.child("appArmorProfile"));
    one_of(out, context, "supplementalGroupsPolicy", &["Merge", "Strict"], &path);
    one_of(out, context, "seLinuxChangePolicy", &["MountOption", "Recursive"], &path);
}

/// An optional enumeration; `supported` sorted.
fn one_of(out: &mut ErrorList, of: &Value, key: &str, supported: &[&str], path: &Path) {
    if let Some(value) = of.opt_s(key).filter(|value| !supported.contains(value)) {
        out.unsupported(&path.child(key), Named(value), supported);
    }
}

/// Segments of lower-case letters, digits, inner `-` and `_`, joined by dots or slashes.
fn is_sysctl(name: &str) -> bool {
    name.len() <= SYSCTL_MAX
        && name.split(['.', '/']).all(|segment| {
            super::super::content::framed(segment, |b| b == b'-' || b == b'_', super::super::content::is_lower)
        })
}

fn sysctls(out: &mut ErrorList, spec: &Value, list: &[Value], path: &Path, options: &Options) {
    for (i, sysctl) in list.iter().enumerate() {
        let name = sysctl.s("name");
        let at = path.index(i).child("name");
        if name.is_empty() {
            out.required(&at, "");
        } else if !is_sysctl(name) {
            let segment = "[a-z0-9]([-_a-z0-9]*[a-z0-9])?";
            let detail =
                format!("must have at most {SYSCTL_MAX} characters and match regex ^({segment}[\\./])*{segment}$");
            out.invalid(&at, name, detail);
        } else if list[..i].iter().any(|earlier| earlier.s("name") == name) {
            out.duplicate(&at, name);
        }
        if !options.allow_host_sysctls {
            host_sysctl(out, spec, name, &at);
        }
    }
}

/// A sysctl of a namespace that the pod shares with the host.
fn host_sysctl(out: &mut ErrorList, spec: &Value, name: &str, path: &Path) {
    let normal = match name.find(['.', '/']) {
        Some(at) if name[at..].starts_with('/') => name
            .chars()
            .map(|c| {
                if c == '/' {
                    '.'
                } else if c == '.' {
                    '/'
                } else {
                    c
                }
            })
            .collect(),
        _ => name.to_owned(),
    };
    let prefix = normal.split('*').next().unwrap_or_default();
    const IPC: &[&str] = &[
        "kernel.sem",
        "kernel.shmall",
        "kernel.shmmax",
        "kernel.shmmni",
        "kernel.shm_rmid_forced",
        "kernel.shm",
        "kernel.msgmax",
        "kernel.msgmnb",
        "kernel.msgmni",
        "kernel.msg",
    ];
    let ipc = IPC.contains(&prefix) || prefix.starts_with("fs.mqueue.");
    if spec.flag("hostNetwork") && prefix.starts_with("net.") {
        out.invalid(path, name, "may not be specified when 'hostNetwork' is true");
    } else if spec.flag("hostIPC") && ipc {
        out.invalid(path, name, "may not be specified when 'hostIPC' is true");
    }
}

/// Whether a stored pod has a sysctl that would be refused in a new one.
pub fn has_host_sysctl(spec: &Value) -> bool {
    let mut errors = ErrorList::new();
    for sysctl in spec.at("securityContext").list("sysctls") {
        host_sysctl(&mut errors, spec, sysctl.s("name"), &Path::root());
    }
    !errors.is_empty()
}

fn seccomp(out: &mut ErrorList, profile: &Value, path: &Path) {
    if profile.is_null() {
        return;
    }
    let kind = profile.s("type");
    match kind {
        "" => out.required(&path.child("type"), "type is required when seccompProfile is set"),
        kind if !PROFILE_TYPES.contains(&kind) => {
            out.unsupported(&path.child("type"), Named(kind), PROFILE_TYPES);
        }
        _ => {}
    }
    let at = path.child("localhostProfile");
    match (kind == "Localhost", profile.opt_s("localhostProfile")) {
        (true, None) => out.required(&at, "must be set when seccomp type is Localhost"),
        (true, Some(file)) => local_descending(out, file, &at),
        (false, Some(_)) => {
            let whole = shown("core.SeccompProfile", profile);
            out.invalid(&at, whole, "can only be set when seccomp type is Localhost");
        }
        (false, None) => {}
    }
}

fn apparmor(out: &mut ErrorList, profile: &Value, path: &Path) {
    if profile.is_null() {
        return;
    }
    let at = path.child("localhostProfile");
    const NEEDED: &str = "must be set when AppArmor type is Localhost";
    let local = profile.opt_s("localhostProfile");
    match profile.s("type") {
        "Localhost" => match local {
            None => out.required(&at, NEEDED),
            Some(name) => {
                if name.trim() != name {
                    out.invalid(&at, name, "must not be padded with whitespace");
                } else if name.is_empty() {
                    out.required(&at, NEEDED);
                }
                if name.len() > APPARMOR_PROFILE_MAX {
                    out.too_long(&at, APPARMOR_PROFILE_MAX as i64);
                }
            }
        },
        "RuntimeDefault" | "Unconfined" => {
            if let Some(name) = local {
                out.invalid(&at, Named(name), "can only be set when AppArmor type is Localhost");
            }
        }
        "" => out.required(&path.child("type"), "type is required when appArmorProfile is set"),
        other => out.unsupported(&path.child("type"), Named(other), PROFILE_TYPES),
    }
}

fn windows_options(out: &mut ErrorList, options: &Value, path: &Path) {
    if options.is_null() {
        return;
    }
    if let Some(name) = options.opt_s("gmsaCredentialSpecName") {
        for message in names::dns_subdomain(name) {
            out.invalid(&path.child("gmsaCredentialSpecName"), Named(name), message);
        }
    }
    if let Some(spec) = options.opt_s("gmsaCredentialSpec") {
        let at = path.child("gmsaCredentialSpec");
        if spec.is_empty() {
            out.invalid(&at, Named(spec), "gmsaCredentialSpec cannot be an empty string");
        } else if spec.len() > GMSA_SPEC_MAX {
            out.invalid(&at, Named(spec), "gmsaCredentialSpec size must be under 64 KiB");
        }
    }
    if let Some(name) = options.opt_s("runAsUserName") {
        for detail in run_as_user_errors(name) {
            out.invalid(&path.child("runAsUserName"), Named(name), detail);
        }
    }
}

fn run_as_user_errors(name: &str) -> Vec<&'static str> {
    if name.is_empty() {
        return vec!["runAsUserName cannot be an empty string"];
    }
    if name.bytes().any(|b| b.is_ascii_control()) {
        return vec!["runAsUserName cannot contain control characters"];
    }
    let parts: Vec<&str> = name.split('\\').collect();
    let (domain, user) = match parts[..] {
        [user] => (None, user),
        [domain, user] => (Some(domain), user),
        _ => return vec!["runAsUserName cannot contain more than one backslash"],
    };
    let mut errors = Vec::new();
    if let Some(domain) = domain {
        if domain.len() >= 256 {
            errors.push("runAsUserName's Domain length must be under 256 characters");
        }
        if !is_netbios(domain) && !is_windows_dns(domain) {
            errors.push("runAsUserName's Domain doesn't match the NetBios nor the DNS format");
        }
    }
    if user.is_empty() {
        errors.push("runAsUserName's User cannot be empty");
    } else if user.len() > 104 {
        errors.push("runAsUserName's User length must not be longer than 104 characters");
    }
    if !user.is_empty() && user.chars().all(|c| c == '.' || c == ' ') {
        errors.push("runAsUserName's User cannot contain only periods or spaces");
    }
    if user.contains(['"', '/', '\\', ':', ';', '|', '=', ',', '+', '*', '?', '<', '>', '@', '[', ']']) {
        errors.push(r#"runAsUserName's User cannot contain the following characters: "/\:;|=,+*?<>@[]"#);
    }
    errors
}

fn is_netbios(domain: &str) -> bool {
    const BAD: &[char] = &['\\', '/', ':', '*', '?', '"', '<', '>', '|'];
    let count = domain.chars().count();
    (1..=15).contains(&count) && !domain.starts_with('.') && !domain.contains(BAD)
}

fn is_windows_dns(domain: &str) -> bool {
    domain.split('.').all(|label| {
        label.len() <= 63 && super::super::content::framed(label, |b| b == b'-', |b| b.is_ascii_alphanumeric())
    })
}

/// Containers that run as processes of a Windows host.
pub fn windows_host_process(out: &mut ErrorList, spec: &Value, path: &Path) {
    let of = |context: &Value| context.at("windowsOptions").opt_flag("hostProcess");
    let pod = of(spec.at("securityContext"));
    let containers = all(spec, path);
    let mut host = 0;
    for (container, at) in &containers {
        let own = of(container.at("securityContext"));
        if let (Some(pod), Some(own)) = (pod, own)
            && pod != own
        {
            let at = at.child("securityContext").child("windowsOptions").child("hostProcess");
            let detail = format!("pod hostProcess value must be identical if both are specified, was {pod}");
            out.invalid(&at, own, detail);
        }
        if own.or(pod) == Some(true) {
            host += 1;
        }
    }
    if host == 0 {
        return;
    }
    if host != containers.len() {
        let detail = "If pod contains any hostProcess containers then all containers must be HostProcess containers";
        out.invalid(path, "", detail);
    }
    if !spec.flag("hostNetwork") {
        let detail = "hostNetwork must be true if pod contains any hostProcess containers";
        out.invalid(&path.child("hostNetwork"), false, detail);
    }
}

/// `spec.os` and what it forbids.
pub fn operating_system(out: &mut ErrorList, spec: &Value, path: &Path) {
    let Some(os) = spec.opt("os") else { return };
    let at = path.child("os");
    match os.s("name") {
        "" => out.required(&at.child("name"), ""),
        "linux" => linux(out, spec, path),
        "windows" => windows(out, spec, path),
        other => out.unsupported(&at, Named(other), &["linux", "windows"]),
    }
}

fn linux(out: &mut ErrorList, spec: &Value, path: &Path) {
    let mut check = |context: &Value, at: Path| {
        if context.has("windowsOptions") {
            let at = at.child("securityContext").child("windowsOptions");
            out.forbidden(&at, "windows options cannot be set for a linux pod");
        }
    };
    check(spec.at("securityContext"), path.clone());
    for (container, at) in all(spec, path) {
        check(container.at("securityContext"), at);
    }
}

fn windows(out: &mut ErrorList, spec: &Value, path: &Path) {
    const DETAIL: &str = "cannot be set for a windows pod";
    const POD: &[&str] = &[
        "appArmorProfile",
        "seLinuxOptions",
        "seccompProfile",
        "fsGroup",
        "fsGroupChangePolicy",
        "sysctls",
        "runAsUser",
        "runAsGroup",
        "supplementalGroups",
        "supplementalGroupsPolicy",
        "seLinuxChangePolicy",
    ];
    const CONTAINER: &[&str] = &[
        "appArmorProfile",
        "seLinuxOptions",
        "seccompProfile",
        "capabilities",
        "readOnlyRootFilesystem",
        "privileged",
        "allowPrivilegeEscalation",
        "procMount",
        "runAsUser",
        "runAsGroup",
    ];
    let context = spec.at("securityContext");
    for key in POD {
        if context.has(key) && !(*key == "sysctls" && context.list(key).is_empty()) {
            out.forbidden(&path.child("securityContext").child(key), DETAIL);
        }
    }
    if spec.has("hostUsers") {
        out.forbidden(&path.child("hostUsers"), DETAIL);
    }
    for key in ["hostPID", "hostIPC"] {
        if spec.flag(key) {
            out.forbidden(&path.child(key), DETAIL);
        }
    }
    if spec.has("shareProcessNamespace") {
        out.forbidden(&path.child("shareProcessNamespace"), DETAIL);
    }
    for (container, at) in all(spec, path) {
        for key in CONTAINER {
            if container.at("securityContext").has(key) {
                out.forbidden(&at.child("securityContext").child(key), DETAIL);
            }
        }
    }
}

/// Security profiles in annotations, and that they agree with the fields.
pub fn profile_annotations(out: &mut ErrorList, meta: &Value, spec: &Value, path: &Path) {
    let annotations = meta.map("annotations");
    const POD_KEY: &str = "seccomp.security.alpha.kubernetes.io/pod";
    if let Some(profile) = annotations.get(POD_KEY) {
        seccomp_annotation(out, text(profile), &path.child(POD_KEY));
    }
    for (key, profile) in annotations {
        if key.starts_with(SECCOMP_CONTAINER) {
            seccomp_annotation(out, text(profile), &path.child(key));
        }
    }
    for (key, profile) in annotations {
        let Some(name) = key.strip_prefix(APPARMOR) else { continue };
        let at = path.key(key);
        if !all(spec, &Path::root()).iter().any(|(container, _)| container.s("name") == name) {
            out.invalid(&at, name, "container not found");
        }
        let profile = text(profile);
        let known = matches!(profile, "" | "runtime/default" | "unconfined") || profile.starts_with("localhost/");
        if !known {
            let detail = format!("invalid AppArmor profile name: {}", apimachinery::field::quote(profile));
            out.invalid(&at, profile, detail);
        }
    }
}

const SECCOMP_POD: &str = "seccomp.security.alpha.kubernetes.io/pod";
const SECCOMP_CONTAINER: &str = "container.seccomp.security.alpha.kubernetes.io/";
/// Annotations of AppArmor profiles, the container's name behind.
pub const APPARMOR: &str = "container.apparmor.security.beta.kubernetes.io/";

fn seccomp_annotation(out: &mut ErrorList, profile: &str, path: &Path) {
    match profile {
        "runtime/default" | "docker/default" | "unconfined" => {}
        profile => match profile.strip_prefix("localhost/") {
            Some(file) => local_descending(out, file, path),
            None => out.invalid(path, profile, "must be a valid seccomp profile"),
        },
    }
}

/// On create, fields and annotations that say the same must agree.
pub fn profiles_match(out: &mut ErrorList, meta: &Value, spec: &Value, path: &Path) {
    let annotations = meta.map("annotations");
    let pod_context = spec.at("securityContext");
    let mut seccomp_pair = |key: &str, context: &Value, at: &Path| {
        let profile = context.at("seccompProfile");
        if let Some(annotation) = annotations.get(key).filter(|_| !profile.is_null()) {
            let at = at.child("securityContext").child("seccompProfile");
            let fixed = if profile.s("type") == "RuntimeDefault" {
                &["runtime/default", "docker/default"][..]
            } else {
                &["unconfined"]
            };
            match_profile(out, text(annotation), profile, fixed, "seccomp", &at);
        }
    };
    seccomp_pair(SECCOMP_POD, pod_context, path);
    for (container, at) in all(spec, path) {
        seccomp_pair(&format!("{SECCOMP_CONTAINER}{}", container.s("name")), container.at("securityContext"), &at);
    }
    if spec.at("os").s("name") == "windows" {
        return;
    }
    for (container, at) in all(spec, path) {
        let own = container.at("securityContext").at("appArmorProfile");
        let profile = if own.is_null() { pod_context.at("appArmorProfile") } else { own };
        let annotation = annotations.get(&format!("{APPARMOR}{}", container.s("name")));
        if let Some(annotation) = annotation.filter(|_| !profile.is_null()) {
            let at = at.child("securityContext").child("appArmorProfile");
            let fixed = if profile.s("type") == "RuntimeDefault" { &["runtime/default"][..] } else { &["unconfined"] };
            match_profile(out, text(annotation), profile, fixed, "apparmor", &at);
        }
    }
}

fn match_profile(out: &mut ErrorList, annotation: &str, profile: &Value, fixed: &[&str], what: &str, path: &Path) {
    let type_error = format!("{what} type in annotation and field must match");
    match profile.s("type") {
        "Unconfined" | "RuntimeDefault" if !fixed.contains(&annotation) => {
            out.forbidden(&path.child("type"), type_error);
        }
        "Localhost" => match annotation.strip_prefix("localhost/") {
            None => out.forbidden(&path.child("type"), type_error),
            Some(file) if profile.opt_s("localhostProfile") != Some(file) => {
                let detail = format!("{what} profile in annotation and field must match");
                out.forbidden(&path.child("localhostProfile"), detail);
            }
            Some(_) => {}
        },
        _ => {}
    }
}
