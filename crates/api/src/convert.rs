//! Conversion between the served versions of a kind and to its storage form.
//!
//! Most versions of a kind differ in nothing but their name. Those that differ:
//! horizontal pod autoscalers (v1 keeps what it has no field for in annotations),
//! events of the two groups, custom resource definitions (stored as v1beta1,
//! alike parts of versions hoisted), devices of resource.k8s.io/v1beta1.

use apimachinery::Value;

use crate::apiextensions::customresourcedefinition::conversion as definition;
use crate::apps::daemonset::TEMPLATE_GENERATION;
use crate::autoscaling::horizontalpodautoscaler::conversion as autoscaler;
use crate::core::event::conversion as event;
use crate::edit::Fields;
use crate::resource::conversion as device;

pub use crate::core::event::conversion::to_core as event_to_core;

/// The version in which strategies, validation and built-in admission see
/// objects of this kind, as an `apiVersion` text.
pub fn hub(api_version: &str, kind: &str) -> String {
    match (api_version, kind) {
        ("autoscaling/v1", "HorizontalPodAutoscaler") => "autoscaling/v2",
        ("events.k8s.io/v1", "Event") => "v1",
        ("apiextensions.k8s.io/v1beta1", "CustomResourceDefinition") => "apiextensions.k8s.io/v1",
        ("resource.k8s.io/v1beta1", "ResourceClaim" | "ResourceClaimTemplate" | "ResourceSlice" | "DeviceClass") => {
            "resource.k8s.io/v1"
        }
        _ => api_version,
    }
    .to_owned()
}

/// Rewrites `object` from its own `apiVersion` to `to`, `apiVersion` included.
/// The result is not yet canonical.
///
/// # Errors
/// A sentence when the object is of another group than `to` and no conversion is known.
pub fn convert(object: &mut Value, to: &str) -> Result<(), String> {
    let from = object.text("apiVersion").to_owned();
    if from == to {
        return Ok(());
    }
    let kind = object.text("kind").to_owned();
    match (kind.as_str(), from.as_str(), to) {
        ("HorizontalPodAutoscaler", "autoscaling/v1", _) => autoscaler::to_v2(object),
        ("HorizontalPodAutoscaler", _, "autoscaling/v1") => autoscaler::to_v1(object),
        ("Event", "events.k8s.io/v1" | "events.k8s.io/v1beta1", "v1") => event::to_core(object),
        ("Event", "v1", "events.k8s.io/v1" | "events.k8s.io/v1beta1") => event::from_core(object),
        ("CustomResourceDefinition", "apiextensions.k8s.io/v1", "apiextensions.k8s.io/v1beta1") => {
            definition::to_v1beta1(object);
        }
        ("CustomResourceDefinition", "apiextensions.k8s.io/v1beta1", "apiextensions.k8s.io/v1") => {
            definition::to_v1(object);
        }
        ("ResourceClaim" | "ResourceClaimTemplate" | "ResourceSlice", "resource.k8s.io/v1beta1", _) => {
            device::from_v1beta1(&kind, object);
        }
        ("ResourceClaim" | "ResourceClaimTemplate" | "ResourceSlice", _, "resource.k8s.io/v1beta1") => {
            device::to_v1beta1(&kind, object);
        }
        _ if group(&from) == group(to) => {}
        _ => return Err(format!("converting ({from}, Kind={kind}) to ({to}, Kind={kind}): unknown conversion")),
    }
    object.set("apiVersion", to);
    Ok(())
}

/// Whether upstream's conversion to the internal form takes a decoded object.
///
/// # Errors
/// Go's text for what cannot be converted.
pub fn to_internal(api_version: &str, kind: &str, object: &Value) -> Result<(), String> {
    if (api_version, kind) == ("apps/v1", "DaemonSet")
        && let Some(text) = object.at("metadata.annotations").get(TEMPLATE_GENERATION).and_then(Value::as_str)
        && text.parse::<i64>().is_err()
    {
        let digits = text.strip_prefix(['+', '-']).unwrap_or(text);
        let number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
        let reason = if number { "value out of range" } else { "invalid syntax" };
        return Err(format!("strconv.ParseInt: parsing {}: {reason}", apimachinery::field::quote(text)));
    }
    Ok(())
}

/// What upstream's conversion to the internal form and back does to an object
/// of one version: redundant fields are brought in line. Idempotent.
pub fn normalize(api_version: &str, kind: &str, object: &mut Value) {
    if let Some(item_kind) = kind.strip_suffix("List").filter(|_| object.get("items").is_some()) {
        for item in object.list_mut("items") {
            normalize(api_version, item_kind, item);
        }
        return;
    }
    match (api_version, kind) {
        ("v1", "Secret") => crate::core::secret::strategy::merge_string_data(object),
        ("v1", "Node") => crate::core::node::defaults::pod_cidrs(object),
        ("apps/v1", "StatefulSet") => {
            if let Some(spec) = object.at_mut("spec") {
                for claim in spec.list_mut("volumeClaimTemplates") {
                    claim.set("apiVersion", "v1");
                    claim.set("kind", "PersistentVolumeClaim");
                }
            }
        }
        ("v1", "ConfigMap") => crate::core::secret::strategy::null_bytes(object, "binaryData"),
        ("apiextensions.k8s.io/v1", "CustomResourceDefinition") => {
            if let Some(conversion) = object.at_mut("spec").and_then(|spec| spec.at_mut("conversion"))
                && conversion.has("webhook")
                && !conversion["webhook"].has("clientConfig")
                && conversion["webhook"].is_zero("conversionReviewVersions")
            {
                conversion.remove("webhook");
            }
        }
        ("apps/v1", "Deployment") => unused_rolling_update(object, "strategy"),
        ("apps/v1", "DaemonSet") => {
            unused_rolling_update(object, "updateStrategy");
            let annotations = object.child("metadata").child("annotations");
            let generation: i64 = annotations.text(TEMPLATE_GENERATION).parse().unwrap_or(0);
            annotations.set(TEMPLATE_GENERATION, generation.to_string());
        }
        ("autoscaling/v2", "HorizontalPodAutoscaler") => autoscaler::drop_annotations(object),
        _ => {}
    }
}

/// The internal form has plain values here: what the strategy type left unset is 0.
fn unused_rolling_update(object: &mut Value, strategy: &str) {
    if let Some(rolling) =
        object.at_mut("spec").and_then(|spec| spec.at_mut(strategy)).and_then(|s| s.at_mut("rollingUpdate"))
    {
        rolling.default("maxUnavailable", 0);
        rolling.default("maxSurge", 0);
    }
}

fn group(api_version: &str) -> &str {
    api_version.rsplit_once('/').map_or("", |(group, _)| group)
}
