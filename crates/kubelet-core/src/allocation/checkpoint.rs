//! The files that keep allocated and actuated resources over a restart of the kubelet.
//!
//! Upstream's format: the entries as JSON text in `data`, and a checksum of that text.
//! Followed upstream: pkg/kubelet/allocation/state, checkpointmanager/checksum.

use std::collections::BTreeMap;
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::PodResources;
use crate::hash;

/// Largest checkpoint that is read.
const MAX_BYTES: u64 = 64 << 20;

#[derive(Serialize, Deserialize)]
struct Checkpoint {
    data: String,
    checksum: u64,
}

#[derive(Default, Serialize, Deserialize)]
struct Data {
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    entries: BTreeMap<String, PodResources>,
}

/// Checksum of a checkpoint's text: spew prints a string with its type before it.
pub fn checksum(data: &str) -> u64 {
    u64::from(hash::fnv32a(format!("(string){data}").as_bytes()))
}

/// The file's text.
pub fn encode(entries: &BTreeMap<String, PodResources>) -> String {
    let data = serde_json::to_string(&Data { entries: entries.clone() }).unwrap_or_default();
    let checksum = checksum(&data);
    serde_json::to_string(&Checkpoint { data, checksum }).unwrap_or_default()
}

/// Entries of a file's text.
pub fn decode(text: &str) -> Result<BTreeMap<String, PodResources>, String> {
    let checkpoint: Checkpoint = serde_json::from_str(text).map_err(|e| e.to_string())?;
    if checkpoint.checksum != checksum(&checkpoint.data) {
        return Err("checkpoint is corrupted".into());
    }
    let data: Data = serde_json::from_str(&checkpoint.data).map_err(|e| e.to_string())?;
    Ok(data.entries)
}

/// Reads a file; one that is absent has no entries.
pub fn read(path: &Path) -> Result<BTreeMap<String, PodResources>, String> {
    let restore = |e: String| {
        format!(
            "could not restore state from checkpoint: {e}, please drain this node and delete pod resource information checkpoint file \"{}\" before restarting Kubelet",
            path.display()
        )
    };
    match std::fs::metadata(path) {
        Ok(m) if m.len() > MAX_BYTES => return Err(restore("file too large".into())),
        Ok(_) => {}
        Err(e) if e.kind() == std::io::ErrorKind::NotFound => return Ok(BTreeMap::new()),
        Err(e) => return Err(restore(e.to_string())),
    }
    let text = std::fs::read_to_string(path).map_err(|e| restore(e.to_string()))?;
    decode(&text).map_err(restore)
}

/// Replaces a file at once.
pub fn write(path: &Path, entries: &BTreeMap<String, PodResources>) -> std::io::Result<()> {
    use std::io::Write;
    use std::os::unix::fs::OpenOptionsExt;
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let tmp = path.with_file_name(format!(".{name}.{:08x}", rand::random::<u32>()));
    let mut file = std::fs::OpenOptions::new().write(true).create(true).truncate(true).mode(0o600).open(&tmp)?;
    file.write_all(encode(entries).as_bytes())?;
    drop(file);
    std::fs::rename(&tmp, path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn checksums_are_upstreams() {
        // Computed with go-spew 1.1.1 and hash/fnv.
        assert_eq!(checksum(r#"{"a":"b"}"#), 2_442_963_094);
    }

    #[test]
    fn a_checkpoint_is_read_back() {
        let mut pod = PodResources::default();
        pod.containers.entry("c".into()).or_default().limits.insert("cpu".into(), "1".into());
        let entries = BTreeMap::from([("u".to_string(), pod)]);
        let text = encode(&entries);
        assert!(
            text.starts_with(
                r#"{"data":"{\"entries\":{\"u\":{\"ContainerResources\":{\"c\":{\"limits\":{\"cpu\":\"1\"}}},\"PodLevelResources\":null,"#
            ),
            "{text}"
        );
        assert_eq!(decode(&text).unwrap(), entries);
        assert_eq!(decode(&text.replace("cpu", "CPU")).unwrap_err(), "checkpoint is corrupted");
        assert_eq!(decode(&encode(&BTreeMap::new())).unwrap(), BTreeMap::new());
    }
}
