//! The cluster's DNS server. Reads a CoreDNS Corefile and answers as CoreDNS
//! v1.14 does, for the plugins that kubeadm's Corefile and CKA tasks use:
//! errors, log, health, ready, kubernetes, prometheus, forward, cache, hosts,
//! loop, reload, loadbalance.
//!
//! A query goes: `server` (sockets) → `chain` (the server block's plugins in
//! CoreDNS's fixed order) → `kubernetes` (pure, over informer stores), `hosts`,
//! `forward`. Records are kept as our own small [`record::Record`]; only the
//! wire form uses hickory.
//!
//! Invariants: a broken Corefile at start exits 1 with CoreDNS's text; at a
//! reload it is told and the old one stays; answers never wait for the API server.

pub mod cache;
pub mod chain;
pub mod corefile;
pub mod forward;
pub mod hosts;
pub mod http;
pub mod kubernetes;
pub mod metrics;
pub mod objects;
pub mod record;
pub mod run;
pub mod server;

pub use run::{Options, run};

/// The release that this server answers as.
pub const VERSION: &str = "1.14.6";
