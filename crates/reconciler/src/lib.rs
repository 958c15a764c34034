//! reconciler: see docs/architecture.md.
