//! The root of a custom resource: metadata as every object's, the rest as its
//! schema says, or deduced where there is none.
//!
//! Upstream followed: `apiextensions-apiserver/pkg/controller/openapi/builder`,
//! `managedfields/internal/typeconverter.go` (deduced).

use apimachinery::Value;
use schema::{Kind, Type};

use crate::smd::{Atom, CustomFields, MapAtom, MapFields, SchemaNode, TypeRef};

/// `spec` and the other top members answer from `schema`.
pub struct CustomRoot<'a> {
    metadata: Option<&'static Type>,
    schema: Option<&'a dyn SchemaNode>,
}

impl<'a> CustomRoot<'a> {
    /// `None`: a kind without schema; all its fields are leaves or maps of such.
    pub fn new(schema: Option<&'a dyn SchemaNode>) -> Self {
        CustomRoot { metadata: schema::type_by_name("io.k8s.apimachinery.pkg.apis.meta.v1.ObjectMeta"), schema }
    }

    fn of_schema(&self) -> Option<MapAtom<'_>> {
        self.schema?.atom().map
    }
}

impl SchemaNode for CustomRoot<'_> {
    fn atom(&self) -> Atom<'_> {
        let element = match self.of_schema() {
            Some(map) => map.element,
            None => TypeRef::Deduced,
        };
        Atom { map: Some(MapAtom { atomic: false, fields: MapFields::Custom(self), element }), ..Default::default() }
    }
}

impl CustomFields for CustomRoot<'_> {
    fn field(&self, name: &str) -> Option<TypeRef<'_>> {
        match name {
            "apiVersion" | "kind" => Some(TypeRef::Kind(Kind::String)),
            "metadata" => Some(self.metadata.map_or(TypeRef::Deduced, TypeRef::Type)),
            other => self.of_schema()?.field(other),
        }
    }
    fn default(&self, name: &str) -> Option<Value> {
        self.of_schema()?.default(name)
    }
    fn is_empty(&self) -> bool {
        false
    }
}
