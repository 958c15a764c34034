//! The Pod Security Standards as pure checks of a pod's metadata and spec, in
//! the versions each has had; ordered by id, baseline before restricted.
//!
//! Upstream followed: `pod-security-admission/policy`.

use std::collections::BTreeSet;

use apimachinery::Value;
use apimachinery::field::quote;
use apiserver::admission::text;

use super::Level;
use crate::admission::items;

/// The newest minor version that a check changed in.
pub const NEWEST: u32 = 37;

/// Why a pod is refused: the reason and, in parentheses, its detail.
pub type Violation = (String, String);

type Check = fn(&Pod) -> Option<Violation>;

/// What the checks see.
pub struct Pod<'a> {
    pub metadata: &'a Value,
    pub spec: &'a Value,
}

/// One check's forms by the minor version they begin with, and the baseline
/// check it replaces under `restricted`.
struct Entry {
    id: &'static str,
    level: Level,
    versions: &'static [(u32, Check)],
    replaces: &'static str,
}

const fn baseline(id: &'static str, versions: &'static [(u32, Check)]) -> Entry {
    Entry { id, level: Level::Baseline, versions, replaces: "" }
}
const fn restricted(id: &'static str, versions: &'static [(u32, Check)], replaces: &'static str) -> Entry {
    Entry { id, level: Level::Restricted, versions, replaces }
}

const CHECKS: [Entry; 19] = [
    baseline("appArmorProfile", &[(0, app_armor)]),
    baseline("capabilities_baseline", &[(0, capabilities_baseline)]),
    baseline("hostNamespaces", &[(0, host_namespaces)]),
    baseline("hostPathVolumes", &[(0, host_path)]),
    baseline("hostPorts", &[(0, host_ports)]),
    baseline("hostProbesAndHostLifecycle", &[(34, host_probes)]),
    baseline("privileged", &[(0, privileged)]),
    baseline("procMount", &[(0, proc_mount), (35, |pod| unless_user_namespace(pod, proc_mount))]),
    baseline("seLinuxOptions", &[(0, |pod| se_linux(pod, 0)), (31, |pod| se_linux(pod, 31))]),
    baseline("seccompProfile_baseline", &[(0, seccomp_annotations), (19, seccomp_baseline)]),
    baseline(
        "sysctls",
        &[
            (0, |pod| sysctls(pod, 0)),
            (27, |pod| sysctls(pod, 27)),
            (29, |pod| sysctls(pod, 29)),
            (32, |pod| sysctls(pod, 32)),
            (37, |pod| sysctls(pod, 37)),
        ],
    ),
    baseline("windowsHostProcess", &[(0, windows_host_process)]),
    restricted(
        "allowPrivilegeEscalation",
        &[(8, privilege_escalation), (25, |pod| unless_windows(pod, privilege_escalation))],
        "",
    ),
    restricted(
        "capabilities_restricted",
        &[(22, capabilities_restricted), (25, |pod| unless_windows(pod, capabilities_restricted))],
        "capabilities_baseline",
    ),
    restricted("procMount_restricted", &[(35, proc_mount)], "procMount"),
    restricted("restrictedVolumes", &[(0, restricted_volumes)], "hostPathVolumes"),
    restricted("runAsNonRoot", &[(0, run_as_non_root), (35, |pod| unless_user_namespace(pod, run_as_non_root))], ""),
    restricted("runAsUser", &[(23, run_as_user), (35, |pod| unless_user_namespace(pod, run_as_user))], ""),
    restricted(
        "seccompProfile_restricted",
        &[(19, seccomp_restricted), (25, |pod| unless_windows(pod, seccomp_restricted))],
        "seccompProfile_baseline",
    ),
];

/// All violations of a level at a minor version (`None`: latest).
pub fn evaluate(level: Level, minor: Option<u32>, pod: &Pod) -> Vec<Violation> {
    if level == Level::Privileged {
        return Vec::new();
    }
    let minor = minor.unwrap_or(NEWEST).min(NEWEST);
    let at = |entry: &Entry| entry.versions.iter().rev().find(|(from, _)| *from <= minor).map(|(_, check)| *check);
    let is_replaced = |entry: &Entry| {
        level == Level::Restricted
            && CHECKS.iter().any(|other| other.replaces == entry.id && !entry.id.is_empty() && at(other).is_some())
    };
    CHECKS
        .iter()
        .filter(|entry| entry.level <= level && !is_replaced(entry))
        .filter_map(at)
        .filter_map(|check| check(pod))
        .collect()
}

fn containers<'a>(pod: &'a Pod) -> impl Iterator<Item = &'a Value> {
    ["initContainers", "containers", "ephemeralContainers"].into_iter().flat_map(|list| items(pod.spec, list))
}

fn unless_windows(pod: &Pod, check: Check) -> Option<Violation> {
    if pod.spec["os"]["name"] == "windows" { None } else { check(pod) }
}

fn unless_user_namespace(pod: &Pod, check: Check) -> Option<Violation> {
    if pod.spec["hostUsers"] == false { None } else { check(pod) }
}

fn join_quote<T: AsRef<str>>(items: &[T]) -> String {
    let quoted: Vec<String> = items.iter().map(|item| format!("\"{}\"", item.as_ref())).collect();
    quoted.join(", ")
}

fn plural<'a>(one: &'a str, many: &'a str, count: usize) -> &'a str {
    if count == 1 { one } else { many }
}

/// `container "a"` or `containers "a", "b"`.
fn named(containers: &[&str]) -> String {
    format!("{} {}", plural("container", "containers", containers.len()), join_quote(containers))
}

/// `pod and container "a"`.
fn setters(pod: bool, containers: &[&str]) -> Vec<String> {
    let mut all = Vec::new();
    if pod {
        all.push("pod".to_owned());
    }
    if !containers.is_empty() {
        all.push(named(containers));
    }
    all
}

fn violation(reason: &str, detail: String) -> Option<Violation> {
    Some((reason.to_owned(), detail))
}

fn names_where<'a>(pod: &'a Pod, bad: impl Fn(&Value) -> bool) -> Vec<&'a str> {
    containers(pod).filter(|c| bad(c)).map(|c| text(c, "name")).collect()
}

fn app_armor(pod: &Pod) -> Option<Violation> {
    let bad_type = |context: &Value| {
        let profile = &context["appArmorProfile"];
        (profile.is_object() && !["RuntimeDefault", "Localhost"].contains(&text(profile, "type")))
            .then(|| text(profile, "type").to_owned())
    };
    let mut values = BTreeSet::new();
    let own = bad_type(&pod.spec["securityContext"]);
    values.extend(own.clone());
    let mut bad = Vec::new();
    for container in containers(pod) {
        if let Some(value) = bad_type(&container["securityContext"]) {
            bad.push(text(container, "name"));
            values.insert(value);
        }
    }
    let mut who = setters(own.is_some(), &bad);
    let mut annotations: Vec<String> = pod.metadata["annotations"]
        .as_object()
        .into_iter()
        .flatten()
        .filter(|(key, value)| {
            let value = value.as_str().unwrap_or_default();
            key.starts_with("container.apparmor.security.beta.kubernetes.io/")
                && !(value.is_empty() || value == "runtime/default" || value.starts_with("localhost/"))
        })
        .map(|(key, value)| format!("{key}={}", quote(value.as_str().unwrap_or_default())))
        .collect();
    annotations.sort();
    let mut shown: Vec<String> = values.into_iter().collect();
    if !annotations.is_empty() {
        who.push(plural("annotation", "annotations", annotations.len()).to_owned());
        shown.extend(annotations);
    }
    if who.is_empty() {
        return None;
    }
    let reason = plural("forbidden AppArmor profile", "forbidden AppArmor profiles", shown.len());
    violation(reason, format!("{} must not set AppArmor profile type to {}", who.join(" and "), join_quote(&shown)))
}

const DEFAULT_CAPABILITIES: [&str; 13] = [
    "AUDIT_WRITE",
    "CHOWN",
    "DAC_OVERRIDE",
    "FOWNER",
    "FSETID",
    "KILL",
    "MKNOD",
    "NET_BIND_SERVICE",
    "SETFCAP",
    "SETGID",
    "SETPCAP",
    "SETUID",
    "SYS_CHROOT",
];

fn added_capabilities<'a>(container: &'a Value, allowed: &[&str]) -> BTreeSet<&'a str> {
    items(&container["securityContext"]["capabilities"], "add")
        .filter_map(Value::as_str)
        .filter(|capability| !allowed.contains(capability))
        .collect()
}

fn capabilities_baseline(pod: &Pod) -> Option<Violation> {
    let bad = names_where(pod, |c| !added_capabilities(c, &DEFAULT_CAPABILITIES).is_empty());
    if bad.is_empty() {
        return None;
    }
    let all: BTreeSet<&str> = containers(pod).flat_map(|c| added_capabilities(c, &DEFAULT_CAPABILITIES)).collect();
    let all: Vec<&str> = all.into_iter().collect();
    violation(
        "non-default capabilities",
        format!("{} must not include {} in securityContext.capabilities.add", named(&bad), join_quote(&all)),
    )
}

fn capabilities_restricted(pod: &Pod) -> Option<Violation> {
    let drops_all =
        |c: &Value| items(&c["securityContext"]["capabilities"], "drop").any(|capability| capability == "ALL");
    let missing = names_where(pod, |c| !drops_all(c));
    let adding = names_where(pod, |c| !added_capabilities(c, &["NET_BIND_SERVICE"]).is_empty());
    let mut details = Vec::new();
    if !missing.is_empty() {
        details.push(format!("{} must set securityContext.capabilities.drop=[\"ALL\"]", named(&missing)));
    }
    if !adding.is_empty() {
        let all: BTreeSet<&str> = containers(pod).flat_map(|c| added_capabilities(c, &["NET_BIND_SERVICE"])).collect();
        let all: Vec<&str> = all.into_iter().collect();
        details.push(format!(
            "{} must not include {} in securityContext.capabilities.add",
            named(&adding),
            join_quote(&all)
        ));
    }
    if details.is_empty() { None } else { violation("unrestricted capabilities", details.join("; ")) }
}

fn host_namespaces(pod: &Pod) -> Option<Violation> {
    let set: Vec<String> = ["hostNetwork", "hostPID", "hostIPC"]
        .into_iter()
        .filter(|field| pod.spec[*field] == true)
        .map(|field| format!("{field}=true"))
        .collect();
    if set.is_empty() { None } else { violation("host namespaces", set.join(", ")) }
}

fn host_path(pod: &Pod) -> Option<Violation> {
    let bad: Vec<&str> =
        items(pod.spec, "volumes").filter(|v| v.get("hostPath").is_some()).map(|v| text(v, "name")).collect();
    if bad.is_empty() {
        return None;
    }
    violation("hostPath volumes", format!("{} {}", plural("volume", "volumes", bad.len()), join_quote(&bad)))
}

fn host_ports(pod: &Pod) -> Option<Violation> {
    let ports = |c: &Value| -> Vec<String> {
        items(c, "ports").filter_map(|p| p["hostPort"].as_i64()).filter(|p| *p != 0).map(|p| p.to_string()).collect()
    };
    let bad = names_where(pod, |c| !ports(c).is_empty());
    if bad.is_empty() {
        return None;
    }
    let all: BTreeSet<String> = containers(pod).flat_map(ports).collect();
    violation(
        "hostPort",
        format!(
            "{} {} {} {}",
            named(&bad),
            plural("uses", "use", bad.len()),
            plural("hostPort", "hostPorts", all.len()),
            all.into_iter().collect::<Vec<_>>().join(", ")
        ),
    )
}

fn handler_hosts(container: &Value) -> Vec<&str> {
    let handlers = [
        &container["livenessProbe"],
        &container["readinessProbe"],
        &container["startupProbe"],
        &container["lifecycle"]["postStart"],
        &container["lifecycle"]["preStop"],
    ];
    handlers
        .into_iter()
        .flat_map(|handler| [text(&handler["httpGet"], "host"), text(&handler["tcpSocket"], "host")])
        .filter(|host| !host.is_empty())
        .collect()
}

fn host_probes(pod: &Pod) -> Option<Violation> {
    let bad: BTreeSet<&str> = names_where(pod, |c| !handler_hosts(c).is_empty()).into_iter().collect();
    if bad.is_empty() {
        return None;
    }
    let bad: Vec<&str> = bad.into_iter().collect();
    let hosts: BTreeSet<&str> = containers(pod).flat_map(handler_hosts).collect();
    let hosts: Vec<&str> = hosts.into_iter().collect();
    violation(
        "probe or lifecycle host",
        format!(
            "{} {} {} {}",
            named(&bad),
            plural("uses", "use", bad.len()),
            plural("probe or lifecycle host", "probe or lifecycle hosts", hosts.len()),
            join_quote(&hosts)
        ),
    )
}

fn privileged(pod: &Pod) -> Option<Violation> {
    let bad = names_where(pod, |c| c["securityContext"]["privileged"] == true);
    if bad.is_empty() {
        return None;
    }
    violation("privileged", format!("{} must not set securityContext.privileged=true", named(&bad)))
}

fn proc_mount(pod: &Pod) -> Option<Violation> {
    let bad_value =
        |c: &Value| c["securityContext"]["procMount"].as_str().filter(|mount| *mount != "Default").map(str::to_owned);
    let bad = names_where(pod, |c| bad_value(c).is_some());
    if bad.is_empty() {
        return None;
    }
    let values: BTreeSet<String> = containers(pod).filter_map(bad_value).collect();
    let values: Vec<String> = values.into_iter().collect();
    violation("procMount", format!("{} must not set securityContext.procMount to {}", named(&bad), join_quote(&values)))
}

fn se_linux(pod: &Pod, minor: u32) -> Option<Violation> {
    let mut allowed = vec!["", "container_t", "container_init_t", "container_kvm_t"];
    if minor >= 31 {
        allowed.push("container_engine_t");
    }
    let (mut types, mut user, mut role) = (BTreeSet::new(), false, false);
    let mut is_bad = |context: &Value| {
        let options = &context["seLinuxOptions"];
        let kind = text(options, "type").to_owned();
        let bad_type = !allowed.contains(&kind.as_str());
        if bad_type {
            types.insert(kind);
        }
        let (has_user, has_role) = (!text(options, "user").is_empty(), !text(options, "role").is_empty());
        user |= has_user;
        role |= has_role;
        bad_type || has_user || has_role
    };
    let own = is_bad(&pod.spec["securityContext"]);
    let mut bad = Vec::new();
    for container in containers(pod) {
        if is_bad(&container["securityContext"]) {
            bad.push(text(container, "name"));
        }
    }
    let who = setters(own, &bad);
    if who.is_empty() {
        return None;
    }
    let mut data = Vec::new();
    if !types.is_empty() {
        let types: Vec<String> = types.into_iter().collect();
        data.push(format!("{} {}", plural("type", "types", types.len()), join_quote(&types)));
    }
    if user {
        data.push("user may not be set".to_owned());
    }
    if role {
        data.push("role may not be set".to_owned());
    }
    violation(
        "seLinuxOptions",
        format!("{} set forbidden securityContext.seLinuxOptions: {}", who.join(" and "), data.join("; ")),
    )
}

fn seccomp_annotations(pod: &Pod) -> Option<Violation> {
    let mut keys = vec!["seccomp.security.alpha.kubernetes.io/pod".to_owned()];
    keys.extend(containers(pod).map(|c| format!("container.seccomp.security.alpha.kubernetes.io/{}", text(c, "name"))));
    let bad: BTreeSet<String> = keys
        .into_iter()
        .filter_map(|key| {
            let value = pod.metadata["annotations"][&key].as_str()?;
            let good = value == "runtime/default" || value == "docker/default" || value.starts_with("localhost/");
            (!good).then(|| format!("{key}={}", quote(value)))
        })
        .collect();
    if bad.is_empty() {
        return None;
    }
    let shown = bad.iter().cloned().collect::<Vec<_>>().join(", ");
    violation("seccompProfile", format!("forbidden {} {shown}", plural("annotation", "annotations", bad.len())))
}

/// Good, bad with its value, or not set.
fn seccomp(context: &Value) -> Result<bool, String> {
    let profile = &context["seccompProfile"];
    if !profile.is_object() {
        return Ok(false);
    }
    match text(profile, "type") {
        "Localhost" | "RuntimeDefault" => Ok(true),
        other => Err(other.to_owned()),
    }
}

fn seccomp_bad(pod: &Pod) -> Option<Violation> {
    let own = seccomp(&pod.spec["securityContext"]);
    let bad = names_where(pod, |c| seccomp(&c["securityContext"]).is_err());
    let who = setters(own.is_err(), &bad);
    if who.is_empty() {
        return None;
    }
    let mut values: BTreeSet<String> = own.err().into_iter().collect();
    values.extend(containers(pod).filter_map(|c| seccomp(&c["securityContext"]).err()));
    let values: Vec<String> = values.into_iter().collect();
    violation(
        "seccompProfile",
        format!("{} must not set securityContext.seccompProfile.type to {}", who.join(" and "), join_quote(&values)),
    )
}

fn seccomp_baseline(pod: &Pod) -> Option<Violation> {
    seccomp_bad(pod)
}

fn seccomp_restricted(pod: &Pod) -> Option<Violation> {
    if let Some(bad) = seccomp_bad(pod) {
        return Some(bad);
    }
    if seccomp(&pod.spec["securityContext"]) == Ok(true) {
        return None;
    }
    let missing = names_where(pod, |c| seccomp(&c["securityContext"]) == Ok(false));
    if missing.is_empty() {
        return None;
    }
    violation(
        "seccompProfile",
        format!(
            "pod or {} must set securityContext.seccompProfile.type to \"RuntimeDefault\" or \"Localhost\"",
            named(&missing)
        ),
    )
}

fn sysctls(pod: &Pod, minor: u32) -> Option<Violation> {
    const SAFE: [(u32, &str); 14] = [
        (0, "kernel.shm_rmid_forced"),
        (0, "net.ipv4.ip_local_port_range"),
        (0, "net.ipv4.tcp_syncookies"),
        (0, "net.ipv4.ping_group_range"),
        (0, "net.ipv4.ip_unprivileged_port_start"),
        (27, "net.ipv4.ip_local_reserved_ports"),
        (29, "net.ipv4.tcp_keepalive_time"),
        (29, "net.ipv4.tcp_fin_timeout"),
        (29, "net.ipv4.tcp_keepalive_intvl"),
        (29, "net.ipv4.tcp_keepalive_probes"),
        (32, "net.ipv4.tcp_rmem"),
        (32, "net.ipv4.tcp_wmem"),
        (37, "net.ipv4.tcp_slow_start_after_idle"),
        (37, "net.ipv4.tcp_notsent_lowat"),
    ];
    let bad: Vec<&str> = items(&pod.spec["securityContext"], "sysctls")
        .map(|sysctl| text(sysctl, "name"))
        .filter(|name| !SAFE.iter().any(|(from, safe)| *from <= minor && safe == name))
        .collect();
    if bad.is_empty() { None } else { violation("forbidden sysctls", bad.join(", ")) }
}

fn windows_host_process(pod: &Pod) -> Option<Violation> {
    let is_host = |context: &Value| context["windowsOptions"]["hostProcess"] == true;
    let bad = names_where(pod, |c| is_host(&c["securityContext"]));
    let who = setters(is_host(&pod.spec["securityContext"]), &bad);
    if who.is_empty() {
        return None;
    }
    violation(
        "hostProcess",
        format!("{} must not set securityContext.windowsOptions.hostProcess=true", who.join(" and ")),
    )
}

fn privilege_escalation(pod: &Pod) -> Option<Violation> {
    let bad = names_where(pod, |c| c["securityContext"]["allowPrivilegeEscalation"] != false);
    if bad.is_empty() {
        return None;
    }
    violation(
        "allowPrivilegeEscalation != false",
        format!("{} must set securityContext.allowPrivilegeEscalation=false", named(&bad)),
    )
}

fn restricted_volumes(pod: &Pod) -> Option<Violation> {
    const ALLOWED: [&str; 9] = [
        "configMap",
        "csi",
        "downwardAPI",
        "emptyDir",
        "ephemeral",
        "image",
        "persistentVolumeClaim",
        "projected",
        "secret",
    ];
    const KNOWN: [&str; 21] = [
        "hostPath",
        "gcePersistentDisk",
        "awsElasticBlockStore",
        "gitRepo",
        "nfs",
        "iscsi",
        "glusterfs",
        "rbd",
        "flexVolume",
        "cinder",
        "cephfs",
        "flocker",
        "fc",
        "azureFile",
        "vsphereVolume",
        "quobyte",
        "azureDisk",
        "photonPersistentDisk",
        "portworxVolume",
        "scaleIO",
        "storageos",
    ];
    let (mut bad, mut types) = (Vec::new(), BTreeSet::new());
    for volume in items(pod.spec, "volumes") {
        if ALLOWED.iter().any(|kind| volume.get(*kind).is_some()) {
            continue;
        }
        bad.push(text(volume, "name"));
        types.insert(KNOWN.into_iter().find(|kind| volume.get(*kind).is_some()).unwrap_or("unknown"));
    }
    if bad.is_empty() {
        return None;
    }
    let types: Vec<&str> = types.into_iter().collect();
    violation(
        "restricted volume types",
        format!(
            "{} {} {} {} {}",
            plural("volume", "volumes", bad.len()),
            join_quote(&bad),
            plural("uses", "use", bad.len()),
            plural("restricted volume type", "restricted volume types", types.len()),
            join_quote(&types)
        ),
    )
}

fn run_as_non_root(pod: &Pod) -> Option<Violation> {
    const REASON: &str = "runAsNonRoot != true";
    let own = pod.spec["securityContext"]["runAsNonRoot"].as_bool();
    let explicit = names_where(pod, |c| c["securityContext"]["runAsNonRoot"] == false);
    let who = setters(own == Some(false), &explicit);
    if !who.is_empty() {
        return violation(REASON, format!("{} must not set securityContext.runAsNonRoot=false", who.join(" and ")));
    }
    if own == Some(true) {
        return None;
    }
    let implicit = names_where(pod, |c| !c["securityContext"]["runAsNonRoot"].is_boolean());
    if implicit.is_empty() {
        return None;
    }
    violation(REASON, format!("pod or {} must set securityContext.runAsNonRoot=true", named(&implicit)))
}

fn run_as_user(pod: &Pod) -> Option<Violation> {
    let is_root = |context: &Value| context["runAsUser"].as_i64() == Some(0);
    let bad = names_where(pod, |c| is_root(&c["securityContext"]));
    let who = setters(is_root(&pod.spec["securityContext"]), &bad);
    if who.is_empty() {
        return None;
    }
    violation("runAsUser=0", format!("{} must not set runAsUser=0", who.join(" and ")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn details(level: Level, minor: Option<u32>, spec: Value) -> Vec<String> {
        let metadata = json!({});
        let found = evaluate(level, minor, &Pod { metadata: &metadata, spec: &spec });
        found.into_iter().map(|(reason, detail)| format!("{reason} ({detail})")).collect()
    }

    #[test]
    fn an_empty_container_violates_restricted_in_four_ways() {
        assert_eq!(
            details(Level::Restricted, None, json!({"containers": [{"name": "c"}]})),
            [
                "allowPrivilegeEscalation != false (container \"c\" must set securityContext.allowPrivilegeEscalation=false)",
                "unrestricted capabilities (container \"c\" must set securityContext.capabilities.drop=[\"ALL\"])",
                "runAsNonRoot != true (pod or container \"c\" must set securityContext.runAsNonRoot=true)",
                "seccompProfile (pod or container \"c\" must set securityContext.seccompProfile.type to \"RuntimeDefault\" or \"Localhost\")",
            ]
        );
        assert!(details(Level::Baseline, None, json!({"containers": [{"name": "c"}]})).is_empty());
    }

    #[test]
    fn baseline_names_what_is_host_like() {
        let spec = json!({"hostNetwork": true, "hostPID": true, "volumes": [{"name": "v", "hostPath": {}}],
            "containers": [{"name": "a", "ports": [{"hostPort": 80}, {"hostPort": 443}], "securityContext": {"privileged": true}}]});
        assert_eq!(
            details(Level::Baseline, None, spec),
            [
                "host namespaces (hostNetwork=true, hostPID=true)",
                "hostPath volumes (volume \"v\")",
                "hostPort (container \"a\" uses hostPorts 443, 80)",
                "privileged (container \"a\" must not set securityContext.privileged=true)",
            ]
        );
    }

    #[test]
    fn restricted_replaces_the_baseline_form_of_a_check() {
        let spec = json!({"volumes": [{"name": "v", "hostPath": {}}], "containers": []});
        assert_eq!(
            details(Level::Restricted, None, spec),
            ["restricted volume types (volume \"v\" uses restricted volume type \"hostPath\")"]
        );
    }

    #[test]
    fn versions_bring_checks_in_their_time() {
        let sysctl = json!({"securityContext": {"sysctls": [{"name": "net.ipv4.tcp_rmem"}]}, "containers": []});
        assert_eq!(details(Level::Baseline, Some(31), sysctl.clone()), ["forbidden sysctls (net.ipv4.tcp_rmem)"]);
        assert!(details(Level::Baseline, Some(32), sysctl).is_empty());
        let root =
            json!({"securityContext": {"runAsUser": 0, "runAsNonRoot": true}, "hostUsers": false, "containers": []});
        assert!(details(Level::Restricted, Some(35), root.clone()).is_empty());
        assert_eq!(details(Level::Restricted, Some(34), root), ["runAsUser=0 (pod must not set runAsUser=0)"]);
    }
}
