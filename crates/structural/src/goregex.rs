//! Regular expressions as Go's `regexp` reads them, on the `regex` crate.
//!
//! Both are RE2 dialects; what differs is translated: Perl classes are ASCII in
//! Go, a `[` within a class is literal, `&&`, `--` and `~~` within a class mean
//! nothing, a `{` that starts no repetition is literal, `\Q…\E` quotes. Patterns
//! that Go refuses are refused with its words.
//!
//! Limits: repetition counts to 1000 and nesting to 1000, as in Go.
//!
//! Upstream followed: Go's `regexp/syntax`.

use regex::Regex;

const MAX_REPEAT: u32 = 1000;
const MAX_NESTING: usize = 1000;

/// The compiled pattern, or Go's text of what is wrong with it.
pub fn compile(pattern: &str) -> Result<Regex, String> {
    let translated = translate(pattern).map_err(|(code, part)| format!("error parsing regexp: {code}: `{part}`"))?;
    Regex::new(&translated).map_err(|_| format!("error parsing regexp: expression too large: `{pattern}`"))
}

type Problem = (&'static str, String);

struct Translator<'a> {
    pattern: &'a str,
    at: usize,
    out: String,
}

fn translate(pattern: &str) -> Result<String, Problem> {
    let mut translator = Translator { pattern, at: 0, out: String::with_capacity(pattern.len() + 8) };
    translator.run()?;
    Ok(translator.out)
}

impl<'a> Translator<'a> {
    fn rest(&self) -> &'a str {
        &self.pattern[self.at..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn take(&mut self) -> Option<char> {
        let c = self.peek()?;
        self.at += c.len_utf8();
        Some(c)
    }

    fn run(&mut self) -> Result<(), Problem> {
        let mut open = 0usize;
        // Whether something stands before a repetition, and whether that is one itself.
        let (mut operand, mut repeated_from) = (false, None::<usize>);
        while let Some(c) = self.peek() {
            let start = self.at;
            match c {
                '*' | '+' | '?' | '{' => {
                    let Some(operator) = self.repetition()? else {
                        self.take();
                        self.out.push_str(r"\{");
                        (operand, repeated_from) = (true, None);
                        continue;
                    };
                    if !operand {
                        return Err(("missing argument to repetition operator", operator));
                    }
                    if let Some(from) = repeated_from {
                        let part = self.pattern[from..self.at].to_owned();
                        return Err(("invalid nested repetition operator", part));
                    }
                    self.out.push_str(&operator);
                    repeated_from = Some(start);
                    continue;
                }
                '(' => {
                    open += 1;
                    if open > MAX_NESTING {
                        return Err(("expression nests too deeply", self.pattern.to_owned()));
                    }
                    operand = self.group(&mut open)?;
                    repeated_from = None;
                    continue;
                }
                ')' => {
                    if open == 0 {
                        return Err(("unexpected )", self.pattern.to_owned()));
                    }
                    open -= 1;
                    self.take();
                    self.out.push(')');
                    operand = true;
                }
                '|' => {
                    self.take();
                    self.out.push('|');
                    operand = false;
                }
                '[' => {
                    self.class()?;
                    operand = true;
                }
                '\\' => {
                    operand = true;
                    self.escape()?;
                }
                '^' | '$' | '.' => {
                    self.take();
                    self.out.push(c);
                    operand = true;
                }
                _ => {
                    self.take();
                    self.out.push_str(&regex::escape(c.encode_utf8(&mut [0; 4])));
                    operand = true;
                }
            }
            repeated_from = None;
        }
        if open > 0 { Err(("missing closing )", self.pattern.to_owned())) } else { Ok(()) }
    }

    /// `*`, `+?`, `{2,3}`; `None` for a `{` that starts no repetition.
    fn repetition(&mut self) -> Result<Option<String>, Problem> {
        let start = self.at;
        let c = self.take();
        if c == Some('{') {
            let rest = self.rest();
            let Some(end) = rest.find('}') else {
                self.at = start;
                return Ok(None);
            };
            let inner = &rest[..end];
            let number = |text: &str| -> Option<Option<u32>> {
                if text.is_empty()
                    || !text.bytes().all(|b| b.is_ascii_digit())
                    || (text.len() > 1 && text.starts_with('0'))
                {
                    return None;
                }
                Some(text.parse().ok().filter(|n| *n <= MAX_REPEAT))
            };
            let parsed = match inner.split_once(',') {
                None => number(inner).map(|n| (n, n)),
                Some((min, "")) => number(min).map(|n| (n, n)),
                Some((min, max)) => number(min).zip(number(max)),
            };
            let Some((min, max)) = parsed else {
                self.at = start;
                return Ok(None);
            };
            self.at += end + 1;
            let part = self.pattern[start..self.at].to_owned();
            match (min, max) {
                (Some(min), Some(max)) if min <= max => {}
                _ => return Err(("invalid repeat count", part)),
            }
        }
        if self.peek() == Some('?') {
            self.take();
        }
        Ok(Some(self.pattern[start..self.at].to_owned()))
    }

    /// After a `(`: whether what follows is an operand already (flags are).
    fn group(&mut self, open: &mut usize) -> Result<bool, Problem> {
        let start = self.at;
        self.take();
        if !self.rest().starts_with('?') {
            self.out.push('(');
            return Ok(false);
        }
        for head in ["?P<", "?<"] {
            let Some(after) = self.rest().strip_prefix(head) else { continue };
            if head == "?<" && after.starts_with(['=', '!']) {
                break;
            }
            let Some(end) = after.find('>') else {
                return Err(("invalid named capture", self.pattern[start..].to_owned()));
            };
            let name = &after[..end];
            let whole = &self.pattern[start..start + 1 + head.len() + end + 1];
            if name.is_empty() || !name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_') {
                return Err(("invalid named capture", whole.to_owned()));
            }
            self.at = start + whole.len();
            // Names matter to nobody here; Rust's must not start with a digit.
            self.out.push('(');
            return Ok(false);
        }
        self.take();
        let mut flags = String::new();
        let bad = |to: usize| ("invalid or unsupported Perl syntax", self.pattern[start..to].to_owned());
        let mut at = self.at;
        for c in self.rest().chars() {
            at += c.len_utf8();
            match c {
                'i' | 'm' | 's' | 'U' => flags.push(c),
                '-' if !flags.contains('-') => flags.push('-'),
                ':' | ')' => {
                    if flags.ends_with('-') {
                        return Err(bad(at));
                    }
                    self.at = at;
                    self.out.push_str("(?");
                    self.out.push_str(&flags);
                    self.out.push(c);
                    if c == ')' {
                        *open -= 1;
                        return Ok(false);
                    }
                    return Ok(false);
                }
                _ => return Err(bad(at)),
            }
        }
        Err(("missing closing )", self.pattern.to_owned()))
    }

    fn escape(&mut self) -> Result<(), Problem> {
        let start = self.at;
        self.take();
        let Some(c) = self.take() else {
            return Err(("trailing backslash at end of expression", String::new()));
        };
        match c {
            'd' => self.out.push_str("[0-9]"),
            'D' => self.out.push_str("[^0-9]"),
            'w' => self.out.push_str("[0-9A-Za-z_]"),
            'W' => self.out.push_str("[^0-9A-Za-z_]"),
            's' => self.out.push_str(r"[\t\n\x0C\r ]"),
            'S' => self.out.push_str(r"[^\t\n\x0C\r ]"),
            'b' => self.out.push_str(r"(?-u:\b)"),
            // Between two bytes of one character Go's \B may hold; here it does not.
            'B' => self.out.push_str(r"\B"),
            'A' => self.out.push_str(r"\A"),
            'z' => self.out.push_str(r"\z"),
            'Q' => {
                let rest = self.rest();
                let end = rest.find(r"\E");
                self.out.push_str(&regex::escape(&rest[..end.unwrap_or(rest.len())]));
                self.at += end.map_or(rest.len(), |end| end + 2);
            }
            'C' => self.out.push_str("(?s:.)"),
            _ => {
                self.at = start;
                self.char_escape(false)?;
            }
        }
        Ok(())
    }

    /// `\n`, `\x41`, `\.`, `\pL`: also valid within a class.
    fn char_escape(&mut self, in_class: bool) -> Result<(), Problem> {
        let start = self.at;
        self.take();
        let Some(c) = self.take() else {
            return Err(("trailing backslash at end of expression", String::new()));
        };
        let invalid = |to: usize| ("invalid escape sequence", self.pattern[start..to].to_owned());
        match c {
            'a' => self.out.push_str(r"\x07"),
            'f' => self.out.push_str(r"\x0C"),
            'n' | 'r' | 't' => {
                self.out.push('\\');
                self.out.push(c);
            }
            'v' => self.out.push_str(r"\x0B"),
            'x' => {
                let rest = self.rest();
                let (digits, length) = match rest.strip_prefix('{') {
                    Some(inner) => {
                        let end = inner.find('}').unwrap_or(0);
                        (&inner[..end], end + 2)
                    }
                    None => (rest.get(..2).unwrap_or(""), 2),
                };
                let code = u32::from_str_radix(digits, 16).ok().and_then(char::from_u32);
                let Some(code) = code else {
                    let shown = (self.at + rest.chars().next().map_or(0, char::len_utf8)).min(self.pattern.len());
                    return Err(invalid(shown));
                };
                self.at += length;
                self.out.push_str(&format!(r"\x{{{:x}}}", code as u32));
            }
            '0'..='7' => {
                // `\1` to `\7` alone would be back references, which there are none of.
                let mut digits = String::from(c);
                while digits.len() < 3 && self.peek().is_some_and(|d| ('0'..='7').contains(&d)) {
                    digits.extend(self.take());
                }
                if c != '0' && digits.len() == 1 {
                    return Err(invalid(self.at));
                }
                let code = u32::from_str_radix(&digits, 8).unwrap_or(0);
                self.out.push_str(&format!(r"\x{{{code:x}}}"));
            }
            'p' | 'P' => {
                let rest = self.rest();
                let length = match rest.strip_prefix('{') {
                    Some(inner) => inner.find('}').map(|end| end + 2),
                    None => rest.chars().next().map(char::len_utf8),
                };
                let part = length.map(|length| format!("\\{c}{}", &rest[..length]));
                match part {
                    Some(part) if Regex::new(&part).is_ok() => {
                        self.out.push_str(&part);
                        self.at += length.unwrap_or(0);
                    }
                    part => {
                        let shown = part.unwrap_or_else(|| self.pattern[start..].to_owned());
                        return Err(("invalid character class range", shown));
                    }
                }
            }
            c if c.is_ascii_punctuation() => {
                self.out.push_str(&if in_class { format!("\\{c}") } else { regex::escape(&c.to_string()) });
            }
            _ => return Err(invalid(self.at)),
        }
        Ok(())
    }

    fn class(&mut self) -> Result<(), Problem> {
        let start = self.at;
        self.take();
        self.out.push('[');
        if self.peek() == Some('^') {
            self.take();
            self.out.push('^');
        }
        let mut first = true;
        loop {
            let Some(c) = self.peek() else {
                return Err(("missing closing ]", self.pattern[start..].to_owned()));
            };
            if c == ']' && !first {
                self.take();
                self.out.push(']');
                return Ok(());
            }
            first = false;
            if let Some(named) = self.rest().strip_prefix("[:")
                && let Some(end) = named.find(":]")
            {
                let part = &self.rest()[..end + 4];
                if Regex::new(&format!("[{part}]")).is_err() {
                    return Err(("invalid character class range", part.to_owned()));
                }
                self.out.push_str(part);
                self.at += end + 4;
                continue;
            }
            if c == '\\' && self.rest()[1..].starts_with(['d', 'D', 'w', 'W', 's', 'S']) {
                self.escape()?;
                continue;
            }
            if c == '\\' && self.rest()[1..].starts_with(['p', 'P']) {
                self.char_escape(true)?;
                continue;
            }
            let range = self.at;
            let low = self.class_char(start)?;
            // `a-z`, unless the dash is the last of the class.
            if self.rest().starts_with('-') && !self.rest()[1..].starts_with(']') && self.rest().len() > 1 {
                self.take();
                self.out.push('-');
                let high = self.class_char(start)?;
                if high < low {
                    return Err(("invalid character class range", self.pattern[range..self.at].to_owned()));
                }
            }
        }
    }

    /// One character of a class, escaped for Rust; its code point.
    fn class_char(&mut self, class: usize) -> Result<char, Problem> {
        match self.peek() {
            None => Err(("missing closing ]", self.pattern[class..].to_owned())),
            Some('\\') => {
                let from = self.out.len();
                self.char_escape(true)?;
                Ok(literal(&self.out[from..]))
            }
            Some(c) => {
                self.take();
                if c.is_ascii_punctuation() {
                    self.out.push('\\');
                }
                self.out.push(c);
                Ok(c)
            }
        }
    }
}

/// The character that an escape which [`Translator::char_escape`] wrote stands for.
fn literal(escape: &str) -> char {
    if let Some(hex) = escape.strip_prefix(r"\x") {
        let digits = hex.trim_matches(['{', '}']);
        return u32::from_str_radix(digits, 16).ok().and_then(char::from_u32).unwrap_or('\0');
    }
    match escape {
        r"\n" => '\n',
        r"\r" => '\r',
        r"\t" => '\t',
        other => other.chars().next_back().unwrap_or('\0'),
    }
}

#[cfg(test)]
mod tests {
    use super::compile;

    fn problem(pattern: &str) -> String {
        let text = compile(pattern).expect_err("a bad pattern");
        text.trim_start_matches("error parsing regexp: ").to_owned()
    }

    #[test]
    fn refusals_are_gos() {
        assert_eq!(compile("[").unwrap_err(), "error parsing regexp: missing closing ]: `[`");
        assert_eq!(problem("a("), "missing closing ): `a(`");
        assert_eq!(problem("a)"), "unexpected ): `a)`");
        assert_eq!(problem("*a"), "missing argument to repetition operator: `*`");
        assert_eq!(problem("a**"), "invalid nested repetition operator: `**`");
        assert_eq!(problem("(?=a)"), "invalid or unsupported Perl syntax: `(?=`");
        assert_eq!(problem("(?<=a)"), "invalid or unsupported Perl syntax: `(?<`");
        assert_eq!(problem("[z-a]"), "invalid character class range: `z-a`");
        assert_eq!(problem(r"\y"), r"invalid escape sequence: `\y`");
        assert_eq!(problem("a\\"), "trailing backslash at end of expression: ``");
        assert_eq!(problem("a{1001}"), "invalid repeat count: `{1001}`");
    }

    #[test]
    fn meanings_are_gos() {
        let is = |pattern: &str, text: &str| compile(pattern).unwrap().is_match(text);
        assert!(is(r"^\d+$", "12") && !is(r"^\d+$", "\u{0661}"));
        assert!(is(r"^[\w.-]+$", "a.b-c") && !is(r"^[\w]+$", "ä"));
        assert!(is("^[[a]$", "[") && is("^a{$", "a{") && is("^a{,2}$", "a{,2}"));
        assert!(is("^[&&a]$", "&") && is(r"^\Qa.b\E$", "a.b"));
        assert!(is("^(?:a|b)*?$", "abab") && is("^(?i)AB$", "ab"));
        assert!(is("^[]a]$", "]") && is("^[a-]$", "-"));
    }
}
