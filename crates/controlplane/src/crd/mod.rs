//! Custom resources: definitions become served resources at run time.
//!
//! - [`conversion`]: from version to version, by webhook where one is asked for.
//! - [`codec`], [`strategy`], [`rules`]: what the engine asks of a version.
//! - [`columns`], [`jsonpath`]: its table and selectable fields.
//! - [`install`]: makes served resources of a definition.
//! - [`conditions`]: what the status of a definition should be. Pure.
//! - [`controller`]: follows definitions, writes their status, swaps the table.
//! - [`finalizer`]: empties and releases deleted definitions.
//! - [`openapi`]: their part of the published documents.
//! - [`registration`]: an APIService for each group version.
//! - [`hooks`]: deletion of a definition, creation of its resources.
//!
//! Schemas themselves are crate `structural`'s.
//!
//! Upstream followed: staging/src/k8s.io/apiextensions-apiserver.

pub mod codec;
pub mod columns;
pub mod conditions;
pub mod controller;
pub mod conversion;
pub mod finalizer;
pub mod hooks;
pub mod install;
pub mod jsonpath;
pub mod openapi;
pub mod registration;
pub mod rules;
pub mod strategy;
