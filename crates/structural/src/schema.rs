//! A structural schema as a tree, and how its parts are owned in server-side
//! apply.
//!
//! Upstream followed: `apiextensions-apiserver/pkg/apiserver/schema/{structural,convert}.go`,
//! `managedfields/internal/typeconverter.go`.

use std::collections::BTreeMap;

use apimachinery::{Map, Value};
use patch::smd::{Atom, CustomFields, ListAtom, MapAtom, MapFields, Scalar, SchemaNode, TypeRef};
use regex::Regex;

use crate::{formats, goregex};

/// What stands for members that `properties` does not name.
#[derive(Debug, Clone, Default, PartialEq)]
pub enum Additional {
    #[default]
    Absent,
    /// `true`: anything.
    Any,
    /// `false`: nothing (values are refused, not pruned).
    None,
    Schema(Box<Schema>),
}

#[derive(Debug, Clone, Default)]
pub struct Schema {
    /// `object`, `array`, `string`, `integer`, `number`, `boolean`, or empty.
    pub kind: String,
    /// Empty where it has no effect.
    pub format: String,
    pub nullable: bool,
    pub properties: BTreeMap<String, Schema>,
    pub additional: Additional,
    pub items: Option<Box<Schema>>,
    pub required: Vec<String>,
    pub enums: Vec<Value>,
    pub default: Option<Value>,
    pub minimum: Option<f64>,
    pub maximum: Option<f64>,
    pub exclusive_minimum: bool,
    pub exclusive_maximum: bool,
    pub multiple_of: Option<f64>,
    pub min_length: Option<i64>,
    pub max_length: Option<i64>,
    /// With what is wrong with it where it does not compile.
    pub pattern: Option<(String, Result<Regex, String>)>,
    pub min_items: Option<i64>,
    pub max_items: Option<i64>,
    pub unique_items: bool,
    pub min_properties: Option<i64>,
    pub max_properties: Option<i64>,
    pub all_of: Vec<Schema>,
    pub any_of: Vec<Schema>,
    pub one_of: Vec<Schema>,
    pub not: Option<Box<Schema>>,
    pub preserve_unknown: bool,
    pub embedded: bool,
    pub int_or_string: bool,
    pub list_type: String,
    pub list_map_keys: Vec<String>,
    pub map_atomic: bool,
    /// `list_map_keys` as the ownership code wants them.
    keys: Vec<&'static str>,
}

/// Key names of list maps, kept for the life of the process: they are few and
/// shared by all versions of all definitions.
fn intern(name: &str) -> &'static str {
    static NAMES: parking_lot::Mutex<BTreeMap<String, &'static str>> = parking_lot::Mutex::new(BTreeMap::new());
    let mut names = NAMES.lock();
    if let Some(known) = names.get(name) {
        return known;
    }
    let leaked: &'static str = Box::leak(name.to_owned().into_boxed_str());
    names.insert(name.to_owned(), leaked);
    leaked
}

/// As [`intern`]: names of selectable fields.
pub fn static_name(name: &str) -> &'static str {
    intern(name)
}

impl Schema {
    /// From an `openAPIV3Schema` object.
    pub fn parse(source: &Value) -> Schema {
        let text = |key: &str| source[key].as_str().unwrap_or_default().to_owned();
        let flag = |key: &str| source[key].as_bool().unwrap_or(false);
        let list = |key: &str| -> Vec<Schema> {
            source[key].as_array().map(|list| list.iter().map(Schema::parse).collect()).unwrap_or_default()
        };
        let texts = |key: &str| -> Vec<String> {
            source[key]
                .as_array()
                .map(|list| list.iter().filter_map(|v| v.as_str().map(str::to_owned)).collect())
                .unwrap_or_default()
        };
        let list_map_keys = texts("x-kubernetes-list-map-keys");
        let (kind, pattern) = (text("type"), text("pattern"));
        let int_or_string = flag("x-kubernetes-int-or-string");
        let mut format = text("format");
        if !formats::is_supported(if int_or_string { "" } else { &kind }, &format) {
            format.clear();
        }
        Schema {
            kind,
            format,
            nullable: flag("nullable"),
            properties: source["properties"]
                .as_object()
                .map(|map| map.iter().map(|(name, schema)| (name.clone(), Schema::parse(schema))).collect())
                .unwrap_or_default(),
            additional: match &source["additionalProperties"] {
                Value::Bool(true) => Additional::Any,
                Value::Bool(false) => Additional::None,
                schema @ Value::Object(_) => Additional::Schema(Box::new(Schema::parse(schema))),
                _ => Additional::Absent,
            },
            items: match &source["items"] {
                schema @ Value::Object(_) => Some(Box::new(Schema::parse(schema))),
                _ => None,
            },
            required: texts("required"),
            enums: source["enum"].as_array().cloned().unwrap_or_default(),
            default: source.get("default").filter(|v| !v.is_null()).cloned(),
            minimum: source["minimum"].as_f64(),
            maximum: source["maximum"].as_f64(),
            exclusive_minimum: flag("exclusiveMinimum"),
            exclusive_maximum: flag("exclusiveMaximum"),
            multiple_of: source["multipleOf"].as_f64(),
            min_length: source["minLength"].as_i64(),
            max_length: source["maxLength"].as_i64(),
            pattern: (!pattern.is_empty()).then(|| {
                let compiled = goregex::compile(&pattern);
                (pattern, compiled)
            }),
            min_items: source["minItems"].as_i64(),
            max_items: source["maxItems"].as_i64(),
            unique_items: flag("uniqueItems"),
            min_properties: source["minProperties"].as_i64(),
            max_properties: source["maxProperties"].as_i64(),
            all_of: list("allOf"),
            any_of: list("anyOf"),
            one_of: list("oneOf"),
            not: match &source["not"] {
                schema @ Value::Object(_) => Some(Box::new(Schema::parse(schema))),
                _ => None,
            },
            preserve_unknown: flag("x-kubernetes-preserve-unknown-fields"),
            embedded: flag("x-kubernetes-embedded-resource"),
            int_or_string,
            list_type: text("x-kubernetes-list-type"),
            keys: list_map_keys.iter().map(|key| intern(key)).collect(),
            list_map_keys,
            map_atomic: text("x-kubernetes-map-type") == "atomic",
        }
    }

    /// The schema of a member, declared or additional.
    pub fn member(&self, name: &str) -> Option<&Schema> {
        self.properties.get(name).or(match &self.additional {
            Additional::Schema(schema) => Some(schema),
            _ => None,
        })
    }
}

impl Schema {
    /// The schema as upstream's `ToKubeOpenAPI` gives it, by which defaults are
    /// checked: `x-kubernetes-int-or-string` does not replace the types there.
    pub fn with_types_as_written(&self) -> Schema {
        let mut written = self.clone();
        written.keep_types();
        written
    }

    fn keep_types(&mut self) {
        self.int_or_string = false;
        let boxed = self.items.iter_mut().chain(self.not.iter_mut()).map(|schema| schema.as_mut());
        let alternatives = self.all_of.iter_mut().chain(self.any_of.iter_mut()).chain(self.one_of.iter_mut());
        boxed.chain(alternatives).chain(self.properties.values_mut()).for_each(Schema::keep_types);
        if let Additional::Schema(schema) = &mut self.additional {
            schema.keep_types();
        }
    }
}

impl PartialEq for Schema {
    /// Whether defaults, at any depth, are alike: what pruning may have changed.
    fn eq(&self, other: &Schema) -> bool {
        self.default == other.default
            && self.properties == other.properties
            && self.items == other.items
            && self.additional == other.additional
    }
}

impl SchemaNode for Schema {
    fn atom(&self) -> Atom<'_> {
        if self.int_or_string {
            return Atom { scalar: Some(Scalar::Untyped), ..Atom::default() };
        }
        match self.kind.as_str() {
            "string" => Atom { scalar: Some(Scalar::String), ..Atom::default() },
            "integer" | "number" => Atom { scalar: Some(Scalar::Numeric), ..Atom::default() },
            "boolean" => Atom { scalar: Some(Scalar::Boolean), ..Atom::default() },
            "array" => {
                let atomic = !matches!(self.list_type.as_str(), "set" | "map");
                let element = self.items.as_ref().map_or(TypeRef::Deduced, |items| TypeRef::Custom(items.as_ref()));
                Atom { list: Some(ListAtom { atomic, keys: &self.keys, element }), ..Atom::default() }
            }
            "object" => {
                let element = match &self.additional {
                    Additional::Schema(schema) => TypeRef::Custom(schema.as_ref()),
                    Additional::Any => TypeRef::Deduced,
                    Additional::Absent | Additional::None if self.preserve_unknown => TypeRef::Deduced,
                    Additional::Absent | Additional::None => TypeRef::None,
                };
                Atom {
                    map: Some(MapAtom { atomic: self.map_atomic, fields: MapFields::Custom(self), element }),
                    ..Atom::default()
                }
            }
            _ => TypeRef::Deduced.atom(),
        }
    }
}

impl CustomFields for Schema {
    fn field(&self, name: &str) -> Option<TypeRef<'_>> {
        self.properties.get(name).map(|schema| TypeRef::Custom(schema))
    }
    fn default(&self, name: &str) -> Option<Value> {
        self.properties.get(name)?.default.clone()
    }
    fn is_empty(&self) -> bool {
        self.properties.is_empty()
    }
}

/// The root of a version: metadata as every object's, the rest by the schema.
#[derive(Debug, Default)]
pub struct Root {
    /// `None`: a version without schema keeps nothing, unless the definition preserves
    /// unknown fields.
    pub schema: Option<Schema>,
}

impl SchemaNode for Root {
    fn atom(&self) -> Atom<'_> {
        let element = match &self.schema {
            Some(schema) => schema.atom().map.map_or(TypeRef::None, |map| map.element),
            None => TypeRef::Deduced,
        };
        Atom { map: Some(MapAtom { atomic: false, fields: MapFields::Custom(self), element }), ..Atom::default() }
    }
}

impl CustomFields for Root {
    fn field(&self, name: &str) -> Option<TypeRef<'_>> {
        match name {
            "apiVersion" | "kind" => Some(TypeRef::Kind(::schema::Kind::String)),
            "metadata" => Some(object_meta().map_or(TypeRef::Deduced, TypeRef::Type)),
            other => self.schema.as_ref()?.field(other),
        }
    }
    fn default(&self, name: &str) -> Option<Value> {
        CustomFields::default(self.schema.as_ref()?, name)
    }
    fn is_empty(&self) -> bool {
        false
    }
}

pub fn object_meta() -> Option<&'static ::schema::Type> {
    ::schema::type_by_name("io.k8s.apimachinery.pkg.apis.meta.v1.ObjectMeta")
}

/// An empty object of a kind.
pub fn empty(api_version: &str, kind: &str) -> Value {
    let mut map = Map::new();
    map.insert("apiVersion".into(), api_version.into());
    map.insert("kind".into(), kind.into());
    map.insert("metadata".into(), Value::Object(Map::new()));
    Value::Object(map)
}
