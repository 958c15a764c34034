//! kube-controller-manager: all controllers and the process around them.
//!
//! # A controller
//! One folder `src/<name>/` with `mod.rs` (what it promises, what it watches, its
//! `run`), `observe.rs` (reads stores, the only impure file beside `mod.rs`),
//! `decide.rs` (`fn decide(now, &Observed) -> Decision`, pure and synchronous),
//! `tests.rs`. Small ones may be fewer files. Its entry is
//!
//! ```ignore
//! pub async fn run(context: Context) -> Result<(), SyncError> {
//!     let client = context.client("deployment-controller").await?;
//!     let recorder = context.recorder(&client, "deployment-controller");
//!     let deployments = context.factory.informer::<Deployment>(&resources::DEPLOYMENTS);
//!     let queue = Queue::new("deployment");
//!     deployments.add_handler({ let queue = queue.clone(); move |event| queue.add(event.key()) });
//!     context.synced().await;
//!     Runner::new("deployment", context.config.concurrent("deployment")).run(
//!         queue, context.shutdown.clone(), move |key| …).await;
//!     Ok(())
//! }
//! ```
//!
//! which runs until `context.shutdown`; an error ends the process, as upstream's
//! failed initialization does. The name given to `client` is that of upstream's
//! service account in kube-system (`--use-service-account-credentials`).
//!
//! # To register one
//! Add `pub mod deployment;` below and name `run!(deployment::run)` in its line of
//! [`registry::CONTROLLERS`]. Pods, nodes and other objects that several
//! controllers read have one shared projection: `reconciler::pod::Pod`, and the
//! ones in [`types`]; use them, and add the fields you need, so that the process
//! watches each resource once.

pub mod clients;
pub mod config;
pub mod context;
pub mod discovery;
pub mod registry;
pub mod run;
pub mod types;

pub mod attach_detach;
pub mod bootstrap_signer;
pub mod clusterrole_aggregation;
pub mod cronjob;
pub mod csr;
pub mod daemonset;
pub mod deployment;
pub mod disruption;
pub mod endpoints;
pub mod endpointslice;
pub mod endpointslice_mirroring;
pub mod ephemeral_volume;
pub mod expand;
pub mod garbage_collector;
pub mod hpa;
pub mod job;
pub mod legacy_token_cleaner;
pub mod namespace;
pub mod node_ipam;
pub mod node_lifecycle;
pub mod persistentvolume;
pub mod pod_gc;
pub mod policy_status;
pub mod replicaset;
pub mod resourceclaim;
pub mod resourcequota;
pub mod root_ca_publisher;
pub mod service_cidr;
pub mod serviceaccount;
pub mod serviceaccount_token;
pub mod statefulset;
pub mod taint_eviction;
pub mod token_cleaner;
pub mod trust_bundle_publisher;
pub mod ttl;
pub mod ttl_after_finished;
pub mod vac_protection;
pub mod volume_protection;
pub mod workload;

pub use config::Config;
pub use context::Context;
pub use reconciler::{Next, SyncError};
pub use run::run;
