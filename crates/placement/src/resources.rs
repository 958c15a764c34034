//! Requests of pods and room of nodes, as numbers.
//!
//! Units: cpu in milli, memory and ephemeral storage in bytes, the rest counted.
//! Upstream followed: component-helpers/resource (PodRequests),
//! pkg/scheduler/framework/types.go (Resource).

use std::collections::BTreeMap;

use apimachinery::quantity::Quantity;

use crate::pod::{Container, Pod, Quantities};

/// What the scorers count for containers that ask for nothing.
pub const DEFAULT_MILLI_CPU: i64 = 100;
pub const DEFAULT_MEMORY: i64 = 200 * 1024 * 1024;

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Resources {
    pub milli_cpu: i64,
    pub memory: i64,
    pub ephemeral_storage: i64,
    /// Only of nodes: how many pods.
    pub pods: i64,
    /// Extended resources, hugepages and the like.
    pub scalar: BTreeMap<String, i64>,
}

impl Resources {
    /// Reads a resource list; what is no quantity counts as nothing.
    pub fn read(list: &Quantities) -> Self {
        let mut out = Resources::default();
        for (name, text) in list {
            out.add_text(name, text);
        }
        out
    }

    fn add_text(&mut self, name: &str, text: &str) {
        let Ok(quantity) = Quantity::parse(text) else { return };
        match name {
            "cpu" => self.milli_cpu += quantity.milli_value(),
            "memory" => self.memory += quantity.value(),
            "ephemeral-storage" => self.ephemeral_storage += quantity.value(),
            "pods" => self.pods += quantity.value(),
            other if is_scalar(other) => *self.scalar.entry(other.to_owned()).or_default() += quantity.value(),
            _ => {}
        }
    }

    pub fn get(&self, name: &str) -> i64 {
        match name {
            "cpu" => self.milli_cpu,
            "memory" => self.memory,
            "ephemeral-storage" => self.ephemeral_storage,
            "pods" => self.pods,
            other => self.scalar.get(other).copied().unwrap_or(0),
        }
    }

    pub fn add(&mut self, other: &Resources) {
        self.milli_cpu += other.milli_cpu;
        self.memory += other.memory;
        self.ephemeral_storage += other.ephemeral_storage;
        for (name, value) in &other.scalar {
            *self.scalar.entry(name.clone()).or_default() += value;
        }
    }

    pub fn sub(&mut self, other: &Resources) {
        self.milli_cpu -= other.milli_cpu;
        self.memory -= other.memory;
        self.ephemeral_storage -= other.ephemeral_storage;
        for (name, value) in &other.scalar {
            *self.scalar.entry(name.clone()).or_default() -= value;
        }
    }

    fn max(&mut self, other: &Resources) {
        self.milli_cpu = self.milli_cpu.max(other.milli_cpu);
        self.memory = self.memory.max(other.memory);
        self.ephemeral_storage = self.ephemeral_storage.max(other.ephemeral_storage);
        for (name, value) in &other.scalar {
            let entry = self.scalar.entry(name.clone()).or_default();
            *entry = (*entry).max(*value);
        }
    }
}

/// Extended resources, hugepages, attachable volumes.
pub fn is_scalar(name: &str) -> bool {
    name.starts_with("hugepages-")
        || name.starts_with("attachable-volumes-")
        || (name.contains('/') && !name.starts_with("requests."))
}

fn is_sidecar(container: &Container) -> bool {
    container.restart_policy.as_deref() == Some("Always")
}

/// What a container asks for, raised to what a resize left allocated.
fn container_requests(pod: &Pod, container: &Container) -> Resources {
    let mut requests = Resources::read(&container.resources.requests);
    if let Some(status) = pod.status.container_statuses.iter().find(|s| s.name == container.name) {
        requests.max(&Resources::read(&status.allocated_resources));
        if let Some(actual) = &status.resources {
            requests.max(&Resources::read(&actual.requests));
        }
    }
    requests
}

/// Containers together; init containers one after another beside the sidecars
/// started before them; overhead; pod-level requests over the sum.
fn sum(pod: &Pod, of: impl Fn(&Container) -> Resources) -> Resources {
    let mut total = Resources::default();
    for container in &pod.spec.containers {
        total.add(&of(container));
    }
    let mut sidecars = Resources::default();
    let mut init = Resources::default();
    for container in &pod.spec.init_containers {
        let mut wanted = of(container);
        if is_sidecar(container) {
            total.add(&wanted);
            sidecars.add(&wanted);
            wanted = sidecars.clone();
        } else {
            wanted.add(&sidecars);
        }
        init.max(&wanted);
    }
    total.max(&init);
    if let Some(own) = &pod.spec.resources {
        let level = Resources::read(&own.requests);
        for name in own.requests.keys() {
            match name.as_str() {
                "cpu" => total.milli_cpu = level.milli_cpu,
                "memory" => total.memory = level.memory,
                other if other.starts_with("hugepages-") => {
                    total.scalar.insert(other.to_owned(), level.get(other));
                }
                _ => {}
            }
        }
    }
    total.add(&Resources::read(&pod.spec.overhead));
    total
}

/// What a pod takes from a node's room.
pub fn pod_requests(pod: &Pod) -> Resources {
    sum(pod, |c| container_requests(pod, c))
}

/// As [`pod_requests`], containers without a request counted with the defaults.
pub fn pod_nonzero_requests(pod: &Pod) -> (i64, i64) {
    let level = |name: &str| pod.spec.resources.as_ref().is_some_and(|r| r.requests.contains_key(name));
    let (own_cpu, own_memory) = (level("cpu"), level("memory"));
    let total = sum(pod, |c| {
        let mut requests = container_requests(pod, c);
        if !own_cpu && !c.resources.requests.contains_key("cpu") {
            requests.milli_cpu = DEFAULT_MILLI_CPU;
        }
        if !own_memory && !c.resources.requests.contains_key("memory") {
            requests.memory = DEFAULT_MEMORY;
        }
        requests
    });
    (total.milli_cpu, total.memory)
}

/// Names of the resources that do not fit, upstream's order: pods, cpu, memory,
/// ephemeral storage, then the others by name. The flag: more is asked than the
/// node could ever give.
pub fn insufficient(wanted: &Resources, used: &Resources, pods: usize, room: &Resources) -> Vec<(String, bool)> {
    let mut out = Vec::new();
    if i64::try_from(pods).unwrap_or(i64::MAX) + 1 > room.pods {
        out.push(("pods".to_owned(), false));
    }
    if wanted.milli_cpu == 0 && wanted.memory == 0 && wanted.ephemeral_storage == 0 && wanted.scalar.is_empty() {
        return out;
    }
    let mut check = |name: &str, wanted: i64, used: i64, room: i64| {
        if wanted > 0 && wanted > room - used {
            out.push((name.to_owned(), wanted > room));
        }
    };
    check("cpu", wanted.milli_cpu, used.milli_cpu, room.milli_cpu);
    check("memory", wanted.memory, used.memory, room.memory);
    check("ephemeral-storage", wanted.ephemeral_storage, used.ephemeral_storage, room.ephemeral_storage);
    for (name, value) in &wanted.scalar {
        check(name, *value, used.get(name), room.get(name));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn pod(spec: serde_json::Value) -> Pod {
        serde_json::from_value(json!({"spec": spec})).expect("a pod")
    }
    fn container(cpu: &str) -> serde_json::Value {
        json!({"resources": {"requests": {"cpu": cpu}}})
    }

    #[test]
    fn init_containers_and_sidecars() {
        let mut sidecar = container("300m");
        sidecar["restartPolicy"] = json!("Always");
        let p = pod(
            json!({"containers": [container("200m"), container("100m")], "initContainers": [sidecar, container("500m")], "overhead": {"cpu": "10m"}}),
        );
        // 300 (sidecar) + max(300, 500) + overhead
        assert_eq!(pod_requests(&p).milli_cpu, 810);
        let p = pod(json!({"containers": [container("200m")], "resources": {"requests": {"cpu": "1"}}}));
        assert_eq!(pod_requests(&p).milli_cpu, 1000);
        let p = pod(json!({"containers": [{}]}));
        assert_eq!(pod_nonzero_requests(&p), (DEFAULT_MILLI_CPU, DEFAULT_MEMORY));
    }

    #[test]
    fn what_does_not_fit() {
        let room = Resources { milli_cpu: 1000, memory: 100, pods: 1, ..Default::default() };
        let wanted = Resources { milli_cpu: 2000, memory: 60, ..Default::default() };
        let used = Resources { memory: 50, ..Default::default() };
        assert_eq!(
            insufficient(&wanted, &used, 1, &room),
            [("pods".into(), false), ("cpu".into(), true), ("memory".into(), false)]
        );
    }
}
