//! Looking into JSON bytes without building a tree.

use std::borrow::Cow;
use std::collections::BTreeMap;

use crate::error::DecodeError;
use crate::json::reader::{Lexed, Reader};
use crate::json::syntax;

/// `apiVersion` and `kind` of an object.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TypeMeta {
    pub api_version: String,
    pub kind: String,
}

/// What the watch cache indexes.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct MetadataScan {
    pub name: String,
    pub namespace: String,
    pub uid: String,
    pub resource_version: String,
    pub labels: BTreeMap<String, String>,
    pub annotations: BTreeMap<String, String>,
    pub deletion_timestamp: Option<String>,
}

const GO_TYPE: &str =
    r#"struct { APIVersion string "json:\"apiVersion,omitempty\""; Kind string "json:\"kind,omitempty\"" }"#;

/// apiVersion and kind of a JSON body, with upstream's errors
/// (`couldn't get version/kind; json parse error: …`) for bodies that are no
/// JSON object. Names match in any case here, as Go's decoder does it.
/// Upstream followed: `runtime/serializer/json/meta.go`.
pub fn peek_type_meta(bytes: &[u8]) -> Result<TypeMeta, DecodeError> {
    let parse_error = |text: String| DecodeError(format!("couldn't get version/kind; json parse error: {text}"));
    let text = String::from_utf8_lossy(bytes);
    let mut mismatch = None;
    let read = read_type_meta(&mut Reader::new(&text), &mut mismatch);
    match (read, mismatch) {
        (Err(_), _) => {
            Err(parse_error(syntax::explain(bytes).unwrap_or_else(|| "unexpected end of JSON input".to_owned())))
        }
        (Ok(_), Some(text)) => Err(parse_error(text)),
        (Ok(found), None) => Ok(found),
    }
}

fn read_type_meta(reader: &mut Reader<'_>, mismatch: &mut Option<String>) -> Lexed<TypeMeta> {
    let mut found = TypeMeta::default();
    let first = reader.peek()?;
    if first != b'{' {
        if first != b'n' {
            *mismatch = Some(format!("json: cannot unmarshal {} into Go value of type {GO_TYPE}", word_of(first)));
        }
        reader.skip()?;
        reader.end()?;
        return Ok(found);
    }
    reader.open()?;
    let mut is_first = true;
    while reader.more(is_first, b'}')? {
        is_first = false;
        let key = reader.key()?;
        let (slot, name) = if key.eq_ignore_ascii_case("apiVersion") {
            (&mut found.api_version, "apiVersion")
        } else if key.eq_ignore_ascii_case("kind") {
            (&mut found.kind, "kind")
        } else {
            reader.skip()?;
            continue;
        };
        match reader.peek()? {
            b'"' => *slot = reader.string()?.into_owned(),
            b'n' => {
                reader.skip()?;
            }
            other => {
                reader.skip()?;
                mismatch.get_or_insert_with(|| {
                    format!("json: cannot unmarshal {} into Go struct field .{name} of type string", word_of(other))
                });
            }
        }
    }
    reader.end()?;
    Ok(found)
}

fn word_of(first: u8) -> &'static str {
    match first {
        b'{' => "object",
        b'[' => "array",
        b'"' => "string",
        b't' | b'f' => "bool",
        b'n' => "null",
        _ => "number",
    }
}

/// Name, namespace, labels, annotations of JSON that this server made itself.
pub fn scan_metadata(bytes: &[u8]) -> Result<MetadataScan, DecodeError> {
    let text = std::str::from_utf8(bytes).map_err(|error| DecodeError(error.to_string()))?;
    let mut scan = MetadataScan::default();
    read_object(&mut Reader::new(text), &mut scan)
        .map_err(|_| DecodeError(syntax::explain(bytes).unwrap_or_else(|| "no object".to_owned())))?;
    Ok(scan)
}

fn read_object(reader: &mut Reader<'_>, scan: &mut MetadataScan) -> Lexed<()> {
    reader.expect(b'{')?;
    let mut first = true;
    while reader.more(first, b'}')? {
        first = false;
        if reader.key()? == "metadata" && reader.peek()? == b'{' {
            // What follows metadata is of no interest.
            return read_metadata(reader, scan);
        }
        reader.skip()?;
    }
    Ok(())
}

fn read_metadata(reader: &mut Reader<'_>, scan: &mut MetadataScan) -> Lexed<()> {
    reader.open()?;
    let mut first = true;
    while reader.more(first, b'}')? {
        first = false;
        let key = reader.key()?;
        match key.as_ref() {
            "name" => scan.name = text(reader)?,
            "namespace" => scan.namespace = text(reader)?,
            "uid" => scan.uid = text(reader)?,
            "resourceVersion" => scan.resource_version = text(reader)?,
            "deletionTimestamp" => {
                scan.deletion_timestamp = Some(text(reader)?).filter(|text| !text.is_empty());
            }
            "labels" => scan.labels = texts(reader)?,
            "annotations" => scan.annotations = texts(reader)?,
            _ => {
                reader.skip()?;
            }
        }
    }
    Ok(())
}

fn text(reader: &mut Reader<'_>) -> Lexed<String> {
    if reader.peek()? == b'"' {
        return reader.string().map(Cow::into_owned);
    }
    reader.skip()?;
    Ok(String::new())
}

fn texts(reader: &mut Reader<'_>) -> Lexed<BTreeMap<String, String>> {
    let mut out = BTreeMap::new();
    if reader.peek()? != b'{' {
        reader.skip()?;
        return Ok(out);
    }
    reader.open()?;
    let mut first = true;
    while reader.more(first, b'}')? {
        first = false;
        let key = reader.key()?.into_owned();
        out.insert(key, text(reader)?);
    }
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn metadata_without_a_tree() {
        let scan = scan_metadata(
            br#"{"kind":"Pod","spec":{"a":[1,{"b":"}"}]},"metadata":{"name":"n","labels":{"a":"b"},"x":[[]],"uid":"u"},"z":}"#,
        )
        .unwrap();
        assert_eq!((scan.name.as_str(), scan.uid.as_str()), ("n", "u"));
        assert_eq!(scan.labels["a"], "b");
    }

    #[test]
    fn type_meta_errors() {
        assert_eq!(peek_type_meta(br#"{"KIND":"Pod","apiVersion":"v1"}"#).unwrap().kind, "Pod");
        assert_eq!(
            peek_type_meta(b"").unwrap_err().0,
            "couldn't get version/kind; json parse error: unexpected end of JSON input"
        );
        assert_eq!(
            peek_type_meta(br#"{"kind":5}"#).unwrap_err().0,
            "couldn't get version/kind; json parse error: json: cannot unmarshal number into Go struct field .kind of type string"
        );
    }
}
