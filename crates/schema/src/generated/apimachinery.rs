// Made by hack/gen-schema; do not edit.
use crate::types::*;

// io.k8s.apimachinery.pkg.api.resource.Quantity
pub static F1240: [Field; 0] = [
];
pub static T1240: Type = Type { name: "io.k8s.apimachinery.pkg.api.resource.Quantity", go: "Quantity", fields: &F1240, json_fields: &[], by_name: &[], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "{\"oneOf\":[{\"type\":\"string\"},{\"type\":\"number\"}],\"x-kubernetes-v2-schema\":{\"type\":\"string\"}}" };
// io.k8s.apimachinery.pkg.api.resource.QuantityValue
pub static F1241: [Field; 0] = [
];
pub static T1241: Type = Type { name: "io.k8s.apimachinery.pkg.api.resource.QuantityValue", go: "QuantityValue", fields: &F1241, json_fields: &[], by_name: &[], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.apimachinery.pkg.apis.meta.v1.APIGroup
pub static F1242: [Field; 5] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "versions", go: "Versions", go_type: "[]v1.GroupVersionForDiscovery", kind: Kind::List(&Kind::Struct(&super::apimachinery::T1255)), required: true, list_type: ListType::Atomic, number: 2, ..F },
    Field { json: "preferredVersion", go: "PreferredVersion", go_type: "v1.GroupVersionForDiscovery", kind: Kind::Struct(&super::apimachinery::T1255), omit_empty: true, number: 3, default: "{}", ..F },
    Field { json: "serverAddressByClientCIDRs", go: "ServerAddressByClientCIDRs", go_type: "[]v1.ServerAddressByClientCIDR", kind: Kind::List(&Kind::Struct(&super::apimachinery::T1271)), omit_empty: true, list_type: ListType::Atomic, number: 4, ..F },
];
pub static T1242: Type = Type { name: "io.k8s.apimachinery.pkg.apis.meta.v1.APIGroup", go: "APIGroup", fields: &F1242, json_fields: &[&F1282[0], &F1282[1], &F1242[1], &F1242[2], &F1242[3], &F1242[4]], by_name: &[1, 0, 2, 4, 5, 3], by_number: &[1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apimachinery.pkg.apis.meta.v1.APIGroupList
pub static F1243: [Field; 2] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "groups", go: "Groups", go_type: "[]v1.APIGroup", kind: Kind::List(&Kind::Struct(&super::apimachinery::T1242)), required: true, list_type: ListType::Atomic, number: 1, ..F },
];
pub static T1243: Type = Type { name: "io.k8s.apimachinery.pkg.apis.meta.v1.APIGroupList", go: "APIGroupList", fields: &F1243, json_fields: &[&F1282[0], &F1282[1], &F1243[1]], by_name: &[1, 2, 0], by_number: &[1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apimachinery.pkg.apis.meta.v1.APIResource
pub static F1244: [Field; 10] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "singularName", go: "SingularName", required: true, number: 6, default: "\"\"", ..F },
    Field { json: "namespaced", go: "Namespaced", go_type: "bool", kind: Kind::Bool, required: true, number: 2, default: "false", ..F },
    Field { json: "group", go: "Group", omit_empty: true, number: 8, ..F },
    Field { json: "version", go: "Version", omit_empty: true, number: 9, ..F },
    Field { json: "kind", go: "Kind", required: true, number: 3, default: "\"\"", ..F },
    Field { json: "verbs", go: "Verbs", go_type: "v1.Verbs", kind: Kind::StringsMessage, required: true, number: 4, ..F },
    Field { json: "shortNames", go: "ShortNames", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 5, ..F },
    Field { json: "categories", go: "Categories", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 7, ..F },
    Field { json: "storageVersionHash", go: "StorageVersionHash", omit_empty: true, number: 10, ..F },
];
pub static T1244: Type = Type { name: "io.k8s.apimachinery.pkg.apis.meta.v1.APIResource", go: "APIResource", fields: &F1244, json_fields: &[&F1244[0], &F1244[1], &F1244[2], &F1244[3], &F1244[4], &F1244[5], &F1244[6], &F1244[7], &F1244[8], &F1244[9]], by_name: &[8, 3, 5, 0, 2, 7, 1, 9, 6, 4], by_number: &[0, 2, 5, 6, 7, 1, 8, 3, 4, 9], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apimachinery.pkg.apis.meta.v1.APIResourceList
pub static F1245: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "groupVersion", go: "GroupVersion", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "resources", go: "APIResources", go_type: "[]v1.APIResource", kind: Kind::List(&Kind::Struct(&super::apimachinery::T1244)), required: true, list_type: ListType::Atomic, number: 2, ..F },
];
pub static T1245: Type = Type { name: "io.k8s.apimachinery.pkg.apis.meta.v1.APIResourceList", go: "APIResourceList", fields: &F1245, json_fields: &[&F1282[0], &F1282[1], &F1245[1], &F1245[2]], by_name: &[1, 2, 0, 3], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apimachinery.pkg.apis.meta.v1.APIVersions
pub static F1246: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "versions", go: "Versions", go_type: "[]string", kind: Kind::List(&Kind::String), required: true, list_type: ListType::Atomic, number: 1, ..F },
    Field { json: "serverAddressByClientCIDRs", go: "ServerAddressByClientCIDRs", go_type: "[]v1.ServerAddressByClientCIDR", kind: Kind::List(&Kind::Struct(&super::apimachinery::T1271)), required: true, list_type: ListType::Atomic, number: 2, ..F },
];
pub static T1246: Type = Type { name: "io.k8s.apimachinery.pkg.apis.meta.v1.APIVersions", go: "APIVersions", fields: &F1246, json_fields: &[&F1282[0], &F1282[1], &F1246[1], &F1246[2]], by_name: &[1, 0, 3, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apimachinery.pkg.apis.meta.v1.Condition
pub static F1247: [Field; 6] = [
    Field { json: "type", go: "Type", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "status", go: "Status", go_type: "v1.ConditionStatus", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "observedGeneration", go: "ObservedGeneration", go_type: "int64", kind: Kind::Int64, omit_empty: true, number: 3, ..F },
    Field { json: "lastTransitionTime", go: "LastTransitionTime", go_type: "v1.Time", kind: Kind::Time, required: true, number: 4, ..F },
    Field { json: "reason", go: "Reason", required: true, number: 5, default: "\"\"", ..F },
    Field { json: "message", go: "Message", required: true, number: 6, default: "\"\"", ..F },
];
pub static T1247: Type = Type { name: "io.k8s.apimachinery.pkg.apis.meta.v1.Condition", go: "Condition", fields: &F1247, json_fields: &[&F1247[0], &F1247[1], &F1247[2], &F1247[3], &F1247[4], &F1247[5]], by_name: &[3, 5, 2, 4, 1, 0], by_number: &[0, 1, 2, 3, 4, 5], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apimachinery.pkg.apis.meta.v1.CreateOptions
pub static F1248: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "dryRun", go: "DryRun", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
    Field { json: "fieldManager", go: "FieldManager", omit_empty: true, number: 3, ..F },
    Field { json: "fieldValidation", go: "FieldValidation", omit_empty: true, number: 4, ..F },
];
pub static T1248: Type = Type { name: "io.k8s.apimachinery.pkg.apis.meta.v1.CreateOptions", go: "CreateOptions", fields: &F1248, json_fields: &[&F1282[0], &F1282[1], &F1248[1], &F1248[2], &F1248[3]], by_name: &[1, 2, 3, 4, 0], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apimachinery.pkg.apis.meta.v1.DeleteOptions
pub static F1249: [Field; 7] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "gracePeriodSeconds", go: "GracePeriodSeconds", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "preconditions", go: "Preconditions", go_type: "v1.Preconditions", kind: Kind::Struct(&super::apimachinery::T1270), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "orphanDependents", go: "OrphanDependents", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "propagationPolicy", go: "PropagationPolicy", go_type: "v1.DeletionPropagation", omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "dryRun", go: "DryRun", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 5, ..F },
    Field { json: "ignoreStoreReadErrorWithClusterBreakingPotential", go: "IgnoreStoreReadErrorWithClusterBreakingPotential", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 6, ..F },
];
pub static T1249: Type = Type { name: "io.k8s.apimachinery.pkg.apis.meta.v1.DeleteOptions", go: "DeleteOptions", fields: &F1249, json_fields: &[&F1282[0], &F1282[1], &F1249[1], &F1249[2], &F1249[3], &F1249[4], &F1249[5], &F1249[6]], by_name: &[1, 6, 2, 7, 0, 4, 3, 5], by_number: &[1, 2, 3, 4, 5, 6], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apimachinery.pkg.apis.meta.v1.Duration
pub static F1250: [Field; 0] = [
];
pub static T1250: Type = Type { name: "io.k8s.apimachinery.pkg.apis.meta.v1.Duration", go: "Duration", fields: &F1250, json_fields: &[], by_name: &[], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"string\"}" };
// io.k8s.apimachinery.pkg.apis.meta.v1.FieldSelectorRequirement
pub static F1251: [Field; 3] = [
    Field { json: "key", go: "Key", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "operator", go: "Operator", go_type: "v1.FieldSelectorOperator", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "values", go: "Values", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
];
pub static T1251: Type = Type { name: "io.k8s.apimachinery.pkg.apis.meta.v1.FieldSelectorRequirement", go: "FieldSelectorRequirement", fields: &F1251, json_fields: &[&F1251[0], &F1251[1], &F1251[2]], by_name: &[0, 1, 2], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apimachinery.pkg.apis.meta.v1.FieldsV1
pub static F1252: [Field; 0] = [
];
pub static T1252: Type = Type { name: "io.k8s.apimachinery.pkg.apis.meta.v1.FieldsV1", go: "FieldsV1", fields: &F1252, json_fields: &[], by_name: &[], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apimachinery.pkg.apis.meta.v1.GetOptions
pub static F1253: [Field; 2] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "resourceVersion", go: "ResourceVersion", omit_empty: true, number: 1, ..F },
];
pub static T1253: Type = Type { name: "io.k8s.apimachinery.pkg.apis.meta.v1.GetOptions", go: "GetOptions", fields: &F1253, json_fields: &[&F1282[0], &F1282[1], &F1253[1]], by_name: &[1, 0, 2], by_number: &[1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apimachinery.pkg.apis.meta.v1.GroupResource
pub static F1254: [Field; 2] = [
    Field { json: "group", go: "Group", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "resource", go: "Resource", required: true, number: 2, default: "\"\"", ..F },
];
pub static T1254: Type = Type { name: "io.k8s.apimachinery.pkg.apis.meta.v1.GroupResource", go: "GroupResource", fields: &F1254, json_fields: &[&F1254[0], &F1254[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apimachinery.pkg.apis.meta.v1.GroupVersionForDiscovery
pub static F1255: [Field; 2] = [
    Field { json: "groupVersion", go: "GroupVersion", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "version", go: "Version", required: true, number: 2, default: "\"\"", ..F },
];
pub static T1255: Type = Type { name: "io.k8s.apimachinery.pkg.apis.meta.v1.GroupVersionForDiscovery", go: "GroupVersionForDiscovery", fields: &F1255, json_fields: &[&F1255[0], &F1255[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apimachinery.pkg.apis.meta.v1.GroupVersionKind
pub static F1256: [Field; 3] = [
    Field { json: "group", go: "Group", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "version", go: "Version", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "kind", go: "Kind", required: true, number: 3, default: "\"\"", ..F },
];
pub static T1256: Type = Type { name: "io.k8s.apimachinery.pkg.apis.meta.v1.GroupVersionKind", go: "GroupVersionKind", fields: &F1256, json_fields: &[&F1256[0], &F1256[1], &F1256[2]], by_name: &[0, 2, 1], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apimachinery.pkg.apis.meta.v1.GroupVersionResource
pub static F1257: [Field; 3] = [
    Field { json: "group", go: "Group", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "version", go: "Version", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "resource", go: "Resource", required: true, number: 3, default: "\"\"", ..F },
];
pub static T1257: Type = Type { name: "io.k8s.apimachinery.pkg.apis.meta.v1.GroupVersionResource", go: "GroupVersionResource", fields: &F1257, json_fields: &[&F1257[0], &F1257[1], &F1257[2]], by_name: &[0, 2, 1], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apimachinery.pkg.apis.meta.v1.LabelSelector
pub static F1258: [Field; 2] = [
    Field { json: "matchLabels", go: "MatchLabels", go_type: "map[string]string", kind: Kind::Map(&Kind::String), omit_empty: true, number: 1, ..F },
    Field { json: "matchExpressions", go: "MatchExpressions", go_type: "[]v1.LabelSelectorRequirement", kind: Kind::List(&Kind::Struct(&super::apimachinery::T1259)), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
];
pub static T1258: Type = Type { name: "io.k8s.apimachinery.pkg.apis.meta.v1.LabelSelector", go: "LabelSelector", fields: &F1258, json_fields: &[&F1258[0], &F1258[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Atomic, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-map-type\":\"atomic\"}" };
// io.k8s.apimachinery.pkg.apis.meta.v1.LabelSelectorRequirement
pub static F1259: [Field; 3] = [
    Field { json: "key", go: "Key", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "operator", go: "Operator", go_type: "v1.LabelSelectorOperator", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "values", go: "Values", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
];
pub static T1259: Type = Type { name: "io.k8s.apimachinery.pkg.apis.meta.v1.LabelSelectorRequirement", go: "LabelSelectorRequirement", fields: &F1259, json_fields: &[&F1259[0], &F1259[1], &F1259[2]], by_name: &[0, 1, 2], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apimachinery.pkg.apis.meta.v1.ListMeta
pub static F1260: [Field; 5] = [
    Field { json: "selfLink", go: "SelfLink", omit_empty: true, number: 1, ..F },
    Field { json: "resourceVersion", go: "ResourceVersion", omit_empty: true, number: 2, ..F },
    Field { json: "continue", go: "Continue", omit_empty: true, number: 3, ..F },
    Field { json: "remainingItemCount", go: "RemainingItemCount", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "shardInfo", go: "ShardInfo", go_type: "v1.ShardInfo", kind: Kind::Struct(&super::apimachinery::T1272), omit_empty: true, pointer: true, number: 5, ..F },
];
pub static T1260: Type = Type { name: "io.k8s.apimachinery.pkg.apis.meta.v1.ListMeta", go: "ListMeta", fields: &F1260, json_fields: &[&F1260[0], &F1260[1], &F1260[2], &F1260[3], &F1260[4]], by_name: &[2, 3, 1, 0, 4], by_number: &[0, 1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apimachinery.pkg.apis.meta.v1.ListOptions
pub static F1261: [Field; 12] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "labelSelector", go: "LabelSelector", omit_empty: true, number: 1, ..F },
    Field { json: "fieldSelector", go: "FieldSelector", omit_empty: true, number: 2, ..F },
    Field { json: "watch", go: "Watch", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 3, ..F },
    Field { json: "allowWatchBookmarks", go: "AllowWatchBookmarks", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 9, ..F },
    Field { json: "resourceVersion", go: "ResourceVersion", omit_empty: true, number: 4, ..F },
    Field { json: "resourceVersionMatch", go: "ResourceVersionMatch", go_type: "v1.ResourceVersionMatch", omit_empty: true, number: 10, ..F },
    Field { json: "timeoutSeconds", go: "TimeoutSeconds", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 5, ..F },
    Field { json: "limit", go: "Limit", go_type: "int64", kind: Kind::Int64, omit_empty: true, number: 7, ..F },
    Field { json: "continue", go: "Continue", omit_empty: true, number: 8, ..F },
    Field { json: "sendInitialEvents", go: "SendInitialEvents", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 11, ..F },
    Field { json: "shardSelector", go: "ShardSelector", omit_empty: true, number: 15, ..F },
];
pub static T1261: Type = Type { name: "io.k8s.apimachinery.pkg.apis.meta.v1.ListOptions", go: "ListOptions", fields: &F1261, json_fields: &[&F1282[0], &F1282[1], &F1261[1], &F1261[2], &F1261[3], &F1261[4], &F1261[5], &F1261[6], &F1261[7], &F1261[8], &F1261[9], &F1261[10], &F1261[11]], by_name: &[5, 1, 10, 3, 0, 2, 9, 6, 7, 11, 12, 8, 4], by_number: &[1, 2, 3, 5, 7, 8, 9, 4, 6, 10, 11], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apimachinery.pkg.apis.meta.v1.ManagedFieldsEntry
pub static F1262: [Field; 7] = [
    Field { json: "manager", go: "Manager", omit_empty: true, number: 1, ..F },
    Field { json: "operation", go: "Operation", go_type: "v1.ManagedFieldsOperationType", omit_empty: true, number: 2, ..F },
    Field { json: "apiVersion", go: "APIVersion", omit_empty: true, number: 3, ..F },
    Field { json: "time", go: "Time", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "fieldsType", go: "FieldsType", omit_empty: true, number: 6, ..F },
    Field { json: "fieldsV1", go: "FieldsV1", go_type: "v1.FieldsV1", kind: Kind::FieldsV1, omit_empty: true, pointer: true, number: 7, ..F },
    Field { json: "subresource", go: "Subresource", omit_empty: true, number: 8, ..F },
];
pub static T1262: Type = Type { name: "io.k8s.apimachinery.pkg.apis.meta.v1.ManagedFieldsEntry", go: "ManagedFieldsEntry", fields: &F1262, json_fields: &[&F1262[0], &F1262[1], &F1262[2], &F1262[3], &F1262[4], &F1262[5], &F1262[6]], by_name: &[2, 4, 5, 0, 1, 6, 3], by_number: &[0, 1, 2, 3, 4, 5, 6], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apimachinery.pkg.apis.meta.v1.MicroTime
pub static F1263: [Field; 0] = [
];
pub static T1263: Type = Type { name: "io.k8s.apimachinery.pkg.apis.meta.v1.MicroTime", go: "MicroTime", fields: &F1263, json_fields: &[], by_name: &[], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "{\"format\":\"date-time\",\"type\":\"string\"}" };
// io.k8s.apimachinery.pkg.apis.meta.v1.ObjectMeta
pub static F1264: [Field; 15] = [
    Field { json: "name", go: "Name", omit_empty: true, number: 1, ..F },
    Field { json: "generateName", go: "GenerateName", omit_empty: true, number: 2, ..F },
    Field { json: "namespace", go: "Namespace", omit_empty: true, number: 3, ..F },
    Field { json: "selfLink", go: "SelfLink", omit_empty: true, number: 4, ..F },
    Field { json: "uid", go: "UID", go_type: "types.UID", omit_empty: true, number: 5, ..F },
    Field { json: "resourceVersion", go: "ResourceVersion", omit_empty: true, number: 6, ..F },
    Field { json: "generation", go: "Generation", go_type: "int64", kind: Kind::Int64, omit_empty: true, number: 7, ..F },
    Field { json: "creationTimestamp", go: "CreationTimestamp", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, omit_zero: true, number: 8, ..F },
    Field { json: "deletionTimestamp", go: "DeletionTimestamp", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, pointer: true, number: 9, ..F },
    Field { json: "deletionGracePeriodSeconds", go: "DeletionGracePeriodSeconds", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 10, ..F },
    Field { json: "labels", go: "Labels", go_type: "map[string]string", kind: Kind::Map(&Kind::String), omit_empty: true, number: 11, ..F },
    Field { json: "annotations", go: "Annotations", go_type: "map[string]string", kind: Kind::Map(&Kind::String), omit_empty: true, number: 12, ..F },
    Field { json: "ownerReferences", go: "OwnerReferences", go_type: "[]v1.OwnerReference", kind: Kind::List(&Kind::Struct(&super::apimachinery::T1265)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["uid"], patch_strategy: "merge", patch_merge_key: "uid", number: 13, ..F },
    Field { json: "finalizers", go: "Finalizers", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Set, patch_strategy: "merge", number: 14, ..F },
    Field { json: "managedFields", go: "ManagedFields", go_type: "[]v1.ManagedFieldsEntry", kind: Kind::List(&Kind::Struct(&super::apimachinery::T1262)), omit_empty: true, list_type: ListType::Atomic, number: 17, ..F },
];
pub static T1264: Type = Type { name: "io.k8s.apimachinery.pkg.apis.meta.v1.ObjectMeta", go: "ObjectMeta", fields: &F1264, json_fields: &[&F1264[0], &F1264[1], &F1264[2], &F1264[3], &F1264[4], &F1264[5], &F1264[6], &F1264[7], &F1264[8], &F1264[9], &F1264[10], &F1264[11], &F1264[12], &F1264[13], &F1264[14]], by_name: &[11, 7, 9, 8, 13, 1, 6, 10, 14, 0, 2, 12, 5, 3, 4], by_number: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apimachinery.pkg.apis.meta.v1.OwnerReference
pub static F1265: [Field; 6] = [
    Field { json: "apiVersion", go: "APIVersion", required: true, number: 5, default: "\"\"", ..F },
    Field { json: "kind", go: "Kind", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "name", go: "Name", required: true, number: 3, default: "\"\"", ..F },
    Field { json: "uid", go: "UID", go_type: "types.UID", required: true, number: 4, default: "\"\"", ..F },
    Field { json: "controller", go: "Controller", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 6, ..F },
    Field { json: "blockOwnerDeletion", go: "BlockOwnerDeletion", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 7, ..F },
];
pub static T1265: Type = Type { name: "io.k8s.apimachinery.pkg.apis.meta.v1.OwnerReference", go: "OwnerReference", fields: &F1265, json_fields: &[&F1265[0], &F1265[1], &F1265[2], &F1265[3], &F1265[4], &F1265[5]], by_name: &[0, 5, 4, 1, 2, 3], by_number: &[1, 2, 3, 0, 4, 5], map_type: MapType::Atomic, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-map-type\":\"atomic\"}" };
// io.k8s.apimachinery.pkg.apis.meta.v1.PartialObjectMetadata
pub static F1266: [Field; 2] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
];
pub static T1266: Type = Type { name: "io.k8s.apimachinery.pkg.apis.meta.v1.PartialObjectMetadata", go: "PartialObjectMetadata", fields: &F1266, json_fields: &[&F1282[0], &F1282[1], &F1266[1]], by_name: &[1, 0, 2], by_number: &[1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apimachinery.pkg.apis.meta.v1.PartialObjectMetadataList
pub static F1267: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.PartialObjectMetadata", kind: Kind::List(&Kind::Struct(&super::apimachinery::T1266)), required: true, number: 2, ..F },
];
pub static T1267: Type = Type { name: "io.k8s.apimachinery.pkg.apis.meta.v1.PartialObjectMetadataList", go: "PartialObjectMetadataList", fields: &F1267, json_fields: &[&F1282[0], &F1282[1], &F1267[1], &F1267[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apimachinery.pkg.apis.meta.v1.Patch
pub static F1268: [Field; 0] = [
];
pub static T1268: Type = Type { name: "io.k8s.apimachinery.pkg.apis.meta.v1.Patch", go: "Patch", fields: &F1268, json_fields: &[], by_name: &[], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apimachinery.pkg.apis.meta.v1.PatchOptions
pub static F1269: [Field; 5] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "dryRun", go: "DryRun", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
    Field { json: "force", go: "Force", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "fieldManager", go: "FieldManager", omit_empty: true, number: 3, ..F },
    Field { json: "fieldValidation", go: "FieldValidation", omit_empty: true, number: 4, ..F },
];
pub static T1269: Type = Type { name: "io.k8s.apimachinery.pkg.apis.meta.v1.PatchOptions", go: "PatchOptions", fields: &F1269, json_fields: &[&F1282[0], &F1282[1], &F1269[1], &F1269[2], &F1269[3], &F1269[4]], by_name: &[1, 2, 4, 5, 3, 0], by_number: &[1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apimachinery.pkg.apis.meta.v1.Preconditions
pub static F1270: [Field; 2] = [
    Field { json: "uid", go: "UID", go_type: "types.UID", omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "resourceVersion", go: "ResourceVersion", omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T1270: Type = Type { name: "io.k8s.apimachinery.pkg.apis.meta.v1.Preconditions", go: "Preconditions", fields: &F1270, json_fields: &[&F1270[0], &F1270[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apimachinery.pkg.apis.meta.v1.ServerAddressByClientCIDR
pub static F1271: [Field; 2] = [
    Field { json: "clientCIDR", go: "ClientCIDR", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "serverAddress", go: "ServerAddress", required: true, number: 2, default: "\"\"", ..F },
];
pub static T1271: Type = Type { name: "io.k8s.apimachinery.pkg.apis.meta.v1.ServerAddressByClientCIDR", go: "ServerAddressByClientCIDR", fields: &F1271, json_fields: &[&F1271[0], &F1271[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apimachinery.pkg.apis.meta.v1.ShardInfo
pub static F1272: [Field; 1] = [
    Field { json: "selector", go: "Selector", required: true, number: 1, default: "\"\"", ..F },
];
pub static T1272: Type = Type { name: "io.k8s.apimachinery.pkg.apis.meta.v1.ShardInfo", go: "ShardInfo", fields: &F1272, json_fields: &[&F1272[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apimachinery.pkg.apis.meta.v1.Status
pub static F1273: [Field; 7] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "status", go: "Status", omit_empty: true, number: 2, ..F },
    Field { json: "message", go: "Message", omit_empty: true, number: 3, ..F },
    Field { json: "reason", go: "Reason", go_type: "v1.StatusReason", omit_empty: true, number: 4, ..F },
    Field { json: "details", go: "Details", go_type: "v1.StatusDetails", kind: Kind::Struct(&super::apimachinery::T1275), omit_empty: true, pointer: true, number: 5, ..F },
    Field { json: "code", go: "Code", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 6, ..F },
];
pub static T1273: Type = Type { name: "io.k8s.apimachinery.pkg.apis.meta.v1.Status", go: "Status", fields: &F1273, json_fields: &[&F1282[0], &F1282[1], &F1273[1], &F1273[2], &F1273[3], &F1273[4], &F1273[5], &F1273[6]], by_name: &[1, 7, 6, 0, 4, 2, 5, 3], by_number: &[1, 2, 3, 4, 5, 6], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apimachinery.pkg.apis.meta.v1.StatusCause
pub static F1274: [Field; 3] = [
    Field { json: "reason", go: "Type", go_type: "v1.CauseType", omit_empty: true, number: 1, ..F },
    Field { json: "message", go: "Message", omit_empty: true, number: 2, ..F },
    Field { json: "field", go: "Field", omit_empty: true, number: 3, ..F },
];
pub static T1274: Type = Type { name: "io.k8s.apimachinery.pkg.apis.meta.v1.StatusCause", go: "StatusCause", fields: &F1274, json_fields: &[&F1274[0], &F1274[1], &F1274[2]], by_name: &[2, 1, 0], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apimachinery.pkg.apis.meta.v1.StatusDetails
pub static F1275: [Field; 6] = [
    Field { json: "name", go: "Name", omit_empty: true, number: 1, ..F },
    Field { json: "group", go: "Group", omit_empty: true, number: 2, ..F },
    Field { json: "kind", go: "Kind", omit_empty: true, number: 3, ..F },
    Field { json: "uid", go: "UID", go_type: "types.UID", omit_empty: true, number: 6, ..F },
    Field { json: "causes", go: "Causes", go_type: "[]v1.StatusCause", kind: Kind::List(&Kind::Struct(&super::apimachinery::T1274)), omit_empty: true, list_type: ListType::Atomic, number: 4, ..F },
    Field { json: "retryAfterSeconds", go: "RetryAfterSeconds", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 5, ..F },
];
pub static T1275: Type = Type { name: "io.k8s.apimachinery.pkg.apis.meta.v1.StatusDetails", go: "StatusDetails", fields: &F1275, json_fields: &[&F1275[0], &F1275[1], &F1275[2], &F1275[3], &F1275[4], &F1275[5]], by_name: &[4, 1, 2, 0, 5, 3], by_number: &[0, 1, 2, 4, 5, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apimachinery.pkg.apis.meta.v1.Table
pub static F1276: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, default: "{}", ..F },
    Field { json: "columnDefinitions", go: "ColumnDefinitions", go_type: "[]v1.TableColumnDefinition", kind: Kind::List(&Kind::Struct(&super::apimachinery::T1277)), required: true, list_type: ListType::Atomic, ..F },
    Field { json: "rows", go: "Rows", go_type: "[]v1.TableRow", kind: Kind::List(&Kind::Struct(&super::apimachinery::T1279)), required: true, list_type: ListType::Atomic, ..F },
];
pub static T1276: Type = Type { name: "io.k8s.apimachinery.pkg.apis.meta.v1.Table", go: "Table", fields: &F1276, json_fields: &[&F1282[0], &F1282[1], &F1276[1], &F1276[2], &F1276[3]], by_name: &[1, 3, 0, 2, 4], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.apimachinery.pkg.apis.meta.v1.TableColumnDefinition
pub static F1277: [Field; 5] = [
    Field { json: "name", go: "Name", required: true, default: "\"\"", ..F },
    Field { json: "type", go: "Type", required: true, default: "\"\"", ..F },
    Field { json: "format", go: "Format", required: true, default: "\"\"", ..F },
    Field { json: "description", go: "Description", required: true, default: "\"\"", ..F },
    Field { json: "priority", go: "Priority", go_type: "int32", kind: Kind::Int32, required: true, default: "0", ..F },
];
pub static T1277: Type = Type { name: "io.k8s.apimachinery.pkg.apis.meta.v1.TableColumnDefinition", go: "TableColumnDefinition", fields: &F1277, json_fields: &[&F1277[0], &F1277[1], &F1277[2], &F1277[3], &F1277[4]], by_name: &[3, 2, 0, 4, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.apimachinery.pkg.apis.meta.v1.TableOptions
pub static F1278: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { go: "NoHeaders", go_type: "bool", kind: Kind::Bool, ..F },
    Field { json: "includeObject", go: "IncludeObject", go_type: "v1.IncludeObjectPolicy", omit_empty: true, number: 1, ..F },
];
pub static T1278: Type = Type { name: "io.k8s.apimachinery.pkg.apis.meta.v1.TableOptions", go: "TableOptions", fields: &F1278, json_fields: &[&F1282[0], &F1282[1], &F1278[2]], by_name: &[1, 2, 0], by_number: &[2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apimachinery.pkg.apis.meta.v1.TableRow
pub static F1279: [Field; 3] = [
    Field { json: "cells", go: "Cells", go_type: "[]interface {}", kind: Kind::List(&Kind::Any), required: true, list_type: ListType::Atomic, ..F },
    Field { json: "conditions", go: "Conditions", go_type: "[]v1.TableRowCondition", kind: Kind::List(&Kind::Struct(&super::apimachinery::T1280)), omit_empty: true, list_type: ListType::Atomic, ..F },
    Field { json: "object", go: "Object", go_type: "runtime.RawExtension", kind: Kind::RawExtension, omit_empty: true, ..F },
];
pub static T1279: Type = Type { name: "io.k8s.apimachinery.pkg.apis.meta.v1.TableRow", go: "TableRow", fields: &F1279, json_fields: &[&F1279[0], &F1279[1], &F1279[2]], by_name: &[0, 1, 2], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.apimachinery.pkg.apis.meta.v1.TableRowCondition
pub static F1280: [Field; 4] = [
    Field { json: "type", go: "Type", go_type: "v1.RowConditionType", required: true, default: "\"\"", ..F },
    Field { json: "status", go: "Status", go_type: "v1.ConditionStatus", required: true, default: "\"\"", ..F },
    Field { json: "reason", go: "Reason", omit_empty: true, ..F },
    Field { json: "message", go: "Message", omit_empty: true, ..F },
];
pub static T1280: Type = Type { name: "io.k8s.apimachinery.pkg.apis.meta.v1.TableRowCondition", go: "TableRowCondition", fields: &F1280, json_fields: &[&F1280[0], &F1280[1], &F1280[2], &F1280[3]], by_name: &[3, 2, 1, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.apimachinery.pkg.apis.meta.v1.Time
pub static F1281: [Field; 0] = [
];
pub static T1281: Type = Type { name: "io.k8s.apimachinery.pkg.apis.meta.v1.Time", go: "Time", fields: &F1281, json_fields: &[], by_name: &[], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "{\"format\":\"date-time\",\"type\":\"string\"}" };
// io.k8s.apimachinery.pkg.apis.meta.v1.TypeMeta
pub static F1282: [Field; 2] = [
    Field { json: "kind", go: "Kind", omit_empty: true, number: 1, ..F },
    Field { json: "apiVersion", go: "APIVersion", omit_empty: true, number: 2, ..F },
];
pub static T1282: Type = Type { name: "io.k8s.apimachinery.pkg.apis.meta.v1.TypeMeta", go: "TypeMeta", fields: &F1282, json_fields: &[&F1282[0], &F1282[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apimachinery.pkg.apis.meta.v1.UpdateOptions
pub static F1283: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "dryRun", go: "DryRun", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
    Field { json: "fieldManager", go: "FieldManager", omit_empty: true, number: 2, ..F },
    Field { json: "fieldValidation", go: "FieldValidation", omit_empty: true, number: 3, ..F },
];
pub static T1283: Type = Type { name: "io.k8s.apimachinery.pkg.apis.meta.v1.UpdateOptions", go: "UpdateOptions", fields: &F1283, json_fields: &[&F1282[0], &F1282[1], &F1283[1], &F1283[2], &F1283[3]], by_name: &[1, 2, 3, 4, 0], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apimachinery.pkg.apis.meta.v1.WatchEvent
pub static F1284: [Field; 2] = [
    Field { json: "type", go: "Type", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "object", go: "Object", go_type: "runtime.RawExtension", kind: Kind::RawExtension, required: true, number: 2, ..F },
];
pub static T1284: Type = Type { name: "io.k8s.apimachinery.pkg.apis.meta.v1.WatchEvent", go: "WatchEvent", fields: &F1284, json_fields: &[&F1284[0], &F1284[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apimachinery.pkg.runtime.RawExtension
pub static F1285: [Field; 0] = [
];
pub static T1285: Type = Type { name: "io.k8s.apimachinery.pkg.runtime.RawExtension", go: "RawExtension", fields: &F1285, json_fields: &[], by_name: &[], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apimachinery.pkg.runtime.TypeMeta
pub static F1286: [Field; 2] = [
    Field { json: "apiVersion", go: "APIVersion", omit_empty: true, number: 1, ..F },
    Field { json: "kind", go: "Kind", omit_empty: true, number: 2, ..F },
];
pub static T1286: Type = Type { name: "io.k8s.apimachinery.pkg.runtime.TypeMeta", go: "TypeMeta", fields: &F1286, json_fields: &[&F1286[0], &F1286[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apimachinery.pkg.runtime.Unknown
pub static F1287: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "runtime.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1286), inline: true, number: 1, ..F },
    Field { go: "Raw", go_type: "[]uint8", kind: Kind::Bytes, number: 2, ..F },
    Field { json: "ContentEncoding", go: "ContentEncoding", required: true, number: 3, default: "\"\"", ..F },
    Field { json: "ContentType", go: "ContentType", required: true, number: 4, default: "\"\"", ..F },
];
pub static T1287: Type = Type { name: "io.k8s.apimachinery.pkg.runtime.Unknown", go: "Unknown", fields: &F1287, json_fields: &[&F1286[0], &F1286[1], &F1287[2], &F1287[3]], by_name: &[2, 3, 0, 1], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apimachinery.pkg.util.intstr.IntOrString
pub static F1288: [Field; 0] = [
];
pub static T1288: Type = Type { name: "io.k8s.apimachinery.pkg.util.intstr.IntOrString", go: "IntOrString", fields: &F1288, json_fields: &[], by_name: &[], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "{\"format\":\"int-or-string\",\"oneOf\":[{\"type\":\"integer\"},{\"type\":\"string\"}],\"x-kubernetes-v2-schema\":{\"format\":\"int-or-string\",\"type\":\"string\"}}" };
// io.k8s.apimachinery.pkg.version.Info
pub static F1289: [Field; 13] = [
    Field { json: "major", go: "Major", required: true, default: "\"\"", ..F },
    Field { json: "minor", go: "Minor", required: true, default: "\"\"", ..F },
    Field { json: "emulationMajor", go: "EmulationMajor", omit_empty: true, ..F },
    Field { json: "emulationMinor", go: "EmulationMinor", omit_empty: true, ..F },
    Field { json: "minCompatibilityMajor", go: "MinCompatibilityMajor", omit_empty: true, ..F },
    Field { json: "minCompatibilityMinor", go: "MinCompatibilityMinor", omit_empty: true, ..F },
    Field { json: "gitVersion", go: "GitVersion", required: true, default: "\"\"", ..F },
    Field { json: "gitCommit", go: "GitCommit", required: true, default: "\"\"", ..F },
    Field { json: "gitTreeState", go: "GitTreeState", required: true, default: "\"\"", ..F },
    Field { json: "buildDate", go: "BuildDate", required: true, default: "\"\"", ..F },
    Field { json: "goVersion", go: "GoVersion", required: true, default: "\"\"", ..F },
    Field { json: "compiler", go: "Compiler", required: true, default: "\"\"", ..F },
    Field { json: "platform", go: "Platform", required: true, default: "\"\"", ..F },
];
pub static T1289: Type = Type { name: "io.k8s.apimachinery.pkg.version.Info", go: "Info", fields: &F1289, json_fields: &[&F1289[0], &F1289[1], &F1289[2], &F1289[3], &F1289[4], &F1289[5], &F1289[6], &F1289[7], &F1289[8], &F1289[9], &F1289[10], &F1289[11], &F1289[12]], by_name: &[9, 11, 2, 3, 7, 8, 6, 10, 0, 4, 5, 1, 12], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
