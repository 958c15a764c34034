//! Validation of CustomResourceDefinition: names, versions, columns, subresources,
//! conversion; schemas are looked at in [`super::schemas`].
//!
//! Upstream's internal form holds what all versions have in common at the top, which
//! decides the paths of errors. Upstream followed:
//! apiextensions-apiserver/pkg/apis/apiextensions/validation.

use apimachinery::{ErrorList, Path, Value};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::json;

use super::go_json;
use super::schemas::{self, Options};
use super::selectable;
use super::version_rules::{columns, deprecation_warning, resource_names, subresources};
use crate::Context;
use crate::admissionregistration::webhooks::{webhook_service, webhook_url};
use crate::certificates::pems::blocks;
use crate::lifecycle::same;
use crate::validation::meta::{Cluster, IMMUTABLE, object_meta_plain, object_meta_update_plain};
use crate::validation::names;
use crate::validation::push::{Named, Push, Shown, shown};
use crate::validation::value::Get;

const REVIEW_VERSIONS: [&str; 2] = ["v1", "v1beta1"];
const SCOPES: &[&str] = &["Cluster", "Namespaced"];
const HOISTED: [&str; 4] = ["subresources", "additionalPrinterColumns", "schema", "selectableFields"];

/// Problems of a new object, in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    let _ = context;
    let (meta, names_of) = (object.at("metadata"), object.at("spec").at("names"));
    let required = format!("{}.{}", names_of.s("plural"), object.at("spec").s("group"));
    let mut out = ErrorList::new();
    for field in ["generateName", "name"] {
        let value = meta.s(field);
        if value.is_empty() {
            continue;
        }
        let checked = if field == "name" { value.to_owned() } else { names::masked(value) };
        let mut messages = names::dns_subdomain(&checked);
        if checked != required {
            messages.push("must be spec.names.plural+\".\"+spec.group".to_owned());
        }
        out.messages(&Path::new("metadata").child(field), value, messages);
    }
    out.extend(object_meta_plain(object, Cluster, |_| Vec::new()));
    let rules =
        Rules { any_bundle: true, any_review_version: false, any_schema: false, options: Options::strict(), old: None };
    spec(&mut out, object.at("spec"), &rules);
    status(&mut out, object);
    approval(&mut out, object, None);
    keeps_unknown_fields(&mut out, object, None);
    out
}

const APPROVED: &str = "api-approved.kubernetes.io";

/// Groups of the project's own domains.
pub fn is_protected(object: &Value) -> bool {
    let group = object.at("spec").s("group");
    ["k8s.io", "kubernetes.io"]
        .iter()
        .any(|own| group.strip_suffix(own).is_some_and(|rest| rest.is_empty() || rest.ends_with('.')))
}

/// What the approval annotation of a definition says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Approval {
    Missing,
    Invalid,
    /// It says that there is none.
    Bypassed,
    Approved,
}

/// The state and, as conditions show it, why.
pub fn approval_state(object: &Value) -> (Approval, String) {
    let value = object.at("metadata").at("annotations").s(APPROVED);
    let see = "see https://github.com/kubernetes/enhancements/pull/1111";
    if value.is_empty() {
        let why = format!("protected groups must have approval annotation \"{APPROVED}\", {see}");
        return (Approval::Missing, why);
    }
    if value.starts_with("unapproved") {
        return (Approval::Bypassed, format!("not approved: \"{value}\""));
    }
    let is_url = value.split_once("://").is_some_and(|(scheme, rest)| {
        scheme.bytes().all(|b| b.is_ascii_alphanumeric())
            && !scheme.is_empty()
            && !rest.is_empty()
            && !rest.starts_with('/')
    });
    if is_url {
        return (Approval::Approved, format!("approved in {value}"));
    }
    let why = format!(
        "protected groups must have approval annotation \"{APPROVED}\" with either a URL or a reason starting with \"unapproved\", {see}"
    );
    (Approval::Invalid, why)
}

/// Such a group's API is approved somewhere, or says that it is not; a state
/// that was bad before may stay.
fn approval(out: &mut ErrorList, object: &Value, old: Option<&Value>) {
    let (state, why) = approval_state(object);
    if !is_protected(object) || old.is_some_and(|old| approval_state(old).0 == state) {
        return;
    }
    let at = Path::new("metadata").child("annotations").key(APPROVED);
    match state {
        Approval::Missing => out.required(&at, &why),
        Approval::Invalid => out.invalid(&at, object.at("metadata").at("annotations").s(APPROVED), why),
        Approval::Bypassed | Approval::Approved => {}
    }
}

/// Problems of an update of `old` to `object`, dispatched on `context.subresource`.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let mut out = object_meta_update_plain(object, old);
    if context.subresource == "status" {
        resource_names(&mut out, object.at("status").at("acceptedNames"), &Path::new("status").child("acceptedNames"));
        return out;
    }
    let (new, stored) = (object.at("spec"), old.at("spec"));
    let path = Path::new("spec");
    let mut conditions = old.at("status").list("conditions").iter();
    let established = conditions.any(|c| c.s("type") == "Established" && c.s("status") == "True");
    let bundle = stored.at("conversion").at("webhook").at("clientConfig").s("caBundle");
    let reviews = stored.at("conversion").at("webhook").strings("conversionReviewVersions");
    let rules = Rules {
        any_bundle: !established || !bundle.is_empty() && !is_pem(bundle),
        any_review_version: !reviews.is_empty() && !reviews.iter().any(|version| REVIEW_VERSIONS.contains(version)),
        any_schema: stored.list("versions").iter().any(|version| !version.at("schema").has("openAPIV3Schema")),
        options: Options::tolerating(old),
        old: Some(stored),
    };
    spec(&mut out, new, &rules);
    let mut fixed = |new: &str, old: &str, at: &Path, named: bool| {
        if new != old && named {
            out.invalid(at, Named(new), IMMUTABLE);
        } else if new != old {
            out.invalid(at, new, IMMUTABLE);
        }
    };
    let (names_of, old_names) = (new.at("names"), stored.at("names"));
    if established {
        fixed(new.s("scope"), stored.s("scope"), &path.child("scope"), true);
        fixed(names_of.s("kind"), old_names.s("kind"), &path.child("names").child("kind"), false);
    }
    fixed(new.s("group"), stored.s("group"), &path.child("group"), false);
    fixed(names_of.s("plural"), old_names.s("plural"), &path.child("names").child("plural"), false);
    status(&mut out, object);
    approval(&mut out, object, Some(old));
    keeps_unknown_fields(&mut out, object, Some(old));
    out
}

fn status(out: &mut ErrorList, object: &Value) {
    let (status, path) = (object.at("status"), Path::new("status"));
    resource_names(out, status.at("acceptedNames"), &path.child("acceptedNames"));
    let (stored, at) = (status.strings("storedVersions"), path.child("storedVersions"));
    let whole = || shown("[]s", status.at("storedVersions"));
    if stored.is_empty() {
        out.invalid(&at, whole(), "must have at least one stored version");
        return;
    }
    let versions = object.at("spec").list("versions");
    for (i, version) in versions.iter().enumerate().filter(|(_, version)| version.flag("storage")) {
        let name = version.s("name");
        // A version of the same name has taken the place.
        let taken = versions[..i].iter().any(|other| other.s("name") == name);
        if taken || !stored.contains(&name) {
            out.invalid(&at, whole(), format!("must have the storage version {name}"));
        }
    }
    for (i, name) in stored.iter().enumerate() {
        if !versions.iter().any(|version| version.s("name") == *name) {
            let detail = format!(
                "missing from spec.versions; {name} was previously a storage version, and must remain in spec.versions until a storage migration ensures no data remains persisted in {name} and removes {name} from status.storedVersions"
            );
            out.invalid(&at.index(i), *name, detail);
        }
    }
}

/// Fields are pruned; who wants to keep them says so in the schema.
fn keeps_unknown_fields(out: &mut ErrorList, object: &Value, old: Option<&Value>) {
    let field = "preserveUnknownFields";
    if object.at("spec").flag(field) && !old.is_some_and(|old| old.at("spec").flag(field)) {
        let detail =
            "cannot set to true, set x-kubernetes-preserve-unknown-fields to true in spec.versions[*].schema instead";
        out.invalid(&Path::new("spec").child(field), true, detail);
    }
}

/// What a definition is held to; less for what the stored one was not held to.
struct Rules<'a> {
    /// A CA bundle may be no certificate.
    any_bundle: bool,
    /// No review version need be known.
    any_review_version: bool,
    /// Versions may lack a schema.
    any_schema: bool,
    options: Options,
    /// The stored spec of an update.
    old: Option<&'a Value>,
}

impl Rules<'_> {
    /// The stored version of that name.
    fn old_version(&self, name: &str) -> Option<&Value> {
        self.old?.list("versions").iter().find(|version| version.s("name") == name)
    }

    /// The schema of a version is as it was.
    fn is_unchanged(&self, version: &Value) -> bool {
        self.old_version(version.s("name")).is_some_and(|old| same(version.at("schema"), old.at("schema")))
    }

    /// Too many selectable fields may stay.
    fn may_have_many(&self, version: &Value) -> bool {
        self.old_version(version.s("name")).is_some_and(|old| {
            let fields = old.list("selectableFields");
            fields.len() > selectable::MAX && fields == version.list("selectableFields")
        })
    }
}

fn has_status(version: &Value) -> bool {
    version.at("subresources").has("status")
}

/// What all versions have alike stands at the top.
fn is_common(versions: &[Value], field: &str) -> bool {
    versions.windows(2).all(|pair| same(pair[0].at(field), pair[1].at(field)))
}

fn spec(out: &mut ErrorList, spec: &Value, rules: &Rules<'_>) {
    let path = Path::new("spec");
    let (group, at) = (spec.s("group"), path.child("group"));
    let messages = names::dns_subdomain(group);
    if group.is_empty() {
        out.required(&at, "");
    } else if !messages.is_empty() {
        out.invalid(&at, group, messages.join(","));
    } else if !group.contains('.') {
        out.invalid(&at, group, "should be a domain with at least one dot");
    }
    match spec.s("scope") {
        "" => out.required(&path.child("scope"), ""),
        other if !SCOPES.contains(&other) => out.unsupported(&path.child("scope"), other, SCOPES),
        _ => {}
    }
    let (versions, at) = (spec.list("versions"), path.child("versions"));
    let [subresources_alike, columns_alike, schema_alike, fields_alike] =
        HOISTED.map(|field| is_common(versions, field));
    let mut options = rules.options.clone();
    let preserves = spec.flag("preserveUnknownFields");
    options.structural |= !preserves;
    for (i, version) in versions.iter().enumerate() {
        let at = at.index(i).child("schema").child("openAPIV3Schema");
        if version.at("schema").has("openAPIV3Schema") {
            continue;
        }
        if !rules.any_schema {
            out.required(&at, "");
        } else if !preserves && version.flag("served") {
            out.required(&at, "because otherwise all fields are pruned");
        }
    }
    let any = |test: &dyn Fn(&Value) -> bool| schemas::schemas(spec).any(test);
    let has_defaults = any(&|schema| schemas::contains(schema, &|s| s.has("default")));
    options.structural |= has_defaults || any(&schemas::has_extensions);
    if preserves && has_defaults {
        let detail = "must be false in order to use defaults in the schema";
        out.invalid(&path.child("preserveUnknownFields"), true, detail);
    }
    for (i, version) in versions.iter().enumerate() {
        let at = at.index(i);
        let messages = names::dns1035_label(version.s("name"));
        if !messages.is_empty() {
            out.invalid(&at.child("name"), version.s("name"), messages.join(","));
        }
        deprecation_warning(out, version, &at.child("deprecationWarning"));
        if !schema_alike {
            let unchanged = rules.is_unchanged(version);
            let status = has_status(version);
            schemas::validate(out, version.at("schema"), status, &options, unchanged, &at.child("schema"));
        }
        if !subresources_alike {
            subresources(out, version.at("subresources"), &at.child("subresources"));
        }
        if !columns_alike {
            columns(out, version, &at.child("additionalPrinterColumns"));
        }
        if !fields_alike {
            let schema = version.at("schema").at("openAPIV3Schema");
            let fields = version.list("selectableFields");
            if !fields.is_empty() && !schema.is_object() {
                let why = "may only be set when `version.schema.openAPIV3Schema` is not included";
                out.invalid(&at.child("selectableFields"), "", why);
            } else {
                let at = at.child("selectableFields");
                selectable::validate(out, fields, schema, rules.may_have_many(version), &at);
            }
        }
    }
    let alike = [subresources_alike, columns_alike, schema_alike, fields_alike];
    version_set(out, spec, &alike, &at);
    let (names_of, at) = (spec.at("names"), path.child("names"));
    for field in ["plural", "singular", "kind", "listKind"] {
        if names_of.s(field).is_empty() {
            out.required(&at.child(field), "");
        }
    }
    resource_names(out, names_of, &at);
    if let Some(first) = versions.first() {
        if schema_alike {
            let unchanged = rules.is_unchanged(first);
            let status = versions.iter().any(has_status);
            schemas::validate(out, first.at("schema"), status, &options, unchanged, &path.child("validation"));
        }
        if subresources_alike {
            subresources(out, first.at("subresources"), &path.child("subresources"));
        }
        if columns_alike {
            columns(out, first, &path.child("additionalPrinterColumns"));
        }
        let fields = first.list("selectableFields");
        if fields_alike && !fields.is_empty() {
            let (schema, at) = (first.at("schema").at("openAPIV3Schema"), path.child("selectableFields"));
            if !schema_alike || !schema.is_object() {
                out.invalid(&at, "", "may only be set when validations.schema is included");
            } else {
                selectable::validate(out, fields, schema, rules.may_have_many(first), &at);
            }
        }
    }
    conversion(out, spec, rules, &path.child("conversion"));
}

/// Versions among each other.
fn version_set(out: &mut ErrorList, spec: &Value, alike: &[bool; 4], path: &Path) {
    let (versions, given) = (spec.list("versions"), spec.has("versions"));
    let [subresources_alike, columns_alike, schema_alike, fields_alike] = *alike;
    // What all versions have alike stands elsewhere.
    let unless = |alike: bool, shown: String| if alike { "null".to_owned() } else { shown };
    let whole = || {
        let shown: Vec<String> = versions
            .iter()
            .map(|version| {
                format!(
                    "{{\"Name\":{},\"Served\":{},\"Storage\":{},\"Deprecated\":{},\"DeprecationWarning\":{},\"Schema\":{},\"Subresources\":{},\"AdditionalPrinterColumns\":{},\"SelectableFields\":{}}}",
                    json!(version.s("name")),
                    version.flag("served"),
                    version.flag("storage"),
                    version.flag("deprecated"),
                    version.at("deprecationWarning"),
                    unless(schema_alike, go_json::validation(version.at("schema"))),
                    unless(subresources_alike, go_json::subresources(version.at("subresources"))),
                    unless(columns_alike, go_json::columns(version.at("additionalPrinterColumns"))),
                    unless(fields_alike, go_json::selectable(version.at("selectableFields"))),
                )
            })
            .collect();
        // A list that was given and is empty is told from none.
        Shown(if given { format!("[{}]", shown.join(",")) } else { "null".to_owned() })
    };
    let repeated = |i: usize| versions[..i].iter().any(|other| other.s("name") == versions[i].s("name"));
    if (0..versions.len()).any(repeated) {
        out.invalid(path, whole(), "must contain unique version names");
    }
    if versions.iter().filter(|version| version.flag("storage")).count() != 1 {
        out.invalid(path, whole(), "must have exactly one version marked as storage version");
    }
    if let Some(name) = versions.first().map(|version| version.s("name")).filter(|name| !name.is_empty()) {
        let messages = names::dns1035_label(name);
        if !messages.is_empty() {
            out.invalid(&Path::new("spec").child("version"), name, messages.join(","));
        }
    }
}

/// Whether base64 text holds certificates.
fn is_pem(base64: &str) -> bool {
    let text = STANDARD.decode(base64).ok().and_then(|bytes| String::from_utf8(bytes).ok());
    text.is_some_and(|text| blocks(&text).iter().any(|block| block.kind == "CERTIFICATE"))
}

fn conversion(out: &mut ErrorList, spec: &Value, rules: &Rules<'_>, path: &Path) {
    let Some(conversion) = spec.opt("conversion") else { return };
    let (strategy, webhook) = (conversion.s("strategy"), conversion.at("webhook"));
    if strategy != "None" && spec.flag("preserveUnknownFields") {
        let detail = "must be None if spec.preserveUnknownFields is true";
        out.invalid(&path.child("strategy"), Named(strategy), detail);
    }
    match strategy {
        "" => out.required(&path.child("strategy"), ""),
        "None" | "Webhook" => {}
        other => out.unsupported(&path.child("strategy"), other, &["None", "Webhook"]),
    }
    let (client, at) = (webhook.opt("clientConfig"), path.child("webhookClientConfig"));
    let (versions, versions_at) = (webhook.strings("conversionReviewVersions"), path.child("conversionReviewVersions"));
    if strategy != "Webhook" {
        let detail = "should not be set when strategy is not set to Webhook";
        if client.is_some() {
            out.forbidden(&at, detail);
        }
        if !versions.is_empty() {
            out.forbidden(&versions_at, detail);
        }
        return;
    }
    match client.map(|client| (client.opt_s("url"), client.opt("service"))) {
        None => out.required(&at, "required when strategy is set to Webhook"),
        Some((Some(url), None)) => webhook_url(out, url, &at.child("url")),
        Some((None, Some(service))) => webhook_service(out, service, &at.child("service")),
        Some(_) => out.required(&at, "exactly one of url or service is required"),
    }
    let bundle = client.map_or("", |client| client.s("caBundle"));
    if !bundle.is_empty() && !rules.any_bundle && !is_pem(bundle) {
        let whole = shown("bytes", &Value::from(bundle));
        let detail = "unable to load root certificates: unable to parse bytes as PEM block";
        out.invalid(&at.child("caBundle"), whole, detail);
    }
    if versions.is_empty() {
        out.required(&versions_at, "");
        return;
    }
    for (i, version) in versions.iter().enumerate() {
        if versions[..i].contains(version) {
            out.invalid(&versions_at.index(i), *version, "duplicate version");
        } else {
            out.messages(&versions_at.index(i), version, names::dns1035_label(version));
        }
    }
    if !rules.any_review_version && !versions.iter().any(|version| REVIEW_VERSIONS.contains(version)) {
        let whole = shown("[]s", webhook.at("conversionReviewVersions"));
        out.invalid(&versions_at, whole, format!("must include at least one of {}", REVIEW_VERSIONS.join(", ")));
    }
}
