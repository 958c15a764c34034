//! patch: see docs/architecture.md.
