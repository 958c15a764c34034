// Made by hack/gen-schema; do not edit.
use crate::types::*;

// io.k8s.api.resource.v1.AllocatedDeviceStatus
pub static F884: [Field; 7] = [
    Field { json: "driver", go: "Driver", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "pool", go: "Pool", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "device", go: "Device", required: true, number: 3, default: "\"\"", ..F },
    Field { json: "shareID", go: "ShareID", omit_empty: true, pointer: true, number: 7, ..F },
    Field { json: "conditions", go: "Conditions", go_type: "[]v1.Condition", kind: Kind::List(&Kind::Struct(&super::apimachinery::T1247)), list_type: ListType::Map, list_map_keys: &["type"], number: 4, ..F },
    Field { json: "data", go: "Data", go_type: "runtime.RawExtension", kind: Kind::RawExtension, omit_empty: true, pointer: true, number: 5, ..F },
    Field { json: "networkData", go: "NetworkData", go_type: "v1.NetworkDeviceData", kind: Kind::Struct(&super::api_resource::T919), omit_empty: true, pointer: true, number: 6, ..F },
];
pub static T884: Type = Type { name: "io.k8s.api.resource.v1.AllocatedDeviceStatus", go: "AllocatedDeviceStatus", fields: &F884, json_fields: &[&F884[0], &F884[1], &F884[2], &F884[3], &F884[4], &F884[5], &F884[6]], by_name: &[4, 5, 2, 0, 6, 1, 3], by_number: &[0, 1, 2, 4, 5, 6, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1.AllocationResult
pub static F885: [Field; 3] = [
    Field { json: "devices", go: "Devices", go_type: "v1.DeviceAllocationResult", kind: Kind::Struct(&super::api_resource::T894), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "nodeSelector", go: "NodeSelector", go_type: "v1.NodeSelector", kind: Kind::Struct(&super::api_core::T461), omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "allocationTimestamp", go: "AllocationTimestamp", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, pointer: true, number: 5, ..F },
];
pub static T885: Type = Type { name: "io.k8s.api.resource.v1.AllocationResult", go: "AllocationResult", fields: &F885, json_fields: &[&F885[0], &F885[1], &F885[2]], by_name: &[2, 0, 1], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1.CELDeviceSelector
pub static F886: [Field; 1] = [
    Field { json: "expression", go: "Expression", required: true, number: 1, default: "\"\"", ..F },
];
pub static T886: Type = Type { name: "io.k8s.api.resource.v1.CELDeviceSelector", go: "CELDeviceSelector", fields: &F886, json_fields: &[&F886[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1.CapacityRequestPolicy
pub static F887: [Field; 3] = [
    Field { json: "default", go: "Default", go_type: "resource.Quantity", kind: Kind::Quantity, pointer: true, number: 1, ..F },
    Field { json: "validValues", go: "ValidValues", go_type: "[]resource.Quantity", kind: Kind::List(&Kind::Quantity), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
    Field { json: "validRange", go: "ValidRange", go_type: "v1.CapacityRequestPolicyRange", kind: Kind::Struct(&super::api_resource::T888), omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T887: Type = Type { name: "io.k8s.api.resource.v1.CapacityRequestPolicy", go: "CapacityRequestPolicy", fields: &F887, json_fields: &[&F887[0], &F887[1], &F887[2]], by_name: &[0, 2, 1], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1.CapacityRequestPolicyRange
pub static F888: [Field; 3] = [
    Field { json: "min", go: "Min", go_type: "resource.Quantity", kind: Kind::Quantity, omit_empty: true, pointer: true, required: true, number: 1, ..F },
    Field { json: "max", go: "Max", go_type: "resource.Quantity", kind: Kind::Quantity, omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "step", go: "Step", go_type: "resource.Quantity", kind: Kind::Quantity, omit_empty: true, pointer: true, number: 3, ..F },
];
pub static T888: Type = Type { name: "io.k8s.api.resource.v1.CapacityRequestPolicyRange", go: "CapacityRequestPolicyRange", fields: &F888, json_fields: &[&F888[0], &F888[1], &F888[2]], by_name: &[1, 0, 2], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1.CapacityRequirements
pub static F889: [Field; 1] = [
    Field { json: "requests", go: "Requests", go_type: "map[v1.QualifiedName]resource.Quantity", kind: Kind::Map(&Kind::Quantity), omit_empty: true, number: 1, ..F },
];
pub static T889: Type = Type { name: "io.k8s.api.resource.v1.CapacityRequirements", go: "CapacityRequirements", fields: &F889, json_fields: &[&F889[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1.Counter
pub static F890: [Field; 1] = [
    Field { json: "value", go: "Value", go_type: "resource.Quantity", kind: Kind::Quantity, required: true, number: 1, ..F },
];
pub static T890: Type = Type { name: "io.k8s.api.resource.v1.Counter", go: "Counter", fields: &F890, json_fields: &[&F890[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1.CounterSet
pub static F891: [Field; 2] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "counters", go: "Counters", go_type: "map[string]v1.Counter", kind: Kind::Map(&Kind::Struct(&super::api_resource::T890)), omit_empty: true, required: true, number: 2, ..F },
];
pub static T891: Type = Type { name: "io.k8s.api.resource.v1.CounterSet", go: "CounterSet", fields: &F891, json_fields: &[&F891[0], &F891[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1.Device
pub static F892: [Field; 13] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "attributes", go: "Attributes", go_type: "map[v1.QualifiedName]v1.DeviceAttribute", kind: Kind::Map(&Kind::Struct(&super::api_resource::T895)), omit_empty: true, number: 2, ..F },
    Field { json: "capacity", go: "Capacity", go_type: "map[v1.QualifiedName]v1.DeviceCapacity", kind: Kind::Map(&Kind::Struct(&super::api_resource::T896)), omit_empty: true, number: 3, ..F },
    Field { json: "consumesCounters", go: "ConsumesCounters", go_type: "[]v1.DeviceCounterConsumption", kind: Kind::List(&Kind::Struct(&super::api_resource::T905)), omit_empty: true, list_type: ListType::Atomic, number: 4, ..F },
    Field { json: "nodeName", go: "NodeName", omit_empty: true, pointer: true, number: 5, ..F },
    Field { json: "nodeSelector", go: "NodeSelector", go_type: "v1.NodeSelector", kind: Kind::Struct(&super::api_core::T461), omit_empty: true, pointer: true, number: 6, ..F },
    Field { json: "allNodes", go: "AllNodes", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 7, ..F },
    Field { json: "taints", go: "Taints", go_type: "[]v1.DeviceTaint", kind: Kind::List(&Kind::Struct(&super::api_resource::T911)), omit_empty: true, list_type: ListType::Atomic, number: 8, ..F },
    Field { json: "bindsToNode", go: "BindsToNode", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 9, ..F },
    Field { json: "bindingConditions", go: "BindingConditions", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 10, ..F },
    Field { json: "bindingFailureConditions", go: "BindingFailureConditions", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 11, ..F },
    Field { json: "allowMultipleAllocations", go: "AllowMultipleAllocations", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 12, ..F },
    Field { json: "nodeAllocatableResources", go: "NodeAllocatableResources", go_type: "map[v1.ResourceName]v1.NodeAllocatableResource", kind: Kind::Map(&Kind::Struct(&super::api_resource::T922)), omit_empty: true, number: 14, ..F },
];
pub static T892: Type = Type { name: "io.k8s.api.resource.v1.Device", go: "Device", fields: &F892, json_fields: &[&F892[0], &F892[1], &F892[2], &F892[3], &F892[4], &F892[5], &F892[6], &F892[7], &F892[8], &F892[9], &F892[10], &F892[11], &F892[12]], by_name: &[6, 11, 1, 9, 10, 8, 2, 3, 0, 12, 4, 5, 7], by_number: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1.DeviceAllocationConfiguration
pub static F893: [Field; 3] = [
    Field { json: "source", go: "Source", go_type: "v1.AllocationConfigSource", required: true, number: 1, enums: &["FromClaim", "FromClass"], default: "\"\"", ..F },
    Field { json: "requests", go: "Requests", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
    Field { go: "DeviceConfiguration", go_type: "v1.DeviceConfiguration", kind: Kind::Struct(&super::api_resource::T903), inline: true, number: 3, ..F },
];
pub static T893: Type = Type { name: "io.k8s.api.resource.v1.DeviceAllocationConfiguration", go: "DeviceAllocationConfiguration", fields: &F893, json_fields: &[&F893[0], &F893[1], &F903[0]], by_name: &[2, 1, 0], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1.DeviceAllocationResult
pub static F894: [Field; 2] = [
    Field { json: "results", go: "Results", go_type: "[]v1.DeviceRequestAllocationResult", kind: Kind::List(&Kind::Struct(&super::api_resource::T908)), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
    Field { json: "config", go: "Config", go_type: "[]v1.DeviceAllocationConfiguration", kind: Kind::List(&Kind::Struct(&super::api_resource::T893)), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
];
pub static T894: Type = Type { name: "io.k8s.api.resource.v1.DeviceAllocationResult", go: "DeviceAllocationResult", fields: &F894, json_fields: &[&F894[0], &F894[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1.DeviceAttribute
pub static F895: [Field; 8] = [
    Field { json: "int", go: "IntValue", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "bool", go: "BoolValue", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "string", go: "StringValue", omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "version", go: "VersionValue", omit_empty: true, pointer: true, number: 5, ..F },
    Field { json: "ints", go: "IntValues", go_type: "[]int64", kind: Kind::List(&Kind::Int64), omit_empty: true, list_type: ListType::Atomic, number: 6, ..F },
    Field { json: "bools", go: "BoolValues", go_type: "[]bool", kind: Kind::List(&Kind::Bool), omit_empty: true, list_type: ListType::Atomic, number: 7, ..F },
    Field { json: "strings", go: "StringValues", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 8, ..F },
    Field { json: "versions", go: "VersionValues", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 9, ..F },
];
pub static T895: Type = Type { name: "io.k8s.api.resource.v1.DeviceAttribute", go: "DeviceAttribute", fields: &F895, json_fields: &[&F895[0], &F895[1], &F895[2], &F895[3], &F895[4], &F895[5], &F895[6], &F895[7]], by_name: &[1, 5, 0, 4, 2, 6, 3, 7], by_number: &[0, 1, 2, 3, 4, 5, 6, 7], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1.DeviceCapacity
pub static F896: [Field; 2] = [
    Field { json: "value", go: "Value", go_type: "resource.Quantity", kind: Kind::Quantity, required: true, number: 1, ..F },
    Field { json: "requestPolicy", go: "RequestPolicy", go_type: "v1.CapacityRequestPolicy", kind: Kind::Struct(&super::api_resource::T887), omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T896: Type = Type { name: "io.k8s.api.resource.v1.DeviceCapacity", go: "DeviceCapacity", fields: &F896, json_fields: &[&F896[0], &F896[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1.DeviceClaim
pub static F897: [Field; 3] = [
    Field { json: "requests", go: "Requests", go_type: "[]v1.DeviceRequest", kind: Kind::List(&Kind::Struct(&super::api_resource::T907)), list_type: ListType::Atomic, number: 1, ..F },
    Field { json: "constraints", go: "Constraints", go_type: "[]v1.DeviceConstraint", kind: Kind::List(&Kind::Struct(&super::api_resource::T904)), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
    Field { json: "config", go: "Config", go_type: "[]v1.DeviceClaimConfiguration", kind: Kind::List(&Kind::Struct(&super::api_resource::T898)), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
];
pub static T897: Type = Type { name: "io.k8s.api.resource.v1.DeviceClaim", go: "DeviceClaim", fields: &F897, json_fields: &[&F897[0], &F897[1], &F897[2]], by_name: &[2, 1, 0], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1.DeviceClaimConfiguration
pub static F898: [Field; 2] = [
    Field { json: "requests", go: "Requests", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
    Field { go: "DeviceConfiguration", go_type: "v1.DeviceConfiguration", kind: Kind::Struct(&super::api_resource::T903), inline: true, number: 2, ..F },
];
pub static T898: Type = Type { name: "io.k8s.api.resource.v1.DeviceClaimConfiguration", go: "DeviceClaimConfiguration", fields: &F898, json_fields: &[&F898[0], &F903[0]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1.DeviceClass
pub static F899: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1.DeviceClassSpec", kind: Kind::Struct(&super::api_resource::T902), number: 2, default: "{}", ..F },
];
pub static T899: Type = Type { name: "io.k8s.api.resource.v1.DeviceClass", go: "DeviceClass", fields: &F899, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F899[1], &F899[2]], by_name: &[1, 0, 2, 3], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1.DeviceClassConfiguration
pub static F900: [Field; 1] = [
    Field { go: "DeviceConfiguration", go_type: "v1.DeviceConfiguration", kind: Kind::Struct(&super::api_resource::T903), inline: true, number: 1, ..F },
];
pub static T900: Type = Type { name: "io.k8s.api.resource.v1.DeviceClassConfiguration", go: "DeviceClassConfiguration", fields: &F900, json_fields: &[&F903[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1.DeviceClassList
pub static F901: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.DeviceClass", kind: Kind::List(&Kind::Struct(&super::api_resource::T899)), required: true, number: 2, ..F },
];
pub static T901: Type = Type { name: "io.k8s.api.resource.v1.DeviceClassList", go: "DeviceClassList", fields: &F901, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F901[1], &F901[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1.DeviceClassSpec
pub static F902: [Field; 3] = [
    Field { json: "selectors", go: "Selectors", go_type: "[]v1.DeviceSelector", kind: Kind::List(&Kind::Struct(&super::api_resource::T909)), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
    Field { json: "config", go: "Config", go_type: "[]v1.DeviceClassConfiguration", kind: Kind::List(&Kind::Struct(&super::api_resource::T900)), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
    Field { json: "extendedResourceName", go: "ExtendedResourceName", omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T902: Type = Type { name: "io.k8s.api.resource.v1.DeviceClassSpec", go: "DeviceClassSpec", fields: &F902, json_fields: &[&F902[0], &F902[1], &F902[2]], by_name: &[1, 2, 0], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1.DeviceConfiguration
pub static F903: [Field; 1] = [
    Field { json: "opaque", go: "Opaque", go_type: "v1.OpaqueDeviceConfiguration", kind: Kind::Struct(&super::api_resource::T923), omit_empty: true, pointer: true, number: 1, ..F },
];
pub static T903: Type = Type { name: "io.k8s.api.resource.v1.DeviceConfiguration", go: "DeviceConfiguration", fields: &F903, json_fields: &[&F903[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1.DeviceConstraint
pub static F904: [Field; 3] = [
    Field { json: "requests", go: "Requests", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
    Field { json: "matchAttribute", go: "MatchAttribute", go_type: "v1.FullyQualifiedName", omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "distinctAttribute", go: "DistinctAttribute", go_type: "v1.FullyQualifiedName", omit_empty: true, pointer: true, number: 3, ..F },
];
pub static T904: Type = Type { name: "io.k8s.api.resource.v1.DeviceConstraint", go: "DeviceConstraint", fields: &F904, json_fields: &[&F904[0], &F904[1], &F904[2]], by_name: &[2, 1, 0], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1.DeviceCounterConsumption
pub static F905: [Field; 3] = [
    Field { json: "counterSet", go: "CounterSet", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "counters", go: "Counters", go_type: "map[string]v1.Counter", kind: Kind::Map(&Kind::Struct(&super::api_resource::T890)), omit_empty: true, required: true, number: 2, ..F },
    Field { json: "compatibilityGroups", go: "CompatibilityGroups", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
];
pub static T905: Type = Type { name: "io.k8s.api.resource.v1.DeviceCounterConsumption", go: "DeviceCounterConsumption", fields: &F905, json_fields: &[&F905[0], &F905[1], &F905[2]], by_name: &[2, 0, 1], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1.DeviceDerivedAttribute
pub static F906: [Field; 2] = [
    Field { json: "name", go: "Name", go_type: "v1.FullyQualifiedName", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "expression", go: "Expression", required: true, number: 2, default: "\"\"", ..F },
];
pub static T906: Type = Type { name: "io.k8s.api.resource.v1.DeviceDerivedAttribute", go: "DeviceDerivedAttribute", fields: &F906, json_fields: &[&F906[0], &F906[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1.DeviceRequest
pub static F907: [Field; 3] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "exactly", go: "Exactly", go_type: "v1.ExactDeviceRequest", kind: Kind::Struct(&super::api_resource::T918), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "firstAvailable", go: "FirstAvailable", go_type: "[]v1.DeviceSubRequest", kind: Kind::List(&Kind::Struct(&super::api_resource::T910)), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
];
pub static T907: Type = Type { name: "io.k8s.api.resource.v1.DeviceRequest", go: "DeviceRequest", fields: &F907, json_fields: &[&F907[0], &F907[1], &F907[2]], by_name: &[1, 2, 0], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1.DeviceRequestAllocationResult
pub static F908: [Field; 11] = [
    Field { json: "request", go: "Request", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "driver", go: "Driver", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "pool", go: "Pool", required: true, number: 3, default: "\"\"", ..F },
    Field { json: "device", go: "Device", required: true, number: 4, default: "\"\"", ..F },
    Field { json: "adminAccess", go: "AdminAccess", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 5, ..F },
    Field { json: "tolerations", go: "Tolerations", go_type: "[]v1.DeviceToleration", kind: Kind::List(&Kind::Struct(&super::api_resource::T917)), omit_empty: true, list_type: ListType::Atomic, number: 6, ..F },
    Field { json: "bindingConditions", go: "BindingConditions", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 7, ..F },
    Field { json: "bindingFailureConditions", go: "BindingFailureConditions", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 8, ..F },
    Field { json: "shareID", go: "ShareID", go_type: "types.UID", omit_empty: true, pointer: true, number: 9, ..F },
    Field { json: "consumedCapacity", go: "ConsumedCapacity", go_type: "map[v1.QualifiedName]resource.Quantity", kind: Kind::Map(&Kind::Quantity), omit_empty: true, number: 10, ..F },
    Field { json: "skipNodeOperations", go: "SkipNodeOperations", go_type: "[]v1.SkipNodeOperation", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Set, number: 11, enums: &["*", "NodePrepareResources", "NodeUnprepareResources"], ..F },
];
pub static T908: Type = Type { name: "io.k8s.api.resource.v1.DeviceRequestAllocationResult", go: "DeviceRequestAllocationResult", fields: &F908, json_fields: &[&F908[0], &F908[1], &F908[2], &F908[3], &F908[4], &F908[5], &F908[6], &F908[7], &F908[8], &F908[9], &F908[10]], by_name: &[4, 6, 7, 9, 3, 1, 2, 0, 8, 10, 5], by_number: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1.DeviceSelector
pub static F909: [Field; 1] = [
    Field { json: "cel", go: "CEL", go_type: "v1.CELDeviceSelector", kind: Kind::Struct(&super::api_resource::T886), omit_empty: true, pointer: true, number: 1, ..F },
];
pub static T909: Type = Type { name: "io.k8s.api.resource.v1.DeviceSelector", go: "DeviceSelector", fields: &F909, json_fields: &[&F909[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1.DeviceSubRequest
pub static F910: [Field; 8] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "deviceClassName", go: "DeviceClassName", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "selectors", go: "Selectors", go_type: "[]v1.DeviceSelector", kind: Kind::List(&Kind::Struct(&super::api_resource::T909)), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
    Field { json: "allocationMode", go: "AllocationMode", go_type: "v1.DeviceAllocationMode", omit_empty: true, number: 4, enums: &["All", "ExactCount"], ..F },
    Field { json: "count", go: "Count", go_type: "int64", kind: Kind::Int64, omit_empty: true, number: 5, ..F },
    Field { json: "tolerations", go: "Tolerations", go_type: "[]v1.DeviceToleration", kind: Kind::List(&Kind::Struct(&super::api_resource::T917)), omit_empty: true, list_type: ListType::Atomic, number: 6, ..F },
    Field { json: "capacity", go: "Capacity", go_type: "v1.CapacityRequirements", kind: Kind::Struct(&super::api_resource::T889), omit_empty: true, pointer: true, number: 7, ..F },
    Field { json: "derivedAttributes", go: "DerivedAttributes", go_type: "[]v1.DeviceDerivedAttribute", kind: Kind::List(&Kind::Struct(&super::api_resource::T906)), omit_empty: true, list_type: ListType::Atomic, number: 8, ..F },
];
pub static T910: Type = Type { name: "io.k8s.api.resource.v1.DeviceSubRequest", go: "DeviceSubRequest", fields: &F910, json_fields: &[&F910[0], &F910[1], &F910[2], &F910[3], &F910[4], &F910[5], &F910[6], &F910[7]], by_name: &[3, 6, 4, 7, 1, 0, 2, 5], by_number: &[0, 1, 2, 3, 4, 5, 6, 7], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1.DeviceTaint
pub static F911: [Field; 4] = [
    Field { json: "key", go: "Key", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "value", go: "Value", omit_empty: true, number: 2, ..F },
    Field { json: "effect", go: "Effect", go_type: "v1.DeviceTaintEffect", required: true, number: 3, enums: &["NoExecute", "NoSchedule", "None"], default: "\"\"", ..F },
    Field { json: "timeAdded", go: "TimeAdded", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T911: Type = Type { name: "io.k8s.api.resource.v1.DeviceTaint", go: "DeviceTaint", fields: &F911, json_fields: &[&F911[0], &F911[1], &F911[2], &F911[3]], by_name: &[2, 0, 3, 1], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1.DeviceTaintRule
pub static F912: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1.DeviceTaintRuleSpec", kind: Kind::Struct(&super::api_resource::T914), required: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1.DeviceTaintRuleStatus", kind: Kind::Struct(&super::api_resource::T915), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T912: Type = Type { name: "io.k8s.api.resource.v1.DeviceTaintRule", go: "DeviceTaintRule", fields: &F912, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F912[1], &F912[2], &F912[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1.DeviceTaintRuleList
pub static F913: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.DeviceTaintRule", kind: Kind::List(&Kind::Struct(&super::api_resource::T912)), required: true, number: 2, ..F },
];
pub static T913: Type = Type { name: "io.k8s.api.resource.v1.DeviceTaintRuleList", go: "DeviceTaintRuleList", fields: &F913, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F913[1], &F913[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1.DeviceTaintRuleSpec
pub static F914: [Field; 2] = [
    Field { json: "deviceSelector", go: "DeviceSelector", go_type: "v1.DeviceTaintSelector", kind: Kind::Struct(&super::api_resource::T916), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "taint", go: "Taint", go_type: "v1.DeviceTaint", kind: Kind::Struct(&super::api_resource::T911), omit_empty: true, required: true, number: 2, default: "{}", ..F },
];
pub static T914: Type = Type { name: "io.k8s.api.resource.v1.DeviceTaintRuleSpec", go: "DeviceTaintRuleSpec", fields: &F914, json_fields: &[&F914[0], &F914[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1.DeviceTaintRuleStatus
pub static F915: [Field; 1] = [
    Field { json: "conditions", go: "Conditions", go_type: "[]v1.Condition", kind: Kind::List(&Kind::Struct(&super::apimachinery::T1247)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["type"], patch_strategy: "merge", patch_merge_key: "type", number: 1, ..F },
];
pub static T915: Type = Type { name: "io.k8s.api.resource.v1.DeviceTaintRuleStatus", go: "DeviceTaintRuleStatus", fields: &F915, json_fields: &[&F915[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1.DeviceTaintSelector
pub static F916: [Field; 3] = [
    Field { json: "driver", go: "Driver", omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "pool", go: "Pool", omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "device", go: "Device", omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T916: Type = Type { name: "io.k8s.api.resource.v1.DeviceTaintSelector", go: "DeviceTaintSelector", fields: &F916, json_fields: &[&F916[0], &F916[1], &F916[2]], by_name: &[2, 0, 1], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1.DeviceToleration
pub static F917: [Field; 5] = [
    Field { json: "key", go: "Key", omit_empty: true, number: 1, ..F },
    Field { json: "operator", go: "Operator", go_type: "v1.DeviceTolerationOperator", omit_empty: true, number: 2, enums: &["Equal", "Exists"], default: "\"Equal\"", ..F },
    Field { json: "value", go: "Value", omit_empty: true, number: 3, ..F },
    Field { json: "effect", go: "Effect", go_type: "v1.DeviceTaintEffect", omit_empty: true, number: 4, enums: &["NoExecute", "NoSchedule", "None"], ..F },
    Field { json: "tolerationSeconds", go: "TolerationSeconds", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 5, ..F },
];
pub static T917: Type = Type { name: "io.k8s.api.resource.v1.DeviceToleration", go: "DeviceToleration", fields: &F917, json_fields: &[&F917[0], &F917[1], &F917[2], &F917[3], &F917[4]], by_name: &[3, 0, 1, 4, 2], by_number: &[0, 1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1.ExactDeviceRequest
pub static F918: [Field; 8] = [
    Field { json: "deviceClassName", go: "DeviceClassName", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "selectors", go: "Selectors", go_type: "[]v1.DeviceSelector", kind: Kind::List(&Kind::Struct(&super::api_resource::T909)), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
    Field { json: "allocationMode", go: "AllocationMode", go_type: "v1.DeviceAllocationMode", omit_empty: true, number: 3, enums: &["All", "ExactCount"], ..F },
    Field { json: "count", go: "Count", go_type: "int64", kind: Kind::Int64, omit_empty: true, number: 4, ..F },
    Field { json: "adminAccess", go: "AdminAccess", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 5, ..F },
    Field { json: "tolerations", go: "Tolerations", go_type: "[]v1.DeviceToleration", kind: Kind::List(&Kind::Struct(&super::api_resource::T917)), omit_empty: true, list_type: ListType::Atomic, number: 6, ..F },
    Field { json: "capacity", go: "Capacity", go_type: "v1.CapacityRequirements", kind: Kind::Struct(&super::api_resource::T889), omit_empty: true, pointer: true, number: 7, ..F },
    Field { json: "derivedAttributes", go: "DerivedAttributes", go_type: "[]v1.DeviceDerivedAttribute", kind: Kind::List(&Kind::Struct(&super::api_resource::T906)), omit_empty: true, list_type: ListType::Atomic, number: 8, ..F },
];
pub static T918: Type = Type { name: "io.k8s.api.resource.v1.ExactDeviceRequest", go: "ExactDeviceRequest", fields: &F918, json_fields: &[&F918[0], &F918[1], &F918[2], &F918[3], &F918[4], &F918[5], &F918[6], &F918[7]], by_name: &[4, 2, 6, 3, 7, 0, 1, 5], by_number: &[0, 1, 2, 3, 4, 5, 6, 7], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1.NetworkDeviceData
pub static F919: [Field; 3] = [
    Field { json: "interfaceName", go: "InterfaceName", omit_empty: true, number: 1, ..F },
    Field { json: "ips", go: "IPs", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
    Field { json: "hardwareAddress", go: "HardwareAddress", omit_empty: true, number: 3, ..F },
];
pub static T919: Type = Type { name: "io.k8s.api.resource.v1.NetworkDeviceData", go: "NetworkDeviceData", fields: &F919, json_fields: &[&F919[0], &F919[1], &F919[2]], by_name: &[2, 0, 1], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1.NodeAllocatableMapping
pub static F920: [Field; 3] = [
    Field { json: "capacityKey", go: "CapacityKey", go_type: "v1.QualifiedName", omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "capacityMultiplier", go: "CapacityMultiplier", go_type: "resource.Quantity", kind: Kind::Quantity, omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "deviceMultiplier", go: "DeviceMultiplier", go_type: "resource.Quantity", kind: Kind::Quantity, omit_empty: true, pointer: true, number: 3, ..F },
];
pub static T920: Type = Type { name: "io.k8s.api.resource.v1.NodeAllocatableMapping", go: "NodeAllocatableMapping", fields: &F920, json_fields: &[&F920[0], &F920[1], &F920[2]], by_name: &[0, 1, 2], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1.NodeAllocatableOverhead
pub static F921: [Field; 2] = [
    Field { json: "perPod", go: "PerPod", go_type: "resource.Quantity", kind: Kind::Quantity, omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "perContainer", go: "PerContainer", go_type: "resource.Quantity", kind: Kind::Quantity, omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T921: Type = Type { name: "io.k8s.api.resource.v1.NodeAllocatableOverhead", go: "NodeAllocatableOverhead", fields: &F921, json_fields: &[&F921[0], &F921[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1.NodeAllocatableResource
pub static F922: [Field; 2] = [
    Field { json: "mapping", go: "Mapping", go_type: "v1.NodeAllocatableMapping", kind: Kind::Struct(&super::api_resource::T920), omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "overhead", go: "Overhead", go_type: "v1.NodeAllocatableOverhead", kind: Kind::Struct(&super::api_resource::T921), omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T922: Type = Type { name: "io.k8s.api.resource.v1.NodeAllocatableResource", go: "NodeAllocatableResource", fields: &F922, json_fields: &[&F922[0], &F922[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1.OpaqueDeviceConfiguration
pub static F923: [Field; 2] = [
    Field { json: "driver", go: "Driver", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "parameters", go: "Parameters", go_type: "runtime.RawExtension", kind: Kind::RawExtension, required: true, number: 2, ..F },
];
pub static T923: Type = Type { name: "io.k8s.api.resource.v1.OpaqueDeviceConfiguration", go: "OpaqueDeviceConfiguration", fields: &F923, json_fields: &[&F923[0], &F923[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1.ResourceClaim
pub static F924: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1.ResourceClaimSpec", kind: Kind::Struct(&super::api_resource::T927), number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1.ResourceClaimStatus", kind: Kind::Struct(&super::api_resource::T928), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T924: Type = Type { name: "io.k8s.api.resource.v1.ResourceClaim", go: "ResourceClaim", fields: &F924, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F924[1], &F924[2], &F924[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1.ResourceClaimConsumerReference
pub static F925: [Field; 4] = [
    Field { json: "apiGroup", go: "APIGroup", omit_empty: true, number: 1, ..F },
    Field { json: "resource", go: "Resource", required: true, number: 3, default: "\"\"", ..F },
    Field { json: "name", go: "Name", required: true, number: 4, default: "\"\"", ..F },
    Field { json: "uid", go: "UID", go_type: "types.UID", required: true, number: 5, default: "\"\"", ..F },
];
pub static T925: Type = Type { name: "io.k8s.api.resource.v1.ResourceClaimConsumerReference", go: "ResourceClaimConsumerReference", fields: &F925, json_fields: &[&F925[0], &F925[1], &F925[2], &F925[3]], by_name: &[0, 2, 1, 3], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1.ResourceClaimList
pub static F926: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.ResourceClaim", kind: Kind::List(&Kind::Struct(&super::api_resource::T924)), required: true, number: 2, ..F },
];
pub static T926: Type = Type { name: "io.k8s.api.resource.v1.ResourceClaimList", go: "ResourceClaimList", fields: &F926, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F926[1], &F926[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1.ResourceClaimSpec
pub static F927: [Field; 1] = [
    Field { json: "devices", go: "Devices", go_type: "v1.DeviceClaim", kind: Kind::Struct(&super::api_resource::T897), number: 1, default: "{}", ..F },
];
pub static T927: Type = Type { name: "io.k8s.api.resource.v1.ResourceClaimSpec", go: "ResourceClaimSpec", fields: &F927, json_fields: &[&F927[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1.ResourceClaimStatus
pub static F928: [Field; 3] = [
    Field { json: "allocation", go: "Allocation", go_type: "v1.AllocationResult", kind: Kind::Struct(&super::api_resource::T885), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "reservedFor", go: "ReservedFor", go_type: "[]v1.ResourceClaimConsumerReference", kind: Kind::List(&Kind::Struct(&super::api_resource::T925)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["uid"], patch_strategy: "merge", patch_merge_key: "uid", number: 2, ..F },
    Field { json: "devices", go: "Devices", go_type: "[]v1.AllocatedDeviceStatus", kind: Kind::List(&Kind::Struct(&super::api_resource::T884)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["driver", "device", "pool", "shareID"], number: 4, ..F },
];
pub static T928: Type = Type { name: "io.k8s.api.resource.v1.ResourceClaimStatus", go: "ResourceClaimStatus", fields: &F928, json_fields: &[&F928[0], &F928[1], &F928[2]], by_name: &[0, 2, 1], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1.ResourceClaimTemplate
pub static F929: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1.ResourceClaimTemplateSpec", kind: Kind::Struct(&super::api_resource::T931), number: 2, default: "{}", ..F },
];
pub static T929: Type = Type { name: "io.k8s.api.resource.v1.ResourceClaimTemplate", go: "ResourceClaimTemplate", fields: &F929, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F929[1], &F929[2]], by_name: &[1, 0, 2, 3], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1.ResourceClaimTemplateList
pub static F930: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.ResourceClaimTemplate", kind: Kind::List(&Kind::Struct(&super::api_resource::T929)), required: true, number: 2, ..F },
];
pub static T930: Type = Type { name: "io.k8s.api.resource.v1.ResourceClaimTemplateList", go: "ResourceClaimTemplateList", fields: &F930, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F930[1], &F930[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1.ResourceClaimTemplateSpec
pub static F931: [Field; 2] = [
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1.ResourceClaimSpec", kind: Kind::Struct(&super::api_resource::T927), number: 2, default: "{}", ..F },
];
pub static T931: Type = Type { name: "io.k8s.api.resource.v1.ResourceClaimTemplateSpec", go: "ResourceClaimTemplateSpec", fields: &F931, json_fields: &[&F931[0], &F931[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1.ResourcePool
pub static F932: [Field; 3] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "generation", go: "Generation", go_type: "int64", kind: Kind::Int64, required: true, number: 2, default: "0", ..F },
    Field { json: "resourceSliceCount", go: "ResourceSliceCount", go_type: "int64", kind: Kind::Int64, required: true, number: 3, default: "0", ..F },
];
pub static T932: Type = Type { name: "io.k8s.api.resource.v1.ResourcePool", go: "ResourcePool", fields: &F932, json_fields: &[&F932[0], &F932[1], &F932[2]], by_name: &[1, 0, 2], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1.ResourceSlice
pub static F933: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1.ResourceSliceSpec", kind: Kind::Struct(&super::api_resource::T935), required: true, number: 2, default: "{}", ..F },
];
pub static T933: Type = Type { name: "io.k8s.api.resource.v1.ResourceSlice", go: "ResourceSlice", fields: &F933, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F933[1], &F933[2]], by_name: &[1, 0, 2, 3], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1.ResourceSliceList
pub static F934: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.ResourceSlice", kind: Kind::List(&Kind::Struct(&super::api_resource::T933)), required: true, number: 2, ..F },
];
pub static T934: Type = Type { name: "io.k8s.api.resource.v1.ResourceSliceList", go: "ResourceSliceList", fields: &F934, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F934[1], &F934[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1.ResourceSliceSpec
pub static F935: [Field; 10] = [
    Field { json: "driver", go: "Driver", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "pool", go: "Pool", go_type: "v1.ResourcePool", kind: Kind::Struct(&super::api_resource::T932), required: true, number: 2, default: "{}", ..F },
    Field { json: "nodeName", go: "NodeName", omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "nodeSelector", go: "NodeSelector", go_type: "v1.NodeSelector", kind: Kind::Struct(&super::api_core::T461), omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "allNodes", go: "AllNodes", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 5, ..F },
    Field { json: "devices", go: "Devices", go_type: "[]v1.Device", kind: Kind::List(&Kind::Struct(&super::api_resource::T892)), omit_empty: true, list_type: ListType::Atomic, number: 6, ..F },
    Field { json: "perDeviceNodeSelection", go: "PerDeviceNodeSelection", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 7, ..F },
    Field { json: "sharedCounters", go: "SharedCounters", go_type: "[]v1.CounterSet", kind: Kind::List(&Kind::Struct(&super::api_resource::T891)), omit_empty: true, list_type: ListType::Atomic, number: 8, ..F },
    Field { json: "partitionTypeAttribute", go: "PartitionTypeAttribute", go_type: "v1.FullyQualifiedName", omit_empty: true, pointer: true, number: 9, ..F },
    Field { json: "skipNodeOperations", go: "SkipNodeOperations", go_type: "[]v1.SkipNodeOperation", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Set, number: 10, enums: &["*", "NodePrepareResources", "NodeUnprepareResources"], ..F },
];
pub static T935: Type = Type { name: "io.k8s.api.resource.v1.ResourceSliceSpec", go: "ResourceSliceSpec", fields: &F935, json_fields: &[&F935[0], &F935[1], &F935[2], &F935[3], &F935[4], &F935[5], &F935[6], &F935[7], &F935[8], &F935[9]], by_name: &[4, 5, 0, 2, 3, 8, 6, 1, 7, 9], by_number: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1alpha3.DeviceTaint
pub static F936: [Field; 4] = [
    Field { json: "key", go: "Key", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "value", go: "Value", omit_empty: true, number: 2, ..F },
    Field { json: "effect", go: "Effect", go_type: "v1alpha3.DeviceTaintEffect", required: true, number: 3, enums: &["NoExecute", "NoSchedule", "None"], default: "\"\"", ..F },
    Field { json: "timeAdded", go: "TimeAdded", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T936: Type = Type { name: "io.k8s.api.resource.v1alpha3.DeviceTaint", go: "DeviceTaint", fields: &F936, json_fields: &[&F936[0], &F936[1], &F936[2], &F936[3]], by_name: &[2, 0, 3, 1], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1alpha3.DeviceTaintRule
pub static F937: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1alpha3.DeviceTaintRuleSpec", kind: Kind::Struct(&super::api_resource::T939), required: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1alpha3.DeviceTaintRuleStatus", kind: Kind::Struct(&super::api_resource::T940), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T937: Type = Type { name: "io.k8s.api.resource.v1alpha3.DeviceTaintRule", go: "DeviceTaintRule", fields: &F937, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F937[1], &F937[2], &F937[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1alpha3.DeviceTaintRuleList
pub static F938: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1alpha3.DeviceTaintRule", kind: Kind::List(&Kind::Struct(&super::api_resource::T937)), required: true, number: 2, ..F },
];
pub static T938: Type = Type { name: "io.k8s.api.resource.v1alpha3.DeviceTaintRuleList", go: "DeviceTaintRuleList", fields: &F938, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F938[1], &F938[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1alpha3.DeviceTaintRuleSpec
pub static F939: [Field; 2] = [
    Field { json: "deviceSelector", go: "DeviceSelector", go_type: "v1alpha3.DeviceTaintSelector", kind: Kind::Struct(&super::api_resource::T941), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "taint", go: "Taint", go_type: "v1alpha3.DeviceTaint", kind: Kind::Struct(&super::api_resource::T936), omit_empty: true, required: true, number: 2, default: "{}", ..F },
];
pub static T939: Type = Type { name: "io.k8s.api.resource.v1alpha3.DeviceTaintRuleSpec", go: "DeviceTaintRuleSpec", fields: &F939, json_fields: &[&F939[0], &F939[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1alpha3.DeviceTaintRuleStatus
pub static F940: [Field; 1] = [
    Field { json: "conditions", go: "Conditions", go_type: "[]v1.Condition", kind: Kind::List(&Kind::Struct(&super::apimachinery::T1247)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["type"], patch_strategy: "merge", patch_merge_key: "type", number: 1, ..F },
];
pub static T940: Type = Type { name: "io.k8s.api.resource.v1alpha3.DeviceTaintRuleStatus", go: "DeviceTaintRuleStatus", fields: &F940, json_fields: &[&F940[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1alpha3.DeviceTaintSelector
pub static F941: [Field; 3] = [
    Field { json: "driver", go: "Driver", omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "pool", go: "Pool", omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "device", go: "Device", omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T941: Type = Type { name: "io.k8s.api.resource.v1alpha3.DeviceTaintSelector", go: "DeviceTaintSelector", fields: &F941, json_fields: &[&F941[0], &F941[1], &F941[2]], by_name: &[2, 0, 1], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1alpha3.PartitionTypeStatus
pub static F942: [Field; 4] = [
    Field { json: "attribute", go: "Attribute", omit_empty: true, required: true, number: 4, ..F },
    Field { json: "type", go: "Type", omit_empty: true, required: true, number: 1, ..F },
    Field { json: "total", go: "Total", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, required: true, number: 2, ..F },
    Field { json: "allocatable", go: "Allocatable", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, required: true, number: 3, ..F },
];
pub static T942: Type = Type { name: "io.k8s.api.resource.v1alpha3.PartitionTypeStatus", go: "PartitionTypeStatus", fields: &F942, json_fields: &[&F942[0], &F942[1], &F942[2], &F942[3]], by_name: &[3, 0, 2, 1], by_number: &[1, 2, 3, 0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1alpha3.PoolStatus
pub static F943: [Field; 12] = [
    Field { json: "driver", go: "Driver", omit_empty: true, required: true, number: 1, ..F },
    Field { json: "poolName", go: "PoolName", omit_empty: true, required: true, number: 2, ..F },
    Field { json: "generation", go: "Generation", go_type: "int64", kind: Kind::Int64, required: true, number: 9, default: "0", ..F },
    Field { json: "resourceSliceCount", go: "ResourceSliceCount", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 8, ..F },
    Field { json: "totalDevices", go: "TotalDevices", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "allocatedDevices", go: "AllocatedDevices", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 5, ..F },
    Field { json: "availableDevices", go: "AvailableDevices", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 6, ..F },
    Field { json: "unavailableDevices", go: "UnavailableDevices", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 7, ..F },
    Field { json: "nodeName", go: "NodeName", omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "validationError", go: "ValidationError", omit_empty: true, pointer: true, number: 10, ..F },
    Field { json: "partitionSummary", go: "PartitionSummary", go_type: "[]v1alpha3.PartitionTypeStatus", kind: Kind::List(&Kind::Struct(&super::api_resource::T942)), omit_empty: true, list_type: ListType::Atomic, number: 11, ..F },
    Field { json: "shareableSummary", go: "ShareableSummary", go_type: "v1alpha3.ShareableSummaryStatus", kind: Kind::Struct(&super::api_resource::T949), omit_empty: true, pointer: true, number: 13, ..F },
];
pub static T943: Type = Type { name: "io.k8s.api.resource.v1alpha3.PoolStatus", go: "PoolStatus", fields: &F943, json_fields: &[&F943[0], &F943[1], &F943[2], &F943[3], &F943[4], &F943[5], &F943[6], &F943[7], &F943[8], &F943[9], &F943[10], &F943[11]], by_name: &[5, 6, 0, 2, 8, 10, 1, 3, 11, 4, 7, 9], by_number: &[0, 1, 8, 4, 5, 6, 7, 3, 2, 9, 10, 11], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1alpha3.ResourcePoolStatusRequest
pub static F944: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, required: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1alpha3.ResourcePoolStatusRequestSpec", kind: Kind::Struct(&super::api_resource::T946), required: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1alpha3.ResourcePoolStatusRequestStatus", kind: Kind::Struct(&super::api_resource::T947), omit_empty: true, pointer: true, number: 3, ..F },
];
pub static T944: Type = Type { name: "io.k8s.api.resource.v1alpha3.ResourcePoolStatusRequest", go: "ResourcePoolStatusRequest", fields: &F944, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F944[1], &F944[2], &F944[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1alpha3.ResourcePoolStatusRequestList
pub static F945: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1alpha3.ResourcePoolStatusRequest", kind: Kind::List(&Kind::Struct(&super::api_resource::T944)), required: true, number: 2, ..F },
];
pub static T945: Type = Type { name: "io.k8s.api.resource.v1alpha3.ResourcePoolStatusRequestList", go: "ResourcePoolStatusRequestList", fields: &F945, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F945[1], &F945[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1alpha3.ResourcePoolStatusRequestSpec
pub static F946: [Field; 4] = [
    Field { json: "driver", go: "Driver", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "poolName", go: "PoolName", omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "limit", go: "Limit", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 3, default: "100", ..F },
    Field { json: "defaultPartitionTypeAttribute", go: "DefaultPartitionTypeAttribute", omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T946: Type = Type { name: "io.k8s.api.resource.v1alpha3.ResourcePoolStatusRequestSpec", go: "ResourcePoolStatusRequestSpec", fields: &F946, json_fields: &[&F946[0], &F946[1], &F946[2], &F946[3]], by_name: &[3, 0, 2, 1], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1alpha3.ResourcePoolStatusRequestStatus
pub static F947: [Field; 3] = [
    Field { json: "poolCount", go: "PoolCount", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, required: true, number: 6, ..F },
    Field { json: "pools", go: "Pools", go_type: "[]v1alpha3.PoolStatus", kind: Kind::List(&Kind::Struct(&super::api_resource::T943)), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
    Field { json: "conditions", go: "Conditions", go_type: "[]v1.Condition", kind: Kind::List(&Kind::Struct(&super::apimachinery::T1247)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["type"], patch_strategy: "merge", patch_merge_key: "type", number: 3, ..F },
];
pub static T947: Type = Type { name: "io.k8s.api.resource.v1alpha3.ResourcePoolStatusRequestStatus", go: "ResourcePoolStatusRequestStatus", fields: &F947, json_fields: &[&F947[0], &F947[1], &F947[2]], by_name: &[2, 0, 1], by_number: &[1, 2, 0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1alpha3.ShareableCapacityStatus
pub static F948: [Field; 4] = [
    Field { json: "name", go: "Name", omit_empty: true, required: true, number: 1, ..F },
    Field { json: "total", go: "Total", go_type: "resource.Quantity", kind: Kind::Quantity, omit_empty: true, pointer: true, required: true, number: 2, ..F },
    Field { json: "consumed", go: "Consumed", go_type: "resource.Quantity", kind: Kind::Quantity, omit_empty: true, pointer: true, required: true, number: 3, ..F },
    Field { json: "available", go: "Available", go_type: "resource.Quantity", kind: Kind::Quantity, omit_empty: true, pointer: true, required: true, number: 4, ..F },
];
pub static T948: Type = Type { name: "io.k8s.api.resource.v1alpha3.ShareableCapacityStatus", go: "ShareableCapacityStatus", fields: &F948, json_fields: &[&F948[0], &F948[1], &F948[2], &F948[3]], by_name: &[3, 2, 0, 1], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1alpha3.ShareableSummaryStatus
pub static F949: [Field; 3] = [
    Field { json: "fullyAvailableDevices", go: "FullyAvailableDevices", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, required: true, number: 1, ..F },
    Field { json: "partiallyAvailableDevices", go: "PartiallyAvailableDevices", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, required: true, number: 2, ..F },
    Field { json: "capacity", go: "Capacity", go_type: "[]v1alpha3.ShareableCapacityStatus", kind: Kind::List(&Kind::Struct(&super::api_resource::T948)), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
];
pub static T949: Type = Type { name: "io.k8s.api.resource.v1alpha3.ShareableSummaryStatus", go: "ShareableSummaryStatus", fields: &F949, json_fields: &[&F949[0], &F949[1], &F949[2]], by_name: &[2, 0, 1], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta1.AllocatedDeviceStatus
pub static F950: [Field; 7] = [
    Field { json: "driver", go: "Driver", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "pool", go: "Pool", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "device", go: "Device", required: true, number: 3, default: "\"\"", ..F },
    Field { json: "shareID", go: "ShareID", omit_empty: true, pointer: true, number: 7, ..F },
    Field { json: "conditions", go: "Conditions", go_type: "[]v1.Condition", kind: Kind::List(&Kind::Struct(&super::apimachinery::T1247)), list_type: ListType::Map, list_map_keys: &["type"], number: 4, ..F },
    Field { json: "data", go: "Data", go_type: "runtime.RawExtension", kind: Kind::RawExtension, omit_empty: true, pointer: true, number: 5, ..F },
    Field { json: "networkData", go: "NetworkData", go_type: "v1beta1.NetworkDeviceData", kind: Kind::Struct(&super::api_resource::T980), omit_empty: true, pointer: true, number: 6, ..F },
];
pub static T950: Type = Type { name: "io.k8s.api.resource.v1beta1.AllocatedDeviceStatus", go: "AllocatedDeviceStatus", fields: &F950, json_fields: &[&F950[0], &F950[1], &F950[2], &F950[3], &F950[4], &F950[5], &F950[6]], by_name: &[4, 5, 2, 0, 6, 1, 3], by_number: &[0, 1, 2, 4, 5, 6, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta1.AllocationResult
pub static F951: [Field; 3] = [
    Field { json: "devices", go: "Devices", go_type: "v1beta1.DeviceAllocationResult", kind: Kind::Struct(&super::api_resource::T961), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "nodeSelector", go: "NodeSelector", go_type: "v1.NodeSelector", kind: Kind::Struct(&super::api_core::T461), omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "allocationTimestamp", go: "AllocationTimestamp", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, pointer: true, number: 5, ..F },
];
pub static T951: Type = Type { name: "io.k8s.api.resource.v1beta1.AllocationResult", go: "AllocationResult", fields: &F951, json_fields: &[&F951[0], &F951[1], &F951[2]], by_name: &[2, 0, 1], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta1.BasicDevice
pub static F952: [Field; 12] = [
    Field { json: "attributes", go: "Attributes", go_type: "map[v1beta1.QualifiedName]v1beta1.DeviceAttribute", kind: Kind::Map(&Kind::Struct(&super::api_resource::T962)), omit_empty: true, number: 1, ..F },
    Field { json: "capacity", go: "Capacity", go_type: "map[v1beta1.QualifiedName]v1beta1.DeviceCapacity", kind: Kind::Map(&Kind::Struct(&super::api_resource::T963)), omit_empty: true, number: 2, ..F },
    Field { json: "consumesCounters", go: "ConsumesCounters", go_type: "[]v1beta1.DeviceCounterConsumption", kind: Kind::List(&Kind::Struct(&super::api_resource::T972)), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
    Field { json: "nodeName", go: "NodeName", omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "nodeSelector", go: "NodeSelector", go_type: "v1.NodeSelector", kind: Kind::Struct(&super::api_core::T461), omit_empty: true, pointer: true, number: 5, ..F },
    Field { json: "allNodes", go: "AllNodes", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 6, ..F },
    Field { json: "taints", go: "Taints", go_type: "[]v1beta1.DeviceTaint", kind: Kind::List(&Kind::Struct(&super::api_resource::T978)), omit_empty: true, list_type: ListType::Atomic, number: 7, ..F },
    Field { json: "bindsToNode", go: "BindsToNode", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 8, ..F },
    Field { json: "bindingConditions", go: "BindingConditions", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 9, ..F },
    Field { json: "bindingFailureConditions", go: "BindingFailureConditions", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 10, ..F },
    Field { json: "allowMultipleAllocations", go: "AllowMultipleAllocations", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 11, ..F },
    Field { json: "nodeAllocatableResources", go: "NodeAllocatableResources", go_type: "map[v1.ResourceName]v1beta1.NodeAllocatableResource", kind: Kind::Map(&Kind::Struct(&super::api_resource::T983)), omit_empty: true, number: 14, ..F },
];
pub static T952: Type = Type { name: "io.k8s.api.resource.v1beta1.BasicDevice", go: "BasicDevice", fields: &F952, json_fields: &[&F952[0], &F952[1], &F952[2], &F952[3], &F952[4], &F952[5], &F952[6], &F952[7], &F952[8], &F952[9], &F952[10], &F952[11]], by_name: &[5, 10, 0, 8, 9, 7, 1, 2, 11, 3, 4, 6], by_number: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta1.CELDeviceSelector
pub static F953: [Field; 1] = [
    Field { json: "expression", go: "Expression", required: true, number: 1, default: "\"\"", ..F },
];
pub static T953: Type = Type { name: "io.k8s.api.resource.v1beta1.CELDeviceSelector", go: "CELDeviceSelector", fields: &F953, json_fields: &[&F953[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta1.CapacityRequestPolicy
pub static F954: [Field; 3] = [
    Field { json: "default", go: "Default", go_type: "resource.Quantity", kind: Kind::Quantity, pointer: true, number: 1, ..F },
    Field { json: "validValues", go: "ValidValues", go_type: "[]resource.Quantity", kind: Kind::List(&Kind::Quantity), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
    Field { json: "validRange", go: "ValidRange", go_type: "v1beta1.CapacityRequestPolicyRange", kind: Kind::Struct(&super::api_resource::T955), omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T954: Type = Type { name: "io.k8s.api.resource.v1beta1.CapacityRequestPolicy", go: "CapacityRequestPolicy", fields: &F954, json_fields: &[&F954[0], &F954[1], &F954[2]], by_name: &[0, 2, 1], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta1.CapacityRequestPolicyRange
pub static F955: [Field; 3] = [
    Field { json: "min", go: "Min", go_type: "resource.Quantity", kind: Kind::Quantity, omit_empty: true, pointer: true, required: true, number: 1, ..F },
    Field { json: "max", go: "Max", go_type: "resource.Quantity", kind: Kind::Quantity, omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "step", go: "Step", go_type: "resource.Quantity", kind: Kind::Quantity, omit_empty: true, pointer: true, number: 3, ..F },
];
pub static T955: Type = Type { name: "io.k8s.api.resource.v1beta1.CapacityRequestPolicyRange", go: "CapacityRequestPolicyRange", fields: &F955, json_fields: &[&F955[0], &F955[1], &F955[2]], by_name: &[1, 0, 2], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta1.CapacityRequirements
pub static F956: [Field; 1] = [
    Field { json: "requests", go: "Requests", go_type: "map[v1beta1.QualifiedName]resource.Quantity", kind: Kind::Map(&Kind::Quantity), omit_empty: true, number: 1, ..F },
];
pub static T956: Type = Type { name: "io.k8s.api.resource.v1beta1.CapacityRequirements", go: "CapacityRequirements", fields: &F956, json_fields: &[&F956[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta1.Counter
pub static F957: [Field; 1] = [
    Field { json: "value", go: "Value", go_type: "resource.Quantity", kind: Kind::Quantity, required: true, number: 1, ..F },
];
pub static T957: Type = Type { name: "io.k8s.api.resource.v1beta1.Counter", go: "Counter", fields: &F957, json_fields: &[&F957[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta1.CounterSet
pub static F958: [Field; 2] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "counters", go: "Counters", go_type: "map[string]v1beta1.Counter", kind: Kind::Map(&Kind::Struct(&super::api_resource::T957)), omit_empty: true, required: true, number: 2, ..F },
];
pub static T958: Type = Type { name: "io.k8s.api.resource.v1beta1.CounterSet", go: "CounterSet", fields: &F958, json_fields: &[&F958[0], &F958[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta1.Device
pub static F959: [Field; 2] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "basic", go: "Basic", go_type: "v1beta1.BasicDevice", kind: Kind::Struct(&super::api_resource::T952), omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T959: Type = Type { name: "io.k8s.api.resource.v1beta1.Device", go: "Device", fields: &F959, json_fields: &[&F959[0], &F959[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta1.DeviceAllocationConfiguration
pub static F960: [Field; 3] = [
    Field { json: "source", go: "Source", go_type: "v1beta1.AllocationConfigSource", required: true, number: 1, enums: &["FromClaim", "FromClass"], default: "\"\"", ..F },
    Field { json: "requests", go: "Requests", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
    Field { go: "DeviceConfiguration", go_type: "v1beta1.DeviceConfiguration", kind: Kind::Struct(&super::api_resource::T970), inline: true, number: 3, ..F },
];
pub static T960: Type = Type { name: "io.k8s.api.resource.v1beta1.DeviceAllocationConfiguration", go: "DeviceAllocationConfiguration", fields: &F960, json_fields: &[&F960[0], &F960[1], &F970[0]], by_name: &[2, 1, 0], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta1.DeviceAllocationResult
pub static F961: [Field; 2] = [
    Field { json: "results", go: "Results", go_type: "[]v1beta1.DeviceRequestAllocationResult", kind: Kind::List(&Kind::Struct(&super::api_resource::T975)), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
    Field { json: "config", go: "Config", go_type: "[]v1beta1.DeviceAllocationConfiguration", kind: Kind::List(&Kind::Struct(&super::api_resource::T960)), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
];
pub static T961: Type = Type { name: "io.k8s.api.resource.v1beta1.DeviceAllocationResult", go: "DeviceAllocationResult", fields: &F961, json_fields: &[&F961[0], &F961[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta1.DeviceAttribute
pub static F962: [Field; 8] = [
    Field { json: "int", go: "IntValue", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "bool", go: "BoolValue", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "string", go: "StringValue", omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "version", go: "VersionValue", omit_empty: true, pointer: true, number: 5, ..F },
    Field { json: "ints", go: "IntValues", go_type: "[]int64", kind: Kind::List(&Kind::Int64), omit_empty: true, list_type: ListType::Atomic, number: 6, ..F },
    Field { json: "bools", go: "BoolValues", go_type: "[]bool", kind: Kind::List(&Kind::Bool), omit_empty: true, list_type: ListType::Atomic, number: 7, ..F },
    Field { json: "strings", go: "StringValues", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 8, ..F },
    Field { json: "versions", go: "VersionValues", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 9, ..F },
];
pub static T962: Type = Type { name: "io.k8s.api.resource.v1beta1.DeviceAttribute", go: "DeviceAttribute", fields: &F962, json_fields: &[&F962[0], &F962[1], &F962[2], &F962[3], &F962[4], &F962[5], &F962[6], &F962[7]], by_name: &[1, 5, 0, 4, 2, 6, 3, 7], by_number: &[0, 1, 2, 3, 4, 5, 6, 7], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta1.DeviceCapacity
pub static F963: [Field; 2] = [
    Field { json: "value", go: "Value", go_type: "resource.Quantity", kind: Kind::Quantity, required: true, number: 1, ..F },
    Field { json: "requestPolicy", go: "RequestPolicy", go_type: "v1beta1.CapacityRequestPolicy", kind: Kind::Struct(&super::api_resource::T954), omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T963: Type = Type { name: "io.k8s.api.resource.v1beta1.DeviceCapacity", go: "DeviceCapacity", fields: &F963, json_fields: &[&F963[0], &F963[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta1.DeviceClaim
pub static F964: [Field; 3] = [
    Field { json: "requests", go: "Requests", go_type: "[]v1beta1.DeviceRequest", kind: Kind::List(&Kind::Struct(&super::api_resource::T974)), list_type: ListType::Atomic, number: 1, ..F },
    Field { json: "constraints", go: "Constraints", go_type: "[]v1beta1.DeviceConstraint", kind: Kind::List(&Kind::Struct(&super::api_resource::T971)), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
    Field { json: "config", go: "Config", go_type: "[]v1beta1.DeviceClaimConfiguration", kind: Kind::List(&Kind::Struct(&super::api_resource::T965)), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
];
pub static T964: Type = Type { name: "io.k8s.api.resource.v1beta1.DeviceClaim", go: "DeviceClaim", fields: &F964, json_fields: &[&F964[0], &F964[1], &F964[2]], by_name: &[2, 1, 0], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta1.DeviceClaimConfiguration
pub static F965: [Field; 2] = [
    Field { json: "requests", go: "Requests", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
    Field { go: "DeviceConfiguration", go_type: "v1beta1.DeviceConfiguration", kind: Kind::Struct(&super::api_resource::T970), inline: true, number: 2, ..F },
];
pub static T965: Type = Type { name: "io.k8s.api.resource.v1beta1.DeviceClaimConfiguration", go: "DeviceClaimConfiguration", fields: &F965, json_fields: &[&F965[0], &F970[0]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta1.DeviceClass
pub static F966: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1beta1.DeviceClassSpec", kind: Kind::Struct(&super::api_resource::T969), number: 2, default: "{}", ..F },
];
pub static T966: Type = Type { name: "io.k8s.api.resource.v1beta1.DeviceClass", go: "DeviceClass", fields: &F966, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F966[1], &F966[2]], by_name: &[1, 0, 2, 3], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta1.DeviceClassConfiguration
pub static F967: [Field; 1] = [
    Field { go: "DeviceConfiguration", go_type: "v1beta1.DeviceConfiguration", kind: Kind::Struct(&super::api_resource::T970), inline: true, number: 1, ..F },
];
pub static T967: Type = Type { name: "io.k8s.api.resource.v1beta1.DeviceClassConfiguration", go: "DeviceClassConfiguration", fields: &F967, json_fields: &[&F970[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta1.DeviceClassList
pub static F968: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta1.DeviceClass", kind: Kind::List(&Kind::Struct(&super::api_resource::T966)), required: true, number: 2, ..F },
];
pub static T968: Type = Type { name: "io.k8s.api.resource.v1beta1.DeviceClassList", go: "DeviceClassList", fields: &F968, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F968[1], &F968[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta1.DeviceClassSpec
pub static F969: [Field; 3] = [
    Field { json: "selectors", go: "Selectors", go_type: "[]v1beta1.DeviceSelector", kind: Kind::List(&Kind::Struct(&super::api_resource::T976)), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
    Field { json: "config", go: "Config", go_type: "[]v1beta1.DeviceClassConfiguration", kind: Kind::List(&Kind::Struct(&super::api_resource::T967)), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
    Field { json: "extendedResourceName", go: "ExtendedResourceName", omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T969: Type = Type { name: "io.k8s.api.resource.v1beta1.DeviceClassSpec", go: "DeviceClassSpec", fields: &F969, json_fields: &[&F969[0], &F969[1], &F969[2]], by_name: &[1, 2, 0], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta1.DeviceConfiguration
pub static F970: [Field; 1] = [
    Field { json: "opaque", go: "Opaque", go_type: "v1beta1.OpaqueDeviceConfiguration", kind: Kind::Struct(&super::api_resource::T984), omit_empty: true, pointer: true, number: 1, ..F },
];
pub static T970: Type = Type { name: "io.k8s.api.resource.v1beta1.DeviceConfiguration", go: "DeviceConfiguration", fields: &F970, json_fields: &[&F970[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta1.DeviceConstraint
pub static F971: [Field; 3] = [
    Field { json: "requests", go: "Requests", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
    Field { json: "matchAttribute", go: "MatchAttribute", go_type: "v1beta1.FullyQualifiedName", omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "distinctAttribute", go: "DistinctAttribute", go_type: "v1beta1.FullyQualifiedName", omit_empty: true, pointer: true, number: 3, ..F },
];
pub static T971: Type = Type { name: "io.k8s.api.resource.v1beta1.DeviceConstraint", go: "DeviceConstraint", fields: &F971, json_fields: &[&F971[0], &F971[1], &F971[2]], by_name: &[2, 1, 0], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta1.DeviceCounterConsumption
pub static F972: [Field; 3] = [
    Field { json: "counterSet", go: "CounterSet", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "counters", go: "Counters", go_type: "map[string]v1beta1.Counter", kind: Kind::Map(&Kind::Struct(&super::api_resource::T957)), omit_empty: true, required: true, number: 2, ..F },
    Field { json: "compatibilityGroups", go: "CompatibilityGroups", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
];
pub static T972: Type = Type { name: "io.k8s.api.resource.v1beta1.DeviceCounterConsumption", go: "DeviceCounterConsumption", fields: &F972, json_fields: &[&F972[0], &F972[1], &F972[2]], by_name: &[2, 0, 1], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta1.DeviceDerivedAttribute
pub static F973: [Field; 2] = [
    Field { json: "name", go: "Name", go_type: "v1beta1.FullyQualifiedName", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "expression", go: "Expression", required: true, number: 2, default: "\"\"", ..F },
];
pub static T973: Type = Type { name: "io.k8s.api.resource.v1beta1.DeviceDerivedAttribute", go: "DeviceDerivedAttribute", fields: &F973, json_fields: &[&F973[0], &F973[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta1.DeviceRequest
pub static F974: [Field; 10] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "deviceClassName", go: "DeviceClassName", number: 2, default: "\"\"", ..F },
    Field { json: "selectors", go: "Selectors", go_type: "[]v1beta1.DeviceSelector", kind: Kind::List(&Kind::Struct(&super::api_resource::T976)), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
    Field { json: "allocationMode", go: "AllocationMode", go_type: "v1beta1.DeviceAllocationMode", omit_empty: true, number: 4, enums: &["All", "ExactCount"], ..F },
    Field { json: "count", go: "Count", go_type: "int64", kind: Kind::Int64, omit_empty: true, number: 5, ..F },
    Field { json: "adminAccess", go: "AdminAccess", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 6, ..F },
    Field { json: "firstAvailable", go: "FirstAvailable", go_type: "[]v1beta1.DeviceSubRequest", kind: Kind::List(&Kind::Struct(&super::api_resource::T977)), omit_empty: true, list_type: ListType::Atomic, number: 7, ..F },
    Field { json: "tolerations", go: "Tolerations", go_type: "[]v1beta1.DeviceToleration", kind: Kind::List(&Kind::Struct(&super::api_resource::T979)), omit_empty: true, list_type: ListType::Atomic, number: 8, ..F },
    Field { json: "capacity", go: "Capacity", go_type: "v1beta1.CapacityRequirements", kind: Kind::Struct(&super::api_resource::T956), omit_empty: true, pointer: true, number: 9, ..F },
    Field { json: "derivedAttributes", go: "DerivedAttributes", go_type: "[]v1beta1.DeviceDerivedAttribute", kind: Kind::List(&Kind::Struct(&super::api_resource::T973)), omit_empty: true, list_type: ListType::Atomic, number: 10, ..F },
];
pub static T974: Type = Type { name: "io.k8s.api.resource.v1beta1.DeviceRequest", go: "DeviceRequest", fields: &F974, json_fields: &[&F974[0], &F974[1], &F974[2], &F974[3], &F974[4], &F974[5], &F974[6], &F974[7], &F974[8], &F974[9]], by_name: &[5, 3, 8, 4, 9, 1, 6, 0, 2, 7], by_number: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta1.DeviceRequestAllocationResult
pub static F975: [Field; 11] = [
    Field { json: "request", go: "Request", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "driver", go: "Driver", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "pool", go: "Pool", required: true, number: 3, default: "\"\"", ..F },
    Field { json: "device", go: "Device", required: true, number: 4, default: "\"\"", ..F },
    Field { json: "adminAccess", go: "AdminAccess", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 5, ..F },
    Field { json: "tolerations", go: "Tolerations", go_type: "[]v1beta1.DeviceToleration", kind: Kind::List(&Kind::Struct(&super::api_resource::T979)), omit_empty: true, list_type: ListType::Atomic, number: 6, ..F },
    Field { json: "bindingConditions", go: "BindingConditions", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 7, ..F },
    Field { json: "bindingFailureConditions", go: "BindingFailureConditions", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 8, ..F },
    Field { json: "shareID", go: "ShareID", go_type: "types.UID", omit_empty: true, pointer: true, number: 9, ..F },
    Field { json: "consumedCapacity", go: "ConsumedCapacity", go_type: "map[v1beta1.QualifiedName]resource.Quantity", kind: Kind::Map(&Kind::Quantity), omit_empty: true, number: 10, ..F },
    Field { json: "skipNodeOperations", go: "SkipNodeOperations", go_type: "[]v1beta1.SkipNodeOperation", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Set, number: 11, enums: &["*", "NodePrepareResources", "NodeUnprepareResources"], ..F },
];
pub static T975: Type = Type { name: "io.k8s.api.resource.v1beta1.DeviceRequestAllocationResult", go: "DeviceRequestAllocationResult", fields: &F975, json_fields: &[&F975[0], &F975[1], &F975[2], &F975[3], &F975[4], &F975[5], &F975[6], &F975[7], &F975[8], &F975[9], &F975[10]], by_name: &[4, 6, 7, 9, 3, 1, 2, 0, 8, 10, 5], by_number: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta1.DeviceSelector
pub static F976: [Field; 1] = [
    Field { json: "cel", go: "CEL", go_type: "v1beta1.CELDeviceSelector", kind: Kind::Struct(&super::api_resource::T953), omit_empty: true, pointer: true, number: 1, ..F },
];
pub static T976: Type = Type { name: "io.k8s.api.resource.v1beta1.DeviceSelector", go: "DeviceSelector", fields: &F976, json_fields: &[&F976[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta1.DeviceSubRequest
pub static F977: [Field; 8] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "deviceClassName", go: "DeviceClassName", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "selectors", go: "Selectors", go_type: "[]v1beta1.DeviceSelector", kind: Kind::List(&Kind::Struct(&super::api_resource::T976)), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
    Field { json: "allocationMode", go: "AllocationMode", go_type: "v1beta1.DeviceAllocationMode", omit_empty: true, number: 4, enums: &["All", "ExactCount"], ..F },
    Field { json: "count", go: "Count", go_type: "int64", kind: Kind::Int64, omit_empty: true, number: 5, ..F },
    Field { json: "tolerations", go: "Tolerations", go_type: "[]v1beta1.DeviceToleration", kind: Kind::List(&Kind::Struct(&super::api_resource::T979)), omit_empty: true, list_type: ListType::Atomic, number: 7, ..F },
    Field { json: "capacity", go: "Capacity", go_type: "v1beta1.CapacityRequirements", kind: Kind::Struct(&super::api_resource::T956), omit_empty: true, pointer: true, number: 8, ..F },
    Field { json: "derivedAttributes", go: "DerivedAttributes", go_type: "[]v1beta1.DeviceDerivedAttribute", kind: Kind::List(&Kind::Struct(&super::api_resource::T973)), omit_empty: true, list_type: ListType::Atomic, number: 9, ..F },
];
pub static T977: Type = Type { name: "io.k8s.api.resource.v1beta1.DeviceSubRequest", go: "DeviceSubRequest", fields: &F977, json_fields: &[&F977[0], &F977[1], &F977[2], &F977[3], &F977[4], &F977[5], &F977[6], &F977[7]], by_name: &[3, 6, 4, 7, 1, 0, 2, 5], by_number: &[0, 1, 2, 3, 4, 5, 6, 7], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta1.DeviceTaint
pub static F978: [Field; 4] = [
    Field { json: "key", go: "Key", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "value", go: "Value", omit_empty: true, number: 2, ..F },
    Field { json: "effect", go: "Effect", go_type: "v1beta1.DeviceTaintEffect", required: true, number: 3, enums: &["NoExecute", "NoSchedule", "None"], default: "\"\"", ..F },
    Field { json: "timeAdded", go: "TimeAdded", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T978: Type = Type { name: "io.k8s.api.resource.v1beta1.DeviceTaint", go: "DeviceTaint", fields: &F978, json_fields: &[&F978[0], &F978[1], &F978[2], &F978[3]], by_name: &[2, 0, 3, 1], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta1.DeviceToleration
pub static F979: [Field; 5] = [
    Field { json: "key", go: "Key", omit_empty: true, number: 1, ..F },
    Field { json: "operator", go: "Operator", go_type: "v1beta1.DeviceTolerationOperator", omit_empty: true, number: 2, enums: &["Equal", "Exists"], default: "\"Equal\"", ..F },
    Field { json: "value", go: "Value", omit_empty: true, number: 3, ..F },
    Field { json: "effect", go: "Effect", go_type: "v1beta1.DeviceTaintEffect", omit_empty: true, number: 4, enums: &["NoExecute", "NoSchedule", "None"], ..F },
    Field { json: "tolerationSeconds", go: "TolerationSeconds", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 5, ..F },
];
pub static T979: Type = Type { name: "io.k8s.api.resource.v1beta1.DeviceToleration", go: "DeviceToleration", fields: &F979, json_fields: &[&F979[0], &F979[1], &F979[2], &F979[3], &F979[4]], by_name: &[3, 0, 1, 4, 2], by_number: &[0, 1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta1.NetworkDeviceData
pub static F980: [Field; 3] = [
    Field { json: "interfaceName", go: "InterfaceName", omit_empty: true, number: 1, ..F },
    Field { json: "ips", go: "IPs", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
    Field { json: "hardwareAddress", go: "HardwareAddress", omit_empty: true, number: 3, ..F },
];
pub static T980: Type = Type { name: "io.k8s.api.resource.v1beta1.NetworkDeviceData", go: "NetworkDeviceData", fields: &F980, json_fields: &[&F980[0], &F980[1], &F980[2]], by_name: &[2, 0, 1], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta1.NodeAllocatableMapping
pub static F981: [Field; 3] = [
    Field { json: "capacityKey", go: "CapacityKey", go_type: "v1beta1.QualifiedName", omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "capacityMultiplier", go: "CapacityMultiplier", go_type: "resource.Quantity", kind: Kind::Quantity, omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "deviceMultiplier", go: "DeviceMultiplier", go_type: "resource.Quantity", kind: Kind::Quantity, omit_empty: true, pointer: true, number: 3, ..F },
];
pub static T981: Type = Type { name: "io.k8s.api.resource.v1beta1.NodeAllocatableMapping", go: "NodeAllocatableMapping", fields: &F981, json_fields: &[&F981[0], &F981[1], &F981[2]], by_name: &[0, 1, 2], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta1.NodeAllocatableOverhead
pub static F982: [Field; 2] = [
    Field { json: "perPod", go: "PerPod", go_type: "resource.Quantity", kind: Kind::Quantity, omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "perContainer", go: "PerContainer", go_type: "resource.Quantity", kind: Kind::Quantity, omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T982: Type = Type { name: "io.k8s.api.resource.v1beta1.NodeAllocatableOverhead", go: "NodeAllocatableOverhead", fields: &F982, json_fields: &[&F982[0], &F982[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta1.NodeAllocatableResource
pub static F983: [Field; 2] = [
    Field { json: "mapping", go: "Mapping", go_type: "v1beta1.NodeAllocatableMapping", kind: Kind::Struct(&super::api_resource::T981), omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "overhead", go: "Overhead", go_type: "v1beta1.NodeAllocatableOverhead", kind: Kind::Struct(&super::api_resource::T982), omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T983: Type = Type { name: "io.k8s.api.resource.v1beta1.NodeAllocatableResource", go: "NodeAllocatableResource", fields: &F983, json_fields: &[&F983[0], &F983[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta1.OpaqueDeviceConfiguration
pub static F984: [Field; 2] = [
    Field { json: "driver", go: "Driver", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "parameters", go: "Parameters", go_type: "runtime.RawExtension", kind: Kind::RawExtension, required: true, number: 2, ..F },
];
pub static T984: Type = Type { name: "io.k8s.api.resource.v1beta1.OpaqueDeviceConfiguration", go: "OpaqueDeviceConfiguration", fields: &F984, json_fields: &[&F984[0], &F984[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta1.ResourceClaim
pub static F985: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1beta1.ResourceClaimSpec", kind: Kind::Struct(&super::api_resource::T988), number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1beta1.ResourceClaimStatus", kind: Kind::Struct(&super::api_resource::T989), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T985: Type = Type { name: "io.k8s.api.resource.v1beta1.ResourceClaim", go: "ResourceClaim", fields: &F985, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F985[1], &F985[2], &F985[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta1.ResourceClaimConsumerReference
pub static F986: [Field; 4] = [
    Field { json: "apiGroup", go: "APIGroup", omit_empty: true, number: 1, ..F },
    Field { json: "resource", go: "Resource", required: true, number: 3, default: "\"\"", ..F },
    Field { json: "name", go: "Name", required: true, number: 4, default: "\"\"", ..F },
    Field { json: "uid", go: "UID", go_type: "types.UID", required: true, number: 5, default: "\"\"", ..F },
];
pub static T986: Type = Type { name: "io.k8s.api.resource.v1beta1.ResourceClaimConsumerReference", go: "ResourceClaimConsumerReference", fields: &F986, json_fields: &[&F986[0], &F986[1], &F986[2], &F986[3]], by_name: &[0, 2, 1, 3], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta1.ResourceClaimList
pub static F987: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta1.ResourceClaim", kind: Kind::List(&Kind::Struct(&super::api_resource::T985)), required: true, number: 2, ..F },
];
pub static T987: Type = Type { name: "io.k8s.api.resource.v1beta1.ResourceClaimList", go: "ResourceClaimList", fields: &F987, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F987[1], &F987[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta1.ResourceClaimSpec
pub static F988: [Field; 1] = [
    Field { json: "devices", go: "Devices", go_type: "v1beta1.DeviceClaim", kind: Kind::Struct(&super::api_resource::T964), number: 1, default: "{}", ..F },
];
pub static T988: Type = Type { name: "io.k8s.api.resource.v1beta1.ResourceClaimSpec", go: "ResourceClaimSpec", fields: &F988, json_fields: &[&F988[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta1.ResourceClaimStatus
pub static F989: [Field; 3] = [
    Field { json: "allocation", go: "Allocation", go_type: "v1beta1.AllocationResult", kind: Kind::Struct(&super::api_resource::T951), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "reservedFor", go: "ReservedFor", go_type: "[]v1beta1.ResourceClaimConsumerReference", kind: Kind::List(&Kind::Struct(&super::api_resource::T986)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["uid"], patch_strategy: "merge", patch_merge_key: "uid", number: 2, ..F },
    Field { json: "devices", go: "Devices", go_type: "[]v1beta1.AllocatedDeviceStatus", kind: Kind::List(&Kind::Struct(&super::api_resource::T950)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["driver", "device", "pool", "shareID"], number: 4, ..F },
];
pub static T989: Type = Type { name: "io.k8s.api.resource.v1beta1.ResourceClaimStatus", go: "ResourceClaimStatus", fields: &F989, json_fields: &[&F989[0], &F989[1], &F989[2]], by_name: &[0, 2, 1], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta1.ResourceClaimTemplate
pub static F990: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1beta1.ResourceClaimTemplateSpec", kind: Kind::Struct(&super::api_resource::T992), number: 2, default: "{}", ..F },
];
pub static T990: Type = Type { name: "io.k8s.api.resource.v1beta1.ResourceClaimTemplate", go: "ResourceClaimTemplate", fields: &F990, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F990[1], &F990[2]], by_name: &[1, 0, 2, 3], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta1.ResourceClaimTemplateList
pub static F991: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta1.ResourceClaimTemplate", kind: Kind::List(&Kind::Struct(&super::api_resource::T990)), required: true, number: 2, ..F },
];
pub static T991: Type = Type { name: "io.k8s.api.resource.v1beta1.ResourceClaimTemplateList", go: "ResourceClaimTemplateList", fields: &F991, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F991[1], &F991[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta1.ResourceClaimTemplateSpec
pub static F992: [Field; 2] = [
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1beta1.ResourceClaimSpec", kind: Kind::Struct(&super::api_resource::T988), number: 2, default: "{}", ..F },
];
pub static T992: Type = Type { name: "io.k8s.api.resource.v1beta1.ResourceClaimTemplateSpec", go: "ResourceClaimTemplateSpec", fields: &F992, json_fields: &[&F992[0], &F992[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta1.ResourcePool
pub static F993: [Field; 3] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "generation", go: "Generation", go_type: "int64", kind: Kind::Int64, required: true, number: 2, default: "0", ..F },
    Field { json: "resourceSliceCount", go: "ResourceSliceCount", go_type: "int64", kind: Kind::Int64, required: true, number: 3, default: "0", ..F },
];
pub static T993: Type = Type { name: "io.k8s.api.resource.v1beta1.ResourcePool", go: "ResourcePool", fields: &F993, json_fields: &[&F993[0], &F993[1], &F993[2]], by_name: &[1, 0, 2], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta1.ResourceSlice
pub static F994: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1beta1.ResourceSliceSpec", kind: Kind::Struct(&super::api_resource::T996), required: true, number: 2, default: "{}", ..F },
];
pub static T994: Type = Type { name: "io.k8s.api.resource.v1beta1.ResourceSlice", go: "ResourceSlice", fields: &F994, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F994[1], &F994[2]], by_name: &[1, 0, 2, 3], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta1.ResourceSliceList
pub static F995: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta1.ResourceSlice", kind: Kind::List(&Kind::Struct(&super::api_resource::T994)), required: true, number: 2, ..F },
];
pub static T995: Type = Type { name: "io.k8s.api.resource.v1beta1.ResourceSliceList", go: "ResourceSliceList", fields: &F995, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F995[1], &F995[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta1.ResourceSliceSpec
pub static F996: [Field; 10] = [
    Field { json: "driver", go: "Driver", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "pool", go: "Pool", go_type: "v1beta1.ResourcePool", kind: Kind::Struct(&super::api_resource::T993), required: true, number: 2, default: "{}", ..F },
    Field { json: "nodeName", go: "NodeName", omit_empty: true, number: 3, ..F },
    Field { json: "nodeSelector", go: "NodeSelector", go_type: "v1.NodeSelector", kind: Kind::Struct(&super::api_core::T461), omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "allNodes", go: "AllNodes", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 5, ..F },
    Field { json: "devices", go: "Devices", go_type: "[]v1beta1.Device", kind: Kind::List(&Kind::Struct(&super::api_resource::T959)), omit_empty: true, list_type: ListType::Atomic, number: 6, ..F },
    Field { json: "perDeviceNodeSelection", go: "PerDeviceNodeSelection", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 7, ..F },
    Field { json: "sharedCounters", go: "SharedCounters", go_type: "[]v1beta1.CounterSet", kind: Kind::List(&Kind::Struct(&super::api_resource::T958)), omit_empty: true, list_type: ListType::Atomic, number: 8, ..F },
    Field { json: "partitionTypeAttribute", go: "PartitionTypeAttribute", go_type: "v1beta1.FullyQualifiedName", omit_empty: true, pointer: true, number: 9, ..F },
    Field { json: "skipNodeOperations", go: "SkipNodeOperations", go_type: "[]v1beta1.SkipNodeOperation", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Set, number: 10, enums: &["*", "NodePrepareResources", "NodeUnprepareResources"], ..F },
];
pub static T996: Type = Type { name: "io.k8s.api.resource.v1beta1.ResourceSliceSpec", go: "ResourceSliceSpec", fields: &F996, json_fields: &[&F996[0], &F996[1], &F996[2], &F996[3], &F996[4], &F996[5], &F996[6], &F996[7], &F996[8], &F996[9]], by_name: &[4, 5, 0, 2, 3, 8, 6, 1, 7, 9], by_number: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta2.AllocatedDeviceStatus
pub static F997: [Field; 7] = [
    Field { json: "driver", go: "Driver", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "pool", go: "Pool", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "device", go: "Device", required: true, number: 3, default: "\"\"", ..F },
    Field { json: "shareID", go: "ShareID", omit_empty: true, pointer: true, number: 7, ..F },
    Field { json: "conditions", go: "Conditions", go_type: "[]v1.Condition", kind: Kind::List(&Kind::Struct(&super::apimachinery::T1247)), list_type: ListType::Map, list_map_keys: &["type"], number: 4, ..F },
    Field { json: "data", go: "Data", go_type: "runtime.RawExtension", kind: Kind::RawExtension, omit_empty: true, pointer: true, number: 5, ..F },
    Field { json: "networkData", go: "NetworkData", go_type: "v1beta2.NetworkDeviceData", kind: Kind::Struct(&super::api_resource::T1032), omit_empty: true, pointer: true, number: 6, ..F },
];
pub static T997: Type = Type { name: "io.k8s.api.resource.v1beta2.AllocatedDeviceStatus", go: "AllocatedDeviceStatus", fields: &F997, json_fields: &[&F997[0], &F997[1], &F997[2], &F997[3], &F997[4], &F997[5], &F997[6]], by_name: &[4, 5, 2, 0, 6, 1, 3], by_number: &[0, 1, 2, 4, 5, 6, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta2.AllocationResult
pub static F998: [Field; 3] = [
    Field { json: "devices", go: "Devices", go_type: "v1beta2.DeviceAllocationResult", kind: Kind::Struct(&super::api_resource::T1007), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "nodeSelector", go: "NodeSelector", go_type: "v1.NodeSelector", kind: Kind::Struct(&super::api_core::T461), omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "allocationTimestamp", go: "AllocationTimestamp", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, pointer: true, number: 5, ..F },
];
pub static T998: Type = Type { name: "io.k8s.api.resource.v1beta2.AllocationResult", go: "AllocationResult", fields: &F998, json_fields: &[&F998[0], &F998[1], &F998[2]], by_name: &[2, 0, 1], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta2.CELDeviceSelector
pub static F999: [Field; 1] = [
    Field { json: "expression", go: "Expression", required: true, number: 1, default: "\"\"", ..F },
];
pub static T999: Type = Type { name: "io.k8s.api.resource.v1beta2.CELDeviceSelector", go: "CELDeviceSelector", fields: &F999, json_fields: &[&F999[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta2.CapacityRequestPolicy
pub static F1000: [Field; 3] = [
    Field { json: "default", go: "Default", go_type: "resource.Quantity", kind: Kind::Quantity, pointer: true, number: 1, ..F },
    Field { json: "validValues", go: "ValidValues", go_type: "[]resource.Quantity", kind: Kind::List(&Kind::Quantity), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
    Field { json: "validRange", go: "ValidRange", go_type: "v1beta2.CapacityRequestPolicyRange", kind: Kind::Struct(&super::api_resource::T1001), omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T1000: Type = Type { name: "io.k8s.api.resource.v1beta2.CapacityRequestPolicy", go: "CapacityRequestPolicy", fields: &F1000, json_fields: &[&F1000[0], &F1000[1], &F1000[2]], by_name: &[0, 2, 1], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta2.CapacityRequestPolicyRange
pub static F1001: [Field; 3] = [
    Field { json: "min", go: "Min", go_type: "resource.Quantity", kind: Kind::Quantity, omit_empty: true, pointer: true, required: true, number: 1, ..F },
    Field { json: "max", go: "Max", go_type: "resource.Quantity", kind: Kind::Quantity, omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "step", go: "Step", go_type: "resource.Quantity", kind: Kind::Quantity, omit_empty: true, pointer: true, number: 3, ..F },
];
pub static T1001: Type = Type { name: "io.k8s.api.resource.v1beta2.CapacityRequestPolicyRange", go: "CapacityRequestPolicyRange", fields: &F1001, json_fields: &[&F1001[0], &F1001[1], &F1001[2]], by_name: &[1, 0, 2], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta2.CapacityRequirements
pub static F1002: [Field; 1] = [
    Field { json: "requests", go: "Requests", go_type: "map[v1beta2.QualifiedName]resource.Quantity", kind: Kind::Map(&Kind::Quantity), omit_empty: true, number: 1, ..F },
];
pub static T1002: Type = Type { name: "io.k8s.api.resource.v1beta2.CapacityRequirements", go: "CapacityRequirements", fields: &F1002, json_fields: &[&F1002[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta2.Counter
pub static F1003: [Field; 1] = [
    Field { json: "value", go: "Value", go_type: "resource.Quantity", kind: Kind::Quantity, required: true, number: 1, ..F },
];
pub static T1003: Type = Type { name: "io.k8s.api.resource.v1beta2.Counter", go: "Counter", fields: &F1003, json_fields: &[&F1003[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta2.CounterSet
pub static F1004: [Field; 2] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "counters", go: "Counters", go_type: "map[string]v1beta2.Counter", kind: Kind::Map(&Kind::Struct(&super::api_resource::T1003)), omit_empty: true, required: true, number: 2, ..F },
];
pub static T1004: Type = Type { name: "io.k8s.api.resource.v1beta2.CounterSet", go: "CounterSet", fields: &F1004, json_fields: &[&F1004[0], &F1004[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta2.Device
pub static F1005: [Field; 13] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "attributes", go: "Attributes", go_type: "map[v1beta2.QualifiedName]v1beta2.DeviceAttribute", kind: Kind::Map(&Kind::Struct(&super::api_resource::T1008)), omit_empty: true, number: 2, ..F },
    Field { json: "capacity", go: "Capacity", go_type: "map[v1beta2.QualifiedName]v1beta2.DeviceCapacity", kind: Kind::Map(&Kind::Struct(&super::api_resource::T1009)), omit_empty: true, number: 3, ..F },
    Field { json: "consumesCounters", go: "ConsumesCounters", go_type: "[]v1beta2.DeviceCounterConsumption", kind: Kind::List(&Kind::Struct(&super::api_resource::T1018)), omit_empty: true, list_type: ListType::Atomic, number: 4, ..F },
    Field { json: "nodeName", go: "NodeName", omit_empty: true, pointer: true, number: 5, ..F },
    Field { json: "nodeSelector", go: "NodeSelector", go_type: "v1.NodeSelector", kind: Kind::Struct(&super::api_core::T461), omit_empty: true, pointer: true, number: 6, ..F },
    Field { json: "allNodes", go: "AllNodes", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 7, ..F },
    Field { json: "taints", go: "Taints", go_type: "[]v1beta2.DeviceTaint", kind: Kind::List(&Kind::Struct(&super::api_resource::T1024)), omit_empty: true, list_type: ListType::Atomic, number: 8, ..F },
    Field { json: "bindsToNode", go: "BindsToNode", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 9, ..F },
    Field { json: "bindingConditions", go: "BindingConditions", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 10, ..F },
    Field { json: "bindingFailureConditions", go: "BindingFailureConditions", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 11, ..F },
    Field { json: "allowMultipleAllocations", go: "AllowMultipleAllocations", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 12, ..F },
    Field { json: "nodeAllocatableResources", go: "NodeAllocatableResources", go_type: "map[v1.ResourceName]v1beta2.NodeAllocatableResource", kind: Kind::Map(&Kind::Struct(&super::api_resource::T1035)), omit_empty: true, number: 14, ..F },
];
pub static T1005: Type = Type { name: "io.k8s.api.resource.v1beta2.Device", go: "Device", fields: &F1005, json_fields: &[&F1005[0], &F1005[1], &F1005[2], &F1005[3], &F1005[4], &F1005[5], &F1005[6], &F1005[7], &F1005[8], &F1005[9], &F1005[10], &F1005[11], &F1005[12]], by_name: &[6, 11, 1, 9, 10, 8, 2, 3, 0, 12, 4, 5, 7], by_number: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta2.DeviceAllocationConfiguration
pub static F1006: [Field; 3] = [
    Field { json: "source", go: "Source", go_type: "v1beta2.AllocationConfigSource", required: true, number: 1, enums: &["FromClaim", "FromClass"], default: "\"\"", ..F },
    Field { json: "requests", go: "Requests", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
    Field { go: "DeviceConfiguration", go_type: "v1beta2.DeviceConfiguration", kind: Kind::Struct(&super::api_resource::T1016), inline: true, number: 3, ..F },
];
pub static T1006: Type = Type { name: "io.k8s.api.resource.v1beta2.DeviceAllocationConfiguration", go: "DeviceAllocationConfiguration", fields: &F1006, json_fields: &[&F1006[0], &F1006[1], &F1016[0]], by_name: &[2, 1, 0], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta2.DeviceAllocationResult
pub static F1007: [Field; 2] = [
    Field { json: "results", go: "Results", go_type: "[]v1beta2.DeviceRequestAllocationResult", kind: Kind::List(&Kind::Struct(&super::api_resource::T1021)), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
    Field { json: "config", go: "Config", go_type: "[]v1beta2.DeviceAllocationConfiguration", kind: Kind::List(&Kind::Struct(&super::api_resource::T1006)), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
];
pub static T1007: Type = Type { name: "io.k8s.api.resource.v1beta2.DeviceAllocationResult", go: "DeviceAllocationResult", fields: &F1007, json_fields: &[&F1007[0], &F1007[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta2.DeviceAttribute
pub static F1008: [Field; 8] = [
    Field { json: "int", go: "IntValue", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "bool", go: "BoolValue", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "string", go: "StringValue", omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "version", go: "VersionValue", omit_empty: true, pointer: true, number: 5, ..F },
    Field { json: "ints", go: "IntValues", go_type: "[]int64", kind: Kind::List(&Kind::Int64), omit_empty: true, list_type: ListType::Atomic, number: 6, ..F },
    Field { json: "bools", go: "BoolValues", go_type: "[]bool", kind: Kind::List(&Kind::Bool), omit_empty: true, list_type: ListType::Atomic, number: 7, ..F },
    Field { json: "strings", go: "StringValues", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 8, ..F },
    Field { json: "versions", go: "VersionValues", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 9, ..F },
];
pub static T1008: Type = Type { name: "io.k8s.api.resource.v1beta2.DeviceAttribute", go: "DeviceAttribute", fields: &F1008, json_fields: &[&F1008[0], &F1008[1], &F1008[2], &F1008[3], &F1008[4], &F1008[5], &F1008[6], &F1008[7]], by_name: &[1, 5, 0, 4, 2, 6, 3, 7], by_number: &[0, 1, 2, 3, 4, 5, 6, 7], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta2.DeviceCapacity
pub static F1009: [Field; 2] = [
    Field { json: "value", go: "Value", go_type: "resource.Quantity", kind: Kind::Quantity, required: true, number: 1, ..F },
    Field { json: "requestPolicy", go: "RequestPolicy", go_type: "v1beta2.CapacityRequestPolicy", kind: Kind::Struct(&super::api_resource::T1000), omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T1009: Type = Type { name: "io.k8s.api.resource.v1beta2.DeviceCapacity", go: "DeviceCapacity", fields: &F1009, json_fields: &[&F1009[0], &F1009[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta2.DeviceClaim
pub static F1010: [Field; 3] = [
    Field { json: "requests", go: "Requests", go_type: "[]v1beta2.DeviceRequest", kind: Kind::List(&Kind::Struct(&super::api_resource::T1020)), list_type: ListType::Atomic, number: 1, ..F },
    Field { json: "constraints", go: "Constraints", go_type: "[]v1beta2.DeviceConstraint", kind: Kind::List(&Kind::Struct(&super::api_resource::T1017)), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
    Field { json: "config", go: "Config", go_type: "[]v1beta2.DeviceClaimConfiguration", kind: Kind::List(&Kind::Struct(&super::api_resource::T1011)), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
];
pub static T1010: Type = Type { name: "io.k8s.api.resource.v1beta2.DeviceClaim", go: "DeviceClaim", fields: &F1010, json_fields: &[&F1010[0], &F1010[1], &F1010[2]], by_name: &[2, 1, 0], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta2.DeviceClaimConfiguration
pub static F1011: [Field; 2] = [
    Field { json: "requests", go: "Requests", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
    Field { go: "DeviceConfiguration", go_type: "v1beta2.DeviceConfiguration", kind: Kind::Struct(&super::api_resource::T1016), inline: true, number: 2, ..F },
];
pub static T1011: Type = Type { name: "io.k8s.api.resource.v1beta2.DeviceClaimConfiguration", go: "DeviceClaimConfiguration", fields: &F1011, json_fields: &[&F1011[0], &F1016[0]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta2.DeviceClass
pub static F1012: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1beta2.DeviceClassSpec", kind: Kind::Struct(&super::api_resource::T1015), number: 2, default: "{}", ..F },
];
pub static T1012: Type = Type { name: "io.k8s.api.resource.v1beta2.DeviceClass", go: "DeviceClass", fields: &F1012, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1012[1], &F1012[2]], by_name: &[1, 0, 2, 3], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta2.DeviceClassConfiguration
pub static F1013: [Field; 1] = [
    Field { go: "DeviceConfiguration", go_type: "v1beta2.DeviceConfiguration", kind: Kind::Struct(&super::api_resource::T1016), inline: true, number: 1, ..F },
];
pub static T1013: Type = Type { name: "io.k8s.api.resource.v1beta2.DeviceClassConfiguration", go: "DeviceClassConfiguration", fields: &F1013, json_fields: &[&F1016[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta2.DeviceClassList
pub static F1014: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta2.DeviceClass", kind: Kind::List(&Kind::Struct(&super::api_resource::T1012)), required: true, number: 2, ..F },
];
pub static T1014: Type = Type { name: "io.k8s.api.resource.v1beta2.DeviceClassList", go: "DeviceClassList", fields: &F1014, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1014[1], &F1014[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta2.DeviceClassSpec
pub static F1015: [Field; 3] = [
    Field { json: "selectors", go: "Selectors", go_type: "[]v1beta2.DeviceSelector", kind: Kind::List(&Kind::Struct(&super::api_resource::T1022)), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
    Field { json: "config", go: "Config", go_type: "[]v1beta2.DeviceClassConfiguration", kind: Kind::List(&Kind::Struct(&super::api_resource::T1013)), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
    Field { json: "extendedResourceName", go: "ExtendedResourceName", omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T1015: Type = Type { name: "io.k8s.api.resource.v1beta2.DeviceClassSpec", go: "DeviceClassSpec", fields: &F1015, json_fields: &[&F1015[0], &F1015[1], &F1015[2]], by_name: &[1, 2, 0], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta2.DeviceConfiguration
pub static F1016: [Field; 1] = [
    Field { json: "opaque", go: "Opaque", go_type: "v1beta2.OpaqueDeviceConfiguration", kind: Kind::Struct(&super::api_resource::T1036), omit_empty: true, pointer: true, number: 1, ..F },
];
pub static T1016: Type = Type { name: "io.k8s.api.resource.v1beta2.DeviceConfiguration", go: "DeviceConfiguration", fields: &F1016, json_fields: &[&F1016[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta2.DeviceConstraint
pub static F1017: [Field; 3] = [
    Field { json: "requests", go: "Requests", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
    Field { json: "matchAttribute", go: "MatchAttribute", go_type: "v1beta2.FullyQualifiedName", omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "distinctAttribute", go: "DistinctAttribute", go_type: "v1beta2.FullyQualifiedName", omit_empty: true, pointer: true, number: 3, ..F },
];
pub static T1017: Type = Type { name: "io.k8s.api.resource.v1beta2.DeviceConstraint", go: "DeviceConstraint", fields: &F1017, json_fields: &[&F1017[0], &F1017[1], &F1017[2]], by_name: &[2, 1, 0], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta2.DeviceCounterConsumption
pub static F1018: [Field; 3] = [
    Field { json: "counterSet", go: "CounterSet", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "counters", go: "Counters", go_type: "map[string]v1beta2.Counter", kind: Kind::Map(&Kind::Struct(&super::api_resource::T1003)), omit_empty: true, required: true, number: 2, ..F },
    Field { json: "compatibilityGroups", go: "CompatibilityGroups", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
];
pub static T1018: Type = Type { name: "io.k8s.api.resource.v1beta2.DeviceCounterConsumption", go: "DeviceCounterConsumption", fields: &F1018, json_fields: &[&F1018[0], &F1018[1], &F1018[2]], by_name: &[2, 0, 1], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta2.DeviceDerivedAttribute
pub static F1019: [Field; 2] = [
    Field { json: "name", go: "Name", go_type: "v1beta2.FullyQualifiedName", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "expression", go: "Expression", required: true, number: 2, default: "\"\"", ..F },
];
pub static T1019: Type = Type { name: "io.k8s.api.resource.v1beta2.DeviceDerivedAttribute", go: "DeviceDerivedAttribute", fields: &F1019, json_fields: &[&F1019[0], &F1019[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta2.DeviceRequest
pub static F1020: [Field; 3] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "exactly", go: "Exactly", go_type: "v1beta2.ExactDeviceRequest", kind: Kind::Struct(&super::api_resource::T1031), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "firstAvailable", go: "FirstAvailable", go_type: "[]v1beta2.DeviceSubRequest", kind: Kind::List(&Kind::Struct(&super::api_resource::T1023)), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
];
pub static T1020: Type = Type { name: "io.k8s.api.resource.v1beta2.DeviceRequest", go: "DeviceRequest", fields: &F1020, json_fields: &[&F1020[0], &F1020[1], &F1020[2]], by_name: &[1, 2, 0], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta2.DeviceRequestAllocationResult
pub static F1021: [Field; 11] = [
    Field { json: "request", go: "Request", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "driver", go: "Driver", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "pool", go: "Pool", required: true, number: 3, default: "\"\"", ..F },
    Field { json: "device", go: "Device", required: true, number: 4, default: "\"\"", ..F },
    Field { json: "adminAccess", go: "AdminAccess", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 5, ..F },
    Field { json: "tolerations", go: "Tolerations", go_type: "[]v1beta2.DeviceToleration", kind: Kind::List(&Kind::Struct(&super::api_resource::T1030)), omit_empty: true, list_type: ListType::Atomic, number: 6, ..F },
    Field { json: "bindingConditions", go: "BindingConditions", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 7, ..F },
    Field { json: "bindingFailureConditions", go: "BindingFailureConditions", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 8, ..F },
    Field { json: "shareID", go: "ShareID", go_type: "types.UID", omit_empty: true, pointer: true, number: 9, ..F },
    Field { json: "consumedCapacity", go: "ConsumedCapacity", go_type: "map[v1beta2.QualifiedName]resource.Quantity", kind: Kind::Map(&Kind::Quantity), omit_empty: true, number: 10, ..F },
    Field { json: "skipNodeOperations", go: "SkipNodeOperations", go_type: "[]v1beta2.SkipNodeOperation", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Set, number: 11, enums: &["*", "NodePrepareResources", "NodeUnprepareResources"], ..F },
];
pub static T1021: Type = Type { name: "io.k8s.api.resource.v1beta2.DeviceRequestAllocationResult", go: "DeviceRequestAllocationResult", fields: &F1021, json_fields: &[&F1021[0], &F1021[1], &F1021[2], &F1021[3], &F1021[4], &F1021[5], &F1021[6], &F1021[7], &F1021[8], &F1021[9], &F1021[10]], by_name: &[4, 6, 7, 9, 3, 1, 2, 0, 8, 10, 5], by_number: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta2.DeviceSelector
pub static F1022: [Field; 1] = [
    Field { json: "cel", go: "CEL", go_type: "v1beta2.CELDeviceSelector", kind: Kind::Struct(&super::api_resource::T999), omit_empty: true, pointer: true, number: 1, ..F },
];
pub static T1022: Type = Type { name: "io.k8s.api.resource.v1beta2.DeviceSelector", go: "DeviceSelector", fields: &F1022, json_fields: &[&F1022[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta2.DeviceSubRequest
pub static F1023: [Field; 8] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "deviceClassName", go: "DeviceClassName", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "selectors", go: "Selectors", go_type: "[]v1beta2.DeviceSelector", kind: Kind::List(&Kind::Struct(&super::api_resource::T1022)), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
    Field { json: "allocationMode", go: "AllocationMode", go_type: "v1beta2.DeviceAllocationMode", omit_empty: true, number: 4, enums: &["All", "ExactCount"], ..F },
    Field { json: "count", go: "Count", go_type: "int64", kind: Kind::Int64, omit_empty: true, number: 5, ..F },
    Field { json: "tolerations", go: "Tolerations", go_type: "[]v1beta2.DeviceToleration", kind: Kind::List(&Kind::Struct(&super::api_resource::T1030)), omit_empty: true, list_type: ListType::Atomic, number: 6, ..F },
    Field { json: "capacity", go: "Capacity", go_type: "v1beta2.CapacityRequirements", kind: Kind::Struct(&super::api_resource::T1002), omit_empty: true, pointer: true, number: 7, ..F },
    Field { json: "derivedAttributes", go: "DerivedAttributes", go_type: "[]v1beta2.DeviceDerivedAttribute", kind: Kind::List(&Kind::Struct(&super::api_resource::T1019)), omit_empty: true, list_type: ListType::Atomic, number: 8, ..F },
];
pub static T1023: Type = Type { name: "io.k8s.api.resource.v1beta2.DeviceSubRequest", go: "DeviceSubRequest", fields: &F1023, json_fields: &[&F1023[0], &F1023[1], &F1023[2], &F1023[3], &F1023[4], &F1023[5], &F1023[6], &F1023[7]], by_name: &[3, 6, 4, 7, 1, 0, 2, 5], by_number: &[0, 1, 2, 3, 4, 5, 6, 7], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta2.DeviceTaint
pub static F1024: [Field; 4] = [
    Field { json: "key", go: "Key", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "value", go: "Value", omit_empty: true, number: 2, ..F },
    Field { json: "effect", go: "Effect", go_type: "v1beta2.DeviceTaintEffect", required: true, number: 3, enums: &["NoExecute", "NoSchedule", "None"], default: "\"\"", ..F },
    Field { json: "timeAdded", go: "TimeAdded", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T1024: Type = Type { name: "io.k8s.api.resource.v1beta2.DeviceTaint", go: "DeviceTaint", fields: &F1024, json_fields: &[&F1024[0], &F1024[1], &F1024[2], &F1024[3]], by_name: &[2, 0, 3, 1], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta2.DeviceTaintRule
pub static F1025: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1beta2.DeviceTaintRuleSpec", kind: Kind::Struct(&super::api_resource::T1027), required: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1beta2.DeviceTaintRuleStatus", kind: Kind::Struct(&super::api_resource::T1028), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T1025: Type = Type { name: "io.k8s.api.resource.v1beta2.DeviceTaintRule", go: "DeviceTaintRule", fields: &F1025, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1025[1], &F1025[2], &F1025[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta2.DeviceTaintRuleList
pub static F1026: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta2.DeviceTaintRule", kind: Kind::List(&Kind::Struct(&super::api_resource::T1025)), required: true, number: 2, ..F },
];
pub static T1026: Type = Type { name: "io.k8s.api.resource.v1beta2.DeviceTaintRuleList", go: "DeviceTaintRuleList", fields: &F1026, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1026[1], &F1026[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta2.DeviceTaintRuleSpec
pub static F1027: [Field; 2] = [
    Field { json: "deviceSelector", go: "DeviceSelector", go_type: "v1beta2.DeviceTaintSelector", kind: Kind::Struct(&super::api_resource::T1029), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "taint", go: "Taint", go_type: "v1beta2.DeviceTaint", kind: Kind::Struct(&super::api_resource::T1024), omit_empty: true, required: true, number: 2, default: "{}", ..F },
];
pub static T1027: Type = Type { name: "io.k8s.api.resource.v1beta2.DeviceTaintRuleSpec", go: "DeviceTaintRuleSpec", fields: &F1027, json_fields: &[&F1027[0], &F1027[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta2.DeviceTaintRuleStatus
pub static F1028: [Field; 1] = [
    Field { json: "conditions", go: "Conditions", go_type: "[]v1.Condition", kind: Kind::List(&Kind::Struct(&super::apimachinery::T1247)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["type"], patch_strategy: "merge", patch_merge_key: "type", number: 1, ..F },
];
pub static T1028: Type = Type { name: "io.k8s.api.resource.v1beta2.DeviceTaintRuleStatus", go: "DeviceTaintRuleStatus", fields: &F1028, json_fields: &[&F1028[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta2.DeviceTaintSelector
pub static F1029: [Field; 3] = [
    Field { json: "driver", go: "Driver", omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "pool", go: "Pool", omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "device", go: "Device", omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T1029: Type = Type { name: "io.k8s.api.resource.v1beta2.DeviceTaintSelector", go: "DeviceTaintSelector", fields: &F1029, json_fields: &[&F1029[0], &F1029[1], &F1029[2]], by_name: &[2, 0, 1], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta2.DeviceToleration
pub static F1030: [Field; 5] = [
    Field { json: "key", go: "Key", omit_empty: true, number: 1, ..F },
    Field { json: "operator", go: "Operator", go_type: "v1beta2.DeviceTolerationOperator", omit_empty: true, number: 2, enums: &["Equal", "Exists"], default: "\"Equal\"", ..F },
    Field { json: "value", go: "Value", omit_empty: true, number: 3, ..F },
    Field { json: "effect", go: "Effect", go_type: "v1beta2.DeviceTaintEffect", omit_empty: true, number: 4, enums: &["NoExecute", "NoSchedule", "None"], ..F },
    Field { json: "tolerationSeconds", go: "TolerationSeconds", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 5, ..F },
];
pub static T1030: Type = Type { name: "io.k8s.api.resource.v1beta2.DeviceToleration", go: "DeviceToleration", fields: &F1030, json_fields: &[&F1030[0], &F1030[1], &F1030[2], &F1030[3], &F1030[4]], by_name: &[3, 0, 1, 4, 2], by_number: &[0, 1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta2.ExactDeviceRequest
pub static F1031: [Field; 8] = [
    Field { json: "deviceClassName", go: "DeviceClassName", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "selectors", go: "Selectors", go_type: "[]v1beta2.DeviceSelector", kind: Kind::List(&Kind::Struct(&super::api_resource::T1022)), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
    Field { json: "allocationMode", go: "AllocationMode", go_type: "v1beta2.DeviceAllocationMode", omit_empty: true, number: 3, enums: &["All", "ExactCount"], ..F },
    Field { json: "count", go: "Count", go_type: "int64", kind: Kind::Int64, omit_empty: true, number: 4, ..F },
    Field { json: "adminAccess", go: "AdminAccess", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 5, ..F },
    Field { json: "tolerations", go: "Tolerations", go_type: "[]v1beta2.DeviceToleration", kind: Kind::List(&Kind::Struct(&super::api_resource::T1030)), omit_empty: true, list_type: ListType::Atomic, number: 6, ..F },
    Field { json: "capacity", go: "Capacity", go_type: "v1beta2.CapacityRequirements", kind: Kind::Struct(&super::api_resource::T1002), omit_empty: true, pointer: true, number: 7, ..F },
    Field { json: "derivedAttributes", go: "DerivedAttributes", go_type: "[]v1beta2.DeviceDerivedAttribute", kind: Kind::List(&Kind::Struct(&super::api_resource::T1019)), omit_empty: true, list_type: ListType::Atomic, number: 8, ..F },
];
pub static T1031: Type = Type { name: "io.k8s.api.resource.v1beta2.ExactDeviceRequest", go: "ExactDeviceRequest", fields: &F1031, json_fields: &[&F1031[0], &F1031[1], &F1031[2], &F1031[3], &F1031[4], &F1031[5], &F1031[6], &F1031[7]], by_name: &[4, 2, 6, 3, 7, 0, 1, 5], by_number: &[0, 1, 2, 3, 4, 5, 6, 7], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta2.NetworkDeviceData
pub static F1032: [Field; 3] = [
    Field { json: "interfaceName", go: "InterfaceName", omit_empty: true, number: 1, ..F },
    Field { json: "ips", go: "IPs", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
    Field { json: "hardwareAddress", go: "HardwareAddress", omit_empty: true, number: 3, ..F },
];
pub static T1032: Type = Type { name: "io.k8s.api.resource.v1beta2.NetworkDeviceData", go: "NetworkDeviceData", fields: &F1032, json_fields: &[&F1032[0], &F1032[1], &F1032[2]], by_name: &[2, 0, 1], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta2.NodeAllocatableMapping
pub static F1033: [Field; 3] = [
    Field { json: "capacityKey", go: "CapacityKey", go_type: "v1beta2.QualifiedName", omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "capacityMultiplier", go: "CapacityMultiplier", go_type: "resource.Quantity", kind: Kind::Quantity, omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "deviceMultiplier", go: "DeviceMultiplier", go_type: "resource.Quantity", kind: Kind::Quantity, omit_empty: true, pointer: true, number: 3, ..F },
];
pub static T1033: Type = Type { name: "io.k8s.api.resource.v1beta2.NodeAllocatableMapping", go: "NodeAllocatableMapping", fields: &F1033, json_fields: &[&F1033[0], &F1033[1], &F1033[2]], by_name: &[0, 1, 2], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta2.NodeAllocatableOverhead
pub static F1034: [Field; 2] = [
    Field { json: "perPod", go: "PerPod", go_type: "resource.Quantity", kind: Kind::Quantity, omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "perContainer", go: "PerContainer", go_type: "resource.Quantity", kind: Kind::Quantity, omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T1034: Type = Type { name: "io.k8s.api.resource.v1beta2.NodeAllocatableOverhead", go: "NodeAllocatableOverhead", fields: &F1034, json_fields: &[&F1034[0], &F1034[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta2.NodeAllocatableResource
pub static F1035: [Field; 2] = [
    Field { json: "mapping", go: "Mapping", go_type: "v1beta2.NodeAllocatableMapping", kind: Kind::Struct(&super::api_resource::T1033), omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "overhead", go: "Overhead", go_type: "v1beta2.NodeAllocatableOverhead", kind: Kind::Struct(&super::api_resource::T1034), omit_empty: true, pointer: true, number: 4, ..F },
];
pub static T1035: Type = Type { name: "io.k8s.api.resource.v1beta2.NodeAllocatableResource", go: "NodeAllocatableResource", fields: &F1035, json_fields: &[&F1035[0], &F1035[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta2.OpaqueDeviceConfiguration
pub static F1036: [Field; 2] = [
    Field { json: "driver", go: "Driver", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "parameters", go: "Parameters", go_type: "runtime.RawExtension", kind: Kind::RawExtension, required: true, number: 2, ..F },
];
pub static T1036: Type = Type { name: "io.k8s.api.resource.v1beta2.OpaqueDeviceConfiguration", go: "OpaqueDeviceConfiguration", fields: &F1036, json_fields: &[&F1036[0], &F1036[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta2.ResourceClaim
pub static F1037: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1beta2.ResourceClaimSpec", kind: Kind::Struct(&super::api_resource::T1040), number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1beta2.ResourceClaimStatus", kind: Kind::Struct(&super::api_resource::T1041), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T1037: Type = Type { name: "io.k8s.api.resource.v1beta2.ResourceClaim", go: "ResourceClaim", fields: &F1037, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1037[1], &F1037[2], &F1037[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta2.ResourceClaimConsumerReference
pub static F1038: [Field; 4] = [
    Field { json: "apiGroup", go: "APIGroup", omit_empty: true, number: 1, ..F },
    Field { json: "resource", go: "Resource", required: true, number: 3, default: "\"\"", ..F },
    Field { json: "name", go: "Name", required: true, number: 4, default: "\"\"", ..F },
    Field { json: "uid", go: "UID", go_type: "types.UID", required: true, number: 5, default: "\"\"", ..F },
];
pub static T1038: Type = Type { name: "io.k8s.api.resource.v1beta2.ResourceClaimConsumerReference", go: "ResourceClaimConsumerReference", fields: &F1038, json_fields: &[&F1038[0], &F1038[1], &F1038[2], &F1038[3]], by_name: &[0, 2, 1, 3], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta2.ResourceClaimList
pub static F1039: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta2.ResourceClaim", kind: Kind::List(&Kind::Struct(&super::api_resource::T1037)), required: true, number: 2, ..F },
];
pub static T1039: Type = Type { name: "io.k8s.api.resource.v1beta2.ResourceClaimList", go: "ResourceClaimList", fields: &F1039, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1039[1], &F1039[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta2.ResourceClaimSpec
pub static F1040: [Field; 1] = [
    Field { json: "devices", go: "Devices", go_type: "v1beta2.DeviceClaim", kind: Kind::Struct(&super::api_resource::T1010), number: 1, default: "{}", ..F },
];
pub static T1040: Type = Type { name: "io.k8s.api.resource.v1beta2.ResourceClaimSpec", go: "ResourceClaimSpec", fields: &F1040, json_fields: &[&F1040[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta2.ResourceClaimStatus
pub static F1041: [Field; 3] = [
    Field { json: "allocation", go: "Allocation", go_type: "v1beta2.AllocationResult", kind: Kind::Struct(&super::api_resource::T998), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "reservedFor", go: "ReservedFor", go_type: "[]v1beta2.ResourceClaimConsumerReference", kind: Kind::List(&Kind::Struct(&super::api_resource::T1038)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["uid"], patch_strategy: "merge", patch_merge_key: "uid", number: 2, ..F },
    Field { json: "devices", go: "Devices", go_type: "[]v1beta2.AllocatedDeviceStatus", kind: Kind::List(&Kind::Struct(&super::api_resource::T997)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["driver", "device", "pool", "shareID"], number: 4, ..F },
];
pub static T1041: Type = Type { name: "io.k8s.api.resource.v1beta2.ResourceClaimStatus", go: "ResourceClaimStatus", fields: &F1041, json_fields: &[&F1041[0], &F1041[1], &F1041[2]], by_name: &[0, 2, 1], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta2.ResourceClaimTemplate
pub static F1042: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1beta2.ResourceClaimTemplateSpec", kind: Kind::Struct(&super::api_resource::T1044), number: 2, default: "{}", ..F },
];
pub static T1042: Type = Type { name: "io.k8s.api.resource.v1beta2.ResourceClaimTemplate", go: "ResourceClaimTemplate", fields: &F1042, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1042[1], &F1042[2]], by_name: &[1, 0, 2, 3], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta2.ResourceClaimTemplateList
pub static F1043: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta2.ResourceClaimTemplate", kind: Kind::List(&Kind::Struct(&super::api_resource::T1042)), required: true, number: 2, ..F },
];
pub static T1043: Type = Type { name: "io.k8s.api.resource.v1beta2.ResourceClaimTemplateList", go: "ResourceClaimTemplateList", fields: &F1043, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1043[1], &F1043[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta2.ResourceClaimTemplateSpec
pub static F1044: [Field; 2] = [
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1beta2.ResourceClaimSpec", kind: Kind::Struct(&super::api_resource::T1040), number: 2, default: "{}", ..F },
];
pub static T1044: Type = Type { name: "io.k8s.api.resource.v1beta2.ResourceClaimTemplateSpec", go: "ResourceClaimTemplateSpec", fields: &F1044, json_fields: &[&F1044[0], &F1044[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta2.ResourcePool
pub static F1045: [Field; 3] = [
    Field { json: "name", go: "Name", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "generation", go: "Generation", go_type: "int64", kind: Kind::Int64, required: true, number: 2, default: "0", ..F },
    Field { json: "resourceSliceCount", go: "ResourceSliceCount", go_type: "int64", kind: Kind::Int64, required: true, number: 3, default: "0", ..F },
];
pub static T1045: Type = Type { name: "io.k8s.api.resource.v1beta2.ResourcePool", go: "ResourcePool", fields: &F1045, json_fields: &[&F1045[0], &F1045[1], &F1045[2]], by_name: &[1, 0, 2], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta2.ResourceSlice
pub static F1046: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1beta2.ResourceSliceSpec", kind: Kind::Struct(&super::api_resource::T1048), required: true, number: 2, default: "{}", ..F },
];
pub static T1046: Type = Type { name: "io.k8s.api.resource.v1beta2.ResourceSlice", go: "ResourceSlice", fields: &F1046, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1046[1], &F1046[2]], by_name: &[1, 0, 2, 3], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta2.ResourceSliceList
pub static F1047: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta2.ResourceSlice", kind: Kind::List(&Kind::Struct(&super::api_resource::T1046)), required: true, number: 2, ..F },
];
pub static T1047: Type = Type { name: "io.k8s.api.resource.v1beta2.ResourceSliceList", go: "ResourceSliceList", fields: &F1047, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1047[1], &F1047[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.resource.v1beta2.ResourceSliceSpec
pub static F1048: [Field; 10] = [
    Field { json: "driver", go: "Driver", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "pool", go: "Pool", go_type: "v1beta2.ResourcePool", kind: Kind::Struct(&super::api_resource::T1045), required: true, number: 2, default: "{}", ..F },
    Field { json: "nodeName", go: "NodeName", omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "nodeSelector", go: "NodeSelector", go_type: "v1.NodeSelector", kind: Kind::Struct(&super::api_core::T461), omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "allNodes", go: "AllNodes", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 5, ..F },
    Field { json: "devices", go: "Devices", go_type: "[]v1beta2.Device", kind: Kind::List(&Kind::Struct(&super::api_resource::T1005)), omit_empty: true, list_type: ListType::Atomic, number: 6, ..F },
    Field { json: "perDeviceNodeSelection", go: "PerDeviceNodeSelection", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 7, ..F },
    Field { json: "sharedCounters", go: "SharedCounters", go_type: "[]v1beta2.CounterSet", kind: Kind::List(&Kind::Struct(&super::api_resource::T1004)), omit_empty: true, list_type: ListType::Atomic, number: 8, ..F },
    Field { json: "partitionTypeAttribute", go: "PartitionTypeAttribute", go_type: "v1beta2.FullyQualifiedName", omit_empty: true, pointer: true, number: 9, ..F },
    Field { json: "skipNodeOperations", go: "SkipNodeOperations", go_type: "[]v1beta2.SkipNodeOperation", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Set, number: 10, enums: &["*", "NodePrepareResources", "NodeUnprepareResources"], ..F },
];
pub static T1048: Type = Type { name: "io.k8s.api.resource.v1beta2.ResourceSliceSpec", go: "ResourceSliceSpec", fields: &F1048, json_fields: &[&F1048[0], &F1048[1], &F1048[2], &F1048[3], &F1048[4], &F1048[5], &F1048[6], &F1048[7], &F1048[8], &F1048[9]], by_name: &[4, 5, 0, 2, 3, 8, 6, 1, 7, 9], by_number: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
