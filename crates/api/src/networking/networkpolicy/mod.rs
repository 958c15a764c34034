//! NetworkPolicy: who may talk to pods.
//!
//! Upstream followed: pkg/registry/networking/networkpolicy.

pub mod validation;

use apimachinery::{ErrorList, Value};

use crate::edit::Fields;
use crate::lifecycle::{Lifecycle, SPEC_ONLY};
use crate::networking::columns;
use crate::strategy::{Context, Row, Strategy};
use crate::warnings;
use apimachinery::Path;

const LIFECYCLE: Lifecycle = SPEC_ONLY;

/// The strategy of NetworkPolicy.
pub struct NetworkPolicy;

impl Strategy for NetworkPolicy {
    fn prepare_for_create(&self, _context: &Context, object: &mut Value) {
        LIFECYCLE.create(object);
    }
    fn prepare_for_update(&self, context: &Context, object: &mut Value, old: &Value) {
        LIFECYCLE.update(context, object, old);
    }
    fn validate(&self, context: &Context, object: &Value) -> ErrorList {
        validation::validate(context, object)
    }
    fn validate_update(&self, context: &Context, object: &Value, old: &Value) -> ErrorList {
        validation::validate_update(context, object, old)
    }
    fn warnings_on_create(&self, _context: &Context, object: &Value) -> Vec<String> {
        block_warnings(object)
    }
    fn warnings_on_update(&self, _context: &Context, object: &Value, _old: &Value) -> Vec<String> {
        block_warnings(object)
    }
    fn row(&self, _version: &str, object: &Value, now: i64) -> Row {
        columns::network_policy(object, now).into()
    }
}

fn block_warnings(object: &Value) -> Vec<String> {
    let mut out = Vec::new();
    for (direction, peers) in [("ingress", "from"), ("egress", "to")] {
        for (index, rule) in object["spec"].list(direction).iter().enumerate() {
            for (position, peer) in rule.list(peers).iter().enumerate() {
                let block = peer.at("ipBlock");
                if !block.is_object() {
                    continue;
                }
                let path =
                    Path::new("spec").child(direction).index(index).child(peers).index(position).child("ipBlock");
                out.extend(warnings::cidr(&path.child("cidr"), block.text("cidr")));
                for (number, except) in block.list("except").iter().enumerate() {
                    out.extend(warnings::cidr(&path.child("except").index(number), except.as_str().unwrap_or("")));
                }
            }
        }
    }
    out
}
