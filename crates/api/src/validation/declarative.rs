//! Declarative validation: the `+k8s:` rules of the API types, run over a
//! versioned object beside its hand-written validation.
//!
//! Rules are data, `tables/declarative.txt`, made by hack/gen-validation.py in
//! the order in which upstream's generated functions run them:
//!
//! - `T type`, then `@ level rule` for the type itself and
//!   `F json shape steps…` for each field (`-` = inline; shape `*value` is a pointer).
//! - A step is `level` `!` (ends the field when it fails) or `.`, then the rule,
//!   perhaps behind `if(option,on):` or `sub(field):`; or `type=T`, `each(keys):…`
//!   (`-` = elements are not matched with old ones, `=` = matched by equality),
//!   `eachValue:type=T`. Levels: s(tandard), b(eta), a(lpha). Alpha rules are never
//!   reported, but those that end a field do end it.
//!
//! On update what did not change is not looked at again. A beta error takes the
//! place of the hand-written error of the same type, field and origin; all
//! declarative errors come after the hand-written ones.
//!
//! Upstream followed: apiserver/pkg/registry/rest/validate.go,
//! apimachinery/pkg/api/validate, zz_generated.validations.go of each group.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use apimachinery::{ErrorList, ErrorType, FieldError, Path};
use serde_json::Value;

use super::content;
use super::internal;
use super::value::{Get, text};

/// What a strategy declares for the rules of its kind.
#[derive(Default)]
pub struct Config<'a> {
    /// Feature-dependent rules that are on.
    pub options: &'a [&'a str],
    /// Turns the field of a hand-written error into the one a rule reports.
    pub normalize: Option<fn(&str) -> String>,
}

/// Adds the declarative errors of `object` (of type `api.core.v1.Pod`, …) to the
/// hand-written `errors`. `old` is the stored object on update.
pub fn finish(ty: &str, mut errors: ErrorList, object: &Value, old: Option<&Value>, config: &Config) -> ErrorList {
    let mut found = Vec::new();
    let run = Run { update: old.is_some(), options: config.options };
    run.ty(ty, &Path::root(), object, old, &mut found);
    let normal = |field: &str| config.normalize.map_or_else(|| field.to_owned(), |f| f(field));
    // Upstream filters an aggregate, in which equal errors stand once.
    let mut seen: Vec<String> = Vec::with_capacity(errors.len());
    errors.retain(|error| {
        let text = error.to_string();
        let new = !seen.contains(&text);
        seen.push(text);
        new
    });
    errors.retain(|error| {
        !error.covered
            || !found.iter().any(|(level, rule): &(char, FieldError)| {
                *level == 'b'
                    && rule.error_type == error.error_type
                    && normal(&rule.field) == normal(&error.field)
                    && rule.origin == error.origin
                    && (error.error_type != ErrorType::Invalid || !error.origin.is_empty())
            })
    });
    errors.extend(found.into_iter().map(|(_, error)| error));
    errors
}

struct Type {
    rules: Vec<(char, &'static str)>,
    fields: Vec<Field>,
}

struct Field {
    json: &'static str,
    shape: Shape,
    /// What a list holds.
    element: Option<&'static schema::Type>,
    steps: Vec<&'static str>,
}

#[derive(Clone, Copy, PartialEq)]
enum Shape {
    Value,
    Pointer,
    Collection,
}

static TYPES: LazyLock<BTreeMap<&'static str, Type>> = LazyLock::new(|| {
    let mut types = BTreeMap::new();
    let mut current = "";
    for line in include_str!("tables/declarative.txt").lines() {
        let mut words = line.split(' ');
        let (mark, name) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
        if mark == "T" {
            current = name;
        }
        let ty = types.entry(current).or_insert_with(|| Type { rules: Vec::new(), fields: Vec::new() });
        match (mark, words.next()) {
            ("@", Some(rule)) => ty.rules.push((level_of(name), rule)),
            ("F", Some(shape)) => {
                let shape = match shape {
                    "*value" => Shape::Pointer,
                    "list" | "map" => Shape::Collection,
                    _ => Shape::Value,
                };
                let of = schema::type_by_name(&format!("io.k8s.{current}"));
                let element = of.and_then(|of| of.field(name)).and_then(|field| field.kind.element().as_struct());
                ty.fields.push(Field { json: name, shape, element, steps: words.collect() });
            }
            _ => {}
        }
    }
    types
});

fn level_of(word: &str) -> char {
    word.chars().next().unwrap_or('a')
}

struct Run<'a> {
    update: bool,
    options: &'a [&'a str],
}

type Found = Vec<(char, FieldError)>;

impl Run<'_> {
    fn ty(&self, ty: &str, path: &Path, object: &Value, old: Option<&Value>, out: &mut Found) {
        let Some(rules) = TYPES.get(ty) else { return };
        for &(level, rule) in &rules.rules {
            out.extend(self.type_rule(rule, path, object, old).into_iter().map(|error| (level, error)));
        }
        for field in &rules.fields {
            let (at, old_at, path) = if field.json == "-" {
                (object, old, path.clone())
            } else {
                (object.at(field.json), old.map(|o| o.at(field.json)), path.child(field.json))
            };
            self.field(field, &path, at, old_at, out);
        }
    }

    fn field(&self, field: &Field, path: &Path, value: &Value, old: Option<&Value>, out: &mut Found) {
        if self.update && old.is_some_and(|old| same(value, old)) {
            return;
        }
        let mut ended = false;
        let mut sub_ended = false;
        for step in &field.steps {
            if let Some(ty) = step.strip_prefix("type=") {
                let absent = field.shape == Shape::Pointer && value.is_null();
                if !ended && !absent {
                    self.ty(ty, path, value, old, out);
                }
                continue;
            }
            if let Some(rest) = step.strip_prefix("each(") {
                if !ended {
                    self.each(rest, path, value, old, out);
                }
                continue;
            }
            if let Some(ty) = step.strip_prefix("eachValue:type=") {
                if !ended {
                    for (key, item) in value.as_object().into_iter().flatten() {
                        let old = old.and_then(|o| o.opt(key));
                        if self.update && old.is_some_and(|old| same(item, old)) {
                            continue;
                        }
                        self.ty(ty, &path.key(key), item, old, out);
                    }
                }
                continue;
            }
            let level = level_of(step);
            let ends = step[1..].starts_with('!');
            // A rule that does not end the field runs only when none ended it.
            if !ends && (ended || sub_ended) {
                continue;
            }
            let mut rule = &step[2..];
            if let Some(rest) = rule.strip_prefix("if(") {
                let Some((condition, inner)) = rest.split_once("):") else { continue };
                let Some((option, on)) = condition.split_once(',') else { continue };
                if self.options.contains(&option) != (on == "true") {
                    continue;
                }
                rule = inner;
            }
            if let Some(rest) = rule.strip_prefix("sub(") {
                let Some((name, inner)) = rest.split_once("):") else { continue };
                let (at, old_at) = (value.at(name), old.map(|o| o.at(name)));
                if self.update && old_at.is_some_and(|old| same(at, old)) {
                    continue;
                }
                let (errors, failed) = self.rule(inner, Shape::Value, &path.child(name), at, old_at);
                sub_ended |= ends && failed;
                out.extend(errors.into_iter().filter(|_| level != 'a').map(|error| (level, error)));
                continue;
            }
            let (errors, failed) = match rule.split_once('=').unwrap_or((rule, "")) {
                ("unique", keys) => (duplicates(keys, path, value, field.element), false),
                _ => self.rule(rule, field.shape, path, value, old),
            };
            ended |= ends && failed;
            out.extend(errors.into_iter().filter(|_| level != 'a').map(|error| (level, error)));
        }
    }

    /// `keys):type=T` or `keys):s.rule` over a list.
    fn each(&self, spec: &str, path: &Path, value: &Value, old: Option<&Value>, out: &mut Found) {
        let Some((keys, inner)) = spec.split_once("):") else { return };
        let olds = old.and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
        for (i, item) in value.as_array().into_iter().flatten().enumerate() {
            let old = match keys {
                "-" => None,
                "=" => olds.iter().find(|o| *o == item),
                keys => olds.iter().find(|o| keys.split(',').all(|key| o.at(key) == item.at(key))),
            };
            if self.update && old.is_some_and(|old| keys == "=" || same(item, old)) {
                continue;
            }
            let path = path.index(i);
            if let Some(ty) = inner.strip_prefix("type=") {
                self.ty(ty, &path, item, old, out);
            } else {
                let level = level_of(inner);
                let (errors, _) = self.rule(&inner[2..], Shape::Value, &path, item, old);
                out.extend(errors.into_iter().map(|error| (level, error)));
            }
        }
    }

    /// The errors of a rule and whether it failed; `optional` fails in silence.
    fn rule(&self, rule: &str, shape: Shape, path: &Path, value: &Value, old: Option<&Value>) -> (ErrorList, bool) {
        let (name, argument) = rule.split_once('=').unwrap_or((rule, ""));
        let unset = match shape {
            Shape::Pointer => value.is_null(),
            _ => is_zero(value),
        };
        let errors: ErrorList = match name {
            "optional" => return (ErrorList::new(), unset),
            "required" if unset => vec![FieldError::required(path, "")],
            "forbidden" if !unset => vec![FieldError::forbidden(path, "")],
            "immutable" if self.update => {
                vec![FieldError::invalid(path, &Value::Null, "field is immutable").with_origin("immutable")]
            }
            "update" if self.update => self.update_rule(argument, shape, path, value, old),
            "maxItems" => {
                let (max, count) = (number(argument), value.as_array().map_or(0, Vec::len));
                if count as i64 > max {
                    vec![FieldError::too_many(path, count, max).with_origin("maxItems")]
                } else {
                    Vec::new()
                }
            }
            "minimum" | "maximum" if !(shape == Shape::Pointer && value.is_null()) => {
                let (limit, at) = (number(argument), value.as_i64().unwrap_or_default());
                if name == "minimum" && at < limit {
                    let detail = format!("must be greater than or equal to {limit}");
                    vec![FieldError::invalid(path, &Value::from(at), detail).with_origin("minimum")]
                } else if name == "maximum" && at > limit {
                    let detail = format!("must be less than or equal to {limit}");
                    vec![FieldError::invalid(path, &Value::from(at), detail).with_origin("maximum")]
                } else {
                    Vec::new()
                }
            }
            "maxLength" if text(value).chars().count() as i64 > number(argument) => {
                vec![FieldError::too_long_characters(path, number(argument)).with_origin("maxLength")]
            }
            "maxBytes" if text(value).len() as i64 > number(argument) => {
                vec![FieldError::too_long(path, number(argument)).with_origin("maxBytes")]
            }
            "format" if !(shape == Shape::Pointer && value.is_null()) => content::check(argument, path, text(value)),
            "eachKey:format" => value
                .as_object()
                .into_iter()
                .flatten()
                .filter(|(key, _)| !(self.update && old.is_some_and(|o| o.has(key))))
                .flat_map(|(key, _)| content::check(argument, path, key))
                .collect(),
            "zeroOrOneOf" => self.zero_or_one(argument, path, value, old),
            "custom" => custom(argument, path, value),
            _ => Vec::new(),
        };
        let failed = !errors.is_empty();
        (errors, failed)
    }

    fn update_rule(
        &self,
        constraints: &str,
        shape: Shape,
        path: &Path,
        value: &Value,
        old: Option<&Value>,
    ) -> ErrorList {
        let unset = |v: &Value| if shape == Shape::Pointer { v.is_null() } else { is_zero(v) };
        if old.is_none() && shape != Shape::Pointer {
            return Vec::new();
        }
        let (is_set, was_set) = (!unset(value), old.is_some_and(|o| !unset(o)));
        constraints
            .split(',')
            .filter_map(|constraint| {
                let detail = match constraint {
                    "NoSet" if !was_set && is_set => "field cannot be set once created",
                    "NoUnset" if was_set && !is_set => "field cannot be cleared once set",
                    "NoModify" if was_set && is_set => "field cannot be modified once set",
                    _ => return None,
                };
                Some(FieldError::invalid(path, &Value::Null, detail).with_origin("update"))
            })
            .collect()
    }

    fn type_rule(&self, rule: &str, path: &Path, object: &Value, old: Option<&Value>) -> ErrorList {
        let (name, argument) = rule.split_once('=').unwrap_or((rule, ""));
        match name {
            "enum" if !argument.split(',').any(|v| v == text(object)) => {
                let supported: Vec<&str> = argument.split(',').collect();
                vec![FieldError::not_supported(path, &Value::from(text(object)), &supported)]
            }
            "union" => {
                let members: Vec<&str> = argument.split(',').collect();
                let set = |o: &Value| -> Vec<&str> {
                    members.iter().copied().filter(|m| !is_empty_member(o.at(m))).collect()
                };
                let specified = set(object);
                if self.update && old.is_some_and(|old| set(old) == specified) {
                    return Vec::new();
                }
                let all: Vec<String> = members.iter().map(|m| format!("`{m}`")).collect();
                let all = all.join(", ");
                match specified.len() {
                    0 => vec![FieldError::invalid(path, &Value::from(""), format!("must specify one of: {all}"))],
                    1 => Vec::new(),
                    _ => {
                        let shown = format!("{{{}}}", specified.join(", "));
                        let detail = format!("must specify exactly one of: {all}");
                        vec![FieldError::invalid(path, &Value::from(shown), detail)]
                    }
                }
                .into_iter()
                .map(|error| error.with_origin("union"))
                .collect()
            }
            "discriminated" => {
                let words: Vec<&str> = argument.split(',').collect();
                let [member, discriminator, value, rule] = words[..] else { return Vec::new() };
                let at = object.at(member);
                if self.update
                    && old.is_some_and(|o| o.s(discriminator) == object.s(discriminator) && same(o.at(member), at))
                {
                    return Vec::new();
                }
                let path = path.child(member);
                match (object.s(discriminator) == value, at.is_null()) {
                    (true, true) if rule == "required" => vec![FieldError::required(&path, "")],
                    (false, false) => vec![FieldError::forbidden(&path, "")],
                    _ => Vec::new(),
                }
            }
            _ => Vec::new(),
        }
    }

    fn zero_or_one(&self, types: &str, path: &Path, value: &Value, old: Option<&Value>) -> ErrorList {
        let names: Vec<&str> = types.split(',').collect();
        let set = |list: &Value| -> Vec<String> {
            names
                .iter()
                .filter(|name| list.as_array().into_iter().flatten().any(|item| item.s("type") == **name))
                .map(|name| format!("conditions[{{\"type\": \"{name}\"}}]"))
                .collect()
        };
        let specified = set(value);
        if specified.len() < 2 || self.update && old.is_some_and(|old| set(old) == specified) {
            return Vec::new();
        }
        let all: Vec<String> = names.iter().map(|name| format!("`conditions[{{\"type\": \"{name}\"}}]`")).collect();
        let shown = format!("{{{}}}", specified.join(", "));
        let detail = format!("must specify at most one of: {}", all.join(", "));
        vec![FieldError::invalid(path, &Value::from(shown), detail).with_origin("zeroOrOneOf")]
    }
}

fn number(text: &str) -> i64 {
    text.parse().unwrap_or_default()
}

fn same(a: &Value, b: &Value) -> bool {
    a == b || is_empty_member(a) && is_empty_member(b)
}

/// Null, or a list or map without elements.
fn is_empty_member(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::Array(items) => items.is_empty(),
        _ => false,
    }
}

fn is_zero(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::Bool(flag) => !flag,
        Value::Number(n) => n.as_f64() == Some(0.0),
        Value::String(text) => text.is_empty(),
        Value::Array(items) => items.is_empty(),
        Value::Object(map) => map.is_empty(),
    }
}

/// Later elements that equal an earlier one, in the keys given or wholly.
fn duplicates(keys: &str, path: &Path, value: &Value, element: Option<&'static schema::Type>) -> ErrorList {
    let items = value.as_array().map_or(&[][..], Vec::as_slice);
    let equal = |a: &Value, b: &Value| match keys {
        "" => a == b,
        keys => keys.split(',').all(|key| a.at(key) == b.at(key)),
    };
    let mut out = Vec::new();
    for (j, item) in items.iter().enumerate() {
        if items[..j].iter().any(|earlier| equal(earlier, item)) {
            let mut error = FieldError::duplicate(&path.index(j), item);
            error.bad_value =
                Some(element.map_or_else(|| internal::show_any(item), |ty| internal::show_versioned(ty, item)));
            out.push(error);
        }
    }
    out
}

/// Rules that upstream writes by hand for a field.
fn custom(name: &str, path: &Path, value: &Value) -> ErrorList {
    match name {
        "EvictionResponder_Name" => {
            let domain = text(value).split('/').next().unwrap_or_default().to_lowercase();
            let domain = domain.trim().trim_end_matches('.');
            let reserved = [".k8s.io", ".kubernetes.io"];
            if reserved.iter().any(|suffix| domain.ends_with(suffix) || domain == suffix.trim_matches('.')) {
                let detail = "domain names *.k8s.io, *.kubernetes.io are reserved";
                return vec![FieldError::invalid(path, value, detail)];
            }
            Vec::new()
        }
        "EvictionResponder_Priority" => match value.as_i64() {
            Some(priority @ 0..1000) => {
                let detail = "priorities 0-999 are reserved for responders with *.k8s.io suffix";
                vec![FieldError::invalid(path, &Value::from(priority), detail)]
            }
            _ => Vec::new(),
        },
        _ => Vec::new(),
    }
}
