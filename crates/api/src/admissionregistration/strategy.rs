//! Warnings of the admission kinds.
//!
//! Upstream followed: pkg/apis/admissionregistration/validation/{static_suffix,validation}.go.

use apimachinery::{Path, Value};

use crate::edit::Fields;

/// Names with this ending belong to static configuration.
const STATIC_SUFFIX: &str = ".static.k8s.io";

/// Virtual resources that no webhook is asked about.
const EXCLUDED: &[(&str, &str)] = &[
    ("authentication.k8s.io", "selfsubjectreviews"),
    ("authentication.k8s.io", "tokenreviews"),
    ("authorization.k8s.io", "localsubjectaccessreviews"),
    ("authorization.k8s.io", "selfsubjectaccessreviews"),
    ("authorization.k8s.io", "selfsubjectrulesreviews"),
    ("authorization.k8s.io", "subjectaccessreviews"),
];

/// A reserved name.
pub fn static_suffix(object: &Value) -> Vec<String> {
    let name = object.at("metadata.name").as_str().unwrap_or("");
    if !name.ends_with(STATIC_SUFFIX) {
        return Vec::new();
    }
    vec![format!(
        "metadata.name: names ending with \"{STATIC_SUFFIX}\" are reserved for static manifest-based configurations and cannot be managed via the API"
    )]
}

/// Rules that name excluded resources.
pub fn excluded_resources(object: &Value) -> Vec<String> {
    let mut out = Vec::new();
    for (index, webhook) in object.list("webhooks").iter().enumerate() {
        let path = Path::new("webhooks").index(index).child("rules");
        for (position, rule) in webhook.list("rules").iter().enumerate() {
            let (groups, resources) = (rule.list("apiGroups"), rule.list("resources"));
            if groups.iter().chain(resources).any(|entry| entry == "*") {
                continue;
            }
            let mut seen = Vec::new();
            for group in groups {
                for resource in resources {
                    let pair = (group.as_str().unwrap_or(""), resource.as_str().unwrap_or(""));
                    if EXCLUDED.contains(&pair) && !seen.contains(&pair) {
                        seen.push(pair);
                        out.push(format!(
                            "{}: {}.{} is excluded from admission webhooks; this rule will have no effect",
                            path.index(position),
                            pair.1,
                            pair.0
                        ));
                    }
                }
            }
        }
    }
    out
}
