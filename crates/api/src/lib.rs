//! Every built-in resource: defaults, validation, strategy, table columns. Pure.
//!
//! Objects are [`Value`]s in the version of the request, already decoded by
//! schema (known fields only, right JSON types, no nulls). What differs between
//! kinds is declared here, once, as a [`Strategy`].

pub mod strategy;

pub use apimachinery::Value;
pub use strategy::{Context, Row, Strategy, Subresource};
