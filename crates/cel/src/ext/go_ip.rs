//! Addresses and prefixes as Go's `net/netip` reads them, with its error texts.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use apimachinery::field::quote;

fn failed<T>(input: &str, message: &str, at: Option<&str>) -> Result<T, String> {
    let at = at.filter(|at| !at.is_empty()).map(|at| format!(" (at {})", quote(at))).unwrap_or_default();
    Err(format!("ParseAddr({}): {message}{at}", quote(input)))
}

/// The address and its zone (empty where there is none).
pub fn parse_addr(text: &str) -> Result<(IpAddr, String), String> {
    for c in text.bytes() {
        match c {
            b'.' => return parse_v4(text, text).map(|octets| (IpAddr::V4(Ipv4Addr::from(octets)), String::new())),
            b':' => return parse_v6(text),
            b'%' => return failed(text, "missing IPv6 address", None),
            _ => {}
        }
    }
    failed(text, "unable to parse IP", None)
}

fn parse_v4(input: &str, text: &str) -> Result<[u8; 4], String> {
    let bytes = text.as_bytes();
    let (mut value, mut position, mut digits, mut fields) = (0u32, 0, 0, [0u8; 4]);
    for (at, c) in bytes.iter().enumerate() {
        match c {
            b'0'..=b'9' => {
                if digits == 1 && value == 0 {
                    return failed(input, "IPv4 field has octet with leading zero", None);
                }
                value = value * 10 + u32::from(c - b'0');
                digits += 1;
                if value > 255 {
                    return failed(input, "IPv4 field has value >255", None);
                }
            }
            b'.' => {
                if at == 0 || at == bytes.len() - 1 || bytes[at - 1] == b'.' {
                    return failed(input, "IPv4 field must have at least one digit", text.get(at..));
                }
                if position == 3 {
                    return failed(input, "IPv4 address too long", None);
                }
                fields[position] = value as u8;
                position += 1;
                (value, digits) = (0, 0);
            }
            _ => return failed(input, "unexpected character", text.get(at..)),
        }
    }
    if position < 3 {
        return failed(input, "IPv4 address too short", None);
    }
    fields[3] = value as u8;
    Ok(fields)
}

fn parse_v6(input: &str) -> Result<(IpAddr, String), String> {
    let (mut rest, zone) = match input.split_once('%') {
        Some((_, "")) => return failed(input, "zone must be a non-empty string", None),
        Some((address, zone)) => (address, zone.to_owned()),
        None => (input, String::new()),
    };
    let mut octets = [0u8; 16];
    let (mut at, mut ellipsis) = (0, None);
    if let Some(after) = rest.strip_prefix("::") {
        ellipsis = Some(0);
        rest = after;
        if rest.is_empty() {
            return Ok((IpAddr::V6(Ipv6Addr::UNSPECIFIED), zone));
        }
    }
    while at < 16 {
        let digits = rest.bytes().take_while(u8::is_ascii_hexdigit).count();
        if digits > 4 {
            return failed(input, "each group must have 4 or less digits", Some(rest));
        }
        if digits == 0 {
            return failed(input, "each colon-separated field must have at least one digit", Some(rest));
        }
        if rest[digits..].starts_with('.') {
            if ellipsis.is_none() && at != 12 {
                let message = "embedded IPv4 address must replace the final 2 fields of the address";
                return failed(input, message, Some(rest));
            }
            if at + 4 > 16 {
                let message = "too many hex fields to fit an embedded IPv4 at the end of the address";
                return failed(input, message, Some(rest));
            }
            octets[at..at + 4].copy_from_slice(&parse_v4(input, rest)?);
            rest = "";
            at += 4;
            break;
        }
        let group = u16::from_str_radix(&rest[..digits], 16).unwrap_or_default();
        octets[at..at + 2].copy_from_slice(&group.to_be_bytes());
        at += 2;
        rest = &rest[digits..];
        if rest.is_empty() {
            break;
        }
        if !rest.starts_with(':') {
            return failed(input, "unexpected character, want colon", Some(rest));
        }
        if rest.len() == 1 {
            return failed(input, "colon must be followed by more characters", Some(rest));
        }
        rest = &rest[1..];
        if let Some(after) = rest.strip_prefix(':') {
            if ellipsis.is_some() {
                return failed(input, "multiple :: in address", Some(rest));
            }
            ellipsis = Some(at);
            rest = after;
            if rest.is_empty() {
                break;
            }
        }
    }
    if !rest.is_empty() {
        return failed(input, "trailing garbage after address", Some(rest));
    }
    match ellipsis {
        None if at < 16 => return failed(input, "address string too short", None),
        Some(_) if at == 16 => {
            return failed(input, "the :: must expand to at least one field of zeros", None);
        }
        Some(from) => {
            let moved = at - from;
            octets.copy_within(from..at, 16 - moved);
            octets[from..16 - moved].fill(0);
        }
        None => {}
    }
    Ok((IpAddr::V6(Ipv6Addr::from(octets)), zone))
}

/// An address with the number of its leading bits that count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Prefix {
    pub address: IpAddr,
    pub bits: u8,
}

pub fn parse_prefix(text: &str) -> Result<Prefix, String> {
    let failed = |message: String| Err(format!("netip.ParsePrefix({}): {message}", quote(text)));
    let Some((address, bits)) = text.rsplit_once('/') else { return failed("no '/'".to_owned()) };
    let (address, zone) = match parse_addr(address) {
        Ok(parsed) => parsed,
        Err(message) => return failed(message),
    };
    if !zone.is_empty() {
        return failed("IPv6 zones cannot be present in a prefix".to_owned());
    }
    let bad = format!("bad bits after slash: {}", quote(bits));
    if bits.len() > 1 && !matches!(bits.as_bytes()[0], b'1'..=b'9') {
        return failed(bad);
    }
    let Ok(bits) = bits.parse::<i64>() else { return failed(bad) };
    if bits < 0 || bits > if address.is_ipv4() { 32 } else { 128 } {
        return failed("prefix length out of range".to_owned());
    }
    Ok(Prefix { address, bits: bits as u8 })
}

impl Prefix {
    pub fn masked(self) -> Prefix {
        let address = match self.address {
            IpAddr::V4(v4) => {
                let mask = u32::MAX.checked_shl(32 - u32::from(self.bits)).unwrap_or(0);
                IpAddr::V4(Ipv4Addr::from(u32::from(v4) & mask))
            }
            IpAddr::V6(v6) => {
                let mask = u128::MAX.checked_shl(128 - u32::from(self.bits)).unwrap_or(0);
                IpAddr::V6(Ipv6Addr::from(u128::from(v6) & mask))
            }
        };
        Prefix { address, bits: self.bits }
    }
    pub fn contains(self, address: IpAddr) -> bool {
        self.address.is_ipv4() == address.is_ipv4()
            && Prefix { address, bits: self.bits }.masked().address == self.masked().address
    }
    /// Whether any address is in both.
    pub fn overlaps(self, other: Prefix) -> bool {
        let bits = self.bits.min(other.bits);
        self.address.is_ipv4() == other.address.is_ipv4()
            && Prefix { bits, ..self }.masked() == Prefix { bits, ..other }.masked()
    }
}

impl std::fmt::Display for Prefix {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}/{}", self.address, self.bits)
    }
}

pub fn is_link_local_unicast(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(v4) => v4.is_link_local(),
        IpAddr::V6(v6) => v6.segments()[0] & 0xffc0 == 0xfe80,
    }
}

pub fn is_link_local_multicast(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(v4) => v4.octets()[..3] == [224, 0, 0],
        IpAddr::V6(v6) => v6.segments()[0] & 0xff0f == 0xff02,
    }
}

pub fn is_global_unicast(address: IpAddr) -> bool {
    let broadcast = matches!(address, IpAddr::V4(v4) if v4.is_broadcast());
    !broadcast
        && !address.is_unspecified()
        && !address.is_loopback()
        && !address.is_multicast()
        && !is_link_local_unicast(address)
}
