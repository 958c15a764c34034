//! token-cleaner-controller: deletes bootstrap tokens whose time is over.
//!
//! Watches Secrets of type bootstrap.kubernetes.io/token in kube-system.
//! Upstream followed: pkg/controller/bootstrap/tokencleaner.go.

mod decide;

use client::{DeleteOptions, resources};
use informers::{Event, Key, Object, Selection};
use reconciler::{Next, Queue, Runner, SyncError};

use crate::Context;
pub use decide::TokenSecret;
use decide::Verdict;

const NAMESPACE: &str = "kube-system";
/// `bootstrapapi.SecretTypeBootstrapToken`.
pub const TOKEN_TYPE: &str = "bootstrap.kubernetes.io/token";

/// Bootstrap tokens, shared with the signer.
pub fn selection() -> Selection {
    Selection { namespace: NAMESPACE.into(), field_selector: format!("type={TOKEN_TYPE}"), ..Default::default() }
}

pub async fn run(context: Context) -> Result<(), SyncError> {
    let client = context.client("token-cleaner").await?;
    let secrets = context.factory.informer_with::<TokenSecret>(&resources::SECRETS, selection());
    let queue: Queue<Key> = Queue::new("token_cleaner");
    secrets.add_handler({
        let queue = queue.clone();
        move |event| {
            if !matches!(event, Event::Deleted { .. }) {
                queue.add(event.object().key());
            }
        }
    });
    context.synced().await;
    let clock = context.clock.clone();
    let sync = move |key: Key| {
        let (client, secrets, clock) = (client.clone(), secrets.clone(), clock.clone());
        async move {
            let Some(secret) = secrets.get_key(&key) else { return Ok(Next::Done) };
            match decide::decide(&secret, clock.now()) {
                Verdict::Keep => Ok(Next::Done),
                Verdict::Wait(wait) => Ok(Next::After(wait)),
                Verdict::Delete => {
                    tracing::info!(secret = %key, "Deleting expired secret");
                    let options = DeleteOptions::uid(&secret.metadata.uid);
                    match client.delete(&resources::SECRETS, &key.namespace, &key.name, &options).await {
                        Err(error) if error.is_conflict() || error.is_not_found() => Ok(Next::Done),
                        other => other.map(|_| Next::Done).map_err(SyncError::from),
                    }
                }
            }
        }
    };
    Runner::new("token-cleaner-controller", 10).run(queue, context.shutdown.clone(), sync).await;
    Ok(())
}
