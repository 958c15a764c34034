//! Names of JSON fields as they are spelled in expressions: `a-b` is
//! `a__dash__b`, `namespace` is `__namespace__`.
//!
//! Upstream: k8s `apiserver/pkg/cel/escaping.go`.

const RESERVED: &[&str] = &[
    "true",
    "false",
    "null",
    "in",
    "as",
    "break",
    "const",
    "continue",
    "else",
    "for",
    "function",
    "if",
    "import",
    "let",
    "loop",
    "package",
    "namespace",
    "return",
    "var",
    "void",
    "while",
];

pub fn is_reserved(name: &str) -> bool {
    RESERVED.contains(&name)
}

/// The escaped name, or `None` for a name that no expression can spell.
pub fn escape(name: &str) -> Option<String> {
    if name.is_empty() || name.starts_with(|c: char| c.is_ascii_digit()) {
        return None;
    }
    if is_reserved(name) {
        return Some(format!("__{name}__"));
    }
    let mut out = String::with_capacity(name.len());
    let mut rest = name;
    while let Some(c) = rest.chars().next() {
        if let Some(after) = rest.strip_prefix("__") {
            out.push_str("__underscores__");
            rest = after;
            continue;
        }
        match c {
            '.' => out.push_str("__dot__"),
            '-' => out.push_str("__dash__"),
            '/' => out.push_str("__slash__"),
            c if c.is_ascii_alphanumeric() || c == '_' => out.push(c),
            _ => return None,
        }
        rest = &rest[c.len_utf8()..];
    }
    Some(out)
}

/// The field that an escaped name stands for; `None` where the form is wrong.
pub fn unescape(escaped: &str) -> Option<String> {
    let mut out = String::with_capacity(escaped.len());
    let mut rest = escaped;
    while !rest.is_empty() {
        if let Some(after) = rest.strip_prefix("__") {
            let inner = after.split('_').next().unwrap_or("");
            if !inner.is_empty() && after[inner.len()..].starts_with("__") {
                match inner {
                    "underscores" => out.push_str("__"),
                    "dot" => out.push('.'),
                    "dash" => out.push('-'),
                    "slash" => out.push('/'),
                    // A keyword is escaped as a whole name only.
                    _ if is_reserved(inner) && inner.len() + 4 == escaped.len() => out.push_str(inner),
                    _ => return None,
                }
                rest = &after[inner.len() + 2..];
                continue;
            }
        }
        let c = rest.chars().next().expect("not empty");
        out.push(c);
        rest = &rest[c.len_utf8()..];
    }
    Some(out)
}
