//! The control plane's API server: installs the built-in kinds of `api` into the
//! engine `apiserver`, with their subresources, allocators, admission plugins
//! and bootstrap objects.

pub mod crd;
pub mod kinds;
pub mod server;
pub mod subresources;

pub mod admission;
pub mod aggregation;
pub mod allocators;
pub mod bootstrap;
