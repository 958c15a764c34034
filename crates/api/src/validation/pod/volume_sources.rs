//! Sources of volumes by storage system, of pods and of persistent volumes.
//!
//! Upstream followed: core validation, validateVolumeSource and below. Field
//! paths are upstream's, its slips included (`persistentDisk`).

use apimachinery::{ErrorList, Path};
use serde_json::Value;

use super::volumes::{ISCSI_TOO_LONG, ONE_TYPE, local_descending, no_backsteps};
use crate::validation::names;
use crate::validation::push::{Named, Push};
use crate::validation::value::Get;

/// Source types of persistent volumes, as [`SOURCES`].
pub(super) const PV_SOURCES: &[(&str, &str, &str, fn(&mut ErrorList, &Value, &Path))] = &[
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
pub(super) fn need(out: &mut ErrorList, of: &Value, path: &Path, fields: &[&str]) {
    for field in fields {
        if of.s(field).is_empty() {
            out.required(&path.child(field), "");
        }
    }
}

pub(super) fn host_path(out: &mut ErrorList, source: &Value, path: &Path) {
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

pub(super) fn git_repo(out: &mut ErrorList, source: &Value, path: &Path) {
    need(out, source, path, &["repository"]);
    local_descending(out, source.s("directory"), &path.child("directory"));
}

pub(super) fn gce_disk(out: &mut ErrorList, source: &Value, path: &Path) {
    need(out, source, path, &["pdName"]);
    partition(out, source, path);
}

pub(super) fn aws_disk(out: &mut ErrorList, source: &Value, path: &Path) {
    need(out, source, path, &["volumeID"]);
    partition(out, source, path);
}

pub(super) fn partition(out: &mut ErrorList, source: &Value, path: &Path) {
    let partition = source.int("partition");
    if !(0..=255).contains(&partition) {
        out.invalid(&path.child("partition"), partition, names::range(1, 255));
    }
}

pub(super) fn nfs(out: &mut ErrorList, source: &Value, path: &Path) {
    need(out, source, path, &["server", "path"]);
    if !source.s("path").starts_with('/') {
        out.invalid(&path.child("path"), source.s("path"), "must be an absolute path");
    }
}

pub(super) fn iscsi(out: &mut ErrorList, source: &Value, path: &Path) {
    need(out, source, path, &["targetPortal"]);
    iscsi_target(out, source, "must be valid format starting with iqn, eui, or naa", path);
    if (source.flag("chapAuthDiscovery") || source.flag("chapAuthSession")) && !source.has("secretRef") {
        out.required(&path.child("secretRef"), "");
    }
    iscsi_initiator(out, source, "must be valid format starting with iqn, eui, or naa", path);
}

pub(super) fn pv_iscsi(out: &mut ErrorList, source: &Value, pv_name: &str, path: &Path) {
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

pub(super) fn iscsi_target(out: &mut ErrorList, source: &Value, no_prefix: &'static str, path: &Path) {
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

pub(super) fn iscsi_initiator(out: &mut ErrorList, source: &Value, unknown: &str, path: &Path) {
    if let Some(initiator) = source.opt_s("initiatorName")
        && let Some(detail) = iscsi_name_error(initiator, unknown)
    {
        out.invalid(&path.child("initiatorname"), initiator, detail);
    }
}

/// `unknown` is the sentence for names of no known scheme.
pub(super) fn iscsi_name_error<'a>(name: &str, unknown: &'a str) -> Option<&'a str> {
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

pub(super) fn alphanumerics_after(name: &str, start: usize, count: usize) -> bool {
    name.len() == start + count && name.bytes().skip(start).all(|b| b.is_ascii_alphanumeric())
}

/// `iqn.\d{4}-\d{2}.NAME:REST` anywhere, REST to the end without separators.
pub(super) fn is_iqn(name: &str) -> bool {
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

pub(super) fn glusterfs(out: &mut ErrorList, source: &Value, path: &Path) {
    need(out, source, path, &["endpoints", "path"]);
}

pub(super) fn pv_glusterfs(out: &mut ErrorList, source: &Value, path: &Path) {
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

pub(super) fn flocker(out: &mut ErrorList, source: &Value, path: &Path) {
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

pub(super) fn rbd(out: &mut ErrorList, source: &Value, path: &Path) {
    if source.list("monitors").is_empty() {
        out.required(&path.child("monitors"), "");
    }
    need(out, source, path, &["image"]);
}

pub(super) fn cephfs(out: &mut ErrorList, source: &Value, path: &Path) {
    if source.list("monitors").is_empty() {
        out.required(&path.child("monitors"), "");
    }
}

pub(super) fn secret_name(out: &mut ErrorList, source: &Value, path: &Path) {
    if let Some(secret) = source.opt("secretRef") {
        need(out, secret, &path.child("secretRef"), &["name"]);
    }
}

pub(super) fn secret_reference(out: &mut ErrorList, source: &Value, path: &Path) {
    if let Some(secret) = source.opt("secretRef") {
        need(out, secret, &path.child("secretRef"), &["name", "namespace"]);
    }
}

pub(super) fn cinder(out: &mut ErrorList, source: &Value, path: &Path) {
    need(out, source, path, &["volumeID"]);
    secret_name(out, source, path);
}

pub(super) fn pv_cinder(out: &mut ErrorList, source: &Value, path: &Path) {
    need(out, source, path, &["volumeID"]);
    secret_reference(out, source, path);
}

pub(super) fn quobyte(out: &mut ErrorList, source: &Value, path: &Path) {
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
pub(super) fn is_host_port(text: &str) -> bool {
    match text.strip_prefix('[') {
        Some(rest) => rest.split_once(']').is_some_and(|(host, port)| {
            !host.contains('[') && port.starts_with(':') && !port[1..].contains([':', '[', ']'])
        }),
        None => text.matches(':').count() == 1 && !text.contains(['[', ']']),
    }
}

pub(super) fn fc(out: &mut ErrorList, source: &Value, path: &Path) {
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

pub(super) fn flex(out: &mut ErrorList, source: &Value, path: &Path) {
    need(out, source, path, &["driver"]);
    for key in source.map("options").keys() {
        let domain = format!(".{}", key.split('/').next().filter(|_| key.contains('/')).unwrap_or(key).to_lowercase());
        if domain.ends_with(".kubernetes.io") || domain.ends_with(".k8s.io") {
            let at = path.child("options").key(key);
            out.invalid(&at, key, "kubernetes.io and k8s.io namespaces are reserved");
        }
    }
}

pub(super) fn pv_azure_file(out: &mut ErrorList, source: &Value, path: &Path) {
    need(out, source, path, &["secretName", "shareName"]);
    if source.opt_s("secretNamespace") == Some("") {
        out.required(&path.child("secretNamespace"), "");
    }
}

pub(super) fn azure_disk(out: &mut ErrorList, source: &Value, path: &Path) {
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

pub(super) fn storageos_names(out: &mut ErrorList, source: &Value, path: &Path) {
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

pub(super) fn storageos(out: &mut ErrorList, source: &Value, path: &Path) {
    storageos_names(out, source, path);
    secret_name(out, source, path);
}

pub(super) fn pv_storageos(out: &mut ErrorList, source: &Value, path: &Path) {
    storageos_names(out, source, path);
    secret_reference(out, source, path);
}

pub(super) fn local(out: &mut ErrorList, source: &Value, path: &Path) {
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

pub(super) fn csi(out: &mut ErrorList, source: &Value, path: &Path) {
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

pub(super) fn pv_csi(out: &mut ErrorList, source: &Value, path: &Path) {
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
