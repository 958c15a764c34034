//! Slices under systemd, asked for through its bus with `busctl`, which every
//! systemd host has: one transient slice a group, values as unit properties.
//!
//! Limit: properties systemd has no name for (huge pages) are not set here; they
//! are written to the files afterwards, as libcontainer does.

use std::io;
use std::process::Command;

use crate::resources::{ResourceConfig, weight_from_shares};
use crate::{CgroupName, Version};

/// Arguments of `busctl call … StartTransientUnit` for a slice.
pub(crate) fn start_arguments(name: &CgroupName, version: Version, resources: &ResourceConfig) -> Vec<String> {
    let mut properties = vec![
        vec!["Description".into(), "s".into(), format!("libcontainer container {}", name.slice())],
        vec!["DefaultDependencies".into(), "b".into(), "false".into()],
        vec!["MemoryAccounting".into(), "b".into(), "true".into()],
        vec!["CPUAccounting".into(), "b".into(), "true".into()],
        vec!["IOAccounting".into(), "b".into(), "true".into()],
        vec!["TasksAccounting".into(), "b".into(), "true".into()],
    ];
    properties.extend(values(version, resources));
    let mut arguments: Vec<String> = [
        "call",
        "org.freedesktop.systemd1",
        "/org/freedesktop/systemd1",
        "org.freedesktop.systemd1.Manager",
        "StartTransientUnit",
        "ssa(sv)a(sa(sv))",
    ]
    .map(String::from)
    .to_vec();
    arguments.push(name.slice());
    arguments.push("replace".into());
    arguments.push(properties.len().to_string());
    arguments.extend(properties.into_iter().flatten());
    arguments.push("0".into());
    arguments
}

/// Arguments that change the values of a running slice.
pub(crate) fn set_arguments(name: &CgroupName, version: Version, resources: &ResourceConfig) -> Vec<String> {
    let properties = values(version, resources);
    let mut arguments: Vec<String> = [
        "call",
        "org.freedesktop.systemd1",
        "/org/freedesktop/systemd1",
        "org.freedesktop.systemd1.Manager",
        "SetUnitProperties",
        "sba(sv)",
    ]
    .map(String::from)
    .to_vec();
    arguments.push(name.slice());
    arguments.push("true".into());
    arguments.push(properties.len().to_string());
    arguments.extend(properties.into_iter().flatten());
    arguments
}

/// Arguments that stop a slice.
pub(crate) fn stop_arguments(name: &CgroupName) -> Vec<String> {
    let mut arguments: Vec<String> = [
        "call",
        "org.freedesktop.systemd1",
        "/org/freedesktop/systemd1",
        "org.freedesktop.systemd1.Manager",
        "StopUnit",
        "ss",
    ]
    .map(String::from)
    .to_vec();
    arguments.push(name.slice());
    arguments.push("replace".into());
    arguments
}

fn values(version: Version, resources: &ResourceConfig) -> Vec<Vec<String>> {
    let mut properties = Vec::new();
    let mut add = |name: &str, value: u64| {
        properties.push(vec![name.to_string(), "t".into(), value.to_string()]);
    };
    let unlimited = |value: i64| u64::try_from(value).unwrap_or(u64::MAX);
    if let Some(shares) = resources.cpu_shares {
        match version {
            Version::V1 => add("CPUShares", shares),
            Version::V2 => add("CPUWeight", weight_from_shares(shares)),
        }
    }
    if let Some(quota) = resources.cpu_quota_micros {
        let period = resources.cpu_period_micros.unwrap_or(100_000).max(1);
        let per_second = match u64::try_from(quota) {
            Ok(quota) if quota > 0 => {
                // systemd counts in steps of 10 ms a second; rounded up as libcontainer does.
                let raw = quota.saturating_mul(1_000_000) / period;
                raw.div_ceil(10_000) * 10_000
            }
            _ => u64::MAX,
        };
        add("CPUQuotaPerSecUSec", per_second);
    }
    if let Some(memory) = resources.memory_bytes {
        match version {
            Version::V1 => add("MemoryLimit", unlimited(memory)),
            Version::V2 => add("MemoryMax", unlimited(memory)),
        }
    }
    if let Some(pids) = resources.pids_limit {
        add("TasksMax", unlimited(pids));
    }
    properties
}

/// Runs busctl; the error is its own text.
pub(crate) fn busctl(arguments: &[String]) -> io::Result<()> {
    let output = Command::new("busctl").args(arguments).output()?;
    if output.status.success() {
        return Ok(());
    }
    Err(io::Error::other(String::from_utf8_lossy(&output.stderr).trim().to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slice_with_values() {
        let name = CgroupName::parse("/kubepods/burstable");
        let resources = ResourceConfig {
            cpu_shares: Some(1024),
            cpu_quota_micros: Some(50_000),
            cpu_period_micros: Some(100_000),
            memory_bytes: Some(-1),
            ..Default::default()
        };
        let text = start_arguments(&name, Version::V2, &resources).join(" ");
        assert!(text.contains("kubepods-burstable.slice replace 9"), "{text}");
        assert!(text.contains("CPUWeight t 100 CPUQuotaPerSecUSec t 500000"), "{text}");
        assert!(text.ends_with("MemoryMax t 18446744073709551615 0"), "{text}");
    }
}
