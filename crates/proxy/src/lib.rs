//! proxy: see docs/architecture.md.
