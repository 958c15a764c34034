//! The strategy of a resource that declares nothing of its own.

use apimachinery::Value;

use crate::strategy::{Row, Strategy, name_and_age};

/// Upstream's usual behaviour for everything.
pub struct Generic;

/// The one instance.
pub static GENERIC: Generic = Generic;

impl Strategy for Generic {
    fn row(&self, version: &str, object: &Value, now: i64) -> Row {
        let _ = version;
        name_and_age(object, now)
    }
}
