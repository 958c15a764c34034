//! Values of expressions: scalars, lists and maps over borrowed JSON or built by
//! the expression, and Kubernetes' own kinds.
//!
//! JSON is not converted when it becomes a variable: a list or map keeps the
//! borrowed slice with what is declared of it, and each element becomes a value
//! when it is looked at. Copies are cheap (`Arc`). Upstream: cel-go
//! `common/types`, k8s `apiserver/pkg/cel/common/values*.go`.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::Value as Json;

use crate::declared::Schema;
use crate::ext::opaque::Opaque;
use crate::types::Type;

/// Why an evaluation gave no value.
#[derive(Debug, Clone, PartialEq)]
pub enum Failure {
    /// An error value: `||`, `&&` and quantifiers may absorb it.
    Error(String),
    /// The cost limit was passed: nothing absorbs it.
    OutOfBudget,
    /// An authorization check whose answer is not known yet: the caller asks and
    /// evaluates again.
    Pending(Box<crate::authz::Check>),
}

impl Failure {
    pub fn error<T>(message: impl Into<String>) -> Result<T, Failure> {
        Err(Failure::Error(message.into()))
    }
}

pub type Outcome<'a> = Result<Value<'a>, Failure>;

pub const NO_SUCH_OVERLOAD: &str = "no such overload";

#[derive(Debug, Clone)]
pub enum Text<'a> {
    Borrowed(&'a str),
    Shared(Arc<str>),
}

impl Text<'_> {
    pub fn as_str(&self) -> &str {
        match self {
            Text::Borrowed(text) => text,
            Text::Shared(text) => text,
        }
    }
}

/// Seconds since 1970 and nanoseconds within the second; the offset (seconds
/// east of UTC) is that of the text it was read from and shows in texts alone.
#[derive(Debug, Clone, Copy)]
pub struct Time {
    pub seconds: i64,
    pub nanoseconds: i32,
    pub offset: i32,
}

impl PartialEq for Time {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}
impl Eq for Time {}
impl PartialOrd for Time {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}
impl Ord for Time {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        (self.seconds, self.nanoseconds).cmp(&(other.seconds, other.nanoseconds))
    }
}

#[derive(Debug, Clone)]
pub enum Value<'a> {
    Null,
    Bool(bool),
    Int(i64),
    Uint(u64),
    Double(f64),
    String(Text<'a>),
    Bytes(Arc<[u8]>),
    /// Nanoseconds.
    Duration(i64),
    Timestamp(Time),
    Type(Arc<Type>),
    List(List<'a>),
    Map(Map<'a>),
    Optional(Option<Arc<Value<'a>>>),
    /// What `Name{field: …}` makes.
    Object(Arc<Object<'a>>),
    Opaque(Arc<Opaque>),
    /// A value below `x-kubernetes-preserve-unknown-fields`: it can only be compared.
    Unknown(&'a Json),
}

#[derive(Debug, Clone)]
pub enum List<'a> {
    Built(Arc<Vec<Value<'a>>>),
    Json { items: &'a [Json], schema: Option<&'a Schema> },
}

#[derive(Debug, Clone)]
pub enum Map<'a> {
    Built(Arc<Entries<'a>>),
    Json { entries: &'a serde_json::Map<String, Json>, form: Form<'a> },
}

/// Keys in order, each with its value; the key is kept as it was written.
pub type Entries<'a> = BTreeMap<Key, (Value<'a>, Value<'a>)>;

/// What is known of a JSON object.
#[derive(Debug, Clone, Copy)]
pub enum Form<'a> {
    /// Nothing: keys and values as they are.
    Dynamic,
    /// A Go map or struct of that name within a typed object.
    Typed(Shape),
    /// A node of a structural schema.
    Declared(&'a Schema),
}

/// Names of Go structs below a typed variable, for texts alone.
#[derive(Debug, Clone, Copy)]
pub struct Shape {
    pub go_type: Option<&'static str>,
    pub fields: &'static [(&'static str, Shape)],
}

#[derive(Debug, Clone)]
pub struct Object<'a> {
    pub type_name: Arc<str>,
    pub fields: BTreeMap<String, Value<'a>>,
}

impl Object<'_> {
    /// `Object{…}` and its parts, which are free-form; `JSONPatch` is not.
    pub fn is_dynamic(&self) -> bool {
        *self.type_name == *"Object" || self.type_name.starts_with("Object.")
    }
}

/// A map key made comparable: equal numbers of different kinds are one key.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Key {
    Null,
    Bool(bool),
    Number(i128),
    Fraction(u64),
    String(Arc<str>),
    Other(String),
}

impl<'a> Value<'a> {
    pub fn string(text: impl Into<Arc<str>>) -> Self {
        Value::String(Text::Shared(text.into()))
    }
    pub fn list(items: Vec<Value<'a>>) -> Self {
        Value::List(List::Built(Arc::new(items)))
    }
    pub fn strings(items: impl IntoIterator<Item = String>) -> Self {
        Value::list(items.into_iter().map(Value::string).collect())
    }
    pub fn optional(value: Option<Value<'a>>) -> Self {
        Value::Optional(value.map(Arc::new))
    }
    pub fn opaque(opaque: Opaque) -> Self {
        Value::Opaque(Arc::new(opaque))
    }

    /// JSON without declared types.
    pub fn from_json(json: &'a Json) -> Self {
        match json {
            Json::Null => Value::Null,
            Json::Bool(value) => Value::Bool(*value),
            Json::Number(number) => match number.as_i64() {
                Some(value) => Value::Int(value),
                None => Value::Double(number.as_f64().unwrap_or(f64::INFINITY)),
            },
            Json::String(text) => Value::String(Text::Borrowed(text)),
            Json::Array(items) => Value::List(List::Json { items, schema: None }),
            Json::Object(entries) => Value::Map(Map::Json { entries, form: Form::Dynamic }),
        }
    }
    /// JSON of a Go struct whose type names appear in texts.
    pub fn from_typed(json: &'a Json, shape: Shape) -> Self {
        match json {
            Json::Object(entries) => Value::Map(Map::Json { entries, form: Form::Typed(shape) }),
            other => Value::from_json(other),
        }
    }

    pub fn as_str(&self) -> Option<&str> {
        match self {
            Value::String(text) => Some(text.as_str()),
            _ => None,
        }
    }

    /// The name that run-time errors show.
    pub fn type_name(&self) -> String {
        match self {
            Value::Null => "null_type".into(),
            Value::Bool(_) => "bool".into(),
            Value::Int(_) => "int".into(),
            Value::Uint(_) => "uint".into(),
            Value::Double(_) => "double".into(),
            Value::String(_) => "string".into(),
            Value::Bytes(_) => "bytes".into(),
            Value::Duration(_) => "google.protobuf.Duration".into(),
            Value::Timestamp(_) => "google.protobuf.Timestamp".into(),
            Value::Type(_) => "type".into(),
            Value::List(_) => "list".into(),
            Value::Map(_) => "map".into(),
            Value::Optional(_) => "optional_type".into(),
            Value::Object(object) => object.type_name.to_string(),
            Value::Opaque(opaque) => opaque.type_name().into(),
            Value::Unknown(_) => "unknown".into(),
        }
    }

    /// `type(value)`.
    pub fn runtime_type(&self) -> Type {
        match self {
            Value::Null => Type::Null,
            Value::Bool(_) => Type::Bool,
            Value::Int(_) => Type::Int,
            Value::Uint(_) => Type::Uint,
            Value::Double(_) => Type::Double,
            Value::String(_) => Type::String,
            Value::Bytes(_) => Type::Bytes,
            Value::Duration(_) => Type::Duration,
            Value::Timestamp(_) => Type::Timestamp,
            Value::Type(_) => Type::Type(None),
            Value::List(_) => Type::opaque("list"),
            Value::Map(_) => Type::opaque("map"),
            Value::Optional(_) => Type::opaque("optional_type"),
            Value::Object(object) => Type::Struct(object.type_name.clone()),
            Value::Opaque(opaque) => Type::opaque(opaque.type_name()),
            Value::Unknown(_) => Type::opaque("unknown"),
        }
    }

    /// `size()`: characters, bytes or elements; nothing else has one.
    pub fn size(&self) -> Option<usize> {
        match self {
            Value::String(text) => Some(text.as_str().chars().count()),
            Value::Bytes(bytes) => Some(bytes.len()),
            Value::List(list) => Some(list.len()),
            Value::Map(map) => Some(map.len()),
            _ => None,
        }
    }

    pub fn key(&self) -> Key {
        match self {
            Value::Null => Key::Null,
            Value::Bool(value) => Key::Bool(*value),
            Value::Int(value) => Key::Number(i128::from(*value)),
            Value::Uint(value) => Key::Number(i128::from(*value)),
            Value::Double(value) if value.fract() == 0.0 && value.abs() < 1e19 => Key::Number(*value as i128),
            Value::Double(value) => Key::Fraction(value.to_bits()),
            Value::String(text) => Key::String(text.as_str().into()),
            other => Key::Other(format!("{other:?}")),
        }
    }

    /// Whether `optional.ofNonZeroValue` sees nothing in it.
    pub fn is_zero(&self) -> bool {
        match self {
            Value::Null => true,
            Value::Bool(value) => !value,
            Value::Int(value) => *value == 0,
            Value::Uint(value) => *value == 0,
            Value::Double(value) => *value == 0.0,
            Value::Duration(value) => *value == 0,
            Value::Timestamp(time) => time.seconds == -62_135_596_800 && time.nanoseconds == 0,
            Value::String(_) | Value::Bytes(_) => self.size() == Some(0),
            // Values over Kubernetes objects have no notion of being empty.
            Value::List(List::Built(items)) => items.is_empty(),
            Value::List(List::Json { items, schema: None }) => items.is_empty(),
            Value::Map(Map::Built(entries)) => entries.is_empty(),
            Value::Map(Map::Json { entries, form: Form::Dynamic }) => entries.is_empty(),
            Value::Optional(None) => true,
            Value::Optional(Some(value)) => value.is_zero(),
            _ => false,
        }
    }
}

impl<'a> List<'a> {
    pub fn len(&self) -> usize {
        match self {
            List::Built(items) => items.len(),
            List::Json { items, .. } => items.len(),
        }
    }
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
    pub fn get(&self, at: usize) -> Option<Outcome<'a>> {
        match self {
            List::Built(items) => items.get(at).cloned().map(Ok),
            List::Json { items, schema } => items.get(at).map(|item| match schema.and_then(Schema::items) {
                Some(schema) => schema.value(item),
                None => Ok(Value::from_json(item)),
            }),
        }
    }
    pub fn iter(&self) -> impl Iterator<Item = Outcome<'a>> + '_ {
        (0..self.len()).map(|at| self.get(at).expect("within the length"))
    }
    /// All elements as values.
    pub fn to_vec(&self) -> Result<Vec<Value<'a>>, Failure> {
        match self {
            List::Built(items) => Ok(items.to_vec()),
            List::Json { .. } => self.iter().collect(),
        }
    }
}

impl<'a> Map<'a> {
    pub fn len(&self) -> usize {
        match self {
            Map::Built(entries) => entries.len(),
            Map::Json { entries, .. } => entries.len(),
        }
    }
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The value of a key; `None` where there is none (or a declared field is null).
    pub fn find(&self, key: &Value<'_>) -> Option<Outcome<'a>> {
        match self {
            Map::Built(entries) => entries.get(&key.key()).map(|(_, value)| Ok(value.clone())),
            Map::Json { entries, form } => {
                let Some(name) = key.as_str() else {
                    return match form {
                        Form::Declared(_) => Some(Failure::error(NO_SUCH_OVERLOAD)),
                        Form::Typed(_) => {
                            Some(Failure::error(format!("unsupported map key type: {}", key.type_name())))
                        }
                        Form::Dynamic => None,
                    };
                };
                match form {
                    Form::Dynamic => entries.get(name).map(|json| Ok(Value::from_json(json))),
                    Form::Typed(shape) => entries.get(name).map(|json| Ok(shape.value(name, json))),
                    Form::Declared(schema) => schema.find(entries, name),
                }
            }
        }
    }

    /// The keys in order.
    pub fn keys(&self) -> Vec<Value<'a>> {
        match self {
            Map::Built(entries) => entries.values().map(|(key, _)| key.clone()).collect(),
            Map::Json { entries, form } => match form {
                Form::Declared(schema) => schema.keys(entries),
                _ => entries.keys().map(|key| Value::String(Text::Borrowed(key))).collect(),
            },
        }
    }
}

impl Shape {
    fn value<'a>(self, field: &str, json: &'a Json) -> Value<'a> {
        let inner = self.fields.iter().find(|(name, _)| *name == field).map(|(_, shape)| *shape);
        Value::from_typed(json, inner.unwrap_or(Shape { go_type: None, fields: &[] }))
    }
}
