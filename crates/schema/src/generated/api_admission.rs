// Made by hack/gen-schema; do not edit.
use crate::types::*;

// io.k8s.api.admission.v1.AdmissionRequest
pub static F0: [Field; 15] = [
    Field { json: "uid", go: "UID", go_type: "types.UID", number: 1, ..F },
    Field { json: "kind", go: "Kind", go_type: "v1.GroupVersionKind", kind: Kind::Struct(&super::apimachinery::T1256), number: 2, ..F },
    Field { json: "resource", go: "Resource", go_type: "v1.GroupVersionResource", kind: Kind::Struct(&super::apimachinery::T1257), number: 3, ..F },
    Field { json: "subResource", go: "SubResource", omit_empty: true, number: 4, ..F },
    Field { json: "requestKind", go: "RequestKind", go_type: "v1.GroupVersionKind", kind: Kind::Struct(&super::apimachinery::T1256), omit_empty: true, pointer: true, number: 13, ..F },
    Field { json: "requestResource", go: "RequestResource", go_type: "v1.GroupVersionResource", kind: Kind::Struct(&super::apimachinery::T1257), omit_empty: true, pointer: true, number: 14, ..F },
    Field { json: "requestSubResource", go: "RequestSubResource", omit_empty: true, number: 15, ..F },
    Field { json: "name", go: "Name", omit_empty: true, number: 5, ..F },
    Field { json: "namespace", go: "Namespace", omit_empty: true, number: 6, ..F },
    Field { json: "operation", go: "Operation", go_type: "v1.Operation", number: 7, ..F },
    Field { json: "userInfo", go: "UserInfo", go_type: "v1.UserInfo", kind: Kind::Struct(&super::api_authentication::T213), number: 8, ..F },
    Field { json: "object", go: "Object", go_type: "runtime.RawExtension", kind: Kind::RawExtension, omit_empty: true, number: 9, ..F },
    Field { json: "oldObject", go: "OldObject", go_type: "runtime.RawExtension", kind: Kind::RawExtension, omit_empty: true, number: 10, ..F },
    Field { json: "dryRun", go: "DryRun", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 11, ..F },
    Field { json: "options", go: "Options", go_type: "runtime.RawExtension", kind: Kind::RawExtension, omit_empty: true, number: 12, ..F },
];
pub static T0: Type = Type { name: "io.k8s.api.admission.v1.AdmissionRequest", go: "AdmissionRequest", fields: &F0, json_fields: &[&F0[0], &F0[1], &F0[2], &F0[3], &F0[4], &F0[5], &F0[6], &F0[7], &F0[8], &F0[9], &F0[10], &F0[11], &F0[12], &F0[13], &F0[14]], by_name: &[13, 1, 7, 8, 11, 12, 9, 14, 4, 5, 6, 2, 3, 0, 10], by_number: &[0, 1, 2, 3, 7, 8, 9, 10, 11, 12, 13, 14, 4, 5, 6], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.api.admission.v1.AdmissionResponse
pub static F1: [Field; 7] = [
    Field { json: "uid", go: "UID", go_type: "types.UID", number: 1, ..F },
    Field { json: "allowed", go: "Allowed", go_type: "bool", kind: Kind::Bool, number: 2, ..F },
    Field { json: "status", go: "Result", go_type: "v1.Status", kind: Kind::Struct(&super::apimachinery::T1273), omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "patch", go: "Patch", go_type: "[]uint8", kind: Kind::Bytes, omit_empty: true, number: 4, ..F },
    Field { json: "patchType", go: "PatchType", go_type: "v1.PatchType", omit_empty: true, pointer: true, number: 5, ..F },
    Field { json: "auditAnnotations", go: "AuditAnnotations", go_type: "map[string]string", kind: Kind::Map(&Kind::String), omit_empty: true, number: 6, ..F },
    Field { json: "warnings", go: "Warnings", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 7, ..F },
];
pub static T1: Type = Type { name: "io.k8s.api.admission.v1.AdmissionResponse", go: "AdmissionResponse", fields: &F1, json_fields: &[&F1[0], &F1[1], &F1[2], &F1[3], &F1[4], &F1[5], &F1[6]], by_name: &[1, 5, 3, 4, 2, 0, 6], by_number: &[0, 1, 2, 3, 4, 5, 6], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.api.admission.v1.AdmissionReview
pub static F2: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "request", go: "Request", go_type: "v1.AdmissionRequest", kind: Kind::Struct(&super::api_admission::T0), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "response", go: "Response", go_type: "v1.AdmissionResponse", kind: Kind::Struct(&super::api_admission::T1), omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T2: Type = Type { name: "io.k8s.api.admission.v1.AdmissionReview", go: "AdmissionReview", fields: &F2, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F2[1], &F2[2]], by_name: &[1, 0, 2, 3], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.api.admission.v1beta1.AdmissionRequest
pub static F3: [Field; 15] = [
    Field { json: "uid", go: "UID", go_type: "types.UID", number: 1, ..F },
    Field { json: "kind", go: "Kind", go_type: "v1.GroupVersionKind", kind: Kind::Struct(&super::apimachinery::T1256), number: 2, ..F },
    Field { json: "resource", go: "Resource", go_type: "v1.GroupVersionResource", kind: Kind::Struct(&super::apimachinery::T1257), number: 3, ..F },
    Field { json: "subResource", go: "SubResource", omit_empty: true, number: 4, ..F },
    Field { json: "requestKind", go: "RequestKind", go_type: "v1.GroupVersionKind", kind: Kind::Struct(&super::apimachinery::T1256), omit_empty: true, pointer: true, number: 13, ..F },
    Field { json: "requestResource", go: "RequestResource", go_type: "v1.GroupVersionResource", kind: Kind::Struct(&super::apimachinery::T1257), omit_empty: true, pointer: true, number: 14, ..F },
    Field { json: "requestSubResource", go: "RequestSubResource", omit_empty: true, number: 15, ..F },
    Field { json: "name", go: "Name", omit_empty: true, number: 5, ..F },
    Field { json: "namespace", go: "Namespace", omit_empty: true, number: 6, ..F },
    Field { json: "operation", go: "Operation", go_type: "v1beta1.Operation", number: 7, ..F },
    Field { json: "userInfo", go: "UserInfo", go_type: "v1.UserInfo", kind: Kind::Struct(&super::api_authentication::T213), number: 8, ..F },
    Field { json: "object", go: "Object", go_type: "runtime.RawExtension", kind: Kind::RawExtension, omit_empty: true, number: 9, ..F },
    Field { json: "oldObject", go: "OldObject", go_type: "runtime.RawExtension", kind: Kind::RawExtension, omit_empty: true, number: 10, ..F },
    Field { json: "dryRun", go: "DryRun", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 11, ..F },
    Field { json: "options", go: "Options", go_type: "runtime.RawExtension", kind: Kind::RawExtension, omit_empty: true, number: 12, ..F },
];
pub static T3: Type = Type { name: "io.k8s.api.admission.v1beta1.AdmissionRequest", go: "AdmissionRequest", fields: &F3, json_fields: &[&F3[0], &F3[1], &F3[2], &F3[3], &F3[4], &F3[5], &F3[6], &F3[7], &F3[8], &F3[9], &F3[10], &F3[11], &F3[12], &F3[13], &F3[14]], by_name: &[13, 1, 7, 8, 11, 12, 9, 14, 4, 5, 6, 2, 3, 0, 10], by_number: &[0, 1, 2, 3, 7, 8, 9, 10, 11, 12, 13, 14, 4, 5, 6], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.api.admission.v1beta1.AdmissionResponse
pub static F4: [Field; 7] = [
    Field { json: "uid", go: "UID", go_type: "types.UID", number: 1, ..F },
    Field { json: "allowed", go: "Allowed", go_type: "bool", kind: Kind::Bool, number: 2, ..F },
    Field { json: "status", go: "Result", go_type: "v1.Status", kind: Kind::Struct(&super::apimachinery::T1273), omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "patch", go: "Patch", go_type: "[]uint8", kind: Kind::Bytes, omit_empty: true, number: 4, ..F },
    Field { json: "patchType", go: "PatchType", go_type: "v1beta1.PatchType", omit_empty: true, pointer: true, number: 5, ..F },
    Field { json: "auditAnnotations", go: "AuditAnnotations", go_type: "map[string]string", kind: Kind::Map(&Kind::String), omit_empty: true, number: 6, ..F },
    Field { json: "warnings", go: "Warnings", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 7, ..F },
];
pub static T4: Type = Type { name: "io.k8s.api.admission.v1beta1.AdmissionResponse", go: "AdmissionResponse", fields: &F4, json_fields: &[&F4[0], &F4[1], &F4[2], &F4[3], &F4[4], &F4[5], &F4[6]], by_name: &[1, 5, 3, 4, 2, 0, 6], by_number: &[0, 1, 2, 3, 4, 5, 6], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.api.admission.v1beta1.AdmissionReview
pub static F5: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "request", go: "Request", go_type: "v1beta1.AdmissionRequest", kind: Kind::Struct(&super::api_admission::T3), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "response", go: "Response", go_type: "v1beta1.AdmissionResponse", kind: Kind::Struct(&super::api_admission::T4), omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T5: Type = Type { name: "io.k8s.api.admission.v1beta1.AdmissionReview", go: "AdmissionReview", fields: &F5, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F5[1], &F5[2]], by_name: &[1, 0, 2, 3], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "" };
