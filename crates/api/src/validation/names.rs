//! Text rules of hand-written validation under short names, and the rules that
//! need a field path: qualified names, addresses, networks. Each gives upstream's
//! sentences for what is wrong with a text.
//!
//! Upstream followed: apimachinery/pkg/util/validation/{validation.go,ip.go},
//! apimachinery/pkg/api/validation/generic.go.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use apimachinery::{ErrorList, FieldError, Path};
use serde_json::Value;

pub use super::content::{label_key as qualified_name, label_value};

pub use apimachinery::names::{
    inclusive_range_error as range, is_config_map_key as config_map_key, is_dns1035_label as dns1035_label,
    is_dns1123_label as dns_label, is_dns1123_subdomain as dns_subdomain,
    is_dns1123_subdomain_with_underscore as dns_subdomain_underscore, is_http_header_name as http_header_name,
    is_path_segment_name as path_segment, is_path_segment_prefix as path_segment_prefix,
    is_relaxed_env_var_name as relaxed_env_name, is_valid_group_id as group_id, is_valid_percent as percent,
    is_valid_port_name as port_name, is_valid_port_num as port_num, is_valid_user_id as user_id,
    is_wildcard_dns1123_subdomain as wildcard_subdomain,
};

pub const LABEL_MAX: usize = 63;
pub const SUBDOMAIN_MAX: usize = 253;

/// What a `generateName` is checked as: a trailing dash counts as a letter.
pub fn masked(name: &str) -> String {
    match name.strip_suffix('-') {
        Some(rest) if !rest.is_empty() => {
            let mut cut = rest.len() - 1;
            while !rest.is_char_boundary(cut) {
                cut -= 1;
            }
            format!("{}a", &rest[..cut])
        }
        _ => name.to_owned(),
    }
}

pub fn fully_qualified_name(path: &Path, name: &str) -> ErrorList {
    if name.is_empty() {
        return vec![FieldError::required(path, "")];
    }
    let errors = dns_subdomain(name);
    if !errors.is_empty() {
        return vec![FieldError::invalid(path, &Value::from(name), errors.join(","))];
    }
    if name.split('.').count() < 3 {
        let detail = "should be a domain with at least three segments separated by dots";
        return vec![FieldError::invalid(path, &Value::from(name), detail)];
    }
    ErrorList::new()
}

/// `acme.io/foo`, the path part as free as an HTTP path.
pub fn domain_prefixed_path(path: &Path, text: &str) -> ErrorList {
    let invalid = |value: &str, detail: &str| FieldError::invalid(path, &Value::from(value), detail);
    if text.is_empty() {
        return vec![FieldError::required(path, "")];
    }
    let (host, rest) = match text.split_once('/') {
        Some((host, rest)) if !host.is_empty() && !rest.is_empty() => (host, rest),
        _ => return vec![invalid(text, "must be a domain-prefixed path (such as \"acme.io/foo\")")],
    };
    let mut errors: ErrorList = dns_subdomain(host).iter().map(|message| invalid(host, message)).collect();
    if !rest.bytes().all(|b| b.is_ascii_alphanumeric() || b"/-._~%!$&'()*+,;=:".contains(&b)) {
        errors.push(invalid(rest, "Invalid path (regex used for validation is '[A-Za-z0-9/\\-._~%!$&'()*+,;=:]+')"));
    }
    errors
}

/// `acme.io/foo`, a label key with prefix.
pub fn domain_prefixed_key(path: &Path, key: &str) -> ErrorList {
    let invalid = |detail: &str| FieldError::invalid(path, &Value::from(key), detail);
    if key.is_empty() {
        return vec![FieldError::required(path, "")];
    }
    let errors: ErrorList = qualified_name(key).iter().map(|message| invalid(message)).collect();
    if errors.is_empty() && !key.contains('/') {
        return vec![invalid("must be a domain-prefixed key (such as \"acme.io/foo\")")];
    }
    errors
}

pub use apimachinery::ip::{
    is_valid_cidr as cidr, is_valid_cidr_for_legacy_field as legacy_cidr,
    is_valid_interface_address as interface_address, is_valid_ip as ip, is_valid_ip_for_legacy_field as legacy_ip,
    parse_ip_sloppy as parse_ip,
};

/// Go's ParseCIDRSloppy: address and prefix length.
pub fn parse_cidr(text: &str) -> Option<(IpAddr, u8)> {
    let (address, length) = text.split_once('/')?;
    let address = parse_ip(address)?;
    if length.is_empty() || length.len() > 5 || !length.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    let length: u32 = length.parse().ok()?;
    let max = if address.is_ipv4() { 32 } else { 128 };
    (length <= max).then_some((address, length as u8))
}

/// The address as Go prints it: IPv4-mapped ones as IPv4.
pub fn show_ip(address: IpAddr) -> String {
    address.to_canonical().to_string()
}

pub fn is_ipv6(text: &str) -> bool {
    matches!(parse_ip(text).map(|ip| ip.to_canonical()), Some(IpAddr::V6(_)))
}

/// The first address of a network.
pub fn masked_address(address: IpAddr, length: u8) -> IpAddr {
    match address {
        IpAddr::V4(v4) => {
            let mask = u32::MAX.checked_shl(32 - u32::from(length)).unwrap_or(0);
            IpAddr::V4(Ipv4Addr::from(u32::from(v4) & mask))
        }
        IpAddr::V6(v6) => {
            let mask = u128::MAX.checked_shl(128 - u32::from(length)).unwrap_or(0);
            IpAddr::V6(Ipv6Addr::from(u128::from(v6) & mask))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses() {
        let path = Path::new("ip");
        assert!(legacy_ip(&path, "10.0.0.1", &[]).is_empty());
        assert_eq!(legacy_ip(&path, "010.0.0.1", &[])[0].detail, "must not have leading 0s");
        assert!(legacy_ip(&path, "010.0.0.1", &["010.0.0.1"]).is_empty());
        assert_eq!(legacy_ip(&path, "::ffff:1.2.3.4", &[])[0].detail, "must not be an IPv4-mapped IPv6 address");
        assert_eq!(ip(&path, "2001:DB8::1")[0].detail, "must be in canonical form (\"2001:db8::1\")");
        assert_eq!(cidr(&path, "10.0.0.1/8")[0].detail, "must not have bits set beyond the prefix length");
        assert!(cidr(&path, "10.0.0.0/8").is_empty());
    }

    #[test]
    fn generated_names_may_end_in_a_dash() {
        assert_eq!(masked("abc-"), "aba");
        assert!(dns_subdomain(&masked("abc-")).is_empty());
        assert!(!dns_subdomain("abc-").is_empty());
    }
}
