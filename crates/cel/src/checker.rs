//! Types of every node, resolved names and overloads; upstream's error texts.
//!
//! The tree is changed where upstream changes it: qualified names become one
//! identifier, calls of namespaced functions (`sets.contains`) lose their target.
//! Upstream: cel-go `checker/checker.go`, `checker/env.go`.

use std::collections::BTreeMap;

use crate::ast::{Comprehension, Expr, Id, Kind, Literal, SourceInfo, operators};
use crate::env::Env;
use crate::functions::Function;
use crate::issues::{Issue, Issues};
use crate::parser::Parsed;
use crate::types::{Mapping, Type, most_general, signature};

/// What a name or a call refers to.
#[derive(Debug, Clone, PartialEq)]
pub enum Reference {
    /// A variable, or a type as a value (its node's type is `type(..)`).
    Ident(String),
    /// The overloads that fit the argument types.
    Overloads(Vec<&'static str>),
}

/// A checked expression: tree, types and references by node.
#[derive(Debug, Clone)]
pub struct Ast {
    pub expr: Expr,
    pub source: SourceInfo,
    pub types: Vec<Option<Type>>,
    pub references: BTreeMap<Id, Reference>,
}

impl Ast {
    pub fn type_of(&self, id: Id) -> &Type {
        self.types.get(id as usize).and_then(Option::as_ref).unwrap_or(&Type::Dyn)
    }
    pub fn output_type(&self) -> &Type {
        self.type_of(self.expr.id)
    }
    pub fn overloads(&self, id: Id) -> &[&'static str] {
        match self.references.get(&id) {
            Some(Reference::Overloads(ids)) => ids,
            _ => &[],
        }
    }
    /// Whether any name refers to this variable.
    pub fn uses(&self, variable: &str) -> bool {
        self.references.values().any(|reference| matches!(reference, Reference::Ident(name) if name == variable))
    }
}

/// Checks `parsed` in `env`.
pub fn check(parsed: Parsed, env: &Env) -> Result<Ast, Issues> {
    let Parsed { mut expr, source } = parsed;
    let types = vec![None; source.offsets.len()];
    let mut checker = Checker {
        env,
        source,
        types,
        references: BTreeMap::new(),
        mapping: Mapping::default(),
        scopes: Vec::new(),
        issues: Vec::new(),
        free: 0,
    };
    checker.check(&mut expr);
    let Checker { source, types, references, mapping, issues, .. } = checker;
    if !issues.is_empty() {
        return Err(Issues::new(source, issues));
    }
    let types = types.into_iter().map(|found| found.map(|found| mapping.substitute(&found, true))).collect();
    Ok(Ast { expr, source, types, references })
}

struct Checker<'e> {
    env: &'e Env,
    source: SourceInfo,
    types: Vec<Option<Type>>,
    references: BTreeMap<Id, Reference>,
    mapping: Mapping,
    scopes: Vec<(String, Type)>,
    issues: Vec<Issue>,
    free: usize,
}

impl Checker<'_> {
    fn error(&mut self, id: Id, message: String) {
        self.issues.push(Issue { location: self.source.location(self.source.offset(id)), message });
    }
    fn set(&mut self, id: Id, to: Type) {
        if let Some(slot) = self.types.get_mut(id as usize) {
            *slot = Some(to);
        }
    }
    fn type_of(&self, expr: &Expr) -> Type {
        self.types.get(expr.id as usize).cloned().flatten().unwrap_or(Type::Error)
    }
    fn new_param(&mut self) -> Type {
        self.free += 1;
        Type::Param(format!("_var{}", self.free - 1).into())
    }
    fn mismatch(&mut self, id: Id, expected: &Type, actual: &Type) {
        self.error(id, format!("expected type '{expected}' but found '{actual}'"));
    }
    fn undeclared(&mut self, id: Id, name: &str) {
        self.set(id, Type::Error);
        self.error(id, format!("undeclared reference to '{name}' (in container '')"));
    }
    fn local(&self, name: &str) -> Option<&Type> {
        self.scopes.iter().rev().find(|(local, _)| local == name).map(|(_, of)| of)
    }

    fn check(&mut self, expr: &mut Expr) {
        let id = expr.id;
        match &mut expr.kind {
            Kind::Literal(literal) => {
                let of = match literal {
                    Literal::Null => Type::Null,
                    Literal::Bool(_) => Type::Bool,
                    Literal::Int(_) => Type::Int,
                    Literal::Uint(_) => Type::Uint,
                    Literal::Double(_) => Type::Double,
                    Literal::String(_) => Type::String,
                    Literal::Bytes(_) => Type::Bytes,
                };
                self.set(id, of);
            }
            Kind::Ident(name) => {
                let name = std::mem::take(name);
                expr.kind = Kind::Ident(self.ident(id, name));
            }
            Kind::Select { .. } => self.select(expr),
            Kind::Call { .. } => self.call(expr),
            Kind::List { elements, optional } => {
                let mut joined = None;
                for (element, optional) in elements.iter_mut().zip(optional.iter()) {
                    self.check(element);
                    let of = self.element(element, *optional);
                    joined = Some(self.join(joined, of));
                }
                let element = joined.unwrap_or_else(|| self.new_param());
                self.set(id, Type::list(element));
            }
            Kind::Map(entries) => {
                let (mut keys, mut values) = (None, None);
                for entry in entries {
                    self.check(&mut entry.key);
                    let key = self.type_of(&entry.key);
                    keys = Some(self.join(keys, key));
                    self.check(&mut entry.value);
                    let value = self.element(&entry.value, entry.optional);
                    values = Some(self.join(values, value));
                }
                let key = keys.unwrap_or_else(|| self.new_param());
                let value = values.unwrap_or_else(|| self.new_param());
                self.set(id, Type::map(key, value));
            }
            Kind::Struct { .. } => self.message(expr),
            Kind::Comprehension(fold) => {
                let of = self.comprehension(fold);
                self.set(id, of);
            }
            Kind::Broken => self.set(id, Type::Error),
        }
    }

    /// The element's type, without its optional wrapper where one is asked for.
    fn element(&mut self, expr: &Expr, optional: bool) -> Type {
        let of = self.type_of(expr);
        if !optional {
            return of;
        }
        let (inner, is_optional) = of.unwrap_optional();
        if !is_optional && !inner.is_dyn() {
            let expected = Type::optional(inner.clone());
            self.mismatch(expr.id, &expected, &inner.clone());
        }
        of.unwrap_optional().0.clone()
    }

    fn join(&mut self, previous: Option<Type>, current: Type) -> Type {
        let Some(previous) = previous else { return current };
        if self.mapping.assign(&previous, &current) {
            return most_general(&previous, &current);
        }
        // Mixed types are dyn here; the validator of literals refuses them later.
        Type::Dyn
    }

    fn ident(&mut self, id: Id, name: String) -> String {
        let (bare, absolute) = match name.strip_prefix('.') {
            Some(rest) => (rest, true),
            None => (name.as_str(), false),
        };
        if !absolute && let Some(of) = self.local(bare).cloned() {
            self.set(id, of);
            self.references.insert(id, Reference::Ident(name.clone()));
            return name;
        }
        if let Some(of) = self.env.ident(bare) {
            self.set(id, of);
            // A local of the same name hides the global one: the dot is kept.
            let resolved = if self.local(bare).is_some() { format!(".{bare}") } else { bare.to_owned() };
            self.references.insert(id, Reference::Ident(resolved.clone()));
            return resolved;
        }
        self.undeclared(id, &name);
        name
    }

    fn select(&mut self, expr: &mut Expr) {
        let id = expr.id;
        if let Some(qualified) = qualified_name(expr)
            && let Some((head, _)) = qualified.split_once('.')
            && (head.is_empty() || self.local(head).is_none())
        {
            let bare = qualified.strip_prefix('.').unwrap_or(&qualified);
            if let Some(of) = self.env.ident(bare) {
                self.set(id, of);
                self.references.insert(id, Reference::Ident(bare.to_owned()));
                expr.kind = Kind::Ident(bare.to_owned());
                return;
            }
        }
        let Kind::Select { operand, field, test_only } = &mut expr.kind else { return };
        let of = self.select_field(id, operand, field, false);
        let of = if *test_only { Type::Bool } else { of };
        let of = self.mapping.substitute(&of, false);
        self.set(id, of);
    }

    fn select_field(&mut self, id: Id, operand: &mut Expr, field: &str, optional: bool) -> Type {
        self.check(operand);
        let operand_type = self.mapping.substitute(&self.type_of(operand), false);
        let (target, is_optional) = operand_type.unwrap_optional();
        let of = match target {
            Type::Map(_, value) => (**value).clone(),
            Type::Struct(name) => self.field_type(id, name, field).unwrap_or(Type::Error),
            Type::Param(_) => {
                self.mapping.assign(&Type::Dyn, target);
                Type::Dyn
            }
            other => {
                if !other.is_dyn_or_error() {
                    self.error(id, format!("type '{other}' does not support field selection"));
                }
                Type::Dyn
            }
        };
        if is_optional || optional { Type::optional(of) } else { of }
    }

    fn field_type(&mut self, id: Id, object: &str, field: &str) -> Option<Type> {
        if !self.env.has_object(object) {
            self.error(id, format!("unexpected failed resolution of '{object}'"));
            return None;
        }
        let found = self.env.field(object, field);
        if found.is_none() {
            self.error(id, format!("undefined field '{field}'"));
        }
        found
    }

    fn call(&mut self, expr: &mut Expr) {
        let id = expr.id;
        let Kind::Call { function, target, args } = &mut expr.kind else { return };
        if function == operators::OPT_SELECT {
            return self.opt_select(id, args);
        }
        for arg in args.iter_mut() {
            self.check(arg);
        }
        match target {
            None => {
                let name = function.strip_prefix('.').unwrap_or(function).to_owned();
                match self.env.function(&name) {
                    None => self.undeclared(id, &function.clone()),
                    Some(declared) => {
                        *function = name;
                        self.resolve(id, declared, None, args);
                    }
                }
            }
            Some(inner) => {
                let qualified = qualified_name(inner).map(|prefix| format!("{prefix}.{function}"));
                let namespaced = qualified.as_deref().map(|name| name.strip_prefix('.').unwrap_or(name));
                if let Some(declared) = namespaced.and_then(|name| self.env.function(name)) {
                    *function = declared.name.to_owned();
                    *target = None;
                    self.resolve(id, declared, None, args);
                    return;
                }
                self.check(inner);
                match self.env.function(function) {
                    Some(declared) => self.resolve(id, declared, Some(inner), args),
                    None => self.undeclared(id, &function.clone()),
                }
            }
        }
    }

    fn opt_select(&mut self, id: Id, args: &mut [Expr]) {
        let [operand, field] = args else { return self.set(id, Type::Error) };
        let Kind::Literal(Literal::String(name)) = &field.kind else { return self.set(id, Type::Error) };
        let name = name.clone();
        let of = self.select_field(id, operand, &name, true);
        let of = self.mapping.substitute(&of, false);
        self.set(id, of);
        self.references.insert(id, Reference::Overloads(vec!["select_optional_field"]));
    }

    fn resolve(&mut self, id: Id, function: &'static Function, target: Option<&Expr>, args: &[Expr]) {
        let types: Vec<Type> = target.into_iter().chain(args).map(|arg| self.type_of(arg)).collect();
        if matches!(function.name, operators::LOGICAL_AND | operators::LOGICAL_OR) {
            let mut bad = false;
            for (arg, of) in args.iter().zip(&types) {
                if !self.mapping.assign(of, &Type::Bool) {
                    self.mismatch(arg.id, &Type::Bool, of);
                    bad = true;
                }
            }
            self.set(id, if bad { Type::Error } else { Type::Bool });
            if !bad {
                self.references.insert(id, Reference::Overloads(vec![function.overloads[0].id]));
            }
            return;
        }
        let (mut result, mut fitting): (Option<Type>, Vec<&'static str>) = (None, Vec::new());
        for overload in &function.overloads {
            if overload.member != target.is_some() || !self.env.has_overload(overload.id) {
                continue;
            }
            let mut fresh = Mapping::default();
            for param in &overload.params {
                let variable = self.new_param();
                fresh.add(&Type::Param((*param).into()), variable);
            }
            let wanted: Vec<Type> = overload.args.iter().map(|arg| fresh.substitute(arg, false)).collect();
            if !self.mapping.assign_all(&types, &wanted) {
                continue;
            }
            fitting.push(overload.id);
            let of = self.mapping.substitute(&fresh.substitute(&overload.result, false), false);
            result = Some(match result {
                None => of,
                Some(previous) if previous.is_dyn() || previous == of => previous,
                Some(_) => Type::Dyn,
            });
        }
        match result {
            Some(of) => {
                self.set(id, of);
                self.references.insert(id, Reference::Overloads(fitting));
            }
            None => {
                let types: Vec<Type> = types.iter().map(|of| self.mapping.substitute(of, true)).collect();
                let applied = signature(&types, target.is_some());
                self.set(id, Type::Error);
                self.error(id, format!("found no matching overload for '{}' applied to '{applied}'", function.name));
            }
        }
    }

    fn message(&mut self, expr: &mut Expr) {
        let id = expr.id;
        let Kind::Struct { name, fields } = &mut expr.kind else { return };
        let bare = name.strip_prefix('.').unwrap_or(name).to_owned();
        if !self.env.has_object(&bare) {
            let message = match self.env.ident(&bare) {
                Some(Type::Type(Some(of))) if !matches!(*of, Type::Struct(_)) => {
                    self.set(id, Type::Error);
                    self.error(id, format!("'{}' is not a message type", of.declared()));
                    None
                }
                _ => Some(name.clone()),
            };
            if let Some(name) = message {
                return self.undeclared(id, &name);
            }
            for field in fields {
                self.check(&mut field.value);
            }
            return;
        }
        *name = bare.clone();
        self.references.insert(id, Reference::Ident(bare.clone()));
        self.set(id, Type::object(&bare));
        for field in fields {
            self.check(&mut field.value);
            let wanted = self.field_type(field.id, &bare, &field.name).unwrap_or(Type::Error);
            let given = self.element(&field.value, field.optional);
            if !self.mapping.assign(&wanted, &given) {
                self.error(
                    field.id,
                    format!("expected type of field '{}' is '{wanted}' but provided type is '{given}'", field.name),
                );
            }
        }
    }

    fn comprehension(&mut self, fold: &mut Comprehension) -> Type {
        self.check(&mut fold.range);
        self.check(&mut fold.init);
        let range = self.mapping.substitute(&self.type_of(&fold.range), false);
        let accumulator = self.type_of(&fold.init);
        self.scopes.push((fold.accumulator.clone(), accumulator.clone()));
        let two = fold.variable2.is_some();
        let (first, second) = match &range {
            Type::List(element) if two => (Type::Int, (**element).clone()),
            Type::List(element) => ((**element).clone(), Type::Error),
            Type::Map(key, value) => ((**key).clone(), (**value).clone()),
            Type::Dyn | Type::Error | Type::Param(_) => {
                self.mapping.assign(&Type::Dyn, &range);
                (Type::Dyn, Type::Dyn)
            }
            other => {
                let message = format!(
                    "expression of type '{other}' cannot be range of a comprehension (must be list, map, or dynamic)"
                );
                self.error(fold.range.id, message);
                (Type::Error, Type::Error)
            }
        };
        let outer = self.scopes.len();
        self.scopes.push((fold.variable.clone(), first));
        if let Some(name) = &fold.variable2 {
            self.scopes.push((name.clone(), second));
        }
        self.check(&mut fold.condition);
        self.assert(&fold.condition, &Type::Bool);
        self.check(&mut fold.step);
        self.assert(&fold.step, &accumulator);
        self.scopes.truncate(outer);
        self.check(&mut fold.result);
        self.scopes.truncate(outer - 1);
        self.mapping.substitute(&self.type_of(&fold.result), false)
    }

    fn assert(&mut self, expr: &Expr, wanted: &Type) {
        let of = self.type_of(expr);
        if !self.mapping.assign(wanted, &of) {
            self.mismatch(expr.id, wanted, &of);
        }
    }
}

/// `a.b.c` for a chain of selections that starts at an identifier.
pub fn qualified_name(expr: &Expr) -> Option<String> {
    match &expr.kind {
        Kind::Ident(name) => Some(name.clone()),
        Kind::Select { operand, field, test_only: false } => Some(format!("{}.{field}", qualified_name(operand)?)),
        _ => None,
    }
}
