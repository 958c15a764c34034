//! Rules of a service's addresses: cluster IPs, IP families, load balancer status.
//!
//! Upstream followed: pkg/apis/core/validation.

use apimachinery::{ErrorList, Path, Value};

use crate::validation::names;
use crate::validation::pod::status::is_dual_stack;
use crate::validation::push::{Named, Push, shown};
use crate::validation::value::Get;

const FAMILIES: &[&str] = &["IPv4", "IPv6"];
const POLICIES: &[&str] = &["PreferDualStack", "RequireDualStack", "SingleStack"];
const FIXED: &str = "may not change once set";

/// `clusterIPs: [None]`.
pub fn is_headless(spec: &Value) -> bool {
    spec.strings("clusterIPs") == ["None"]
}

/// Cluster IPs and families, each and against each other.
pub fn cluster_ips(out: &mut ErrorList, spec: &Value, old: Option<&Value>) {
    if spec.s("type") == "ExternalName" {
        return;
    }
    let path = Path::new("spec");
    let at = path.child("clusterIPs");
    let (ips, first) = (spec.strings("clusterIPs"), spec.s("clusterIP"));
    let whole = || shown("[]s", spec.at("clusterIPs"));
    match (first.is_empty(), ips.first()) {
        (false, None) => out.required(&at, ""),
        (false, Some(ip)) if *ip != first => out.invalid(&at, whole(), "first value must match `clusterIP`"),
        (true, Some(_)) => out.invalid(&at, whole(), "must be empty when `clusterIP` is not specified"),
        _ => {}
    }
    let families = spec.strings("ipFamilies");
    for (i, family) in families.iter().enumerate() {
        let at = path.child("ipFamilies").index(i);
        if !FAMILIES.contains(family) {
            out.unsupported(&at, Named(family), FAMILIES);
        }
        if families[..i].contains(family) {
            out.duplicate(&at, Named(family));
        }
    }
    if let Some(policy) = spec.opt_s("ipFamilyPolicy").filter(|policy| !POLICIES.contains(policy)) {
        out.unsupported(&path.child("ipFamilyPolicy"), Named(policy), POLICIES);
    }
    let stored = old.map(|old| old.strings("clusterIPs")).unwrap_or_default();
    let mut bad = false;
    for (i, ip) in ips.iter().enumerate() {
        if i == 0 && *ip == "None" {
            if ips.len() > 1 {
                bad = true;
                out.invalid(&at, whole(), "'None' must be the first and only value");
            }
            continue;
        }
        let errors = names::legacy_ip(&at.index(i), ip, &stored);
        bad |= !errors.is_empty();
        out.extend(errors);
    }
    if ips.len() > 2 {
        out.invalid(&at, whole(), "may only hold up to 2 values");
    }
    if bad {
        return;
    }
    if ips.len() > 1 && !is_dual_stack(&ips) {
        out.invalid(&at, whole(), "may specify no more than one IP for each IP family");
    }
    if is_headless(spec) {
        return;
    }
    for (i, (ip, family)) in ips.iter().zip(&families).enumerate() {
        if FAMILIES.contains(family) && (*family == "IPv6") != names::is_ipv6(ip) {
            let detail = format!("expected an {family} value as indicated by `ipFamilies[{i}]`");
            out.invalid(&at.index(i), *ip, detail);
        }
    }
}

fn is_external(spec: &Value) -> bool {
    spec.s("type") == "ExternalName"
}

fn must_be_single(out: &mut ErrorList, spec: &Value, what: &str) {
    if spec.s("ipFamilyPolicy") != "SingleStack" {
        let detail = format!("must be set to 'SingleStack' when releasing the secondary {what}");
        let policy = shown("*s", spec.at("ipFamilyPolicy"));
        out.invalid(&Path::new("spec").child("ipFamilyPolicy"), policy, detail);
    }
}

/// Only a second address may come or go.
pub fn cluster_ips_update(out: &mut ErrorList, spec: &Value, old: &Value) {
    if is_external(spec) || is_external(old) || is_headless(spec) && is_headless(old) {
        return;
    }
    let (new, stored) = (spec.strings("clusterIPs"), old.strings("clusterIPs"));
    let at = Path::new("spec").child("clusterIPs");
    let whole = || shown("[]s", spec.at("clusterIPs"));
    if new.len() == stored.len() {
        for (i, _) in new.iter().zip(&stored).enumerate().filter(|(_, (new, stored))| new != stored) {
            out.invalid(&at.index(i), whole(), FIXED);
        }
        return;
    }
    if new.is_empty() {
        out.invalid(&at.index(0), whole(), "primary clusterIP can not be unset");
    }
    if let (Some(new), Some(stored)) = (new.first(), stored.first())
        && new != stored
    {
        out.invalid(&at.index(0), whole(), FIXED);
    }
    if stored.len() > new.len() && new.len() == 1 {
        must_be_single(out, spec, "clusterIP");
    }
}

/// Only a second family may come or go.
pub fn families_update(out: &mut ErrorList, spec: &Value, old: &Value) {
    if is_external(spec) || is_external(old) || is_headless(spec) || is_headless(old) {
        return;
    }
    let (new, stored) = (spec.strings("ipFamilies"), old.strings("ipFamilies"));
    let at = Path::new("spec").child("ipFamilies").index(0);
    if new.len() == stored.len() {
        for _ in new.iter().zip(&stored).filter(|(new, stored)| new != stored) {
            out.invalid(&at, shown("[]s", spec.at("ipFamilies")), FIXED);
        }
        return;
    }
    if stored.len() > new.len() && spec.list("clusterIPs").is_empty() {
        out.invalid(&at, shown("[]s", spec.at("ipFamilies")), "primary ipFamily can not be unset");
    }
    if let (Some(new), Some(stored)) = (new.first(), stored.first())
        && new != stored
    {
        // Upstream shows the addresses here.
        out.invalid(&at, shown("[]s", spec.at("clusterIPs")), FIXED);
    }
    if stored.len() > new.len() && new.len() == 1 {
        must_be_single(out, spec, "ipFamily");
    }
}

/// `status.loadBalancer`.
pub fn load_balancer_status(out: &mut ErrorList, object: &Value, old: &Value) {
    let path = Path::new("status").child("loadBalancer").child("ingress");
    let entries = object.at("status").at("loadBalancer").list("ingress");
    if object.at("spec").s("type") != "LoadBalancer" && !entries.is_empty() {
        out.forbidden(&path, "may only be used when `spec.type` is 'LoadBalancer'");
        return;
    }
    let stored: Vec<&str> = old.at("status").at("loadBalancer").list("ingress").iter().map(|e| e.s("ip")).collect();
    for (i, entry) in entries.iter().enumerate() {
        let at = path.index(i);
        let (ip, mode) = (entry.s("ip"), entry.opt_s("ipMode"));
        if !ip.is_empty() {
            out.extend(names::legacy_ip(&at.child("ip"), ip, &stored));
        }
        match mode {
            None if !ip.is_empty() => out.required(&at.child("ipMode"), "must be specified when `ip` is set"),
            None => {}
            Some(_) if ip.is_empty() => {
                out.forbidden(&at.child("ipMode"), "may not be specified when `ip` is not set");
            }
            Some("Proxy" | "VIP") => {}
            Some(other) => out.unsupported(&at.child("ipMode"), Named(other), &["Proxy", "VIP"]),
        }
        ingress_host(out, entry.s("hostname"), &at.child("hostname"));
    }
}

/// The host name of a load balancer.
pub fn ingress_host(out: &mut ErrorList, host: &str, path: &Path) {
    if host.is_empty() {
        return;
    }
    out.messages(path, host, names::dns_subdomain(host));
    if names::parse_ip(host).is_some() {
        out.invalid(path, host, "must be a DNS name, not an IP address");
    }
}
