//! PodTemplate: a template alone.
//!
//! Upstream followed: pkg/registry/core/podtemplate.

pub mod validation;

use apimachinery::{ErrorList, Value};

use crate::core::pod::strategy as pod_strategy;
use crate::edit::Fields;
use crate::lifecycle::{Lifecycle, PLAIN};
use crate::printers;
use crate::strategy::{Context, Row, Strategy};
use crate::warnings;
use apimachinery::Path;

const LIFECYCLE: Lifecycle = Lifecycle { generation: Some(&["template"]), ..PLAIN };

/// The strategy of PodTemplate.
pub struct PodTemplate;

impl Strategy for PodTemplate {
    fn prepare_for_create(&self, _context: &Context, object: &mut Value) {
        LIFECYCLE.create(object);
        pod_strategy::template(object.child("template"), &Value::Null);
    }
    fn prepare_for_update(&self, context: &Context, object: &mut Value, old: &Value) {
        pod_strategy::template(object.child("template"), &old["template"]);
        LIFECYCLE.update(context, object, old);
    }
    fn validate(&self, context: &Context, object: &Value) -> ErrorList {
        validation::validate(context, object)
    }
    fn validate_update(&self, context: &Context, object: &Value, old: &Value) -> ErrorList {
        validation::validate_update(context, object, old)
    }
    fn warnings_on_create(&self, _context: &Context, object: &Value) -> Vec<String> {
        let mut warnings = Vec::new();
        warnings.extend(template_warnings(object));
        warnings
    }
    fn warnings_on_update(&self, _context: &Context, object: &Value, old: &Value) -> Vec<String> {
        if warnings::generation_changed(object, old) { template_warnings(object) } else { Vec::new() }
    }
    fn row(&self, _version: &str, object: &Value, _now: i64) -> Row {
        let template = object.at("template");
        let (names, images) = printers::containers(template.at("spec"));
        vec![
            printers::name(object),
            names.into(),
            images.into(),
            printers::labels(template.at("metadata.labels")).into(),
        ]
        .into()
    }
}

fn template_warnings(object: &Value) -> Vec<String> {
    warnings::pod::template(&Path::new("template"), object.at("template"))
}
