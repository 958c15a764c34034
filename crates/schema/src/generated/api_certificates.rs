// Made by hack/gen-schema; do not edit.
use crate::types::*;

// io.k8s.api.certificates.v1.CertificateSigningRequest
pub static F305: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1.CertificateSigningRequestSpec", kind: Kind::Struct(&super::api_certificates::T308), required: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1.CertificateSigningRequestStatus", kind: Kind::Struct(&super::api_certificates::T309), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T305: Type = Type { name: "io.k8s.api.certificates.v1.CertificateSigningRequest", go: "CertificateSigningRequest", fields: &F305, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F305[1], &F305[2], &F305[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.certificates.v1.CertificateSigningRequestCondition
pub static F306: [Field; 6] = [
    Field { json: "type", go: "Type", go_type: "v1.RequestConditionType", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "status", go: "Status", go_type: "v1.ConditionStatus", required: true, number: 6, default: "\"\"", ..F },
    Field { json: "reason", go: "Reason", omit_empty: true, number: 2, ..F },
    Field { json: "message", go: "Message", omit_empty: true, number: 3, ..F },
    Field { json: "lastUpdateTime", go: "LastUpdateTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 4, ..F },
    Field { json: "lastTransitionTime", go: "LastTransitionTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 5, ..F },
];
pub static T306: Type = Type { name: "io.k8s.api.certificates.v1.CertificateSigningRequestCondition", go: "CertificateSigningRequestCondition", fields: &F306, json_fields: &[&F306[0], &F306[1], &F306[2], &F306[3], &F306[4], &F306[5]], by_name: &[5, 4, 3, 2, 1, 0], by_number: &[0, 2, 3, 4, 5, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.certificates.v1.CertificateSigningRequestList
pub static F307: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.CertificateSigningRequest", kind: Kind::List(&Kind::Struct(&super::api_certificates::T305)), required: true, number: 2, ..F },
];
pub static T307: Type = Type { name: "io.k8s.api.certificates.v1.CertificateSigningRequestList", go: "CertificateSigningRequestList", fields: &F307, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F307[1], &F307[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.certificates.v1.CertificateSigningRequestSpec
pub static F308: [Field; 8] = [
    Field { json: "request", go: "Request", go_type: "[]uint8", kind: Kind::Bytes, required: true, number: 1, ..F },
    Field { json: "signerName", go: "SignerName", required: true, number: 7, default: "\"\"", ..F },
    Field { json: "expirationSeconds", go: "ExpirationSeconds", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 8, ..F },
    Field { json: "usages", go: "Usages", go_type: "[]v1.KeyUsage", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 5, enums: &["any", "cert sign", "client auth", "code signing", "content commitment", "crl sign", "data encipherment", "decipher only", "digital signature", "email protection", "encipher only", "ipsec end system", "ipsec tunnel", "ipsec user", "key agreement", "key encipherment", "microsoft sgc", "netscape sgc", "ocsp signing", "s/mime", "server auth", "signing", "timestamping"], ..F },
    Field { json: "username", go: "Username", omit_empty: true, number: 2, ..F },
    Field { json: "uid", go: "UID", omit_empty: true, number: 3, ..F },
    Field { json: "groups", go: "Groups", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 4, ..F },
    Field { json: "extra", go: "Extra", go_type: "map[string]v1.ExtraValue", kind: Kind::Map(&Kind::StringsMessage), omit_empty: true, number: 6, ..F },
];
pub static T308: Type = Type { name: "io.k8s.api.certificates.v1.CertificateSigningRequestSpec", go: "CertificateSigningRequestSpec", fields: &F308, json_fields: &[&F308[0], &F308[1], &F308[2], &F308[3], &F308[4], &F308[5], &F308[6], &F308[7]], by_name: &[2, 7, 6, 0, 1, 5, 3, 4], by_number: &[0, 4, 5, 6, 3, 7, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.certificates.v1.CertificateSigningRequestStatus
pub static F309: [Field; 2] = [
    Field { json: "conditions", go: "Conditions", go_type: "[]v1.CertificateSigningRequestCondition", kind: Kind::List(&Kind::Struct(&super::api_certificates::T306)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["type"], number: 1, ..F },
    Field { json: "certificate", go: "Certificate", go_type: "[]uint8", kind: Kind::Bytes, omit_empty: true, number: 2, ..F },
];
pub static T309: Type = Type { name: "io.k8s.api.certificates.v1.CertificateSigningRequestStatus", go: "CertificateSigningRequestStatus", fields: &F309, json_fields: &[&F309[0], &F309[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.certificates.v1.ClusterTrustBundle
pub static F310: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1.ClusterTrustBundleSpec", kind: Kind::Struct(&super::api_certificates::T312), required: true, number: 2, default: "{}", ..F },
];
pub static T310: Type = Type { name: "io.k8s.api.certificates.v1.ClusterTrustBundle", go: "ClusterTrustBundle", fields: &F310, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F310[1], &F310[2]], by_name: &[1, 0, 2, 3], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.certificates.v1.ClusterTrustBundleList
pub static F311: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.ClusterTrustBundle", kind: Kind::List(&Kind::Struct(&super::api_certificates::T310)), required: true, number: 2, ..F },
];
pub static T311: Type = Type { name: "io.k8s.api.certificates.v1.ClusterTrustBundleList", go: "ClusterTrustBundleList", fields: &F311, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F311[1], &F311[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.certificates.v1.ClusterTrustBundleSpec
pub static F312: [Field; 2] = [
    Field { json: "signerName", go: "SignerName", omit_empty: true, number: 1, ..F },
    Field { json: "trustBundle", go: "TrustBundle", required: true, number: 2, default: "\"\"", ..F },
];
pub static T312: Type = Type { name: "io.k8s.api.certificates.v1.ClusterTrustBundleSpec", go: "ClusterTrustBundleSpec", fields: &F312, json_fields: &[&F312[0], &F312[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.certificates.v1.PodCertificateRequest
pub static F313: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1.PodCertificateRequestSpec", kind: Kind::Struct(&super::api_certificates::T315), required: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1.PodCertificateRequestStatus", kind: Kind::Struct(&super::api_certificates::T316), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T313: Type = Type { name: "io.k8s.api.certificates.v1.PodCertificateRequest", go: "PodCertificateRequest", fields: &F313, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F313[1], &F313[2], &F313[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.certificates.v1.PodCertificateRequestList
pub static F314: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.PodCertificateRequest", kind: Kind::List(&Kind::Struct(&super::api_certificates::T313)), required: true, number: 2, ..F },
];
pub static T314: Type = Type { name: "io.k8s.api.certificates.v1.PodCertificateRequestList", go: "PodCertificateRequestList", fields: &F314, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F314[1], &F314[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.certificates.v1.PodCertificateRequestSpec
pub static F315: [Field; 10] = [
    Field { json: "signerName", go: "SignerName", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "podName", go: "PodName", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "podUID", go: "PodUID", go_type: "types.UID", required: true, number: 3, default: "\"\"", ..F },
    Field { json: "serviceAccountName", go: "ServiceAccountName", required: true, number: 4, default: "\"\"", ..F },
    Field { json: "serviceAccountUID", go: "ServiceAccountUID", go_type: "types.UID", required: true, number: 5, default: "\"\"", ..F },
    Field { json: "nodeName", go: "NodeName", go_type: "types.NodeName", required: true, number: 6, default: "\"\"", ..F },
    Field { json: "nodeUID", go: "NodeUID", go_type: "types.UID", required: true, number: 7, default: "\"\"", ..F },
    Field { json: "maxExpirationSeconds", go: "MaxExpirationSeconds", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 8, default: "86400", ..F },
    Field { json: "stubPKCS10Request", go: "StubPKCS10Request", go_type: "[]uint8", kind: Kind::Bytes, required: true, number: 12, ..F },
    Field { json: "unverifiedUserAnnotations", go: "UnverifiedUserAnnotations", go_type: "map[string]string", kind: Kind::Map(&Kind::String), omit_empty: true, number: 11, ..F },
];
pub static T315: Type = Type { name: "io.k8s.api.certificates.v1.PodCertificateRequestSpec", go: "PodCertificateRequestSpec", fields: &F315, json_fields: &[&F315[0], &F315[1], &F315[2], &F315[3], &F315[4], &F315[5], &F315[6], &F315[7], &F315[8], &F315[9]], by_name: &[7, 5, 6, 1, 2, 3, 4, 0, 8, 9], by_number: &[0, 1, 2, 3, 4, 5, 6, 7, 9, 8], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.certificates.v1.PodCertificateRequestStatus
pub static F316: [Field; 5] = [
    Field { json: "conditions", go: "Conditions", go_type: "[]v1.Condition", kind: Kind::List(&Kind::Struct(&super::apimachinery::T1247)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["type"], patch_strategy: "merge", patch_merge_key: "type", number: 1, ..F },
    Field { json: "certificateChain", go: "CertificateChain", omit_empty: true, number: 2, ..F },
    Field { json: "notBefore", go: "NotBefore", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "beginRefreshAt", go: "BeginRefreshAt", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, pointer: true, number: 5, ..F },
    Field { json: "notAfter", go: "NotAfter", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, pointer: true, number: 6, ..F },
];
pub static T316: Type = Type { name: "io.k8s.api.certificates.v1.PodCertificateRequestStatus", go: "PodCertificateRequestStatus", fields: &F316, json_fields: &[&F316[0], &F316[1], &F316[2], &F316[3], &F316[4]], by_name: &[3, 1, 0, 4, 2], by_number: &[0, 1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.certificates.v1alpha1.ClusterTrustBundle
pub static F317: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1alpha1.ClusterTrustBundleSpec", kind: Kind::Struct(&super::api_certificates::T319), required: true, number: 2, default: "{}", ..F },
];
pub static T317: Type = Type { name: "io.k8s.api.certificates.v1alpha1.ClusterTrustBundle", go: "ClusterTrustBundle", fields: &F317, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F317[1], &F317[2]], by_name: &[1, 0, 2, 3], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.certificates.v1alpha1.ClusterTrustBundleList
pub static F318: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1alpha1.ClusterTrustBundle", kind: Kind::List(&Kind::Struct(&super::api_certificates::T317)), required: true, number: 2, ..F },
];
pub static T318: Type = Type { name: "io.k8s.api.certificates.v1alpha1.ClusterTrustBundleList", go: "ClusterTrustBundleList", fields: &F318, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F318[1], &F318[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.certificates.v1alpha1.ClusterTrustBundleSpec
pub static F319: [Field; 2] = [
    Field { json: "signerName", go: "SignerName", omit_empty: true, number: 1, ..F },
    Field { json: "trustBundle", go: "TrustBundle", required: true, number: 2, default: "\"\"", ..F },
];
pub static T319: Type = Type { name: "io.k8s.api.certificates.v1alpha1.ClusterTrustBundleSpec", go: "ClusterTrustBundleSpec", fields: &F319, json_fields: &[&F319[0], &F319[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.certificates.v1beta1.CertificateSigningRequest
pub static F320: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1beta1.CertificateSigningRequestSpec", kind: Kind::Struct(&super::api_certificates::T323), required: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1beta1.CertificateSigningRequestStatus", kind: Kind::Struct(&super::api_certificates::T324), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T320: Type = Type { name: "io.k8s.api.certificates.v1beta1.CertificateSigningRequest", go: "CertificateSigningRequest", fields: &F320, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F320[1], &F320[2], &F320[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.certificates.v1beta1.CertificateSigningRequestCondition
pub static F321: [Field; 6] = [
    Field { json: "type", go: "Type", go_type: "v1beta1.RequestConditionType", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "status", go: "Status", go_type: "v1.ConditionStatus", number: 6, default: "\"\"", ..F },
    Field { json: "reason", go: "Reason", omit_empty: true, number: 2, ..F },
    Field { json: "message", go: "Message", omit_empty: true, number: 3, ..F },
    Field { json: "lastUpdateTime", go: "LastUpdateTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 4, ..F },
    Field { json: "lastTransitionTime", go: "LastTransitionTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 5, ..F },
];
pub static T321: Type = Type { name: "io.k8s.api.certificates.v1beta1.CertificateSigningRequestCondition", go: "CertificateSigningRequestCondition", fields: &F321, json_fields: &[&F321[0], &F321[1], &F321[2], &F321[3], &F321[4], &F321[5]], by_name: &[5, 4, 3, 2, 1, 0], by_number: &[0, 2, 3, 4, 5, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.certificates.v1beta1.CertificateSigningRequestList
pub static F322: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta1.CertificateSigningRequest", kind: Kind::List(&Kind::Struct(&super::api_certificates::T320)), required: true, number: 2, ..F },
];
pub static T322: Type = Type { name: "io.k8s.api.certificates.v1beta1.CertificateSigningRequestList", go: "CertificateSigningRequestList", fields: &F322, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F322[1], &F322[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.certificates.v1beta1.CertificateSigningRequestSpec
pub static F323: [Field; 8] = [
    Field { json: "request", go: "Request", go_type: "[]uint8", kind: Kind::Bytes, required: true, number: 1, ..F },
    Field { json: "signerName", go: "SignerName", omit_empty: true, pointer: true, number: 7, ..F },
    Field { json: "expirationSeconds", go: "ExpirationSeconds", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 8, ..F },
    Field { json: "usages", go: "Usages", go_type: "[]v1beta1.KeyUsage", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 5, ..F },
    Field { json: "username", go: "Username", omit_empty: true, number: 2, ..F },
    Field { json: "uid", go: "UID", omit_empty: true, number: 3, ..F },
    Field { json: "groups", go: "Groups", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 4, ..F },
    Field { json: "extra", go: "Extra", go_type: "map[string]v1beta1.ExtraValue", kind: Kind::Map(&Kind::StringsMessage), omit_empty: true, number: 6, ..F },
];
pub static T323: Type = Type { name: "io.k8s.api.certificates.v1beta1.CertificateSigningRequestSpec", go: "CertificateSigningRequestSpec", fields: &F323, json_fields: &[&F323[0], &F323[1], &F323[2], &F323[3], &F323[4], &F323[5], &F323[6], &F323[7]], by_name: &[2, 7, 6, 0, 1, 5, 3, 4], by_number: &[0, 4, 5, 6, 3, 7, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.certificates.v1beta1.CertificateSigningRequestStatus
pub static F324: [Field; 2] = [
    Field { json: "conditions", go: "Conditions", go_type: "[]v1beta1.CertificateSigningRequestCondition", kind: Kind::List(&Kind::Struct(&super::api_certificates::T321)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["type"], number: 1, ..F },
    Field { json: "certificate", go: "Certificate", go_type: "[]uint8", kind: Kind::Bytes, omit_empty: true, number: 2, ..F },
];
pub static T324: Type = Type { name: "io.k8s.api.certificates.v1beta1.CertificateSigningRequestStatus", go: "CertificateSigningRequestStatus", fields: &F324, json_fields: &[&F324[0], &F324[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.certificates.v1beta1.ClusterTrustBundle
pub static F325: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1beta1.ClusterTrustBundleSpec", kind: Kind::Struct(&super::api_certificates::T327), required: true, number: 2, default: "{}", ..F },
];
pub static T325: Type = Type { name: "io.k8s.api.certificates.v1beta1.ClusterTrustBundle", go: "ClusterTrustBundle", fields: &F325, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F325[1], &F325[2]], by_name: &[1, 0, 2, 3], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.certificates.v1beta1.ClusterTrustBundleList
pub static F326: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta1.ClusterTrustBundle", kind: Kind::List(&Kind::Struct(&super::api_certificates::T325)), required: true, number: 2, ..F },
];
pub static T326: Type = Type { name: "io.k8s.api.certificates.v1beta1.ClusterTrustBundleList", go: "ClusterTrustBundleList", fields: &F326, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F326[1], &F326[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.certificates.v1beta1.ClusterTrustBundleSpec
pub static F327: [Field; 2] = [
    Field { json: "signerName", go: "SignerName", omit_empty: true, number: 1, ..F },
    Field { json: "trustBundle", go: "TrustBundle", required: true, number: 2, default: "\"\"", ..F },
];
pub static T327: Type = Type { name: "io.k8s.api.certificates.v1beta1.ClusterTrustBundleSpec", go: "ClusterTrustBundleSpec", fields: &F327, json_fields: &[&F327[0], &F327[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.certificates.v1beta1.PodCertificateRequest
pub static F328: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1beta1.PodCertificateRequestSpec", kind: Kind::Struct(&super::api_certificates::T330), required: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1beta1.PodCertificateRequestStatus", kind: Kind::Struct(&super::api_certificates::T331), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T328: Type = Type { name: "io.k8s.api.certificates.v1beta1.PodCertificateRequest", go: "PodCertificateRequest", fields: &F328, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F328[1], &F328[2], &F328[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.certificates.v1beta1.PodCertificateRequestList
pub static F329: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta1.PodCertificateRequest", kind: Kind::List(&Kind::Struct(&super::api_certificates::T328)), required: true, number: 2, ..F },
];
pub static T329: Type = Type { name: "io.k8s.api.certificates.v1beta1.PodCertificateRequestList", go: "PodCertificateRequestList", fields: &F329, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F329[1], &F329[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.certificates.v1beta1.PodCertificateRequestSpec
pub static F330: [Field; 12] = [
    Field { json: "signerName", go: "SignerName", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "podName", go: "PodName", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "podUID", go: "PodUID", go_type: "types.UID", required: true, number: 3, default: "\"\"", ..F },
    Field { json: "serviceAccountName", go: "ServiceAccountName", required: true, number: 4, default: "\"\"", ..F },
    Field { json: "serviceAccountUID", go: "ServiceAccountUID", go_type: "types.UID", required: true, number: 5, default: "\"\"", ..F },
    Field { json: "nodeName", go: "NodeName", go_type: "types.NodeName", required: true, number: 6, default: "\"\"", ..F },
    Field { json: "nodeUID", go: "NodeUID", go_type: "types.UID", required: true, number: 7, default: "\"\"", ..F },
    Field { json: "maxExpirationSeconds", go: "MaxExpirationSeconds", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 8, default: "86400", ..F },
    Field { json: "pkixPublicKey", go: "PKIXPublicKey", go_type: "[]uint8", kind: Kind::Bytes, number: 9, ..F },
    Field { json: "proofOfPossession", go: "ProofOfPossession", go_type: "[]uint8", kind: Kind::Bytes, number: 10, ..F },
    Field { json: "stubPKCS10Request", go: "StubPKCS10Request", go_type: "[]uint8", kind: Kind::Bytes, required: true, number: 12, ..F },
    Field { json: "unverifiedUserAnnotations", go: "UnverifiedUserAnnotations", go_type: "map[string]string", kind: Kind::Map(&Kind::String), omit_empty: true, number: 11, ..F },
];
pub static T330: Type = Type { name: "io.k8s.api.certificates.v1beta1.PodCertificateRequestSpec", go: "PodCertificateRequestSpec", fields: &F330, json_fields: &[&F330[0], &F330[1], &F330[2], &F330[3], &F330[4], &F330[5], &F330[6], &F330[7], &F330[8], &F330[9], &F330[10], &F330[11]], by_name: &[7, 5, 6, 8, 1, 2, 9, 3, 4, 0, 10, 11], by_number: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 10], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.certificates.v1beta1.PodCertificateRequestStatus
pub static F331: [Field; 5] = [
    Field { json: "conditions", go: "Conditions", go_type: "[]v1.Condition", kind: Kind::List(&Kind::Struct(&super::apimachinery::T1247)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["type"], patch_strategy: "merge", patch_merge_key: "type", number: 1, ..F },
    Field { json: "certificateChain", go: "CertificateChain", omit_empty: true, number: 2, ..F },
    Field { json: "notBefore", go: "NotBefore", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "beginRefreshAt", go: "BeginRefreshAt", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, pointer: true, number: 5, ..F },
    Field { json: "notAfter", go: "NotAfter", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, pointer: true, number: 6, ..F },
];
pub static T331: Type = Type { name: "io.k8s.api.certificates.v1beta1.PodCertificateRequestStatus", go: "PodCertificateRequestStatus", fields: &F331, json_fields: &[&F331[0], &F331[1], &F331[2], &F331[3], &F331[4]], by_name: &[3, 1, 0, 4, 2], by_number: &[0, 1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
