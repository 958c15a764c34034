//! Regular expressions in RE2's syntax.
//!
//! Limits: [`MAX_PROGRAM_BYTES`] of a compiled pattern. The engine is linear in
//! the text, as upstream's is; both refuse back references and look-around.

use regex::{Regex, RegexBuilder};

/// Largest compiled pattern.
const MAX_PROGRAM_BYTES: usize = 1 << 20;

/// Compiles a pattern; the error is Go's text for what RE2 has not either.
pub fn compile(pattern: &str) -> Result<Regex, String> {
    RegexBuilder::new(&translate(pattern))
        .size_limit(MAX_PROGRAM_BYTES)
        .build()
        .map_err(|error| go_error(pattern, &error))
}

/// RE2 spells a few things in another way: classes such as `\d` are ASCII, and
/// `\z` is the end of the text.
fn translate(pattern: &str) -> String {
    let mut out = String::with_capacity(pattern.len());
    let mut characters = pattern.chars();
    let mut in_class = false;
    while let Some(c) = characters.next() {
        match c {
            '\\' => match characters.next() {
                Some(class @ ('d' | 'w' | 's')) => out.push_str(ascii_class(class, in_class)),
                Some('D') if !in_class => out.push_str("[^0-9]"),
                Some('W') if !in_class => out.push_str("[^0-9A-Za-z_]"),
                Some('S') if !in_class => out.push_str(r"[^\t\n\f\r ]"),
                Some('b') => out.push_str(r"(?-u:\b)"),
                Some('C') => out.push('.'),
                Some('Q') => {
                    // Quoted up to \E.
                    let rest: String = characters.clone().collect();
                    let end = rest.find(r"\E").unwrap_or(rest.len());
                    out.push_str(&regex::escape(&rest[..end]));
                    for _ in 0..rest[..end].chars().count() + if end < rest.len() { 2 } else { 0 } {
                        characters.next();
                    }
                }
                Some(other) => {
                    out.push('\\');
                    out.push(other);
                }
                None => out.push('\\'),
            },
            '[' if !in_class => {
                in_class = true;
                out.push('[');
                let rest = characters.as_str();
                let (negated, rest) = match rest.strip_prefix('^') {
                    Some(rest) => (true, rest),
                    None => (false, rest),
                };
                if negated {
                    characters.next();
                    out.push('^');
                }
                // A bracket that comes first is a member.
                if rest.starts_with(']') {
                    characters.next();
                    out.push_str(r"\]");
                }
            }
            '[' if characters.as_str().starts_with(':') => {
                let rest = characters.as_str();
                match rest.find(":]") {
                    Some(end) => {
                        out.push('[');
                        out.push_str(&rest[..end + 2]);
                        for _ in 0..rest[..end + 2].chars().count() {
                            characters.next();
                        }
                    }
                    None => out.push_str(r"\["),
                }
            }
            '[' => out.push_str(r"\["),
            // Set operations of this engine are plain characters in RE2.
            '&' | '~' if in_class => {
                out.push('\\');
                out.push(c);
            }
            ']' => {
                in_class = false;
                out.push(']');
            }
            other => out.push(other),
        }
    }
    out
}

fn ascii_class(class: char, in_class: bool) -> &'static str {
    match (class, in_class) {
        ('d', false) => "[0-9]",
        ('d', true) => "0-9",
        ('w', false) => "[0-9A-Za-z_]",
        ('w', true) => "0-9A-Za-z_",
        (_, false) => r"[\t\n\f\r ]",
        (_, true) => r"\t\n\f\r ",
    }
}

/// Go's wording for the usual mistakes.
fn go_error(pattern: &str, error: &regex::Error) -> String {
    let text = error.to_string();
    let (what, shown) = if text.contains("unclosed group") {
        ("missing closing )", pattern)
    } else if text.contains("unopened group") {
        ("unexpected )", pattern)
    } else if text.contains("unclosed character class") {
        ("missing closing ]", pattern.rfind('[').map_or(pattern, |at| &pattern[at..]))
    } else if text.contains("repetition operator missing expression") {
        let at = pattern.find(['*', '+', '?']).unwrap_or(0);
        ("missing argument to repetition operator", pattern.get(at..at + 1).unwrap_or(pattern))
    } else if text.contains("incomplete escape sequence") {
        ("trailing backslash at end of expression", "")
    } else if text.contains("size limit") {
        ("expression too large", pattern)
    } else if text.contains("look-around") || text.contains("look-ahead") || text.contains("look-behind") {
        (
            "invalid or unsupported Perl syntax",
            pattern.find("(?").map_or(pattern, |at| pattern.get(at..at + 3).unwrap_or(pattern)),
        )
    } else if text.contains("backreferences") || text.contains("unrecognized escape") {
        let at = pattern.find('\\').unwrap_or(0);
        ("invalid escape sequence", pattern.get(at..at + 2).unwrap_or(pattern))
    } else {
        ("invalid character class range", pattern)
    };
    if shown.is_empty() {
        return format!("error parsing regexp: {what}: ``");
    }
    format!("error parsing regexp: {what}: `{shown}`")
}
