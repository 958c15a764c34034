//! ClusterTrustBundle: trust anchors of a signer.
//!
//! Upstream followed: pkg/registry/certificates/clustertrustbundle.

pub mod validation;

use apimachinery::{ErrorList, Value};

use crate::certificates::columns;
use crate::edit::Fields;
use crate::strategy::{Context, Row, Strategy};

/// The strategy of ClusterTrustBundle.
pub struct ClusterTrustBundle;

impl Strategy for ClusterTrustBundle {
    fn validate(&self, context: &Context, object: &Value) -> ErrorList {
        validation::validate(context, object)
    }
    fn validate_update(&self, context: &Context, object: &Value, old: &Value) -> ErrorList {
        validation::validate_update(context, object, old)
    }
    fn selectable_fields(&self, object: &Value) -> Vec<(&'static str, String)> {
        vec![("spec.signerName", object["spec"].text("signerName").to_owned())]
    }
    fn allow_unconditional_update(&self) -> bool {
        false
    }
    fn row(&self, _version: &str, object: &Value, _now: i64) -> Row {
        columns::trust_bundle(object).into()
    }
}
