//! Built-in kinds as the engine sees them: the tables of `schema`, the defaults
//! and conversions of `api`.

use apimachinery::{Status, Value};
use apiserver::registry::KindCodec;
use bytes::Bytes;
use codec::{Decoded, MediaType};
use patch::apply::ConvertError;
use patch::smd::TypeRef;
use schema::{Kind, StoredEncoding, Type};

/// One codec for all built-in kinds: an object's `apiVersion` and `kind` find
/// its type. What differs is how it is stored.
pub struct BuiltinCodec {
    pub stored_api_version: &'static str,
    pub stored_encoding: StoredEncoding,
    pub hub: String,
    /// Of the resource's own kind; subresources bring other kinds.
    pub kind: &'static str,
}

fn type_of(object: &Value) -> Option<&'static Type> {
    schema::type_by_api_version(object["apiVersion"].as_str()?, object["kind"].as_str()?)
}

/// Protobuf has no empty lists and maps: they come back as nil.
fn forget_empty(object: &mut Value, ty: &'static Type) {
    let Some(map) = object.as_object_mut() else { return };
    for field in ty.json_fields {
        let Some(member) = map.get_mut(field.json) else { continue };
        let empty = match (field.kind, &*member) {
            (Kind::List(_), Value::Array(items)) => items.is_empty(),
            (Kind::Map(_), Value::Object(members)) => members.is_empty(),
            _ => false,
        };
        if empty {
            *member = Value::Null;
        } else {
            forget_empty_in(member, field.kind);
        }
    }
}

fn forget_empty_in(value: &mut Value, kind: Kind) {
    match (kind, value) {
        (Kind::Struct(ty), value) => forget_empty(value, ty),
        (Kind::List(inner), Value::Array(items)) => {
            for item in items {
                forget_empty_in(item, *inner);
            }
        }
        (Kind::Map(inner), Value::Object(members)) => {
            for member in members.values_mut() {
                forget_empty_in(member, *inner);
            }
        }
        _ => {}
    }
}

impl KindCodec for BuiltinCodec {
    fn decode(&self, api_version: &str, kind: &str, bytes: &[u8], media: MediaType) -> Result<Decoded, String> {
        let ty = schema::type_by_api_version(api_version, kind)
            .ok_or_else(|| format!("no kind \"{kind}\" is registered for version \"{api_version}\""))?;
        let decoded = codec::decode(bytes, media, ty).map_err(|error| error.0)?;
        api::convert::to_internal(api_version, kind, &decoded.value)?;
        Ok(decoded)
    }

    fn defaults(&self, object: &mut Value) {
        let text = |key: &str| object[key].as_str().unwrap_or_default().to_owned();
        let (api_version, kind) = (text("apiVersion"), text("kind"));
        api::defaults::apply(&api_version, &kind, object);
        api::convert::normalize(&api_version, &kind, object);
    }

    fn convert(&self, object: &mut Value, api_version: &str) -> Result<(), Status> {
        api::convert::convert(object, api_version).map_err(Status::internal)
    }

    fn canonicalize(&self, object: &mut Value) {
        if let Some(ty) = type_of(object) {
            codec::tidy(object, ty);
        }
    }

    fn drop_empties(&self, object: &mut Value) {
        if let Some(ty) = type_of(object) {
            codec::canonicalize(object, ty);
        }
    }

    fn json(&self, object: &Value) -> Vec<u8> {
        match type_of(object) {
            Some(ty) => codec::json::encode(object, ty),
            None => codec::json::encode_untyped(object),
        }
    }

    fn protobuf(&self, object: &Value) -> Option<Vec<u8>> {
        type_of(object).filter(|ty| ty.protobuf).map(|ty| codec::protobuf::encode(object, ty))
    }

    fn to_storage(&self, object: &Value) -> Result<Bytes, Status> {
        let converted;
        let stored = if object["apiVersion"].as_str() == Some(self.stored_api_version) {
            object
        } else {
            let mut other = object.clone();
            api::convert::convert(&mut other, self.stored_api_version).map_err(Status::internal)?;
            self.canonicalize(&mut other);
            converted = other;
            &converted
        };
        let ty = type_of(stored).ok_or_else(|| Status::internal("the stored version has no type"))?;
        Ok(match self.stored_encoding {
            StoredEncoding::Json => {
                let mut json = codec::json::encode(stored, ty);
                json.push(b'\n');
                json.into()
            }
            _ => codec::protobuf::encode(stored, ty).into(),
        })
    }

    fn read_storage(&self, stored: &[u8]) -> Result<Value, String> {
        let mut object = if codec::protobuf::is_enveloped(stored) {
            codec::protobuf::decode(stored).map_err(|error| error.0)?
        } else {
            let peeked = codec::peek_type_meta(stored).map_err(|error| error.0)?;
            let ty = schema::type_by_api_version(&peeked.api_version, &peeked.kind).ok_or_else(|| {
                format!("no kind \"{}\" is registered for version \"{}\"", peeked.kind, peeked.api_version)
            })?;
            codec::decode(stored, MediaType::Json, ty).map_err(|error| error.0)?.value
        };
        self.defaults(&mut object);
        if object["apiVersion"].as_str() != Some(&self.hub) {
            api::convert::convert(&mut object, &self.hub)?;
        }
        self.drop_empties(&mut object);
        Ok(object)
    }

    fn as_read(&self, object: &mut Value) {
        if self.stored_encoding != StoredEncoding::Json
            && let Some(ty) = type_of(object)
        {
            forget_empty(object, ty);
        }
        self.defaults(object);
        self.drop_empties(object);
    }

    fn field_types(&self) -> &dyn patch::apply::Types {
        self
    }

    fn type_of(&self, api_version: &str) -> Option<&'static Type> {
        schema::type_by_api_version(api_version, self.kind)
    }
}

impl patch::apply::Types for BuiltinCodec {
    fn root(&self, api_version: &str) -> Option<TypeRef<'_>> {
        schema::type_by_api_version(api_version, self.kind).map(TypeRef::Type)
    }
    fn convert(&self, object: &Value, api_version: &str) -> Result<Value, ConvertError> {
        if schema::type_by_api_version(api_version, self.kind).is_none() {
            return Err(ConvertError::MissingVersion);
        }
        let mut object = object.clone();
        api::convert::convert(&mut object, api_version).map_err(ConvertError::Failed)?;
        self.drop_empties(&mut object);
        Ok(object)
    }
    fn empty(&self, api_version: &str) -> Value {
        let mut object = schema::type_by_api_version(api_version, self.kind)
            .map_or_else(|| Value::Object(Default::default()), codec::zero_value);
        object["apiVersion"] = api_version.into();
        object["kind"] = self.kind.into();
        object
    }
}
