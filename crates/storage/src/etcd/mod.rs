//! [`Store`] on etcd 3.4 to 3.7.
//!
//! Facts the code rests on:
//! - The default gRPC decode limit of 4 MiB fails a range with `OutOfRange`, the
//!   very code of a compacted revision: the limit is lifted, and compaction is
//!   told by its text.
//! - A connection heals by itself, a watch does not: see [`watch`].
//! - A write whose connection broke may have happened; it is not repeated here.
//! - Keep-alive pings find a dead peer (30 s + 10 s as upstream); without them a
//!   watch would hang for ever.
//!
//! Upstream followed: `apiserver/pkg/storage/etcd3/{store,compact,lease_manager}.go`,
//! `storagebackend/factory/etcd3.go`, `etcd/client/v3/retry_interceptor.go`.

mod compact;
mod error;
mod lease;
mod watch;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use async_trait::async_trait;
use bytes::Bytes;
use etcd_client::{
    Certificate, Client, Compare, CompareOp, ConnectOptions, DeleteOptions, GetOptions, Identity, PutOptions,
    TlsOptions, Txn, TxnOp, TxnOpResponse,
};
use parking_lot::Mutex;
use tokio::sync::oneshot;
use tokio_util::sync::{CancellationToken, DropGuard};

use crate::error::StorageError;
use crate::store::{
    Consistency, GetResult, KeyValue, ListOptions, ListPage, Result, Store, StoreWatch, Swap, WatchOptions, prefix_end,
};
use error::{convert, is_unavailable};
use lease::LeaseManager;

const KEEPALIVE_TIME: Duration = Duration::from_secs(30);
const KEEPALIVE_TIMEOUT: Duration = Duration::from_secs(10);
/// Bounds both one connection attempt and the wait of [`EtcdStore::connect`].
pub const DIAL_TIMEOUT: Duration = Duration::from_secs(20);
/// Reads that found no server are repeated this often, 25 ms apart, as the Go
/// client does.
const READ_RETRIES: u32 = 100;
const READ_RETRY_WAIT: Duration = Duration::from_millis(25);

/// What the `--etcd-*` flags say.
#[derive(Debug, Clone)]
pub struct EtcdConfig {
    /// `--etcd-servers`; URLs.
    pub servers: Vec<String>,
    /// `--etcd-prefix`; only the health check's key depends on it here.
    pub prefix: String,
    pub ca_file: Option<PathBuf>,
    pub cert_file: Option<PathBuf>,
    pub key_file: Option<PathBuf>,
    /// `--etcd-compaction-interval`; zero switches compaction off.
    pub compaction_interval: Duration,
    /// `--lease-reuse-duration-seconds`.
    pub lease_reuse_duration_seconds: u64,
    /// `--etcd-healthcheck-timeout`.
    pub healthcheck_timeout: Duration,
}

impl Default for EtcdConfig {
    fn default() -> Self {
        EtcdConfig {
            servers: vec!["http://127.0.0.1:2379".into()],
            prefix: "/registry".into(),
            ca_file: None,
            cert_file: None,
            key_file: None,
            compaction_interval: Duration::from_secs(300),
            lease_reuse_duration_seconds: 60,
            healthcheck_timeout: Duration::from_secs(2),
        }
    }
}

pub struct EtcdStore {
    client: Client,
    /// A connection of their own for watches: their frames do not wait behind a
    /// large list's, and only they ask for a leader.
    watch_client: Client,
    config: EtcdConfig,
    leases: LeaseManager,
    supports_progress: Arc<AtomicBool>,
    compact_revision: Arc<AtomicU64>,
    revision_waiters: Arc<Mutex<RevisionWaiters>>,
    stop: CancellationToken,
    _stop_guard: DropGuard,
}

#[derive(Default)]
struct RevisionWaiters {
    running: bool,
    waiting: Vec<oneshot::Sender<Result<u64>>>,
}

impl EtcdStore {
    /// Connects and waits until a server answers, at most [`DIAL_TIMEOUT`].
    /// Starts the compactor.
    pub async fn connect(config: EtcdConfig) -> Result<Arc<Self>> {
        let options = ConnectOptions::new()
            .with_keep_alive(KEEPALIVE_TIME, KEEPALIVE_TIMEOUT)
            .with_keep_alive_while_idle(false)
            .with_connect_timeout(DIAL_TIMEOUT);
        let options = match tls(&config)? {
            Some(tls) => options.with_tls(tls),
            None => options,
        };
        let client = Client::connect(&config.servers, Some(options.clone())).await.map_err(convert)?;
        let watch_client =
            Client::connect(&config.servers, Some(options.clone().with_require_leader(true))).await.map_err(convert)?;
        let stop = CancellationToken::new();
        let store = Arc::new(EtcdStore {
            leases: LeaseManager::new(client.clone(), config.lease_reuse_duration_seconds),
            client,
            watch_client,
            supports_progress: Arc::new(AtomicBool::new(false)),
            compact_revision: Arc::new(AtomicU64::new(0)),
            revision_waiters: Arc::default(),
            _stop_guard: stop.clone().drop_guard(),
            stop,
            config,
        });
        store.wait_until_ready().await?;
        store.check_features(options).await;
        compact::start(
            store.client.clone(),
            store.watch_client.clone(),
            store.config.compaction_interval,
            store.compact_revision.clone(),
            store.stop.clone(),
        );
        Ok(store)
    }

    async fn wait_until_ready(&self) -> Result<()> {
        let key = self.health_key();
        let ready = async {
            let mut wait = Duration::from_millis(20);
            loop {
                match self.client.kv_client().get(key.as_str(), None).await {
                    Ok(_) => return,
                    Err(error) => tracing::debug!(error = %convert(error), "etcd is not ready"),
                }
                tokio::time::sleep(wait).await;
                wait = (wait * 2).min(Duration::from_secs(1));
            }
        };
        tokio::time::timeout(DIAL_TIMEOUT, ready)
            .await
            .map_err(|_| StorageError::Etcd("etcd grpc connection not ready: context deadline exceeded".into()))
    }

    /// Progress requests are trusted when every endpoint's version has them right.
    async fn check_features(&self, options: ConnectOptions) {
        let mut supported = true;
        for server in &self.config.servers {
            let status = async {
                let mut client = Client::connect([server], Some(options.clone())).await?;
                client.status().await
            };
            match tokio::time::timeout(self.config.healthcheck_timeout, status).await {
                Ok(Ok(status)) => {
                    let known = progress_is_right(status.version());
                    tracing::debug!(server, version = status.version(), progress = known, "etcd version");
                    supported &= known;
                }
                // A member that is down now is taken to be of its peers' version.
                Ok(Err(error)) => tracing::warn!(server, error = %error, "etcd version is unknown"),
                Err(_) => tracing::warn!(server, error = "timeout", "etcd version is unknown"),
            }
        }
        self.supports_progress.store(supported, Ordering::Relaxed);
    }

    fn health_key(&self) -> String {
        format!("/{}/health", self.config.prefix.trim_matches('/'))
    }

    /// A read, repeated while no server is there.
    async fn read(&self, key: &[u8], options: GetOptions) -> Result<etcd_client::GetResponse> {
        let mut tries = 0;
        loop {
            let mut kv = self.client.kv_client().max_decoding_message_size(usize::MAX);
            match kv.get(key, Some(options.clone())).await {
                Ok(response) => return Ok(response),
                Err(error) if tries < READ_RETRIES && is_unavailable(&error) => {
                    tries += 1;
                    tokio::time::sleep(READ_RETRY_WAIT).await;
                }
                Err(error) => return Err(convert(error)),
            }
        }
    }

    async fn txn(&self, txn: Txn) -> Result<etcd_client::TxnResponse> {
        let mut kv =
            self.client.kv_client().max_decoding_message_size(usize::MAX).max_encoding_message_size(usize::MAX);
        kv.txn(txn).await.map_err(convert)
    }

    async fn put_options(&self, ttl_seconds: u64) -> Result<Option<PutOptions>> {
        if ttl_seconds == 0 {
            return Ok(None);
        }
        let lease = self.leases.lease(ttl_seconds).await?;
        Ok(Some(PutOptions::new().with_lease(lease)))
    }
}

fn tls(config: &EtcdConfig) -> Result<Option<TlsOptions>> {
    if config.ca_file.is_none() && config.cert_file.is_none() && config.key_file.is_none() {
        return Ok(None);
    }
    let read = |path: &Path| {
        std::fs::read(path).map_err(|error| StorageError::Etcd(format!("open {}: {}", path.display(), go_io(&error))))
    };
    let mut tls = TlsOptions::new();
    if let Some(ca) = &config.ca_file {
        tls = tls.ca_certificate(Certificate::from_pem(read(ca)?));
    }
    match (&config.cert_file, &config.key_file) {
        (Some(cert), Some(key)) => tls = tls.identity(Identity::from_pem(read(cert)?, read(key)?)),
        (None, None) => {}
        (cert, key) => {
            let show = |path: &Option<PathBuf>| path.as_ref().map(|p| p.display().to_string()).unwrap_or_default();
            return Err(StorageError::Etcd(format!(
                "KeyFile and CertFile must both be present[key: {}, cert: {}]",
                show(key),
                show(cert)
            )));
        }
    }
    Ok(Some(tls))
}

/// Go's words for the errors a file may give.
fn go_io(error: &std::io::Error) -> String {
    match error.kind() {
        std::io::ErrorKind::NotFound => "no such file or directory".into(),
        std::io::ErrorKind::PermissionDenied => "permission denied".into(),
        _ => error.to_string(),
    }
}

/// etcd 3.4.31 and later of 3.4, 3.5.13 and later.
fn progress_is_right(version: &str) -> bool {
    let mut parts = version.split(['.', '-', '+']).map(|part| part.parse::<u64>().unwrap_or(0));
    let version = (parts.next().unwrap_or(0), parts.next().unwrap_or(0), parts.next().unwrap_or(0));
    ((3, 4, 31)..(3, 5, 0)).contains(&version) || version >= (3, 5, 13)
}

fn from_pb(kv: etcd_client::KeyValue) -> KeyValue {
    let (create_revision, mod_revision, lease) = (kv.create_revision() as u64, kv.mod_revision() as u64, kv.lease());
    let (key, value) = kv.into_key_value();
    KeyValue {
        key: String::from_utf8(key).unwrap_or_else(|e| String::from_utf8_lossy(e.as_bytes()).into_owned()),
        value: value.into(),
        create_revision,
        mod_revision,
        lease,
    }
}

fn header_revision(header: Option<&etcd_client::ResponseHeader>) -> u64 {
    header.map_or(0, |header| header.revision() as u64)
}

/// The key-value that a failed transaction's `get` found.
fn found(response: &etcd_client::TxnResponse) -> Option<KeyValue> {
    response.op_responses().into_iter().find_map(|op| match op {
        TxnOpResponse::Get(mut get) => get.take_kvs().pop().map(from_pb),
        _ => None,
    })
}

#[async_trait]
impl Store for EtcdStore {
    async fn get(&self, key: &str, consistency: Consistency) -> Result<GetResult> {
        let mut options = GetOptions::new();
        if consistency == Consistency::Serializable {
            options = options.with_serializable();
        }
        let mut response = self.read(key.as_bytes(), options).await?;
        Ok(GetResult { revision: header_revision(response.header()), kv: response.take_kvs().pop().map(from_pb) })
    }

    async fn create(&self, key: &str, value: Bytes, ttl_seconds: u64) -> Result<u64> {
        let options = self.put_options(ttl_seconds).await?;
        let response = self
            .txn(
                Txn::new()
                    .when([Compare::mod_revision(key, CompareOp::Equal, 0)])
                    .and_then([TxnOp::put(key, value, options)]),
            )
            .await?;
        if !response.succeeded() {
            return Err(StorageError::KeyExists { key: key.into(), revision: 0 });
        }
        Ok(header_revision(response.header()))
    }

    async fn update(&self, key: &str, value: Bytes, expected: u64, ttl_seconds: u64) -> Result<Swap> {
        let options = self.put_options(ttl_seconds).await?;
        let response = self
            .txn(
                Txn::new()
                    .when([Compare::mod_revision(key, CompareOp::Equal, expected as i64)])
                    .and_then([TxnOp::put(key, value, options)])
                    .or_else([TxnOp::get(key, None)]),
            )
            .await?;
        let revision = header_revision(response.header());
        Ok(match response.succeeded() {
            true => Swap::Done { revision, previous: None },
            false => Swap::Mismatch { current: found(&response), revision },
        })
    }

    async fn delete(&self, key: &str, expected: u64) -> Result<Swap> {
        let response = self
            .txn(
                Txn::new()
                    .when([Compare::mod_revision(key, CompareOp::Equal, expected as i64)])
                    .and_then([TxnOp::delete(key, Some(DeleteOptions::new().with_prev_key()))])
                    .or_else([TxnOp::get(key, None)]),
            )
            .await?;
        let revision = header_revision(response.header());
        if !response.succeeded() {
            return Ok(Swap::Mismatch { current: found(&response), revision });
        }
        let previous = response.op_responses().into_iter().find_map(|op| match op {
            TxnOpResponse::Delete(mut deleted) => deleted.take_prev_kvs().pop().map(from_pb),
            _ => None,
        });
        Ok(match previous {
            Some(previous) => Swap::Done { revision, previous: Some(previous) },
            // `expected` 0 and the key is absent: nothing was deleted.
            None => Swap::Mismatch { current: None, revision },
        })
    }

    async fn list(&self, prefix: &str, list: ListOptions) -> Result<ListPage> {
        let mut options = GetOptions::new().with_range(prefix_end(prefix)).with_limit(list.limit as i64);
        if list.revision > 0 {
            options = options.with_revision(list.revision as i64);
        }
        if list.serializable {
            options = options.with_serializable();
        }
        let start = list.start_key.as_deref().unwrap_or(prefix);
        let mut response = self.read(start.as_bytes(), options).await?;
        let revision = if list.revision > 0 { list.revision } else { header_revision(response.header()) };
        let (count, more) = (response.count() as usize, response.more());
        Ok(ListPage { kvs: response.take_kvs().into_iter().map(from_pb).collect(), revision, count, more })
    }

    async fn count(&self, prefix: &str) -> Result<u64> {
        let options = GetOptions::new().with_range(prefix_end(prefix)).with_count_only();
        Ok(self.read(prefix.as_bytes(), options).await?.count() as u64)
    }

    async fn watch(&self, prefix: &str, options: WatchOptions) -> Result<StoreWatch> {
        watch::open(self.watch_client.clone(), prefix, options, self.stop.child_token()).await
    }

    async fn revision(&self) -> Result<u64> {
        let (sender, receiver) = oneshot::channel();
        let start = {
            let mut waiters = self.revision_waiters.lock();
            waiters.waiting.push(sender);
            !std::mem::replace(&mut waiters.running, true)
        };
        if start {
            // A task of its own: the caller that started it may go away.
            let (client, waiters, key) = (self.client.clone(), self.revision_waiters.clone(), self.health_key());
            tokio::spawn(async move {
                loop {
                    let batch = {
                        let mut waiters = waiters.lock();
                        if waiters.waiting.is_empty() {
                            waiters.running = false;
                            return;
                        }
                        std::mem::take(&mut waiters.waiting)
                    };
                    // Starts after every caller of the batch asked, so it is
                    // linearizable for all of them.
                    let mut answer = Err(StorageError::Internal("no answer".into()));
                    for _ in 0..READ_RETRIES {
                        match client.kv_client().get(key.as_str(), Some(GetOptions::new().with_keys_only())).await {
                            Err(error) if is_unavailable(&error) => {
                                answer = Err(convert(error));
                                tokio::time::sleep(READ_RETRY_WAIT).await;
                            }
                            Err(error) => {
                                answer = Err(convert(error));
                                break;
                            }
                            Ok(response) => {
                                answer = Ok(header_revision(response.header()));
                                break;
                            }
                        }
                    }
                    for waiter in batch {
                        let _ = waiter.send(answer.clone());
                    }
                }
            });
        }
        receiver.await.unwrap_or(Err(StorageError::Shutdown))
    }

    fn supports_progress(&self) -> bool {
        self.supports_progress.load(Ordering::Relaxed)
    }

    async fn health(&self) -> Result<()> {
        let key = self.health_key();
        let mut kv = self.client.kv_client();
        let probe = kv.get(key.as_str(), None);
        match tokio::time::timeout(self.config.healthcheck_timeout, probe).await {
            Ok(Ok(_)) => Ok(()),
            Ok(Err(error)) => Err(StorageError::Etcd(format!("error getting data from etcd: {}", convert(error)))),
            Err(_) => Err(StorageError::Etcd("error getting data from etcd: context deadline exceeded".into())),
        }
    }

    async fn compact(&self, revision: u64) -> Result<()> {
        self.client.kv_client().compact(revision as i64, None).await.map_err(convert)?;
        self.compact_revision.fetch_max(revision, Ordering::Relaxed);
        Ok(())
    }

    fn compact_revision(&self) -> u64 {
        self.compact_revision.load(Ordering::Relaxed)
    }

    async fn database_sizes(&self) -> Vec<(String, u64)> {
        let mut client = self.client.maintenance_client();
        match tokio::time::timeout(self.config.healthcheck_timeout, client.status()).await {
            Ok(Ok(status)) => vec![(self.config.servers.join(","), status.db_size() as u64)],
            _ => Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn progress_is_trusted_from_the_mended_versions_on() {
        for (version, expected) in [
            ("3.4.30", false),
            ("3.4.31", true),
            ("3.5.0", false),
            ("3.5.12", false),
            ("3.5.13", true),
            ("3.6.0-rc.1", true),
            ("3.7.3", true),
            ("", false),
        ] {
            assert_eq!(progress_is_right(version), expected, "{version}");
        }
    }
}
