//! Field paths and field errors, worded as upstream's
//! `apimachinery/pkg/util/validation/field`.

use std::fmt;

use serde_json::Value;

/// A field path such as `spec.containers[0].env[key].name`. Cheap to extend:
/// each call gives a new path and leaves the old one usable.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Path(String);

impl Path {
    /// A first step without name is shown `[]`, unlike the nil path.
    pub fn new(name: &str) -> Self {
        Path(if name.is_empty() { "[]".to_owned() } else { name.to_owned() })
    }
    /// The empty path, displayed `<nil>` as upstream's nil path is.
    pub fn root() -> Self {
        Path(String::new())
    }
    pub fn child(&self, name: &str) -> Self {
        if self.0.is_empty() { Path(name.to_owned()) } else { Path(format!("{}.{name}", self.0)) }
    }
    pub fn index(&self, index: usize) -> Self {
        Path(format!("{}[{index}]", self.0))
    }
    pub fn key(&self, key: &str) -> Self {
        Path(format!("{}[{key}]", self.0))
    }
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0.is_empty() { "<nil>" } else { &self.0 })
    }
}

/// Upstream's `field.ErrorType`; the display form is the sentence's start, the
/// [`reason`](ErrorType::reason) form goes into `details.causes[].reason`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum ErrorType {
    NotFound,
    Required,
    Duplicate,
    Invalid,
    NotSupported,
    Forbidden,
    TooLong,
    TooMany,
    TooFew,
    TooShort,
    Internal,
    TypeInvalid,
}

impl ErrorType {
    pub fn sentence(self) -> &'static str {
        match self {
            ErrorType::NotFound => "Not found",
            ErrorType::Required => "Required value",
            ErrorType::Duplicate => "Duplicate value",
            ErrorType::Invalid | ErrorType::TypeInvalid => "Invalid value",
            ErrorType::NotSupported => "Unsupported value",
            ErrorType::Forbidden => "Forbidden",
            ErrorType::TooLong => "Too long",
            ErrorType::TooMany => "Too many",
            ErrorType::TooFew => "Too few",
            ErrorType::TooShort => "Too short",
            ErrorType::Internal => "Internal error",
        }
    }
    pub fn reason(self) -> &'static str {
        match self {
            ErrorType::NotFound => "FieldValueNotFound",
            ErrorType::Required => "FieldValueRequired",
            ErrorType::Duplicate => "FieldValueDuplicate",
            ErrorType::Invalid => "FieldValueInvalid",
            ErrorType::NotSupported => "FieldValueNotSupported",
            ErrorType::Forbidden => "FieldValueForbidden",
            ErrorType::TooLong => "FieldValueTooLong",
            ErrorType::TooMany => "FieldValueTooMany",
            ErrorType::TooFew => "FieldValueTooFew",
            ErrorType::TooShort => "FieldValueTooShort",
            ErrorType::Internal => "InternalError",
            ErrorType::TypeInvalid => "FieldValueTypeInvalid",
        }
    }
}

/// One problem of one field.
#[derive(Debug, Clone, PartialEq)]
pub struct FieldError {
    pub error_type: ErrorType,
    pub field: String,
    /// What stands after the sentence's start: a quoted string, a number, the
    /// compact JSON of an object; `None` where upstream prints no value
    /// (required, forbidden, too long, internal).
    pub bad_value: Option<String>,
    pub detail: String,
    /// Which rule found it (upstream's `Origin`, `format=k8s-long-name`,
    /// `minimum`…); "" where upstream says nothing. Never printed.
    pub origin: &'static str,
    /// A declarative rule of the same type, field and origin replaces it.
    pub covered: bool,
}

/// All problems of an object, in the order upstream finds them.
pub type ErrorList = Vec<FieldError>;

/// How upstream prints a bad value: strings quoted as Go's `%q` of them,
/// scalars bare, nil as `null`, the rest as compact JSON.
pub fn show_value(value: &Value) -> String {
    match value {
        Value::String(text) => quote(text),
        other => other.to_string(),
    }
}

/// Go's `strconv.Quote`.
pub fn quote(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 2);
    out.push('"');
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            '\u{7}' => out.push_str("\\a"),
            '\u{8}' => out.push_str("\\b"),
            '\u{b}' => out.push_str("\\v"),
            '\u{c}' => out.push_str("\\f"),
            c if (c as u32) < 0x20 || c as u32 == 0x7f => out.push_str(&format!("\\x{:02x}", c as u32)),
            '\u{80}'..='\u{a0}' | '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202f}' | '\u{feff}' => {
                out.push_str(&format!("\\u{:04x}", c as u32));
            }
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

impl FieldError {
    fn with(error_type: ErrorType, path: &Path, bad_value: Option<String>, detail: impl Into<String>) -> Self {
        FieldError { error_type, field: path.to_string(), bad_value, detail: detail.into(), origin: "", covered: false }
    }
    pub fn required(path: &Path, detail: impl Into<String>) -> Self {
        Self::with(ErrorType::Required, path, None, detail)
    }
    pub fn forbidden(path: &Path, detail: impl Into<String>) -> Self {
        Self::with(ErrorType::Forbidden, path, None, detail)
    }
    pub fn invalid(path: &Path, value: &Value, detail: impl Into<String>) -> Self {
        Self::with(ErrorType::Invalid, path, Some(show_value(value)), detail)
    }
    /// As [`invalid`](Self::invalid), for a value whose printed form is not its JSON.
    pub fn invalid_shown(path: &Path, shown: impl Into<String>, detail: impl Into<String>) -> Self {
        Self::with(ErrorType::Invalid, path, Some(shown.into()), detail)
    }
    pub fn type_invalid(path: &Path, value: &Value, detail: impl Into<String>) -> Self {
        Self::with(ErrorType::TypeInvalid, path, Some(show_value(value)), detail)
    }
    pub fn duplicate(path: &Path, value: &Value) -> Self {
        Self::with(ErrorType::Duplicate, path, Some(show_value(value)), "")
    }
    pub fn not_found(path: &Path, value: &Value) -> Self {
        Self::with(ErrorType::NotFound, path, Some(show_value(value)), "")
    }
    /// `supported` in the order to be printed (upstream sorts enum sets; lists keep their order).
    pub fn not_supported(path: &Path, value: &Value, supported: &[&str]) -> Self {
        let detail = if supported.is_empty() {
            String::new()
        } else {
            let quoted: Vec<String> = supported.iter().map(|s| quote(s)).collect();
            format!("supported values: {}", quoted.join(", "))
        };
        Self::with(ErrorType::NotSupported, path, Some(show_value(value)), detail)
    }
    /// `max` in bytes; negative when unknown.
    pub fn too_long(path: &Path, max: i64) -> Self {
        let detail = if max >= 0 {
            format!("may not be more than {max} {}", if max == 1 { "byte" } else { "bytes" })
        } else {
            "value is too long".to_owned()
        };
        Self::with(ErrorType::TooLong, path, None, detail)
    }
    pub fn too_many(path: &Path, actual: usize, max: i64) -> Self {
        let detail = if max >= 0 {
            format!("must have at most {max} {}", if max == 1 { "item" } else { "items" })
        } else {
            "has too many items".to_owned()
        };
        Self::with(ErrorType::TooMany, path, Some(actual.to_string()), detail)
    }
    pub fn internal(path: &Path, detail: impl Into<String>) -> Self {
        Self::with(ErrorType::Internal, path, None, detail)
    }

    /// As [`too_long`](Self::too_long), counted in characters.
    pub fn too_long_characters(path: &Path, max: i64) -> Self {
        let detail = format!("may not be more than {max} {}", if max == 1 { "character" } else { "characters" });
        Self::with(ErrorType::TooLong, path, None, detail)
    }
    pub fn too_few(path: &Path, actual: usize, min: i64) -> Self {
        let detail = format!("must have at least {min} {}", if min == 1 { "item" } else { "items" });
        Self::with(ErrorType::TooFew, path, Some(actual.to_string()), detail)
    }
    /// Says which rule found it, see [`FieldError::origin`].
    pub fn with_origin(mut self, origin: &'static str) -> Self {
        self.origin = origin;
        self
    }
    /// Marks it as replaceable by a declarative rule, see [`FieldError::covered`].
    pub fn covered(mut self) -> Self {
        self.covered = true;
        self
    }
    /// Adds a detail to an error whose constructor takes none (duplicates).
    pub fn with_detail(mut self, detail: impl Into<String>) -> Self {
        self.detail = detail.into();
        self
    }

    /// The part after `field: `, which is the message of a Status cause.
    pub fn body(&self) -> String {
        let mut out = self.error_type.sentence().to_owned();
        if let Some(value) = &self.bad_value {
            out.push_str(": ");
            out.push_str(value);
        }
        if !self.detail.is_empty() {
            out.push_str(": ");
            out.push_str(&self.detail);
        }
        out
    }
}

impl fmt::Display for FieldError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.field, self.body())
    }
}

/// Upstream's aggregate text: one error bare, several in brackets, equal ones once.
pub fn aggregate(errors: &[FieldError]) -> String {
    let mut texts: Vec<String> = Vec::with_capacity(errors.len());
    for error in errors {
        let text = error.to_string();
        if !texts.contains(&text) {
            texts.push(text);
        }
    }
    match texts.len() {
        1 => texts.remove(0),
        _ => format!("[{}]", texts.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn errors_read_as_upstream() {
        let path = Path::new("spec").child("containers").index(0).child("image");
        assert_eq!(FieldError::required(&path, "").to_string(), "spec.containers[0].image: Required value");
        assert_eq!(
            FieldError::not_supported(&path, &json!("x"), &["A", "B"]).to_string(),
            r#"spec.containers[0].image: Unsupported value: "x": supported values: "A", "B""#
        );
        let errors = [FieldError::forbidden(&path, "no"), FieldError::invalid(&Path::root(), &json!(1), "bad")];
        assert_eq!(aggregate(&errors), "[spec.containers[0].image: Forbidden: no, <nil>: Invalid value: 1: bad]");
    }
}
