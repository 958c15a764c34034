//! What this machine is: read from /proc, /sys and /etc.
//! Followed upstream: pkg/kubelet/nodestatus/setters.go, cadvisor's machine info.

use std::collections::BTreeMap;
use std::fs;
use std::net::IpAddr;
use std::path::Path;

use crate::quantity;
use crate::settings::Settings;

/// The machine.
#[derive(Debug, Clone, Default)]
pub struct Machine {
    pub cpus: i64,
    pub memory_bytes: i64,
    pub machine_id: String,
    pub system_uuid: String,
    pub boot_id: String,
    pub kernel_version: String,
    pub os_image: String,
    pub architecture: &'static str,
    /// Free and total huge page sizes: `hugepages-2Mi` to bytes.
    pub hugepages: BTreeMap<String, i64>,
    pub max_pids: i64,
}

fn line(path: &str) -> String {
    fs::read_to_string(path).unwrap_or_default().trim().to_string()
}

impl Machine {
    /// Reads this machine.
    pub fn read() -> Self {
        let meminfo = fs::read_to_string("/proc/meminfo").unwrap_or_default();
        let cpuinfo = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
        let cpus = cpuinfo.lines().filter(|l| l.starts_with("processor")).count();
        let machine_id = line("/etc/machine-id");
        let uuid = line("/sys/class/dmi/id/product_uuid").to_lowercase();
        let release = fs::read_to_string("/etc/os-release").unwrap_or_default();
        let pretty = release.lines().find_map(|l| l.strip_prefix("PRETTY_NAME="));
        let pid_max: i64 = line("/proc/sys/kernel/pid_max").parse().unwrap_or(0);
        let threads_max: i64 = line("/proc/sys/kernel/threads-max").parse().unwrap_or(0);
        Self {
            cpus: i64::try_from(cpus.max(1)).unwrap_or(1),
            memory_bytes: meminfo_bytes(&meminfo, "MemTotal"),
            system_uuid: if uuid.is_empty() { machine_id.clone() } else { uuid },
            machine_id,
            boot_id: line("/proc/sys/kernel/random/boot_id"),
            kernel_version: line("/proc/sys/kernel/osrelease"),
            os_image: pretty.unwrap_or("Linux").trim_matches('"').to_string(),
            architecture: match std::env::consts::ARCH {
                "x86_64" => "amd64",
                "aarch64" => "arm64",
                other => other,
            },
            hugepages: hugepages(Path::new("/sys/kernel/mm/hugepages")),
            max_pids: pid_max.min(threads_max),
        }
    }
}

/// A line of /proc/meminfo in bytes.
pub fn meminfo_bytes(text: &str, key: &str) -> i64 {
    text.lines()
        .find_map(|l| l.strip_prefix(key)?.strip_prefix(':'))
        .and_then(|rest| rest.split_whitespace().next()?.parse::<i64>().ok())
        .unwrap_or(0)
        * 1024
}

fn hugepages(dir: &Path) -> BTreeMap<String, i64> {
    let mut out = BTreeMap::new();
    let Ok(entries) = fs::read_dir(dir) else { return out };
    for entry in entries.flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let Some(kib) =
            name.strip_prefix("hugepages-").and_then(|n| n.strip_suffix("kB")).and_then(|n| n.parse::<i64>().ok())
        else {
            continue;
        };
        let count = fs::read_to_string(entry.path().join("nr_hugepages")).unwrap_or_default();
        let count: i64 = count.trim().parse().unwrap_or(0);
        out.insert(format!("hugepages-{}", quantity::bytes(kib * 1024)), count * kib * 1024);
    }
    out
}

/// Size, free bytes, inodes and free inodes of the file system that holds a path.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct FileSystem {
    pub capacity_bytes: u64,
    pub available_bytes: u64,
    pub inodes: u64,
    pub inodes_free: u64,
}

/// Reads the file system at a path.
pub fn file_system(path: &Path) -> FileSystem {
    let Ok(stat) = nix::sys::statvfs::statvfs(path) else { return FileSystem::default() };
    let unit = stat.fragment_size();
    FileSystem {
        capacity_bytes: stat.blocks() * unit,
        available_bytes: stat.blocks_available() * unit,
        inodes: stat.files(),
        inodes_free: stat.files_available(),
    }
}

/// Capacity and allocatable by resource name.
pub fn resources(settings: &Settings, machine: &Machine) -> (BTreeMap<String, String>, BTreeMap<String, String>) {
    let disk = i64::try_from(file_system(&settings.root_dir).capacity_bytes).unwrap_or(0);
    let mut pods = settings.number("maxPods");
    let per_core = settings.number("podsPerCore");
    if per_core > 0 {
        pods = pods.min(per_core * machine.cpus);
    }
    let reserved = |resource: &str| {
        ["kubeReserved", "systemReserved"]
            .iter()
            .filter_map(|key| settings.map(key).get(resource).map(|t| quantity::milli_value(t)))
            .sum::<i64>()
    };
    let evicted = |signal: &str, capacity: i64| {
        let table = settings.map("evictionHard");
        let Some(text) = table.get(signal) else { return 0 };
        match text.strip_suffix('%').and_then(|p| p.parse::<f64>().ok()) {
            Some(percent) => (capacity as f64 * percent / 100.0) as i64,
            None => quantity::value(text),
        }
    };
    let mut capacity = BTreeMap::from([
        ("cpu".to_string(), machine.cpus.to_string()),
        ("memory".into(), quantity::bytes(machine.memory_bytes)),
        ("ephemeral-storage".into(), disk.to_string()),
        ("pods".into(), pods.to_string()),
    ]);
    let memory = machine.memory_bytes - reserved("memory") / 1000 - evicted("memory.available", machine.memory_bytes);
    let huge: i64 = machine.hugepages.values().sum();
    let mut allocatable = BTreeMap::from([
        ("cpu".to_string(), quantity::cpu(machine.cpus * 1000 - reserved("cpu"))),
        ("memory".into(), quantity::bytes((memory - huge).max(0))),
        (
            "ephemeral-storage".into(),
            (disk - reserved("ephemeral-storage") / 1000 - evicted("nodefs.available", disk)).max(0).to_string(),
        ),
        ("pods".into(), pods.to_string()),
    ]);
    for (name, bytes) in &machine.hugepages {
        capacity.insert(name.clone(), quantity::bytes(*bytes));
        allocatable.insert(name.clone(), quantity::bytes(*bytes));
    }
    (capacity, allocatable)
}

/// The node's addresses: the flag's, else what the host name resolves to, else that
/// of the interface with the default route.
pub async fn host_ips(settings: &Settings) -> Result<Vec<String>, String> {
    if !settings.node_ip.is_empty() {
        let mut out = Vec::new();
        for text in settings.node_ip.split(',') {
            let ip: IpAddr = text
                .trim()
                .parse()
                .map_err(|_| format!("failed to run Kubelet: bad --node-ip {:?}", settings.node_ip))?;
            if !ip.is_unspecified() {
                out.push(ip.to_string());
            }
        }
        if !out.is_empty() {
            return Ok(out);
        }
    }
    if let Ok(ip) = settings.hostname.parse::<IpAddr>() {
        return Ok(vec![ip.to_string()]);
    }
    if let Ok(found) = tokio::net::lookup_host((settings.hostname.as_str(), 0)).await {
        let own = interface_addresses();
        let usable =
            found.map(|a| a.ip()).find(|ip| ip.is_ipv4() && !ip.is_loopback() && own.iter().any(|(_, o)| o == ip));
        if let Some(ip) = usable {
            return Ok(vec![ip.to_string()]);
        }
    }
    let route = fs::read_to_string("/proc/net/route").unwrap_or_default();
    let interface = default_interface(&route);
    let own = interface_addresses();
    let chosen = own
        .iter()
        .find(|(name, ip)| Some(name.as_str()) == interface && ip.is_ipv4() && !ip.is_loopback())
        .or_else(|| own.iter().find(|(_, ip)| ip.is_ipv4() && !ip.is_loopback()));
    match chosen {
        Some((_, ip)) => Ok(vec![ip.to_string()]),
        None => Err("no default routes found in \"/proc/net/route\" or \"/proc/net/ipv6_route\"".into()),
    }
}

fn default_interface(route: &str) -> Option<&str> {
    route.lines().skip(1).find_map(|l| {
        let mut fields = l.split_whitespace();
        let name = fields.next()?;
        (fields.next()? == "00000000").then_some(name)
    })
}

fn interface_addresses() -> Vec<(String, IpAddr)> {
    let Ok(list) = nix::ifaddrs::getifaddrs() else { return vec![] };
    list.filter_map(|i| {
        let address = i.address?;
        let ip = match (address.as_sockaddr_in(), address.as_sockaddr_in6()) {
            (Some(v4), _) => IpAddr::V4(v4.ip()),
            (_, Some(v6)) => IpAddr::V6(v6.ip()),
            _ => return None,
        };
        Some((i.interface_name, ip))
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn allocatable_leaves_the_thresholds_out() {
        let settings =
            Settings::with(&json!({"evictionHard": {"memory.available": "100Mi", "nodefs.available": "10%"}}));
        let machine = Machine { cpus: 2, memory_bytes: 24_684_092 * 1024, ..Default::default() };
        let (capacity, allocatable) = resources(&settings, &machine);
        assert_eq!((capacity["memory"].as_str(), allocatable["memory"].as_str()), ("24684092Ki", "24581692Ki"));
        assert_eq!((capacity["cpu"].as_str(), allocatable["cpu"].as_str()), ("2", "2"));
        assert_eq!(allocatable["pods"], "110");
    }

    #[test]
    fn the_default_route_names_the_interface() {
        let text = "Iface\tDestination\tGateway\neth1\t0000FEA9\t0\neth0\t00000000\t0101A8C0\n";
        assert_eq!(default_interface(text), Some("eth0"));
        assert_eq!(meminfo_bytes("MemTotal:       24684092 kB\n", "MemTotal"), 25_276_510_208);
    }
}
