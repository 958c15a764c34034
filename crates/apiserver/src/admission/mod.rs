//! The admission chain: plugins in a fixed order, first all mutating phases,
//! later all validating ones.
//!
//! When a webhook changed the object, the mutating phases run once more, so
//! that earlier plugins see the change (upstream's reinvocation); the flag
//! `reinvocation` tells plugins which pass it is.
//!
//! Upstream followed: `apiserver/pkg/admission/{chain,reinvocation,errors}.go`.

mod expressions;
pub mod policy;
mod versions;
pub mod webhook;

use std::sync::{Arc, Weak};
use std::time::Instant;

use apimachinery::{Status, Value};
use async_trait::async_trait;

use crate::core::Core;
use crate::request::{AdmissionPlugin, AdmissionRequest, Operation};

/// Plugins in execution order.
pub struct Chain {
    plugins: Vec<Arc<dyn AdmissionPlugin>>,
    /// Where the plugins' times are counted; the core holds the chain.
    core: Weak<Core>,
}

impl Chain {
    pub fn new(plugins: Vec<Arc<dyn AdmissionPlugin>>) -> Self {
        Chain { plugins, core: Weak::new() }
    }
    /// Counts how long each plugin takes.
    pub fn measured(mut self, core: &Arc<Core>) -> Self {
        self.core = Arc::downgrade(core);
        self
    }
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        self.plugins.iter().map(|plugin| plugin.name())
    }
    fn count(
        &self,
        plugin: &dyn AdmissionPlugin,
        phase: &'static str,
        operation: Operation,
        rejected: bool,
        began: Instant,
    ) {
        let core = self.core.upgrade();
        if let Some(metrics) = core.as_ref().and_then(|core| core.metrics()) {
            metrics.admission_plugin(plugin.name(), phase, operation.as_str(), rejected, began.elapsed());
        }
    }
    async fn admit_once(&self, request: &mut AdmissionRequest) -> Result<(), Status> {
        let operation = request.operation;
        for plugin in self.plugins.iter().filter(|plugin| plugin.handles(operation)) {
            let began = Instant::now();
            let outcome = plugin.admit(request).await;
            self.count(plugin.as_ref(), "admit", operation, outcome.is_err(), began);
            outcome?;
        }
        Ok(())
    }
}

#[async_trait]
impl AdmissionPlugin for Chain {
    fn name(&self) -> &'static str {
        "Chain"
    }
    fn handles(&self, operation: Operation) -> bool {
        self.plugins.iter().any(|plugin| plugin.handles(operation))
    }
    async fn admit(&self, request: &mut AdmissionRequest) -> Result<(), Status> {
        self.admit_once(request).await?;
        if request.webhooks.reinvoke {
            request.reinvocation = true;
            self.admit_once(request).await?;
        }
        Ok(())
    }
    async fn validate(&self, request: &mut AdmissionRequest) -> Result<(), Status> {
        let operation = request.operation;
        for plugin in self.plugins.iter().filter(|plugin| plugin.handles(operation)) {
            let began = Instant::now();
            let outcome = plugin.validate(request).await;
            self.count(plugin.as_ref(), "validate", operation, outcome.is_err(), began);
            outcome?;
        }
        Ok(())
    }
}

/// The 403 of a plugin: the object is named by the request, else by its name,
/// else by its generateName, else `Unknown`.
pub fn forbidden(request: &AdmissionRequest, why: impl AsRef<str>) -> Status {
    Status::forbidden(&request.resource.group_resource(), &named(request), why.as_ref())
}

fn named(request: &AdmissionRequest) -> String {
    if !request.name.is_empty() {
        return request.name.clone();
    }
    let field = |name: &str| request.object["metadata"][name].as_str().filter(|text| !text.is_empty());
    if !request.object.is_object() {
        return "Unknown".into();
    }
    field("name").or_else(|| field("generateName")).unwrap_or("Unknown").to_owned()
}

/// Wraps an error of a lookup, but not a 403 again.
pub fn forbidden_by(request: &AdmissionRequest, status: Status) -> Status {
    if status.reason == "Forbidden" { status } else { forbidden(request, status.message) }
}

/// A JSON value's text or nothing.
pub fn text<'a>(value: &'a Value, field: &str) -> &'a str {
    value[field].as_str().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_names_the_object_as_it_can() {
        let mut request = AdmissionRequest {
            resource: apimachinery::GroupVersionResource::new("", "v1", "pods"),
            ..AdmissionRequest::empty(Operation::Create)
        };
        assert_eq!(forbidden(&request, "x").message, r#"pods "Unknown" is forbidden: x"#);
        request.object = serde_json::json!({"metadata": {"generateName": "a-"}});
        assert_eq!(forbidden(&request, "x").message, r#"pods "a-" is forbidden: x"#);
        request.name = "n".into();
        assert_eq!(forbidden(&request, "x").message, r#"pods "n" is forbidden: x"#);
    }
}
