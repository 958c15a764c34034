//! Validation of a value by a schema, with kube-openapi's words.
//!
//! Upstream followed: `k8s.io/kube-openapi/pkg/validation/validate`,
//! `apiextensions-apiserver/pkg/apiserver/validation`.

use apimachinery::{ErrorList, FieldError, Path, Value};

use super::formats;
use super::schema::{Additional, Schema};

/// The path of an error: dotted names, list elements as `[0]`.
fn at(path: &str) -> Path {
    if path.is_empty() { Path::root() } else { Path::new(path) }
}

fn join(path: &str, name: &str) -> String {
    if path.is_empty() { name.to_owned() } else { format!("{path}.{name}") }
}

/// An error about no field in particular: upstream loses the path here.
fn nameless(text: String) -> FieldError {
    FieldError::invalid(&Path::root(), &Value::String(String::new()), text)
}

fn type_name(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(n) if n.is_i64() || is_whole(n) => "integer",
        Value::Number(_) => "number",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    }
}

/// Numbers such as `1.0` count as integers; what int64 cannot hold does not.
fn is_whole(number: &serde_json::Number) -> bool {
    number.is_f64() && number.as_f64().is_some_and(|f| f.fract() == 0.0 && f.abs() < 9.2e18)
}

fn number_text(number: f64) -> String {
    if number.fract() == 0.0 && number.abs() < 1e21 { format!("{number:.0}") } else { patch::gofmt::float(number) }
}

impl Schema {
    /// All problems of `value`, whose path is `path`.
    pub fn validate(&self, path: &str, value: &Value, errors: &mut ErrorList) {
        if value.is_null() {
            if self.nullable || (self.kind.is_empty() && !self.int_or_string) {
                return;
            }
            self.wrong_type(path, "null", errors);
            return;
        }
        if !self.check_type(path, value, errors) {
            return;
        }
        match value {
            Value::String(text) => self.check_string(path, text, errors),
            Value::Number(number) => self.check_number(path, number, value, errors),
            Value::Array(items) => self.check_list(path, items, errors),
            Value::Object(_) => {}
            _ => {}
        }
        self.check_enum(path, value, errors);
        self.check_combinations(path, value, errors);
        if let Value::Object(map) = value {
            self.check_object(path, map, errors);
        }
    }

    fn wrong_type(&self, path: &str, found: &str, errors: &mut ErrorList) {
        let wanted = if self.int_or_string { "integer,string" } else { self.kind.as_str() };
        let shown = Value::String(found.to_owned());
        errors.push(FieldError::type_invalid(
            &at(path),
            &shown,
            format!("{} in body must be of type {wanted}: \"{found}\"", if path.is_empty() { "" } else { path }),
        ));
    }

    fn check_type(&self, path: &str, value: &Value, errors: &mut ErrorList) -> bool {
        let found = type_name(value);
        let fits = if self.int_or_string {
            matches!(found, "integer" | "string")
        } else {
            match self.kind.as_str() {
                "" => true,
                "number" => matches!(found, "integer" | "number"),
                kind => kind == found,
            }
        };
        if fits {
            return true;
        }
        self.wrong_type(path, found, errors);
        if self.kind == "integer" && found == "number" {
            errors.push(nameless(format!("Checked value must be of type integer (default format) in {path}")));
        }
        false
    }

    fn check_string(&self, path: &str, text: &str, errors: &mut ErrorList) {
        let length = text.chars().count() as u64;
        let shown = Value::String(text.to_owned());
        if let Some(max) = self.max_length.filter(|max| length > *max) {
            errors.push(FieldError::too_long(&at(path), i64::try_from(max).unwrap_or(i64::MAX)));
        }
        if let Some(min) = self.min_length.filter(|min| length < *min) {
            errors.push(FieldError::invalid(
                &at(path),
                &shown,
                format!("{path} in body should be at least {min} chars long"),
            ));
        }
        if let Some((source, compiled)) = &self.pattern
            && compiled.as_ref().is_some_and(|pattern| !pattern.is_match(text))
        {
            errors.push(FieldError::invalid(&at(path), &shown, format!("{path} in body should match '{source}'")));
        }
        if !self.format.is_empty() && formats::check(&self.format, text) == Some(false) {
            errors.push(FieldError::type_invalid(
                &at(path),
                &shown,
                format!("{path} in body must be of type {}: \"{text}\"", self.format),
            ));
        }
    }

    fn check_number(&self, path: &str, number: &serde_json::Number, value: &Value, errors: &mut ErrorList) {
        let Some(n) = number.as_f64() else { return };
        let mut add = |why: String| {
            errors.push(FieldError::invalid(&at(path), value, format!("{path} in body {why}")));
        };
        if let Some(multiple) = self.multiple_of.filter(|m| *m != 0.0 && (n / m).fract() != 0.0) {
            add(format!("should be a multiple of {}", number_text(multiple)));
        }
        if let Some(max) = self.maximum {
            if self.exclusive_maximum && n >= max {
                add(format!("should be less than {}", number_text(max)));
            } else if n > max {
                add(format!("should be less than or equal to {}", number_text(max)));
            }
        }
        if let Some(min) = self.minimum {
            if self.exclusive_minimum && n <= min {
                add(format!("should be greater than {}", number_text(min)));
            } else if n < min {
                add(format!("should be greater than or equal to {}", number_text(min)));
            }
        }
        let whole = number.as_i64();
        let out = match self.format.as_str() {
            "int32" => whole.is_some_and(|n| i32::try_from(n).is_err()),
            _ => false,
        };
        if out {
            errors.push(nameless(format!("Checked value must be of type integer with format int32 in {path}")));
        }
    }

    fn check_list(&self, path: &str, items: &[Value], errors: &mut ErrorList) {
        let length = items.len() as u64;
        if let Some(min) = self.min_items.filter(|min| length < *min) {
            errors.push(FieldError::invalid(
                &at(path),
                &Value::from(length),
                format!("{path} in body should have at least {min} items"),
            ));
        }
        if let Some(max) = self.max_items.filter(|max| length > *max) {
            errors.push(FieldError::too_many(&at(path), items.len(), i64::try_from(max).unwrap_or(i64::MAX)));
        }
        if let Some(schema) = &self.items {
            for (index, item) in items.iter().enumerate() {
                schema.validate(&format!("{path}[{index}]"), item, errors);
            }
        }
        match self.list_type.as_str() {
            "set" => {
                for (index, item) in items.iter().enumerate() {
                    if items[..index].contains(item) {
                        errors.push(FieldError::duplicate(&at(&format!("{path}[{index}]")), item));
                    }
                }
            }
            "map" => {
                let key = |item: &Value| -> Value {
                    self.list_map_keys
                        .iter()
                        .filter_map(|k| item.get(k).map(|v| (k.clone(), v.clone())))
                        .collect::<apimachinery::Map<String, Value>>()
                        .into()
                };
                for (index, item) in items.iter().enumerate() {
                    if items[..index].iter().any(|other| key(other) == key(item)) {
                        errors.push(FieldError::duplicate(&at(&format!("{path}[{index}]")), &key(item)));
                    }
                }
            }
            _ => {}
        }
    }

    fn check_enum(&self, path: &str, value: &Value, errors: &mut ErrorList) {
        let Some(enums) = &self.enums else { return };
        if enums.contains(value) {
            return;
        }
        let texts: Vec<String> = enums
            .iter()
            .map(|v| match v {
                Value::String(text) => text.clone(),
                other => other.to_string(),
            })
            .collect();
        let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
        errors.push(FieldError::not_supported(&at(path), value, &texts));
    }

    fn check_combinations(&self, path: &str, value: &Value, errors: &mut ErrorList) {
        let try_all = |schemas: &[Schema]| -> Vec<ErrorList> {
            schemas
                .iter()
                .map(|schema| {
                    let mut found = ErrorList::new();
                    schema.validate(path, value, &mut found);
                    found
                })
                .collect()
        };
        let best = |outcomes: Vec<ErrorList>| outcomes.into_iter().min_by_key(Vec::len).unwrap_or_default();
        if !self.any_of.is_empty() {
            let outcomes = try_all(&self.any_of);
            if outcomes.iter().all(|errors| !errors.is_empty()) {
                errors.push(nameless(format!("\"{path}\" must validate at least one schema (anyOf)")));
                errors.extend(best(outcomes));
            }
        }
        if !self.one_of.is_empty() {
            let outcomes = try_all(&self.one_of);
            let good = outcomes.iter().filter(|errors| errors.is_empty()).count();
            if good != 1 {
                let found =
                    if good == 0 { "Found none valid".to_owned() } else { format!("Found {good} valid alternatives") };
                errors.push(nameless(format!("\"{path}\" must validate one and only one schema (oneOf). {found}")));
                if good == 0 {
                    errors.extend(best(outcomes));
                }
            }
        }
        if !self.all_of.is_empty() {
            let outcomes = try_all(&self.all_of);
            if outcomes.iter().any(|errors| !errors.is_empty()) {
                errors.push(nameless(format!("\"{path}\" must validate all the schemas (allOf)")));
                errors.extend(outcomes.into_iter().flatten());
            }
        }
        if let Some(not) = &self.not {
            let mut found = ErrorList::new();
            not.validate(path, value, &mut found);
            if found.is_empty() {
                errors.push(nameless(format!("\"{path}\" must not validate the schema (not)")));
            }
        }
    }

    fn check_object(&self, path: &str, map: &apimachinery::Map<String, Value>, errors: &mut ErrorList) {
        let size = map.len() as u64;
        if let Some(min) = self.min_properties.filter(|min| size < *min) {
            errors.push(FieldError::invalid(
                &at(path),
                &Value::from(size),
                format!("{path} in body should have at least {min} properties"),
            ));
        }
        if let Some(max) = self.max_properties.filter(|max| size > *max) {
            errors.push(FieldError::too_many(&at(path), map.len(), i64::try_from(max).unwrap_or(i64::MAX)));
        }
        for (name, member) in map {
            let own = path.is_empty() && matches!(name.as_str(), "apiVersion" | "kind" | "metadata");
            let schema = self.properties.get(name).or(match &self.additional {
                Additional::Schema(schema) => Some(schema.as_ref()),
                _ => None,
            });
            if let Some(schema) = schema.filter(|_| !own) {
                schema.validate(&join(path, name), member, errors);
            }
        }
        for name in &self.required {
            if !map.contains_key(name) {
                errors.push(FieldError::required(&at(&join(path, name)), ""));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use apimachinery::json;

    fn problems(schema: Value, value: Value) -> Vec<String> {
        let mut errors = ErrorList::new();
        Schema::parse(&schema).validate("spec.f", &value, &mut errors);
        errors.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn words_are_kube_openapis() {
        assert_eq!(
            problems(json!({"type": "integer"}), json!("x")),
            [r#"spec.f: Invalid value: "string": spec.f in body must be of type integer: "string""#]
        );
        assert_eq!(problems(json!({"type": "object", "required": ["a"]}), json!({})), ["spec.f.a: Required value"]);
        assert_eq!(
            problems(json!({"type": "integer", "enum": [1, 2]}), json!(3)),
            [r#"spec.f: Unsupported value: 3: supported values: "1", "2""#]
        );
        assert_eq!(
            problems(json!({"type": "integer", "anyOf": [{"minimum": 10}, {"maximum": 1}]}), json!(5)),
            [
                r#"<nil>: Invalid value: "": "spec.f" must validate at least one schema (anyOf)"#,
                "spec.f: Invalid value: 5: spec.f in body should be greater than or equal to 10"
            ]
        );
    }
}
