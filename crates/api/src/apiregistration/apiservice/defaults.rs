//! Defaults of API services.

use apimachinery::Value;

use crate::admissionregistration::defaults::SERVICE_PORT;
use crate::edit::Fields;

/// Port of the service behind.
pub fn api_service(object: &mut Value) {
    if let Some(service) = object.at_mut("spec.service") {
        service.default("port", SERVICE_PORT);
    }
}
