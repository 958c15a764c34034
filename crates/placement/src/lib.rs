//! placement: see docs/architecture.md.
