// Made by hack/gen-schema; do not edit.
use crate::types::*;

// io.k8s.api.authentication.v1.BoundObjectReference
pub static F204: [Field; 4] = [
    Field { json: "kind", go: "Kind", omit_empty: true, number: 1, ..F },
    Field { json: "apiVersion", go: "APIVersion", omit_empty: true, number: 2, ..F },
    Field { json: "name", go: "Name", omit_empty: true, number: 3, ..F },
    Field { json: "uid", go: "UID", go_type: "types.UID", omit_empty: true, number: 4, ..F },
];
pub static T204: Type = Type { name: "io.k8s.api.authentication.v1.BoundObjectReference", go: "BoundObjectReference", fields: &F204, json_fields: &[&F204[0], &F204[1], &F204[2], &F204[3]], by_name: &[1, 0, 2, 3], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.authentication.v1.SelfSubjectReview
pub static F205: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1.SelfSubjectReviewStatus", kind: Kind::Struct(&super::api_authentication::T206), omit_empty: true, number: 2, default: "{}", ..F },
];
pub static T205: Type = Type { name: "io.k8s.api.authentication.v1.SelfSubjectReview", go: "SelfSubjectReview", fields: &F205, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F205[1], &F205[2]], by_name: &[1, 0, 2, 3], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.authentication.v1.SelfSubjectReviewStatus
pub static F206: [Field; 1] = [
    Field { json: "userInfo", go: "UserInfo", go_type: "v1.UserInfo", kind: Kind::Struct(&super::api_authentication::T213), omit_empty: true, number: 1, default: "{}", ..F },
];
pub static T206: Type = Type { name: "io.k8s.api.authentication.v1.SelfSubjectReviewStatus", go: "SelfSubjectReviewStatus", fields: &F206, json_fields: &[&F206[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.authentication.v1.TokenRequest
pub static F207: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1.TokenRequestSpec", kind: Kind::Struct(&super::api_authentication::T208), number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1.TokenRequestStatus", kind: Kind::Struct(&super::api_authentication::T209), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T207: Type = Type { name: "io.k8s.api.authentication.v1.TokenRequest", go: "TokenRequest", fields: &F207, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F207[1], &F207[2], &F207[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.authentication.v1.TokenRequestSpec
pub static F208: [Field; 4] = [
    Field { json: "audiences", go: "Audiences", go_type: "[]string", kind: Kind::List(&Kind::String), list_type: ListType::Atomic, number: 1, ..F },
    Field { json: "expirationSeconds", go: "ExpirationSeconds", go_type: "int64", kind: Kind::Int64, pointer: true, number: 4, ..F },
    Field { json: "boundObjectRef", go: "BoundObjectRef", go_type: "v1.BoundObjectReference", kind: Kind::Struct(&super::api_authentication::T204), pointer: true, number: 3, ..F },
    Field { json: "attestations", go: "Attestations", go_type: "map[string]v1.AttestationValue", kind: Kind::Map(&Kind::StringsMessage), omit_empty: true, number: 5, ..F },
];
pub static T208: Type = Type { name: "io.k8s.api.authentication.v1.TokenRequestSpec", go: "TokenRequestSpec", fields: &F208, json_fields: &[&F208[0], &F208[1], &F208[2], &F208[3]], by_name: &[3, 0, 2, 1], by_number: &[0, 2, 1, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.authentication.v1.TokenRequestStatus
pub static F209: [Field; 2] = [
    Field { json: "token", go: "Token", number: 1, default: "\"\"", ..F },
    Field { json: "expirationTimestamp", go: "ExpirationTimestamp", go_type: "v1.Time", kind: Kind::Time, number: 2, ..F },
];
pub static T209: Type = Type { name: "io.k8s.api.authentication.v1.TokenRequestStatus", go: "TokenRequestStatus", fields: &F209, json_fields: &[&F209[0], &F209[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.authentication.v1.TokenReview
pub static F210: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1.TokenReviewSpec", kind: Kind::Struct(&super::api_authentication::T211), required: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1.TokenReviewStatus", kind: Kind::Struct(&super::api_authentication::T212), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T210: Type = Type { name: "io.k8s.api.authentication.v1.TokenReview", go: "TokenReview", fields: &F210, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F210[1], &F210[2], &F210[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.authentication.v1.TokenReviewSpec
pub static F211: [Field; 2] = [
    Field { json: "token", go: "Token", omit_empty: true, required: true, number: 1, ..F },
    Field { json: "audiences", go: "Audiences", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
];
pub static T211: Type = Type { name: "io.k8s.api.authentication.v1.TokenReviewSpec", go: "TokenReviewSpec", fields: &F211, json_fields: &[&F211[0], &F211[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.authentication.v1.TokenReviewStatus
pub static F212: [Field; 4] = [
    Field { json: "authenticated", go: "Authenticated", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 1, ..F },
    Field { json: "user", go: "User", go_type: "v1.UserInfo", kind: Kind::Struct(&super::api_authentication::T213), omit_empty: true, number: 2, default: "{}", ..F },
    Field { json: "audiences", go: "Audiences", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 4, ..F },
    Field { json: "error", go: "Error", omit_empty: true, number: 3, ..F },
];
pub static T212: Type = Type { name: "io.k8s.api.authentication.v1.TokenReviewStatus", go: "TokenReviewStatus", fields: &F212, json_fields: &[&F212[0], &F212[1], &F212[2], &F212[3]], by_name: &[2, 0, 3, 1], by_number: &[0, 1, 3, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.authentication.v1.UserInfo
pub static F213: [Field; 4] = [
    Field { json: "username", go: "Username", omit_empty: true, number: 1, ..F },
    Field { json: "uid", go: "UID", omit_empty: true, number: 2, ..F },
    Field { json: "groups", go: "Groups", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
    Field { json: "extra", go: "Extra", go_type: "map[string]v1.ExtraValue", kind: Kind::Map(&Kind::StringsMessage), omit_empty: true, number: 4, ..F },
];
pub static T213: Type = Type { name: "io.k8s.api.authentication.v1.UserInfo", go: "UserInfo", fields: &F213, json_fields: &[&F213[0], &F213[1], &F213[2], &F213[3]], by_name: &[3, 2, 1, 0], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.authentication.v1alpha1.SelfSubjectReview
pub static F214: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1alpha1.SelfSubjectReviewStatus", kind: Kind::Struct(&super::api_authentication::T215), omit_empty: true, number: 2, default: "{}", ..F },
];
pub static T214: Type = Type { name: "io.k8s.api.authentication.v1alpha1.SelfSubjectReview", go: "SelfSubjectReview", fields: &F214, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F214[1], &F214[2]], by_name: &[1, 0, 2, 3], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.authentication.v1alpha1.SelfSubjectReviewStatus
pub static F215: [Field; 1] = [
    Field { json: "userInfo", go: "UserInfo", go_type: "v1.UserInfo", kind: Kind::Struct(&super::api_authentication::T213), omit_empty: true, number: 1, default: "{}", ..F },
];
pub static T215: Type = Type { name: "io.k8s.api.authentication.v1alpha1.SelfSubjectReviewStatus", go: "SelfSubjectReviewStatus", fields: &F215, json_fields: &[&F215[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.authentication.v1beta1.SelfSubjectReview
pub static F216: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1beta1.SelfSubjectReviewStatus", kind: Kind::Struct(&super::api_authentication::T217), omit_empty: true, number: 2, default: "{}", ..F },
];
pub static T216: Type = Type { name: "io.k8s.api.authentication.v1beta1.SelfSubjectReview", go: "SelfSubjectReview", fields: &F216, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F216[1], &F216[2]], by_name: &[1, 0, 2, 3], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.authentication.v1beta1.SelfSubjectReviewStatus
pub static F217: [Field; 1] = [
    Field { json: "userInfo", go: "UserInfo", go_type: "v1.UserInfo", kind: Kind::Struct(&super::api_authentication::T213), omit_empty: true, number: 1, default: "{}", ..F },
];
pub static T217: Type = Type { name: "io.k8s.api.authentication.v1beta1.SelfSubjectReviewStatus", go: "SelfSubjectReviewStatus", fields: &F217, json_fields: &[&F217[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.authentication.v1beta1.TokenReview
pub static F218: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1beta1.TokenReviewSpec", kind: Kind::Struct(&super::api_authentication::T219), required: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1beta1.TokenReviewStatus", kind: Kind::Struct(&super::api_authentication::T220), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T218: Type = Type { name: "io.k8s.api.authentication.v1beta1.TokenReview", go: "TokenReview", fields: &F218, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F218[1], &F218[2], &F218[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.authentication.v1beta1.TokenReviewSpec
pub static F219: [Field; 2] = [
    Field { json: "token", go: "Token", omit_empty: true, required: true, number: 1, ..F },
    Field { json: "audiences", go: "Audiences", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
];
pub static T219: Type = Type { name: "io.k8s.api.authentication.v1beta1.TokenReviewSpec", go: "TokenReviewSpec", fields: &F219, json_fields: &[&F219[0], &F219[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.authentication.v1beta1.TokenReviewStatus
pub static F220: [Field; 4] = [
    Field { json: "authenticated", go: "Authenticated", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 1, ..F },
    Field { json: "user", go: "User", go_type: "v1beta1.UserInfo", kind: Kind::Struct(&super::api_authentication::T221), omit_empty: true, number: 2, default: "{}", ..F },
    Field { json: "audiences", go: "Audiences", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 4, ..F },
    Field { json: "error", go: "Error", omit_empty: true, number: 3, ..F },
];
pub static T220: Type = Type { name: "io.k8s.api.authentication.v1beta1.TokenReviewStatus", go: "TokenReviewStatus", fields: &F220, json_fields: &[&F220[0], &F220[1], &F220[2], &F220[3]], by_name: &[2, 0, 3, 1], by_number: &[0, 1, 3, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.authentication.v1beta1.UserInfo
pub static F221: [Field; 4] = [
    Field { json: "username", go: "Username", omit_empty: true, number: 1, ..F },
    Field { json: "uid", go: "UID", omit_empty: true, number: 2, ..F },
    Field { json: "groups", go: "Groups", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
    Field { json: "extra", go: "Extra", go_type: "map[string]v1beta1.ExtraValue", kind: Kind::Map(&Kind::StringsMessage), omit_empty: true, number: 4, ..F },
];
pub static T221: Type = Type { name: "io.k8s.api.authentication.v1beta1.UserInfo", go: "UserInfo", fields: &F221, json_fields: &[&F221[0], &F221[1], &F221[2], &F221[3]], by_name: &[3, 2, 1, 0], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
