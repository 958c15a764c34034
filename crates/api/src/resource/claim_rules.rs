//! Rules of what a claim asks for.
//!
//! Upstream followed: pkg/apis/resource/validation.

use std::collections::BTreeMap;

use apimachinery::{ErrorList, Path, Value};

use super::rules::{
    CONFIG_MAX, configuration, covered, fits, fully_qualified, label, repeated, selectors, tolerations,
};
use crate::validation::names;
use crate::validation::push::{Named, Push, Shown};
use crate::validation::value::Get;

const REQUESTS_MAX: usize = 32;
const CONSTRAINTS_MAX: usize = 32;
const ALTERNATIVES_MAX: usize = 8;

/// Names of requests with those of their alternatives.
pub struct RequestNames<'a>(BTreeMap<&'a str, Vec<&'a str>>);

impl<'a> RequestNames<'a> {
    pub fn of(devices: &'a Value) -> Self {
        let requests = devices.list("requests").iter();
        RequestNames(
            requests
                .map(|request| {
                    (request.s("name"), request.list("firstAvailable").iter().map(|r| r.s("name")).collect())
                })
                .collect(),
        )
    }
    fn has(&self, name: &str) -> bool {
        match name.split_once('/') {
            None => self.0.contains_key(name),
            Some((request, sub)) => self.0.get(request).is_some_and(|subs| subs.contains(&sub)),
        }
    }
    /// References to requests.
    pub fn check_all(&self, out: &mut ErrorList, list: &[&str], path: &Path) {
        if !fits(out, list.len(), REQUESTS_MAX, path) {
            return;
        }
        for (i, name) in list.iter().enumerate() {
            self.check(out, name, &path.index(i));
        }
        repeated(out, list, path);
    }
    pub fn check(&self, out: &mut ErrorList, name: &str, path: &Path) {
        let detail =
            "must be the name of a request in the claim or the name of a request and a subrequest separated by '/'";
        if name.matches('/').count() > 1 {
            out.invalid(path, name, detail);
            return;
        }
        for part in name.split('/') {
            label(out, part, path);
        }
        if !self.has(name) {
            out.invalid(path, name, detail);
        }
    }
}

/// `devices` of a claim's spec.
pub fn devices(out: &mut ErrorList, devices: &Value, path: &Path) {
    let known = RequestNames::of(devices);
    let (requests, at) = (devices.list("requests"), path.child("requests"));
    if fits(out, requests.len(), REQUESTS_MAX, &at) {
        for (i, entry) in requests.iter().enumerate() {
            request(out, entry, devices.list("constraints"), &at.index(i));
        }
        repeated_names(out, requests, &at);
    }
    let (constraints, at) = (devices.list("constraints"), path.child("constraints"));
    if fits(out, constraints.len(), CONSTRAINTS_MAX, &at) {
        for (i, entry) in constraints.iter().enumerate() {
            constraint(out, entry, &known, &at.index(i));
        }
    }
    let (configs, at) = (devices.list("config"), path.child("config"));
    if fits(out, configs.len(), CONFIG_MAX, &at) {
        for (i, config) in configs.iter().enumerate() {
            let at = at.index(i);
            known.check_all(out, &config.strings("requests"), &at.child("requests"));
            configuration(out, config, false, &at);
        }
    }
}

/// Members with the name of an earlier one; declarative rules show them whole.
pub fn repeated_names(out: &mut ErrorList, list: &[Value], path: &Path) {
    let all: Vec<&str> = list.iter().map(|item| item.s("name")).collect();
    repeated(out, &all, path);
}

fn request(out: &mut ErrorList, request: &Value, constraints: &[Value], path: &Path) {
    const ONE: &str = "exactly one of `exactly` or `firstAvailable` is required";
    let name = request.s("name");
    label(out, name, &path.child("name"));
    let alternatives = request.list("firstAvailable");
    match (request.opt("exactly"), alternatives.is_empty()) {
        (None, true) => out.required(path, ONE),
        (Some(_), false) => {
            out.invalid(path, Shown("null".to_owned()), format!("{ONE}, but multiple fields are set"));
        }
        (Some(exact), true) => exact_request(out, exact, constraints, name, false, &path.child("exactly")),
        (None, false) => {
            let at = path.child("firstAvailable");
            if !fits(out, alternatives.len(), ALTERNATIVES_MAX, &at) {
                return;
            }
            for (i, entry) in alternatives.iter().enumerate() {
                let at = at.index(i);
                label(out, entry.s("name"), &at.child("name"));
                let whole = format!("{name}/{}", entry.s("name"));
                exact_request(out, entry, constraints, &whole, true, &at);
            }
            repeated_names(out, alternatives, &at);
        }
    }
}

fn exact_request(out: &mut ErrorList, request: &Value, constraints: &[Value], name: &str, sub: bool, path: &Path) {
    let (class, at) = (request.s("deviceClassName"), path.child("deviceClassName"));
    let before = out.len();
    if class.is_empty() {
        out.required(&at, "");
    } else {
        out.messages_of(&at, class, names::dns_subdomain(class), "format=k8s-long-name");
    }
    for error in &mut out[before..] {
        // Only of an alternative do declarative rules look at the class.
        error.covered = sub;
    }
    selectors(out, request.list("selectors"), false, &path.child("selectors"));
    derived_attributes(out, request.list("derivedAttributes"), constraints, name, &path.child("derivedAttributes"));
    let (count, at) = (request.int("count"), path.child("count"));
    match request.s("allocationMode") {
        "All" if count == 0 => {}
        "All" => out.invalid(&at, count, "must not be specified when allocationMode is 'All'"),
        "ExactCount" if count > 0 => {}
        "ExactCount" => out.invalid(&at, count, "must be greater than zero"),
        other => covered(out, |out| {
            out.unsupported(&path.child("allocationMode"), Named(other), &["All", "ExactCount"]);
        }),
    }
    tolerations(out, request.list("tolerations"), &path.child("tolerations"));
}

fn derived_attributes(out: &mut ErrorList, list: &[Value], constraints: &[Value], request: &str, path: &Path) {
    let parent = request.split('/').next().unwrap_or_default();
    let used = |name: &str| {
        constraints.iter().any(|constraint| {
            let attribute = constraint.opt_s("matchAttribute").or(constraint.opt_s("distinctAttribute"));
            let requests = constraint.strings("requests");
            attribute == Some(name)
                && (requests.is_empty() || requests.contains(&request) || requests.contains(&parent))
        })
    };
    for (i, attribute) in list.iter().enumerate() {
        let name = attribute.s("name");
        if !name.is_empty() && !used(name) {
            let detail = "must be referenced by at least one matchAttribute or distinctAttribute constraint targeting this request";
            out.invalid(&path.index(i).child("name"), Named(name), detail);
        }
    }
    for (i, attribute) in list.iter().enumerate() {
        let name = attribute.s("name");
        if list[..i].iter().any(|other| other.s("name") == name) {
            out.duplicate(&path.index(i), name);
        }
    }
}

fn constraint(out: &mut ErrorList, constraint: &Value, known: &RequestNames, path: &Path) {
    known.check_all(out, &constraint.strings("requests"), &path.child("requests"));
    match (constraint.opt_s("matchAttribute"), constraint.opt_s("distinctAttribute")) {
        (Some(name), _) => fully_qualified(out, name, &path.child("matchAttribute")),
        (None, Some(name)) => fully_qualified(out, name, &path.child("distinctAttribute")),
        (None, None) => {
            let detail =
                "exactly one of \"matchAttribute\" or \"distinctAttribute\" is required, but multiple fields are set";
            out.required(path, detail);
        }
    }
}
