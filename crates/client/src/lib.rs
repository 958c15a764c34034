//! The client of the Kubernetes API that every component but kube-apiserver
//! uses, and kube-apiserver itself towards kubelets and webhooks.
//!
//! One [`Client`] is one identity against one server: HTTP/2 (HTTP/1.1 where the
//! server speaks no better) over rustls, a token bucket for outgoing requests,
//! upstream's retry rules, certificate and token reload, watches, logs and
//! WebSocket streams. Objects are whatever the caller can deserialize: a struct
//! with the few fields it needs, or [`serde_json::Value`].
//!
//! Invariants: no request is sent twice unless the server asked for it with
//! `Retry-After`, or it is a GET that found its connection dead; nothing here
//! caches objects; dropping a future or a stream ends its HTTP stream.
//!
//! Upstream followed: staging/src/k8s.io/client-go/{rest,tools/clientcmd,transport,util/flowcontrol}.

pub mod auth;
pub mod config;
pub mod error;
pub mod flowcontrol;
pub mod kubeconfig;
pub mod meta;
pub mod options;
pub mod resource;
pub mod rest;
pub mod tls;
pub mod transport;
pub mod user_agent;
pub mod watch;
pub mod websocket;

pub use config::{Config, ConfigError, TlsConfig};
pub use error::{Error, Result};
pub use kubeconfig::Kubeconfig;
pub use meta::{List, ListMeta, ObjectMeta, OwnerReference, PartialObject};
pub use options::{DeleteOptions, ListOptions, LogOptions, Patch, Propagation, WriteOptions};
pub use resource::{ResourceRef, resources};
pub use rest::{Client, Request, Response};
pub use watch::{WatchEvent, WatchStream};
