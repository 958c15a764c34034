//! Documents of custom resources: their schemas with the metadata that every
//! object has, and their paths.
//!
//! v2 says less than v3: what kubectl cannot read there (alternatives, nullable
//! and open objects) is left out.
//!
//! Upstream followed: `apiextensions-apiserver/pkg/controller/openapi/{builder,v2}`.

use apimachinery::{Map, Value, json};

use crate::operations::{Body, Operation, PathItem, Response, upper_first};
use crate::parameters::{self, Parameter};
use crate::paths::{Described, object_operations, with, write_parameters};
use crate::schemas::Dialect;
use crate::{descriptions, v2, v3};

const META: &str = "io.k8s.apimachinery.pkg.apis.meta.v1.";
const SCALE: &str = "io.k8s.api.autoscaling.v1.Scale";
const BOTH: &[&str] = &["application/json", "application/yaml"];
const PATCHES: &[&str] =
    &["application/json-patch+json", "application/merge-patch+json", "application/apply-patch+yaml"];

/// One version of a custom kind.
pub struct Custom<'a> {
    pub group: &'a str,
    pub version: &'a str,
    pub plural: &'a str,
    pub kind: &'a str,
    pub list_kind: &'a str,
    pub namespaced: bool,
    /// `openAPIV3Schema` when it is structural.
    pub schema: Option<&'a Value>,
    /// The definition keeps unknown fields.
    pub preserve: bool,
    pub status: bool,
    pub scale: bool,
}

/// `com.example.v1.Widget`
fn model(group: &str, version: &str, kind: &str) -> String {
    let parts: Vec<&str> = group.rsplit('.').collect();
    format!("{}.{version}.{kind}", parts.join("."))
}

fn reference(dialect: Dialect, name: &str, description: Option<&str>) -> Value {
    let mut out = dialect.reference(name);
    if let Some(text) = description {
        out["description"] = text.into();
    }
    out
}

fn of_meta(field: &str) -> Value {
    let text = descriptions::of(&format!("{META}APIResourceList"), Some(field))
        .or_else(|| descriptions::of("io.k8s.api.core.v1.Pod", Some(field)));
    let mut out = json!({"type": "string"});
    if let Some(text) = text {
        out["description"] = text.into();
    }
    out
}

fn metadata(dialect: Dialect) -> Value {
    let text = descriptions::of("io.k8s.api.core.v1.Pod", Some("metadata"));
    reference(dialect, &format!("{META}ObjectMeta"), text)
}

/// Adds the alternatives that an int-or-string is.
fn unfold(schema: &mut Value) {
    each(schema, &mut |schema| {
        if schema["x-kubernetes-int-or-string"] != true {
            return;
        }
        let either = json!([{"type": "integer"}, {"type": "string"}]);
        if schema["anyOf"] == either || schema["allOf"][0]["anyOf"] == either {
            return;
        }
        match schema.get("anyOf") {
            None => schema["anyOf"] = either,
            Some(_) => {
                let mut all = vec![json!({ "anyOf": either })];
                all.extend(schema["allOf"].as_array().cloned().unwrap_or_default());
                schema["allOf"] = all.into();
            }
        }
    });
}

/// Visits a structural schema and those below it, the inner ones last.
fn each(schema: &mut Value, visit: &mut dyn FnMut(&mut Value)) {
    if !schema.is_object() {
        return;
    }
    visit(schema);
    for key in ["items", "additionalProperties"] {
        if let Some(inner) = schema.get_mut(key) {
            each(inner, visit);
        }
    }
    if let Some(properties) = schema.get_mut("properties").and_then(Value::as_object_mut) {
        properties.values_mut().for_each(|inner| each(inner, visit));
    }
}

fn to_v2(schema: &mut Value) {
    each(schema, &mut |schema| {
        let nullable: Vec<String> = schema["properties"]
            .as_object()
            .into_iter()
            .flatten()
            .filter(|(_, property)| property["nullable"] == true)
            .map(|(name, _)| name.clone())
            .collect();
        let open_values = schema["additionalProperties"]["nullable"] == true;
        let Some(map) = schema.as_object_mut() else { return };
        for key in ["allOf", "oneOf", "anyOf", "not"] {
            map.remove(key);
        }
        if map.remove("nullable").is_some_and(|nullable| nullable == true) {
            for key in ["type", "items", "properties"] {
                map.remove(key);
            }
        }
        let open = map.get("x-kubernetes-preserve-unknown-fields").is_some_and(|open| *open == true);
        if open {
            map.remove("items");
            map.remove("properties");
        }
        let kind = map.get("type").and_then(Value::as_str).unwrap_or_default();
        if kind == "array" && !map.contains_key("items") || open && kind == "object" {
            map.remove("type");
        }
        if open_values {
            map.remove("required");
        } else if !nullable.is_empty()
            && let Some(required) = map.get_mut("required").and_then(Value::as_array_mut)
        {
            required.retain(|name| !nullable.iter().any(|n| name == n.as_str()));
        }
        if map.get("required").and_then(Value::as_array).is_some_and(Vec::is_empty) {
            map.remove("required");
        }
    });
}

/// Embedded resources have the members that every object has.
fn embed(schema: &mut Value, dialect: Dialect) {
    each(schema, &mut |schema| {
        if dialect == Dialect::V2 && schema["x-kubernetes-preserve-unknown-fields"] == true
            || schema["x-kubernetes-embedded-resource"] != true
        {
            return;
        }
        for (name, property) in
            [("apiVersion", of_meta("apiVersion")), ("kind", of_meta("kind")), ("metadata", metadata(dialect))]
        {
            schema["properties"][name] = property;
        }
        let mut required = schema["required"].as_array().cloned().unwrap_or_default();
        for name in ["kind", "apiVersion"] {
            if !required.iter().any(|present| present == name) {
                required.push(name.into());
            }
        }
        schema["required"] = required.into();
    });
}

impl Custom<'_> {
    fn names(&self) -> (String, String) {
        (model(self.group, self.version, self.kind), model(self.group, self.version, self.list_kind))
    }

    fn gvk(&self, kind: &str) -> Value {
        json!([{"group": self.group, "version": self.version, "kind": kind}])
    }

    fn schema(&self, dialect: Dialect) -> Value {
        let mut out = match self.schema {
            None => json!({"type": "object"}),
            Some(schema)
                if dialect == Dialect::V2
                    && (self.preserve || schema["x-kubernetes-preserve-unknown-fields"] == true) =>
            {
                json!({"type": "object"})
            }
            Some(schema) => {
                let mut out = schema.clone();
                unfold(&mut out);
                if dialect == Dialect::V2 {
                    to_v2(&mut out);
                }
                embed(&mut out, dialect);
                if !out["properties"].is_object() {
                    out["properties"] = json!({});
                }
                out["properties"]["metadata"] = metadata(dialect);
                for name in ["apiVersion", "kind"] {
                    out["properties"][name] = of_meta(name);
                }
                out
            }
        };
        out["x-kubernetes-group-version-kind"] = self.gvk(self.kind);
        out
    }

    fn list_schema(&self, dialect: Dialect) -> Value {
        let doc = format!(
            "List of {}. More info: https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md",
            self.plural
        );
        let text = descriptions::of("io.k8s.api.core.v1.PodList", Some("metadata"));
        json!({
            "type": "object",
            "description": format!("{} is a list of {}", self.list_kind, self.kind),
            "required": ["items"],
            "properties": {
                "apiVersion": of_meta("apiVersion"),
                "kind": of_meta("kind"),
                "metadata": reference(dialect, &format!("{META}ListMeta"), text),
                "items": {
                    "type": "array",
                    "description": doc,
                    "items": dialect.reference(&self.names().0),
                },
            },
            "x-kubernetes-group-version-kind": self.gvk(self.list_kind),
        })
    }

    fn described(&self) -> Described {
        let (schema, list_schema) = self.names();
        Described {
            group: self.group.to_owned(),
            version: self.version.to_owned(),
            resource: self.plural.to_owned(),
            kind: self.kind.to_owned(),
            namespaced: self.namespaced,
            verbs: Vec::new(),
            schema,
            list_schema,
            delete_returns_object: false,
        }
    }

    fn paths(&self) -> Vec<PathItem> {
        let d = self.described();
        let scope = if self.namespaced { "Namespaced" } else { "" };
        let namespace = if self.namespaced { "/namespaces/{namespace}" } else { "" };
        let prefix = format!("/apis/{}/{}", self.group, self.version);
        let collection = format!("{prefix}{namespace}/{}", self.plural);
        let item = format!("{collection}/{{name}}");
        let in_namespace: &[Parameter] = if self.namespaced { &[parameters::NAMESPACE] } else { &[] };
        let tail = format!("{scope}{}", self.kind);
        let list = |tail: &str| {
            let mut operation = d.operation("get", "list", "list", tail);
            operation.parameters.extend(parameters::LIST);
            operation.response = Response::Schema(d.list_schema.clone());
            operation
        };
        let mut create = d.operation("post", "create", "post", &tail);
        create.parameters.extend(write_parameters(false));
        create.body = Some(Body { schema: d.schema.clone(), required: true, media: BOTH });
        create.codes = &["200", "201", "202"];
        let mut delete_all = d.operation("delete", "delete", "deletecollection", &format!("Collection{tail}"));
        delete_all.parameters.extend(parameters::LIST);
        delete_all.response = Response::Schema(format!("{META}Status"));
        let mut delete = d.operation("delete", "delete", "delete", &tail);
        delete.parameters.extend(parameters::DELETE);
        delete.body = Some(Body { schema: format!("{META}DeleteOptions"), required: false, media: BOTH });
        delete.codes = &["200", "202"];
        delete.response = Response::Schema(format!("{META}Status"));
        let all = |_: &str| true;
        let mut of_item = object_operations(&d, &tail, &d.schema, all);
        of_item.push(delete);
        let mut items = vec![
            PathItem { path: collection, operations: with(vec![list(&tail), create, delete_all], in_namespace) },
            PathItem { path: item.clone(), operations: with(with(of_item, &[parameters::NAME]), in_namespace) },
        ];
        if self.namespaced {
            let operations = vec![list(&format!("{}ForAllNamespaces", self.kind))];
            items.push(PathItem { path: format!("{prefix}/{}", self.plural), operations });
        }
        for (sub, schema, on) in [("status", d.schema.as_str(), self.status), ("scale", SCALE, self.scale)] {
            if on {
                let operations = object_operations(&d, &format!("{tail}{}", upper_first(sub)), schema, all);
                let operations = with(with(operations, &[parameters::NAME]), in_namespace);
                items.push(PathItem { path: format!("{item}/{sub}"), operations });
            }
        }
        items.iter_mut().flat_map(|item| &mut item.operations).for_each(dress);
        items
    }
}

/// Media types and kind as custom resources say them.
fn dress(operation: &mut Operation) {
    operation.produces = BOTH;
    let is_patch = operation.method == "patch";
    operation.consumes = if is_patch { PATCHES } else { BOTH };
    if let Some(body) = &mut operation.body {
        body.media = operation.consumes;
    }
    if is_patch {
        operation.codes = &["200"];
    }
}

/// What the kinds of one group version add to both documents.
#[derive(Debug, Clone, Default)]
pub struct Documents {
    /// The whole v3 document.
    pub v3: Value,
    pub v2_paths: Map<String, Value>,
    pub v2_definitions: Map<String, Value>,
}

/// Of all kinds of a group version.
pub fn documents(kinds: &[Custom<'_>]) -> Documents {
    let mut items = Vec::new();
    let (mut schemas, mut definitions) = (Map::new(), Map::new());
    let mut own = None;
    for kind in kinds {
        own = Some((kind.group, kind.version));
        items.extend(kind.paths());
        let (name, list) = kind.names();
        schemas.insert(name.clone(), kind.schema(Dialect::V3));
        schemas.insert(list.clone(), kind.list_schema(Dialect::V3));
        definitions.insert(name, kind.schema(Dialect::V2));
        definitions.insert(list, kind.list_schema(Dialect::V2));
    }
    let mut v3 = v3::wrap(&items, own, schemas);
    v3["info"] = json!({"title": "Kubernetes CRD Swagger", "version": "v0.1.0"});
    Documents { v3, v2_paths: v2::render_paths(&items), v2_definitions: definitions }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn v2_says_less() {
        let schema = json!({"type": "object", "properties": {"spec": {"type": "object", "properties": {
            "a": {"type": "string", "nullable": true},
            "n": {"type": "object", "x-kubernetes-preserve-unknown-fields": true},
        }}}});
        let custom = Custom {
            group: "example.com",
            version: "v1",
            plural: "widgets",
            kind: "Widget",
            list_kind: "WidgetList",
            namespaced: true,
            schema: Some(&schema),
            preserve: false,
            status: true,
            scale: false,
        };
        let documents = documents(&[custom]);
        let definition = &documents.v2_definitions["com.example.v1.Widget"];
        assert_eq!(
            definition["properties"]["spec"],
            json!({"type": "object", "properties": {"a": {}, "n": {"x-kubernetes-preserve-unknown-fields": true}}})
        );
        let v3 = &documents.v3["components"]["schemas"]["com.example.v1.Widget"];
        assert_eq!(v3["properties"]["spec"]["properties"]["a"]["nullable"], true);
        assert!(v3["properties"]["metadata"]["$ref"].is_string());
        let paths: Vec<&String> = documents.v2_paths.keys().collect();
        assert_eq!(
            paths,
            [
                "/apis/example.com/v1/namespaces/{namespace}/widgets",
                "/apis/example.com/v1/namespaces/{namespace}/widgets/{name}",
                "/apis/example.com/v1/namespaces/{namespace}/widgets/{name}/status",
                "/apis/example.com/v1/widgets",
            ]
        );
        let list = &documents.v2_paths["/apis/example.com/v1/widgets"]["get"];
        assert_eq!(list["operationId"], "listExampleComV1WidgetForAllNamespaces");
    }
}
