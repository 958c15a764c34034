//! A client for each controller: under its own service account, with its own rate.
//!
//! With `--use-service-account-credentials` a controller acts as
//! `system:serviceaccount:kube-system:NAME`: the account is made when it is
//! missing, and its token asked for by TokenRequest and renewed before it expires.
//!
//! Upstream followed: controller-manager/pkg/clientbuilder.

use std::sync::Arc;
use std::time::{Duration, Instant};

use client::config::{AuthConfig, ConfigError, TokenSource};
use client::{Client, Config, WriteOptions, resources, user_agent};
use parking_lot::Mutex;
use serde_json::{Value, json};

/// Where the accounts live.
const NAMESPACE: &str = "kube-system";
/// `defaultExpirationSeconds` and `leewayPercent` of upstream's token source.
const EXPIRATION_SECONDS: u64 = 3600;
const LEEWAY_PERCENT: u64 = 20;

pub struct Clients {
    base: Config,
    root: Client,
    use_accounts: bool,
}

impl Clients {
    /// `base` is the process's own configuration.
    pub fn new(base: Config, use_accounts: bool) -> Result<Self, ConfigError> {
        let root = Client::new(base.clone())?;
        Ok(Clients { base, root, use_accounts })
    }

    /// The process's own identity.
    pub fn root(&self) -> &Client {
        &self.root
    }

    /// Upstream makes a controller's account when its client is made.
    pub async fn client(&self, name: &str) -> Result<Client, ConfigError> {
        self.client_times(name, 1.0, 1).await
    }

    /// The process's own identity under this name: shared informers and discovery,
    /// which no service account may read everything for.
    pub fn root_client(&self, name: &str) -> Result<Client, ConfigError> {
        let mut config = self.base.clone();
        config.user_agent = user_agent::with_part(&config.user_agent, name);
        Client::new(config)
    }

    /// A client with its rate multiplied, for the controllers that upstream allows more.
    pub async fn client_times(&self, name: &str, qps: f32, burst: u32) -> Result<Client, ConfigError> {
        if self.use_accounts {
            let known: Result<Option<client::PartialObject>, _> =
                self.root.get_opt(&resources::SERVICE_ACCOUNTS, NAMESPACE, name).await;
            let made = match known {
                Ok(Some(_)) => Ok(()),
                Ok(None) => make_account(&self.root, name).await,
                Err(error) => Err(error),
            };
            if let Err(error) = made {
                // The token request will say so again, and try again.
                tracing::warn!(account = name, %error, "Failed to create a controller's service account");
            }
        }
        let mut config = self.config(name);
        config.qps *= qps;
        config.burst *= burst;
        Client::new(config)
    }

    fn config(&self, name: &str) -> Config {
        let mut config = self.base.clone();
        if !self.use_accounts {
            config.user_agent = user_agent::with_part(&config.user_agent, name);
            return config;
        }
        let part = format!("system:serviceaccount:{NAMESPACE}:{name}");
        config.user_agent = user_agent::with_part(&config.user_agent, &part);
        config.tls.client = None;
        config.auth = AuthConfig::Dynamic(Arc::new(AccountToken {
            name: name.to_owned(),
            root: self.root.clone(),
            fetching: tokio::sync::Mutex::new(()),
            current: Mutex::new(None),
        }));
        config
    }
}

struct AccountToken {
    name: String,
    root: Client,
    /// One TokenRequest at a time.
    fetching: tokio::sync::Mutex<()>,
    current: Mutex<Option<(String, Instant)>>,
}

impl AccountToken {
    fn current(&self) -> Option<String> {
        let current = self.current.lock();
        current.as_ref().filter(|(_, until)| Instant::now() < *until).map(|(token, _)| token.clone())
    }

    async fn request(&self) -> Result<Value, client::Error> {
        let body = json!({
            "apiVersion": "authentication.k8s.io/v1",
            "kind": "TokenRequest",
            "spec": {"audiences": null, "expirationSeconds": EXPIRATION_SECONDS, "boundObjectRef": null},
        });
        let options = WriteOptions::default();
        self.root
            .create_subresource(&resources::SERVICE_ACCOUNTS, NAMESPACE, &self.name, "token", &body, &options)
            .await
    }
}

#[async_trait::async_trait]
impl TokenSource for AccountToken {
    async fn token(&self) -> Result<String, String> {
        if let Some(token) = self.current() {
            return Ok(token);
        }
        let _one = self.fetching.lock().await;
        if let Some(token) = self.current() {
            return Ok(token);
        }
        let mut answer = self.request().await;
        if answer.as_ref().is_err_and(client::Error::is_not_found) {
            make_account(&self.root, &self.name).await.map_err(|e| e.to_string())?;
            answer = self.request().await;
        }
        let answer = answer.map_err(|e| format!("failed to get token for {NAMESPACE}/{}: {e}", self.name))?;
        let token = answer["status"]["token"].as_str().ok_or("the server's TokenRequest holds no token")?.to_owned();
        let good_for = Duration::from_secs(EXPIRATION_SECONDS * (100 - LEEWAY_PERCENT) / 100);
        *self.current.lock() = Some((token.clone(), Instant::now() + good_for));
        Ok(token)
    }

    fn refused(&self, token: &str) {
        let mut current = self.current.lock();
        if current.as_ref().is_some_and(|(held, _)| held == token) {
            *current = None;
        }
    }
}

async fn make_account(root: &Client, name: &str) -> Result<(), client::Error> {
    let account = json!({
        "apiVersion": "v1",
        "kind": "ServiceAccount",
        "metadata": {"name": name, "namespace": NAMESPACE},
    });
    let options = WriteOptions::default();
    match root.create::<Value>(&resources::SERVICE_ACCOUNTS, NAMESPACE, &account, &options).await {
        Err(error) if error.is_namespace_missing() => {
            let namespace = json!({"apiVersion": "v1", "kind": "Namespace", "metadata": {"name": NAMESPACE}});
            match root.create::<Value>(&resources::NAMESPACES, "", &namespace, &options).await {
                Err(error) if !error.is_already_exists() => return Err(error),
                _ => {}
            }
            root.create::<Value>(&resources::SERVICE_ACCOUNTS, NAMESPACE, &account, &options).await.map(|_| ())
        }
        Err(error) if error.is_already_exists() => Ok(()),
        other => other.map(|_| ()),
    }
}

/// What only this file asks of an error.
trait NamespaceMissing {
    fn is_namespace_missing(&self) -> bool;
}

impl NamespaceMissing for client::Error {
    fn is_namespace_missing(&self) -> bool {
        let details = self.status().and_then(|s| s.details.as_ref());
        self.is_not_found() && details.is_some_and(|d| d.kind == "namespaces")
    }
}
