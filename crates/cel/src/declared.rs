//! Structural schemas as declared types and as forms of values.
//!
//! [`Schema`] is a node of a custom resource's schema, reduced to what
//! expressions see of it; [`Decl`] is the declared type that the checker and the
//! cost estimate use, with the largest size that a request could carry. Upstream:
//! k8s `apiserver/pkg/cel/common/schemas.go`, `valuesunstructured.go`,
//! `pkg/cel/types.go`, apiextensions' `schema/cel/model`.

use std::collections::BTreeMap;

use apimachinery::go;
use serde_json::{Map as JsonMap, Value as Json};

use crate::escaping::{escape, is_reserved, unescape};
use crate::ext::formats;
use crate::types::Type;
use crate::value::{Failure, Form, List, Map, Outcome, Text, Value};

/// Largest request, hence largest anything in one.
pub const MAX_REQUEST_BYTES: i64 = 3 * 1024 * 1024;
const MAX_DURATION: i64 = 32;
const MAX_DATETIME: i64 = 32;
const JSON_DATE: i64 = 12;
/// Longest name of an object.
const MAX_NAME: i64 = 253;

/// One node of a structural schema.
#[derive(Debug, Clone, Default)]
pub struct Schema {
    pub kind: String,
    pub format: String,
    pub nullable: bool,
    pub int_or_string: bool,
    pub embedded: bool,
    pub preserve: bool,
    pub has_default: bool,
    pub list_type: String,
    pub map_type: Option<String>,
    pub list_map_keys: Vec<String>,
    /// `None` where there are no `properties` at all.
    pub properties: Option<BTreeMap<String, Schema>>,
    pub has_additional: bool,
    pub additional: Option<Box<Schema>>,
    pub items: Option<Box<Schema>>,
    pub required: Vec<String>,
    pub enums: Vec<Json>,
    pub max_length: Option<i64>,
    pub max_items: Option<i64>,
    pub max_properties: Option<i64>,
}

impl Schema {
    /// Reads a node of `openAPIV3Schema`.
    pub fn from_json(json: &Json) -> Schema {
        let text = |name: &str| json.get(name).and_then(Json::as_str).unwrap_or_default().to_owned();
        let flag = |name: &str| json.get(name).and_then(Json::as_bool).unwrap_or(false);
        let number = |name: &str| json.get(name).and_then(Json::as_i64);
        let strings = |name: &str| -> Vec<String> {
            let list = json.get(name).and_then(Json::as_array);
            list.into_iter().flatten().filter_map(|item| item.as_str().map(str::to_owned)).collect()
        };
        let properties = json.get("properties").and_then(Json::as_object);
        let additional = json.get("additionalProperties");
        Schema {
            kind: text("type"),
            format: text("format"),
            nullable: flag("nullable"),
            int_or_string: flag("x-kubernetes-int-or-string"),
            embedded: flag("x-kubernetes-embedded-resource"),
            preserve: flag("x-kubernetes-preserve-unknown-fields"),
            has_default: json.get("default").is_some(),
            list_type: text("x-kubernetes-list-type"),
            map_type: json.get("x-kubernetes-map-type").and_then(Json::as_str).map(str::to_owned),
            list_map_keys: strings("x-kubernetes-list-map-keys"),
            properties: properties
                .map(|map| map.iter().map(|(name, schema)| (name.clone(), Schema::from_json(schema))).collect()),
            has_additional: additional.is_some_and(|value| *value != Json::Bool(false)),
            additional: additional.filter(|value| value.is_object()).map(|value| Box::new(Schema::from_json(value))),
            items: json.get("items").filter(|value| value.is_object()).map(|value| Box::new(Schema::from_json(value))),
            required: strings("required"),
            enums: json.get("enum").and_then(Json::as_array).cloned().unwrap_or_default(),
            max_length: number("maxLength"),
            max_items: number("maxItems"),
            max_properties: number("maxProperties"),
        }
    }

    /// With the fields that every object has: kind, apiVersion, metadata.name
    /// and metadata.generateName.
    pub fn with_type_and_metadata(&self) -> Schema {
        let empty = BTreeMap::new();
        let own = self.properties.as_ref().unwrap_or(&empty);
        let kind_of = |schema: Option<&Schema>| schema.map(|schema| schema.kind.clone()).unwrap_or_default();
        let metadata = own.get("metadata");
        let metadata_field = |name: &str| metadata.and_then(|m| m.properties.as_ref()).and_then(|p| p.get(name));
        if kind_of(own.get("kind")) == "string"
            && kind_of(own.get("apiVersion")) == "string"
            && kind_of(metadata) == "object"
            && kind_of(metadata_field("name")) == "string"
            && kind_of(metadata_field("generateName")) == "string"
        {
            return self.clone();
        }
        let string = |max_length| Schema { kind: "string".to_owned(), max_length, ..Schema::default() };
        let capped = |name: &str, most: i64| {
            let own = metadata_field(name).and_then(|schema| schema.max_length);
            string(Some(own.map_or(most, |own| own.min(most))))
        };
        let fields = BTreeMap::from([
            ("name".to_owned(), capped("name", MAX_NAME)),
            ("generateName".to_owned(), capped("generateName", MAX_NAME - 1)),
        ]);
        let mut properties = own.clone();
        properties.insert("kind".to_owned(), string(None));
        properties.insert("apiVersion".to_owned(), string(None));
        let metadata = Schema { kind: "object".to_owned(), properties: Some(fields), ..Schema::default() };
        properties.insert("metadata".to_owned(), metadata);
        Schema { properties: Some(properties), ..self.clone() }
    }

    /// Completes embedded resources below this node, so that values need no
    /// schema of their own.
    pub fn complete(mut self, resource_root: bool) -> Schema {
        if resource_root || self.embedded {
            self = self.with_type_and_metadata();
        }
        self.properties =
            self.properties.map(|map| map.into_iter().map(|(name, schema)| (name, schema.complete(false))).collect());
        self.additional = self.additional.map(|schema| Box::new(schema.complete(false)));
        self.items = self.items.map(|schema| Box::new(schema.complete(false)));
        self
    }

    pub fn items(&self) -> Option<&Schema> {
        self.items.as_deref()
    }
    pub fn list_type(&self) -> &str {
        &self.list_type
    }
    pub fn list_map_keys(&self) -> &[String] {
        &self.list_map_keys
    }
    /// The schema of a field or of a map's value.
    fn of_key(&self, name: &str) -> Option<&Schema> {
        if self.embedded || self.properties.is_some() {
            return self.properties.as_ref()?.get(name);
        }
        self.additional.as_deref()
    }
    pub fn declares(&self, name: &str) -> bool {
        self.of_key(name).is_some()
    }

    /// A JSON value under this node.
    pub fn value<'a>(&'a self, json: &'a Json) -> Outcome<'a> {
        if json.is_null() {
            if self.nullable {
                return Ok(Value::Null);
            }
            return Failure::error("invalid data, got null for schema with nullable=false");
        }
        if self.int_or_string {
            return match json {
                Json::String(text) => Ok(Value::String(Text::Borrowed(text))),
                Json::Number(number) if number.is_i64() => Ok(Value::Int(number.as_i64().unwrap_or_default())),
                _ => Failure::error("invalid data, expected XIntOrString value to be either a string or integer"),
            };
        }
        match (self.kind.as_str(), json) {
            ("object", Json::Object(entries)) => Ok(Value::Map(Map::Json { entries, form: Form::Declared(self) })),
            ("object", _) => Failure::error("invalid data, expected a map for the provided schema with type=object"),
            ("array", Json::Array(items)) => match &self.items {
                None => Failure::error("invalid array type, expected Items with a non-empty Schema"),
                Some(_) => Ok(Value::List(List::Json { items, schema: Some(self) })),
            },
            ("array", _) => Failure::error("invalid data, expected an array for the provided schema with type=array"),
            ("string", Json::String(text)) => self.string(text),
            ("string", other) => Failure::error(format!("invalid data, expected string, got {}", go::type_name(other))),
            ("number", Json::Number(number)) => Ok(Value::Double(number.as_f64().unwrap_or_default())),
            ("number", other) => Failure::error(format!("invalid data, expected float, got {}", go::type_name(other))),
            ("integer", Json::Number(number)) if number.is_i64() => Ok(Value::Int(number.as_i64().unwrap_or_default())),
            // Decoding made 2.0 an integer already where a schema says so; what is left has a fraction.
            ("integer", Json::Number(number))
                if number.as_f64().is_some_and(|value| value.fract() == 0.0 && value.abs() < 9e18) =>
            {
                Ok(Value::Int(number.as_f64().unwrap_or_default() as i64))
            }
            ("integer", other) => Failure::error(format!("invalid data, expected int, got {}", go::type_name(other))),
            ("boolean", Json::Bool(value)) => Ok(Value::Bool(*value)),
            ("boolean", other) => Failure::error(format!("invalid data, expected bool, got {}", go::type_name(other))),
            (_, other) if self.preserve => Ok(Value::Unknown(other)),
            (kind, _) => Failure::error(format!(
                "invalid type, expected object, array, number, integer, boolean or string, or no type with \
                 x-kubernetes-int-or-string or x-kubernetes-preserve-unknown-fields is true, got {kind}"
            )),
        }
    }

    fn string<'a>(&'a self, text: &'a str) -> Outcome<'a> {
        match self.format.as_str() {
            "duration" => match formats::parse_duration(text) {
                Some(nanoseconds) => Ok(Value::Duration(nanoseconds)),
                None => Failure::error(format!("Invalid duration {text}: unable to parse {text} as duration")),
            },
            "date" => match formats::parse_date(text) {
                Some(time) => Ok(Value::Timestamp(time)),
                None => Failure::error(format!("Invalid date formatted string {text}")),
            },
            "date-time" => match formats::parse_date_time(text) {
                Some(time) => Ok(Value::Timestamp(time)),
                None => Failure::error(format!("Invalid date-time formatted string {text}")),
            },
            "byte" => match formats::parse_base64(text) {
                Some(bytes) => Ok(Value::Bytes(bytes.into())),
                None => Failure::error(format!("Invalid byte formatted string {text}")),
            },
            _ => Ok(Value::String(Text::Borrowed(text))),
        }
    }

    /// The value of an entry by the name that expressions use for it.
    pub fn find<'a>(&'a self, entries: &'a JsonMap<String, Json>, name: &str) -> Option<Outcome<'a>> {
        let is_object = self.properties.is_some();
        let unescaped = if is_object { unescape(name)? } else { name.to_owned() };
        let json = entries.get(&unescaped)?;
        if is_object && json.is_null() {
            return None;
        }
        Some(self.of_key(&unescaped)?.value(json))
    }

    /// The declared keys that are present, as expressions spell them.
    pub fn keys<'a>(&'a self, entries: &'a JsonMap<String, Json>) -> Vec<Value<'a>> {
        let is_object = self.properties.is_some();
        let declared = entries.keys().filter(|key| self.of_key(key).is_some());
        declared
            .map(|key| match escape(key).filter(|escaped| is_object && escaped != key) {
                Some(escaped) => Value::string(escaped),
                None => Value::String(Text::Borrowed(key)),
            })
            .collect()
    }
}

/// A declared type with the sizes that the cost estimate needs.
#[derive(Debug, Clone)]
pub struct Decl {
    pub shape: DeclShape,
    /// Most elements or characters that a value can have; for what has no size 0.
    pub max_elements: i64,
    /// Fewest bytes that a value takes in a request.
    pub min_size: i64,
}

#[derive(Debug, Clone)]
pub enum DeclShape {
    Simple(Type),
    List(Box<Decl>),
    Map(Box<Decl>, Box<Decl>),
    /// By escaped names. `object` is the name of what has none of its own yet.
    Object {
        name: String,
        fields: BTreeMap<String, Decl>,
    },
}

impl Decl {
    pub fn simple(of: Type, min_size: i64) -> Decl {
        Decl { shape: DeclShape::Simple(of), max_elements: 0, min_size }
    }
    pub fn sized(of: Type, min_size: i64, max_elements: i64) -> Decl {
        Decl { shape: DeclShape::Simple(of), max_elements, min_size }
    }
    pub fn list(element: Decl, max_elements: i64) -> Decl {
        Decl { shape: DeclShape::List(Box::new(element)), max_elements, min_size: 2 }
    }
    pub fn map(key: Decl, value: Decl, max_elements: i64) -> Decl {
        Decl { shape: DeclShape::Map(Box::new(key), Box::new(value)), max_elements, min_size: 2 }
    }
    pub fn object(name: &str, fields: impl IntoIterator<Item = (&'static str, Decl)>) -> Decl {
        let fields = fields.into_iter().map(|(name, decl)| (name.to_owned(), decl)).collect();
        Decl { shape: DeclShape::Object { name: name.to_owned(), fields }, max_elements: 0, min_size: 2 }
    }

    /// The type that the checker sees.
    pub fn to_type(&self) -> Type {
        match &self.shape {
            DeclShape::Simple(of) => of.clone(),
            DeclShape::List(element) => Type::list(element.to_type()),
            DeclShape::Map(key, value) => Type::map(key.to_type(), value.to_type()),
            DeclShape::Object { name, .. } => Type::object(name),
        }
    }
    pub fn element(&self) -> Option<&Decl> {
        match &self.shape {
            DeclShape::List(element) => Some(element),
            DeclShape::Map(_, value) => Some(value),
            _ => None,
        }
    }
    pub fn key(&self) -> Option<&Decl> {
        match &self.shape {
            DeclShape::Map(key, _) => Some(key),
            _ => None,
        }
    }
    pub fn field(&self, name: &str) -> Option<&Decl> {
        match &self.shape {
            DeclShape::Object { fields, .. } => {
                fields.get(name).or_else(|| is_reserved(name).then(|| fields.get(&format!("__{name}__")))?)
            }
            _ => None,
        }
    }

    /// Names the objects below: `NAME.field`, `NAME.@idx`, `NAME.@elem`.
    pub fn named(self, name: &str) -> Decl {
        let Decl { shape, max_elements, min_size } = self;
        let shape = match shape {
            DeclShape::Simple(of) => DeclShape::Simple(of),
            DeclShape::List(element) => DeclShape::List(Box::new(element.named(&format!("{name}.@idx")))),
            DeclShape::Map(key, value) => DeclShape::Map(key, Box::new(value.named(&format!("{name}.@elem")))),
            DeclShape::Object { name: own, fields } => {
                let name = if own == "object" { name.to_owned() } else { own };
                let fields = fields
                    .into_iter()
                    .map(|(field, decl)| {
                        let decl = decl.named(&format!("{name}.{field}"));
                        (field, decl)
                    })
                    .collect();
                DeclShape::Object { name, fields }
            }
        };
        Decl { shape, max_elements, min_size }
    }

    /// All objects at and below this type, by name.
    pub fn objects<'d>(&'d self, into: &mut BTreeMap<String, &'d Decl>) {
        match &self.shape {
            DeclShape::Simple(_) => {}
            DeclShape::List(element) => element.objects(into),
            DeclShape::Map(_, value) => value.objects(into),
            DeclShape::Object { name, fields } => {
                into.insert(name.clone(), self);
                for field in fields.values() {
                    field.objects(into);
                }
            }
        }
    }
}

/// The declared type of a schema node; `None` for what expressions do not see.
pub fn declare(schema: &Schema, resource_root: bool) -> Option<Decl> {
    let zero_if_negative = |value: i64| value.max(0);
    if schema.int_or_string {
        let most = schema.max_length.map_or(MAX_REQUEST_BYTES - 2, |max| zero_if_negative(max) * 4);
        return Some(Decl::sized(Type::Dyn, 1, most));
    }
    let completed;
    let schema = if resource_root {
        completed = schema.with_type_and_metadata();
        &completed
    } else {
        schema
    };
    match schema.kind.as_str() {
        "array" => {
            let items = schema.items()?;
            let element = declare(items, items.embedded)?;
            let most = schema.max_items.map_or((MAX_REQUEST_BYTES - 2) / (element.min_size + 1), zero_if_negative);
            Some(Decl::list(element, most))
        }
        "object" => {
            if let Some(additional) = &schema.additional {
                let value = declare(additional, additional.embedded)?;
                let most =
                    schema.max_properties.map_or((MAX_REQUEST_BYTES - 2) / (value.min_size + 6), zero_if_negative);
                return Some(Decl::map(Decl::simple(Type::String, 2), value, most));
            }
            let mut fields = BTreeMap::new();
            let mut min_size = 2;
            for (name, property) in schema.properties.iter().flatten() {
                let Some(field) = declare(property, property.embedded) else { continue };
                if schema.required.contains(name) && !property.has_default {
                    min_size += name.len() as i64 + field.min_size + 4;
                }
                if let Some(escaped) = escape(name) {
                    fields.insert(escaped, field);
                }
            }
            let shape = DeclShape::Object { name: "object".to_owned(), fields };
            Some(Decl { shape, max_elements: 0, min_size })
        }
        "string" => Some(match schema.format.as_str() {
            "byte" => Decl::sized(Type::Bytes, 2, schema.max_length.map_or(MAX_REQUEST_BYTES - 2, zero_if_negative)),
            "duration" => Decl::sized(Type::Duration, 3, MAX_DURATION),
            "date" => Decl::sized(Type::Timestamp, JSON_DATE, JSON_DATE),
            "date-time" => Decl::sized(Type::Timestamp, 21, MAX_DATETIME),
            _ => {
                let longest_enum = schema.enums.iter().filter_map(Json::as_str).map(str::len).max();
                let most = match (schema.max_length, longest_enum) {
                    (Some(max), _) => zero_if_negative(max) * 4,
                    (None, _) if !schema.enums.is_empty() => longest_enum.unwrap_or(0) as i64,
                    _ => MAX_REQUEST_BYTES - 2,
                };
                Decl::sized(Type::String, 2, most)
            }
        }),
        "boolean" => Some(Decl::simple(Type::Bool, 4)),
        "number" => Some(Decl::simple(Type::Double, 1)),
        "integer" => Some(Decl::simple(Type::Int, 1)),
        _ => None,
    }
}
