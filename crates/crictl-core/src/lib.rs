//! crictl-core: see docs/architecture.md.
