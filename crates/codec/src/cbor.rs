//! CBOR (RFC 8949) ⇄ objects, as upstream's `application/cbor` serializer writes
//! them: the self-described tag, text as byte strings, keys sorted by length and
//! then by bytes, `[]byte` under the tag "expected base64" (22), numbers in their
//! shortest form.
//!
//! Invariant: an object is written the same way each time. Limits: nesting as
//! for JSON ([`crate::MAX_DEPTH`]); lengths are bounded by the body.
//! Not here: the media type in negotiation, which is behind CBORServingAndStorage
//! (alpha, off).
//!
//! Upstream followed: `apimachinery/pkg/runtime/serializer/cbor`.

use apimachinery::{Map, Value};
use base64::Engine;
use base64::engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD};
use schema::{Kind, Type};

use crate::canonical;
use crate::error::{DecodeError, Decoded};

/// What every document begins with (tag 55799).
pub const SELF_DESCRIBED: [u8; 3] = [0xd9, 0xd9, 0xf7];

const UNSIGNED: u8 = 0;
const NEGATIVE: u8 = 1;
const BYTES: u8 = 2;
const TEXT: u8 = 3;
const LIST: u8 = 4;
const MAP: u8 = 5;
const TAG: u8 = 6;
const SIMPLE: u8 = 7;
/// Bytes that are base64, base64url or hex where they become text.
const TAG_BASE64URL: u64 = 21;
const TAG_BASE64: u64 = 22;
const TAG_BASE16: u64 = 23;

/// A canonical object of type `ty`.
pub fn encode(value: &Value, ty: &'static Type) -> Vec<u8> {
    let mut out = SELF_DESCRIBED.to_vec();
    write(&mut out, value, Kind::Struct(ty));
    out
}

/// Any value: custom resources.
pub fn encode_untyped(value: &Value) -> Vec<u8> {
    let mut out = SELF_DESCRIBED.to_vec();
    write(&mut out, value, Kind::Any);
    out
}

fn head(out: &mut Vec<u8>, major: u8, n: u64) {
    let major = major << 5;
    match n {
        0..=23 => out.push(major | n as u8),
        24..=0xff => out.extend([major | 24, n as u8]),
        0x100..=0xffff => {
            out.push(major | 25);
            out.extend((n as u16).to_be_bytes());
        }
        0x1_0000..=0xffff_ffff => {
            out.push(major | 26);
            out.extend((n as u32).to_be_bytes());
        }
        _ => {
            out.push(major | 27);
            out.extend(n.to_be_bytes());
        }
    }
}

fn bytes(out: &mut Vec<u8>, bytes: &[u8]) {
    head(out, BYTES, bytes.len() as u64);
    out.extend_from_slice(bytes);
}

fn write(out: &mut Vec<u8>, value: &Value, kind: Kind) {
    match value {
        Value::Null => out.push(SIMPLE << 5 | 22),
        Value::Bool(flag) => out.push(SIMPLE << 5 | if *flag { 21 } else { 20 }),
        Value::Number(number) => match (number.as_u64(), number.as_i64()) {
            (Some(n), _) => head(out, UNSIGNED, n),
            (None, Some(n)) => head(out, NEGATIVE, n.unsigned_abs() - 1),
            _ => float(out, number.as_f64().unwrap_or(0.0)),
        },
        Value::String(text) => match (kind, STANDARD.decode(text)) {
            (Kind::Bytes, Ok(raw)) => {
                head(out, TAG, TAG_BASE64);
                bytes(out, &raw);
            }
            _ => bytes(out, text.as_bytes()),
        },
        Value::Array(items) => {
            let inner = match kind {
                Kind::List(inner) => *inner,
                Kind::SchemaOrArray(ty) => Kind::Struct(ty),
                _ => Kind::Any,
            };
            head(out, LIST, items.len() as u64);
            items.iter().for_each(|item| write(out, item, inner));
        }
        Value::Object(members) => map(out, members, kind),
    }
}

fn map(out: &mut Vec<u8>, members: &Map<String, Value>, kind: Kind) {
    let ty = match kind {
        Kind::Struct(ty) | Kind::SchemaOrBool(ty) | Kind::SchemaOrArray(ty) | Kind::SchemaOrStringArray(ty) => Some(ty),
        _ => None,
    };
    let mut sorted: Vec<(&String, &Value, Kind)> = Vec::with_capacity(members.len());
    for (key, member) in members {
        let field = ty.and_then(|ty| ty.field(key));
        if field.is_some_and(|field| field.omit_empty && !field.pointer && canonical::given_empty(member, field)) {
            continue;
        }
        let inner = match (field, kind) {
            (Some(field), _) => field.kind,
            (None, Kind::Map(inner)) => *inner,
            _ => Kind::Any,
        };
        sorted.push((key, member, inner));
    }
    sorted.sort_by(|a, b| (a.0.len(), a.0).cmp(&(b.0.len(), b.0)));
    head(out, MAP, sorted.len() as u64);
    for (key, member, inner) in sorted {
        bytes(out, key.as_bytes());
        write(out, member, inner);
    }
}

/// The shortest of the three widths that holds the number exactly.
fn float(out: &mut Vec<u8>, number: f64) {
    if let Some(half) = half(number) {
        out.push(SIMPLE << 5 | 25);
        out.extend(half.to_be_bytes());
    } else if f64::from(number as f32) == number {
        out.push(SIMPLE << 5 | 26);
        out.extend((number as f32).to_be_bytes());
    } else {
        out.push(SIMPLE << 5 | 27);
        out.extend(number.to_be_bytes());
    }
}

/// A binary16 of the same value, when there is one.
fn half(number: f64) -> Option<u16> {
    let bits = (number as f32).to_bits();
    if f64::from(number as f32) != number {
        return None;
    }
    let (sign, exponent, mantissa) = ((bits >> 16) as u16 & 0x8000, (bits >> 23 & 0xff) as i32 - 127, bits & 0x7f_ffff);
    match exponent {
        -127 if mantissa == 0 => Some(sign),
        -14..=15 if mantissa & 0x1fff == 0 => Some(sign | ((exponent + 15) as u16) << 10 | (mantissa >> 13) as u16),
        -24..=-15 => {
            let shift = (-1 - exponent) as u32;
            let whole = mantissa | 0x80_0000;
            (whole & ((1 << shift) - 1) == 0).then(|| sign | (whole >> shift) as u16)
        }
        _ => None,
    }
}

fn from_half(bits: u16) -> f64 {
    let sign = if bits & 0x8000 == 0 { 1.0 } else { -1.0 };
    let (exponent, mantissa) = (i32::from(bits >> 10 & 0x1f), f64::from(bits & 0x3ff));
    match exponent {
        0 => sign * mantissa * 2f64.powi(-24),
        31 if mantissa == 0.0 => sign * f64::INFINITY,
        31 => f64::NAN,
        _ => sign * (1.0 + mantissa / 1024.0) * 2f64.powi(exponent - 15),
    }
}

/// Decodes a document as `ty`, to canonical form.
pub fn decode(document: &[u8], ty: &'static Type) -> Result<Decoded, DecodeError> {
    let (value, mut duplicates) = read_document(document)?;
    // Types are checked where JSON's are.
    let mut decoded = crate::json::decode(&crate::json::encode_untyped(&value), ty)?;
    duplicates.append(&mut decoded.strict_errors);
    decoded.strict_errors = duplicates;
    Ok(decoded)
}

/// Decodes any document.
pub fn decode_untyped(document: &[u8]) -> Result<Decoded, DecodeError> {
    let (value, strict_errors) = read_document(document)?;
    Ok(Decoded { value, strict_errors })
}

fn read_document(document: &[u8]) -> Result<(Value, Vec<String>), DecodeError> {
    let mut reader = Reader { rest: document, duplicates: Vec::new() };
    let value = reader.value(0)?;
    if !reader.rest.is_empty() {
        return Err(DecodeError::new(format!("cbor: {} bytes of extraneous data", reader.rest.len())));
    }
    Ok((value, reader.duplicates))
}

struct Reader<'a> {
    rest: &'a [u8],
    duplicates: Vec<String>,
}

fn ended() -> DecodeError {
    DecodeError::new("unexpected EOF")
}

impl<'a> Reader<'a> {
    fn take(&mut self, n: u64) -> Result<&'a [u8], DecodeError> {
        let n = usize::try_from(n).map_err(|_| ended())?;
        let (taken, rest) = self.rest.split_at_checked(n).ok_or_else(ended)?;
        self.rest = rest;
        Ok(taken)
    }

    /// Major type, additional information and the number after them.
    fn head(&mut self) -> Result<(u8, u8, u64), DecodeError> {
        let first = self.take(1)?[0];
        let (major, more) = (first >> 5, first & 31);
        let number = match more {
            0..=23 => u64::from(more),
            24..=27 => self.take(1 << (more - 24))?.iter().fold(0, |n, byte| n << 8 | u64::from(*byte)),
            31 => return Err(DecodeError::new("cbor: indefinite-length items are not allowed")),
            _ => return Err(DecodeError::new(format!("cbor: invalid additional information {more}"))),
        };
        Ok((major, more, number))
    }

    fn text(&mut self, length: u64) -> Result<String, DecodeError> {
        let bytes = self.take(length)?;
        String::from_utf8(bytes.to_vec()).map_err(|_| DecodeError::new("cbor: invalid UTF-8 string"))
    }

    fn value(&mut self, depth: usize) -> Result<Value, DecodeError> {
        if depth > crate::MAX_DEPTH {
            return Err(DecodeError::new(format!("cbor: exceeded max nested level {}", crate::MAX_DEPTH)));
        }
        let (major, more, n) = self.head()?;
        Ok(match major {
            UNSIGNED => match i64::try_from(n) {
                Ok(n) => Value::from(n),
                Err(_) => return Err(DecodeError::new(format!("cbor: {n} overflows int64"))),
            },
            NEGATIVE => match i64::try_from(n) {
                Ok(n) => Value::from(-1 - n),
                Err(_) => return Err(DecodeError::new(format!("cbor: -1-{n} overflows int64"))),
            },
            BYTES | TEXT => Value::String(self.text(n)?),
            LIST => {
                let mut items = Vec::new();
                for _ in 0..n {
                    items.push(self.value(depth + 1)?);
                }
                Value::Array(items)
            }
            MAP => {
                let mut members = Map::new();
                for _ in 0..n {
                    let Value::String(key) = self.value(depth + 1)? else {
                        return Err(DecodeError::new("cbor: a map key is no string"));
                    };
                    let value = self.value(depth + 1)?;
                    if members.contains_key(&key) {
                        self.duplicates.push(format!("duplicate field \"{key}\""));
                    }
                    members.insert(key, value);
                }
                Value::Object(members)
            }
            TAG => self.tagged(n, depth)?,
            _ => match more {
                20 => Value::Bool(false),
                21 => Value::Bool(true),
                22 => Value::Null,
                25 => number(from_half(n as u16))?,
                26 => number(f64::from(f32::from_bits(n as u32)))?,
                27 => number(f64::from_bits(n))?,
                _ => return Err(DecodeError::new(format!("cbor: simple value {n} is not allowed"))),
            },
        })
    }

    fn tagged(&mut self, tag: u64, depth: usize) -> Result<Value, DecodeError> {
        if !matches!(tag, TAG_BASE64URL | TAG_BASE64 | TAG_BASE16) {
            // The self-described tag and those of times: the value says it all.
            return self.value(depth + 1);
        }
        let (major, _, length) = self.head()?;
        if major != BYTES {
            return Err(DecodeError::new(format!("cbor: tag {tag} is for byte strings")));
        }
        let raw = self.take(length)?;
        Ok(Value::String(match tag {
            TAG_BASE64 => STANDARD.encode(raw),
            TAG_BASE64URL => URL_SAFE_NO_PAD.encode(raw),
            _ => raw.iter().map(|byte| format!("{byte:02x}")).collect(),
        }))
    }
}

fn number(float: f64) -> Result<Value, DecodeError> {
    if !float.is_finite() {
        return Err(DecodeError::new("cbor: NaN and infinity are not allowed"));
    }
    Ok(canonical::float_value(float))
}

#[cfg(test)]
mod tests {
    use apimachinery::json;

    use super::*;

    #[test]
    fn numbers_take_their_shortest_form() {
        let tail = |value: Value| encode_untyped(&value)[3..].to_vec();
        assert_eq!(tail(json!(23)), [0x17]);
        assert_eq!(tail(json!(24)), [0x18, 24]);
        assert_eq!(tail(json!(-500)), [0x39, 0x01, 0xf3]);
        assert_eq!(tail(json!(9.5)), [0xf9, 0x48, 0xc0]);
        assert_eq!(tail(json!(5.960_464_477_539_063e-8)), [0xf9, 0, 1]);
        assert_eq!(tail(json!(100_000.5)), [0xfa, 0x47, 0xc3, 0x50, 0x40]);
        assert_eq!(tail(json!(0.1)).len(), 9);
    }

    #[test]
    fn keys_are_sorted_by_length_and_read_back() {
        let value = json!({"bb": [true, null, "x"], "a": {"c": -7}, "aa": 9.5});
        let bytes = encode_untyped(&value);
        assert_eq!(&bytes[..6], [0xd9, 0xd9, 0xf7, 0xa3, 0x41, b'a']);
        assert_eq!(decode_untyped(&bytes).expect("its own").value, value);
    }

    #[test]
    fn what_is_no_document_is_refused() {
        for (bytes, why) in [
            (&[0x5f][..], "indefinite"),
            (&[0x42, 1], "EOF"),
            (&[0x42, 0xff, 0xff], "UTF-8"),
            (&[0xa1, 1, 1], "no string"),
            (&[0xf9, 0x7e, 0], "NaN"),
            (&[1, 1], "extraneous"),
        ] {
            let error = decode_untyped(bytes).expect_err(why);
            assert!(error.0.contains(why), "{error:?}");
        }
        let twice = [0xa2, 0x41, b'a', 1, 0x41, b'a', 2];
        assert_eq!(decode_untyped(&twice).expect("the last wins").strict_errors, ["duplicate field \"a\""]);
    }
}
