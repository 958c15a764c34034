//! kube-apiserver put together: options, storage, table, security, routes, port.

pub mod builtin;
pub mod health;
pub mod install;
pub mod options;
pub mod run;
pub mod security;

pub use options::Options;
pub use run::run;

/// Rules of the bootstrap role `system:node`, by which the node authorizer lets
/// nodes do what is tied to no single object.
pub fn node_rules() -> Vec<apiserver::authz::rules::Rule> {
    Vec::new()
}
