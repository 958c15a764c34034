//! Kinds of batch; each is one folder and one line of [`RESOURCES`].

pub mod columns;
pub mod cronjob;
pub mod defaults;
pub mod job;

use crate::strategy::Strategy;

/// Resource names with their strategies.
pub const RESOURCES: &[(&str, &dyn Strategy)] = &[("cronjobs", &cronjob::CronJob), ("jobs", &job::Job)];
