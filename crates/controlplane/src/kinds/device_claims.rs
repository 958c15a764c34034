//! Claims that ask for admin access to devices are for namespaces with the label
//! of administrators.
//!
//! Upstream followed: `pkg/registry/resource/utils.go`.

use std::sync::Arc;

use apimachinery::{ErrorList, FieldError, GroupResource, Path, Value};
use apiserver::registry::{Caller, Hooks};
use apiserver::request::Loopback;
use async_trait::async_trait;

const LABEL: &str = "resource.kubernetes.io/admin-access";

/// Hooks of ResourceClaim and ResourceClaimTemplate.
pub struct DeviceClaims(pub Arc<dyn Loopback>);

fn list<'a>(value: &'a Value, pointer: &str) -> impl Iterator<Item = (usize, &'a Value)> {
    value.pointer(pointer).and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default().iter().enumerate()
}

/// Where admin access is asked for first. In a status only what the old one did not have counts.
fn asked_at(caller: &Caller<'_>, object: &Value, old: &Value) -> Option<Path> {
    if caller.subresource == "status" {
        let of = |object: &Value| {
            list(object, "/status/allocation/devices/results").find(|(_, r)| r["adminAccess"] == true).map(|(i, _)| i)
        };
        let index = of(object).filter(|_| of(old).is_none())?;
        return Some(Path::new("status.allocation.devices.results").index(index).child("adminAccess"));
    }
    // The spec of a claim does not change.
    if !old.is_null() {
        return None;
    }
    let requests = if object["kind"] == "ResourceClaimTemplate" {
        "/spec/spec/devices/requests"
    } else {
        "/spec/devices/requests"
    };
    let (index, _) = list(object, requests).find(|(_, request)| request["exactly"]["adminAccess"] == true)?;
    Some(Path::new("spec.devices.requests").index(index).child("adminAccess"))
}

#[async_trait]
impl Hooks for DeviceClaims {
    async fn first_errors(&self, caller: &Caller<'_>, object: &Value, old: &Value) -> ErrorList {
        let mut errors = ErrorList::new();
        let Some(path) = asked_at(caller, object, old) else { return errors };
        match self.0.get(&GroupResource::new("", "namespaces"), "", caller.namespace).await {
            Ok(namespace) if namespace["metadata"]["labels"][LABEL] == "true" => {}
            Ok(_) => {
                let detail =
                    format!("admin access to devices requires the `{LABEL}: true` label on the containing namespace");
                errors.push(FieldError::forbidden(&path, detail));
            }
            Err(status) => {
                let detail = format!("could not retrieve namespace to verify admin access: {}", status.message);
                errors.push(FieldError::internal(&path, detail));
            }
        }
        errors
    }
}
