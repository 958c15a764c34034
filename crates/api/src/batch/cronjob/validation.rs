//! Validation of CronJob.
//!
//! Upstream followed: pkg/apis/batch/validation.

use apimachinery::{ErrorList, Path, Value};

use super::schedule;
use crate::Context;
use crate::batch::job::spec_rules::job_spec;
use crate::validation::declarative::{self, Config};
use crate::validation::meta::{Namespaced, object_meta, object_meta_update};
use crate::validation::names;
use crate::validation::pod::Options;
use crate::validation::push::{Named, Push, shown};
use crate::validation::value::Get;
use crate::validation::workloads::non_negative_fields;

const TYPE: &str = "api.batch.v1.CronJob";
/// A job's name gets a suffix of eleven characters.
const NAME_MAX: usize = 52;

/// Problems of a new object, in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    let _ = context;
    let mut out = object_meta(object, Namespaced, names::dns_subdomain);
    spec(&mut out, object.at("spec"), None, &Options::default());
    let name = object.at("metadata").s("name");
    if name.len() > NAME_MAX {
        out.invalid(&Path::new("metadata").child("name"), name, "must be no more than 52 characters");
    }
    declarative::finish(TYPE, out, object, None, &Config::default())
}

/// Problems of an update of `old` to `object`, dispatched on `context.subresource`.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let mut out = ErrorList::new();
    if context.subresource.is_empty() {
        out.extend(object_meta_update(object, old));
        let stored = old.at("spec");
        let options = Options::of_stored_template(stored.at("jobTemplate").at("spec").at("template"));
        spec(&mut out, object.at("spec"), Some(stored), &options);
    }
    declarative::finish(TYPE, out, object, Some(old), &Config::default())
}

fn spec(out: &mut ErrorList, spec: &Value, old: Option<&Value>, options: &Options) {
    let path = Path::new("spec");
    let text = spec.s("schedule");
    if !text.is_empty() {
        let may_have_zone = old.is_some_and(|old| old.s("schedule").contains("TZ"));
        schedule_format(out, text, may_have_zone, spec.has("timeZone"), &path.child("schedule"));
    }
    non_negative_fields(out, spec, &["startingDeadlineSeconds"], &path);
    if old.is_none_or(|old| old.at("timeZone") != spec.at("timeZone")) {
        time_zone(out, spec.opt_s("timeZone"), &path.child("timeZone"));
    }
    let at = path.child("concurrencyPolicy");
    match spec.s("concurrencyPolicy") {
        "Allow" | "Forbid" | "Replace" => {}
        "" => out.required(&at, ""),
        other => out.unsupported(&at, Named(other), &["Allow", "Forbid", "Replace"]),
    }
    let (job, at) = (spec.at("jobTemplate").at("spec"), path.child("jobTemplate").child("spec"));
    job_spec(out, job, &at, options);
    if let Some(selector) = job.opt("selector") {
        let whole = shown("*metav1.LabelSelector", selector);
        out.invalid(&at.child("selector"), whole, "`selector` will be auto-generated");
    }
    if job.flag("manualSelector") {
        out.unsupported(&at.child("manualSelector"), true, &["nil", "false"]);
    }
    non_negative_fields(out, spec, &["successfulJobsHistoryLimit", "failedJobsHistoryLimit"], &path);
}

fn schedule_format(out: &mut ErrorList, text: &str, may_have_zone: bool, zone: bool, path: &Path) {
    if let Err(error) = schedule::parse(text) {
        out.invalid(path, text, error);
    }
    if may_have_zone && text.contains("TZ") && zone {
        out.invalid(path, text, "cannot use both timeZone field and TZ or CRON_TZ in schedule");
    } else if !may_have_zone && text.contains("TZ") {
        out.invalid(path, text, "cannot use TZ or CRON_TZ in schedule, use timeZone field instead");
    }
}

fn time_zone(out: &mut ErrorList, zone: Option<&str>, path: &Path) {
    let Some(zone) = zone else { return };
    if zone.is_empty() {
        out.invalid(path, Named(zone), "timeZone must be nil or non-empty string");
        return;
    }
    let odd = |part: &str| {
        let known = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'.' | b'-' | b'_' | b'+');
        matches!(part, "." | "..")
            || part.starts_with('-')
            || !(1..=14).contains(&part.len())
            || !part.bytes().all(known)
    };
    if zone.split('/').any(odd) {
        out.invalid(path, Named(zone), format!("unknown time zone {zone}"));
        return;
    }
    if zone.eq_ignore_ascii_case("Local") {
        let detail = "timeZone must be an explicit time zone as defined in https://www.iana.org/time-zones";
        out.invalid(path, Named(zone), detail);
    }
    if let Err(error) = schedule::load_location(zone) {
        out.invalid(path, Named(zone), error);
    }
}
