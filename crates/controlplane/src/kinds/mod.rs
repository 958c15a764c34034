//! Kinds whose writes need more than pure functions.

pub mod jobs;
pub mod namespaces;

use std::sync::Arc;

use crate::server::install::Extras;

pub fn install(extras: &mut Extras) {
    extras.hooks.insert(("", "namespaces"), Arc::new(namespaces::Namespaces));
    extras.hooks.insert(("batch", "jobs"), Arc::new(jobs::Jobs));
    extras
        .hooks
        .insert(("apiextensions.k8s.io", "customresourcedefinitions"), Arc::new(crate::crd::hooks::Definitions));
}
