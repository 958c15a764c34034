//! Paths and operations of resources and of what is no resource.

use schema::{Resource, Subresource};

use crate::operations::*;
use crate::parameters::{self, Parameter};

const META: &str = "io.k8s.apimachinery.pkg.apis.meta.v1.";

/// Kinds whose delete answers with the object instead of a Status.
const DELETE_RETURNS_OBJECT: &[(&str, &str)] = &[
    ("", "persistentvolumeclaims"),
    ("", "persistentvolumes"),
    ("", "pods"),
    ("", "podtemplates"),
    ("", "resourcequotas"),
    ("", "serviceaccounts"),
    ("", "services"),
    ("resource.k8s.io", "deviceclasses"),
    ("resource.k8s.io", "resourceclaims"),
    ("resource.k8s.io", "resourceclaimtemplates"),
    ("resource.k8s.io", "resourcepoolstatusrequests"),
    ("resource.k8s.io", "resourceslices"),
    ("storage.k8s.io", "csidrivers"),
    ("storage.k8s.io", "csinodes"),
    ("storage.k8s.io", "storageclasses"),
    ("storage.k8s.io", "volumeattachments"),
    ("storage.k8s.io", "volumeattributesclasses"),
];

/// What a resource's operations need to know about it; built-in or custom.
#[derive(Debug, Clone)]
pub struct Described {
    pub group: String,
    pub version: String,
    pub resource: String,
    pub kind: String,
    pub namespaced: bool,
    pub verbs: Vec<String>,
    /// OpenAPI names.
    pub schema: String,
    pub list_schema: String,
    pub delete_returns_object: bool,
}

impl Described {
    pub fn of(resource: &Resource) -> Self {
        Described {
            group: resource.group.to_owned(),
            version: resource.version.to_owned(),
            resource: resource.resource.to_owned(),
            kind: resource.kind.to_owned(),
            namespaced: resource.namespaced,
            verbs: resource.verbs.iter().map(|verb| (*verb).to_owned()).collect(),
            schema: resource.ty.name.to_owned(),
            list_schema: resource.list_ty.unwrap_or(resource.ty).name.to_owned(),
            // DeviceTaintRule's v1 answers otherwise than its older versions.
            delete_returns_object: DELETE_RETURNS_OBJECT.contains(&(resource.group, resource.resource))
                || (resource.resource == "devicetaintrules" && resource.version != "v1"),
        }
    }
    fn has(&self, verb: &str) -> bool {
        self.verbs.iter().any(|v| v == verb)
    }
    /// `AppsV1`
    fn words(&self) -> String {
        format!("{}{}", group_words(&self.group), upper_first(&self.version))
    }
    fn scope_word(&self) -> &'static str {
        if self.namespaced { "Namespaced" } else { "" }
    }
    fn prefix(&self) -> String {
        if self.group.is_empty() {
            format!("/api/{}", self.version)
        } else {
            format!("/apis/{}/{}", self.group, self.version)
        }
    }
    pub(crate) fn operation(&self, method: &'static str, verb: &str, action: &'static str, tail: &str) -> Operation {
        Operation {
            method,
            id: format!("{verb}{}{tail}", self.words()),
            action,
            kind: Some((self.group.clone(), self.version.clone(), self.kind.clone())),
            tag: format!("{}_{}", group_tag(&self.group), self.version),
            parameters: vec![parameters::PRETTY],
            body: None,
            codes: &["200"],
            response: Response::Schema(self.schema.clone()),
            consumes: ANY,
            produces: OBJECT,
            says_consumes: true,
        }
    }
}

/// All paths of a built-in resource.
pub fn resource(resource: &'static Resource) -> Vec<PathItem> {
    let described = Described::of(resource);
    let mut items = main_paths(&described);
    for subresource in resource.subresources {
        items.extend(subresource_paths(&described, subresource));
    }
    items.retain(|item| !item.operations.is_empty());
    items
}

pub(crate) fn write_parameters(patch: bool) -> [Parameter; 3] {
    let manager = if patch { parameters::FIELD_MANAGER_PATCH } else { parameters::FIELD_MANAGER };
    [parameters::DRY_RUN, manager, parameters::FIELD_VALIDATION]
}

fn main_paths(d: &Described) -> Vec<PathItem> {
    let prefix = d.prefix();
    let (kind, scope) = (&d.kind, d.scope_word());
    let namespace = if d.namespaced { "/namespaces/{namespace}" } else { "" };
    let collection = format!("{prefix}{namespace}/{}", d.resource);
    let item = format!("{collection}/{{name}}");
    let in_namespace: &[Parameter] = if d.namespaced { &[parameters::NAMESPACE] } else { &[] };
    let mut items = Vec::new();

    let list = |tail: &str| {
        let mut operation = d.operation("get", "list", "list", tail);
        operation.parameters.extend(parameters::LIST);
        operation.response = Response::Schema(d.list_schema.clone());
        operation.produces = STREAM;
        operation
    };
    let mut operations = Vec::new();
    if d.has("list") {
        operations.push(list(&format!("{scope}{kind}")));
    }
    if d.has("create") {
        let mut operation = d.operation("post", "create", "post", &format!("{scope}{kind}"));
        operation.parameters.extend(write_parameters(false));
        operation.body = Some(Body { schema: d.schema.clone(), required: true, media: ANY });
        operation.codes = &["200", "201", "202"];
        operations.push(operation);
    }
    if d.has("deletecollection") {
        let mut operation = d.operation("delete", "delete", "deletecollection", &format!("Collection{scope}{kind}"));
        // A collection is not deleted by watching it.
        let listed = parameters::LIST.iter().filter(|p| !matches!(p.name, "allowWatchBookmarks" | "watch"));
        operation.parameters.extend(listed);
        operation.parameters.extend(parameters::DELETE);
        operation.body = Some(Body { schema: format!("{META}DeleteOptions"), required: false, media: ANY });
        operation.response = Response::Schema(format!("{META}Status"));
        operations.push(operation);
    }
    items.push(PathItem { path: collection.clone(), operations: with(operations, in_namespace) });
    items.push(PathItem { path: item.clone(), operations: with(item_operations(d), in_namespace) });

    if d.namespaced && d.has("list") {
        let operation = list(&format!("{kind}ForAllNamespaces"));
        items.push(PathItem { path: format!("{prefix}/{}", d.resource), operations: vec![operation] });
    }
    if d.has("watch") {
        let watch = |tail: &str, action| {
            let mut operation = d.operation("get", "watch", action, tail);
            operation.parameters.extend(parameters::LIST);
            operation.response = Response::Schema(format!("{META}WatchEvent"));
            operation.produces = STREAM;
            operation
        };
        let watched = format!("{prefix}/watch{namespace}/{}", d.resource);
        let all = watch(&format!("{scope}{kind}List"), "watchlist");
        items.push(PathItem { path: watched.clone(), operations: with(vec![all], in_namespace) });
        let mut one = watch(&format!("{scope}{kind}"), "watch");
        one.parameters.push(parameters::NAME);
        items.push(PathItem { path: format!("{watched}/{{name}}"), operations: with(vec![one], in_namespace) });
        if d.namespaced {
            let operation = watch(&format!("{kind}ListForAllNamespaces"), "watchlist");
            items.push(PathItem { path: format!("{prefix}/watch/{}", d.resource), operations: vec![operation] });
        }
    }
    items.retain(|item| !item.operations.is_empty());
    items
}

fn item_operations(d: &Described) -> Vec<Operation> {
    let tail = format!("{}{}", d.scope_word(), d.kind);
    let mut operations = object_operations(d, &tail, &d.schema, |verb| d.has(verb));
    if d.has("delete") {
        let mut operation = d.operation("delete", "delete", "delete", &tail);
        operation.parameters.extend(parameters::DELETE);
        operation.body = Some(Body { schema: format!("{META}DeleteOptions"), required: false, media: ANY });
        operation.codes = &["200", "202"];
        if !d.delete_returns_object {
            operation.response = Response::Schema(format!("{META}Status"));
        }
        operations.push(operation);
    }
    with(operations, &[parameters::NAME])
}

/// get, put and patch of an object or a subresource that is one.
pub(crate) fn object_operations(d: &Described, tail: &str, schema: &str, has: impl Fn(&str) -> bool) -> Vec<Operation> {
    let mut operations = Vec::new();
    if has("get") {
        operations.push(d.operation("get", "read", "get", tail));
    }
    if has("update") {
        let mut operation = d.operation("put", "replace", "put", tail);
        operation.parameters.extend(write_parameters(false));
        operation.body = Some(Body { schema: schema.to_owned(), required: true, media: ANY });
        operation.codes = &["200", "201"];
        operations.push(operation);
    }
    if has("patch") {
        let mut operation = d.operation("patch", "patch", "patch", tail);
        operation.parameters.extend(write_parameters(true));
        operation.parameters.push(parameters::FORCE);
        operation.body = Some(Body { schema: format!("{META}Patch"), required: true, media: PATCH });
        operation.codes = &["200", "201"];
        operation.consumes = PATCH;
        operations.push(operation);
    }
    for operation in &mut operations {
        operation.response = Response::Schema(schema.to_owned());
    }
    operations
}

fn subresource_paths(d: &Described, subresource: &'static Subresource) -> Vec<PathItem> {
    let namespace = if d.namespaced { "/namespaces/{namespace}" } else { "" };
    let path = format!("{}{namespace}/{}/{{name}}/{}", d.prefix(), d.resource, subresource.name);
    let tail = format!("{}{}{}", d.scope_word(), d.kind, upper_first(subresource.name));
    let scope: &[Parameter] =
        if d.namespaced { &[parameters::NAME, parameters::NAMESPACE] } else { &[parameters::NAME] };
    let options = parameters::of_subresource(&d.resource, subresource.name);
    let has = |verb: &str| subresource.verbs.contains(&verb);
    let kind = (subresource.group.to_owned(), subresource.version.to_owned(), subresource.kind.to_owned());

    if matches!(subresource.name, "attach" | "exec" | "portforward" | "proxy") {
        return connect_paths(d, subresource, &path, &tail, scope, options, kind);
    }
    let mut operations = object_operations(d, &tail, subresource.ty.name, has);
    if has("create") {
        let mut operation = d.operation("post", "create", "post", &tail);
        operation.parameters.extend(write_parameters(false));
        operation.body = Some(Body { schema: subresource.ty.name.to_owned(), required: true, media: ANY });
        operation.codes = &["200", "201", "202"];
        operation.response = Response::Schema(subresource.ty.name.to_owned());
        operations.push(operation);
    }
    if subresource.name == "log" {
        for operation in &mut operations {
            operation.response = Response::Text;
            operation.produces = LOG;
        }
    }
    for operation in &mut operations {
        operation.kind = Some(kind.clone());
        operation.parameters.extend(options);
    }
    vec![PathItem { path, operations: with(operations, scope) }]
}

fn connect_paths(
    d: &Described,
    subresource: &'static Subresource,
    path: &str,
    tail: &str,
    scope: &[Parameter],
    options: &[Parameter],
    kind: (String, String, String),
) -> Vec<PathItem> {
    let methods: &[(&'static str, &str)] = if subresource.name == "proxy" {
        &[
            ("get", "Get"),
            ("put", "Put"),
            ("post", "Post"),
            ("delete", "Delete"),
            ("options", "Options"),
            ("head", "Head"),
            ("patch", "Patch"),
        ]
    } else {
        &[("get", "Get"), ("post", "Post")]
    };
    let build = |with_path: &str, extra: &[Parameter]| {
        methods
            .iter()
            .map(|(method, word)| {
                let mut operation = d.operation(method, "connect", "connect", &format!("{word}{tail}{with_path}"));
                operation.kind = Some(kind.clone());
                operation.parameters = options.iter().chain(scope).chain(extra).copied().collect();
                operation.response = Response::Text;
                operation.produces = ANY;
                operation
            })
            .collect::<Vec<_>>()
    };
    let mut items = vec![PathItem { path: path.to_owned(), operations: build("", &[]) }];
    if subresource.name == "proxy" {
        let operations = build("WithPath", &[parameters::PATH]);
        items.push(PathItem { path: format!("{path}/{{path}}"), operations });
    }
    items
}

pub(crate) fn with(mut operations: Vec<Operation>, extra: &[Parameter]) -> Vec<Operation> {
    for operation in &mut operations {
        operation.parameters.extend(extra);
    }
    operations
}

fn plain(path: &str, id: String, tag: String, response: Response, media: &'static [&'static str]) -> PathItem {
    let operation = Operation {
        method: "get",
        id,
        action: "",
        kind: None,
        tag,
        parameters: Vec::new(),
        body: None,
        codes: &["200"],
        response,
        consumes: media,
        produces: media,
        says_consumes: true,
    };
    PathItem { path: path.to_owned(), operations: vec![operation] }
}

/// `/api/`, `/apis/`.
pub fn roots() -> [PathItem; 2] {
    let schema = |name: &str| Response::Schema(format!("{META}{name}"));
    [
        plain("/api/", "getCoreAPIVersions".to_owned(), "core".to_owned(), schema("APIVersions"), OBJECT),
        plain("/apis/", "getAPIVersions".to_owned(), "apis".to_owned(), schema("APIGroupList"), OBJECT),
    ]
}

/// `/apis/apps/`.
pub fn group(group: &str) -> PathItem {
    plain(
        &format!("/apis/{group}/"),
        format!("get{}APIGroup", group_words(group)),
        group_tag(group),
        Response::Schema(format!("{META}APIGroup")),
        OBJECT,
    )
}

/// `/apis/apps/v1/`, `/api/v1/`.
pub fn group_version(group: &str, version: &str) -> PathItem {
    let path = if group.is_empty() { format!("/api/{version}/") } else { format!("/apis/{group}/{version}/") };
    plain(
        &path,
        format!("get{}{}APIResources", group_words(group), upper_first(version)),
        format!("{}_{version}", group_tag(group)),
        Response::Schema(format!("{META}APIResourceList")),
        OBJECT,
    )
}

/// `/version/` and the ServiceAccount issuer's documents.
pub fn rest() -> [PathItem; 3] {
    let mut jwks = plain(
        "/openid/v1/jwks/",
        "getServiceAccountIssuerOpenIDKeyset".to_owned(),
        "openid".to_owned(),
        Response::Text,
        JWKS,
    );
    let mut configuration = plain(
        "/.well-known/openid-configuration/",
        "getServiceAccountIssuerOpenIDConfiguration".to_owned(),
        "WellKnown".to_owned(),
        Response::Text,
        JSON,
    );
    for item in [&mut jwks, &mut configuration] {
        item.operations[0].says_consumes = false;
    }
    let version = plain(
        "/version/",
        "getCodeVersion".to_owned(),
        "version".to_owned(),
        Response::Schema("io.k8s.apimachinery.pkg.version.Info".to_owned()),
        JSON,
    );
    [configuration, jwks, version]
}
