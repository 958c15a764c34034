//! Random objects and patches whose results upstream's own code gave too:
//! `testdata/ownership.jsonl` by `managedfields.NewDefaultFieldManager` on the
//! published OpenAPI, `testdata/strategic.jsonl` by `strategicpatch` on the API
//! types. Regressions show here; what a difference means, the unit tests tell.

use apimachinery::{GroupVersionKind, Value, json};
use patch::apply::{BuiltinTypes, ConvertError, FieldManager, ResetFilter};

fn lines(text: &str) -> impl Iterator<Item = Value> + '_ {
    text.lines().map(|line| serde_json::from_str(line).unwrap())
}

fn one_version(_: &Value, _: &str) -> Result<Value, ConvertError> {
    Err(ConvertError::MissingVersion)
}

#[test]
fn ownership_is_as_upstream_records_it() {
    let mut steps = 0;
    for step in lines(include_str!("../testdata/ownership.jsonl")) {
        let text = |name: &str| step[name].as_str().unwrap();
        let gvk = GroupVersionKind::new(text("group"), text("version"), text("kind"));
        let types = BuiltinTypes { kind: text("kind"), convert: &one_version };
        let reset = ResetFilter::exclude(&[&["status"]]);
        let manager = FieldManager {
            kind: gvk,
            subresource: "",
            types: &types,
            reset: Some(&reset),
            now: "2026-01-01T00:00:00Z",
        };
        let live = Some(&step["live"]).filter(|live| !live.is_null());
        let result = match text("op") {
            "apply" => {
                let force = step["force"].as_bool().unwrap();
                manager.apply(live, &step["obj"], text("manager"), force).map_err(|error| error.to_string())
            }
            _ => Ok(manager.update(live, step["obj"].clone(), text("manager"))),
        };
        let shown = match result {
            Ok(object) => json!({ "out": object }),
            Err(error) => json!({ "err": error }),
        };
        let expected = match step.get("out") {
            Some(object) => json!({ "out": object }),
            None => json!({ "err": step["err"] }),
        };
        assert_eq!(shown, expected, "{} of {}", text("op"), step["obj"]);
        steps += 1;
    }
    assert!(steps > 50);
}

#[test]
fn strategic_patches_give_what_upstream_gives() {
    let mut steps = 0;
    for step in lines(include_str!("../testdata/strategic.jsonl")) {
        let ty =
            schema::type_by_api_version(step["live"]["apiVersion"].as_str().unwrap(), step["kind"].as_str().unwrap());
        match patch::strategic::apply(step["live"].clone(), &step["obj"], ty.unwrap()) {
            Ok(object) => assert_eq!(object, step["out"], "{}", step["obj"]),
            Err(error) => assert_eq!(error.to_string(), step["err"], "{}", step["obj"]),
        }
        steps += 1;
    }
    assert!(steps > 20);
}
