//! Validation of PriorityLevelConfiguration.
//!
//! Upstream followed: pkg/apis/flowcontrol/validation, apiserver's bootstrap objects.

use apimachinery::{ErrorList, FieldError, Path, Value};
use serde_json::json;

use crate::Context;
use crate::flowcontrol::rules::conditions;
use crate::validation::declarative::{self, Config};
use crate::validation::internal;
use crate::validation::meta::{Cluster, object_meta};
use crate::validation::names;
use crate::validation::push::{Named, Push, shown};
use crate::validation::value::Get;

const TYPE: &str = "api.flowcontrol.v1.PriorityLevelConfiguration";
const PRESERVE_ZERO: &str = "flowcontrol.k8s.io/v1beta3-preserve-zero-concurrency-shares";
const QUEUES_MAX: i64 = 10_000_000;
const HASH_BITS: f64 = 60.0;
const NOT_NEGATIVE: &str = "must be a non-negative integer";

/// Problems of a new object, in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    declarative::finish(TYPE, whole(object, context.version), object, None, &Config::default())
}

/// Problems of an update of `old` to `object`, dispatched on `context.subresource`.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let mut out = ErrorList::new();
    if context.subresource == "status" {
        conditions(&mut out, object.at("status"));
    } else {
        out.extend(whole(object, context.version));
    }
    declarative::finish(TYPE, out, object, Some(old), &Config::default())
}

fn covered(out: &mut ErrorList, error: FieldError) {
    out.add(error.covered());
}

fn whole(object: &Value, version: &str) -> ErrorList {
    let mut out = object_meta(object, Cluster, names::dns_subdomain);
    if object.at("metadata").map("annotations").contains_key(PRESERVE_ZERO) {
        let at = Path::new("metadata").child("annotations");
        out.forbidden(&at, format!("annotation '{PRESERVE_ZERO}' is forbidden"));
    }
    let (name, spec, path) = (object.at("metadata").s("name"), object.at("spec"), Path::new("spec"));
    let kind = spec.s("type");
    if (name == "exempt") != (kind == "Exempt") {
        let detail = "must be 'Exempt' if and only if `name` is 'exempt'";
        out.invalid(&path.child("type"), Named(kind), detail);
    }
    match kind {
        "Exempt" => {
            if spec.has("limited") {
                let detail = "must be nil if the type is not Limited";
                covered(&mut out, FieldError::forbidden(&path.child("limited"), detail));
            }
            let (exempt, at) = (spec.at("exempt"), path.child("exempt"));
            if let Some(shares) = exempt.opt_int("nominalConcurrencyShares").filter(|shares| *shares < 0) {
                out.invalid(&at.child("nominalConcurrencyShares"), shares, NOT_NEGATIVE);
            }
            lendable(&mut out, exempt, &at);
        }
        "Limited" => {
            if spec.has("exempt") {
                let detail = "must be nil if the type is Limited";
                covered(&mut out, FieldError::forbidden(&path.child("exempt"), detail));
            }
            match spec.opt("limited") {
                Some(limited) => self::limited(&mut out, limited, version, &path.child("limited")),
                None => {
                    let detail = "must not be empty when type is Limited";
                    out.required_unless_declared(&path.child("limited"), detail);
                }
            }
        }
        "" => out.required_unless_declared(&path.child("type"), ""),
        other => out.unsupported(&path.child("type"), Named(other), &["Exempt", "Limited"]),
    }
    mandatory(&mut out, name, spec, &path);
    conditions(&mut out, object.at("status"));
    out
}

/// The levels that always are have fixed specs.
fn mandatory(out: &mut ErrorList, name: &str, spec: &Value, path: &Path) {
    let ty = "flowcontrol.PriorityLevelConfigurationSpec";
    let fixed = match name {
        "exempt" => json!({"type": "Exempt", "exempt": spec.at("exempt")}),
        "catch-all" => json!({"type": "Limited", "limited": {
            "nominalConcurrencyShares": 5, "lendablePercent": 0, "limitResponse": {"type": "Reject"}}}),
        _ => return,
    };
    if !internal::same(ty, &fixed, spec) {
        let but = if name == "exempt" { " except the 'spec.exempt' field" } else { "" };
        out.invalid(path, shown(ty, spec), format!("spec of '{name}'{but} must equal the fixed value"));
    }
}

fn lendable(out: &mut ErrorList, of: &Value, path: &Path) {
    if let Some(percent) = of.opt_int("lendablePercent").filter(|percent| !(0..=100).contains(percent)) {
        out.invalid(&path.child("lendablePercent"), percent, "must be between 0 and 100, inclusive");
    }
}

fn limited(out: &mut ErrorList, limited: &Value, version: &str, path: &Path) {
    let shares = limited.int("nominalConcurrencyShares");
    if shares < 0 {
        let old = version.ends_with("/v1beta1") || version.ends_with("/v1beta2");
        let field = if old { "assuredConcurrencyShares" } else { "nominalConcurrencyShares" };
        out.invalid(&path.child(field), shares, NOT_NEGATIVE);
    }
    let (response, at) = (limited.at("limitResponse"), path.child("limitResponse"));
    let queuing_at = at.child("queuing");
    match (response.s("type"), response.opt("queuing")) {
        ("Reject", Some(_)) => {
            let detail = "must be nil if limited.limitResponse.type is not Limited";
            covered(out, FieldError::forbidden(&queuing_at, detail));
        }
        ("Reject", None) => {}
        ("Queue", None) => {
            let detail = "must not be empty if limited.limitResponse.type is Limited";
            out.required_unless_declared(&queuing_at, detail);
        }
        ("Queue", Some(queuing)) => self::queuing(out, queuing, &queuing_at),
        ("", _) => out.required_unless_declared(&at.child("type"), ""),
        (other, _) => out.unsupported(&at.child("type"), Named(other), &["Queue", "Reject"]),
    }
    lendable(out, limited, path);
    if let Some(percent) = limited.opt_int("borrowingLimitPercent").filter(|percent| *percent < 0) {
        let detail = "if specified, must be a non-negative integer";
        out.invalid(&path.child("borrowingLimitPercent"), percent, detail);
    }
}

fn queuing(out: &mut ErrorList, queuing: &Value, path: &Path) {
    let length = queuing.int("queueLengthLimit");
    if length <= 0 {
        out.invalid(&path.child("queueLengthLimit"), length, "must be positive");
    }
    let queues = queuing.int("queues");
    if queues <= 0 {
        out.invalid(&path.child("queues"), queues, "must be positive");
    } else if queues > QUEUES_MAX {
        out.invalid(&path.child("queues"), queues, format!("must not be greater than {QUEUES_MAX}"));
    }
    let (hand, at) = (queuing.int("handSize"), path.child("handSize"));
    if hand <= 0 {
        out.invalid(&at, hand, "must be positive");
    } else if hand > queues {
        out.invalid(&at, hand, format!("should not be greater than queues ({queues})"));
    } else if ((queues as f64).log2() * hand as f64).ceil() > HASH_BITS {
        let detail = format!(
            "required entropy bits of deckSize {queues} and handSize {hand} should not be greater than {HASH_BITS}"
        );
        out.invalid(&at, hand, detail);
    }
}
