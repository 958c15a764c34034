//! nftables mode: one table, kept as named objects so that a change costs what
//! changed. Pure.
//!
//! Unlike upstream's chain with an anonymous map per Service (whose load time
//! grows with the square of their number), endpoints live in sharded named maps:
//! a Service's chain picks `numgen random mod N offset O` out of its shard. What
//! packets see is the same; chain names begin as upstream's do.
//!
//! Upstream followed: pkg/proxy/nftables/proxier.go.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use sha2::{Digest, Sha256};

use crate::compile::{Family, NodeConfig, Port, Target};

pub const TABLE: &str = "kube-proxy";
/// Services to a shard: small enough that one change rewrites little, large
/// enough that there are few maps.
const SHARDS: usize = 64;

/// A named object of the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Object {
    /// `definition` is what stands in the braces of `add set`.
    Set {
        definition: String,
        elements: BTreeMap<String, String>,
    },
    Map {
        definition: String,
        elements: BTreeMap<String, String>,
    },
    /// `hook` empty for regular chains.
    Chain {
        hook: String,
        rules: Vec<String>,
    },
}

pub type Objects = BTreeMap<String, Object>;

pub struct Compiled {
    pub family: Family,
    pub objects: Objects,
}

fn set(definition: impl Into<String>) -> Object {
    Object::Set { definition: definition.into(), elements: BTreeMap::new() }
}
fn map(definition: impl Into<String>) -> Object {
    Object::Map { definition: definition.into(), elements: BTreeMap::new() }
}

struct Builder<'a> {
    ip: &'static str,
    objects: Objects,
    node: &'a NodeConfig,
    /// Next free index of each shard.
    next: Vec<usize>,
}

impl Builder<'_> {
    fn chain(&mut self, name: &str, hook: &str, rules: Vec<String>) {
        self.objects.insert(name.to_owned(), Object::Chain { hook: hook.to_owned(), rules });
    }
    fn put(&mut self, name: &str, key: String, value: String) {
        match self.objects.get_mut(name) {
            Some(Object::Set { elements, .. } | Object::Map { elements, .. }) => {
                elements.insert(key, value);
            }
            _ => debug_assert!(false, "no set or map {name}"),
        }
    }
    fn mark(&self) -> String {
        format!("0x{:08x}", 1u32 << self.node.masquerade_bit)
    }

    /// Rules that send a packet to one of `targets`.
    fn balance(&mut self, port: &Port, targets: &[Target]) -> Vec<String> {
        if let Some(seconds) = port.affinity_seconds {
            return self.sticky(port, targets, seconds);
        }
        let proto = &port.protocol;
        if let [only] = targets {
            return vec![format!("meta l4proto {proto} dnat to {}", only.text())];
        }
        let shard = shard_of(&port.name());
        let name = format!("endpoints-{shard}");
        if !self.objects.contains_key(&name) {
            let definition = format!("typeof numgen random mod 65536 : {} daddr . tcp dport ;", self.ip);
            self.objects.insert(name.clone(), map(definition));
        }
        let offset = self.next[shard];
        self.next[shard] += targets.len();
        for (index, target) in targets.iter().enumerate() {
            self.put(&name, (offset + index).to_string(), format!("{} . {}", target.ip, target.port));
        }
        vec![format!(
            "meta l4proto {proto} dnat {} to numgen random mod {} offset {offset} map @{name}",
            self.ip,
            targets.len()
        )]
    }

    fn sticky(&mut self, port: &Port, targets: &[Target], seconds: u32) -> Vec<String> {
        let mut rules = Vec::new();
        let mut choices = Vec::new();
        for (index, target) in targets.iter().enumerate() {
            let id = endpoint_id(port, target);
            let affinity = format!("affinity-{id}");
            let chain = format!("endpoint-{id}");
            self.objects.insert(
                affinity.clone(),
                set(format!(
                    "type {}_addr ; size 65535 ; flags dynamic,timeout ; timeout {seconds}s ;",
                    family_type(self.ip)
                )),
            );
            self.chain(
                &chain,
                "",
                vec![
                    format!("update @{affinity} {{ {} saddr }}", self.ip),
                    format!("meta l4proto {} dnat to {}", port.protocol, target.text()),
                ],
            );
            rules.push(format!("{} saddr @{affinity} goto {chain}", self.ip));
            choices.push(format!("{index} : goto {chain}"));
        }
        match targets {
            [only] => rules.push(format!("goto endpoint-{}", endpoint_id(port, only))),
            _ => rules.push(format!("numgen random mod {} vmap {{ {} }}", targets.len(), choices.join(" , "))),
        }
        rules
    }
}

fn family_type(ip: &str) -> &'static str {
    if ip == "ip" { "ipv4" } else { "ipv6" }
}

fn shard_of(name: &str) -> usize {
    let digest = Sha256::digest(name.as_bytes());
    usize::from(digest[0]) % SHARDS
}

/// RFC 4648 base 32 of a SHA-256, cut.
pub fn hash(text: &str, length: usize) -> String {
    const ALPHABET: &[u8; 32] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
    let digest = Sha256::digest(text.as_bytes());
    let mut out = String::new();
    let (mut buffer, mut bits) = (0u32, 0);
    for byte in digest {
        buffer = buffer << 8 | u32::from(byte);
        bits += 8;
        while bits >= 5 && out.len() < length {
            bits -= 5;
            out.push(char::from(ALPHABET[(buffer >> bits & 31) as usize]));
        }
    }
    out
}

/// `HASH-namespace/name/protocol/port`, the end of upstream's chain names.
fn service_id(port: &Port) -> String {
    hashed(format!("{}/{}/{}/{}", port.namespace, port.service, port.protocol, port.port_name))
}

fn endpoint_id(port: &Port, target: &Target) -> String {
    // Colons may not stand in names.
    let address = target.ip.to_string().replace(':', ".");
    hashed(format!(
        "{}/{}/{}/{}__{address}/{}",
        port.namespace, port.service, port.protocol, port.port_name, target.port
    ))
}

/// Names of the kernel end at 127 bytes; the hash of the whole stands first.
fn hashed(name: String) -> String {
    let mut id = format!("{}-{name}", hash(&name, 8));
    id.truncate(100);
    id
}

pub fn compile(family: Family, ports: &[Port], node: &NodeConfig) -> Compiled {
    let ip = if family == Family::V4 { "ip" } else { "ip6" };
    let address = format!("{}_addr", family_type(ip));
    let mut b = Builder { ip, objects: Objects::new(), node, next: vec![0; SHARDS] };
    let mark = b.mark();
    let no_local = if family == Family::V4 { "127.0.0.0/8" } else { "::1" };

    b.objects
        .insert("hairpin-connections".into(), set(format!("type {address} . {address} . inet_proto . inet_service ;")));
    b.objects.insert("cluster-ips".into(), set(format!("type {address} ;")));
    b.objects.insert("nodeport-ips".into(), set(format!("type {address} ;")));
    for name in ["no-endpoint-services", "service-ips", "firewall-ips"] {
        b.objects.insert(name.into(), map(format!("type {address} . inet_proto . inet_service : verdict ;")));
    }
    for name in ["no-endpoint-nodeports", "service-nodeports"] {
        b.objects.insert(name.into(), map("type inet_proto . inet_service : verdict ;"));
    }
    let new = |chains: &[&str]| chains.iter().map(|c| format!("ct state new jump {c}")).collect::<Vec<_>>();
    b.chain("filter-prerouting-pre-dnat", "type filter hook prerouting priority -110 ;", new(&["firewall-check"]));
    b.chain("filter-output-pre-dnat", "type filter hook output priority -110 ;", new(&["firewall-check"]));
    b.chain(
        "filter-input",
        "type filter hook input priority 0 ;",
        new(&["nodeport-endpoints-check", "service-endpoints-check"]),
    );
    b.chain(
        "filter-forward",
        "type filter hook forward priority 0 ;",
        new(&["service-endpoints-check", "cluster-ips-check"]),
    );
    b.chain(
        "filter-output",
        "type filter hook output priority 0 ;",
        new(&["service-endpoints-check", "cluster-ips-check"]),
    );
    b.chain("nat-prerouting", "type nat hook prerouting priority -100 ;", vec!["jump services".into()]);
    b.chain("nat-output", "type nat hook output priority -100 ;", vec!["jump services".into()]);
    b.chain("nat-postrouting", "type nat hook postrouting priority 100 ;", vec!["jump masquerading".into()]);
    let to_node = if node.node_port_ips.is_empty() {
        format!("fib daddr type local {ip} daddr != {no_local}")
    } else {
        for address in node.node_port_ips.iter().filter(|a| Family::of(**a) == family) {
            b.put("nodeport-ips", address.to_string(), String::new());
        }
        format!("{ip} daddr @nodeport-ips")
    };
    b.chain(
        "nodeport-endpoints-check",
        "",
        vec![format!("{to_node} meta l4proto . th dport vmap @no-endpoint-nodeports")],
    );
    b.chain(
        "service-endpoints-check",
        "",
        vec![format!("{ip} daddr . meta l4proto . th dport vmap @no-endpoint-services")],
    );
    b.chain("firewall-check", "", vec![format!("{ip} daddr . meta l4proto . th dport vmap @firewall-ips")]);
    b.chain("reject-chain", "", vec!["reject".into()]);
    let mut services = Vec::new();
    if node.masquerade_all {
        services.push(format!("{ip} daddr @cluster-ips meta mark set meta mark | {mark}"));
    } else {
        for cidr in node.cluster_cidrs.iter().filter(|c| Family::of(c.addr()) == family) {
            services.push(format!("{ip} daddr @cluster-ips {ip} saddr != {cidr} meta mark set meta mark | {mark}"));
        }
    }
    services.push(format!("{ip} daddr . meta l4proto . th dport vmap @service-ips"));
    services.push(format!("{to_node} meta l4proto . th dport vmap @service-nodeports"));
    b.chain("services", "", services);
    b.chain(
        "masquerading",
        "",
        vec![
            format!("meta mark & {mark} != 0 meta mark set meta mark ^ {mark} masquerade fully-random"),
            format!("ct status dnat {ip} saddr . {ip} daddr . meta l4proto . th dport @hairpin-connections masquerade fully-random"),
        ],
    );
    b.chain("cluster-ips-check", "", vec![format!("{ip} daddr @cluster-ips reject")]);
    for port in ports {
        service(&mut b, port, &mark);
    }
    Compiled { family, objects: b.objects }
}

fn service(b: &mut Builder, port: &Port, mark: &str) {
    let id = service_id(port);
    let (cluster_chain, local_chain) = (format!("service-{id}"), format!("local-{id}"));
    let external_chain = format!("external-{id}");
    let key = |address: &std::net::IpAddr| format!("{address} . {} . {}", port.protocol, port.port);
    b.put("cluster-ips", port.cluster_ip.to_string(), String::new());
    for target in port.cluster_targets.iter().chain(&port.local_targets).filter(|t| t.local) {
        b.put(
            "hairpin-connections",
            format!("{0} . {0} . {1} . {2}", target.ip, port.protocol, target.port),
            String::new(),
        );
    }

    let uses_local = port.internal_local || (port.external_local && port.is_externally_reachable());
    let uses_cluster = !port.internal_local || port.is_externally_reachable();
    if uses_cluster && !port.cluster_targets.is_empty() {
        let rules = b.balance(port, &port.cluster_targets);
        b.chain(&cluster_chain, "", rules);
    }
    if uses_local && !port.local_targets.is_empty() {
        let rules = b.balance(port, &port.local_targets);
        b.chain(&local_chain, "", rules);
    }
    // Nothing anywhere: reject. Something, but not here: drop.
    let nothing = if port.has_any_targets { "drop" } else { "goto reject-chain" };
    let internal = if port.internal_local { &local_chain } else { &cluster_chain };
    if port.internal_targets().is_empty() {
        b.put("no-endpoint-services", key(&port.cluster_ip), nothing.into());
    } else {
        b.put("service-ips", key(&port.cluster_ip), format!("goto {internal}"));
    }
    if !port.is_externally_reachable() {
        return;
    }
    let has_external = !port.external_targets().is_empty() || (port.external_local && !port.cluster_targets.is_empty());
    if has_external {
        let rules = external_rules(b, port, mark, &cluster_chain, &local_chain);
        b.chain(&external_chain, "", rules);
    }
    for address in port.external_addresses() {
        if has_external {
            b.put("service-ips", key(address), format!("goto {external_chain}"));
        }
        if port.external_targets().is_empty() {
            b.put("no-endpoint-services", key(address), nothing.into());
        }
    }
    if port.node_port != 0 {
        let key = format!("{} . {}", port.protocol, port.node_port);
        if has_external {
            b.put("service-nodeports", key.clone(), format!("goto {external_chain}"));
        }
        if port.external_targets().is_empty() {
            b.put("no-endpoint-nodeports", key, nothing.into());
        }
    }
    if !port.source_ranges.is_empty() && !port.balancer_ips.is_empty() {
        let ranges: Vec<String> = port.source_ranges.iter().map(ToString::to_string).collect();
        let firewall = format!("firewall-{id}");
        let sources = if let [one] = ranges.as_slice() { one.clone() } else { format!("{{ {} }}", ranges.join(", ")) };
        let mut rules = Vec::new();
        // The node itself may always reach its own address of a balancer.
        for address in &port.balancer_ips {
            rules.push(format!("{} saddr {address} return", b.ip));
        }
        rules.push(format!("{} saddr != {sources} drop", b.ip));
        b.chain(&firewall, "", rules);
        for address in &port.balancer_ips {
            b.put("firewall-ips", key(address), format!("goto {firewall}"));
        }
    }
}

fn external_rules(b: &Builder, port: &Port, mark: &str, cluster_chain: &str, local_chain: &str) -> Vec<String> {
    if !port.external_local {
        return vec![format!("meta mark set meta mark | {mark}"), format!("goto {cluster_chain}")];
    }
    let mut rules = Vec::new();
    if !port.cluster_targets.is_empty() {
        for cidr in b.node.cluster_cidrs.iter().filter(|c| Family::of(c.addr()) == Family::of(port.cluster_ip)) {
            rules.push(format!("{} saddr {cidr} goto {cluster_chain}", b.ip));
        }
        rules.push(format!("fib saddr type local meta mark set meta mark | {mark}"));
        rules.push(format!("fib saddr type local goto {cluster_chain}"));
    }
    if !port.local_targets.is_empty() {
        rules.push(format!("goto {local_chain}"));
    }
    rules
}

/// The transaction from `old` to `new`; `None` for `old`: the table is made anew.
pub fn transaction(family: Family, old: Option<&Objects>, new: &Objects) -> String {
    let f = if family == Family::V4 { "ip" } else { "ip6" };
    let mut out = format!("add table {f} {TABLE} {{ comment \"rules for kube-proxy\" ; }}\n");
    let empty = Objects::new();
    let old = match old {
        Some(old) => old,
        None => {
            let _ = writeln!(
                out,
                "delete table {f} {TABLE}\nadd table {f} {TABLE} {{ comment \"rules for kube-proxy\" ; }}"
            );
            &empty
        }
    };
    // Objects before rules, so that rules find what they name.
    for (name, object) in new.iter().filter(|(name, _)| !old.contains_key(*name)) {
        let _ = match object {
            Object::Set { definition, .. } => writeln!(out, "add set {f} {TABLE} {name} {{ {definition} }}"),
            Object::Map { definition, .. } => writeln!(out, "add map {f} {TABLE} {name} {{ {definition} }}"),
            Object::Chain { hook, .. } if hook.is_empty() => writeln!(out, "add chain {f} {TABLE} {name}"),
            Object::Chain { hook, .. } => writeln!(out, "add chain {f} {TABLE} {name} {{ {hook} }}"),
        };
    }
    for (name, object) in new {
        let Object::Chain { rules, .. } = object else { continue };
        match old.get(name) {
            Some(Object::Chain { rules: before, .. }) if before == rules => continue,
            Some(_) => {
                let _ = writeln!(out, "flush chain {f} {TABLE} {name}");
            }
            None => {}
        }
        for rule in rules {
            let _ = writeln!(out, "add rule {f} {TABLE} {name} {rule}");
        }
    }
    let none = BTreeMap::new();
    for (name, object) in new {
        let (Object::Set { elements, .. } | Object::Map { elements, .. }) = object else { continue };
        let before = match old.get(name) {
            Some(Object::Set { elements, .. } | Object::Map { elements, .. }) => elements,
            _ => &none,
        };
        let gone: Vec<&str> =
            before.iter().filter(|(k, v)| elements.get(*k) != Some(v)).map(|(k, _)| k.as_str()).collect();
        let fresh: Vec<String> = elements
            .iter()
            .filter(|(k, v)| before.get(*k) != Some(v))
            .map(|(k, v)| if v.is_empty() { k.clone() } else { format!("{k} : {v}") })
            .collect();
        if !gone.is_empty() {
            let _ = writeln!(out, "delete element {f} {TABLE} {name} {{ {} }}", gone.join(", "));
        }
        if !fresh.is_empty() {
            let _ = writeln!(out, "add element {f} {TABLE} {name} {{ {} }}", fresh.join(", "));
        }
    }
    // Chains lose their rules before what those named is deleted.
    let gone: Vec<(&String, &Object)> = old.iter().filter(|(name, _)| !new.contains_key(*name)).collect();
    for (name, object) in &gone {
        if matches!(object, Object::Chain { .. }) {
            let _ = writeln!(out, "flush chain {f} {TABLE} {name}");
        }
    }
    for (name, object) in &gone {
        let kind = match object {
            Object::Chain { .. } => "chain",
            Object::Set { .. } => "set",
            Object::Map { .. } => "map",
        };
        if kind == "chain" {
            let _ = writeln!(out, "delete chain {f} {TABLE} {name}");
        }
    }
    for (name, object) in &gone {
        match object {
            Object::Set { .. } => drop(writeln!(out, "delete set {f} {TABLE} {name}")),
            Object::Map { .. } => drop(writeln!(out, "delete map {f} {TABLE} {name}")),
            Object::Chain { .. } => {}
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::compile::tests::{node, recorded};

    fn objects() -> Option<Objects> {
        let (services, slices) = recorded()?;
        let ports = crate::compile::compile(Family::V4, &services, &slices, &node());
        Some(compile(Family::V4, &ports, &node()).objects)
    }

    fn elements<'a>(objects: &'a Objects, name: &str) -> &'a BTreeMap<String, String> {
        match &objects[name] {
            Object::Set { elements, .. } | Object::Map { elements, .. } => elements,
            Object::Chain { .. } => panic!("{name} is a chain"),
        }
    }

    #[test]
    fn names_and_verdicts_are_upstreams() {
        let Some(objects) = objects() else { return };
        let services = elements(&objects, "service-ips");
        assert_eq!(services["10.96.50.3 . tcp . 80"], "goto service-FA5CSBCL-px/three/tcp/http");
        assert_eq!(services["10.96.50.7 . tcp . 80"], "goto local-XGKGKNAK-px/int-local/tcp/http");
        assert_eq!(services["192.0.2.8 . tcp . 80"], "goto external-HT5RPOH7-px/ext/tcp/http");
        let none = elements(&objects, "no-endpoint-services");
        assert_eq!(none["10.96.50.1 . tcp . 80"], "goto reject-chain");
        assert_eq!(
            elements(&objects, "service-nodeports")["tcp . 30081"],
            "goto external-XFMHWLD4-px/np-local/tcp/http"
        );
        assert!(objects.contains_key("affinity-3FLBG3IL-px/affinity/tcp/http__10.244.1.101/8080"));
    }

    #[test]
    fn an_unchanged_ruleset_is_an_empty_transaction() {
        let Some(objects) = objects() else { return };
        assert_eq!(transaction(Family::V4, Some(&objects), &objects).lines().count(), 1);
        let mut fewer = objects.clone();
        let chain = "service-FA5CSBCL-px/three/tcp/http";
        fewer.remove(chain);
        let Some(Object::Map { elements, .. }) = fewer.get_mut("service-ips") else { panic!() };
        elements.remove("10.96.50.3 . tcp . 80");
        let text = transaction(Family::V4, Some(&objects), &fewer);
        assert!(text.contains("delete element ip kube-proxy service-ips { 10.96.50.3 . tcp . 80 }\n"));
        assert!(
            text.ends_with(&format!("flush chain ip kube-proxy {chain}\ndelete chain ip kube-proxy {chain}\n")),
            "{text}"
        );
    }
}
