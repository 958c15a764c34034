//! Every recorded object of every kind, in each encoding, byte for byte.

use std::path::PathBuf;

use apimachinery::Value;
use base64::Engine;
use serde_json::value::RawValue;

#[derive(serde::Deserialize)]
struct Record<'a> {
    #[serde(rename = "apiVersion")]
    api_version: String,
    kind: String,
    case: String,
    #[serde(borrow)]
    json: &'a RawValue,
    yaml: String,
    protobuf: Option<String>,
    cbor: Option<String>,
}

fn folder() -> Option<PathBuf> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/roundtrip");
    if path.is_dir() {
        return Some(path);
    }
    println!("skipped: {} is absent", path.display());
    None
}

fn check(record: &Record) -> Result<(), String> {
    let ty = schema::type_by_api_version(&record.api_version, &record.kind).ok_or("no type")?;
    let text = record.json.get();
    let decoded = codec::json::decode(text.as_bytes(), ty).map_err(|error| format!("json: {error}"))?;
    if !decoded.strict_errors.is_empty() {
        return Err(format!("strict: {:?}", decoded.strict_errors));
    }
    let object = decoded.value;
    let again = String::from_utf8(codec::json::encode(&object, ty)).map_err(|error| error.to_string())?;
    if again != text {
        return Err(format!("json differs\n  want {text}\n  got  {again}"));
    }
    let mut canonical = object.clone();
    codec::canonicalize(&mut canonical, ty);
    if canonical != object {
        return Err(format!("canonicalize changes a canonical object\n  was {object}\n  is  {canonical}"));
    }
    let plain: Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
    if object != plain {
        return Err("value is not its JSON".to_owned());
    }
    let yaml = codec::yaml::decode(record.yaml.as_bytes(), ty).map_err(|error| format!("yaml: {error}"))?;
    if yaml.value != object {
        return Err(format!("yaml differs\n  want {object}\n  got  {}", yaml.value));
    }
    let written = String::from_utf8(codec::yaml::encode(&object)).map_err(|error| error.to_string())?;
    if written != record.yaml {
        let (want, got) = record.yaml.lines().zip(written.lines()).find(|(a, b)| a != b).unwrap_or_default();
        return Err(format!("written yaml differs\n  want {want}\n  got  {got}"));
    }
    if let Some(protobuf) = &record.protobuf {
        let bytes = base64::engine::general_purpose::STANDARD.decode(protobuf).map_err(|error| error.to_string())?;
        let ours = codec::protobuf::encode(&object, ty);
        if ours != bytes {
            let at = ours.iter().zip(&bytes).take_while(|(a, b)| a == b).count();
            return Err(format!(
                "protobuf differs at {at}\n  want {:?}\n  got  {:?}",
                String::from_utf8_lossy(&bytes[at.saturating_sub(40)..(at + 40).min(bytes.len())]),
                String::from_utf8_lossy(&ours[at.saturating_sub(40)..(at + 40).min(ours.len())])
            ));
        }
        // WatchEvent has no apiVersion and kind in its envelope.
        let back = codec::protobuf::decode_as(&bytes, ty).map_err(|error| format!("protobuf: {error}"))?;
        if back != object {
            return Err(format!("from protobuf differs\n  want {object}\n  got  {back}"));
        }
    }
    if let Some(cbor) = &record.cbor {
        let bytes = base64::engine::general_purpose::STANDARD.decode(cbor).map_err(|error| error.to_string())?;
        let ours = codec::cbor::encode(&object, ty);
        if ours != bytes {
            let at = ours.iter().zip(&bytes).take_while(|(a, b)| a == b).count();
            return Err(format!("cbor differs at {at} of {}/{}", bytes.len(), ours.len()));
        }
        let back = codec::cbor::decode(&bytes, ty).map_err(|error| format!("cbor: {error}"))?;
        if back.value != object || !back.strict_errors.is_empty() {
            return Err(format!("from cbor differs\n  want {object}\n  got  {}", back.value));
        }
    }
    Ok(())
}

#[test]
fn every_recorded_object() {
    let Some(folder) = folder() else { return };
    let (mut passed, mut failed) = (0, Vec::new());
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    for file in files {
        let text = std::fs::read_to_string(&file).unwrap();
        for line in text.lines() {
            let record: Record = serde_json::from_str(line).unwrap();
            if record.api_version == "metrics.k8s.io/v1alpha1" {
                // Upstream has the data but registers the version nowhere.
                continue;
            }
            match check(&record) {
                Ok(()) => passed += 1,
                Err(error) => failed.push(format!("{} {} {}: {error}", record.api_version, record.kind, record.case)),
            }
        }
    }
    for failure in failed.iter().take(20) {
        println!("{failure}");
    }
    assert!(failed.is_empty(), "{} of {} records failed", failed.len(), passed + failed.len());
    assert!(passed > 700, "only {passed} records");
}
