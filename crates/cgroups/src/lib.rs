//! cgroups: see docs/architecture.md.
