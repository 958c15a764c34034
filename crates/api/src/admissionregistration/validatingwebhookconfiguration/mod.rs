//! ValidatingWebhookConfiguration: webhooks that judge objects.
//!
//! Upstream followed: pkg/registry/admissionregistration/validatingwebhookconfiguration.

pub mod validation;

use apimachinery::{ErrorList, Value};

use crate::admissionregistration::{columns, strategy};
use crate::lifecycle::{Lifecycle, PLAIN};
use crate::strategy::{Context, Row, Strategy};

const LIFECYCLE: Lifecycle = Lifecycle { generation: Some(&["webhooks"]), ..PLAIN };

/// The strategy of ValidatingWebhookConfiguration.
pub struct ValidatingWebhookConfiguration;

impl Strategy for ValidatingWebhookConfiguration {
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
    fn warnings_on_create(&self, _context: &Context, object: &Value) -> Vec<String> {
        strategy::excluded_resources(object)
    }
    fn warnings_on_update(&self, _context: &Context, object: &Value, _old: &Value) -> Vec<String> {
        let mut warnings = strategy::static_suffix(object);
        warnings.extend(strategy::excluded_resources(object));
        warnings
    }
    fn allow_unconditional_update(&self) -> bool {
        false
    }
    fn row(&self, _version: &str, object: &Value, now: i64) -> Row {
        columns::webhooks(object, now).into()
    }
}
