// Made by hack/gen-schema; do not edit.
use crate::types::*;

// io.k8s.api.batch.v1.CronJob
pub static F282: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1.CronJobSpec", kind: Kind::Struct(&super::api_batch::T284), omit_empty: true, required: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1.CronJobStatus", kind: Kind::Struct(&super::api_batch::T285), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T282: Type = Type { name: "io.k8s.api.batch.v1.CronJob", go: "CronJob", fields: &F282, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F282[1], &F282[2], &F282[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.batch.v1.CronJobList
pub static F283: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.CronJob", kind: Kind::List(&Kind::Struct(&super::api_batch::T282)), required: true, number: 2, ..F },
];
pub static T283: Type = Type { name: "io.k8s.api.batch.v1.CronJobList", go: "CronJobList", fields: &F283, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F283[1], &F283[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.batch.v1.CronJobSpec
pub static F284: [Field; 8] = [
    Field { json: "schedule", go: "Schedule", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "timeZone", go: "TimeZone", omit_empty: true, pointer: true, number: 8, ..F },
    Field { json: "startingDeadlineSeconds", go: "StartingDeadlineSeconds", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "concurrencyPolicy", go: "ConcurrencyPolicy", go_type: "v1.ConcurrencyPolicy", omit_empty: true, number: 3, enums: &["Allow", "Forbid", "Replace"], ..F },
    Field { json: "suspend", go: "Suspend", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "jobTemplate", go: "JobTemplate", go_type: "v1.JobTemplateSpec", kind: Kind::Struct(&super::api_batch::T292), required: true, number: 5, default: "{}", ..F },
    Field { json: "successfulJobsHistoryLimit", go: "SuccessfulJobsHistoryLimit", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 6, ..F },
    Field { json: "failedJobsHistoryLimit", go: "FailedJobsHistoryLimit", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 7, ..F },
];
pub static T284: Type = Type { name: "io.k8s.api.batch.v1.CronJobSpec", go: "CronJobSpec", fields: &F284, json_fields: &[&F284[0], &F284[1], &F284[2], &F284[3], &F284[4], &F284[5], &F284[6], &F284[7]], by_name: &[3, 7, 5, 0, 2, 6, 4, 1], by_number: &[0, 2, 3, 4, 5, 6, 7, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.batch.v1.CronJobStatus
pub static F285: [Field; 3] = [
    Field { json: "active", go: "Active", go_type: "[]v1.ObjectReference", kind: Kind::List(&Kind::Struct(&super::api_core::T469)), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
    Field { json: "lastScheduleTime", go: "LastScheduleTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "lastSuccessfulTime", go: "LastSuccessfulTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, pointer: true, number: 5, ..F },
];
pub static T285: Type = Type { name: "io.k8s.api.batch.v1.CronJobStatus", go: "CronJobStatus", fields: &F285, json_fields: &[&F285[0], &F285[1], &F285[2]], by_name: &[0, 1, 2], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.batch.v1.Job
pub static F286: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1.JobSpec", kind: Kind::Struct(&super::api_batch::T290), omit_empty: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1.JobStatus", kind: Kind::Struct(&super::api_batch::T291), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T286: Type = Type { name: "io.k8s.api.batch.v1.Job", go: "Job", fields: &F286, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F286[1], &F286[2], &F286[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.batch.v1.JobCondition
pub static F287: [Field; 6] = [
    Field { json: "type", go: "Type", go_type: "v1.JobConditionType", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "status", go: "Status", go_type: "v1.ConditionStatus", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "lastProbeTime", go: "LastProbeTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 3, ..F },
    Field { json: "lastTransitionTime", go: "LastTransitionTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, number: 4, ..F },
    Field { json: "reason", go: "Reason", omit_empty: true, number: 5, ..F },
    Field { json: "message", go: "Message", omit_empty: true, number: 6, ..F },
];
pub static T287: Type = Type { name: "io.k8s.api.batch.v1.JobCondition", go: "JobCondition", fields: &F287, json_fields: &[&F287[0], &F287[1], &F287[2], &F287[3], &F287[4], &F287[5]], by_name: &[2, 3, 5, 4, 1, 0], by_number: &[0, 1, 2, 3, 4, 5], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.batch.v1.JobList
pub static F288: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.Job", kind: Kind::List(&Kind::Struct(&super::api_batch::T286)), required: true, number: 2, ..F },
];
pub static T288: Type = Type { name: "io.k8s.api.batch.v1.JobList", go: "JobList", fields: &F288, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F288[1], &F288[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.batch.v1.JobSchedulingConfiguration
pub static F289: [Field; 4] = [
    Field { json: "schedulingPolicy", go: "SchedulingPolicy", go_type: "v1alpha3.WorkloadPodGroupSchedulingPolicy", kind: Kind::Struct(&super::api_scheduling::T1087), omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "schedulingConstraints", go: "SchedulingConstraints", go_type: "v1alpha3.WorkloadPodGroupSchedulingConstraints", kind: Kind::Struct(&super::api_scheduling::T1086), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "disruptionMode", go: "DisruptionMode", go_type: "v1alpha3.WorkloadPodGroupDisruptionMode", kind: Kind::Struct(&super::api_scheduling::T1083), omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "resourceClaims", go: "ResourceClaims", go_type: "[]v1alpha3.WorkloadPodGroupResourceClaim", kind: Kind::List(&Kind::Struct(&super::api_scheduling::T1085)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["name"], patch_strategy: "merge", patch_merge_key: "name", number: 4, ..F },
];
pub static T289: Type = Type { name: "io.k8s.api.batch.v1.JobSchedulingConfiguration", go: "JobSchedulingConfiguration", fields: &F289, json_fields: &[&F289[0], &F289[1], &F289[2], &F289[3]], by_name: &[2, 3, 1, 0], by_number: &[0, 1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.batch.v1.JobSpec
pub static F290: [Field; 17] = [
    Field { json: "parallelism", go: "Parallelism", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "completions", go: "Completions", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "activeDeadlineSeconds", go: "ActiveDeadlineSeconds", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "podFailurePolicy", go: "PodFailurePolicy", go_type: "v1.PodFailurePolicy", kind: Kind::Struct(&super::api_batch::T293), omit_empty: true, pointer: true, number: 11, ..F },
    Field { json: "successPolicy", go: "SuccessPolicy", go_type: "v1.SuccessPolicy", kind: Kind::Struct(&super::api_batch::T297), omit_empty: true, pointer: true, number: 16, ..F },
    Field { json: "backoffLimit", go: "BackoffLimit", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 7, ..F },
    Field { json: "backoffLimitPerIndex", go: "BackoffLimitPerIndex", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 12, ..F },
    Field { json: "maxFailedIndexes", go: "MaxFailedIndexes", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 13, ..F },
    Field { json: "selector", go: "Selector", go_type: "v1.LabelSelector", kind: Kind::Struct(&super::apimachinery::T1258), omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "manualSelector", go: "ManualSelector", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 5, ..F },
    Field { json: "template", go: "Template", go_type: "v1.PodTemplateSpec", kind: Kind::Struct(&super::api_core::T510), required: true, number: 6, default: "{}", ..F },
    Field { json: "ttlSecondsAfterFinished", go: "TTLSecondsAfterFinished", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 8, ..F },
    Field { json: "completionMode", go: "CompletionMode", go_type: "v1.CompletionMode", omit_empty: true, pointer: true, number: 9, enums: &["Indexed", "NonIndexed"], ..F },
    Field { json: "suspend", go: "Suspend", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 10, ..F },
    Field { json: "podReplacementPolicy", go: "PodReplacementPolicy", go_type: "v1.PodReplacementPolicy", omit_empty: true, pointer: true, number: 14, enums: &["Failed", "TerminatingOrFailed"], ..F },
    Field { json: "managedBy", go: "ManagedBy", omit_empty: true, pointer: true, number: 15, ..F },
    Field { json: "scheduling", go: "Scheduling", go_type: "v1.JobSchedulingConfiguration", kind: Kind::Struct(&super::api_batch::T289), omit_empty: true, pointer: true, number: 17, ..F },
];
pub static T290: Type = Type { name: "io.k8s.api.batch.v1.JobSpec", go: "JobSpec", fields: &F290, json_fields: &[&F290[0], &F290[1], &F290[2], &F290[3], &F290[4], &F290[5], &F290[6], &F290[7], &F290[8], &F290[9], &F290[10], &F290[11], &F290[12], &F290[13], &F290[14], &F290[15], &F290[16]], by_name: &[2, 5, 6, 12, 1, 15, 9, 7, 0, 3, 14, 16, 8, 4, 13, 10, 11], by_number: &[0, 1, 2, 8, 9, 10, 5, 11, 12, 13, 3, 6, 7, 14, 15, 4, 16], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.batch.v1.JobStatus
pub static F291: [Field; 11] = [
    Field { json: "conditions", go: "Conditions", go_type: "[]v1.JobCondition", kind: Kind::List(&Kind::Struct(&super::api_batch::T287)), omit_empty: true, list_type: ListType::Atomic, patch_strategy: "merge", patch_merge_key: "type", number: 1, ..F },
    Field { json: "startTime", go: "StartTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "completionTime", go: "CompletionTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, pointer: true, number: 3, ..F },
    Field { json: "active", go: "Active", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 4, ..F },
    Field { json: "succeeded", go: "Succeeded", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 5, ..F },
    Field { json: "failed", go: "Failed", go_type: "int32", kind: Kind::Int32, omit_empty: true, number: 6, ..F },
    Field { json: "terminating", go: "Terminating", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 11, ..F },
    Field { json: "completedIndexes", go: "CompletedIndexes", omit_empty: true, number: 7, ..F },
    Field { json: "failedIndexes", go: "FailedIndexes", omit_empty: true, pointer: true, number: 10, ..F },
    Field { json: "uncountedTerminatedPods", go: "UncountedTerminatedPods", go_type: "v1.UncountedTerminatedPods", kind: Kind::Struct(&super::api_batch::T299), omit_empty: true, pointer: true, number: 8, ..F },
    Field { json: "ready", go: "Ready", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 9, ..F },
];
pub static T291: Type = Type { name: "io.k8s.api.batch.v1.JobStatus", go: "JobStatus", fields: &F291, json_fields: &[&F291[0], &F291[1], &F291[2], &F291[3], &F291[4], &F291[5], &F291[6], &F291[7], &F291[8], &F291[9], &F291[10]], by_name: &[3, 7, 2, 0, 5, 8, 10, 1, 4, 6, 9], by_number: &[0, 1, 2, 3, 4, 5, 7, 9, 10, 8, 6], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.batch.v1.JobTemplateSpec
pub static F292: [Field; 2] = [
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1.JobSpec", kind: Kind::Struct(&super::api_batch::T290), omit_empty: true, number: 2, default: "{}", ..F },
];
pub static T292: Type = Type { name: "io.k8s.api.batch.v1.JobTemplateSpec", go: "JobTemplateSpec", fields: &F292, json_fields: &[&F292[0], &F292[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.batch.v1.PodFailurePolicy
pub static F293: [Field; 1] = [
    Field { json: "rules", go: "Rules", go_type: "[]v1.PodFailurePolicyRule", kind: Kind::List(&Kind::Struct(&super::api_batch::T296)), required: true, list_type: ListType::Atomic, number: 1, ..F },
];
pub static T293: Type = Type { name: "io.k8s.api.batch.v1.PodFailurePolicy", go: "PodFailurePolicy", fields: &F293, json_fields: &[&F293[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.batch.v1.PodFailurePolicyOnExitCodesRequirement
pub static F294: [Field; 3] = [
    Field { json: "containerName", go: "ContainerName", omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "operator", go: "Operator", go_type: "v1.PodFailurePolicyOnExitCodesOperator", required: true, number: 2, enums: &["In", "NotIn"], default: "\"\"", ..F },
    Field { json: "values", go: "Values", go_type: "[]int32", kind: Kind::List(&Kind::Int32), required: true, list_type: ListType::Set, number: 3, ..F },
];
pub static T294: Type = Type { name: "io.k8s.api.batch.v1.PodFailurePolicyOnExitCodesRequirement", go: "PodFailurePolicyOnExitCodesRequirement", fields: &F294, json_fields: &[&F294[0], &F294[1], &F294[2]], by_name: &[0, 1, 2], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.batch.v1.PodFailurePolicyOnPodConditionsPattern
pub static F295: [Field; 2] = [
    Field { json: "type", go: "Type", go_type: "v1.PodConditionType", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "status", go: "Status", go_type: "v1.ConditionStatus", number: 2, default: "\"\"", ..F },
];
pub static T295: Type = Type { name: "io.k8s.api.batch.v1.PodFailurePolicyOnPodConditionsPattern", go: "PodFailurePolicyOnPodConditionsPattern", fields: &F295, json_fields: &[&F295[0], &F295[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.batch.v1.PodFailurePolicyRule
pub static F296: [Field; 3] = [
    Field { json: "action", go: "Action", go_type: "v1.PodFailurePolicyAction", required: true, number: 1, enums: &["Count", "FailIndex", "FailJob", "Ignore"], default: "\"\"", ..F },
    Field { json: "onExitCodes", go: "OnExitCodes", go_type: "v1.PodFailurePolicyOnExitCodesRequirement", kind: Kind::Struct(&super::api_batch::T294), omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "onPodConditions", go: "OnPodConditions", go_type: "[]v1.PodFailurePolicyOnPodConditionsPattern", kind: Kind::List(&Kind::Struct(&super::api_batch::T295)), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
];
pub static T296: Type = Type { name: "io.k8s.api.batch.v1.PodFailurePolicyRule", go: "PodFailurePolicyRule", fields: &F296, json_fields: &[&F296[0], &F296[1], &F296[2]], by_name: &[0, 1, 2], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.batch.v1.SuccessPolicy
pub static F297: [Field; 1] = [
    Field { json: "rules", go: "Rules", go_type: "[]v1.SuccessPolicyRule", kind: Kind::List(&Kind::Struct(&super::api_batch::T298)), required: true, list_type: ListType::Atomic, number: 1, ..F },
];
pub static T297: Type = Type { name: "io.k8s.api.batch.v1.SuccessPolicy", go: "SuccessPolicy", fields: &F297, json_fields: &[&F297[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.batch.v1.SuccessPolicyRule
pub static F298: [Field; 2] = [
    Field { json: "succeededIndexes", go: "SucceededIndexes", omit_empty: true, pointer: true, number: 1, ..F },
    Field { json: "succeededCount", go: "SucceededCount", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 2, ..F },
];
pub static T298: Type = Type { name: "io.k8s.api.batch.v1.SuccessPolicyRule", go: "SuccessPolicyRule", fields: &F298, json_fields: &[&F298[0], &F298[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.batch.v1.UncountedTerminatedPods
pub static F299: [Field; 2] = [
    Field { json: "succeeded", go: "Succeeded", go_type: "[]types.UID", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Set, number: 1, ..F },
    Field { json: "failed", go: "Failed", go_type: "[]types.UID", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Set, number: 2, ..F },
];
pub static T299: Type = Type { name: "io.k8s.api.batch.v1.UncountedTerminatedPods", go: "UncountedTerminatedPods", fields: &F299, json_fields: &[&F299[0], &F299[1]], by_name: &[1, 0], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.batch.v1beta1.CronJob
pub static F300: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1beta1.CronJobSpec", kind: Kind::Struct(&super::api_batch::T302), omit_empty: true, required: true, number: 2, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1beta1.CronJobStatus", kind: Kind::Struct(&super::api_batch::T303), omit_empty: true, number: 3, default: "{}", ..F },
];
pub static T300: Type = Type { name: "io.k8s.api.batch.v1beta1.CronJob", go: "CronJob", fields: &F300, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F300[1], &F300[2], &F300[3]], by_name: &[1, 0, 2, 3, 4], by_number: &[1, 2, 3], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.batch.v1beta1.CronJobList
pub static F301: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1beta1.CronJob", kind: Kind::List(&Kind::Struct(&super::api_batch::T300)), required: true, number: 2, ..F },
];
pub static T301: Type = Type { name: "io.k8s.api.batch.v1beta1.CronJobList", go: "CronJobList", fields: &F301, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F301[1], &F301[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.batch.v1beta1.CronJobSpec
pub static F302: [Field; 8] = [
    Field { json: "schedule", go: "Schedule", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "timeZone", go: "TimeZone", omit_empty: true, pointer: true, number: 8, ..F },
    Field { json: "startingDeadlineSeconds", go: "StartingDeadlineSeconds", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, number: 2, ..F },
    Field { json: "concurrencyPolicy", go: "ConcurrencyPolicy", go_type: "v1beta1.ConcurrencyPolicy", omit_empty: true, number: 3, ..F },
    Field { json: "suspend", go: "Suspend", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "jobTemplate", go: "JobTemplate", go_type: "v1beta1.JobTemplateSpec", kind: Kind::Struct(&super::api_batch::T304), required: true, number: 5, default: "{}", ..F },
    Field { json: "successfulJobsHistoryLimit", go: "SuccessfulJobsHistoryLimit", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 6, ..F },
    Field { json: "failedJobsHistoryLimit", go: "FailedJobsHistoryLimit", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, number: 7, ..F },
];
pub static T302: Type = Type { name: "io.k8s.api.batch.v1beta1.CronJobSpec", go: "CronJobSpec", fields: &F302, json_fields: &[&F302[0], &F302[1], &F302[2], &F302[3], &F302[4], &F302[5], &F302[6], &F302[7]], by_name: &[3, 7, 5, 0, 2, 6, 4, 1], by_number: &[0, 2, 3, 4, 5, 6, 7, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.batch.v1beta1.CronJobStatus
pub static F303: [Field; 3] = [
    Field { json: "active", go: "Active", go_type: "[]v1.ObjectReference", kind: Kind::List(&Kind::Struct(&super::api_core::T469)), omit_empty: true, list_type: ListType::Atomic, number: 1, ..F },
    Field { json: "lastScheduleTime", go: "LastScheduleTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, pointer: true, number: 4, ..F },
    Field { json: "lastSuccessfulTime", go: "LastSuccessfulTime", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, pointer: true, number: 5, ..F },
];
pub static T303: Type = Type { name: "io.k8s.api.batch.v1beta1.CronJobStatus", go: "CronJobStatus", fields: &F303, json_fields: &[&F303[0], &F303[1], &F303[2]], by_name: &[0, 1, 2], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.api.batch.v1beta1.JobTemplateSpec
pub static F304: [Field; 2] = [
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "spec", go: "Spec", go_type: "v1.JobSpec", kind: Kind::Struct(&super::api_batch::T290), omit_empty: true, number: 2, default: "{}", ..F },
];
pub static T304: Type = Type { name: "io.k8s.api.batch.v1beta1.JobTemplateSpec", go: "JobTemplateSpec", fields: &F304, json_fields: &[&F304[0], &F304[1]], by_name: &[0, 1], by_number: &[0, 1], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
