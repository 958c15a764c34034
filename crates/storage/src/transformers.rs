//! The transformers of all resources of a process, changed at run time when the
//! encryption configuration is read again.
//!
//! Upstream followed: `apiserver/pkg/server/options/encryptionconfig`
//! (DynamicTransformers).

use std::sync::{Arc, Weak};

use apimachinery::GroupResource;
use bytes::Bytes;
use parking_lot::{Mutex, RwLock};

use crate::encryption::{EncryptionConfiguration, Rules};
use crate::transform::{Identity, Transformer};

/// The default encrypts nothing.
#[derive(Clone, Default)]
pub struct Transformers(Arc<Mutex<Shared>>);

#[derive(Default)]
struct Shared {
    rules: Rules,
    /// What was handed out, one a storage.
    current: Vec<Weak<Current>>,
}

struct Current {
    resource: GroupResource,
    transformer: RwLock<Arc<dyn Transformer>>,
}

impl Transformers {
    pub fn of(&self, resource: &GroupResource) -> Arc<dyn Transformer> {
        let mut shared = self.0.lock();
        let current = Arc::new(Current {
            resource: resource.clone(),
            transformer: RwLock::new(shared.rules.transformer(resource)),
        });
        shared.current.retain(|current| current.strong_count() > 0);
        shared.current.push(Arc::downgrade(&current));
        current
    }

    /// From now on this configuration, which must be valid, is used.
    pub fn replace(&self, configuration: &EncryptionConfiguration) -> Result<(), String> {
        let rules = configuration.rules()?;
        let mut shared = self.0.lock();
        for current in shared.current.iter().filter_map(Weak::upgrade) {
            *current.transformer.write() = rules.transformer(&current.resource);
        }
        shared.rules = rules;
        Ok(())
    }
}

impl Current {
    fn get(&self) -> Arc<dyn Transformer> {
        self.transformer.read().clone()
    }
}

impl Transformer for Current {
    fn open(&self, key: &str, stored: Bytes) -> Result<(Bytes, bool), String> {
        self.get().open(key, stored)
    }
    fn seal(&self, key: &str, plain: Bytes) -> Result<Bytes, String> {
        self.get().seal(key, plain)
    }
    fn encrypts(&self) -> bool {
        self.get().encrypts()
    }
}

impl Rules {
    /// That of the first rule that names the resource, else none.
    pub fn transformer(&self, resource: &GroupResource) -> Arc<dyn Transformer> {
        let rule =
            self.0.iter().find(|(names, _)| names.iter().any(|name| crate::encryption::is_named(name, resource)));
        rule.map_or_else(|| Arc::new(Identity) as Arc<dyn Transformer>, |(_, transformer)| transformer.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn secretbox(key: &str, also: &str) -> EncryptionConfiguration {
        let keys = |key: &str| {
            apimachinery::json!({"secretbox": {"keys": [
                {"name": key, "secret": "YWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWE="}]}})
        };
        let providers = if also.is_empty() { vec![keys(key)] } else { vec![keys(key), keys(also)] };
        serde_json::from_value(apimachinery::json!({"resources": [{"resources": ["secrets"], "providers": providers}]}))
            .unwrap()
    }

    #[test]
    fn a_new_configuration_reaches_storages_that_exist() {
        let all = Transformers::default();
        let secrets = all.of(&GroupResource::new("", "secrets"));
        let pods = all.of(&GroupResource::new("", "pods"));
        assert!(!secrets.encrypts());

        all.replace(&secretbox("one", "")).unwrap();
        let sealed = secrets.seal("/k", Bytes::from_static(b"x")).unwrap();
        assert!(sealed.starts_with(b"k8s:enc:secretbox:v1:one:"));
        assert!(!pods.encrypts());
        assert!(all.of(&GroupResource::new("", "secrets")).encrypts());

        all.replace(&secretbox("two", "one")).unwrap();
        assert_eq!(secrets.open("/k", sealed.clone()).unwrap(), (Bytes::from_static(b"x"), true));
        all.replace(&secretbox("two", "")).unwrap();
        assert!(secrets.open("/k", sealed).is_err());
    }
}
