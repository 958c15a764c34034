//! Rules of a job's status. Most hold only when what they speak of changes, so
//! that a status that broke one before can still be written.
//!
//! Upstream followed: pkg/apis/batch/validation, pkg/registry/batch/job.

use apimachinery::{ErrorList, Path, Value};

use super::indexes;
use crate::validation::internal;
use crate::validation::meta::{IMMUTABLE, non_negative};
use crate::validation::push::{Named, Push, Shown, shown};
use crate::validation::value::{Get, text};
use crate::validation::workloads::non_negative_fields;

fn has(job: &Value, condition: &str, status: &str) -> bool {
    let conditions = job.at("status").list("conditions");
    conditions.iter().any(|c| c.s("type") == condition && c.s("status") == status)
}

fn is(job: &Value, condition: &str) -> bool {
    has(job, condition, "True")
}

fn finished(job: &Value) -> bool {
    is(job, "Complete") || is(job, "Failed")
}

fn time(value: &Value) -> Shown {
    Shown(internal::show_json(value))
}

/// An update of a job's status.
pub fn status_update(out: &mut ErrorList, job: &Value, old: &Value) {
    let path = Path::new("status");
    let (status, before, spec) = (job.at("status"), old.at("status"), job.at("spec"));
    status_rules(out, job, old, &path);
    let conditions = path.child("conditions");
    for condition in ["Failed", "Complete", "FailureTarget"] {
        if is(old, condition) && !is(job, condition) {
            out.invalid_unshown(&conditions, format!("cannot disable the terminal {condition}=True condition"));
        }
    }
    let scales = spec.s("completionMode") == "Indexed" && spec.at("completions") == spec.at("parallelism");
    for counter in ["failed", "succeeded"] {
        let value = status.int(counter);
        if value < before.int(counter) && !(counter == "succeeded" && scales) {
            out.invalid(&path.child(counter), value, format!("cannot decrease the {counter} counter"));
        }
    }
    let (new, was) = (status.at("completionTime"), before.at("completionTime"));
    if !new.is_null() && !was.is_null() && new != was {
        out.invalid(&path.child("completionTime"), time(new), IMMUTABLE);
    }
    let (new, was) = (status.at("startTime"), before.at("startTime"));
    let resuming = is(old, "Suspended") && has(job, "Suspended", "False");
    if !was.is_null() && new != was && !resuming && !spec.flag("suspend") {
        out.invalid(&path.child("startTime"), time(new), "field is immutable for unsuspended job once set");
    }
    let (met, was_met) = (is(job, "SuccessCriteriaMet"), is(old, "SuccessCriteriaMet"));
    if was_met && !met {
        out.invalid_unshown(&conditions, "cannot disable the SuccessCriteriaMet=True condition");
    }
    if is(old, "Complete") && !was_met && met {
        let detail = "cannot set SuccessCriteriaMet=True for Job already has Complete=true conditions";
        out.invalid_unshown(&conditions, detail);
    }
}

fn status_rules(out: &mut ErrorList, job: &Value, old: &Value, path: &Path) {
    let status = job.at("status");
    for field in ["active", "succeeded", "failed"] {
        non_negative(out, status.int(field), &path.child(field));
    }
    non_negative_fields(out, status, &["ready", "terminating"], path);
    let uncounted = status.at("uncountedTerminatedPods");
    for field in ["succeeded", "failed"] {
        let all = uncounted.list(field);
        for (i, uid) in all.iter().enumerate() {
            let at = path.child("uncountedTerminatedPods").child(field).index(i);
            if text(uid).is_empty() {
                out.invalid(&at, Named(""), "must not be empty");
            } else if all[..i].contains(uid) {
                out.duplicate(&at, Named(text(uid)));
            }
        }
    }
    time_rules(out, job, old, path);
    finished_rules(out, job, old, path);
    index_rules(out, job, old, path);
    let changed = |field: &str| status.at(field) != old.at("status").at(field);
    if status.int("terminating") > 0 && finished(job) && (finished_changed(job, old) || changed("terminating")) {
        out.invalid(&path.child("terminating"), status.at("terminating"), "terminating>0 is invalid for finished job");
    }
    let active = status.int("active");
    let active_changed = active != old.at("status").int("active");
    if let Some(ready) = status.opt_int("ready").filter(|ready| *ready > active)
        && (changed("ready") || active_changed)
    {
        out.invalid(&path.child("ready"), ready, "cannot set more ready pods than active");
    }
    let at = path.child("conditions");
    let met = is(job, "SuccessCriteriaMet");
    if met && is(job, "Failed") {
        out.invalid_unshown(&at, "cannot set SuccessCriteriaMet=True and Failed=true conditions");
    }
    if met && is(job, "FailureTarget") {
        out.invalid_unshown(&at, "cannot set SuccessCriteriaMet=True and FailureTarget=true conditions");
    }
    if job.at("spec").has("successPolicy") && !met && is(job, "Complete") {
        let detail = "cannot set Complete=True for Job with SuccessPolicy unless SuccessCriteriaMet=True";
        out.invalid_unshown(&at, detail);
    }
}

fn finished_changed(job: &Value, old: &Value) -> bool {
    finished(job) != finished(old)
}

fn time_rules(out: &mut ErrorList, job: &Value, old: &Value, path: &Path) {
    let (status, before) = (job.at("status"), old.at("status"));
    let changed = |field: &str| status.at(field) != before.at(field);
    let flips = |condition: &str| is(job, condition) != is(old, condition);
    let (complete, failed) = (is(job, "Complete"), is(job, "Failed"));
    let conditions = path.child("conditions");
    if complete && failed && (flips("Complete") || flips("Failed")) {
        out.invalid_unshown(&conditions, "cannot set Complete=True and Failed=true conditions");
    }
    if complete && is(job, "FailureTarget") && (flips("Complete") || flips("FailureTarget")) {
        out.invalid_unshown(&conditions, "cannot set Complete=True and FailureTarget=true conditions");
    }
    let at = path.child("completionTime");
    let (start, completion) = (status.at("startTime"), status.at("completionTime"));
    if flips("Complete") || changed("completionTime") {
        if !completion.is_null() && !complete {
            let detail = "cannot set completionTime when there is no Complete=True condition";
            out.invalid(&at, time(completion), detail);
        }
        if completion.is_null() && complete {
            out.required(&at, "completionTime is required for Complete jobs");
        }
    }
    if !start.is_null()
        && !completion.is_null()
        && text(completion) < text(start)
        && (changed("startTime") || changed("completionTime"))
    {
        out.invalid(&at, time(completion), "must be equal to or after `startTime`");
    }
    // Both times are in UTC and to the second, so texts compare as times.
}

fn finished_rules(out: &mut ErrorList, job: &Value, old: &Value, path: &Path) {
    let (status, before, spec) = (job.at("status"), old.at("status"), job.at("spec"));
    let changed = |field: &str| status.at(field) != before.at(field);
    let flips = |condition: &str| is(job, condition) != is(old, condition);
    let conditions = path.child("conditions");
    if is(job, "Failed") && !is(job, "FailureTarget") && (flips("Failed") || changed("failedIndexes")) {
        let detail = "cannot set Failed=True condition without the FailureTarget=true condition";
        out.invalid_unshown(&conditions, detail);
    }
    if is(job, "Complete") && !is(job, "SuccessCriteriaMet") && (flips("Complete") || flips("SuccessCriteriaMet")) {
        let detail = "cannot set Complete=True condition without the SuccessCriteriaMet=true condition";
        out.invalid_unshown(&conditions, detail);
    }
    if !finished(job) {
        return;
    }
    let flipped = finished_changed(job, old);
    let active = status.int("active");
    if active > 0 && (flipped || active != before.int("active")) {
        out.invalid(&path.child("active"), active, "active>0 is invalid for finished job");
    }
    let never_ran = spec.flag("suspend") && spec.opt_int("completions") == Some(0);
    if !status.has("startTime") && (flipped || changed("startTime")) && !never_ran {
        out.required(&path.child("startTime"), "startTime is required for finished job");
    }
    let uncounted = status.at("uncountedTerminatedPods");
    let some = ["succeeded", "failed"].iter().any(|field| !uncounted.list(field).is_empty());
    if some && (flipped || changed("uncountedTerminatedPods")) {
        let whole = shown("*batch.UncountedTerminatedPods", uncounted);
        out.invalid(&path.child("uncountedTerminatedPods"), whole, "must be empty for finished job");
    }
}

fn index_rules(out: &mut ErrorList, job: &Value, old: &Value, path: &Path) {
    let (status, spec) = (job.at("status"), job.at("spec"));
    let completed = status.s("completedIndexes");
    let failed = status.opt_s("failedIndexes");
    let completed_changed = completed != old.at("status").s("completedIndexes");
    let failed_changed = failed != old.at("status").opt_s("failedIndexes");
    let (completed_at, failed_at) = (path.child("completedIndexes"), path.child("failedIndexes"));
    let completions = spec.opt_int("completions");
    let per_index = spec.has("backoffLimitPerIndex");
    if let Some(completions) = completions {
        if completed_changed && let Err(error) = indexes::count(completed, completions) {
            out.invalid(&completed_at, completed, format!("error parsing completedIndexes: {error}"));
        }
        if let Some(failed) = failed.filter(|_| failed_changed && per_index)
            && let Err(error) = indexes::count(failed, completions)
        {
            out.invalid(&failed_at, Named(failed), format!("error parsing failedIndexes: {error}"));
        }
    }
    if completed_changed && !completed.is_empty() && spec.s("completionMode") != "Indexed" {
        let detail = "cannot set non-empty completedIndexes when non-indexed completion mode";
        out.invalid(&completed_at, completed, detail);
    }
    if let Some(failed) = failed.filter(|_| failed_changed && !per_index) {
        out.invalid(&failed_at, failed, "cannot set non-null failedIndexes when backoffLimitPerIndex is null");
    }
    if let (Some(completions), Some(failed)) = (completions, failed)
        && (failed_changed || completed_changed)
        && let Err(error) = indexes::disjoint(completed, failed, completions)
    {
        out.invalid(&failed_at, failed, error);
    }
}
