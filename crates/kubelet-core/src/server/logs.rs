//! `/containerLogs`: a container's log, whole or in part, followed if asked for.
//!
//! Lines are taken from the runtime's file as they come; a rotated file is followed
//! into its successor. The choice of instance and the refusals are pure.
//! Followed upstream: pkg/kubelet/{kubelet_pods.go (validateContainerLogStatus),
//! kuberuntime/logs/logs.go}.

use std::convert::Infallible;
use std::io::SeekFrom;
use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use http::{Response, StatusCode};
use http_body_util::{BodyExt, StreamBody};
use hyper::body::Frame;
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncSeekExt};
use tokio::sync::mpsc;

use super::{Body, containers, query_values, text};
use crate::clock;
use crate::kubelet::Kubelet;
use crate::logs::{Line, parse, tail_offset};
use crate::runtime_pod::State;

/// Between looks at a file that is followed.
const FOLLOW_PAUSE: Duration = Duration::from_millis(100);
/// Bytes read at a time.
const CHUNK: usize = 32 << 10;
/// Chunks waiting for a slow reader.
const QUEUE: usize = 8;
/// A line is cut here.
const MAX_LINE_BYTES: usize = 1 << 20;

/// What part of a log is wanted.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct Options {
    follow: bool,
    previous: bool,
    timestamps: bool,
    tail_lines: Option<u64>,
    since: Option<String>,
    limit_bytes: Option<u64>,
    stdout: bool,
    stderr: bool,
}

fn options(query: &str, now_seconds: i64) -> Result<Options, String> {
    let one = |key: &str| query_values(query, key).into_iter().next().filter(|v| !v.is_empty());
    let flag = |key: &str| one(key).is_some_and(|v| matches!(v.as_str(), "true" | "1" | "t" | "T" | "TRUE" | "True"));
    let number = |key: &str| -> Result<Option<u64>, String> {
        one(key).map(|v| v.parse().map_err(|_| format!("{{\"message\": \"failed to convert {key}={v}\"}}"))).transpose()
    };
    let since = match (number("sinceSeconds")?, one("sinceTime")) {
        (Some(seconds), _) => Some(clock::seconds_text(now_seconds - i64::try_from(seconds).unwrap_or(0))),
        (None, time) => time,
    };
    let stream = one("stream").unwrap_or_else(|| "All".into());
    Ok(Options {
        follow: flag("follow"),
        previous: flag("previous"),
        timestamps: flag("timestamps"),
        tail_lines: number("tailLines")?,
        limit_bytes: number("limitBytes")?,
        since,
        stdout: stream != "Stderr",
        stderr: stream != "Stdout",
    })
}

/// The container instance whose log is wanted, or why there is none.
fn choose(status: &Value, pod_name: &str, container: &str, previous: bool) -> Result<String, String> {
    let found = ["containerStatuses", "initContainerStatuses", "ephemeralContainerStatuses"]
        .iter()
        .filter_map(|key| status[*key].as_array())
        .flatten()
        .find(|s| s["name"] == container);
    let Some(found) = found else { return Err(format!("status for container \"{container}\" not found")) };
    let id = |value: &Value| {
        value["containerID"]
            .as_str()
            .and_then(|id| id.split_once("://"))
            .map(|(_, id)| id.to_string())
            .filter(|i| !i.is_empty())
    };
    let (state, last) = (&found["state"], &found["lastState"]["terminated"]);
    let waits = |why: &str| format!("container \"{container}\" in pod \"{pod_name}\" is waiting to start: {why}");
    let over = || format!("container \"{container}\" in pod \"{pod_name}\" is terminated");
    if previous {
        return id(last)
            .ok_or_else(|| format!("previous terminated container \"{container}\" in pod \"{pod_name}\" not found"));
    }
    if state.get("running").is_some() {
        return id(found).ok_or_else(over);
    }
    if let Some(end) = state.get("terminated") {
        return id(end).or_else(|| id(last)).ok_or_else(over);
    }
    if last.is_object() {
        return id(last).ok_or_else(over);
    }
    match state["waiting"]["reason"].as_str() {
        Some("ErrImagePull") => Err(waits("image can't be pulled")),
        Some("ImagePullBackOff") => Err(waits("trying and failing to pull image")),
        Some(reason) => Err(waits(reason)),
        None => Err(format!("container \"{container}\" in pod \"{pod_name}\" is waiting to start - no logs yet")),
    }
}

pub(super) async fn serve(
    kubelet: &Arc<Kubelet>,
    namespace: &str,
    name: &str,
    container: &str,
    query: &str,
) -> Response<Body> {
    let pod = match containers::pod(kubelet, namespace, name) {
        Ok(pod) => pod,
        Err(answer) => return answer,
    };
    if pod.container(container).is_none() {
        return text(StatusCode::NOT_FOUND, format!("container \"{container}\" not found in pod \"{name}\"\n"));
    }
    let options = match options(query, clock::now_nanos() / 1_000_000_000) {
        Ok(options) => options,
        Err(error) => return text(StatusCode::BAD_REQUEST, error),
    };
    let status = kubelet.statuses.get(&pod.metadata.uid).unwrap_or_default();
    let id = match choose(&status, name, container, options.previous) {
        Ok(id) => id,
        Err(error) => return text(StatusCode::BAD_REQUEST, error),
    };
    let path = match kubelet.runtime.container_status(&id, false).await {
        Ok(answer) => answer.status.map(|s| s.log_path).unwrap_or_default(),
        Err(error) => {
            return text(
                StatusCode::BAD_REQUEST,
                format!("unable to retrieve container logs for {}://{id}: {error}", kubelet.runtime_name),
            );
        }
    };
    let (sender, receiver) = mpsc::channel(QUEUE);
    let (kubelet, uid) = (kubelet.clone(), pod.metadata.uid.clone());
    tokio::spawn(async move {
        let lines_left = options.tail_lines.filter(|_| !options.follow);
        let mut pump = Pump { sender, left: options.limit_bytes, lines_left, options, partial: false };
        if let Err(error) = pump.run(&kubelet, &uid, &id, &path).await {
            let line = format!("failed to try resolving symlinks in path \"{path}\": {error}");
            let _ = pump.sender.send(Bytes::from(line)).await;
        }
    });
    let stream = futures::stream::unfold(receiver, |mut receiver| async move {
        receiver.recv().await.map(|bytes| (Ok::<_, Infallible>(Frame::data(bytes)), receiver))
    });
    let mut response = Response::new(BodyExt::boxed(StreamBody::new(SyncStream(Box::pin(stream)))));
    response.headers_mut().insert("content-type", http::HeaderValue::from_static("text/plain"));
    response
}

/// A boxed body must be `Sync`; the stream is only ever polled through `&mut`.
struct SyncStream(std::pin::Pin<Box<dyn futures::Stream<Item = Result<Frame<Bytes>, Infallible>> + Send + Sync>>);

impl futures::Stream for SyncStream {
    type Item = Result<Frame<Bytes>, Infallible>;
    fn poll_next(
        mut self: std::pin::Pin<&mut Self>,
        context: &mut std::task::Context<'_>,
    ) -> std::task::Poll<Option<Self::Item>> {
        self.0.as_mut().poll_next(context)
    }
}

struct Pump {
    sender: mpsc::Sender<Bytes>,
    options: Options,
    left: Option<u64>,
    /// Without follow, so many lines end it: what is written meanwhile was not asked for.
    lines_left: Option<u64>,
    /// The last line was a part, so the next goes on without a time.
    partial: bool,
}

impl Pump {
    async fn run(&mut self, kubelet: &Kubelet, uid: &str, id: &str, path: &str) -> std::io::Result<()> {
        let mut file = tokio::fs::File::open(path).await?;
        if let Some(lines) = self.options.tail_lines {
            let offset = tail_offset(&mut file, lines).await?;
            file.seek(SeekFrom::Start(offset)).await?;
        }
        let mut pending = Vec::new();
        let mut chunk = vec![0; CHUNK];
        let mut finished = false;
        loop {
            let read = file.read(&mut chunk).await?;
            if read > 0 {
                pending.extend_from_slice(&chunk[..read]);
                if !self.drain(&mut pending).await {
                    return Ok(());
                }
                continue;
            }
            if !self.options.follow || finished {
                return Ok(());
            }
            // A rotated log goes on in a new file of the same name.
            if rotated(&file, path).await
                && let Ok(next) = tokio::fs::File::open(path).await
            {
                file = next;
                continue;
            }
            let runtime = kubelet.cache.get(uid);
            let running = runtime.containers.iter().any(|c| c.id == id && c.state == State::Running);
            // One more look after the end: the last lines may come late.
            finished = !running;
            tokio::select! {
                () = self.sender.closed() => return Ok(()),
                () = tokio::time::sleep(FOLLOW_PAUSE) => {}
            }
        }
    }

    /// Sends the whole lines of `pending`; false when nobody reads any more.
    async fn drain(&mut self, pending: &mut Vec<u8>) -> bool {
        let mut out = Vec::new();
        let mut begin = 0;
        let mut done = false;
        while let Some(end) = pending[begin..].iter().position(|b| *b == b'\n') {
            if self.lines_left == Some(0) {
                done = true;
                break;
            }
            if let Some(line) = parse(&pending[begin..begin + end]) {
                self.lines_left = self.lines_left.map(|left| left - 1);
                if !self.format(&line, &mut out) {
                    done = true;
                    break;
                }
            }
            begin += end + 1;
        }
        pending.drain(..begin);
        if pending.len() > MAX_LINE_BYTES {
            pending.clear();
        }
        if !out.is_empty() && self.sender.send(Bytes::from(out)).await.is_err() {
            return false;
        }
        !done
    }

    /// Adds a line as the reader wants it; false when the limit is reached.
    fn format(&mut self, line: &Line<'_>, out: &mut Vec<u8>) -> bool {
        let wanted = if line.stderr { self.options.stderr } else { self.options.stdout };
        let old = self.options.since.as_ref().is_some_and(|since| earlier(line.time, since));
        if !wanted || old {
            return true;
        }
        let mut bytes = Vec::with_capacity(line.text.len() + 40);
        if self.options.timestamps && !self.partial {
            bytes.extend_from_slice(line.time.as_bytes());
            bytes.push(b' ');
        }
        bytes.extend_from_slice(line.text);
        if !line.partial {
            bytes.push(b'\n');
        }
        self.partial = line.partial;
        if let Some(left) = &mut self.left {
            let keep = usize::try_from(*left).unwrap_or(usize::MAX).min(bytes.len());
            bytes.truncate(keep);
            *left -= keep as u64;
            out.extend_from_slice(&bytes);
            return *left > 0;
        }
        out.extend_from_slice(&bytes);
        true
    }
}

fn earlier(time: &str, since: &str) -> bool {
    match (time.parse::<jiff::Timestamp>(), since.parse::<jiff::Timestamp>()) {
        (Ok(time), Ok(since)) => time < since,
        _ => false,
    }
}

async fn rotated(file: &tokio::fs::File, path: &str) -> bool {
    use std::os::unix::fs::MetadataExt;
    let (Ok(open), Ok(named)) = (file.metadata().await, tokio::fs::metadata(path).await) else { return false };
    open.ino() != named.ino()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn refusals_as_recorded() {
        let status = |state: Value| json!({"containerStatuses": [{"name": "c", "state": state, "lastState": {}}]});
        let waiting = |reason: &str| status(json!({"waiting": {"reason": reason}}));
        assert_eq!(
            choose(&waiting("ImagePullBackOff"), "nopull", "c", false).unwrap_err(),
            "container \"c\" in pod \"nopull\" is waiting to start: trying and failing to pull image"
        );
        assert_eq!(
            choose(&waiting("CreateContainerConfigError"), "nonroot", "c", false).unwrap_err(),
            "container \"c\" in pod \"nonroot\" is waiting to start: CreateContainerConfigError"
        );
        let running = json!({"containerStatuses": [{"name": "a", "containerID": "containerd://x", "state": {"running": {}}, "lastState": {}}]});
        assert_eq!(choose(&running, "ex", "a", false).unwrap(), "x");
        assert_eq!(
            choose(&running, "ex", "a", true).unwrap_err(),
            "previous terminated container \"a\" in pod \"ex\" not found"
        );
    }

    #[test]
    fn lines_are_formatted_and_limited() {
        let (sender, _receiver) = mpsc::channel(1);
        let options =
            Options { timestamps: true, stdout: true, stderr: true, limit_bytes: Some(9), ..Default::default() };
        let mut pump = Pump { sender, left: options.limit_bytes, lines_left: None, options, partial: false };
        let mut out = vec![];
        assert!(pump.format(&parse(b"T1 stdout P ab").unwrap(), &mut out));
        assert!(!pump.format(&parse(b"T2 stdout F cdefgh").unwrap(), &mut out));
        assert_eq!(String::from_utf8(out).unwrap(), "T1 abcdef");
    }

    #[test]
    fn queries() {
        let parsed = options("follow=true&tailLines=2&sinceSeconds=10", 100).unwrap();
        assert_eq!(parsed.tail_lines, Some(2));
        assert_eq!(parsed.since.as_deref(), Some("1970-01-01T00:01:30Z"));
        assert!(options("tailLines=x", 0).is_err());
    }
}
