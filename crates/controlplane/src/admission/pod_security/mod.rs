//! PodSecurity: the namespace's labels choose a standard to enforce on pods, to
//! audit and to warn about (also for workload templates).
//!
//! Limits: [`MAX_PODS`] existing pods are looked at when a namespace's enforced
//! level is raised.
//!
//! Upstream followed: `pod-security-admission/{admission,api}`,
//! `plugin/pkg/admission/security/podsecurity`.

pub mod checks;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use apimachinery::field::{ErrorList, FieldError, Path, quote};
use apimachinery::{GroupResource, Status, Value};
use apiserver::admission::text;
use apiserver::request::{AdmissionPlugin, AdmissionRequest, Loopback, Operation};
use async_trait::async_trait;

use super::items;
use checks::{Pod, Violation, evaluate};

const MAX_PODS: usize = 3000;
const LABEL_PREFIX: &str = "pod-security.kubernetes.io/";

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    Privileged,
    Baseline,
    Restricted,
}

impl Level {
    fn as_str(self) -> &'static str {
        match self {
            Level::Privileged => "privileged",
            Level::Baseline => "baseline",
            Level::Restricted => "restricted",
        }
    }
    fn parse(text: &str) -> Result<Self, (Self, String)> {
        match text {
            "privileged" => Ok(Level::Privileged),
            "baseline" => Ok(Level::Baseline),
            "restricted" => Ok(Level::Restricted),
            _ => Err((Level::Restricted, "must be one of privileged, baseline, restricted".into())),
        }
    }
}

/// A level at a minor version; `None` is `latest`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct LevelVersion {
    pub level: Level,
    pub minor: Option<u32>,
}

impl LevelVersion {
    const PRIVILEGED: LevelVersion = LevelVersion { level: Level::Privileged, minor: None };

    fn show(self) -> String {
        match self.minor {
            None => format!("{}:latest", self.level.as_str()),
            Some(minor) => format!("{}:v1.{minor}", self.level.as_str()),
        }
    }
}

fn parse_version(text: &str) -> Result<Option<u32>, String> {
    let bad = || "must be \"latest\" or \"v1.x\"".to_owned();
    if text == "latest" {
        return Ok(None);
    }
    let digits = text.strip_prefix("v1.").ok_or_else(bad)?;
    let plain = digits.bytes().all(|b| b.is_ascii_digit()) && (digits == "0" || !digits.starts_with('0'));
    if digits.is_empty() || !plain {
        return Err(bad());
    }
    digits.parse().map(Some).map_err(|_| bad())
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Policy {
    pub enforce: LevelVersion,
    pub audit: LevelVersion,
    pub warn: LevelVersion,
}

impl Policy {
    /// The default configuration: everything privileged.
    pub const DEFAULT: Policy =
        Policy { enforce: LevelVersion::PRIVILEGED, audit: LevelVersion::PRIVILEGED, warn: LevelVersion::PRIVILEGED };

    fn is_privileged(&self) -> bool {
        [self.enforce, self.audit, self.warn].iter().all(|lv| lv.level == Level::Privileged)
    }

    /// The policy of a namespace's labels over the defaults, and what is wrong
    /// with them: a bad enforce label enforces `restricted`, the others nothing.
    pub fn of_labels(labels: &Value, defaults: Policy) -> (Policy, ErrorList) {
        let mut policy = defaults;
        let mut errors = ErrorList::new();
        let path = Path::new("metadata").child("labels");
        let get = |name: &str| labels[format!("{LABEL_PREFIX}{name}")].as_str();
        let mut note = |name: &str, value: &str, why: String| {
            errors.push(FieldError::invalid(&path.key(&format!("{LABEL_PREFIX}{name}")), &value.into(), why));
        };
        let mut enforce_ok = false;
        for mode in ["enforce", "audit", "warn"] {
            let slot = match mode {
                "enforce" => &mut policy.enforce,
                "audit" => &mut policy.audit,
                _ => &mut policy.warn,
            };
            if let Some(value) = get(mode) {
                match Level::parse(value) {
                    Ok(level) => {
                        slot.level = level;
                        enforce_ok |= mode == "enforce";
                    }
                    Err((strict, why)) => {
                        slot.level = if mode == "enforce" { strict } else { Level::Privileged };
                        note(mode, value, why);
                    }
                }
            }
            let version = format!("{mode}-version");
            if let Some(value) = get(&version) {
                match parse_version(value) {
                    Ok(minor) => slot.minor = minor,
                    Err(why) => {
                        slot.minor = None;
                        note(&version, value, why);
                    }
                }
            }
        }
        // What is enforced is also warned about, unless the labels say otherwise.
        if get("warn").is_none() && enforce_ok && policy.enforce.level > policy.warn.level {
            policy.warn.level = policy.enforce.level;
            if get("warn-version").is_none() {
                policy.warn.minor = policy.enforce.minor;
            }
        }
        (policy, errors)
    }
}

fn details(violations: &[Violation]) -> String {
    let shown: Vec<String> = violations
        .iter()
        .map(|(reason, detail)| if detail.is_empty() { reason.clone() } else { format!("{reason} ({detail})") })
        .collect();
    shown.join(", ")
}

/// The plugin's configuration file.
#[derive(Debug, Clone)]
pub struct Configuration {
    pub defaults: Policy,
    pub exempt_namespaces: Vec<String>,
    pub exempt_users: Vec<String>,
    pub exempt_runtime_classes: Vec<String>,
}

impl Default for Configuration {
    fn default() -> Self {
        Configuration {
            defaults: Policy::DEFAULT,
            exempt_namespaces: vec![],
            exempt_users: vec![],
            exempt_runtime_classes: vec![],
        }
    }
}

/// Group versions of the configuration file, which differ in nothing.
const CONFIGURATIONS: [&str; 3] = [
    "pod-security.admission.config.k8s.io/v1",
    "pod-security.admission.config.k8s.io/v1beta1",
    "pod-security.admission.config.k8s.io/v1alpha1",
];

impl Configuration {
    /// Of a `PodSecurityConfiguration`, or the default of null.
    pub fn from_value(value: &Value) -> Result<Self, String> {
        if value.is_null() {
            return Ok(Configuration::default());
        }
        let (api_version, kind) = (text(value, "apiVersion"), text(value, "kind"));
        if !CONFIGURATIONS.contains(&api_version) || kind != "PodSecurityConfiguration" {
            return Err(format!("no kind {} is registered for version {}", quote(kind), quote(api_version)));
        }
        let mut policy = Policy::DEFAULT;
        for (mode, slot) in [("enforce", &mut policy.enforce), ("audit", &mut policy.audit), ("warn", &mut policy.warn)]
        {
            let given = |field: &str, default: &'static str| match text(&value["defaults"], field) {
                "" => default.to_owned(),
                given => given.to_owned(),
            };
            let (level, version_field) = (given(mode, "privileged"), format!("{mode}-version"));
            let version = given(&version_field, "latest");
            let invalid = |field: &str, shown: &str, why: String| {
                format!("defaults.{field}: Invalid value: {}: {why}", quote(shown))
            };
            slot.level = Level::parse(&level).map_err(|(_, why)| invalid(mode, &level, why))?;
            slot.minor = parse_version(&version).map_err(|why| invalid(&version_field, &version, why))?;
        }
        let list = |field: &str| {
            items(&value["exemptions"], field).filter_map(|name| name.as_str().map(str::to_owned)).collect()
        };
        Ok(Configuration {
            defaults: policy,
            exempt_namespaces: list("namespaces"),
            exempt_users: list("usernames"),
            exempt_runtime_classes: list("runtimeClasses"),
        })
    }
}

pub struct PodSecurity {
    pub loopback: Arc<dyn Loopback>,
    pub configuration: Configuration,
}

#[async_trait]
impl AdmissionPlugin for PodSecurity {
    fn name(&self) -> &'static str {
        "PodSecurity"
    }
    fn handles(&self, operation: Operation) -> bool {
        matches!(operation, Operation::Create | Operation::Update)
    }
    async fn validate(&self, request: &mut AdmissionRequest) -> Result<(), Status> {
        match (request.resource.group.as_str(), request.resource.resource.as_str()) {
            ("", "namespaces") => self.namespace(request).await,
            ("", "pods") => self.pod(request).await,
            ("", "replicationcontrollers" | "podtemplates")
            | ("apps", "replicasets" | "deployments" | "statefulsets" | "daemonsets")
            | ("batch", "jobs" | "cronjobs") => self.template(request).await,
            _ => Ok(()),
        }
    }
}

impl PodSecurity {
    async fn policy(&self, namespace: &str) -> Result<(Policy, ErrorList), Status> {
        let resource = GroupResource::new("", "namespaces");
        let found = match self.loopback.get_cached(&resource, "", namespace).await {
            Ok(found) => found,
            Err(_) => self
                .loopback
                .get(&resource, "", namespace)
                .await
                .map_err(|_| Status::internal(format!("failed to lookup namespace {}", quote(namespace))))?,
        };
        Ok(Policy::of_labels(&found["metadata"]["labels"], self.configuration.defaults))
    }

    fn is_exempt(&self, request: &mut AdmissionRequest) -> bool {
        let why = if self.configuration.exempt_namespaces.contains(&request.namespace) {
            "namespace"
        } else if self.configuration.exempt_users.contains(&request.user.name) {
            "user"
        } else {
            return false;
        };
        request.audit_annotations.insert(format!("{LABEL_PREFIX}exempt"), why.into());
        true
    }

    async fn pod(&self, request: &mut AdmissionRequest) -> Result<(), Status> {
        const IGNORED: [&str; 8] = ["exec", "attach", "binding", "eviction", "log", "portforward", "proxy", "status"];
        if IGNORED.contains(&request.subresource.as_str()) || self.is_exempt(request) {
            return Ok(());
        }
        let (policy, errors) = self.policy(&request.namespace).await?;
        if errors.is_empty() && policy.is_privileged() {
            request.audit_annotations.insert(format!("{LABEL_PREFIX}enforce-policy"), LevelVersion::PRIVILEGED.show());
            return Ok(());
        }
        if request.operation == Operation::Update
            && !is_significant(&request.object["spec"], &request.old_object["spec"])
        {
            return Ok(());
        }
        let (metadata, spec) = (request.object["metadata"].clone(), request.object["spec"].clone());
        self.evaluate(request, policy, &errors, &Pod { metadata: &metadata, spec: &spec }, true)
    }

    async fn template(&self, request: &mut AdmissionRequest) -> Result<(), Status> {
        if !request.subresource.is_empty() || self.is_exempt(request) {
            return Ok(());
        }
        let Ok((policy, errors)) = self.policy(&request.namespace).await else { return Ok(()) };
        if errors.is_empty() && policy.warn.level == Level::Privileged && policy.audit.level == Level::Privileged {
            return Ok(());
        }
        let template = match request.resource.resource.as_str() {
            "podtemplates" => &request.object["template"],
            "cronjobs" => &request.object["spec"]["jobTemplate"]["spec"]["template"],
            _ => &request.object["spec"]["template"],
        };
        if !template["spec"].is_object() {
            return Ok(());
        }
        let (metadata, spec) = (template["metadata"].clone(), template["spec"].clone());
        self.evaluate(request, policy, &errors, &Pod { metadata: &metadata, spec: &spec }, false)
    }

    fn evaluate(
        &self,
        request: &mut AdmissionRequest,
        policy: Policy,
        errors: &ErrorList,
        pod: &Pod,
        enforce: bool,
    ) -> Result<(), Status> {
        let class = text(pod.spec, "runtimeClassName");
        if !class.is_empty() && self.configuration.exempt_runtime_classes.iter().any(|c| c == class) {
            request.audit_annotations.insert(format!("{LABEL_PREFIX}exempt"), "runtimeClass".into());
            return Ok(());
        }
        let mut annotate = |key: &str, value: String| {
            request.audit_annotations.insert(format!("{LABEL_PREFIX}{key}"), value);
        };
        if !errors.is_empty() {
            let all = apimachinery::field::aggregate(errors);
            annotate("error", format!("Failed to parse policy: {all}"));
        }
        let against = |lv: LevelVersion| evaluate(lv.level, lv.minor, pod);
        let mut refusal = None;
        if enforce {
            annotate("enforce-policy", policy.enforce.show());
            let found = against(policy.enforce);
            if !found.is_empty() {
                refusal = Some(format!("violates PodSecurity {}: {}", quote(&policy.enforce.show()), details(&found)));
            }
        }
        let found = against(policy.audit);
        if !found.is_empty() {
            let level = quote(&policy.audit.show());
            annotate("audit-violations", format!("would violate PodSecurity {level}: {}", details(&found)));
        }
        if let Some(why) = refusal {
            return Err(Status::forbidden(&request.resource.group_resource(), &request.name, &why));
        }
        let found = against(policy.warn);
        if !found.is_empty() {
            let level = quote(&policy.warn.show());
            request.warnings.push(format!("would violate PodSecurity {level}: {}", details(&found)));
        }
        Ok(())
    }

    async fn namespace(&self, request: &mut AdmissionRequest) -> Result<(), Status> {
        if !request.subresource.is_empty() {
            return Ok(());
        }
        let defaults = self.configuration.defaults;
        let labels = |object: &Value| Policy::of_labels(&object["metadata"]["labels"], defaults);
        let (policy, errors) = labels(&request.object);
        let name = text(&request.object["metadata"], "name").to_owned();
        let invalid = |errors: &ErrorList| Status::invalid(&request.kind.group_kind(), &name, errors);
        if request.operation == Operation::Create {
            if !errors.is_empty() {
                return Err(invalid(&errors));
            }
            return Ok(());
        }
        let (old_policy, old_errors) = labels(&request.old_object);
        if !errors.is_empty() && errors != old_errors {
            return Err(invalid(&errors));
        }
        let (new, old) = (policy.enforce, old_policy.enforce);
        if new == old || new.level == Level::Privileged || (new.minor == old.minor && new.level <= old.level) {
            return Ok(());
        }
        if self.configuration.exempt_namespaces.contains(&name) {
            return Ok(());
        }
        let pods = self.loopback.list_cached(&GroupResource::new("", "pods"), &name).await;
        match pods {
            Ok(pods) => request.warnings.extend(existing_pod_warnings(&name, new, &pods)),
            Err(_) => {
                request.warnings.push("failed to list pods while checking new PodSecurity enforce level".into());
            }
        }
        Ok(())
    }
}

/// A pod whose images and containers stay the same was judged before.
fn is_significant(new: &Value, old: &Value) -> bool {
    for list in ["containers", "initContainers"] {
        let images = |spec: &Value| items(spec, list).map(|c| text(c, "image").to_owned()).collect::<Vec<_>>();
        if images(new) != images(old) {
            return true;
        }
    }
    items(new, "ephemeralContainers").any(|container| {
        !items(old, "ephemeralContainers")
            .any(|other| other["name"] == container["name"] && other["image"] == container["image"])
    })
}

/// One line for each set of reasons, with the first pod's name and how many more.
fn existing_pod_warnings(namespace: &str, enforce: LevelVersion, pods: &[Value]) -> Vec<String> {
    let mut seen = BTreeSet::new();
    let (mut first, mut rest) = (Vec::new(), Vec::new());
    for pod in pods {
        let controller = items(&pod["metadata"], "ownerReferences")
            .find(|owner| owner["controller"] == true)
            .map(|owner| text(owner, "uid").to_owned());
        match controller {
            Some(uid) if !seen.insert(uid.clone()) => rest.push(pod),
            _ => first.push(pod),
        }
    }
    first.extend(rest);
    let total = first.len();
    first.truncate(MAX_PODS);
    let mut by_reason: BTreeMap<String, (String, usize)> = BTreeMap::new();
    for pod in &first {
        let found = evaluate(enforce.level, enforce.minor, &Pod { metadata: &pod["metadata"], spec: &pod["spec"] });
        if found.is_empty() {
            continue;
        }
        let reasons: Vec<String> = found.into_iter().map(|(reason, _)| reason).collect();
        let name = text(&pod["metadata"], "name").to_owned();
        let entry = by_reason.entry(reasons.join(", ")).or_insert_with(|| (name.clone(), 0));
        entry.1 += 1;
        if name < entry.0 {
            entry.0 = name;
        }
    }
    let mut warnings = Vec::new();
    if first.len() < total {
        warnings.push(format!(
            "new PodSecurity enforce level only checked against the first {} of {total} existing pods",
            first.len()
        ));
    }
    if !by_reason.is_empty() {
        warnings.push(format!(
            "existing pods in namespace {} violate the new PodSecurity enforce level {}",
            quote(namespace),
            quote(&enforce.show())
        ));
    }
    let mut lines: Vec<String> = by_reason
        .into_iter()
        .map(|(reason, (name, count))| match count {
            1 => format!("{name}: {reason}"),
            2 => format!("{name} (and 1 other pod): {reason}"),
            more => format!("{name} (and {} other pods): {reason}", more - 1),
        })
        .collect();
    lines.sort();
    warnings.extend(lines);
    warnings
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_configuration_file_sets_defaults_and_exemptions() {
        let file = json!({"apiVersion": "pod-security.admission.config.k8s.io/v1", "kind": "PodSecurityConfiguration",
            "defaults": {"enforce": "baseline", "enforce-version": "v1.30"}, "exemptions": {"namespaces": ["kube-system"]}});
        let read = Configuration::from_value(&file).expect("a configuration");
        assert_eq!(
            (read.defaults.enforce.show(), read.defaults.warn.level),
            ("baseline:v1.30".into(), Level::Privileged)
        );
        assert_eq!(read.exempt_namespaces, ["kube-system"]);
        let bad = json!({"apiVersion": "v1", "kind": "Pod"});
        assert!(Configuration::from_value(&bad).is_err_and(|error| error.contains("no kind \"Pod\"")));
    }

    #[test]
    fn labels_make_the_policy_and_enforcing_warns_too() {
        let labels = json!({"pod-security.kubernetes.io/enforce": "baseline", "pod-security.kubernetes.io/enforce-version": "v1.30"});
        let (policy, errors) = Policy::of_labels(&labels, Policy::DEFAULT);
        assert!(errors.is_empty());
        assert_eq!((policy.enforce.show(), policy.warn.show()), ("baseline:v1.30".into(), "baseline:v1.30".into()));
        assert_eq!(policy.audit.show(), "privileged:latest");
    }

    #[test]
    fn bad_labels_are_named_and_enforce_the_strictest() {
        let labels =
            json!({"pod-security.kubernetes.io/enforce": "x", "pod-security.kubernetes.io/warn-version": "v2"});
        let (policy, errors) = Policy::of_labels(&labels, Policy::DEFAULT);
        assert_eq!(policy.enforce.level, Level::Restricted);
        let shown: Vec<String> = errors.iter().map(ToString::to_string).collect();
        assert_eq!(
            shown,
            [
                "metadata.labels[pod-security.kubernetes.io/enforce]: Invalid value: \"x\": must be one of privileged, baseline, restricted",
                "metadata.labels[pod-security.kubernetes.io/warn-version]: Invalid value: \"v2\": must be \"latest\" or \"v1.x\"",
            ]
        );
    }

    #[test]
    fn existing_pods_are_told_in_groups() {
        let pod = |name: &str| json!({"metadata": {"name": name}, "spec": {"hostNetwork": true, "containers": []}});
        let lv = LevelVersion { level: Level::Baseline, minor: None };
        assert_eq!(
            existing_pod_warnings("ns", lv, &[pod("b"), pod("a")]),
            [
                "existing pods in namespace \"ns\" violate the new PodSecurity enforce level \"baseline:latest\"",
                "a (and 1 other pod): host namespaces",
            ]
        );
    }

    #[test]
    fn only_images_and_new_containers_are_significant() {
        let spec = |image: &str| json!({"containers": [{"name": "c", "image": image}]});
        assert!(!is_significant(&spec("a"), &spec("a")));
        assert!(is_significant(&spec("b"), &spec("a")));
    }
}
