//! dns: see docs/architecture.md.
