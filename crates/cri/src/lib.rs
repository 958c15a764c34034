//! cri: see docs/architecture.md.
