//! The kernel takes what is compiled: both modes are loaded into a network
//! namespace of the test's own, changed and loaded again. Needs root, `ip`,
//! `nft` and `iptables-nft`; says so and passes where they are absent.

use std::collections::BTreeSet;
use std::io::Write;
use std::process::{Command, Stdio};

use proxy::compile::{Family, NodeConfig, Port, Target, compile};
use proxy::{iptables, nft};

struct Namespace(String);

impl Namespace {
    fn new(name: &str) -> Option<Self> {
        let name = format!("fk-proxy-{name}-{}", std::process::id());
        let made = Command::new("ip").args(["netns", "add", &name]).output().is_ok_and(|o| o.status.success());
        if !made {
            println!("skipped: cannot make a network namespace (needs root and iproute2)");
            return None;
        }
        Some(Namespace(name))
    }

    fn run(&self, program: &[&str], input: &str) -> Result<String, String> {
        let mut child = Command::new("ip")
            .args(["netns", "exec", &self.0])
            .args(program)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|e| e.to_string())?;
        child.stdin.take().expect("piped").write_all(input.as_bytes()).map_err(|e| e.to_string())?;
        let done = child.wait_with_output().map_err(|e| e.to_string())?;
        if done.status.success() {
            Ok(String::from_utf8_lossy(&done.stdout).into_owned())
        } else {
            Err(String::from_utf8_lossy(&done.stderr).into_owned())
        }
    }
}

impl Drop for Namespace {
    fn drop(&mut self) {
        let _ = Command::new("ip").args(["netns", "del", &self.0]).output();
    }
}

fn node() -> NodeConfig {
    NodeConfig {
        name: "w1".into(),
        cluster_cidrs: vec!["10.244.0.0/16".parse().unwrap()],
        masquerade_bit: 14,
        ..Default::default()
    }
}

fn port(name: &str, ip: u8, targets: &[[u8; 4]]) -> Port {
    let mut port = compile(Family::V4, &[service(name, ip)], &[], &node()).remove(0);
    port.cluster_targets =
        targets.iter().map(|ip| Target { ip: (*ip).into(), port: 8080, local: ip[2] == 1 }).collect();
    port.local_targets = port.cluster_targets.iter().filter(|t| t.local).cloned().collect();
    port.has_any_targets = !port.cluster_targets.is_empty();
    port
}

fn service(name: &str, ip: u8) -> proxy::objects::Service {
    serde_json::from_value(serde_json::json!({
        "metadata": {"name": name, "namespace": "px"},
        "spec": {"clusterIP": format!("10.96.50.{ip}"), "ports": [{"name": "http", "port": 80, "protocol": "TCP"}]},
    }))
    .expect("a Service")
}

fn ports() -> Vec<Port> {
    let mut sticky = port("sticky", 3, &[[10, 244, 1, 1], [10, 244, 2, 1]]);
    sticky.affinity_seconds = Some(600);
    let mut local = port("local", 4, &[[10, 244, 1, 1], [10, 244, 2, 1]]);
    local.external_local = true;
    local.node_port = 30081;
    let mut balanced = port("lb", 5, &[[10, 244, 1, 1], [10, 244, 2, 1]]);
    balanced.balancer_ips = vec!["203.0.113.9".parse().unwrap()];
    balanced.source_ranges = vec!["198.51.100.0/24".parse().unwrap()];
    vec![
        port("none", 1, &[]),
        port("three", 2, &[[10, 244, 1, 1], [10, 244, 2, 1], [10, 244, 2, 2]]),
        sticky,
        local,
        balanced,
    ]
}

#[test]
fn nftables_loads_and_changes() {
    let Some(ns) = Namespace::new("nft") else { return };
    if ns.run(&["nft", "list", "ruleset"], "").is_err() {
        println!("skipped: no nft");
        return;
    }
    let mut all = ports();
    let first = nft::compile(Family::V4, &all, &node()).objects;
    ns.run(&["nft", "-f", "-"], &nft::transaction(Family::V4, None, &first)).expect("the first load");
    // An endpoint goes, a Service goes, one comes.
    all[1].cluster_targets.pop();
    all.remove(2);
    all.push(port("new", 9, &[[10, 244, 2, 9], [10, 244, 2, 8]]));
    let second = nft::compile(Family::V4, &all, &node()).objects;
    ns.run(&["nft", "-f", "-"], &nft::transaction(Family::V4, Some(&first), &second)).expect("the change");
    let listed = ns.run(&["nft", "list", "table", "ip", "kube-proxy"], "").expect("the table");
    assert!(listed.contains("10.96.50.9 . tcp . 80 : goto service-"), "{listed}");
    assert!(!listed.contains("affinity-"), "{listed}");
    // What the kernel holds after a change is what a fresh load gives.
    ns.run(&["nft", "-f", "-"], &nft::transaction(Family::V4, None, &second)).expect("a fresh load");
    let fresh = ns.run(&["nft", "list", "table", "ip", "kube-proxy"], "").expect("the table");
    let sorted = |text: &str| {
        let mut words: Vec<String> = text.split([',', '\n', '{', '}']).map(|w| w.trim().to_owned()).collect();
        words.sort();
        words
    };
    assert_eq!(sorted(&listed), sorted(&fresh));
}

#[test]
fn iptables_loads_and_changes() {
    let Some(ns) = Namespace::new("ipt") else { return };
    if ns.run(&["iptables-save"], "").is_err() {
        println!("skipped: no iptables");
        return;
    }
    let mut all = ports();
    // Session affinity wants the kernel's xt_recent, which this test can't count on.
    all.remove(2);
    let (text, chains) = iptables::compile(Family::V4, &all, &node(), &BTreeSet::new());
    ns.run(&["iptables-restore", "--noflush"], &text).expect("the first load");
    all.remove(1);
    let (text, left) = iptables::compile(Family::V4, &all, &node(), &chains);
    ns.run(&["iptables-restore", "--noflush"], &text).expect("the change");
    let save = ns.run(&["iptables-save", "-t", "nat"], "").expect("the rules");
    assert_eq!(iptables::chains_of(&save), left);
}
