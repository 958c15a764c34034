//! The string formats that schemas may name.
//!
//! Upstream followed: `kube-openapi/pkg/validation/strfmt`,
//! `apiextensions-apiserver/pkg/apiserver/validation/formats.go`.

use std::net::{Ipv4Addr, Ipv6Addr};
use std::sync::LazyLock;

use regex::Regex;

/// Names as they are compared: without dashes.
const NAMES: &[&str] = &[
    "bsonobjectid",
    "uri",
    "email",
    "hostname",
    "ipv4",
    "ipv6",
    "cidr",
    "mac",
    "uuid",
    "uuid3",
    "uuid4",
    "uuid5",
    "isbn",
    "isbn10",
    "isbn13",
    "creditcard",
    "ssn",
    "hexcolor",
    "rgbcolor",
    "byte",
    "password",
    "date",
    "duration",
    "datetime",
    "k8sshortname",
    "k8slongname",
];

/// Whether a format has an effect on values of a type; others are ignored.
pub fn is_supported(kind: &str, format: &str) -> bool {
    match kind {
        "" | "string" => NAMES.contains(&format.replace('-', "").as_str()),
        "integer" => matches!(format, "int32" | "int64"),
        "number" => matches!(format, "float" | "double"),
        _ => false,
    }
}

macro_rules! pattern {
    ($name:ident, $text:expr) => {
        static $name: LazyLock<Regex> = LazyLock::new(|| Regex::new($text).expect("the pattern is right"));
    };
}

pattern!(
    HOSTNAME,
    r"^([a-zA-Z0-9\p{S}\p{L}]((-?[a-zA-Z0-9\p{S}\p{L}]{0,62})?)|([a-zA-Z0-9\p{S}\p{L}](([a-zA-Z0-9\-\p{S}\p{L}]{0,61}[a-zA-Z0-9\p{S}\p{L}])?)(\.)){1,}([a-zA-Z\p{L}]){2,63})$"
);
pattern!(UUID, r"(?i)^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$");
pattern!(UUID3, r"(?i)^[0-9a-f]{8}-?[0-9a-f]{4}-?3[0-9a-f]{3}-?[0-9a-f]{4}-?[0-9a-f]{12}$");
pattern!(UUID4, r"(?i)^[0-9a-f]{8}-?[0-9a-f]{4}-?4[0-9a-f]{3}-?[89ab][0-9a-f]{3}-?[0-9a-f]{12}$");
pattern!(UUID5, r"(?i)^[0-9a-f]{8}-?[0-9a-f]{4}-?5[0-9a-f]{3}-?[89ab][0-9a-f]{3}-?[0-9a-f]{12}$");
pattern!(
    CREDIT_CARD,
    r"^(?:4[0-9]{12}(?:[0-9]{3})?|5[1-5][0-9]{14}|6(?:011|5[0-9][0-9])[0-9]{12}|3[47][0-9]{13}|3(?:0[0-5]|[68][0-9])[0-9]{11}|(?:2131|1800|35[0-9]{3})[0-9]{11})$"
);
pattern!(HEX_COLOR, r"^#?([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$");
pattern!(
    RGB_COLOR,
    r"^rgb\(\s*(0|[1-9][0-9]?|1[0-9][0-9]?|2[0-4][0-9]|25[0-5])\s*,\s*(0|[1-9][0-9]?|1[0-9][0-9]?|2[0-4][0-9]|25[0-5])\s*,\s*(0|[1-9][0-9]?|1[0-9][0-9]?|2[0-4][0-9]|25[0-5])\s*\)$"
);
pattern!(BASE64, r"^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{4})$");
pattern!(SSN, r"^[0-9]{3}[- ]?[0-9]{2}[- ]?[0-9]{4}$");
pattern!(TIME_OF_DAY, r"^([0-9]{2}):([0-9]{2}):([0-9]{2})(.[0-9]+)?(z|([+-][0-9]{2}:[0-9]{2}))$");
pattern!(DURATION_PART, r"([0-9]+)\s*([A-Za-zµ]+)");
pattern!(SHORT_NAME, r"^[a-z0-9]([-a-z0-9]*[a-z0-9])?$");
pattern!(LONG_NAME, r"^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$");

/// Full names of Scala's duration units by what stands for them.
const UNITS: &[&[&str]] = &[
    &["ns", "nano"],
    &["us", "µs", "micro"],
    &["ms", "milli"],
    &["s", "sec"],
    &["m", "min"],
    &["h", "hr", "hour"],
    &["d", "day"],
    &["w", "wk", "week"],
];

fn is_duration(text: &str) -> bool {
    if apimachinery::duration::parse(text).is_ok() {
        return true;
    }
    let mut known = false;
    for found in DURATION_PART.captures_iter(text) {
        if found[1].parse::<i64>().is_err() {
            return false;
        }
        let unit = found[2].to_lowercase();
        known |= UNITS.iter().any(|names| {
            let last = names.len() - 1;
            names.iter().enumerate().any(|(i, name)| (i == last && unit.starts_with(name)) || unit == *name)
        });
    }
    known
}

fn is_date(text: &str) -> bool {
    text.len() == 10 && text.parse::<jiff::civil::Date>().is_ok()
}

fn is_date_time(text: &str) -> bool {
    let lower = text.to_lowercase();
    let mut parts = lower.split('t');
    let (Some(date), Some(time)) = (parts.next(), parts.next()) else { return false };
    is_date(date) && TIME_OF_DAY.captures(time).is_some_and(|m| &m[1] <= "23" && &m[2] <= "59" && &m[3] <= "59")
}

/// Go before 1.17 took leading zeros; upstream still does here.
fn without_leading_zeros(text: &str) -> String {
    let clean = |part: &str| match part.trim_start_matches('0') {
        "" if !part.is_empty() => "0".to_owned(),
        rest => rest.to_owned(),
    };
    if text.contains(':') { text.to_owned() } else { text.split('.').map(clean).collect::<Vec<_>>().join(".") }
}

fn is_ipv4(text: &str) -> bool {
    text.contains('.') && (without_leading_zeros(text).parse::<Ipv4Addr>().is_ok() || text.parse::<Ipv6Addr>().is_ok())
}

fn is_cidr(text: &str) -> bool {
    let Some((address, bits)) = text.split_once('/') else { return false };
    let digits = !bits.is_empty() && bits.bytes().all(|b| b.is_ascii_digit());
    let most = if address.contains(':') { 128 } else { 32 };
    digits
        && bits.parse::<u32>().is_ok_and(|bits| bits <= most)
        && (without_leading_zeros(address).parse::<Ipv4Addr>().is_ok() || address.parse::<Ipv6Addr>().is_ok())
}

/// Go's `net.ParseMAC`.
fn is_mac(text: &str) -> bool {
    let groups = |separator: char, width: usize| {
        let parts: Vec<&str> = text.split(separator).collect();
        let fits = parts.iter().all(|part| part.len() == width && part.bytes().all(|b| b.is_ascii_hexdigit()));
        fits && matches!(parts.len() * width / 2, 6 | 8 | 20)
    };
    groups(':', 2) || groups('-', 2) || groups('.', 4)
}

fn is_hostname(text: &str) -> bool {
    HOSTNAME.is_match(text) && text.len() <= 255 && text.split('.').all(|label| label.len() <= 63)
}

/// What `net/mail` takes as one address: `local@domain`, with or without a name.
fn is_email(text: &str) -> bool {
    let text = text.trim();
    let address = match (text.rfind('<'), text.ends_with('>')) {
        (Some(open), true) => &text[open + 1..text.len() - 1],
        _ => text,
    };
    let Some((local, domain)) = address.rsplit_once('@') else { return false };
    let atom = |c: char| c.is_alphanumeric() || "!#$%&'*+-/=?^_`{|}~".contains(c) || !c.is_ascii();
    let dotted =
        |text: &str| !text.is_empty() && text.split('.').all(|part| !part.is_empty() && part.chars().all(atom));
    let quoted = local.len() > 2 && local.starts_with('"') && local.ends_with('"');
    let literal = domain
        .strip_prefix('[')
        .and_then(|d| d.strip_suffix(']'))
        .is_some_and(|ip| ip.parse::<Ipv4Addr>().is_ok() || ip.trim_start_matches("IPv6:").parse::<Ipv6Addr>().is_ok());
    (dotted(local) || quoted) && (dotted(domain) || literal)
}

/// Go's `url.ParseRequestURI`: an absolute URI or an absolute path.
fn is_request_uri(text: &str) -> bool {
    if text.is_empty() || text.chars().any(|c| (c as u32) < 0x20 || c as u32 == 0x7f) {
        return false;
    }
    let escapes_fit = |text: &str| {
        text.match_indices('%')
            .all(|(at, _)| text.get(at + 1..at + 3).is_some_and(|hex| hex.bytes().all(|b| b.is_ascii_hexdigit())))
    };
    if text == "*" {
        return true;
    }
    if text.starts_with('/') {
        return escapes_fit(text.split('?').next().unwrap_or(text));
    }
    let Some((scheme, rest)) = text.split_once(':') else { return false };
    let scheme_fits = scheme.starts_with(|c: char| c.is_ascii_alphabetic())
        && scheme.chars().all(|c| c.is_ascii_alphanumeric() || "+-.".contains(c));
    if !scheme_fits {
        return false;
    }
    let Some(after) = rest.strip_prefix("//") else { return rest.starts_with('/') || !rest.is_empty() };
    let end = after.find(['/', '?']).unwrap_or(after.len());
    let host = after[..end].rsplit_once('@').map_or(&after[..end], |(_, host)| host);
    let port_fits = match host.rsplit_once(':') {
        Some((_, port)) if !host.ends_with(']') => port.bytes().all(|b| b.is_ascii_digit()),
        _ => true,
    };
    port_fits && !host.contains([' ', '<', '>', '"']) && escapes_fit(&after[end..])
}

fn digits_of(text: &str) -> Vec<u32> {
    text.chars().filter_map(|c| c.to_digit(10)).collect()
}

fn is_credit_card(text: &str) -> bool {
    let digits: String = text.chars().filter(char::is_ascii_digit).collect();
    let luhn = digits_of(&digits).iter().rev().enumerate().fold(0, |sum, (i, digit)| {
        let value = if i % 2 == 1 { digit * 2 } else { *digit };
        sum + if value >= 10 { value % 10 + 1 } else { value }
    });
    CREDIT_CARD.is_match(&digits) && luhn % 10 == 0
}

fn is_isbn10(text: &str) -> bool {
    let clean: String = text.chars().filter(|c| !c.is_whitespace() && *c != '-').collect();
    if clean.len() != 10 || !clean[..9].bytes().all(|b| b.is_ascii_digit()) {
        return false;
    }
    let last = match &clean[9..] {
        "X" => 10,
        digit => match digit.parse::<u32>() {
            Ok(digit) => digit,
            Err(_) => return false,
        },
    };
    let sum: u32 = digits_of(&clean[..9]).iter().zip(1..).map(|(digit, weight)| digit * weight).sum();
    (sum + 10 * last).is_multiple_of(11)
}

fn is_isbn13(text: &str) -> bool {
    let clean: String = text.chars().filter(|c| !c.is_whitespace() && *c != '-').collect();
    if clean.len() != 13 || !clean.bytes().all(|b| b.is_ascii_digit()) {
        return false;
    }
    let digits = digits_of(&clean);
    let sum: u32 = digits[..12].iter().enumerate().map(|(i, digit)| digit * if i % 2 == 0 { 1 } else { 3 }).sum();
    (10 - sum % 10) % 10 == digits[12]
}

/// Whether `text` is of the format; `None`: the format is not known.
pub fn check(format: &str, text: &str) -> Option<bool> {
    let hex = |length: usize| text.len() == length && text.bytes().all(|b| b.is_ascii_hexdigit());
    Some(match format.replace('-', "").as_str() {
        "datetime" => is_date_time(text),
        "date" => is_date(text),
        "duration" => is_duration(text),
        "ipv4" => is_ipv4(text),
        "ipv6" => text.contains(':') && text.parse::<Ipv6Addr>().is_ok(),
        "cidr" => is_cidr(text),
        "mac" => is_mac(text),
        "uuid" => UUID.is_match(text),
        "uuid3" => UUID3.is_match(text),
        "uuid4" => UUID4.is_match(text),
        "uuid5" => UUID5.is_match(text),
        "email" => is_email(text),
        "hostname" => is_hostname(text),
        "uri" => is_request_uri(text),
        "byte" => BASE64.is_match(text),
        "bsonobjectid" => hex(24),
        "hexcolor" => HEX_COLOR.is_match(text),
        "rgbcolor" => RGB_COLOR.is_match(text),
        "isbn" => is_isbn10(text) || is_isbn13(text),
        "isbn10" => is_isbn10(text),
        "isbn13" => is_isbn13(text),
        "creditcard" => is_credit_card(text),
        "ssn" => text.len() == 11 && SSN.is_match(text),
        "password" => true,
        "k8sshortname" => text.len() <= 63 && SHORT_NAME.is_match(text),
        "k8slongname" => text.len() <= 253 && LONG_NAME.is_match(text),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::check;

    #[test]
    fn formats() {
        let good = [
            ("date-time", "2020-01-01T00:00:00Z"),
            ("ipv4", "1.2.3.4"),
            ("ipv4", "010.2.3.4"),
            ("cidr", "10.0.0.1/8"),
            ("uuid", "6ba7b810-9dad-11d1-80b4-00c04fd430c8"),
            ("mac", "0123.4567.89ab"),
            ("duration", "1 day"),
            ("isbn", "978-0321751041"),
            ("isbn10", "0321751043"),
            ("ssn", "111-11-1111"),
            ("email", "Bob <bob@example.com>"),
            ("uri", "http://a/b?c"),
            ("k8s-short-name", "abc"),
            ("hostname", "example.com"),
        ];
        let bad = [
            ("date-time", "2020-01-01"),
            ("ipv6", "1.2.3.4"),
            ("ssn", "111111111"),
            ("email", "x"),
            ("uri", "a b"),
            ("byte", "x"),
            ("date", "2020-13-01"),
            ("isbn13", "978-0321751042"),
        ];
        for (format, text) in good {
            assert_eq!(check(format, text), Some(true), "{format} {text}");
        }
        for (format, text) in bad {
            assert_eq!(check(format, text), Some(false), "{format} {text}");
        }
        assert_eq!(check("nosuch", "x"), None);
    }
}
