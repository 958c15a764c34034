//! Times of objects: RFC 3339 text ⇄ seconds and nanoseconds.

pub use apimachinery::time::{format, format_micro, parse};
