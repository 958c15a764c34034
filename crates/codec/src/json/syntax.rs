//! Go's words for what is wrong with a text that is no JSON: its scanner run
//! again, byte by byte, only after decoding has failed.
//!
//! Upstream followed: `encoding/json/scanner.go`.

use crate::MAX_DEPTH;

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    BeginValue,
    BeginValueOrEmpty,
    BeginStringOrEmpty,
    BeginString,
    EndValue,
    EndTop,
    InString,
    Escape,
    /// Hex digits still to come.
    Hex(u8),
    Negative,
    Zero,
    Digits,
    Dot,
    Fraction,
    Exponent,
    ExponentSign,
    ExponentDigits,
    /// Inside a literal word: the word and how much of it has been read.
    Word(&'static str, usize),
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Inside {
    ObjectKey,
    ObjectValue,
    Array,
}

/// The error text of encoding/json; `None` if the bytes are fine after all.
pub fn explain(bytes: &[u8]) -> Option<String> {
    let mut scanner = Scanner { state: State::BeginValue, inside: Vec::new() };
    for &byte in bytes {
        if let Err(error) = scanner.step(byte) {
            return Some(error);
        }
    }
    // Go feeds a space at the end: it ends a number and breaks a word.
    if scanner.state != State::EndTop
        && let Err(error) = scanner.step(b' ')
    {
        return Some(error);
    }
    (scanner.state != State::EndTop).then(|| "unexpected end of JSON input".to_owned())
}

struct Scanner {
    state: State,
    inside: Vec<Inside>,
}

fn error(byte: u8, context: &str) -> Result<(), String> {
    let shown = match byte {
        b'\'' => r"'\''".to_owned(),
        b'"' => "'\"'".to_owned(),
        _ => {
            let quoted = apimachinery::field::quote(&(byte as char).to_string());
            format!("'{}'", &quoted[1..quoted.len() - 1])
        }
    };
    Err(format!("invalid character {shown} {context}"))
}

impl Scanner {
    fn push(&mut self, inside: Inside) -> Result<(), String> {
        self.inside.push(inside);
        let byte = if inside == Inside::Array { b'[' } else { b'{' };
        if self.inside.len() > MAX_DEPTH { error(byte, "exceeded max depth") } else { Ok(()) }
    }

    fn step(&mut self, c: u8) -> Result<(), String> {
        let space = matches!(c, b' ' | b'\t' | b'\r' | b'\n');
        match self.state {
            State::BeginValueOrEmpty if space => {}
            State::BeginValueOrEmpty if c == b']' => return self.end_value(c),
            State::BeginValue | State::BeginValueOrEmpty => {
                if space {
                    return Ok(());
                }
                self.state = match c {
                    b'{' => {
                        self.state = State::BeginStringOrEmpty;
                        return self.push(Inside::ObjectKey);
                    }
                    b'[' => {
                        self.state = State::BeginValueOrEmpty;
                        return self.push(Inside::Array);
                    }
                    b'"' => State::InString,
                    b'-' => State::Negative,
                    b'0' => State::Zero,
                    b't' => State::Word("true", 1),
                    b'f' => State::Word("false", 1),
                    b'n' => State::Word("null", 1),
                    b'1'..=b'9' => State::Digits,
                    _ => return error(c, "looking for beginning of value"),
                };
            }
            State::BeginStringOrEmpty if space => {}
            State::BeginStringOrEmpty if c == b'}' => {
                if let Some(last) = self.inside.last_mut() {
                    *last = Inside::ObjectValue;
                }
                return self.end_value(c);
            }
            State::BeginStringOrEmpty | State::BeginString => match c {
                _ if space => {}
                b'"' => self.state = State::InString,
                _ => return error(c, "looking for beginning of object key string"),
            },
            State::EndValue => return self.end_value(c),
            State::EndTop if space => {}
            State::EndTop => return error(c, "after top-level value"),
            State::InString => match c {
                b'"' => self.state = State::EndValue,
                b'\\' => self.state = State::Escape,
                0..0x20 => return error(c, "in string literal"),
                _ => {}
            },
            State::Escape => match c {
                b'b' | b'f' | b'n' | b'r' | b't' | b'\\' | b'/' | b'"' => self.state = State::InString,
                b'u' => self.state = State::Hex(4),
                _ => return error(c, "in string escape code"),
            },
            State::Hex(left) if c.is_ascii_hexdigit() => {
                self.state = if left == 1 { State::InString } else { State::Hex(left - 1) };
            }
            State::Hex(_) => return error(c, "in \\u hexadecimal character escape"),
            State::Negative => match c {
                b'0' => self.state = State::Zero,
                b'1'..=b'9' => self.state = State::Digits,
                _ => return error(c, "in numeric literal"),
            },
            State::Digits if c.is_ascii_digit() => {}
            State::Digits | State::Zero => match c {
                b'.' => self.state = State::Dot,
                b'e' | b'E' => self.state = State::Exponent,
                _ => return self.end_value(c),
            },
            State::Dot if c.is_ascii_digit() => self.state = State::Fraction,
            State::Dot => return error(c, "after decimal point in numeric literal"),
            State::Fraction if c.is_ascii_digit() => {}
            State::Fraction => match c {
                b'e' | b'E' => self.state = State::Exponent,
                _ => return self.end_value(c),
            },
            State::Exponent if matches!(c, b'+' | b'-') => self.state = State::ExponentSign,
            State::Exponent | State::ExponentSign => {
                if !c.is_ascii_digit() {
                    return error(c, "in exponent of numeric literal");
                }
                self.state = State::ExponentDigits;
            }
            State::ExponentDigits if c.is_ascii_digit() => {}
            State::ExponentDigits => return self.end_value(c),
            State::Word(word, read) => {
                let expected = word.as_bytes()[read];
                if c != expected {
                    return error(c, &format!("in literal {word} (expecting '{}')", expected as char));
                }
                self.state = if read + 1 == word.len() { State::EndValue } else { State::Word(word, read + 1) };
            }
        }
        Ok(())
    }

    fn end_value(&mut self, c: u8) -> Result<(), String> {
        let space = matches!(c, b' ' | b'\t' | b'\r' | b'\n');
        let Some(&inside) = self.inside.last() else {
            self.state = State::EndTop;
            return if space { Ok(()) } else { error(c, "after top-level value") };
        };
        if space {
            self.state = State::EndValue;
            return Ok(());
        }
        match (inside, c) {
            (Inside::ObjectKey, b':') => {
                self.set(Inside::ObjectValue);
                self.state = State::BeginValue;
            }
            (Inside::ObjectKey, _) => return error(c, "after object key"),
            (Inside::ObjectValue, b',') => {
                self.set(Inside::ObjectKey);
                self.state = State::BeginString;
            }
            (Inside::Array, b',') => self.state = State::BeginValue,
            (Inside::ObjectValue, b'}') | (Inside::Array, b']') => {
                self.inside.pop();
                self.state = if self.inside.is_empty() { State::EndTop } else { State::EndValue };
            }
            (Inside::ObjectValue, _) => return error(c, "after object key:value pair"),
            (Inside::Array, _) => return error(c, "after array element"),
        }
        Ok(())
    }
    fn set(&mut self, inside: Inside) {
        if let Some(last) = self.inside.last_mut() {
            *last = inside;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_go() {
        for (text, expected) in [
            ("", "unexpected end of JSON input"),
            ("{", "unexpected end of JSON input"),
            ("{a:1}", "invalid character 'a' looking for beginning of object key string"),
            (r#"{"a":1,}"#, "invalid character '}' looking for beginning of object key string"),
            ("[1 2]", "invalid character '2' after array element"),
            ("{} x", "invalid character 'x' after top-level value"),
            ("tru", "invalid character ' ' in literal true (expecting 'e')"),
            ("\"tru", "unexpected end of JSON input"),
            ("trux", "invalid character 'x' in literal true (expecting 'e')"),
            ("\"\n\"", r"invalid character '\n' in string literal"),
            ("01", "invalid character '1' after top-level value"),
        ] {
            assert_eq!(explain(text.as_bytes()).as_deref(), Some(expected), "{text}");
        }
        assert_eq!(explain(b" {\"a\": [1, 2.5e3, null]} "), None);
    }
}
