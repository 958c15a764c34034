// Made by hack/gen-schema; do not edit.
use crate::types::*;

// io.k8s.kube-aggregator.pkg.apis.apiregistration.v1.APIService
pub static F1429: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1.APIServiceSpec", kind: Kind::Struct(&super::apiregistration::T1432), omit_empty: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1.APIServiceStatus", kind: Kind::Struct(&super::apiregistration::T1433), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T1429: Type = Type { name: "io.k8s.kube-aggregator.pkg.apis.apiregistration.v1.APIService", go: "APIService", fields: &F1429, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1429[1], &F1429[2], &F1429[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-aggregator.pkg.apis.apiregistration.v1.APIServiceCondition
pub static F1430: [Field; 5] = [
    Field { json: "type", go: "Type", go_type: "v1.APIServiceConditionType", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "status", go: "Status", go_type: "v1.ConditionStatus", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "lastTransitionTime", go: "LastTransitionTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 3, ..F },
    Field { json: "reason", go: "Reason", omit_empty: true, number: 4, ..F },
    Field { json: "message", go: "Message", omit_empty: true, number: 5, ..F },
];
pub static T1430: Type = Type { name: "io.k8s.kube-aggregator.pkg.apis.apiregistration.v1.APIServiceCondition", go: "APIServiceCondition", fields: &F1430, json_fields: &[&F1430[0], &F1430[1], &F1430[2], &F1430[3], &F1430[4]], by_name: &[2, 4, 3, 1, 0], by_number: &[0, 1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-aggregator.pkg.apis.apiregistration.v1.APIServiceList
pub static F1431: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.APIService", kind: Kind::List(&Kind::Struct(&super::apiregistration::T1429)), required: true, number: 2, ..F },
];
pub static T1431: Type = Type { name: "io.k8s.kube-aggregator.pkg.apis.apiregistration.v1.APIServiceList", go: "APIServiceList", fields: &F1431, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1431[1], &F1431[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-aggregator.pkg.apis.apiregistration.v1.APIServiceSpec
pub static F1432: [Field; 7] = [
    Field { json: "service", go: "Service", go_type: "v1.ServiceReference", kind: Kind::Struct(&super::apiregistration::T1434), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "group", go: "Group", omit_empty: true, number: 2, ..F },
    Field { json: "version", go: "Version", omit_empty: true, number: 3, ..F },
    Field { json: "insecureSkipTLSVerify", go: "InsecureSkipTLSVerify", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 4, ..F },
    Field { json: "caBundle", go: "CABundle", go_type: "[]uint8", kind: Kind::Bytes, omit_empty: true, list_type: ListType::Atomic, number: 5, ..F },
    Field { json: "groupPriorityMinimum", go: "GroupPriorityMinimum", go_type: "int32", kind: Kind::Int32, required: true, number: 7, default: "0", ..F },
    Field { json: "versionPriority", go: "VersionPriority", go_type: "int32", kind: Kind::Int32, required: true, number: 8, default: "0", ..F },
];
pub static T1432: Type = Type { name: "io.k8s.kube-aggregator.pkg.apis.apiregistration.v1.APIServiceSpec", go: "APIServiceSpec", fields: &F1432, json_fields: &[&F1432[0], &F1432[1], &F1432[2], &F1432[3], &F1432[4], &F1432[5], &F1432[6]], by_name: &[4, 1, 5, 3, 0, 2, 6], by_number: &[0, 1, 2, 3, 4, 5, 6], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-aggregator.pkg.apis.apiregistration.v1.APIServiceStatus
pub static F1433: [Field; 1] = [
    Field { json: "conditions", go: "Conditions", go_type: "[]v1.APIServiceCondition", kind: Kind::List(&Kind::Struct(&super::apiregistration::T1430)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["type"], patch_strategy: "merge", patch_merge_key: "type", number: 1, ..F },
];
pub static T1433: Type = Type { name: "io.k8s.kube-aggregator.pkg.apis.apiregistration.v1.APIServiceStatus", go: "APIServiceStatus", fields: &F1433, json_fields: &[&F1433[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-aggregator.pkg.apis.apiregistration.v1.ServiceReference
pub static F1434: [Field; 3] = [
    Field { json: "namespace", go: "Namespace", omit_empty: true, number: 1, ..F },
    Field { json: "name", go: "Name", omit_empty: true, number: 2, ..F },
    Field { json: "port", go: "Port", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 3, ..F },
];
pub static T1434: Type = Type { name: "io.k8s.kube-aggregator.pkg.apis.apiregistration.v1.ServiceReference", go: "ServiceReference", fields: &F1434, json_fields: &[&F1434[0], &F1434[1], &F1434[2]], by_name: &[1, 0, 2], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-aggregator.pkg.apis.apiregistration.v1beta1.APIService
pub static F1435: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1beta1.APIServiceSpec", kind: Kind::Struct(&super::apiregistration::T1438), omit_empty: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1beta1.APIServiceStatus", kind: Kind::Struct(&super::apiregistration::T1439), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T1435: Type = Type { name: "io.k8s.kube-aggregator.pkg.apis.apiregistration.v1beta1.APIService", go: "APIService", fields: &F1435, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1435[1], &F1435[2], &F1435[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-aggregator.pkg.apis.apiregistration.v1beta1.APIServiceCondition
pub static F1436: [Field; 5] = [
    Field { json: "type", go: "Type", go_type: "v1beta1.APIServiceConditionType", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "status", go: "Status", go_type: "v1beta1.ConditionStatus", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "lastTransitionTime", go: "LastTransitionTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 3, ..F },
    Field { json: "reason", go: "Reason", omit_empty: true, number: 4, ..F },
    Field { json: "message", go: "Message", omit_empty: true, number: 5, ..F },
];
pub static T1436: Type = Type { name: "io.k8s.kube-aggregator.pkg.apis.apiregistration.v1beta1.APIServiceCondition", go: "APIServiceCondition", fields: &F1436, json_fields: &[&F1436[0], &F1436[1], &F1436[2], &F1436[3], &F1436[4]], by_name: &[2, 4, 3, 1, 0], by_number: &[0, 1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-aggregator.pkg.apis.apiregistration.v1beta1.APIServiceList
pub static F1437: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta1.APIService", kind: Kind::List(&Kind::Struct(&super::apiregistration::T1435)), required: true, number: 2, ..F },
];
pub static T1437: Type = Type { name: "io.k8s.kube-aggregator.pkg.apis.apiregistration.v1beta1.APIServiceList", go: "APIServiceList", fields: &F1437, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1437[1], &F1437[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-aggregator.pkg.apis.apiregistration.v1beta1.APIServiceSpec
pub static F1438: [Field; 7] = [
    Field { json: "service", go: "Service", go_type: "v1beta1.ServiceReference", kind: Kind::Struct(&super::apiregistration::T1440), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "group", go: "Group", omit_empty: true, number: 2, ..F },
    Field { json: "version", go: "Version", omit_empty: true, number: 3, ..F },
    Field { json: "insecureSkipTLSVerify", go: "InsecureSkipTLSVerify", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 4, ..F },
    Field { json: "caBundle", go: "CABundle", go_type: "[]uint8", kind: Kind::Bytes, omit_empty: true, list_type: ListType::Atomic, number: 5, ..F },
    Field { json: "groupPriorityMinimum", go: "GroupPriorityMinimum", go_type: "int32", kind: Kind::Int32, required: true, number: 7, default: "0", ..F },
    Field { json: "versionPriority", go: "VersionPriority", go_type: "int32", kind: Kind::Int32, required: true, number: 8, default: "0", ..F },
];
pub static T1438: Type = Type { name: "io.k8s.kube-aggregator.pkg.apis.apiregistration.v1beta1.APIServiceSpec", go: "APIServiceSpec", fields: &F1438, json_fields: &[&F1438[0], &F1438[1], &F1438[2], &F1438[3], &F1438[4], &F1438[5], &F1438[6]], by_name: &[4, 1, 5, 3, 0, 2, 6], by_number: &[0, 1, 2, 3, 4, 5, 6], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-aggregator.pkg.apis.apiregistration.v1beta1.APIServiceStatus
pub static F1439: [Field; 1] = [
    Field { json: "conditions", go: "Conditions", go_type: "[]v1beta1.APIServiceCondition", kind: Kind::List(&Kind::Struct(&super::apiregistration::T1436)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["type"], patch_strategy: "merge", patch_merge_key: "type", number: 1, ..F },
];
pub static T1439: Type = Type { name: "io.k8s.kube-aggregator.pkg.apis.apiregistration.v1beta1.APIServiceStatus", go: "APIServiceStatus", fields: &F1439, json_fields: &[&F1439[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-aggregator.pkg.apis.apiregistration.v1beta1.ServiceReference
pub static F1440: [Field; 3] = [
    Field { json: "namespace", go: "Namespace", omit_empty: true, number: 1, ..F },
    Field { json: "name", go: "Name", omit_empty: true, number: 2, ..F },
    Field { json: "port", go: "Port", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 3, ..F },
];
pub static T1440: Type = Type { name: "io.k8s.kube-aggregator.pkg.apis.apiregistration.v1beta1.ServiceReference", go: "ServiceReference", fields: &F1440, json_fields: &[&F1440[0], &F1440[1], &F1440[2]], by_name: &[1, 0, 2], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
