//! Defaults of the API server's configuration files.
//!
//! Upstream followed: apiserver pkg/apis/apiserver/*/defaults.go,
//! pod-security-admission admission/api/*/defaults.go.

use apimachinery::Value;

use super::table::{self, Default, When};
use crate::edit::Fields;

/// Objects kept by a KMS v1 provider.
const KMS_CACHE_SIZE: i64 = 1000;

const AUTHORIZER_WEBHOOK: &[table::Line] = &[
    ("authorizedTTL", When::ZeroDuration, Default::Text("5m0s")),
    ("cacheAuthorizedRequests", When::Absent, Default::Bool(true)),
    ("unauthorizedTTL", When::ZeroDuration, Default::Text("30s")),
    ("cacheUnauthorizedRequests", When::Absent, Default::Bool(true)),
];

/// Defaults of the kinds of apiserver.config.k8s.io and of pod security.
pub fn apply(kind: &str, object: &mut Value) {
    match kind {
        "EncryptionConfiguration" | "EncryptionConfig" => {
            for resource in object.list_mut("resources") {
                for provider in resource.list_mut("providers") {
                    if let Some(kms) = provider.at_mut("kms") {
                        kms.default("timeout", "3s");
                        kms.default_zero("apiVersion", "v1");
                        if kms.text("apiVersion") == "v1" {
                            kms.default("cachesize", KMS_CACHE_SIZE);
                        }
                    }
                }
            }
        }
        "AuthorizationConfiguration" => {
            for authorizer in object.list_mut("authorizers") {
                if let Some(webhook) = authorizer.at_mut("webhook") {
                    table::apply(webhook, AUTHORIZER_WEBHOOK);
                }
            }
        }
        "PodSecurityConfiguration" => {
            let defaults = object.child("defaults");
            for mode in ["enforce", "audit", "warn"] {
                defaults.default_zero(mode, "privileged");
                defaults.default_zero(&format!("{mode}-version"), "latest");
            }
        }
        _ => {}
    }
}
