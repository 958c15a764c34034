//! What a controller is given.

use std::sync::Arc;

use client::Client;
use informers::Factory;
use reconciler::{Clock, EventRecorder, SyncError};
use tokio_util::sync::CancellationToken;

use crate::clients::Clients;
use crate::config::Config;
use crate::discovery::Discovery;

/// Cheap to clone.
#[derive(Clone)]
pub struct Context {
    pub config: Arc<Config>,
    pub clients: Arc<Clients>,
    /// Shared informers of the process.
    pub factory: Factory,
    /// What the server serves, kept current.
    pub discovery: Arc<Discovery>,
    pub clock: Arc<dyn Clock>,
    pub shutdown: CancellationToken,
}

impl Context {
    /// A client of the controller's own: its service account's identity when
    /// `--use-service-account-credentials` is set, its own rate limit in any case.
    pub async fn client(&self, name: &str) -> Result<Client, SyncError> {
        self.clients.client(name).await.map_err(SyncError::from)
    }

    /// A core/v1 event recorder, which is what upstream's controllers use.
    pub fn recorder(&self, client: &Client, component: &str) -> EventRecorder {
        EventRecorder::core(client.clone(), component, "", self.shutdown.clone())
    }

    /// Waits until all informers that were made so far hold the state. Make yours first.
    pub async fn synced(&self) {
        self.factory.wait_for_sync().await;
    }

    pub fn now(&self) -> jiff::Timestamp {
        self.clock.now()
    }
}
