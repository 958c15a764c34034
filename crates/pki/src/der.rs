//! The few DER writers and readers that certificates, requests and keys need.
//! Definite lengths only; SET OF is sorted as DER demands.

use crate::{Error, Result};

pub const INTEGER: u8 = 0x02;
pub const BIT_STRING: u8 = 0x03;
pub const OCTET_STRING: u8 = 0x04;
pub const OID: u8 = 0x06;
pub const UTF8_STRING: u8 = 0x0c;
pub const PRINTABLE_STRING: u8 = 0x13;
pub const UTC_TIME: u8 = 0x17;
pub const GENERALIZED_TIME: u8 = 0x18;
pub const SEQUENCE: u8 = 0x30;
pub const SET: u8 = 0x31;

pub fn tlv(tag: u8, content: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(content.len() + 6);
    out.push(tag);
    let length = content.len();
    if length < 0x80 {
        out.push(length as u8);
    } else {
        let bytes: Vec<u8> = length.to_be_bytes().into_iter().skip_while(|b| *b == 0).collect();
        out.push(0x80 | bytes.len() as u8);
        out.extend(bytes);
    }
    out.extend_from_slice(content);
    out
}

pub fn sequence(parts: &[Vec<u8>]) -> Vec<u8> {
    tlv(SEQUENCE, &parts.concat())
}

pub fn set_of(mut parts: Vec<Vec<u8>>) -> Vec<u8> {
    parts.sort();
    tlv(SET, &parts.concat())
}

/// An unsigned big-endian number.
pub fn integer(bytes: &[u8]) -> Vec<u8> {
    let trimmed: &[u8] = match bytes.iter().position(|b| *b != 0) {
        Some(at) => &bytes[at..],
        None => &[0],
    };
    let mut content = Vec::with_capacity(trimmed.len() + 1);
    if trimmed[0] & 0x80 != 0 {
        content.push(0);
    }
    content.extend_from_slice(trimmed);
    tlv(INTEGER, &content)
}

/// Dotted decimal, e.g. `2.5.4.3`. The arcs are constants of this crate or of
/// parsed certificates, hence well-formed; a malformed arc is written as 0.
pub fn oid(dotted: &str) -> Vec<u8> {
    let arcs: Vec<u64> = dotted.split('.').map(|a| a.parse().unwrap_or(0)).collect();
    let mut content = Vec::new();
    let first = arcs.first().copied().unwrap_or(0) * 40 + arcs.get(1).copied().unwrap_or(0);
    for arc in std::iter::once(first).chain(arcs.iter().skip(2).copied()) {
        let mut groups = vec![(arc & 0x7f) as u8];
        let mut rest = arc >> 7;
        while rest > 0 {
            groups.push((rest & 0x7f) as u8 | 0x80);
            rest >>= 7;
        }
        groups.reverse();
        content.extend(groups);
    }
    tlv(OID, &content)
}

pub fn bit_string(bytes: &[u8]) -> Vec<u8> {
    let mut content = vec![0];
    content.extend_from_slice(bytes);
    tlv(BIT_STRING, &content)
}

/// A named-bit list of up to nine bits; bit 0 is the most significant.
pub fn named_bits(bits: u16) -> Vec<u8> {
    // `bits` counts bit 0 as 1 << 0, DER as the top bit of the first byte.
    let mut bytes = [0u8; 2];
    let mut last = None;
    for bit in 0..16u16 {
        if bits & (1 << bit) != 0 {
            bytes[(bit / 8) as usize] |= 0x80 >> (bit % 8);
            last = Some(bit);
        }
    }
    let content = match last {
        None => vec![0],
        Some(bit) if bit < 8 => vec![7 - bit as u8, bytes[0]],
        Some(bit) => vec![15 - bit as u8, bytes[0], bytes[1]],
    };
    tlv(BIT_STRING, &content)
}

pub fn boolean(value: bool) -> Vec<u8> {
    tlv(0x01, &[if value { 0xff } else { 0 }])
}

/// PrintableString where Go's encoder would choose it, else UTF8String.
pub fn text(value: &str) -> Vec<u8> {
    let printable = value.bytes().all(|b| {
        b.is_ascii_alphanumeric()
            || matches!(b, b' ' | b'\'' | b'(' | b')' | b'+' | b',' | b'-' | b'.' | b'/' | b':' | b'=' | b'?')
    });
    tlv(if printable { PRINTABLE_STRING } else { UTF8_STRING }, value.as_bytes())
}

/// Unix seconds as UTCTime until 2049, GeneralizedTime from then on.
pub fn time(unix_seconds: i64) -> Vec<u8> {
    let stamp = jiff::Timestamp::from_second(unix_seconds).unwrap_or(jiff::Timestamp::UNIX_EPOCH);
    let zoned = stamp.to_zoned(jiff::tz::TimeZone::UTC);
    if (1950..2050).contains(&zoned.year()) {
        tlv(UTC_TIME, zoned.strftime("%y%m%d%H%M%SZ").to_string().as_bytes())
    } else {
        tlv(GENERALIZED_TIME, zoned.strftime("%Y%m%d%H%M%SZ").to_string().as_bytes())
    }
}

/// One element: its tag, its content, its whole encoding and what follows it.
pub struct Element<'a> {
    pub tag: u8,
    pub content: &'a [u8],
    pub raw: &'a [u8],
    pub rest: &'a [u8],
}

pub fn read(input: &[u8]) -> Result<Element<'_>> {
    let bad = || Error::Certificate("asn1: syntax error: data truncated".into());
    let tag = *input.first().ok_or_else(bad)?;
    let first = *input.get(1).ok_or_else(bad)? as usize;
    let (length, header) = if first < 0x80 {
        (first, 2)
    } else {
        let count = first & 0x7f;
        if count == 0 || count > 4 {
            return Err(bad());
        }
        let bytes = input.get(2..2 + count).ok_or_else(bad)?;
        (bytes.iter().fold(0usize, |n, b| (n << 8) | *b as usize), 2 + count)
    };
    let end = header.checked_add(length).ok_or_else(bad)?;
    Ok(Element {
        tag,
        content: input.get(header..end).ok_or_else(bad)?,
        raw: input.get(..end).ok_or_else(bad)?,
        rest: input.get(end..).unwrap_or_default(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_stay_positive_and_short() {
        assert_eq!(integer(&[0, 0, 0x80]), [2, 2, 0, 0x80]);
        assert_eq!(integer(&[0]), [2, 1, 0]);
    }

    #[test]
    fn object_identifiers_encode_in_base_128() {
        assert_eq!(oid("1.2.840.113549.1.1.11"), [6, 9, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 1, 1, 11]);
    }

    #[test]
    fn key_usage_bits_count_from_the_top() {
        // digitalSignature, keyEncipherment
        assert_eq!(named_bits(0b101), [3, 2, 5, 0xa0]);
    }

    #[test]
    fn times_change_form_in_2050() {
        assert_eq!(&time(2524607999)[..2], [UTC_TIME, 13]);
        assert_eq!(&time(2524608000)[..2], [GENERALIZED_TIME, 15]);
    }

    #[test]
    fn long_lengths_are_read_back() {
        let long = tlv(OCTET_STRING, &[7; 300]);
        let element = read(&long).unwrap();
        assert_eq!((element.tag, element.content.len(), element.rest.len()), (OCTET_STRING, 300, 0));
        assert!(read(&long[..100]).is_err());
    }
}
