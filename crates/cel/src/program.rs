//! Evaluation with a running cost.
//!
//! Every step adds its cost after it has a value, as upstream's tracker does, and
//! the evaluation ends as soon as the limit is passed. Nothing here recurses
//! deeper than the expression is nested. Upstream: cel-go
//! `interpreter/interpretable.go`, `attributes.go`, `runtimecost.go`.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::authz::Answers;
use crate::calls::{self, Call, Context};
use crate::checker::Ast;
use crate::compare::equal;
use crate::cost::{LIST_CREATE, MAP_CREATE, STRUCT_CREATE};
use crate::ext::string_format::go_value;
use crate::plan::{self, Added, Attribute, Base, By, CallStep, Fold, Growth, Qualifier, Step};
use crate::runtime_cost::call_cost;
use crate::value::{Failure, List, Map, NO_SUCH_OVERLOAD, Object, Outcome, Value};

pub const COST_LIMIT_EXCEEDED: &str = "operation cancelled: actual cost limit exceeded";

/// A compiled expression; evaluated any number of times, from any thread.
#[derive(Debug)]
pub struct Program {
    step: Step,
}

/// Where the values of variables come from.
pub trait Variables<'a> {
    /// The value of a variable; an error fails the evaluation where it is used.
    fn get(&self, name: &str) -> Option<Outcome<'a>>;
    /// A field of a variable whose fields are computed when they are asked for;
    /// `None` for ordinary variables.
    fn field(&self, _name: &str, _field: &str) -> Option<Outcome<'a>> {
        None
    }
}

/// Variables in a map.
impl<'a> Variables<'a> for BTreeMap<&str, Value<'a>> {
    fn get(&self, name: &str) -> Option<Outcome<'a>> {
        self.get(name).cloned().map(Ok)
    }
}

/// What an evaluation gave and what it cost.
#[derive(Debug)]
pub struct Evaluation<'a> {
    pub result: Outcome<'a>,
    pub cost: u64,
}

impl Program {
    /// Plans a checked expression. The error is the text after upstream's
    /// "program instantiation failed: ".
    pub fn new(ast: &Ast) -> Result<Program, String> {
        plan::plan(ast).map(|step| Program { step })
    }

    /// Evaluates; `limit` bounds the cost, `answers` are known authorization decisions.
    pub fn eval<'a>(&'a self, variables: &dyn Variables<'a>, answers: &Answers, limit: u64) -> Evaluation<'a> {
        let mut run = Run { variables, context: Context { answers }, locals: Vec::new(), cost: 0, limit };
        let result = run.step(&self.step);
        Evaluation { result, cost: run.cost }
    }
}

struct Run<'r, 'a> {
    variables: &'r dyn Variables<'a>,
    context: Context<'r>,
    locals: Vec<Outcome<'a>>,
    cost: u64,
    limit: u64,
}

/// What a chain of qualifiers led to.
struct Resolved<'a> {
    value: Value<'a>,
    optional: bool,
}

impl<'a> Run<'_, 'a> {
    fn spend(&mut self, cost: u64) -> Result<(), Failure> {
        self.cost = self.cost.saturating_add(cost);
        if self.cost > self.limit { Err(Failure::OutOfBudget) } else { Ok(()) }
    }

    /// Adds a cost also where the value is an error, which then goes on.
    fn spend_on(&mut self, cost: u64, outcome: Outcome<'a>) -> Outcome<'a> {
        match outcome {
            Err(failure @ (Failure::OutOfBudget | Failure::Pending(_))) => Err(failure),
            outcome => {
                self.spend(cost)?;
                outcome
            }
        }
    }

    fn step(&mut self, step: &'a Step) -> Outcome<'a> {
        match step {
            Step::Constant(value) => Ok(value.clone()),
            Step::Attribute(attribute) => {
                let outcome = self.attribute(attribute);
                let own = u64::from(!matches!(attribute.base, Base::Conditional { .. }) && !attribute.test_only);
                self.spend_on(own, outcome)
            }
            Step::And(a, b) => self.logical(a, b, false),
            Step::Or(a, b) => self.logical(a, b, true),
            Step::Equal { left, right, negated } => {
                let (left, right) = (self.absorbing(left)?, self.absorbing(right)?);
                let args = [left?, right?];
                let outcome = match equal(&args[0], &args[1]) {
                    Ok(same) => Ok(Value::Bool(same != *negated)),
                    // An error of the comparison itself is "not equal" to `!=`.
                    Err(_) if *negated => Ok(Value::Bool(true)),
                    Err(failure) => Err(failure),
                };
                let (function, overload) = if *negated { ("_!=_", "not_equals") } else { ("_==_", "equals") };
                self.spend(call_cost(function, overload, &args, outcome.as_ref().ok()))?;
                outcome
            }
            Step::Call(call) => self.call(call),
            Step::Member { item, set } => {
                let item = self.step(item)?;
                Ok(Value::Bool(set.contains(&item.key())))
            }
            Step::NotStrictlyFalse(inner) => {
                let value = self.absorbing(inner)?;
                self.spend(1)?;
                Ok(match value {
                    Ok(value @ Value::Bool(_)) => value,
                    _ => Value::Bool(true),
                })
            }
            Step::OptionalOr { left, right, value } => match self.step(left)? {
                Value::Optional(Some(inner)) if *value => Ok((*inner).clone()),
                found @ Value::Optional(Some(_)) => Ok(found),
                Value::Optional(None) => self.step(right),
                _ => Failure::error(NO_SUCH_OVERLOAD),
            },
            Step::List { elements, optional } => {
                let mut items = Vec::with_capacity(elements.len());
                for (element, optional) in elements.iter().zip(optional) {
                    let value = self.step(element)?;
                    match (optional, value) {
                        (false, value) => items.push(value),
                        (true, Value::Optional(Some(value))) => items.push((*value).clone()),
                        (true, Value::Optional(None)) => {}
                        (true, value) => {
                            return Failure::error(format!(
                                "cannot initialize optional list element from non-optional value {}",
                                go_value(&value)
                            ));
                        }
                    }
                }
                self.spend(LIST_CREATE)?;
                Ok(Value::list(items))
            }
            Step::Map(entries) => {
                let mut built = BTreeMap::new();
                for (key, value, optional) in entries {
                    let key = self.step(key)?;
                    let value = self.step(value)?;
                    if let Some(value) = present(&key, value, *optional)? {
                        built.insert(key.key(), (key, value));
                    }
                }
                self.spend(MAP_CREATE)?;
                Ok(Value::Map(Map::Built(Arc::new(built))))
            }
            Step::Struct { name, fields } => {
                let mut built = BTreeMap::new();
                for (field, value, optional) in fields {
                    let value = self.step(value)?;
                    if let Some(value) = present(&Value::string(field.as_str()), value, *optional)? {
                        built.insert(field.clone(), value);
                    }
                }
                self.spend(STRUCT_CREATE)?;
                check_patch(name, &built)?;
                Ok(Value::Object(Arc::new(Object { type_name: name.clone(), fields: built })))
            }
            Step::Fold(fold) => self.fold(fold),
        }
    }

    /// The step's value or its error value; what nothing absorbs goes on.
    fn absorbing(&mut self, step: &'a Step) -> Result<Outcome<'a>, Failure> {
        match self.step(step) {
            Err(failure @ (Failure::OutOfBudget | Failure::Pending(_))) => Err(failure),
            outcome => Ok(outcome),
        }
    }

    /// `&&` and `||`: one side that decides makes the other's error void.
    fn logical(&mut self, a: &'a Step, b: &'a Step, decides: bool) -> Outcome<'a> {
        let mut failure = None;
        for side in [a, b] {
            match self.absorbing(side)? {
                Ok(Value::Bool(value)) if value == decides => return Ok(Value::Bool(decides)),
                Ok(Value::Bool(_)) => {}
                Ok(_) => failure = failure.or(Some(Failure::Error(NO_SUCH_OVERLOAD.to_owned()))),
                Err(error) => failure = failure.or(Some(error)),
            }
        }
        failure.map_or(Ok(Value::Bool(!decides)), Err)
    }

    fn call(&mut self, call: &'a CallStep) -> Outcome<'a> {
        let mut args = Vec::with_capacity(call.args.len());
        let mut failure = None;
        for arg in &call.args {
            match self.absorbing(arg)? {
                Ok(value) => args.push(value),
                // Functions of three arguments stop at the first error, the others evaluate both.
                Err(error) if call.args.len() > 2 => return Err(error),
                Err(error) => failure = failure.or(Some(error)),
            }
        }
        if let Some(failure) = failure {
            return Err(failure);
        }
        let outcome = match (&call.pattern, &args[..]) {
            (Some(pattern), [Value::String(text), ..]) => compiled(call, pattern, text.as_str(), &args),
            _ => (call.implementation)(&Call {
                function: call.function,
                overload: call.overload,
                args: &args,
                context: &self.context,
            }),
        };
        let cost = call_cost(call.function, call.overload, &args, outcome.as_ref().ok());
        self.spend_on(cost, outcome)
    }

    fn attribute(&mut self, attribute: &'a Attribute) -> Outcome<'a> {
        let base = match &attribute.base {
            Base::Local(place) => self.locals[*place].clone()?,
            Base::Global(name) => {
                if let Some((first, rest)) = attribute.qualifiers.split_first()
                    && let By::Constant(key) = &first.by
                    && let Some(field) = key.as_str()
                    && let Some(value) = self.variables.field(name, field)
                {
                    self.spend(1)?;
                    if attribute.test_only && rest.is_empty() {
                        return Ok(Value::Bool(true));
                    }
                    return self.finish(value?, rest, attribute.test_only);
                }
                match self.variables.get(name) {
                    Some(value) => value?,
                    None => return Failure::error(format!("no such attribute(s): {name}")),
                }
            }
            Base::Computed(step) => self.step(step)?,
            Base::Conditional { condition, yes, no } => match self.step(condition)? {
                Value::Bool(true) => self.attribute(yes)?,
                Value::Bool(false) => self.attribute(no)?,
                _ => return Failure::error(NO_SUCH_OVERLOAD),
            },
        };
        self.finish(base, &attribute.qualifiers, attribute.test_only)
    }

    fn finish(&mut self, base: Value<'a>, qualifiers: &'a [Qualifier], test_only: bool) -> Outcome<'a> {
        let resolved = self.qualify(base, qualifiers, test_only)?;
        Ok(if resolved.optional { Value::optional(Some(resolved.value)) } else { resolved.value })
    }

    /// Applies the qualifiers one after the other. Once one of them is optional,
    /// what is not there makes the whole `optional.none()`.
    fn qualify(
        &mut self,
        base: Value<'a>,
        qualifiers: &'a [Qualifier],
        test_only: bool,
    ) -> Result<Resolved<'a>, Failure> {
        let (mut at, mut optional) = (base, false);
        let last = qualifiers.len();
        for (number, qualifier) in qualifiers.iter().enumerate() {
            if let Value::Optional(inner) = &at {
                optional = true;
                match inner {
                    None => return Ok(none(test_only)),
                    Some(inner) => at = (**inner).clone(),
                }
            }
            let Qualifier { by, optional: is_optional } = qualifier;
            let key = match by {
                By::Constant(value) => value.clone(),
                By::Attribute(inner) => self.attribute(inner)?,
            };
            if test_only && number + 1 == last {
                self.spend(1)?;
                let there = is_present(&at, &key)?;
                return Ok(Resolved { value: Value::Bool(there), optional: false });
            }
            optional |= is_optional;
            match lookup(&at, &key, optional) {
                Ok(Some(value)) => {
                    self.spend(1)?;
                    at = value;
                }
                Ok(None) => return Ok(none(test_only)),
                Err(failure) => {
                    self.spend(1)?;
                    return Err(failure);
                }
            }
        }
        Ok(Resolved { value: at, optional })
    }

    fn fold(&mut self, fold: &'a Fold) -> Outcome<'a> {
        let range = self.step(&fold.range)?;
        let place = self.locals.len();
        let outcome = self.run_fold(fold, range, place);
        self.locals.truncate(place);
        outcome
    }

    fn run_fold(&mut self, fold: &'a Fold, range: Value<'a>, place: usize) -> Outcome<'a> {
        let init = self.absorbing(&fold.init)?;
        self.locals.push(init);
        match &range {
            Value::List(list) => {
                for at in 0..list.len() {
                    let item = list.get(at).expect("within the length");
                    let variables = if fold.two_variables {
                        [Some(Ok(Value::Int(at as i64))), Some(item)]
                    } else {
                        [Some(item), None]
                    };
                    if !self.round(fold, place, variables)? {
                        break;
                    }
                }
            }
            Value::Map(map) => {
                for key in map.keys() {
                    let value = if fold.two_variables { map.find(&key) } else { None };
                    let value = value.or(fold.two_variables.then_some(Ok(Value::Null)));
                    if !self.round(fold, place, [Some(Ok(key)), value])? {
                        break;
                    }
                }
            }
            other => {
                return Failure::error(format!("got '{}', expected iterable type", other.type_name()));
            }
        }
        self.locals.truncate(place + 1);
        self.step(&fold.result)
    }

    /// One turn of a loop; false where the condition ends it.
    fn round(&mut self, fold: &'a Fold, place: usize, variables: [Option<Outcome<'a>>; 2]) -> Result<bool, Failure> {
        self.locals.truncate(place + 1);
        self.locals.extend(variables.into_iter().flatten());
        if let Ok(Value::Bool(false)) = self.absorbing(&fold.condition)? {
            return Ok(false);
        }
        match &fold.growth {
            Some(growth) => self.grow(growth, place)?,
            None => {
                let next = self.absorbing(&fold.step)?;
                self.locals[place] = next;
            }
        }
        Ok(true)
    }

    /// A step that adds to the accumulator, in place.
    fn grow(&mut self, growth: &'a Growth, place: usize) -> Result<(), Failure> {
        if let Some(filter) = &growth.filter {
            match self.absorbing(filter)? {
                Ok(Value::Bool(true)) => {}
                Ok(Value::Bool(false)) => return Ok(()),
                Ok(_) => {
                    self.locals[place] = Failure::error(NO_SUCH_OVERLOAD);
                    return Ok(());
                }
                Err(failure) => {
                    self.locals[place] = Err(failure);
                    return Ok(());
                }
            }
        }
        // The accumulator as an operand.
        self.spend(1)?;
        let (Added::Elements(steps) | Added::Entries(steps)) = &growth.added;
        let mut added = Vec::with_capacity(steps.len());
        let mut failure = None;
        for step in steps {
            match self.absorbing(step)? {
                Ok(value) => added.push(value),
                Err(error) => {
                    failure = Some(error);
                    break;
                }
            }
        }
        if let Some(error) = failure {
            if self.locals[place].is_ok() {
                self.locals[place] = Err(error);
            }
            return Ok(());
        }
        let creation = if matches!(growth.added, Added::Elements(_)) { LIST_CREATE } else { 0 };
        self.spend(creation + 1)?;
        let outcome = match (&growth.added, &mut self.locals[place]) {
            (Added::Elements(_), Ok(Value::List(List::Built(items)))) => {
                Arc::make_mut(items).extend(added);
                Ok(())
            }
            (Added::Entries(_), Ok(Value::Map(Map::Built(entries)))) => {
                calls::insert_into(Arc::make_mut(entries), &added)
            }
            _ => Ok(()),
        };
        if let Err(failure) = outcome {
            self.locals[place] = Err(failure);
        }
        Ok(())
    }
}

fn none<'a>(test_only: bool) -> Resolved<'a> {
    let value = if test_only { Value::Bool(false) } else { Value::optional(None) };
    Resolved { value, optional: false }
}

/// The value of an entry of a literal; `None` for an optional one without value.
fn present<'a>(key: &Value<'a>, value: Value<'a>, optional: bool) -> Result<Option<Value<'a>>, Failure> {
    match (optional, value) {
        (false, value) => Ok(Some(value)),
        (true, Value::Optional(inner)) => Ok(inner.map(|inner| (*inner).clone())),
        (true, value) => Failure::error(format!(
            "cannot initialize optional entry '{}' from non-optional value {}",
            go_value(key),
            go_value(&value)
        )),
    }
}

/// The texts of a `JSONPatch` must be texts.
fn check_patch(name: &str, fields: &BTreeMap<String, Value<'_>>) -> Result<(), Failure> {
    if name != "JSONPatch" {
        return Ok(());
    }
    for (field, value) in fields {
        if field != "value" && value.as_str().is_none() {
            return Failure::error(format!("unexpected type {} for JSONPatchType '{field}' field", value.type_name()));
        }
    }
    Ok(())
}

fn no_such_key<T>(key: &Value<'_>) -> Result<T, Failure> {
    Failure::error(format!("no such key: {}", go_value(key)))
}

/// The element or entry `key` of `at`; `Ok(None)` where it is not there and may
/// be missing.
fn lookup<'a>(at: &Value<'a>, key: &Value<'a>, may_miss: bool) -> Result<Option<Value<'a>>, Failure> {
    match at {
        Value::Map(map) => match map.find(key) {
            Some(found) => found.map(Some),
            None if may_miss => Ok(None),
            None => no_such_key(key),
        },
        Value::List(list) => {
            let index = match key {
                Value::Int(index) => Some(*index),
                Value::Uint(index) => i64::try_from(*index).ok(),
                Value::Double(index) if index.fract() == 0.0 => Some(*index as i64),
                _ => {
                    return Failure::error(format!("unsupported index type '{}' in list", key.type_name()));
                }
            };
            let found = index.and_then(|index| usize::try_from(index).ok()).and_then(|index| list.get(index));
            match found {
                Some(found) => found.map(Some),
                None if may_miss => Ok(None),
                None => Failure::error(format!("index out of bounds: {}", go_value(key))),
            }
        }
        Value::Object(object) => match key.as_str().and_then(|name| object.fields.get(name)) {
            Some(found) => Ok(Some(found.clone())),
            None if may_miss => Ok(None),
            // An unset text of a patch is empty.
            None if *object.type_name == *"JSONPatch" => Ok(Some(Value::string(""))),
            None => no_such_key(key),
        },
        _ if may_miss => Ok(None),
        _ => Failure::error(NO_SUCH_OVERLOAD),
    }
}

/// `has(at.key)`.
fn is_present(at: &Value<'_>, key: &Value<'_>) -> Result<bool, Failure> {
    match at {
        Value::Map(map) => match map.find(key) {
            None => Ok(false),
            Some(Ok(_)) => Ok(true),
            Some(Err(failure)) => Err(failure),
        },
        Value::Object(object) => Ok(key.as_str().is_some_and(|name| object.fields.contains_key(name))),
        Value::Optional(_) => Ok(false),
        _ => Ok(false),
    }
}

/// `matches`, `find` and `findAll` with a pattern compiled ahead.
fn compiled<'a>(call: &CallStep, pattern: &regex::Regex, text: &str, args: &[Value<'a>]) -> Outcome<'a> {
    Ok(match call.function {
        "matches" => Value::Bool(pattern.is_match(text)),
        "find" => Value::string(pattern.find(text).map_or("", |found| found.as_str())),
        _ => {
            let limit = match args.get(2) {
                Some(Value::Int(limit)) => usize::try_from(*limit).unwrap_or(usize::MAX),
                _ => usize::MAX,
            };
            Value::strings(pattern.find_iter(text).take(limit).map(|found| found.as_str().to_owned()))
        }
    })
}
