//! LeaseCandidate: a candidate of a coordinated election. Not served by default; written without kind validation.
//!
//! Upstream followed: pkg/registry/coordination/leasecandidate.

use apimachinery::Value;

use crate::edit::Fields;
use crate::printers;
use crate::strategy::{Row, Strategy};

/// The strategy of LeaseCandidate.
pub struct LeaseCandidate;

impl Strategy for LeaseCandidate {
    fn allow_create_on_update(&self) -> bool {
        true
    }
    fn allow_unconditional_update(&self) -> bool {
        false
    }
    fn row(&self, _version: &str, object: &Value, now: i64) -> Row {
        let spec = &object["spec"];
        vec![
            printers::name(object),
            spec.text("leaseName").into(),
            spec.text("binaryVersion").into(),
            spec.text("emulationVersion").into(),
            printers::age(object, now),
        ]
        .into()
    }
}
