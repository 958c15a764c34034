//! JSON to canonical objects in one pass.
//!
//! As sigs.k8s.io/json in strict, case-sensitive mode: the first type mismatch
//! is kept while decoding goes on (a later syntax error wins over it), a
//! failure of a type with its own reader ends upstream's decoding and so wins
//! over earlier mismatches, unknown and duplicate members are collected. A
//! repeated struct or map member is read into what is already there.

use apimachinery::{Map, Value, quantity, time};
use base64::Engine;
use schema::{Field, Kind, Type};

use super::context::{Context, Segment, element_type};
use super::reader::{Lexed, Reader};
use super::syntax;
use crate::canonical;
use crate::error::{DecodeError, Decoded};

/// Decodes JSON as `ty`, to canonical form.
pub fn decode(bytes: &[u8], ty: &'static Type) -> Result<Decoded, DecodeError> {
    run(bytes, |decoder| {
        let go_type = ty.go;
        Ok(match decoder.value(Kind::Struct(ty), go_type, false, None)? {
            Some(value) => value,
            None => canonical::zero_value(ty),
        })
    })
}

/// Decodes any JSON value; duplicate members are reported, the last one wins.
pub fn decode_untyped(bytes: &[u8]) -> Result<Decoded, DecodeError> {
    run(bytes, |decoder| decoder.any())
}

fn run(bytes: &[u8], body: impl FnOnce(&mut Decoder<'_>) -> Lexed<Value>) -> Result<Decoded, DecodeError> {
    // Go replaces broken UTF-8 inside strings; elsewhere it is a syntax error.
    let text = String::from_utf8_lossy(bytes);
    let mut decoder = Decoder { reader: Reader::new(&text), context: Context::default() };
    let value = body(&mut decoder).and_then(|value| decoder.reader.end().map(|()| value));
    let Ok(value) = value else {
        let text = syntax::explain(bytes).unwrap_or_else(|| "unexpected end of JSON input".to_owned());
        return Err(DecodeError(text));
    };
    let context = decoder.context;
    match context.fatal.or(context.saved) {
        Some(text) => Err(DecodeError(text)),
        None => Ok(Decoded { value, strict_errors: context.strict }),
    }
}

struct Decoder<'a> {
    reader: Reader<'a>,
    context: Context,
}

impl Decoder<'_> {
    /// A value of this kind; `None` leaves the member unset (null, mismatch).
    /// `old` is what an earlier member of the same name has left.
    fn value(&mut self, kind: Kind, go_type: &'static str, pointer: bool, old: Option<Value>) -> Lexed<Option<Value>> {
        let next = self.reader.peek()?;
        if next == b'n' {
            self.reader.word("null")?;
            return Ok(self.null(kind, go_type, pointer, old));
        }
        match kind {
            Kind::Struct(ty) => match next {
                b'{' => self.object(ty, old).map(Some),
                _ => self.mismatch(next, go_type, old),
            },
            Kind::String => match next {
                b'"' => Ok(Some(Value::String(self.reader.string()?.into_owned()))),
                _ => self.mismatch(next, go_type, old),
            },
            Kind::Bool => match next {
                b't' => self.reader.word("true").map(|()| Some(Value::Bool(true))),
                b'f' => self.reader.word("false").map(|()| Some(Value::Bool(false))),
                _ => self.mismatch(next, go_type, old),
            },
            Kind::Int32 | Kind::Int64 | Kind::Uint32 => match next {
                b'-' | b'0'..=b'9' => {
                    let text = self.reader.number()?;
                    match integer(text, kind) {
                        Some(value) => Ok(Some(Value::from(value))),
                        None => {
                            self.context.save_mismatch(&format!("number {text}"), go_type);
                            Ok(old)
                        }
                    }
                }
                _ => self.mismatch(next, go_type, old),
            },
            Kind::Float32 | Kind::Float64 => match next {
                b'-' | b'0'..=b'9' => {
                    let text = self.reader.number()?;
                    let float: f64 = text.parse().unwrap_or(f64::INFINITY);
                    let limit = if matches!(kind, Kind::Float32) { f64::from(f32::MAX) } else { f64::MAX };
                    if float.abs() > limit {
                        self.context.save_mismatch(&format!("number {text}"), go_type);
                        return Ok(old);
                    }
                    Ok(Some(canonical::float_value(float)))
                }
                _ => self.mismatch(next, go_type, old),
            },
            Kind::Bytes => match next {
                b'"' => self.bytes(),
                // Go reads an array of numbers into []byte as well.
                b'[' => self.byte_array(go_type),
                _ => self.mismatch(next, go_type, old),
            },
            Kind::List(inner) => match next {
                b'[' => self.list(*inner, element_type(go_type, *inner)).map(Some),
                _ => self.mismatch(next, go_type, old),
            },
            Kind::StringsMessage => match next {
                b'[' => self.list(Kind::String, "string").map(Some),
                _ => self.mismatch(next, go_type, old),
            },
            Kind::Map(inner) => match next {
                b'{' => self.map(*inner, element_type(go_type, *inner), old).map(Some),
                _ => self.mismatch(next, go_type, old),
            },
            Kind::Any => self.any().map(Some),
            Kind::RawExtension | Kind::FieldsV1 | Kind::Json => self.raw().map(Some),
            _ => self.special(kind, next),
        }
    }

    fn null(&mut self, kind: Kind, _go_type: &str, pointer: bool, old: Option<Value>) -> Option<Value> {
        if pointer {
            return None;
        }
        match kind {
            // Go leaves these as they are.
            Kind::Struct(_)
            | Kind::String
            | Kind::Bool
            | Kind::Int32
            | Kind::Int64
            | Kind::Uint32
            | Kind::Float32
            | Kind::Float64
            | Kind::RawExtension
            | Kind::FieldsV1 => old,
            Kind::Duration => {
                self.context.fail("time: invalid duration \"\"".to_owned());
                None
            }
            Kind::SchemaOrBool(_) => {
                self.context.fail("boolean or JSON schema expected".to_owned());
                None
            }
            _ => None,
        }
    }

    #[cold]
    fn mismatch(&mut self, next: u8, go_type: &str, old: Option<Value>) -> Lexed<Option<Value>> {
        self.context.save_mismatch(found(next), go_type);
        self.reader.skip()?;
        Ok(old)
    }

    fn object(&mut self, ty: &'static Type, old: Option<Value>) -> Lexed<Value> {
        let mut map = match old {
            Some(Value::Object(map)) => map,
            _ => Map::new(),
        };
        let mut seen = Seen::default();
        self.reader.open()?;
        let mut first = true;
        let mut next = 0;
        while self.reader.more(first, b'}')? {
            first = false;
            let key = self.reader.key()?;
            let Some(index) = field_index(ty, &key, next) else {
                self.context.unknown(&key);
                self.reader.skip()?;
                continue;
            };
            next = index + 1;
            let field = ty.json_fields[index];
            let repeated = seen.mark(index);
            if repeated {
                self.context.duplicate(field.json);
            }
            let old = if repeated { map.remove(field.json) } else { None };
            self.context.push(Segment::Field(ty, field));
            let value = self.value(field.kind, field.go_type, field.pointer, old)?;
            self.context.pop();
            self.keep(&mut map, field, value);
        }
        canonical::add_missing(&mut map, ty);
        Ok(Value::Object(map))
    }

    fn keep(&mut self, map: &mut Map<String, Value>, field: &'static Field, value: Option<Value>) {
        match value {
            Some(value) if !canonical::omitted(&value, field) => {
                map.insert(field.json.to_owned(), value);
            }
            _ => {}
        }
    }

    fn list(&mut self, inner: Kind, go_type: &'static str) -> Lexed<Value> {
        let mut items = Vec::new();
        self.reader.open()?;
        let mut first = true;
        while self.reader.more(first, b']')? {
            first = false;
            self.context.push(Segment::Index(items.len()));
            let item = self.value(inner, go_type, false, None)?;
            self.context.pop();
            items.push(item.unwrap_or_else(|| canonical::zero_of(inner)));
        }
        Ok(Value::Array(items))
    }

    fn map(&mut self, inner: Kind, go_type: &'static str, old: Option<Value>) -> Lexed<Value> {
        let merged = matches!(old, Some(Value::Object(_)));
        let mut members = match old {
            Some(Value::Object(members)) => members,
            _ => Map::new(),
        };
        // Keys of an earlier member of the same name do not count as repeated.
        let mut seen = merged.then(std::collections::BTreeSet::new);
        let descends = matches!(inner, Kind::Struct(_) | Kind::Any | Kind::List(_) | Kind::Map(_));
        self.reader.open()?;
        let mut first = true;
        while self.reader.more(first, b'}')? {
            first = false;
            let key = self.reader.key()?;
            let repeated = match &mut seen {
                Some(seen) => !seen.insert(key.to_string()),
                None => members.contains_key(key.as_ref()),
            };
            if repeated {
                self.context.duplicate(&key);
            }
            if descends {
                self.context.push(Segment::Key(key.to_string()));
            }
            let value = self.value(inner, go_type, false, None)?;
            if descends {
                self.context.pop();
            }
            members.insert(key.into_owned(), value.unwrap_or_else(|| canonical::zero_of(inner)));
        }
        Ok(Value::Object(members))
    }

    fn bytes(&mut self) -> Lexed<Option<Value>> {
        let text = self.reader.string()?;
        match check_base64(&text) {
            Ok(None) => Ok(Some(Value::String(text.into_owned()))),
            Ok(Some(canonical)) => Ok(Some(Value::String(canonical))),
            Err(at) => {
                self.context.save(format!("illegal base64 data at input byte {at}"));
                Ok(None)
            }
        }
    }

    fn byte_array(&mut self, _go_type: &'static str) -> Lexed<Option<Value>> {
        let mut bytes = Vec::new();
        self.reader.open()?;
        let mut first = true;
        while self.reader.more(first, b']')? {
            first = false;
            let next = self.reader.peek()?;
            if let b'-' | b'0'..=b'9' = next {
                let text = self.reader.number()?;
                match text.parse::<u8>() {
                    Ok(byte) => bytes.push(byte),
                    Err(_) => self.context.save_mismatch(&format!("number {text}"), "uint8"),
                }
            } else if next == b'n' {
                self.reader.word("null")?;
                bytes.push(0);
            } else {
                self.context.save_mismatch(found(next), "uint8");
                self.reader.skip()?;
            }
        }
        Ok(Some(Value::String(base64::engine::general_purpose::STANDARD.encode(bytes))))
    }

    /// Types that read themselves; `next` is the first byte of their text.
    fn special(&mut self, kind: Kind, next: u8) -> Lexed<Option<Value>> {
        match kind {
            Kind::Quantity => {
                let raw = self.reader.skip()?;
                let text = if next == b'"' { &raw[1..raw.len() - 1] } else { raw };
                match quantity::canonical_text(text.trim()) {
                    Ok(text) => Ok(Some(Value::String(text))),
                    Err(error) => {
                        self.context.fail(error.to_string());
                        Ok(None)
                    }
                }
            }
            Kind::IntOrString => {
                if next == b'"' {
                    return Ok(Some(Value::String(self.reader.string()?.into_owned())));
                }
                let raw = self.reader.skip()?;
                match next {
                    b'-' | b'0'..=b'9' => match integer(raw, Kind::Int32) {
                        Some(value) => return Ok(Some(Value::from(value))),
                        None => self.context.fail_mismatch(&format!("number {raw}"), "int32"),
                    },
                    _ => self.context.fail_mismatch(found(next), "int32"),
                }
                Ok(None)
            }
            Kind::Time | Kind::MicroTime => {
                let Some(text) = self.text_of_special(next)? else { return Ok(None) };
                let micro = matches!(kind, Kind::MicroTime);
                match time::parse_as_go(&text, micro) {
                    Ok((time::ZERO_SECONDS, 0)) => Ok(Some(Value::Null)),
                    Ok((seconds, nanos)) if micro => Ok(Some(Value::String(time::format_micro(seconds, nanos)))),
                    Ok((seconds, _)) => Ok(Some(Value::String(time::format(seconds)))),
                    Err(error) => {
                        self.context.fail(error);
                        Ok(None)
                    }
                }
            }
            Kind::Duration => {
                let Some(text) = self.text_of_special(next)? else { return Ok(None) };
                match apimachinery::duration::parse(&text) {
                    Ok(nanos) => Ok(Some(Value::String(apimachinery::duration::format(nanos)))),
                    Err(error) => {
                        self.context.fail(error);
                        Ok(None)
                    }
                }
            }
            Kind::TimeOrDuration if next == b'"' => self.special(Kind::Duration, next),
            Kind::TimeOrDuration => {
                let raw = self.reader.skip()?;
                match integer(raw, Kind::Int64) {
                    Some(nanos) => Ok(Some(Value::from(nanos))),
                    None => {
                        let found = if matches!(next, b'-' | b'0'..=b'9') {
                            format!("number {raw}")
                        } else {
                            found(next).to_owned()
                        };
                        self.context.fail(format!(
                            "invalid duration {}: json: cannot unmarshal {found} into Go value of type time.Duration",
                            apimachinery::field::quote(raw)
                        ));
                        Ok(None)
                    }
                }
            }
            Kind::BootstrapTokenString => {
                let token = self.reader.skip()?.replace('"', "");
                if !is_bootstrap_token(&token) {
                    self.context.fail(format!(
                        r#"the bootstrap token {} was not of the form "\\A([a-z0-9]{{6}})\\.([a-z0-9]{{16}})\\z""#,
                        apimachinery::field::quote(&token)
                    ));
                    return Ok(None);
                }
                Ok(Some(Value::String(token)))
            }
            Kind::SchemaOrBool(ty) | Kind::SchemaOrArray(ty) | Kind::SchemaOrStringArray(ty) => {
                self.context.lenient += 1;
                // A mismatch inside is this type's own failure.
                let before = self.context.saved.take();
                let value = self.schema_or(kind, ty, next);
                if let Some(error) = self.context.saved.take() {
                    self.context.fail(error);
                }
                self.context.saved = before;
                self.context.lenient -= 1;
                value
            }
            _ => self.reader.skip().map(|_| None),
        }
    }

    fn schema_or(&mut self, kind: Kind, ty: &'static Type, next: u8) -> Lexed<Option<Value>> {
        match (kind, next) {
            (_, b'{') => self.object(ty, None).map(Some),
            (Kind::SchemaOrBool(_), b't') => self.reader.word("true").map(|()| Some(Value::Bool(true))),
            (Kind::SchemaOrBool(_), b'f') => self.reader.word("false").map(|()| Some(Value::Bool(false))),
            (Kind::SchemaOrBool(_), _) => {
                self.reader.skip()?;
                self.context.fail("boolean or JSON schema expected".to_owned());
                Ok(None)
            }
            (Kind::SchemaOrArray(_), b'[') => {
                let items = self.list(Kind::Struct(ty), "v1.JSONSchemaProps")?;
                Ok(Some(empty_list_as_null(items)))
            }
            (Kind::SchemaOrStringArray(_), b'[') => {
                let items = self.list(Kind::String, "string")?;
                Ok(Some(empty_list_as_null(items)))
            }
            _ => self.reader.skip().map(|_| Some(Value::Null)),
        }
    }

    /// The string that Time and Duration want.
    fn text_of_special(&mut self, next: u8) -> Lexed<Option<String>> {
        if next == b'"' {
            return Ok(Some(self.reader.string()?.into_owned()));
        }
        self.reader.skip()?;
        self.context.fail_mismatch(found(next), "string");
        Ok(None)
    }

    /// Raw JSON: no strictness inside.
    fn raw(&mut self) -> Lexed<Value> {
        self.context.lenient += 1;
        let value = self.any();
        self.context.lenient -= 1;
        value
    }

    /// Any JSON value.
    fn any(&mut self) -> Lexed<Value> {
        match self.reader.peek()? {
            b'{' => {
                let mut members = Map::new();
                self.reader.open()?;
                let mut first = true;
                while self.reader.more(first, b'}')? {
                    first = false;
                    let key = self.reader.key()?;
                    let nested = matches!(self.reader.peek()?, b'{' | b'[');
                    if nested && self.context.lenient == 0 {
                        if members.contains_key(key.as_ref()) {
                            self.context.duplicate(&key);
                        }
                        self.context.push(Segment::Key(key.to_string()));
                        let value = self.any()?;
                        self.context.pop();
                        members.insert(key.into_owned(), value);
                        continue;
                    }
                    if self.context.lenient == 0 && members.contains_key(key.as_ref()) {
                        self.context.duplicate(&key);
                    }
                    let value = self.any()?;
                    members.insert(key.into_owned(), value);
                }
                Ok(Value::Object(members))
            }
            b'[' => {
                let mut items = Vec::new();
                self.reader.open()?;
                let mut first = true;
                while self.reader.more(first, b']')? {
                    first = false;
                    self.context.push(Segment::Index(items.len()));
                    let item = self.any()?;
                    self.context.pop();
                    items.push(item);
                }
                Ok(Value::Array(items))
            }
            b'"' => Ok(Value::String(self.reader.string()?.into_owned())),
            b't' => self.reader.word("true").map(|()| Value::Bool(true)),
            b'f' => self.reader.word("false").map(|()| Value::Bool(false)),
            b'n' => self.reader.word("null").map(|()| Value::Null),
            _ => {
                let text = self.reader.number()?;
                if let Some(integer) = integer(text, Kind::Int64) {
                    return Ok(Value::from(integer));
                }
                let float: f64 = text.parse().unwrap_or(f64::INFINITY);
                if float.is_infinite() {
                    self.context.save_mismatch(&format!("number {text}"), "float64");
                    return Ok(Value::Null);
                }
                Ok(canonical::float_value(float))
            }
        }
    }
}

/// The member of this name. What this server and Go clients write stands in
/// struct order, so the few members from `next` on are tried first.
fn field_index(ty: &'static Type, key: &str, next: usize) -> Option<usize> {
    const AHEAD: usize = 4;
    let ahead = ty.json_fields.get(next..).unwrap_or(&[]).iter().take(AHEAD);
    ahead.enumerate().find(|(_, field)| field.json == key).map(|(at, _)| next + at).or_else(|| ty.field_index(key))
}

/// Which members of a struct have been seen.
#[derive(Default)]
struct Seen {
    low: u128,
    high: Vec<usize>,
}

impl Seen {
    /// True if it was there before.
    fn mark(&mut self, index: usize) -> bool {
        if index < 128 {
            let bit = 1u128 << index;
            let before = self.low & bit != 0;
            self.low |= bit;
            before
        } else if self.high.contains(&index) {
            true
        } else {
            self.high.push(index);
            false
        }
    }
}

/// Go's word for the value that begins with this byte.
fn found(first: u8) -> &'static str {
    match first {
        b'{' => "object",
        b'[' => "array",
        b'"' => "string",
        b't' | b'f' => "bool",
        b'n' => "null",
        _ => "number",
    }
}

fn integer(text: &str, kind: Kind) -> Option<i64> {
    // `1.0` and `1e3` are no integers to Go.
    let value: i64 = text.parse().ok()?;
    match kind {
        Kind::Int32 if i32::try_from(value).is_err() => None,
        Kind::Uint32 if u32::try_from(value).is_err() || text.starts_with('-') => None,
        _ => Some(value),
    }
}

fn empty_list_as_null(items: Value) -> Value {
    if items.as_array().is_some_and(Vec::is_empty) { Value::Null } else { items }
}

/// `None` when the text is canonical base64, else its canonical form (Go
/// overlooks line breaks), or the position of the first bad byte.
fn check_base64(text: &str) -> Result<Option<String>, usize> {
    let engine = &base64::engine::general_purpose::STANDARD;
    if let Ok(bytes) = engine.decode(text) {
        let _ = bytes;
        return Ok(None);
    }
    // Position of each kept byte, for Go's offsets.
    let kept: Vec<(usize, u8)> = text.bytes().enumerate().filter(|(_, c)| !matches!(c, b'\r' | b'\n')).collect();
    let bytes: Vec<u8> = kept.iter().map(|&(_, c)| c).collect();
    let lenient = base64::engine::GeneralPurpose::new(
        &base64::alphabet::STANDARD,
        base64::engine::GeneralPurposeConfig::new().with_decode_allow_trailing_bits(true),
    );
    match lenient.decode(&bytes) {
        Ok(decoded) => Ok(Some(engine.encode(decoded))),
        Err(_) => Err(first_bad_base64(&kept, text.len())),
    }
}

/// Go's CorruptInputError offset: the byte that does not belong, or where the
/// last quantum began when the text ends in the middle of it.
fn first_bad_base64(kept: &[(usize, u8)], length: usize) -> usize {
    let is_digit = |c: u8| c.is_ascii_alphanumeric() || c == b'+' || c == b'/';
    let mut at = 0;
    while at < kept.len() {
        let quantum = &kept[at..(at + 4).min(kept.len())];
        for (place, &(position, c)) in quantum.iter().enumerate() {
            if is_digit(c) {
                continue;
            }
            if c != b'=' || place < 2 {
                return position;
            }
            if place == 2 {
                return match quantum.get(3) {
                    None => length,
                    Some(&(position, c)) if c != b'=' => position,
                    Some(_) => kept.get(at + 4).map_or(position, |&(position, _)| position),
                };
            }
            return kept.get(at + 4).map_or(position, |&(position, _)| position);
        }
        if quantum.len() < 4 {
            // Go reports the end minus what is missing of the quantum.
            return length - quantum.len();
        }
        at += 4;
    }
    length
}

fn is_bootstrap_token(token: &str) -> bool {
    let part = |text: &str, length: usize| {
        text.len() == length && text.bytes().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
    };
    token.split_once('.').is_some_and(|(id, secret)| part(id, 6) && part(secret, 16))
}
