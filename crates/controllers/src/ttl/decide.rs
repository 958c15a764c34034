//! Cluster size to seconds, with hysteresis.

use serde_json::{Value, json};

use crate::types::Node;

/// `node.alpha.kubernetes.io/ttl`.
const ANNOTATION: &str = "node.alpha.kubernetes.io/ttl";

/// (smallest size at which it is left downwards, largest size, seconds).
const STEPS: &[(usize, usize, u32)] =
    &[(0, 100, 0), (90, 500, 15), (450, 1000, 30), (900, 2000, 60), (1800, 10_000, 300), (9000, usize::MAX, 600)];

/// Which step the cluster is on.
#[derive(Debug, Default)]
pub struct Boundary {
    step: usize,
}

impl Boundary {
    /// Whether the number of nodes changed the step.
    pub fn count(&mut self, nodes: usize) -> bool {
        let before = self.step;
        while nodes > STEPS[self.step].1 && self.step + 1 < STEPS.len() {
            self.step += 1;
        }
        while nodes < STEPS[self.step].0 && self.step > 0 {
            self.step -= 1;
        }
        before != self.step
    }
    pub fn ttl_seconds(&self) -> u32 {
        STEPS[self.step].2
    }
}

/// The patch that sets the annotation.
pub fn decide(node: &Node, seconds: u32) -> Option<Value> {
    let current = node.metadata.annotations.get(ANNOTATION).and_then(|text| text.parse::<u32>().ok());
    if current == Some(seconds) {
        return None;
    }
    Some(json!({"metadata": {"annotations": {ANNOTATION: seconds.to_string()}}}))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_up_and_down_at_different_sizes() {
        let mut boundary = Boundary::default();
        assert!(!boundary.count(100));
        assert!(boundary.count(101));
        assert_eq!(boundary.ttl_seconds(), 15);
        assert!(!boundary.count(90));
        assert!(boundary.count(89));
        assert_eq!(boundary.ttl_seconds(), 0);
        assert!(boundary.count(20_000));
        assert_eq!(boundary.ttl_seconds(), 600);
    }

    #[test]
    fn the_annotation_is_written_once() {
        let mut node = Node::default();
        let patch = decide(&node, 0).unwrap();
        assert_eq!(patch["metadata"]["annotations"][ANNOTATION], "0");
        node.metadata.annotations.insert(ANNOTATION.into(), "0".into());
        assert_eq!(decide(&node, 0), None);
    }
}
