//! Writes a set of files so that readers see all of the old or all of the new:
//! content goes to a time-stamped folder, the symlink `..data` is moved to it, and
//! user-visible names are symlinks through `..data`.
//! Followed upstream: pkg/volume/util/atomic_writer.go.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::os::unix::fs::{PermissionsExt, chown, symlink};
use std::path::Path;

use super::Payload;

const DATA: &str = "..data";
const DATA_TMP: &str = "..data_tmp";

/// Writes `payload` below `dir`; false when it was there already.
pub fn write(dir: &Path, payload: &Payload) -> io::Result<bool> {
    for name in payload.keys() {
        validate(name)?;
    }
    let data = dir.join(DATA);
    let old = fs::read_link(&data).ok();
    if let Some(old) = &old
        && same(&dir.join(old), payload)
        && names_present(dir, payload)
    {
        return Ok(false);
    }
    let now = jiff::Timestamp::now().strftime("%Y_%m_%d_%H_%M_%S").to_string();
    let stamp = format!("..{now}.{}", rand::random::<u32>());
    let fresh = dir.join(&stamp);
    fs::create_dir(&fresh)?;
    fs::set_permissions(&fresh, fs::Permissions::from_mode(0o755))?;
    for (name, file) in payload {
        let path = fresh.join(name);
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent)?;
        }
        fs::write(&path, &file.data).map_err(|e| {
            let text = e.to_string();
            let text = text.split(" (os error").next().unwrap_or_default().to_lowercase();
            let _ = fs::remove_dir_all(&fresh);
            io::Error::new(e.kind(), format!("write {}: {text}", path.display()))
        })?;
        fs::set_permissions(&path, fs::Permissions::from_mode(file.mode))?;
        if let Some(owner) = file.owner {
            chown(&path, Some(owner), None)?;
        }
    }
    let tmp = dir.join(DATA_TMP);
    let _ = fs::remove_file(&tmp);
    symlink(&stamp, &tmp)?;
    fs::rename(&tmp, &data)?;
    let mut wanted = BTreeSet::new();
    for name in payload.keys() {
        let first = name.split('/').next().unwrap_or(name);
        if wanted.insert(first.to_string()) {
            let link = dir.join(first);
            if fs::symlink_metadata(&link).is_err() {
                symlink(Path::new(DATA).join(first), &link)?;
            }
        }
    }
    for entry in fs::read_dir(dir)?.flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        if !name.starts_with("..") && !wanted.contains(&name) {
            let _ = fs::remove_file(entry.path());
        }
    }
    if let Some(old) = old {
        fs::remove_dir_all(dir.join(old))?;
    }
    Ok(true)
}

fn names_present(dir: &Path, payload: &Payload) -> bool {
    payload.keys().all(|name| {
        let first = name.split('/').next().unwrap_or(name);
        fs::symlink_metadata(dir.join(first)).is_ok()
    })
}

/// Whether a folder holds exactly the payload.
fn same(dir: &Path, payload: &Payload) -> bool {
    let mut found = BTreeSet::new();
    walk(dir, "", &mut found);
    found.len() == payload.len()
        && payload.iter().all(|(name, file)| {
            found.contains(name) && fs::read(dir.join(name)).is_ok_and(|content| content == file.data)
        })
}

fn walk(dir: &Path, prefix: &str, found: &mut BTreeSet<String>) {
    let Ok(entries) = fs::read_dir(dir) else { return };
    for entry in entries.flatten() {
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.file_type().is_ok_and(|t| t.is_dir()) {
            walk(&entry.path(), &format!("{name}/"), found);
        } else {
            found.insert(name);
        }
    }
}

fn validate(name: &str) -> io::Result<()> {
    let bad = |text: String| Err(io::Error::new(io::ErrorKind::InvalidInput, text));
    if name.is_empty() {
        return bad("invalid path: must not be empty: ".into());
    }
    if name.starts_with('/') {
        return bad(format!("invalid path: must be relative path: {name}"));
    }
    if name.split('/').any(|part| part == "..") {
        return bad(format!("invalid path: must not contain '..': {name}"));
    }
    if name.starts_with("..") {
        return bad(format!("invalid path: must not start with '..': {name}"));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::volumes::content::ProjectedFile;

    fn payload(files: &[(&str, &str)]) -> Payload {
        files
            .iter()
            .map(|(name, text)| {
                (name.to_string(), ProjectedFile { data: text.as_bytes().to_vec(), mode: 0o644, owner: None })
            })
            .collect()
    }

    #[test]
    fn content_is_swapped_at_once() {
        let dir = tempfile::tempdir().unwrap();
        assert!(write(dir.path(), &payload(&[("a", "1"), ("d/k", "2")])).unwrap());
        assert!(!write(dir.path(), &payload(&[("a", "1"), ("d/k", "2")])).unwrap());
        assert_eq!(fs::read_to_string(dir.path().join("d/k")).unwrap(), "2");
        assert_eq!(fs::read_link(dir.path().join("a")).unwrap(), Path::new("..data/a"));
        let first = fs::read_link(dir.path().join(DATA)).unwrap();
        assert!(write(dir.path(), &payload(&[("a", "3")])).unwrap());
        assert_eq!(fs::read_to_string(dir.path().join("a")).unwrap(), "3");
        assert!(!dir.path().join("d").exists());
        assert!(!dir.path().join(first).exists());
        assert!(write(dir.path(), &payload(&[("../x", "")])).is_err());
    }
}
