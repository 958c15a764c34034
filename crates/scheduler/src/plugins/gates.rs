//! SchedulingGates: a pod with gates is not tried.

use std::sync::Arc;

use super::Making;
use crate::framework::{Plugin, Verdict};
use crate::info::PodInfo;

pub fn make(_: &Making) -> Arc<dyn Plugin> {
    Arc::new(SchedulingGates)
}

struct SchedulingGates;

impl Plugin for SchedulingGates {
    fn name(&self) -> &'static str {
        "SchedulingGates"
    }
    fn pre_enqueue(&self, pod: &PodInfo) -> Verdict {
        let gates = &pod.pod.spec.scheduling_gates;
        if gates.is_empty() {
            return Verdict::OK;
        }
        let names: Vec<&str> = gates.iter().map(|g| g.name.as_str()).collect();
        Verdict::unresolvable(format!("waiting for scheduling gates: [{}]", names.join(" ")))
    }
}
