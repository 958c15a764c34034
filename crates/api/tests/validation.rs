//! Validation against what upstream v1.37.2 answered to 28,000 mutated bodies and
//! 10,000 mutated updates, without a server: decode, defaults, strategy, the few
//! things that admission adds, validation; the Status and its causes must be equal.
//!
//! The recordings live beside the checkout (`../shared`); where they are absent
//! each test says so and passes. `FK_KIND=pods` narrows to one kind, `FK_SHOW=50`
//! shows more failures, `FK_ID=…` one record whole.

use std::collections::BTreeMap;
use std::fs;
use std::io::Read;
use std::path::PathBuf;

use api::edit::Fields;
use api::validation::common;
use api::{Context, Strategy, Value, convert, defaults};
use apimachinery::names::generate_name;
use apimachinery::{ErrorList, GroupKind, Status};
use serde_json::{Map, json};

fn shared(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/oracle/bulk").join(path)
}

fn records(path: &str) -> Option<Vec<Value>> {
    let file = shared(path);
    let bytes = match fs::read(&file) {
        Ok(bytes) => bytes,
        Err(error) => {
            println!("skipped: {}: {error}", file.display());
            return None;
        }
    };
    let mut text = String::new();
    if path.ends_with(".gz") {
        flate2::read::GzDecoder::new(&bytes[..]).read_to_string(&mut text).expect("gzip of UTF-8 text");
    } else {
        text = String::from_utf8(bytes).expect("UTF-8 text");
    }
    Some(text.lines().filter(|line| !line.is_empty()).map(|line| serde_json::from_str(line).expect("JSON")).collect())
}

/// The valid bodies with their answers, by id.
fn valid() -> Option<BTreeMap<String, Value>> {
    let folder = shared("valid");
    let mut out = BTreeMap::new();
    let entries = match fs::read_dir(&folder) {
        Ok(entries) => entries,
        Err(error) => {
            println!("skipped: {}: {error}", folder.display());
            return None;
        }
    };
    for entry in entries.flatten() {
        let name = format!("valid/{}", entry.file_name().to_string_lossy());
        for record in records(&name)? {
            out.insert(record.text("id").to_owned(), record);
        }
    }
    Some(out)
}

/// Applies the recordings' operations; absent parents are made, `-` appends.
fn patch(object: &mut Value, ops: &[Value]) -> Option<()> {
    for op in ops {
        let path = op.text("path");
        let keys: Vec<String> = path.split('/').skip(1).map(|k| k.replace("~1", "/").replace("~0", "~")).collect();
        let Some((last, parents)) = keys.split_last() else {
            *object = op["value"].clone();
            continue;
        };
        let mut at = &mut *object;
        for key in parents {
            at = match at {
                Value::Array(items) => items.get_mut(key.parse::<usize>().ok()?)?,
                Value::Object(map) => map.entry(key.clone()).or_insert_with(|| json!({})),
                _ => return None,
            };
        }
        let value = op.get("value").cloned().unwrap_or(Value::Null);
        match (at, op.text("op")) {
            (Value::Array(items), "remove") => {
                items.remove(last.parse::<usize>().ok()?);
            }
            (Value::Array(items), "replace") => *items.get_mut(last.parse::<usize>().ok()?)? = value,
            (Value::Array(items), _) => {
                let index = if last == "-" { items.len() } else { last.parse::<usize>().ok()? };
                items.insert(index, value);
            }
            (Value::Object(map), "remove") => {
                map.remove(last);
            }
            (Value::Object(map), _) => {
                map.insert(last.clone(), value);
            }
            _ => return None,
        }
    }
    Some(())
}

const TOKEN_VOLUME: &str = "kube-api-access-abcde";
const TOKEN_PATH: &str = "/var/run/secrets/kubernetes.io/serviceaccount";
const IP: &str = "10.96.7.7";
/// What generated names end in comes of these.
const RANDOM: [u32; 5] = [7, 19, 3, 23, 11];
const UID: &str = "4a3f1c52-7d11-4b0e-9a57-5e0c8d6f2b91";

fn match_namespace(metadata: &mut Value, kind: &Kind) {
    if !kind.namespaced() {
        metadata.remove("namespace");
    } else if metadata.text("namespace").is_empty() {
        metadata.set("namespace", kind.namespace());
    }
}

/// What the default admission plugins and allocators do to a new object.
fn admit(kind: &str, object: &mut Value) {
    let spec = object.child("spec");
    match kind {
        "Pod" => {
            if spec.text("serviceAccountName").is_empty() {
                spec.set("serviceAccountName", "default");
            }
            let account = spec.text("serviceAccountName").to_owned();
            spec.set("serviceAccount", account);
            token_volume(spec);
            runtime_class(spec);
            default_tolerations(spec);
            if spec.text("priorityClassName").is_empty() {
                spec.set("priority", 0);
                spec.default("preemptionPolicy", "PreemptLowerPriority");
            }
        }
        "Service" if spec.text("type") != "ExternalName" => {
            if !spec.text("clusterIP").is_empty() && spec.list("clusterIPs").is_empty() {
                let ip = spec.text("clusterIP").to_owned();
                spec.set("clusterIPs", json!([ip]));
            }
            if spec.text("type") == "LoadBalancer" && spec.text("externalTrafficPolicy") == "Local" {
                spec.default("healthCheckNodePort", 30100);
            }
            if spec.text("clusterIP").is_empty() && spec.get("clusterIPs").is_none() {
                spec.set("clusterIP", IP);
                spec.set("clusterIPs", json!([IP]));
            }
        }
        _ => {}
    }
}

/// The allocator looks at a service's addresses first, and alone.
fn allocation(kind: &Kind, object: &Value, old: Option<&Value>) -> ErrorList {
    let mut errors = ErrorList::new();
    if kind.kind == "Service" {
        api::core::service::address_rules::cluster_ips(&mut errors, object.at("spec"), old.map(|old| old.at("spec")));
    }
    errors
}

/// What the service storage does before validation on update.
fn service_addresses(spec: &mut Value, old: &Value) {
    let external = |spec: &Value| spec.text("type") == "ExternalName";
    let ips = |spec: &Value| spec.list("clusterIPs").to_vec();
    if !external(spec) && !external(old) {
        if spec.text("clusterIP").is_empty() {
            spec.set("clusterIP", old.text("clusterIP"));
        }
        if ips(spec).is_empty() && !ips(old).is_empty() {
            spec.set("clusterIPs", ips(old));
        }
    }
    if let Some(port) = old.get("healthCheckNodePort") {
        spec.default("healthCheckNodePort", port.clone());
    }
    let (new_ip, old_ip) = (spec.text("clusterIP").to_owned(), old.text("clusterIP").to_owned());
    if !ips(old).is_empty() && ips(spec).is_empty() && new_ip == old_ip {
        spec.set("clusterIPs", ips(old));
    }
    if new_ip != old_ip && ips(spec) == ips(old) {
        if new_ip.is_empty() {
            spec.remove("clusterIPs");
        } else {
            spec.set("clusterIPs", json!([new_ip]));
        }
    }
}

fn token_volume(spec: &mut Value) {
    if spec.get("automountServiceAccountToken") == Some(&Value::Bool(false)) {
        return;
    }
    let mut mounted = false;
    for key in ["initContainers", "containers"] {
        for container in spec.list_mut(key) {
            if container.list("volumeMounts").iter().any(|m| m.text("mountPath") == TOKEN_PATH) {
                continue;
            }
            let mounts = container.child("volumeMounts");
            if !mounts.is_array() {
                *mounts = json!([]);
            }
            if let Value::Array(items) = mounts {
                items.push(json!({"name": TOKEN_VOLUME, "readOnly": true, "mountPath": TOKEN_PATH}));
                mounted = true;
            }
        }
    }
    if !mounted {
        return;
    }
    let volumes = spec.child("volumes");
    if !volumes.is_array() {
        *volumes = json!([]);
    }
    if let Value::Array(items) = volumes {
        items.push(json!({"name": TOKEN_VOLUME, "projected": {"defaultMode": 420, "sources": [
            {"serviceAccountToken": {"expirationSeconds": 3607, "path": "token"}},
            {"configMap": {"name": "kube-root-ca.crt", "items": [{"key": "ca.crt", "path": "ca.crt"}]}},
            {"downwardAPI": {"items": [
                {"path": "namespace", "fieldRef": {"apiVersion": "v1", "fieldPath": "metadata.namespace"}}]}}]}}));
    }
}

/// The generic registry drops repeated owners.
fn dedup_owners(metadata: &mut Value) {
    if let Some(Value::Array(owners)) = metadata.get_mut("ownerReferences") {
        let all = std::mem::take(owners);
        for owner in all {
            if !owners.contains(&owner) {
                owners.push(owner);
            }
        }
    }
}

/// The recordings' RuntimeClass `bulk-rc`.
fn runtime_class(spec: &mut Value) {
    if spec.text("runtimeClassName") != "bulk-rc" {
        return;
    }
    spec.set("overhead", json!({"cpu": "10m", "memory": "8Mi"}));
    spec.child("nodeSelector").set("rc", "yes");
    let mut all = spec.list("tolerations").to_vec();
    all.push(json!({"key": "rc", "operator": "Exists", "effect": "NoSchedule"}));
    let covers = |a: &Value, b: &Value| {
        let wild = a.text("key").is_empty() && a.text("operator") == "Exists";
        let key = wild || a.text("key") == b.text("key");
        let effect = a.text("effect").is_empty() || a.text("effect") == b.text("effect");
        let seconds = |t: &Value| t.get("tolerationSeconds").and_then(Value::as_i64).unwrap_or(i64::MAX);
        let long = a.text("effect") != "NoExecute" || seconds(a) >= seconds(b);
        let value =
            a.text("operator") == "Exists" || a.text("value") == b.text("value") && b.text("operator") == "Equal";
        a == b || key && effect && long && value
    };
    let mut merged: Vec<Value> = Vec::new();
    for (i, toleration) in all.iter().enumerate() {
        if !merged.iter().chain(&all[i + 1..]).any(|other| covers(other, toleration)) {
            merged.push(toleration.clone());
        }
    }
    spec.set("tolerations", Value::Array(merged));
}

fn default_tolerations(spec: &mut Value) {
    for key in ["node.kubernetes.io/not-ready", "node.kubernetes.io/unreachable"] {
        let tolerates = spec.list("tolerations").iter().any(|t| {
            let (k, effect) = (t.text("key"), t.text("effect"));
            (k == key || k.is_empty()) && (effect == "NoExecute" || effect.is_empty())
        });
        if tolerates {
            continue;
        }
        let tolerations = spec.child("tolerations");
        if !tolerations.is_array() {
            *tolerations = json!([]);
        }
        if let Value::Array(items) = tolerations {
            items.push(json!({"key": key, "operator": "Exists", "effect": "NoExecute", "tolerationSeconds": 300}));
        }
    }
}

struct Kind {
    strategy: &'static dyn Strategy,
    api_version: String,
    kind: String,
    ty: &'static schema::Type,
    path: String,
}

fn kind_of(valid: &Value) -> Option<Kind> {
    let path = valid.text("path").to_owned();
    let group = path.strip_prefix("/apis/").and_then(|rest| rest.split('/').next()).unwrap_or("");
    let strategy = api::strategy_for(group, path.rsplit('/').next()?)?;
    let (api_version, kind) = (valid.at("body.apiVersion"), valid.at("body.kind"));
    let (api_version, kind) = (api_version.as_str()?.to_owned(), kind.as_str()?.to_owned());
    let ty = schema::type_by_api_version(&api_version, &kind)?;
    Some(Kind { strategy, api_version, kind, ty, path })
}

impl Kind {
    fn decode(&self, body: &Value) -> Option<Value> {
        let mut object = codec::json::decode(body.to_string().as_bytes(), self.ty).ok()?.value;
        object.set("apiVersion", self.api_version.as_str());
        object.set("kind", self.kind.as_str());
        defaults::apply_at("2026-11-30T00:00:00Z", &self.api_version, &self.kind, &mut object);
        convert::normalize(&self.api_version, &self.kind, &mut object);
        convert::convert(&mut object, &self.hub()).ok()?;
        Some(object)
    }
    fn hub(&self) -> String {
        convert::hub(&self.api_version, &self.kind)
    }
    fn canonical(&self, object: &mut Value) {
        if let Some(ty) = schema::type_by_api_version(&self.hub(), &self.kind) {
            codec::tidy(object, ty);
        }
    }
    fn namespace(&self) -> &str {
        self.path.split("/namespaces/").nth(1).and_then(|rest| rest.split('/').next()).unwrap_or("")
    }
    fn is_review(&self) -> bool {
        self.api_version.starts_with("auth")
    }
    fn namespaced(&self) -> bool {
        !self.namespace().is_empty()
    }
    fn status(&self, name: &str, errors: &ErrorList) -> Value {
        let group = self.api_version.rsplit_once('/').map_or("", |(group, _)| group);
        // Events keep the group of their internal type.
        let group = if group == "events.k8s.io" { "" } else { group };
        let kind = GroupKind::new(group, self.kind.as_str());
        serde_json::to_value(Status::invalid(&kind, name, errors)).expect("a Status is JSON")
    }
}

/// Only what is compared, with the recordings' placeholders.
fn compared(status: &Value) -> Value {
    let causes = status.at("details.causes").as_array().cloned().unwrap_or_default();
    let text = json!({"message": status["message"], "causes": causes}).to_string();
    serde_json::from_str(
        &text
            .replace(IP, "<ip>")
            .replace(UID, "<uid>")
            .replace(&generate_name("", RANDOM), "<suffix>")
            .replace(TOKEN_VOLUME, "kube-api-access-<x>"),
    )
    .expect("JSON")
}

struct Tally {
    name: &'static str,
    by_kind: BTreeMap<String, (usize, usize)>,
    shown: usize,
}

impl Tally {
    fn new(name: &'static str) -> Self {
        Tally { name, by_kind: BTreeMap::new(), shown: 0 }
    }
    fn add(&mut self, record: &Value, failure: Option<String>) {
        let mut kind = record.text("kind").to_owned();
        if !record.text("sub").is_empty() {
            kind = format!("{kind}/{}", record.text("sub"));
        }
        let entry = self.by_kind.entry(kind).or_default();
        entry.0 += 1;
        if let Some(failure) = failure {
            entry.1 += 1;
            let limit = std::env::var("FK_SHOW").ok().and_then(|n| n.parse().ok()).unwrap_or(10);
            if self.shown < limit {
                self.shown += 1;
                println!("{} {}\n{failure}", record.text("id"), record["ops"]);
            }
        }
    }
    fn report(self) {
        let (mut all, mut bad) = (0, 0);
        for (kind, (count, failed)) in &self.by_kind {
            all += count;
            bad += failed;
            if *failed > 0 {
                println!("  {kind}: {failed} of {count} differ");
            }
        }
        println!("{}: {} of {all} as recorded", self.name, all - bad);
        assert_eq!(bad, 0, "{bad} of {all} {} differ from the recording", self.name);
    }
}

/// Kinds served otherwise than by a strategy of this crate, or not yet whole.
const LEFT_OUT: &[&str] = &["widgets.bulk.example.com"];

fn selected(record: &Value) -> bool {
    let is = |name: &str, key: &str| std::env::var(name).ok().is_none_or(|want| want == record.text(key));
    is("FK_KIND", "kind") && is("FK_ID", "id") && !LEFT_OUT.contains(&record.text("kind"))
}

/// Records that speak of what is checked elsewhere.
fn foreign(record: &Value) -> bool {
    let causes = record.at("result.details.causes").as_array();
    let definition = record.text("kind").starts_with("customresourcedefinitions");
    causes.is_some_and(|causes| {
        causes.iter().any(|cause| {
            // Schemas of custom resources; pod security admission; labels of the namespace; the address allocator; compiling CEL.
            definition && ["chema", "selectableFields"].iter().any(|part| cause.text("field").contains(part))
                || cause.text("field").contains("[pod-security.kubernetes.io")
                || cause.text("message").contains("compilation failed: ERROR: <input>")
                || cause.text("message").contains("admin access to devices requires")
                || cause.text("message").contains("failed to allocate IP")
                || cause.text("message").contains("IPv6 is not configured on this cluster")
                || cause.text("message").contains("must evaluate to")
        })
    })
}

fn describe(want: &Value, got: &Value) -> String {
    let lines = |v: &Value| -> Vec<String> {
        v["causes"]
            .as_array()
            .into_iter()
            .flatten()
            .map(|c| format!("{} | {} | {}", c["field"], c["reason"], c["message"]))
            .collect()
    };
    let (a, b) = (lines(want), lines(got));
    let mut out = String::new();
    for line in a.iter().filter(|l| !b.contains(l)) {
        out.push_str(&format!("   want {}\n", &line.chars().take(1200).collect::<String>()));
    }
    for line in b.iter().filter(|l| !a.contains(l)) {
        out.push_str(&format!("    got {}\n", &line.chars().take(1200).collect::<String>()));
    }
    if out.is_empty() {
        out = if a == b {
            format!("   message {}\n       got {}\n", want["message"], got["message"])
        } else {
            format!("   order {a:#?}\n   got {b:#?}\n")
        };
    }
    out
}

/// Explicitly empty lists and maps are kept apart from absent ones by Go alone;
/// they show only in the whole values that errors print.
fn without_empties(value: Value) -> Value {
    serde_json::from_str(&value.to_string().replace("[]", "null").replace("{}", "null")).expect("JSON")
}

/// The difference to the recorded outcome, if any.
fn outcome(kind: &Kind, name: &str, record: &Value, errors: &ErrorList) -> Option<String> {
    let got =
        if errors.is_empty() { json!({"message": null, "causes": []}) } else { compared(&kind.status(name, errors)) };
    let want = match record.at("result.code").as_i64() {
        Some(422) => compared(&record["result"]),
        _ => json!({"message": null, "causes": []}),
    };
    if std::env::var("FK_EMPTIES").is_ok() {
        return (want != got).then(|| describe(&want, &got));
    }
    let (want, got) = (without_empties(want), without_empties(got));
    (want != got).then(|| describe(&want, &got))
}

/// Creates an object: its name and what is wrong with it. `None`: no such object.
fn creation(kind: &Kind, body: &Value) -> Option<(String, ErrorList)> {
    let mut object = kind.decode(body)?;
    let metadata = object.child("metadata");
    match_namespace(metadata, kind);
    if metadata.text("name").is_empty() && !metadata.text("generateName").is_empty() {
        let name = generate_name(metadata.text("generateName"), RANDOM);
        metadata.set("name", name);
    }
    if !kind.is_review() {
        for key in ["uid", "creationTimestamp", "deletionTimestamp", "deletionGracePeriodSeconds", "managedFields"] {
            metadata.remove(key);
        }
    }
    if !kind.is_review() {
        metadata.set("uid", UID);
        metadata.set("creationTimestamp", "2026-11-30T00:00:00Z");
    }
    dedup_owners(metadata);
    let groups = ["system:masters".to_owned(), "system:authenticated".to_owned()];
    let context = Context {
        now: "2026-11-30T00:00:00Z",
        user: "kubernetes-admin",
        user_groups: &groups,
        version: &kind.api_version,
        namespace: kind.namespace(),
        ..Context::default()
    };
    kind.strategy.prepare_for_create(&context, &mut object);
    if kind.kind == "LimitRange" && object.at("metadata.name").as_str().unwrap_or("").is_empty() {
        object.child("metadata").set("name", UID);
    }
    admit(&kind.kind, &mut object);
    kind.canonical(&mut object);
    let mut errors = allocation(kind, &object, None);
    if errors.is_empty() {
        errors = match kind.is_review() {
            true => kind.strategy.validate(&context, &object),
            false => common::validate_create(kind.strategy, &context, &object, kind.namespaced()),
        };
    }
    let name = object.at("metadata.name").as_str().unwrap_or("").to_owned();
    Some((name, errors))
}

#[test]
fn mutated_bodies_are_refused_as_upstream_refuses_them() {
    let (Some(valid), Some(records)) = (valid(), records("mutations.jsonl.gz")) else { return };
    let mut tally = Tally::new("mutations");
    for record in records.iter().filter(|r| selected(r)) {
        let code = record.at("result.code").as_i64();
        if !matches!(code, Some(201 | 422)) || record.at("result.details.kind").is_null() && code == Some(422) {
            continue;
        }
        if foreign(record) {
            continue;
        }
        let Some(kind) = valid.get(record.text("of")).and_then(kind_of) else { continue };
        let mut body = valid[record.text("of")]["body"].clone();
        if patch(&mut body, record["ops"].as_array().map_or(&[], Vec::as_slice)).is_none() || body.is_null() {
            continue;
        }
        let Some((name, errors)) = creation(&kind, &body) else {
            tally.add(record, Some("   does not decode\n".to_owned()));
            continue;
        };
        tally.add(record, outcome(&kind, &name, record, &errors));
    }
    tally.report();
}

/// The recorded answer as the stored object: placeholders made values.
fn stored(kind: &Kind, valid: &Value) -> Option<Value> {
    let text = valid
        .at("result.response")
        .to_string()
        .replace("<ip>", IP)
        .replace("<uid>", UID)
        .replace("kube-api-access-<x>", TOKEN_VOLUME);
    let mut object: Value = serde_json::from_str(&text).ok()?;
    let metadata = object.child("metadata");
    metadata.set("resourceVersion", "17");
    metadata.set("creationTimestamp", "2026-11-30T00:00:00Z");
    metadata.remove("managedFields");
    for (i, port) in object.child("spec").list_mut("ports").iter_mut().enumerate() {
        if port.text("nodePort") == "<port>" {
            port.set("nodePort", 30001 + i as i64);
        }
    }
    if kind.kind == "CustomResourceDefinition" {
        // By then its controller has looked at it.
        object.child("status").set("conditions", json!([{"type": "Established", "status": "True"}]));
    }
    let spec = object.child("spec");
    if spec.as_object().is_some_and(Map::is_empty) {
        object.remove("spec");
    } else if spec.text("healthCheckNodePort") == "<port>" {
        spec.set("healthCheckNodePort", 30100);
    }
    kind.decode(&object)
}

#[test]
fn mutated_updates_are_refused_as_upstream_refuses_them() {
    let (Some(valid), Some(records)) = (valid(), records("updates.jsonl.gz")) else { return };
    let mut tally = Tally::new("updates");
    for record in records.iter().filter(|r| selected(r)) {
        let code = record.at("result.code").as_i64();
        if !matches!(code, Some(200 | 422)) || record.at("result.details.kind").is_null() && code == Some(422) {
            continue;
        }
        if foreign(record) {
            continue;
        }
        // The registry wants a version before it looks any further.
        if record.at("result.message").as_str().is_some_and(|m| m.ends_with("0: must be specified for an update")) {
            continue;
        }
        let Some(kind) = valid.get(record.text("of")).and_then(kind_of) else { continue };
        let Some(old) = stored(&kind, &valid[record.text("of")]) else { continue };
        if record.text("sub") == "scale" {
            continue;
        }
        let mut put = old.clone();
        if convert::convert(&mut put, &kind.api_version).is_err() {
            continue;
        }
        let ops = record["ops"]
            .to_string()
            .replace("{uid}", UID)
            .replace("{tokenVolume}", TOKEN_VOLUME)
            .replace("{clusterIP}", IP);
        let ops: Vec<Value> = serde_json::from_str(&ops).expect("JSON");
        if patch(&mut put, &ops).is_none() {
            continue;
        }
        let Some(mut object) = kind.decode(&put) else {
            tally.add(record, Some("   does not decode\n".to_owned()));
            continue;
        };
        dedup_owners(object.child("metadata"));
        match_namespace(object.child("metadata"), &kind);
        // What every update carries over.
        for key in ["uid", "creationTimestamp", "generation", "namespace", "name", "resourceVersion"] {
            let value = old["metadata"].get(key).cloned().unwrap_or(Value::Null);
            let metadata = object.child("metadata");
            if matches!(key, "generation") || metadata.text(key).is_empty() {
                metadata.set(key, value);
            }
        }
        let metadata = object.child("metadata");
        metadata.remove("managedFields");
        metadata.set("creationTimestamp", old.at("metadata.creationTimestamp").clone());
        if kind.kind == "Service" {
            service_addresses(object.child("spec"), old.at("spec"));
        }
        if kind.kind == "Pod" {
            let spec = object.child("spec");
            default_tolerations(spec);
            for key in ["priority", "preemptionPolicy"] {
                if let Some(value) = old["spec"].get(key) {
                    spec.default(key, value.clone());
                }
            }
        }
        let groups = ["system:masters".to_owned(), "system:authenticated".to_owned()];
        let context = Context {
            now: "2026-11-30T00:00:00Z",
            user: "kubernetes-admin",
            user_groups: &groups,
            version: &kind.api_version,
            namespace: kind.namespace(),
            subresource: record.text("sub"),
            ..Context::default()
        };
        kind.strategy.prepare_for_update(&context, &mut object, &old);
        kind.canonical(&mut object);
        let mut errors = ErrorList::new();
        if record.text("sub").is_empty() {
            errors = allocation(&kind, &object, Some(&old));
        }
        if errors.is_empty() {
            errors = common::validate_update(kind.strategy, &context, &object, &old, kind.namespaced());
        }
        let name = old.at("metadata.name").as_str().unwrap_or("").to_owned();
        tally.add(record, outcome(&kind, &name, record, &errors));
    }
    tally.report();
}

/// 1,900 texts in the places where names, keys, addresses and the like stand.
#[test]
fn names_are_refused_as_upstream_refuses_them() {
    let Some(records) = records("names.jsonl") else { return };
    let mut tally = Tally::new("names");
    for record in records.iter().filter(|r| selected(r) && !foreign(r)) {
        let code = record.at("result.code").as_i64();
        if !matches!(code, Some(201 | 422)) || record.at("result.details.kind").is_null() && code == Some(422) {
            continue;
        }
        let Some(kind) = kind_of(record) else { continue };
        if record["kind"] == "names/widget" {
            continue;
        }
        let failure = match creation(&kind, &record["body"]) {
            Some((name, errors)) => outcome(&kind, &name, record, &errors),
            None => Some("   does not decode\n".to_owned()),
        };
        tally.add(record, failure);
    }
    tally.report();
}
