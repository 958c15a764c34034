//! Kinds of authentication.k8s.io; each is one folder and one line of [`RESOURCES`].

pub mod selfsubjectreview;
pub mod tokenrequest;
pub mod tokenreview;

use crate::strategy::Strategy;

/// Resource names with their strategies.
pub const RESOURCES: &[(&str, &dyn Strategy)] =
    &[("selfsubjectreviews", &selfsubjectreview::SelfSubjectReview), ("tokenreviews", &tokenreview::TokenReview)];
