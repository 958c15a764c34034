//! Label selectors: the text form of query parameters and the LabelSelector
//! struct form, matching, and upstream's error texts.
//!
//! Upstream followed: `apimachinery/pkg/labels/selector.go`,
//! `apimachinery/pkg/apis/meta/v1/helpers.go`.

mod parser;

use std::collections::BTreeMap;
use std::fmt;

use serde_json::{Map, Value};

use crate::field::{self, FieldError, Path};
use crate::names;

/// Where labels can be looked up.
pub trait Labels {
    fn get(&self, key: &str) -> Option<&str>;
}
impl Labels for BTreeMap<String, String> {
    fn get(&self, key: &str) -> Option<&str> {
        BTreeMap::get(self, key).map(String::as_str)
    }
}
impl Labels for Map<String, Value> {
    fn get(&self, key: &str) -> Option<&str> {
        Map::get(self, key).and_then(Value::as_str)
    }
}
/// `null` and absent labels are empty.
impl Labels for Value {
    fn get(&self, key: &str) -> Option<&str> {
        Value::get(self, key).and_then(Value::as_str)
    }
}
impl<L: Labels + ?Sized> Labels for &L {
    fn get(&self, key: &str) -> Option<&str> {
        (**self).get(key)
    }
}
impl<L: Labels> Labels for Option<L> {
    fn get(&self, key: &str) -> Option<&str> {
        self.as_ref().and_then(|labels| labels.get(key))
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Operator {
    DoesNotExist,
    Equals,
    DoubleEquals,
    In,
    NotEquals,
    NotIn,
    Exists,
    GreaterThan,
    LessThan,
}

impl Operator {
    /// Upstream's selection operator text.
    pub fn as_str(self) -> &'static str {
        match self {
            Operator::DoesNotExist => "!",
            Operator::Equals => "=",
            Operator::DoubleEquals => "==",
            Operator::In => "in",
            Operator::NotEquals => "!=",
            Operator::NotIn => "notin",
            Operator::Exists => "exists",
            Operator::GreaterThan => "gt",
            Operator::LessThan => "lt",
        }
    }
}

/// One condition on one key. Values are in the order given.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Requirement {
    pub key: String,
    pub operator: Operator,
    pub values: Vec<String>,
}

impl Requirement {
    /// Checked as upstream's NewRequirement; `path` is the root for texts.
    pub fn new(key: &str, operator: Operator, values: Vec<String>, path: &Path) -> Result<Self, String> {
        let mut errors = Vec::new();
        errors.extend(key_error(key, &path.child("key")));
        let values_path = path.child("values");
        let shown = || if values.is_empty() { "[]".to_owned() } else { Value::from(values.clone()).to_string() };
        let mut invalid = |detail: &str| errors.push(FieldError::invalid_shown(&values_path, shown(), detail));
        match operator {
            Operator::In | Operator::NotIn if values.is_empty() => {
                invalid("for 'in', 'notin' operators, values set can't be empty");
            }
            Operator::Equals | Operator::DoubleEquals | Operator::NotEquals if values.len() != 1 => {
                invalid("exact-match compatibility requires one single value");
            }
            Operator::Exists | Operator::DoesNotExist if !values.is_empty() => {
                invalid("values set must be empty for exists and does not exist");
            }
            Operator::GreaterThan | Operator::LessThan => {
                if values.len() != 1 {
                    invalid("for 'Gt', 'Lt' operators, exactly one value is required");
                }
                for (at, value) in values.iter().enumerate() {
                    if value.parse::<i64>().is_err() {
                        errors.push(FieldError::invalid_shown(
                            &values_path.index(at),
                            field::quote(value),
                            "for 'Gt', 'Lt' operators, the value must be an integer",
                        ));
                    }
                }
            }
            _ => {}
        }
        for (at, value) in values.iter().enumerate() {
            let problems = names::is_valid_label_value(value);
            if !problems.is_empty() {
                let path = values_path.index(at).key(key);
                errors.push(FieldError::invalid_shown(&path, field::quote(value), problems.join("; ")));
            }
        }
        if errors.is_empty() {
            Ok(Requirement { key: key.to_owned(), operator, values })
        } else {
            Err(field::aggregate(&errors))
        }
    }

    pub fn matches(&self, labels: &(impl Labels + ?Sized)) -> bool {
        let value = labels.get(&self.key);
        match self.operator {
            Operator::In | Operator::Equals | Operator::DoubleEquals => {
                value.is_some_and(|value| self.values.iter().any(|v| v == value))
            }
            Operator::NotIn | Operator::NotEquals => value.is_none_or(|value| !self.values.iter().any(|v| v == value)),
            Operator::Exists => value.is_some(),
            Operator::DoesNotExist => value.is_none(),
            Operator::GreaterThan | Operator::LessThan => {
                let number = |text: &str| text.parse::<i64>().ok();
                match (value.and_then(number), self.values.first().and_then(|v| number(v))) {
                    (Some(have), Some(want)) if self.operator == Operator::GreaterThan => have > want,
                    (Some(have), Some(want)) => have < want,
                    _ => false,
                }
            }
        }
    }
}

pub(crate) fn key_error(key: &str, path: &Path) -> Option<FieldError> {
    let problems = names::is_qualified_name(key);
    (!problems.is_empty()).then(|| FieldError::invalid_shown(path, field::quote(key), problems.join("; ")))
}

impl fmt::Display for Requirement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.operator == Operator::DoesNotExist {
            f.write_str("!")?;
        }
        f.write_str(&self.key)?;
        let mut values = self.values.clone();
        values.sort();
        let values = values.join(",");
        match self.operator {
            Operator::Equals => write!(f, "={values}"),
            Operator::DoubleEquals => write!(f, "=={values}"),
            Operator::NotEquals => write!(f, "!={values}"),
            Operator::In => write!(f, " in ({values})"),
            Operator::NotIn => write!(f, " notin ({values})"),
            Operator::GreaterThan => write!(f, ">{values}"),
            Operator::LessThan => write!(f, "<{values}"),
            Operator::Exists | Operator::DoesNotExist => Ok(()),
        }
    }
}

/// All requirements must hold; ordered by key.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Selector {
    requirements: Vec<Requirement>,
    /// Selects nothing whatever the requirements are.
    nothing: bool,
}

impl Selector {
    pub fn everything() -> Self {
        Selector::default()
    }
    pub fn nothing() -> Self {
        Selector { requirements: Vec::new(), nothing: true }
    }
    pub fn from_requirements(mut requirements: Vec<Requirement>) -> Self {
        requirements.sort_by(|a, b| a.key.cmp(&b.key));
        Selector { requirements, nothing: false }
    }
    /// Text form: `app=web,tier in (a,b),!old`.
    pub fn parse(text: &str) -> Result<Self, String> {
        parser::parse(text).map(Self::from_requirements)
    }
    /// Equality on each pair; not validated.
    pub fn from_set<'a>(set: impl IntoIterator<Item = (&'a str, &'a str)>) -> Self {
        Self::from_requirements(
            set.into_iter()
                .map(|(key, value)| Requirement {
                    key: key.to_owned(),
                    operator: Operator::Equals,
                    values: vec![value.to_owned()],
                })
                .collect(),
        )
    }
    /// A `map[string]string` selector (Service, ReplicationController). An empty
    /// or absent map selects everything, as upstream's SelectorFromSet.
    pub fn from_map_value(map: &Value) -> Self {
        let pairs = map.as_object().into_iter().flatten();
        Self::from_set(pairs.filter_map(|(key, value)| Some((key.as_str(), value.as_str()?))))
    }
    /// LabelSelector struct form: null selects nothing, `{}` everything.
    pub fn from_label_selector(selector: &Value) -> Result<Self, String> {
        let Some(selector) = selector.as_object() else { return Ok(Self::nothing()) };
        let root = Path::root();
        let mut requirements = Vec::new();
        for (key, value) in selector.get("matchLabels").and_then(Value::as_object).into_iter().flatten() {
            let value = value.as_str().unwrap_or_default().to_owned();
            requirements.push(Requirement::new(key, Operator::Equals, vec![value], &root)?);
        }
        for expression in selector.get("matchExpressions").and_then(Value::as_array).into_iter().flatten() {
            let text = |name: &str| expression.get(name).and_then(Value::as_str).unwrap_or_default();
            let operator = match text("operator") {
                "In" => Operator::In,
                "NotIn" => Operator::NotIn,
                "Exists" => Operator::Exists,
                "DoesNotExist" => Operator::DoesNotExist,
                other => return Err(format!("{} is not a valid label selector operator", field::quote(other))),
            };
            let values = expression.get("values").and_then(Value::as_array);
            let values = values.into_iter().flatten().filter_map(|v| v.as_str().map(str::to_owned)).collect::<Vec<_>>();
            requirements.push(Requirement::new(text("key"), operator, values, &root)?);
        }
        Ok(Self::from_requirements(requirements))
    }

    pub fn matches(&self, labels: &(impl Labels + ?Sized)) -> bool {
        !self.nothing && self.requirements.iter().all(|requirement| requirement.matches(labels))
    }
    /// Restricts nothing.
    pub fn is_empty(&self) -> bool {
        !self.nothing && self.requirements.is_empty()
    }
    pub fn selects_nothing(&self) -> bool {
        self.nothing
    }
    pub fn requirements(&self) -> &[Requirement] {
        &self.requirements
    }
    pub fn add(&mut self, requirement: Requirement) {
        self.requirements.push(requirement);
        self.requirements.sort_by(|a, b| a.key.cmp(&b.key));
    }
    /// The value that a key must have, where the selector demands exactly one.
    pub fn requires_exact_match(&self, key: &str) -> Option<&str> {
        let requirement = self.requirements.iter().find(|requirement| requirement.key == key)?;
        match (requirement.operator, requirement.values.as_slice()) {
            (Operator::Equals | Operator::DoubleEquals | Operator::In, [value]) => Some(value),
            _ => None,
        }
    }
}

impl fmt::Display for Selector {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, requirement) in self.requirements.iter().enumerate() {
            if at > 0 {
                f.write_str(",")?;
            }
            write!(f, "{requirement}")?;
        }
        Ok(())
    }
}

/// Upstream's FormatLabelSelector: `<none>` for an empty one, `<error>` for a bad one.
pub fn format_label_selector(selector: &Value) -> String {
    match Selector::from_label_selector(selector) {
        Err(_) => "<error>".to_owned(),
        Ok(selector) => {
            let text = selector.to_string();
            if text.is_empty() { "<none>".to_owned() } else { text }
        }
    }
}

/// Upstream's FormatLabels: `a=1,b=2`, `<none>` when empty.
pub fn format_labels(labels: Option<&Value>) -> String {
    let pairs = labels.and_then(Value::as_object).into_iter().flatten();
    let texts: Vec<String> =
        pairs.map(|(key, value)| format!("{key}={}", value.as_str().unwrap_or_default())).collect();
    if texts.is_empty() { "<none>".to_owned() } else { texts.join(",") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn matches_and_shows() {
        let selector = Selector::parse("tier in (b,a), app=web ,!old,v>1").unwrap();
        assert_eq!(selector.to_string(), "app=web,!old,tier in (a,b),v>1");
        assert!(selector.matches(&json!({"app": "web", "tier": "a", "v": "2"})));
        assert!(!selector.matches(&json!({"app": "web", "tier": "a", "v": "2", "old": ""})));
        assert!(Selector::parse("a notin (x)").unwrap().matches(&json!({})));
    }

    #[test]
    fn struct_form() {
        let selector = Selector::from_label_selector(&json!({"matchLabels": {"a": "b"},
            "matchExpressions": [{"key": "c", "operator": "In", "values": ["d"]}]}))
        .unwrap();
        assert_eq!(selector.to_string(), "a=b,c in (d)");
        assert!(Selector::from_label_selector(&Value::Null).unwrap().selects_nothing());
        assert!(Selector::from_label_selector(&json!({})).unwrap().is_empty());
        assert_eq!(
            Selector::from_label_selector(&json!({"matchExpressions": [{"key": "c", "operator": "x"}]})).unwrap_err(),
            r#""x" is not a valid label selector operator"#
        );
    }
}
