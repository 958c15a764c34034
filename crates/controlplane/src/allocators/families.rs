//! The linked address fields of a Service: clusterIP and clusterIPs, families
//! and their policy. Pure.
//!
//! Upstream followed: `pkg/registry/core/service/storage/{alloc,storage}.go`.

use apimachinery::field::{ErrorList, FieldError, Path};
use apimachinery::{Value, json};

pub fn text<'a>(spec: &'a Value, field: &str) -> &'a str {
    spec[field].as_str().unwrap_or_default()
}

pub fn list(spec: &Value, field: &str) -> Vec<String> {
    spec[field].as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}

pub fn needs_cluster_ip(spec: &Value) -> bool {
    text(spec, "type") != "ExternalName"
}

pub fn is_headless(spec: &Value) -> bool {
    text(spec, "clusterIP") == "None"
}

fn has_selector(spec: &Value) -> bool {
    spec["selector"].as_object().is_some_and(|map| !map.is_empty())
}

pub fn family_of(ip: &str) -> &'static str {
    if ip.contains(':') { "IPv6" } else { "IPv4" }
}

fn other(family: &str) -> &'static str {
    if family == "IPv4" { "IPv6" } else { "IPv4" }
}

fn set(spec: &mut Value, field: &str, values: &[String]) {
    if values.is_empty() {
        if let Some(map) = spec.as_object_mut() {
            map.remove(field);
        }
    } else {
        spec[field] = values.into();
    }
}

/// Keeps clusterIP and clusterIPs in step (`normalizeClusterIPs`).
pub fn normalize(spec: &mut Value, old: Option<&Value>) {
    let (ip, ips) = (text(spec, "clusterIP").to_owned(), list(spec, "clusterIPs"));
    let Some(old) = old else {
        if !ip.is_empty() && ips.is_empty() {
            spec["clusterIPs"] = json!([ip]);
        }
        return;
    };
    let (old_ip, old_ips) = (text(old, "clusterIP").to_owned(), list(old, "clusterIPs"));
    if !old_ips.is_empty() && ips.is_empty() && old_ip == ip {
        set(spec, "clusterIPs", &old_ips);
    }
    if old_ip == ip || list(spec, "clusterIPs") != old_ips {
        return;
    }
    if !old_ip.is_empty() && ip.is_empty() {
        set(spec, "clusterIPs", &[]);
    } else {
        set(spec, "clusterIPs", &[ip]);
    }
}

/// Values a client left out of an update stay what they were (`patchAllocatedValues`).
pub fn keep_allocated(spec: &mut Value, old: &Value) {
    if needs_cluster_ip(old) && needs_cluster_ip(spec) {
        if text(spec, "clusterIP").is_empty() && !text(old, "clusterIP").is_empty() {
            spec["clusterIP"] = old["clusterIP"].clone();
        }
        if list(spec, "clusterIPs").is_empty() {
            set(spec, "clusterIPs", &list(old, "clusterIPs"));
        }
    }
    if needs_node_port(old) && needs_node_port(spec) {
        let ports = |spec: &Value| -> Vec<(String, i64)> {
            let port = |p: &Value| (text(p, "name").to_owned(), p["nodePort"].as_i64().unwrap_or(0));
            spec["ports"].as_array().into_iter().flatten().map(port).collect()
        };
        let (old_ports, new_ports) = (ports(old), ports(spec));
        let used = |number: i64| {
            number != 0 && old_ports.iter().any(|(_, n)| *n == number) && new_ports.iter().any(|(_, n)| *n == number)
        };
        for port in spec["ports"].as_array_mut().into_iter().flatten() {
            if port["nodePort"].as_i64().unwrap_or(0) != 0 {
                continue;
            }
            let before = old_ports.iter().rev().find(|(name, _)| name == text(port, "name")).map_or(0, |(_, n)| *n);
            if before != 0 && !used(before) {
                port["nodePort"] = before.into();
            }
        }
    }
    let (before, now) = (health_check_port(old), health_check_port(spec));
    if needs_health_check(old) && needs_health_check(spec) && now == 0 && before != 0 {
        spec["healthCheckNodePort"] = before.into();
    }
}

pub fn needs_node_port(spec: &Value) -> bool {
    match text(spec, "type") {
        "NodePort" => true,
        "LoadBalancer" => spec["allocateLoadBalancerNodePorts"] != false,
        _ => false,
    }
}

pub fn needs_health_check(spec: &Value) -> bool {
    text(spec, "type") == "LoadBalancer" && text(spec, "externalTrafficPolicy") == "Local"
}

pub fn health_check_port(spec: &Value) -> i64 {
    spec["healthCheckNodePort"].as_i64().unwrap_or(0)
}

/// Fills policy and families, and what is wrong with them (`initIPFamilyFields`).
/// `configured`: the server's families, primary first. `related` checks the
/// linked fields against each other before anything is derived from them.
pub fn initialize(
    spec: &mut Value,
    old: Option<&Value>,
    configured: &[&str],
    related: &dyn Fn(&Value, Option<&Value>) -> ErrorList,
) -> ErrorList {
    if !needs_cluster_ip(spec) || stays_prefer_dual(spec, old) {
        return ErrorList::new();
    }
    let selectorless_headless = is_headless(spec) && !has_selector(spec);
    if spec.get("ipFamilyPolicy").is_none() {
        let inherited = old.and_then(|old| old.get("ipFamilyPolicy")).cloned();
        let policy = if selectorless_headless { "RequireDualStack" } else { "SingleStack" };
        spec["ipFamilyPolicy"] = inherited.unwrap_or_else(|| policy.into());
    }
    let errors = related(spec, old);
    if !errors.is_empty() {
        return errors;
    }
    let mut errors = ErrorList::new();
    let at = |field: &str| Path::new("spec").child(field);
    let policy = spec["ipFamilyPolicy"].clone();
    let single = policy == "SingleStack";
    let (mut ips, mut families) = (list(spec, "clusterIPs"), list(spec, "ipFamilies"));
    if let Some(old) = old {
        let (old_ips, old_families) = (list(old, "clusterIPs"), list(old, "ipFamilies"));
        if single {
            if old_ips == ips {
                ips.truncate(1);
            }
            if old_families == families {
                families.truncate(1);
            }
        } else {
            let fewer = |new: &[String], old: &[String]| !new.is_empty() && new.len() < old.len();
            if fewer(&ips, &old_ips) {
                let sentence = "must be 'SingleStack' to release the secondary cluster IP";
                errors.push(FieldError::invalid(&at("ipFamilyPolicy"), &policy, sentence));
            }
            if fewer(&families, &old_families) {
                let sentence = "must be 'SingleStack' to release the secondary IP family";
                errors.push(FieldError::invalid(&at("ipFamilyPolicy"), &policy, sentence));
            }
        }
    }
    if single {
        for (count, what) in [(ips.len(), "cluster IPs"), (families.len(), "IP families")] {
            if count == 2 {
                let sentence =
                    format!("must be 'RequireDualStack' or 'PreferDualStack' when multiple {what} are specified");
                errors.push(FieldError::invalid(&at("ipFamilyPolicy"), &policy, sentence));
            }
        }
    }
    let has = |family: &str| configured.contains(&family);
    for (index, ip) in ips.iter().enumerate() {
        if ip == "None" {
            break;
        }
        if index >= families.len() {
            let family = family_of(ip);
            if has(family) {
                families.push(family.to_owned());
            } else {
                let shown: Value = ips.clone().into();
                let sentence = format!("{family} is not configured on this cluster");
                errors.push(FieldError::invalid(&at("clusterIPs").index(index), &shown, sentence));
            }
        }
    }
    if !errors.is_empty() {
        return errors;
    }
    set(spec, "clusterIPs", &ips);
    let primary = configured.first().copied().unwrap_or("IPv4").to_owned();
    if selectorless_headless {
        if families.is_empty() {
            families.push(primary);
        }
        if families.len() < 2 && !single {
            families.push(other(&families[0]).to_owned());
        }
        set(spec, "ipFamilies", &families);
        return errors;
    }
    if policy == "RequireDualStack" && configured.len() < 2 {
        let sentence = "this cluster is not configured for dual-stack services";
        errors.push(FieldError::invalid(&at("ipFamilyPolicy"), &policy, sentence));
    }
    for (index, family) in families.iter().enumerate() {
        if !has(family) {
            let path = at("ipFamilies").index(index);
            errors.push(FieldError::invalid(&path, &family.as_str().into(), "not configured on this cluster"));
        }
    }
    if !errors.is_empty() {
        return errors;
    }
    if families.is_empty() {
        families.push(primary);
    }
    if !single && families.len() == 1 && configured.len() == 2 {
        families.push(other(&families[0]).to_owned());
    }
    set(spec, "ipFamilies", &families);
    errors
}

/// An update that leaves a PreferDualStack service's addresses alone.
pub fn stays_prefer_dual(spec: &Value, old: Option<&Value>) -> bool {
    let Some(old) = old else { return false };
    let prefer = |spec: &Value| text(spec, "ipFamilyPolicy") == "PreferDualStack";
    text(old, "type") == text(spec, "type")
        && ["ClusterIP", "NodePort", "LoadBalancer"].contains(&text(spec, "type"))
        && prefer(spec)
        && (old.get("ipFamilyPolicy").is_none() || prefer(old))
        && list(old, "clusterIPs") == list(spec, "clusterIPs")
        && list(old, "ipFamilies") == list(spec, "ipFamilies")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn start(mut spec: Value, configured: &[&str]) -> (Value, Vec<String>) {
        normalize(&mut spec, None);
        let errors = initialize(&mut spec, None, configured, &|_, _| ErrorList::new());
        (spec, errors.iter().map(ToString::to_string).collect())
    }

    #[test]
    fn a_plain_service_gets_the_primary_family() {
        let (spec, errors) = start(json!({"type": "ClusterIP"}), &["IPv4"]);
        assert!(errors.is_empty());
        assert_eq!((&spec["ipFamilies"], &spec["ipFamilyPolicy"]), (&json!(["IPv4"]), &json!("SingleStack")));
        let (dual, _) = start(json!({"type": "ClusterIP", "ipFamilyPolicy": "PreferDualStack"}), &["IPv6", "IPv4"]);
        assert_eq!(dual["ipFamilies"], json!(["IPv6", "IPv4"]));
    }

    #[test]
    fn a_selectorless_headless_service_has_both() {
        let (spec, _) = start(json!({"clusterIP": "None"}), &["IPv4"]);
        assert_eq!(spec["ipFamilies"], json!(["IPv4", "IPv6"]));
        assert_eq!(spec["ipFamilyPolicy"], "RequireDualStack");
    }

    #[test]
    fn what_the_cluster_lacks_is_told() {
        let (_, errors) = start(json!({"clusterIP": "fd00::1"}), &["IPv4"]);
        assert_eq!(
            errors,
            ["spec.clusterIPs[0]: Invalid value: [\"fd00::1\"]: IPv6 is not configured on this cluster"]
        );
        let (_, errors) = start(json!({"ipFamilyPolicy": "RequireDualStack"}), &["IPv4"]);
        assert_eq!(
            errors,
            [
                "spec.ipFamilyPolicy: Invalid value: \"RequireDualStack\": this cluster is not configured for dual-stack services"
            ]
        );
        let (_, errors) = start(json!({"ipFamilies": ["IPv4", "IPv6"]}), &["IPv4"]);
        assert_eq!(errors.len(), 1);
    }

    #[test]
    fn updates_keep_what_was_allocated() {
        let old = json!({"type": "NodePort", "clusterIP": "10.0.0.5", "clusterIPs": ["10.0.0.5"],
            "ports": [{"name": "a", "nodePort": 30001}, {"name": "b", "nodePort": 30002}]});
        let mut new = json!({"type": "NodePort", "ports": [{"name": "a"}, {"name": "b", "nodePort": 30005}]});
        keep_allocated(&mut new, &old);
        normalize(&mut new, Some(&old));
        assert_eq!((&new["clusterIP"], &new["clusterIPs"]), (&json!("10.0.0.5"), &json!(["10.0.0.5"])));
        assert_eq!((&new["ports"][0]["nodePort"], &new["ports"][1]["nodePort"]), (&json!(30001), &json!(30005)));
    }
}
