//! The log backend: one line for each event, the file replaced when it has
//! grown to `--audit-log-maxsize`, old ones removed by age and number.
//!
//! Invariant: a line is written whole, by one call.
//!
//! Upstream followed: `apiserver/plugin/pkg/audit/log`, lumberjack.

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use parking_lot::Mutex;

/// What the flags say of the file.
#[derive(Debug, Clone, Default)]
pub struct Limits {
    /// Bytes; 0 means no limit.
    pub max_size: u64,
    /// 0 means all are kept.
    pub max_backups: usize,
    pub max_age: Duration,
}

enum Output {
    Standard,
    File { file: File, size: u64 },
}

pub struct Log {
    path: PathBuf,
    limits: Limits,
    output: Mutex<Output>,
}

fn open(path: &Path) -> std::io::Result<(File, u64)> {
    use std::os::unix::fs::OpenOptionsExt as _;
    let file = OpenOptions::new().create(true).append(true).mode(0o600).open(path)?;
    let size = file.metadata()?.len();
    Ok((file, size))
}

impl Log {
    /// `path` may be `-`, standard output.
    pub fn open(path: &str, limits: Limits) -> Result<Self, String> {
        let output = if path == "-" {
            Output::Standard
        } else {
            let file = Path::new(path);
            if let Some(folder) = file.parent() {
                std::fs::create_dir_all(folder)
                    .map_err(|error| format!("ensureLogFile: mkdir {}: {error}", folder.display()))?;
            }
            let (file, size) = open(file).map_err(|error| format!("ensureLogFile: open {path}: {error}"))?;
            Output::File { file, size }
        };
        Ok(Log { path: path.into(), limits, output: Mutex::new(output) })
    }

    pub fn write(&self, line: &[u8]) {
        let mut output = self.output.lock();
        let written = match &mut *output {
            Output::Standard => std::io::stdout().lock().write_all(line),
            Output::File { file, size } => {
                let grown = *size + line.len() as u64;
                if self.limits.max_size > 0 && grown > self.limits.max_size && *size > 0 {
                    match self.rotate() {
                        Ok((new, length)) => (*file, *size) = (new, length),
                        Err(error) => tracing::error!(err = %error, "Error in audit plugin 'log': cannot rotate"),
                    }
                }
                *size += line.len() as u64;
                file.write_all(line)
            }
        };
        if let Err(error) = written {
            tracing::error!(err = %error, "Error in audit plugin 'log' affecting 1 audit events");
        }
    }

    fn rotate(&self) -> std::io::Result<(File, u64)> {
        std::fs::rename(&self.path, backup_name(&self.path, jiff::Timestamp::now()))?;
        let opened = open(&self.path)?;
        let backups = backups(&self.path)?;
        for old in surplus(&backups, &self.limits, SystemTime::now()) {
            if let Err(error) = std::fs::remove_file(&old) {
                tracing::warn!(path = %old.display(), err = %error, "An old audit log could not be removed");
            }
        }
        Ok(opened)
    }
}

/// `audit.log` → `audit-2026-11-30T12-00-00.000.log`.
fn backup_name(path: &Path, now: jiff::Timestamp) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let end = path.extension().map(|end| format!(".{}", end.to_string_lossy())).unwrap_or_default();
    path.with_file_name(format!("{stem}-{}{end}", now.strftime("%Y-%m-%dT%H-%M-%S.%3f")))
}

/// Old files and their ages' ends, newest first.
fn backups(path: &Path) -> std::io::Result<Vec<(PathBuf, SystemTime)>> {
    let prefix = format!("{}-", path.file_stem().unwrap_or_default().to_string_lossy());
    let mut found = Vec::new();
    for entry in std::fs::read_dir(path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new(".")))? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if name.starts_with(&prefix) && entry.path().extension() == path.extension() {
            found.push((entry.path(), entry.metadata()?.modified()?));
        }
    }
    found.sort_by(|a, b| b.0.cmp(&a.0));
    Ok(found)
}

fn surplus(backups: &[(PathBuf, SystemTime)], limits: &Limits, now: SystemTime) -> Vec<PathBuf> {
    let too_many = |at: usize| limits.max_backups > 0 && at >= limits.max_backups;
    let too_old = |time: &SystemTime| {
        !limits.max_age.is_zero() && now.duration_since(*time).is_ok_and(|age| age > limits.max_age)
    };
    let old = backups.iter().enumerate().filter(|(at, (_, time))| too_many(*at) || too_old(time));
    old.map(|(_, (path, _))| path.clone()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_file_makes_room() {
        let folder = std::env::temp_dir().join(format!("audit-{}", std::process::id()));
        let path = folder.join("audit.log");
        let limits = Limits { max_size: 10, max_backups: 1, max_age: Duration::ZERO };
        let log = Log::open(path.to_str().unwrap(), limits).unwrap();
        log.write(b"12345678\n");
        log.write(b"abcdefgh\n");
        assert_eq!(std::fs::read(&path).unwrap(), b"abcdefgh\n");
        assert_eq!(backups(&path).unwrap().len(), 1);
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn old_files_go_by_number_and_age() {
        let now = SystemTime::now();
        let files: Vec<_> =
            (0..3).map(|n: u64| (PathBuf::from(n.to_string()), now - Duration::from_secs(n * 100))).collect();
        let limits = |max_backups, seconds| Limits { max_size: 0, max_backups, max_age: Duration::from_secs(seconds) };
        assert_eq!(surplus(&files, &limits(2, 0), now), [PathBuf::from("2")]);
        assert_eq!(surplus(&files, &limits(0, 50), now), [PathBuf::from("1"), PathBuf::from("2")]);
        assert!(surplus(&files, &limits(0, 0), now).is_empty());
    }
}
