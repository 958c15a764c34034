//! ValidatingAdmissionPolicy and MutatingAdmissionPolicy: policies in CEL, bound
//! to what they concern by bindings, with parameters from other objects.
//!
//! Policies and bindings are followed by watches and compiled as they come; a
//! policy without a binding does nothing.
//!
//! Upstream followed: `admission/plugin/policy/{generic,validating,mutating}`.

mod matching;
mod mutating;
mod params;
mod patching;
mod source;
mod validating;

use std::collections::HashMap;
use std::sync::{Arc, Weak};

use apimachinery::{Status, Value};

use self::source::{Compile, Hook, Source};
use super::forbidden;
use super::versions::{Converter, View};
use super::webhook::matching as requests;
use crate::core::Core;
use crate::request::{AdmissionPlugin, AdmissionRequest, Loopback};
use crate::serving::Table;

/// The plugin `ValidatingAdmissionPolicy`.
pub fn validating(core: &Arc<Core>, loopback: &Arc<dyn Loopback>) -> Arc<dyn AdmissionPlugin> {
    let resources = ["validatingadmissionpolicies", "validatingadmissionpolicybindings"];
    Arc::new(validating::ValidatingPolicies(Engine::new(core, loopback, resources)))
}

/// The plugin `MutatingAdmissionPolicy`.
pub fn mutating(core: &Arc<Core>, loopback: &Arc<dyn Loopback>) -> Arc<dyn AdmissionPlugin> {
    let resources = ["mutatingadmissionpolicies", "mutatingadmissionpolicybindings"];
    Arc::new(mutating::MutatingPolicies(Engine::new(core, loopback, resources)))
}

struct Engine<E> {
    source: Arc<Source<E>>,
    loopback: Arc<dyn Loopback>,
    /// The core owns the admission chain, and so this.
    core: Weak<Core>,
}

impl<E: Compile> Engine<E> {
    fn new(core: &Arc<Core>, loopback: &Arc<dyn Loopback>, [policies, bindings]: [&'static str; 2]) -> Self {
        Engine {
            source: Source::start(loopback, policies, bindings),
            loopback: loopback.clone(),
            core: Arc::downgrade(core),
        }
    }

    /// The policies to go through; none where nothing is to be asked.
    async fn hooks(&self, request: &AdmissionRequest) -> Result<Option<Arc<Vec<Hook<E>>>>, Status> {
        if is_exempt(request) {
            return Ok(None);
        }
        let hooks = self.source.hooks().await.ok_or_else(|| forbidden(request, "not yet ready to handle request"))?;
        Ok(Some(hooks).filter(|hooks| !hooks.is_empty()))
    }

    /// The namespace that expressions see.
    async fn namespace(&self, request: &AdmissionRequest) -> Result<Option<Value>, Status> {
        let kind = &request.kind;
        let own = kind.kind == "Namespace" && kind.version == "v1" && kind.group.is_empty();
        if own || request.namespace.is_empty() {
            return Ok(None);
        }
        let namespace = requests::namespace(&self.loopback, &request.namespace).await?;
        Ok(Some(cel::admission::namespace_for_expressions(&namespace)))
    }
}

/// What no policy is asked about: the policies themselves, and reviews.
fn is_exempt(request: &AdmissionRequest) -> bool {
    const POLICIES: [&str; 4] = [
        "validatingadmissionpolicies",
        "validatingadmissionpolicybindings",
        "mutatingadmissionpolicies",
        "mutatingadmissionpolicybindings",
    ];
    let resource = &request.resource;
    let policy = resource.group == "admissionregistration.k8s.io" && POLICIES.contains(&resource.resource.as_str());
    policy || requests::is_review(request)
}

/// The object and its old form in one version.
struct Versioned {
    object: Value,
    old_object: Value,
    /// A mutation was applied.
    dirty: bool,
}

/// The forms of one request's object that policies asked for.
#[derive(Default)]
struct Forms(HashMap<String, Versioned>);

impl Forms {
    fn get(
        &mut self,
        converter: &Converter,
        request: &AdmissionRequest,
        view: &View,
    ) -> Result<&mut Versioned, Status> {
        let version = view.kind.api_version();
        if !self.0.contains_key(&version) {
            let object = converter.expressed(&request.object, &version)?;
            let old_object = converter.expressed(&request.old_object, &version)?;
            self.0.insert(version.clone(), Versioned { object, old_object, dirty: false });
        }
        // It is there by now.
        self.0.get_mut(&version).ok_or_else(|| Status::internal("no object in the version"))
    }
}

fn table(core: &Weak<Core>) -> Option<(Arc<Core>, Arc<Table>)> {
    let core = core.upgrade()?;
    let table = core.table.load_full();
    Some((core, table))
}
