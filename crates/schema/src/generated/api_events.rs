// Made by hack/gen-schema; do not edit.
use crate::types::*;

// io.k8s.api.events.v1.Event
pub static F603: [Field; 16] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), number: 1, default: "{}", ..F },
    Field { json: "eventTime", go: "EventTime", go_type: "v1.MicroTime", kind: Kind::MicroTime, required: true, number: 2, ..F },
    Field { json: "series", go: "Series", go_type: "v1.EventSeries", kind: Kind::Struct(&super::api_events::T605), omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "reportingController", go: "ReportingController", omit_empty: true, number: 4, ..F },
    Field { json: "reportingInstance", go: "ReportingInstance", omit_empty: true, number: 5, ..F },
    Field { json: "action", go: "Action", omit_empty: true, number: 6, ..F },
    Field { json: "reason", go: "Reason", omit_empty: true, number: 7, ..F },
    Field { json: "regarding", go: "Regarding", go_type: "v1.ObjectReference", kind: Kind::Struct(&super::api_core::T469), omit_empty: true, number: 8, default: "{}", ..F },
    Field { json: "related", go: "Related", go_type: "v1.ObjectReference", kind: Kind::Struct(&super::api_core::T469), omit_empty: true, pointer: true, number: 9, ..F },
    Field { json: "note", go: "Note", omit_empty: true, number: 10, ..F },
    Field { json: "type", go: "Type", omit_empty: true, number: 11, ..F },
    Field { json: "deprecatedSource", go: "DeprecatedSource", go_type: "v1.EventSource", kind: Kind::Struct(&super::api_core::T403), omit_empty: true, number: 12, default: "{}", ..F },
    Field { json: "deprecatedFirstTimestamp", go: "DeprecatedFirstTimestamp", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 13, ..F },
    Field { json: "deprecatedLastTimestamp", go: "DeprecatedLastTimestamp", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 14, ..F },
    Field { json: "deprecatedCount", go: "DeprecatedCount", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 15, ..F },
];
pub static T603: Type = Type { name: "io.k8s.api.events.v1.Event", go: "Event", fields: &F603, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F603[1], &F603[2], &F603[3], &F603[4], &F603[5], &F603[6], &F603[7], &F603[8], &F603[9], &F603[10], &F603[11], &F603[12], &F603[13], &F603[14], &F603[15]], by_name: &[7, 1, 16, 14, 15, 13, 3, 0, 2, 11, 8, 9, 10, 5, 6, 4, 12], by_number: &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.events.v1.EventList
pub static F604: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.Event", kind: Kind::List(&Kind::Struct(&super::api_events::T603)), required: true, number: 2, ..F },
];
pub static T604: Type = Type { name: "io.k8s.api.events.v1.EventList", go: "EventList", fields: &F604, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F604[1], &F604[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.events.v1.EventSeries
pub static F605: [Field; 2] = [
    Field { json: "count", go: "Count", go_type: "int32", kind: Kind::Int32, required: true, number: 1, default: "0", ..F },
    Field { json: "lastObservedTime", go: "LastObservedTime", go_type: "v1.MicroTime", kind: Kind::MicroTime, required: true, number: 2, ..F },
];
pub static T605: Type = Type { name: "io.k8s.api.events.v1.EventSeries", go: "EventSeries", fields: &F605, json_fields: &[&F605[0], &F605[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.events.v1beta1.Event
pub static F606: [Field; 16] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), number: 1, default: "{}", ..F },
    Field { json: "eventTime", go: "EventTime", go_type: "v1.MicroTime", kind: Kind::MicroTime, required: true, number: 2, ..F },
    Field { json: "series", go: "Series", go_type: "v1beta1.EventSeries", kind: Kind::Struct(&super::api_events::T608), omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "reportingController", go: "ReportingController", omit_empty: true, number: 4, ..F },
    Field { json: "reportingInstance", go: "ReportingInstance", omit_empty: true, number: 5, ..F },
    Field { json: "action", go: "Action", omit_empty: true, number: 6, ..F },
    Field { json: "reason", go: "Reason", omit_empty: true, number: 7, ..F },
    Field { json: "regarding", go: "Regarding", go_type: "v1.ObjectReference", kind: Kind::Struct(&super::api_core::T469), omit_empty: true, number: 8, default: "{}", ..F },
    Field { json: "related", go: "Related", go_type: "v1.ObjectReference", kind: Kind::Struct(&super::api_core::T469), omit_empty: true, pointer: true, number: 9, ..F },
    Field { json: "note", go: "Note", omit_empty: true, number: 10, ..F },
    Field { json: "type", go: "Type", omit_empty: true, number: 11, ..F },
    Field { json: "deprecatedSource", go: "DeprecatedSource", go_type: "v1.EventSource", kind: Kind::Struct(&super::api_core::T403), omit_empty: true, number: 12, default: "{}", ..F },
    Field { json: "deprecatedFirstTimestamp", go: "DeprecatedFirstTimestamp", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 13, ..F },
    Field { json: "deprecatedLastTimestamp", go: "DeprecatedLastTimestamp", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 14, ..F },
    Field { json: "deprecatedCount", go: "DeprecatedCount", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 15, ..F },
];
pub static T606: Type = Type { name: "io.k8s.api.events.v1beta1.Event", go: "Event", fields: &F606, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F606[1], &F606[2], &F606[3], &F606[4], &F606[5], &F606[6], &F606[7], &F606[8], &F606[9], &F606[10], &F606[11], &F606[12], &F606[13], &F606[14], &F606[15]], by_name: &[7, 1, 16, 14, 15, 13, 3, 0, 2, 11, 8, 9, 10, 5, 6, 4, 12], by_number: &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.events.v1beta1.EventList
pub static F607: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta1.Event", kind: Kind::List(&Kind::Struct(&super::api_events::T606)), required: true, number: 2, ..F },
];
pub static T607: Type = Type { name: "io.k8s.api.events.v1beta1.EventList", go: "EventList", fields: &F607, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F607[1], &F607[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.events.v1beta1.EventSeries
pub static F608: [Field; 2] = [
    Field { json: "count", go: "Count", go_type: "int32", kind: Kind::Int32, required: true, number: 1, default: "0", ..F },
    Field { json: "lastObservedTime", go: "LastObservedTime", go_type: "v1.MicroTime", kind: Kind::MicroTime, required: true, number: 2, ..F },
];
pub static T608: Type = Type { name: "io.k8s.api.events.v1beta1.EventSeries", go: "EventSeries", fields: &F608, json_fields: &[&F608[0], &F608[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
