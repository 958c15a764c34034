//! The four kinds of patch, pure: JSON patch, JSON merge patch, strategic merge
//! patch, server-side apply with field ownership.
//!
//! Objects are canonical [`Value`](apimachinery::Value)s in the request's
//! version; the caller decodes, defaults and canonicalises what comes out.

pub mod apply;
pub mod error;
pub mod gofmt;
pub mod json_patch;
pub mod merge_patch;
pub mod smd;
pub mod strategic;

pub use error::{PatchError, Result};
