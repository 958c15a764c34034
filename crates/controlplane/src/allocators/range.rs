//! Choosing from ranges: addresses of a CIDR and numbered bits of a port range.
//! Dynamic choice prefers the upper part, so that the lower is left for those
//! who name their address. Pure; randomness is an argument.
//!
//! Upstream followed: `pkg/registry/core/service/{ipallocator,allocator,portallocator}`.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use ipnet::IpNet;

/// The addresses of a CIDR that services may have: not the network's own, nor
/// the broadcast address of IPv4.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AddressRange {
    pub net: IpNet,
    first: u128,
    last: u128,
    /// Size of the lower part.
    offset: u128,
}

fn number(ip: IpAddr) -> u128 {
    match ip {
        IpAddr::V4(ip) => u128::from(u32::from(ip)),
        IpAddr::V6(ip) => u128::from(ip),
    }
}

impl AddressRange {
    pub fn new(net: IpNet) -> Self {
        let network = number(net.network());
        let broadcast = number(net.broadcast());
        let last = if matches!(net, IpNet::V4(_)) { broadcast.saturating_sub(1) } else { broadcast };
        let size = broadcast - network + 1;
        let offset = if size <= 16 { 0 } else { (size / 16).clamp(16, 256) };
        AddressRange { net, first: network + 1, last, offset }
    }

    fn ip(&self, number: u128) -> IpAddr {
        match self.net {
            IpNet::V4(_) => IpAddr::V4(Ipv4Addr::from(number as u32)),
            IpNet::V6(_) => IpAddr::V6(Ipv6Addr::from(number)),
        }
    }

    pub fn is_ipv6(&self) -> bool {
        matches!(self.net, IpNet::V6(_))
    }

    pub fn contains(&self, ip: IpAddr) -> bool {
        ip.is_ipv6() == self.is_ipv6() && (self.first..=self.last).contains(&number(ip))
    }

    /// Every address once: from a random place of the upper part around, then
    /// of the lower part. `random(n)` gives a number below `n`.
    pub fn candidates(self, random: &mut dyn FnMut(u128) -> u128) -> impl Iterator<Item = IpAddr> + use<> {
        let upper = self.first + self.offset;
        let parts = [(upper, self.last), (self.first, upper.saturating_sub(1))];
        let starts = parts.map(|(low, high)| if high < low { 0 } else { random(high - low + 1) });
        parts.into_iter().zip(starts).flat_map(move |((low, high), start)| {
            let size = if high < low { 0 } else { high - low + 1 };
            (0..size).map(move |step| self.ip(low + (start + step) % size))
        })
    }
}

/// A port range with a bit for each port, as etcd holds it: the bytes of a
/// big-endian number whose lowest bit is the first port.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PortBitmap {
    base: u16,
    size: u16,
    bits: Vec<bool>,
}

impl PortBitmap {
    pub fn new(base: u16, size: u16) -> Self {
        PortBitmap { base, size, bits: vec![false; usize::from(size)] }
    }

    /// `30000-32767`.
    pub fn range_text(&self) -> String {
        format!("{}-{}", self.base, u32::from(self.base) + u32::from(self.size) - 1)
    }

    fn index(&self, port: i64) -> Option<usize> {
        let at = port - i64::from(self.base);
        (0..i64::from(self.size)).contains(&at).then_some(at as usize)
    }

    pub fn contains(&self, port: i64) -> bool {
        self.index(port).is_some()
    }

    pub fn has(&self, port: i64) -> bool {
        self.index(port).is_some_and(|at| self.bits[at])
    }

    /// False when it is taken already (or not of the range).
    pub fn take(&mut self, port: i64) -> bool {
        match self.index(port) {
            Some(at) if !self.bits[at] => {
                self.bits[at] = true;
                true
            }
            _ => false,
        }
    }

    pub fn release(&mut self, port: i64) {
        if let Some(at) = self.index(port) {
            self.bits[at] = false;
        }
    }

    pub fn ports(&self) -> impl Iterator<Item = i64> + '_ {
        self.bits.iter().enumerate().filter(|(_, taken)| **taken).map(|(at, _)| i64::from(self.base) + at as i64)
    }

    /// Takes a free port, of the upper part while there is one.
    pub fn take_next(&mut self, random: &mut dyn FnMut(u128) -> u128) -> Option<i64> {
        let size = usize::from(self.size);
        let offset = if size <= 16 { 0 } else { (size / 32).clamp(16, 128) };
        for (low, high) in [(offset, size), (0, offset)] {
            if low >= high {
                continue;
            }
            let start = random((high - low) as u128) as usize;
            for step in 0..high - low {
                let at = low + (start + step) % (high - low);
                if !self.bits[at] {
                    self.bits[at] = true;
                    return Some(i64::from(self.base) + at as i64);
                }
            }
        }
        None
    }

    /// Go's `big.Int.Bytes`: no leading zeros, empty when nothing is taken.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = vec![0u8; self.bits.len().div_ceil(8)];
        let last = bytes.len();
        for (at, taken) in self.bits.iter().enumerate() {
            if *taken {
                bytes[last - 1 - at / 8] |= 1 << (at % 8);
            }
        }
        bytes.into_iter().skip_while(|byte| *byte == 0).collect()
    }

    /// Bits beyond the range are dropped.
    pub fn restore(&mut self, bytes: &[u8]) {
        for (at, bit) in self.bits.iter_mut().enumerate() {
            *bit = bytes.len().checked_sub(1 + at / 8).is_some_and(|byte| bytes[byte] & (1 << (at % 8)) != 0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_come_from_the_upper_part_first_and_each_once() {
        let range = AddressRange::new("10.0.0.0/27".parse().unwrap());
        let all: Vec<IpAddr> = range.candidates(&mut |n| n - 1).collect();
        assert_eq!(all.len(), 30);
        assert_eq!(all[0], "10.0.0.30".parse::<IpAddr>().unwrap());
        assert_eq!(all[1], "10.0.0.17".parse::<IpAddr>().unwrap());
        assert_eq!(all[14], "10.0.0.16".parse::<IpAddr>().unwrap());
        assert!(!range.contains("10.0.0.0".parse().unwrap()) && !range.contains("10.0.0.31".parse().unwrap()));
    }

    #[test]
    fn a_wide_ipv6_range_is_lazy() {
        let range = AddressRange::new("fd00::/108".parse().unwrap());
        assert_eq!(range.candidates(&mut |_| 0).next(), Some("fd00::101".parse().unwrap()));
        assert!(range.contains("fd00::f:ffff".parse().unwrap()));
    }

    #[test]
    fn the_bitmap_is_big_int_s_bytes() {
        let mut map = PortBitmap::new(30000, 2768);
        assert_eq!((map.range_text().as_str(), map.to_bytes()), ("30000-32767", vec![]));
        assert!(map.take(30000) && map.take(30009) && !map.take(30009) && !map.take(40000));
        assert_eq!(map.to_bytes(), [0b10, 0b1]);
        let mut other = PortBitmap::new(30000, 2768);
        other.restore(&map.to_bytes());
        assert_eq!(other.ports().collect::<Vec<_>>(), [30000, 30009]);
        other.release(30000);
        assert!(!other.has(30000));
    }

    #[test]
    fn dynamic_ports_leave_the_lower_part_to_the_end() {
        let mut map = PortBitmap::new(100, 20);
        let ports: Vec<i64> = (0..21).map_while(|_| map.take_next(&mut |_| 0)).collect();
        assert_eq!((ports[0], ports[3], ports[4], ports.len()), (116, 119, 100, 20));
    }
}
