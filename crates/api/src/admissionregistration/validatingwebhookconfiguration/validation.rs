//! Validation of ValidatingWebhookConfiguration.
//!
//! Upstream followed: pkg/apis/admissionregistration/validation.

use apimachinery::{ErrorList, Value};

use crate::Context;
use crate::admissionregistration::rules::static_suffix;
use crate::admissionregistration::webhooks::configuration;
use crate::validation::declarative::{self, Config};

const TYPE: &str = "api.admissionregistration.v1.ValidatingWebhookConfiguration";

/// Problems of a new object, in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    let _ = context;
    let mut out = configuration(object, None);
    static_suffix(&mut out, object);
    declarative::finish(TYPE, out, object, None, &Config::default())
}

/// Problems of an update of `old` to `object`.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let _ = context;
    declarative::finish(TYPE, configuration(object, Some(old)), object, Some(old), &Config::default())
}
