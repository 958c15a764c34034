//! Upstream's recorded answers to definitions with rules, without a server.
//!
//! Covers what rules alone decide: whether a definition is refused and with which
//! causes, and the errors of each step's object. Steps that fail for their types
//! or formats, and definitions refused for their schema, belong to the replay
//! against a server.

use std::path::PathBuf;

use apimachinery::field::{FieldError, Path};
use cel::crd::{Preexisting, Validator, check_rule_forms, check_schema};
use serde_json::{Value as Json, json};

fn corpus() -> Option<Vec<Json>> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/oracle/bulk/cel-rules.jsonl");
    match std::fs::read_to_string(&path) {
        Ok(text) => Some(text.lines().map(|line| serde_json::from_str(line).expect("a record")).collect()),
        Err(_) => {
            println!("skipped: {} is not there", path.display());
            None
        }
    }
}

/// Names of the type of `self` hold a number that no two runs share.
fn normal(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(at) = rest.find("selfType") {
        let after = &rest[at + "selfType".len()..];
        let after = after.strip_prefix("<n>").unwrap_or_else(|| after.trim_start_matches(|c: char| c.is_ascii_digit()));
        out.push_str(&rest[..at]);
        out.push_str("selfType<n>");
        rest = after;
    }
    out + rest
}

fn causes(errors: &[FieldError]) -> Vec<Json> {
    errors
        .iter()
        .map(|error| json!({"reason": error.error_type.reason(), "message": normal(&error.body()), "field": error.field}))
        .collect()
}

fn forms(path: &Path, node: &Json, into: &mut Vec<FieldError>) {
    for (name, child) in node.get("properties").and_then(Json::as_object).into_iter().flatten() {
        forms(&path.child("properties").key(name), child, into);
    }
    if let Some(child) = node.get("items") {
        forms(&path.child("items"), child, into);
    }
    into.extend(check_rule_forms(path, node));
}

/// Defaults at the top level of `spec`, as the server fills them in.
fn default(schema: &Json, object: &mut Json) {
    let Some(properties) = schema.pointer("/properties").and_then(Json::as_object) else { return };
    for (name, property) in properties {
        if let Some(map) = object.as_object_mut() {
            if let Some(value) = property.get("default") {
                map.entry(name.clone()).or_insert_with(|| value.clone());
            }
            if map.get(name).is_some_and(Json::is_null) && property["nullable"] != json!(true) {
                map.remove(name);
            }
            if let Some(value) = map.get_mut(name) {
                default(property, value);
            }
        }
    }
}

fn differs(record: &Json) -> Option<String> {
    let schema = &record["crd"]["spec"]["versions"][0]["schema"]["openAPIV3Schema"];
    let path = Path::new("spec").child("validation").child("openAPIV3Schema");
    let mut errors = Vec::new();
    forms(&path, schema, &mut errors);
    if errors.is_empty() {
        errors = check_schema(&path, schema, &Preexisting::default(), false);
    }
    let result = &record["result"];
    let wanted = result["causes"].as_array().cloned().unwrap_or_default();
    if wanted.iter().any(|cause| {
        cause["message"].as_str().is_some_and(|text| text.contains("x-kubernetes-embedded-resource is true"))
    }) {
        return None;
    }
    let wanted: Vec<Json> = wanted
        .into_iter()
        .map(|mut cause| {
            cause["message"] = normal(cause["message"].as_str().unwrap_or_default()).into();
            cause
        })
        .collect();
    let got = causes(&errors);
    if got != wanted {
        return Some(format!("{}: {schema}\n  wanted {wanted:?}\n  got    {got:?}", record["id"]));
    }
    let validator = Validator::new(schema, true);
    let empty = Vec::new();
    let answers = result["steps"].as_array().unwrap_or(&empty);
    for (number, (step, answer)) in record["steps"].as_array().unwrap_or(&empty).iter().zip(answers).enumerate() {
        let complete = |object: &Json| {
            let mut object = object.clone();
            object["apiVersion"] = "celrules.example.com/v1".into();
            object["kind"] = record["crd"]["spec"]["names"]["kind"].clone();
            object["metadata"] = json!({"name": format!("o{number}"), "namespace": "bulk"});
            default(schema, &mut object);
            object
        };
        let object = complete(&step["object"]);
        let old = step.get("old").map(complete);
        let wanted = answer["causes"].as_array().cloned().unwrap_or_default();
        if wanted.iter().any(|cause| cause["field"] == "<nil>") {
            continue;
        }
        let outcome = validator.as_ref().map(|validator| {
            validator.validate(&Path::root(), &object, old.as_ref(), true, cel::limits::RUNTIME_CEL_COST_BUDGET)
        });
        let got = outcome.map(|outcome| causes(&outcome.errors)).unwrap_or_default();
        if got != wanted {
            return Some(format!("{} step {number}: {step}\n  wanted {wanted:?}\n  got    {got:?}", record["id"]));
        }
    }
    None
}

#[test]
fn recorded_rules() {
    let Some(records) = corpus() else { return };
    let differences: Vec<String> = records.iter().filter_map(differs).collect();
    for difference in &differences {
        println!("{}", difference.chars().take(2500).collect::<String>());
    }
    println!("{} of {} differ", differences.len(), records.len());
    assert!(differences.is_empty());
}
