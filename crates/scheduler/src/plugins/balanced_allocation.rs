//! NodeResourcesBalancedAllocation: nodes whose resources fill alike.

use std::sync::Arc;

use super::Making;
use super::resources_fit::weights;
use crate::framework::{MAX_SCORE, Plugin, State, Verdict};
use crate::info::{NodeInfo, PodInfo, Snapshot};

pub fn make(making: &Making) -> Arc<dyn Plugin> {
    let resources = weights(&making.args["resources"]).into_iter().map(|(name, _)| name).collect();
    Arc::new(BalancedAllocation { resources })
}

struct BalancedAllocation {
    resources: Vec<String>,
}

/// One minus the standard deviation of the fractions.
fn balance(fractions: &[f64]) -> f64 {
    let deviation = match fractions {
        [a, b] => ((a - b) / 2.0).abs(),
        [] | [_] => 0.0,
        many => {
            let mean = many.iter().sum::<f64>() / many.len() as f64;
            (many.iter().map(|f| (f - mean).powi(2)).sum::<f64>() / many.len() as f64).sqrt()
        }
    };
    1.0 - deviation
}

impl Plugin for BalancedAllocation {
    fn name(&self) -> &'static str {
        "NodeResourcesBalancedAllocation"
    }
    fn pre_score(&self, _: &mut State, pod: &PodInfo, _: &Snapshot, _: &[Arc<NodeInfo>]) -> Verdict {
        // A pod that asks for nothing changes no balance.
        if self.resources.iter().all(|name| pod.requests.get(name) == 0) { Verdict::SKIP } else { Verdict::OK }
    }
    fn score(&self, _: &State, pod: &PodInfo, node: &NodeInfo, _: &Snapshot) -> Option<i64> {
        let mut fractions = Vec::with_capacity(self.resources.len());
        for name in &self.resources {
            let capacity = node.allocatable.get(name);
            let scalar = name != "cpu" && name != "memory";
            if capacity == 0 || (scalar && pod.requests.get(name) == 0) {
                continue;
            }
            let requested = node.requested.get(name) + pod.requests.get(name);
            fractions.push((requested as f64 / capacity as f64).min(1.0));
        }
        Some((balance(&fractions) * MAX_SCORE as f64) as i64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn even_is_best() {
        assert_eq!(balance(&[0.5, 0.5]), 1.0);
        assert_eq!(balance(&[1.0, 0.0]), 0.5);
    }
}
