// Made by hack/gen-schema; do not edit.
use crate::types::*;

// io.k8s.api.admissionregistration.v1.ApplyConfiguration
pub static F6: [Field; 1] = [
    Field { json: "expression", go: "Expression", omit_empty: true, number: 1, ..F },
];
pub static T6: Type = Type { name: "io.k8s.api.admissionregistration.v1.ApplyConfiguration", go: "ApplyConfiguration", fields: &F6, json_fields: &[&F6[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1.AuditAnnotation
pub static F7: [Field; 2] = [
    Field { json: "key", go: "Key", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "valueExpression", go: "ValueExpression", required: true, number: 2, default: "\"\"", ..F },
];
pub static T7: Type = Type { name: "io.k8s.api.admissionregistration.v1.AuditAnnotation", go: "AuditAnnotation", fields: &F7, json_fields: &[&F7[0], &F7[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1.ExpressionWarning
pub static F8: [Field; 2] = [
    Field { json: "fieldRef", go: "FieldRef", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "warning", go: "Warning", required: true, number: 3, default: "\"\"", ..F },
];
pub static T8: Type = Type { name: "io.k8s.api.admissionregistration.v1.ExpressionWarning", go: "ExpressionWarning", fields: &F8, json_fields: &[&F8[0], &F8[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1.JSONPatch
pub static F9: [Field; 1] = [
    Field { json: "expression", go: "Expression", omit_empty: true, number: 1, ..F },
];
pub static T9: Type = Type { name: "io.k8s.api.admissionregistration.v1.JSONPatch", go: "JSONPatch", fields: &F9, json_fields: &[&F9[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1.MatchCondition
pub static F10: [Field; 2] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "expression", go: "Expression", required: true, number: 2, default: "\"\"", ..F },
];
pub static T10: Type = Type { name: "io.k8s.api.admissionregistration.v1.MatchCondition", go: "MatchCondition", fields: &F10, json_fields: &[&F10[0], &F10[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1.MatchResources
pub static F11: [Field; 5] = [
    Field { json: "namespaceSelector", go: "NamespaceSelector", go_type: "v1.LabelSelector", kind: Kind::Struct(&super::apimachinery::T1258), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "objectSelector", go: "ObjectSelector", go_type: "v1.LabelSelector", kind: Kind::Struct(&super::apimachinery::T1258), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "resourceRules", go: "ResourceRules", go_type: "[]v1.NamedRuleWithOperations", kind: Kind::List(&Kind::Struct(&super::api_admissionregistration::T22)), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
    Field { json: "excludeResourceRules", go: "ExcludeResourceRules", go_type: "[]v1.NamedRuleWithOperations", kind: Kind::List(&Kind::Struct(&super::api_admissionregistration::T22)), omit_empty: true, list_type: ListType::Atomic, number: 4, ..F },
    Field { json: "matchPolicy", go: "MatchPolicy", go_type: "v1.MatchPolicyType", omit_empty: true, pointer: true, number: 7, enums: &["Equivalent", "Exact"], ..F },
];
pub static T11: Type = Type { name: "io.k8s.api.admissionregistration.v1.MatchResources", go: "MatchResources", fields: &F11, json_fields: &[&F11[0], &F11[1], &F11[2], &F11[3], &F11[4]], by_name: &[3, 4, 0, 1, 2], by_number: &[0, 1, 2, 3, 4], map_type: MapType::Atomic, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-map-type\":\"atomic\"}" };
// io.k8s.api.admissionregistration.v1.MutatingAdmissionPolicy
pub static F12: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1.MutatingAdmissionPolicySpec", kind: Kind::Struct(&super::api_admissionregistration::T17), omit_empty: true, number: 2, default: "{}", ..F },
];
pub static T12: Type = Type { name: "io.k8s.api.admissionregistration.v1.MutatingAdmissionPolicy", go: "MutatingAdmissionPolicy", fields: &F12, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F12[1], &F12[2]], by_name: &[1, 0, 2, 3], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1.MutatingAdmissionPolicyBinding
pub static F13: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1.MutatingAdmissionPolicyBindingSpec", kind: Kind::Struct(&super::api_admissionregistration::T15), omit_empty: true, number: 2, default: "{}", ..F },
];
pub static T13: Type = Type { name: "io.k8s.api.admissionregistration.v1.MutatingAdmissionPolicyBinding", go: "MutatingAdmissionPolicyBinding", fields: &F13, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F13[1], &F13[2]], by_name: &[1, 0, 2, 3], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1.MutatingAdmissionPolicyBindingList
pub static F14: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.MutatingAdmissionPolicyBinding", kind: Kind::List(&Kind::Struct(&super::api_admissionregistration::T13)), required: true, number: 2, ..F },
];
pub static T14: Type = Type { name: "io.k8s.api.admissionregistration.v1.MutatingAdmissionPolicyBindingList", go: "MutatingAdmissionPolicyBindingList", fields: &F14, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F14[1], &F14[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1.MutatingAdmissionPolicyBindingSpec
pub static F15: [Field; 3] = [
    Field { json: "policyName", go: "PolicyName", omit_empty: true, number: 1, ..F },
    Field { json: "paramRef", go: "ParamRef", go_type: "v1.ParamRef", kind: Kind::Struct(&super::api_admissionregistration::T24), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "matchResources", go: "MatchResources", go_type: "v1.MatchResources", kind: Kind::Struct(&super::api_admissionregistration::T11), omit_empty: true, pointer: true, number: 3, ..F },
];
pub static T15: Type = Type { name: "io.k8s.api.admissionregistration.v1.MutatingAdmissionPolicyBindingSpec", go: "MutatingAdmissionPolicyBindingSpec", fields: &F15, json_fields: &[&F15[0], &F15[1], &F15[2]], by_name: &[2, 1, 0], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1.MutatingAdmissionPolicyList
pub static F16: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.MutatingAdmissionPolicy", kind: Kind::List(&Kind::Struct(&super::api_admissionregistration::T12)), required: true, number: 2, ..F },
];
pub static T16: Type = Type { name: "io.k8s.api.admissionregistration.v1.MutatingAdmissionPolicyList", go: "MutatingAdmissionPolicyList", fields: &F16, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F16[1], &F16[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1.MutatingAdmissionPolicySpec
pub static F17: [Field; 7] = [
    Field { json: "paramKind", go: "ParamKind", go_type: "v1.ParamKind", kind: Kind::Struct(&super::api_admissionregistration::T23), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "matchConstraints", go: "MatchConstraints", go_type: "v1.MatchResources", kind: Kind::Struct(&super::api_admissionregistration::T11), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "variables", go: "Variables", go_type: "[]v1.Variable", kind: Kind::List(&Kind::Struct(&super::api_admissionregistration::T40)), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
    Field { json: "mutations", go: "Mutations", go_type: "[]v1.Mutation", kind: Kind::List(&Kind::Struct(&super::api_admissionregistration::T21)), omit_empty: true, list_type: ListType::Atomic, number: 4, ..F },
    Field { json: "failurePolicy", go: "FailurePolicy", go_type: "v1.FailurePolicyType", omit_empty: true, pointer: true, number: 5, enums: &["Fail", "Ignore"], ..F },
    Field { json: "matchConditions", go: "MatchConditions", go_type: "[]v1.MatchCondition", kind: Kind::List(&Kind::Struct(&super::api_admissionregistration::T10)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["name"], patch_strategy: "merge", patch_merge_key: "name", number: 6, ..F },
    Field { json: "reinvocationPolicy", go: "ReinvocationPolicy", go_type: "v1.ReinvocationPolicyType", omit_empty: true, number: 7, enums: &["IfNeeded", "Never"], ..F },
];
pub static T17: Type = Type { name: "io.k8s.api.admissionregistration.v1.MutatingAdmissionPolicySpec", go: "MutatingAdmissionPolicySpec", fields: &F17, json_fields: &[&F17[0], &F17[1], &F17[2], &F17[3], &F17[4], &F17[5], &F17[6]], by_name: &[4, 5, 1, 3, 0, 6, 2], by_number: &[0, 1, 2, 3, 4, 5, 6], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1.MutatingWebhook
pub static F18: [Field; 12] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "clientConfig", go: "ClientConfig", go_type: "v1.WebhookClientConfig", kind: Kind::Struct(&super::api_admissionregistration::T41), required: true, number: 2, default: "{}", ..F },
    Field { json: "rules", go: "Rules", go_type: "[]v1.RuleWithOperations", kind: Kind::List(&Kind::Struct(&super::api_admissionregistration::T26)), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
    Field { json: "failurePolicy", go: "FailurePolicy", go_type: "v1.FailurePolicyType", omit_empty: true, pointer: true, number: 4, enums: &["Fail", "Ignore"], ..F },
    Field { json: "matchPolicy", go: "MatchPolicy", go_type: "v1.MatchPolicyType", omit_empty: true, pointer: true, number: 9, enums: &["Equivalent", "Exact"], ..F },
    Field { json: "namespaceSelector", go: "NamespaceSelector", go_type: "v1.LabelSelector", kind: Kind::Struct(&super::apimachinery::T1258), omit_empty: true, pointer: true, number: 5, ..F },
    Field { json: "objectSelector", go: "ObjectSelector", go_type: "v1.LabelSelector", kind: Kind::Struct(&super::apimachinery::T1258), omit_empty: true, pointer: true, number: 11, ..F },
    Field { json: "sideEffects", go: "SideEffects", go_type: "v1.SideEffectClass", pointer: true, required: true, number: 6, enums: &["None", "NoneOnDryRun", "Some", "Unknown"], ..F },
    Field { json: "timeoutSeconds", go: "TimeoutSeconds", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 7, ..F },
    Field { json: "admissionReviewVersions", go: "AdmissionReviewVersions", go_type: "[]string", kind: Kind::List(&Kind::String), required: true, list_type: ListType::Atomic, number: 8, ..F },
    Field { json: "reinvocationPolicy", go: "ReinvocationPolicy", go_type: "v1.ReinvocationPolicyType", omit_empty: true, pointer: true, number: 10, enums: &["IfNeeded", "Never"], ..F },
    Field { json: "matchConditions", go: "MatchConditions", go_type: "[]v1.MatchCondition", kind: Kind::List(&Kind::Struct(&super::api_admissionregistration::T10)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["name"], patch_strategy: "merge", patch_merge_key: "name", number: 12, ..F },
];
pub static T18: Type = Type { name: "io.k8s.api.admissionregistration.v1.MutatingWebhook", go: "MutatingWebhook", fields: &F18, json_fields: &[&F18[0], &F18[1], &F18[2], &F18[3], &F18[4], &F18[5], &F18[6], &F18[7], &F18[8], &F18[9], &F18[10], &F18[11]], by_name: &[9, 1, 3, 11, 4, 0, 5, 6, 10, 2, 7, 8], by_number: &[0, 1, 2, 3, 5, 7, 8, 9, 4, 10, 6, 11], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1.MutatingWebhookConfiguration
pub static F19: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "webhooks", go: "Webhooks", go_type: "[]v1.MutatingWebhook", kind: Kind::List(&Kind::Struct(&super::api_admissionregistration::T18)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["name"], patch_strategy: "merge", patch_merge_key: "name", number: 2, ..F },
];
pub static T19: Type = Type { name: "io.k8s.api.admissionregistration.v1.MutatingWebhookConfiguration", go: "MutatingWebhookConfiguration", fields: &F19, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F19[1], &F19[2]], by_name: &[1, 0, 2, 3], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1.MutatingWebhookConfigurationList
pub static F20: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.MutatingWebhookConfiguration", kind: Kind::List(&Kind::Struct(&super::api_admissionregistration::T19)), required: true, number: 2, ..F },
];
pub static T20: Type = Type { name: "io.k8s.api.admissionregistration.v1.MutatingWebhookConfigurationList", go: "MutatingWebhookConfigurationList", fields: &F20, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F20[1], &F20[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1.Mutation
pub static F21: [Field; 3] = [
    Field { json: "patchType", go: "PatchType", go_type: "v1.PatchType", required: true, number: 2, enums: &["ApplyConfiguration", "JSONPatch"], default: "\"\"", ..F },
    Field { json: "applyConfiguration", go: "ApplyConfiguration", go_type: "v1.ApplyConfiguration", kind: Kind::Struct(&super::api_admissionregistration::T6), omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "jsonPatch", go: "JSONPatch", go_type: "v1.JSONPatch", kind: Kind::Struct(&super::api_admissionregistration::T9), omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T21: Type = Type { name: "io.k8s.api.admissionregistration.v1.Mutation", go: "Mutation", fields: &F21, json_fields: &[&F21[0], &F21[1], &F21[2]], by_name: &[1, 2, 0], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1.NamedRuleWithOperations
pub static F22: [Field; 2] = [
    Field { json: "resourceNames", go: "ResourceNames", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
    Field { go: "RuleWithOperations", go_type: "v1.RuleWithOperations", kind: Kind::Struct(&super::api_admissionregistration::T26), inline: true, number: 2, ..F },
];
pub static T22: Type = Type { name: "io.k8s.api.admissionregistration.v1.NamedRuleWithOperations", go: "NamedRuleWithOperations", fields: &F22, json_fields: &[&F22[0], &F26[0], &F25[0], &F25[1], &F25[2], &F25[3]], by_name: &[2, 3, 1, 0, 4, 5], by_number: &[0, 1], map_type: MapType::Atomic, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-map-type\":\"atomic\"}" };
// io.k8s.api.admissionregistration.v1.ParamKind
pub static F23: [Field; 2] = [
    Field { json: "apiVersion", go: "APIVersion", omit_empty: true, number: 1, ..F },
    Field { json: "kind", go: "Kind", omit_empty: true, number: 2, ..F },
];
pub static T23: Type = Type { name: "io.k8s.api.admissionregistration.v1.ParamKind", go: "ParamKind", fields: &F23, json_fields: &[&F23[0], &F23[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Atomic, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-map-type\":\"atomic\"}" };
// io.k8s.api.admissionregistration.v1.ParamRef
pub static F24: [Field; 4] = [
    Field { json: "name", go: "Name", omit_empty: true, number: 1, ..F },
    Field { json: "namespace", go: "Namespace", omit_empty: true, number: 2, ..F },
    Field { json: "selector", go: "Selector", go_type: "v1.LabelSelector", kind: Kind::Struct(&super::apimachinery::T1258), omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "parameterNotFoundAction", go: "ParameterNotFoundAction", go_type: "v1.ParameterNotFoundActionType", omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T24: Type = Type { name: "io.k8s.api.admissionregistration.v1.ParamRef", go: "ParamRef", fields: &F24, json_fields: &[&F24[0], &F24[1], &F24[2], &F24[3]], by_name: &[0, 1, 3, 2], by_number: &[0, 1, 2, 3], map_type: MapType::Atomic, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-map-type\":\"atomic\"}" };
// io.k8s.api.admissionregistration.v1.Rule
pub static F25: [Field; 4] = [
    Field { json: "apiGroups", go: "APIGroups", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
    Field { json: "apiVersions", go: "APIVersions", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
    Field { json: "resources", go: "Resources", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
    Field { json: "scope", go: "Scope", go_type: "v1.ScopeType", omit_empty: true, pointer: true, number: 4, enums: &["*", "Cluster", "Namespaced"], ..F },
];
pub static T25: Type = Type { name: "io.k8s.api.admissionregistration.v1.Rule", go: "Rule", fields: &F25, json_fields: &[&F25[0], &F25[1], &F25[2], &F25[3]], by_name: &[0, 1, 2, 3], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1.RuleWithOperations
pub static F26: [Field; 2] = [
    Field { json: "operations", go: "Operations", go_type: "[]v1.OperationType", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 1, enums: &["*", "CONNECT", "CREATE", "DELETE", "UPDATE"], ..F },
    Field { go: "Rule", go_type: "v1.Rule", kind: Kind::Struct(&super::api_admissionregistration::T25), inline: true, number: 2, ..F },
];
pub static T26: Type = Type { name: "io.k8s.api.admissionregistration.v1.RuleWithOperations", go: "RuleWithOperations", fields: &F26, json_fields: &[&F26[0], &F25[0], &F25[1], &F25[2], &F25[3]], by_name: &[1, 2, 0, 3, 4], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1.ServiceReference
pub static F27: [Field; 4] = [
    Field { json: "namespace", go: "Namespace", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "name", go: "Name", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "path", go: "Path", omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "port", go: "Port", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T27: Type = Type { name: "io.k8s.api.admissionregistration.v1.ServiceReference", go: "ServiceReference", fields: &F27, json_fields: &[&F27[0], &F27[1], &F27[2], &F27[3]], by_name: &[1, 0, 2, 3], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1.TypeChecking
pub static F28: [Field; 1] = [
    Field { json: "expressionWarnings", go: "ExpressionWarnings", go_type: "[]v1.ExpressionWarning", kind: Kind::List(&Kind::Struct(&super::api_admissionregistration::T8)), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
];
pub static T28: Type = Type { name: "io.k8s.api.admissionregistration.v1.TypeChecking", go: "TypeChecking", fields: &F28, json_fields: &[&F28[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1.ValidatingAdmissionPolicy
pub static F29: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1.ValidatingAdmissionPolicySpec", kind: Kind::Struct(&super::api_admissionregistration::T34), omit_empty: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1.ValidatingAdmissionPolicyStatus", kind: Kind::Struct(&super::api_admissionregistration::T35), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T29: Type = Type { name: "io.k8s.api.admissionregistration.v1.ValidatingAdmissionPolicy", go: "ValidatingAdmissionPolicy", fields: &F29, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F29[1], &F29[2], &F29[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1.ValidatingAdmissionPolicyBinding
pub static F30: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1.ValidatingAdmissionPolicyBindingSpec", kind: Kind::Struct(&super::api_admissionregistration::T32), omit_empty: true, required: true, number: 2, default: "{}", ..F },
];
pub static T30: Type = Type { name: "io.k8s.api.admissionregistration.v1.ValidatingAdmissionPolicyBinding", go: "ValidatingAdmissionPolicyBinding", fields: &F30, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F30[1], &F30[2]], by_name: &[1, 0, 2, 3], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1.ValidatingAdmissionPolicyBindingList
pub static F31: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.ValidatingAdmissionPolicyBinding", kind: Kind::List(&Kind::Struct(&super::api_admissionregistration::T30)), required: true, number: 2, ..F },
];
pub static T31: Type = Type { name: "io.k8s.api.admissionregistration.v1.ValidatingAdmissionPolicyBindingList", go: "ValidatingAdmissionPolicyBindingList", fields: &F31, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F31[1], &F31[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1.ValidatingAdmissionPolicyBindingSpec
pub static F32: [Field; 4] = [
    Field { json: "policyName", go: "PolicyName", omit_empty: true, required: true, number: 1, ..F },
    Field { json: "paramRef", go: "ParamRef", go_type: "v1.ParamRef", kind: Kind::Struct(&super::api_admissionregistration::T24), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "matchResources", go: "MatchResources", go_type: "v1.MatchResources", kind: Kind::Struct(&super::api_admissionregistration::T11), omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "validationActions", go: "ValidationActions", go_type: "[]v1.ValidationAction", kind: Kind::List(&Kind::String), omit_empty: true, required: true, list_type: ListType::Set, number: 4, enums: &["Audit", "Deny", "Warn"], ..F },
];
pub static T32: Type = Type { name: "io.k8s.api.admissionregistration.v1.ValidatingAdmissionPolicyBindingSpec", go: "ValidatingAdmissionPolicyBindingSpec", fields: &F32, json_fields: &[&F32[0], &F32[1], &F32[2], &F32[3]], by_name: &[2, 1, 0, 3], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1.ValidatingAdmissionPolicyList
pub static F33: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.ValidatingAdmissionPolicy", kind: Kind::List(&Kind::Struct(&super::api_admissionregistration::T29)), required: true, number: 2, ..F },
];
pub static T33: Type = Type { name: "io.k8s.api.admissionregistration.v1.ValidatingAdmissionPolicyList", go: "ValidatingAdmissionPolicyList", fields: &F33, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F33[1], &F33[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1.ValidatingAdmissionPolicySpec
pub static F34: [Field; 7] = [
    Field { json: "paramKind", go: "ParamKind", go_type: "v1.ParamKind", kind: Kind::Struct(&super::api_admissionregistration::T23), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "matchConstraints", go: "MatchConstraints", go_type: "v1.MatchResources", kind: Kind::Struct(&super::api_admissionregistration::T11), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "validations", go: "Validations", go_type: "[]v1.Validation", kind: Kind::List(&Kind::Struct(&super::api_admissionregistration::T39)), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
    Field { json: "failurePolicy", go: "FailurePolicy", go_type: "v1.FailurePolicyType", omit_empty: true, pointer: true, number: 4, enums: &["Fail", "Ignore"], ..F },
    Field { json: "auditAnnotations", go: "AuditAnnotations", go_type: "[]v1.AuditAnnotation", kind: Kind::List(&Kind::Struct(&super::api_admissionregistration::T7)), omit_empty: true, list_type: ListType::Atomic, number: 5, ..F },
    Field { json: "matchConditions", go: "MatchConditions", go_type: "[]v1.MatchCondition", kind: Kind::List(&Kind::Struct(&super::api_admissionregistration::T10)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["name"], patch_strategy: "merge", patch_merge_key: "name", number: 6, ..F },
    Field { json: "variables", go: "Variables", go_type: "[]v1.Variable", kind: Kind::List(&Kind::Struct(&super::api_admissionregistration::T40)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["name"], patch_strategy: "merge", patch_merge_key: "name", number: 7, ..F },
];
pub static T34: Type = Type { name: "io.k8s.api.admissionregistration.v1.ValidatingAdmissionPolicySpec", go: "ValidatingAdmissionPolicySpec", fields: &F34, json_fields: &[&F34[0], &F34[1], &F34[2], &F34[3], &F34[4], &F34[5], &F34[6]], by_name: &[4, 3, 5, 1, 0, 2, 6], by_number: &[0, 1, 2, 3, 4, 5, 6], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1.ValidatingAdmissionPolicyStatus
pub static F35: [Field; 3] = [
    Field { json: "observedGeneration", go: "ObservedGeneration", go_type: "int64", kind: Kind::Int64, omit_empty: true, number: 1, ..F },
    Field { json: "typeChecking", go: "TypeChecking", go_type: "v1.TypeChecking", kind: Kind::Struct(&super::api_admissionregistration::T28), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "conditions", go: "Conditions", go_type: "[]v1.Condition", kind: Kind::List(&Kind::Struct(&super::apimachinery::T1247)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["type"], number: 3, ..F },
];
pub static T35: Type = Type { name: "io.k8s.api.admissionregistration.v1.ValidatingAdmissionPolicyStatus", go: "ValidatingAdmissionPolicyStatus", fields: &F35, json_fields: &[&F35[0], &F35[1], &F35[2]], by_name: &[2, 0, 1], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1.ValidatingWebhook
pub static F36: [Field; 11] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "clientConfig", go: "ClientConfig", go_type: "v1.WebhookClientConfig", kind: Kind::Struct(&super::api_admissionregistration::T41), required: true, number: 2, default: "{}", ..F },
    Field { json: "rules", go: "Rules", go_type: "[]v1.RuleWithOperations", kind: Kind::List(&Kind::Struct(&super::api_admissionregistration::T26)), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
    Field { json: "failurePolicy", go: "FailurePolicy", go_type: "v1.FailurePolicyType", omit_empty: true, pointer: true, number: 4, enums: &["Fail", "Ignore"], ..F },
    Field { json: "matchPolicy", go: "MatchPolicy", go_type: "v1.MatchPolicyType", omit_empty: true, pointer: true, number: 9, enums: &["Equivalent", "Exact"], ..F },
    Field { json: "namespaceSelector", go: "NamespaceSelector", go_type: "v1.LabelSelector", kind: Kind::Struct(&super::apimachinery::T1258), omit_empty: true, pointer: true, number: 5, ..F },
    Field { json: "objectSelector", go: "ObjectSelector", go_type: "v1.LabelSelector", kind: Kind::Struct(&super::apimachinery::T1258), omit_empty: true, pointer: true, number: 10, ..F },
    Field { json: "sideEffects", go: "SideEffects", go_type: "v1.SideEffectClass", pointer: true, required: true, number: 6, enums: &["None", "NoneOnDryRun", "Some", "Unknown"], ..F },
    Field { json: "timeoutSeconds", go: "TimeoutSeconds", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 7, ..F },
    Field { json: "admissionReviewVersions", go: "AdmissionReviewVersions", go_type: "[]string", kind: Kind::List(&Kind::String), required: true, list_type: ListType::Atomic, number: 8, ..F },
    Field { json: "matchConditions", go: "MatchConditions", go_type: "[]v1.MatchCondition", kind: Kind::List(&Kind::Struct(&super::api_admissionregistration::T10)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["name"], patch_strategy: "merge", patch_merge_key: "name", number: 11, ..F },
];
pub static T36: Type = Type { name: "io.k8s.api.admissionregistration.v1.ValidatingWebhook", go: "ValidatingWebhook", fields: &F36, json_fields: &[&F36[0], &F36[1], &F36[2], &F36[3], &F36[4], &F36[5], &F36[6], &F36[7], &F36[8], &F36[9], &F36[10]], by_name: &[9, 1, 3, 10, 4, 0, 5, 6, 2, 7, 8], by_number: &[0, 1, 2, 3, 5, 7, 8, 9, 4, 6, 10], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1.ValidatingWebhookConfiguration
pub static F37: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "webhooks", go: "Webhooks", go_type: "[]v1.ValidatingWebhook", kind: Kind::List(&Kind::Struct(&super::api_admissionregistration::T36)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["name"], patch_strategy: "merge", patch_merge_key: "name", number: 2, ..F },
];
pub static T37: Type = Type { name: "io.k8s.api.admissionregistration.v1.ValidatingWebhookConfiguration", go: "ValidatingWebhookConfiguration", fields: &F37, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F37[1], &F37[2]], by_name: &[1, 0, 2, 3], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1.ValidatingWebhookConfigurationList
pub static F38: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.ValidatingWebhookConfiguration", kind: Kind::List(&Kind::Struct(&super::api_admissionregistration::T37)), required: true, number: 2, ..F },
];
pub static T38: Type = Type { name: "io.k8s.api.admissionregistration.v1.ValidatingWebhookConfigurationList", go: "ValidatingWebhookConfigurationList", fields: &F38, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F38[1], &F38[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1.Validation
pub static F39: [Field; 4] = [
    Field { json: "expression", go: "Expression", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "message", go: "Message", omit_empty: true, number: 2, ..F },
    Field { json: "reason", go: "Reason", go_type: "v1.StatusReason", omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "messageExpression", go: "MessageExpression", omit_empty: true, number: 4, ..F },
];
pub static T39: Type = Type { name: "io.k8s.api.admissionregistration.v1.Validation", go: "Validation", fields: &F39, json_fields: &[&F39[0], &F39[1], &F39[2], &F39[3]], by_name: &[0, 1, 3, 2], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1.Variable
pub static F40: [Field; 2] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "expression", go: "Expression", required: true, number: 2, default: "\"\"", ..F },
];
pub static T40: Type = Type { name: "io.k8s.api.admissionregistration.v1.Variable", go: "Variable", fields: &F40, json_fields: &[&F40[0], &F40[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Atomic, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-map-type\":\"atomic\"}" };
// io.k8s.api.admissionregistration.v1.WebhookClientConfig
pub static F41: [Field; 3] = [
    Field { json: "url", go: "URL", omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "service", go: "Service", go_type: "v1.ServiceReference", kind: Kind::Struct(&super::api_admissionregistration::T27), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "caBundle", go: "CABundle", go_type: "[]uint8", kind: Kind::Bytes, omit_empty: true, number: 2, ..F },
];
pub static T41: Type = Type { name: "io.k8s.api.admissionregistration.v1.WebhookClientConfig", go: "WebhookClientConfig", fields: &F41, json_fields: &[&F41[0], &F41[1], &F41[2]], by_name: &[2, 1, 0], by_number: &[1, 2, 0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1alpha1.ApplyConfiguration
pub static F42: [Field; 1] = [
    Field { json: "expression", go: "Expression", omit_empty: true, number: 1, ..F },
];
pub static T42: Type = Type { name: "io.k8s.api.admissionregistration.v1alpha1.ApplyConfiguration", go: "ApplyConfiguration", fields: &F42, json_fields: &[&F42[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1alpha1.AuditAnnotation
pub static F43: [Field; 2] = [
    Field { json: "key", go: "Key", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "valueExpression", go: "ValueExpression", required: true, number: 2, default: "\"\"", ..F },
];
pub static T43: Type = Type { name: "io.k8s.api.admissionregistration.v1alpha1.AuditAnnotation", go: "AuditAnnotation", fields: &F43, json_fields: &[&F43[0], &F43[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1alpha1.ExpressionWarning
pub static F44: [Field; 2] = [
    Field { json: "fieldRef", go: "FieldRef", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "warning", go: "Warning", required: true, number: 3, default: "\"\"", ..F },
];
pub static T44: Type = Type { name: "io.k8s.api.admissionregistration.v1alpha1.ExpressionWarning", go: "ExpressionWarning", fields: &F44, json_fields: &[&F44[0], &F44[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1alpha1.JSONPatch
pub static F45: [Field; 1] = [
    Field { json: "expression", go: "Expression", omit_empty: true, number: 1, ..F },
];
pub static T45: Type = Type { name: "io.k8s.api.admissionregistration.v1alpha1.JSONPatch", go: "JSONPatch", fields: &F45, json_fields: &[&F45[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1alpha1.MatchCondition
pub static F46: [Field; 2] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "expression", go: "Expression", required: true, number: 2, default: "\"\"", ..F },
];
pub static T46: Type = Type { name: "io.k8s.api.admissionregistration.v1alpha1.MatchCondition", go: "MatchCondition", fields: &F46, json_fields: &[&F46[0], &F46[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1alpha1.MatchResources
pub static F47: [Field; 5] = [
    Field { json: "namespaceSelector", go: "NamespaceSelector", go_type: "v1.LabelSelector", kind: Kind::Struct(&super::apimachinery::T1258), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "objectSelector", go: "ObjectSelector", go_type: "v1.LabelSelector", kind: Kind::Struct(&super::apimachinery::T1258), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "resourceRules", go: "ResourceRules", go_type: "[]v1alpha1.NamedRuleWithOperations", kind: Kind::List(&Kind::Struct(&super::api_admissionregistration::T55)), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
    Field { json: "excludeResourceRules", go: "ExcludeResourceRules", go_type: "[]v1alpha1.NamedRuleWithOperations", kind: Kind::List(&Kind::Struct(&super::api_admissionregistration::T55)), omit_empty: true, list_type: ListType::Atomic, number: 4, ..F },
    Field { json: "matchPolicy", go: "MatchPolicy", go_type: "v1alpha1.MatchPolicyType", omit_empty: true, pointer: true, number: 7, enums: &["Equivalent", "Exact"], ..F },
];
pub static T47: Type = Type { name: "io.k8s.api.admissionregistration.v1alpha1.MatchResources", go: "MatchResources", fields: &F47, json_fields: &[&F47[0], &F47[1], &F47[2], &F47[3], &F47[4]], by_name: &[3, 4, 0, 1, 2], by_number: &[0, 1, 2, 3, 4], map_type: MapType::Atomic, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-map-type\":\"atomic\"}" };
// io.k8s.api.admissionregistration.v1alpha1.MutatingAdmissionPolicy
pub static F48: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1alpha1.MutatingAdmissionPolicySpec", kind: Kind::Struct(&super::api_admissionregistration::T53), omit_empty: true, number: 2, default: "{}", ..F },
];
pub static T48: Type = Type { name: "io.k8s.api.admissionregistration.v1alpha1.MutatingAdmissionPolicy", go: "MutatingAdmissionPolicy", fields: &F48, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F48[1], &F48[2]], by_name: &[1, 0, 2, 3], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1alpha1.MutatingAdmissionPolicyBinding
pub static F49: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1alpha1.MutatingAdmissionPolicyBindingSpec", kind: Kind::Struct(&super::api_admissionregistration::T51), omit_empty: true, number: 2, default: "{}", ..F },
];
pub static T49: Type = Type { name: "io.k8s.api.admissionregistration.v1alpha1.MutatingAdmissionPolicyBinding", go: "MutatingAdmissionPolicyBinding", fields: &F49, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F49[1], &F49[2]], by_name: &[1, 0, 2, 3], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1alpha1.MutatingAdmissionPolicyBindingList
pub static F50: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1alpha1.MutatingAdmissionPolicyBinding", kind: Kind::List(&Kind::Struct(&super::api_admissionregistration::T49)), required: true, number: 2, ..F },
];
pub static T50: Type = Type { name: "io.k8s.api.admissionregistration.v1alpha1.MutatingAdmissionPolicyBindingList", go: "MutatingAdmissionPolicyBindingList", fields: &F50, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F50[1], &F50[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1alpha1.MutatingAdmissionPolicyBindingSpec
pub static F51: [Field; 3] = [
    Field { json: "policyName", go: "PolicyName", omit_empty: true, number: 1, ..F },
    Field { json: "paramRef", go: "ParamRef", go_type: "v1alpha1.ParamRef", kind: Kind::Struct(&super::api_admissionregistration::T57), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "matchResources", go: "MatchResources", go_type: "v1alpha1.MatchResources", kind: Kind::Struct(&super::api_admissionregistration::T47), omit_empty: true, pointer: true, number: 3, ..F },
];
pub static T51: Type = Type { name: "io.k8s.api.admissionregistration.v1alpha1.MutatingAdmissionPolicyBindingSpec", go: "MutatingAdmissionPolicyBindingSpec", fields: &F51, json_fields: &[&F51[0], &F51[1], &F51[2]], by_name: &[2, 1, 0], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1alpha1.MutatingAdmissionPolicyList
pub static F52: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1alpha1.MutatingAdmissionPolicy", kind: Kind::List(&Kind::Struct(&super::api_admissionregistration::T48)), required: true, number: 2, ..F },
];
pub static T52: Type = Type { name: "io.k8s.api.admissionregistration.v1alpha1.MutatingAdmissionPolicyList", go: "MutatingAdmissionPolicyList", fields: &F52, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F52[1], &F52[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1alpha1.MutatingAdmissionPolicySpec
pub static F53: [Field; 7] = [
    Field { json: "paramKind", go: "ParamKind", go_type: "v1alpha1.ParamKind", kind: Kind::Struct(&super::api_admissionregistration::T56), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "matchConstraints", go: "MatchConstraints", go_type: "v1alpha1.MatchResources", kind: Kind::Struct(&super::api_admissionregistration::T47), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "variables", go: "Variables", go_type: "[]v1alpha1.Variable", kind: Kind::List(&Kind::Struct(&super::api_admissionregistration::T67)), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
    Field { json: "mutations", go: "Mutations", go_type: "[]v1alpha1.Mutation", kind: Kind::List(&Kind::Struct(&super::api_admissionregistration::T54)), omit_empty: true, list_type: ListType::Atomic, number: 4, ..F },
    Field { json: "failurePolicy", go: "FailurePolicy", go_type: "v1alpha1.FailurePolicyType", omit_empty: true, pointer: true, number: 5, enums: &["Fail", "Ignore"], ..F },
    Field { json: "matchConditions", go: "MatchConditions", go_type: "[]v1alpha1.MatchCondition", kind: Kind::List(&Kind::Struct(&super::api_admissionregistration::T46)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["name"], patch_strategy: "merge", patch_merge_key: "name", number: 6, ..F },
    Field { json: "reinvocationPolicy", go: "ReinvocationPolicy", go_type: "v1.ReinvocationPolicyType", omit_empty: true, number: 7, enums: &["IfNeeded", "Never"], ..F },
];
pub static T53: Type = Type { name: "io.k8s.api.admissionregistration.v1alpha1.MutatingAdmissionPolicySpec", go: "MutatingAdmissionPolicySpec", fields: &F53, json_fields: &[&F53[0], &F53[1], &F53[2], &F53[3], &F53[4], &F53[5], &F53[6]], by_name: &[4, 5, 1, 3, 0, 6, 2], by_number: &[0, 1, 2, 3, 4, 5, 6], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1alpha1.Mutation
pub static F54: [Field; 3] = [
    Field { json: "patchType", go: "PatchType", go_type: "v1alpha1.PatchType", required: true, number: 2, enums: &["ApplyConfiguration", "JSONPatch"], default: "\"\"", ..F },
    Field { json: "applyConfiguration", go: "ApplyConfiguration", go_type: "v1alpha1.ApplyConfiguration", kind: Kind::Struct(&super::api_admissionregistration::T42), omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "jsonPatch", go: "JSONPatch", go_type: "v1alpha1.JSONPatch", kind: Kind::Struct(&super::api_admissionregistration::T45), omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T54: Type = Type { name: "io.k8s.api.admissionregistration.v1alpha1.Mutation", go: "Mutation", fields: &F54, json_fields: &[&F54[0], &F54[1], &F54[2]], by_name: &[1, 2, 0], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1alpha1.NamedRuleWithOperations
pub static F55: [Field; 2] = [
    Field { json: "resourceNames", go: "ResourceNames", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
    Field { go: "RuleWithOperations", go_type: "v1.RuleWithOperations", kind: Kind::Struct(&super::api_admissionregistration::T26), inline: true, number: 2, ..F },
];
pub static T55: Type = Type { name: "io.k8s.api.admissionregistration.v1alpha1.NamedRuleWithOperations", go: "NamedRuleWithOperations", fields: &F55, json_fields: &[&F55[0], &F26[0], &F25[0], &F25[1], &F25[2], &F25[3]], by_name: &[2, 3, 1, 0, 4, 5], by_number: &[0, 1], map_type: MapType::Atomic, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-map-type\":\"atomic\"}" };
// io.k8s.api.admissionregistration.v1alpha1.ParamKind
pub static F56: [Field; 2] = [
    Field { json: "apiVersion", go: "APIVersion", omit_empty: true, number: 1, ..F },
    Field { json: "kind", go: "Kind", omit_empty: true, number: 2, ..F },
];
pub static T56: Type = Type { name: "io.k8s.api.admissionregistration.v1alpha1.ParamKind", go: "ParamKind", fields: &F56, json_fields: &[&F56[0], &F56[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Atomic, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-map-type\":\"atomic\"}" };
// io.k8s.api.admissionregistration.v1alpha1.ParamRef
pub static F57: [Field; 4] = [
    Field { json: "name", go: "Name", omit_empty: true, number: 1, ..F },
    Field { json: "namespace", go: "Namespace", omit_empty: true, number: 2, ..F },
    Field { json: "selector", go: "Selector", go_type: "v1.LabelSelector", kind: Kind::Struct(&super::apimachinery::T1258), omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "parameterNotFoundAction", go: "ParameterNotFoundAction", go_type: "v1alpha1.ParameterNotFoundActionType", omit_empty: true, pointer: true, number: 4, enums: &["Allow", "Deny"], ..F },
];
pub static T57: Type = Type { name: "io.k8s.api.admissionregistration.v1alpha1.ParamRef", go: "ParamRef", fields: &F57, json_fields: &[&F57[0], &F57[1], &F57[2], &F57[3]], by_name: &[0, 1, 3, 2], by_number: &[0, 1, 2, 3], map_type: MapType::Atomic, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-map-type\":\"atomic\"}" };
// io.k8s.api.admissionregistration.v1alpha1.TypeChecking
pub static F58: [Field; 1] = [
    Field { json: "expressionWarnings", go: "ExpressionWarnings", go_type: "[]v1alpha1.ExpressionWarning", kind: Kind::List(&Kind::Struct(&super::api_admissionregistration::T44)), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
];
pub static T58: Type = Type { name: "io.k8s.api.admissionregistration.v1alpha1.TypeChecking", go: "TypeChecking", fields: &F58, json_fields: &[&F58[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1alpha1.ValidatingAdmissionPolicy
pub static F59: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1alpha1.ValidatingAdmissionPolicySpec", kind: Kind::Struct(&super::api_admissionregistration::T64), omit_empty: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1alpha1.ValidatingAdmissionPolicyStatus", kind: Kind::Struct(&super::api_admissionregistration::T65), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T59: Type = Type { name: "io.k8s.api.admissionregistration.v1alpha1.ValidatingAdmissionPolicy", go: "ValidatingAdmissionPolicy", fields: &F59, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F59[1], &F59[2], &F59[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1alpha1.ValidatingAdmissionPolicyBinding
pub static F60: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1alpha1.ValidatingAdmissionPolicyBindingSpec", kind: Kind::Struct(&super::api_admissionregistration::T62), omit_empty: true, required: true, number: 2, default: "{}", ..F },
];
pub static T60: Type = Type { name: "io.k8s.api.admissionregistration.v1alpha1.ValidatingAdmissionPolicyBinding", go: "ValidatingAdmissionPolicyBinding", fields: &F60, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F60[1], &F60[2]], by_name: &[1, 0, 2, 3], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1alpha1.ValidatingAdmissionPolicyBindingList
pub static F61: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1alpha1.ValidatingAdmissionPolicyBinding", kind: Kind::List(&Kind::Struct(&super::api_admissionregistration::T60)), required: true, number: 2, ..F },
];
pub static T61: Type = Type { name: "io.k8s.api.admissionregistration.v1alpha1.ValidatingAdmissionPolicyBindingList", go: "ValidatingAdmissionPolicyBindingList", fields: &F61, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F61[1], &F61[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1alpha1.ValidatingAdmissionPolicyBindingSpec
pub static F62: [Field; 4] = [
    Field { json: "policyName", go: "PolicyName", omit_empty: true, required: true, number: 1, ..F },
    Field { json: "paramRef", go: "ParamRef", go_type: "v1alpha1.ParamRef", kind: Kind::Struct(&super::api_admissionregistration::T57), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "matchResources", go: "MatchResources", go_type: "v1alpha1.MatchResources", kind: Kind::Struct(&super::api_admissionregistration::T47), omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "validationActions", go: "ValidationActions", go_type: "[]v1alpha1.ValidationAction", kind: Kind::List(&Kind::String), omit_empty: true, required: true, list_type: ListType::Set, number: 4, enums: &["Audit", "Deny", "Warn"], ..F },
];
pub static T62: Type = Type { name: "io.k8s.api.admissionregistration.v1alpha1.ValidatingAdmissionPolicyBindingSpec", go: "ValidatingAdmissionPolicyBindingSpec", fields: &F62, json_fields: &[&F62[0], &F62[1], &F62[2], &F62[3]], by_name: &[2, 1, 0, 3], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1alpha1.ValidatingAdmissionPolicyList
pub static F63: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1alpha1.ValidatingAdmissionPolicy", kind: Kind::List(&Kind::Struct(&super::api_admissionregistration::T59)), required: true, number: 2, ..F },
];
pub static T63: Type = Type { name: "io.k8s.api.admissionregistration.v1alpha1.ValidatingAdmissionPolicyList", go: "ValidatingAdmissionPolicyList", fields: &F63, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F63[1], &F63[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1alpha1.ValidatingAdmissionPolicySpec
pub static F64: [Field; 7] = [
    Field { json: "paramKind", go: "ParamKind", go_type: "v1alpha1.ParamKind", kind: Kind::Struct(&super::api_admissionregistration::T56), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "matchConstraints", go: "MatchConstraints", go_type: "v1alpha1.MatchResources", kind: Kind::Struct(&super::api_admissionregistration::T47), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "validations", go: "Validations", go_type: "[]v1alpha1.Validation", kind: Kind::List(&Kind::Struct(&super::api_admissionregistration::T66)), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
    Field { json: "failurePolicy", go: "FailurePolicy", go_type: "v1alpha1.FailurePolicyType", omit_empty: true, pointer: true, number: 4, enums: &["Fail", "Ignore"], ..F },
    Field { json: "auditAnnotations", go: "AuditAnnotations", go_type: "[]v1alpha1.AuditAnnotation", kind: Kind::List(&Kind::Struct(&super::api_admissionregistration::T43)), omit_empty: true, list_type: ListType::Atomic, number: 5, ..F },
    Field { json: "matchConditions", go: "MatchConditions", go_type: "[]v1alpha1.MatchCondition", kind: Kind::List(&Kind::Struct(&super::api_admissionregistration::T46)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["name"], patch_strategy: "merge", patch_merge_key: "name", number: 6, ..F },
    Field { json: "variables", go: "Variables", go_type: "[]v1alpha1.Variable", kind: Kind::List(&Kind::Struct(&super::api_admissionregistration::T67)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["name"], patch_strategy: "merge", patch_merge_key: "name", number: 7, ..F },
];
pub static T64: Type = Type { name: "io.k8s.api.admissionregistration.v1alpha1.ValidatingAdmissionPolicySpec", go: "ValidatingAdmissionPolicySpec", fields: &F64, json_fields: &[&F64[0], &F64[1], &F64[2], &F64[3], &F64[4], &F64[5], &F64[6]], by_name: &[4, 3, 5, 1, 0, 2, 6], by_number: &[0, 1, 2, 3, 4, 5, 6], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1alpha1.ValidatingAdmissionPolicyStatus
pub static F65: [Field; 3] = [
    Field { json: "observedGeneration", go: "ObservedGeneration", go_type: "int64", kind: Kind::Int64, omit_empty: true, number: 1, ..F },
    Field { json: "typeChecking", go: "TypeChecking", go_type: "v1alpha1.TypeChecking", kind: Kind::Struct(&super::api_admissionregistration::T58), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "conditions", go: "Conditions", go_type: "[]v1.Condition", kind: Kind::List(&Kind::Struct(&super::apimachinery::T1247)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["type"], number: 3, ..F },
];
pub static T65: Type = Type { name: "io.k8s.api.admissionregistration.v1alpha1.ValidatingAdmissionPolicyStatus", go: "ValidatingAdmissionPolicyStatus", fields: &F65, json_fields: &[&F65[0], &F65[1], &F65[2]], by_name: &[2, 0, 1], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1alpha1.Validation
pub static F66: [Field; 4] = [
    Field { json: "expression", go: "Expression", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "message", go: "Message", omit_empty: true, number: 2, ..F },
    Field { json: "reason", go: "Reason", go_type: "v1.StatusReason", omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "messageExpression", go: "MessageExpression", omit_empty: true, number: 4, ..F },
];
pub static T66: Type = Type { name: "io.k8s.api.admissionregistration.v1alpha1.Validation", go: "Validation", fields: &F66, json_fields: &[&F66[0], &F66[1], &F66[2], &F66[3]], by_name: &[0, 1, 3, 2], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1alpha1.Variable
pub static F67: [Field; 2] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "expression", go: "Expression", required: true, number: 2, default: "\"\"", ..F },
];
pub static T67: Type = Type { name: "io.k8s.api.admissionregistration.v1alpha1.Variable", go: "Variable", fields: &F67, json_fields: &[&F67[0], &F67[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1beta1.ApplyConfiguration
pub static F68: [Field; 1] = [
    Field { json: "expression", go: "Expression", omit_empty: true, number: 1, ..F },
];
pub static T68: Type = Type { name: "io.k8s.api.admissionregistration.v1beta1.ApplyConfiguration", go: "ApplyConfiguration", fields: &F68, json_fields: &[&F68[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1beta1.AuditAnnotation
pub static F69: [Field; 2] = [
    Field { json: "key", go: "Key", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "valueExpression", go: "ValueExpression", required: true, number: 2, default: "\"\"", ..F },
];
pub static T69: Type = Type { name: "io.k8s.api.admissionregistration.v1beta1.AuditAnnotation", go: "AuditAnnotation", fields: &F69, json_fields: &[&F69[0], &F69[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1beta1.ExpressionWarning
pub static F70: [Field; 2] = [
    Field { json: "fieldRef", go: "FieldRef", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "warning", go: "Warning", required: true, number: 3, default: "\"\"", ..F },
];
pub static T70: Type = Type { name: "io.k8s.api.admissionregistration.v1beta1.ExpressionWarning", go: "ExpressionWarning", fields: &F70, json_fields: &[&F70[0], &F70[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1beta1.JSONPatch
pub static F71: [Field; 1] = [
    Field { json: "expression", go: "Expression", omit_empty: true, number: 1, ..F },
];
pub static T71: Type = Type { name: "io.k8s.api.admissionregistration.v1beta1.JSONPatch", go: "JSONPatch", fields: &F71, json_fields: &[&F71[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1beta1.MatchCondition
pub static F72: [Field; 2] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "expression", go: "Expression", required: true, number: 2, default: "\"\"", ..F },
];
pub static T72: Type = Type { name: "io.k8s.api.admissionregistration.v1beta1.MatchCondition", go: "MatchCondition", fields: &F72, json_fields: &[&F72[0], &F72[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1beta1.MatchResources
pub static F73: [Field; 5] = [
    Field { json: "namespaceSelector", go: "NamespaceSelector", go_type: "v1.LabelSelector", kind: Kind::Struct(&super::apimachinery::T1258), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "objectSelector", go: "ObjectSelector", go_type: "v1.LabelSelector", kind: Kind::Struct(&super::apimachinery::T1258), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "resourceRules", go: "ResourceRules", go_type: "[]v1beta1.NamedRuleWithOperations", kind: Kind::List(&Kind::Struct(&super::api_admissionregistration::T84)), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
    Field { json: "excludeResourceRules", go: "ExcludeResourceRules", go_type: "[]v1beta1.NamedRuleWithOperations", kind: Kind::List(&Kind::Struct(&super::api_admissionregistration::T84)), omit_empty: true, list_type: ListType::Atomic, number: 4, ..F },
    Field { json: "matchPolicy", go: "MatchPolicy", go_type: "v1beta1.MatchPolicyType", omit_empty: true, pointer: true, number: 7, ..F },
];
pub static T73: Type = Type { name: "io.k8s.api.admissionregistration.v1beta1.MatchResources", go: "MatchResources", fields: &F73, json_fields: &[&F73[0], &F73[1], &F73[2], &F73[3], &F73[4]], by_name: &[3, 4, 0, 1, 2], by_number: &[0, 1, 2, 3, 4], map_type: MapType::Atomic, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-map-type\":\"atomic\"}" };
// io.k8s.api.admissionregistration.v1beta1.MutatingAdmissionPolicy
pub static F74: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1beta1.MutatingAdmissionPolicySpec", kind: Kind::Struct(&super::api_admissionregistration::T79), omit_empty: true, number: 2, default: "{}", ..F },
];
pub static T74: Type = Type { name: "io.k8s.api.admissionregistration.v1beta1.MutatingAdmissionPolicy", go: "MutatingAdmissionPolicy", fields: &F74, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F74[1], &F74[2]], by_name: &[1, 0, 2, 3], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1beta1.MutatingAdmissionPolicyBinding
pub static F75: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1beta1.MutatingAdmissionPolicyBindingSpec", kind: Kind::Struct(&super::api_admissionregistration::T77), omit_empty: true, number: 2, default: "{}", ..F },
];
pub static T75: Type = Type { name: "io.k8s.api.admissionregistration.v1beta1.MutatingAdmissionPolicyBinding", go: "MutatingAdmissionPolicyBinding", fields: &F75, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F75[1], &F75[2]], by_name: &[1, 0, 2, 3], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1beta1.MutatingAdmissionPolicyBindingList
pub static F76: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta1.MutatingAdmissionPolicyBinding", kind: Kind::List(&Kind::Struct(&super::api_admissionregistration::T75)), required: true, number: 2, ..F },
];
pub static T76: Type = Type { name: "io.k8s.api.admissionregistration.v1beta1.MutatingAdmissionPolicyBindingList", go: "MutatingAdmissionPolicyBindingList", fields: &F76, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F76[1], &F76[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1beta1.MutatingAdmissionPolicyBindingSpec
pub static F77: [Field; 3] = [
    Field { json: "policyName", go: "PolicyName", omit_empty: true, number: 1, ..F },
    Field { json: "paramRef", go: "ParamRef", go_type: "v1beta1.ParamRef", kind: Kind::Struct(&super::api_admissionregistration::T86), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "matchResources", go: "MatchResources", go_type: "v1beta1.MatchResources", kind: Kind::Struct(&super::api_admissionregistration::T73), omit_empty: true, pointer: true, number: 3, ..F },
];
pub static T77: Type = Type { name: "io.k8s.api.admissionregistration.v1beta1.MutatingAdmissionPolicyBindingSpec", go: "MutatingAdmissionPolicyBindingSpec", fields: &F77, json_fields: &[&F77[0], &F77[1], &F77[2]], by_name: &[2, 1, 0], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1beta1.MutatingAdmissionPolicyList
pub static F78: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta1.MutatingAdmissionPolicy", kind: Kind::List(&Kind::Struct(&super::api_admissionregistration::T74)), required: true, number: 2, ..F },
];
pub static T78: Type = Type { name: "io.k8s.api.admissionregistration.v1beta1.MutatingAdmissionPolicyList", go: "MutatingAdmissionPolicyList", fields: &F78, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F78[1], &F78[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1beta1.MutatingAdmissionPolicySpec
pub static F79: [Field; 7] = [
    Field { json: "paramKind", go: "ParamKind", go_type: "v1beta1.ParamKind", kind: Kind::Struct(&super::api_admissionregistration::T85), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "matchConstraints", go: "MatchConstraints", go_type: "v1beta1.MatchResources", kind: Kind::Struct(&super::api_admissionregistration::T73), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "variables", go: "Variables", go_type: "[]v1beta1.Variable", kind: Kind::List(&Kind::Struct(&super::api_admissionregistration::T100)), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
    Field { json: "mutations", go: "Mutations", go_type: "[]v1beta1.Mutation", kind: Kind::List(&Kind::Struct(&super::api_admissionregistration::T83)), omit_empty: true, list_type: ListType::Atomic, number: 4, ..F },
    Field { json: "failurePolicy", go: "FailurePolicy", go_type: "v1beta1.FailurePolicyType", omit_empty: true, pointer: true, number: 5, ..F },
    Field { json: "matchConditions", go: "MatchConditions", go_type: "[]v1beta1.MatchCondition", kind: Kind::List(&Kind::Struct(&super::api_admissionregistration::T72)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["name"], patch_strategy: "merge", patch_merge_key: "name", number: 6, ..F },
    Field { json: "reinvocationPolicy", go: "ReinvocationPolicy", go_type: "v1.ReinvocationPolicyType", omit_empty: true, number: 7, enums: &["IfNeeded", "Never"], ..F },
];
pub static T79: Type = Type { name: "io.k8s.api.admissionregistration.v1beta1.MutatingAdmissionPolicySpec", go: "MutatingAdmissionPolicySpec", fields: &F79, json_fields: &[&F79[0], &F79[1], &F79[2], &F79[3], &F79[4], &F79[5], &F79[6]], by_name: &[4, 5, 1, 3, 0, 6, 2], by_number: &[0, 1, 2, 3, 4, 5, 6], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1beta1.MutatingWebhook
pub static F80: [Field; 12] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "clientConfig", go: "ClientConfig", go_type: "v1beta1.WebhookClientConfig", kind: Kind::Struct(&super::api_admissionregistration::T101), required: true, number: 2, default: "{}", ..F },
    Field { json: "rules", go: "Rules", go_type: "[]v1.RuleWithOperations", kind: Kind::List(&Kind::Struct(&super::api_admissionregistration::T26)), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
    Field { json: "failurePolicy", go: "FailurePolicy", go_type: "v1beta1.FailurePolicyType", omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "matchPolicy", go: "MatchPolicy", go_type: "v1beta1.MatchPolicyType", omit_empty: true, pointer: true, number: 9, ..F },
    Field { json: "namespaceSelector", go: "NamespaceSelector", go_type: "v1.LabelSelector", kind: Kind::Struct(&super::apimachinery::T1258), omit_empty: true, pointer: true, number: 5, ..F },
    Field { json: "objectSelector", go: "ObjectSelector", go_type: "v1.LabelSelector", kind: Kind::Struct(&super::apimachinery::T1258), omit_empty: true, pointer: true, number: 11, ..F },
    Field { json: "sideEffects", go: "SideEffects", go_type: "v1beta1.SideEffectClass", omit_empty: true, pointer: true, number: 6, ..F },
    Field { json: "timeoutSeconds", go: "TimeoutSeconds", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 7, ..F },
    Field { json: "admissionReviewVersions", go: "AdmissionReviewVersions", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 8, ..F },
    Field { json: "reinvocationPolicy", go: "ReinvocationPolicy", go_type: "v1.ReinvocationPolicyType", omit_empty: true, pointer: true, number: 10, enums: &["IfNeeded", "Never"], ..F },
    Field { json: "matchConditions", go: "MatchConditions", go_type: "[]v1beta1.MatchCondition", kind: Kind::List(&Kind::Struct(&super::api_admissionregistration::T72)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["name"], patch_strategy: "merge", patch_merge_key: "name", number: 12, ..F },
];
pub static T80: Type = Type { name: "io.k8s.api.admissionregistration.v1beta1.MutatingWebhook", go: "MutatingWebhook", fields: &F80, json_fields: &[&F80[0], &F80[1], &F80[2], &F80[3], &F80[4], &F80[5], &F80[6], &F80[7], &F80[8], &F80[9], &F80[10], &F80[11]], by_name: &[9, 1, 3, 11, 4, 0, 5, 6, 10, 2, 7, 8], by_number: &[0, 1, 2, 3, 5, 7, 8, 9, 4, 10, 6, 11], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1beta1.MutatingWebhookConfiguration
pub static F81: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "webhooks", go: "Webhooks", go_type: "[]v1beta1.MutatingWebhook", kind: Kind::List(&Kind::Struct(&super::api_admissionregistration::T80)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["name"], patch_strategy: "merge", patch_merge_key: "name", number: 2, ..F },
];
pub static T81: Type = Type { name: "io.k8s.api.admissionregistration.v1beta1.MutatingWebhookConfiguration", go: "MutatingWebhookConfiguration", fields: &F81, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F81[1], &F81[2]], by_name: &[1, 0, 2, 3], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1beta1.MutatingWebhookConfigurationList
pub static F82: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta1.MutatingWebhookConfiguration", kind: Kind::List(&Kind::Struct(&super::api_admissionregistration::T81)), required: true, number: 2, ..F },
];
pub static T82: Type = Type { name: "io.k8s.api.admissionregistration.v1beta1.MutatingWebhookConfigurationList", go: "MutatingWebhookConfigurationList", fields: &F82, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F82[1], &F82[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1beta1.Mutation
pub static F83: [Field; 3] = [
    Field { json: "patchType", go: "PatchType", go_type: "v1beta1.PatchType", required: true, number: 2, enums: &["ApplyConfiguration", "JSONPatch"], default: "\"\"", ..F },
    Field { json: "applyConfiguration", go: "ApplyConfiguration", go_type: "v1beta1.ApplyConfiguration", kind: Kind::Struct(&super::api_admissionregistration::T68), omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "jsonPatch", go: "JSONPatch", go_type: "v1beta1.JSONPatch", kind: Kind::Struct(&super::api_admissionregistration::T71), omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T83: Type = Type { name: "io.k8s.api.admissionregistration.v1beta1.Mutation", go: "Mutation", fields: &F83, json_fields: &[&F83[0], &F83[1], &F83[2]], by_name: &[1, 2, 0], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1beta1.NamedRuleWithOperations
pub static F84: [Field; 2] = [
    Field { json: "resourceNames", go: "ResourceNames", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
    Field { go: "RuleWithOperations", go_type: "v1.RuleWithOperations", kind: Kind::Struct(&super::api_admissionregistration::T26), inline: true, number: 2, ..F },
];
pub static T84: Type = Type { name: "io.k8s.api.admissionregistration.v1beta1.NamedRuleWithOperations", go: "NamedRuleWithOperations", fields: &F84, json_fields: &[&F84[0], &F26[0], &F25[0], &F25[1], &F25[2], &F25[3]], by_name: &[2, 3, 1, 0, 4, 5], by_number: &[0, 1], map_type: MapType::Atomic, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-map-type\":\"atomic\"}" };
// io.k8s.api.admissionregistration.v1beta1.ParamKind
pub static F85: [Field; 2] = [
    Field { json: "apiVersion", go: "APIVersion", omit_empty: true, number: 1, ..F },
    Field { json: "kind", go: "Kind", omit_empty: true, number: 2, ..F },
];
pub static T85: Type = Type { name: "io.k8s.api.admissionregistration.v1beta1.ParamKind", go: "ParamKind", fields: &F85, json_fields: &[&F85[0], &F85[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Atomic, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-map-type\":\"atomic\"}" };
// io.k8s.api.admissionregistration.v1beta1.ParamRef
pub static F86: [Field; 4] = [
    Field { json: "name", go: "Name", omit_empty: true, number: 1, ..F },
    Field { json: "namespace", go: "Namespace", omit_empty: true, number: 2, ..F },
    Field { json: "selector", go: "Selector", go_type: "v1.LabelSelector", kind: Kind::Struct(&super::apimachinery::T1258), omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "parameterNotFoundAction", go: "ParameterNotFoundAction", go_type: "v1beta1.ParameterNotFoundActionType", omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T86: Type = Type { name: "io.k8s.api.admissionregistration.v1beta1.ParamRef", go: "ParamRef", fields: &F86, json_fields: &[&F86[0], &F86[1], &F86[2], &F86[3]], by_name: &[0, 1, 3, 2], by_number: &[0, 1, 2, 3], map_type: MapType::Atomic, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-map-type\":\"atomic\"}" };
// io.k8s.api.admissionregistration.v1beta1.ServiceReference
pub static F87: [Field; 4] = [
    Field { json: "namespace", go: "Namespace", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "name", go: "Name", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "path", go: "Path", omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "port", go: "Port", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T87: Type = Type { name: "io.k8s.api.admissionregistration.v1beta1.ServiceReference", go: "ServiceReference", fields: &F87, json_fields: &[&F87[0], &F87[1], &F87[2], &F87[3]], by_name: &[1, 0, 2, 3], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1beta1.TypeChecking
pub static F88: [Field; 1] = [
    Field { json: "expressionWarnings", go: "ExpressionWarnings", go_type: "[]v1beta1.ExpressionWarning", kind: Kind::List(&Kind::Struct(&super::api_admissionregistration::T70)), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
];
pub static T88: Type = Type { name: "io.k8s.api.admissionregistration.v1beta1.TypeChecking", go: "TypeChecking", fields: &F88, json_fields: &[&F88[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1beta1.ValidatingAdmissionPolicy
pub static F89: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1beta1.ValidatingAdmissionPolicySpec", kind: Kind::Struct(&super::api_admissionregistration::T94), omit_empty: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1beta1.ValidatingAdmissionPolicyStatus", kind: Kind::Struct(&super::api_admissionregistration::T95), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T89: Type = Type { name: "io.k8s.api.admissionregistration.v1beta1.ValidatingAdmissionPolicy", go: "ValidatingAdmissionPolicy", fields: &F89, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F89[1], &F89[2], &F89[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1beta1.ValidatingAdmissionPolicyBinding
pub static F90: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1beta1.ValidatingAdmissionPolicyBindingSpec", kind: Kind::Struct(&super::api_admissionregistration::T92), omit_empty: true, required: true, number: 2, default: "{}", ..F },
];
pub static T90: Type = Type { name: "io.k8s.api.admissionregistration.v1beta1.ValidatingAdmissionPolicyBinding", go: "ValidatingAdmissionPolicyBinding", fields: &F90, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F90[1], &F90[2]], by_name: &[1, 0, 2, 3], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1beta1.ValidatingAdmissionPolicyBindingList
pub static F91: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta1.ValidatingAdmissionPolicyBinding", kind: Kind::List(&Kind::Struct(&super::api_admissionregistration::T90)), required: true, number: 2, ..F },
];
pub static T91: Type = Type { name: "io.k8s.api.admissionregistration.v1beta1.ValidatingAdmissionPolicyBindingList", go: "ValidatingAdmissionPolicyBindingList", fields: &F91, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F91[1], &F91[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1beta1.ValidatingAdmissionPolicyBindingSpec
pub static F92: [Field; 4] = [
    Field { json: "policyName", go: "PolicyName", omit_empty: true, required: true, number: 1, ..F },
    Field { json: "paramRef", go: "ParamRef", go_type: "v1beta1.ParamRef", kind: Kind::Struct(&super::api_admissionregistration::T86), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "matchResources", go: "MatchResources", go_type: "v1beta1.MatchResources", kind: Kind::Struct(&super::api_admissionregistration::T73), omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "validationActions", go: "ValidationActions", go_type: "[]v1beta1.ValidationAction", kind: Kind::List(&Kind::String), omit_empty: true, required: true, list_type: ListType::Set, number: 4, enums: &["Audit", "Deny", "Warn"], ..F },
];
pub static T92: Type = Type { name: "io.k8s.api.admissionregistration.v1beta1.ValidatingAdmissionPolicyBindingSpec", go: "ValidatingAdmissionPolicyBindingSpec", fields: &F92, json_fields: &[&F92[0], &F92[1], &F92[2], &F92[3]], by_name: &[2, 1, 0, 3], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1beta1.ValidatingAdmissionPolicyList
pub static F93: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta1.ValidatingAdmissionPolicy", kind: Kind::List(&Kind::Struct(&super::api_admissionregistration::T89)), required: true, number: 2, ..F },
];
pub static T93: Type = Type { name: "io.k8s.api.admissionregistration.v1beta1.ValidatingAdmissionPolicyList", go: "ValidatingAdmissionPolicyList", fields: &F93, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F93[1], &F93[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1beta1.ValidatingAdmissionPolicySpec
pub static F94: [Field; 7] = [
    Field { json: "paramKind", go: "ParamKind", go_type: "v1beta1.ParamKind", kind: Kind::Struct(&super::api_admissionregistration::T85), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "matchConstraints", go: "MatchConstraints", go_type: "v1beta1.MatchResources", kind: Kind::Struct(&super::api_admissionregistration::T73), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "validations", go: "Validations", go_type: "[]v1beta1.Validation", kind: Kind::List(&Kind::Struct(&super::api_admissionregistration::T99)), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
    Field { json: "failurePolicy", go: "FailurePolicy", go_type: "v1beta1.FailurePolicyType", omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "auditAnnotations", go: "AuditAnnotations", go_type: "[]v1beta1.AuditAnnotation", kind: Kind::List(&Kind::Struct(&super::api_admissionregistration::T69)), omit_empty: true, list_type: ListType::Atomic, number: 5, ..F },
    Field { json: "matchConditions", go: "MatchConditions", go_type: "[]v1beta1.MatchCondition", kind: Kind::List(&Kind::Struct(&super::api_admissionregistration::T72)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["name"], patch_strategy: "merge", patch_merge_key: "name", number: 6, ..F },
    Field { json: "variables", go: "Variables", go_type: "[]v1beta1.Variable", kind: Kind::List(&Kind::Struct(&super::api_admissionregistration::T100)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["name"], patch_strategy: "merge", patch_merge_key: "name", number: 7, ..F },
];
pub static T94: Type = Type { name: "io.k8s.api.admissionregistration.v1beta1.ValidatingAdmissionPolicySpec", go: "ValidatingAdmissionPolicySpec", fields: &F94, json_fields: &[&F94[0], &F94[1], &F94[2], &F94[3], &F94[4], &F94[5], &F94[6]], by_name: &[4, 3, 5, 1, 0, 2, 6], by_number: &[0, 1, 2, 3, 4, 5, 6], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1beta1.ValidatingAdmissionPolicyStatus
pub static F95: [Field; 3] = [
    Field { json: "observedGeneration", go: "ObservedGeneration", go_type: "int64", kind: Kind::Int64, omit_empty: true, number: 1, ..F },
    Field { json: "typeChecking", go: "TypeChecking", go_type: "v1beta1.TypeChecking", kind: Kind::Struct(&super::api_admissionregistration::T88), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "conditions", go: "Conditions", go_type: "[]v1.Condition", kind: Kind::List(&Kind::Struct(&super::apimachinery::T1247)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["type"], number: 3, ..F },
];
pub static T95: Type = Type { name: "io.k8s.api.admissionregistration.v1beta1.ValidatingAdmissionPolicyStatus", go: "ValidatingAdmissionPolicyStatus", fields: &F95, json_fields: &[&F95[0], &F95[1], &F95[2]], by_name: &[2, 0, 1], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1beta1.ValidatingWebhook
pub static F96: [Field; 11] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "clientConfig", go: "ClientConfig", go_type: "v1beta1.WebhookClientConfig", kind: Kind::Struct(&super::api_admissionregistration::T101), required: true, number: 2, default: "{}", ..F },
    Field { json: "rules", go: "Rules", go_type: "[]v1.RuleWithOperations", kind: Kind::List(&Kind::Struct(&super::api_admissionregistration::T26)), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
    Field { json: "failurePolicy", go: "FailurePolicy", go_type: "v1beta1.FailurePolicyType", omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "matchPolicy", go: "MatchPolicy", go_type: "v1beta1.MatchPolicyType", omit_empty: true, pointer: true, number: 9, ..F },
    Field { json: "namespaceSelector", go: "NamespaceSelector", go_type: "v1.LabelSelector", kind: Kind::Struct(&super::apimachinery::T1258), omit_empty: true, pointer: true, number: 5, ..F },
    Field { json: "objectSelector", go: "ObjectSelector", go_type: "v1.LabelSelector", kind: Kind::Struct(&super::apimachinery::T1258), omit_empty: true, pointer: true, number: 10, ..F },
    Field { json: "sideEffects", go: "SideEffects", go_type: "v1beta1.SideEffectClass", omit_empty: true, pointer: true, list_type: ListType::Atomic, number: 6, ..F },
    Field { json: "timeoutSeconds", go: "TimeoutSeconds", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 7, ..F },
    Field { json: "admissionReviewVersions", go: "AdmissionReviewVersions", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 8, ..F },
    Field { json: "matchConditions", go: "MatchConditions", go_type: "[]v1beta1.MatchCondition", kind: Kind::List(&Kind::Struct(&super::api_admissionregistration::T72)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["name"], patch_strategy: "merge", patch_merge_key: "name", number: 11, ..F },
];
pub static T96: Type = Type { name: "io.k8s.api.admissionregistration.v1beta1.ValidatingWebhook", go: "ValidatingWebhook", fields: &F96, json_fields: &[&F96[0], &F96[1], &F96[2], &F96[3], &F96[4], &F96[5], &F96[6], &F96[7], &F96[8], &F96[9], &F96[10]], by_name: &[9, 1, 3, 10, 4, 0, 5, 6, 2, 7, 8], by_number: &[0, 1, 2, 3, 5, 7, 8, 9, 4, 6, 10], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1beta1.ValidatingWebhookConfiguration
pub static F97: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "webhooks", go: "Webhooks", go_type: "[]v1beta1.ValidatingWebhook", kind: Kind::List(&Kind::Struct(&super::api_admissionregistration::T96)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["name"], patch_strategy: "merge", patch_merge_key: "name", number: 2, ..F },
];
pub static T97: Type = Type { name: "io.k8s.api.admissionregistration.v1beta1.ValidatingWebhookConfiguration", go: "ValidatingWebhookConfiguration", fields: &F97, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F97[1], &F97[2]], by_name: &[1, 0, 2, 3], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1beta1.ValidatingWebhookConfigurationList
pub static F98: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta1.ValidatingWebhookConfiguration", kind: Kind::List(&Kind::Struct(&super::api_admissionregistration::T97)), required: true, number: 2, ..F },
];
pub static T98: Type = Type { name: "io.k8s.api.admissionregistration.v1beta1.ValidatingWebhookConfigurationList", go: "ValidatingWebhookConfigurationList", fields: &F98, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F98[1], &F98[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1beta1.Validation
pub static F99: [Field; 4] = [
    Field { json: "expression", go: "Expression", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "message", go: "Message", omit_empty: true, number: 2, ..F },
    Field { json: "reason", go: "Reason", go_type: "v1.StatusReason", omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "messageExpression", go: "MessageExpression", omit_empty: true, number: 4, ..F },
];
pub static T99: Type = Type { name: "io.k8s.api.admissionregistration.v1beta1.Validation", go: "Validation", fields: &F99, json_fields: &[&F99[0], &F99[1], &F99[2], &F99[3]], by_name: &[0, 1, 3, 2], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.admissionregistration.v1beta1.Variable
pub static F100: [Field; 2] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "expression", go: "Expression", required: true, number: 2, default: "\"\"", ..F },
];
pub static T100: Type = Type { name: "io.k8s.api.admissionregistration.v1beta1.Variable", go: "Variable", fields: &F100, json_fields: &[&F100[0], &F100[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Atomic, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-map-type\":\"atomic\"}" };
// io.k8s.api.admissionregistration.v1beta1.WebhookClientConfig
pub static F101: [Field; 3] = [
    Field { json: "url", go: "URL", omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "service", go: "Service", go_type: "v1beta1.ServiceReference", kind: Kind::Struct(&super::api_admissionregistration::T87), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "caBundle", go: "CABundle", go_type: "[]uint8", kind: Kind::Bytes, omit_empty: true, number: 2, ..F },
];
pub static T101: Type = Type { name: "io.k8s.api.admissionregistration.v1beta1.WebhookClientConfig", go: "WebhookClientConfig", fields: &F101, json_fields: &[&F101[0], &F101[1], &F101[2]], by_name: &[2, 1, 0], by_number: &[1, 2, 0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
