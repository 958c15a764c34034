//! The query of a URL as Go's `url.ParseQuery` and upstream's parameter codec
//! read it: first value of a name counts, `?watch` without value is true.
//!
//! Upstream followed: `apimachinery/pkg/runtime/conversion.go`,
//! `apimachinery/pkg/apis/meta/v1/conversion.go`.

use std::fmt::Write as _;

/// Decoded name-value pairs in order.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Query(Vec<(String, String)>);

impl Query {
    pub fn parse(raw: &str) -> Self {
        let mut pairs = Vec::new();
        // A pair with a semicolon or a broken escape is dropped, as Go drops it.
        for part in raw.split('&').filter(|p| !p.is_empty() && !p.contains(';')) {
            let (name, value) = part.split_once('=').unwrap_or((part, ""));
            if let (Some(name), Some(value)) = (unescape(name, true), unescape(value, true)) {
                pairs.push((name, value));
            }
        }
        Query(pairs)
    }
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(n, _)| n == name).map(|(_, v)| v.as_str())
    }
    pub fn text(&self, name: &str) -> String {
        self.get(name).unwrap_or_default().to_owned()
    }
    pub fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        self.0.iter().filter(move |(n, _)| n == name).map(|(_, v)| v.as_str())
    }
    pub fn has(&self, name: &str) -> bool {
        self.get(name).is_some()
    }
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(n, v)| (n.as_str(), v.as_str()))
    }
    /// `?flag` and every text but `false` and `0` are true.
    pub fn flag(&self, name: &str) -> Option<bool> {
        self.get(name).map(|v| v.is_empty() || !(v.eq_ignore_ascii_case("false") || v == "0"))
    }
    /// Go's `strconv.ParseInt` with its error text.
    pub fn int(&self, name: &str) -> Result<Option<i64>, String> {
        match self.get(name) {
            None => Ok(None),
            Some(text) => parse_int(text).map(Some),
        }
    }
    pub fn set(&mut self, name: &str, value: &str) {
        self.0.retain(|(n, _)| n != name);
        self.0.push((name.to_owned(), value.to_owned()));
    }
    pub fn push(&mut self, name: &str, value: &str) {
        self.0.push((name.to_owned(), value.to_owned()));
    }
    pub fn remove(&mut self, name: &str) {
        self.0.retain(|(n, _)| n != name);
    }
    pub fn encode(&self) -> String {
        let pairs: Vec<String> = self.0.iter().map(|(n, v)| format!("{}={}", escape(n), escape(v))).collect();
        pairs.join("&")
    }
}

/// Go's `strconv.ParseInt(text, 10, 64)`.
pub fn parse_int(text: &str) -> Result<i64, String> {
    let digits = text.strip_prefix(['+', '-']).unwrap_or(text);
    if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) {
        return Err(format!("strconv.ParseInt: parsing {}: invalid syntax", apimachinery::field::quote(text)));
    }
    text.parse()
        .map_err(|_| format!("strconv.ParseInt: parsing {}: value out of range", apimachinery::field::quote(text)))
}

/// Percent-decodes; `plus` turns `+` into a space. `None` for a broken escape.
pub fn unescape(text: &str, plus: bool) -> Option<String> {
    let changes = text.contains('%') || (plus && text.contains('+'));
    if !changes {
        return Some(text.to_owned());
    }
    let mut out = Vec::with_capacity(text.len());
    let bytes = text.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        match bytes[at] {
            b'%' => {
                let hex = text.get(at + 1..at + 3)?;
                out.push(u8::from_str_radix(hex, 16).ok()?);
                at += 3;
                continue;
            }
            b'+' if plus => out.push(b' '),
            other => out.push(other),
        }
        at += 1;
    }
    // Go keeps ill-formed UTF-8; nothing that names an object may hold it.
    Some(String::from_utf8_lossy(&out).into_owned())
}

/// Go's `url.QueryEscape`.
pub fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for b in text.bytes() {
        match b {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b'~' => out.push(b as char),
            b' ' => out.push('+'),
            other => {
                let _ = write!(out, "%{other:02X}");
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_as_go() {
        let query = Query::parse("watch&limit=5&labelSelector=a%3Db,c+d&x=1&x=2&bad=%zz&semi=1;2");
        assert_eq!(query.flag("watch"), Some(true));
        assert_eq!(query.int("limit"), Ok(Some(5)));
        assert_eq!(query.get("labelSelector"), Some("a=b,c d"));
        assert_eq!(query.get("x"), Some("1"));
        assert!(!query.has("bad") && !query.has("semi"));
        assert_eq!(Query::parse("watch=false").flag("watch"), Some(false));
        assert_eq!(
            Query::parse("limit=x").int("limit"),
            Err("strconv.ParseInt: parsing \"x\": invalid syntax".to_owned())
        );
    }
}
