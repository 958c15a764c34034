//! `nodes/proxy`, `pods/proxy` and `services/proxy`.
//!
//! Upstream followed: `pkg/registry/core/{node,pod,service}` ProxyREST.

use std::sync::Arc;

use apimachinery::{GroupResource, Status, Value};
use apiserver::body::Response;
use apiserver::forward::{self, Target};
use apiserver::registry::{Resource, plain_error};
use apiserver::serving::{Connector, VirtualRequest};
use async_trait::async_trait;
use storage::{ListRequest, Scope};

use super::kubelet::Kubelets;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Node,
    Pod,
    Service,
}

pub struct Proxy {
    pub kubelets: Arc<Kubelets>,
    pub kind: Kind,
}

/// `[scheme:]name[:port]`; `None` when it is none of these.
fn split(text: &str) -> Option<(&str, &str, &str)> {
    let parts: Vec<&str> = text.split(':').collect();
    match parts.as_slice() {
        [name] => Some(("", name, "")),
        [name, port] => Some(("", name, port)),
        [scheme @ ("" | "http" | "https"), name, port] => Some((scheme, name, port)),
        _ => None,
    }
}

fn stored(request: &VirtualRequest<'_>, group: &str, resource: &str) -> Result<Arc<Resource>, Status> {
    request
        .caller
        .core
        .table
        .load()
        .stored(&GroupResource::new(group, resource))
        .cloned()
        .ok_or_else(|| Status::internal(format!("{resource} are not served")))
}

async fn read(request: &VirtualRequest<'_>, resource: &str, name: &str) -> Result<Value, Status> {
    let resource = stored(request, "", resource)?;
    let key = resource.key(request.caller.namespace, name)?;
    let entry = resource.storage.get(&key, None).await.map_err(|error| resource.storage_status(error, name))?;
    resource.value(&entry)
}

impl Proxy {
    async fn node(&self, request: &VirtualRequest<'_>) -> Result<Target, Status> {
        let id = request.info.name.as_str();
        let (scheme, name, port) =
            split(id).ok_or_else(|| Status::bad_request(format!("invalid node request {}", quote(id))))?;
        let kubelet = self.kubelets.target(&request.caller.core.clone(), name).await?;
        if port.is_empty() || port == kubelet.port.to_string() {
            return Ok(kubelet);
        }
        let port = port.parse().map_err(|_| Status::bad_request(format!("invalid node request {}", quote(id))))?;
        Ok(Target { host: kubelet.host, port, tls: (scheme == "https").then(|| self.kubelets.tls()), server_name: None })
    }

    async fn pod(&self, request: &VirtualRequest<'_>) -> Result<Target, Status> {
        let id = request.info.name.as_str();
        let (scheme, name, port) =
            split(id).ok_or_else(|| Status::bad_request(format!("invalid pod request {}", quote(id))))?;
        let pod = read(request, "pods", name).await?;
        let port = if port.is_empty() {
            pod["spec"]["containers"]
                .as_array()
                .into_iter()
                .flatten()
                .flat_map(|c| c["ports"].as_array().into_iter().flatten())
                .find_map(|p| p["containerPort"].as_u64())
                .and_then(|p| u16::try_from(p).ok())
                .unwrap_or(80)
        } else {
            port.parse().map_err(|_| Status::bad_request(format!("invalid pod request {}", quote(id))))?
        };
        let host = pod["status"]["podIP"].as_str().unwrap_or_default().to_owned();
        if host.is_empty() {
            return Err(Status::bad_request("address not allowed"));
        }
        Ok(Target { host, port, tls: (scheme == "https").then(|| self.kubelets.tls()), server_name: None })
    }

    async fn service(&self, request: &VirtualRequest<'_>) -> Result<Target, Status> {
        let id = request.info.name.as_str();
        let (scheme, name, port) =
            split(id).ok_or_else(|| Status::bad_request(format!("invalid service request {}", quote(id))))?;
        let unavailable = |text: String| Status::service_unavailable(text);
        let mut port_name = port.to_owned();
        // A port number means the service port, whose name endpoints carry.
        if let Ok(number) = port.parse::<u64>() {
            let service = match read(request, "services", name).await {
                Ok(service) => service,
                Err(status) if status.is_not_found() => {
                    return Err(unavailable(format!("no endpoints available for service {}", quote(name))));
                }
                Err(status) => return Err(status),
            };
            let found = service["spec"]["ports"].as_array().into_iter().flatten().find(|p| p["port"] == number);
            match found {
                Some(found) => port_name = found["name"].as_str().unwrap_or_default().to_owned(),
                None => return Err(unavailable(format!("no service port {number} found for service {}", quote(name)))),
            }
        }
        let slices = stored(request, "discovery.k8s.io", "endpointslices")?;
        let list = slices
            .storage
            .list(&ListRequest {
                scope: Scope { namespace: Some(request.caller.namespace.to_owned()), name: None },
                ..ListRequest::default()
            })
            .await
            .map_err(|error| slices.storage_status(error, ""))?;
        let mut choices = Vec::new();
        for entry in list.entries.iter().filter(|e| e.label("kubernetes.io/service-name") == Some(name)) {
            let slice = slices.value(entry)?;
            for port in slice["ports"].as_array().into_iter().flatten() {
                if port["name"].as_str().unwrap_or_default() != port_name
                    && !(port_name.is_empty() && list.entries.len() == 1)
                {
                    continue;
                }
                let Some(number) = port["port"].as_u64().and_then(|p| u16::try_from(p).ok()) else { continue };
                for endpoint in slice["endpoints"].as_array().into_iter().flatten() {
                    if endpoint["conditions"]["ready"].as_bool() == Some(false) {
                        continue;
                    }
                    if let Some(address) = endpoint["addresses"][0].as_str() {
                        choices.push((address.to_owned(), number));
                    }
                }
            }
        }
        if choices.is_empty() {
            return Err(unavailable(format!("no endpoints available for service {}", quote(name))));
        }
        let (host, port) = choices.swap_remove(rand::random_range(0..choices.len()));
        Ok(Target { host, port, tls: (scheme == "https").then(|| self.kubelets.tls()), server_name: None })
    }
}

fn quote(text: &str) -> String {
    apimachinery::field::quote(text)
}

/// What follows `/proxy` in the path, with its query.
fn rest(request: &VirtualRequest<'_>, http: &http::Request<hyper::body::Incoming>) -> String {
    let path = http.uri().path();
    let marker = format!("/{}/proxy", request.info.name);
    let encoded = path.find(&marker).map(|at| &path[at + marker.len()..]);
    let tail = encoded.map_or_else(
        || format!("/{}", request.info.parts.get(3..).unwrap_or_default().join("/")),
        |tail| if tail.is_empty() { "/".to_owned() } else { tail.to_owned() },
    );
    match http.uri().query() {
        Some(query) => format!("{tail}?{query}"),
        None => tail,
    }
}

#[async_trait]
impl Connector for Proxy {
    async fn connect(
        &self,
        request: &VirtualRequest<'_>,
        http: http::Request<hyper::body::Incoming>,
    ) -> Result<Response, Status> {
        let target = match self.kind {
            Kind::Node => self.node(request).await?,
            Kind::Pod => self.pod(request).await?,
            Kind::Service => self.service(request).await?,
        };
        let path = rest(request, &http);
        let upgrade = forward::is_upgrade(http.headers());
        forward::forward(&target, &path, http).await.map_err(|error| {
            if upgrade {
                plain_error(format!("error dialing backend: {error}"))
            } else {
                Status::service_unavailable(format!("error trying to reach service: {error}"))
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_with_scheme_and_port() {
        assert_eq!(split("a"), Some(("", "a", "")));
        assert_eq!(split("a:80"), Some(("", "a", "80")));
        assert_eq!(split("https:a:web"), Some(("https", "a", "web")));
        assert_eq!(split("ftp:a:1"), None);
        assert_eq!(split("a:b:c:d"), None);
    }
}
