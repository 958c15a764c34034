//! `/openapi/v2`: everything in one document.

use apimachinery::{Map, Value, json};
use schema::Resource;

use crate::operations::{Operation, PathItem, Response};
use crate::parameters::{self, In, Parameter};
use crate::schemas::{self, Dialect};
use crate::{TITLE, VERSION, paths, v3};

const META: &str = "io.k8s.apimachinery.pkg.apis.meta.v1.";

/// The document; `served` says which resources are on. `extra` paths and
/// definitions (custom resources) are added as they are.
pub fn document(
    served: impl Fn(&Resource) -> bool,
    extra_paths: Map<String, Value>,
    extra_definitions: Map<String, Value>,
) -> Value {
    let mut items: Vec<PathItem> = paths::roots().into();
    items.extend(paths::rest());
    let mut groups: Vec<&str> = Vec::new();
    for (group, version) in v3::group_versions(&served) {
        if !group.is_empty() && !groups.contains(&group) {
            groups.push(group);
            items.push(paths::group(group));
        }
        items.push(paths::group_version(group, version));
    }
    for resource in schema::RESOURCES.iter().filter(|r| served(r)) {
        items.extend(paths::resource(resource));
    }
    let mut rendered = extra_paths;
    let mut roots = Vec::new();
    for item in &items {
        rendered.insert(item.path.clone(), path_item(item));
        for operation in &item.operations {
            roots.extend(operation.body.iter().map(|body| body.schema.clone()));
            if let Response::Schema(name) = &operation.response {
                roots.push(name.clone());
            }
        }
    }
    let mut definitions = extra_definitions;
    for name in schemas::reachable(roots) {
        if let Some(ty) = schema::type_by_name(name) {
            definitions.insert(name.to_owned(), schemas::of(ty, Dialect::V2, None));
        }
    }
    json!({
        "swagger": "2.0",
        "info": {"title": TITLE, "version": VERSION},
        "paths": rendered,
        "definitions": definitions,
        "parameters": shared(),
        "securityDefinitions": {"BearerToken": {"in": "header", "name": "authorization", "type": "apiKey"}},
        "security": [{"BearerToken": []}],
    })
}

/// The paths of a document.
pub fn render_paths(items: &[PathItem]) -> Map<String, Value> {
    items.iter().map(|item| (item.path.clone(), path_item(item))).collect()
}

fn shared() -> Value {
    let mut out: Map<String, Value> = parameters::shared().map(|p| (p.shared.to_owned(), written_out(&p))).collect();
    let body = |name: &str| json!({"in": "body", "name": "body", "schema": Dialect::V2.reference(name)});
    out.insert(parameters::BODY_DELETE_OPTIONS.to_owned(), body(&format!("{META}DeleteOptions")));
    let mut patch = body(&format!("{META}Patch"));
    patch["required"] = Value::Bool(true);
    out.insert(parameters::BODY_PATCH.to_owned(), patch);
    Value::Object(out)
}

fn written_out(parameter: &Parameter) -> Value {
    let mut out = json!({
        "in": if parameter.place == In::Path { "path" } else { "query" },
        "name": parameter.name,
        "type": parameter.kind,
        "uniqueItems": true,
    });
    if parameter.place == In::Path {
        out["required"] = Value::Bool(true);
    }
    out
}

fn parameter(parameter: &Parameter) -> Value {
    if parameter.shared.is_empty() {
        return written_out(parameter);
    }
    json!({"$ref": format!("#/parameters/{}", parameter.shared)})
}

fn path_item(item: &PathItem) -> Value {
    let common = v3::common(item);
    let mut out = Map::new();
    for operation in &item.operations {
        out.insert(operation.method.to_owned(), render(operation, &common));
    }
    if !common.is_empty() {
        out.insert("parameters".to_owned(), common.iter().map(parameter).collect());
    }
    Value::Object(out)
}

fn render(operation: &Operation, common: &[Parameter]) -> Value {
    let mut out = Map::new();
    let mut set = |key: &str, value: Value| {
        out.insert(key.to_owned(), value);
    };
    set("operationId", Value::from(operation.id.clone()));
    set("tags", json!([operation.tag]));
    set("schemes", json!(["https"]));
    set("produces", Value::from(operation.produces.to_vec()));
    if operation.says_consumes {
        set("consumes", Value::from(operation.consumes.to_vec()));
    }
    let own: Vec<Parameter> = operation.parameters.iter().filter(|p| !common.contains(p)).copied().collect();
    let mut own: Vec<Value> = v3::sorted(own).iter().map(parameter).collect();
    if let Some(body) = &operation.body {
        let shared = match body.schema.strip_prefix(META) {
            Some("DeleteOptions") => json!({"$ref": format!("#/parameters/{}", parameters::BODY_DELETE_OPTIONS)}),
            Some("Patch") => json!({"$ref": format!("#/parameters/{}", parameters::BODY_PATCH)}),
            _ => json!({
                "in": "body", "name": "body", "required": true, "schema": Dialect::V2.reference(&body.schema),
            }),
        };
        // `body` sorts before every query parameter but `allowWatchBookmarks`,
        // which no operation with a body has.
        own.insert(0, shared);
    }
    if !own.is_empty() {
        set("parameters", Value::Array(own));
    }
    let schema = match &operation.response {
        Response::Text => json!({"type": "string"}),
        Response::Schema(name) => Dialect::V2.reference(name),
    };
    let mut responses = Map::new();
    for code in operation.codes {
        responses.insert((*code).to_owned(), json!({"description": v3::reason(code), "schema": schema}));
    }
    responses.insert("401".to_owned(), json!({"description": "Unauthorized"}));
    set("responses", Value::Object(responses));
    if !operation.action.is_empty() {
        set("x-kubernetes-action", Value::from(operation.action));
    }
    if let Some((group, version, kind)) = &operation.kind {
        set("x-kubernetes-group-version-kind", json!({"group": group, "kind": kind, "version": version}));
    }
    Value::Object(out)
}
