// Made by hack/gen-schema; do not edit.
use crate::types::*;

// io.k8s.api.imagepolicy.v1alpha1.ImageReview
pub static F746: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1alpha1.ImageReviewSpec", kind: Kind::Struct(&super::api_imagepolicy::T748), number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1alpha1.ImageReviewStatus", kind: Kind::Struct(&super::api_imagepolicy::T749), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T746: Type = Type { name: "io.k8s.api.imagepolicy.v1alpha1.ImageReview", go: "ImageReview", fields: &F746, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F746[1], &F746[2], &F746[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.imagepolicy.v1alpha1.ImageReviewContainerSpec
pub static F747: [Field; 1] = [
    Field { json: "image", go: "Image", omit_empty: true, number: 1, ..F },
];
pub static T747: Type = Type { name: "io.k8s.api.imagepolicy.v1alpha1.ImageReviewContainerSpec", go: "ImageReviewContainerSpec", fields: &F747, json_fields: &[&F747[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.imagepolicy.v1alpha1.ImageReviewSpec
pub static F748: [Field; 3] = [
    Field { json: "containers", go: "Containers", go_type: "[]v1alpha1.ImageReviewContainerSpec", kind: Kind::List(&Kind::Struct(&super::api_imagepolicy::T747)), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
    Field { json: "annotations", go: "Annotations", go_type: "map[string]string", kind: Kind::Map(&Kind::String), omit_empty: true, number: 2, ..F },
    Field { json: "namespace", go: "Namespace", omit_empty: true, number: 3, ..F },
];
pub static T748: Type = Type { name: "io.k8s.api.imagepolicy.v1alpha1.ImageReviewSpec", go: "ImageReviewSpec", fields: &F748, json_fields: &[&F748[0], &F748[1], &F748[2]], by_name: &[1, 0, 2], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.imagepolicy.v1alpha1.ImageReviewStatus
pub static F749: [Field; 3] = [
    Field { json: "allowed", go: "Allowed", go_type: "bool", kind: Kind::Bool, number: 1, default: "false", ..F },
    Field { json: "reason", go: "Reason", omit_empty: true, number: 2, ..F },
    Field { json: "auditAnnotations", go: "AuditAnnotations", go_type: "map[string]string", kind: Kind::Map(&Kind::String), omit_empty: true, number: 3, ..F },
];
pub static T749: Type = Type { name: "io.k8s.api.imagepolicy.v1alpha1.ImageReviewStatus", go: "ImageReviewStatus", fields: &F749, json_fields: &[&F749[0], &F749[1], &F749[2]], by_name: &[0, 2, 1], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
