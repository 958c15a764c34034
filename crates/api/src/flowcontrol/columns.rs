//! Rows of flow schemas and priority levels.

use apimachinery::Value;

use crate::edit::Fields;
use crate::printers::{self, NONE, int};

/// Cells: Name, PriorityLevel, MatchingPrecedence, DistinguisherMethod, Age, MissingPL.
pub fn flow_schema(object: &Value, now: i64) -> Vec<Value> {
    let spec = &object["spec"];
    let dangling = printers::condition(&object["status"], "Dangling").map_or("?", |condition| condition.text("status"));
    vec![
        printers::name(object),
        spec.at("priorityLevelConfiguration").text("name").into(),
        int(spec, "matchingPrecedence"),
        printers::or(spec.at("distinguisherMethod").text("type"), NONE).into(),
        printers::age(object, now),
        dangling.into(),
    ]
}

/// Cells: Name, Type, NominalConcurrencyShares, Queues, HandSize, QueueLengthLimit, Age.
pub fn priority_level(object: &Value, now: i64) -> Vec<Value> {
    let spec = &object["spec"];
    let limited = spec.at("limited");
    let queuing = limited.at("limitResponse.queuing");
    let cell = |holder: &Value, key: &str| if holder.is_object() { int(holder, key) } else { NONE.into() };
    vec![
        printers::name(object),
        spec.text("type").into(),
        cell(limited, "nominalConcurrencyShares"),
        cell(queuing, "queues"),
        cell(queuing, "handSize"),
        cell(queuing, "queueLengthLimit"),
        printers::age(object, now),
    ]
}
