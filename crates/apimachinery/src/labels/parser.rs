//! The grammar of textual label selectors.
//!
//! Quirks kept: a NUL ends the text; `()` means one empty value; keywords are
//! identifiers where a value is expected; a run of special characters is cut
//! at its longest known prefix.

use std::collections::BTreeSet;

use super::{Operator, Requirement, key_error};
use crate::field::Path;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Token {
    Error,
    End,
    Close,
    Comma,
    Not,
    DoubleEquals,
    Equals,
    Greater,
    Identifier,
    In,
    Less,
    NotEquals,
    NotIn,
    Open,
}

const BINARY: &str = "in, notin, =, ==, !=, gt, lt";

fn symbol(text: &[u8]) -> Option<Token> {
    Some(match text {
        b")" => Token::Close,
        b"," => Token::Comma,
        b"!" => Token::Not,
        b"==" => Token::DoubleEquals,
        b"=" => Token::Equals,
        b">" => Token::Greater,
        b"in" => Token::In,
        b"<" => Token::Less,
        b"!=" => Token::NotEquals,
        b"notin" => Token::NotIn,
        b"(" => Token::Open,
        _ => return None,
    })
}

fn is_special(c: u8) -> bool {
    matches!(c, b'=' | b'!' | b'(' | b')' | b',' | b'>' | b'<')
}
fn is_space(c: u8) -> bool {
    matches!(c, b' ' | b'\t' | b'\r' | b'\n')
}

fn lex(text: &str) -> Vec<(Token, String)> {
    let bytes = text.as_bytes();
    // A NUL reads as the end.
    let bytes = &bytes[..bytes.iter().position(|&c| c == 0).unwrap_or(bytes.len())];
    let text_of = |range: std::ops::Range<usize>| String::from_utf8_lossy(&bytes[range]).into_owned();
    let mut items = Vec::new();
    let mut at = 0;
    loop {
        while at < bytes.len() && is_space(bytes[at]) {
            at += 1;
        }
        if at >= bytes.len() {
            items.push((Token::End, String::new()));
            return items;
        }
        let start = at;
        if is_special(bytes[at]) {
            let mut last = None;
            while at < bytes.len() && is_special(bytes[at]) {
                match symbol(&bytes[start..=at]) {
                    Some(token) => last = Some((token, at + 1)),
                    None if last.is_some() => break,
                    None => {}
                }
                at += 1;
            }
            match last {
                Some((token, end)) => items.push((token, text_of(start..end))),
                None => items.push((Token::Error, format!("error expected: keyword found '{}'", text_of(start..at)))),
            }
        } else {
            while at < bytes.len() && !is_special(bytes[at]) && !is_space(bytes[at]) {
                at += 1;
            }
            items.push((symbol(&bytes[start..at]).unwrap_or(Token::Identifier), text_of(start..at)));
        }
    }
}

struct Parser {
    items: Vec<(Token, String)>,
    position: usize,
}

impl Parser {
    /// The token here; keywords count as identifiers unless `operators`.
    fn look(&self, operators: bool) -> (Token, &str) {
        let (token, literal) = &self.items[self.position.min(self.items.len() - 1)];
        match token {
            Token::In | Token::NotIn if !operators => (Token::Identifier, literal),
            token => (*token, literal),
        }
    }
    fn take(&mut self, operators: bool) -> (Token, String) {
        let (token, literal) = self.look(operators);
        let taken = (token, literal.to_owned());
        self.position += 1;
        taken
    }

    fn requirement(&mut self) -> Result<Requirement, String> {
        let (mut token, mut key) = self.take(false);
        let negated = token == Token::Not;
        if negated {
            (token, key) = self.take(false);
        }
        if token != Token::Identifier {
            return Err(format!("found '{key}', expected: identifier"));
        }
        let root = Path::root();
        if let Some(error) = key_error(&key, &root) {
            return Err(error.to_string());
        }
        let ends = matches!(self.look(false).0, Token::End | Token::Comma);
        if negated || ends {
            let operator = if negated { Operator::DoesNotExist } else { Operator::Exists };
            return Requirement::new(&key, operator, Vec::new(), &root);
        }
        let (token, literal) = self.take(true);
        let operator = match token {
            Token::In => Operator::In,
            Token::NotIn => Operator::NotIn,
            Token::Equals => Operator::Equals,
            Token::DoubleEquals => Operator::DoubleEquals,
            Token::NotEquals => Operator::NotEquals,
            Token::Greater => Operator::GreaterThan,
            Token::Less => Operator::LessThan,
            _ => return Err(format!("found '{literal}', expected: {BINARY}")),
        };
        let values = match operator {
            Operator::In | Operator::NotIn => self.values()?,
            _ => self.exact_value()?,
        };
        Requirement::new(&key, operator, values.into_iter().collect(), &root)
    }

    fn exact_value(&mut self) -> Result<BTreeSet<String>, String> {
        if matches!(self.look(false).0, Token::End | Token::Comma) {
            return Ok(BTreeSet::from([String::new()]));
        }
        match self.take(false) {
            (Token::Identifier, literal) => Ok(BTreeSet::from([literal])),
            (_, literal) => Err(format!("found '{literal}', expected: identifier")),
        }
    }

    fn values(&mut self) -> Result<BTreeSet<String>, String> {
        let (token, literal) = self.take(false);
        if token != Token::Open {
            return Err(format!("found '{literal}' expected: '('"));
        }
        let (token, literal) = self.look(false);
        match token {
            Token::Identifier | Token::Comma => {
                let first = literal.to_owned();
                let values = self.identifiers()?;
                if self.take(false).0 != Token::Close {
                    return Err(format!("found '{first}', expected: ')'"));
                }
                Ok(values)
            }
            Token::Close => {
                self.take(false);
                Ok(BTreeSet::from([String::new()]))
            }
            _ => Err(format!("found '{literal}', expected: ',', ')' or identifier")),
        }
    }

    fn identifiers(&mut self) -> Result<BTreeSet<String>, String> {
        let mut values = BTreeSet::new();
        loop {
            match self.take(false) {
                (Token::Identifier, literal) => {
                    values.insert(literal);
                    match self.look(false) {
                        (Token::Comma, _) => {}
                        (Token::Close, _) => return Ok(values),
                        (_, literal) => return Err(format!("found '{literal}', expected: ',' or ')'")),
                    }
                }
                (Token::Comma, _) => {
                    if values.is_empty() {
                        values.insert(String::new());
                    }
                    match self.look(false).0 {
                        Token::Close => {
                            values.insert(String::new());
                            return Ok(values);
                        }
                        Token::Comma => {
                            values.insert(String::new());
                        }
                        _ => {}
                    }
                }
                (_, literal) => return Err(format!("found '{literal}', expected: ',', or identifier")),
            }
        }
    }
}

pub fn parse(text: &str) -> Result<Vec<Requirement>, String> {
    let mut parser = Parser { items: lex(text), position: 0 };
    let mut requirements = Vec::new();
    loop {
        match parser.look(false) {
            (Token::Identifier | Token::Not, _) => {
                let requirement =
                    parser.requirement().map_err(|error| format!("unable to parse requirement: {error}"))?;
                requirements.push(requirement);
                match parser.take(false) {
                    (Token::End, _) => return Ok(requirements),
                    (Token::Comma, _) => {
                        let (token, literal) = parser.look(false);
                        if !matches!(token, Token::Identifier | Token::Not) {
                            return Err(format!("found '{literal}', expected: identifier after ','"));
                        }
                    }
                    (_, literal) => return Err(format!("found '{literal}', expected: ',' or 'end of string'")),
                }
            }
            (Token::End, _) => return Ok(requirements),
            (_, literal) => return Err(format!("found '{literal}', expected: !, identifier, or 'end of string'")),
        }
    }
}
