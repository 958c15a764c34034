//! `/openapi/v3`: one document per group version.

use apimachinery::{Map, Value, json};
use schema::{Resource, Served};

use crate::operations::{Operation, PathItem, Response};
use crate::parameters::{In, Parameter};
use crate::schemas::{self, Dialect};
use crate::{TITLE, VERSION, paths};

/// The keys of the index, as in `/openapi/v3/KEY`, in alphabetical order.
/// `served` says which resources are on.
pub fn paths(served: impl Fn(&Resource) -> bool) -> Vec<String> {
    let mut keys: Vec<String> =
        [".well-known/openid-configuration", "api", "apis", "openid/v1/jwks", "version"].map(str::to_owned).into();
    for (group, version) in group_versions(&served) {
        if group.is_empty() {
            keys.push(format!("api/{version}"));
        } else {
            let key = format!("apis/{group}");
            if !keys.contains(&key) {
                keys.push(key);
            }
            keys.push(format!("apis/{group}/{version}"));
        }
    }
    keys.sort();
    keys
}

/// Served by default.
pub fn by_default(resource: &Resource) -> bool {
    resource.served == Served::ByDefault
}

/// Group versions with at least one served resource, in discovery order.
pub fn group_versions(served: impl Fn(&Resource) -> bool) -> Vec<(&'static str, &'static str)> {
    let mut found = Vec::new();
    for group in schema::GROUPS {
        for version in group.versions {
            let on = |r: &Resource| r.group == group.name && r.version == version.version && served(r);
            if schema::RESOURCES.iter().any(on) {
                found.push((group.name, version.version));
            }
        }
    }
    found
}

/// The document of a key of [`paths`]; `None` for other keys.
pub fn document(key: &str, served: impl Fn(&Resource) -> bool) -> Option<Value> {
    let parts: Vec<&str> = key.split('/').collect();
    let items = match parts.as_slice() {
        ["api"] => vec![paths::roots()[0].clone()],
        ["apis"] => vec![paths::roots()[1].clone()],
        ["api", version] => return group_version("", version, served),
        ["apis", group] => vec![paths::group(group)],
        ["apis", group, version] => return group_version(group, version, served),
        _ => {
            let path = format!("/{key}/");
            vec![paths::rest().into_iter().find(|item| item.path == path)?]
        }
    };
    Some(wrap(&items, None, Map::new()))
}

fn group_version(group: &str, version: &str, served: impl Fn(&Resource) -> bool) -> Option<Value> {
    let mut items = vec![paths::group_version(group, version)];
    for resource in schema::RESOURCES.iter().filter(|r| r.group == group && r.version == version && served(r)) {
        items.extend(paths::resource(resource));
    }
    (items.len() > 1).then(|| wrap(&items, Some((group, version)), Map::new()))
}

/// A document of these paths with every built-in schema that they refer to,
/// and `extra` schemas (custom resources) by name.
pub fn wrap(items: &[PathItem], own: Option<(&str, &str)>, extra: Map<String, Value>) -> Value {
    let mut rendered = Map::new();
    let mut roots = Vec::new();
    for item in items {
        rendered.insert(item.path.clone(), path_item(item));
        for operation in &item.operations {
            roots.extend(operation.body.iter().map(|body| body.schema.clone()));
            if let Response::Schema(name) = &operation.response {
                roots.push(name.clone());
            }
        }
    }
    let mut components = extra;
    for name in schemas::reachable(roots) {
        if let Some(ty) = schema::type_by_name(name) {
            components.insert(name.to_owned(), schemas::of(ty, Dialect::V3, own));
        }
    }
    let mut document = json!({
        "openapi": "3.0.0",
        "info": {"title": TITLE, "version": VERSION},
        "paths": rendered,
        "components": {
            "securitySchemes": {"BearerToken": {"in": "header", "name": "authorization", "type": "apiKey"}},
        },
    });
    if !components.is_empty() {
        document["components"]["schemas"] = Value::Object(components);
    }
    document
}

/// Parameters that every operation of the path has, in the order of names.
pub(crate) fn common(item: &PathItem) -> Vec<Parameter> {
    let Some((first, rest)) = item.operations.split_first() else { return Vec::new() };
    let in_all = |p: &&Parameter| rest.iter().all(|operation| operation.parameters.contains(p));
    sorted(first.parameters.iter().filter(in_all).copied().collect())
}

pub(crate) fn sorted(mut parameters: Vec<Parameter>) -> Vec<Parameter> {
    parameters.sort_by_key(|p| (p.name, p.place));
    parameters
}

fn path_item(item: &PathItem) -> Value {
    let common = common(item);
    let mut out = Map::new();
    for operation in &item.operations {
        out.insert(operation.method.to_owned(), render(operation, &common));
    }
    if !common.is_empty() {
        out.insert("parameters".to_owned(), common.iter().map(parameter).collect());
    }
    Value::Object(out)
}

fn parameter(parameter: &Parameter) -> Value {
    let mut out = json!({
        "in": if parameter.place == In::Path { "path" } else { "query" },
        "name": parameter.name,
        "schema": {"type": parameter.kind, "uniqueItems": true},
    });
    if parameter.place == In::Path {
        out["required"] = Value::Bool(true);
    }
    out
}

fn render(operation: &Operation, common: &[Parameter]) -> Value {
    let mut out = Map::new();
    out.insert("operationId".to_owned(), Value::from(operation.id.clone()));
    out.insert("tags".to_owned(), json!([operation.tag]));
    let own: Vec<Parameter> = operation.parameters.iter().filter(|p| !common.contains(p)).copied().collect();
    if !own.is_empty() {
        out.insert("parameters".to_owned(), sorted(own).iter().map(parameter).collect());
    }
    let content = |media: &[&str], schema: Value| -> Value {
        let entries = media.iter().map(|media| ((*media).to_owned(), json!({"schema": schema})));
        Value::Object(entries.collect())
    };
    if let Some(body) = &operation.body {
        let mut rendered = json!({"content": content(body.media, Dialect::V3.reference(&body.schema))});
        if body.required {
            rendered["required"] = Value::Bool(true);
        }
        out.insert("requestBody".to_owned(), rendered);
    }
    let schema = match &operation.response {
        Response::Text => json!({"type": "string"}),
        Response::Schema(name) => Dialect::V3.reference(name),
    };
    let mut responses = Map::new();
    for code in operation.codes {
        let mut response = json!({"content": content(operation.produces, schema.clone())});
        response["description"] = Value::from(reason(code));
        responses.insert((*code).to_owned(), response);
    }
    responses.insert("401".to_owned(), json!({"description": "Unauthorized"}));
    out.insert("responses".to_owned(), Value::Object(responses));
    if !operation.action.is_empty() {
        out.insert("x-kubernetes-action".to_owned(), Value::from(operation.action));
    }
    if let Some((group, version, kind)) = &operation.kind {
        let kind = json!({"group": group, "kind": kind, "version": version});
        out.insert("x-kubernetes-group-version-kind".to_owned(), kind);
    }
    Value::Object(out)
}

pub(crate) fn reason(code: &str) -> &'static str {
    match code {
        "201" => "Created",
        "202" => "Accepted",
        _ => "OK",
    }
}
