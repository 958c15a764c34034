// Made by hack/gen-schema; do not edit.
use crate::types::*;

// io.k8s.api.autoscaling.v1.CrossVersionObjectReference
pub static F250: [Field; 3] = [
    Field { json: "kind", go: "Kind", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "name", go: "Name", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "apiVersion", go: "APIVersion", omit_empty: true, number: 3, ..F },
];
pub static T250: Type = Type { name: "io.k8s.api.autoscaling.v1.CrossVersionObjectReference", go: "CrossVersionObjectReference", fields: &F250, json_fields: &[&F250[0], &F250[1], &F250[2]], by_name: &[2, 0, 1], by_number: &[0, 1, 2], map_type: MapType::Atomic, protobuf: true, openapi: "{\"type\":\"object\",\"x-kubernetes-map-type\":\"atomic\"}" };
// io.k8s.api.autoscaling.v1.HorizontalPodAutoscaler
pub static F251: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1.HorizontalPodAutoscalerSpec", kind: Kind::Struct(&super::api_autoscaling::T253), omit_empty: true, required: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1.HorizontalPodAutoscalerStatus", kind: Kind::Struct(&super::api_autoscaling::T254), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T251: Type = Type { name: "io.k8s.api.autoscaling.v1.HorizontalPodAutoscaler", go: "HorizontalPodAutoscaler", fields: &F251, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F251[1], &F251[2], &F251[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.autoscaling.v1.HorizontalPodAutoscalerList
pub static F252: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.HorizontalPodAutoscaler", kind: Kind::List(&Kind::Struct(&super::api_autoscaling::T251)), required: true, number: 2, ..F },
];
pub static T252: Type = Type { name: "io.k8s.api.autoscaling.v1.HorizontalPodAutoscalerList", go: "HorizontalPodAutoscalerList", fields: &F252, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F252[1], &F252[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.autoscaling.v1.HorizontalPodAutoscalerSpec
pub static F253: [Field; 4] = [
    Field { json: "scaleTargetRef", go: "ScaleTargetRef", go_type: "v1.CrossVersionObjectReference", kind: Kind::Struct(&super::api_autoscaling::T250), required: true, number: 1, default: "{}", ..F },
    Field { json: "minReplicas", go: "MinReplicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "maxReplicas", go: "MaxReplicas", go_type: "int32", kind: Kind::Int32, required: true, number: 3, default: "0", ..F },
    Field { json: "targetCPUUtilizationPercentage", go: "TargetCPUUtilizationPercentage", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T253: Type = Type { name: "io.k8s.api.autoscaling.v1.HorizontalPodAutoscalerSpec", go: "HorizontalPodAutoscalerSpec", fields: &F253, json_fields: &[&F253[0], &F253[1], &F253[2], &F253[3]], by_name: &[2, 1, 0, 3], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.autoscaling.v1.HorizontalPodAutoscalerStatus
pub static F254: [Field; 5] = [
    Field { json: "observedGeneration", go: "ObservedGeneration", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "lastScaleTime", go: "LastScaleTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "currentReplicas", go: "CurrentReplicas", go_type: "int32", kind: Kind::Int32, required: true, number: 3, default: "0", ..F },
    Field { json: "desiredReplicas", go: "DesiredReplicas", go_type: "int32", kind: Kind::Int32, required: true, number: 4, default: "0", ..F },
    Field { json: "currentCPUUtilizationPercentage", go: "CurrentCPUUtilizationPercentage", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 5, ..F },
];
pub static T254: Type = Type { name: "io.k8s.api.autoscaling.v1.HorizontalPodAutoscalerStatus", go: "HorizontalPodAutoscalerStatus", fields: &F254, json_fields: &[&F254[0], &F254[1], &F254[2], &F254[3], &F254[4]], by_name: &[4, 2, 3, 1, 0], by_number: &[0, 1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.autoscaling.v1.Scale
pub static F255: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1.ScaleSpec", kind: Kind::Struct(&super::api_autoscaling::T256), omit_empty: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1.ScaleStatus", kind: Kind::Struct(&super::api_autoscaling::T257), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T255: Type = Type { name: "io.k8s.api.autoscaling.v1.Scale", go: "Scale", fields: &F255, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F255[1], &F255[2], &F255[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.autoscaling.v1.ScaleSpec
pub static F256: [Field; 1] = [
    Field { json: "replicas", go: "Replicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 1, default: "0", ..F },
];
pub static T256: Type = Type { name: "io.k8s.api.autoscaling.v1.ScaleSpec", go: "ScaleSpec", fields: &F256, json_fields: &[&F256[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.autoscaling.v1.ScaleStatus
pub static F257: [Field; 2] = [
    Field { json: "replicas", go: "Replicas", go_type: "int32", kind: Kind::Int32, required: true, number: 1, default: "0", ..F },
    Field { json: "selector", go: "Selector", omit_empty: true, number: 2, ..F },
];
pub static T257: Type = Type { name: "io.k8s.api.autoscaling.v1.ScaleStatus", go: "ScaleStatus", fields: &F257, json_fields: &[&F257[0], &F257[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.autoscaling.v2.ContainerResourceMetricSource
pub static F258: [Field; 3] = [
    Field { json: "name", go: "Name", go_type: "v1.ResourceName", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "target", go: "Target", go_type: "v2.MetricTarget", kind: Kind::Struct(&super::api_autoscaling::T274), required: true, number: 2, default: "{}", ..F },
    Field { json: "container", go: "Container", required: true, number: 3, default: "\"\"", ..F },
];
pub static T258: Type = Type { name: "io.k8s.api.autoscaling.v2.ContainerResourceMetricSource", go: "ContainerResourceMetricSource", fields: &F258, json_fields: &[&F258[0], &F258[1], &F258[2]], by_name: &[2, 0, 1], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.autoscaling.v2.ContainerResourceMetricStatus
pub static F259: [Field; 3] = [
    Field { json: "name", go: "Name", go_type: "v1.ResourceName", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "current", go: "Current", go_type: "v2.MetricValueStatus", kind: Kind::Struct(&super::api_autoscaling::T275), required: true, number: 2, default: "{}", ..F },
    Field { json: "container", go: "Container", required: true, number: 3, default: "\"\"", ..F },
];
pub static T259: Type = Type { name: "io.k8s.api.autoscaling.v2.ContainerResourceMetricStatus", go: "ContainerResourceMetricStatus", fields: &F259, json_fields: &[&F259[0], &F259[1], &F259[2]], by_name: &[2, 1, 0], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.autoscaling.v2.CrossVersionObjectReference
pub static F260: [Field; 3] = [
    Field { json: "kind", go: "Kind", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "name", go: "Name", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "apiVersion", go: "APIVersion", omit_empty: true, number: 3, ..F },
];
pub static T260: Type = Type { name: "io.k8s.api.autoscaling.v2.CrossVersionObjectReference", go: "CrossVersionObjectReference", fields: &F260, json_fields: &[&F260[0], &F260[1], &F260[2]], by_name: &[2, 0, 1], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.autoscaling.v2.ExternalMetricSource
pub static F261: [Field; 2] = [
    Field { json: "metric", go: "Metric", go_type: "v2.MetricIdentifier", kind: Kind::Struct(&super::api_autoscaling::T271), required: true, number: 1, default: "{}", ..F },
    Field { json: "target", go: "Target", go_type: "v2.MetricTarget", kind: Kind::Struct(&super::api_autoscaling::T274), required: true, number: 2, default: "{}", ..F },
];
pub static T261: Type = Type { name: "io.k8s.api.autoscaling.v2.ExternalMetricSource", go: "ExternalMetricSource", fields: &F261, json_fields: &[&F261[0], &F261[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.autoscaling.v2.ExternalMetricStatus
pub static F262: [Field; 2] = [
    Field { json: "metric", go: "Metric", go_type: "v2.MetricIdentifier", kind: Kind::Struct(&super::api_autoscaling::T271), required: true, number: 1, default: "{}", ..F },
    Field { json: "current", go: "Current", go_type: "v2.MetricValueStatus", kind: Kind::Struct(&super::api_autoscaling::T275), required: true, number: 2, default: "{}", ..F },
];
pub static T262: Type = Type { name: "io.k8s.api.autoscaling.v2.ExternalMetricStatus", go: "ExternalMetricStatus", fields: &F262, json_fields: &[&F262[0], &F262[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.autoscaling.v2.HPAScalingPolicy
pub static F263: [Field; 3] = [
    Field { json: "type", go: "Type", go_type: "v2.HPAScalingPolicyType", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "value", go: "Value", go_type: "int32", kind: Kind::Int32, required: true, number: 2, default: "0", ..F },
    Field { json: "periodSeconds", go: "PeriodSeconds", go_type: "int32", kind: Kind::Int32, required: true, number: 3, default: "0", ..F },
];
pub static T263: Type = Type { name: "io.k8s.api.autoscaling.v2.HPAScalingPolicy", go: "HPAScalingPolicy", fields: &F263, json_fields: &[&F263[0], &F263[1], &F263[2]], by_name: &[2, 0, 1], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.autoscaling.v2.HPAScalingRules
pub static F264: [Field; 4] = [
    Field { json: "stabilizationWindowSeconds", go: "StabilizationWindowSeconds", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "selectPolicy", go: "SelectPolicy", go_type: "v2.ScalingPolicySelect", omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "policies", go: "Policies", go_type: "[]v2.HPAScalingPolicy", kind: Kind::List(&Kind::Struct(&super::api_autoscaling::T263)), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
    Field { json: "tolerance", go: "Tolerance", go_type: "resource.Quantity", kind: Kind::Quantity, omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T264: Type = Type { name: "io.k8s.api.autoscaling.v2.HPAScalingRules", go: "HPAScalingRules", fields: &F264, json_fields: &[&F264[0], &F264[1], &F264[2], &F264[3]], by_name: &[2, 1, 0, 3], by_number: &[1, 2, 0, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.autoscaling.v2.HorizontalPodAutoscaler
pub static F265: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v2.HorizontalPodAutoscalerSpec", kind: Kind::Struct(&super::api_autoscaling::T269), omit_empty: true, required: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v2.HorizontalPodAutoscalerStatus", kind: Kind::Struct(&super::api_autoscaling::T270), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T265: Type = Type { name: "io.k8s.api.autoscaling.v2.HorizontalPodAutoscaler", go: "HorizontalPodAutoscaler", fields: &F265, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F265[1], &F265[2], &F265[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.autoscaling.v2.HorizontalPodAutoscalerBehavior
pub static F266: [Field; 2] = [
    Field { json: "scaleUp", go: "ScaleUp", go_type: "v2.HPAScalingRules", kind: Kind::Struct(&super::api_autoscaling::T264), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "scaleDown", go: "ScaleDown", go_type: "v2.HPAScalingRules", kind: Kind::Struct(&super::api_autoscaling::T264), omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T266: Type = Type { name: "io.k8s.api.autoscaling.v2.HorizontalPodAutoscalerBehavior", go: "HorizontalPodAutoscalerBehavior", fields: &F266, json_fields: &[&F266[0], &F266[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.autoscaling.v2.HorizontalPodAutoscalerCondition
pub static F267: [Field; 6] = [
    Field { json: "type", go: "Type", go_type: "v2.HorizontalPodAutoscalerConditionType", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "status", go: "Status", go_type: "v1.ConditionStatus", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "lastTransitionTime", go: "LastTransitionTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 3, ..F },
    Field { json: "reason", go: "Reason", omit_empty: true, number: 4, ..F },
    Field { json: "message", go: "Message", omit_empty: true, number: 5, ..F },
    Field { json: "observedGeneration", go: "ObservedGeneration", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 6, ..F },
];
pub static T267: Type = Type { name: "io.k8s.api.autoscaling.v2.HorizontalPodAutoscalerCondition", go: "HorizontalPodAutoscalerCondition", fields: &F267, json_fields: &[&F267[0], &F267[1], &F267[2], &F267[3], &F267[4], &F267[5]], by_name: &[2, 4, 5, 3, 1, 0], by_number: &[0, 1, 2, 3, 4, 5], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.autoscaling.v2.HorizontalPodAutoscalerList
pub static F268: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v2.HorizontalPodAutoscaler", kind: Kind::List(&Kind::Struct(&super::api_autoscaling::T265)), required: true, number: 2, ..F },
];
pub static T268: Type = Type { name: "io.k8s.api.autoscaling.v2.HorizontalPodAutoscalerList", go: "HorizontalPodAutoscalerList", fields: &F268, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F268[1], &F268[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.autoscaling.v2.HorizontalPodAutoscalerSpec
pub static F269: [Field; 5] = [
    Field { json: "scaleTargetRef", go: "ScaleTargetRef", go_type: "v2.CrossVersionObjectReference", kind: Kind::Struct(&super::api_autoscaling::T260), required: true, number: 1, default: "{}", ..F },
    Field { json: "minReplicas", go: "MinReplicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "maxReplicas", go: "MaxReplicas", go_type: "int32", kind: Kind::Int32, required: true, number: 3, default: "0", ..F },
    Field { json: "metrics", go: "Metrics", go_type: "[]v2.MetricSpec", kind: Kind::List(&Kind::Struct(&super::api_autoscaling::T272)), omit_empty: true, list_type: ListType::Atomic, number: 4, ..F },
    Field { json: "behavior", go: "Behavior", go_type: "v2.HorizontalPodAutoscalerBehavior", kind: Kind::Struct(&super::api_autoscaling::T266), omit_empty: true, pointer: true, number: 5, ..F },
];
pub static T269: Type = Type { name: "io.k8s.api.autoscaling.v2.HorizontalPodAutoscalerSpec", go: "HorizontalPodAutoscalerSpec", fields: &F269, json_fields: &[&F269[0], &F269[1], &F269[2], &F269[3], &F269[4]], by_name: &[4, 2, 3, 1, 0], by_number: &[0, 1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.autoscaling.v2.HorizontalPodAutoscalerStatus
pub static F270: [Field; 6] = [
    Field { json: "observedGeneration", go: "ObservedGeneration", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "lastScaleTime", go: "LastScaleTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "currentReplicas", go: "CurrentReplicas", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 3, ..F },
    Field { json: "desiredReplicas", go: "DesiredReplicas", go_type: "int32", kind: Kind::Int32, required: true, number: 4, default: "0", ..F },
    Field { json: "currentMetrics", go: "CurrentMetrics", go_type: "[]v2.MetricStatus", kind: Kind::List(&Kind::Struct(&super::api_autoscaling::T273)), list_type: ListType::Atomic, number: 5, ..F },
    Field { json: "conditions", go: "Conditions", go_type: "[]v2.HorizontalPodAutoscalerCondition", kind: Kind::List(&Kind::Struct(&super::api_autoscaling::T267)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["type"], patch_strategy: "merge", patch_merge_key: "type", number: 6, ..F },
];
pub static T270: Type = Type { name: "io.k8s.api.autoscaling.v2.HorizontalPodAutoscalerStatus", go: "HorizontalPodAutoscalerStatus", fields: &F270, json_fields: &[&F270[0], &F270[1], &F270[2], &F270[3], &F270[4], &F270[5]], by_name: &[5, 4, 2, 3, 1, 0], by_number: &[0, 1, 2, 3, 4, 5], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.autoscaling.v2.MetricIdentifier
pub static F271: [Field; 2] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "selector", go: "Selector", go_type: "v1.LabelSelector", kind: Kind::Struct(&super::apimachinery::T1258), omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T271: Type = Type { name: "io.k8s.api.autoscaling.v2.MetricIdentifier", go: "MetricIdentifier", fields: &F271, json_fields: &[&F271[0], &F271[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.autoscaling.v2.MetricSpec
pub static F272: [Field; 6] = [
    Field { json: "type", go: "Type", go_type: "v2.MetricSourceType", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "object", go: "Object", go_type: "v2.ObjectMetricSource", kind: Kind::Struct(&super::api_autoscaling::T276), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "pods", go: "Pods", go_type: "v2.PodsMetricSource", kind: Kind::Struct(&super::api_autoscaling::T278), omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "resource", go: "Resource", go_type: "v2.ResourceMetricSource", kind: Kind::Struct(&super::api_autoscaling::T280), omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "containerResource", go: "ContainerResource", go_type: "v2.ContainerResourceMetricSource", kind: Kind::Struct(&super::api_autoscaling::T258), omit_empty: true, pointer: true, number: 7, ..F },
    Field { json: "external", go: "External", go_type: "v2.ExternalMetricSource", kind: Kind::Struct(&super::api_autoscaling::T261), omit_empty: true, pointer: true, number: 5, ..F },
];
pub static T272: Type = Type { name: "io.k8s.api.autoscaling.v2.MetricSpec", go: "MetricSpec", fields: &F272, json_fields: &[&F272[0], &F272[1], &F272[2], &F272[3], &F272[4], &F272[5]], by_name: &[4, 5, 1, 2, 3, 0], by_number: &[0, 1, 2, 3, 5, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.autoscaling.v2.MetricStatus
pub static F273: [Field; 6] = [
    Field { json: "type", go: "Type", go_type: "v2.MetricSourceType", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "object", go: "Object", go_type: "v2.ObjectMetricStatus", kind: Kind::Struct(&super::api_autoscaling::T277), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "pods", go: "Pods", go_type: "v2.PodsMetricStatus", kind: Kind::Struct(&super::api_autoscaling::T279), omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "resource", go: "Resource", go_type: "v2.ResourceMetricStatus", kind: Kind::Struct(&super::api_autoscaling::T281), omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "containerResource", go: "ContainerResource", go_type: "v2.ContainerResourceMetricStatus", kind: Kind::Struct(&super::api_autoscaling::T259), omit_empty: true, pointer: true, number: 7, ..F },
    Field { json: "external", go: "External", go_type: "v2.ExternalMetricStatus", kind: Kind::Struct(&super::api_autoscaling::T262), omit_empty: true, pointer: true, number: 5, ..F },
];
pub static T273: Type = Type { name: "io.k8s.api.autoscaling.v2.MetricStatus", go: "MetricStatus", fields: &F273, json_fields: &[&F273[0], &F273[1], &F273[2], &F273[3], &F273[4], &F273[5]], by_name: &[4, 5, 1, 2, 3, 0], by_number: &[0, 1, 2, 3, 5, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.autoscaling.v2.MetricTarget
pub static F274: [Field; 4] = [
    Field { json: "type", go: "Type", go_type: "v2.MetricTargetType", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "value", go: "Value", go_type: "resource.Quantity", kind: Kind::Quantity, omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "averageValue", go: "AverageValue", go_type: "resource.Quantity", kind: Kind::Quantity, omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "averageUtilization", go: "AverageUtilization", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T274: Type = Type { name: "io.k8s.api.autoscaling.v2.MetricTarget", go: "MetricTarget", fields: &F274, json_fields: &[&F274[0], &F274[1], &F274[2], &F274[3]], by_name: &[3, 2, 0, 1], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.autoscaling.v2.MetricValueStatus
pub static F275: [Field; 3] = [
    Field { json: "value", go: "Value", go_type: "resource.Quantity", kind: Kind::Quantity, omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "averageValue", go: "AverageValue", go_type: "resource.Quantity", kind: Kind::Quantity, omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "averageUtilization", go: "AverageUtilization", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 3, ..F },
];
pub static T275: Type = Type { name: "io.k8s.api.autoscaling.v2.MetricValueStatus", go: "MetricValueStatus", fields: &F275, json_fields: &[&F275[0], &F275[1], &F275[2]], by_name: &[2, 1, 0], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.autoscaling.v2.ObjectMetricSource
pub static F276: [Field; 3] = [
    Field { json: "describedObject", go: "DescribedObject", go_type: "v2.CrossVersionObjectReference", kind: Kind::Struct(&super::api_autoscaling::T260), required: true, number: 1, default: "{}", ..F },
    Field { json: "target", go: "Target", go_type: "v2.MetricTarget", kind: Kind::Struct(&super::api_autoscaling::T274), required: true, number: 2, default: "{}", ..F },
    Field { json: "metric", go: "Metric", go_type: "v2.MetricIdentifier", kind: Kind::Struct(&super::api_autoscaling::T271), required: true, number: 3, default: "{}", ..F },
];
pub static T276: Type = Type { name: "io.k8s.api.autoscaling.v2.ObjectMetricSource", go: "ObjectMetricSource", fields: &F276, json_fields: &[&F276[0], &F276[1], &F276[2]], by_name: &[0, 2, 1], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.autoscaling.v2.ObjectMetricStatus
pub static F277: [Field; 3] = [
    Field { json: "metric", go: "Metric", go_type: "v2.MetricIdentifier", kind: Kind::Struct(&super::api_autoscaling::T271), required: true, number: 1, default: "{}", ..F },
    Field { json: "current", go: "Current", go_type: "v2.MetricValueStatus", kind: Kind::Struct(&super::api_autoscaling::T275), required: true, number: 2, default: "{}", ..F },
    Field { json: "describedObject", go: "DescribedObject", go_type: "v2.CrossVersionObjectReference", kind: Kind::Struct(&super::api_autoscaling::T260), required: true, number: 3, default: "{}", ..F },
];
pub static T277: Type = Type { name: "io.k8s.api.autoscaling.v2.ObjectMetricStatus", go: "ObjectMetricStatus", fields: &F277, json_fields: &[&F277[0], &F277[1], &F277[2]], by_name: &[1, 2, 0], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.autoscaling.v2.PodsMetricSource
pub static F278: [Field; 2] = [
    Field { json: "metric", go: "Metric", go_type: "v2.MetricIdentifier", kind: Kind::Struct(&super::api_autoscaling::T271), required: true, number: 1, default: "{}", ..F },
    Field { json: "target", go: "Target", go_type: "v2.MetricTarget", kind: Kind::Struct(&super::api_autoscaling::T274), required: true, number: 2, default: "{}", ..F },
];
pub static T278: Type = Type { name: "io.k8s.api.autoscaling.v2.PodsMetricSource", go: "PodsMetricSource", fields: &F278, json_fields: &[&F278[0], &F278[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.autoscaling.v2.PodsMetricStatus
pub static F279: [Field; 2] = [
    Field { json: "metric", go: "Metric", go_type: "v2.MetricIdentifier", kind: Kind::Struct(&super::api_autoscaling::T271), required: true, number: 1, default: "{}", ..F },
    Field { json: "current", go: "Current", go_type: "v2.MetricValueStatus", kind: Kind::Struct(&super::api_autoscaling::T275), required: true, number: 2, default: "{}", ..F },
];
pub static T279: Type = Type { name: "io.k8s.api.autoscaling.v2.PodsMetricStatus", go: "PodsMetricStatus", fields: &F279, json_fields: &[&F279[0], &F279[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.autoscaling.v2.ResourceMetricSource
pub static F280: [Field; 2] = [
    Field { json: "name", go: "Name", go_type: "v1.ResourceName", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "target", go: "Target", go_type: "v2.MetricTarget", kind: Kind::Struct(&super::api_autoscaling::T274), required: true, number: 2, default: "{}", ..F },
];
pub static T280: Type = Type { name: "io.k8s.api.autoscaling.v2.ResourceMetricSource", go: "ResourceMetricSource", fields: &F280, json_fields: &[&F280[0], &F280[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.autoscaling.v2.ResourceMetricStatus
pub static F281: [Field; 2] = [
    Field { json: "name", go: "Name", go_type: "v1.ResourceName", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "current", go: "Current", go_type: "v2.MetricValueStatus", kind: Kind::Struct(&super::api_autoscaling::T275), required: true, number: 2, default: "{}", ..F },
];
pub static T281: Type = Type { name: "io.k8s.api.autoscaling.v2.ResourceMetricStatus", go: "ResourceMetricStatus", fields: &F281, json_fields: &[&F281[0], &F281[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
