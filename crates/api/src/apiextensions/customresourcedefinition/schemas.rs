//! Rules of the schemas of a definition's versions: what OpenAPI v3 keywords may
//! stand where, that the schema is structural, that its defaults fit it.
//!
//! Errors of the schema come first; rules in CEL are compiled only when there
//! are none. What was wrong in the stored definition may stay so.
//!
//! Upstream followed: apiextensions-apiserver/pkg/apis/apiextensions/validation
//! (validateCustomResourceDefinitionValidation and below).

use apimachinery::{ErrorList, Path, Value};
use serde_json::{Map, json};
use structural::{Schema, check, check_defaults};

use super::go_json;
use super::rules::{self, Preexisting};
use crate::validation::meta;
use crate::validation::push::{Push, Shown};
use crate::validation::value::Get;

const TYPES: &[&str] = &["array", "boolean", "integer", "number", "object", "string"];

/// Keywords that the root may have beside a status subresource, by the JSON name;
/// the second names are Go's, as the error lists them.
const AT_ROOT: &[(&str, &str)] = &[
    ("description", "Description"),
    ("type", "Type"),
    ("format", "Format"),
    ("title", "Title"),
    ("maximum", "Maximum"),
    ("exclusiveMaximum", "ExclusiveMaximum"),
    ("minimum", "Minimum"),
    ("exclusiveMinimum", "ExclusiveMinimum"),
    ("maxLength", "MaxLength"),
    ("minLength", "MinLength"),
    ("pattern", "Pattern"),
    ("maxItems", "MaxItems"),
    ("minItems", "MinItems"),
    ("uniqueItems", "UniqueItems"),
    ("multipleOf", "MultipleOf"),
    ("required", "Required"),
    ("items", "Items"),
    ("properties", "Properties"),
    ("externalDocs", "ExternalDocs"),
    ("example", "Example"),
    ("x-kubernetes-preserve-unknown-fields", "XPreserveUnknownFields"),
    ("x-kubernetes-validations", "XValidations"),
];

/// What is asked of schemas; an update asks for less where the stored
/// definition was not held to it.
#[derive(Clone)]
pub struct Options {
    pub structural: bool,
    pub valid_types: bool,
    pub pruned_defaults: bool,
    pub atomic_sets: bool,
    pub map_keys: bool,
    pub preexisting: Preexisting,
}

impl Options {
    /// Of a new definition.
    pub fn strict() -> Self {
        Options {
            structural: true,
            valid_types: true,
            pruned_defaults: true,
            atomic_sets: true,
            map_keys: true,
            preexisting: Preexisting::default(),
        }
    }

    /// Of an update of `old`.
    pub fn tolerating(old: &Value) -> Self {
        let schemas: Vec<&Value> = schemas(old.at("spec")).collect();
        let any = |test: &dyn Fn(&Value) -> bool| schemas.iter().any(|schema| contains(schema, test));
        let unstructural = schemas
            .iter()
            .any(|schema| check::convertible(schema).is_err() || !check::structural(&Path::root(), schema).is_empty());
        let unpruned = schemas.iter().any(|schema| {
            contains(schema, &|s| s.has("default"))
                && check::convertible(schema).is_ok()
                && check::structural(&Path::root(), schema).is_empty()
                && check_defaults::has_unpruned(&Schema::parse(schema))
        });
        Options {
            structural: !unstructural,
            valid_types: !any(&|s| !s.s("type").is_empty() && !TYPES.contains(&s.s("type"))),
            pruned_defaults: !unpruned,
            atomic_sets: !any(&is_loose_set),
            map_keys: !any(&|s| {
                let mut errors = ErrorList::new();
                keyed_items(&mut errors, s, &Path::root());
                !errors.is_empty()
            }),
            preexisting: rules::preexisting(old),
        }
    }
}

/// The schemas of all versions that have one.
pub fn schemas(spec: &Value) -> impl Iterator<Item = &Value> {
    spec.list("versions").iter().map(|version| version.at("schema").at("openAPIV3Schema")).filter(|s| s.is_object())
}

/// Whether a schema or one within it passes the test.
pub fn contains(schema: &Value, test: &dyn Fn(&Value) -> bool) -> bool {
    if !schema.is_object() {
        return false;
    }
    let maps = ["properties", "patternProperties", "definitions", "dependencies"];
    let lists = ["allOf", "anyOf", "oneOf", "items"];
    test(schema)
        || ["items", "not", "additionalProperties", "additionalItems"].iter().any(|key| contains(schema.at(key), test))
        || maps.iter().flat_map(|key| schema.map(key).values()).any(|inner| contains(inner, test))
        || lists.iter().flat_map(|key| schema.list(key)).any(|inner| contains(inner, test))
}

/// Whether extensions of the project's are used, which need a structural schema.
pub fn has_extensions(schema: &Value) -> bool {
    contains(schema, &|s| {
        s.flag("x-kubernetes-embedded-resource")
            || s.has("x-kubernetes-preserve-unknown-fields")
            || s.flag("x-kubernetes-int-or-string")
            || !s.list("x-kubernetes-list-map-keys").is_empty()
            || s.has("x-kubernetes-list-type")
            || !s.list("x-kubernetes-validations").is_empty()
    })
}

/// Problems of `schema.openAPIV3Schema` of a version, or of the one that all
/// versions share. `unchanged`: the stored definition has it as it is.
pub fn validate(out: &mut ErrorList, holder: &Value, status: bool, options: &Options, unchanged: bool, path: &Path) {
    let Some(schema) = holder.opt("openAPIV3Schema") else { return };
    let at = path.child("openAPIV3Schema");
    let mut errors = ErrorList::new();
    if status {
        root_keywords(&mut errors, schema, path);
    }
    if schema.flag("nullable") {
        errors.forbidden(&path.child("openAPIV3Schema.nullable"), "nullable cannot be true at the root");
    }
    let mut unconvertible = None;
    let mut has_rules = false;
    if options.structural {
        let problems = || check::structural(&at, schema);
        match check::convertible(schema) {
            Err(why) => unconvertible = Some(why),
            Ok(()) => {
                let mut found = problems();
                if found.is_empty() {
                    found = check_defaults::check(
                        &at,
                        schema,
                        &Schema::parse(schema),
                        options.pruned_defaults,
                        &metadata_rules,
                        &rules::of_default,
                    );
                }
                has_rules = found.is_empty();
                errors.extend(found);
            }
        }
    }
    let walker = Walker { options };
    let mut found = ErrorList::new();
    walker.node(&mut found, schema, &at, Standing { is_root: true, ..Standing::default() });
    let of_rules = match has_rules {
        true => rules::of_schema(&at, schema, &options.preexisting, unchanged, &found),
        false => ErrorList::new(),
    };
    errors.extend(found);
    errors.extend(of_rules);
    if errors.is_empty()
        && let Some(why) = unconvertible
    {
        errors.invalid(&at, "", why);
    }
    out.extend(errors);
}

/// The rules that metadata of embedded resources is held to.
pub fn metadata_rules(metadata: &Value, path: &Path) -> ErrorList {
    meta::embedded_meta(metadata, path)
}

fn is_zero(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(false) => true,
        Value::String(text) => text.is_empty(),
        _ => false,
    }
}

/// With a status subresource the status schema is cut out of `properties`, so
/// nothing else may speak of it.
fn root_keywords(errors: &mut ErrorList, schema: &Value, path: &Path) {
    let empty = Map::new();
    let present = |key: &str| schema.as_object().unwrap_or(&empty).get(key).is_some_and(|value| !is_zero(value));
    for (key, _) in go_json::FIELDS {
        if !present(key) {
            continue;
        }
        if *key == "type" {
            if schema.s("type") != "object" {
                let why = "only \"object\" is allowed as the type at the root of the schema if the status subresource is enabled";
                errors.invalid(&path.child("openAPIV3Schema.type"), schema.s("type"), why);
                return;
            }
            continue;
        }
        if !AT_ROOT.iter().any(|(allowed, _)| allowed == key) {
            let names: Vec<&str> = AT_ROOT.iter().map(|(_, name)| *name).collect();
            let why = format!(
                "only [{}] fields are allowed at the root of the schema if the status subresource is enabled",
                names.join(" ")
            );
            errors.invalid(&path.child("openAPIV3Schema"), Shown(go_json::schema(schema)), why);
            return;
        }
    }
}

/// Where the walker is.
#[derive(Clone, Copy, Default)]
struct Standing<'a> {
    is_root: bool,
    /// Within type or object metadata.
    in_metadata: bool,
    /// Why there may be no default.
    no_defaults: Option<&'a str>,
}

struct Walker<'a> {
    options: &'a Options,
}

impl Walker<'_> {
    fn node(&self, out: &mut ErrorList, schema: &Value, path: &Path, standing: Standing<'_>) {
        if !schema.is_object() {
            return;
        }
        let below = Standing { is_root: false, ..standing };
        self.keywords(out, schema, path, standing);
        if schema.flag("uniqueItems") {
            let why = "uniqueItems cannot be set to true since the runtime complexity becomes quadratic";
            out.forbidden(&path.child("uniqueItems"), why);
        }
        if let Some(additional) = schema.opt("additionalProperties") {
            let at = path.child("additionalProperties");
            if !schema.map("properties").is_empty() && *additional != Value::Bool(true) {
                out.forbidden(&at, "additionalProperties and properties are mutual exclusive");
            }
            let mut below = below;
            if standing.in_metadata {
                below.no_defaults = Some("inside additionalProperties applying to object metadata");
            }
            self.node(out, additional, &at, below);
        }
        for (name, property) in schema.map("properties") {
            let mut below = below;
            let reason = format!("in top-level {name}");
            let is_meta = matches!(name.as_str(), "metadata" | "kind" | "apiVersion");
            if (standing.is_root || schema.flag("x-kubernetes-embedded-resource")) && is_meta {
                below.in_metadata = true;
                if standing.is_root {
                    below.no_defaults = Some(&reason);
                }
            }
            self.node(out, property, &path.child("properties").key(name), below);
        }
        self.node(out, schema.at("not"), &path.child("not"), below);
        for key in ["allOf", "oneOf", "anyOf"] {
            for (i, branch) in schema.list(key).iter().enumerate() {
                self.node(out, branch, &path.child(key).index(i), below);
            }
        }
        for (name, definition) in schema.map("definitions") {
            self.node(out, definition, &path.child("definitions").key(name), below);
        }
        self.node(out, schema.at("items"), &path.child("items"), below);
        for (i, item) in schema.list("items").iter().enumerate() {
            self.node(out, item, &path.child("items").index(i), below);
        }
        for (name, dependency) in schema.map("dependencies") {
            self.node(out, dependency, &path.child("dependencies").key(name), below);
        }
        self.extensions(out, schema, path);
        if self.options.map_keys {
            keyed_items(out, schema, path);
        }
        out.extend(rules::forms(path, schema));
    }

    /// Keywords that OpenAPI has and definitions have not.
    fn keywords(&self, out: &mut ErrorList, schema: &Value, path: &Path, standing: Standing<'_>) {
        let kind = schema.s("type");
        if self.options.valid_types && !kind.is_empty() && !TYPES.contains(&kind) {
            out.unsupported(&path.child("type"), kind, TYPES);
        }
        if schema.has("default")
            && let Some(reason) = standing.no_defaults
        {
            out.forbidden(&path.child("default"), format!("must not be set {reason}"));
        }
        let unsupported: [(&str, bool); 6] = [
            ("id", !schema.s("id").is_empty()),
            ("additionalItems", schema.has("additionalItems")),
            ("patternProperties", !schema.map("patternProperties").is_empty()),
            ("definitions", !schema.map("definitions").is_empty()),
            ("dependencies", schema.has("dependencies")),
            ("$ref", schema.has("$ref")),
        ];
        for (key, present) in unsupported {
            if present {
                out.forbidden(&path.child(key), format!("{key} is not supported"));
            }
        }
        if kind == "null" {
            out.forbidden(&path.child("type"), "type cannot be set to null, use nullable as an alternative");
        }
        if !schema.list("items").is_empty() {
            out.forbidden(&path.child("items"), "items must be a schema object and not an array");
        }
        if standing.in_metadata && schema.flag("x-kubernetes-embedded-resource") {
            let why = "must not be used inside of resource meta";
            out.forbidden(&path.child("x-kubernetes-embedded-resource"), why);
        }
    }

    fn extensions(&self, out: &mut ErrorList, schema: &Value, path: &Path) {
        if schema.opt_flag("x-kubernetes-preserve-unknown-fields") == Some(false) {
            out.invalid(&path.child("x-kubernetes-preserve-unknown-fields"), false, "must be true or undefined");
        }
        let kind = schema.s("type");
        let mut of_type = |wanted: &str, key: &str| {
            let why = format!("must be {wanted} if {key} is specified");
            if kind.is_empty() {
                out.required(&path.child("type"), &why);
            } else {
                out.invalid(&path.child("type"), kind, why);
            }
        };
        let map_type = schema.opt_s("x-kubernetes-map-type");
        if map_type.is_some() && kind != "object" {
            of_type("object", "x-kubernetes-map-type");
        }
        let (list_type, items) = (schema.opt_s("x-kubernetes-list-type"), schema.at("items"));
        if let Some(given) = map_type.filter(|given| !matches!(*given, "atomic" | "granular")) {
            out.unsupported(&path.child("x-kubernetes-map-type"), given, &["atomic", "granular"]);
        }
        if list_type.is_some() && kind != "array" {
            let why = "must be array if x-kubernetes-list-type is specified";
            if kind.is_empty() {
                out.required(&path.child("type"), why);
            } else {
                out.invalid(&path.child("type"), kind, why);
            }
        } else if self.options.atomic_sets && is_loose_set(schema) {
            let key = if items.s("type") == "array" { "x-kubernetes-list-type" } else { "x-kubernetes-map-type" };
            let why = "must be atomic as item of a list with x-kubernetes-list-type=set";
            out.invalid(&path.child("items").child(key), items.at("x-kubernetes-list-type"), why);
        }
        if let Some(given) = list_type.filter(|given| !matches!(*given, "atomic" | "set" | "map")) {
            out.unsupported(&path.child("x-kubernetes-list-type"), given, &["atomic", "set", "map"]);
        }
        map_keys(out, schema, path);
    }
}

/// A set whose items are not atomic.
fn is_loose_set(schema: &Value) -> bool {
    let items = schema.at("items");
    schema.s("x-kubernetes-list-type") == "set"
        && match items.s("type") {
            "array" => items.opt_s("x-kubernetes-list-type").is_some_and(|given| given != "atomic"),
            "object" => items.s("x-kubernetes-map-type") != "atomic",
            _ => false,
        }
}

/// Keys of lists that are maps.
fn map_keys(out: &mut ErrorList, schema: &Value, path: &Path) {
    let keys = schema.strings("x-kubernetes-list-map-keys");
    let (list_type, keys_at) = (schema.opt_s("x-kubernetes-list-type"), path.child("x-kubernetes-list-map-keys"));
    if !keys.is_empty() && list_type != Some("map") {
        let (at, why) =
            (path.child("x-kubernetes-list-type"), "must be map if x-kubernetes-list-map-keys is non-empty");
        match list_type {
            None => out.required(&at, why),
            Some(given) => out.invalid(&at, given, why),
        }
    }
    if list_type != Some("map") {
        return;
    }
    if keys.is_empty() {
        out.required(&keys_at, "must not be empty if x-kubernetes-list-type is map");
    }
    let (items, at) = (schema.at("items"), path.child("items"));
    if items.is_null() {
        out.required(&at, "must have a schema if x-kubernetes-list-type is map");
        return;
    }
    if items.is_array() {
        let shown = Shown(go_json::items(items));
        out.invalid(&at, shown, "must only have a single schema if x-kubernetes-list-type is map");
        return;
    }
    if items.s("type") != "object" {
        let why = "must be object if parent array's x-kubernetes-list-type is map";
        out.invalid(&at.child("type"), items.s("type"), why);
        return;
    }
    let shown = || json!(keys);
    for (i, key) in keys.iter().enumerate() {
        match items.at("properties").opt(key) {
            Some(property) if matches!(property.s("type"), "array" | "object") => {
                let why = "must be a scalar type if parent array's x-kubernetes-list-type is map";
                out.invalid(&at.child("properties").key(key).child("type"), items.s("type"), why);
            }
            Some(_) => {}
            None => out.invalid(&keys_at, &shown(), "entries must all be names of item properties"),
        }
        if keys[..i].contains(key) {
            out.invalid(&keys_at, &shown(), "must not contain duplicate entries");
        }
    }
}

/// Items of sets and maps are not null; keys are there.
fn keyed_items(out: &mut ErrorList, schema: &Value, path: &Path) {
    let (items, list_type) = (schema.at("items"), schema.s("x-kubernetes-list-type"));
    if !items.is_object() || !matches!(list_type, "set" | "map") {
        return;
    }
    let at = path.child("items");
    if items.flag("nullable") {
        let why = format!("cannot be nullable when x-kubernetes-list-type is {list_type}");
        out.forbidden(&at.child("nullable"), why);
    }
    if list_type != "map" {
        return;
    }
    let required = items.strings("required");
    for key in schema.strings("x-kubernetes-list-map-keys") {
        let Some(property) = items.at("properties").opt(key) else { continue };
        let at = at.child("properties").key(key);
        if !required.contains(&key) && !property.has("default") {
            let why =
                "this property is in x-kubernetes-list-map-keys, so it must have a default or be a required property";
            out.required(&at.child("default"), why);
        }
        if property.flag("nullable") {
            let why = "this property is in x-kubernetes-list-map-keys, so it cannot be nullable";
            out.forbidden(&at.child("nullable"), why);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problems(x: Value) -> Vec<String> {
        let schema = json!({"openAPIV3Schema": {"type": "object", "properties": {"x": x}}});
        let mut out = ErrorList::new();
        validate(&mut out, &schema, false, &Options::strict(), false, &Path::new("s"));
        out.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn lists_and_keywords() {
        assert_eq!(
            problems(json!({"type": "array", "items": {"type": "object"}, "x-kubernetes-list-type": "set"})),
            [
                "s.openAPIV3Schema.properties[x].items.x-kubernetes-map-type: Invalid value: null: must be atomic as item of a list with x-kubernetes-list-type=set"
            ]
        );
        assert_eq!(
            problems(json!({"type": "string", "id": "x"})),
            ["s.openAPIV3Schema.properties[x].id: Forbidden: id is not supported"]
        );
        assert_eq!(
            problems(json!({"type": "string", "default": 1})),
            [
                r#"s.openAPIV3Schema.properties[x].default: Invalid value: "integer":  in body must be of type string: "integer""#
            ]
        );
        assert!(problems(json!({"type": "object", "additionalProperties": false})).is_empty());
    }

    #[test]
    fn the_root_beside_a_status() {
        let holder = json!({"openAPIV3Schema": {"type": "object", "allOf": [{"required": ["a"]}]}});
        let mut out = ErrorList::new();
        validate(&mut out, &holder, true, &Options::strict(), false, &Path::new("s"));
        let text = out[0].to_string();
        assert!(text.starts_with(r#"s.openAPIV3Schema: Invalid value: {"ID":"","Schema":"","Ref":null"#), "{text}");
        assert!(text.ends_with("if the status subresource is enabled"), "{text}");
    }
}
