// Made by hack/gen-schema; do not edit.
use crate::types::*;

// io.k8s.api.coordination.v1.Lease
pub static F332: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1.LeaseSpec", kind: Kind::Struct(&super::api_coordination::T334), omit_empty: true, number: 2, default: "{}", ..F },
];
pub static T332: Type = Type { name: "io.k8s.api.coordination.v1.Lease", go: "Lease", fields: &F332, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F332[1], &F332[2]], by_name: &[1, 0, 2, 3], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.coordination.v1.LeaseList
pub static F333: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.Lease", kind: Kind::List(&Kind::Struct(&super::api_coordination::T332)), required: true, number: 2, ..F },
];
pub static T333: Type = Type { name: "io.k8s.api.coordination.v1.LeaseList", go: "LeaseList", fields: &F333, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F333[1], &F333[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.coordination.v1.LeaseSpec
pub static F334: [Field; 7] = [
    Field { json: "holderIdentity", go: "HolderIdentity", omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "leaseDurationSeconds", go: "LeaseDurationSeconds", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "acquireTime", go: "AcquireTime", go_type: "v1.MicroTime", kind: Kind::MicroTime, omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "renewTime", go: "RenewTime", go_type: "v1.MicroTime", kind: Kind::MicroTime, omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "leaseTransitions", go: "LeaseTransitions", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 5, ..F },
    Field { json: "strategy", go: "Strategy", go_type: "v1.CoordinatedLeaseStrategy", omit_empty: true, pointer: true, number: 6, ..F },
    Field { json: "preferredHolder", go: "PreferredHolder", omit_empty: true, pointer: true, number: 7, ..F },
];
pub static T334: Type = Type { name: "io.k8s.api.coordination.v1.LeaseSpec", go: "LeaseSpec", fields: &F334, json_fields: &[&F334[0], &F334[1], &F334[2], &F334[3], &F334[4], &F334[5], &F334[6]], by_name: &[2, 0, 1, 4, 6, 3, 5], by_number: &[0, 1, 2, 3, 4, 5, 6], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.coordination.v1alpha2.LeaseCandidate
pub static F335: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1alpha2.LeaseCandidateSpec", kind: Kind::Struct(&super::api_coordination::T337), omit_empty: true, required: true, number: 2, default: "{}", ..F },
];
pub static T335: Type = Type { name: "io.k8s.api.coordination.v1alpha2.LeaseCandidate", go: "LeaseCandidate", fields: &F335, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F335[1], &F335[2]], by_name: &[1, 0, 2, 3], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.coordination.v1alpha2.LeaseCandidateList
pub static F336: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1alpha2.LeaseCandidate", kind: Kind::List(&Kind::Struct(&super::api_coordination::T335)), required: true, number: 2, ..F },
];
pub static T336: Type = Type { name: "io.k8s.api.coordination.v1alpha2.LeaseCandidateList", go: "LeaseCandidateList", fields: &F336, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F336[1], &F336[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.coordination.v1alpha2.LeaseCandidateSpec
pub static F337: [Field; 6] = [
    Field { json: "leaseName", go: "LeaseName", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "pingTime", go: "PingTime", go_type: "v1.MicroTime", kind: Kind::MicroTime, omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "renewTime", go: "RenewTime", go_type: "v1.MicroTime", kind: Kind::MicroTime, omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "binaryVersion", go: "BinaryVersion", required: true, number: 4, default: "\"\"", ..F },
    Field { json: "emulationVersion", go: "EmulationVersion", omit_empty: true, number: 5, ..F },
    Field { json: "strategy", go: "Strategy", go_type: "v1.CoordinatedLeaseStrategy", omit_empty: true, required: true, number: 6, ..F },
];
pub static T337: Type = Type { name: "io.k8s.api.coordination.v1alpha2.LeaseCandidateSpec", go: "LeaseCandidateSpec", fields: &F337, json_fields: &[&F337[0], &F337[1], &F337[2], &F337[3], &F337[4], &F337[5]], by_name: &[3, 4, 0, 1, 2, 5], by_number: &[0, 1, 2, 3, 4, 5], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.coordination.v1beta1.Lease
pub static F338: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1beta1.LeaseSpec", kind: Kind::Struct(&super::api_coordination::T343), omit_empty: true, number: 2, default: "{}", ..F },
];
pub static T338: Type = Type { name: "io.k8s.api.coordination.v1beta1.Lease", go: "Lease", fields: &F338, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F338[1], &F338[2]], by_name: &[1, 0, 2, 3], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.coordination.v1beta1.LeaseCandidate
pub static F339: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1beta1.LeaseCandidateSpec", kind: Kind::Struct(&super::api_coordination::T341), omit_empty: true, required: true, number: 2, default: "{}", ..F },
];
pub static T339: Type = Type { name: "io.k8s.api.coordination.v1beta1.LeaseCandidate", go: "LeaseCandidate", fields: &F339, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F339[1], &F339[2]], by_name: &[1, 0, 2, 3], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.coordination.v1beta1.LeaseCandidateList
pub static F340: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta1.LeaseCandidate", kind: Kind::List(&Kind::Struct(&super::api_coordination::T339)), required: true, number: 2, ..F },
];
pub static T340: Type = Type { name: "io.k8s.api.coordination.v1beta1.LeaseCandidateList", go: "LeaseCandidateList", fields: &F340, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F340[1], &F340[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.coordination.v1beta1.LeaseCandidateSpec
pub static F341: [Field; 6] = [
    Field { json: "leaseName", go: "LeaseName", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "pingTime", go: "PingTime", go_type: "v1.MicroTime", kind: Kind::MicroTime, omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "renewTime", go: "RenewTime", go_type: "v1.MicroTime", kind: Kind::MicroTime, omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "binaryVersion", go: "BinaryVersion", required: true, number: 4, default: "\"\"", ..F },
    Field { json: "emulationVersion", go: "EmulationVersion", omit_empty: true, number: 5, ..F },
    Field { json: "strategy", go: "Strategy", go_type: "v1.CoordinatedLeaseStrategy", omit_empty: true, required: true, number: 6, ..F },
];
pub static T341: Type = Type { name: "io.k8s.api.coordination.v1beta1.LeaseCandidateSpec", go: "LeaseCandidateSpec", fields: &F341, json_fields: &[&F341[0], &F341[1], &F341[2], &F341[3], &F341[4], &F341[5]], by_name: &[3, 4, 0, 1, 2, 5], by_number: &[0, 1, 2, 3, 4, 5], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.coordination.v1beta1.LeaseList
pub static F342: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta1.Lease", kind: Kind::List(&Kind::Struct(&super::api_coordination::T338)), required: true, number: 2, ..F },
];
pub static T342: Type = Type { name: "io.k8s.api.coordination.v1beta1.LeaseList", go: "LeaseList", fields: &F342, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F342[1], &F342[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.coordination.v1beta1.LeaseSpec
pub static F343: [Field; 7] = [
    Field { json: "holderIdentity", go: "HolderIdentity", omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "leaseDurationSeconds", go: "LeaseDurationSeconds", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "acquireTime", go: "AcquireTime", go_type: "v1.MicroTime", kind: Kind::MicroTime, omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "renewTime", go: "RenewTime", go_type: "v1.MicroTime", kind: Kind::MicroTime, omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "leaseTransitions", go: "LeaseTransitions", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 5, ..F },
    Field { json: "strategy", go: "Strategy", go_type: "v1.CoordinatedLeaseStrategy", omit_empty: true, pointer: true, number: 6, ..F },
    Field { json: "preferredHolder", go: "PreferredHolder", omit_empty: true, pointer: true, number: 7, ..F },
];
pub static T343: Type = Type { name: "io.k8s.api.coordination.v1beta1.LeaseSpec", go: "LeaseSpec", fields: &F343, json_fields: &[&F343[0], &F343[1], &F343[2], &F343[3], &F343[4], &F343[5], &F343[6]], by_name: &[2, 0, 1, 4, 6, 3, 5], by_number: &[0, 1, 2, 3, 4, 5, 6], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
