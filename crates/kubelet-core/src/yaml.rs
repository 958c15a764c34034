//! YAML or JSON text to a value, as sigs.k8s.io/yaml reads it (first document).

use serde_json::Value;

/// Parses; the error reads `yaml: line N: …`.
pub fn parse(text: &str) -> Result<Value, String> {
    let options = serde_saphyr::options! { legacy_octal_numbers: true, budget: None };
    serde_saphyr::from_str_with_options(text, options).map_err(|error| {
        let line = error.location().map(|l| l.line());
        let message = error.to_string();
        let message = message.lines().next().unwrap_or_default();
        // The library shows its own place first; ours is Go's.
        let message = message.split_once(": ").filter(|(at, _)| at.contains("line")).map_or(message, |(_, rest)| rest);
        match line {
            Some(line) => format!("yaml: line {line}: {message}"),
            None => format!("yaml: {message}"),
        }
    })
}
