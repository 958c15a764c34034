// Made by hack/gen-schema; do not edit.
use crate::types::*;

// io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.ConversionRequest
pub static F1187: [Field; 3] = [
    Field { json: "uid", go: "UID", go_type: "types.UID", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "desiredAPIVersion", go: "DesiredAPIVersion", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "objects", go: "Objects", go_type: "[]runtime.RawExtension", kind: Kind::List(&Kind::RawExtension), required: true, list_type: ListType::Atomic, number: 3, ..F },
];
pub static T1187: Type = Type { name: "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.ConversionRequest", go: "ConversionRequest", fields: &F1187, json_fields: &[&F1187[0], &F1187[1], &F1187[2]], by_name: &[1, 2, 0], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.ConversionResponse
pub static F1188: [Field; 3] = [
    Field { json: "uid", go: "UID", go_type: "types.UID", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "convertedObjects", go: "ConvertedObjects", go_type: "[]runtime.RawExtension", kind: Kind::List(&Kind::RawExtension), required: true, list_type: ListType::Atomic, number: 2, ..F },
    Field { json: "result", go: "Result", go_type: "v1.Status", kind: Kind::Struct(&super::apimachinery::T1273), required: true, number: 3, default: "{}", ..F },
];
pub static T1188: Type = Type { name: "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.ConversionResponse", go: "ConversionResponse", fields: &F1188, json_fields: &[&F1188[0], &F1188[1], &F1188[2]], by_name: &[1, 2, 0], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.ConversionReview
pub static F1189: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "request", go: "Request", go_type: "v1.ConversionRequest", kind: Kind::Struct(&super::apiextensions::T1187), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "response", go: "Response", go_type: "v1.ConversionResponse", kind: Kind::Struct(&super::apiextensions::T1188), omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T1189: Type = Type { name: "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.ConversionReview", go: "ConversionReview", fields: &F1189, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1189[1], &F1189[2]], by_name: &[1, 0, 2, 3], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceColumnDefinition
pub static F1190: [Field; 6] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "type", go: "Type", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "format", go: "Format", omit_empty: true, number: 3, ..F },
    Field { json: "description", go: "Description", omit_empty: true, number: 4, ..F },
    Field { json: "priority", go: "Priority", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 5, ..F },
    Field { json: "jsonPath", go: "JSONPath", required: true, number: 6, default: "\"\"", ..F },
];
pub static T1190: Type = Type { name: "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceColumnDefinition", go: "CustomResourceColumnDefinition", fields: &F1190, json_fields: &[&F1190[0], &F1190[1], &F1190[2], &F1190[3], &F1190[4], &F1190[5]], by_name: &[3, 2, 5, 0, 4, 1], by_number: &[0, 1, 2, 3, 4, 5], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceConversion
pub static F1191: [Field; 2] = [
    Field { json: "strategy", go: "Strategy", go_type: "v1.ConversionStrategyType", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "webhook", go: "Webhook", go_type: "v1.WebhookConversion", kind: Kind::Struct(&super::apiextensions::T1213), omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T1191: Type = Type { name: "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceConversion", go: "CustomResourceConversion", fields: &F1191, json_fields: &[&F1191[0], &F1191[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceDefinition
pub static F1192: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1.CustomResourceDefinitionSpec", kind: Kind::Struct(&super::apiextensions::T1196), required: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1.CustomResourceDefinitionStatus", kind: Kind::Struct(&super::apiextensions::T1197), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T1192: Type = Type { name: "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceDefinition", go: "CustomResourceDefinition", fields: &F1192, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1192[1], &F1192[2], &F1192[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceDefinitionCondition
pub static F1193: [Field; 6] = [
    Field { json: "type", go: "Type", go_type: "v1.CustomResourceDefinitionConditionType", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "status", go: "Status", go_type: "v1.ConditionStatus", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "lastTransitionTime", go: "LastTransitionTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 3, ..F },
    Field { json: "reason", go: "Reason", omit_empty: true, number: 4, ..F },
    Field { json: "message", go: "Message", omit_empty: true, number: 5, ..F },
    Field { json: "observedGeneration", go: "ObservedGeneration", go_type: "int64", kind: Kind::Int64, omit_empty: true, number: 6, ..F },
];
pub static T1193: Type = Type { name: "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceDefinitionCondition", go: "CustomResourceDefinitionCondition", fields: &F1193, json_fields: &[&F1193[0], &F1193[1], &F1193[2], &F1193[3], &F1193[4], &F1193[5]], by_name: &[2, 4, 5, 3, 1, 0], by_number: &[0, 1, 2, 3, 4, 5], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceDefinitionList
pub static F1194: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.CustomResourceDefinition", kind: Kind::List(&Kind::Struct(&super::apiextensions::T1192)), required: true, number: 2, ..F },
];
pub static T1194: Type = Type { name: "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceDefinitionList", go: "CustomResourceDefinitionList", fields: &F1194, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1194[1], &F1194[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceDefinitionNames
pub static F1195: [Field; 6] = [
    Field { json: "plural", go: "Plural", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "singular", go: "Singular", omit_empty: true, number: 2, ..F },
    Field { json: "shortNames", go: "ShortNames", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
    Field { json: "kind", go: "Kind", required: true, number: 4, default: "\"\"", ..F },
    Field { json: "listKind", go: "ListKind", omit_empty: true, number: 5, ..F },
    Field { json: "categories", go: "Categories", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 6, ..F },
];
pub static T1195: Type = Type { name: "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceDefinitionNames", go: "CustomResourceDefinitionNames", fields: &F1195, json_fields: &[&F1195[0], &F1195[1], &F1195[2], &F1195[3], &F1195[4], &F1195[5]], by_name: &[5, 3, 4, 0, 2, 1], by_number: &[0, 1, 2, 3, 4, 5], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceDefinitionSpec
pub static F1196: [Field; 6] = [
    Field { json: "group", go: "Group", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "names", go: "Names", go_type: "v1.CustomResourceDefinitionNames", kind: Kind::Struct(&super::apiextensions::T1195), required: true, number: 3, default: "{}", ..F },
    Field { json: "scope", go: "Scope", go_type: "v1.ResourceScope", required: true, number: 4, default: "\"\"", ..F },
    Field { json: "versions", go: "Versions", go_type: "[]v1.CustomResourceDefinitionVersion", kind: Kind::List(&Kind::Struct(&super::apiextensions::T1198)), required: true, list_type: ListType::Atomic, number: 7, ..F },
    Field { json: "conversion", go: "Conversion", go_type: "v1.CustomResourceConversion", kind: Kind::Struct(&super::apiextensions::T1191), omit_empty: true, pointer: true, number: 9, ..F },
    Field { json: "preserveUnknownFields", go: "PreserveUnknownFields", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 10, ..F },
];
pub static T1196: Type = Type { name: "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceDefinitionSpec", go: "CustomResourceDefinitionSpec", fields: &F1196, json_fields: &[&F1196[0], &F1196[1], &F1196[2], &F1196[3], &F1196[4], &F1196[5]], by_name: &[4, 0, 1, 5, 2, 3], by_number: &[0, 1, 2, 3, 4, 5], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceDefinitionStatus
pub static F1197: [Field; 4] = [
    Field { json: "conditions", go: "Conditions", go_type: "[]v1.CustomResourceDefinitionCondition", kind: Kind::List(&Kind::Struct(&super::apiextensions::T1193)), list_type: ListType::Map, list_map_keys: &["type"], number: 1, ..F },
    Field { json: "acceptedNames", go: "AcceptedNames", go_type: "v1.CustomResourceDefinitionNames", kind: Kind::Struct(&super::apiextensions::T1195), number: 2, default: "{}", ..F },
    Field { json: "storedVersions", go: "StoredVersions", go_type: "[]string", kind: Kind::List(&Kind::String), list_type: ListType::Atomic, number: 3, ..F },
    Field { json: "observedGeneration", go: "ObservedGeneration", go_type: "int64", kind: Kind::Int64, omit_empty: true, number: 4, ..F },
];
pub static T1197: Type = Type { name: "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceDefinitionStatus", go: "CustomResourceDefinitionStatus", fields: &F1197, json_fields: &[&F1197[0], &F1197[1], &F1197[2], &F1197[3]], by_name: &[1, 0, 3, 2], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceDefinitionVersion
pub static F1198: [Field; 9] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "served", go: "Served", go_type: "bool", kind: Kind::Bool, required: true, number: 2, default: "false", ..F },
    Field { json: "storage", go: "Storage", go_type: "bool", kind: Kind::Bool, required: true, number: 3, default: "false", ..F },
    Field { json: "deprecated", go: "Deprecated", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 7, ..F },
    Field { json: "deprecationWarning", go: "DeprecationWarning", omit_empty: true, pointer: true, number: 8, ..F },
    Field { json: "schema", go: "Schema", go_type: "v1.CustomResourceValidation", kind: Kind::Struct(&super::apiextensions::T1202), omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "subresources", go: "Subresources", go_type: "v1.CustomResourceSubresources", kind: Kind::Struct(&super::apiextensions::T1201), omit_empty: true, pointer: true, number: 5, ..F },
    Field { json: "additionalPrinterColumns", go: "AdditionalPrinterColumns", go_type: "[]v1.CustomResourceColumnDefinition", kind: Kind::List(&Kind::Struct(&super::apiextensions::T1190)), omit_empty: true, list_type: ListType::Atomic, number: 6, ..F },
    Field { json: "selectableFields", go: "SelectableFields", go_type: "[]v1.SelectableField", kind: Kind::List(&Kind::Struct(&super::apiextensions::T1209)), omit_empty: true, list_type: ListType::Atomic, number: 9, ..F },
];
pub static T1198: Type = Type { name: "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceDefinitionVersion", go: "CustomResourceDefinitionVersion", fields: &F1198, json_fields: &[&F1198[0], &F1198[1], &F1198[2], &F1198[3], &F1198[4], &F1198[5], &F1198[6], &F1198[7], &F1198[8]], by_name: &[7, 3, 4, 0, 5, 8, 1, 2, 6], by_number: &[0, 1, 2, 5, 6, 7, 3, 4, 8], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceSubresourceScale
pub static F1199: [Field; 3] = [
    Field { json: "specReplicasPath", go: "SpecReplicasPath", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "statusReplicasPath", go: "StatusReplicasPath", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "labelSelectorPath", go: "LabelSelectorPath", omit_empty: true, pointer: true, number: 3, ..F },
];
pub static T1199: Type = Type { name: "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceSubresourceScale", go: "CustomResourceSubresourceScale", fields: &F1199, json_fields: &[&F1199[0], &F1199[1], &F1199[2]], by_name: &[2, 0, 1], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceSubresourceStatus
pub static F1200: [Field; 0] = [
];
pub static T1200: Type = Type { name: "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceSubresourceStatus", go: "CustomResourceSubresourceStatus", fields: &F1200, json_fields: &[], by_name: &[], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceSubresources
pub static F1201: [Field; 2] = [
    Field { json: "status", go: "Status", go_type: "v1.CustomResourceSubresourceStatus", kind: Kind::Struct(&super::apiextensions::T1200), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "scale", go: "Scale", go_type: "v1.CustomResourceSubresourceScale", kind: Kind::Struct(&super::apiextensions::T1199), omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T1201: Type = Type { name: "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceSubresources", go: "CustomResourceSubresources", fields: &F1201, json_fields: &[&F1201[0], &F1201[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceValidation
pub static F1202: [Field; 1] = [
    Field { json: "openAPIV3Schema", go: "OpenAPIV3Schema", go_type: "v1.JSONSchemaProps", kind: Kind::Struct(&super::apiextensions::T1205), omit_empty: true, pointer: true, number: 1, ..F },
];
pub static T1202: Type = Type { name: "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceValidation", go: "CustomResourceValidation", fields: &F1202, json_fields: &[&F1202[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.ExternalDocumentation
pub static F1203: [Field; 2] = [
    Field { json: "description", go: "Description", omit_empty: true, number: 1, ..F },
    Field { json: "url", go: "URL", omit_empty: true, number: 2, ..F },
];
pub static T1203: Type = Type { name: "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.ExternalDocumentation", go: "ExternalDocumentation", fields: &F1203, json_fields: &[&F1203[0], &F1203[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSON
pub static F1204: [Field; 0] = [
];
pub static T1204: Type = Type { name: "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSON", go: "JSON", fields: &F1204, json_fields: &[], by_name: &[], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaProps
pub static F1205: [Field; 44] = [
    Field { json: "id", go: "ID", omit_empty: true, number: 1, ..F },
    Field { json: "$schema", go: "Schema", go_type: "v1.JSONSchemaURL", omit_empty: true, number: 2, ..F },
    Field { json: "$ref", go: "Ref", omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "description", go: "Description", omit_empty: true, number: 4, ..F },
    Field { json: "type", go: "Type", omit_empty: true, number: 5, ..F },
    Field { json: "format", go: "Format", omit_empty: true, number: 6, ..F },
    Field { json: "title", go: "Title", omit_empty: true, number: 7, ..F },
    Field { json: "default", go: "Default", go_type: "v1.JSON", kind: Kind::Json, omit_empty: true, pointer: true, number: 8, ..F },
    Field { json: "maximum", go: "Maximum", go_type: "float64", kind: Kind::Float64, omit_empty: true, pointer: true, number: 9, ..F },
    Field { json: "exclusiveMaximum", go: "ExclusiveMaximum", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 10, ..F },
    Field { json: "minimum", go: "Minimum", go_type: "float64", kind: Kind::Float64, omit_empty: true, pointer: true, number: 11, ..F },
    Field { json: "exclusiveMinimum", go: "ExclusiveMinimum", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 12, ..F },
    Field { json: "maxLength", go: "MaxLength", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 13, ..F },
    Field { json: "minLength", go: "MinLength", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 14, ..F },
    Field { json: "pattern", go: "Pattern", omit_empty: true, number: 15, ..F },
    Field { json: "maxItems", go: "MaxItems", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 16, ..F },
    Field { json: "minItems", go: "MinItems", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 17, ..F },
    Field { json: "uniqueItems", go: "UniqueItems", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 18, ..F },
    Field { json: "multipleOf", go: "MultipleOf", go_type: "float64", kind: Kind::Float64, omit_empty: true, pointer: true, number: 19, ..F },
    Field { json: "enum", go: "Enum", go_type: "[]v1.JSON", kind: Kind::List(&Kind::Json), omit_empty: true, list_type: ListType::Atomic, number: 20, ..F },
    Field { json: "maxProperties", go: "MaxProperties", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 21, ..F },
    Field { json: "minProperties", go: "MinProperties", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 22, ..F },
    Field { json: "required", go: "Required", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 23, ..F },
    Field { json: "items", go: "Items", go_type: "v1.JSONSchemaPropsOrArray", kind: Kind::SchemaOrArray(&super::apiextensions::T1205), omit_empty: true, pointer: true, number: 24, undocumented: true, ..F },
    Field { json: "allOf", go: "AllOf", go_type: "[]v1.JSONSchemaProps", kind: Kind::List(&Kind::Struct(&super::apiextensions::T1205)), omit_empty: true, list_type: ListType::Atomic, number: 25, ..F },
    Field { json: "oneOf", go: "OneOf", go_type: "[]v1.JSONSchemaProps", kind: Kind::List(&Kind::Struct(&super::apiextensions::T1205)), omit_empty: true, list_type: ListType::Atomic, number: 26, ..F },
    Field { json: "anyOf", go: "AnyOf", go_type: "[]v1.JSONSchemaProps", kind: Kind::List(&Kind::Struct(&super::apiextensions::T1205)), omit_empty: true, list_type: ListType::Atomic, number: 27, ..F },
    Field { json: "not", go: "Not", go_type: "v1.JSONSchemaProps", kind: Kind::Struct(&super::apiextensions::T1205), omit_empty: true, pointer: true, number: 28, undocumented: true, ..F },
    Field { json: "properties", go: "Properties", go_type: "map[string]v1.JSONSchemaProps", kind: Kind::Map(&Kind::Struct(&super::apiextensions::T1205)), omit_empty: true, number: 29, ..F },
    Field { json: "additionalProperties", go: "AdditionalProperties", go_type: "v1.JSONSchemaPropsOrBool", kind: Kind::SchemaOrBool(&super::apiextensions::T1205), omit_empty: true, pointer: true, number: 30, undocumented: true, ..F },
    Field { json: "patternProperties", go: "PatternProperties", go_type: "map[string]v1.JSONSchemaProps", kind: Kind::Map(&Kind::Struct(&super::apiextensions::T1205)), omit_empty: true, number: 31, ..F },
    Field { json: "dependencies", go: "Dependencies", go_type: "v1.JSONSchemaDependencies", kind: Kind::Map(&Kind::SchemaOrStringArray(&super::apiextensions::T1205)), omit_empty: true, number: 32, ..F },
    Field { json: "additionalItems", go: "AdditionalItems", go_type: "v1.JSONSchemaPropsOrBool", kind: Kind::SchemaOrBool(&super::apiextensions::T1205), omit_empty: true, pointer: true, number: 33, undocumented: true, ..F },
    Field { json: "definitions", go: "Definitions", go_type: "v1.JSONSchemaDefinitions", kind: Kind::Map(&Kind::Struct(&super::apiextensions::T1205)), omit_empty: true, number: 34, ..F },
    Field { json: "externalDocs", go: "ExternalDocs", go_type: "v1.ExternalDocumentation", kind: Kind::Struct(&super::apiextensions::T1203), omit_empty: true, pointer: true, number: 35, undocumented: true, ..F },
    Field { json: "example", go: "Example", go_type: "v1.JSON", kind: Kind::Json, omit_empty: true, pointer: true, number: 36, undocumented: true, ..F },
    Field { json: "nullable", go: "Nullable", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 37, ..F },
    Field { json: "x-kubernetes-preserve-unknown-fields", go: "XPreserveUnknownFields", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 38, ..F },
    Field { json: "x-kubernetes-embedded-resource", go: "XEmbeddedResource", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 39, ..F },
    Field { json: "x-kubernetes-int-or-string", go: "XIntOrString", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 40, ..F },
    Field { json: "x-kubernetes-list-map-keys", go: "XListMapKeys", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 41, ..F },
    Field { json: "x-kubernetes-list-type", go: "XListType", omit_empty: true, pointer: true, number: 42, ..F },
    Field { json: "x-kubernetes-map-type", go: "XMapType", omit_empty: true, pointer: true, number: 43, ..F },
    Field { json: "x-kubernetes-validations", go: "XValidations", go_type: "v1.ValidationRules", kind: Kind::List(&Kind::Struct(&super::apiextensions::T1211)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["rule"], patch_strategy: "merge", patch_merge_key: "rule", number: 44, ..F },
];
pub static T1205: Type = Type { name: "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaProps", go: "JSONSchemaProps", fields: &F1205, json_fields: &[&F1205[0], &F1205[1], &F1205[2], &F1205[3], &F1205[4], &F1205[5], &F1205[6], &F1205[7], &F1205[8], &F1205[9], &F1205[10], &F1205[11], &F1205[12], &F1205[13], &F1205[14], &F1205[15], &F1205[16], &F1205[17], &F1205[18], &F1205[19], &F1205[20], &F1205[21], &F1205[22], &F1205[23], &F1205[24], &F1205[25], &F1205[26], &F1205[27], &F1205[28], &F1205[29], &F1205[30], &F1205[31], &F1205[32], &F1205[33], &F1205[34], &F1205[35], &F1205[36], &F1205[37], &F1205[38], &F1205[39], &F1205[40], &F1205[41], &F1205[42], &F1205[43]], by_name: &[2, 1, 32, 29, 24, 26, 7, 33, 31, 3, 19, 35, 9, 11, 34, 5, 0, 23, 15, 12, 20, 8, 16, 13, 21, 10, 18, 27, 36, 25, 14, 30, 28, 22, 6, 4, 17, 38, 39, 40, 41, 42, 37, 43], by_number: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaPropsOrArray
pub static F1206: [Field; 0] = [
];
pub static T1206: Type = Type { name: "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaPropsOrArray", go: "JSONSchemaPropsOrArray", fields: &F1206, json_fields: &[], by_name: &[], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaPropsOrBool
pub static F1207: [Field; 0] = [
];
pub static T1207: Type = Type { name: "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaPropsOrBool", go: "JSONSchemaPropsOrBool", fields: &F1207, json_fields: &[], by_name: &[], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaPropsOrStringArray
pub static F1208: [Field; 0] = [
];
pub static T1208: Type = Type { name: "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaPropsOrStringArray", go: "JSONSchemaPropsOrStringArray", fields: &F1208, json_fields: &[], by_name: &[], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.SelectableField
pub static F1209: [Field; 1] = [
    Field { json: "jsonPath", go: "JSONPath", required: true, number: 1, default: "\"\"", ..F },
];
pub static T1209: Type = Type { name: "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.SelectableField", go: "SelectableField", fields: &F1209, json_fields: &[&F1209[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.ServiceReference
pub static F1210: [Field; 4] = [
    Field { json: "namespace", go: "Namespace", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "name", go: "Name", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "path", go: "Path", omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "port", go: "Port", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T1210: Type = Type { name: "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.ServiceReference", go: "ServiceReference", fields: &F1210, json_fields: &[&F1210[0], &F1210[1], &F1210[2], &F1210[3]], by_name: &[1, 0, 2, 3], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.ValidationRule
pub static F1211: [Field; 6] = [
    Field { json: "rule", go: "Rule", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "message", go: "Message", omit_empty: true, number: 2, ..F },
    Field { json: "messageExpression", go: "MessageExpression", omit_empty: true, number: 3, ..F },
    Field { json: "reason", go: "Reason", go_type: "v1.FieldValueErrorReason", omit_empty: true, pointer: true, number: 4, enums: &["FieldValueDuplicate", "FieldValueForbidden", "FieldValueInvalid", "FieldValueRequired"], ..F },
    Field { json: "fieldPath", go: "FieldPath", omit_empty: true, number: 5, ..F },
    Field { json: "optionalOldSelf", go: "OptionalOldSelf", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 6, ..F },
];
pub static T1211: Type = Type { name: "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.ValidationRule", go: "ValidationRule", fields: &F1211, json_fields: &[&F1211[0], &F1211[1], &F1211[2], &F1211[3], &F1211[4], &F1211[5]], by_name: &[4, 1, 2, 5, 3, 0], by_number: &[0, 1, 2, 3, 4, 5], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.WebhookClientConfig
pub static F1212: [Field; 3] = [
    Field { json: "url", go: "URL", omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "service", go: "Service", go_type: "v1.ServiceReference", kind: Kind::Struct(&super::apiextensions::T1210), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "caBundle", go: "CABundle", go_type: "[]uint8", kind: Kind::Bytes, omit_empty: true, number: 2, ..F },
];
pub static T1212: Type = Type { name: "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.WebhookClientConfig", go: "WebhookClientConfig", fields: &F1212, json_fields: &[&F1212[0], &F1212[1], &F1212[2]], by_name: &[2, 1, 0], by_number: &[1, 2, 0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.WebhookConversion
pub static F1213: [Field; 2] = [
    Field { json: "clientConfig", go: "ClientConfig", go_type: "v1.WebhookClientConfig", kind: Kind::Struct(&super::apiextensions::T1212), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "conversionReviewVersions", go: "ConversionReviewVersions", go_type: "[]string", kind: Kind::List(&Kind::String), required: true, list_type: ListType::Atomic, number: 3, ..F },
];
pub static T1213: Type = Type { name: "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.WebhookConversion", go: "WebhookConversion", fields: &F1213, json_fields: &[&F1213[0], &F1213[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.ConversionRequest
pub static F1214: [Field; 3] = [
    Field { json: "uid", go: "UID", go_type: "types.UID", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "desiredAPIVersion", go: "DesiredAPIVersion", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "objects", go: "Objects", go_type: "[]runtime.RawExtension", kind: Kind::List(&Kind::RawExtension), required: true, list_type: ListType::Atomic, number: 3, ..F },
];
pub static T1214: Type = Type { name: "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.ConversionRequest", go: "ConversionRequest", fields: &F1214, json_fields: &[&F1214[0], &F1214[1], &F1214[2]], by_name: &[1, 2, 0], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.ConversionResponse
pub static F1215: [Field; 3] = [
    Field { json: "uid", go: "UID", go_type: "types.UID", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "convertedObjects", go: "ConvertedObjects", go_type: "[]runtime.RawExtension", kind: Kind::List(&Kind::RawExtension), required: true, list_type: ListType::Atomic, number: 2, ..F },
    Field { json: "result", go: "Result", go_type: "v1.Status", kind: Kind::Struct(&super::apimachinery::T1273), required: true, number: 3, default: "{}", ..F },
];
pub static T1215: Type = Type { name: "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.ConversionResponse", go: "ConversionResponse", fields: &F1215, json_fields: &[&F1215[0], &F1215[1], &F1215[2]], by_name: &[1, 2, 0], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.ConversionReview
pub static F1216: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "request", go: "Request", go_type: "v1beta1.ConversionRequest", kind: Kind::Struct(&super::apiextensions::T1214), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "response", go: "Response", go_type: "v1beta1.ConversionResponse", kind: Kind::Struct(&super::apiextensions::T1215), omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T1216: Type = Type { name: "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.ConversionReview", go: "ConversionReview", fields: &F1216, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1216[1], &F1216[2]], by_name: &[1, 0, 2, 3], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.CustomResourceColumnDefinition
pub static F1217: [Field; 6] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "type", go: "Type", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "format", go: "Format", omit_empty: true, number: 3, ..F },
    Field { json: "description", go: "Description", omit_empty: true, number: 4, ..F },
    Field { json: "priority", go: "Priority", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 5, ..F },
    Field { json: "JSONPath", go: "JSONPath", required: true, number: 6, default: "\"\"", ..F },
];
pub static T1217: Type = Type { name: "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.CustomResourceColumnDefinition", go: "CustomResourceColumnDefinition", fields: &F1217, json_fields: &[&F1217[0], &F1217[1], &F1217[2], &F1217[3], &F1217[4], &F1217[5]], by_name: &[5, 3, 2, 0, 4, 1], by_number: &[0, 1, 2, 3, 4, 5], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.CustomResourceConversion
pub static F1218: [Field; 3] = [
    Field { json: "strategy", go: "Strategy", go_type: "v1beta1.ConversionStrategyType", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "webhookClientConfig", go: "WebhookClientConfig", go_type: "v1beta1.WebhookClientConfig", kind: Kind::Struct(&super::apiextensions::T1239), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "conversionReviewVersions", go: "ConversionReviewVersions", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
];
pub static T1218: Type = Type { name: "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.CustomResourceConversion", go: "CustomResourceConversion", fields: &F1218, json_fields: &[&F1218[0], &F1218[1], &F1218[2]], by_name: &[2, 0, 1], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.CustomResourceDefinition
pub static F1219: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1beta1.CustomResourceDefinitionSpec", kind: Kind::Struct(&super::apiextensions::T1223), required: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1beta1.CustomResourceDefinitionStatus", kind: Kind::Struct(&super::apiextensions::T1224), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T1219: Type = Type { name: "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.CustomResourceDefinition", go: "CustomResourceDefinition", fields: &F1219, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1219[1], &F1219[2], &F1219[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.CustomResourceDefinitionCondition
pub static F1220: [Field; 6] = [
    Field { json: "type", go: "Type", go_type: "v1beta1.CustomResourceDefinitionConditionType", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "status", go: "Status", go_type: "v1beta1.ConditionStatus", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "lastTransitionTime", go: "LastTransitionTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 3, ..F },
    Field { json: "reason", go: "Reason", omit_empty: true, number: 4, ..F },
    Field { json: "message", go: "Message", omit_empty: true, number: 5, ..F },
    Field { json: "observedGeneration", go: "ObservedGeneration", go_type: "int64", kind: Kind::Int64, omit_empty: true, number: 6, ..F },
];
pub static T1220: Type = Type { name: "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.CustomResourceDefinitionCondition", go: "CustomResourceDefinitionCondition", fields: &F1220, json_fields: &[&F1220[0], &F1220[1], &F1220[2], &F1220[3], &F1220[4], &F1220[5]], by_name: &[2, 4, 5, 3, 1, 0], by_number: &[0, 1, 2, 3, 4, 5], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.CustomResourceDefinitionList
pub static F1221: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta1.CustomResourceDefinition", kind: Kind::List(&Kind::Struct(&super::apiextensions::T1219)), required: true, number: 2, ..F },
];
pub static T1221: Type = Type { name: "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.CustomResourceDefinitionList", go: "CustomResourceDefinitionList", fields: &F1221, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1221[1], &F1221[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.CustomResourceDefinitionNames
pub static F1222: [Field; 6] = [
    Field { json: "plural", go: "Plural", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "singular", go: "Singular", omit_empty: true, number: 2, ..F },
    Field { json: "shortNames", go: "ShortNames", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
    Field { json: "kind", go: "Kind", required: true, number: 4, default: "\"\"", ..F },
    Field { json: "listKind", go: "ListKind", omit_empty: true, number: 5, ..F },
    Field { json: "categories", go: "Categories", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 6, ..F },
];
pub static T1222: Type = Type { name: "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.CustomResourceDefinitionNames", go: "CustomResourceDefinitionNames", fields: &F1222, json_fields: &[&F1222[0], &F1222[1], &F1222[2], &F1222[3], &F1222[4], &F1222[5]], by_name: &[5, 3, 4, 0, 2, 1], by_number: &[0, 1, 2, 3, 4, 5], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.CustomResourceDefinitionSpec
pub static F1223: [Field; 11] = [
    Field { json: "group", go: "Group", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "version", go: "Version", omit_empty: true, number: 2, ..F },
    Field { json: "names", go: "Names", go_type: "v1beta1.CustomResourceDefinitionNames", kind: Kind::Struct(&super::apiextensions::T1222), required: true, number: 3, default: "{}", ..F },
    Field { json: "scope", go: "Scope", go_type: "v1beta1.ResourceScope", required: true, number: 4, default: "\"\"", ..F },
    Field { json: "validation", go: "Validation", go_type: "v1beta1.CustomResourceValidation", kind: Kind::Struct(&super::apiextensions::T1229), omit_empty: true, pointer: true, number: 5, ..F },
    Field { json: "subresources", go: "Subresources", go_type: "v1beta1.CustomResourceSubresources", kind: Kind::Struct(&super::apiextensions::T1228), omit_empty: true, pointer: true, number: 6, ..F },
    Field { json: "versions", go: "Versions", go_type: "[]v1beta1.CustomResourceDefinitionVersion", kind: Kind::List(&Kind::Struct(&super::apiextensions::T1225)), omit_empty: true, list_type: ListType::Atomic, number: 7, ..F },
    Field { json: "additionalPrinterColumns", go: "AdditionalPrinterColumns", go_type: "[]v1beta1.CustomResourceColumnDefinition", kind: Kind::List(&Kind::Struct(&super::apiextensions::T1217)), omit_empty: true, list_type: ListType::Atomic, number: 8, ..F },
    Field { json: "selectableFields", go: "SelectableFields", go_type: "[]v1beta1.SelectableField", kind: Kind::List(&Kind::Struct(&super::apiextensions::T1236)), omit_empty: true, list_type: ListType::Atomic, number: 11, ..F },
    Field { json: "conversion", go: "Conversion", go_type: "v1beta1.CustomResourceConversion", kind: Kind::Struct(&super::apiextensions::T1218), omit_empty: true, pointer: true, number: 9, ..F },
    Field { json: "preserveUnknownFields", go: "PreserveUnknownFields", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 10, ..F },
];
pub static T1223: Type = Type { name: "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.CustomResourceDefinitionSpec", go: "CustomResourceDefinitionSpec", fields: &F1223, json_fields: &[&F1223[0], &F1223[1], &F1223[2], &F1223[3], &F1223[4], &F1223[5], &F1223[6], &F1223[7], &F1223[8], &F1223[9], &F1223[10]], by_name: &[7, 9, 0, 2, 10, 3, 8, 5, 4, 1, 6], by_number: &[0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 8], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.CustomResourceDefinitionStatus
pub static F1224: [Field; 4] = [
    Field { json: "conditions", go: "Conditions", go_type: "[]v1beta1.CustomResourceDefinitionCondition", kind: Kind::List(&Kind::Struct(&super::apiextensions::T1220)), list_type: ListType::Map, list_map_keys: &["type"], number: 1, ..F },
    Field { json: "acceptedNames", go: "AcceptedNames", go_type: "v1beta1.CustomResourceDefinitionNames", kind: Kind::Struct(&super::apiextensions::T1222), number: 2, default: "{}", ..F },
    Field { json: "storedVersions", go: "StoredVersions", go_type: "[]string", kind: Kind::List(&Kind::String), list_type: ListType::Atomic, number: 3, ..F },
    Field { json: "observedGeneration", go: "ObservedGeneration", go_type: "int64", kind: Kind::Int64, omit_empty: true, number: 4, ..F },
];
pub static T1224: Type = Type { name: "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.CustomResourceDefinitionStatus", go: "CustomResourceDefinitionStatus", fields: &F1224, json_fields: &[&F1224[0], &F1224[1], &F1224[2], &F1224[3]], by_name: &[1, 0, 3, 2], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.CustomResourceDefinitionVersion
pub static F1225: [Field; 9] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "served", go: "Served", go_type: "bool", kind: Kind::Bool, required: true, number: 2, default: "false", ..F },
    Field { json: "storage", go: "Storage", go_type: "bool", kind: Kind::Bool, required: true, number: 3, default: "false", ..F },
    Field { json: "deprecated", go: "Deprecated", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 7, ..F },
    Field { json: "deprecationWarning", go: "DeprecationWarning", omit_empty: true, pointer: true, number: 8, ..F },
    Field { json: "schema", go: "Schema", go_type: "v1beta1.CustomResourceValidation", kind: Kind::Struct(&super::apiextensions::T1229), omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "subresources", go: "Subresources", go_type: "v1beta1.CustomResourceSubresources", kind: Kind::Struct(&super::apiextensions::T1228), omit_empty: true, pointer: true, number: 5, ..F },
    Field { json: "additionalPrinterColumns", go: "AdditionalPrinterColumns", go_type: "[]v1beta1.CustomResourceColumnDefinition", kind: Kind::List(&Kind::Struct(&super::apiextensions::T1217)), omit_empty: true, list_type: ListType::Atomic, number: 6, ..F },
    Field { json: "selectableFields", go: "SelectableFields", go_type: "[]v1beta1.SelectableField", kind: Kind::List(&Kind::Struct(&super::apiextensions::T1236)), omit_empty: true, list_type: ListType::Atomic, number: 9, ..F },
];
pub static T1225: Type = Type { name: "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.CustomResourceDefinitionVersion", go: "CustomResourceDefinitionVersion", fields: &F1225, json_fields: &[&F1225[0], &F1225[1], &F1225[2], &F1225[3], &F1225[4], &F1225[5], &F1225[6], &F1225[7], &F1225[8]], by_name: &[7, 3, 4, 0, 5, 8, 1, 2, 6], by_number: &[0, 1, 2, 5, 6, 7, 3, 4, 8], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.CustomResourceSubresourceScale
pub static F1226: [Field; 3] = [
    Field { json: "specReplicasPath", go: "SpecReplicasPath", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "statusReplicasPath", go: "StatusReplicasPath", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "labelSelectorPath", go: "LabelSelectorPath", omit_empty: true, pointer: true, number: 3, ..F },
];
pub static T1226: Type = Type { name: "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.CustomResourceSubresourceScale", go: "CustomResourceSubresourceScale", fields: &F1226, json_fields: &[&F1226[0], &F1226[1], &F1226[2]], by_name: &[2, 0, 1], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.CustomResourceSubresourceStatus
pub static F1227: [Field; 0] = [
];
pub static T1227: Type = Type { name: "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.CustomResourceSubresourceStatus", go: "CustomResourceSubresourceStatus", fields: &F1227, json_fields: &[], by_name: &[], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.CustomResourceSubresources
pub static F1228: [Field; 2] = [
    Field { json: "status", go: "Status", go_type: "v1beta1.CustomResourceSubresourceStatus", kind: Kind::Struct(&super::apiextensions::T1227), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "scale", go: "Scale", go_type: "v1beta1.CustomResourceSubresourceScale", kind: Kind::Struct(&super::apiextensions::T1226), omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T1228: Type = Type { name: "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.CustomResourceSubresources", go: "CustomResourceSubresources", fields: &F1228, json_fields: &[&F1228[0], &F1228[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.CustomResourceValidation
pub static F1229: [Field; 1] = [
    Field { json: "openAPIV3Schema", go: "OpenAPIV3Schema", go_type: "v1beta1.JSONSchemaProps", kind: Kind::Struct(&super::apiextensions::T1232), omit_empty: true, pointer: true, number: 1, ..F },
];
pub static T1229: Type = Type { name: "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.CustomResourceValidation", go: "CustomResourceValidation", fields: &F1229, json_fields: &[&F1229[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.ExternalDocumentation
pub static F1230: [Field; 2] = [
    Field { json: "description", go: "Description", omit_empty: true, number: 1, ..F },
    Field { json: "url", go: "URL", omit_empty: true, number: 2, ..F },
];
pub static T1230: Type = Type { name: "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.ExternalDocumentation", go: "ExternalDocumentation", fields: &F1230, json_fields: &[&F1230[0], &F1230[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.JSON
pub static F1231: [Field; 0] = [
];
pub static T1231: Type = Type { name: "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.JSON", go: "JSON", fields: &F1231, json_fields: &[], by_name: &[], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.JSONSchemaProps
pub static F1232: [Field; 44] = [
    Field { json: "id", go: "ID", omit_empty: true, number: 1, ..F },
    Field { json: "$schema", go: "Schema", go_type: "v1beta1.JSONSchemaURL", omit_empty: true, number: 2, ..F },
    Field { json: "$ref", go: "Ref", omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "description", go: "Description", omit_empty: true, number: 4, ..F },
    Field { json: "type", go: "Type", omit_empty: true, number: 5, ..F },
    Field { json: "format", go: "Format", omit_empty: true, number: 6, ..F },
    Field { json: "title", go: "Title", omit_empty: true, number: 7, ..F },
    Field { json: "default", go: "Default", go_type: "v1beta1.JSON", kind: Kind::Json, omit_empty: true, pointer: true, number: 8, ..F },
    Field { json: "maximum", go: "Maximum", go_type: "float64", kind: Kind::Float64, omit_empty: true, pointer: true, number: 9, ..F },
    Field { json: "exclusiveMaximum", go: "ExclusiveMaximum", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 10, ..F },
    Field { json: "minimum", go: "Minimum", go_type: "float64", kind: Kind::Float64, omit_empty: true, pointer: true, number: 11, ..F },
    Field { json: "exclusiveMinimum", go: "ExclusiveMinimum", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 12, ..F },
    Field { json: "maxLength", go: "MaxLength", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 13, ..F },
    Field { json: "minLength", go: "MinLength", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 14, ..F },
    Field { json: "pattern", go: "Pattern", omit_empty: true, number: 15, ..F },
    Field { json: "maxItems", go: "MaxItems", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 16, ..F },
    Field { json: "minItems", go: "MinItems", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 17, ..F },
    Field { json: "uniqueItems", go: "UniqueItems", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 18, ..F },
    Field { json: "multipleOf", go: "MultipleOf", go_type: "float64", kind: Kind::Float64, omit_empty: true, pointer: true, number: 19, ..F },
    Field { json: "enum", go: "Enum", go_type: "[]v1beta1.JSON", kind: Kind::List(&Kind::Json), omit_empty: true, list_type: ListType::Atomic, number: 20, ..F },
    Field { json: "maxProperties", go: "MaxProperties", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 21, ..F },
    Field { json: "minProperties", go: "MinProperties", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 22, ..F },
    Field { json: "required", go: "Required", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 23, ..F },
    Field { json: "items", go: "Items", go_type: "v1beta1.JSONSchemaPropsOrArray", kind: Kind::SchemaOrArray(&super::apiextensions::T1232), omit_empty: true, pointer: true, number: 24, ..F },
    Field { json: "allOf", go: "AllOf", go_type: "[]v1beta1.JSONSchemaProps", kind: Kind::List(&Kind::Struct(&super::apiextensions::T1232)), omit_empty: true, list_type: ListType::Atomic, number: 25, ..F },
    Field { json: "oneOf", go: "OneOf", go_type: "[]v1beta1.JSONSchemaProps", kind: Kind::List(&Kind::Struct(&super::apiextensions::T1232)), omit_empty: true, list_type: ListType::Atomic, number: 26, ..F },
    Field { json: "anyOf", go: "AnyOf", go_type: "[]v1beta1.JSONSchemaProps", kind: Kind::List(&Kind::Struct(&super::apiextensions::T1232)), omit_empty: true, list_type: ListType::Atomic, number: 27, ..F },
    Field { json: "not", go: "Not", go_type: "v1beta1.JSONSchemaProps", kind: Kind::Struct(&super::apiextensions::T1232), omit_empty: true, pointer: true, number: 28, ..F },
    Field { json: "properties", go: "Properties", go_type: "map[string]v1beta1.JSONSchemaProps", kind: Kind::Map(&Kind::Struct(&super::apiextensions::T1232)), omit_empty: true, number: 29, ..F },
    Field { json: "additionalProperties", go: "AdditionalProperties", go_type: "v1beta1.JSONSchemaPropsOrBool", kind: Kind::SchemaOrBool(&super::apiextensions::T1232), omit_empty: true, pointer: true, number: 30, ..F },
    Field { json: "patternProperties", go: "PatternProperties", go_type: "map[string]v1beta1.JSONSchemaProps", kind: Kind::Map(&Kind::Struct(&super::apiextensions::T1232)), omit_empty: true, number: 31, ..F },
    Field { json: "dependencies", go: "Dependencies", go_type: "v1beta1.JSONSchemaDependencies", kind: Kind::Map(&Kind::SchemaOrStringArray(&super::apiextensions::T1232)), omit_empty: true, number: 32, ..F },
    Field { json: "additionalItems", go: "AdditionalItems", go_type: "v1beta1.JSONSchemaPropsOrBool", kind: Kind::SchemaOrBool(&super::apiextensions::T1232), omit_empty: true, pointer: true, number: 33, ..F },
    Field { json: "definitions", go: "Definitions", go_type: "v1beta1.JSONSchemaDefinitions", kind: Kind::Map(&Kind::Struct(&super::apiextensions::T1232)), omit_empty: true, number: 34, ..F },
    Field { json: "externalDocs", go: "ExternalDocs", go_type: "v1beta1.ExternalDocumentation", kind: Kind::Struct(&super::apiextensions::T1230), omit_empty: true, pointer: true, number: 35, ..F },
    Field { json: "example", go: "Example", go_type: "v1beta1.JSON", kind: Kind::Json, omit_empty: true, pointer: true, number: 36, ..F },
    Field { json: "nullable", go: "Nullable", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 37, ..F },
    Field { json: "x-kubernetes-preserve-unknown-fields", go: "XPreserveUnknownFields", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 38, ..F },
    Field { json: "x-kubernetes-embedded-resource", go: "XEmbeddedResource", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 39, ..F },
    Field { json: "x-kubernetes-int-or-string", go: "XIntOrString", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 40, ..F },
    Field { json: "x-kubernetes-list-map-keys", go: "XListMapKeys", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 41, ..F },
    Field { json: "x-kubernetes-list-type", go: "XListType", omit_empty: true, pointer: true, number: 42, ..F },
    Field { json: "x-kubernetes-map-type", go: "XMapType", omit_empty: true, pointer: true, number: 43, ..F },
    Field { json: "x-kubernetes-validations", go: "XValidations", go_type: "v1beta1.ValidationRules", kind: Kind::List(&Kind::Struct(&super::apiextensions::T1238)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["rule"], patch_strategy: "merge", patch_merge_key: "rule", number: 44, ..F },
];
pub static T1232: Type = Type { name: "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.JSONSchemaProps", go: "JSONSchemaProps", fields: &F1232, json_fields: &[&F1232[0], &F1232[1], &F1232[2], &F1232[3], &F1232[4], &F1232[5], &F1232[6], &F1232[7], &F1232[8], &F1232[9], &F1232[10], &F1232[11], &F1232[12], &F1232[13], &F1232[14], &F1232[15], &F1232[16], &F1232[17], &F1232[18], &F1232[19], &F1232[20], &F1232[21], &F1232[22], &F1232[23], &F1232[24], &F1232[25], &F1232[26], &F1232[27], &F1232[28], &F1232[29], &F1232[30], &F1232[31], &F1232[32], &F1232[33], &F1232[34], &F1232[35], &F1232[36], &F1232[37], &F1232[38], &F1232[39], &F1232[40], &F1232[41], &F1232[42], &F1232[43]], by_name: &[2, 1, 32, 29, 24, 26, 7, 33, 31, 3, 19, 35, 9, 11, 34, 5, 0, 23, 15, 12, 20, 8, 16, 13, 21, 10, 18, 27, 36, 25, 14, 30, 28, 22, 6, 4, 17, 38, 39, 40, 41, 42, 37, 43], by_number: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.JSONSchemaPropsOrArray
pub static F1233: [Field; 0] = [
];
pub static T1233: Type = Type { name: "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.JSONSchemaPropsOrArray", go: "JSONSchemaPropsOrArray", fields: &F1233, json_fields: &[], by_name: &[], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.JSONSchemaPropsOrBool
pub static F1234: [Field; 0] = [
];
pub static T1234: Type = Type { name: "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.JSONSchemaPropsOrBool", go: "JSONSchemaPropsOrBool", fields: &F1234, json_fields: &[], by_name: &[], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.JSONSchemaPropsOrStringArray
pub static F1235: [Field; 0] = [
];
pub static T1235: Type = Type { name: "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.JSONSchemaPropsOrStringArray", go: "JSONSchemaPropsOrStringArray", fields: &F1235, json_fields: &[], by_name: &[], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.SelectableField
pub static F1236: [Field; 1] = [
    Field { json: "jsonPath", go: "JSONPath", required: true, number: 1, default: "\"\"", ..F },
];
pub static T1236: Type = Type { name: "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.SelectableField", go: "SelectableField", fields: &F1236, json_fields: &[&F1236[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.ServiceReference
pub static F1237: [Field; 4] = [
    Field { json: "namespace", go: "Namespace", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "name", go: "Name", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "path", go: "Path", omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "port", go: "Port", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T1237: Type = Type { name: "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.ServiceReference", go: "ServiceReference", fields: &F1237, json_fields: &[&F1237[0], &F1237[1], &F1237[2], &F1237[3]], by_name: &[1, 0, 2, 3], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.ValidationRule
pub static F1238: [Field; 6] = [
    Field { json: "rule", go: "Rule", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "message", go: "Message", omit_empty: true, number: 2, ..F },
    Field { json: "messageExpression", go: "MessageExpression", omit_empty: true, number: 3, ..F },
    Field { json: "reason", go: "Reason", go_type: "v1beta1.FieldValueErrorReason", omit_empty: true, pointer: true, number: 4, enums: &["FieldValueDuplicate", "FieldValueForbidden", "FieldValueInvalid", "FieldValueRequired"], ..F },
    Field { json: "fieldPath", go: "FieldPath", omit_empty: true, number: 5, ..F },
    Field { json: "optionalOldSelf", go: "OptionalOldSelf", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 6, ..F },
];
pub static T1238: Type = Type { name: "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.ValidationRule", go: "ValidationRule", fields: &F1238, json_fields: &[&F1238[0], &F1238[1], &F1238[2], &F1238[3], &F1238[4], &F1238[5]], by_name: &[4, 1, 2, 5, 3, 0], by_number: &[0, 1, 2, 3, 4, 5], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.WebhookClientConfig
pub static F1239: [Field; 3] = [
    Field { json: "url", go: "URL", omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "service", go: "Service", go_type: "v1beta1.ServiceReference", kind: Kind::Struct(&super::apiextensions::T1237), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "caBundle", go: "CABundle", go_type: "[]uint8", kind: Kind::Bytes, omit_empty: true, number: 2, ..F },
];
pub static T1239: Type = Type { name: "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1beta1.WebhookClientConfig", go: "WebhookClientConfig", fields: &F1239, json_fields: &[&F1239[0], &F1239[1], &F1239[2]], by_name: &[2, 1, 0], by_number: &[1, 2, 0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
