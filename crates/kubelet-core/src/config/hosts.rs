//! Host name and /etc/hosts of a pod.

use crate::pod::{HostAlias, Pod};

/// Longest host name Linux takes.
const MAX_HOSTNAME: usize = 64;
/// Longest name derived from a pod's name.
const MAX_LABEL: usize = 63;

const HEADER: &str = "# Kubernetes-managed hosts file.\n";
const HEADER_HOST: &str = "# Kubernetes-managed hosts file (host network).\n";

/// Host name and domain of a pod (domain empty without a subdomain).
pub fn name_and_domain(pod: &Pod, cluster_domain: &str) -> (String, String) {
    if let Some(own) = &pod.spec.hostname_override {
        return (own.clone(), String::new());
    }
    let name = if pod.spec.hostname.is_empty() {
        let mut name: String = pod.metadata.name.chars().take(MAX_LABEL).collect();
        while name.ends_with(['-', '.']) {
            name.pop();
        }
        name
    } else {
        pod.spec.hostname.clone()
    };
    let domain = if pod.spec.subdomain.is_empty() {
        String::new()
    } else {
        format!("{}.{}.svc.{cluster_domain}", pod.spec.subdomain, pod.metadata.namespace)
    };
    (name, domain)
}

/// The name set in the pod's UTS namespace.
pub fn uts_name(pod: &Pod, cluster_domain: &str) -> Result<String, String> {
    let (name, domain) = name_and_domain(pod, cluster_domain);
    if !pod.spec.set_hostname_as_fqdn || domain.is_empty() {
        return Ok(name);
    }
    let full = format!("{name}.{domain}");
    if full.len() > MAX_HOSTNAME {
        return Err(format!(
            "failed to construct FQDN from pod hostname and cluster domain, FQDN {full} is too long ({MAX_HOSTNAME} characters is the max, {} characters requested)",
            full.len()
        ));
    }
    Ok(full)
}

/// Content of the managed hosts file.
pub fn file(pod: &Pod, ips: &[String], cluster_domain: &str, host_file: &str) -> String {
    let mut text = String::new();
    if pod.spec.host_network {
        text.push_str(HEADER_HOST);
        text.push_str(host_file);
    } else {
        text.push_str(HEADER);
        text.push_str("127.0.0.1\tlocalhost\n");
        text.push_str("::1\tlocalhost ip6-localhost ip6-loopback\n");
        text.push_str("fe00::0\tip6-localnet\n");
        text.push_str("fe00::0\tip6-mcastprefix\n");
        text.push_str("fe00::1\tip6-allnodes\n");
        text.push_str("fe00::2\tip6-allrouters\n");
        let (name, domain) = name_and_domain(pod, cluster_domain);
        for ip in ips {
            if domain.is_empty() {
                text.push_str(&format!("{ip}\t{name}\n"));
            } else {
                text.push_str(&format!("{ip}\t{name}.{domain}\t{name}\n"));
            }
        }
    }
    aliases(&mut text, &pod.spec.host_aliases);
    text
}

fn aliases(text: &mut String, aliases: &[HostAlias]) {
    if aliases.is_empty() {
        return;
    }
    text.push_str("\n# Entries added by HostAliases.\n");
    for alias in aliases {
        text.push_str(&format!("{}\t{}\n", alias.ip, alias.hostnames.join("\t")));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_name_from_the_pod() {
        let pod = Pod::from_value(json!({"metadata": {"name": "vols", "namespace": "n"}, "spec": {"subdomain": "s"}}))
            .unwrap();
        assert_eq!(uts_name(&pod, "cluster.local").unwrap(), "vols");
        let text = file(&pod, &["10.0.0.1".into()], "cluster.local", "");
        assert!(text.ends_with("10.0.0.1\tvols.s.n.svc.cluster.local\tvols\n"));
    }
}
