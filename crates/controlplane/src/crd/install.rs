//! Served resources of a definition: each version is a resource of its own, with
//! its own hub, strategy and watch cache, all over the same keys of etcd.
//!
//! Upstream followed: `pkg/apiserver/customresource_handler.go`
//! (getOrCreateServingInfoFor).

use std::collections::BTreeMap;
use std::sync::Arc;

use apimachinery::{GroupKind, GroupResource, GroupVersionKind, GroupVersionResource, Value};
use apiserver::admission::webhook::call::Client;
use apiserver::registry::{Decoder, KindCodec, Resource, StrategyRef};
use apiserver::serving::{Backend, Column, ScalePaths, Served, Sub, SubBackend};
use patch::apply::ResetFilter;
use sha2::Digest;
use storage::{ResourceConfig, ResourceStorage, SharedStore, Transformers};
use structural::defaults::prune_defaults;
use structural::schema::{Root, Schema, static_name};

use super::codec::CustomCodec;
use super::columns::{self, Selectable};
use super::conditions::is_true;
use super::conversion::Conversion;
use super::hooks::Instances;
use super::jsonpath::JsonPath;
use super::rules::Rules;
use super::strategy::CustomStrategy;

/// Verbs of a custom resource, in discovery's order.
const VERBS: [&str; 8] = ["delete", "deletecollection", "get", "list", "patch", "create", "update", "watch"];
/// Those that a definition on its way out leaves.
const TERMINATING_VERBS: [&str; 5] = ["delete", "deletecollection", "get", "list", "watch"];

/// What resources are made over.
#[derive(Clone)]
pub struct Place {
    pub store: SharedStore,
    pub transformers: Transformers,
    /// `--etcd-prefix`.
    pub prefix: String,
    /// Calls conversion webhooks.
    pub client: Arc<Client>,
}

/// One definition, ready to be served.
pub struct Installed {
    pub group: String,
    /// Of the storage version: what empties a deleted definition.
    pub resource: Arc<Resource>,
    /// By version name, the preferred version first.
    pub versions: Vec<(String, Arc<Served>)>,
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_default()
}

fn texts(value: &Value) -> Vec<String> {
    value.as_array().map(|list| list.iter().filter_map(|v| v.as_str().map(str::to_owned)).collect()).unwrap_or_default()
}

/// Upstream's order of versions: GA before beta before alpha, newer first, then
/// other names alphabetically.
pub fn version_rank(version: &str) -> (u8, i64, i64, String) {
    let parsed = version.strip_prefix('v').and_then(|rest| {
        let digits = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        let major: i64 = rest[..digits].parse().ok()?;
        let tail = &rest[digits..];
        if tail.is_empty() {
            return Some((0, -major, 0));
        }
        let (stage, number) = match (tail.strip_prefix("beta"), tail.strip_prefix("alpha")) {
            (Some(number), _) => (1, number),
            (_, Some(number)) => (2, number),
            _ => return None,
        };
        Some((stage, -major, -number.parse::<i64>().ok()?))
    });
    match parsed {
        Some((stage, major, minor)) => (stage, major, minor, String::new()),
        None => (3, 0, 0, version.to_owned()),
    }
}

/// `storageVersionHash`: of group, version and kind.
fn storage_hash(group: &str, version: &str, kind: &str) -> String {
    use base64::Engine;
    let digest = sha2::Sha256::digest(format!("{group}/{version}/{kind}").as_bytes());
    base64::engine::general_purpose::STANDARD.encode(&digest[..8])
}

/// What all versions of a definition share.
struct Shared<'a> {
    definition: &'a Value,
    group: &'a str,
    plural: &'a str,
    kind: &'a str,
    list_kind: String,
    namespaced: bool,
    storage_version: &'a str,
    roots: Arc<BTreeMap<String, Root>>,
    conversion: Arc<Conversion>,
    instances: Arc<Instances>,
}

/// Makes all served versions of a definition in v1 form.
pub fn install(definition: &Value, place: &Place) -> Option<Installed> {
    let spec = &definition["spec"];
    let names = &definition["status"]["acceptedNames"];
    let (group, plural, kind) = (text(spec, "group"), text(names, "plural"), text(names, "kind"));
    if plural.is_empty() || kind.is_empty() {
        return None;
    }
    let mut versions: Vec<&Value> = spec["versions"].as_array()?.iter().collect();
    versions.sort_by_key(|version| version_rank(text(version, "name")));
    let storage_version = versions.iter().find(|v| v["storage"] == true).map(|v| text(v, "name"))?;
    let preserve = spec["preserveUnknownFields"] == true;
    let roots: BTreeMap<String, Root> = versions
        .iter()
        .map(|version| {
            let source = &version["schema"]["openAPIV3Schema"];
            let schema = source.is_object().then(|| {
                let mut schema = Schema::parse(source);
                if !preserve {
                    prune_defaults(&mut schema);
                }
                schema
            });
            (format!("{group}/{}", text(version, "name")), Root { schema })
        })
        .collect();
    let conversion =
        Conversion::new(spec, text(&definition["metadata"], "name"), roots.keys().cloned().collect(), &place.client);
    let shared = Shared {
        definition,
        group,
        plural,
        kind,
        list_kind: match text(names, "listKind") {
            "" => format!("{kind}List"),
            name => name.to_owned(),
        },
        namespaced: text(spec, "scope") == "Namespaced",
        storage_version,
        roots: Arc::new(roots),
        conversion: Arc::new(conversion),
        instances: Arc::new(Instances::of(definition)),
    };
    let mut served = Vec::new();
    let mut stored = None;
    for version in versions.iter().filter(|v| v["served"] == true || v["storage"] == true) {
        let (codec, resource) = shared.resource(version, place);
        if version["storage"] == true {
            stored = Some(resource.clone());
        }
        if version["served"] == true {
            let name = text(version, "name").to_owned();
            served.push((name, Arc::new(shared.served(version, &versions, codec, resource))));
        }
    }
    Some(Installed { group: group.to_owned(), resource: stored?, versions: served })
}

impl Shared<'_> {
    fn resource(&self, version: &Value, place: &Place) -> (Arc<dyn KindCodec>, Arc<Resource>) {
        let api_version = |version: &str| format!("{}/{version}", self.group);
        let hub = api_version(text(version, "name"));
        let codec = Arc::new(CustomCodec {
            kind: self.kind.to_owned(),
            hub: hub.clone(),
            storage_version: api_version(self.storage_version),
            versions: self.roots.clone(),
            preserve: self.definition["spec"]["preserveUnknownFields"] == true,
            conversion: self.conversion.clone(),
        });
        let with_status = version["subresources"]["status"].is_object();
        let strategy = StrategyRef::Shared(Arc::new(CustomStrategy {
            codec: codec.clone(),
            namespaced: self.namespaced,
            with_status,
            scale: scale_paths(version),
            columns: printer_columns(version),
            selectable: selectable(version),
            rules: Rules::new(&version["schema"]["openAPIV3Schema"]),
        }));
        let group_resource = GroupResource::new(self.group, self.plural);
        let prefix = format!("{}/{}/{}/", place.prefix, self.group, self.plural);
        let kind_codec: Arc<dyn KindCodec> = codec;
        let storage = ResourceStorage::new(ResourceConfig {
            group_resource: group_resource.to_string(),
            prefix: prefix.clone(),
            store: place.store.clone(),
            transformer: place.transformers.of(&group_resource),
            decoder: Arc::new(Decoder { codec: kind_codec.clone(), strategy: strategy.clone() }),
            watch_cache: true,
            indexed_field: None,
        });
        let mut reset = BTreeMap::new();
        if with_status {
            reset.insert(String::new(), ResetFilter::exclude(&[&["status"]]));
            reset.insert("status".to_owned(), ResetFilter::exclude(&[&["spec"], &["metadata"]]));
        }
        let resource = Arc::new(Resource {
            group_resource,
            kind: GroupKind::new(self.group, self.kind),
            hub,
            namespaced: self.namespaced,
            prefix,
            etcd_prefix: place.prefix.clone(),
            codec: kind_codec.clone(),
            strategy,
            hooks: self.instances.clone(),
            storage,
            reset,
            returns_deleted: false,
            ttl_seconds: 0,
        });
        (kind_codec, resource)
    }

    fn served(&self, version: &Value, all: &[&Value], codec: Arc<dyn KindCodec>, resource: Arc<Resource>) -> Served {
        let name = text(version, "name");
        let names = &self.definition["status"]["acceptedNames"];
        let verbs: &[&str] = if is_true(self.definition, "Terminating") { &TERMINATING_VERBS } else { &VERBS };
        Served {
            gvk: GroupVersionKind::new(self.group, name, self.kind),
            gvr: GroupVersionResource::new(self.group, name, self.plural),
            list_kind: self.list_kind.clone(),
            singular: text(names, "singular").to_owned(),
            namespaced: self.namespaced,
            short_names: texts(&names["shortNames"]),
            categories: texts(&names["categories"]),
            verbs: verbs.iter().map(|v| (*v).to_owned()).collect(),
            response: (String::new(), String::new()),
            storage_version_hash: storage_hash(self.group, self.storage_version, self.kind),
            columns: table_columns(version),
            field_selectors: field_selectors(version, self.namespaced),
            bad_field_selector: "field label not supported: no.such".to_owned(),
            subresources: subresources(self.group, name, self.kind, version, self.namespaced),
            codec,
            backend: Backend::Stored(resource),
            slot: 0,
            warning: (version["deprecated"] == true).then(|| self.deprecation(version, all)),
        }
    }

    fn deprecation(&self, version: &Value, all: &[&Value]) -> String {
        if let Some(warning) = version["deprecationWarning"].as_str() {
            return warning.to_owned();
        }
        let (group, kind, name) = (self.group, text(&self.definition["spec"]["names"], "kind"), text(version, "name"));
        let text_of = format!("{group}/{name} {kind} is deprecated");
        // Only a better version is advised.
        let better = all.iter().find(|v| {
            v["served"] == true && v["deprecated"] != true && version_rank(text(v, "name")) < version_rank(name)
        });
        match better {
            Some(better) => format!("{text_of}; use {group}/{} {kind}", text(better, "name")),
            None => text_of,
        }
    }
}

fn field_selectors(version: &Value, namespaced: bool) -> Vec<String> {
    let mut out = vec!["metadata.name".to_owned()];
    if namespaced {
        out.push("metadata.namespace".to_owned());
    }
    for field in version["selectableFields"].as_array().into_iter().flatten() {
        out.push(text(field, "jsonPath").trim_start_matches('.').to_owned());
    }
    out
}

fn selectable(version: &Value) -> Vec<Selectable> {
    let fields = version["selectableFields"].as_array().into_iter().flatten();
    fields
        .filter_map(|field| {
            let path = text(field, "jsonPath");
            let parsed = JsonPath::parse(path).ok()?;
            Some(Selectable { name: static_name(path.trim_start_matches('.')), path: parsed })
        })
        .collect()
}

/// The columns of a version up to the first that does not parse: then there are
/// none at all, as upstream has it.
fn printer_columns(version: &Value) -> Vec<columns::Column> {
    let parse = |column: &Value| -> Option<columns::Column> {
        let path = JsonPath::parse(text(column, "jsonPath")).ok()?;
        Some(columns::Column { kind: text(column, "type").to_owned(), path })
    };
    let given = version["additionalPrinterColumns"].as_array().into_iter().flatten();
    given.map(parse).collect::<Option<Vec<_>>>().unwrap_or_default()
}

fn table_columns(version: &Value) -> Vec<Column> {
    let column = |name: &str, kind: &str, format: &str, description: &str, priority: i64| Column {
        name: name.to_owned(),
        kind: kind.to_owned(),
        format: format.to_owned(),
        description: description.to_owned(),
        priority: i32::try_from(priority).unwrap_or(0),
    };
    let mut out = vec![column("Name", "string", "name", "Name", 0)];
    match version["additionalPrinterColumns"].as_array() {
        Some(columns) if !columns.is_empty() && !printer_columns(version).is_empty() => {
            out.extend(columns.iter().map(|c| {
                let name = text(c, "name");
                let description = match text(c, "description") {
                    "" => format!("Custom resource definition column (in JSONPath format): {}", text(c, "jsonPath")),
                    given => given.to_owned(),
                };
                column(name, text(c, "type"), text(c, "format"), &description, c["priority"].as_i64().unwrap_or(0))
            }));
        }
        _ => out.push(column("Age", "date", "", "Age", 0)),
    }
    out
}

fn scale_paths(version: &Value) -> Option<ScalePaths> {
    let scale = &version["subresources"]["scale"];
    scale.is_object().then(|| ScalePaths {
        spec_replicas: text(scale, "specReplicasPath").to_owned(),
        status_replicas: text(scale, "statusReplicasPath").to_owned(),
        selector: text(scale, "labelSelectorPath").to_owned(),
    })
}

fn subresources(group: &str, version: &str, kind: &str, source: &Value, namespaced: bool) -> Vec<Sub> {
    let verbs = || ["get", "patch", "update"].map(str::to_owned).to_vec();
    let mut out = Vec::new();
    if source["subresources"]["status"].is_object() {
        out.push(Sub {
            name: "status".into(),
            gvk: GroupVersionKind::new(group, version, kind),
            namespaced,
            verbs: verbs(),
            response: (String::new(), String::new()),
            backend: SubBackend::Object,
        });
    }
    if let Some(paths) = scale_paths(source) {
        out.push(Sub {
            name: "scale".into(),
            gvk: GroupVersionKind::new("autoscaling", "v1", "Scale"),
            namespaced,
            verbs: verbs(),
            response: ("autoscaling".into(), "v1".into()),
            backend: SubBackend::Scale(paths),
        });
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use apimachinery::json;

    #[test]
    fn versions_in_upstreams_order() {
        let mut names = vec!["v1alpha1", "foo", "v2", "v1beta2", "v1", "v1beta1", "v10"];
        names.sort_by_key(|name| version_rank(name));
        assert_eq!(names, ["v10", "v2", "v1", "v1beta2", "v1beta1", "v1alpha1", "foo"]);
    }

    #[test]
    fn a_bad_column_leaves_the_age() {
        let column = |path: &str| json!({"name": "A", "type": "string", "jsonPath": path});
        let version = json!({"additionalPrinterColumns": [column(".spec.a"), column(".spec[")]});
        assert_eq!(table_columns(&version)[1].name, "Age");
        let version = json!({"additionalPrinterColumns": [column(".spec.a")]});
        assert_eq!(table_columns(&version)[1].name, "A");
    }
}
