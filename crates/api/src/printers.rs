//! Words that table cells share: ages, label and selector texts, container lists.
//!
//! Upstream followed: pkg/printers/internalversion/printers.go,
//! apimachinery/pkg/util/duration, apimachinery/pkg/labels.

use apimachinery::Value;

use crate::edit::Fields;

pub const NONE: &str = "<none>";
pub const UNSET: &str = "<unset>";
pub const UNKNOWN: &str = "<unknown>";

/// The object's name.
pub fn name(object: &Value) -> Value {
    object.at("metadata.name").as_str().unwrap_or("").into()
}

/// Age of the object.
pub fn age(object: &Value, now: i64) -> Value {
    since(object.at("metadata.creationTimestamp"), now).into()
}

/// Creation time as text, for tables without an Age column.
pub fn created(object: &Value) -> Value {
    object.at("metadata.creationTimestamp").as_str().unwrap_or("").into()
}

/// Time since an RFC 3339 text (with or without fraction); `<unknown>` when unset.
pub fn since(time: &Value, now: i64) -> String {
    match seconds(time) {
        Some(then) => human_duration(now - then),
        None => UNKNOWN.to_owned(),
    }
}

/// Unix seconds of an RFC 3339 text.
pub fn seconds(time: &Value) -> Option<i64> {
    apimachinery::time::parse(time.as_str()?).map(|(seconds, _)| seconds)
}

/// Two or three significant figures: `5s`, `3m10s`, `2d4h`, `3y12d`.
pub fn human_duration(seconds: i64) -> String {
    const MINUTE: i64 = 60;
    const HOUR: i64 = 60 * MINUTE;
    // Clocks of two machines may differ by a second.
    if seconds < -1 {
        return "<invalid>".to_owned();
    }
    if seconds < 0 {
        return "0s".to_owned();
    }
    let pair = |big: i64, unit: char, small: i64, small_unit: char| {
        if small == 0 { format!("{big}{unit}") } else { format!("{big}{unit}{small}{small_unit}") }
    };
    let (minutes, hours) = (seconds / MINUTE, seconds / HOUR);
    match () {
        () if seconds < 2 * MINUTE => format!("{seconds}s"),
        () if minutes < 10 => pair(minutes, 'm', seconds % 60, 's'),
        () if minutes < 180 => format!("{minutes}m"),
        () if hours < 8 => pair(hours, 'h', minutes % 60, 'm'),
        () if hours < 48 => format!("{hours}h"),
        () if hours < 24 * 8 => pair(hours / 24, 'd', hours % 24, 'h'),
        () if hours < 24 * 365 * 2 => format!("{}d", hours / 24),
        () if hours < 24 * 365 * 8 => pair(hours / 24 / 365, 'y', hours / 24 % 365, 'd'),
        () => format!("{}y", hours / 24 / 365),
    }
}

/// The integer at a key, 0 when absent.
pub fn int(value: &Value, key: &str) -> Value {
    value.int(key).unwrap_or(0).into()
}

/// Text or a stand-in when empty.
pub fn or(text: &str, other: &str) -> String {
    if text.is_empty() { other.to_owned() } else { text.to_owned() }
}

/// `a=b,c=d`, `<none>` for no labels.
pub fn labels(map: &Value) -> String {
    let text = map
        .as_object()
        .map(|map| {
            map.iter()
                .map(|(key, value)| format!("{key}={}", value.as_str().unwrap_or("")))
                .collect::<Vec<_>>()
                .join(",")
        })
        .unwrap_or_default();
    or(&text, NONE)
}

/// The text of a LabelSelector: requirements sorted by key. Null selects
/// nothing, as does the empty text; an ill-formed one gives `None`.
pub fn selector(selector: &Value) -> Option<String> {
    let mut requirements: Vec<(String, String)> = Vec::new();
    if let Some(map) = selector.at("matchLabels").as_object() {
        for (key, value) in map {
            requirements.push((key.clone(), format!("{key}={}", value.as_str().unwrap_or(""))));
        }
    }
    for expression in selector.list("matchExpressions") {
        let key = expression.text("key");
        let mut values: Vec<&str> = expression.list("values").iter().filter_map(Value::as_str).collect();
        values.sort_unstable();
        let text = match expression.text("operator") {
            "In" if !values.is_empty() => format!("{key} in ({})", values.join(",")),
            "NotIn" if !values.is_empty() => format!("{key} notin ({})", values.join(",")),
            "Exists" if values.is_empty() => key.to_owned(),
            "DoesNotExist" if values.is_empty() => format!("!{key}"),
            _ => return None,
        };
        requirements.push((key.to_owned(), text));
    }
    requirements.sort_by(|a, b| a.0.cmp(&b.0));
    Some(requirements.into_iter().map(|(_, text)| text).collect::<Vec<_>>().join(","))
}

/// `FormatLabelSelector`.
pub fn selector_cell(value: &Value) -> String {
    match selector(value) {
        Some(text) => or(&text, NONE),
        None => "<error>".to_owned(),
    }
}

/// Names and images of a pod spec's containers.
pub fn containers(pod_spec: &Value) -> (String, String) {
    let join =
        |key| pod_spec.list("containers").iter().map(|container| container.text(key)).collect::<Vec<_>>().join(",");
    (join("name"), join("image"))
}

/// At most three of `all`, then how many more; `<unset>` when there is none.
pub fn some_of(all: &[String]) -> String {
    const SHOWN: usize = 3;
    let shown = all.iter().take(SHOWN).cloned().collect::<Vec<_>>().join(",");
    if all.len() > SHOWN { format!("{shown} + {} more...", all.len() - SHOWN) } else { or(&shown, UNSET) }
}

/// Addresses of a load balancer's status, sorted, each once.
pub fn load_balancer(status: &Value) -> String {
    let mut addresses: Vec<&str> = status
        .at("loadBalancer")
        .list("ingress")
        .iter()
        .map(|entry| if entry.is_zero("ip") { entry.text("hostname") } else { entry.text("ip") })
        .filter(|address| !address.is_empty())
        .collect();
    addresses.sort_unstable();
    addresses.dedup();
    addresses.join(",")
}

/// The condition of a type.
pub fn condition<'a>(status: &'a Value, kind: &str) -> Option<&'a Value> {
    status.list("conditions").iter().find(|condition| condition.text("type") == kind)
}

/// Whether the condition of a type is `True`.
pub fn condition_is_true(status: &Value, kind: &str) -> bool {
    condition(status, kind).is_some_and(|condition| condition.text("status") == "True")
}

#[cfg(test)]
mod tests {
    use apimachinery::json;

    use super::*;

    #[test]
    fn durations() {
        for (seconds, text) in [
            (-5, "<invalid>"),
            (-1, "0s"),
            (119, "119s"),
            (120, "2m"),
            (190, "3m10s"),
            (601, "10m"),
            (3 * 3600, "3h"),
            (3 * 3600 + 60, "3h1m"),
            (47 * 3600, "47h"),
            (49 * 3600, "2d1h"),
            (400 * 86400, "400d"),
            (800 * 86400, "2y70d"),
            (9 * 365 * 86400, "9y"),
        ] {
            assert_eq!(human_duration(seconds), text);
        }
    }

    #[test]
    fn selectors() {
        let value = json!({"matchLabels": {"b": "1"}, "matchExpressions": [
            {"key": "a", "operator": "In", "values": ["y", "x"]}, {"key": "c", "operator": "DoesNotExist"}]});
        assert_eq!(selector_cell(&value), "a in (x,y),b=1,!c");
        assert_eq!(selector_cell(&Value::Null), "<none>");
        assert_eq!(selector_cell(&json!({"matchExpressions": [{"key": "a", "operator": "In"}]})), "<error>");
    }
}
