//! Volumes and their sources.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;

use super::{FieldRef, ResourceFieldRef};

/// A volume; exactly one source is set on a valid pod.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Volume {
    pub name: String,
    pub empty_dir: Option<EmptyDir>,
    pub host_path: Option<HostPath>,
    pub config_map: Option<ConfigMapSource>,
    pub secret: Option<SecretSource>,
    #[serde(rename = "downwardAPI")]
    pub downward_api: Option<DownwardSource>,
    pub projected: Option<Projected>,
    pub persistent_volume_claim: Option<ClaimSource>,
    pub ephemeral: Option<Value>,
    pub image: Option<ImageSource>,
    pub csi: Option<CsiSource>,
}

/// An inline volume of a CSI driver.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct CsiSource {
    pub driver: String,
    pub read_only: bool,
    pub fs_type: Option<String>,
    pub volume_attributes: BTreeMap<String, String>,
    pub node_publish_secret_ref: Option<super::NameRef>,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct EmptyDir {
    pub medium: String,
    pub size_limit: Option<String>,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct HostPath {
    pub path: String,
    pub r#type: Option<String>,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct ConfigMapSource {
    pub name: String,
    pub items: Vec<KeyToPath>,
    pub default_mode: Option<i32>,
    pub optional: bool,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct SecretSource {
    pub secret_name: String,
    /// Spelling inside a projected volume.
    pub name: String,
    pub items: Vec<KeyToPath>,
    pub default_mode: Option<i32>,
    pub optional: bool,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct KeyToPath {
    pub key: String,
    pub path: String,
    pub mode: Option<i32>,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct DownwardSource {
    pub items: Vec<DownwardItem>,
    pub default_mode: Option<i32>,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct DownwardItem {
    pub path: String,
    pub field_ref: Option<FieldRef>,
    pub resource_field_ref: Option<ResourceFieldRef>,
    pub mode: Option<i32>,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Projected {
    pub sources: Vec<ProjectedSource>,
    pub default_mode: Option<i32>,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct ProjectedSource {
    pub config_map: Option<ConfigMapSource>,
    pub secret: Option<SecretSource>,
    #[serde(rename = "downwardAPI")]
    pub downward_api: Option<DownwardSource>,
    pub service_account_token: Option<TokenSource>,
    pub cluster_trust_bundle: Option<TrustBundleSource>,
    pub pod_certificate: Option<PodCertificateSource>,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct TrustBundleSource {
    pub name: Option<String>,
    pub signer_name: Option<String>,
    pub label_selector: Option<Value>,
    pub optional: bool,
    pub path: String,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct PodCertificateSource {
    pub signer_name: String,
    pub key_type: String,
    pub max_expiration_seconds: Option<i64>,
    pub credential_bundle_path: String,
    pub key_path: String,
    pub certificate_chain_path: String,
    pub user_annotations: BTreeMap<String, String>,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct TokenSource {
    pub audience: String,
    pub expiration_seconds: Option<i64>,
    pub path: String,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct ClaimSource {
    pub claim_name: String,
    pub read_only: bool,
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct ImageSource {
    pub reference: String,
    pub pull_policy: String,
}
