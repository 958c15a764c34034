//! Whether an account is missing.

use serde_json::{Value, json};

use crate::types::Namespace;

pub const NAME: &str = "default";

/// The account to create.
pub fn decide(namespace: Option<&Namespace>, exists: bool) -> Option<Value> {
    let namespace = namespace?;
    if namespace.status.phase != "Active" || exists {
        return None;
    }
    Some(json!({
        "apiVersion": "v1",
        "kind": "ServiceAccount",
        "metadata": {"name": NAME, "namespace": namespace.metadata.name},
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_active_namespaces_get_one() {
        let mut namespace = Namespace::default();
        namespace.metadata.name = "a".into();
        assert_eq!(decide(Some(&namespace), false), None, "no phase yet");
        namespace.status.phase = "Active".into();
        assert_eq!(decide(Some(&namespace), false).unwrap()["metadata"]["namespace"], "a");
        assert_eq!(decide(Some(&namespace), true), None);
        namespace.status.phase = "Terminating".into();
        assert_eq!(decide(Some(&namespace), false), None);
        assert_eq!(decide(None, false), None);
    }
}
