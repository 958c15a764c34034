//! PodGroup: pods scheduled together. Not served by default; written without kind validation.
//!
//! Upstream followed: pkg/registry/scheduling/podgroup.

use apimachinery::Value;

use crate::edit::Fields;
use crate::lifecycle::{Lifecycle, STATUS_ONLY, StatusMetadata};
use crate::printers;
use crate::strategy::{Context, Row, Strategy};

const LIFECYCLE: Lifecycle = Lifecycle { status_metadata: StatusMetadata::Reset, ..STATUS_ONLY };

/// The strategy of PodGroup.
pub struct PodGroup;

impl Strategy for PodGroup {
    fn prepare_for_create(&self, _context: &Context, object: &mut Value) {
        LIFECYCLE.create(object);
    }
    fn prepare_for_update(&self, context: &Context, object: &mut Value, old: &Value) {
        LIFECYCLE.update(context, object, old);
    }
    fn allow_unconditional_update(&self) -> bool {
        false
    }
    fn row(&self, _version: &str, object: &Value, now: i64) -> Row {
        let (spec, status) = (&object["spec"], &object["status"]);
        let policy = if spec.at("schedulingPolicy").has("gang") { "Gang" } else { "Basic" };
        let mut state = match printers::condition(status, "PodGroupInitiallyScheduled") {
            None => "Pending",
            Some(condition) if condition.text("status") == "True" => "Scheduled",
            Some(_) => "Unschedulable",
        };
        if let Some(condition) = printers::condition(status, "DisruptionTarget") {
            state = condition.text("reason");
        }
        let workload = spec.at("workloadRef");
        let workload = if workload.is_object() { workload.text("workloadName") } else { printers::NONE };
        vec![printers::name(object), policy.into(), workload.into(), state.into(), printers::age(object, now)].into()
    }
}
