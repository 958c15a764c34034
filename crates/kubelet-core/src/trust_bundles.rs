//! Trust anchors that projected volumes take from ClusterTrustBundles.
//!
//! Anchors are freed of everything between PEM blocks and of duplicates. Their order
//! is stable while the kubelet runs and another after each start, so that nobody
//! relies on it.
//! Followed upstream: pkg/kubelet/clustertrustbundle.

use std::collections::BTreeSet;
use std::hash::{BuildHasher, RandomState};
use std::sync::{Arc, LazyLock};

use apimachinery::labels::Selector;
use serde_json::Value;

use crate::pod::TrustBundleSource;

/// Longest text of a label selector.
const MAX_SELECTOR_LENGTH: usize = 100 * 1024;

static ORDER: LazyLock<RandomState> = LazyLock::new(RandomState::new);

/// The anchors that a projection asks for, out of all bundles.
pub fn anchors(source: &TrustBundleSource, bundles: &[Arc<Value>]) -> Result<Vec<u8>, String> {
    if let Some(name) = &source.name {
        return match bundles.iter().find(|b| b["metadata"]["name"] == name.as_str()) {
            Some(bundle) => Ok(normalize([&**bundle])),
            None if source.optional => Ok(vec![]),
            None => Err(format!(
                "while getting ClusterTrustBundle: clustertrustbundle.certificates.k8s.io \"{name}\" not found"
            )),
        };
    }
    let Some(signer) = &source.signer_name else {
        return Err("ClusterTrustBundle projection requires either name or signerName to be set".into());
    };
    // Without a selector nothing matches, with an empty one everything does.
    let selector = match &source.label_selector {
        None | Some(Value::Null) => Selector::nothing(),
        Some(given) => {
            Selector::from_label_selector(given).map_err(|e| format!("while parsing label selector: {e}"))?
        }
    };
    let length = source.label_selector.as_ref().map_or(0, |s| s.to_string().len());
    if length > MAX_SELECTOR_LENGTH {
        return Err(format!("label selector length ({length}) is larger than {MAX_SELECTOR_LENGTH}"));
    }
    let chosen: Vec<&Value> = bundles
        .iter()
        .map(|b| &**b)
        .filter(|b| b["spec"]["signerName"] == signer.as_str() && selector.matches(&b["metadata"]["labels"]))
        .collect();
    if chosen.is_empty() && !source.optional {
        return Err("combination of signerName and labelSelector matched zero ClusterTrustBundles".into());
    }
    Ok(normalize(chosen))
}

fn normalize<'a>(bundles: impl IntoIterator<Item = &'a Value>) -> Vec<u8> {
    let mut set = BTreeSet::new();
    for bundle in bundles {
        let text = bundle["spec"]["trustBundle"].as_str().unwrap_or_default();
        set.extend(pki::pems::decode_all(text).into_iter().map(|block| block.der));
    }
    let mut anchors: Vec<Vec<u8>> = set.into_iter().collect();
    anchors.sort_by_key(|der| ORDER.hash_one(der));
    anchors.iter().map(|der| pki::pems::encode("CERTIFICATE", der)).collect::<String>().into_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn bundle(name: &str, signer: &str, labels: Value, ders: &[&[u8]]) -> Arc<Value> {
        let text: String =
            ders.iter().map(|d| format!("# said between\n{}", pki::pems::encode("CERTIFICATE", d))).collect();
        Arc::new(json!({"metadata": {"name": name, "labels": labels},
            "spec": {"signerName": signer, "trustBundle": text}}))
    }

    fn source(value: Value) -> TrustBundleSource {
        serde_json::from_value(value).unwrap()
    }

    #[test]
    fn duplicates_and_comments_go() {
        let all = [bundle("a", "x/y", json!({}), &[b"one", b"two"]), bundle("b", "x/y", json!({}), &[b"two"])];
        let text = anchors(&source(json!({"signerName": "x/y", "labelSelector": {}})), &all).unwrap();
        let text = String::from_utf8(text).unwrap();
        assert_eq!(text.matches("BEGIN CERTIFICATE").count(), 2);
        assert!(!text.contains("said between"));
    }

    #[test]
    fn no_selector_matches_nothing() {
        let all = [bundle("a", "x/y", json!({"k": "v"}), &[b"one"])];
        let error = anchors(&source(json!({"signerName": "x/y"})), &all).unwrap_err();
        assert_eq!(error, "combination of signerName and labelSelector matched zero ClusterTrustBundles");
        assert_eq!(anchors(&source(json!({"signerName": "x/y", "optional": true})), &all), Ok(vec![]));
        let labelled = source(json!({"signerName": "x/y", "labelSelector": {"matchLabels": {"k": "v"}}}));
        assert!(!anchors(&labelled, &all).unwrap().is_empty());
    }

    #[test]
    fn an_absent_bundle_is_an_error_unless_optional() {
        let error = anchors(&source(json!({"name": "zz"})), &[]).unwrap_err();
        assert_eq!(error, "while getting ClusterTrustBundle: clustertrustbundle.certificates.k8s.io \"zz\" not found");
        assert_eq!(anchors(&source(json!({"name": "zz", "optional": true})), &[]), Ok(vec![]));
    }
}
