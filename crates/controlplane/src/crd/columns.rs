//! Printer columns: the JSON paths that definitions may use, and their cells.
//!
//! Upstream followed: `registry/customresource/tableconvertor`.

use apimachinery::{Value, json};

/// One column of a definition.
#[derive(Debug, Clone)]
pub struct Column {
    /// `string`, `integer`, `number`, `boolean`, `date`.
    pub kind: String,
    pub path: Vec<Step>,
}

#[derive(Debug, Clone, PartialEq)]
pub enum Step {
    Member(String),
    Index(usize),
    Every,
    /// `?(@.name=="value")`.
    Filter(Vec<String>, String),
}

/// `.spec.list[0].name`, `.a['b.c']`, `.conditions[?(@.type=="Ready")].status`.
pub fn parse(text: &str) -> Vec<Step> {
    let mut steps = Vec::new();
    let mut rest = text.trim().trim_start_matches('{').trim_end_matches('}').trim_start_matches('$');
    while !rest.is_empty() {
        if let Some(after) = rest.strip_prefix('.') {
            let end = after.find(['.', '[']).unwrap_or(after.len());
            let name = after[..end].replace("\\", "");
            if !name.is_empty() {
                steps.push(if name == "*" { Step::Every } else { Step::Member(name) });
            }
            // An escaped dot belongs to the name.
            rest = &after[end..];
            continue;
        }
        if let Some(after) = rest.strip_prefix('[') {
            let Some(end) = closing(after) else { return steps };
            let inner = after[..end].trim();
            rest = &after[end + 1..];
            if inner == "*" {
                steps.push(Step::Every);
            } else if let Ok(index) = inner.parse() {
                steps.push(Step::Index(index));
            } else if let Some(filter) = inner.strip_prefix("?(").and_then(|f| f.strip_suffix(')')) {
                if let Some((path, wanted)) = filter.split_once("==") {
                    let path = path.trim().trim_start_matches("@.");
                    let wanted = wanted.trim().trim_matches(['"', '\'']);
                    steps.push(Step::Filter(path.split('.').map(str::to_owned).collect(), wanted.to_owned()));
                }
            } else {
                steps.push(Step::Member(inner.trim_matches(['"', '\'']).to_owned()));
            }
            continue;
        }
        return steps;
    }
    steps
}

fn closing(text: &str) -> Option<usize> {
    let mut quote = None;
    for (at, c) in text.char_indices() {
        match (quote, c) {
            (None, '"' | '\'') => quote = Some(c),
            (Some(open), c) if c == open => quote = None,
            (None, ']') => return Some(at),
            _ => {}
        }
    }
    None
}

fn find<'v>(value: &'v Value, steps: &[Step]) -> Vec<&'v Value> {
    let Some((step, rest)) = steps.split_first() else { return vec![value] };
    let next: Vec<&Value> = match step {
        Step::Member(name) => value.get(name).into_iter().collect(),
        Step::Index(index) => value.get(index).into_iter().collect(),
        Step::Every => match value {
            Value::Array(items) => items.iter().collect(),
            Value::Object(map) => map.values().collect(),
            _ => Vec::new(),
        },
        Step::Filter(path, wanted) => value
            .as_array()
            .into_iter()
            .flatten()
            .filter(|item| {
                let mut at = *item;
                for name in path {
                    at = &at[name.as_str()];
                }
                match at {
                    Value::String(text) => text == wanted,
                    other => {
                        let text = other.to_string();
                        text == *wanted
                    }
                }
            })
            .collect(),
    };
    next.into_iter().flat_map(|value| find(value, rest)).collect()
}

/// The first value at a path.
pub fn value_at<'v>(object: &'v Value, steps: &[Step]) -> Option<&'v Value> {
    find(object, steps).into_iter().next()
}

/// The cell of a column; null when there is nothing to show.
pub fn cell(object: &Value, column: &Column, now: i64) -> Value {
    let Some(value) = value_at(object, &column.path).filter(|v| !v.is_null()) else { return Value::Null };
    match column.kind.as_str() {
        "integer" => match value {
            Value::Number(n) => n.as_i64().or(n.as_f64().map(|f| f as i64)).map_or(Value::Null, Value::from),
            Value::String(text) => text.parse::<i64>().map_or(Value::Null, Value::from),
            _ => Value::Null,
        },
        "number" => match value {
            Value::Number(_) => value.clone(),
            Value::String(text) => text.parse::<f64>().ok().map_or(Value::Null, |f| json!(f)),
            _ => Value::Null,
        },
        "boolean" => match value {
            Value::Bool(_) => value.clone(),
            _ => Value::Null,
        },
        "date" => match value.as_str().and_then(|text| text.parse::<jiff::Timestamp>().ok()) {
            Some(_) => {
                let created = json!({"metadata": {"creationTimestamp": value}});
                api::printers::age(&created, now)
            }
            None => json!("<invalid>"),
        },
        _ => match value {
            Value::String(_) => value.clone(),
            Value::Array(_) | Value::Object(_) => json!(value.to_string()),
            other => json!(other.to_string()),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths() {
        let object = json!({"status": {"conditions": [{"type": "Ready", "status": "True"}]}, "spec": {"l": [1, 2]}});
        let at = |path: &str| value_at(&object, &parse(path)).cloned();
        assert_eq!(at(r#".status.conditions[?(@.type=="Ready")].status"#), Some(json!("True")));
        assert_eq!(at(".spec.l[1]"), Some(json!(2)));
        assert_eq!(at(".spec['l'][0]"), Some(json!(1)));
        assert_eq!(at(".nosuch"), None);
    }
}
