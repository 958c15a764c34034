//! ComponentStatus: scheduler, controller manager and etcd, asked when read.
//!
//! Upstream followed: `pkg/registry/core/componentstatus`.

use std::sync::Arc;
use std::time::Duration;

use apimachinery::{GroupResource, Status, Value, json};
use apiserver::forward::{self, Target};
use apiserver::serving::{Answer, Virtual, VirtualRequest};
use async_trait::async_trait;
use http_body_util::BodyExt;
use storage::SharedStore;

/// A component that does not answer in this time is unhealthy.
const TIMEOUT: Duration = Duration::from_secs(20);

pub struct ComponentStatuses {
    pub store: SharedStore,
    pub tls: Arc<rustls::ClientConfig>,
    /// One entry for each etcd server: `etcd-0`, `etcd-1`, ….
    pub etcd_servers: usize,
}

const PORTS: [(&str, u16); 2] = [("controller-manager", 10257), ("scheduler", 10259)];

fn object(name: &str, outcome: Result<String, String>) -> Value {
    let mut condition = json!({"type": "Healthy"});
    match outcome {
        Ok(message) => {
            condition["status"] = json!("True");
            condition["message"] = json!(message);
        }
        Err(error) => {
            condition["status"] = json!("False");
            condition["message"] = json!(error);
        }
    }
    json!({
        "kind": "ComponentStatus",
        "apiVersion": "v1",
        "metadata": {"name": name},
        "conditions": [condition],
    })
}

impl ComponentStatuses {
    async fn ask(&self, port: u16) -> Result<String, String> {
        let target = Target { host: "127.0.0.1".into(), port, tls: Some(self.tls.clone()), server_name: None };
        let url = format!("https://127.0.0.1:{port}/healthz");
        let failed = |error: String| format!("Get {}: {error}", apimachinery::field::quote(&url));
        let answer = tokio::time::timeout(TIMEOUT, forward::get(&target, "/healthz"))
            .await
            .map_err(|_| failed("context deadline exceeded".into()))?
            .map_err(|error| failed(error.to_string()))?;
        let good = answer.status().is_success();
        let body = answer.into_body().collect().await.map_err(|error| error.to_string())?.to_bytes();
        let text = String::from_utf8_lossy(&body).into_owned();
        if good { Ok(text) } else { Err(text) }
    }

    async fn all(&self) -> Vec<Value> {
        let mut out = Vec::new();
        for (name, port) in PORTS {
            out.push(object(name, self.ask(port).await));
        }
        let etcd = self.store.health().await.map(|()| "ok".to_owned()).map_err(|error| error.to_string());
        out.extend((0..self.etcd_servers).map(|n| object(&format!("etcd-{n}"), etcd.clone())));
        out
    }
}

#[async_trait]
impl Virtual for ComponentStatuses {
    async fn get(&self, request: &VirtualRequest<'_>) -> Result<Answer, Status> {
        let name = request.info.name.as_str();
        let found = self.all().await.into_iter().find(|o| o["metadata"]["name"] == name);
        found
            .map(|object| Answer::Object(200, object))
            .ok_or_else(|| Status::not_found(&GroupResource::new("", "componentstatus"), name))
    }

    async fn list(&self, request: &VirtualRequest<'_>) -> Result<Answer, Status> {
        let options = apiserver::registry::options::ListOptions::read(request.query, false)?;
        let wanted = apimachinery::fields::Selector::parse(&options.field_selector).map_err(Status::bad_request)?;
        let labels = apimachinery::labels::Selector::parse(&options.label_selector).map_err(Status::bad_request)?;
        let mut items = self.all().await;
        let none = std::collections::BTreeMap::<String, String>::new();
        items.retain(|item| {
            let name = item["metadata"]["name"].as_str();
            labels.matches(&none) && wanted.matches(|field| if field == "metadata.name" { name } else { None })
        });
        for item in &mut items {
            if let Some(map) = item.as_object_mut() {
                map.remove("kind");
                map.remove("apiVersion");
            }
        }
        Ok(Answer::List(json!({"kind": "ComponentStatusList", "apiVersion": "v1", "metadata": {}, "items": items})))
    }

    fn row(&self, version: &str, object: &Value, now: i64) -> api::Row {
        api::strategy_for("", "componentstatuses").unwrap_or(&api::fallback::GENERIC).row(version, object, now)
    }
}
