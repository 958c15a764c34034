//! The table of what is served: group versions, their resources and
//! subresources. It is replaced as a whole when something is added at run time
//! (custom resources, aggregated groups); running requests keep the old one.

use std::collections::HashMap;
use std::sync::Arc;

use apimachinery::{GroupResource, GroupVersionKind, GroupVersionResource, Status, Value};
use async_trait::async_trait;

use crate::body::Response;
use crate::registry::{Caller, KindCodec, Resource};
use crate::request::RequestInfo;

/// A table column as it is sent.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Column {
    pub name: String,
    pub kind: String,
    pub format: String,
    pub description: String,
    pub priority: i32,
}

/// One resource in one version.
pub struct Served {
    pub gvk: GroupVersionKind,
    pub gvr: GroupVersionResource,
    pub list_kind: String,
    pub singular: String,
    pub namespaced: bool,
    pub short_names: Vec<String>,
    pub categories: Vec<String>,
    pub verbs: Vec<String>,
    /// Group and version of the kind where discovery names them.
    pub response: (String, String),
    pub storage_version_hash: String,
    pub columns: Vec<Column>,
    pub field_selectors: Vec<String>,
    /// Answer to an unknown field selector, with `no.such` in the name's place.
    pub bad_field_selector: String,
    pub subresources: Vec<Sub>,
    pub codec: Arc<dyn KindCodec>,
    pub backend: Backend,
    /// Numbers the encodings of this version in an entry of the cache.
    pub slot: u32,
    /// Every answer carries this `Warning` (deprecated kinds).
    pub warning: Option<String>,
}

pub enum Backend {
    Stored(Arc<Resource>),
    Virtual(Arc<dyn Virtual>),
}

/// A subresource in discovery and in dispatch.
pub struct Sub {
    pub name: String,
    pub gvk: GroupVersionKind,
    pub namespaced: bool,
    pub verbs: Vec<String>,
    pub response: (String, String),
    pub backend: SubBackend,
}

#[derive(Clone)]
pub enum SubBackend {
    /// Get, update and patch of the object itself with the strategy of the subresource.
    Object,
    /// The `Scale` view, by the paths of replicas and selector.
    Scale(ScalePaths),
    Virtual(Arc<dyn Virtual>),
    Connect(Arc<dyn Connector>),
}

/// Where a kind keeps what `Scale` shows (JSON paths with dots).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScalePaths {
    pub spec_replicas: String,
    pub status_replicas: String,
    /// Path of a selector: a label selector object, a map of labels, or text.
    pub selector: String,
}

/// What a virtual resource may know of a request.
pub struct VirtualRequest<'a> {
    pub caller: &'a Caller<'a>,
    pub info: &'a RequestInfo,
    pub query: &'a crate::query::Query,
    pub served: &'a Served,
}

/// What a virtual resource answers.
pub enum Answer {
    /// An object in the request's version, with this code.
    Object(u16, Value),
    /// A list of objects, already a list object.
    List(Value),
}

/// A resource without storage: reviews, token requests, bindings.
#[async_trait]
pub trait Virtual: Send + Sync + 'static {
    /// `object` is decoded, defaulted and in the request's version.
    async fn create(&self, request: &VirtualRequest<'_>, object: Value) -> Result<Answer, Status> {
        let _ = object;
        Err(not_supported(request, "create"))
    }
    async fn get(&self, request: &VirtualRequest<'_>) -> Result<Answer, Status> {
        Err(not_supported(request, "get"))
    }
    async fn list(&self, request: &VirtualRequest<'_>) -> Result<Answer, Status> {
        Err(not_supported(request, "list"))
    }
    /// `apiVersion`s that a body may have beside the subresource's own.
    fn accepted_versions(&self) -> Vec<String> {
        Vec::new()
    }
    /// Uid and the like in the body mean something (evictions, bindings).
    fn keeps_system_metadata(&self) -> bool {
        false
    }
    /// A table row of one object.
    fn row(&self, version: &str, object: &Value, now: i64) -> api::Row {
        let _ = version;
        api::strategy::name_and_age(object, now)
    }
}

fn not_supported(request: &VirtualRequest<'_>, verb: &str) -> Status {
    Status::method_not_supported(&request.info.group_resource(), verb)
}

/// A subresource that takes over the connection or streams (log, exec, proxy).
#[async_trait]
pub trait Connector: Send + Sync + 'static {
    async fn connect(
        &self,
        request: &VirtualRequest<'_>,
        http: http::Request<hyper::body::Incoming>,
    ) -> Result<Response, Status>;
}

/// Another server behind a group version.
#[async_trait]
pub trait RemoteServer: Send + Sync + 'static {
    /// Passes an authorized request on.
    async fn proxy(&self, cx: &crate::pipeline::Cx, request: http::Request<hyper::body::Incoming>) -> Response;
    /// Its `APIVersionDiscovery` as last read; null when never.
    fn discovery(&self) -> Value;
}

/// A group version and its resources in discovery order.
#[derive(Clone)]
pub struct Version {
    pub version: String,
    pub resources: Vec<Arc<Served>>,
    /// Served by another server: dispatch goes there.
    pub remote: Option<Arc<dyn RemoteServer>>,
    /// Aggregated discovery of a remote group version that could not be read.
    pub stale: bool,
}

/// A group in discovery order, the preferred version first.
#[derive(Clone)]
pub struct Group {
    pub name: String,
    pub versions: Vec<Version>,
}

#[derive(Default)]
pub struct Table {
    /// `""` is the core group.
    pub groups: Vec<Group>,
    by_gvr: HashMap<(String, String, String), Arc<Served>>,
    by_resource: HashMap<GroupResource, Arc<Served>>,
    by_kind: HashMap<(String, String, String), Arc<Served>>,
}

impl Table {
    pub fn new(groups: Vec<Group>) -> Self {
        let mut table = Table { groups, ..Default::default() };
        for group in &table.groups {
            for version in &group.versions {
                for served in &version.resources {
                    let key = (group.name.clone(), version.version.clone(), served.gvr.resource.clone());
                    table.by_gvr.insert(key, served.clone());
                    table
                        .by_resource
                        .entry(GroupResource::new(group.name.clone(), served.gvr.resource.clone()))
                        .or_insert_with(|| served.clone());
                    let key = (group.name.clone(), version.version.clone(), served.gvk.kind.clone());
                    table.by_kind.entry(key).or_insert_with(|| served.clone());
                }
            }
        }
        table
    }
    pub fn served(&self, group: &str, version: &str, resource: &str) -> Option<&Arc<Served>> {
        // A lookup with borrowed parts would need a key type of its own; three
        // short strings are cheaper than the rest of any request.
        self.by_gvr.get(&(group.to_owned(), version.to_owned(), resource.to_owned()))
    }
    pub fn kind(&self, group: &str, version: &str, kind: &str) -> Option<&Arc<Served>> {
        self.by_kind.get(&(group.to_owned(), version.to_owned(), kind.to_owned()))
    }
    /// The resource in its preferred version.
    pub fn preferred(&self, resource: &GroupResource) -> Option<&Arc<Served>> {
        self.by_resource.get(resource)
    }
    pub fn stored(&self, resource: &GroupResource) -> Option<&Arc<Resource>> {
        match &self.preferred(resource)?.backend {
            Backend::Stored(resource) => Some(resource),
            Backend::Virtual(_) => None,
        }
    }
    pub fn group(&self, name: &str) -> Option<&Group> {
        self.groups.iter().find(|g| g.name == name)
    }
    pub fn version(&self, group: &str, version: &str) -> Option<&Version> {
        self.group(group)?.versions.iter().find(|v| v.version == version)
    }
    /// Every stored resource once.
    pub fn resources(&self) -> Vec<Arc<Resource>> {
        let mut out: Vec<Arc<Resource>> = Vec::new();
        for served in self.groups.iter().flat_map(|g| &g.versions).flat_map(|v| &v.resources) {
            if let Backend::Stored(resource) = &served.backend
                && !out.iter().any(|known| Arc::ptr_eq(known, resource))
            {
                out.push(resource.clone());
            }
        }
        out
    }
}

impl Served {
    pub fn has_verb(&self, verb: &str) -> bool {
        self.verbs.iter().any(|v| v == verb)
    }
    pub fn sub(&self, name: &str) -> Option<&Sub> {
        self.subresources.iter().find(|s| s.name == name)
    }
    pub fn api_version(&self) -> String {
        self.gvk.api_version()
    }
}
