//! Go's `time.Duration` text form (`1h2m3.5s`), both ways. Nanoseconds in an `i64`.

const UNITS: [(&str, i128); 8] = [
    ("ns", 1),
    ("us", 1_000),
    ("µs", 1_000),
    ("μs", 1_000),
    ("ms", 1_000_000),
    ("s", 1_000_000_000),
    ("m", 60_000_000_000),
    ("h", 3_600_000_000_000),
];

/// Go's `time.ParseDuration`, with its error texts.
pub fn parse(text: &str) -> Result<i64, String> {
    let invalid = || format!("time: invalid duration {}", crate::field::quote(text));
    let (negative, mut rest) = match text.as_bytes() {
        [b'-', ..] => (true, &text[1..]),
        [b'+', ..] => (false, &text[1..]),
        _ => (false, text),
    };
    if rest == "0" {
        return Ok(0);
    }
    if rest.is_empty() {
        return Err(invalid());
    }
    let mut total: i128 = 0;
    while !rest.is_empty() {
        let digits = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        let (whole, after) = rest.split_at(digits);
        let (fraction, after) = match after.strip_prefix('.') {
            Some(after) => {
                let end = after.find(|c: char| !c.is_ascii_digit()).unwrap_or(after.len());
                after.split_at(end)
            }
            None => ("", after),
        };
        if whole.is_empty() && fraction.is_empty() {
            return Err(invalid());
        }
        let unit_end = after.find(|c: char| c == '.' || c.is_ascii_digit()).unwrap_or(after.len());
        let (unit, after) = after.split_at(unit_end);
        if unit.is_empty() {
            return Err(format!("time: missing unit in duration {}", crate::field::quote(text)));
        }
        let Some((_, scale)) = UNITS.iter().find(|(name, _)| *name == unit) else {
            return Err(format!(
                "time: unknown unit {} in duration {}",
                crate::field::quote(unit),
                crate::field::quote(text)
            ));
        };
        let whole: i128 = if whole.is_empty() { 0 } else { whole.parse().map_err(|_| invalid())? };
        total += whole.checked_mul(*scale).ok_or_else(invalid)?;
        let mut place = *scale;
        for digit in fraction.bytes() {
            place /= 10;
            total += i128::from(digit - b'0') * place;
        }
        if total > i128::from(i64::MAX) + i128::from(negative) {
            return Err(invalid());
        }
        rest = after;
    }
    i64::try_from(if negative { -total } else { total }).map_err(|_| invalid())
}

/// Go's `time.Duration.String`.
pub fn format(nanoseconds: i64) -> String {
    if nanoseconds == 0 {
        return "0s".into();
    }
    let sign = if nanoseconds < 0 { "-" } else { "" };
    let n = nanoseconds.unsigned_abs();
    let with_fraction = |value: u64, unit: u64| {
        let mut text = (value / unit).to_string();
        let fraction = value % unit;
        if fraction != 0 {
            let width = unit.ilog10() as usize;
            text.push('.');
            text.push_str(format!("{fraction:0width$}").trim_end_matches('0'));
        }
        text
    };
    let body = if n < 1_000 {
        format!("{n}ns")
    } else if n < 1_000_000 {
        format!("{}µs", with_fraction(n, 1_000))
    } else if n < 1_000_000_000 {
        format!("{}ms", with_fraction(n, 1_000_000))
    } else {
        let minutes = n / 60_000_000_000;
        let seconds = with_fraction(n % 60_000_000_000, 1_000_000_000);
        match (minutes / 60, minutes % 60) {
            (0, 0) => format!("{seconds}s"),
            (0, m) => format!("{m}m{seconds}s"),
            (h, m) => format!("{h}h{m}m{seconds}s"),
        }
    };
    format!("{sign}{body}")
}

#[cfg(test)]
mod tests {
    use super::{format, parse};

    #[test]
    fn both_ways_as_go() {
        for (text, nanoseconds, shown) in [
            ("1h0m0s", 3_600_000_000_000, "1h0m0s"),
            ("1.5s", 1_500_000_000, "1.5s"),
            ("90s", 90_000_000_000, "1m30s"),
            ("-1ms", -1_000_000, "-1ms"),
            ("2.301us", 2_301, "2.301µs"),
            ("0", 0, "0s"),
        ] {
            assert_eq!(parse(text), Ok(nanoseconds), "{text}");
            assert_eq!(format(nanoseconds), shown);
        }
        assert_eq!(parse("5").unwrap_err(), r#"time: missing unit in duration "5""#);
        assert_eq!(parse("x").unwrap_err(), r#"time: invalid duration "x""#);
        assert_eq!(parse("1y").unwrap_err(), r#"time: unknown unit "y" in duration "1y""#);
    }
}
