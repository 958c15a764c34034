//! Custom resources as the engine's codec: JSON and YAML, alphabetical order.

use std::collections::BTreeMap;

use ::codec::{Decoded, MediaType};
use ::schema::Type;
use apimachinery::{Status, Value};
use apiserver::registry::KindCodec;
use bytes::Bytes;
use patch::apply::ConvertError;
use patch::smd::TypeRef;

use super::schema::{Root, empty, object_meta};

const MEDIA_TYPES: [MediaType; 2] = [MediaType::Json, MediaType::Yaml];

pub struct CustomCodec {
    pub kind: String,
    /// `apiVersion` in which etcd holds the objects; also the hub.
    pub storage_version: String,
    /// By `apiVersion`.
    pub versions: BTreeMap<String, Root>,
    /// The definition asks a webhook to convert.
    pub webhook_conversion: bool,
}

impl CustomCodec {
    fn root_of(&self, object: &Value) -> Option<&Root> {
        self.versions.get(object["apiVersion"].as_str()?)
    }

    /// Metadata as every kind has it; the error is the decoder's.
    fn decode_metadata(&self, object: &mut Value, strict: &mut Vec<String>) -> Result<(), String> {
        let Some(ty) = object_meta() else { return Ok(()) };
        let Some(metadata) = object.get("metadata").filter(|m| !m.is_null()) else {
            object["metadata"] = Value::Object(Default::default());
            return Ok(());
        };
        let bytes = serde_json::to_vec(metadata).map_err(|error| error.to_string())?;
        let decoded = ::codec::decode(&bytes, MediaType::Json, ty).map_err(|error| error.0)?;
        strict.extend(decoded.strict_errors.iter().map(|text| match text.split_once('"') {
            Some((head, rest)) => format!("{head}\"metadata.{rest}"),
            None => text.clone(),
        }));
        object["metadata"] = decoded.value;
        Ok(())
    }
}

impl KindCodec for CustomCodec {
    fn decode(&self, api_version: &str, _kind: &str, bytes: &[u8], media: MediaType) -> Result<Decoded, String> {
        let decoded = ::codec::decode_untyped(bytes, media).map_err(|error| error.0)?;
        let (mut object, mut strict) = (decoded.value, decoded.strict_errors);
        self.decode_metadata(&mut object, &mut strict)?;
        if let Some(schema) = self.versions.get(api_version).and_then(|root| root.schema.as_ref()) {
            let mut unknown = Vec::new();
            schema.prune(&mut object, true, "", &mut unknown);
            strict.extend(unknown.into_iter().map(|path| format!("unknown field \"{path}\"")));
        }
        Ok(Decoded { value: object, strict_errors: strict })
    }

    fn defaults(&self, object: &mut Value) {
        if let Some(schema) = self.root_of(object).and_then(|root| root.schema.as_ref()) {
            schema.fill(object);
        }
    }

    fn convert(&self, object: &mut Value, api_version: &str) -> Result<(), Status> {
        if self.webhook_conversion {
            return Err(Status::internal(format!("conversion webhook for {} failed", self.kind)));
        }
        object["apiVersion"] = Value::String(api_version.to_owned());
        Ok(())
    }

    fn canonicalize(&self, object: &mut Value) {
        if let Some(ty) = object_meta()
            && let Some(metadata) = object.get_mut("metadata")
        {
            ::codec::canonicalize(metadata, ty);
        }
    }

    fn json(&self, object: &Value) -> Vec<u8> {
        ::codec::json::encode_untyped(object)
    }

    fn protobuf(&self, _object: &Value) -> Option<Vec<u8>> {
        None
    }

    fn to_storage(&self, object: &Value) -> Result<Bytes, Status> {
        let mut json = if object["apiVersion"].as_str() == Some(&self.storage_version) {
            self.json(object)
        } else {
            let mut other = object.clone();
            self.convert(&mut other, &self.storage_version)?;
            self.json(&other)
        };
        json.push(b'\n');
        Ok(json.into())
    }

    fn read_storage(&self, stored: &[u8]) -> Result<Value, String> {
        let mut object = ::codec::decode_untyped(stored, MediaType::Json).map_err(|error| error.0)?.value;
        let mut strict = Vec::new();
        self.decode_metadata(&mut object, &mut strict)?;
        if object["apiVersion"].as_str() != Some(&self.storage_version) {
            self.convert(&mut object, &self.storage_version).map_err(|status| status.message)?;
        }
        if let Some(schema) = self.root_of(&object).and_then(|root| root.schema.as_ref()) {
            schema.prune(&mut object, true, "", &mut Vec::new());
        }
        self.defaults(&mut object);
        Ok(object)
    }

    fn as_read(&self, object: &mut Value) {
        self.defaults(object);
    }

    fn field_types(&self) -> &dyn patch::apply::Types {
        self
    }

    fn type_of(&self, _api_version: &str) -> Option<&'static Type> {
        None
    }

    fn is_custom(&self) -> bool {
        true
    }

    fn media_types(&self) -> &'static [MediaType] {
        &MEDIA_TYPES
    }
}

impl patch::apply::Types for CustomCodec {
    fn root(&self, api_version: &str) -> Option<TypeRef<'_>> {
        self.versions.get(api_version).map(|root| TypeRef::Custom(root))
    }
    fn convert(&self, object: &Value, api_version: &str) -> Result<Value, ConvertError> {
        if !self.versions.contains_key(api_version) {
            return Err(ConvertError::MissingVersion);
        }
        let mut object = object.clone();
        KindCodec::convert(self, &mut object, api_version).map_err(|status| ConvertError::Failed(status.message))?;
        Ok(object)
    }
    fn empty(&self, api_version: &str) -> Value {
        empty(api_version, &self.kind)
    }
}
