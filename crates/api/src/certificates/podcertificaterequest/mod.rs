//! PodCertificateRequest: a wish for a certificate of a pod.
//!
//! Upstream followed: pkg/registry/certificates/podcertificaterequest.

pub mod validation;

use apimachinery::{ErrorList, Value};

use crate::certificates::columns;
use crate::edit::Fields;
use crate::lifecycle::{Lifecycle, STATUS_ONLY, StatusMetadata};
use crate::strategy::{Context, Row, Strategy};

const LIFECYCLE: Lifecycle = Lifecycle { status_metadata: StatusMetadata::Reset, ..STATUS_ONLY };

/// The strategy of PodCertificateRequest.
pub struct PodCertificateRequest;

impl Strategy for PodCertificateRequest {
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
    fn selectable_fields(&self, object: &Value) -> Vec<(&'static str, String)> {
        let spec = &object["spec"];
        vec![
            ("spec.signerName", spec.text("signerName").to_owned()),
            ("spec.podName", spec.text("podName").to_owned()),
            ("spec.nodeName", spec.text("nodeName").to_owned()),
        ]
    }
    fn allow_unconditional_update(&self) -> bool {
        false
    }
    fn row(&self, _version: &str, object: &Value, _now: i64) -> Row {
        columns::pod_certificate_request(object).into()
    }
}
