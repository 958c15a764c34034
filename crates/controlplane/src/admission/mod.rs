//! The in-tree admission plugins, in upstream's order, and their assembly from
//! `--enable-admission-plugins` and `--disable-admission-plugins`.
//!
//! Not here: ImagePolicyWebhook and NodeDeclaredFeatureValidator; their names
//! are accepted.
//!
//! Upstream followed: `pkg/kubeapiserver/options/plugins.go`.

pub mod certificates;
pub mod config;
pub mod event_rate_limit;
pub mod limit_ranger;
pub mod live_list;
pub mod namespace_lifecycle;
pub mod node_restriction;
pub mod owner_references;
pub mod pod_guards;
pub mod pod_placement;
pub mod pod_security;
pub mod pods;
pub mod priority;
pub mod rbac_escalation;
pub mod references;
pub mod resource_quota;
pub mod resources;
pub mod runtime_class;
pub mod service_account;
pub mod simple;
pub mod storage;
pub mod tolerations;

use std::sync::Arc;

use apimachinery::Value;
use apiserver::admission::{Chain, policy};
use apiserver::core::Core;
use apiserver::request::{AdmissionPlugin, AdmissionRequest, Authorizer, Loopback};

/// Every plugin upstream knows, in execution order, and whether it is on by default.
pub const PLUGINS: [(&str, bool); 39] = [
    ("AlwaysAdmit", false),
    ("NamespaceAutoProvision", false),
    ("NamespaceLifecycle", true),
    ("NamespaceExists", false),
    ("LimitPodHardAntiAffinityTopology", false),
    ("LimitRanger", true),
    ("ServiceAccount", true),
    ("NodeRestriction", false),
    ("TaintNodesByCondition", true),
    ("AlwaysPullImages", false),
    ("ImagePolicyWebhook", false),
    ("PodSecurity", true),
    ("PodNodeSelector", false),
    ("Priority", true),
    ("DefaultTolerationSeconds", true),
    ("PodTolerationRestriction", false),
    ("EventRateLimit", false),
    ("ExtendedResourceToleration", false),
    ("DefaultStorageClass", true),
    ("StorageObjectInUseProtection", true),
    ("PodGroupProtection", true),
    ("OwnerReferencesPermissionEnforcement", false),
    ("PersistentVolumeClaimResize", true),
    ("RuntimeClass", true),
    ("CertificateApproval", true),
    ("CertificateSigning", true),
    ("ClusterTrustBundleAttest", true),
    ("CertificateSubjectRestriction", true),
    ("DefaultIngressClass", true),
    ("DenyServiceExternalIPs", false),
    ("PodTopologyLabels", true),
    ("NodeDeclaredFeatureValidator", true),
    ("PodResizeValidator", true),
    ("MutatingAdmissionPolicy", true),
    ("MutatingAdmissionWebhook", true),
    ("ValidatingAdmissionPolicy", true),
    ("ValidatingAdmissionWebhook", true),
    ("ResourceQuota", true),
    ("AlwaysDeny", false),
];

/// What the plugins are made with.
pub struct Config {
    pub enable: Vec<String>,
    pub disable: Vec<String>,
    pub default_not_ready_toleration_seconds: i64,
    pub default_unreachable_toleration_seconds: i64,
    pub pod_security: pod_security::Configuration,
    /// Of `--admission-control-config-file`.
    pub plugins: config::PluginConfigurations,
    pub core: Arc<Core>,
    pub loopback: Arc<dyn Loopback>,
    pub authorizer: Arc<dyn Authorizer>,
    /// The webhook plugins, when made.
    pub mutating_webhooks: Option<Arc<dyn AdmissionPlugin>>,
    pub validating_webhooks: Option<Arc<dyn AdmissionPlugin>>,
}

/// Errors of the two flags, as upstream's `AdmissionOptions.Validate`.
pub fn validate_flags(enable: &[String], disable: &[String]) -> Vec<String> {
    let mut errors = Vec::new();
    let known = |name: &String| PLUGINS.iter().any(|(plugin, _)| plugin == name);
    for (flag, names) in [("enable-admission-plugins", enable), ("disable-admission-plugins", disable)] {
        errors.extend(names.iter().filter(|n| !known(n)).map(|n| format!("{flag} plugin \"{n}\" is unknown")));
    }
    errors.extend(
        enable
            .iter()
            .filter(|name| disable.contains(name))
            .map(|name| format!("{name} in enable-admission-plugins and disable-admission-plugins overlapped")),
    );
    errors
}

/// Names of the plugins that are on, in order.
pub fn enabled(enable: &[String], disable: &[String]) -> Vec<&'static str> {
    let is = |list: &[String], name: &str| list.iter().any(|item| item == name);
    PLUGINS
        .iter()
        .filter(|(name, default)| is(enable, name) || (*default && !is(disable, name)))
        .map(|(name, _)| *name)
        .collect()
}

/// The plugins of the flags. The error is upstream's of a bad plugin configuration.
pub fn chain(config: &Config) -> Result<Chain, String> {
    let mut plugins: Vec<Arc<dyn AdmissionPlugin>> = Vec::new();
    for name in enabled(&config.enable, &config.disable) {
        let made = plugin(name, config);
        let failed = |error| format!("couldn't init admission plugin {}: {error}", apimachinery::field::quote(name));
        plugins.extend(made.map_err(failed)?);
    }
    Ok(Chain::new(plugins))
}

fn plugin(name: &str, config: &Config) -> Result<Option<Arc<dyn AdmissionPlugin>>, String> {
    let loopback = || config.loopback.clone();
    let authorizer = || config.authorizer.clone();
    Ok(Some(match name {
        "AlwaysAdmit" => Arc::new(simple::AlwaysAdmit),
        "NamespaceAutoProvision" => Arc::new(namespace_lifecycle::NamespaceAutoProvision(loopback())),
        "NamespaceLifecycle" => Arc::new(namespace_lifecycle::NamespaceLifecycle::new(loopback())),
        "NamespaceExists" => Arc::new(namespace_lifecycle::NamespaceExists(loopback())),
        "LimitRanger" => Arc::new(limit_ranger::LimitRanger::new(loopback())),
        "ServiceAccount" => Arc::new(service_account::ServiceAccount(loopback())),
        "NodeRestriction" => {
            Arc::new(node_restriction::NodeRestriction { loopback: loopback(), authorizer: authorizer() })
        }
        "TaintNodesByCondition" => Arc::new(pods::TaintNodesByCondition),
        "AlwaysPullImages" => Arc::new(pods::AlwaysPullImages),
        "PodSecurity" => {
            Arc::new(pod_security::PodSecurity { loopback: loopback(), configuration: config.pod_security.clone() })
        }
        "Priority" => Arc::new(priority::Priority(loopback())),
        "DefaultTolerationSeconds" => Arc::new(pods::DefaultTolerationSeconds {
            not_ready_seconds: config.default_not_ready_toleration_seconds,
            unreachable_seconds: config.default_unreachable_toleration_seconds,
        }),
        "ExtendedResourceToleration" => Arc::new(pods::ExtendedResourceToleration),
        "DefaultStorageClass" => Arc::new(storage::DefaultStorageClass(loopback())),
        "StorageObjectInUseProtection" => Arc::new(storage::StorageObjectInUseProtection),
        "PersistentVolumeClaimResize" => Arc::new(storage::PersistentVolumeClaimResize(loopback())),
        "RuntimeClass" => Arc::new(runtime_class::RuntimeClass(loopback())),
        "CertificateApproval" => Arc::new(certificates::CertificateApproval(authorizer())),
        "CertificateSigning" => Arc::new(certificates::CertificateSigning(authorizer())),
        "ClusterTrustBundleAttest" => Arc::new(certificates::ClusterTrustBundleAttest(authorizer())),
        "CertificateSubjectRestriction" => Arc::new(certificates::CertificateSubjectRestriction),
        "DefaultIngressClass" => Arc::new(storage::DefaultIngressClass(loopback())),
        "DenyServiceExternalIPs" => Arc::new(simple::DenyServiceExternalIps),
        "LimitPodHardAntiAffinityTopology" => Arc::new(pod_placement::LimitPodHardAntiAffinityTopology),
        "PodNodeSelector" => Arc::new(pod_placement::PodNodeSelector::new(loopback(), config.plugins.of(name))),
        "PodTolerationRestriction" => {
            Arc::new(pod_placement::PodTolerationRestriction::new(loopback(), config.plugins.of(name)))
        }
        "EventRateLimit" => Arc::new(event_rate_limit::EventRateLimit::new(config.plugins.of(name))?),
        "PodGroupProtection" => Arc::new(pod_guards::PodGroupProtection(loopback())),
        "PodResizeValidator" => Arc::new(pod_guards::PodResizeValidator(loopback())),
        "OwnerReferencesPermissionEnforcement" => Arc::new(owner_references::OwnerReferencesPermissionEnforcement {
            authorizer: authorizer(),
            core: config.core.clone(),
        }),
        "PodTopologyLabels" => Arc::new(pods::PodTopologyLabels(loopback())),
        "MutatingAdmissionPolicy" => return Ok(Some(policy::mutating(&config.core, &config.loopback))),
        "ValidatingAdmissionPolicy" => return Ok(Some(policy::validating(&config.core, &config.loopback))),
        "MutatingAdmissionWebhook" => return Ok(config.mutating_webhooks.clone()),
        "ValidatingAdmissionWebhook" => return Ok(config.validating_webhooks.clone()),
        "ResourceQuota" => Arc::new(resource_quota::ResourceQuota::new(loopback())),
        "AlwaysDeny" => Arc::new(simple::AlwaysDeny),
        _ => return Ok(None),
    }))
}

pub(crate) fn is_pod(request: &AdmissionRequest) -> bool {
    request.resource.group.is_empty() && request.resource.resource == "pods"
}

/// Elements of a list field; nothing where it is absent.
pub(crate) fn items<'a>(value: &'a Value, field: &str) -> std::slice::Iter<'a, Value> {
    value[field].as_array().map(Vec::as_slice).unwrap_or_default().iter()
}

/// Appends to a list field, making it where it is absent.
pub(crate) fn push(value: &mut Value, field: &str, item: Value) {
    match value[field].as_array_mut() {
        Some(list) => list.push(item),
        None => value[field] = Value::Array(vec![item]),
    }
}

/// Five characters, as generated names have.
pub(crate) fn random_suffix() -> String {
    const ALPHABET: &[u8] = b"bcdfghjklmnpqrstvwxz2456789";
    (0..5).map(|_| char::from(ALPHABET[rand::random_range(0..ALPHABET.len())])).collect()
}

/// Whether an update touches only what garbage collection writes:
/// ownerReferences and finalizers (`IsOnlyMutatingGCFields`).
pub(crate) fn only_gc_fields_changed(new: &Value, old: &Value) -> bool {
    let cut = |object: &Value| {
        let mut object = object.clone();
        if let Some(metadata) = object["metadata"].as_object_mut() {
            for field in ["ownerReferences", "finalizers", "managedFields", "selfLink"] {
                metadata.remove(field);
            }
        }
        object
    };
    cut(new) == cut(old)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn strings(items: &[&str]) -> Vec<String> {
        items.iter().map(|s| (*s).to_owned()).collect()
    }

    #[test]
    fn flags_add_and_remove_and_keep_the_order() {
        let on = enabled(&strings(&["NodeRestriction"]), &strings(&["LimitRanger"]));
        let at = |name: &str| on.iter().position(|n| *n == name);
        assert!(at("NodeRestriction") < at("PodSecurity") && at("LimitRanger").is_none());
        assert_eq!(on.first(), Some(&"NamespaceLifecycle"));
    }

    #[test]
    fn unknown_and_contradicting_names_are_told() {
        assert_eq!(
            validate_flags(&strings(&["Nope", "Priority"]), &strings(&["Priority"])),
            [
                "enable-admission-plugins plugin \"Nope\" is unknown",
                "Priority in enable-admission-plugins and disable-admission-plugins overlapped",
            ]
        );
    }
}
