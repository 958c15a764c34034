//! One served version of a definition as the engine's codec: JSON and YAML,
//! alphabetical order.
//!
//! Invariant: the hub of a version is the version itself. Requests are decoded,
//! pruned, defaulted and validated in the version they came in; conversion
//! stands between it and what etcd holds, in [`KindCodec::to_storage`] and
//! [`KindCodec::read_storage`], and nowhere else but for field owners and
//! webhooks that ask for another version.
//!
//! Upstream followed: `pkg/apiserver/customresource_handler.go`
//! (unstructuredSchemaCoercer, crdConversionRESTOptionsGetter).

use std::collections::BTreeMap;
use std::sync::Arc;

use ::codec::{Decoded, MediaType};
use ::schema::Type;
use apimachinery::{Path, Status, Value};
use apiserver::registry::{KindCodec, plain_error};
use bytes::Bytes;
use patch::apply::ConvertError;
use patch::smd::TypeRef;
use structural::schema::{Root, empty, object_meta};
use structural::{defaults, object_meta as embedded, prune};

use super::conversion::Conversion;

/// Custom resources also come as protobuf on paper: it is offered and refused.
const MEDIA_TYPES: [MediaType; 2] = [MediaType::Json, MediaType::Yaml];

pub struct CustomCodec {
    pub kind: String,
    /// `apiVersion` of this version, its own hub.
    pub hub: String,
    /// `apiVersion` in which etcd holds the objects.
    pub storage_version: String,
    /// By `apiVersion`.
    pub versions: Arc<BTreeMap<String, Root>>,
    /// The definition keeps what schemas do not declare.
    pub preserve: bool,
    pub conversion: Arc<Conversion>,
}

impl CustomCodec {
    fn root_of(&self, object: &Value) -> Option<&Root> {
        self.versions.get(object["apiVersion"].as_str()?)
    }

    /// What decoding does to built-in kinds: metadata is decoded, what is not
    /// declared goes, so do nulls that may not be. Texts of unknown and repeated
    /// members go to `strict`. `stored`: what is malformed is left out.
    fn coerce(&self, object: &mut Value, stored: bool, strict: &mut Vec<String>) -> Result<(), String> {
        let own = object["kind"] == self.kind.as_str();
        let mut found = Vec::new();
        if let Some(map) = object.as_object_mut() {
            embedded::decode_metadata(map, stored, &mut found)?;
        }
        strict.extend(found.iter().map(|text| match text.split_once('"') {
            Some((head, rest)) => format!("{head}\"metadata.{rest}"),
            None => text.clone(),
        }));
        if let Some(root) = self.root_of(object).filter(|_| own) {
            let schema = root.schema.as_ref();
            let mut unknown = Vec::new();
            if !self.preserve {
                unknown = prune::prune_root(object, schema);
                defaults::prune_nulls(object, schema);
            }
            let options = embedded::Options { drop_invalid: stored };
            embedded::coerce(&Path::root(), object, schema, options, &mut unknown)
                .map_err(|error| error.to_string())?;
            strict.extend(unknown.into_iter().map(|path| format!("unknown field \"{path}\"")));
        }
        if stored && object["metadata"]["generation"].is_null() && object["metadata"].is_object() {
            // Very old objects have none.
            object["metadata"]["generation"] = 1.into();
        }
        Ok(())
    }

    fn converted(&self, object: &mut Value, api_version: &str) -> Result<(), String> {
        self.conversion.convert(object, api_version)?;
        self.coerce(object, false, &mut Vec::new())
    }
}

impl KindCodec for CustomCodec {
    fn decode(&self, api_version: &str, kind: &str, bytes: &[u8], media: MediaType) -> Result<Decoded, String> {
        if api_version == "autoscaling/v1"
            && let Some(ty) = ::schema::type_by_api_version(api_version, kind)
        {
            // The scale subresource.
            return ::codec::decode(bytes, media, ty).map_err(|error| error.0);
        }
        let decoded = ::codec::decode_untyped(bytes, media).map_err(|error| error.0)?;
        let (mut object, mut strict) = (decoded.value, decoded.strict_errors);
        self.coerce(&mut object, false, &mut strict)?;
        if object.get("metadata").is_none_or(Value::is_null) {
            object["metadata"] = Value::Object(Default::default());
        }
        Ok(Decoded { value: object, strict_errors: strict })
    }

    fn defaults(&self, object: &mut Value) {
        if let Some(schema) = self.root_of(object).and_then(|root| root.schema.as_ref()) {
            defaults::fill(object, schema);
        }
    }

    fn convert(&self, object: &mut Value, api_version: &str) -> Result<(), Status> {
        self.converted(object, api_version).map_err(plain_error)
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
        self.coerce(&mut object, true, &mut Vec::new())?;
        self.defaults(&mut object);
        if object["apiVersion"].as_str() != Some(&self.hub) {
            self.converted(&mut object, &self.hub)?;
        }
        Ok(object)
    }

    fn as_read(&self, object: &mut Value) {
        self.defaults(object);
    }

    fn written_as_read(&self, stored: &[u8], object: &mut Value) -> Result<(), Status> {
        if self.storage_version != self.hub {
            *object = self.read_storage(stored).map_err(plain_error)?;
        }
        Ok(())
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
        self.conversion.convert(&mut object, api_version).map_err(ConvertError::Failed)?;
        Ok(object)
    }
    fn empty(&self, api_version: &str) -> Value {
        empty(api_version, &self.kind)
    }
}
