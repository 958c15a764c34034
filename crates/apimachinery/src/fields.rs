//! Field selectors: `metadata.name=a,status.phase!=Running`.
//!
//! Which fields a resource knows is `schema`'s matter; this is the text form.
//! Upstream followed: `apimachinery/pkg/fields/selector.go`.

use std::fmt;

use crate::field::quote;

/// One term. `==` reads as `=`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Requirement {
    pub field: String,
    pub value: String,
    /// `!=`.
    pub negated: bool,
}

/// All terms must hold.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Selector {
    pub requirements: Vec<Requirement>,
}

impl Selector {
    pub fn everything() -> Self {
        Selector::default()
    }
    /// Terms are taken in alphabetical order, as upstream sorts them.
    pub fn parse(text: &str) -> Result<Self, String> {
        let mut parts = split_terms(text);
        parts.sort_unstable();
        let mut requirements = Vec::new();
        for part in parts {
            if part.is_empty() {
                continue;
            }
            let Some((field, negated, value)) = split_term(part) else {
                return Err(format!("invalid selector: '{text}'; can't understand '{part}'"));
            };
            requirements.push(Requirement { field: field.to_owned(), value: unescape(value)?, negated });
        }
        Ok(Selector { requirements })
    }
    pub fn is_empty(&self) -> bool {
        self.requirements.is_empty()
    }
    /// `lookup` gives a field's value; unknown fields count as empty text.
    pub fn matches<'a>(&self, lookup: impl Fn(&str) -> Option<&'a str>) -> bool {
        self.requirements.iter().all(|r| (lookup(&r.field).unwrap_or("") == r.value) != r.negated)
    }
    /// The value that a field must have.
    pub fn requires_exact_match(&self, field: &str) -> Option<&str> {
        self.requirements.iter().find(|r| r.field == field && !r.negated).map(|r| r.value.as_str())
    }
    /// Renames and checks each field, as upstream's conversion functions do.
    pub fn transform(
        &mut self,
        mut convert: impl FnMut(&str, &str) -> Result<(String, String), String>,
    ) -> Result<(), String> {
        for requirement in &mut self.requirements {
            (requirement.field, requirement.value) = convert(&requirement.field, &requirement.value)?;
        }
        Ok(())
    }
}

impl fmt::Display for Selector {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, r) in self.requirements.iter().enumerate() {
            let comma = if at > 0 { "," } else { "" };
            let operator = if r.negated { "!=" } else { "=" };
            write!(f, "{comma}{}{operator}{}", r.field, escape(&r.value))?;
        }
        Ok(())
    }
}

/// The error of most core kinds about a field they do not know.
pub fn unsupported_label(field: &str) -> String {
    format!("field label not supported: {field}")
}
/// The error of kinds without selectable fields of their own.
pub fn unknown_selector(field: &str) -> String {
    format!(r#"{} is not a known field selector: only "metadata.name", "metadata.namespace""#, quote(field))
}

pub fn escape(value: &str) -> String {
    value.replace('\\', r"\\").replace(',', r"\,").replace('=', r"\=")
}

fn unescape(value: &str) -> Result<String, String> {
    let mut out = String::with_capacity(value.len());
    let mut in_slash = false;
    for c in value.chars() {
        match (in_slash, c) {
            (true, '\\' | ',' | '=') => out.push(c),
            (true, c) => return Err(format!("invalid field selector: invalid escape sequence: \\{c}")),
            (false, '\\') => {
                in_slash = true;
                continue;
            }
            (false, ',' | '=') => {
                return Err(format!("invalid field selector: unescaped character in value: {}", c as u32));
            }
            (false, c) => out.push(c),
        }
        in_slash = false;
    }
    if in_slash {
        return Err("invalid field selector: invalid escape sequence: \\".to_owned());
    }
    Ok(out)
}

fn split_terms(text: &str) -> Vec<&str> {
    let mut terms = Vec::new();
    let (mut start, mut in_slash) = (0, false);
    for (at, c) in text.char_indices() {
        match c {
            _ if in_slash => in_slash = false,
            '\\' => in_slash = true,
            ',' => {
                terms.push(&text[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    terms.push(&text[start..]);
    terms
}

fn split_term(term: &str) -> Option<(&str, bool, &str)> {
    for (at, _) in term.char_indices() {
        let rest = &term[at..];
        for (operator, negated) in [("!=", true), ("==", false), ("=", false)] {
            if let Some(value) = rest.strip_prefix(operator) {
                return Some((&term[..at], negated, value));
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn terms() {
        let selector = Selector::parse(r"spec.nodeName!=n1,metadata.name==a\,b").unwrap();
        assert_eq!(selector.to_string(), r"metadata.name=a\,b,spec.nodeName!=n1");
        assert!(selector.matches(|field| (field == "metadata.name").then_some("a,b")));
        assert!(!selector.matches(|field| Some(if field == "metadata.name" { "a,b" } else { "n1" })));
        assert_eq!(Selector::parse(r"a=b\c").unwrap_err(), r"invalid field selector: invalid escape sequence: \c");
        assert_eq!(Selector::parse("x y").unwrap_err(), "invalid selector: 'x y'; can't understand 'x y'");
    }
}
