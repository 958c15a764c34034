//! Volumes of pods: names, and exactly one source each.
//!
//! Upstream followed: core validation, validateVolumeSource and below. Field
//! paths are upstream's, its slips included (`persistentDisk`, `downwarAPI`).

use std::collections::BTreeMap;

use apimachinery::{ErrorList, Path};
use serde_json::Value;

use super::Options;
use super::claims;
use super::projected::*;
use super::volume_sources::*;
use crate::validation::names;
use crate::validation::push::Push;
use crate::validation::resources::quantity;
use crate::validation::value::Get;

pub(super) const ONE_TYPE: &str = "may not specify more than 1 volume type";

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

pub(super) const ISCSI_TOO_LONG: &str = "Total length of <volume name>:<iscsi.targetPortal> must be under 64 characters if iscsi.initiatorName is specified.";

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
