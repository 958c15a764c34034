//! IntOrString values: a JSON number or string.
//!
//! Upstream followed: `apimachinery/pkg/util/intstr`.

use serde_json::Value;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum IntOrString {
    Int(i32),
    String(String),
}

impl IntOrString {
    /// `None` for null and other JSON types.
    pub fn from_value(value: &Value) -> Option<Self> {
        match value {
            Value::Number(number) => Some(IntOrString::Int(number.as_i64()?.try_into().ok()?)),
            Value::String(text) => Some(IntOrString::String(text.clone())),
            _ => None,
        }
    }
    /// A number where the text is one.
    pub fn parse(text: &str) -> Self {
        text.parse().map_or_else(|_| IntOrString::String(text.to_owned()), IntOrString::Int)
    }
    pub fn to_value(&self) -> Value {
        match self {
            IntOrString::Int(number) => Value::from(*number),
            IntOrString::String(text) => Value::from(text.clone()),
        }
    }
    /// The number, or the number that the text is, or 0.
    pub fn int_value(&self) -> i32 {
        match self {
            IntOrString::Int(number) => *number,
            IntOrString::String(text) => text.parse().unwrap_or(0),
        }
    }
    /// A number, or `N%` of `total` rounded as asked. The error is upstream's text.
    pub fn scaled(&self, total: i64, round_up: bool) -> Result<i64, String> {
        match self {
            IntOrString::Int(number) => Ok(i64::from(*number)),
            IntOrString::String(text) => {
                let Some(digits) = text.strip_suffix('%') else {
                    return Err("invalid value for IntOrString: invalid type: string is not a percentage".to_owned());
                };
                let percent: i64 = digits.parse().map_err(|_| {
                    let digits = crate::field::quote(digits);
                    let text = crate::field::quote(text);
                    format!(
                        "invalid value for IntOrString: invalid value {text}: strconv.Atoi: parsing {digits}: invalid syntax"
                    )
                })?;
                let product = percent * total;
                // Go rounds the quotient of floats: towards plus infinity or minus infinity.
                Ok(if round_up { -(-product).div_euclid(100) } else { product.div_euclid(100) })
            }
        }
    }
}

impl std::fmt::Display for IntOrString {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            IntOrString::Int(number) => write!(f, "{number}"),
            IntOrString::String(text) => f.write_str(text),
        }
    }
}
impl serde::Serialize for IntOrString {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            IntOrString::Int(number) => serializer.serialize_i32(*number),
            IntOrString::String(text) => serializer.serialize_str(text),
        }
    }
}
impl<'de> serde::Deserialize<'de> for IntOrString {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let value = Value::deserialize(deserializer)?;
        IntOrString::from_value(&value).ok_or_else(|| serde::de::Error::custom("expected a number or a string"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percent_of_total() {
        let quarter = IntOrString::String("25%".to_owned());
        assert_eq!(quarter.scaled(10, true), Ok(3));
        assert_eq!(quarter.scaled(10, false), Ok(2));
        assert_eq!(IntOrString::Int(7).scaled(10, true), Ok(7));
        assert!(IntOrString::String("x".to_owned()).scaled(10, true).is_err());
    }
}
