//! Hashes that names and annotations carry.
//!
//! [`container`] is upstream's `HashContainer` bit for bit (FNV-1a over spew's
//! print of the JSON of name and image), so that a kubelet of either make takes
//! over the other's containers without restarting them. [`md5_hex`] names static
//! pods; MD5 is used as a checksum only.
//! Followed upstream: pkg/kubelet/container/helpers.go, pkg/util/hash/hash.go.

use std::fmt::Write;

/// Hash of the parts of a container that a change of which means a restart.
pub fn container(name: &str, image: &str) -> u64 {
    let json = serde_json::json!({"image": image, "name": name}).to_string();
    let mut text = String::from("([]uint8)[");
    for (i, byte) in json.bytes().enumerate() {
        if i > 0 {
            text.push(' ');
        }
        let _ = write!(text, "{byte}");
    }
    text.push(']');
    u64::from(fnv32a(text.as_bytes()))
}

/// 32 bit FNV-1a.
pub fn fnv32a(data: &[u8]) -> u32 {
    data.iter().fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(*byte)).wrapping_mul(0x0100_0193))
}

/// MD5 in lower-case hex.
pub fn md5_hex(data: &[u8]) -> String {
    let mut text = String::with_capacity(32);
    for byte in md5(data) {
        let _ = write!(text, "{byte:02x}");
    }
    text
}

const SHIFTS: [u32; 16] = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21];

fn md5(data: &[u8]) -> [u8; 16] {
    let mut message = data.to_vec();
    message.push(0x80);
    while message.len() % 64 != 56 {
        message.push(0);
    }
    message.extend((data.len() as u64).wrapping_mul(8).to_le_bytes());
    // RFC 1321: the table is floor(2^32 * |sin(i + 1)|).
    let table: Vec<u32> = (0..64).map(|i| (f64::from(i + 1).sin().abs() * 4_294_967_296.0) as u32).collect();
    let mut state = [0x6745_2301u32, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476];
    for block in message.chunks_exact(64) {
        let words: Vec<u32> = block.chunks_exact(4).map(|w| u32::from_le_bytes([w[0], w[1], w[2], w[3]])).collect();
        let [mut a, mut b, mut c, mut d] = state;
        for i in 0..64 {
            let (f, g) = match i / 16 {
                0 => ((b & c) | (!b & d), i),
                1 => ((d & b) | (!d & c), (5 * i + 1) % 16),
                2 => (b ^ c ^ d, (3 * i + 5) % 16),
                _ => (c ^ (b | !d), (7 * i) % 16),
            };
            let sum = a.wrapping_add(f).wrapping_add(table[i]).wrapping_add(words[g]);
            a = d;
            d = c;
            c = b;
            b = b.wrapping_add(sum.rotate_left(SHIFTS[(i / 16) * 4 + i % 4]));
        }
        for (slot, value) in state.iter_mut().zip([a, b, c, d]) {
            *slot = slot.wrapping_add(value);
        }
    }
    let mut out = [0; 16];
    for (chunk, word) in out.chunks_exact_mut(4).zip(state) {
        chunk.copy_from_slice(&word.to_le_bytes());
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_values() {
        assert_eq!(container("c", "img"), 0xaeae_6188);
        assert_eq!(md5_hex(b""), "d41d8cd98f00b204e9800998ecf8427e");
        assert_eq!(md5_hex(b"abc"), "900150983cd24fb0d6963f7d28e17f72");
    }
}
