//! Rules shared by the kinds of dynamic resource allocation.
//!
//! CEL expressions are looked at only for their length; compiling them is not done.
//! Upstream followed: pkg/apis/resource/validation.

use apimachinery::names::is_c_identifier;
use apimachinery::{ErrorList, ErrorType, FieldError, Path, Value};

use crate::validation::meta::label_name;
use crate::validation::names;
use crate::validation::pod::volume_sources::csi_driver_name;
use crate::validation::push::{Named, Push, shown};
use crate::validation::value::Get;

const ID_MAX: usize = 32;
const EXPRESSION_MAX: usize = 10 << 10;
const BINDING_MAX: usize = 4;
const EFFECTS: &[&str] = &["NoExecute", "NoSchedule", "None"];
pub const OPAQUE_MAX: usize = 10 << 10;
pub const SELECTORS_MAX: usize = 32;
pub const CONFIG_MAX: usize = 32;

/// Marks the errors that `check` adds as said by a declarative rule too.
pub fn covered(out: &mut ErrorList, check: impl FnOnce(&mut ErrorList)) {
    let before = out.len();
    check(out);
    for error in &mut out[before..] {
        error.covered = true;
    }
}

/// Whether a list is short enough; a declarative rule says so too.
pub fn fits(out: &mut ErrorList, count: usize, max: usize, path: &Path) -> bool {
    if count > max {
        out.add(FieldError::too_many(path, count, max as i64).with_origin("maxItems").covered());
    }
    count <= max
}

/// A repeated member; a declarative rule says so too.
pub fn repeated(out: &mut ErrorList, list: &[&str], path: &Path) {
    for (i, item) in list.iter().enumerate().filter(|(i, item)| list[..*i].contains(item)) {
        out.add(FieldError::duplicate(&path.index(i), &Value::from(*item)).covered());
    }
}

/// A driver's name that declarative rules check too.
pub fn driver_declared(out: &mut ErrorList, name: &str, path: &Path) {
    let before = out.len();
    csi_driver_name(out, name, path);
    for error in &mut out[before..] {
        error.covered = true;
        error.origin = match error.error_type {
            ErrorType::Invalid => "format=k8s-long-name-caseless",
            ErrorType::TooLong => "maxLength",
            _ => "",
        };
    }
}

/// Slash-separated subdomains.
pub fn pool_name(out: &mut ErrorList, name: &str, path: &Path) {
    if name.is_empty() {
        out.required(path, "");
        return;
    }
    let origin = "format=k8s-resource-pool-name";
    if name.len() > names::SUBDOMAIN_MAX {
        out.add(FieldError::too_long(path, names::SUBDOMAIN_MAX as i64).with_origin(origin));
    }
    for part in name.split('/') {
        out.messages_of(path, part, names::dns_subdomain(part), origin);
    }
}

pub fn label(out: &mut ErrorList, name: &str, path: &Path) {
    out.messages_of(path, name, names::dns_label(name), "format=k8s-short-name");
}

/// A UUID in lower case.
pub fn share_id(out: &mut ErrorList, id: &str, path: &Path) {
    let bytes = id.as_bytes();
    let dash = |i: usize| matches!(i, 8 | 13 | 18 | 23);
    let detail = match bytes.len() {
        36 if bytes.iter().enumerate().all(|(i, b)| if dash(i) { *b == b'-' } else { b.is_ascii_hexdigit() }) => {
            if id == id.to_lowercase() {
                return;
            }
            "uid must be in RFC 4122 normalized form, `xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx` with lowercase hexadecimal characters".to_owned()
        }
        36 => "error validating uid: invalid UUID format".to_owned(),
        length => format!("error validating uid: invalid UUID length: {length}"),
    };
    out.add(FieldError::invalid(path, &Value::from(id), detail).with_origin("format=k8s-uuid").covered());
}

/// A name, perhaps with a domain before a slash.
pub fn qualified(out: &mut ErrorList, name: &str, path: &Path) {
    let identifier = |out: &mut ErrorList, id: &str| {
        if id.len() > ID_MAX {
            out.too_long(path, ID_MAX as i64);
        }
        out.messages(path, id, is_c_identifier(id));
    };
    match name.split('/').collect::<Vec<_>>()[..] {
        [id] => identifier(out, id),
        [domain, id] => {
            if domain.is_empty() {
                out.invalid(path, "", "the domain must not be empty");
            } else {
                csi_driver_name(out, domain, path);
            }
            if id.is_empty() {
                out.invalid(path, "", "the name must not be empty");
            } else {
                identifier(out, id);
            }
        }
        _ => {}
    }
}

/// A name with its domain; a declarative rule says so too.
pub fn fully_qualified(out: &mut ErrorList, name: &str, path: &Path) {
    let before = out.len();
    qualified(out, name, path);
    if !name.contains('/') {
        let detail = "a fully qualified name must be a domain and a name separated by a slash";
        out.invalid(path, Named(name), detail);
    }
    for error in &mut out[before..] {
        error.covered = true;
        error.origin = "format=k8s-resource-fully-qualified-name";
    }
}

pub fn selectors(out: &mut ErrorList, list: &[Value], stored: bool, path: &Path) {
    if !fits(out, list.len(), SELECTORS_MAX, path) {
        return;
    }
    for (i, selector) in list.iter().enumerate() {
        let at = path.index(i).child("cel");
        match selector.opt("cel") {
            None => out.required(&at, ""),
            Some(cel) if !stored && cel.s("expression").len() > EXPRESSION_MAX => {
                out.too_long(&at.child("expression"), EXPRESSION_MAX as i64);
            }
            Some(_) => {}
        }
    }
}

/// Configuration for a driver.
pub fn configuration(out: &mut ErrorList, config: &Value, stored: bool, path: &Path) {
    let at = path.child("opaque");
    let Some(opaque) = config.opt("opaque") else {
        out.required(&at, "");
        return;
    };
    driver_declared(out, opaque.s("driver"), &at.child("driver"));
    raw_extension(out, opaque.at("parameters"), stored, OPAQUE_MAX, &at.child("parameters"));
}

/// Any JSON object.
pub fn raw_extension(out: &mut ErrorList, raw: &Value, stored: bool, max: usize, path: &Path) {
    if raw.is_null() {
        out.required(path, "");
    } else if !stored && raw.to_string().len() > max {
        out.too_long(path, max as i64);
    } else if !raw.is_object() {
        out.invalid(path, "<value omitted>", "must be a valid JSON object");
    }
}

/// A taint; `old` is the stored one, whose effect may stay.
pub fn taint(out: &mut ErrorList, taint: &Value, old: Option<&Value>, path: &Path) {
    label_name(out, taint.s("key"), &path.child("key"));
    let value = taint.s("value");
    if !value.is_empty() {
        out.messages(&path.child("value"), value, names::label_value(value));
    }
    let effect = taint.s("effect");
    if old.is_some_and(|old| old.s("effect") == effect) {
        return;
    }
    covered(out, |out| match effect {
        "" => out.required(&path.child("effect"), ""),
        known if EFFECTS.contains(&known) => {}
        other => out.unsupported(&path.child("effect"), Named(other), EFFECTS),
    });
}

pub fn tolerations(out: &mut ErrorList, list: &[Value], path: &Path) {
    for (i, toleration) in list.iter().enumerate() {
        let path = path.index(i);
        let (key, value, effect) = (toleration.s("key"), toleration.s("value"), toleration.s("effect"));
        if !key.is_empty() {
            covered(out, |out| label_name(out, key, &path.child("key")));
        }
        let at = path.child("operator");
        match toleration.s("operator") {
            "Exists" if value.is_empty() => {}
            "Exists" => out.invalid(&path.child("value"), value, "must be empty for operator `Exists`"),
            "Equal" => out.messages(&path.child("value"), value, names::label_value(value)),
            "" => out.required_unless_declared(&at, ""),
            other => covered(out, |out| out.unsupported(&at, Named(other), &["Equal", "Exists"])),
        }
        if !effect.is_empty() && !EFFECTS.contains(&effect) {
            covered(out, |out| out.unsupported(&path.child("effect"), Named(effect), EFFECTS));
        }
    }
}

/// Conditions that bind a device or fail it.
pub fn binding_conditions(out: &mut ErrorList, of: &Value, path: &Path) {
    let fields = ["bindingConditions", "bindingFailureConditions"];
    let [good, bad] = fields.map(|field| of.strings(field));
    for (field, list) in [(fields[0], &good), (fields[1], &bad)] {
        if fits(out, list.len(), BINDING_MAX, &path.child(field)) {
            for (i, condition) in list.iter().enumerate() {
                label_name(out, condition, &path.child(field).index(i));
            }
        }
    }
    for (field, list) in [(fields[0], &good), (fields[1], &bad)] {
        for (i, condition) in list.iter().enumerate() {
            let at = path.child(field).index(i);
            if list[..i].contains(condition) {
                out.duplicate(&at, *condition);
            }
            if field == fields[1] && good.contains(condition) {
                let detail = "bindingFailureConditions must not overlap with bindingConditions";
                out.invalid(&at, *condition, detail);
            }
        }
    }
    for (own, own_list, other, other_list) in [(fields[0], &good, fields[1], &bad), (fields[1], &bad, fields[0], &good)]
    {
        if own_list.is_empty() && !other_list.is_empty() {
            let detail = format!("{own} are required to use {other}");
            out.invalid(&path.child(own), shown("[]s", of.at(own)), detail);
        }
    }
}

pub fn skip_node_operations(out: &mut ErrorList, of: &Value, path: &Path) {
    let skipped = of.strings("skipNodeOperations");
    let has = |operation: &str| skipped.contains(&operation);
    if has("NodePrepareResources") && !has("NodeUnprepareResources") && !has("*") {
        let detail = "NodePrepareResources cannot be skipped unless NodeUnprepareResources is also skipped";
        out.invalid(&path.child("skipNodeOperations"), shown("[]s", of.at("skipNodeOperations")), detail);
    }
}
