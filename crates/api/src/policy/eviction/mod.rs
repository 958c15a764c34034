//! Eviction: a subresource body, without storage of its own.

pub mod validation;
