//! Validation of ValidatingAdmissionPolicy.
//!
//! Upstream followed: pkg/apis/admissionregistration/validation.

use apimachinery::{ErrorList, Path, Value};

use crate::Context;
use crate::admissionregistration::expressions::{Compiler, Known};
use crate::admissionregistration::policies::{policy, stored};
use crate::admissionregistration::rules::static_suffix;
use crate::validation::declarative::{self, Config};
use crate::validation::meta::{Cluster, conditions, object_meta_plain};
use crate::validation::names;
use crate::validation::push::{Named, Push, shown};
use crate::validation::selectors;
use crate::validation::value::Get;

const TYPE: &str = "api.admissionregistration.v1.ValidatingAdmissionPolicy";
const REASONS: &[&str] = &["Forbidden", "Invalid", "RequestEntityTooLarge"];
const ANNOTATIONS_MAX: usize = 20;
const EXPRESSION_MAX: usize = 5 << 10;

/// Problems of a new object, in upstream's order.
pub fn validate(context: &Context, object: &Value) -> ErrorList {
    let _ = context;
    let mut out = whole(object, None);
    static_suffix(&mut out, object);
    declarative::finish(TYPE, out, object, None, &Config::default())
}

/// Problems of an update of `old` to `object`, dispatched on `context.subresource`.
pub fn validate_update(context: &Context, object: &Value, old: &Value) -> ErrorList {
    let out = match context.subresource {
        "status" => status(object.at("status")),
        _ => whole(object, Some(old)),
    };
    declarative::finish(TYPE, out, object, Some(old), &Config::default())
}

fn whole(object: &Value, old: Option<&Value>) -> ErrorList {
    let mut out = object_meta_plain(object, Cluster, names::dns_subdomain);
    let compiler = policy(&mut out, object, old, false);
    let (spec, path) = (object.at("spec"), Path::new("spec"));
    let (validations, annotations) = (spec.list("validations"), spec.list("auditAnnotations"));
    if validations.is_empty() && annotations.is_empty() {
        for field in ["validations", "auditAnnotations"] {
            let detail = "validations or auditAnnotations must contain at least one item";
            out.required(&path.child(field), detail);
        }
        return out;
    }
    let known = stored(old, "validations", "expression");
    let known_messages = stored(old, "validations", "messageExpression");
    for (i, validation) in validations.iter().enumerate() {
        let at = path.child("validations").index(i);
        self::validation(&mut out, validation, &compiler, (&known, &known_messages), &at);
    }
    let at = path.child("auditAnnotations");
    if annotations.len() > ANNOTATIONS_MAX {
        let whole = shown("[]admissionregistration.AuditAnnotation", spec.at("auditAnnotations"));
        out.invalid(&at, whole, format!("must not have more than {ANNOTATIONS_MAX} auditAnnotations"));
    }
    let name = object.at("metadata").s("name");
    let known = stored(old, "auditAnnotations", "valueExpression");
    for (i, annotation) in annotations.iter().enumerate() {
        audit_annotation(&mut out, annotation, name, &at.index(i), |out, text, at| {
            compiler.annotation(out, text, &known, at);
        });
        let key = annotation.s("key");
        if annotations[..i].iter().any(|other| other.s("key") == key) {
            out.duplicate(&at.index(i).child("key"), key);
        }
    }
    out
}

fn validation(
    out: &mut ErrorList,
    validation: &Value,
    compiler: &Compiler,
    (known, known_messages): (&Known, &Known),
    path: &Path,
) {
    let expression = validation.s("expression");
    if expression.trim().is_empty() {
        out.required(&path.child("expression"), "expression is not specified");
    } else {
        compiler.condition(out, expression, known, &path.child("expression"));
    }
    for field in ["messageExpression", "message"] {
        let value = validation.s(field);
        if !value.is_empty() && value.trim().is_empty() {
            out.invalid(&path.child(field), value, "must be non-empty if specified");
        } else if field == "messageExpression" && !value.is_empty() {
            compiler.message(out, value, known_messages, &path.child(field));
        } else if field == "message" && value.trim().contains(['\n', '\r']) {
            out.invalid(&path.child(field), value, "must not contain line breaks");
        }
    }
    if let Some(reason) = validation.opt_s("reason").filter(|reason| !REASONS.contains(reason)) {
        out.unsupported(&path.child("reason"), Named(reason), REASONS);
    }
}

fn audit_annotation(
    out: &mut ErrorList,
    annotation: &Value,
    name: &str,
    path: &Path,
    compile: impl Fn(&mut ErrorList, &str, &Path),
) {
    let (key, at) = (annotation.s("key"), path.child("key"));
    if name.is_empty() {
        out.invalid(&at, key, "requires metadata.name be non-empty");
    } else {
        selectors::qualified_name(out, &format!("{name}/{key}"), &at);
    }
    let (text, at) = (annotation.s("valueExpression"), path.child("valueExpression"));
    let expression = text.trim();
    if expression.is_empty() {
        out.required(&at, "valueExpression is not specified");
    } else if expression.len() > EXPRESSION_MAX {
        out.required(&at, &format!("must not exceed {EXPRESSION_MAX} bytes in length"));
    } else {
        compile(out, text, &at);
    }
}

fn status(status: &Value) -> ErrorList {
    let mut out = ErrorList::new();
    let path = Path::new("status");
    let at = path.child("typeChecking").child("expressionWarnings");
    for (i, warning) in status.at("typeChecking").list("expressionWarnings").iter().enumerate() {
        if warning.s("warning").is_empty() {
            out.required(&at.index(i).child("warning"), "");
        }
        if warning.s("fieldRef").trim().is_empty() {
            out.required(&at.index(i).child("fieldRef"), "");
        }
    }
    conditions(&mut out, status.list("conditions"), &path.child("conditions"));
    out
}
