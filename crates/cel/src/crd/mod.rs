//! Rules of custom resource definitions (`x-kubernetes-validations`): their
//! checks when a definition is written, and their evaluation on objects.
//!
//! Upstream: apiextensions-apiserver `pkg/apiserver/schema/cel`,
//! `pkg/apis/apiextensions/validation`.

mod check;
mod compile;
mod field_path;
mod ratchet;
mod validator;

pub use check::{Preexisting, check_rule_forms, check_schema, check_schema_except};
pub use field_path::valid_field_path;
pub use validator::{Outcome, Validator};

use serde_json::Value as Json;

/// One rule as written.
#[derive(Debug, Clone, Default)]
pub struct Rule {
    pub rule: String,
    pub message: String,
    pub message_expression: String,
    pub reason: Option<String>,
    pub field_path: String,
    pub optional_old_self: Option<bool>,
}

impl Rule {
    fn from_json(json: &Json) -> Rule {
        let text = |name: &str| json.get(name).and_then(Json::as_str).unwrap_or_default().to_owned();
        Rule {
            rule: text("rule"),
            message: text("message"),
            message_expression: text("messageExpression"),
            reason: json.get("reason").and_then(Json::as_str).map(str::to_owned),
            field_path: text("fieldPath"),
            optional_old_self: json.get("optionalOldSelf").and_then(Json::as_bool),
        }
    }

    /// Go's JSON of the internal type, as "Invalid value" shows a rule.
    fn shown(&self) -> String {
        let quoted = |text: &str| {
            let json = serde_json::to_string(text).unwrap_or_default();
            json.replace('<', "\\u003c").replace('>', "\\u003e").replace('&', "\\u0026")
        };
        format!(
            "{{\"Rule\":{},\"Message\":{},\"MessageExpression\":{},\"Reason\":{},\"FieldPath\":{},\"OptionalOldSelf\":{}}}",
            quoted(&self.rule),
            quoted(&self.message),
            quoted(&self.message_expression),
            self.reason.as_deref().map_or("null".to_owned(), quoted),
            quoted(&self.field_path),
            self.optional_old_self.map_or("null".to_owned(), |value| value.to_string()),
        )
    }

    /// The rule or its message, for texts about it.
    fn described(&self) -> &str {
        if self.message.is_empty() { self.rule.trim() } else { self.message.trim() }
    }
}

/// The rules at a node of a schema.
fn rules_of(node: &Json) -> Vec<Rule> {
    let rules = node.get("x-kubernetes-validations").and_then(Json::as_array);
    rules.into_iter().flatten().map(Rule::from_json).collect()
}

fn has_newlines(text: &str) -> bool {
    text.contains(['\n', '\r'])
}
