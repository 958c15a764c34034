//! Jobs warn who deletes them without saying what becomes of their pods.
//!
//! Upstream followed: `pkg/registry/batch/job/storage/storage.go`.

use apiserver::registry::Hooks;
use apiserver::registry::options::DeleteOptions;

pub struct Jobs;

const WARNING: &str = "child pods are preserved by default when jobs are deleted; set propagationPolicy=Background to remove them or set propagationPolicy=Orphan to suppress this warning";

impl Hooks for Jobs {
    fn warning_on_delete(&self, options: &DeleteOptions) -> Option<String> {
        let silent = options.propagation.is_none() && options.orphan_dependents.is_none();
        silent.then(|| WARNING.to_owned())
    }
}
