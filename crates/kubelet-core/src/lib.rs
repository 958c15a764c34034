//! kubelet-core: see docs/architecture.md.
