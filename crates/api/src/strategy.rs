//! What may differ between kinds. The generic registry calls these in
//! upstream's order (`apiserver/pkg/registry/rest/{create,update}.go`).
//!
//! Objects are in the kind's hub version ([`crate::convert::hub`]), `apiVersion`
//! and `kind` set; `row` takes any served version. Results need
//! not be canonical: the caller brings them into canonical form by schema.

use std::collections::BTreeMap;

use apimachinery::{ErrorList, Value};

/// Names a strategy may be asked about: `""` is the object itself, else
/// `status`, `scale`, `finalize`, `approval`, `resize`, `ephemeralcontainers`…
pub type Subresource<'a> = &'a str;

/// What a strategy may know about the request. Pure code takes time and
/// randomness from here.
#[derive(Debug, Clone, Default)]
pub struct Context<'a> {
    /// RFC 3339 with seconds, as written into objects.
    pub now: &'a str,
    pub user: &'a str,
    pub user_uid: &'a str,
    pub user_groups: &'a [String],
    pub user_extra: Option<&'a BTreeMap<String, Vec<String>>>,
    /// Group version of the request, `v1` or `apps/v1`: what a kind does may
    /// depend on it.
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
    /// Warnings about the object as sent, before [`Self::prepare_for_create`]
    /// changes it. They come before those of [`Self::warnings_on_create`].
    fn warnings_before_create(&self, context: &Context, object: &Value) -> Vec<String> {
        let _ = (context, object);
        Vec::new()
    }
    /// Clears or sets what a client may not (status on create, generation 1, …).
    /// The object has its uid, creation time and final name already.
    fn prepare_for_create(&self, context: &Context, object: &mut Value) {
        let _ = (context, object);
    }
    /// Carries over what this update may not touch, bumps generation. The caller
    /// has set `metadata.generation` to the old one.
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

    /// Takes from metadata what only the versioned form of the kind carries:
    /// upstream makes PartialObjectMetadata from its internal form.
    fn partial_metadata(&self, metadata: &mut Value) {
        let _ = metadata;
    }

    /// After validation, before storage.
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
    /// Upstream's default garbage-collection policy: true = orphan. `version` is
    /// the group version of the delete request.
    fn orphans_by_default(&self, version: &str) -> bool {
        let _ = version;
        false
    }
    /// Events take no part in garbage collection at all.
    fn collectable(&self) -> bool {
        true
    }

    /// Values of the kind's selectable fields beyond metadata.name and
    /// metadata.namespace.
    fn selectable_fields(&self, object: &Value) -> Vec<(&'static str, String)> {
        let _ = object;
        Vec::new()
    }

    /// Cells for the columns of `schema`'s resource table. `now` in Unix seconds.
    fn row(&self, version: &str, object: &Value, now: i64) -> Row;
    /// Whether [`Self::rows`] differs from single rows.
    fn rows_depend_on_list(&self) -> bool {
        false
    }
    /// Rows of a list, for kinds where the list decides what a row shows (the
    /// default StorageClass).
    fn rows(&self, version: &str, objects: &[&Value], now: i64) -> Vec<Row> {
        objects.iter().map(|object| self.row(version, object, now)).collect()
    }
}

impl From<Vec<Value>> for Row {
    fn from(cells: Vec<Value>) -> Self {
        Row { cells, conditions: Vec::new() }
    }
}

/// The row of a kind without columns of its own: name and creation time
/// (upstream's default table convertor shows the time, not an age).
pub fn name_and_age(object: &Value, now: i64) -> Row {
    let _ = now;
    let meta = &object["metadata"];
    vec![meta["name"].clone(), meta["creationTimestamp"].clone()].into()
}
