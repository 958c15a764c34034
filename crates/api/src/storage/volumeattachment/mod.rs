//! VolumeAttachment: a volume on its way to a node.
//!
//! Upstream followed: pkg/registry/storage/volumeattachment.

pub mod validation;

use apimachinery::{ErrorList, Value};

use crate::lifecycle::{Lifecycle, STATUS_ONLY, StatusMetadata};
use crate::storage::columns;
use crate::strategy::{Context, Row, Strategy};

const LIFECYCLE: Lifecycle = Lifecycle { status_metadata: StatusMetadata::Reset, ..STATUS_ONLY };

/// The strategy of VolumeAttachment.
pub struct VolumeAttachment;

impl Strategy for VolumeAttachment {
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
    fn row(&self, _version: &str, object: &Value, now: i64) -> Row {
        columns::volume_attachment(object, now).into()
    }
}
