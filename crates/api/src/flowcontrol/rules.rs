//! Rules shared by flow schemas and priority levels.
//!
//! Upstream followed: pkg/apis/flowcontrol/validation.

use apimachinery::{ErrorList, Path, Value};

use crate::validation::push::{Named, Push};
use crate::validation::value::Get;

/// Conditions of a status: each type once.
pub fn conditions(out: &mut ErrorList, status: &Value) {
    let list = status.list("conditions");
    for (i, condition) in list.iter().enumerate() {
        let at = Path::new("status").child("conditions").index(i).child("type");
        let kind = condition.s("type");
        if list[..i].iter().any(|other| other.s("type") == kind) {
            out.duplicate(&at, Named(kind));
        }
        if kind.is_empty() {
            out.required(&at, "");
        }
    }
}
