//! Replaces `metadata.resourceVersion` in JSON bytes without parsing the object.
//!
//! Upstream sets it on the typed object (`storage.APIObjectVersioner`); here the
//! cache holds bytes, and a new revision is a copy with another number in it.

use bytes::Bytes;

/// The JSON with `metadata.resourceVersion` set. Where there is no such member
/// one is put first in `metadata`; bytes that are not an object with a
/// `metadata` object come back as they are.
pub fn resource_version(json: &[u8], revision: u64) -> Bytes {
    let Some(metadata) = member(json, 0, b"metadata") else {
        return Bytes::copy_from_slice(json);
    };
    let mut number = [0u8; 20];
    let digits = format_decimal(revision, &mut number);
    match member(json, metadata.0, b"resourceVersion") {
        Some((start, end)) => {
            let mut out = Vec::with_capacity(json.len() + 22 - (end - start).min(22));
            out.extend_from_slice(&json[..start]);
            out.push(b'"');
            out.extend_from_slice(digits);
            out.push(b'"');
            out.extend_from_slice(&json[end..]);
            out.into()
        }
        None => {
            if json.get(metadata.0) != Some(&b'{') {
                return Bytes::copy_from_slice(json);
            }
            let at = metadata.0 + 1;
            let empty = json[at..].iter().find(|b| !b.is_ascii_whitespace()) == Some(&b'}');
            let mut out = Vec::with_capacity(json.len() + 42);
            out.extend_from_slice(&json[..at]);
            out.extend_from_slice(b"\"resourceVersion\":\"");
            out.extend_from_slice(digits);
            out.extend_from_slice(if empty { b"\"" } else { b"\"," });
            out.extend_from_slice(&json[at..]);
            out.into()
        }
    }
}

/// What is before and after the value of `metadata.resourceVersion`.
pub(crate) fn around_resource_version(json: &[u8]) -> (&[u8], &[u8]) {
    match member(json, 0, b"metadata").and_then(|(start, _)| member(json, start, b"resourceVersion")) {
        Some((start, end)) => (&json[..start], &json[end..]),
        None => (json, &[]),
    }
}

fn format_decimal(mut n: u64, buffer: &mut [u8; 20]) -> &[u8] {
    let mut at = buffer.len();
    loop {
        at -= 1;
        buffer[at] = b'0' + (n % 10) as u8;
        n /= 10;
        if n == 0 {
            return &buffer[at..];
        }
    }
}

/// Start and end of the value of a member of the object that starts at or after
/// `at`; `None` when it has none. The JSON must be valid.
pub(crate) fn member(json: &[u8], at: usize, name: &[u8]) -> Option<(usize, usize)> {
    let mut at = skip_space(json, at);
    if json.get(at) != Some(&b'{') {
        return None;
    }
    at = skip_space(json, at + 1);
    while json.get(at) == Some(&b'"') {
        let key_end = skip_string(json, at)?;
        let is_it = &json[at + 1..key_end - 1] == name;
        at = skip_space(json, key_end);
        if json.get(at) != Some(&b':') {
            return None;
        }
        at = skip_space(json, at + 1);
        let end = skip_value(json, at)?;
        if is_it {
            return Some((at, end));
        }
        at = skip_space(json, end);
        if json.get(at) != Some(&b',') {
            return None;
        }
        at = skip_space(json, at + 1);
    }
    None
}

fn skip_space(json: &[u8], mut at: usize) -> usize {
    while json.get(at).is_some_and(|b| matches!(b, b' ' | b'\n' | b'\r' | b'\t')) {
        at += 1;
    }
    at
}

fn skip_string(json: &[u8], at: usize) -> Option<usize> {
    let mut at = at + 1;
    loop {
        match json.get(at)? {
            b'"' => return Some(at + 1),
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
}

fn skip_value(json: &[u8], at: usize) -> Option<usize> {
    match json.get(at)? {
        b'"' => skip_string(json, at),
        b'{' | b'[' => {
            let mut depth = 0usize;
            let mut at = at;
            loop {
                match json.get(at)? {
                    b'"' => {
                        at = skip_string(json, at)?;
                        continue;
                    }
                    b'{' | b'[' => depth += 1,
                    b'}' | b']' => {
                        depth -= 1;
                        if depth == 0 {
                            return Some(at + 1);
                        }
                    }
                    _ => {}
                }
                at += 1;
            }
        }
        _ => {
            let mut at = at;
            while json.get(at).is_some_and(|b| !matches!(b, b',' | b'}' | b']' | b' ' | b'\n' | b'\r' | b'\t')) {
                at += 1;
            }
            Some(at)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(json: &str, revision: u64, expected: &str) {
        assert_eq!(std::str::from_utf8(&resource_version(json.as_bytes(), revision)).unwrap(), expected);
    }

    #[test]
    fn replaces_only_the_objects_own() {
        check(
            r#"{"spec":{"metadata":{"resourceVersion":"9"},"a":"}\""},"metadata":{"name":"x","resourceVersion":"","uid":"u"}}"#,
            u64::MAX,
            r#"{"spec":{"metadata":{"resourceVersion":"9"},"a":"}\""},"metadata":{"name":"x","resourceVersion":"18446744073709551615","uid":"u"}}"#,
        );
        check(r#"{"metadata":{"resourceVersion":"17","x":1}}"#, 0, r#"{"metadata":{"resourceVersion":"0","x":1}}"#);
    }

    #[test]
    fn puts_it_where_it_is_absent() {
        check(r#"{"metadata":{}}"#, 5, r#"{"metadata":{"resourceVersion":"5"}}"#);
        check(
            r#"{"metadata":{"a":[1,{"resourceVersion":"1"}]}}"#,
            5,
            r#"{"metadata":{"resourceVersion":"5","a":[1,{"resourceVersion":"1"}]}}"#,
        );
        check(r#"{"kind":"X"}"#, 5, r#"{"kind":"X"}"#);
        check(r#"{"metadata":null}"#, 5, r#"{"metadata":null}"#);
    }
}
