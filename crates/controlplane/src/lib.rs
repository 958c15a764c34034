//! controlplane: see docs/architecture.md.
