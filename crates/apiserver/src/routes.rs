//! Routes that are no resources and belong to parts above the engine: keys of
//! service accounts, metrics, debug pages.

use std::collections::BTreeMap;
use std::sync::Arc;

use async_trait::async_trait;
use parking_lot::RwLock;

use crate::body::Response;
use crate::pipeline::Cx;

#[async_trait]
pub trait Route: Send + Sync + 'static {
    async fn handle(&self, cx: &Cx, request: http::Request<hyper::body::Incoming>) -> Response;
}

#[derive(Default)]
pub struct Routes {
    exact: RwLock<BTreeMap<String, Arc<dyn Route>>>,
    /// With trailing slash; the longest one wins.
    prefixes: RwLock<BTreeMap<String, Arc<dyn Route>>>,
    /// Paths that the index lists.
    listed: RwLock<Vec<String>>,
}

impl Routes {
    pub fn add(&self, path: &str, listed: bool, route: Arc<dyn Route>) {
        if path.ends_with('/') && path.len() > 1 {
            self.prefixes.write().insert(path.to_owned(), route);
        } else {
            self.exact.write().insert(path.to_owned(), route);
        }
        if listed {
            self.listed.write().push(path.to_owned());
        }
    }
    pub fn list(&self, path: &str) {
        self.listed.write().push(path.to_owned());
    }
    pub fn listed(&self) -> Vec<String> {
        self.listed.read().clone()
    }
    pub fn find(&self, path: &str) -> Option<Arc<dyn Route>> {
        if let Some(route) = self.exact.read().get(path) {
            return Some(route.clone());
        }
        let prefixes = self.prefixes.read();
        prefixes
            .iter()
            .filter(|(prefix, _)| path.starts_with(prefix.as_str()))
            .max_by_key(|(prefix, _)| prefix.len())
            .map(|(_, route)| route.clone())
    }
}
