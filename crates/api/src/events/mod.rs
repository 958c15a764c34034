//! Kinds of events.k8s.io; each is one folder and one line of [`RESOURCES`].

pub mod event;

use crate::strategy::Strategy;

/// Resource names with their strategies.
pub const RESOURCES: &[(&str, &dyn Strategy)] = &[("events", &event::Event)];
