//! Where rules in CEL meet the validation of definitions.
//!
//! Upstream followed: apiextensions-apiserver/pkg/apiserver/schema/cel.

use apimachinery::{ErrorList, Path, Value};
use cel::crd::Validator;

pub use cel::crd::Preexisting;

/// Expressions of the stored definition: they may use what has gone since.
pub fn preexisting(old: &Value) -> Preexisting {
    Preexisting::from_crd(old)
}

/// Problems of the form of a schema node's rules.
pub fn forms(path: &Path, schema: &Value) -> ErrorList {
    cel::crd::check_rule_forms(path, schema)
}

/// Problems of the rules of a whole schema. Nodes with errors at or below them
/// are left out: their types may not be what rules would be checked against.
pub fn of_schema(
    path: &Path,
    schema: &Value,
    preexisting: &Preexisting,
    unchanged: bool,
    errors: &ErrorList,
) -> ErrorList {
    let is_wrong = |node: &Path| {
        errors.iter().any(|error| {
            error.field.strip_prefix(node.as_str()).is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '[']))
        })
    };
    cel::crd::check_schema_except(path, schema, preexisting, unchanged, &is_wrong)
}

/// Rules of a schema node that its default breaks, as it stands and as if it were
/// new.
pub fn of_default(schema: &Value, is_resource: bool, path: &Path, default: &Value) -> ErrorList {
    let Some(validator) = Validator::new(schema, is_resource) else { return ErrorList::new() };
    let budget = cel::limits::RUNTIME_CEL_COST_BUDGET;
    let as_it_was = validator.validate(path, default, Some(default), false, budget);
    if !as_it_was.errors.is_empty() {
        return as_it_was.errors;
    }
    validator.validate(path, default, None, false, budget).errors
}

/// The field that a path leads to, with its schema.
pub fn field_path(path: &str, schema: &Value) -> Result<(Path, Value), String> {
    cel::crd::valid_field_path(path, schema, false)
}
