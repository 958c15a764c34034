//! Acting as another user: `Impersonate-*` headers, checked by constrained
//! impersonation (two rights: to be that user, and to do this thing as that
//! kind of user) and, failing that, by the old `impersonate` verb.
//!
//! The mode that worked for a requestor last is tried first, as upstream does;
//! the text of a refusal depends on it. Limit: [`REMEMBERED_REQUESTORS`].
//!
//! Upstream followed: `apiserver/pkg/endpoints/filters/impersonation`.

use std::collections::{BTreeMap, HashMap};

use apimachinery::Status;
use parking_lot::Mutex;

use crate::authn::request_header::unescape_extra_key;
use crate::authn::service_account::{NODE_NAME_KEY, group_names, is_subdomain, split_user_name};
use crate::authz::forbidden_status;
use crate::authz::rules::quote_list;
use crate::request::{
    ANONYMOUS, Attributes, Authorizer, Decision, GROUP_AUTHENTICATED, GROUP_MASTERS, GROUP_UNAUTHENTICATED,
    RequestInfo, UserInfo,
};

const USER: &str = "impersonate-user";
const UID: &str = "impersonate-uid";
const GROUP: &str = "impersonate-group";
const EXTRA_PREFIX: &str = "impersonate-extra-";
const NODE_PREFIX: &str = "system:node:";
const NODES_GROUP: &str = "system:nodes";

const REMEMBERED_REQUESTORS: usize = 10_000;
/// From this many values on, one right on `*` is asked for first.
const MANY_CHECKS: usize = 4;

/// Who the request becomes, and the verb that allowed it (empty for the old way);
/// the audit event names both.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Impersonated {
    pub user: UserInfo,
    pub constraint: String,
}

/// Whether a header is one of impersonation: they never reach handlers.
pub fn is_impersonation_header(name: &str) -> bool {
    let name = name.to_ascii_lowercase();
    name == USER || name == UID || name == GROUP || name.starts_with(EXTRA_PREFIX)
}

/// The user the headers ask for; `None` when they do not.
pub fn wanted_user(headers: &http::HeaderMap) -> Result<Option<UserInfo>, Status> {
    let text = |value: &http::HeaderValue| String::from_utf8_lossy(value.as_bytes()).into_owned();
    let first = |name: &str| headers.get(name).map(text).unwrap_or_default();
    let mut wanted = UserInfo { name: first(USER), uid: first(UID), ..Default::default() };
    wanted.groups = headers.get_all(GROUP).iter().map(text).collect();
    for (name, value) in headers {
        if let Some(key) = name.as_str().strip_prefix(EXTRA_PREFIX) {
            wanted.extra.entry(unescape_extra_key(key)).or_default().push(text(value));
        }
    }
    if !wanted.name.is_empty() {
        return Ok(Some(wanted));
    }
    if wanted.uid.is_empty() && wanted.groups.is_empty() && wanted.extra.is_empty() {
        return Ok(None);
    }
    Err(Status::bad_request(format!("requested {} without impersonating a user name", go_dump(&wanted))))
}

/// Go's `%#v` of the user, which upstream's message holds.
fn go_dump(user: &UserInfo) -> String {
    use apimachinery::field::quote;
    let list = |items: &[String]| {
        let quoted: Vec<String> = items.iter().map(|s| quote(s)).collect();
        format!("[]string{{{}}}", quoted.join(", "))
    };
    let groups = if user.groups.is_empty() { "[]string(nil)".to_owned() } else { list(&user.groups) };
    let extra = if user.extra.is_empty() {
        "map[string][]string(nil)".to_owned()
    } else {
        let entries: Vec<String> = user.extra.iter().map(|(k, v)| format!("{}:{}", quote(k), list(v))).collect();
        format!("map[string][]string{{{}}}", entries.join(", "))
    };
    format!("&user.DefaultInfo{{Name:{}, UID:{}, Groups:{groups}, Extra:{extra}}}", quote(&user.name), quote(&user.uid))
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Mode {
    AssociatedNode,
    ArbitraryNode,
    ServiceAccount,
    UserInfo,
    Legacy,
}

const MODES: [Mode; 5] =
    [Mode::AssociatedNode, Mode::ArbitraryNode, Mode::ServiceAccount, Mode::UserInfo, Mode::Legacy];

impl Mode {
    fn name(self) -> &'static str {
        match self {
            Mode::AssociatedNode => "associated-node",
            Mode::ArbitraryNode => "arbitrary-node",
            Mode::ServiceAccount => "serviceaccount",
            Mode::UserInfo => "user-info",
            Mode::Legacy => "legacy",
        }
    }
    fn verb(self) -> String {
        if self == Mode::Legacy { "impersonate".into() } else { format!("impersonate:{}", self.name()) }
    }
    /// Whether this mode is about such a user at all.
    fn applies(self, wanted: &UserInfo, requestor: &UserInfo) -> bool {
        let only_name = wanted.uid.is_empty() && wanted.groups.is_empty() && wanted.extra.is_empty();
        let node = node_of(&wanted.name);
        let account = split_user_name(&wanted.name);
        match self {
            Mode::AssociatedNode => {
                let own = match requestor.extra.get(NODE_NAME_KEY).map(Vec::as_slice) {
                    Some([one]) => one.as_str(),
                    _ => "",
                };
                only_name && split_user_name(&requestor.name).is_some() && node.is_some_and(|node| node == own)
            }
            Mode::ArbitraryNode => only_name && node.is_some(),
            Mode::ServiceAccount => only_name && account.is_some(),
            Mode::UserInfo => node.is_none() && account.is_none(),
            Mode::Legacy => true,
        }
    }
}

fn node_of(user: &str) -> Option<&str> {
    user.strip_prefix(NODE_PREFIX).filter(|name| is_subdomain(name))
}

/// Decides impersonation requests; one for the server's life.
#[derive(Default)]
pub struct Impersonation {
    last_mode: Mutex<HashMap<String, usize>>,
}

impl Impersonation {
    /// `attributes` describes the request with its true user.
    pub async fn check(
        &self,
        authorizer: &dyn Authorizer,
        attributes: &Attributes,
        wanted: &UserInfo,
    ) -> Result<Impersonated, Status> {
        let remembered = self.last_mode.lock().get(&attributes.user.name).copied();
        let order = remembered.into_iter().chain((0..MODES.len()).filter(|i| Some(*i) != remembered));
        let mut first_error = None;
        for index in order {
            let mode = MODES[index];
            if !mode.applies(wanted, &attributes.user) {
                continue;
            }
            match try_mode(authorizer, attributes, wanted, mode).await {
                Ok(user) => {
                    self.remember(&attributes.user.name, index);
                    let constraint = if mode == Mode::Legacy { String::new() } else { mode.verb() };
                    return Ok(Impersonated { user, constraint });
                }
                Err(status) => {
                    first_error.get_or_insert(status);
                }
            }
        }
        Err(first_error.unwrap_or_else(|| Status::internal("all impersonation modes failed")))
    }

    fn remember(&self, requestor: &str, index: usize) {
        let mut all = self.last_mode.lock();
        if all.len() >= REMEMBERED_REQUESTORS && !all.contains_key(requestor) {
            all.clear();
        }
        all.insert(requestor.to_owned(), index);
    }
}

/// Asks; an associated node is asked for by a requestor whose extra shows only
/// its keys, so that the right does not depend on one pod.
async fn ask(authorizer: &dyn Authorizer, mode: Mode, user: &UserInfo, mut info: RequestInfo) -> Result<(), Status> {
    let mut user = user.clone();
    if mode == Mode::AssociatedNode {
        let keys: Vec<String> = user.extra.keys().cloned().collect();
        user.extra = BTreeMap::from([("authentication.kubernetes.io/associated-node-keys".to_owned(), keys)]);
        if info.verb == mode.verb() {
            info.name = "*".into();
        }
    }
    let attributes = Attributes { user, info };
    match authorizer.authorize(&attributes).await {
        (Decision::Allow, _) => Ok(()),
        (_, reason) => Err(forbidden_status(&attributes, &reason)),
    }
}

async fn try_mode(
    authorizer: &dyn Authorizer,
    attributes: &Attributes,
    wanted: &UserInfo,
    mode: Mode,
) -> Result<UserInfo, Status> {
    let requestor = &attributes.user;
    let constrained = mode != Mode::Legacy;
    if constrained {
        let mut on = attributes.info.clone();
        on.verb = format!("impersonate-on:{}:{}", mode.name(), on.verb);
        ask(authorizer, mode, requestor, on).await?;
    }
    let (group, version) = if constrained { ("authentication.k8s.io", "v1") } else { ("", "v1") };
    let about = |group: &str, resource: &str, name: &str| RequestInfo {
        is_resource_request: true,
        verb: mode.verb(),
        api_group: group.into(),
        api_version: version.into(),
        resource: resource.into(),
        name: name.into(),
        ..Default::default()
    };
    let refuse = |info: RequestInfo, why: String| forbidden_status(&Attributes { user: requestor.clone(), info }, &why);
    let mut actual = wanted.clone();

    let mut name = about(group, "users", &wanted.name);
    if constrained && let Some(node) = node_of(&wanted.name) {
        name.resource = "nodes".into();
        name.name = node.into();
        if !wanted.groups.is_empty() {
            let why = format!("when impersonating a node, cannot impersonate groups {}", quote_list(&wanted.groups));
            return Err(refuse(name, why));
        }
        actual.groups = vec![NODES_GROUP.into()];
    }
    if let Some((namespace, account)) = split_user_name(&wanted.name) {
        name.resource = "serviceaccounts".into();
        name.namespace = namespace.into();
        name.name = account.into();
        if constrained && !wanted.groups.is_empty() {
            let groups = quote_list(&wanted.groups);
            let why = format!("when impersonating a service account, cannot impersonate groups {groups}");
            return Err(refuse(name, why));
        }
        if wanted.groups.is_empty() {
            actual.groups = group_names(namespace);
        }
    }
    ask(authorizer, mode, requestor, name).await?;

    if !wanted.uid.is_empty() {
        ask(authorizer, mode, requestor, about("authentication.k8s.io", "uids", &wanted.uid)).await?;
    }
    check_groups(authorizer, mode, requestor, &wanted.groups, &|name| about(group, "groups", name)).await?;
    check_extra(authorizer, mode, requestor, &wanted.extra, &|key, value| RequestInfo {
        subresource: key.into(),
        ..about("authentication.k8s.io", "userextras", value)
    })
    .await?;

    let has = |user: &UserInfo, group: &str| user.groups.iter().any(|g| g == group);
    if actual.name == ANONYMOUS {
        if !has(&actual, GROUP_UNAUTHENTICATED) {
            actual.groups.push(GROUP_UNAUTHENTICATED.into());
        }
    } else if !has(&actual, GROUP_UNAUTHENTICATED) && !has(&actual, GROUP_AUTHENTICATED) {
        actual.groups.push(GROUP_AUTHENTICATED.into());
    }
    Ok(actual)
}

async fn check_groups(
    authorizer: &dyn Authorizer,
    mode: Mode,
    requestor: &UserInfo,
    groups: &[String],
    about: &(dyn Fn(&str) -> RequestInfo + Sync),
) -> Result<(), Status> {
    if groups.is_empty() {
        return Ok(());
    }
    if mode != Mode::Legacy {
        let refuse = |name: &str, why: &str| {
            Err(forbidden_status(&Attributes { user: requestor.clone(), info: about(name) }, why))
        };
        if groups.iter().any(String::is_empty) {
            return refuse("", "impersonating the empty string group is not allowed");
        }
        if groups.iter().any(|g| g == GROUP_MASTERS) {
            return refuse(GROUP_MASTERS, "impersonating the system:masters group is not allowed");
        }
        if groups.len() >= MANY_CHECKS && ask(authorizer, mode, requestor, about("*")).await.is_ok() {
            return Ok(());
        }
    }
    for group in groups {
        ask(authorizer, mode, requestor, about(group)).await?;
    }
    Ok(())
}

async fn check_extra(
    authorizer: &dyn Authorizer,
    mode: Mode,
    requestor: &UserInfo,
    extra: &BTreeMap<String, Vec<String>>,
    about: &(dyn Fn(&str, &str) -> RequestInfo + Sync),
) -> Result<(), Status> {
    if extra.is_empty() {
        return Ok(());
    }
    if mode != Mode::Legacy {
        if let Some(why) = extra_problem(extra) {
            return Err(forbidden_status(&Attributes { user: requestor.clone(), info: about("", "") }, &why));
        }
        let values: usize = extra.values().map(Vec::len).sum();
        if extra.len().max(values) >= MANY_CHECKS && ask(authorizer, mode, requestor, about("*", "*")).await.is_ok() {
            return Ok(());
        }
    }
    for (key, values) in extra {
        for value in values {
            ask(authorizer, mode, requestor, about(key, value)).await?;
        }
    }
    Ok(())
}

fn extra_problem(extra: &BTreeMap<String, Vec<String>>) -> Option<String> {
    for (key, values) in extra {
        if key.is_empty() {
            return Some("impersonating the empty string key in extra is not allowed".into());
        }
        let well_formed = key.split_once('/').is_some_and(|(domain, path)| is_subdomain(domain) && !path.is_empty());
        if !well_formed {
            let why = if key.contains('/') {
                format!(
                    "extra.key: Invalid value: {}: a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and end with an alphanumeric character (e.g. 'example.com', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')",
                    apimachinery::field::quote(key)
                )
            } else {
                format!(
                    "extra.key: Invalid value: {}: must be a domain-prefixed path (such as \"acme.io/foo\")",
                    apimachinery::field::quote(key)
                )
            };
            return Some(format!("impersonating an invalid key in extra is not allowed: {why}"));
        }
        if values.is_empty() {
            return Some("impersonating empty values in extra is not allowed".into());
        }
        if values.iter().any(String::is_empty) {
            return Some("impersonating the empty string value in extra is not allowed".into());
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use async_trait::async_trait;

    /// Allows the listed `verb resource name`.
    struct Rights(&'static [(&'static str, &'static str, &'static str)]);

    #[async_trait]
    impl Authorizer for Rights {
        async fn authorize(&self, attributes: &Attributes) -> (Decision, String) {
            let info = &attributes.info;
            let held = self.0.iter().any(|(verb, resource, name)| {
                *verb == info.verb && *resource == info.resource && (*name == "*any" || *name == info.name)
            });
            (if held { Decision::Allow } else { Decision::NoOpinion }, String::new())
        }
    }

    fn get_namespace(user: UserInfo) -> Attributes {
        let info = RequestInfo {
            is_resource_request: true,
            verb: "get".into(),
            resource: "namespaces".into(),
            namespace: "default".into(),
            name: "default".into(),
            ..Default::default()
        };
        Attributes { user, info }
    }

    fn named(name: &str) -> UserInfo {
        UserInfo { name: name.into(), ..Default::default() }
    }

    async fn check(rights: Rights, wanted: UserInfo) -> Result<Impersonated, String> {
        let attributes = get_namespace(named("jane"));
        Impersonation::default().check(&rights, &attributes, &wanted).await.map_err(|s| s.message)
    }

    #[tokio::test]
    async fn the_first_constrained_refusal_is_told() {
        assert_eq!(
            check(Rights(&[]), named("bob")).await.unwrap_err(),
            r#"namespaces "default" is forbidden: User "jane" cannot impersonate-on:user-info:get resource "namespaces" in API group "" in the namespace "default""#
        );
        let account = check(Rights(&[]), named("system:serviceaccount:default:x")).await.unwrap_err();
        assert!(account.contains("impersonate-on:serviceaccount:get"), "{account}");
        let node = check(Rights(&[]), named("system:node:n1")).await.unwrap_err();
        assert!(node.contains("impersonate-on:arbitrary-node:get"), "{node}");
    }

    #[tokio::test]
    async fn both_rights_together_suffice_and_a_node_gets_its_group() {
        let rights = Rights(&[
            ("impersonate-on:arbitrary-node:get", "namespaces", "*any"),
            ("impersonate:arbitrary-node", "nodes", "n1"),
        ]);
        let found = check(rights, named("system:node:n1")).await.unwrap();
        assert_eq!(found.user.groups, [NODES_GROUP, GROUP_AUTHENTICATED]);
        assert_eq!(found.constraint, "impersonate:arbitrary-node");
    }

    #[tokio::test]
    async fn the_old_verb_still_works_and_is_remembered() {
        let rights = Rights(&[("impersonate", "users", "bob")]);
        let attributes = get_namespace(named("jane"));
        let impersonation = Impersonation::default();
        let found = impersonation.check(&rights, &attributes, &named("bob")).await.unwrap();
        assert_eq!((found.user.groups, found.constraint), (vec![GROUP_AUTHENTICATED.to_owned()], String::new()));
        let refused = impersonation.check(&rights, &attributes, &named("eve")).await.unwrap_err();
        assert_eq!(
            refused.message,
            r#"users "eve" is forbidden: User "jane" cannot impersonate resource "users" in API group "" at the cluster scope"#
        );
    }

    #[tokio::test]
    async fn masters_cannot_be_had_by_constrained_impersonation() {
        let rights = Rights(&[
            ("impersonate-on:user-info:get", "namespaces", "*any"),
            ("impersonate:user-info", "users", "*any"),
            ("impersonate:user-info", "groups", "*any"),
        ]);
        let wanted = UserInfo { groups: vec![GROUP_MASTERS.into()], ..named("bob") };
        let refused = check(rights, wanted).await.unwrap_err();
        assert!(refused.ends_with("impersonating the system:masters group is not allowed"), "{refused}");
    }

    #[test]
    fn a_group_without_user_is_a_bad_request_with_gos_dump() {
        let mut headers = http::HeaderMap::new();
        assert_eq!(wanted_user(&headers).unwrap(), None);
        headers.insert("impersonate-group", "dev".parse().unwrap());
        assert_eq!(
            wanted_user(&headers).unwrap_err().message,
            "requested &user.DefaultInfo{Name:\"\", UID:\"\", Groups:[]string{\"dev\"}, Extra:map[string][]string(nil)} without impersonating a user name"
        );
    }
}
