//! Pods and pod templates.
//!
//! Upstream followed: core validation, ValidatePodSpec and what calls it;
//! pkg/api/pod/util.go for what a stored pod lets pass.

pub mod claims;
pub mod containers;
pub mod env;
pub mod probes;
pub mod projected;
pub mod resize;
pub mod scheduling;
pub mod security;
pub mod status;
pub mod update;
pub mod volume_sources;
pub mod volumes;

use apimachinery::{ErrorList, FieldError, Path};
use serde_json::Value;

use super::meta::{self, Namespaced, annotations, labels, non_negative};
use super::names;
use super::push::{Named, Push, shown};
use super::resources;
use super::value::{Get, text};
use containers::Around;

const MIRROR: &str = "kubernetes.io/config.mirror";
const DELETION_COST: &str = "controller.kubernetes.io/pod-deletion-cost";
const TOLERATIONS: &str = "scheduler.alpha.kubernetes.io/tolerations";
const MAX_NAMESERVERS: usize = 3;
const MAX_SEARCH_PATHS: usize = 32;
const MAX_SEARCH_CHARS: usize = 2048;
const MAX_HOSTNAME: usize = 64;

/// What a stored pod lets pass, so that it stays updatable; all false for a new one.
#[derive(Default, Clone)]
pub struct Options {
    /// The spec is a pod's, not a template's.
    pub is_pod: bool,
    pub lax_deletion_cost: bool,
    pub lax_selector: bool,
    pub lax_node_affinity: bool,
    pub lax_spread_selector: bool,
    pub old_match_label_keys: bool,
    pub allow_indivisible_huge_pages: bool,
    pub allow_non_local_token_path: bool,
    pub allow_host_sysctls: bool,
    pub allow_init_restart_on_resize: bool,
    pub allow_devices_with_user_namespaces: bool,
    pub allow_comparing_tolerations: bool,
    pub allow_empty_image_reference: bool,
    pub allow_sys_admin_without_escalation: bool,
}

impl Options {
    /// For an update of a pod spec and metadata.
    pub fn of_stored(old_spec: &Value, old_meta: &Value) -> Options {
        let mut options = Options::default();
        if old_spec.is_null() {
            return options;
        }
        scheduling::stored_options(old_spec, &mut options);
        options.lax_deletion_cost = deletion_cost_error(old_meta).is_some();
        options.allow_non_local_token_path = projected::has_non_local_token_path(old_spec);
        options.allow_host_sysctls = security::has_host_sysctl(old_spec);
        options.allow_empty_image_reference = old_spec
            .list("volumes")
            .iter()
            .any(|volume| volume.opt("image").is_some_and(|image| image.s("reference").is_empty()));
        let containers = containers::all(old_spec, &Path::root());
        options.allow_init_restart_on_resize = old_spec.list("initContainers").iter().any(|container| {
            container.s("restartPolicy") != "Always"
                && container.list("resizePolicy").iter().any(|policy| policy.s("restartPolicy") == "RestartContainer")
        });
        options.allow_devices_with_user_namespaces = old_spec.opt_flag("hostUsers") == Some(false)
            && containers.iter().any(|(container, _)| !container.list("volumeDevices").is_empty());
        options.allow_sys_admin_without_escalation = containers.iter().any(|(container, _)| {
            let context = container.at("securityContext");
            context.opt_flag("allowPrivilegeEscalation") == Some(false)
                && context.at("capabilities").strings("add").contains(&"CAP_SYS_ADMIN")
        });
        options.allow_indivisible_huge_pages = containers.iter().any(|(container, _)| {
            let mut errors = ErrorList::new();
            let limits_only = serde_json::json!({
                "limits": container.at("resources").at("limits"),
                "requests": container.at("resources").at("requests"),
            });
            resources::container_requirements(&mut errors, &limits_only, &[], false, &Path::root());
            errors.iter().any(|error| error.detail.contains("is not positive integer multiple of"))
        });
        options
    }

    /// For an update of a pod template.
    pub fn of_stored_template(old: &Value) -> Options {
        Options::of_stored(old.at("spec"), old.at("metadata"))
    }
}

/// A new pod.
pub fn create(pod: &Value) -> ErrorList {
    let options = Options { is_pod: true, ..Options::default() };
    let (meta, spec) = (pod.at("metadata"), pod.at("spec"));
    let mut out = metadata_and_spec(pod, &options);
    let path = Path::new("spec");
    if !spec.list("ephemeralContainers").is_empty() {
        out.forbidden(&path.child("ephemeralContainers"), "cannot be set on create");
    }
    if !spec.s("nodeName").is_empty() && !spec.list("schedulingGates").is_empty() {
        out.forbidden(&path.child("nodeName"), "cannot be set until all schedulingGates have been cleared");
    }
    security::profiles_match(&mut out, meta, spec, &path);
    out
}

/// What create and every update of a pod check.
pub fn metadata_and_spec(pod: &Value, options: &Options) -> ErrorList {
    let (meta, spec) = (pod.at("metadata"), pod.at("spec"));
    let path = Path::new("spec");
    let mut out = meta::object_meta(pod, Namespaced, names::dns_subdomain);
    pod_annotations(&mut out, meta, spec, &Path::new("metadata").child("annotations"), options);
    pod_spec(&mut out, spec, Some(meta), &path, options);
    if spec.s("serviceAccountName").is_empty() {
        for (i, volume) in spec.list("volumes").iter().enumerate() {
            for (j, source) in volume.at("projected").list("sources").iter().enumerate() {
                if source.has("serviceAccountToken") {
                    let at = path.child("volumes").index(i).child("projected").child("sources").index(j);
                    let detail = "must not be specified when serviceAccountName is not set";
                    out.forbidden(&at.child("serviceAccountToken"), detail);
                }
            }
        }
    }
    if let Some(seconds) = spec.opt_int("terminationGracePeriodSeconds") {
        non_negative(&mut out, seconds, &path.child("terminationGracePeriodSeconds"));
    }
    for key in ["containers", "initContainers"] {
        for (i, container) in spec.list(key).iter().enumerate() {
            containers::image_spaces(&mut out, container, &path.child(key).index(i));
        }
    }
    out
}

/// A pod template. `path` is the template's.
pub fn template_spec(out: &mut ErrorList, template: &Value, path: &Path, options: &Options) {
    let (meta, spec) = (template.at("metadata"), template.at("spec"));
    labels(out, meta, "labels", &path.child("labels"));
    annotations(out, meta, &path.child("annotations"));
    pod_annotations(out, meta, spec, &path.child("annotations"), options);
    let at = path.child("spec");
    pod_spec(out, spec, None, &at, options);
    security::profiles_match(out, meta, spec, &at);
    if !spec.list("ephemeralContainers").is_empty() {
        out.forbidden(&at.child("ephemeralContainers"), "ephemeral containers not allowed in pod template");
    }
}

/// Annotations that mean something in a pod.
pub fn pod_annotations(out: &mut ErrorList, meta: &Value, spec: &Value, path: &Path, options: &Options) {
    let all = meta.map("annotations");
    if let Some(value) = all.get(MIRROR).filter(|_| spec.s("nodeName").is_empty()) {
        out.invalid(&path.key(MIRROR), text(value), "must set spec.nodeName if mirror pod annotation is set");
    }
    if let Some(value) = all.get(TOLERATIONS).map(text).filter(|value| !value.is_empty()) {
        match serde_json::from_str::<Vec<Value>>(value) {
            Ok(list) => scheduling::tolerations(out, &list, &path.child(TOLERATIONS), options),
            Err(error) => out.invalid(path, TOLERATIONS, error.to_string()),
        }
    }
    if let Some(cost) = deletion_cost_error(meta).filter(|_| !options.lax_deletion_cost) {
        out.invalid(&path.key(DELETION_COST), cost, "must be a 32bit integer");
    }
    security::profile_annotations(out, meta, spec, path);
}

/// The deletion cost when it is no 32-bit integer without leading zeros.
fn deletion_cost_error(meta: &Value) -> Option<&str> {
    let cost = text(meta.map("annotations").get(DELETION_COST)?);
    let first = cost == "0" || cost.starts_with('-') || cost.starts_with(|c: char| ('1'..='9').contains(&c));
    (!first || cost.parse::<i32>().is_err()).then_some(cost)
}

pub fn is_mirror(meta: &Value) -> bool {
    meta.map("annotations").contains_key(MIRROR)
}

/// Annotations that an update may not touch.
pub fn annotation_updates(out: &mut ErrorList, pod: &Value, old: &Value, options: &Options) {
    let path = Path::new("metadata").child("annotations");
    let (new_map, old_map) = (pod.at("metadata").map("annotations"), old.at("metadata").map("annotations"));
    for (key, value) in old_map.iter().filter(|(key, value)| new_map.get(*key) != Some(value)) {
        let _ = value;
        if key.starts_with(security::APPARMOR) {
            out.forbidden(&path.key(key), "may not remove or update AppArmor annotations");
        }
        if key == MIRROR {
            out.forbidden(&path.key(key), "may not remove or update mirror pod annotation");
        }
    }
    for key in new_map.keys().filter(|key| !old_map.contains_key(*key)) {
        if key.starts_with(security::APPARMOR) {
            out.forbidden(&path.key(key), "may not add AppArmor annotations");
        }
        if key == MIRROR {
            out.forbidden(&path.key(key), "may not add mirror pod annotation");
        }
    }
    pod_annotations(out, pod.at("metadata"), pod.at("spec"), &path, options);
}

/// The spec of a pod (`meta` given) or of a template.
pub fn pod_spec(out: &mut ErrorList, spec: &Value, meta: Option<&Value>, path: &Path, options: &Options) {
    if !spec.has("terminationGracePeriodSeconds") {
        out.required(&path.child("terminationGracePeriodSeconds"), "");
    }
    let pod_name = meta.map(|meta| meta.s("name")).unwrap_or_default();
    let volumes = volumes::volumes(out, spec.list("volumes"), pod_name, &path.child("volumes"), options);
    let mut claims: Vec<&str> =
        spec.list("resourceClaims").iter().map(|claim| claim.s("name")).filter(|name| !name.is_empty()).collect();
    claims.sort_unstable();
    claims.dedup();
    containers::resource_claims(out, spec, meta.is_some_and(is_mirror), &path.child("resourceClaims"));
    let around = Around { spec, volumes: &volumes, claims: &claims, options };
    containers::containers(out, &around, &path.child("containers"));
    containers::init_containers(out, &around, &path.child("initContainers"));
    containers::ephemeral_containers(out, &around, &path.child("ephemeralContainers"));
    resources::pod_level(out, spec, &claims, options.allow_indivisible_huge_pages, path);
    host_network_ports(out, spec, path, options);
    restart_and_dns_policy(out, spec, path);
    labels(out, spec, "nodeSelector", &path.child("nodeSelector"));
    security::pod(out, spec, path, options);
    if spec.flag("shareProcessNamespace") && spec.flag("hostPID") {
        let detail = "ShareProcessNamespace and HostPID cannot both be enabled";
        out.invalid(&path.child("shareProcessNamespace"), true, detail);
    }
    scheduling::affinity(out, spec.at("affinity"), &path.child("affinity"), options);
    dns_config(out, spec, &path.child("dnsConfig"));
    for (i, gate) in spec.list("readinessGates").iter().enumerate() {
        let at = path.child("readinessGates").index(i).child("conditionType");
        super::selectors::qualified_name(out, gate.s("conditionType"), &at);
    }
    scheduling::scheduling_gates(out, spec.list("schedulingGates"), &path.child("schedulingGates"));
    let at = path.child("topologySpreadConstraints");
    scheduling::topology_spread(out, spec.list("topologySpreadConstraints"), &at, options);
    security::windows_host_process(out, spec, path);
    host_users(out, spec, path, options);
    hostname_override(out, spec, path);
    identity(out, spec, path, options);
    security::operating_system(out, spec, path);
    if let Some(group) = spec.opt("schedulingGroup") {
        scheduling_group(out, spec, group, path);
    }
    containers::file_key_volumes(out, spec, path);
}

fn host_network_ports(out: &mut ErrorList, spec: &Value, path: &Path, options: &Options) {
    if !spec.flag("hostNetwork") {
        return;
    }
    for (i, container) in spec.list("containers").iter().enumerate() {
        for (j, port) in container.list("ports").iter().enumerate() {
            let (host, own) = (port.int("hostPort"), port.int("containerPort"));
            if (options.is_pod || host != 0) && host != own {
                let at = path.child("containers").index(i).child("ports").index(j).child("hostPort");
                out.invalid(&at, host, "must match `containerPort` when `hostNetwork` is true");
            }
        }
    }
}

fn restart_and_dns_policy(out: &mut ErrorList, spec: &Value, path: &Path) {
    const RESTART: &[&str] = &["Always", "OnFailure", "Never"];
    const DNS: &[&str] = &["ClusterFirstWithHostNet", "ClusterFirst", "Default", "None"];
    for (field, supported) in [("restartPolicy", RESTART), ("dnsPolicy", DNS)] {
        let policy = spec.s(field);
        let at = path.child(field);
        if policy.is_empty() {
            out.required(&at, "");
        } else if !supported.contains(&policy) {
            out.unsupported(&at, Named(policy), supported);
        }
    }
}

fn dns_config(out: &mut ErrorList, spec: &Value, path: &Path) {
    let config = spec.opt("dnsConfig");
    let servers = config.map(|config| config.strings("nameservers")).unwrap_or_default();
    let at = path.child("nameservers");
    if spec.s("dnsPolicy") == "None" {
        if config.is_none() {
            out.required(path, "must provide `dnsConfig` when `dnsPolicy` is None");
            return;
        }
        if servers.is_empty() {
            out.required(&at, "must provide at least one DNS nameserver when `dnsPolicy` is None");
            return;
        }
    }
    let Some(config) = config else { return };
    if servers.len() > MAX_NAMESERVERS {
        let detail = format!("must not have more than {MAX_NAMESERVERS} nameservers");
        out.invalid(&at, config.at("nameservers"), detail);
    }
    for (i, server) in servers.iter().enumerate() {
        out.extend(names::legacy_ip(&at.index(i), server, &[]));
    }
    let searches = config.strings("searches");
    let at = path.child("searches");
    if searches.len() > MAX_SEARCH_PATHS {
        let detail = format!("must not have more than {MAX_SEARCH_PATHS} search paths");
        out.invalid(&at, config.at("searches"), detail);
    }
    if searches.join(" ").len() > MAX_SEARCH_CHARS {
        let detail =
            format!("must not have more than {MAX_SEARCH_CHARS} characters (including spaces) in the search list");
        out.invalid(&at, config.at("searches"), detail);
    }
    for (i, search) in searches.iter().enumerate().filter(|(_, search)| **search != ".") {
        let search = search.strip_suffix('.').unwrap_or(search);
        out.messages(&at.index(i), search, names::dns_subdomain_underscore(search));
    }
    for (i, option) in config.list("options").iter().enumerate() {
        if option.s("name").is_empty() {
            out.required(&path.child("options").index(i), "must not be empty");
        }
    }
}

/// Upstream's paths of hostPID and hostIPC are the Go names.
fn host_users(out: &mut ErrorList, spec: &Value, path: &Path, options: &Options) {
    if spec.opt_flag("hostUsers") != Some(false) {
        return;
    }
    const DETAIL: &str = "when `hostUsers` is false";
    for (key, shown_as) in [("hostNetwork", "hostNetwork"), ("hostPID", "HostPID"), ("hostIPC", "HostIPC")] {
        if spec.flag(key) {
            out.forbidden(&path.child(shown_as), DETAIL);
        }
    }
    if !options.allow_devices_with_user_namespaces {
        for (container, at) in containers::all(spec, path) {
            if !container.list("volumeDevices").is_empty() {
                out.forbidden(&at.child("volumeDevices"), DETAIL);
            }
        }
    }
}

fn hostname_override(out: &mut ErrorList, spec: &Value, path: &Path) {
    let Some(name) = spec.opt_s("hostnameOverride") else { return };
    let at = path.child("hostnameOverride");
    if spec.flag("setHostnameAsFQDN") {
        out.forbidden(&at, "may not be specified when setHostnameAsFQDN is true");
    }
    if spec.flag("hostNetwork") {
        out.forbidden(&at, "may not be specified when hostNetwork is true");
    }
    if name.len() > MAX_HOSTNAME {
        out.too_long(&at, MAX_HOSTNAME as i64);
    }
    out.messages(&at, name, names::dns_subdomain(name));
}

/// Names and classes a pod refers to, deadlines, tolerations, host aliases.
fn identity(out: &mut ErrorList, spec: &Value, path: &Path, options: &Options) {
    let named = |out: &mut ErrorList, key: &str, rule: fn(&str) -> Vec<String>| {
        let name = spec.s(key);
        if !name.is_empty() {
            out.messages(&path.child(key), name, rule(name));
        }
    };
    named(out, "serviceAccountName", names::dns_subdomain);
    let (account, deprecated) = (spec.s("serviceAccountName"), spec.s("serviceAccount"));
    if account != deprecated {
        let detail = format!("must be the same as serviceAccountName: {}", apimachinery::field::quote(account));
        out.invalid(&path.child("deprecatedServiceAccount"), deprecated, detail);
    }
    named(out, "nodeName", names::dns_subdomain);
    if let Some(seconds) = spec.opt_int("activeDeadlineSeconds")
        && !(1..=i64::from(i32::MAX)).contains(&seconds)
    {
        let at = path.child("activeDeadlineSeconds");
        out.invalid(&at, seconds, names::range(1, i64::from(i32::MAX)));
    }
    named(out, "hostname", names::dns_label);
    named(out, "subdomain", names::dns_label);
    scheduling::tolerations(out, spec.list("tolerations"), &path.child("tolerations"), options);
    for (i, alias) in spec.list("hostAliases").iter().enumerate() {
        let at = path.child("hostAliases").index(i);
        out.extend(names::legacy_ip(&at.child("ip"), alias.s("ip"), &[]));
        for (j, name) in alias.strings("hostnames").iter().enumerate() {
            out.messages(&at.child("hostnames").index(j), name, names::dns_subdomain(name));
        }
    }
    named(out, "priorityClassName", names::dns_subdomain);
    if let Some(class) = spec.opt_s("runtimeClassName") {
        out.messages(&path.child("runtimeClassName"), class, names::dns_subdomain(class));
    }
    if let Some(policy) = spec.opt_s("preemptionPolicy") {
        preemption_policy(out, policy, &path.child("preemptionPolicy"));
    }
    if let Some(overhead) = spec.opt("overhead") {
        let limits = serde_json::json!({"limits": overhead});
        let indivisible = options.allow_indivisible_huge_pages;
        resources::container_requirements(out, &limits, &[], indivisible, &path.child("overhead"));
    }
}

pub fn preemption_policy(out: &mut ErrorList, policy: &str, path: &Path) {
    const POLICIES: &[&str] = &["PreemptLowerPriority", "Never"];
    if policy.is_empty() {
        out.required(path, "");
    } else if !POLICIES.contains(&policy) {
        out.unsupported(path, Named(policy), POLICIES);
    }
}

fn scheduling_group(out: &mut ErrorList, spec: &Value, group: &Value, path: &Path) {
    let path = path.child("schedulingGroup");
    let at = path.child("podGroupName");
    match group.opt_s("podGroupName") {
        None => out.invalid(&at, shown("*s", &Value::Null), "must specify one of: `podGroupName`"),
        Some(name) => out.messages(&at, name, names::dns_subdomain(name)),
    }
    if !spec.list("evictionResponders").is_empty() {
        let detail = "may not be set when evictionResponders is set";
        out.add(FieldError::forbidden(&path, detail).with_origin("dependentForbidden").covered());
    }
}
