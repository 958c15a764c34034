//! Ingress: HTTP routes from outside.
//!
//! Upstream followed: pkg/registry/networking/ingress.

pub mod validation;

use apimachinery::{ErrorList, Value};

use crate::core::service;
use crate::edit::Fields;
use crate::lifecycle::{Lifecycle, SPEC_AND_STATUS};
use crate::networking::columns;
use crate::strategy::{Context, Row, Strategy};

const LIFECYCLE: Lifecycle = SPEC_AND_STATUS;

const CLASS_ANNOTATION: &str = "kubernetes.io/ingress.class";

/// The strategy of Ingress.
pub struct Ingress;

impl Strategy for Ingress {
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
        let annotated = object.at("metadata.annotations").get(CLASS_ANNOTATION).is_some();
        if !annotated || object["spec"].has("ingressClassName") {
            return Vec::new();
        }
        vec![format!("annotation \"{CLASS_ANNOTATION}\" is deprecated, please use 'spec.ingressClassName' instead")]
    }
    fn warnings_on_update(&self, context: &Context, object: &Value, _old: &Value) -> Vec<String> {
        if context.subresource == "status" { service::strategy::balancer_warnings(object) } else { Vec::new() }
    }
    fn row(&self, _version: &str, object: &Value, now: i64) -> Row {
        columns::ingress(object, now).into()
    }
}
