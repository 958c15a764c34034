// Made by hack/gen-schema; do not edit.
use crate::types::*;

// io.k8s.api.scheduling.v1.PriorityClass
pub static F1049: [Field; 6] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "value", go: "Value", go_type: "int32", kind: Kind::Int32, number: 2, default: "0", ..F },
    Field { json: "globalDefault", go: "GlobalDefault", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 3, ..F },
    Field { json: "description", go: "Description", omit_empty: true, number: 4, ..F },
    Field { json: "preemptionPolicy", go: "PreemptionPolicy", go_type: "v1.PreemptionPolicy", omit_empty: true, pointer: true, number: 5, enums: &["Never", "PreemptLowerPriority"], ..F },
];
pub static T1049: Type = Type { name: "io.k8s.api.scheduling.v1.PriorityClass", go: "PriorityClass", fields: &F1049, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1049[1], &F1049[2], &F1049[3], &F1049[4], &F1049[5]], by_name: &[1, 5, 4, 0, 2, 6, 3], by_number: &[1, 2, 3, 4, 5], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1.PriorityClassList
pub static F1050: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.PriorityClass", kind: Kind::List(&Kind::Struct(&super::api_scheduling::T1049)), required: true, number: 2, ..F },
];
pub static T1050: Type = Type { name: "io.k8s.api.scheduling.v1.PriorityClassList", go: "PriorityClassList", fields: &F1050, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1050[1], &F1050[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1alpha3.AllCompositeDisruptionMode
pub static F1051: [Field; 0] = [
];
pub static T1051: Type = Type { name: "io.k8s.api.scheduling.v1alpha3.AllCompositeDisruptionMode", go: "AllCompositeDisruptionMode", fields: &F1051, json_fields: &[], by_name: &[], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1alpha3.AllDisruptionMode
pub static F1052: [Field; 0] = [
];
pub static T1052: Type = Type { name: "io.k8s.api.scheduling.v1alpha3.AllDisruptionMode", go: "AllDisruptionMode", fields: &F1052, json_fields: &[], by_name: &[], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1alpha3.BasicSchedulingPolicy
pub static F1053: [Field; 0] = [
];
pub static T1053: Type = Type { name: "io.k8s.api.scheduling.v1alpha3.BasicSchedulingPolicy", go: "BasicSchedulingPolicy", fields: &F1053, json_fields: &[], by_name: &[], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1alpha3.CompositeBasicSchedulingPolicy
pub static F1054: [Field; 0] = [
];
pub static T1054: Type = Type { name: "io.k8s.api.scheduling.v1alpha3.CompositeBasicSchedulingPolicy", go: "CompositeBasicSchedulingPolicy", fields: &F1054, json_fields: &[], by_name: &[], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1alpha3.CompositeDisruptionMode
pub static F1055: [Field; 2] = [
    Field { json: "single", go: "Single", go_type: "v1alpha3.SingleCompositeDisruptionMode", kind: Kind::Struct(&super::api_scheduling::T1075), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "all", go: "All", go_type: "v1alpha3.AllCompositeDisruptionMode", kind: Kind::Struct(&super::api_scheduling::T1051), omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T1055: Type = Type { name: "io.k8s.api.scheduling.v1alpha3.CompositeDisruptionMode", go: "CompositeDisruptionMode", fields: &F1055, json_fields: &[&F1055[0], &F1055[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-unions\":[{\"fields-to-discriminateBy\":{\"all\":\"All\",\"single\":\"Single\"}}]}" };
// io.k8s.api.scheduling.v1alpha3.CompositeGangSchedulingPolicy
pub static F1056: [Field; 1] = [
    Field { json: "minGroupCount", go: "MinGroupCount", go_type: "int32", kind: Kind::Int32, required: true, number: 1, default: "0", ..F },
];
pub static T1056: Type = Type { name: "io.k8s.api.scheduling.v1alpha3.CompositeGangSchedulingPolicy", go: "CompositeGangSchedulingPolicy", fields: &F1056, json_fields: &[&F1056[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1alpha3.CompositePodGroup
pub static F1057: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1alpha3.CompositePodGroupSpec", kind: Kind::Struct(&super::api_scheduling::T1061), required: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1alpha3.CompositePodGroupStatus", kind: Kind::Struct(&super::api_scheduling::T1062), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T1057: Type = Type { name: "io.k8s.api.scheduling.v1alpha3.CompositePodGroup", go: "CompositePodGroup", fields: &F1057, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1057[1], &F1057[2], &F1057[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1alpha3.CompositePodGroupList
pub static F1058: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1alpha3.CompositePodGroup", kind: Kind::List(&Kind::Struct(&super::api_scheduling::T1057)), required: true, number: 2, ..F },
];
pub static T1058: Type = Type { name: "io.k8s.api.scheduling.v1alpha3.CompositePodGroupList", go: "CompositePodGroupList", fields: &F1058, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1058[1], &F1058[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1alpha3.CompositePodGroupSchedulingConstraints
pub static F1059: [Field; 1] = [
    Field { json: "topology", go: "Topology", go_type: "[]v1alpha3.TopologyConstraint", kind: Kind::List(&Kind::Struct(&super::api_scheduling::T1077)), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
];
pub static T1059: Type = Type { name: "io.k8s.api.scheduling.v1alpha3.CompositePodGroupSchedulingConstraints", go: "CompositePodGroupSchedulingConstraints", fields: &F1059, json_fields: &[&F1059[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1alpha3.CompositePodGroupSchedulingPolicy
pub static F1060: [Field; 2] = [
    Field { json: "basic", go: "Basic", go_type: "v1alpha3.CompositeBasicSchedulingPolicy", kind: Kind::Struct(&super::api_scheduling::T1054), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "gang", go: "Gang", go_type: "v1alpha3.CompositeGangSchedulingPolicy", kind: Kind::Struct(&super::api_scheduling::T1056), omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T1060: Type = Type { name: "io.k8s.api.scheduling.v1alpha3.CompositePodGroupSchedulingPolicy", go: "CompositePodGroupSchedulingPolicy", fields: &F1060, json_fields: &[&F1060[0], &F1060[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-unions\":[{\"fields-to-discriminateBy\":{\"basic\":\"Basic\",\"gang\":\"Gang\"}}]}" };
// io.k8s.api.scheduling.v1alpha3.CompositePodGroupSpec
pub static F1061: [Field; 8] = [
    Field { json: "parentCompositePodGroupName", go: "ParentCompositePodGroupName", omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "workloadRef", go: "WorkloadRef", go_type: "v1alpha3.WorkloadReference", kind: Kind::Struct(&super::api_scheduling::T1089), pointer: true, required: true, number: 2, ..F },
    Field { json: "schedulingPolicy", go: "SchedulingPolicy", go_type: "v1alpha3.CompositePodGroupSchedulingPolicy", kind: Kind::Struct(&super::api_scheduling::T1060), required: true, number: 3, default: "{}", ..F },
    Field { json: "schedulingConstraints", go: "SchedulingConstraints", go_type: "v1alpha3.CompositePodGroupSchedulingConstraints", kind: Kind::Struct(&super::api_scheduling::T1059), omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "disruptionMode", go: "DisruptionMode", go_type: "v1alpha3.CompositeDisruptionMode", kind: Kind::Struct(&super::api_scheduling::T1055), omit_empty: true, pointer: true, number: 5, default: "{\"single\":{}}", ..F },
    Field { json: "priorityClassName", go: "PriorityClassName", omit_empty: true, number: 6, ..F },
    Field { json: "priority", go: "Priority", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 7, ..F },
    Field { json: "preemptionPolicy", go: "PreemptionPolicy", go_type: "v1alpha3.PreemptionPolicy", omit_empty: true, pointer: true, number: 8, enums: &["Never", "PreemptLowerPriority"], ..F },
];
pub static T1061: Type = Type { name: "io.k8s.api.scheduling.v1alpha3.CompositePodGroupSpec", go: "CompositePodGroupSpec", fields: &F1061, json_fields: &[&F1061[0], &F1061[1], &F1061[2], &F1061[3], &F1061[4], &F1061[5], &F1061[6], &F1061[7]], by_name: &[4, 0, 7, 6, 5, 3, 2, 1], by_number: &[0, 1, 2, 3, 4, 5, 6, 7], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1alpha3.CompositePodGroupStatus
pub static F1062: [Field; 1] = [
    Field { json: "conditions", go: "Conditions", go_type: "[]v1.Condition", kind: Kind::List(&Kind::Struct(&super::apimachinery::T1247)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["type"], patch_strategy: "merge", patch_merge_key: "type", number: 1, ..F },
];
pub static T1062: Type = Type { name: "io.k8s.api.scheduling.v1alpha3.CompositePodGroupStatus", go: "CompositePodGroupStatus", fields: &F1062, json_fields: &[&F1062[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1alpha3.CompositePodGroupTemplate
pub static F1063: [Field; 9] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "schedulingPolicy", go: "SchedulingPolicy", go_type: "v1alpha3.CompositePodGroupSchedulingPolicy", kind: Kind::Struct(&super::api_scheduling::T1060), required: true, number: 2, default: "{}", ..F },
    Field { json: "schedulingConstraints", go: "SchedulingConstraints", go_type: "v1alpha3.CompositePodGroupSchedulingConstraints", kind: Kind::Struct(&super::api_scheduling::T1059), omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "disruptionMode", go: "DisruptionMode", go_type: "v1alpha3.CompositeDisruptionMode", kind: Kind::Struct(&super::api_scheduling::T1055), omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "priorityClassName", go: "PriorityClassName", omit_empty: true, number: 5, ..F },
    Field { json: "priority", go: "Priority", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 6, ..F },
    Field { json: "preemptionPolicy", go: "PreemptionPolicy", go_type: "v1alpha3.PreemptionPolicy", omit_empty: true, pointer: true, number: 7, enums: &["Never", "PreemptLowerPriority"], ..F },
    Field { json: "podGroupTemplates", go: "PodGroupTemplates", go_type: "[]v1alpha3.PodGroupTemplate", kind: Kind::List(&Kind::Struct(&super::api_scheduling::T1074)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["name"], number: 8, ..F },
    Field { json: "compositePodGroupTemplates", go: "CompositePodGroupTemplates", go_type: "[]v1alpha3.CompositePodGroupTemplate", kind: Kind::List(&Kind::Struct(&super::api_scheduling::T1063)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["name"], number: 9, ..F },
];
pub static T1063: Type = Type { name: "io.k8s.api.scheduling.v1alpha3.CompositePodGroupTemplate", go: "CompositePodGroupTemplate", fields: &F1063, json_fields: &[&F1063[0], &F1063[1], &F1063[2], &F1063[3], &F1063[4], &F1063[5], &F1063[6], &F1063[7], &F1063[8]], by_name: &[8, 3, 0, 7, 6, 5, 4, 2, 1], by_number: &[0, 1, 2, 3, 4, 5, 6, 7, 8], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1alpha3.DisruptionMode
pub static F1064: [Field; 2] = [
    Field { json: "single", go: "Single", go_type: "v1alpha3.SingleDisruptionMode", kind: Kind::Struct(&super::api_scheduling::T1076), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "all", go: "All", go_type: "v1alpha3.AllDisruptionMode", kind: Kind::Struct(&super::api_scheduling::T1052), omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T1064: Type = Type { name: "io.k8s.api.scheduling.v1alpha3.DisruptionMode", go: "DisruptionMode", fields: &F1064, json_fields: &[&F1064[0], &F1064[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-unions\":[{\"fields-to-discriminateBy\":{\"all\":\"All\",\"single\":\"Single\"}}]}" };
// io.k8s.api.scheduling.v1alpha3.GangSchedulingPolicy
pub static F1065: [Field; 1] = [
    Field { json: "minCount", go: "MinCount", go_type: "int32", kind: Kind::Int32, required: true, number: 1, default: "0", ..F },
];
pub static T1065: Type = Type { name: "io.k8s.api.scheduling.v1alpha3.GangSchedulingPolicy", go: "GangSchedulingPolicy", fields: &F1065, json_fields: &[&F1065[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1alpha3.PodGroup
pub static F1066: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1alpha3.PodGroupSpec", kind: Kind::Struct(&super::api_scheduling::T1072), required: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1alpha3.PodGroupStatus", kind: Kind::Struct(&super::api_scheduling::T1073), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T1066: Type = Type { name: "io.k8s.api.scheduling.v1alpha3.PodGroup", go: "PodGroup", fields: &F1066, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1066[1], &F1066[2], &F1066[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1alpha3.PodGroupList
pub static F1067: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1alpha3.PodGroup", kind: Kind::List(&Kind::Struct(&super::api_scheduling::T1066)), required: true, number: 2, ..F },
];
pub static T1067: Type = Type { name: "io.k8s.api.scheduling.v1alpha3.PodGroupList", go: "PodGroupList", fields: &F1067, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1067[1], &F1067[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1alpha3.PodGroupResourceClaim
pub static F1068: [Field; 3] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "resourceClaimName", go: "ResourceClaimName", omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "resourceClaimTemplateName", go: "ResourceClaimTemplateName", omit_empty: true, pointer: true, number: 3, ..F },
];
pub static T1068: Type = Type { name: "io.k8s.api.scheduling.v1alpha3.PodGroupResourceClaim", go: "PodGroupResourceClaim", fields: &F1068, json_fields: &[&F1068[0], &F1068[1], &F1068[2]], by_name: &[0, 1, 2], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1alpha3.PodGroupResourceClaimStatus
pub static F1069: [Field; 2] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "resourceClaimName", go: "ResourceClaimName", omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T1069: Type = Type { name: "io.k8s.api.scheduling.v1alpha3.PodGroupResourceClaimStatus", go: "PodGroupResourceClaimStatus", fields: &F1069, json_fields: &[&F1069[0], &F1069[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1alpha3.PodGroupSchedulingConstraints
pub static F1070: [Field; 1] = [
    Field { json: "topology", go: "Topology", go_type: "[]v1alpha3.TopologyConstraint", kind: Kind::List(&Kind::Struct(&super::api_scheduling::T1077)), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
];
pub static T1070: Type = Type { name: "io.k8s.api.scheduling.v1alpha3.PodGroupSchedulingConstraints", go: "PodGroupSchedulingConstraints", fields: &F1070, json_fields: &[&F1070[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1alpha3.PodGroupSchedulingPolicy
pub static F1071: [Field; 2] = [
    Field { json: "basic", go: "Basic", go_type: "v1alpha3.BasicSchedulingPolicy", kind: Kind::Struct(&super::api_scheduling::T1053), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "gang", go: "Gang", go_type: "v1alpha3.GangSchedulingPolicy", kind: Kind::Struct(&super::api_scheduling::T1065), omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T1071: Type = Type { name: "io.k8s.api.scheduling.v1alpha3.PodGroupSchedulingPolicy", go: "PodGroupSchedulingPolicy", fields: &F1071, json_fields: &[&F1071[0], &F1071[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-unions\":[{\"fields-to-discriminateBy\":{\"basic\":\"Basic\",\"gang\":\"Gang\"}}]}" };
// io.k8s.api.scheduling.v1alpha3.PodGroupSpec
pub static F1072: [Field; 9] = [
    Field { json: "parentCompositePodGroupName", go: "ParentCompositePodGroupName", omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "workloadRef", go: "WorkloadRef", go_type: "v1alpha3.WorkloadReference", kind: Kind::Struct(&super::api_scheduling::T1089), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "schedulingPolicy", go: "SchedulingPolicy", go_type: "v1alpha3.PodGroupSchedulingPolicy", kind: Kind::Struct(&super::api_scheduling::T1071), required: true, number: 3, default: "{}", ..F },
    Field { json: "schedulingConstraints", go: "SchedulingConstraints", go_type: "v1alpha3.PodGroupSchedulingConstraints", kind: Kind::Struct(&super::api_scheduling::T1070), omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "resourceClaims", go: "ResourceClaims", go_type: "[]v1alpha3.PodGroupResourceClaim", kind: Kind::List(&Kind::Struct(&super::api_scheduling::T1068)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["name"], patch_strategy: "merge,retainKeys", patch_merge_key: "name", number: 5, ..F },
    Field { json: "disruptionMode", go: "DisruptionMode", go_type: "v1alpha3.DisruptionMode", kind: Kind::Struct(&super::api_scheduling::T1064), omit_empty: true, pointer: true, number: 6, default: "{\"single\":{}}", ..F },
    Field { json: "priorityClassName", go: "PriorityClassName", omit_empty: true, number: 7, ..F },
    Field { json: "priority", go: "Priority", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 8, ..F },
    Field { json: "preemptionPolicy", go: "PreemptionPolicy", go_type: "v1alpha3.PreemptionPolicy", omit_empty: true, pointer: true, number: 9, enums: &["Never", "PreemptLowerPriority"], ..F },
];
pub static T1072: Type = Type { name: "io.k8s.api.scheduling.v1alpha3.PodGroupSpec", go: "PodGroupSpec", fields: &F1072, json_fields: &[&F1072[0], &F1072[1], &F1072[2], &F1072[3], &F1072[4], &F1072[5], &F1072[6], &F1072[7], &F1072[8]], by_name: &[5, 0, 8, 7, 6, 4, 3, 2, 1], by_number: &[0, 1, 2, 3, 4, 5, 6, 7, 8], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1alpha3.PodGroupStatus
pub static F1073: [Field; 2] = [
    Field { json: "conditions", go: "Conditions", go_type: "[]v1.Condition", kind: Kind::List(&Kind::Struct(&super::apimachinery::T1247)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["type"], patch_strategy: "merge", patch_merge_key: "type", number: 1, ..F },
    Field { json: "resourceClaimStatuses", go: "ResourceClaimStatuses", go_type: "[]v1alpha3.PodGroupResourceClaimStatus", kind: Kind::List(&Kind::Struct(&super::api_scheduling::T1069)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["name"], patch_strategy: "merge,retainKeys", patch_merge_key: "name", number: 2, ..F },
];
pub static T1073: Type = Type { name: "io.k8s.api.scheduling.v1alpha3.PodGroupStatus", go: "PodGroupStatus", fields: &F1073, json_fields: &[&F1073[0], &F1073[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1alpha3.PodGroupTemplate
pub static F1074: [Field; 8] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "schedulingPolicy", go: "SchedulingPolicy", go_type: "v1alpha3.PodGroupSchedulingPolicy", kind: Kind::Struct(&super::api_scheduling::T1071), required: true, number: 2, default: "{}", ..F },
    Field { json: "schedulingConstraints", go: "SchedulingConstraints", go_type: "v1alpha3.PodGroupSchedulingConstraints", kind: Kind::Struct(&super::api_scheduling::T1070), pointer: true, number: 3, ..F },
    Field { json: "resourceClaims", go: "ResourceClaims", go_type: "[]v1alpha3.PodGroupResourceClaim", kind: Kind::List(&Kind::Struct(&super::api_scheduling::T1068)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["name"], patch_strategy: "merge,retainKeys", patch_merge_key: "name", number: 4, ..F },
    Field { json: "disruptionMode", go: "DisruptionMode", go_type: "v1alpha3.DisruptionMode", kind: Kind::Struct(&super::api_scheduling::T1064), omit_empty: true, pointer: true, number: 5, ..F },
    Field { json: "priorityClassName", go: "PriorityClassName", omit_empty: true, number: 6, ..F },
    Field { json: "priority", go: "Priority", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 7, ..F },
    Field { json: "preemptionPolicy", go: "PreemptionPolicy", go_type: "v1alpha3.PreemptionPolicy", omit_empty: true, pointer: true, number: 8, enums: &["Never", "PreemptLowerPriority"], ..F },
];
pub static T1074: Type = Type { name: "io.k8s.api.scheduling.v1alpha3.PodGroupTemplate", go: "PodGroupTemplate", fields: &F1074, json_fields: &[&F1074[0], &F1074[1], &F1074[2], &F1074[3], &F1074[4], &F1074[5], &F1074[6], &F1074[7]], by_name: &[4, 0, 7, 6, 5, 3, 2, 1], by_number: &[0, 1, 2, 3, 4, 5, 6, 7], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1alpha3.SingleCompositeDisruptionMode
pub static F1075: [Field; 0] = [
];
pub static T1075: Type = Type { name: "io.k8s.api.scheduling.v1alpha3.SingleCompositeDisruptionMode", go: "SingleCompositeDisruptionMode", fields: &F1075, json_fields: &[], by_name: &[], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1alpha3.SingleDisruptionMode
pub static F1076: [Field; 0] = [
];
pub static T1076: Type = Type { name: "io.k8s.api.scheduling.v1alpha3.SingleDisruptionMode", go: "SingleDisruptionMode", fields: &F1076, json_fields: &[], by_name: &[], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1alpha3.TopologyConstraint
pub static F1077: [Field; 1] = [
    Field { json: "key", go: "Key", required: true, number: 1, default: "\"\"", ..F },
];
pub static T1077: Type = Type { name: "io.k8s.api.scheduling.v1alpha3.TopologyConstraint", go: "TopologyConstraint", fields: &F1077, json_fields: &[&F1077[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1alpha3.TypedLocalObjectReference
pub static F1078: [Field; 3] = [
    Field { json: "apiGroup", go: "APIGroup", omit_empty: true, number: 1, ..F },
    Field { json: "kind", go: "Kind", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "name", go: "Name", required: true, number: 3, default: "\"\"", ..F },
];
pub static T1078: Type = Type { name: "io.k8s.api.scheduling.v1alpha3.TypedLocalObjectReference", go: "TypedLocalObjectReference", fields: &F1078, json_fields: &[&F1078[0], &F1078[1], &F1078[2]], by_name: &[0, 1, 2], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1alpha3.Workload
pub static F1079: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1alpha3.WorkloadSpec", kind: Kind::Struct(&super::api_scheduling::T1090), required: true, number: 2, default: "{}", ..F },
];
pub static T1079: Type = Type { name: "io.k8s.api.scheduling.v1alpha3.Workload", go: "Workload", fields: &F1079, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1079[1], &F1079[2]], by_name: &[1, 0, 2, 3], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1alpha3.WorkloadList
pub static F1080: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1alpha3.Workload", kind: Kind::List(&Kind::Struct(&super::api_scheduling::T1079)), required: true, number: 2, ..F },
];
pub static T1080: Type = Type { name: "io.k8s.api.scheduling.v1alpha3.WorkloadList", go: "WorkloadList", fields: &F1080, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1080[1], &F1080[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1alpha3.WorkloadPodGroupAllDisruptionMode
pub static F1081: [Field; 0] = [
];
pub static T1081: Type = Type { name: "io.k8s.api.scheduling.v1alpha3.WorkloadPodGroupAllDisruptionMode", go: "WorkloadPodGroupAllDisruptionMode", fields: &F1081, json_fields: &[], by_name: &[], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1alpha3.WorkloadPodGroupBasicSchedulingPolicy
pub static F1082: [Field; 0] = [
];
pub static T1082: Type = Type { name: "io.k8s.api.scheduling.v1alpha3.WorkloadPodGroupBasicSchedulingPolicy", go: "WorkloadPodGroupBasicSchedulingPolicy", fields: &F1082, json_fields: &[], by_name: &[], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1alpha3.WorkloadPodGroupDisruptionMode
pub static F1083: [Field; 2] = [
    Field { json: "single", go: "Single", go_type: "v1alpha3.WorkloadPodGroupSingleDisruptionMode", kind: Kind::Struct(&super::api_scheduling::T1088), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "all", go: "All", go_type: "v1alpha3.WorkloadPodGroupAllDisruptionMode", kind: Kind::Struct(&super::api_scheduling::T1081), omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T1083: Type = Type { name: "io.k8s.api.scheduling.v1alpha3.WorkloadPodGroupDisruptionMode", go: "WorkloadPodGroupDisruptionMode", fields: &F1083, json_fields: &[&F1083[0], &F1083[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-unions\":[{\"fields-to-discriminateBy\":{\"all\":\"All\",\"single\":\"Single\"}}]}" };
// io.k8s.api.scheduling.v1alpha3.WorkloadPodGroupGangSchedulingPolicy
pub static F1084: [Field; 1] = [
    Field { json: "minCount", go: "MinCount", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 1, ..F },
];
pub static T1084: Type = Type { name: "io.k8s.api.scheduling.v1alpha3.WorkloadPodGroupGangSchedulingPolicy", go: "WorkloadPodGroupGangSchedulingPolicy", fields: &F1084, json_fields: &[&F1084[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1alpha3.WorkloadPodGroupResourceClaim
pub static F1085: [Field; 3] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "resourceClaimName", go: "ResourceClaimName", omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "resourceClaimTemplateName", go: "ResourceClaimTemplateName", omit_empty: true, pointer: true, number: 3, ..F },
];
pub static T1085: Type = Type { name: "io.k8s.api.scheduling.v1alpha3.WorkloadPodGroupResourceClaim", go: "WorkloadPodGroupResourceClaim", fields: &F1085, json_fields: &[&F1085[0], &F1085[1], &F1085[2]], by_name: &[0, 1, 2], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1alpha3.WorkloadPodGroupSchedulingConstraints
pub static F1086: [Field; 1] = [
    Field { json: "topology", go: "Topology", go_type: "[]v1alpha3.TopologyConstraint", kind: Kind::List(&Kind::Struct(&super::api_scheduling::T1077)), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
];
pub static T1086: Type = Type { name: "io.k8s.api.scheduling.v1alpha3.WorkloadPodGroupSchedulingConstraints", go: "WorkloadPodGroupSchedulingConstraints", fields: &F1086, json_fields: &[&F1086[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1alpha3.WorkloadPodGroupSchedulingPolicy
pub static F1087: [Field; 2] = [
    Field { json: "basic", go: "Basic", go_type: "v1alpha3.WorkloadPodGroupBasicSchedulingPolicy", kind: Kind::Struct(&super::api_scheduling::T1082), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "gang", go: "Gang", go_type: "v1alpha3.WorkloadPodGroupGangSchedulingPolicy", kind: Kind::Struct(&super::api_scheduling::T1084), omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T1087: Type = Type { name: "io.k8s.api.scheduling.v1alpha3.WorkloadPodGroupSchedulingPolicy", go: "WorkloadPodGroupSchedulingPolicy", fields: &F1087, json_fields: &[&F1087[0], &F1087[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-unions\":[{\"fields-to-discriminateBy\":{\"basic\":\"Basic\",\"gang\":\"Gang\"}}]}" };
// io.k8s.api.scheduling.v1alpha3.WorkloadPodGroupSingleDisruptionMode
pub static F1088: [Field; 0] = [
];
pub static T1088: Type = Type { name: "io.k8s.api.scheduling.v1alpha3.WorkloadPodGroupSingleDisruptionMode", go: "WorkloadPodGroupSingleDisruptionMode", fields: &F1088, json_fields: &[], by_name: &[], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1alpha3.WorkloadReference
pub static F1089: [Field; 2] = [
    Field { json: "workloadName", go: "WorkloadName", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "templateName", go: "TemplateName", required: true, number: 2, default: "\"\"", ..F },
];
pub static T1089: Type = Type { name: "io.k8s.api.scheduling.v1alpha3.WorkloadReference", go: "WorkloadReference", fields: &F1089, json_fields: &[&F1089[0], &F1089[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1alpha3.WorkloadSpec
pub static F1090: [Field; 3] = [
    Field { json: "controllerRef", go: "ControllerRef", go_type: "v1alpha3.TypedLocalObjectReference", kind: Kind::Struct(&super::api_scheduling::T1078), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "podGroupTemplates", go: "PodGroupTemplates", go_type: "[]v1alpha3.PodGroupTemplate", kind: Kind::List(&Kind::Struct(&super::api_scheduling::T1074)), list_type: ListType::Map, list_map_keys: &["name"], number: 2, ..F },
    Field { json: "compositePodGroupTemplates", go: "CompositePodGroupTemplates", go_type: "[]v1alpha3.CompositePodGroupTemplate", kind: Kind::List(&Kind::Struct(&super::api_scheduling::T1063)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["name"], number: 3, ..F },
];
pub static T1090: Type = Type { name: "io.k8s.api.scheduling.v1alpha3.WorkloadSpec", go: "WorkloadSpec", fields: &F1090, json_fields: &[&F1090[0], &F1090[1], &F1090[2]], by_name: &[2, 0, 1], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1beta1.AllCompositeDisruptionMode
pub static F1091: [Field; 0] = [
];
pub static T1091: Type = Type { name: "io.k8s.api.scheduling.v1beta1.AllCompositeDisruptionMode", go: "AllCompositeDisruptionMode", fields: &F1091, json_fields: &[], by_name: &[], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1beta1.AllDisruptionMode
pub static F1092: [Field; 0] = [
];
pub static T1092: Type = Type { name: "io.k8s.api.scheduling.v1beta1.AllDisruptionMode", go: "AllDisruptionMode", fields: &F1092, json_fields: &[], by_name: &[], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1beta1.BasicSchedulingPolicy
pub static F1093: [Field; 0] = [
];
pub static T1093: Type = Type { name: "io.k8s.api.scheduling.v1beta1.BasicSchedulingPolicy", go: "BasicSchedulingPolicy", fields: &F1093, json_fields: &[], by_name: &[], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1beta1.CompositeBasicSchedulingPolicy
pub static F1094: [Field; 0] = [
];
pub static T1094: Type = Type { name: "io.k8s.api.scheduling.v1beta1.CompositeBasicSchedulingPolicy", go: "CompositeBasicSchedulingPolicy", fields: &F1094, json_fields: &[], by_name: &[], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1beta1.CompositeDisruptionMode
pub static F1095: [Field; 2] = [
    Field { json: "single", go: "Single", go_type: "v1beta1.SingleCompositeDisruptionMode", kind: Kind::Struct(&super::api_scheduling::T1113), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "all", go: "All", go_type: "v1beta1.AllCompositeDisruptionMode", kind: Kind::Struct(&super::api_scheduling::T1091), omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T1095: Type = Type { name: "io.k8s.api.scheduling.v1beta1.CompositeDisruptionMode", go: "CompositeDisruptionMode", fields: &F1095, json_fields: &[&F1095[0], &F1095[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-unions\":[{\"fields-to-discriminateBy\":{\"all\":\"All\",\"single\":\"Single\"}}]}" };
// io.k8s.api.scheduling.v1beta1.CompositeGangSchedulingPolicy
pub static F1096: [Field; 1] = [
    Field { json: "minGroupCount", go: "MinGroupCount", go_type: "int32", kind: Kind::Int32, required: true, number: 1, default: "0", ..F },
];
pub static T1096: Type = Type { name: "io.k8s.api.scheduling.v1beta1.CompositeGangSchedulingPolicy", go: "CompositeGangSchedulingPolicy", fields: &F1096, json_fields: &[&F1096[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1beta1.CompositePodGroupSchedulingConstraints
pub static F1097: [Field; 1] = [
    Field { json: "topology", go: "Topology", go_type: "[]v1beta1.TopologyConstraint", kind: Kind::List(&Kind::Struct(&super::api_scheduling::T1115)), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
];
pub static T1097: Type = Type { name: "io.k8s.api.scheduling.v1beta1.CompositePodGroupSchedulingConstraints", go: "CompositePodGroupSchedulingConstraints", fields: &F1097, json_fields: &[&F1097[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1beta1.CompositePodGroupSchedulingPolicy
pub static F1098: [Field; 2] = [
    Field { json: "basic", go: "Basic", go_type: "v1beta1.CompositeBasicSchedulingPolicy", kind: Kind::Struct(&super::api_scheduling::T1094), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "gang", go: "Gang", go_type: "v1beta1.CompositeGangSchedulingPolicy", kind: Kind::Struct(&super::api_scheduling::T1096), omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T1098: Type = Type { name: "io.k8s.api.scheduling.v1beta1.CompositePodGroupSchedulingPolicy", go: "CompositePodGroupSchedulingPolicy", fields: &F1098, json_fields: &[&F1098[0], &F1098[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-unions\":[{\"fields-to-discriminateBy\":{\"basic\":\"Basic\",\"gang\":\"Gang\"}}]}" };
// io.k8s.api.scheduling.v1beta1.CompositePodGroupTemplate
pub static F1099: [Field; 9] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "schedulingPolicy", go: "SchedulingPolicy", go_type: "v1beta1.CompositePodGroupSchedulingPolicy", kind: Kind::Struct(&super::api_scheduling::T1098), required: true, number: 2, default: "{}", ..F },
    Field { json: "schedulingConstraints", go: "SchedulingConstraints", go_type: "v1beta1.CompositePodGroupSchedulingConstraints", kind: Kind::Struct(&super::api_scheduling::T1097), omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "disruptionMode", go: "DisruptionMode", go_type: "v1beta1.CompositeDisruptionMode", kind: Kind::Struct(&super::api_scheduling::T1095), omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "priorityClassName", go: "PriorityClassName", omit_empty: true, number: 5, ..F },
    Field { json: "priority", go: "Priority", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 6, ..F },
    Field { json: "preemptionPolicy", go: "PreemptionPolicy", go_type: "v1beta1.PreemptionPolicy", omit_empty: true, pointer: true, number: 7, enums: &["Never", "PreemptLowerPriority"], ..F },
    Field { json: "podGroupTemplates", go: "PodGroupTemplates", go_type: "[]v1beta1.PodGroupTemplate", kind: Kind::List(&Kind::Struct(&super::api_scheduling::T1110)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["name"], number: 8, ..F },
    Field { json: "compositePodGroupTemplates", go: "CompositePodGroupTemplates", go_type: "[]v1beta1.CompositePodGroupTemplate", kind: Kind::List(&Kind::Struct(&super::api_scheduling::T1099)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["name"], number: 9, ..F },
];
pub static T1099: Type = Type { name: "io.k8s.api.scheduling.v1beta1.CompositePodGroupTemplate", go: "CompositePodGroupTemplate", fields: &F1099, json_fields: &[&F1099[0], &F1099[1], &F1099[2], &F1099[3], &F1099[4], &F1099[5], &F1099[6], &F1099[7], &F1099[8]], by_name: &[8, 3, 0, 7, 6, 5, 4, 2, 1], by_number: &[0, 1, 2, 3, 4, 5, 6, 7, 8], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1beta1.DisruptionMode
pub static F1100: [Field; 2] = [
    Field { json: "single", go: "Single", go_type: "v1beta1.SingleDisruptionMode", kind: Kind::Struct(&super::api_scheduling::T1114), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "all", go: "All", go_type: "v1beta1.AllDisruptionMode", kind: Kind::Struct(&super::api_scheduling::T1092), omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T1100: Type = Type { name: "io.k8s.api.scheduling.v1beta1.DisruptionMode", go: "DisruptionMode", fields: &F1100, json_fields: &[&F1100[0], &F1100[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-unions\":[{\"fields-to-discriminateBy\":{\"all\":\"All\",\"single\":\"Single\"}}]}" };
// io.k8s.api.scheduling.v1beta1.GangSchedulingPolicy
pub static F1101: [Field; 1] = [
    Field { json: "minCount", go: "MinCount", go_type: "int32", kind: Kind::Int32, required: true, number: 1, default: "0", ..F },
];
pub static T1101: Type = Type { name: "io.k8s.api.scheduling.v1beta1.GangSchedulingPolicy", go: "GangSchedulingPolicy", fields: &F1101, json_fields: &[&F1101[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1beta1.PodGroup
pub static F1102: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1beta1.PodGroupSpec", kind: Kind::Struct(&super::api_scheduling::T1108), required: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1beta1.PodGroupStatus", kind: Kind::Struct(&super::api_scheduling::T1109), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T1102: Type = Type { name: "io.k8s.api.scheduling.v1beta1.PodGroup", go: "PodGroup", fields: &F1102, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1102[1], &F1102[2], &F1102[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1beta1.PodGroupList
pub static F1103: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta1.PodGroup", kind: Kind::List(&Kind::Struct(&super::api_scheduling::T1102)), required: true, number: 2, ..F },
];
pub static T1103: Type = Type { name: "io.k8s.api.scheduling.v1beta1.PodGroupList", go: "PodGroupList", fields: &F1103, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1103[1], &F1103[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1beta1.PodGroupResourceClaim
pub static F1104: [Field; 3] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "resourceClaimName", go: "ResourceClaimName", omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "resourceClaimTemplateName", go: "ResourceClaimTemplateName", omit_empty: true, pointer: true, number: 3, ..F },
];
pub static T1104: Type = Type { name: "io.k8s.api.scheduling.v1beta1.PodGroupResourceClaim", go: "PodGroupResourceClaim", fields: &F1104, json_fields: &[&F1104[0], &F1104[1], &F1104[2]], by_name: &[0, 1, 2], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1beta1.PodGroupResourceClaimStatus
pub static F1105: [Field; 2] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "resourceClaimName", go: "ResourceClaimName", omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T1105: Type = Type { name: "io.k8s.api.scheduling.v1beta1.PodGroupResourceClaimStatus", go: "PodGroupResourceClaimStatus", fields: &F1105, json_fields: &[&F1105[0], &F1105[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1beta1.PodGroupSchedulingConstraints
pub static F1106: [Field; 1] = [
    Field { json: "topology", go: "Topology", go_type: "[]v1beta1.TopologyConstraint", kind: Kind::List(&Kind::Struct(&super::api_scheduling::T1115)), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
];
pub static T1106: Type = Type { name: "io.k8s.api.scheduling.v1beta1.PodGroupSchedulingConstraints", go: "PodGroupSchedulingConstraints", fields: &F1106, json_fields: &[&F1106[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1beta1.PodGroupSchedulingPolicy
pub static F1107: [Field; 2] = [
    Field { json: "basic", go: "Basic", go_type: "v1beta1.BasicSchedulingPolicy", kind: Kind::Struct(&super::api_scheduling::T1093), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "gang", go: "Gang", go_type: "v1beta1.GangSchedulingPolicy", kind: Kind::Struct(&super::api_scheduling::T1101), omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T1107: Type = Type { name: "io.k8s.api.scheduling.v1beta1.PodGroupSchedulingPolicy", go: "PodGroupSchedulingPolicy", fields: &F1107, json_fields: &[&F1107[0], &F1107[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-unions\":[{\"fields-to-discriminateBy\":{\"basic\":\"Basic\",\"gang\":\"Gang\"}}]}" };
// io.k8s.api.scheduling.v1beta1.PodGroupSpec
pub static F1108: [Field; 9] = [
    Field { json: "parentCompositePodGroupName", go: "ParentCompositePodGroupName", omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "workloadRef", go: "WorkloadRef", go_type: "v1beta1.WorkloadReference", kind: Kind::Struct(&super::api_scheduling::T1119), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "schedulingPolicy", go: "SchedulingPolicy", go_type: "v1beta1.PodGroupSchedulingPolicy", kind: Kind::Struct(&super::api_scheduling::T1107), required: true, number: 3, default: "{}", ..F },
    Field { json: "schedulingConstraints", go: "SchedulingConstraints", go_type: "v1beta1.PodGroupSchedulingConstraints", kind: Kind::Struct(&super::api_scheduling::T1106), omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "resourceClaims", go: "ResourceClaims", go_type: "[]v1beta1.PodGroupResourceClaim", kind: Kind::List(&Kind::Struct(&super::api_scheduling::T1104)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["name"], patch_strategy: "merge,retainKeys", patch_merge_key: "name", number: 5, ..F },
    Field { json: "disruptionMode", go: "DisruptionMode", go_type: "v1beta1.DisruptionMode", kind: Kind::Struct(&super::api_scheduling::T1100), omit_empty: true, pointer: true, number: 6, default: "{\"single\":{}}", ..F },
    Field { json: "priorityClassName", go: "PriorityClassName", omit_empty: true, number: 7, ..F },
    Field { json: "priority", go: "Priority", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 8, ..F },
    Field { json: "preemptionPolicy", go: "PreemptionPolicy", go_type: "v1beta1.PreemptionPolicy", omit_empty: true, pointer: true, number: 9, enums: &["Never", "PreemptLowerPriority"], ..F },
];
pub static T1108: Type = Type { name: "io.k8s.api.scheduling.v1beta1.PodGroupSpec", go: "PodGroupSpec", fields: &F1108, json_fields: &[&F1108[0], &F1108[1], &F1108[2], &F1108[3], &F1108[4], &F1108[5], &F1108[6], &F1108[7], &F1108[8]], by_name: &[5, 0, 8, 7, 6, 4, 3, 2, 1], by_number: &[0, 1, 2, 3, 4, 5, 6, 7, 8], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1beta1.PodGroupStatus
pub static F1109: [Field; 2] = [
    Field { json: "conditions", go: "Conditions", go_type: "[]v1.Condition", kind: Kind::List(&Kind::Struct(&super::apimachinery::T1247)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["type"], patch_strategy: "merge", patch_merge_key: "type", number: 1, ..F },
    Field { json: "resourceClaimStatuses", go: "ResourceClaimStatuses", go_type: "[]v1beta1.PodGroupResourceClaimStatus", kind: Kind::List(&Kind::Struct(&super::api_scheduling::T1105)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["name"], patch_strategy: "merge,retainKeys", patch_merge_key: "name", number: 2, ..F },
];
pub static T1109: Type = Type { name: "io.k8s.api.scheduling.v1beta1.PodGroupStatus", go: "PodGroupStatus", fields: &F1109, json_fields: &[&F1109[0], &F1109[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1beta1.PodGroupTemplate
pub static F1110: [Field; 8] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "schedulingPolicy", go: "SchedulingPolicy", go_type: "v1beta1.PodGroupSchedulingPolicy", kind: Kind::Struct(&super::api_scheduling::T1107), required: true, number: 2, default: "{}", ..F },
    Field { json: "schedulingConstraints", go: "SchedulingConstraints", go_type: "v1beta1.PodGroupSchedulingConstraints", kind: Kind::Struct(&super::api_scheduling::T1106), pointer: true, number: 3, ..F },
    Field { json: "resourceClaims", go: "ResourceClaims", go_type: "[]v1beta1.PodGroupResourceClaim", kind: Kind::List(&Kind::Struct(&super::api_scheduling::T1104)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["name"], patch_strategy: "merge,retainKeys", patch_merge_key: "name", number: 4, ..F },
    Field { json: "disruptionMode", go: "DisruptionMode", go_type: "v1beta1.DisruptionMode", kind: Kind::Struct(&super::api_scheduling::T1100), omit_empty: true, pointer: true, number: 5, ..F },
    Field { json: "priorityClassName", go: "PriorityClassName", omit_empty: true, number: 6, ..F },
    Field { json: "priority", go: "Priority", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 7, ..F },
    Field { json: "preemptionPolicy", go: "PreemptionPolicy", go_type: "v1beta1.PreemptionPolicy", omit_empty: true, pointer: true, number: 8, enums: &["Never", "PreemptLowerPriority"], ..F },
];
pub static T1110: Type = Type { name: "io.k8s.api.scheduling.v1beta1.PodGroupTemplate", go: "PodGroupTemplate", fields: &F1110, json_fields: &[&F1110[0], &F1110[1], &F1110[2], &F1110[3], &F1110[4], &F1110[5], &F1110[6], &F1110[7]], by_name: &[4, 0, 7, 6, 5, 3, 2, 1], by_number: &[0, 1, 2, 3, 4, 5, 6, 7], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1beta1.PriorityClass
pub static F1111: [Field; 6] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "value", go: "Value", go_type: "int32", kind: Kind::Int32, number: 2, default: "0", ..F },
    Field { json: "globalDefault", go: "GlobalDefault", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 3, ..F },
    Field { json: "description", go: "Description", omit_empty: true, number: 4, ..F },
    Field { json: "preemptionPolicy", go: "PreemptionPolicy", go_type: "v1.PreemptionPolicy", omit_empty: true, pointer: true, number: 5, enums: &["Never", "PreemptLowerPriority"], ..F },
];
pub static T1111: Type = Type { name: "io.k8s.api.scheduling.v1beta1.PriorityClass", go: "PriorityClass", fields: &F1111, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1111[1], &F1111[2], &F1111[3], &F1111[4], &F1111[5]], by_name: &[1, 5, 4, 0, 2, 6, 3], by_number: &[1, 2, 3, 4, 5], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1beta1.PriorityClassList
pub static F1112: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta1.PriorityClass", kind: Kind::List(&Kind::Struct(&super::api_scheduling::T1111)), required: true, number: 2, ..F },
];
pub static T1112: Type = Type { name: "io.k8s.api.scheduling.v1beta1.PriorityClassList", go: "PriorityClassList", fields: &F1112, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1112[1], &F1112[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1beta1.SingleCompositeDisruptionMode
pub static F1113: [Field; 0] = [
];
pub static T1113: Type = Type { name: "io.k8s.api.scheduling.v1beta1.SingleCompositeDisruptionMode", go: "SingleCompositeDisruptionMode", fields: &F1113, json_fields: &[], by_name: &[], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1beta1.SingleDisruptionMode
pub static F1114: [Field; 0] = [
];
pub static T1114: Type = Type { name: "io.k8s.api.scheduling.v1beta1.SingleDisruptionMode", go: "SingleDisruptionMode", fields: &F1114, json_fields: &[], by_name: &[], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1beta1.TopologyConstraint
pub static F1115: [Field; 1] = [
    Field { json: "key", go: "Key", required: true, number: 1, default: "\"\"", ..F },
];
pub static T1115: Type = Type { name: "io.k8s.api.scheduling.v1beta1.TopologyConstraint", go: "TopologyConstraint", fields: &F1115, json_fields: &[&F1115[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1beta1.TypedLocalObjectReference
pub static F1116: [Field; 3] = [
    Field { json: "apiGroup", go: "APIGroup", omit_empty: true, number: 1, ..F },
    Field { json: "kind", go: "Kind", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "name", go: "Name", required: true, number: 3, default: "\"\"", ..F },
];
pub static T1116: Type = Type { name: "io.k8s.api.scheduling.v1beta1.TypedLocalObjectReference", go: "TypedLocalObjectReference", fields: &F1116, json_fields: &[&F1116[0], &F1116[1], &F1116[2]], by_name: &[0, 1, 2], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1beta1.Workload
pub static F1117: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1beta1.WorkloadSpec", kind: Kind::Struct(&super::api_scheduling::T1120), required: true, number: 2, default: "{}", ..F },
];
pub static T1117: Type = Type { name: "io.k8s.api.scheduling.v1beta1.Workload", go: "Workload", fields: &F1117, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1117[1], &F1117[2]], by_name: &[1, 0, 2, 3], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1beta1.WorkloadList
pub static F1118: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta1.Workload", kind: Kind::List(&Kind::Struct(&super::api_scheduling::T1117)), required: true, number: 2, ..F },
];
pub static T1118: Type = Type { name: "io.k8s.api.scheduling.v1beta1.WorkloadList", go: "WorkloadList", fields: &F1118, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1118[1], &F1118[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1beta1.WorkloadReference
pub static F1119: [Field; 2] = [
    Field { json: "workloadName", go: "WorkloadName", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "templateName", go: "TemplateName", required: true, number: 2, default: "\"\"", ..F },
];
pub static T1119: Type = Type { name: "io.k8s.api.scheduling.v1beta1.WorkloadReference", go: "WorkloadReference", fields: &F1119, json_fields: &[&F1119[0], &F1119[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.scheduling.v1beta1.WorkloadSpec
pub static F1120: [Field; 3] = [
    Field { json: "controllerRef", go: "ControllerRef", go_type: "v1beta1.TypedLocalObjectReference", kind: Kind::Struct(&super::api_scheduling::T1116), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "podGroupTemplates", go: "PodGroupTemplates", go_type: "[]v1beta1.PodGroupTemplate", kind: Kind::List(&Kind::Struct(&super::api_scheduling::T1110)), list_type: ListType::Map, list_map_keys: &["name"], number: 2, ..F },
    Field { json: "compositePodGroupTemplates", go: "CompositePodGroupTemplates", go_type: "[]v1beta1.CompositePodGroupTemplate", kind: Kind::List(&Kind::Struct(&super::api_scheduling::T1099)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["name"], number: 3, ..F },
];
pub static T1120: Type = Type { name: "io.k8s.api.scheduling.v1beta1.WorkloadSpec", go: "WorkloadSpec", fields: &F1120, json_fields: &[&F1120[0], &F1120[1], &F1120[2]], by_name: &[2, 0, 1], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
