//! Resource quantities as the kubelet uses them: whole units and thousandths,
//! rounded up, saturating. Text that is no quantity counts as zero, since the API
//! accepts none.

const SUFFIXES: [(&str, i32, i32); 14] = [
    ("Ki", 2, 10),
    ("Mi", 2, 20),
    ("Gi", 2, 30),
    ("Ti", 2, 40),
    ("Pi", 2, 50),
    ("Ei", 2, 60),
    ("n", 10, -9),
    ("u", 10, -6),
    ("m", 10, -3),
    ("k", 10, 3),
    ("M", 10, 6),
    ("G", 10, 9),
    ("T", 10, 12),
    ("P", 10, 15),
];

/// The quantity in billionths.
fn nanos(text: &str) -> i128 {
    let text = text.trim();
    let (mut number, mut base, mut exponent) = (text, 10, 0);
    if let Some((suffix, b, e)) = SUFFIXES.iter().find(|(s, _, _)| text.ends_with(s)) {
        (number, base, exponent) = (&text[..text.len() - suffix.len()], *b, *e);
    } else if let Some(n) = text.strip_suffix('E') {
        (number, exponent) = (n, 18);
    } else if let Some((n, e)) = text.split_once(['e', 'E']) {
        (number, exponent) = (n, e.parse().unwrap_or(0));
    }
    let (negative, digits) = match number.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, number.trim_start_matches('+')),
    };
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    let mut mantissa: i128 = 0;
    for c in whole.chars().chain(fraction.chars()).take(30) {
        let Some(digit) = c.to_digit(10) else { return 0 };
        mantissa = mantissa.saturating_mul(10).saturating_add(i128::from(digit));
    }
    let scale = i32::try_from(fraction.len()).unwrap_or(0);
    let (up, down) = if base == 2 {
        (1i128 << exponent, scale)
    } else if exponent >= scale {
        (pow10(exponent - scale), 0)
    } else {
        (1, scale - exponent)
    };
    let raised = mantissa.saturating_mul(up).saturating_mul(1_000_000_000);
    let divisor = pow10(down);
    let value = raised / divisor + i128::from(raised % divisor != 0);
    if negative { -value } else { value }
}

fn pow10(exponent: i32) -> i128 {
    10i128.checked_pow(exponent.clamp(0, 38) as u32).unwrap_or(i128::MAX)
}

fn ceil(value: i128, unit: i128) -> i64 {
    let up = value / unit + i128::from(value % unit > 0);
    i64::try_from(up).unwrap_or(if up < 0 { i64::MIN } else { i64::MAX })
}

/// Whole units, rounded up.
pub fn value(text: &str) -> i64 {
    ceil(nanos(text), 1_000_000_000)
}

/// Thousandths, rounded up.
pub fn milli_value(text: &str) -> i64 {
    ceil(nanos(text), 1_000_000)
}

/// `quantity / divisor` rounded up to a whole number, as the downward API does.
pub fn divided(text: &str, divisor: &str) -> i64 {
    let divisor = match nanos(divisor) {
        0 => 1_000_000_000,
        d => d,
    };
    ceil(nanos(text), divisor)
}

/// A number of CPUs in thousandths, in canonical form.
pub fn cpu(milli: i64) -> String {
    if milli % 1000 == 0 { (milli / 1000).to_string() } else { format!("{milli}m") }
}

/// A number of bytes in canonical binary form.
pub fn bytes(value: i64) -> String {
    for (suffix, shift) in [("Ei", 60), ("Pi", 50), ("Ti", 40), ("Gi", 30), ("Mi", 20), ("Ki", 10)] {
        if value != 0 && value % (1i64 << shift) == 0 {
            return format!("{}{suffix}", value >> shift);
        }
    }
    value.to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values() {
        assert_eq!(value("64Mi"), 67_108_864);
        assert_eq!(value("1k"), 1000);
        assert_eq!(value("1.5Gi"), 1_610_612_736);
        assert_eq!(value("100m"), 1);
        assert_eq!(value("2e3"), 2000);
        assert_eq!(value("8E"), 8_000_000_000_000_000_000);
        assert_eq!(milli_value("0.1"), 100);
        assert_eq!(milli_value("250m"), 250);
        assert_eq!(milli_value("1u"), 1);
        assert_eq!(divided("500m", "1"), 1);
        assert_eq!(divided("64Mi", "1Mi"), 64);
        assert_eq!(divided("100m", "1m"), 100);
        assert_eq!((cpu(2000), cpu(50)), ("2".into(), "50m".into()));
        assert_eq!((bytes(25_276_510_208), bytes(1000)), ("24684092Ki".into(), "1000".into()));
    }
}
