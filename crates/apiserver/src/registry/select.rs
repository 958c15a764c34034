//! Selectors of a request as a predicate over cache entries.

use std::sync::Arc;

use apimachinery::{Status, fields, labels};
use storage::{Entry, Predicate, Scope};

use super::options::ListOptions;
use crate::serving::Served;

struct EntryLabels<'a>(&'a Entry);

impl labels::Labels for EntryLabels<'_> {
    fn get(&self, key: &str) -> Option<&str> {
        self.0.label(key)
    }
}

/// Which objects a list or a watch is about.
pub struct Selection {
    pub scope: Scope,
    pub predicate: Predicate,
}

/// The name an entry has a selectable field under, whatever group asks for it.
fn stored_name(group: &str, name: &str) -> String {
    match (group, name) {
        ("", "spec.host") => "spec.nodeName".to_owned(),
        ("events.k8s.io", "reportingController") => "reportingComponent".to_owned(),
        ("events.k8s.io", _) => match name.strip_prefix("regarding.") {
            Some(field) => format!("involvedObject.{field}"),
            None => name.to_owned(),
        },
        _ => name.to_owned(),
    }
}

/// Reads and checks the selectors; `name`: the object named by the path.
pub fn selection(
    served: &Served,
    namespace: &str,
    name: Option<&str>,
    options: &ListOptions,
) -> Result<Selection, Status> {
    let label = labels::Selector::parse(&options.label_selector).map_err(Status::bad_request)?;
    let mut field = fields::Selector::parse(&options.field_selector).map_err(Status::bad_request)?;
    field
        .transform(|name, value| {
            if served.field_selectors.iter().any(|known| known == name) {
                Ok((stored_name(&served.gvk.group, name), value.to_owned()))
            } else {
                Err(served.bad_field_selector.replace("no.such", name))
            }
        })
        .map_err(Status::bad_request)?;
    if let Some(name) = name {
        if !field.is_empty() {
            if field.requires_exact_match("metadata.name") != Some(name) {
                return Err(Status::bad_request("fieldSelector metadata.name doesn't match requested name"));
            }
        } else {
            field = fields::Selector::parse(&format!("metadata.name={}", fields::escape(name)))
                .map_err(Status::bad_request)?;
        }
    }
    let scope = Scope {
        namespace: (served.namespaced && !namespace.is_empty()).then(|| namespace.to_owned()),
        name: field.requires_exact_match("metadata.name").map(str::to_owned),
    };
    let exact_fields =
        field.requirements.iter().filter(|r| !r.negated).map(|r| (r.field.clone(), r.value.clone())).collect();
    let predicate = if label.is_empty() && field.is_empty() {
        Predicate::default()
    } else {
        let matches =
            move |entry: &Entry| label.matches(&EntryLabels(entry)) && field.matches(|name| entry.field(name));
        Predicate { matches: Some(Arc::new(matches)), exact_fields }
    };
    Ok(Selection { scope, predicate })
}
