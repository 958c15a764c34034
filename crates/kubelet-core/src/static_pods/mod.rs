//! Static pods: manifests in a folder (or one file), watched by inotify and read
//! anew every `fileCheckFrequency`.
//!
//! A file that cannot be read as a pod is reported and leaves the others alone. On
//! an inotify event its last good pod stays (the file may be half written); at the
//! next regular reading it goes. Of two pods of one name the first file counts.
//! Limits: a manifest is at most [`MAX_MANIFEST_BYTES`].
//! Followed upstream: pkg/kubelet/config/{file,file_linux,common}.go.

mod decode;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use futures::StreamExt;
use inotify::{Inotify, WatchMask};
use tokio_util::sync::CancellationToken;

use crate::kubelet::Kubelet;
use crate::pod::{CONFIG_SEEN, Pod};

pub use decode::decode;

/// Largest manifest.
const MAX_MANIFEST_BYTES: u64 = 10 << 20;
/// Pause before a failed watch is set up again, at first and at most.
const MIN_WATCH_RETRY: Duration = Duration::from_secs(1);
const MAX_WATCH_RETRY: Duration = Duration::from_secs(20);
/// Buffer for inotify events.
const EVENT_BUFFER: usize = 4096;

/// Reads the manifests and tells the kubelet of changes.
pub struct Source {
    path: PathBuf,
    node_name: String,
    /// Pods by file, with when they were first seen.
    files: BTreeMap<PathBuf, Arc<Pod>>,
}

impl Source {
    pub fn new(path: impl Into<PathBuf>, node_name: &str) -> Self {
        Self { path: path.into(), node_name: node_name.to_string(), files: BTreeMap::new() }
    }

    /// Reads all files; `keep_broken` keeps the last good pod of a file that is
    /// broken now. The result is what should run, by uid.
    pub fn scan(&mut self, keep_broken: bool) -> Result<BTreeMap<String, Arc<Pod>>, String> {
        let mut found = BTreeMap::new();
        for file in list(&self.path)? {
            let read = read(&file).and_then(|text| decode(&text, &file, &self.node_name));
            match read {
                Ok(pod) => {
                    let known = self.files.get(&file).filter(|k| k.metadata.uid == pod.metadata.uid);
                    let pod = match known {
                        Some(known) => known.clone(),
                        None => seen_now(&pod),
                    };
                    found.insert(file, pod);
                }
                Err(text) if keep_broken => {
                    let shown = file.display();
                    tracing::error!(err = %format!("can't process config file \"{shown}\": {text}"), "Unable to process watch event");
                    if let Some(known) = self.files.get(&file) {
                        found.insert(file, known.clone());
                    }
                }
                Err(text) => {
                    tracing::error!(err = %text, path = %file.display(), "Could not process manifest file");
                }
            }
        }
        self.files = found;
        let mut names = BTreeSet::new();
        let mut pods = BTreeMap::new();
        for pod in self.files.values() {
            if names.insert(pod.key()) {
                pods.insert(pod.metadata.uid.clone(), pod.clone());
            } else {
                tracing::warn!(pod = %pod.key(), source = "file", "Pod failed validation due to duplicate pod name, ignoring");
            }
        }
        Ok(pods)
    }
}

fn seen_now(pod: &Pod) -> Arc<Pod> {
    let mut object = (*pod.raw).clone();
    object["metadata"]["annotations"][CONFIG_SEEN] = crate::clock::now_precise().into();
    // It was decoded from this very object a moment ago.
    Pod::from_value(object).unwrap_or_else(|_| Arc::new(pod.clone()))
}

/// Manifest files in the order of their names.
fn list(path: &Path) -> Result<Vec<PathBuf>, String> {
    let metadata = match std::fs::metadata(path) {
        Ok(metadata) => metadata,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            return Err("path does not exist, ignoring".into());
        }
        Err(error) => return Err(error.to_string()),
    };
    if metadata.is_file() {
        return Ok(vec![path.to_path_buf()]);
    }
    let mut files = Vec::new();
    for entry in std::fs::read_dir(path).map_err(|e| e.to_string())?.flatten() {
        let file = entry.path();
        let hidden = entry.file_name().to_string_lossy().starts_with('.');
        if !hidden && std::fs::metadata(&file).is_ok_and(|m| m.is_file()) {
            files.push(file);
        }
    }
    files.sort();
    Ok(files)
}

fn read(file: &Path) -> Result<String, String> {
    let fail = |e: std::io::Error| {
        let text = e.to_string();
        format!("open {}: {}", file.display(), text.split(" (os error").next().unwrap_or_default().to_lowercase())
    };
    let size = std::fs::metadata(file).map_err(fail)?.len();
    if size > MAX_MANIFEST_BYTES {
        return Err(format!("{}: file is larger than {MAX_MANIFEST_BYTES} bytes", file.display()));
    }
    std::fs::read_to_string(file).map_err(fail)
}

/// Runs the source until shutdown.
pub async fn run(kubelet: Arc<Kubelet>, path: PathBuf, shutdown: CancellationToken) {
    let frequency = kubelet.settings.duration("fileCheckFrequency").max(Duration::from_secs(1));
    let mut source = Source::new(&path, &kubelet.settings.node_name);
    let mut running: BTreeSet<String> = BTreeSet::new();
    let mut watch = None;
    let mut retry = MIN_WATCH_RETRY;
    let mut first = true;
    let mut regular = true;
    let mut next_regular = tokio::time::Instant::now() + frequency;
    loop {
        if watch.is_none() {
            match open(&path) {
                Ok(stream) => {
                    watch = Some(stream);
                    retry = MIN_WATCH_RETRY;
                    regular = true;
                }
                Err(text) => {
                    tracing::error!(err = %text, path = %path.display(), "Unable to read config path");
                }
            }
        }
        match source.scan(!regular) {
            Ok(pods) => apply(&kubelet, &mut running, pods),
            Err(_) if first && watch.is_none() => {}
            // A folder that went away takes its pods with it, a read error does not.
            Err(text) if text.starts_with("path does not exist") => apply(&kubelet, &mut running, BTreeMap::new()),
            Err(text) => tracing::error!(err = %text, path = %path.display(), "Unable to read config path"),
        }
        if first {
            kubelet.sources_ready.files.store(true, Ordering::Release);
            first = false;
        }
        regular = false;
        match &mut watch {
            Some(stream) => tokio::select! {
                () = shutdown.cancelled() => return,
                () = tokio::time::sleep_until(next_regular) => {
                    regular = true;
                    next_regular = tokio::time::Instant::now() + frequency;
                }
                event = stream.next() => if !matches!(event, Some(Ok(_))) {
                    watch = None;
                },
            },
            None => {
                tokio::select! {
                    () = shutdown.cancelled() => return,
                    () = tokio::time::sleep(retry) => {}
                }
                // A folder that may yet be made is looked for every second; a failing
                // kernel interface is left alone for longer and longer.
                if path.exists() {
                    retry = (retry * 2).min(MAX_WATCH_RETRY);
                }
            }
        }
    }
}

type Watch = inotify::EventStream<[u8; EVENT_BUFFER]>;

fn open(path: &Path) -> Result<Watch, String> {
    if !path.exists() {
        return Err("path does not exist, ignoring".into());
    }
    let inotify = Inotify::init().map_err(|e| {
        let text = e.to_string();
        format!("unable to create inotify: {}", text.split(" (os error").next().unwrap_or_default().to_lowercase())
    })?;
    // Whole files only: a writer is seen when it closes, an editor when it renames.
    let mask = WatchMask::CLOSE_WRITE
        | WatchMask::MOVED_TO
        | WatchMask::MOVED_FROM
        | WatchMask::DELETE
        | WatchMask::DELETE_SELF
        | WatchMask::MOVE_SELF;
    inotify.watches().add(path, mask).map_err(|e| format!("unable to create inotify for path: {e}"))?;
    inotify.into_event_stream([0; EVENT_BUFFER]).map_err(|e| e.to_string())
}

fn apply(kubelet: &Arc<Kubelet>, running: &mut BTreeSet<String>, pods: BTreeMap<String, Arc<Pod>>) {
    for uid in running.iter().filter(|uid| !pods.contains_key(*uid)) {
        kubelet.remove(uid);
    }
    let wanted: BTreeSet<String> = pods.keys().cloned().collect();
    for (uid, pod) in pods {
        if !running.contains(&uid) {
            kubelet.upsert(pod);
        }
    }
    *running = wanted;
}

#[cfg(test)]
mod tests {
    use super::*;

    const POD: &str = "apiVersion: v1\nkind: Pod\nmetadata: {name: st}\nspec: {containers: [{name: c, image: i}]}\n";

    #[test]
    fn broken_files_leave_the_others_alone() {
        let dir = tempfile::tempdir().unwrap();
        std::fs::write(dir.path().join("a.yaml"), POD).unwrap();
        std::fs::write(dir.path().join("b.yaml"), POD.replace("name: st", "name: b")).unwrap();
        std::fs::write(dir.path().join(".hidden"), POD).unwrap();
        std::fs::write(dir.path().join("dup.yaml"), POD.replace("name: c", "name: d")).unwrap();
        let mut source = Source::new(dir.path(), "w1");
        let before = source.scan(false).unwrap();
        let names: Vec<String> = before.values().map(|p| p.key()).collect();
        assert_eq!(names.len(), 2);
        assert!(names.contains(&"default/st-w1".to_string()));
        std::fs::write(dir.path().join("b.yaml"), "kind: [").unwrap();
        assert_eq!(source.scan(true).unwrap().len(), 2);
        assert_eq!(source.scan(false).unwrap().len(), 1);
    }
}
