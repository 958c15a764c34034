//! Endpoints: addresses behind a service, the older form.
//!
//! Upstream followed: pkg/registry/core/endpoint.

pub mod columns;
pub mod defaults;
pub mod validation;

use apimachinery::{ErrorList, Value};

use crate::edit::Fields;
use crate::strategy::{Context, Row, Strategy};
use crate::warnings;
use apimachinery::Path;

/// The strategy of Endpoints.
pub struct Endpoints;

impl Strategy for Endpoints {
    fn validate(&self, context: &Context, object: &Value) -> ErrorList {
        validation::validate(context, object)
    }
    fn validate_update(&self, context: &Context, object: &Value, old: &Value) -> ErrorList {
        validation::validate_update(context, object, old)
    }
    fn warnings_on_create(&self, _context: &Context, object: &Value) -> Vec<String> {
        address_warnings(object)
    }
    fn warnings_on_update(&self, _context: &Context, object: &Value, _old: &Value) -> Vec<String> {
        address_warnings(object)
    }
    fn allow_create_on_update(&self) -> bool {
        true
    }
    fn row(&self, _version: &str, object: &Value, now: i64) -> Row {
        columns::cells(object, now).into()
    }
}

/// Set on what the endpoints controller writes; it is not warned.
const MANAGED_BY: &str = "endpoints.kubernetes.io/managed-by";

fn address_warnings(object: &Value) -> Vec<String> {
    if object.at("metadata.labels").text(MANAGED_BY) == "endpoint-controller" {
        return Vec::new();
    }
    let mut out = Vec::new();
    for (index, subset) in object.list("subsets").iter().enumerate() {
        for key in ["addresses", "notReadyAddresses"] {
            for (position, address) in subset.list(key).iter().enumerate() {
                let path = Path::new("subsets").index(index).child(key).index(position).child("ip");
                out.extend(warnings::ip(&path, address.text("ip")));
            }
        }
    }
    out
}
