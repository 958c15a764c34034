//! The row of a custom resource definition.

use apimachinery::Value;

use crate::edit::Fields;
use crate::printers;

/// Cells: Name, Scope, Versions, Created At, Group, Kind, ShortNames, Established.
pub fn cells(object: &Value) -> Vec<Value> {
    let (spec, status) = (&object["spec"], &object["status"]);
    let mut versions: Vec<String> = spec
        .list("versions")
        .iter()
        .filter(|version| version.flag("served"))
        .map(|version| format!("{}{}", version.text("name"), if version.flag("storage") { "(storage)" } else { "" }))
        .collect();
    versions.sort_unstable();
    let short_names: Vec<&str> = spec.at("names").list("shortNames").iter().filter_map(Value::as_str).collect();
    vec![
        printers::name(object),
        spec.text("scope").into(),
        versions.join(",").into(),
        printers::created(object),
        spec.text("group").into(),
        spec.at("names").text("kind").into(),
        short_names.join(",").into(),
        printers::condition_is_true(status, "Established").into(),
    ]
}
