//! What names, types and functions an expression may use.
//!
//! An [`Env`] is immutable and cheap to extend by cloning. Two vintages exist:
//! new expressions may use what the oldest supported release has (1.36), stored
//! ones everything. Upstream: k8s `apiserver/pkg/cel/environment/base.go`.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::checker::{self, Ast};
use crate::declared::Decl;
use crate::functions::{self, Function};
use crate::issues::Issues;
use crate::parser;
use crate::types::Type;
use crate::validators;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Vintage {
    /// For what is written now.
    New,
    /// For what was accepted before.
    Stored,
}

#[derive(Debug, Clone)]
pub struct Env {
    vintage: Vintage,
    variables: BTreeMap<String, Type>,
    objects: BTreeMap<String, Arc<Decl>>,
    patch_types: bool,
}

impl Env {
    /// The base environment: libraries, no variables.
    pub fn new(vintage: Vintage) -> Env {
        Env { vintage, variables: BTreeMap::new(), objects: BTreeMap::new(), patch_types: false }
    }
    pub fn with_variable(mut self, name: &str, of: Type) -> Env {
        self.variables.insert(name.to_owned(), of);
        self
    }
    /// A variable whose type is declared; its objects become known types.
    pub fn with_declared(mut self, name: &str, decl: &Decl) -> Env {
        self.declare(decl);
        self.with_variable(name, decl.to_type())
    }
    /// Makes the objects at and below `decl` known.
    pub fn declare(&mut self, decl: &Decl) {
        let mut found = BTreeMap::new();
        decl.objects(&mut found);
        for (name, decl) in found {
            self.objects.insert(name, Arc::new(decl.clone()));
        }
    }
    /// With `Object`, `JSONPatch` and `jsonpatch.escapeKey`.
    pub fn with_patch_types(mut self) -> Env {
        self.patch_types = true;
        self
    }
    pub fn vintage(&self) -> Vintage {
        self.vintage
    }

    /// Parses, checks and validates.
    pub fn compile(&self, text: &str) -> Result<Ast, Issues> {
        let ast = checker::check(parser::parse(text)?, self)?;
        validators::validate(&ast)?;
        Ok(ast)
    }

    /// The type of a global name: a variable, or `type(..)` for a type's name.
    pub(crate) fn ident(&self, name: &str) -> Option<Type> {
        if let Some(of) = self.variables.get(name) {
            return Some(of.clone());
        }
        if let Some(of) = type_named(name) {
            return Some(Type::type_of(of));
        }
        self.has_object(name).then(|| Type::type_of(Type::object(name)))
    }
    pub(crate) fn function(&self, name: &str) -> Option<&'static Function> {
        let known = match name {
            "includes" => self.vintage == Vintage::Stored,
            "jsonpatch.escapeKey" => self.patch_types,
            _ => true,
        };
        functions::find(name).filter(|_| known)
    }
    pub(crate) fn has_overload(&self, _id: &str) -> bool {
        true
    }
    pub(crate) fn has_object(&self, name: &str) -> bool {
        self.objects.contains_key(name) || (self.patch_types && is_patch_type(name))
    }
    pub(crate) fn field(&self, object: &str, field: &str) -> Option<Type> {
        if self.patch_types && is_patch_type(object) {
            return patch_field(object, field);
        }
        self.objects.get(object)?.field(field).map(Decl::to_type)
    }
}

/// Types that can be named in every expression.
pub(crate) fn type_named(name: &str) -> Option<Type> {
    Some(match name {
        "bool" => Type::Bool,
        "bytes" => Type::Bytes,
        "double" => Type::Double,
        "google.protobuf.Duration" => Type::Duration,
        "int" => Type::Int,
        "list" => Type::list(Type::Dyn),
        "map" => Type::map(Type::Dyn, Type::Dyn),
        "null_type" => Type::Null,
        "string" => Type::String,
        "google.protobuf.Timestamp" => Type::Timestamp,
        "type" => Type::Type(None),
        "uint" => Type::Uint,
        "optional_type" => Type::optional(Type::Dyn),
        "net.IP" | "net.CIDR" => Type::opaque(name),
        _ => return None,
    })
}

fn is_patch_type(name: &str) -> bool {
    name == "JSONPatch" || name == "Object" || name.starts_with("Object.")
}

/// Fields of `JSONPatch`, and the free-form ones of `Object`: a field's own type
/// is `Object.NAME…` and everything may be assigned to it.
fn patch_field(object: &str, field: &str) -> Option<Type> {
    if object == "JSONPatch" {
        return match field {
            "op" | "from" | "path" => Some(Type::String),
            "value" => Some(Type::Dyn),
            _ => None,
        };
    }
    Some(Type::Dyn)
}
