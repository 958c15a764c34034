//! Names made of hashes.

use serde_json::Value;

/// FNV-1a, 32 bits.
pub fn fnv32a(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(*byte)).wrapping_mul(0x0100_0193))
}

/// FNV-1, 32 bits: upstream's `fnv.New32`.
pub fn fnv32(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |hash, byte| hash.wrapping_mul(0x0100_0193) ^ u32::from(*byte))
}

/// Letters and digits that make no bad words.
const ALPHABET: &[u8] = b"bcdfghjklmnpqrstvwxz2456789";

/// Upstream's rand.SafeEncodeString.
pub fn safe_encode(text: &str) -> String {
    text.bytes().map(|b| char::from(ALPHABET[usize::from(b) % ALPHABET.len()])).collect()
}

/// Hash of a pod template, with the owner's collision count.
///
/// Limit: upstream hashes a dump of its Go structs; this hashes the template's
/// canonical JSON. Names differ, behaviour does not: a template is found again by
/// comparison, not by its hash.
pub fn template_hash(template: &Value, collisions: Option<i64>) -> String {
    let mut bytes = template.to_string().into_bytes();
    if let Some(count) = collisions {
        let count = u32::try_from(count).unwrap_or(0);
        bytes.extend(count.to_le_bytes());
    }
    safe_encode(&fnv32a(&bytes).to_string())
}

/// Hash of a ControllerRevision's data.
pub fn revision_hash(data: &str, probe: Option<i64>) -> String {
    let mut bytes = data.as_bytes().to_vec();
    if let Some(probe) = probe {
        bytes.extend(probe.to_string().into_bytes());
    }
    safe_encode(&fnv32(&bytes).to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_values() {
        assert_eq!(fnv32a(b"a"), 0xe40c_292c);
        assert_eq!(fnv32(b"a"), 0x050c_5d7e);
        assert_eq!(safe_encode("0123456789"), {
            let s: String = "0123456789".bytes().map(|b| char::from(ALPHABET[usize::from(b) % 27])).collect();
            s
        });
    }
}
