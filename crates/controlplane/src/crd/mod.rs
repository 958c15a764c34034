//! Custom resources: definitions become served resources at run time.
//!
//! - [`schema`]: a structural schema, compiled; prunes, defaults, validates.
//! - [`codec`], [`strategy`]: what the engine asks of a kind.
//! - [`install`]: makes served resources of a definition.
//! - [`controller`]: follows definitions, sets their conditions, empties and
//!   removes deleted ones, and swaps the table.
//!
//! Not here yet: conversion webhooks (reads and writes of versions other than
//! the stored one fail with a sentence), rules in CEL.
//!
//! Upstream followed: staging/src/k8s.io/apiextensions-apiserver.

pub mod codec;
pub mod columns;
pub mod controller;
pub mod formats;
pub mod hooks;
pub mod install;
pub mod schema;
pub mod strategy;
pub mod validate;
