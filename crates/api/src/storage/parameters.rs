//! Rules shared by classes: who provides them, with which parameters.
//!
//! Upstream followed: pkg/apis/storage/validation.

use apimachinery::{ErrorList, Path, Value};

use crate::validation::push::Push;
use crate::validation::selectors;
use crate::validation::value::{Get, text};

const COUNT_MAX: usize = 512;
const SIZE_MAX: usize = 256 << 10;

/// The name of a provisioner or driver.
pub fn provisioner(out: &mut ErrorList, name: &str, path: &Path) {
    if name.is_empty() {
        out.required_unless_declared(path, "");
    } else {
        selectors::qualified_name(out, &name.to_lowercase(), path);
    }
}

pub fn parameters(out: &mut ErrorList, object: &Value, may_be_empty: bool, path: &Path) {
    let parameters = object.map("parameters");
    if parameters.len() > COUNT_MAX {
        out.too_long(path, COUNT_MAX as i64);
        return;
    }
    if parameters.contains_key("") {
        out.invalid(path, "", "field can not be empty.");
    }
    if parameters.iter().map(|(key, value)| key.len() + text(value).len()).sum::<usize>() > SIZE_MAX {
        out.too_long(path, SIZE_MAX as i64);
    }
    if !may_be_empty && parameters.is_empty() {
        out.required(path, "must contain at least one key/value pair");
    }
}
