//! Type checking of a policy's expressions against the kinds that its rules name.
//!
//! Upstream followed: apiserver/pkg/admission/plugin/policy/validating/typechecking.go.

use std::collections::BTreeSet;

use cel::admission::{Composition, Declarations, environment};
use cel::declared::Decl;
use cel::{Env, Type, Vintage};
use serde_json::{Value, json};

/// Most kinds that one rule is checked for.
const MAX_TYPES: usize = 10;

/// What is asked for: group, version, resource.
pub type Wanted = (String, String, String);
/// What it is: group, version, kind.
pub type Kind = (String, String, String);

fn strings<'a>(rule: &'a Value, field: &str) -> Vec<&'a str> {
    let mut all: Vec<&str> = rule[field].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    all.sort_unstable();
    all
}

/// The kinds that the policy's rules name without wildcards, in order.
pub fn kinds(policy: &Value, resolve: impl Fn(&Wanted) -> Option<Kind>) -> Vec<Kind> {
    let mut kinds = BTreeSet::new();
    for rule in policy["spec"]["matchConstraints"]["resourceRules"].as_array().into_iter().flatten() {
        let (groups, versions) = (strings(rule, "apiGroups"), strings(rule, "apiVersions"));
        if groups.iter().chain(&versions).any(|text| text.contains('*')) {
            continue;
        }
        let resources = strings(rule, "resources").into_iter().filter(|name| !name.contains(['*', '/']));
        let resources: Vec<&str> = resources.collect();
        let mut count = 0;
        for (group, version) in groups.iter().flat_map(|group| versions.iter().map(move |version| (group, version))) {
            for resource in &resources {
                let wanted = ((*group).to_owned(), (*version).to_owned(), (*resource).to_owned());
                let Some(kind) = resolve(&wanted) else { continue };
                kinds.insert(kind);
                count += 1;
                if count == MAX_TYPES {
                    return kinds.into_iter().collect();
                }
            }
        }
    }
    kinds.into_iter().collect()
}

fn base(params: Option<Option<&Decl>>, object: &Decl) -> Env {
    let declarations = Declarations { params: params.is_some(), ..Declarations::default() };
    // No authorizer.requestResource here, as upstream.
    environment(Vintage::Stored, declarations, Some(object), params.flatten())
        .with_variable("authorizer", Type::object("kubernetes.authorization.Authorizer"))
}

/// Warnings of all expressions. `params`: the policy has a `paramKind`, and its
/// type where that is known.
pub fn check(policy: &Value, objects: &[(Kind, Decl)], params: Option<Option<&Decl>>) -> Vec<Value> {
    let spec = &policy["spec"];
    let variables = || spec["variables"].as_array().into_iter().flatten();
    let environments = objects.iter().map(|((group, version, kind), object)| {
        let mut composition = Composition::default();
        for variable in variables() {
            let text = |field: &str| variable[field].as_str().unwrap_or_default();
            // A variable that does not compile is dynamic.
            let _ = composition.add(base(params, object), text("name"), text("expression"));
        }
        (format!("{group}/{version}, Kind={kind}"), composition.env(base(params, object)))
    });
    let environments: Vec<(String, Env)> = environments.collect();
    let mut warnings = Vec::new();
    for (at, validation) in spec["validations"].as_array().into_iter().flatten().enumerate() {
        for field in ["expression", "messageExpression"] {
            let Some(text) = validation[field].as_str().filter(|text| !text.is_empty()) else { continue };
            let issues = environments
                .iter()
                .filter_map(|(name, env)| env.compile(text).err().map(|issues| format!("{name}: {issues}\n")));
            let issues: Vec<String> = issues.collect();
            if !issues.is_empty() {
                let place = format!("spec.validations[{at}].{field}");
                warnings.push(json!({"fieldRef": place, "warning": issues.join("\n")}));
            }
        }
    }
    warnings
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kind(text: &str) -> Kind {
        ("apps".into(), "v1".into(), text.into())
    }

    #[test]
    fn kinds_of_rules_without_wildcards() {
        let policy = json!({"spec": {"matchConstraints": {"resourceRules": [
            {"apiGroups": ["apps"], "apiVersions": ["v1"], "resources": ["deployments", "deployments/scale", "*"]},
            {"apiGroups": ["*"], "apiVersions": ["v1"], "resources": ["pods"]},
        ]}}});
        let resolve = |wanted: &Wanted| (wanted.2 == "deployments").then(|| kind("Deployment"));
        assert_eq!(kinds(&policy, resolve), [kind("Deployment")]);
    }

    #[test]
    fn misspelled_fields_are_warned_of() {
        let replicas = Decl::object("Deployment.spec", [("replicas", Decl::simple(Type::Int, 1))]);
        let object = Decl::object("Deployment", [("spec", replicas)]);
        let policy = json!({"spec": {"validations": [
            {"expression": "object.spec.replicas > 1"},
            {"expression": "object.spec.replicas > '1'", "messageExpression": "object.spec.replcas"},
        ]}});
        let warnings = check(&policy, &[(kind("Deployment"), object)], None);
        assert_eq!(warnings.len(), 2);
        assert_eq!(warnings[0]["fieldRef"], "spec.validations[1].expression");
        let text = warnings[0]["warning"].as_str().unwrap();
        assert!(
            text.starts_with("apps/v1, Kind=Deployment: ERROR: <input>:1:22: found no matching overload"),
            "{text}"
        );
        assert_eq!(warnings[1]["fieldRef"], "spec.validations[1].messageExpression");
        assert!(warnings[1]["warning"].as_str().unwrap().contains("undefined field 'replcas'"));
    }
}
