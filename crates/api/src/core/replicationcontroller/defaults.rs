//! Defaults of replication controllers.

use apimachinery::Value;

use crate::core::pod::defaults as pod;
use crate::edit::Fields;

/// Selector and labels follow the template's labels.
pub fn replication_controller(object: &mut Value) {
    let labels = object.at("spec.template.metadata.labels").clone();
    let spec = object.child("spec");
    spec.default("replicas", 1);
    if let Some(template) = spec.at_mut("template") {
        pod::template(template);
    }
    if labels.is_object() {
        spec.default_zero("selector", labels.clone());
        object.child("metadata").default_zero("labels", labels);
    }
}
