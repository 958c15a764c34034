//! The API server as the kubelet uses it: one client, a few informers, and the
//! fetches that volumes and environments need.
//!
//! Limit: tokens are kept until 80 % of their life (at most a day) is over and
//! forgotten with their pod.
//! Followed upstream: pkg/kubelet/{token,util/manager}.

use std::collections::BTreeMap;
use std::sync::Arc;

use async_trait::async_trait;
use client::{Client, WriteOptions, resources};
use informers::{Factory, Informer, Selection};
use parking_lot::Mutex;
use serde_json::{Value, json};
use tokio_util::sync::CancellationToken;

use crate::clock;
use crate::config::{FetchError, Fetched};
use crate::pod::{Pod, PodCertificateSource, TrustBundleSource};
use crate::pod_certificates::{self, News, Pending, Record, Step};
use crate::trust_bundles;
use crate::volumes::Source;

/// Longest time a token is used before a new one is asked for.
const MAX_TOKEN_AGE_SECONDS: i64 = 24 * 3600;

struct Token {
    value: String,
    renew_at: i64,
}

/// Access to the API server.
pub struct Api {
    pub client: Client,
    pub pods: Informer<Value>,
    pub services: Informer<Value>,
    pub node: Informer<Value>,
    pub certificate_requests: Informer<Value>,
    trust_bundles: Informer<Value>,
    node_name: String,
    tokens: Mutex<BTreeMap<(String, String), Token>>,
    certificates: tokio::sync::Mutex<BTreeMap<CertificateKey, Record>>,
    certificate_news: Mutex<BTreeMap<String, Vec<News>>>,
}

/// A podCertificate source: pod uid, volume, place in the volume.
type CertificateKey = (String, String, usize);

impl Api {
    /// Starts the informers.
    pub fn new(client: Client, node_name: &str, shutdown: CancellationToken) -> Arc<Self> {
        let factory = Factory::new(client.clone(), shutdown);
        let by_node = Selection::fields(format!("spec.nodeName={node_name}"));
        let own = Selection::fields(format!("metadata.name={node_name}"));
        Arc::new(Self {
            pods: factory.informer_with(&resources::PODS, by_node),
            services: factory.informer(&resources::SERVICES),
            node: factory.informer_with(&resources::NODES, own),
            certificate_requests: factory.informer_with(
                &resources::POD_CERTIFICATE_REQUESTS,
                Selection::fields(format!("spec.nodeName={node_name}")),
            ),
            trust_bundles: factory.informer(&resources::CLUSTER_TRUST_BUNDLES),
            node_name: node_name.to_string(),
            certificates: Default::default(),
            certificate_news: Mutex::default(),
            client,
            tokens: Mutex::default(),
        })
    }

    /// The node object, as last seen.
    pub fn node_object(&self, name: &str) -> Option<Arc<Value>> {
        self.node.store().get("", name)
    }

    /// Variables of the services a pod sees.
    pub fn service_environment(&self, pod: &Pod) -> BTreeMap<String, String> {
        let links = pod.spec.enable_service_links.unwrap_or(true);
        let mut services = self.services.store().list_namespace("default");
        services.retain(|s| s["metadata"]["name"] == "kubernetes");
        if links {
            // The pod's own namespace wins over the master service.
            services.extend(self.services.store().list_namespace(&pod.metadata.namespace));
        }
        crate::config::env::of_services(services.iter().map(AsRef::as_ref))
    }

    /// Forgets the tokens and credentials of a pod.
    pub async fn forget_pod(&self, uid: &str) {
        self.tokens.lock().retain(|(pod, _), _| pod != uid);
        self.certificates.lock().await.retain(|(pod, _, _), _| pod != uid);
        self.certificate_news.lock().remove(uid);
    }

    /// What happened to a pod's certificates since it was asked last.
    pub fn certificate_news(&self, uid: &str) -> Vec<News> {
        self.certificate_news.lock().remove(uid).unwrap_or_default()
    }

    async fn request_certificate(&self, pod: &Pod, source: &PodCertificateSource) -> Result<Pending, String> {
        let account = self
            .fetch(&resources::SERVICE_ACCOUNTS, &pod.metadata.namespace, pod_certificates::account(pod))
            .await
            .map_err(|e| format!("while fetching service account: {e:?}"))?;
        let node = self.node_object(&self.node_name).ok_or("while getting node object from local cache: not found")?;
        let uid = |object: &Value| object["metadata"]["uid"].as_str().unwrap_or_default().to_string();
        let (pod_copy, source) = (pod.clone(), source.clone());
        let (account_uid, node_uid, node_name) = (uid(&account), uid(&node), self.node_name.clone());
        // RSA keys take a while to find
        let made = tokio::task::spawn_blocking(move || {
            pod_certificates::request(&pod_copy, &source, &account_uid, &node_name, &node_uid)
        });
        let (key_pem, object) = made.await.map_err(|e| e.to_string())??;
        let created: Value = self
            .client
            .create(&resources::POD_CERTIFICATE_REQUESTS, &pod.metadata.namespace, &object, &WriteOptions::default())
            .await
            .map_err(|e| format!("while creating on API: {e}"))?;
        let request = created["metadata"]["name"].as_str().unwrap_or_default().to_string();
        let now = clock::now_nanos() / 1_000_000_000;
        Ok(Pending { key_pem, request, abandon_at: pod_certificates::abandon_at(now, rand::random()) })
    }

    async fn fetch(&self, resource: &client::ResourceRef, namespace: &str, name: &str) -> Fetched {
        self.client.get::<Value>(resource, namespace, name).await.map_err(|error| {
            if error.is_not_found() { FetchError::NotFound } else { FetchError::Other(error.to_string()) }
        })
    }

    /// A CSI driver's object by name.
    pub async fn csi_driver(&self, name: &str) -> Fetched {
        self.fetch(&resources::CSI_DRIVERS, "", name).await
    }

    /// A runtime class by name.
    pub async fn runtime_class(&self, name: &str) -> Fetched {
        self.fetch(&resources::RUNTIME_CLASSES, "", name).await
    }
}

#[async_trait]
impl Source for Api {
    async fn config_map(&self, namespace: &str, name: &str) -> Fetched {
        self.fetch(&resources::CONFIG_MAPS, namespace, name).await
    }
    async fn secret(&self, namespace: &str, name: &str) -> Fetched {
        self.fetch(&resources::SECRETS, namespace, name).await
    }
    async fn claim(&self, namespace: &str, name: &str) -> Fetched {
        self.fetch(&resources::PERSISTENT_VOLUME_CLAIMS, namespace, name).await
    }
    async fn persistent_volume(&self, name: &str) -> Fetched {
        self.fetch(&resources::PERSISTENT_VOLUMES, "", name).await
    }

    async fn token(&self, pod: &Pod, audience: &str, expiration_seconds: i64) -> Result<String, String> {
        let key = (pod.metadata.uid.clone(), format!("{audience}/{expiration_seconds}"));
        let now = clock::now_nanos() / 1_000_000_000;
        if let Some(token) = self.tokens.lock().get(&key).filter(|t| t.renew_at > now) {
            return Ok(token.value.clone());
        }
        let audiences: Vec<&str> = if audience.is_empty() { vec![] } else { vec![audience] };
        let mut spec = json!({
            "expirationSeconds": expiration_seconds,
            "boundObjectRef": {"apiVersion": "v1", "kind": "Pod", "name": pod.metadata.name, "uid": pod.metadata.uid},
        });
        if !audiences.is_empty() {
            spec["audiences"] = json!(audiences);
        }
        let request = json!({"apiVersion": "authentication.k8s.io/v1", "kind": "TokenRequest", "spec": spec});
        let account = match pod.spec.service_account_name.as_str() {
            "" => "default",
            name => name,
        };
        let answer: Value = self
            .client
            .create_subresource(
                &resources::SERVICE_ACCOUNTS,
                &pod.metadata.namespace,
                account,
                "token",
                &request,
                &WriteOptions::default(),
            )
            .await
            .map_err(|e| format!("failed to fetch token: {e}"))?;
        let value = answer["status"]["token"].as_str().unwrap_or_default().to_string();
        let expires = answer["status"]["expirationTimestamp"].as_str().and_then(clock::parse_seconds);
        // The server may give less or (extended) more than asked; the file is
        // renewed by what was asked for.
        let life = expires.map_or(expiration_seconds, |at| at - now).min(expiration_seconds);
        let renew_at = now + (life * 8 / 10).min(MAX_TOKEN_AGE_SECONDS);
        self.tokens.lock().insert(key, Token { value: value.clone(), renew_at });
        Ok(value)
    }

    async fn trust_anchors(&self, source: &TrustBundleSource) -> Result<Vec<u8>, String> {
        if !self.trust_bundles.has_synced() {
            return Err("ClusterTrustBundle informer has not yet synced".into());
        }
        trust_bundles::anchors(source, &self.trust_bundles.store().list())
    }

    async fn pod_certificate(
        &self,
        pod: &Pod,
        volume: &str,
        index: usize,
        source: &PodCertificateSource,
    ) -> Result<(String, String), String> {
        let key = (pod.metadata.uid.clone(), volume.to_string(), index);
        // taken out while a request is made: only this pod's own worker asks for it
        let mut record = self.certificates.lock().await.remove(&key).unwrap_or_default();
        let now = clock::now_nanos() / 1_000_000_000;
        let seen =
            record.request().and_then(|name| self.certificate_requests.store().get(&pod.metadata.namespace, name));
        let (step, news) = record.next(now, seen.as_deref(), rand::random());
        if !news.is_empty() {
            self.certificate_news.lock().entry(pod.metadata.uid.clone()).or_default().extend(news);
        }
        if step == Step::Request {
            match self.request_certificate(pod, source).await {
                Ok(pending) => record.requested(pending),
                Err(text) => {
                    tracing::error!(err = %text, pod = %pod.key(), volume, "Failed to ask for a pod certificate");
                }
            }
        }
        let bundle = record.bundle();
        self.certificates.lock().await.insert(key, record);
        bundle
    }
}
