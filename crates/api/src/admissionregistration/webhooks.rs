//! Rules of webhooks and how they are reached.
//!
//! Upstream followed: pkg/apis/admissionregistration/validation,
//! apiserver/pkg/util/webhook, Go's net/url for what a URL is.

use apimachinery::{ErrorList, Path, Value};

use super::expressions::{Compiler, Known};
use super::rules::{FAILURE_POLICIES, MATCH_POLICIES, REINVOCATION, known, match_conditions, rule_with_operations};
use crate::validation::meta::{Cluster, object_meta_plain};
use crate::validation::names;
use crate::validation::push::{Named, Push, shown};
use crate::validation::selectors;
use crate::validation::value::Get;

const REVIEW_VERSIONS: [&str; 2] = ["v1", "v1beta1"];
const NO_SIDE_EFFECTS: &[&str] = &["None", "NoneOnDryRun"];
const SIDE_EFFECTS: &[&str] = &["None", "NoneOnDryRun", "Some", "Unknown"];

/// What stored webhooks let pass.
#[derive(Default)]
struct Stored<'a> {
    same_conditions: bool,
    conditions: Known<'a>,
    side_effects: bool,
    unknown_reviews: bool,
    duplicate_names: bool,
    lax_selectors: bool,
}

/// A configuration of webhooks, new or in place of `old`.
pub fn configuration(object: &Value, old: Option<&Value>) -> ErrorList {
    let mut out = object_meta_plain(object, Cluster, names::dns_subdomain);
    let hooks = object.list("webhooks");
    let stored = old.map(|old| stored(hooks, old.list("webhooks"))).unwrap_or_default();
    for (i, hook) in hooks.iter().enumerate() {
        let path = Path::new("webhooks").index(i);
        webhook(&mut out, hook, &stored, &path);
        review_versions(&mut out, hook, &stored, &path.child("admissionReviewVersions"));
        let name = hook.s("name");
        let again = hooks[..i].iter().any(|other| other.s("name") == name);
        if again && !name.is_empty() && !stored.duplicate_names {
            out.duplicate(&path.child("name"), name);
        }
    }
    out
}

fn stored<'a>(new: &[Value], old: &'a [Value]) -> Stored<'a> {
    let known = |hook: &Value| {
        let versions = hook.strings("admissionReviewVersions");
        versions.is_empty() || versions.iter().any(|version| REVIEW_VERSIONS.contains(version))
    };
    let bad = |selector: &Value| {
        let mut errors = ErrorList::new();
        selectors::label_selector(&mut errors, selector, false, &Path::root());
        !errors.is_empty()
    };
    let conditions = |hooks: &[Value]| -> Vec<Vec<Value>> {
        hooks.iter().map(|hook| hook.list("matchConditions").to_vec()).collect()
    };
    Stored {
        same_conditions: conditions(new) == conditions(old),
        conditions: Known::join(old.iter().map(|hook| Known::of(hook.list("matchConditions"), "expression"))),
        side_effects: old.iter().any(|hook| !NO_SIDE_EFFECTS.contains(&hook.s("sideEffects"))),
        unknown_reviews: !old.iter().all(known),
        duplicate_names: (0..old.len()).any(|i| old[..i].iter().any(|other| other.s("name") == old[i].s("name"))),
        lax_selectors: old.iter().any(|hook| bad(hook.at("namespaceSelector")) || bad(hook.at("objectSelector"))),
    }
}

fn webhook(out: &mut ErrorList, hook: &Value, stored: &Stored, path: &Path) {
    out.extend(names::fully_qualified_name(&path.child("name"), hook.s("name")));
    for (i, rule) in hook.list("rules").iter().enumerate() {
        rule_with_operations(out, rule, &path.child("rules").index(i));
    }
    known(out, hook, "failurePolicy", FAILURE_POLICIES, path);
    known(out, hook, "matchPolicy", MATCH_POLICIES, path);
    let (allowed, at) = (if stored.side_effects { SIDE_EFFECTS } else { NO_SIDE_EFFECTS }, path.child("sideEffects"));
    match hook.opt_s("sideEffects") {
        None => out.required(&at, &format!("must specify one of {}", allowed.join(", "))),
        Some(other) if !allowed.contains(&other) => out.unsupported(&at, Named(other), allowed),
        Some(_) => {}
    }
    if let Some(seconds) = hook.opt_int("timeoutSeconds").filter(|seconds| !(1..=30).contains(seconds)) {
        let detail = "the timeout value must be between 1 and 30 seconds";
        out.invalid(&path.child("timeoutSeconds"), seconds, detail);
    }
    for field in ["namespaceSelector", "objectSelector"] {
        selectors::label_selector(out, hook.at(field), stored.lax_selectors, &path.child(field));
    }
    known(out, hook, "reinvocationPolicy", REINVOCATION, path);
    let (client, at) = (hook.at("clientConfig"), path.child("clientConfig"));
    match (client.opt_s("url"), client.opt("service")) {
        (Some(url), None) => webhook_url(out, url, &at.child("url")),
        (None, Some(service)) => webhook_service(out, service, &at.child("service")),
        _ => out.required(&at, "exactly one of url or service is required"),
    }
    if !stored.same_conditions {
        let (list, compiler) = (hook.list("matchConditions"), Compiler::plain(false));
        match_conditions(out, list, &compiler, &stored.conditions, &path.child("matchConditions"));
    }
}

fn review_versions(out: &mut ErrorList, hook: &Value, stored: &Stored, path: &Path) {
    let versions = hook.strings("admissionReviewVersions");
    let accepted = REVIEW_VERSIONS.join(", ");
    if versions.is_empty() {
        out.required(path, &format!("must specify one of {accepted}"));
        return;
    }
    for (i, version) in versions.iter().enumerate() {
        if versions[..i].contains(version) {
            out.invalid(&path.index(i), *version, "duplicate version");
        } else {
            out.messages(&path.index(i), version, names::dns1035_label(version));
        }
    }
    if !stored.unknown_reviews && !versions.iter().any(|version| REVIEW_VERSIONS.contains(version)) {
        let whole = shown("[]s", hook.at("admissionReviewVersions"));
        out.invalid(path, whole, format!("must include at least one of {accepted}"));
    }
}

/// A service with a path. Upstream has the two names the wrong way round.
pub fn webhook_service(out: &mut ErrorList, service: &Value, path: &Path) {
    for (field, shown_as) in [("namespace", "name"), ("name", "namespace")] {
        if service.s(field).is_empty() {
            out.required(&path.child(shown_as), "");
        }
    }
    let port = service.int("port");
    let messages = names::port_num(port);
    if !messages.is_empty() {
        out.invalid(&path.child("port"), port, format!("port is not valid: {}", messages.join(", ")));
    }
    let (text, at) = (service.s("path"), path.child("path"));
    match text {
        "" | "/" => return,
        "//" => {
            out.invalid(&at, text, "segment[0] may not be empty");
            return;
        }
        _ => {}
    }
    if !text.starts_with('/') {
        out.invalid(&at, text, "must start with a '/'");
    }
    // Whatever the first character is.
    let rest = text.get(text.chars().next().map_or(0, char::len_utf8)..).unwrap_or_default();
    let rest = rest.strip_suffix('/').unwrap_or(rest);
    for (i, step) in rest.split('/').enumerate() {
        if step.is_empty() {
            out.invalid(&at, text, format!("segment[{i}] may not be empty"));
            continue;
        }
        for message in names::dns_subdomain(step) {
            out.invalid(&at, text, format!("segment[{i}]: {message}"));
        }
    }
}

/// `https://host[/path]`.
pub fn webhook_url(out: &mut ErrorList, text: &str, path: &Path) {
    const FORM: &str = "; desired format: https://host[/path]";
    let url = match Url::parse(text) {
        Ok(url) => url,
        Err(error) => {
            let quoted = apimachinery::field::quote(text);
            out.required(path, &format!("url must be a valid URL: parse {quoted}: {error}{FORM}"));
            return;
        }
    };
    if url.scheme != "https" {
        let detail = format!("'https' is the only allowed URL scheme{FORM}");
        out.invalid(path, url.scheme.as_str(), detail);
    }
    if url.host.is_empty() {
        out.invalid(path, url.host, format!("host must be specified{FORM}"));
    }
    if let Some(user) = url.user {
        out.invalid(path, user, "user information is not permitted in the URL");
    }
    if !url.fragment.is_empty() {
        out.invalid(path, url.fragment, "fragments are not permitted in the URL");
    }
    if !url.query.is_empty() {
        out.invalid(path, url.query, "query parameters are not permitted in the URL");
    }
}

struct Url<'a> {
    scheme: String,
    host: &'a str,
    user: Option<&'a str>,
    fragment: &'a str,
    query: &'a str,
}

impl<'a> Url<'a> {
    fn parse(text: &'a str) -> Result<Url<'a>, String> {
        let (text, fragment) = text.split_once('#').unwrap_or((text, ""));
        if text.bytes().any(|b| b < 0x20 || b == 0x7f) {
            return Err("net/url: invalid control character in URL".to_owned());
        }
        let (scheme, rest) = split_scheme(text)?;
        let (rest, query) = rest.split_once('?').unwrap_or((rest, ""));
        let mut url = Url { scheme: scheme.to_lowercase(), host: "", user: None, fragment, query };
        if !rest.starts_with('/') {
            if scheme.is_empty() && rest.split('/').next().is_some_and(|first| first.contains(':')) {
                return Err("first path segment in URL cannot contain colon".to_owned());
            }
            return Ok(url);
        }
        let mut path = rest;
        if let Some(after) = rest.strip_prefix("//").filter(|_| !(scheme.is_empty() && rest.starts_with("///"))) {
            let end = after.find('/').unwrap_or(after.len());
            path = &after[end..];
            let authority = &after[..end];
            let (user, host) = match authority.rsplit_once('@') {
                Some((user, host)) => (Some(user), host),
                None => (None, authority),
            };
            check_host(host)?;
            (url.user, url.host) = (user, host);
        }
        check_escapes(path)?;
        Ok(url)
    }
}

fn split_scheme(text: &str) -> Result<(&str, &str), String> {
    for (i, c) in text.bytes().enumerate() {
        match c {
            b'a'..=b'z' | b'A'..=b'Z' => {}
            b'0'..=b'9' | b'+' | b'-' | b'.' if i > 0 => {}
            b':' if i == 0 => return Err("missing protocol scheme".to_owned()),
            b':' => return Ok((&text[..i], &text[i + 1..])),
            _ => break,
        }
    }
    Ok(("", text))
}

fn check_host(host: &str) -> Result<(), String> {
    let port = match host.strip_prefix('[') {
        Some(inner) => match inner.rsplit_once(']') {
            Some((_, port)) => port,
            None => return Err("missing ']' in host".to_owned()),
        },
        None => host.find(':').map_or("", |i| &host[i..]),
    };
    let good = port.is_empty() || port.starts_with(':') && port[1..].bytes().all(|b| b.is_ascii_digit());
    if !good {
        return Err(format!("invalid port {} after host", apimachinery::field::quote(port)));
    }
    let bad = |c: &char| c.is_ascii() && !c.is_ascii_alphanumeric() && !"-_.~!$&'()*+,;=:[]<>\"%".contains(*c);
    match host.chars().find(bad) {
        Some(c) => Err(format!("invalid character {} in host name", apimachinery::field::quote(&c.to_string()))),
        None => check_escapes(host),
    }
}

fn check_escapes(text: &str) -> Result<(), String> {
    for (i, _) in text.match_indices('%') {
        let escape = text.get(i..i + 3);
        if !escape.is_some_and(|escape| escape[1..].bytes().all(|b| b.is_ascii_hexdigit())) {
            let shown = apimachinery::field::quote(escape.unwrap_or(&text[i..]));
            return Err(format!("invalid URL escape {shown}"));
        }
    }
    Ok(())
}
