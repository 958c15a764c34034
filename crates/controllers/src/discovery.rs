//! What the server serves: resources by group, version and kind.
//!
//! Read whole by one aggregated discovery request for `/api` and one for `/apis`,
//! on demand and at most every few seconds; a group whose server is away is marked
//! stale, and callers must not conclude from its absence.
//!
//! Upstream followed: client-go/discovery, restmapper.DeferredDiscoveryRESTMapper.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use client::{Client, Error, Request, ResourceRef};
use parking_lot::RwLock;
use serde::Deserialize;

/// A miss may ask the server anew only so often.
const MIN_REFRESH: Duration = Duration::from_secs(2);
const ACCEPT: &str = "application/json;g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList,application/json";

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ServedResource {
    pub resource: ResourceRef,
    pub verbs: Vec<String>,
    /// The version that the server prefers for this resource.
    pub preferred: bool,
}

impl ServedResource {
    pub fn can(&self, verb: &str) -> bool {
        self.verbs.iter().any(|v| v == verb)
    }
}

/// One reading.
#[derive(Debug, Clone, Default)]
pub struct Served {
    pub resources: Vec<ServedResource>,
    /// `group/version` of groups whose server did not answer.
    pub stale: Vec<String>,
}

pub struct Discovery {
    client: Client,
    state: RwLock<(Arc<Served>, Option<Instant>)>,
    reading: tokio::sync::Mutex<()>,
}

#[derive(Deserialize)]
struct GroupList {
    #[serde(default)]
    items: Vec<Group>,
}
#[derive(Deserialize)]
struct Group {
    #[serde(default)]
    metadata: GroupMeta,
    #[serde(default)]
    versions: Vec<Version>,
}
#[derive(Deserialize, Default)]
struct GroupMeta {
    #[serde(default)]
    name: String,
}
#[derive(Deserialize)]
struct Version {
    version: String,
    #[serde(default)]
    resources: Vec<Resource>,
    #[serde(default)]
    freshness: String,
}
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Resource {
    resource: String,
    #[serde(default)]
    response_kind: Option<Kind>,
    #[serde(default)]
    scope: String,
    #[serde(default)]
    verbs: Vec<String>,
}
#[derive(Deserialize, Default)]
#[serde(default)]
struct Kind {
    kind: String,
}

impl Discovery {
    pub fn new(client: Client) -> Self {
        Discovery {
            client,
            state: RwLock::new((Arc::new(Served::default()), None)),
            reading: tokio::sync::Mutex::new(()),
        }
    }

    /// The last reading; empty before the first.
    pub fn served(&self) -> Arc<Served> {
        self.state.read().0.clone()
    }

    /// Reads anew.
    pub async fn refresh(&self) -> Result<Arc<Served>, Error> {
        let _one = self.reading.lock().await;
        let mut served = Served::default();
        for path in ["/api", "/apis"] {
            let mut request = Request::get(path);
            request.accept = ACCEPT;
            let list: GroupList = self.client.exchange(request).await?;
            served.add(list);
        }
        let served = Arc::new(served);
        *self.state.write() = (served.clone(), Some(Instant::now()));
        Ok(served)
    }

    /// The resource of a kind in this `apiVersion`, asking the server when it is not
    /// known. None: the server does not serve it.
    pub async fn find(&self, api_version: &str, kind: &str) -> Result<Option<ServedResource>, Error> {
        let (served, read_at) = self.state.read().clone();
        if let Some(found) = served.find(api_version, kind) {
            return Ok(Some(found.clone()));
        }
        if read_at.is_some_and(|at| at.elapsed() < MIN_REFRESH) {
            return Ok(None);
        }
        Ok(self.refresh().await?.find(api_version, kind).cloned())
    }
}

impl Served {
    fn add(&mut self, list: GroupList) {
        for group in list.items {
            let name = group.metadata.name;
            let mut preferred: BTreeMap<String, usize> = BTreeMap::new();
            for version in group.versions {
                if version.freshness == "Stale" {
                    self.stale.push(format!("{name}/{}", version.version));
                }
                for resource in version.resources {
                    let kind = resource.response_kind.unwrap_or_default();
                    // A subresource-less entry may answer with a kind of another group.
                    let kind_name = kind.kind;
                    if kind_name.is_empty() && resource.verbs.is_empty() {
                        continue;
                    }
                    let first = !preferred.contains_key(&resource.resource);
                    preferred.entry(resource.resource.clone()).or_insert(self.resources.len());
                    let namespaced = resource.scope == "Namespaced";
                    self.resources.push(ServedResource {
                        resource: ResourceRef::new(&name, &version.version, &resource.resource, &kind_name, namespaced),
                        verbs: resource.verbs,
                        preferred: first,
                    });
                }
            }
        }
    }

    pub fn find(&self, api_version: &str, kind: &str) -> Option<&ServedResource> {
        self.resources.iter().find(|r| r.resource.kind == kind && r.resource.api_version() == api_version)
    }

    /// In their preferred versions, those that allow all of `verbs`.
    pub fn preferred(&self, verbs: &[&str]) -> Vec<&ServedResource> {
        self.resources.iter().filter(|r| r.preferred && verbs.iter().all(|v| r.can(v))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_aggregated_discovery() {
        let path =
            concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data/discovery/default/apis.aggregated-v2.json");
        let Ok(text) = std::fs::read_to_string(path) else {
            println!("skipped: no shared/data beside the checkout");
            return;
        };
        let mut served = Served::default();
        served.add(serde_json::from_str(&text).unwrap());
        let deployments = served.find("apps/v1", "Deployment").unwrap();
        assert!(deployments.preferred && deployments.can("watch") && deployments.resource.namespaced);
        let scalers = served.find("autoscaling/v2", "HorizontalPodAutoscaler").unwrap();
        let old = served.find("autoscaling/v1", "HorizontalPodAutoscaler").unwrap();
        assert!(scalers.preferred != old.preferred);
        assert!(served.preferred(&["delete", "list", "watch"]).len() > 30);
    }
}
