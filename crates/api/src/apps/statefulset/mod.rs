//! StatefulSet: pods with names and storage of their own.
//!
//! Upstream followed: pkg/registry/apps/statefulset.

pub mod validation;

use apimachinery::{ErrorList, Value};

use crate::apps::columns;
use crate::core::pod::strategy as pod_strategy;
use crate::edit::Fields;
use crate::lifecycle::{Lifecycle, SPEC_AND_STATUS};
use crate::strategy::{Context, Row, Strategy};
use crate::warnings;
use apimachinery::Path;

const LIFECYCLE: Lifecycle = SPEC_AND_STATUS;

/// The strategy of StatefulSet.
pub struct StatefulSet;

impl Strategy for StatefulSet {
    fn prepare_for_create(&self, _context: &Context, object: &mut Value) {
        LIFECYCLE.create(object);
        pod_strategy::template(object.child("spec").child("template"), &Value::Null);
    }
    fn prepare_for_update(&self, context: &Context, object: &mut Value, old: &Value) {
        if context.subresource.is_empty() {
            pod_strategy::template(object.child("spec").child("template"), old.at("spec.template"));
        }
        LIFECYCLE.update(context, object, old);
    }
    fn validate(&self, context: &Context, object: &Value) -> ErrorList {
        validation::validate(context, object)
    }
    fn validate_update(&self, context: &Context, object: &Value, old: &Value) -> ErrorList {
        validation::validate_update(context, object, old)
    }
    fn warnings_on_create(&self, _context: &Context, object: &Value) -> Vec<String> {
        let mut warnings = template_warnings(object);
        claims_and_history(object, None, &mut warnings);
        warnings
    }
    fn warnings_on_update(&self, context: &Context, object: &Value, old: &Value) -> Vec<String> {
        let mut warnings = Vec::new();
        if context.subresource.is_empty() {
            if warnings::generation_changed(object, old) {
                warnings = template_warnings(object);
            }
            claims_and_history(object, Some("Spec"), &mut warnings);
        }
        warnings
    }
    fn row(&self, _version: &str, object: &Value, now: i64) -> Row {
        columns::stateful_set(object, now).into()
    }
}

fn template_warnings(object: &Value) -> Vec<String> {
    warnings::pod::template(&Path::new("spec").child("template"), object.at("spec.template"))
}

/// `below` is what upstream adds to the path of a claim on update only.
fn claims_and_history(object: &Value, below: Option<&str>, out: &mut Vec<String>) {
    let spec = &object["spec"];
    for (index, claim) in spec.list("volumeClaimTemplates").iter().enumerate() {
        let path = Path::new("spec").child("volumeClaimTemplates").index(index);
        let path = below.map_or(path.clone(), |below| path.child(below));
        out.extend(warnings::claim_spec(&path, claim.at("spec")));
    }
    if spec.int("revisionHistoryLimit").is_some_and(|limit| limit < 0) {
        out.push(
            "spec.revisionHistoryLimit: a negative value retains all historical revisions; a value >= 0 is recommended"
                .to_owned(),
        );
    }
}
