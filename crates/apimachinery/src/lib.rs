//! Kubernetes API machinery, pure: what every component shares about objects
//! whatever their kind.
//!
//! Objects in the server travel as [`Value`] (`serde_json`), kept canonical by
//! the `schema` and `codec` crates. Components decode the projections they need.
//!
//! Upstream followed: staging/src/k8s.io/apimachinery.

pub mod duration;
pub mod field;
pub mod fields;
pub mod go;
pub mod gvk;
pub mod intstr;
pub mod ip;
pub mod labels;
pub mod meta;
pub mod names;
pub mod quantity;
pub mod status;
pub mod table;
pub mod time;

pub use field::{ErrorList, ErrorType, FieldError, Path};
pub use gvk::{GroupKind, GroupResource, GroupVersion, GroupVersionKind, GroupVersionResource};
pub use intstr::IntOrString;
pub use quantity::Quantity;
pub use serde_json::{Map, Value, json};
pub use status::Status;
