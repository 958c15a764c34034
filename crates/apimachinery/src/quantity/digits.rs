//! Decimal fixed-point arithmetic on `i128 × 10^scale`.

use std::cmp::Ordering;

/// Powers of ten that fit i128.
const MAX_POWER: u32 = 38;

/// To units of `10^to`, rounded away from zero, saturating; true when exact.
pub fn rescale(unscaled: i128, from: i32, to: i32) -> (i128, bool) {
    if unscaled == 0 || from == to {
        return (unscaled, true);
    }
    if from > to {
        let power = (from - to) as u32;
        let saturated = if unscaled < 0 { i128::MIN } else { i128::MAX };
        if power > MAX_POWER {
            return (saturated, true);
        }
        return (unscaled.checked_mul(10i128.pow(power)).unwrap_or(saturated), true);
    }
    let power = (to - from) as u32;
    if power > MAX_POWER {
        return (unscaled.signum(), false);
    }
    let divisor = 10i128.pow(power);
    let (quotient, remainder) = (unscaled / divisor, unscaled % divisor);
    (quotient + remainder.signum(), remainder == 0)
}

/// Both at the finer of the two scales (coarser when that would overflow).
pub fn align(left: i128, left_scale: i32, right: i128, right_scale: i32) -> (i128, i128, i32) {
    if left == 0 {
        return (0, right, right_scale);
    }
    if right == 0 {
        return (left, 0, left_scale);
    }
    let scale = left_scale.min(right_scale);
    (rescale(left, left_scale, scale).0, rescale(right, right_scale, scale).0, scale)
}

pub fn compare(left: i128, left_scale: i32, right: i128, right_scale: i32) -> Ordering {
    if left.signum() != right.signum() || left == 0 {
        return left.signum().cmp(&right.signum());
    }
    let magnitude = |value: i128, scale: i32| i64::from(scale) + i64::from(value.unsigned_abs().ilog10());
    let (l, r) = (magnitude(left, left_scale), magnitude(right, right_scale));
    if l != r {
        return if left > 0 { l.cmp(&r) } else { r.cmp(&l) };
    }
    // Equal magnitude: aligning cannot overflow by more than a few digits.
    let (left, right, _) = align(left, left_scale, right, right_scale);
    left.cmp(&right)
}

/// A decimal number of any length times `2^shift`, as decimal digits.
pub fn shifted_digits(digits: &str, shift: u32) -> String {
    // Little-endian limbs of nine digits.
    const LIMB: u64 = 1_000_000_000;
    let mut limbs: Vec<u64> = digits
        .as_bytes()
        .rchunks(9)
        .map(|chunk| chunk.iter().fold(0, |sum, c| sum * 10 + u64::from(c - b'0')))
        .collect();
    for _ in 0..shift / 10 {
        let mut carry = 0;
        for limb in &mut limbs {
            let product = *limb * 1024 + carry;
            *limb = product % LIMB;
            carry = product / LIMB;
        }
        if carry > 0 {
            limbs.push(carry);
        }
    }
    let mut out = String::new();
    for limb in limbs.iter().rev() {
        out.push_str(&format!("{limb:09}"));
    }
    let trimmed = out.trim_start_matches('0');
    if trimmed.is_empty() { "0".to_owned() } else { trimmed.to_owned() }
}
