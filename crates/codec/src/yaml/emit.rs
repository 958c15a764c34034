//! Values as YAML, byte for byte as go-yaml v2 writes what sigs.k8s.io/yaml
//! gives it: keys sorted, two spaces, lists not indented below their key.
//!
//! Upstream followed: `go.yaml.in/yaml/v2/{encode,emitterc}.go`. Lines are not
//! folded (sigs.k8s.io/yaml sets no width, and go-yaml's best width is off).

use apimachinery::Value;

use super::resolve::{Scalar, resolve};

/// A value as one YAML document.
pub fn encode(value: &Value) -> Vec<u8> {
    let mut out = String::with_capacity(1024);
    match value {
        Value::Object(members) if !members.is_empty() => mapping(&mut out, value, 0),
        Value::Array(items) if !items.is_empty() => sequence(&mut out, value, 0),
        other => {
            scalar(&mut out, other, 0, false);
            out.push('\n');
        }
    }
    out.into_bytes()
}

fn pad(out: &mut String, indent: usize) {
    out.extend(std::iter::repeat_n(' ', indent));
}

fn mapping(out: &mut String, value: &Value, indent: usize) {
    let Some(members) = value.as_object() else { return };
    let mut keys: Vec<&String> = members.keys().collect();
    keys.sort_by(|a, b| natural_order(a, b));
    for (at, key) in keys.into_iter().enumerate() {
        if at > 0 {
            pad(out, indent);
        }
        text(out, key, indent, true);
        out.push(':');
        member(out, &members[key.as_str()], indent);
    }
}

/// What follows `key:`.
fn member(out: &mut String, value: &Value, indent: usize) {
    match value {
        Value::Object(members) if !members.is_empty() => {
            out.push('\n');
            pad(out, indent + 2);
            mapping(out, value, indent + 2);
        }
        Value::Array(items) if !items.is_empty() => {
            out.push('\n');
            pad(out, indent);
            sequence(out, value, indent);
        }
        other => {
            out.push(' ');
            scalar(out, other, indent, false);
            out.push('\n');
        }
    }
}

fn sequence(out: &mut String, value: &Value, indent: usize) {
    let Some(items) = value.as_array() else { return };
    for (at, item) in items.iter().enumerate() {
        if at > 0 {
            pad(out, indent);
        }
        out.push_str("- ");
        match item {
            Value::Object(members) if !members.is_empty() => mapping(out, item, indent + 2),
            Value::Array(items) if !items.is_empty() => sequence(out, item, indent + 2),
            other => {
                scalar(out, other, indent, false);
                out.push('\n');
            }
        }
    }
}

fn scalar(out: &mut String, value: &Value, indent: usize, key: bool) {
    match value {
        Value::Null => out.push_str("null"),
        Value::Bool(value) => out.push_str(if *value { "true" } else { "false" }),
        Value::Number(number) => {
            let json = crate::json::encode_untyped(value);
            let json = String::from_utf8_lossy(&json);
            // Go's 'g' form switches to exponents as JSON's does from 1e21 on.
            let _ = number;
            out.push_str(&json);
        }
        Value::String(value) => text(out, value, indent, key),
        Value::Array(_) => out.push_str("[]"),
        Value::Object(_) => out.push_str("{}"),
    }
}

fn text(out: &mut String, value: &str, indent: usize, key: bool) {
    if needs_quotes_for_type(value) {
        return double_quoted(out, value);
    }
    if value.contains('\n') && !key && literal_allowed(value) {
        return literal(out, value, indent);
    }
    if plain_allowed(value) {
        out.push_str(value);
    } else if single_quotes_allowed(value) {
        out.push('\'');
        for (at, line) in value.split('\n').enumerate() {
            if at > 0 {
                out.push_str("\n\n");
                pad(out, indent + 2);
            }
            out.push_str(&line.replace('\'', "''"));
        }
        out.push('\'');
    } else {
        double_quoted(out, value);
    }
}

/// A plain text that would be read as something else than a string.
fn needs_quotes_for_type(value: &str) -> bool {
    !matches!(resolve(value, "", true), Ok(Scalar::Text(_))) || is_base60(value) || is_timestamp(value)
}

/// `1:20` and the like are numbers to YAML 1.1 readers:
/// `^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+(?:\.[0-9_]*)?$`
fn is_base60(value: &str) -> bool {
    let rest = value.strip_prefix(['-', '+']).unwrap_or(value);
    if !rest.starts_with(|c: char| c.is_ascii_digit()) || !rest.contains(':') {
        return false;
    }
    let rest = match rest.rsplit_once('.') {
        Some((head, fraction)) if fraction.bytes().all(|c| c.is_ascii_digit() || c == b'_') => head,
        _ => rest,
    };
    let mut parts = rest.split(':');
    let first = parts.next().unwrap_or("");
    let rest: Vec<&str> = parts.collect();
    first.bytes().all(|c| c.is_ascii_digit() || c == b'_')
        && !rest.is_empty()
        && rest.iter().all(|part| match part.as_bytes() {
            [only] => only.is_ascii_digit(),
            [tens, ones] => (b'0'..=b'5').contains(tens) && ones.is_ascii_digit(),
            _ => false,
        })
}

/// go-yaml quotes what its timestamp reader would take: a date, or a date with a time.
fn is_timestamp(value: &str) -> bool {
    let bytes = value.as_bytes();
    let year = bytes.iter().take_while(|c| c.is_ascii_digit()).count();
    if year != 4 || bytes.get(4) != Some(&b'-') {
        return false;
    }
    let (date, time) = match value.find(['T', 't', ' ']) {
        Some(at) => (&value[..at], Some(value[at + 1..].trim_start())),
        None => (value, None),
    };
    let parts: Vec<&str> = date.split('-').collect();
    let [_, month, day] = parts.as_slice() else { return false };
    let number = |text: &str, range: std::ops::RangeInclusive<u32>| {
        (1..=2).contains(&text.len()) && text.parse().is_ok_and(|n| range.contains(&n))
    };
    if !number(month, 1..=12) || !number(day, 1..=31) {
        return false;
    }
    let Some(time) = time else { return month.len() == 2 && day.len() == 2 };
    // hour:minute:second, an optional fraction, an optional zone.
    let clock_end = time.find(|c: char| !(c.is_ascii_digit() || c == ':' || c == '.')).unwrap_or(time.len());
    let clock: Vec<&str> = time[..clock_end].split(':').collect();
    let [hour, minute, second] = clock.as_slice() else { return false };
    let second = second.split('.').next().unwrap_or("");
    number(hour, 0..=23) && minute.len() == 2 && number(minute, 0..=59) && second.len() == 2 && number(second, 0..=59)
}

fn is_printable(c: char) -> bool {
    matches!(c, '\n' | '\u{20}'..='\u{7e}' | '\u{a0}'..='\u{d7ff}' | '\u{e000}'..='\u{fffd}' | '\u{10000}'..='\u{10ffff}')
        && c != '\u{feff}'
}
fn is_break(c: char) -> bool {
    matches!(c, '\n' | '\r' | '\u{85}' | '\u{2028}' | '\u{2029}')
}

/// The literal block form can hold it: no trailing spaces on its own, nothing
/// unprintable. Upstream's analysis forbids it after a space before a break.
fn literal_allowed(value: &str) -> bool {
    value.chars().all(is_printable) && !value.contains(" \n") && !value.ends_with(' ')
}

fn literal(out: &mut String, value: &str, indent: usize) {
    out.push('|');
    if value.starts_with([' ', '\n']) {
        out.push('2');
    }
    if !value.ends_with('\n') {
        out.push('-');
    } else if value == "\n" || value.ends_with("\n\n") {
        out.push('+');
    }
    let body = value.strip_suffix('\n').unwrap_or(value);
    for line in body.split('\n') {
        out.push('\n');
        if !line.is_empty() {
            pad(out, indent + 2);
            out.push_str(line);
        }
    }
}

/// Block-plain as libyaml's analysis has it.
fn plain_allowed(value: &str) -> bool {
    let chars: Vec<char> = value.chars().collect();
    let (Some(&first), Some(&last)) = (chars.first(), chars.last()) else { return false };
    if value.starts_with("---") || value.starts_with("...") {
        return false;
    }
    if first == ' ' || last == ' ' || chars.iter().any(|&c| is_break(c) || !is_printable(c)) {
        return false;
    }
    let space_after =
        |at: usize| chars.get(at + 1).is_none_or(|&c| matches!(c, ' ' | '\t') || is_break(c) || c == '\0');
    if matches!(first, '#' | ',' | '[' | ']' | '{' | '}' | '&' | '*' | '!' | '|' | '>' | '\'' | '"' | '%' | '@' | '`') {
        return false;
    }
    if matches!(first, '?' | ':') && space_after(0) || first == '-' && space_after(0) {
        return false;
    }
    !chars.iter().enumerate().skip(1).any(|(at, &c)| match c {
        ':' => space_after(at),
        '#' => matches!(chars[at - 1], ' ' | '\t'),
        _ => false,
    })
}

fn single_quotes_allowed(value: &str) -> bool {
    value.chars().all(is_printable) && !value.contains(" \n") && !value.contains('\n')
}

fn double_quoted(out: &mut String, value: &str) {
    out.push('"');
    for c in value.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\0' => out.push_str("\\0"),
            '\u{7}' => out.push_str("\\a"),
            '\u{8}' => out.push_str("\\b"),
            '\t' => out.push_str("\\t"),
            '\n' => out.push_str("\\n"),
            '\u{b}' => out.push_str("\\v"),
            '\u{c}' => out.push_str("\\f"),
            '\r' => out.push_str("\\r"),
            '\u{1b}' => out.push_str("\\e"),
            '\u{85}' => out.push_str("\\N"),
            '\u{2028}' => out.push_str("\\L"),
            '\u{2029}' => out.push_str("\\P"),
            '\u{feff}' => out.push_str("\\uFEFF"),
            c if is_printable(c) => out.push(c),
            c if (c as u32) < 0x100 => out.push_str(&format!("\\x{:02X}", c as u32)),
            c if (c as u32) < 0x10000 => out.push_str(&format!("\\u{:04X}", c as u32)),
            c => out.push_str(&format!("\\U{:08X}", c as u32)),
        }
    }
    out.push('"');
}

/// go-yaml sorts keys with numbers by value: `a2` before `a10`.
fn natural_order(a: &str, b: &str) -> std::cmp::Ordering {
    use std::cmp::Ordering;
    let (left, right): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    let mut digits = false;
    for at in 0..left.len().min(right.len()) {
        let (l, r) = (left[at], right[at]);
        if l == r {
            digits = l.is_ascii_digit();
            continue;
        }
        let (l_letter, r_letter) = (l.is_alphabetic(), r.is_alphabetic());
        if l_letter && r_letter {
            return l.cmp(&r);
        }
        if l_letter || r_letter {
            return if digits { r_letter.cmp(&l_letter) } else { l_letter.cmp(&r_letter) };
        }
        // Both are no letters: compare the numbers that begin here.
        let number = |chars: &[char], from: usize| {
            let mut end = from;
            let mut value: i64 = 0;
            while end < chars.len() && chars[end].is_ascii_digit() {
                value = value.saturating_mul(10).saturating_add(i64::from(chars[end] as u32 - 48));
                end += 1;
            }
            (end, value)
        };
        if l == '0' || r == '0' {
            let mut back = at;
            while back > 0 && left[back - 1].is_ascii_digit() {
                if left[back - 1] != '0' {
                    let ((l_end, l_value), (r_end, r_value)) = (number(&left, at), number(&right, at));
                    return match l_value.cmp(&r_value) {
                        Ordering::Equal => l_end.cmp(&r_end),
                        other => other,
                    };
                }
                back -= 1;
            }
        }
        let ((l_end, l_value), (r_end, r_value)) = (number(&left, at), number(&right, at));
        if l_value != r_value {
            return l_value.cmp(&r_value);
        }
        if l_end != r_end {
            return l_end.cmp(&r_end);
        }
        return l.cmp(&r);
    }
    left.len().cmp(&right.len())
}
