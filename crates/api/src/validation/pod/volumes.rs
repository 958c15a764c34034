//! Volumes of pods and persistent volumes: every source type.
//!
//! Upstream followed: core validation, validateVolumeSource and below. Field
//! paths are upstream's, its slips included (`persistentDisk`, `downwarAPI`).

use std::collections::BTreeMap;

use apimachinery::{ErrorList, Path};
use serde_json::Value;

use super::Options;
use super::claims;
use crate::validation::meta::user_annotations;
use crate::validation::names;
use crate::validation::push::{Named, Push, shown};
use crate::validation::resources::quantity;
use crate::validation::selectors::label_selector;
use crate::validation::signers;
use crate::validation::value::{Get, text};

const ONE_TYPE: &str = "may not specify more than 1 volume type";
const FILE_MODE: &str = "must be a number between 0 and 0777 (octal), both inclusive";
/// Volumes of a pod by name, those with errors left out.
pub type Volumes<'a> = BTreeMap<&'a str, &'a Value>;

/// `pod_name` is "" in templates.
pub fn volumes<'a>(
    out: &mut ErrorList,
    list: &'a [Value],
    pod_name: &str,
    path: &Path,
    options: &Options,
) -> Volumes<'a> {
    let created: Vec<String> = list
        .iter()
        .filter(|volume| !pod_name.is_empty() && volume.has("ephemeral"))
        .map(|volume| format!("{pod_name}-{}", volume.s("name")))
        .collect();
    let mut good = Volumes::new();
    for (i, volume) in list.iter().enumerate() {
        let at = path.index(i);
        let name = volume.s("name");
        let mut errors = ErrorList::new();
        source(&mut errors, volume, name, pod_name, &at, options);
        if name.is_empty() {
            errors.required(&at.child("name"), "");
        } else {
            errors.messages_of(&at.child("name"), name, names::dns_label(name), "format=k8s-short-name");
        }
        if good.contains_key(name) {
            errors.duplicate(&at.child("name"), name);
        }
        if errors.is_empty() {
            good.insert(name, volume);
        } else {
            out.extend(errors);
        }
        let claim = volume.at("persistentVolumeClaim").s("claimName");
        if volume.has("persistentVolumeClaim") && created.iter().any(|c| c == claim) {
            let at = at.child("persistentVolumeClaim").child("claimName");
            out.invalid(&at, claim, "must not reference a PVC that gets created for an ephemeral volume");
        }
    }
    good
}

type Check = fn(&mut ErrorList, &Value, &Path, &Options);

/// Source types after emptyDir: JSON name, name in "more than one" errors, name
/// in the errors of its fields, rule.
const SOURCES: &[(&str, &str, &str, Check)] = &[
    ("hostPath", "hostPath", "hostPath", |o, v, p, _| host_path(o, v, p)),
    ("gitRepo", "gitRepo", "gitRepo", |o, v, p, _| git_repo(o, v, p)),
    ("gcePersistentDisk", "gcePersistentDisk", "persistentDisk", |o, v, p, _| gce_disk(o, v, p)),
    ("awsElasticBlockStore", "awsElasticBlockStore", "awsElasticBlockStore", |o, v, p, _| aws_disk(o, v, p)),
    ("secret", "secret", "secret", |o, v, p, _| keyed_files(o, v, "secretName", p)),
    ("nfs", "nfs", "nfs", |o, v, p, _| nfs(o, v, p)),
    ("iscsi", "iscsi", "iscsi", |o, v, p, _| iscsi(o, v, p)),
    ("glusterfs", "glusterfs", "glusterfs", |o, v, p, _| glusterfs(o, v, p)),
    ("flocker", "flocker", "flocker", |o, v, p, _| flocker(o, v, p)),
    ("persistentVolumeClaim", "persistentVolumeClaim", "persistentVolumeClaim", |o, v, p, _| {
        need(o, v, p, &["claimName"]);
    }),
    ("rbd", "rbd", "rbd", |o, v, p, _| rbd(o, v, p)),
    ("cinder", "cinder", "cinder", |o, v, p, _| cinder(o, v, p)),
    ("cephfs", "cephFS", "cephfs", |o, v, p, _| cephfs(o, v, p)),
    ("quobyte", "quobyte", "quobyte", |o, v, p, _| quobyte(o, v, p)),
    ("downwardAPI", "downwarAPI", "downwardAPI", |o, v, p, _| downward_api(o, v, p)),
    ("fc", "fc", "fc", |o, v, p, _| fc(o, v, p)),
    ("flexVolume", "flexVolume", "flexVolume", |o, v, p, _| flex(o, v, p)),
    ("configMap", "configMap", "configMap", |o, v, p, _| keyed_files(o, v, "name", p)),
    ("azureFile", "azureFile", "azureFile", |o, v, p, _| need(o, v, p, &["secretName", "shareName"])),
    ("vsphereVolume", "vsphereVolume", "vsphereVolume", |o, v, p, _| need(o, v, p, &["volumePath"])),
    ("photonPersistentDisk", "photonPersistentDisk", "photonPersistentDisk", |o, v, p, _| need(o, v, p, &["pdID"])),
    ("portworxVolume", "portworxVolume", "portworxVolume", |o, v, p, _| need(o, v, p, &["volumeID"])),
    ("azureDisk", "azureDisk", "azureDisk", |o, v, p, _| azure_disk(o, v, p)),
    ("storageos", "storageos", "storageos", |o, v, p, _| storageos(o, v, p)),
    ("projected", "projected", "projected", projected),
    ("scaleIO", "scaleIO", "scaleIO", |o, v, p, _| need(o, v, p, &["gateway", "system", "volumeName"])),
    ("csi", "csi", "csi", |o, v, p, _| csi(o, v, p)),
    ("ephemeral", "ephemeral", "ephemeral", |o, v, p, _| ephemeral(o, v, p)),
    ("image", "image", "image", image),
];

fn source(out: &mut ErrorList, volume: &Value, name: &str, pod_name: &str, path: &Path, options: &Options) {
    let mut found = false;
    if let Some(empty_dir) = volume.opt("emptyDir") {
        found = true;
        let at = path.child("emptyDir");
        if empty_dir.opt("sizeLimit").is_some_and(|limit| quantity(limit).sign() < 0) {
            out.forbidden(&at.child("sizeLimit"), "SizeLimit field must be a valid resource quantity");
        }
        if let Some(mode) = empty_dir.opt_int("mode").filter(|mode| !(0..=0o1777).contains(mode)) {
            let detail = "must be a number between 0 and 01777 (octal), both inclusive";
            out.invalid(&at.child("mode"), mode, detail);
        }
    }
    for (key, many_name, field_name, check) in SOURCES {
        let Some(source) = volume.opt(key) else { continue };
        let first = !found;
        if first {
            found = true;
            check(out, source, &path.child(field_name), options);
        } else {
            out.forbidden(&path.child(many_name), ONE_TYPE);
        }
        match *key {
            "iscsi" => {
                let total = name.len() + 1 + source.s("targetPortal").len();
                if source.has("initiatorName") && total > 64 {
                    out.invalid(&path.child("name"), name, ISCSI_TOO_LONG);
                }
            }
            "ephemeral" if first && !pod_name.is_empty() && !name.is_empty() => {
                let claim = format!("{pod_name}-{name}");
                for message in names::dns_subdomain(&claim) {
                    let detail = format!("PVC name {}: {message}", apimachinery::field::quote(&claim));
                    out.invalid(&path.child("name"), name, detail);
                }
            }
            _ => {}
        }
    }
    if !found {
        out.required(path, "must specify a volume type");
    }
}

const ISCSI_TOO_LONG: &str = "Total length of <volume name>:<iscsi.targetPortal> must be under 64 characters if iscsi.initiatorName is specified.";

/// Source types of persistent volumes, as [`SOURCES`].
const PV_SOURCES: &[(&str, &str, &str, fn(&mut ErrorList, &Value, &Path))] = &[
    ("hostPath", "hostPath", "hostPath", host_path),
    ("gcePersistentDisk", "gcePersistentDisk", "persistentDisk", gce_disk),
    ("awsElasticBlockStore", "awsElasticBlockStore", "awsElasticBlockStore", aws_disk),
    ("glusterfs", "glusterfs", "glusterfs", pv_glusterfs),
    ("flocker", "flocker", "flocker", flocker),
    ("nfs", "nfs", "nfs", nfs),
    ("rbd", "rbd", "rbd", rbd),
    ("quobyte", "quobyte", "quobyte", quobyte),
    ("cephfs", "cephFS", "cephfs", cephfs),
    ("iscsi", "iscsi", "iscsi", |_, _, _| {}),
    ("cinder", "cinder", "cinder", pv_cinder),
    ("fc", "fc", "fc", fc),
    ("flexVolume", "", "flexVolume", flex),
    ("azureFile", "azureFile", "azureFile", pv_azure_file),
    ("vsphereVolume", "vsphereVolume", "vsphereVolume", |o, v, p| need(o, v, p, &["volumePath"])),
    ("photonPersistentDisk", "photonPersistentDisk", "photonPersistentDisk", |o, v, p| need(o, v, p, &["pdID"])),
    ("portworxVolume", "portworxVolume", "portworxVolume", |o, v, p| need(o, v, p, &["volumeID"])),
    ("azureDisk", "azureDisk", "azureDisk", azure_disk),
    ("scaleIO", "scaleIO", "scaleIO", |o, v, p| need(o, v, p, &["gateway", "system", "volumeName"])),
    ("local", "local", "local", local),
    ("storageos", "storageos", "storageos", pv_storageos),
    ("csi", "csi", "csi", pv_csi),
];

/// The source of a persistent volume.
pub fn pv_source(out: &mut ErrorList, spec: &Value, pv_name: &str, has_node_affinity: bool, path: &Path) {
    let mut found = false;
    for (key, many_name, field_name, check) in PV_SOURCES {
        let Some(source) = spec.opt(key) else { continue };
        if found && !many_name.is_empty() {
            out.forbidden(&path.child(many_name), ONE_TYPE);
            continue;
        }
        found = true;
        let at = path.child(field_name);
        check(out, source, &at);
        match *key {
            "iscsi" => pv_iscsi(out, source, pv_name, &at),
            "local" if !has_node_affinity => {
                out.required(&path.child("nodeAffinity"), "Local volume requires node affinity");
            }
            _ => {}
        }
    }
    if !found {
        out.required(path, "must specify a volume type");
    }
}

/// Text fields that must not be empty.
fn need(out: &mut ErrorList, of: &Value, path: &Path, fields: &[&str]) {
    for field in fields {
        if of.s(field).is_empty() {
            out.required(&path.child(field), "");
        }
    }
}

fn host_path(out: &mut ErrorList, source: &Value, path: &Path) {
    let host = source.s("path");
    if host.is_empty() {
        out.required(&path.child("path"), "");
        return;
    }
    no_backsteps(out, host, &path.child("path"));
    const TYPES: &[&str] =
        &["", "BlockDevice", "CharDevice", "Directory", "DirectoryOrCreate", "File", "FileOrCreate", "Socket"];
    if let Some(kind) = source.opt_s("type").filter(|kind| !TYPES.contains(kind)) {
        out.unsupported(&path.child("type"), Named(kind), TYPES);
    }
}

fn git_repo(out: &mut ErrorList, source: &Value, path: &Path) {
    need(out, source, path, &["repository"]);
    local_descending(out, source.s("directory"), &path.child("directory"));
}

fn gce_disk(out: &mut ErrorList, source: &Value, path: &Path) {
    need(out, source, path, &["pdName"]);
    partition(out, source, path);
}

fn aws_disk(out: &mut ErrorList, source: &Value, path: &Path) {
    need(out, source, path, &["volumeID"]);
    partition(out, source, path);
}

fn partition(out: &mut ErrorList, source: &Value, path: &Path) {
    let partition = source.int("partition");
    if !(0..=255).contains(&partition) {
        out.invalid(&path.child("partition"), partition, names::range(1, 255));
    }
}

/// Secrets and config maps.
fn keyed_files(out: &mut ErrorList, source: &Value, name_field: &str, path: &Path) {
    need(out, source, path, &[name_field]);
    file_mode(out, source.opt_int("defaultMode"), &path.child("defaultMode"));
    user(out, source.opt_int("defaultUser"), &path.child("defaultUser"));
    for (i, item) in source.list("items").iter().enumerate() {
        key_to_path(out, item, &path.child("items").index(i));
    }
}

fn file_mode(out: &mut ErrorList, mode: Option<i64>, path: &Path) {
    if let Some(mode) = mode.filter(|mode| !(0..=0o777).contains(mode)) {
        out.invalid(path, mode, FILE_MODE);
    }
}

fn user(out: &mut ErrorList, id: Option<i64>, path: &Path) {
    if let Some(id) = id {
        for message in names::user_id(id) {
            out.invalid(path, id, message);
        }
    }
}

fn key_to_path(out: &mut ErrorList, item: &Value, path: &Path) {
    need(out, item, path, &["key", "path"]);
    local_non_reserved(out, item.s("path"), &path.child("path"));
    file_mode(out, item.opt_int("mode"), &path.child("mode"));
    user(out, item.opt_int("user"), &path.child("user"));
}

fn nfs(out: &mut ErrorList, source: &Value, path: &Path) {
    need(out, source, path, &["server", "path"]);
    if !source.s("path").starts_with('/') {
        out.invalid(&path.child("path"), source.s("path"), "must be an absolute path");
    }
}

fn iscsi(out: &mut ErrorList, source: &Value, path: &Path) {
    need(out, source, path, &["targetPortal"]);
    iscsi_target(out, source, "must be valid format starting with iqn, eui, or naa", path);
    if (source.flag("chapAuthDiscovery") || source.flag("chapAuthSession")) && !source.has("secretRef") {
        out.required(&path.child("secretRef"), "");
    }
    iscsi_initiator(out, source, "must be valid format starting with iqn, eui, or naa", path);
}

fn pv_iscsi(out: &mut ErrorList, source: &Value, pv_name: &str, path: &Path) {
    need(out, source, path, &["targetPortal"]);
    let portal = source.s("targetPortal");
    if source.has("initiatorName") && pv_name.len() + 1 + portal.len() > 64 {
        out.invalid(&path.child("targetportal"), portal, ISCSI_TOO_LONG);
    }
    iscsi_target(out, source, "must be valid format", path);
    if (source.flag("chapAuthDiscovery") || source.flag("chapAuthSession")) && !source.has("secretRef") {
        out.required(&path.child("secretRef"), "");
    }
    secret_name(out, source, path);
    iscsi_initiator(out, source, "must be valid format", path);
}

fn iscsi_target(out: &mut ErrorList, source: &Value, no_prefix: &'static str, path: &Path) {
    let iqn = source.s("iqn");
    if iqn.is_empty() {
        out.required(&path.child("iqn"), "");
    } else if let Some(detail) = iscsi_name_error(iqn, no_prefix) {
        out.invalid(&path.child("iqn"), iqn, detail);
    }
    let lun = source.int("lun");
    if !(0..=255).contains(&lun) {
        out.invalid(&path.child("lun"), lun, names::range(0, 255));
    }
}

fn iscsi_initiator(out: &mut ErrorList, source: &Value, unknown: &str, path: &Path) {
    if let Some(initiator) = source.opt_s("initiatorName")
        && let Some(detail) = iscsi_name_error(initiator, unknown)
    {
        out.invalid(&path.child("initiatorname"), initiator, detail);
    }
}

/// `unknown` is the sentence for names of no known scheme.
fn iscsi_name_error<'a>(name: &str, unknown: &'a str) -> Option<&'a str> {
    let good = if name.starts_with("iqn") {
        is_iqn(name)
    } else if name.starts_with("eui") {
        alphanumerics_after(name, 4, 16)
    } else if name.starts_with("naa") {
        alphanumerics_after(name, 4, 32)
    } else {
        return Some(unknown);
    };
    (!good).then_some("must be valid format")
}

fn alphanumerics_after(name: &str, start: usize, count: usize) -> bool {
    name.len() == start + count && name.bytes().skip(start).all(|b| b.is_ascii_alphanumeric())
}

/// `iqn.\d{4}-\d{2}.NAME:REST` anywhere, REST to the end without separators.
fn is_iqn(name: &str) -> bool {
    name.match_indices("iqn.").any(|(start, _)| {
        let rest = &name.as_bytes()[start + 4..];
        let date = rest.len() > 8
            && rest[..4].iter().all(u8::is_ascii_digit)
            && rest[4] == b'-'
            && rest[5..7].iter().all(u8::is_ascii_digit)
            && rest[7] == b'.';
        let Some(rest) = rest.get(8..).filter(|_| date) else { return false };
        let authority = rest.iter().take_while(|b| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'.')).count();
        // The name ends at some colon after at least one character of its own.
        rest.get(authority) == Some(&b':')
            && authority > 0
            && rest.len() > authority + 1
            && rest[authority + 1..].iter().all(|b| !b",;*&$|".contains(b) && !b.is_ascii_whitespace())
    })
}

fn glusterfs(out: &mut ErrorList, source: &Value, path: &Path) {
    need(out, source, path, &["endpoints", "path"]);
}

fn pv_glusterfs(out: &mut ErrorList, source: &Value, path: &Path) {
    glusterfs(out, source, path);
    if let Some(namespace) = source.opt_s("endpointsNamespace") {
        let at = path.child("endpointsNamespace");
        if namespace.is_empty() {
            out.invalid(&at, "", "if the endpointnamespace is set, it must be a valid namespace name");
        } else {
            out.messages(&at, namespace, names::dns_label(namespace));
        }
    }
}

fn flocker(out: &mut ErrorList, source: &Value, path: &Path) {
    let (name, uuid) = (source.s("datasetName"), source.s("datasetUUID"));
    if name.is_empty() && uuid.is_empty() {
        out.required(path, "one of datasetName and datasetUUID is required");
    }
    if !name.is_empty() && !uuid.is_empty() {
        out.invalid(path, "resource", "datasetName and datasetUUID can not be specified simultaneously");
    }
    if name.contains('/') {
        out.invalid(&path.child("datasetName"), name, "must not contain '/'");
    }
}

fn rbd(out: &mut ErrorList, source: &Value, path: &Path) {
    if source.list("monitors").is_empty() {
        out.required(&path.child("monitors"), "");
    }
    need(out, source, path, &["image"]);
}

fn cephfs(out: &mut ErrorList, source: &Value, path: &Path) {
    if source.list("monitors").is_empty() {
        out.required(&path.child("monitors"), "");
    }
}

fn secret_name(out: &mut ErrorList, source: &Value, path: &Path) {
    if let Some(secret) = source.opt("secretRef") {
        need(out, secret, &path.child("secretRef"), &["name"]);
    }
}

fn secret_reference(out: &mut ErrorList, source: &Value, path: &Path) {
    if let Some(secret) = source.opt("secretRef") {
        need(out, secret, &path.child("secretRef"), &["name", "namespace"]);
    }
}

fn cinder(out: &mut ErrorList, source: &Value, path: &Path) {
    need(out, source, path, &["volumeID"]);
    secret_name(out, source, path);
}

fn pv_cinder(out: &mut ErrorList, source: &Value, path: &Path) {
    need(out, source, path, &["volumeID"]);
    secret_reference(out, source, path);
}

fn quobyte(out: &mut ErrorList, source: &Value, path: &Path) {
    const PAIRS: &str = "must be a host:port pair or multiple pairs separated by commas";
    let registry = source.s("registry");
    if registry.is_empty() {
        out.required(&path.child("registry"), PAIRS);
    } else if source.s("tenant").len() >= 65 {
        out.required(&path.child("tenant"), "must be a UUID and may not exceed a length of 64 characters");
    } else {
        for _ in registry.split(',').filter(|pair| !is_host_port(pair)) {
            out.invalid(&path.child("registry"), registry, PAIRS);
        }
    }
    need(out, source, path, &["volume"]);
}

/// Whether Go's net.SplitHostPort takes it.
fn is_host_port(text: &str) -> bool {
    match text.strip_prefix('[') {
        Some(rest) => rest.split_once(']').is_some_and(|(host, port)| {
            !host.contains('[') && port.starts_with(':') && !port[1..].contains([':', '[', ']'])
        }),
        None => text.matches(':').count() == 1 && !text.contains(['[', ']']),
    }
}

fn downward_api(out: &mut ErrorList, source: &Value, path: &Path) {
    file_mode(out, source.opt_int("defaultMode"), &path.child("defaultMode"));
    user(out, source.opt_int("defaultUser"), &path.child("defaultUser"));
    for file in source.list("items") {
        downward_file(out, file, path);
    }
}

const DOWNWARD_FIELDS: &[&str] =
    &["metadata.annotations", "metadata.labels", "metadata.name", "metadata.namespace", "metadata.uid"];

fn downward_file(out: &mut ErrorList, file: &Value, path: &Path) {
    need(out, file, path, &["path"]);
    local_non_reserved(out, file.s("path"), &path.child("path"));
    match (file.opt("fieldRef"), file.opt("resourceFieldRef")) {
        (Some(field), resource) => {
            super::env::field_selector(out, field, DOWNWARD_FIELDS, &path.child("fieldRef"));
            if resource.is_some() {
                out.invalid(path, "resource", "fieldRef and resourceFieldRef can not be specified simultaneously");
            }
        }
        (None, Some(resource)) => {
            super::env::resource_selector(out, resource, true, &path.child("resourceFieldRef"));
        }
        (None, None) => out.required(path, "one of fieldRef and resourceFieldRef is required"),
    }
    file_mode(out, file.opt_int("mode"), &path.child("mode"));
    user(out, file.opt_int("user"), &path.child("user"));
}

fn fc(out: &mut ErrorList, source: &Value, path: &Path) {
    let (names_given, ids) = (!source.list("targetWWNs").is_empty(), !source.list("wwids").is_empty());
    let at = path.child("targetWWNs");
    if !names_given && !ids {
        out.required(&at, "must specify either targetWWNs or wwids, but not both");
    }
    if names_given && ids {
        out.invalid(&at, source.at("targetWWNs"), "targetWWNs and wwids can not be specified simultaneously");
    }
    if names_given {
        match source.opt_int("lun") {
            None => out.required(&path.child("lun"), "lun is required if targetWWNs is specified"),
            Some(lun) if !(0..=255).contains(&lun) => {
                out.invalid(&path.child("lun"), lun, names::range(0, 255));
            }
            Some(_) => {}
        }
    }
}

fn flex(out: &mut ErrorList, source: &Value, path: &Path) {
    need(out, source, path, &["driver"]);
    for key in source.map("options").keys() {
        let domain = format!(".{}", key.split('/').next().filter(|_| key.contains('/')).unwrap_or(key).to_lowercase());
        if domain.ends_with(".kubernetes.io") || domain.ends_with(".k8s.io") {
            let at = path.child("options").key(key);
            out.invalid(&at, key, "kubernetes.io and k8s.io namespaces are reserved");
        }
    }
}

fn pv_azure_file(out: &mut ErrorList, source: &Value, path: &Path) {
    need(out, source, path, &["secretName", "shareName"]);
    if source.opt_s("secretNamespace") == Some("") {
        out.required(&path.child("secretNamespace"), "");
    }
}

fn azure_disk(out: &mut ErrorList, source: &Value, path: &Path) {
    need(out, source, path, &["diskName", "diskURI"]);
    const CACHING: &[&str] = &["None", "ReadOnly", "ReadWrite"];
    const KINDS: &[&str] = &["Dedicated", "Managed", "Shared"];
    if let Some(mode) = source.opt_s("cachingMode").filter(|mode| !CACHING.contains(mode)) {
        out.unsupported(&path.child("cachingMode"), Named(mode), CACHING);
    }
    let Some(kind) = source.opt_s("kind") else { return };
    if !KINDS.contains(&kind) {
        out.unsupported(&path.child("kind"), Named(kind), KINDS);
    }
    let uri = source.s("diskURI");
    let at = path.child("diskURI");
    if kind == "Managed" && !uri.starts_with("/subscriptions/") {
        out.unsupported(
            &at,
            uri,
            &["/subscriptions/{sub-id}/resourcegroups/{group-name}/providers/microsoft.compute/disks/{disk-id}"],
        );
    }
    if kind != "Managed" && !uri.starts_with("https://") {
        out.unsupported(&at, uri, &["https://{account-name}.blob.core.windows.net/{container-name}/{disk-name}.vhd"]);
    }
}

fn storageos_names(out: &mut ErrorList, source: &Value, path: &Path) {
    let (name, namespace) = (source.s("volumeName"), source.s("volumeNamespace"));
    if name.is_empty() {
        out.required(&path.child("volumeName"), "");
    } else {
        out.messages(&path.child("volumeName"), name, names::dns_label(name));
    }
    if !namespace.is_empty() {
        out.messages(&path.child("volumeNamespace"), namespace, names::dns_label(namespace));
    }
}

fn storageos(out: &mut ErrorList, source: &Value, path: &Path) {
    storageos_names(out, source, path);
    secret_name(out, source, path);
}

fn pv_storageos(out: &mut ErrorList, source: &Value, path: &Path) {
    storageos_names(out, source, path);
    secret_reference(out, source, path);
}

fn local(out: &mut ErrorList, source: &Value, path: &Path) {
    if source.s("path").is_empty() {
        out.required(&path.child("path"), "");
    } else {
        no_backsteps(out, source.s("path"), &path.child("path"));
    }
}

/// The name of a CSI driver.
pub fn csi_driver_name(out: &mut ErrorList, name: &str, path: &Path) {
    if name.is_empty() {
        out.required(path, "");
        return;
    }
    if name.len() > 63 {
        out.too_long(path, 63);
    }
    out.messages(path, name, names::dns_subdomain(&name.to_lowercase()));
}

fn csi(out: &mut ErrorList, source: &Value, path: &Path) {
    csi_driver_name(out, source.s("driver"), &path.child("driver"));
    if let Some(secret) = source.opt("nodePublishSecretRef") {
        let name = secret.s("name");
        if name.is_empty() {
            out.required(&path.child("nodePublishSecretRef").child("name"), "");
        } else {
            out.messages(&path.child("name"), name, names::dns_subdomain(name));
        }
    }
}

fn pv_csi(out: &mut ErrorList, source: &Value, path: &Path) {
    csi_driver_name(out, source.s("driver"), &path.child("driver"));
    need(out, source, path, &["volumeHandle"]);
    for key in
        ["controllerPublishSecretRef", "controllerExpandSecretRef", "nodePublishSecretRef", "nodeExpandSecretRef"]
    {
        let Some(secret) = source.opt(key) else { continue };
        let at = path.child(key);
        for (field, rule) in
            [("name", names::dns_subdomain as fn(&str) -> Vec<String>), ("namespace", names::dns_label)]
        {
            let value = secret.s(field);
            if value.is_empty() {
                out.required(&at.child(field), "");
            } else {
                out.messages(&at.child(field), value, rule(value));
            }
        }
    }
}

fn ephemeral(out: &mut ErrorList, source: &Value, path: &Path) {
    let at = path.child("volumeClaimTemplate");
    match source.opt("volumeClaimTemplate") {
        None => out.required(&at, ""),
        Some(template) => claims::claim_template(out, template, &at),
    }
}

fn image(out: &mut ErrorList, source: &Value, path: &Path, options: &Options) {
    if !options.allow_empty_image_reference && source.s("reference").is_empty() {
        out.required(&path.child("reference"), "");
    }
    super::containers::pull_policy(out, source.s("pullPolicy"), &path.child("pullPolicy"));
}

fn projected(out: &mut ErrorList, source: &Value, path: &Path, options: &Options) {
    file_mode(out, source.opt_int("defaultMode"), &path.child("defaultMode"));
    user(out, source.opt_int("defaultUser"), &path.child("defaultUser"));
    let mut paths = Paths { seen: Vec::new(), path };
    for (i, source) in source.list("sources").iter().enumerate() {
        projection(out, source, &mut paths, &path.child("sources").index(i), options);
    }
}

/// File paths that a projected volume has taken.
struct Paths<'a> {
    seen: Vec<String>,
    path: &'a Path,
}

impl Paths<'_> {
    /// `shown` is what the error names.
    fn take(&mut self, out: &mut ErrorList, file: &str, shown: &str) {
        if self.seen.iter().any(|seen| seen == file) {
            out.invalid(self.path, shown, "conflicting duplicate paths");
        } else {
            self.seen.push(file.to_owned());
        }
    }
}

fn projection(out: &mut ErrorList, source: &Value, paths: &mut Paths, path: &Path, options: &Options) {
    let mut count = 0;
    for key in ["secret", "configMap"] {
        let Some(keyed) = source.opt(key) else { continue };
        count += 1;
        let at = path.child(key);
        need(out, keyed, &at, &["name"]);
        for (i, item) in keyed.list("items").iter().enumerate() {
            key_to_path(out, item, &at.child("items").index(i));
            if !item.s("path").is_empty() {
                paths.take(out, item.s("path"), keyed.s("name"));
            }
        }
    }
    if let Some(downward) = source.opt("downwardAPI") {
        count += 1;
        for file in downward.list("items") {
            downward_file(out, file, &path.child("downwardAPI"));
            if !file.s("path").is_empty() {
                paths.take(out, file.s("path"), file.s("path"));
            }
        }
    }
    if let Some(token) = source.opt("serviceAccountToken") {
        count += 1;
        service_account_token(out, token, paths.path, &path.child("serviceAccountToken"), options);
    }
    if let Some(bundle) = source.opt("clusterTrustBundle") {
        count += 1;
        trust_bundle(out, bundle, &path.child("clusterTrustBundle"));
        paths.take(out, bundle.s("path"), bundle.s("path"));
    }
    if let Some(certificate) = source.opt("podCertificate") {
        count += 1;
        pod_certificate(out, certificate, paths, &path.child("podCertificate"));
    }
    if count > 1 {
        out.forbidden(path, "may not specify more than 1 volume type per source");
    }
}

/// Upstream reports the token's file path at the volume, not at the source.
fn service_account_token(out: &mut ErrorList, token: &Value, volume: &Path, path: &Path, options: &Options) {
    let at = path.child("expirationSeconds");
    match token.opt_int("expirationSeconds") {
        None => out.required(&at, ""),
        Some(seconds) => {
            if seconds < 600 {
                out.invalid(&at, seconds, "may not specify a duration less than 10 minutes");
            }
            if seconds > 1 << 32 {
                out.invalid(&at, seconds, "may not specify a duration larger than 2^32 seconds");
            }
        }
    }
    if token.s("path").is_empty() {
        out.required(&volume.child("path"), "");
    } else if !options.allow_non_local_token_path {
        local_non_reserved(out, token.s("path"), &volume.child("path"));
    }
    user(out, token.opt_int("user"), &path.child("user"));
}

fn trust_bundle(out: &mut ErrorList, bundle: &Value, path: &Path) {
    match (bundle.opt_s("name"), bundle.opt_s("signerName")) {
        (Some(_), Some(_)) => {
            let shown = shown("core.ClusterTrustBundleProjection", bundle);
            out.invalid(path, shown, "only one of name and signerName may be used");
        }
        (Some(name), None) => {
            if name.is_empty() {
                out.required(&path.child("name"), "must be a valid object name");
            }
            let signer = name.rfind(':').map(|at| name[..at].replace(':', "/")).unwrap_or_default();
            for message in signers::bundle_name(&signer, name) {
                out.invalid(&path.child("name"), name, format!("not a valid clustertrustbundlename: {message}"));
            }
            if bundle.has("labelSelector") {
                let shown = shown("metav1.LabelSelector", bundle.at("labelSelector"));
                let detail = "labelSelector must be unset if name is specified";
                out.invalid(&path.child("labelSelector"), shown, detail);
            }
        }
        (None, Some(signer)) => {
            let at = path.child("signerName");
            if signer.is_empty() {
                out.required(&at, "must be a valid signer name");
            }
            signers::signer_name(out, signer, &at);
            label_selector(out, bundle.at("labelSelector"), false, &path.child("labelSelector"));
        }
        (None, None) => out.required(path, "either name or signerName must be specified"),
    }
    need(out, bundle, path, &["path"]);
    user(out, bundle.opt_int("user"), &path.child("user"));
    local_non_reserved(out, bundle.s("path"), &path.child("path"));
}

fn pod_certificate(out: &mut ErrorList, certificate: &Value, paths: &mut Paths, path: &Path) {
    signers::signer_name(out, certificate.s("signerName"), &path.child("signerName"));
    if certificate.has("userAnnotations") {
        user_annotations(out, certificate.map("userAnnotations"), &path.child("userAnnotations"));
    }
    user(out, certificate.opt_int("user"), &path.child("user"));
    const KEYS: &[&str] = &["RSA3072", "RSA4096", "ECDSAP256", "ECDSAP384", "ECDSAP521", "ED25519"];
    let key_type = certificate.s("keyType");
    if !KEYS.contains(&key_type) {
        out.unsupported(&path.child("keyType"), key_type, KEYS);
    }
    if let Some(seconds) = certificate.opt_int("maxExpirationSeconds") {
        let at = path.child("maxExpirationSeconds");
        if seconds < 3600 {
            out.invalid(&at, seconds, "if provided, maxExpirationSeconds must be >= 3600");
        }
        let max = signers::max_expiration_seconds(certificate.s("signerName"));
        if seconds > max {
            out.invalid(&at, seconds, format!("if provided, maxExpirationSeconds must be <= {max}"));
        }
    }
    let mut any = false;
    for field in ["credentialBundlePath", "keyPath", "certificateChainPath"] {
        let file = certificate.s(field);
        if !file.is_empty() {
            any = true;
            local_non_reserved(out, file, &path.child(field));
            paths.take(out, file, file);
        }
    }
    if !any {
        out.required(path, "specify at least one of credentialBundlePath, keyPath, and certificateChainPath");
    }
}

/// A relative path that stays below.
pub fn local_descending(out: &mut ErrorList, target: &str, path: &Path) {
    if target.starts_with('/') {
        out.invalid(path, target, "must be a relative path");
    }
    no_backsteps(out, target, path);
}

pub fn no_backsteps(out: &mut ErrorList, target: &str, path: &Path) {
    if has_backsteps(target) {
        out.invalid(path, target, "must not contain '..'");
    }
}

pub fn has_backsteps(target: &str) -> bool {
    target.split('/').any(|part| part == "..")
}

fn local_non_reserved(out: &mut ErrorList, target: &str, path: &Path) {
    local_descending(out, target, path);
    if target.starts_with("..") && !target.starts_with("../") {
        out.invalid(path, target, "must not start with '..'");
    }
}

/// Whether a stored pod has a token path that would be refused in a new one.
pub fn has_non_local_token_path(spec: &Value) -> bool {
    let tokens = spec
        .list("volumes")
        .iter()
        .flat_map(|volume| volume.at("projected").list("sources"))
        .filter_map(|source| source.opt("serviceAccountToken"));
    let mut errors = ErrorList::new();
    for token in tokens {
        local_non_reserved(&mut errors, text(token.at("path")), &Path::root());
    }
    !errors.is_empty()
}
