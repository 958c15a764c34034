//! Values as YAML, byte for byte as go-yaml v2 writes what sigs.k8s.io/yaml
//! gives it: keys sorted, two spaces, lists not indented below their key, texts
//! folded at the first space past column 80.
//!
//! Upstream followed: `go.yaml.in/yaml/v2/{encode,emitterc,sorter}.go`.

use apimachinery::Value;

use super::resolve::{Scalar, resolve};

const WIDTH: usize = 80;
/// The longest key written as `key:`; others are written as `? key`, in bytes.
const SIMPLE_KEY: usize = 128;

/// A value as one YAML document.
pub fn encode(value: &Value) -> Vec<u8> {
    let mut emitter = Emitter { out: String::with_capacity(1024), line: 0 };
    emitter.node(value, 0);
    emitter.end_line();
    emitter.out.into_bytes()
}

struct Emitter {
    out: String,
    /// Where the current line begins.
    line: usize,
}

impl Emitter {
    fn pad(&mut self, indent: usize) {
        self.out.extend(std::iter::repeat_n(' ', indent));
    }

    fn new_line(&mut self) {
        self.out.push('\n');
        self.line = self.out.len();
    }

    /// Nothing to do after a text that ended with a line break of its own.
    fn end_line(&mut self) {
        if self.line < self.out.len() {
            self.new_line();
        }
    }

    fn column(&self) -> usize {
        self.out[self.line..].chars().count()
    }

    /// A value at the current place, its further lines at `indent`.
    fn node(&mut self, value: &Value, indent: usize) {
        match value {
            Value::Object(members) if !members.is_empty() => self.mapping(value, indent),
            Value::Array(items) if !items.is_empty() => self.sequence(value, indent),
            other => self.scalar(other, indent),
        }
    }

    fn mapping(&mut self, value: &Value, indent: usize) {
        let Some(members) = value.as_object() else { return };
        // Not `sort_by`, which may panic: the order has cycles (a9, a10, a1x).
        let mut keys: Vec<&String> = Vec::with_capacity(members.len());
        for key in members.keys() {
            keys.insert(keys.partition_point(|other| natural_order(other, key).is_lt()), key);
        }
        for (at, key) in keys.into_iter().enumerate() {
            if at > 0 {
                self.pad(indent);
            }
            let value = &members[key.as_str()];
            if key.len() > SIMPLE_KEY || key.contains(is_break) {
                self.out.push_str("? ");
                self.text(key, indent, false);
                self.end_line();
                self.pad(indent);
                self.out.push_str(": ");
                match value {
                    Value::Object(_) | Value::Array(_) => self.node(value, indent + 2),
                    other => self.scalar(other, indent),
                }
            } else {
                self.text(key, indent, true);
                self.out.push(':');
                self.member(value, indent);
            }
            self.end_line();
        }
    }

    /// What follows `key:`.
    fn member(&mut self, value: &Value, indent: usize) {
        match value {
            Value::Object(members) if !members.is_empty() => {
                self.new_line();
                self.pad(indent + 2);
                self.mapping(value, indent + 2);
            }
            Value::Array(items) if !items.is_empty() => {
                self.new_line();
                self.pad(indent);
                self.sequence(value, indent);
            }
            other => {
                self.out.push(' ');
                self.scalar(other, indent);
            }
        }
    }

    fn sequence(&mut self, value: &Value, indent: usize) {
        let Some(items) = value.as_array() else { return };
        for (at, item) in items.iter().enumerate() {
            if at > 0 {
                self.pad(indent);
            }
            self.out.push_str("- ");
            match item {
                Value::Object(_) | Value::Array(_) => self.node(item, indent + 2),
                other => self.scalar(other, indent),
            }
            self.end_line();
        }
    }

    fn scalar(&mut self, value: &Value, indent: usize) {
        match value {
            Value::Null => self.out.push_str("null"),
            Value::Bool(value) => self.out.push_str(if *value { "true" } else { "false" }),
            Value::Number(_) => self.out.push_str(&number(&crate::json::encode_untyped(value))),
            Value::String(value) => self.text(value, indent, false),
            Value::Array(_) => self.out.push_str("[]"),
            Value::Object(_) => self.out.push_str("{}"),
        }
    }

    /// A key before its colon takes one line, and no literal block.
    fn text(&mut self, value: &str, indent: usize, key: bool) {
        let form = analyze(value);
        if value.contains('\n') {
            if form.literal {
                self.literal(value, indent);
            } else {
                self.double_quoted(value, indent, !key);
            }
        } else if needs_quotes_for_type(value) {
            self.double_quoted(value, indent, !key);
        } else if form.plain {
            self.plain(value, indent, !key);
        } else if form.single_quoted {
            self.single_quoted(value, indent, !key);
        } else {
            self.double_quoted(value, indent, !key);
        }
    }

    fn literal(&mut self, value: &str, indent: usize) {
        self.out.push('|');
        if value.starts_with(|c| c == ' ' || is_break(c)) {
            self.out.push('2');
        }
        let mut back = value.chars().rev();
        match (back.next().is_some_and(is_break), back.next()) {
            (false, _) => self.out.push('-'),
            (true, None) => self.out.push('+'),
            (true, Some(before)) if is_break(before) => self.out.push('+'),
            _ => {}
        }
        self.new_line();
        let mut breaks = true;
        for c in value.chars() {
            if is_break(c) {
                self.break_char(c);
                breaks = true;
                continue;
            }
            if breaks {
                self.pad(indent + 2);
            }
            self.out.push(c);
            breaks = false;
        }
    }

    fn break_char(&mut self, c: char) {
        self.out.push(c);
        self.line = self.out.len();
    }

    fn plain(&mut self, value: &str, indent: usize, folds: bool) {
        let mut column = self.column();
        let mut spaces = false;
        let mut chars = value.chars().peekable();
        while let Some(c) = chars.next() {
            if c == ' ' && folds && !spaces && column > WIDTH && chars.peek() != Some(&' ') {
                self.fold(indent, &mut column);
            } else {
                self.out.push(c);
                column += 1;
            }
            spaces = c == ' ';
        }
    }

    fn fold(&mut self, indent: usize, column: &mut usize) {
        self.new_line();
        self.pad(indent + 2);
        *column = indent + 2;
    }

    fn single_quoted(&mut self, value: &str, indent: usize, folds: bool) {
        self.out.push('\'');
        let mut column = self.column();
        let (mut spaces, mut breaks) = (false, false);
        let mut chars = value.char_indices().peekable();
        while let Some((at, c)) = chars.next() {
            let next = chars.peek().map(|(_, next)| *next);
            if c == ' ' {
                let inside = at > 0 && next.is_some_and(|next| next != ' ');
                if folds && !spaces && column > WIDTH && inside {
                    self.fold(indent, &mut column);
                } else {
                    self.out.push(c);
                    column += 1;
                }
                spaces = true;
            } else if is_break(c) {
                self.break_char(c);
                column = 0;
                breaks = true;
            } else {
                if breaks {
                    self.pad(indent + 2);
                    column = indent + 2;
                }
                if c == '\'' {
                    self.out.push('\'');
                    column += 1;
                }
                self.out.push(c);
                column += 1;
                (spaces, breaks) = (false, false);
            }
        }
        self.out.push('\'');
    }

    fn double_quoted(&mut self, value: &str, indent: usize, folds: bool) {
        self.out.push('"');
        // As upstream looks for the mark: at the text's start, for every character.
        let marked = value.starts_with('\u{feff}');
        let mut column = self.column();
        let mut spaces = false;
        let mut chars = value.char_indices().peekable();
        while let Some((at, c)) = chars.next() {
            let next = chars.peek().map(|(_, next)| *next);
            if marked || !is_printable(c) || is_break(c) || matches!(c, '"' | '\\') {
                let before = self.out.len();
                self.escape(c);
                column += self.out.len() - before;
                spaces = false;
            } else if c == ' ' && folds && !spaces && column > WIDTH && at > 0 && next.is_some() {
                self.fold(indent, &mut column);
                if next == Some(' ') {
                    self.out.push('\\');
                    column += 1;
                }
                spaces = true;
            } else {
                self.out.push(c);
                column += 1;
                spaces = c == ' ';
            }
        }
        self.out.push('"');
    }

    fn escape(&mut self, c: char) {
        let short = match c {
            '\0' => '0',
            '\u{7}' => 'a',
            '\u{8}' => 'b',
            '\t' => 't',
            '\n' => 'n',
            '\u{b}' => 'v',
            '\u{c}' => 'f',
            '\r' => 'r',
            '\u{1b}' => 'e',
            '"' | '\\' => c,
            '\u{85}' => 'N',
            '\u{a0}' => '_',
            '\u{2028}' => 'L',
            '\u{2029}' => 'P',
            _ => {
                let code = c as u32;
                self.out.push_str(&match code {
                    0..=0xff => format!("\\x{code:02X}"),
                    0x100..=0xffff => format!("\\u{code:04X}"),
                    _ => format!("\\U{code:08X}"),
                });
                return;
            }
        };
        self.out.push('\\');
        self.out.push(short);
    }
}

/// A JSON number as go-yaml writes what it reads it as.
fn number(json: &[u8]) -> String {
    let text = String::from_utf8_lossy(json);
    match resolve(&text, "", true) {
        Ok(Scalar::Int(int)) => int.to_string(),
        Ok(Scalar::Float(float)) => general(float),
        _ => text.into_owned(),
    }
}

/// Go's `'g'` form with the fewest digits: an exponent below -4 and from 6 on.
fn general(float: f64) -> String {
    let scientific = format!("{float:e}");
    let Some((digits, exponent)) = scientific.split_once('e') else { return scientific };
    let exponent: i32 = exponent.parse().unwrap_or(0);
    if !(-4..6).contains(&exponent) {
        let sign = if exponent < 0 { '-' } else { '+' };
        return format!("{digits}e{sign}{:02}", exponent.abs());
    }
    format!("{float}")
}

/// A plain text that would be read as something else than a string.
fn needs_quotes_for_type(value: &str) -> bool {
    !matches!(resolve(value, "", true), Ok(Scalar::Text(_) | Scalar::Merge)) || is_base60(value) || is_timestamp(value)
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

/// go-yaml quotes what its timestamp reader would take: a date, a date and a
/// time, with a zone if a `T` is between them.
fn is_timestamp(value: &str) -> bool {
    timestamp(value) == Some("")
}

/// What is left behind it.
fn timestamp(value: &str) -> Option<&str> {
    let year = value.get(..4).filter(|year| year.bytes().all(|c| c.is_ascii_digit()))?;
    let (month, rest) = two_digits(value[4..].strip_prefix('-')?)?;
    let (day, rest) = two_digits(rest.strip_prefix('-')?)?;
    let leap = year.parse::<u32>().is_ok_and(|year| year % 4 == 0 && (year % 100 != 0 || year % 400 == 0));
    let days = match month {
        2 => 28 + u32::from(leap),
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => return None,
    };
    if !(1..=days).contains(&day) || rest.is_empty() {
        return Some(rest).filter(|_| (1..=days).contains(&day));
    }
    let zoned = !rest.starts_with(' ');
    let rest = if zoned { rest.strip_prefix(['T', 't'])? } else { rest.trim_start_matches(' ') };
    let (hour, rest) = two_digits(rest)?;
    let (minute, rest) = two_digits(rest.strip_prefix(':')?)?;
    let (second, rest) = two_digits(rest.strip_prefix(':')?)?;
    if hour > 23 || minute > 59 || second > 59 {
        return None;
    }
    let rest = match rest.strip_prefix(['.', ',']) {
        Some(fraction) if fraction.starts_with(|c: char| c.is_ascii_digit()) => {
            fraction.trim_start_matches(|c: char| c.is_ascii_digit())
        }
        _ => rest,
    };
    match rest.as_bytes() {
        _ if !zoned => Some(rest),
        [b'Z', ..] => Some(&rest[1..]),
        [b'+' | b'-', h, i, b':', m, n, ..] if [h, i, m, n].iter().all(|c| c.is_ascii_digit()) => {
            let number = |tens: &u8, ones: &u8| u32::from(tens - b'0') * 10 + u32::from(ones - b'0');
            Some(&rest[6..]).filter(|_| number(h, i) <= 24 && number(m, n) <= 60)
        }
        _ => None,
    }
}

/// A number of one or two digits, two if there are.
fn two_digits(text: &str) -> Option<(u32, &str)> {
    let digits = text.bytes().take(2).take_while(u8::is_ascii_digit).count();
    text[..digits].parse().ok().map(|number| (number, &text[digits..]))
}

/// What go-yaml takes as such: nothing beyond the basic plane.
fn is_printable(c: char) -> bool {
    matches!(c, '\n' | '\u{20}'..='\u{7e}' | '\u{a0}'..='\u{d7ff}' | '\u{e000}'..='\u{fffd}') && c != '\u{feff}'
}

fn is_break(c: char) -> bool {
    matches!(c, '\n' | '\r' | '\u{85}' | '\u{2028}' | '\u{2029}')
}

/// The forms a text can be written in, besides double quotes.
struct Forms {
    plain: bool,
    single_quoted: bool,
    literal: bool,
}

fn analyze(value: &str) -> Forms {
    let (Some(first), Some(last)) = (value.chars().next(), value.chars().next_back()) else {
        return Forms { plain: true, single_quoted: true, literal: false };
    };
    let mut indicators = value.starts_with("---") || value.starts_with("...");
    let (mut line_breaks, mut special, mut break_space, mut space_break) = (false, false, false, false);
    let mut before = None;
    let mut chars = value.chars().peekable();
    while let Some(c) = chars.next() {
        let blank_after = chars.peek().is_none_or(|next| matches!(next, ' ' | '\t'));
        indicators |= match (before, c) {
            (None, '#' | ',' | '[' | ']' | '{' | '}' | '&' | '*' | '!' | '|' | '>' | '\'' | '"' | '%' | '@' | '`') => {
                true
            }
            (None, '?' | '-') | (_, ':') => blank_after,
            (Some(before), '#') => matches!(before, ' ' | '\t' | '\0') || is_break(before),
            _ => false,
        };
        special |= !is_printable(c);
        line_breaks |= is_break(c);
        break_space |= c == ' ' && before.is_some_and(is_break);
        space_break |= is_break(c) && before == Some(' ');
        before = Some(c);
    }
    let spaced = first == ' ' || last == ' ';
    let single_quoted = !break_space && !space_break && !special;
    Forms {
        plain: single_quoted && !spaced && !line_breaks && !indicators,
        single_quoted,
        literal: last != ' ' && !space_break && !special,
    }
}

/// go-yaml sorts keys with numbers by value: `a2` before `a10`.
fn natural_order(a: &str, b: &str) -> std::cmp::Ordering {
    let (left, right): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    for at in 0..left.len().min(right.len()) {
        let (l, r) = (left[at], right[at]);
        if l == r {
            continue;
        }
        let (l_letter, r_letter) = (l.is_alphabetic(), r.is_alphabetic());
        if l_letter && r_letter {
            return l.cmp(&r);
        }
        if l_letter || r_letter {
            return l_letter.cmp(&r_letter);
        }
        // Both are no letters: compare the numbers that go on here. Zeros count
        // behind another digit.
        let inside =
            (l == '0' || r == '0') && left[..at].iter().rev().take_while(|c| c.is_ascii_digit()).any(|&c| c != '0');
        let number = |chars: &[char]| {
            let digits = chars[at..].iter().take_while(|c| c.is_ascii_digit());
            digits.fold((at, i64::from(inside)), |(end, value), &c| {
                (end + 1, value.wrapping_mul(10).wrapping_add(i64::from(c as u32 - 48)))
            })
        };
        let ((l_end, l_value), (r_end, r_value)) = (number(&left), number(&right));
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
