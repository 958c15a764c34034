//! Resource names and quantities: what a container, a pod, a quota or a limit
//! range may ask for.
//!
//! Upstream followed: core validation, pkg/apis/core/helper,
//! component-helpers/resource.

use std::collections::BTreeMap;

use apimachinery::quantity::Quantity;
use apimachinery::{ErrorList, Path};
use serde_json::Value;

use super::meta::NEGATIVE;
use super::names;
use super::push::{Named, Push, Shown};
use super::value::{Get, text};

const NOT_INTEGER: &str = "must be an integer";
const HUGE_PAGES: &str = "hugepages-";
const REQUESTS: &str = "requests.";

/// A quantity of a canonical object; what does not parse (the codec lets none
/// pass) is zero.
pub fn quantity(value: &Value) -> Quantity {
    Quantity::parse(text(value)).unwrap_or_default()
}

/// The canonical text of a quantity, equal for equal values.
pub fn canonical(quantity: &str) -> String {
    let Ok(parsed) = Quantity::parse(quantity) else { return quantity.to_owned() };
    // One format for all, as 1Gi equals 1073741824; a sum keeps that of its first
    // summand unless this is zero.
    let mut plain = Quantity::new(1, apimachinery::quantity::Format::DecimalSI);
    plain.add(&parsed);
    plain.canonical()
}

pub fn is_huge_page(name: &str) -> bool {
    name.starts_with(HUGE_PAGES)
}

pub fn is_native(name: &str) -> bool {
    !name.contains('/') || name.contains("kubernetes.io/")
}

pub fn is_extended(name: &str) -> bool {
    !is_native(name) && !name.starts_with(REQUESTS) && names::qualified_name(&format!("{REQUESTS}{name}")).is_empty()
}

pub fn is_overcommit_allowed(name: &str) -> bool {
    is_native(name) && !is_huge_page(name)
}

fn is_quota_huge_page(name: &str) -> bool {
    is_huge_page(name) || name.starts_with("requests.hugepages-")
}

const COMMON: &[&str] = &[
    "cpu",
    "memory",
    "ephemeral-storage",
    "requests.cpu",
    "requests.memory",
    "requests.ephemeral-storage",
    "requests.storage",
    "limits.cpu",
    "limits.memory",
    "limits.ephemeral-storage",
];
/// Counted objects: whole numbers only.
const COUNTED: &[&str] = &[
    "pods",
    "resourcequotas",
    "services",
    "replicationcontrollers",
    "secrets",
    "configmaps",
    "persistentvolumeclaims",
    "services.nodeports",
    "services.loadbalancers",
];

fn is_standard(name: &str) -> bool {
    name == "storage" || is_standard_quota(name)
}

pub fn is_standard_quota(name: &str) -> bool {
    COMMON.contains(&name) || COUNTED.contains(&name) || is_quota_huge_page(name)
}

fn is_standard_container(name: &str) -> bool {
    matches!(name, "cpu" | "memory" | "ephemeral-storage") || is_huge_page(name)
}

pub fn is_integer(name: &str) -> bool {
    COUNTED.contains(&name) || is_extended(name)
}

/// cpu, memory and huge pages.
pub fn is_node_allocatable(name: &str) -> bool {
    matches!(name, "cpu" | "memory") || is_huge_page(name)
}

fn is_pod_level(name: &str) -> bool {
    matches!(name, "cpu" | "memory") || is_huge_page(name)
}

/// The rule for the names of a resource list.
pub type NameRule = fn(&mut ErrorList, &str, &Path);

/// Any resource name. Gives whether nothing was wrong.
pub fn resource_name(out: &mut ErrorList, name: &str, path: &Path) {
    let before = out.len();
    for message in names::qualified_name(name) {
        out.invalid(path, Named(name), message);
    }
    if out.len() == before && !name.contains('/') && !is_standard(name) {
        out.invalid(path, Named(name), "must be a standard resource type or fully qualified");
    }
}

pub fn container_resource_name(out: &mut ErrorList, name: &str, path: &Path) {
    resource_name(out, name, path);
    if !name.contains('/') {
        if !is_standard_container(name) {
            out.invalid(path, Named(name), "must be a standard resource for containers");
        }
    } else if !is_native(name) && !is_extended(name) {
        out.invalid(path, Named(name), "doesn't follow extended resource name standard");
    }
}

fn pod_resource_name(out: &mut ErrorList, name: &str, path: &Path) {
    let before = out.len();
    resource_name(out, name, path);
    if out.len() == before && !is_pod_level(name) {
        out.unsupported(path, Named(name), &["cpu", HUGE_PAGES, "memory"]);
    }
}

pub fn quota_resource_name(out: &mut ErrorList, name: &str, path: &Path) {
    resource_name(out, name, path);
    if !name.contains('/') && !is_standard_quota(name) {
        out.invalid(path, Named(name), "must be a standard resource for quota");
    }
}

pub fn non_negative_quantity(out: &mut ErrorList, value: &Value, path: &Path) {
    if quantity(value).sign() < 0 {
        out.invalid(path, text(value), NEGATIVE);
    }
}

pub fn positive_quantity(out: &mut ErrorList, value: &Value, path: &Path) {
    if quantity(value).sign() <= 0 {
        out.invalid(path, text(value), "must be greater than zero");
    }
}

/// Not negative, and whole where the resource counts things.
pub fn quantity_value(out: &mut ErrorList, name: &str, value: &Value, path: &Path) {
    non_negative_quantity(out, value, path);
    if is_integer(name) && quantity(value).milli_value() % 1000 != 0 {
        out.invalid(path, Named(text(value)), NOT_INTEGER);
    }
}

/// A quantity that must have a value.
pub fn basic_quantity(out: &mut ErrorList, value: &Value, path: &Path) {
    let number = quantity(value).value();
    if number < 0 {
        out.invalid(path, number, "must be a valid resource quantity");
    }
}

fn huge_page_divisible(name: &str, value: &Quantity) -> bool {
    let Ok(page) = Quantity::parse(&name[HUGE_PAGES.len()..]) else { return false };
    page.sign() > 0 && page.milli_value() % 1000 == 0 && page.value() != 0 && value.value() % page.value() == 0
}

/// What the options of a pod say about its resources.
#[derive(Clone, Copy)]
pub struct Rules<'a> {
    pub name_rule: NameRule,
    /// Names in `spec.resourceClaims`, sorted.
    pub claims: &'a [&'a str],
    pub allow_indivisible_huge_pages: bool,
}

/// Requests, limits and claims of a container.
pub fn container_requirements(out: &mut ErrorList, of: &Value, claims: &[&str], indivisible: bool, path: &Path) {
    let rules = Rules { name_rule: container_resource_name, claims, allow_indivisible_huge_pages: indivisible };
    requirements(out, of, rules, path);
}

/// Requests and limits of a pod.
pub fn pod_requirements(out: &mut ErrorList, of: &Value, claims: &[&str], indivisible: bool, path: &Path) {
    let rules = Rules { name_rule: pod_resource_name, claims, allow_indivisible_huge_pages: indivisible };
    requirements(out, of, rules, path);
}

fn requirements(out: &mut ErrorList, of: &Value, rules: Rules, path: &Path) {
    let (limits_path, requests_path) = (path.child("limits"), path.child("requests"));
    let (mut cpu_or_memory, mut huge_pages) = (false, false);
    let mut huge_page = |out: &mut ErrorList, name: &str, value: &Value, at: &Path| {
        if is_huge_page(name) {
            huge_pages = true;
            let parsed = quantity(value);
            if !rules.allow_indivisible_huge_pages && !huge_page_divisible(name, &parsed) {
                let detail = format!("{} is not positive integer multiple of {name}", text(value));
                out.invalid(at, text(value), detail);
            }
        }
        cpu_or_memory |= matches!(name, "cpu" | "memory");
    };
    let limits = of.map("limits");
    for (name, value) in limits {
        let at = limits_path.key(name);
        (rules.name_rule)(out, name, &at);
        quantity_value(out, name, value, &at);
        huge_page(out, name, value, &at);
    }
    for (name, value) in of.map("requests") {
        let at = requests_path.key(name);
        (rules.name_rule)(out, name, &at);
        quantity_value(out, name, value, &at);
        match limits.get(name) {
            Some(limit) => {
                let order = quantity(value).cmp(&quantity(limit));
                if order.is_ne() && !is_overcommit_allowed(name) {
                    let detail = format!("must be equal to {name} limit of {}", text(limit));
                    out.invalid(&requests_path, text(value), detail);
                } else if order.is_gt() {
                    let detail = format!("must be less than or equal to {name} limit of {}", text(limit));
                    out.invalid(&requests_path, text(value), detail);
                }
            }
            None if !is_overcommit_allowed(name) => {
                out.required(&limits_path, "Limit must be set for non overcommitable resources");
            }
            None => {}
        }
        huge_page(out, name, value, &at);
    }
    if !cpu_or_memory && huge_pages {
        out.forbidden(path, "HugePages require cpu or memory");
    }
    claim_names(out, of.list("claims"), rules.claims, &path.child("claims"));
}

fn claim_names(out: &mut ErrorList, claims: &[Value], known: &[&str], path: &Path) {
    let mut seen: Vec<String> = Vec::new();
    for (i, claim) in claims.iter().enumerate() {
        let at = path.index(i);
        let (name, request) = (claim.s("name"), claim.s("request"));
        if name.is_empty() {
            out.required(&at, "");
            continue;
        }
        if seen.iter().any(|s| s == name) {
            out.duplicate(&at, name);
        } else {
            let mut key = name.to_owned();
            if !request.is_empty() {
                out.messages(&at.child("request"), request, names::dns_label(request));
                key = format!("{name}/{request}");
            }
            if seen.contains(&key) {
                out.duplicate(&at, &key);
            } else if request.is_empty() {
                for _ in seen.iter().filter(|s| s.split_once('/').is_some_and(|(claim, _)| claim == name)) {
                    out.duplicate(&at, name);
                }
            }
            seen.push(key);
        }
        if !known.contains(&name) {
            let mut error = apimachinery::FieldError::not_found(&at, &Value::from(name));
            error.detail = "must be one of the names in pod.spec.resourceClaims".to_owned();
            if known.is_empty() {
                error.detail.push_str(" which is empty");
            } else {
                error.detail.push_str(&format!(": {}", known.join(", ")));
            }
            out.add(error);
        }
    }
}

/// Pod-level resources: their own rules, and against the sums of the containers.
pub fn pod_level(out: &mut ErrorList, spec: &Value, claims: &[&str], indivisible: bool, path: &Path) {
    let resources = spec.at("resources");
    if resources.is_null() {
        return;
    }
    let at = path.child("resources");
    if spec.at("os").s("name") == "windows" {
        out.forbidden(&at, "may not be set for a windows pod");
        return;
    }
    if resources.has("claims") {
        out.forbidden(&at.child("claims"), "claims may not be set for Resources at pod-level");
    }
    pod_requirements(out, resources, claims, indivisible, &at);
    for (name, sum) in aggregate(spec, "requests") {
        let Some(request) = resources.map("requests").get(&name) else { continue };
        if sum > quantity(request) {
            let detail = format!("must be greater than or equal to aggregate container requests of {sum}");
            out.invalid(&at.child("requests").key(&name), text(request), detail);
        }
    }
    for (name, sum) in aggregate(spec, "limits") {
        let Some(limit) = resources.map("limits").get(&name).filter(|_| is_huge_page(&name)) else { continue };
        if sum > quantity(limit) {
            let detail = format!("must be greater than or equal to aggregate container limits of {sum}");
            out.invalid(&at.child("limits").key(&name), text(limit), detail);
        }
    }
    for (i, container) in spec.list("containers").iter().enumerate() {
        for (name, limit) in container.at("resources").map("limits") {
            let Some(pod_limit) = resources.map("limits").get(name) else { continue };
            if quantity(limit) > quantity(pod_limit) {
                let path = at.child("containers").index(i).key(name).child("limits");
                let detail = format!("must be less than or equal to pod limits of {}", text(pod_limit));
                out.invalid(&path, text(limit), detail);
            }
        }
    }
}

/// What the containers of a pod ask for together: the sum of those that run at
/// the same time, at least the largest of the init containers with the sidecars
/// started before it. `which` is `requests` or `limits`.
pub fn aggregate(spec: &Value, which: &str) -> BTreeMap<String, Quantity> {
    let mut sum: BTreeMap<String, Quantity> = BTreeMap::new();
    let add = |to: &mut BTreeMap<String, Quantity>, container: &Value| {
        for (name, value) in container.at("resources").map(which) {
            let parsed = quantity(value);
            match to.get_mut(name) {
                Some(at) => at.add(&parsed),
                None => {
                    to.insert(name.clone(), parsed);
                }
            }
        }
    };
    for container in spec.list("containers") {
        add(&mut sum, container);
    }
    let mut sidecars: BTreeMap<String, Quantity> = BTreeMap::new();
    let mut most: BTreeMap<String, Quantity> = BTreeMap::new();
    for container in spec.list("initContainers") {
        let mut now: BTreeMap<String, Quantity> = BTreeMap::new();
        if container.s("restartPolicy") == "Always" {
            add(&mut sum, container);
            add(&mut sidecars, container);
            now.clone_from(&sidecars);
        } else {
            add(&mut now, container);
            for (name, value) in &sidecars {
                match now.get_mut(name) {
                    Some(at) => at.add(value),
                    None => {
                        now.insert(name.clone(), value.clone());
                    }
                }
            }
        }
        raise(&mut most, now);
    }
    raise(&mut sum, most);
    sum
}

fn raise(to: &mut BTreeMap<String, Quantity>, by: BTreeMap<String, Quantity>) {
    for (name, value) in by {
        match to.get_mut(&name) {
            Some(at) if *at < value => *at = value,
            Some(_) => {}
            None => {
                to.insert(name, value);
            }
        }
    }
}

/// The entries of a resource list under a quota's rules.
pub fn quota_list(out: &mut ErrorList, of: &Value, key: &str, path: &Path) {
    for (name, value) in of.map(key) {
        let at = path.child(key).key(name);
        quota_resource_name(out, name, &at);
        quantity_value(out, name, value, &at);
    }
}

/// A quantity as a bad value, printed as JSON.
pub fn shown_quantity(value: &Value) -> Shown {
    Shown(super::internal::quote_json(text(value)))
}
