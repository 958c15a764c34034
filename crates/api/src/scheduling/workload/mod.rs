//! Workload: templates of pod groups. Not served by default; written without kind validation.
//!
//! Upstream followed: pkg/registry/scheduling/workload.

use apimachinery::Value;

use crate::printers;
use crate::strategy::{Row, Strategy};

/// The strategy of Workload.
pub struct Workload;

impl Strategy for Workload {
    fn allow_unconditional_update(&self) -> bool {
        false
    }
    fn row(&self, _version: &str, object: &Value, now: i64) -> Row {
        vec![printers::name(object), printers::age(object, now)].into()
    }
}
