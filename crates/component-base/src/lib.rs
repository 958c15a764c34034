//! component-base: see docs/architecture.md.
