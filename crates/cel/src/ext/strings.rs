//! The strings library (version 2), and numbers as Go prints them.
//!
//! Upstream: cel-go `ext/strings.go`.

use crate::value::{Failure, Outcome, Value};

fn runes(text: &str) -> Vec<char> {
    text.chars().collect()
}

fn out_of_range<T>(index: i64) -> Result<T, Failure> {
    Failure::error(format!("index out of range: {index}"))
}

pub fn char_at<'a>(text: &str, index: i64) -> Outcome<'a> {
    let runes = runes(text);
    match usize::try_from(index) {
        Ok(at) if at < runes.len() => Ok(Value::string(runes[at].to_string())),
        Ok(at) if at == runes.len() => Ok(Value::string("")),
        _ => out_of_range(index),
    }
}

pub fn index_of<'a>(text: &str, part: &str, offset: i64) -> Outcome<'a> {
    let Ok(from) = usize::try_from(offset) else { return out_of_range(offset) };
    let (text, part) = (runes(text), runes(part));
    if part.is_empty() {
        return Ok(Value::Int(if from > text.len() { text.len() as i64 } else { offset }));
    }
    if from >= text.len() {
        return Ok(Value::Int(-1));
    }
    let found = text[from..].windows(part.len()).position(|window| window == part);
    Ok(Value::Int(found.map_or(-1, |at| (at + from) as i64)))
}

pub fn last_index_of<'a>(text: &str, part: &str, offset: Option<i64>) -> Outcome<'a> {
    let length = text.chars().count() as i64;
    let offset = match offset {
        Some(offset) => offset,
        None if part.is_empty() => return Ok(Value::Int(length)),
        None if text.len() < part.len() => return Ok(Value::Int(-1)),
        None => length - 1,
    };
    let Ok(from) = usize::try_from(offset) else { return out_of_range(offset) };
    let (text, part) = (runes(text), runes(part));
    if part.is_empty() {
        return Ok(Value::Int(if from > text.len() { text.len() as i64 } else { offset }));
    }
    if from >= text.len() || part.len() > text.len() {
        return Ok(Value::Int(-1));
    }
    let from = from.min(text.len() - part.len());
    let found = text[..from + part.len()].windows(part.len()).rposition(|window| window == part);
    Ok(Value::Int(found.map_or(-1, |at| at as i64)))
}

/// Go's `strings.Replace`: at most `count` times, all where it is negative.
pub fn replace(text: &str, old: &str, new: &str, count: i64) -> String {
    if count < 0 { text.replace(old, new) } else { text.replacen(old, new, count as usize) }
}

/// Go's `strings.SplitN`.
pub fn split(text: &str, separator: &str, count: i64) -> Vec<String> {
    if count == 0 {
        return Vec::new();
    }
    let most = if count < 0 { usize::MAX } else { count as usize };
    if separator.is_empty() {
        let characters = runes(text);
        let single = characters.len().min(most.saturating_sub(1));
        let mut parts: Vec<String> = characters[..single].iter().map(char::to_string).collect();
        if single < characters.len() {
            parts.push(characters[single..].iter().collect());
        }
        return parts;
    }
    text.splitn(most, separator).map(str::to_owned).collect()
}

pub fn substring<'a>(text: &str, start: i64, end: Option<i64>) -> Outcome<'a> {
    let runes = runes(text);
    let length = runes.len() as i64;
    let stop = end.unwrap_or(length);
    if end.is_some() && start > stop {
        return Failure::error(format!("invalid substring range. start: {start}, end: {stop}"));
    }
    if start < 0 || start > length {
        return out_of_range(start);
    }
    if stop < 0 || stop > length {
        return out_of_range(stop);
    }
    Ok(Value::string(runes[start as usize..stop as usize].iter().collect::<String>()))
}

/// Go's `unicode.IsSpace`.
pub fn trim(text: &str) -> &str {
    text.trim_matches(|c: char| {
        matches!(c, '\t' | '\n' | '\u{b}' | '\u{c}' | '\r' | ' ' | '\u{85}' | '\u{a0}' | '\u{1680}')
            || matches!(c, '\u{2000}'..='\u{200a}' | '\u{2028}' | '\u{2029}' | '\u{202f}' | '\u{205f}' | '\u{3000}')
    })
}

pub fn quote(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '\u{7}' => out.push_str("\\a"),
            '\u{8}' => out.push_str("\\b"),
            '\u{c}' => out.push_str("\\f"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            '\u{b}' => out.push_str("\\v"),
            '\\' => out.push_str("\\\\"),
            '"' => out.push_str("\\\""),
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

pub fn join<'a>(items: &crate::value::List<'a>, separator: &str) -> Outcome<'a> {
    let mut out = String::new();
    for (at, item) in items.iter().enumerate() {
        let item = item?;
        if at > 0 {
            out.push_str(separator);
        }
        match item.as_str() {
            Some(text) => out.push_str(text),
            None => return Failure::error(format!("join: invalid input: {}", super::string_format::go_value(&item))),
        }
    }
    Ok(Value::string(out))
}

/// Go's `%g`: shortest digits, exponent form below 1e-4 and from 1e21 on.
pub fn float_general(value: f64) -> String {
    if value.is_nan() {
        return "NaN".to_owned();
    }
    if value.is_infinite() {
        return if value > 0.0 { "+Inf" } else { "-Inf" }.to_owned();
    }
    if value == 0.0 {
        return if value.is_sign_negative() { "-0" } else { "0" }.to_owned();
    }
    let shortest = format!("{value:e}");
    let (mantissa, exponent) = shortest.split_once('e').unwrap_or((&shortest, "0"));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    if (-4..21).contains(&exponent) {
        return float_plain(value);
    }
    format!("{mantissa}e{}{:02}", if exponent < 0 { '-' } else { '+' }, exponent.abs())
}

/// Go's `strconv.FormatFloat(value, 'f', -1, 64)`.
pub fn float_plain(value: f64) -> String {
    format!("{value}")
}
