//! Log rotation: a container's log that has grown too large becomes
//! `N.log.<time>`, older ones are compressed, the oldest removed.
//! Followed upstream: pkg/kubelet/logs/container_log_manager.go.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use crate::kubelet::Kubelet;
use crate::quantity;
use crate::runtime_pod::State;

/// Rotates until shutdown.
pub async fn run(kubelet: Arc<Kubelet>) {
    let period = kubelet.settings.duration("containerLogMonitorInterval").max(Duration::from_secs(3));
    let max_bytes = u64::try_from(quantity::value(kubelet.settings.text("containerLogMaxSize"))).unwrap_or(0);
    let max_files = usize::try_from(kubelet.settings.number("containerLogMaxFiles")).unwrap_or(5).max(2);
    if max_bytes == 0 {
        return;
    }
    loop {
        tokio::time::sleep(period).await;
        for pod in kubelet.cache.all() {
            for container in pod.containers.iter().filter(|c| c.state == State::Running) {
                let path = PathBuf::from(&container.log_path);
                let Ok(metadata) = fs::metadata(&path) else { continue };
                if metadata.len() < max_bytes {
                    continue;
                }
                if let Err(error) = rotate(&kubelet, &container.id, &path, max_files).await {
                    tracing::error!(err = %error, path = %path.display(), "Failed to rotate log for container");
                }
            }
        }
    }
}

async fn rotate(kubelet: &Kubelet, id: &str, path: &Path, max_files: usize) -> Result<(), String> {
    let log = path.to_path_buf();
    tokio::task::spawn_blocking(move || tidy(&log, max_files))
        .await
        .map_err(|e| e.to_string())?
        .map_err(|e| e.to_string())?;
    let time = jiff::Timestamp::now().strftime("%Y%m%d-%H%M%S");
    let rotated = PathBuf::from(format!("{}.{time}", path.display()));
    fs::rename(path, &rotated).map_err(|e| e.to_string())?;
    if let Err(error) = kubelet.runtime.reopen_container_log(id).await {
        // Back to where the runtime goes on writing.
        fs::rename(&rotated, path).map_err(|e| e.to_string())?;
        return Err(error.to_string());
    }
    Ok(())
}

/// Compresses rotated logs but keeps no more than leave room for one more and the
/// current one.
fn tidy(path: &Path, max_files: usize) -> io::Result<()> {
    let mut rotated = rotated_logs(path)?;
    let keep = max_files - 2;
    while rotated.len() > keep {
        fs::remove_file(rotated.remove(0))?;
    }
    for file in rotated {
        if file.extension().is_some_and(|e| e == "gz") {
            continue;
        }
        let tmp = PathBuf::from(format!("{}.tmp", file.display()));
        let mut encoder = flate2::write::GzEncoder::new(fs::File::create(&tmp)?, flate2::Compression::default());
        io::copy(&mut fs::File::open(&file)?, &mut encoder)?;
        encoder.finish()?.flush()?;
        fs::rename(&tmp, format!("{}.gz", file.display()))?;
        fs::remove_file(&file)?;
    }
    Ok(())
}

/// Rotated logs of a log, oldest first.
pub fn rotated_logs(path: &Path) -> io::Result<Vec<PathBuf>> {
    let Some(dir) = path.parent() else { return Ok(vec![]) };
    let prefix = format!("{}.", path.file_name().unwrap_or_default().to_string_lossy());
    let mut files = Vec::new();
    for entry in fs::read_dir(dir)?.flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        if !name.starts_with(&prefix) {
            continue;
        }
        if name.ends_with(".tmp") {
            fs::remove_file(entry.path())?;
        } else {
            files.push(entry.path());
        }
    }
    files.sort();
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn old_logs_are_compressed_and_few() {
        let dir = tempfile::tempdir().unwrap();
        let log = dir.path().join("0.log");
        fs::write(&log, "x").unwrap();
        for i in 1..=4 {
            fs::write(dir.path().join(format!("0.log.2026010{i}-000000")), "old").unwrap();
        }
        tidy(&log, 5).unwrap();
        let names: Vec<String> =
            rotated_logs(&log).unwrap().iter().map(|p| p.file_name().unwrap().to_string_lossy().into_owned()).collect();
        assert_eq!(names, ["0.log.20260102-000000.gz", "0.log.20260103-000000.gz", "0.log.20260104-000000.gz"]);
    }
}
