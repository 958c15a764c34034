//! What controllers of pods share: counts, percentages, selectors that must match
//! the template, counters of a status.
//!
//! Upstream followed: pkg/apis/apps/validation, core validation of replication
//! controllers.

use apimachinery::{ErrorList, Path};
use serde_json::Value;

use super::meta::{self, non_negative};
use super::names;
use super::pod::{Options, template_spec};
use super::push::{Named, Push, shown};
use super::selectors;
use super::value::Get;

/// A number that is not negative, or a percentage.
pub fn int_or_percent(out: &mut ErrorList, value: &Value, path: &Path) {
    match value {
        Value::String(text) => {
            for message in names::percent(text) {
                out.invalid(path, Named(text), message);
            }
        }
        other => non_negative(out, other.as_i64().unwrap_or_default(), path),
    }
}

/// The number before the percent sign.
fn percent(value: &Value) -> Option<i64> {
    let text = value.as_str().filter(|text| names::percent(text).is_empty())?;
    // Go's Atoi gives the largest number for one out of range.
    Some(text[..text.len() - 1].parse().unwrap_or(i64::MAX))
}

/// The number, of a percentage too; 0 for other texts.
pub fn int_or_percent_value(value: &Value) -> i64 {
    percent(value).or(value.as_i64()).or_else(|| value.as_str()?.parse().ok()).unwrap_or_default()
}

pub fn at_most_100_percent(out: &mut ErrorList, value: &Value, path: &Path) {
    if let (Some(101..), Some(text)) = (percent(value), value.as_str()) {
        out.invalid(path, Named(text), "must not be greater than 100%");
    }
}

/// How an int-or-string prints as a bad value.
pub fn shown_int_or_string(value: &Value) -> super::push::Shown {
    shown("o", value)
}

/// What is said of a selector that is missing, empty or without meaning.
pub struct SelectorTexts {
    pub required: bool,
    pub empty: &'static str,
    pub unusable: &'static str,
}

/// `spec.selector` and that it matches the template's labels; false when it has
/// no meaning and the template is not looked at.
pub fn selector_and_labels(out: &mut ErrorList, spec: &Value, texts: &SelectorTexts, path: &Path) -> bool {
    let selector = spec.at("selector");
    let at = path.child("selector");
    let whole = || shown("*metav1.LabelSelector", selector);
    if selector.is_null() {
        if texts.required {
            out.required(&at, "");
        }
    } else {
        selectors::label_selector(out, selector, false, &at);
        if selectors::is_empty(selector) {
            out.invalid(&at, whole(), texts.empty);
        }
    }
    let labels = spec.at("template").at("metadata").map("labels");
    match selectors::matches(selector, labels) {
        Err(_) => {
            out.invalid(&at, whole(), texts.unusable);
            false
        }
        Ok(matched) => {
            // The selector of nothing (absent) is not empty to upstream, and matches nothing.
            if !matched && (selector.is_null() || !selectors::is_empty(selector)) {
                labels_mismatch(out, spec, &path.child("template"));
            }
            true
        }
    }
}

pub fn labels_mismatch(out: &mut ErrorList, spec: &Value, template: &Path) {
    let labels = spec.at("template").at("metadata").at("labels");
    let at = template.child("metadata").child("labels");
    out.invalid(&at, shown("{}s", labels), "`selector` does not match template `labels`");
}

/// A template whose pods run for ever. `kind` names the controller in an error.
pub fn always_restarting(out: &mut ErrorList, template: &Value, kind: &str, path: &Path) {
    let spec = template.at("spec");
    let policy = spec.s("restartPolicy");
    let at = path.child("spec");
    if policy != "Always" {
        out.unsupported(&at.child("restartPolicy"), Named(policy), &["Always"]);
    }
    if spec.has("activeDeadlineSeconds") {
        let detail = format!("activeDeadlineSeconds in {kind} is not Supported");
        out.forbidden(&at.child("activeDeadlineSeconds"), detail);
    }
}

/// The template of a replica set or deployment.
pub fn replica_template(out: &mut ErrorList, template: &Value, path: &Path, options: &Options) {
    template_spec(out, template, path, options);
    always_restarting(out, template, "ReplicaSet", path);
}

/// Fields that must not be negative when present.
pub fn non_negative_fields(out: &mut ErrorList, of: &Value, fields: &[&str], path: &Path) {
    for field in fields {
        if let Some(value) = of.opt_int(field) {
            non_negative(out, value, &path.child(field));
        }
    }
}

/// Counters that cannot exceed another: `(smaller, larger, sentence)`.
pub fn not_greater(out: &mut ErrorList, of: &Value, rules: &[(&str, &str, &str)], path: &Path) {
    for (smaller, larger, detail) in rules {
        let value = of.int(smaller);
        if value > of.int(larger) {
            out.invalid(&path.child(smaller), value, *detail);
        }
    }
}

/// `status.collisionCount` only grows.
pub fn collision_count(out: &mut ErrorList, object: &Value, old: &Value) {
    let key = "collisionCount";
    let (new, old) = (object.at("status").opt_int(key), old.at("status").opt_int(key));
    if let Some(old) = old.filter(|old| new.is_none_or(|new| new < *old)) {
        let _ = old;
        let at = Path::new("status").child(key);
        out.invalid(&at, new.unwrap_or_default(), "cannot be decremented");
    }
}

/// An immutable field of the spec.
pub fn immutable_spec(out: &mut ErrorList, ty: &str, object: &Value, old: &Value, field: &str) {
    let at = Path::new("spec").child(field);
    meta::immutable(out, ty, object.at("spec").at(field), old.at("spec").at(field), &at);
}
