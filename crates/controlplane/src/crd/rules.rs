//! Rules in CEL of one version.
//!
//! Upstream followed: `apiextensions-apiserver/pkg/apiserver/schema/cel/validation.go`.

use apimachinery::{ErrorList, Path, Value};
use cel::crd::Validator;

/// The compiled rules of a version's schema.
pub struct Rules(Validator);

impl Rules {
    /// `None`: the schema has none.
    pub fn new(schema: &Value) -> Option<Self> {
        Validator::new(schema, true).map(Rules)
    }

    /// What an object, or its change from `old`, breaks.
    pub fn validate(&self, object: &Value, old: Option<&Value>) -> ErrorList {
        self.0.validate(&Path::root(), object, old, old.is_some(), cel::limits::RUNTIME_CEL_COST_BUDGET).errors
    }
}
