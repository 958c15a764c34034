//! The row of a service.

use apimachinery::Value;

use crate::edit::Fields;
use crate::printers::{self, NONE, or};

/// Cells: Name, Type, Cluster-IP, External-IP, Port(s), Age, Selector.
pub fn cells(service: &Value, now: i64) -> Vec<Value> {
    let spec = &service["spec"];
    let cluster_ip = spec.list("clusterIPs").first().and_then(Value::as_str).unwrap_or(NONE);
    let ports: Vec<String> = spec
        .list("ports")
        .iter()
        .map(|port| {
            let (number, protocol) = (port.int("port").unwrap_or(0), port.text("protocol"));
            match port.int("nodePort") {
                Some(node_port) if node_port > 0 => format!("{number}:{node_port}/{protocol}"),
                _ => format!("{number}/{protocol}"),
            }
        })
        .collect();
    vec![
        printers::name(service),
        spec.text("type").into(),
        cluster_ip.into(),
        external_ip(service).into(),
        or(&ports.join(","), NONE).into(),
        printers::age(service, now),
        printers::labels(spec.at("selector")).into(),
    ]
}

fn external_ip(service: &Value) -> String {
    let spec = &service["spec"];
    let own: Vec<&str> = spec.list("externalIPs").iter().filter_map(Value::as_str).collect();
    match spec.text("type") {
        "ClusterIP" | "NodePort" => or(&own.join(","), NONE),
        "LoadBalancer" => {
            let balancer = printers::load_balancer(&service["status"]);
            let all: Vec<&str> = [balancer.as_str()].into_iter().filter(|text| !text.is_empty()).chain(own).collect();
            or(&all.join(","), "<pending>")
        }
        "ExternalName" => spec.text("externalName").to_owned(),
        _ => UNKNOWN_TYPE.to_owned(),
    }
}

const UNKNOWN_TYPE: &str = printers::UNKNOWN;
