//! netlink: see docs/architecture.md.
