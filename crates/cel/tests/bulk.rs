//! Upstream's recorded answers to expressions, without a server.
//!
//! Every record of the `cel` corpus is compiled and evaluated here as the policy
//! of the recording had it; records whose value depends on the server
//! (authorizer, request) are left to the replay against a server.

use std::path::PathBuf;

use cel::admission::{Activation, CompileErrorKind, Composition, Declarations, Inputs, Stop, compile, environment};
use cel::authz::{Answers, Decision};
use cel::{Type, Value, Vintage, convert};
use serde_json::{Value as Json, json};

fn corpus() -> Option<Vec<Json>> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/oracle/bulk/cel.jsonl");
    match std::fs::read_to_string(&path) {
        Ok(text) => Some(text.lines().map(|line| serde_json::from_str(line).expect("a record")).collect()),
        Err(_) => {
            println!("skipped: {} is not there", path.display());
            None
        }
    }
}

/// What upstream answered: the value, or the text of the error.
fn answer(record: &Json) -> Result<Json, String> {
    let expression = record["expression"].as_str().expect("an expression");
    let text = format!("[JSONPatch{{op: \"add\", path: \"/result\", value: {expression}}}]");
    let declarations = Declarations { params: false, authorizer: true, patch_types: true };
    let composition = Composition::default();
    let env = composition.env(environment(Vintage::New, declarations, None, None));
    let compiled = compile(&env, &text, &[Type::list(Type::object("JSONPatch"))]);
    let compiled = match compiled {
        Ok(compiled) => compiled,
        Err(error) if error.kind == CompileErrorKind::Internal => {
            return Err(format!("Internal error: {}", error.detail));
        }
        Err(error) => return Err(error.detail),
    };
    let name = record["id"].as_str().unwrap_or_default().trim_start_matches("cel/");
    let object = json!({"apiVersion": "bulk.example.com/v1", "kind": "Result",
        "metadata": {"name": name, "namespace": "bulk"}, "input": record["input"]});
    let kind = json!({"group": "bulk.example.com", "version": "v1", "kind": "Result"});
    let resource = json!({"group": "bulk.example.com", "version": "v1", "resource": "results"});
    let request = json!({"kind": kind, "requestKind": kind, "resource": resource, "requestResource": resource,
        "name": name, "namespace": "bulk", "operation": "CREATE", "dryRun": true,
        "userInfo": {"username": "kubernetes-admin", "groups": ["system:masters", "system:authenticated"]},
        "options": {"kind": "CreateOptions", "apiVersion": "meta.k8s.io/v1"}});
    let namespace = json!({"metadata": {"name": "bulk", "labels": {"kubernetes.io/metadata.name": "bulk"}},
        "spec": {"finalizers": ["kubernetes"]}, "status": {"phase": "Active"}});
    let resource = cel::authz::Resource::default();
    let inputs = Inputs {
        object: Some(&object),
        old_object: None,
        params: None,
        request: &request,
        namespace: Some(&namespace),
        resource: Some(&resource),
    };
    let mut answers = Answers::new();
    loop {
        let mut budget = cel::limits::RUNTIME_CEL_COST_BUDGET;
        let known = answers.clone();
        let activation = Activation::new(inputs, Some(&composition), &known);
        match activation.evaluate(&compiled, &mut budget) {
            Err(Stop::Pending(check)) => {
                let allowed = check.service_account.is_none();
                answers.insert(*check, Decision { allowed, ..Decision::default() });
            }
            Err(Stop::OutOfBudget) => return Err(cel::admission::OUT_OF_BUDGET.to_owned()),
            Ok(Err(message)) => return Err(message),
            Ok(Ok(Value::List(list))) => {
                let Some(Ok(Value::Object(patch))) = list.get(0) else { return Err("no patch".to_owned()) };
                return convert::to_json(&patch.fields["value"]).map_err(|message| {
                    format!("JSONPath valueExpression evaluated to a type that could not marshal to JSON: {message}")
                });
            }
            Ok(Ok(other)) => return Err(format!("{other:?}")),
        }
    }
}

fn differs(record: &Json) -> Option<String> {
    let got = answer(record);
    let result = &record["result"];
    let wanted = if let Some(cause) = result["causes"][0]["message"].as_str() {
        let (_, detail) = cause.split_once(": compilation failed").map_or((cause, None), |(a, b)| (a, Some(b)));
        Err(detail.map_or_else(|| cause.to_owned(), |detail| format!("compilation failed{detail}")))
    } else if let Some(message) = result["message"].as_str() {
        let detail = message.split_once(" denied request: ").map_or(message, |(_, detail)| detail);
        Err(detail.to_owned())
    } else {
        Ok(result.get("value").cloned().unwrap_or(Json::Null))
    };
    let same = match (&got, &wanted) {
        (Ok(got), Ok(wanted)) => got == wanted || (got.is_number() && got.as_f64() == wanted.as_f64()),
        (got, wanted) => got == wanted,
    };
    (!same).then(|| format!("{} {}\n  wanted {wanted:?}\n  got    {got:?}", record["id"], record["expression"]))
}

#[test]
fn recorded_expressions() {
    let Some(records) = corpus() else { return };
    let wanted = std::env::var("FK_ID").unwrap_or_default();
    let differences: Vec<String> = records
        .iter()
        .filter(|record| record["id"].as_str().unwrap_or_default().contains(&wanted))
        .filter_map(differs)
        .collect();
    for difference in &differences {
        println!("{}", difference.chars().take(1500).collect::<String>());
    }
    println!("{} of {} differ", differences.len(), records.len());
    assert!(differences.is_empty());
}
