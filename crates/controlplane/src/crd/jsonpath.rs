//! JSONPath as kubectl and printer columns speak it: fields, indexes, slices,
//! unions, wildcards, recursive descent, filters.
//!
//! Limits: `range` and text between actions have no meaning in a column and are
//! refused. Members are visited in the order of their names.
//!
//! Upstream followed: `client-go/util/jsonpath/{parser,jsonpath}.go`.

use apimachinery::Value;

#[derive(Debug, Clone, PartialEq)]
enum Node {
    Field(String),
    /// Start, end and step; what is absent is taken from the list.
    Slice {
        start: Option<i64>,
        end: Option<i64>,
        derived_end: bool,
        step: Option<i64>,
    },
    Union(Vec<Vec<Node>>),
    Wildcard,
    Recursive,
    /// Left side, operator, right side; operator empty: the left side exists.
    Filter(Vec<Node>, String, Vec<Node>),
    Literal(Value),
}

/// A parsed path.
#[derive(Debug, Clone, PartialEq)]
pub struct JsonPath(Vec<Node>);

struct Parser<'a> {
    input: &'a str,
    at: usize,
}

fn is_terminator(c: Option<char>) -> bool {
    matches!(c, None | Some(' ' | '\t' | '\r' | '\n' | '.' | ',' | '[' | ']' | '$' | '@' | '{' | '}'))
}

impl JsonPath {
    /// Parses what stands between the braces of an action.
    pub fn parse(text: &str) -> Result<Self, String> {
        Ok(JsonPath(action(text)?))
    }

    /// All values at the path; the error is of a path that does not fit the value.
    pub fn find(&self, value: &Value) -> Result<Vec<Value>, String> {
        walk(vec![value.clone()], &self.0)
    }
}

fn action(text: &str) -> Result<Vec<Node>, String> {
    let mut parser = Parser { input: text, at: 0 };
    let mut nodes = Vec::new();
    parser.action(&mut nodes)?;
    Ok(nodes)
}

impl<'a> Parser<'a> {
    fn rest(&self) -> &'a str {
        &self.input[self.at..]
    }
    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }
    fn next(&mut self) -> Option<char> {
        let c = self.peek()?;
        self.at += c.len_utf8();
        Some(c)
    }

    fn action(&mut self, nodes: &mut Vec<Node>) -> Result<(), String> {
        loop {
            if self.rest().starts_with("[?(") {
                self.filter(nodes)?;
                continue;
            }
            if self.rest().starts_with("..") {
                if nodes.last() == Some(&Node::Recursive) {
                    return Err("invalid multiple recursive descent".into());
                }
                self.at += 2;
                nodes.push(Node::Recursive);
                if self.peek().is_some_and(|c| c == '_' || c.is_alphanumeric()) {
                    self.field(nodes);
                }
                continue;
            }
            let Some(c) = self.peek() else { return Ok(()) };
            match c {
                ' ' | '@' | '$' => {
                    self.next();
                }
                '[' => self.array(nodes)?,
                '"' | '\'' => self.quote(nodes, c)?,
                '.' => {
                    self.next();
                    self.field(nodes);
                }
                '+' | '-' | '0'..='9' => self.number(nodes)?,
                c if c == '_' || c.is_alphanumeric() => {
                    let start = self.at;
                    while !is_terminator(self.peek()) {
                        self.next();
                    }
                    nodes.push(match &self.input[start..self.at] {
                        "true" => Node::Literal(true.into()),
                        "false" => Node::Literal(false.into()),
                        other => return Err(format!("unrecognized identifier {other}")),
                    });
                }
                other => return Err(format!("unrecognized character in action: U+{:04X} '{other}'", other as u32)),
            }
        }
    }

    fn field(&mut self, nodes: &mut Vec<Node>) {
        let start = self.at;
        loop {
            match self.peek() {
                Some('\\') => {
                    self.next();
                    self.next();
                }
                c if is_terminator(c) => break,
                _ => {
                    self.next();
                }
            }
        }
        let name = &self.input[start..self.at];
        nodes.push(if name == "*" { Node::Wildcard } else { Node::Field(name.replace('\\', "")) });
    }

    fn number(&mut self, nodes: &mut Vec<Node>) -> Result<(), String> {
        let start = self.at;
        self.next();
        while self.peek().is_some_and(|c| c == '.' || c.is_ascii_digit()) {
            self.next();
        }
        let text = &self.input[start..self.at];
        let value = match text.parse::<i64>() {
            Ok(whole) => Value::from(whole),
            Err(_) => text.parse::<f64>().map(Value::from).map_err(|_| format!("cannot parse number {text}"))?,
        };
        nodes.push(Node::Literal(value));
        Ok(())
    }

    fn quote(&mut self, nodes: &mut Vec<Node>, end: char) -> Result<(), String> {
        self.next();
        let mut text = String::new();
        loop {
            match self.next() {
                None | Some('\n') => return Err("unterminated quoted string".into()),
                Some('\\') => match self.next() {
                    Some('n') => text.push('\n'),
                    Some('t') => text.push('\t'),
                    Some('r') => text.push('\r'),
                    Some(c) => text.push(c),
                    None => return Err("unterminated quoted string".into()),
                },
                Some(c) if c == end => break,
                Some(c) => text.push(c),
            }
        }
        nodes.push(Node::Literal(text.into()));
        Ok(())
    }

    fn array(&mut self, nodes: &mut Vec<Node>) -> Result<(), String> {
        let rest = self.rest();
        let end = rest.find([']', '\n']).filter(|end| rest.as_bytes()[*end] == b']').ok_or("unterminated array")?;
        self.at += end + 1;
        let text = match &rest[1..end] {
            "*" => ":",
            other => other,
        };
        let parts: Vec<&str> = text.split(',').collect();
        if parts.len() > 1 {
            let branches = parts.iter().map(|part| action(&format!("[{}]", part.trim_matches(' '))));
            nodes.push(Node::Union(branches.collect::<Result<_, _>>()?));
            return Ok(());
        }
        let quoted = text.strip_prefix('\'').and_then(|text| text.strip_suffix('\'')).filter(|key| !key.contains('\''));
        if let Some(key) = quoted {
            nodes.extend(action(&format!(".{key}"))?);
            return Ok(());
        }
        let mut parts = text.split(':');
        let mut bound = || -> Result<Option<Option<i64>>, String> {
            let Some(part) = parts.next() else { return Ok(None) };
            let digits = part.strip_prefix('-').unwrap_or(part);
            if !digits.bytes().all(|b| b.is_ascii_digit()) {
                return Err(format!("invalid array index {text}"));
            }
            if part.is_empty() {
                return Ok(Some(None));
            }
            part.parse().map(|n| Some(Some(n))).map_err(|_| format!("array index {part} is not a number"))
        };
        let (start, end, step) = (bound()?, bound()?, bound()?);
        if parts.next().is_some() {
            return Err(format!("invalid array index {text}"));
        }
        let start = start.flatten();
        nodes.push(match end {
            None => Node::Slice { start, end: Some(start.unwrap_or(0) + 1), derived_end: true, step: None },
            Some(end) => Node::Slice { start, end, derived_end: false, step: step.flatten() },
        });
        Ok(())
    }

    fn filter(&mut self, nodes: &mut Vec<Node>) -> Result<(), String> {
        self.at += 3;
        let start = self.at;
        let mut quote = None;
        let mut closed = false;
        loop {
            match self.next() {
                None | Some('\n') => return Err("unterminated filter".into()),
                Some(c @ ('"' | '\'')) => match quote {
                    None => quote = Some(c),
                    Some(open) if open == c && !self.input[..self.at - 1].ends_with('\\') => closed = true,
                    Some(_) => {}
                },
                Some(')') if quote.is_some() == closed => break,
                Some(_) => {}
            }
        }
        let text = &self.input[start..self.at - 1];
        if self.next() != Some(']') {
            return Err("unclosed array expect ]".into());
        }
        let is_operator = |c: char| matches!(c, '!' | '<' | '>' | '=');
        let split = text.find(is_operator).filter(|at| *at > 0).and_then(|from| {
            let length = text[from..].find(|c| !is_operator(c))?;
            Some((&text[..from], &text[from..from + length], &text[from + length..]))
        });
        nodes.push(match split {
            None => Node::Filter(action(text)?, String::new(), Vec::new()),
            Some((left, operator, right)) => Node::Filter(action(left)?, operator.to_owned(), action(right)?),
        });
        Ok(())
    }
}

fn walk(mut values: Vec<Value>, nodes: &[Node]) -> Result<Vec<Value>, String> {
    for node in nodes {
        values = step(values, node)?;
    }
    Ok(values)
}

fn children(value: &Value) -> Vec<Value> {
    match value {
        Value::Array(items) => items.clone(),
        Value::Object(map) => map.values().cloned().collect(),
        Value::String(text) => text.bytes().map(Value::from).collect(),
        _ => Vec::new(),
    }
}

fn recurse(values: Vec<Value>, out: &mut Vec<Value>) {
    for value in values {
        let below = if value.is_string() { Vec::new() } else { children(&value) };
        if !below.is_empty() {
            out.push(value);
            recurse(below, out);
        }
    }
}

fn step(values: Vec<Value>, node: &Node) -> Result<Vec<Value>, String> {
    Ok(match node {
        Node::Field(name) => values.iter().filter_map(|value| value.get(name).cloned()).collect(),
        Node::Literal(literal) => values.iter().map(|_| literal.clone()).collect(),
        Node::Wildcard => values.iter().flat_map(children).collect(),
        Node::Recursive => {
            let mut out = Vec::new();
            recurse(values, &mut out);
            out
        }
        Node::Union(branches) => {
            let mut out = Vec::new();
            for branch in branches {
                out.extend(walk(values.clone(), branch)?);
            }
            out
        }
        Node::Slice { start, end, derived_end, step } => {
            let mut out = Vec::new();
            for value in values.iter().filter(|value| !value.is_null()) {
                let items = value.as_array().ok_or("not array or slice")?;
                out.extend(slice(items, *start, *end, *derived_end, *step)?);
            }
            out
        }
        Node::Filter(left, operator, right) => {
            let mut out = Vec::new();
            for value in &values {
                let items = value.as_array().ok_or("not array or slice and cannot be filtered")?;
                for item in items {
                    if passes(item, left, operator, right)? {
                        out.push(item.clone());
                    }
                }
            }
            out
        }
    })
}

fn slice(
    items: &[Value],
    start: Option<i64>,
    end: Option<i64>,
    derived_end: bool,
    step: Option<i64>,
) -> Result<Vec<Value>, String> {
    let length = i64::try_from(items.len()).unwrap_or(i64::MAX);
    let mut from = start.unwrap_or(0);
    if from < 0 {
        from += length;
    }
    let mut to = end.unwrap_or(length);
    if to < 0 || (to == 0 && derived_end) {
        to += length;
    }
    if to == from {
        return Ok(Vec::new());
    }
    let outside = |at: i64| format!("array index out of bounds: index {at}, length {length}");
    if from < 0 || from >= length {
        return Err(outside(from));
    }
    if to < 0 || to > length {
        return Err(outside(to - 1));
    }
    if from > to {
        return Err(format!("starting index {from} is greater than ending index {to}"));
    }
    let step = step.unwrap_or(1);
    let stride = usize::try_from(step).ok().filter(|step| *step > 0).ok_or("step must be > 0")?;
    let range = usize::try_from(from).unwrap_or(0)..usize::try_from(to).unwrap_or(0);
    Ok(items[range].iter().step_by(stride).cloned().collect())
}

fn passes(item: &Value, left: &[Node], operator: &str, right: &[Node]) -> Result<bool, String> {
    let lefts = walk(vec![item.clone()], left);
    if operator.is_empty() {
        return Ok(lefts.is_ok_and(|found| !found.is_empty()));
    }
    let lefts = lefts?;
    let rights = walk(vec![item.clone()], right)?;
    let (left, right) = match (lefts.as_slice(), rights.as_slice()) {
        ([], _) | (_, []) => return Ok(false),
        ([left], [right]) => (left, right),
        _ => return Err("can only compare one element at a time".into()),
    };
    use std::cmp::Ordering;
    let order = match (left, right) {
        (Value::String(a), Value::String(b)) => Some(a.cmp(b)),
        (Value::Number(a), Value::Number(b)) => match (a.as_i64(), b.as_i64()) {
            (Some(a), Some(b)) => Some(a.cmp(&b)),
            (None, None) => a.as_f64().partial_cmp(&b.as_f64()),
            _ => None,
        },
        (Value::Bool(a), Value::Bool(b)) if matches!(operator, "==" | "!=") => Some(a.cmp(b)),
        _ => None,
    };
    let order = order.ok_or("incompatible types for comparison")?;
    match operator {
        "<" => Ok(order == Ordering::Less),
        ">" => Ok(order == Ordering::Greater),
        "==" => Ok(order == Ordering::Equal),
        "!=" => Ok(order != Ordering::Equal),
        "<=" => Ok(order != Ordering::Greater),
        ">=" => Ok(order != Ordering::Less),
        other => Err(format!("unrecognized filter operator {other}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use apimachinery::json;

    #[test]
    fn paths() {
        let object = json!({
            "metadata": {"annotations": {"a.b/c": "x"}},
            "status": {"conditions": [{"type": "Ready", "status": "True", "n": 1}, {"type": "Other", "n": 2}]},
            "spec": {"l": [1, 2, 3]},
        });
        let at = |path: &str| JsonPath::parse(path).unwrap().find(&object).map(Value::from);
        assert_eq!(at(r#".status.conditions[?(@.type=="Ready")].status"#), Ok(json!(["True"])));
        assert_eq!(at(".status.conditions[?(@.n>1)].type"), Ok(json!(["Other"])));
        assert_eq!(at(".status.conditions[?(@.status)].type"), Ok(json!(["Ready"])));
        assert_eq!(at(".spec.l[1]"), Ok(json!([2])));
        assert_eq!(at(".spec.l[-1]"), Ok(json!([3])));
        assert_eq!(at(".spec.l[0:2]"), Ok(json!([1, 2])));
        assert_eq!(at(".spec.l[*]"), Ok(json!([1, 2, 3])));
        assert_eq!(at(".spec['l'][0,2]"), Ok(json!([1, 3])));
        assert_eq!(at(r".metadata.annotations.a\.b/c"), Ok(json!(["x"])));
        assert_eq!(at("..type"), Ok(json!(["Ready", "Other"])));
        assert_eq!(at(".nosuch"), Ok(json!([])));
        assert!(at(".spec.l[9]").is_err());
        assert!(JsonPath::parse(".a[").is_err());
    }
}
