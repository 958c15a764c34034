"""Upstream's conformance suite against our lab: builds (the Go programs), images
(the factory), registry (a read-only mirror), ground (what the lab needs for it),
suite (which tests, running them), report (results.tsv and docs/conformance.md)."""
