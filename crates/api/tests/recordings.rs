//! Defaults, strategies, conversion and rows against what upstream v1.37.2 did.
//!
//! The recordings live beside the checkout (`../shared`); where they are absent
//! each test says so and passes.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use api::edit::Fields;
use api::{Context, Value, convert, defaults};

/// Failing lines shown before the rest is only counted.
const SHOWN: usize = 12;

fn shared(path: &str) -> Option<String> {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared").join(path);
    match fs::read_to_string(&file) {
        Ok(text) => Some(text),
        Err(error) => {
            println!("skipped: {}: {error}", file.display());
            None
        }
    }
}

fn lines(text: &str) -> impl Iterator<Item = Value> + '_ {
    text.lines().filter(|line| !line.is_empty()).map(|line| serde_json::from_str(line).expect("a JSON line"))
}

fn canonical(value: &mut Value, api_version: &str, kind: &str) -> bool {
    let Some(ty) = schema::type_by_api_version(api_version, kind) else { return false };
    codec::canonicalize(value, ty);
    true
}

/// The first paths at which two values differ.
fn differences(path: &str, want: &Value, got: &Value, out: &mut Vec<String>) {
    match (want, got) {
        (Value::Object(a), Value::Object(b)) => {
            for key in a.keys().chain(b.keys().filter(|key| !a.contains_key(*key))) {
                let here = format!("{path}.{key}");
                differences(&here, a.get(key).unwrap_or(&Value::Null), b.get(key).unwrap_or(&Value::Null), out);
            }
        }
        (Value::Array(a), Value::Array(b)) if a.len() == b.len() => {
            for (index, (a, b)) in a.iter().zip(b).enumerate() {
                differences(&format!("{path}[{index}]"), a, b, out);
            }
        }
        _ if want == got => {}
        _ => out.push(format!("{path}: want {want}, got {got}")),
    }
}

fn report(name: &str, count: usize, failures: Vec<String>) {
    for failure in failures.iter().take(SHOWN) {
        println!("{failure}");
    }
    println!("{name}: {} of {count} as recorded", count - failures.len());
    assert!(failures.is_empty(), "{} of {count} differ", failures.len());
}

#[test]
fn defaults_are_upstreams() {
    let Some(text) = shared("data/defaults.jsonl") else { return };
    let (mut count, mut failures) = (0, Vec::new());
    for line in lines(&text) {
        let (api_version, kind) = (line.text("apiVersion"), line.text("kind"));
        if line.text("case") == "manual:scheduler-config-two-profiles" {
            // Recorded without the decoder that gives plugin arguments their types.
            continue;
        }
        let mut got = line["in"].clone();
        if line.text("case").starts_with("manual:")
            && let Some(ty) = schema::type_by_api_version(api_version, kind)
            && let Ok(decoded) = codec::json::decode(got.to_string().as_bytes(), ty)
        {
            got = decoded.value;
        }
        defaults::apply_at("<NOW>", api_version, kind, &mut got);
        let mut want = line["out"].clone();
        // The typed form knows its version and kind, whatever the text said.
        for value in [&mut got, &mut want] {
            value.set("apiVersion", api_version);
            value.set("kind", kind);
        }
        if !canonical(&mut got, api_version, kind) || !canonical(&mut want, api_version, kind) {
            continue;
        }
        count += 1;
        let mut again = got.clone();
        defaults::apply_at("<NOW>", api_version, kind, &mut again);
        canonical(&mut again, api_version, kind);
        let mut out = Vec::new();
        differences("", &want, &got, &mut out);
        if out.is_empty() && again != got {
            out.push("not idempotent".to_owned());
        }
        if !out.is_empty() {
            out.truncate(3);
            failures.push(format!("{api_version} {kind} {}: {}", line.text("case"), out.join("; ")));
        }
    }
    report("defaults", count, failures);
}

/// All valid bodies with their answers.
fn valid() -> Option<Vec<Value>> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/oracle/bulk/valid");
    let mut files: Vec<PathBuf> = match fs::read_dir(&folder) {
        Ok(entries) => entries.filter_map(|entry| Some(entry.ok()?.path())).collect(),
        Err(error) => {
            println!("skipped: {}: {error}", folder.display());
            return None;
        }
    };
    files.sort();
    Some(
        files.iter().flat_map(|file| lines(&fs::read_to_string(file).expect("readable")).collect::<Vec<_>>()).collect(),
    )
}

fn strategy_of(record: &Value) -> Option<&'static dyn api::Strategy> {
    let path = record.text("path");
    let group = path.strip_prefix("/apis/").and_then(|rest| rest.split('/').next()).unwrap_or("");
    let resource = path.rsplit('/').next()?;
    api::strategy_for(group, resource)
}

/// A body as the registry hands it on to validation.
fn prepared(record: &Value) -> Option<(Value, &'static dyn api::Strategy)> {
    let body = record.get("body")?;
    let (api_version, kind) = (body.text("apiVersion").to_owned(), body.text("kind").to_owned());
    let strategy = strategy_of(record)?;
    let ty = schema::type_by_api_version(&api_version, &kind)?;
    let mut object = codec::json::decode(body.to_string().as_bytes(), ty).ok()?.value;
    let labelled = !object["metadata"].is_zero("labels");
    defaults::apply_at("<time>", &api_version, &kind, &mut object);
    convert::normalize(&api_version, &kind, &mut object);
    if kind == "Job" && !labelled {
        object.child("metadata").remove("labels");
    }
    convert::convert(&mut object, &convert::hub(&api_version, &kind)).expect("a hub version");
    let metadata = object.child("metadata");
    metadata.set("uid", "<uid>");
    metadata.set("creationTimestamp", "<time>");
    let user = ["<me>".to_owned()];
    let context =
        Context { now: "<time>", user: "<me>", user_groups: &user, version: &api_version, ..Context::default() };
    strategy.prepare_for_create(&context, &mut object);
    strategy.canonicalize(&mut object);
    // An answer is what is read back from storage, with defaults again.
    defaults::apply_at("<time>", &convert::hub(&api_version, &kind), &kind, &mut object);
    Some((object, strategy))
}

/// What admission, allocation and the server itself add.
fn server_side(kind: &str, answer: &mut Value, got: &mut Value) {
    for object in [&mut *answer, &mut *got] {
        let metadata = object.child("metadata");
        for key in
            ["managedFields", "name", "namespace", "generateName", "resourceVersion", "deletionGracePeriodSeconds"]
        {
            metadata.remove(key);
        }
    }
    let take: &[&str] = match kind {
        "Pod" => &[
            "spec.serviceAccountName",
            "spec.serviceAccount",
            "spec.volumes",
            "spec.containers",
            "spec.initContainers",
            "spec.tolerations",
            "spec.priority",
            "spec.priorityClassName",
            "spec.preemptionPolicy",
            "spec.overhead",
            "spec.nodeSelector",
            "status.qosClass",
        ],
        "Service" => &[
            "spec.clusterIP",
            "spec.clusterIPs",
            "spec.ipFamilies",
            "spec.ipFamilyPolicy",
            "spec.ports",
            "spec.healthCheckNodePort",
        ],
        "CertificateSigningRequest" => &["spec.username", "spec.groups", "spec.extra", "spec.uid"],
        "PersistentVolumeClaim" => &["metadata.finalizers", "spec.storageClassName"],
        "PersistentVolume" | "VolumeAttributesClass" => &["metadata.finalizers"],
        "APIService" | "CustomResourceDefinition" => &["status"],
        "Node" => &["spec.taints", "metadata.labels"],
        "ServiceCIDR" => &["metadata.finalizers"],
        "ResourceClaim" => &["metadata.finalizers"],
        _ => &[],
    };
    for path in take {
        let (parent, key) = path.rsplit_once('.').unwrap_or(("", path));
        for object in [&mut *answer, &mut *got] {
            let holder = if parent.is_empty() { Some(&mut *object) } else { object.at_mut(parent) };
            if let Some(holder) = holder {
                holder.remove(key);
            }
        }
    }
}

#[test]
fn created_objects_are_upstreams() {
    let Some(records) = valid() else { return };
    let (mut count, mut failures) = (0, Vec::new());
    for record in &records {
        let Some((mut got, _)) = prepared(record).filter(|_| record.at("result.code") == 201) else { continue };
        let mut answer = record.at("result.response").clone();
        let (api_version, kind) = (answer.text("apiVersion").to_owned(), answer.text("kind").to_owned());
        if answer.at("metadata").is_null() || kind.ends_with("Review") || kind == "Binding" {
            continue;
        }
        convert::convert(&mut got, &api_version).expect("the version of the request");
        server_side(&kind, &mut answer, &mut got);
        if !canonical(&mut got, &api_version, &kind) || !canonical(&mut answer, &api_version, &kind) {
            continue;
        }
        count += 1;
        let mut out = Vec::new();
        differences("", &answer, &got, &mut out);
        // A nil list comes back from storage as null, which is the codec's part.
        out.retain(|difference| !difference.ends_with("want null, got []"));
        if !out.is_empty() {
            out.truncate(4);
            failures.push(format!("{}: {}", record.text("id"), out.join("; ")));
        }
    }
    report("created objects", count, failures);
}

#[test]
fn warnings_are_upstreams() {
    let Some(records) = valid() else { return };
    let (mut count, mut failures) = (0, Vec::new());
    for record in &records {
        let Some((object, strategy)) = prepared(record).filter(|_| record.at("result.code") == 201) else { continue };
        let context = Context { now: "<time>", version: record["body"].text("apiVersion"), ..Context::default() };
        let mut got = strategy.warnings_before_create(&context, &record["body"]);
        got.extend(strategy.warnings_on_create(&context, &object));
        let want: Vec<&str> = record["result"]
            .list("warnings")
            .iter()
            .filter_map(Value::as_str)
            // Given by the server for each request to a deprecated resource.
            .filter(|text| !text.contains("is deprecated in v1.33+"))
            .collect();
        count += 1;
        if got != want {
            failures.push(format!("{}: want {want:?}, got {got:?}", record.text("id")));
        }
    }
    report("warnings", count, failures);
}

#[test]
fn rows_are_upstreams() {
    let (Some(text), Some(records)) = (shared("oracle/bulk/tables.jsonl"), valid()) else { return };
    let by_id: BTreeMap<&str, &Value> = records.iter().map(|record| (record.text("id"), record)).collect();
    let (mut count, mut failures) = (0, Vec::new());
    for line in lines(&text) {
        let Some(record) = (if line.has("of") { by_id.get(line.text("of")).copied() } else { Some(&line) }) else {
            continue;
        };
        let Some(strategy) = strategy_of(record) else { continue };
        let Some((mut object, _)) = prepared(record) else { continue };
        if record.has("result") && record.at("result.response").is_object() && !line.has("status") {
            // The whole answer has what admission and allocation added.
            object = record.at("result.response").clone();
        }
        if let Some(status) = line.get("status") {
            object.set("status", status.clone());
        }
        let kind = object.text("kind").to_owned();
        if matches!(kind.as_str(), "APIService" | "CustomResourceDefinition") || line.has("delete") {
            continue;
        }
        let version = object.text("apiVersion").to_owned();
        canonical(&mut object, &version, &kind);
        if kind == "Service" && !object["spec"].has("clusterIPs") && object["spec"].has("clusterIP") {
            let ip = object["spec"]["clusterIP"].clone();
            object.child("spec").set("clusterIPs", vec![ip]);
        }
        if kind == "FlowSchema" && !object["status"].has("conditions") {
            // Written by the server itself.
            object.child("status").set("conditions", serde_json::json!([{"type": "Dangling", "status": "False"}]));
        }
        let got = strategy.row(&version, &object, 0);
        let want = line
            .at("result.cells")
            .list("")
            .first()
            .or(line["result"].list("cells").first())
            .cloned()
            .unwrap_or_default();
        let Some(want) = want.as_array() else { continue };
        count += 1;
        let columns = line["result"].list("columns");
        let mut out = Vec::new();
        for (index, (want, got)) in want.iter().zip(&got.cells).enumerate() {
            let name = columns.get(index).map_or("", |column| column.text("name"));
            let masked = want
                .as_str()
                .is_some_and(|text| text.contains('<') && !text.starts_with("<none") && !text.starts_with("<un"));
            let placeholder = got.as_str().is_some_and(|text| text.contains("<time>") || text == "<unknown>");
            if want != got && !masked && !placeholder {
                out.push(format!("{name}: want {want}, got {got}"));
            }
        }
        if want.len() > got.cells.len() {
            out.push(format!("want {} cells, got {}", want.len(), got.cells.len()));
        }
        let conditions: Vec<Value> = line["result"]
            .list("conditions")
            .first()
            .map_or(Vec::new(), |list| list.as_array().cloned().unwrap_or_default());
        if conditions != got.conditions {
            out.push(format!("conditions: want {conditions:?}, got {:?}", got.conditions));
        }
        if !out.is_empty() {
            failures.push(format!("{}: {}", line.text("id"), out.join("; ")));
        }
    }
    report("rows", count, failures);
}

#[test]
fn quantities_read_back_as_upstream() {
    let Some(text) = shared("oracle/bulk/quantity.jsonl") else { return };
    let (mut count, mut failures) = (0, Vec::new());
    for line in lines(&text).filter(|line| line.at("result.got").is_string()) {
        let body = &line["body"];
        let (api_version, kind) = (body.text("apiVersion").to_owned(), body.text("kind").to_owned());
        if kind == "LimitRange" {
            continue;
        }
        let Some(ty) = schema::type_by_api_version(&api_version, &kind) else { continue };
        let Ok(decoded) = codec::json::decode(body.to_string().as_bytes(), ty) else {
            failures.push(format!("{}: does not decode", line.text("id")));
            continue;
        };
        let mut object = decoded.value;
        defaults::apply(&api_version, &kind, &mut object);
        count += 1;
        let got = object.pointer(line.text("read")).cloned().unwrap_or_default();
        if got != line["result"]["got"] {
            failures.push(format!("{}: want {}, got {got}", line.text("id"), line["result"]["got"]));
        }
    }
    report("quantities", count, failures);
}

fn gunzip(path: &str) -> Option<String> {
    use std::io::Read;
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared").join(path);
    let bytes = match fs::read(&file) {
        Ok(bytes) => bytes,
        Err(error) => {
            println!("skipped: {}: {error}", file.display());
            return None;
        }
    };
    let mut text = String::new();
    flate2::read::GzDecoder::new(bytes.as_slice()).read_to_string(&mut text).expect("gzip");
    Some(text)
}

/// JSON-patch-like operations of the recordings.
fn patched(object: &Value, operations: &[Value]) -> Option<Value> {
    let mut out = object.clone();
    for operation in operations {
        let path = operation.text("path");
        let value = operation.get("value").cloned().unwrap_or_default();
        if path.is_empty() {
            out = value;
            continue;
        }
        let (parent, key) = path.rsplit_once('/')?;
        let key = key.replace("~1", "/").replace("~0", "~");
        match (out.pointer_mut(parent)?, operation.text("op")) {
            (Value::Array(list), "add") if key == "-" => list.push(value),
            (Value::Array(list), "add") => list.insert(key.parse().ok()?, value),
            (Value::Array(list), "remove") => {
                list.remove(key.parse().ok()?);
            }
            (Value::Array(list), _) => *list.get_mut(key.parse::<usize>().ok()?)? = value,
            (Value::Object(map), "remove") => {
                map.remove(&key)?;
            }
            (Value::Object(map), _) => {
                map.insert(key, value);
            }
            _ => return None,
        }
    }
    Some(out)
}

/// What decoding makes of a body in the hub version.
fn decoded(body: &Value) -> Option<Value> {
    let (api_version, kind) = (body.text("apiVersion").to_owned(), body.text("kind").to_owned());
    let ty = schema::type_by_api_version(&api_version, &kind)?;
    let mut object = codec::json::decode(body.to_string().as_bytes(), ty).ok()?.value;
    defaults::apply_at("2026-11-30T18:00:00Z", &api_version, &kind, &mut object);
    convert::normalize(&api_version, &kind, &mut object);
    convert::convert(&mut object, &convert::hub(&api_version, &kind)).expect("a hub version");
    canonical(&mut object, &convert::hub(&api_version, &kind), &kind);
    Some(object)
}

#[test]
fn updates_are_upstreams() {
    let (Some(text), Some(records)) = (gunzip("oracle/bulk/updates.jsonl.gz"), valid()) else { return };
    // Blanked texts do not decode.
    let plain = |value: &Value| -> Value {
        let text = value.to_string().replace("<time>", "2026-11-30T18:00:00Z").replace("<rv>", "7");
        serde_json::from_str(&text).expect("JSON")
    };
    let records: Vec<Value> = records.iter().map(plain).collect();
    let by_id: BTreeMap<&str, &Value> = records.iter().map(|record| (record.text("id"), record)).collect();
    let (mut count, mut failures) = (0, Vec::new());
    for line in lines(&text).filter(|line| line.at("result.code") == 200).map(|line| plain(&line)) {
        let Some(record) = by_id.get(line.text("of")) else { continue };
        let (Some(strategy), stored) = (strategy_of(record), record.at("result.response")) else { continue };
        let kind = stored.text("kind").to_owned();
        let subresource = line.text("sub");
        // These need the server: other bodies, controllers that write status, allocation.
        if subresource == "scale" || matches!(kind.as_str(), "CustomResourceDefinition" | "APIService") {
            continue;
        }
        // Set again by admission, or told apart only by Go's nil and empty lists.
        let elsewhere = ["/spec/tolerations", "/spec/priority", "/spec/preemptionPolicy"];
        let nil_or_empty = line.text("class") == "add-webhooks";
        if nil_or_empty || line.list("ops").iter().any(|op| elsewhere.contains(&op.text("path"))) {
            continue;
        }
        let Some(body) = patched(stored, line.list("ops")) else { continue };
        let (Some(mut got), Some(old)) = (decoded(&body), decoded(stored)) else { continue };
        for key in ["uid", "creationTimestamp", "generation", "resourceVersion", "deletionTimestamp"] {
            let metadata = got.child("metadata");
            api::edit::carry(metadata, &old["metadata"], key);
        }
        let version = stored.text("apiVersion").to_owned();
        let context = Context { now: "2026-11-30T18:00:00Z", version: &version, subresource, ..Context::default() };
        strategy.prepare_for_update(&context, &mut got, &old);
        strategy.canonicalize(&mut got);
        let hub = convert::hub(&version, &kind);
        canonical(&mut got, &hub, &kind);
        defaults::apply_at("<time>", &hub, &kind, &mut got);
        convert::convert(&mut got, &version).expect("the version of the request");
        let Some(mut want) = patched(stored, line["result"].list("diff")) else { continue };
        server_side(&kind, &mut want, &mut got);
        canonical(&mut got, &version, &kind);
        canonical(&mut want, &version, &kind);
        count += 1;
        let mut out = Vec::new();
        differences("", &want, &got, &mut out);
        out.retain(|difference| !difference.ends_with("want null, got []"));
        if !out.is_empty() {
            out.truncate(3);
            failures.push(format!(
                "{} {}: {}",
                line.text("id"),
                Value::from(line.list("ops").to_vec()),
                out.join("; ")
            ));
        }
    }
    report("updates", count, failures);
}

#[test]
fn changed_bodies_are_upstreams() {
    let (Some(text), Some(records)) = (gunzip("oracle/bulk/mutations.jsonl.gz"), valid()) else { return };
    let by_id: BTreeMap<&str, &Value> = records.iter().map(|record| (record.text("id"), record)).collect();
    let (mut count, mut failures) = (0, Vec::new());
    let (mut warned, mut unlike) = (0, Vec::new());
    for line in lines(&text).filter(|line| line.at("result.code") == 201) {
        let Some(record) = by_id.get(line.text("of")) else { continue };
        let answer = record.at("result.response");
        let kind = answer.text("kind").to_owned();
        if kind.ends_with("Review") || kind == "Binding" || kind.is_empty() {
            continue;
        }
        let Some(body) = patched(&record["body"], line.list("ops")) else { continue };
        let mut changed = (*record).clone();
        changed.set("body", body.clone());
        let Some((mut got, strategy)) = prepared(&changed) else { continue };
        let version = answer.text("apiVersion").to_owned();
        let context = Context { now: "<time>", version: &version, ..Context::default() };
        let mut warnings = strategy.warnings_before_create(&context, &decoded(&body).unwrap_or_default());
        let hub = convert::hub(&version, &kind);
        canonical(&mut got, &hub, &kind);
        warnings.extend(strategy.warnings_on_create(&context, &got));
        let strategic = |text: &&str| {
            !["is deprecated in v1.33+", "unknown field", "duplicate field", "metadata.finalizers", "ownerReferences"]
                .iter()
                .any(|other| text.contains(other))
        };
        let wanted: Vec<&str> =
            line["result"].list("warnings").iter().filter_map(Value::as_str).filter(strategic).collect();
        // The recorder read one header as Latin-1.
        let latin1 = wanted.iter().any(|text| text.contains("Ã"));
        warned += 1;
        if warnings != wanted && !latin1 {
            unlike.push(format!("{}: want {wanted:?}, got {warnings:?}", line.text("id")));
        }
        convert::convert(&mut got, &version).expect("the version of the request");
        let Some(mut want) = patched(answer, line["result"].list("diff")) else { continue };
        server_side(&kind, &mut want, &mut got);
        canonical(&mut got, &version, &kind);
        canonical(&mut want, &version, &kind);
        count += 1;
        let mut out = Vec::new();
        differences("", &want, &got, &mut out);
        // Lists are the codec's part, repeated owners the server's.
        out.retain(|difference| {
            !difference.ends_with("want null, got []") && !difference.starts_with(".metadata.ownerReferences")
        });
        if !out.is_empty() {
            out.truncate(3);
            failures.push(format!(
                "{} {}: {}",
                line.text("id"),
                Value::from(line.list("ops").to_vec()),
                out.join("; ")
            ));
        }
    }
    report("warnings of changed bodies", warned, unlike);
    report("changed bodies", count, failures);
}

#[test]
fn stored_forms_are_upstreams() {
    let Some(text) = shared("oracle/bulk/protobuf.jsonl") else { return };
    let (mut count, mut failures) = (0, Vec::new());
    for line in lines(&text).filter(|line| line.at("result.value").is_string() && line.at("result.json").is_object()) {
        use base64::Engine;
        let answer = line.at("result.json").clone();
        let (version, kind) = (answer.text("apiVersion").to_owned(), answer.text("kind").to_owned());
        let bytes = base64::engine::general_purpose::STANDARD.decode(line["result"].text("value")).expect("base64");
        let stored = if bytes.starts_with(b"k8s\0") {
            codec::protobuf::decode(&bytes).expect("protobuf")
        } else {
            serde_json::from_slice(&bytes).expect("JSON")
        };
        let (stored_version, stored_kind) = (stored.text("apiVersion").to_owned(), stored.text("kind").to_owned());
        if schema::type_by_api_version(&stored_version, &stored_kind).is_none() {
            continue;
        }
        count += 1;
        let mut out = Vec::new();
        // Reading: storage form to the version of the request.
        let mut read = stored.clone();
        defaults::apply(&stored_version, &kind, &mut read);
        convert::convert(&mut read, &version).expect("a version");
        convert::normalize(&version, &kind, &mut read);
        let mut want = answer.clone();
        canonical(&mut read, &version, &kind);
        canonical(&mut want, &version, &kind);
        differences("read", &want, &read, &mut out);
        // Writing: back to the storage form.
        let mut written = want.clone();
        convert::convert(&mut written, &stored_version).expect("the storage version");
        let mut want = stored;
        canonical(&mut written, &stored_version, &kind);
        canonical(&mut want, &stored_version, &kind);
        differences("written", &want, &written, &mut out);
        // Blanked texts; and fields that exist only once defaults were set on reading.
        let blanked = [
            "\"<",
            "kube-api-access-",
            ".metadata.resourceVersion",
            "written.status.phase",
            "written.metadata.labels",
            "written.spec.volumeClaimTemplates",
        ];
        out.retain(|text| !blanked.iter().any(|blank| text.contains(blank)));
        if !out.is_empty() {
            out.truncate(3);
            failures.push(format!("{}: {}", line.text("id"), out.join("; ")));
        }
    }
    report("stored forms", count, failures);
}
