//! StorageObjectInUseProtection (finalizers), DefaultStorageClass,
//! PersistentVolumeClaimResize; DefaultIngressClass chooses the same way.
//!
//! Upstream followed: `plugin/pkg/admission/{storage,network}`,
//! `pkg/volume/util/storageclass.go`.

use std::sync::Arc;

use apimachinery::quantity::Quantity;
use apimachinery::{GroupResource, Status, Value, meta};
use apiserver::admission::{forbidden, forbidden_by, text};
use apiserver::request::{AdmissionPlugin, AdmissionRequest, Loopback, Operation};
use async_trait::async_trait;

/// The newest object with the annotation `"true"`, by name among equals.
pub fn newest_default<'a>(objects: &'a [Value], annotations: &[&str]) -> Option<&'a Value> {
    let is_default = |object: &&Value| annotations.iter().any(|key| object["metadata"]["annotations"][*key] == "true");
    let order = |object: &&Value| {
        let created = text(&object["metadata"], "creationTimestamp").to_owned();
        (std::cmp::Reverse(created), text(&object["metadata"], "name").to_owned())
    };
    objects.iter().filter(is_default).min_by_key(order)
}

fn is(request: &AdmissionRequest, group: &str, resource: &str) -> bool {
    request.resource.group == group && request.resource.resource == resource && request.subresource.is_empty()
}

pub struct StorageObjectInUseProtection;

#[async_trait]
impl AdmissionPlugin for StorageObjectInUseProtection {
    fn name(&self) -> &'static str {
        "StorageObjectInUseProtection"
    }
    fn handles(&self, operation: Operation) -> bool {
        operation == Operation::Create
    }
    async fn admit(&self, request: &mut AdmissionRequest) -> Result<(), Status> {
        let finalizer = if is(request, "", "persistentvolumes") {
            "kubernetes.io/pv-protection"
        } else if is(request, "", "persistentvolumeclaims") {
            "kubernetes.io/pvc-protection"
        } else if is(request, "storage.k8s.io", "volumeattributesclasses") {
            "kubernetes.io/vac-protection"
        } else {
            return Ok(());
        };
        meta::add_finalizer(&mut request.object, finalizer);
        Ok(())
    }
}

pub struct DefaultStorageClass(pub Arc<dyn Loopback>);

#[async_trait]
impl AdmissionPlugin for DefaultStorageClass {
    fn name(&self) -> &'static str {
        "DefaultStorageClass"
    }
    fn handles(&self, operation: Operation) -> bool {
        operation == Operation::Create
    }
    async fn admit(&self, request: &mut AdmissionRequest) -> Result<(), Status> {
        if !is(request, "", "persistentvolumeclaims")
            || request.object["metadata"]["annotations"].get("volume.beta.kubernetes.io/storage-class").is_some()
            || request.object["spec"].get("storageClassName").is_some()
        {
            return Ok(());
        }
        let classes = GroupResource::new("storage.k8s.io", "storageclasses");
        let all = self.0.list_cached(&classes, "").await.map_err(|status| forbidden_by(request, status))?;
        let annotations =
            ["storageclass.kubernetes.io/is-default-class", "storageclass.beta.kubernetes.io/is-default-class"];
        if let Some(class) = newest_default(&all, &annotations) {
            request.object["spec"]["storageClassName"] = class["metadata"]["name"].clone();
        }
        Ok(())
    }
}

pub struct DefaultIngressClass(pub Arc<dyn Loopback>);

#[async_trait]
impl AdmissionPlugin for DefaultIngressClass {
    fn name(&self) -> &'static str {
        "DefaultIngressClass"
    }
    fn handles(&self, operation: Operation) -> bool {
        operation == Operation::Create
    }
    async fn admit(&self, request: &mut AdmissionRequest) -> Result<(), Status> {
        if !is(request, "networking.k8s.io", "ingresses")
            || request.object["spec"].get("ingressClassName").is_some()
            || request.object["metadata"]["annotations"].get("kubernetes.io/ingress.class").is_some()
        {
            return Ok(());
        }
        let classes = GroupResource::new("networking.k8s.io", "ingressclasses");
        let all = self.0.list_cached(&classes, "").await.map_err(|status| forbidden_by(request, status))?;
        if let Some(class) = newest_default(&all, &["ingressclass.kubernetes.io/is-default-class"]) {
            request.object["spec"]["ingressClassName"] = class["metadata"]["name"].clone();
        }
        Ok(())
    }
}

pub struct PersistentVolumeClaimResize(pub Arc<dyn Loopback>);

fn class_of(claim: &Value) -> &str {
    match claim["metadata"]["annotations"]["volume.beta.kubernetes.io/storage-class"].as_str() {
        Some(class) => class,
        None => text(&claim["spec"], "storageClassName"),
    }
}

fn grows(old: &Value, new: &Value) -> bool {
    let size = |claim: &Value| Quantity::from_value(&claim["spec"]["resources"]["requests"]["storage"]).ok();
    match (size(old), size(new)) {
        (Some(old), Some(new)) => new > old,
        (None, Some(new)) => new.sign() > 0,
        _ => false,
    }
}

#[async_trait]
impl AdmissionPlugin for PersistentVolumeClaimResize {
    fn name(&self) -> &'static str {
        "PersistentVolumeClaimResize"
    }
    fn handles(&self, operation: Operation) -> bool {
        operation == Operation::Update
    }
    async fn validate(&self, request: &mut AdmissionRequest) -> Result<(), Status> {
        if !is(request, "", "persistentvolumeclaims") || !grows(&request.old_object, &request.object) {
            return Ok(());
        }
        if request.old_object["status"]["phase"] != "Bound" {
            return Err(forbidden(request, "Only bound persistent volume claims can be expanded"));
        }
        let class = class_of(&request.object);
        let same = !class.is_empty() && class == class_of(&request.old_object);
        let classes = GroupResource::new("storage.k8s.io", "storageclasses");
        let expandable = same
            && self.0.get_cached(&classes, "", class).await.is_ok_and(|found| found["allowVolumeExpansion"] == true);
        if expandable {
            return Ok(());
        }
        Err(forbidden(
            request,
            "only dynamically provisioned pvc can be resized and the storageclass that provisions the pvc must support resize",
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn the_newest_default_wins_then_the_first_name() {
        let class = |name: &str, created: &str, default: &str| json!({"metadata": {"name": name, "creationTimestamp": created, "annotations": {"d": default}}});
        let all = [
            class("old", "2026-01-01T00:00:00Z", "true"),
            class("z", "2026-01-02T00:00:00Z", "true"),
            class("b", "2026-01-02T00:00:00Z", "true"),
            class("newer", "2026-01-03T00:00:00Z", "false"),
        ];
        assert_eq!(newest_default(&all, &["d"]).unwrap()["metadata"]["name"], "b");
        assert_eq!(newest_default(&all[3..], &["d"]), None);
    }

    #[test]
    fn growth_is_compared_as_quantities() {
        let claim = |size: &str| json!({"spec": {"resources": {"requests": {"storage": size}}}});
        assert!(grows(&claim("1Gi"), &claim("2G")));
        assert!(!grows(&claim("1Gi"), &claim("1024Mi")));
    }
}
