//! kube-apiserver put together: options, storage, table, security, routes, port.

pub mod audit;
pub mod availability;
pub mod builtin;
pub mod encryption;
pub mod health;
pub mod install;
pub mod openapi_routes;
pub mod options;
pub mod routes;
pub mod run;
pub mod security;
pub mod start;

pub use options::Options;
pub use run::run;
