//! The v2 document in gnostic's protobuf form, which older clients ask for
//! (`application/com.github.proto-openapi.spec.v2.v1.0+protobuf`).
//!
//! Invariants: proto3, so zero values are not written; fields in number order;
//! free-form values travel as YAML text, for which JSON is good enough.
//!
//! Upstream followed: `github.com/google/gnostic-models/openapiv2/OpenAPIv2.proto`.

use apimachinery::{Map, Value};

/// The media type, as upstream answers with it.
pub const MEDIA_TYPE: &str = "application/com.github.proto-openapi.spec.v2.v1.0+protobuf";
/// The spellings that clients ask for.
pub const SUBTYPES: [&str; 2] =
    ["com.github.proto-openapi.spec.v2@v1.0+protobuf", "com.github.proto-openapi.spec.v2.v1.0+protobuf"];

/// A message being written.
#[derive(Default)]
struct Message(Vec<u8>);

impl Message {
    fn varint(&mut self, mut value: u64) {
        while value >= 0x80 {
            self.0.push(value as u8 | 0x80);
            value >>= 7;
        }
        self.0.push(value as u8);
    }
    fn bytes(&mut self, number: u32, bytes: &[u8]) {
        self.varint(u64::from(number) << 3 | 2);
        self.varint(bytes.len() as u64);
        self.0.extend_from_slice(bytes);
    }
    fn text(&mut self, number: u32, value: Option<&Value>) {
        if let Some(text) = value.and_then(Value::as_str).filter(|text| !text.is_empty()) {
            self.bytes(number, text.as_bytes());
        }
    }
    fn texts(&mut self, number: u32, value: Option<&Value>) {
        for text in value.and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str) {
            self.bytes(number, text.as_bytes());
        }
    }
    fn flag(&mut self, number: u32, value: Option<&Value>) {
        if value.and_then(Value::as_bool) == Some(true) {
            self.varint(u64::from(number) << 3);
            self.varint(1);
        }
    }
    fn integer(&mut self, number: u32, value: Option<&Value>) {
        if let Some(value) = value.and_then(Value::as_i64).filter(|value| *value != 0) {
            self.varint(u64::from(number) << 3);
            self.varint(value as u64);
        }
    }
    fn double(&mut self, number: u32, value: Option<&Value>) {
        if let Some(value) = value.and_then(Value::as_f64).filter(|value| *value != 0.0) {
            self.varint(u64::from(number) << 3 | 1);
            self.0.extend_from_slice(&value.to_le_bytes());
        }
    }
    fn message(&mut self, number: u32, body: impl FnOnce(&mut Message)) {
        let mut inner = Message::default();
        body(&mut inner);
        self.bytes(number, &inner.0);
    }
    /// `Any` with its YAML text.
    fn any(&mut self, number: u32, value: Option<&Value>) {
        if let Some(value) = value {
            self.message(number, |any| any.bytes(2, format!("{value}\n").as_bytes()));
        }
    }
    /// A repeated `{name = 1, value = 2}` for each member.
    fn named(&mut self, number: u32, members: Option<&Value>, mut body: impl FnMut(&mut Message, &Value)) {
        for (name, member) in members.and_then(Value::as_object).into_iter().flatten() {
            self.message(number, |entry| {
                entry.bytes(1, name.as_bytes());
                entry.message(2, |value| body(value, member));
            });
        }
    }
    /// The `x-` members.
    fn extensions(&mut self, number: u32, of: &Value) {
        for (name, value) in of.as_object().into_iter().flatten().filter(|(name, _)| name.starts_with("x-")) {
            self.message(number, |entry| {
                entry.bytes(1, name.as_bytes());
                entry.any(2, Some(value));
            });
        }
    }
}

/// The document in bytes.
pub fn encode(document: &Value) -> Vec<u8> {
    let mut out = Message::default();
    out.text(1, document.get("swagger"));
    out.message(2, |info| {
        info.text(1, document.pointer("/info/title"));
        info.text(2, document.pointer("/info/version"));
    });
    out.message(8, |paths| paths.named(2, document.get("paths"), path_item));
    out.message(9, |definitions| definitions.named(1, document.get("definitions"), schema));
    out.message(10, |parameters| parameters.named(1, document.get("parameters"), parameter));
    for requirement in document.get("security").and_then(Value::as_array).into_iter().flatten() {
        out.message(12, |message| {
            message.named(1, Some(requirement), |scopes, value| scopes.texts(1, Some(value)));
        });
    }
    out.message(13, |definitions| {
        definitions.named(1, document.get("securityDefinitions"), |item, value| {
            // apiKey is the only kind that is published.
            item.message(2, |key| {
                key.text(1, value.get("type"));
                key.text(2, value.get("name"));
                key.text(3, value.get("in"));
                key.text(4, value.get("description"));
            });
        });
    });
    out.0
}

fn path_item(out: &mut Message, item: &Value) {
    let methods = [(2, "get"), (3, "put"), (4, "post"), (5, "delete"), (6, "options"), (7, "head"), (8, "patch")];
    for (number, method) in methods {
        if let Some(found) = item.get(method) {
            out.message(number, |message| operation(message, found));
        }
    }
    parameters(out, 9, item.get("parameters"));
    out.extensions(10, item);
}

fn operation(out: &mut Message, operation: &Value) {
    out.texts(1, operation.get("tags"));
    out.text(2, operation.get("summary"));
    out.text(3, operation.get("description"));
    out.text(5, operation.get("operationId"));
    out.texts(6, operation.get("produces"));
    out.texts(7, operation.get("consumes"));
    parameters(out, 8, operation.get("parameters"));
    out.message(9, |responses| {
        responses.named(1, operation.get("responses"), |value, response| {
            value.message(1, |message| {
                message.text(1, response.get("description"));
                if let Some(found) = response.get("schema") {
                    message.message(2, |item| item.message(1, |message| schema(message, found)));
                }
                message.extensions(5, response);
            });
        });
    });
    out.texts(10, operation.get("schemes"));
    out.flag(11, operation.get("deprecated"));
    out.extensions(13, operation);
}

fn parameters(out: &mut Message, number: u32, list: Option<&Value>) {
    for item in list.and_then(Value::as_array).into_iter().flatten() {
        out.message(number, |entry| match item.get("$ref") {
            Some(_) => entry.message(2, |reference| reference.text(1, item.get("$ref"))),
            None => entry.message(1, |message| parameter(message, item)),
        });
    }
}

fn parameter(out: &mut Message, parameter: &Value) {
    let get = |key: &str| parameter.get(key);
    let place = get("in").and_then(Value::as_str).unwrap_or("");
    if place == "body" {
        return out.message(1, |body| {
            body.text(1, get("description"));
            body.text(2, get("name"));
            body.text(3, get("in"));
            body.flag(4, get("required"));
            if let Some(found) = get("schema") {
                body.message(5, |message| schema(message, found));
            }
            body.extensions(6, parameter);
        });
    }
    // A query parameter has one field more than a path parameter before `type`.
    let (number, shift) = if place == "query" { (3, 1) } else { (4, 0) };
    out.message(2, |non_body| {
        non_body.message(number, |message| {
            message.flag(1, get("required"));
            message.text(2, get("in"));
            message.text(3, get("description"));
            message.text(4, get("name"));
            message.text(5 + shift, get("type"));
            message.text(6 + shift, get("format"));
            message.flag(19 + shift, get("uniqueItems"));
            message.extensions(22 + shift, parameter);
        });
    });
}

fn schema(out: &mut Message, schema_value: &Value) {
    let empty = Map::new();
    let map = schema_value.as_object().unwrap_or(&empty);
    let get = |key: &str| map.get(key);
    out.text(1, get("$ref"));
    out.text(2, get("format"));
    out.text(3, get("title"));
    out.text(4, get("description"));
    out.any(5, get("default"));
    out.double(6, get("multipleOf"));
    out.double(7, get("maximum"));
    out.flag(8, get("exclusiveMaximum"));
    out.double(9, get("minimum"));
    out.flag(10, get("exclusiveMinimum"));
    out.integer(11, get("maxLength"));
    out.integer(12, get("minLength"));
    out.text(13, get("pattern"));
    out.integer(14, get("maxItems"));
    out.integer(15, get("minItems"));
    out.flag(16, get("uniqueItems"));
    out.integer(17, get("maxProperties"));
    out.integer(18, get("minProperties"));
    out.texts(19, get("required"));
    for value in get("enum").and_then(Value::as_array).into_iter().flatten() {
        out.any(20, Some(value));
    }
    if let Some(additional) = get("additionalProperties") {
        out.message(21, |item| match additional {
            Value::Bool(allowed) => {
                item.varint(2 << 3);
                item.varint(u64::from(*allowed));
            }
            found => item.message(1, |message| schema(message, found)),
        });
    }
    if let Some(kind) = get("type") {
        out.message(22, |item| match kind {
            Value::String(kind) => item.bytes(1, kind.as_bytes()),
            kinds => item.texts(1, Some(kinds)),
        });
    }
    if let Some(items) = get("items") {
        out.message(23, |item| item.message(1, |message| schema(message, items)));
    }
    for part in get("allOf").and_then(Value::as_array).into_iter().flatten() {
        out.message(24, |message| schema(message, part));
    }
    if get("properties").is_some() {
        out.message(25, |properties| properties.named(1, get("properties"), schema));
    }
    out.flag(27, get("readOnly"));
    out.any(30, get("example"));
    out.extensions(31, schema_value);
}

#[cfg(test)]
mod tests {
    use super::*;
    use apimachinery::json;

    #[test]
    fn a_small_document() {
        let document = json!({"swagger": "2.0", "info": {"title": "K", "version": "1"},
            "definitions": {"a": {"type": "object", "x-y": 1}}});
        let bytes = encode(&document);
        // swagger, info { title, version }, empty paths, definitions { { name, value { type, extension } } }.
        let expected: &[u8] = b"\x0a\x032.0\x12\x06\x0a\x01K\x12\x011\x42\x00\x4a\x20\x0a\x1e\x0a\x01a\x12\x19\xb2\x01\x08\x0a\x06object\xfa\x01\x0b\x0a\x03x-y\x12\x04\x12\x021\x0a";
        assert_eq!(&bytes[..expected.len()], expected);
    }
}
