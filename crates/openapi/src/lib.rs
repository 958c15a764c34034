//! OpenAPI v2 and v3 documents of the served API, made from the fact tables.
//!
//! Entry points: [`v3::paths`] and [`v3::document`] for `/openapi/v3`,
//! [`v2::document`] for `/openapi/v2`. Documents are made when asked for;
//! callers cache them. Invariants: without descriptions they equal what
//! upstream v1.37 serves by default; descriptions come from a build script
//! (see `build.rs`), for the kinds that k8s-openapi has.
//!
//! Limits: no descriptions of operations and parameters; custom resources are
//! published by whoever knows their schemas, with [`custom::documents`].
//!
//! Upstream followed: `k8s.io/kube-openapi/pkg/{builder,builder3}`,
//! `apiserver/pkg/endpoints/installer.go`.

pub mod custom;
pub mod descriptions;
pub mod operations;
pub mod parameters;
pub mod paths;
pub mod protobuf;
pub mod schemas;
pub mod v2;
pub mod v3;

/// `info.version` of the documents.
pub const VERSION: &str = "1.37";
/// `info.title`.
pub const TITLE: &str = "Kubernetes";

pub use schema::Served;
