//! ValidatingAdmissionPolicy: rules in CEL that judge objects.
//!
//! Upstream followed: pkg/registry/admissionregistration/validatingadmissionpolicy.

pub mod validation;

use apimachinery::{ErrorList, Value};

use crate::admissionregistration::{columns, strategy};
use crate::lifecycle::{Lifecycle, SPEC_AND_STATUS, StatusMetadata};
use crate::strategy::{Context, Row, Strategy};

const LIFECYCLE: Lifecycle = Lifecycle { status_metadata: StatusMetadata::Reset, ..SPEC_AND_STATUS };

/// The strategy of ValidatingAdmissionPolicy.
pub struct ValidatingAdmissionPolicy;

impl Strategy for ValidatingAdmissionPolicy {
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
    fn warnings_on_update(&self, _context: &Context, object: &Value, _old: &Value) -> Vec<String> {
        strategy::static_suffix(object)
    }
    fn allow_unconditional_update(&self) -> bool {
        false
    }
    fn row(&self, _version: &str, object: &Value, now: i64) -> Row {
        columns::policy(object, "validations", now).into()
    }
}
