//! ResourcePoolStatusRequest: asks how full device pools are. Not served by default; written without kind validation.
//!
//! Upstream followed: pkg/registry/resource/resourcepoolstatusrequest.

use apimachinery::Value;

use crate::edit::Fields;
use crate::lifecycle::{Lifecycle, STATUS_ONLY, StatusMetadata};
use crate::printers;
use crate::strategy::{Context, Row, Strategy};

const LIFECYCLE: Lifecycle = Lifecycle { status_metadata: StatusMetadata::Reset, ..STATUS_ONLY };

/// The strategy of ResourcePoolStatusRequest.
pub struct ResourcePoolStatusRequest;

impl Strategy for ResourcePoolStatusRequest {
    fn prepare_for_create(&self, _context: &Context, object: &mut Value) {
        LIFECYCLE.create(object);
    }
    fn prepare_for_update(&self, context: &Context, object: &mut Value, old: &Value) {
        LIFECYCLE.update(context, object, old);
    }
    fn row(&self, _version: &str, object: &Value, now: i64) -> Row {
        columns(object, now).into()
    }
}

/// Cells: Name, Driver, Total, Available, Allocated, Unavailable, Errors, Pools, Status, Completed.
fn columns(object: &Value, now: i64) -> Vec<Value> {
    let status = &object["status"];
    let pools = status.list("pools");
    let pool_count = status.int("poolCount").unwrap_or(0);
    let complete = printers::condition(status, "Complete").filter(|condition| condition.text("status") == "True");
    let failed = complete.is_none() && printers::condition_is_true(status, "Failed");
    let state = match complete {
        Some(_) if pool_count > pools.len() as i64 => format!("Complete ({}/{pool_count} pools)", pools.len()),
        Some(_) => "Complete".to_owned(),
        None if failed => "Failed".to_owned(),
        None => "Pending".to_owned(),
    };
    let sum = |key: &str| -> Value {
        if !status.is_object() || failed {
            return "-".into();
        }
        pools.iter().filter_map(|pool| pool.int(key)).sum::<i64>().to_string().into()
    };
    let errors: Value = if !status.is_object() || failed {
        "-".into()
    } else {
        pools.iter().filter(|pool| pool.has("validationError")).count().to_string().into()
    };
    let completed = complete.map_or(printers::NONE.to_owned(), |c| printers::since(&c["lastTransitionTime"], now));
    vec![
        printers::name(object),
        object["spec"].text("driver").into(),
        sum("totalDevices"),
        sum("availableDevices"),
        sum("allocatedDevices"),
        sum("unavailableDevices"),
        errors,
        pool_count.into(),
        state.into(),
        completed.into(),
    ]
}
