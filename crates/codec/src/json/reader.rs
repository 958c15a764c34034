//! The lexical level of JSON: a cursor over valid UTF-8 bytes. It only says
//! *that* something is wrong; `syntax` finds Go's words for it afterwards.

use std::borrow::Cow;

use crate::MAX_DEPTH;

/// The bytes are no JSON. What is wrong is told by [`super::syntax::explain`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Syntax;

pub type Lexed<T> = Result<T, Syntax>;

#[derive(Clone)]
pub struct Reader<'a> {
    text: &'a str,
    bytes: &'a [u8],
    at: usize,
    depth: usize,
}

impl<'a> Reader<'a> {
    pub fn new(text: &'a str) -> Self {
        Reader { text, bytes: text.as_bytes(), at: 0, depth: 0 }
    }

    #[inline]
    fn skip_space(&mut self) {
        while let Some(b' ' | b'\n' | b'\t' | b'\r') = self.bytes.get(self.at) {
            self.at += 1;
        }
    }
    /// The next byte that is no white space.
    #[inline]
    pub fn peek(&mut self) -> Lexed<u8> {
        self.skip_space();
        self.bytes.get(self.at).copied().ok_or(Syntax)
    }
    #[inline]
    pub fn expect(&mut self, byte: u8) -> Lexed<()> {
        if self.peek()? == byte {
            self.at += 1;
            Ok(())
        } else {
            Err(Syntax)
        }
    }
    /// Nothing but white space may follow.
    pub fn end(&mut self) -> Lexed<()> {
        self.skip_space();
        if self.at == self.bytes.len() { Ok(()) } else { Err(Syntax) }
    }

    /// Enters an object or array (the opening byte is next).
    pub fn open(&mut self) -> Lexed<()> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(Syntax);
        }
        self.at += 1;
        Ok(())
    }
    /// After `open` or a member: is there another? Takes the separator or the
    /// closing byte.
    #[inline]
    pub fn more(&mut self, first: bool, close: u8) -> Lexed<bool> {
        let byte = self.peek()?;
        if byte == close {
            self.at += 1;
            self.depth -= 1;
            return Ok(false);
        }
        if first {
            return Ok(true);
        }
        if byte != b',' {
            return Err(Syntax);
        }
        self.at += 1;
        // No closing byte after a comma.
        if self.peek()? == close { Err(Syntax) } else { Ok(true) }
    }
    /// A member's name and the colon.
    #[inline]
    pub fn key(&mut self) -> Lexed<Cow<'a, str>> {
        if self.peek()? != b'"' {
            return Err(Syntax);
        }
        let key = self.string()?;
        self.expect(b':')?;
        Ok(key)
    }

    /// A string; the quote is next.
    #[inline]
    pub fn string(&mut self) -> Lexed<Cow<'a, str>> {
        let start = self.at + 1;
        let mut at = start;
        loop {
            match self.bytes.get(at) {
                Some(b'"') => {
                    self.at = at + 1;
                    return Ok(Cow::Borrowed(&self.text[start..at]));
                }
                Some(b'\\') => return self.escaped(start, at).map(Cow::Owned),
                Some(0x20..) => at += 1,
                _ => return Err(Syntax),
            }
        }
    }

    #[cold]
    fn escaped(&mut self, start: usize, mut at: usize) -> Lexed<String> {
        let mut out = String::with_capacity(at - start + 16);
        let mut from = start;
        loop {
            match self.bytes.get(at) {
                Some(b'"') => {
                    out.push_str(&self.text[from..at]);
                    self.at = at + 1;
                    return Ok(out);
                }
                Some(b'\\') => {
                    out.push_str(&self.text[from..at]);
                    let byte = *self.bytes.get(at + 1).ok_or(Syntax)?;
                    at += 2;
                    match byte {
                        b'"' | b'\\' | b'/' => out.push(byte as char),
                        b'b' => out.push('\u{8}'),
                        b'f' => out.push('\u{c}'),
                        b'n' => out.push('\n'),
                        b'r' => out.push('\r'),
                        b't' => out.push('\t'),
                        b'u' => {
                            let unit = self.hex4(at)?;
                            at += 4;
                            let mut c = char::from_u32(unit);
                            if (0xd800..0xdc00).contains(&unit)
                                && self.bytes.get(at) == Some(&b'\\')
                                && self.bytes.get(at + 1) == Some(&b'u')
                            {
                                let low = self.hex4(at + 2)?;
                                if (0xdc00..0xe000).contains(&low) {
                                    at += 6;
                                    c = char::from_u32(0x10000 + ((unit - 0xd800) << 10) + (low - 0xdc00));
                                }
                            }
                            out.push(c.unwrap_or(char::REPLACEMENT_CHARACTER));
                        }
                        _ => return Err(Syntax),
                    }
                    from = at;
                }
                Some(0x20..) => at += 1,
                _ => return Err(Syntax),
            }
        }
    }
    fn hex4(&self, at: usize) -> Lexed<u32> {
        let digits = self.bytes.get(at..at + 4).ok_or(Syntax)?;
        digits.iter().try_fold(0, |sum, &c| Ok(sum * 16 + (c as char).to_digit(16).ok_or(Syntax)?))
    }

    /// A number's text; its first byte is next.
    #[inline]
    pub fn number(&mut self) -> Lexed<&'a str> {
        let start = self.at;
        let mut at = start;
        let byte = |at: usize| self.bytes.get(at).copied().unwrap_or(0);
        if byte(at) == b'-' {
            at += 1;
        }
        match byte(at) {
            b'0' => at += 1,
            b'1'..=b'9' => {
                while byte(at).is_ascii_digit() {
                    at += 1;
                }
            }
            _ => return Err(Syntax),
        }
        if byte(at) == b'.' {
            at += 1;
            if !byte(at).is_ascii_digit() {
                return Err(Syntax);
            }
            while byte(at).is_ascii_digit() {
                at += 1;
            }
        }
        if let b'e' | b'E' = byte(at) {
            at += 1;
            if let b'+' | b'-' = byte(at) {
                at += 1;
            }
            if !byte(at).is_ascii_digit() {
                return Err(Syntax);
            }
            while byte(at).is_ascii_digit() {
                at += 1;
            }
        }
        self.at = at;
        Ok(&self.text[start..at])
    }

    /// `true`, `false` or `null`; its first byte is next.
    pub fn word(&mut self, word: &str) -> Lexed<()> {
        if self.bytes[self.at..].starts_with(word.as_bytes()) {
            self.at += word.len();
            Ok(())
        } else {
            Err(Syntax)
        }
    }

    /// Any value, checked and left out; its text is returned. Not recursive.
    pub fn skip(&mut self) -> Lexed<&'a str> {
        self.skip_space();
        let start = self.at;
        // One byte an open container: the byte that closes it.
        let mut open: Vec<u8> = Vec::new();
        loop {
            match self.peek()? {
                b'"' => {
                    self.string()?;
                }
                b'{' => {
                    self.open()?;
                    if self.more(true, b'}')? {
                        open.push(b'}');
                        self.key()?;
                        continue;
                    }
                }
                b'[' => {
                    self.open()?;
                    if self.more(true, b']')? {
                        open.push(b']');
                        continue;
                    }
                }
                b't' => self.word("true")?,
                b'f' => self.word("false")?,
                b'n' => self.word("null")?,
                _ => {
                    self.number()?;
                }
            }
            loop {
                let Some(&close) = open.last() else { return Ok(&self.text[start..self.at]) };
                if self.more(false, close)? {
                    if close == b'}' {
                        self.key()?;
                    }
                    break;
                }
                open.pop();
            }
        }
    }
}
