// Made by hack/gen-schema; do not edit.
use crate::types::*;

// io.k8s.api.apidiscovery.v2.APIGroupDiscovery
pub static F102: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "versions", go: "Versions", go_type: "[]v2.APIVersionDiscovery", kind: Kind::List(&Kind::Struct(&super::api_apidiscovery::T106)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["version"], number: 2, ..F },
];
pub static T102: Type = Type { name: "io.k8s.api.apidiscovery.v2.APIGroupDiscovery", go: "APIGroupDiscovery", fields: &F102, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F102[1], &F102[2]], by_name: &[1, 0, 2, 3], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apidiscovery.v2.APIGroupDiscoveryList
pub static F103: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v2.APIGroupDiscovery", kind: Kind::List(&Kind::Struct(&super::api_apidiscovery::T102)), number: 2, ..F },
];
pub static T103: Type = Type { name: "io.k8s.api.apidiscovery.v2.APIGroupDiscoveryList", go: "APIGroupDiscoveryList", fields: &F103, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F103[1], &F103[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apidiscovery.v2.APIResourceDiscovery
pub static F104: [Field; 8] = [
    Field { json: "resource", go: "Resource", number: 1, default: "\"\"", ..F },
    Field { json: "responseKind", go: "ResponseKind", go_type: "v1.GroupVersionKind", kind: Kind::Struct(&super::apimachinery::T1256), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "scope", go: "Scope", go_type: "v2.ResourceScope", number: 3, default: "\"\"", ..F },
    Field { json: "singularResource", go: "SingularResource", number: 4, default: "\"\"", ..F },
    Field { json: "verbs", go: "Verbs", go_type: "[]string", kind: Kind::List(&Kind::String), list_type: ListType::Set, number: 5, ..F },
    Field { json: "shortNames", go: "ShortNames", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Set, number: 6, ..F },
    Field { json: "categories", go: "Categories", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Set, number: 7, ..F },
    Field { json: "subresources", go: "Subresources", go_type: "[]v2.APISubresourceDiscovery", kind: Kind::List(&Kind::Struct(&super::api_apidiscovery::T105)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["subresource"], number: 8, ..F },
];
pub static T104: Type = Type { name: "io.k8s.api.apidiscovery.v2.APIResourceDiscovery", go: "APIResourceDiscovery", fields: &F104, json_fields: &[&F104[0], &F104[1], &F104[2], &F104[3], &F104[4], &F104[5], &F104[6], &F104[7]], by_name: &[6, 0, 1, 2, 5, 3, 7, 4], by_number: &[0, 1, 2, 3, 4, 5, 6, 7], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apidiscovery.v2.APISubresourceDiscovery
pub static F105: [Field; 4] = [
    Field { json: "subresource", go: "Subresource", number: 1, default: "\"\"", ..F },
    Field { json: "responseKind", go: "ResponseKind", go_type: "v1.GroupVersionKind", kind: Kind::Struct(&super::apimachinery::T1256), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "acceptedTypes", go: "AcceptedTypes", go_type: "[]v1.GroupVersionKind", kind: Kind::List(&Kind::Struct(&super::apimachinery::T1256)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["group", "version", "kind"], number: 3, ..F },
    Field { json: "verbs", go: "Verbs", go_type: "[]string", kind: Kind::List(&Kind::String), list_type: ListType::Set, number: 4, ..F },
];
pub static T105: Type = Type { name: "io.k8s.api.apidiscovery.v2.APISubresourceDiscovery", go: "APISubresourceDiscovery", fields: &F105, json_fields: &[&F105[0], &F105[1], &F105[2], &F105[3]], by_name: &[2, 1, 0, 3], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apidiscovery.v2.APIVersionDiscovery
pub static F106: [Field; 3] = [
    Field { json: "version", go: "Version", number: 1, default: "\"\"", ..F },
    Field { json: "resources", go: "Resources", go_type: "[]v2.APIResourceDiscovery", kind: Kind::List(&Kind::Struct(&super::api_apidiscovery::T104)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["resource"], number: 2, ..F },
    Field { json: "freshness", go: "Freshness", go_type: "v2.DiscoveryFreshness", omit_empty: true, number: 3, ..F },
];
pub static T106: Type = Type { name: "io.k8s.api.apidiscovery.v2.APIVersionDiscovery", go: "APIVersionDiscovery", fields: &F106, json_fields: &[&F106[0], &F106[1], &F106[2]], by_name: &[2, 1, 0], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apidiscovery.v2beta1.APIGroupDiscovery
pub static F107: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "versions", go: "Versions", go_type: "[]v2beta1.APIVersionDiscovery", kind: Kind::List(&Kind::Struct(&super::api_apidiscovery::T111)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["version"], number: 2, ..F },
];
pub static T107: Type = Type { name: "io.k8s.api.apidiscovery.v2beta1.APIGroupDiscovery", go: "APIGroupDiscovery", fields: &F107, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F107[1], &F107[2]], by_name: &[1, 0, 2, 3], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apidiscovery.v2beta1.APIGroupDiscoveryList
pub static F108: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v2beta1.APIGroupDiscovery", kind: Kind::List(&Kind::Struct(&super::api_apidiscovery::T107)), number: 2, ..F },
];
pub static T108: Type = Type { name: "io.k8s.api.apidiscovery.v2beta1.APIGroupDiscoveryList", go: "APIGroupDiscoveryList", fields: &F108, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F108[1], &F108[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apidiscovery.v2beta1.APIResourceDiscovery
pub static F109: [Field; 8] = [
    Field { json: "resource", go: "Resource", number: 1, default: "\"\"", ..F },
    Field { json: "responseKind", go: "ResponseKind", go_type: "v1.GroupVersionKind", kind: Kind::Struct(&super::apimachinery::T1256), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "scope", go: "Scope", go_type: "v2beta1.ResourceScope", number: 3, default: "\"\"", ..F },
    Field { json: "singularResource", go: "SingularResource", number: 4, default: "\"\"", ..F },
    Field { json: "verbs", go: "Verbs", go_type: "[]string", kind: Kind::List(&Kind::String), list_type: ListType::Set, number: 5, ..F },
    Field { json: "shortNames", go: "ShortNames", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Set, number: 6, ..F },
    Field { json: "categories", go: "Categories", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Set, number: 7, ..F },
    Field { json: "subresources", go: "Subresources", go_type: "[]v2beta1.APISubresourceDiscovery", kind: Kind::List(&Kind::Struct(&super::api_apidiscovery::T110)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["subresource"], number: 8, ..F },
];
pub static T109: Type = Type { name: "io.k8s.api.apidiscovery.v2beta1.APIResourceDiscovery", go: "APIResourceDiscovery", fields: &F109, json_fields: &[&F109[0], &F109[1], &F109[2], &F109[3], &F109[4], &F109[5], &F109[6], &F109[7]], by_name: &[6, 0, 1, 2, 5, 3, 7, 4], by_number: &[0, 1, 2, 3, 4, 5, 6, 7], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apidiscovery.v2beta1.APISubresourceDiscovery
pub static F110: [Field; 4] = [
    Field { json: "subresource", go: "Subresource", number: 1, default: "\"\"", ..F },
    Field { json: "responseKind", go: "ResponseKind", go_type: "v1.GroupVersionKind", kind: Kind::Struct(&super::apimachinery::T1256), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "acceptedTypes", go: "AcceptedTypes", go_type: "[]v1.GroupVersionKind", kind: Kind::List(&Kind::Struct(&super::apimachinery::T1256)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["group", "version", "kind"], number: 3, ..F },
    Field { json: "verbs", go: "Verbs", go_type: "[]string", kind: Kind::List(&Kind::String), list_type: ListType::Set, number: 4, ..F },
];
pub static T110: Type = Type { name: "io.k8s.api.apidiscovery.v2beta1.APISubresourceDiscovery", go: "APISubresourceDiscovery", fields: &F110, json_fields: &[&F110[0], &F110[1], &F110[2], &F110[3]], by_name: &[2, 1, 0, 3], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.apidiscovery.v2beta1.APIVersionDiscovery
pub static F111: [Field; 3] = [
    Field { json: "version", go: "Version", number: 1, default: "\"\"", ..F },
    Field { json: "resources", go: "Resources", go_type: "[]v2beta1.APIResourceDiscovery", kind: Kind::List(&Kind::Struct(&super::api_apidiscovery::T109)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["resource"], number: 2, ..F },
    Field { json: "freshness", go: "Freshness", go_type: "v2beta1.DiscoveryFreshness", omit_empty: true, number: 3, ..F },
];
pub static T111: Type = Type { name: "io.k8s.api.apidiscovery.v2beta1.APIVersionDiscovery", go: "APIVersionDiscovery", fields: &F111, json_fields: &[&F111[0], &F111[1], &F111[2]], by_name: &[2, 1, 0], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
