//! ServiceAccount: a pod without an account gets `default`; the account must
//! exist; its token is mounted; its pull secrets are copied; an account that
//! enforces mountable secrets limits what the pod may reference.
//!
//! Upstream followed: `plugin/pkg/admission/serviceaccount/admission.go`.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use apimachinery::{GroupResource, Status, Value};
use apiserver::admission::{forbidden, text};
use apiserver::authn::service_account::WARN_ONLY_EXPIRATION_SECONDS;
use apiserver::request::{AdmissionPlugin, AdmissionRequest, Loopback, Operation};
use async_trait::async_trait;
use serde_json::json;

use super::{is_pod, items, random_suffix};

const DEFAULT: &str = "default";
const MOUNT_PATH: &str = "/var/run/secrets/kubernetes.io/serviceaccount";
const VOLUME_PREFIX: &str = "kube-api-access-";
const MIRROR: &str = "kubernetes.io/config.mirror";
const ENFORCE: &str = "kubernetes.io/enforce-mountable-secrets";
/// The default account is made by a controller right after its namespace.
const DEFAULT_ATTEMPTS: usize = 10;

pub struct ServiceAccount(pub Arc<dyn Loopback>);

#[async_trait]
impl AdmissionPlugin for ServiceAccount {
    fn name(&self) -> &'static str {
        "ServiceAccount"
    }
    fn handles(&self, operation: Operation) -> bool {
        matches!(operation, Operation::Create | Operation::Update)
    }
    async fn admit(&self, request: &mut AdmissionRequest) -> Result<(), Status> {
        if ignores(request) || request.operation != Operation::Create {
            return Ok(());
        }
        if request.object["metadata"]["annotations"].get(MIRROR).is_some() {
            return self.validate(request).await;
        }
        if text(&request.object["spec"], "serviceAccountName").is_empty() {
            request.object["spec"]["serviceAccountName"] = DEFAULT.into();
            request.object["spec"]["serviceAccount"] = DEFAULT.into();
        }
        let account = self.account(request).await?;
        if should_mount(&account, &request.object) {
            mount_token(&mut request.object, &random_suffix());
        }
        if items(&request.object["spec"], "imagePullSecrets").next().is_none() {
            let secrets: Vec<Value> =
                items(&account, "imagePullSecrets").map(|s| json!({"name": text(s, "name")})).collect();
            if !secrets.is_empty() {
                request.object["spec"]["imagePullSecrets"] = secrets.into();
            }
        }
        self.validate(request).await
    }

    async fn validate(&self, request: &mut AdmissionRequest) -> Result<(), Status> {
        if ignores(request) {
            return Ok(());
        }
        let ephemeral = request.operation == Operation::Update && request.subresource == "ephemeralcontainers";
        if !ephemeral && request.operation != Operation::Create {
            return Ok(());
        }
        if !ephemeral && request.object["metadata"]["annotations"].get(MIRROR).is_some() {
            return match mirror_problem(&request.object) {
                Some(why) => Err(forbidden(request, why)),
                None => Ok(()),
            };
        }
        if text(&request.object["spec"], "serviceAccountName").is_empty() {
            let name = text(&request.object["metadata"], "name");
            let why = format!("no service account specified for pod {}/{name}", request.namespace);
            return Err(forbidden(request, why));
        }
        let account = self.account(request).await?;
        if account["metadata"]["annotations"][ENFORCE] != "true" {
            return Ok(());
        }
        let lists: &[(&str, &str)] = if ephemeral {
            &[("ephemeralContainers", "ephemeral container")]
        } else {
            &[("initContainers", "init container"), ("containers", "container")]
        };
        match secret_problem(&account, &request.object["spec"], lists, !ephemeral) {
            Some(why) => Err(forbidden(request, why)),
            None => Ok(()),
        }
    }
}

fn ignores(request: &AdmissionRequest) -> bool {
    !is_pod(request)
        || !matches!(request.subresource.as_str(), "" | "ephemeralcontainers")
        || !request.object.is_object()
}

impl ServiceAccount {
    async fn account(&self, request: &AdmissionRequest) -> Result<Value, Status> {
        let resource = GroupResource::new("", "serviceaccounts");
        let name = text(&request.object["spec"], "serviceAccountName").to_owned();
        if let Ok(found) = self.0.get_cached(&resource, &request.namespace, &name).await {
            return Ok(found);
        }
        let attempts = if name == DEFAULT { DEFAULT_ATTEMPTS } else { 1 };
        let pause = Duration::from_millis(100 + rand::random_range(0..100));
        for attempt in 0..attempts {
            if attempt > 0 {
                tokio::time::sleep(pause).await;
            }
            match self.0.get(&resource, &request.namespace, &name).await {
                Ok(found) => return Ok(found),
                Err(status) if status.is_not_found() => {}
                Err(status) => return Err(self.lookup_error(request, &name, &status.message)),
            }
        }
        let missing = Status::not_found(&GroupResource::new("", "serviceaccount"), &name);
        Err(self.lookup_error(request, &name, &missing.message))
    }

    fn lookup_error(&self, request: &AdmissionRequest, name: &str, error: &str) -> Status {
        forbidden(request, format!("error looking up service account {}/{name}: {error}", request.namespace))
    }
}

fn should_mount(account: &Value, pod: &Value) -> bool {
    let of = |object: &Value| object["automountServiceAccountToken"].as_bool();
    of(&pod["spec"]).or_else(|| of(account)).unwrap_or(true)
}

/// Adds the projected token volume and its mounts where nothing is mounted yet.
fn mount_token(pod: &mut Value, suffix: &str) {
    let existing = items(&pod["spec"], "volumes")
        .map(|volume| text(volume, "name"))
        .find(|name| name.starts_with(VOLUME_PREFIX))
        .map(str::to_owned);
    let name = existing.clone().unwrap_or_else(|| format!("{VOLUME_PREFIX}{suffix}"));
    let mount = json!({"name": name, "readOnly": true, "mountPath": MOUNT_PATH});
    let mut needed = false;
    for list in ["initContainers", "containers"] {
        for container in pod["spec"][list].as_array_mut().into_iter().flatten() {
            if items(container, "volumeMounts").any(|m| m["mountPath"] == MOUNT_PATH) {
                continue;
            }
            needed = true;
            match container["volumeMounts"].as_array_mut() {
                Some(mounts) => mounts.push(mount.clone()),
                None => container["volumeMounts"] = json!([mount]),
            }
        }
    }
    if existing.is_some() || !needed {
        return;
    }
    let volume = json!({"name": name, "projected": {
        "defaultMode": 420,
        "sources": [
            {"serviceAccountToken": {"expirationSeconds": WARN_ONLY_EXPIRATION_SECONDS, "path": "token"}},
            {"configMap": {"name": "kube-root-ca.crt", "items": [{"key": "ca.crt", "path": "ca.crt"}]}},
            {"downwardAPI": {"items": [{"path": "namespace", "fieldRef": {"apiVersion": "v1", "fieldPath": "metadata.namespace"}}]}},
        ],
    }});
    match pod["spec"]["volumes"].as_array_mut() {
        Some(volumes) => volumes.push(volume),
        None => pod["spec"]["volumes"] = json!([volume]),
    }
}

fn mirror_problem(pod: &Value) -> Option<&'static str> {
    let spec = &pod["spec"];
    if !text(spec, "serviceAccountName").is_empty() {
        return Some("a mirror pod may not reference service accounts");
    }
    if super::references::secret_names(spec).next().is_some() {
        return Some("a mirror pod may not reference secrets");
    }
    let projects_token = items(spec, "volumes")
        .flat_map(|volume| items(&volume["projected"], "sources"))
        .any(|source| source.get("serviceAccountToken").is_some());
    projects_token.then_some("a mirror pod may not use ServiceAccountToken volume projections")
}

fn secret_problem(account: &Value, spec: &Value, lists: &[(&str, &str)], whole_pod: bool) -> Option<String> {
    let names =
        |field: &str| -> BTreeSet<String> { items(account, field).map(|s| text(s, "name").to_owned()).collect() };
    let mountable = names("secrets");
    let account_name = text(&account["metadata"], "name");
    let tail = format!("is not allowed because service account {account_name} does not reference that secret");
    if whole_pod {
        for volume in items(spec, "volumes") {
            let Some(secret) = volume["secret"]["secretName"].as_str() else { continue };
            if !mountable.contains(secret) {
                return Some(format!("volume with secret.secretName=\"{secret}\" {tail}"));
            }
        }
    }
    for (list, word) in lists {
        for container in items(spec, list) {
            let name = text(container, "name");
            for env in items(container, "env") {
                let Some(secret) = env["valueFrom"]["secretKeyRef"]["name"].as_str() else { continue };
                if !mountable.contains(secret) {
                    let variable = text(env, "name");
                    return Some(format!(
                        "{word} {name} with envVar {variable} referencing secret.secretName=\"{secret}\" {tail}"
                    ));
                }
            }
            for source in items(container, "envFrom") {
                let Some(secret) = source["secretRef"]["name"].as_str() else { continue };
                if !mountable.contains(secret) {
                    return Some(format!(
                        "{word} {name} with envFrom referencing secret.secretName=\"{secret}\" {tail}"
                    ));
                }
            }
        }
    }
    if whole_pod {
        let pull = names("imagePullSecrets");
        for (index, secret) in items(spec, "imagePullSecrets").enumerate() {
            let secret = text(secret, "name");
            if !pull.contains(secret) {
                return Some(format!(
                    "imagePullSecrets[{index}].name=\"{secret}\" is not allowed because service account {account_name} does not reference that imagePullSecret"
                ));
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_token_is_mounted_once_and_only_where_it_is_missing() {
        let mut pod = json!({"spec": {"containers": [
            {"name": "a"}, {"name": "b", "volumeMounts": [{"name": "own", "mountPath": MOUNT_PATH}]}]}});
        mount_token(&mut pod, "abcde");
        assert_eq!(pod["spec"]["containers"][0]["volumeMounts"][0]["name"], "kube-api-access-abcde");
        assert_eq!(pod["spec"]["containers"][1]["volumeMounts"].as_array().unwrap().len(), 1);
        assert_eq!(pod["spec"]["volumes"].as_array().unwrap().len(), 1);
        let before = pod.clone();
        mount_token(&mut pod, "fghij");
        assert_eq!(pod, before);
    }

    #[test]
    fn the_pod_s_word_on_mounting_beats_the_account_s() {
        let account = json!({"automountServiceAccountToken": false});
        assert!(!should_mount(&account, &json!({"spec": {}})));
        assert!(should_mount(&account, &json!({"spec": {"automountServiceAccountToken": true}})));
        assert!(should_mount(&json!({}), &json!({"spec": {}})));
    }

    #[test]
    fn unlisted_secrets_are_refused() {
        let account = json!({"metadata": {"name": "sa"}, "secrets": [{"name": "ok"}]});
        let lists = [("containers", "container")];
        let spec = json!({"containers": [{"name": "c", "env": [{"name": "E", "valueFrom": {"secretKeyRef": {"name": "no"}}}]}]});
        assert_eq!(
            secret_problem(&account, &spec, &lists, true).unwrap(),
            "container c with envVar E referencing secret.secretName=\"no\" is not allowed because service account sa does not reference that secret"
        );
        assert_eq!(
            secret_problem(&account, &json!({"volumes": [{"secret": {"secretName": "ok"}}]}), &lists, true),
            None
        );
    }
}
