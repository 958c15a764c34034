//! The `fieldPath` of a rule and the paths of selectable fields: a chain of
//! `.name` and `['name']` that the schema knows.
//!
//! Upstream: apiextensions `schema/cel/validation.go` `ValidFieldPath`.

use apimachinery::field::Path;
use serde_json::Value as Json;

/// The tokens as upstream's scanner splits them: delimiters, quoted texts, names.
fn tokens(path: &str) -> Vec<String> {
    let characters: Vec<char> = path.chars().collect();
    let (mut out, mut at) = (Vec::new(), 0);
    while at < characters.len() {
        let start = at;
        if characters[start] == '\'' {
            at += 1;
            while at < characters.len() && !(characters[at] == '\'' && characters[at - 1] != '\\') {
                at += 1;
            }
            at = (at + 1).min(characters.len());
        } else if matches!(characters[start], '.' | '[' | ']') {
            at += 1;
        } else {
            while at < characters.len() && !matches!(characters[at], '.' | '[' | ']') {
                at += 1;
            }
        }
        out.push(characters[start..at].iter().collect());
    }
    out
}

fn unescape(text: &str) -> Result<String, String> {
    let mut out = String::new();
    let mut characters = text.chars();
    while let Some(c) = characters.next() {
        if c != '\\' {
            out.push(c);
            continue;
        }
        match characters.next() {
            Some('a') => out.push('\u{7}'),
            Some('b') => out.push('\u{8}'),
            Some('f') => out.push('\u{c}'),
            Some('n') => out.push('\n'),
            Some('r') => out.push('\r'),
            Some('t') => out.push('\t'),
            Some('v') => out.push('\u{b}'),
            Some('\'') => out.push('\''),
            Some('\\') => out.push('\\'),
            Some(other) => return Err(format!("invalid string literal: invalid escape char \\{other}")),
            None => out.push('\\'),
        }
    }
    Ok(out)
}

/// The field path that `json_path` means below a schema node, and the schema
/// there; the error is upstream's text.
pub fn valid_field_path(json_path: &str, schema: &Json, allow_array_notation: bool) -> Result<(Path, Json), String> {
    const UNKNOWN: &str = "does not refer to a valid field";
    const END: &str = "unexpected end of JSON path";
    let mut path = Path::root();
    let mut at = schema.clone();
    let step = |at: &mut Json, path: &mut Path, name: &str| -> Result<(), String> {
        if let Some(properties) = at.get("properties").filter(|value| value.is_object()) {
            *path = path.child(name);
            *at = properties.get(name).cloned().ok_or(UNKNOWN)?;
            return Ok(());
        }
        match at.get("additionalProperties").filter(|value| **value != Json::Bool(false)) {
            Some(additional) => {
                *path = path.key(name);
                *at = additional.clone();
                Ok(())
            }
            None => Err(UNKNOWN.to_owned()),
        }
    };
    let mut tokens = tokens(json_path).into_iter();
    while let Some(token) = tokens.next() {
        match token.as_str() {
            "[" => {
                if !allow_array_notation {
                    return Err("array notation is not allowed".to_owned());
                }
                let quoted = tokens.next().ok_or(END)?;
                let inner = quoted
                    .strip_prefix('\'')
                    .and_then(|rest| rest.strip_suffix('\''))
                    .ok_or_else(|| format!("expected single quoted string but got {quoted}"))?;
                let name = unescape(inner)?;
                step(&mut at, &mut path, &name)?;
                let close = tokens.next().ok_or(END)?;
                if close != "]" {
                    return Err(format!("expected ] but got {close}"));
                }
            }
            "." => {
                let name = tokens.next().ok_or(END)?;
                step(&mut at, &mut path, &name)?;
            }
            other => return Err(format!("expected [ or . but got: {other}")),
        }
    }
    Ok((path, at))
}
