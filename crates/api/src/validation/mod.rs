//! Validation shared by kinds: names, metadata, selectors, pod specs.
