//! Finding containers for requests, and `/run`.

use std::sync::Arc;

use http::{Request, Response, StatusCode};
use http_body_util::{BodyExt, Limited};
use hyper::body::Incoming;

use super::{Body, MAX_BODY_BYTES, full, query_values, text};
use crate::kubelet::Kubelet;
use crate::pod::Pod;
use crate::runtime_pod::State;

/// The pod, or the answer that there is none.
pub(super) fn pod(kubelet: &Kubelet, namespace: &str, name: &str) -> Result<Arc<Pod>, Response<Body>> {
    kubelet
        .pod_by_name(namespace, name)
        .ok_or_else(|| text(StatusCode::NOT_FOUND, format!("pod \"{name}\" does not exist\n")))
}

/// Id of a running container of a pod.
pub(super) fn running_id(kubelet: &Kubelet, pod: &Pod, container: &str) -> Option<String> {
    let runtime = kubelet.cache.get(&pod.metadata.uid);
    runtime.find(container).filter(|c| c.state == State::Running).map(|c| c.id.clone())
}

/// Runs a command and answers with what it printed.
pub(super) async fn run(
    kubelet: &Arc<Kubelet>,
    namespace: &str,
    name: &str,
    container: &str,
    request: Request<Incoming>,
) -> Response<Body> {
    let query = request.uri().query().unwrap_or_default().to_string();
    let pod = match pod(kubelet, namespace, name) {
        Ok(pod) => pod,
        Err(answer) => return answer,
    };
    let Ok(body) = Limited::new(request.into_body(), MAX_BODY_BYTES).collect().await else {
        return text(StatusCode::BAD_REQUEST, "request body too large");
    };
    let form = String::from_utf8_lossy(&body.to_bytes()).into_owned();
    let command = [query, form].iter().flat_map(|t| query_values(t, "cmd")).next().unwrap_or_default();
    let Some(id) = running_id(kubelet, &pod, container) else {
        return text(StatusCode::INTERNAL_SERVER_ERROR, format!("container not found (\"{container}\")"));
    };
    let command: Vec<String> = command.split(' ').map(str::to_string).collect();
    match kubelet.runtime.exec_sync(&id, command, None).await {
        Ok(answer) => {
            let mut output = answer.stdout;
            output.extend(answer.stderr);
            Response::new(full(output))
        }
        Err(error) => text(StatusCode::INTERNAL_SERVER_ERROR, error.to_string()),
    }
}
