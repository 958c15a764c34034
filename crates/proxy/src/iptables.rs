//! iptables mode: the text of one `iptables-restore --noflush`. Pure. Chain
//! names, hashes and comments are upstream's: people grep for them.
//!
//! Upstream followed: pkg/proxy/iptables/proxier.go.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::net::IpAddr;

use crate::compile::{Family, NodeConfig, Port, Target};
use crate::nft::hash;

/// Rules that stand first in the built-in chains: table, chain, comment, and
/// `match|target`. In upstream's order; each is put at the chain's head.
pub const JUMPS: [(&str, &str, &str, &str); 12] = [
    (
        "filter",
        "INPUT",
        "kubernetes externally-visible service portals",
        "-m conntrack --ctstate NEW|KUBE-EXTERNAL-SERVICES",
    ),
    (
        "filter",
        "FORWARD",
        "kubernetes externally-visible service portals",
        "-m conntrack --ctstate NEW|KUBE-EXTERNAL-SERVICES",
    ),
    ("filter", "INPUT", "kubernetes health check service ports", "|KUBE-NODEPORTS"),
    ("filter", "FORWARD", "kubernetes service portals", "-m conntrack --ctstate NEW|KUBE-SERVICES"),
    ("filter", "OUTPUT", "kubernetes service portals", "-m conntrack --ctstate NEW|KUBE-SERVICES"),
    ("filter", "FORWARD", "kubernetes forwarding rules", "|KUBE-FORWARD"),
    ("filter", "INPUT", "kubernetes load balancer firewall", "-m conntrack --ctstate NEW|KUBE-PROXY-FIREWALL"),
    ("filter", "OUTPUT", "kubernetes load balancer firewall", "-m conntrack --ctstate NEW|KUBE-PROXY-FIREWALL"),
    ("filter", "FORWARD", "kubernetes load balancer firewall", "-m conntrack --ctstate NEW|KUBE-PROXY-FIREWALL"),
    ("nat", "OUTPUT", "kubernetes service portals", "|KUBE-SERVICES"),
    ("nat", "PREROUTING", "kubernetes service portals", "|KUBE-SERVICES"),
    ("nat", "POSTROUTING", "kubernetes postrouting rules", "|KUBE-POSTROUTING"),
];

const FILTER_CHAINS: [&str; 5] =
    ["KUBE-SERVICES", "KUBE-EXTERNAL-SERVICES", "KUBE-FORWARD", "KUBE-NODEPORTS", "KUBE-PROXY-FIREWALL"];
const NAT_CHAINS: [&str; 4] = ["KUBE-SERVICES", "KUBE-NODEPORTS", "KUBE-POSTROUTING", "KUBE-MARK-MASQ"];

/// Prefixes of chains that come and go with Services.
pub const SERVICE_PREFIXES: [&str; 5] = ["KUBE-SVC-", "KUBE-SVL-", "KUBE-EXT-", "KUBE-FW-", "KUBE-SEP-"];

fn service_hash(port: &Port) -> String {
    hash(&format!("{}{}", port.name(), port.protocol), 16)
}
fn endpoint_chain(port: &Port, target: &Target) -> String {
    format!("KUBE-SEP-{}", hash(&format!("{}{}{}", port.name(), port.protocol, target.text()), 16))
}

struct Tables {
    nat_services: String,
    nat_nodeports: String,
    nat_rest: String,
    filter_services: String,
    filter_external: String,
    filter_nodeports: String,
    firewall: String,
    chains: BTreeSet<String>,
}

fn host(address: &IpAddr) -> String {
    if address.is_ipv4() { format!("{address}/32") } else { format!("{address}/128") }
}

/// The whole input of iptables-restore, and the service chains it defines.
/// `present`: service chains that the kernel has now; those not needed go.
pub fn compile(
    family: Family,
    ports: &[Port],
    node: &NodeConfig,
    present: &BTreeSet<String>,
) -> (String, BTreeSet<String>) {
    let mark = format!("0x{:x}/0x{0:x}", 1u32 << node.masquerade_bit);
    let mut t = Tables {
        nat_services: String::new(),
        nat_nodeports: String::new(),
        nat_rest: String::new(),
        filter_services: String::new(),
        filter_external: String::new(),
        filter_nodeports: String::new(),
        firewall: String::new(),
        chains: BTreeSet::new(),
    };
    for port in ports {
        service(&mut t, family, port, node);
    }
    let mut out = String::from("*filter\n");
    for chain in FILTER_CHAINS {
        let _ = writeln!(out, ":{chain} - [0:0]");
    }
    out.push_str(&t.filter_nodeports);
    out.push_str(&t.filter_services);
    out.push_str(&t.filter_external);
    out.push_str(&t.firewall);
    out.push_str("-A KUBE-FORWARD -m conntrack --ctstate INVALID -j DROP\n");
    let _ = writeln!(
        out,
        "-A KUBE-FORWARD -m comment --comment \"kubernetes forwarding rules\" -m mark --mark {mark} -j ACCEPT"
    );
    out.push_str("-A KUBE-FORWARD -m comment --comment \"kubernetes forwarding conntrack rule\" -m conntrack --ctstate RELATED,ESTABLISHED -j ACCEPT\n");
    out.push_str("COMMIT\n*nat\n");
    for chain in NAT_CHAINS {
        let _ = writeln!(out, ":{chain} - [0:0]");
    }
    for chain in &t.chains {
        let _ = writeln!(out, ":{chain} - [0:0]");
    }
    // A chain must be known to this transaction before it can be deleted.
    let stale: Vec<&String> = present.iter().filter(|c| !t.chains.contains(*c)).collect();
    for chain in &stale {
        let _ = writeln!(out, ":{chain} - [0:0]");
    }
    let _ = writeln!(out, "-A KUBE-POSTROUTING -m mark ! --mark {mark} -j RETURN");
    let _ = writeln!(out, "-A KUBE-POSTROUTING -j MARK --xor-mark 0x{:x}", 1u32 << node.masquerade_bit);
    out.push_str("-A KUBE-POSTROUTING -m comment --comment \"kubernetes service traffic requiring SNAT\" -j MASQUERADE --random-fully\n");
    let _ = writeln!(out, "-A KUBE-MARK-MASQ -j MARK --or-mark 0x{:x}", 1u32 << node.masquerade_bit);
    out.push_str(&t.nat_services);
    out.push_str(&t.nat_nodeports);
    out.push_str(&t.nat_rest);
    out.push_str("-A KUBE-SERVICES -m comment --comment \"kubernetes service nodeports; NOTE: this must be the last rule in this chain\" -m addrtype --dst-type LOCAL -j KUBE-NODEPORTS\n");
    for chain in stale {
        let _ = writeln!(out, "-X {chain}");
    }
    out.push_str("COMMIT\n");
    (out, t.chains)
}

fn service(t: &mut Tables, family: Family, port: &Port, node: &NodeConfig) {
    let name = port.name();
    let id = service_hash(port);
    let (cluster, local, external, firewall) =
        (format!("KUBE-SVC-{id}"), format!("KUBE-SVL-{id}"), format!("KUBE-EXT-{id}"), format!("KUBE-FW-{id}"));
    let proto = &port.protocol;
    let to = |address: &IpAddr, comment: &str| {
        format!(
            "-m comment --comment \"{name} {comment}\" -m {proto} -p {proto} -d {} --dport {}",
            host(address),
            port.port
        )
    };
    let uses_local = port.internal_local || (port.external_local && port.is_externally_reachable());
    let uses_cluster = !port.internal_local || port.is_externally_reachable();
    let cluster_chain = uses_cluster && !port.cluster_targets.is_empty();
    let local_chain = uses_local && !port.local_targets.is_empty();
    let external_chain = port.is_externally_reachable()
        && (!port.external_targets().is_empty() || (port.external_local && !port.cluster_targets.is_empty()));

    // Cluster IP.
    let internal = if port.internal_local { &local } else { &cluster };
    if port.internal_targets().is_empty() {
        let (target, why) = verdict(port, "has no local endpoints");
        let _ = writeln!(t.filter_services, "-A KUBE-SERVICES {} -j {target}", to(&port.cluster_ip, why));
    } else {
        let _ = writeln!(t.nat_services, "-A KUBE-SERVICES {} -j {internal}", to(&port.cluster_ip, "cluster IP"));
    }
    // External and load balancer addresses.
    for (addresses, what) in [(&port.external_ips, "external IP"), (&port.balancer_ips, "loadbalancer IP")] {
        for address in addresses {
            let guarded = what == "loadbalancer IP" && !port.source_ranges.is_empty();
            if external_chain {
                let target = if guarded { &firewall } else { &external };
                let _ = writeln!(t.nat_services, "-A KUBE-SERVICES {} -j {target}", to(address, what));
            }
            if guarded {
                let _ = writeln!(
                    t.firewall,
                    "-A KUBE-PROXY-FIREWALL {} -j DROP",
                    to(address, &format!("traffic not accepted by {firewall}"))
                );
            }
            if port.external_targets().is_empty() {
                let (target, why) = verdict(port, "has no local endpoints");
                let _ = writeln!(t.filter_external, "-A KUBE-EXTERNAL-SERVICES {} -j {target}", to(address, why));
            }
        }
    }
    if port.node_port != 0 {
        if external_chain {
            let _ = writeln!(
                t.nat_nodeports,
                "-A KUBE-NODEPORTS -m comment --comment {name} -m {proto} -p {proto} --dport {} -j {external}",
                port.node_port
            );
        }
        if port.external_targets().is_empty() {
            let (target, why) = verdict(port, "has no local endpoints");
            let _ = writeln!(
                t.filter_external,
                "-A KUBE-EXTERNAL-SERVICES -m comment --comment \"{name} {why}\" -m addrtype --dst-type LOCAL -m {proto} -p {proto} --dport {} -j {target}",
                port.node_port
            );
        }
    }
    if port.health_check_node_port != 0 {
        let _ = writeln!(
            t.filter_nodeports,
            "-A KUBE-NODEPORTS -m comment --comment \"{name} health check node port\" -m tcp -p tcp --dport {} -j ACCEPT",
            port.health_check_node_port
        );
    }
    // Masquerade of what comes to the cluster IP from outside the cluster.
    let masquerade = |chain: &str, rest: &mut String| {
        let base = format!("-A {chain} {}", to(&port.cluster_ip, "cluster IP"));
        if node.masquerade_all {
            let _ = writeln!(rest, "{base} -j KUBE-MARK-MASQ");
            return;
        }
        for cidr in node.cluster_cidrs.iter().filter(|c| Family::of(c.addr()) == family) {
            let _ = writeln!(rest, "{base} ! -s {cidr} -j KUBE-MARK-MASQ");
        }
    };
    if !port.internal_targets().is_empty() {
        masquerade(internal, &mut t.nat_rest);
    }
    if external_chain {
        t.chains.insert(external.clone());
        if port.external_local {
            if !port.cluster_targets.is_empty() {
                for cidr in node.cluster_cidrs.iter().filter(|c| Family::of(c.addr()) == family) {
                    let _ = writeln!(
                        t.nat_rest,
                        "-A {external} -m comment --comment \"pod traffic for {name} external destinations\" -s {cidr} -j {cluster}"
                    );
                }
                let _ = writeln!(
                    t.nat_rest,
                    "-A {external} -m comment --comment \"masquerade LOCAL traffic for {name} external destinations\" -m addrtype --src-type LOCAL -j KUBE-MARK-MASQ"
                );
                let _ = writeln!(
                    t.nat_rest,
                    "-A {external} -m comment --comment \"route LOCAL traffic for {name} external destinations\" -m addrtype --src-type LOCAL -j {cluster}"
                );
            }
            if local_chain {
                let _ = writeln!(t.nat_rest, "-A {external} -j {local}");
            }
        } else {
            let _ = writeln!(
                t.nat_rest,
                "-A {external} -m comment --comment \"masquerade traffic for {name} external destinations\" -j KUBE-MARK-MASQ"
            );
            let _ = writeln!(t.nat_rest, "-A {external} -j {cluster}");
        }
        if !port.source_ranges.is_empty() && !port.balancer_ips.is_empty() {
            t.chains.insert(firewall.clone());
            for range in &port.source_ranges {
                let _ = writeln!(
                    t.nat_rest,
                    "-A {firewall} -m comment --comment \"{name} loadbalancer IP\" -s {range} -j {external}"
                );
            }
            let _ = writeln!(
                t.nat_rest,
                "-A {firewall} -m comment --comment \"other traffic to {name} will be dropped by KUBE-PROXY-FIREWALL\""
            );
        }
    }
    if cluster_chain {
        t.chains.insert(cluster.clone());
        balance(t, port, &cluster, &port.cluster_targets);
    }
    if local_chain {
        t.chains.insert(local.clone());
        balance(t, port, &local, &port.local_targets);
    }
    let mut seen = BTreeSet::new();
    let used =
        port.cluster_targets.iter().filter(|_| cluster_chain).chain(port.local_targets.iter().filter(|_| local_chain));
    for target in used {
        let chain = endpoint_chain(port, target);
        if !seen.insert(chain.clone()) {
            continue;
        }
        let _ =
            writeln!(t.nat_rest, "-A {chain} -m comment --comment {name} -s {} -j KUBE-MARK-MASQ", host(&target.ip));
        let affinity =
            if port.affinity_seconds.is_some() { format!(" -m recent --name {chain} --set") } else { String::new() };
        let _ = writeln!(
            t.nat_rest,
            "-A {chain} -m comment --comment {name}{affinity} -m {proto} -p {proto} -j DNAT --to-destination {}",
            target.text()
        );
        t.chains.insert(chain);
    }
}

/// What happens to traffic without an endpoint for it, with its comment.
fn verdict(port: &Port, local: &'static str) -> (&'static str, &'static str) {
    if port.has_any_targets { ("DROP", local) } else { ("REJECT", "has no endpoints") }
}

fn balance(t: &mut Tables, port: &Port, chain: &str, targets: &[Target]) {
    let name = port.name();
    if let Some(seconds) = port.affinity_seconds {
        for target in targets {
            let endpoint = endpoint_chain(port, target);
            let _ = writeln!(
                t.nat_rest,
                "-A {chain} -m comment --comment \"{name} -> {}\" -m recent --name {endpoint} --rcheck --seconds {seconds} --reap -j {endpoint}",
                target.text()
            );
        }
    }
    let count = targets.len();
    for (index, target) in targets.iter().enumerate() {
        let endpoint = endpoint_chain(port, target);
        let left = count - index;
        let chance = if left > 1 {
            format!(" -m statistic --mode random --probability {:.10}", 1.0 / left as f64)
        } else {
            String::new()
        };
        let _ = writeln!(
            t.nat_rest,
            "-A {chain} -m comment --comment \"{name} -> {}\"{chance} -j {endpoint}",
            target.text()
        );
    }
}

/// Service chains in the output of `iptables-save -t nat`.
pub fn chains_of(save: &str) -> BTreeSet<String> {
    save.lines()
        .filter_map(|line| line.strip_prefix(':'))
        .filter_map(|line| line.split(' ').next())
        .filter(|chain| SERVICE_PREFIXES.iter().any(|p| chain.starts_with(p)))
        .map(str::to_owned)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::compile::tests::{node, recorded};

    #[test]
    fn chains_are_the_recorded_ones() {
        let Some((services, slices)) = recorded() else { return };
        let ports = crate::compile::compile(Family::V4, &services, &slices, &node());
        let (text, chains) = compile(Family::V4, &ports, &node(), &BTreeSet::from(["KUBE-SVC-OLD".to_owned()]));
        assert!(text.contains(":KUBE-SVC-OLD - [0:0]\n") && text.contains("-X KUBE-SVC-OLD\n"));
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/fidelity/proxy/w1-iptables-save.txt");
        let save = std::fs::read_to_string(path).expect("beside the input");
        // Chains of the cluster's own Services are not in the input.
        let others = ["default/kubernetes", "kube-system/kube-dns", "shop/web"];
        let foreign: BTreeSet<&str> = save
            .lines()
            .filter(|l| others.iter().any(|o| l.contains(o)))
            .flat_map(|l| l.split_whitespace())
            .filter(|w| SERVICE_PREFIXES.iter().any(|p| w.starts_with(p)))
            .collect();
        let recorded: BTreeSet<String> =
            chains_of(&save).into_iter().filter(|c| !foreign.contains(c.as_str())).collect();
        assert_eq!(chains, recorded);
    }

    #[test]
    fn hashes_are_upstreams() {
        let Some((services, slices)) = recorded() else { return };
        let ports = crate::compile::compile(Family::V4, &services, &slices, &node());
        let np = ports.iter().find(|p| p.name() == "px/np:http").unwrap();
        assert_eq!(service_hash(np), "BFYGML5BBBAQG42S");
        assert_eq!(endpoint_chain(np, &np.cluster_targets[0]), "KUBE-SEP-32CZHDWF2OA2BVBN");
    }
}
