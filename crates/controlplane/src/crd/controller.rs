//! Follows definitions: writes their status, serves what is established,
//! empties what is deleted, and replaces the table when any of it changes.
//!
//! Upstream followed: `pkg/controller/status`, `pkg/apiserver/customresource_handler.go`,
//! `pkg/apiserver/customresource_discovery_controller.go`.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Weak};

use apimachinery::{GroupResource, Value, json};
use apiserver::core::Core;
use apiserver::registry::meta;
use apiserver::request::{Loopback, LoopbackEvent};
use apiserver::serving::{Group, Version};
use tokio_util::sync::CancellationToken;

use super::conditions::{self, Taken, is_true};
use super::finalizer::{self, Finalizer};
use super::install::{Installed, Place, install, version_rank};
use super::openapi;
use crate::server::openapi_routes::OpenApi;
use crate::server::table::TableKeeper;

/// Between tries of a write that failed.
const RETRY: std::time::Duration = std::time::Duration::from_millis(500);
/// Tries of one write before the next event is looked at.
const TRIES: usize = 5;

fn definitions() -> GroupResource {
    GroupResource::new("apiextensions.k8s.io", "customresourcedefinitions")
}

pub struct Controller {
    pub core: Weak<Core>,
    pub loopback: Arc<dyn Loopback>,
    pub place: Place,
    pub table: Arc<TableKeeper>,
    pub documents: Arc<OpenApi>,
}

struct Known {
    definition: Value,
    /// `None`: not established.
    served: Option<Serving>,
    /// Being emptied.
    terminating: bool,
}

struct Serving {
    /// What the served form depends on.
    of: Value,
    installed: Installed,
}

/// A change of these is a new served form.
fn served_of(definition: &Value) -> Value {
    json!({
        "spec": definition["spec"],
        "names": definition["status"]["acceptedNames"],
        "uid": definition["metadata"]["uid"],
        "terminating": is_true(definition, "Terminating"),
    })
}

/// The state of [`Controller::run`].
#[derive(Default)]
struct State {
    known: BTreeMap<String, Known>,
    /// Group versions whose documents are published.
    published: BTreeSet<(String, String)>,
}

impl Controller {
    pub async fn run(self, stop: CancellationToken) {
        let mut events = self.loopback.watch(&definitions());
        let mut state = State::default();
        loop {
            let event = tokio::select! {
                event = events.recv() => event,
                () = stop.cancelled() => return,
            };
            match event {
                None => return,
                Some(LoopbackEvent::Synced) => {
                    self.publish(&mut state);
                    self.table.custom_synced();
                }
                Some(LoopbackEvent::Applied(definition)) => self.applied(&mut state, definition).await,
                Some(LoopbackEvent::Deleted(definition)) => {
                    if state.known.remove(meta::name(&definition)).is_some() {
                        self.publish(&mut state);
                    }
                    // The names are free again.
                    self.reconsider(&state, &definition).await;
                }
            }
        }
    }

    async fn applied(&self, state: &mut State, definition: Value) {
        let name = meta::name(&definition).to_owned();
        let before = state.known.remove(&name);
        let names_changed = before
            .as_ref()
            .is_some_and(|known| known.definition["status"]["acceptedNames"] != definition["status"]["acceptedNames"]);
        let (served, mut terminating) = before.map_or((None, false), |known| (known.served, known.terminating));
        let of = served_of(&definition);
        let is_new = served.as_ref().is_none_or(|served| served.of != of);
        let served = if !is_true(&definition, "Established") {
            served
        } else if is_new {
            install(&definition, &self.place).map(|installed| Serving { of, installed })
        } else {
            served
        };
        if finalizer::is_due(&definition) && !terminating {
            terminating = true;
            let task = Finalizer {
                core: self.core.clone(),
                loopback: self.loopback.clone(),
                resource: served.as_ref().map(|served| served.installed.resource.clone()),
                name: name.clone(),
            };
            tokio::spawn(task.run());
        }
        state.known.insert(name, Known { definition: definition.clone(), served, terminating });
        if is_new {
            self.publish(state);
        }
        self.settle(state, &definition).await;
        if names_changed {
            self.reconsider(state, &definition).await;
        }
    }

    /// Writes the next step of a definition's status. It comes back as an event.
    async fn settle(&self, state: &State, definition: &Value) {
        if !meta::deletion_timestamp(definition).is_empty() {
            return;
        }
        let mut taken = Taken::default();
        let group = &definition["spec"]["group"];
        state.known.values().filter(|k| k.definition["spec"]["group"] == *group).for_each(|k| taken.add(&k.definition));
        let now = meta::time(jiff::Timestamp::now());
        if let Some(wanted) = conditions::next(definition, &taken, &now) {
            self.write_status(&wanted).await;
        }
    }

    /// Other definitions of the group may now have the names they want.
    async fn reconsider(&self, state: &State, changed: &Value) {
        let own = meta::name(changed);
        let others = state.known.values().map(|known| &known.definition);
        for other in others.filter(|o| o["spec"]["group"] == changed["spec"]["group"] && meta::name(o) != own) {
            self.settle(state, other).await;
        }
    }

    /// A conflict is answered by the event that carries the newer object.
    async fn write_status(&self, definition: &Value) {
        for _ in 0..TRIES {
            match self.loopback.update(&definitions(), "", "status", definition.clone()).await {
                Ok(_) => return,
                Err(status) if status.is_conflict() || status.is_not_found() => return,
                Err(status) => {
                    tracing::warn!(definition = meta::name(definition), error = %status, "the status was not written");
                    tokio::time::sleep(RETRY).await;
                }
            }
        }
    }

    /// Hands the custom groups to the table, and their documents to OpenAPI.
    fn publish(&self, state: &mut State) {
        let mut groups: BTreeMap<&str, BTreeMap<(u8, i64, i64, String), Version>> = BTreeMap::new();
        let mut documents: BTreeMap<(String, String), Vec<(&Value, &str)>> = BTreeMap::new();
        for known in state.known.values() {
            let Some(serving) = &known.served else { continue };
            let installed = &serving.installed;
            for (version, served) in &installed.versions {
                let versions = groups.entry(&installed.group).or_default();
                let empty = || Version { version: version.clone(), resources: Vec::new(), remote: None, stale: false };
                versions.entry(version_rank(version)).or_insert_with(empty).resources.push(served.clone());
                let key = (installed.group.clone(), version.clone());
                documents.entry(key).or_default().push((&known.definition, version));
            }
        }
        let groups = groups
            .into_iter()
            .map(|(name, versions)| Group { name: name.to_owned(), versions: versions.into_values().collect() })
            .collect();
        self.table.set_custom(groups);
        for gone in state.published.iter().filter(|key| !documents.contains_key(*key)) {
            self.documents.publish(&gone.0, &gone.1, None);
        }
        for ((group, version), definitions) in &documents {
            self.documents.publish(group, version, Some(openapi::documents(group, version, definitions)));
        }
        state.published = documents.into_keys().collect();
    }
}
