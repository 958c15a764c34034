//! Listener, TLS, connections.

use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use http::{Request, Response, StatusCode};
use http_body_util::Full;
use hyper::body::Incoming;
use hyper::service::service_fn;
use hyper_util::rt::{TokioExecutor, TokioIo};
use pki::certificate::AlternativeNames;
use pki::tls::{ServerOptions, ServingCertificates, certified_key, server_config};
use pki::{Certificate, CertificateTemplate, KeyAlgorithm, PrivateKey, Subject, Usage};
use tokio::net::TcpListener;
use tokio_rustls::TlsAcceptor;
use tokio_util::sync::CancellationToken;

use crate::Endpoints;
use crate::access::Access;
use crate::options::Options;

const HANDSHAKE_TIMEOUT: Duration = Duration::from_secs(10);
/// Connections at once; more wait in the backlog. Probes and scrapers need few.
const MAX_CONNECTIONS: usize = 512;
/// Upstream's `DynamicFileServingContent` looks each minute.
const CERTIFICATE_RELOAD: Duration = Duration::from_secs(60);
const YEAR_SECONDS: i64 = 365 * 24 * 3600;

pub struct Server {
    listener: TcpListener,
    acceptor: TlsAcceptor,
    access: Arc<Access>,
    certificates: Arc<ServingCertificates>,
    options: Options,
}

impl Server {
    /// Reads certificates and takes the port; the error is what the process ends with.
    pub async fn bind(options: Options, host: &str) -> Result<Self, String> {
        let access = Arc::new(Access::new(&options)?);
        let key = if options.tls_cert_file.is_empty() {
            self_signed(host, &options.bind_address)
                .map_err(|e| format!("error creating self-signed certificates: {e}"))?
        } else {
            load(&options)?
        };
        let certificates = ServingCertificates::new(key, Vec::new());
        let tls = server_config(
            certificates.clone(),
            &ServerOptions {
                min_version: options.tls_min_version.clone(),
                cipher_suites: options.tls_cipher_suites.clone(),
                alpn: Vec::new(),
                ask_client_certificate: true,
            },
        )
        .map_err(|e| e.to_string())?;
        let ip: IpAddr =
            options.bind_address.parse().map_err(|_| format!("invalid bind address {}", options.bind_address))?;
        let shown = if ip.is_ipv6() { format!("[{ip}]:{}", options.port) } else { format!("{ip}:{}", options.port) };
        let listener = TcpListener::bind((ip, options.port)).await.map_err(|e| {
            let why = match e.kind() {
                std::io::ErrorKind::AddrInUse => "address already in use".to_owned(),
                _ => client::error::Cause::from_io(&e, "").text,
            };
            format!("failed to create listener: failed to listen on {shown}: listen tcp {shown}: bind: {why}")
        })?;
        Ok(Server { listener, acceptor: TlsAcceptor::from(tls), access, certificates, options })
    }

    pub fn local_addr(&self) -> std::io::Result<std::net::SocketAddr> {
        self.listener.local_addr()
    }

    /// Serves until `shutdown`.
    pub async fn run(self, endpoints: Endpoints, shutdown: CancellationToken) {
        tracing::info!(address = ?self.listener.local_addr().ok(), "Serving securely");
        let permits = Arc::new(tokio::sync::Semaphore::new(MAX_CONNECTIONS));
        let endpoints = Arc::new(endpoints);
        let mut reload = tokio::time::interval(CERTIFICATE_RELOAD);
        loop {
            let accepted = tokio::select! {
                accepted = self.listener.accept() => accepted,
                _ = reload.tick() => {
                    self.reload();
                    continue;
                }
                () = shutdown.cancelled() => return,
            };
            let Ok((stream, _)) = accepted else {
                // Out of descriptors: others must close first.
                tokio::time::sleep(Duration::from_millis(100)).await;
                continue;
            };
            let Ok(permit) = permits.clone().acquire_owned().await else { return };
            let (acceptor, access, endpoints, stop) =
                (self.acceptor.clone(), self.access.clone(), endpoints.clone(), shutdown.clone());
            tokio::spawn(async move {
                let _permit = permit;
                let Ok(Ok(stream)) = tokio::time::timeout(HANDSHAKE_TIMEOUT, acceptor.accept(stream)).await else {
                    return;
                };
                let chain: Arc<[Certificate]> = stream
                    .get_ref()
                    .1
                    .peer_certificates()
                    .unwrap_or_default()
                    .iter()
                    .filter_map(|der| Certificate::from_der(der).ok())
                    .collect();
                let service = service_fn(move |request: Request<Incoming>| {
                    let (access, endpoints, chain) = (access.clone(), endpoints.clone(), chain.clone());
                    async move { Ok::<_, Infallible>(respond(&access, &endpoints, &chain, &request).await) }
                });
                let builder = hyper_util::server::conn::auto::Builder::new(TokioExecutor::new());
                tokio::select! {
                    // A broken connection is the peer's affair.
                    _ = builder.serve_connection(TokioIo::new(stream), service) => {}
                    () = stop.cancelled() => {}
                }
            });
        }
    }

    fn reload(&self) {
        if self.options.tls_cert_file.is_empty() {
            return;
        }
        match load(&self.options) {
            Ok(key) => self.certificates.replace(key, Vec::new()),
            Err(error) => tracing::error!(%error, "Failed to load the serving certificate, the old one stays"),
        }
    }
}

async fn respond(
    access: &Access,
    endpoints: &Endpoints,
    chain: &[Certificate],
    request: &Request<Incoming>,
) -> Response<Full<Bytes>> {
    let authorization = request.headers().get(http::header::AUTHORIZATION).and_then(|v| v.to_str().ok());
    match access.check(request.method(), request.uri().path(), authorization, chain).await {
        Ok(_) => endpoints.answer(request),
        Err(status) => {
            let code = StatusCode::from_u16(status.code).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
            let mut response = Response::new(Full::new(Bytes::from(status.to_value().to_string())));
            *response.status_mut() = code;
            let json = http::HeaderValue::from_static("application/json");
            response.headers_mut().insert(http::header::CONTENT_TYPE, json);
            response
        }
    }
}

fn load(options: &Options) -> Result<Arc<tokio_rustls::rustls::sign::CertifiedKey>, String> {
    let read = |path: &str| {
        std::fs::read_to_string(path).map_err(|e| format!("open {path}: {}", client::error::Cause::from_io(&e, "")))
    };
    let chain = Certificate::all_from_pem(&read(&options.tls_cert_file)?).map_err(|e| e.to_string())?;
    let key = PrivateKey::from_pem(&read(&options.tls_private_key_file)?).map_err(|e| e.to_string())?;
    certified_key(&chain, &key).map_err(|e| e.to_string())
}

/// A certificate for this run only: `host@time`, issued by `host-ca@time`.
fn self_signed(host: &str, address: &str) -> pki::Result<Arc<tokio_rustls::rustls::sign::CertifiedKey>> {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default().as_secs() as i64;
    let ca_key = PrivateKey::generate(KeyAlgorithm::Rsa2048)?;
    let subject = Subject::new(&format!("{host}-ca@{now}"), &[]);
    let ca = CertificateTemplate::authority(subject, now - 3600, now + YEAR_SECONDS).self_sign(&ca_key)?;
    let key = PrivateKey::generate(KeyAlgorithm::Rsa2048)?;
    let mut names = AlternativeNames { dns: vec![host.to_owned(), "localhost".into()], ..Default::default() };
    names.ips.push(IpAddr::from([127, 0, 0, 1]));
    names.ips.extend(address.parse::<IpAddr>().ok().filter(|ip| !ip.is_unspecified() && !ip.is_loopback()));
    let subject = Subject::new(&format!("{host}@{now}"), &[]);
    let leaf = CertificateTemplate::leaf(subject, names, &[Usage::ServerAuth], now - 3600, now + YEAR_SECONDS);
    let leaf = leaf.sign(key.public(), &ca, &ca_key)?;
    certified_key(&[leaf, ca], &key)
}
