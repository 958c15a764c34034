// Made by hack/gen-schema; do not edit.
use crate::types::*;

// io.k8s.api.lifecycle.v1alpha1.Eviction
pub static F750: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1alpha1.EvictionSpec", kind: Kind::Struct(&super::api_lifecycle::T759), required: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1alpha1.EvictionStatus", kind: Kind::Struct(&super::api_lifecycle::T760), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T750: Type = Type { name: "io.k8s.api.lifecycle.v1alpha1.Eviction", go: "Eviction", fields: &F750, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F750[1], &F750[2], &F750[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.lifecycle.v1alpha1.EvictionList
pub static F751: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1alpha1.Eviction", kind: Kind::List(&Kind::Struct(&super::api_lifecycle::T750)), required: true, number: 2, ..F },
];
pub static T751: Type = Type { name: "io.k8s.api.lifecycle.v1alpha1.EvictionList", go: "EvictionList", fields: &F751, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F751[1], &F751[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.lifecycle.v1alpha1.EvictionPodReference
pub static F752: [Field; 2] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "uid", go: "UID", go_type: "types.UID", required: true, number: 2, default: "\"\"", ..F },
];
pub static T752: Type = Type { name: "io.k8s.api.lifecycle.v1alpha1.EvictionPodReference", go: "EvictionPodReference", fields: &F752, json_fields: &[&F752[0], &F752[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.lifecycle.v1alpha1.EvictionRequest
pub static F753: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1alpha1.EvictionRequestSpec", kind: Kind::Struct(&super::api_lifecycle::T756), required: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1alpha1.EvictionRequestStatus", kind: Kind::Struct(&super::api_lifecycle::T757), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T753: Type = Type { name: "io.k8s.api.lifecycle.v1alpha1.EvictionRequest", go: "EvictionRequest", fields: &F753, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F753[1], &F753[2], &F753[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.lifecycle.v1alpha1.EvictionRequestList
pub static F754: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1alpha1.EvictionRequest", kind: Kind::List(&Kind::Struct(&super::api_lifecycle::T753)), required: true, number: 2, ..F },
];
pub static T754: Type = Type { name: "io.k8s.api.lifecycle.v1alpha1.EvictionRequestList", go: "EvictionRequestList", fields: &F754, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F754[1], &F754[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.lifecycle.v1alpha1.EvictionRequestPodReference
pub static F755: [Field; 2] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "uid", go: "UID", go_type: "types.UID", required: true, number: 2, default: "\"\"", ..F },
];
pub static T755: Type = Type { name: "io.k8s.api.lifecycle.v1alpha1.EvictionRequestPodReference", go: "EvictionRequestPodReference", fields: &F755, json_fields: &[&F755[0], &F755[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.lifecycle.v1alpha1.EvictionRequestSpec
pub static F756: [Field; 3] = [
    Field { json: "target", go: "Target", go_type: "v1alpha1.EvictionRequestTarget", kind: Kind::Struct(&super::api_lifecycle::T758), required: true, number: 1, default: "{}", ..F },
    Field { json: "requester", go: "Requester", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "intent", go: "Intent", go_type: "v1alpha1.EvictionRequestIntent", required: true, number: 3, enums: &["Eviction", "Withdrawn"], default: "\"\"", ..F },
];
pub static T756: Type = Type { name: "io.k8s.api.lifecycle.v1alpha1.EvictionRequestSpec", go: "EvictionRequestSpec", fields: &F756, json_fields: &[&F756[0], &F756[1], &F756[2]], by_name: &[2, 1, 0], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.lifecycle.v1alpha1.EvictionRequestStatus
pub static F757: [Field; 2] = [
    Field { json: "conditions", go: "Conditions", go_type: "[]v1.Condition", kind: Kind::List(&Kind::Struct(&super::apimachinery::T1247)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["type"], patch_strategy: "merge", patch_merge_key: "type", number: 1, ..F },
    Field { json: "observedGeneration", go: "ObservedGeneration", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T757: Type = Type { name: "io.k8s.api.lifecycle.v1alpha1.EvictionRequestStatus", go: "EvictionRequestStatus", fields: &F757, json_fields: &[&F757[0], &F757[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.lifecycle.v1alpha1.EvictionRequestTarget
pub static F758: [Field; 1] = [
    Field { json: "pod", go: "Pod", go_type: "v1alpha1.EvictionRequestPodReference", kind: Kind::Struct(&super::api_lifecycle::T755), omit_empty: true, pointer: true, number: 1, ..F },
];
pub static T758: Type = Type { name: "io.k8s.api.lifecycle.v1alpha1.EvictionRequestTarget", go: "EvictionRequestTarget", fields: &F758, json_fields: &[&F758[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-unions\":[{\"fields-to-discriminateBy\":{\"pod\":\"Pod\"}}]}" };
// io.k8s.api.lifecycle.v1alpha1.EvictionSpec
pub static F759: [Field; 1] = [
    Field { json: "target", go: "Target", go_type: "v1alpha1.EvictionTarget", kind: Kind::Struct(&super::api_lifecycle::T761), required: true, number: 1, default: "{}", ..F },
];
pub static T759: Type = Type { name: "io.k8s.api.lifecycle.v1alpha1.EvictionSpec", go: "EvictionSpec", fields: &F759, json_fields: &[&F759[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.lifecycle.v1alpha1.EvictionStatus
pub static F760: [Field; 5] = [
    Field { json: "conditions", go: "Conditions", go_type: "[]v1.Condition", kind: Kind::List(&Kind::Struct(&super::apimachinery::T1247)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["type"], patch_strategy: "merge", patch_merge_key: "type", number: 1, ..F },
    Field { json: "observedGeneration", go: "ObservedGeneration", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "requesters", go: "Requesters", go_type: "[]v1alpha1.Requester", kind: Kind::List(&Kind::Struct(&super::api_lifecycle::T762)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["name"], patch_strategy: "merge", patch_merge_key: "name", number: 3, ..F },
    Field { json: "targetResponders", go: "TargetResponders", go_type: "[]v1alpha1.TargetResponder", kind: Kind::List(&Kind::Struct(&super::api_lifecycle::T764)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["name"], patch_strategy: "merge", patch_merge_key: "name", number: 4, ..F },
    Field { json: "responders", go: "Responders", go_type: "[]v1alpha1.ResponderStatus", kind: Kind::List(&Kind::Struct(&super::api_lifecycle::T763)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["name"], patch_strategy: "merge", patch_merge_key: "name", number: 5, ..F },
];
pub static T760: Type = Type { name: "io.k8s.api.lifecycle.v1alpha1.EvictionStatus", go: "EvictionStatus", fields: &F760, json_fields: &[&F760[0], &F760[1], &F760[2], &F760[3], &F760[4]], by_name: &[0, 1, 2, 4, 3], by_number: &[0, 1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.lifecycle.v1alpha1.EvictionTarget
pub static F761: [Field; 1] = [
    Field { json: "pod", go: "Pod", go_type: "v1alpha1.EvictionPodReference", kind: Kind::Struct(&super::api_lifecycle::T752), omit_empty: true, pointer: true, number: 1, ..F },
];
pub static T761: Type = Type { name: "io.k8s.api.lifecycle.v1alpha1.EvictionTarget", go: "EvictionTarget", fields: &F761, json_fields: &[&F761[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-unions\":[{\"fields-to-discriminateBy\":{\"pod\":\"Pod\"}}]}" };
// io.k8s.api.lifecycle.v1alpha1.Requester
pub static F762: [Field; 2] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "intent", go: "Intent", go_type: "v1alpha1.RequesterIntent", required: true, number: 2, enums: &["Eviction", "Withdrawn"], default: "\"\"", ..F },
];
pub static T762: Type = Type { name: "io.k8s.api.lifecycle.v1alpha1.Requester", go: "Requester", fields: &F762, json_fields: &[&F762[0], &F762[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Atomic, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-map-type\":\"atomic\"}" };
// io.k8s.api.lifecycle.v1alpha1.ResponderStatus
pub static F763: [Field; 6] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "startTime", go: "StartTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "heartbeatTime", go: "HeartbeatTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "expectedCompletionTime", go: "ExpectedCompletionTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "completionTime", go: "CompletionTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, pointer: true, number: 5, ..F },
    Field { json: "message", go: "Message", omit_empty: true, pointer: true, number: 6, ..F },
];
pub static T763: Type = Type { name: "io.k8s.api.lifecycle.v1alpha1.ResponderStatus", go: "ResponderStatus", fields: &F763, json_fields: &[&F763[0], &F763[1], &F763[2], &F763[3], &F763[4], &F763[5]], by_name: &[4, 3, 2, 5, 0, 1], by_number: &[0, 1, 2, 3, 4, 5], map_type: MapType::Granular, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-map-type\":\"granular\"}" };
// io.k8s.api.lifecycle.v1alpha1.TargetResponder
pub static F764: [Field; 3] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "priority", go: "Priority", go_type: "int32", kind: Kind::Int32, pointer: true, required: true, number: 2, ..F },
    Field { json: "state", go: "State", go_type: "v1alpha1.ResponderStateType", required: true, number: 3, enums: &["Active", "Canceled", "Completed", "Inactive", "Interrupted"], default: "\"\"", ..F },
];
pub static T764: Type = Type { name: "io.k8s.api.lifecycle.v1alpha1.TargetResponder", go: "TargetResponder", fields: &F764, json_fields: &[&F764[0], &F764[1], &F764[2]], by_name: &[0, 1, 2], by_number: &[0, 1, 2], map_type: MapType::Atomic, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-map-type\":\"atomic\"}" };
