//! One file a row. Each prints one JSON object: what was done, how fast per
//! server CPU second and per second, and where two servers must agree a proof.

pub mod churn;
pub mod fill;
pub mod hollow;
pub mod idle;
pub mod nodes;
pub mod read;
pub mod scheduler;
pub mod start;
pub mod watch;
pub mod write;

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use anyhow::bail;
use client::resources::{NAMESPACES, SERVICE_ACCOUNTS};
use client::{Client, Config};
use serde_json::{Value, json};

use crate::measure::{Latencies, Process};
use crate::wire::{Call, Wire};

/// What every row is given.
pub struct Bench {
    pub config: Config,
    pub namespace: String,
    pub processes: Vec<Process>,
    pub conns: usize,
    pub streams: usize,
}

impl Bench {
    /// A client without a rate limit, for rows whose load is not the measure.
    pub fn client(&self) -> anyhow::Result<Client> {
        Ok(Client::new(self.config.clone().with_component("kbench", -1.0, 0))?)
    }

    pub async fn wires(&self) -> anyhow::Result<Vec<Wire>> {
        Wire::connect_many(&self.config, self.conns).await
    }

    pub fn pods(&self) -> String {
        format!("/api/v1/namespaces/{}/pods", self.namespace)
    }

    /// The namespace and its service account, without which pods are refused:
    /// made when they are not there, for there may be no controller that does.
    pub async fn ensure_namespace(&self) -> anyhow::Result<()> {
        let client = self.client()?;
        let namespace = json!({"apiVersion": "v1", "kind": "Namespace", "metadata": {"name": self.namespace}});
        let account = json!({"apiVersion": "v1", "kind": "ServiceAccount", "metadata": {"name": "default"}});
        for (resource, space, object) in
            [(&NAMESPACES, "", namespace), (&SERVICE_ACCOUNTS, self.namespace.as_str(), account)]
        {
            match client.create::<Value>(resource, space, &object, &Default::default()).await {
                Err(error) if !error.is_already_exists() => bail!("{resource} in {space}: {error}"),
                _ => {}
            }
        }
        Ok(())
    }
}

/// Sends `count` calls, `conns` × `streams` at a time. The first answer that is not 2xx ends it.
pub async fn run_all(
    bench: &Bench,
    count: usize,
    make: impl Fn(usize) -> Call + Send + Sync + 'static,
) -> anyhow::Result<Latencies> {
    let next = Arc::new(AtomicUsize::new(0));
    let make = Arc::new(make);
    let mut tasks = tokio::task::JoinSet::new();
    for wire in bench.wires().await? {
        for _ in 0..bench.streams {
            let (wire, next, make) = (wire.clone(), next.clone(), make.clone());
            tasks.spawn(async move {
                let mut latencies = Latencies::default();
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    if index >= count {
                        return anyhow::Ok(latencies);
                    }
                    let call = make(index);
                    let started = Instant::now();
                    wire.fetch(&call).await?;
                    latencies.add(started.elapsed());
                }
            });
        }
    }
    let mut all = Latencies::default();
    while let Some(done) = tasks.join_next().await {
        all.merge(done??);
    }
    Ok(all)
}
