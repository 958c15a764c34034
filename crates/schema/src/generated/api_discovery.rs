// Made by hack/gen-schema; do not edit.
use crate::types::*;

// io.k8s.api.discovery.v1.Endpoint
pub static F587: [Field; 8] = [
    Field { json: "addresses", go: "Addresses", go_type: "[]string", kind: Kind::List(&Kind::String), required: true, list_type: ListType::Set, number: 1, ..F },
    Field { json: "conditions", go: "Conditions", go_type: "v1.EndpointConditions", kind: Kind::Struct(&super::api_discovery::T588), omit_empty: true, number: 2, default: "{}", ..F },
    Field { json: "hostname", go: "Hostname", omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "targetRef", go: "TargetRef", go_type: "v1.ObjectReference", kind: Kind::Struct(&super::api_core::T469), omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "deprecatedTopology", go: "DeprecatedTopology", go_type: "map[string]string", kind: Kind::Map(&Kind::String), omit_empty: true, number: 5, ..F },
    Field { json: "nodeName", go: "NodeName", omit_empty: true, pointer: true, number: 6, ..F },
    Field { json: "zone", go: "Zone", omit_empty: true, pointer: true, number: 7, ..F },
    Field { json: "hints", go: "Hints", go_type: "v1.EndpointHints", kind: Kind::Struct(&super::api_discovery::T589), omit_empty: true, pointer: true, number: 8, ..F },
];
pub static T587: Type = Type { name: "io.k8s.api.discovery.v1.Endpoint", go: "Endpoint", fields: &F587, json_fields: &[&F587[0], &F587[1], &F587[2], &F587[3], &F587[4], &F587[5], &F587[6], &F587[7]], by_name: &[0, 1, 4, 7, 2, 5, 3, 6], by_number: &[0, 1, 2, 3, 4, 5, 6, 7], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.discovery.v1.EndpointConditions
pub static F588: [Field; 3] = [
    Field { json: "ready", go: "Ready", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "serving", go: "Serving", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "terminating", go: "Terminating", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 3, ..F },
];
pub static T588: Type = Type { name: "io.k8s.api.discovery.v1.EndpointConditions", go: "EndpointConditions", fields: &F588, json_fields: &[&F588[0], &F588[1], &F588[2]], by_name: &[0, 1, 2], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.discovery.v1.EndpointHints
pub static F589: [Field; 2] = [
    Field { json: "forZones", go: "ForZones", go_type: "[]v1.ForZone", kind: Kind::List(&Kind::Struct(&super::api_discovery::T594)), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
    Field { json: "forNodes", go: "ForNodes", go_type: "[]v1.ForNode", kind: Kind::List(&Kind::Struct(&super::api_discovery::T593)), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
];
pub static T589: Type = Type { name: "io.k8s.api.discovery.v1.EndpointHints", go: "EndpointHints", fields: &F589, json_fields: &[&F589[0], &F589[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.discovery.v1.EndpointPort
pub static F590: [Field; 4] = [
    Field { json: "name", go: "Name", omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "protocol", go: "Protocol", go_type: "v1.Protocol", omit_empty: true, pointer: true, number: 2, enums: &["SCTP", "TCP", "UDP"], ..F },
    Field { json: "port", go: "Port", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "appProtocol", go: "AppProtocol", omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T590: Type = Type { name: "io.k8s.api.discovery.v1.EndpointPort", go: "EndpointPort", fields: &F590, json_fields: &[&F590[0], &F590[1], &F590[2], &F590[3]], by_name: &[3, 0, 2, 1], by_number: &[0, 1, 2, 3], map_type: MapType::Atomic, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-map-type\":\"atomic\"}" };
// io.k8s.api.discovery.v1.EndpointSlice
pub static F591: [Field; 5] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "addressType", go: "AddressType", go_type: "v1.AddressType", required: true, number: 4, enums: &["FQDN", "IPv4", "IPv6"], default: "\"\"", ..F },
    Field { json: "endpoints", go: "Endpoints", go_type: "[]v1.Endpoint", kind: Kind::List(&Kind::Struct(&super::api_discovery::T587)), list_type: ListType::Atomic, number: 2, ..F },
    Field { json: "ports", go: "Ports", go_type: "[]v1.EndpointPort", kind: Kind::List(&Kind::Struct(&super::api_discovery::T590)), list_type: ListType::Atomic, number: 3, ..F },
];
pub static T591: Type = Type { name: "io.k8s.api.discovery.v1.EndpointSlice", go: "EndpointSlice", fields: &F591, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F591[1], &F591[2], &F591[3], &F591[4]], by_name: &[3, 1, 4, 0, 2, 5], by_number: &[1, 3, 4, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.discovery.v1.EndpointSliceList
pub static F592: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.EndpointSlice", kind: Kind::List(&Kind::Struct(&super::api_discovery::T591)), required: true, number: 2, ..F },
];
pub static T592: Type = Type { name: "io.k8s.api.discovery.v1.EndpointSliceList", go: "EndpointSliceList", fields: &F592, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F592[1], &F592[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.discovery.v1.ForNode
pub static F593: [Field; 1] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
];
pub static T593: Type = Type { name: "io.k8s.api.discovery.v1.ForNode", go: "ForNode", fields: &F593, json_fields: &[&F593[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.discovery.v1.ForZone
pub static F594: [Field; 1] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
];
pub static T594: Type = Type { name: "io.k8s.api.discovery.v1.ForZone", go: "ForZone", fields: &F594, json_fields: &[&F594[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.discovery.v1beta1.Endpoint
pub static F595: [Field; 7] = [
    Field { json: "addresses", go: "Addresses", go_type: "[]string", kind: Kind::List(&Kind::String), required: true, list_type: ListType::Set, number: 1, ..F },
    Field { json: "conditions", go: "Conditions", go_type: "v1beta1.EndpointConditions", kind: Kind::Struct(&super::api_discovery::T596), omit_empty: true, number: 2, default: "{}", ..F },
    Field { json: "hostname", go: "Hostname", omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "targetRef", go: "TargetRef", go_type: "v1.ObjectReference", kind: Kind::Struct(&super::api_core::T469), omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "topology", go: "Topology", go_type: "map[string]string", kind: Kind::Map(&Kind::String), omit_empty: true, number: 5, ..F },
    Field { json: "nodeName", go: "NodeName", omit_empty: true, pointer: true, number: 6, ..F },
    Field { json: "hints", go: "Hints", go_type: "v1beta1.EndpointHints", kind: Kind::Struct(&super::api_discovery::T597), omit_empty: true, pointer: true, number: 7, ..F },
];
pub static T595: Type = Type { name: "io.k8s.api.discovery.v1beta1.Endpoint", go: "Endpoint", fields: &F595, json_fields: &[&F595[0], &F595[1], &F595[2], &F595[3], &F595[4], &F595[5], &F595[6]], by_name: &[0, 1, 6, 2, 5, 3, 4], by_number: &[0, 1, 2, 3, 4, 5, 6], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.discovery.v1beta1.EndpointConditions
pub static F596: [Field; 3] = [
    Field { json: "ready", go: "Ready", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "serving", go: "Serving", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "terminating", go: "Terminating", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 3, ..F },
];
pub static T596: Type = Type { name: "io.k8s.api.discovery.v1beta1.EndpointConditions", go: "EndpointConditions", fields: &F596, json_fields: &[&F596[0], &F596[1], &F596[2]], by_name: &[0, 1, 2], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.discovery.v1beta1.EndpointHints
pub static F597: [Field; 2] = [
    Field { json: "forZones", go: "ForZones", go_type: "[]v1beta1.ForZone", kind: Kind::List(&Kind::Struct(&super::api_discovery::T602)), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
    Field { json: "forNodes", go: "ForNodes", go_type: "[]v1beta1.ForNode", kind: Kind::List(&Kind::Struct(&super::api_discovery::T601)), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
];
pub static T597: Type = Type { name: "io.k8s.api.discovery.v1beta1.EndpointHints", go: "EndpointHints", fields: &F597, json_fields: &[&F597[0], &F597[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.discovery.v1beta1.EndpointPort
pub static F598: [Field; 4] = [
    Field { json: "name", go: "Name", omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "protocol", go: "Protocol", go_type: "v1.Protocol", omit_empty: true, pointer: true, number: 2, enums: &["SCTP", "TCP", "UDP"], ..F },
    Field { json: "port", go: "Port", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "appProtocol", go: "AppProtocol", omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T598: Type = Type { name: "io.k8s.api.discovery.v1beta1.EndpointPort", go: "EndpointPort", fields: &F598, json_fields: &[&F598[0], &F598[1], &F598[2], &F598[3]], by_name: &[3, 0, 2, 1], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.discovery.v1beta1.EndpointSlice
pub static F599: [Field; 5] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "addressType", go: "AddressType", go_type: "v1beta1.AddressType", required: true, number: 4, enums: &["FQDN", "IPv4", "IPv6"], default: "\"\"", ..F },
    Field { json: "endpoints", go: "Endpoints", go_type: "[]v1beta1.Endpoint", kind: Kind::List(&Kind::Struct(&super::api_discovery::T595)), required: true, list_type: ListType::Atomic, number: 2, ..F },
    Field { json: "ports", go: "Ports", go_type: "[]v1beta1.EndpointPort", kind: Kind::List(&Kind::Struct(&super::api_discovery::T598)), list_type: ListType::Atomic, number: 3, ..F },
];
pub static T599: Type = Type { name: "io.k8s.api.discovery.v1beta1.EndpointSlice", go: "EndpointSlice", fields: &F599, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F599[1], &F599[2], &F599[3], &F599[4]], by_name: &[3, 1, 4, 0, 2, 5], by_number: &[1, 3, 4, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.discovery.v1beta1.EndpointSliceList
pub static F600: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta1.EndpointSlice", kind: Kind::List(&Kind::Struct(&super::api_discovery::T599)), required: true, number: 2, ..F },
];
pub static T600: Type = Type { name: "io.k8s.api.discovery.v1beta1.EndpointSliceList", go: "EndpointSliceList", fields: &F600, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F600[1], &F600[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.discovery.v1beta1.ForNode
pub static F601: [Field; 1] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
];
pub static T601: Type = Type { name: "io.k8s.api.discovery.v1beta1.ForNode", go: "ForNode", fields: &F601, json_fields: &[&F601[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.discovery.v1beta1.ForZone
pub static F602: [Field; 1] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
];
pub static T602: Type = Type { name: "io.k8s.api.discovery.v1beta1.ForZone", go: "ForZone", fields: &F602, json_fields: &[&F602[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
