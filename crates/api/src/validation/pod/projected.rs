//! Files that volumes project from objects of the cluster: secrets, config maps,
//! fields of the pod, tokens, trust bundles, certificates.
//!
//! Upstream followed: core validation, validateProjectedVolumeSource and below.

use apimachinery::{ErrorList, Path};
use serde_json::Value;

use super::Options;
use super::volume_sources::need;
use super::volumes::local_descending;
use crate::validation::meta::user_annotations;
use crate::validation::names;
use crate::validation::push::{Push, shown};
use crate::validation::selectors::label_selector;
use crate::validation::signers;
use crate::validation::value::{Get, text};

pub(super) const FILE_MODE: &str = "must be a number between 0 and 0777 (octal), both inclusive";

/// Secrets and config maps.
pub(super) fn keyed_files(out: &mut ErrorList, source: &Value, name_field: &str, path: &Path) {
    need(out, source, path, &[name_field]);
    file_mode(out, source.opt_int("defaultMode"), &path.child("defaultMode"));
    user(out, source.opt_int("defaultUser"), &path.child("defaultUser"));
    for (i, item) in source.list("items").iter().enumerate() {
        key_to_path(out, item, &path.child("items").index(i));
    }
}

pub(super) fn file_mode(out: &mut ErrorList, mode: Option<i64>, path: &Path) {
    if let Some(mode) = mode.filter(|mode| !(0..=0o777).contains(mode)) {
        out.invalid(path, mode, FILE_MODE);
    }
}

pub(super) fn user(out: &mut ErrorList, id: Option<i64>, path: &Path) {
    if let Some(id) = id {
        for message in names::user_id(id) {
            out.invalid(path, id, message);
        }
    }
}

pub(super) fn key_to_path(out: &mut ErrorList, item: &Value, path: &Path) {
    need(out, item, path, &["key", "path"]);
    local_non_reserved(out, item.s("path"), &path.child("path"));
    file_mode(out, item.opt_int("mode"), &path.child("mode"));
    user(out, item.opt_int("user"), &path.child("user"));
}

pub(super) fn downward_api(out: &mut ErrorList, source: &Value, path: &Path) {
    file_mode(out, source.opt_int("defaultMode"), &path.child("defaultMode"));
    user(out, source.opt_int("defaultUser"), &path.child("defaultUser"));
    for file in source.list("items") {
        downward_file(out, file, path);
    }
}

pub(super) const DOWNWARD_FIELDS: &[&str] =
    &["metadata.annotations", "metadata.labels", "metadata.name", "metadata.namespace", "metadata.uid"];

pub(super) fn downward_file(out: &mut ErrorList, file: &Value, path: &Path) {
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

pub(super) fn projected(out: &mut ErrorList, source: &Value, path: &Path, options: &Options) {
    file_mode(out, source.opt_int("defaultMode"), &path.child("defaultMode"));
    user(out, source.opt_int("defaultUser"), &path.child("defaultUser"));
    let mut paths = Paths { seen: Vec::new(), path };
    for (i, source) in source.list("sources").iter().enumerate() {
        projection(out, source, &mut paths, &path.child("sources").index(i), options);
    }
}

/// File paths that a projected volume has taken.
pub(super) struct Paths<'a> {
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

pub(super) fn projection(out: &mut ErrorList, source: &Value, paths: &mut Paths, path: &Path, options: &Options) {
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
pub(super) fn service_account_token(out: &mut ErrorList, token: &Value, volume: &Path, path: &Path, options: &Options) {
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

pub(super) fn trust_bundle(out: &mut ErrorList, bundle: &Value, path: &Path) {
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

pub(super) fn pod_certificate(out: &mut ErrorList, certificate: &Value, paths: &mut Paths, path: &Path) {
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

pub(super) fn local_non_reserved(out: &mut ErrorList, target: &str, path: &Path) {
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
