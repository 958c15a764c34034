//! What the Go type says about merging a field.

use schema::{Kind, Type};

use super::internal;
use crate::error::Result;

/// The Go type at a place of the object.
#[derive(Clone, Copy)]
pub(super) enum Node {
    Struct(&'static Type),
    /// A struct that encodes itself: it has no JSON fields to look up.
    Opaque(&'static str),
    /// Anything else, by Go's kind name.
    Other(&'static str),
}

/// The tags of a field.
pub(super) struct FieldMeta {
    strategies: &'static str,
    pub merge_key: &'static str,
}

impl FieldMeta {
    /// The strategy beside `retainKeys`, which needs no word of the field.
    pub(super) fn strategy(&self) -> Result<&'static str> {
        let mut parts = self.strategies.split(',');
        match (parts.next(), parts.next(), parts.next()) {
            (Some("retainKeys"), None, _) => Ok(""),
            (Some(only), None, _) => Ok(only),
            (Some("retainKeys"), Some(other), None) | (Some(other), Some("retainKeys"), None) => Ok(other),
            _ => Err(internal(format!("unexpected patch strategy: [{}]", self.strategies.replace(',', " ")))),
        }
    }
}

impl Node {
    fn of(kind: Kind) -> Node {
        match kind {
            Kind::Struct(ty) => Node::Struct(ty),
            Kind::Map(_) => Node::Other("map"),
            Kind::List(_) | Kind::Bytes | Kind::StringsMessage => Node::Other("slice"),
            Kind::String | Kind::BootstrapTokenString => Node::Other("string"),
            Kind::Bool => Node::Other("bool"),
            Kind::Int32 => Node::Other("int32"),
            Kind::Int64 => Node::Other("int64"),
            Kind::Uint32 => Node::Other("uint32"),
            Kind::Float32 => Node::Other("float32"),
            Kind::Float64 => Node::Other("float64"),
            Kind::Any => Node::Other("interface"),
            Kind::Time => Node::Opaque("Time"),
            Kind::MicroTime => Node::Opaque("MicroTime"),
            Kind::Quantity => Node::Opaque("Quantity"),
            Kind::IntOrString => Node::Opaque("IntOrString"),
            Kind::Duration | Kind::TimeOrDuration => Node::Opaque("Duration"),
            Kind::RawExtension => Node::Opaque("RawExtension"),
            Kind::FieldsV1 => Node::Opaque("FieldsV1"),
            Kind::Json => Node::Opaque("JSON"),
            Kind::SchemaOrBool(_) => Node::Opaque("JSONSchemaPropsOrBool"),
            Kind::SchemaOrArray(_) => Node::Opaque("JSONSchemaPropsOrArray"),
            Kind::SchemaOrStringArray(_) => Node::Opaque("JSONSchemaPropsOrStringArray"),
        }
    }

    /// Go's kind name, as errors show it.
    pub(super) fn name(self) -> &'static str {
        match self {
            Node::Struct(_) | Node::Opaque(_) => "struct",
            Node::Other(name) => name,
        }
    }

    fn lookup(self, key: &str) -> Result<&'static schema::Field> {
        let (name, fields): (&str, &[&'static schema::Field]) = match self {
            Node::Struct(ty) => (ty.go, ty.json_fields),
            Node::Opaque(name) => (name, &[]),
            Node::Other(kind) => {
                return Err(internal(format!(
                    "merging an object in json but data type is not struct, instead is: {kind}"
                )));
            }
        };
        fields
            .iter()
            .find(|field| field.json == key)
            .or_else(|| fields.iter().find(|field| field.json.eq_ignore_ascii_case(key)))
            .copied()
            .ok_or_else(|| internal(format!("unable to find api field in struct {name} for the json field {key:?}")))
    }

    /// A member that holds an object.
    pub(super) fn field(self, key: &str) -> Result<(Node, FieldMeta)> {
        let field = self.lookup(key)?;
        let meta = FieldMeta { strategies: field.patch_strategy, merge_key: field.patch_merge_key };
        Ok((Node::of(field.kind), meta))
    }

    /// A member that holds a list: the node is that of its elements.
    pub(super) fn list_field(self, key: &str) -> Result<(Node, FieldMeta)> {
        let field = self.lookup(key)?;
        let element = match field.kind {
            Kind::List(Kind::List(_)) => return Err(internal("unexpected slice of slice")),
            Kind::List(element) => Node::of(*element),
            Kind::StringsMessage => Node::Other("string"),
            Kind::Bytes => Node::Other("uint8"),
            _ => return Err(internal(format!("expected slice or array type, but got: {}", self.name()))),
        };
        Ok((element, FieldMeta { strategies: field.patch_strategy, merge_key: field.patch_merge_key }))
    }
}
