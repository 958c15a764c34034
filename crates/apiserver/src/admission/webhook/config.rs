//! The webhooks of all configurations, parsed once a change and kept in
//! upstream's order: configurations by name, webhooks as listed.
//!
//! Upstream followed: `admission/configuration/*_webhook_manager.go`,
//! `admission/plugin/webhook/accessors.go`.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use apimachinery::labels::Selector;
use apimachinery::{GroupResource, Value};
use arc_swap::ArcSwap;
use cel::admission::conditions::Conditions;

use super::matching::Rule;
use crate::admission::text;
use crate::request::{Loopback, LoopbackEvent};

/// Where a webhook listens.
#[derive(Debug, Clone, PartialEq)]
pub enum Address {
    Url(String),
    Service { namespace: String, name: String, path: String, port: u16 },
}

/// One webhook of one configuration.
#[derive(Debug)]
pub struct Hook {
    pub configuration: String,
    pub name: String,
    /// Configuration, name and the number among equals.
    pub uid: String,
    pub rules: Vec<Rule>,
    pub namespace_selector: Result<Selector, String>,
    pub object_selector: Result<Selector, String>,
    /// `matchPolicy: Equivalent`.
    pub equivalent: bool,
    /// `failurePolicy: Ignore`.
    pub ignore: bool,
    pub timeout: Duration,
    pub side_effects: Option<String>,
    /// `reinvocationPolicy: IfNeeded`.
    pub reinvocable: bool,
    /// `admissionReviewVersions`.
    pub versions: Vec<String>,
    pub address: Option<Address>,
    /// PEM; empty means the system's roots.
    pub authorities: String,
    pub conditions: Conditions,
}

fn strings(value: &Value) -> Vec<String> {
    value.as_array().into_iter().flatten().filter_map(|item| item.as_str().map(str::to_owned)).collect()
}

pub fn selector(value: &Value) -> Result<Selector, String> {
    if value.is_null() { Ok(Selector::everything()) } else { Selector::from_label_selector(value) }
}

fn address(config: &Value) -> Option<Address> {
    let service = &config["service"];
    if service.is_object() {
        return Some(Address::Service {
            namespace: text(service, "namespace").to_owned(),
            name: text(service, "name").to_owned(),
            path: text(service, "path").to_owned(),
            port: service["port"].as_u64().and_then(|port| u16::try_from(port).ok()).filter(|p| *p != 0).unwrap_or(443),
        });
    }
    Some(text(config, "url")).filter(|url| !url.is_empty()).map(|url| Address::Url(url.to_owned()))
}

fn authorities(config: &Value) -> String {
    use base64::Engine as _;
    let bytes = base64::engine::general_purpose::STANDARD.decode(text(config, "caBundle")).unwrap_or_default();
    String::from_utf8_lossy(&bytes).into_owned()
}

impl Hook {
    /// A webhook that is no admission webhook (conversion), of a `clientConfig`.
    pub fn of_client_config(name: &str, config: &Value, timeout: Duration) -> Self {
        Hook {
            configuration: String::new(),
            name: name.to_owned(),
            uid: name.to_owned(),
            rules: Vec::new(),
            namespace_selector: Ok(Selector::everything()),
            object_selector: Ok(Selector::everything()),
            equivalent: false,
            ignore: false,
            timeout,
            side_effects: None,
            reinvocable: false,
            versions: Vec::new(),
            address: address(config),
            authorities: authorities(config),
            conditions: Conditions::default(),
        }
    }
}

/// The webhooks of one configuration object.
pub fn hooks_of(configuration: &Value) -> Vec<Arc<Hook>> {
    let owner = text(&configuration["metadata"], "name");
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    let webhooks = configuration["webhooks"].as_array().into_iter().flatten();
    webhooks
        .map(|webhook| {
            let name = text(webhook, "name");
            let number = seen.entry(name).or_default();
            let uid = format!("{owner}/{name}/{number}");
            *number += 1;
            let client = &webhook["clientConfig"];
            Arc::new(Hook {
                configuration: owner.to_owned(),
                name: name.to_owned(),
                uid,
                rules: webhook["rules"].as_array().into_iter().flatten().map(Rule::parse).collect(),
                namespace_selector: selector(&webhook["namespaceSelector"]),
                object_selector: selector(&webhook["objectSelector"]),
                equivalent: text(webhook, "matchPolicy") == "Equivalent",
                ignore: text(webhook, "failurePolicy") == "Ignore",
                timeout: Duration::from_secs(webhook["timeoutSeconds"].as_u64().unwrap_or(10)),
                side_effects: webhook["sideEffects"].as_str().map(str::to_owned),
                reinvocable: text(webhook, "reinvocationPolicy") == "IfNeeded",
                versions: strings(&webhook["admissionReviewVersions"]),
                address: address(client),
                authorities: authorities(client),
                conditions: Conditions::of_webhook(&webhook["matchConditions"]),
            })
        })
        .collect()
}

/// All webhooks of one kind of configuration, followed by a watch.
pub struct Source {
    hooks: ArcSwap<Vec<Arc<Hook>>>,
    synced: tokio::sync::watch::Sender<bool>,
}

/// How long a request waits for the first list.
const READY_TIMEOUT: Duration = Duration::from_secs(10);

impl Source {
    /// Starts to follow `resource` of `admissionregistration.k8s.io`.
    pub fn start(loopback: &Arc<dyn Loopback>, resource: &str) -> Arc<Self> {
        let source = Arc::new(Source { hooks: Default::default(), synced: tokio::sync::watch::Sender::new(false) });
        let (target, loopback) = (Arc::downgrade(&source), loopback.clone());
        let resource = GroupResource::new("admissionregistration.k8s.io".to_owned(), resource.to_owned());
        tokio::spawn(async move {
            let mut events = loopback.watch(&resource);
            let mut known: BTreeMap<String, Vec<Arc<Hook>>> = BTreeMap::new();
            let mut synced = false;
            while let Some(event) = events.recv().await {
                let Some(source) = target.upgrade() else { return };
                match event {
                    LoopbackEvent::Synced => synced = true,
                    LoopbackEvent::Applied(object) => {
                        let name = text(&object["metadata"], "name").to_owned();
                        known.insert(name, hooks_of(&object));
                    }
                    LoopbackEvent::Deleted(object) => {
                        known.remove(text(&object["metadata"], "name"));
                    }
                }
                if synced {
                    source.hooks.store(Arc::new(known.values().flatten().cloned().collect()));
                    source.synced.send_replace(true);
                }
            }
        });
        source
    }

    /// `None` when the configurations have not been read in time.
    pub async fn hooks(&self) -> Option<Arc<Vec<Arc<Hook>>>> {
        if !*self.synced.borrow() {
            let mut synced = self.synced.subscribe();
            let ready = synced.wait_for(|synced| *synced);
            tokio::time::timeout(READY_TIMEOUT, ready).await.ok()?.ok()?;
        }
        Some(self.hooks.load_full())
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn webhooks_of_the_same_name_get_numbers() {
        let hooks = hooks_of(&json!({
            "metadata": {"name": "c"},
            "webhooks": [
                {"name": "a", "clientConfig": {"url": "https://x/y"}, "timeoutSeconds": 3},
                {"name": "a", "clientConfig": {"service": {"namespace": "n", "name": "s"}}},
            ],
        }));
        assert_eq!(hooks.iter().map(|hook| hook.uid.as_str()).collect::<Vec<_>>(), ["c/a/0", "c/a/1"]);
        assert_eq!(hooks[0].timeout, Duration::from_secs(3));
        assert_eq!(hooks[0].address, Some(Address::Url("https://x/y".into())));
        let service = Address::Service { namespace: "n".into(), name: "s".into(), path: String::new(), port: 443 };
        assert_eq!(hooks[1].address, Some(service));
    }
}
