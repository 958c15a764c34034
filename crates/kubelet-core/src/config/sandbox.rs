//! Configuration of a pod's sandbox.

use cri::v1;

use super::{NodeFacts, hosts, security};
use crate::labels;
use crate::pod::Pod;

/// Folder of a pod's logs.
pub fn log_directory(pod: &Pod, facts: &NodeFacts) -> String {
    let m = &pod.metadata;
    facts.pod_logs_dir.join(format!("{}_{}_{}", m.namespace, m.name, m.uid)).display().to_string()
}

/// Message for `RunPodSandbox`; also sent with each container.
pub fn config(
    pod: &Pod,
    attempt: u32,
    dns: v1::DnsConfig,
    cgroup_parent: String,
    facts: &NodeFacts,
) -> Result<v1::PodSandboxConfig, String> {
    let m = &pod.metadata;
    let mut own = m.labels.clone();
    own.insert(labels::POD_NAME.into(), m.name.clone());
    own.insert(labels::POD_NAMESPACE.into(), m.namespace.clone());
    own.insert(labels::POD_UID.into(), m.uid.clone());
    let hostname = if pod.spec.host_network { String::new() } else { hosts::uts_name(pod, &facts.cluster_domain)? };
    let mut port_mappings = Vec::new();
    if !pod.spec.host_network {
        for container in pod.spec.init_containers.iter().filter(|c| c.is_restartable_init()).chain(&pod.spec.containers)
        {
            for port in &container.ports {
                let protocol = match port.protocol.as_str() {
                    "UDP" => v1::Protocol::Udp,
                    "SCTP" => v1::Protocol::Sctp,
                    _ => v1::Protocol::Tcp,
                };
                port_mappings.push(v1::PortMapping {
                    protocol: protocol as i32,
                    container_port: port.container_port,
                    host_port: port.host_port,
                    host_ip: port.host_ip.clone(),
                });
            }
        }
    }
    Ok(v1::PodSandboxConfig {
        metadata: Some(v1::PodSandboxMetadata {
            name: m.name.clone(),
            uid: m.uid.clone(),
            namespace: m.namespace.clone(),
            attempt,
        }),
        hostname,
        log_directory: log_directory(pod, facts),
        dns_config: Some(dns),
        port_mappings,
        labels: own.into_iter().collect(),
        annotations: m.annotations.clone().into_iter().collect(),
        linux: Some(v1::LinuxPodSandboxConfig {
            cgroup_parent,
            security_context: Some(security::for_sandbox(pod)),
            sysctls: pod
                .spec
                .security_context
                .sysctls
                .iter()
                .map(|s| (s.name.replace('/', "."), s.value.clone()))
                .collect(),
            ..Default::default()
        }),
        windows: None,
    })
}
