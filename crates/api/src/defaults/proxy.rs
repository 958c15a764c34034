//! Defaults of KubeProxyConfiguration.
//!
//! Upstream followed: pkg/proxy/apis/config/v1alpha1/defaults.go.

use std::net::IpAddr;

use apimachinery::Value;

use super::table::{self, Default::*, When::*};
use crate::edit::Fields;

const HEALTHZ_PORT: u16 = 10256;
const METRICS_PORT: u16 = 10249;

const TABLE: &[table::Line] = &[
    ("oomScoreAdj", Absent, Int(-999)),
    ("iptables.syncPeriod", ZeroDuration, Text("30s")),
    ("iptables.minSyncPeriod", ZeroDuration, Text("1s")),
    ("iptables.localhostNodePorts", Absent, Bool(true)),
    ("iptables.masqueradeBit", Absent, Int(14)),
    ("ipvs.syncPeriod", ZeroDuration, Text("30s")),
    ("nftables.syncPeriod", ZeroDuration, Text("30s")),
    ("nftables.minSyncPeriod", ZeroDuration, Text("1s")),
    ("nftables.masqueradeBit", Absent, Int(14)),
    ("conntrack.maxPerCore", Absent, Int(32 * 1024)),
    ("conntrack.min", Absent, Int(128 * 1024)),
    ("conntrack.tcpEstablishedTimeout", Absent, Text("24h0m0s")),
    ("conntrack.tcpCloseWaitTimeout", Absent, Text("1h0m0s")),
    ("configSyncPeriod", ZeroDuration, Text("15m0s")),
    ("clientConnection.contentType", Zero, Text("application/vnd.kubernetes.protobuf")),
    ("clientConnection.qps", Zero, Int(5)),
    ("clientConnection.burst", Zero, Int(10)),
    ("logging.format", Zero, Text("text")),
    ("logging.flushFrequency", ZeroDuration, Text("5s")),
];

/// Defaults of a KubeProxyConfiguration.
pub fn apply(object: &mut Value) {
    object.default_zero("bindAddress", "0.0.0.0");
    let v4 = matches!(object.text("bindAddress").parse(), Ok(IpAddr::V4(_)));
    let (healthz, metrics) = if v4 { ("0.0.0.0", "127.0.0.1") } else { ("[::]", "[::1]") };
    address(object, "healthzBindAddress", healthz, HEALTHZ_PORT);
    address(object, "metricsBindAddress", metrics, METRICS_PORT);
    table::apply(object, TABLE);
}

fn address(object: &mut Value, key: &str, host: &str, port: u16) {
    let text = match object.text(key) {
        "" => format!("{host}:{port}"),
        given => with_port(given, port),
    };
    object.set(key, text);
}

/// Appends the port to a bare IP address; what has one, or is none, stays.
fn with_port(address: &str, port: u16) -> String {
    match address.parse() {
        Ok(IpAddr::V4(ip)) => format!("{ip}:{port}"),
        Ok(IpAddr::V6(_)) => format!("[{address}]:{port}"),
        Err(_) => address.to_owned(),
    }
}
