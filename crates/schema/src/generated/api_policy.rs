// Made by hack/gen-schema; do not edit.
use crate::types::*;

// io.k8s.api.policy.v1.Eviction
pub static F838: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "deleteOptions", go: "DeleteOptions", go_type: "v1.DeleteOptions", kind: Kind::Struct(&super::apimachinery::T1249), omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T838: Type = Type { name: "io.k8s.api.policy.v1.Eviction", go: "Eviction", fields: &F838, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F838[1], &F838[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.policy.v1.PodDisruptionBudget
pub static F839: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1.PodDisruptionBudgetSpec", kind: Kind::Struct(&super::api_policy::T841), omit_empty: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1.PodDisruptionBudgetStatus", kind: Kind::Struct(&super::api_policy::T842), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T839: Type = Type { name: "io.k8s.api.policy.v1.PodDisruptionBudget", go: "PodDisruptionBudget", fields: &F839, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F839[1], &F839[2], &F839[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.policy.v1.PodDisruptionBudgetList
pub static F840: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.PodDisruptionBudget", kind: Kind::List(&Kind::Struct(&super::api_policy::T839)), required: true, number: 2, ..F },
];
pub static T840: Type = Type { name: "io.k8s.api.policy.v1.PodDisruptionBudgetList", go: "PodDisruptionBudgetList", fields: &F840, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F840[1], &F840[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.policy.v1.PodDisruptionBudgetSpec
pub static F841: [Field; 4] = [
    Field { json: "minAvailable", go: "MinAvailable", go_type: "intstr.IntOrString", kind: Kind::IntOrString, omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "selector", go: "Selector", go_type: "v1.LabelSelector", kind: Kind::Struct(&super::apimachinery::T1258), omit_empty: true, pointer: true, patch_strategy: "replace", number: 2, ..F },
    Field { json: "maxUnavailable", go: "MaxUnavailable", go_type: "intstr.IntOrString", kind: Kind::IntOrString, omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "unhealthyPodEvictionPolicy", go: "UnhealthyPodEvictionPolicy", go_type: "v1.UnhealthyPodEvictionPolicyType", omit_empty: true, pointer: true, number: 4, enums: &["AlwaysAllow", "IfHealthyBudget"], ..F },
];
pub static T841: Type = Type { name: "io.k8s.api.policy.v1.PodDisruptionBudgetSpec", go: "PodDisruptionBudgetSpec", fields: &F841, json_fields: &[&F841[0], &F841[1], &F841[2], &F841[3]], by_name: &[2, 0, 1, 3], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.policy.v1.PodDisruptionBudgetStatus
pub static F842: [Field; 7] = [
    Field { json: "observedGeneration", go: "ObservedGeneration", go_type: "int64", kind: Kind::Int64, omit_empty: true, number: 1, ..F },
    Field { json: "disruptedPods", go: "DisruptedPods", go_type: "map[string]v1.Time", kind: Kind::Map(&Kind::Time), omit_empty: true, number: 2, ..F },
    Field { json: "disruptionsAllowed", go: "DisruptionsAllowed", go_type: "int32", kind: Kind::Int32, number: 3, default: "0", ..F },
    Field { json: "currentHealthy", go: "CurrentHealthy", go_type: "int32", kind: Kind::Int32, number: 4, default: "0", ..F },
    Field { json: "desiredHealthy", go: "DesiredHealthy", go_type: "int32", kind: Kind::Int32, number: 5, default: "0", ..F },
    Field { json: "expectedPods", go: "ExpectedPods", go_type: "int32", kind: Kind::Int32, number: 6, default: "0", ..F },
    Field { json: "conditions", go: "Conditions", go_type: "[]v1.Condition", kind: Kind::List(&Kind::Struct(&super::apimachinery::T1247)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["type"], patch_strategy: "merge", patch_merge_key: "type", number: 7, ..F },
];
pub static T842: Type = Type { name: "io.k8s.api.policy.v1.PodDisruptionBudgetStatus", go: "PodDisruptionBudgetStatus", fields: &F842, json_fields: &[&F842[0], &F842[1], &F842[2], &F842[3], &F842[4], &F842[5], &F842[6]], by_name: &[6, 3, 4, 1, 2, 5, 0], by_number: &[0, 1, 2, 3, 4, 5, 6], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.policy.v1beta1.Eviction
pub static F843: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "deleteOptions", go: "DeleteOptions", go_type: "v1.DeleteOptions", kind: Kind::Struct(&super::apimachinery::T1249), omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T843: Type = Type { name: "io.k8s.api.policy.v1beta1.Eviction", go: "Eviction", fields: &F843, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F843[1], &F843[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.policy.v1beta1.PodDisruptionBudget
pub static F844: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1beta1.PodDisruptionBudgetSpec", kind: Kind::Struct(&super::api_policy::T846), omit_empty: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1beta1.PodDisruptionBudgetStatus", kind: Kind::Struct(&super::api_policy::T847), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T844: Type = Type { name: "io.k8s.api.policy.v1beta1.PodDisruptionBudget", go: "PodDisruptionBudget", fields: &F844, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F844[1], &F844[2], &F844[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.policy.v1beta1.PodDisruptionBudgetList
pub static F845: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta1.PodDisruptionBudget", kind: Kind::List(&Kind::Struct(&super::api_policy::T844)), required: true, number: 2, ..F },
];
pub static T845: Type = Type { name: "io.k8s.api.policy.v1beta1.PodDisruptionBudgetList", go: "PodDisruptionBudgetList", fields: &F845, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F845[1], &F845[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.policy.v1beta1.PodDisruptionBudgetSpec
pub static F846: [Field; 4] = [
    Field { json: "minAvailable", go: "MinAvailable", go_type: "intstr.IntOrString", kind: Kind::IntOrString, omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "selector", go: "Selector", go_type: "v1.LabelSelector", kind: Kind::Struct(&super::apimachinery::T1258), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "maxUnavailable", go: "MaxUnavailable", go_type: "intstr.IntOrString", kind: Kind::IntOrString, omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "unhealthyPodEvictionPolicy", go: "UnhealthyPodEvictionPolicy", go_type: "v1beta1.UnhealthyPodEvictionPolicyType", omit_empty: true, pointer: true, number: 4, enums: &["AlwaysAllow", "IfHealthyBudget"], ..F },
];
pub static T846: Type = Type { name: "io.k8s.api.policy.v1beta1.PodDisruptionBudgetSpec", go: "PodDisruptionBudgetSpec", fields: &F846, json_fields: &[&F846[0], &F846[1], &F846[2], &F846[3]], by_name: &[2, 0, 1, 3], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.policy.v1beta1.PodDisruptionBudgetStatus
pub static F847: [Field; 7] = [
    Field { json: "observedGeneration", go: "ObservedGeneration", go_type: "int64", kind: Kind::Int64, omit_empty: true, number: 1, ..F },
    Field { json: "disruptedPods", go: "DisruptedPods", go_type: "map[string]v1.Time", kind: Kind::Map(&Kind::Time), omit_empty: true, number: 2, ..F },
    Field { json: "disruptionsAllowed", go: "DisruptionsAllowed", go_type: "int32", kind: Kind::Int32, number: 3, default: "0", ..F },
    Field { json: "currentHealthy", go: "CurrentHealthy", go_type: "int32", kind: Kind::Int32, number: 4, default: "0", ..F },
    Field { json: "desiredHealthy", go: "DesiredHealthy", go_type: "int32", kind: Kind::Int32, number: 5, default: "0", ..F },
    Field { json: "expectedPods", go: "ExpectedPods", go_type: "int32", kind: Kind::Int32, number: 6, default: "0", ..F },
    Field { json: "conditions", go: "Conditions", go_type: "[]v1.Condition", kind: Kind::List(&Kind::Struct(&super::apimachinery::T1247)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["type"], patch_strategy: "merge", patch_merge_key: "type", number: 7, ..F },
];
pub static T847: Type = Type { name: "io.k8s.api.policy.v1beta1.PodDisruptionBudgetStatus", go: "PodDisruptionBudgetStatus", fields: &F847, json_fields: &[&F847[0], &F847[1], &F847[2], &F847[3], &F847[4], &F847[5], &F847[6]], by_name: &[6, 3, 4, 1, 2, 5, 0], by_number: &[0, 1, 2, 3, 4, 5, 6], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
