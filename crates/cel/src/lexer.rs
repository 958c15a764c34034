//! Tokens of an expression, by longest match as upstream's generated lexer takes
//! them, with its texts for what is no token.
//!
//! An unmatched stretch is reported up to and including the character at which
//! no rule could go on, and that character is skipped with it. Upstream: cel-go
//! `parser/gen/CEL.g4`.

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Token {
    Equals,
    NotEquals,
    In,
    Less,
    LessEquals,
    GreaterEquals,
    Greater,
    And,
    Or,
    LBracket,
    RBracket,
    LBrace,
    RBrace,
    LParen,
    RParen,
    Dot,
    Comma,
    Minus,
    Exclam,
    Question,
    Colon,
    Plus,
    Star,
    Slash,
    Percent,
    True,
    False,
    Null,
    Float,
    Int,
    Uint,
    String,
    Bytes,
    Identifier,
    EscapedIdentifier,
    Eof,
}

impl Token {
    /// The name that "expecting" lists show.
    pub fn display(self) -> &'static str {
        match self {
            Token::Equals => "'=='",
            Token::NotEquals => "'!='",
            Token::In => "'in'",
            Token::Less => "'<'",
            Token::LessEquals => "'<='",
            Token::GreaterEquals => "'>='",
            Token::Greater => "'>'",
            Token::And => "'&&'",
            Token::Or => "'||'",
            Token::LBracket => "'['",
            Token::RBracket => "']'",
            Token::LBrace => "'{'",
            Token::RBrace => "'}'",
            Token::LParen => "'('",
            Token::RParen => "')'",
            Token::Dot => "'.'",
            Token::Comma => "','",
            Token::Minus => "'-'",
            Token::Exclam => "'!'",
            Token::Question => "'?'",
            Token::Colon => "':'",
            Token::Plus => "'+'",
            Token::Star => "'*'",
            Token::Slash => "'/'",
            Token::Percent => "'%'",
            Token::True => "'true'",
            Token::False => "'false'",
            Token::Null => "'null'",
            Token::Float => "NUM_FLOAT",
            Token::Int => "NUM_INT",
            Token::Uint => "NUM_UINT",
            Token::String => "STRING",
            Token::Bytes => "BYTES",
            Token::Identifier => "IDENTIFIER",
            Token::EscapedIdentifier => "ESC_IDENTIFIER",
            Token::Eof => "<EOF>",
        }
    }
}

/// A token and the characters `start..end` that it covers.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Lexeme {
    pub token: Token,
    pub start: usize,
    pub end: usize,
}

/// What could not be a token: place and text of the error.
#[derive(Debug, Clone, PartialEq)]
pub struct LexError {
    pub at: usize,
    pub message: String,
}

/// All tokens (the last is [`Token::Eof`]) and the errors between them.
pub fn lex(text: &[char]) -> (Vec<Lexeme>, Vec<LexError>) {
    let (mut tokens, mut errors) = (Vec::new(), Vec::new());
    let mut at = 0;
    while at < text.len() {
        if matches!(text[at], '\t' | ' ' | '\r' | '\n' | '\u{c}') {
            at += 1;
            continue;
        }
        if text[at..].starts_with(&['/', '/']) {
            at += text[at..].iter().position(|c| *c == '\n').unwrap_or(text.len() - at);
            continue;
        }
        match longest(text, at) {
            Ok((token, end)) => {
                tokens.push(Lexeme { token, start: at, end });
                at = end;
            }
            Err(stuck) => {
                let shown: String = text[at..(stuck + 1).min(text.len())].iter().collect();
                errors.push(LexError { at, message: format!("token recognition error at: '{shown}'") });
                at = stuck + 1;
            }
        }
    }
    tokens.push(Lexeme { token: Token::Eof, start: text.len(), end: text.len() });
    (tokens, errors)
}

/// The longest token at `at`, or the offset at which every rule was stuck.
fn longest(text: &[char], at: usize) -> Result<(Token, usize), usize> {
    let next = |offset: usize| text.get(at + offset).copied();
    let single = |token| Ok((token, at + 1));
    let first = text[at];
    match first {
        '=' => {
            if next(1) == Some('=') {
                Ok((Token::Equals, at + 2))
            } else {
                Err(at + 1)
            }
        }
        '!' => {
            if next(1) == Some('=') {
                Ok((Token::NotEquals, at + 2))
            } else {
                single(Token::Exclam)
            }
        }
        '<' => {
            if next(1) == Some('=') {
                Ok((Token::LessEquals, at + 2))
            } else {
                single(Token::Less)
            }
        }
        '>' => {
            if next(1) == Some('=') {
                Ok((Token::GreaterEquals, at + 2))
            } else {
                single(Token::Greater)
            }
        }
        '&' => {
            if next(1) == Some('&') {
                Ok((Token::And, at + 2))
            } else {
                Err(at + 1)
            }
        }
        '|' => {
            if next(1) == Some('|') {
                Ok((Token::Or, at + 2))
            } else {
                Err(at + 1)
            }
        }
        '[' => single(Token::LBracket),
        ']' => single(Token::RBracket),
        '{' => single(Token::LBrace),
        '}' => single(Token::RBrace),
        '(' => single(Token::LParen),
        ')' => single(Token::RParen),
        ',' => single(Token::Comma),
        '-' => single(Token::Minus),
        '?' => single(Token::Question),
        ':' => single(Token::Colon),
        '+' => single(Token::Plus),
        '*' => single(Token::Star),
        '/' => single(Token::Slash),
        '%' => single(Token::Percent),
        '.' if next(1).is_some_and(|c| c.is_ascii_digit()) => Ok((Token::Float, exponent(text, digits(text, at + 1)))),
        '.' => single(Token::Dot),
        '0'..='9' => Ok(number(text, at)),
        '\'' | '"' => string(text, at, false).map(|end| (Token::String, end)),
        '`' => escaped_identifier(text, at),
        'a'..='z' | 'A'..='Z' | '_' => Ok(word(text, at)),
        _ => Err(at),
    }
}

fn digits(text: &[char], mut at: usize) -> usize {
    while text.get(at).is_some_and(|c| c.is_ascii_digit()) {
        at += 1;
    }
    at
}

/// The end after an exponent at `at`, or `at` when there is none.
fn exponent(text: &[char], at: usize) -> usize {
    if !matches!(text.get(at), Some('e' | 'E')) {
        return at;
    }
    let from = if matches!(text.get(at + 1), Some('+' | '-')) { at + 2 } else { at + 1 };
    let end = digits(text, from);
    if end > from { end } else { at }
}

fn number(text: &[char], at: usize) -> (Token, usize) {
    let unsigned = |end: usize| {
        if matches!(text.get(end), Some('u' | 'U')) { (Token::Uint, end + 1) } else { (Token::Int, end) }
    };
    if text[at] == '0' && text.get(at + 1) == Some(&'x') {
        let mut end = at + 2;
        while text.get(end).is_some_and(|c| c.is_ascii_hexdigit()) {
            end += 1;
        }
        if end > at + 2 {
            return unsigned(end);
        }
    }
    let whole = digits(text, at);
    if text.get(whole) == Some(&'.') && text.get(whole + 1).is_some_and(|c| c.is_ascii_digit()) {
        return (Token::Float, exponent(text, digits(text, whole + 1)));
    }
    let end = exponent(text, whole);
    if end > whole { (Token::Float, end) } else { unsigned(whole) }
}

fn word(text: &[char], at: usize) -> (Token, usize) {
    let mut end = at;
    while text.get(end).is_some_and(|c| c.is_ascii_alphanumeric() || *c == '_') {
        end += 1;
    }
    // A prefixed literal is longer than the identifier that its prefix would be.
    let prefix: String = text[at..end].iter().collect();
    if matches!(text.get(end), Some('\'' | '"')) {
        let (bytes, raw) = match prefix.to_ascii_lowercase().as_str() {
            "r" => (false, true),
            "b" => (true, false),
            "br" => (true, true),
            _ => return (keyword(&prefix), end),
        };
        if let Ok(close) = string(text, end, raw) {
            return (if bytes { Token::Bytes } else { Token::String }, close);
        }
    }
    (keyword(&prefix), end)
}

fn keyword(word: &str) -> Token {
    match word {
        "in" => Token::In,
        "true" => Token::True,
        "false" => Token::False,
        "null" => Token::Null,
        _ => Token::Identifier,
    }
}

/// The end of the string literal whose quotes start at `at`.
fn string(text: &[char], at: usize, raw: bool) -> Result<usize, usize> {
    let quote = text[at];
    if text[at..].starts_with(&[quote, quote, quote]) {
        return triple(text, at, quote, raw).or(Ok(at + 2));
    }
    let mut here = at + 1;
    loop {
        match text.get(here) {
            None | Some('\n' | '\r') => return Err(here),
            Some(c) if *c == quote => return Ok(here + 1),
            Some('\\') if !raw => here = escape(text, here)?,
            Some(_) => here += 1,
        }
    }
}

fn triple(text: &[char], at: usize, quote: char, raw: bool) -> Result<usize, usize> {
    let mut here = at + 3;
    loop {
        if text[here.min(text.len())..].starts_with(&[quote, quote, quote]) {
            return Ok(here + 3);
        }
        match text.get(here) {
            None => return Err(here),
            Some('\\') if !raw => here = escape(text, here)?,
            Some(_) => here += 1,
        }
    }
}

/// The end of the escape sequence at `at` (its backslash), or where it fails.
fn escape(text: &[char], at: usize) -> Result<usize, usize> {
    let hex = |count: usize| {
        (at + 2..at + 2 + count)
            .find(|i| !text.get(*i).is_some_and(|c| c.is_ascii_hexdigit()))
            .map_or(Ok(at + 2 + count), Err)
    };
    match text.get(at + 1) {
        Some('a' | 'b' | 'f' | 'n' | 'r' | 't' | 'v' | '"' | '\'' | '\\' | '?' | '`') => Ok(at + 2),
        Some('x' | 'X') => hex(2),
        Some('u') => hex(4),
        Some('U') => hex(8),
        Some('0'..='3') => (at + 2..at + 4).find(|i| !matches!(text.get(*i), Some('0'..='7'))).map_or(Ok(at + 4), Err),
        _ => Err(at + 1),
    }
}

fn escaped_identifier(text: &[char], at: usize) -> Result<(Token, usize), usize> {
    let mut end = at + 1;
    while text.get(end).is_some_and(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '-' | '/' | ' ')) {
        end += 1;
    }
    if end > at + 1 && text.get(end) == Some(&'`') { Ok((Token::EscapedIdentifier, end + 1)) } else { Err(end) }
}
