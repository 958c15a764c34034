//! Validation shared by kinds.
//!
//! Every rule adds to an [`ErrorList`](apimachinery::ErrorList) in upstream's
//! order and never stops at the first problem. Objects are canonical
//! (`codec`'s decoding, defaults applied); a field that is absent is Go's zero
//! value. Where upstream walks a Go map its order is random; here keys go in order.
//!
//! | module | what |
//! |---|---|
//! | `value`, `push` | reading fields, adding errors |
//! | `names`, `content` | text rules |
//! | `meta`, `selectors`, `resources` | metadata, selectors, quantities |
//! | `declarative` | the `+k8s:` rules of the types, as data |
//! | `internal`, `diff` | how upstream prints values and differences |
//! | `workloads` | controllers of pods |
//! | `common` | what holds for every kind |
//! | `pod` | pods and pod templates |
//!
//! Feature gates are at v1.37's defaults.

pub mod common;
pub mod content;
pub mod declarative;
pub mod diff;
pub mod internal;
pub mod meta;
pub mod names;
pub mod pod;
pub mod push;
pub mod resources;
pub mod selectors;
pub mod signers;
pub mod value;
pub mod workloads;
