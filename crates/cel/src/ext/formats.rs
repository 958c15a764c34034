//! The string formats of schemas as values, and of the `format` library.
//!
//! Upstream: kube-openapi `strfmt`, k8s `apiserver/pkg/cel/library/format.go`.

use std::sync::LazyLock;

use apimachinery::names;
use base64::Engine;
use regex::Regex;

use crate::value::Time;

/// Days, weeks and spelled-out units beside Go's durations, in nanoseconds.
pub fn parse_duration(text: &str) -> Option<i64> {
    if let Ok(nanoseconds) = apimachinery::duration::parse(text) {
        return Some(nanoseconds);
    }
    const UNITS: &[(&[&str], i64)] = &[
        (&["ns", "nano"], 1),
        (&["us", "µs", "micro"], 1_000),
        (&["ms", "milli"], 1_000_000),
        (&["s", "sec"], 1_000_000_000),
        (&["m", "min"], 60_000_000_000),
        (&["h", "hr", "hour"], 3_600_000_000_000),
        (&["d", "day"], 86_400_000_000_000),
        (&["w", "wk", "week"], 604_800_000_000_000),
    ];
    static PART: LazyLock<Regex> = LazyLock::new(|| Regex::new(r"([0-9]+)\s*([A-Za-zµ]+)").expect("a fixed pattern"));
    let (mut total, mut found) = (0i64, false);
    for part in PART.captures_iter(text) {
        let factor: i64 = part[1].parse().ok()?;
        let unit = part[2].to_lowercase();
        for (variants, scale) in UNITS {
            for (at, variant) in variants.iter().enumerate() {
                if unit == *variant || (at + 1 == variants.len() && unit.starts_with(variant)) {
                    found = true;
                    total = total.wrapping_add(factor.wrapping_mul(*scale));
                }
            }
        }
    }
    found.then_some(total)
}

/// `2006-01-02`.
pub fn parse_date(text: &str) -> Option<Time> {
    if text.len() != 10 {
        return None;
    }
    super::times::parse_rfc3339(&format!("{text}T00:00:00Z"))
}

/// RFC 3339, or the same without a zone (then UTC).
pub fn parse_date_time(text: &str) -> Option<Time> {
    if text.is_empty() {
        return Some(Time { seconds: 0, nanoseconds: 0, offset: 0 });
    }
    super::times::parse_rfc3339(text).or_else(|| super::times::parse_rfc3339(&format!("{text}Z")))
}

/// Bytes in the URL alphabet, as upstream decodes them.
pub fn parse_base64(text: &str) -> Option<Vec<u8>> {
    base64::engine::general_purpose::URL_SAFE.decode(text).ok()
}

fn is_base64(text: &str) -> bool {
    static FORM: LazyLock<Regex> = LazyLock::new(|| {
        Regex::new(r"^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{4})$")
            .expect("a fixed pattern")
    });
    FORM.is_match(text)
}

const UUID_PATTERN: &str = "(?i)^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$";
const DATE_TIME_PATTERN: &str = "^([0-9]{2}):([0-9]{2}):([0-9]{2})(.[0-9]+)?(z|([+-][0-9]{2}:[0-9]{2}))$";

fn is_date_time(text: &str) -> bool {
    static TIME: LazyLock<Regex> = LazyLock::new(|| Regex::new(DATE_TIME_PATTERN).expect("a fixed pattern"));
    let lower = text.to_lowercase();
    let mut parts = lower.split('t');
    let (Some(date), Some(time)) = (parts.next(), parts.next()) else { return false };
    if text.len() < 4 || parse_date(date).is_none() {
        return false;
    }
    TIME.captures(time).is_some_and(|found| &found[1] <= "23" && &found[2] <= "59" && &found[3] <= "59")
}

fn is_uuid(text: &str) -> bool {
    static FORM: LazyLock<Regex> = LazyLock::new(|| Regex::new(UUID_PATTERN).expect("a fixed pattern"));
    FORM.is_match(text)
}

/// A named format of the library.
#[derive(Debug, PartialEq)]
pub struct Format {
    /// The function and the name that `format.named` takes.
    pub name: &'static str,
    /// For the cost of a check.
    pub max_regex_size: usize,
}

pub const FORMATS: &[Format] = &[
    Format { name: "dns1123Label", max_regex_size: 30 },
    Format { name: "dns1123Subdomain", max_regex_size: 60 },
    Format { name: "dns1035Label", max_regex_size: 30 },
    Format { name: "qualifiedName", max_regex_size: 60 },
    Format { name: "dns1123LabelPrefix", max_regex_size: 30 },
    Format { name: "dns1123SubdomainPrefix", max_regex_size: 60 },
    Format { name: "dns1035LabelPrefix", max_regex_size: 30 },
    Format { name: "labelValue", max_regex_size: 40 },
    Format { name: "uri", max_regex_size: 1103 },
    Format { name: "uuid", max_regex_size: UUID_PATTERN.len() },
    Format { name: "byte", max_regex_size: 84 },
    Format { name: "date", max_regex_size: DATE_TIME_PATTERN.len() },
    Format { name: "datetime", max_regex_size: DATE_TIME_PATTERN.len() },
];

impl Format {
    pub fn find(name: &str) -> Option<&'static Format> {
        FORMATS.iter().find(|format| format.name == name)
    }

    /// What is wrong with `text`; empty where nothing is.
    pub fn validate(&self, text: &str) -> Vec<String> {
        let unless = |fits: bool, message: &str| if fits { Vec::new() } else { vec![message.to_owned()] };
        match self.name {
            "dns1123Label" => names::name_is_dns_label(text, false),
            "dns1123Subdomain" => names::name_is_dns_subdomain(text, false),
            "dns1035Label" => names::name_is_dns1035_label(text, false),
            "qualifiedName" => names::is_qualified_name(text),
            "dns1123LabelPrefix" => names::name_is_dns_label(text, true),
            "dns1123SubdomainPrefix" => names::name_is_dns_subdomain(text, true),
            "dns1035LabelPrefix" => names::name_is_dns1035_label(text, true),
            "labelValue" => names::is_valid_label_value(text),
            "uri" => super::go_url::parse_request_uri(text).err().into_iter().collect(),
            "uuid" => unless(is_uuid(text), "does not match the UUID format"),
            "byte" => unless(is_base64(text), "invalid base64"),
            "date" => unless(parse_date(text).is_some(), "invalid date"),
            _ => unless(is_date_time(text), "invalid datetime"),
        }
    }
}
