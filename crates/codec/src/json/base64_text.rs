//! base64 members: canonical text, or Go's position of what is wrong.

use base64::Engine;

/// `None` when the text is canonical base64, else its canonical form (Go
/// overlooks line breaks), or the position of the first bad byte.
pub fn check_base64(text: &str) -> Result<Option<String>, usize> {
    let engine = &base64::engine::general_purpose::STANDARD;
    if let Ok(bytes) = engine.decode(text) {
        let _ = bytes;
        return Ok(None);
    }
    // Position of each kept byte, for Go's offsets.
    let kept: Vec<(usize, u8)> = text.bytes().enumerate().filter(|(_, c)| !matches!(c, b'\r' | b'\n')).collect();
    let bytes: Vec<u8> = kept.iter().map(|&(_, c)| c).collect();
    let lenient = base64::engine::GeneralPurpose::new(
        &base64::alphabet::STANDARD,
        base64::engine::GeneralPurposeConfig::new().with_decode_allow_trailing_bits(true),
    );
    match lenient.decode(&bytes) {
        Ok(decoded) => Ok(Some(engine.encode(decoded))),
        Err(_) => Err(first_bad_base64(&kept, text.len())),
    }
}

/// Go's CorruptInputError offset: the byte that does not belong, or where the
/// last quantum began when the text ends in the middle of it.
fn first_bad_base64(kept: &[(usize, u8)], length: usize) -> usize {
    let is_digit = |c: u8| c.is_ascii_alphanumeric() || c == b'+' || c == b'/';
    let mut at = 0;
    while at < kept.len() {
        let quantum = &kept[at..(at + 4).min(kept.len())];
        for (place, &(position, c)) in quantum.iter().enumerate() {
            if is_digit(c) {
                continue;
            }
            if c != b'=' || place < 2 {
                return position;
            }
            if place == 2 {
                return match quantum.get(3) {
                    None => length,
                    Some(&(position, c)) if c != b'=' => position,
                    Some(_) => kept.get(at + 4).map_or(position, |&(position, _)| position),
                };
            }
            return kept.get(at + 4).map_or(position, |&(position, _)| position);
        }
        if quantum.len() < 4 {
            // Go reports the end minus what is missing of the quantum.
            return length - quantum.len();
        }
        at += 4;
    }
    length
}
