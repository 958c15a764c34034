//! The documents against those that upstream serves (descriptions removed there).

use std::io::Read;
use std::path::PathBuf;

use apimachinery::{Map, Value};

fn folder(mode: &str) -> Option<PathBuf> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/openapi").join(mode);
    if path.is_dir() {
        return Some(path);
    }
    println!("skipped: {} is absent", path.display());
    None
}

fn read(path: &std::path::Path) -> Value {
    let mut text = String::new();
    flate2::read::GzDecoder::new(std::fs::File::open(path).unwrap()).read_to_string(&mut text).unwrap();
    serde_json::from_str(&text).unwrap()
}

/// Drops descriptions, but not properties of that name.
fn strip(value: &mut Value, is_properties: bool) {
    match value {
        Value::Object(map) => {
            if !is_properties {
                map.retain(|key, member| key != "description" || !member.is_string());
            }
            for (key, member) in map.iter_mut() {
                strip(member, !is_properties && matches!(key.as_str(), "properties" | "schemas" | "definitions"));
            }
        }
        Value::Array(items) => items.iter_mut().for_each(|item| strip(item, false)),
        _ => {}
    }
}

fn compare(want: &Value, got: &Value, path: &str, out: &mut Vec<String>) {
    match (want, got) {
        (Value::Object(w), Value::Object(g)) => {
            for (key, member) in w {
                match g.get(key) {
                    Some(other) => compare(member, other, &format!("{path}|{key}"), out),
                    None => out.push(format!("{path}|{key} missing, want {}", brief(member))),
                }
            }
            for (key, member) in g.iter().filter(|(key, _)| !w.contains_key(*key)) {
                out.push(format!("{path}|{key} too much: {}", brief(member)));
            }
        }
        (Value::Array(w), Value::Array(g)) if w.len() == g.len() => {
            for (at, (w, g)) in w.iter().zip(g).enumerate() {
                compare(w, g, &format!("{path}|{at}"), out);
            }
        }
        (w, g) if w == g => {}
        (w, g) => out.push(format!("{path}: want {}, got {}", brief(w), brief(g))),
    }
}

fn brief(value: &Value) -> String {
    value.to_string().chars().take(200).collect()
}

fn check(name: &str, want: &Value, mut got: Value) -> Vec<String> {
    strip(&mut got, false);
    let mut out = Vec::new();
    compare(want, &got, "", &mut out);
    out.into_iter().map(|text| format!("{name}: {text}")).collect()
}

fn report(failed: &[String]) {
    for failure in failed.iter().take(40) {
        println!("{failure}");
    }
    assert!(failed.is_empty(), "{} differences", failed.len());
}

fn v3_documents(mode: &str, served: fn(&schema::Resource) -> bool) {
    let Some(folder) = folder(mode) else { return };
    let mut failed = Vec::new();
    let mut keys = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        let Some(key) = name.strip_prefix("v3_").and_then(|name| name.strip_suffix(".json.gz")) else { continue };
        let key = key.replace("__", "/");
        match openapi::v3::document(&key, served) {
            Some(got) => failed.extend(check(&key, &read(&path), got)),
            None => failed.push(format!("{key}: no document")),
        }
        keys.push(key);
    }
    keys.sort();
    assert_eq!(keys, openapi::v3::paths(served));
    report(&failed);
}

fn v2_document(mode: &str, served: fn(&schema::Resource) -> bool) {
    let Some(folder) = folder(mode) else { return };
    let got = openapi::v2::document(served, Map::new(), Map::new());
    report(&check("v2", &read(&folder.join("v2.json.gz")), got));
}

fn with_api_all(resource: &schema::Resource) -> bool {
    resource.served <= openapi::Served::ApiAll
}

#[test]
fn v3_by_default() {
    v3_documents("default", openapi::v3::by_default);
}

#[test]
fn v3_with_all_apis() {
    v3_documents("api-all", with_api_all);
}

#[test]
fn v2_by_default() {
    v2_document("default", openapi::v3::by_default);
}

#[test]
fn v2_with_all_apis() {
    v2_document("api-all", with_api_all);
}

#[test]
fn descriptions_are_there() {
    let text = openapi::descriptions::of("io.k8s.api.core.v1.PodSpec", Some("containers"));
    assert!(text.is_some_and(|text| text.contains("container")));
    assert!(openapi::descriptions::of("io.k8s.api.apps.v1.Deployment", None).is_some());
    assert!(openapi::descriptions::of("io.k8s.api.apps.v1.Deployment", Some("spec")).is_some());
}
