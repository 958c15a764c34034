//! Objects, lists, tables and events as bytes of an answer. Entries of the cache
//! are spliced; what has to be made of an entry is made once and kept with it.
//!
//! Upstream followed: `apiserver/pkg/endpoints/handlers/response.go`,
//! `.../responsewriters`.

use std::sync::Arc;

use apimachinery::{Status, Value, json};
use bytes::Bytes;
use codec::MediaType;
use schema::Type;
use storage::{Entry, ListResult};

use crate::body::{Body, Item, Spliced};
use crate::negotiate::{Output, Transform};
use crate::serving::{Backend, Column, Served};

/// Which kept encoding of an entry: four for each served version.
const JSON: u32 = 0;
const PROTOBUF: u32 = 1;
const PARTIAL_JSON: u32 = 2;
const PARTIAL_PROTOBUF: u32 = 3;
const ENCODINGS: u32 = 4;

pub const META_V1: &str = "meta.k8s.io/v1";
pub const META_V1BETA1: &str = "meta.k8s.io/v1beta1";

pub fn meta_version(beta: bool) -> &'static str {
    if beta { META_V1BETA1 } else { META_V1 }
}

fn meta_type(kind: &str) -> &'static Type {
    let name = format!("io.k8s.apimachinery.pkg.apis.meta.v1.{kind}");
    schema::type_by_name(&name).expect("meta types are in the tables")
}

/// An entry in the version of `served`, as a value.
pub fn value(served: &Served, entry: &Entry) -> Result<Value, Status> {
    let mut object = entry.value().map_err(Status::internal)?;
    let api_version = served.api_version();
    if object["apiVersion"].as_str() != Some(&api_version) {
        served.codec.convert(&mut object, &api_version)?;
        served.codec.canonicalize(&mut object);
    }
    Ok(object)
}

fn hub_of(served: &Served) -> Option<&str> {
    match &served.backend {
        Backend::Stored(resource) => Some(&resource.hub),
        Backend::Virtual(_) => None,
    }
}

/// JSON of an entry in the served version.
pub fn entry_json(served: &Served, entry: &Entry) -> Result<Bytes, Status> {
    if hub_of(served).is_some_and(|hub| hub == served.api_version()) {
        return Ok(entry.json().clone());
    }
    entry.encoding(served.slot * ENCODINGS + JSON, |entry| Ok(served.codec.json(&value(served, entry)?).into()))
}

fn no_protobuf() -> Status {
    crate::negotiate::not_acceptable(&crate::negotiate::ALL)
}

/// Protobuf of an entry, in its envelope.
pub fn entry_protobuf(served: &Served, entry: &Entry) -> Result<Bytes, Status> {
    entry.encoding(served.slot * ENCODINGS + PROTOBUF, |entry| {
        served.codec.protobuf(&value(served, entry)?).map(Bytes::from).ok_or_else(no_protobuf)
    })
}

/// PartialObjectMetadata as a value; what a kind keeps in metadata only for its
/// versioned form is left out.
pub fn partial_value(served: &Served, object: &Value, beta: bool) -> Value {
    let mut metadata = object["metadata"].clone();
    if let Backend::Stored(resource) = &served.backend {
        resource.strategy.partial_metadata(&mut metadata);
        codec::canonicalize(&mut metadata, meta_type("ObjectMeta"));
    }
    json!({"kind": "PartialObjectMetadata", "apiVersion": meta_version(beta), "metadata": metadata})
}

/// PartialObjectMetadata of an entry in `meta.k8s.io/v1`, as JSON.
pub fn partial_json(served: &Served, entry: &Entry) -> Result<Bytes, Status> {
    entry.encoding(served.slot * ENCODINGS + PARTIAL_JSON, |entry| {
        let object = entry.value().map_err(Status::internal)?;
        Ok(codec::json::encode(&partial_value(served, &object, false), meta_type("PartialObjectMetadata")).into())
    })
}

/// The same in protobuf.
pub fn partial_protobuf(served: &Served, entry: &Entry) -> Result<Bytes, Status> {
    entry.encoding(served.slot * ENCODINGS + PARTIAL_PROTOBUF, |entry| {
        let object = entry.value().map_err(Status::internal)?;
        Ok(codec::protobuf::encode(&partial_value(served, &object, false), meta_type("PartialObjectMetadata")).into())
    })
}

/// A PartialObjectMetadata value as bytes.
pub fn partial_bytes(object: &Value, encoding: MediaType) -> Vec<u8> {
    let ty = meta_type("PartialObjectMetadata");
    match encoding {
        MediaType::Protobuf => codec::protobuf::encode(object, ty),
        _ => codec::json::encode(object, ty),
    }
}

/// Go's `json.Indent` with two spaces.
pub fn indent(json: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(json.len() * 2);
    let mut depth = 0usize;
    let mut in_string = false;
    let mut escaped = false;
    let mut at = 0;
    let newline = |out: &mut Vec<u8>, depth: usize| {
        out.push(b'\n');
        out.resize(out.len() + depth * 2, b' ');
    };
    while at < json.len() {
        let byte = json[at];
        if in_string {
            out.push(byte);
            match byte {
                _ if escaped => escaped = false,
                b'\\' => escaped = true,
                b'"' => in_string = false,
                _ => {}
            }
        } else {
            match byte {
                b'"' => {
                    in_string = true;
                    out.push(byte);
                }
                b'{' | b'[' => {
                    out.push(byte);
                    if matches!(json.get(at + 1), Some(b'}' | b']')) {
                        out.push(json[at + 1]);
                        at += 1;
                    } else {
                        depth += 1;
                        newline(&mut out, depth);
                    }
                }
                b'}' | b']' => {
                    depth = depth.saturating_sub(1);
                    newline(&mut out, depth);
                    out.push(byte);
                }
                b',' => {
                    out.push(byte);
                    newline(&mut out, depth);
                }
                b':' => out.extend_from_slice(b": "),
                b' ' | b'\n' | b'\t' | b'\r' => {}
                other => out.push(other),
            }
        }
        at += 1;
    }
    out
}

/// A finished JSON document: compact with a newline, or indented without.
fn finish_json(json: Bytes, output: &Output) -> Body {
    if output.pretty {
        return Body::full(indent(&json));
    }
    Body::Pieces([json, Bytes::from_static(b"\n")].into())
}

fn yaml_of(json: &[u8]) -> Result<Body, Status> {
    let value: Value = serde_json::from_slice(json).map_err(Status::internal)?;
    Ok(Body::full(codec::yaml::encode(&value)))
}

/// Any JSON document as the body of an answer.
pub fn document(json: Vec<u8>, output: &Output) -> Result<Body, Status> {
    match output.encoding {
        MediaType::Yaml => yaml_of(&json),
        _ => Ok(finish_json(json.into(), output)),
    }
}

/// An object with a known type, as the body of an answer.
pub fn typed(object: &Value, ty: &'static Type, output: &Output) -> Result<Body, Status> {
    match output.encoding {
        MediaType::Protobuf => Ok(Body::full(codec::protobuf::encode(object, ty))),
        _ => document(codec::json::encode(object, ty), output),
    }
}

/// An object of a served kind, not from the cache.
pub fn object(served: &Served, object: &Value, output: &Output) -> Result<Body, Status> {
    match output.encoding {
        MediaType::Protobuf => served.codec.protobuf(object).map(Body::full).ok_or_else(no_protobuf),
        _ => document(served.codec.json(object), output),
    }
}

/// A Status in the negotiated encoding.
pub fn status(status: &Status, output: &Output) -> Body {
    let json = serde_json::to_vec(status).unwrap_or_default();
    match output.encoding {
        MediaType::Protobuf => {
            let ty = meta_type("Status");
            let mut value = status.to_value();
            codec::canonicalize(&mut value, ty);
            value["kind"] = json!("Status");
            value["apiVersion"] = json!("v1");
            Body::full(codec::protobuf::encode(&value, ty))
        }
        _ => document(json, output).unwrap_or_else(|_| Body::empty()),
    }
}

/// One entry, in whatever form was negotiated.
pub fn entry(served: &Served, entry: &Entry, output: &Output, include_object: &str) -> Result<Body, Status> {
    match (output.transform, output.encoding) {
        (Transform::None, MediaType::Protobuf) => Ok(Body::full(entry_protobuf(served, entry)?)),
        (Transform::None, MediaType::Json) => Ok(finish_json(entry_json(served, entry)?, output)),
        (Transform::None, MediaType::Yaml) => yaml_of(&entry_json(served, entry)?),
        (Transform::Partial { list: true, .. }, _) => Err(bad_transform(served, "PartialObjectMetadataList")),
        (Transform::Partial { beta: false, .. }, MediaType::Protobuf) => {
            Ok(Body::full(partial_protobuf(served, entry)?))
        }
        (Transform::Partial { beta: false, .. }, _) => {
            let json = partial_json(served, entry)?;
            if output.encoding == MediaType::Yaml { yaml_of(&json) } else { Ok(finish_json(json, output)) }
        }
        (Transform::Partial { beta: true, .. }, _) => {
            let object = entry.value().map_err(Status::internal)?;
            typed(&partial_value(served, &object, true), meta_type("PartialObjectMetadata"), output)
        }
        (Transform::Table { beta }, _) => {
            let mut table =
                TableWriter::new(served, beta, include_object, Some(entry.revision().to_string()), "", None);
            table.row(served, entry)?;
            document(table.finish(), output)
        }
    }
}

/// Upstream prints the Go type of its internal object.
fn go_internal(served: &Served, kind: &str) -> String {
    let group = served.gvk.group.split('.').next().unwrap_or_default();
    format!("*{}.{kind}", if group.is_empty() { "core" } else { group })
}

fn bad_transform(served: &Served, kind: &str) -> Status {
    Status::failure(
        406,
        "NotAcceptable",
        format!(
            "you requested {kind}, but the requested object is not a list ({})",
            go_internal(served, &served.gvk.kind)
        ),
    )
}

fn list_meta(result: &ListResult) -> Value {
    let mut meta = json!({"resourceVersion": result.revision.to_string()});
    if !result.continue_token.is_empty() {
        meta["continue"] = json!(result.continue_token);
    }
    if let Some(remaining) = result.remaining_item_count {
        meta["remainingItemCount"] = json!(remaining);
    }
    meta
}

fn meta_json(result: &ListResult) -> Vec<u8> {
    codec::json::encode(&list_meta(result), meta_type("ListMeta"))
}

/// A list of entries, in whatever form was negotiated.
pub fn list(served: &Served, result: &ListResult, output: &Output, include_object: &str) -> Result<Body, Status> {
    match (output.transform, output.encoding) {
        (Transform::None, MediaType::Protobuf) => {
            spliced_protobuf(&served.list_kind, &served.api_version(), result, |entry| entry_protobuf(served, entry))
        }
        (Transform::None, _) => {
            let head = item_head(served);
            spliced(&served.list_kind, &served.api_version(), result, output, |entry| {
                let json = entry_json(served, entry)?;
                Ok(match &head {
                    Some(head) if json.starts_with(head.as_bytes()) => ("{", json.slice(head.len()..)),
                    _ => ("", json),
                })
            })
        }
        (Transform::Partial { list: false, .. }, _) => Err(Status::failure(
            406,
            "NotAcceptable",
            format!(
                "you requested PartialObjectMetadata, but the requested object is a list ({})",
                go_internal(served, &served.list_kind)
            ),
        )),
        (Transform::Partial { beta, .. }, MediaType::Protobuf) => {
            spliced_protobuf("PartialObjectMetadataList", meta_version(beta), result, |entry| {
                partial_protobuf(served, entry)
            })
        }
        (Transform::Partial { beta, .. }, _) => {
            spliced("PartialObjectMetadataList", meta_version(beta), result, output, |entry| {
                // Items keep their kind, unlike those of other lists.
                if beta {
                    let object = entry.value().map_err(Status::internal)?;
                    Ok(("", partial_bytes(&partial_value(served, &object, true), MediaType::Json).into()))
                } else {
                    Ok(("", partial_json(served, entry)?))
                }
            })
        }
        (Transform::Table { beta }, _) => {
            let mut table = TableWriter::new(
                served,
                beta,
                include_object,
                Some(result.revision.to_string()),
                &result.continue_token,
                result.remaining_item_count,
            );
            table.rows(served, &result.entries)?;
            document(table.finish(), output)
        }
    }
}

/// The start of an item's JSON that a list leaves out; custom resources keep theirs.
fn item_head(served: &Served) -> Option<String> {
    served
        .codec
        .type_of(&served.api_version())
        .map(|_| format!(r#"{{"kind":"{}","apiVersion":"{}","#, served.gvk.kind, served.api_version()))
}

/// A JSON list; `item` gives an entry's opening brace, where the cached bytes
/// are without it, and its bytes.
fn spliced(
    kind: &str,
    api_version: &str,
    result: &ListResult,
    output: &Output,
    mut item: impl FnMut(&Arc<Entry>) -> Result<(&'static str, Bytes), Status>,
) -> Result<Body, Status> {
    let mut head = format!(r#"{{"kind":"{kind}","apiVersion":"{api_version}","metadata":"#).into_bytes();
    head.extend_from_slice(&meta_json(result));
    head.extend_from_slice(br#","items":["#);
    let mut items = Vec::with_capacity(result.entries.len());
    for entry in &result.entries {
        let (open, bytes) = item(entry)?;
        let before: &[u8] = match (items.is_empty(), open) {
            (true, open) => open.as_bytes(),
            (false, "") => b",",
            (false, _) => b",{",
        };
        items.push(Item::new(before, bytes));
    }
    if output.pretty || output.encoding == MediaType::Yaml {
        return document(Spliced::new(head, items, b"]}").into_bytes(), output);
    }
    Ok(Body::Spliced(Box::new(Spliced::new(head, items, b"]}\n"))))
}

/// A protobuf list in its envelope.
fn spliced_protobuf(
    kind: &str,
    api_version: &str,
    result: &ListResult,
    mut item: impl FnMut(&Arc<Entry>) -> Result<Bytes, Status>,
) -> Result<Body, Status> {
    /// The envelope's fields from `raw` on, when `raw` is empty.
    const EMPTY_RAW: &[u8] = b"\x12\x00\x1a\x00\x22\x00";
    let mut meta = Vec::new();
    field(&mut meta, 1, &codec::protobuf::encode_message(&list_meta(result), meta_type("ListMeta")));
    let mut items = Vec::with_capacity(result.entries.len());
    let mut length = meta.len();
    for entry in &result.entries {
        let bytes = item(entry)?;
        let raw = codec::protobuf::unwrap(&bytes).map_err(Status::internal)?.raw;
        let mut before = Vec::with_capacity(8);
        varint(&mut before, 2 << 3 | 2);
        varint(&mut before, raw.len() as u64);
        let item = Item::new(&before, bytes.slice_ref(raw));
        length += item.len();
        items.push(item);
    }
    let mut head = codec::protobuf::wrap(api_version, kind, &[]);
    head.truncate(head.len() - EMPTY_RAW.len());
    varint(&mut head, 2 << 3 | 2);
    varint(&mut head, length as u64);
    head.extend_from_slice(&meta);
    Ok(Body::Spliced(Box::new(Spliced::new(head, items, &EMPTY_RAW[2..]))))
}

/// A length-delimited protobuf field.
fn field(out: &mut Vec<u8>, number: u32, bytes: &[u8]) {
    varint(out, u64::from(number << 3 | 2));
    varint(out, bytes.len() as u64);
    out.extend_from_slice(bytes);
}

fn varint(out: &mut Vec<u8>, mut n: u64) {
    while n >= 0x80 {
        out.push(n as u8 | 0x80);
        n >>= 7;
    }
    out.push(n as u8);
}

/// Writes a `meta.k8s.io` Table row by row.
pub struct TableWriter {
    out: Vec<u8>,
    rows: usize,
    beta: bool,
    include_object: String,
    now: i64,
}

fn column_json(column: &Column) -> Vec<u8> {
    let value = json!({
        "name": column.name,
        "type": column.kind,
        "format": column.format,
        "description": column.description,
        "priority": column.priority,
    });
    codec::json::encode(&value, meta_type("TableColumnDefinition"))
}

impl TableWriter {
    pub fn new(
        served: &Served,
        beta: bool,
        include_object: &str,
        revision: Option<String>,
        continue_token: &str,
        remaining: Option<i64>,
    ) -> Self {
        Self::with_columns(&served.columns, beta, include_object, revision, continue_token, remaining)
    }

    /// `columns` empty: the definitions are left out, as in a watch after its first event.
    pub fn with_columns(
        columns: &[Column],
        beta: bool,
        include_object: &str,
        revision: Option<String>,
        continue_token: &str,
        remaining: Option<i64>,
    ) -> Self {
        let mut meta = json!({});
        if let Some(revision) = revision {
            meta["resourceVersion"] = json!(revision);
        }
        if !continue_token.is_empty() {
            meta["continue"] = json!(continue_token);
        }
        if let Some(remaining) = remaining {
            meta["remainingItemCount"] = json!(remaining);
        }
        let mut out = format!(r#"{{"kind":"Table","apiVersion":"{}","metadata":"#, meta_version(beta)).into_bytes();
        out.extend_from_slice(&codec::json::encode(&meta, meta_type("ListMeta")));
        out.extend_from_slice(br#","columnDefinitions":"#);
        if columns.is_empty() {
            out.extend_from_slice(b"null");
        } else {
            out.push(b'[');
            for (at, column) in columns.iter().enumerate() {
                if at > 0 {
                    out.push(b',');
                }
                out.extend_from_slice(&column_json(column));
            }
            out.push(b']');
        }
        out.extend_from_slice(br#","rows":["#);
        let now = jiff::Timestamp::now().as_second();
        TableWriter { out, rows: 0, beta, include_object: include_object.to_owned(), now }
    }

    /// Rows of a list. Few kinds must see it whole; the others go one at a time.
    pub fn rows(&mut self, served: &Served, entries: &[Arc<Entry>]) -> Result<(), Status> {
        let Backend::Stored(resource) = &served.backend else {
            return Err(Status::internal("only stored resources have rows of entries"));
        };
        if !resource.strategy.rows_depend_on_list() {
            return entries.iter().try_for_each(|entry| self.row(served, entry));
        }
        let objects = entries.iter().map(|entry| value(served, entry)).collect::<Result<Vec<_>, _>>()?;
        let references: Vec<&Value> = objects.iter().collect();
        let rows = resource.strategy.rows(&served.gvk.version, &references, self.now);
        for (object, row) in objects.iter().zip(&rows) {
            self.push_row(served, object, row);
        }
        Ok(())
    }

    pub fn row(&mut self, served: &Served, entry: &Entry) -> Result<(), Status> {
        let object = value(served, entry)?;
        let Backend::Stored(resource) = &served.backend else {
            return Err(Status::internal("only stored resources have rows of entries"));
        };
        let row = resource.strategy.row(&served.gvk.version, &object, self.now);
        self.push_row(served, &object, &row);
        Ok(())
    }

    fn push_row(&mut self, served: &Served, object: &Value, row: &api::Row) {
        let shown = match self.include_object.as_str() {
            "None" => None,
            "Object" => Some(served.codec.json(object)),
            _ => {
                Some(codec::json::encode(&partial_value(served, object, self.beta), meta_type("PartialObjectMetadata")))
            }
        };
        self.push(&row.cells, &row.conditions, shown);
    }

    /// A row of an object that is in no cache.
    pub fn push(&mut self, cells: &[Value], conditions: &[Value], object: Option<Vec<u8>>) {
        if self.rows > 0 {
            self.out.push(b',');
        }
        self.rows += 1;
        self.out.extend_from_slice(br#"{"cells":"#);
        self.out.extend_from_slice(&serde_json::to_vec(cells).unwrap_or_default());
        if !conditions.is_empty() {
            self.out.extend_from_slice(br#","conditions":["#);
            for (at, condition) in conditions.iter().enumerate() {
                if at > 0 {
                    self.out.push(b',');
                }
                self.out.extend_from_slice(&codec::json::encode(condition, meta_type("TableRowCondition")));
            }
            self.out.push(b']');
        }
        self.out.extend_from_slice(br#","object":"#);
        self.out.extend_from_slice(object.as_deref().unwrap_or(b"null"));
        self.out.push(b'}');
    }

    pub fn finish(mut self) -> Vec<u8> {
        self.out.extend_from_slice(b"]}");
        self.out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn indents_as_go() {
        let text = indent(br#"{"a":[1,{"b":"x:,{"}],"c":{},"d":[]}"#);
        assert_eq!(
            String::from_utf8_lossy(&text),
            "{\n  \"a\": [\n    1,\n    {\n      \"b\": \"x:,{\"\n    }\n  ],\n  \"c\": {},\n  \"d\": []\n}"
        );
    }

    #[test]
    fn a_protobuf_list_is_what_wrapping_it_whole_gives() {
        let ty = schema::type_by_api_version("v1", "ConfigMap").unwrap();
        let maps: Vec<Value> = (0..3)
            .map(|n| json!({"apiVersion": "v1", "kind": "ConfigMap", "metadata": {"name": format!("m{n}"), "namespace": "a"}}))
            .collect();
        let entries = maps.iter().enumerate().map(|(n, map)| {
            Arc::new(Entry::new(&format!("a/m{n}"), 7, codec::json::encode(map, ty).into(), Vec::new(), Vec::new()))
        });
        let result = ListResult {
            entries: entries.collect(),
            revision: 9,
            continue_token: String::new(),
            remaining_item_count: None,
        };
        let encode = |entry: &Entry| codec::protobuf::encode(&entry.value().unwrap(), ty);
        let list = spliced_protobuf("ConfigMapList", "v1", &result, |entry| Ok(encode(entry).into()));
        let Ok(Body::Spliced(list)) = list else { panic!("a list is spliced") };
        let mut raw = Vec::new();
        field(&mut raw, 1, &codec::protobuf::encode_message(&list_meta(&result), meta_type("ListMeta")));
        for entry in &result.entries {
            let bytes = encode(entry);
            field(&mut raw, 2, codec::protobuf::unwrap(&bytes).unwrap().raw);
        }
        assert_eq!(list.into_bytes(), codec::protobuf::wrap("v1", "ConfigMapList", &raw));
    }

    #[test]
    fn a_table_without_rows() {
        let table = TableWriter::with_columns(&[], false, "", Some("5".into()), "", None).finish();
        assert_eq!(
            String::from_utf8_lossy(&table),
            r#"{"kind":"Table","apiVersion":"meta.k8s.io/v1","metadata":{"resourceVersion":"5"},"columnDefinitions":null,"rows":[]}"#
        );
    }
}
