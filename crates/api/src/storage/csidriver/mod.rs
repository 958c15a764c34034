//! CSIDriver: a storage driver.
//!
//! Upstream followed: pkg/registry/storage/csidriver.

pub mod validation;

use apimachinery::{ErrorList, Value};

use crate::edit::Fields;
use crate::lifecycle::same;
use crate::lifecycle::{Lifecycle, SPEC_ONLY};
use crate::storage::columns;
use crate::strategy::{Context, Row, Strategy};

const LIFECYCLE: Lifecycle = SPEC_ONLY;

/// The strategy of CSIDriver.
pub struct CSIDriver;

impl Strategy for CSIDriver {
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
        token_warnings(object)
    }
    fn warnings_on_update(&self, _context: &Context, object: &Value, old: &Value) -> Vec<String> {
        if same(old.at("spec.tokenRequests"), object.at("spec.tokenRequests")) {
            Vec::new()
        } else {
            token_warnings(object)
        }
    }
    fn allow_unconditional_update(&self) -> bool {
        false
    }
    fn row(&self, _version: &str, object: &Value, now: i64) -> Row {
        columns::csi_driver(object, now).into()
    }
}

fn token_warnings(object: &Value) -> Vec<String> {
    let spec = &object["spec"];
    if spec.list("tokenRequests").is_empty() || spec.has("serviceAccountTokenInSecrets") {
        return Vec::new();
    }
    vec!["spec.serviceAccountTokenInSecrets is unset; if supported by this CSI driver, set to true to prevent possible logging of tokens in volume attributes".to_owned()]
}
