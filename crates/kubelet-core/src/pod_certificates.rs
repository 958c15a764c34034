//! Credentials of podCertificate volumes: a key made here and a chain that a signer
//! issues by a PodCertificateRequest.
//!
//! [`Record::next`] is the pure core: what a record does next given the clock and the
//! request as last seen. It is driven by every look at the pod (a change of one of its
//! requests wakes the pod), so there is no queue of its own. Nothing is kept over a
//! restart: then each volume asks anew.
//! Limits: a request that is not seen for 10 to 15 minutes after it was made counts as deleted;
//! refreshes are spread over 5 minutes.
//! Followed upstream: pkg/kubelet/podcertificate.

use serde_json::{Value, json};

use crate::clock;
use crate::pod::{Pod, PodCertificateSource};

const ASSUME_DELETED_SECONDS: i64 = 600;
const REFRESH_OVERDUE_SECONDS: i64 = 600;
const JITTER_SECONDS: i64 = 300;

/// A request that was made and is not answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pending {
    pub key_pem: String,
    pub request: String,
    pub abandon_at: i64,
}

/// What was issued.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Issued {
    key_pem: String,
    chain: String,
    begin_refresh_at: i64,
    not_after: i64,
}

#[derive(Debug, Clone, PartialEq, Eq, Default)]
enum End {
    #[default]
    None,
    Denied(String, String),
    Failed(String, String),
}

/// One podCertificate source of one pod.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Record {
    issued: Option<Issued>,
    pending: Option<Pending>,
    end: End,
    told_overdue: bool,
    told_expired: bool,
}

/// What to do next.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Step {
    /// Nothing until news.
    Wait,
    /// Make a key and a request.
    Request,
}

/// An event about the pod: reason and message.
pub type News = (&'static str, String);

impl Record {
    /// Name of the request that is waited for.
    pub fn request(&self) -> Option<&str> {
        self.pending.as_ref().map(|p| p.request.as_str())
    }

    pub fn requested(&mut self, pending: Pending) {
        self.pending = Some(pending);
    }

    /// `request`: the pending one as last seen; `jitter`: in [0, 1).
    pub fn next(&mut self, now: i64, request: Option<&Value>, jitter: f64) -> (Step, Vec<News>) {
        let mut news = Vec::new();
        if self.end != End::None {
            return (Step::Wait, news);
        }
        if let Some(pending) = &self.pending {
            let Some(request) = request else {
                if now > pending.abandon_at {
                    self.pending = None;
                    return (if self.issued.is_some() { Step::Wait } else { Step::Request }, news);
                }
                return (Step::Wait, news);
            };
            let key_pem = pending.key_pem.clone();
            self.answered(request, &key_pem, jitter, &mut news);
            if self.pending.is_some() {
                self.complain(now, &mut news);
            }
            return (Step::Wait, news);
        }
        let Some(issued) = &self.issued else { return (Step::Request, news) };
        if now < issued.begin_refresh_at {
            return (Step::Wait, news);
        }
        self.complain(now, &mut news);
        (Step::Request, news)
    }

    fn answered(&mut self, request: &Value, key_pem: &str, jitter: f64, news: &mut Vec<News>) {
        let text = |v: &Value| v.as_str().unwrap_or_default().to_string();
        let name = format!("{}/{}", text(&request["metadata"]["namespace"]), text(&request["metadata"]["name"]));
        for condition in request["status"]["conditions"].as_array().into_iter().flatten() {
            let (reason, message) = (text(&condition["reason"]), text(&condition["message"]));
            // Upstream gives the reason where a format belongs, and the text as its extra argument.
            let told = |how: &str| {
                format!(
                    "{reason}%!(EXTRA string=PodCertificateRequest {name} {how}, reason={reason:?}, message={message:?})"
                )
            };
            match condition["type"].as_str() {
                Some("Denied") => {
                    news.push(("Denied", told("was denied")));
                    self.end = End::Denied(reason, message);
                }
                Some("Failed") => {
                    news.push(("Failed", told("failed")));
                    self.end = End::Failed(reason, message);
                }
                Some("Issued") => {
                    let seconds = |v: &Value| v.as_str().and_then(clock::parse_seconds).unwrap_or(0);
                    let spread = (jitter * JITTER_SECONDS as f64) as i64;
                    self.issued = Some(Issued {
                        key_pem: key_pem.to_string(),
                        chain: clean(request["status"]["certificateChain"].as_str().unwrap_or_default()),
                        begin_refresh_at: seconds(&request["status"]["beginRefreshAt"]) + spread,
                        not_after: seconds(&request["status"]["notAfter"]),
                    });
                    (self.told_overdue, self.told_expired) = (false, false);
                }
                _ => continue,
            }
            self.pending = None;
            return;
        }
    }

    fn complain(&mut self, now: i64, news: &mut Vec<News>) {
        let Some(issued) = &self.issued else { return };
        if now > issued.begin_refresh_at + REFRESH_OVERDUE_SECONDS && !self.told_overdue {
            news.push(("CertificateOverdueForRefresh", "PodCertificate refresh overdue".into()));
            self.told_overdue = true;
        }
        if now > issued.not_after && !self.told_expired {
            news.push(("CertificateExpired", "PodCertificate expired".into()));
            self.told_expired = true;
        }
    }

    /// Key and chain, both PEM.
    pub fn bundle(&self) -> Result<(String, String), String> {
        match (&self.end, &self.issued) {
            (End::Denied(reason, message), _) => {
                Err(format!("PodCertificateRequest was permanently denied: reason={reason:?} message={message:?}"))
            }
            (End::Failed(reason, message), _) => {
                Err(format!("PodCertificateRequest was permanently failed: reason={reason:?} message={message:?}"))
            }
            (End::None, Some(issued)) => Ok((issued.key_pem.clone(), issued.chain.clone())),
            (End::None, None) => Err("credential bundle is not issued yet".into()),
        }
    }
}

/// Until when a request just made is waited for.
pub fn abandon_at(now: i64, jitter: f64) -> i64 {
    now + ASSUME_DELETED_SECONDS + (jitter * JITTER_SECONDS as f64) as i64
}

/// A chain without what stands between its blocks.
fn clean(chain: &str) -> String {
    pki::pems::decode_all(chain).iter().map(|block| pki::pems::encode("CERTIFICATE", &block.der)).collect()
}

/// A new key (PKCS#8 PEM) and the object that asks for its certificate.
pub fn request(
    pod: &Pod,
    source: &PodCertificateSource,
    service_account_uid: &str,
    node_name: &str,
    node_uid: &str,
) -> Result<(String, Value), String> {
    use base64::Engine as _;
    let algorithm = match source.key_type.as_str() {
        "RSA3072" => pki::KeyAlgorithm::Rsa3072,
        "RSA4096" => pki::KeyAlgorithm::Rsa4096,
        "ECDSAP256" => pki::KeyAlgorithm::EcdsaP256,
        "ECDSAP384" => pki::KeyAlgorithm::EcdsaP384,
        "ECDSAP521" => pki::KeyAlgorithm::EcdsaP521,
        "ED25519" => pki::KeyAlgorithm::Ed25519,
        other => return Err(format!("while generating keypair: unknown key type {other:?}")),
    };
    let failed = |e: pki::Error| format!("while generating keypair: {e}");
    let key = pki::PrivateKey::generate(algorithm).map_err(failed)?;
    let stub = pki::CertificateRequest::create(&pki::Subject::default(), &Default::default(), &key).map_err(failed)?;
    let m = &pod.metadata;
    let mut spec = json!({
        "signerName": source.signer_name,
        "podName": m.name, "podUID": m.uid,
        "serviceAccountName": account(pod), "serviceAccountUID": service_account_uid,
        "nodeName": node_name, "nodeUID": node_uid,
        "stubPKCS10Request": base64::engine::general_purpose::STANDARD.encode(stub.der()),
    });
    if let Some(seconds) = source.max_expiration_seconds {
        spec["maxExpirationSeconds"] = json!(seconds);
    }
    if !source.user_annotations.is_empty() {
        spec["unverifiedUserAnnotations"] = json!(source.user_annotations);
    }
    let object = json!({
        "apiVersion": "certificates.k8s.io/v1", "kind": "PodCertificateRequest",
        "metadata": {"namespace": m.namespace, "generateName": "req-",
            "ownerReferences": [{"apiVersion": "v1", "kind": "Pod", "name": m.name, "uid": m.uid}]},
        "spec": spec,
    });
    Ok((key.to_pkcs8_pem().map_err(failed)?, object))
}

/// Name of the pod's service account.
pub fn account(pod: &Pod) -> &str {
    match pod.spec.service_account_name.as_str() {
        "" => "default",
        name => name,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pending() -> Pending {
        Pending { key_pem: "KEY".into(), request: "req-a".into(), abandon_at: 700 }
    }

    fn answer(condition: &str) -> Value {
        let chain = format!("junk\n{}", pki::pems::encode("CERTIFICATE", b"chain"));
        json!({"metadata": {"name": "req-a", "namespace": "n"}, "status": {
            "conditions": [{"type": condition, "reason": "R", "message": "M"}], "certificateChain": chain,
            "beginRefreshAt": "1970-01-01T01:00:00Z", "notAfter": "1970-01-01T02:00:00Z"}})
    }

    #[test]
    fn asks_waits_serves_and_asks_again() {
        let mut record = Record::default();
        assert_eq!(record.next(0, None, 0.0).0, Step::Request);
        record.requested(pending());
        assert_eq!(record.next(10, None, 0.0).0, Step::Wait);
        assert_eq!(record.bundle().unwrap_err(), "credential bundle is not issued yet");
        assert_eq!(record.next(20, Some(&answer("Issued")), 0.5).0, Step::Wait);
        let (key, chain) = record.bundle().unwrap();
        assert_eq!((key.as_str(), chain), ("KEY", pki::pems::encode("CERTIFICATE", b"chain")));
        // refreshed from 3600 + 150 s on, while the old bundle is still served
        assert_eq!(record.next(3749, None, 0.0).0, Step::Wait);
        assert_eq!(record.next(3750, None, 0.0).0, Step::Request);
        record.requested(Pending { abandon_at: 9000, ..pending() });
        let (_, news) = record.next(7201, Some(&json!({})), 0.0);
        assert_eq!(
            news.iter().map(|n| n.0).collect::<Vec<_>>(),
            ["CertificateOverdueForRefresh", "CertificateExpired"]
        );
        assert!(record.bundle().is_ok());
    }

    #[test]
    fn a_request_that_vanished_is_made_again() {
        let mut record = Record::default();
        record.requested(pending());
        assert_eq!(record.next(701, None, 0.0).0, Step::Request);
    }

    #[test]
    fn a_denial_is_final() {
        let mut record = Record::default();
        record.requested(pending());
        let (_, news) = record.next(1, Some(&answer("Denied")), 0.0);
        let text = "R%!(EXTRA string=PodCertificateRequest n/req-a was denied, reason=\"R\", message=\"M\")";
        assert_eq!(news, [("Denied", text.to_string())]);
        assert_eq!(record.next(9999, None, 0.0).0, Step::Wait);
        let error = record.bundle().unwrap_err();
        assert_eq!(error, "PodCertificateRequest was permanently denied: reason=\"R\" message=\"M\"");
    }
}
