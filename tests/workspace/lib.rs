//! Holds the tests of the workspace as a whole; see `tests/`.
