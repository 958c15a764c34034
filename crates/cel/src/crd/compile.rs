//! One rule compiled: program, costs, message.
//!
//! Upstream: apiextensions `schema/cel/compilation.go`.

use std::sync::atomic::{AtomicU64, Ordering};

use serde_json::Value as Json;

use super::field_path::valid_field_path;
use super::{Rule, rules_of};
use crate::cost;
use crate::declared::{Decl, MAX_REQUEST_BYTES};
use crate::env::{Env, Vintage};
use crate::program::Program;
use crate::types::Type;

/// Which environment an expression is compiled in.
pub(super) type Vintages<'v> = &'v dyn Fn(&str, bool) -> Vintage;

#[derive(Debug, Default)]
pub(super) struct CompiledRule {
    pub rule: Rule,
    pub program: Option<Program>,
    /// Text without "rule compile error".
    pub error: Option<String>,
    pub uses_old_self: bool,
    pub max_cost: u64,
    pub message: Option<Program>,
    pub message_error: Option<String>,
    pub message_max_cost: u64,
    /// The field that errors are reported at, below the rule's own.
    pub field_path: Option<String>,
}

/// How often a value of that smallest size fits into a request.
pub(super) fn max_cardinality(min_size: i64) -> u64 {
    (MAX_REQUEST_BYTES / (min_size + 1)) as u64
}

/// A name for the type of `self` that no other rule has.
fn self_type_name() -> String {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    format!("selfType{}", NEXT.fetch_add(1, Ordering::Relaxed))
}

/// Compiles the rules at a node whose declared type is `decl`.
pub(super) fn compile_rules(node: &Json, decl: &Decl, vintages: Vintages<'_>) -> Vec<CompiledRule> {
    let rules = rules_of(node);
    if rules.is_empty() {
        return Vec::new();
    }
    let scoped = decl.clone().named(&self_type_name());
    let envs = |optional: bool, vintage: Vintage| {
        let old = if optional { Type::optional(scoped.to_type()) } else { scoped.to_type() };
        Env::new(vintage).with_declared("self", &scoped).with_variable("oldSelf", old)
    };
    rules.into_iter().map(|rule| compile_rule(node, rule, &scoped, &envs, vintages)).collect()
}

fn compile_rule(
    node: &Json,
    rule: Rule,
    decl: &Decl,
    envs: &dyn Fn(bool, Vintage) -> Env,
    vintages: Vintages<'_>,
) -> CompiledRule {
    let mut out = CompiledRule { rule, ..CompiledRule::default() };
    if out.rule.rule.trim().is_empty() {
        return out;
    }
    let optional = out.rule.optional_old_self == Some(true);
    let ast = match envs(optional, vintages(&out.rule.rule, false)).compile(&out.rule.rule) {
        Ok(ast) => ast,
        Err(issues) => {
            out.error = Some(format!("compilation failed: {issues}"));
            return out;
        }
    };
    if *ast.output_type() != Type::Bool {
        out.error = Some("cel expression must evaluate to a bool".to_owned());
        return out;
    }
    out.uses_old_self = ast.uses("oldSelf");
    match Program::new(&ast) {
        Ok(program) => out.program = Some(program),
        Err(message) => {
            out.error = Some(format!("program instantiation failed: {message}"));
            return out;
        }
    }
    out.max_cost = cost::estimate(&ast, decl).max;
    if !out.rule.message_expression.is_empty() {
        let text = &out.rule.message_expression;
        let ast = match envs(optional, vintages(text, true)).compile(text) {
            Ok(ast) => ast,
            Err(issues) => {
                out.message_error = Some(format!("messageExpression compilation failed: {issues}"));
                return out;
            }
        };
        if *ast.output_type() != Type::String {
            out.message_error = Some("messageExpression must evaluate to a string".to_owned());
            return out;
        }
        match Program::new(&ast) {
            Ok(program) => out.message = Some(program),
            Err(message) => {
                out.message_error = Some(format!("messageExpression instantiation failed: {message}"));
                return out;
            }
        }
        out.message_max_cost = cost::estimate(&ast, decl).max;
    }
    if !out.rule.field_path.is_empty() {
        out.field_path = valid_field_path(&out.rule.field_path, node, true).ok().map(|(path, _)| path.to_string());
    }
    out
}
