//! Collects dead containers and unused images.
//!
//! Of each container of a living pod one dead instance stays, for logs and status.
//! Images go when the disk is nearly full, the longest unused first, and when they
//! have been unused longer than `imageMaximumGCAge`.
//! Followed upstream: kuberuntime_gc.go, pkg/kubelet/images/image_gc_manager.go.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use cri::v1;
use reconciler::events::EventType;

use crate::clock;
use crate::kubelet::Kubelet;
use crate::node::facts::file_system;
use crate::runtime_pod::{RuntimePod, State};

const CONTAINER_PERIOD: Duration = Duration::from_secs(60);
const IMAGE_PERIODS: u32 = 5;
/// Dead instances kept of each container (`maximum-dead-containers-per-container`).
const KEEP_DEAD: usize = 1;

/// Frees what can be freed at once: dead containers and all unused images.
pub async fn reclaim(kubelet: &Kubelet) {
    containers(kubelet).await;
    let mut seen = BTreeMap::new();
    let Ok(images) = note_images(kubelet, &mut seen).await else { return };
    let now = seen.values().map(|s| s.last_used.max(s.first)).max().unwrap_or(0);
    for (image, _) in victims(images, &seen, now, 0) {
        remove_image(kubelet, &image).await;
    }
}

/// What is known of an image.
#[derive(Debug, Clone, Copy)]
struct Seen {
    first: i64,
    last_used: i64,
}

/// Collects until shutdown.
pub async fn run(kubelet: Arc<Kubelet>) {
    let mut seen: BTreeMap<String, Seen> = BTreeMap::new();
    let mut round = 0;
    loop {
        tokio::time::sleep(CONTAINER_PERIOD).await;
        containers(&kubelet).await;
        kubelet.backoff.lock().sweep(clock::now_nanos());
        round += 1;
        if let Ok(images) = note_images(&kubelet, &mut seen).await
            && round % IMAGE_PERIODS == 0
        {
            collect_images(&kubelet, images, &seen).await;
        }
    }
}

/// Dead instances that may go, and sandboxes that nothing needs.
fn disposable(pod: &RuntimePod) -> (Vec<String>, Vec<String>) {
    let mut kept: BTreeMap<&str, usize> = BTreeMap::new();
    let mut containers = Vec::new();
    // Newest first.
    for container in &pod.containers {
        if matches!(container.state, State::Running | State::Created) {
            continue;
        }
        let count = kept.entry(&container.name).or_insert(0);
        *count += 1;
        if *count > KEEP_DEAD {
            containers.push(container.id.clone());
        }
    }
    let sandboxes = pod.sandboxes.iter().skip(1).filter(|s| !s.ready).map(|s| s.id.clone()).collect();
    (containers, sandboxes)
}

async fn containers(kubelet: &Kubelet) {
    for pod in kubelet.cache.all() {
        let (containers, sandboxes) = disposable(&pod);
        let changed = !containers.is_empty() || !sandboxes.is_empty();
        for id in containers {
            let log = pod.containers.iter().find(|c| c.id == id).map(|c| c.log_path.clone());
            match kubelet.runtime.remove_container(&id).await {
                Ok(()) => {
                    if let Some(log) = log.filter(|l| !l.is_empty()) {
                        let path = std::path::PathBuf::from(log);
                        for file in crate::rotation::rotated_logs(&path).unwrap_or_default() {
                            let _ = std::fs::remove_file(file);
                        }
                        let _ = std::fs::remove_file(path);
                    }
                }
                Err(error) => tracing::error!(err = %error, containerID = %id, "Failed to remove container"),
            }
        }
        for id in sandboxes {
            if let Err(error) = kubelet.runtime.remove_pod_sandbox(&id).await {
                tracing::error!(err = %error, sandboxID = %id, "Failed to remove sandbox");
            }
        }
        if changed {
            let _ = kubelet.cache.refresh(&pod.uid).await;
        }
    }
    // Links to logs that are gone.
    for entry in std::fs::read_dir("/var/log/containers").into_iter().flatten().flatten() {
        if std::fs::metadata(entry.path()).is_err() {
            let _ = std::fs::remove_file(entry.path());
        }
    }
}

async fn note_images(kubelet: &Kubelet, seen: &mut BTreeMap<String, Seen>) -> cri::Result<Vec<v1::Image>> {
    let images = kubelet.runtime.list_images(None).await?;
    let now = clock::now_nanos();
    let mut used: Vec<String> =
        kubelet.cache.all().iter().flat_map(|p| p.containers.iter().map(|c| c.image_ref.clone())).collect();
    for container in kubelet.runtime.list_containers(None).await? {
        used.push(container.image_ref);
        used.push(container.image_id);
    }
    seen.retain(|id, _| images.iter().any(|i| i.id == *id));
    for image in &images {
        let entry = seen.entry(image.id.clone()).or_insert(Seen { first: now, last_used: 0 });
        if used.contains(&image.id) {
            entry.last_used = now;
        }
    }
    Ok(images)
}

/// Images to remove, longest unused first.
fn victims(images: Vec<v1::Image>, seen: &BTreeMap<String, Seen>, now: i64, min_age: i64) -> Vec<(v1::Image, Seen)> {
    let mut out: Vec<(v1::Image, Seen)> = images
        .into_iter()
        .filter(|i| !i.pinned)
        .filter_map(|i| {
            let known = *seen.get(&i.id)?;
            (known.last_used < now && now - known.first >= min_age).then_some((i, known))
        })
        .collect();
    out.sort_by_key(|(_, s)| (s.last_used, s.first));
    out
}

async fn collect_images(kubelet: &Kubelet, images: Vec<v1::Image>, seen: &BTreeMap<String, Seen>) {
    let settings = &kubelet.settings;
    let now = seen.values().map(|s| s.last_used.max(s.first)).max().unwrap_or(0);
    let nanos = |key: &str| i64::try_from(settings.duration(key).as_nanos()).unwrap_or(0);
    let pool = victims(images, seen, now, nanos("imageMinimumGCAge"));
    let max_age = nanos("imageMaximumGCAge");
    let mut removed = Vec::new();
    if max_age > 0 {
        for (image, known) in &pool {
            if now - known.last_used.max(known.first) > max_age {
                remove_image(kubelet, image).await;
                removed.push(image.id.clone());
            }
        }
    }
    let mount = kubelet
        .runtime
        .image_fs_info()
        .await
        .ok()
        .and_then(|info| info.image_filesystems.into_iter().next())
        .and_then(|fs| fs.fs_id)
        .map(|id| id.mountpoint)
        .unwrap_or_default();
    let disk = file_system(std::path::Path::new(&mount));
    if disk.capacity_bytes == 0 {
        return;
    }
    let used_percent = 100 - i64::try_from(disk.available_bytes * 100 / disk.capacity_bytes).unwrap_or(0);
    if used_percent < settings.number("imageGCHighThresholdPercent") {
        return;
    }
    let low = u64::try_from(settings.number("imageGCLowThresholdPercent")).unwrap_or(80);
    let mut to_free = (disk.capacity_bytes * (100 - low) / 100).saturating_sub(disk.available_bytes);
    let wanted = to_free;
    tracing::info!(
        usage = used_percent,
        bytesToFree = to_free,
        "Disk usage on image filesystem is over the high threshold, trying to free bytes down to the low threshold"
    );
    for (image, _) in pool {
        if to_free == 0 {
            return;
        }
        if removed.contains(&image.id) {
            continue;
        }
        remove_image(kubelet, &image).await;
        to_free = to_free.saturating_sub(image.size);
    }
    if to_free > 0 {
        let message = format!(
            "Failed to garbage collect required amount of images. Attempted to free {wanted} bytes, but only found {} bytes eligible to free.",
            wanted - to_free
        );
        kubelet.node_event(EventType::Warning, "FreeDiskSpaceFailed", message);
    }
}

async fn remove_image(kubelet: &Kubelet, image: &v1::Image) {
    tracing::info!(imageID = %image.id, size = image.size, "Removing image to free bytes");
    let spec = v1::ImageSpec { image: image.id.clone(), ..Default::default() };
    if let Err(error) = kubelet.runtime.remove_image(spec).await {
        tracing::error!(err = %error, imageID = %image.id, "Failed to remove image");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unused_images_go_longest_unused_first() {
        let image = |id: &str, pinned| v1::Image { id: id.into(), pinned, ..Default::default() };
        let seen = BTreeMap::from([
            ("a".to_string(), Seen { first: 0, last_used: 50 }),
            ("b".to_string(), Seen { first: 0, last_used: 10 }),
            ("new".to_string(), Seen { first: 95, last_used: 0 }),
            ("used".to_string(), Seen { first: 0, last_used: 100 }),
            ("pinned".to_string(), Seen { first: 0, last_used: 0 }),
        ]);
        let images = vec![
            image("a", false),
            image("b", false),
            image("new", false),
            image("used", false),
            image("pinned", true),
        ];
        let order: Vec<String> = victims(images, &seen, 100, 20).into_iter().map(|(i, _)| i.id).collect();
        assert_eq!(order, ["b", "a"]);
    }
}
