//! The audit log that the flags ask for.
//!
//! Upstream followed: `apiserver/pkg/server/options/audit.go`.

use std::sync::Arc;
use std::time::Duration;

use apiserver::audit::AuditLog;
use apiserver::audit::log::{Limits, Log};
use apiserver::audit::policy::Policy;
use component_base::flags::FlagSet;

/// `None` without a policy or without a place to write to.
pub fn from_flags(flags: &FlagSet) -> Result<Option<Arc<AuditLog>>, String> {
    let (policy, path) = (flags.str("audit-policy-file"), flags.str("audit-log-path"));
    let policy = if policy.is_empty() { None } else { Some(load(policy)?) };
    if path.is_empty() {
        return Ok(None);
    }
    let Some(policy) = policy else {
        tracing::info!("No audit policy file provided, no events will be recorded for log backend");
        return Ok(None);
    };
    let count = |name: &str| u64::try_from(flags.i64(name)).unwrap_or(0);
    let limits = Limits {
        max_size: count("audit-log-maxsize") << 20,
        max_backups: usize::try_from(flags.i64("audit-log-maxbackup")).unwrap_or(0),
        max_age: Duration::from_secs(count("audit-log-maxage") * 86400),
    };
    Ok(Some(Arc::new(AuditLog::new(policy, Log::open(path, limits)?))))
}

fn load(path: &str) -> Result<Policy, String> {
    let bytes = std::fs::read(path).map_err(|error| {
        let why = match error.kind() {
            std::io::ErrorKind::NotFound => "no such file or directory".to_owned(),
            std::io::ErrorKind::PermissionDenied => "permission denied".to_owned(),
            _ => error.to_string(),
        };
        format!("loading audit policy file: failed to read file path \"{path}\": open {path}: {why}")
    })?;
    Policy::parse(&bytes).map_err(|why| format!("loading audit policy file: {why}: from file {path}"))
}
