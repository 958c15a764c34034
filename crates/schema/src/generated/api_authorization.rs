// Made by hack/gen-schema; do not edit.
use crate::types::*;

// io.k8s.api.authorization.v1.FieldSelectorAttributes
pub static F222: [Field; 2] = [
    Field { json: "rawSelector", go: "RawSelector", omit_empty: true, number: 1, ..F },
    Field { json: "requirements", go: "Requirements", go_type: "[]v1.FieldSelectorRequirement", kind: Kind::List(&Kind::Struct(&super::apimachinery::T1251)), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
];
pub static T222: Type = Type { name: "io.k8s.api.authorization.v1.FieldSelectorAttributes", go: "FieldSelectorAttributes", fields: &F222, json_fields: &[&F222[0], &F222[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.authorization.v1.LabelSelectorAttributes
pub static F223: [Field; 2] = [
    Field { json: "rawSelector", go: "RawSelector", omit_empty: true, number: 1, ..F },
    Field { json: "requirements", go: "Requirements", go_type: "[]v1.LabelSelectorRequirement", kind: Kind::List(&Kind::Struct(&super::apimachinery::T1259)), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
];
pub static T223: Type = Type { name: "io.k8s.api.authorization.v1.LabelSelectorAttributes", go: "LabelSelectorAttributes", fields: &F223, json_fields: &[&F223[0], &F223[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.authorization.v1.LocalSubjectAccessReview
pub static F224: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1.SubjectAccessReviewSpec", kind: Kind::Struct(&super::api_authorization::T234), required: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1.SubjectAccessReviewStatus", kind: Kind::Struct(&super::api_authorization::T235), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T224: Type = Type { name: "io.k8s.api.authorization.v1.LocalSubjectAccessReview", go: "LocalSubjectAccessReview", fields: &F224, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F224[1], &F224[2], &F224[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.authorization.v1.NonResourceAttributes
pub static F225: [Field; 2] = [
    Field { json: "path", go: "Path", omit_empty: true, number: 1, ..F },
    Field { json: "verb", go: "Verb", omit_empty: true, number: 2, ..F },
];
pub static T225: Type = Type { name: "io.k8s.api.authorization.v1.NonResourceAttributes", go: "NonResourceAttributes", fields: &F225, json_fields: &[&F225[0], &F225[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.authorization.v1.NonResourceRule
pub static F226: [Field; 2] = [
    Field { json: "verbs", go: "Verbs", go_type: "[]string", kind: Kind::List(&Kind::String), required: true, list_type: ListType::Atomic, number: 1, ..F },
    Field { json: "nonResourceURLs", go: "NonResourceURLs", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
];
pub static T226: Type = Type { name: "io.k8s.api.authorization.v1.NonResourceRule", go: "NonResourceRule", fields: &F226, json_fields: &[&F226[0], &F226[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.authorization.v1.ResourceAttributes
pub static F227: [Field; 9] = [
    Field { json: "namespace", go: "Namespace", omit_empty: true, number: 1, ..F },
    Field { json: "verb", go: "Verb", omit_empty: true, number: 2, ..F },
    Field { json: "group", go: "Group", omit_empty: true, number: 3, ..F },
    Field { json: "version", go: "Version", omit_empty: true, number: 4, ..F },
    Field { json: "resource", go: "Resource", omit_empty: true, number: 5, ..F },
    Field { json: "subresource", go: "Subresource", omit_empty: true, number: 6, ..F },
    Field { json: "name", go: "Name", omit_empty: true, number: 7, ..F },
    Field { json: "fieldSelector", go: "FieldSelector", go_type: "v1.FieldSelectorAttributes", kind: Kind::Struct(&super::api_authorization::T222), omit_empty: true, pointer: true, number: 8, ..F },
    Field { json: "labelSelector", go: "LabelSelector", go_type: "v1.LabelSelectorAttributes", kind: Kind::Struct(&super::api_authorization::T223), omit_empty: true, pointer: true, number: 9, ..F },
];
pub static T227: Type = Type { name: "io.k8s.api.authorization.v1.ResourceAttributes", go: "ResourceAttributes", fields: &F227, json_fields: &[&F227[0], &F227[1], &F227[2], &F227[3], &F227[4], &F227[5], &F227[6], &F227[7], &F227[8]], by_name: &[7, 2, 8, 6, 0, 4, 5, 1, 3], by_number: &[0, 1, 2, 3, 4, 5, 6, 7, 8], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.authorization.v1.ResourceRule
pub static F228: [Field; 4] = [
    Field { json: "verbs", go: "Verbs", go_type: "[]string", kind: Kind::List(&Kind::String), required: true, list_type: ListType::Atomic, number: 1, ..F },
    Field { json: "apiGroups", go: "APIGroups", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
    Field { json: "resources", go: "Resources", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
    Field { json: "resourceNames", go: "ResourceNames", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 4, ..F },
];
pub static T228: Type = Type { name: "io.k8s.api.authorization.v1.ResourceRule", go: "ResourceRule", fields: &F228, json_fields: &[&F228[0], &F228[1], &F228[2], &F228[3]], by_name: &[1, 3, 2, 0], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.authorization.v1.SelfSubjectAccessReview
pub static F229: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1.SelfSubjectAccessReviewSpec", kind: Kind::Struct(&super::api_authorization::T230), required: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1.SubjectAccessReviewStatus", kind: Kind::Struct(&super::api_authorization::T235), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T229: Type = Type { name: "io.k8s.api.authorization.v1.SelfSubjectAccessReview", go: "SelfSubjectAccessReview", fields: &F229, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F229[1], &F229[2], &F229[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.authorization.v1.SelfSubjectAccessReviewSpec
pub static F230: [Field; 2] = [
    Field { json: "resourceAttributes", go: "ResourceAttributes", go_type: "v1.ResourceAttributes", kind: Kind::Struct(&super::api_authorization::T227), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "nonResourceAttributes", go: "NonResourceAttributes", go_type: "v1.NonResourceAttributes", kind: Kind::Struct(&super::api_authorization::T225), omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T230: Type = Type { name: "io.k8s.api.authorization.v1.SelfSubjectAccessReviewSpec", go: "SelfSubjectAccessReviewSpec", fields: &F230, json_fields: &[&F230[0], &F230[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.authorization.v1.SelfSubjectRulesReview
pub static F231: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1.SelfSubjectRulesReviewSpec", kind: Kind::Struct(&super::api_authorization::T232), required: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1.SubjectRulesReviewStatus", kind: Kind::Struct(&super::api_authorization::T236), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T231: Type = Type { name: "io.k8s.api.authorization.v1.SelfSubjectRulesReview", go: "SelfSubjectRulesReview", fields: &F231, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F231[1], &F231[2], &F231[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.authorization.v1.SelfSubjectRulesReviewSpec
pub static F232: [Field; 1] = [
    Field { json: "namespace", go: "Namespace", omit_empty: true, number: 1, ..F },
];
pub static T232: Type = Type { name: "io.k8s.api.authorization.v1.SelfSubjectRulesReviewSpec", go: "SelfSubjectRulesReviewSpec", fields: &F232, json_fields: &[&F232[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.authorization.v1.SubjectAccessReview
pub static F233: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1.SubjectAccessReviewSpec", kind: Kind::Struct(&super::api_authorization::T234), required: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1.SubjectAccessReviewStatus", kind: Kind::Struct(&super::api_authorization::T235), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T233: Type = Type { name: "io.k8s.api.authorization.v1.SubjectAccessReview", go: "SubjectAccessReview", fields: &F233, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F233[1], &F233[2], &F233[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.authorization.v1.SubjectAccessReviewSpec
pub static F234: [Field; 6] = [
    Field { json: "resourceAttributes", go: "ResourceAttributes", go_type: "v1.ResourceAttributes", kind: Kind::Struct(&super::api_authorization::T227), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "nonResourceAttributes", go: "NonResourceAttributes", go_type: "v1.NonResourceAttributes", kind: Kind::Struct(&super::api_authorization::T225), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "user", go: "User", omit_empty: true, number: 3, ..F },
    Field { json: "groups", go: "Groups", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 4, ..F },
    Field { json: "extra", go: "Extra", go_type: "map[string]v1.ExtraValue", kind: Kind::Map(&Kind::StringsMessage), omit_empty: true, number: 5, ..F },
    Field { json: "uid", go: "UID", omit_empty: true, number: 6, ..F },
];
pub static T234: Type = Type { name: "io.k8s.api.authorization.v1.SubjectAccessReviewSpec", go: "SubjectAccessReviewSpec", fields: &F234, json_fields: &[&F234[0], &F234[1], &F234[2], &F234[3], &F234[4], &F234[5]], by_name: &[4, 3, 1, 0, 5, 2], by_number: &[0, 1, 2, 3, 4, 5], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.authorization.v1.SubjectAccessReviewStatus
pub static F235: [Field; 4] = [
    Field { json: "allowed", go: "Allowed", go_type: "bool", kind: Kind::Bool, required: true, number: 1, default: "false", ..F },
    Field { json: "denied", go: "Denied", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 4, ..F },
    Field { json: "reason", go: "Reason", omit_empty: true, number: 2, ..F },
    Field { json: "evaluationError", go: "EvaluationError", omit_empty: true, number: 3, ..F },
];
pub static T235: Type = Type { name: "io.k8s.api.authorization.v1.SubjectAccessReviewStatus", go: "SubjectAccessReviewStatus", fields: &F235, json_fields: &[&F235[0], &F235[1], &F235[2], &F235[3]], by_name: &[0, 1, 3, 2], by_number: &[0, 2, 3, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.authorization.v1.SubjectRulesReviewStatus
pub static F236: [Field; 4] = [
    Field { json: "resourceRules", go: "ResourceRules", go_type: "[]v1.ResourceRule", kind: Kind::List(&Kind::Struct(&super::api_authorization::T228)), required: true, list_type: ListType::Atomic, number: 1, ..F },
    Field { json: "nonResourceRules", go: "NonResourceRules", go_type: "[]v1.NonResourceRule", kind: Kind::List(&Kind::Struct(&super::api_authorization::T226)), required: true, list_type: ListType::Atomic, number: 2, ..F },
    Field { json: "incomplete", go: "Incomplete", go_type: "bool", kind: Kind::Bool, required: true, number: 3, default: "false", ..F },
    Field { json: "evaluationError", go: "EvaluationError", omit_empty: true, number: 4, ..F },
];
pub static T236: Type = Type { name: "io.k8s.api.authorization.v1.SubjectRulesReviewStatus", go: "SubjectRulesReviewStatus", fields: &F236, json_fields: &[&F236[0], &F236[1], &F236[2], &F236[3]], by_name: &[3, 2, 1, 0], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.authorization.v1beta1.LocalSubjectAccessReview
pub static F237: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1beta1.SubjectAccessReviewSpec", kind: Kind::Struct(&super::api_authorization::T247), required: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1beta1.SubjectAccessReviewStatus", kind: Kind::Struct(&super::api_authorization::T248), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T237: Type = Type { name: "io.k8s.api.authorization.v1beta1.LocalSubjectAccessReview", go: "LocalSubjectAccessReview", fields: &F237, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F237[1], &F237[2], &F237[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.authorization.v1beta1.NonResourceAttributes
pub static F238: [Field; 2] = [
    Field { json: "path", go: "Path", omit_empty: true, number: 1, ..F },
    Field { json: "verb", go: "Verb", omit_empty: true, number: 2, ..F },
];
pub static T238: Type = Type { name: "io.k8s.api.authorization.v1beta1.NonResourceAttributes", go: "NonResourceAttributes", fields: &F238, json_fields: &[&F238[0], &F238[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.authorization.v1beta1.NonResourceRule
pub static F239: [Field; 2] = [
    Field { json: "verbs", go: "Verbs", go_type: "[]string", kind: Kind::List(&Kind::String), required: true, list_type: ListType::Atomic, number: 1, ..F },
    Field { json: "nonResourceURLs", go: "NonResourceURLs", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
];
pub static T239: Type = Type { name: "io.k8s.api.authorization.v1beta1.NonResourceRule", go: "NonResourceRule", fields: &F239, json_fields: &[&F239[0], &F239[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.authorization.v1beta1.ResourceAttributes
pub static F240: [Field; 9] = [
    Field { json: "namespace", go: "Namespace", omit_empty: true, number: 1, ..F },
    Field { json: "verb", go: "Verb", omit_empty: true, number: 2, ..F },
    Field { json: "group", go: "Group", omit_empty: true, number: 3, ..F },
    Field { json: "version", go: "Version", omit_empty: true, number: 4, ..F },
    Field { json: "resource", go: "Resource", omit_empty: true, number: 5, ..F },
    Field { json: "subresource", go: "Subresource", omit_empty: true, number: 6, ..F },
    Field { json: "name", go: "Name", omit_empty: true, number: 7, ..F },
    Field { json: "fieldSelector", go: "FieldSelector", go_type: "v1.FieldSelectorAttributes", kind: Kind::Struct(&super::api_authorization::T222), omit_empty: true, pointer: true, number: 8, ..F },
    Field { json: "labelSelector", go: "LabelSelector", go_type: "v1.LabelSelectorAttributes", kind: Kind::Struct(&super::api_authorization::T223), omit_empty: true, pointer: true, number: 9, ..F },
];
pub static T240: Type = Type { name: "io.k8s.api.authorization.v1beta1.ResourceAttributes", go: "ResourceAttributes", fields: &F240, json_fields: &[&F240[0], &F240[1], &F240[2], &F240[3], &F240[4], &F240[5], &F240[6], &F240[7], &F240[8]], by_name: &[7, 2, 8, 6, 0, 4, 5, 1, 3], by_number: &[0, 1, 2, 3, 4, 5, 6, 7, 8], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.authorization.v1beta1.ResourceRule
pub static F241: [Field; 4] = [
    Field { json: "verbs", go: "Verbs", go_type: "[]string", kind: Kind::List(&Kind::String), required: true, list_type: ListType::Atomic, number: 1, ..F },
    Field { json: "apiGroups", go: "APIGroups", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
    Field { json: "resources", go: "Resources", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
    Field { json: "resourceNames", go: "ResourceNames", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 4, ..F },
];
pub static T241: Type = Type { name: "io.k8s.api.authorization.v1beta1.ResourceRule", go: "ResourceRule", fields: &F241, json_fields: &[&F241[0], &F241[1], &F241[2], &F241[3]], by_name: &[1, 3, 2, 0], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.authorization.v1beta1.SelfSubjectAccessReview
pub static F242: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1beta1.SelfSubjectAccessReviewSpec", kind: Kind::Struct(&super::api_authorization::T243), required: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1beta1.SubjectAccessReviewStatus", kind: Kind::Struct(&super::api_authorization::T248), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T242: Type = Type { name: "io.k8s.api.authorization.v1beta1.SelfSubjectAccessReview", go: "SelfSubjectAccessReview", fields: &F242, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F242[1], &F242[2], &F242[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.authorization.v1beta1.SelfSubjectAccessReviewSpec
pub static F243: [Field; 2] = [
    Field { json: "resourceAttributes", go: "ResourceAttributes", go_type: "v1beta1.ResourceAttributes", kind: Kind::Struct(&super::api_authorization::T240), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "nonResourceAttributes", go: "NonResourceAttributes", go_type: "v1beta1.NonResourceAttributes", kind: Kind::Struct(&super::api_authorization::T238), omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T243: Type = Type { name: "io.k8s.api.authorization.v1beta1.SelfSubjectAccessReviewSpec", go: "SelfSubjectAccessReviewSpec", fields: &F243, json_fields: &[&F243[0], &F243[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.authorization.v1beta1.SelfSubjectRulesReview
pub static F244: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1beta1.SelfSubjectRulesReviewSpec", kind: Kind::Struct(&super::api_authorization::T245), required: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1beta1.SubjectRulesReviewStatus", kind: Kind::Struct(&super::api_authorization::T249), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T244: Type = Type { name: "io.k8s.api.authorization.v1beta1.SelfSubjectRulesReview", go: "SelfSubjectRulesReview", fields: &F244, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F244[1], &F244[2], &F244[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.authorization.v1beta1.SelfSubjectRulesReviewSpec
pub static F245: [Field; 1] = [
    Field { json: "namespace", go: "Namespace", omit_empty: true, number: 1, ..F },
];
pub static T245: Type = Type { name: "io.k8s.api.authorization.v1beta1.SelfSubjectRulesReviewSpec", go: "SelfSubjectRulesReviewSpec", fields: &F245, json_fields: &[&F245[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.authorization.v1beta1.SubjectAccessReview
pub static F246: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1beta1.SubjectAccessReviewSpec", kind: Kind::Struct(&super::api_authorization::T247), required: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1beta1.SubjectAccessReviewStatus", kind: Kind::Struct(&super::api_authorization::T248), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T246: Type = Type { name: "io.k8s.api.authorization.v1beta1.SubjectAccessReview", go: "SubjectAccessReview", fields: &F246, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F246[1], &F246[2], &F246[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.authorization.v1beta1.SubjectAccessReviewSpec
pub static F247: [Field; 6] = [
    Field { json: "resourceAttributes", go: "ResourceAttributes", go_type: "v1beta1.ResourceAttributes", kind: Kind::Struct(&super::api_authorization::T240), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "nonResourceAttributes", go: "NonResourceAttributes", go_type: "v1beta1.NonResourceAttributes", kind: Kind::Struct(&super::api_authorization::T238), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "user", go: "User", omit_empty: true, number: 3, ..F },
    Field { json: "group", go: "Groups", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 4, ..F },
    Field { json: "extra", go: "Extra", go_type: "map[string]v1beta1.ExtraValue", kind: Kind::Map(&Kind::StringsMessage), omit_empty: true, number: 5, ..F },
    Field { json: "uid", go: "UID", omit_empty: true, number: 6, ..F },
];
pub static T247: Type = Type { name: "io.k8s.api.authorization.v1beta1.SubjectAccessReviewSpec", go: "SubjectAccessReviewSpec", fields: &F247, json_fields: &[&F247[0], &F247[1], &F247[2], &F247[3], &F247[4], &F247[5]], by_name: &[4, 3, 1, 0, 5, 2], by_number: &[0, 1, 2, 3, 4, 5], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.authorization.v1beta1.SubjectAccessReviewStatus
pub static F248: [Field; 4] = [
    Field { json: "allowed", go: "Allowed", go_type: "bool", kind: Kind::Bool, required: true, number: 1, default: "false", ..F },
    Field { json: "denied", go: "Denied", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 4, ..F },
    Field { json: "reason", go: "Reason", omit_empty: true, number: 2, ..F },
    Field { json: "evaluationError", go: "EvaluationError", omit_empty: true, number: 3, ..F },
];
pub static T248: Type = Type { name: "io.k8s.api.authorization.v1beta1.SubjectAccessReviewStatus", go: "SubjectAccessReviewStatus", fields: &F248, json_fields: &[&F248[0], &F248[1], &F248[2], &F248[3]], by_name: &[0, 1, 3, 2], by_number: &[0, 2, 3, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.authorization.v1beta1.SubjectRulesReviewStatus
pub static F249: [Field; 4] = [
    Field { json: "resourceRules", go: "ResourceRules", go_type: "[]v1beta1.ResourceRule", kind: Kind::List(&Kind::Struct(&super::api_authorization::T241)), required: true, list_type: ListType::Atomic, number: 1, ..F },
    Field { json: "nonResourceRules", go: "NonResourceRules", go_type: "[]v1beta1.NonResourceRule", kind: Kind::List(&Kind::Struct(&super::api_authorization::T239)), required: true, list_type: ListType::Atomic, number: 2, ..F },
    Field { json: "incomplete", go: "Incomplete", go_type: "bool", kind: Kind::Bool, required: true, number: 3, default: "false", ..F },
    Field { json: "evaluationError", go: "EvaluationError", omit_empty: true, number: 4, ..F },
];
pub static T249: Type = Type { name: "io.k8s.api.authorization.v1beta1.SubjectRulesReviewStatus", go: "SubjectRulesReviewStatus", fields: &F249, json_fields: &[&F249[0], &F249[1], &F249[2], &F249[3]], by_name: &[3, 2, 1, 0], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
