// Made by hack/gen-schema; do not edit.
use crate::types::*;

// io.k8s.api.networking.v1.HTTPIngressPath
pub static F765: [Field; 3] = [
    Field { json: "path", go: "Path", omit_empty: true, number: 1, ..F },
    Field { json: "pathType", go: "PathType", go_type: "v1.PathType", pointer: true, required: true, number: 3, enums: &["Exact", "ImplementationSpecific", "Prefix"], ..F },
    Field { json: "backend", go: "Backend", go_type: "v1.IngressBackend", kind: Kind::Struct(&super::api_networking::T772), required: true, number: 2, default: "{}", ..F },
];
pub static T765: Type = Type { name: "io.k8s.api.networking.v1.HTTPIngressPath", go: "HTTPIngressPath", fields: &F765, json_fields: &[&F765[0], &F765[1], &F765[2]], by_name: &[2, 0, 1], by_number: &[0, 2, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.networking.v1.HTTPIngressRuleValue
pub static F766: [Field; 1] = [
    Field { json: "paths", go: "Paths", go_type: "[]v1.HTTPIngressPath", kind: Kind::List(&Kind::Struct(&super::api_networking::T765)), required: true, list_type: ListType::Atomic, number: 1, ..F },
];
pub static T766: Type = Type { name: "io.k8s.api.networking.v1.HTTPIngressRuleValue", go: "HTTPIngressRuleValue", fields: &F766, json_fields: &[&F766[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.networking.v1.IPAddress
pub static F767: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1.IPAddressSpec", kind: Kind::Struct(&super::api_networking::T769), omit_empty: true, required: true, number: 2, default: "{}", ..F },
];
pub static T767: Type = Type { name: "io.k8s.api.networking.v1.IPAddress", go: "IPAddress", fields: &F767, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F767[1], &F767[2]], by_name: &[1, 0, 2, 3], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.networking.v1.IPAddressList
pub static F768: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.IPAddress", kind: Kind::List(&Kind::Struct(&super::api_networking::T767)), required: true, number: 2, ..F },
];
pub static T768: Type = Type { name: "io.k8s.api.networking.v1.IPAddressList", go: "IPAddressList", fields: &F768, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F768[1], &F768[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.networking.v1.IPAddressSpec
pub static F769: [Field; 1] = [
    Field { json: "parentRef", go: "ParentRef", go_type: "v1.ParentReference", kind: Kind::Struct(&super::api_networking::T794), omit_empty: true, pointer: true, required: true, number: 1, ..F },
];
pub static T769: Type = Type { name: "io.k8s.api.networking.v1.IPAddressSpec", go: "IPAddressSpec", fields: &F769, json_fields: &[&F769[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.networking.v1.IPBlock
pub static F770: [Field; 2] = [
    Field { json: "cidr", go: "CIDR", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "except", go: "Except", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
];
pub static T770: Type = Type { name: "io.k8s.api.networking.v1.IPBlock", go: "IPBlock", fields: &F770, json_fields: &[&F770[0], &F770[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.networking.v1.Ingress
pub static F771: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1.IngressSpec", kind: Kind::Struct(&super::api_networking::T784), omit_empty: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1.IngressStatus", kind: Kind::Struct(&super::api_networking::T785), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T771: Type = Type { name: "io.k8s.api.networking.v1.Ingress", go: "Ingress", fields: &F771, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F771[1], &F771[2], &F771[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.networking.v1.IngressBackend
pub static F772: [Field; 2] = [
    Field { json: "service", go: "Service", go_type: "v1.IngressServiceBackend", kind: Kind::Struct(&super::api_networking::T783), omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "resource", go: "Resource", go_type: "v1.TypedLocalObjectReference", kind: Kind::Struct(&super::api_core::T571), omit_empty: true, pointer: true, number: 3, ..F },
];
pub static T772: Type = Type { name: "io.k8s.api.networking.v1.IngressBackend", go: "IngressBackend", fields: &F772, json_fields: &[&F772[0], &F772[1]], by_name: &[1, 0], by_number: &[1, 0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.networking.v1.IngressClass
pub static F773: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1.IngressClassSpec", kind: Kind::Struct(&super::api_networking::T776), omit_empty: true, number: 2, default: "{}", ..F },
];
pub static T773: Type = Type { name: "io.k8s.api.networking.v1.IngressClass", go: "IngressClass", fields: &F773, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F773[1], &F773[2]], by_name: &[1, 0, 2, 3], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.networking.v1.IngressClassList
pub static F774: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.IngressClass", kind: Kind::List(&Kind::Struct(&super::api_networking::T773)), required: true, number: 2, ..F },
];
pub static T774: Type = Type { name: "io.k8s.api.networking.v1.IngressClassList", go: "IngressClassList", fields: &F774, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F774[1], &F774[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.networking.v1.IngressClassParametersReference
pub static F775: [Field; 5] = [
    Field { json: "apiGroup", go: "APIGroup", omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "kind", go: "Kind", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "name", go: "Name", required: true, number: 3, default: "\"\"", ..F },
    Field { json: "scope", go: "Scope", pointer: true, number: 4, ..F },
    Field { json: "namespace", go: "Namespace", omit_empty: true, pointer: true, number: 5, ..F },
];
pub static T775: Type = Type { name: "io.k8s.api.networking.v1.IngressClassParametersReference", go: "IngressClassParametersReference", fields: &F775, json_fields: &[&F775[0], &F775[1], &F775[2], &F775[3], &F775[4]], by_name: &[0, 1, 2, 4, 3], by_number: &[0, 1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.networking.v1.IngressClassSpec
pub static F776: [Field; 2] = [
    Field { json: "controller", go: "Controller", omit_empty: true, number: 1, ..F },
    Field { json: "parameters", go: "Parameters", go_type: "v1.IngressClassParametersReference", kind: Kind::Struct(&super::api_networking::T775), omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T776: Type = Type { name: "io.k8s.api.networking.v1.IngressClassSpec", go: "IngressClassSpec", fields: &F776, json_fields: &[&F776[0], &F776[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.networking.v1.IngressList
pub static F777: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.Ingress", kind: Kind::List(&Kind::Struct(&super::api_networking::T771)), required: true, number: 2, ..F },
];
pub static T777: Type = Type { name: "io.k8s.api.networking.v1.IngressList", go: "IngressList", fields: &F777, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F777[1], &F777[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.networking.v1.IngressLoadBalancerIngress
pub static F778: [Field; 3] = [
    Field { json: "ip", go: "IP", omit_empty: true, number: 1, ..F },
    Field { json: "hostname", go: "Hostname", omit_empty: true, number: 2, ..F },
    Field { json: "ports", go: "Ports", go_type: "[]v1.IngressPortStatus", kind: Kind::List(&Kind::Struct(&super::api_networking::T780)), omit_empty: true, list_type: ListType::Atomic, number: 4, ..F },
];
pub static T778: Type = Type { name: "io.k8s.api.networking.v1.IngressLoadBalancerIngress", go: "IngressLoadBalancerIngress", fields: &F778, json_fields: &[&F778[0], &F778[1], &F778[2]], by_name: &[1, 0, 2], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.networking.v1.IngressLoadBalancerStatus
pub static F779: [Field; 1] = [
    Field { json: "ingress", go: "Ingress", go_type: "[]v1.IngressLoadBalancerIngress", kind: Kind::List(&Kind::Struct(&super::api_networking::T778)), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
];
pub static T779: Type = Type { name: "io.k8s.api.networking.v1.IngressLoadBalancerStatus", go: "IngressLoadBalancerStatus", fields: &F779, json_fields: &[&F779[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.networking.v1.IngressPortStatus
pub static F780: [Field; 3] = [
    Field { json: "port", go: "Port", go_type: "int32", kind: Kind::Int32, required: true, number: 1, default: "0", ..F },
    Field { json: "protocol", go: "Protocol", go_type: "v1.Protocol", required: true, number: 2, enums: &["SCTP", "TCP", "UDP"], default: "\"\"", ..F },
    Field { json: "error", go: "Error", omit_empty: true, pointer: true, number: 3, ..F },
];
pub static T780: Type = Type { name: "io.k8s.api.networking.v1.IngressPortStatus", go: "IngressPortStatus", fields: &F780, json_fields: &[&F780[0], &F780[1], &F780[2]], by_name: &[2, 0, 1], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.networking.v1.IngressRule
pub static F781: [Field; 2] = [
    Field { json: "host", go: "Host", omit_empty: true, number: 1, ..F },
    Field { go: "IngressRuleValue", go_type: "v1.IngressRuleValue", kind: Kind::Struct(&super::api_networking::T782), inline: true, number: 2, ..F },
];
pub static T781: Type = Type { name: "io.k8s.api.networking.v1.IngressRule", go: "IngressRule", fields: &F781, json_fields: &[&F781[0], &F782[0]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.networking.v1.IngressRuleValue
pub static F782: [Field; 1] = [
    Field { json: "http", go: "HTTP", go_type: "v1.HTTPIngressRuleValue", kind: Kind::Struct(&super::api_networking::T766), omit_empty: true, pointer: true, number: 1, ..F },
];
pub static T782: Type = Type { name: "io.k8s.api.networking.v1.IngressRuleValue", go: "IngressRuleValue", fields: &F782, json_fields: &[&F782[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.networking.v1.IngressServiceBackend
pub static F783: [Field; 2] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "port", go: "Port", go_type: "v1.ServiceBackendPort", kind: Kind::Struct(&super::api_networking::T795), omit_empty: true, number: 2, default: "{}", ..F },
];
pub static T783: Type = Type { name: "io.k8s.api.networking.v1.IngressServiceBackend", go: "IngressServiceBackend", fields: &F783, json_fields: &[&F783[0], &F783[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.networking.v1.IngressSpec
pub static F784: [Field; 4] = [
    Field { json: "ingressClassName", go: "IngressClassName", omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "defaultBackend", go: "DefaultBackend", go_type: "v1.IngressBackend", kind: Kind::Struct(&super::api_networking::T772), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "tls", go: "TLS", go_type: "[]v1.IngressTLS", kind: Kind::List(&Kind::Struct(&super::api_networking::T786)), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
    Field { json: "rules", go: "Rules", go_type: "[]v1.IngressRule", kind: Kind::List(&Kind::Struct(&super::api_networking::T781)), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
];
pub static T784: Type = Type { name: "io.k8s.api.networking.v1.IngressSpec", go: "IngressSpec", fields: &F784, json_fields: &[&F784[0], &F784[1], &F784[2], &F784[3]], by_name: &[1, 0, 3, 2], by_number: &[1, 2, 3, 0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.networking.v1.IngressStatus
pub static F785: [Field; 1] = [
    Field { json: "loadBalancer", go: "LoadBalancer", go_type: "v1.IngressLoadBalancerStatus", kind: Kind::Struct(&super::api_networking::T779), omit_empty: true, number: 1, default: "{}", ..F },
];
pub static T785: Type = Type { name: "io.k8s.api.networking.v1.IngressStatus", go: "IngressStatus", fields: &F785, json_fields: &[&F785[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.networking.v1.IngressTLS
pub static F786: [Field; 2] = [
    Field { json: "hosts", go: "Hosts", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
    Field { json: "secretName", go: "SecretName", omit_empty: true, number: 2, ..F },
];
pub static T786: Type = Type { name: "io.k8s.api.networking.v1.IngressTLS", go: "IngressTLS", fields: &F786, json_fields: &[&F786[0], &F786[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.networking.v1.NetworkPolicy
pub static F787: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1.NetworkPolicySpec", kind: Kind::Struct(&super::api_networking::T793), omit_empty: true, number: 2, default: "{}", ..F },
];
pub static T787: Type = Type { name: "io.k8s.api.networking.v1.NetworkPolicy", go: "NetworkPolicy", fields: &F787, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F787[1], &F787[2]], by_name: &[1, 0, 2, 3], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.networking.v1.NetworkPolicyEgressRule
pub static F788: [Field; 2] = [
    Field { json: "ports", go: "Ports", go_type: "[]v1.NetworkPolicyPort", kind: Kind::List(&Kind::Struct(&super::api_networking::T792)), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
    Field { json: "to", go: "To", go_type: "[]v1.NetworkPolicyPeer", kind: Kind::List(&Kind::Struct(&super::api_networking::T791)), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
];
pub static T788: Type = Type { name: "io.k8s.api.networking.v1.NetworkPolicyEgressRule", go: "NetworkPolicyEgressRule", fields: &F788, json_fields: &[&F788[0], &F788[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.networking.v1.NetworkPolicyIngressRule
pub static F789: [Field; 2] = [
    Field { json: "ports", go: "Ports", go_type: "[]v1.NetworkPolicyPort", kind: Kind::List(&Kind::Struct(&super::api_networking::T792)), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
    Field { json: "from", go: "From", go_type: "[]v1.NetworkPolicyPeer", kind: Kind::List(&Kind::Struct(&super::api_networking::T791)), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
];
pub static T789: Type = Type { name: "io.k8s.api.networking.v1.NetworkPolicyIngressRule", go: "NetworkPolicyIngressRule", fields: &F789, json_fields: &[&F789[0], &F789[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.networking.v1.NetworkPolicyList
pub static F790: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.NetworkPolicy", kind: Kind::List(&Kind::Struct(&super::api_networking::T787)), required: true, number: 2, ..F },
];
pub static T790: Type = Type { name: "io.k8s.api.networking.v1.NetworkPolicyList", go: "NetworkPolicyList", fields: &F790, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F790[1], &F790[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.networking.v1.NetworkPolicyPeer
pub static F791: [Field; 3] = [
    Field { json: "podSelector", go: "PodSelector", go_type: "v1.LabelSelector", kind: Kind::Struct(&super::apimachinery::T1258), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "namespaceSelector", go: "NamespaceSelector", go_type: "v1.LabelSelector", kind: Kind::Struct(&super::apimachinery::T1258), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "ipBlock", go: "IPBlock", go_type: "v1.IPBlock", kind: Kind::Struct(&super::api_networking::T770), omit_empty: true, pointer: true, number: 3, ..F },
];
pub static T791: Type = Type { name: "io.k8s.api.networking.v1.NetworkPolicyPeer", go: "NetworkPolicyPeer", fields: &F791, json_fields: &[&F791[0], &F791[1], &F791[2]], by_name: &[2, 1, 0], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.networking.v1.NetworkPolicyPort
pub static F792: [Field; 3] = [
    Field { json: "protocol", go: "Protocol", go_type: "v1.Protocol", omit_empty: true, pointer: true, number: 1, enums: &["SCTP", "TCP", "UDP"], ..F },
    Field { json: "port", go: "Port", go_type: "intstr.IntOrString", kind: Kind::IntOrString, omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "endPort", go: "EndPort", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 3, ..F },
];
pub static T792: Type = Type { name: "io.k8s.api.networking.v1.NetworkPolicyPort", go: "NetworkPolicyPort", fields: &F792, json_fields: &[&F792[0], &F792[1], &F792[2]], by_name: &[2, 1, 0], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.networking.v1.NetworkPolicySpec
pub static F793: [Field; 4] = [
    Field { json: "podSelector", go: "PodSelector", go_type: "v1.LabelSelector", kind: Kind::Struct(&super::apimachinery::T1258), number: 1, default: "{}", ..F },
    Field { json: "ingress", go: "Ingress", go_type: "[]v1.NetworkPolicyIngressRule", kind: Kind::List(&Kind::Struct(&super::api_networking::T789)), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
    Field { json: "egress", go: "Egress", go_type: "[]v1.NetworkPolicyEgressRule", kind: Kind::List(&Kind::Struct(&super::api_networking::T788)), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
    Field { json: "policyTypes", go: "PolicyTypes", go_type: "[]v1.PolicyType", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 4, enums: &["Egress", "Ingress"], ..F },
];
pub static T793: Type = Type { name: "io.k8s.api.networking.v1.NetworkPolicySpec", go: "NetworkPolicySpec", fields: &F793, json_fields: &[&F793[0], &F793[1], &F793[2], &F793[3]], by_name: &[2, 1, 0, 3], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.networking.v1.ParentReference
pub static F794: [Field; 4] = [
    Field { json: "group", go: "Group", omit_empty: true, number: 1, ..F },
    Field { json: "resource", go: "Resource", omit_empty: true, required: true, number: 2, ..F },
    Field { json: "namespace", go: "Namespace", omit_empty: true, number: 3, ..F },
    Field { json: "name", go: "Name", omit_empty: true, required: true, number: 4, ..F },
];
pub static T794: Type = Type { name: "io.k8s.api.networking.v1.ParentReference", go: "ParentReference", fields: &F794, json_fields: &[&F794[0], &F794[1], &F794[2], &F794[3]], by_name: &[0, 3, 2, 1], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.networking.v1.ServiceBackendPort
pub static F795: [Field; 2] = [
    Field { json: "name", go: "Name", omit_empty: true, number: 1, ..F },
    Field { json: "number", go: "Number", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 2, ..F },
];
pub static T795: Type = Type { name: "io.k8s.api.networking.v1.ServiceBackendPort", go: "ServiceBackendPort", fields: &F795, json_fields: &[&F795[0], &F795[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Atomic, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-map-type\":\"atomic\"}" };
// io.k8s.api.networking.v1.ServiceCIDR
pub static F796: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1.ServiceCIDRSpec", kind: Kind::Struct(&super::api_networking::T798), omit_empty: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1.ServiceCIDRStatus", kind: Kind::Struct(&super::api_networking::T799), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T796: Type = Type { name: "io.k8s.api.networking.v1.ServiceCIDR", go: "ServiceCIDR", fields: &F796, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F796[1], &F796[2], &F796[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.networking.v1.ServiceCIDRList
pub static F797: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.ServiceCIDR", kind: Kind::List(&Kind::Struct(&super::api_networking::T796)), required: true, number: 2, ..F },
];
pub static T797: Type = Type { name: "io.k8s.api.networking.v1.ServiceCIDRList", go: "ServiceCIDRList", fields: &F797, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F797[1], &F797[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.networking.v1.ServiceCIDRSpec
pub static F798: [Field; 1] = [
    Field { json: "cidrs", go: "CIDRs", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
];
pub static T798: Type = Type { name: "io.k8s.api.networking.v1.ServiceCIDRSpec", go: "ServiceCIDRSpec", fields: &F798, json_fields: &[&F798[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.networking.v1.ServiceCIDRStatus
pub static F799: [Field; 1] = [
    Field { json: "conditions", go: "Conditions", go_type: "[]v1.Condition", kind: Kind::List(&Kind::Struct(&super::apimachinery::T1247)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["type"], patch_strategy: "merge", patch_merge_key: "type", number: 1, ..F },
];
pub static T799: Type = Type { name: "io.k8s.api.networking.v1.ServiceCIDRStatus", go: "ServiceCIDRStatus", fields: &F799, json_fields: &[&F799[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.networking.v1beta1.HTTPIngressPath
pub static F800: [Field; 3] = [
    Field { json: "path", go: "Path", omit_empty: true, number: 1, ..F },
    Field { json: "pathType", go: "PathType", go_type: "v1beta1.PathType", omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "backend", go: "Backend", go_type: "v1beta1.IngressBackend", kind: Kind::Struct(&super::api_networking::T806), required: true, number: 2, default: "{}", ..F },
];
pub static T800: Type = Type { name: "io.k8s.api.networking.v1beta1.HTTPIngressPath", go: "HTTPIngressPath", fields: &F800, json_fields: &[&F800[0], &F800[1], &F800[2]], by_name: &[2, 0, 1], by_number: &[0, 2, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.networking.v1beta1.HTTPIngressRuleValue
pub static F801: [Field; 1] = [
    Field { json: "paths", go: "Paths", go_type: "[]v1beta1.HTTPIngressPath", kind: Kind::List(&Kind::Struct(&super::api_networking::T800)), required: true, list_type: ListType::Atomic, number: 1, ..F },
];
pub static T801: Type = Type { name: "io.k8s.api.networking.v1beta1.HTTPIngressRuleValue", go: "HTTPIngressRuleValue", fields: &F801, json_fields: &[&F801[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.networking.v1beta1.IPAddress
pub static F802: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1beta1.IPAddressSpec", kind: Kind::Struct(&super::api_networking::T804), omit_empty: true, required: true, number: 2, default: "{}", ..F },
];
pub static T802: Type = Type { name: "io.k8s.api.networking.v1beta1.IPAddress", go: "IPAddress", fields: &F802, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F802[1], &F802[2]], by_name: &[1, 0, 2, 3], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.networking.v1beta1.IPAddressList
pub static F803: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta1.IPAddress", kind: Kind::List(&Kind::Struct(&super::api_networking::T802)), required: true, number: 2, ..F },
];
pub static T803: Type = Type { name: "io.k8s.api.networking.v1beta1.IPAddressList", go: "IPAddressList", fields: &F803, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F803[1], &F803[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.networking.v1beta1.IPAddressSpec
pub static F804: [Field; 1] = [
    Field { json: "parentRef", go: "ParentRef", go_type: "v1beta1.ParentReference", kind: Kind::Struct(&super::api_networking::T820), omit_empty: true, pointer: true, required: true, number: 1, ..F },
];
pub static T804: Type = Type { name: "io.k8s.api.networking.v1beta1.IPAddressSpec", go: "IPAddressSpec", fields: &F804, json_fields: &[&F804[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.networking.v1beta1.Ingress
pub static F805: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1beta1.IngressSpec", kind: Kind::Struct(&super::api_networking::T817), omit_empty: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1beta1.IngressStatus", kind: Kind::Struct(&super::api_networking::T818), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T805: Type = Type { name: "io.k8s.api.networking.v1beta1.Ingress", go: "Ingress", fields: &F805, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F805[1], &F805[2], &F805[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.networking.v1beta1.IngressBackend
pub static F806: [Field; 3] = [
    Field { json: "serviceName", go: "ServiceName", omit_empty: true, number: 1, ..F },
    Field { json: "servicePort", go: "ServicePort", go_type: "intstr.IntOrString", kind: Kind::IntOrString, omit_empty: true, number: 2, ..F },
    Field { json: "resource", go: "Resource", go_type: "v1.TypedLocalObjectReference", kind: Kind::Struct(&super::api_core::T571), omit_empty: true, pointer: true, number: 3, ..F },
];
pub static T806: Type = Type { name: "io.k8s.api.networking.v1beta1.IngressBackend", go: "IngressBackend", fields: &F806, json_fields: &[&F806[0], &F806[1], &F806[2]], by_name: &[2, 0, 1], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.networking.v1beta1.IngressClass
pub static F807: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1beta1.IngressClassSpec", kind: Kind::Struct(&super::api_networking::T810), omit_empty: true, number: 2, default: "{}", ..F },
];
pub static T807: Type = Type { name: "io.k8s.api.networking.v1beta1.IngressClass", go: "IngressClass", fields: &F807, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F807[1], &F807[2]], by_name: &[1, 0, 2, 3], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.networking.v1beta1.IngressClassList
pub static F808: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta1.IngressClass", kind: Kind::List(&Kind::Struct(&super::api_networking::T807)), required: true, number: 2, ..F },
];
pub static T808: Type = Type { name: "io.k8s.api.networking.v1beta1.IngressClassList", go: "IngressClassList", fields: &F808, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F808[1], &F808[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.networking.v1beta1.IngressClassParametersReference
pub static F809: [Field; 5] = [
    Field { json: "apiGroup", go: "APIGroup", omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "kind", go: "Kind", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "name", go: "Name", required: true, number: 3, default: "\"\"", ..F },
    Field { json: "scope", go: "Scope", pointer: true, required: true, number: 4, ..F },
    Field { json: "namespace", go: "Namespace", omit_empty: true, pointer: true, number: 5, ..F },
];
pub static T809: Type = Type { name: "io.k8s.api.networking.v1beta1.IngressClassParametersReference", go: "IngressClassParametersReference", fields: &F809, json_fields: &[&F809[0], &F809[1], &F809[2], &F809[3], &F809[4]], by_name: &[0, 1, 2, 4, 3], by_number: &[0, 1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.networking.v1beta1.IngressClassSpec
pub static F810: [Field; 2] = [
    Field { json: "controller", go: "Controller", omit_empty: true, number: 1, ..F },
    Field { json: "parameters", go: "Parameters", go_type: "v1beta1.IngressClassParametersReference", kind: Kind::Struct(&super::api_networking::T809), omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T810: Type = Type { name: "io.k8s.api.networking.v1beta1.IngressClassSpec", go: "IngressClassSpec", fields: &F810, json_fields: &[&F810[0], &F810[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.networking.v1beta1.IngressList
pub static F811: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta1.Ingress", kind: Kind::List(&Kind::Struct(&super::api_networking::T805)), required: true, number: 2, ..F },
];
pub static T811: Type = Type { name: "io.k8s.api.networking.v1beta1.IngressList", go: "IngressList", fields: &F811, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F811[1], &F811[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.networking.v1beta1.IngressLoadBalancerIngress
pub static F812: [Field; 3] = [
    Field { json: "ip", go: "IP", omit_empty: true, number: 1, ..F },
    Field { json: "hostname", go: "Hostname", omit_empty: true, number: 2, ..F },
    Field { json: "ports", go: "Ports", go_type: "[]v1beta1.IngressPortStatus", kind: Kind::List(&Kind::Struct(&super::api_networking::T814)), omit_empty: true, list_type: ListType::Atomic, number: 4, ..F },
];
pub static T812: Type = Type { name: "io.k8s.api.networking.v1beta1.IngressLoadBalancerIngress", go: "IngressLoadBalancerIngress", fields: &F812, json_fields: &[&F812[0], &F812[1], &F812[2]], by_name: &[1, 0, 2], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.networking.v1beta1.IngressLoadBalancerStatus
pub static F813: [Field; 1] = [
    Field { json: "ingress", go: "Ingress", go_type: "[]v1beta1.IngressLoadBalancerIngress", kind: Kind::List(&Kind::Struct(&super::api_networking::T812)), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
];
pub static T813: Type = Type { name: "io.k8s.api.networking.v1beta1.IngressLoadBalancerStatus", go: "IngressLoadBalancerStatus", fields: &F813, json_fields: &[&F813[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.networking.v1beta1.IngressPortStatus
pub static F814: [Field; 3] = [
    Field { json: "port", go: "Port", go_type: "int32", kind: Kind::Int32, required: true, number: 1, default: "0", ..F },
    Field { json: "protocol", go: "Protocol", go_type: "v1.Protocol", required: true, number: 2, enums: &["SCTP", "TCP", "UDP"], default: "\"\"", ..F },
    Field { json: "error", go: "Error", omit_empty: true, pointer: true, number: 3, ..F },
];
pub static T814: Type = Type { name: "io.k8s.api.networking.v1beta1.IngressPortStatus", go: "IngressPortStatus", fields: &F814, json_fields: &[&F814[0], &F814[1], &F814[2]], by_name: &[2, 0, 1], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.networking.v1beta1.IngressRule
pub static F815: [Field; 2] = [
    Field { json: "host", go: "Host", omit_empty: true, number: 1, ..F },
    Field { go: "IngressRuleValue", go_type: "v1beta1.IngressRuleValue", kind: Kind::Struct(&super::api_networking::T816), inline: true, number: 2, ..F },
];
pub static T815: Type = Type { name: "io.k8s.api.networking.v1beta1.IngressRule", go: "IngressRule", fields: &F815, json_fields: &[&F815[0], &F816[0]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.networking.v1beta1.IngressRuleValue
pub static F816: [Field; 1] = [
    Field { json: "http", go: "HTTP", go_type: "v1beta1.HTTPIngressRuleValue", kind: Kind::Struct(&super::api_networking::T801), omit_empty: true, pointer: true, number: 1, ..F },
];
pub static T816: Type = Type { name: "io.k8s.api.networking.v1beta1.IngressRuleValue", go: "IngressRuleValue", fields: &F816, json_fields: &[&F816[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.networking.v1beta1.IngressSpec
pub static F817: [Field; 4] = [
    Field { json: "ingressClassName", go: "IngressClassName", omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "backend", go: "Backend", go_type: "v1beta1.IngressBackend", kind: Kind::Struct(&super::api_networking::T806), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "tls", go: "TLS", go_type: "[]v1beta1.IngressTLS", kind: Kind::List(&Kind::Struct(&super::api_networking::T819)), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
    Field { json: "rules", go: "Rules", go_type: "[]v1beta1.IngressRule", kind: Kind::List(&Kind::Struct(&super::api_networking::T815)), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
];
pub static T817: Type = Type { name: "io.k8s.api.networking.v1beta1.IngressSpec", go: "IngressSpec", fields: &F817, json_fields: &[&F817[0], &F817[1], &F817[2], &F817[3]], by_name: &[1, 0, 3, 2], by_number: &[1, 2, 3, 0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.networking.v1beta1.IngressStatus
pub static F818: [Field; 1] = [
    Field { json: "loadBalancer", go: "LoadBalancer", go_type: "v1beta1.IngressLoadBalancerStatus", kind: Kind::Struct(&super::api_networking::T813), omit_empty: true, number: 1, default: "{}", ..F },
];
pub static T818: Type = Type { name: "io.k8s.api.networking.v1beta1.IngressStatus", go: "IngressStatus", fields: &F818, json_fields: &[&F818[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.networking.v1beta1.IngressTLS
pub static F819: [Field; 2] = [
    Field { json: "hosts", go: "Hosts", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
    Field { json: "secretName", go: "SecretName", omit_empty: true, number: 2, ..F },
];
pub static T819: Type = Type { name: "io.k8s.api.networking.v1beta1.IngressTLS", go: "IngressTLS", fields: &F819, json_fields: &[&F819[0], &F819[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.networking.v1beta1.ParentReference
pub static F820: [Field; 4] = [
    Field { json: "group", go: "Group", omit_empty: true, number: 1, ..F },
    Field { json: "resource", go: "Resource", omit_empty: true, required: true, number: 2, ..F },
    Field { json: "namespace", go: "Namespace", omit_empty: true, number: 3, ..F },
    Field { json: "name", go: "Name", omit_empty: true, required: true, number: 4, ..F },
];
pub static T820: Type = Type { name: "io.k8s.api.networking.v1beta1.ParentReference", go: "ParentReference", fields: &F820, json_fields: &[&F820[0], &F820[1], &F820[2], &F820[3]], by_name: &[0, 3, 2, 1], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.networking.v1beta1.ServiceCIDR
pub static F821: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1beta1.ServiceCIDRSpec", kind: Kind::Struct(&super::api_networking::T823), omit_empty: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1beta1.ServiceCIDRStatus", kind: Kind::Struct(&super::api_networking::T824), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T821: Type = Type { name: "io.k8s.api.networking.v1beta1.ServiceCIDR", go: "ServiceCIDR", fields: &F821, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F821[1], &F821[2], &F821[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.networking.v1beta1.ServiceCIDRList
pub static F822: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta1.ServiceCIDR", kind: Kind::List(&Kind::Struct(&super::api_networking::T821)), required: true, number: 2, ..F },
];
pub static T822: Type = Type { name: "io.k8s.api.networking.v1beta1.ServiceCIDRList", go: "ServiceCIDRList", fields: &F822, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F822[1], &F822[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.networking.v1beta1.ServiceCIDRSpec
pub static F823: [Field; 1] = [
    Field { json: "cidrs", go: "CIDRs", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
];
pub static T823: Type = Type { name: "io.k8s.api.networking.v1beta1.ServiceCIDRSpec", go: "ServiceCIDRSpec", fields: &F823, json_fields: &[&F823[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.networking.v1beta1.ServiceCIDRStatus
pub static F824: [Field; 1] = [
    Field { json: "conditions", go: "Conditions", go_type: "[]v1.Condition", kind: Kind::List(&Kind::Struct(&super::apimachinery::T1247)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["type"], patch_strategy: "merge", patch_merge_key: "type", number: 1, ..F },
];
pub static T824: Type = Type { name: "io.k8s.api.networking.v1beta1.ServiceCIDRStatus", go: "ServiceCIDRStatus", fields: &F824, json_fields: &[&F824[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
