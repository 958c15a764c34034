//! Fields that a write of a resource or subresource cannot change, so that no
//! field manager may own them through it. Alike in all versions of a kind.
//!
//! Upstream followed: `GetResetFields` and `GetResetFieldsFilter` of the
//! strategies under `pkg/registry`.

/// Paths of JSON names; `*` is any element of a list.
pub type Paths = &'static [&'static [&'static str]];

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ResetFields {
    None,
    /// These, and what is below them.
    Exclude(Paths),
    /// All but these and what is below them.
    Only(Paths),
}

const STATUS: Paths = &[&["status"]];
const SPEC: Paths = &[&["spec"]];
const SPEC_AND_METADATA: Paths = &[&["spec"], &["metadata"]];

/// Kinds whose status strategy leaves metadata to its own rules.
const STATUS_WITH_METADATA: &[(&str, &str)] = &[
    ("", "namespaces"),
    ("", "nodes"),
    ("", "persistentvolumeclaims"),
    ("", "persistentvolumes"),
    ("", "replicationcontrollers"),
    ("", "resourcequotas"),
    ("", "services"),
    ("apiextensions.k8s.io", "customresourcedefinitions"),
    ("apps", "daemonsets"),
    ("apps", "replicasets"),
    ("apps", "statefulsets"),
    ("autoscaling", "horizontalpodautoscalers"),
    ("batch", "cronjobs"),
    ("batch", "jobs"),
    ("networking.k8s.io", "ingresses"),
    ("policy", "poddisruptionbudgets"),
];

/// Kinds whose status strategy resets metadata too.
const STATUS_WITHOUT_METADATA: &[(&str, &str)] = &[
    ("admissionregistration.k8s.io", "validatingadmissionpolicies"),
    ("apiregistration.k8s.io", "apiservices"),
    ("certificates.k8s.io", "podcertificaterequests"),
    ("flowcontrol.apiserver.k8s.io", "flowschemas"),
    ("flowcontrol.apiserver.k8s.io", "prioritylevelconfigurations"),
    ("internal.apiserver.k8s.io", "storageversions"),
    ("lifecycle.k8s.io", "evictionrequests"),
    ("lifecycle.k8s.io", "evictions"),
    ("networking.k8s.io", "servicecidrs"),
    ("resource.k8s.io", "devicetaintrules"),
    ("resource.k8s.io", "resourceclaims"),
    ("resource.k8s.io", "resourcepoolstatusrequests"),
    ("scheduling.k8s.io", "compositepodgroups"),
    ("scheduling.k8s.io", "podgroups"),
    ("storage.k8s.io", "csinodes"),
    ("storage.k8s.io", "volumeattachments"),
    ("storagemigration.k8s.io", "storageversionmigrations"),
];

/// `subresource` is empty for the main resource.
pub fn reset_fields(group: &str, resource: &str, subresource: &str) -> ResetFields {
    match (group, resource, subresource) {
        ("", "pods", "") => ResetFields::Exclude(STATUS),
        ("", "pods", "status") => {
            ResetFields::Exclude(&[&["spec"], &["metadata", "deletionTimestamp"], &["metadata", "ownerReferences"]])
        }
        ("", "pods", "ephemeralcontainers") => ResetFields::Only(&[&["spec", "ephemeralContainers"]]),
        // pods/resize: the strategy has a filter, but the endpoint does not ask for it.
        ("", "namespaces", "finalize") => ResetFields::Exclude(STATUS),
        ("apps", "deployments", "") => ResetFields::Exclude(STATUS),
        ("apps", "deployments", "status") => ResetFields::Exclude(&[&["spec"], &["metadata", "labels"]]),
        ("certificates.k8s.io", "certificatesigningrequests", "") => ResetFields::Exclude(&[&["spec"], &["status"]]),
        ("certificates.k8s.io", "certificatesigningrequests", "status") => {
            ResetFields::Exclude(&[&["spec"], &["status", "conditions"]])
        }
        ("certificates.k8s.io", "certificatesigningrequests", "approval") => {
            ResetFields::Exclude(&[&["spec"], &["status", "certificate"]])
        }
        (group, resource, "") if is_in(STATUS_WITH_METADATA, group, resource) => ResetFields::Exclude(STATUS),
        (group, resource, "") if is_in(STATUS_WITHOUT_METADATA, group, resource) => ResetFields::Exclude(STATUS),
        (group, resource, "status") if is_in(STATUS_WITH_METADATA, group, resource) => ResetFields::Exclude(SPEC),
        (group, resource, "status") if is_in(STATUS_WITHOUT_METADATA, group, resource) => {
            ResetFields::Exclude(SPEC_AND_METADATA)
        }
        _ => ResetFields::None,
    }
}

fn is_in(table: &[(&str, &str)], group: &str, resource: &str) -> bool {
    table.contains(&(group, resource))
}
