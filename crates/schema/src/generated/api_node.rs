// Made by hack/gen-schema; do not edit.
use crate::types::*;

// io.k8s.api.node.v1.Overhead
pub static F825: [Field; 1] = [
    Field { json: "podFixed", go: "PodFixed", go_type: "v1.ResourceList", kind: Kind::Map(&Kind::Quantity), omit_empty: true, number: 1, ..F },
];
pub static T825: Type = Type { name: "io.k8s.api.node.v1.Overhead", go: "Overhead", fields: &F825, json_fields: &[&F825[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.node.v1.RuntimeClass
pub static F826: [Field; 5] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "handler", go: "Handler", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "overhead", go: "Overhead", go_type: "v1.Overhead", kind: Kind::Struct(&super::api_node::T825), omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "scheduling", go: "Scheduling", go_type: "v1.Scheduling", kind: Kind::Struct(&super::api_node::T828), omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T826: Type = Type { name: "io.k8s.api.node.v1.RuntimeClass", go: "RuntimeClass", fields: &F826, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F826[1], &F826[2], &F826[3], &F826[4]], by_name: &[1, 3, 0, 2, 4, 5], by_number: &[1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.node.v1.RuntimeClassList
pub static F827: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.RuntimeClass", kind: Kind::List(&Kind::Struct(&super::api_node::T826)), required: true, number: 2, ..F },
];
pub static T827: Type = Type { name: "io.k8s.api.node.v1.RuntimeClassList", go: "RuntimeClassList", fields: &F827, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F827[1], &F827[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.node.v1.Scheduling
pub static F828: [Field; 2] = [
    Field { json: "nodeSelector", go: "NodeSelector", go_type: "map[string]string", kind: Kind::Map(&Kind::String), omit_empty: true, map_type: MapType::Atomic, number: 1, ..F },
    Field { json: "tolerations", go: "Tolerations", go_type: "[]v1.Toleration", kind: Kind::List(&Kind::Struct(&super::api_core::T567)), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
];
pub static T828: Type = Type { name: "io.k8s.api.node.v1.Scheduling", go: "Scheduling", fields: &F828, json_fields: &[&F828[0], &F828[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.node.v1alpha1.Overhead
pub static F829: [Field; 1] = [
    Field { json: "podFixed", go: "PodFixed", go_type: "v1.ResourceList", kind: Kind::Map(&Kind::Quantity), omit_empty: true, number: 1, ..F },
];
pub static T829: Type = Type { name: "io.k8s.api.node.v1alpha1.Overhead", go: "Overhead", fields: &F829, json_fields: &[&F829[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.node.v1alpha1.RuntimeClass
pub static F830: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1alpha1.RuntimeClassSpec", kind: Kind::Struct(&super::api_node::T832), required: true, number: 2, default: "{}", ..F },
];
pub static T830: Type = Type { name: "io.k8s.api.node.v1alpha1.RuntimeClass", go: "RuntimeClass", fields: &F830, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F830[1], &F830[2]], by_name: &[1, 0, 2, 3], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.node.v1alpha1.RuntimeClassList
pub static F831: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1alpha1.RuntimeClass", kind: Kind::List(&Kind::Struct(&super::api_node::T830)), required: true, number: 2, ..F },
];
pub static T831: Type = Type { name: "io.k8s.api.node.v1alpha1.RuntimeClassList", go: "RuntimeClassList", fields: &F831, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F831[1], &F831[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.node.v1alpha1.RuntimeClassSpec
pub static F832: [Field; 3] = [
    Field { json: "runtimeHandler", go: "RuntimeHandler", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "overhead", go: "Overhead", go_type: "v1alpha1.Overhead", kind: Kind::Struct(&super::api_node::T829), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "scheduling", go: "Scheduling", go_type: "v1alpha1.Scheduling", kind: Kind::Struct(&super::api_node::T833), omit_empty: true, pointer: true, number: 3, ..F },
];
pub static T832: Type = Type { name: "io.k8s.api.node.v1alpha1.RuntimeClassSpec", go: "RuntimeClassSpec", fields: &F832, json_fields: &[&F832[0], &F832[1], &F832[2]], by_name: &[1, 0, 2], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.node.v1alpha1.Scheduling
pub static F833: [Field; 2] = [
    Field { json: "nodeSelector", go: "NodeSelector", go_type: "map[string]string", kind: Kind::Map(&Kind::String), omit_empty: true, map_type: MapType::Atomic, number: 1, ..F },
    Field { json: "tolerations", go: "Tolerations", go_type: "[]v1.Toleration", kind: Kind::List(&Kind::Struct(&super::api_core::T567)), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
];
pub static T833: Type = Type { name: "io.k8s.api.node.v1alpha1.Scheduling", go: "Scheduling", fields: &F833, json_fields: &[&F833[0], &F833[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.node.v1beta1.Overhead
pub static F834: [Field; 1] = [
    Field { json: "podFixed", go: "PodFixed", go_type: "v1.ResourceList", kind: Kind::Map(&Kind::Quantity), omit_empty: true, number: 1, ..F },
];
pub static T834: Type = Type { name: "io.k8s.api.node.v1beta1.Overhead", go: "Overhead", fields: &F834, json_fields: &[&F834[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.node.v1beta1.RuntimeClass
pub static F835: [Field; 5] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "handler", go: "Handler", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "overhead", go: "Overhead", go_type: "v1beta1.Overhead", kind: Kind::Struct(&super::api_node::T834), omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "scheduling", go: "Scheduling", go_type: "v1beta1.Scheduling", kind: Kind::Struct(&super::api_node::T837), omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T835: Type = Type { name: "io.k8s.api.node.v1beta1.RuntimeClass", go: "RuntimeClass", fields: &F835, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F835[1], &F835[2], &F835[3], &F835[4]], by_name: &[1, 3, 0, 2, 4, 5], by_number: &[1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.node.v1beta1.RuntimeClassList
pub static F836: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta1.RuntimeClass", kind: Kind::List(&Kind::Struct(&super::api_node::T835)), required: true, number: 2, ..F },
];
pub static T836: Type = Type { name: "io.k8s.api.node.v1beta1.RuntimeClassList", go: "RuntimeClassList", fields: &F836, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F836[1], &F836[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.node.v1beta1.Scheduling
pub static F837: [Field; 2] = [
    Field { json: "nodeSelector", go: "NodeSelector", go_type: "map[string]string", kind: Kind::Map(&Kind::String), omit_empty: true, map_type: MapType::Atomic, number: 1, ..F },
    Field { json: "tolerations", go: "Tolerations", go_type: "[]v1.Toleration", kind: Kind::List(&Kind::Struct(&super::api_core::T567)), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
];
pub static T837: Type = Type { name: "io.k8s.api.node.v1beta1.Scheduling", go: "Scheduling", fields: &F837, json_fields: &[&F837[0], &F837[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
