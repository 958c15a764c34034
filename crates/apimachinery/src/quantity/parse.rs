//! Reading a quantity's text.

use std::fmt;

use super::{Format, NANO, Quantity, digits};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ErrorKind {
    FormatWrong,
    Numeric,
    Suffix,
}

/// Why a text is no quantity; displays upstream's sentence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct QuantityError {
    pub kind: ErrorKind,
}

impl fmt::Display for QuantityError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.kind {
            ErrorKind::FormatWrong => {
                "quantities must match the regular expression '^([+-]?[0-9.]+)([eEinumkKMGTP]*[-+]?[0-9]*)$'"
            }
            ErrorKind::Numeric => "unable to parse numeric part of quantity",
            ErrorKind::Suffix => "unable to parse quantity's suffix",
        })
    }
}
impl std::error::Error for QuantityError {}

fn error(kind: ErrorKind) -> QuantityError {
    QuantityError { kind }
}

/// Digits that surely fit an int64.
const MAX_INT64_FACTORS: i32 = 18;

struct Parts<'a> {
    positive: bool,
    num: &'a str,
    denom: &'a str,
    suffix: &'a str,
}

fn split(text: &str) -> Result<Parts<'_>, QuantityError> {
    let (positive, rest) = match text.as_bytes().first() {
        Some(b'-') => (false, &text[1..]),
        Some(b'+') => (true, &text[1..]),
        _ => (true, text),
    };
    let digits = |s: &str| s.bytes().take_while(u8::is_ascii_digit).count();
    let rest = rest.trim_start_matches('0');
    if rest.is_empty() {
        return Ok(Parts { positive, num: "0", denom: "", suffix: "" });
    }
    let (num, mut rest) = rest.split_at(digits(rest));
    let num = if num.is_empty() { "0" } else { num };
    let mut denom = "";
    if let Some(after) = rest.strip_prefix('.') {
        (denom, rest) = after.split_at(digits(after));
    }
    let suffix = rest;
    let letters = suffix.bytes().take_while(|c| b"eEinumkKMGTP".contains(c)).count();
    let tail = &suffix[letters..];
    let tail = tail.strip_prefix(['-', '+']).unwrap_or(tail);
    if digits(tail) != tail.len() {
        return Err(error(ErrorKind::FormatWrong));
    }
    Ok(Parts { positive, num, denom, suffix })
}

/// Base, exponent and family of a suffix.
fn interpret(suffix: &str) -> Option<(u32, i32, Format)> {
    let decimal = |exponent| Some((10, exponent, Format::DecimalSI));
    let binary = |exponent| Some((2, exponent, Format::BinarySI));
    match suffix {
        "" => decimal(0),
        "n" => decimal(-9),
        "u" => decimal(-6),
        "m" => decimal(-3),
        "k" => decimal(3),
        "M" => decimal(6),
        "G" => decimal(9),
        "T" => decimal(12),
        "P" => decimal(15),
        "E" => decimal(18),
        "Ki" => binary(10),
        "Mi" => binary(20),
        "Gi" => binary(30),
        "Ti" => binary(40),
        "Pi" => binary(50),
        "Ei" => binary(60),
        _ => {
            let exponent = suffix.strip_prefix(['e', 'E'])?;
            let exponent: i64 = exponent.parse().ok()?;
            Some((10, exponent as i32, Format::DecimalExponent))
        }
    }
}

pub fn parse(text: &str) -> Result<Quantity, QuantityError> {
    if text.is_empty() {
        return Err(error(ErrorKind::FormatWrong));
    }
    if text == "0" {
        return Ok(Quantity { text: Some(text.to_owned()), ..Quantity::zero(Format::DecimalSI) });
    }
    let parts = split(text)?;
    let Parts { positive, num, denom, suffix } = parts;
    let (base, exponent, mut format) = interpret(suffix).ok_or(error(ErrorKind::Suffix))?;
    let (precision, scale, mantissa) = match format {
        Format::BinarySI if denom.is_empty() => {
            let precision = 15 - num.len() as i32 - (exponent as f32 * 3.0 / 10.0) as i32 - 1;
            (precision, 0, 1i64 << exponent)
        }
        Format::BinarySI => (-1, 0, 1),
        _ => (MAX_INT64_FACTORS - (num.len() + denom.len()) as i32, exponent, 1),
    };
    if precision >= 0 {
        let scale = scale.saturating_sub(denom.len() as i32);
        if scale >= NANO {
            let shifted = format!("{num}{denom}");
            let value: i64 = shifted.parse().map_err(|_| error(ErrorKind::Numeric))?;
            if let Some(result) = value.checked_mul(mantissa) {
                // Upstream keeps a text that is canonical by a cheap test.
                let kept = match format {
                    Format::BinarySI => value & 7 != 0,
                    _ => scale % 3 == 0 && !shifted.ends_with("000") && !shifted.starts_with('0'),
                };
                let unscaled = i128::from(if positive { result } else { -result });
                let text = kept.then(|| text.to_owned());
                return Ok(Quantity { unscaled, scale, big: false, format, text });
            }
        }
    }
    // Upstream's inf.Dec path: exact, then rounded up to nano, then (binary) capped.
    let shift = if base == 2 { exponent as u32 } else { 0 };
    let digits = digits::shifted_digits(&format!("{num}{denom}"), shift);
    let mut power = -(denom.len() as i64) + if base == 10 { i64::from(exponent) } else { 0 };
    let mut number = digits.trim_end_matches('0').to_owned();
    power += (digits.len() - number.len()) as i64;
    if number.is_empty() {
        return Ok(Quantity { unscaled: 0, scale: 0, big: true, format, text: None });
    }
    let below_one = (number.len() as i64) + power <= 0;
    if power < i64::from(NANO) {
        let cut = (i64::from(NANO) - power) as usize;
        // What is cut off ends in a digit that is not zero: always up.
        number = if cut >= number.len() { "1".to_owned() } else { increment(&number[..number.len() - cut]) };
        power = i64::from(NANO);
    }
    // Longer numbers than i128 holds are cut: they are over every limit anyway.
    let mut unscaled: i128 = number.parse().unwrap_or(i128::MAX);
    let mut scale = i32::try_from(power).unwrap_or(i32::MAX);
    if format == Format::BinarySI && digits::compare(unscaled, scale, i128::from(i64::MAX), 0).is_gt() {
        (unscaled, scale) = (i128::from(i64::MAX), 0);
    }
    if format == Format::BinarySI && below_one {
        format = Format::DecimalSI;
    }
    Ok(Quantity { unscaled: if positive { unscaled } else { -unscaled }, scale, big: true, format, text: None })
}

fn increment(digits: &str) -> String {
    let mut bytes: Vec<u8> = digits.bytes().collect();
    for at in (0..bytes.len()).rev() {
        if bytes[at] < b'9' {
            bytes[at] += 1;
            return String::from_utf8(bytes).expect("ASCII digits");
        }
        bytes[at] = b'0';
    }
    bytes.insert(0, b'1');
    String::from_utf8(bytes).expect("ASCII digits")
}
