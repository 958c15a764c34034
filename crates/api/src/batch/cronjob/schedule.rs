//! Cron expressions of five fields, or descriptors as `@daily` and `@every 1h`.
//!
//! Only whether an expression is one; running on it is the controller's part.
//! Upstream followed: robfig/cron's standard parser (texts of its errors).

struct Bounds {
    min: u64,
    max: u64,
    names: &'static [&'static str],
    first: u64,
}

const MONTHS: &[&str] = &["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const DAYS: &[&str] = &["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
const FIELDS: [Bounds; 5] = [
    Bounds { min: 0, max: 59, names: &[], first: 0 },
    Bounds { min: 0, max: 23, names: &[], first: 0 },
    Bounds { min: 1, max: 31, names: &[], first: 0 },
    Bounds { min: 1, max: 12, names: MONTHS, first: 1 },
    Bounds { min: 0, max: 6, names: DAYS, first: 0 },
];

/// Checks an expression.
pub fn parse(spec: &str) -> Result<(), String> {
    if spec.is_empty() {
        return Err("empty spec string".to_owned());
    }
    let mut rest = spec;
    if spec.starts_with("TZ=") || spec.starts_with("CRON_TZ=") {
        let from = spec.find('=').map_or(0, |i| i + 1);
        let Some(end) = spec.find(' ') else {
            return Err("invalid schedule format: runtime error: slice bounds out of range [:-1]".to_owned());
        };
        let zone = &spec[from..end];
        load_location(zone).map_err(|error| format!("provided bad location {zone}: {error}"))?;
        rest = spec[end..].trim();
    }
    if rest.starts_with('@') {
        return descriptor(rest);
    }
    let fields: Vec<&str> = rest.split_whitespace().collect();
    if fields.len() != 5 {
        return Err(format!("expected exactly 5 fields, found {}: [{}]", fields.len(), fields.join(" ")));
    }
    for (field, bounds) in fields.iter().zip(&FIELDS) {
        for range in field.split(',').filter(|range| !range.is_empty()) {
            check_range(range, bounds)?;
        }
    }
    Ok(())
}

/// Go's `time.LoadLocation`: the zone's name must be written exactly.
pub fn load_location(name: &str) -> Result<(), String> {
    if matches!(name, "" | "UTC" | "Local") {
        return Ok(());
    }
    if name.split('/').any(|part| part == "..") || name.starts_with(['/', '\\']) {
        return Err("time: invalid location name".to_owned());
    }
    let known = jiff::tz::TimeZoneDatabase::bundled().available().any(|zone| zone.as_str() == name);
    if known { Ok(()) } else { Err(format!("unknown time zone {name}")) }
}

fn descriptor(text: &str) -> Result<(), String> {
    match text {
        "@yearly" | "@annually" | "@monthly" | "@weekly" | "@daily" | "@midnight" | "@hourly" => Ok(()),
        _ => match text.strip_prefix("@every ") {
            Some(duration) => {
                go_duration(duration).map_err(|error| format!("failed to parse duration {text}: {error}"))
            }
            None => Err(format!("unrecognized descriptor: {text}")),
        },
    }
}

/// Go's `time.ParseDuration`, only whether it is one.
fn go_duration(text: &str) -> Result<(), String> {
    let quoted = apimachinery::field::quote(text);
    let invalid = || format!("time: invalid duration {quoted}");
    let mut rest = text.strip_prefix(['-', '+']).unwrap_or(text);
    if rest == "0" {
        return Ok(());
    }
    if rest.is_empty() {
        return Err(invalid());
    }
    while !rest.is_empty() {
        let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
        let whole = digits(rest);
        let mut end = whole;
        let mut any = whole > 0;
        if rest[end..].starts_with('.') {
            let fraction = digits(&rest[end + 1..]);
            any |= fraction > 0;
            end += 1 + fraction;
        }
        if !any {
            return Err(invalid());
        }
        rest = &rest[end..];
        let unit: String = rest.chars().take_while(|c| *c != '.' && !c.is_ascii_digit()).collect();
        if unit.is_empty() {
            return Err(format!("time: missing unit in duration {quoted}"));
        }
        if !["ns", "us", "µs", "μs", "ms", "s", "m", "h"].contains(&unit.as_str()) {
            return Err(format!("time: unknown unit {} in duration {quoted}", apimachinery::field::quote(&unit)));
        }
        rest = &rest[unit.len()..];
    }
    Ok(())
}

fn check_range(expr: &str, bounds: &Bounds) -> Result<(), String> {
    let parts: Vec<&str> = expr.split('/').collect();
    let ends: Vec<&str> = parts[0].split('-').collect();
    let (start, mut end);
    if matches!(ends[0], "*" | "?") {
        (start, end) = (bounds.min, bounds.max);
    } else {
        start = number_or_name(ends[0], bounds)?;
        end = match ends.len() {
            1 => start,
            2 => number_or_name(ends[1], bounds)?,
            _ => return Err(format!("too many hyphens: {expr}")),
        };
    }
    let mut step = 1;
    match parts.len() {
        1 => {}
        2 => {
            step = number(parts[1])?;
            if ends.len() == 1 {
                end = bounds.max;
            }
        }
        _ => return Err(format!("too many slashes: {expr}")),
    }
    if start < bounds.min {
        return Err(format!("beginning of range ({start}) below minimum ({}): {expr}", bounds.min));
    }
    if end > bounds.max {
        return Err(format!("end of range ({end}) above maximum ({}): {expr}", bounds.max));
    }
    if start > end {
        return Err(format!("beginning of range ({start}) beyond end of range ({end}): {expr}"));
    }
    if step == 0 {
        return Err(format!("step of range should be a positive number: {expr}"));
    }
    Ok(())
}

fn number_or_name(text: &str, bounds: &Bounds) -> Result<u64, String> {
    let lower = text.to_lowercase();
    match bounds.names.iter().position(|name| *name == lower) {
        Some(at) => Ok(at as u64 + bounds.first),
        None => number(text),
    }
}

fn number(text: &str) -> Result<u64, String> {
    let value: i64 = text.parse().map_err(|error: std::num::ParseIntError| {
        use std::num::IntErrorKind::{NegOverflow, PosOverflow};
        let why = match error.kind() {
            PosOverflow | NegOverflow => "value out of range",
            _ => "invalid syntax",
        };
        format!("failed to parse int from {text}: strconv.Atoi: parsing {}: {why}", apimachinery::field::quote(text))
    })?;
    u64::try_from(value).map_err(|_| format!("negative number ({value}) not allowed: {text}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expressions() {
        for good in ["* * * * *", "*/5 0-3,7 ? jan-Mar mon", "@hourly", "@every 1h30m", "TZ=UTC 0 0 * * *"] {
            assert_eq!(parse(good), Ok(()), "{good}");
        }
        assert_eq!(parse("60 * * * *").unwrap_err(), "end of range (60) above maximum (59): 60");
        assert_eq!(
            parse("x * * * *").unwrap_err(),
            r#"failed to parse int from x: strconv.Atoi: parsing "x": invalid syntax"#
        );
        assert_eq!(load_location("Europe/Berlin"), Ok(()));
        assert_eq!(load_location("europe/berlin").unwrap_err(), "unknown time zone europe/berlin");
    }
}
