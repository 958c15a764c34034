//! Objects as upstream sent and stored them: our protobuf must be the same
//! bytes, our JSON the same object.

use std::path::PathBuf;

use apimachinery::Value;
use base64::Engine;

/// Equal, but for what the recorder has blanked (`<uid>`, `<time>`, …).
fn same(want: &Value, got: &Value, path: &str, out: &mut Vec<String>) {
    match (want, got) {
        (Value::String(w), _) if w.contains('<') && w.contains('>') => {}
        (Value::Object(w), Value::Object(g)) => {
            for (key, member) in w {
                match g.get(key) {
                    Some(other) => same(member, other, &format!("{path}/{key}"), out),
                    None => out.push(format!("{path}/{key} is missing")),
                }
            }
            out.extend(g.keys().filter(|key| !w.contains_key(*key)).map(|key| format!("{path}/{key} is too much")));
        }
        (Value::Array(w), Value::Array(g)) if w.len() == g.len() => {
            for (at, (w, g)) in w.iter().zip(g).enumerate() {
                same(w, g, &format!("{path}/{at}"), out);
            }
        }
        (w, g) if w == g => {}
        (w, g) => out.push(format!("{path}: want {w}, got {g}")),
    }
}

#[test]
fn stored_and_sent_objects() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/oracle/bulk/protobuf.jsonl");
    let Ok(text) = std::fs::read_to_string(&path) else {
        println!("skipped: {} is absent", path.display());
        return;
    };
    let (mut passed, mut failed) = (0, Vec::new());
    for line in text.lines() {
        let record: Value = serde_json::from_str(line).unwrap();
        let id = record["id"].as_str().unwrap();
        for form in ["protobuf", "value"] {
            let Some(encoded) = record["result"][form].as_str() else { continue };
            let bytes = base64::engine::general_purpose::STANDARD.decode(encoded).unwrap();
            if !codec::protobuf::is_enveloped(&bytes) {
                continue;
            }
            let object = match codec::protobuf::decode(&bytes) {
                Ok(object) => object,
                Err(error) => {
                    failed.push(format!("{id} {form}: {error}"));
                    continue;
                }
            };
            let text = |key: &str| object[key].as_str().unwrap();
            let ty = schema::type_by_api_version(text("apiVersion"), text("kind")).unwrap();
            if text("kind") == "Status" {
                continue;
            }
            let again = codec::protobuf::encode(&object, ty);
            let mut differences = Vec::new();
            if form == "protobuf" {
                same(&record["result"]["json"], &object, "", &mut differences);
                // Upstream's conversion adds these, not its codec.
                differences.retain(|text| !text.contains("/volumeClaimTemplates/"));
            }
            // Raw members lose the order of their sender's keys.
            let raw = ["ControllerRevision", "DeviceClass", "ResourceClaim"].contains(&text("kind"));
            if raw && again != bytes {
                assert_eq!(codec::protobuf::decode(&again).unwrap(), object);
            } else if again != bytes {
                let at = again.iter().zip(&bytes).take_while(|(a, b)| a == b).count();
                let around = |bytes: &[u8]| {
                    let from = at.saturating_sub(30).min(bytes.len());
                    String::from_utf8_lossy(&bytes[from..(at + 30).min(bytes.len())]).into_owned()
                };
                differences.push(format!("bytes at {at}: {:?} for {:?}", around(&again), around(&bytes)));
            }
            if differences.is_empty() {
                passed += 1;
            } else {
                failed.push(format!("{id} {form}: {differences:?}"));
            }
        }
    }
    for failure in failed.iter().take(20) {
        println!("{failure}");
    }
    assert!(failed.is_empty(), "{} of {} failed", failed.len(), failed.len() + passed);
    assert!(passed > 300, "only {passed}");
}
