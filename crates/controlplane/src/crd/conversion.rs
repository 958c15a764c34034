//! From one version of a kind to another: the same with another `apiVersion`, or
//! as a webhook says.
//!
//! Conversion stands where the engine decodes what etcd holds and encodes what
//! it will hold, which are plain functions. A webhook is therefore waited for in
//! place ([`wait`]): upstream's converter blocks its goroutine likewise. The
//! runtime moves this worker's other tasks elsewhere meanwhile.
//!
//! Limits: one object a call, [`TIMEOUT`] each.
//!
//! Upstream followed: `apiextensions-apiserver/pkg/apiserver/conversion`.

use std::sync::Arc;
use std::time::Duration;

use api::validation::meta as rules;
use apimachinery::field::quote;
use apimachinery::{GroupVersion, Path, Value, go, json};
use apiserver::admission::webhook::call::Client;
use apiserver::admission::webhook::config::Hook;
use apiserver::admission::webhook::review;

/// Upstream's client waits this long for an answer.
const TIMEOUT: Duration = Duration::from_secs(30);
const GROUP: &str = "apiextensions.k8s.io";

/// How the versions of one definition are converted.
pub struct Conversion {
    /// `apiVersion`s of the definition.
    versions: Vec<String>,
    webhook: Option<Webhook>,
}

struct Webhook {
    client: Arc<Client>,
    hook: Hook,
    review_versions: Vec<String>,
}

/// Carries out a future within a plain function.
fn wait<F: Future>(future: F) -> F::Output {
    tokio::task::block_in_place(|| tokio::runtime::Handle::current().block_on(future))
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_default()
}

/// As Go prints a kind: `group/version, Kind=Kind`.
fn shown(object: &Value) -> String {
    format!("{}, Kind={}", text(object, "apiVersion"), text(object, "kind"))
}

impl Conversion {
    /// Of a definition's spec.
    pub fn new(spec: &Value, name: &str, versions: Vec<String>, client: &Arc<Client>) -> Self {
        let conversion = &spec["conversion"];
        let webhook = (text(conversion, "strategy") == "Webhook").then(|| {
            let of = &conversion["webhook"];
            let name = format!("conversion_webhook_for_{name}");
            let reviews = of["conversionReviewVersions"].as_array().into_iter().flatten();
            Webhook {
                client: client.clone(),
                hook: Hook::of_client_config(&name, &of["clientConfig"], TIMEOUT),
                review_versions: reviews.filter_map(|v| v.as_str().map(str::to_owned)).collect(),
            }
        });
        Conversion { versions, webhook }
    }

    /// Rewrites an object to another version. The error is upstream's text.
    pub fn convert(&self, object: &mut Value, api_version: &str) -> Result<(), String> {
        let from = text(object, "apiVersion").to_owned();
        for (version, which) in [(api_version, "to"), (from.as_str(), "from")] {
            if !self.versions.iter().any(|known| known == version) {
                return Err(format!("request to convert CR {which} an invalid group/version: {version}"));
            }
        }
        if from == api_version {
            return Ok(());
        }
        let is_empty = object.as_object().is_some_and(|map| map.len() == 2);
        match &self.webhook {
            Some(webhook) if !is_empty => {
                *object = webhook.convert(object, api_version)?;
            }
            _ => object["apiVersion"] = api_version.into(),
        }
        Ok(())
    }
}

impl Webhook {
    fn convert(&self, object: &Value, api_version: &str) -> Result<Value, String> {
        let Some(version) = review::version(&self.review_versions) else {
            return Err("no supported conversion review versions".into());
        };
        let uid = uuid::Uuid::new_v4().to_string();
        let question = json!({
            "kind": "ConversionReview",
            "apiVersion": format!("{GROUP}/{version}"),
            "request": {"uid": uid, "desiredAPIVersion": api_version, "objects": [object]},
        });
        let failed = |why: String| format!("conversion webhook for {} failed: {why}", shown(object));
        let body = serde_json::to_vec(&question).map_err(|error| error.to_string())?;
        let reply = wait(self.client.post(&self.hook, body.into())).map_err(failed)?;
        let json = review::body_of(reply.code, &reply.content_type, &reply.body).map_err(failed)?;
        let answer = codec::decode_untyped(&json, codec::MediaType::Json).map_err(|error| failed(error.0))?.value;
        let converted = objects(&answer, version, &uid).map_err(failed)?;
        take(object, converted, api_version)
    }
}

/// The objects of an answer.
fn objects(answer: &Value, version: &str, uid: &str) -> Result<Vec<Value>, String> {
    let response = &answer["response"];
    if version == "v1" {
        let (api_version, kind) = (text(answer, "apiVersion"), text(answer, "kind"));
        let wanted = format!("{GROUP}/v1");
        if api_version != wanted || kind != "ConversionReview" {
            return Err(format!(
                "expected webhook response of {wanted}, Kind=ConversionReview, got {api_version}, Kind={kind}"
            ));
        }
    }
    if !response.is_object() {
        return Err("no response provided".into());
    }
    if version == "v1" && text(response, "uid") != uid {
        return Err(format!("expected response.uid={}, got {}", quote(uid), quote(text(response, "uid"))));
    }
    let result = &response["result"];
    if text(result, "status") != "Success" {
        return Err(match text(result, "message") {
            "" => format!("response.result.status was '{}', not 'Success'", text(result, "status")),
            message => message.to_owned(),
        });
    }
    Ok(response["convertedObjects"].as_array().cloned().unwrap_or_default())
}

/// What of the answer becomes the object: all but the metadata that conversion
/// must leave alone.
fn take(original: &Value, mut converted: Vec<Value>, api_version: &str) -> Result<Value, String> {
    let of = format!("conversion webhook for {}", shown(original));
    if converted.len() != 1 {
        return Err(format!("{of} returned {} objects, expected 1", converted.len()));
    }
    let mut object = converted.remove(0);
    if text(&object, "kind").is_empty() {
        return Err(format!("Object 'Kind' is missing in '{object}'"));
    }
    let group_version = |text: &str| GroupVersion::parse(text).map(|gv| gv.to_string()).unwrap_or_default();
    if text(&object, "apiVersion") != api_version {
        return Err(format!(
            "{of} returned invalid object at index 0: invalid groupVersion (expected {api_version}, received {})",
            group_version(text(&object, "apiVersion"))
        ));
    }
    let (wanted, found) = (text(original, "kind"), text(&object, "kind"));
    if wanted != found {
        return Err(format!(
            "{of} returned invalid object at index 0: invalid kind (expected {wanted}, received {found})"
        ));
    }
    for (key, name) in [("name", "name"), ("namespace", "namespace"), ("uid", "UID")] {
        let (before, after) = (text(&original["metadata"], key), text(&object["metadata"], key));
        if before != after {
            return Err(format!("{of} returned invalid object: must have the same {name}: {before} != {after}"));
        }
    }
    let metadata = restored(original, &object).map_err(|why| format!("{of} returned invalid metadata: {why}"))?;
    object["metadata"] = metadata;
    Ok(object)
}

/// The original's metadata with labels and annotations of the converted object.
fn restored(original: &Value, converted: &Value) -> Result<Value, String> {
    let given = converted.get("metadata").ok_or("missing metadata in converted object")?;
    if !given.is_object() {
        return Err(format!("invalid metadata of type {} in converted object", go::type_name(given)));
    }
    let mut metadata = original.get("metadata").cloned().unwrap_or_else(|| json!({}));
    for key in ["labels", "annotations"] {
        let Some(map) = metadata.as_object_mut() else { break };
        let field = match given.get(key) {
            None | Some(Value::Null) => {
                map.remove(key);
                continue;
            }
            Some(field) => field,
        };
        let Some(entries) = field.as_object() else {
            return Err(format!("invalid metadata.{key} of type {} in converted object", go::type_name(field)));
        };
        for (name, value) in entries {
            if !value.is_string() {
                return Err(format!(
                    "metadata.{key}[{name}] must be a string, but is {} in converted object",
                    go::type_name(value)
                ));
            }
        }
        if map.get(key) != Some(field) {
            let mut errors = apimachinery::ErrorList::new();
            if key == "labels" {
                rules::labels(&mut errors, given, "labels", &Path::new("metadata").child("labels"));
            } else {
                rules::annotations(&mut errors, given, &Path::new("metadata").child("annotation"));
            }
            if !errors.is_empty() {
                return Err(apimachinery::field::aggregate(&errors));
            }
        }
        map.insert(key.to_owned(), field.clone());
    }
    Ok(metadata)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn original() -> Value {
        json!({"apiVersion": "g.io/v1", "kind": "W", "metadata": {"name": "a", "uid": "u", "labels": {"x": "y"}}, "spec": {}})
    }

    #[test]
    fn only_labels_and_annotations_are_taken_of_metadata() {
        let converted = json!({"apiVersion": "g.io/v2", "kind": "W", "spec": {"n": 1},
            "metadata": {"name": "a", "uid": "u", "labels": {"l": "v"}, "finalizers": ["f"]}});
        let taken = take(&original(), vec![converted], "g.io/v2").unwrap();
        assert_eq!(taken["metadata"], json!({"name": "a", "uid": "u", "labels": {"l": "v"}}));
        assert_eq!(taken["spec"], json!({"n": 1}));
    }

    #[test]
    fn answers_that_are_refused() {
        let other = json!({"apiVersion": "g.io/v2", "kind": "W", "metadata": {"name": "other", "uid": "u"}});
        assert_eq!(
            take(&original(), vec![other], "g.io/v2").unwrap_err(),
            "conversion webhook for g.io/v1, Kind=W returned invalid object: must have the same name: a != other"
        );
        assert_eq!(
            take(&original(), vec![original()], "g.io/v2").unwrap_err(),
            "conversion webhook for g.io/v1, Kind=W returned invalid object at index 0: invalid groupVersion (expected g.io/v2, received g.io/v1)"
        );
        let answer = json!({"apiVersion": "apiextensions.k8s.io/v1", "kind": "ConversionReview",
            "response": {"uid": "x", "result": {"status": "Failure", "message": "no"}}});
        assert_eq!(objects(&answer, "v1", "u").unwrap_err(), "expected response.uid=\"u\", got \"x\"");
        assert_eq!(objects(&answer, "v1", "x").unwrap_err(), "no");
    }
}
