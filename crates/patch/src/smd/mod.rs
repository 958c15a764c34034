//! Structured merge and diff: objects walked along their schema, and sets of
//! field paths.
//!
//! A schema is asked for through [`TypeRef`]: built-in types answer from the
//! static tables, a custom resource's structural schema through [`SchemaNode`].
//!
//! Upstream followed: sigs.k8s.io/structured-merge-diff/v6
//! `{fieldpath,typed,value}`, k8s.io/kube-openapi `pkg/schemaconv`.

mod compare;
mod fields;
mod merge;
mod path;
mod reconcile;
mod remove;
mod set;
mod types;
mod validate;
pub(crate) mod value;

pub use compare::{Comparison, compare};
pub use fields::{field_set, list_element};
pub use merge::merge;
pub use path::{Path, PathElement, show_path};
pub use reconcile::reconcile;
pub use remove::remove;
pub use set::Set;
pub use types::{Atom, CustomFields, ListAtom, MapAtom, MapFields, Scalar, SchemaNode, TypeRef};
pub use validate::validate;

/// One problem: where, and what.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    pub path: String,
    pub message: String,
}

/// Problems as upstream prints them: one bare, several in lines.
pub fn show_problems(problems: &[Problem]) -> String {
    let line = |problem: &Problem| match problem.path.as_str() {
        "" => problem.message.clone(),
        path => format!("{path}: {}", problem.message),
    };
    match problems {
        [one] => line(one),
        many => many.iter().fold("errors:".to_owned(), |text, problem| format!("{text}\n  {}", line(problem))),
    }
}

pub(crate) type Problems = Vec<Problem>;

pub(crate) fn problem(path: &[PathElement], message: impl Into<String>) -> Problem {
    Problem { path: show_path(path), message: message.into() }
}
