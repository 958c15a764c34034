// Made by hack/gen-schema; do not edit.
use crate::types::*;

// io.k8s.api.rbac.v1.AggregationRule
pub static F848: [Field; 1] = [
    Field { json: "clusterRoleSelectors", go: "ClusterRoleSelectors", go_type: "[]v1.LabelSelector", kind: Kind::List(&Kind::Struct(&super::apimachinery::T1258)), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
];
pub static T848: Type = Type { name: "io.k8s.api.rbac.v1.AggregationRule", go: "AggregationRule", fields: &F848, json_fields: &[&F848[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.rbac.v1.ClusterRole
pub static F849: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "rules", go: "Rules", go_type: "[]v1.PolicyRule", kind: Kind::List(&Kind::Struct(&super::api_rbac::T853)), list_type: ListType::Atomic, number: 2, ..F },
    Field { json: "aggregationRule", go: "AggregationRule", go_type: "v1.AggregationRule", kind: Kind::Struct(&super::api_rbac::T848), omit_empty: true, pointer: true, number: 3, ..F },
];
pub static T849: Type = Type { name: "io.k8s.api.rbac.v1.ClusterRole", go: "ClusterRole", fields: &F849, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F849[1], &F849[2], &F849[3]], by_name: &[4, 1, 0, 2, 3], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.rbac.v1.ClusterRoleBinding
pub static F850: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "subjects", go: "Subjects", go_type: "[]v1.Subject", kind: Kind::List(&Kind::Struct(&super::api_rbac::T859)), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
    Field { json: "roleRef", go: "RoleRef", go_type: "v1.RoleRef", kind: Kind::Struct(&super::api_rbac::T858), required: true, number: 3, default: "{}", ..F },
];
pub static T850: Type = Type { name: "io.k8s.api.rbac.v1.ClusterRoleBinding", go: "ClusterRoleBinding", fields: &F850, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F850[1], &F850[2], &F850[3]], by_name: &[1, 0, 2, 4, 3], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.rbac.v1.ClusterRoleBindingList
pub static F851: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.ClusterRoleBinding", kind: Kind::List(&Kind::Struct(&super::api_rbac::T850)), required: true, number: 2, ..F },
];
pub static T851: Type = Type { name: "io.k8s.api.rbac.v1.ClusterRoleBindingList", go: "ClusterRoleBindingList", fields: &F851, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F851[1], &F851[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.rbac.v1.ClusterRoleList
pub static F852: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.ClusterRole", kind: Kind::List(&Kind::Struct(&super::api_rbac::T849)), required: true, number: 2, ..F },
];
pub static T852: Type = Type { name: "io.k8s.api.rbac.v1.ClusterRoleList", go: "ClusterRoleList", fields: &F852, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F852[1], &F852[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.rbac.v1.PolicyRule
pub static F853: [Field; 5] = [
    Field { json: "verbs", go: "Verbs", go_type: "[]string", kind: Kind::List(&Kind::String), required: true, list_type: ListType::Atomic, number: 1, ..F },
    Field { json: "apiGroups", go: "APIGroups", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
    Field { json: "resources", go: "Resources", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
    Field { json: "resourceNames", go: "ResourceNames", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 4, ..F },
    Field { json: "nonResourceURLs", go: "NonResourceURLs", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 5, ..F },
];
pub static T853: Type = Type { name: "io.k8s.api.rbac.v1.PolicyRule", go: "PolicyRule", fields: &F853, json_fields: &[&F853[0], &F853[1], &F853[2], &F853[3], &F853[4]], by_name: &[1, 4, 3, 2, 0], by_number: &[0, 1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.rbac.v1.Role
pub static F854: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "rules", go: "Rules", go_type: "[]v1.PolicyRule", kind: Kind::List(&Kind::Struct(&super::api_rbac::T853)), list_type: ListType::Atomic, number: 2, ..F },
];
pub static T854: Type = Type { name: "io.k8s.api.rbac.v1.Role", go: "Role", fields: &F854, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F854[1], &F854[2]], by_name: &[1, 0, 2, 3], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.rbac.v1.RoleBinding
pub static F855: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "subjects", go: "Subjects", go_type: "[]v1.Subject", kind: Kind::List(&Kind::Struct(&super::api_rbac::T859)), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
    Field { json: "roleRef", go: "RoleRef", go_type: "v1.RoleRef", kind: Kind::Struct(&super::api_rbac::T858), required: true, number: 3, default: "{}", ..F },
];
pub static T855: Type = Type { name: "io.k8s.api.rbac.v1.RoleBinding", go: "RoleBinding", fields: &F855, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F855[1], &F855[2], &F855[3]], by_name: &[1, 0, 2, 4, 3], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.rbac.v1.RoleBindingList
pub static F856: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.RoleBinding", kind: Kind::List(&Kind::Struct(&super::api_rbac::T855)), required: true, number: 2, ..F },
];
pub static T856: Type = Type { name: "io.k8s.api.rbac.v1.RoleBindingList", go: "RoleBindingList", fields: &F856, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F856[1], &F856[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.rbac.v1.RoleList
pub static F857: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.Role", kind: Kind::List(&Kind::Struct(&super::api_rbac::T854)), required: true, number: 2, ..F },
];
pub static T857: Type = Type { name: "io.k8s.api.rbac.v1.RoleList", go: "RoleList", fields: &F857, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F857[1], &F857[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.rbac.v1.RoleRef
pub static F858: [Field; 3] = [
    Field { json: "apiGroup", go: "APIGroup", number: 1, default: "\"\"", ..F },
    Field { json: "kind", go: "Kind", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "name", go: "Name", required: true, number: 3, default: "\"\"", ..F },
];
pub static T858: Type = Type { name: "io.k8s.api.rbac.v1.RoleRef", go: "RoleRef", fields: &F858, json_fields: &[&F858[0], &F858[1], &F858[2]], by_name: &[0, 1, 2], by_number: &[0, 1, 2], map_type: MapType::Atomic, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-map-type\":\"atomic\"}" };
// io.k8s.api.rbac.v1.Subject
pub static F859: [Field; 4] = [
    Field { json: "kind", go: "Kind", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "apiGroup", go: "APIGroup", omit_empty: true, number: 2, ..F },
    Field { json: "name", go: "Name", required: true, number: 3, default: "\"\"", ..F },
    Field { json: "namespace", go: "Namespace", omit_empty: true, number: 4, ..F },
];
pub static T859: Type = Type { name: "io.k8s.api.rbac.v1.Subject", go: "Subject", fields: &F859, json_fields: &[&F859[0], &F859[1], &F859[2], &F859[3]], by_name: &[1, 0, 2, 3], by_number: &[0, 1, 2, 3], map_type: MapType::Atomic, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-map-type\":\"atomic\"}" };
// io.k8s.api.rbac.v1alpha1.AggregationRule
pub static F860: [Field; 1] = [
    Field { json: "clusterRoleSelectors", go: "ClusterRoleSelectors", go_type: "[]v1.LabelSelector", kind: Kind::List(&Kind::Struct(&super::apimachinery::T1258)), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
];
pub static T860: Type = Type { name: "io.k8s.api.rbac.v1alpha1.AggregationRule", go: "AggregationRule", fields: &F860, json_fields: &[&F860[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.rbac.v1alpha1.ClusterRole
pub static F861: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "rules", go: "Rules", go_type: "[]v1alpha1.PolicyRule", kind: Kind::List(&Kind::Struct(&super::api_rbac::T865)), list_type: ListType::Atomic, number: 2, ..F },
    Field { json: "aggregationRule", go: "AggregationRule", go_type: "v1alpha1.AggregationRule", kind: Kind::Struct(&super::api_rbac::T860), omit_empty: true, pointer: true, number: 3, ..F },
];
pub static T861: Type = Type { name: "io.k8s.api.rbac.v1alpha1.ClusterRole", go: "ClusterRole", fields: &F861, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F861[1], &F861[2], &F861[3]], by_name: &[4, 1, 0, 2, 3], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.rbac.v1alpha1.ClusterRoleBinding
pub static F862: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "subjects", go: "Subjects", go_type: "[]v1alpha1.Subject", kind: Kind::List(&Kind::Struct(&super::api_rbac::T871)), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
    Field { json: "roleRef", go: "RoleRef", go_type: "v1alpha1.RoleRef", kind: Kind::Struct(&super::api_rbac::T870), required: true, number: 3, default: "{}", ..F },
];
pub static T862: Type = Type { name: "io.k8s.api.rbac.v1alpha1.ClusterRoleBinding", go: "ClusterRoleBinding", fields: &F862, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F862[1], &F862[2], &F862[3]], by_name: &[1, 0, 2, 4, 3], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.rbac.v1alpha1.ClusterRoleBindingList
pub static F863: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1alpha1.ClusterRoleBinding", kind: Kind::List(&Kind::Struct(&super::api_rbac::T862)), required: true, number: 2, ..F },
];
pub static T863: Type = Type { name: "io.k8s.api.rbac.v1alpha1.ClusterRoleBindingList", go: "ClusterRoleBindingList", fields: &F863, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F863[1], &F863[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.rbac.v1alpha1.ClusterRoleList
pub static F864: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1alpha1.ClusterRole", kind: Kind::List(&Kind::Struct(&super::api_rbac::T861)), required: true, number: 2, ..F },
];
pub static T864: Type = Type { name: "io.k8s.api.rbac.v1alpha1.ClusterRoleList", go: "ClusterRoleList", fields: &F864, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F864[1], &F864[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.rbac.v1alpha1.PolicyRule
pub static F865: [Field; 5] = [
    Field { json: "verbs", go: "Verbs", go_type: "[]string", kind: Kind::List(&Kind::String), required: true, list_type: ListType::Atomic, number: 1, ..F },
    Field { json: "apiGroups", go: "APIGroups", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
    Field { json: "resources", go: "Resources", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 4, ..F },
    Field { json: "resourceNames", go: "ResourceNames", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 5, ..F },
    Field { json: "nonResourceURLs", go: "NonResourceURLs", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 6, ..F },
];
pub static T865: Type = Type { name: "io.k8s.api.rbac.v1alpha1.PolicyRule", go: "PolicyRule", fields: &F865, json_fields: &[&F865[0], &F865[1], &F865[2], &F865[3], &F865[4]], by_name: &[1, 4, 3, 2, 0], by_number: &[0, 1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.rbac.v1alpha1.Role
pub static F866: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "rules", go: "Rules", go_type: "[]v1alpha1.PolicyRule", kind: Kind::List(&Kind::Struct(&super::api_rbac::T865)), list_type: ListType::Atomic, number: 2, ..F },
];
pub static T866: Type = Type { name: "io.k8s.api.rbac.v1alpha1.Role", go: "Role", fields: &F866, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F866[1], &F866[2]], by_name: &[1, 0, 2, 3], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.rbac.v1alpha1.RoleBinding
pub static F867: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "subjects", go: "Subjects", go_type: "[]v1alpha1.Subject", kind: Kind::List(&Kind::Struct(&super::api_rbac::T871)), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
    Field { json: "roleRef", go: "RoleRef", go_type: "v1alpha1.RoleRef", kind: Kind::Struct(&super::api_rbac::T870), required: true, number: 3, default: "{}", ..F },
];
pub static T867: Type = Type { name: "io.k8s.api.rbac.v1alpha1.RoleBinding", go: "RoleBinding", fields: &F867, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F867[1], &F867[2], &F867[3]], by_name: &[1, 0, 2, 4, 3], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.rbac.v1alpha1.RoleBindingList
pub static F868: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1alpha1.RoleBinding", kind: Kind::List(&Kind::Struct(&super::api_rbac::T867)), required: true, number: 2, ..F },
];
pub static T868: Type = Type { name: "io.k8s.api.rbac.v1alpha1.RoleBindingList", go: "RoleBindingList", fields: &F868, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F868[1], &F868[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.rbac.v1alpha1.RoleList
pub static F869: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1alpha1.Role", kind: Kind::List(&Kind::Struct(&super::api_rbac::T866)), required: true, number: 2, ..F },
];
pub static T869: Type = Type { name: "io.k8s.api.rbac.v1alpha1.RoleList", go: "RoleList", fields: &F869, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F869[1], &F869[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.rbac.v1alpha1.RoleRef
pub static F870: [Field; 3] = [
    Field { json: "apiGroup", go: "APIGroup", number: 1, default: "\"\"", ..F },
    Field { json: "kind", go: "Kind", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "name", go: "Name", required: true, number: 3, default: "\"\"", ..F },
];
pub static T870: Type = Type { name: "io.k8s.api.rbac.v1alpha1.RoleRef", go: "RoleRef", fields: &F870, json_fields: &[&F870[0], &F870[1], &F870[2]], by_name: &[0, 1, 2], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.rbac.v1alpha1.Subject
pub static F871: [Field; 4] = [
    Field { json: "kind", go: "Kind", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "apiVersion", go: "APIVersion", omit_empty: true, number: 2, ..F },
    Field { json: "name", go: "Name", required: true, number: 3, default: "\"\"", ..F },
    Field { json: "namespace", go: "Namespace", omit_empty: true, number: 4, ..F },
];
pub static T871: Type = Type { name: "io.k8s.api.rbac.v1alpha1.Subject", go: "Subject", fields: &F871, json_fields: &[&F871[0], &F871[1], &F871[2], &F871[3]], by_name: &[1, 0, 2, 3], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.rbac.v1beta1.AggregationRule
pub static F872: [Field; 1] = [
    Field { json: "clusterRoleSelectors", go: "ClusterRoleSelectors", go_type: "[]v1.LabelSelector", kind: Kind::List(&Kind::Struct(&super::apimachinery::T1258)), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
];
pub static T872: Type = Type { name: "io.k8s.api.rbac.v1beta1.AggregationRule", go: "AggregationRule", fields: &F872, json_fields: &[&F872[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.rbac.v1beta1.ClusterRole
pub static F873: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "rules", go: "Rules", go_type: "[]v1beta1.PolicyRule", kind: Kind::List(&Kind::Struct(&super::api_rbac::T877)), list_type: ListType::Atomic, number: 2, ..F },
    Field { json: "aggregationRule", go: "AggregationRule", go_type: "v1beta1.AggregationRule", kind: Kind::Struct(&super::api_rbac::T872), omit_empty: true, pointer: true, number: 3, ..F },
];
pub static T873: Type = Type { name: "io.k8s.api.rbac.v1beta1.ClusterRole", go: "ClusterRole", fields: &F873, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F873[1], &F873[2], &F873[3]], by_name: &[4, 1, 0, 2, 3], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.rbac.v1beta1.ClusterRoleBinding
pub static F874: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "subjects", go: "Subjects", go_type: "[]v1beta1.Subject", kind: Kind::List(&Kind::Struct(&super::api_rbac::T883)), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
    Field { json: "roleRef", go: "RoleRef", go_type: "v1beta1.RoleRef", kind: Kind::Struct(&super::api_rbac::T882), required: true, number: 3, default: "{}", ..F },
];
pub static T874: Type = Type { name: "io.k8s.api.rbac.v1beta1.ClusterRoleBinding", go: "ClusterRoleBinding", fields: &F874, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F874[1], &F874[2], &F874[3]], by_name: &[1, 0, 2, 4, 3], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.rbac.v1beta1.ClusterRoleBindingList
pub static F875: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta1.ClusterRoleBinding", kind: Kind::List(&Kind::Struct(&super::api_rbac::T874)), required: true, number: 2, ..F },
];
pub static T875: Type = Type { name: "io.k8s.api.rbac.v1beta1.ClusterRoleBindingList", go: "ClusterRoleBindingList", fields: &F875, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F875[1], &F875[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.rbac.v1beta1.ClusterRoleList
pub static F876: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta1.ClusterRole", kind: Kind::List(&Kind::Struct(&super::api_rbac::T873)), required: true, number: 2, ..F },
];
pub static T876: Type = Type { name: "io.k8s.api.rbac.v1beta1.ClusterRoleList", go: "ClusterRoleList", fields: &F876, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F876[1], &F876[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.rbac.v1beta1.PolicyRule
pub static F877: [Field; 5] = [
    Field { json: "verbs", go: "Verbs", go_type: "[]string", kind: Kind::List(&Kind::String), required: true, list_type: ListType::Atomic, number: 1, ..F },
    Field { json: "apiGroups", go: "APIGroups", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
    Field { json: "resources", go: "Resources", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
    Field { json: "resourceNames", go: "ResourceNames", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 4, ..F },
    Field { json: "nonResourceURLs", go: "NonResourceURLs", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 5, ..F },
];
pub static T877: Type = Type { name: "io.k8s.api.rbac.v1beta1.PolicyRule", go: "PolicyRule", fields: &F877, json_fields: &[&F877[0], &F877[1], &F877[2], &F877[3], &F877[4]], by_name: &[1, 4, 3, 2, 0], by_number: &[0, 1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.rbac.v1beta1.Role
pub static F878: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "rules", go: "Rules", go_type: "[]v1beta1.PolicyRule", kind: Kind::List(&Kind::Struct(&super::api_rbac::T877)), list_type: ListType::Atomic, number: 2, ..F },
];
pub static T878: Type = Type { name: "io.k8s.api.rbac.v1beta1.Role", go: "Role", fields: &F878, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F878[1], &F878[2]], by_name: &[1, 0, 2, 3], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.rbac.v1beta1.RoleBinding
pub static F879: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "subjects", go: "Subjects", go_type: "[]v1beta1.Subject", kind: Kind::List(&Kind::Struct(&super::api_rbac::T883)), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
    Field { json: "roleRef", go: "RoleRef", go_type: "v1beta1.RoleRef", kind: Kind::Struct(&super::api_rbac::T882), required: true, number: 3, default: "{}", ..F },
];
pub static T879: Type = Type { name: "io.k8s.api.rbac.v1beta1.RoleBinding", go: "RoleBinding", fields: &F879, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F879[1], &F879[2], &F879[3]], by_name: &[1, 0, 2, 4, 3], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.rbac.v1beta1.RoleBindingList
pub static F880: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta1.RoleBinding", kind: Kind::List(&Kind::Struct(&super::api_rbac::T879)), required: true, number: 2, ..F },
];
pub static T880: Type = Type { name: "io.k8s.api.rbac.v1beta1.RoleBindingList", go: "RoleBindingList", fields: &F880, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F880[1], &F880[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.rbac.v1beta1.RoleList
pub static F881: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta1.Role", kind: Kind::List(&Kind::Struct(&super::api_rbac::T878)), required: true, number: 2, ..F },
];
pub static T881: Type = Type { name: "io.k8s.api.rbac.v1beta1.RoleList", go: "RoleList", fields: &F881, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F881[1], &F881[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.rbac.v1beta1.RoleRef
pub static F882: [Field; 3] = [
    Field { json: "apiGroup", go: "APIGroup", number: 1, default: "\"\"", ..F },
    Field { json: "kind", go: "Kind", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "name", go: "Name", required: true, number: 3, default: "\"\"", ..F },
];
pub static T882: Type = Type { name: "io.k8s.api.rbac.v1beta1.RoleRef", go: "RoleRef", fields: &F882, json_fields: &[&F882[0], &F882[1], &F882[2]], by_name: &[0, 1, 2], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.rbac.v1beta1.Subject
pub static F883: [Field; 4] = [
    Field { json: "kind", go: "Kind", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "apiGroup", go: "APIGroup", omit_empty: true, number: 2, ..F },
    Field { json: "name", go: "Name", required: true, number: 3, default: "\"\"", ..F },
    Field { json: "namespace", go: "Namespace", omit_empty: true, number: 4, ..F },
];
pub static T883: Type = Type { name: "io.k8s.api.rbac.v1beta1.Subject", go: "Subject", fields: &F883, json_fields: &[&F883[0], &F883[1], &F883[2], &F883[3]], by_name: &[1, 0, 2, 3], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
