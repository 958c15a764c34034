//! pki: see docs/architecture.md.
