//! Rules of a claim's status: what is allocated, for whom, and how devices do.
//!
//! Upstream followed: pkg/apis/resource/validation.

use apimachinery::{ErrorList, FieldError, Path, Value};
use serde_json::json;

use crate::resource::claim_rules::RequestNames;
use crate::resource::rules::{
    CONFIG_MAX, binding_conditions, configuration, covered, driver_declared, fits, label, pool_name, raw_extension,
    repeated, share_id, skip_node_operations, tolerations,
};
use crate::validation::meta::conditions;
use crate::validation::names;
use crate::validation::pod::volume_sources::csi_driver_name;
use crate::validation::push::{Named, Push, Shown};
use crate::validation::selectors::node_selector;
use crate::validation::value::Get;

const CONSUMERS_MAX: usize = 256;
const RESULTS_MAX: usize = 32;
const CONDITIONS_MAX: usize = 8;
const DATA_MAX: usize = 10 << 10;
const ADDRESSES_MAX: usize = 16;
const INTERFACE_MAX: usize = 256;
const HARDWARE_MAX: usize = 128;

/// `status` in place of `old`.
pub fn status(out: &mut ErrorList, status: &Value, old: &Value, deleted: bool, known: &RequestNames) {
    let path = Path::new("status");
    let (consumers, at) = (status.list("reservedFor"), path.child("reservedFor"));
    if fits(out, consumers.len(), CONSUMERS_MAX, &at) {
        for (i, consumer) in consumers.iter().enumerate() {
            for field in ["resource", "name", "uid"] {
                if consumer.s(field).is_empty() {
                    out.required(&at.index(i).child(field), "");
                }
            }
        }
        let uids: Vec<&str> = consumers.iter().map(|consumer| consumer.s("uid")).collect();
        repeated(out, &uids, &at);
    }
    let allocation = status.opt("allocation");
    device_statuses(out, status, allocation, &path.child("devices"));
    if !consumers.is_empty() {
        let stored = old.list("reservedFor");
        if allocation.is_none() {
            out.forbidden(&at, "may not be specified when `allocated` is not set");
        } else if deleted && consumers.iter().any(|consumer| !stored.contains(consumer)) {
            let detail = "new entries may not be added while `deallocationRequested` or `deletionTimestamp` are set";
            out.forbidden(&at, detail);
        }
    }
    // That an allocation stays is a declarative rule.
    if let Some(allocation) = allocation.filter(|_| !old.has("allocation")) {
        allocation_result(out, allocation, known, &path.child("allocation"));
    }
}

fn device_id(entry: &Value) -> [&str; 4] {
    ["driver", "pool", "device", "shareID"].map(|field| entry.s(field))
}

fn device_statuses(out: &mut ErrorList, status: &Value, allocation: Option<&Value>, path: &Path) {
    let results = allocation.map_or(&[][..], |allocation| allocation.at("devices").list("results"));
    let allocated: Vec<[&str; 4]> = results.iter().map(device_id).collect();
    let devices = status.list("devices");
    for (i, device) in devices.iter().enumerate() {
        device_status(out, device, &allocated, &path.index(i));
    }
    for (i, device) in devices.iter().enumerate() {
        if devices[..i].iter().any(|other| device_id(other) == device_id(device)) {
            out.add(FieldError::duplicate(&path.index(i), device).covered());
        }
    }
}

fn device_status(out: &mut ErrorList, device: &Value, allocated: &[[&str; 4]], path: &Path) {
    csi_driver_name(out, device.s("driver"), &path.child("driver"));
    pool_name(out, device.s("pool"), &path.child("pool"));
    label(out, device.s("device"), &path.child("device"));
    if let Some(id) = device.opt_s("shareID") {
        share_id(out, id, &path.child("shareID"));
    }
    let id = device_id(device);
    if !allocated.contains(&id) {
        let quoted = id.map(|part| json!(part).to_string());
        let [driver, pool, name, share] = quoted;
        let whole = format!("{{\"Driver\":{driver},\"Pool\":{pool},\"Device\":{name},\"ShareID\":{share}}}");
        out.invalid(path, Shown(whole), "must be an allocated device in the claim");
    }
    let (list, at) = (device.list("conditions"), path.child("conditions"));
    if list.len() > CONDITIONS_MAX {
        out.too_many(&at, list.len(), CONDITIONS_MAX as i64);
    }
    conditions(out, list, &at);
    if let Some(data) = device.opt("data") {
        raw_extension(out, data, false, DATA_MAX, &path.child("data"));
    }
    if let Some(network) = device.opt("networkData") {
        network_data(out, network, &path.child("networkData"));
    }
}

fn network_data(out: &mut ErrorList, network: &Value, path: &Path) {
    for (field, max) in [("interfaceName", INTERFACE_MAX), ("hardwareAddress", HARDWARE_MAX)] {
        if network.s(field).len() > max {
            let error = FieldError::too_long(&path.child(field), max as i64);
            out.add(error.with_origin("maxBytes").covered());
        }
    }
    let (addresses, at) = (network.strings("ips"), path.child("ips"));
    if fits(out, addresses.len(), ADDRESSES_MAX, &at) {
        for (i, address) in addresses.iter().enumerate() {
            out.extend(names::interface_address(&at.index(i), address));
        }
        repeated(out, &addresses, &at);
    }
}

fn allocation_result(out: &mut ErrorList, allocation: &Value, known: &RequestNames, path: &Path) {
    let (devices, at) = (allocation.at("devices"), path.child("devices"));
    let (results, results_at) = (devices.list("results"), at.child("results"));
    if fits(out, results.len(), RESULTS_MAX, &results_at) {
        for (i, result) in results.iter().enumerate() {
            self::result(out, result, known, &results_at.index(i));
        }
    }
    let (configs, at) = (devices.list("config"), at.child("config"));
    if fits(out, configs.len(), 2 * CONFIG_MAX, &at) {
        for (i, config) in configs.iter().enumerate() {
            let at = at.index(i);
            covered(out, |out| match config.s("source") {
                "" => out.required(&at.child("source"), ""),
                "FromClaim" | "FromClass" => {}
                other => out.unsupported(&at.child("source"), Named(other), &["FromClaim", "FromClass"]),
            });
            known.check_all(out, &config.strings("requests"), &at.child("requests"));
            configuration(out, config, false, &at);
        }
    }
    if let Some(selector) = allocation.opt("nodeSelector") {
        node_selector(out, selector, false, &path.child("nodeSelector"));
    }
}

fn result(out: &mut ErrorList, result: &Value, known: &RequestNames, path: &Path) {
    known.check(out, result.s("request"), &path.child("request"));
    driver_declared(out, result.s("driver"), &path.child("driver"));
    covered(out, |out| pool_name(out, result.s("pool"), &path.child("pool")));
    label(out, result.s("device"), &path.child("device"));
    binding_conditions(out, result, path);
    tolerations(out, result.list("tolerations"), &path.child("tolerations"));
    if let Some(id) = result.opt_s("shareID") {
        share_id(out, id, &path.child("shareID"));
    }
    skip_node_operations(out, result, path);
}
