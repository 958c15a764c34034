//! codec: see docs/architecture.md.
