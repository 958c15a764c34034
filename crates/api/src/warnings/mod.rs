//! Texts for `Warning` headers: what is accepted, but better not written.
//!
//! Upstream followed: pkg/api/{pod,node,persistentvolume,persistentvolumeclaim,job}/*.go,
//! apimachinery/pkg/util/validation/ip.go. Where upstream iterates a map, the
//! order here is that of the keys.

mod overlaps;
pub mod pod;

use std::net::IpAddr;

use apimachinery::field::quote;
use apimachinery::{Path, Quantity, Value};

use crate::edit::Fields;
use crate::validation::{content, names};

/// Warnings about an object whose name becomes part of pod names.
pub fn pod_host_name(object: &Value, used_in: &str) -> Vec<String> {
    let problems = names::dns_label(object.at("metadata.name").as_str().unwrap_or(""));
    if problems.is_empty() {
        return Vec::new();
    }
    vec![format!(
        "metadata.name: this is used in {used_in}, which can result in surprising behavior; a DNS label is recommended: [{}]",
        problems.join(" ")
    )]
}

/// What [`pod_host_name`] says of workloads.
pub const POD_NAMES: &str = "Pod names and hostnames";

/// What replaces a deprecated node label.
pub fn node_label(key: &str) -> Option<&'static str> {
    Some(match key {
        "beta.kubernetes.io/arch" => r#"deprecated since v1.14; use "kubernetes.io/arch" instead"#,
        "beta.kubernetes.io/os" => r#"deprecated since v1.14; use "kubernetes.io/os" instead"#,
        "failure-domain.beta.kubernetes.io/region" => {
            r#"deprecated since v1.17; use "topology.kubernetes.io/region" instead"#
        }
        "failure-domain.beta.kubernetes.io/zone" => {
            r#"deprecated since v1.17; use "topology.kubernetes.io/zone" instead"#
        }
        "beta.kubernetes.io/instance-type" => {
            r#"deprecated since v1.17; use "node.kubernetes.io/instance-type" instead"#
        }
        "app.kubernetes.io/created-by" => "deprecated since v1.9",
        "scheduler.alpha.kubernetes.io/preferAvoidPods" => "deprecated since v1.22; use Taints and Tolerations instead",
        "node-role.kubernetes.io/master" => r#"use "node-role.kubernetes.io/control-plane" instead"#,
        _ => return None,
    })
}

/// Deprecated labels, and with `values` ill-formed values, of a node selector term.
pub fn node_selector_term(term: &Value, values: bool, path: &Path) -> Vec<String> {
    let mut out = Vec::new();
    for (index, expression) in term.list("matchExpressions").iter().enumerate() {
        let here = path.child("matchExpressions").index(index);
        let key = expression.text("key");
        if let Some(message) = node_label(key) {
            out.push(format!("{}: {key} is {message}", here.child("key")));
        }
        if values {
            for (position, value) in expression.list("values").iter().enumerate() {
                let value = value.as_str().unwrap_or("");
                for message in content::label_value(value) {
                    out.push(format!("{}: {value} is invalid, {message}", here.child("values").index(position)));
                }
            }
        }
    }
    out
}

/// Deprecated labels of a LabelSelector over nodes.
pub fn node_label_selector(selector: &Value, path: &Path) -> Vec<String> {
    let mut out = node_selector_term(selector, false, path);
    if let Some(labels) = selector.at("matchLabels").as_object() {
        for label in labels.keys() {
            if let Some(message) = node_label(label) {
                out.push(format!("{}: {message}", path.child("matchLabels").child(label)));
            }
        }
    }
    out
}

/// IP addresses that are valid but not in their usual form.
pub fn ip(path: &Path, text: &str) -> Vec<String> {
    let Some(address) = names::parse_ip(text) else { return Vec::new() };
    match text.parse::<IpAddr>() {
        Ok(IpAddr::V6(strict)) if strict.to_ipv4_mapped().is_none() => {
            let canonical = strict.to_string();
            if canonical == text {
                return Vec::new();
            }
            let (text, canonical) = (quote(text), quote(&canonical));
            vec![format!("{path}: IPv6 address {text} should be in RFC 5952 canonical format ({canonical})")]
        }
        Ok(IpAddr::V4(_)) => Vec::new(),
        _ => {
            let (text, usual) = (quote(text), quote(&names::show_ip(address)));
            vec![format!("{path}: non-standard IP address {text} is invalid: use {usual}")]
        }
    }
}

/// CIDRs with host bits or in an unusual form.
pub fn cidr(path: &Path, text: &str) -> Vec<String> {
    let Some((address, bits)) = names::parse_cidr(text) else { return Vec::new() };
    let network = mask(address, bits);
    let show = |ip: IpAddr, bits: u8| quote(&format!("{}/{bits}", names::show_ip(ip)));
    let whole = if unmapped(address).is_ipv4() { 32 } else { 128 };
    let mut out = Vec::new();
    if network != unmapped(address) {
        out.push(format!(
            "{path}: CIDR value {} is ambiguous in this context (should be {} or {}?)",
            quote(text),
            show(network, bits),
            show(address, whole)
        ));
    }
    let strict = text.split_once('/').and_then(|(host, length)| {
        let plain = !(length.len() > 1 && length.starts_with('0')) && length.bytes().all(|byte| byte.is_ascii_digit());
        host.parse::<IpAddr>().ok().filter(|ip| plain && !is_mapped(*ip))
    });
    match strict {
        None => {
            out.push(format!("{path}: non-standard CIDR value {} is invalid: use {}", quote(text), show(network, bits)))
        }
        Some(IpAddr::V6(ip)) if out.is_empty() && format!("{ip}/{bits}") != text => {
            let canonical = quote(&format!("{ip}/{bits}"));
            out.push(format!(
                "{path}: IPv6 CIDR value {} should be in RFC 5952 canonical format ({canonical})",
                quote(text)
            ));
        }
        Some(_) => {}
    }
    out
}

fn is_mapped(ip: IpAddr) -> bool {
    matches!(ip, IpAddr::V6(ip) if ip.to_ipv4_mapped().is_some())
}

fn unmapped(ip: IpAddr) -> IpAddr {
    match ip {
        IpAddr::V6(v6) => v6.to_ipv4_mapped().map_or(ip, IpAddr::V4),
        IpAddr::V4(_) => ip,
    }
}

fn mask(ip: IpAddr, bits: u8) -> IpAddr {
    match unmapped(ip) {
        IpAddr::V4(v4) => {
            let mask = u32::MAX.checked_shl(32 - u32::from(bits.min(32))).unwrap_or(0);
            IpAddr::V4((u32::from(v4) & mask).into())
        }
        IpAddr::V6(v6) => {
            let mask = u128::MAX.checked_shl(128 - u32::from(bits.min(128))).unwrap_or(0);
            IpAddr::V6((u128::from(v6) & mask).into())
        }
    }
}

/// A byte amount that is no whole number of bytes.
pub fn fractional(holder: &Value, list: &str, resource: &str, path: &Path) -> Option<String> {
    let text = holder.at(list).get(resource)?.as_str()?;
    let quantity = Quantity::parse(text).ok()?;
    // Upstream's milli value of what overflows is zero.
    let overflows = quantity.value().checked_mul(1000).is_none();
    (!overflows && quantity.milli_value() % 1000 != 0).then(|| {
        let path = path.child(list).key(resource);
        format!("{path}: fractional byte value {} is invalid, must be an integer", quote(&quantity.to_string()))
    })
}

/// Warnings about a claim's spec.
pub fn claim_spec(path: &Path, spec: &Value) -> Vec<String> {
    let resources = path.child("resources");
    ["requests", "limits"]
        .into_iter()
        .filter_map(|list| fractional(spec.at("resources"), list, "storage", &resources))
        .collect()
}

/// Warnings about a job's spec at `path`.
pub fn job_spec(path: &Path, spec: &Value) -> Vec<String> {
    /// Completions and parallelism above which failed indexes cannot all be kept.
    const COMPLETIONS: i64 = 100_000;
    const PARALLELISM: i64 = 10_000;
    let mut out = Vec::new();
    if spec.text("completionMode") == "Indexed"
        && spec.int("completions").unwrap_or(0) > COMPLETIONS
        && spec.int("parallelism").unwrap_or(0) > PARALLELISM
    {
        out.push(format!(
            "{path}: In Indexed Jobs with a number of completions higher than 10^5 and a parallelism higher than 10^4, Kubernetes might not be able to track completedIndexes when a big number of indexes fail"
        ));
    }
    out.extend(pod::template(&path.child("template"), spec.at("template")));
    out
}

/// Whether a change raised the generation: template warnings are given only then.
pub fn generation_changed(object: &Value, old: &Value) -> bool {
    object.at("metadata.generation") != old.at("metadata.generation")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses() {
        let path = Path::new("f");
        assert!(ip(&path, "10.0.0.1").is_empty());
        assert!(ip(&path, "fd00::1").is_empty());
        assert_eq!(
            ip(&path, "FD00::1"),
            [r#"f: IPv6 address "FD00::1" should be in RFC 5952 canonical format ("fd00::1")"#]
        );
        assert_eq!(ip(&path, "010.0.0.1"), [r#"f: non-standard IP address "010.0.0.1" is invalid: use "10.0.0.1""#]);
        assert_eq!(
            cidr(&path, "10.0.0.1/8"),
            [r#"f: CIDR value "10.0.0.1/8" is ambiguous in this context (should be "10.0.0.0/8" or "10.0.0.1/32"?)"#]
        );
        assert!(cidr(&path, "fd00::/8").is_empty());
    }
}
