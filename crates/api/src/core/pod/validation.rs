//! Validation of pods and their subresources; the rules are in [`crate::validation::pod`].
//!
//! Upstream followed: pkg/registry/core/pod/strategy.go and storage (binding, eviction).

use apimachinery::{ErrorList, Path, Value};

use crate::Context;
use crate::validation::declarative::{self, Config};
use crate::validation::names;
use crate::validation::pod::{self, resize, status, update};
use crate::validation::push::Push;
use crate::validation::value::Get;

const TYPE: &str = "api.core.v1.Pod";

/// Problems of a new pod, or of the body of `binding` and `eviction`.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    match context.subresource {
        "binding" => binding(object),
        "eviction" => ErrorList::new(),
        _ => declarative::finish(TYPE, pod::create(object), object, None, &Config::default()),
    }
}

/// Problems of an update of a pod or of one of its subresources.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let errors = match context.subresource {
        "status" => status::update(object, old),
        "ephemeralcontainers" => update::ephemeral_containers(object, old),
        "resize" => resize::resize(object, old),
        _ => update::update(object, old),
    };
    declarative::finish(TYPE, errors, object, Some(old), &Config::default())
}

/// The body of a binding.
pub fn binding(object: &Value) -> ErrorList {
    let mut out = ErrorList::new();
    let target = object.at("target");
    let path = Path::new("target");
    let (kind, name) = (target.s("kind"), target.s("name"));
    if !kind.is_empty() && kind != "Node" {
        out.unsupported(&path.child("kind"), kind, &["Node", "<empty>"]);
    }
    if name.is_empty() {
        out.required(&path.child("name"), "");
    } else if kind.is_empty() || kind == "Node" {
        out.messages(&path.child("name"), name, names::dns_subdomain(name));
    }
    out
}
