//! Which PersistentVolume a claim may have: class, size, mode, access and place.
//! Shared by the volume binder and the scheduler. Pure.
//!
//! Claims and volumes are views on what the caller holds: specs stay JSON, since
//! the binder writes whole objects back.
//!
//! Upstream followed: component-helpers/storage/volume/{pv_helpers,helpers}.go,
//! staging/src/k8s.io/csi-translation-lib (names only).

use std::cmp::Ordering;
use std::collections::BTreeMap;

use apimachinery::labels::Selector;
use apimachinery::quantity::Quantity;
use serde_json::Value;

use crate::affinity::selector_matches;
use crate::node::Node;
use crate::pod::NodeSelector;

pub const BIND_COMPLETED: &str = "pv.kubernetes.io/bind-completed";
pub const BOUND_BY_CONTROLLER: &str = "pv.kubernetes.io/bound-by-controller";
pub const SELECTED_NODE: &str = "volume.kubernetes.io/selected-node";
pub const DYNAMICALLY_PROVISIONED: &str = "pv.kubernetes.io/provisioned-by";
pub const MIGRATED_TO: &str = "pv.kubernetes.io/migrated-to";
pub const STORAGE_PROVISIONER: &str = "volume.kubernetes.io/storage-provisioner";
pub const BETA_STORAGE_PROVISIONER: &str = "volume.beta.kubernetes.io/storage-provisioner";
pub const BETA_STORAGE_CLASS: &str = "volume.beta.kubernetes.io/storage-class";
pub const NOT_SUPPORTED_PROVISIONER: &str = "kubernetes.io/no-provisioner";

/// In-tree plugins that are served by CSI drivers: plugin, driver, field of a volume source.
pub const MIGRATED: &[(&str, &str, &str)] = &[
    ("kubernetes.io/aws-ebs", "ebs.csi.aws.com", "awsElasticBlockStore"),
    ("kubernetes.io/gce-pd", "pd.csi.storage.gke.io", "gcePersistentDisk"),
    ("kubernetes.io/cinder", "cinder.csi.openstack.org", "cinder"),
    ("kubernetes.io/azure-disk", "disk.csi.azure.com", "azureDisk"),
    ("kubernetes.io/azure-file", "file.csi.azure.com", "azureFile"),
    ("kubernetes.io/vsphere-volume", "csi.vsphere.vmware.com", "vsphereVolume"),
    ("kubernetes.io/portworx-volume", "pxd.portworx.com", "portworxVolume"),
];

/// The CSI driver that serves an in-tree plugin.
pub fn migrated_driver(plugin: &str) -> Option<&'static str> {
    MIGRATED.iter().find(|(name, _, _)| *name == plugin).map(|(_, driver, _)| *driver)
}

#[derive(Debug, Clone, Copy)]
pub struct ClaimView<'a> {
    pub namespace: &'a str,
    pub name: &'a str,
    pub uid: &'a str,
    pub annotations: &'a BTreeMap<String, String>,
    pub spec: &'a Value,
}

#[derive(Debug, Clone, Copy)]
pub struct VolumeView<'a> {
    pub name: &'a str,
    pub labels: &'a BTreeMap<String, String>,
    pub annotations: &'a BTreeMap<String, String>,
    pub deleting: bool,
    pub spec: &'a Value,
    pub phase: &'a str,
}

fn class<'a>(annotations: &'a BTreeMap<String, String>, spec: &'a Value) -> &'a str {
    let beta = annotations.get(BETA_STORAGE_CLASS).map(String::as_str);
    beta.unwrap_or_else(|| spec["storageClassName"].as_str().unwrap_or_default())
}

fn quantity(value: &Value) -> Quantity {
    Quantity::from_value(value).unwrap_or_default()
}

fn mode(spec: &Value) -> &str {
    spec["volumeMode"].as_str().unwrap_or("Filesystem")
}

impl<'a> ClaimView<'a> {
    /// Empty: none is asked for.
    pub fn class(&self) -> &'a str {
        class(self.annotations, self.spec)
    }
    pub fn has_class(&self) -> bool {
        self.annotations.contains_key(BETA_STORAGE_CLASS) || self.spec["storageClassName"].is_string()
    }
    pub fn request(&self) -> Quantity {
        quantity(&self.spec["resources"]["requests"]["storage"])
    }
    pub fn access_modes(&self) -> impl Iterator<Item = &'a str> {
        self.spec["accessModes"].as_array().into_iter().flatten().filter_map(Value::as_str)
    }
    pub fn attributes_class(&self) -> &'a str {
        self.spec["volumeAttributesClassName"].as_str().unwrap_or_default()
    }
    pub fn volume_name(&self) -> &'a str {
        self.spec["volumeName"].as_str().unwrap_or_default()
    }
    /// Bound both ways, as far as the claim tells.
    pub fn is_fully_bound(&self) -> bool {
        !self.volume_name().is_empty() && self.annotations.contains_key(BIND_COMPLETED)
    }
}

impl<'a> VolumeView<'a> {
    pub fn class(&self) -> &'a str {
        class(self.annotations, self.spec)
    }
    pub fn capacity(&self) -> Quantity {
        quantity(&self.spec["capacity"]["storage"])
    }
    pub fn access_modes(&self) -> impl Iterator<Item = &'a str> {
        self.spec["accessModes"].as_array().into_iter().flatten().filter_map(Value::as_str)
    }
    pub fn attributes_class(&self) -> &'a str {
        self.spec["volumeAttributesClassName"].as_str().unwrap_or_default()
    }
    pub fn has_claim(&self) -> bool {
        self.spec["claimRef"].is_object()
    }
    /// It is, or is kept for, this claim.
    pub fn is_bound_to(&self, claim: &ClaimView) -> bool {
        let held = &self.spec["claimRef"];
        let uid = held["uid"].as_str().unwrap_or_default();
        held.is_object()
            && held["name"].as_str().unwrap_or_default() == claim.name
            && held["namespace"].as_str().unwrap_or_default() == claim.namespace
            && (uid.is_empty() || uid == claim.uid)
    }
    /// A pod on the node can reach it.
    pub fn is_reachable(&self, node: &Node) -> bool {
        let required = &self.spec["nodeAffinity"]["required"];
        if required.is_null() {
            return true;
        }
        // What the API server let through can be read.
        serde_json::from_value::<NodeSelector>(required.clone()).is_ok_and(|s| selector_matches(&s, node))
    }
}

pub fn modes_differ(claim: &ClaimView, volume: &VolumeView) -> bool {
    mode(claim.spec) != mode(volume.spec)
}

/// The volume offers every access mode that the claim asks for.
pub fn access_modes_fit(claim: &ClaimView, volume: &VolumeView) -> bool {
    claim.access_modes().all(|wanted| volume.access_modes().any(|m| m == wanted))
}

/// Why the volume that a claim names cannot be its, in upstream's words.
pub fn satisfies(volume: &VolumeView, claim: &ClaimView) -> Result<(), String> {
    if volume.deleting {
        return Err(format!("the volume is marked for deletion {}", apimachinery::field::quote(volume.name)));
    }
    let wrong = if volume.capacity().value() < claim.request().value() {
        "requested PV is too small"
    } else if volume.class() != claim.class() {
        "storageClassName does not match"
    } else if volume.attributes_class() != claim.attributes_class() {
        "volumeAttributesClassName does not match"
    } else if modes_differ(claim, volume) {
        "incompatible volumeMode"
    } else if !access_modes_fit(claim, volume) {
        "incompatible accessMode"
    } else {
        return Ok(());
    };
    Err(wrong.to_owned())
}

/// The smallest of `volumes` that the claim may have, or the one that is kept for
/// it. With `node`, only what a pod there can reach and uses of a pod's scheduling:
/// access modes count, and a claim that waits for its consumer is served; without,
/// the caller has chosen by access modes and `delay_binding` claims get only what is
/// kept for them. `excluded` names volumes that are promised to others.
///
/// An error is a claim's selector that cannot be read.
pub fn find<'v, T>(
    claim: &ClaimView,
    volumes: impl IntoIterator<Item = &'v T>,
    view: impl Fn(&'v T) -> VolumeView<'v>,
    node: Option<&Node>,
    excluded: impl Fn(&str) -> bool,
    delay_binding: bool,
) -> Result<Option<&'v T>, String> {
    let selector = match &claim.spec["selector"] {
        Value::Null => None,
        selector => Some(Selector::from_label_selector(selector).map_err(|error| {
            format!("error creating internal label selector for claim: {}/{}: {error}", claim.namespace, claim.name)
        })?),
    };
    let (request, class) = (claim.request(), claim.class());
    let mut smallest: Option<(Quantity, &'v T)> = None;
    for item in volumes {
        let volume = view(item);
        let bound = volume.is_bound_to(claim);
        let capacity = volume.capacity();
        if excluded(volume.name)
            || (volume.has_claim() && !bound)
            || capacity.cmp(&request) == Ordering::Less
            || modes_differ(claim, &volume)
            || claim.attributes_class() != volume.attributes_class()
            || volume.deleting
        {
            continue;
        }
        let reachable = node.is_none_or(|node| volume.is_reachable(node));
        if bound {
            return Ok(reachable.then_some(item));
        }
        if (node.is_none() && delay_binding)
            || volume.phase != "Available"
            || selector.as_ref().is_some_and(|s| !s.matches(volume.labels))
            || volume.class() != class
            || !reachable
            || (node.is_some() && !access_modes_fit(claim, &volume))
        {
            continue;
        }
        if smallest.as_ref().is_none_or(|(least, _)| capacity < *least) {
            smallest = Some((capacity, item));
        }
    }
    Ok(smallest.map(|(_, item)| item))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    struct Volume {
        name: &'static str,
        spec: Value,
    }

    static NO_MAP: BTreeMap<String, String> = BTreeMap::new();

    fn view(volume: &Volume) -> VolumeView<'_> {
        VolumeView {
            name: volume.name,
            labels: &NO_MAP,
            annotations: &NO_MAP,
            deleting: false,
            spec: &volume.spec,
            phase: "Available",
        }
    }

    fn volume(name: &'static str, size: &str, more: Value) -> Volume {
        let mut spec =
            json!({"capacity": {"storage": size}, "accessModes": ["ReadWriteOnce"], "storageClassName": "s"});
        for (key, value) in more.as_object().unwrap() {
            spec[key] = value.clone();
        }
        Volume { name, spec }
    }

    #[test]
    fn the_smallest_that_fits_or_the_one_kept() {
        let spec = json!({"storageClassName": "s", "accessModes": ["ReadWriteOnce"],
            "resources": {"requests": {"storage": "2Gi"}}});
        let claim = ClaimView { namespace: "n", name: "c", uid: "u", annotations: &NO_MAP, spec: &spec };
        let mut volumes = vec![
            volume("small", "1Gi", json!({})),
            volume("big", "9Gi", json!({})),
            volume("fits", "3Gi", json!({})),
            volume("other-class", "2Gi", json!({"storageClassName": "t"})),
            volume("taken", "2Gi", json!({"claimRef": {"namespace": "n", "name": "d", "uid": "v"}})),
        ];
        let name =
            |volumes: &[Volume], delay| find(&claim, volumes, view, None, |_| false, delay).unwrap().map(|v| v.name);
        assert_eq!(name(&volumes, false), Some("fits"));
        assert_eq!(name(&volumes, true), None, "a consumer comes first");
        volumes.push(volume("kept", "5Gi", json!({"claimRef": {"namespace": "n", "name": "c"}})));
        assert_eq!(name(&volumes, true), Some("kept"));
        let node: Node = serde_json::from_value(json!({"metadata": {"name": "n1"}})).unwrap();
        let found = find(&claim, &volumes[..5], view, Some(&node), |n| n == "fits", true).unwrap();
        assert_eq!(found.map(|v| v.name), Some("big"));
    }

    #[test]
    fn why_a_named_volume_is_not_right() {
        let spec = json!({"storageClassName": "s", "accessModes": ["ReadWriteMany"],
            "resources": {"requests": {"storage": "2Gi"}}});
        let claim = ClaimView { namespace: "n", name: "c", uid: "u", annotations: &NO_MAP, spec: &spec };
        let reason = |v: Volume| satisfies(&view(&v), &claim).unwrap_err();
        assert_eq!(reason(volume("v", "1Gi", json!({}))), "requested PV is too small");
        assert_eq!(reason(volume("v", "2Gi", json!({"storageClassName": "t"}))), "storageClassName does not match");
        assert_eq!(reason(volume("v", "2Gi", json!({"volumeMode": "Block"}))), "incompatible volumeMode");
        assert_eq!(reason(volume("v", "2Gi", json!({}))), "incompatible accessMode");
    }
}
