//! Options of requests, as typed forms of upstream's `metav1.*Options`.

use serde::Serialize;
use serde_json::Value;

/// Query of a list, of a watch and of deletecollection. Empty texts are not sent.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct ListOptions {
    pub label_selector: String,
    pub field_selector: String,
    pub resource_version: String,
    /// `Exact`, `NotOlderThan` or empty.
    pub resource_version_match: String,
    /// 0 is no limit.
    pub limit: u32,
    pub continue_token: String,
    /// Seconds after which the server ends a watch (or gives up on a list).
    pub timeout_seconds: Option<u64>,
    pub allow_watch_bookmarks: bool,
    pub send_initial_events: Option<bool>,
    /// Not a query: ask for type and metadata only (`PartialObjectMetadata`).
    pub metadata_only: bool,
}

impl ListOptions {
    pub fn labels(selector: impl Into<String>) -> Self {
        ListOptions { label_selector: selector.into(), ..Default::default() }
    }
    pub fn fields(selector: impl Into<String>) -> Self {
        ListOptions { field_selector: selector.into(), ..Default::default() }
    }

    /// In the alphabetical order in which Go's `url.Values` encodes.
    pub fn query(&self) -> Vec<(&'static str, String)> {
        let mut out = Vec::new();
        if self.allow_watch_bookmarks {
            out.push(("allowWatchBookmarks", "true".to_owned()));
        }
        for (name, value) in [("continue", &self.continue_token), ("fieldSelector", &self.field_selector)] {
            if !value.is_empty() {
                out.push((name, value.clone()));
            }
        }
        if !self.label_selector.is_empty() {
            out.push(("labelSelector", self.label_selector.clone()));
        }
        if self.limit > 0 {
            out.push(("limit", self.limit.to_string()));
        }
        for (name, value) in
            [("resourceVersion", &self.resource_version), ("resourceVersionMatch", &self.resource_version_match)]
        {
            if !value.is_empty() {
                out.push((name, value.clone()));
            }
        }
        if let Some(send) = self.send_initial_events {
            out.push(("sendInitialEvents", send.to_string()));
        }
        if let Some(seconds) = self.timeout_seconds {
            out.push(("timeoutSeconds", seconds.to_string()));
        }
        out
    }
}

/// Options of create, update and patch.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct WriteOptions {
    pub dry_run: bool,
    /// Empty: the server takes the user agent's first part.
    pub field_manager: String,
    /// `Ignore`, `Warn`, `Strict` or empty.
    pub field_validation: String,
}

impl WriteOptions {
    pub fn manager(name: impl Into<String>) -> Self {
        WriteOptions { field_manager: name.into(), ..Default::default() }
    }
    pub fn query(&self) -> Vec<(&'static str, String)> {
        let mut out = Vec::new();
        if self.dry_run {
            out.push(("dryRun", "All".to_owned()));
        }
        if !self.field_manager.is_empty() {
            out.push(("fieldManager", self.field_manager.clone()));
        }
        if !self.field_validation.is_empty() {
            out.push(("fieldValidation", self.field_validation.clone()));
        }
        out
    }
}

/// A patch and its type.
#[derive(Debug, Clone, PartialEq)]
pub enum Patch {
    /// RFC 6902, a list of operations.
    Json(Value),
    /// RFC 7386.
    Merge(Value),
    Strategic(Value),
    /// Server-side apply; the field manager in the options is required.
    Apply {
        object: Value,
        force: bool,
    },
}

impl Patch {
    pub fn content_type(&self) -> &'static str {
        match self {
            Patch::Json(_) => "application/json-patch+json",
            Patch::Merge(_) => "application/merge-patch+json",
            Patch::Strategic(_) => "application/strategic-merge-patch+json",
            // JSON is YAML, which is what this type names.
            Patch::Apply { .. } => "application/apply-patch+yaml",
        }
    }
    pub fn body(&self) -> &Value {
        match self {
            Patch::Json(body) | Patch::Merge(body) | Patch::Strategic(body) => body,
            Patch::Apply { object, .. } => object,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum Propagation {
    Orphan,
    Background,
    Foreground,
}

/// `metav1.DeleteOptions`, sent as body.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct DeleteOptions {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub grace_period_seconds: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub preconditions: Option<Preconditions>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub propagation_policy: Option<Propagation>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub dry_run: Vec<String>,
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Preconditions {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub uid: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub resource_version: Option<String>,
}

impl DeleteOptions {
    /// Delete only the object with this uid.
    pub fn uid(uid: impl Into<String>) -> Self {
        DeleteOptions {
            preconditions: Some(Preconditions { uid: Some(uid.into()), resource_version: None }),
            ..Default::default()
        }
    }
    pub fn propagation(mut self, policy: Propagation) -> Self {
        self.propagation_policy = Some(policy);
        self
    }
    pub fn grace(mut self, seconds: i64) -> Self {
        self.grace_period_seconds = Some(seconds);
        self
    }
    pub fn resource_version(mut self, version: impl Into<String>) -> Self {
        self.preconditions.get_or_insert_default().resource_version = Some(version.into());
        self
    }
}

/// `PodLogOptions`.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct LogOptions {
    pub container: String,
    pub follow: bool,
    pub previous: bool,
    pub since_seconds: Option<i64>,
    pub since_time: String,
    pub timestamps: bool,
    pub tail_lines: Option<i64>,
    pub limit_bytes: Option<i64>,
}

impl LogOptions {
    pub fn query(&self) -> Vec<(&'static str, String)> {
        let mut out = Vec::new();
        if !self.container.is_empty() {
            out.push(("container", self.container.clone()));
        }
        for (name, set) in [("follow", self.follow), ("previous", self.previous), ("timestamps", self.timestamps)] {
            if set {
                out.push((name, "true".to_owned()));
            }
        }
        if !self.since_time.is_empty() {
            out.push(("sinceTime", self.since_time.clone()));
        }
        for (name, value) in
            [("sinceSeconds", self.since_seconds), ("tailLines", self.tail_lines), ("limitBytes", self.limit_bytes)]
        {
            if let Some(value) = value {
                out.push((name, value.to_string()));
            }
        }
        out
    }
}
