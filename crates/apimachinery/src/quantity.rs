//! resource.Quantity: parse, canonical form, arithmetic.
//!
//! Upstream keeps a short text that it takes for canonical as it was written
//! (thousands steps, no trailing `000`, no leading zero; binary numbers that are
//! no multiple of eight) and makes everything else canonical on reading. Arithmetic and
//! rounding drop the written text. This type follows that split: `exact` values
//! are upstream's int64Amount, the others its inf.Dec.
//!
//! Upstream followed: `apimachinery/pkg/api/resource/{quantity,amount,suffix}.go`.

mod digits;
mod parse;

use std::cmp::Ordering;
use std::fmt;

pub use parse::{ErrorKind, QuantityError};

/// The suffix family that the canonical form uses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    DecimalExponent,
    BinarySI,
    DecimalSI,
}

/// A fixed-point number: `unscaled × 10^scale`.
#[derive(Debug, Clone)]
pub struct Quantity {
    unscaled: i128,
    scale: i32,
    /// Upstream would hold an inf.Dec.
    big: bool,
    format: Format,
    /// As written, where upstream keeps that.
    text: Option<String>,
}

pub const NANO: i32 = -9;
pub const MICRO: i32 = -6;
pub const MILLI: i32 = -3;

/// What upstream prints after reading `text`: the text itself, or its canonical form.
pub fn canonical_text(text: &str) -> Result<String, QuantityError> {
    Ok(Quantity::parse(text)?.to_string())
}

impl Default for Quantity {
    fn default() -> Self {
        Quantity::zero(Format::DecimalSI)
    }
}

impl Quantity {
    pub fn zero(format: Format) -> Self {
        Quantity { unscaled: 0, scale: 0, big: false, format, text: None }
    }
    /// `value × 1`, upstream's NewQuantity.
    pub fn new(value: i64, format: Format) -> Self {
        Quantity { unscaled: i128::from(value), scale: 0, big: false, format, text: None }
    }
    pub fn from_milli(value: i64, format: Format) -> Self {
        Quantity { unscaled: i128::from(value), scale: MILLI, big: false, format, text: None }
    }
    pub fn from_scaled(value: i64, scale: i32) -> Self {
        Quantity { unscaled: i128::from(value), scale, big: false, format: Format::DecimalSI, text: None }
    }
    pub fn parse(text: &str) -> Result<Self, QuantityError> {
        parse::parse(text)
    }
    /// From a JSON value: a string, or a number as Go reads it.
    pub fn from_value(value: &serde_json::Value) -> Result<Self, QuantityError> {
        match value {
            serde_json::Value::String(text) => Self::parse(text.trim()),
            serde_json::Value::Null => Ok(Self::default()),
            other => Self::parse(&other.to_string()),
        }
    }

    /// What upstream's struct holds: unscaled value and decimal scale, whether it
    /// is an inf.Dec, and the text that it keeps.
    pub fn parts(&self) -> (i128, i32, bool, Option<&str>) {
        (self.unscaled, self.scale, self.big, self.text.as_deref())
    }

    pub fn format(&self) -> Format {
        self.format
    }
    pub fn is_zero(&self) -> bool {
        self.unscaled == 0
    }
    /// -1, 0, 1.
    pub fn sign(&self) -> i32 {
        self.unscaled.signum() as i32
    }
    /// Whole units, rounded away from zero, saturating.
    pub fn value(&self) -> i64 {
        self.scaled_value(0)
    }
    /// Thousandths, rounded away from zero, saturating.
    pub fn milli_value(&self) -> i64 {
        self.scaled_value(MILLI)
    }
    /// In units of `10^scale`, rounded away from zero (see below for negative
    /// ones of many digits), saturating where upstream wraps round.
    pub fn scaled_value(&self, scale: i32) -> i64 {
        let (mut value, exact) = digits::rescale(self.unscaled, self.scale, scale);
        if self.big && !exact && value <= 0 {
            // Upstream's big decimals are cut and then raised by one, whatever their sign.
            value += 2;
        }
        i64::try_from(value).unwrap_or(if value < 0 { i64::MIN } else { i64::MAX })
    }
    /// The whole number when it is one and fits.
    pub fn as_i64(&self) -> Option<i64> {
        let (value, exact) = digits::rescale(self.unscaled, self.scale, 0);
        if exact { i64::try_from(value).ok() } else { None }
    }
    pub fn as_f64(&self) -> f64 {
        self.unscaled as f64 * 10f64.powi(self.scale)
    }

    /// Rounds away from zero to a multiple of `10^scale`; true when nothing was lost.
    pub fn round_up(&mut self, scale: i32) -> bool {
        if !self.big && self.scale >= scale {
            return true;
        }
        self.text = None;
        let (unscaled, exact) = digits::rescale(self.unscaled, self.scale, scale);
        self.unscaled = unscaled;
        self.scale = scale;
        exact
    }

    pub fn add(&mut self, other: &Quantity) {
        self.combine(other, i128::saturating_add);
    }
    pub fn sub(&mut self, other: &Quantity) {
        self.combine(other, i128::saturating_sub);
    }
    fn combine(&mut self, other: &Quantity, operation: fn(i128, i128) -> i128) {
        self.text = None;
        if self.is_zero() {
            self.format = other.format;
        }
        let (left, right, scale) = digits::align(self.unscaled, self.scale, other.unscaled, other.scale);
        self.unscaled = operation(left, right);
        self.scale = scale;
        self.big = self.big || other.big || i64::try_from(self.unscaled).is_err();
    }
    pub fn neg(&mut self) {
        self.text = None;
        self.unscaled = -self.unscaled;
    }
    /// Times a whole number.
    pub fn mul(&mut self, factor: i64) {
        self.text = None;
        self.unscaled = self.unscaled.saturating_mul(i128::from(factor));
        self.big = self.big || i64::try_from(self.unscaled).is_err();
    }

    /// Canonical text, also where the written text is kept.
    pub fn canonical(&self) -> String {
        if self.unscaled == 0 {
            return "0".to_owned();
        }
        let mut format = self.format;
        if format == Format::BinarySI {
            let (whole, exact) = digits::rescale(self.unscaled, self.scale, 0);
            if (-1023..=1023).contains(&whole) && self.in_kibi() {
                format = Format::DecimalSI;
            } else if exact {
                return binary_text(whole);
            } else {
                format = Format::DecimalSI;
            }
        }
        let (mut amount, mut exponent) = (self.unscaled, self.scale);
        while amount % 10 == 0 {
            amount /= 10;
            exponent += 1;
        }
        while exponent % 3 != 0 {
            amount = amount.saturating_mul(10);
            exponent -= 1;
        }
        match format {
            Format::DecimalExponent if exponent == 0 => amount.to_string(),
            Format::DecimalExponent => format!("{amount}e{exponent}"),
            _ => format!("{amount}{}", decimal_suffix(exponent)),
        }
    }
    /// Strictly between -1024 and 1024.
    fn in_kibi(&self) -> bool {
        let bound = Quantity::new(1024, Format::DecimalSI);
        let mut magnitude = self.clone();
        magnitude.unscaled = magnitude.unscaled.saturating_abs();
        magnitude < bound
    }
}

fn binary_text(mut value: i128) -> String {
    const SUFFIXES: [&str; 7] = ["", "Ki", "Mi", "Gi", "Ti", "Pi", "Ei"];
    let mut at = 0;
    while value % 1024 == 0 && at + 1 < SUFFIXES.len() {
        value /= 1024;
        at += 1;
    }
    format!("{value}{}", SUFFIXES[at])
}

fn decimal_suffix(exponent: i32) -> &'static str {
    match exponent {
        -9 => "n",
        -6 => "u",
        -3 => "m",
        3 => "k",
        6 => "M",
        9 => "G",
        12 => "T",
        15 => "P",
        18 => "E",
        _ => "",
    }
}

impl fmt::Display for Quantity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.text {
            Some(text) => f.write_str(text),
            None => f.write_str(&self.canonical()),
        }
    }
}
/// By value: `1Gi` equals `1024Mi`.
impl PartialEq for Quantity {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}
impl Eq for Quantity {}
impl PartialOrd for Quantity {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
impl Ord for Quantity {
    fn cmp(&self, other: &Self) -> Ordering {
        digits::compare(self.unscaled, self.scale, other.unscaled, other.scale)
    }
}
impl serde::Serialize for Quantity {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
impl<'de> serde::Deserialize<'de> for Quantity {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let value = serde_json::Value::deserialize(deserializer)?;
        Quantity::from_value(&value).map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, shown: &str) {
        assert_eq!(canonical_text(text).unwrap(), shown, "{text}");
    }

    #[test]
    fn some_texts_stay_as_written() {
        for text in ["1", "+1Gi", "5.", "01", "1e+3", "12.3e1", "1.001", "1500m", "1025", "1023Ki", "9E"] {
            check(text, text);
        }
    }
    #[test]
    fn others_become_canonical() {
        check("1.5Gi", "1536Mi");
        check("0.5Ki", "512");
        check("1024Mi", "1Gi");
        check("1000m", "1");
        check("0.1", "100m");
        check("8Ei", "9223372036854775807");
        check("0.0000000001", "1n");
        check("1e100", "10e99");
        check("1000000000000000000000000", "1");
    }
    #[test]
    fn arithmetic_is_canonical() {
        let mut sum = Quantity::parse("500m").unwrap();
        sum.add(&Quantity::parse("1500m").unwrap());
        assert_eq!(sum.to_string(), "2");
        sum.sub(&Quantity::parse("2500m").unwrap());
        assert_eq!(sum.to_string(), "-500m");
        let mut memory = Quantity::parse("1Gi").unwrap();
        memory.add(&Quantity::parse("512Mi").unwrap());
        assert_eq!(memory.to_string(), "1536Mi");
        assert_eq!(Quantity::parse("1001m").unwrap().value(), 2);
        assert_eq!(Quantity::parse("1Gi").unwrap(), Quantity::parse("1024Mi").unwrap());
    }
    #[test]
    fn rounding_up_to_milli() {
        let mut fine = Quantity::parse("1.0001").unwrap();
        assert!(!fine.round_up(MILLI));
        assert_eq!(fine.to_string(), "1001m");
    }
    #[test]
    fn bad_texts() {
        assert_eq!(Quantity::parse("1x").unwrap_err().kind, ErrorKind::FormatWrong);
        assert_eq!(Quantity::parse("").unwrap_err().kind, ErrorKind::FormatWrong);
        assert_eq!(Quantity::parse("1mm").unwrap_err().kind, ErrorKind::Suffix);
    }
}
