//! RBAC rules as pure data: matching a request, covering other rules (the
//! escalation check), compacting and printing them.
//!
//! Upstream followed: `pkg/apis/rbac/v1/evaluation_helpers.go`,
//! `component-helpers/auth/rbac/validation/policy_comparator.go`,
//! `pkg/registry/rbac/validation/policy_compact.go`.

use apimachinery::field::quote;
use serde::{Deserialize, Serialize};

use crate::request::RequestInfo;

/// `rbac/v1` PolicyRule.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Rule {
    pub verbs: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub api_groups: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub resources: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub resource_names: Vec<String>,
    #[serde(rename = "nonResourceURLs", skip_serializing_if = "Vec::is_empty")]
    pub non_resource_urls: Vec<String>,
}

fn has(set: &[String], item: &str) -> bool {
    set.iter().any(|s| s == item)
}

fn has_or_star(set: &[String], item: &str) -> bool {
    set.iter().any(|s| s == "*" || s == item)
}

impl Rule {
    pub fn allows(&self, info: &RequestInfo) -> bool {
        if !has_or_star(&self.verbs, &info.verb) {
            return false;
        }
        if info.is_resource_request {
            has_or_star(&self.api_groups, &info.api_group)
                && self.matches_resource(&info.resource, &info.subresource)
                && (self.resource_names.is_empty() || has(&self.resource_names, &info.name))
        } else {
            self.non_resource_urls.iter().any(|url| url_covers(url, &info.path))
        }
    }

    fn matches_resource(&self, resource: &str, subresource: &str) -> bool {
        self.resources.iter().any(|rule| {
            if rule == "*" {
                return true;
            }
            if subresource.is_empty() {
                return rule == resource;
            }
            match rule.split_once('/') {
                Some((left, right)) => right == subresource && (left == "*" || left == resource),
                None => false,
            }
        })
    }

    /// Whether holding `self` includes all of `wanted`, a rule of one verb,
    /// group, resource and name each.
    fn covers_simple(&self, wanted: &Rule) -> bool {
        let all = |owner: &[String], wanted: &[String]| has(owner, "*") || wanted.iter().all(|w| has(owner, w));
        let resources = all(&self.resources, &wanted.resources)
            || wanted.resources.iter().all(|path| {
                has(&self.resources, path)
                    || path.split_once('/').is_some_and(|(_, sub)| has(&self.resources, &format!("*/{sub}")))
            });
        let names = if wanted.resource_names.is_empty() {
            self.resource_names.is_empty()
        } else {
            self.resource_names.is_empty() || wanted.resource_names.iter().all(|n| has(&self.resource_names, n))
        };
        let urls = wanted
            .non_resource_urls
            .iter()
            .all(|url| self.non_resource_urls.iter().any(|owner| url_covers(owner, url)));
        all(&self.verbs, &wanted.verbs) && all(&self.api_groups, &wanted.api_groups) && resources && urls && names
    }

    /// One rule for each combination of group, resource, name and verb.
    fn break_down(&self) -> Vec<Rule> {
        let one = |item: &String| vec![item.clone()];
        let mut simple = Vec::new();
        for group in &self.api_groups {
            for resource in &self.resources {
                for verb in &self.verbs {
                    let rule = Rule {
                        verbs: one(verb),
                        api_groups: one(group),
                        resources: one(resource),
                        ..Default::default()
                    };
                    if self.resource_names.is_empty() {
                        simple.push(rule);
                    } else {
                        simple.extend(
                            self.resource_names.iter().map(|name| Rule { resource_names: one(name), ..rule.clone() }),
                        );
                    }
                }
            }
        }
        for url in &self.non_resource_urls {
            simple.extend(self.verbs.iter().map(|verb| Rule {
                verbs: one(verb),
                non_resource_urls: one(url),
                ..Default::default()
            }));
        }
        simple
    }

    /// Upstream's CompactString: `{APIGroups:[""], Resources:["pods"], Verbs:["get"]}`.
    pub fn compact_string(&self) -> String {
        let mut parts = Vec::new();
        for (name, values) in [
            ("APIGroups", &self.api_groups),
            ("Resources", &self.resources),
            ("NonResourceURLs", &self.non_resource_urls),
            ("ResourceNames", &self.resource_names),
            ("Verbs", &self.verbs),
        ] {
            if !values.is_empty() {
                parts.push(format!("{name}:{}", quote_list(values)));
            }
        }
        format!("{{{}}}", parts.join(", "))
    }
}

/// Go's `%q` of a list of strings.
pub fn quote_list(values: &[String]) -> String {
    let quoted: Vec<String> = values.iter().map(|v| quote(v)).collect();
    format!("[{}]", quoted.join(" "))
}

fn url_covers(owner: &str, wanted: &str) -> bool {
    owner == "*" || owner == wanted || (owner.ends_with('*') && wanted.starts_with(owner.trim_end_matches('*')))
}

/// The parts of `wanted` that `held` does not include; empty when all is held.
pub fn uncovered(held: &[Rule], wanted: &[Rule]) -> Vec<Rule> {
    wanted
        .iter()
        .flat_map(Rule::break_down)
        .filter(|simple| !held.iter().any(|owner| owner.covers_simple(simple)))
        .collect()
}

/// Joins rules that differ in verbs only: upstream's CompactRules.
pub fn compact(rules: Vec<Rule>) -> Vec<Rule> {
    let mut compacted: Vec<Rule> = Vec::with_capacity(rules.len());
    for rule in rules {
        let simple = rule.api_groups.len() == 1
            && rule.resources.len() == 1
            && rule.resource_names.len() <= 1
            && rule.non_resource_urls.is_empty();
        let same = |other: &&mut Rule| {
            other.api_groups == rule.api_groups
                && other.resources == rule.resources
                && other.resource_names == rule.resource_names
                && other.non_resource_urls.is_empty()
        };
        match compacted.iter_mut().find(same) {
            Some(found) if simple => found.verbs.extend(rule.verbs),
            _ => compacted.push(rule),
        }
    }
    compacted
}

/// The sentence of a refused grant (`ConfirmNoEscalation`); `None` when
/// everything wanted is held.
pub fn escalation(
    user: &str,
    groups: &[String],
    held: &[Rule],
    wanted: &[Rule],
    resolution_errors: &[String],
) -> Option<String> {
    let missing = uncovered(held, wanted);
    if missing.is_empty() {
        return None;
    }
    let mut lines: Vec<String> = compact(missing).iter().map(Rule::compact_string).collect();
    lines.sort();
    lines.dedup();
    let mut text = format!(
        "user {} (groups={}) is attempting to grant RBAC permissions not currently held:\n{}",
        quote(user),
        quote_list(groups),
        lines.join("\n")
    );
    if !resolution_errors.is_empty() {
        text.push_str(&format!("; resolution errors: [{}]", resolution_errors.join(", ")));
    }
    Some(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn strings(items: &[&str]) -> Vec<String> {
        items.iter().map(|s| (*s).to_owned()).collect()
    }

    fn rule(verbs: &[&str], groups: &[&str], resources: &[&str], names: &[&str]) -> Rule {
        Rule {
            verbs: strings(verbs),
            api_groups: strings(groups),
            resources: strings(resources),
            resource_names: strings(names),
            ..Default::default()
        }
    }

    fn ask(verb: &str, group: &str, resource: &str, subresource: &str, name: &str) -> RequestInfo {
        RequestInfo {
            is_resource_request: true,
            verb: verb.into(),
            api_group: group.into(),
            resource: resource.into(),
            subresource: subresource.into(),
            name: name.into(),
            ..Default::default()
        }
    }

    #[test]
    fn a_resource_does_not_include_its_subresources() {
        let pods = rule(&["get"], &[""], &["pods"], &[]);
        assert!(pods.allows(&ask("get", "", "pods", "", "a")));
        assert!(!pods.allows(&ask("get", "", "pods", "log", "a")));
        assert!(!pods.allows(&ask("list", "", "pods", "", "")));
        assert!(rule(&["*"], &["*"], &["*/log"], &[]).allows(&ask("get", "", "pods", "log", "a")));
        assert!(rule(&["*"], &["*"], &["pods/log"], &[]).allows(&ask("get", "", "pods", "log", "a")));
        assert!(rule(&["*"], &["*"], &["*"], &[]).allows(&ask("get", "x", "pods", "log", "a")));
        assert!(!rule(&["*"], &["*"], &["*/log"], &[]).allows(&ask("get", "", "pods", "", "a")));
    }

    #[test]
    fn resource_names_never_match_a_request_without_name() {
        let named = rule(&["list", "get"], &[""], &["secrets"], &["a"]);
        assert!(named.allows(&ask("get", "", "secrets", "", "a")));
        assert!(!named.allows(&ask("list", "", "secrets", "", "")));
    }

    #[test]
    fn non_resource_urls_match_by_prefix() {
        let rule = Rule {
            verbs: strings(&["get"]),
            non_resource_urls: strings(&["/healthz/*", "/version"]),
            ..Default::default()
        };
        let path = |path: &str| RequestInfo { verb: "get".into(), path: path.into(), ..Default::default() };
        assert!(rule.allows(&path("/healthz/etcd")));
        assert!(!rule.allows(&path("/healthz")));
        assert!(rule.allows(&path("/version")));
    }

    #[test]
    fn missing_rights_are_compacted_and_sorted() {
        let held = [rule(&["get"], &[""], &["pods"], &[])];
        let wanted = [rule(&["get", "list", "watch"], &[""], &["pods", "secrets"], &[])];
        let text = escalation("jane", &strings(&["dev", "system:authenticated"]), &held, &wanted, &[]).unwrap();
        assert_eq!(
            text,
            "user \"jane\" (groups=[\"dev\" \"system:authenticated\"]) is attempting to grant RBAC permissions not currently held:\n\
             {APIGroups:[\"\"], Resources:[\"pods\"], Verbs:[\"list\" \"watch\"]}\n\
             {APIGroups:[\"\"], Resources:[\"secrets\"], Verbs:[\"get\" \"list\" \"watch\"]}"
        );
        assert_eq!(escalation("jane", &[], &[rule(&["*"], &["*"], &["*"], &[])], &wanted, &[]), None);
    }

    #[test]
    fn a_named_right_does_not_cover_the_unnamed() {
        let held = [rule(&["get"], &[""], &["secrets"], &["a"])];
        assert_eq!(uncovered(&held, &[rule(&["get"], &[""], &["secrets"], &["a"])]), []);
        assert_eq!(uncovered(&held, &[rule(&["get"], &[""], &["secrets"], &[])]).len(), 1);
    }
}
