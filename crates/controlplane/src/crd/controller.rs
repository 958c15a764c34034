//! Follows definitions: accepts their names, serves what is established,
//! empties what is deleted, and replaces the table when any of it changes.
//!
//! Upstream followed: `pkg/controller/{status,establish,finalizer}`,
//! `pkg/apiserver/customresource_handler.go`.

use std::collections::BTreeMap;
use std::sync::{Arc, Weak};

use apimachinery::{GroupResource, Status, Value, json};
use apiserver::core::{AuditTrail, Core};
use apiserver::registry::options::DeleteOptions;
use apiserver::registry::{Caller, Warnings, meta};
use apiserver::request::{Loopback, LoopbackEvent, UserInfo};
use apiserver::serving::{Group, Table, Version};
use storage::ListRequest;
use tokio_util::sync::CancellationToken;

use super::hooks::{CLEANUP_FINALIZER, set_condition};
use super::install::{Installed, Place, install, version_rank};

/// Between tries of a write that failed.
const RETRY: std::time::Duration = std::time::Duration::from_millis(500);
/// Tries of one write before the next event is looked at.
const TRIES: usize = 5;

fn definitions() -> GroupResource {
    GroupResource::new("apiextensions.k8s.io", "customresourcedefinitions")
}

pub struct Controller {
    core: Weak<Core>,
    loopback: Arc<dyn Loopback>,
    place: Place,
    /// The built-in groups.
    base: Vec<Group>,
    known: BTreeMap<String, Known>,
}

struct Known {
    /// What the served form depends on.
    served_of: Value,
    definition: Value,
    installed: Installed,
}

/// Spec and accepted names: a change of these is a new served form.
fn served_of(definition: &Value) -> Value {
    json!({"spec": definition["spec"], "names": definition["status"]["acceptedNames"], "uid": definition["metadata"]["uid"]})
}

fn is_true(definition: &Value, kind: &str) -> bool {
    definition["status"]["conditions"]
        .as_array()
        .is_some_and(|list| list.iter().any(|c| c["type"] == kind && c["status"] == "True"))
}

/// Names that other definitions of the group hold; the first conflict.
fn conflict(definition: &Value, others: &BTreeMap<String, Known>) -> Option<(&'static str, String)> {
    let names = &definition["spec"]["names"];
    let own = meta::name(definition);
    for (name, other) in others {
        if name == own || other.definition["spec"]["group"] != definition["spec"]["group"] {
            continue;
        }
        let taken = &other.definition["status"]["acceptedNames"];
        let mut words: Vec<&str> =
            vec![taken["plural"].as_str().unwrap_or_default(), taken["singular"].as_str().unwrap_or_default()];
        words.extend(taken["shortNames"].as_array().into_iter().flatten().filter_map(Value::as_str));
        for (key, reason) in [("plural", "PluralConflict"), ("singular", "SingularConflict")] {
            let wanted = names[key].as_str().unwrap_or_default();
            if !wanted.is_empty() && words.contains(&wanted) {
                return Some((reason, format!("{} is already in use", apimachinery::field::quote(wanted))));
            }
        }
        for wanted in names["shortNames"].as_array().into_iter().flatten().filter_map(Value::as_str) {
            if words.contains(&wanted) {
                return Some((
                    "ShortNamesConflict",
                    format!("{} is already in use", apimachinery::field::quote(wanted)),
                ));
            }
        }
        for (key, reason) in [("kind", "KindConflict"), ("listKind", "ListKindConflict")] {
            let wanted = names[key].as_str().unwrap_or_default();
            if !wanted.is_empty() && [&taken["kind"], &taken["listKind"]].iter().any(|t| t.as_str() == Some(wanted)) {
                return Some((reason, format!("{} is already in use", apimachinery::field::quote(wanted))));
            }
        }
    }
    None
}

/// The definition with the status it should have.
fn with_status(definition: &Value, others: &BTreeMap<String, Known>, now: &str) -> Value {
    let mut new = definition.clone();
    match conflict(definition, others) {
        Some((reason, message)) => {
            set_condition(&mut new, "NamesAccepted", "False", reason, &message, now);
            if !is_true(&new, "Established") {
                set_condition(&mut new, "Established", "False", "NotAccepted", "not all names are accepted", now);
            }
        }
        None => {
            new["status"]["acceptedNames"] = definition["spec"]["names"].clone();
            set_condition(&mut new, "NamesAccepted", "True", "NoConflicts", "no conflicts found", now);
            set_condition(
                &mut new,
                "Established",
                "True",
                "InitialNamesAccepted",
                "the initial names have been accepted",
                now,
            );
        }
    }
    new
}

impl Controller {
    pub fn new(core: &Arc<Core>, loopback: Arc<dyn Loopback>, place: Place, base: Vec<Group>) -> Self {
        Controller { core: Arc::downgrade(core), loopback, place, base, known: BTreeMap::new() }
    }

    pub async fn run(mut self, stop: CancellationToken) {
        let mut events = self.loopback.watch(&definitions());
        loop {
            let event = tokio::select! {
                event = events.recv() => event,
                () = stop.cancelled() => return,
            };
            match event {
                None => return,
                Some(LoopbackEvent::Synced) => {}
                Some(LoopbackEvent::Applied(definition)) => self.applied(definition).await,
                Some(LoopbackEvent::Deleted(definition)) => {
                    if self.known.remove(meta::name(&definition)).is_some() {
                        self.publish();
                    }
                }
            }
        }
    }

    async fn applied(&mut self, definition: Value) {
        let name = meta::name(&definition).to_owned();
        if !meta::deletion_timestamp(&definition).is_empty() {
            if meta::finalizers(&definition).contains(&CLEANUP_FINALIZER) {
                self.serve(&name, &definition);
                if let Err(status) = self.empty(&name).await {
                    tracing::warn!(definition = name, error = %status, "custom resources were not all deleted");
                }
            }
            return;
        }
        let now = meta::time(jiff::Timestamp::now());
        let wanted = with_status(&definition, &self.known, &now);
        if wanted["status"] != definition["status"] {
            // The write comes back as an event, which then serves it.
            self.write_status(&wanted).await;
        } else if is_true(&definition, "Established") {
            self.serve(&name, &definition);
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

    fn serve(&mut self, name: &str, definition: &Value) {
        let served = served_of(definition);
        if self.known.get(name).is_some_and(|known| known.served_of == served) {
            return;
        }
        let Some(installed) = install(definition, &self.place) else { return };
        self.known.insert(name.to_owned(), Known { served_of: served, definition: definition.clone(), installed });
        self.publish();
    }

    /// Replaces the table: built-in groups, then those of definitions by name.
    fn publish(&self) {
        let Some(core) = self.core.upgrade() else { return };
        let mut groups = self.base.clone();
        let mut custom: BTreeMap<&str, BTreeMap<(u8, i64, i64, String), Version>> = BTreeMap::new();
        for known in self.known.values() {
            for (version, served) in &known.installed.versions {
                let versions = custom.entry(&known.installed.group).or_default();
                versions
                    .entry(version_rank(version))
                    .or_insert_with(|| Version {
                        version: version.clone(),
                        resources: Vec::new(),
                        remote: None,
                        stale: false,
                    })
                    .resources
                    .push(served.clone());
            }
        }
        for (name, versions) in custom {
            let versions: Vec<Version> = versions.into_values().collect();
            match groups.iter_mut().find(|group| group.name == name) {
                Some(group) => group.versions.extend(versions),
                None => groups.push(Group { name: name.to_owned(), versions }),
            }
        }
        core.table.store(Arc::new(Table::new(groups)));
    }

    /// Deletes all resources of a definition, then lets the definition go.
    async fn empty(&self, name: &str) -> Result<(), Status> {
        let Some(core) = self.core.upgrade() else { return Ok(()) };
        if let Some(known) = self.known.get(name) {
            let resource = &known.installed.resource;
            resource.storage.wait_ready().await;
            let list = resource
                .storage
                .list(&ListRequest::default())
                .await
                .map_err(|error| resource.storage_status(error, ""))?;
            let (user, warnings, audit) = (UserInfo::default(), Warnings::default(), AuditTrail::default());
            let options = Value::Null;
            for entry in &list.entries {
                let caller = Caller {
                    core: &core,
                    user: &user,
                    warnings: &warnings,
                    audit: &audit,
                    namespace: entry.namespace(),
                    subresource: "",
                    api_version: &resource.hub,
                    dry_run: false,
                    options: &options,
                    manager: "",
                };
                match resource.delete(&caller, entry.name(), &DeleteOptions::default(), false).await {
                    Err(status) if !status.is_not_found() => return Err(status),
                    _ => {}
                }
            }
        }
        for _ in 0..TRIES {
            let mut definition = match self.loopback.get(&definitions(), "", name).await {
                Ok(definition) => definition,
                Err(status) if status.is_not_found() => return Ok(()),
                Err(status) => return Err(status),
            };
            let kept: Vec<String> = meta::finalizers(&definition)
                .iter()
                .filter(|f| **f != CLEANUP_FINALIZER)
                .map(|f| (*f).to_owned())
                .collect();
            meta::set_finalizers(&mut definition, kept);
            match self.loopback.update(&definitions(), "", "", definition).await {
                Err(status) if status.is_conflict() => {}
                Err(status) if !status.is_not_found() => return Err(status),
                _ => return Ok(()),
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_accepted() {
        let definition = json!({
            "metadata": {"name": "widgets.example.com"},
            "spec": {"group": "example.com", "names": {"plural": "widgets", "kind": "Widget"}},
            "status": {"conditions": null, "acceptedNames": {"plural": "", "kind": ""}, "storedVersions": ["v1"]},
        });
        let new = with_status(&definition, &BTreeMap::new(), "2026-01-01T00:00:00Z");
        assert!(is_true(&new, "Established") && is_true(&new, "NamesAccepted"));
        assert_eq!(new["status"]["acceptedNames"]["plural"], "widgets");
        assert_eq!(with_status(&new, &BTreeMap::new(), "2026-01-02T00:00:00Z"), new);
    }
}
