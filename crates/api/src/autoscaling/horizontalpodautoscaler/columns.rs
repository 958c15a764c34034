//! The row of a horizontal pod autoscaler (v2 form).

use apimachinery::Value;

use crate::edit::Fields;
use crate::printers::{self, NONE, UNKNOWN, UNSET, int};

/// Metrics shown before `+ N more...`.
const SHOWN: usize = 2;

/// Cells: Name, Reference, Targets, MinPods, MaxPods, Replicas, Age.
pub fn cells(object: &Value, now: i64) -> Vec<Value> {
    let (spec, status) = (&object["spec"], &object["status"]);
    let target = spec.at("scaleTargetRef");
    let minimum = spec.int("minReplicas").map_or(UNSET.to_owned(), |count| count.to_string());
    vec![
        printers::name(object),
        format!("{}/{}", target.text("kind"), target.text("name")).into(),
        metrics(spec.list("metrics"), status.list("currentMetrics")).into(),
        minimum.into(),
        int(spec, "maxReplicas"),
        int(status, "currentReplicas"),
        printers::age(object, now),
    ]
}

fn metrics(specs: &[Value], statuses: &[Value]) -> String {
    if specs.is_empty() {
        return NONE.to_owned();
    }
    let texts: Vec<String> = specs.iter().enumerate().map(|(index, spec)| metric(spec, statuses.get(index))).collect();
    let shown = texts.iter().take(SHOWN).cloned().collect::<Vec<_>>().join(", ");
    if texts.len() > SHOWN { format!("{shown} + {} more...", texts.len() - SHOWN) } else { shown }
}

fn metric(spec: &Value, status: Option<&Value>) -> String {
    let source = match spec.text("type") {
        "External" => "external",
        "Pods" => "pods",
        "Object" => "object",
        "Resource" => "resource",
        "ContainerResource" => "containerResource",
        _ => return "<unknown type>".to_owned(),
    };
    let target = spec.at(source).at("target");
    let current =
        status.map(|status| status.at(source)).filter(|value| value.is_object()).map(|value| value.at("current"));
    let quantity = |key: &str| match current {
        Some(current) => printers::or(current.text(key), "<nil>"),
        None => UNKNOWN.to_owned(),
    };
    let known = |key: &str| match current.map(|current| current.text(key)) {
        Some(text) if !text.is_empty() => text.to_owned(),
        _ => UNKNOWN.to_owned(),
    };
    match source {
        "external" | "object" if target.has("averageValue") => {
            format!("{}/{} (avg)", known("averageValue"), target.text("averageValue"))
        }
        "external" | "object" => format!("{}/{}", quantity("value"), target.text("value")),
        "pods" => format!("{}/{}", quantity("averageValue"), target.text("averageValue")),
        _ => {
            let name = spec.at(source).text("name");
            if target.has("averageValue") {
                return format!("{name}: {}/{}", quantity("averageValue"), target.text("averageValue"));
            }
            let now = current.and_then(|current| current.int("averageUtilization"));
            let now = now.map_or(UNKNOWN.to_owned(), |percent| format!("{percent}%"));
            let aim = target.int("averageUtilization").map_or("<auto>".to_owned(), |percent| format!("{percent}%"));
            format!("{name}: {now}/{aim}")
        }
    }
}
