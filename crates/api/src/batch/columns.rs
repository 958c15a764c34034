//! Rows of jobs and cron jobs.

use apimachinery::Value;

use crate::edit::Fields;
use crate::printers::{self, NONE, condition_is_true, selector_cell};

/// Cells: Name, Status, Completions, Duration, Age, Containers, Images, Selector.
pub fn job(object: &Value, now: i64) -> Vec<Value> {
    let (spec, status) = (&object["spec"], &object["status"]);
    let succeeded = status.int("succeeded").unwrap_or(0);
    let completions = match spec.int("completions") {
        Some(completions) => format!("{succeeded}/{completions}"),
        None => match spec.int("parallelism").unwrap_or(0) {
            parallelism if parallelism > 1 => format!("{succeeded}/1 of {parallelism}"),
            _ => format!("{succeeded}/1"),
        },
    };
    let duration = match (printers::seconds(&status["startTime"]), printers::seconds(&status["completionTime"])) {
        (None, _) => String::new(),
        (Some(start), end) => printers::human_duration(end.unwrap_or(now) - start),
    };
    let (names, images) = printers::containers(spec.at("template.spec"));
    vec![
        printers::name(object),
        state(object).into(),
        completions.into(),
        duration.into(),
        printers::age(object, now),
        names.into(),
        images.into(),
        selector_cell(spec.at("selector")).into(),
    ]
}

fn state(object: &Value) -> &'static str {
    let status = &object["status"];
    for kind in ["Complete", "Failed"] {
        if condition_is_true(status, kind) {
            return kind;
        }
    }
    if object["metadata"].has("deletionTimestamp") {
        return "Terminating";
    }
    ["Suspended", "FailureTarget", "SuccessCriteriaMet"]
        .into_iter()
        .find(|kind| condition_is_true(status, kind))
        .unwrap_or("Running")
}

/// Cells: Name, Schedule, Timezone, Suspend, Active, Last Schedule, Age,
/// Containers, Images, Selector.
pub fn cron_job(object: &Value, now: i64) -> Vec<Value> {
    let (spec, status) = (&object["spec"], &object["status"]);
    let last = if status.has("lastScheduleTime") {
        printers::since(&status["lastScheduleTime"], now)
    } else {
        NONE.to_owned()
    };
    let time_zone = if spec.has("timeZone") { spec.text("timeZone") } else { NONE };
    let suspend = match spec.get("suspend").and_then(Value::as_bool) {
        Some(true) => "True",
        Some(false) => "False",
        None => printers::UNSET,
    };
    let (names, images) = printers::containers(spec.at("jobTemplate.spec.template.spec"));
    vec![
        printers::name(object),
        spec.text("schedule").into(),
        time_zone.into(),
        suspend.into(),
        status.list("active").len().into(),
        last.into(),
        printers::age(object, now),
        names.into(),
        images.into(),
        selector_cell(spec.at("jobTemplate.spec.selector")).into(),
    ]
}
