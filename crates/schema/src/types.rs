//! The shape of the type tables: what the Go structs of v1.37 declare about
//! each field, as static data.
//!
//! Invariants: everything is `'static` and const-initialised (no start-up
//! cost); types refer to each other by address, so two `&Type` are the same
//! type exactly when [`std::ptr::eq`] holds; `fields` are in Go order.

use std::fmt;

/// A Go struct, or a special type that encodes itself.
pub struct Type {
    /// OpenAPI name, `io.k8s.api.core.v1.Pod`.
    pub name: &'static str,
    /// Bare Go name, `Pod`.
    pub go: &'static str,
    /// As declared, inline members included as one field with `inline`.
    pub fields: &'static [Field],
    /// As JSON sees them: inline members replaced by their fields, those
    /// without JSON name left out. Go order, which is the output order.
    pub json_fields: &'static [&'static Field],
    /// Indices into `json_fields`, ordered by JSON name.
    pub by_name: &'static [u16],
    /// Indices into `fields` of those in the protobuf message, by number.
    pub by_number: &'static [u16],
    /// `x-kubernetes-map-type` of the type itself.
    pub map_type: MapType,
    /// Has a protobuf encoding (component config kinds have not).
    pub protobuf: bool,
    /// Type-level OpenAPI schema as JSON text without properties; "" if none.
    pub openapi: &'static str,
}

/// One field of a Go struct.
pub struct Field {
    /// JSON name; "" for inline members and fields that JSON does not see.
    pub json: &'static str,
    pub go: &'static str,
    /// Go type as error texts print it, pointer mark taken off: `v1.Protocol`,
    /// `[]v1.Container`, `map[string]string`, `int32`.
    pub go_type: &'static str,
    pub kind: Kind,
    pub inline: bool,
    pub omit_empty: bool,
    pub omit_zero: bool,
    pub pointer: bool,
    /// In the `required` list of the published schema.
    pub required: bool,
    pub list_type: ListType,
    pub list_map_keys: &'static [&'static str],
    /// `x-kubernetes-map-type` of the field.
    pub map_type: MapType,
    /// Comma-separated as in the struct tag: `merge`, `replace`,
    /// `retainKeys`, `merge,retainKeys`; "" if none.
    pub patch_strategy: &'static str,
    pub patch_merge_key: &'static str,
    /// Protobuf field number; 0 = not in the message. Wire type and
    /// repetition follow from `kind`.
    pub number: u32,
    /// Values that the published schema allows; of the elements where this is a
    /// list or a map.
    pub enums: &'static [&'static str],
    /// OpenAPI default as JSON text; "" if none. (Declared defaults of map keys
    /// and required scalars stand here too; they are not scheme defaulting.)
    pub default: &'static str,
    /// Upstream has no description for it.
    pub undocumented: bool,
}

/// Starting point of the generated tables (`..F`).
pub const F: Field = Field {
    json: "",
    go: "",
    go_type: "string",
    kind: Kind::String,
    inline: false,
    omit_empty: false,
    omit_zero: false,
    pointer: false,
    required: false,
    list_type: ListType::Unset,
    list_map_keys: &[],
    map_type: MapType::Unset,
    patch_strategy: "",
    patch_merge_key: "",
    number: 0,
    enums: &[],
    default: "",
    undocumented: false,
};

/// What a value is, in JSON and in protobuf.
#[derive(Clone, Copy)]
pub enum Kind {
    String,
    Bool,
    Int32,
    /// int64 and int.
    Int64,
    Uint32,
    Float32,
    Float64,
    /// base64 text in JSON.
    Bytes,
    /// `interface{}`: any JSON.
    Any,
    /// metav1.Time: RFC 3339 with seconds, null when zero.
    Time,
    /// metav1.MicroTime: six fractional digits.
    MicroTime,
    /// resource.Quantity; also QuantityValue.
    Quantity,
    IntOrString,
    /// metav1.Duration: Go's `1h2m3s`.
    Duration,
    /// runtime.RawExtension: any JSON.
    RawExtension,
    /// metav1.FieldsV1: any JSON object.
    FieldsV1,
    /// apiextensions JSON: any JSON.
    Json,
    /// apiextensions: a schema or a bool; `Type` is JSONSchemaProps.
    SchemaOrBool(&'static Type),
    /// apiextensions: a schema or a list of schemas.
    SchemaOrArray(&'static Type),
    /// apiextensions: a schema or a list of strings.
    SchemaOrStringArray(&'static Type),
    /// component-base TimeOrMetaDuration: Duration text, or nanoseconds.
    TimeOrDuration,
    /// bootstraptoken `id.secret`.
    BootstrapTokenString,
    /// A list of strings that is a message `{items = 1}` in protobuf
    /// (Verbs, ExtraValue).
    StringsMessage,
    Struct(&'static Type),
    List(&'static Kind),
    /// Keys are strings.
    Map(&'static Kind),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ListType {
    /// Not said: atomic.
    Unset,
    Atomic,
    Set,
    Map,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MapType {
    /// Not said: granular.
    Unset,
    Granular,
    Atomic,
}

impl Type {
    /// The field with this JSON name, inline members searched too.
    pub fn field(&self, json: &str) -> Option<&'static Field> {
        self.by_name
            .binary_search_by(|&i| self.json_fields[i as usize].json.cmp(json))
            .ok()
            .map(|at| self.json_fields[self.by_name[at] as usize])
    }
    /// Index into `json_fields` of the field with this JSON name.
    pub fn field_index(&self, json: &str) -> Option<usize> {
        self.by_name
            .binary_search_by(|&i| self.json_fields[i as usize].json.cmp(json))
            .ok()
            .map(|at| self.by_name[at] as usize)
    }
    /// Whether it is a root kind with apiVersion and kind.
    pub fn has_type_meta(&self) -> bool {
        self.field("apiVersion").is_some() && self.field("kind").is_some()
    }
    pub fn is_list(&self) -> bool {
        self.field("items").is_some() && self.field("metadata").is_some_and(|f| f.go == "ListMeta")
    }
    /// What follows a dotted path of JSON names through structs, list elements
    /// and map values, e.g. `spec.containers.ports` of a Pod.
    pub fn path(&'static self, dotted: &str) -> Option<&'static Field> {
        let mut at = self;
        let mut found = None;
        for name in dotted.split('.') {
            let field = at.field(name)?;
            found = Some(field);
            if let Some(next) = field.kind.element().as_struct() {
                at = next;
            }
        }
        found
    }
}

impl Field {
    pub fn is_list(&self) -> bool {
        matches!(self.kind, Kind::List(_) | Kind::StringsMessage)
    }
    pub fn is_map(&self) -> bool {
        matches!(self.kind, Kind::Map(_))
    }
    /// Always present in output: what Go writes whatever the value is.
    pub fn always_written(&self) -> bool {
        if self.omit_zero {
            return false;
        }
        if !self.omit_empty {
            return true;
        }
        // Go's omitempty has no effect on struct values.
        !self.pointer && self.kind.is_go_struct()
    }
    /// The granularity of this field as server-side apply sees it.
    pub fn is_atomic(&self) -> bool {
        match self.kind {
            Kind::List(_) | Kind::StringsMessage => matches!(self.list_type, ListType::Unset | ListType::Atomic),
            Kind::Map(_) => self.map_type == MapType::Atomic,
            Kind::Struct(ty) => self.map_type == MapType::Atomic || ty.map_type == MapType::Atomic,
            _ => true,
        }
    }
    pub fn patch_strategies(&self) -> impl Iterator<Item = &'static str> {
        self.patch_strategy.split(',').filter(|s| !s.is_empty())
    }
}

impl Kind {
    pub fn as_struct(self) -> Option<&'static Type> {
        match self {
            Kind::Struct(ty) => Some(ty),
            _ => None,
        }
    }
    /// The kind below all lists and maps.
    pub fn element(self) -> Kind {
        match self {
            Kind::List(inner) | Kind::Map(inner) => inner.element(),
            other => other,
        }
    }
    /// A Go struct (special ones too): never empty to `omitempty`.
    pub fn is_go_struct(self) -> bool {
        matches!(
            self,
            Kind::Struct(_)
                | Kind::Time
                | Kind::MicroTime
                | Kind::Quantity
                | Kind::IntOrString
                | Kind::Duration
                | Kind::RawExtension
                | Kind::FieldsV1
                | Kind::Json
                | Kind::SchemaOrBool(_)
                | Kind::SchemaOrArray(_)
                | Kind::SchemaOrStringArray(_)
                | Kind::TimeOrDuration
                | Kind::BootstrapTokenString
        )
    }
}

impl fmt::Debug for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kind::String => f.write_str("string"),
            Kind::Bool => f.write_str("bool"),
            Kind::Int32 => f.write_str("int32"),
            Kind::Int64 => f.write_str("int64"),
            Kind::Uint32 => f.write_str("uint32"),
            Kind::Float32 => f.write_str("float32"),
            Kind::Float64 => f.write_str("float64"),
            Kind::Bytes => f.write_str("bytes"),
            Kind::Any => f.write_str("any"),
            Kind::Time => f.write_str("Time"),
            Kind::MicroTime => f.write_str("MicroTime"),
            Kind::Quantity => f.write_str("Quantity"),
            Kind::IntOrString => f.write_str("IntOrString"),
            Kind::Duration => f.write_str("Duration"),
            Kind::RawExtension => f.write_str("RawExtension"),
            Kind::FieldsV1 => f.write_str("FieldsV1"),
            Kind::Json => f.write_str("JSON"),
            Kind::SchemaOrBool(_) => f.write_str("JSONSchemaPropsOrBool"),
            Kind::SchemaOrArray(_) => f.write_str("JSONSchemaPropsOrArray"),
            Kind::SchemaOrStringArray(_) => f.write_str("JSONSchemaPropsOrStringArray"),
            Kind::TimeOrDuration => f.write_str("TimeOrMetaDuration"),
            Kind::BootstrapTokenString => f.write_str("BootstrapTokenString"),
            Kind::StringsMessage => f.write_str("strings message"),
            Kind::Struct(ty) => write!(f, "struct {}", ty.name),
            Kind::List(inner) => write!(f, "[]{inner:?}"),
            Kind::Map(inner) => write!(f, "map[string]{inner:?}"),
        }
    }
}
impl fmt::Debug for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Type({})", self.name)
    }
}
impl fmt::Debug for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Field({}: {:?})", self.json, self.kind)
    }
}
impl PartialEq for Type {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}
impl Eq for Type {}
