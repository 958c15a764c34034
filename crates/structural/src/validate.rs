//! Values against a schema, as kube-openapi validates them: the same errors in
//! the same words, with the same choice among alternatives (`anyOf`, `oneOf`
//! report the branch with most checks passed).
//!
//! On an update a part that has not changed may stay as wrong as it was
//! (ratcheting); parts are correlated by member name and, in lists that are
//! maps, by key.
//!
//! Invariants: properties are visited by name, so that errors come in one order
//! (upstream's is random); an error text is reported once.
//!
//! Upstream followed: `kube-openapi/pkg/validation/{validate,errors}`,
//! `apiextensions-apiserver/pkg/apiserver/validation/{validation,ratcheting}.go`,
//! `apiserver/pkg/cel/common/equality.go`.

use apimachinery::field::quote;
use apimachinery::{ErrorList, FieldError, Map, Path, Value};
use patch::gofmt;
use serde_json::Number;

use crate::formats;
use crate::prune::join;
use crate::schema::{Additional, Schema};

/// All problems of a value, below `path`.
pub fn validate(path: &Path, value: &Value, schema: &Schema) -> ErrorList {
    field_errors(path, node(schema, value, "", None))
}

/// All problems of a value that an update from `old` may not bring in.
/// `structural`: the schema that says how old and new parts belong together.
pub fn validate_update(
    path: &Path,
    value: &Value,
    old: &Value,
    schema: &Schema,
    structural: Option<&Schema>,
) -> ErrorList {
    let pair = Pair { new: value, old, schema: structural };
    field_errors(path, ratcheted(schema, value, "", pair))
}

/// What kind of error, as far as field errors differ.
enum Kind {
    /// About no field: the path is lost upstream.
    Nameless,
    Required,
    Enum(Vec<Value>),
    TooLong(i64),
    TooMany {
        actual: usize,
        most: i64,
    },
    Type,
    Other,
}

struct Problem {
    kind: Kind,
    name: String,
    /// Printed form.
    value: String,
    text: String,
}

/// What a validator found; `count` grows with each check that was made.
#[derive(Default)]
struct Outcome {
    problems: Vec<Problem>,
    count: u32,
}

impl Outcome {
    fn add(&mut self, problem: Problem) {
        if !self.problems.iter().any(|known| known.text == problem.text) {
            self.problems.push(problem);
        }
    }
    fn nameless(&mut self, text: String) {
        self.add(Problem { kind: Kind::Nameless, name: String::new(), value: quote(""), text });
    }
    fn merge(&mut self, other: Outcome) {
        self.count += other.count;
        other.problems.into_iter().for_each(|problem| self.add(problem));
    }
    fn is_valid(&self) -> bool {
        self.problems.is_empty()
    }
    fn of(problem: Problem) -> Self {
        Outcome { problems: vec![problem], count: 0 }
    }
}

fn show(value: &Value) -> String {
    match value {
        Value::String(text) => quote(text),
        Value::Number(number) => gofmt::number(number),
        other => other.to_string(),
    }
}

fn other(name: &str, value: String, why: String) -> Problem {
    Problem { kind: Kind::Other, name: name.to_owned(), value, text: format!("{name} in body {why}") }
}

fn type_problem(name: &str, wanted: &str, found: &str) -> Problem {
    Problem {
        kind: Kind::Type,
        name: name.to_owned(),
        value: quote(found),
        text: format!("{name} in body must be of type {wanted}: {}", quote(found)),
    }
}

fn field_errors(path: &Path, outcome: Outcome) -> ErrorList {
    outcome
        .problems
        .into_iter()
        .map(|problem| {
            let name = problem.name.trim_start_matches('.');
            let at = if name.is_empty() { path.clone() } else { path.child(name) };
            let shown = |mut error: FieldError| {
                error.bad_value = Some(problem.value.clone());
                error
            };
            match &problem.kind {
                Kind::Nameless => FieldError::invalid_shown(path, problem.value.clone(), problem.text.clone()),
                Kind::Required => FieldError::required(&at, ""),
                Kind::Enum(values) => {
                    let texts: Vec<String> = values
                        .iter()
                        .map(|value| value.as_str().map_or_else(|| value.to_string(), str::to_owned))
                        .collect();
                    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
                    shown(FieldError::not_supported(&at, &Value::Null, &texts))
                }
                Kind::TooLong(most) => FieldError::too_long(&at, *most),
                Kind::TooMany { actual, most } => FieldError::too_many(&at, *actual, *most),
                Kind::Type => shown(FieldError::type_invalid(&at, &Value::Null, problem.text.clone())),
                Kind::Other => FieldError::invalid_shown(&at, problem.value.clone(), problem.text.clone()),
            }
        })
        .collect()
}

/// A part and what it was before.
#[derive(Clone, Copy)]
struct Pair<'a> {
    new: &'a Value,
    old: &'a Value,
    schema: Option<&'a Schema>,
}

impl<'a> Pair<'a> {
    fn member(&self, name: &str) -> Option<Pair<'a>> {
        let schema = self.schema?;
        let (old, new) = (self.old.as_object()?.get(name)?, self.new.as_object()?.get(name)?);
        Some(Pair { new, old, schema: Some(schema.member(name)?) })
    }

    fn item(&self, at: usize) -> Option<Pair<'a>> {
        let schema = self.schema?;
        let new = self.new.as_array()?.get(at)?;
        if schema.list_type != "map" {
            return None;
        }
        let key = |item: &Value| -> Option<Vec<Value>> {
            schema
                .list_map_keys
                .iter()
                .map(|name| item.get(name).filter(|v| !v.is_object() && !v.is_array() && !v.is_null()).cloned())
                .collect()
        };
        let wanted = key(new)?;
        let old = self.old.as_array()?.iter().find(|item| key(item).as_ref() == Some(&wanted))?;
        Some(Pair { new, old, schema: Some(schema.items.as_deref()?) })
    }

    /// Whether nothing changed; maps in lists may have been reordered.
    fn same(&self) -> bool {
        match (self.old, self.new) {
            (Value::Array(old), Value::Array(new)) => {
                if old.len() != new.len() {
                    return false;
                }
                let keyed = self.schema.is_some_and(|schema| schema.list_type == "map");
                if !keyed { old == new } else { (0..new.len()).all(|at| self.item(at).is_some_and(|pair| pair.same())) }
            }
            (Value::Object(old), Value::Object(new)) => {
                old.len() == new.len() && new.keys().all(|name| self.member(name).is_some_and(|pair| pair.same()))
            }
            (old, new) => old == new,
        }
    }
}

/// A part whose problems do not count when it is what it was.
fn ratcheted(schema: &Schema, value: &Value, path: &str, pair: Pair<'_>) -> Outcome {
    let outcome = node(schema, value, path, Some(pair));
    if outcome.is_valid() || !pair.same() {
        return outcome;
    }
    Outcome { problems: Vec::new(), count: outcome.count }
}

fn at_member(schema: &Schema, value: &Value, parent: &str, path: &str, name: &str, pair: Option<Pair<'_>>) -> Outcome {
    let own = parent.is_empty() && matches!(name, "apiVersion" | "kind");
    match pair.and_then(|pair| pair.member(name)).filter(|_| !own) {
        Some(pair) => ratcheted(schema, value, path, pair),
        None => node(schema, value, path, None),
    }
}

fn types(schema: &Schema) -> Vec<&str> {
    if schema.int_or_string {
        vec!["integer", "string"]
    } else if schema.kind.is_empty() {
        Vec::new()
    } else {
        vec![&schema.kind]
    }
}

/// JSON type and format of a value.
fn type_of(value: &Value) -> (&'static str, &'static str) {
    match value {
        Value::Null => ("null", ""),
        Value::Bool(_) => ("boolean", ""),
        Value::Number(number) if number.as_i64().is_some() => ("integer", "int64"),
        Value::Number(_) => ("number", "float64"),
        Value::String(_) => ("string", ""),
        Value::Array(_) => ("array", ""),
        Value::Object(_) => ("object", ""),
    }
}

/// Whether a float is an integer that JSON holds exactly.
fn is_json_integer(value: f64) -> bool {
    const MOST: f64 = 9_007_199_254_740_991.0;
    if !value.is_finite() || value.abs() > MOST {
        return false;
    }
    let whole = value.trunc();
    if value == whole {
        return true;
    }
    let difference = (value - whole).abs();
    whole != 0.0 && difference / (value.abs() + whole.abs()) < 1e-9
}

fn check_type(schema: &Schema, value: &Value, path: &str) -> Outcome {
    let types = types(schema);
    let good = Outcome { problems: Vec::new(), count: 1 };
    let (kind, format) = type_of(value);
    if value.is_null() {
        let refused = !types.is_empty() && !schema.nullable;
        return if refused { Outcome::of(type_problem(path, &types.join(","), "null")) } else { good };
    }
    let has = |name: &str| types.contains(&name);
    let float_as_integer = kind == "number" && has("integer") && value.as_f64().is_some_and(is_json_integer);
    let fits = has(kind) || float_as_integer || (kind == "integer" && has("number"));
    let texty = matches!(kind, "string" | "array");
    if !texty && !schema.format.is_empty() && !fits && format != schema.format {
        return Outcome::of(type_problem(path, &schema.format, format));
    }
    if !has("number") && !has("integer") && !schema.format.is_empty() && texty {
        return good;
    }
    if fits { good } else { Outcome::of(type_problem(path, &types.join(","), kind)) }
}

fn node(schema: &Schema, value: &Value, path: &str, pair: Option<Pair<'_>>) -> Outcome {
    let mut out = Outcome::default();
    if value.is_null() {
        out.merge(check_type(schema, value, path));
        out.merge(check_enum(schema, value, path));
        return out;
    }
    if !schema.kind.is_empty() || schema.int_or_string || !schema.format.is_empty() {
        out.merge(check_type(schema, value, path));
        out.count += 1;
    }
    out.merge(check_alternatives(schema, value, path, pair));
    out.count += 1;
    match value {
        Value::String(text) => {
            out.merge(check_string(schema, text, path));
            out.count += 1;
            if !schema.format.is_empty()
                && let Some(fits) = formats::check(&schema.format, text)
            {
                if !fits {
                    out.add(type_problem(path, &schema.format, text));
                }
                out.count += 1;
            }
        }
        Value::Number(number) => {
            out.merge(check_number(schema, number, path));
            out.count += 1;
        }
        Value::Array(items) => {
            out.merge(check_list(schema, items, path, pair));
            out.count += 1;
        }
        _ => {}
    }
    out.merge(check_enum(schema, value, path));
    out.count += 1;
    if let Value::Object(map) = value {
        out.merge(check_object(schema, map, path, pair));
        out.count += 1;
    }
    out.count += 1;
    out
}

fn check_enum(schema: &Schema, value: &Value, path: &str) -> Outcome {
    let equal = |wanted: &Value| match (wanted, value) {
        (Value::Null, _) | (_, Value::Null) => false,
        // Upstream converts to the type of the enum's value first.
        (Value::Number(wanted), Value::Number(found)) => match wanted.as_i64() {
            Some(wanted) => found.as_i64().or(found.as_f64().map(|f| f as i64)) == Some(wanted),
            None => wanted.as_f64() == found.as_f64(),
        },
        (wanted, found) => wanted == found,
    };
    if schema.enums.is_empty() || schema.enums.iter().any(equal) {
        return Outcome::default();
    }
    let listed: Vec<String> = schema.enums.iter().map(gofmt::plain).collect();
    Outcome::of(Problem {
        kind: Kind::Enum(schema.enums.clone()),
        name: path.to_owned(),
        value: show(value),
        text: format!("{path} in body should be one of [{}]", listed.join(" ")),
    })
}

/// The first of length and pattern that does not fit.
fn check_string(schema: &Schema, text: &str, path: &str) -> Outcome {
    let length = i64::try_from(text.chars().count()).unwrap_or(i64::MAX);
    if let Some(most) = schema.max_length.filter(|most| length > *most) {
        return Outcome::of(Problem {
            kind: Kind::TooLong(most),
            name: path.to_owned(),
            value: String::new(),
            text: format!("{path} in body should be at most {most} chars long"),
        });
    }
    if let Some(least) = schema.min_length.filter(|least| length < *least) {
        return Outcome::of(other(path, quote(text), format!("should be at least {least} chars long")));
    }
    if let Some((pattern, compiled)) = &schema.pattern {
        let shown = match compiled {
            Ok(compiled) if compiled.is_match(text) => return Outcome::default(),
            Ok(_) => pattern.clone(),
            Err(why) => format!("{pattern}, but pattern is invalid: {why}"),
        };
        return Outcome::of(other(path, quote(text), format!("should match '{shown}'")));
    }
    Outcome::default()
}

/// Whether a number fits the schema's type and format; else the error's text.
fn out_of_range(number: &Number, kind: &str, format: &str, what: &str, path: &str) -> Option<String> {
    let whole = number.as_i64().or_else(|| {
        let float = number.as_f64().unwrap_or(f64::NAN);
        (float.fract() == 0.0 && float.abs() < 9.223_372_036_854_775e18).then_some(float as i64)
    });
    let fits = match (kind, format) {
        ("integer", "int32") => whole.is_some_and(|n| i32::try_from(n).is_ok()),
        ("integer", _) => whole.is_some(),
        (_, "float") => number.as_f64().is_none_or(|f| f.abs() <= f64::from(f32::MAX)),
        _ => true,
    };
    let of = if format.is_empty() { "(default format)".to_owned() } else { format!("with format {format}") };
    (!fits).then(|| format!("{what} value must be of type {kind} {of} in {path}"))
}

fn check_number(schema: &Schema, number: &Number, path: &str) -> Outcome {
    let mut out = Outcome::default();
    let kind = match schema.kind.as_str() {
        kind @ ("integer" | "number") if !schema.int_or_string => kind,
        _ => "",
    };
    let format = match (kind, schema.format.as_str()) {
        ("integer", format @ ("int32" | "int64")) | ("number", format @ ("float" | "double")) => format,
        _ => "",
    };
    let shown = gofmt::number(number);
    let float = number.as_f64().unwrap_or(f64::NAN);
    let bound = |limit: f64| Number::from_f64(limit).unwrap_or_else(|| Number::from(0));
    if let Some(text) = out_of_range(number, kind, format, "Checked", path) {
        out.nameless(text);
    }
    // An int64 is compared as such, unless the limit is no integer of the type.
    let integer = |limit: f64, what: &str, part: &mut Outcome| -> Option<i64> {
        let bad = out_of_range(&bound(limit), kind, format, what, path);
        let native = bad.is_none();
        bad.into_iter().for_each(|text| part.nameless(text));
        number.as_i64().filter(|_| native)
    };
    let mut part = |limit: Option<f64>, what: &str, test: &dyn Fn(f64, Option<i64>) -> Option<String>| {
        let Some(limit) = limit else { return };
        let mut found = Outcome::default();
        let native = integer(limit, what, &mut found);
        if let Some(why) = test(limit, native) {
            found.add(other(path, shown.clone(), why));
        }
        out.merge(found);
    };
    part(schema.multiple_of, "MultipleOf", &|factor, native| match native {
        Some(value) => {
            let whole = factor as i64;
            (whole > 0 && value % whole != 0).then(|| format!("should be a multiple of {whole}"))
        }
        None => {
            let quotient = if factor < 1.0 { 1.0 / factor * float } else { float / factor };
            (factor > 0.0 && !is_json_integer(quotient))
                .then(|| format!("should be a multiple of {}", gofmt::float(factor)))
        }
    });
    let words = |low: bool, exclusive: bool| match (low, exclusive) {
        (true, true) => "should be greater than",
        (true, false) => "should be greater than or equal to",
        (false, true) => "should be less than",
        (false, false) => "should be less than or equal to",
    };
    let exclusive = schema.exclusive_minimum;
    part(schema.minimum, "Minimum boundary", &|least, native| match native {
        Some(value) => {
            let least = least as i64;
            let low = value < least || (exclusive && value == least);
            low.then(|| format!("{} {least}", words(true, exclusive)))
        }
        None => {
            let low = float < least || (exclusive && float == least);
            low.then(|| format!("{} {}", words(true, exclusive), gofmt::float(least)))
        }
    });
    let exclusive = schema.exclusive_maximum;
    part(schema.maximum, "Maximum boundary", &|most, native| match native {
        Some(value) => {
            let most = most as i64;
            let high = value > most || (exclusive && value == most);
            high.then(|| format!("{} {most}", words(false, exclusive)))
        }
        None => {
            let high = float > most || (exclusive && float == most);
            high.then(|| format!("{} {}", words(false, exclusive), gofmt::float(most)))
        }
    });
    out.count += 1;
    out
}

fn check_list(schema: &Schema, items: &[Value], path: &str, pair: Option<Pair<'_>>) -> Outcome {
    let mut out = Outcome::default();
    if let Some(schema) = &schema.items {
        for (at, item) in items.iter().enumerate() {
            let path = format!("{path}[{at}]");
            out.merge(match pair.and_then(|pair| pair.item(at)) {
                Some(pair) => ratcheted(schema, item, &path, pair),
                None => node(schema, item, &path, None),
            });
        }
    }
    let size = i64::try_from(items.len()).unwrap_or(i64::MAX);
    if let Some(least) = schema.min_items.filter(|least| size < *least) {
        out.add(other(path, size.to_string(), format!("should have at least {least} items")));
    }
    if let Some(most) = schema.max_items.filter(|most| size > *most) {
        out.add(Problem {
            kind: Kind::TooMany { actual: items.len(), most },
            name: path.to_owned(),
            value: String::new(),
            text: format!("{path} in body should have at most {most} items"),
        });
    }
    if schema.unique_items && (1..items.len()).any(|at| items[..at].contains(&items[at])) {
        out.add(other(path, quote(""), "shouldn't contain duplicates".to_owned()));
    }
    out.count += 1;
    out
}

fn check_object(schema: &Schema, map: &Map<String, Value>, path: &str, pair: Option<Pair<'_>>) -> Outcome {
    let mut out = Outcome::default();
    let size = i64::try_from(map.len()).unwrap_or(i64::MAX);
    if let Some(least) = schema.min_properties.filter(|least| size < *least) {
        out.add(other(path, size.to_string(), format!("should have at least {least} properties")));
    }
    if let Some(most) = schema.max_properties.filter(|most| size > *most) {
        out.add(Problem {
            kind: Kind::TooMany { actual: map.len(), most },
            name: path.to_owned(),
            value: String::new(),
            text: format!("{path} in body should have at most {most} properties"),
        });
    }
    for (name, member) in map.iter().filter(|(name, _)| !schema.properties.contains_key(*name)) {
        match &schema.additional {
            Additional::None => out.add(Problem {
                kind: Kind::Other,
                name: path.to_owned(),
                value: quote(name),
                text: format!("{path}.{name} in body is a forbidden property"),
            }),
            Additional::Schema(inner) => {
                out.merge(at_member(inner, member, path, &format!("{path}.{name}"), name, pair));
            }
            Additional::Absent | Additional::Any => {}
        }
    }
    for (name, property) in &schema.properties {
        if let Some(member) = map.get(name) {
            out.merge(at_member(property, member, path, &join(path, name), name, pair));
        }
    }
    for name in schema.required.iter().filter(|name| !map.contains_key(*name)) {
        out.add(Problem {
            kind: Kind::Required,
            name: format!("{path}.{name}"),
            value: String::new(),
            text: format!("{path}.{name} in body is required"),
        });
    }
    out
}

fn check_alternatives(schema: &Schema, value: &Value, path: &str, pair: Option<Pair<'_>>) -> Outcome {
    let mut out = Outcome::default();
    let quoted = quote(path);
    if !schema.any_of.is_empty() {
        let mut best: Option<Outcome> = None;
        let mut good = None;
        for branch in &schema.any_of {
            let found = node(branch, value, path, pair);
            if found.is_valid() {
                good = Some(found);
                break;
            }
            if best.as_ref().is_none_or(|best| found.count > best.count) {
                best = Some(found);
            }
        }
        match good {
            Some(good) => out.merge(good),
            None => {
                out.nameless(format!("{quoted} must validate at least one schema (anyOf)"));
                best.into_iter().for_each(|best| out.merge(best));
            }
        }
    }
    if !schema.one_of.is_empty() {
        let (mut best, mut first, mut good): (Option<Outcome>, Option<Outcome>, usize) = (None, None, 0);
        for branch in &schema.one_of {
            let found = node(branch, value, path, pair);
            if found.is_valid() {
                good += 1;
                best = None;
                first.get_or_insert(found);
            } else if good == 0 && best.as_ref().is_none_or(|best| found.count > best.count) {
                best = Some(found);
            }
        }
        match (good, first) {
            (1, Some(first)) => out.merge(first),
            _ => {
                let found =
                    if good == 0 { "Found none valid".to_owned() } else { format!("Found {good} valid alternatives") };
                out.nameless(format!("{quoted} must validate one and only one schema (oneOf). {found}"));
                best.into_iter().for_each(|best| out.merge(best));
            }
        }
    }
    if !schema.all_of.is_empty() {
        let mut good = 0;
        for branch in &schema.all_of {
            let found = node(branch, value, path, pair);
            good += usize::from(found.is_valid());
            out.merge(found);
        }
        if good != schema.all_of.len() {
            let none = if good == 0 { ". None validated" } else { "" };
            out.nameless(format!("{quoted} must validate all the schemas (allOf){none}"));
        }
    }
    if let Some(not) = &schema.not
        && node(not, value, path, pair).is_valid()
    {
        out.nameless(format!("{quoted} must not validate the schema (not)"));
    }
    out.count += 1;
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use apimachinery::json;

    fn texts(errors: &ErrorList) -> Vec<String> {
        errors.iter().map(ToString::to_string).collect()
    }

    fn problems(schema: Value, value: Value) -> Vec<String> {
        let schema = Schema::parse(&json!({"type": "object", "properties": {"f": schema}}));
        texts(&validate(&Path::root(), &json!({"f": value}), &schema))
    }

    #[test]
    fn words_are_kube_openapis() {
        assert_eq!(
            problems(json!({"type": "integer"}), json!("x")),
            [r#"f: Invalid value: "string": f in body must be of type integer: "string""#]
        );
        assert_eq!(problems(json!({"type": "object", "required": ["a"]}), json!({})), ["f.a: Required value"]);
        assert_eq!(
            problems(json!({"type": "integer", "enum": [1, 2]}), json!(3)),
            [r#"f: Unsupported value: 3: supported values: "1", "2""#]
        );
        assert_eq!(
            problems(json!({"type": "integer", "anyOf": [{"minimum": 10}, {"maximum": 1}]}), json!(5)),
            [
                r#"<nil>: Invalid value: "": "f" must validate at least one schema (anyOf)"#,
                "f: Invalid value: 5: f in body should be greater than or equal to 10"
            ]
        );
        assert_eq!(
            problems(json!({"type": "integer"}), json!(1.5)),
            [
                r#"f: Invalid value: "number": f in body must be of type integer: "number""#,
                r#"<nil>: Invalid value: "": Checked value must be of type integer (default format) in f"#
            ]
        );
        assert_eq!(problems(json!({"type": "integer"}), json!(1.0)), Vec::<String>::new());
        assert_eq!(
            problems(json!({"type": "string", "format": "date"}), json!(1)),
            [r#"f: Invalid value: "int64": f in body must be of type date: "int64""#]
        );
    }

    #[test]
    fn what_was_wrong_may_stay() {
        let schema = Schema::parse(&json!({"type": "object", "properties": {
            "a": {"type": "string", "maxLength": 1},
            "l": {"type": "array", "x-kubernetes-list-type": "map", "x-kubernetes-list-map-keys": ["k"],
                  "items": {"type": "object", "properties": {"k": {"type": "string"}, "v": {"type": "integer", "maximum": 1}}}},
        }}));
        let old = json!({"a": "long", "l": [{"k": "x", "v": 5}]});
        let update = |new: Value| texts(&validate_update(&Path::root(), &new, &old, &schema, Some(&schema)));
        assert!(update(json!({"a": "long", "l": [{"k": "y", "v": 0}, {"k": "x", "v": 5}]})).is_empty());
        assert_eq!(update(json!({"a": "wrong"})), ["a: Too long: may not be more than 1 byte"]);
        assert_eq!(
            update(json!({"a": "long", "l": [{"k": "x", "v": 6}]})),
            ["l[0].v: Invalid value: 6: l[0].v in body should be less than or equal to 1"]
        );
    }
}
