//! Questions to the authenticator and the authorizer, asked by POST.

use std::sync::Arc;

use apimachinery::{Status, Value};
use apiserver::authn::RequestAuthenticator;
use apiserver::authn::review as authn;
use apiserver::authz::review::{self as authz, Review};
use apiserver::request::Authorizer;
use apiserver::serving::{Answer, Virtual, VirtualRequest};
use async_trait::async_trait;

use crate::server::install::Extras;

enum Question {
    Token(Arc<RequestAuthenticator>),
    SelfSubject,
    Access,
    SelfAccess,
    LocalAccess,
    SelfRules,
}

struct Reviews(Question);

pub fn install(extras: &mut Extras, authenticator: &Arc<RequestAuthenticator>) {
    const AUTHN: &str = "authentication.k8s.io";
    const AUTHZ: &str = "authorization.k8s.io";
    for (group, resource, question) in [
        (AUTHN, "tokenreviews", Question::Token(authenticator.clone())),
        (AUTHN, "selfsubjectreviews", Question::SelfSubject),
        (AUTHZ, "subjectaccessreviews", Question::Access),
        (AUTHZ, "selfsubjectaccessreviews", Question::SelfAccess),
        (AUTHZ, "localsubjectaccessreviews", Question::LocalAccess),
        (AUTHZ, "selfsubjectrulesreviews", Question::SelfRules),
    ] {
        extras.virtuals.insert((group, resource), Arc::new(Reviews(question)));
    }
}

fn authorizer<'a>(request: &'a VirtualRequest<'_>) -> Result<&'a Arc<dyn Authorizer>, Status> {
    request.caller.core.authorizer().ok_or_else(|| Status::internal("no authorizer yet"))
}

#[async_trait]
impl Virtual for Reviews {
    async fn create(&self, request: &VirtualRequest<'_>, object: Value) -> Result<Answer, Status> {
        let user = request.caller.user;
        let answer = match &self.0 {
            Question::Token(authenticator) => authn::token_review(authenticator, object).await?,
            Question::SelfSubject => {
                let now = apiserver::registry::meta::time(jiff::Timestamp::now());
                authn::self_subject_review(user, &now)
            }
            Question::Access => {
                authz::access_review(authorizer(request)?.as_ref(), user, Review::Subject, object).await?
            }
            Question::SelfAccess => {
                authz::access_review(authorizer(request)?.as_ref(), user, Review::SelfSubject, object).await?
            }
            Question::LocalAccess => {
                let review = Review::Local(request.caller.namespace);
                authz::access_review(authorizer(request)?.as_ref(), user, review, object).await?
            }
            Question::SelfRules => authz::rules_review(authorizer(request)?.as_ref(), user, &object).await?,
        };
        Ok(Answer::Object(201, answer))
    }
}
