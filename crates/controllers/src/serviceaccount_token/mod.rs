//! serviceaccount-token-controller: fills Secrets of type
//! kubernetes.io/service-account-token with a token, the root certificate and the
//! namespace, and deletes those whose account is gone.
//!
//! Watches service accounts and those Secrets; key: Secret. Starts before all
//! other controllers and acts as the process itself, as upstream's does.
//! Upstream followed: pkg/controller/serviceaccount/tokens_controller.go.

mod decide;

use std::sync::Arc;

use client::{Client, DeleteOptions, WriteOptions, resources};
use informers::{Event, Informer, Key, Object, Selection};
use pki::{PrivateKey, TokenSigner};
use reconciler::{Next, Queue, Runner, SyncError};
use serde_json::Value;

use crate::Context;
use crate::types::ServiceAccount;
use decide::{ACCOUNT_NAME, TOKEN_TYPE, TokenSecret, Verdict};

/// The issuer of tokens in Secrets.
const LEGACY_ISSUER: &str = "kubernetes/serviceaccount";

pub async fn run(context: Context) -> Result<(), SyncError> {
    let path = &context.config.service_account_private_key_file;
    if path.is_empty() {
        tracing::warn!("Controller is disabled because there is no private key: serviceaccount-token-controller");
        return Ok(());
    }
    let signer = signer(path).map_err(SyncError::new)?;
    let root_ca = crate::root_ca_publisher::root_ca(&context)?;
    let client = context.clients.root_client("tokens-controller")?;
    let accounts = context.factory.informer::<ServiceAccount>(&resources::SERVICE_ACCOUNTS);
    let selection = Selection::fields(format!("type={TOKEN_TYPE}"));
    let secrets = context.factory.informer_with::<TokenSecret>(&resources::SECRETS, selection);
    secrets.add_index("account", |secret| {
        let name = secret.metadata.annotations.get(ACCOUNT_NAME);
        name.map(|name| format!("{}/{name}", secret.metadata.namespace)).into_iter().collect()
    });
    let queue: Queue<Key> = Queue::new("serviceaccount_tokens_secret");
    secrets.add_handler({
        let queue = queue.clone();
        move |event| {
            if !matches!(event, Event::Deleted { .. }) {
                queue.add(event.key());
            }
        }
    });
    accounts.add_handler({
        let (queue, secrets) = (queue.clone(), secrets.clone());
        move |event| {
            for secret in secrets.by_index("account", &event.key().to_string()) {
                queue.add(secret.key());
            }
        }
    });
    context.synced().await;
    let tokens = Arc::new(Tokens { client, signer, root_ca, accounts, secrets });
    let sync = move |key: Key| {
        let tokens = tokens.clone();
        async move { tokens.sync(&key).await }
    };
    let workers = context.config.concurrent("serviceaccount-token");
    Runner::new("serviceaccount-token-controller", workers).run(queue, context.shutdown.clone(), sync).await;
    Ok(())
}

fn signer(path: &str) -> Result<TokenSigner, String> {
    let text = std::fs::read_to_string(path).map_err(|e| {
        format!(
            "error reading key for service account token controller: open {path}: {}",
            client::error::Cause::from_io(&e, "")
        )
    })?;
    let key = PrivateKey::from_pem(&text)
        .map_err(|e| format!("error reading key for service account token controller: {e}"))?;
    TokenSigner::new(LEGACY_ISSUER, key).map_err(|e| e.to_string())
}

struct Tokens {
    client: Client,
    signer: TokenSigner,
    root_ca: String,
    accounts: Informer<ServiceAccount>,
    secrets: Informer<TokenSecret>,
}

impl Tokens {
    async fn sync(&self, key: &Key) -> Result<Next, SyncError> {
        let Some(secret) = self.secrets.get_key(key) else { return Ok(Next::Done) };
        let name = secret.metadata.annotations.get(ACCOUNT_NAME).cloned().unwrap_or_default();
        let mut account = self.accounts.get(&key.namespace, &name);
        if decide::decide(&secret, account.as_deref(), &self.root_ca) == Verdict::Delete {
            // The store may lag behind: only the server's word deletes a credential.
            account = self
                .client
                .get_opt::<ServiceAccount>(&resources::SERVICE_ACCOUNTS, &key.namespace, &name)
                .await?
                .map(Arc::new);
        }
        match decide::decide(&secret, account.as_deref(), &self.root_ca) {
            Verdict::Nothing => Ok(Next::Done),
            Verdict::Delete => {
                let options = DeleteOptions::uid(&secret.metadata.uid);
                match self.client.delete(&resources::SECRETS, &key.namespace, &key.name, &options).await {
                    Err(error) if error.is_not_found() || error.is_conflict() => Ok(Next::Done),
                    other => other.map(|_| Next::Done).map_err(SyncError::from),
                }
            }
            Verdict::Fill => {
                let Some(account) = account else { return Ok(Next::Done) };
                let whole = self.client.get_opt::<Value>(&resources::SECRETS, &key.namespace, &key.name).await?;
                let Some(mut whole) = whole.filter(|s| s["metadata"]["uid"] == secret.metadata.uid.as_str()) else {
                    return Ok(Next::Done);
                };
                let token = self
                    .signer
                    .sign(&decide::claims(&account, &key.name))
                    .map_err(|e| SyncError::new(format!("error generating token: {e}")))?;
                decide::fill(&mut whole, &account, &token, &self.root_ca);
                let options = WriteOptions::default();
                match self
                    .client
                    .update::<Value>(&resources::SECRETS, &key.namespace, &key.name, &whole, &options)
                    .await
                {
                    // The change that conflicts comes through the watch.
                    Err(error) if error.is_conflict() || error.is_not_found() => Ok(Next::Done),
                    other => other.map(|_| Next::Done).map_err(SyncError::from),
                }
            }
        }
    }
}
