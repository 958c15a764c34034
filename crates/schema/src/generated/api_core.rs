// Made by hack/gen-schema; do not edit.
use crate::types::*;

// io.k8s.api.core.v1.AWSElasticBlockStoreVolumeSource
pub static F344: [Field; 4] = [
    Field { json: "volumeID", go: "VolumeID", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "fsType", go: "FSType", omit_empty: true, number: 2, ..F },
    Field { json: "partition", go: "Partition", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 3, ..F },
    Field { json: "readOnly", go: "ReadOnly", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 4, ..F },
];
pub static T344: Type = Type { name: "io.k8s.api.core.v1.AWSElasticBlockStoreVolumeSource", go: "AWSElasticBlockStoreVolumeSource", fields: &F344, json_fields: &[&F344[0], &F344[1], &F344[2], &F344[3]], by_name: &[1, 2, 3, 0], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.Affinity
pub static F345: [Field; 3] = [
    Field { json: "nodeAffinity", go: "NodeAffinity", go_type: "v1.NodeAffinity", kind: Kind::Struct(&super::api_core::T447), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "podAffinity", go: "PodAffinity", go_type: "v1.PodAffinity", kind: Kind::Struct(&super::api_core::T484), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "podAntiAffinity", go: "PodAntiAffinity", go_type: "v1.PodAntiAffinity", kind: Kind::Struct(&super::api_core::T486), omit_empty: true, pointer: true, number: 3, ..F },
];
pub static T345: Type = Type { name: "io.k8s.api.core.v1.Affinity", go: "Affinity", fields: &F345, json_fields: &[&F345[0], &F345[1], &F345[2]], by_name: &[0, 1, 2], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.AppArmorProfile
pub static F346: [Field; 2] = [
    Field { json: "type", go: "Type", go_type: "v1.AppArmorProfileType", required: true, number: 1, enums: &["Localhost", "RuntimeDefault", "Unconfined"], default: "\"\"", ..F },
    Field { json: "localhostProfile", go: "LocalhostProfile", omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T346: Type = Type { name: "io.k8s.api.core.v1.AppArmorProfile", go: "AppArmorProfile", fields: &F346, json_fields: &[&F346[0], &F346[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-unions\":[{\"discriminator\":\"type\",\"fields-to-discriminateBy\":{\"localhostProfile\":\"LocalhostProfile\"}}]}" };
// io.k8s.api.core.v1.AttachedVolume
pub static F347: [Field; 2] = [
    Field { json: "name", go: "Name", go_type: "v1.UniqueVolumeName", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "devicePath", go: "DevicePath", required: true, number: 2, default: "\"\"", ..F },
];
pub static T347: Type = Type { name: "io.k8s.api.core.v1.AttachedVolume", go: "AttachedVolume", fields: &F347, json_fields: &[&F347[0], &F347[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.AzureDiskVolumeSource
pub static F348: [Field; 6] = [
    Field { json: "diskName", go: "DiskName", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "diskURI", go: "DataDiskURI", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "cachingMode", go: "CachingMode", go_type: "v1.AzureDataDiskCachingMode", omit_empty: true, pointer: true, number: 3, enums: &["None", "ReadOnly", "ReadWrite"], default: "\"ReadWrite\"", ..F },
    Field { json: "fsType", go: "FSType", omit_empty: true, pointer: true, number: 4, default: "\"ext4\"", ..F },
    Field { json: "readOnly", go: "ReadOnly", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 5, default: "false", ..F },
    Field { json: "kind", go: "Kind", go_type: "v1.AzureDataDiskKind", omit_empty: true, pointer: true, number: 6, enums: &["Dedicated", "Managed", "Shared"], default: "\"Shared\"", ..F },
];
pub static T348: Type = Type { name: "io.k8s.api.core.v1.AzureDiskVolumeSource", go: "AzureDiskVolumeSource", fields: &F348, json_fields: &[&F348[0], &F348[1], &F348[2], &F348[3], &F348[4], &F348[5]], by_name: &[2, 0, 1, 3, 5, 4], by_number: &[0, 1, 2, 3, 4, 5], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.AzureFilePersistentVolumeSource
pub static F349: [Field; 4] = [
    Field { json: "secretName", go: "SecretName", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "shareName", go: "ShareName", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "readOnly", go: "ReadOnly", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 3, ..F },
    Field { json: "secretNamespace", go: "SecretNamespace", pointer: true, number: 4, ..F },
];
pub static T349: Type = Type { name: "io.k8s.api.core.v1.AzureFilePersistentVolumeSource", go: "AzureFilePersistentVolumeSource", fields: &F349, json_fields: &[&F349[0], &F349[1], &F349[2], &F349[3]], by_name: &[2, 0, 3, 1], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.AzureFileVolumeSource
pub static F350: [Field; 3] = [
    Field { json: "secretName", go: "SecretName", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "shareName", go: "ShareName", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "readOnly", go: "ReadOnly", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 3, ..F },
];
pub static T350: Type = Type { name: "io.k8s.api.core.v1.AzureFileVolumeSource", go: "AzureFileVolumeSource", fields: &F350, json_fields: &[&F350[0], &F350[1], &F350[2]], by_name: &[2, 0, 1], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.Binding
pub static F351: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "target", go: "Target", go_type: "v1.ObjectReference", kind: Kind::Struct(&super::api_core::T469), required: true, number: 2, default: "{}", ..F },
];
pub static T351: Type = Type { name: "io.k8s.api.core.v1.Binding", go: "Binding", fields: &F351, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F351[1], &F351[2]], by_name: &[1, 0, 2, 3], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.CSIPersistentVolumeSource
pub static F352: [Field; 10] = [
    Field { json: "driver", go: "Driver", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "volumeHandle", go: "VolumeHandle", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "readOnly", go: "ReadOnly", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 3, ..F },
    Field { json: "fsType", go: "FSType", omit_empty: true, number: 4, ..F },
    Field { json: "volumeAttributes", go: "VolumeAttributes", go_type: "map[string]string", kind: Kind::Map(&Kind::String), omit_empty: true, number: 5, ..F },
    Field { json: "controllerPublishSecretRef", go: "ControllerPublishSecretRef", go_type: "v1.SecretReference", kind: Kind::Struct(&super::api_core::T547), omit_empty: true, pointer: true, number: 6, ..F },
    Field { json: "nodeStageSecretRef", go: "NodeStageSecretRef", go_type: "v1.SecretReference", kind: Kind::Struct(&super::api_core::T547), omit_empty: true, pointer: true, number: 7, ..F },
    Field { json: "nodePublishSecretRef", go: "NodePublishSecretRef", go_type: "v1.SecretReference", kind: Kind::Struct(&super::api_core::T547), omit_empty: true, pointer: true, number: 8, ..F },
    Field { json: "controllerExpandSecretRef", go: "ControllerExpandSecretRef", go_type: "v1.SecretReference", kind: Kind::Struct(&super::api_core::T547), omit_empty: true, pointer: true, number: 9, ..F },
    Field { json: "nodeExpandSecretRef", go: "NodeExpandSecretRef", go_type: "v1.SecretReference", kind: Kind::Struct(&super::api_core::T547), omit_empty: true, pointer: true, number: 10, ..F },
];
pub static T352: Type = Type { name: "io.k8s.api.core.v1.CSIPersistentVolumeSource", go: "CSIPersistentVolumeSource", fields: &F352, json_fields: &[&F352[0], &F352[1], &F352[2], &F352[3], &F352[4], &F352[5], &F352[6], &F352[7], &F352[8], &F352[9]], by_name: &[8, 5, 0, 3, 9, 7, 6, 2, 4, 1], by_number: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.CSIVolumeSource
pub static F353: [Field; 5] = [
    Field { json: "driver", go: "Driver", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "readOnly", go: "ReadOnly", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "fsType", go: "FSType", omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "volumeAttributes", go: "VolumeAttributes", go_type: "map[string]string", kind: Kind::Map(&Kind::String), omit_empty: true, number: 4, ..F },
    Field { json: "nodePublishSecretRef", go: "NodePublishSecretRef", go_type: "v1.LocalObjectReference", kind: Kind::Struct(&super::api_core::T436), omit_empty: true, pointer: true, number: 5, ..F },
];
pub static T353: Type = Type { name: "io.k8s.api.core.v1.CSIVolumeSource", go: "CSIVolumeSource", fields: &F353, json_fields: &[&F353[0], &F353[1], &F353[2], &F353[3], &F353[4]], by_name: &[0, 2, 4, 1, 3], by_number: &[0, 1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.Capabilities
pub static F354: [Field; 2] = [
    Field { json: "add", go: "Add", go_type: "[]v1.Capability", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
    Field { json: "drop", go: "Drop", go_type: "[]v1.Capability", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
];
pub static T354: Type = Type { name: "io.k8s.api.core.v1.Capabilities", go: "Capabilities", fields: &F354, json_fields: &[&F354[0], &F354[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.CephFSPersistentVolumeSource
pub static F355: [Field; 6] = [
    Field { json: "monitors", go: "Monitors", go_type: "[]string", kind: Kind::List(&Kind::String), required: true, list_type: ListType::Atomic, number: 1, ..F },
    Field { json: "path", go: "Path", omit_empty: true, number: 2, ..F },
    Field { json: "user", go: "User", omit_empty: true, number: 3, ..F },
    Field { json: "secretFile", go: "SecretFile", omit_empty: true, number: 4, ..F },
    Field { json: "secretRef", go: "SecretRef", go_type: "v1.SecretReference", kind: Kind::Struct(&super::api_core::T547), omit_empty: true, pointer: true, number: 5, ..F },
    Field { json: "readOnly", go: "ReadOnly", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 6, ..F },
];
pub static T355: Type = Type { name: "io.k8s.api.core.v1.CephFSPersistentVolumeSource", go: "CephFSPersistentVolumeSource", fields: &F355, json_fields: &[&F355[0], &F355[1], &F355[2], &F355[3], &F355[4], &F355[5]], by_name: &[0, 1, 5, 3, 4, 2], by_number: &[0, 1, 2, 3, 4, 5], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.CephFSVolumeSource
pub static F356: [Field; 6] = [
    Field { json: "monitors", go: "Monitors", go_type: "[]string", kind: Kind::List(&Kind::String), required: true, list_type: ListType::Atomic, number: 1, ..F },
    Field { json: "path", go: "Path", omit_empty: true, number: 2, ..F },
    Field { json: "user", go: "User", omit_empty: true, number: 3, ..F },
    Field { json: "secretFile", go: "SecretFile", omit_empty: true, number: 4, ..F },
    Field { json: "secretRef", go: "SecretRef", go_type: "v1.LocalObjectReference", kind: Kind::Struct(&super::api_core::T436), omit_empty: true, pointer: true, number: 5, ..F },
    Field { json: "readOnly", go: "ReadOnly", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 6, ..F },
];
pub static T356: Type = Type { name: "io.k8s.api.core.v1.CephFSVolumeSource", go: "CephFSVolumeSource", fields: &F356, json_fields: &[&F356[0], &F356[1], &F356[2], &F356[3], &F356[4], &F356[5]], by_name: &[0, 1, 5, 3, 4, 2], by_number: &[0, 1, 2, 3, 4, 5], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.CinderPersistentVolumeSource
pub static F357: [Field; 4] = [
    Field { json: "volumeID", go: "VolumeID", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "fsType", go: "FSType", omit_empty: true, number: 2, ..F },
    Field { json: "readOnly", go: "ReadOnly", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 3, ..F },
    Field { json: "secretRef", go: "SecretRef", go_type: "v1.SecretReference", kind: Kind::Struct(&super::api_core::T547), omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T357: Type = Type { name: "io.k8s.api.core.v1.CinderPersistentVolumeSource", go: "CinderPersistentVolumeSource", fields: &F357, json_fields: &[&F357[0], &F357[1], &F357[2], &F357[3]], by_name: &[1, 2, 3, 0], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.CinderVolumeSource
pub static F358: [Field; 4] = [
    Field { json: "volumeID", go: "VolumeID", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "fsType", go: "FSType", omit_empty: true, number: 2, ..F },
    Field { json: "readOnly", go: "ReadOnly", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 3, ..F },
    Field { json: "secretRef", go: "SecretRef", go_type: "v1.LocalObjectReference", kind: Kind::Struct(&super::api_core::T436), omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T358: Type = Type { name: "io.k8s.api.core.v1.CinderVolumeSource", go: "CinderVolumeSource", fields: &F358, json_fields: &[&F358[0], &F358[1], &F358[2], &F358[3]], by_name: &[1, 2, 3, 0], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.ClientIPConfig
pub static F359: [Field; 1] = [
    Field { json: "timeoutSeconds", go: "TimeoutSeconds", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 1, ..F },
];
pub static T359: Type = Type { name: "io.k8s.api.core.v1.ClientIPConfig", go: "ClientIPConfig", fields: &F359, json_fields: &[&F359[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.ClusterTrustBundleProjection
pub static F360: [Field; 6] = [
    Field { json: "name", go: "Name", omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "signerName", go: "SignerName", omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "labelSelector", go: "LabelSelector", go_type: "v1.LabelSelector", kind: Kind::Struct(&super::apimachinery::T1258), omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "optional", go: "Optional", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 5, ..F },
    Field { json: "path", go: "Path", required: true, number: 4, default: "\"\"", ..F },
    Field { json: "user", go: "User", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 6, ..F },
];
pub static T360: Type = Type { name: "io.k8s.api.core.v1.ClusterTrustBundleProjection", go: "ClusterTrustBundleProjection", fields: &F360, json_fields: &[&F360[0], &F360[1], &F360[2], &F360[3], &F360[4], &F360[5]], by_name: &[2, 0, 3, 4, 1, 5], by_number: &[0, 1, 2, 4, 3, 5], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.ComponentCondition
pub static F361: [Field; 4] = [
    Field { json: "type", go: "Type", go_type: "v1.ComponentConditionType", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "status", go: "Status", go_type: "v1.ConditionStatus", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "message", go: "Message", omit_empty: true, number: 3, ..F },
    Field { json: "error", go: "Error", omit_empty: true, number: 4, ..F },
];
pub static T361: Type = Type { name: "io.k8s.api.core.v1.ComponentCondition", go: "ComponentCondition", fields: &F361, json_fields: &[&F361[0], &F361[1], &F361[2], &F361[3]], by_name: &[3, 2, 1, 0], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.ComponentStatus
pub static F362: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "conditions", go: "Conditions", go_type: "[]v1.ComponentCondition", kind: Kind::List(&Kind::Struct(&super::api_core::T361)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["type"], patch_strategy: "merge", patch_merge_key: "type", number: 2, ..F },
];
pub static T362: Type = Type { name: "io.k8s.api.core.v1.ComponentStatus", go: "ComponentStatus", fields: &F362, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F362[1], &F362[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.ComponentStatusList
pub static F363: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.ComponentStatus", kind: Kind::List(&Kind::Struct(&super::api_core::T362)), required: true, number: 2, ..F },
];
pub static T363: Type = Type { name: "io.k8s.api.core.v1.ComponentStatusList", go: "ComponentStatusList", fields: &F363, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F363[1], &F363[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.ConfigMap
pub static F364: [Field; 5] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "immutable", go: "Immutable", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "data", go: "Data", go_type: "map[string]string", kind: Kind::Map(&Kind::String), omit_empty: true, number: 2, ..F },
    Field { json: "binaryData", go: "BinaryData", go_type: "map[string][]uint8", kind: Kind::Map(&Kind::Bytes), omit_empty: true, number: 3, ..F },
];
pub static T364: Type = Type { name: "io.k8s.api.core.v1.ConfigMap", go: "ConfigMap", fields: &F364, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F364[1], &F364[2], &F364[3], &F364[4]], by_name: &[1, 5, 4, 3, 0, 2], by_number: &[1, 3, 4, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.ConfigMapEnvSource
pub static F365: [Field; 2] = [
    Field { go: "LocalObjectReference", go_type: "v1.LocalObjectReference", kind: Kind::Struct(&super::api_core::T436), inline: true, number: 1, ..F },
    Field { json: "optional", go: "Optional", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T365: Type = Type { name: "io.k8s.api.core.v1.ConfigMapEnvSource", go: "ConfigMapEnvSource", fields: &F365, json_fields: &[&F436[0], &F365[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.ConfigMapKeySelector
pub static F366: [Field; 3] = [
    Field { go: "LocalObjectReference", go_type: "v1.LocalObjectReference", kind: Kind::Struct(&super::api_core::T436), inline: true, number: 1, ..F },
    Field { json: "key", go: "Key", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "optional", go: "Optional", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 3, ..F },
];
pub static T366: Type = Type { name: "io.k8s.api.core.v1.ConfigMapKeySelector", go: "ConfigMapKeySelector", fields: &F366, json_fields: &[&F436[0], &F366[1], &F366[2]], by_name: &[1, 0, 2], by_number: &[0, 1, 2], map_type: MapType::Atomic, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-map-type\":\"atomic\"}" };
// io.k8s.api.core.v1.ConfigMapList
pub static F367: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.ConfigMap", kind: Kind::List(&Kind::Struct(&super::api_core::T364)), required: true, number: 2, ..F },
];
pub static T367: Type = Type { name: "io.k8s.api.core.v1.ConfigMapList", go: "ConfigMapList", fields: &F367, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F367[1], &F367[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.ConfigMapNodeConfigSource
pub static F368: [Field; 5] = [
    Field { json: "namespace", go: "Namespace", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "name", go: "Name", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "uid", go: "UID", go_type: "types.UID", omit_empty: true, number: 3, ..F },
    Field { json: "resourceVersion", go: "ResourceVersion", omit_empty: true, number: 4, ..F },
    Field { json: "kubeletConfigKey", go: "KubeletConfigKey", required: true, number: 5, default: "\"\"", ..F },
];
pub static T368: Type = Type { name: "io.k8s.api.core.v1.ConfigMapNodeConfigSource", go: "ConfigMapNodeConfigSource", fields: &F368, json_fields: &[&F368[0], &F368[1], &F368[2], &F368[3], &F368[4]], by_name: &[4, 1, 0, 3, 2], by_number: &[0, 1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.ConfigMapProjection
pub static F369: [Field; 3] = [
    Field { go: "LocalObjectReference", go_type: "v1.LocalObjectReference", kind: Kind::Struct(&super::api_core::T436), inline: true, number: 1, ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.KeyToPath", kind: Kind::List(&Kind::Struct(&super::api_core::T425)), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
    Field { json: "optional", go: "Optional", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T369: Type = Type { name: "io.k8s.api.core.v1.ConfigMapProjection", go: "ConfigMapProjection", fields: &F369, json_fields: &[&F436[0], &F369[1], &F369[2]], by_name: &[1, 0, 2], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.ConfigMapVolumeSource
pub static F370: [Field; 5] = [
    Field { go: "LocalObjectReference", go_type: "v1.LocalObjectReference", kind: Kind::Struct(&super::api_core::T436), inline: true, number: 1, ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.KeyToPath", kind: Kind::List(&Kind::Struct(&super::api_core::T425)), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
    Field { json: "defaultMode", go: "DefaultMode", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "optional", go: "Optional", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "defaultUser", go: "DefaultUser", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 5, ..F },
];
pub static T370: Type = Type { name: "io.k8s.api.core.v1.ConfigMapVolumeSource", go: "ConfigMapVolumeSource", fields: &F370, json_fields: &[&F436[0], &F370[1], &F370[2], &F370[3], &F370[4]], by_name: &[2, 4, 1, 0, 3], by_number: &[0, 1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.Container
pub static F371: [Field; 25] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "image", go: "Image", omit_empty: true, number: 2, ..F },
    Field { json: "command", go: "Command", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
    Field { json: "args", go: "Args", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 4, ..F },
    Field { json: "workingDir", go: "WorkingDir", omit_empty: true, number: 5, ..F },
    Field { json: "ports", go: "Ports", go_type: "[]v1.ContainerPort", kind: Kind::List(&Kind::Struct(&super::api_core::T374)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["containerPort", "protocol"], patch_strategy: "merge", patch_merge_key: "containerPort", number: 6, ..F },
    Field { json: "envFrom", go: "EnvFrom", go_type: "[]v1.EnvFromSource", kind: Kind::List(&Kind::Struct(&super::api_core::T394)), omit_empty: true, list_type: ListType::Atomic, number: 19, ..F },
    Field { json: "env", go: "Env", go_type: "[]v1.EnvVar", kind: Kind::List(&Kind::Struct(&super::api_core::T395)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["name"], patch_strategy: "merge", patch_merge_key: "name", number: 7, ..F },
    Field { json: "resources", go: "Resources", go_type: "v1.ResourceRequirements", kind: Kind::Struct(&super::api_core::T534), omit_empty: true, number: 8, default: "{}", ..F },
    Field { json: "resizePolicy", go: "ResizePolicy", go_type: "[]v1.ContainerResizePolicy", kind: Kind::List(&Kind::Struct(&super::api_core::T375)), omit_empty: true, list_type: ListType::Atomic, number: 23, ..F },
    Field { json: "restartPolicy", go: "RestartPolicy", go_type: "v1.ContainerRestartPolicy", omit_empty: true, pointer: true, number: 24, ..F },
    Field { json: "restartPolicyRules", go: "RestartPolicyRules", go_type: "[]v1.ContainerRestartRule", kind: Kind::List(&Kind::Struct(&super::api_core::T376)), omit_empty: true, list_type: ListType::Atomic, number: 25, ..F },
    Field { json: "volumeMounts", go: "VolumeMounts", go_type: "[]v1.VolumeMount", kind: Kind::List(&Kind::Struct(&super::api_core::T577)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["mountPath"], patch_strategy: "merge", patch_merge_key: "mountPath", number: 9, ..F },
    Field { json: "volumeDevices", go: "VolumeDevices", go_type: "[]v1.VolumeDevice", kind: Kind::List(&Kind::Struct(&super::api_core::T574)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["devicePath"], patch_strategy: "merge", patch_merge_key: "devicePath", number: 21, ..F },
    Field { json: "livenessProbe", go: "LivenessProbe", go_type: "v1.Probe", kind: Kind::Struct(&super::api_core::T515), omit_empty: true, pointer: true, number: 10, ..F },
    Field { json: "readinessProbe", go: "ReadinessProbe", go_type: "v1.Probe", kind: Kind::Struct(&super::api_core::T515), omit_empty: true, pointer: true, number: 11, ..F },
    Field { json: "startupProbe", go: "StartupProbe", go_type: "v1.Probe", kind: Kind::Struct(&super::api_core::T515), omit_empty: true, pointer: true, number: 22, ..F },
    Field { json: "lifecycle", go: "Lifecycle", go_type: "v1.Lifecycle", kind: Kind::Struct(&super::api_core::T426), omit_empty: true, pointer: true, number: 12, ..F },
    Field { json: "terminationMessagePath", go: "TerminationMessagePath", omit_empty: true, number: 13, ..F },
    Field { json: "terminationMessagePolicy", go: "TerminationMessagePolicy", go_type: "v1.TerminationMessagePolicy", omit_empty: true, number: 20, enums: &["FallbackToLogsOnError", "File"], ..F },
    Field { json: "imagePullPolicy", go: "ImagePullPolicy", go_type: "v1.PullPolicy", omit_empty: true, number: 14, enums: &["Always", "IfNotPresent", "Never"], ..F },
    Field { json: "securityContext", go: "SecurityContext", go_type: "v1.SecurityContext", kind: Kind::Struct(&super::api_core::T549), omit_empty: true, pointer: true, number: 15, ..F },
    Field { json: "stdin", go: "Stdin", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 16, ..F },
    Field { json: "stdinOnce", go: "StdinOnce", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 17, ..F },
    Field { json: "tty", go: "TTY", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 18, ..F },
];
pub static T371: Type = Type { name: "io.k8s.api.core.v1.Container", go: "Container", fields: &F371, json_fields: &[&F371[0], &F371[1], &F371[2], &F371[3], &F371[4], &F371[5], &F371[6], &F371[7], &F371[8], &F371[9], &F371[10], &F371[11], &F371[12], &F371[13], &F371[14], &F371[15], &F371[16], &F371[17], &F371[18], &F371[19], &F371[20], &F371[21], &F371[22], &F371[23], &F371[24]], by_name: &[3, 2, 7, 6, 1, 20, 17, 14, 0, 5, 15, 9, 8, 10, 11, 21, 16, 22, 23, 18, 19, 24, 13, 12, 4], by_number: &[0, 1, 2, 3, 4, 5, 7, 8, 12, 14, 15, 17, 18, 20, 21, 22, 23, 24, 6, 19, 13, 16, 9, 10, 11], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.ContainerExtendedResourceRequest
pub static F372: [Field; 3] = [
    Field { json: "containerName", go: "ContainerName", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "resourceName", go: "ResourceName", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "requestName", go: "RequestName", required: true, number: 3, default: "\"\"", ..F },
];
pub static T372: Type = Type { name: "io.k8s.api.core.v1.ContainerExtendedResourceRequest", go: "ContainerExtendedResourceRequest", fields: &F372, json_fields: &[&F372[0], &F372[1], &F372[2]], by_name: &[0, 2, 1], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.ContainerImage
pub static F373: [Field; 2] = [
    Field { json: "names", go: "Names", go_type: "[]string", kind: Kind::List(&Kind::String), list_type: ListType::Atomic, number: 1, ..F },
    Field { json: "sizeBytes", go: "SizeBytes", go_type: "int64", kind: Kind::Int64, omit_empty: true, number: 2, ..F },
];
pub static T373: Type = Type { name: "io.k8s.api.core.v1.ContainerImage", go: "ContainerImage", fields: &F373, json_fields: &[&F373[0], &F373[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.ContainerPort
pub static F374: [Field; 5] = [
    Field { json: "name", go: "Name", omit_empty: true, number: 1, ..F },
    Field { json: "hostPort", go: "HostPort", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 2, ..F },
    Field { json: "containerPort", go: "ContainerPort", go_type: "int32", kind: Kind::Int32, required: true, number: 3, default: "0", ..F },
    Field { json: "protocol", go: "Protocol", go_type: "v1.Protocol", omit_empty: true, number: 4, enums: &["SCTP", "TCP", "UDP"], default: "\"TCP\"", ..F },
    Field { json: "hostIP", go: "HostIP", omit_empty: true, number: 5, ..F },
];
pub static T374: Type = Type { name: "io.k8s.api.core.v1.ContainerPort", go: "ContainerPort", fields: &F374, json_fields: &[&F374[0], &F374[1], &F374[2], &F374[3], &F374[4]], by_name: &[2, 4, 1, 0, 3], by_number: &[0, 1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.ContainerResizePolicy
pub static F375: [Field; 2] = [
    Field { json: "resourceName", go: "ResourceName", go_type: "v1.ResourceName", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "restartPolicy", go: "RestartPolicy", go_type: "v1.ResourceResizeRestartPolicy", required: true, number: 2, default: "\"\"", ..F },
];
pub static T375: Type = Type { name: "io.k8s.api.core.v1.ContainerResizePolicy", go: "ContainerResizePolicy", fields: &F375, json_fields: &[&F375[0], &F375[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.ContainerRestartRule
pub static F376: [Field; 2] = [
    Field { json: "action", go: "Action", go_type: "v1.ContainerRestartRuleAction", omit_empty: true, required: true, number: 1, ..F },
    Field { json: "exitCodes", go: "ExitCodes", go_type: "v1.ContainerRestartRuleOnExitCodes", kind: Kind::Struct(&super::api_core::T377), omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T376: Type = Type { name: "io.k8s.api.core.v1.ContainerRestartRule", go: "ContainerRestartRule", fields: &F376, json_fields: &[&F376[0], &F376[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.ContainerRestartRuleOnExitCodes
pub static F377: [Field; 2] = [
    Field { json: "operator", go: "Operator", go_type: "v1.ContainerRestartRuleOnExitCodesOperator", omit_empty: true, required: true, number: 1, ..F },
    Field { json: "values", go: "Values", go_type: "[]int32", kind: Kind::List(&Kind::Int32), omit_empty: true, list_type: ListType::Set, number: 2, ..F },
];
pub static T377: Type = Type { name: "io.k8s.api.core.v1.ContainerRestartRuleOnExitCodes", go: "ContainerRestartRuleOnExitCodes", fields: &F377, json_fields: &[&F377[0], &F377[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.ContainerState
pub static F378: [Field; 3] = [
    Field { json: "waiting", go: "Waiting", go_type: "v1.ContainerStateWaiting", kind: Kind::Struct(&super::api_core::T381), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "running", go: "Running", go_type: "v1.ContainerStateRunning", kind: Kind::Struct(&super::api_core::T379), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "terminated", go: "Terminated", go_type: "v1.ContainerStateTerminated", kind: Kind::Struct(&super::api_core::T380), omit_empty: true, pointer: true, number: 3, ..F },
];
pub static T378: Type = Type { name: "io.k8s.api.core.v1.ContainerState", go: "ContainerState", fields: &F378, json_fields: &[&F378[0], &F378[1], &F378[2]], by_name: &[1, 2, 0], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.ContainerStateRunning
pub static F379: [Field; 1] = [
    Field { json: "startedAt", go: "StartedAt", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 1, ..F },
];
pub static T379: Type = Type { name: "io.k8s.api.core.v1.ContainerStateRunning", go: "ContainerStateRunning", fields: &F379, json_fields: &[&F379[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.ContainerStateTerminated
pub static F380: [Field; 7] = [
    Field { json: "exitCode", go: "ExitCode", go_type: "int32", kind: Kind::Int32, required: true, number: 1, default: "0", ..F },
    Field { json: "signal", go: "Signal", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 2, ..F },
    Field { json: "reason", go: "Reason", omit_empty: true, number: 3, ..F },
    Field { json: "message", go: "Message", omit_empty: true, number: 4, ..F },
    Field { json: "startedAt", go: "StartedAt", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 5, ..F },
    Field { json: "finishedAt", go: "FinishedAt", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 6, ..F },
    Field { json: "containerID", go: "ContainerID", omit_empty: true, number: 7, ..F },
];
pub static T380: Type = Type { name: "io.k8s.api.core.v1.ContainerStateTerminated", go: "ContainerStateTerminated", fields: &F380, json_fields: &[&F380[0], &F380[1], &F380[2], &F380[3], &F380[4], &F380[5], &F380[6]], by_name: &[6, 0, 5, 3, 2, 1, 4], by_number: &[0, 1, 2, 3, 4, 5, 6], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.ContainerStateWaiting
pub static F381: [Field; 2] = [
    Field { json: "reason", go: "Reason", omit_empty: true, number: 1, ..F },
    Field { json: "message", go: "Message", omit_empty: true, number: 2, ..F },
];
pub static T381: Type = Type { name: "io.k8s.api.core.v1.ContainerStateWaiting", go: "ContainerStateWaiting", fields: &F381, json_fields: &[&F381[0], &F381[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.ContainerStatus
pub static F382: [Field; 15] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "state", go: "State", go_type: "v1.ContainerState", kind: Kind::Struct(&super::api_core::T378), omit_empty: true, number: 2, default: "{}", ..F },
    Field { json: "lastState", go: "LastTerminationState", go_type: "v1.ContainerState", kind: Kind::Struct(&super::api_core::T378), omit_empty: true, number: 3, default: "{}", ..F },
    Field { json: "ready", go: "Ready", go_type: "bool", kind: Kind::Bool, required: true, number: 4, default: "false", ..F },
    Field { json: "restartCount", go: "RestartCount", go_type: "int32", kind: Kind::Int32, required: true, number: 5, default: "0", ..F },
    Field { json: "image", go: "Image", required: true, number: 6, default: "\"\"", ..F },
    Field { json: "imageID", go: "ImageID", required: true, number: 7, default: "\"\"", ..F },
    Field { json: "containerID", go: "ContainerID", omit_empty: true, number: 8, ..F },
    Field { json: "started", go: "Started", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 9, ..F },
    Field { json: "allocatedResources", go: "AllocatedResources", go_type: "v1.ResourceList", kind: Kind::Map(&Kind::Quantity), omit_empty: true, number: 10, ..F },
    Field { json: "resources", go: "Resources", go_type: "v1.ResourceRequirements", kind: Kind::Struct(&super::api_core::T534), omit_empty: true, pointer: true, number: 11, ..F },
    Field { json: "volumeMounts", go: "VolumeMounts", go_type: "[]v1.VolumeMountStatus", kind: Kind::List(&Kind::Struct(&super::api_core::T578)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["mountPath"], patch_strategy: "merge", patch_merge_key: "mountPath", number: 12, ..F },
    Field { json: "user", go: "User", go_type: "v1.ContainerUser", kind: Kind::Struct(&super::api_core::T383), omit_empty: true, pointer: true, number: 13, ..F },
    Field { json: "allocatedResourcesStatus", go: "AllocatedResourcesStatus", go_type: "[]v1.ResourceStatus", kind: Kind::List(&Kind::Struct(&super::api_core::T535)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["name"], patch_strategy: "merge", patch_merge_key: "name", number: 14, ..F },
    Field { json: "stopSignal", go: "StopSignal", go_type: "v1.Signal", omit_empty: true, pointer: true, number: 15, enums: &["SIGABRT", "SIGALRM", "SIGBUS", "SIGCHLD", "SIGCLD", "SIGCONT", "SIGFPE", "SIGHUP", "SIGILL", "SIGINT", "SIGIO", "SIGIOT", "SIGKILL", "SIGPIPE", "SIGPOLL", "SIGPROF", "SIGPWR", "SIGQUIT", "SIGRTMAX", "SIGRTMAX-1", "SIGRTMAX-10", "SIGRTMAX-11", "SIGRTMAX-12", "SIGRTMAX-13", "SIGRTMAX-14", "SIGRTMAX-2", "SIGRTMAX-3", "SIGRTMAX-4", "SIGRTMAX-5", "SIGRTMAX-6", "SIGRTMAX-7", "SIGRTMAX-8", "SIGRTMAX-9", "SIGRTMIN", "SIGRTMIN+1", "SIGRTMIN+10", "SIGRTMIN+11", "SIGRTMIN+12", "SIGRTMIN+13", "SIGRTMIN+14", "SIGRTMIN+15", "SIGRTMIN+2", "SIGRTMIN+3", "SIGRTMIN+4", "SIGRTMIN+5", "SIGRTMIN+6", "SIGRTMIN+7", "SIGRTMIN+8", "SIGRTMIN+9", "SIGSEGV", "SIGSTKFLT", "SIGSTOP", "SIGSYS", "SIGTERM", "SIGTRAP", "SIGTSTP", "SIGTTIN", "SIGTTOU", "SIGURG", "SIGUSR1", "SIGUSR2", "SIGVTALRM", "SIGWINCH", "SIGXCPU", "SIGXFSZ"], ..F },
];
pub static T382: Type = Type { name: "io.k8s.api.core.v1.ContainerStatus", go: "ContainerStatus", fields: &F382, json_fields: &[&F382[0], &F382[1], &F382[2], &F382[3], &F382[4], &F382[5], &F382[6], &F382[7], &F382[8], &F382[9], &F382[10], &F382[11], &F382[12], &F382[13], &F382[14]], by_name: &[9, 13, 7, 5, 6, 2, 0, 3, 10, 4, 8, 1, 14, 12, 11], by_number: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.ContainerUser
pub static F383: [Field; 1] = [
    Field { json: "linux", go: "Linux", go_type: "v1.LinuxContainerUser", kind: Kind::Struct(&super::api_core::T432), omit_empty: true, pointer: true, number: 1, ..F },
];
pub static T383: Type = Type { name: "io.k8s.api.core.v1.ContainerUser", go: "ContainerUser", fields: &F383, json_fields: &[&F383[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.DaemonEndpoint
pub static F384: [Field; 1] = [
    Field { json: "Port", go: "Port", go_type: "int32", kind: Kind::Int32, required: true, number: 1, default: "0", ..F },
];
pub static T384: Type = Type { name: "io.k8s.api.core.v1.DaemonEndpoint", go: "DaemonEndpoint", fields: &F384, json_fields: &[&F384[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.DownwardAPIProjection
pub static F385: [Field; 1] = [
    Field { json: "items", go: "Items", go_type: "[]v1.DownwardAPIVolumeFile", kind: Kind::List(&Kind::Struct(&super::api_core::T386)), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
];
pub static T385: Type = Type { name: "io.k8s.api.core.v1.DownwardAPIProjection", go: "DownwardAPIProjection", fields: &F385, json_fields: &[&F385[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.DownwardAPIVolumeFile
pub static F386: [Field; 5] = [
    Field { json: "path", go: "Path", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "fieldRef", go: "FieldRef", go_type: "v1.ObjectFieldSelector", kind: Kind::Struct(&super::api_core::T468), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "resourceFieldRef", go: "ResourceFieldRef", go_type: "v1.ResourceFieldSelector", kind: Kind::Struct(&super::api_core::T528), omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "mode", go: "Mode", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "user", go: "User", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 5, ..F },
];
pub static T386: Type = Type { name: "io.k8s.api.core.v1.DownwardAPIVolumeFile", go: "DownwardAPIVolumeFile", fields: &F386, json_fields: &[&F386[0], &F386[1], &F386[2], &F386[3], &F386[4]], by_name: &[1, 3, 0, 2, 4], by_number: &[0, 1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.DownwardAPIVolumeSource
pub static F387: [Field; 3] = [
    Field { json: "items", go: "Items", go_type: "[]v1.DownwardAPIVolumeFile", kind: Kind::List(&Kind::Struct(&super::api_core::T386)), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
    Field { json: "defaultMode", go: "DefaultMode", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "defaultUser", go: "DefaultUser", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 3, ..F },
];
pub static T387: Type = Type { name: "io.k8s.api.core.v1.DownwardAPIVolumeSource", go: "DownwardAPIVolumeSource", fields: &F387, json_fields: &[&F387[0], &F387[1], &F387[2]], by_name: &[1, 2, 0], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.EmptyDirVolumeSource
pub static F388: [Field; 3] = [
    Field { json: "medium", go: "Medium", go_type: "v1.StorageMedium", omit_empty: true, number: 1, ..F },
    Field { json: "sizeLimit", go: "SizeLimit", go_type: "resource.Quantity", kind: Kind::Quantity, omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "mode", go: "Mode", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 3, ..F },
];
pub static T388: Type = Type { name: "io.k8s.api.core.v1.EmptyDirVolumeSource", go: "EmptyDirVolumeSource", fields: &F388, json_fields: &[&F388[0], &F388[1], &F388[2]], by_name: &[0, 2, 1], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.EndpointAddress
pub static F389: [Field; 4] = [
    Field { json: "ip", go: "IP", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "hostname", go: "Hostname", omit_empty: true, number: 3, ..F },
    Field { json: "nodeName", go: "NodeName", omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "targetRef", go: "TargetRef", go_type: "v1.ObjectReference", kind: Kind::Struct(&super::api_core::T469), omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T389: Type = Type { name: "io.k8s.api.core.v1.EndpointAddress", go: "EndpointAddress", fields: &F389, json_fields: &[&F389[0], &F389[1], &F389[2], &F389[3]], by_name: &[1, 0, 2, 3], by_number: &[0, 3, 1, 2], map_type: MapType::Atomic, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-map-type\":\"atomic\"}" };
// io.k8s.api.core.v1.EndpointPort
pub static F390: [Field; 4] = [
    Field { json: "name", go: "Name", omit_empty: true, number: 1, ..F },
    Field { json: "port", go: "Port", go_type: "int32", kind: Kind::Int32, required: true, number: 2, default: "0", ..F },
    Field { json: "protocol", go: "Protocol", go_type: "v1.Protocol", omit_empty: true, number: 3, enums: &["SCTP", "TCP", "UDP"], ..F },
    Field { json: "appProtocol", go: "AppProtocol", omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T390: Type = Type { name: "io.k8s.api.core.v1.EndpointPort", go: "EndpointPort", fields: &F390, json_fields: &[&F390[0], &F390[1], &F390[2], &F390[3]], by_name: &[3, 0, 1, 2], by_number: &[0, 1, 2, 3], map_type: MapType::Atomic, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-map-type\":\"atomic\"}" };
// io.k8s.api.core.v1.EndpointSubset
pub static F391: [Field; 3] = [
    Field { json: "addresses", go: "Addresses", go_type: "[]v1.EndpointAddress", kind: Kind::List(&Kind::Struct(&super::api_core::T389)), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
    Field { json: "notReadyAddresses", go: "NotReadyAddresses", go_type: "[]v1.EndpointAddress", kind: Kind::List(&Kind::Struct(&super::api_core::T389)), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
    Field { json: "ports", go: "Ports", go_type: "[]v1.EndpointPort", kind: Kind::List(&Kind::Struct(&super::api_core::T390)), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
];
pub static T391: Type = Type { name: "io.k8s.api.core.v1.EndpointSubset", go: "EndpointSubset", fields: &F391, json_fields: &[&F391[0], &F391[1], &F391[2]], by_name: &[0, 1, 2], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.Endpoints
pub static F392: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "subsets", go: "Subsets", go_type: "[]v1.EndpointSubset", kind: Kind::List(&Kind::Struct(&super::api_core::T391)), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
];
pub static T392: Type = Type { name: "io.k8s.api.core.v1.Endpoints", go: "Endpoints", fields: &F392, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F392[1], &F392[2]], by_name: &[1, 0, 2, 3], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.EndpointsList
pub static F393: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.Endpoints", kind: Kind::List(&Kind::Struct(&super::api_core::T392)), required: true, number: 2, ..F },
];
pub static T393: Type = Type { name: "io.k8s.api.core.v1.EndpointsList", go: "EndpointsList", fields: &F393, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F393[1], &F393[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.EnvFromSource
pub static F394: [Field; 3] = [
    Field { json: "prefix", go: "Prefix", omit_empty: true, number: 1, ..F },
    Field { json: "configMapRef", go: "ConfigMapRef", go_type: "v1.ConfigMapEnvSource", kind: Kind::Struct(&super::api_core::T365), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "secretRef", go: "SecretRef", go_type: "v1.SecretEnvSource", kind: Kind::Struct(&super::api_core::T543), omit_empty: true, pointer: true, number: 3, ..F },
];
pub static T394: Type = Type { name: "io.k8s.api.core.v1.EnvFromSource", go: "EnvFromSource", fields: &F394, json_fields: &[&F394[0], &F394[1], &F394[2]], by_name: &[1, 0, 2], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.EnvVar
pub static F395: [Field; 3] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "value", go: "Value", omit_empty: true, number: 2, ..F },
    Field { json: "valueFrom", go: "ValueFrom", go_type: "v1.EnvVarSource", kind: Kind::Struct(&super::api_core::T396), omit_empty: true, pointer: true, number: 3, ..F },
];
pub static T395: Type = Type { name: "io.k8s.api.core.v1.EnvVar", go: "EnvVar", fields: &F395, json_fields: &[&F395[0], &F395[1], &F395[2]], by_name: &[0, 1, 2], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.EnvVarSource
pub static F396: [Field; 5] = [
    Field { json: "fieldRef", go: "FieldRef", go_type: "v1.ObjectFieldSelector", kind: Kind::Struct(&super::api_core::T468), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "resourceFieldRef", go: "ResourceFieldRef", go_type: "v1.ResourceFieldSelector", kind: Kind::Struct(&super::api_core::T528), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "configMapKeyRef", go: "ConfigMapKeyRef", go_type: "v1.ConfigMapKeySelector", kind: Kind::Struct(&super::api_core::T366), omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "secretKeyRef", go: "SecretKeyRef", go_type: "v1.SecretKeySelector", kind: Kind::Struct(&super::api_core::T544), omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "fileKeyRef", go: "FileKeyRef", go_type: "v1.FileKeySelector", kind: Kind::Struct(&super::api_core::T407), omit_empty: true, pointer: true, number: 5, ..F },
];
pub static T396: Type = Type { name: "io.k8s.api.core.v1.EnvVarSource", go: "EnvVarSource", fields: &F396, json_fields: &[&F396[0], &F396[1], &F396[2], &F396[3], &F396[4]], by_name: &[2, 0, 4, 1, 3], by_number: &[0, 1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.EphemeralContainer
pub static F397: [Field; 2] = [
    Field { go: "EphemeralContainerCommon", go_type: "v1.EphemeralContainerCommon", kind: Kind::Struct(&super::api_core::T398), inline: true, number: 1, ..F },
    Field { json: "targetContainerName", go: "TargetContainerName", omit_empty: true, number: 2, ..F },
];
pub static T397: Type = Type { name: "io.k8s.api.core.v1.EphemeralContainer", go: "EphemeralContainer", fields: &F397, json_fields: &[&F398[0], &F398[1], &F398[2], &F398[3], &F398[4], &F398[5], &F398[6], &F398[7], &F398[8], &F398[9], &F398[10], &F398[11], &F398[12], &F398[13], &F398[14], &F398[15], &F398[16], &F398[17], &F398[18], &F398[19], &F398[20], &F398[21], &F398[22], &F398[23], &F398[24], &F397[1]], by_name: &[3, 2, 7, 6, 1, 20, 17, 14, 0, 5, 15, 9, 8, 10, 11, 21, 16, 22, 23, 25, 18, 19, 24, 13, 12, 4], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.EphemeralContainerCommon
pub static F398: [Field; 25] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "image", go: "Image", omit_empty: true, number: 2, ..F },
    Field { json: "command", go: "Command", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
    Field { json: "args", go: "Args", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 4, ..F },
    Field { json: "workingDir", go: "WorkingDir", omit_empty: true, number: 5, ..F },
    Field { json: "ports", go: "Ports", go_type: "[]v1.ContainerPort", kind: Kind::List(&Kind::Struct(&super::api_core::T374)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["containerPort", "protocol"], patch_strategy: "merge", patch_merge_key: "containerPort", number: 6, ..F },
    Field { json: "envFrom", go: "EnvFrom", go_type: "[]v1.EnvFromSource", kind: Kind::List(&Kind::Struct(&super::api_core::T394)), omit_empty: true, list_type: ListType::Atomic, number: 19, ..F },
    Field { json: "env", go: "Env", go_type: "[]v1.EnvVar", kind: Kind::List(&Kind::Struct(&super::api_core::T395)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["name"], patch_strategy: "merge", patch_merge_key: "name", number: 7, ..F },
    Field { json: "resources", go: "Resources", go_type: "v1.ResourceRequirements", kind: Kind::Struct(&super::api_core::T534), omit_empty: true, number: 8, default: "{}", ..F },
    Field { json: "resizePolicy", go: "ResizePolicy", go_type: "[]v1.ContainerResizePolicy", kind: Kind::List(&Kind::Struct(&super::api_core::T375)), omit_empty: true, list_type: ListType::Atomic, number: 23, ..F },
    Field { json: "restartPolicy", go: "RestartPolicy", go_type: "v1.ContainerRestartPolicy", omit_empty: true, pointer: true, number: 24, ..F },
    Field { json: "restartPolicyRules", go: "RestartPolicyRules", go_type: "[]v1.ContainerRestartRule", kind: Kind::List(&Kind::Struct(&super::api_core::T376)), omit_empty: true, list_type: ListType::Atomic, number: 25, ..F },
    Field { json: "volumeMounts", go: "VolumeMounts", go_type: "[]v1.VolumeMount", kind: Kind::List(&Kind::Struct(&super::api_core::T577)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["mountPath"], patch_strategy: "merge", patch_merge_key: "mountPath", number: 9, ..F },
    Field { json: "volumeDevices", go: "VolumeDevices", go_type: "[]v1.VolumeDevice", kind: Kind::List(&Kind::Struct(&super::api_core::T574)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["devicePath"], patch_strategy: "merge", patch_merge_key: "devicePath", number: 21, ..F },
    Field { json: "livenessProbe", go: "LivenessProbe", go_type: "v1.Probe", kind: Kind::Struct(&super::api_core::T515), omit_empty: true, pointer: true, number: 10, ..F },
    Field { json: "readinessProbe", go: "ReadinessProbe", go_type: "v1.Probe", kind: Kind::Struct(&super::api_core::T515), omit_empty: true, pointer: true, number: 11, ..F },
    Field { json: "startupProbe", go: "StartupProbe", go_type: "v1.Probe", kind: Kind::Struct(&super::api_core::T515), omit_empty: true, pointer: true, number: 22, ..F },
    Field { json: "lifecycle", go: "Lifecycle", go_type: "v1.Lifecycle", kind: Kind::Struct(&super::api_core::T426), omit_empty: true, pointer: true, number: 12, ..F },
    Field { json: "terminationMessagePath", go: "TerminationMessagePath", omit_empty: true, number: 13, ..F },
    Field { json: "terminationMessagePolicy", go: "TerminationMessagePolicy", go_type: "v1.TerminationMessagePolicy", omit_empty: true, number: 20, enums: &["FallbackToLogsOnError", "File"], ..F },
    Field { json: "imagePullPolicy", go: "ImagePullPolicy", go_type: "v1.PullPolicy", omit_empty: true, number: 14, enums: &["Always", "IfNotPresent", "Never"], ..F },
    Field { json: "securityContext", go: "SecurityContext", go_type: "v1.SecurityContext", kind: Kind::Struct(&super::api_core::T549), omit_empty: true, pointer: true, number: 15, ..F },
    Field { json: "stdin", go: "Stdin", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 16, ..F },
    Field { json: "stdinOnce", go: "StdinOnce", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 17, ..F },
    Field { json: "tty", go: "TTY", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 18, ..F },
];
pub static T398: Type = Type { name: "io.k8s.api.core.v1.EphemeralContainerCommon", go: "EphemeralContainerCommon", fields: &F398, json_fields: &[&F398[0], &F398[1], &F398[2], &F398[3], &F398[4], &F398[5], &F398[6], &F398[7], &F398[8], &F398[9], &F398[10], &F398[11], &F398[12], &F398[13], &F398[14], &F398[15], &F398[16], &F398[17], &F398[18], &F398[19], &F398[20], &F398[21], &F398[22], &F398[23], &F398[24]], by_name: &[3, 2, 7, 6, 1, 20, 17, 14, 0, 5, 15, 9, 8, 10, 11, 21, 16, 22, 23, 18, 19, 24, 13, 12, 4], by_number: &[0, 1, 2, 3, 4, 5, 7, 8, 12, 14, 15, 17, 18, 20, 21, 22, 23, 24, 6, 19, 13, 16, 9, 10, 11], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.EphemeralVolumeSource
pub static F399: [Field; 1] = [
    Field { json: "volumeClaimTemplate", go: "VolumeClaimTemplate", go_type: "v1.PersistentVolumeClaimTemplate", kind: Kind::Struct(&super::api_core::T476), omit_empty: true, pointer: true, number: 1, ..F },
];
pub static T399: Type = Type { name: "io.k8s.api.core.v1.EphemeralVolumeSource", go: "EphemeralVolumeSource", fields: &F399, json_fields: &[&F399[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.Event
pub static F400: [Field; 16] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), required: true, number: 1, default: "{}", ..F },
    Field { json: "involvedObject", go: "InvolvedObject", go_type: "v1.ObjectReference", kind: Kind::Struct(&super::api_core::T469), required: true, number: 2, default: "{}", ..F },
    Field { json: "reason", go: "Reason", omit_empty: true, number: 3, ..F },
    Field { json: "message", go: "Message", omit_empty: true, number: 4, ..F },
    Field { json: "source", go: "Source", go_type: "v1.EventSource", kind: Kind::Struct(&super::api_core::T403), omit_empty: true, number: 5, default: "{}", ..F },
    Field { json: "firstTimestamp", go: "FirstTimestamp", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 6, ..F },
    Field { json: "lastTimestamp", go: "LastTimestamp", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 7, ..F },
    Field { json: "count", go: "Count", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 8, ..F },
    Field { json: "type", go: "Type", omit_empty: true, number: 9, ..F },
    Field { json: "eventTime", go: "EventTime", go_type: "v1.MicroTime", kind: Kind::MicroTime, omit_empty: true, number: 10, ..F },
    Field { json: "series", go: "Series", go_type: "v1.EventSeries", kind: Kind::Struct(&super::api_core::T402), omit_empty: true, pointer: true, number: 11, ..F },
    Field { json: "action", go: "Action", omit_empty: true, number: 12, ..F },
    Field { json: "related", go: "Related", go_type: "v1.ObjectReference", kind: Kind::Struct(&super::api_core::T469), omit_empty: true, pointer: true, number: 13, ..F },
    Field { json: "reportingComponent", go: "ReportingController", number: 14, default: "\"\"", ..F },
    Field { json: "reportingInstance", go: "ReportingInstance", number: 15, default: "\"\"", ..F },
];
pub static T400: Type = Type { name: "io.k8s.api.core.v1.Event", go: "Event", fields: &F400, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F400[1], &F400[2], &F400[3], &F400[4], &F400[5], &F400[6], &F400[7], &F400[8], &F400[9], &F400[10], &F400[11], &F400[12], &F400[13], &F400[14], &F400[15]], by_name: &[13, 1, 9, 11, 7, 3, 0, 8, 5, 2, 4, 14, 15, 16, 12, 6, 10], by_number: &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.EventList
pub static F401: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.Event", kind: Kind::List(&Kind::Struct(&super::api_core::T400)), required: true, number: 2, ..F },
];
pub static T401: Type = Type { name: "io.k8s.api.core.v1.EventList", go: "EventList", fields: &F401, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F401[1], &F401[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.EventSeries
pub static F402: [Field; 2] = [
    Field { json: "count", go: "Count", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 1, ..F },
    Field { json: "lastObservedTime", go: "LastObservedTime", go_type: "v1.MicroTime", kind: Kind::MicroTime, omit_empty: true, number: 2, ..F },
];
pub static T402: Type = Type { name: "io.k8s.api.core.v1.EventSeries", go: "EventSeries", fields: &F402, json_fields: &[&F402[0], &F402[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.EventSource
pub static F403: [Field; 2] = [
    Field { json: "component", go: "Component", omit_empty: true, number: 1, ..F },
    Field { json: "host", go: "Host", omit_empty: true, number: 2, ..F },
];
pub static T403: Type = Type { name: "io.k8s.api.core.v1.EventSource", go: "EventSource", fields: &F403, json_fields: &[&F403[0], &F403[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.EvictionResponder
pub static F404: [Field; 2] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "priority", go: "Priority", go_type: "int32", kind: Kind::Int32, pointer: true, required: true, number: 2, ..F },
];
pub static T404: Type = Type { name: "io.k8s.api.core.v1.EvictionResponder", go: "EvictionResponder", fields: &F404, json_fields: &[&F404[0], &F404[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Atomic, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-map-type\":\"atomic\"}" };
// io.k8s.api.core.v1.ExecAction
pub static F405: [Field; 1] = [
    Field { json: "command", go: "Command", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
];
pub static T405: Type = Type { name: "io.k8s.api.core.v1.ExecAction", go: "ExecAction", fields: &F405, json_fields: &[&F405[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.FCVolumeSource
pub static F406: [Field; 5] = [
    Field { json: "targetWWNs", go: "TargetWWNs", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
    Field { json: "lun", go: "Lun", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "fsType", go: "FSType", omit_empty: true, number: 3, ..F },
    Field { json: "readOnly", go: "ReadOnly", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 4, ..F },
    Field { json: "wwids", go: "WWIDs", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 5, ..F },
];
pub static T406: Type = Type { name: "io.k8s.api.core.v1.FCVolumeSource", go: "FCVolumeSource", fields: &F406, json_fields: &[&F406[0], &F406[1], &F406[2], &F406[3], &F406[4]], by_name: &[2, 1, 3, 0, 4], by_number: &[0, 1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.FileKeySelector
pub static F407: [Field; 4] = [
    Field { json: "volumeName", go: "VolumeName", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "path", go: "Path", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "key", go: "Key", required: true, number: 3, default: "\"\"", ..F },
    Field { json: "optional", go: "Optional", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 4, default: "false", ..F },
];
pub static T407: Type = Type { name: "io.k8s.api.core.v1.FileKeySelector", go: "FileKeySelector", fields: &F407, json_fields: &[&F407[0], &F407[1], &F407[2], &F407[3]], by_name: &[2, 3, 1, 0], by_number: &[0, 1, 2, 3], map_type: MapType::Atomic, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-map-type\":\"atomic\"}" };
// io.k8s.api.core.v1.FlexPersistentVolumeSource
pub static F408: [Field; 5] = [
    Field { json: "driver", go: "Driver", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "fsType", go: "FSType", omit_empty: true, number: 2, ..F },
    Field { json: "secretRef", go: "SecretRef", go_type: "v1.SecretReference", kind: Kind::Struct(&super::api_core::T547), omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "readOnly", go: "ReadOnly", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 4, ..F },
    Field { json: "options", go: "Options", go_type: "map[string]string", kind: Kind::Map(&Kind::String), omit_empty: true, number: 5, ..F },
];
pub static T408: Type = Type { name: "io.k8s.api.core.v1.FlexPersistentVolumeSource", go: "FlexPersistentVolumeSource", fields: &F408, json_fields: &[&F408[0], &F408[1], &F408[2], &F408[3], &F408[4]], by_name: &[0, 1, 4, 3, 2], by_number: &[0, 1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.FlexVolumeSource
pub static F409: [Field; 5] = [
    Field { json: "driver", go: "Driver", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "fsType", go: "FSType", omit_empty: true, number: 2, ..F },
    Field { json: "secretRef", go: "SecretRef", go_type: "v1.LocalObjectReference", kind: Kind::Struct(&super::api_core::T436), omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "readOnly", go: "ReadOnly", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 4, ..F },
    Field { json: "options", go: "Options", go_type: "map[string]string", kind: Kind::Map(&Kind::String), omit_empty: true, number: 5, ..F },
];
pub static T409: Type = Type { name: "io.k8s.api.core.v1.FlexVolumeSource", go: "FlexVolumeSource", fields: &F409, json_fields: &[&F409[0], &F409[1], &F409[2], &F409[3], &F409[4]], by_name: &[0, 1, 4, 3, 2], by_number: &[0, 1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.FlockerVolumeSource
pub static F410: [Field; 2] = [
    Field { json: "datasetName", go: "DatasetName", omit_empty: true, number: 1, ..F },
    Field { json: "datasetUUID", go: "DatasetUUID", omit_empty: true, number: 2, ..F },
];
pub static T410: Type = Type { name: "io.k8s.api.core.v1.FlockerVolumeSource", go: "FlockerVolumeSource", fields: &F410, json_fields: &[&F410[0], &F410[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.GCEPersistentDiskVolumeSource
pub static F411: [Field; 4] = [
    Field { json: "pdName", go: "PDName", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "fsType", go: "FSType", omit_empty: true, number: 2, ..F },
    Field { json: "partition", go: "Partition", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 3, ..F },
    Field { json: "readOnly", go: "ReadOnly", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 4, ..F },
];
pub static T411: Type = Type { name: "io.k8s.api.core.v1.GCEPersistentDiskVolumeSource", go: "GCEPersistentDiskVolumeSource", fields: &F411, json_fields: &[&F411[0], &F411[1], &F411[2], &F411[3]], by_name: &[1, 2, 0, 3], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.GRPCAction
pub static F412: [Field; 3] = [
    Field { json: "port", go: "Port", go_type: "int32", kind: Kind::Int32, required: true, number: 1, default: "0", ..F },
    Field { json: "service", go: "Service", pointer: true, number: 2, default: "\"\"", ..F },
    Field { json: "mode", go: "Mode", go_type: "v1.GRPCProbeMode", omit_empty: true, pointer: true, number: 3, enums: &["Plaintext", "TLS"], ..F },
];
pub static T412: Type = Type { name: "io.k8s.api.core.v1.GRPCAction", go: "GRPCAction", fields: &F412, json_fields: &[&F412[0], &F412[1], &F412[2]], by_name: &[2, 0, 1], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.GitRepoVolumeSource
pub static F413: [Field; 3] = [
    Field { json: "repository", go: "Repository", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "revision", go: "Revision", omit_empty: true, number: 2, ..F },
    Field { json: "directory", go: "Directory", omit_empty: true, number: 3, ..F },
];
pub static T413: Type = Type { name: "io.k8s.api.core.v1.GitRepoVolumeSource", go: "GitRepoVolumeSource", fields: &F413, json_fields: &[&F413[0], &F413[1], &F413[2]], by_name: &[2, 0, 1], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.GlusterfsPersistentVolumeSource
pub static F414: [Field; 4] = [
    Field { json: "endpoints", go: "EndpointsName", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "path", go: "Path", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "readOnly", go: "ReadOnly", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 3, ..F },
    Field { json: "endpointsNamespace", go: "EndpointsNamespace", omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T414: Type = Type { name: "io.k8s.api.core.v1.GlusterfsPersistentVolumeSource", go: "GlusterfsPersistentVolumeSource", fields: &F414, json_fields: &[&F414[0], &F414[1], &F414[2], &F414[3]], by_name: &[0, 3, 1, 2], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.GlusterfsVolumeSource
pub static F415: [Field; 3] = [
    Field { json: "endpoints", go: "EndpointsName", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "path", go: "Path", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "readOnly", go: "ReadOnly", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 3, ..F },
];
pub static T415: Type = Type { name: "io.k8s.api.core.v1.GlusterfsVolumeSource", go: "GlusterfsVolumeSource", fields: &F415, json_fields: &[&F415[0], &F415[1], &F415[2]], by_name: &[0, 1, 2], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.HTTPGetAction
pub static F416: [Field; 6] = [
    Field { json: "path", go: "Path", omit_empty: true, number: 1, ..F },
    Field { json: "port", go: "Port", go_type: "intstr.IntOrString", kind: Kind::IntOrString, required: true, number: 2, ..F },
    Field { json: "host", go: "Host", omit_empty: true, number: 3, ..F },
    Field { json: "scheme", go: "Scheme", go_type: "v1.URIScheme", omit_empty: true, number: 4, enums: &["HTTP", "HTTPS"], ..F },
    Field { json: "httpHeaders", go: "HTTPHeaders", go_type: "[]v1.HTTPHeader", kind: Kind::List(&Kind::Struct(&super::api_core::T417)), omit_empty: true, list_type: ListType::Atomic, number: 5, ..F },
    Field { json: "protocol", go: "Protocol", go_type: "v1.HTTPProtocol", omit_empty: true, pointer: true, number: 6, enums: &["HTTP1", "HTTP2"], ..F },
];
pub static T416: Type = Type { name: "io.k8s.api.core.v1.HTTPGetAction", go: "HTTPGetAction", fields: &F416, json_fields: &[&F416[0], &F416[1], &F416[2], &F416[3], &F416[4], &F416[5]], by_name: &[2, 4, 0, 1, 5, 3], by_number: &[0, 1, 2, 3, 4, 5], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.HTTPHeader
pub static F417: [Field; 2] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "value", go: "Value", required: true, number: 2, default: "\"\"", ..F },
];
pub static T417: Type = Type { name: "io.k8s.api.core.v1.HTTPHeader", go: "HTTPHeader", fields: &F417, json_fields: &[&F417[0], &F417[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.HostAlias
pub static F418: [Field; 2] = [
    Field { json: "ip", go: "IP", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "hostnames", go: "Hostnames", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
];
pub static T418: Type = Type { name: "io.k8s.api.core.v1.HostAlias", go: "HostAlias", fields: &F418, json_fields: &[&F418[0], &F418[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.HostIP
pub static F419: [Field; 1] = [
    Field { json: "ip", go: "IP", required: true, number: 1, default: "\"\"", ..F },
];
pub static T419: Type = Type { name: "io.k8s.api.core.v1.HostIP", go: "HostIP", fields: &F419, json_fields: &[&F419[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.HostPathVolumeSource
pub static F420: [Field; 2] = [
    Field { json: "path", go: "Path", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "type", go: "Type", go_type: "v1.HostPathType", omit_empty: true, pointer: true, number: 2, enums: &["", "BlockDevice", "CharDevice", "Directory", "DirectoryOrCreate", "File", "FileOrCreate", "Socket"], ..F },
];
pub static T420: Type = Type { name: "io.k8s.api.core.v1.HostPathVolumeSource", go: "HostPathVolumeSource", fields: &F420, json_fields: &[&F420[0], &F420[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.ISCSIPersistentVolumeSource
pub static F421: [Field; 11] = [
    Field { json: "targetPortal", go: "TargetPortal", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "iqn", go: "IQN", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "lun", go: "Lun", go_type: "int32", kind: Kind::Int32, required: true, number: 3, default: "0", ..F },
    Field { json: "iscsiInterface", go: "ISCSIInterface", omit_empty: true, number: 4, default: "\"default\"", ..F },
    Field { json: "fsType", go: "FSType", omit_empty: true, number: 5, ..F },
    Field { json: "readOnly", go: "ReadOnly", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 6, ..F },
    Field { json: "portals", go: "Portals", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 7, ..F },
    Field { json: "chapAuthDiscovery", go: "DiscoveryCHAPAuth", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 8, ..F },
    Field { json: "chapAuthSession", go: "SessionCHAPAuth", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 11, ..F },
    Field { json: "secretRef", go: "SecretRef", go_type: "v1.SecretReference", kind: Kind::Struct(&super::api_core::T547), omit_empty: true, pointer: true, number: 10, ..F },
    Field { json: "initiatorName", go: "InitiatorName", omit_empty: true, pointer: true, number: 12, ..F },
];
pub static T421: Type = Type { name: "io.k8s.api.core.v1.ISCSIPersistentVolumeSource", go: "ISCSIPersistentVolumeSource", fields: &F421, json_fields: &[&F421[0], &F421[1], &F421[2], &F421[3], &F421[4], &F421[5], &F421[6], &F421[7], &F421[8], &F421[9], &F421[10]], by_name: &[7, 8, 4, 10, 1, 3, 2, 6, 5, 9, 0], by_number: &[0, 1, 2, 3, 4, 5, 6, 7, 9, 8, 10], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.ISCSIVolumeSource
pub static F422: [Field; 11] = [
    Field { json: "targetPortal", go: "TargetPortal", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "iqn", go: "IQN", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "lun", go: "Lun", go_type: "int32", kind: Kind::Int32, required: true, number: 3, default: "0", ..F },
    Field { json: "iscsiInterface", go: "ISCSIInterface", omit_empty: true, number: 4, default: "\"default\"", ..F },
    Field { json: "fsType", go: "FSType", omit_empty: true, number: 5, ..F },
    Field { json: "readOnly", go: "ReadOnly", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 6, ..F },
    Field { json: "portals", go: "Portals", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 7, ..F },
    Field { json: "chapAuthDiscovery", go: "DiscoveryCHAPAuth", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 8, ..F },
    Field { json: "chapAuthSession", go: "SessionCHAPAuth", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 11, ..F },
    Field { json: "secretRef", go: "SecretRef", go_type: "v1.LocalObjectReference", kind: Kind::Struct(&super::api_core::T436), omit_empty: true, pointer: true, number: 10, ..F },
    Field { json: "initiatorName", go: "InitiatorName", omit_empty: true, pointer: true, number: 12, ..F },
];
pub static T422: Type = Type { name: "io.k8s.api.core.v1.ISCSIVolumeSource", go: "ISCSIVolumeSource", fields: &F422, json_fields: &[&F422[0], &F422[1], &F422[2], &F422[3], &F422[4], &F422[5], &F422[6], &F422[7], &F422[8], &F422[9], &F422[10]], by_name: &[7, 8, 4, 10, 1, 3, 2, 6, 5, 9, 0], by_number: &[0, 1, 2, 3, 4, 5, 6, 7, 9, 8, 10], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.ImageVolumeSource
pub static F423: [Field; 2] = [
    Field { json: "reference", go: "Reference", omit_empty: true, number: 1, ..F },
    Field { json: "pullPolicy", go: "PullPolicy", go_type: "v1.PullPolicy", omit_empty: true, number: 2, enums: &["Always", "IfNotPresent", "Never"], ..F },
];
pub static T423: Type = Type { name: "io.k8s.api.core.v1.ImageVolumeSource", go: "ImageVolumeSource", fields: &F423, json_fields: &[&F423[0], &F423[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.ImageVolumeStatus
pub static F424: [Field; 1] = [
    Field { json: "imageRef", go: "ImageRef", omit_empty: true, required: true, number: 1, ..F },
];
pub static T424: Type = Type { name: "io.k8s.api.core.v1.ImageVolumeStatus", go: "ImageVolumeStatus", fields: &F424, json_fields: &[&F424[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.KeyToPath
pub static F425: [Field; 4] = [
    Field { json: "key", go: "Key", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "path", go: "Path", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "mode", go: "Mode", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "user", go: "User", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T425: Type = Type { name: "io.k8s.api.core.v1.KeyToPath", go: "KeyToPath", fields: &F425, json_fields: &[&F425[0], &F425[1], &F425[2], &F425[3]], by_name: &[0, 2, 1, 3], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.Lifecycle
pub static F426: [Field; 3] = [
    Field { json: "postStart", go: "PostStart", go_type: "v1.LifecycleHandler", kind: Kind::Struct(&super::api_core::T427), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "preStop", go: "PreStop", go_type: "v1.LifecycleHandler", kind: Kind::Struct(&super::api_core::T427), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "stopSignal", go: "StopSignal", go_type: "v1.Signal", omit_empty: true, pointer: true, number: 3, enums: &["SIGABRT", "SIGALRM", "SIGBUS", "SIGCHLD", "SIGCLD", "SIGCONT", "SIGFPE", "SIGHUP", "SIGILL", "SIGINT", "SIGIO", "SIGIOT", "SIGKILL", "SIGPIPE", "SIGPOLL", "SIGPROF", "SIGPWR", "SIGQUIT", "SIGRTMAX", "SIGRTMAX-1", "SIGRTMAX-10", "SIGRTMAX-11", "SIGRTMAX-12", "SIGRTMAX-13", "SIGRTMAX-14", "SIGRTMAX-2", "SIGRTMAX-3", "SIGRTMAX-4", "SIGRTMAX-5", "SIGRTMAX-6", "SIGRTMAX-7", "SIGRTMAX-8", "SIGRTMAX-9", "SIGRTMIN", "SIGRTMIN+1", "SIGRTMIN+10", "SIGRTMIN+11", "SIGRTMIN+12", "SIGRTMIN+13", "SIGRTMIN+14", "SIGRTMIN+15", "SIGRTMIN+2", "SIGRTMIN+3", "SIGRTMIN+4", "SIGRTMIN+5", "SIGRTMIN+6", "SIGRTMIN+7", "SIGRTMIN+8", "SIGRTMIN+9", "SIGSEGV", "SIGSTKFLT", "SIGSTOP", "SIGSYS", "SIGTERM", "SIGTRAP", "SIGTSTP", "SIGTTIN", "SIGTTOU", "SIGURG", "SIGUSR1", "SIGUSR2", "SIGVTALRM", "SIGWINCH", "SIGXCPU", "SIGXFSZ"], ..F },
];
pub static T426: Type = Type { name: "io.k8s.api.core.v1.Lifecycle", go: "Lifecycle", fields: &F426, json_fields: &[&F426[0], &F426[1], &F426[2]], by_name: &[0, 1, 2], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.LifecycleHandler
pub static F427: [Field; 4] = [
    Field { json: "exec", go: "Exec", go_type: "v1.ExecAction", kind: Kind::Struct(&super::api_core::T405), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "httpGet", go: "HTTPGet", go_type: "v1.HTTPGetAction", kind: Kind::Struct(&super::api_core::T416), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "tcpSocket", go: "TCPSocket", go_type: "v1.TCPSocketAction", kind: Kind::Struct(&super::api_core::T565), omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "sleep", go: "Sleep", go_type: "v1.SleepAction", kind: Kind::Struct(&super::api_core::T561), omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T427: Type = Type { name: "io.k8s.api.core.v1.LifecycleHandler", go: "LifecycleHandler", fields: &F427, json_fields: &[&F427[0], &F427[1], &F427[2], &F427[3]], by_name: &[0, 1, 3, 2], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.LimitRange
pub static F428: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1.LimitRangeSpec", kind: Kind::Struct(&super::api_core::T431), omit_empty: true, number: 2, default: "{}", ..F },
];
pub static T428: Type = Type { name: "io.k8s.api.core.v1.LimitRange", go: "LimitRange", fields: &F428, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F428[1], &F428[2]], by_name: &[1, 0, 2, 3], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.LimitRangeItem
pub static F429: [Field; 6] = [
    Field { json: "type", go: "Type", go_type: "v1.LimitType", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "max", go: "Max", go_type: "v1.ResourceList", kind: Kind::Map(&Kind::Quantity), omit_empty: true, number: 2, ..F },
    Field { json: "min", go: "Min", go_type: "v1.ResourceList", kind: Kind::Map(&Kind::Quantity), omit_empty: true, number: 3, ..F },
    Field { json: "default", go: "Default", go_type: "v1.ResourceList", kind: Kind::Map(&Kind::Quantity), omit_empty: true, number: 4, ..F },
    Field { json: "defaultRequest", go: "DefaultRequest", go_type: "v1.ResourceList", kind: Kind::Map(&Kind::Quantity), omit_empty: true, number: 5, ..F },
    Field { json: "maxLimitRequestRatio", go: "MaxLimitRequestRatio", go_type: "v1.ResourceList", kind: Kind::Map(&Kind::Quantity), omit_empty: true, number: 6, ..F },
];
pub static T429: Type = Type { name: "io.k8s.api.core.v1.LimitRangeItem", go: "LimitRangeItem", fields: &F429, json_fields: &[&F429[0], &F429[1], &F429[2], &F429[3], &F429[4], &F429[5]], by_name: &[3, 4, 1, 5, 2, 0], by_number: &[0, 1, 2, 3, 4, 5], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.LimitRangeList
pub static F430: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.LimitRange", kind: Kind::List(&Kind::Struct(&super::api_core::T428)), required: true, number: 2, ..F },
];
pub static T430: Type = Type { name: "io.k8s.api.core.v1.LimitRangeList", go: "LimitRangeList", fields: &F430, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F430[1], &F430[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.LimitRangeSpec
pub static F431: [Field; 1] = [
    Field { json: "limits", go: "Limits", go_type: "[]v1.LimitRangeItem", kind: Kind::List(&Kind::Struct(&super::api_core::T429)), required: true, list_type: ListType::Atomic, number: 1, ..F },
];
pub static T431: Type = Type { name: "io.k8s.api.core.v1.LimitRangeSpec", go: "LimitRangeSpec", fields: &F431, json_fields: &[&F431[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.LinuxContainerUser
pub static F432: [Field; 3] = [
    Field { json: "uid", go: "UID", go_type: "int64", kind: Kind::Int64, required: true, number: 1, default: "0", ..F },
    Field { json: "gid", go: "GID", go_type: "int64", kind: Kind::Int64, required: true, number: 2, default: "0", ..F },
    Field { json: "supplementalGroups", go: "SupplementalGroups", go_type: "[]int64", kind: Kind::List(&Kind::Int64), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
];
pub static T432: Type = Type { name: "io.k8s.api.core.v1.LinuxContainerUser", go: "LinuxContainerUser", fields: &F432, json_fields: &[&F432[0], &F432[1], &F432[2]], by_name: &[1, 2, 0], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.List
pub static F433: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]runtime.RawExtension", kind: Kind::List(&Kind::RawExtension), required: true, number: 2, ..F },
];
pub static T433: Type = Type { name: "io.k8s.api.core.v1.List", go: "List", fields: &F433, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F433[1], &F433[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.LoadBalancerIngress
pub static F434: [Field; 4] = [
    Field { json: "ip", go: "IP", omit_empty: true, number: 1, ..F },
    Field { json: "hostname", go: "Hostname", omit_empty: true, number: 2, ..F },
    Field { json: "ipMode", go: "IPMode", go_type: "v1.LoadBalancerIPMode", omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "ports", go: "Ports", go_type: "[]v1.PortStatus", kind: Kind::List(&Kind::Struct(&super::api_core::T512)), omit_empty: true, list_type: ListType::Atomic, number: 4, ..F },
];
pub static T434: Type = Type { name: "io.k8s.api.core.v1.LoadBalancerIngress", go: "LoadBalancerIngress", fields: &F434, json_fields: &[&F434[0], &F434[1], &F434[2], &F434[3]], by_name: &[1, 0, 2, 3], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.LoadBalancerStatus
pub static F435: [Field; 1] = [
    Field { json: "ingress", go: "Ingress", go_type: "[]v1.LoadBalancerIngress", kind: Kind::List(&Kind::Struct(&super::api_core::T434)), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
];
pub static T435: Type = Type { name: "io.k8s.api.core.v1.LoadBalancerStatus", go: "LoadBalancerStatus", fields: &F435, json_fields: &[&F435[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.LocalObjectReference
pub static F436: [Field; 1] = [
    Field { json: "name", go: "Name", omit_empty: true, number: 1, default: "\"\"", ..F },
];
pub static T436: Type = Type { name: "io.k8s.api.core.v1.LocalObjectReference", go: "LocalObjectReference", fields: &F436, json_fields: &[&F436[0]], by_name: &[0], by_number: &[0], map_type: MapType::Atomic, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-map-type\":\"atomic\"}" };
// io.k8s.api.core.v1.LocalVolumeSource
pub static F437: [Field; 2] = [
    Field { json: "path", go: "Path", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "fsType", go: "FSType", omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T437: Type = Type { name: "io.k8s.api.core.v1.LocalVolumeSource", go: "LocalVolumeSource", fields: &F437, json_fields: &[&F437[0], &F437[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.ModifyVolumeStatus
pub static F438: [Field; 2] = [
    Field { json: "targetVolumeAttributesClassName", go: "TargetVolumeAttributesClassName", omit_empty: true, number: 1, ..F },
    Field { json: "status", go: "Status", go_type: "v1.PersistentVolumeClaimModifyVolumeStatus", required: true, number: 2, enums: &["InProgress", "Infeasible", "Pending"], default: "\"\"", ..F },
];
pub static T438: Type = Type { name: "io.k8s.api.core.v1.ModifyVolumeStatus", go: "ModifyVolumeStatus", fields: &F438, json_fields: &[&F438[0], &F438[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.NFSVolumeSource
pub static F439: [Field; 3] = [
    Field { json: "server", go: "Server", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "path", go: "Path", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "readOnly", go: "ReadOnly", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 3, ..F },
];
pub static T439: Type = Type { name: "io.k8s.api.core.v1.NFSVolumeSource", go: "NFSVolumeSource", fields: &F439, json_fields: &[&F439[0], &F439[1], &F439[2]], by_name: &[1, 2, 0], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.Namespace
pub static F440: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1.NamespaceSpec", kind: Kind::Struct(&super::api_core::T443), omit_empty: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1.NamespaceStatus", kind: Kind::Struct(&super::api_core::T444), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T440: Type = Type { name: "io.k8s.api.core.v1.Namespace", go: "Namespace", fields: &F440, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F440[1], &F440[2], &F440[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.NamespaceCondition
pub static F441: [Field; 5] = [
    Field { json: "type", go: "Type", go_type: "v1.NamespaceConditionType", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "status", go: "Status", go_type: "v1.ConditionStatus", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "lastTransitionTime", go: "LastTransitionTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 4, ..F },
    Field { json: "reason", go: "Reason", omit_empty: true, number: 5, ..F },
    Field { json: "message", go: "Message", omit_empty: true, number: 6, ..F },
];
pub static T441: Type = Type { name: "io.k8s.api.core.v1.NamespaceCondition", go: "NamespaceCondition", fields: &F441, json_fields: &[&F441[0], &F441[1], &F441[2], &F441[3], &F441[4]], by_name: &[2, 4, 3, 1, 0], by_number: &[0, 1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.NamespaceList
pub static F442: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.Namespace", kind: Kind::List(&Kind::Struct(&super::api_core::T440)), required: true, number: 2, ..F },
];
pub static T442: Type = Type { name: "io.k8s.api.core.v1.NamespaceList", go: "NamespaceList", fields: &F442, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F442[1], &F442[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.NamespaceSpec
pub static F443: [Field; 1] = [
    Field { json: "finalizers", go: "Finalizers", go_type: "[]v1.FinalizerName", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
];
pub static T443: Type = Type { name: "io.k8s.api.core.v1.NamespaceSpec", go: "NamespaceSpec", fields: &F443, json_fields: &[&F443[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.NamespaceStatus
pub static F444: [Field; 2] = [
    Field { json: "phase", go: "Phase", go_type: "v1.NamespacePhase", omit_empty: true, number: 1, enums: &["Active", "Terminating"], ..F },
    Field { json: "conditions", go: "Conditions", go_type: "[]v1.NamespaceCondition", kind: Kind::List(&Kind::Struct(&super::api_core::T441)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["type"], patch_strategy: "merge", patch_merge_key: "type", number: 2, ..F },
];
pub static T444: Type = Type { name: "io.k8s.api.core.v1.NamespaceStatus", go: "NamespaceStatus", fields: &F444, json_fields: &[&F444[0], &F444[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.Node
pub static F445: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1.NodeSpec", kind: Kind::Struct(&super::api_core::T464), omit_empty: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1.NodeStatus", kind: Kind::Struct(&super::api_core::T465), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T445: Type = Type { name: "io.k8s.api.core.v1.Node", go: "Node", fields: &F445, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F445[1], &F445[2], &F445[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.NodeAddress
pub static F446: [Field; 2] = [
    Field { json: "type", go: "Type", go_type: "v1.NodeAddressType", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "address", go: "Address", required: true, number: 2, default: "\"\"", ..F },
];
pub static T446: Type = Type { name: "io.k8s.api.core.v1.NodeAddress", go: "NodeAddress", fields: &F446, json_fields: &[&F446[0], &F446[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.NodeAffinity
pub static F447: [Field; 2] = [
    Field { json: "requiredDuringSchedulingIgnoredDuringExecution", go: "RequiredDuringSchedulingIgnoredDuringExecution", go_type: "v1.NodeSelector", kind: Kind::Struct(&super::api_core::T461), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "preferredDuringSchedulingIgnoredDuringExecution", go: "PreferredDuringSchedulingIgnoredDuringExecution", go_type: "[]v1.PreferredSchedulingTerm", kind: Kind::List(&Kind::Struct(&super::api_core::T514)), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
];
pub static T447: Type = Type { name: "io.k8s.api.core.v1.NodeAffinity", go: "NodeAffinity", fields: &F447, json_fields: &[&F447[0], &F447[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.NodeAllocatableMappedResources
pub static F448: [Field; 2] = [
    Field { json: "name", go: "Name", go_type: "v1.ResourceName", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "quantity", go: "Quantity", go_type: "resource.Quantity", kind: Kind::Quantity, pointer: true, required: true, number: 2, ..F },
];
pub static T448: Type = Type { name: "io.k8s.api.core.v1.NodeAllocatableMappedResources", go: "NodeAllocatableMappedResources", fields: &F448, json_fields: &[&F448[0], &F448[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.NodeAllocatableOverheadResources
pub static F449: [Field; 3] = [
    Field { json: "name", go: "Name", go_type: "v1.ResourceName", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "perPod", go: "PerPod", go_type: "resource.Quantity", kind: Kind::Quantity, omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "perContainer", go: "PerContainer", go_type: "resource.Quantity", kind: Kind::Quantity, omit_empty: true, pointer: true, number: 3, ..F },
];
pub static T449: Type = Type { name: "io.k8s.api.core.v1.NodeAllocatableOverheadResources", go: "NodeAllocatableOverheadResources", fields: &F449, json_fields: &[&F449[0], &F449[1], &F449[2]], by_name: &[0, 2, 1], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.NodeAllocatableResourceClaimStatus
pub static F450: [Field; 4] = [
    Field { json: "resourceClaimName", go: "ResourceClaimName", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "containers", go: "Containers", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Set, number: 2, ..F },
    Field { json: "mapping", go: "Mapping", go_type: "[]v1.NodeAllocatableMappedResources", kind: Kind::List(&Kind::Struct(&super::api_core::T448)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["name"], patch_strategy: "merge", patch_merge_key: "name", number: 4, ..F },
    Field { json: "overhead", go: "Overhead", go_type: "[]v1.NodeAllocatableOverheadResources", kind: Kind::List(&Kind::Struct(&super::api_core::T449)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["name"], patch_strategy: "merge", patch_merge_key: "name", number: 5, ..F },
];
pub static T450: Type = Type { name: "io.k8s.api.core.v1.NodeAllocatableResourceClaimStatus", go: "NodeAllocatableResourceClaimStatus", fields: &F450, json_fields: &[&F450[0], &F450[1], &F450[2], &F450[3]], by_name: &[1, 2, 3, 0], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.NodeCondition
pub static F451: [Field; 6] = [
    Field { json: "type", go: "Type", go_type: "v1.NodeConditionType", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "status", go: "Status", go_type: "v1.ConditionStatus", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "lastHeartbeatTime", go: "LastHeartbeatTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 3, ..F },
    Field { json: "lastTransitionTime", go: "LastTransitionTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 4, ..F },
    Field { json: "reason", go: "Reason", omit_empty: true, number: 5, ..F },
    Field { json: "message", go: "Message", omit_empty: true, number: 6, ..F },
];
pub static T451: Type = Type { name: "io.k8s.api.core.v1.NodeCondition", go: "NodeCondition", fields: &F451, json_fields: &[&F451[0], &F451[1], &F451[2], &F451[3], &F451[4], &F451[5]], by_name: &[2, 3, 5, 4, 1, 0], by_number: &[0, 1, 2, 3, 4, 5], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.NodeConfigSource
pub static F452: [Field; 1] = [
    Field { json: "configMap", go: "ConfigMap", go_type: "v1.ConfigMapNodeConfigSource", kind: Kind::Struct(&super::api_core::T368), omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T452: Type = Type { name: "io.k8s.api.core.v1.NodeConfigSource", go: "NodeConfigSource", fields: &F452, json_fields: &[&F452[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.NodeConfigStatus
pub static F453: [Field; 4] = [
    Field { json: "assigned", go: "Assigned", go_type: "v1.NodeConfigSource", kind: Kind::Struct(&super::api_core::T452), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "active", go: "Active", go_type: "v1.NodeConfigSource", kind: Kind::Struct(&super::api_core::T452), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "lastKnownGood", go: "LastKnownGood", go_type: "v1.NodeConfigSource", kind: Kind::Struct(&super::api_core::T452), omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "error", go: "Error", omit_empty: true, number: 4, ..F },
];
pub static T453: Type = Type { name: "io.k8s.api.core.v1.NodeConfigStatus", go: "NodeConfigStatus", fields: &F453, json_fields: &[&F453[0], &F453[1], &F453[2], &F453[3]], by_name: &[1, 0, 3, 2], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.NodeDaemonEndpoints
pub static F454: [Field; 1] = [
    Field { json: "kubeletEndpoint", go: "KubeletEndpoint", go_type: "v1.DaemonEndpoint", kind: Kind::Struct(&super::api_core::T384), omit_empty: true, number: 1, default: "{}", ..F },
];
pub static T454: Type = Type { name: "io.k8s.api.core.v1.NodeDaemonEndpoints", go: "NodeDaemonEndpoints", fields: &F454, json_fields: &[&F454[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.NodeFeatures
pub static F455: [Field; 1] = [
    Field { json: "supplementalGroupsPolicy", go: "SupplementalGroupsPolicy", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 1, ..F },
];
pub static T455: Type = Type { name: "io.k8s.api.core.v1.NodeFeatures", go: "NodeFeatures", fields: &F455, json_fields: &[&F455[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.NodeList
pub static F456: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.Node", kind: Kind::List(&Kind::Struct(&super::api_core::T445)), required: true, number: 2, ..F },
];
pub static T456: Type = Type { name: "io.k8s.api.core.v1.NodeList", go: "NodeList", fields: &F456, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F456[1], &F456[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.NodePodPreemptionPolicy
pub static F457: [Field; 1] = [
    Field { json: "disableResizePreemption", go: "DisableResizePreemption", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Set, number: 1, ..F },
];
pub static T457: Type = Type { name: "io.k8s.api.core.v1.NodePodPreemptionPolicy", go: "NodePodPreemptionPolicy", fields: &F457, json_fields: &[&F457[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.NodeProxyOptions
pub static F458: [Field; 2] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "path", go: "Path", omit_empty: true, number: 1, ..F },
];
pub static T458: Type = Type { name: "io.k8s.api.core.v1.NodeProxyOptions", go: "NodeProxyOptions", fields: &F458, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F458[1]], by_name: &[1, 0, 2], by_number: &[1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.NodeRuntimeHandler
pub static F459: [Field; 2] = [
    Field { json: "name", go: "Name", number: 1, default: "\"\"", ..F },
    Field { json: "features", go: "Features", go_type: "v1.NodeRuntimeHandlerFeatures", kind: Kind::Struct(&super::api_core::T460), omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T459: Type = Type { name: "io.k8s.api.core.v1.NodeRuntimeHandler", go: "NodeRuntimeHandler", fields: &F459, json_fields: &[&F459[0], &F459[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.NodeRuntimeHandlerFeatures
pub static F460: [Field; 2] = [
    Field { json: "recursiveReadOnlyMounts", go: "RecursiveReadOnlyMounts", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "userNamespaces", go: "UserNamespaces", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T460: Type = Type { name: "io.k8s.api.core.v1.NodeRuntimeHandlerFeatures", go: "NodeRuntimeHandlerFeatures", fields: &F460, json_fields: &[&F460[0], &F460[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.NodeSelector
pub static F461: [Field; 1] = [
    Field { json: "nodeSelectorTerms", go: "NodeSelectorTerms", go_type: "[]v1.NodeSelectorTerm", kind: Kind::List(&Kind::Struct(&super::api_core::T463)), required: true, list_type: ListType::Atomic, number: 1, ..F },
];
pub static T461: Type = Type { name: "io.k8s.api.core.v1.NodeSelector", go: "NodeSelector", fields: &F461, json_fields: &[&F461[0]], by_name: &[0], by_number: &[0], map_type: MapType::Atomic, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-map-type\":\"atomic\"}" };
// io.k8s.api.core.v1.NodeSelectorRequirement
pub static F462: [Field; 3] = [
    Field { json: "key", go: "Key", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "operator", go: "Operator", go_type: "v1.NodeSelectorOperator", required: true, number: 2, enums: &["DoesNotExist", "Exists", "Gt", "In", "Lt", "NotIn"], default: "\"\"", ..F },
    Field { json: "values", go: "Values", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
];
pub static T462: Type = Type { name: "io.k8s.api.core.v1.NodeSelectorRequirement", go: "NodeSelectorRequirement", fields: &F462, json_fields: &[&F462[0], &F462[1], &F462[2]], by_name: &[0, 1, 2], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.NodeSelectorTerm
pub static F463: [Field; 2] = [
    Field { json: "matchExpressions", go: "MatchExpressions", go_type: "[]v1.NodeSelectorRequirement", kind: Kind::List(&Kind::Struct(&super::api_core::T462)), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
    Field { json: "matchFields", go: "MatchFields", go_type: "[]v1.NodeSelectorRequirement", kind: Kind::List(&Kind::Struct(&super::api_core::T462)), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
];
pub static T463: Type = Type { name: "io.k8s.api.core.v1.NodeSelectorTerm", go: "NodeSelectorTerm", fields: &F463, json_fields: &[&F463[0], &F463[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Atomic, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-map-type\":\"atomic\"}" };
// io.k8s.api.core.v1.NodeSpec
pub static F464: [Field; 8] = [
    Field { json: "podCIDR", go: "PodCIDR", omit_empty: true, number: 1, ..F },
    Field { json: "podCIDRs", go: "PodCIDRs", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Set, patch_strategy: "merge", number: 7, ..F },
    Field { json: "providerID", go: "ProviderID", omit_empty: true, number: 3, ..F },
    Field { json: "unschedulable", go: "Unschedulable", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 4, ..F },
    Field { json: "taints", go: "Taints", go_type: "[]v1.Taint", kind: Kind::List(&Kind::Struct(&super::api_core::T566)), omit_empty: true, list_type: ListType::Atomic, number: 5, ..F },
    Field { json: "configSource", go: "ConfigSource", go_type: "v1.NodeConfigSource", kind: Kind::Struct(&super::api_core::T452), omit_empty: true, pointer: true, number: 6, ..F },
    Field { json: "externalID", go: "DoNotUseExternalID", omit_empty: true, number: 2, ..F },
    Field { json: "podPreemptionPolicy", go: "PodPreemptionPolicy", go_type: "v1.NodePodPreemptionPolicy", kind: Kind::Struct(&super::api_core::T457), omit_empty: true, pointer: true, number: 8, ..F },
];
pub static T464: Type = Type { name: "io.k8s.api.core.v1.NodeSpec", go: "NodeSpec", fields: &F464, json_fields: &[&F464[0], &F464[1], &F464[2], &F464[3], &F464[4], &F464[5], &F464[6], &F464[7]], by_name: &[5, 6, 0, 1, 7, 2, 4, 3], by_number: &[0, 6, 2, 3, 4, 5, 1, 7], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.NodeStatus
pub static F465: [Field; 14] = [
    Field { json: "capacity", go: "Capacity", go_type: "v1.ResourceList", kind: Kind::Map(&Kind::Quantity), omit_empty: true, number: 1, ..F },
    Field { json: "allocatable", go: "Allocatable", go_type: "v1.ResourceList", kind: Kind::Map(&Kind::Quantity), omit_empty: true, number: 2, ..F },
    Field { json: "phase", go: "Phase", go_type: "v1.NodePhase", omit_empty: true, number: 3, enums: &["Pending", "Running", "Terminated"], ..F },
    Field { json: "conditions", go: "Conditions", go_type: "[]v1.NodeCondition", kind: Kind::List(&Kind::Struct(&super::api_core::T451)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["type"], patch_strategy: "merge", patch_merge_key: "type", number: 4, ..F },
    Field { json: "addresses", go: "Addresses", go_type: "[]v1.NodeAddress", kind: Kind::List(&Kind::Struct(&super::api_core::T446)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["type"], patch_strategy: "merge", patch_merge_key: "type", number: 5, ..F },
    Field { json: "daemonEndpoints", go: "DaemonEndpoints", go_type: "v1.NodeDaemonEndpoints", kind: Kind::Struct(&super::api_core::T454), omit_empty: true, number: 6, default: "{}", ..F },
    Field { json: "nodeInfo", go: "NodeInfo", go_type: "v1.NodeSystemInfo", kind: Kind::Struct(&super::api_core::T467), omit_empty: true, number: 7, default: "{}", ..F },
    Field { json: "images", go: "Images", go_type: "[]v1.ContainerImage", kind: Kind::List(&Kind::Struct(&super::api_core::T373)), omit_empty: true, list_type: ListType::Atomic, number: 8, ..F },
    Field { json: "volumesInUse", go: "VolumesInUse", go_type: "[]v1.UniqueVolumeName", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 9, ..F },
    Field { json: "volumesAttached", go: "VolumesAttached", go_type: "[]v1.AttachedVolume", kind: Kind::List(&Kind::Struct(&super::api_core::T347)), omit_empty: true, list_type: ListType::Atomic, number: 10, ..F },
    Field { json: "config", go: "Config", go_type: "v1.NodeConfigStatus", kind: Kind::Struct(&super::api_core::T453), omit_empty: true, pointer: true, number: 11, ..F },
    Field { json: "runtimeHandlers", go: "RuntimeHandlers", go_type: "[]v1.NodeRuntimeHandler", kind: Kind::List(&Kind::Struct(&super::api_core::T459)), omit_empty: true, list_type: ListType::Atomic, number: 12, ..F },
    Field { json: "features", go: "Features", go_type: "v1.NodeFeatures", kind: Kind::Struct(&super::api_core::T455), omit_empty: true, pointer: true, number: 13, ..F },
    Field { json: "declaredFeatures", go: "DeclaredFeatures", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 14, ..F },
];
pub static T465: Type = Type { name: "io.k8s.api.core.v1.NodeStatus", go: "NodeStatus", fields: &F465, json_fields: &[&F465[0], &F465[1], &F465[2], &F465[3], &F465[4], &F465[5], &F465[6], &F465[7], &F465[8], &F465[9], &F465[10], &F465[11], &F465[12], &F465[13]], by_name: &[4, 1, 0, 3, 10, 5, 13, 12, 7, 6, 2, 11, 9, 8], by_number: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.NodeSwapStatus
pub static F466: [Field; 1] = [
    Field { json: "capacity", go: "Capacity", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 1, ..F },
];
pub static T466: Type = Type { name: "io.k8s.api.core.v1.NodeSwapStatus", go: "NodeSwapStatus", fields: &F466, json_fields: &[&F466[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.NodeSystemInfo
pub static F467: [Field; 12] = [
    Field { json: "machineID", go: "MachineID", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "systemUUID", go: "SystemUUID", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "bootID", go: "BootID", required: true, number: 3, default: "\"\"", ..F },
    Field { json: "kernelVersion", go: "KernelVersion", required: true, number: 4, default: "\"\"", ..F },
    Field { json: "osImage", go: "OSImage", required: true, number: 5, default: "\"\"", ..F },
    Field { json: "containerRuntimeVersion", go: "ContainerRuntimeVersion", required: true, number: 6, default: "\"\"", ..F },
    Field { json: "kubeletVersion", go: "KubeletVersion", required: true, number: 7, default: "\"\"", ..F },
    Field { json: "kubeProxyVersion", go: "KubeProxyVersion", required: true, number: 8, default: "\"\"", ..F },
    Field { json: "operatingSystem", go: "OperatingSystem", required: true, number: 9, default: "\"\"", ..F },
    Field { json: "architecture", go: "Architecture", required: true, number: 10, default: "\"\"", ..F },
    Field { json: "swap", go: "Swap", go_type: "v1.NodeSwapStatus", kind: Kind::Struct(&super::api_core::T466), omit_empty: true, pointer: true, number: 11, ..F },
    Field { json: "runningInUserNamespace", go: "RunningInUserNamespace", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 12, ..F },
];
pub static T467: Type = Type { name: "io.k8s.api.core.v1.NodeSystemInfo", go: "NodeSystemInfo", fields: &F467, json_fields: &[&F467[0], &F467[1], &F467[2], &F467[3], &F467[4], &F467[5], &F467[6], &F467[7], &F467[8], &F467[9], &F467[10], &F467[11]], by_name: &[9, 2, 5, 3, 7, 6, 0, 8, 4, 11, 10, 1], by_number: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.ObjectFieldSelector
pub static F468: [Field; 2] = [
    Field { json: "apiVersion", go: "APIVersion", omit_empty: true, number: 1, ..F },
    Field { json: "fieldPath", go: "FieldPath", required: true, number: 2, default: "\"\"", ..F },
];
pub static T468: Type = Type { name: "io.k8s.api.core.v1.ObjectFieldSelector", go: "ObjectFieldSelector", fields: &F468, json_fields: &[&F468[0], &F468[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Atomic, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-map-type\":\"atomic\"}" };
// io.k8s.api.core.v1.ObjectReference
pub static F469: [Field; 7] = [
    Field { json: "kind", go: "Kind", omit_empty: true, number: 1, ..F },
    Field { json: "namespace", go: "Namespace", omit_empty: true, number: 2, ..F },
    Field { json: "name", go: "Name", omit_empty: true, number: 3, ..F },
    Field { json: "uid", go: "UID", go_type: "types.UID", omit_empty: true, number: 4, ..F },
    Field { json: "apiVersion", go: "APIVersion", omit_empty: true, number: 5, ..F },
    Field { json: "resourceVersion", go: "ResourceVersion", omit_empty: true, number: 6, ..F },
    Field { json: "fieldPath", go: "FieldPath", omit_empty: true, number: 7, ..F },
];
pub static T469: Type = Type { name: "io.k8s.api.core.v1.ObjectReference", go: "ObjectReference", fields: &F469, json_fields: &[&F469[0], &F469[1], &F469[2], &F469[3], &F469[4], &F469[5], &F469[6]], by_name: &[4, 6, 0, 2, 1, 5, 3], by_number: &[0, 1, 2, 3, 4, 5, 6], map_type: MapType::Atomic, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-map-type\":\"atomic\"}" };
// io.k8s.api.core.v1.PersistentVolume
pub static F470: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1.PersistentVolumeSpec", kind: Kind::Struct(&super::api_core::T480), omit_empty: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1.PersistentVolumeStatus", kind: Kind::Struct(&super::api_core::T481), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T470: Type = Type { name: "io.k8s.api.core.v1.PersistentVolume", go: "PersistentVolume", fields: &F470, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F470[1], &F470[2], &F470[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.PersistentVolumeClaim
pub static F471: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1.PersistentVolumeClaimSpec", kind: Kind::Struct(&super::api_core::T474), omit_empty: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1.PersistentVolumeClaimStatus", kind: Kind::Struct(&super::api_core::T475), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T471: Type = Type { name: "io.k8s.api.core.v1.PersistentVolumeClaim", go: "PersistentVolumeClaim", fields: &F471, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F471[1], &F471[2], &F471[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.PersistentVolumeClaimCondition
pub static F472: [Field; 6] = [
    Field { json: "type", go: "Type", go_type: "v1.PersistentVolumeClaimConditionType", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "status", go: "Status", go_type: "v1.ConditionStatus", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "lastProbeTime", go: "LastProbeTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 3, ..F },
    Field { json: "lastTransitionTime", go: "LastTransitionTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 4, ..F },
    Field { json: "reason", go: "Reason", omit_empty: true, number: 5, ..F },
    Field { json: "message", go: "Message", omit_empty: true, number: 6, ..F },
];
pub static T472: Type = Type { name: "io.k8s.api.core.v1.PersistentVolumeClaimCondition", go: "PersistentVolumeClaimCondition", fields: &F472, json_fields: &[&F472[0], &F472[1], &F472[2], &F472[3], &F472[4], &F472[5]], by_name: &[2, 3, 5, 4, 1, 0], by_number: &[0, 1, 2, 3, 4, 5], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.PersistentVolumeClaimList
pub static F473: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.PersistentVolumeClaim", kind: Kind::List(&Kind::Struct(&super::api_core::T471)), required: true, number: 2, ..F },
];
pub static T473: Type = Type { name: "io.k8s.api.core.v1.PersistentVolumeClaimList", go: "PersistentVolumeClaimList", fields: &F473, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F473[1], &F473[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.PersistentVolumeClaimSpec
pub static F474: [Field; 9] = [
    Field { json: "accessModes", go: "AccessModes", go_type: "[]v1.PersistentVolumeAccessMode", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 1, enums: &["ReadOnlyMany", "ReadWriteMany", "ReadWriteOnce", "ReadWriteOncePod"], ..F },
    Field { json: "selector", go: "Selector", go_type: "v1.LabelSelector", kind: Kind::Struct(&super::apimachinery::T1258), omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "resources", go: "Resources", go_type: "v1.VolumeResourceRequirements", kind: Kind::Struct(&super::api_core::T581), omit_empty: true, number: 2, default: "{}", ..F },
    Field { json: "volumeName", go: "VolumeName", omit_empty: true, number: 3, ..F },
    Field { json: "storageClassName", go: "StorageClassName", omit_empty: true, pointer: true, number: 5, ..F },
    Field { json: "volumeMode", go: "VolumeMode", go_type: "v1.PersistentVolumeMode", omit_empty: true, pointer: true, number: 6, enums: &["Block", "Filesystem"], ..F },
    Field { json: "dataSource", go: "DataSource", go_type: "v1.TypedLocalObjectReference", kind: Kind::Struct(&super::api_core::T571), omit_empty: true, pointer: true, number: 7, ..F },
    Field { json: "dataSourceRef", go: "DataSourceRef", go_type: "v1.TypedObjectReference", kind: Kind::Struct(&super::api_core::T572), omit_empty: true, pointer: true, number: 8, ..F },
    Field { json: "volumeAttributesClassName", go: "VolumeAttributesClassName", omit_empty: true, pointer: true, number: 9, ..F },
];
pub static T474: Type = Type { name: "io.k8s.api.core.v1.PersistentVolumeClaimSpec", go: "PersistentVolumeClaimSpec", fields: &F474, json_fields: &[&F474[0], &F474[1], &F474[2], &F474[3], &F474[4], &F474[5], &F474[6], &F474[7], &F474[8]], by_name: &[0, 6, 7, 2, 1, 4, 8, 5, 3], by_number: &[0, 2, 3, 1, 4, 5, 6, 7, 8], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.PersistentVolumeClaimStatus
pub static F475: [Field; 9] = [
    Field { json: "phase", go: "Phase", go_type: "v1.PersistentVolumeClaimPhase", omit_empty: true, number: 1, enums: &["Bound", "Lost", "Pending"], ..F },
    Field { json: "accessModes", go: "AccessModes", go_type: "[]v1.PersistentVolumeAccessMode", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 2, enums: &["ReadOnlyMany", "ReadWriteMany", "ReadWriteOnce", "ReadWriteOncePod"], ..F },
    Field { json: "capacity", go: "Capacity", go_type: "v1.ResourceList", kind: Kind::Map(&Kind::Quantity), omit_empty: true, number: 3, ..F },
    Field { json: "conditions", go: "Conditions", go_type: "[]v1.PersistentVolumeClaimCondition", kind: Kind::List(&Kind::Struct(&super::api_core::T472)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["type"], patch_strategy: "merge", patch_merge_key: "type", number: 4, ..F },
    Field { json: "allocatedResources", go: "AllocatedResources", go_type: "v1.ResourceList", kind: Kind::Map(&Kind::Quantity), omit_empty: true, number: 5, ..F },
    Field { json: "allocatedResourceStatuses", go: "AllocatedResourceStatuses", go_type: "map[v1.ResourceName]v1.ClaimResourceStatus", kind: Kind::Map(&Kind::String), omit_empty: true, map_type: MapType::Granular, number: 7, enums: &["ControllerResizeInProgress", "ControllerResizeInfeasible", "NodeResizeInProgress", "NodeResizeInfeasible", "NodeResizePending"], ..F },
    Field { json: "currentVolumeAttributesClassName", go: "CurrentVolumeAttributesClassName", omit_empty: true, pointer: true, number: 8, ..F },
    Field { json: "modifyVolumeStatus", go: "ModifyVolumeStatus", go_type: "v1.ModifyVolumeStatus", kind: Kind::Struct(&super::api_core::T438), omit_empty: true, pointer: true, number: 9, ..F },
    Field { json: "healthStatus", go: "HealthStatus", go_type: "v1.VolumeHealthStatus", kind: Kind::Struct(&super::api_core::T576), omit_empty: true, pointer: true, number: 10, ..F },
];
pub static T475: Type = Type { name: "io.k8s.api.core.v1.PersistentVolumeClaimStatus", go: "PersistentVolumeClaimStatus", fields: &F475, json_fields: &[&F475[0], &F475[1], &F475[2], &F475[3], &F475[4], &F475[5], &F475[6], &F475[7], &F475[8]], by_name: &[1, 5, 4, 2, 3, 6, 8, 7, 0], by_number: &[0, 1, 2, 3, 4, 5, 6, 7, 8], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.PersistentVolumeClaimTemplate
pub static F476: [Field; 2] = [
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1.PersistentVolumeClaimSpec", kind: Kind::Struct(&super::api_core::T474), required: true, number: 2, default: "{}", ..F },
];
pub static T476: Type = Type { name: "io.k8s.api.core.v1.PersistentVolumeClaimTemplate", go: "PersistentVolumeClaimTemplate", fields: &F476, json_fields: &[&F476[0], &F476[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.PersistentVolumeClaimVolumeSource
pub static F477: [Field; 2] = [
    Field { json: "claimName", go: "ClaimName", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "readOnly", go: "ReadOnly", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 2, ..F },
];
pub static T477: Type = Type { name: "io.k8s.api.core.v1.PersistentVolumeClaimVolumeSource", go: "PersistentVolumeClaimVolumeSource", fields: &F477, json_fields: &[&F477[0], &F477[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.PersistentVolumeList
pub static F478: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.PersistentVolume", kind: Kind::List(&Kind::Struct(&super::api_core::T470)), required: true, number: 2, ..F },
];
pub static T478: Type = Type { name: "io.k8s.api.core.v1.PersistentVolumeList", go: "PersistentVolumeList", fields: &F478, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F478[1], &F478[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.PersistentVolumeSource
pub static F479: [Field; 22] = [
    Field { json: "gcePersistentDisk", go: "GCEPersistentDisk", go_type: "v1.GCEPersistentDiskVolumeSource", kind: Kind::Struct(&super::api_core::T411), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "awsElasticBlockStore", go: "AWSElasticBlockStore", go_type: "v1.AWSElasticBlockStoreVolumeSource", kind: Kind::Struct(&super::api_core::T344), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "hostPath", go: "HostPath", go_type: "v1.HostPathVolumeSource", kind: Kind::Struct(&super::api_core::T420), omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "glusterfs", go: "Glusterfs", go_type: "v1.GlusterfsPersistentVolumeSource", kind: Kind::Struct(&super::api_core::T414), omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "nfs", go: "NFS", go_type: "v1.NFSVolumeSource", kind: Kind::Struct(&super::api_core::T439), omit_empty: true, pointer: true, number: 5, ..F },
    Field { json: "rbd", go: "RBD", go_type: "v1.RBDPersistentVolumeSource", kind: Kind::Struct(&super::api_core::T519), omit_empty: true, pointer: true, number: 6, ..F },
    Field { json: "iscsi", go: "ISCSI", go_type: "v1.ISCSIPersistentVolumeSource", kind: Kind::Struct(&super::api_core::T421), omit_empty: true, pointer: true, number: 7, ..F },
    Field { json: "cinder", go: "Cinder", go_type: "v1.CinderPersistentVolumeSource", kind: Kind::Struct(&super::api_core::T357), omit_empty: true, pointer: true, number: 8, ..F },
    Field { json: "cephfs", go: "CephFS", go_type: "v1.CephFSPersistentVolumeSource", kind: Kind::Struct(&super::api_core::T355), omit_empty: true, pointer: true, number: 9, ..F },
    Field { json: "fc", go: "FC", go_type: "v1.FCVolumeSource", kind: Kind::Struct(&super::api_core::T406), omit_empty: true, pointer: true, number: 10, ..F },
    Field { json: "flocker", go: "Flocker", go_type: "v1.FlockerVolumeSource", kind: Kind::Struct(&super::api_core::T410), omit_empty: true, pointer: true, number: 11, ..F },
    Field { json: "flexVolume", go: "FlexVolume", go_type: "v1.FlexPersistentVolumeSource", kind: Kind::Struct(&super::api_core::T408), omit_empty: true, pointer: true, number: 12, ..F },
    Field { json: "azureFile", go: "AzureFile", go_type: "v1.AzureFilePersistentVolumeSource", kind: Kind::Struct(&super::api_core::T349), omit_empty: true, pointer: true, number: 13, ..F },
    Field { json: "vsphereVolume", go: "VsphereVolume", go_type: "v1.VsphereVirtualDiskVolumeSource", kind: Kind::Struct(&super::api_core::T584), omit_empty: true, pointer: true, number: 14, ..F },
    Field { json: "quobyte", go: "Quobyte", go_type: "v1.QuobyteVolumeSource", kind: Kind::Struct(&super::api_core::T518), omit_empty: true, pointer: true, number: 15, ..F },
    Field { json: "azureDisk", go: "AzureDisk", go_type: "v1.AzureDiskVolumeSource", kind: Kind::Struct(&super::api_core::T348), omit_empty: true, pointer: true, number: 16, ..F },
    Field { json: "photonPersistentDisk", go: "PhotonPersistentDisk", go_type: "v1.PhotonPersistentDiskVolumeSource", kind: Kind::Struct(&super::api_core::T482), omit_empty: true, pointer: true, number: 17, ..F },
    Field { json: "portworxVolume", go: "PortworxVolume", go_type: "v1.PortworxVolumeSource", kind: Kind::Struct(&super::api_core::T513), omit_empty: true, pointer: true, number: 18, ..F },
    Field { json: "scaleIO", go: "ScaleIO", go_type: "v1.ScaleIOPersistentVolumeSource", kind: Kind::Struct(&super::api_core::T537), omit_empty: true, pointer: true, number: 19, ..F },
    Field { json: "local", go: "Local", go_type: "v1.LocalVolumeSource", kind: Kind::Struct(&super::api_core::T437), omit_empty: true, pointer: true, number: 20, ..F },
    Field { json: "storageos", go: "StorageOS", go_type: "v1.StorageOSPersistentVolumeSource", kind: Kind::Struct(&super::api_core::T562), omit_empty: true, pointer: true, number: 21, ..F },
    Field { json: "csi", go: "CSI", go_type: "v1.CSIPersistentVolumeSource", kind: Kind::Struct(&super::api_core::T352), omit_empty: true, pointer: true, number: 22, ..F },
];
pub static T479: Type = Type { name: "io.k8s.api.core.v1.PersistentVolumeSource", go: "PersistentVolumeSource", fields: &F479, json_fields: &[&F479[0], &F479[1], &F479[2], &F479[3], &F479[4], &F479[5], &F479[6], &F479[7], &F479[8], &F479[9], &F479[10], &F479[11], &F479[12], &F479[13], &F479[14], &F479[15], &F479[16], &F479[17], &F479[18], &F479[19], &F479[20], &F479[21]], by_name: &[1, 15, 12, 8, 7, 21, 9, 11, 10, 0, 3, 2, 6, 19, 4, 16, 17, 14, 5, 18, 20, 13], by_number: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.PersistentVolumeSpec
pub static F480: [Field; 10] = [
    Field { json: "capacity", go: "Capacity", go_type: "v1.ResourceList", kind: Kind::Map(&Kind::Quantity), omit_empty: true, number: 1, ..F },
    Field { go: "PersistentVolumeSource", go_type: "v1.PersistentVolumeSource", kind: Kind::Struct(&super::api_core::T479), inline: true, number: 2, ..F },
    Field { json: "accessModes", go: "AccessModes", go_type: "[]v1.PersistentVolumeAccessMode", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 3, enums: &["ReadOnlyMany", "ReadWriteMany", "ReadWriteOnce", "ReadWriteOncePod"], ..F },
    Field { json: "claimRef", go: "ClaimRef", go_type: "v1.ObjectReference", kind: Kind::Struct(&super::api_core::T469), omit_empty: true, pointer: true, map_type: MapType::Granular, number: 4, ..F },
    Field { json: "persistentVolumeReclaimPolicy", go: "PersistentVolumeReclaimPolicy", go_type: "v1.PersistentVolumeReclaimPolicy", omit_empty: true, number: 5, enums: &["Delete", "Recycle", "Retain"], ..F },
    Field { json: "storageClassName", go: "StorageClassName", omit_empty: true, number: 6, ..F },
    Field { json: "mountOptions", go: "MountOptions", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 7, ..F },
    Field { json: "volumeMode", go: "VolumeMode", go_type: "v1.PersistentVolumeMode", omit_empty: true, pointer: true, number: 8, enums: &["Block", "Filesystem"], ..F },
    Field { json: "nodeAffinity", go: "NodeAffinity", go_type: "v1.VolumeNodeAffinity", kind: Kind::Struct(&super::api_core::T579), omit_empty: true, pointer: true, number: 9, ..F },
    Field { json: "volumeAttributesClassName", go: "VolumeAttributesClassName", omit_empty: true, pointer: true, number: 10, ..F },
];
pub static T480: Type = Type { name: "io.k8s.api.core.v1.PersistentVolumeSpec", go: "PersistentVolumeSpec", fields: &F480, json_fields: &[&F480[0], &F479[0], &F479[1], &F479[2], &F479[3], &F479[4], &F479[5], &F479[6], &F479[7], &F479[8], &F479[9], &F479[10], &F479[11], &F479[12], &F479[13], &F479[14], &F479[15], &F479[16], &F479[17], &F479[18], &F479[19], &F479[20], &F479[21], &F480[2], &F480[3], &F480[4], &F480[5], &F480[6], &F480[7], &F480[8], &F480[9]], by_name: &[23, 2, 16, 13, 0, 9, 8, 24, 22, 10, 12, 11, 1, 4, 3, 7, 20, 27, 5, 29, 25, 17, 18, 15, 6, 19, 26, 21, 30, 28, 14], by_number: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.PersistentVolumeStatus
pub static F481: [Field; 4] = [
    Field { json: "phase", go: "Phase", go_type: "v1.PersistentVolumePhase", omit_empty: true, number: 1, enums: &["Available", "Bound", "Failed", "Pending", "Released"], ..F },
    Field { json: "message", go: "Message", omit_empty: true, number: 2, ..F },
    Field { json: "reason", go: "Reason", omit_empty: true, number: 3, ..F },
    Field { json: "lastPhaseTransitionTime", go: "LastPhaseTransitionTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T481: Type = Type { name: "io.k8s.api.core.v1.PersistentVolumeStatus", go: "PersistentVolumeStatus", fields: &F481, json_fields: &[&F481[0], &F481[1], &F481[2], &F481[3]], by_name: &[3, 1, 0, 2], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.PhotonPersistentDiskVolumeSource
pub static F482: [Field; 2] = [
    Field { json: "pdID", go: "PdID", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "fsType", go: "FSType", omit_empty: true, number: 2, ..F },
];
pub static T482: Type = Type { name: "io.k8s.api.core.v1.PhotonPersistentDiskVolumeSource", go: "PhotonPersistentDiskVolumeSource", fields: &F482, json_fields: &[&F482[0], &F482[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.Pod
pub static F483: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1.PodSpec", kind: Kind::Struct(&super::api_core::T506), omit_empty: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1.PodStatus", kind: Kind::Struct(&super::api_core::T507), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T483: Type = Type { name: "io.k8s.api.core.v1.Pod", go: "Pod", fields: &F483, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F483[1], &F483[2], &F483[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.PodAffinity
pub static F484: [Field; 2] = [
    Field { json: "requiredDuringSchedulingIgnoredDuringExecution", go: "RequiredDuringSchedulingIgnoredDuringExecution", go_type: "[]v1.PodAffinityTerm", kind: Kind::List(&Kind::Struct(&super::api_core::T485)), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
    Field { json: "preferredDuringSchedulingIgnoredDuringExecution", go: "PreferredDuringSchedulingIgnoredDuringExecution", go_type: "[]v1.WeightedPodAffinityTerm", kind: Kind::List(&Kind::Struct(&super::api_core::T585)), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
];
pub static T484: Type = Type { name: "io.k8s.api.core.v1.PodAffinity", go: "PodAffinity", fields: &F484, json_fields: &[&F484[0], &F484[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.PodAffinityTerm
pub static F485: [Field; 6] = [
    Field { json: "labelSelector", go: "LabelSelector", go_type: "v1.LabelSelector", kind: Kind::Struct(&super::apimachinery::T1258), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "namespaces", go: "Namespaces", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
    Field { json: "topologyKey", go: "TopologyKey", required: true, number: 3, default: "\"\"", ..F },
    Field { json: "namespaceSelector", go: "NamespaceSelector", go_type: "v1.LabelSelector", kind: Kind::Struct(&super::apimachinery::T1258), omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "matchLabelKeys", go: "MatchLabelKeys", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 5, ..F },
    Field { json: "mismatchLabelKeys", go: "MismatchLabelKeys", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 6, ..F },
];
pub static T485: Type = Type { name: "io.k8s.api.core.v1.PodAffinityTerm", go: "PodAffinityTerm", fields: &F485, json_fields: &[&F485[0], &F485[1], &F485[2], &F485[3], &F485[4], &F485[5]], by_name: &[0, 4, 5, 3, 1, 2], by_number: &[0, 1, 2, 3, 4, 5], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.PodAntiAffinity
pub static F486: [Field; 2] = [
    Field { json: "requiredDuringSchedulingIgnoredDuringExecution", go: "RequiredDuringSchedulingIgnoredDuringExecution", go_type: "[]v1.PodAffinityTerm", kind: Kind::List(&Kind::Struct(&super::api_core::T485)), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
    Field { json: "preferredDuringSchedulingIgnoredDuringExecution", go: "PreferredDuringSchedulingIgnoredDuringExecution", go_type: "[]v1.WeightedPodAffinityTerm", kind: Kind::List(&Kind::Struct(&super::api_core::T585)), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
];
pub static T486: Type = Type { name: "io.k8s.api.core.v1.PodAntiAffinity", go: "PodAntiAffinity", fields: &F486, json_fields: &[&F486[0], &F486[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.PodAttachOptions
pub static F487: [Field; 6] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "stdin", go: "Stdin", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 1, ..F },
    Field { json: "stdout", go: "Stdout", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 2, ..F },
    Field { json: "stderr", go: "Stderr", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 3, ..F },
    Field { json: "tty", go: "TTY", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 4, ..F },
    Field { json: "container", go: "Container", omit_empty: true, number: 5, ..F },
];
pub static T487: Type = Type { name: "io.k8s.api.core.v1.PodAttachOptions", go: "PodAttachOptions", fields: &F487, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F487[1], &F487[2], &F487[3], &F487[4], &F487[5]], by_name: &[1, 6, 0, 4, 2, 3, 5], by_number: &[1, 2, 3, 4, 5], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.PodCertificateProjection
pub static F488: [Field; 8] = [
    Field { json: "signerName", go: "SignerName", omit_empty: true, required: true, number: 1, ..F },
    Field { json: "keyType", go: "KeyType", omit_empty: true, required: true, number: 2, ..F },
    Field { json: "maxExpirationSeconds", go: "MaxExpirationSeconds", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "credentialBundlePath", go: "CredentialBundlePath", omit_empty: true, number: 4, ..F },
    Field { json: "keyPath", go: "KeyPath", omit_empty: true, number: 5, ..F },
    Field { json: "certificateChainPath", go: "CertificateChainPath", omit_empty: true, number: 6, ..F },
    Field { json: "userAnnotations", go: "UserAnnotations", go_type: "map[string]string", kind: Kind::Map(&Kind::String), omit_empty: true, number: 7, ..F },
    Field { json: "user", go: "User", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 8, ..F },
];
pub static T488: Type = Type { name: "io.k8s.api.core.v1.PodCertificateProjection", go: "PodCertificateProjection", fields: &F488, json_fields: &[&F488[0], &F488[1], &F488[2], &F488[3], &F488[4], &F488[5], &F488[6], &F488[7]], by_name: &[5, 3, 4, 1, 2, 0, 7, 6], by_number: &[0, 1, 2, 3, 4, 5, 6, 7], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.PodCondition
pub static F489: [Field; 7] = [
    Field { json: "type", go: "Type", go_type: "v1.PodConditionType", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "observedGeneration", go: "ObservedGeneration", go_type: "int64", kind: Kind::Int64, omit_empty: true, number: 7, ..F },
    Field { json: "status", go: "Status", go_type: "v1.ConditionStatus", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "lastProbeTime", go: "LastProbeTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 3, ..F },
    Field { json: "lastTransitionTime", go: "LastTransitionTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 4, ..F },
    Field { json: "reason", go: "Reason", omit_empty: true, number: 5, ..F },
    Field { json: "message", go: "Message", omit_empty: true, number: 6, ..F },
];
pub static T489: Type = Type { name: "io.k8s.api.core.v1.PodCondition", go: "PodCondition", fields: &F489, json_fields: &[&F489[0], &F489[1], &F489[2], &F489[3], &F489[4], &F489[5], &F489[6]], by_name: &[3, 4, 6, 1, 5, 2, 0], by_number: &[0, 2, 3, 4, 5, 6, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.PodDNSConfig
pub static F490: [Field; 3] = [
    Field { json: "nameservers", go: "Nameservers", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
    Field { json: "searches", go: "Searches", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
    Field { json: "options", go: "Options", go_type: "[]v1.PodDNSConfigOption", kind: Kind::List(&Kind::Struct(&super::api_core::T491)), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
];
pub static T490: Type = Type { name: "io.k8s.api.core.v1.PodDNSConfig", go: "PodDNSConfig", fields: &F490, json_fields: &[&F490[0], &F490[1], &F490[2]], by_name: &[0, 2, 1], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.PodDNSConfigOption
pub static F491: [Field; 2] = [
    Field { json: "name", go: "Name", omit_empty: true, number: 1, ..F },
    Field { json: "value", go: "Value", omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T491: Type = Type { name: "io.k8s.api.core.v1.PodDNSConfigOption", go: "PodDNSConfigOption", fields: &F491, json_fields: &[&F491[0], &F491[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.PodExecOptions
pub static F492: [Field; 7] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "stdin", go: "Stdin", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 1, ..F },
    Field { json: "stdout", go: "Stdout", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 2, ..F },
    Field { json: "stderr", go: "Stderr", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 3, ..F },
    Field { json: "tty", go: "TTY", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 4, ..F },
    Field { json: "container", go: "Container", omit_empty: true, number: 5, ..F },
    Field { json: "command", go: "Command", go_type: "[]string", kind: Kind::List(&Kind::String), required: true, list_type: ListType::Atomic, number: 6, ..F },
];
pub static T492: Type = Type { name: "io.k8s.api.core.v1.PodExecOptions", go: "PodExecOptions", fields: &F492, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F492[1], &F492[2], &F492[3], &F492[4], &F492[5], &F492[6]], by_name: &[1, 7, 6, 0, 4, 2, 3, 5], by_number: &[1, 2, 3, 4, 5, 6], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.PodExtendedResourceClaimStatus
pub static F493: [Field; 2] = [
    Field { json: "requestMappings", go: "RequestMappings", go_type: "[]v1.ContainerExtendedResourceRequest", kind: Kind::List(&Kind::Struct(&super::api_core::T372)), required: true, list_type: ListType::Atomic, number: 1, ..F },
    Field { json: "resourceClaimName", go: "ResourceClaimName", required: true, number: 2, default: "\"\"", ..F },
];
pub static T493: Type = Type { name: "io.k8s.api.core.v1.PodExtendedResourceClaimStatus", go: "PodExtendedResourceClaimStatus", fields: &F493, json_fields: &[&F493[0], &F493[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.PodIP
pub static F494: [Field; 1] = [
    Field { json: "ip", go: "IP", required: true, number: 1, default: "\"\"", ..F },
];
pub static T494: Type = Type { name: "io.k8s.api.core.v1.PodIP", go: "PodIP", fields: &F494, json_fields: &[&F494[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.PodList
pub static F495: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.Pod", kind: Kind::List(&Kind::Struct(&super::api_core::T483)), required: true, number: 2, ..F },
];
pub static T495: Type = Type { name: "io.k8s.api.core.v1.PodList", go: "PodList", fields: &F495, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F495[1], &F495[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.PodLogOptions
pub static F496: [Field; 11] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "container", go: "Container", omit_empty: true, number: 1, ..F },
    Field { json: "follow", go: "Follow", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 2, ..F },
    Field { json: "previous", go: "Previous", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 3, ..F },
    Field { json: "sinceSeconds", go: "SinceSeconds", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "sinceTime", go: "SinceTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, pointer: true, number: 5, ..F },
    Field { json: "timestamps", go: "Timestamps", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 6, ..F },
    Field { json: "tailLines", go: "TailLines", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 7, ..F },
    Field { json: "limitBytes", go: "LimitBytes", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 8, ..F },
    Field { json: "insecureSkipTLSVerifyBackend", go: "InsecureSkipTLSVerifyBackend", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 9, ..F },
    Field { json: "stream", go: "Stream", omit_empty: true, pointer: true, number: 10, ..F },
];
pub static T496: Type = Type { name: "io.k8s.api.core.v1.PodLogOptions", go: "PodLogOptions", fields: &F496, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F496[1], &F496[2], &F496[3], &F496[4], &F496[5], &F496[6], &F496[7], &F496[8], &F496[9], &F496[10]], by_name: &[1, 2, 3, 10, 0, 9, 4, 5, 6, 11, 8, 7], by_number: &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.PodOS
pub static F497: [Field; 1] = [
    Field { json: "name", go: "Name", go_type: "v1.OSName", required: true, number: 1, default: "\"\"", ..F },
];
pub static T497: Type = Type { name: "io.k8s.api.core.v1.PodOS", go: "PodOS", fields: &F497, json_fields: &[&F497[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.PodPortForwardOptions
pub static F498: [Field; 2] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "ports", go: "Ports", go_type: "[]int32", kind: Kind::List(&Kind::Int32), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
];
pub static T498: Type = Type { name: "io.k8s.api.core.v1.PodPortForwardOptions", go: "PodPortForwardOptions", fields: &F498, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F498[1]], by_name: &[1, 0, 2], by_number: &[1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.PodProxyOptions
pub static F499: [Field; 2] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "path", go: "Path", omit_empty: true, number: 1, ..F },
];
pub static T499: Type = Type { name: "io.k8s.api.core.v1.PodProxyOptions", go: "PodProxyOptions", fields: &F499, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F499[1]], by_name: &[1, 0, 2], by_number: &[1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.PodReadinessGate
pub static F500: [Field; 1] = [
    Field { json: "conditionType", go: "ConditionType", go_type: "v1.PodConditionType", required: true, number: 1, default: "\"\"", ..F },
];
pub static T500: Type = Type { name: "io.k8s.api.core.v1.PodReadinessGate", go: "PodReadinessGate", fields: &F500, json_fields: &[&F500[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.PodResourceClaim
pub static F501: [Field; 3] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "resourceClaimName", go: "ResourceClaimName", omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "resourceClaimTemplateName", go: "ResourceClaimTemplateName", omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T501: Type = Type { name: "io.k8s.api.core.v1.PodResourceClaim", go: "PodResourceClaim", fields: &F501, json_fields: &[&F501[0], &F501[1], &F501[2]], by_name: &[0, 1, 2], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.PodResourceClaimStatus
pub static F502: [Field; 2] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "resourceClaimName", go: "ResourceClaimName", omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T502: Type = Type { name: "io.k8s.api.core.v1.PodResourceClaimStatus", go: "PodResourceClaimStatus", fields: &F502, json_fields: &[&F502[0], &F502[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.PodSchedulingGate
pub static F503: [Field; 1] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
];
pub static T503: Type = Type { name: "io.k8s.api.core.v1.PodSchedulingGate", go: "PodSchedulingGate", fields: &F503, json_fields: &[&F503[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.PodSchedulingGroup
pub static F504: [Field; 1] = [
    Field { json: "podGroupName", go: "PodGroupName", omit_empty: true, pointer: true, number: 1, ..F },
];
pub static T504: Type = Type { name: "io.k8s.api.core.v1.PodSchedulingGroup", go: "PodSchedulingGroup", fields: &F504, json_fields: &[&F504[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-unions\":[{\"fields-to-discriminateBy\":{\"podGroupName\":\"PodGroupName\"}}]}" };
// io.k8s.api.core.v1.PodSecurityContext
pub static F505: [Field; 13] = [
    Field { json: "seLinuxOptions", go: "SELinuxOptions", go_type: "v1.SELinuxOptions", kind: Kind::Struct(&super::api_core::T536), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "windowsOptions", go: "WindowsOptions", go_type: "v1.WindowsSecurityContextOptions", kind: Kind::Struct(&super::api_core::T586), omit_empty: true, pointer: true, number: 8, ..F },
    Field { json: "runAsUser", go: "RunAsUser", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "runAsGroup", go: "RunAsGroup", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 6, ..F },
    Field { json: "runAsNonRoot", go: "RunAsNonRoot", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "supplementalGroups", go: "SupplementalGroups", go_type: "[]int64", kind: Kind::List(&Kind::Int64), omit_empty: true, list_type: ListType::Atomic, number: 4, ..F },
    Field { json: "supplementalGroupsPolicy", go: "SupplementalGroupsPolicy", go_type: "v1.SupplementalGroupsPolicy", omit_empty: true, pointer: true, number: 12, enums: &["Merge", "Strict"], ..F },
    Field { json: "fsGroup", go: "FSGroup", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 5, ..F },
    Field { json: "sysctls", go: "Sysctls", go_type: "[]v1.Sysctl", kind: Kind::List(&Kind::Struct(&super::api_core::T564)), omit_empty: true, list_type: ListType::Atomic, number: 7, ..F },
    Field { json: "fsGroupChangePolicy", go: "FSGroupChangePolicy", go_type: "v1.PodFSGroupChangePolicy", omit_empty: true, pointer: true, number: 9, enums: &["Always", "OnRootMismatch"], ..F },
    Field { json: "seccompProfile", go: "SeccompProfile", go_type: "v1.SeccompProfile", kind: Kind::Struct(&super::api_core::T541), omit_empty: true, pointer: true, number: 10, ..F },
    Field { json: "appArmorProfile", go: "AppArmorProfile", go_type: "v1.AppArmorProfile", kind: Kind::Struct(&super::api_core::T346), omit_empty: true, pointer: true, number: 11, ..F },
    Field { json: "seLinuxChangePolicy", go: "SELinuxChangePolicy", go_type: "v1.PodSELinuxChangePolicy", omit_empty: true, pointer: true, number: 13, ..F },
];
pub static T505: Type = Type { name: "io.k8s.api.core.v1.PodSecurityContext", go: "PodSecurityContext", fields: &F505, json_fields: &[&F505[0], &F505[1], &F505[2], &F505[3], &F505[4], &F505[5], &F505[6], &F505[7], &F505[8], &F505[9], &F505[10], &F505[11], &F505[12]], by_name: &[11, 7, 9, 3, 4, 2, 12, 0, 10, 5, 6, 8, 1], by_number: &[0, 2, 4, 5, 7, 3, 8, 1, 9, 10, 11, 6, 12], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.PodSpec
pub static F506: [Field; 43] = [
    Field { json: "volumes", go: "Volumes", go_type: "[]v1.Volume", kind: Kind::List(&Kind::Struct(&super::api_core::T573)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["name"], patch_strategy: "merge,retainKeys", patch_merge_key: "name", number: 1, ..F },
    Field { json: "initContainers", go: "InitContainers", go_type: "[]v1.Container", kind: Kind::List(&Kind::Struct(&super::api_core::T371)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["name"], patch_strategy: "merge", patch_merge_key: "name", number: 20, ..F },
    Field { json: "containers", go: "Containers", go_type: "[]v1.Container", kind: Kind::List(&Kind::Struct(&super::api_core::T371)), required: true, list_type: ListType::Map, list_map_keys: &["name"], patch_strategy: "merge", patch_merge_key: "name", number: 2, ..F },
    Field { json: "ephemeralContainers", go: "EphemeralContainers", go_type: "[]v1.EphemeralContainer", kind: Kind::List(&Kind::Struct(&super::api_core::T397)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["name"], patch_strategy: "merge", patch_merge_key: "name", number: 34, ..F },
    Field { json: "restartPolicy", go: "RestartPolicy", go_type: "v1.RestartPolicy", omit_empty: true, number: 3, enums: &["Always", "Never", "OnFailure"], ..F },
    Field { json: "terminationGracePeriodSeconds", go: "TerminationGracePeriodSeconds", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "activeDeadlineSeconds", go: "ActiveDeadlineSeconds", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 5, ..F },
    Field { json: "dnsPolicy", go: "DNSPolicy", go_type: "v1.DNSPolicy", omit_empty: true, number: 6, enums: &["ClusterFirst", "ClusterFirstWithHostNet", "Default", "None"], ..F },
    Field { json: "nodeSelector", go: "NodeSelector", go_type: "map[string]string", kind: Kind::Map(&Kind::String), omit_empty: true, map_type: MapType::Atomic, number: 7, ..F },
    Field { json: "serviceAccountName", go: "ServiceAccountName", omit_empty: true, number: 8, ..F },
    Field { json: "serviceAccount", go: "DeprecatedServiceAccount", omit_empty: true, number: 9, ..F },
    Field { json: "automountServiceAccountToken", go: "AutomountServiceAccountToken", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 21, ..F },
    Field { json: "nodeName", go: "NodeName", omit_empty: true, number: 10, ..F },
    Field { json: "hostNetwork", go: "HostNetwork", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 11, ..F },
    Field { json: "hostPID", go: "HostPID", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 12, ..F },
    Field { json: "hostIPC", go: "HostIPC", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 13, ..F },
    Field { json: "shareProcessNamespace", go: "ShareProcessNamespace", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 27, ..F },
    Field { json: "securityContext", go: "SecurityContext", go_type: "v1.PodSecurityContext", kind: Kind::Struct(&super::api_core::T505), omit_empty: true, pointer: true, number: 14, ..F },
    Field { json: "imagePullSecrets", go: "ImagePullSecrets", go_type: "[]v1.LocalObjectReference", kind: Kind::List(&Kind::Struct(&super::api_core::T436)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["name"], patch_strategy: "merge", patch_merge_key: "name", number: 15, ..F },
    Field { json: "hostname", go: "Hostname", omit_empty: true, number: 16, ..F },
    Field { json: "subdomain", go: "Subdomain", omit_empty: true, number: 17, ..F },
    Field { json: "affinity", go: "Affinity", go_type: "v1.Affinity", kind: Kind::Struct(&super::api_core::T345), omit_empty: true, pointer: true, number: 18, ..F },
    Field { json: "schedulerName", go: "SchedulerName", omit_empty: true, number: 19, ..F },
    Field { json: "tolerations", go: "Tolerations", go_type: "[]v1.Toleration", kind: Kind::List(&Kind::Struct(&super::api_core::T567)), omit_empty: true, list_type: ListType::Atomic, number: 22, ..F },
    Field { json: "hostAliases", go: "HostAliases", go_type: "[]v1.HostAlias", kind: Kind::List(&Kind::Struct(&super::api_core::T418)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["ip"], patch_strategy: "merge", patch_merge_key: "ip", number: 23, ..F },
    Field { json: "priorityClassName", go: "PriorityClassName", omit_empty: true, number: 24, ..F },
    Field { json: "priority", go: "Priority", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 25, ..F },
    Field { json: "dnsConfig", go: "DNSConfig", go_type: "v1.PodDNSConfig", kind: Kind::Struct(&super::api_core::T490), omit_empty: true, pointer: true, number: 26, ..F },
    Field { json: "readinessGates", go: "ReadinessGates", go_type: "[]v1.PodReadinessGate", kind: Kind::List(&Kind::Struct(&super::api_core::T500)), omit_empty: true, list_type: ListType::Atomic, number: 28, ..F },
    Field { json: "runtimeClassName", go: "RuntimeClassName", omit_empty: true, pointer: true, number: 29, ..F },
    Field { json: "enableServiceLinks", go: "EnableServiceLinks", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 30, ..F },
    Field { json: "preemptionPolicy", go: "PreemptionPolicy", go_type: "v1.PreemptionPolicy", omit_empty: true, pointer: true, number: 31, enums: &["Never", "PreemptLowerPriority"], ..F },
    Field { json: "overhead", go: "Overhead", go_type: "v1.ResourceList", kind: Kind::Map(&Kind::Quantity), omit_empty: true, number: 32, ..F },
    Field { json: "topologySpreadConstraints", go: "TopologySpreadConstraints", go_type: "[]v1.TopologySpreadConstraint", kind: Kind::List(&Kind::Struct(&super::api_core::T570)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["topologyKey", "whenUnsatisfiable"], patch_strategy: "merge", patch_merge_key: "topologyKey", number: 33, ..F },
    Field { json: "setHostnameAsFQDN", go: "SetHostnameAsFQDN", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 35, ..F },
    Field { json: "os", go: "OS", go_type: "v1.PodOS", kind: Kind::Struct(&super::api_core::T497), omit_empty: true, pointer: true, number: 36, ..F },
    Field { json: "hostUsers", go: "HostUsers", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 37, ..F },
    Field { json: "schedulingGates", go: "SchedulingGates", go_type: "[]v1.PodSchedulingGate", kind: Kind::List(&Kind::Struct(&super::api_core::T503)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["name"], patch_strategy: "merge", patch_merge_key: "name", number: 38, ..F },
    Field { json: "resourceClaims", go: "ResourceClaims", go_type: "[]v1.PodResourceClaim", kind: Kind::List(&Kind::Struct(&super::api_core::T501)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["name"], patch_strategy: "merge,retainKeys", patch_merge_key: "name", number: 39, ..F },
    Field { json: "resources", go: "Resources", go_type: "v1.ResourceRequirements", kind: Kind::Struct(&super::api_core::T534), omit_empty: true, pointer: true, number: 40, ..F },
    Field { json: "hostnameOverride", go: "HostnameOverride", omit_empty: true, pointer: true, number: 41, ..F },
    Field { json: "schedulingGroup", go: "SchedulingGroup", go_type: "v1.PodSchedulingGroup", kind: Kind::Struct(&super::api_core::T504), omit_empty: true, pointer: true, number: 43, ..F },
    Field { json: "evictionResponders", go: "EvictionResponders", go_type: "[]v1.EvictionResponder", kind: Kind::List(&Kind::Struct(&super::api_core::T404)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["name"], patch_strategy: "merge", patch_merge_key: "name", number: 44, ..F },
];
pub static T506: Type = Type { name: "io.k8s.api.core.v1.PodSpec", go: "PodSpec", fields: &F506, json_fields: &[&F506[0], &F506[1], &F506[2], &F506[3], &F506[4], &F506[5], &F506[6], &F506[7], &F506[8], &F506[9], &F506[10], &F506[11], &F506[12], &F506[13], &F506[14], &F506[15], &F506[16], &F506[17], &F506[18], &F506[19], &F506[20], &F506[21], &F506[22], &F506[23], &F506[24], &F506[25], &F506[26], &F506[27], &F506[28], &F506[29], &F506[30], &F506[31], &F506[32], &F506[33], &F506[34], &F506[35], &F506[36], &F506[37], &F506[38], &F506[39], &F506[40], &F506[41], &F506[42]], by_name: &[6, 21, 11, 2, 27, 7, 30, 3, 42, 24, 15, 13, 14, 36, 19, 40, 18, 1, 12, 8, 35, 32, 31, 26, 25, 28, 38, 39, 4, 29, 22, 37, 41, 17, 10, 9, 34, 16, 20, 5, 23, 33, 0], by_number: &[0, 2, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14, 15, 17, 18, 19, 20, 21, 22, 1, 11, 23, 24, 25, 26, 27, 16, 28, 29, 30, 31, 32, 33, 3, 34, 35, 36, 37, 38, 39, 40, 41, 42], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.PodStatus
pub static F507: [Field; 22] = [
    Field { json: "observedGeneration", go: "ObservedGeneration", go_type: "int64", kind: Kind::Int64, omit_empty: true, number: 17, ..F },
    Field { json: "phase", go: "Phase", go_type: "v1.PodPhase", omit_empty: true, number: 1, enums: &["Failed", "Pending", "Running", "Succeeded", "Unknown"], ..F },
    Field { json: "conditions", go: "Conditions", go_type: "[]v1.PodCondition", kind: Kind::List(&Kind::Struct(&super::api_core::T489)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["type"], patch_strategy: "merge", patch_merge_key: "type", number: 2, ..F },
    Field { json: "message", go: "Message", omit_empty: true, number: 3, ..F },
    Field { json: "reason", go: "Reason", omit_empty: true, number: 4, ..F },
    Field { json: "nominatedNodeName", go: "NominatedNodeName", omit_empty: true, number: 11, ..F },
    Field { json: "hostIP", go: "HostIP", omit_empty: true, number: 5, ..F },
    Field { json: "hostIPs", go: "HostIPs", go_type: "[]v1.HostIP", kind: Kind::List(&Kind::Struct(&super::api_core::T419)), omit_empty: true, list_type: ListType::Atomic, patch_strategy: "merge", patch_merge_key: "ip", number: 16, ..F },
    Field { json: "podIP", go: "PodIP", omit_empty: true, number: 6, ..F },
    Field { json: "podIPs", go: "PodIPs", go_type: "[]v1.PodIP", kind: Kind::List(&Kind::Struct(&super::api_core::T494)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["ip"], patch_strategy: "merge", patch_merge_key: "ip", number: 12, ..F },
    Field { json: "startTime", go: "StartTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, pointer: true, number: 7, ..F },
    Field { json: "initContainerStatuses", go: "InitContainerStatuses", go_type: "[]v1.ContainerStatus", kind: Kind::List(&Kind::Struct(&super::api_core::T382)), omit_empty: true, list_type: ListType::Atomic, number: 10, ..F },
    Field { json: "containerStatuses", go: "ContainerStatuses", go_type: "[]v1.ContainerStatus", kind: Kind::List(&Kind::Struct(&super::api_core::T382)), omit_empty: true, list_type: ListType::Atomic, number: 8, ..F },
    Field { json: "qosClass", go: "QOSClass", go_type: "v1.PodQOSClass", omit_empty: true, number: 9, enums: &["BestEffort", "Burstable", "Guaranteed"], ..F },
    Field { json: "ephemeralContainerStatuses", go: "EphemeralContainerStatuses", go_type: "[]v1.ContainerStatus", kind: Kind::List(&Kind::Struct(&super::api_core::T382)), omit_empty: true, list_type: ListType::Atomic, number: 13, ..F },
    Field { json: "resize", go: "Resize", go_type: "v1.PodResizeStatus", omit_empty: true, number: 14, ..F },
    Field { json: "resourceClaimStatuses", go: "ResourceClaimStatuses", go_type: "[]v1.PodResourceClaimStatus", kind: Kind::List(&Kind::Struct(&super::api_core::T502)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["name"], patch_strategy: "merge,retainKeys", patch_merge_key: "name", number: 15, ..F },
    Field { json: "extendedResourceClaimStatus", go: "ExtendedResourceClaimStatus", go_type: "v1.PodExtendedResourceClaimStatus", kind: Kind::Struct(&super::api_core::T493), omit_empty: true, pointer: true, number: 18, ..F },
    Field { json: "allocatedResources", go: "AllocatedResources", go_type: "v1.ResourceList", kind: Kind::Map(&Kind::Quantity), omit_empty: true, number: 19, ..F },
    Field { json: "resources", go: "Resources", go_type: "v1.ResourceRequirements", kind: Kind::Struct(&super::api_core::T534), omit_empty: true, pointer: true, number: 20, ..F },
    Field { json: "nodeAllocatableResourceClaimStatuses", go: "NodeAllocatableResourceClaimStatuses", go_type: "[]v1.NodeAllocatableResourceClaimStatus", kind: Kind::List(&Kind::Struct(&super::api_core::T450)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["resourceClaimName"], patch_strategy: "merge", patch_merge_key: "resourceClaimName", number: 21, ..F },
    Field { json: "volumeHealth", go: "VolumeHealth", go_type: "[]v1.PodVolumeHealth", kind: Kind::List(&Kind::Struct(&super::api_core::T511)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["name"], number: 22, ..F },
];
pub static T507: Type = Type { name: "io.k8s.api.core.v1.PodStatus", go: "PodStatus", fields: &F507, json_fields: &[&F507[0], &F507[1], &F507[2], &F507[3], &F507[4], &F507[5], &F507[6], &F507[7], &F507[8], &F507[9], &F507[10], &F507[11], &F507[12], &F507[13], &F507[14], &F507[15], &F507[16], &F507[17], &F507[18], &F507[19], &F507[20], &F507[21]], by_name: &[18, 2, 12, 14, 17, 6, 7, 11, 3, 20, 5, 0, 1, 8, 9, 13, 4, 15, 16, 19, 10, 21], by_number: &[1, 2, 3, 4, 6, 8, 10, 12, 13, 11, 5, 9, 14, 15, 16, 7, 0, 17, 18, 19, 20, 21], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.PodTemplate
pub static F508: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "template", go: "Template", go_type: "v1.PodTemplateSpec", kind: Kind::Struct(&super::api_core::T510), omit_empty: true, number: 2, default: "{}", ..F },
];
pub static T508: Type = Type { name: "io.k8s.api.core.v1.PodTemplate", go: "PodTemplate", fields: &F508, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F508[1], &F508[2]], by_name: &[1, 0, 2, 3], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.PodTemplateList
pub static F509: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.PodTemplate", kind: Kind::List(&Kind::Struct(&super::api_core::T508)), required: true, number: 2, ..F },
];
pub static T509: Type = Type { name: "io.k8s.api.core.v1.PodTemplateList", go: "PodTemplateList", fields: &F509, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F509[1], &F509[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.PodTemplateSpec
pub static F510: [Field; 2] = [
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1.PodSpec", kind: Kind::Struct(&super::api_core::T506), omit_empty: true, number: 2, default: "{}", ..F },
];
pub static T510: Type = Type { name: "io.k8s.api.core.v1.PodTemplateSpec", go: "PodTemplateSpec", fields: &F510, json_fields: &[&F510[0], &F510[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.PodVolumeHealth
pub static F511: [Field; 3] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "healthConditions", go: "HealthConditions", go_type: "[]v1.VolumeHealthCondition", kind: Kind::List(&Kind::Struct(&super::api_core::T575)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["status", "reason"], patch_strategy: "merge", patch_merge_key: "status", number: 2, ..F },
    Field { json: "lastTransitionTime", go: "LastTransitionTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 3, ..F },
];
pub static T511: Type = Type { name: "io.k8s.api.core.v1.PodVolumeHealth", go: "PodVolumeHealth", fields: &F511, json_fields: &[&F511[0], &F511[1], &F511[2]], by_name: &[1, 2, 0], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.PortStatus
pub static F512: [Field; 3] = [
    Field { json: "port", go: "Port", go_type: "int32", kind: Kind::Int32, required: true, number: 1, default: "0", ..F },
    Field { json: "protocol", go: "Protocol", go_type: "v1.Protocol", required: true, number: 2, enums: &["SCTP", "TCP", "UDP"], default: "\"\"", ..F },
    Field { json: "error", go: "Error", omit_empty: true, pointer: true, number: 3, ..F },
];
pub static T512: Type = Type { name: "io.k8s.api.core.v1.PortStatus", go: "PortStatus", fields: &F512, json_fields: &[&F512[0], &F512[1], &F512[2]], by_name: &[2, 0, 1], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.PortworxVolumeSource
pub static F513: [Field; 3] = [
    Field { json: "volumeID", go: "VolumeID", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "fsType", go: "FSType", omit_empty: true, number: 2, ..F },
    Field { json: "readOnly", go: "ReadOnly", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 3, ..F },
];
pub static T513: Type = Type { name: "io.k8s.api.core.v1.PortworxVolumeSource", go: "PortworxVolumeSource", fields: &F513, json_fields: &[&F513[0], &F513[1], &F513[2]], by_name: &[1, 2, 0], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.PreferredSchedulingTerm
pub static F514: [Field; 2] = [
    Field { json: "weight", go: "Weight", go_type: "int32", kind: Kind::Int32, required: true, number: 1, default: "0", ..F },
    Field { json: "preference", go: "Preference", go_type: "v1.NodeSelectorTerm", kind: Kind::Struct(&super::api_core::T463), required: true, number: 2, default: "{}", ..F },
];
pub static T514: Type = Type { name: "io.k8s.api.core.v1.PreferredSchedulingTerm", go: "PreferredSchedulingTerm", fields: &F514, json_fields: &[&F514[0], &F514[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.Probe
pub static F515: [Field; 7] = [
    Field { go: "ProbeHandler", go_type: "v1.ProbeHandler", kind: Kind::Struct(&super::api_core::T516), inline: true, number: 1, ..F },
    Field { json: "initialDelaySeconds", go: "InitialDelaySeconds", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 2, ..F },
    Field { json: "timeoutSeconds", go: "TimeoutSeconds", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 3, ..F },
    Field { json: "periodSeconds", go: "PeriodSeconds", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 4, ..F },
    Field { json: "successThreshold", go: "SuccessThreshold", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 5, ..F },
    Field { json: "failureThreshold", go: "FailureThreshold", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 6, ..F },
    Field { json: "terminationGracePeriodSeconds", go: "TerminationGracePeriodSeconds", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 7, ..F },
];
pub static T515: Type = Type { name: "io.k8s.api.core.v1.Probe", go: "Probe", fields: &F515, json_fields: &[&F516[0], &F516[1], &F516[2], &F516[3], &F515[1], &F515[2], &F515[3], &F515[4], &F515[5], &F515[6]], by_name: &[0, 8, 3, 1, 4, 6, 7, 2, 9, 5], by_number: &[0, 1, 2, 3, 4, 5, 6], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.ProbeHandler
pub static F516: [Field; 4] = [
    Field { json: "exec", go: "Exec", go_type: "v1.ExecAction", kind: Kind::Struct(&super::api_core::T405), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "httpGet", go: "HTTPGet", go_type: "v1.HTTPGetAction", kind: Kind::Struct(&super::api_core::T416), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "tcpSocket", go: "TCPSocket", go_type: "v1.TCPSocketAction", kind: Kind::Struct(&super::api_core::T565), omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "grpc", go: "GRPC", go_type: "v1.GRPCAction", kind: Kind::Struct(&super::api_core::T412), omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T516: Type = Type { name: "io.k8s.api.core.v1.ProbeHandler", go: "ProbeHandler", fields: &F516, json_fields: &[&F516[0], &F516[1], &F516[2], &F516[3]], by_name: &[0, 3, 1, 2], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.ProjectedVolumeSource
pub static F517: [Field; 3] = [
    Field { json: "sources", go: "Sources", go_type: "[]v1.VolumeProjection", kind: Kind::List(&Kind::Struct(&super::api_core::T580)), list_type: ListType::Atomic, number: 1, ..F },
    Field { json: "defaultMode", go: "DefaultMode", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "defaultUser", go: "DefaultUser", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 3, ..F },
];
pub static T517: Type = Type { name: "io.k8s.api.core.v1.ProjectedVolumeSource", go: "ProjectedVolumeSource", fields: &F517, json_fields: &[&F517[0], &F517[1], &F517[2]], by_name: &[1, 2, 0], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.QuobyteVolumeSource
pub static F518: [Field; 6] = [
    Field { json: "registry", go: "Registry", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "volume", go: "Volume", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "readOnly", go: "ReadOnly", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 3, ..F },
    Field { json: "user", go: "User", omit_empty: true, number: 4, ..F },
    Field { json: "group", go: "Group", omit_empty: true, number: 5, ..F },
    Field { json: "tenant", go: "Tenant", omit_empty: true, number: 6, ..F },
];
pub static T518: Type = Type { name: "io.k8s.api.core.v1.QuobyteVolumeSource", go: "QuobyteVolumeSource", fields: &F518, json_fields: &[&F518[0], &F518[1], &F518[2], &F518[3], &F518[4], &F518[5]], by_name: &[4, 2, 0, 5, 3, 1], by_number: &[0, 1, 2, 3, 4, 5], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.RBDPersistentVolumeSource
pub static F519: [Field; 8] = [
    Field { json: "monitors", go: "CephMonitors", go_type: "[]string", kind: Kind::List(&Kind::String), required: true, list_type: ListType::Atomic, number: 1, ..F },
    Field { json: "image", go: "RBDImage", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "fsType", go: "FSType", omit_empty: true, number: 3, ..F },
    Field { json: "pool", go: "RBDPool", omit_empty: true, number: 4, default: "\"rbd\"", ..F },
    Field { json: "user", go: "RadosUser", omit_empty: true, number: 5, default: "\"admin\"", ..F },
    Field { json: "keyring", go: "Keyring", omit_empty: true, number: 6, default: "\"/etc/ceph/keyring\"", ..F },
    Field { json: "secretRef", go: "SecretRef", go_type: "v1.SecretReference", kind: Kind::Struct(&super::api_core::T547), omit_empty: true, pointer: true, number: 7, ..F },
    Field { json: "readOnly", go: "ReadOnly", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 8, ..F },
];
pub static T519: Type = Type { name: "io.k8s.api.core.v1.RBDPersistentVolumeSource", go: "RBDPersistentVolumeSource", fields: &F519, json_fields: &[&F519[0], &F519[1], &F519[2], &F519[3], &F519[4], &F519[5], &F519[6], &F519[7]], by_name: &[2, 1, 5, 0, 3, 7, 6, 4], by_number: &[0, 1, 2, 3, 4, 5, 6, 7], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.RBDVolumeSource
pub static F520: [Field; 8] = [
    Field { json: "monitors", go: "CephMonitors", go_type: "[]string", kind: Kind::List(&Kind::String), required: true, list_type: ListType::Atomic, number: 1, ..F },
    Field { json: "image", go: "RBDImage", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "fsType", go: "FSType", omit_empty: true, number: 3, ..F },
    Field { json: "pool", go: "RBDPool", omit_empty: true, number: 4, default: "\"rbd\"", ..F },
    Field { json: "user", go: "RadosUser", omit_empty: true, number: 5, default: "\"admin\"", ..F },
    Field { json: "keyring", go: "Keyring", omit_empty: true, number: 6, default: "\"/etc/ceph/keyring\"", ..F },
    Field { json: "secretRef", go: "SecretRef", go_type: "v1.LocalObjectReference", kind: Kind::Struct(&super::api_core::T436), omit_empty: true, pointer: true, number: 7, ..F },
    Field { json: "readOnly", go: "ReadOnly", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 8, ..F },
];
pub static T520: Type = Type { name: "io.k8s.api.core.v1.RBDVolumeSource", go: "RBDVolumeSource", fields: &F520, json_fields: &[&F520[0], &F520[1], &F520[2], &F520[3], &F520[4], &F520[5], &F520[6], &F520[7]], by_name: &[2, 1, 5, 0, 3, 7, 6, 4], by_number: &[0, 1, 2, 3, 4, 5, 6, 7], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.RangeAllocation
pub static F521: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "range", go: "Range", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "data", go: "Data", go_type: "[]uint8", kind: Kind::Bytes, required: true, number: 3, ..F },
];
pub static T521: Type = Type { name: "io.k8s.api.core.v1.RangeAllocation", go: "RangeAllocation", fields: &F521, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F521[1], &F521[2], &F521[3]], by_name: &[1, 4, 0, 2, 3], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.ReplicationController
pub static F522: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1.ReplicationControllerSpec", kind: Kind::Struct(&super::api_core::T525), omit_empty: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1.ReplicationControllerStatus", kind: Kind::Struct(&super::api_core::T526), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T522: Type = Type { name: "io.k8s.api.core.v1.ReplicationController", go: "ReplicationController", fields: &F522, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F522[1], &F522[2], &F522[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.ReplicationControllerCondition
pub static F523: [Field; 5] = [
    Field { json: "type", go: "Type", go_type: "v1.ReplicationControllerConditionType", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "status", go: "Status", go_type: "v1.ConditionStatus", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "lastTransitionTime", go: "LastTransitionTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 3, ..F },
    Field { json: "reason", go: "Reason", omit_empty: true, number: 4, ..F },
    Field { json: "message", go: "Message", omit_empty: true, number: 5, ..F },
];
pub static T523: Type = Type { name: "io.k8s.api.core.v1.ReplicationControllerCondition", go: "ReplicationControllerCondition", fields: &F523, json_fields: &[&F523[0], &F523[1], &F523[2], &F523[3], &F523[4]], by_name: &[2, 4, 3, 1, 0], by_number: &[0, 1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.ReplicationControllerList
pub static F524: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.ReplicationController", kind: Kind::List(&Kind::Struct(&super::api_core::T522)), required: true, number: 2, ..F },
];
pub static T524: Type = Type { name: "io.k8s.api.core.v1.ReplicationControllerList", go: "ReplicationControllerList", fields: &F524, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F524[1], &F524[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.ReplicationControllerSpec
pub static F525: [Field; 4] = [
    Field { json: "replicas", go: "Replicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 1, default: "1", ..F },
    Field { json: "minReadySeconds", go: "MinReadySeconds", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 4, default: "0", ..F },
    Field { json: "selector", go: "Selector", go_type: "map[string]string", kind: Kind::Map(&Kind::String), omit_empty: true, map_type: MapType::Atomic, number: 2, ..F },
    Field { json: "template", go: "Template", go_type: "v1.PodTemplateSpec", kind: Kind::Struct(&super::api_core::T510), omit_empty: true, pointer: true, number: 3, ..F },
];
pub static T525: Type = Type { name: "io.k8s.api.core.v1.ReplicationControllerSpec", go: "ReplicationControllerSpec", fields: &F525, json_fields: &[&F525[0], &F525[1], &F525[2], &F525[3]], by_name: &[1, 0, 2, 3], by_number: &[0, 2, 3, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.ReplicationControllerStatus
pub static F526: [Field; 6] = [
    Field { json: "replicas", go: "Replicas", go_type: "int32", kind: Kind::Int32, required: true, number: 1, default: "0", ..F },
    Field { json: "fullyLabeledReplicas", go: "FullyLabeledReplicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 2, ..F },
    Field { json: "readyReplicas", go: "ReadyReplicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 4, ..F },
    Field { json: "availableReplicas", go: "AvailableReplicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 5, ..F },
    Field { json: "observedGeneration", go: "ObservedGeneration", go_type: "int64", kind: Kind::Int64, omit_empty: true, number: 3, ..F },
    Field { json: "conditions", go: "Conditions", go_type: "[]v1.ReplicationControllerCondition", kind: Kind::List(&Kind::Struct(&super::api_core::T523)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["type"], patch_strategy: "merge", patch_merge_key: "type", number: 6, ..F },
];
pub static T526: Type = Type { name: "io.k8s.api.core.v1.ReplicationControllerStatus", go: "ReplicationControllerStatus", fields: &F526, json_fields: &[&F526[0], &F526[1], &F526[2], &F526[3], &F526[4], &F526[5]], by_name: &[3, 5, 1, 4, 2, 0], by_number: &[0, 1, 4, 2, 3, 5], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.ResourceClaim
pub static F527: [Field; 2] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "request", go: "Request", omit_empty: true, number: 2, ..F },
];
pub static T527: Type = Type { name: "io.k8s.api.core.v1.ResourceClaim", go: "ResourceClaim", fields: &F527, json_fields: &[&F527[0], &F527[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.ResourceFieldSelector
pub static F528: [Field; 3] = [
    Field { json: "containerName", go: "ContainerName", omit_empty: true, number: 1, ..F },
    Field { json: "resource", go: "Resource", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "divisor", go: "Divisor", go_type: "resource.Quantity", kind: Kind::Quantity, omit_empty: true, number: 3, ..F },
];
pub static T528: Type = Type { name: "io.k8s.api.core.v1.ResourceFieldSelector", go: "ResourceFieldSelector", fields: &F528, json_fields: &[&F528[0], &F528[1], &F528[2]], by_name: &[0, 2, 1], by_number: &[0, 1, 2], map_type: MapType::Atomic, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-map-type\":\"atomic\"}" };
// io.k8s.api.core.v1.ResourceHealth
pub static F529: [Field; 3] = [
    Field { json: "resourceID", go: "ResourceID", go_type: "v1.ResourceID", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "health", go: "Health", go_type: "v1.ResourceHealthStatus", omit_empty: true, number: 2, ..F },
    Field { json: "message", go: "Message", omit_empty: true, pointer: true, number: 6, ..F },
];
pub static T529: Type = Type { name: "io.k8s.api.core.v1.ResourceHealth", go: "ResourceHealth", fields: &F529, json_fields: &[&F529[0], &F529[1], &F529[2]], by_name: &[1, 2, 0], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.ResourceQuota
pub static F530: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1.ResourceQuotaSpec", kind: Kind::Struct(&super::api_core::T532), omit_empty: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1.ResourceQuotaStatus", kind: Kind::Struct(&super::api_core::T533), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T530: Type = Type { name: "io.k8s.api.core.v1.ResourceQuota", go: "ResourceQuota", fields: &F530, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F530[1], &F530[2], &F530[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.ResourceQuotaList
pub static F531: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.ResourceQuota", kind: Kind::List(&Kind::Struct(&super::api_core::T530)), required: true, number: 2, ..F },
];
pub static T531: Type = Type { name: "io.k8s.api.core.v1.ResourceQuotaList", go: "ResourceQuotaList", fields: &F531, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F531[1], &F531[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.ResourceQuotaSpec
pub static F532: [Field; 3] = [
    Field { json: "hard", go: "Hard", go_type: "v1.ResourceList", kind: Kind::Map(&Kind::Quantity), omit_empty: true, number: 1, ..F },
    Field { json: "scopes", go: "Scopes", go_type: "[]v1.ResourceQuotaScope", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 2, enums: &["BestEffort", "CrossNamespacePodAffinity", "NotBestEffort", "NotTerminating", "PriorityClass", "Terminating", "VolumeAttributesClass"], ..F },
    Field { json: "scopeSelector", go: "ScopeSelector", go_type: "v1.ScopeSelector", kind: Kind::Struct(&super::api_core::T539), omit_empty: true, pointer: true, number: 3, ..F },
];
pub static T532: Type = Type { name: "io.k8s.api.core.v1.ResourceQuotaSpec", go: "ResourceQuotaSpec", fields: &F532, json_fields: &[&F532[0], &F532[1], &F532[2]], by_name: &[0, 2, 1], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.ResourceQuotaStatus
pub static F533: [Field; 2] = [
    Field { json: "hard", go: "Hard", go_type: "v1.ResourceList", kind: Kind::Map(&Kind::Quantity), omit_empty: true, number: 1, ..F },
    Field { json: "used", go: "Used", go_type: "v1.ResourceList", kind: Kind::Map(&Kind::Quantity), omit_empty: true, number: 2, ..F },
];
pub static T533: Type = Type { name: "io.k8s.api.core.v1.ResourceQuotaStatus", go: "ResourceQuotaStatus", fields: &F533, json_fields: &[&F533[0], &F533[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.ResourceRequirements
pub static F534: [Field; 3] = [
    Field { json: "limits", go: "Limits", go_type: "v1.ResourceList", kind: Kind::Map(&Kind::Quantity), omit_empty: true, number: 1, ..F },
    Field { json: "requests", go: "Requests", go_type: "v1.ResourceList", kind: Kind::Map(&Kind::Quantity), omit_empty: true, number: 2, ..F },
    Field { json: "claims", go: "Claims", go_type: "[]v1.ResourceClaim", kind: Kind::List(&Kind::Struct(&super::api_core::T527)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["name"], number: 3, ..F },
];
pub static T534: Type = Type { name: "io.k8s.api.core.v1.ResourceRequirements", go: "ResourceRequirements", fields: &F534, json_fields: &[&F534[0], &F534[1], &F534[2]], by_name: &[2, 0, 1], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.ResourceStatus
pub static F535: [Field; 2] = [
    Field { json: "name", go: "Name", go_type: "v1.ResourceName", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "resources", go: "Resources", go_type: "[]v1.ResourceHealth", kind: Kind::List(&Kind::Struct(&super::api_core::T529)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["resourceID"], number: 2, ..F },
];
pub static T535: Type = Type { name: "io.k8s.api.core.v1.ResourceStatus", go: "ResourceStatus", fields: &F535, json_fields: &[&F535[0], &F535[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.SELinuxOptions
pub static F536: [Field; 4] = [
    Field { json: "user", go: "User", omit_empty: true, number: 1, ..F },
    Field { json: "role", go: "Role", omit_empty: true, number: 2, ..F },
    Field { json: "type", go: "Type", omit_empty: true, number: 3, ..F },
    Field { json: "level", go: "Level", omit_empty: true, number: 4, ..F },
];
pub static T536: Type = Type { name: "io.k8s.api.core.v1.SELinuxOptions", go: "SELinuxOptions", fields: &F536, json_fields: &[&F536[0], &F536[1], &F536[2], &F536[3]], by_name: &[3, 1, 2, 0], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.ScaleIOPersistentVolumeSource
pub static F537: [Field; 10] = [
    Field { json: "gateway", go: "Gateway", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "system", go: "System", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "secretRef", go: "SecretRef", go_type: "v1.SecretReference", kind: Kind::Struct(&super::api_core::T547), pointer: true, required: true, number: 3, ..F },
    Field { json: "sslEnabled", go: "SSLEnabled", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 4, ..F },
    Field { json: "protectionDomain", go: "ProtectionDomain", omit_empty: true, number: 5, ..F },
    Field { json: "storagePool", go: "StoragePool", omit_empty: true, number: 6, ..F },
    Field { json: "storageMode", go: "StorageMode", omit_empty: true, number: 7, default: "\"ThinProvisioned\"", ..F },
    Field { json: "volumeName", go: "VolumeName", omit_empty: true, number: 8, ..F },
    Field { json: "fsType", go: "FSType", omit_empty: true, number: 9, default: "\"xfs\"", ..F },
    Field { json: "readOnly", go: "ReadOnly", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 10, ..F },
];
pub static T537: Type = Type { name: "io.k8s.api.core.v1.ScaleIOPersistentVolumeSource", go: "ScaleIOPersistentVolumeSource", fields: &F537, json_fields: &[&F537[0], &F537[1], &F537[2], &F537[3], &F537[4], &F537[5], &F537[6], &F537[7], &F537[8], &F537[9]], by_name: &[8, 0, 4, 9, 2, 3, 6, 5, 1, 7], by_number: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.ScaleIOVolumeSource
pub static F538: [Field; 10] = [
    Field { json: "gateway", go: "Gateway", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "system", go: "System", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "secretRef", go: "SecretRef", go_type: "v1.LocalObjectReference", kind: Kind::Struct(&super::api_core::T436), pointer: true, required: true, number: 3, ..F },
    Field { json: "sslEnabled", go: "SSLEnabled", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 4, ..F },
    Field { json: "protectionDomain", go: "ProtectionDomain", omit_empty: true, number: 5, ..F },
    Field { json: "storagePool", go: "StoragePool", omit_empty: true, number: 6, ..F },
    Field { json: "storageMode", go: "StorageMode", omit_empty: true, number: 7, default: "\"ThinProvisioned\"", ..F },
    Field { json: "volumeName", go: "VolumeName", omit_empty: true, number: 8, ..F },
    Field { json: "fsType", go: "FSType", omit_empty: true, number: 9, default: "\"xfs\"", ..F },
    Field { json: "readOnly", go: "ReadOnly", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 10, ..F },
];
pub static T538: Type = Type { name: "io.k8s.api.core.v1.ScaleIOVolumeSource", go: "ScaleIOVolumeSource", fields: &F538, json_fields: &[&F538[0], &F538[1], &F538[2], &F538[3], &F538[4], &F538[5], &F538[6], &F538[7], &F538[8], &F538[9]], by_name: &[8, 0, 4, 9, 2, 3, 6, 5, 1, 7], by_number: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.ScopeSelector
pub static F539: [Field; 1] = [
    Field { json: "matchExpressions", go: "MatchExpressions", go_type: "[]v1.ScopedResourceSelectorRequirement", kind: Kind::List(&Kind::Struct(&super::api_core::T540)), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
];
pub static T539: Type = Type { name: "io.k8s.api.core.v1.ScopeSelector", go: "ScopeSelector", fields: &F539, json_fields: &[&F539[0]], by_name: &[0], by_number: &[0], map_type: MapType::Atomic, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-map-type\":\"atomic\"}" };
// io.k8s.api.core.v1.ScopedResourceSelectorRequirement
pub static F540: [Field; 3] = [
    Field { json: "scopeName", go: "ScopeName", go_type: "v1.ResourceQuotaScope", required: true, number: 1, enums: &["BestEffort", "CrossNamespacePodAffinity", "NotBestEffort", "NotTerminating", "PriorityClass", "Terminating", "VolumeAttributesClass"], default: "\"\"", ..F },
    Field { json: "operator", go: "Operator", go_type: "v1.ScopeSelectorOperator", required: true, number: 2, enums: &["DoesNotExist", "Exists", "In", "NotIn"], default: "\"\"", ..F },
    Field { json: "values", go: "Values", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
];
pub static T540: Type = Type { name: "io.k8s.api.core.v1.ScopedResourceSelectorRequirement", go: "ScopedResourceSelectorRequirement", fields: &F540, json_fields: &[&F540[0], &F540[1], &F540[2]], by_name: &[1, 0, 2], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.SeccompProfile
pub static F541: [Field; 2] = [
    Field { json: "type", go: "Type", go_type: "v1.SeccompProfileType", required: true, number: 1, enums: &["Localhost", "RuntimeDefault", "Unconfined"], default: "\"\"", ..F },
    Field { json: "localhostProfile", go: "LocalhostProfile", omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T541: Type = Type { name: "io.k8s.api.core.v1.SeccompProfile", go: "SeccompProfile", fields: &F541, json_fields: &[&F541[0], &F541[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-unions\":[{\"discriminator\":\"type\",\"fields-to-discriminateBy\":{\"localhostProfile\":\"LocalhostProfile\"}}]}" };
// io.k8s.api.core.v1.Secret
pub static F542: [Field; 6] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "immutable", go: "Immutable", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 5, ..F },
    Field { json: "data", go: "Data", go_type: "map[string][]uint8", kind: Kind::Map(&Kind::Bytes), omit_empty: true, number: 2, ..F },
    Field { json: "stringData", go: "StringData", go_type: "map[string]string", kind: Kind::Map(&Kind::String), omit_empty: true, number: 4, ..F },
    Field { json: "type", go: "Type", go_type: "v1.SecretType", omit_empty: true, number: 3, ..F },
];
pub static T542: Type = Type { name: "io.k8s.api.core.v1.Secret", go: "Secret", fields: &F542, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F542[1], &F542[2], &F542[3], &F542[4], &F542[5]], by_name: &[1, 4, 3, 0, 2, 5, 6], by_number: &[1, 3, 5, 4, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.SecretEnvSource
pub static F543: [Field; 2] = [
    Field { go: "LocalObjectReference", go_type: "v1.LocalObjectReference", kind: Kind::Struct(&super::api_core::T436), inline: true, number: 1, ..F },
    Field { json: "optional", go: "Optional", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T543: Type = Type { name: "io.k8s.api.core.v1.SecretEnvSource", go: "SecretEnvSource", fields: &F543, json_fields: &[&F436[0], &F543[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.SecretKeySelector
pub static F544: [Field; 3] = [
    Field { go: "LocalObjectReference", go_type: "v1.LocalObjectReference", kind: Kind::Struct(&super::api_core::T436), inline: true, number: 1, ..F },
    Field { json: "key", go: "Key", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "optional", go: "Optional", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 3, ..F },
];
pub static T544: Type = Type { name: "io.k8s.api.core.v1.SecretKeySelector", go: "SecretKeySelector", fields: &F544, json_fields: &[&F436[0], &F544[1], &F544[2]], by_name: &[1, 0, 2], by_number: &[0, 1, 2], map_type: MapType::Atomic, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-map-type\":\"atomic\"}" };
// io.k8s.api.core.v1.SecretList
pub static F545: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.Secret", kind: Kind::List(&Kind::Struct(&super::api_core::T542)), required: true, number: 2, ..F },
];
pub static T545: Type = Type { name: "io.k8s.api.core.v1.SecretList", go: "SecretList", fields: &F545, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F545[1], &F545[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.SecretProjection
pub static F546: [Field; 3] = [
    Field { go: "LocalObjectReference", go_type: "v1.LocalObjectReference", kind: Kind::Struct(&super::api_core::T436), inline: true, number: 1, ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.KeyToPath", kind: Kind::List(&Kind::Struct(&super::api_core::T425)), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
    Field { json: "optional", go: "Optional", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T546: Type = Type { name: "io.k8s.api.core.v1.SecretProjection", go: "SecretProjection", fields: &F546, json_fields: &[&F436[0], &F546[1], &F546[2]], by_name: &[1, 0, 2], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.SecretReference
pub static F547: [Field; 2] = [
    Field { json: "name", go: "Name", omit_empty: true, number: 1, ..F },
    Field { json: "namespace", go: "Namespace", omit_empty: true, number: 2, ..F },
];
pub static T547: Type = Type { name: "io.k8s.api.core.v1.SecretReference", go: "SecretReference", fields: &F547, json_fields: &[&F547[0], &F547[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Atomic, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-map-type\":\"atomic\"}" };
// io.k8s.api.core.v1.SecretVolumeSource
pub static F548: [Field; 5] = [
    Field { json: "secretName", go: "SecretName", omit_empty: true, number: 1, ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.KeyToPath", kind: Kind::List(&Kind::Struct(&super::api_core::T425)), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
    Field { json: "defaultMode", go: "DefaultMode", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "optional", go: "Optional", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "defaultUser", go: "DefaultUser", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 5, ..F },
];
pub static T548: Type = Type { name: "io.k8s.api.core.v1.SecretVolumeSource", go: "SecretVolumeSource", fields: &F548, json_fields: &[&F548[0], &F548[1], &F548[2], &F548[3], &F548[4]], by_name: &[2, 4, 1, 3, 0], by_number: &[0, 1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.SecurityContext
pub static F549: [Field; 12] = [
    Field { json: "capabilities", go: "Capabilities", go_type: "v1.Capabilities", kind: Kind::Struct(&super::api_core::T354), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "privileged", go: "Privileged", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "seLinuxOptions", go: "SELinuxOptions", go_type: "v1.SELinuxOptions", kind: Kind::Struct(&super::api_core::T536), omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "windowsOptions", go: "WindowsOptions", go_type: "v1.WindowsSecurityContextOptions", kind: Kind::Struct(&super::api_core::T586), omit_empty: true, pointer: true, number: 10, ..F },
    Field { json: "runAsUser", go: "RunAsUser", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "runAsGroup", go: "RunAsGroup", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 8, ..F },
    Field { json: "runAsNonRoot", go: "RunAsNonRoot", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 5, ..F },
    Field { json: "readOnlyRootFilesystem", go: "ReadOnlyRootFilesystem", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 6, ..F },
    Field { json: "allowPrivilegeEscalation", go: "AllowPrivilegeEscalation", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 7, ..F },
    Field { json: "procMount", go: "ProcMount", go_type: "v1.ProcMountType", omit_empty: true, pointer: true, number: 9, enums: &["Default", "Unmasked"], ..F },
    Field { json: "seccompProfile", go: "SeccompProfile", go_type: "v1.SeccompProfile", kind: Kind::Struct(&super::api_core::T541), omit_empty: true, pointer: true, number: 11, ..F },
    Field { json: "appArmorProfile", go: "AppArmorProfile", go_type: "v1.AppArmorProfile", kind: Kind::Struct(&super::api_core::T346), omit_empty: true, pointer: true, number: 12, ..F },
];
pub static T549: Type = Type { name: "io.k8s.api.core.v1.SecurityContext", go: "SecurityContext", fields: &F549, json_fields: &[&F549[0], &F549[1], &F549[2], &F549[3], &F549[4], &F549[5], &F549[6], &F549[7], &F549[8], &F549[9], &F549[10], &F549[11]], by_name: &[8, 11, 0, 1, 9, 7, 5, 6, 4, 2, 10, 3], by_number: &[0, 1, 2, 4, 6, 7, 8, 5, 9, 3, 10, 11], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.SerializedReference
pub static F550: [Field; 2] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "reference", go: "Reference", go_type: "v1.ObjectReference", kind: Kind::Struct(&super::api_core::T469), omit_empty: true, number: 1, default: "{}", ..F },
];
pub static T550: Type = Type { name: "io.k8s.api.core.v1.SerializedReference", go: "SerializedReference", fields: &F550, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F550[1]], by_name: &[1, 0, 2], by_number: &[1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.Service
pub static F551: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1.ServiceSpec", kind: Kind::Struct(&super::api_core::T558), omit_empty: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1.ServiceStatus", kind: Kind::Struct(&super::api_core::T559), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T551: Type = Type { name: "io.k8s.api.core.v1.Service", go: "Service", fields: &F551, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F551[1], &F551[2], &F551[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.ServiceAccount
pub static F552: [Field; 5] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "secrets", go: "Secrets", go_type: "[]v1.ObjectReference", kind: Kind::List(&Kind::Struct(&super::api_core::T469)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["name"], patch_strategy: "merge", patch_merge_key: "name", number: 2, ..F },
    Field { json: "imagePullSecrets", go: "ImagePullSecrets", go_type: "[]v1.LocalObjectReference", kind: Kind::List(&Kind::Struct(&super::api_core::T436)), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
    Field { json: "automountServiceAccountToken", go: "AutomountServiceAccountToken", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T552: Type = Type { name: "io.k8s.api.core.v1.ServiceAccount", go: "ServiceAccount", fields: &F552, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F552[1], &F552[2], &F552[3], &F552[4]], by_name: &[1, 5, 4, 0, 2, 3], by_number: &[1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.ServiceAccountList
pub static F553: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.ServiceAccount", kind: Kind::List(&Kind::Struct(&super::api_core::T552)), required: true, number: 2, ..F },
];
pub static T553: Type = Type { name: "io.k8s.api.core.v1.ServiceAccountList", go: "ServiceAccountList", fields: &F553, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F553[1], &F553[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.ServiceAccountTokenProjection
pub static F554: [Field; 4] = [
    Field { json: "audience", go: "Audience", omit_empty: true, number: 1, ..F },
    Field { json: "expirationSeconds", go: "ExpirationSeconds", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "path", go: "Path", required: true, number: 3, default: "\"\"", ..F },
    Field { json: "user", go: "User", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T554: Type = Type { name: "io.k8s.api.core.v1.ServiceAccountTokenProjection", go: "ServiceAccountTokenProjection", fields: &F554, json_fields: &[&F554[0], &F554[1], &F554[2], &F554[3]], by_name: &[0, 1, 2, 3], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.ServiceList
pub static F555: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.Service", kind: Kind::List(&Kind::Struct(&super::api_core::T551)), required: true, number: 2, ..F },
];
pub static T555: Type = Type { name: "io.k8s.api.core.v1.ServiceList", go: "ServiceList", fields: &F555, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F555[1], &F555[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.ServicePort
pub static F556: [Field; 6] = [
    Field { json: "name", go: "Name", omit_empty: true, number: 1, ..F },
    Field { json: "protocol", go: "Protocol", go_type: "v1.Protocol", omit_empty: true, number: 2, enums: &["SCTP", "TCP", "UDP"], default: "\"TCP\"", ..F },
    Field { json: "appProtocol", go: "AppProtocol", omit_empty: true, pointer: true, number: 6, ..F },
    Field { json: "port", go: "Port", go_type: "int32", kind: Kind::Int32, required: true, number: 3, default: "0", ..F },
    Field { json: "targetPort", go: "TargetPort", go_type: "intstr.IntOrString", kind: Kind::IntOrString, omit_empty: true, number: 4, ..F },
    Field { json: "nodePort", go: "NodePort", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 5, ..F },
];
pub static T556: Type = Type { name: "io.k8s.api.core.v1.ServicePort", go: "ServicePort", fields: &F556, json_fields: &[&F556[0], &F556[1], &F556[2], &F556[3], &F556[4], &F556[5]], by_name: &[2, 0, 5, 3, 1, 4], by_number: &[0, 1, 3, 4, 5, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.ServiceProxyOptions
pub static F557: [Field; 2] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "path", go: "Path", omit_empty: true, number: 1, ..F },
];
pub static T557: Type = Type { name: "io.k8s.api.core.v1.ServiceProxyOptions", go: "ServiceProxyOptions", fields: &F557, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F557[1]], by_name: &[1, 0, 2], by_number: &[1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.ServiceSpec
pub static F558: [Field; 20] = [
    Field { json: "ports", go: "Ports", go_type: "[]v1.ServicePort", kind: Kind::List(&Kind::Struct(&super::api_core::T556)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["port", "protocol"], patch_strategy: "merge", patch_merge_key: "port", number: 1, ..F },
    Field { json: "selector", go: "Selector", go_type: "map[string]string", kind: Kind::Map(&Kind::String), omit_empty: true, map_type: MapType::Atomic, number: 2, ..F },
    Field { json: "clusterIP", go: "ClusterIP", omit_empty: true, number: 3, ..F },
    Field { json: "clusterIPs", go: "ClusterIPs", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 18, ..F },
    Field { json: "type", go: "Type", go_type: "v1.ServiceType", omit_empty: true, number: 4, enums: &["ClusterIP", "ExternalName", "LoadBalancer", "NodePort"], ..F },
    Field { json: "externalIPs", go: "ExternalIPs", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 5, ..F },
    Field { json: "sessionAffinity", go: "SessionAffinity", go_type: "v1.ServiceAffinity", omit_empty: true, number: 7, enums: &["ClientIP", "None"], ..F },
    Field { json: "loadBalancerIP", go: "LoadBalancerIP", omit_empty: true, number: 8, ..F },
    Field { json: "loadBalancerSourceRanges", go: "LoadBalancerSourceRanges", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 9, ..F },
    Field { json: "externalName", go: "ExternalName", omit_empty: true, number: 10, ..F },
    Field { json: "externalTrafficPolicy", go: "ExternalTrafficPolicy", go_type: "v1.ServiceExternalTrafficPolicy", omit_empty: true, number: 11, enums: &["Cluster", "Local"], ..F },
    Field { json: "healthCheckNodePort", go: "HealthCheckNodePort", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 12, ..F },
    Field { json: "publishNotReadyAddresses", go: "PublishNotReadyAddresses", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 13, ..F },
    Field { json: "sessionAffinityConfig", go: "SessionAffinityConfig", go_type: "v1.SessionAffinityConfig", kind: Kind::Struct(&super::api_core::T560), omit_empty: true, pointer: true, number: 14, ..F },
    Field { json: "ipFamilies", go: "IPFamilies", go_type: "[]v1.IPFamily", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 19, enums: &["", "IPv4", "IPv6"], ..F },
    Field { json: "ipFamilyPolicy", go: "IPFamilyPolicy", go_type: "v1.IPFamilyPolicy", omit_empty: true, pointer: true, number: 17, enums: &["PreferDualStack", "RequireDualStack", "SingleStack"], ..F },
    Field { json: "allocateLoadBalancerNodePorts", go: "AllocateLoadBalancerNodePorts", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 20, ..F },
    Field { json: "loadBalancerClass", go: "LoadBalancerClass", omit_empty: true, pointer: true, number: 21, ..F },
    Field { json: "internalTrafficPolicy", go: "InternalTrafficPolicy", go_type: "v1.ServiceInternalTrafficPolicy", omit_empty: true, pointer: true, number: 22, enums: &["Cluster", "Local"], ..F },
    Field { json: "trafficDistribution", go: "TrafficDistribution", omit_empty: true, pointer: true, number: 23, ..F },
];
pub static T558: Type = Type { name: "io.k8s.api.core.v1.ServiceSpec", go: "ServiceSpec", fields: &F558, json_fields: &[&F558[0], &F558[1], &F558[2], &F558[3], &F558[4], &F558[5], &F558[6], &F558[7], &F558[8], &F558[9], &F558[10], &F558[11], &F558[12], &F558[13], &F558[14], &F558[15], &F558[16], &F558[17], &F558[18], &F558[19]], by_name: &[16, 2, 3, 5, 9, 10, 11, 18, 14, 15, 17, 7, 8, 0, 12, 1, 6, 13, 19, 4], by_number: &[0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 3, 14, 16, 17, 18, 19], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.ServiceStatus
pub static F559: [Field; 2] = [
    Field { json: "loadBalancer", go: "LoadBalancer", go_type: "v1.LoadBalancerStatus", kind: Kind::Struct(&super::api_core::T435), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "conditions", go: "Conditions", go_type: "[]v1.Condition", kind: Kind::List(&Kind::Struct(&super::apimachinery::T1247)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["type"], patch_strategy: "merge", patch_merge_key: "type", number: 2, ..F },
];
pub static T559: Type = Type { name: "io.k8s.api.core.v1.ServiceStatus", go: "ServiceStatus", fields: &F559, json_fields: &[&F559[0], &F559[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.SessionAffinityConfig
pub static F560: [Field; 1] = [
    Field { json: "clientIP", go: "ClientIP", go_type: "v1.ClientIPConfig", kind: Kind::Struct(&super::api_core::T359), omit_empty: true, pointer: true, number: 1, ..F },
];
pub static T560: Type = Type { name: "io.k8s.api.core.v1.SessionAffinityConfig", go: "SessionAffinityConfig", fields: &F560, json_fields: &[&F560[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.SleepAction
pub static F561: [Field; 1] = [
    Field { json: "seconds", go: "Seconds", go_type: "int64", kind: Kind::Int64, required: true, number: 1, default: "0", ..F },
];
pub static T561: Type = Type { name: "io.k8s.api.core.v1.SleepAction", go: "SleepAction", fields: &F561, json_fields: &[&F561[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.StorageOSPersistentVolumeSource
pub static F562: [Field; 5] = [
    Field { json: "volumeName", go: "VolumeName", omit_empty: true, number: 1, ..F },
    Field { json: "volumeNamespace", go: "VolumeNamespace", omit_empty: true, number: 2, ..F },
    Field { json: "fsType", go: "FSType", omit_empty: true, number: 3, ..F },
    Field { json: "readOnly", go: "ReadOnly", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 4, ..F },
    Field { json: "secretRef", go: "SecretRef", go_type: "v1.ObjectReference", kind: Kind::Struct(&super::api_core::T469), omit_empty: true, pointer: true, number: 5, ..F },
];
pub static T562: Type = Type { name: "io.k8s.api.core.v1.StorageOSPersistentVolumeSource", go: "StorageOSPersistentVolumeSource", fields: &F562, json_fields: &[&F562[0], &F562[1], &F562[2], &F562[3], &F562[4]], by_name: &[2, 3, 4, 0, 1], by_number: &[0, 1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.StorageOSVolumeSource
pub static F563: [Field; 5] = [
    Field { json: "volumeName", go: "VolumeName", omit_empty: true, number: 1, ..F },
    Field { json: "volumeNamespace", go: "VolumeNamespace", omit_empty: true, number: 2, ..F },
    Field { json: "fsType", go: "FSType", omit_empty: true, number: 3, ..F },
    Field { json: "readOnly", go: "ReadOnly", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 4, ..F },
    Field { json: "secretRef", go: "SecretRef", go_type: "v1.LocalObjectReference", kind: Kind::Struct(&super::api_core::T436), omit_empty: true, pointer: true, number: 5, ..F },
];
pub static T563: Type = Type { name: "io.k8s.api.core.v1.StorageOSVolumeSource", go: "StorageOSVolumeSource", fields: &F563, json_fields: &[&F563[0], &F563[1], &F563[2], &F563[3], &F563[4]], by_name: &[2, 3, 4, 0, 1], by_number: &[0, 1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.Sysctl
pub static F564: [Field; 2] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "value", go: "Value", required: true, number: 2, default: "\"\"", ..F },
];
pub static T564: Type = Type { name: "io.k8s.api.core.v1.Sysctl", go: "Sysctl", fields: &F564, json_fields: &[&F564[0], &F564[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.TCPSocketAction
pub static F565: [Field; 2] = [
    Field { json: "port", go: "Port", go_type: "intstr.IntOrString", kind: Kind::IntOrString, required: true, number: 1, ..F },
    Field { json: "host", go: "Host", omit_empty: true, number: 2, ..F },
];
pub static T565: Type = Type { name: "io.k8s.api.core.v1.TCPSocketAction", go: "TCPSocketAction", fields: &F565, json_fields: &[&F565[0], &F565[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.Taint
pub static F566: [Field; 4] = [
    Field { json: "key", go: "Key", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "value", go: "Value", omit_empty: true, number: 2, ..F },
    Field { json: "effect", go: "Effect", go_type: "v1.TaintEffect", required: true, number: 3, enums: &["NoExecute", "NoSchedule", "PreferNoSchedule"], default: "\"\"", ..F },
    Field { json: "timeAdded", go: "TimeAdded", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T566: Type = Type { name: "io.k8s.api.core.v1.Taint", go: "Taint", fields: &F566, json_fields: &[&F566[0], &F566[1], &F566[2], &F566[3]], by_name: &[2, 0, 3, 1], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.Toleration
pub static F567: [Field; 5] = [
    Field { json: "key", go: "Key", omit_empty: true, number: 1, ..F },
    Field { json: "operator", go: "Operator", go_type: "v1.TolerationOperator", omit_empty: true, number: 2, enums: &["Equal", "Exists", "Gt", "Lt"], ..F },
    Field { json: "value", go: "Value", omit_empty: true, number: 3, ..F },
    Field { json: "effect", go: "Effect", go_type: "v1.TaintEffect", omit_empty: true, number: 4, enums: &["NoExecute", "NoSchedule", "PreferNoSchedule"], ..F },
    Field { json: "tolerationSeconds", go: "TolerationSeconds", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 5, ..F },
];
pub static T567: Type = Type { name: "io.k8s.api.core.v1.Toleration", go: "Toleration", fields: &F567, json_fields: &[&F567[0], &F567[1], &F567[2], &F567[3], &F567[4]], by_name: &[3, 0, 1, 4, 2], by_number: &[0, 1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.TopologySelectorLabelRequirement
pub static F568: [Field; 2] = [
    Field { json: "key", go: "Key", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "values", go: "Values", go_type: "[]string", kind: Kind::List(&Kind::String), required: true, list_type: ListType::Atomic, number: 2, ..F },
];
pub static T568: Type = Type { name: "io.k8s.api.core.v1.TopologySelectorLabelRequirement", go: "TopologySelectorLabelRequirement", fields: &F568, json_fields: &[&F568[0], &F568[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.TopologySelectorTerm
pub static F569: [Field; 1] = [
    Field { json: "matchLabelExpressions", go: "MatchLabelExpressions", go_type: "[]v1.TopologySelectorLabelRequirement", kind: Kind::List(&Kind::Struct(&super::api_core::T568)), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
];
pub static T569: Type = Type { name: "io.k8s.api.core.v1.TopologySelectorTerm", go: "TopologySelectorTerm", fields: &F569, json_fields: &[&F569[0]], by_name: &[0], by_number: &[0], map_type: MapType::Atomic, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-map-type\":\"atomic\"}" };
// io.k8s.api.core.v1.TopologySpreadConstraint
pub static F570: [Field; 8] = [
    Field { json: "maxSkew", go: "MaxSkew", go_type: "int32", kind: Kind::Int32, required: true, number: 1, default: "0", ..F },
    Field { json: "topologyKey", go: "TopologyKey", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "whenUnsatisfiable", go: "WhenUnsatisfiable", go_type: "v1.UnsatisfiableConstraintAction", required: true, number: 3, enums: &["DoNotSchedule", "ScheduleAnyway"], default: "\"\"", ..F },
    Field { json: "labelSelector", go: "LabelSelector", go_type: "v1.LabelSelector", kind: Kind::Struct(&super::apimachinery::T1258), omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "minDomains", go: "MinDomains", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 5, ..F },
    Field { json: "nodeAffinityPolicy", go: "NodeAffinityPolicy", go_type: "v1.NodeInclusionPolicy", omit_empty: true, pointer: true, number: 6, enums: &["Honor", "Ignore"], ..F },
    Field { json: "nodeTaintsPolicy", go: "NodeTaintsPolicy", go_type: "v1.NodeInclusionPolicy", omit_empty: true, pointer: true, number: 7, enums: &["Honor", "Ignore"], ..F },
    Field { json: "matchLabelKeys", go: "MatchLabelKeys", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 8, ..F },
];
pub static T570: Type = Type { name: "io.k8s.api.core.v1.TopologySpreadConstraint", go: "TopologySpreadConstraint", fields: &F570, json_fields: &[&F570[0], &F570[1], &F570[2], &F570[3], &F570[4], &F570[5], &F570[6], &F570[7]], by_name: &[3, 7, 0, 4, 5, 6, 1, 2], by_number: &[0, 1, 2, 3, 4, 5, 6, 7], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.TypedLocalObjectReference
pub static F571: [Field; 3] = [
    Field { json: "apiGroup", go: "APIGroup", pointer: true, number: 1, ..F },
    Field { json: "kind", go: "Kind", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "name", go: "Name", required: true, number: 3, default: "\"\"", ..F },
];
pub static T571: Type = Type { name: "io.k8s.api.core.v1.TypedLocalObjectReference", go: "TypedLocalObjectReference", fields: &F571, json_fields: &[&F571[0], &F571[1], &F571[2]], by_name: &[0, 1, 2], by_number: &[0, 1, 2], map_type: MapType::Atomic, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-map-type\":\"atomic\"}" };
// io.k8s.api.core.v1.TypedObjectReference
pub static F572: [Field; 4] = [
    Field { json: "apiGroup", go: "APIGroup", pointer: true, number: 1, ..F },
    Field { json: "kind", go: "Kind", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "name", go: "Name", required: true, number: 3, default: "\"\"", ..F },
    Field { json: "namespace", go: "Namespace", omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T572: Type = Type { name: "io.k8s.api.core.v1.TypedObjectReference", go: "TypedObjectReference", fields: &F572, json_fields: &[&F572[0], &F572[1], &F572[2], &F572[3]], by_name: &[0, 1, 2, 3], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.Volume
pub static F573: [Field; 2] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { go: "VolumeSource", go_type: "v1.VolumeSource", kind: Kind::Struct(&super::api_core::T582), inline: true, number: 2, ..F },
];
pub static T573: Type = Type { name: "io.k8s.api.core.v1.Volume", go: "Volume", fields: &F573, json_fields: &[&F573[0], &F582[0], &F582[1], &F582[2], &F582[3], &F582[4], &F582[5], &F582[6], &F582[7], &F582[8], &F582[9], &F582[10], &F582[11], &F582[12], &F582[13], &F582[14], &F582[15], &F582[16], &F582[17], &F582[18], &F582[19], &F582[20], &F582[21], &F582[22], &F582[23], &F582[24], &F582[25], &F582[26], &F582[27], &F582[28], &F582[29]], by_name: &[4, 22, 18, 14, 13, 19, 28, 16, 2, 29, 17, 12, 15, 3, 5, 9, 1, 30, 8, 0, 7, 10, 23, 25, 24, 21, 11, 26, 6, 27, 20], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.VolumeDevice
pub static F574: [Field; 2] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "devicePath", go: "DevicePath", required: true, number: 2, default: "\"\"", ..F },
];
pub static T574: Type = Type { name: "io.k8s.api.core.v1.VolumeDevice", go: "VolumeDevice", fields: &F574, json_fields: &[&F574[0], &F574[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.VolumeHealthCondition
pub static F575: [Field; 3] = [
    Field { json: "status", go: "Status", go_type: "v1.VolumeHealthStatusType", required: true, number: 1, enums: &["DataLoss", "Degraded", "Inaccessible"], default: "\"\"", ..F },
    Field { json: "reason", go: "Reason", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "message", go: "Message", omit_empty: true, number: 3, ..F },
];
pub static T575: Type = Type { name: "io.k8s.api.core.v1.VolumeHealthCondition", go: "VolumeHealthCondition", fields: &F575, json_fields: &[&F575[0], &F575[1], &F575[2]], by_name: &[2, 1, 0], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.VolumeHealthStatus
pub static F576: [Field; 2] = [
    Field { json: "healthConditions", go: "HealthConditions", go_type: "[]v1.VolumeHealthCondition", kind: Kind::List(&Kind::Struct(&super::api_core::T575)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["status", "reason"], patch_strategy: "merge", patch_merge_key: "status", number: 1, ..F },
    Field { json: "lastTransitionTime", go: "LastTransitionTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 2, ..F },
];
pub static T576: Type = Type { name: "io.k8s.api.core.v1.VolumeHealthStatus", go: "VolumeHealthStatus", fields: &F576, json_fields: &[&F576[0], &F576[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.VolumeMount
pub static F577: [Field; 8] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "readOnly", go: "ReadOnly", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 2, ..F },
    Field { json: "recursiveReadOnly", go: "RecursiveReadOnly", go_type: "v1.RecursiveReadOnlyMode", omit_empty: true, pointer: true, number: 7, ..F },
    Field { json: "mountPath", go: "MountPath", required: true, number: 3, default: "\"\"", ..F },
    Field { json: "subPath", go: "SubPath", omit_empty: true, number: 4, ..F },
    Field { json: "mountPropagation", go: "MountPropagation", go_type: "v1.MountPropagationMode", omit_empty: true, pointer: true, number: 5, enums: &["Bidirectional", "HostToContainer", "None"], ..F },
    Field { json: "subPathExpr", go: "SubPathExpr", omit_empty: true, number: 6, ..F },
    Field { json: "bindMountOptions", go: "BindMountOptions", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Set, number: 8, ..F },
];
pub static T577: Type = Type { name: "io.k8s.api.core.v1.VolumeMount", go: "VolumeMount", fields: &F577, json_fields: &[&F577[0], &F577[1], &F577[2], &F577[3], &F577[4], &F577[5], &F577[6], &F577[7]], by_name: &[7, 3, 5, 0, 1, 2, 4, 6], by_number: &[0, 1, 3, 4, 5, 6, 2, 7], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.VolumeMountStatus
pub static F578: [Field; 5] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "mountPath", go: "MountPath", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "readOnly", go: "ReadOnly", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 3, ..F },
    Field { json: "recursiveReadOnly", go: "RecursiveReadOnly", go_type: "v1.RecursiveReadOnlyMode", omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "volumeStatus", go: "VolumeStatus", go_type: "v1.VolumeStatus", kind: Kind::Struct(&super::api_core::T583), omit_empty: true, pointer: true, number: 5, ..F },
];
pub static T578: Type = Type { name: "io.k8s.api.core.v1.VolumeMountStatus", go: "VolumeMountStatus", fields: &F578, json_fields: &[&F578[0], &F578[1], &F578[2], &F578[3], &F578[4]], by_name: &[1, 0, 2, 3, 4], by_number: &[0, 1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.VolumeNodeAffinity
pub static F579: [Field; 1] = [
    Field { json: "required", go: "Required", go_type: "v1.NodeSelector", kind: Kind::Struct(&super::api_core::T461), omit_empty: true, pointer: true, number: 1, ..F },
];
pub static T579: Type = Type { name: "io.k8s.api.core.v1.VolumeNodeAffinity", go: "VolumeNodeAffinity", fields: &F579, json_fields: &[&F579[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.VolumeProjection
pub static F580: [Field; 6] = [
    Field { json: "secret", go: "Secret", go_type: "v1.SecretProjection", kind: Kind::Struct(&super::api_core::T546), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "downwardAPI", go: "DownwardAPI", go_type: "v1.DownwardAPIProjection", kind: Kind::Struct(&super::api_core::T385), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "configMap", go: "ConfigMap", go_type: "v1.ConfigMapProjection", kind: Kind::Struct(&super::api_core::T369), omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "serviceAccountToken", go: "ServiceAccountToken", go_type: "v1.ServiceAccountTokenProjection", kind: Kind::Struct(&super::api_core::T554), omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "clusterTrustBundle", go: "ClusterTrustBundle", go_type: "v1.ClusterTrustBundleProjection", kind: Kind::Struct(&super::api_core::T360), omit_empty: true, pointer: true, number: 5, ..F },
    Field { json: "podCertificate", go: "PodCertificate", go_type: "v1.PodCertificateProjection", kind: Kind::Struct(&super::api_core::T488), omit_empty: true, pointer: true, number: 6, ..F },
];
pub static T580: Type = Type { name: "io.k8s.api.core.v1.VolumeProjection", go: "VolumeProjection", fields: &F580, json_fields: &[&F580[0], &F580[1], &F580[2], &F580[3], &F580[4], &F580[5]], by_name: &[4, 2, 1, 5, 0, 3], by_number: &[0, 1, 2, 3, 4, 5], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.VolumeResourceRequirements
pub static F581: [Field; 2] = [
    Field { json: "limits", go: "Limits", go_type: "v1.ResourceList", kind: Kind::Map(&Kind::Quantity), omit_empty: true, number: 1, ..F },
    Field { json: "requests", go: "Requests", go_type: "v1.ResourceList", kind: Kind::Map(&Kind::Quantity), omit_empty: true, number: 2, ..F },
];
pub static T581: Type = Type { name: "io.k8s.api.core.v1.VolumeResourceRequirements", go: "VolumeResourceRequirements", fields: &F581, json_fields: &[&F581[0], &F581[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.VolumeSource
pub static F582: [Field; 30] = [
    Field { json: "hostPath", go: "HostPath", go_type: "v1.HostPathVolumeSource", kind: Kind::Struct(&super::api_core::T420), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "emptyDir", go: "EmptyDir", go_type: "v1.EmptyDirVolumeSource", kind: Kind::Struct(&super::api_core::T388), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "gcePersistentDisk", go: "GCEPersistentDisk", go_type: "v1.GCEPersistentDiskVolumeSource", kind: Kind::Struct(&super::api_core::T411), omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "awsElasticBlockStore", go: "AWSElasticBlockStore", go_type: "v1.AWSElasticBlockStoreVolumeSource", kind: Kind::Struct(&super::api_core::T344), omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "gitRepo", go: "GitRepo", go_type: "v1.GitRepoVolumeSource", kind: Kind::Struct(&super::api_core::T413), omit_empty: true, pointer: true, number: 5, ..F },
    Field { json: "secret", go: "Secret", go_type: "v1.SecretVolumeSource", kind: Kind::Struct(&super::api_core::T548), omit_empty: true, pointer: true, number: 6, ..F },
    Field { json: "nfs", go: "NFS", go_type: "v1.NFSVolumeSource", kind: Kind::Struct(&super::api_core::T439), omit_empty: true, pointer: true, number: 7, ..F },
    Field { json: "iscsi", go: "ISCSI", go_type: "v1.ISCSIVolumeSource", kind: Kind::Struct(&super::api_core::T422), omit_empty: true, pointer: true, number: 8, ..F },
    Field { json: "glusterfs", go: "Glusterfs", go_type: "v1.GlusterfsVolumeSource", kind: Kind::Struct(&super::api_core::T415), omit_empty: true, pointer: true, number: 9, ..F },
    Field { json: "persistentVolumeClaim", go: "PersistentVolumeClaim", go_type: "v1.PersistentVolumeClaimVolumeSource", kind: Kind::Struct(&super::api_core::T477), omit_empty: true, pointer: true, number: 10, ..F },
    Field { json: "rbd", go: "RBD", go_type: "v1.RBDVolumeSource", kind: Kind::Struct(&super::api_core::T520), omit_empty: true, pointer: true, number: 11, ..F },
    Field { json: "flexVolume", go: "FlexVolume", go_type: "v1.FlexVolumeSource", kind: Kind::Struct(&super::api_core::T409), omit_empty: true, pointer: true, number: 12, ..F },
    Field { json: "cinder", go: "Cinder", go_type: "v1.CinderVolumeSource", kind: Kind::Struct(&super::api_core::T358), omit_empty: true, pointer: true, number: 13, ..F },
    Field { json: "cephfs", go: "CephFS", go_type: "v1.CephFSVolumeSource", kind: Kind::Struct(&super::api_core::T356), omit_empty: true, pointer: true, number: 14, ..F },
    Field { json: "flocker", go: "Flocker", go_type: "v1.FlockerVolumeSource", kind: Kind::Struct(&super::api_core::T410), omit_empty: true, pointer: true, number: 15, ..F },
    Field { json: "downwardAPI", go: "DownwardAPI", go_type: "v1.DownwardAPIVolumeSource", kind: Kind::Struct(&super::api_core::T387), omit_empty: true, pointer: true, number: 16, ..F },
    Field { json: "fc", go: "FC", go_type: "v1.FCVolumeSource", kind: Kind::Struct(&super::api_core::T406), omit_empty: true, pointer: true, number: 17, ..F },
    Field { json: "azureFile", go: "AzureFile", go_type: "v1.AzureFileVolumeSource", kind: Kind::Struct(&super::api_core::T350), omit_empty: true, pointer: true, number: 18, ..F },
    Field { json: "configMap", go: "ConfigMap", go_type: "v1.ConfigMapVolumeSource", kind: Kind::Struct(&super::api_core::T370), omit_empty: true, pointer: true, number: 19, ..F },
    Field { json: "vsphereVolume", go: "VsphereVolume", go_type: "v1.VsphereVirtualDiskVolumeSource", kind: Kind::Struct(&super::api_core::T584), omit_empty: true, pointer: true, number: 20, ..F },
    Field { json: "quobyte", go: "Quobyte", go_type: "v1.QuobyteVolumeSource", kind: Kind::Struct(&super::api_core::T518), omit_empty: true, pointer: true, number: 21, ..F },
    Field { json: "azureDisk", go: "AzureDisk", go_type: "v1.AzureDiskVolumeSource", kind: Kind::Struct(&super::api_core::T348), omit_empty: true, pointer: true, number: 22, ..F },
    Field { json: "photonPersistentDisk", go: "PhotonPersistentDisk", go_type: "v1.PhotonPersistentDiskVolumeSource", kind: Kind::Struct(&super::api_core::T482), omit_empty: true, pointer: true, number: 23, ..F },
    Field { json: "projected", go: "Projected", go_type: "v1.ProjectedVolumeSource", kind: Kind::Struct(&super::api_core::T517), omit_empty: true, pointer: true, number: 26, ..F },
    Field { json: "portworxVolume", go: "PortworxVolume", go_type: "v1.PortworxVolumeSource", kind: Kind::Struct(&super::api_core::T513), omit_empty: true, pointer: true, number: 24, ..F },
    Field { json: "scaleIO", go: "ScaleIO", go_type: "v1.ScaleIOVolumeSource", kind: Kind::Struct(&super::api_core::T538), omit_empty: true, pointer: true, number: 25, ..F },
    Field { json: "storageos", go: "StorageOS", go_type: "v1.StorageOSVolumeSource", kind: Kind::Struct(&super::api_core::T563), omit_empty: true, pointer: true, number: 27, ..F },
    Field { json: "csi", go: "CSI", go_type: "v1.CSIVolumeSource", kind: Kind::Struct(&super::api_core::T353), omit_empty: true, pointer: true, number: 28, ..F },
    Field { json: "ephemeral", go: "Ephemeral", go_type: "v1.EphemeralVolumeSource", kind: Kind::Struct(&super::api_core::T399), omit_empty: true, pointer: true, number: 29, ..F },
    Field { json: "image", go: "Image", go_type: "v1.ImageVolumeSource", kind: Kind::Struct(&super::api_core::T423), omit_empty: true, pointer: true, number: 30, ..F },
];
pub static T582: Type = Type { name: "io.k8s.api.core.v1.VolumeSource", go: "VolumeSource", fields: &F582, json_fields: &[&F582[0], &F582[1], &F582[2], &F582[3], &F582[4], &F582[5], &F582[6], &F582[7], &F582[8], &F582[9], &F582[10], &F582[11], &F582[12], &F582[13], &F582[14], &F582[15], &F582[16], &F582[17], &F582[18], &F582[19], &F582[20], &F582[21], &F582[22], &F582[23], &F582[24], &F582[25], &F582[26], &F582[27], &F582[28], &F582[29]], by_name: &[3, 21, 17, 13, 12, 18, 27, 15, 1, 28, 16, 11, 14, 2, 4, 8, 0, 29, 7, 6, 9, 22, 24, 23, 20, 10, 25, 5, 26, 19], by_number: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 24, 25, 23, 26, 27, 28, 29], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.VolumeStatus
pub static F583: [Field; 1] = [
    Field { json: "image", go: "Image", go_type: "v1.ImageVolumeStatus", kind: Kind::Struct(&super::api_core::T424), omit_empty: true, pointer: true, number: 1, ..F },
];
pub static T583: Type = Type { name: "io.k8s.api.core.v1.VolumeStatus", go: "VolumeStatus", fields: &F583, json_fields: &[&F583[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.VsphereVirtualDiskVolumeSource
pub static F584: [Field; 4] = [
    Field { json: "volumePath", go: "VolumePath", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "fsType", go: "FSType", omit_empty: true, number: 2, ..F },
    Field { json: "storagePolicyName", go: "StoragePolicyName", omit_empty: true, number: 3, ..F },
    Field { json: "storagePolicyID", go: "StoragePolicyID", omit_empty: true, number: 4, ..F },
];
pub static T584: Type = Type { name: "io.k8s.api.core.v1.VsphereVirtualDiskVolumeSource", go: "VsphereVirtualDiskVolumeSource", fields: &F584, json_fields: &[&F584[0], &F584[1], &F584[2], &F584[3]], by_name: &[1, 3, 2, 0], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.WeightedPodAffinityTerm
pub static F585: [Field; 2] = [
    Field { json: "weight", go: "Weight", go_type: "int32", kind: Kind::Int32, required: true, number: 1, default: "0", ..F },
    Field { json: "podAffinityTerm", go: "PodAffinityTerm", go_type: "v1.PodAffinityTerm", kind: Kind::Struct(&super::api_core::T485), required: true, number: 2, default: "{}", ..F },
];
pub static T585: Type = Type { name: "io.k8s.api.core.v1.WeightedPodAffinityTerm", go: "WeightedPodAffinityTerm", fields: &F585, json_fields: &[&F585[0], &F585[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.core.v1.WindowsSecurityContextOptions
pub static F586: [Field; 4] = [
    Field { json: "gmsaCredentialSpecName", go: "GMSACredentialSpecName", omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "gmsaCredentialSpec", go: "GMSACredentialSpec", omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "runAsUserName", go: "RunAsUserName", omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "hostProcess", go: "HostProcess", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T586: Type = Type { name: "io.k8s.api.core.v1.WindowsSecurityContextOptions", go: "WindowsSecurityContextOptions", fields: &F586, json_fields: &[&F586[0], &F586[1], &F586[2], &F586[3]], by_name: &[1, 0, 3, 2], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
