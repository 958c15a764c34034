//! The default priority levels and flow schemas. An object whose annotation
//! says `autoupdate-spec: "true"` follows the table again when its spec was
//! changed; without the annotation only objects never edited do (generation 1).
//!
//! Upstream followed: `apiserver/pkg/util/flowcontrol/bootstrap`,
//! `pkg/registry/flowcontrol/{rest,ensurer}`.

use std::sync::Arc;
use std::time::Duration;

use apimachinery::{GroupResource, Status, Value};
use apiserver::request::Loopback;
use serde_json::json;

const TABLE: &str = include_str!("data/flowcontrol.json");
pub const GROUP: &str = "flowcontrol.apiserver.k8s.io";
const AUTOUPDATE: &str = "apf.kubernetes.io/autoupdate-spec";
const PRODUCER: &str = "api-priority-and-fairness-config-producer-v1";
pub const PERIOD: Duration = Duration::from_secs(60);

/// Priority levels first: flow schemas refer to them.
pub fn objects() -> Vec<(&'static str, Value)> {
    let table: Value = serde_json::from_str(TABLE).unwrap_or_default();
    let mut all = Vec::new();
    for (resource, kind) in
        [("prioritylevelconfigurations", "PriorityLevelConfiguration"), ("flowschemas", "FlowSchema")]
    {
        for row in table[resource].as_array().into_iter().flatten() {
            let object = json!({
                "apiVersion": format!("{GROUP}/v1"),
                "kind": kind,
                "metadata": {"name": row["name"], "annotations": {AUTOUPDATE: "true"}},
                "spec": row["spec"],
            });
            all.push((resource, object));
        }
    }
    all
}

/// The object to write over `live`, if any.
fn update(expected: &Value, live: &Value) -> Option<Value> {
    let follows = match live["metadata"]["annotations"][AUTOUPDATE].as_str() {
        Some("true") => true,
        Some("false") => return None,
        _ => live["metadata"]["generation"].as_i64() == Some(1),
    };
    if !follows || live["spec"] == expected["spec"] {
        return None;
    }
    let mut merged = live.clone();
    merged["spec"] = expected["spec"].clone();
    Some(merged)
}

pub async fn ensure(loopback: &Arc<dyn Loopback>) -> Result<(), Status> {
    for (resource, expected) in objects() {
        let id = GroupResource::new(GROUP, resource);
        let name = expected["metadata"]["name"].as_str().unwrap_or_default();
        match loopback.get_cached(&id, "", name).await {
            Ok(live) => {
                if let Some(object) = update(&expected, &live) {
                    loopback.update_as(PRODUCER, &id, "", "", object).await?;
                }
            }
            Err(status) if status.is_not_found() => match loopback.create_as(PRODUCER, &id, "", expected).await {
                Err(status) if !status.is_already_exists() => return Err(status),
                _ => {}
            },
            Err(status) => return Err(status),
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_has_eight_levels_and_eleven_schemas() {
        let count = |wanted: &str| objects().iter().filter(|(resource, _)| *resource == wanted).count();
        assert_eq!((count("prioritylevelconfigurations"), count("flowschemas")), (8, 11));
    }

    #[test]
    fn edited_objects_follow_only_when_annotated_so() {
        let expected = objects().remove(0).1;
        let mut live = expected.clone();
        assert_eq!(update(&expected, &live), None);
        live["spec"]["limited"]["nominalConcurrencyShares"] = 99.into();
        assert_eq!(update(&expected, &live).unwrap()["spec"], expected["spec"]);
        live["metadata"]["annotations"][AUTOUPDATE] = "false".into();
        assert_eq!(update(&expected, &live), None);
    }
}
