//! JSON in and out.

mod base64_text;
mod context;
mod decode;
mod encode;
mod fields_v1;
pub(crate) mod reader;
mod special;
pub(crate) mod syntax;

pub use decode::{decode, decode_untyped};
pub use encode::{encode, encode_into, encode_untyped, encode_untyped_into};
pub(crate) use fields_v1::write as write_fields_v1;
/// Go's words for what is wrong with a text that is no JSON.
pub use syntax::explain as explain_syntax;
