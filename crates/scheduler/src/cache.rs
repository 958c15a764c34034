//! Nodes with their pods, assumed ones included.
//!
//! Upstream followed: pkg/scheduler/backend/cache.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use placement::Node;

use crate::info::{NodeInfo, PodInfo, Snapshot};

#[derive(Default)]
pub struct Cache {
    nodes: BTreeMap<String, Arc<NodeInfo>>,
    /// Pods of nodes that are not known (yet): their room counts when the node comes.
    homeless: HashMap<String, Vec<Arc<PodInfo>>>,
    /// uid → (node, assumed)
    pods: HashMap<String, (String, bool)>,
    order: Option<(Arc<Vec<String>>, Arc<HashMap<String, usize>>, Arc<HashMap<String, (usize, i64)>>)>,
}

impl Cache {
    pub fn set_node(&mut self, node: Arc<Node>) {
        let name = node.metadata.name.clone();
        match self.nodes.get_mut(&name) {
            Some(info) => Arc::make_mut(info).set_node(node),
            None => {
                let mut info = NodeInfo::new(node);
                for pod in self.homeless.remove(&name).unwrap_or_default() {
                    info.add(pod);
                }
                self.nodes.insert(name, Arc::new(info));
            }
        }
        self.order = None;
    }

    pub fn remove_node(&mut self, name: &str) {
        if let Some(info) = self.nodes.remove(name)
            && !info.pods.is_empty()
        {
            self.homeless.insert(name.to_owned(), info.pods.clone());
        }
        self.order = None;
    }

    pub fn node_count(&self) -> usize {
        self.nodes.len()
    }

    fn put(&mut self, pod: Arc<PodInfo>, node: &str, assumed: bool) {
        self.remove_pod(pod.uid());
        self.pods.insert(pod.uid().to_owned(), (node.to_owned(), assumed));
        match self.nodes.get_mut(node) {
            Some(info) => Arc::make_mut(info).add(pod),
            None => self.homeless.entry(node.to_owned()).or_default().push(pod),
        }
    }

    /// The pod is about to be bound there.
    pub fn assume(&mut self, pod: Arc<PodInfo>, node: &str) {
        self.put(pod, node, true);
    }
    /// The pod was seen on its node.
    pub fn set_pod(&mut self, pod: Arc<PodInfo>) {
        let node = pod.pod.spec.node_name.clone();
        self.put(pod, &node, false);
    }
    pub fn is_assumed(&self, uid: &str) -> bool {
        self.pods.get(uid).is_some_and(|(_, assumed)| *assumed)
    }
    pub fn node_of(&self, uid: &str) -> Option<&str> {
        self.pods.get(uid).map(|(node, _)| node.as_str())
    }

    pub fn remove_pod(&mut self, uid: &str) {
        let Some((node, _)) = self.pods.remove(uid) else { return };
        if let Some(info) = self.nodes.get_mut(&node) {
            Arc::make_mut(info).remove(uid);
        } else if let Some(pods) = self.homeless.get_mut(&node) {
            pods.retain(|p| p.uid() != uid);
        }
    }

    /// All nodes, zones taking turns as upstream's node tree lets them.
    pub fn snapshot(&mut self) -> Snapshot {
        let nodes = &self.nodes;
        let (names, by_name, images) = self.order.get_or_insert_with(|| {
            let mut zones: BTreeMap<String, Vec<&String>> = BTreeMap::new();
            let mut images: HashMap<String, (usize, i64)> = HashMap::new();
            for (name, info) in nodes {
                let label = |key: &str| info.node.label(key).unwrap_or_default();
                let zone =
                    format!("{}:\0:{}", label("topology.kubernetes.io/region"), label("topology.kubernetes.io/zone"));
                zones.entry(zone).or_default().push(name);
                for image in &info.node.status.images {
                    for image_name in &image.names {
                        let entry = images.entry(image_name.clone()).or_insert((0, image.size_bytes));
                        entry.0 += 1;
                    }
                }
            }
            let longest = zones.values().map(Vec::len).max().unwrap_or(0);
            let names: Vec<String> =
                (0..longest).flat_map(|i| zones.values().filter_map(move |z| z.get(i)).map(|n| (*n).clone())).collect();
            let by_name = names.iter().enumerate().map(|(i, n)| (n.clone(), i)).collect();
            (Arc::new(names), Arc::new(by_name), Arc::new(images))
        });
        let infos = names.iter().filter_map(|n| nodes.get(n).cloned()).collect();
        Snapshot::new(infos, by_name.clone(), images.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pods_before_their_node_and_assumed_pods_count() {
        let pod = |node: &str| {
            let pod = serde_json::from_value(serde_json::json!({
                "metadata": {"name": "p", "uid": "u"},
                "spec": {"nodeName": node, "containers": [{"resources": {"requests": {"cpu": "1"}}}]}}))
            .unwrap();
            Arc::new(PodInfo::new(Arc::new(pod)))
        };
        let mut cache = Cache::default();
        cache.set_pod(pod("n1"));
        cache.set_node(Arc::new(serde_json::from_value(serde_json::json!({"metadata": {"name": "n1"}})).unwrap()));
        assert_eq!(cache.snapshot().get("n1").unwrap().requested.milli_cpu, 1000);
        cache.remove_pod("u");
        cache.assume(pod(""), "n1");
        assert!(cache.is_assumed("u"));
        cache.set_pod(pod("n1"));
        assert!(!cache.is_assumed("u"));
        assert_eq!(cache.snapshot().get("n1").unwrap().requested.milli_cpu, 1000);
    }
}
