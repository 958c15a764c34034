//! Short ways to add a field error.

use apimachinery::{ErrorList, FieldError, Path, field};
use serde_json::Value;

use super::internal;

/// A bad value in the form in which upstream prints it.
pub struct Bad(String);

/// A value already in printed form.
pub struct Shown(pub String);

/// A text of a named string type or behind a pointer: printed as JSON, where a
/// plain string is printed as Go's `%q`.
pub struct Named<'a>(pub &'a str);

impl From<&str> for Bad {
    fn from(text: &str) -> Self {
        Bad(field::quote(text))
    }
}
impl From<&String> for Bad {
    fn from(text: &String) -> Self {
        Bad(field::quote(text))
    }
}
impl From<i64> for Bad {
    fn from(number: i64) -> Self {
        Bad(number.to_string())
    }
}
impl From<bool> for Bad {
    fn from(flag: bool) -> Self {
        Bad(flag.to_string())
    }
}
impl From<&Value> for Bad {
    fn from(value: &Value) -> Self {
        Bad(internal::show_any(value))
    }
}
impl From<Shown> for Bad {
    fn from(shown: Shown) -> Self {
        Bad(shown.0)
    }
}
impl From<Named<'_>> for Bad {
    fn from(text: Named) -> Self {
        Bad(internal::quote_json(text.0))
    }
}

/// A value of an internal type, see [`internal::show`].
pub fn shown(ty: &str, value: &Value) -> Shown {
    Shown(internal::show(ty, value))
}

/// Adds errors in place.
pub trait Push {
    fn add(&mut self, error: FieldError);
    fn required(&mut self, path: &Path, detail: &str) {
        self.add(FieldError::required(path, detail));
    }
    /// Required, unless a declarative rule says so too.
    fn required_unless_declared(&mut self, path: &Path, detail: &str) {
        self.add(FieldError::required(path, detail).covered());
    }
    fn forbidden(&mut self, path: &Path, detail: impl Into<String>) {
        self.add(FieldError::forbidden(path, detail));
    }
    fn invalid(&mut self, path: &Path, bad: impl Into<Bad>, detail: impl Into<String>) {
        self.add(FieldError::invalid_shown(path, bad.into().0, detail));
    }
    /// An invalid value that is not printed.
    fn invalid_unshown(&mut self, path: &Path, detail: impl Into<String>) {
        let mut error = FieldError::invalid(path, &Value::Null, detail);
        error.bad_value = None;
        self.add(error);
    }
    /// `supported` in the order to be printed.
    fn unsupported(&mut self, path: &Path, bad: impl Into<Bad>, supported: &[&str]) {
        let mut error = FieldError::not_supported(path, &Value::Null, supported);
        error.bad_value = Some(bad.into().0);
        self.add(error);
    }
    fn duplicate(&mut self, path: &Path, bad: impl Into<Bad>) {
        let mut error = FieldError::duplicate(path, &Value::Null);
        error.bad_value = Some(bad.into().0);
        self.add(error);
    }
    fn not_found(&mut self, path: &Path, bad: impl Into<Bad>) {
        let mut error = FieldError::not_found(path, &Value::Null);
        error.bad_value = Some(bad.into().0);
        self.add(error);
    }
    fn too_long(&mut self, path: &Path, max: i64) {
        self.add(FieldError::too_long(path, max));
    }
    fn too_many(&mut self, path: &Path, actual: usize, max: i64) {
        self.add(FieldError::too_many(path, actual, max));
    }
    /// One "invalid" error for each message.
    fn messages(&mut self, path: &Path, text: &str, messages: Vec<String>) {
        for message in messages {
            self.invalid(path, text, message);
        }
    }
    /// As [`messages`](Self::messages), with an origin.
    fn messages_of(&mut self, path: &Path, text: &str, messages: Vec<String>, origin: &'static str) {
        for message in messages {
            self.add(FieldError::invalid(path, &Value::from(text), message).with_origin(origin));
        }
    }
}

impl Push for ErrorList {
    fn add(&mut self, error: FieldError) {
        self.push(error);
    }
}

/// `field.NewPath(a, b, …)`.
pub fn path(names: &[&str]) -> Path {
    names.iter().fold(Path::root(), |path, name| path.child(name))
}
