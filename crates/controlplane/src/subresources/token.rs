//! `serviceaccounts/token`: TokenRequest.

use std::sync::Arc;

use apimachinery::{Status, Value};
use apiserver::authn::review::TokenRequests;
use apiserver::serving::{Answer, Virtual, VirtualRequest};
use async_trait::async_trait;

pub struct Token(pub Arc<TokenRequests>);

#[async_trait]
impl Virtual for Token {
    async fn create(&self, request: &VirtualRequest<'_>, object: Value) -> Result<Answer, Status> {
        let caller = request.caller;
        let issued = self.0.create(caller.namespace, &request.info.name, object).await?;
        caller.warnings.extend(issued.warnings);
        for (key, value) in issued.audit_annotations {
            caller.audit.annotate(&key, value);
        }
        Ok(Answer::Object(201, issued.object))
    }
}
