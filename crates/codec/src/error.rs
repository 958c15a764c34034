//! What decoding gives back.

use std::fmt;

use apimachinery::Value;

/// `fieldValidation` of a write.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum FieldValidation {
    Ignore,
    #[default]
    Warn,
    Strict,
}

impl FieldValidation {
    /// The query parameter's value; "" is upstream's default, Warn.
    pub fn parse(text: &str) -> Option<Self> {
        match text {
            "" | "Warn" => Some(FieldValidation::Warn),
            "Ignore" => Some(FieldValidation::Ignore),
            "Strict" => Some(FieldValidation::Strict),
            _ => None,
        }
    }
}

/// A decoded object with what a strict decoder would have refused.
#[derive(Debug, Clone, PartialEq)]
pub struct Decoded {
    pub value: Value,
    /// `unknown field "spec.foo"`, `duplicate field "…"`, in upstream's order
    /// and at most upstream's number. Under Warn each is a `Warning`; under
    /// Strict see [`strict_error`](Decoded::strict_error).
    pub strict_errors: Vec<String>,
}

impl Decoded {
    /// What goes into `Warning` headers under Warn: upstream splits the one
    /// YAML error into its lines.
    pub fn warnings(&self) -> Vec<String> {
        let mut out = Vec::new();
        for error in &self.strict_errors {
            match error.strip_prefix("yaml: unmarshal errors:\n") {
                Some(lines) => out.extend(lines.lines().map(|line| line.trim().to_owned())),
                None => out.push(error.clone()),
            }
        }
        out
    }
    /// `strict decoding error: …` if there was anything.
    pub fn strict_error(&self) -> Option<DecodeError> {
        if self.strict_errors.is_empty() {
            return None;
        }
        Some(DecodeError::new(format!("strict decoding error: {}", self.strict_errors.join(", "))))
    }
}

/// Bytes that are no object; the text is upstream's.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DecodeError(pub String);

impl DecodeError {
    pub fn new(text: impl Into<String>) -> Self {
        DecodeError(text.into())
    }
}

impl fmt::Display for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
impl std::error::Error for DecodeError {}
