//! kube-scheduler: chooses a node for each pod that names this scheduler.
//!
//! One task owns queue and cache and schedules one pod at a time (`scheduler`);
//! informers only send it messages; binding and preemption run beside it. What a
//! plugin says depends on the snapshot and the pod alone.
//!
//! Code map: `info` pods, nodes and the snapshot; `framework` verdicts, plugin
//! trait, a profile's run of the extension points; `plugins` one file each;
//! `queue`, `cache` the state; `cycle` one scheduling decision; `preemption`;
//! `config` KubeSchedulerConfiguration; `run` the process.
//!
//! Invariants: a pod is in one part of the queue; an assumed pod counts on its
//! node until it is seen bound or forgotten; no plugin does IO.
//!
//! Upstream followed: pkg/scheduler.

pub mod bind;
pub mod cache;
pub mod config;
pub mod cycle;
pub mod framework;
pub mod info;
pub mod listers;
pub mod plugins;
pub mod preemption;
pub mod queue;
pub mod run;
pub mod scheduler;

pub use run::run;
