//! What the text of a string or bytes literal stands for.
//!
//! Upstream: cel-go `parser/unescape.go`.

const BAD: &str = "unable to unescape string";
const BAD_OCTAL: &str = "unable to unescape octal sequence in string";
const BAD_POINT: &str = "invalid unicode code point";

/// The bytes of a literal with its quotes (and `r`); for strings they are UTF-8.
pub fn unescape(text: &str, bytes: bool) -> Result<Vec<u8>, &'static str> {
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    let (raw, body) = match text.strip_prefix(['r', 'R']) {
        Some(rest) => (true, rest),
        None => (false, text.as_str()),
    };
    let quote = body.chars().next().filter(|c| matches!(c, '"' | '\'')).ok_or(BAD)?;
    if body.len() < 2 || !body.ends_with(quote) {
        return Err(BAD);
    }
    let triple = [quote; 3].iter().collect::<String>();
    let inner = if body.len() >= 6 && body.starts_with(&triple) {
        body[3..].strip_suffix(&triple).ok_or(BAD)?
    } else {
        &body[1..body.len() - 1]
    };
    if raw || !inner.contains('\\') {
        return Ok(inner.as_bytes().to_vec());
    }
    let mut out = Vec::with_capacity(inner.len());
    let mut rest = inner;
    while let Some(c) = rest.chars().next() {
        rest = &rest[c.len_utf8()..];
        if c != '\\' {
            out.extend_from_slice(c.encode_utf8(&mut [0; 4]).as_bytes());
            continue;
        }
        rest = escape(rest, bytes, &mut out)?;
    }
    Ok(out)
}

/// Reads the sequence after a backslash; gives what follows it.
fn escape<'t>(text: &'t str, bytes: bool, out: &mut Vec<u8>) -> Result<&'t str, &'static str> {
    let c = text.chars().next().ok_or("unable to unescape string, found '\\' as last character")?;
    let rest = &text[c.len_utf8()..];
    let simple = match c {
        'a' => 7,
        'b' => 8,
        'f' => 12,
        'n' => b'\n',
        'r' => b'\r',
        't' => b'\t',
        'v' => 11,
        '\\' | '\'' | '"' | '`' | '?' => c as u8,
        'x' | 'X' => return number(rest, 2, 16, bytes, out, BAD),
        'u' if !bytes => return number(rest, 4, 16, bytes, out, BAD),
        'U' if !bytes => return number(rest, 8, 16, bytes, out, BAD),
        '0'..='3' => return number(text, 3, 8, bytes, out, BAD_OCTAL),
        _ => return Err(BAD),
    };
    out.push(simple);
    Ok(rest)
}

fn number<'t>(
    text: &'t str,
    digits: usize,
    radix: u32,
    bytes: bool,
    out: &mut Vec<u8>,
    bad: &'static str,
) -> Result<&'t str, &'static str> {
    let body = text.get(..digits).filter(|body| body.chars().all(|c| c.is_digit(radix))).ok_or(bad)?;
    let value = u32::from_str_radix(body, radix).map_err(|_| bad)?;
    if bytes {
        out.push(value as u8);
    } else {
        let c = char::from_u32(value).ok_or(BAD_POINT)?;
        out.extend_from_slice(c.encode_utf8(&mut [0; 4]).as_bytes());
    }
    Ok(&text[digits..])
}
