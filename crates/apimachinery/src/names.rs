//! What names, keys, values and ports may look like. Each function returns
//! upstream's messages; an empty list means valid.
//!
//! Upstream followed: `apimachinery/pkg/util/validation/validation.go`,
//! `apimachinery/pkg/api/validate/content`, `apimachinery/pkg/api/validation/name.go`.
//! Patterns are matched by hand: they are anchored and simple, and this runs on
//! every write. Lengths are in bytes, as Go's `len`.

pub const DNS1123_LABEL_MAX_LENGTH: usize = 63;
pub const DNS1123_SUBDOMAIN_MAX_LENGTH: usize = 253;
pub const DNS1035_LABEL_MAX_LENGTH: usize = 63;
pub const LABEL_VALUE_MAX_LENGTH: usize = 63;

const DNS1123_LABEL: &str = "[a-z0-9]([-a-z0-9]*[a-z0-9])?";
const DNS1123_LABEL_TEXT: &str = "a lowercase RFC 1123 label must consist of lower case alphanumeric characters or '-', and must start and end with an alphanumeric character";
const DNS1123_SUBDOMAIN: &str = r"[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*";
const DNS1123_SUBDOMAIN_TEXT: &str = "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and end with an alphanumeric character";
const DNS1123_UNDERSCORE: &str = r"_?[a-z0-9]([-_a-z0-9]*[a-z0-9])?(\._?[a-z0-9]([-_a-z0-9]*[a-z0-9])?)*";
const DNS1123_UNDERSCORE_TEXT: &str = "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '_', '-' or '.', and must start and end with an alphanumeric character";
const DNS1035_LABEL: &str = "[a-z]([-a-z0-9]*[a-z0-9])?";
const DNS1035_LABEL_TEXT: &str = "a DNS-1035 label must consist of lower case alphanumeric characters or '-', start with an alphabetic character, and end with an alphanumeric character";
const WILDCARD: &str = r"\*\.[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*";
const WILDCARD_TEXT: &str = "a wildcard DNS-1123 subdomain must start with '*.', followed by a valid DNS subdomain, which must consist of lower case alphanumeric characters, '-' or '.' and end with an alphanumeric character";
const LABEL_KEY: &str = "([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]";
const LABEL_KEY_TEXT: &str =
    "must consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character";
const LABEL_VALUE_TEXT: &str = "a valid label must be an empty string or consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character";

/// `must be no more than N characters`: the wording of names.
pub fn max_length_error(length: usize) -> String {
    format!("must be no more than {length} characters")
}
/// `must be no more than N bytes`: the wording of labels.
pub fn max_bytes_error(length: usize) -> String {
    format!("must be no more than {length} bytes")
}
pub fn inclusive_range_error(low: i64, high: i64) -> String {
    format!("must be between {low} and {high}, inclusive")
}
/// A sentence with examples and the pattern.
pub fn regex_error(text: &str, pattern: &str, examples: &[&str]) -> String {
    if examples.is_empty() {
        return format!("{text} (regex used for validation is '{pattern}')");
    }
    let mut out = format!("{text} (e.g. ");
    for (at, example) in examples.iter().enumerate() {
        if at > 0 {
            out.push_str(" or ");
        }
        out.push('\'');
        out.push_str(example);
        out.push_str("', ");
    }
    out + &format!("regex used for validation is '{pattern}')")
}

fn lower_alnum(c: u8) -> bool {
    c.is_ascii_lowercase() || c.is_ascii_digit()
}
/// `edge (middle* edge)?`
fn edged(text: &[u8], edge: impl Fn(u8) -> bool, middle: impl Fn(u8) -> bool) -> bool {
    match text {
        [] => false,
        [only] => edge(*only),
        [first, rest @ .., last] => edge(*first) && edge(*last) && rest.iter().all(|&c| middle(c)),
    }
}
fn matches_dns1123_label(text: &str) -> bool {
    edged(text.as_bytes(), lower_alnum, |c| lower_alnum(c) || c == b'-')
}
fn matches_dns1123_subdomain(text: &str) -> bool {
    text.split('.').all(matches_dns1123_label)
}

pub fn is_dns1123_label(value: &str) -> Vec<String> {
    let mut errors = Vec::new();
    if value.len() > DNS1123_LABEL_MAX_LENGTH {
        errors.push(max_length_error(DNS1123_LABEL_MAX_LENGTH));
    }
    if !matches_dns1123_label(value) {
        errors.push(if matches_dns1123_subdomain(value) {
            "must not contain dots".to_owned()
        } else {
            regex_error(DNS1123_LABEL_TEXT, DNS1123_LABEL, &["my-name", "123-abc"])
        });
    }
    errors
}

pub fn is_dns1123_subdomain(value: &str) -> Vec<String> {
    let mut errors = Vec::new();
    if value.len() > DNS1123_SUBDOMAIN_MAX_LENGTH {
        errors.push(max_length_error(DNS1123_SUBDOMAIN_MAX_LENGTH));
    }
    if !matches_dns1123_subdomain(value) {
        errors.push(regex_error(DNS1123_SUBDOMAIN_TEXT, DNS1123_SUBDOMAIN, &["example.com"]));
    }
    errors
}

pub fn is_dns1123_subdomain_with_underscore(value: &str) -> Vec<String> {
    let label = |text: &str| {
        let text = text.strip_prefix('_').unwrap_or(text);
        edged(text.as_bytes(), lower_alnum, |c| lower_alnum(c) || c == b'-' || c == b'_')
    };
    let mut errors = Vec::new();
    if value.len() > DNS1123_SUBDOMAIN_MAX_LENGTH {
        errors.push(max_length_error(DNS1123_SUBDOMAIN_MAX_LENGTH));
    }
    if !value.split('.').all(label) {
        errors.push(regex_error(DNS1123_UNDERSCORE_TEXT, DNS1123_UNDERSCORE, &["example.com"]));
    }
    errors
}

pub fn is_dns1035_label(value: &str) -> Vec<String> {
    let mut errors = Vec::new();
    if value.len() > DNS1035_LABEL_MAX_LENGTH {
        errors.push(max_length_error(DNS1035_LABEL_MAX_LENGTH));
    }
    if !(matches_dns1123_label(value) && value.as_bytes()[0].is_ascii_lowercase()) {
        errors.push(regex_error(DNS1035_LABEL_TEXT, DNS1035_LABEL, &["my-name", "abc-123"]));
    }
    errors
}

pub fn is_wildcard_dns1123_subdomain(value: &str) -> Vec<String> {
    let mut errors = Vec::new();
    if value.len() > DNS1123_SUBDOMAIN_MAX_LENGTH {
        errors.push(max_length_error(DNS1123_SUBDOMAIN_MAX_LENGTH));
    }
    if !value.strip_prefix("*.").is_some_and(matches_dns1123_subdomain) {
        errors.push(regex_error(WILDCARD_TEXT, WILDCARD, &["*.example.com"]));
    }
    errors
}

fn matches_label_key(text: &str) -> bool {
    edged(text.as_bytes(), |c| c.is_ascii_alphanumeric(), |c| c.is_ascii_alphanumeric() || b"-_.".contains(&c))
}

/// Label and annotation keys, resource names: `[prefix/]name`.
pub fn is_qualified_name(value: &str) -> Vec<String> {
    let mut errors = Vec::new();
    let parts: Vec<&str> = value.split('/').collect();
    let name = match parts.as_slice() {
        [name] => *name,
        [prefix, name] => {
            if prefix.is_empty() {
                errors.push("prefix part must be non-empty".to_owned());
            } else {
                // The label package counts bytes where the names package says characters.
                if prefix.len() > DNS1123_SUBDOMAIN_MAX_LENGTH {
                    errors.push(format!("prefix part {}", max_bytes_error(DNS1123_SUBDOMAIN_MAX_LENGTH)));
                }
                if !matches_dns1123_subdomain(prefix) {
                    let text = regex_error(DNS1123_SUBDOMAIN_TEXT, DNS1123_SUBDOMAIN, &["example.com"]);
                    errors.push(format!("prefix part {text}"));
                }
            }
            *name
        }
        _ => {
            let text = regex_error(LABEL_KEY_TEXT, LABEL_KEY, &["MyName", "my.name", "123-abc"]);
            return vec![format!(
                "a valid label key {text} with an optional DNS subdomain prefix and '/' (e.g. 'example.com/MyName')"
            )];
        }
    };
    if name.is_empty() {
        errors.push("name part must be non-empty".to_owned());
    } else if name.len() > LABEL_VALUE_MAX_LENGTH {
        errors.push(format!("name part {}", max_bytes_error(LABEL_VALUE_MAX_LENGTH)));
    }
    if !matches_label_key(name) {
        let text = regex_error(LABEL_KEY_TEXT, LABEL_KEY, &["MyName", "my.name", "123-abc"]);
        errors.push(format!("name part {text}"));
    }
    errors
}

pub fn is_valid_label_value(value: &str) -> Vec<String> {
    let mut errors = Vec::new();
    if value.len() > LABEL_VALUE_MAX_LENGTH {
        errors.push(max_bytes_error(LABEL_VALUE_MAX_LENGTH));
    }
    if !value.is_empty() && !matches_label_key(value) {
        let pattern = format!("({LABEL_KEY})?");
        errors.push(regex_error(LABEL_VALUE_TEXT, &pattern, &["MyValue", "my_value", "12345"]));
    }
    errors
}

pub fn is_c_identifier(value: &str) -> Vec<String> {
    let ok = match value.as_bytes() {
        [first, rest @ ..] => {
            (first.is_ascii_alphabetic() || *first == b'_')
                && rest.iter().all(|&c| c.is_ascii_alphanumeric() || c == b'_')
        }
        [] => false,
    };
    if ok {
        return Vec::new();
    }
    let text = "a valid C identifier must start with alphabetic character or '_', followed by a string of alphanumeric characters or '_'";
    vec![regex_error(text, "[A-Za-z_][A-Za-z0-9_]*", &["my_name", "MY_NAME", "MyName"])]
}

pub fn is_in_range(value: i64, low: i64, high: i64) -> Vec<String> {
    if (low..=high).contains(&value) { Vec::new() } else { vec![inclusive_range_error(low, high)] }
}
pub fn is_valid_port_num(port: i64) -> Vec<String> {
    is_in_range(port, 1, 65535)
}
pub fn is_valid_user_id(id: i64) -> Vec<String> {
    is_in_range(id, 0, i64::from(i32::MAX))
}
pub fn is_valid_group_id(id: i64) -> Vec<String> {
    is_in_range(id, 0, i64::from(i32::MAX))
}

pub fn is_valid_port_name(port: &str) -> Vec<String> {
    let mut errors = Vec::new();
    let bytes = port.as_bytes();
    if port.len() > 15 {
        errors.push(max_length_error(15));
    }
    if bytes.is_empty() || !bytes.iter().all(|&c| lower_alnum(c) || c == b'-') {
        errors.push("must contain only alpha-numeric characters (a-z, 0-9), and hyphens (-)".to_owned());
    }
    if !bytes.iter().any(u8::is_ascii_lowercase) {
        errors.push("must contain at least one letter (a-z)".to_owned());
    }
    if port.contains("--") {
        errors.push("must not contain consecutive hyphens".to_owned());
    }
    if port.starts_with('-') || port.ends_with('-') {
        errors.push("must not begin or end with a hyphen".to_owned());
    }
    errors
}

pub fn is_valid_percent(percent: &str) -> Vec<String> {
    let digits = percent.strip_suffix('%').unwrap_or("");
    if !digits.is_empty() && digits.bytes().all(|c| c.is_ascii_digit()) {
        return Vec::new();
    }
    let text = "a valid percent string must be a numeric string followed by an ending '%'";
    vec![regex_error(text, "[0-9]+%", &["1%", "93%"])]
}

pub fn is_http_header_name(value: &str) -> Vec<String> {
    if !value.is_empty() && value.bytes().all(|c| c.is_ascii_alphanumeric() || c == b'-') {
        return Vec::new();
    }
    let text = "a valid HTTP header must consist of alphanumeric characters or '-'";
    vec![regex_error(text, "[-A-Za-z0-9]+", &["X-Header-Name"])]
}

/// The strict rule of older releases.
pub fn is_env_var_name(value: &str) -> Vec<String> {
    let allowed = |c: u8| c.is_ascii_alphanumeric() || b"-._".contains(&c);
    let ok = match value.as_bytes() {
        [first, rest @ ..] => allowed(*first) && !first.is_ascii_digit() && rest.iter().all(|&c| allowed(c)),
        [] => false,
    };
    let mut errors = Vec::new();
    if !ok {
        let text = "a valid environment variable name must consist of alphabetic characters, digits, '_', '-', or '.', and must not start with a digit";
        errors.push(regex_error(text, "[-._a-zA-Z][-._a-zA-Z0-9]*", &["my.env-name", "MY_ENV.NAME", "MyEnvName1"]));
    }
    errors.extend(change_directory_prefix(value));
    errors
}

/// The rule of 1.37: printable ASCII without `=`.
pub fn is_relaxed_env_var_name(value: &str) -> Vec<String> {
    let mut errors = Vec::new();
    if value.is_empty() {
        errors.push("environment variable name must be non-empty".to_owned());
    }
    if !value.bytes().all(|c| (0x20..0x7f).contains(&c) && c != b'=') {
        errors.push(
            "a valid environment variable name must consist only of printable ASCII characters other than '='"
                .to_owned(),
        );
    }
    errors
}

pub fn is_config_map_key(value: &str) -> Vec<String> {
    let mut errors = Vec::new();
    if value.len() > DNS1123_SUBDOMAIN_MAX_LENGTH {
        errors.push(max_length_error(DNS1123_SUBDOMAIN_MAX_LENGTH));
    }
    if value.is_empty() || !value.bytes().all(|c| c.is_ascii_alphanumeric() || b"-._".contains(&c)) {
        let text = "a valid config key must consist of alphanumeric characters, '-', '_' or '.'";
        errors.push(regex_error(text, "[-._a-zA-Z0-9]+", &["key.name", "KEY_NAME", "key-name"]));
    }
    errors.extend(change_directory_prefix(value));
    errors
}

fn change_directory_prefix(value: &str) -> Option<String> {
    let text = match value {
        "." => "must not be '.'",
        ".." => "must not be '..'",
        _ if value.starts_with("..") => "must not start with '..'",
        _ => return None,
    };
    Some(text.to_owned())
}

/// Names that become URL path segments (RBAC, CSRs' events).
pub fn is_path_segment_name(name: &str) -> Vec<String> {
    if name == "." || name == ".." {
        return vec![format!("may not be '{name}'")];
    }
    is_path_segment_prefix(name)
}
pub fn is_path_segment_prefix(name: &str) -> Vec<String> {
    ["/", "%"].into_iter().filter(|part| name.contains(part)).map(|part| format!("may not contain '{part}'")).collect()
}

/// A name rule as metadata validation calls it: with `prefix` the name is a
/// generateName, of which a final dash is overlooked.
pub type NameRule = fn(name: &str, prefix: bool) -> Vec<String>;

pub fn name_is_dns_subdomain(name: &str, prefix: bool) -> Vec<String> {
    is_dns1123_subdomain(&masked(name, prefix))
}
pub fn name_is_dns_label(name: &str, prefix: bool) -> Vec<String> {
    is_dns1123_label(&masked(name, prefix))
}
pub fn name_is_dns1035_label(name: &str, prefix: bool) -> Vec<String> {
    is_dns1035_label(&masked(name, prefix))
}
pub fn name_is_path_segment(name: &str, prefix: bool) -> Vec<String> {
    if prefix { is_path_segment_prefix(name) } else { is_path_segment_name(name) }
}
fn masked(name: &str, prefix: bool) -> String {
    match name.strip_suffix('-') {
        Some(rest) if prefix && !rest.is_empty() => format!("{rest}a"),
        _ => name.to_owned(),
    }
}

/// Letters of generated name suffixes: no vowels, no look-alikes.
pub const SUFFIX_ALPHABET: &[u8; 27] = b"bcdfghjklmnpqrstvwxz2456789";
/// Length of a generated suffix.
pub const SUFFIX_LENGTH: usize = 5;
/// Longest base that is kept before a suffix.
pub const MAX_GENERATED_BASE: usize = 58;

/// `generateName` plus five letters; each random number picks one.
pub fn generate_name(base: &str, random: [u32; SUFFIX_LENGTH]) -> String {
    let mut end = base.len().min(MAX_GENERATED_BASE);
    while !base.is_char_boundary(end) {
        end -= 1;
    }
    let mut name = base[..end].to_owned();
    name.extend(random.iter().map(|&r| SUFFIX_ALPHABET[r as usize % SUFFIX_ALPHABET.len()] as char));
    name
}

/// Go's `rand.SafeEncodeString`: each byte as a letter of the same alphabet
/// (pod template hashes).
pub fn safe_encode(text: &str) -> String {
    text.bytes().map(|c| SUFFIX_ALPHABET[c as usize % SUFFIX_ALPHABET.len()] as char).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules() {
        assert!(is_dns1123_subdomain("a.b-c.9").is_empty());
        assert_eq!(is_dns1123_label("a.b"), ["must not contain dots"]);
        assert!(is_dns1035_label("9a").len() == 1);
        assert!(is_qualified_name("kubernetes.io/arch").is_empty());
        assert_eq!(is_qualified_name("/a"), ["prefix part must be non-empty"]);
        assert!(is_valid_label_value("").is_empty());
        assert_eq!(is_config_map_key(".."), ["must not be '..'"]);
        assert_eq!(is_valid_port_num(0), ["must be between 1 and 65535, inclusive"]);
        assert!(name_is_dns_subdomain("a-", true).is_empty());
        assert_eq!(name_is_dns_subdomain("a-", false).len(), 1);
        assert_eq!(generate_name(&"x".repeat(70), [0; 5]).len(), 63);
    }
}
