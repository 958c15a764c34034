//! The row of an event, of either group.

use apimachinery::Value;

use crate::edit::Fields;
use crate::printers;

/// Cells: Last Seen, Type, Reason, Object, Subobject, Source, Message, First
/// Seen, Count, Name. The event is in core form.
pub fn cells(event: &Value, now: i64) -> Vec<Value> {
    let time = |value: &Value| printers::since(value, now);
    let first = if event.has("firstTimestamp") { time(&event["firstTimestamp"]) } else { time(&event["eventTime"]) };
    let mut last = if event.has("lastTimestamp") { time(&event["lastTimestamp"]) } else { first.clone() };
    let mut count = event.int("count").unwrap_or(0).max(1);
    if let Some(series) = event.get("series").filter(|series| series.is_object()) {
        last = time(&series["lastObservedTime"]);
        count = series.int("count").unwrap_or(0);
    } else if event.int("count").unwrap_or(0) != 0 {
        count = event.int("count").unwrap_or(0);
    }
    let object = event.at("involvedObject");
    let kind = object.text("kind").to_lowercase();
    let target = if object.is_zero("name") { kind } else { format!("{kind}/{}", object.text("name")) };
    let component = printers::or(event.at("source").text("component"), event.text("reportingComponent"));
    let instance = printers::or(event.at("source").text("host"), event.text("reportingInstance"));
    let source = if instance.is_empty() { component } else { format!("{component}, {instance}") };
    vec![
        last.into(),
        event.text("type").into(),
        event.text("reason").into(),
        target.into(),
        object.text("fieldPath").into(),
        source.into(),
        event.text("message").trim().into(),
        first.into(),
        count.into(),
        printers::name(event),
    ]
}
