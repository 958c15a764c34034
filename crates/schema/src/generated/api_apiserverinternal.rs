// Made by hack/gen-schema; do not edit.
use crate::types::*;

// io.k8s.api.apiserverinternal.v1alpha1.ServerStorageVersion
pub static F112: [Field; 4] = [
    Field { json: "apiServerID", go: "APIServerID", omit_empty: true, required: true, number: 1, ..F },
    Field { json: "encodingVersion", go: "EncodingVersion", omit_empty: true, required: true, number: 2, ..F },
    Field { json: "decodableVersions", go: "DecodableVersions", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, required: true, list_type: ListType::Set, number: 3, ..F },
    Field { json: "servedVersions", go: "ServedVersions", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Set, number: 4, ..F },
];
pub static T112: Type = Type { name: "io.k8s.api.apiserverinternal.v1alpha1.ServerStorageVersion", go: "ServerStorageVersion", fields: &F112, json_fields: &[&F112[0], &F112[1], &F112[2], &F112[3]], by_name: &[0, 2, 1, 3], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apiserverinternal.v1alpha1.StorageVersion
pub static F113: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, required: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1alpha1.StorageVersionSpec", kind: Kind::Struct(&super::api_apiserverinternal::T116), number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1alpha1.StorageVersionStatus", kind: Kind::Struct(&super::api_apiserverinternal::T117), number: 3, default: "{}", ..F },
];
pub static T113: Type = Type { name: "io.k8s.api.apiserverinternal.v1alpha1.StorageVersion", go: "StorageVersion", fields: &F113, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F113[1], &F113[2], &F113[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apiserverinternal.v1alpha1.StorageVersionCondition
pub static F114: [Field; 6] = [
    Field { json: "type", go: "Type", go_type: "v1alpha1.StorageVersionConditionType", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "status", go: "Status", go_type: "v1alpha1.ConditionStatus", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "observedGeneration", go: "ObservedGeneration", go_type: "int64", kind: Kind::Int64, omit_empty: true, number: 3, ..F },
    Field { json: "lastTransitionTime", go: "LastTransitionTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 4, ..F },
    Field { json: "reason", go: "Reason", required: true, number: 5, default: "\"\"", ..F },
    Field { json: "message", go: "Message", omit_empty: true, required: true, number: 6, ..F },
];
pub static T114: Type = Type { name: "io.k8s.api.apiserverinternal.v1alpha1.StorageVersionCondition", go: "StorageVersionCondition", fields: &F114, json_fields: &[&F114[0], &F114[1], &F114[2], &F114[3], &F114[4], &F114[5]], by_name: &[3, 5, 2, 4, 1, 0], by_number: &[0, 1, 2, 3, 4, 5], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apiserverinternal.v1alpha1.StorageVersionList
pub static F115: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1alpha1.StorageVersion", kind: Kind::List(&Kind::Struct(&super::api_apiserverinternal::T113)), required: true, number: 2, ..F },
];
pub static T115: Type = Type { name: "io.k8s.api.apiserverinternal.v1alpha1.StorageVersionList", go: "StorageVersionList", fields: &F115, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F115[1], &F115[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apiserverinternal.v1alpha1.StorageVersionSpec
pub static F116: [Field; 0] = [
];
pub static T116: Type = Type { name: "io.k8s.api.apiserverinternal.v1alpha1.StorageVersionSpec", go: "StorageVersionSpec", fields: &F116, json_fields: &[], by_name: &[], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apiserverinternal.v1alpha1.StorageVersionStatus
pub static F117: [Field; 3] = [
    Field { json: "storageVersions", go: "StorageVersions", go_type: "[]v1alpha1.ServerStorageVersion", kind: Kind::List(&Kind::Struct(&super::api_apiserverinternal::T112)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["apiServerID"], number: 1, ..F },
    Field { json: "commonEncodingVersion", go: "CommonEncodingVersion", omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "conditions", go: "Conditions", go_type: "[]v1alpha1.StorageVersionCondition", kind: Kind::List(&Kind::Struct(&super::api_apiserverinternal::T114)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["type"], number: 3, ..F },
];
pub static T117: Type = Type { name: "io.k8s.api.apiserverinternal.v1alpha1.StorageVersionStatus", go: "StorageVersionStatus", fields: &F117, json_fields: &[&F117[0], &F117[1], &F117[2]], by_name: &[1, 2, 0], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
