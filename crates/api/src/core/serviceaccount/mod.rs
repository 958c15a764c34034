//! ServiceAccount: an identity for pods.
//!
//! Upstream followed: pkg/registry/core/serviceaccount.

pub mod validation;

use apimachinery::{ErrorList, Value};

use crate::edit::Fields;
use crate::printers;
use crate::strategy::{Context, Row, Strategy};
use apimachinery::json;

/// The strategy of ServiceAccount.
pub struct ServiceAccount;

impl Strategy for ServiceAccount {
    fn prepare_for_create(&self, _context: &Context, object: &mut Value) {
        clean_secrets(object);
    }
    fn prepare_for_update(&self, _context: &Context, object: &mut Value, _old: &Value) {
        clean_secrets(object);
    }
    fn validate(&self, context: &Context, object: &Value) -> ErrorList {
        validation::validate(context, object)
    }
    fn validate_update(&self, context: &Context, object: &Value, old: &Value) -> ErrorList {
        validation::validate_update(context, object, old)
    }
    fn warnings_on_create(&self, _context: &Context, object: &Value) -> Vec<String> {
        mountable_secrets(object, &Value::Null)
    }
    fn warnings_on_update(&self, _context: &Context, object: &Value, old: &Value) -> Vec<String> {
        mountable_secrets(object, old)
    }
    fn row(&self, _version: &str, object: &Value, now: i64) -> Row {
        vec![printers::name(object), printers::age(object, now)].into()
    }
}

const MOUNTABLE_SECRETS: &str = "kubernetes.io/enforce-mountable-secrets";

/// Only the names of secrets are kept.
fn clean_secrets(object: &mut Value) {
    for secret in object.list_mut("secrets") {
        *secret = json!({"name": secret["name"]});
    }
}

fn mountable_secrets(object: &Value, old: &Value) -> Vec<String> {
    let annotated = |object: &Value| object.at("metadata.annotations").has(MOUNTABLE_SECRETS);
    if annotated(old) || !annotated(object) {
        return Vec::new();
    }
    vec![format!(
        "metadata.annotations[{MOUNTABLE_SECRETS}]: deprecated in v1.32+; prefer separate namespaces to isolate access to mounted secrets"
    )]
}
