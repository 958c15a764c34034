//! CertificateSigningRequest: a wish for a certificate.
//!
//! Upstream followed: pkg/registry/certificates/certificates.

pub mod strategy;
pub mod validation;

use apimachinery::{ErrorList, Value};

use crate::certificates::columns;
use crate::edit::Fields;
use crate::strategy::{Context, Row, Strategy};

/// The strategy of CertificateSigningRequest.
pub struct CertificateSigningRequest;

impl Strategy for CertificateSigningRequest {
    fn prepare_for_create(&self, context: &Context, object: &mut Value) {
        strategy::create(context, object);
    }
    fn prepare_for_update(&self, context: &Context, object: &mut Value, old: &Value) {
        strategy::update(context, object, old);
    }
    fn validate(&self, context: &Context, object: &Value) -> ErrorList {
        validation::validate(context, object)
    }
    fn validate_update(&self, context: &Context, object: &Value, old: &Value) -> ErrorList {
        validation::validate_update(context, object, old)
    }
    fn selectable_fields(&self, object: &Value) -> Vec<(&'static str, String)> {
        vec![("spec.signerName", object["spec"].text("signerName").to_owned())]
    }
    fn row(&self, _version: &str, object: &Value, now: i64) -> Row {
        columns::signing_request(object, now).into()
    }
}
