//! Structural schemas of custom resources: what `openAPIV3Schema` of a
//! definition means for the objects of its kind.
//!
//! - [`schema`]: the schema as a tree, and how its parts are owned.
//! - [`validate`]: values against a schema, with kube-openapi's words; on an
//!   update what was wrong before and has not changed may stay.
//! - [`prune`], [`defaults`], [`object_meta`], [`list_type`]: what decoding,
//!   defaulting and the strategies do besides.
//! - [`check`], [`check_defaults`]: whether a schema is structural and its
//!   defaults are what the schema allows.
//!
//! Invariant: nothing here knows a definition, a version or a server; rules in
//! CEL are crate `cel`'s.
//!
//! Upstream followed: `apiextensions-apiserver/pkg/apiserver/{schema,validation}`,
//! `kube-openapi/pkg/validation/{validate,errors,strfmt}`.

pub mod check;
pub mod check_defaults;
pub mod defaults;
pub mod formats;
pub mod goregex;
pub mod list_type;
pub mod object_meta;
pub mod prune;
pub mod schema;
pub mod validate;

pub use schema::{Additional, Root, Schema};
pub use validate::{validate, validate_update};

use apimachinery::ErrorList;
use apimachinery::field::ErrorType;

/// Whether errors make rules in CEL pointless: they are then not evaluated.
pub fn has_blocking(errors: &ErrorList) -> bool {
    errors.iter().any(|error| {
        matches!(
            error.error_type,
            ErrorType::NotSupported
                | ErrorType::Required
                | ErrorType::TooLong
                | ErrorType::TooMany
                | ErrorType::TypeInvalid
        )
    })
}
