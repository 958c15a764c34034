//! Files of one volume that would be written into each other.

use apimachinery::Value;
use apimachinery::field::quote;

use crate::edit::Fields;

#[derive(Clone, PartialEq)]
struct Entry {
    path: String,
    source: String,
}

impl Entry {
    fn show(&self) -> String {
        match self.source.as_str() {
            "" => quote(&self.path),
            source => format!("{} ({source})", quote(&self.path)),
        }
    }
}

/// Overlaps within each volume of a pod spec.
pub fn warnings(volumes: &[Value]) -> Vec<String> {
    let mut out = Vec::new();
    for volume in volumes {
        let name = quote(volume.text("name"));
        if let Some(source) = volume.get("configMap") {
            let kind = format!("ConfigMap {}", quote(source.text("name")));
            report(&name, &kind, items(source, ""), &mut Vec::new(), &mut out);
        }
        if let Some(source) = volume.get("secret") {
            let kind = format!("Secret {}", quote(source.text("secretName")));
            report(&name, &kind, items(source, ""), &mut Vec::new(), &mut out);
        }
        if let Some(source) = volume.get("downwardAPI") {
            report(&name, "DownwardAPI", items(source, ""), &mut Vec::new(), &mut out);
        }
        let mut seen = Vec::new();
        for source in volume.at("projected").list("sources") {
            if source.as_object().is_none_or(|map| map.values().all(Value::is_null)) {
                out.push(format!("volume {name} (Projected) has no sources provided"));
            } else {
                report(&name, "Projected", projection(source), &mut seen, &mut out);
            }
        }
    }
    out
}

fn report(name: &str, kind: &str, entries: Vec<Entry>, seen: &mut Vec<Entry>, out: &mut Vec<String>) {
    for mut entry in entries {
        entry.path = entry.path.trim_end_matches('/').to_owned();
        for other in seen.iter().filter(|other| overlap(other, &entry)) {
            out.push(format!("volume {name} ({kind}): overlapping paths: {} with {}", entry.show(), other.show()));
        }
        seen.push(entry);
    }
}

fn items(source: &Value, label: &str) -> Vec<Entry> {
    source
        .list("items")
        .iter()
        .map(|item| Entry { path: item.text("path").to_owned(), source: label.to_owned() })
        .collect()
}

fn projection(source: &Value) -> Vec<Entry> {
    let one = |path: &str, source: String| Entry { path: path.to_owned(), source };
    if let Some(map) = source.get("configMap").filter(|map| map.has("items")) {
        items(map, &format!("ConfigMap {}", quote(map.text("name"))))
    } else if let Some(secret) = source.get("secret").filter(|secret| secret.has("items")) {
        items(secret, &format!("Secret {}", quote(secret.text("name"))))
    } else if let Some(downward) = source.get("downwardAPI").filter(|downward| downward.has("items")) {
        items(downward, "DownwardAPI")
    } else if let Some(token) = source.get("serviceAccountToken") {
        vec![one(token.text("path"), "ServiceAccountToken".to_owned())]
    } else if let Some(bundle) = source.get("clusterTrustBundle") {
        let name = if bundle.has("name") { bundle.text("name") } else { bundle.text("signerName") };
        vec![one(bundle.text("path"), format!("ClusterTrustBundle {}", quote(name)))]
    } else if let Some(certificate) = source.get("podCertificate") {
        [
            ("certificateChainPath", "PodCertificate chain"),
            ("keyPath", "PodCertificate key"),
            ("credentialBundlePath", "PodCertificate credential bundle"),
        ]
        .into_iter()
        .filter(|(key, _)| !certificate.is_zero(key))
        .map(|(key, label)| one(certificate.text(key), label.to_owned()))
        .collect()
    } else {
        Vec::new()
    }
}

fn overlap(other: &Entry, entry: &Entry) -> bool {
    if entry.path.is_empty() || other.path.is_empty() {
        return false;
    }
    let (a, b) = (format!("{}/", other.path), format!("{}/", entry.path));
    a.starts_with(&b) || b.starts_with(&a)
}
