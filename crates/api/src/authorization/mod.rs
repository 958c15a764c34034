//! Kinds of authorization.k8s.io; each is one folder and one line of [`RESOURCES`].

pub mod localsubjectaccessreview;
pub mod rules;
pub mod selfsubjectaccessreview;
pub mod selfsubjectrulesreview;
pub mod subjectaccessreview;

use crate::strategy::Strategy;

/// Resource names with their strategies.
pub const RESOURCES: &[(&str, &dyn Strategy)] = &[
    ("localsubjectaccessreviews", &localsubjectaccessreview::LocalSubjectAccessReview),
    ("selfsubjectaccessreviews", &selfsubjectaccessreview::SelfSubjectAccessReview),
    ("selfsubjectrulesreviews", &selfsubjectrulesreview::SelfSubjectRulesReview),
    ("subjectaccessreviews", &subjectaccessreview::SubjectAccessReview),
];
