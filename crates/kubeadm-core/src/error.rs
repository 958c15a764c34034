//! kubeadm's errors are sentences for its user; they carry upstream's text.

use std::fmt;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Error(pub String);

pub type Result<T> = std::result::Result<T, Error>;

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
impl std::error::Error for Error {}

impl From<client::Error> for Error {
    fn from(error: client::Error) -> Self {
        Error(error.to_string())
    }
}
impl From<pki::Error> for Error {
    fn from(error: pki::Error) -> Self {
        Error(error.to_string())
    }
}

/// `Err` with a sentence.
pub fn fail<T>(text: impl Into<String>) -> Result<T> {
    Err(Error(text.into()))
}

/// Puts a sentence before an error, as Go's `errors.Wrap`.
pub trait Wrap<T> {
    fn wrap(self, text: impl FnOnce() -> String) -> Result<T>;
}

impl<T, E: fmt::Display> Wrap<T> for std::result::Result<T, E> {
    fn wrap(self, text: impl FnOnce() -> String) -> Result<T> {
        self.map_err(|error| Error(format!("{}: {error}", text())))
    }
}

/// Go's text of a failed file operation: `open /x: no such file or directory`.
pub fn io_text(operation: &str, path: &std::path::Path, error: &std::io::Error) -> String {
    let why = match error.kind() {
        std::io::ErrorKind::NotFound => "no such file or directory".to_owned(),
        std::io::ErrorKind::PermissionDenied => "permission denied".to_owned(),
        _ => error.to_string().split(" (os error").next().unwrap_or_default().to_lowercase(),
    };
    format!("{operation} {}: {why}", path.display())
}

/// A klog warning line on stderr with upstream's place in it.
pub fn warn(place: &str, text: impl fmt::Display) {
    let now = jiff::Zoned::now();
    eprintln!(
        "W{:02}{:02} {:02}:{:02}:{:02}.{:06} {:7} {place}] {text}",
        now.month(),
        now.day(),
        now.hour(),
        now.minute(),
        now.second(),
        now.subsec_nanosecond() / 1000,
        std::process::id()
    );
}
