//! Every built-in resource: defaults, validation, strategy, table columns. Pure.
//!
//! Objects are [`Value`]s already decoded by schema (known fields only, right
//! JSON types, no nulls). What differs between kinds is declared here, once, as
//! a [`Strategy`]: one folder for each kind, one line in its group's list.
//!
//! Order of a write, as the generic registry calls it: decode in the request's
//! version, [`defaults::apply`] (which also normalizes), [`convert::convert`] to
//! the [`convert::hub`] version, strategy and admission, validation, conversion to
//! the storage version. What is read from storage is defaulted again.
//!
//! Code map: `lifecycle` (status and generation rules as data), `gates` (fields of
//! features that are off), `warnings`, `printers` (words of table cells),
//! `reset_fields` (what no field manager may own), `edit` (fields of a value).
//! Feature gates are the process's (`gates`), at their defaults of v1.37 unless set.

pub mod convert;
pub mod defaults;
pub mod edit;
pub mod fallback;
pub mod gates;
pub mod lifecycle;
pub mod printers;
pub mod reset_fields;
pub mod strategy;
pub mod validation;
pub mod warnings;

pub mod admissionregistration;
pub mod apiextensions;
pub mod apiregistration;
pub mod apiserverinternal;
pub mod apps;
pub mod authentication;
pub mod authorization;
pub mod autoscaling;
pub mod batch;
pub mod certificates;
pub mod coordination;
pub mod core;
pub mod discovery;
pub mod events;
pub mod flowcontrol;
pub mod networking;
pub mod node;
pub mod policy;
pub mod rbac;
pub mod resource;
pub mod scheduling;
pub mod storage;
pub mod storagemigration;

pub use apimachinery::Value;
pub use reset_fields::{ResetFields, reset_fields};
pub use strategy::{Context, Row, Strategy, Subresource};

/// The strategy of a built-in resource; `None` for resources without one, which
/// take [`fallback::GENERIC`].
pub fn strategy_for(group: &str, resource: &str) -> Option<&'static dyn Strategy> {
    let resources = match group {
        "" => core::RESOURCES,
        "admissionregistration.k8s.io" => admissionregistration::RESOURCES,
        "apiextensions.k8s.io" => apiextensions::RESOURCES,
        "apiregistration.k8s.io" => apiregistration::RESOURCES,
        "apps" => apps::RESOURCES,
        "internal.apiserver.k8s.io" => apiserverinternal::RESOURCES,
        "authentication.k8s.io" => authentication::RESOURCES,
        "authorization.k8s.io" => authorization::RESOURCES,
        "autoscaling" => autoscaling::RESOURCES,
        "batch" => batch::RESOURCES,
        "certificates.k8s.io" => certificates::RESOURCES,
        "coordination.k8s.io" => coordination::RESOURCES,
        "discovery.k8s.io" => discovery::RESOURCES,
        "events.k8s.io" => events::RESOURCES,
        "flowcontrol.apiserver.k8s.io" => flowcontrol::RESOURCES,
        "networking.k8s.io" => networking::RESOURCES,
        "node.k8s.io" => node::RESOURCES,
        "policy" => policy::RESOURCES,
        "rbac.authorization.k8s.io" => rbac::RESOURCES,
        "resource.k8s.io" => resource::RESOURCES,
        "scheduling.k8s.io" => scheduling::RESOURCES,
        "storage.k8s.io" => storage::RESOURCES,
        "storagemigration.k8s.io" => storagemigration::RESOURCES,
        _ => return None,
    };
    resources.iter().find(|(name, _)| *name == resource).map(|(_, strategy)| *strategy)
}
