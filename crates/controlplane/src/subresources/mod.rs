//! What is no plain object: reviews, bindings, evictions, tokens, and the
//! streams to kubelets.

pub mod binding;
pub mod component_statuses;
pub mod eviction;
pub mod kubelet;
mod links;
pub mod proxy;
pub mod reviews;
pub mod streams;
pub mod token;

use std::sync::Arc;

use apimachinery::{Value, json};
use apiserver::authn::RequestAuthenticator;
use apiserver::authn::review::TokenRequests;
use apiserver::serving::SubBackend;

use crate::server::install::Extras;

/// A `Success` Status with code 201, the answer of bindings and evictions.
pub fn created() -> Value {
    json!({"kind": "Status", "apiVersion": "v1", "metadata": {}, "status": "Success", "code": 201})
}

/// Registers all of them.
pub fn install(
    extras: &mut Extras,
    authenticator: &Arc<RequestAuthenticator>,
    tokens: Option<Arc<TokenRequests>>,
    kubelets: &Arc<kubelet::Kubelets>,
) {
    reviews::install(extras, authenticator);
    for (name, stream) in [
        ("log", streams::Stream::Log),
        ("exec", streams::Stream::Exec),
        ("attach", streams::Stream::Attach),
        ("portforward", streams::Stream::PortForward),
    ] {
        let connector = Arc::new(streams::PodStream { kubelets: kubelets.clone(), stream });
        extras.subresources.insert(("", "pods", name), SubBackend::Connect(connector));
    }
    for (resource, kind) in
        [("nodes", proxy::Kind::Node), ("pods", proxy::Kind::Pod), ("services", proxy::Kind::Service)]
    {
        let connector = Arc::new(proxy::Proxy { kubelets: kubelets.clone(), kind });
        extras.subresources.insert(("", resource, "proxy"), SubBackend::Connect(connector));
    }
    let binding = Arc::new(binding::Binding);
    extras.virtuals.insert(("", "bindings"), binding.clone());
    extras.subresources.insert(("", "pods", "binding"), SubBackend::Virtual(binding));
    extras.subresources.insert(("", "pods", "eviction"), SubBackend::Virtual(Arc::new(eviction::Eviction)));
    if let Some(tokens) = tokens {
        extras
            .subresources
            .insert(("", "serviceaccounts", "token"), SubBackend::Virtual(Arc::new(token::Token(tokens))));
    }
}
