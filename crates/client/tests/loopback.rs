//! The client against a server of its own on loopback: HTTP/2 over TLS, and what
//! goes wrong with it.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use bytes::Bytes;
use client::config::{AuthConfig, Source};
use client::{Client, Config, ListOptions, PartialObject, WatchEvent, resources};
use futures::StreamExt;
use http::{Request, Response, StatusCode};
use http_body_util::combinators::BoxBody;
use http_body_util::{BodyExt, Full, StreamBody};
use hyper::body::{Frame, Incoming};
use hyper::service::service_fn;
use hyper_util::rt::{TokioExecutor, TokioIo};
use tokio::net::TcpListener;
use tokio::sync::mpsc;
use tokio_rustls::TlsAcceptor;
use tokio_util::sync::CancellationToken;

type Answer = Response<BoxBody<Bytes, Infallible>>;

fn text(code: u16, body: impl Into<Bytes>) -> Answer {
    let mut response = Response::new(Full::new(body.into()).boxed());
    *response.status_mut() = StatusCode::from_u16(code).unwrap();
    response
}

struct Server {
    address: SocketAddr,
    ca: Vec<u8>,
    connections: Arc<AtomicUsize>,
    /// Cancelled and replaced to cut all connections.
    cut: Arc<parking_lot::Mutex<CancellationToken>>,
}

/// Serves `answer` over TLS with ALPN `protocols` and a certificate for 127.0.0.1.
async fn serve(
    protocols: &[&[u8]],
    answer: impl Fn(Request<Incoming>) -> Answer + Clone + Send + Sync + 'static,
) -> Server {
    let key = rcgen::KeyPair::generate().unwrap();
    let cert = rcgen::CertificateParams::new(vec!["127.0.0.1".to_owned()]).unwrap().self_signed(&key).unwrap();
    let ca = cert.pem().into_bytes();
    let provider = Arc::new(rustls::crypto::aws_lc_rs::default_provider());
    let mut tls = rustls::ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(
            vec![cert.der().clone()],
            rustls_pki_types::PrivateKeyDer::try_from(key.serialize_der()).unwrap(),
        )
        .unwrap();
    tls.alpn_protocols = protocols.iter().map(|p| p.to_vec()).collect();
    let acceptor = TlsAcceptor::from(Arc::new(tls));
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let connections = Arc::new(AtomicUsize::new(0));
    let cut = Arc::new(parking_lot::Mutex::new(CancellationToken::new()));
    let (counter, cutter) = (connections.clone(), cut.clone());
    tokio::spawn(async move {
        loop {
            let (stream, _) = listener.accept().await.unwrap();
            let (acceptor, answer, counter) = (acceptor.clone(), answer.clone(), counter.clone());
            let token = cutter.lock().clone();
            tokio::spawn(async move {
                let Ok(stream) = acceptor.accept(stream).await else { return };
                counter.fetch_add(1, Ordering::SeqCst);
                let service = service_fn(move |request| {
                    let answer = answer(request);
                    async move { Ok::<_, Infallible>(answer) }
                });
                let builder = hyper_util::server::conn::auto::Builder::new(TokioExecutor::new());
                let connection = builder.serve_connection(TokioIo::new(stream), service);
                tokio::select! {
                    _ = connection => {}
                    () = token.cancelled() => {}
                }
            });
        }
    });
    Server { address, ca, connections, cut }
}

impl Server {
    fn config(&self) -> Config {
        let mut config = Config::new(format!("https://{}", self.address));
        config.tls.ca = Some(Source::Inline(self.ca.clone()));
        config.qps = -1.0;
        config.user_agent = "tester/v0".into();
        config
    }
    fn client(&self) -> Client {
        Client::new(self.config()).unwrap()
    }
    fn cut_connections(&self) {
        std::mem::take(&mut *self.cut.lock()).cancel();
    }
}

const H2: &[&[u8]] = &[b"h2", b"http/1.1"];

#[tokio::test]
async fn many_requests_share_one_http2_connection() {
    let server = serve(H2, |request| {
        assert_eq!(request.headers()["user-agent"], "tester/v0");
        assert_eq!(request.version(), http::Version::HTTP_2);
        let name = request.uri().path().rsplit('/').next().unwrap().to_owned();
        text(200, format!(r#"{{"kind":"Pod","apiVersion":"v1","metadata":{{"name":"{name}"}}}}"#))
    })
    .await;
    let client = server.client();
    let gets = (0..50).map(|i| {
        let client = client.clone();
        async move { client.get::<PartialObject>(&resources::PODS, "a", &format!("p{i}")).await.unwrap() }
    });
    let objects: Vec<PartialObject> = futures::future::join_all(gets).await;
    assert_eq!(objects[49].metadata.name, "p49");
    assert_eq!(server.connections.load(Ordering::SeqCst), 1);
}

#[tokio::test]
async fn http1_connections_are_reused() {
    let server = serve(&[b"http/1.1"], |request| {
        assert_eq!(request.version(), http::Version::HTTP_11);
        assert!(request.headers().contains_key("host"));
        text(200, r#"{"metadata":{"name":"a"}}"#)
    })
    .await;
    let client = server.client();
    for _ in 0..5 {
        client.get::<PartialObject>(&resources::NODES, "", "a").await.unwrap();
    }
    assert!(server.connections.load(Ordering::SeqCst) <= 2);
}

#[tokio::test]
async fn a_watch_gives_events_as_they_come() {
    let (sender, receiver) = mpsc::unbounded_channel::<Bytes>();
    let receiver = Arc::new(parking_lot::Mutex::new(Some(receiver)));
    let server = serve(H2, move |request| {
        assert_eq!(request.uri().query(), Some("allowWatchBookmarks=true&resourceVersion=5&watch=true"));
        let receiver = receiver.lock().take().unwrap();
        let frames = tokio_stream_of(receiver).map(|b| Ok::<_, Infallible>(Frame::data(b)));
        Response::new(BodyExt::boxed(StreamBody::new(frames)))
    })
    .await;
    let options = ListOptions { resource_version: "5".into(), allow_watch_bookmarks: true, ..Default::default() };
    let mut watch = server.client().watch::<PartialObject>(&resources::PODS, "", &options).await.unwrap();
    sender.send(Bytes::from_static(b"{\"type\":\"ADDED\",\"object\":{\"metadata\":{\"na")).unwrap();
    sender
        .send(Bytes::from_static(b"me\":\"a\"}}}\n{\"type\":\"DELETED\",\"object\":{\"metadata\":{\"name\":\"b\"}}}\n"))
        .unwrap();
    assert!(matches!(watch.next().await, Some(Ok(WatchEvent::Added(o))) if o.metadata.name == "a"));
    assert!(matches!(watch.next().await, Some(Ok(WatchEvent::Deleted(o))) if o.metadata.name == "b"));
    drop(sender);
    assert!(watch.next().await.is_none());
}

/// A body stream without a further crate.
fn tokio_stream_of(receiver: mpsc::UnboundedReceiver<Bytes>) -> impl futures::Stream<Item = Bytes> + Send + Sync {
    struct Receiver(mpsc::UnboundedReceiver<Bytes>);
    impl futures::Stream for Receiver {
        type Item = Bytes;
        fn poll_next(
            mut self: std::pin::Pin<&mut Self>,
            cx: &mut std::task::Context<'_>,
        ) -> std::task::Poll<Option<Bytes>> {
            self.0.poll_recv(cx)
        }
    }
    Receiver(receiver)
}

#[tokio::test]
async fn failures_are_statuses() {
    let server = serve(H2, |_| {
        text(
            404,
            r#"{"kind":"Status","apiVersion":"v1","metadata":{},"status":"Failure","message":"pods \"a\" not found","reason":"NotFound","details":{"name":"a","kind":"pods"},"code":404}"#,
        )
    })
    .await;
    let error = server.client().get::<PartialObject>(&resources::PODS, "x", "a").await.unwrap_err();
    assert!(error.is_not_found());
    assert_eq!(error.to_string(), r#"pods "a" not found"#);
    assert!(server.client().get_opt::<PartialObject>(&resources::PODS, "x", "a").await.unwrap().is_none());
}

#[tokio::test]
async fn retry_after_is_obeyed() {
    let calls = Arc::new(AtomicUsize::new(0));
    let seen = calls.clone();
    let server = serve(H2, move |_| {
        if seen.fetch_add(1, Ordering::SeqCst) == 0 {
            let mut response = text(429, "busy");
            response.headers_mut().insert("retry-after", "0".parse().unwrap());
            return response;
        }
        text(200, r#"{"metadata":{"name":"a"}}"#)
    })
    .await;
    server.client().get::<PartialObject>(&resources::NODES, "", "a").await.unwrap();
    assert_eq!(calls.load(Ordering::SeqCst), 2);
}

#[tokio::test]
async fn without_retry_after_a_failure_is_final() {
    let calls = Arc::new(AtomicUsize::new(0));
    let seen = calls.clone();
    let server = serve(H2, move |_| {
        seen.fetch_add(1, Ordering::SeqCst);
        text(503, "away")
    })
    .await;
    let error = server.client().get::<PartialObject>(&resources::NODES, "", "a").await.unwrap_err();
    assert_eq!(error.to_string(), "the server is currently unable to handle the request (get nodes a)");
    assert_eq!(calls.load(Ordering::SeqCst), 1);
}

#[tokio::test]
async fn a_cut_connection_is_replaced() {
    let server = serve(H2, |_| text(200, r#"{"metadata":{"name":"a"}}"#)).await;
    let client = server.client();
    for round in 1..=3 {
        client.get::<PartialObject>(&resources::NODES, "", "a").await.unwrap();
        assert_eq!(server.connections.load(Ordering::SeqCst), round);
        server.cut_connections();
    }
    client.close_connections();
    client.get::<PartialObject>(&resources::NODES, "", "a").await.unwrap();
    assert_eq!(server.connections.load(Ordering::SeqCst), 4);
}

#[tokio::test]
async fn a_refused_token_is_read_again_once() {
    let dir = std::env::temp_dir().join(format!("client-loopback-{}", std::process::id()));
    std::fs::create_dir_all(&dir).unwrap();
    let path = dir.join("token");
    std::fs::write(&path, "old").unwrap();
    let server = serve(H2, |request| match request.headers()["authorization"].to_str().unwrap() {
        "Bearer new" => text(200, r#"{"metadata":{"name":"a"}}"#),
        _ => text(401, ""),
    })
    .await;
    let mut config = server.config();
    config.auth = AuthConfig::TokenFile(path.clone());
    let client = Client::new(config).unwrap();
    let error = client.get::<PartialObject>(&resources::NODES, "", "a").await.unwrap_err();
    assert_eq!(error.to_string(), "the server has asked for the client to provide credentials (get nodes a)");
    std::fs::write(&path, "new").unwrap();
    client.get::<PartialObject>(&resources::NODES, "", "a").await.unwrap();
    std::fs::remove_dir_all(&dir).unwrap();
}

#[tokio::test]
async fn faults_of_connections_read_as_go() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    drop(listener);
    let client = Client::new(Config::new(format!("https://{address}"))).unwrap();
    let error = client.get::<PartialObject>(&resources::NODES, "", "a").await.unwrap_err();
    assert_eq!(
        error.to_string(),
        format!(r#"Get "https://{address}/api/v1/nodes/a": dial tcp {address}: connect: connection refused"#)
    );
    assert!(error.is_connection_refused());

    let server = serve(H2, |_| text(200, "{}")).await;
    let other = serve(H2, |_| text(200, "{}")).await;
    let mut config = server.config();
    config.tls.ca = Some(Source::Inline(other.ca.clone()));
    let error = Client::new(config).unwrap().get_text("/healthz").await.unwrap_err();
    assert!(
        error
            .to_string()
            .contains(": tls: failed to verify certificate: x509: certificate signed by unknown authority"),
        "{error}"
    );
    let mut config = server.config();
    config.tls.server_name = Some("example.org".into());
    let error = Client::new(config).unwrap().get_text("/healthz").await.unwrap_err();
    assert!(error.to_string().ends_with("but wanted to match example.org"), "{error}");
    let mut config = server.config();
    config.tls.insecure_skip_verify = true;
    config.tls.ca = None;
    assert_eq!(Client::new(config).unwrap().get_text("/healthz").await.unwrap(), "{}");
}

#[tokio::test]
async fn a_silent_server_runs_into_the_timeout() {
    let server = serve(H2, |request| {
        assert_eq!(request.uri().query(), Some("timeout=50ms"));
        let never = futures::stream::pending::<Result<Frame<Bytes>, Infallible>>();
        Response::new(BodyExt::boxed(StreamBody::new(never)))
    })
    .await;
    let client = server.client().with_timeout(Some(Duration::from_millis(50)));
    let error = client.get::<PartialObject>(&resources::NODES, "", "a").await.unwrap_err();
    assert!(error.is_timeout(), "{error}");
}
