//! Kinds of autoscaling; each is one folder and one line of [`RESOURCES`].

pub mod horizontalpodautoscaler;
pub mod scale;

use crate::strategy::Strategy;

/// Resource names with their strategies.
pub const RESOURCES: &[(&str, &dyn Strategy)] =
    &[("horizontalpodautoscalers", &horizontalpodautoscaler::HorizontalPodAutoscaler)];
