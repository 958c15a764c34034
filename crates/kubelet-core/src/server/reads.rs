//! Answers made from what the kubelet holds.

use http::{Response, StatusCode};
use serde_json::{Value, json};

use super::{Body, full, json as json_answer, not_found, text};
use crate::kubelet::Kubelet;
use crate::runtime_pod::State;

/// Largest file served below `/logs`.
const MAX_LOG_FILE_BYTES: u64 = 256 << 20;

/// `/pods`: the pods of this node with the kubelet's own view of their status.
pub(super) fn pods(kubelet: &Kubelet) -> Response<Body> {
    let items: Vec<Value> = kubelet
        .pods()
        .iter()
        .map(|pod| {
            let mut object = (*pod.raw).clone();
            if let Some(map) = object.as_object_mut() {
                map.remove("apiVersion");
                map.remove("kind");
            }
            if let Some(status) = kubelet.statuses.get(&pod.metadata.uid) {
                object["status"] = status;
            }
            object
        })
        .collect();
    json_answer(&json!({"kind": "PodList", "apiVersion": "v1", "metadata": {}, "items": items}))
}

/// `/runningpods`: what the runtime runs.
pub(super) fn running_pods(kubelet: &Kubelet) -> Response<Body> {
    let items: Vec<Value> = kubelet
        .cache
        .all()
        .iter()
        .filter(|p| p.is_running())
        .map(|p| {
            let containers: Vec<Value> = p
                .containers
                .iter()
                .filter(|c| c.state == State::Running)
                .map(|c| json!({"name": c.name, "image": c.image_ref, "resources": {}}))
                .collect();
            json!({"metadata": {"name": p.name, "namespace": p.namespace, "uid": p.uid},
                "spec": {"containers": containers}, "status": {}})
        })
        .collect();
    json_answer(&json!({"kind": "PodList", "apiVersion": "v1", "metadata": {}, "items": items}))
}

/// `/configz`: the effective configuration.
pub(super) fn configz(kubelet: &Kubelet) -> Response<Body> {
    json_answer(&json!({"kubeletconfig": kubelet.settings.config}))
}

/// `/flagz`: all flags.
pub(super) fn flagz(kubelet: &Kubelet) -> Response<Body> {
    let mut out = String::from(
        "\nkubelet flagz\nWarning: This endpoint is not meant to be machine parseable, has no formatting compatibility guarantees and is for debugging purposes only.\n\n",
    );
    for (name, value) in &kubelet.settings.flags {
        out.push_str(&format!("{name}={value}\n"));
    }
    text(StatusCode::OK, out)
}

/// `/logs/…`: files below /var/log.
pub(super) fn system_logs(parts: &[&str], slash: bool) -> Response<Body> {
    if parts.iter().any(|p| *p == ".." || p.contains('/')) {
        return text(StatusCode::BAD_REQUEST, "invalid URL path\n");
    }
    let path = parts.iter().fold(std::path::PathBuf::from("/var/log"), |p, part| p.join(part));
    let Ok(metadata) = std::fs::metadata(&path) else { return not_found() };
    if metadata.is_file() {
        if metadata.len() > MAX_LOG_FILE_BYTES {
            return text(StatusCode::INTERNAL_SERVER_ERROR, "file too large\n");
        }
        return match std::fs::read(&path) {
            Ok(data) => {
                let mut response = Response::new(full(data));
                response
                    .headers_mut()
                    .insert("content-type", http::HeaderValue::from_static("text/plain; charset=utf-8"));
                response
            }
            Err(error) => text(StatusCode::INTERNAL_SERVER_ERROR, error.to_string()),
        };
    }
    if !slash && !parts.is_empty() {
        let mut response = text(StatusCode::MOVED_PERMANENTLY, "");
        let location = format!("{}/", parts.last().copied().unwrap_or_default());
        if let Ok(value) = location.parse() {
            response.headers_mut().insert("location", value);
        }
        return response;
    }
    let mut names: Vec<String> = std::fs::read_dir(&path)
        .into_iter()
        .flatten()
        .flatten()
        .map(|e| {
            let name = e.file_name().to_string_lossy().into_owned();
            if e.path().is_dir() { format!("{name}/") } else { name }
        })
        .collect();
    names.sort();
    let mut out = String::from("<!doctype html>\n<meta name=\"viewport\" content=\"width=device-width\">\n<pre>\n");
    for name in names {
        let shown = name.replace('&', "&amp;").replace('<', "&lt;");
        out.push_str(&format!("<a href=\"{shown}\">{shown}</a>\n"));
    }
    out.push_str("</pre>\n");
    let mut response = Response::new(full(out));
    response.headers_mut().insert("content-type", http::HeaderValue::from_static("text/html; charset=utf-8"));
    response
}
