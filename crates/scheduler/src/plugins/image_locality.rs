//! ImageLocality: nodes that have the images already.

use std::sync::Arc;

use super::Making;
use crate::framework::{MAX_SCORE, Plugin, State};
use crate::info::{NodeInfo, PodInfo, Snapshot};

const MIB: i64 = 1024 * 1024;
const MIN_THRESHOLD: i64 = 23 * MIB;
const MAX_CONTAINER_THRESHOLD: i64 = 1000 * MIB;

pub fn make(_: &Making) -> Arc<dyn Plugin> {
    Arc::new(ImageLocality)
}

struct ImageLocality;

/// `app` is `app:latest` as nodes list it.
fn normalized(image: &str) -> String {
    let after_slash = image.rfind('/').map_or(0, |at| at + 1);
    if image[after_slash..].contains(':') || image.contains('@') { image.to_owned() } else { format!("{image}:latest") }
}

impl Plugin for ImageLocality {
    fn name(&self) -> &'static str {
        "ImageLocality"
    }
    fn score(&self, _: &State, pod: &PodInfo, node: &NodeInfo, snapshot: &Snapshot) -> Option<i64> {
        if snapshot.images.is_empty() {
            return Some(0);
        }
        let total = snapshot.nodes.len().max(1) as f64;
        let spec = &pod.pod.spec;
        let mut sum = 0;
        for container in spec.init_containers.iter().chain(&spec.containers) {
            let name = normalized(&container.image);
            let Some(image) = node.node.status.images.iter().find(|i| i.names.contains(&name)) else { continue };
            let spread = snapshot.images.get(&name).map_or(0, |(nodes, _)| *nodes) as f64 / total;
            sum += (image.size_bytes as f64 * spread) as i64;
        }
        let containers = i64::try_from(spec.init_containers.len() + spec.containers.len()).unwrap_or(1);
        let max = MAX_CONTAINER_THRESHOLD * containers;
        let clamped = sum.clamp(MIN_THRESHOLD, max);
        Some(MAX_SCORE * (clamped - MIN_THRESHOLD) / (max - MIN_THRESHOLD))
    }
}
