//! The neutral form of paths and operations, from which both document
//! versions are rendered.

use crate::parameters::Parameter;

/// A path with its operations.
#[derive(Debug, Clone)]
pub struct PathItem {
    pub path: String,
    pub operations: Vec<Operation>,
}

#[derive(Debug, Clone)]
pub struct Operation {
    /// Lower-case HTTP method.
    pub method: &'static str,
    pub id: String,
    /// `x-kubernetes-action`; "" for what is no resource.
    pub action: &'static str,
    /// `x-kubernetes-group-version-kind`.
    pub kind: Option<(String, String, String)>,
    pub tag: String,
    pub parameters: Vec<Parameter>,
    pub body: Option<Body>,
    /// Status codes with a body of `response`; 401 is always added.
    pub codes: &'static [&'static str],
    pub response: Response,
    pub consumes: &'static [&'static str],
    pub produces: &'static [&'static str],
    /// v2 says `consumes`.
    pub says_consumes: bool,
}

#[derive(Debug, Clone)]
pub struct Body {
    /// OpenAPI name of the schema.
    pub schema: String,
    pub required: bool,
    /// Media types; `*/*` unless a patch.
    pub media: &'static [&'static str],
}

#[derive(Debug, Clone)]
pub enum Response {
    /// Plain text.
    Text,
    /// OpenAPI name of the schema.
    Schema(String),
}

pub const ANY: &[&str] = &["*/*"];
pub const OBJECT: &[&str] = &["application/json", "application/yaml", "application/vnd.kubernetes.protobuf"];
pub const STREAM: &[&str] = &[
    "application/json",
    "application/yaml",
    "application/vnd.kubernetes.protobuf",
    "application/json;stream=watch",
    "application/vnd.kubernetes.protobuf;stream=watch",
];
pub const LOG: &[&str] = &["text/plain", "application/json", "application/yaml", "application/vnd.kubernetes.protobuf"];
pub const PATCH: &[&str] = &[
    "application/json-patch+json",
    "application/merge-patch+json",
    "application/strategic-merge-patch+json",
    "application/apply-patch+yaml",
];
pub const JSON: &[&str] = &["application/json"];
pub const JWKS: &[&str] = &["application/jwk-set+json"];

/// `apps` → `Apps`, `rbac.authorization.k8s.io` → `RbacAuthorization`, "" → `Core`.
pub fn group_words(group: &str) -> String {
    if group.is_empty() {
        return "Core".to_owned();
    }
    let group = group.strip_suffix(".k8s.io").unwrap_or(group);
    group.split('.').map(upper_first).collect()
}

/// The tag of a group: `rbacAuthorization`, `core`.
pub fn group_tag(group: &str) -> String {
    let words = group_words(group);
    let mut chars = words.chars();
    chars.next().map(|c| c.to_lowercase().collect::<String>() + chars.as_str()).unwrap_or_default()
}

pub fn upper_first(word: &str) -> String {
    let mut chars = word.chars();
    chars.next().map(|c| c.to_uppercase().collect::<String>() + chars.as_str()).unwrap_or_default()
}
