//! Parameters of operations, with the names under which v2 shares them. The
//! suffixes are upstream's hashes of the described parameter.

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum In {
    Path,
    Query,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Parameter {
    pub name: &'static str,
    pub place: In,
    /// `string`, `boolean`, `integer`.
    pub kind: &'static str,
    /// Key in v2's `parameters`; "" where v2 writes it out.
    pub shared: &'static str,
}

const fn query(name: &'static str, kind: &'static str, shared: &'static str) -> Parameter {
    Parameter { name, place: In::Query, kind, shared }
}
const fn path(name: &'static str, shared: &'static str) -> Parameter {
    Parameter { name, place: In::Path, kind: "string", shared }
}

pub const NAME: Parameter = path("name", "");
pub const NAMESPACE: Parameter = path("namespace", "namespace-vgWSWtn3");
pub const PATH: Parameter = path("path", "path-z6Ciiujn");
pub const PRETTY: Parameter = query("pretty", "string", "pretty-tJGM1-ng");
pub const DRY_RUN: Parameter = query("dryRun", "string", "");
pub const FIELD_MANAGER: Parameter = query("fieldManager", "string", "fieldManager-Qy4HdaTW");
pub const FIELD_MANAGER_PATCH: Parameter = query("fieldManager", "string", "fieldManager-7c6nTn1T");
pub const FIELD_VALIDATION: Parameter = query("fieldValidation", "string", "");
pub const FORCE: Parameter = query("force", "boolean", "force-tOGGb0Yi");

/// ListOptions.
pub const LIST: &[Parameter] = &[
    query("allowWatchBookmarks", "boolean", "allowWatchBookmarks-HC2hJt-J"),
    query("continue", "string", "continue-QfD61s0i"),
    query("fieldSelector", "string", "fieldSelector-xIcQKXFG"),
    query("labelSelector", "string", "labelSelector-5Zw57w4C"),
    query("limit", "integer", "limit-1NfNmdNH"),
    query("resourceVersion", "string", "resourceVersion-5WAnf1kx"),
    query("resourceVersionMatch", "string", "resourceVersionMatch-t8XhRHeC"),
    query("sendInitialEvents", "boolean", "sendInitialEvents-rLXlEK_k"),
    query("shardSelector", "string", "shardSelector-Kgyki_3_"),
    query("timeoutSeconds", "integer", "timeoutSeconds-yvYezaOC"),
    query("watch", "boolean", "watch-XNNPZGbK"),
];

/// DeleteOptions as parameters.
pub const DELETE: &[Parameter] = &[
    DRY_RUN,
    query("gracePeriodSeconds", "integer", "gracePeriodSeconds--K5HaBOS"),
    query(
        "ignoreStoreReadErrorWithClusterBreakingPotential",
        "boolean",
        "ignoreStoreReadErrorWithClusterBreakingPotential-QbNkfIqj",
    ),
    query("orphanDependents", "boolean", "orphanDependents-uRB25kX5"),
    query("propagationPolicy", "string", "propagationPolicy-6jk3prlO"),
];

/// v2's shared bodies: DeleteOptions and Patch.
pub const BODY_DELETE_OPTIONS: &str = "body-2Y1dVQaQ";
pub const BODY_PATCH: &str = "body-78PwaGsr";

/// Options of a connecting or reading subresource, by resource and subresource.
pub fn of_subresource(resource: &str, subresource: &str) -> &'static [Parameter] {
    const ATTACH: &[Parameter] = &[
        query("container", "string", "container-_Q-EJ3nR"),
        query("stderr", "boolean", "stderr-26jJhFUR"),
        query("stdin", "boolean", "stdin-sEFnN3IS"),
        query("stdout", "boolean", "stdout-005YMKE6"),
        query("tty", "boolean", "tty-g7MlET_l"),
    ];
    const EXEC: &[Parameter] = &[
        query("command", "string", "command-Py3eQybp"),
        query("container", "string", "container-i5dOmRiM"),
        query("stderr", "boolean", "stderr-W_1TNlWc"),
        query("stdin", "boolean", "stdin-PSzNhyUC"),
        query("stdout", "boolean", "stdout--EZLRwV1"),
        query("tty", "boolean", "tty-s0flW37O"),
    ];
    const LOG: &[Parameter] = &[
        query("container", "string", "container-1GeXxFDC"),
        query("follow", "boolean", "follow-9OIXh_2R"),
        query("insecureSkipTLSVerifyBackend", "boolean", "insecureSkipTLSVerifyBackend-gM00jVbe"),
        query("limitBytes", "integer", "limitBytes-zwd1RXuc"),
        query("previous", "boolean", "previous-1jxDPu3y"),
        query("sinceSeconds", "integer", "sinceSeconds-vE2NLdnP"),
        query("stream", "string", "stream-l-48cgXv"),
        query("tailLines", "integer", "tailLines-9xQLWHMV"),
        query("timestamps", "boolean", "timestamps-c17fW1w_"),
    ];
    const PORT_FORWARD: &[Parameter] = &[query("ports", "integer", "ports-91KROJmm")];
    const NODE_PROXY: &[Parameter] = &[query("path", "string", "path-rFDtV0x9")];
    const POD_PROXY: &[Parameter] = &[query("path", "string", "path-oPbzgLUj")];
    const SERVICE_PROXY: &[Parameter] = &[query("path", "string", "path-QCf0eosM")];
    match (resource, subresource) {
        ("pods", "attach") => ATTACH,
        ("pods", "exec") => EXEC,
        ("pods", "log") => LOG,
        ("pods", "portforward") => PORT_FORWARD,
        ("nodes", "proxy") => NODE_PROXY,
        ("pods", "proxy") => POD_PROXY,
        ("services", "proxy") => SERVICE_PROXY,
        _ => &[],
    }
}

/// Every parameter that v2 shares.
pub fn shared() -> impl Iterator<Item = Parameter> {
    let subresources = [
        ("pods", "attach"),
        ("pods", "exec"),
        ("pods", "log"),
        ("pods", "portforward"),
        ("nodes", "proxy"),
        ("pods", "proxy"),
        ("services", "proxy"),
    ];
    [NAMESPACE, PATH, PRETTY, FIELD_MANAGER, FIELD_MANAGER_PATCH, FORCE]
        .into_iter()
        .chain(LIST.iter().copied())
        .chain(DELETE.iter().copied())
        .chain(subresources.into_iter().flat_map(|(r, s)| of_subresource(r, s).iter().copied()))
        .filter(|parameter| !parameter.shared.is_empty())
}
