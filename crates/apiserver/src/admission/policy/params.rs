//! The objects a policy takes its parameters from.
//!
//! Upstream followed: `CollectParams` of
//! `admission/plugin/policy/generic/policy_dispatcher.go`.

use std::sync::Arc;

use apimachinery::labels::Selector;
use apimachinery::{GroupVersion, Value};

use crate::admission::text;
use crate::request::Loopback;
use crate::serving::{Backend, Served, Table};

pub struct ParamKind {
    pub api_version: String,
    pub kind: String,
}

pub struct ParamRef {
    name: String,
    namespace: String,
    selector: Option<Result<Selector, String>>,
    /// `parameterNotFoundAction: Deny`.
    deny: bool,
}

impl ParamKind {
    pub fn parse(kind: &Value) -> Option<Self> {
        kind.is_object().then(|| ParamKind {
            api_version: text(kind, "apiVersion").to_owned(),
            kind: text(kind, "kind").to_owned(),
        })
    }

    /// Where the kind is served. The error is the policy's.
    pub fn served<'t>(&self, table: &'t Table) -> Result<&'t Arc<Served>, String> {
        let parsed = GroupVersion::parse(&self.api_version);
        let parsed = parsed.map_err(|why| format!("failed to parse paramKind APIVersion: {why}"))?;
        let resources = table.groups.iter().flat_map(|group| &group.versions).flat_map(|version| &version.resources);
        let found = resources.into_iter().find(|served| {
            served.gvk.kind == self.kind && served.gvk.group == parsed.group && served.gvk.version == parsed.version
        });
        found.filter(|served| matches!(served.backend, Backend::Stored(_))).ok_or_else(|| {
            let (group, version, kind) = (&parsed.group, &parsed.version, &self.kind);
            format!("failed to find resource referenced by paramKind: '{group}/{version}, Kind={kind}'")
        })
    }
}

impl ParamRef {
    pub fn parse(reference: &Value) -> Option<Self> {
        let selector = &reference["selector"];
        reference.is_object().then(|| ParamRef {
            name: text(reference, "name").to_owned(),
            namespace: text(reference, "namespace").to_owned(),
            selector: selector.is_object().then(|| Selector::from_label_selector(selector)),
            deny: text(reference, "parameterNotFoundAction") == "Deny",
        })
    }

    /// The parameters, each of which the policy is evaluated with.
    pub async fn collect(
        &self,
        served: &Served,
        loopback: &Arc<dyn Loopback>,
        request_namespace: &str,
    ) -> Result<Vec<Value>, String> {
        let namespace = match (served.namespaced, self.namespace.as_str()) {
            (true, "") if request_namespace.is_empty() => {
                return Err(
                    "cannot use namespaced paramRef in policy binding that matches cluster-scoped resources".into()
                );
            }
            (true, "") => request_namespace,
            (true, namespace) => namespace,
            (false, "") => "",
            (false, _) => return Err("paramRef.namespace must not be provided for a cluster-scoped `paramKind`".into()),
        };
        let resource = served.gvr.group_resource();
        let found = if !self.name.is_empty() {
            if self.selector.is_some() {
                return Err("paramRef.name and paramRef.selector are mutually exclusive".into());
            }
            let cached = loopback.get_cached(&resource, namespace, &self.name).await;
            let found = match cached {
                Err(status) if status.is_not_found() => loopback.get(&resource, namespace, &self.name).await,
                found => found,
            };
            match found {
                Ok(object) => vec![object],
                Err(status) if status.is_not_found() => Vec::new(),
                Err(status) => return Err(status.message),
            }
        } else if let Some(selector) = &self.selector {
            let selector = selector.as_ref().map_err(Clone::clone)?;
            let mut all = loopback.list_cached(&resource, namespace).await.map_err(|status| status.message)?;
            all.retain(|object| selector.matches(&object["metadata"]["labels"]));
            all
        } else {
            return Err("one of name or selector must be provided".into());
        };
        if found.is_empty() && self.deny {
            return Err("no params found for policy binding with `Deny` parameterNotFoundAction".into());
        }
        let version = served.gvk.api_version();
        let convert = |mut object: Value| {
            served.codec.convert(&mut object, &version).map_err(|status| status.message)?;
            served.codec.canonicalize(&mut object);
            Ok(object)
        };
        found.into_iter().map(convert).collect()
    }
}
