//! Served resources of a definition.

use std::collections::BTreeMap;
use std::sync::Arc;

use apimachinery::{GroupKind, GroupResource, GroupVersionKind, GroupVersionResource, Value};
use apiserver::registry::{Decoder, KindCodec, Resource, StrategyRef, no_hooks};
use apiserver::serving::{Backend, Column, ScalePaths, Served, Sub, SubBackend};
use patch::apply::ResetFilter;
use sha2::Digest;
use storage::{ResourceConfig, ResourceStorage, SharedStore, Transformers};

use super::codec::CustomCodec;
use super::columns::{self, parse};
use super::schema::{Root, Schema, static_name};
use super::strategy::CustomStrategy;

/// Verbs of a custom resource, in discovery's order.
const VERBS: [&str; 8] = ["delete", "deletecollection", "get", "list", "patch", "create", "update", "watch"];

/// Where custom resources are stored.
#[derive(Clone)]
pub struct Place {
    pub store: SharedStore,
    pub transformers: Transformers,
    /// `--etcd-prefix`.
    pub prefix: String,
}

/// One definition, ready to be served.
pub struct Installed {
    pub group: String,
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

/// Makes all served versions of a definition in v1 form.
pub fn install(definition: &Value, place: &Place) -> Option<Installed> {
    let spec = &definition["spec"];
    let names = &definition["status"]["acceptedNames"];
    let (group, plural, kind) = (text(spec, "group"), text(names, "plural"), text(names, "kind"));
    if plural.is_empty() || kind.is_empty() {
        return None;
    }
    let namespaced = text(spec, "scope") == "Namespaced";
    let list_kind = match text(names, "listKind") {
        "" => format!("{kind}List"),
        name => name.to_owned(),
    };
    let mut versions: Vec<&Value> = spec["versions"].as_array()?.iter().collect();
    versions.sort_by_key(|version| version_rank(text(version, "name")));
    let storage_version = versions.iter().find(|v| v["storage"] == true).map(|v| text(v, "name"))?;
    let api_version = |version: &str| format!("{group}/{version}");

    let roots: BTreeMap<String, Root> = versions
        .iter()
        .map(|version| {
            let source = &version["schema"]["openAPIV3Schema"];
            let schema = source.is_object().then(|| {
                let mut schema = Schema::parse(source);
                schema.preserve_unknown |= spec["preserveUnknownFields"] == true;
                schema
            });
            (api_version(text(version, "name")), Root { schema })
        })
        .collect();
    let codec = Arc::new(CustomCodec {
        kind: kind.to_owned(),
        storage_version: api_version(storage_version),
        versions: roots,
        webhook_conversion: text(&spec["conversion"], "strategy") == "Webhook",
    });
    let printer = |version: &Value| -> Vec<columns::Column> {
        version["additionalPrinterColumns"]
            .as_array()
            .into_iter()
            .flatten()
            .map(|column| columns::Column {
                kind: text(column, "type").to_owned(),
                path: parse(text(column, "jsonPath")),
            })
            .collect()
    };
    let selectable: Vec<String> = versions
        .iter()
        .flat_map(|version| version["selectableFields"].as_array().into_iter().flatten())
        .map(|field| text(field, "jsonPath").to_owned())
        .collect();
    let strategy = StrategyRef::Shared(Arc::new(CustomStrategy {
        codec: codec.clone(),
        namespaced,
        with_status: versions
            .iter()
            .filter(|v| v["subresources"]["status"].is_object())
            .map(|v| api_version(text(v, "name")))
            .collect(),
        columns: versions.iter().map(|v| (text(v, "name").to_owned(), printer(v))).collect(),
        selectable: selectable.iter().map(|path| (static_name(path.trim_start_matches('.')), parse(path))).collect(),
    }));
    let group_resource = GroupResource::new(group, plural);
    let prefix = format!("{}/{group}/{plural}/", place.prefix);
    let kind_codec: Arc<dyn KindCodec> = codec.clone();
    let storage = ResourceStorage::new(ResourceConfig {
        group_resource: group_resource.to_string(),
        prefix: prefix.clone(),
        store: place.store.clone(),
        transformer: place.transformers.of(&group_resource),
        decoder: Arc::new(Decoder { codec: kind_codec.clone(), strategy: strategy.clone() }),
        watch_cache: true,
        indexed_field: None,
    });
    let with_status = versions.iter().any(|v| v["subresources"]["status"].is_object());
    let mut reset = BTreeMap::new();
    if with_status {
        reset.insert(String::new(), ResetFilter::exclude(&[&["status"]]));
        reset.insert("status".to_owned(), ResetFilter::exclude(&[&["spec"], &["metadata"]]));
    }
    let resource = Arc::new(Resource {
        group_resource,
        kind: GroupKind::new(group, kind),
        hub: api_version(storage_version),
        namespaced,
        prefix,
        etcd_prefix: place.prefix.clone(),
        codec: kind_codec.clone(),
        strategy,
        hooks: no_hooks(),
        storage,
        reset,
        returns_deleted: false,
        ttl_seconds: 0,
    });
    let served = versions
        .iter()
        .enumerate()
        .filter(|(_, version)| version["served"] == true)
        .map(|(slot, version)| {
            let name = text(version, "name");
            let served = Served {
                gvk: GroupVersionKind::new(group, name, kind),
                gvr: GroupVersionResource::new(group, name, plural),
                list_kind: list_kind.clone(),
                singular: text(names, "singular").to_owned(),
                namespaced,
                short_names: texts(&names["shortNames"]),
                categories: texts(&names["categories"]),
                verbs: VERBS.iter().map(|v| (*v).to_owned()).collect(),
                response: (String::new(), String::new()),
                storage_version_hash: storage_hash(group, storage_version, kind),
                columns: table_columns(version),
                field_selectors: field_selectors(version),
                bad_field_selector: bad_field_selector(version),
                subresources: subresources(group, name, kind, version, namespaced),
                codec: kind_codec.clone(),
                backend: Backend::Stored(resource.clone()),
                slot: u32::try_from(slot).unwrap_or(0),
                warning: (version["deprecated"] == true).then(|| match version["deprecationWarning"].as_str() {
                    Some(warning) => warning.to_owned(),
                    None => {
                        let text = format!("{group}/{name} {kind} is deprecated");
                        match versions.iter().find(|v| v["served"] == true && v["deprecated"] != true) {
                            Some(better) => format!("{text}; use {group}/{} {kind}", self::text(better, "name")),
                            None => text,
                        }
                    }
                }),
            };
            (name.to_owned(), Arc::new(served))
        })
        .collect();
    Some(Installed { group: group.to_owned(), resource, versions: served })
}

fn field_selectors(version: &Value) -> Vec<String> {
    let mut out = vec!["metadata.name".to_owned(), "metadata.namespace".to_owned()];
    for field in version["selectableFields"].as_array().into_iter().flatten() {
        out.push(text(field, "jsonPath").trim_start_matches('.').to_owned());
    }
    out
}

fn bad_field_selector(version: &Value) -> String {
    if version["selectableFields"].as_array().is_some_and(|list| !list.is_empty()) {
        "field label not supported: no.such".to_owned()
    } else {
        r#""no.such" is not a known field selector: only "metadata.name", "metadata.namespace""#.to_owned()
    }
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
        Some(columns) if !columns.is_empty() => out.extend(columns.iter().map(|c| {
            let name = text(c, "name");
            let description = match text(c, "description") {
                "" => format!("Custom resource definition column (in JSONPath format): {}", text(c, "jsonPath")),
                given => given.to_owned(),
            };
            column(name, text(c, "type"), text(c, "format"), &description, c["priority"].as_i64().unwrap_or(0))
        })),
        _ => out.push(column("Age", "date", "", "Age", 0)),
    }
    out
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
    let scale = &source["subresources"]["scale"];
    if scale.is_object() {
        out.push(Sub {
            name: "scale".into(),
            gvk: GroupVersionKind::new("autoscaling", "v1", "Scale"),
            namespaced,
            verbs: verbs(),
            response: ("autoscaling".into(), "v1".into()),
            backend: SubBackend::Scale(ScalePaths {
                spec_replicas: text(scale, "specReplicasPath").to_owned(),
                status_replicas: text(scale, "statusReplicasPath").to_owned(),
                selector: text(scale, "labelSelectorPath").to_owned(),
            }),
        });
    }
    out
}

#[cfg(test)]
mod tests {
    use super::version_rank;

    #[test]
    fn versions_in_upstreams_order() {
        let mut names = vec!["v1alpha1", "foo", "v2", "v1beta2", "v1", "v1beta1", "v10"];
        names.sort_by_key(|name| version_rank(name));
        assert_eq!(names, ["v10", "v2", "v1", "v1beta2", "v1beta1", "v1alpha1", "foo"]);
    }
}
