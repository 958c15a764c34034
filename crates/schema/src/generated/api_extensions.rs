// Made by hack/gen-schema; do not edit.
use crate::types::*;

// io.k8s.api.extensions.v1beta1.DaemonSet
pub static F609: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1beta1.DaemonSetSpec", kind: Kind::Struct(&super::api_extensions::T612), omit_empty: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1beta1.DaemonSetStatus", kind: Kind::Struct(&super::api_extensions::T613), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T609: Type = Type { name: "io.k8s.api.extensions.v1beta1.DaemonSet", go: "DaemonSet", fields: &F609, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F609[1], &F609[2], &F609[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.extensions.v1beta1.DaemonSetCondition
pub static F610: [Field; 5] = [
    Field { json: "type", go: "Type", go_type: "v1beta1.DaemonSetConditionType", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "status", go: "Status", go_type: "v1.ConditionStatus", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "lastTransitionTime", go: "LastTransitionTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 3, ..F },
    Field { json: "reason", go: "Reason", omit_empty: true, number: 4, ..F },
    Field { json: "message", go: "Message", omit_empty: true, number: 5, ..F },
];
pub static T610: Type = Type { name: "io.k8s.api.extensions.v1beta1.DaemonSetCondition", go: "DaemonSetCondition", fields: &F610, json_fields: &[&F610[0], &F610[1], &F610[2], &F610[3], &F610[4]], by_name: &[2, 4, 3, 1, 0], by_number: &[0, 1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.extensions.v1beta1.DaemonSetList
pub static F611: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta1.DaemonSet", kind: Kind::List(&Kind::Struct(&super::api_extensions::T609)), required: true, number: 2, ..F },
];
pub static T611: Type = Type { name: "io.k8s.api.extensions.v1beta1.DaemonSetList", go: "DaemonSetList", fields: &F611, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F611[1], &F611[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.extensions.v1beta1.DaemonSetSpec
pub static F612: [Field; 6] = [
    Field { json: "selector", go: "Selector", go_type: "v1.LabelSelector", kind: Kind::Struct(&super::apimachinery::T1258), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "template", go: "Template", go_type: "v1.PodTemplateSpec", kind: Kind::Struct(&super::api_core::T510), required: true, number: 2, default: "{}", ..F },
    Field { json: "updateStrategy", go: "UpdateStrategy", go_type: "v1beta1.DaemonSetUpdateStrategy", kind: Kind::Struct(&super::api_extensions::T614), omit_empty: true, number: 3, default: "{}", ..F },
    Field { json: "minReadySeconds", go: "MinReadySeconds", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 4, ..F },
    Field { json: "templateGeneration", go: "TemplateGeneration", go_type: "int64", kind: Kind::Int64, omit_empty: true, number: 5, ..F },
    Field { json: "revisionHistoryLimit", go: "RevisionHistoryLimit", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 6, ..F },
];
pub static T612: Type = Type { name: "io.k8s.api.extensions.v1beta1.DaemonSetSpec", go: "DaemonSetSpec", fields: &F612, json_fields: &[&F612[0], &F612[1], &F612[2], &F612[3], &F612[4], &F612[5]], by_name: &[3, 5, 0, 1, 4, 2], by_number: &[0, 1, 2, 3, 4, 5], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.extensions.v1beta1.DaemonSetStatus
pub static F613: [Field; 10] = [
    Field { json: "currentNumberScheduled", go: "CurrentNumberScheduled", go_type: "int32", kind: Kind::Int32, required: true, number: 1, default: "0", ..F },
    Field { json: "numberMisscheduled", go: "NumberMisscheduled", go_type: "int32", kind: Kind::Int32, required: true, number: 2, default: "0", ..F },
    Field { json: "desiredNumberScheduled", go: "DesiredNumberScheduled", go_type: "int32", kind: Kind::Int32, required: true, number: 3, default: "0", ..F },
    Field { json: "numberReady", go: "NumberReady", go_type: "int32", kind: Kind::Int32, required: true, number: 4, default: "0", ..F },
    Field { json: "observedGeneration", go: "ObservedGeneration", go_type: "int64", kind: Kind::Int64, omit_empty: true, number: 5, ..F },
    Field { json: "updatedNumberScheduled", go: "UpdatedNumberScheduled", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 6, ..F },
    Field { json: "numberAvailable", go: "NumberAvailable", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 7, ..F },
    Field { json: "numberUnavailable", go: "NumberUnavailable", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 8, ..F },
    Field { json: "collisionCount", go: "CollisionCount", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 9, ..F },
    Field { json: "conditions", go: "Conditions", go_type: "[]v1beta1.DaemonSetCondition", kind: Kind::List(&Kind::Struct(&super::api_extensions::T610)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["type"], patch_strategy: "merge", patch_merge_key: "type", number: 10, ..F },
];
pub static T613: Type = Type { name: "io.k8s.api.extensions.v1beta1.DaemonSetStatus", go: "DaemonSetStatus", fields: &F613, json_fields: &[&F613[0], &F613[1], &F613[2], &F613[3], &F613[4], &F613[5], &F613[6], &F613[7], &F613[8], &F613[9]], by_name: &[8, 9, 0, 2, 6, 1, 3, 7, 4, 5], by_number: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.extensions.v1beta1.DaemonSetUpdateStrategy
pub static F614: [Field; 2] = [
    Field { json: "type", go: "Type", go_type: "v1beta1.DaemonSetUpdateStrategyType", omit_empty: true, number: 1, ..F },
    Field { json: "rollingUpdate", go: "RollingUpdate", go_type: "v1beta1.RollingUpdateDaemonSet", kind: Kind::Struct(&super::api_extensions::T649), omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T614: Type = Type { name: "io.k8s.api.extensions.v1beta1.DaemonSetUpdateStrategy", go: "DaemonSetUpdateStrategy", fields: &F614, json_fields: &[&F614[0], &F614[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.extensions.v1beta1.Deployment
pub static F615: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1beta1.DeploymentSpec", kind: Kind::Struct(&super::api_extensions::T619), omit_empty: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1beta1.DeploymentStatus", kind: Kind::Struct(&super::api_extensions::T620), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T615: Type = Type { name: "io.k8s.api.extensions.v1beta1.Deployment", go: "Deployment", fields: &F615, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F615[1], &F615[2], &F615[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.extensions.v1beta1.DeploymentCondition
pub static F616: [Field; 6] = [
    Field { json: "type", go: "Type", go_type: "v1beta1.DeploymentConditionType", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "status", go: "Status", go_type: "v1.ConditionStatus", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "lastUpdateTime", go: "LastUpdateTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 6, ..F },
    Field { json: "lastTransitionTime", go: "LastTransitionTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 7, ..F },
    Field { json: "reason", go: "Reason", omit_empty: true, number: 4, ..F },
    Field { json: "message", go: "Message", omit_empty: true, number: 5, ..F },
];
pub static T616: Type = Type { name: "io.k8s.api.extensions.v1beta1.DeploymentCondition", go: "DeploymentCondition", fields: &F616, json_fields: &[&F616[0], &F616[1], &F616[2], &F616[3], &F616[4], &F616[5]], by_name: &[3, 2, 5, 4, 1, 0], by_number: &[0, 1, 4, 5, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.extensions.v1beta1.DeploymentList
pub static F617: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta1.Deployment", kind: Kind::List(&Kind::Struct(&super::api_extensions::T615)), required: true, number: 2, ..F },
];
pub static T617: Type = Type { name: "io.k8s.api.extensions.v1beta1.DeploymentList", go: "DeploymentList", fields: &F617, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F617[1], &F617[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.extensions.v1beta1.DeploymentRollback
pub static F618: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "updatedAnnotations", go: "UpdatedAnnotations", go_type: "map[string]string", kind: Kind::Map(&Kind::String), omit_empty: true, number: 2, ..F },
    Field { json: "rollbackTo", go: "RollbackTo", go_type: "v1beta1.RollbackConfig", kind: Kind::Struct(&super::api_extensions::T648), required: true, number: 3, default: "{}", ..F },
];
pub static T618: Type = Type { name: "io.k8s.api.extensions.v1beta1.DeploymentRollback", go: "DeploymentRollback", fields: &F618, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F618[1], &F618[2], &F618[3]], by_name: &[1, 0, 2, 4, 3], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.extensions.v1beta1.DeploymentSpec
pub static F619: [Field; 9] = [
    Field { json: "replicas", go: "Replicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "selector", go: "Selector", go_type: "v1.LabelSelector", kind: Kind::Struct(&super::apimachinery::T1258), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "template", go: "Template", go_type: "v1.PodTemplateSpec", kind: Kind::Struct(&super::api_core::T510), required: true, number: 3, default: "{}", ..F },
    Field { json: "strategy", go: "Strategy", go_type: "v1beta1.DeploymentStrategy", kind: Kind::Struct(&super::api_extensions::T621), omit_empty: true, patch_strategy: "retainKeys", number: 4, default: "{}", ..F },
    Field { json: "minReadySeconds", go: "MinReadySeconds", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 5, ..F },
    Field { json: "revisionHistoryLimit", go: "RevisionHistoryLimit", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 6, ..F },
    Field { json: "paused", go: "Paused", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 7, ..F },
    Field { json: "rollbackTo", go: "RollbackTo", go_type: "v1beta1.RollbackConfig", kind: Kind::Struct(&super::api_extensions::T648), omit_empty: true, pointer: true, number: 8, ..F },
    Field { json: "progressDeadlineSeconds", go: "ProgressDeadlineSeconds", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 9, ..F },
];
pub static T619: Type = Type { name: "io.k8s.api.extensions.v1beta1.DeploymentSpec", go: "DeploymentSpec", fields: &F619, json_fields: &[&F619[0], &F619[1], &F619[2], &F619[3], &F619[4], &F619[5], &F619[6], &F619[7], &F619[8]], by_name: &[4, 6, 8, 0, 5, 7, 1, 3, 2], by_number: &[0, 1, 2, 3, 4, 5, 6, 7, 8], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.extensions.v1beta1.DeploymentStatus
pub static F620: [Field; 9] = [
    Field { json: "observedGeneration", go: "ObservedGeneration", go_type: "int64", kind: Kind::Int64, omit_empty: true, number: 1, ..F },
    Field { json: "replicas", go: "Replicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 2, ..F },
    Field { json: "updatedReplicas", go: "UpdatedReplicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 3, ..F },
    Field { json: "readyReplicas", go: "ReadyReplicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 7, ..F },
    Field { json: "availableReplicas", go: "AvailableReplicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 4, ..F },
    Field { json: "unavailableReplicas", go: "UnavailableReplicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 5, ..F },
    Field { json: "terminatingReplicas", go: "TerminatingReplicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 9, ..F },
    Field { json: "conditions", go: "Conditions", go_type: "[]v1beta1.DeploymentCondition", kind: Kind::List(&Kind::Struct(&super::api_extensions::T616)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["type"], patch_strategy: "merge", patch_merge_key: "type", number: 6, ..F },
    Field { json: "collisionCount", go: "CollisionCount", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 8, ..F },
];
pub static T620: Type = Type { name: "io.k8s.api.extensions.v1beta1.DeploymentStatus", go: "DeploymentStatus", fields: &F620, json_fields: &[&F620[0], &F620[1], &F620[2], &F620[3], &F620[4], &F620[5], &F620[6], &F620[7], &F620[8]], by_name: &[4, 8, 7, 0, 3, 1, 6, 5, 2], by_number: &[0, 1, 2, 4, 5, 7, 3, 8, 6], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.extensions.v1beta1.DeploymentStrategy
pub static F621: [Field; 2] = [
    Field { json: "type", go: "Type", go_type: "v1beta1.DeploymentStrategyType", omit_empty: true, number: 1, ..F },
    Field { json: "rollingUpdate", go: "RollingUpdate", go_type: "v1beta1.RollingUpdateDeployment", kind: Kind::Struct(&super::api_extensions::T650), omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T621: Type = Type { name: "io.k8s.api.extensions.v1beta1.DeploymentStrategy", go: "DeploymentStrategy", fields: &F621, json_fields: &[&F621[0], &F621[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.extensions.v1beta1.HTTPIngressPath
pub static F622: [Field; 3] = [
    Field { json: "path", go: "Path", omit_empty: true, number: 1, ..F },
    Field { json: "pathType", go: "PathType", go_type: "v1beta1.PathType", omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "backend", go: "Backend", go_type: "v1beta1.IngressBackend", kind: Kind::Struct(&super::api_extensions::T626), required: true, number: 2, default: "{}", ..F },
];
pub static T622: Type = Type { name: "io.k8s.api.extensions.v1beta1.HTTPIngressPath", go: "HTTPIngressPath", fields: &F622, json_fields: &[&F622[0], &F622[1], &F622[2]], by_name: &[2, 0, 1], by_number: &[0, 2, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.extensions.v1beta1.HTTPIngressRuleValue
pub static F623: [Field; 1] = [
    Field { json: "paths", go: "Paths", go_type: "[]v1beta1.HTTPIngressPath", kind: Kind::List(&Kind::Struct(&super::api_extensions::T622)), required: true, list_type: ListType::Atomic, number: 1, ..F },
];
pub static T623: Type = Type { name: "io.k8s.api.extensions.v1beta1.HTTPIngressRuleValue", go: "HTTPIngressRuleValue", fields: &F623, json_fields: &[&F623[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.extensions.v1beta1.IPBlock
pub static F624: [Field; 2] = [
    Field { json: "cidr", go: "CIDR", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "except", go: "Except", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
];
pub static T624: Type = Type { name: "io.k8s.api.extensions.v1beta1.IPBlock", go: "IPBlock", fields: &F624, json_fields: &[&F624[0], &F624[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.extensions.v1beta1.Ingress
pub static F625: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1beta1.IngressSpec", kind: Kind::Struct(&super::api_extensions::T633), omit_empty: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1beta1.IngressStatus", kind: Kind::Struct(&super::api_extensions::T634), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T625: Type = Type { name: "io.k8s.api.extensions.v1beta1.Ingress", go: "Ingress", fields: &F625, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F625[1], &F625[2], &F625[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.extensions.v1beta1.IngressBackend
pub static F626: [Field; 3] = [
    Field { json: "serviceName", go: "ServiceName", omit_empty: true, number: 1, ..F },
    Field { json: "servicePort", go: "ServicePort", go_type: "intstr.IntOrString", kind: Kind::IntOrString, omit_empty: true, number: 2, ..F },
    Field { json: "resource", go: "Resource", go_type: "v1.TypedLocalObjectReference", kind: Kind::Struct(&super::api_core::T571), omit_empty: true, pointer: true, number: 3, ..F },
];
pub static T626: Type = Type { name: "io.k8s.api.extensions.v1beta1.IngressBackend", go: "IngressBackend", fields: &F626, json_fields: &[&F626[0], &F626[1], &F626[2]], by_name: &[2, 0, 1], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.extensions.v1beta1.IngressList
pub static F627: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta1.Ingress", kind: Kind::List(&Kind::Struct(&super::api_extensions::T625)), required: true, number: 2, ..F },
];
pub static T627: Type = Type { name: "io.k8s.api.extensions.v1beta1.IngressList", go: "IngressList", fields: &F627, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F627[1], &F627[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.extensions.v1beta1.IngressLoadBalancerIngress
pub static F628: [Field; 3] = [
    Field { json: "ip", go: "IP", omit_empty: true, number: 1, ..F },
    Field { json: "hostname", go: "Hostname", omit_empty: true, number: 2, ..F },
    Field { json: "ports", go: "Ports", go_type: "[]v1beta1.IngressPortStatus", kind: Kind::List(&Kind::Struct(&super::api_extensions::T630)), omit_empty: true, list_type: ListType::Atomic, number: 4, ..F },
];
pub static T628: Type = Type { name: "io.k8s.api.extensions.v1beta1.IngressLoadBalancerIngress", go: "IngressLoadBalancerIngress", fields: &F628, json_fields: &[&F628[0], &F628[1], &F628[2]], by_name: &[1, 0, 2], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.extensions.v1beta1.IngressLoadBalancerStatus
pub static F629: [Field; 1] = [
    Field { json: "ingress", go: "Ingress", go_type: "[]v1beta1.IngressLoadBalancerIngress", kind: Kind::List(&Kind::Struct(&super::api_extensions::T628)), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
];
pub static T629: Type = Type { name: "io.k8s.api.extensions.v1beta1.IngressLoadBalancerStatus", go: "IngressLoadBalancerStatus", fields: &F629, json_fields: &[&F629[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.extensions.v1beta1.IngressPortStatus
pub static F630: [Field; 3] = [
    Field { json: "port", go: "Port", go_type: "int32", kind: Kind::Int32, required: true, number: 1, default: "0", ..F },
    Field { json: "protocol", go: "Protocol", go_type: "v1.Protocol", required: true, number: 2, enums: &["SCTP", "TCP", "UDP"], default: "\"\"", ..F },
    Field { json: "error", go: "Error", omit_empty: true, pointer: true, number: 3, ..F },
];
pub static T630: Type = Type { name: "io.k8s.api.extensions.v1beta1.IngressPortStatus", go: "IngressPortStatus", fields: &F630, json_fields: &[&F630[0], &F630[1], &F630[2]], by_name: &[2, 0, 1], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.extensions.v1beta1.IngressRule
pub static F631: [Field; 2] = [
    Field { json: "host", go: "Host", omit_empty: true, number: 1, ..F },
    Field { go: "IngressRuleValue", go_type: "v1beta1.IngressRuleValue", kind: Kind::Struct(&super::api_extensions::T632), inline: true, number: 2, ..F },
];
pub static T631: Type = Type { name: "io.k8s.api.extensions.v1beta1.IngressRule", go: "IngressRule", fields: &F631, json_fields: &[&F631[0], &F632[0]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.extensions.v1beta1.IngressRuleValue
pub static F632: [Field; 1] = [
    Field { json: "http", go: "HTTP", go_type: "v1beta1.HTTPIngressRuleValue", kind: Kind::Struct(&super::api_extensions::T623), omit_empty: true, pointer: true, number: 1, ..F },
];
pub static T632: Type = Type { name: "io.k8s.api.extensions.v1beta1.IngressRuleValue", go: "IngressRuleValue", fields: &F632, json_fields: &[&F632[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.extensions.v1beta1.IngressSpec
pub static F633: [Field; 4] = [
    Field { json: "ingressClassName", go: "IngressClassName", omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "backend", go: "Backend", go_type: "v1beta1.IngressBackend", kind: Kind::Struct(&super::api_extensions::T626), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "tls", go: "TLS", go_type: "[]v1beta1.IngressTLS", kind: Kind::List(&Kind::Struct(&super::api_extensions::T635)), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
    Field { json: "rules", go: "Rules", go_type: "[]v1beta1.IngressRule", kind: Kind::List(&Kind::Struct(&super::api_extensions::T631)), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
];
pub static T633: Type = Type { name: "io.k8s.api.extensions.v1beta1.IngressSpec", go: "IngressSpec", fields: &F633, json_fields: &[&F633[0], &F633[1], &F633[2], &F633[3]], by_name: &[1, 0, 3, 2], by_number: &[1, 2, 3, 0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.extensions.v1beta1.IngressStatus
pub static F634: [Field; 1] = [
    Field { json: "loadBalancer", go: "LoadBalancer", go_type: "v1beta1.IngressLoadBalancerStatus", kind: Kind::Struct(&super::api_extensions::T629), omit_empty: true, number: 1, default: "{}", ..F },
];
pub static T634: Type = Type { name: "io.k8s.api.extensions.v1beta1.IngressStatus", go: "IngressStatus", fields: &F634, json_fields: &[&F634[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.extensions.v1beta1.IngressTLS
pub static F635: [Field; 2] = [
    Field { json: "hosts", go: "Hosts", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
    Field { json: "secretName", go: "SecretName", omit_empty: true, number: 2, ..F },
];
pub static T635: Type = Type { name: "io.k8s.api.extensions.v1beta1.IngressTLS", go: "IngressTLS", fields: &F635, json_fields: &[&F635[0], &F635[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.extensions.v1beta1.NetworkPolicy
pub static F636: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1beta1.NetworkPolicySpec", kind: Kind::Struct(&super::api_extensions::T642), omit_empty: true, number: 2, default: "{}", ..F },
];
pub static T636: Type = Type { name: "io.k8s.api.extensions.v1beta1.NetworkPolicy", go: "NetworkPolicy", fields: &F636, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F636[1], &F636[2]], by_name: &[1, 0, 2, 3], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.extensions.v1beta1.NetworkPolicyEgressRule
pub static F637: [Field; 2] = [
    Field { json: "ports", go: "Ports", go_type: "[]v1beta1.NetworkPolicyPort", kind: Kind::List(&Kind::Struct(&super::api_extensions::T641)), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
    Field { json: "to", go: "To", go_type: "[]v1beta1.NetworkPolicyPeer", kind: Kind::List(&Kind::Struct(&super::api_extensions::T640)), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
];
pub static T637: Type = Type { name: "io.k8s.api.extensions.v1beta1.NetworkPolicyEgressRule", go: "NetworkPolicyEgressRule", fields: &F637, json_fields: &[&F637[0], &F637[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.extensions.v1beta1.NetworkPolicyIngressRule
pub static F638: [Field; 2] = [
    Field { json: "ports", go: "Ports", go_type: "[]v1beta1.NetworkPolicyPort", kind: Kind::List(&Kind::Struct(&super::api_extensions::T641)), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
    Field { json: "from", go: "From", go_type: "[]v1beta1.NetworkPolicyPeer", kind: Kind::List(&Kind::Struct(&super::api_extensions::T640)), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
];
pub static T638: Type = Type { name: "io.k8s.api.extensions.v1beta1.NetworkPolicyIngressRule", go: "NetworkPolicyIngressRule", fields: &F638, json_fields: &[&F638[0], &F638[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.extensions.v1beta1.NetworkPolicyList
pub static F639: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta1.NetworkPolicy", kind: Kind::List(&Kind::Struct(&super::api_extensions::T636)), required: true, number: 2, ..F },
];
pub static T639: Type = Type { name: "io.k8s.api.extensions.v1beta1.NetworkPolicyList", go: "NetworkPolicyList", fields: &F639, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F639[1], &F639[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.extensions.v1beta1.NetworkPolicyPeer
pub static F640: [Field; 3] = [
    Field { json: "podSelector", go: "PodSelector", go_type: "v1.LabelSelector", kind: Kind::Struct(&super::apimachinery::T1258), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "namespaceSelector", go: "NamespaceSelector", go_type: "v1.LabelSelector", kind: Kind::Struct(&super::apimachinery::T1258), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "ipBlock", go: "IPBlock", go_type: "v1beta1.IPBlock", kind: Kind::Struct(&super::api_extensions::T624), omit_empty: true, pointer: true, number: 3, ..F },
];
pub static T640: Type = Type { name: "io.k8s.api.extensions.v1beta1.NetworkPolicyPeer", go: "NetworkPolicyPeer", fields: &F640, json_fields: &[&F640[0], &F640[1], &F640[2]], by_name: &[2, 1, 0], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.extensions.v1beta1.NetworkPolicyPort
pub static F641: [Field; 3] = [
    Field { json: "protocol", go: "Protocol", go_type: "v1.Protocol", omit_empty: true, pointer: true, number: 1, enums: &["SCTP", "TCP", "UDP"], ..F },
    Field { json: "port", go: "Port", go_type: "intstr.IntOrString", kind: Kind::IntOrString, omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "endPort", go: "EndPort", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 3, ..F },
];
pub static T641: Type = Type { name: "io.k8s.api.extensions.v1beta1.NetworkPolicyPort", go: "NetworkPolicyPort", fields: &F641, json_fields: &[&F641[0], &F641[1], &F641[2]], by_name: &[2, 1, 0], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.extensions.v1beta1.NetworkPolicySpec
pub static F642: [Field; 4] = [
    Field { json: "podSelector", go: "PodSelector", go_type: "v1.LabelSelector", kind: Kind::Struct(&super::apimachinery::T1258), required: true, number: 1, default: "{}", ..F },
    Field { json: "ingress", go: "Ingress", go_type: "[]v1beta1.NetworkPolicyIngressRule", kind: Kind::List(&Kind::Struct(&super::api_extensions::T638)), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
    Field { json: "egress", go: "Egress", go_type: "[]v1beta1.NetworkPolicyEgressRule", kind: Kind::List(&Kind::Struct(&super::api_extensions::T637)), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
    Field { json: "policyTypes", go: "PolicyTypes", go_type: "[]v1beta1.PolicyType", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 4, ..F },
];
pub static T642: Type = Type { name: "io.k8s.api.extensions.v1beta1.NetworkPolicySpec", go: "NetworkPolicySpec", fields: &F642, json_fields: &[&F642[0], &F642[1], &F642[2], &F642[3]], by_name: &[2, 1, 0, 3], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.extensions.v1beta1.ReplicaSet
pub static F643: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1beta1.ReplicaSetSpec", kind: Kind::Struct(&super::api_extensions::T646), omit_empty: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1beta1.ReplicaSetStatus", kind: Kind::Struct(&super::api_extensions::T647), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T643: Type = Type { name: "io.k8s.api.extensions.v1beta1.ReplicaSet", go: "ReplicaSet", fields: &F643, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F643[1], &F643[2], &F643[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.extensions.v1beta1.ReplicaSetCondition
pub static F644: [Field; 5] = [
    Field { json: "type", go: "Type", go_type: "v1beta1.ReplicaSetConditionType", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "status", go: "Status", go_type: "v1.ConditionStatus", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "lastTransitionTime", go: "LastTransitionTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 3, ..F },
    Field { json: "reason", go: "Reason", omit_empty: true, number: 4, ..F },
    Field { json: "message", go: "Message", omit_empty: true, number: 5, ..F },
];
pub static T644: Type = Type { name: "io.k8s.api.extensions.v1beta1.ReplicaSetCondition", go: "ReplicaSetCondition", fields: &F644, json_fields: &[&F644[0], &F644[1], &F644[2], &F644[3], &F644[4]], by_name: &[2, 4, 3, 1, 0], by_number: &[0, 1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.extensions.v1beta1.ReplicaSetList
pub static F645: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta1.ReplicaSet", kind: Kind::List(&Kind::Struct(&super::api_extensions::T643)), required: true, number: 2, ..F },
];
pub static T645: Type = Type { name: "io.k8s.api.extensions.v1beta1.ReplicaSetList", go: "ReplicaSetList", fields: &F645, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F645[1], &F645[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.extensions.v1beta1.ReplicaSetSpec
pub static F646: [Field; 4] = [
    Field { json: "replicas", go: "Replicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "minReadySeconds", go: "MinReadySeconds", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 4, ..F },
    Field { json: "selector", go: "Selector", go_type: "v1.LabelSelector", kind: Kind::Struct(&super::apimachinery::T1258), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "template", go: "Template", go_type: "v1.PodTemplateSpec", kind: Kind::Struct(&super::api_core::T510), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T646: Type = Type { name: "io.k8s.api.extensions.v1beta1.ReplicaSetSpec", go: "ReplicaSetSpec", fields: &F646, json_fields: &[&F646[0], &F646[1], &F646[2], &F646[3]], by_name: &[1, 0, 2, 3], by_number: &[0, 2, 3, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.extensions.v1beta1.ReplicaSetStatus
pub static F647: [Field; 7] = [
    Field { json: "replicas", go: "Replicas", go_type: "int32", kind: Kind::Int32, required: true, number: 1, default: "0", ..F },
    Field { json: "fullyLabeledReplicas", go: "FullyLabeledReplicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 2, ..F },
    Field { json: "readyReplicas", go: "ReadyReplicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 4, ..F },
    Field { json: "availableReplicas", go: "AvailableReplicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 5, ..F },
    Field { json: "terminatingReplicas", go: "TerminatingReplicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 7, ..F },
    Field { json: "observedGeneration", go: "ObservedGeneration", go_type: "int64", kind: Kind::Int64, omit_empty: true, number: 3, ..F },
    Field { json: "conditions", go: "Conditions", go_type: "[]v1beta1.ReplicaSetCondition", kind: Kind::List(&Kind::Struct(&super::api_extensions::T644)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["type"], patch_strategy: "merge", patch_merge_key: "type", number: 6, ..F },
];
pub static T647: Type = Type { name: "io.k8s.api.extensions.v1beta1.ReplicaSetStatus", go: "ReplicaSetStatus", fields: &F647, json_fields: &[&F647[0], &F647[1], &F647[2], &F647[3], &F647[4], &F647[5], &F647[6]], by_name: &[3, 6, 1, 5, 2, 0, 4], by_number: &[0, 1, 5, 2, 3, 6, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.extensions.v1beta1.RollbackConfig
pub static F648: [Field; 1] = [
    Field { json: "revision", go: "Revision", go_type: "int64", kind: Kind::Int64, omit_empty: true, number: 1, ..F },
];
pub static T648: Type = Type { name: "io.k8s.api.extensions.v1beta1.RollbackConfig", go: "RollbackConfig", fields: &F648, json_fields: &[&F648[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.extensions.v1beta1.RollingUpdateDaemonSet
pub static F649: [Field; 2] = [
    Field { json: "maxUnavailable", go: "MaxUnavailable", go_type: "intstr.IntOrString", kind: Kind::IntOrString, omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "maxSurge", go: "MaxSurge", go_type: "intstr.IntOrString", kind: Kind::IntOrString, omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T649: Type = Type { name: "io.k8s.api.extensions.v1beta1.RollingUpdateDaemonSet", go: "RollingUpdateDaemonSet", fields: &F649, json_fields: &[&F649[0], &F649[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.extensions.v1beta1.RollingUpdateDeployment
pub static F650: [Field; 2] = [
    Field { json: "maxUnavailable", go: "MaxUnavailable", go_type: "intstr.IntOrString", kind: Kind::IntOrString, omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "maxSurge", go: "MaxSurge", go_type: "intstr.IntOrString", kind: Kind::IntOrString, omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T650: Type = Type { name: "io.k8s.api.extensions.v1beta1.RollingUpdateDeployment", go: "RollingUpdateDeployment", fields: &F650, json_fields: &[&F650[0], &F650[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.extensions.v1beta1.Scale
pub static F651: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1beta1.ScaleSpec", kind: Kind::Struct(&super::api_extensions::T652), omit_empty: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1beta1.ScaleStatus", kind: Kind::Struct(&super::api_extensions::T653), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T651: Type = Type { name: "io.k8s.api.extensions.v1beta1.Scale", go: "Scale", fields: &F651, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F651[1], &F651[2], &F651[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.extensions.v1beta1.ScaleSpec
pub static F652: [Field; 1] = [
    Field { json: "replicas", go: "Replicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 1, default: "0", ..F },
];
pub static T652: Type = Type { name: "io.k8s.api.extensions.v1beta1.ScaleSpec", go: "ScaleSpec", fields: &F652, json_fields: &[&F652[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.extensions.v1beta1.ScaleStatus
pub static F653: [Field; 3] = [
    Field { json: "replicas", go: "Replicas", go_type: "int32", kind: Kind::Int32, required: true, number: 1, default: "0", ..F },
    Field { json: "selector", go: "Selector", go_type: "map[string]string", kind: Kind::Map(&Kind::String), omit_empty: true, map_type: MapType::Atomic, number: 2, ..F },
    Field { json: "targetSelector", go: "TargetSelector", omit_empty: true, number: 3, ..F },
];
pub static T653: Type = Type { name: "io.k8s.api.extensions.v1beta1.ScaleStatus", go: "ScaleStatus", fields: &F653, json_fields: &[&F653[0], &F653[1], &F653[2]], by_name: &[0, 1, 2], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
