//! AlwaysAdmit, AlwaysDeny and DenyServiceExternalIPs: off by default.
//!
//! Upstream followed: `plugin/pkg/admission/{admit,deny,network/denyserviceexternalips}`.

use std::collections::BTreeSet;

use apimachinery::Status;
use apiserver::admission::forbidden;
use apiserver::request::{AdmissionPlugin, AdmissionRequest, Operation};
use async_trait::async_trait;

use super::items;

pub struct AlwaysAdmit;

#[async_trait]
impl AdmissionPlugin for AlwaysAdmit {
    fn name(&self) -> &'static str {
        "AlwaysAdmit"
    }
}

pub struct AlwaysDeny;

#[async_trait]
impl AdmissionPlugin for AlwaysDeny {
    fn name(&self) -> &'static str {
        "AlwaysDeny"
    }
    async fn admit(&self, request: &mut AdmissionRequest) -> Result<(), Status> {
        Err(forbidden(request, "admission control is denying all modifications"))
    }
    async fn validate(&self, request: &mut AdmissionRequest) -> Result<(), Status> {
        Err(forbidden(request, "admission control is denying all modifications"))
    }
}

pub struct DenyServiceExternalIps;

#[async_trait]
impl AdmissionPlugin for DenyServiceExternalIps {
    fn name(&self) -> &'static str {
        "DenyServiceExternalIPs"
    }
    fn handles(&self, operation: Operation) -> bool {
        matches!(operation, Operation::Create | Operation::Update)
    }
    async fn validate(&self, request: &mut AdmissionRequest) -> Result<(), Status> {
        if !request.resource.group.is_empty()
            || request.resource.resource != "services"
            || !request.subresource.is_empty()
        {
            return Ok(());
        }
        let addresses = |object: &serde_json::Value| -> BTreeSet<String> {
            items(&object["spec"], "externalIPs").filter_map(|ip| ip.as_str().map(str::to_owned)).collect()
        };
        if addresses(&request.object).is_subset(&addresses(&request.old_object)) {
            return Ok(());
        }
        Err(forbidden(request, "Use of external IPs is denied by admission control."))
    }
}
