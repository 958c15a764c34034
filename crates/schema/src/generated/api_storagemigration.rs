// Made by hack/gen-schema; do not edit.
use crate::types::*;

// io.k8s.api.storagemigration.v1.StorageVersionMigration
pub static F1179: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1.StorageVersionMigrationSpec", kind: Kind::Struct(&super::api_storagemigration::T1181), omit_empty: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1.StorageVersionMigrationStatus", kind: Kind::Struct(&super::api_storagemigration::T1182), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T1179: Type = Type { name: "io.k8s.api.storagemigration.v1.StorageVersionMigration", go: "StorageVersionMigration", fields: &F1179, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1179[1], &F1179[2], &F1179[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storagemigration.v1.StorageVersionMigrationList
pub static F1180: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.StorageVersionMigration", kind: Kind::List(&Kind::Struct(&super::api_storagemigration::T1179)), required: true, number: 2, ..F },
];
pub static T1180: Type = Type { name: "io.k8s.api.storagemigration.v1.StorageVersionMigrationList", go: "StorageVersionMigrationList", fields: &F1180, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1180[1], &F1180[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storagemigration.v1.StorageVersionMigrationSpec
pub static F1181: [Field; 1] = [
    Field { json: "resource", go: "Resource", go_type: "v1.GroupResource", kind: Kind::Struct(&super::apimachinery::T1254), required: true, number: 1, default: "{}", ..F },
];
pub static T1181: Type = Type { name: "io.k8s.api.storagemigration.v1.StorageVersionMigrationSpec", go: "StorageVersionMigrationSpec", fields: &F1181, json_fields: &[&F1181[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storagemigration.v1.StorageVersionMigrationStatus
pub static F1182: [Field; 2] = [
    Field { json: "conditions", go: "Conditions", go_type: "[]v1.Condition", kind: Kind::List(&Kind::Struct(&super::apimachinery::T1247)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["type"], patch_strategy: "merge", patch_merge_key: "type", number: 1, ..F },
    Field { json: "resourceVersion", go: "ResourceVersion", omit_empty: true, number: 2, ..F },
];
pub static T1182: Type = Type { name: "io.k8s.api.storagemigration.v1.StorageVersionMigrationStatus", go: "StorageVersionMigrationStatus", fields: &F1182, json_fields: &[&F1182[0], &F1182[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storagemigration.v1beta1.StorageVersionMigration
pub static F1183: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1beta1.StorageVersionMigrationSpec", kind: Kind::Struct(&super::api_storagemigration::T1185), omit_empty: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1beta1.StorageVersionMigrationStatus", kind: Kind::Struct(&super::api_storagemigration::T1186), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T1183: Type = Type { name: "io.k8s.api.storagemigration.v1beta1.StorageVersionMigration", go: "StorageVersionMigration", fields: &F1183, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1183[1], &F1183[2], &F1183[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storagemigration.v1beta1.StorageVersionMigrationList
pub static F1184: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta1.StorageVersionMigration", kind: Kind::List(&Kind::Struct(&super::api_storagemigration::T1183)), required: true, number: 2, ..F },
];
pub static T1184: Type = Type { name: "io.k8s.api.storagemigration.v1beta1.StorageVersionMigrationList", go: "StorageVersionMigrationList", fields: &F1184, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1184[1], &F1184[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storagemigration.v1beta1.StorageVersionMigrationSpec
pub static F1185: [Field; 1] = [
    Field { json: "resource", go: "Resource", go_type: "v1.GroupResource", kind: Kind::Struct(&super::apimachinery::T1254), required: true, number: 1, default: "{}", ..F },
];
pub static T1185: Type = Type { name: "io.k8s.api.storagemigration.v1beta1.StorageVersionMigrationSpec", go: "StorageVersionMigrationSpec", fields: &F1185, json_fields: &[&F1185[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.storagemigration.v1beta1.StorageVersionMigrationStatus
pub static F1186: [Field; 2] = [
    Field { json: "conditions", go: "Conditions", go_type: "[]v1.Condition", kind: Kind::List(&Kind::Struct(&super::apimachinery::T1247)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["type"], patch_strategy: "merge", patch_merge_key: "type", number: 1, ..F },
    Field { json: "resourceVersion", go: "ResourceVersion", omit_empty: true, number: 2, ..F },
];
pub static T1186: Type = Type { name: "io.k8s.api.storagemigration.v1beta1.StorageVersionMigrationStatus", go: "StorageVersionMigrationStatus", fields: &F1186, json_fields: &[&F1186[0], &F1186[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
