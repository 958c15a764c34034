//! JSON to canonical objects in one pass.
//!
//! As sigs.k8s.io/json in strict, case-sensitive mode: the first type mismatch
//! is kept while decoding goes on (a later syntax error wins over it), a
//! failure of a type with its own reader ends upstream's decoding and so wins
//! over earlier mismatches, unknown and duplicate members are collected. A
//! repeated struct or map member is read into what is already there.

use apimachinery::{Map, Value};
use base64::Engine;
use schema::{Field, Kind, Type};

use super::base64_text::check_base64;
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

pub(super) struct Decoder<'a> {
    pub(super) reader: Reader<'a>,
    pub(super) context: Context,
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

    pub(super) fn object(&mut self, ty: &'static Type, old: Option<Value>) -> Lexed<Value> {
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
            Some(value) if !canonical::omitted(&value, field) || canonical::given_empty(&value, field) => {
                map.insert(field.json.to_owned(), value);
            }
            _ => {}
        }
    }

    pub(super) fn list(&mut self, inner: Kind, go_type: &'static str) -> Lexed<Value> {
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
pub(super) fn found(first: u8) -> &'static str {
    match first {
        b'{' => "object",
        b'[' => "array",
        b'"' => "string",
        b't' | b'f' => "bool",
        b'n' => "null",
        _ => "number",
    }
}

pub(super) fn integer(text: &str, kind: Kind) -> Option<i64> {
    // `1.0` and `1e3` are no integers to Go.
    let value: i64 = text.parse().ok()?;
    match kind {
        Kind::Int32 if i32::try_from(value).is_err() => None,
        Kind::Uint32 if u32::try_from(value).is_err() || text.starts_with('-') => None,
        _ => Some(value),
    }
}
