//! Pod subresources that the kubelet answers: log, exec, attach, portforward.
//!
//! Upstream followed: `pkg/registry/core/pod/{strategy.go,rest}`.

use std::sync::Arc;

use apimachinery::{FieldError, GroupKind, GroupResource, Path, Status, Value, json};
use apiserver::body::{Body, Response};
use apiserver::pipeline::response;
use apiserver::query::Query;
use apiserver::registry::plain_error;
use apiserver::serving::{Connector, VirtualRequest};
use apiserver::{forward, messages};
use async_trait::async_trait;
use http_body_util::BodyExt;

use super::kubelet::Kubelets;

/// An error body of a kubelet is read this far.
const MAX_ERROR_BODY: usize = 50_000;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stream {
    Log,
    Exec,
    Attach,
    PortForward,
}

pub struct PodStream {
    pub kubelets: Arc<Kubelets>,
    pub stream: Stream,
}

fn names(pod: &Value, list: &str) -> Vec<String> {
    pod["spec"][list]
        .as_array()
        .map(|items| items.iter().filter_map(|c| c["name"].as_str().map(str::to_owned)).collect())
        .unwrap_or_default()
}

/// `validateContainer`: the container meant, or why it cannot be told.
fn container_of(pod: &Value, wanted: &str) -> Result<String, Status> {
    let name = pod["metadata"]["name"].as_str().unwrap_or_default();
    let containers = names(pod, "containers");
    let inits = names(pod, "initContainers");
    if wanted.is_empty() {
        return match containers.as_slice() {
            [one] => Ok(one.clone()),
            [] => Err(Status::bad_request(format!("a container name must be specified for pod {name}"))),
            many => {
                let mut text =
                    format!("a container name must be specified for pod {name}, choose one of: [{}]", many.join(" "));
                if !inits.is_empty() {
                    text.push_str(&format!(" or one of the init containers: [{}]", inits.join(" ")));
                }
                Err(Status::bad_request(text))
            }
        };
    }
    let known = [containers, inits, names(pod, "ephemeralContainers")].concat();
    if known.iter().any(|c| c == wanted) {
        Ok(wanted.to_owned())
    } else {
        Err(Status::bad_request(format!("container {wanted} is not valid for pod {name}")))
    }
}

/// `ValidatePodLogOptions`.
fn check_log_options(query: &Query, name: &str) -> Result<(), Status> {
    let number = |key: &str| query.int(key).map_err(Status::bad_request);
    let (tail, since, limit) = (number("tailLines")?, number("sinceSeconds")?, number("limitBytes")?);
    let since_time = query.get("sinceTime").filter(|t| !t.is_empty());
    if let Some(text) = since_time
        && text.parse::<jiff::Timestamp>().is_err()
    {
        let quoted = apimachinery::field::quote(text);
        return Err(Status::bad_request(format!(
            "parsing time {quoted} as \"2006-01-02T15:04:05Z07:00\": cannot parse {quoted} as \"2006\""
        )));
    }
    let mut errors = Vec::new();
    if let Some(tail) = tail.filter(|n| *n < 0) {
        errors.push(FieldError::invalid(&Path::new("tailLines"), &json!(tail), "must be greater than or equal to 0"));
    }
    if let Some(limit) = limit.filter(|n| *n < 1) {
        errors.push(FieldError::invalid(&Path::new("limitBytes"), &json!(limit), "must be greater than 0"));
    }
    if since.is_some() && since_time.is_some() {
        let mut error =
            FieldError::forbidden(&Path::root(), "at most one of `sinceTime` or `sinceSeconds` may be specified");
        error.field = "[]".into();
        errors.push(error);
    } else if let Some(since) = since.filter(|n| *n < 1) {
        errors.push(FieldError::invalid(&Path::new("sinceSeconds"), &json!(since), "must be greater than 0"));
    }
    if query.get("stream").is_some_and(|s| !s.is_empty()) {
        errors.push(FieldError::forbidden(&Path::new("stream"), "may not be specified"));
    }
    if errors.is_empty() {
        return Ok(());
    }
    Err(Status::invalid(&GroupKind::new("", "PodLogOptions"), name, &errors))
}

/// The kubelet's query of exec and attach.
fn stream_query(query: &Query, exec: bool) -> Query {
    let mut out = Query::default();
    for (ours, theirs, default) in
        [("stdin", "input", false), ("stdout", "output", true), ("stderr", "error", true), ("tty", "tty", false)]
    {
        // Defaults of PodExecOptions: stdout and stderr are on.
        if query.flag(ours).unwrap_or(default) {
            out.set(theirs, "1");
        }
    }
    if exec {
        for command in query.all("command") {
            out.push("command", command);
        }
    }
    out
}

fn log_query(query: &Query) -> Query {
    let mut out = Query::default();
    for flag in ["follow", "previous", "timestamps"] {
        if query.flag(flag).unwrap_or(false) {
            out.set(flag, "true");
        }
    }
    for name in ["sinceSeconds", "sinceTime", "tailLines", "limitBytes"] {
        if let Some(value) = query.get(name) {
            out.set(name, value);
        }
    }
    out
}

async fn pod_of(request: &VirtualRequest<'_>) -> Result<Value, Status> {
    let pods = request
        .caller
        .core
        .table
        .load()
        .stored(&GroupResource::new("", "pods"))
        .cloned()
        .ok_or_else(|| Status::internal("pods are not served"))?;
    let name = request.info.name.as_str();
    let key = pods.key(request.caller.namespace, name)?;
    let entry = pods.storage.get(&key, None).await.map_err(|error| pods.storage_status(error, name))?;
    pods.value(&entry)
}

/// A kubelet's refusal as a Status (`GenericHttpResponseChecker`).
async fn checked(
    answer: http::Response<hyper::body::Incoming>,
    name: &str,
) -> Result<http::Response<hyper::body::Incoming>, Status> {
    let code = answer.status().as_u16();
    if (200..=206).contains(&code) {
        return Ok(answer);
    }
    let mut body = answer.into_body();
    let mut text = Vec::new();
    while let Some(Ok(frame)) = body.frame().await {
        if let Ok(data) = frame.into_data() {
            text.extend_from_slice(&data[..data.len().min(MAX_ERROR_BODY.saturating_sub(text.len()))]);
        }
    }
    let text = String::from_utf8_lossy(&text).into_owned();
    Err(match code {
        500 => Status::internal(text),
        400 => Status::bad_request(text),
        _ => client::error::generic_status(code, "", &GroupResource::new("", "pods/log"), name, &text, 0),
    })
}

impl PodStream {
    async fn log(&self, request: &VirtualRequest<'_>) -> Result<Response, Status> {
        let name = request.info.name.as_str();
        check_log_options(request.query, name)?;
        let pod = pod_of(request).await?;
        let container = container_of(&pod, &request.query.text("container"))?;
        let node = pod["spec"]["nodeName"].as_str().unwrap_or_default();
        if node.is_empty() {
            let mut empty = http::Response::new(Body::empty());
            *empty.status_mut() = http::StatusCode::NO_CONTENT;
            return Ok(empty);
        }
        // Upstream words a missing node as a missing pod of the node's name.
        let target = self.kubelets.target(&request.caller.core.clone(), node).await.map_err(|status| {
            if status.is_not_found() { Status::not_found(&GroupResource::new("", "pods"), node) } else { status }
        })?;
        let query = log_query(request.query).encode();
        let path = format!(
            "/containerLogs/{}/{name}/{container}{}{query}",
            request.caller.namespace,
            if query.is_empty() { "" } else { "?" }
        );
        let answer = forward::get(&target, &path).await.map_err(|error| {
            let url = format!("https://{}{path}", target.authority());
            plain_error(format!("Get {}: {error}", apimachinery::field::quote(&url)))
        })?;
        let answer = checked(answer, name).await?;
        Ok(response(200, "text/plain", Body::Incoming(answer.into_body())))
    }
}

#[async_trait]
impl Connector for PodStream {
    async fn connect(
        &self,
        request: &VirtualRequest<'_>,
        http: http::Request<hyper::body::Incoming>,
    ) -> Result<Response, Status> {
        if self.stream == Stream::Log {
            let answer = self.log(request).await?;
            return match answer.into_parts() {
                (_, Body::Incoming(body)) if messages::is_websocket(http.headers()) => messages::stream(http, body),
                (parts, body) => Ok(http::Response::from_parts(parts, body)),
            };
        }
        let (name, namespace) = (request.info.name.as_str(), request.caller.namespace);
        let pod = pod_of(request).await?;
        let node = pod["spec"]["nodeName"].as_str().unwrap_or_default().to_owned();
        let no_host = || Status::bad_request(format!("pod {name} does not have a host assigned"));
        let (path, query) = match self.stream {
            Stream::PortForward => {
                if node.is_empty() {
                    return Err(no_host());
                }
                let mut query = Query::default();
                for port in request.query.all("ports") {
                    query.push("port", port);
                }
                (format!("/portForward/{namespace}/{name}"), query)
            }
            stream => {
                let exec = stream == Stream::Exec;
                if exec && request.query.all("command").next().is_none() {
                    return Err(Status::bad_request("you must specify at least 1 command for the container"));
                }
                let container = container_of(&pod, &request.query.text("container"))?;
                if node.is_empty() {
                    return Err(no_host());
                }
                let verb = if exec { "exec" } else { "attach" };
                (format!("/{verb}/{namespace}/{name}/{container}"), stream_query(request.query, exec))
            }
        };
        let target = self.kubelets.target(&request.caller.core.clone(), &node).await?;
        if !forward::is_upgrade(http.headers()) {
            return Err(Status::bad_request("Upgrade request required"));
        }
        let query = query.encode();
        let path = if query.is_empty() { path } else { format!("{path}?{query}") };
        forward::forward(&target, &path, http)
            .await
            .map_err(|error| Status::internal(format!("error dialing backend: {error}")))
            .map_err(|status| plain_error(status.message.trim_start_matches("Internal error occurred: ")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_container_meant() {
        let pod = json!({"metadata": {"name": "p"}, "spec": {"containers": [{"name": "a"}, {"name": "b"}], "initContainers": [{"name": "i"}]}});
        assert_eq!(container_of(&pod, "i").ok().as_deref(), Some("i"));
        assert_eq!(
            container_of(&pod, "").expect_err("two containers").message,
            "a container name must be specified for pod p, choose one of: [a b] or one of the init containers: [i]"
        );
        assert_eq!(container_of(&pod, "z").expect_err("no such").message, "container z is not valid for pod p");
    }

    #[test]
    fn exec_options_become_the_kubelets() {
        let query = stream_query(&Query::parse("stdin=true&tty=true&stderr=false&command=sh&command=-c"), true);
        assert_eq!(query.encode(), "input=1&output=1&tty=1&command=sh&command=-c");
    }
}
