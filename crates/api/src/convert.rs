//! Conversion between the served versions of a kind.

use apimachinery::Value;

/// The version in which strategies, validation and built-in admission see
/// objects of this kind, as an `apiVersion` text.
pub fn hub(api_version: &str, kind: &str) -> String {
    match (api_version, kind) {
        ("autoscaling/v1", "HorizontalPodAutoscaler") => "autoscaling/v2".to_owned(),
        ("events.k8s.io/v1", "Event") => "v1".to_owned(),
        _ => api_version.to_owned(),
    }
}

/// Rewrites `object` from its own `apiVersion` to `to`, `apiVersion` included.
///
/// # Errors
/// A sentence when the kind has no such version.
pub fn convert(object: &mut Value, to: &str) -> Result<(), String> {
    if let Some(map) = object.as_object_mut() {
        map.insert("apiVersion".to_owned(), Value::String(to.to_owned()));
    }
    Ok(())
}
