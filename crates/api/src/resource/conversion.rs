//! resource.k8s.io/v1beta1 keeps an exact request's fields in the request itself
//! and a device's fields in `basic`.
//!
//! Upstream followed: pkg/apis/resource/v1beta1/conversion.go.

use apimachinery::{Value, json};

use crate::edit::Fields;

/// Fields of an exact device request.
const EXACT: &[&str] = &[
    "deviceClassName",
    "selectors",
    "allocationMode",
    "count",
    "adminAccess",
    "tolerations",
    "capacity",
    "derivedAttributes",
];

/// v1beta1 to v1 and v1beta2.
pub fn from_v1beta1(kind: &str, object: &mut Value) {
    each_request(kind, object, &mut |request| {
        let mut exact = json!({});
        for key in EXACT {
            if let Some(value) = request.remove(key) {
                exact.set(key, value);
            }
        }
        if EXACT.iter().any(|key| !exact.is_zero(key)) {
            request.set("exactly", exact);
        }
    });
    each_device(kind, object, &mut |device| {
        if let Some(Value::Object(basic)) = device.remove("basic") {
            for (key, value) in basic {
                device.set(&key, value);
            }
        }
    });
}

/// v1 and v1beta2 to v1beta1.
pub fn to_v1beta1(kind: &str, object: &mut Value) {
    each_request(kind, object, &mut |request| {
        if let Some(Value::Object(exact)) = request.remove("exactly") {
            for (key, value) in exact {
                request.set(&key, value);
            }
        }
    });
    each_device(kind, object, &mut |device| {
        let Some(map) = device.as_object_mut() else { return };
        let name = map.remove("name");
        let basic = std::mem::take(map);
        if let Some(name) = name {
            device.set("name", name);
        }
        device.set("basic", Value::Object(basic));
    });
}

fn each_request(kind: &str, object: &mut Value, visit: &mut dyn FnMut(&mut Value)) {
    let path = match kind {
        "ResourceClaim" => "spec.devices",
        "ResourceClaimTemplate" => "spec.spec.devices",
        _ => return,
    };
    if let Some(devices) = object.at_mut(path) {
        devices.list_mut("requests").iter_mut().for_each(visit);
    }
}

fn each_device(kind: &str, object: &mut Value, visit: &mut dyn FnMut(&mut Value)) {
    if kind == "ResourceSlice"
        && let Some(spec) = object.at_mut("spec")
    {
        spec.list_mut("devices").iter_mut().for_each(visit);
    }
}
