//! Updates of a pod's status.
//!
//! Upstream followed: core validation, ValidatePodStatusUpdate and what it calls;
//! pkg/api/v1/pod for which containers may start again.

use std::net::IpAddr;

use apimachinery::{ErrorList, Path};
use serde_json::Value;

use super::{annotation_updates, update};
use crate::validation::meta::{condition_reason, object_meta_update};
use crate::validation::names;
use crate::validation::push::{Named, Push, shown};
use crate::validation::resources::{is_node_allocatable, quantity};
use crate::validation::selectors::qualified_name;
use crate::validation::value::{Get, text};

const HEALTH_MESSAGE_MAX: usize = 1024;
const STATUSES: [&str; 3] = ["containerStatuses", "initContainerStatuses", "ephemeralContainerStatuses"];

pub fn update(pod: &Value, old: &Value) -> ErrorList {
    let options = update::options(old);
    let mut out = object_meta_update(pod, old);
    annotation_updates(&mut out, pod, old, &options);
    let path = Path::new("status");
    let (status, old_status) = (pod.at("status"), old.at("status"));
    let (spec, old_spec) = (pod.at("spec"), old.at("spec"));
    conditions(&mut out, status.list("conditions"), &path.child("conditions"));
    if spec.s("nodeName") != old_spec.s("nodeName") {
        out.forbidden(&path.child("nodeName"), "may not be changed directly");
    }
    nominated_node(&mut out, status.s("nominatedNodeName"), old, &path.child("nominatedNodeName"));
    let generation = status.int("observedGeneration");
    if generation < 0 {
        out.invalid(&path.child("observedGeneration"), generation, "must be a non-negative integer");
    }
    if status.s("qosClass") != old_status.s("qosClass") {
        out.invalid(&path.child("qosClass"), Named(status.s("qosClass")), "field is immutable");
    }
    transitions(&mut out, status, old_status, old_spec, &path);
    claim_statuses(&mut out, status, spec, &path.child("resourceClaimStatuses"));
    extended_claim(&mut out, status, spec, &path.child("extendedResourceClaimStatus"));
    allocatable_claims(&mut out, status, spec, &path.child("nodeAllocatableResourceClaimStatuses"));
    volume_health(&mut out, status, spec, &path.child("volumeHealth"));
    pod_ips(&mut out, status, old_status, &path.child("podIPs"));
    host_ips(&mut out, status, old_status, &path.child("hostIPs"));
    for key in STATUSES {
        users(&mut out, status.list(key), spec, &path.child(key));
    }
    for (key, of) in [("containerStatuses", "containers"), ("initContainerStatuses", "initContainers")] {
        allocated(&mut out, status, key, spec.list(of), &path.child(key));
    }
    for (i, container) in status.list("ephemeralContainerStatuses").iter().enumerate() {
        if !container.list("allocatedResourcesStatus").is_empty() {
            let at = path.child("ephemeralContainerStatuses").index(i).child("allocatedResourcesStatus");
            out.forbidden(&at, "must not be specified in container status");
        }
    }
    out
}

fn conditions(out: &mut ErrorList, list: &[Value], path: &Path) {
    for (i, condition) in list.iter().enumerate() {
        let at = path.index(i);
        let generation = condition.int("observedGeneration");
        if generation < 0 {
            out.invalid(&at.child("observedGeneration"), generation, "must be a non-negative integer");
        }
        let kind = condition.s("type");
        if !["PodScheduled", "Ready", "Initialized"].contains(&kind) {
            qualified_name(out, kind, &at.child("Type"));
        }
    }
}

fn nominated_node(out: &mut ErrorList, name: &str, old: &Value, path: &Path) {
    if name.is_empty() || name == old.at("status").s("nominatedNodeName") {
        return;
    }
    out.messages(path, name, names::dns_subdomain(name));
    if !old.at("spec").s("nodeName").is_empty() {
        out.forbidden(path, "may not be set on pods that are already bound to a node");
    }
}

fn exit_code(status: &Value) -> Option<i64> {
    status.at("state").opt("terminated").map(|terminated| terminated.int("exitCode"))
}

/// A container that has ended may run again only where it is to be restarted.
fn transitions(out: &mut ErrorList, status: &Value, old_status: &Value, spec: &Value, path: &Path) {
    let all_restart = all_could_restart(spec);
    for (key, of) in [("containerStatuses", "containers"), ("initContainerStatuses", "initContainers")] {
        if all_restart {
            continue;
        }
        for (i, stored) in old_status.list(key).iter().enumerate() {
            let Some(code) = exit_code(stored) else { continue };
            let name = stored.s("name");
            let runs = status.list(key).iter().any(|now| now.s("name") == name && exit_code(now).is_none());
            let restarts = spec
                .list(of)
                .iter()
                .find(|container| container.s("name") == name)
                .is_some_and(|container| should_restart(container, spec, code));
            if runs && !restarts {
                out.forbidden(&path.child(key).index(i).child("state"), NOT_BACK);
            }
        }
    }
    let key = "ephemeralContainerStatuses";
    for (i, stored) in old_status.list(key).iter().enumerate() {
        if exit_code(stored).is_none() {
            continue;
        }
        for now in status.list(key) {
            if now.s("name") == stored.s("name") && exit_code(now).is_none() {
                out.forbidden(&path.child(key).index(i).child("state"), NOT_BACK);
            }
        }
    }
}

const NOT_BACK: &str = "may not be transitioned to non-terminated state";

/// Some container's rules may restart the whole pod.
fn all_could_restart(spec: &Value) -> bool {
    ["initContainers", "containers"].iter().flat_map(|key| spec.list(key)).any(|container| {
        container.list("restartPolicyRules").iter().any(|rule| rule.s("action") == "RestartAllContainers")
    })
}

fn should_restart(container: &Value, spec: &Value, code: i64) -> bool {
    for rule in container.list("restartPolicyRules") {
        let codes = rule.at("exitCodes");
        let listed = codes.list("values").iter().any(|value| value.as_i64() == Some(code));
        let hit = match codes.s("operator") {
            "In" => listed,
            "NotIn" => !listed,
            _ => false,
        };
        if hit && rule.s("action") == "Restart" {
            return true;
        }
    }
    match container.opt_s("restartPolicy").unwrap_or(spec.s("restartPolicy")) {
        "Never" => false,
        "OnFailure" => code != 0,
        _ => true,
    }
}

fn claim_statuses(out: &mut ErrorList, status: &Value, spec: &Value, path: &Path) {
    let list = status.list("resourceClaimStatuses");
    for (i, claim) in list.iter().enumerate() {
        let at = path.index(i);
        let name = claim.s("name");
        if !spec.list("resourceClaims").iter().any(|claim| claim.s("name") == name) {
            out.invalid(&at.child("name"), name, "must match the name of an entry in `spec.resourceClaims`");
        }
        if list[..i].iter().any(|earlier| earlier.s("name") == name) {
            out.duplicate(&at.child("name"), name);
        }
        if let Some(name) = claim.opt_s("resourceClaimName") {
            for message in names::dns_subdomain(name) {
                out.invalid(&at.child("resourceClaimName"), Named(name), message);
            }
        }
    }
}

fn extended_claim(out: &mut ErrorList, status: &Value, spec: &Value, path: &Path) {
    let Some(claim) = status.opt("extendedResourceClaimStatus") else { return };
    let mappings = claim.list("requestMappings");
    let at = path.child("requestMappings");
    if mappings.is_empty() {
        out.required(&at, "at least one request mapping is required");
    }
    let key =
        |mapping: &Value| ["containerName", "resourceName", "requestName"].map(|field| mapping.s(field).to_owned());
    for (i, mapping) in mappings.iter().enumerate() {
        let at = at.index(i);
        let (container, resource, request) =
            (mapping.s("containerName"), mapping.s("resourceName"), mapping.s("requestName"));
        let found = ["containers", "initContainers"]
            .iter()
            .flat_map(|key| spec.list(key).iter().rev())
            .find(|c| c.s("name") == container);
        match found {
            None => {
                let detail = "must match the name of an entry in spec.initContainers.name or spec.containers.name";
                out.invalid(&at.child("containerName"), container, detail);
            }
            Some(c) if !c.at("resources").map("requests").contains_key(resource) => {
                let detail = "must match the extended resource name of an entry in spec.initContainers.resources.requests or spec.containers.resources.requests";
                out.invalid(&at.child("resourceName"), resource, detail);
            }
            Some(_) => {}
        }
        out.messages(&path.child("requestName"), request, names::dns_label(request));
        if mappings[..i].iter().any(|earlier| key(earlier) == key(mapping)) {
            for (field, value) in [("containerName", container), ("resourceName", resource), ("requestName", request)] {
                out.duplicate(&at.child(field), value);
            }
        }
    }
    let name = claim.s("resourceClaimName");
    if name.is_empty() {
        out.required(&path.child("resourceClaimName"), "");
    } else {
        out.messages(&path.child("resourceClaimName"), name, names::dns_subdomain(name));
    }
}

fn allocatable_claims(out: &mut ErrorList, status: &Value, spec: &Value, path: &Path) {
    for (i, claim) in status.list("nodeAllocatableResourceClaimStatuses").iter().enumerate() {
        let at = path.index(i);
        let name = claim.s("resourceClaimName");
        if name.is_empty() {
            continue;
        }
        let named = |of: &Value, key: &str| of.list(key).iter().any(|c| c.opt_s("resourceClaimName") == Some(name));
        if !named(spec, "resourceClaims") && !named(status, "resourceClaimStatuses") {
            out.invalid(&at.child("resourceClaimName"), name, "no mapping found in pod reference");
        }
        for (key, amounts) in [("mapping", &["quantity"][..]), ("overhead", &["perPod", "perContainer"])] {
            for (j, item) in claim.list(key).iter().enumerate() {
                let at = at.child(key).index(j);
                if !is_node_allocatable(item.s("name")) {
                    let detail = "must be a node allocatable resource name";
                    out.invalid(&at.child("name"), Named(item.s("name")), detail);
                }
                if key == "overhead" && amounts.iter().all(|amount| !item.has(amount)) {
                    out.invalid(&at, "", "at least one of perPod or perContainer must be set");
                }
                for amount in amounts {
                    if item.opt(amount).is_some_and(|value| quantity(value).sign() < 0) {
                        out.invalid(&at.child(amount), item.s(amount), "must be non-negative");
                    }
                }
            }
        }
    }
}

fn volume_health(out: &mut ErrorList, status: &Value, spec: &Value, path: &Path) {
    for (i, health) in status.list("volumeHealth").iter().enumerate() {
        let at = path.index(i);
        let name = health.s("name");
        if !name.is_empty() && !spec.list("volumes").iter().any(|volume| volume.s("name") == name) {
            out.not_found(&at.child("name"), name);
        }
        health_conditions(out, health.list("healthConditions"), &at.child("healthConditions"));
    }
}

/// Conditions of a volume's health.
pub fn health_conditions(out: &mut ErrorList, list: &[Value], path: &Path) {
    for (i, condition) in list.iter().enumerate() {
        let reason = condition.s("reason");
        if !reason.is_empty() {
            out.messages(&path.index(i).child("reason"), reason, condition_reason(reason));
        }
    }
}

/// One address of each family at most.
pub fn is_dual_stack(addresses: &[&str]) -> bool {
    let families: Vec<bool> =
        addresses.iter().filter_map(|text| names::parse_ip(text)).map(|ip: IpAddr| ip.is_ipv4()).collect();
    families.contains(&true) && families.contains(&false)
}

fn addresses<'a>(of: &'a Value, key: &str) -> Vec<&'a str> {
    of.list(key).iter().map(|address| address.s("ip")).collect()
}

fn list_of_ips(out: &mut ErrorList, status: &Value, old: &Value, key: &str, ty: &str, path: &Path) {
    let (now, stored) = (addresses(status, key), addresses(old, key));
    for (i, address) in now.iter().enumerate() {
        out.extend(names::legacy_ip(&path.index(i), address, &stored));
    }
    if now.len() > 1 && (!is_dual_stack(&now) || now.len() > 2) {
        out.invalid(path, shown(ty, status.at(key)), "may specify no more than one IP for each IP family");
    }
}

fn pod_ips(out: &mut ErrorList, status: &Value, old: &Value, path: &Path) {
    list_of_ips(out, status, old, "podIPs", "[]core.PodIP", path);
    let (one, list) = (status.s("podIP"), addresses(status, "podIPs"));
    if one.is_empty() != list.is_empty() {
        let detail = "podIP and podIPs must either both be set or both be unset";
        out.invalid(path, shown("[]core.PodIP", status.at("podIPs")), detail);
    } else if !list.is_empty() && one != list[0] {
        out.invalid(&path.index(0).child("ip"), list[0], "must be equal to `podIP`");
    }
}

fn host_ips(out: &mut ErrorList, status: &Value, old: &Value, path: &Path) {
    let list = addresses(status, "hostIPs");
    if list.is_empty() {
        return;
    }
    if status.s("hostIP") != list[0] {
        out.invalid(&path.index(0).child("ip"), list[0], "must be equal to `hostIP`");
    }
    list_of_ips(out, status, old, "hostIPs", "[]core.HostIP", path);
}

fn users(out: &mut ErrorList, list: &[Value], spec: &Value, path: &Path) {
    let os = spec.opt("os").map_or("linux", |os| os.s("name"));
    for (i, status) in list.iter().enumerate() {
        let Some(user) = status.at("user").opt("linux") else { continue };
        let at = path.index(i).child("user").child("linux");
        match os {
            "windows" => out.forbidden(&at, "cannot be set for a windows pod"),
            "linux" => {
                let uid = user.int("uid");
                if !(0..=i64::from(u32::MAX)).contains(&uid) {
                    out.invalid(&at.child("uid"), uid, names::range(0, i64::from(u32::MAX)));
                }
                let gid = user.int("gid");
                for message in names::group_id(gid) {
                    out.invalid(&at.child("gid"), gid, message);
                }
                for (j, group) in user.list("supplementalGroups").iter().enumerate() {
                    let gid = group.as_i64().unwrap_or_default();
                    for message in names::group_id(gid) {
                        out.invalid(&at.child("supplementalGroups").index(j), gid, message);
                    }
                }
            }
            _ => {}
        }
    }
}

fn allocated(out: &mut ErrorList, status: &Value, key: &str, containers: &[Value], path: &Path) {
    for (i, container_status) in status.list(key).iter().enumerate() {
        let container = containers.iter().find(|container| container.s("name") == container_status.s("name"));
        for (j, allocated) in container_status.list("allocatedResourcesStatus").iter().enumerate() {
            let at = path.index(i).child("allocatedResourcesStatus").index(j);
            if let Some(container) = container {
                allocated_name(out, allocated.s("name"), container, status, &at.child("name"));
            }
            allocated_resources(out, allocated.list("resources"), &at.child("resources"));
        }
    }
}

fn allocated_name(out: &mut ErrorList, name: &str, container: &Value, status: &Value, path: &Path) {
    let Some(claim) = name.strip_prefix("claim:") else {
        if !container.at("resources").map("requests").contains_key(name) {
            out.invalid(path, Named(name), "must match one of the container's resource requests");
        }
        return;
    };
    let own = container.at("resources").list("claims").iter().any(|c| match c.s("request") {
        "" => claim == c.s("name"),
        request => claim == format!("{}/{request}", c.s("name")),
    });
    if !own && !is_extended_claim(claim, container, status.at("extendedResourceClaimStatus")) {
        let detail = "must match one of the container's resource claims as 'claim:<claimName>/<requestName>' when container.resources.claims[*].request is set or 'claim:<claimName>' when it is empty";
        out.invalid(path, Named(name), detail);
    }
}

fn is_extended_claim(claim: &str, container: &Value, status: &Value) -> bool {
    let Some((name, request)) = claim.split_once('/').filter(|(name, request)| !name.is_empty() && !request.is_empty())
    else {
        return false;
    };
    name == status.s("resourceClaimName")
        && status.list("requestMappings").iter().any(|mapping| {
            mapping.s("containerName") == container.s("name")
                && mapping.s("requestName") == request
                && container
                    .at("resources")
                    .map("requests")
                    .get(mapping.s("resourceName"))
                    .is_some_and(|value| !quantity(value).is_zero())
        })
}

fn allocated_resources(out: &mut ErrorList, list: &[Value], path: &Path) {
    const HEALTH: &[&str] = &["Healthy", "Unhealthy", "Unknown"];
    for (i, resource) in list.iter().enumerate() {
        let at = path.index(i);
        let health = resource.s("health");
        if !HEALTH.contains(&health) {
            out.unsupported(&at.child("health"), Named(health), HEALTH);
        }
        if let Some(message) = resource.opt("message").map(text) {
            if message.is_empty() {
                out.required(&at.child("message"), "must be non-empty if specified");
            } else if message.len() > HEALTH_MESSAGE_MAX {
                out.too_long(&at.child("message"), HEALTH_MESSAGE_MAX as i64);
            }
        }
        let id = resource.s("resourceID");
        if list[..i].iter().any(|earlier| earlier.s("resourceID") == id) {
            out.duplicate(&at.child("resourceID"), Named(id));
        }
    }
}
