//! Node selectors and node affinity.

use crate::node::Node;
use crate::pod::{NodeSelector, NodeSelectorTerm, Pod, Requirement};

fn integer(text: &str) -> Option<i64> {
    text.parse().ok()
}

fn holds(requirement: &Requirement, value: Option<&str>) -> bool {
    let among = |value: &str| requirement.values.iter().any(|v| v == value);
    match requirement.operator.as_str() {
        "In" => value.is_some_and(among),
        "NotIn" => !value.is_some_and(among),
        "Exists" => value.is_some(),
        "DoesNotExist" => value.is_none(),
        operator @ ("Gt" | "Lt") => {
            let (Some(have), Some(bound)) =
                (value.and_then(integer), requirement.values.first().and_then(|v| integer(v)))
            else {
                return false;
            };
            if operator == "Gt" { have > bound } else { have < bound }
        }
        _ => false,
    }
}

/// A term without requirements selects nothing.
pub fn term_matches(term: &NodeSelectorTerm, node: &Node) -> bool {
    if term.match_expressions.is_empty() && term.match_fields.is_empty() {
        return false;
    }
    term.match_expressions.iter().all(|r| holds(r, node.label(&r.key)))
        && term.match_fields.iter().all(|r| holds(r, (r.key == "metadata.name").then(|| node.name())))
}

pub fn selector_matches(selector: &NodeSelector, node: &Node) -> bool {
    selector.node_selector_terms.iter().any(|term| term_matches(term, node))
}

/// nodeSelector and required node affinity together.
pub fn required_matches(pod: &Pod, node: &Node) -> bool {
    if !pod.spec.node_selector.iter().all(|(key, value)| node.label(key) == Some(value)) {
        return false;
    }
    let required = pod.spec.affinity.as_ref().and_then(|a| a.node_affinity.as_ref()).and_then(|a| a.required.as_ref());
    required.is_none_or(|selector| selector_matches(selector, node))
}

/// Sum of the weights of the preferred terms that match.
pub fn preferred_weight(pod: &Pod, node: &Node) -> i64 {
    pod.spec.affinity.as_ref().and_then(|a| a.node_affinity.as_ref()).map_or(0, |a| {
        a.preferred.iter().filter(|t| t.weight != 0 && term_matches(&t.preference, node)).map(|t| t.weight).sum()
    })
}

/// Names of the nodes that required affinity allows by matchFields alone, when
/// every term names some: upstream's PreFilter result. `None`: any node.
pub fn named_nodes(pod: &Pod) -> Option<Vec<String>> {
    let required = pod.spec.affinity.as_ref()?.node_affinity.as_ref()?.required.as_ref()?;
    let mut names: Vec<String> = Vec::new();
    if required.node_selector_terms.is_empty() {
        return None;
    }
    for term in &required.node_selector_terms {
        let mut of_term: Option<Vec<String>> = None;
        for requirement in term.match_fields.iter().filter(|r| r.key == "metadata.name" && r.operator == "In") {
            of_term = Some(match of_term {
                None => requirement.values.clone(),
                Some(before) => before.into_iter().filter(|n| requirement.values.contains(n)).collect(),
            });
        }
        // A term that names no node can match any.
        for name in of_term? {
            if !names.contains(&name) {
                names.push(name);
            }
        }
    }
    Some(names)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn operators() {
        let node: Node =
            serde_json::from_value(json!({"metadata": {"name": "n1", "labels": {"a": "1", "n": "5"}}})).unwrap();
        let term = |key: &str, operator: &str, values: &[&str]| NodeSelectorTerm {
            match_expressions: vec![Requirement {
                key: key.into(),
                operator: operator.into(),
                values: values.iter().map(|v| (*v).to_owned()).collect(),
            }],
            ..Default::default()
        };
        for (key, operator, values, expected) in [
            ("a", "In", &["1", "2"][..], true),
            ("a", "NotIn", &["1"], false),
            ("b", "NotIn", &["1"], true),
            ("b", "Exists", &[], false),
            ("b", "DoesNotExist", &[], true),
            ("n", "Gt", &["4"], true),
            ("n", "Lt", &["5"], false),
            ("a", "Gt", &["x"], false),
        ] {
            assert_eq!(term_matches(&term(key, operator, values), &node), expected, "{key} {operator} {values:?}");
        }
        assert!(!term_matches(&NodeSelectorTerm::default(), &node));
    }
}
