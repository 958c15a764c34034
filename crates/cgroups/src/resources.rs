//! Arithmetic from requests and limits to kernel values.
//!
//! Everything here is pure; constants are upstream's (pkg/kubelet/cm/helpers_linux.go).

/// Smallest `cpu.shares`.
pub const MIN_SHARES: u64 = 2;
/// Largest `cpu.shares`.
pub const MAX_SHARES: u64 = 262_144;
/// `cpu.shares` of one CPU.
pub const SHARES_PER_CPU: u64 = 1024;
/// Default CFS period, microseconds.
pub const QUOTA_PERIOD_MICROS: u64 = 100_000;
/// Smallest CFS quota, microseconds.
pub const MIN_QUOTA_MICROS: i64 = 1000;

/// Values to set on a group; none leaves the kernel's value alone.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ResourceConfig {
    /// Memory limit in bytes; -1 is no limit.
    pub memory_bytes: Option<i64>,
    /// v1 shares; written as a weight on v2.
    pub cpu_shares: Option<u64>,
    /// CFS quota in microseconds; -1 is no limit.
    pub cpu_quota_micros: Option<i64>,
    /// CFS period in microseconds.
    pub cpu_period_micros: Option<u64>,
    /// Process limit; -1 is no limit.
    pub pids_limit: Option<i64>,
    /// Huge page limits in bytes by page size as the kernel spells it (`2MB`).
    pub hugepage_bytes: Vec<(String, i64)>,
    /// Further v2 files and their values.
    pub unified: Vec<(String, String)>,
}

/// `cpu.shares` for a request in thousandths of a CPU.
pub fn shares_from_milli_cpu(milli: i64) -> u64 {
    let Ok(milli) = u64::try_from(milli) else {
        return MIN_SHARES;
    };
    (milli.saturating_mul(SHARES_PER_CPU) / 1000).clamp(MIN_SHARES, MAX_SHARES)
}

/// CFS quota for a limit in thousandths of a CPU; 0 (no quota) for no limit.
pub fn quota_from_milli_cpu(milli: i64, period_micros: u64) -> i64 {
    if milli == 0 {
        return 0;
    }
    let period = i64::try_from(period_micros).unwrap_or(i64::MAX);
    (milli.saturating_mul(period) / 1000).max(MIN_QUOTA_MICROS)
}

/// Thousandths of a CPU that a quota stands for; 0 for no quota.
pub fn milli_cpu_from_quota(quota: i64, period: i64) -> i64 {
    if quota <= 0 || period <= 0 { 0 } else { quota.saturating_mul(1000) / period }
}

/// Thousandths of a CPU that shares stand for, rounded up; 0 for the smallest shares'
/// lower neighbours.
pub fn milli_cpu_from_shares(shares: i64) -> i64 {
    if shares < MIN_SHARES.cast_signed() {
        return 0;
    }
    let per_cpu = SHARES_PER_CPU.cast_signed();
    (shares.saturating_mul(1000) + per_cpu - 1) / per_cpu
}

/// Shares that a `cpu.weight` stands for: the inverse of [`weight_from_shares`], to the
/// nearest value that gives the weight.
pub fn shares_from_weight(weight: u64) -> u64 {
    let (mut low, mut high) = (MIN_SHARES, MAX_SHARES);
    while low < high {
        let middle = low.midpoint(high);
        if weight_from_shares(middle) < weight {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    low
}

/// `cpu.weight` for `cpu.shares`: the quadratic fit through (2, 1), (1024, 100)
/// and (262144, 10000) that opencontainers/cgroups uses.
pub fn weight_from_shares(shares: u64) -> u64 {
    match shares {
        0 => 0,
        1..=MIN_SHARES => 1,
        MAX_SHARES.. => 10_000,
        _ => {
            let l = (shares as f64).log2();
            let exponent = (l * l + 125.0 * l) / 612.0 - 7.0 / 34.0;
            10f64.powf(exponent).ceil() as u64
        }
    }
}

/// What a pod asks for in all, for [`for_pod`].
#[derive(Debug, Clone, Copy, Default)]
pub struct PodTotals {
    /// Sum of CPU requests, thousandths.
    pub cpu_request_milli: i64,
    /// Sum of CPU limits, thousandths.
    pub cpu_limit_milli: i64,
    /// Every container has a CPU limit.
    pub cpu_limits_declared: bool,
    /// Sum of memory limits, bytes.
    pub memory_limit_bytes: i64,
    /// Every container has a memory limit.
    pub memory_limits_declared: bool,
}

/// QoS class of a pod, as far as its group is concerned.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Qos {
    /// Directly below `kubepods`.
    Guaranteed,
    /// Below `kubepods/burstable`.
    Burstable,
    /// Below `kubepods/besteffort`.
    BestEffort,
}

/// Values of a pod's group.
pub fn for_pod(qos: Qos, totals: PodTotals, enforce_quota: bool, period_micros: u64) -> ResourceConfig {
    let shares = shares_from_milli_cpu(totals.cpu_request_milli);
    let quota = if enforce_quota { quota_from_milli_cpu(totals.cpu_limit_milli, period_micros) } else { -1 };
    let mut config = ResourceConfig::default();
    match qos {
        Qos::Guaranteed => {
            config.cpu_shares = Some(shares);
            config.cpu_quota_micros = Some(quota);
            config.cpu_period_micros = Some(period_micros);
            config.memory_bytes = Some(totals.memory_limit_bytes);
        }
        Qos::Burstable => {
            config.cpu_shares = Some(shares);
            if totals.cpu_limits_declared {
                config.cpu_quota_micros = Some(quota);
                config.cpu_period_micros = Some(period_micros);
            }
            if totals.memory_limits_declared {
                config.memory_bytes = Some(totals.memory_limit_bytes);
            }
        }
        Qos::BestEffort => config.cpu_shares = Some(MIN_SHARES),
    }
    config
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_and_quota() {
        assert_eq!(shares_from_milli_cpu(0), 2);
        assert_eq!(shares_from_milli_cpu(100), 102);
        assert_eq!(shares_from_milli_cpu(2000), 2048);
        assert_eq!(shares_from_milli_cpu(i64::MAX), MAX_SHARES);
        assert_eq!(quota_from_milli_cpu(0, QUOTA_PERIOD_MICROS), 0);
        assert_eq!(quota_from_milli_cpu(500, QUOTA_PERIOD_MICROS), 50_000);
        assert_eq!(quota_from_milli_cpu(1, QUOTA_PERIOD_MICROS), 1000);
    }

    #[test]
    fn weight_goes_through_its_three_points() {
        assert_eq!(weight_from_shares(2), 1);
        assert_eq!(weight_from_shares(1024), 100);
        assert_eq!(weight_from_shares(262_144), 10_000);
        assert_eq!(weight_from_shares(102), 17);
        assert_eq!(weight_from_shares(shares_from_weight(17)), 17);
        assert_eq!((milli_cpu_from_shares(102), milli_cpu_from_shares(2)), (100, 2));
        assert_eq!((milli_cpu_from_quota(50_000, 100_000), milli_cpu_from_quota(-1, 100_000)), (500, 0));
    }

    #[test]
    fn a_burstable_pod_without_all_limits_has_no_quota() {
        let totals = PodTotals {
            cpu_request_milli: 100,
            cpu_limit_milli: 500,
            cpu_limits_declared: true,
            memory_limit_bytes: 67_108_864,
            memory_limits_declared: false,
        };
        let config = for_pod(Qos::Burstable, totals, true, QUOTA_PERIOD_MICROS);
        assert_eq!(config.cpu_shares, Some(102));
        assert_eq!(config.cpu_quota_micros, Some(50_000));
        assert_eq!(config.memory_bytes, None);
    }
}
