//! kube-apiserver put together: options, storage, table, security, routes, port.

pub mod audit;
pub mod authentication_config;
pub mod authorizers;
pub mod builtin;
pub mod encryption;
pub mod health;
pub mod install;
pub mod openapi_routes;
pub mod options;
pub mod routes;
pub mod run;
pub mod security;
pub mod serving_cert;
pub mod start;
pub mod table;

pub use options::Options;
pub use run::run;
