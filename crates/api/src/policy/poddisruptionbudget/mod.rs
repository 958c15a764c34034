//! PodDisruptionBudget: how many pods may be away.
//!
//! Upstream followed: pkg/registry/policy/poddisruptionbudget.

pub mod validation;

use apimachinery::{ErrorList, Value};

use crate::edit::Fields;
use crate::lifecycle::same;
use crate::lifecycle::{Lifecycle, SPEC_AND_STATUS};
use crate::printers;
use crate::strategy::{Context, Row, Strategy};

const LIFECYCLE: Lifecycle = SPEC_AND_STATUS;

/// The strategy of PodDisruptionBudget.
pub struct PodDisruptionBudget;

impl Strategy for PodDisruptionBudget {
    fn prepare_for_create(&self, _context: &Context, object: &mut Value) {
        LIFECYCLE.create(object);
        strip_beta_label(object);
    }
    fn prepare_for_update(&self, context: &Context, object: &mut Value, old: &Value) {
        LIFECYCLE.update(context, object, old);
        if !same(old.at("spec.selector"), object.at("spec.selector")) {
            strip_beta_label(object);
        }
    }
    fn validate(&self, context: &Context, object: &Value) -> ErrorList {
        validation::validate(context, object)
    }
    fn validate_update(&self, context: &Context, object: &Value, old: &Value) -> ErrorList {
        validation::validate_update(context, object, old)
    }
    fn allow_unconditional_update(&self) -> bool {
        false
    }
    fn row(&self, _version: &str, object: &Value, now: i64) -> Row {
        let (spec, status) = (&object["spec"], &object["status"]);
        let amount = |key: &str| match spec.get(key) {
            Some(Value::String(text)) => Value::from(text.as_str()),
            Some(Value::Number(number)) => number.to_string().into(),
            _ => "N/A".into(),
        };
        vec![
            printers::name(object),
            amount("minAvailable"),
            amount("maxUnavailable"),
            printers::int(status, "disruptionsAllowed"),
            printers::age(object, now),
        ]
        .into()
    }
}

/// Marks selectors that v1beta1 read differently; it must not reach v1 users.
const BETA_LABEL: &str = "pdb.kubernetes.io/deprecated-v1beta1-empty-selector-match";

fn strip_beta_label(object: &mut Value) {
    let only_marker = |selector: &Value| {
        let expressions = selector.list("matchExpressions");
        selector.at("matchLabels").as_object().is_none_or(|map| map.is_empty())
            && expressions.len() == 1
            && expressions[0].text("key") == BETA_LABEL
            && matches!(expressions[0].text("operator"), "Exists" | "DoesNotExist")
    };
    let Some(selector) = object.at_mut("spec.selector") else { return };
    if only_marker(selector) {
        return;
    }
    if let Some(labels) = selector.at_mut("matchLabels") {
        labels.remove(BETA_LABEL);
    }
    if let Some(Value::Array(list)) = selector.get_mut("matchExpressions") {
        list.retain(|entry| entry.text("key") != BETA_LABEL);
    }
}
