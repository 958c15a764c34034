//! StorageVersionMigration: rewrites stored objects.
//!
//! Upstream followed: pkg/registry/storagemigration/storagemigration.

pub mod validation;

use apimachinery::{ErrorList, Value};

use crate::edit::Fields;
use crate::lifecycle::{Lifecycle, STATUS_ONLY, StatusMetadata};
use crate::printers;
use crate::strategy::{Context, Row, Strategy};

const LIFECYCLE: Lifecycle = Lifecycle { status_metadata: StatusMetadata::Reset, ..STATUS_ONLY };

/// The strategy of StorageVersionMigration.
pub struct StorageVersionMigration;

impl Strategy for StorageVersionMigration {
    fn prepare_for_create(&self, _context: &Context, object: &mut Value) {
        LIFECYCLE.create(object);
    }
    fn prepare_for_update(&self, context: &Context, object: &mut Value, old: &Value) {
        LIFECYCLE.update(context, object, old);
    }
    fn validate(&self, context: &Context, object: &Value) -> ErrorList {
        validation::validate(context, object)
    }
    fn validate_update(&self, context: &Context, object: &Value, old: &Value) -> ErrorList {
        validation::validate_update(context, object, old)
    }
    fn allow_unconditional_update(&self) -> bool {
        false
    }
    fn row(&self, _version: &str, object: &Value, _now: i64) -> Row {
        let resource = object.at("spec.resource");
        let (name, group) = (resource.text("resource"), resource.text("group"));
        let shown = if group.is_empty() { name.to_owned() } else { format!("{name}.{group}") };
        let state = object["status"]
            .list("conditions")
            .iter()
            .filter(|condition| condition.text("status") == "True")
            .map(|condition| condition.text("type"))
            .rfind(|kind| matches!(*kind, "Running" | "Failed" | "Succeeded"))
            .unwrap_or("Unknown");
        vec![printers::name(object), shown.into(), state.into()].into()
    }
}
