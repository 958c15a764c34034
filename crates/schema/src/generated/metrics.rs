// Made by hack/gen-schema; do not edit.
use crate::types::*;

// io.k8s.metrics.pkg.apis.custom_metrics.v1beta1.MetricListOptions
pub static F1622: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "labelSelector", go: "LabelSelector", omit_empty: true, number: 1, ..F },
    Field { json: "metricLabelSelector", go: "MetricLabelSelector", omit_empty: true, number: 2, ..F },
];
pub static T1622: Type = Type { name: "io.k8s.metrics.pkg.apis.custom_metrics.v1beta1.MetricListOptions", go: "MetricListOptions", fields: &F1622, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1622[1], &F1622[2]], by_name: &[1, 0, 2, 3], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.metrics.pkg.apis.custom_metrics.v1beta1.MetricValue
pub static F1623: [Field; 7] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "describedObject", go: "DescribedObject", go_type: "v1.ObjectReference", kind: Kind::Struct(&super::api_core::T469), required: true, number: 1, default: "{}", ..F },
    Field { json: "metricName", go: "MetricName", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "timestamp", go: "Timestamp", go_type: "v1.Time", kind: Kind::Time, required: true, number: 3, ..F },
    Field { json: "window", go: "WindowSeconds", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "value", go: "Value", go_type: "resource.Quantity", kind: Kind::Quantity, required: true, number: 5, ..F },
    Field { json: "selector", go: "Selector", go_type: "v1.LabelSelector", kind: Kind::Struct(&super::apimachinery::T1258), pointer: true, number: 6, ..F },
];
pub static T1623: Type = Type { name: "io.k8s.metrics.pkg.apis.custom_metrics.v1beta1.MetricValue", go: "MetricValue", fields: &F1623, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1623[1], &F1623[2], &F1623[3], &F1623[4], &F1623[5], &F1623[6]], by_name: &[1, 2, 0, 3, 7, 4, 6, 5], by_number: &[1, 2, 3, 4, 5, 6], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.metrics.pkg.apis.custom_metrics.v1beta1.MetricValueList
pub static F1624: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta1.MetricValue", kind: Kind::List(&Kind::Struct(&super::metrics::T1623)), required: true, number: 2, ..F },
];
pub static T1624: Type = Type { name: "io.k8s.metrics.pkg.apis.custom_metrics.v1beta1.MetricValueList", go: "MetricValueList", fields: &F1624, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1624[1], &F1624[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.metrics.pkg.apis.custom_metrics.v1beta2.MetricIdentifier
pub static F1625: [Field; 2] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "selector", go: "Selector", go_type: "v1.LabelSelector", kind: Kind::Struct(&super::apimachinery::T1258), pointer: true, number: 2, ..F },
];
pub static T1625: Type = Type { name: "io.k8s.metrics.pkg.apis.custom_metrics.v1beta2.MetricIdentifier", go: "MetricIdentifier", fields: &F1625, json_fields: &[&F1625[0], &F1625[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.metrics.pkg.apis.custom_metrics.v1beta2.MetricListOptions
pub static F1626: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "labelSelector", go: "LabelSelector", omit_empty: true, number: 1, ..F },
    Field { json: "metricLabelSelector", go: "MetricLabelSelector", omit_empty: true, number: 2, ..F },
];
pub static T1626: Type = Type { name: "io.k8s.metrics.pkg.apis.custom_metrics.v1beta2.MetricListOptions", go: "MetricListOptions", fields: &F1626, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1626[1], &F1626[2]], by_name: &[1, 0, 2, 3], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.metrics.pkg.apis.custom_metrics.v1beta2.MetricValue
pub static F1627: [Field; 6] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "describedObject", go: "DescribedObject", go_type: "v1.ObjectReference", kind: Kind::Struct(&super::api_core::T469), required: true, number: 1, default: "{}", ..F },
    Field { json: "metric", go: "Metric", go_type: "v1beta2.MetricIdentifier", kind: Kind::Struct(&super::metrics::T1625), required: true, number: 2, default: "{}", ..F },
    Field { json: "timestamp", go: "Timestamp", go_type: "v1.Time", kind: Kind::Time, required: true, number: 3, ..F },
    Field { json: "windowSeconds", go: "WindowSeconds", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "value", go: "Value", go_type: "resource.Quantity", kind: Kind::Quantity, required: true, number: 5, ..F },
];
pub static T1627: Type = Type { name: "io.k8s.metrics.pkg.apis.custom_metrics.v1beta2.MetricValue", go: "MetricValue", fields: &F1627, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1627[1], &F1627[2], &F1627[3], &F1627[4], &F1627[5]], by_name: &[1, 2, 0, 3, 4, 6, 5], by_number: &[1, 2, 3, 4, 5], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.metrics.pkg.apis.custom_metrics.v1beta2.MetricValueList
pub static F1628: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta2.MetricValue", kind: Kind::List(&Kind::Struct(&super::metrics::T1627)), required: true, number: 2, ..F },
];
pub static T1628: Type = Type { name: "io.k8s.metrics.pkg.apis.custom_metrics.v1beta2.MetricValueList", go: "MetricValueList", fields: &F1628, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1628[1], &F1628[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.metrics.pkg.apis.external_metrics.v1beta1.ExternalMetricValue
pub static F1629: [Field; 6] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metricName", go: "MetricName", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "metricLabels", go: "MetricLabels", go_type: "map[string]string", kind: Kind::Map(&Kind::String), required: true, number: 2, ..F },
    Field { json: "timestamp", go: "Timestamp", go_type: "v1.Time", kind: Kind::Time, required: true, number: 3, ..F },
    Field { json: "window", go: "WindowSeconds", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "value", go: "Value", go_type: "resource.Quantity", kind: Kind::Quantity, required: true, number: 5, ..F },
];
pub static T1629: Type = Type { name: "io.k8s.metrics.pkg.apis.external_metrics.v1beta1.ExternalMetricValue", go: "ExternalMetricValue", fields: &F1629, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1629[1], &F1629[2], &F1629[3], &F1629[4], &F1629[5]], by_name: &[1, 0, 3, 2, 4, 6, 5], by_number: &[1, 2, 3, 4, 5], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.metrics.pkg.apis.external_metrics.v1beta1.ExternalMetricValueList
pub static F1630: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta1.ExternalMetricValue", kind: Kind::List(&Kind::Struct(&super::metrics::T1629)), required: true, number: 2, ..F },
];
pub static T1630: Type = Type { name: "io.k8s.metrics.pkg.apis.external_metrics.v1beta1.ExternalMetricValueList", go: "ExternalMetricValueList", fields: &F1630, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1630[1], &F1630[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.metrics.pkg.apis.metrics.v1.ContainerMetrics
pub static F1631: [Field; 2] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "usage", go: "Usage", go_type: "v1.ResourceList", kind: Kind::Map(&Kind::Quantity), required: true, number: 2, ..F },
];
pub static T1631: Type = Type { name: "io.k8s.metrics.pkg.apis.metrics.v1.ContainerMetrics", go: "ContainerMetrics", fields: &F1631, json_fields: &[&F1631[0], &F1631[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.metrics.pkg.apis.metrics.v1.NodeMetrics
pub static F1632: [Field; 5] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "timestamp", go: "Timestamp", go_type: "v1.Time", kind: Kind::Time, required: true, number: 2, ..F },
    Field { json: "window", go: "Window", go_type: "v1.Duration", kind: Kind::Duration, required: true, number: 3, ..F },
    Field { json: "usage", go: "Usage", go_type: "v1.ResourceList", kind: Kind::Map(&Kind::Quantity), required: true, number: 4, ..F },
];
pub static T1632: Type = Type { name: "io.k8s.metrics.pkg.apis.metrics.v1.NodeMetrics", go: "NodeMetrics", fields: &F1632, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1632[1], &F1632[2], &F1632[3], &F1632[4]], by_name: &[1, 0, 2, 3, 5, 4], by_number: &[1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.metrics.pkg.apis.metrics.v1.NodeMetricsList
pub static F1633: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.NodeMetrics", kind: Kind::List(&Kind::Struct(&super::metrics::T1632)), required: true, number: 2, ..F },
];
pub static T1633: Type = Type { name: "io.k8s.metrics.pkg.apis.metrics.v1.NodeMetricsList", go: "NodeMetricsList", fields: &F1633, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1633[1], &F1633[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.metrics.pkg.apis.metrics.v1.PodMetrics
pub static F1634: [Field; 5] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "timestamp", go: "Timestamp", go_type: "v1.Time", kind: Kind::Time, required: true, number: 2, ..F },
    Field { json: "window", go: "Window", go_type: "v1.Duration", kind: Kind::Duration, required: true, number: 3, ..F },
    Field { json: "containers", go: "Containers", go_type: "[]v1.ContainerMetrics", kind: Kind::List(&Kind::Struct(&super::metrics::T1631)), required: true, list_type: ListType::Atomic, number: 4, ..F },
];
pub static T1634: Type = Type { name: "io.k8s.metrics.pkg.apis.metrics.v1.PodMetrics", go: "PodMetrics", fields: &F1634, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1634[1], &F1634[2], &F1634[3], &F1634[4]], by_name: &[1, 5, 0, 2, 3, 4], by_number: &[1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.metrics.pkg.apis.metrics.v1.PodMetricsList
pub static F1635: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.PodMetrics", kind: Kind::List(&Kind::Struct(&super::metrics::T1634)), required: true, number: 2, ..F },
];
pub static T1635: Type = Type { name: "io.k8s.metrics.pkg.apis.metrics.v1.PodMetricsList", go: "PodMetricsList", fields: &F1635, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1635[1], &F1635[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.metrics.pkg.apis.metrics.v1beta1.ContainerMetrics
pub static F1636: [Field; 2] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "usage", go: "Usage", go_type: "v1.ResourceList", kind: Kind::Map(&Kind::Quantity), required: true, number: 2, ..F },
];
pub static T1636: Type = Type { name: "io.k8s.metrics.pkg.apis.metrics.v1beta1.ContainerMetrics", go: "ContainerMetrics", fields: &F1636, json_fields: &[&F1636[0], &F1636[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.metrics.pkg.apis.metrics.v1beta1.NodeMetrics
pub static F1637: [Field; 5] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "timestamp", go: "Timestamp", go_type: "v1.Time", kind: Kind::Time, required: true, number: 2, ..F },
    Field { json: "window", go: "Window", go_type: "v1.Duration", kind: Kind::Duration, required: true, number: 3, ..F },
    Field { json: "usage", go: "Usage", go_type: "v1.ResourceList", kind: Kind::Map(&Kind::Quantity), required: true, number: 4, ..F },
];
pub static T1637: Type = Type { name: "io.k8s.metrics.pkg.apis.metrics.v1beta1.NodeMetrics", go: "NodeMetrics", fields: &F1637, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1637[1], &F1637[2], &F1637[3], &F1637[4]], by_name: &[1, 0, 2, 3, 5, 4], by_number: &[1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.metrics.pkg.apis.metrics.v1beta1.NodeMetricsList
pub static F1638: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta1.NodeMetrics", kind: Kind::List(&Kind::Struct(&super::metrics::T1637)), required: true, number: 2, ..F },
];
pub static T1638: Type = Type { name: "io.k8s.metrics.pkg.apis.metrics.v1beta1.NodeMetricsList", go: "NodeMetricsList", fields: &F1638, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1638[1], &F1638[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.metrics.pkg.apis.metrics.v1beta1.PodMetrics
pub static F1639: [Field; 5] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "timestamp", go: "Timestamp", go_type: "v1.Time", kind: Kind::Time, required: true, number: 2, ..F },
    Field { json: "window", go: "Window", go_type: "v1.Duration", kind: Kind::Duration, required: true, number: 3, ..F },
    Field { json: "containers", go: "Containers", go_type: "[]v1beta1.ContainerMetrics", kind: Kind::List(&Kind::Struct(&super::metrics::T1636)), required: true, list_type: ListType::Atomic, number: 4, ..F },
];
pub static T1639: Type = Type { name: "io.k8s.metrics.pkg.apis.metrics.v1beta1.PodMetrics", go: "PodMetrics", fields: &F1639, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1639[1], &F1639[2], &F1639[3], &F1639[4]], by_name: &[1, 5, 0, 2, 3, 4], by_number: &[1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.metrics.pkg.apis.metrics.v1beta1.PodMetricsList
pub static F1640: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta1.PodMetrics", kind: Kind::List(&Kind::Struct(&super::metrics::T1639)), required: true, number: 2, ..F },
];
pub static T1640: Type = Type { name: "io.k8s.metrics.pkg.apis.metrics.v1beta1.PodMetricsList", go: "PodMetricsList", fields: &F1640, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1640[1], &F1640[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
