//! validatingadmissionpolicy-status-controller: checks the expressions of
//! ValidatingAdmissionPolicies against the types they are about.
//!
//! Watches ValidatingAdmissionPolicies; a policy whose generation was not looked
//! at yet gets `status.typeChecking` and `status.observedGeneration` by
//! server-side apply under the manager `validatingadmissionpolicy-status`.
//! Upstream followed: pkg/controller/validatingadmissionpolicystatus.

mod check;
mod schemas;

use client::meta::ObjectMeta;
use client::{Patch, ResourceRef, WriteOptions};
use reconciler::{Next, Queue, Runner, SyncError};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::Context;
use crate::discovery::Discovery;
use check::{Kind, Wanted};

const MANAGER: &str = "validatingadmissionpolicy-status";

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct Policy {
    pub metadata: ObjectMeta,
    pub spec: Value,
    pub status: Value,
}

informers::object!(Policy);

fn policies() -> ResourceRef {
    let group = "admissionregistration.k8s.io";
    ResourceRef::new(group, "v1", "validatingadmissionpolicies", "ValidatingAdmissionPolicy", false)
}

pub async fn run(context: Context) -> Result<(), SyncError> {
    let client = context.client("validatingadmissionpolicy-status-controller").await?;
    let informer = context.factory.informer::<Policy>(&policies());
    let queue: Queue<String> = Queue::new(MANAGER);
    informer.add_handler({
        let (queue, informer) = (queue.clone(), informer.clone());
        move |_| {
            for policy in informer.list().iter().filter(|policy| pending(policy)) {
                queue.add(policy.metadata.name.clone());
            }
        }
    });
    context.synced().await;
    let discovery = context.discovery.clone();
    let sync = move |name: String| {
        let (client, informer, discovery) = (client.clone(), informer.clone(), discovery.clone());
        async move {
            let Some(policy) = informer.get("", &name).filter(|policy| pending(policy)) else { return Ok(Next::Done) };
            let warnings = warnings(&client, &discovery, &policy).await?;
            let mut checked = json!({});
            if !warnings.is_empty() {
                checked["expressionWarnings"] = Value::Array(warnings);
            }
            let object = json!({
                "apiVersion": "admissionregistration.k8s.io/v1",
                "kind": "ValidatingAdmissionPolicy",
                "metadata": {"name": name},
                "status": {"observedGeneration": policy.metadata.generation, "typeChecking": checked},
            });
            let (patch, options) = (Patch::Apply { object, force: true }, WriteOptions::manager(MANAGER));
            client.patch::<Value>(&policies(), "", &name, "status", &patch, &options).await?;
            Ok(Next::Done)
        }
    };
    Runner::new("validatingadmissionpolicy-status-controller", 5).run(queue, context.shutdown.clone(), sync).await;
    Ok(())
}

fn pending(policy: &Policy) -> bool {
    policy.metadata.generation > policy.status["observedGeneration"].as_i64().unwrap_or(0)
}

async fn warnings(client: &client::Client, discovery: &Discovery, policy: &Policy) -> Result<Vec<Value>, SyncError> {
    let object = json!({"spec": policy.spec});
    let served = discovery.refresh().await?;
    let resolve = |wanted: &Wanted| -> Option<Kind> {
        let (group, version, resource) = wanted;
        let named = |r: &&crate::discovery::ServedResource| {
            r.resource.group == *group && r.resource.version == *version && r.resource.resource == *resource
        };
        served.resources.iter().find(named).map(|r| (group.clone(), version.clone(), r.resource.kind.to_string()))
    };
    let mut objects = Vec::new();
    for kind in check::kinds(&object, resolve) {
        if let Some(decl) = schemas::declared(client, &kind).await? {
            objects.push((kind, decl));
        }
    }
    let params = match policy.spec["paramKind"].as_object() {
        None => None,
        Some(kind) => {
            let text = |field: &str| kind.get(field).and_then(Value::as_str).unwrap_or_default();
            let (group, version) = text("apiVersion").split_once('/').unwrap_or(("", text("apiVersion")));
            Some(schemas::declared(client, &(group.to_owned(), version.to_owned(), text("kind").to_owned())).await?)
        }
    };
    Ok(check::check(&object, &objects, params.as_ref().map(Option::as_ref)))
}
