//! The `Authorization` header: static tokens, token files, credential plugins.
//!
//! A token file is read again after a minute (a bound token's file is replaced by
//! the kubelet well before the old one expires) and at once after a 401.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use base64::Engine;
use parking_lot::Mutex;
use serde::Deserialize;

use crate::config::AuthConfig;
use crate::error::{Cause, CauseKind};

/// client-go's `cachingTokenSource`: period 1 minute less 10 s leeway.
const TOKEN_FILE_PERIOD: Duration = Duration::from_secs(50);
/// A credential plugin that says nothing for so long is ended.
const EXEC_TIMEOUT: Duration = Duration::from_secs(60);

/// `user.exec` of a kubeconfig.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ExecConfig {
    pub command: String,
    pub args: Vec<String>,
    pub env: Vec<(String, String)>,
    pub api_version: String,
    pub install_hint: String,
    pub provide_cluster_info: bool,
}

/// Credentials of one client, with their cache.
pub struct Authenticator {
    config: AuthConfig,
    cache: Mutex<Option<Cached>>,
}

struct Cached {
    token: String,
    until: Option<Instant>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct ExecCredential {
    #[serde(default)]
    status: Option<ExecStatus>,
}

#[derive(Deserialize, Default)]
#[serde(rename_all = "camelCase", default)]
struct ExecStatus {
    token: String,
    expiration_timestamp: Option<String>,
}

impl Authenticator {
    pub fn new(config: AuthConfig) -> Self {
        Authenticator { config, cache: Mutex::new(None) }
    }

    /// The header's value, if there are credentials.
    pub async fn header(&self) -> Result<Option<String>, Cause> {
        let failed = |text: String| Cause::new(CauseKind::Credentials, text);
        match &self.config {
            AuthConfig::None => Ok(None),
            AuthConfig::Token(token) => Ok(Some(format!("Bearer {token}"))),
            AuthConfig::Basic { username, password } => Ok(Some(format!(
                "Basic {}",
                base64::engine::general_purpose::STANDARD.encode(format!("{username}:{password}"))
            ))),
            AuthConfig::Dynamic(source) => Ok(Some(format!("Bearer {}", source.token().await.map_err(failed)?))),
            AuthConfig::TokenFile(path) => {
                if let Some(token) = self.cached() {
                    return Ok(Some(format!("Bearer {token}")));
                }
                let token = read_token(path).map_err(failed)?;
                self.remember(&token, Some(Instant::now() + TOKEN_FILE_PERIOD));
                Ok(Some(format!("Bearer {token}")))
            }
            AuthConfig::Exec(exec) => {
                if let Some(token) = self.cached() {
                    return Ok(Some(format!("Bearer {token}")));
                }
                let (token, until) = run_plugin(exec).await.map_err(failed)?;
                self.remember(&token, until);
                Ok(Some(format!("Bearer {token}")))
            }
        }
    }

    /// The server answered 401 to `header`: a newer credential is looked for next time.
    pub fn refused(&self, header: &str) {
        if let AuthConfig::Dynamic(source) = &self.config {
            source.refused(header.strip_prefix("Bearer ").unwrap_or(header));
        }
        let mut cache = self.cache.lock();
        if cache.as_ref().is_some_and(|c| header.strip_prefix("Bearer ") == Some(&c.token)) {
            *cache = None;
        }
    }

    /// Whether a 401 may be mended by asking for the credential again.
    pub fn can_refresh(&self) -> bool {
        matches!(self.config, AuthConfig::TokenFile(_) | AuthConfig::Exec(_) | AuthConfig::Dynamic(_))
    }

    fn cached(&self) -> Option<String> {
        let cache = self.cache.lock();
        cache.as_ref().filter(|c| c.until.is_none_or(|until| Instant::now() < until)).map(|c| c.token.clone())
    }
    fn remember(&self, token: &str, until: Option<Instant>) {
        *self.cache.lock() = Some(Cached { token: token.to_owned(), until });
    }
}

fn read_token(path: &PathBuf) -> Result<String, String> {
    let text = std::fs::read_to_string(path).map_err(|e| {
        let cause = Cause::from_io(&e, "");
        format!("failed to read token file \"{0}\": open {0}: {cause}", path.display())
    })?;
    let token = text.trim();
    if token.is_empty() {
        return Err(format!("read empty token from file \"{}\"", path.display()));
    }
    Ok(token.to_owned())
}

/// Runs a client.authentication.k8s.io plugin and reads its `ExecCredential`.
async fn run_plugin(exec: &ExecConfig) -> Result<(String, Option<Instant>), String> {
    let info = serde_json::json!({
        "kind": "ExecCredential",
        "apiVersion": exec.api_version,
        "spec": {"interactive": false},
    });
    let mut command = tokio::process::Command::new(&exec.command);
    command
        .args(&exec.args)
        .envs(exec.env.iter().cloned())
        .env("KUBERNETES_EXEC_INFO", info.to_string())
        .stdin(std::process::Stdio::null())
        .stderr(std::process::Stdio::inherit())
        .kill_on_drop(true);
    let output = match tokio::time::timeout(EXEC_TIMEOUT, command.output()).await {
        Ok(output) => output,
        Err(_) => return Err(format!("getting credentials: exec: executable {} timed out", exec.command)),
    };
    let output = output.map_err(|e| match e.kind() {
        std::io::ErrorKind::NotFound => {
            let hint = if exec.install_hint.is_empty() {
                String::new()
            } else {
                format!("\n\nIt looks like you are trying to use a client-go credential plugin that is not installed.\n\n{}", exec.install_hint)
            };
            format!("getting credentials: exec: executable {} not found{hint}", exec.command)
        }
        _ => format!("getting credentials: exec: {e}"),
    })?;
    if !output.status.success() {
        let code = output.status.code().unwrap_or(-1);
        return Err(format!("getting credentials: exec: executable {} failed with exit code {code}", exec.command));
    }
    let credential: ExecCredential =
        serde_json::from_slice(&output.stdout).map_err(|e| format!("getting credentials: decoding stdout: {e}"))?;
    let status = credential.status.ok_or("getting credentials: exec plugin didn't return a status field")?;
    if status.token.is_empty() {
        return Err("getting credentials: exec plugin didn't return a token or cert/key pair".to_owned());
    }
    let until = status.expiration_timestamp.and_then(|text| {
        let at: jiff::Timestamp = text.parse().ok()?;
        let left = at.duration_since(jiff::Timestamp::now());
        Some(Instant::now() + Duration::try_from(left).unwrap_or_default())
    });
    Ok((status.token, until))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_refused_token_is_read_again() {
        let dir = std::env::temp_dir().join(format!("client-auth-{}", std::process::id()));
        std::fs::create_dir_all(&dir).unwrap();
        let path = dir.join("token");
        std::fs::write(&path, "one\n").unwrap();
        let auth = Authenticator::new(AuthConfig::TokenFile(path.clone()));
        assert_eq!(auth.header().await.unwrap().unwrap(), "Bearer one");
        std::fs::write(&path, "two").unwrap();
        assert_eq!(auth.header().await.unwrap().unwrap(), "Bearer one", "still cached");
        auth.refused("Bearer one");
        assert_eq!(auth.header().await.unwrap().unwrap(), "Bearer two");
        std::fs::remove_dir_all(&dir).unwrap();
        auth.refused("Bearer two");
        let text = auth.header().await.unwrap_err().text;
        assert!(text.ends_with("token: no such file or directory"), "{text}");
    }
}
