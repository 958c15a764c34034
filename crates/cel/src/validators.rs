//! Checks after type checking: literal arguments of `duration`, `timestamp` and
//! `matches`, one type in list and map literals, constant formats.
//!
//! Upstream: cel-go `cel/validator.go`, `ext/formatting.go`.

use crate::ast::{Expr, Id, Kind, Literal};
use crate::checker::Ast;
use crate::convert;
use crate::ext::string_format;
use crate::issues::{Issue, Issues};
use crate::types::Type;
use crate::value::Value;

pub fn validate(ast: &Ast) -> Result<(), Issues> {
    let mut validator = Validator { ast, found: Vec::new() };
    validator.walk(&ast.expr, false);
    if validator.found.is_empty() {
        return Ok(());
    }
    let issues = validator
        .found
        .into_iter()
        .map(|(id, message)| Issue { location: ast.source.location(ast.source.offset(id)), message })
        .collect();
    Err(Issues::new(ast.source.clone(), issues))
}

struct Validator<'a> {
    ast: &'a Ast,
    found: Vec<(Id, String)>,
}

impl Validator<'_> {
    fn walk(&mut self, expr: &Expr, in_format: bool) {
        match &expr.kind {
            Kind::Literal(_) | Kind::Ident(_) | Kind::Broken => {}
            Kind::Select { operand, .. } => self.walk(operand, in_format),
            Kind::Call { function, target, args } => {
                self.literal_argument(function, args);
                if function == "format"
                    && let Some(target) = target
                    && let Kind::Literal(Literal::String(text)) = &target.kind
                    && let [list] = &args[..]
                    && let Kind::List { elements, .. } = &list.kind
                    && self.ast.overloads(expr.id).contains(&"string_format")
                {
                    self.found.extend(string_format::check(self.ast, expr.id, text, elements));
                }
                let in_format = in_format || function == "format";
                for part in target.iter().map(|target| &**target).chain(args) {
                    self.walk(part, in_format);
                }
            }
            Kind::List { elements, optional } => {
                if !in_format {
                    self.same_types(elements, optional);
                }
                for element in elements {
                    self.walk(element, in_format);
                }
            }
            Kind::Map(entries) => {
                for entry in entries {
                    self.walk(&entry.key, in_format);
                    self.walk(&entry.value, in_format);
                }
                let Some(first) = entries.first().filter(|_| !in_format) else { return };
                let value_type = |value: &Expr, optional: bool| {
                    let of = self.ast.type_of(value.id);
                    if optional { of.unwrap_optional().0.clone() } else { of.clone() }
                };
                let keys = self.ast.type_of(first.key.id).clone();
                let values = value_type(&first.value, first.optional);
                let mut found = Vec::new();
                for entry in &entries[1..] {
                    let key = self.ast.type_of(entry.key.id);
                    if *key != keys {
                        found.push(mismatch(entry.key.id, &keys, key));
                    }
                    let value = value_type(&entry.value, entry.optional);
                    if value != values {
                        found.push(mismatch(entry.value.id, &values, &value));
                    }
                }
                self.found.extend(found);
            }
            Kind::Struct { fields, .. } => {
                for field in fields {
                    self.walk(&field.value, in_format);
                }
            }
            Kind::Comprehension(fold) => {
                for part in [&fold.range, &fold.init, &fold.condition, &fold.step, &fold.result] {
                    self.walk(part, in_format);
                }
            }
        }
    }

    fn same_types(&mut self, elements: &[Expr], optional: &[bool]) {
        let mut first: Option<Type> = None;
        for (element, optional) in elements.iter().zip(optional) {
            let of = self.ast.type_of(element.id);
            let of = if *optional { of.unwrap_optional().0 } else { of };
            match &first {
                None => first = Some(of.clone()),
                Some(first) if first != of => {
                    self.found.push(mismatch(element.id, first, of));
                    return;
                }
                Some(_) => {}
            }
        }
    }

    fn literal_argument(&mut self, function: &str, args: &[Expr]) {
        let Some(Expr { id, kind: Kind::Literal(literal) }) = args.first() else { return };
        let bad = match (function, literal) {
            ("duration" | "timestamp", Literal::String(text)) => {
                !matches!(convert::convert(function, &Value::string(text.as_str())), Some(Ok(_)))
            }
            ("timestamp", Literal::Int(seconds)) => {
                !matches!(convert::convert(function, &Value::Int(*seconds)), Some(Ok(_)))
            }
            ("matches", Literal::String(text)) => crate::regexes::compile(text).is_err(),
            _ => return,
        };
        if bad {
            self.found.push((*id, format!("invalid {function} argument")));
        }
    }
}

fn mismatch(id: Id, expected: &Type, actual: &Type) -> (Id, String) {
    (id, format!("expected type '{expected}' but found '{actual}'"))
}
