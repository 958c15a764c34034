//! Text rules of declarative validation, and those that hand-written validation
//! takes from it (label keys and values). Lengths are reported in bytes here,
//! in characters by the rules of [`super::names`].
//!
//! Upstream followed: apimachinery/pkg/api/validate/{strfmt.go,content}.

use apimachinery::{ErrorList, FieldError, Path};
use serde_json::Value;

const LABEL: &str = "[a-z0-9]([-a-z0-9]*[a-z0-9])?";
const SUBDOMAIN: &str = "[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*";
const LABEL_KEY: &str = "([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]";
const LABEL_MAX: usize = 63;
const SUBDOMAIN_MAX: usize = 253;
/// A device attribute's name without its domain.
const DEVICE_NAME_MAX: usize = 32;
/// The domain of a device attribute's name.
const DEVICE_DOMAIN_MAX: usize = 63;

/// `… (e.g. 'a', or 'b', regex used for validation is '…')`.
pub fn regex_error(message: &str, regex: &str, examples: &[&str]) -> String {
    let mut out = format!("{message} (e.g. ");
    for (i, example) in examples.iter().enumerate() {
        if i > 0 {
            out.push_str(" or ");
        }
        out.push_str(&format!("'{example}', "));
    }
    out.push_str(&format!("regex used for validation is '{regex}')"));
    out
}

fn max_bytes(max: usize) -> String {
    format!("must be no more than {max} bytes")
}

/// Letters, digits and inner marks; starts and ends with an alphanumeric.
pub fn framed(text: &str, inner: impl Fn(u8) -> bool, edge: impl Fn(u8) -> bool) -> bool {
    let bytes = text.as_bytes();
    match (bytes.first(), bytes.last()) {
        (Some(&first), Some(&last)) => edge(first) && edge(last) && bytes.iter().all(|&b| edge(b) || inner(b)),
        _ => false,
    }
}

pub fn is_lower(b: u8) -> bool {
    b.is_ascii_lowercase() || b.is_ascii_digit()
}

pub fn matches_subdomain(text: &str, caseless: bool) -> bool {
    let edge = |b: u8| if caseless { b.is_ascii_alphanumeric() } else { is_lower(b) };
    text.split('.').all(|label| framed(label, |b| b == b'-', edge))
}

/// A DNS label.
pub fn short_name(text: &str) -> Vec<String> {
    let mut errors = Vec::new();
    if text.len() > LABEL_MAX {
        errors.push(max_bytes(LABEL_MAX));
    }
    if !framed(text, |b| b == b'-', is_lower) {
        errors.push(if matches_subdomain(text, false) {
            "must not contain dots".to_owned()
        } else {
            regex_error(
                "a lowercase RFC 1123 label must consist of lower case alphanumeric characters or '-', and must start and end with an alphanumeric character",
                LABEL,
                &["my-name", "123-abc"],
            )
        });
    }
    errors
}

/// A DNS subdomain.
pub fn long_name(text: &str) -> Vec<String> {
    let mut errors = Vec::new();
    if text.len() > SUBDOMAIN_MAX {
        errors.push(max_bytes(SUBDOMAIN_MAX));
    }
    if !matches_subdomain(text, false) {
        errors.push(regex_error(
            "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and end with an alphanumeric character",
            SUBDOMAIN,
            &["example.com"],
        ));
    }
    errors
}

fn long_name_caseless(text: &str) -> Vec<String> {
    let mut errors = Vec::new();
    if text.len() > SUBDOMAIN_MAX {
        errors.push(max_bytes(SUBDOMAIN_MAX));
    }
    if !matches_subdomain(text, true) {
        errors.push(regex_error(
            "an RFC 1123 subdomain must consist of alphanumeric characters, '-' or '.', and must start and end with an alphanumeric character",
            SUBDOMAIN,
            &["Example.com"],
        ));
    }
    errors
}

/// A label key, with or without prefix.
pub fn label_key(text: &str) -> Vec<String> {
    const MESSAGE: &str = "must consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character";
    const EXAMPLES: &[&str] = &["MyName", "my.name", "123-abc"];
    let mut errors = Vec::new();
    let parts: Vec<&str> = text.split('/').collect();
    let name = match parts[..] {
        [name] => name,
        [prefix, name] => {
            if prefix.is_empty() {
                errors.push("prefix part must be non-empty".to_owned());
            } else {
                errors.extend(long_name(prefix).into_iter().map(|message| format!("prefix part {message}")));
            }
            name
        }
        _ => {
            let message = regex_error(MESSAGE, LABEL_KEY, EXAMPLES);
            return vec![format!(
                "a valid label key {message} with an optional DNS subdomain prefix and '/' (e.g. 'example.com/MyName')"
            )];
        }
    };
    if name.is_empty() {
        errors.push("name part must be non-empty".to_owned());
    } else if name.len() > LABEL_MAX {
        errors.push(format!("name part {}", max_bytes(LABEL_MAX)));
    }
    if !framed(name, |b| matches!(b, b'-' | b'_' | b'.'), |b| b.is_ascii_alphanumeric()) {
        errors.push(format!("name part {}", regex_error(MESSAGE, LABEL_KEY, EXAMPLES)));
    }
    errors
}

/// A label value.
pub fn label_value(text: &str) -> Vec<String> {
    let mut errors = Vec::new();
    if text.len() > LABEL_MAX {
        errors.push(max_bytes(LABEL_MAX));
    }
    let good = framed(text, |b| matches!(b, b'-' | b'_' | b'.'), |b| b.is_ascii_alphanumeric());
    if !text.is_empty() && !good {
        errors.push(regex_error(
            "a valid label must be an empty string or consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character",
            &format!("({LABEL_KEY})?"),
            &["MyValue", "my_value", "12345"],
        ));
    }
    errors
}

fn prefixed_label_key(text: &str) -> Vec<String> {
    let errors = label_key(text);
    if errors.is_empty() && !text.contains('/') {
        return vec!["must include a prefix (e.g. 'example.com/key')".to_owned()];
    }
    errors
}

fn c_identifier(path: &Path, text: &str) -> ErrorList {
    let mut errors = ErrorList::new();
    if text.len() > DEVICE_NAME_MAX {
        errors.push(FieldError::too_long(path, DEVICE_NAME_MAX as i64));
    }
    let starts = text.as_bytes().first().is_some_and(|&b| b.is_ascii_alphabetic() || b == b'_');
    if !starts || !text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_') {
        let message = regex_error(
            "a valid C identifier must start with alphabetic character or '_', followed by a string of alphanumeric characters or '_'",
            "[A-Za-z_][A-Za-z0-9_]*",
            &["my_name", "MY_NAME", "MyName"],
        );
        errors.push(invalid(path, text, message));
    }
    errors
}

fn fully_qualified_name(path: &Path, text: &str) -> ErrorList {
    let mut errors = ErrorList::new();
    let parts: Vec<&str> = text.split('/').collect();
    match parts[..] {
        [name] => errors.extend(c_identifier(path, name)),
        [domain, name] => {
            if domain.is_empty() {
                errors.push(invalid(path, "", "prefix must not be empty"));
            } else {
                if domain.len() > DEVICE_DOMAIN_MAX {
                    errors.push(FieldError::too_long(path, DEVICE_DOMAIN_MAX as i64));
                }
                errors.extend(long_name(domain).into_iter().map(|m| invalid(path, domain, format!("prefix: {m}"))));
            }
            if name.is_empty() {
                errors.push(invalid(path, "", "name must not be empty"));
            } else {
                errors.extend(c_identifier(path, name));
            }
        }
        _ => {}
    }
    if !text.contains('/') {
        errors.push(invalid(path, text, "a fully qualified name must be a domain and a name separated by a slash"));
    }
    errors
}

fn pool_name(path: &Path, text: &str) -> ErrorList {
    let mut errors = ErrorList::new();
    if text.len() > SUBDOMAIN_MAX {
        errors.push(FieldError::too_long(path, SUBDOMAIN_MAX as i64));
    }
    for (i, part) in text.split('/').enumerate() {
        if part.is_empty() {
            errors.push(invalid(path, text, format!("segment {i}: must not be empty")));
            continue;
        }
        errors.extend(long_name(part).into_iter().map(|m| invalid(path, part, format!("segment {i}: {m}"))));
    }
    errors
}

fn extended_resource_name(path: &Path, text: &str) -> ErrorList {
    let mut errors = ErrorList::new();
    if !text.contains('/') {
        errors.push(invalid(path, text, "a name must be a domain-prefixed path, such as 'example.com/my-prop'"));
    } else if text.contains("kubernetes.io/") {
        errors.push(invalid(path, text, "must not have \"kubernetes.io/\" domain"));
    }
    if text.starts_with("requests.") {
        errors.push(invalid(path, text, "must not have \"requests.\" prefix"));
    }
    errors.extend(label_key(&format!("requests.{text}")).into_iter().map(|m| invalid(path, text, m)));
    errors
}

fn is_uuid(text: &str) -> bool {
    text.len() == 36
        && text.bytes().enumerate().all(|(i, b)| match i {
            8 | 13 | 18 | 23 => b == b'-',
            _ => b.is_ascii_digit() || (b'a'..=b'f').contains(&b),
        })
}

fn invalid(path: &Path, text: &str, message: impl Into<String>) -> FieldError {
    FieldError::invalid(path, &Value::from(text), message)
}

/// The problems of a text by the name of its format, each with its origin.
pub fn check(format: &str, path: &Path, text: &str) -> ErrorList {
    let all = |messages: Vec<String>, origin: &'static str| -> ErrorList {
        messages.into_iter().map(|m| invalid(path, text, m).with_origin(origin)).collect()
    };
    let marked = |errors: ErrorList, origin: &'static str| -> ErrorList {
        errors.into_iter().map(|error| error.with_origin(origin)).collect()
    };
    match format {
        "ShortName" => all(short_name(text), "format=k8s-short-name"),
        "LongName" => all(long_name(text), "format=k8s-long-name"),
        "LongNameCaseless" => all(long_name_caseless(text), "format=k8s-long-name-caseless"),
        "LabelKey" => all(label_key(text), "format=k8s-label-key"),
        "PrefixedLabelKey" => all(prefixed_label_key(text), "format=k8s-prefixed-label-key"),
        "UUID" if !is_uuid(text) => {
            all(vec!["must be a lowercase UUID in 8-4-4-4-12 format".to_owned()], "format=k8s-uuid")
        }
        "ResourcePoolName" => marked(pool_name(path, text), "format=k8s-resource-pool-name"),
        "ResourceFullyQualifiedName" => {
            marked(fully_qualified_name(path, text), "format=k8s-resource-fully-qualified-name")
        }
        "ExtendedResourceName" => marked(extended_resource_name(path, text), "format=k8s-extended-resource-name"),
        _ => ErrorList::new(),
    }
}
