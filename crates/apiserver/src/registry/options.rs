//! Options of requests: read from the query (or the body of a delete) and
//! checked with upstream's texts.
//!
//! Upstream followed: `apimachinery/pkg/apis/meta/v1/validation`,
//! `apimachinery/pkg/apis/meta/internalversion/validation`.

use apimachinery::{ErrorList, FieldError, GroupKind, Path, Status, Value, json};
use codec::FieldValidation;
use storage::ResourceVersionMatch;

use crate::query::Query;

const META_GROUP: &str = "meta.k8s.io";

fn invalid(kind: &str, errors: ErrorList) -> Result<(), Status> {
    if errors.is_empty() { Ok(()) } else { Err(Status::invalid(&GroupKind::new(META_GROUP, kind), "", &errors)) }
}

/// Options of create, update and patch.
#[derive(Debug, Clone, Default)]
pub struct WriteOptions {
    pub dry_run: bool,
    pub field_manager: String,
    pub field_validation: FieldValidation,
    /// Patch only.
    pub force: Option<bool>,
    /// As CreateOptions, UpdateOptions or PatchOptions for admission and audit.
    pub object: Value,
}

fn check_dry_run(values: &[String], errors: &mut ErrorList) {
    if values.iter().any(|v| v != "All") {
        errors.push(FieldError::not_supported(&Path::new("dryRun"), &json!(values), &["All"]));
    }
}

/// Upstream's `ValidateFieldManager`.
pub fn check_field_manager(manager: &str, path: &Path, errors: &mut ErrorList) {
    if manager.len() > 128 {
        errors.push(FieldError::too_long(path, 128));
    }
    // Upstream counts characters, not bytes.
    if let Some((at, bad)) = manager.chars().enumerate().find(|(_, c)| c.is_control()) {
        let why = format!("invalid character U+{:04X} (at position {at})", u32::from(bad));
        errors.push(FieldError::invalid(path, &json!(manager), why));
    }
}

impl WriteOptions {
    /// `kind`: `CreateOptions`, `UpdateOptions` or `PatchOptions`; `apply`: an apply patch.
    pub fn read(query: &Query, kind: &str, apply: bool) -> Result<Self, Status> {
        let dry_run: Vec<String> = query.all("dryRun").map(str::to_owned).collect();
        let field_manager = query.text("fieldManager");
        let validation = query.text("fieldValidation");
        let force = if kind == "PatchOptions" { query.flag("force") } else { None };
        let mut errors = ErrorList::new();
        if kind == "PatchOptions" {
            if apply {
                if field_manager.is_empty() {
                    errors.push(FieldError::required(&Path::new("fieldManager"), "is required for apply patch"));
                }
            } else if force.is_some() {
                errors.push(FieldError::forbidden(&Path::new("force"), "may not be specified for non-apply patch"));
            }
        }
        check_field_manager(&field_manager, &Path::new("fieldManager"), &mut errors);
        check_dry_run(&dry_run, &mut errors);
        let parsed = FieldValidation::parse(&validation);
        if parsed.is_none() {
            errors.push(FieldError::not_supported(
                &Path::new("fieldValidation"),
                &json!(validation),
                &["", "Ignore", "Strict", "Warn"],
            ));
        }
        invalid(kind, errors)?;
        let mut object = json!({"kind": kind, "apiVersion": "meta.k8s.io/v1"});
        if !dry_run.is_empty() {
            object["dryRun"] = json!(dry_run);
        }
        if !field_manager.is_empty() {
            object["fieldManager"] = json!(field_manager);
        }
        if !validation.is_empty() {
            object["fieldValidation"] = json!(validation);
        }
        if let Some(force) = force {
            object["force"] = json!(force);
        }
        Ok(WriteOptions {
            dry_run: !dry_run.is_empty(),
            field_manager,
            field_validation: parsed.unwrap_or_default(),
            force,
            object,
        })
    }

    /// The field manager, or the program's name in its `User-Agent`.
    pub fn manager(&self, user_agent: &str) -> String {
        if !self.field_manager.is_empty() {
            return self.field_manager.clone();
        }
        prefix_of_agent(user_agent)
    }
}

/// Upstream's `prefixFromUserAgent`: up to the first slash, printable, 128 bytes.
fn prefix_of_agent(agent: &str) -> String {
    let prefix = agent.split('/').next().unwrap_or_default();
    let mut out = String::new();
    for c in prefix.chars() {
        if c.is_control() {
            continue;
        }
        if out.len() + c.len_utf8() > 128 {
            break;
        }
        out.push(c);
    }
    out
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Propagation {
    Orphan,
    Background,
    Foreground,
}

#[derive(Debug, Clone, Default)]
pub struct DeleteOptions {
    pub grace_period_seconds: Option<i64>,
    pub uid: Option<String>,
    pub resource_version: Option<String>,
    pub orphan_dependents: Option<bool>,
    pub propagation: Option<Propagation>,
    pub dry_run: bool,
    pub object: Value,
}

impl DeleteOptions {
    /// From the query alone.
    pub fn read(query: &Query) -> Result<Self, Status> {
        let mut object = json!({"kind": "DeleteOptions", "apiVersion": "meta.k8s.io/v1"});
        if let Some(grace) = query.int("gracePeriodSeconds").map_err(Status::bad_request)? {
            object["gracePeriodSeconds"] = json!(grace);
        }
        if let Some(orphan) = query.flag("orphanDependents") {
            object["orphanDependents"] = json!(orphan);
        }
        if let Some(policy) = query.get("propagationPolicy") {
            object["propagationPolicy"] = json!(policy);
        }
        let dry_run: Vec<&str> = query.all("dryRun").collect();
        if !dry_run.is_empty() {
            object["dryRun"] = json!(dry_run);
        }
        Self::from_object(object)
    }

    /// From a decoded DeleteOptions object.
    pub fn from_object(object: Value) -> Result<Self, Status> {
        let text = |value: &Value| value.as_str().map(str::to_owned);
        let dry_run: Vec<String> =
            object["dryRun"].as_array().map(|list| list.iter().filter_map(text).collect()).unwrap_or_default();
        let policy = text(&object["propagationPolicy"]);
        let orphan_dependents = object["orphanDependents"].as_bool();
        let mut errors = ErrorList::new();
        let path = Path::new("propagationPolicy");
        if let (Some(policy), Some(_)) = (&policy, orphan_dependents) {
            errors.push(FieldError::invalid(
                &path,
                &json!(policy),
                "orphanDependents and deletionPropagation cannot be both set",
            ));
        }
        let propagation = match policy.as_deref() {
            None => None,
            Some("Orphan") => Some(Propagation::Orphan),
            Some("Background") => Some(Propagation::Background),
            Some("Foreground") => Some(Propagation::Foreground),
            Some(other) => {
                errors.push(FieldError::not_supported(
                    &path,
                    &json!(other),
                    &["Foreground", "Background", "Orphan", "nil"],
                ));
                None
            }
        };
        check_dry_run(&dry_run, &mut errors);
        invalid("DeleteOptions", errors)?;
        let preconditions = &object["preconditions"];
        Ok(DeleteOptions {
            grace_period_seconds: object["gracePeriodSeconds"].as_i64(),
            uid: text(&preconditions["uid"]),
            resource_version: text(&preconditions["resourceVersion"]),
            orphan_dependents,
            propagation,
            dry_run: !dry_run.is_empty(),
            object,
        })
    }
}

#[derive(Debug, Clone, Default)]
pub struct ListOptions {
    pub label_selector: String,
    pub field_selector: String,
    pub watch: bool,
    pub allow_watch_bookmarks: bool,
    pub resource_version: String,
    pub resource_version_match: ResourceVersionMatch,
    pub timeout_seconds: Option<i64>,
    pub limit: i64,
    pub continue_token: String,
    pub send_initial_events: Option<bool>,
}

impl ListOptions {
    pub fn read(query: &Query, force_watch: bool) -> Result<Self, Status> {
        let bad = Status::bad_request;
        let watch = force_watch || query.flag("watch").unwrap_or(false);
        let matching = query.text("resourceVersionMatch");
        let options = ListOptions {
            label_selector: query.text("labelSelector"),
            field_selector: query.text("fieldSelector"),
            watch,
            allow_watch_bookmarks: query.flag("allowWatchBookmarks").unwrap_or(false),
            resource_version: query.text("resourceVersion"),
            resource_version_match: match matching.as_str() {
                "Exact" => ResourceVersionMatch::Exact,
                "NotOlderThan" => ResourceVersionMatch::NotOlderThan,
                _ => ResourceVersionMatch::Unset,
            },
            timeout_seconds: query.int("timeoutSeconds").map_err(bad)?,
            limit: query.int("limit").map_err(bad)?.unwrap_or(0),
            continue_token: query.text("continue"),
            send_initial_events: query.flag("sendInitialEvents"),
        };
        let mut errors = ErrorList::new();
        let path = Path::new("resourceVersionMatch");
        let mut forbid = |why: &str| errors.push(FieldError::forbidden(&path, why));
        if watch && query.flag("watch").unwrap_or(false) {
            if options.send_initial_events.is_some() && matching != "NotOlderThan" {
                forbid("sendInitialEvents requires setting resourceVersionMatch to NotOlderThan");
            }
            if !matching.is_empty() {
                if options.send_initial_events.is_none() {
                    forbid("resourceVersionMatch is forbidden for watch unless sendInitialEvents is provided");
                }
                if matching != "NotOlderThan" {
                    errors.push(FieldError::not_supported(&path, &json!(matching), &["NotOlderThan"]));
                }
                if !options.continue_token.is_empty() {
                    errors.push(FieldError::forbidden(
                        &path,
                        "resourceVersionMatch is forbidden when continue is provided",
                    ));
                }
            }
        } else {
            if !matching.is_empty() {
                if options.resource_version.is_empty() {
                    forbid("resourceVersionMatch is forbidden unless resourceVersion is provided");
                }
                if !options.continue_token.is_empty() {
                    forbid("resourceVersionMatch is forbidden when continue is provided");
                }
                if matching != "Exact" && matching != "NotOlderThan" {
                    errors.push(FieldError::not_supported(&path, &json!(matching), &["Exact", "NotOlderThan", ""]));
                } else if matching == "Exact" && options.resource_version == "0" {
                    errors.push(FieldError::forbidden(
                        &path,
                        "resourceVersionMatch \"exact\" is forbidden for resourceVersion \"0\"",
                    ));
                }
            }
            if options.send_initial_events.is_some() {
                errors.push(FieldError::forbidden(
                    &Path::new("sendInitialEvents"),
                    "sendInitialEvents is forbidden for list",
                ));
            }
        }
        invalid("ListOptions", errors)?;
        Ok(options)
    }

    /// The resource version as a number, `None` when absent; the error is
    /// upstream's field error text.
    pub fn revision(&self) -> Result<Option<u64>, String> {
        parse_resource_version(&self.resource_version)
    }
}

/// `APIObjectVersioner.ParseResourceVersion`.
pub fn parse_resource_version(text: &str) -> Result<Option<u64>, String> {
    if text.is_empty() {
        return Ok(None);
    }
    let quoted = apimachinery::field::quote(text);
    let shown =
        |why: &str| format!("resourceVersion: Invalid value: {quoted}: strconv.ParseUint: parsing {quoted}: {why}");
    if !text.bytes().all(|b| b.is_ascii_digit()) {
        return Err(shown("invalid syntax"));
    }
    text.parse().map(Some).map_err(|_| shown("value out of range"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_upstreams() {
        let status = WriteOptions::read(&Query::parse("dryRun=yes"), "CreateOptions", false).expect_err("refused");
        assert_eq!(
            status.message,
            r#"CreateOptions.meta.k8s.io "" is invalid: dryRun: Unsupported value: ["yes"]: supported values: "All""#
        );
        assert_eq!(
            parse_resource_version("abc").expect_err("no number"),
            r#"resourceVersion: Invalid value: "abc": strconv.ParseUint: parsing "abc": invalid syntax"#
        );
        assert_eq!(prefix_of_agent("kubectl/v1.37.1 (linux/amd64)"), "kubectl");
    }
}
