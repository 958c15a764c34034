//! IP addresses and CIDRs: the strict rules of new fields, the strict-legacy
//! rules that 1.37 applies to old fields, and the warnings about odd spellings.
//!
//! Upstream followed: `apimachinery/pkg/util/validation/ip.go`,
//! `k8s.io/utils/net` (the sloppy parsers that ignore leading zeros).

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use crate::field::{FieldError, Path, quote};

/// Reads an address as Go 1.16 did: zeros before an octet are ignored, and an
/// IPv4-mapped address is an IPv4 one.
pub fn parse_ip_sloppy(text: &str) -> Option<IpAddr> {
    Parsed::read(text).map(|parsed| parsed.address)
}

struct Parsed {
    /// Mapped addresses turned into IPv4.
    address: IpAddr,
    mapped: bool,
    leading_zeros: bool,
}

impl Parsed {
    fn read(text: &str) -> Option<Self> {
        if !text.contains(':') {
            let (address, leading_zeros) = parse_v4(text)?;
            return Some(Parsed { address: IpAddr::V4(address), mapped: false, leading_zeros });
        }
        let mut leading_zeros = false;
        let address: Ipv6Addr = match text.rsplit_once(':') {
            Some((head, tail)) if tail.contains('.') => {
                let (tail, zeros) = parse_v4(tail)?;
                leading_zeros = zeros;
                format!("{head}:{tail}").parse().ok()?
            }
            _ => text.parse().ok()?,
        };
        Some(match address.to_ipv4_mapped() {
            Some(v4) => Parsed { address: IpAddr::V4(v4), mapped: true, leading_zeros },
            None => Parsed { address: IpAddr::V6(address), mapped: false, leading_zeros },
        })
    }
}

fn parse_v4(text: &str) -> Option<(Ipv4Addr, bool)> {
    let mut octets = [0u8; 4];
    let mut leading_zeros = false;
    let mut parts = text.split('.');
    for octet in &mut octets {
        let part = parts.next()?;
        if part.is_empty() || !part.bytes().all(|c| c.is_ascii_digit()) {
            return None;
        }
        leading_zeros |= part.len() > 1 && part.starts_with('0');
        let digits = part.trim_start_matches('0');
        *octet = if digits.is_empty() { 0 } else { digits.parse().ok()? };
    }
    parts.next().is_none().then(|| (Ipv4Addr::from(octets), leading_zeros))
}

/// For fields that predate strict validation; strict as 1.37 has it by default.
pub fn is_valid_ip_for_legacy_field(path: &Path, value: &str, old_values: &[&str]) -> Vec<FieldError> {
    if old_values.contains(&value) { Vec::new() } else { strict_ip(path, value).1 }
}

/// For new fields: strict and canonical.
pub fn is_valid_ip(path: &Path, value: &str) -> Vec<FieldError> {
    let (address, mut errors) = strict_ip(path, value);
    if let (Some(address), true) = (address, errors.is_empty()) {
        let canonical = address.to_string();
        if canonical != value {
            errors.push(invalid(path, value, format!("must be in canonical form ({})", quote(&canonical))));
        }
    }
    errors
}

fn strict_ip(path: &Path, value: &str) -> (Option<IpAddr>, Vec<FieldError>) {
    let Some(parsed) = Parsed::read(value) else {
        return (None, vec![invalid(path, value, "must be a valid IP address, (e.g. 10.9.8.7 or 2001:db8::ffff)")]);
    };
    let mut errors = Vec::new();
    if parsed.leading_zeros {
        errors.push(invalid(path, value, "must not have leading 0s"));
    } else if parsed.mapped {
        errors.push(invalid(path, value, "must not be an IPv4-mapped IPv6 address"));
    }
    (Some(parsed.address), errors)
}

fn invalid(path: &Path, value: &str, detail: impl Into<String>) -> FieldError {
    FieldError::invalid_shown(path, quote(value), detail)
}

/// Warnings about an address of a legacy field that is not in standard form.
pub fn warnings_for_ip(path: &Path, value: &str) -> Vec<String> {
    let Some(parsed) = Parsed::read(value) else { return Vec::new() };
    if parsed.leading_zeros || parsed.mapped {
        return vec![format!(
            "{path}: non-standard IP address {} is invalid: use {}",
            quote(value),
            quote(&parsed.address.to_string())
        )];
    }
    let canonical = parsed.address.to_string();
    if parsed.address.is_ipv6() && canonical != value {
        return vec![format!(
            "{path}: IPv6 address {} should be in RFC 5952 canonical format ({})",
            quote(value),
            quote(&canonical)
        )];
    }
    Vec::new()
}

/// A network: an address and how many of its bits count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cidr {
    /// As written, host bits kept.
    pub address: IpAddr,
    pub prefix_length: u8,
}

impl Cidr {
    /// With Go 1.16's tolerance of leading zeros.
    pub fn parse_sloppy(text: &str) -> Option<Self> {
        ParsedCidr::read(text).map(|parsed| parsed.cidr)
    }
    /// The address with its host bits cleared.
    pub fn network(&self) -> IpAddr {
        match self.address {
            IpAddr::V4(v4) => {
                let mask = u32::MAX.checked_shl(32 - u32::from(self.prefix_length)).unwrap_or(0);
                IpAddr::V4(Ipv4Addr::from(u32::from(v4) & mask))
            }
            IpAddr::V6(v6) => {
                let mask = u128::MAX.checked_shl(128 - u32::from(self.prefix_length)).unwrap_or(0);
                IpAddr::V6(Ipv6Addr::from(u128::from(v6) & mask))
            }
        }
    }
    pub fn contains(&self, address: IpAddr) -> bool {
        self.address.is_ipv4() == address.is_ipv4()
            && Cidr { address, prefix_length: self.prefix_length }.network() == self.network()
    }
    /// `network/length`.
    pub fn masked_text(&self) -> String {
        format!("{}/{}", self.network(), self.prefix_length)
    }
}

struct ParsedCidr {
    cidr: Cidr,
    mapped: bool,
    leading_zeros: bool,
}

impl ParsedCidr {
    fn read(text: &str) -> Option<Self> {
        let (address, length) = text.split_once('/')?;
        let parsed = Parsed::read(address)?;
        if length.is_empty() || !length.bytes().all(|c| c.is_ascii_digit()) {
            return None;
        }
        let leading_zeros = parsed.leading_zeros || (length.len() > 1 && length.starts_with('0'));
        let bits: u32 = length.parse().ok()?;
        let written_v6 = parsed.mapped || parsed.address.is_ipv6();
        if bits > if written_v6 { 128 } else { 32 } {
            return None;
        }
        let bits = if parsed.mapped { bits.saturating_sub(96) } else { bits };
        let cidr = Cidr { address: parsed.address, prefix_length: bits as u8 };
        Some(ParsedCidr { cidr, mapped: parsed.mapped, leading_zeros })
    }
}

pub fn is_valid_cidr_for_legacy_field(path: &Path, value: &str, old_values: &[&str]) -> Vec<FieldError> {
    if old_values.contains(&value) { Vec::new() } else { strict_cidr(path, value).1 }
}

pub fn is_valid_cidr(path: &Path, value: &str) -> Vec<FieldError> {
    let (cidr, mut errors) = strict_cidr(path, value);
    if let (Some(cidr), true) = (cidr, errors.is_empty()) {
        let canonical = cidr.masked_text();
        if canonical != value {
            errors.push(invalid(path, value, format!("must be in canonical form ({})", quote(&canonical))));
        }
    }
    errors
}

fn strict_cidr(path: &Path, value: &str) -> (Option<Cidr>, Vec<FieldError>) {
    let Some(parsed) = ParsedCidr::read(value) else {
        return (None, vec![invalid(path, value, "must be a valid CIDR value, (e.g. 10.9.8.0/24 or 2001:db8::/64)")]);
    };
    let mut errors = Vec::new();
    if parsed.leading_zeros {
        errors.push(invalid(path, value, "must not have leading 0s in IP or prefix length"));
    } else if parsed.mapped {
        errors.push(invalid(path, value, "must not have an IPv4-mapped IPv6 address"));
    } else if parsed.cidr.address != parsed.cidr.network() {
        errors.push(invalid(path, value, "must not have bits set beyond the prefix length"));
    }
    (Some(parsed.cidr), errors)
}

pub fn warnings_for_cidr(path: &Path, value: &str) -> Vec<String> {
    let Some(parsed) = ParsedCidr::read(value) else { return Vec::new() };
    let cidr = parsed.cidr;
    let masked = cidr.masked_text();
    let mut warnings = Vec::new();
    if cidr.address != cidr.network() {
        let full = if cidr.address.is_ipv4() { 32 } else { 128 };
        warnings.push(format!(
            "{path}: CIDR value {} is ambiguous in this context (should be {} or {}?)",
            quote(value),
            quote(&masked),
            quote(&format!("{}/{full}", cidr.address))
        ));
    }
    if parsed.leading_zeros || parsed.mapped {
        warnings.push(format!("{path}: non-standard CIDR value {} is invalid: use {}", quote(value), quote(&masked)));
    }
    if warnings.is_empty() && cidr.address.is_ipv6() {
        let canonical = format!("{}/{}", cidr.address, cidr.prefix_length);
        if canonical != value {
            warnings.push(format!(
                "{path}: IPv6 CIDR value {} should be in RFC 5952 canonical format ({})",
                quote(value),
                quote(&canonical)
            ));
        }
    }
    warnings
}

/// `address/length` with host bits (pod and node addresses).
pub fn is_valid_interface_address(path: &Path, value: &str) -> Vec<FieldError> {
    let Some(cidr) = Cidr::parse_sloppy(value) else {
        let detail = "must be a valid address in CIDR form, (e.g. 10.9.8.7/24 or 2001:db8::1/64)";
        return vec![invalid(path, value, detail)];
    };
    let canonical = format!("{}/{}", cidr.address, cidr.prefix_length);
    if canonical == value {
        return Vec::new();
    }
    vec![invalid(path, value, format!("must be in canonical form ({})", quote(&canonical)))]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn detail(errors: Vec<FieldError>) -> Vec<String> {
        errors.into_iter().map(|error| error.detail).collect()
    }

    #[test]
    fn addresses() {
        let path = Path::new("ip");
        assert!(is_valid_ip(&path, "10.0.0.1").is_empty());
        assert_eq!(detail(is_valid_ip(&path, "010.0.0.1")), ["must not have leading 0s"]);
        assert_eq!(detail(is_valid_ip(&path, "FD00::1")), [r#"must be in canonical form ("fd00::1")"#]);
        assert_eq!(detail(is_valid_ip(&path, "::ffff:1.2.3.4")), ["must not be an IPv4-mapped IPv6 address"]);
        assert_eq!(is_valid_ip_for_legacy_field(&path, "FD00::1", &[]), []);
        assert_eq!(
            warnings_for_ip(&path, "FD00::1"),
            [r#"ip: IPv6 address "FD00::1" should be in RFC 5952 canonical format ("fd00::1")"#]
        );
    }

    #[test]
    fn networks() {
        let path = Path::new("cidr");
        assert!(is_valid_cidr(&path, "10.0.0.0/8").is_empty());
        assert_eq!(detail(is_valid_cidr(&path, "10.0.0.0/08")), ["must not have leading 0s in IP or prefix length"]);
        assert_eq!(detail(is_valid_cidr(&path, "fd00::1/64")), ["must not have bits set beyond the prefix length"]);
        assert_eq!(
            warnings_for_cidr(&path, "10.0.0.1/8"),
            [
                r#"cidr: CIDR value "10.0.0.1/8" is ambiguous in this context (should be "10.0.0.0/8" or "10.0.0.1/32"?)"#
            ]
        );
    }
}
