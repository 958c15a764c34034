//! Makes the table of served resources of the built-in kinds: one registry
//! resource for each row of `schema`, with the strategy of `api`.

use std::collections::BTreeMap;
use std::sync::Arc;

use api::reset_fields::ResetFields;
use apimachinery::{GroupKind, GroupResource};
use apiserver::registry::{Decoder, Hooks, KindCodec, Resource, StrategyRef, no_hooks};
use apiserver::serving::{Backend, Column, Group, ScalePaths, Served, Sub, SubBackend, Version, Virtual};
use patch::apply::ResetFilter;
use schema::Served as Serving;
use storage::{ResourceConfig, ResourceStorage, SharedStore, Transformers};

use super::builtin::BuiltinCodec;

/// Kinds whose delete answers with the object.
const RETURNS_DELETED: [(&str, &str); 17] = [
    ("", "persistentvolumeclaims"),
    ("", "persistentvolumes"),
    ("", "pods"),
    ("", "podtemplates"),
    ("", "resourcequotas"),
    ("", "serviceaccounts"),
    ("", "services"),
    ("resource.k8s.io", "deviceclasses"),
    ("resource.k8s.io", "devicetaintrules"),
    ("resource.k8s.io", "resourceclaims"),
    ("resource.k8s.io", "resourceclaimtemplates"),
    ("resource.k8s.io", "resourceslices"),
    ("storage.k8s.io", "csidrivers"),
    ("storage.k8s.io", "csinodes"),
    ("storage.k8s.io", "storageclasses"),
    ("storage.k8s.io", "volumeattachments"),
    ("storage.k8s.io", "volumeattributesclasses"),
];

/// Fields by which many watchers each watch one value.
const INDEXED_FIELDS: [(&str, &str); 4] = [
    ("pods", "spec.nodeName"),
    ("secrets", "metadata.name"),
    ("configmaps", "metadata.name"),
    ("nodes", "metadata.name"),
];

/// Warnings of deprecated kinds.
const DEPRECATED: [(&str, &str); 2] = [
    ("componentstatuses", "v1 ComponentStatus is deprecated in v1.19+"),
    ("endpoints", "v1 Endpoints is deprecated in v1.33+; use discovery.k8s.io/v1 EndpointSlice"),
];

/// What the parts above the registry bring for single resources.
#[derive(Default)]
pub struct Extras {
    pub hooks: BTreeMap<(&'static str, &'static str), Arc<dyn Hooks>>,
    pub virtuals: BTreeMap<(&'static str, &'static str), Arc<dyn Virtual>>,
    /// By group, resource and subresource.
    pub subresources: BTreeMap<(&'static str, &'static str, &'static str), SubBackend>,
}

/// `--runtime-config`: which group versions are on.
#[derive(Debug, Clone, Default)]
pub struct RuntimeConfig(pub BTreeMap<String, String>);

impl RuntimeConfig {
    pub fn serves(&self, resource: &schema::Resource) -> bool {
        let on = |key: &str| self.0.get(key).map(|v| v.is_empty() || v == "true");
        let api_version = resource.api_version();
        let version_key = if resource.group.is_empty() { format!("api/{api_version}") } else { api_version.clone() };
        if let Some(set) = on(&format!("{api_version}/{}", resource.resource)) {
            return set;
        }
        if let Some(set) = on(&api_version).or_else(|| on(&version_key)) {
            return set && gate_is_on(resource);
        }
        let stage = if resource.version.contains("alpha") {
            "api/alpha"
        } else if resource.version.contains("beta") {
            "api/beta"
        } else {
            "api/ga"
        };
        if let Some(set) = on(stage).or_else(|| on("api/all")) {
            return set && gate_is_on(resource);
        }
        resource.served == Serving::ByDefault
    }
}

/// Whether the feature that brings a resource is on; most need none.
fn gate_is_on(resource: &schema::Resource) -> bool {
    if resource.served != Serving::AlphaGates {
        return true;
    }
    let gate = match (resource.group, resource.resource) {
        ("lifecycle.k8s.io", _) => "EvictionRequestAPI",
        ("scheduling.k8s.io", "compositepodgroups") => "CompositePodGroup",
        ("scheduling.k8s.io", _) => "GenericWorkload",
        _ => return false,
    };
    api::gates::enabled(gate)
}

pub struct Installer {
    pub store: SharedStore,
    pub transformers: Transformers,
    /// `--etcd-prefix`, normally `/registry`.
    pub prefix: String,
    pub event_ttl_seconds: u64,
    pub runtime: RuntimeConfig,
    pub extras: Extras,
}

impl Installer {
    /// The groups in discovery order. Starts the watch caches.
    pub fn groups(&self) -> Vec<Group> {
        let mut storages: BTreeMap<&'static str, Arc<ResourceStorage>> = BTreeMap::new();
        let mut resources: BTreeMap<(&'static str, &'static str), Arc<Resource>> = BTreeMap::new();
        let mut groups = Vec::new();
        for group in schema::GROUPS {
            let mut versions = Vec::new();
            for entry in group.versions {
                let mut served = Vec::new();
                for (slot, row) in schema::RESOURCES
                    .iter()
                    .filter(|r| r.group == group.name && r.version == entry.version)
                    .filter(|r| self.runtime.serves(r))
                    .map(|row| (u32::from(row.version_index), row))
                {
                    let backend = if row.is_stored() {
                        let resource = resources
                            .entry((row.group, row.resource))
                            .or_insert_with(|| self.resource(row, &mut storages))
                            .clone();
                        Backend::Stored(resource)
                    } else {
                        match self.extras.virtuals.get(&(row.group, row.resource)) {
                            Some(target) => Backend::Virtual(target.clone()),
                            None => continue,
                        }
                    };
                    served.push(Arc::new(self.served(row, slot, backend)));
                }
                if !served.is_empty() {
                    versions.push(Version {
                        version: entry.version.to_owned(),
                        resources: served,
                        remote: None,
                        stale: false,
                    });
                }
            }
            if !versions.is_empty() {
                groups.push(Group { name: group.name.to_owned(), versions });
            }
        }
        groups
    }

    fn resource(
        &self,
        row: &'static schema::Resource,
        storages: &mut BTreeMap<&'static str, Arc<ResourceStorage>>,
    ) -> Arc<Resource> {
        let hub = api::convert::hub(&row.api_version(), row.kind);
        let codec = codec(row);
        let strategy =
            StrategyRef::Static(api::strategy_for(row.group, row.resource).unwrap_or(&api::fallback::GENERIC));
        let prefix = format!("{}{}", self.prefix, row.etcd_prefix.trim_start_matches("/registry"));
        let is_event = row.resource == "events";
        let storage = storages
            .entry(row.etcd_prefix)
            .or_insert_with(|| {
                ResourceStorage::new(ResourceConfig {
                    group_resource: row.group_resource().to_string(),
                    prefix: prefix.clone(),
                    store: self.store.clone(),
                    transformer: self.transformers.of(&row.group_resource()),
                    decoder: Arc::new(Decoder { codec: codec.clone(), strategy: strategy.clone() }),
                    watch_cache: !is_event,
                    indexed_field: INDEXED_FIELDS
                        .iter()
                        .find(|(name, _)| row.group.is_empty() && *name == row.resource)
                        .map(|(_, field)| *field),
                })
            })
            .clone();
        Arc::new(Resource {
            group_resource: GroupResource::new(row.group, row.resource),
            kind: GroupKind::new(row.group, row.kind),
            hub,
            namespaced: row.namespaced,
            prefix,
            etcd_prefix: self.prefix.clone(),
            codec,
            strategy,
            hooks: self.extras.hooks.get(&(row.group, row.resource)).cloned().unwrap_or_else(no_hooks),
            storage,
            reset: reset_filters(row),
            returns_deleted: RETURNS_DELETED.contains(&(row.group, row.resource)),
            ttl_seconds: if is_event { self.event_ttl_seconds } else { 0 },
        })
    }

    fn served(&self, row: &'static schema::Resource, slot: u32, backend: Backend) -> Served {
        // Events of both groups share one cache: their encodings need numbers of their own.
        let slot = slot + if row.group == "events.k8s.io" { 8 } else { 0 };
        let texts = |list: &[&str]| list.iter().map(|s| (*s).to_owned()).collect::<Vec<_>>();
        Served {
            gvk: row.gvk(),
            gvr: row.gvr(),
            list_kind: format!("{}List", row.kind),
            singular: row.singular.to_owned(),
            namespaced: row.namespaced,
            short_names: texts(row.short_names),
            categories: texts(row.categories),
            verbs: texts(row.verbs),
            response: (row.response_group.to_owned(), row.response_version.to_owned()),
            storage_version_hash: row.storage_version_hash.to_owned(),
            columns: row.columns.iter().map(column).collect(),
            field_selectors: texts(row.field_selectors),
            bad_field_selector: row.bad_field_selector_message.to_owned(),
            subresources: row.subresources.iter().filter_map(|sub| self.sub(row, sub)).collect(),
            codec: codec(row),
            backend,
            slot,
            warning: DEPRECATED
                .iter()
                .find(|(name, _)| row.group.is_empty() && *name == row.resource)
                .map(|(_, text)| (*text).to_owned()),
        }
    }

    fn sub(&self, row: &schema::Resource, sub: &schema::Subresource) -> Option<Sub> {
        let backend = match sub.name {
            "status" | "ephemeralcontainers" | "resize" | "approval" | "finalize" => SubBackend::Object,
            "scale" => SubBackend::Scale(scale_paths()),
            name => {
                let key = self.extras.subresources.iter().find(|((group, resource, sub), _)| {
                    *group == row.group && *resource == row.resource && *sub == name
                });
                key.map(|(_, backend)| backend.clone())?
            }
        };
        Some(Sub {
            name: sub.name.to_owned(),
            gvk: apimachinery::GroupVersionKind::new(sub.group, sub.version, sub.kind),
            namespaced: sub.namespaced,
            verbs: sub.verbs.iter().map(|v| (*v).to_owned()).collect(),
            response: (sub.response_group.to_owned(), sub.response_version.to_owned()),
            backend,
        })
    }
}

/// What writes through the object and each subresource never own.
fn reset_filters(row: &schema::Resource) -> BTreeMap<String, ResetFilter> {
    let subresources = row.subresources.iter().map(|sub| sub.name);
    std::iter::once("")
        .chain(subresources)
        .filter_map(|sub| {
            let filter = match api::reset_fields::reset_fields(row.group, row.resource, sub) {
                ResetFields::None => return None,
                ResetFields::Exclude(paths) => ResetFilter::exclude(paths),
                ResetFields::Only(paths) => ResetFilter::Only(paths),
            };
            Some((sub.to_owned(), filter))
        })
        .collect()
}

fn codec(row: &'static schema::Resource) -> Arc<dyn KindCodec> {
    Arc::new(BuiltinCodec {
        stored_api_version: row.stored_api_version,
        stored_encoding: row.stored_encoding,
        hub: api::convert::hub(&row.api_version(), row.kind),
        kind: row.kind,
    })
}

fn column(column: &schema::Column) -> Column {
    Column {
        name: column.name.to_owned(),
        kind: column.kind.to_owned(),
        format: column.format.to_owned(),
        // Upstream's table of RuntimeClass describes its name only.
        description: if column.name == "Handler" { String::new() } else { column.name.to_owned() },
        priority: column.priority,
    }
}

fn scale_paths() -> ScalePaths {
    ScalePaths {
        spec_replicas: "spec.replicas".into(),
        status_replicas: "status.replicas".into(),
        selector: "spec.selector".into(),
    }
}
