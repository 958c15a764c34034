//! What definitions bring to the published documents.

use api::apiextensions::customresourcedefinition::schemas::contains;
use apimachinery::{Path, Value};
use openapi::custom::{Custom, Documents};
use structural::check;

const TYPES: [&str; 6] = ["array", "boolean", "integer", "number", "object", "string"];

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_default()
}

/// Schemas that are not structural are not published.
fn publishable(schema: &Value) -> bool {
    schema.is_object()
        && !contains(schema, &|s| s["type"].as_str().is_some_and(|kind| !kind.is_empty() && !TYPES.contains(&kind)))
        && check::convertible(schema).is_ok()
        && check::structural(&Path::root(), schema).is_empty()
}

/// Of the definitions that serve a group version.
pub fn documents(group: &str, version: &str, definitions: &[(&Value, &str)]) -> Documents {
    let kinds: Vec<Custom<'_>> = definitions
        .iter()
        .filter_map(|(definition, name)| {
            let spec = &definition["spec"];
            let of_version = spec["versions"].as_array()?.iter().find(|v| v["name"] == *name)?;
            let names = &spec["names"];
            let schema = &of_version["schema"]["openAPIV3Schema"];
            Some(Custom {
                group,
                version,
                plural: text(names, "plural"),
                kind: text(names, "kind"),
                list_kind: text(names, "listKind"),
                namespaced: text(spec, "scope") == "Namespaced",
                schema: Some(schema).filter(|schema| publishable(schema)),
                preserve: spec["preserveUnknownFields"] == true,
                status: of_version["subresources"]["status"].is_object(),
                scale: of_version["subresources"]["scale"].is_object(),
            })
        })
        .collect();
    openapi::custom::documents(&kinds)
}
