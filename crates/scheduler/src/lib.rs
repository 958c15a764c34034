//! scheduler: see docs/architecture.md.
