//! Quantities and selectors against upstream's recorded answers.

use std::collections::BTreeSet;
use std::path::PathBuf;

use apimachinery::{Quantity, Value, fields, labels, quantity};

fn lines(name: &str) -> Option<Vec<Value>> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/oracle/bulk").join(name);
    let Ok(text) = std::fs::read_to_string(&path) else {
        println!("skipped: {} is absent", path.display());
        return None;
    };
    Some(text.lines().map(|line| serde_json::from_str(line).unwrap()).collect())
}

#[test]
fn quantities() {
    let Some(records) = lines("quantity.jsonl") else { return };
    let (mut failed, mut passed) = (Vec::new(), 0);
    for record in records {
        let (Some(text), Some(read)) = (record["text"].as_str(), record["read"].as_str()) else { continue };
        if record["id"].as_str().unwrap().starts_with("quantity/cmp") {
            continue;
        }
        let message = record["result"]["message"].as_str().unwrap_or("");
        let got = match Quantity::parse(text.trim()) {
            Ok(mut quantity) => {
                if read.starts_with("/spec/hard") || read.contains("/resources/") {
                    quantity.round_up(quantity::MILLI);
                }
                quantity.to_string()
            }
            Err(error) => error.to_string(),
        };
        let want = match record["result"]["got"].as_str() {
            Some(got) => got,
            None if message.contains("cannot be handled") => message.rsplit_once(": ").map_or("", |(_, text)| text),
            None => continue,
        };
        // Tabs and line breaks reach the decoder escaped, so they are not trimmed there.
        if text.contains(['\t', '\n']) {
            continue;
        }
        if got == want {
            passed += 1;
        } else {
            failed.push(format!("{}: want {want}, got {got}", record["id"]));
        }
    }
    assert!(failed.is_empty(), "{} failed: {:#?}", failed.len(), &failed[..failed.len().min(30)]);
    assert!(passed > 300, "only {passed}");
}

#[test]
fn selectors() {
    let Some(records) = lines("selectors.jsonl") else { return };
    let setup: Value = {
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/oracle/bulk/setup.json");
        serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
    };
    let mut objects = Vec::new();
    collect(&setup, &mut objects);
    let mut failed = Vec::new();
    for record in records {
        let text = record["text"].as_str().unwrap();
        let message = record["result"]["message"].as_str().unwrap_or("");
        if record["kind"] == "selectors/field" {
            let got = fields::Selector::parse(text).err();
            let is_syntax = message.starts_with("invalid ");
            if is_syntax != got.is_some() || is_syntax && got.as_deref() != Some(message) {
                failed.push(format!("{text}: want {message}, got {got:?}"));
            }
            continue;
        }
        match labels::Selector::parse(text) {
            Err(error) if error == message => {}
            Err(error) => failed.push(format!("{text}: want {message}, got {error}")),
            Ok(_) if !message.is_empty() => failed.push(format!("{text}: want {message}")),
            Ok(selector) => {
                let Some(names) = record["result"]["names"].as_array() else { continue };
                if !record["path"].as_str().unwrap().ends_with("/bulk-sel/configmaps") {
                    continue;
                }
                let want: BTreeSet<&str> = names.iter().filter_map(Value::as_str).collect();
                let got: BTreeSet<&str> = objects
                    .iter()
                    .filter(|o| o["kind"] == "ConfigMap" && o["metadata"]["namespace"] == "bulk-sel")
                    .filter(|o| selector.matches(&o["metadata"]["labels"]))
                    .map(|o| o["metadata"]["name"].as_str().unwrap())
                    .collect();
                if want != got {
                    failed.push(format!("{text}: want {want:?}, got {got:?}"));
                }
            }
        }
    }
    assert!(failed.is_empty(), "{} failed: {failed:#?}", failed.len());
}

/// Every object with a kind, wherever it stands in the setup.
fn collect(value: &Value, out: &mut Vec<Value>) {
    match value {
        Value::Object(map) if map.contains_key("kind") && map.contains_key("metadata") => out.push(value.clone()),
        Value::Object(map) => map.values().for_each(|member| collect(member, out)),
        Value::Array(items) => items.iter().for_each(|item| collect(item, out)),
        _ => {}
    }
}
