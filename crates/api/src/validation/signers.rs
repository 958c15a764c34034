//! Names of certificate signers and of the trust bundles under them.
//!
//! Upstream followed: pkg/apis/core/validation/names.go.

use apimachinery::{ErrorList, Path};

use super::names::{self, LABEL_MAX, SUBDOMAIN_MAX};
use super::push::Push;

const MAX_EXPIRATION_SECONDS: i64 = 91 * 86_400;
const KUBERNETES_MAX_EXPIRATION_SECONDS: i64 = 86_400;

/// The longest lifetime a certificate of this signer may be asked for.
pub fn max_expiration_seconds(signer: &str) -> i64 {
    if is_kubernetes(signer) { KUBERNETES_MAX_EXPIRATION_SECONDS } else { MAX_EXPIRATION_SECONDS }
}

/// Signers of the project's own domain.
pub fn is_kubernetes(signer: &str) -> bool {
    let host = signer.split('/').next().unwrap_or_default();
    host == "kubernetes.io" || host.ends_with(".kubernetes.io")
}

/// `example.com/signer-name`.
pub fn signer_name(out: &mut ErrorList, name: &str, path: &Path) {
    if name.is_empty() {
        out.required(path, "");
        return;
    }
    let segments: Vec<&str> = name.split('/').collect();
    let [domain, rest] = segments[..] else {
        let detail = "must be a fully qualified domain and path of the form 'example.com/signer-name'";
        out.invalid(path, name, detail);
        return;
    };
    if domain.len() > SUBDOMAIN_MAX {
        out.too_long(path, SUBDOMAIN_MAX as i64);
    }
    let labels = |out: &mut ErrorList, segment: &str, rule: fn(&str) -> Vec<String>| {
        let bad = segment.split('.').map(|label| (label, rule(label))).find(|(_, messages)| !messages.is_empty());
        if let Some((label, messages)) = bad {
            let label = apimachinery::field::quote(label);
            for message in messages {
                out.invalid(path, segment, format!("validating label {label}: {message}"));
            }
        }
    };
    labels(out, domain, names::dns_label);
    if !domain.contains('.') {
        out.invalid(path, domain, "should be a domain with at least two segments separated by dots");
    }
    labels(out, rest, names::dns_subdomain);
    let max = SUBDOMAIN_MAX + 1 + SUBDOMAIN_MAX + LABEL_MAX + 1;
    if name.len() > max {
        out.too_long(path, max as i64);
    }
}

/// What is wrong with a ClusterTrustBundle's name under a signer ("" = none).
pub fn bundle_name(signer: &str, name: &str) -> Vec<String> {
    if signer.is_empty() {
        if name.contains(':') {
            return vec!["ClusterTrustBundle without signer name must not have \":\" in its name".to_owned()];
        }
        return names::dns_subdomain(name);
    }
    let prefix = format!("{}:", signer.replace('/', ":"));
    match name.strip_prefix(&prefix) {
        Some(rest) => names::dns_subdomain(rest),
        None => vec![format!("ClusterTrustBundle for signerName {signer} must be named with prefix {prefix}")],
    }
}
