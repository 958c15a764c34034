//! What an expression asks the authorizer.
//!
//! Evaluation is synchronous and pure: a check whose answer is not in the given
//! [`Answers`] ends the evaluation with [`crate::Failure::Pending`]; the caller
//! asks its authorizer, adds the answer and evaluates again. Upstream: k8s
//! `apiserver/pkg/cel/library/authz.go`.

use std::collections::BTreeMap;

/// One question: who, and what is wanted.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Check {
    /// The ServiceAccount to ask for (namespace, name); `None` is the request's user.
    pub service_account: Option<(String, String)>,
    pub target: Target,
    pub verb: String,
}

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Target {
    Path(String),
    Resource(Resource),
}

/// Any version of a resource.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Resource {
    pub group: String,
    pub resource: String,
    pub subresource: String,
    pub namespace: String,
    pub name: String,
    pub field_selector: String,
    pub label_selector: String,
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Decision {
    pub allowed: bool,
    pub reason: String,
    pub error: Option<String>,
}

/// The answers known so far.
pub type Answers = BTreeMap<Check, Decision>;

/// Most questions that one expression may ask: its cost limit allows two or
/// three a call, this bounds the rounds.
pub const MAX_CHECKS: usize = 64;
