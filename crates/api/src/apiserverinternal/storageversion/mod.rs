//! StorageVersion: which versions API servers write. Not served by default; written without kind validation.
//!
//! Upstream followed: pkg/registry/apiserverinternal/storageversion.

use apimachinery::Value;

use crate::edit::Fields;
use crate::lifecycle::{Lifecycle, STATUS_ONLY, StatusMetadata};
use crate::printers;
use crate::strategy::{Context, Row, Strategy};

const LIFECYCLE: Lifecycle = Lifecycle { status_metadata: StatusMetadata::Reset, ..STATUS_ONLY };

/// The strategy of StorageVersion.
pub struct StorageVersion;

impl Strategy for StorageVersion {
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
        let status = &object["status"];
        let versions: Vec<String> = status
            .list("storageVersions")
            .iter()
            .map(|entry| format!("{}={}", entry.text("apiServerID"), entry.text("encodingVersion")))
            .collect();
        let common =
            if status.has("commonEncodingVersion") { status.text("commonEncodingVersion") } else { printers::UNSET };
        vec![printers::name(object), common.into(), printers::some_of(&versions).into(), printers::age(object, now)]
            .into()
    }
}
