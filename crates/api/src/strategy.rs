//! What may differ between kinds. The generic registry calls these in
//! upstream's order (`apiserver/pkg/registry/rest/{create,update}.go`).
//!
//! Objects are in the kind's hub version ([`crate::convert::hub`]), `apiVersion`
//! and `kind` set; `defaults` and `row` take any served version.

use apimachinery::{ErrorList, Value};

/// Names a strategy may be asked about: `""` is the object itself, else
/// `status`, `scale`, `finalize`, `approval`, `resize`, `ephemeralcontainers`…
pub type Subresource<'a> = &'a str;

/// What a strategy may know about the request. Pure code takes time and
/// randomness from here.
#[derive(Debug, Clone)]
pub struct Context<'a> {
    /// RFC 3339 with seconds, as written into objects.
    pub now: &'a str,
    pub user: &'a str,
    pub user_groups: &'a [String],
    pub version: &'a str,
    pub namespace: &'a str,
    pub subresource: Subresource<'a>,
}

/// One table row: cells in the order of the resource's columns, and row
/// conditions (upstream: Completed for finished pods and jobs).
#[derive(Debug, Clone, Default)]
pub struct Row {
    pub cells: Vec<Value>,
    pub conditions: Vec<Value>,
}

/// The behaviour of one kind. All methods have upstream's usual behaviour as default.
pub trait Strategy: Send + Sync {
    /// Scheme defaulting (`SetObjectDefaults_*`) of the given version.
    fn defaults(&self, version: &str, object: &mut Value) {
        let _ = (version, object);
    }

    /// Clears or sets what a client may not (status on create, generation 1, …).
    fn prepare_for_create(&self, context: &Context, object: &mut Value) {
        let _ = (context, object);
    }
    /// Carries over what this update may not touch, bumps generation.
    fn prepare_for_update(&self, context: &Context, object: &mut Value, old: &Value) {
        let _ = (context, object, old);
    }

    /// All problems, in upstream's order. ObjectMeta is included by the kind's
    /// own validation (name rules differ).
    fn validate(&self, context: &Context, object: &Value) -> ErrorList {
        let _ = (context, object);
        ErrorList::new()
    }
    fn validate_update(&self, context: &Context, object: &Value, old: &Value) -> ErrorList {
        let _ = (context, object, old);
        ErrorList::new()
    }

    /// Texts for `Warning` headers.
    fn warnings_on_create(&self, context: &Context, object: &Value) -> Vec<String> {
        let _ = (context, object);
        Vec::new()
    }
    fn warnings_on_update(&self, context: &Context, object: &Value, old: &Value) -> Vec<String> {
        let _ = (context, object, old);
        Vec::new()
    }

    fn canonicalize(&self, object: &mut Value) {
        let _ = object;
    }

    /// PUT on an absent name creates.
    fn allow_create_on_update(&self) -> bool {
        false
    }
    /// PUT without resourceVersion overwrites.
    fn allow_unconditional_update(&self) -> bool {
        true
    }
    /// Default `gracePeriodSeconds` of a graceful delete of this object; `None`
    /// for kinds that are deleted at once.
    fn graceful_delete_seconds(&self, object: &Value, requested: Option<i64>) -> Option<i64> {
        let _ = (object, requested);
        None
    }
    /// Upstream's default garbage-collection policy: true = orphan.
    fn orphans_by_default(&self) -> bool {
        false
    }

    /// Values of the kind's selectable fields beyond metadata.name and
    /// metadata.namespace.
    fn selectable_fields(&self, object: &Value) -> Vec<(&'static str, String)> {
        let _ = object;
        Vec::new()
    }

    /// Cells for the columns of `schema`'s resource table. `now` in Unix seconds.
    fn row(&self, version: &str, object: &Value, now: i64) -> Row;
}

/// The row of a kind without columns of its own: name and creation time
/// (upstream's default table convertor shows the time, not an age).
pub fn name_and_age(object: &Value, now: i64) -> Row {
    let _ = now;
    let meta = &object["metadata"];
    Row { cells: vec![meta["name"].clone(), meta["creationTimestamp"].clone()], conditions: Vec::new() }
}
