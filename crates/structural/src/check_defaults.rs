//! Defaults fit the schema they stand in: they validate and hold nothing that
//! would be pruned.
//!
//! Upstream followed: `schema/defaulting/validation.go`.

use apimachinery::field::aggregate;
use apimachinery::{ErrorList, FieldError, Path, Value};

use crate::defaults::{Step, prune_defaults, surround};
use crate::object_meta::{self, MetadataRules, Options};
use crate::prune::{is_meta, prune_part};
use crate::schema::Schema;
use crate::validate::validate;

/// Rules in CEL of a schema node, applied to its default: the node's JSON
/// schema, whether it is a whole resource, the path, the default.
pub type CelRules<'a> = &'a dyn Fn(&Value, bool, &Path, &Value) -> ErrorList;

struct Checker<'a> {
    metadata_rules: MetadataRules<'a>,
    cel_rules: CelRules<'a>,
    require_pruned: bool,
}

/// Problems of all defaults of a version's schema, given as JSON and parsed.
pub fn check(
    path: &Path,
    source: &Value,
    schema: &Schema,
    require_pruned: bool,
    metadata_rules: MetadataRules<'_>,
    cel_rules: CelRules<'_>,
) -> ErrorList {
    let checker = Checker { metadata_rules, cel_rules, require_pruned };
    let mut errors = ErrorList::new();
    let place = Place { root: schema, is_resource: true, inside_metadata: false };
    checker.node(&mut errors, path, source, schema, place, &mut Vec::new());
    errors
}

#[derive(Clone, Copy)]
struct Place<'a> {
    /// The schema of the object around.
    root: &'a Schema,
    /// The node is a whole object.
    is_resource: bool,
    inside_metadata: bool,
}

impl Checker<'_> {
    fn node<'s>(
        &self,
        errors: &mut ErrorList,
        path: &Path,
        source: &Value,
        schema: &'s Schema,
        mut place: Place<'s>,
        steps: &mut Vec<Step>,
    ) {
        let mut fresh = Vec::new();
        let steps = if schema.embedded && !place.is_resource {
            place = Place { root: schema, is_resource: true, inside_metadata: false };
            &mut fresh
        } else {
            steps
        };
        if let Some(default) = &schema.default {
            self.default(errors, &path.child("default"), source, schema, default, place, steps);
        }
        // Defaults are forbidden below additionalProperties, so these are not followed.
        if let Some(items) = &schema.items {
            steps.push(Step::Item);
            let place = Place { is_resource: false, ..place };
            self.node(errors, &path.child("items"), &source["items"], items, place, steps);
            steps.pop();
        }
        for (name, property) in &schema.properties {
            let inside_metadata = place.inside_metadata || (place.is_resource && is_meta(name));
            steps.push(Step::Member(name.clone()));
            let place = Place { is_resource: false, inside_metadata, ..place };
            let path = path.child("properties").key(name);
            self.node(errors, &path, &source["properties"][name.as_str()], property, place, steps);
            steps.pop();
        }
    }

    fn default(
        &self,
        errors: &mut ErrorList,
        path: &Path,
        source: &Value,
        schema: &Schema,
        default: &Value,
        place: Place<'_>,
        steps: &[Step],
    ) {
        if place.inside_metadata {
            let mut object = surround(steps, default.clone());
            for (name, value) in [("kind", "Validation"), ("apiVersion", "validation/v1")] {
                if let Some(map) = object.as_object_mut() {
                    map.entry(name).or_insert_with(|| value.into());
                }
            }
            let root = Path::root();
            let mut unknown = Vec::new();
            let coerced =
                object_meta::coerce_at(&root, &mut object, Some(place.root), true, Options::default(), &mut unknown);
            if let Err(error) = coerced {
                let why = format!("must result in valid metadata: {error}");
                errors.push(FieldError::invalid(path, default, why));
                return;
            }
            let mut found = ErrorList::new();
            object_meta::validate_at(&root, &object, Some(place.root), true, self.metadata_rules, &mut found);
            if !found.is_empty() {
                let why = format!("must result in valid metadata: {}", aggregate(&found));
                errors.push(FieldError::invalid(path, default, why));
                return;
            }
        } else {
            if self.require_pruned {
                let mut pruned = default.clone();
                prune_part(&mut pruned, schema, place.is_resource);
                if pruned != *default {
                    errors.push(FieldError::invalid(path, default, "must not have unknown fields"));
                }
            }
            let mut copy = default.clone();
            let mut unknown = Vec::new();
            let coerced = object_meta::coerce_at(
                path,
                &mut copy,
                Some(schema),
                place.is_resource,
                Options::default(),
                &mut unknown,
            );
            if let Err(error) = coerced {
                errors.push(error);
                return;
            }
            let mut found = ErrorList::new();
            object_meta::validate_at(path, &copy, Some(schema), place.is_resource, self.metadata_rules, &mut found);
            if !found.is_empty() {
                errors.extend(found);
                return;
            }
        }
        let found = validate(path, default, &schema.with_types_as_written());
        if found.is_empty() {
            errors.extend((self.cel_rules)(source, place.is_resource, path, default));
        } else {
            errors.extend(found);
        }
    }
}

/// Whether a default of the schema holds what would be pruned.
pub fn has_unpruned(schema: &Schema) -> bool {
    let mut pruned = schema.clone();
    prune_defaults(&mut pruned);
    pruned != *schema
}

#[cfg(test)]
mod tests {
    use super::*;
    use apimachinery::json;

    fn problems(source: Value) -> Vec<String> {
        let schema = Schema::parse(&source);
        let none = |_: &Value, _: &Path| ErrorList::new();
        let no_rules = |_: &Value, _: bool, _: &Path, _: &Value| ErrorList::new();
        check(&Path::new("s"), &source, &schema, true, &none, &no_rules).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn defaults_fit() {
        assert_eq!(
            problems(json!({"type": "object", "properties": {"x": {"type": "string", "default": 1}}})),
            [r#"s.properties[x].default: Invalid value: "integer":  in body must be of type string: "integer""#]
        );
        assert_eq!(
            problems(json!({"type": "object", "properties": {"x": {"type": "object", "default": {"z": 1}}}})),
            [r#"s.properties[x].default: Invalid value: {"z":1}: must not have unknown fields"#]
        );
        // updates/customresourcedefinitions.apiextensions.k8s.io/full#334
        let either = json!({"x-kubernetes-int-or-string": true, "default": ["z"]});
        assert_eq!(problems(json!({"type": "object", "properties": {"x": either}})), Vec::<String>::new());
    }
}
