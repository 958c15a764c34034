// Made by hack/gen-schema; do not edit.
use crate::types::*;

// io.k8s.api.storage.v1.CSIDriver
pub static F1121: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1.CSIDriverSpec", kind: Kind::Struct(&super::api_storage::T1123), required: true, number: 2, default: "{}", ..F },
];
pub static T1121: Type = Type { name: "io.k8s.api.storage.v1.CSIDriver", go: "CSIDriver", fields: &F1121, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1121[1], &F1121[2]], by_name: &[1, 0, 2, 3], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storage.v1.CSIDriverList
pub static F1122: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.CSIDriver", kind: Kind::List(&Kind::Struct(&super::api_storage::T1121)), required: true, number: 2, ..F },
];
pub static T1122: Type = Type { name: "io.k8s.api.storage.v1.CSIDriverList", go: "CSIDriverList", fields: &F1122, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1122[1], &F1122[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storage.v1.CSIDriverSpec
pub static F1123: [Field; 11] = [
    Field { json: "attachRequired", go: "AttachRequired", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "podInfoOnMount", go: "PodInfoOnMount", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "volumeLifecycleModes", go: "VolumeLifecycleModes", go_type: "[]v1.VolumeLifecycleMode", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Set, number: 3, ..F },
    Field { json: "storageCapacity", go: "StorageCapacity", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "fsGroupPolicy", go: "FSGroupPolicy", go_type: "v1.FSGroupPolicy", omit_empty: true, pointer: true, number: 5, ..F },
    Field { json: "tokenRequests", go: "TokenRequests", go_type: "[]v1.TokenRequest", kind: Kind::List(&Kind::Struct(&super::api_storage::T1135)), omit_empty: true, list_type: ListType::Atomic, number: 6, ..F },
    Field { json: "requiresRepublish", go: "RequiresRepublish", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 7, ..F },
    Field { json: "seLinuxMount", go: "SELinuxMount", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 8, ..F },
    Field { json: "nodeAllocatableUpdatePeriodSeconds", go: "NodeAllocatableUpdatePeriodSeconds", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 9, ..F },
    Field { json: "serviceAccountTokenInSecrets", go: "ServiceAccountTokenInSecrets", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 10, ..F },
    Field { json: "preventPodSchedulingIfMissing", go: "PreventPodSchedulingIfMissing", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 11, ..F },
];
pub static T1123: Type = Type { name: "io.k8s.api.storage.v1.CSIDriverSpec", go: "CSIDriverSpec", fields: &F1123, json_fields: &[&F1123[0], &F1123[1], &F1123[2], &F1123[3], &F1123[4], &F1123[5], &F1123[6], &F1123[7], &F1123[8], &F1123[9], &F1123[10]], by_name: &[0, 4, 8, 1, 10, 6, 7, 9, 3, 5, 2], by_number: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storage.v1.CSINode
pub static F1124: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1.CSINodeSpec", kind: Kind::Struct(&super::api_storage::T1127), required: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1.CSINodeStatus", kind: Kind::Struct(&super::api_storage::T1128), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T1124: Type = Type { name: "io.k8s.api.storage.v1.CSINode", go: "CSINode", fields: &F1124, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1124[1], &F1124[2], &F1124[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storage.v1.CSINodeDriver
pub static F1125: [Field; 4] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "nodeID", go: "NodeID", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "topologyKeys", go: "TopologyKeys", go_type: "[]string", kind: Kind::List(&Kind::String), list_type: ListType::Atomic, number: 3, ..F },
    Field { json: "allocatable", go: "Allocatable", go_type: "v1.VolumeNodeResources", kind: Kind::Struct(&super::api_storage::T1144), omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T1125: Type = Type { name: "io.k8s.api.storage.v1.CSINodeDriver", go: "CSINodeDriver", fields: &F1125, json_fields: &[&F1125[0], &F1125[1], &F1125[2], &F1125[3]], by_name: &[3, 0, 1, 2], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storage.v1.CSINodeList
pub static F1126: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.CSINode", kind: Kind::List(&Kind::Struct(&super::api_storage::T1124)), required: true, number: 2, ..F },
];
pub static T1126: Type = Type { name: "io.k8s.api.storage.v1.CSINodeList", go: "CSINodeList", fields: &F1126, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1126[1], &F1126[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storage.v1.CSINodeSpec
pub static F1127: [Field; 1] = [
    Field { json: "drivers", go: "Drivers", go_type: "[]v1.CSINodeDriver", kind: Kind::List(&Kind::Struct(&super::api_storage::T1125)), required: true, list_type: ListType::Map, list_map_keys: &["name"], patch_strategy: "merge", patch_merge_key: "name", number: 1, ..F },
];
pub static T1127: Type = Type { name: "io.k8s.api.storage.v1.CSINodeSpec", go: "CSINodeSpec", fields: &F1127, json_fields: &[&F1127[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storage.v1.CSINodeStatus
pub static F1128: [Field; 1] = [
    Field { json: "storageHealth", go: "StorageHealth", go_type: "[]v1.StorageHealth", kind: Kind::List(&Kind::Struct(&super::api_storage::T1133)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["name"], patch_strategy: "merge", patch_merge_key: "name", number: 1, ..F },
];
pub static T1128: Type = Type { name: "io.k8s.api.storage.v1.CSINodeStatus", go: "CSINodeStatus", fields: &F1128, json_fields: &[&F1128[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storage.v1.CSIStorageCapacity
pub static F1129: [Field; 6] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "nodeTopology", go: "NodeTopology", go_type: "v1.LabelSelector", kind: Kind::Struct(&super::apimachinery::T1258), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "storageClassName", go: "StorageClassName", required: true, number: 3, default: "\"\"", ..F },
    Field { json: "capacity", go: "Capacity", go_type: "resource.Quantity", kind: Kind::Quantity, omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "maximumVolumeSize", go: "MaximumVolumeSize", go_type: "resource.Quantity", kind: Kind::Quantity, omit_empty: true, pointer: true, number: 5, ..F },
];
pub static T1129: Type = Type { name: "io.k8s.api.storage.v1.CSIStorageCapacity", go: "CSIStorageCapacity", fields: &F1129, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1129[1], &F1129[2], &F1129[3], &F1129[4], &F1129[5]], by_name: &[1, 5, 0, 6, 2, 3, 4], by_number: &[1, 2, 3, 4, 5], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storage.v1.CSIStorageCapacityList
pub static F1130: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.CSIStorageCapacity", kind: Kind::List(&Kind::Struct(&super::api_storage::T1129)), required: true, number: 2, ..F },
];
pub static T1130: Type = Type { name: "io.k8s.api.storage.v1.CSIStorageCapacityList", go: "CSIStorageCapacityList", fields: &F1130, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1130[1], &F1130[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storage.v1.StorageClass
pub static F1131: [Field; 9] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "provisioner", go: "Provisioner", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "parameters", go: "Parameters", go_type: "map[string]string", kind: Kind::Map(&Kind::String), omit_empty: true, number: 3, ..F },
    Field { json: "reclaimPolicy", go: "ReclaimPolicy", go_type: "v1.PersistentVolumeReclaimPolicy", omit_empty: true, pointer: true, number: 4, enums: &["Delete", "Recycle", "Retain"], ..F },
    Field { json: "mountOptions", go: "MountOptions", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 5, ..F },
    Field { json: "allowVolumeExpansion", go: "AllowVolumeExpansion", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 6, ..F },
    Field { json: "volumeBindingMode", go: "VolumeBindingMode", go_type: "v1.VolumeBindingMode", omit_empty: true, pointer: true, number: 7, enums: &["Immediate", "WaitForFirstConsumer"], ..F },
    Field { json: "allowedTopologies", go: "AllowedTopologies", go_type: "[]v1.TopologySelectorTerm", kind: Kind::List(&Kind::Struct(&super::api_core::T569)), omit_empty: true, list_type: ListType::Atomic, number: 8, ..F },
];
pub static T1131: Type = Type { name: "io.k8s.api.storage.v1.StorageClass", go: "StorageClass", fields: &F1131, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1131[1], &F1131[2], &F1131[3], &F1131[4], &F1131[5], &F1131[6], &F1131[7], &F1131[8]], by_name: &[7, 9, 1, 0, 2, 6, 4, 3, 5, 8], by_number: &[1, 2, 3, 4, 5, 6, 7, 8], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storage.v1.StorageClassList
pub static F1132: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.StorageClass", kind: Kind::List(&Kind::Struct(&super::api_storage::T1131)), required: true, number: 2, ..F },
];
pub static T1132: Type = Type { name: "io.k8s.api.storage.v1.StorageClassList", go: "StorageClassList", fields: &F1132, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1132[1], &F1132[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storage.v1.StorageHealth
pub static F1133: [Field; 2] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "healthConditions", go: "HealthConditions", go_type: "[]v1.StorageHealthCondition", kind: Kind::List(&Kind::Struct(&super::api_storage::T1134)), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
];
pub static T1133: Type = Type { name: "io.k8s.api.storage.v1.StorageHealth", go: "StorageHealth", fields: &F1133, json_fields: &[&F1133[0], &F1133[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storage.v1.StorageHealthCondition
pub static F1134: [Field; 6] = [
    Field { json: "status", go: "Status", go_type: "v1.StorageHealthStatusType", required: true, number: 1, enums: &["StorageDegraded", "StorageUnreachable"], default: "\"\"", ..F },
    Field { json: "reason", go: "Reason", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "message", go: "Message", omit_empty: true, number: 3, ..F },
    Field { json: "accessMode", go: "AccessMode", go_type: "v1.PersistentVolumeAccessMode", omit_empty: true, pointer: true, number: 4, enums: &["ReadOnlyMany", "ReadWriteMany", "ReadWriteOnce", "ReadWriteOncePod"], ..F },
    Field { json: "volumeMode", go: "VolumeMode", go_type: "v1.PersistentVolumeMode", omit_empty: true, pointer: true, number: 5, enums: &["Block", "Filesystem"], ..F },
    Field { json: "lastTransitionTime", go: "LastTransitionTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 6, ..F },
];
pub static T1134: Type = Type { name: "io.k8s.api.storage.v1.StorageHealthCondition", go: "StorageHealthCondition", fields: &F1134, json_fields: &[&F1134[0], &F1134[1], &F1134[2], &F1134[3], &F1134[4], &F1134[5]], by_name: &[3, 5, 2, 1, 0, 4], by_number: &[0, 1, 2, 3, 4, 5], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storage.v1.TokenRequest
pub static F1135: [Field; 2] = [
    Field { json: "audience", go: "Audience", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "expirationSeconds", go: "ExpirationSeconds", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T1135: Type = Type { name: "io.k8s.api.storage.v1.TokenRequest", go: "TokenRequest", fields: &F1135, json_fields: &[&F1135[0], &F1135[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storage.v1.VolumeAttachment
pub static F1136: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1.VolumeAttachmentSpec", kind: Kind::Struct(&super::api_storage::T1139), required: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1.VolumeAttachmentStatus", kind: Kind::Struct(&super::api_storage::T1140), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T1136: Type = Type { name: "io.k8s.api.storage.v1.VolumeAttachment", go: "VolumeAttachment", fields: &F1136, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1136[1], &F1136[2], &F1136[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storage.v1.VolumeAttachmentList
pub static F1137: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.VolumeAttachment", kind: Kind::List(&Kind::Struct(&super::api_storage::T1136)), required: true, number: 2, ..F },
];
pub static T1137: Type = Type { name: "io.k8s.api.storage.v1.VolumeAttachmentList", go: "VolumeAttachmentList", fields: &F1137, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1137[1], &F1137[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storage.v1.VolumeAttachmentSource
pub static F1138: [Field; 2] = [
    Field { json: "persistentVolumeName", go: "PersistentVolumeName", omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "inlineVolumeSpec", go: "InlineVolumeSpec", go_type: "v1.PersistentVolumeSpec", kind: Kind::Struct(&super::api_core::T480), omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T1138: Type = Type { name: "io.k8s.api.storage.v1.VolumeAttachmentSource", go: "VolumeAttachmentSource", fields: &F1138, json_fields: &[&F1138[0], &F1138[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storage.v1.VolumeAttachmentSpec
pub static F1139: [Field; 3] = [
    Field { json: "attacher", go: "Attacher", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "source", go: "Source", go_type: "v1.VolumeAttachmentSource", kind: Kind::Struct(&super::api_storage::T1138), required: true, number: 2, default: "{}", ..F },
    Field { json: "nodeName", go: "NodeName", required: true, number: 3, default: "\"\"", ..F },
];
pub static T1139: Type = Type { name: "io.k8s.api.storage.v1.VolumeAttachmentSpec", go: "VolumeAttachmentSpec", fields: &F1139, json_fields: &[&F1139[0], &F1139[1], &F1139[2]], by_name: &[0, 2, 1], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storage.v1.VolumeAttachmentStatus
pub static F1140: [Field; 4] = [
    Field { json: "attached", go: "Attached", go_type: "bool", kind: Kind::Bool, required: true, number: 1, default: "false", ..F },
    Field { json: "attachmentMetadata", go: "AttachmentMetadata", go_type: "map[string]string", kind: Kind::Map(&Kind::String), omit_empty: true, number: 2, ..F },
    Field { json: "attachError", go: "AttachError", go_type: "v1.VolumeError", kind: Kind::Struct(&super::api_storage::T1143), omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "detachError", go: "DetachError", go_type: "v1.VolumeError", kind: Kind::Struct(&super::api_storage::T1143), omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T1140: Type = Type { name: "io.k8s.api.storage.v1.VolumeAttachmentStatus", go: "VolumeAttachmentStatus", fields: &F1140, json_fields: &[&F1140[0], &F1140[1], &F1140[2], &F1140[3]], by_name: &[2, 0, 1, 3], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storage.v1.VolumeAttributesClass
pub static F1141: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "driverName", go: "DriverName", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "parameters", go: "Parameters", go_type: "map[string]string", kind: Kind::Map(&Kind::String), omit_empty: true, number: 3, ..F },
];
pub static T1141: Type = Type { name: "io.k8s.api.storage.v1.VolumeAttributesClass", go: "VolumeAttributesClass", fields: &F1141, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1141[1], &F1141[2], &F1141[3]], by_name: &[1, 3, 0, 2, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storage.v1.VolumeAttributesClassList
pub static F1142: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.VolumeAttributesClass", kind: Kind::List(&Kind::Struct(&super::api_storage::T1141)), required: true, number: 2, ..F },
];
pub static T1142: Type = Type { name: "io.k8s.api.storage.v1.VolumeAttributesClassList", go: "VolumeAttributesClassList", fields: &F1142, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1142[1], &F1142[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storage.v1.VolumeError
pub static F1143: [Field; 3] = [
    Field { json: "time", go: "Time", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 1, ..F },
    Field { json: "message", go: "Message", omit_empty: true, number: 2, ..F },
    Field { json: "errorCode", go: "ErrorCode", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 3, ..F },
];
pub static T1143: Type = Type { name: "io.k8s.api.storage.v1.VolumeError", go: "VolumeError", fields: &F1143, json_fields: &[&F1143[0], &F1143[1], &F1143[2]], by_name: &[2, 1, 0], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storage.v1.VolumeNodeResources
pub static F1144: [Field; 1] = [
    Field { json: "count", go: "Count", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 1, ..F },
];
pub static T1144: Type = Type { name: "io.k8s.api.storage.v1.VolumeNodeResources", go: "VolumeNodeResources", fields: &F1144, json_fields: &[&F1144[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storage.v1alpha1.CSIStorageCapacity
pub static F1145: [Field; 6] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "nodeTopology", go: "NodeTopology", go_type: "v1.LabelSelector", kind: Kind::Struct(&super::apimachinery::T1258), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "storageClassName", go: "StorageClassName", required: true, number: 3, default: "\"\"", ..F },
    Field { json: "capacity", go: "Capacity", go_type: "resource.Quantity", kind: Kind::Quantity, omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "maximumVolumeSize", go: "MaximumVolumeSize", go_type: "resource.Quantity", kind: Kind::Quantity, omit_empty: true, pointer: true, number: 5, ..F },
];
pub static T1145: Type = Type { name: "io.k8s.api.storage.v1alpha1.CSIStorageCapacity", go: "CSIStorageCapacity", fields: &F1145, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1145[1], &F1145[2], &F1145[3], &F1145[4], &F1145[5]], by_name: &[1, 5, 0, 6, 2, 3, 4], by_number: &[1, 2, 3, 4, 5], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storage.v1alpha1.CSIStorageCapacityList
pub static F1146: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1alpha1.CSIStorageCapacity", kind: Kind::List(&Kind::Struct(&super::api_storage::T1145)), required: true, number: 2, ..F },
];
pub static T1146: Type = Type { name: "io.k8s.api.storage.v1alpha1.CSIStorageCapacityList", go: "CSIStorageCapacityList", fields: &F1146, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1146[1], &F1146[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storage.v1alpha1.VolumeAttachment
pub static F1147: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1alpha1.VolumeAttachmentSpec", kind: Kind::Struct(&super::api_storage::T1150), required: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1alpha1.VolumeAttachmentStatus", kind: Kind::Struct(&super::api_storage::T1151), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T1147: Type = Type { name: "io.k8s.api.storage.v1alpha1.VolumeAttachment", go: "VolumeAttachment", fields: &F1147, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1147[1], &F1147[2], &F1147[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storage.v1alpha1.VolumeAttachmentList
pub static F1148: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1alpha1.VolumeAttachment", kind: Kind::List(&Kind::Struct(&super::api_storage::T1147)), required: true, number: 2, ..F },
];
pub static T1148: Type = Type { name: "io.k8s.api.storage.v1alpha1.VolumeAttachmentList", go: "VolumeAttachmentList", fields: &F1148, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1148[1], &F1148[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storage.v1alpha1.VolumeAttachmentSource
pub static F1149: [Field; 2] = [
    Field { json: "persistentVolumeName", go: "PersistentVolumeName", omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "inlineVolumeSpec", go: "InlineVolumeSpec", go_type: "v1.PersistentVolumeSpec", kind: Kind::Struct(&super::api_core::T480), omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T1149: Type = Type { name: "io.k8s.api.storage.v1alpha1.VolumeAttachmentSource", go: "VolumeAttachmentSource", fields: &F1149, json_fields: &[&F1149[0], &F1149[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storage.v1alpha1.VolumeAttachmentSpec
pub static F1150: [Field; 3] = [
    Field { json: "attacher", go: "Attacher", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "source", go: "Source", go_type: "v1alpha1.VolumeAttachmentSource", kind: Kind::Struct(&super::api_storage::T1149), required: true, number: 2, default: "{}", ..F },
    Field { json: "nodeName", go: "NodeName", required: true, number: 3, default: "\"\"", ..F },
];
pub static T1150: Type = Type { name: "io.k8s.api.storage.v1alpha1.VolumeAttachmentSpec", go: "VolumeAttachmentSpec", fields: &F1150, json_fields: &[&F1150[0], &F1150[1], &F1150[2]], by_name: &[0, 2, 1], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storage.v1alpha1.VolumeAttachmentStatus
pub static F1151: [Field; 4] = [
    Field { json: "attached", go: "Attached", go_type: "bool", kind: Kind::Bool, required: true, number: 1, default: "false", ..F },
    Field { json: "attachmentMetadata", go: "AttachmentMetadata", go_type: "map[string]string", kind: Kind::Map(&Kind::String), omit_empty: true, number: 2, ..F },
    Field { json: "attachError", go: "AttachError", go_type: "v1alpha1.VolumeError", kind: Kind::Struct(&super::api_storage::T1154), omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "detachError", go: "DetachError", go_type: "v1alpha1.VolumeError", kind: Kind::Struct(&super::api_storage::T1154), omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T1151: Type = Type { name: "io.k8s.api.storage.v1alpha1.VolumeAttachmentStatus", go: "VolumeAttachmentStatus", fields: &F1151, json_fields: &[&F1151[0], &F1151[1], &F1151[2], &F1151[3]], by_name: &[2, 0, 1, 3], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storage.v1alpha1.VolumeAttributesClass
pub static F1152: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "driverName", go: "DriverName", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "parameters", go: "Parameters", go_type: "map[string]string", kind: Kind::Map(&Kind::String), omit_empty: true, number: 3, ..F },
];
pub static T1152: Type = Type { name: "io.k8s.api.storage.v1alpha1.VolumeAttributesClass", go: "VolumeAttributesClass", fields: &F1152, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1152[1], &F1152[2], &F1152[3]], by_name: &[1, 3, 0, 2, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storage.v1alpha1.VolumeAttributesClassList
pub static F1153: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1alpha1.VolumeAttributesClass", kind: Kind::List(&Kind::Struct(&super::api_storage::T1152)), required: true, number: 2, ..F },
];
pub static T1153: Type = Type { name: "io.k8s.api.storage.v1alpha1.VolumeAttributesClassList", go: "VolumeAttributesClassList", fields: &F1153, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1153[1], &F1153[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storage.v1alpha1.VolumeError
pub static F1154: [Field; 3] = [
    Field { json: "time", go: "Time", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 1, ..F },
    Field { json: "message", go: "Message", omit_empty: true, number: 2, ..F },
    Field { json: "errorCode", go: "ErrorCode", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 3, ..F },
];
pub static T1154: Type = Type { name: "io.k8s.api.storage.v1alpha1.VolumeError", go: "VolumeError", fields: &F1154, json_fields: &[&F1154[0], &F1154[1], &F1154[2]], by_name: &[2, 1, 0], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storage.v1beta1.CSIDriver
pub static F1155: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1beta1.CSIDriverSpec", kind: Kind::Struct(&super::api_storage::T1157), required: true, number: 2, default: "{}", ..F },
];
pub static T1155: Type = Type { name: "io.k8s.api.storage.v1beta1.CSIDriver", go: "CSIDriver", fields: &F1155, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1155[1], &F1155[2]], by_name: &[1, 0, 2, 3], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storage.v1beta1.CSIDriverList
pub static F1156: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta1.CSIDriver", kind: Kind::List(&Kind::Struct(&super::api_storage::T1155)), required: true, number: 2, ..F },
];
pub static T1156: Type = Type { name: "io.k8s.api.storage.v1beta1.CSIDriverList", go: "CSIDriverList", fields: &F1156, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1156[1], &F1156[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storage.v1beta1.CSIDriverSpec
pub static F1157: [Field; 11] = [
    Field { json: "attachRequired", go: "AttachRequired", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "podInfoOnMount", go: "PodInfoOnMount", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "volumeLifecycleModes", go: "VolumeLifecycleModes", go_type: "[]v1beta1.VolumeLifecycleMode", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
    Field { json: "storageCapacity", go: "StorageCapacity", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "fsGroupPolicy", go: "FSGroupPolicy", go_type: "v1beta1.FSGroupPolicy", omit_empty: true, pointer: true, number: 5, ..F },
    Field { json: "tokenRequests", go: "TokenRequests", go_type: "[]v1beta1.TokenRequest", kind: Kind::List(&Kind::Struct(&super::api_storage::T1169)), omit_empty: true, list_type: ListType::Atomic, number: 6, ..F },
    Field { json: "requiresRepublish", go: "RequiresRepublish", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 7, ..F },
    Field { json: "seLinuxMount", go: "SELinuxMount", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 8, ..F },
    Field { json: "nodeAllocatableUpdatePeriodSeconds", go: "NodeAllocatableUpdatePeriodSeconds", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 9, ..F },
    Field { json: "serviceAccountTokenInSecrets", go: "ServiceAccountTokenInSecrets", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 10, ..F },
    Field { json: "preventPodSchedulingIfMissing", go: "PreventPodSchedulingIfMissing", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 11, ..F },
];
pub static T1157: Type = Type { name: "io.k8s.api.storage.v1beta1.CSIDriverSpec", go: "CSIDriverSpec", fields: &F1157, json_fields: &[&F1157[0], &F1157[1], &F1157[2], &F1157[3], &F1157[4], &F1157[5], &F1157[6], &F1157[7], &F1157[8], &F1157[9], &F1157[10]], by_name: &[0, 4, 8, 1, 10, 6, 7, 9, 3, 5, 2], by_number: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storage.v1beta1.CSINode
pub static F1158: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1beta1.CSINodeSpec", kind: Kind::Struct(&super::api_storage::T1161), required: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1beta1.CSINodeStatus", kind: Kind::Struct(&super::api_storage::T1162), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T1158: Type = Type { name: "io.k8s.api.storage.v1beta1.CSINode", go: "CSINode", fields: &F1158, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1158[1], &F1158[2], &F1158[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storage.v1beta1.CSINodeDriver
pub static F1159: [Field; 4] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "nodeID", go: "NodeID", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "topologyKeys", go: "TopologyKeys", go_type: "[]string", kind: Kind::List(&Kind::String), list_type: ListType::Atomic, number: 3, ..F },
    Field { json: "allocatable", go: "Allocatable", go_type: "v1beta1.VolumeNodeResources", kind: Kind::Struct(&super::api_storage::T1178), omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T1159: Type = Type { name: "io.k8s.api.storage.v1beta1.CSINodeDriver", go: "CSINodeDriver", fields: &F1159, json_fields: &[&F1159[0], &F1159[1], &F1159[2], &F1159[3]], by_name: &[3, 0, 1, 2], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storage.v1beta1.CSINodeList
pub static F1160: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta1.CSINode", kind: Kind::List(&Kind::Struct(&super::api_storage::T1158)), required: true, number: 2, ..F },
];
pub static T1160: Type = Type { name: "io.k8s.api.storage.v1beta1.CSINodeList", go: "CSINodeList", fields: &F1160, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1160[1], &F1160[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storage.v1beta1.CSINodeSpec
pub static F1161: [Field; 1] = [
    Field { json: "drivers", go: "Drivers", go_type: "[]v1beta1.CSINodeDriver", kind: Kind::List(&Kind::Struct(&super::api_storage::T1159)), required: true, list_type: ListType::Map, list_map_keys: &["name"], patch_strategy: "merge", patch_merge_key: "name", number: 1, ..F },
];
pub static T1161: Type = Type { name: "io.k8s.api.storage.v1beta1.CSINodeSpec", go: "CSINodeSpec", fields: &F1161, json_fields: &[&F1161[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storage.v1beta1.CSINodeStatus
pub static F1162: [Field; 1] = [
    Field { json: "storageHealth", go: "StorageHealth", go_type: "[]v1beta1.StorageHealth", kind: Kind::List(&Kind::Struct(&super::api_storage::T1167)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["name"], patch_strategy: "merge", patch_merge_key: "name", number: 1, ..F },
];
pub static T1162: Type = Type { name: "io.k8s.api.storage.v1beta1.CSINodeStatus", go: "CSINodeStatus", fields: &F1162, json_fields: &[&F1162[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storage.v1beta1.CSIStorageCapacity
pub static F1163: [Field; 6] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "nodeTopology", go: "NodeTopology", go_type: "v1.LabelSelector", kind: Kind::Struct(&super::apimachinery::T1258), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "storageClassName", go: "StorageClassName", required: true, number: 3, default: "\"\"", ..F },
    Field { json: "capacity", go: "Capacity", go_type: "resource.Quantity", kind: Kind::Quantity, omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "maximumVolumeSize", go: "MaximumVolumeSize", go_type: "resource.Quantity", kind: Kind::Quantity, omit_empty: true, pointer: true, number: 5, ..F },
];
pub static T1163: Type = Type { name: "io.k8s.api.storage.v1beta1.CSIStorageCapacity", go: "CSIStorageCapacity", fields: &F1163, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1163[1], &F1163[2], &F1163[3], &F1163[4], &F1163[5]], by_name: &[1, 5, 0, 6, 2, 3, 4], by_number: &[1, 2, 3, 4, 5], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storage.v1beta1.CSIStorageCapacityList
pub static F1164: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta1.CSIStorageCapacity", kind: Kind::List(&Kind::Struct(&super::api_storage::T1163)), required: true, number: 2, ..F },
];
pub static T1164: Type = Type { name: "io.k8s.api.storage.v1beta1.CSIStorageCapacityList", go: "CSIStorageCapacityList", fields: &F1164, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1164[1], &F1164[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storage.v1beta1.StorageClass
pub static F1165: [Field; 9] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "provisioner", go: "Provisioner", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "parameters", go: "Parameters", go_type: "map[string]string", kind: Kind::Map(&Kind::String), omit_empty: true, number: 3, ..F },
    Field { json: "reclaimPolicy", go: "ReclaimPolicy", go_type: "v1.PersistentVolumeReclaimPolicy", omit_empty: true, pointer: true, number: 4, enums: &["Delete", "Recycle", "Retain"], ..F },
    Field { json: "mountOptions", go: "MountOptions", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 5, ..F },
    Field { json: "allowVolumeExpansion", go: "AllowVolumeExpansion", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 6, ..F },
    Field { json: "volumeBindingMode", go: "VolumeBindingMode", go_type: "v1beta1.VolumeBindingMode", omit_empty: true, pointer: true, number: 7, ..F },
    Field { json: "allowedTopologies", go: "AllowedTopologies", go_type: "[]v1.TopologySelectorTerm", kind: Kind::List(&Kind::Struct(&super::api_core::T569)), omit_empty: true, list_type: ListType::Atomic, number: 8, ..F },
];
pub static T1165: Type = Type { name: "io.k8s.api.storage.v1beta1.StorageClass", go: "StorageClass", fields: &F1165, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1165[1], &F1165[2], &F1165[3], &F1165[4], &F1165[5], &F1165[6], &F1165[7], &F1165[8]], by_name: &[7, 9, 1, 0, 2, 6, 4, 3, 5, 8], by_number: &[1, 2, 3, 4, 5, 6, 7, 8], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storage.v1beta1.StorageClassList
pub static F1166: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta1.StorageClass", kind: Kind::List(&Kind::Struct(&super::api_storage::T1165)), required: true, number: 2, ..F },
];
pub static T1166: Type = Type { name: "io.k8s.api.storage.v1beta1.StorageClassList", go: "StorageClassList", fields: &F1166, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1166[1], &F1166[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storage.v1beta1.StorageHealth
pub static F1167: [Field; 2] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "healthConditions", go: "HealthConditions", go_type: "[]v1beta1.StorageHealthCondition", kind: Kind::List(&Kind::Struct(&super::api_storage::T1168)), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
];
pub static T1167: Type = Type { name: "io.k8s.api.storage.v1beta1.StorageHealth", go: "StorageHealth", fields: &F1167, json_fields: &[&F1167[0], &F1167[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storage.v1beta1.StorageHealthCondition
pub static F1168: [Field; 6] = [
    Field { json: "status", go: "Status", go_type: "v1beta1.StorageHealthStatusType", required: true, number: 1, enums: &["StorageDegraded", "StorageUnreachable"], default: "\"\"", ..F },
    Field { json: "reason", go: "Reason", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "message", go: "Message", omit_empty: true, number: 3, ..F },
    Field { json: "accessMode", go: "AccessMode", go_type: "v1.PersistentVolumeAccessMode", omit_empty: true, pointer: true, number: 4, enums: &["ReadOnlyMany", "ReadWriteMany", "ReadWriteOnce", "ReadWriteOncePod"], ..F },
    Field { json: "volumeMode", go: "VolumeMode", go_type: "v1.PersistentVolumeMode", omit_empty: true, pointer: true, number: 5, enums: &["Block", "Filesystem"], ..F },
    Field { json: "lastTransitionTime", go: "LastTransitionTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 6, ..F },
];
pub static T1168: Type = Type { name: "io.k8s.api.storage.v1beta1.StorageHealthCondition", go: "StorageHealthCondition", fields: &F1168, json_fields: &[&F1168[0], &F1168[1], &F1168[2], &F1168[3], &F1168[4], &F1168[5]], by_name: &[3, 5, 2, 1, 0, 4], by_number: &[0, 1, 2, 3, 4, 5], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storage.v1beta1.TokenRequest
pub static F1169: [Field; 2] = [
    Field { json: "audience", go: "Audience", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "expirationSeconds", go: "ExpirationSeconds", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T1169: Type = Type { name: "io.k8s.api.storage.v1beta1.TokenRequest", go: "TokenRequest", fields: &F1169, json_fields: &[&F1169[0], &F1169[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storage.v1beta1.VolumeAttachment
pub static F1170: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1beta1.VolumeAttachmentSpec", kind: Kind::Struct(&super::api_storage::T1173), required: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1beta1.VolumeAttachmentStatus", kind: Kind::Struct(&super::api_storage::T1174), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T1170: Type = Type { name: "io.k8s.api.storage.v1beta1.VolumeAttachment", go: "VolumeAttachment", fields: &F1170, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1170[1], &F1170[2], &F1170[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storage.v1beta1.VolumeAttachmentList
pub static F1171: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta1.VolumeAttachment", kind: Kind::List(&Kind::Struct(&super::api_storage::T1170)), required: true, number: 2, ..F },
];
pub static T1171: Type = Type { name: "io.k8s.api.storage.v1beta1.VolumeAttachmentList", go: "VolumeAttachmentList", fields: &F1171, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1171[1], &F1171[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storage.v1beta1.VolumeAttachmentSource
pub static F1172: [Field; 2] = [
    Field { json: "persistentVolumeName", go: "PersistentVolumeName", omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "inlineVolumeSpec", go: "InlineVolumeSpec", go_type: "v1.PersistentVolumeSpec", kind: Kind::Struct(&super::api_core::T480), omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T1172: Type = Type { name: "io.k8s.api.storage.v1beta1.VolumeAttachmentSource", go: "VolumeAttachmentSource", fields: &F1172, json_fields: &[&F1172[0], &F1172[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storage.v1beta1.VolumeAttachmentSpec
pub static F1173: [Field; 3] = [
    Field { json: "attacher", go: "Attacher", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "source", go: "Source", go_type: "v1beta1.VolumeAttachmentSource", kind: Kind::Struct(&super::api_storage::T1172), required: true, number: 2, default: "{}", ..F },
    Field { json: "nodeName", go: "NodeName", required: true, number: 3, default: "\"\"", ..F },
];
pub static T1173: Type = Type { name: "io.k8s.api.storage.v1beta1.VolumeAttachmentSpec", go: "VolumeAttachmentSpec", fields: &F1173, json_fields: &[&F1173[0], &F1173[1], &F1173[2]], by_name: &[0, 2, 1], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storage.v1beta1.VolumeAttachmentStatus
pub static F1174: [Field; 4] = [
    Field { json: "attached", go: "Attached", go_type: "bool", kind: Kind::Bool, required: true, number: 1, default: "false", ..F },
    Field { json: "attachmentMetadata", go: "AttachmentMetadata", go_type: "map[string]string", kind: Kind::Map(&Kind::String), omit_empty: true, number: 2, ..F },
    Field { json: "attachError", go: "AttachError", go_type: "v1beta1.VolumeError", kind: Kind::Struct(&super::api_storage::T1177), omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "detachError", go: "DetachError", go_type: "v1beta1.VolumeError", kind: Kind::Struct(&super::api_storage::T1177), omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T1174: Type = Type { name: "io.k8s.api.storage.v1beta1.VolumeAttachmentStatus", go: "VolumeAttachmentStatus", fields: &F1174, json_fields: &[&F1174[0], &F1174[1], &F1174[2], &F1174[3]], by_name: &[2, 0, 1, 3], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storage.v1beta1.VolumeAttributesClass
pub static F1175: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "driverName", go: "DriverName", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "parameters", go: "Parameters", go_type: "map[string]string", kind: Kind::Map(&Kind::String), omit_empty: true, number: 3, ..F },
];
pub static T1175: Type = Type { name: "io.k8s.api.storage.v1beta1.VolumeAttributesClass", go: "VolumeAttributesClass", fields: &F1175, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1175[1], &F1175[2], &F1175[3]], by_name: &[1, 3, 0, 2, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storage.v1beta1.VolumeAttributesClassList
pub static F1176: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta1.VolumeAttributesClass", kind: Kind::List(&Kind::Struct(&super::api_storage::T1175)), required: true, number: 2, ..F },
];
pub static T1176: Type = Type { name: "io.k8s.api.storage.v1beta1.VolumeAttributesClassList", go: "VolumeAttributesClassList", fields: &F1176, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1176[1], &F1176[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storage.v1beta1.VolumeError
pub static F1177: [Field; 3] = [
    Field { json: "time", go: "Time", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 1, ..F },
    Field { json: "message", go: "Message", omit_empty: true, number: 2, ..F },
    Field { json: "errorCode", go: "ErrorCode", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 3, ..F },
];
pub static T1177: Type = Type { name: "io.k8s.api.storage.v1beta1.VolumeError", go: "VolumeError", fields: &F1177, json_fields: &[&F1177[0], &F1177[1], &F1177[2]], by_name: &[2, 1, 0], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storage.v1beta1.VolumeNodeResources
pub static F1178: [Field; 1] = [
    Field { json: "count", go: "Count", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 1, ..F },
];
pub static T1178: Type = Type { name: "io.k8s.api.storage.v1beta1.VolumeNodeResources", go: "VolumeNodeResources", fields: &F1178, json_fields: &[&F1178[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
