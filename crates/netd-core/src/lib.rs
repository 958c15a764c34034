//! netd-core: see docs/architecture.md.
