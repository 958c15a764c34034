//! informers: see docs/architecture.md.
