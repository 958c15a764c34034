//! JSON in and out.

mod context;
mod decode;
mod encode;
pub(crate) mod reader;
pub(crate) mod syntax;

pub use decode::{decode, decode_untyped};
pub use encode::{encode, encode_into, encode_untyped, encode_untyped_into};
