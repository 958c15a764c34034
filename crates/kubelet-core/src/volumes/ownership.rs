//! fsGroup: files of a volume belong to the group and are its to read and write.
//! Followed upstream: pkg/volume/volume_linux.go.

use std::fs;
use std::os::unix::fs::{MetadataExt, PermissionsExt, lchown};
use std::path::Path;

const READ_WRITE: u32 = 0o660;
const READ_ONLY: u32 = 0o440;
const DIRECTORY: u32 = 0o110;
const SETGID: u32 = 0o2000;

/// Applies the group to a tree.
pub(super) fn apply(path: &Path, group: i64, read_only: bool) -> Result<(), String> {
    let group = u32::try_from(group).map_err(|_| format!("invalid fsGroup {group}"))?;
    walk(path, group, read_only).map_err(|e| format!("applyFSGroup failed for {}: {e}", path.display()))
}

fn walk(path: &Path, group: u32, read_only: bool) -> std::io::Result<()> {
    let metadata = fs::symlink_metadata(path)?;
    lchown(path, None, Some(group))?;
    if metadata.file_type().is_symlink() {
        return Ok(());
    }
    let mut mask = if read_only { READ_ONLY } else { READ_WRITE };
    if metadata.is_dir() {
        mask |= SETGID | DIRECTORY;
    }
    fs::set_permissions(path, fs::Permissions::from_mode(metadata.mode() & 0o7777 | mask))?;
    if metadata.is_dir() {
        for entry in fs::read_dir(path)? {
            walk(&entry?.path(), group, read_only)?;
        }
    }
    Ok(())
}
