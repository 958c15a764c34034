//! Defaults of namespaces.

use apimachinery::Value;

use crate::edit::Fields;

/// The label that every named namespace carries.
pub const NAME_LABEL: &str = "kubernetes.io/metadata.name";

/// Phase and name label. A `generateName` namespace gets its label in the
/// strategy's canonicalization, once it has a name.
pub fn namespace(object: &mut Value) {
    name_label(object);
    object.child("status").default_zero("phase", "Active");
}

/// Writes the name label, over any other value of it.
pub fn name_label(object: &mut Value) {
    let metadata = object.child("metadata");
    let name = metadata.text("name").to_owned();
    if !name.is_empty() {
        metadata.child("labels").set(NAME_LABEL, name);
    }
}
