//! The serving certificate: configured, asked for (`serverTLSBootstrap`), or made
//! here and kept in the certificate folder.
//! Followed upstream: cmd/kubelet/app/server.go (InitializeTLS), client-go/util/cert.

use std::net::IpAddr;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use pki::certificate::AlternativeNames;
use pki::tls::{ServingCertificates, certified_key};
use pki::{Certificate, CertificateTemplate, KeyAlgorithm, PrivateKey, Subject, Usage};

use crate::bootstrap::{self, Connection, SERVING_SIGNER};
use crate::clock;
use crate::kubelet::Kubelet;

/// Life of the certificate made here.
const SELF_SIGNED_SECONDS: i64 = 365 * 24 * 3600;
const AFTER_FAILURE: Duration = Duration::from_secs(60);

/// The certificate to serve with; a bootstrapped one is replaced while serving.
pub(super) async fn serving(
    kubelet: &Arc<Kubelet>,
    connection: Option<&Connection>,
) -> Result<Arc<ServingCertificates>, String> {
    let settings = &kubelet.settings;
    let (cert_file, key_file) = (settings.text("tlsCertFile"), settings.text("tlsPrivateKeyFile"));
    if !cert_file.is_empty() && !key_file.is_empty() {
        return load(Path::new(cert_file), Path::new(key_file));
    }
    if settings.flag("serverTLSBootstrap")
        && let Some(connection) = connection
    {
        let current = settings.cert_dir.join("kubelet-server-current.pem");
        let first = match load(&current, &current) {
            Ok(found) => found,
            // Until the first is issued the self-made one serves.
            Err(_) => self_signed(kubelet)?,
        };
        let (kubelet, client, serving) = (kubelet.clone(), connection.client.clone(), first.clone());
        tokio::spawn(async move {
            let stop = kubelet.shutdown.clone();
            tokio::select! {
                () = stop.cancelled() => {}
                () = keep_issued(&kubelet, &client, &serving) => {}
            }
        });
        return Ok(first);
    }
    self_signed(kubelet)
}

fn load(cert: &Path, key: &Path) -> Result<Arc<ServingCertificates>, String> {
    let read = |path: &Path| {
        std::fs::read_to_string(path).map_err(|e| {
            let text = e.to_string();
            format!("open {}: {}", path.display(), text.split(" (os error").next().unwrap_or_default().to_lowercase())
        })
    };
    let chain = Certificate::all_from_pem(&read(cert)?).map_err(|e| e.to_string())?;
    let key = PrivateKey::from_pem(&read(key)?).map_err(|e| e.to_string())?;
    let pair = certified_key(&chain, &key).map_err(|e| e.to_string())?;
    Ok(ServingCertificates::new(pair, vec![]))
}

/// `kubelet.crt` and `kubelet.key`, made when absent: an authority of its own signs
/// them, as upstream's generator does.
fn self_signed(kubelet: &Kubelet) -> Result<Arc<ServingCertificates>, String> {
    let settings = &kubelet.settings;
    let (cert, key) = (settings.cert_dir.join("kubelet.crt"), settings.cert_dir.join("kubelet.key"));
    if let Ok(found) = load(&cert, &key) {
        return Ok(found);
    }
    let fail = |e: pki::Error| format!("unable to generate self signed cert: {e}");
    let now = clock::now_nanos() / 1_000_000_000;
    let host = &settings.hostname;
    let (before, after) = (now - 3600, now - 3600 + SELF_SIGNED_SECONDS);
    let ca_key = PrivateKey::generate(KeyAlgorithm::Rsa2048).map_err(fail)?;
    let ca = CertificateTemplate::authority(Subject::new(&format!("{host}-ca@{now}"), &[]), before, after)
        .self_sign(&ca_key)
        .map_err(fail)?;
    let own_key = PrivateKey::generate(KeyAlgorithm::Rsa2048).map_err(fail)?;
    let mut names = AlternativeNames::default();
    match host.parse::<IpAddr>() {
        Ok(ip) => names.ips.push(ip),
        Err(_) => names.dns.push(host.clone()),
    }
    let own = CertificateTemplate::leaf(
        Subject::new(&format!("{host}@{now}"), &[]),
        names,
        &[Usage::ServerAuth],
        before,
        after,
    )
    .sign(own_key.public(), &ca, &ca_key)
    .map_err(fail)?;
    let io = |e: std::io::Error| format!("unable to write the serving certificate: {e}");
    std::fs::create_dir_all(&settings.cert_dir).map_err(io)?;
    std::fs::write(&cert, format!("{}{}", own.to_pem(), ca.to_pem())).map_err(io)?;
    std::fs::write(&key, own_key.to_pem().map_err(fail)?).map_err(io)?;
    std::fs::set_permissions(&key, std::fs::Permissions::from_mode(0o600)).map_err(io)?;
    tracing::info!(cert = %cert.display(), key = %key.display(), "Using self-signed cert");
    load(&cert, &key)
}

/// Asks for a serving certificate and renews it in time.
async fn keep_issued(kubelet: &Kubelet, client: &client::Client, serving: &Arc<ServingCertificates>) {
    let settings = &kubelet.settings;
    let current = settings.cert_dir.join("kubelet-server-current.pem");
    loop {
        let text = std::fs::read_to_string(&current).unwrap_or_default();
        if let Some(cert) = Certificate::all_from_pem(&text).ok().and_then(|c| c.into_iter().next()) {
            let at = bootstrap::renewal_time(cert.not_before(), cert.not_after(), rand::random());
            let wait = at - clock::now_nanos() / 1_000_000_000;
            tokio::time::sleep(Duration::from_secs(u64::try_from(wait).unwrap_or(0))).await;
        }
        let mut names = AlternativeNames::default();
        names.dns.push(settings.hostname.clone());
        names.ips.extend(kubelet.facts().host_ips.iter().filter_map(|ip| ip.parse::<IpAddr>().ok()));
        let subject = Subject::new(&format!("system:node:{}", settings.node_name), &["system:nodes"]);
        let outcome = bootstrap::request(client, &subject, &names, SERVING_SIGNER).await.and_then(|(cert, key)| {
            bootstrap::store(&settings.cert_dir, "kubelet-server", &cert, &key)?;
            let chain = Certificate::all_from_pem(&cert).map_err(|e| e.to_string())?;
            let key = PrivateKey::from_pem(&key).map_err(|e| e.to_string())?;
            certified_key(&chain, &key).map_err(|e| e.to_string())
        });
        match outcome {
            Ok(pair) => serving.replace(pair, vec![]),
            Err(error) => {
                tracing::error!(err = %error, "Failed while requesting a serving certificate");
                tokio::time::sleep(AFTER_FAILURE).await;
            }
        }
    }
}
