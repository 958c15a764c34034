//! Selectable fields of a version.
//!
//! Upstream followed: apiextensions-apiserver/pkg/apis/apiextensions/validation
//! (ValidateCustomResourceSelectableFields).

use apimachinery::{ErrorList, Path, Value};

use super::rules;
use crate::validation::push::Push;
use crate::validation::value::Get;

/// How many fields one version may offer.
pub const MAX: usize = 8;

/// `many`: more than [`MAX`] were there before and may stay.
pub fn validate(out: &mut ErrorList, fields: &[Value], schema: &Value, many: bool, path: &Path) {
    let mut seen: Vec<String> = Vec::new();
    for (i, field) in fields.iter().enumerate() {
        let at = path.index(i).child("jsonPath");
        let given = field.s("jsonPath");
        if given.is_empty() {
            out.required(&at, "");
            continue;
        }
        let (name, found) = match rules::field_path(given, schema) {
            Ok(found) => found,
            Err(why) => {
                out.invalid(&at, given, format!("is an invalid path: {why}"));
                continue;
            }
        };
        let name = name.as_str().to_owned();
        if name.split(['.', '[']).next() == Some("metadata") {
            out.invalid(&at, given, "must not point to fields in metadata");
        }
        if !matches!(found.s("type"), "string" | "boolean" | "integer") {
            let why = "must point to a field of type string, boolean or integer. Enum string fields and strings with formats are allowed.";
            out.invalid(&at, given, why);
        }
        if seen.contains(&name) {
            out.duplicate(&at, given);
        } else {
            seen.push(name);
        }
    }
    if seen.len() > MAX && !many {
        out.too_many(path, seen.len(), MAX as i64);
    }
}
