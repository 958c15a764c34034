//! CertificateApproval, CertificateSigning, ClusterTrustBundleAttest: a signer's
//! requests need the right on that signer. CertificateSubjectRestriction: nobody
//! gets system:masters from the cluster's signer.
//!
//! Upstream followed: `plugin/pkg/admission/certificates`,
//! `pkg/registry/certificates/authorization/helpers.go`.

use std::sync::Arc;

use apimachinery::field::quote;
use apimachinery::{Status, Value};
use apiserver::admission::{forbidden, text};
use apiserver::request::{
    AdmissionPlugin, AdmissionRequest, Attributes, Authorizer, Decision, Operation, RequestInfo, UserInfo,
};
use async_trait::async_trait;
use base64::Engine;

const GROUP: &str = "certificates.k8s.io";

/// The PEM of `spec.request`.
pub fn parse_request(spec: &Value) -> Result<pki::CertificateRequest, String> {
    let bytes = base64::engine::general_purpose::STANDARD.decode(text(spec, "request")).unwrap_or_default();
    pki::CertificateRequest::from_pem(&String::from_utf8_lossy(&bytes)).map_err(|error| error.to_string())
}

/// Asks for the signer itself, then for its whole domain.
async fn may(authorizer: &dyn Authorizer, user: &UserInfo, verb: &str, signer: &str) -> bool {
    let domain = signer.split('/').next().unwrap_or_default();
    for name in [signer.to_owned(), format!("{domain}/*")] {
        let info = RequestInfo {
            is_resource_request: true,
            verb: verb.into(),
            api_group: GROUP.into(),
            api_version: "*".into(),
            resource: "signers".into(),
            name,
            ..Default::default()
        };
        if authorizer.authorize(&Attributes { user: user.clone(), info }).await.0 == Decision::Allow {
            return true;
        }
    }
    false
}

fn is_csr(request: &AdmissionRequest, subresource: &str) -> bool {
    request.resource.group == GROUP
        && request.resource.resource == "certificatesigningrequests"
        && request.subresource == subresource
}

pub struct CertificateApproval(pub Arc<dyn Authorizer>);

#[async_trait]
impl AdmissionPlugin for CertificateApproval {
    fn name(&self) -> &'static str {
        "CertificateApproval"
    }
    fn handles(&self, operation: Operation) -> bool {
        operation == Operation::Update
    }
    async fn validate(&self, request: &mut AdmissionRequest) -> Result<(), Status> {
        if !is_csr(request, "approval") {
            return Ok(());
        }
        let signer = text(&request.old_object["spec"], "signerName");
        if may(&*self.0, &request.user, "approve", signer).await {
            return Ok(());
        }
        Err(forbidden(request, format!("user not permitted to approve requests with signerName {}", quote(signer))))
    }
}

pub struct CertificateSigning(pub Arc<dyn Authorizer>);

#[async_trait]
impl AdmissionPlugin for CertificateSigning {
    fn name(&self) -> &'static str {
        "CertificateSigning"
    }
    fn handles(&self, operation: Operation) -> bool {
        operation == Operation::Update
    }
    async fn validate(&self, request: &mut AdmissionRequest) -> Result<(), Status> {
        if !is_csr(request, "status") {
            return Ok(());
        }
        let (old, new) = (&request.old_object["status"], &request.object["status"]);
        if old["certificate"] == new["certificate"] && old["conditions"] == new["conditions"] {
            return Ok(());
        }
        let signer = text(&request.old_object["spec"], "signerName");
        if may(&*self.0, &request.user, "sign", signer).await {
            return Ok(());
        }
        Err(forbidden(request, format!("user not permitted to sign requests with signerName {}", quote(signer))))
    }
}

pub struct ClusterTrustBundleAttest(pub Arc<dyn Authorizer>);

#[async_trait]
impl AdmissionPlugin for ClusterTrustBundleAttest {
    fn name(&self) -> &'static str {
        "ClusterTrustBundleAttest"
    }
    fn handles(&self, operation: Operation) -> bool {
        matches!(operation, Operation::Create | Operation::Update)
    }
    async fn validate(&self, request: &mut AdmissionRequest) -> Result<(), Status> {
        if request.resource.group != GROUP || request.resource.resource != "clustertrustbundles" {
            return Ok(());
        }
        let signer = text(&request.object["spec"], "signerName");
        if signer.is_empty()
            || (request.operation == Operation::Update
                && super::only_gc_fields_changed(&request.object, &request.old_object))
            || may(&*self.0, &request.user, "attest", signer).await
        {
            return Ok(());
        }
        Err(forbidden(request, format!("user not permitted to attest for signerName {}", quote(signer))))
    }
}

pub struct CertificateSubjectRestriction;

#[async_trait]
impl AdmissionPlugin for CertificateSubjectRestriction {
    fn name(&self) -> &'static str {
        "CertificateSubjectRestriction"
    }
    fn handles(&self, operation: Operation) -> bool {
        operation == Operation::Create
    }
    async fn validate(&self, request: &mut AdmissionRequest) -> Result<(), Status> {
        const SIGNER: &str = "kubernetes.io/kube-apiserver-client";
        if !is_csr(request, "") || text(&request.object["spec"], "signerName") != SIGNER {
            return Ok(());
        }
        let parsed = parse_request(&request.object["spec"])
            .map_err(|error| forbidden(request, format!("failed to parse CSR: {error}")))?;
        if parsed.subject().organizations.iter().any(|group| group == "system:masters") {
            let why = format!("use of {SIGNER} signer with system:masters group is not allowed");
            return Err(forbidden(request, why));
        }
        Ok(())
    }
}
