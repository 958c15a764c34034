//! An informer against a scripted server: the streaming list refused, a list in
//! pages, a watch that ends with 410, the relist, a late handler.

use std::convert::Infallible;
use std::sync::Arc;

use bytes::Bytes;
use client::{Client, Config, PartialObject, resources};
use http::{Request, Response, StatusCode};
use http_body_util::Full;
use hyper::body::Incoming;
use hyper::service::service_fn;
use hyper_util::rt::{TokioExecutor, TokioIo};
use informers::{Event, Factory, Object};
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

fn pod(name: &str, version: u32) -> String {
    format!(r#"{{"metadata":{{"name":"{name}","namespace":"a","resourceVersion":"{version}"}}}}"#)
}

fn list(items: &[String], version: u32, more: &str) -> String {
    format!(r#"{{"metadata":{{"resourceVersion":"{version}","continue":"{more}"}},"items":[{}]}}"#, items.join(","))
}

/// The answer to the request with this query, and how often it may be asked.
fn script(query: &str) -> (u16, String) {
    let has = |pair: &str| query.split('&').any(|p| p == pair);
    match () {
        () if has("sendInitialEvents=true") => (
            422,
            r#"{"kind":"Status","status":"Failure","reason":"Invalid","message":"sendInitialEvents is forbidden","code":422}"#.into(),
        ),
        () if has("continue=next") => (200, list(&[pod("two", 2)], 10, "")),
        () if has("watch=true") && has("resourceVersion=10") => {
            let gone = r#"{"type":"ERROR","object":{"kind":"Status","status":"Failure","reason":"Expired","message":"too old","code":410}}"#;
            (200, format!("{{\"type\":\"MODIFIED\",\"object\":{}}}\n{gone}\n", pod("one", 11)))
        }
        () if has("watch=true") => (200, format!("{{\"type\":\"ADDED\",\"object\":{}}}\n", pod("three", 21))),
        () if has("resourceVersion=0") => (200, list(&[pod("one", 1)], 10, "next")),
        () if has("resourceVersion=11") => (200, list(&[pod("one", 11)], 20, "")),
        () => (400, format!("unexpected {query}")),
    }
}

async fn serve() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move {
        loop {
            let (stream, _) = listener.accept().await.unwrap();
            tokio::spawn(async move {
                let service = service_fn(|request: Request<Incoming>| async move {
                    let (code, body) = script(request.uri().query().unwrap_or_default());
                    let mut response = Response::new(Full::new(Bytes::from(body)));
                    *response.status_mut() = StatusCode::from_u16(code).unwrap();
                    Ok::<_, Infallible>(response)
                });
                let builder = hyper_util::server::conn::auto::Builder::new(TokioExecutor::new());
                let _ = builder.serve_connection(TokioIo::new(stream), service).await;
            });
        }
    });
    format!("http://{address}")
}

#[tokio::test]
async fn pages_then_watch_then_relist() {
    let client = Client::new(Config::new(serve().await)).unwrap();
    let shutdown = CancellationToken::new();
    let factory = Factory::new(client, shutdown.clone());
    let pods = factory.informer::<PartialObject>(&resources::PODS);
    let mut events = pods.subscribe();
    let mut heard = Vec::new();
    while heard.len() < 5 {
        heard.push(match events.recv().await.unwrap() {
            Event::Added { object, initial } => format!("+{}{}", object.name(), if initial { "!" } else { "" }),
            Event::Updated { old, new } => format!("{}>{}", old.resource_version(), new.resource_version()),
            Event::Deleted { object, state_unknown } => {
                format!("-{}{}", object.name(), if state_unknown { "?" } else { "" })
            }
        });
    }
    assert_eq!(heard, ["+one!", "+two!", "1>11", "-two?", "+three"]);
    assert!(factory.has_synced());
    let again = factory.informer::<PartialObject>(&resources::PODS);
    assert_eq!(again.len(), 2, "the same informer");
    assert_eq!(Arc::strong_count(&again.get("a", "one").unwrap()), 2);
    shutdown.cancel();
    factory.stopped().await;
}
