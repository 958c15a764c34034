//! Feature gates that the rules of kinds turn on, and the fields of features
//! that are off: dropped on writes unless the stored object uses them already.
//!
//! Patterns are dotted paths with `*` for each element of a list or map and
//! `{c}` for each of the three container lists. The gates are those of the
//! process, as upstream's: set once at start, at v1.37's defaults before.
//!
//! Upstream followed: dropDisabled… of pkg/api/pod/util.go and of the registries.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use apimachinery::Value;

/// A gate and the fields that its feature brings.
pub type Feature = (&'static str, &'static [&'static str]);

/// The gates that this crate asks about, with their defaults in v1.37.
pub const DEFAULTS: &[(&str, bool)] = &[
    ("AtomicWriteVolumeUserFields", false),
    ("CSIVolumeHealth", false),
    ("CompositePodGroup", false),
    ("ContainerRestartRules", true),
    ("ContainerStopSignals", false),
    ("CoordinatedLeaderElection", false),
    ("CrossNamespaceVolumeDataSource", false),
    ("DRAConsumableCapacity", true),
    ("DRADerivedAttributes", false),
    ("DRADeviceCompatibilityGroups", false),
    ("DRADeviceTaints", true),
    ("DRAListTypeAttributes", false),
    ("DRANodeAllocatableResources", false),
    ("DRAOptionalNodeOperations", false),
    ("DRAPartitionableDevices", true),
    ("DRAPartitionableDevicesType", false),
    ("EmptyDirVolumeMode", false),
    ("EnvFiles", true),
    ("EvictionRequestAPI", false),
    ("GRPCContainerProbeTLS", false),
    ("GenericWorkload", false),
    ("H2CContainerProbe", false),
    ("ImageVolumeWithDigest", false),
    ("InPlacePodLevelResourcesVerticalScaling", true),
    ("InPlacePodVerticalScalingMemoryBackedVolumes", false),
    ("InPlacePodVerticalScalingSchedulerPreemption", false),
    ("MaxUnavailableStatefulSet", true),
    ("PodLevelResources", true),
    ("ResourceHealthStatus", true),
    ("TaintTolerationComparisonOperators", false),
    ("VolumeBindMountOptions", false),
    ("VolumeLimitScaling", true),
    ("WorkloadWithJob", false),
];

static SET: OnceLock<BTreeMap<String, bool>> = OnceLock::new();

/// Sets the gates of this process; the first call holds.
pub fn set(gates: impl IntoIterator<Item = (String, bool)>) {
    let _ = SET.set(gates.into_iter().collect());
}

/// Whether a gate is on; a name that is none is off.
pub fn enabled(name: &str) -> bool {
    let given = SET.get().and_then(|gates| gates.get(name)).copied();
    given.unwrap_or_else(|| DEFAULTS.iter().any(|(gate, on)| *gate == name && *on))
}

const CONTAINERS: [&str; 3] = ["containers", "initContainers", "ephemeralContainers"];

/// Drops the fields of each feature that is off from `object`, unless `old`
/// uses any of them.
pub fn drop_unused(object: &mut Value, old: &Value, features: &[Feature]) {
    for (gate, fields) in features {
        if !enabled(gate) && !in_use(old, fields) {
            for pattern in fields.iter().flat_map(|pattern| expand(pattern)) {
                remove(object, &pattern.split('.').collect::<Vec<_>>());
            }
        }
    }
}

fn in_use(value: &Value, feature: &[&str]) -> bool {
    feature
        .iter()
        .flat_map(|pattern| expand(pattern))
        .any(|pattern| exists(value, &pattern.split('.').collect::<Vec<_>>()))
}

fn expand(pattern: &str) -> Vec<String> {
    if pattern.contains("{c}") {
        CONTAINERS.iter().map(|list| pattern.replace("{c}", list)).collect()
    } else {
        vec![pattern.to_owned()]
    }
}

fn exists(value: &Value, path: &[&str]) -> bool {
    let Some((first, rest)) = path.split_first() else { return !value.is_null() };
    match (value, *first) {
        (Value::Array(list), "*") => list.iter().any(|entry| exists(entry, rest)),
        (Value::Object(map), "*") => map.values().any(|entry| exists(entry, rest)),
        (_, key) => value.get(key).is_some_and(|entry| exists(entry, rest)),
    }
}

fn remove(value: &mut Value, path: &[&str]) {
    let Some((first, rest)) = path.split_first() else { return };
    match (&mut *value, *first) {
        (Value::Array(list), "*") => list.iter_mut().for_each(|entry| remove(entry, rest)),
        (Value::Object(map), "*") => map.values_mut().for_each(|entry| remove(entry, rest)),
        (Value::Object(map), key) if rest.is_empty() => {
            map.remove(key);
        }
        (Value::Object(map), key) => {
            if let Some(entry) = map.get_mut(key) {
                remove(entry, rest);
            }
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use apimachinery::json;

    use super::*;

    #[test]
    fn fields_in_use_stay() {
        let feature: &[Feature] = &[("NoSuchGate", &["{c}.*.x.y"])];
        let object = json!({"containers": [{"x": {"y": 1, "z": 2}}], "initContainers": [{"x": {"y": 1}}]});
        let mut fresh = object.clone();
        drop_unused(&mut fresh, &Value::Null, feature);
        assert_eq!(fresh, json!({"containers": [{"x": {"z": 2}}], "initContainers": [{"x": {}}]}));
        let mut kept = object.clone();
        drop_unused(&mut kept, &json!({"ephemeralContainers": [{"x": {"y": 3}}]}), feature);
        assert_eq!(kept, object);
        let mut on = object.clone();
        drop_unused(&mut on, &Value::Null, &[("EnvFiles", &["{c}.*.x.y"])]);
        assert_eq!(on, object);
    }
}
