//! Rules of a definition's names and of what a version has besides its schema.
//!
//! Upstream followed: apiextensions-apiserver/pkg/apis/apiextensions/validation.

use apimachinery::{ErrorList, Path, Value};

use crate::validation::names;
use crate::validation::push::{Named, Push};
use crate::validation::value::{Get, text};

const TYPES: &[&str] = &["boolean", "date", "integer", "number", "string"];
const FORMATS: &[&str] = &["byte", "date", "date-time", "double", "float", "int32", "int64", "password"];
const WARNING_MAX: usize = 256;

/// Names under which a resource is served.
pub fn resource_names(out: &mut ErrorList, of: &Value, path: &Path) {
    let mut check = |value: &str, mixed: bool, at: &Path| {
        let checked = if mixed { value.to_lowercase() } else { value.to_owned() };
        let messages = names::dns1035_label(&checked);
        if !messages.is_empty() {
            let intro = if mixed { "may have mixed case, but should otherwise match: " } else { "" };
            out.invalid(at, value, format!("{intro}{}", messages.join(",")));
        }
    };
    for (field, mixed) in [("plural", false), ("singular", false), ("kind", true), ("listKind", true)] {
        let value = of.s(field);
        if !value.is_empty() {
            check(value, mixed, &path.child(field));
        }
    }
    for (i, name) in of.list("shortNames").iter().enumerate() {
        check(text(name), false, &path.child("shortNames").index(i));
    }
    let (kind, list) = (of.s("kind"), of.s("listKind"));
    let categories: Vec<&str> = of.strings("categories");
    if !kind.is_empty() && kind == list {
        out.invalid(&path.child("listKind"), list, "kind and listKind may not be the same");
    }
    for (i, category) in categories.iter().enumerate() {
        let messages = names::dns1035_label(category);
        if !messages.is_empty() {
            out.invalid(&path.child("categories").index(i), *category, messages.join(","));
        }
    }
}

pub fn deprecation_warning(out: &mut ErrorList, version: &Value, path: &Path) {
    let Some(warning) = version.opt_s("deprecationWarning") else { return };
    if !version.flag("deprecated") {
        out.invalid(path, Named(warning), "can only be set for deprecated versions");
        return;
    }
    if warning.len() > WARNING_MAX {
        out.invalid(path, Named(warning), format!("must be <= {WARNING_MAX} characters long"));
    }
    if warning.is_empty() {
        out.invalid(path, Named(warning), "must not be an empty string");
    }
    let odd = |c: char| c.is_control() || c.is_whitespace() && c != ' ';
    if let Some((i, _)) = warning.char_indices().find(|(_, c)| odd(*c)) {
        let detail =
            format!("must only contain printable UTF-8 characters; non-printable character found at index {i}");
        out.invalid(path, Named(warning), detail);
    }
}

/// `additionalPrinterColumns` of a version.
pub fn columns(out: &mut ErrorList, version: &Value, path: &Path) {
    for (i, column) in version.list("additionalPrinterColumns").iter().enumerate() {
        let path = path.index(i);
        if column.s("name").is_empty() {
            out.required(&path.child("name"), "");
        }
        let (kind, format) = (column.s("type"), column.s("format"));
        let one_of = format!("must be one of {}", TYPES.join(","));
        if kind.is_empty() {
            out.required(&path.child("type"), &one_of);
        } else if !TYPES.contains(&kind) {
            out.invalid(&path.child("type"), kind, one_of);
        }
        if !format.is_empty() && !FORMATS.contains(&format) {
            out.invalid(&path.child("format"), format, format!("must be one of {}", FORMATS.join(",")));
        }
        let (json_path, at) = (column.s("jsonPath"), path.child("JSONPath"));
        if json_path.is_empty() {
            out.required(&at, "");
        } else {
            simple_path(out, json_path, &at);
        }
    }
}

fn simple_path(out: &mut ErrorList, text: &str, path: &Path) -> bool {
    let good = text.starts_with('.');
    if !good {
        out.invalid(path, text, "must be a simple json path starting with .");
    }
    good
}

pub fn subresources(out: &mut ErrorList, of: &Value, path: &Path) {
    let Some(scale) = of.opt("scale") else { return };
    for (field, root) in [("specReplicasPath", "spec"), ("statusReplicasPath", "status")] {
        let (value, at) = (scale.s(field), path.child(&format!("scale.{field}")));
        if value.is_empty() {
            out.required(&at, "");
        } else if simple_path(out, value, &at) && !value.starts_with(&format!(".{root}.")) {
            out.invalid(&at, value, format!("should be a json path under .{root}"));
        }
    }
    let (value, at) = (scale.s("labelSelectorPath"), path.child("scale.labelSelectorPath"));
    let rooted = value.starts_with(".spec.") || value.starts_with(".status.");
    if !value.is_empty() && simple_path(out, value, &at) && !rooted {
        out.invalid(&at, Named(value), "should be a json path under either .spec or .status");
    }
}
