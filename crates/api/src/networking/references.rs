//! References to objects of any kind.
//!
//! Upstream followed: pkg/apis/networking/validation.

use apimachinery::{ErrorList, Path, Value};

use crate::validation::names;
use crate::validation::push::Push;
use crate::validation::value::Get;

/// `apiGroup`, `kind` and `name`. `declared`: that kind and name are there is a
/// declarative rule too.
pub fn typed_reference(out: &mut ErrorList, reference: &Value, declared: bool, path: &Path) {
    if let Some(group) = reference.opt_s("apiGroup") {
        out.messages(&path.child("apiGroup"), group, names::dns_subdomain(group));
    }
    required_segments(out, reference, &["kind", "name"], declared, path);
}

/// Fields that are there and can stand in a path.
pub fn required_segments(out: &mut ErrorList, of: &Value, fields: &[&str], declared: bool, path: &Path) {
    for field in fields {
        let (value, at) = (of.s(field), path.child(field));
        if !value.is_empty() {
            out.messages(&at, value, names::path_segment(value));
        } else if declared {
            out.required_unless_declared(&at, "");
        } else {
            out.required(&at, "");
        }
    }
}
