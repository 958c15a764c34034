//! Aggregated API servers: group versions that a Service serves.
//!
//! - [`available`]: whether the server behind an APIService answers; its condition.
//! - [`remote`]: passes requests on, as the user and with the server's own
//!   certificate.
//! - [`documents`]: its discovery and OpenAPI, merged into ours.
//!
//! Upstream followed: staging/src/k8s.io/kube-aggregator.

pub mod available;
pub mod controller;
pub mod documents;
pub mod remote;
