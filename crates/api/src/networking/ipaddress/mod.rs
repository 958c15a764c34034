//! IPAddress: an address in use.
//!
//! Upstream followed: pkg/registry/networking/ipaddress.

pub mod validation;

use apimachinery::{ErrorList, Value};

use crate::networking::columns;
use crate::strategy::{Context, Row, Strategy};

/// The strategy of IPAddress.
pub struct IPAddress;

impl Strategy for IPAddress {
    fn validate(&self, context: &Context, object: &Value) -> ErrorList {
        validation::validate(context, object)
    }
    fn validate_update(&self, context: &Context, object: &Value, old: &Value) -> ErrorList {
        validation::validate_update(context, object, old)
    }
    fn row(&self, _version: &str, object: &Value, now: i64) -> Row {
        columns::ip_address(object, now).into()
    }
}
