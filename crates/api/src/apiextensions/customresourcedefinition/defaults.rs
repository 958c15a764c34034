//! Defaults of custom resource definitions, v1 and v1beta1.
//!
//! Upstream followed: apiextensions-apiserver pkg/apis/apiextensions/*/defaults.go.

use apimachinery::{Value, json};

use crate::admissionregistration::defaults::SERVICE_PORT;
use crate::edit::Fields;

/// Defaults of a CustomResourceDefinition.
pub fn definition(api_version: &str, object: &mut Value) {
    let beta = api_version == "apiextensions.k8s.io/v1beta1";
    let spec = object.child("spec");
    if beta {
        spec.default_zero("scope", "Namespaced");
    }
    let names = spec.child("names");
    let kind = names.text("kind").to_owned();
    if names.is_zero("singular") && !kind.is_empty() {
        names.set("singular", kind.to_lowercase());
    }
    if !kind.is_empty() {
        names.default_zero("listKind", format!("{kind}List"));
    }
    if beta {
        let version = spec.text("version").to_owned();
        if spec.list("versions").is_empty() && !version.is_empty() {
            spec.set("versions", json!([{"name": version, "served": true, "storage": true}]));
        }
        if version.is_empty()
            && let Some(first) = spec.list("versions").first().map(|entry| entry.text("name").to_owned())
        {
            spec.set("version", first);
        }
    }
    spec.default("conversion", json!({"strategy": "None"}));
    let conversion = spec.child("conversion");
    if beta && conversion.text("strategy") == "Webhook" {
        conversion.default_zero("conversionReviewVersions", json!(["v1beta1"]));
    }
    for key in ["webhook.clientConfig.service", "webhookClientConfig.service"] {
        if let Some(service) = conversion.at_mut(key) {
            service.default("port", SERVICE_PORT);
        }
    }
    if beta {
        spec.default("preserveUnknownFields", true);
    }
    let stored = spec.list("versions").iter().find(|entry| entry.flag("storage")).map(|entry| entry["name"].clone());
    if let Some(name) = stored {
        object.child("status").default_zero("storedVersions", json!([name]));
    }
}
