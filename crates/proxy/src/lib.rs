//! kube-proxy: the service network of a node.
//!
//! `objects` (projections) → `compile` (pure: which endpoints a packet may go to)
//! → `nft` or `iptables` (pure: rules as data and text) → `apply` (one atomic
//! transaction). `run` watches and calls them; `health` serves 10256, 10249 and
//! the health check node ports.
//!
//! Invariants: a ruleset is applied whole or not at all; a failed one is tried
//! again, the last good one stays; nothing is removed when the process ends.
//!
//! Upstream followed: pkg/proxy, pkg/proxy/nftables, pkg/proxy/iptables.

pub mod apply;
pub mod compile;
pub mod config;
pub mod health;
pub mod iptables;
pub mod nft;
pub mod objects;
pub mod run;

pub use run::run;
