//! Taints and tolerations.

use crate::node::Taint;
use crate::pod::Toleration;

pub fn tolerates(toleration: &Toleration, taint: &Taint) -> bool {
    if !toleration.effect.is_empty() && toleration.effect != taint.effect {
        return false;
    }
    if !toleration.key.is_empty() && toleration.key != taint.key {
        return false;
    }
    match toleration.operator.as_str() {
        "" | "Equal" => toleration.value == taint.value,
        "Exists" => true,
        operator @ ("Gt" | "Lt") => {
            let (Ok(bound), Ok(have)) = (toleration.value.parse::<i64>(), taint.value.parse::<i64>()) else {
                return false;
            };
            if operator == "Gt" { have > bound } else { have < bound }
        }
        _ => false,
    }
}

pub fn tolerated(tolerations: &[Toleration], taint: &Taint) -> bool {
    tolerations.iter().any(|t| tolerates(t, taint))
}

/// The first taint of an effect in `effects` that nothing tolerates.
pub fn untolerated<'a>(taints: &'a [Taint], tolerations: &[Toleration], effects: &[&str]) -> Option<&'a Taint> {
    taints.iter().filter(|t| effects.contains(&t.effect.as_str())).find(|t| !tolerated(tolerations, t))
}

/// Effects that keep a pod from being placed.
pub const PLACEMENT_EFFECTS: [&str; 2] = ["NoSchedule", "NoExecute"];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_exists_and_effects() {
        let taint = Taint { key: "k".into(), value: "v".into(), effect: "NoSchedule".into() };
        let t = |key: &str, operator: &str, value: &str, effect: &str| Toleration {
            key: key.into(),
            operator: operator.into(),
            value: value.into(),
            effect: effect.into(),
            toleration_seconds: None,
        };
        assert!(tolerates(&t("k", "", "v", ""), &taint));
        assert!(tolerates(&t("", "Exists", "", ""), &taint));
        assert!(!tolerates(&t("k", "Equal", "w", ""), &taint));
        assert!(!tolerates(&t("k", "Exists", "", "NoExecute"), &taint));
    }
}
