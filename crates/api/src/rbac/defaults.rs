//! Defaults of role bindings of all versions.
//!
//! Upstream followed: pkg/apis/rbac/*/defaults.go.

use apimachinery::Value;

use crate::edit::Fields;

const GROUP: &str = "rbac.authorization.k8s.io";

/// API groups of the role and the subjects. v1alpha1 names a subject's group by
/// `apiVersion` and knows the user `*`.
pub fn binding(api_version: &str, object: &mut Value) {
    object.child("roleRef").default_zero("apiGroup", GROUP);
    let alpha = api_version == "rbac.authorization.k8s.io/v1alpha1";
    for subject in object.list_mut("subjects") {
        let kind = subject.text("kind").to_owned();
        if alpha {
            match kind.as_str() {
                "ServiceAccount" => subject.default_zero("apiVersion", "v1"),
                "User" | "Group" => subject.default_zero("apiVersion", "rbac.authorization.k8s.io/v1alpha1"),
                _ => {}
            }
        } else if matches!(kind.as_str(), "User" | "Group") {
            subject.default_zero("apiGroup", GROUP);
        }
    }
}
