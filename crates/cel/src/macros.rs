//! The macros: `has`, the one- and two-variable comprehensions, `sortBy`,
//! `optMap` and `optFlatMap`.
//!
//! Each becomes a tree of calls and [`Comprehension`]s; nodes that a macro makes
//! stand where the macro's call stands. Upstream: cel-go `parser/macro.go`,
//! `ext/comprehensions.go`, `ext/lists.go`, `cel/library.go`.

use crate::ast::{Comprehension, Entry, Expr, Field, Id, Kind, Literal, SourceInfo, operators};

/// Name of the accumulating variable of macros; no user can spell it.
pub const ACCUMULATOR: &str = "@result";
const LEGACY_ACCUMULATOR: &str = "__result__";
/// Variable of a binding's empty loop.
const UNUSED: &str = "#unused";
const SORT_INPUT: &str = "@__sortBy_input__";
/// Copies of one expression may at most make this many nodes; upstream has no
/// limit here, and nested `optMap` double their target at each level.
const MAX_COPIED_NODES: usize = 100_000;

pub enum Expansion {
    Expr(Expr),
    Failed { at: Id, message: String },
    NotAMacro { target: Option<Expr>, args: Vec<Expr> },
}

type Made = Result<Expr, (Id, String)>;

/// Expands a call if a macro of that name, form and number of arguments exists.
pub fn expand(source: &mut SourceInfo, id: Id, function: &str, target: Option<Expr>, mut args: Vec<Expr>) -> Expansion {
    #[allow(clippy::match_like_matches_macro, reason = "a table of names")]
    let known = match (function, args.len(), &target) {
        ("has", 1, None) => true,
        (
            "all" | "exists" | "exists_one" | "existsOne" | "map" | "filter" | "sortBy" | "optMap" | "optFlatMap",
            2,
            Some(_),
        ) => true,
        (
            "map" | "all" | "exists" | "exists_one" | "existsOne" | "transformList" | "transformMap"
            | "transformMapEntry",
            3,
            Some(_),
        ) => true,
        ("transformList" | "transformMap" | "transformMapEntry", 4, Some(_)) => true,
        _ => false,
    };
    // existsOne with one variable exists in the parser's list but not in the environment.
    if !known || (function == "existsOne" && args.len() == 2) {
        return Expansion::NotAMacro { target, args };
    }
    let mut make = Maker { at: source.offset(id), source };
    let made = match target {
        None => has(&mut make, args.remove(0)),
        Some(target) => match (function, args.len()) {
            ("all" | "exists" | "exists_one" | "existsOne", _) => quantifier(&mut make, function, target, args),
            ("map", _) => map(&mut make, target, args),
            ("filter", _) => filter(&mut make, target, args),
            ("sortBy", _) => sort_by(&mut make, target, args),
            ("optMap", _) => opt_map(&mut make, target, args, true),
            ("optFlatMap", _) => opt_map(&mut make, target, args, false),
            _ => transform(&mut make, function, target, args),
        },
    };
    match made {
        Ok(expr) => Expansion::Expr(expr),
        Err((at, message)) => Expansion::Failed { at, message },
    }
}

struct Maker<'s> {
    source: &'s mut SourceInfo,
    at: usize,
}

impl Maker<'_> {
    fn node(&mut self, kind: Kind) -> Expr {
        Expr { id: self.source.new_id(self.at), kind }
    }
    fn literal(&mut self, literal: Literal) -> Expr {
        self.node(Kind::Literal(literal))
    }
    fn ident(&mut self, name: &str) -> Expr {
        self.node(Kind::Ident(name.to_owned()))
    }
    fn accumulator(&mut self) -> Expr {
        self.ident(ACCUMULATOR)
    }
    fn list(&mut self, elements: Vec<Expr>) -> Expr {
        let optional = vec![false; elements.len()];
        self.node(Kind::List { elements, optional })
    }
    fn call(&mut self, function: &str, args: Vec<Expr>) -> Expr {
        self.node(Kind::Call { function: function.to_owned(), target: None, args })
    }
    fn member(&mut self, function: &str, target: Expr, args: Vec<Expr>) -> Expr {
        self.node(Kind::Call { function: function.to_owned(), target: Some(Box::new(target)), args })
    }
    fn fold(
        &mut self,
        range: Expr,
        variables: (String, Option<String>),
        init: Expr,
        condition: Expr,
        step: Expr,
        result: Expr,
    ) -> Expr {
        let accumulator = ACCUMULATOR.to_owned();
        self.node(Kind::Comprehension(Box::new(Comprehension {
            range,
            variable: variables.0,
            variable2: variables.1,
            accumulator,
            init,
            condition,
            step,
            result,
        })))
    }
    /// Gives `variable` the value of `value` within `body`: a loop over nothing.
    fn bind(&mut self, variable: String, value: Expr, body: Expr) -> Expr {
        let range = self.list(Vec::new());
        let condition = self.literal(Literal::Bool(false));
        let step = self.ident(&variable);
        self.node(Kind::Comprehension(Box::new(Comprehension {
            range,
            variable: UNUSED.to_owned(),
            variable2: None,
            accumulator: variable,
            init: value,
            condition,
            step,
            result: body,
        })))
    }
    /// A copy with ids of its own at the same places.
    fn copy(&mut self, expr: &Expr) -> Result<Expr, (Id, String)> {
        if self.source.offsets.len() > MAX_COPIED_NODES {
            return Err((expr.id, "expression is too large after macro expansion".to_owned()));
        }
        let id = self.source.new_id(self.source.offset(expr.id));
        let kind = match &expr.kind {
            Kind::Literal(_) | Kind::Ident(_) | Kind::Broken => expr.kind.clone(),
            Kind::Select { operand, field, test_only } => {
                Kind::Select { operand: Box::new(self.copy(operand)?), field: field.clone(), test_only: *test_only }
            }
            Kind::Call { function, target, args } => {
                let args = self.copies(args)?;
                let target = match target {
                    Some(target) => Some(Box::new(self.copy(target)?)),
                    None => None,
                };
                Kind::Call { function: function.clone(), target, args }
            }
            Kind::List { elements, optional } => {
                Kind::List { elements: self.copies(elements)?, optional: optional.clone() }
            }
            Kind::Map(entries) => {
                let mut copied = Vec::with_capacity(entries.len());
                for entry in entries {
                    let id = self.source.new_id(self.at);
                    let (key, value) = (self.copy(&entry.key)?, self.copy(&entry.value)?);
                    copied.push(Entry { id, key, value, optional: entry.optional });
                }
                Kind::Map(copied)
            }
            Kind::Struct { name, fields } => {
                let mut copied = Vec::with_capacity(fields.len());
                for field in fields {
                    let id = self.source.new_id(self.at);
                    let value = self.copy(&field.value)?;
                    copied.push(Field { id, name: field.name.clone(), value, optional: field.optional });
                }
                Kind::Struct { name: name.clone(), fields: copied }
            }
            Kind::Comprehension(fold) => Kind::Comprehension(Box::new(Comprehension {
                range: self.copy(&fold.range)?,
                variable: fold.variable.clone(),
                variable2: fold.variable2.clone(),
                accumulator: fold.accumulator.clone(),
                init: self.copy(&fold.init)?,
                condition: self.copy(&fold.condition)?,
                step: self.copy(&fold.step)?,
                result: self.copy(&fold.result)?,
            })),
        };
        Ok(Expr { id, kind })
    }
    fn copies(&mut self, list: &[Expr]) -> Result<Vec<Expr>, (Id, String)> {
        list.iter().map(|expr| self.copy(expr)).collect()
    }
}

fn has(make: &mut Maker<'_>, arg: Expr) -> Made {
    match arg.kind {
        Kind::Select { operand, field, .. } => Ok(make.node(Kind::Select { operand, field, test_only: true })),
        _ => Err((arg.id, "invalid argument to has() macro".to_owned())),
    }
}

/// The name of a loop variable.
fn variable(arg: &Expr, message: &str) -> Result<String, (Id, String)> {
    match &arg.kind {
        Kind::Ident(name) => Ok(name.clone()),
        _ => Err((arg.id, message.to_owned())),
    }
}

fn not_accumulator(arg: &Expr, name: &str) -> Result<(), (Id, String)> {
    if name == ACCUMULATOR || name == LEGACY_ACCUMULATOR {
        return Err((arg.id, "iteration variable overwrites accumulator variable".to_owned()));
    }
    Ok(())
}

/// The one or two variables at the head of `args`, taken off.
fn variables(args: &mut Vec<Expr>, count: usize) -> Result<(String, Option<String>), (Id, String)> {
    const SIMPLE: &str = "argument must be a simple name";
    let first = variable(&args[0], SIMPLE)?;
    let second = if count == 2 { Some(variable(&args[1], SIMPLE)?) } else { None };
    if second.as_ref() == Some(&first) {
        return Err((args[1].id, format!("duplicate variable name: {first}")));
    }
    not_accumulator(&args[0], &first)?;
    if let Some(second) = &second {
        not_accumulator(&args[1], second)?;
    }
    args.drain(..count);
    Ok((first, second))
}

fn quantifier(make: &mut Maker<'_>, function: &str, target: Expr, mut args: Vec<Expr>) -> Made {
    let count = args.len() - 1;
    let names = variables(&mut args, count)?;
    let predicate = args.remove(0);
    let (init, condition, step, result);
    match function {
        "all" => {
            init = make.literal(Literal::Bool(true));
            let accumulator = make.accumulator();
            condition = make.call(operators::NOT_STRICTLY_FALSE, vec![accumulator]);
            let accumulator = make.accumulator();
            step = make.call(operators::LOGICAL_AND, vec![accumulator, predicate]);
            result = make.accumulator();
        }
        "exists" => {
            init = make.literal(Literal::Bool(false));
            let accumulator = make.accumulator();
            let not = make.call(operators::LOGICAL_NOT, vec![accumulator]);
            condition = make.call(operators::NOT_STRICTLY_FALSE, vec![not]);
            let accumulator = make.accumulator();
            step = make.call(operators::LOGICAL_OR, vec![accumulator, predicate]);
            result = make.accumulator();
        }
        _ => {
            init = make.literal(Literal::Int(0));
            condition = make.literal(Literal::Bool(true));
            let (accumulator, one) = (make.accumulator(), make.literal(Literal::Int(1)));
            let added = make.call(operators::ADD, vec![accumulator, one]);
            let accumulator = make.accumulator();
            step = make.call(operators::CONDITIONAL, vec![predicate, added, accumulator]);
            let (accumulator, one) = (make.accumulator(), make.literal(Literal::Int(1)));
            result = make.call(operators::EQUALS, vec![accumulator, one]);
        }
    }
    Ok(make.fold(target, names, init, condition, step, result))
}

/// A loop whose step is taken only where `filter` holds.
fn filtered(make: &mut Maker<'_>, filter: Option<Expr>, step: Expr) -> Expr {
    match filter {
        None => step,
        Some(filter) => {
            let accumulator = make.accumulator();
            make.call(operators::CONDITIONAL, vec![filter, step, accumulator])
        }
    }
}

fn append(make: &mut Maker<'_>, value: Expr) -> Expr {
    let accumulator = make.accumulator();
    let list = make.list(vec![value]);
    make.call(operators::ADD, vec![accumulator, list])
}

fn collect(make: &mut Maker<'_>, target: Expr, names: (String, Option<String>), init: Expr, step: Expr) -> Expr {
    let condition = make.literal(Literal::Bool(true));
    let result = make.accumulator();
    make.fold(target, names, init, condition, step, result)
}

fn map(make: &mut Maker<'_>, target: Expr, mut args: Vec<Expr>) -> Made {
    let name = variable(&args[0], "argument is not an identifier")?;
    not_accumulator(&args[0], &name)?;
    let value = args.pop().expect("two or three arguments");
    let condition = if args.len() == 2 { args.pop() } else { None };
    let init = make.list(Vec::new());
    let step = append(make, value);
    let step = filtered(make, condition, step);
    Ok(collect(make, target, (name, None), init, step))
}

fn filter(make: &mut Maker<'_>, target: Expr, mut args: Vec<Expr>) -> Made {
    let name = variable(&args[0], "argument is not an identifier")?;
    not_accumulator(&args[0], &name)?;
    let condition = args.pop().expect("two arguments");
    let element = args.pop().expect("two arguments");
    let init = make.list(Vec::new());
    let step = append(make, element);
    let step = filtered(make, Some(condition), step);
    Ok(collect(make, target, (name, None), init, step))
}

fn transform(make: &mut Maker<'_>, function: &str, target: Expr, mut args: Vec<Expr>) -> Made {
    let names = variables(&mut args, 2)?;
    let value = args.pop().expect("a transformation");
    let condition = args.pop();
    let (init, step);
    if function == "transformList" {
        init = make.list(Vec::new());
        step = append(make, value);
    } else {
        init = make.node(Kind::Map(Vec::new()));
        let accumulator = make.accumulator();
        let mut inserted = vec![accumulator];
        if function == "transformMap" {
            inserted.push(make.ident(&names.0));
        }
        inserted.push(value);
        step = make.call("cel.@mapInsert", inserted);
    }
    let step = filtered(make, condition, step);
    Ok(collect(make, target, names, init, step))
}

fn sort_by(make: &mut Maker<'_>, target: Expr, args: Vec<Expr>) -> Made {
    if matches!(target.kind, Kind::Literal(_) | Kind::Map(_) | Kind::Struct { .. } | Kind::Broken) {
        let message = "sortBy can only be applied to a list, identifier, comprehension, call or select expression";
        return Err((target.id, message.to_owned()));
    }
    let input = make.ident(SORT_INPUT);
    let keys = map(make, input, args)?;
    let input = make.ident(SORT_INPUT);
    let sorted = make.member("@sortByAssociatedKeys", input, vec![keys]);
    Ok(make.bind(SORT_INPUT.to_owned(), target, sorted))
}

fn opt_map(make: &mut Maker<'_>, target: Expr, mut args: Vec<Expr>, wrap: bool) -> Made {
    let body = args.pop().expect("two arguments");
    let name = match &args[0].kind {
        Kind::Ident(name) => name.clone(),
        _ => {
            let function = if wrap { "optMap" } else { "optFlatMap" };
            return Err((args[0].id, format!("{function}() variable name must be a simple identifier")));
        }
    };
    let copied = make.copy(&target)?;
    let has_value = make.member("hasValue", target, Vec::new());
    let value = make.member("value", copied, Vec::new());
    let mut bound = make.bind(name, value, body);
    if wrap {
        bound = make.call("optional.of", vec![bound]);
    }
    let none = make.call("optional.none", Vec::new());
    Ok(make.call(operators::CONDITIONAL, vec![has_value, bound, none]))
}
