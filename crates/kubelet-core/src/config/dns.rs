//! Name resolution of a pod: servers, search domains and options by policy.
//! Followed upstream: pkg/kubelet/network/dns/dns.go.

use cri::v1::DnsConfig;

use super::NodeFacts;
use crate::pod::Pod;

/// Name servers a resolver takes.
const MAX_NAMESERVERS: usize = 3;
/// Search domains a pod may have.
const MAX_SEARCHES: usize = 32;
/// Characters of the search list.
const MAX_SEARCH_CHARS: usize = 2048;

/// What a resolv.conf says.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ResolvConf {
    pub nameservers: Vec<String>,
    pub searches: Vec<String>,
    pub options: Vec<String>,
}

/// Parses a resolv.conf; the last `search` line counts.
pub fn parse(text: &str) -> ResolvConf {
    let mut conf = ResolvConf::default();
    for line in text.lines() {
        let line = line.split(['#', ';']).next().unwrap_or_default();
        let mut words = line.split_whitespace();
        match words.next() {
            Some("nameserver") => conf.nameservers.extend(words.next().map(str::to_string)),
            Some("search" | "domain") => conf.searches = words.map(|w| w.trim_end_matches('.').to_string()).collect(),
            Some("options") => conf.options = words.map(str::to_string).collect(),
            _ => {}
        }
    }
    conf
}

/// Settings of a pod. The second value says that cluster DNS was wanted but none
/// is configured (an event tells the user).
pub fn for_pod(pod: &Pod, facts: &NodeFacts, host: &ResolvConf) -> (DnsConfig, bool) {
    let policy = match pod.spec.dns_policy.as_str() {
        "" => "ClusterFirst",
        p => p,
    };
    let cluster = match policy {
        "ClusterFirstWithHostNet" => true,
        "ClusterFirst" => !pod.spec.host_network,
        _ => false,
    };
    let missing = cluster && facts.cluster_dns.is_empty();
    let mut config = if policy == "None" {
        DnsConfig::default()
    } else if cluster && !missing {
        let mut searches = Vec::new();
        if !facts.cluster_domain.is_empty() {
            let domain = &facts.cluster_domain;
            searches.push(format!("{}.svc.{domain}", pod.metadata.namespace));
            searches.push(format!("svc.{domain}"));
            searches.push(domain.clone());
        }
        searches.extend(host.searches.iter().cloned());
        DnsConfig { servers: facts.cluster_dns.clone(), searches: unique(searches), options: vec!["ndots:5".into()] }
    } else {
        DnsConfig { servers: host.nameservers.clone(), searches: host.searches.clone(), options: host.options.clone() }
    };
    if let Some(own) = &pod.spec.dns_config {
        config.servers = unique(config.servers.into_iter().chain(own.nameservers.iter().cloned()).collect());
        config.searches = unique(config.searches.into_iter().chain(own.searches.iter().cloned()).collect());
        for option in &own.options {
            config.options.retain(|o| o.split(':').next() != Some(option.name.as_str()));
            config.options.push(match &option.value {
                Some(value) if !value.is_empty() => format!("{}:{value}", option.name),
                _ => option.name.clone(),
            });
        }
    }
    config.servers.truncate(MAX_NAMESERVERS);
    config.searches.truncate(MAX_SEARCHES);
    while config.searches.join(" ").len() > MAX_SEARCH_CHARS {
        config.searches.pop();
    }
    (config, missing)
}

fn unique(list: Vec<String>) -> Vec<String> {
    let mut out: Vec<String> = Vec::with_capacity(list.len());
    for item in list {
        if !out.contains(&item) {
            out.push(item);
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn cluster_first() {
        let facts = NodeFacts {
            cluster_dns: vec!["10.96.0.10".into()],
            cluster_domain: "cluster.local".into(),
            ..Default::default()
        };
        let pod = Pod::from_value(json!({"metadata": {"namespace": "n"},
            "spec": {"dnsConfig": {"options": [{"name": "ndots", "value": "2"}, {"name": "edns0"}]}}}))
        .unwrap();
        let host = parse("nameserver 1.1.1.1\nsearch example.org.\n");
        let (config, missing) = for_pod(&pod, &facts, &host);
        assert!(!missing);
        assert_eq!(config.servers, ["10.96.0.10"]);
        assert_eq!(config.searches, ["n.svc.cluster.local", "svc.cluster.local", "cluster.local", "example.org"]);
        assert_eq!(config.options, ["ndots:2", "edns0"]);
        let none = NodeFacts::default();
        let (config, missing) = for_pod(&pod, &none, &host);
        assert!(missing);
        assert_eq!(config.servers, ["1.1.1.1"]);
    }
}
