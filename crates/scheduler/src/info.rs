//! Pods and nodes prepared for scheduling, and the snapshot a cycle works on.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;

use apimachinery::labels::Selector;
use placement::pod::PodAffinityTerm;
use placement::resources::{pod_nonzero_requests, pod_requests};
use placement::{Node, Pod, Resources};

/// A pod affinity term with parsed selectors.
#[derive(Debug, Clone)]
pub struct Term {
    pub selector: Selector,
    pub topology_key: String,
    pub namespaces: BTreeSet<String>,
    /// `None`: only `namespaces` count.
    pub namespace_selector: Option<Selector>,
}

impl Term {
    fn new(term: &PodAffinityTerm, own_namespace: &str) -> Self {
        let parse = |value: &Option<serde_json::Value>| match value {
            None => Selector::nothing(),
            Some(value) => Selector::from_label_selector(value).unwrap_or_else(|_| Selector::nothing()),
        };
        let mut namespaces: BTreeSet<String> = term.namespaces.iter().cloned().collect();
        if namespaces.is_empty() && term.namespace_selector.is_none() {
            namespaces.insert(own_namespace.to_owned());
        }
        Term {
            selector: parse(&term.label_selector),
            topology_key: term.topology_key.clone(),
            namespaces,
            namespace_selector: term
                .namespace_selector
                .as_ref()
                .map(|v| Selector::from_label_selector(v).unwrap_or_else(|_| Selector::nothing())),
        }
    }

    /// Whether `pod` is meant. `namespace_labels` are those of the pod's namespace.
    pub fn matches(&self, pod: &Pod, namespace_labels: &BTreeMap<String, String>) -> bool {
        let namespace = self.namespaces.contains(&pod.metadata.namespace)
            || self.namespace_selector.as_ref().is_some_and(|s| s.matches(namespace_labels));
        namespace && self.selector.matches(&pod.metadata.labels)
    }
}

#[derive(Debug)]
pub struct PodInfo {
    pub pod: Arc<Pod>,
    pub requests: Resources,
    /// Milli cpu and bytes, defaults counted.
    pub nonzero: (i64, i64),
    pub required_affinity: Vec<Term>,
    pub required_anti_affinity: Vec<Term>,
    pub preferred_affinity: Vec<(i64, Term)>,
    pub preferred_anti_affinity: Vec<(i64, Term)>,
}

impl PodInfo {
    pub fn new(pod: Arc<Pod>) -> Self {
        let ns = pod.metadata.namespace.clone();
        let terms = |list: &[PodAffinityTerm]| list.iter().map(|t| Term::new(t, &ns)).collect();
        let weighted = |list: &[placement::pod::WeightedPodAffinityTerm]| {
            list.iter().map(|t| (t.weight, Term::new(&t.pod_affinity_term, &ns))).collect()
        };
        PodInfo {
            requests: pod_requests(&pod),
            nonzero: pod_nonzero_requests(&pod),
            required_affinity: terms(pod.required_affinity()),
            required_anti_affinity: terms(pod.required_anti_affinity()),
            preferred_affinity: weighted(pod.preferred_affinity()),
            preferred_anti_affinity: weighted(pod.preferred_anti_affinity()),
            pod,
        }
    }

    pub fn uid(&self) -> &str {
        &self.pod.metadata.uid
    }
    pub fn has_affinity(&self) -> bool {
        !self.required_affinity.is_empty()
            || !self.required_anti_affinity.is_empty()
            || !self.preferred_affinity.is_empty()
            || !self.preferred_anti_affinity.is_empty()
    }
}

pub type PortKey = (String, String, u16);

#[derive(Debug, Clone)]
pub struct NodeInfo {
    pub node: Arc<Node>,
    pub pods: Vec<Arc<PodInfo>>,
    pub requested: Resources,
    pub nonzero: (i64, i64),
    pub allocatable: Resources,
    pub ports: BTreeMap<PortKey, u32>,
    /// How many of `pods` have any affinity, and required anti-affinity.
    pub affinity_pods: usize,
    pub anti_affinity_pods: usize,
}

impl NodeInfo {
    pub fn new(node: Arc<Node>) -> Self {
        NodeInfo {
            allocatable: Resources::read(&node.status.allocatable),
            node,
            pods: Vec::new(),
            requested: Resources::default(),
            nonzero: (0, 0),
            ports: BTreeMap::new(),
            affinity_pods: 0,
            anti_affinity_pods: 0,
        }
    }
    pub fn name(&self) -> &str {
        &self.node.metadata.name
    }
    pub fn set_node(&mut self, node: Arc<Node>) {
        self.allocatable = Resources::read(&node.status.allocatable);
        self.node = node;
    }

    pub fn add(&mut self, pod: Arc<PodInfo>) {
        self.requested.add(&pod.requests);
        self.nonzero.0 += pod.nonzero.0;
        self.nonzero.1 += pod.nonzero.1;
        for (ip, protocol, port) in pod.pod.host_ports() {
            *self.ports.entry((ip.to_owned(), protocol.to_owned(), port)).or_default() += 1;
        }
        self.affinity_pods += usize::from(pod.has_affinity());
        self.anti_affinity_pods += usize::from(!pod.required_anti_affinity.is_empty());
        self.pods.push(pod);
    }

    /// Takes a pod off by uid; false when it is not here.
    pub fn remove(&mut self, uid: &str) -> bool {
        let Some(at) = self.pods.iter().position(|p| p.uid() == uid) else { return false };
        let pod = self.pods.swap_remove(at);
        self.requested.sub(&pod.requests);
        self.nonzero.0 -= pod.nonzero.0;
        self.nonzero.1 -= pod.nonzero.1;
        for (ip, protocol, port) in pod.pod.host_ports() {
            let key = (ip.to_owned(), protocol.to_owned(), port);
            if let Some(count) = self.ports.get_mut(&key) {
                *count -= 1;
                if *count == 0 {
                    self.ports.remove(&key);
                }
            }
        }
        self.affinity_pods -= usize::from(pod.has_affinity());
        self.anti_affinity_pods -= usize::from(!pod.required_anti_affinity.is_empty());
        true
    }

    /// Whether one of `wanted` ports is taken.
    pub fn port_conflict<'a>(&self, wanted: impl Iterator<Item = (&'a str, &'a str, u16)>) -> bool {
        if self.ports.is_empty() {
            return false;
        }
        let mut wanted = wanted;
        wanted.any(|(ip, protocol, port)| {
            self.ports.keys().any(|(used_ip, used_protocol, used)| {
                *used == port && used_protocol == protocol && (ip == "0.0.0.0" || used_ip == "0.0.0.0" || used_ip == ip)
            })
        })
    }
}

/// All nodes at one moment. Cheap to make: the infos are shared.
#[derive(Debug, Clone, Default)]
pub struct Snapshot {
    pub nodes: Vec<Arc<NodeInfo>>,
    by_name: Arc<HashMap<String, usize>>,
    /// On how many nodes an image is, and its size.
    pub images: Arc<HashMap<String, (usize, i64)>>,
    /// Whether any pod anywhere has affinity, or required anti-affinity: spares
    /// the walk over all pods in the usual case.
    pub any_affinity: bool,
    pub any_anti_affinity: bool,
}

impl Snapshot {
    pub fn new(
        nodes: Vec<Arc<NodeInfo>>,
        by_name: Arc<HashMap<String, usize>>,
        images: Arc<HashMap<String, (usize, i64)>>,
    ) -> Self {
        let any_affinity = nodes.iter().any(|n| n.affinity_pods > 0);
        let any_anti_affinity = nodes.iter().any(|n| n.anti_affinity_pods > 0);
        Snapshot { nodes, by_name, images, any_affinity, any_anti_affinity }
    }
    pub fn get(&self, name: &str) -> Option<&Arc<NodeInfo>> {
        self.by_name.get(name).and_then(|at| self.nodes.get(*at))
    }
}
