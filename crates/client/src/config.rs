//! What a client needs to know about its server and itself: upstream's `rest.Config`.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use crate::auth::ExecConfig;
use crate::user_agent;

/// Where a service account's credentials are mounted.
const SERVICE_ACCOUNT_DIR: &str = "/var/run/secrets/kubernetes.io/serviceaccount";

/// client-go's defaults when a component sets none.
pub const DEFAULT_QPS: f32 = 5.0;
pub const DEFAULT_BURST: u32 = 10;

#[derive(Debug, Clone, thiserror::Error)]
#[error("{0}")]
pub struct ConfigError(pub String);

impl ConfigError {
    pub fn new(text: impl Into<String>) -> Self {
        ConfigError(text.into())
    }
}

#[derive(Debug, Clone)]
pub struct Config {
    /// `https://host:port`, optionally with a path prefix. `http://` is allowed and gives no credentials away.
    pub host: String,
    pub tls: TlsConfig,
    pub auth: AuthConfig,
    /// Impersonation; empty for none.
    pub impersonate: Impersonation,
    /// Requests per second; 0 takes [`DEFAULT_QPS`], negative is no limit.
    pub qps: f32,
    /// 0 takes [`DEFAULT_BURST`].
    pub burst: u32,
    pub user_agent: String,
    /// Upper limit of one whole request, also told to the server as `timeout=`. None: no limit.
    pub timeout: Option<Duration>,
    /// Namespace of the context or of the pod; `default` when none is set.
    pub namespace: String,
    pub proxy_url: Option<String>,
}

#[derive(Debug, Clone, Default)]
pub struct TlsConfig {
    /// Name to verify and to send as SNI in place of the host's.
    pub server_name: Option<String>,
    pub insecure_skip_verify: bool,
    pub ca: Option<Source>,
    pub client: Option<ClientCert>,
}

/// PEM bytes at hand or in a file that is read anew for each connection.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Source {
    Inline(Vec<u8>),
    File(PathBuf),
}

#[derive(Clone)]
pub enum ClientCert {
    /// Key and certificate each inline or in a file. Files are watched as
    /// upstream does: looked at every 5 minutes, connections closed on change.
    Pem { cert: Source, key: Source },
    /// Asked at each new connection: (certificate PEM, key PEM), or nothing while
    /// there is none. Who changes it calls `Client::close_connections`.
    Dynamic(Arc<dyn Fn() -> Option<(Vec<u8>, Vec<u8>)> + Send + Sync>),
}

impl std::fmt::Debug for ClientCert {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            ClientCert::Pem { .. } => "ClientCert::Pem",
            ClientCert::Dynamic(_) => "ClientCert::Dynamic",
        })
    }
}

#[derive(Clone, Default)]
pub enum AuthConfig {
    #[default]
    None,
    Token(String),
    /// Read anew when older than a minute and after a 401.
    TokenFile(PathBuf),
    Basic {
        username: String,
        password: String,
    },
    /// A credential plugin.
    Exec(Box<ExecConfig>),
    /// Asked before each request (it must cache by itself); `stale` after a 401.
    Dynamic(Arc<dyn TokenSource>),
}

/// A source of bearer tokens, for example TokenRequest for a controller's service account.
#[async_trait::async_trait]
pub trait TokenSource: Send + Sync {
    /// The token to send, fetched or renewed if needed.
    async fn token(&self) -> Result<String, String>;
    /// The server refused `token`.
    fn refused(&self, token: &str);
}

impl std::fmt::Debug for AuthConfig {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            AuthConfig::None => "None",
            AuthConfig::Token(_) => "Token",
            AuthConfig::TokenFile(_) => "TokenFile",
            AuthConfig::Basic { .. } => "Basic",
            AuthConfig::Exec(_) => "Exec",
            AuthConfig::Dynamic(_) => "Dynamic",
        })
    }
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Impersonation {
    pub user: String,
    pub uid: String,
    pub groups: Vec<String>,
    pub extra: Vec<(String, String)>,
}

impl Config {
    /// No credentials, client-go's rate.
    pub fn new(host: impl Into<String>) -> Self {
        Config {
            host: host.into(),
            tls: TlsConfig::default(),
            auth: AuthConfig::None,
            impersonate: Impersonation::default(),
            qps: 0.0,
            burst: 0,
            user_agent: user_agent::of_program(),
            timeout: None,
            namespace: "default".to_owned(),
            proxy_url: None,
        }
    }

    /// A pod's own configuration, from its environment and mounted token.
    pub fn in_cluster() -> Result<Self, ConfigError> {
        let get = |name: &str| std::env::var(name).ok().filter(|v| !v.is_empty());
        let (Some(host), Some(port)) = (get("KUBERNETES_SERVICE_HOST"), get("KUBERNETES_SERVICE_PORT")) else {
            return Err(ConfigError::new(
                "unable to load in-cluster configuration, KUBERNETES_SERVICE_HOST and KUBERNETES_SERVICE_PORT must be defined",
            ));
        };
        let dir = Path::new(SERVICE_ACCOUNT_DIR);
        let token = dir.join("token");
        std::fs::metadata(&token).map_err(|e| {
            ConfigError::new(format!("open {}: {}", token.display(), crate::error::Cause::from_io(&e, "")))
        })?;
        let host = if host.contains(':') { format!("[{host}]") } else { host };
        let mut config = Config::new(format!("https://{host}:{port}"));
        config.tls.ca = Some(Source::File(dir.join("ca.crt")));
        config.auth = AuthConfig::TokenFile(token);
        if let Ok(namespace) = std::fs::read_to_string(dir.join("namespace")) {
            config.namespace = namespace.trim().to_owned();
        }
        Ok(config)
    }

    /// From a kubeconfig file, or in-cluster when `kubeconfig` is empty; `master`
    /// overrides the server when not empty. As client-go's `BuildConfigFromFlags`.
    pub fn from_flags(master: &str, kubeconfig: &str) -> Result<Self, ConfigError> {
        let mut config = if kubeconfig.is_empty() {
            if master.is_empty() { Self::in_cluster()? } else { Config::new(master) }
        } else {
            crate::Kubeconfig::load(Path::new(kubeconfig))?.config("")?
        };
        if !master.is_empty() {
            config.host = master.to_owned();
        }
        Ok(config)
    }

    /// The same server and credentials under the agent `name/v… (…)`, rate `qps` and `burst`.
    pub fn with_component(mut self, name: &str, qps: f32, burst: u32) -> Self {
        self.user_agent = user_agent::user_agent(name);
        self.qps = qps;
        self.burst = burst;
        self
    }

    /// Server and trust only, without anybody's credentials (client-go's `AnonymousClientConfig`).
    pub fn anonymous(&self) -> Self {
        let mut config = self.clone();
        config.tls.client = None;
        config.auth = AuthConfig::None;
        config.impersonate = Impersonation::default();
        config
    }
}

impl Source {
    /// The bytes now. The error reads `open /path: no such file or directory`.
    pub fn read(&self) -> Result<Vec<u8>, String> {
        match self {
            Source::Inline(bytes) => Ok(bytes.clone()),
            Source::File(path) => std::fs::read(path)
                .map_err(|e| format!("open {}: {}", path.display(), crate::error::Cause::from_io(&e, ""))),
        }
    }
}
