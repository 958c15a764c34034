//! What a value may be and how its parts are owned.
//!
//! Built-in fields answer as the published OpenAPI would after upstream's
//! conversion: Time and Quantity are any scalar, RawExtension is one leaf, JSON
//! is deduced from the value, lists are atomic unless said otherwise, maps and
//! structs granular unless said otherwise.

use apimachinery::Value;
use schema::{Field, Kind, ListType, MapType, Type};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scalar {
    Numeric,
    String,
    Boolean,
    /// Any scalar.
    Untyped,
}

/// A node of another schema language (a custom resource's structural schema).
pub trait SchemaNode: Sync {
    fn atom(&self) -> Atom<'_>;
}

#[derive(Clone, Copy)]
pub enum TypeRef<'a> {
    /// No type: a part that is not declared.
    None,
    Type(&'static Type),
    Field(&'static Field),
    /// An element of a list or map, for which the field says no more.
    Kind(Kind),
    /// `metadata`, `apiVersion`, `kind` of a custom resource or other parts of
    /// its schema.
    Custom(&'a dyn SchemaNode),
    /// One leaf whatever it is.
    Untyped,
    /// Scalars and lists are leaves, maps are granular.
    Deduced,
}

/// The forms that a value of a type may have; mostly one.
#[derive(Clone, Copy, Default)]
pub struct Atom<'a> {
    pub scalar: Option<Scalar>,
    pub list: Option<ListAtom<'a>>,
    pub map: Option<MapAtom<'a>>,
}

#[derive(Clone, Copy)]
pub struct ListAtom<'a> {
    /// A leaf as a whole.
    pub atomic: bool,
    /// Of an associative list of maps; empty: a set of scalars.
    pub keys: &'a [&'a str],
    pub element: TypeRef<'a>,
}

#[derive(Clone, Copy)]
pub enum MapFields<'a> {
    None,
    Type(&'static Type),
    Custom(&'a dyn CustomFields),
}

/// Declared members of a custom schema's object.
pub trait CustomFields: Sync {
    fn field(&self, name: &str) -> Option<TypeRef<'_>>;
    /// The default of a member, for list keys that are left out.
    fn default(&self, name: &str) -> Option<Value>;
    fn is_empty(&self) -> bool;
}

#[derive(Clone, Copy)]
pub struct MapAtom<'a> {
    /// A leaf as a whole.
    pub atomic: bool,
    pub fields: MapFields<'a>,
    /// Of members that are not declared; [`TypeRef::None`]: there are none.
    pub element: TypeRef<'a>,
}

impl<'a> MapAtom<'a> {
    pub fn field(&self, name: &str) -> Option<TypeRef<'a>> {
        match self.fields {
            MapFields::None => None,
            MapFields::Type(ty) => ty.field(name).map(TypeRef::Field),
            MapFields::Custom(fields) => fields.field(name),
        }
    }
    /// The type of a member, declared or not.
    pub fn member(&self, name: &str) -> TypeRef<'a> {
        self.field(name).unwrap_or(self.element)
    }
    pub fn default(&self, name: &str) -> Option<Value> {
        match self.fields {
            MapFields::None => None,
            MapFields::Type(ty) => {
                let field = ty.field(name)?;
                if field.default.is_empty() { None } else { serde_json::from_str(field.default).ok() }
            }
            MapFields::Custom(fields) => fields.default(name),
        }
    }
}

impl TypeRef<'_> {
    pub fn is_none(&self) -> bool {
        matches!(self, TypeRef::None)
    }
}

const fn scalar<'a>(scalar: Scalar) -> Atom<'a> {
    Atom { scalar: Some(scalar), list: None, map: None }
}

fn untyped<'a>() -> Atom<'a> {
    Atom {
        scalar: Some(Scalar::Untyped),
        list: Some(ListAtom { atomic: true, keys: &[], element: TypeRef::Untyped }),
        map: Some(MapAtom { atomic: true, fields: MapFields::None, element: TypeRef::Untyped }),
    }
}

fn deduced<'a>() -> Atom<'a> {
    Atom {
        scalar: Some(Scalar::Untyped),
        list: Some(ListAtom { atomic: true, keys: &[], element: TypeRef::Untyped }),
        map: Some(MapAtom { atomic: false, fields: MapFields::None, element: TypeRef::Deduced }),
    }
}

impl<'a> TypeRef<'a> {
    pub fn atom(self) -> Atom<'a> {
        match self {
            TypeRef::None => Atom::default(),
            TypeRef::Type(ty) => struct_atom(ty, MapType::Unset),
            TypeRef::Field(field) => field_atom(field),
            TypeRef::Kind(kind) => kind_atom(kind),
            TypeRef::Custom(node) => node.atom(),
            TypeRef::Untyped => untyped(),
            TypeRef::Deduced => deduced(),
        }
    }
}

/// `by_field`: what the field says of the map, over what the type says.
fn struct_atom<'a>(ty: &'static Type, by_field: MapType) -> Atom<'a> {
    let map_type = if by_field == MapType::Unset { ty.map_type } else { by_field };
    let element = if ty.json_fields.is_empty() { TypeRef::Deduced } else { TypeRef::None };
    Atom {
        map: Some(MapAtom { atomic: map_type == MapType::Atomic, fields: MapFields::Type(ty), element }),
        ..Default::default()
    }
}

fn kind_atom<'a>(kind: Kind) -> Atom<'a> {
    match kind {
        Kind::String | Kind::Bytes | Kind::Duration | Kind::TimeOrDuration | Kind::BootstrapTokenString => {
            scalar(Scalar::String)
        }
        Kind::Bool => scalar(Scalar::Boolean),
        Kind::Int32 | Kind::Int64 | Kind::Uint32 | Kind::Float32 | Kind::Float64 => scalar(Scalar::Numeric),
        Kind::Time | Kind::MicroTime | Kind::Quantity => scalar(Scalar::Untyped),
        Kind::RawExtension => untyped(),
        Kind::Any
        | Kind::IntOrString
        | Kind::Json
        | Kind::SchemaOrBool(_)
        | Kind::SchemaOrArray(_)
        | Kind::SchemaOrStringArray(_) => deduced(),
        Kind::FieldsV1 => Atom {
            map: Some(MapAtom { atomic: false, fields: MapFields::None, element: TypeRef::Deduced }),
            ..Default::default()
        },
        Kind::StringsMessage => list_atom(true, &[], TypeRef::Kind(Kind::String)),
        Kind::Struct(ty) => struct_atom(ty, MapType::Unset),
        Kind::List(element) => list_atom(true, &[], TypeRef::Kind(*element)),
        Kind::Map(element) => map_atom(false, TypeRef::Kind(*element)),
    }
}

fn list_atom<'a>(atomic: bool, keys: &'a [&'a str], element: TypeRef<'a>) -> Atom<'a> {
    Atom { list: Some(ListAtom { atomic, keys, element }), ..Default::default() }
}

fn map_atom<'a>(atomic: bool, element: TypeRef<'a>) -> Atom<'a> {
    Atom { map: Some(MapAtom { atomic, fields: MapFields::None, element }), ..Default::default() }
}

fn field_atom<'a>(field: &'static Field) -> Atom<'a> {
    match field.kind {
        Kind::List(element) => {
            let element = TypeRef::Kind(*element);
            match field.list_type {
                ListType::Atomic => list_atom(true, &[], element),
                ListType::Set => list_atom(false, &[], element),
                ListType::Map => list_atom(false, field.list_map_keys, element),
                // Without a list type the merge strategy says it.
                ListType::Unset => match field.patch_strategy {
                    "merge" | "merge,retainKeys" if !field.patch_merge_key.is_empty() => {
                        list_atom(false, std::slice::from_ref(&field.patch_merge_key), element)
                    }
                    "merge" | "merge,retainKeys" => list_atom(false, &[], element),
                    _ => list_atom(true, &[], element),
                },
            }
        }
        Kind::Map(element) => map_atom(field.map_type == MapType::Atomic, TypeRef::Kind(*element)),
        Kind::Struct(ty) => struct_atom(ty, field.map_type),
        other => kind_atom(other),
    }
}

impl<'a> Atom<'a> {
    /// The form that fits the value; all forms where none does or the value is
    /// absent or null.
    pub(crate) fn deduce(self, value: Option<&Value>) -> Atom<'a> {
        match value {
            Some(Value::Bool(_) | Value::Number(_) | Value::String(_)) if self.scalar.is_some() => {
                Atom { scalar: self.scalar, ..Default::default() }
            }
            Some(Value::Array(_)) if self.list.is_some() => Atom { list: self.list, ..Default::default() },
            Some(Value::Object(_)) if self.map.is_some() => Atom { map: self.map, ..Default::default() },
            _ => self,
        }
    }

    /// Of two deductions of one type.
    pub(crate) fn same_forms(&self, other: &Atom<'_>) -> bool {
        (self.scalar.is_some(), self.list.is_some(), self.map.is_some())
            == (other.scalar.is_some(), other.list.is_some(), other.map.is_some())
    }
}
