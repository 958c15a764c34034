//! From a checked tree to steps that are evaluated.
//!
//! As upstream's planner: selections and constant or computed indexes become
//! qualifiers of one attribute, literal lists and maps and conversions of
//! constants are folded (a conversion that fails ends the planning), `in` over a
//! constant list becomes a set, local variables become places on a stack.
//! Upstream: cel-go `interpreter/planner.go`, `decorators.go`.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::ast::{Comprehension, Expr, Kind, Literal, operators};
use crate::authz::Answers;
use crate::calls::{self, Call, Context, Function};
use crate::checker::{Ast, Reference};
use crate::convert::failure_text;
use crate::env;
use crate::functions;
use crate::macros::ACCUMULATOR;
use crate::regexes;
use crate::types::Type;
use crate::value::{Key, Map, Value};

/// A step; its value is asked for by evaluating it.
#[derive(Debug)]
pub enum Step {
    Constant(Value<'static>),
    Attribute(Attribute),
    And(Box<Step>, Box<Step>),
    Or(Box<Step>, Box<Step>),
    Equal {
        left: Box<Step>,
        right: Box<Step>,
        negated: bool,
    },
    Call(Box<CallStep>),
    /// `in` a constant list of scalars.
    Member {
        item: Box<Step>,
        set: BTreeSet<Key>,
    },
    NotStrictlyFalse(Box<Step>),
    /// `or()` and `orValue()`: the right side only where the left has nothing.
    OptionalOr {
        left: Box<Step>,
        right: Box<Step>,
        value: bool,
    },
    List {
        elements: Vec<Step>,
        optional: Vec<bool>,
    },
    Map(Vec<(Step, Step, bool)>),
    Struct {
        name: Arc<str>,
        fields: Vec<(String, Step, bool)>,
    },
    Fold(Box<Fold>),
}

/// A variable or a computed value with what is selected of it.
#[derive(Debug)]
pub struct Attribute {
    pub base: Base,
    pub qualifiers: Vec<Qualifier>,
    /// `has()`: whether the last qualifier is there.
    pub test_only: bool,
}

#[derive(Debug)]
pub enum Base {
    Local(usize),
    Global(String),
    Computed(Box<Step>),
    Conditional { condition: Box<Step>, yes: Box<Attribute>, no: Box<Attribute> },
}

#[derive(Debug)]
pub struct Qualifier {
    pub by: By,
    pub optional: bool,
}

#[derive(Debug)]
pub enum By {
    Constant(Value<'static>),
    Attribute(Attribute),
}

pub struct CallStep {
    pub function: &'static str,
    /// Empty where several overloads fit.
    pub overload: &'static str,
    pub args: Vec<Step>,
    pub implementation: Function,
    /// The pattern of `matches`, `find` and `findAll`, compiled ahead.
    pub pattern: Option<regex::Regex>,
}

impl std::fmt::Debug for CallStep {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}[{}]{:?}", self.function, self.overload, self.args)
    }
}

#[derive(Debug)]
pub struct Fold {
    pub range: Step,
    pub init: Step,
    pub two_variables: bool,
    pub condition: Step,
    pub step: Step,
    /// Where the step only adds to the accumulator: what it adds, and when.
    pub growth: Option<Growth>,
    pub result: Step,
}

/// Steps of `map`, `filter`, `transformList`, `transformMap`: the accumulator
/// grows in place, in time that does not depend on its length.
#[derive(Debug)]
pub struct Growth {
    pub filter: Option<Step>,
    pub added: Added,
}

#[derive(Debug)]
pub enum Added {
    Elements(Vec<Step>),
    Entries(Vec<Step>),
}

/// Plans `ast`; the error is what upstream says after "program instantiation failed: ".
pub fn plan(ast: &Ast) -> Result<Step, String> {
    Planner { ast, locals: Vec::new() }.step(&ast.expr)
}

struct Planner<'a> {
    ast: &'a Ast,
    locals: Vec<String>,
}

fn constant(literal: &Literal) -> Value<'static> {
    match literal {
        Literal::Null => Value::Null,
        Literal::Bool(value) => Value::Bool(*value),
        Literal::Int(value) => Value::Int(*value),
        Literal::Uint(value) => Value::Uint(*value),
        Literal::Double(value) => Value::Double(*value),
        Literal::String(text) => Value::string(text.as_str()),
        Literal::Bytes(bytes) => Value::Bytes(bytes.as_slice().into()),
    }
}

impl Planner<'_> {
    fn step(&mut self, expr: &Expr) -> Result<Step, String> {
        Ok(match &expr.kind {
            Kind::Literal(literal) => Step::Constant(constant(literal)),
            Kind::Ident(name) => self.ident(expr, name)?,
            Kind::Select { operand, field, test_only } => {
                let mut attribute = self.attribute(operand)?;
                attribute.test_only = *test_only;
                let by = By::Constant(Value::string(field.as_str()));
                attribute.qualifiers.push(Qualifier { by, optional: false });
                Step::Attribute(attribute)
            }
            Kind::Call { function, target, args } => self.call(expr, function, target.as_deref(), args)?,
            Kind::List { elements, optional } => {
                let elements = elements.iter().map(|element| self.step(element)).collect::<Result<Vec<_>, _>>()?;
                fold_list(elements, optional.clone())
            }
            Kind::Map(entries) => {
                let mut planned = Vec::with_capacity(entries.len());
                for entry in entries {
                    planned.push((self.step(&entry.key)?, self.step(&entry.value)?, entry.optional));
                }
                fold_map(planned)
            }
            Kind::Struct { name, fields } => {
                let mut planned = Vec::with_capacity(fields.len());
                for field in fields {
                    planned.push((field.name.clone(), self.step(&field.value)?, field.optional));
                }
                Step::Struct { name: name.as_str().into(), fields: planned }
            }
            Kind::Comprehension(fold) => self.fold(fold)?,
            Kind::Broken => return Err("unsupported expr".to_owned()),
        })
    }

    fn ident(&self, expr: &Expr, name: &str) -> Result<Step, String> {
        if let Some(place) = self.locals.iter().rposition(|local| local == name) {
            return Ok(attribute(Base::Local(place)));
        }
        let bare = name.strip_prefix('.').unwrap_or(name);
        if let Type::Type(Some(of)) = self.ast.type_of(expr.id)
            && matches!(self.ast.references.get(&expr.id), Some(Reference::Ident(_)))
        {
            return match env::type_named(bare) {
                Some(of) => Ok(Step::Constant(Value::Type(of.into()))),
                None if matches!(**of, Type::Struct(_)) && is_patch_type(bare) => {
                    Ok(Step::Constant(Value::Type(of.clone())))
                }
                None => Err(format!("reference to undefined type: {bare}")),
            };
        }
        Ok(attribute(Base::Global(bare.to_owned())))
    }

    /// The expression as an attribute to which qualifiers can be added.
    fn attribute(&mut self, expr: &Expr) -> Result<Attribute, String> {
        Ok(match self.step(expr)? {
            Step::Attribute(attribute) if !attribute.test_only => attribute,
            step => Attribute { base: Base::Computed(Box::new(step)), qualifiers: Vec::new(), test_only: false },
        })
    }

    fn call(&mut self, expr: &Expr, function: &str, target: Option<&Expr>, args: &[Expr]) -> Result<Step, String> {
        let boxed = |planner: &mut Self, expr: &Expr| planner.step(expr).map(Box::new);
        match (function, target, args) {
            (operators::LOGICAL_AND, None, [a, b]) => return Ok(Step::And(boxed(self, a)?, boxed(self, b)?)),
            (operators::LOGICAL_OR, None, [a, b]) => return Ok(Step::Or(boxed(self, a)?, boxed(self, b)?)),
            (operators::EQUALS | operators::NOT_EQUALS, None, [a, b]) => {
                let negated = function == operators::NOT_EQUALS;
                return Ok(Step::Equal { left: boxed(self, a)?, right: boxed(self, b)?, negated });
            }
            (operators::NOT_STRICTLY_FALSE, None, [a]) => return Ok(Step::NotStrictlyFalse(boxed(self, a)?)),
            (operators::CONDITIONAL, None, [condition, yes, no]) => {
                let condition = boxed(self, condition)?;
                let yes = Box::new(self.branch(yes)?);
                let no = Box::new(self.branch(no)?);
                return Ok(attribute(Base::Conditional { condition, yes, no }));
            }
            (operators::INDEX | operators::OPT_INDEX | operators::OPT_SELECT, None, [operand, index]) => {
                let mut attribute = self.attribute(operand)?;
                let by = match self.step(index)? {
                    Step::Constant(value) => By::Constant(value),
                    Step::Attribute(attribute) => By::Attribute(attribute),
                    other => By::Attribute(Attribute {
                        base: Base::Computed(Box::new(other)),
                        qualifiers: Vec::new(),
                        test_only: false,
                    }),
                };
                attribute.qualifiers.push(Qualifier { by, optional: function != operators::INDEX });
                return Ok(Step::Attribute(attribute));
            }
            ("or" | "orValue", Some(left), [right]) => {
                let value = function == "orValue";
                return Ok(Step::OptionalOr { left: boxed(self, left)?, right: boxed(self, right)?, value });
            }
            _ => {}
        }
        let planned = target.into_iter().chain(args).map(|arg| self.step(arg)).collect::<Result<Vec<_>, _>>()?;
        let name =
            functions::find(function).map(|found| found.name).ok_or_else(|| format!("no such overload: {function}"))?;
        let overload = match self.ast.overloads(expr.id) {
            [one] => *one,
            _ => "",
        };
        let implementation = calls::implementation(name).ok_or_else(|| format!("no such overload: {name}"))?;
        if overload == "in_list"
            && let [item, Step::Constant(Value::List(list))] = &planned[..]
        {
            let _ = item;
            if list.is_empty() {
                return Ok(Step::Constant(Value::Bool(false)));
            }
            if let Some(set) = scalar_set(list) {
                let item = planned.into_iter().next().expect("two arguments");
                return Ok(Step::Member { item: Box::new(item), set });
            }
        }
        let is_conversion = matches!(
            name,
            "int" | "uint" | "double" | "string" | "bytes" | "bool" | "timestamp" | "duration" | "dyn" | "type"
        );
        if is_conversion && let [Step::Constant(value)] = &planned[..] {
            let answers = Answers::new();
            let context = Context { answers: &answers };
            let args = [value.clone()];
            let call = Call { function: name, overload, args: &args, context: &context };
            return implementation(&call).map(Step::Constant).map_err(failure_text);
        }
        let mut pattern = None;
        if matches!(name, "matches" | "find" | "findAll")
            && let Some(Step::Constant(value)) = planned.get(1)
            && let Some(text) = value.as_str()
        {
            pattern = Some(regexes::compile(text)?);
        }
        Ok(Step::Call(Box::new(CallStep { function: name, overload, args: planned, implementation, pattern })))
    }

    fn branch(&mut self, expr: &Expr) -> Result<Attribute, String> {
        self.attribute(expr)
    }

    fn fold(&mut self, fold: &Comprehension) -> Result<Step, String> {
        let init = self.step(&fold.init)?;
        let range = self.step(&fold.range)?;
        self.locals.push(fold.accumulator.clone());
        let outer = self.locals.len();
        self.locals.push(fold.variable.clone());
        self.locals.extend(fold.variable2.clone());
        let condition = self.step(&fold.condition)?;
        let growth = self.growth(fold)?;
        let step = if growth.is_some() { Step::Constant(Value::Null) } else { self.step(&fold.step)? };
        self.locals.truncate(outer);
        let result = self.step(&fold.result)?;
        self.locals.truncate(outer - 1);
        let two_variables = fold.variable2.is_some();
        Ok(Step::Fold(Box::new(Fold { range, init, two_variables, condition, step, growth, result })))
    }

    fn growth(&mut self, fold: &Comprehension) -> Result<Option<Growth>, String> {
        if fold.accumulator != ACCUMULATOR {
            return Ok(None);
        }
        let is_accumulator = |expr: &Expr| matches!(&expr.kind, Kind::Ident(name) if name == ACCUMULATOR);
        let Kind::Call { function, target: None, args } = &fold.step.kind else { return Ok(None) };
        let (filter, grown) = match (function.as_str(), &args[..]) {
            (operators::CONDITIONAL, [filter, grown, kept]) if is_accumulator(kept) => (Some(filter), grown),
            _ => (None, &fold.step),
        };
        let Kind::Call { function, target: None, args } = &grown.kind else { return Ok(None) };
        let Some((first, added)) = args.split_first().filter(|(first, _)| is_accumulator(first)) else {
            return Ok(None);
        };
        let _ = first;
        let added = match (function.as_str(), added, &fold.init.kind) {
            (operators::ADD, [Expr { kind: Kind::List { elements, optional }, .. }], Kind::List { .. })
                if optional.iter().all(|optional| !optional) =>
            {
                Added::Elements(elements.iter().map(|element| self.step(element)).collect::<Result<_, _>>()?)
            }
            ("cel.@mapInsert", added, Kind::Map(_)) => {
                Added::Entries(added.iter().map(|entry| self.step(entry)).collect::<Result<_, _>>()?)
            }
            _ => return Ok(None),
        };
        let filter = match filter {
            Some(filter) => Some(self.step(filter)?),
            None => None,
        };
        Ok(Some(Growth { filter, added }))
    }
}

fn attribute(base: Base) -> Step {
    Step::Attribute(Attribute { base, qualifiers: Vec::new(), test_only: false })
}

fn is_patch_type(name: &str) -> bool {
    name == "JSONPatch" || name == "Object" || name.starts_with("Object.")
}

fn fold_list(elements: Vec<Step>, optional: Vec<bool>) -> Step {
    if optional.iter().any(|optional| *optional) || !elements.iter().all(|step| matches!(step, Step::Constant(_))) {
        return Step::List { elements, optional };
    }
    let values = elements.into_iter().filter_map(|step| match step {
        Step::Constant(value) => Some(value),
        _ => None,
    });
    Step::Constant(Value::list(values.collect()))
}

fn fold_map(entries: Vec<(Step, Step, bool)>) -> Step {
    let constant = entries
        .iter()
        .all(|(key, value, optional)| !optional && matches!((key, value), (Step::Constant(_), Step::Constant(_))));
    if !constant {
        return Step::Map(entries);
    }
    let mut built = BTreeMap::new();
    for (key, value, _) in entries {
        if let (Step::Constant(key), Step::Constant(value)) = (key, value) {
            built.insert(key.key(), (key, value));
        }
    }
    Step::Constant(Value::Map(Map::Built(Arc::new(built))))
}

/// The elements as keys, if all are scalars that can be looked up.
fn scalar_set(list: &crate::value::List<'static>) -> Option<BTreeSet<Key>> {
    list.iter()
        .map(|item| match item.ok()? {
            item @ (Value::Bool(_)
            | Value::Int(_)
            | Value::Uint(_)
            | Value::Double(_)
            | Value::String(_)
            | Value::Null) => Some(item.key()),
            _ => None,
        })
        .collect()
}
