//! Which requests a policy or a binding is about.
//!
//! Upstream followed: `admission/plugin/policy/matching/matching.go`.

use std::sync::Arc;

use apimachinery::labels::Selector;
use apimachinery::{Status, Value};

use crate::admission::text;
use crate::admission::versions::{View, equivalents};
use crate::admission::webhook::config::selector;
use crate::admission::webhook::matching::{Rule, in_namespace, object_matches};
use crate::request::{AdmissionRequest, Loopback};
use crate::serving::Table;

struct NamedRule {
    rule: Rule,
    names: Vec<String>,
}

/// A `matchConstraints` or `matchResources`.
pub struct Matcher {
    namespace_selector: Result<Selector, String>,
    object_selector: Result<Selector, String>,
    exclude: Vec<NamedRule>,
    rules: Vec<NamedRule>,
    /// `matchPolicy: Equivalent`.
    equivalent: bool,
}

fn rules(list: &Value) -> Vec<NamedRule> {
    let names = |rule: &Value| {
        let names = rule["resourceNames"].as_array().into_iter().flatten();
        names.filter_map(|name| name.as_str().map(str::to_owned)).collect()
    };
    list.as_array()
        .into_iter()
        .flatten()
        .map(|rule| NamedRule { rule: Rule::parse(rule), names: names(rule) })
        .collect()
}

impl Matcher {
    pub fn parse(resources: &Value) -> Self {
        Matcher {
            namespace_selector: selector(&resources["namespaceSelector"]),
            object_selector: selector(&resources["objectSelector"]),
            exclude: rules(&resources["excludeResourceRules"]),
            rules: rules(&resources["resourceRules"]),
            equivalent: text(resources, "matchPolicy") == "Equivalent",
        }
    }

    /// How the object is wanted, if at all. Errors of the selectors count only
    /// where a rule matches.
    pub async fn view(
        &self,
        table: &Table,
        loopback: &Arc<dyn Loopback>,
        request: &AdmissionRequest,
    ) -> Result<Option<View>, Status> {
        let object_selector = self.object_selector.as_ref().map_err(Status::internal);
        if object_selector.as_ref().is_ok_and(|selector| !object_matches(selector, request)) {
            return Ok(None);
        }
        if self.by_rules(&self.exclude, table, request).is_some() {
            return Ok(None);
        }
        let own = || View { resource: request.resource.clone(), kind: request.kind.clone() };
        let view = if self.rules.is_empty() { Some(own()) } else { self.by_rules(&self.rules, table, request) };
        let Some(view) = view else { return Ok(None) };
        let wanted = in_namespace(loopback, &self.namespace_selector, request).await?;
        object_selector?;
        Ok(wanted.then_some(view))
    }

    fn by_rules(&self, rules: &[NamedRule], table: &Table, request: &AdmissionRequest) -> Option<View> {
        let named = |rule: &NamedRule| rule.names.is_empty() || rule.names.contains(&request.name);
        if rules.iter().any(|rule| rule.rule.matches(request, &request.resource) && named(rule)) {
            return Some(View { resource: request.resource.clone(), kind: request.kind.clone() });
        }
        if !self.equivalent || rules.is_empty() {
            return None;
        }
        let others = equivalents(table, &request.resource, &request.subresource);
        rules
            .iter()
            .filter(|rule| named(rule))
            .find_map(|rule| others.iter().find(|view| rule.rule.matches(request, &view.resource)).cloned())
    }
}
