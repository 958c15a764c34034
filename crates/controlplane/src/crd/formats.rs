//! The string formats that schemas may name (kube-openapi strfmt).

use std::net::{Ipv4Addr, Ipv6Addr};

fn hex(text: &str, length: usize) -> bool {
    text.len() == length && text.bytes().all(|b| b.is_ascii_hexdigit())
}

fn uuid(text: &str, version: Option<char>) -> bool {
    let compact: String = text.chars().filter(|c| *c != '-').collect();
    let dashes_fit = !text.contains('-') || {
        let lengths: Vec<usize> = text.split('-').map(str::len).collect();
        lengths == [8, 4, 4, 4, 12]
    };
    hex(&compact, 32) && dashes_fit && version.is_none_or(|v| compact.as_bytes()[12] == v as u8)
}

fn host(text: &str) -> bool {
    text.len() <= 255
        && text.split('.').all(|label| {
            !label.is_empty()
                && label.len() <= 63
                && label.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-')
                && !label.starts_with('-')
                && !label.ends_with('-')
        })
}

fn digits(text: &str) -> String {
    text.chars().filter(char::is_ascii_digit).collect()
}

/// `None`: the format is not known, so it says nothing.
pub fn check(format: &str, text: &str) -> Option<bool> {
    Some(match format {
        "date-time" => text.parse::<jiff::Timestamp>().is_ok() && text.contains('T'),
        "date" => text.parse::<jiff::civil::Date>().is_ok() && text.len() == 10,
        "duration" => apimachinery::duration::parse(text).is_ok(),
        "ipv4" => text.parse::<Ipv4Addr>().is_ok(),
        "ipv6" => text.parse::<Ipv6Addr>().is_ok(),
        "cidr" => text.parse::<ipnet::IpNet>().is_ok(),
        "mac" => {
            let parts: Vec<&str> = text.split([':', '-']).collect();
            matches!(parts.len(), 6 | 8 | 20) && parts.iter().all(|part| hex(part, 2))
        }
        "uuid" => uuid(text, None),
        "uuid3" => uuid(text, Some('3')),
        "uuid4" => uuid(text, Some('4')),
        "uuid5" => uuid(text, Some('5')),
        "email" => text.split_once('@').is_some_and(|(local, domain)| {
            !local.is_empty() && !local.contains(' ') && (host(domain) || domain.starts_with('['))
        }),
        "hostname" => host(text),
        "uri" => text.contains(':') && !text.contains(' ') || text.starts_with('/'),
        "byte" => {
            use base64::Engine;
            base64::engine::general_purpose::STANDARD.decode(text).is_ok()
        }
        "bsonobjectid" => hex(text, 24),
        "hexcolor" => {
            let body = text.strip_prefix('#').unwrap_or(text);
            hex(body, 6) || hex(body, 3)
        }
        "rgbcolor" => text.strip_prefix("rgb(").and_then(|rest| rest.strip_suffix(')')).is_some_and(|inner| {
            let parts: Vec<&str> = inner.split(',').map(str::trim).collect();
            parts.len() == 3 && parts.iter().all(|part| part.parse::<u8>().is_ok())
        }),
        "isbn" => matches!(digits(text).len(), 10 | 13),
        "isbn10" => digits(text).len() == 10 || (digits(text).len() == 9 && text.ends_with('X')),
        "isbn13" => digits(text).len() == 13,
        "creditcard" => (13..=19).contains(&digits(text).len()),
        "ssn" => digits(text).len() == 9,
        "password" => true,
        "k8s-short-name" => apimachinery::names::is_dns1123_label(text).is_empty(),
        "k8s-long-name" => apimachinery::names::is_dns1123_subdomain(text).is_empty(),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::check;

    #[test]
    fn formats() {
        assert_eq!(check("date-time", "2020-01-01"), Some(false));
        assert_eq!(check("date-time", "2020-01-01T00:00:00Z"), Some(true));
        assert_eq!(check("ipv4", "1.2.3.4"), Some(true));
        assert_eq!(check("uuid", "6ba7b810-9dad-11d1-80b4-00c04fd430c8"), Some(true));
        assert_eq!(check("nosuch", "x"), None);
    }
}
