//! Files that others may be reading: written beside and renamed.

use std::io::Write;
use std::os::unix::fs::OpenOptionsExt;
use std::path::Path;

use crate::error::{Result, Wrap};

pub fn write(path: &Path, text: &str, mode: u32) -> Result<()> {
    if let Some(dir) = path.parent() {
        make_dir(dir, 0o700)?;
    }
    let temporary = path.with_extension(format!(
        "{}tmp{}",
        path.extension().map(|e| format!("{}.", e.to_string_lossy())).unwrap_or_default(),
        std::process::id()
    ));
    let done = std::fs::OpenOptions::new()
        .write(true)
        .create(true)
        .truncate(true)
        .mode(mode)
        .open(&temporary)
        .and_then(|mut file| {
            file.write_all(text.as_bytes())?;
            file.sync_all()
        })
        .and_then(|()| std::fs::rename(&temporary, path));
    done.wrap(|| format!("unable to write {}", path.display()))
}

/// Makes a folder with its parents; an existing one keeps its mode.
pub fn make_dir(dir: &Path, mode: u32) -> Result<()> {
    use std::os::unix::fs::DirBuilderExt;
    if dir.is_dir() {
        return Ok(());
    }
    std::fs::DirBuilder::new()
        .recursive(true)
        .mode(mode)
        .create(dir)
        .wrap(|| format!("failed to create directory {}", apimachinery::field::quote(&dir.to_string_lossy())))
}
