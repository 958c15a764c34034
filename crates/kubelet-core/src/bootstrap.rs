//! The kubelet's identity towards the API server: a kubeconfig with a client
//! certificate, asked for with a bootstrap kubeconfig when there is none, and
//! renewed before it runs out.
//!
//! Files are upstream's: `pki/kubelet-client-<time>.pem` holds certificate and key,
//! `kubelet-client-current.pem` points to the newest.
//! Limits: a request is waited for [`WAIT`] at a time, then made anew.
//! Followed upstream: pkg/kubelet/certificate/bootstrap, client-go/util/certificate.

use std::fs;
use std::os::unix::fs::{OpenOptionsExt, symlink};
use std::path::{Path, PathBuf};
use std::time::Duration;

use base64::Engine;
use client::{Client, Config, Kubeconfig, WriteOptions, resources};
use pki::{Certificate, CertificateRequest, KeyAlgorithm, PrivateKey, Subject};
use serde_json::{Value, json};
use tokio_util::sync::CancellationToken;

use crate::clock;
use crate::settings::Settings;

const CLIENT_SIGNER: &str = "kubernetes.io/kube-apiserver-client-kubelet";
/// Signer of serving certificates.
pub const SERVING_SIGNER: &str = "kubernetes.io/kubelet-serving";
/// How long one request is waited for.
const WAIT: Duration = Duration::from_secs(15 * 60);
/// Between looks at a request.
const POLL: Duration = Duration::from_millis(250);
/// After a failed attempt, and at most.
const RETRY: Duration = Duration::from_secs(2);
const MAX_RETRY: Duration = Duration::from_secs(32);

/// An identity at work.
pub struct Connection {
    pub client: Client,
    /// Configuration without rate of its own, for webhooks.
    pub config: Config,
}

/// Connects as the flags say; none without a kubeconfig (standalone).
pub async fn connect(settings: &Settings, shutdown: CancellationToken) -> Result<Option<Connection>, String> {
    if settings.kubeconfig.is_empty() {
        tracing::info!("Standalone mode, no API client");
        return Ok(None);
    }
    let path = PathBuf::from(&settings.kubeconfig);
    if !usable(&path) && !settings.bootstrap_kubeconfig.is_empty() {
        let bootstrap = PathBuf::from(&settings.bootstrap_kubeconfig);
        let source = Kubeconfig::load(&bootstrap).map_err(|e| format!("unable to load bootstrap kubeconfig: {e}"))?;
        tracing::info!("Client rotation is on, will bootstrap in background");
        bootstrap_client(settings, &source, &path, &shutdown).await?;
    }
    let mut config = load(settings, &path)?;
    let rotates = settings.flag("rotateCertificates");
    let adopted = rotates && adopt(settings, &mut config)?;
    let client = Client::new(config.clone()).map_err(|e| e.to_string())?;
    if rotates {
        let (client, settings) = (client.clone(), settings.clone());
        tokio::spawn(async move { rotate(client, settings, adopted, shutdown).await });
    }
    Ok(Some(Connection { client, config }))
}

/// The pair of a kubeconfig that holds it itself (kubeadm's first kubelet.conf, whose
/// next phase waits for the file) becomes the current pair, which is what is used and
/// renewed from now on. True when it was put there just now: such a pair is replaced
/// at once.
fn adopt(settings: &Settings, config: &mut Config) -> Result<bool, String> {
    use client::config::{ClientCert, Source};
    let current = settings.cert_dir.join("kubelet-client-current.pem");
    let Some(ClientCert::Pem { cert, key }) = &config.tls.client else { return Ok(false) };
    if *cert == Source::File(current.clone()) {
        return Ok(false);
    }
    let there =
        fs::read_to_string(&current).is_ok_and(|text| Certificate::all_from_pem(&text).is_ok_and(|c| !c.is_empty()));
    if !there {
        let read = |source: &Source| {
            source
                .read()
                .map(|bytes| String::from_utf8_lossy(&bytes).into_owned())
                .map_err(|e| format!("unable to read the client certificate of the kubeconfig: {e}"))
        };
        store(&settings.cert_dir, "kubelet-client", &read(cert)?, &read(key)?)?;
    }
    config.tls.client = Some(ClientCert::Pem { cert: Source::File(current.clone()), key: Source::File(current) });
    Ok(!there)
}

fn load(settings: &Settings, path: &Path) -> Result<Config, String> {
    let kubeconfig = Kubeconfig::load(path).map_err(|e| format!("invalid kubeconfig: {e}"))?;
    let mut config = kubeconfig.config("").map_err(|e| format!("invalid kubeconfig: {e}"))?;
    config.qps = settings.number("kubeAPIQPS") as f32;
    config.burst = u32::try_from(settings.number("kubeAPIBurst")).unwrap_or(100);
    config.user_agent = component_base::version::user_agent("kubelet");
    Ok(config)
}

/// Whether a kubeconfig is there and its certificate, if it names one, has not run out.
fn usable(path: &Path) -> bool {
    let Ok(kubeconfig) = Kubeconfig::load(path) else { return false };
    let Ok(config) = kubeconfig.config("") else { return false };
    let Some(client::config::ClientCert::Pem { cert, .. }) = &config.tls.client else { return true };
    let Ok(pem) = cert.read() else { return false };
    let certificates = Certificate::all_from_pem(&String::from_utf8_lossy(&pem)).unwrap_or_default();
    certificates.first().is_some_and(|c| c.not_after() > clock::now_nanos() / 1_000_000_000)
}

async fn bootstrap_client(
    settings: &Settings,
    source: &Kubeconfig,
    path: &Path,
    shutdown: &CancellationToken,
) -> Result<(), String> {
    let config = source.config("").map_err(|e| format!("unable to load bootstrap kubeconfig: {e}"))?;
    let client =
        Client::new(config).map_err(|e| format!("unable to create certificates signing request client: {e}"))?;
    let subject = node_subject(&settings.node_name);
    let names = pki::certificate::AlternativeNames::default();
    loop {
        let outcome = tokio::select! {
            outcome = request(&client, &subject, &names, CLIENT_SIGNER) => outcome,
            () = shutdown.cancelled() => return Err("stopped while waiting for a certificate".into()),
        };
        match outcome {
            Ok((certificate, key)) => {
                let current = store(&settings.cert_dir, "kubelet-client", &certificate, &key)?;
                return write_kubeconfig(source, path, &current, &settings.node_name);
            }
            Err(error) => {
                tracing::error!(err = %error, "Failed while requesting a signed certificate from the control plane");
                tokio::select! {
                    () = tokio::time::sleep(RETRY) => {}
                    () = shutdown.cancelled() => return Err("stopped while waiting for a certificate".into()),
                }
            }
        }
    }
}

fn node_subject(node_name: &str) -> Subject {
    Subject::new(&format!("system:node:{node_name}"), &["system:nodes"])
}

/// Asks for a certificate and waits for it: certificate chain and key, in PEM.
pub async fn request(
    client: &Client,
    subject: &Subject,
    names: &pki::certificate::AlternativeNames,
    signer: &str,
) -> Result<(String, String), String> {
    let key = PrivateKey::generate(KeyAlgorithm::EcdsaP256).map_err(|e| e.to_string())?;
    let csr = CertificateRequest::create(subject, names, &key).map_err(|e| e.to_string())?;
    let usage = if signer == SERVING_SIGNER { "server auth" } else { "client auth" };
    let object = json!({
        "apiVersion": "certificates.k8s.io/v1",
        "kind": "CertificateSigningRequest",
        "metadata": {"generateName": "csr-"},
        "spec": {
            "request": base64::engine::general_purpose::STANDARD.encode(csr.to_pem()),
            "signerName": signer,
            "usages": ["digital signature", usage],
        },
    });
    let resource = &resources::CERTIFICATE_SIGNING_REQUESTS;
    let made: Value = client
        .create(resource, "", &object, &WriteOptions::default())
        .await
        .map_err(|e| format!("cannot create certificate signing request: {e}"))?;
    let name = made["metadata"]["name"].as_str().unwrap_or_default().to_string();
    let deadline = tokio::time::Instant::now() + WAIT;
    while tokio::time::Instant::now() < deadline {
        tokio::time::sleep(POLL).await;
        let seen: Value = match client.get(resource, "", &name).await {
            Ok(seen) => seen,
            Err(error) if error.is_not_found() => {
                return Err(format!("certificate signing request \"{name}\" was deleted"));
            }
            Err(_) => continue,
        };
        for condition in seen["status"]["conditions"].as_array().into_iter().flatten() {
            let kind = condition["type"].as_str().unwrap_or_default();
            if matches!(kind, "Denied" | "Failed") {
                let reason = condition["reason"].as_str().unwrap_or_default();
                let message = condition["message"].as_str().unwrap_or_default();
                return Err(format!(
                    "certificate signing request is {}: reason: {reason}, message: {message}",
                    kind.to_lowercase()
                ));
            }
        }
        let Some(encoded) = seen["status"]["certificate"].as_str().filter(|c| !c.is_empty()) else { continue };
        let pem = base64::engine::general_purpose::STANDARD.decode(encoded).map_err(|e| e.to_string())?;
        return Ok((String::from_utf8_lossy(&pem).into_owned(), key.to_pem().map_err(|e| e.to_string())?));
    }
    Err("timed out waiting for the condition".into())
}

/// Stores certificate and key as the current pair; returns the link.
pub fn store(dir: &Path, prefix: &str, certificate: &str, key: &str) -> Result<PathBuf, String> {
    let fail = |what: &str, path: &Path, e: std::io::Error| format!("could not {what} \"{}\": {e}", path.display());
    fs::create_dir_all(dir).map_err(|e| fail("create", dir, e))?;
    let time = jiff::Timestamp::now().strftime("%Y-%m-%d-%H-%M-%S");
    let file = dir.join(format!("{prefix}-{time}.pem"));
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true).mode(0o600);
    let mut open = options.open(&file).map_err(|e| fail("open", &file, e))?;
    std::io::Write::write_all(&mut open, format!("{certificate}{key}").as_bytes())
        .map_err(|e| fail("write", &file, e))?;
    let current = dir.join(format!("{prefix}-current.pem"));
    let fresh = dir.join(format!("{prefix}-updated.pem"));
    let _ = fs::remove_file(&fresh);
    symlink(&file, &fresh).map_err(|e| fail("link", &fresh, e))?;
    fs::rename(&fresh, &current).map_err(|e| fail("rename", &current, e))?;
    Ok(current)
}

fn write_kubeconfig(source: &Kubeconfig, path: &Path, current: &Path, node_name: &str) -> Result<(), String> {
    let context = source.contexts.iter().find(|c| c.name == source.current_context);
    let cluster = context.and_then(|c| source.clusters.iter().find(|k| k.name == c.context.cluster));
    let cluster = cluster.ok_or("unable to load bootstrap kubeconfig: no cluster in it")?;
    let mut entry = json!({"server": cluster.cluster.server});
    let settled = &cluster.cluster;
    if let Some(file) = some(&settled.certificate_authority) {
        entry["certificate-authority"] = json!(file);
    }
    if let Some(data) = some(&settled.certificate_authority_data) {
        entry["certificate-authority-data"] = json!(data);
    }
    let _ = node_name;
    let object = json!({
        "apiVersion": "v1",
        "kind": "Config",
        "clusters": [{"name": "default-cluster", "cluster": entry}],
        "contexts": [{"name": "default-context", "context": {"cluster": "default-cluster", "namespace": "default", "user": "default-auth"}}],
        "current-context": "default-context",
        "users": [{"name": "default-auth", "user": {"client-certificate": current, "client-key": current}}],
    });
    let text = serde_saphyr::to_string(&object).map_err(|e| e.to_string())?;
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true).mode(0o600);
    let mut file = options.open(path).map_err(|e| format!("unable to write {}: {e}", path.display()))?;
    std::io::Write::write_all(&mut file, text.as_bytes())
        .map_err(|e| format!("unable to write {}: {e}", path.display()))
}

fn some(text: &str) -> Option<&str> {
    (!text.is_empty()).then_some(text)
}

/// When a certificate is renewed: after 70 to 90 % of its life.
pub fn renewal_time(not_before: i64, not_after: i64, random: f64) -> i64 {
    let life = not_after - not_before;
    not_before + (life as f64 * (0.7 + 0.2 * random)).round() as i64
}

async fn rotate(client: Client, settings: Settings, mut at_once: bool, shutdown: CancellationToken) {
    let current = settings.cert_dir.join("kubelet-client-current.pem");
    let mut retry = RETRY;
    loop {
        let text = fs::read_to_string(&current).unwrap_or_default();
        let certificates = Certificate::all_from_pem(&text).unwrap_or_default();
        let wait = match certificates.first() {
            Some(c) if !at_once => {
                let at = renewal_time(c.not_before(), c.not_after(), rand::random());
                Duration::from_secs(u64::try_from(at - clock::now_nanos() / 1_000_000_000).unwrap_or(0))
            }
            _ => Duration::ZERO,
        };
        tokio::select! {
            () = shutdown.cancelled() => return,
            () = tokio::time::sleep(wait) => {}
        }
        let subject = node_subject(&settings.node_name);
        let names = pki::certificate::AlternativeNames::default();
        let outcome = tokio::select! {
            () = shutdown.cancelled() => return,
            outcome = request(&client, &subject, &names, CLIENT_SIGNER) => outcome,
        };
        let stored = outcome.and_then(|(c, k)| store(&settings.cert_dir, "kubelet-client", &c, &k));
        match stored {
            Ok(_) => {
                tracing::info!(
                    "Certificate rotation detected, shutting down client connections to start using new credentials"
                );
                client.close_connections();
                (at_once, retry) = (false, RETRY);
            }
            Err(error) => {
                tracing::error!(err = %error, "Failed while requesting a signed certificate from the control plane");
                tokio::select! {
                    () = shutdown.cancelled() => return,
                    () = tokio::time::sleep(retry) => {}
                }
                retry = (retry * 2).min(MAX_RETRY);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn renewal_comes_late_in_life() {
        assert_eq!(renewal_time(0, 1000, 0.0), 700);
        assert_eq!(renewal_time(0, 1000, 1.0), 900);
    }

    #[test]
    fn the_current_pair_is_a_link() {
        let dir = tempfile::tempdir().unwrap();
        let current = store(dir.path(), "kubelet-client", "CERT\n", "KEY\n").unwrap();
        assert_eq!(fs::read_to_string(&current).unwrap(), "CERT\nKEY\n");
        assert!(fs::symlink_metadata(&current).unwrap().file_type().is_symlink());
    }
}
