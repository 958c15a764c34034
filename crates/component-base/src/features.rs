//! Feature gates of v1.37.2 and `--feature-gates`.

use std::collections::BTreeMap;

use crate::tables::gates::GATES;

#[derive(Debug)]
pub struct Gate {
    pub name: &'static str,
    pub default: bool,
    /// `ALPHA`, `BETA`, `` (GA), `DEPRECATED`.
    pub stage: &'static str,
    pub locked: bool,
    /// Components that know the gate.
    pub components: &'static [&'static str],
}

/// The gates of one component with what the user set.
#[derive(Debug, Clone, Default)]
pub struct FeatureGates {
    set: BTreeMap<&'static str, bool>,
}

impl FeatureGates {
    /// Applies `Name=bool` pairs; `AllAlpha` and `AllBeta` first, as upstream.
    ///
    /// Errors with upstream's text for an unknown gate, a locked one or a value
    /// that is no bool.
    pub fn parse<'a>(component: &str, pairs: impl IntoIterator<Item = (&'a str, &'a str)>) -> Result<Self, String> {
        let mut named = Vec::new();
        let mut gates = FeatureGates::default();
        for (name, value) in pairs {
            let on = crate::flags::parse_bool(value)
                .map_err(|error| format!("invalid value of {name}={value}, err: {error}"))?;
            match name {
                "AllAlpha" | "AllBeta" => {
                    let stage = if name == "AllAlpha" { "ALPHA" } else { "BETA" };
                    for gate in known(component).filter(|g| g.stage == stage && !g.locked) {
                        gates.set.insert(gate.name, on);
                    }
                }
                _ => named.push((name, on)),
            }
        }
        for (name, on) in named {
            let gate = known(component)
                .find(|g| g.name == name)
                .ok_or_else(|| format!("unrecognized feature gate: {name}"))?;
            if gate.locked && gate.default != on {
                return Err(format!("cannot set feature gate {name} to {on}, feature is locked to {}", gate.default));
            }
            gates.set.insert(gate.name, on);
        }
        Ok(gates)
    }

    /// Whether a gate is on. A name that is no gate is off.
    pub fn enabled(&self, name: &str) -> bool {
        self.set.get(name).copied().or_else(|| find(name).map(|g| g.default)).unwrap_or(false)
    }

    /// `(name, stage, on)` of every gate the component knows, for the metric
    /// `kubernetes_feature_enabled`.
    pub fn all<'a>(&'a self, component: &'a str) -> impl Iterator<Item = (&'static str, &'static str, bool)> + 'a {
        known(component).map(|g| (g.name, g.stage, self.enabled(g.name)))
    }
}

fn find(name: &str) -> Option<&'static Gate> {
    GATES.iter().find(|gate| gate.name == name)
}

fn known(component: &str) -> impl Iterator<Item = &'static Gate> {
    GATES.iter().filter(move |gate| gate.components.contains(&component))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_and_locked_gates_are_refused_with_upstreams_text() {
        let error = FeatureGates::parse("kubelet", [("NoSuch", "true")]).unwrap_err();
        assert_eq!(error, "unrecognized feature gate: NoSuch");
        let locked =
            GATES.iter().find(|g| g.locked && g.components.contains(&"kube-apiserver")).expect("a locked gate");
        let text = (!locked.default).to_string();
        let error = FeatureGates::parse("kube-apiserver", [(locked.name, text.as_str())]).unwrap_err();
        assert!(error.ends_with(&format!("feature is locked to {}", locked.default)), "{error}");
    }

    #[test]
    fn all_alpha_does_not_touch_beta() {
        let gates = FeatureGates::parse("kube-apiserver", [("AllAlpha", "true")]).unwrap();
        for (name, stage, on) in gates.all("kube-apiserver") {
            if stage == "BETA" {
                assert_eq!(on, find(name).unwrap().default, "{name}");
            }
        }
    }
}
