//! Rules of a job's spec, for jobs and the templates of cron jobs.
//!
//! Upstream followed: pkg/apis/batch/validation.

use apimachinery::{ErrorList, Path, Value};

use super::indexes;
use crate::validation::meta::non_negative;
use crate::validation::names;
use crate::validation::pod::{Options, template_spec};
use crate::validation::push::{Named, Push, shown};
use crate::validation::selectors;
use crate::validation::value::Get;
use crate::validation::workloads::non_negative_fields;

const INDEXED_MAX: i64 = 100_000;
const FAILED_MAX: i64 = 100_000;
/// From this many completions on, the limits below hold.
const MANY: i64 = 100_000;
const MANY_PARALLELISM_MAX: i64 = 10_000;
const MANY_FAILED_MAX: i64 = 10_000;
const RULES_MAX: usize = 20;
const EXIT_CODES_MAX: usize = 255;
const PATTERNS_MAX: usize = 20;
const MANAGED_BY_MAX: usize = 63;
const INDEXES_MAX: usize = 64 << 10;

/// A job's spec without its selector.
pub fn job_spec(out: &mut ErrorList, spec: &Value, path: &Path, options: &Options) {
    let fields = [
        "parallelism",
        "completions",
        "activeDeadlineSeconds",
        "backoffLimit",
        "ttlSecondsAfterFinished",
        "backoffLimitPerIndex",
        "maxFailedIndexes",
    ];
    non_negative_fields(out, spec, &fields, path);
    if spec.has("maxFailedIndexes") && !spec.has("backoffLimitPerIndex") {
        out.required(&path.child("backoffLimitPerIndex"), "when maxFailedIndexes is specified");
    }
    if let Some(manager) = spec.opt_s("managedBy") {
        let at = path.child("managedBy");
        out.extend(names::domain_prefixed_path(&at, manager));
        if manager.len() > MANAGED_BY_MAX {
            out.too_long(&at, MANAGED_BY_MAX as i64);
        }
    }
    completion_mode(out, spec, path);
    if let Some(policy) = spec.opt("podFailurePolicy") {
        failure_policy(out, spec, policy.list("rules"), &path.child("podFailurePolicy").child("rules"));
    }
    if let Some(policy) = spec.opt("successPolicy") {
        let at = path.child("successPolicy");
        if spec.s("completionMode") == "Indexed" {
            success_policy(out, spec, policy.list("rules"), &at.child("rules"));
        } else {
            out.invalid(&at, shown("batch.SuccessPolicy", policy), "requires indexed completion mode");
        }
    }
    if let Some(policy) = spec.opt_s("podReplacementPolicy") {
        let supported: &[&str] =
            if spec.has("podFailurePolicy") { &["Failed"] } else { &["Failed", "TerminatingOrFailed"] };
        if !supported.contains(&policy) {
            out.unsupported(&path.child("podReplacementPolicy"), Named(policy), supported);
        }
    }
    let template = spec.at("template");
    template_spec(out, template, &path.child("template"), options);
    let at = path.child("template").child("spec").child("restartPolicy");
    match template.at("spec").s("restartPolicy") {
        "Never" => {}
        "OnFailure" if !spec.has("podFailurePolicy") => {}
        "OnFailure" => {
            let detail = "only \"Never\" is supported when podFailurePolicy is specified";
            out.invalid(&at, Named("OnFailure"), detail);
        }
        "" | "Always" => out.required(&at, "valid values: \"OnFailure\", \"Never\""),
        other => out.unsupported(&at, Named(other), &["OnFailure", "Never"]),
    }
}

fn completion_mode(out: &mut ErrorList, spec: &Value, path: &Path) {
    let mode = spec.opt_s("completionMode");
    if let Some(other) = mode.filter(|mode| !["NonIndexed", "Indexed"].contains(mode)) {
        out.unsupported(&path.child("completionMode"), Named(other), &["NonIndexed", "Indexed"]);
    }
    let (per_index, failed) = (spec.opt_int("backoffLimitPerIndex"), spec.opt_int("maxFailedIndexes"));
    match mode {
        Some("Indexed") => indexed(out, spec, path),
        None | Some("NonIndexed") => {
            for (field, value) in [("backoffLimitPerIndex", per_index), ("maxFailedIndexes", failed)] {
                if let Some(value) = value {
                    out.invalid(&path.child(field), value, "requires indexed completion mode");
                }
            }
        }
        _ => {}
    }
}

fn indexed(out: &mut ErrorList, spec: &Value, path: &Path) {
    let (completions, parallelism) = (spec.opt_int("completions"), spec.opt_int("parallelism"));
    let failed = spec.opt_int("maxFailedIndexes");
    let (parallelism_at, failed_at) = (path.child("parallelism"), path.child("maxFailedIndexes"));
    if completions.is_none() {
        out.required(&path.child("completions"), "when completion mode is Indexed");
    }
    if let Some(value) = parallelism.filter(|value| *value > INDEXED_MAX) {
        let detail = format!("must be less than or equal to {INDEXED_MAX} when completion mode is Indexed");
        out.invalid(&parallelism_at, value, detail);
    }
    if let Some(value) = failed.filter(|value| completions.is_some_and(|completions| *value > completions)) {
        out.invalid(&failed_at, value, "must be less than or equal to completions");
    }
    if let Some(value) = failed.filter(|value| *value > FAILED_MAX) {
        out.invalid(&failed_at, value, format!("must be less than or equal to {FAILED_MAX}"));
    }
    if completions.is_none_or(|completions| completions <= MANY) || !spec.has("backoffLimitPerIndex") {
        return;
    }
    let limit = |max: i64| {
        format!(
            "must be less than or equal to {max} when completions are above {MANY} and used with backoff limit per index"
        )
    };
    if failed.is_none() {
        out.required(&failed_at, &format!("must be specified when completions is above {MANY}"));
    }
    if let Some(value) = parallelism.filter(|value| *value > MANY_PARALLELISM_MAX) {
        out.invalid(&parallelism_at, value, limit(MANY_PARALLELISM_MAX));
    }
    if let Some(value) = failed.filter(|value| *value > MANY_FAILED_MAX) {
        out.invalid(&failed_at, value, limit(MANY_FAILED_MAX));
    }
}

fn failure_policy(out: &mut ErrorList, spec: &Value, rules: &[Value], path: &Path) {
    if rules.len() > RULES_MAX {
        out.too_many(path, rules.len(), RULES_MAX as i64);
    }
    let pod = spec.at("template").at("spec");
    let containers: Vec<&str> =
        ["containers", "initContainers"].iter().flat_map(|key| pod.list(key)).map(|c| c.s("name")).collect();
    for (i, rule) in rules.iter().enumerate() {
        let at = path.index(i);
        failure_action(out, spec, rule.s("action"), &at.child("action"));
        if let Some(codes) = rule.opt("onExitCodes") {
            exit_codes(out, codes, &containers, &at.child("onExitCodes"));
        }
        let patterns = rule.list("onPodConditions");
        pod_conditions(out, patterns, &at.child("onPodConditions"));
        match (rule.has("onExitCodes"), !patterns.is_empty()) {
            (true, true) => {
                out.invalid_unshown(&at, "specifying both OnExitCodes and OnPodConditions is not supported");
            }
            (false, false) => {
                out.invalid_unshown(&at, "specifying one of OnExitCodes and OnPodConditions is required");
            }
            _ => {}
        }
    }
}

fn failure_action(out: &mut ErrorList, spec: &Value, action: &str, path: &Path) {
    match action {
        "" => out.required(path, "valid values: [\"Count\" \"FailIndex\" \"FailJob\" \"Ignore\"]"),
        "FailIndex" => {
            if !spec.has("backoffLimitPerIndex") {
                out.invalid(path, Named(action), "requires the backoffLimitPerIndex to be set");
            }
        }
        "Count" | "FailJob" | "Ignore" => {}
        other => out.unsupported(path, Named(other), &["Count", "FailIndex", "FailJob", "Ignore"]),
    }
}

fn pod_conditions(out: &mut ErrorList, patterns: &[Value], path: &Path) {
    if patterns.len() > PATTERNS_MAX {
        out.too_many(path, patterns.len(), PATTERNS_MAX as i64);
    }
    for (j, pattern) in patterns.iter().enumerate() {
        let at = path.index(j);
        selectors::qualified_name(out, pattern.s("type"), &at.child("type"));
        match pattern.s("status") {
            "" => out.required(&at.child("status"), "valid values: [\"False\" \"True\" \"Unknown\"]"),
            "False" | "True" | "Unknown" => {}
            other => out.unsupported(&at.child("status"), Named(other), &["False", "True", "Unknown"]),
        }
    }
}

fn exit_codes(out: &mut ErrorList, codes: &Value, containers: &[&str], path: &Path) {
    let operator = codes.s("operator");
    match operator {
        "" => out.required(&path.child("operator"), "valid values: [\"In\" \"NotIn\"]"),
        "In" | "NotIn" => {}
        other => out.unsupported(&path.child("operator"), Named(other), &["In", "NotIn"]),
    }
    if let Some(name) = codes.opt_s("containerName").filter(|name| !containers.contains(name)) {
        let detail = "must be one of the container or initContainer names in the pod template";
        out.invalid(&path.child("containerName"), name, detail);
    }
    let at = path.child("values");
    let values: Vec<i64> = codes.list("values").iter().map(|v| v.as_i64().unwrap_or_default()).collect();
    let whole = || shown("[]i", codes.at("values"));
    if values.is_empty() {
        out.invalid(&at, whole(), "at least one value is required");
    } else if values.len() > EXIT_CODES_MAX {
        out.too_many(&at, values.len(), EXIT_CODES_MAX as i64);
    }
    for (j, value) in values.iter().enumerate() {
        if operator == "In" && *value == 0 {
            out.invalid(&at.index(j), 0, "must not be 0 for the In operator");
        }
        if values[..j].contains(value) {
            out.duplicate(&at.index(j), *value);
        }
    }
    if !values.is_sorted() {
        out.invalid(&at, whole(), "must be ordered");
    }
}

fn success_policy(out: &mut ErrorList, spec: &Value, rules: &[Value], path: &Path) {
    if rules.is_empty() {
        out.required(path, "at least one rules must be specified when the successPolicy is specified");
    }
    if rules.len() > RULES_MAX {
        out.too_many(path, rules.len(), RULES_MAX as i64);
    }
    let completions = spec.int("completions");
    for (i, rule) in rules.iter().enumerate() {
        let at = path.index(i);
        let (count, listed) = (rule.opt_int("succeededCount"), rule.opt_s("succeededIndexes"));
        if count.is_none() && listed.is_none() {
            out.required(&at, "at least one of succeededCount or succeededIndexes must be specified");
        }
        let mut total = 0;
        if let Some(listed) = listed {
            let at = at.child("succeededIndexes");
            if listed.len() > INDEXES_MAX {
                out.too_long(&at, INDEXES_MAX as i64);
            }
            match indexes::count(listed, completions) {
                Ok(count) => total = count,
                Err(error) => out.invalid(&at, listed, format!("error parsing succeededIndexes: {error}")),
            }
        }
        let Some(count) = count else { continue };
        let at = at.child("succeededCount");
        non_negative(out, count, &at);
        if count > completions {
            let what = "the number of specified completions";
            out.invalid(&at, count, format!("must be less than or equal to {completions} ({what})"));
        }
        if listed.is_some() && count > total {
            let what = "the number of indexes in the specified succeededIndexes field";
            out.invalid(&at, count, format!("must be less than or equal to {total} ({what})"));
        }
    }
}
