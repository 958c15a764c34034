//! Defaults of the device kinds of resource.k8s.io, of all versions.
//!
//! Upstream followed: pkg/apis/resource/*/defaults.go.

use apimachinery::Value;

use crate::edit::Fields;

/// Pools that a status request reports at most.
const POOL_STATUS_LIMIT: i64 = 100;

/// Defaults of a ResourceClaim or, with `template`, of a ResourceClaimTemplate.
pub fn claim(api_version: &str, template: bool, object: &mut Value) {
    if let Some(devices) = object.at_mut("status.allocation.devices") {
        for result in devices.list_mut("results") {
            tolerations(result);
        }
    }
    let path = if template { "spec.spec.devices" } else { "spec.devices" };
    if let Some(devices) = object.at_mut(path) {
        for request in devices.list_mut("requests") {
            if let Some(exact) = request.at_mut("exactly") {
                device_request(exact);
            } else if api_version.ends_with("/v1beta1") {
                // v1beta1 has the fields of an exact request in the request itself.
                tolerations(request);
                if !request.is_zero("deviceClassName") {
                    device_request(request);
                }
            }
            for alternative in request.list_mut("firstAvailable") {
                device_request(alternative);
            }
        }
    }
}

fn device_request(request: &mut Value) {
    tolerations(request);
    request.default_zero("allocationMode", "ExactCount");
    if request.text("allocationMode") == "ExactCount" {
        request.default_zero("count", 1);
    }
}

fn tolerations(holder: &mut Value) {
    for toleration in holder.list_mut("tolerations") {
        toleration.default_zero("operator", "Equal");
    }
}

/// Defaults of a ResourceSlice: times of taints, `now` in RFC 3339.
pub fn slice(now: &str, object: &mut Value) {
    let Some(spec) = object.at_mut("spec") else { return };
    for device in spec.list_mut("devices") {
        for taint in device.list_mut("taints") {
            taint.default("timeAdded", now);
        }
        // v1beta1 keeps a device's fields in `basic`.
        if let Some(basic) = device.at_mut("basic") {
            for taint in basic.list_mut("taints") {
                taint.default("timeAdded", now);
            }
        }
    }
}

/// Defaults of a DeviceTaintRule.
pub fn taint_rule(now: &str, object: &mut Value) {
    object.child("spec").child("taint").default("timeAdded", now);
}

/// Defaults of a ResourcePoolStatusRequest.
pub fn pool_status_request(object: &mut Value) {
    object.child("spec").default("limit", POOL_STATUS_LIMIT);
}
