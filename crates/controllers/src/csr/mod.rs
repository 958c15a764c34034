//! The three certificate controllers: approving kubelets' client certificates,
//! signing what is approved, cleaning up.
//!
//! All watch CertificateSigningRequests; key: name. The watched projection
//! decides, the whole object is read before it is written.
//! Upstream followed: pkg/controller/certificates.

mod decide;
mod sign;

use std::sync::Arc;
use std::time::Duration;

use client::meta::null_is_empty;
use client::{Client, DeleteOptions, Error, ObjectMeta, WriteOptions, resources};
use informers::{Event, Informer};
use pki::CertificateRequest;
use reconciler::pod::Condition;
use reconciler::{Limits, Next, Queue, Runner, SyncError};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::Context;
use sign::Signer;

const WORKERS: usize = 5;
/// The cleaner's `pollingInterval`.
const CLEAN_PERIOD: Duration = Duration::from_secs(3600);

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct Csr {
    pub metadata: ObjectMeta,
    pub spec: CsrSpec,
    pub status: CsrStatus,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct CsrSpec {
    /// Base64 of PEM.
    pub request: String,
    pub signer_name: String,
    pub expiration_seconds: Option<i64>,
    #[serde(deserialize_with = "null_is_empty")]
    pub usages: Vec<String>,
    pub username: String,
    pub uid: String,
    #[serde(deserialize_with = "null_is_empty")]
    pub groups: Vec<String>,
    pub extra: Option<Value>,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct CsrStatus {
    /// Base64 of PEM; empty until issued.
    pub certificate: String,
    #[serde(deserialize_with = "null_is_empty")]
    pub conditions: Vec<CsrCondition>,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct CsrCondition {
    #[serde(flatten)]
    pub condition: Condition,
    pub last_update_time: Option<String>,
}

informers::object!(Csr);

impl Csr {
    pub fn has(&self, kind: &str) -> bool {
        self.status.conditions.iter().any(|c| c.condition.kind == kind)
    }
    pub fn has_true(&self, kind: &str) -> bool {
        self.status.conditions.iter().any(|c| c.condition.kind == kind && c.condition.status == "True")
    }
    pub fn is_approved(&self) -> bool {
        self.has("Approved") && !self.has("Denied")
    }
    fn parse(&self) -> Result<CertificateRequest, SyncError> {
        decide::parse(&self.spec.request)
            .map_err(|e| SyncError::new(format!("unable to parse csr {:?}: {e}", self.metadata.name)))
    }
}

fn watch(context: &Context, name: &str) -> (Informer<Csr>, Queue<String>) {
    let requests = context.factory.informer::<Csr>(&resources::CERTIFICATE_SIGNING_REQUESTS);
    let limits = Limits { base: Duration::from_millis(200), ..Limits::default() };
    let queue: Queue<String> = Queue::with_limits(name, limits);
    requests.add_handler({
        let queue = queue.clone();
        move |event| {
            if !matches!(event, Event::Deleted { .. }) {
                queue.add(event.object().metadata.name.clone());
            }
        }
    });
    (requests, queue)
}

/// The request as the server has it now, changed and written to a subresource.
async fn write(client: &Client, name: &str, subresource: &str, change: impl Fn(&mut Value)) -> Result<(), Error> {
    let mut object: Value = client.get(&resources::CERTIFICATE_SIGNING_REQUESTS, "", name).await?;
    change(&mut object);
    let options = WriteOptions::default();
    client
        .update_subresource::<Value>(&resources::CERTIFICATE_SIGNING_REQUESTS, "", name, subresource, &object, &options)
        .await
        .map(|_| ())
}

fn add_condition(object: &mut Value, condition: Value) {
    let mut conditions = object["status"]["conditions"].as_array().cloned().unwrap_or_default();
    conditions.push(condition);
    object["status"]["conditions"] = conditions.into();
}

/// certificatesigningrequest-approving-controller.
pub async fn approve(context: Context) -> Result<(), SyncError> {
    let client = context.client("certificate-controller").await?;
    let (requests, queue) = watch(&context, "certificate-csrapproving");
    context.synced().await;
    let sync = move |name: String| {
        let (client, requests) = (client.clone(), requests.clone());
        async move {
            let Some(csr) = requests.get("", &name) else { return Ok(Next::Done) };
            if !csr.status.certificate.is_empty() || csr.has("Approved") || csr.has("Denied") {
                return Ok(Next::Done);
            }
            let request = csr.parse()?;
            let recognized = decide::recognize(&csr, &request);
            for recognizer in &recognized {
                if !allowed(&client, &csr, recognizer.subresource).await? {
                    continue;
                }
                let condition = json!({
                    "type": "Approved", "status": "True", "reason": "AutoApproved", "message": recognizer.message,
                });
                write(&client, &name, "approval", |object| add_condition(object, condition.clone()))
                    .await
                    .map_err(|e| SyncError::new(format!("error updating approval for csr: {e}")))?;
                return Ok(Next::Done);
            }
            if recognized.is_empty() {
                return Ok(Next::Done);
            }
            tracing::debug!(csr = name, "recognized csr but subject access review was not approved");
            Ok(Next::Again)
        }
    };
    let name = "certificatesigningrequest-approving-controller";
    Runner::new(name, WORKERS).run(queue, context.shutdown.clone(), sync).await;
    Ok(())
}

/// May the requester have its request approved without anybody looking?
async fn allowed(client: &Client, csr: &Csr, subresource: &str) -> Result<bool, Error> {
    let review = json!({
        "apiVersion": "authorization.k8s.io/v1",
        "kind": "SubjectAccessReview",
        "spec": {
            "user": csr.spec.username,
            "uid": csr.spec.uid,
            "groups": csr.spec.groups,
            "extra": csr.spec.extra,
            "resourceAttributes": {
                "group": "certificates.k8s.io",
                "resource": "certificatesigningrequests",
                "verb": "create",
                "subresource": subresource,
            },
        },
    });
    let options = WriteOptions::default();
    let answer: Value = client.create(&resources::SUBJECT_ACCESS_REVIEWS, "", &review, &options).await?;
    Ok(answer["status"]["allowed"] == true)
}

/// certificatesigningrequest-signing-controller: one queue for each signer that
/// has a certificate authority.
pub async fn signing(context: Context) -> Result<(), SyncError> {
    let client = context.client("certificate-controller").await?;
    let signers = Signer::configured(&context.config.signing).map_err(SyncError::new)?;
    if signers.is_empty() {
        tracing::warn!("Skipping CSR signer controller because no csr cert/key was specified");
        return Ok(());
    }
    let mut running = Vec::new();
    for signer in signers {
        let (requests, queue) = watch(&context, signer.queue_name());
        let signer = Arc::new(signer);
        running.push((requests, queue, signer));
    }
    context.synced().await;
    let runs = running.into_iter().map(|(requests, queue, signer)| {
        let client = client.clone();
        let sync = move |name: String| {
            let (client, requests, signer) = (client.clone(), requests.clone(), signer.clone());
            async move { sign_one(&client, &requests, &signer, &name).await }
        };
        let shutdown = context.shutdown.clone();
        async move {
            let name = "certificatesigningrequest-signing-controller";
            Runner::new(name, WORKERS).run(queue, shutdown, sync).await;
        }
    });
    futures::future::join_all(runs).await;
    Ok(())
}

async fn sign_one(client: &Client, requests: &Informer<Csr>, signer: &Signer, name: &str) -> Result<Next, SyncError> {
    let Some(csr) = requests.get("", name) else { return Ok(Next::Done) };
    let ready = csr.is_approved() && !csr.has_true("Failed") && csr.status.certificate.is_empty();
    if !ready || csr.spec.signer_name != signer.name() {
        return Ok(Next::Done);
    }
    let request = csr.parse()?;
    if let Err(why) = decide::validate(signer.name(), &request, &csr.spec.usages) {
        let condition = json!({
            "type": "Failed",
            "status": "True",
            "reason": "SignerValidationFailure",
            "message": why,
            "lastUpdateTime": reconciler::clock::time_text(jiff::Timestamp::now()),
        });
        write(client, name, "status", |object| add_condition(object, condition.clone()))
            .await
            .map_err(|e| SyncError::new(format!("error adding failure condition for csr: {e}")))?;
        return Ok(Next::Done);
    }
    let now = jiff::Timestamp::now().as_second();
    let certificate = signer
        .sign(&request, &csr.spec.usages, csr.spec.expiration_seconds, now)
        .map_err(|e| SyncError::new(format!("error auto signing csr: {e}")))?;
    write(client, name, "status", |object| object["status"]["certificate"] = certificate.as_str().into())
        .await
        .map_err(|e| SyncError::new(format!("error updating signature for csr: {e}")))?;
    Ok(Next::Done)
}

/// certificatesigningrequest-cleaner-controller.
pub async fn clean(context: Context) -> Result<(), SyncError> {
    let client = context.client("certificate-controller").await?;
    let requests = context.factory.informer::<Csr>(&resources::CERTIFICATE_SIGNING_REQUESTS);
    context.synced().await;
    let mut period = tokio::time::interval(CLEAN_PERIOD);
    loop {
        tokio::select! {
            _ = period.tick() => {}
            () = context.shutdown.cancelled() => return Ok(()),
        }
        for csr in requests.list() {
            if !decide::is_stale(&csr, context.now()) {
                continue;
            }
            let name = &csr.metadata.name;
            tracing::info!(csr = name, "Cleaning CSR as it is past its time");
            let options = DeleteOptions::default();
            match client.delete(&resources::CERTIFICATE_SIGNING_REQUESTS, "", name, &options).await {
                Err(error) if !error.is_not_found() => {
                    tracing::error!(csr = name, %error, "Error while attempting to clean a CSR");
                }
                _ => {}
            }
        }
    }
}
