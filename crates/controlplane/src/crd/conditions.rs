//! What the status of a definition should be: accepted names and conditions.
//! Pure; each step gives one write, as upstream's controllers write one by one.
//!
//! Upstream followed: `pkg/controller/{status,establish,apiapproval,nonstructuralschema}`.

use std::collections::BTreeSet;

use api::apiextensions::customresourcedefinition::validation::{Approval, approval_state, is_protected};
use api::lifecycle::same;
use apimachinery::field::quote;
use apimachinery::{FieldError, Path, Value, json};
use base64::Engine as _;
use structural::check;

/// Names that the definitions of a group hold.
#[derive(Debug, Default, PartialEq)]
pub struct Taken {
    pub resources: BTreeSet<String>,
    pub kinds: BTreeSet<String>,
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_default()
}

fn texts(value: &Value) -> Vec<String> {
    value.as_array().into_iter().flatten().filter_map(|v| v.as_str().map(str::to_owned)).collect()
}

impl Taken {
    /// Adds the accepted names of a definition.
    pub fn add(&mut self, definition: &Value) {
        let names = &definition["status"]["acceptedNames"];
        for key in ["plural", "singular"] {
            self.resources.insert(text(names, key).to_owned());
        }
        self.resources.extend(texts(&names["shortNames"]));
        for key in ["kind", "listKind"] {
            self.kinds.insert(text(names, key).to_owned());
        }
    }
}

pub fn condition<'a>(definition: &'a Value, kind: &str) -> Option<&'a Value> {
    definition["status"]["conditions"].as_array()?.iter().find(|c| c["type"] == kind)
}

pub fn is_true(definition: &Value, kind: &str) -> bool {
    condition(definition, kind).is_some_and(|c| c["status"] == "True")
}

/// Sets a condition; its transition time changes with its status only.
pub fn set_condition(definition: &mut Value, kind: &str, status: &str, reason: &str, message: &str, now: &str) {
    if !definition["status"]["conditions"].is_array() {
        definition["status"]["conditions"] = json!([]);
    }
    let mut condition = json!({
        "type": kind, "status": status, "lastTransitionTime": now, "reason": reason, "message": message,
    });
    let Some(list) = definition["status"]["conditions"].as_array_mut() else { return };
    match list.iter_mut().find(|c| c["type"] == kind) {
        Some(present) => {
            if present["status"] == condition["status"] {
                condition["lastTransitionTime"] = present["lastTransitionTime"].clone();
            }
            if let Some(seen) = present.get("observedGeneration") {
                condition["observedGeneration"] = seen.clone();
            }
            *present = condition;
        }
        None => list.push(condition),
    }
}

/// The next write that brings the status where it belongs; `None`: it is there.
/// `taken`: names of all definitions of the group.
pub fn next(definition: &Value, taken: &Taken, now: &str) -> Option<Value> {
    names(definition, taken, now)
        .or_else(|| established(definition, now))
        .or_else(|| approved(definition, now))
        .or_else(|| structure(definition, now))
}

fn names(definition: &Value, taken: &Taken, now: &str) -> Option<Value> {
    let (wanted, accepted) = (&definition["spec"]["names"], &definition["status"]["acceptedNames"]);
    if same(wanted, accepted) {
        return None;
    }
    let mut new = accepted.clone();
    let mut problem = None;
    let fresh = |name: &str, own: &str, used: &BTreeSet<String>| {
        (name != own && used.contains(name)).then(|| format!("{} is already in use", quote(name)))
    };
    let mut take = |key: &str, reason: &'static str, found: Option<String>| match found {
        Some(message) => problem = Some((reason, message)),
        None => match wanted.get(key) {
            Some(value) => new[key] = value.clone(),
            None => {
                new.as_object_mut().map(|map| map.remove(key));
            }
        },
    };
    for (key, reason) in [("plural", "PluralConflict"), ("singular", "SingularConflict")] {
        take(key, reason, fresh(text(wanted, key), text(accepted, key), &taken.resources));
    }
    let own = texts(&accepted["shortNames"]);
    let conflicts: Vec<String> = texts(&wanted["shortNames"])
        .iter()
        .filter(|name| !own.contains(name))
        .filter_map(|name| fresh(name, "", &taken.resources))
        .collect();
    let joined = match conflicts.as_slice() {
        [] => None,
        [one] => Some(one.clone()),
        many => Some(format!("[{}]", many.join(", "))),
    };
    take("shortNames", "ShortNamesConflict", joined);
    for (key, reason) in [("kind", "KindConflict"), ("listKind", "ListKindConflict")] {
        take(key, reason, fresh(text(wanted, key), text(accepted, key), &taken.kinds));
    }
    take("categories", "", None);
    let (status, reason, message) = match &problem {
        Some((reason, message)) => ("False", *reason, message.as_str()),
        None => ("True", "NoConflicts", "no conflicts found"),
    };
    let equivalent = condition(definition, "NamesAccepted")
        .is_some_and(|c| c["status"] == status && c["reason"] == reason && c["message"] == message);
    if equivalent && same(&new, accepted) {
        return None;
    }
    let mut out = definition.clone();
    out["status"]["acceptedNames"] = new;
    set_condition(&mut out, "NamesAccepted", status, reason, message, now);
    if !is_true(definition, "Established") {
        if problem.is_none() {
            let message = "the initial names have been accepted";
            set_condition(&mut out, "Established", "False", "Installing", message, now);
        } else if condition(definition, "Established").is_none() {
            set_condition(&mut out, "Established", "False", "NotAccepted", "not all names are accepted", now);
        }
    }
    Some(out)
}

/// Whether a CA bundle holds a certificate; empty ones are not looked at.
fn bundle_is_bad(definition: &Value) -> bool {
    let bundle = text(&definition["spec"]["conversion"]["webhook"]["clientConfig"], "caBundle");
    if bundle.is_empty() {
        return false;
    }
    let bytes = base64::engine::general_purpose::STANDARD.decode(bundle).unwrap_or_default();
    pki::Pool::from_pem(&String::from_utf8_lossy(&bytes)).is_err()
}

fn established(definition: &Value, now: &str) -> Option<Value> {
    if !is_true(definition, "NamesAccepted") || is_true(definition, "Established") {
        return None;
    }
    let mut out = definition.clone();
    if bundle_is_bad(definition) {
        let message = "The conversion webhook CABundle is invalid";
        set_condition(&mut out, "Established", "False", "InvalidCABundle", message, now);
    } else {
        let message = "the initial names have been accepted";
        set_condition(&mut out, "Established", "True", "InitialNamesAccepted", message, now);
    }
    (out["status"] != definition["status"]).then_some(out)
}

fn approved(definition: &Value, now: &str) -> Option<Value> {
    if !is_protected(definition) {
        return None;
    }
    let (state, message) = approval_state(definition);
    let (status, reason) = match state {
        Approval::Invalid => ("False", "InvalidAnnotation"),
        Approval::Missing => ("False", "MissingAnnotation"),
        Approval::Approved => ("True", "ApprovedAnnotation"),
        Approval::Bypassed => ("False", "UnapprovedAnnotation"),
    };
    let mut out = definition.clone();
    set_condition(&mut out, "KubernetesAPIApprovalPolicyConformant", status, reason, &message, now);
    (out["status"] != definition["status"]).then_some(out)
}

fn structure(definition: &Value, now: &str) -> Option<Value> {
    const KIND: &str = "NonStructuralSchema";
    let spec = &definition["spec"];
    let mut errors = Vec::new();
    if spec["preserveUnknownFields"] == true {
        let path = Path::new("spec").child("preserveUnknownFields");
        errors.push(FieldError::invalid(&path, &json!(true), "must be false"));
    }
    let mut broken = None;
    for (i, version) in spec["versions"].as_array().into_iter().flatten().enumerate() {
        let schema = &version["schema"]["openAPIV3Schema"];
        if !schema.is_object() {
            continue;
        }
        if let Err(why) = check::convertible(schema) {
            let name = text(version, "name");
            broken = Some(format!("failed to check validation schema for version {name}: {why}"));
            break;
        }
        let path = Path::new("spec").child("versions").index(i).child("schema").child("openAPIV3Schema");
        errors.extend(check::structural(&path, schema));
    }
    let mut out = definition.clone();
    if let Some(message) = broken {
        set_condition(&mut out, KIND, "Unknown", "StructuralError", &message, now);
    } else if !errors.is_empty() {
        let message = apimachinery::field::aggregate(&errors);
        set_condition(&mut out, KIND, "True", "Violations", &message, now);
    } else if condition(definition, KIND).is_some() {
        if let Some(list) = out["status"]["conditions"].as_array_mut() {
            list.retain(|c| c["type"] != KIND);
        }
    } else {
        return None;
    }
    (out["status"] != definition["status"]).then_some(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn definition(plural: &str, kind: &str) -> Value {
        json!({
            "metadata": {"name": format!("{plural}.example.com")},
            "spec": {"group": "example.com", "names": {"plural": plural, "singular": "w", "kind": kind, "listKind": format!("{kind}List")}},
            "status": {"conditions": null, "acceptedNames": {"plural": "", "kind": ""}, "storedVersions": ["v1"]},
        })
    }

    #[test]
    fn names_then_established() {
        let first = next(&definition("widgets", "Widget"), &Taken::default(), "t1").expect("names");
        assert_eq!(condition(&first, "Established").unwrap()["reason"], "Installing");
        assert_eq!(first["status"]["acceptedNames"]["plural"], "widgets");
        let second = next(&first, &Taken::default(), "t2").expect("established");
        assert!(is_true(&second, "Established") && is_true(&second, "NamesAccepted"));
        assert_eq!(condition(&second, "NamesAccepted").unwrap()["lastTransitionTime"], "t1");
        assert_eq!(next(&second, &Taken::default(), "t3"), None);
    }

    #[test]
    fn names_of_others_are_not_taken() {
        let mut taken = Taken::default();
        let other = next(&definition("widgets", "Widget"), &Taken::default(), "t").unwrap();
        taken.add(&other);
        let refused = next(&definition("gadgets", "Widget"), &taken, "t").expect("a write");
        let names = condition(&refused, "NamesAccepted").unwrap();
        assert_eq!(names["reason"], "ListKindConflict");
        assert_eq!(names["message"], "\"WidgetList\" is already in use");
        assert_eq!(condition(&refused, "Established").unwrap()["reason"], "NotAccepted");
        assert_eq!(refused["status"]["acceptedNames"]["plural"], "gadgets");
        assert_eq!(next(&refused, &taken, "t2"), None);
    }

    #[test]
    fn schemas_that_are_not_structural() {
        let mut old = next(&definition("widgets", "Widget"), &Taken::default(), "t").unwrap();
        old = next(&old, &Taken::default(), "t").unwrap();
        old["spec"]["versions"] = json!([{"name": "v1", "schema": {"openAPIV3Schema": {"properties": {}}}}]);
        let new = next(&old, &Taken::default(), "t").expect("a condition");
        assert_eq!(
            condition(&new, "NonStructuralSchema").unwrap()["message"],
            "spec.versions[0].schema.openAPIV3Schema.type: Required value: must not be empty at the root"
        );
        let mut mended = new.clone();
        mended["spec"]["versions"] = json!([]);
        assert!(condition(&next(&mended, &Taken::default(), "t").unwrap(), "NonStructuralSchema").is_none());
    }
}
