//! Event: events.k8s.io form of core events; stored as those.
//!
//! Upstream followed: pkg/registry/core/event.

pub mod validation;

use apimachinery::{ErrorList, Value};

use crate::core::event;
use crate::strategy::{Context, Row, Strategy};

/// The strategy of Event.
pub struct Event;

impl Strategy for Event {
    fn validate(&self, context: &Context, object: &Value) -> ErrorList {
        validation::validate(context, object)
    }
    fn validate_update(&self, context: &Context, object: &Value, old: &Value) -> ErrorList {
        validation::validate_update(context, object, old)
    }
    fn allow_create_on_update(&self) -> bool {
        true
    }
    fn collectable(&self) -> bool {
        false
    }
    fn selectable_fields(&self, object: &Value) -> Vec<(&'static str, String)> {
        event::selectable_fields(&core_form(object), &event::REGARDING_NAMES)
    }
    fn row(&self, _version: &str, object: &Value, now: i64) -> Row {
        event::columns::cells(&core_form(object), now).into()
    }
}

pub(crate) fn core_form(object: &Value) -> std::borrow::Cow<'_, Value> {
    if object["apiVersion"] == "v1" {
        return std::borrow::Cow::Borrowed(object);
    }
    let mut core = object.clone();
    crate::convert::event_to_core(&mut core);
    std::borrow::Cow::Owned(core)
}
