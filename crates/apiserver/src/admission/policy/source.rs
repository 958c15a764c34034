//! Policies and their bindings, followed by watches.
//!
//! Upstream followed: `admission/plugin/policy/generic/policy_source.go`.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use apimachinery::{GroupResource, Value};
use arc_swap::ArcSwap;

use super::matching::Matcher;
use super::params::{ParamKind, ParamRef};
use crate::admission::text;
use crate::request::{Loopback, LoopbackEvent};

/// What a policy does, compiled.
pub trait Compile: Send + Sync + 'static {
    fn compile(policy: &Value) -> Self;
}

pub struct Policy<E> {
    pub name: String,
    /// `failurePolicy: Ignore`.
    pub ignore: bool,
    pub constraints: Matcher,
    pub params: Option<ParamKind>,
    pub evaluator: E,
}

pub struct Binding {
    pub name: String,
    policy: String,
    /// `None`: everything that the policy is about.
    pub resources: Option<Matcher>,
    pub params: Option<ParamRef>,
    /// `validationActions`.
    pub actions: Vec<String>,
}

/// A policy that is bound.
pub struct Hook<E> {
    pub policy: Arc<Policy<E>>,
    pub bindings: Vec<Arc<Binding>>,
}

fn policy<E: Compile>(object: &Value) -> Policy<E> {
    let spec = &object["spec"];
    Policy {
        name: text(&object["metadata"], "name").to_owned(),
        ignore: text(spec, "failurePolicy") == "Ignore",
        constraints: Matcher::parse(&spec["matchConstraints"]),
        params: ParamKind::parse(&spec["paramKind"]),
        evaluator: E::compile(object),
    }
}

fn binding(object: &Value) -> Binding {
    let spec = &object["spec"];
    let actions = spec["validationActions"].as_array().into_iter().flatten();
    Binding {
        name: text(&object["metadata"], "name").to_owned(),
        policy: text(spec, "policyName").to_owned(),
        resources: spec["matchResources"].is_object().then(|| Matcher::parse(&spec["matchResources"])),
        params: ParamRef::parse(&spec["paramRef"]),
        actions: actions.filter_map(|action| action.as_str().map(str::to_owned)).collect(),
    }
}

/// What one watch has shown so far.
struct Known<T> {
    objects: BTreeMap<String, Arc<T>>,
    synced: bool,
}

impl<T> Known<T> {
    fn new() -> Self {
        Known { objects: BTreeMap::new(), synced: false }
    }
    fn take(&mut self, event: LoopbackEvent, parse: impl FnOnce(&Value) -> T) {
        match event {
            LoopbackEvent::Synced => self.synced = true,
            LoopbackEvent::Applied(object) => {
                let name = text(&object["metadata"], "name").to_owned();
                self.objects.insert(name, Arc::new(parse(&object)));
            }
            LoopbackEvent::Deleted(object) => {
                self.objects.remove(text(&object["metadata"], "name"));
            }
        }
    }
}

pub struct Source<E> {
    hooks: ArcSwap<Vec<Hook<E>>>,
    synced: tokio::sync::watch::Sender<bool>,
}

/// How long a request waits for the first lists.
const READY_TIMEOUT: Duration = Duration::from_secs(10);

impl<E: Compile> Source<E> {
    pub fn start(loopback: &Arc<dyn Loopback>, policies: &str, bindings: &str) -> Arc<Self> {
        let source = Arc::new(Source { hooks: Default::default(), synced: tokio::sync::watch::Sender::new(false) });
        let (target, loopback) = (Arc::downgrade(&source), loopback.clone());
        let resource = |name: &str| GroupResource::new("admissionregistration.k8s.io".to_owned(), name.to_owned());
        let (policies, bindings) = (resource(policies), resource(bindings));
        tokio::spawn(async move {
            let (mut policies, mut bindings) = (loopback.watch(&policies), loopback.watch(&bindings));
            let (mut known, mut bound) = (Known::new(), Known::new());
            loop {
                tokio::select! {
                    event = policies.recv() => match event {
                        Some(event) => known.take(event, policy),
                        None => return,
                    },
                    event = bindings.recv() => match event {
                        Some(event) => bound.take(event, binding),
                        None => return,
                    },
                }
                let Some(source) = target.upgrade() else { return };
                if known.synced && bound.synced {
                    source.hooks.store(Arc::new(hooks(&known.objects, &bound.objects)));
                    source.synced.send_replace(true);
                }
            }
        });
        source
    }

    /// `None` when the policies have not been read in time.
    pub async fn hooks(&self) -> Option<Arc<Vec<Hook<E>>>> {
        if !*self.synced.borrow() {
            let mut synced = self.synced.subscribe();
            let ready = synced.wait_for(|synced| *synced);
            tokio::time::timeout(READY_TIMEOUT, ready).await.ok()?.ok()?;
        }
        Some(self.hooks.load_full())
    }
}

fn hooks<E>(policies: &BTreeMap<String, Arc<Policy<E>>>, bindings: &BTreeMap<String, Arc<Binding>>) -> Vec<Hook<E>> {
    let hook = |(name, policy): (&String, &Arc<Policy<E>>)| {
        let bindings: Vec<_> = bindings.values().filter(|binding| binding.policy == *name).cloned().collect();
        (!bindings.is_empty()).then(|| Hook { policy: policy.clone(), bindings })
    };
    policies.iter().filter_map(hook).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    struct Nothing;
    impl Compile for Nothing {
        fn compile(_: &Value) -> Self {
            Nothing
        }
    }

    #[test]
    fn only_bound_policies_do_something() {
        let policies = ["a", "b"].map(|name| {
            let parsed: Policy<Nothing> = policy(&json!({"metadata": {"name": name}, "spec": {}}));
            (name.to_owned(), Arc::new(parsed))
        });
        let parsed = binding(&json!({"metadata": {"name": "x"}, "spec": {"policyName": "b"}}));
        let hooks = hooks(&policies.into(), &[("x".to_owned(), Arc::new(parsed))].into());
        assert_eq!(hooks.iter().map(|hook| hook.policy.name.as_str()).collect::<Vec<_>>(), ["b"]);
        assert!(hooks[0].bindings[0].resources.is_none());
    }
}
