//! What requests are, whether a signer may sign them, when they are stale: pure.

use std::collections::BTreeSet;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use jiff::{SignedDuration, Timestamp};
use pki::{Certificate, CertificateRequest};
use reconciler::clock::parse_time;

use super::Csr;

pub const KUBE_APISERVER_CLIENT: &str = "kubernetes.io/kube-apiserver-client";
pub const KUBELET_CLIENT: &str = "kubernetes.io/kube-apiserver-client-kubelet";
pub const KUBELET_SERVING: &str = "kubernetes.io/kubelet-serving";
pub const LEGACY_UNKNOWN: &str = "kubernetes.io/legacy-unknown";

/// Issued, denied and failed requests are kept an hour, pending ones a day.
const DONE_SECONDS: i64 = 3600;
const PENDING_SECONDS: i64 = 24 * 3600;

/// A kind of request that may be approved by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Recognizer {
    /// Of certificatesigningrequests, which the requester must be allowed to create.
    pub subresource: &'static str,
    pub message: &'static str,
}

const SELF_NODE_CLIENT: Recognizer = Recognizer {
    subresource: "selfnodeclient",
    message: "Auto approving self kubelet client certificate after SubjectAccessReview.",
};
const NODE_CLIENT: Recognizer = Recognizer {
    subresource: "nodeclient",
    message: "Auto approving kubelet client certificate after SubjectAccessReview.",
};

pub fn parse(encoded: &str) -> Result<CertificateRequest, String> {
    let pem = STANDARD.decode(encoded).map_err(|e| e.to_string())?;
    CertificateRequest::from_pem(&String::from_utf8_lossy(&pem)).map_err(|e| e.to_string())
}

pub fn recognize(csr: &Csr, request: &CertificateRequest) -> Vec<Recognizer> {
    if csr.spec.signer_name != KUBELET_CLIENT || validate(KUBELET_CLIENT, request, &csr.spec.usages).is_err() {
        return Vec::new();
    }
    if csr.spec.username == request.subject().common_name {
        vec![SELF_NODE_CLIENT, NODE_CLIENT]
    } else {
        vec![NODE_CLIENT]
    }
}

/// Why the signer must refuse, in upstream's words.
pub fn validate(signer: &str, request: &CertificateRequest, usages: &[String]) -> Result<(), String> {
    let (subject, names) = (request.subject(), request.names());
    match signer {
        KUBE_APISERVER_CLIENT => {
            for usage in usages {
                if !matches!(usage.as_str(), "digital signature" | "key encipherment" | "client auth") {
                    return Err(format!("invalid usage for client certificate: {usage}"));
                }
            }
            if !usages.iter().any(|u| u == "client auth") {
                return Err("missing required usage for client certificate: client auth".into());
            }
            Ok(())
        }
        KUBELET_CLIENT => {
            if subject.organizations != ["system:nodes"] {
                return Err("subject organization is not system:nodes".into());
            }
            for (list_is_empty, kind) in [
                (names.dns.is_empty(), "DNS"),
                (names.emails.is_empty(), "Email"),
                (names.ips.is_empty(), "IP"),
                (names.uris.is_empty(), "URI"),
            ] {
                if !list_is_empty {
                    return Err(format!("{kind} subjectAltNames are not allowed"));
                }
            }
            if !subject.common_name.starts_with("system:node:") {
                return Err("subject common name does not begin with system:node:".into());
            }
            exact_usages(usages, "client auth")
        }
        KUBELET_SERVING => {
            if subject.organizations != ["system:nodes"] {
                return Err("subject organization is not system:nodes".into());
            }
            if names.dns.is_empty() && names.ips.is_empty() {
                return Err("DNS or IP subjectAltName is required".into());
            }
            if !names.emails.is_empty() {
                return Err("Email subjectAltNames are not allowed".into());
            }
            if !names.uris.is_empty() {
                return Err("URI subjectAltNames are not allowed".into());
            }
            exact_usages(usages, "server auth")?;
            if !subject.common_name.starts_with("system:node:") {
                return Err("subject common name does not begin with system:node:".into());
            }
            Ok(())
        }
        // No restrictions, for the sake of what is old.
        LEGACY_UNKNOWN => Ok(()),
        other => Err(format!("unrecognized signerName: {other:?}")),
    }
}

/// Digital signature, `auth`, and key encipherment or not.
fn exact_usages(usages: &[String], auth: &str) -> Result<(), String> {
    let given: BTreeSet<&str> = usages.iter().map(String::as_str).collect();
    let least = BTreeSet::from(["digital signature", auth]);
    let most = BTreeSet::from(["digital signature", "key encipherment", auth]);
    if given == least || given == most {
        return Ok(());
    }
    let listed: Vec<&str> = most.into_iter().collect();
    Err(format!("usages did not match [{}]", listed.join(" ")))
}

pub fn is_stale(csr: &Csr, now: Timestamp) -> bool {
    let older = |time: Option<&str>, seconds: i64| {
        time.and_then(parse_time).is_some_and(|at| now.duration_since(at) > SignedDuration::from_secs(seconds))
    };
    let issued = !csr.status.certificate.is_empty();
    let done = csr.status.conditions.iter().any(|c| {
        let kind = c.condition.kind.as_str();
        (kind == "Denied" || kind == "Failed" || (kind == "Approved" && issued))
            && older(c.last_update_time.as_deref(), DONE_SECONDS)
    });
    let pending =
        csr.status.conditions.is_empty() && older(csr.metadata.creation_timestamp.as_deref(), PENDING_SECONDS);
    done || pending || (csr.has("Approved") && is_expired(csr, now))
}

fn is_expired(csr: &Csr, now: Timestamp) -> bool {
    let pem = STANDARD.decode(&csr.status.certificate).unwrap_or_default();
    let chain = Certificate::all_from_pem(&String::from_utf8_lossy(&pem)).unwrap_or_default();
    chain.first().is_some_and(|c| c.not_after() < now.as_second())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::csr::{CsrCondition, CsrSpec};
    use pki::certificate::AlternativeNames;
    use pki::{KeyAlgorithm, PrivateKey, Subject};
    use reconciler::pod::Condition;

    fn request(name: &str, organizations: &[&str], dns: &[&str]) -> CertificateRequest {
        let key = PrivateKey::generate(KeyAlgorithm::EcdsaP256).unwrap();
        let names = AlternativeNames { dns: dns.iter().map(|d| (*d).to_owned()).collect(), ..Default::default() };
        CertificateRequest::create(&Subject::new(name, organizations), &names, &key).unwrap()
    }
    fn usages(list: &[&str]) -> Vec<String> {
        list.iter().map(|u| (*u).to_owned()).collect()
    }

    #[test]
    fn kubelets_are_recognized() {
        let mut csr = Csr {
            spec: CsrSpec {
                signer_name: KUBELET_CLIENT.into(),
                usages: usages(&["client auth", "digital signature"]),
                username: "system:bootstrap:abcdef".into(),
                ..Default::default()
            },
            ..Default::default()
        };
        let node = request("system:node:n1", &["system:nodes"], &[]);
        assert_eq!(recognize(&csr, &node), [NODE_CLIENT]);
        csr.spec.username = "system:node:n1".into();
        assert_eq!(recognize(&csr, &node), [SELF_NODE_CLIENT, NODE_CLIENT]);
        assert!(recognize(&csr, &request("system:node:n1", &["system:nodes"], &["x"])).is_empty());
        assert!(recognize(&csr, &request("jane", &["system:nodes"], &[])).is_empty());
        csr.spec.signer_name = KUBE_APISERVER_CLIENT.into();
        assert!(recognize(&csr, &node).is_empty());
    }

    #[test]
    fn refusals_read_as_upstream() {
        let node = request("system:node:n1", &["system:nodes"], &[]);
        let refused = |signer: &str, list: &[&str]| validate(signer, &node, &usages(list)).unwrap_err();
        assert_eq!(
            refused(KUBE_APISERVER_CLIENT, &["digital signature", "server auth"]),
            "invalid usage for client certificate: server auth"
        );
        assert_eq!(
            refused(KUBELET_SERVING, &["digital signature", "server auth"]),
            "DNS or IP subjectAltName is required"
        );
        assert_eq!(
            refused(KUBELET_CLIENT, &["digital signature"]),
            "usages did not match [client auth digital signature key encipherment]"
        );
    }

    #[test]
    fn stale_requests() {
        let now: Timestamp = "2026-11-30T12:00:00Z".parse().unwrap();
        let mut csr = Csr::default();
        csr.metadata.creation_timestamp = Some("2026-11-29T11:59:59Z".into());
        assert!(is_stale(&csr, now), "pending for more than a day");
        csr.status.conditions.push(CsrCondition {
            condition: Condition { kind: "Approved".into(), status: "True".into(), ..Default::default() },
            last_update_time: Some("2026-11-30T10:00:00Z".into()),
        });
        assert!(!is_stale(&csr, now), "approved and not issued");
        csr.status.certificate = "eA==".into();
        assert!(is_stale(&csr, now));
        csr.status.conditions[0].last_update_time = Some("2026-11-30T11:30:00Z".into());
        assert!(!is_stale(&csr, now));
    }
}
