//! Kinds whose writes need more than pure functions.

pub mod device_claims;
pub mod jobs;
pub mod namespaces;

use std::sync::Arc;

use apiserver::request::Loopback;

use crate::server::install::Extras;

pub fn install(extras: &mut Extras, loopback: &Arc<dyn Loopback>) {
    for resource in ["resourceclaims", "resourceclaimtemplates"] {
        let hooks = Arc::new(device_claims::DeviceClaims(loopback.clone()));
        extras.hooks.insert(("resource.k8s.io", resource), hooks);
    }
    extras.hooks.insert(("", "namespaces"), Arc::new(namespaces::Namespaces));
    extras.hooks.insert(("batch", "jobs"), Arc::new(jobs::Jobs));
    extras
        .hooks
        .insert(("apiextensions.k8s.io", "customresourcedefinitions"), Arc::new(crate::crd::hooks::Definitions));
}
