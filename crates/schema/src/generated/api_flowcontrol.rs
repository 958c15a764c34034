// Made by hack/gen-schema; do not edit.
use crate::types::*;

// io.k8s.api.flowcontrol.v1.ExemptPriorityLevelConfiguration
pub static F654: [Field; 2] = [
    Field { json: "nominalConcurrencyShares", go: "NominalConcurrencyShares", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "lendablePercent", go: "LendablePercent", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T654: Type = Type { name: "io.k8s.api.flowcontrol.v1.ExemptPriorityLevelConfiguration", go: "ExemptPriorityLevelConfiguration", fields: &F654, json_fields: &[&F654[0], &F654[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1.FlowDistinguisherMethod
pub static F655: [Field; 1] = [
    Field { json: "type", go: "Type", go_type: "v1.FlowDistinguisherMethodType", required: true, number: 1, default: "\"\"", ..F },
];
pub static T655: Type = Type { name: "io.k8s.api.flowcontrol.v1.FlowDistinguisherMethod", go: "FlowDistinguisherMethod", fields: &F655, json_fields: &[&F655[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1.FlowSchema
pub static F656: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1.FlowSchemaSpec", kind: Kind::Struct(&super::api_flowcontrol::T659), omit_empty: true, required: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1.FlowSchemaStatus", kind: Kind::Struct(&super::api_flowcontrol::T660), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T656: Type = Type { name: "io.k8s.api.flowcontrol.v1.FlowSchema", go: "FlowSchema", fields: &F656, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F656[1], &F656[2], &F656[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1.FlowSchemaCondition
pub static F657: [Field; 5] = [
    Field { json: "type", go: "Type", go_type: "v1.FlowSchemaConditionType", omit_empty: true, required: true, number: 1, ..F },
    Field { json: "status", go: "Status", go_type: "v1.ConditionStatus", omit_empty: true, number: 2, ..F },
    Field { json: "lastTransitionTime", go: "LastTransitionTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 3, ..F },
    Field { json: "reason", go: "Reason", omit_empty: true, number: 4, ..F },
    Field { json: "message", go: "Message", omit_empty: true, number: 5, ..F },
];
pub static T657: Type = Type { name: "io.k8s.api.flowcontrol.v1.FlowSchemaCondition", go: "FlowSchemaCondition", fields: &F657, json_fields: &[&F657[0], &F657[1], &F657[2], &F657[3], &F657[4]], by_name: &[2, 4, 3, 1, 0], by_number: &[0, 1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1.FlowSchemaList
pub static F658: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.FlowSchema", kind: Kind::List(&Kind::Struct(&super::api_flowcontrol::T656)), required: true, number: 2, ..F },
];
pub static T658: Type = Type { name: "io.k8s.api.flowcontrol.v1.FlowSchemaList", go: "FlowSchemaList", fields: &F658, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F658[1], &F658[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1.FlowSchemaSpec
pub static F659: [Field; 4] = [
    Field { json: "priorityLevelConfiguration", go: "PriorityLevelConfiguration", go_type: "v1.PriorityLevelConfigurationReference", kind: Kind::Struct(&super::api_flowcontrol::T669), required: true, number: 1, default: "{}", ..F },
    Field { json: "matchingPrecedence", go: "MatchingPrecedence", go_type: "int32", kind: Kind::Int32, number: 2, default: "0", ..F },
    Field { json: "distinguisherMethod", go: "DistinguisherMethod", go_type: "v1.FlowDistinguisherMethod", kind: Kind::Struct(&super::api_flowcontrol::T655), omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "rules", go: "Rules", go_type: "[]v1.PolicyRulesWithSubjects", kind: Kind::List(&Kind::Struct(&super::api_flowcontrol::T665)), omit_empty: true, list_type: ListType::Atomic, number: 4, ..F },
];
pub static T659: Type = Type { name: "io.k8s.api.flowcontrol.v1.FlowSchemaSpec", go: "FlowSchemaSpec", fields: &F659, json_fields: &[&F659[0], &F659[1], &F659[2], &F659[3]], by_name: &[2, 1, 0, 3], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1.FlowSchemaStatus
pub static F660: [Field; 1] = [
    Field { json: "conditions", go: "Conditions", go_type: "[]v1.FlowSchemaCondition", kind: Kind::List(&Kind::Struct(&super::api_flowcontrol::T657)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["type"], patch_strategy: "merge", patch_merge_key: "type", number: 1, ..F },
];
pub static T660: Type = Type { name: "io.k8s.api.flowcontrol.v1.FlowSchemaStatus", go: "FlowSchemaStatus", fields: &F660, json_fields: &[&F660[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1.GroupSubject
pub static F661: [Field; 1] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
];
pub static T661: Type = Type { name: "io.k8s.api.flowcontrol.v1.GroupSubject", go: "GroupSubject", fields: &F661, json_fields: &[&F661[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1.LimitResponse
pub static F662: [Field; 2] = [
    Field { json: "type", go: "Type", go_type: "v1.LimitResponseType", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "queuing", go: "Queuing", go_type: "v1.QueuingConfiguration", kind: Kind::Struct(&super::api_flowcontrol::T672), omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T662: Type = Type { name: "io.k8s.api.flowcontrol.v1.LimitResponse", go: "LimitResponse", fields: &F662, json_fields: &[&F662[0], &F662[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-unions\":[{\"discriminator\":\"type\",\"fields-to-discriminateBy\":{\"queuing\":\"Queuing\"}}]}" };
// io.k8s.api.flowcontrol.v1.LimitedPriorityLevelConfiguration
pub static F663: [Field; 4] = [
    Field { json: "nominalConcurrencyShares", go: "NominalConcurrencyShares", go_type: "int32", kind: Kind::Int32, pointer: true, number: 1, ..F },
    Field { json: "limitResponse", go: "LimitResponse", go_type: "v1.LimitResponse", kind: Kind::Struct(&super::api_flowcontrol::T662), omit_empty: true, required: true, number: 2, default: "{}", ..F },
    Field { json: "lendablePercent", go: "LendablePercent", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "borrowingLimitPercent", go: "BorrowingLimitPercent", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T663: Type = Type { name: "io.k8s.api.flowcontrol.v1.LimitedPriorityLevelConfiguration", go: "LimitedPriorityLevelConfiguration", fields: &F663, json_fields: &[&F663[0], &F663[1], &F663[2], &F663[3]], by_name: &[3, 2, 1, 0], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1.NonResourcePolicyRule
pub static F664: [Field; 2] = [
    Field { json: "verbs", go: "Verbs", go_type: "[]string", kind: Kind::List(&Kind::String), required: true, list_type: ListType::Set, number: 1, ..F },
    Field { json: "nonResourceURLs", go: "NonResourceURLs", go_type: "[]string", kind: Kind::List(&Kind::String), required: true, list_type: ListType::Set, number: 6, ..F },
];
pub static T664: Type = Type { name: "io.k8s.api.flowcontrol.v1.NonResourcePolicyRule", go: "NonResourcePolicyRule", fields: &F664, json_fields: &[&F664[0], &F664[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1.PolicyRulesWithSubjects
pub static F665: [Field; 3] = [
    Field { json: "subjects", go: "Subjects", go_type: "[]v1.Subject", kind: Kind::List(&Kind::Struct(&super::api_flowcontrol::T675)), required: true, list_type: ListType::Atomic, number: 1, ..F },
    Field { json: "resourceRules", go: "ResourceRules", go_type: "[]v1.ResourcePolicyRule", kind: Kind::List(&Kind::Struct(&super::api_flowcontrol::T673)), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
    Field { json: "nonResourceRules", go: "NonResourceRules", go_type: "[]v1.NonResourcePolicyRule", kind: Kind::List(&Kind::Struct(&super::api_flowcontrol::T664)), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
];
pub static T665: Type = Type { name: "io.k8s.api.flowcontrol.v1.PolicyRulesWithSubjects", go: "PolicyRulesWithSubjects", fields: &F665, json_fields: &[&F665[0], &F665[1], &F665[2]], by_name: &[2, 1, 0], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1.PriorityLevelConfiguration
pub static F666: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1.PriorityLevelConfigurationSpec", kind: Kind::Struct(&super::api_flowcontrol::T670), omit_empty: true, required: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1.PriorityLevelConfigurationStatus", kind: Kind::Struct(&super::api_flowcontrol::T671), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T666: Type = Type { name: "io.k8s.api.flowcontrol.v1.PriorityLevelConfiguration", go: "PriorityLevelConfiguration", fields: &F666, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F666[1], &F666[2], &F666[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1.PriorityLevelConfigurationCondition
pub static F667: [Field; 5] = [
    Field { json: "type", go: "Type", go_type: "v1.PriorityLevelConfigurationConditionType", omit_empty: true, required: true, number: 1, ..F },
    Field { json: "status", go: "Status", go_type: "v1.ConditionStatus", omit_empty: true, number: 2, ..F },
    Field { json: "lastTransitionTime", go: "LastTransitionTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 3, ..F },
    Field { json: "reason", go: "Reason", omit_empty: true, number: 4, ..F },
    Field { json: "message", go: "Message", omit_empty: true, number: 5, ..F },
];
pub static T667: Type = Type { name: "io.k8s.api.flowcontrol.v1.PriorityLevelConfigurationCondition", go: "PriorityLevelConfigurationCondition", fields: &F667, json_fields: &[&F667[0], &F667[1], &F667[2], &F667[3], &F667[4]], by_name: &[2, 4, 3, 1, 0], by_number: &[0, 1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1.PriorityLevelConfigurationList
pub static F668: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.PriorityLevelConfiguration", kind: Kind::List(&Kind::Struct(&super::api_flowcontrol::T666)), required: true, number: 2, ..F },
];
pub static T668: Type = Type { name: "io.k8s.api.flowcontrol.v1.PriorityLevelConfigurationList", go: "PriorityLevelConfigurationList", fields: &F668, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F668[1], &F668[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1.PriorityLevelConfigurationReference
pub static F669: [Field; 1] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
];
pub static T669: Type = Type { name: "io.k8s.api.flowcontrol.v1.PriorityLevelConfigurationReference", go: "PriorityLevelConfigurationReference", fields: &F669, json_fields: &[&F669[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1.PriorityLevelConfigurationSpec
pub static F670: [Field; 3] = [
    Field { json: "type", go: "Type", go_type: "v1.PriorityLevelEnablement", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "limited", go: "Limited", go_type: "v1.LimitedPriorityLevelConfiguration", kind: Kind::Struct(&super::api_flowcontrol::T663), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "exempt", go: "Exempt", go_type: "v1.ExemptPriorityLevelConfiguration", kind: Kind::Struct(&super::api_flowcontrol::T654), omit_empty: true, pointer: true, number: 3, ..F },
];
pub static T670: Type = Type { name: "io.k8s.api.flowcontrol.v1.PriorityLevelConfigurationSpec", go: "PriorityLevelConfigurationSpec", fields: &F670, json_fields: &[&F670[0], &F670[1], &F670[2]], by_name: &[2, 1, 0], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-unions\":[{\"discriminator\":\"type\",\"fields-to-discriminateBy\":{\"exempt\":\"Exempt\",\"limited\":\"Limited\"}}]}" };
// io.k8s.api.flowcontrol.v1.PriorityLevelConfigurationStatus
pub static F671: [Field; 1] = [
    Field { json: "conditions", go: "Conditions", go_type: "[]v1.PriorityLevelConfigurationCondition", kind: Kind::List(&Kind::Struct(&super::api_flowcontrol::T667)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["type"], patch_strategy: "merge", patch_merge_key: "type", number: 1, ..F },
];
pub static T671: Type = Type { name: "io.k8s.api.flowcontrol.v1.PriorityLevelConfigurationStatus", go: "PriorityLevelConfigurationStatus", fields: &F671, json_fields: &[&F671[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1.QueuingConfiguration
pub static F672: [Field; 3] = [
    Field { json: "queues", go: "Queues", go_type: "int32", kind: Kind::Int32, number: 1, default: "0", ..F },
    Field { json: "handSize", go: "HandSize", go_type: "int32", kind: Kind::Int32, number: 2, default: "0", ..F },
    Field { json: "queueLengthLimit", go: "QueueLengthLimit", go_type: "int32", kind: Kind::Int32, number: 3, default: "0", ..F },
];
pub static T672: Type = Type { name: "io.k8s.api.flowcontrol.v1.QueuingConfiguration", go: "QueuingConfiguration", fields: &F672, json_fields: &[&F672[0], &F672[1], &F672[2]], by_name: &[1, 2, 0], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1.ResourcePolicyRule
pub static F673: [Field; 5] = [
    Field { json: "verbs", go: "Verbs", go_type: "[]string", kind: Kind::List(&Kind::String), required: true, list_type: ListType::Set, number: 1, ..F },
    Field { json: "apiGroups", go: "APIGroups", go_type: "[]string", kind: Kind::List(&Kind::String), required: true, list_type: ListType::Set, number: 2, ..F },
    Field { json: "resources", go: "Resources", go_type: "[]string", kind: Kind::List(&Kind::String), required: true, list_type: ListType::Set, number: 3, ..F },
    Field { json: "clusterScope", go: "ClusterScope", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 4, ..F },
    Field { json: "namespaces", go: "Namespaces", go_type: "[]string", kind: Kind::List(&Kind::String), list_type: ListType::Set, number: 5, ..F },
];
pub static T673: Type = Type { name: "io.k8s.api.flowcontrol.v1.ResourcePolicyRule", go: "ResourcePolicyRule", fields: &F673, json_fields: &[&F673[0], &F673[1], &F673[2], &F673[3], &F673[4]], by_name: &[1, 3, 4, 2, 0], by_number: &[0, 1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1.ServiceAccountSubject
pub static F674: [Field; 2] = [
    Field { json: "namespace", go: "Namespace", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "name", go: "Name", required: true, number: 2, default: "\"\"", ..F },
];
pub static T674: Type = Type { name: "io.k8s.api.flowcontrol.v1.ServiceAccountSubject", go: "ServiceAccountSubject", fields: &F674, json_fields: &[&F674[0], &F674[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1.Subject
pub static F675: [Field; 4] = [
    Field { json: "kind", go: "Kind", go_type: "v1.SubjectKind", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "user", go: "User", go_type: "v1.UserSubject", kind: Kind::Struct(&super::api_flowcontrol::T676), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "group", go: "Group", go_type: "v1.GroupSubject", kind: Kind::Struct(&super::api_flowcontrol::T661), omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "serviceAccount", go: "ServiceAccount", go_type: "v1.ServiceAccountSubject", kind: Kind::Struct(&super::api_flowcontrol::T674), omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T675: Type = Type { name: "io.k8s.api.flowcontrol.v1.Subject", go: "Subject", fields: &F675, json_fields: &[&F675[0], &F675[1], &F675[2], &F675[3]], by_name: &[2, 0, 3, 1], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-unions\":[{\"discriminator\":\"kind\",\"fields-to-discriminateBy\":{\"group\":\"Group\",\"serviceAccount\":\"ServiceAccount\",\"user\":\"User\"}}]}" };
// io.k8s.api.flowcontrol.v1.UserSubject
pub static F676: [Field; 1] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
];
pub static T676: Type = Type { name: "io.k8s.api.flowcontrol.v1.UserSubject", go: "UserSubject", fields: &F676, json_fields: &[&F676[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1beta1.ExemptPriorityLevelConfiguration
pub static F677: [Field; 2] = [
    Field { json: "nominalConcurrencyShares", go: "NominalConcurrencyShares", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "lendablePercent", go: "LendablePercent", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T677: Type = Type { name: "io.k8s.api.flowcontrol.v1beta1.ExemptPriorityLevelConfiguration", go: "ExemptPriorityLevelConfiguration", fields: &F677, json_fields: &[&F677[0], &F677[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1beta1.FlowDistinguisherMethod
pub static F678: [Field; 1] = [
    Field { json: "type", go: "Type", go_type: "v1beta1.FlowDistinguisherMethodType", required: true, number: 1, default: "\"\"", ..F },
];
pub static T678: Type = Type { name: "io.k8s.api.flowcontrol.v1beta1.FlowDistinguisherMethod", go: "FlowDistinguisherMethod", fields: &F678, json_fields: &[&F678[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1beta1.FlowSchema
pub static F679: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1beta1.FlowSchemaSpec", kind: Kind::Struct(&super::api_flowcontrol::T682), omit_empty: true, required: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1beta1.FlowSchemaStatus", kind: Kind::Struct(&super::api_flowcontrol::T683), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T679: Type = Type { name: "io.k8s.api.flowcontrol.v1beta1.FlowSchema", go: "FlowSchema", fields: &F679, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F679[1], &F679[2], &F679[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1beta1.FlowSchemaCondition
pub static F680: [Field; 5] = [
    Field { json: "type", go: "Type", go_type: "v1beta1.FlowSchemaConditionType", omit_empty: true, required: true, number: 1, ..F },
    Field { json: "status", go: "Status", go_type: "v1beta1.ConditionStatus", omit_empty: true, number: 2, ..F },
    Field { json: "lastTransitionTime", go: "LastTransitionTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 3, ..F },
    Field { json: "reason", go: "Reason", omit_empty: true, number: 4, ..F },
    Field { json: "message", go: "Message", omit_empty: true, number: 5, ..F },
];
pub static T680: Type = Type { name: "io.k8s.api.flowcontrol.v1beta1.FlowSchemaCondition", go: "FlowSchemaCondition", fields: &F680, json_fields: &[&F680[0], &F680[1], &F680[2], &F680[3], &F680[4]], by_name: &[2, 4, 3, 1, 0], by_number: &[0, 1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1beta1.FlowSchemaList
pub static F681: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta1.FlowSchema", kind: Kind::List(&Kind::Struct(&super::api_flowcontrol::T679)), required: true, number: 2, ..F },
];
pub static T681: Type = Type { name: "io.k8s.api.flowcontrol.v1beta1.FlowSchemaList", go: "FlowSchemaList", fields: &F681, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F681[1], &F681[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1beta1.FlowSchemaSpec
pub static F682: [Field; 4] = [
    Field { json: "priorityLevelConfiguration", go: "PriorityLevelConfiguration", go_type: "v1beta1.PriorityLevelConfigurationReference", kind: Kind::Struct(&super::api_flowcontrol::T692), required: true, number: 1, default: "{}", ..F },
    Field { json: "matchingPrecedence", go: "MatchingPrecedence", go_type: "int32", kind: Kind::Int32, number: 2, default: "0", ..F },
    Field { json: "distinguisherMethod", go: "DistinguisherMethod", go_type: "v1beta1.FlowDistinguisherMethod", kind: Kind::Struct(&super::api_flowcontrol::T678), omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "rules", go: "Rules", go_type: "[]v1beta1.PolicyRulesWithSubjects", kind: Kind::List(&Kind::Struct(&super::api_flowcontrol::T688)), omit_empty: true, list_type: ListType::Atomic, number: 4, ..F },
];
pub static T682: Type = Type { name: "io.k8s.api.flowcontrol.v1beta1.FlowSchemaSpec", go: "FlowSchemaSpec", fields: &F682, json_fields: &[&F682[0], &F682[1], &F682[2], &F682[3]], by_name: &[2, 1, 0, 3], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1beta1.FlowSchemaStatus
pub static F683: [Field; 1] = [
    Field { json: "conditions", go: "Conditions", go_type: "[]v1beta1.FlowSchemaCondition", kind: Kind::List(&Kind::Struct(&super::api_flowcontrol::T680)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["type"], number: 1, ..F },
];
pub static T683: Type = Type { name: "io.k8s.api.flowcontrol.v1beta1.FlowSchemaStatus", go: "FlowSchemaStatus", fields: &F683, json_fields: &[&F683[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1beta1.GroupSubject
pub static F684: [Field; 1] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
];
pub static T684: Type = Type { name: "io.k8s.api.flowcontrol.v1beta1.GroupSubject", go: "GroupSubject", fields: &F684, json_fields: &[&F684[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1beta1.LimitResponse
pub static F685: [Field; 2] = [
    Field { json: "type", go: "Type", go_type: "v1beta1.LimitResponseType", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "queuing", go: "Queuing", go_type: "v1beta1.QueuingConfiguration", kind: Kind::Struct(&super::api_flowcontrol::T695), omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T685: Type = Type { name: "io.k8s.api.flowcontrol.v1beta1.LimitResponse", go: "LimitResponse", fields: &F685, json_fields: &[&F685[0], &F685[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-unions\":[{\"discriminator\":\"type\",\"fields-to-discriminateBy\":{\"queuing\":\"Queuing\"}}]}" };
// io.k8s.api.flowcontrol.v1beta1.LimitedPriorityLevelConfiguration
pub static F686: [Field; 4] = [
    Field { json: "assuredConcurrencyShares", go: "AssuredConcurrencyShares", go_type: "int32", kind: Kind::Int32, number: 1, default: "0", ..F },
    Field { json: "limitResponse", go: "LimitResponse", go_type: "v1beta1.LimitResponse", kind: Kind::Struct(&super::api_flowcontrol::T685), omit_empty: true, required: true, number: 2, default: "{}", ..F },
    Field { json: "lendablePercent", go: "LendablePercent", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "borrowingLimitPercent", go: "BorrowingLimitPercent", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T686: Type = Type { name: "io.k8s.api.flowcontrol.v1beta1.LimitedPriorityLevelConfiguration", go: "LimitedPriorityLevelConfiguration", fields: &F686, json_fields: &[&F686[0], &F686[1], &F686[2], &F686[3]], by_name: &[0, 3, 2, 1], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1beta1.NonResourcePolicyRule
pub static F687: [Field; 2] = [
    Field { json: "verbs", go: "Verbs", go_type: "[]string", kind: Kind::List(&Kind::String), required: true, list_type: ListType::Set, number: 1, ..F },
    Field { json: "nonResourceURLs", go: "NonResourceURLs", go_type: "[]string", kind: Kind::List(&Kind::String), required: true, list_type: ListType::Set, number: 6, ..F },
];
pub static T687: Type = Type { name: "io.k8s.api.flowcontrol.v1beta1.NonResourcePolicyRule", go: "NonResourcePolicyRule", fields: &F687, json_fields: &[&F687[0], &F687[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1beta1.PolicyRulesWithSubjects
pub static F688: [Field; 3] = [
    Field { json: "subjects", go: "Subjects", go_type: "[]v1beta1.Subject", kind: Kind::List(&Kind::Struct(&super::api_flowcontrol::T698)), required: true, list_type: ListType::Atomic, number: 1, ..F },
    Field { json: "resourceRules", go: "ResourceRules", go_type: "[]v1beta1.ResourcePolicyRule", kind: Kind::List(&Kind::Struct(&super::api_flowcontrol::T696)), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
    Field { json: "nonResourceRules", go: "NonResourceRules", go_type: "[]v1beta1.NonResourcePolicyRule", kind: Kind::List(&Kind::Struct(&super::api_flowcontrol::T687)), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
];
pub static T688: Type = Type { name: "io.k8s.api.flowcontrol.v1beta1.PolicyRulesWithSubjects", go: "PolicyRulesWithSubjects", fields: &F688, json_fields: &[&F688[0], &F688[1], &F688[2]], by_name: &[2, 1, 0], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1beta1.PriorityLevelConfiguration
pub static F689: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1beta1.PriorityLevelConfigurationSpec", kind: Kind::Struct(&super::api_flowcontrol::T693), omit_empty: true, required: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1beta1.PriorityLevelConfigurationStatus", kind: Kind::Struct(&super::api_flowcontrol::T694), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T689: Type = Type { name: "io.k8s.api.flowcontrol.v1beta1.PriorityLevelConfiguration", go: "PriorityLevelConfiguration", fields: &F689, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F689[1], &F689[2], &F689[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1beta1.PriorityLevelConfigurationCondition
pub static F690: [Field; 5] = [
    Field { json: "type", go: "Type", go_type: "v1beta1.PriorityLevelConfigurationConditionType", omit_empty: true, required: true, number: 1, ..F },
    Field { json: "status", go: "Status", go_type: "v1beta1.ConditionStatus", omit_empty: true, number: 2, ..F },
    Field { json: "lastTransitionTime", go: "LastTransitionTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 3, ..F },
    Field { json: "reason", go: "Reason", omit_empty: true, number: 4, ..F },
    Field { json: "message", go: "Message", omit_empty: true, number: 5, ..F },
];
pub static T690: Type = Type { name: "io.k8s.api.flowcontrol.v1beta1.PriorityLevelConfigurationCondition", go: "PriorityLevelConfigurationCondition", fields: &F690, json_fields: &[&F690[0], &F690[1], &F690[2], &F690[3], &F690[4]], by_name: &[2, 4, 3, 1, 0], by_number: &[0, 1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1beta1.PriorityLevelConfigurationList
pub static F691: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta1.PriorityLevelConfiguration", kind: Kind::List(&Kind::Struct(&super::api_flowcontrol::T689)), required: true, number: 2, ..F },
];
pub static T691: Type = Type { name: "io.k8s.api.flowcontrol.v1beta1.PriorityLevelConfigurationList", go: "PriorityLevelConfigurationList", fields: &F691, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F691[1], &F691[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1beta1.PriorityLevelConfigurationReference
pub static F692: [Field; 1] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
];
pub static T692: Type = Type { name: "io.k8s.api.flowcontrol.v1beta1.PriorityLevelConfigurationReference", go: "PriorityLevelConfigurationReference", fields: &F692, json_fields: &[&F692[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1beta1.PriorityLevelConfigurationSpec
pub static F693: [Field; 3] = [
    Field { json: "type", go: "Type", go_type: "v1beta1.PriorityLevelEnablement", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "limited", go: "Limited", go_type: "v1beta1.LimitedPriorityLevelConfiguration", kind: Kind::Struct(&super::api_flowcontrol::T686), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "exempt", go: "Exempt", go_type: "v1beta1.ExemptPriorityLevelConfiguration", kind: Kind::Struct(&super::api_flowcontrol::T677), omit_empty: true, pointer: true, number: 3, ..F },
];
pub static T693: Type = Type { name: "io.k8s.api.flowcontrol.v1beta1.PriorityLevelConfigurationSpec", go: "PriorityLevelConfigurationSpec", fields: &F693, json_fields: &[&F693[0], &F693[1], &F693[2]], by_name: &[2, 1, 0], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-unions\":[{\"discriminator\":\"type\",\"fields-to-discriminateBy\":{\"exempt\":\"Exempt\",\"limited\":\"Limited\"}}]}" };
// io.k8s.api.flowcontrol.v1beta1.PriorityLevelConfigurationStatus
pub static F694: [Field; 1] = [
    Field { json: "conditions", go: "Conditions", go_type: "[]v1beta1.PriorityLevelConfigurationCondition", kind: Kind::List(&Kind::Struct(&super::api_flowcontrol::T690)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["type"], number: 1, ..F },
];
pub static T694: Type = Type { name: "io.k8s.api.flowcontrol.v1beta1.PriorityLevelConfigurationStatus", go: "PriorityLevelConfigurationStatus", fields: &F694, json_fields: &[&F694[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1beta1.QueuingConfiguration
pub static F695: [Field; 3] = [
    Field { json: "queues", go: "Queues", go_type: "int32", kind: Kind::Int32, number: 1, default: "0", ..F },
    Field { json: "handSize", go: "HandSize", go_type: "int32", kind: Kind::Int32, number: 2, default: "0", ..F },
    Field { json: "queueLengthLimit", go: "QueueLengthLimit", go_type: "int32", kind: Kind::Int32, number: 3, default: "0", ..F },
];
pub static T695: Type = Type { name: "io.k8s.api.flowcontrol.v1beta1.QueuingConfiguration", go: "QueuingConfiguration", fields: &F695, json_fields: &[&F695[0], &F695[1], &F695[2]], by_name: &[1, 2, 0], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1beta1.ResourcePolicyRule
pub static F696: [Field; 5] = [
    Field { json: "verbs", go: "Verbs", go_type: "[]string", kind: Kind::List(&Kind::String), required: true, list_type: ListType::Set, number: 1, ..F },
    Field { json: "apiGroups", go: "APIGroups", go_type: "[]string", kind: Kind::List(&Kind::String), required: true, list_type: ListType::Set, number: 2, ..F },
    Field { json: "resources", go: "Resources", go_type: "[]string", kind: Kind::List(&Kind::String), required: true, list_type: ListType::Set, number: 3, ..F },
    Field { json: "clusterScope", go: "ClusterScope", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 4, ..F },
    Field { json: "namespaces", go: "Namespaces", go_type: "[]string", kind: Kind::List(&Kind::String), list_type: ListType::Set, number: 5, ..F },
];
pub static T696: Type = Type { name: "io.k8s.api.flowcontrol.v1beta1.ResourcePolicyRule", go: "ResourcePolicyRule", fields: &F696, json_fields: &[&F696[0], &F696[1], &F696[2], &F696[3], &F696[4]], by_name: &[1, 3, 4, 2, 0], by_number: &[0, 1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1beta1.ServiceAccountSubject
pub static F697: [Field; 2] = [
    Field { json: "namespace", go: "Namespace", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "name", go: "Name", required: true, number: 2, default: "\"\"", ..F },
];
pub static T697: Type = Type { name: "io.k8s.api.flowcontrol.v1beta1.ServiceAccountSubject", go: "ServiceAccountSubject", fields: &F697, json_fields: &[&F697[0], &F697[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1beta1.Subject
pub static F698: [Field; 4] = [
    Field { json: "kind", go: "Kind", go_type: "v1beta1.SubjectKind", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "user", go: "User", go_type: "v1beta1.UserSubject", kind: Kind::Struct(&super::api_flowcontrol::T699), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "group", go: "Group", go_type: "v1beta1.GroupSubject", kind: Kind::Struct(&super::api_flowcontrol::T684), omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "serviceAccount", go: "ServiceAccount", go_type: "v1beta1.ServiceAccountSubject", kind: Kind::Struct(&super::api_flowcontrol::T697), omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T698: Type = Type { name: "io.k8s.api.flowcontrol.v1beta1.Subject", go: "Subject", fields: &F698, json_fields: &[&F698[0], &F698[1], &F698[2], &F698[3]], by_name: &[2, 0, 3, 1], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-unions\":[{\"discriminator\":\"kind\",\"fields-to-discriminateBy\":{\"group\":\"Group\",\"serviceAccount\":\"ServiceAccount\",\"user\":\"User\"}}]}" };
// io.k8s.api.flowcontrol.v1beta1.UserSubject
pub static F699: [Field; 1] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
];
pub static T699: Type = Type { name: "io.k8s.api.flowcontrol.v1beta1.UserSubject", go: "UserSubject", fields: &F699, json_fields: &[&F699[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1beta2.ExemptPriorityLevelConfiguration
pub static F700: [Field; 2] = [
    Field { json: "nominalConcurrencyShares", go: "NominalConcurrencyShares", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "lendablePercent", go: "LendablePercent", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T700: Type = Type { name: "io.k8s.api.flowcontrol.v1beta2.ExemptPriorityLevelConfiguration", go: "ExemptPriorityLevelConfiguration", fields: &F700, json_fields: &[&F700[0], &F700[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1beta2.FlowDistinguisherMethod
pub static F701: [Field; 1] = [
    Field { json: "type", go: "Type", go_type: "v1beta2.FlowDistinguisherMethodType", required: true, number: 1, default: "\"\"", ..F },
];
pub static T701: Type = Type { name: "io.k8s.api.flowcontrol.v1beta2.FlowDistinguisherMethod", go: "FlowDistinguisherMethod", fields: &F701, json_fields: &[&F701[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1beta2.FlowSchema
pub static F702: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1beta2.FlowSchemaSpec", kind: Kind::Struct(&super::api_flowcontrol::T705), omit_empty: true, required: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1beta2.FlowSchemaStatus", kind: Kind::Struct(&super::api_flowcontrol::T706), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T702: Type = Type { name: "io.k8s.api.flowcontrol.v1beta2.FlowSchema", go: "FlowSchema", fields: &F702, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F702[1], &F702[2], &F702[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1beta2.FlowSchemaCondition
pub static F703: [Field; 5] = [
    Field { json: "type", go: "Type", go_type: "v1beta2.FlowSchemaConditionType", omit_empty: true, required: true, number: 1, ..F },
    Field { json: "status", go: "Status", go_type: "v1beta2.ConditionStatus", omit_empty: true, number: 2, ..F },
    Field { json: "lastTransitionTime", go: "LastTransitionTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 3, ..F },
    Field { json: "reason", go: "Reason", omit_empty: true, number: 4, ..F },
    Field { json: "message", go: "Message", omit_empty: true, number: 5, ..F },
];
pub static T703: Type = Type { name: "io.k8s.api.flowcontrol.v1beta2.FlowSchemaCondition", go: "FlowSchemaCondition", fields: &F703, json_fields: &[&F703[0], &F703[1], &F703[2], &F703[3], &F703[4]], by_name: &[2, 4, 3, 1, 0], by_number: &[0, 1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1beta2.FlowSchemaList
pub static F704: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta2.FlowSchema", kind: Kind::List(&Kind::Struct(&super::api_flowcontrol::T702)), required: true, number: 2, ..F },
];
pub static T704: Type = Type { name: "io.k8s.api.flowcontrol.v1beta2.FlowSchemaList", go: "FlowSchemaList", fields: &F704, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F704[1], &F704[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1beta2.FlowSchemaSpec
pub static F705: [Field; 4] = [
    Field { json: "priorityLevelConfiguration", go: "PriorityLevelConfiguration", go_type: "v1beta2.PriorityLevelConfigurationReference", kind: Kind::Struct(&super::api_flowcontrol::T715), required: true, number: 1, default: "{}", ..F },
    Field { json: "matchingPrecedence", go: "MatchingPrecedence", go_type: "int32", kind: Kind::Int32, number: 2, default: "0", ..F },
    Field { json: "distinguisherMethod", go: "DistinguisherMethod", go_type: "v1beta2.FlowDistinguisherMethod", kind: Kind::Struct(&super::api_flowcontrol::T701), omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "rules", go: "Rules", go_type: "[]v1beta2.PolicyRulesWithSubjects", kind: Kind::List(&Kind::Struct(&super::api_flowcontrol::T711)), omit_empty: true, list_type: ListType::Atomic, number: 4, ..F },
];
pub static T705: Type = Type { name: "io.k8s.api.flowcontrol.v1beta2.FlowSchemaSpec", go: "FlowSchemaSpec", fields: &F705, json_fields: &[&F705[0], &F705[1], &F705[2], &F705[3]], by_name: &[2, 1, 0, 3], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1beta2.FlowSchemaStatus
pub static F706: [Field; 1] = [
    Field { json: "conditions", go: "Conditions", go_type: "[]v1beta2.FlowSchemaCondition", kind: Kind::List(&Kind::Struct(&super::api_flowcontrol::T703)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["type"], number: 1, ..F },
];
pub static T706: Type = Type { name: "io.k8s.api.flowcontrol.v1beta2.FlowSchemaStatus", go: "FlowSchemaStatus", fields: &F706, json_fields: &[&F706[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1beta2.GroupSubject
pub static F707: [Field; 1] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
];
pub static T707: Type = Type { name: "io.k8s.api.flowcontrol.v1beta2.GroupSubject", go: "GroupSubject", fields: &F707, json_fields: &[&F707[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1beta2.LimitResponse
pub static F708: [Field; 2] = [
    Field { json: "type", go: "Type", go_type: "v1beta2.LimitResponseType", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "queuing", go: "Queuing", go_type: "v1beta2.QueuingConfiguration", kind: Kind::Struct(&super::api_flowcontrol::T718), omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T708: Type = Type { name: "io.k8s.api.flowcontrol.v1beta2.LimitResponse", go: "LimitResponse", fields: &F708, json_fields: &[&F708[0], &F708[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-unions\":[{\"discriminator\":\"type\",\"fields-to-discriminateBy\":{\"queuing\":\"Queuing\"}}]}" };
// io.k8s.api.flowcontrol.v1beta2.LimitedPriorityLevelConfiguration
pub static F709: [Field; 4] = [
    Field { json: "assuredConcurrencyShares", go: "AssuredConcurrencyShares", go_type: "int32", kind: Kind::Int32, number: 1, default: "0", ..F },
    Field { json: "limitResponse", go: "LimitResponse", go_type: "v1beta2.LimitResponse", kind: Kind::Struct(&super::api_flowcontrol::T708), omit_empty: true, required: true, number: 2, default: "{}", ..F },
    Field { json: "lendablePercent", go: "LendablePercent", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "borrowingLimitPercent", go: "BorrowingLimitPercent", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T709: Type = Type { name: "io.k8s.api.flowcontrol.v1beta2.LimitedPriorityLevelConfiguration", go: "LimitedPriorityLevelConfiguration", fields: &F709, json_fields: &[&F709[0], &F709[1], &F709[2], &F709[3]], by_name: &[0, 3, 2, 1], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1beta2.NonResourcePolicyRule
pub static F710: [Field; 2] = [
    Field { json: "verbs", go: "Verbs", go_type: "[]string", kind: Kind::List(&Kind::String), required: true, list_type: ListType::Set, number: 1, ..F },
    Field { json: "nonResourceURLs", go: "NonResourceURLs", go_type: "[]string", kind: Kind::List(&Kind::String), required: true, list_type: ListType::Set, number: 6, ..F },
];
pub static T710: Type = Type { name: "io.k8s.api.flowcontrol.v1beta2.NonResourcePolicyRule", go: "NonResourcePolicyRule", fields: &F710, json_fields: &[&F710[0], &F710[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1beta2.PolicyRulesWithSubjects
pub static F711: [Field; 3] = [
    Field { json: "subjects", go: "Subjects", go_type: "[]v1beta2.Subject", kind: Kind::List(&Kind::Struct(&super::api_flowcontrol::T721)), required: true, list_type: ListType::Atomic, number: 1, ..F },
    Field { json: "resourceRules", go: "ResourceRules", go_type: "[]v1beta2.ResourcePolicyRule", kind: Kind::List(&Kind::Struct(&super::api_flowcontrol::T719)), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
    Field { json: "nonResourceRules", go: "NonResourceRules", go_type: "[]v1beta2.NonResourcePolicyRule", kind: Kind::List(&Kind::Struct(&super::api_flowcontrol::T710)), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
];
pub static T711: Type = Type { name: "io.k8s.api.flowcontrol.v1beta2.PolicyRulesWithSubjects", go: "PolicyRulesWithSubjects", fields: &F711, json_fields: &[&F711[0], &F711[1], &F711[2]], by_name: &[2, 1, 0], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1beta2.PriorityLevelConfiguration
pub static F712: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1beta2.PriorityLevelConfigurationSpec", kind: Kind::Struct(&super::api_flowcontrol::T716), omit_empty: true, required: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1beta2.PriorityLevelConfigurationStatus", kind: Kind::Struct(&super::api_flowcontrol::T717), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T712: Type = Type { name: "io.k8s.api.flowcontrol.v1beta2.PriorityLevelConfiguration", go: "PriorityLevelConfiguration", fields: &F712, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F712[1], &F712[2], &F712[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1beta2.PriorityLevelConfigurationCondition
pub static F713: [Field; 5] = [
    Field { json: "type", go: "Type", go_type: "v1beta2.PriorityLevelConfigurationConditionType", omit_empty: true, required: true, number: 1, ..F },
    Field { json: "status", go: "Status", go_type: "v1beta2.ConditionStatus", omit_empty: true, number: 2, ..F },
    Field { json: "lastTransitionTime", go: "LastTransitionTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 3, ..F },
    Field { json: "reason", go: "Reason", omit_empty: true, number: 4, ..F },
    Field { json: "message", go: "Message", omit_empty: true, number: 5, ..F },
];
pub static T713: Type = Type { name: "io.k8s.api.flowcontrol.v1beta2.PriorityLevelConfigurationCondition", go: "PriorityLevelConfigurationCondition", fields: &F713, json_fields: &[&F713[0], &F713[1], &F713[2], &F713[3], &F713[4]], by_name: &[2, 4, 3, 1, 0], by_number: &[0, 1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1beta2.PriorityLevelConfigurationList
pub static F714: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta2.PriorityLevelConfiguration", kind: Kind::List(&Kind::Struct(&super::api_flowcontrol::T712)), required: true, number: 2, ..F },
];
pub static T714: Type = Type { name: "io.k8s.api.flowcontrol.v1beta2.PriorityLevelConfigurationList", go: "PriorityLevelConfigurationList", fields: &F714, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F714[1], &F714[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1beta2.PriorityLevelConfigurationReference
pub static F715: [Field; 1] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
];
pub static T715: Type = Type { name: "io.k8s.api.flowcontrol.v1beta2.PriorityLevelConfigurationReference", go: "PriorityLevelConfigurationReference", fields: &F715, json_fields: &[&F715[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1beta2.PriorityLevelConfigurationSpec
pub static F716: [Field; 3] = [
    Field { json: "type", go: "Type", go_type: "v1beta2.PriorityLevelEnablement", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "limited", go: "Limited", go_type: "v1beta2.LimitedPriorityLevelConfiguration", kind: Kind::Struct(&super::api_flowcontrol::T709), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "exempt", go: "Exempt", go_type: "v1beta2.ExemptPriorityLevelConfiguration", kind: Kind::Struct(&super::api_flowcontrol::T700), omit_empty: true, pointer: true, number: 3, ..F },
];
pub static T716: Type = Type { name: "io.k8s.api.flowcontrol.v1beta2.PriorityLevelConfigurationSpec", go: "PriorityLevelConfigurationSpec", fields: &F716, json_fields: &[&F716[0], &F716[1], &F716[2]], by_name: &[2, 1, 0], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-unions\":[{\"discriminator\":\"type\",\"fields-to-discriminateBy\":{\"exempt\":\"Exempt\",\"limited\":\"Limited\"}}]}" };
// io.k8s.api.flowcontrol.v1beta2.PriorityLevelConfigurationStatus
pub static F717: [Field; 1] = [
    Field { json: "conditions", go: "Conditions", go_type: "[]v1beta2.PriorityLevelConfigurationCondition", kind: Kind::List(&Kind::Struct(&super::api_flowcontrol::T713)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["type"], number: 1, ..F },
];
pub static T717: Type = Type { name: "io.k8s.api.flowcontrol.v1beta2.PriorityLevelConfigurationStatus", go: "PriorityLevelConfigurationStatus", fields: &F717, json_fields: &[&F717[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1beta2.QueuingConfiguration
pub static F718: [Field; 3] = [
    Field { json: "queues", go: "Queues", go_type: "int32", kind: Kind::Int32, number: 1, default: "0", ..F },
    Field { json: "handSize", go: "HandSize", go_type: "int32", kind: Kind::Int32, number: 2, default: "0", ..F },
    Field { json: "queueLengthLimit", go: "QueueLengthLimit", go_type: "int32", kind: Kind::Int32, number: 3, default: "0", ..F },
];
pub static T718: Type = Type { name: "io.k8s.api.flowcontrol.v1beta2.QueuingConfiguration", go: "QueuingConfiguration", fields: &F718, json_fields: &[&F718[0], &F718[1], &F718[2]], by_name: &[1, 2, 0], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1beta2.ResourcePolicyRule
pub static F719: [Field; 5] = [
    Field { json: "verbs", go: "Verbs", go_type: "[]string", kind: Kind::List(&Kind::String), required: true, list_type: ListType::Set, number: 1, ..F },
    Field { json: "apiGroups", go: "APIGroups", go_type: "[]string", kind: Kind::List(&Kind::String), required: true, list_type: ListType::Set, number: 2, ..F },
    Field { json: "resources", go: "Resources", go_type: "[]string", kind: Kind::List(&Kind::String), required: true, list_type: ListType::Set, number: 3, ..F },
    Field { json: "clusterScope", go: "ClusterScope", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 4, ..F },
    Field { json: "namespaces", go: "Namespaces", go_type: "[]string", kind: Kind::List(&Kind::String), list_type: ListType::Set, number: 5, ..F },
];
pub static T719: Type = Type { name: "io.k8s.api.flowcontrol.v1beta2.ResourcePolicyRule", go: "ResourcePolicyRule", fields: &F719, json_fields: &[&F719[0], &F719[1], &F719[2], &F719[3], &F719[4]], by_name: &[1, 3, 4, 2, 0], by_number: &[0, 1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1beta2.ServiceAccountSubject
pub static F720: [Field; 2] = [
    Field { json: "namespace", go: "Namespace", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "name", go: "Name", required: true, number: 2, default: "\"\"", ..F },
];
pub static T720: Type = Type { name: "io.k8s.api.flowcontrol.v1beta2.ServiceAccountSubject", go: "ServiceAccountSubject", fields: &F720, json_fields: &[&F720[0], &F720[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1beta2.Subject
pub static F721: [Field; 4] = [
    Field { json: "kind", go: "Kind", go_type: "v1beta2.SubjectKind", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "user", go: "User", go_type: "v1beta2.UserSubject", kind: Kind::Struct(&super::api_flowcontrol::T722), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "group", go: "Group", go_type: "v1beta2.GroupSubject", kind: Kind::Struct(&super::api_flowcontrol::T707), omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "serviceAccount", go: "ServiceAccount", go_type: "v1beta2.ServiceAccountSubject", kind: Kind::Struct(&super::api_flowcontrol::T720), omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T721: Type = Type { name: "io.k8s.api.flowcontrol.v1beta2.Subject", go: "Subject", fields: &F721, json_fields: &[&F721[0], &F721[1], &F721[2], &F721[3]], by_name: &[2, 0, 3, 1], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-unions\":[{\"discriminator\":\"kind\",\"fields-to-discriminateBy\":{\"group\":\"Group\",\"serviceAccount\":\"ServiceAccount\",\"user\":\"User\"}}]}" };
// io.k8s.api.flowcontrol.v1beta2.UserSubject
pub static F722: [Field; 1] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
];
pub static T722: Type = Type { name: "io.k8s.api.flowcontrol.v1beta2.UserSubject", go: "UserSubject", fields: &F722, json_fields: &[&F722[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1beta3.ExemptPriorityLevelConfiguration
pub static F723: [Field; 2] = [
    Field { json: "nominalConcurrencyShares", go: "NominalConcurrencyShares", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "lendablePercent", go: "LendablePercent", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T723: Type = Type { name: "io.k8s.api.flowcontrol.v1beta3.ExemptPriorityLevelConfiguration", go: "ExemptPriorityLevelConfiguration", fields: &F723, json_fields: &[&F723[0], &F723[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1beta3.FlowDistinguisherMethod
pub static F724: [Field; 1] = [
    Field { json: "type", go: "Type", go_type: "v1beta3.FlowDistinguisherMethodType", required: true, number: 1, default: "\"\"", ..F },
];
pub static T724: Type = Type { name: "io.k8s.api.flowcontrol.v1beta3.FlowDistinguisherMethod", go: "FlowDistinguisherMethod", fields: &F724, json_fields: &[&F724[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1beta3.FlowSchema
pub static F725: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1beta3.FlowSchemaSpec", kind: Kind::Struct(&super::api_flowcontrol::T728), omit_empty: true, required: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1beta3.FlowSchemaStatus", kind: Kind::Struct(&super::api_flowcontrol::T729), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T725: Type = Type { name: "io.k8s.api.flowcontrol.v1beta3.FlowSchema", go: "FlowSchema", fields: &F725, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F725[1], &F725[2], &F725[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1beta3.FlowSchemaCondition
pub static F726: [Field; 5] = [
    Field { json: "type", go: "Type", go_type: "v1beta3.FlowSchemaConditionType", omit_empty: true, required: true, number: 1, ..F },
    Field { json: "status", go: "Status", go_type: "v1beta3.ConditionStatus", omit_empty: true, number: 2, ..F },
    Field { json: "lastTransitionTime", go: "LastTransitionTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 3, ..F },
    Field { json: "reason", go: "Reason", omit_empty: true, number: 4, ..F },
    Field { json: "message", go: "Message", omit_empty: true, number: 5, ..F },
];
pub static T726: Type = Type { name: "io.k8s.api.flowcontrol.v1beta3.FlowSchemaCondition", go: "FlowSchemaCondition", fields: &F726, json_fields: &[&F726[0], &F726[1], &F726[2], &F726[3], &F726[4]], by_name: &[2, 4, 3, 1, 0], by_number: &[0, 1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1beta3.FlowSchemaList
pub static F727: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta3.FlowSchema", kind: Kind::List(&Kind::Struct(&super::api_flowcontrol::T725)), required: true, number: 2, ..F },
];
pub static T727: Type = Type { name: "io.k8s.api.flowcontrol.v1beta3.FlowSchemaList", go: "FlowSchemaList", fields: &F727, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F727[1], &F727[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1beta3.FlowSchemaSpec
pub static F728: [Field; 4] = [
    Field { json: "priorityLevelConfiguration", go: "PriorityLevelConfiguration", go_type: "v1beta3.PriorityLevelConfigurationReference", kind: Kind::Struct(&super::api_flowcontrol::T738), required: true, number: 1, default: "{}", ..F },
    Field { json: "matchingPrecedence", go: "MatchingPrecedence", go_type: "int32", kind: Kind::Int32, number: 2, default: "0", ..F },
    Field { json: "distinguisherMethod", go: "DistinguisherMethod", go_type: "v1beta3.FlowDistinguisherMethod", kind: Kind::Struct(&super::api_flowcontrol::T724), omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "rules", go: "Rules", go_type: "[]v1beta3.PolicyRulesWithSubjects", kind: Kind::List(&Kind::Struct(&super::api_flowcontrol::T734)), omit_empty: true, list_type: ListType::Atomic, number: 4, ..F },
];
pub static T728: Type = Type { name: "io.k8s.api.flowcontrol.v1beta3.FlowSchemaSpec", go: "FlowSchemaSpec", fields: &F728, json_fields: &[&F728[0], &F728[1], &F728[2], &F728[3]], by_name: &[2, 1, 0, 3], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1beta3.FlowSchemaStatus
pub static F729: [Field; 1] = [
    Field { json: "conditions", go: "Conditions", go_type: "[]v1beta3.FlowSchemaCondition", kind: Kind::List(&Kind::Struct(&super::api_flowcontrol::T726)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["type"], patch_strategy: "merge", patch_merge_key: "type", number: 1, ..F },
];
pub static T729: Type = Type { name: "io.k8s.api.flowcontrol.v1beta3.FlowSchemaStatus", go: "FlowSchemaStatus", fields: &F729, json_fields: &[&F729[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1beta3.GroupSubject
pub static F730: [Field; 1] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
];
pub static T730: Type = Type { name: "io.k8s.api.flowcontrol.v1beta3.GroupSubject", go: "GroupSubject", fields: &F730, json_fields: &[&F730[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1beta3.LimitResponse
pub static F731: [Field; 2] = [
    Field { json: "type", go: "Type", go_type: "v1beta3.LimitResponseType", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "queuing", go: "Queuing", go_type: "v1beta3.QueuingConfiguration", kind: Kind::Struct(&super::api_flowcontrol::T741), omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T731: Type = Type { name: "io.k8s.api.flowcontrol.v1beta3.LimitResponse", go: "LimitResponse", fields: &F731, json_fields: &[&F731[0], &F731[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-unions\":[{\"discriminator\":\"type\",\"fields-to-discriminateBy\":{\"queuing\":\"Queuing\"}}]}" };
// io.k8s.api.flowcontrol.v1beta3.LimitedPriorityLevelConfiguration
pub static F732: [Field; 4] = [
    Field { json: "nominalConcurrencyShares", go: "NominalConcurrencyShares", go_type: "int32", kind: Kind::Int32, number: 1, default: "0", ..F },
    Field { json: "limitResponse", go: "LimitResponse", go_type: "v1beta3.LimitResponse", kind: Kind::Struct(&super::api_flowcontrol::T731), omit_empty: true, required: true, number: 2, default: "{}", ..F },
    Field { json: "lendablePercent", go: "LendablePercent", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "borrowingLimitPercent", go: "BorrowingLimitPercent", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T732: Type = Type { name: "io.k8s.api.flowcontrol.v1beta3.LimitedPriorityLevelConfiguration", go: "LimitedPriorityLevelConfiguration", fields: &F732, json_fields: &[&F732[0], &F732[1], &F732[2], &F732[3]], by_name: &[3, 2, 1, 0], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1beta3.NonResourcePolicyRule
pub static F733: [Field; 2] = [
    Field { json: "verbs", go: "Verbs", go_type: "[]string", kind: Kind::List(&Kind::String), required: true, list_type: ListType::Set, number: 1, ..F },
    Field { json: "nonResourceURLs", go: "NonResourceURLs", go_type: "[]string", kind: Kind::List(&Kind::String), required: true, list_type: ListType::Set, number: 6, ..F },
];
pub static T733: Type = Type { name: "io.k8s.api.flowcontrol.v1beta3.NonResourcePolicyRule", go: "NonResourcePolicyRule", fields: &F733, json_fields: &[&F733[0], &F733[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1beta3.PolicyRulesWithSubjects
pub static F734: [Field; 3] = [
    Field { json: "subjects", go: "Subjects", go_type: "[]v1beta3.Subject", kind: Kind::List(&Kind::Struct(&super::api_flowcontrol::T744)), required: true, list_type: ListType::Atomic, number: 1, ..F },
    Field { json: "resourceRules", go: "ResourceRules", go_type: "[]v1beta3.ResourcePolicyRule", kind: Kind::List(&Kind::Struct(&super::api_flowcontrol::T742)), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
    Field { json: "nonResourceRules", go: "NonResourceRules", go_type: "[]v1beta3.NonResourcePolicyRule", kind: Kind::List(&Kind::Struct(&super::api_flowcontrol::T733)), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
];
pub static T734: Type = Type { name: "io.k8s.api.flowcontrol.v1beta3.PolicyRulesWithSubjects", go: "PolicyRulesWithSubjects", fields: &F734, json_fields: &[&F734[0], &F734[1], &F734[2]], by_name: &[2, 1, 0], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1beta3.PriorityLevelConfiguration
pub static F735: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1beta3.PriorityLevelConfigurationSpec", kind: Kind::Struct(&super::api_flowcontrol::T739), omit_empty: true, required: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1beta3.PriorityLevelConfigurationStatus", kind: Kind::Struct(&super::api_flowcontrol::T740), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T735: Type = Type { name: "io.k8s.api.flowcontrol.v1beta3.PriorityLevelConfiguration", go: "PriorityLevelConfiguration", fields: &F735, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F735[1], &F735[2], &F735[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1beta3.PriorityLevelConfigurationCondition
pub static F736: [Field; 5] = [
    Field { json: "type", go: "Type", go_type: "v1beta3.PriorityLevelConfigurationConditionType", omit_empty: true, required: true, number: 1, ..F },
    Field { json: "status", go: "Status", go_type: "v1beta3.ConditionStatus", omit_empty: true, number: 2, ..F },
    Field { json: "lastTransitionTime", go: "LastTransitionTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 3, ..F },
    Field { json: "reason", go: "Reason", omit_empty: true, number: 4, ..F },
    Field { json: "message", go: "Message", omit_empty: true, number: 5, ..F },
];
pub static T736: Type = Type { name: "io.k8s.api.flowcontrol.v1beta3.PriorityLevelConfigurationCondition", go: "PriorityLevelConfigurationCondition", fields: &F736, json_fields: &[&F736[0], &F736[1], &F736[2], &F736[3], &F736[4]], by_name: &[2, 4, 3, 1, 0], by_number: &[0, 1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1beta3.PriorityLevelConfigurationList
pub static F737: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta3.PriorityLevelConfiguration", kind: Kind::List(&Kind::Struct(&super::api_flowcontrol::T735)), required: true, number: 2, ..F },
];
pub static T737: Type = Type { name: "io.k8s.api.flowcontrol.v1beta3.PriorityLevelConfigurationList", go: "PriorityLevelConfigurationList", fields: &F737, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F737[1], &F737[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1beta3.PriorityLevelConfigurationReference
pub static F738: [Field; 1] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
];
pub static T738: Type = Type { name: "io.k8s.api.flowcontrol.v1beta3.PriorityLevelConfigurationReference", go: "PriorityLevelConfigurationReference", fields: &F738, json_fields: &[&F738[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1beta3.PriorityLevelConfigurationSpec
pub static F739: [Field; 3] = [
    Field { json: "type", go: "Type", go_type: "v1beta3.PriorityLevelEnablement", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "limited", go: "Limited", go_type: "v1beta3.LimitedPriorityLevelConfiguration", kind: Kind::Struct(&super::api_flowcontrol::T732), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "exempt", go: "Exempt", go_type: "v1beta3.ExemptPriorityLevelConfiguration", kind: Kind::Struct(&super::api_flowcontrol::T723), omit_empty: true, pointer: true, number: 3, ..F },
];
pub static T739: Type = Type { name: "io.k8s.api.flowcontrol.v1beta3.PriorityLevelConfigurationSpec", go: "PriorityLevelConfigurationSpec", fields: &F739, json_fields: &[&F739[0], &F739[1], &F739[2]], by_name: &[2, 1, 0], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-unions\":[{\"discriminator\":\"type\",\"fields-to-discriminateBy\":{\"exempt\":\"Exempt\",\"limited\":\"Limited\"}}]}" };
// io.k8s.api.flowcontrol.v1beta3.PriorityLevelConfigurationStatus
pub static F740: [Field; 1] = [
    Field { json: "conditions", go: "Conditions", go_type: "[]v1beta3.PriorityLevelConfigurationCondition", kind: Kind::List(&Kind::Struct(&super::api_flowcontrol::T736)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["type"], patch_strategy: "merge", patch_merge_key: "type", number: 1, ..F },
];
pub static T740: Type = Type { name: "io.k8s.api.flowcontrol.v1beta3.PriorityLevelConfigurationStatus", go: "PriorityLevelConfigurationStatus", fields: &F740, json_fields: &[&F740[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1beta3.QueuingConfiguration
pub static F741: [Field; 3] = [
    Field { json: "queues", go: "Queues", go_type: "int32", kind: Kind::Int32, number: 1, default: "0", ..F },
    Field { json: "handSize", go: "HandSize", go_type: "int32", kind: Kind::Int32, number: 2, default: "0", ..F },
    Field { json: "queueLengthLimit", go: "QueueLengthLimit", go_type: "int32", kind: Kind::Int32, number: 3, default: "0", ..F },
];
pub static T741: Type = Type { name: "io.k8s.api.flowcontrol.v1beta3.QueuingConfiguration", go: "QueuingConfiguration", fields: &F741, json_fields: &[&F741[0], &F741[1], &F741[2]], by_name: &[1, 2, 0], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1beta3.ResourcePolicyRule
pub static F742: [Field; 5] = [
    Field { json: "verbs", go: "Verbs", go_type: "[]string", kind: Kind::List(&Kind::String), required: true, list_type: ListType::Set, number: 1, ..F },
    Field { json: "apiGroups", go: "APIGroups", go_type: "[]string", kind: Kind::List(&Kind::String), required: true, list_type: ListType::Set, number: 2, ..F },
    Field { json: "resources", go: "Resources", go_type: "[]string", kind: Kind::List(&Kind::String), required: true, list_type: ListType::Set, number: 3, ..F },
    Field { json: "clusterScope", go: "ClusterScope", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 4, ..F },
    Field { json: "namespaces", go: "Namespaces", go_type: "[]string", kind: Kind::List(&Kind::String), list_type: ListType::Set, number: 5, ..F },
];
pub static T742: Type = Type { name: "io.k8s.api.flowcontrol.v1beta3.ResourcePolicyRule", go: "ResourcePolicyRule", fields: &F742, json_fields: &[&F742[0], &F742[1], &F742[2], &F742[3], &F742[4]], by_name: &[1, 3, 4, 2, 0], by_number: &[0, 1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1beta3.ServiceAccountSubject
pub static F743: [Field; 2] = [
    Field { json: "namespace", go: "Namespace", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "name", go: "Name", required: true, number: 2, default: "\"\"", ..F },
];
pub static T743: Type = Type { name: "io.k8s.api.flowcontrol.v1beta3.ServiceAccountSubject", go: "ServiceAccountSubject", fields: &F743, json_fields: &[&F743[0], &F743[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.flowcontrol.v1beta3.Subject
pub static F744: [Field; 4] = [
    Field { json: "kind", go: "Kind", go_type: "v1beta3.SubjectKind", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "user", go: "User", go_type: "v1beta3.UserSubject", kind: Kind::Struct(&super::api_flowcontrol::T745), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "group", go: "Group", go_type: "v1beta3.GroupSubject", kind: Kind::Struct(&super::api_flowcontrol::T730), omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "serviceAccount", go: "ServiceAccount", go_type: "v1beta3.ServiceAccountSubject", kind: Kind::Struct(&super::api_flowcontrol::T743), omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T744: Type = Type { name: "io.k8s.api.flowcontrol.v1beta3.Subject", go: "Subject", fields: &F744, json_fields: &[&F744[0], &F744[1], &F744[2], &F744[3]], by_name: &[2, 0, 3, 1], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-unions\":[{\"discriminator\":\"kind\",\"fields-to-discriminateBy\":{\"group\":\"Group\",\"serviceAccount\":\"ServiceAccount\",\"user\":\"User\"}}]}" };
// io.k8s.api.flowcontrol.v1beta3.UserSubject
pub static F745: [Field; 1] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
];
pub static T745: Type = Type { name: "io.k8s.api.flowcontrol.v1beta3.UserSubject", go: "UserSubject", fields: &F745, json_fields: &[&F745[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
