//! The authorizers of `--authorization-mode` and its companions, or of an
//! AuthorizationConfiguration file, which is read again when it changes.
//!
//! Upstream followed: `pkg/kubeapiserver/{options,authorizer}`,
//! `apiserver/pkg/apis/apiserver/{v1,validation}`.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use apimachinery::{ErrorList, FieldError, GroupResource, Value, names};
use apiserver::authz::abac::Policies;
use apiserver::authz::match_conditions::MatchConditions;
use apiserver::authz::rbac::Rbac;
use apiserver::authz::webhook::{Settings, Webhook};
use apiserver::authz::{AlwaysAllow, AlwaysDeny, Union, node};
use apiserver::core::Core;
use apiserver::request::{Attributes, Authorizer, Decision, Loopback, ResolvedRules, UserInfo, Verdict};
use apiserver::review_webhook::{DEFAULT_TIMEOUT, ReviewWebhook};
use arc_swap::ArcSwap;
use async_trait::async_trait;
use component_base::flags::FlagSet;
use serde_json::json;
use tokio_util::sync::CancellationToken;

use super::security::open_error;

const RELOAD_PERIOD: Duration = Duration::from_secs(60);
const KIND: &str = "AuthorizationConfiguration";
const API_VERSIONS: [&str; 3] =
    ["apiserver.config.k8s.io/v1", "apiserver.config.k8s.io/v1beta1", "apiserver.config.k8s.io/v1alpha1"];
/// As upstream prints them.
const TYPES: [&str; 6] = ["ABAC", "AlwaysAllow", "AlwaysDeny", "Node", "RBAC", "Webhook"];

/// One authorizer as it is configured.
#[derive(Debug, Clone, PartialEq)]
pub struct Entry {
    pub kind: String,
    pub name: String,
    /// `webhook` of the configuration, defaults filled in.
    pub webhook: Value,
}

/// The file of `--authorization-config`.
pub fn file(flags: &FlagSet) -> Option<PathBuf> {
    let path = flags.str("authorization-config");
    (!path.is_empty()).then(|| path.into())
}

/// What the flags ask for; errors are those of upstream's validation, in its order.
pub fn of_flags(flags: &FlagSet) -> Result<Vec<Entry>, Vec<String>> {
    if let Some(path) = file(flags) {
        let others = [
            "authorization-mode",
            "authorization-webhook-config-file",
            "authorization-webhook-version",
            "authorization-webhook-cache-authorized-ttl",
            "authorization-webhook-cache-unauthorized-ttl",
        ];
        if others.iter().any(|name| flags.changed(name)) {
            return Err(vec![
                "--authorization-config can not be specified when --authorization-mode or \
                 --authorization-webhook-* flags are defined"
                    .into(),
            ]);
        }
        let text = std::fs::read(&path).map_err(|error| vec![open_error(&path, &error)])?;
        return parse(&text).map_err(|error| vec![error]);
    }
    let mut modes = flags.list("authorization-mode");
    if modes.is_empty() {
        modes.push("AlwaysAllow".into());
    }
    let (policies, webhook) = (flags.str("authorization-policy-file"), flags.str("authorization-webhook-config-file"));
    let mut errors = Vec::new();
    for mode in &modes {
        if !TYPES.contains(&mode.as_str()) {
            errors.push(format!("authorization-mode \"{mode}\" is not a valid mode"));
        }
        if mode == "ABAC" && policies.is_empty() {
            errors.push("authorization-mode ABAC's authorization policy file not passed".into());
        }
        if mode == "Webhook" && webhook.is_empty() {
            errors.push("authorization-mode Webhook's authorization config file not passed".into());
        }
    }
    let has = |mode: &str| modes.iter().any(|given| given == mode);
    if !policies.is_empty() && !has("ABAC") {
        errors.push("cannot specify --authorization-policy-file without mode ABAC".into());
    }
    if !webhook.is_empty() && !has("Webhook") {
        errors.push("cannot specify --authorization-webhook-config-file without mode Webhook".into());
    }
    if (1..modes.len()).any(|i| modes[..i].contains(&modes[i])) {
        let quoted: Vec<String> = modes.iter().map(|mode| apimachinery::field::quote(mode)).collect();
        errors.push(format!("authorization-mode [{}] has mode specified more than once", quoted.join(" ")));
    }
    if !errors.is_empty() {
        return Err(errors);
    }
    let seconds = |name: &str| format!("{}ms", flags.duration(name).as_millis());
    let entry = |mode: &String| Entry {
        kind: mode.clone(),
        name: mode.to_lowercase(),
        webhook: if mode == "Webhook" {
            json!({
                "authorizedTTL": seconds("authorization-webhook-cache-authorized-ttl"),
                "unauthorizedTTL": seconds("authorization-webhook-cache-unauthorized-ttl"),
                "timeout": format!("{}s", DEFAULT_TIMEOUT.as_secs()),
                "subjectAccessReviewVersion": flags.str("authorization-webhook-version"),
                "failurePolicy": "NoOpinion",
                "connectionInfo": {"type": "KubeConfigFile", "kubeConfigFile": webhook},
            })
        } else {
            Value::Null
        },
    };
    Ok(modes.iter().map(entry).collect())
}

fn text<'v>(value: &'v Value, field: &str) -> &'v str {
    value[field].as_str().unwrap_or_default()
}

/// Nanoseconds; what is no duration counts as none.
fn nanoseconds(value: &Value, field: &str) -> i64 {
    apimachinery::duration::parse(text(value, field)).unwrap_or(0)
}

fn duration(value: &Value, field: &str) -> Duration {
    Duration::from_nanos(u64::try_from(nanoseconds(value, field)).unwrap_or(0))
}

/// Reads and checks an AuthorizationConfiguration.
pub fn parse(text_of_file: &[u8]) -> Result<Vec<Entry>, String> {
    let failed = |why: String| format!("failed to load AuthorizationConfiguration from file: {why}");
    let whole = codec::yaml::decode_untyped(text_of_file).map_err(|error| failed(error.0))?.value;
    let (api_version, kind) = (text(&whole, "apiVersion"), text(&whole, "kind"));
    if kind.is_empty() && !text_of_file.is_empty() {
        return Err(failed(format!(
            "Object 'Kind' is missing in '{}'",
            String::from_utf8_lossy(text_of_file).trim_end()
        )));
    }
    if !text_of_file.is_empty() && (kind != KIND || !API_VERSIONS.contains(&api_version)) {
        return Err(failed(format!("no kind \"{kind}\" is registered for version \"{api_version}\"")));
    }
    let mut entries: Vec<Entry> = Vec::new();
    for authorizer in whole["authorizers"].as_array().into_iter().flatten() {
        let mut webhook = authorizer["webhook"].clone();
        if webhook.is_object() {
            for (field, default) in [("authorizedTTL", "5m0s"), ("unauthorizedTTL", "30s")] {
                if nanoseconds(&webhook, field) == 0 {
                    webhook[field] = default.into();
                }
            }
        }
        entries.push(Entry {
            kind: text(authorizer, "type").to_owned(),
            name: text(authorizer, "name").to_owned(),
            webhook,
        });
    }
    let errors = validate(&entries);
    if !errors.is_empty() {
        let texts: Vec<String> = errors.iter().map(ToString::to_string).collect();
        return Err(apiserver::authz::rbac::aggregate(&texts));
    }
    let misnamed: Vec<String> = entries
        .iter()
        .filter(|entry| entry.kind != "Webhook" && entry.name != entry.kind.to_lowercase())
        .map(|entry| {
            let expected = entry.kind.to_lowercase();
            format!("expected name {expected} for authorizer {} instead of {}", entry.kind, entry.name)
        })
        .collect();
    if misnamed.is_empty() { Ok(entries) } else { Err(apiserver::authz::rbac::aggregate(&misnamed)) }
}

fn validate(entries: &[Entry]) -> ErrorList {
    let root = apimachinery::Path::new("authorizers");
    let mut errors = ErrorList::new();
    if entries.is_empty() {
        errors.push(FieldError::required(&root, "at least one authorization mode must be defined"));
    }
    let (mut kinds, mut seen): (Vec<&str>, Vec<&str>) = (Vec::new(), Vec::new());
    for (i, entry) in entries.iter().enumerate() {
        let path = root.index(i);
        let (kind, name) = (entry.kind.as_str(), entry.name.as_str());
        if kind.is_empty() {
            errors.push(FieldError::required(&path.child("type"), ""));
            continue;
        }
        if !TYPES.contains(&kind) {
            errors.push(FieldError::not_supported(&path.child("type"), &kind.into(), &TYPES));
            continue;
        }
        if kinds.contains(&kind) && kind != "Webhook" {
            errors.push(FieldError::duplicate(&path.child("type"), &kind.into()));
            continue;
        }
        kinds.push(kind);
        let name_path = path.child("name");
        let wrong = names::is_dns1123_subdomain(name);
        if name.is_empty() {
            errors.push(FieldError::required(&name_path, ""));
        } else if seen.contains(&name) {
            errors.push(FieldError::duplicate(&name_path, &name.into()));
        } else if !wrong.is_empty() {
            let why = format!("authorizer name is invalid: {}", wrong.join(", "));
            errors.push(FieldError::invalid(&name_path, &name.into(), why));
        }
        seen.push(name);
        match (kind, entry.webhook.is_object()) {
            ("Webhook", false) => {
                errors.push(FieldError::required(&path.child("webhook"), "required when type=Webhook"));
            }
            ("Webhook", true) => validate_webhook(&entry.webhook, &path, &mut errors),
            (_, true) => errors.push(FieldError::invalid(
                &path.child("webhook"),
                &"non-null".into(),
                "may only be specified when type=Webhook",
            )),
            (_, false) => {}
        }
    }
    errors
}

/// Upstream's paths leave out `webhook`.
fn validate_webhook(webhook: &Value, path: &apimachinery::Path, errors: &mut ErrorList) {
    let shown = |nanoseconds: i64| Value::from(apimachinery::duration::format(nanoseconds));
    let most = i64::try_from(DEFAULT_TIMEOUT.as_nanos()).unwrap_or(i64::MAX);
    for (field, limit, why) in [
        ("timeout", most, "must be > 0s and <= 30s"),
        ("authorizedTTL", i64::MAX, "must be > 0s"),
        ("unauthorizedTTL", i64::MAX, "must be > 0s"),
    ] {
        match nanoseconds(webhook, field) {
            0 => errors.push(FieldError::required(&path.child(field), "")),
            given if given < 0 || given > limit => {
                errors.push(FieldError::invalid(&path.child(field), &shown(given), why));
            }
            _ => {}
        }
    }
    let mut one_of = |field: &str, choices: &[&str], missing: Option<&str>| match text(webhook, field) {
        "" => errors.extend(missing.map(|why| FieldError::required(&path.child(field), why))),
        given if choices.contains(&given) => {}
        given => errors.push(FieldError::not_supported(&path.child(field), &given.into(), choices)),
    };
    one_of("subjectAccessReviewVersion", &["v1", "v1beta1"], Some(""));
    let conditions = webhook["matchConditions"].as_array().is_some_and(|list| !list.is_empty());
    let missing = conditions.then_some("required if match conditions are specified");
    one_of("matchConditionSubjectAccessReviewVersion", &["v1"], missing);
    one_of("failurePolicy", &["NoOpinion", "Deny"], Some(""));
    let connection = &webhook["connectionInfo"];
    let at = path.child("connectionInfo");
    let file = text(connection, "kubeConfigFile");
    match text(connection, "type") {
        "" => errors.push(FieldError::required(&at.child("type"), "")),
        "InClusterConfig" => {
            if connection["kubeConfigFile"].is_string() {
                let why = "can only be set when type=KubeConfigFile";
                errors.push(FieldError::invalid(&at.child("kubeConfigFile"), &file.into(), why));
            }
        }
        "KubeConfigFile" => {
            let at = at.child("kubeConfigFile");
            match std::fs::metadata(file) {
                _ if file.is_empty() => errors.push(FieldError::required(&at, "")),
                _ if !Path::new(file).is_absolute() => {
                    errors.push(FieldError::invalid(&at, &file.into(), "must be an absolute path"));
                }
                Err(error) => {
                    let why = open_error(Path::new(file), &error).replacen("open", "stat", 1);
                    errors.push(FieldError::invalid(&at, &file.into(), format!("error loading file: {why}")));
                }
                Ok(found) if !found.is_file() => {
                    errors.push(FieldError::invalid(&at, &file.into(), "must be a regular file"));
                }
                Ok(_) => {}
            }
        }
        other => errors.push(FieldError::not_supported(
            &at.child("type"),
            &other.into(),
            &["InClusterConfig", "KubeConfigFile"],
        )),
    }
    errors.extend(MatchConditions::compile(&webhook["matchConditions"], path).err().unwrap_or_default());
}

/// Authorizers that are started once and serve every configuration.
pub struct Started {
    pub rbac: Option<Arc<Rbac>>,
    node: Option<Arc<node::NodeAuthorizer>>,
    abac: Option<Arc<Policies>>,
}

impl Started {
    /// Those that `entries` name.
    pub fn new(
        entries: &[Entry],
        flags: &FlagSet,
        core: &Arc<Core>,
        loopback: &Arc<dyn Loopback>,
    ) -> Result<Self, String> {
        let wants = |kind: &str| entries.iter().any(|entry| entry.kind == kind);
        let node = wants("Node").then(|| {
            let table = core.table.load_full();
            let served = move |resource: &GroupResource| table.preferred(resource).is_some();
            let rules = crate::bootstrap::rbac::Policy::load().cluster_role_rules("system:node");
            node::NodeAuthorizer::start(loopback, rules, &served).0
        });
        let abac = if wants("ABAC") {
            let path = Path::new(flags.str("authorization-policy-file"));
            let text = std::fs::read_to_string(path).map_err(|error| open_error(path, &error))?;
            Some(Arc::new(Policies::parse(&text, path)?))
        } else {
            None
        };
        Ok(Started { rbac: wants("RBAC").then(|| Rbac::start(loopback).0), node, abac })
    }

    /// The union of `entries`.
    pub fn union(&self, entries: &[Entry]) -> Result<Union, String> {
        let absent = |kind: &str| {
            format!("authorizer type {kind} is not allowed if it was not enabled at initial server startup")
        };
        let mut all: Vec<(String, Arc<dyn Authorizer>)> = Vec::new();
        for entry in entries {
            let authorizer: Arc<dyn Authorizer> = match entry.kind.as_str() {
                "AlwaysAllow" => Arc::new(AlwaysAllow),
                "AlwaysDeny" => Arc::new(AlwaysDeny),
                "RBAC" => self.rbac.clone().ok_or_else(|| absent("RBAC"))?,
                "Node" => self.node.clone().ok_or_else(|| absent("Node"))?,
                "ABAC" => self.abac.clone().ok_or_else(|| absent("ABAC"))?,
                "Webhook" => Arc::new(webhook(&entry.webhook)?),
                other => return Err(format!("unknown authorization mode {other} specified")),
            };
            all.push((entry.name.clone(), authorizer));
        }
        Ok(Union::new(all))
    }
}

fn webhook(configured: &Value) -> Result<Webhook, String> {
    let file = text(&configured["connectionInfo"], "kubeConfigFile");
    let client = ReviewWebhook::from_kubeconfig(Path::new(file), duration(configured, "timeout"))?;
    let conditions = MatchConditions::compile(&configured["matchConditions"], &apimachinery::Path::root());
    let ttl = |field: &str, switch: &str| {
        if configured[switch].as_bool() == Some(false) { Duration::ZERO } else { duration(configured, field) }
    };
    let settings = Settings {
        version: text(configured, "subjectAccessReviewVersion").to_owned(),
        authorized_ttl: ttl("authorizedTTL", "cacheAuthorizedRequests"),
        unauthorized_ttl: ttl("unauthorizedTTL", "cacheUnauthorizedRequests"),
        on_error: if text(configured, "failurePolicy") == "Deny" { Decision::Deny } else { Decision::NoOpinion },
        conditions: conditions.map_err(|errors| {
            apiserver::authz::rbac::aggregate(&errors.iter().map(ToString::to_string).collect::<Vec<_>>())
        })?,
    };
    Webhook::new(client, settings)
}

/// An authorizer that another one can take the place of.
pub struct Replaceable(ArcSwap<Union>);

impl Replaceable {
    pub fn new(first: Union) -> Arc<Self> {
        Arc::new(Replaceable(ArcSwap::from_pointee(first)))
    }
}

#[async_trait]
impl Authorizer for Replaceable {
    async fn authorize(&self, attributes: &Attributes) -> (Decision, String) {
        self.0.load_full().authorize(attributes).await
    }
    async fn judge(&self, attributes: &Attributes) -> Verdict {
        self.0.load_full().judge(attributes).await
    }
    async fn rules_for(&self, user: &UserInfo, namespace: &str) -> ResolvedRules {
        self.0.load_full().rules_for(user, namespace).await
    }
}

/// Takes over changes of the file; one that is wrong leaves what is there.
pub async fn reload(
    path: PathBuf,
    mut used: Vec<Entry>,
    started: Started,
    into: Arc<Replaceable>,
    stop: CancellationToken,
) {
    let mut last = std::fs::read(&path).unwrap_or_default();
    while stop.run_until_cancelled(tokio::time::sleep(RELOAD_PERIOD)).await.is_some() {
        let found = match std::fs::read(&path) {
            Ok(found) if found == last => continue,
            Ok(found) => found,
            Err(error) => {
                tracing::error!(err = open_error(&path, &error), "reloading authorization config");
                continue;
            }
        };
        tracing::info!("found new authorization config data");
        let outcome = parse(&found).and_then(|entries| Ok((started.union(&entries)?, entries)));
        last = found;
        match outcome {
            Ok((_, entries)) if entries == used => {}
            Ok((union, entries)) => {
                into.0.store(Arc::new(union));
                used = entries;
                tracing::info!("reloaded authz config");
            }
            Err(error) => tracing::error!(err = error, "reloading authorization config"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn configuration(authorizers: &str) -> Result<Vec<Entry>, String> {
        let head = "apiVersion: apiserver.config.k8s.io/v1\nkind: AuthorizationConfiguration\nauthorizers:\n";
        parse(format!("{head}{authorizers}").as_bytes())
    }

    #[test]
    fn a_configuration_names_authorizers_in_order() {
        let entries = configuration("- {type: Node, name: node}\n- {type: RBAC, name: rbac}\n").unwrap();
        let kinds: Vec<&str> = entries.iter().map(|entry| entry.kind.as_str()).collect();
        assert_eq!(kinds, ["Node", "RBAC"]);
    }

    #[test]
    fn mistakes_have_upstreams_words() {
        assert_eq!(
            configuration("- {type: RBAC, name: x}\n").unwrap_err(),
            "expected name rbac for authorizer RBAC instead of x"
        );
        assert_eq!(
            parse(b"apiVersion: apiserver.config.k8s.io/v1\nkind: AuthorizationConfiguration\n").unwrap_err(),
            "authorizers: Required value: at least one authorization mode must be defined"
        );
        assert_eq!(
            configuration("- {type: Webhook, name: w}\n").unwrap_err(),
            "authorizers[0].webhook: Required value: required when type=Webhook"
        );
        let webhook = "- {type: Webhook, name: w, webhook: {timeout: 31s, subjectAccessReviewVersion: v1, \
                       failurePolicy: Deny, connectionInfo: {type: KubeConfigFile, kubeConfigFile: a}}}\n";
        assert_eq!(
            configuration(webhook).unwrap_err(),
            "[authorizers[0].timeout: Invalid value: \"31s\": must be > 0s and <= 30s, \
             authorizers[0].connectionInfo.kubeConfigFile: Invalid value: \"a\": must be an absolute path]"
        );
        assert_eq!(
            parse(b"kind: X\napiVersion: v1\n").unwrap_err(),
            "failed to load AuthorizationConfiguration from file: no kind \"X\" is registered for version \"v1\""
        );
    }
}
