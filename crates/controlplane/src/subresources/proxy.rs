//! `nodes/proxy`, `pods/proxy` and `services/proxy`.
//!
//! Upstream followed: `pkg/registry/core/{node,pod,service}` ProxyREST,
//! `apimachinery/pkg/util/proxy/upgradeaware.go`.

use std::io::{Read, Write};
use std::sync::Arc;

use apimachinery::{GroupResource, Status, Value};
use apiserver::body::{Body, Response};
use apiserver::forward::{self, Target};
use apiserver::registry::{Resource, plain_error};
use apiserver::serving::{Connector, VirtualRequest};
use async_trait::async_trait;
use http::header;
use http_body_util::{BodyExt, Limited};
use storage::{ListRequest, Scope};

use super::kubelet::Kubelets;
use super::links::{self, Links, MAX_HTML};

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
        Ok(Target {
            host: kubelet.host,
            port,
            tls: (scheme == "https").then(|| self.kubelets.tls()),
            server_name: None,
        })
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

/// What follows `/proxy` in the path.
fn rest(request: &VirtualRequest<'_>, path: &str) -> String {
    let marker = format!("/{}/proxy", request.info.name);
    path.find(&marker).map_or_else(
        || format!("/{}", request.info.parts.get(3..).unwrap_or_default().join("/")),
        |at| path[at + marker.len()..].to_owned(),
    )
}

/// A GET of the proxy's root is sent to the path with a slash, so that relative links hold.
fn redirect(path: &str, query: Option<&str>) -> Response {
    let location = format!("{path}/{}", query.map(|q| format!("?{q}")).unwrap_or_default());
    let mut response = http::Response::new(Body::empty());
    *response.status_mut() = http::StatusCode::MOVED_PERMANENTLY;
    if let Ok(location) = location.parse() {
        response.headers_mut().insert(header::LOCATION, location);
    }
    response
}

/// Moves the links of an answer below the proxy; what it says about other origins is not passed.
async fn below_proxy(mut response: Response, links: &Links<'_>) -> Result<Response, Status> {
    for name in [
        header::ACCESS_CONTROL_ALLOW_CREDENTIALS,
        header::ACCESS_CONTROL_ALLOW_HEADERS,
        header::ACCESS_CONTROL_ALLOW_METHODS,
        header::ACCESS_CONTROL_ALLOW_ORIGIN,
    ] {
        response.headers_mut().remove(name);
    }
    let text = |response: &Response, name: header::HeaderName| {
        response.headers().get(name).and_then(|v| v.to_str().ok()).unwrap_or_default().to_owned()
    };
    let location = text(&response, header::LOCATION);
    if !location.is_empty() {
        if let Ok(location) = links.rewrite(&location).parse() {
            response.headers_mut().insert(header::LOCATION, location);
        }
        return Ok(response);
    }
    let kind = text(&response, header::CONTENT_TYPE);
    let encoding = text(&response, header::CONTENT_ENCODING);
    if kind.split(';').next().unwrap_or_default().trim() != "text/html"
        || !matches!(encoding.as_str(), "" | "gzip" | "deflate")
    {
        return Ok(response);
    }
    let length = text(&response, header::CONTENT_LENGTH).parse::<usize>().unwrap_or(0);
    if length > MAX_HTML {
        return Ok(response);
    }
    let failed = |error: &dyn std::fmt::Display| Status::internal(format!("{error}"));
    let (mut parts, body) = response.into_parts();
    let body = Limited::new(body, MAX_HTML).collect().await.map_err(|e| failed(&e))?.to_bytes();
    let page = decoded(&encoding, &body).map_err(|e| failed(&e))?;
    let page = match std::str::from_utf8(&page) {
        Ok(text) => encoded(&encoding, links.rewrite_html(text).as_bytes()).map_err(|e| failed(&e))?,
        Err(_) => body.to_vec(),
    };
    parts.headers.remove(header::CONTENT_LENGTH);
    Ok(http::Response::from_parts(parts, Body::full(page)))
}

fn decoded(encoding: &str, body: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut out = Vec::new();
    let limit = MAX_HTML as u64;
    match encoding {
        "gzip" => flate2::read::MultiGzDecoder::new(body).take(limit).read_to_end(&mut out)?,
        "deflate" => flate2::read::DeflateDecoder::new(body).take(limit).read_to_end(&mut out)?,
        _ => return Ok(body.to_vec()),
    };
    Ok(out)
}

fn encoded(encoding: &str, page: &[u8]) -> std::io::Result<Vec<u8>> {
    match encoding {
        "gzip" => {
            let mut writer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
            writer.write_all(page)?;
            writer.finish()
        }
        "deflate" => {
            let mut writer = flate2::write::DeflateEncoder::new(Vec::new(), flate2::Compression::best());
            writer.write_all(page)?;
            writer.finish()
        }
        _ => Ok(page.to_vec()),
    }
}

#[async_trait]
impl Connector for Proxy {
    async fn connect(
        &self,
        request: &VirtualRequest<'_>,
        mut http: http::Request<hyper::body::Incoming>,
    ) -> Result<Response, Status> {
        let target = match self.kind {
            Kind::Node => self.node(request).await?,
            Kind::Pod => self.pod(request).await?,
            Kind::Service => self.service(request).await?,
        };
        let own = http.uri().path().to_owned();
        let query = http.uri().query().map(str::to_owned);
        let mut tail = rest(request, &own);
        let upgrade = forward::is_upgrade(http.headers());
        if !upgrade && tail.is_empty() && matches!(*http.method(), http::Method::GET | http::Method::HEAD) {
            return Ok(redirect(&own, query.as_deref()));
        }
        let prepend = own.strip_suffix(tail.as_str()).unwrap_or(&own).to_owned();
        if tail.is_empty() {
            tail.push('/');
        }
        let path = match &query {
            Some(query) => format!("{tail}?{query}"),
            None => tail.clone(),
        };
        let request_host = match http.headers().get(header::HOST).and_then(|v| v.to_str().ok()) {
            Some(host) => host.to_owned(),
            None => http.uri().authority().map(ToString::to_string).unwrap_or_default(),
        };
        // HTTP/2 names the host in the request line
        if let (false, Ok(host)) = (request_host.is_empty(), request_host.parse()) {
            http.headers_mut().insert(header::HOST, host);
        }
        if upgrade {
            return forward::forward_for_host(&target, &path, http)
                .await
                .map_err(|error| plain_error(format!("error dialing backend: {error}")));
        }
        let mut forwarded = links::join(&prepend, &tail);
        if tail.ends_with('/') && !forwarded.ends_with('/') {
            forwarded.push('/');
        }
        if let Ok(value) = forwarded.parse() {
            http.headers_mut().insert("x-forwarded-uri", value);
        }
        let response = forward::forward_for_host(&target, &path, http)
            .await
            .map_err(|error| Status::service_unavailable(format!("error trying to reach service: {error}")))?;
        let source_host = target.authority();
        below_proxy(response, &Links { prepend: &prepend, source_host: &source_host, request_host: &request_host })
            .await
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
