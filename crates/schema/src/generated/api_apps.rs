// Made by hack/gen-schema; do not edit.
use crate::types::*;

// io.k8s.api.apps.v1.ControllerRevision
pub static F118: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "data", go: "Data", go_type: "runtime.RawExtension", kind: Kind::RawExtension, required: true, number: 2, ..F },
    Field { json: "revision", go: "Revision", go_type: "int64", kind: Kind::Int64, number: 3, default: "0", ..F },
];
pub static T118: Type = Type { name: "io.k8s.api.apps.v1.ControllerRevision", go: "ControllerRevision", fields: &F118, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F118[1], &F118[2], &F118[3]], by_name: &[1, 3, 0, 2, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1.ControllerRevisionList
pub static F119: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.ControllerRevision", kind: Kind::List(&Kind::Struct(&super::api_apps::T118)), required: true, number: 2, ..F },
];
pub static T119: Type = Type { name: "io.k8s.api.apps.v1.ControllerRevisionList", go: "ControllerRevisionList", fields: &F119, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F119[1], &F119[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1.DaemonSet
pub static F120: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1.DaemonSetSpec", kind: Kind::Struct(&super::api_apps::T123), omit_empty: true, required: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1.DaemonSetStatus", kind: Kind::Struct(&super::api_apps::T124), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T120: Type = Type { name: "io.k8s.api.apps.v1.DaemonSet", go: "DaemonSet", fields: &F120, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F120[1], &F120[2], &F120[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1.DaemonSetCondition
pub static F121: [Field; 5] = [
    Field { json: "type", go: "Type", go_type: "v1.DaemonSetConditionType", number: 1, default: "\"\"", ..F },
    Field { json: "status", go: "Status", go_type: "v1.ConditionStatus", number: 2, default: "\"\"", ..F },
    Field { json: "lastTransitionTime", go: "LastTransitionTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 3, ..F },
    Field { json: "reason", go: "Reason", omit_empty: true, number: 4, ..F },
    Field { json: "message", go: "Message", omit_empty: true, number: 5, ..F },
];
pub static T121: Type = Type { name: "io.k8s.api.apps.v1.DaemonSetCondition", go: "DaemonSetCondition", fields: &F121, json_fields: &[&F121[0], &F121[1], &F121[2], &F121[3], &F121[4]], by_name: &[2, 4, 3, 1, 0], by_number: &[0, 1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1.DaemonSetList
pub static F122: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.DaemonSet", kind: Kind::List(&Kind::Struct(&super::api_apps::T120)), required: true, number: 2, ..F },
];
pub static T122: Type = Type { name: "io.k8s.api.apps.v1.DaemonSetList", go: "DaemonSetList", fields: &F122, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F122[1], &F122[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1.DaemonSetSpec
pub static F123: [Field; 5] = [
    Field { json: "selector", go: "Selector", go_type: "v1.LabelSelector", kind: Kind::Struct(&super::apimachinery::T1258), pointer: true, required: true, number: 1, ..F },
    Field { json: "template", go: "Template", go_type: "v1.PodTemplateSpec", kind: Kind::Struct(&super::api_core::T510), required: true, number: 2, default: "{}", ..F },
    Field { json: "updateStrategy", go: "UpdateStrategy", go_type: "v1.DaemonSetUpdateStrategy", kind: Kind::Struct(&super::api_apps::T125), omit_empty: true, number: 3, default: "{}", ..F },
    Field { json: "minReadySeconds", go: "MinReadySeconds", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 4, ..F },
    Field { json: "revisionHistoryLimit", go: "RevisionHistoryLimit", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 6, ..F },
];
pub static T123: Type = Type { name: "io.k8s.api.apps.v1.DaemonSetSpec", go: "DaemonSetSpec", fields: &F123, json_fields: &[&F123[0], &F123[1], &F123[2], &F123[3], &F123[4]], by_name: &[3, 4, 0, 1, 2], by_number: &[0, 1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1.DaemonSetStatus
pub static F124: [Field; 10] = [
    Field { json: "currentNumberScheduled", go: "CurrentNumberScheduled", go_type: "int32", kind: Kind::Int32, required: true, number: 1, default: "0", ..F },
    Field { json: "numberMisscheduled", go: "NumberMisscheduled", go_type: "int32", kind: Kind::Int32, required: true, number: 2, default: "0", ..F },
    Field { json: "desiredNumberScheduled", go: "DesiredNumberScheduled", go_type: "int32", kind: Kind::Int32, required: true, number: 3, default: "0", ..F },
    Field { json: "numberReady", go: "NumberReady", go_type: "int32", kind: Kind::Int32, required: true, number: 4, default: "0", ..F },
    Field { json: "observedGeneration", go: "ObservedGeneration", go_type: "int64", kind: Kind::Int64, omit_empty: true, number: 5, ..F },
    Field { json: "updatedNumberScheduled", go: "UpdatedNumberScheduled", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 6, ..F },
    Field { json: "numberAvailable", go: "NumberAvailable", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 7, ..F },
    Field { json: "numberUnavailable", go: "NumberUnavailable", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 8, ..F },
    Field { json: "collisionCount", go: "CollisionCount", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 9, ..F },
    Field { json: "conditions", go: "Conditions", go_type: "[]v1.DaemonSetCondition", kind: Kind::List(&Kind::Struct(&super::api_apps::T121)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["type"], patch_strategy: "merge", patch_merge_key: "type", number: 10, ..F },
];
pub static T124: Type = Type { name: "io.k8s.api.apps.v1.DaemonSetStatus", go: "DaemonSetStatus", fields: &F124, json_fields: &[&F124[0], &F124[1], &F124[2], &F124[3], &F124[4], &F124[5], &F124[6], &F124[7], &F124[8], &F124[9]], by_name: &[8, 9, 0, 2, 6, 1, 3, 7, 4, 5], by_number: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1.DaemonSetUpdateStrategy
pub static F125: [Field; 2] = [
    Field { json: "type", go: "Type", go_type: "v1.DaemonSetUpdateStrategyType", omit_empty: true, number: 1, enums: &["OnDelete", "RollingUpdate"], ..F },
    Field { json: "rollingUpdate", go: "RollingUpdate", go_type: "v1.RollingUpdateDaemonSet", kind: Kind::Struct(&super::api_apps::T137), omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T125: Type = Type { name: "io.k8s.api.apps.v1.DaemonSetUpdateStrategy", go: "DaemonSetUpdateStrategy", fields: &F125, json_fields: &[&F125[0], &F125[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1.Deployment
pub static F126: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1.DeploymentSpec", kind: Kind::Struct(&super::api_apps::T129), omit_empty: true, required: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1.DeploymentStatus", kind: Kind::Struct(&super::api_apps::T130), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T126: Type = Type { name: "io.k8s.api.apps.v1.Deployment", go: "Deployment", fields: &F126, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F126[1], &F126[2], &F126[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1.DeploymentCondition
pub static F127: [Field; 6] = [
    Field { json: "type", go: "Type", go_type: "v1.DeploymentConditionType", number: 1, default: "\"\"", ..F },
    Field { json: "status", go: "Status", go_type: "v1.ConditionStatus", number: 2, default: "\"\"", ..F },
    Field { json: "lastUpdateTime", go: "LastUpdateTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 6, ..F },
    Field { json: "lastTransitionTime", go: "LastTransitionTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 7, ..F },
    Field { json: "reason", go: "Reason", omit_empty: true, number: 4, ..F },
    Field { json: "message", go: "Message", omit_empty: true, number: 5, ..F },
];
pub static T127: Type = Type { name: "io.k8s.api.apps.v1.DeploymentCondition", go: "DeploymentCondition", fields: &F127, json_fields: &[&F127[0], &F127[1], &F127[2], &F127[3], &F127[4], &F127[5]], by_name: &[3, 2, 5, 4, 1, 0], by_number: &[0, 1, 4, 5, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1.DeploymentList
pub static F128: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.Deployment", kind: Kind::List(&Kind::Struct(&super::api_apps::T126)), required: true, number: 2, ..F },
];
pub static T128: Type = Type { name: "io.k8s.api.apps.v1.DeploymentList", go: "DeploymentList", fields: &F128, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F128[1], &F128[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1.DeploymentSpec
pub static F129: [Field; 8] = [
    Field { json: "replicas", go: "Replicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "selector", go: "Selector", go_type: "v1.LabelSelector", kind: Kind::Struct(&super::apimachinery::T1258), pointer: true, required: true, number: 2, ..F },
    Field { json: "template", go: "Template", go_type: "v1.PodTemplateSpec", kind: Kind::Struct(&super::api_core::T510), required: true, number: 3, default: "{}", ..F },
    Field { json: "strategy", go: "Strategy", go_type: "v1.DeploymentStrategy", kind: Kind::Struct(&super::api_apps::T131), omit_empty: true, patch_strategy: "retainKeys", number: 4, default: "{}", ..F },
    Field { json: "minReadySeconds", go: "MinReadySeconds", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 5, ..F },
    Field { json: "revisionHistoryLimit", go: "RevisionHistoryLimit", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 6, ..F },
    Field { json: "paused", go: "Paused", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 7, ..F },
    Field { json: "progressDeadlineSeconds", go: "ProgressDeadlineSeconds", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 9, ..F },
];
pub static T129: Type = Type { name: "io.k8s.api.apps.v1.DeploymentSpec", go: "DeploymentSpec", fields: &F129, json_fields: &[&F129[0], &F129[1], &F129[2], &F129[3], &F129[4], &F129[5], &F129[6], &F129[7]], by_name: &[4, 6, 7, 0, 5, 1, 3, 2], by_number: &[0, 1, 2, 3, 4, 5, 6, 7], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1.DeploymentStatus
pub static F130: [Field; 9] = [
    Field { json: "observedGeneration", go: "ObservedGeneration", go_type: "int64", kind: Kind::Int64, omit_empty: true, number: 1, ..F },
    Field { json: "replicas", go: "Replicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 2, ..F },
    Field { json: "updatedReplicas", go: "UpdatedReplicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 3, ..F },
    Field { json: "readyReplicas", go: "ReadyReplicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 7, ..F },
    Field { json: "availableReplicas", go: "AvailableReplicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 4, ..F },
    Field { json: "unavailableReplicas", go: "UnavailableReplicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 5, ..F },
    Field { json: "terminatingReplicas", go: "TerminatingReplicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 9, ..F },
    Field { json: "conditions", go: "Conditions", go_type: "[]v1.DeploymentCondition", kind: Kind::List(&Kind::Struct(&super::api_apps::T127)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["type"], patch_strategy: "merge", patch_merge_key: "type", number: 6, ..F },
    Field { json: "collisionCount", go: "CollisionCount", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 8, ..F },
];
pub static T130: Type = Type { name: "io.k8s.api.apps.v1.DeploymentStatus", go: "DeploymentStatus", fields: &F130, json_fields: &[&F130[0], &F130[1], &F130[2], &F130[3], &F130[4], &F130[5], &F130[6], &F130[7], &F130[8]], by_name: &[4, 8, 7, 0, 3, 1, 6, 5, 2], by_number: &[0, 1, 2, 4, 5, 7, 3, 8, 6], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1.DeploymentStrategy
pub static F131: [Field; 2] = [
    Field { json: "type", go: "Type", go_type: "v1.DeploymentStrategyType", omit_empty: true, number: 1, enums: &["Recreate", "RollingUpdate"], ..F },
    Field { json: "rollingUpdate", go: "RollingUpdate", go_type: "v1.RollingUpdateDeployment", kind: Kind::Struct(&super::api_apps::T138), omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T131: Type = Type { name: "io.k8s.api.apps.v1.DeploymentStrategy", go: "DeploymentStrategy", fields: &F131, json_fields: &[&F131[0], &F131[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1.ReplicaSet
pub static F132: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1.ReplicaSetSpec", kind: Kind::Struct(&super::api_apps::T135), omit_empty: true, required: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1.ReplicaSetStatus", kind: Kind::Struct(&super::api_apps::T136), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T132: Type = Type { name: "io.k8s.api.apps.v1.ReplicaSet", go: "ReplicaSet", fields: &F132, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F132[1], &F132[2], &F132[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1.ReplicaSetCondition
pub static F133: [Field; 5] = [
    Field { json: "type", go: "Type", go_type: "v1.ReplicaSetConditionType", number: 1, default: "\"\"", ..F },
    Field { json: "status", go: "Status", go_type: "v1.ConditionStatus", number: 2, default: "\"\"", ..F },
    Field { json: "lastTransitionTime", go: "LastTransitionTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 3, ..F },
    Field { json: "reason", go: "Reason", omit_empty: true, number: 4, ..F },
    Field { json: "message", go: "Message", omit_empty: true, number: 5, ..F },
];
pub static T133: Type = Type { name: "io.k8s.api.apps.v1.ReplicaSetCondition", go: "ReplicaSetCondition", fields: &F133, json_fields: &[&F133[0], &F133[1], &F133[2], &F133[3], &F133[4]], by_name: &[2, 4, 3, 1, 0], by_number: &[0, 1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1.ReplicaSetList
pub static F134: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.ReplicaSet", kind: Kind::List(&Kind::Struct(&super::api_apps::T132)), required: true, number: 2, ..F },
];
pub static T134: Type = Type { name: "io.k8s.api.apps.v1.ReplicaSetList", go: "ReplicaSetList", fields: &F134, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F134[1], &F134[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1.ReplicaSetSpec
pub static F135: [Field; 4] = [
    Field { json: "replicas", go: "Replicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "minReadySeconds", go: "MinReadySeconds", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 4, ..F },
    Field { json: "selector", go: "Selector", go_type: "v1.LabelSelector", kind: Kind::Struct(&super::apimachinery::T1258), pointer: true, required: true, number: 2, ..F },
    Field { json: "template", go: "Template", go_type: "v1.PodTemplateSpec", kind: Kind::Struct(&super::api_core::T510), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T135: Type = Type { name: "io.k8s.api.apps.v1.ReplicaSetSpec", go: "ReplicaSetSpec", fields: &F135, json_fields: &[&F135[0], &F135[1], &F135[2], &F135[3]], by_name: &[1, 0, 2, 3], by_number: &[0, 2, 3, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1.ReplicaSetStatus
pub static F136: [Field; 7] = [
    Field { json: "replicas", go: "Replicas", go_type: "int32", kind: Kind::Int32, required: true, number: 1, default: "0", ..F },
    Field { json: "fullyLabeledReplicas", go: "FullyLabeledReplicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 2, ..F },
    Field { json: "readyReplicas", go: "ReadyReplicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 4, ..F },
    Field { json: "availableReplicas", go: "AvailableReplicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 5, ..F },
    Field { json: "terminatingReplicas", go: "TerminatingReplicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 7, ..F },
    Field { json: "observedGeneration", go: "ObservedGeneration", go_type: "int64", kind: Kind::Int64, omit_empty: true, number: 3, ..F },
    Field { json: "conditions", go: "Conditions", go_type: "[]v1.ReplicaSetCondition", kind: Kind::List(&Kind::Struct(&super::api_apps::T133)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["type"], patch_strategy: "merge", patch_merge_key: "type", number: 6, ..F },
];
pub static T136: Type = Type { name: "io.k8s.api.apps.v1.ReplicaSetStatus", go: "ReplicaSetStatus", fields: &F136, json_fields: &[&F136[0], &F136[1], &F136[2], &F136[3], &F136[4], &F136[5], &F136[6]], by_name: &[3, 6, 1, 5, 2, 0, 4], by_number: &[0, 1, 5, 2, 3, 6, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1.RollingUpdateDaemonSet
pub static F137: [Field; 2] = [
    Field { json: "maxUnavailable", go: "MaxUnavailable", go_type: "intstr.IntOrString", kind: Kind::IntOrString, omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "maxSurge", go: "MaxSurge", go_type: "intstr.IntOrString", kind: Kind::IntOrString, omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T137: Type = Type { name: "io.k8s.api.apps.v1.RollingUpdateDaemonSet", go: "RollingUpdateDaemonSet", fields: &F137, json_fields: &[&F137[0], &F137[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1.RollingUpdateDeployment
pub static F138: [Field; 2] = [
    Field { json: "maxUnavailable", go: "MaxUnavailable", go_type: "intstr.IntOrString", kind: Kind::IntOrString, omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "maxSurge", go: "MaxSurge", go_type: "intstr.IntOrString", kind: Kind::IntOrString, omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T138: Type = Type { name: "io.k8s.api.apps.v1.RollingUpdateDeployment", go: "RollingUpdateDeployment", fields: &F138, json_fields: &[&F138[0], &F138[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1.RollingUpdateStatefulSetStrategy
pub static F139: [Field; 2] = [
    Field { json: "partition", go: "Partition", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "maxUnavailable", go: "MaxUnavailable", go_type: "intstr.IntOrString", kind: Kind::IntOrString, omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T139: Type = Type { name: "io.k8s.api.apps.v1.RollingUpdateStatefulSetStrategy", go: "RollingUpdateStatefulSetStrategy", fields: &F139, json_fields: &[&F139[0], &F139[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1.StatefulSet
pub static F140: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1.StatefulSetSpec", kind: Kind::Struct(&super::api_apps::T145), omit_empty: true, required: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1.StatefulSetStatus", kind: Kind::Struct(&super::api_apps::T146), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T140: Type = Type { name: "io.k8s.api.apps.v1.StatefulSet", go: "StatefulSet", fields: &F140, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F140[1], &F140[2], &F140[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1.StatefulSetCondition
pub static F141: [Field; 5] = [
    Field { json: "type", go: "Type", go_type: "v1.StatefulSetConditionType", number: 1, default: "\"\"", ..F },
    Field { json: "status", go: "Status", go_type: "v1.ConditionStatus", number: 2, default: "\"\"", ..F },
    Field { json: "lastTransitionTime", go: "LastTransitionTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 3, ..F },
    Field { json: "reason", go: "Reason", omit_empty: true, number: 4, ..F },
    Field { json: "message", go: "Message", omit_empty: true, number: 5, ..F },
];
pub static T141: Type = Type { name: "io.k8s.api.apps.v1.StatefulSetCondition", go: "StatefulSetCondition", fields: &F141, json_fields: &[&F141[0], &F141[1], &F141[2], &F141[3], &F141[4]], by_name: &[2, 4, 3, 1, 0], by_number: &[0, 1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1.StatefulSetList
pub static F142: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.StatefulSet", kind: Kind::List(&Kind::Struct(&super::api_apps::T140)), required: true, number: 2, ..F },
];
pub static T142: Type = Type { name: "io.k8s.api.apps.v1.StatefulSetList", go: "StatefulSetList", fields: &F142, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F142[1], &F142[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1.StatefulSetOrdinals
pub static F143: [Field; 1] = [
    Field { json: "start", go: "Start", go_type: "int32", kind: Kind::Int32, number: 1, default: "0", ..F },
];
pub static T143: Type = Type { name: "io.k8s.api.apps.v1.StatefulSetOrdinals", go: "StatefulSetOrdinals", fields: &F143, json_fields: &[&F143[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1.StatefulSetPersistentVolumeClaimRetentionPolicy
pub static F144: [Field; 2] = [
    Field { json: "whenDeleted", go: "WhenDeleted", go_type: "v1.PersistentVolumeClaimRetentionPolicyType", omit_empty: true, number: 1, ..F },
    Field { json: "whenScaled", go: "WhenScaled", go_type: "v1.PersistentVolumeClaimRetentionPolicyType", omit_empty: true, number: 2, ..F },
];
pub static T144: Type = Type { name: "io.k8s.api.apps.v1.StatefulSetPersistentVolumeClaimRetentionPolicy", go: "StatefulSetPersistentVolumeClaimRetentionPolicy", fields: &F144, json_fields: &[&F144[0], &F144[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1.StatefulSetSpec
pub static F145: [Field; 11] = [
    Field { json: "replicas", go: "Replicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "selector", go: "Selector", go_type: "v1.LabelSelector", kind: Kind::Struct(&super::apimachinery::T1258), pointer: true, required: true, number: 2, ..F },
    Field { json: "template", go: "Template", go_type: "v1.PodTemplateSpec", kind: Kind::Struct(&super::api_core::T510), required: true, number: 3, default: "{}", ..F },
    Field { json: "volumeClaimTemplates", go: "VolumeClaimTemplates", go_type: "[]v1.PersistentVolumeClaim", kind: Kind::List(&Kind::Struct(&super::api_core::T471)), omit_empty: true, list_type: ListType::Atomic, number: 4, ..F },
    Field { json: "serviceName", go: "ServiceName", number: 5, default: "\"\"", ..F },
    Field { json: "podManagementPolicy", go: "PodManagementPolicy", go_type: "v1.PodManagementPolicyType", omit_empty: true, number: 6, enums: &["OrderedReady", "Parallel"], ..F },
    Field { json: "updateStrategy", go: "UpdateStrategy", go_type: "v1.StatefulSetUpdateStrategy", kind: Kind::Struct(&super::api_apps::T147), omit_empty: true, number: 7, default: "{}", ..F },
    Field { json: "revisionHistoryLimit", go: "RevisionHistoryLimit", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 8, ..F },
    Field { json: "minReadySeconds", go: "MinReadySeconds", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 9, ..F },
    Field { json: "persistentVolumeClaimRetentionPolicy", go: "PersistentVolumeClaimRetentionPolicy", go_type: "v1.StatefulSetPersistentVolumeClaimRetentionPolicy", kind: Kind::Struct(&super::api_apps::T144), omit_empty: true, pointer: true, number: 10, ..F },
    Field { json: "ordinals", go: "Ordinals", go_type: "v1.StatefulSetOrdinals", kind: Kind::Struct(&super::api_apps::T143), omit_empty: true, pointer: true, number: 11, ..F },
];
pub static T145: Type = Type { name: "io.k8s.api.apps.v1.StatefulSetSpec", go: "StatefulSetSpec", fields: &F145, json_fields: &[&F145[0], &F145[1], &F145[2], &F145[3], &F145[4], &F145[5], &F145[6], &F145[7], &F145[8], &F145[9], &F145[10]], by_name: &[8, 10, 9, 5, 0, 7, 1, 4, 2, 6, 3], by_number: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1.StatefulSetStatus
pub static F146: [Field; 10] = [
    Field { json: "observedGeneration", go: "ObservedGeneration", go_type: "int64", kind: Kind::Int64, omit_empty: true, number: 1, ..F },
    Field { json: "replicas", go: "Replicas", go_type: "int32", kind: Kind::Int32, required: true, number: 2, default: "0", ..F },
    Field { json: "readyReplicas", go: "ReadyReplicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 3, ..F },
    Field { json: "currentReplicas", go: "CurrentReplicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 4, ..F },
    Field { json: "updatedReplicas", go: "UpdatedReplicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 5, ..F },
    Field { json: "currentRevision", go: "CurrentRevision", omit_empty: true, number: 6, ..F },
    Field { json: "updateRevision", go: "UpdateRevision", omit_empty: true, number: 7, ..F },
    Field { json: "collisionCount", go: "CollisionCount", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 9, ..F },
    Field { json: "conditions", go: "Conditions", go_type: "[]v1.StatefulSetCondition", kind: Kind::List(&Kind::Struct(&super::api_apps::T141)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["type"], patch_strategy: "merge", patch_merge_key: "type", number: 10, ..F },
    Field { json: "availableReplicas", go: "AvailableReplicas", go_type: "int32", kind: Kind::Int32, number: 11, default: "0", ..F },
];
pub static T146: Type = Type { name: "io.k8s.api.apps.v1.StatefulSetStatus", go: "StatefulSetStatus", fields: &F146, json_fields: &[&F146[0], &F146[1], &F146[2], &F146[3], &F146[4], &F146[5], &F146[6], &F146[7], &F146[8], &F146[9]], by_name: &[9, 7, 8, 3, 5, 0, 2, 1, 6, 4], by_number: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1.StatefulSetUpdateStrategy
pub static F147: [Field; 2] = [
    Field { json: "type", go: "Type", go_type: "v1.StatefulSetUpdateStrategyType", omit_empty: true, number: 1, enums: &["OnDelete", "Recreate", "RollingUpdate"], ..F },
    Field { json: "rollingUpdate", go: "RollingUpdate", go_type: "v1.RollingUpdateStatefulSetStrategy", kind: Kind::Struct(&super::api_apps::T139), omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T147: Type = Type { name: "io.k8s.api.apps.v1.StatefulSetUpdateStrategy", go: "StatefulSetUpdateStrategy", fields: &F147, json_fields: &[&F147[0], &F147[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1beta1.ControllerRevision
pub static F148: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "data", go: "Data", go_type: "runtime.RawExtension", kind: Kind::RawExtension, required: true, number: 2, ..F },
    Field { json: "revision", go: "Revision", go_type: "int64", kind: Kind::Int64, number: 3, default: "0", ..F },
];
pub static T148: Type = Type { name: "io.k8s.api.apps.v1beta1.ControllerRevision", go: "ControllerRevision", fields: &F148, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F148[1], &F148[2], &F148[3]], by_name: &[1, 3, 0, 2, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1beta1.ControllerRevisionList
pub static F149: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta1.ControllerRevision", kind: Kind::List(&Kind::Struct(&super::api_apps::T148)), required: true, number: 2, ..F },
];
pub static T149: Type = Type { name: "io.k8s.api.apps.v1beta1.ControllerRevisionList", go: "ControllerRevisionList", fields: &F149, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F149[1], &F149[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1beta1.Deployment
pub static F150: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1beta1.DeploymentSpec", kind: Kind::Struct(&super::api_apps::T154), omit_empty: true, required: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1beta1.DeploymentStatus", kind: Kind::Struct(&super::api_apps::T155), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T150: Type = Type { name: "io.k8s.api.apps.v1beta1.Deployment", go: "Deployment", fields: &F150, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F150[1], &F150[2], &F150[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1beta1.DeploymentCondition
pub static F151: [Field; 6] = [
    Field { json: "type", go: "Type", go_type: "v1beta1.DeploymentConditionType", number: 1, default: "\"\"", ..F },
    Field { json: "status", go: "Status", go_type: "v1.ConditionStatus", number: 2, default: "\"\"", ..F },
    Field { json: "lastUpdateTime", go: "LastUpdateTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 6, ..F },
    Field { json: "lastTransitionTime", go: "LastTransitionTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 7, ..F },
    Field { json: "reason", go: "Reason", omit_empty: true, number: 4, ..F },
    Field { json: "message", go: "Message", omit_empty: true, number: 5, ..F },
];
pub static T151: Type = Type { name: "io.k8s.api.apps.v1beta1.DeploymentCondition", go: "DeploymentCondition", fields: &F151, json_fields: &[&F151[0], &F151[1], &F151[2], &F151[3], &F151[4], &F151[5]], by_name: &[3, 2, 5, 4, 1, 0], by_number: &[0, 1, 4, 5, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1beta1.DeploymentList
pub static F152: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta1.Deployment", kind: Kind::List(&Kind::Struct(&super::api_apps::T150)), required: true, number: 2, ..F },
];
pub static T152: Type = Type { name: "io.k8s.api.apps.v1beta1.DeploymentList", go: "DeploymentList", fields: &F152, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F152[1], &F152[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1beta1.DeploymentRollback
pub static F153: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "updatedAnnotations", go: "UpdatedAnnotations", go_type: "map[string]string", kind: Kind::Map(&Kind::String), omit_empty: true, number: 2, ..F },
    Field { json: "rollbackTo", go: "RollbackTo", go_type: "v1beta1.RollbackConfig", kind: Kind::Struct(&super::api_apps::T157), number: 3, default: "{}", ..F },
];
pub static T153: Type = Type { name: "io.k8s.api.apps.v1beta1.DeploymentRollback", go: "DeploymentRollback", fields: &F153, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F153[1], &F153[2], &F153[3]], by_name: &[1, 0, 2, 4, 3], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1beta1.DeploymentSpec
pub static F154: [Field; 9] = [
    Field { json: "replicas", go: "Replicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "selector", go: "Selector", go_type: "v1.LabelSelector", kind: Kind::Struct(&super::apimachinery::T1258), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "template", go: "Template", go_type: "v1.PodTemplateSpec", kind: Kind::Struct(&super::api_core::T510), required: true, number: 3, default: "{}", ..F },
    Field { json: "strategy", go: "Strategy", go_type: "v1beta1.DeploymentStrategy", kind: Kind::Struct(&super::api_apps::T156), omit_empty: true, patch_strategy: "retainKeys", number: 4, default: "{}", ..F },
    Field { json: "minReadySeconds", go: "MinReadySeconds", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 5, ..F },
    Field { json: "revisionHistoryLimit", go: "RevisionHistoryLimit", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 6, ..F },
    Field { json: "paused", go: "Paused", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 7, ..F },
    Field { json: "rollbackTo", go: "RollbackTo", go_type: "v1beta1.RollbackConfig", kind: Kind::Struct(&super::api_apps::T157), omit_empty: true, pointer: true, number: 8, ..F },
    Field { json: "progressDeadlineSeconds", go: "ProgressDeadlineSeconds", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 9, ..F },
];
pub static T154: Type = Type { name: "io.k8s.api.apps.v1beta1.DeploymentSpec", go: "DeploymentSpec", fields: &F154, json_fields: &[&F154[0], &F154[1], &F154[2], &F154[3], &F154[4], &F154[5], &F154[6], &F154[7], &F154[8]], by_name: &[4, 6, 8, 0, 5, 7, 1, 3, 2], by_number: &[0, 1, 2, 3, 4, 5, 6, 7, 8], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1beta1.DeploymentStatus
pub static F155: [Field; 9] = [
    Field { json: "observedGeneration", go: "ObservedGeneration", go_type: "int64", kind: Kind::Int64, omit_empty: true, number: 1, ..F },
    Field { json: "replicas", go: "Replicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 2, ..F },
    Field { json: "updatedReplicas", go: "UpdatedReplicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 3, ..F },
    Field { json: "readyReplicas", go: "ReadyReplicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 7, ..F },
    Field { json: "availableReplicas", go: "AvailableReplicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 4, ..F },
    Field { json: "unavailableReplicas", go: "UnavailableReplicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 5, ..F },
    Field { json: "terminatingReplicas", go: "TerminatingReplicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 9, ..F },
    Field { json: "conditions", go: "Conditions", go_type: "[]v1beta1.DeploymentCondition", kind: Kind::List(&Kind::Struct(&super::api_apps::T151)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["type"], patch_strategy: "merge", patch_merge_key: "type", number: 6, ..F },
    Field { json: "collisionCount", go: "CollisionCount", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 8, ..F },
];
pub static T155: Type = Type { name: "io.k8s.api.apps.v1beta1.DeploymentStatus", go: "DeploymentStatus", fields: &F155, json_fields: &[&F155[0], &F155[1], &F155[2], &F155[3], &F155[4], &F155[5], &F155[6], &F155[7], &F155[8]], by_name: &[4, 8, 7, 0, 3, 1, 6, 5, 2], by_number: &[0, 1, 2, 4, 5, 7, 3, 8, 6], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1beta1.DeploymentStrategy
pub static F156: [Field; 2] = [
    Field { json: "type", go: "Type", go_type: "v1beta1.DeploymentStrategyType", omit_empty: true, number: 1, ..F },
    Field { json: "rollingUpdate", go: "RollingUpdate", go_type: "v1beta1.RollingUpdateDeployment", kind: Kind::Struct(&super::api_apps::T158), omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T156: Type = Type { name: "io.k8s.api.apps.v1beta1.DeploymentStrategy", go: "DeploymentStrategy", fields: &F156, json_fields: &[&F156[0], &F156[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1beta1.RollbackConfig
pub static F157: [Field; 1] = [
    Field { json: "revision", go: "Revision", go_type: "int64", kind: Kind::Int64, omit_empty: true, number: 1, ..F },
];
pub static T157: Type = Type { name: "io.k8s.api.apps.v1beta1.RollbackConfig", go: "RollbackConfig", fields: &F157, json_fields: &[&F157[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1beta1.RollingUpdateDeployment
pub static F158: [Field; 2] = [
    Field { json: "maxUnavailable", go: "MaxUnavailable", go_type: "intstr.IntOrString", kind: Kind::IntOrString, omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "maxSurge", go: "MaxSurge", go_type: "intstr.IntOrString", kind: Kind::IntOrString, omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T158: Type = Type { name: "io.k8s.api.apps.v1beta1.RollingUpdateDeployment", go: "RollingUpdateDeployment", fields: &F158, json_fields: &[&F158[0], &F158[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1beta1.RollingUpdateStatefulSetStrategy
pub static F159: [Field; 2] = [
    Field { json: "partition", go: "Partition", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "maxUnavailable", go: "MaxUnavailable", go_type: "intstr.IntOrString", kind: Kind::IntOrString, omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T159: Type = Type { name: "io.k8s.api.apps.v1beta1.RollingUpdateStatefulSetStrategy", go: "RollingUpdateStatefulSetStrategy", fields: &F159, json_fields: &[&F159[0], &F159[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1beta1.Scale
pub static F160: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1beta1.ScaleSpec", kind: Kind::Struct(&super::api_apps::T161), omit_empty: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1beta1.ScaleStatus", kind: Kind::Struct(&super::api_apps::T162), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T160: Type = Type { name: "io.k8s.api.apps.v1beta1.Scale", go: "Scale", fields: &F160, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F160[1], &F160[2], &F160[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1beta1.ScaleSpec
pub static F161: [Field; 1] = [
    Field { json: "replicas", go: "Replicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 1, default: "0", ..F },
];
pub static T161: Type = Type { name: "io.k8s.api.apps.v1beta1.ScaleSpec", go: "ScaleSpec", fields: &F161, json_fields: &[&F161[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1beta1.ScaleStatus
pub static F162: [Field; 3] = [
    Field { json: "replicas", go: "Replicas", go_type: "int32", kind: Kind::Int32, number: 1, default: "0", ..F },
    Field { json: "selector", go: "Selector", go_type: "map[string]string", kind: Kind::Map(&Kind::String), omit_empty: true, number: 2, ..F },
    Field { json: "targetSelector", go: "TargetSelector", omit_empty: true, number: 3, ..F },
];
pub static T162: Type = Type { name: "io.k8s.api.apps.v1beta1.ScaleStatus", go: "ScaleStatus", fields: &F162, json_fields: &[&F162[0], &F162[1], &F162[2]], by_name: &[0, 1, 2], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1beta1.StatefulSet
pub static F163: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1beta1.StatefulSetSpec", kind: Kind::Struct(&super::api_apps::T168), omit_empty: true, required: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1beta1.StatefulSetStatus", kind: Kind::Struct(&super::api_apps::T169), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T163: Type = Type { name: "io.k8s.api.apps.v1beta1.StatefulSet", go: "StatefulSet", fields: &F163, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F163[1], &F163[2], &F163[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1beta1.StatefulSetCondition
pub static F164: [Field; 5] = [
    Field { json: "type", go: "Type", go_type: "v1beta1.StatefulSetConditionType", number: 1, default: "\"\"", ..F },
    Field { json: "status", go: "Status", go_type: "v1.ConditionStatus", number: 2, default: "\"\"", ..F },
    Field { json: "lastTransitionTime", go: "LastTransitionTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 3, ..F },
    Field { json: "reason", go: "Reason", omit_empty: true, number: 4, ..F },
    Field { json: "message", go: "Message", omit_empty: true, number: 5, ..F },
];
pub static T164: Type = Type { name: "io.k8s.api.apps.v1beta1.StatefulSetCondition", go: "StatefulSetCondition", fields: &F164, json_fields: &[&F164[0], &F164[1], &F164[2], &F164[3], &F164[4]], by_name: &[2, 4, 3, 1, 0], by_number: &[0, 1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1beta1.StatefulSetList
pub static F165: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta1.StatefulSet", kind: Kind::List(&Kind::Struct(&super::api_apps::T163)), required: true, number: 2, ..F },
];
pub static T165: Type = Type { name: "io.k8s.api.apps.v1beta1.StatefulSetList", go: "StatefulSetList", fields: &F165, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F165[1], &F165[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1beta1.StatefulSetOrdinals
pub static F166: [Field; 1] = [
    Field { json: "start", go: "Start", go_type: "int32", kind: Kind::Int32, number: 1, default: "0", ..F },
];
pub static T166: Type = Type { name: "io.k8s.api.apps.v1beta1.StatefulSetOrdinals", go: "StatefulSetOrdinals", fields: &F166, json_fields: &[&F166[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1beta1.StatefulSetPersistentVolumeClaimRetentionPolicy
pub static F167: [Field; 2] = [
    Field { json: "whenDeleted", go: "WhenDeleted", go_type: "v1beta1.PersistentVolumeClaimRetentionPolicyType", omit_empty: true, number: 1, ..F },
    Field { json: "whenScaled", go: "WhenScaled", go_type: "v1beta1.PersistentVolumeClaimRetentionPolicyType", omit_empty: true, number: 2, ..F },
];
pub static T167: Type = Type { name: "io.k8s.api.apps.v1beta1.StatefulSetPersistentVolumeClaimRetentionPolicy", go: "StatefulSetPersistentVolumeClaimRetentionPolicy", fields: &F167, json_fields: &[&F167[0], &F167[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1beta1.StatefulSetSpec
pub static F168: [Field; 11] = [
    Field { json: "replicas", go: "Replicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "selector", go: "Selector", go_type: "v1.LabelSelector", kind: Kind::Struct(&super::apimachinery::T1258), omit_empty: true, pointer: true, required: true, number: 2, ..F },
    Field { json: "template", go: "Template", go_type: "v1.PodTemplateSpec", kind: Kind::Struct(&super::api_core::T510), required: true, number: 3, default: "{}", ..F },
    Field { json: "volumeClaimTemplates", go: "VolumeClaimTemplates", go_type: "[]v1.PersistentVolumeClaim", kind: Kind::List(&Kind::Struct(&super::api_core::T471)), omit_empty: true, list_type: ListType::Atomic, number: 4, ..F },
    Field { json: "serviceName", go: "ServiceName", number: 5, default: "\"\"", ..F },
    Field { json: "podManagementPolicy", go: "PodManagementPolicy", go_type: "v1beta1.PodManagementPolicyType", omit_empty: true, number: 6, ..F },
    Field { json: "updateStrategy", go: "UpdateStrategy", go_type: "v1beta1.StatefulSetUpdateStrategy", kind: Kind::Struct(&super::api_apps::T170), omit_empty: true, number: 7, default: "{}", ..F },
    Field { json: "revisionHistoryLimit", go: "RevisionHistoryLimit", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 8, ..F },
    Field { json: "minReadySeconds", go: "MinReadySeconds", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 9, ..F },
    Field { json: "persistentVolumeClaimRetentionPolicy", go: "PersistentVolumeClaimRetentionPolicy", go_type: "v1beta1.StatefulSetPersistentVolumeClaimRetentionPolicy", kind: Kind::Struct(&super::api_apps::T167), omit_empty: true, pointer: true, number: 10, ..F },
    Field { json: "ordinals", go: "Ordinals", go_type: "v1beta1.StatefulSetOrdinals", kind: Kind::Struct(&super::api_apps::T166), omit_empty: true, pointer: true, number: 11, ..F },
];
pub static T168: Type = Type { name: "io.k8s.api.apps.v1beta1.StatefulSetSpec", go: "StatefulSetSpec", fields: &F168, json_fields: &[&F168[0], &F168[1], &F168[2], &F168[3], &F168[4], &F168[5], &F168[6], &F168[7], &F168[8], &F168[9], &F168[10]], by_name: &[8, 10, 9, 5, 0, 7, 1, 4, 2, 6, 3], by_number: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1beta1.StatefulSetStatus
pub static F169: [Field; 10] = [
    Field { json: "observedGeneration", go: "ObservedGeneration", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "replicas", go: "Replicas", go_type: "int32", kind: Kind::Int32, required: true, number: 2, default: "0", ..F },
    Field { json: "readyReplicas", go: "ReadyReplicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 3, ..F },
    Field { json: "currentReplicas", go: "CurrentReplicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 4, ..F },
    Field { json: "updatedReplicas", go: "UpdatedReplicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 5, ..F },
    Field { json: "currentRevision", go: "CurrentRevision", omit_empty: true, number: 6, ..F },
    Field { json: "updateRevision", go: "UpdateRevision", omit_empty: true, number: 7, ..F },
    Field { json: "collisionCount", go: "CollisionCount", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 9, ..F },
    Field { json: "conditions", go: "Conditions", go_type: "[]v1beta1.StatefulSetCondition", kind: Kind::List(&Kind::Struct(&super::api_apps::T164)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["type"], patch_strategy: "merge", patch_merge_key: "type", number: 10, ..F },
    Field { json: "availableReplicas", go: "AvailableReplicas", go_type: "int32", kind: Kind::Int32, number: 11, default: "0", ..F },
];
pub static T169: Type = Type { name: "io.k8s.api.apps.v1beta1.StatefulSetStatus", go: "StatefulSetStatus", fields: &F169, json_fields: &[&F169[0], &F169[1], &F169[2], &F169[3], &F169[4], &F169[5], &F169[6], &F169[7], &F169[8], &F169[9]], by_name: &[9, 7, 8, 3, 5, 0, 2, 1, 6, 4], by_number: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1beta1.StatefulSetUpdateStrategy
pub static F170: [Field; 2] = [
    Field { json: "type", go: "Type", go_type: "v1beta1.StatefulSetUpdateStrategyType", omit_empty: true, number: 1, ..F },
    Field { json: "rollingUpdate", go: "RollingUpdate", go_type: "v1beta1.RollingUpdateStatefulSetStrategy", kind: Kind::Struct(&super::api_apps::T159), omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T170: Type = Type { name: "io.k8s.api.apps.v1beta1.StatefulSetUpdateStrategy", go: "StatefulSetUpdateStrategy", fields: &F170, json_fields: &[&F170[0], &F170[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1beta2.ControllerRevision
pub static F171: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "data", go: "Data", go_type: "runtime.RawExtension", kind: Kind::RawExtension, required: true, number: 2, ..F },
    Field { json: "revision", go: "Revision", go_type: "int64", kind: Kind::Int64, number: 3, default: "0", ..F },
];
pub static T171: Type = Type { name: "io.k8s.api.apps.v1beta2.ControllerRevision", go: "ControllerRevision", fields: &F171, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F171[1], &F171[2], &F171[3]], by_name: &[1, 3, 0, 2, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1beta2.ControllerRevisionList
pub static F172: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta2.ControllerRevision", kind: Kind::List(&Kind::Struct(&super::api_apps::T171)), required: true, number: 2, ..F },
];
pub static T172: Type = Type { name: "io.k8s.api.apps.v1beta2.ControllerRevisionList", go: "ControllerRevisionList", fields: &F172, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F172[1], &F172[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1beta2.DaemonSet
pub static F173: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1beta2.DaemonSetSpec", kind: Kind::Struct(&super::api_apps::T176), omit_empty: true, required: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1beta2.DaemonSetStatus", kind: Kind::Struct(&super::api_apps::T177), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T173: Type = Type { name: "io.k8s.api.apps.v1beta2.DaemonSet", go: "DaemonSet", fields: &F173, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F173[1], &F173[2], &F173[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1beta2.DaemonSetCondition
pub static F174: [Field; 5] = [
    Field { json: "type", go: "Type", go_type: "v1beta2.DaemonSetConditionType", number: 1, default: "\"\"", ..F },
    Field { json: "status", go: "Status", go_type: "v1.ConditionStatus", number: 2, default: "\"\"", ..F },
    Field { json: "lastTransitionTime", go: "LastTransitionTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 3, ..F },
    Field { json: "reason", go: "Reason", omit_empty: true, number: 4, ..F },
    Field { json: "message", go: "Message", omit_empty: true, number: 5, ..F },
];
pub static T174: Type = Type { name: "io.k8s.api.apps.v1beta2.DaemonSetCondition", go: "DaemonSetCondition", fields: &F174, json_fields: &[&F174[0], &F174[1], &F174[2], &F174[3], &F174[4]], by_name: &[2, 4, 3, 1, 0], by_number: &[0, 1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1beta2.DaemonSetList
pub static F175: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta2.DaemonSet", kind: Kind::List(&Kind::Struct(&super::api_apps::T173)), required: true, number: 2, ..F },
];
pub static T175: Type = Type { name: "io.k8s.api.apps.v1beta2.DaemonSetList", go: "DaemonSetList", fields: &F175, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F175[1], &F175[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1beta2.DaemonSetSpec
pub static F176: [Field; 5] = [
    Field { json: "selector", go: "Selector", go_type: "v1.LabelSelector", kind: Kind::Struct(&super::apimachinery::T1258), pointer: true, required: true, number: 1, ..F },
    Field { json: "template", go: "Template", go_type: "v1.PodTemplateSpec", kind: Kind::Struct(&super::api_core::T510), required: true, number: 2, default: "{}", ..F },
    Field { json: "updateStrategy", go: "UpdateStrategy", go_type: "v1beta2.DaemonSetUpdateStrategy", kind: Kind::Struct(&super::api_apps::T178), omit_empty: true, number: 3, default: "{}", ..F },
    Field { json: "minReadySeconds", go: "MinReadySeconds", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 4, ..F },
    Field { json: "revisionHistoryLimit", go: "RevisionHistoryLimit", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 6, ..F },
];
pub static T176: Type = Type { name: "io.k8s.api.apps.v1beta2.DaemonSetSpec", go: "DaemonSetSpec", fields: &F176, json_fields: &[&F176[0], &F176[1], &F176[2], &F176[3], &F176[4]], by_name: &[3, 4, 0, 1, 2], by_number: &[0, 1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1beta2.DaemonSetStatus
pub static F177: [Field; 10] = [
    Field { json: "currentNumberScheduled", go: "CurrentNumberScheduled", go_type: "int32", kind: Kind::Int32, required: true, number: 1, default: "0", ..F },
    Field { json: "numberMisscheduled", go: "NumberMisscheduled", go_type: "int32", kind: Kind::Int32, required: true, number: 2, default: "0", ..F },
    Field { json: "desiredNumberScheduled", go: "DesiredNumberScheduled", go_type: "int32", kind: Kind::Int32, required: true, number: 3, default: "0", ..F },
    Field { json: "numberReady", go: "NumberReady", go_type: "int32", kind: Kind::Int32, required: true, number: 4, default: "0", ..F },
    Field { json: "observedGeneration", go: "ObservedGeneration", go_type: "int64", kind: Kind::Int64, omit_empty: true, number: 5, ..F },
    Field { json: "updatedNumberScheduled", go: "UpdatedNumberScheduled", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 6, ..F },
    Field { json: "numberAvailable", go: "NumberAvailable", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 7, ..F },
    Field { json: "numberUnavailable", go: "NumberUnavailable", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 8, ..F },
    Field { json: "collisionCount", go: "CollisionCount", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 9, ..F },
    Field { json: "conditions", go: "Conditions", go_type: "[]v1beta2.DaemonSetCondition", kind: Kind::List(&Kind::Struct(&super::api_apps::T174)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["type"], patch_strategy: "merge", patch_merge_key: "type", number: 10, ..F },
];
pub static T177: Type = Type { name: "io.k8s.api.apps.v1beta2.DaemonSetStatus", go: "DaemonSetStatus", fields: &F177, json_fields: &[&F177[0], &F177[1], &F177[2], &F177[3], &F177[4], &F177[5], &F177[6], &F177[7], &F177[8], &F177[9]], by_name: &[8, 9, 0, 2, 6, 1, 3, 7, 4, 5], by_number: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1beta2.DaemonSetUpdateStrategy
pub static F178: [Field; 2] = [
    Field { json: "type", go: "Type", go_type: "v1beta2.DaemonSetUpdateStrategyType", omit_empty: true, number: 1, ..F },
    Field { json: "rollingUpdate", go: "RollingUpdate", go_type: "v1beta2.RollingUpdateDaemonSet", kind: Kind::Struct(&super::api_apps::T190), omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T178: Type = Type { name: "io.k8s.api.apps.v1beta2.DaemonSetUpdateStrategy", go: "DaemonSetUpdateStrategy", fields: &F178, json_fields: &[&F178[0], &F178[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1beta2.Deployment
pub static F179: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1beta2.DeploymentSpec", kind: Kind::Struct(&super::api_apps::T182), omit_empty: true, required: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1beta2.DeploymentStatus", kind: Kind::Struct(&super::api_apps::T183), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T179: Type = Type { name: "io.k8s.api.apps.v1beta2.Deployment", go: "Deployment", fields: &F179, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F179[1], &F179[2], &F179[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1beta2.DeploymentCondition
pub static F180: [Field; 6] = [
    Field { json: "type", go: "Type", go_type: "v1beta2.DeploymentConditionType", number: 1, default: "\"\"", ..F },
    Field { json: "status", go: "Status", go_type: "v1.ConditionStatus", number: 2, default: "\"\"", ..F },
    Field { json: "lastUpdateTime", go: "LastUpdateTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 6, ..F },
    Field { json: "lastTransitionTime", go: "LastTransitionTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 7, ..F },
    Field { json: "reason", go: "Reason", omit_empty: true, number: 4, ..F },
    Field { json: "message", go: "Message", omit_empty: true, number: 5, ..F },
];
pub static T180: Type = Type { name: "io.k8s.api.apps.v1beta2.DeploymentCondition", go: "DeploymentCondition", fields: &F180, json_fields: &[&F180[0], &F180[1], &F180[2], &F180[3], &F180[4], &F180[5]], by_name: &[3, 2, 5, 4, 1, 0], by_number: &[0, 1, 4, 5, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1beta2.DeploymentList
pub static F181: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta2.Deployment", kind: Kind::List(&Kind::Struct(&super::api_apps::T179)), required: true, number: 2, ..F },
];
pub static T181: Type = Type { name: "io.k8s.api.apps.v1beta2.DeploymentList", go: "DeploymentList", fields: &F181, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F181[1], &F181[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1beta2.DeploymentSpec
pub static F182: [Field; 8] = [
    Field { json: "replicas", go: "Replicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "selector", go: "Selector", go_type: "v1.LabelSelector", kind: Kind::Struct(&super::apimachinery::T1258), pointer: true, required: true, number: 2, ..F },
    Field { json: "template", go: "Template", go_type: "v1.PodTemplateSpec", kind: Kind::Struct(&super::api_core::T510), required: true, number: 3, default: "{}", ..F },
    Field { json: "strategy", go: "Strategy", go_type: "v1beta2.DeploymentStrategy", kind: Kind::Struct(&super::api_apps::T184), omit_empty: true, patch_strategy: "retainKeys", number: 4, default: "{}", ..F },
    Field { json: "minReadySeconds", go: "MinReadySeconds", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 5, ..F },
    Field { json: "revisionHistoryLimit", go: "RevisionHistoryLimit", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 6, ..F },
    Field { json: "paused", go: "Paused", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 7, ..F },
    Field { json: "progressDeadlineSeconds", go: "ProgressDeadlineSeconds", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 9, ..F },
];
pub static T182: Type = Type { name: "io.k8s.api.apps.v1beta2.DeploymentSpec", go: "DeploymentSpec", fields: &F182, json_fields: &[&F182[0], &F182[1], &F182[2], &F182[3], &F182[4], &F182[5], &F182[6], &F182[7]], by_name: &[4, 6, 7, 0, 5, 1, 3, 2], by_number: &[0, 1, 2, 3, 4, 5, 6, 7], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1beta2.DeploymentStatus
pub static F183: [Field; 9] = [
    Field { json: "observedGeneration", go: "ObservedGeneration", go_type: "int64", kind: Kind::Int64, omit_empty: true, number: 1, ..F },
    Field { json: "replicas", go: "Replicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 2, ..F },
    Field { json: "updatedReplicas", go: "UpdatedReplicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 3, ..F },
    Field { json: "readyReplicas", go: "ReadyReplicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 7, ..F },
    Field { json: "availableReplicas", go: "AvailableReplicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 4, ..F },
    Field { json: "unavailableReplicas", go: "UnavailableReplicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 5, ..F },
    Field { json: "terminatingReplicas", go: "TerminatingReplicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 9, ..F },
    Field { json: "conditions", go: "Conditions", go_type: "[]v1beta2.DeploymentCondition", kind: Kind::List(&Kind::Struct(&super::api_apps::T180)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["type"], patch_strategy: "merge", patch_merge_key: "type", number: 6, ..F },
    Field { json: "collisionCount", go: "CollisionCount", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 8, ..F },
];
pub static T183: Type = Type { name: "io.k8s.api.apps.v1beta2.DeploymentStatus", go: "DeploymentStatus", fields: &F183, json_fields: &[&F183[0], &F183[1], &F183[2], &F183[3], &F183[4], &F183[5], &F183[6], &F183[7], &F183[8]], by_name: &[4, 8, 7, 0, 3, 1, 6, 5, 2], by_number: &[0, 1, 2, 4, 5, 7, 3, 8, 6], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1beta2.DeploymentStrategy
pub static F184: [Field; 2] = [
    Field { json: "type", go: "Type", go_type: "v1beta2.DeploymentStrategyType", omit_empty: true, number: 1, ..F },
    Field { json: "rollingUpdate", go: "RollingUpdate", go_type: "v1beta2.RollingUpdateDeployment", kind: Kind::Struct(&super::api_apps::T191), omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T184: Type = Type { name: "io.k8s.api.apps.v1beta2.DeploymentStrategy", go: "DeploymentStrategy", fields: &F184, json_fields: &[&F184[0], &F184[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1beta2.ReplicaSet
pub static F185: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1beta2.ReplicaSetSpec", kind: Kind::Struct(&super::api_apps::T188), omit_empty: true, required: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1beta2.ReplicaSetStatus", kind: Kind::Struct(&super::api_apps::T189), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T185: Type = Type { name: "io.k8s.api.apps.v1beta2.ReplicaSet", go: "ReplicaSet", fields: &F185, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F185[1], &F185[2], &F185[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1beta2.ReplicaSetCondition
pub static F186: [Field; 5] = [
    Field { json: "type", go: "Type", go_type: "v1beta2.ReplicaSetConditionType", number: 1, default: "\"\"", ..F },
    Field { json: "status", go: "Status", go_type: "v1.ConditionStatus", number: 2, default: "\"\"", ..F },
    Field { json: "lastTransitionTime", go: "LastTransitionTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 3, ..F },
    Field { json: "reason", go: "Reason", omit_empty: true, number: 4, ..F },
    Field { json: "message", go: "Message", omit_empty: true, number: 5, ..F },
];
pub static T186: Type = Type { name: "io.k8s.api.apps.v1beta2.ReplicaSetCondition", go: "ReplicaSetCondition", fields: &F186, json_fields: &[&F186[0], &F186[1], &F186[2], &F186[3], &F186[4]], by_name: &[2, 4, 3, 1, 0], by_number: &[0, 1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1beta2.ReplicaSetList
pub static F187: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta2.ReplicaSet", kind: Kind::List(&Kind::Struct(&super::api_apps::T185)), required: true, number: 2, ..F },
];
pub static T187: Type = Type { name: "io.k8s.api.apps.v1beta2.ReplicaSetList", go: "ReplicaSetList", fields: &F187, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F187[1], &F187[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1beta2.ReplicaSetSpec
pub static F188: [Field; 4] = [
    Field { json: "replicas", go: "Replicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "minReadySeconds", go: "MinReadySeconds", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 4, ..F },
    Field { json: "selector", go: "Selector", go_type: "v1.LabelSelector", kind: Kind::Struct(&super::apimachinery::T1258), pointer: true, required: true, number: 2, ..F },
    Field { json: "template", go: "Template", go_type: "v1.PodTemplateSpec", kind: Kind::Struct(&super::api_core::T510), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T188: Type = Type { name: "io.k8s.api.apps.v1beta2.ReplicaSetSpec", go: "ReplicaSetSpec", fields: &F188, json_fields: &[&F188[0], &F188[1], &F188[2], &F188[3]], by_name: &[1, 0, 2, 3], by_number: &[0, 2, 3, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1beta2.ReplicaSetStatus
pub static F189: [Field; 7] = [
    Field { json: "replicas", go: "Replicas", go_type: "int32", kind: Kind::Int32, required: true, number: 1, default: "0", ..F },
    Field { json: "fullyLabeledReplicas", go: "FullyLabeledReplicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 2, ..F },
    Field { json: "readyReplicas", go: "ReadyReplicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 4, ..F },
    Field { json: "availableReplicas", go: "AvailableReplicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 5, ..F },
    Field { json: "terminatingReplicas", go: "TerminatingReplicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 7, ..F },
    Field { json: "observedGeneration", go: "ObservedGeneration", go_type: "int64", kind: Kind::Int64, omit_empty: true, number: 3, ..F },
    Field { json: "conditions", go: "Conditions", go_type: "[]v1beta2.ReplicaSetCondition", kind: Kind::List(&Kind::Struct(&super::api_apps::T186)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["type"], patch_strategy: "merge", patch_merge_key: "type", number: 6, ..F },
];
pub static T189: Type = Type { name: "io.k8s.api.apps.v1beta2.ReplicaSetStatus", go: "ReplicaSetStatus", fields: &F189, json_fields: &[&F189[0], &F189[1], &F189[2], &F189[3], &F189[4], &F189[5], &F189[6]], by_name: &[3, 6, 1, 5, 2, 0, 4], by_number: &[0, 1, 5, 2, 3, 6, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1beta2.RollingUpdateDaemonSet
pub static F190: [Field; 2] = [
    Field { json: "maxUnavailable", go: "MaxUnavailable", go_type: "intstr.IntOrString", kind: Kind::IntOrString, omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "maxSurge", go: "MaxSurge", go_type: "intstr.IntOrString", kind: Kind::IntOrString, omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T190: Type = Type { name: "io.k8s.api.apps.v1beta2.RollingUpdateDaemonSet", go: "RollingUpdateDaemonSet", fields: &F190, json_fields: &[&F190[0], &F190[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1beta2.RollingUpdateDeployment
pub static F191: [Field; 2] = [
    Field { json: "maxUnavailable", go: "MaxUnavailable", go_type: "intstr.IntOrString", kind: Kind::IntOrString, omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "maxSurge", go: "MaxSurge", go_type: "intstr.IntOrString", kind: Kind::IntOrString, omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T191: Type = Type { name: "io.k8s.api.apps.v1beta2.RollingUpdateDeployment", go: "RollingUpdateDeployment", fields: &F191, json_fields: &[&F191[0], &F191[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1beta2.RollingUpdateStatefulSetStrategy
pub static F192: [Field; 2] = [
    Field { json: "partition", go: "Partition", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "maxUnavailable", go: "MaxUnavailable", go_type: "intstr.IntOrString", kind: Kind::IntOrString, omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T192: Type = Type { name: "io.k8s.api.apps.v1beta2.RollingUpdateStatefulSetStrategy", go: "RollingUpdateStatefulSetStrategy", fields: &F192, json_fields: &[&F192[0], &F192[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1beta2.Scale
pub static F193: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1beta2.ScaleSpec", kind: Kind::Struct(&super::api_apps::T194), omit_empty: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1beta2.ScaleStatus", kind: Kind::Struct(&super::api_apps::T195), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T193: Type = Type { name: "io.k8s.api.apps.v1beta2.Scale", go: "Scale", fields: &F193, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F193[1], &F193[2], &F193[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1beta2.ScaleSpec
pub static F194: [Field; 1] = [
    Field { json: "replicas", go: "Replicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 1, default: "0", ..F },
];
pub static T194: Type = Type { name: "io.k8s.api.apps.v1beta2.ScaleSpec", go: "ScaleSpec", fields: &F194, json_fields: &[&F194[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1beta2.ScaleStatus
pub static F195: [Field; 3] = [
    Field { json: "replicas", go: "Replicas", go_type: "int32", kind: Kind::Int32, number: 1, default: "0", ..F },
    Field { json: "selector", go: "Selector", go_type: "map[string]string", kind: Kind::Map(&Kind::String), omit_empty: true, map_type: MapType::Atomic, number: 2, ..F },
    Field { json: "targetSelector", go: "TargetSelector", omit_empty: true, number: 3, ..F },
];
pub static T195: Type = Type { name: "io.k8s.api.apps.v1beta2.ScaleStatus", go: "ScaleStatus", fields: &F195, json_fields: &[&F195[0], &F195[1], &F195[2]], by_name: &[0, 1, 2], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1beta2.StatefulSet
pub static F196: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1beta2.StatefulSetSpec", kind: Kind::Struct(&super::api_apps::T201), omit_empty: true, required: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1beta2.StatefulSetStatus", kind: Kind::Struct(&super::api_apps::T202), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T196: Type = Type { name: "io.k8s.api.apps.v1beta2.StatefulSet", go: "StatefulSet", fields: &F196, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F196[1], &F196[2], &F196[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1beta2.StatefulSetCondition
pub static F197: [Field; 5] = [
    Field { json: "type", go: "Type", go_type: "v1beta2.StatefulSetConditionType", number: 1, default: "\"\"", ..F },
    Field { json: "status", go: "Status", go_type: "v1.ConditionStatus", number: 2, default: "\"\"", ..F },
    Field { json: "lastTransitionTime", go: "LastTransitionTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 3, ..F },
    Field { json: "reason", go: "Reason", omit_empty: true, number: 4, ..F },
    Field { json: "message", go: "Message", omit_empty: true, number: 5, ..F },
];
pub static T197: Type = Type { name: "io.k8s.api.apps.v1beta2.StatefulSetCondition", go: "StatefulSetCondition", fields: &F197, json_fields: &[&F197[0], &F197[1], &F197[2], &F197[3], &F197[4]], by_name: &[2, 4, 3, 1, 0], by_number: &[0, 1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1beta2.StatefulSetList
pub static F198: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta2.StatefulSet", kind: Kind::List(&Kind::Struct(&super::api_apps::T196)), required: true, number: 2, ..F },
];
pub static T198: Type = Type { name: "io.k8s.api.apps.v1beta2.StatefulSetList", go: "StatefulSetList", fields: &F198, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F198[1], &F198[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1beta2.StatefulSetOrdinals
pub static F199: [Field; 1] = [
    Field { json: "start", go: "Start", go_type: "int32", kind: Kind::Int32, number: 1, default: "0", ..F },
];
pub static T199: Type = Type { name: "io.k8s.api.apps.v1beta2.StatefulSetOrdinals", go: "StatefulSetOrdinals", fields: &F199, json_fields: &[&F199[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1beta2.StatefulSetPersistentVolumeClaimRetentionPolicy
pub static F200: [Field; 2] = [
    Field { json: "whenDeleted", go: "WhenDeleted", go_type: "v1beta2.PersistentVolumeClaimRetentionPolicyType", omit_empty: true, number: 1, ..F },
    Field { json: "whenScaled", go: "WhenScaled", go_type: "v1beta2.PersistentVolumeClaimRetentionPolicyType", omit_empty: true, number: 2, ..F },
];
pub static T200: Type = Type { name: "io.k8s.api.apps.v1beta2.StatefulSetPersistentVolumeClaimRetentionPolicy", go: "StatefulSetPersistentVolumeClaimRetentionPolicy", fields: &F200, json_fields: &[&F200[0], &F200[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1beta2.StatefulSetSpec
pub static F201: [Field; 11] = [
    Field { json: "replicas", go: "Replicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "selector", go: "Selector", go_type: "v1.LabelSelector", kind: Kind::Struct(&super::apimachinery::T1258), pointer: true, required: true, number: 2, ..F },
    Field { json: "template", go: "Template", go_type: "v1.PodTemplateSpec", kind: Kind::Struct(&super::api_core::T510), required: true, number: 3, default: "{}", ..F },
    Field { json: "volumeClaimTemplates", go: "VolumeClaimTemplates", go_type: "[]v1.PersistentVolumeClaim", kind: Kind::List(&Kind::Struct(&super::api_core::T471)), omit_empty: true, list_type: ListType::Atomic, number: 4, ..F },
    Field { json: "serviceName", go: "ServiceName", number: 5, default: "\"\"", ..F },
    Field { json: "podManagementPolicy", go: "PodManagementPolicy", go_type: "v1beta2.PodManagementPolicyType", omit_empty: true, number: 6, ..F },
    Field { json: "updateStrategy", go: "UpdateStrategy", go_type: "v1beta2.StatefulSetUpdateStrategy", kind: Kind::Struct(&super::api_apps::T203), omit_empty: true, number: 7, default: "{}", ..F },
    Field { json: "revisionHistoryLimit", go: "RevisionHistoryLimit", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 8, ..F },
    Field { json: "minReadySeconds", go: "MinReadySeconds", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 9, ..F },
    Field { json: "persistentVolumeClaimRetentionPolicy", go: "PersistentVolumeClaimRetentionPolicy", go_type: "v1beta2.StatefulSetPersistentVolumeClaimRetentionPolicy", kind: Kind::Struct(&super::api_apps::T200), omit_empty: true, pointer: true, number: 10, ..F },
    Field { json: "ordinals", go: "Ordinals", go_type: "v1beta2.StatefulSetOrdinals", kind: Kind::Struct(&super::api_apps::T199), omit_empty: true, pointer: true, number: 11, ..F },
];
pub static T201: Type = Type { name: "io.k8s.api.apps.v1beta2.StatefulSetSpec", go: "StatefulSetSpec", fields: &F201, json_fields: &[&F201[0], &F201[1], &F201[2], &F201[3], &F201[4], &F201[5], &F201[6], &F201[7], &F201[8], &F201[9], &F201[10]], by_name: &[8, 10, 9, 5, 0, 7, 1, 4, 2, 6, 3], by_number: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1beta2.StatefulSetStatus
pub static F202: [Field; 10] = [
    Field { json: "observedGeneration", go: "ObservedGeneration", go_type: "int64", kind: Kind::Int64, omit_empty: true, number: 1, ..F },
    Field { json: "replicas", go: "Replicas", go_type: "int32", kind: Kind::Int32, required: true, number: 2, default: "0", ..F },
    Field { json: "readyReplicas", go: "ReadyReplicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 3, ..F },
    Field { json: "currentReplicas", go: "CurrentReplicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 4, ..F },
    Field { json: "updatedReplicas", go: "UpdatedReplicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 5, ..F },
    Field { json: "currentRevision", go: "CurrentRevision", omit_empty: true, number: 6, ..F },
    Field { json: "updateRevision", go: "UpdateRevision", omit_empty: true, number: 7, ..F },
    Field { json: "collisionCount", go: "CollisionCount", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 9, ..F },
    Field { json: "conditions", go: "Conditions", go_type: "[]v1beta2.StatefulSetCondition", kind: Kind::List(&Kind::Struct(&super::api_apps::T197)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["type"], patch_strategy: "merge", patch_merge_key: "type", number: 10, ..F },
    Field { json: "availableReplicas", go: "AvailableReplicas", go_type: "int32", kind: Kind::Int32, number: 11, default: "0", ..F },
];
pub static T202: Type = Type { name: "io.k8s.api.apps.v1beta2.StatefulSetStatus", go: "StatefulSetStatus", fields: &F202, json_fields: &[&F202[0], &F202[1], &F202[2], &F202[3], &F202[4], &F202[5], &F202[6], &F202[7], &F202[8], &F202[9]], by_name: &[9, 7, 8, 3, 5, 0, 2, 1, 6, 4], by_number: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apps.v1beta2.StatefulSetUpdateStrategy
pub static F203: [Field; 2] = [
    Field { json: "type", go: "Type", go_type: "v1beta2.StatefulSetUpdateStrategyType", omit_empty: true, number: 1, ..F },
    Field { json: "rollingUpdate", go: "RollingUpdate", go_type: "v1beta2.RollingUpdateStatefulSetStrategy", kind: Kind::Struct(&super::api_apps::T192), omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T203: Type = Type { name: "io.k8s.api.apps.v1beta2.StatefulSetUpdateStrategy", go: "StatefulSetUpdateStrategy", fields: &F203, json_fields: &[&F203[0], &F203[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
