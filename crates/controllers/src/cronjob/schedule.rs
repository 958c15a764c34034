//! Cron schedules as robfig/cron reads them: five fields, `@daily` and the like,
//! `@every 1h30m`. Pure.

use jiff::civil::date;
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Span, Timestamp, ToSpan, Zoned};

/// How many years ahead a time is looked for (31 February has none).
const YEARS: i16 = 5;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Schedule {
    Fields(Fields),
    Every(SignedDuration),
}

/// Allowed values as bits.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fields {
    minute: u64,
    hour: u64,
    day: u64,
    month: u64,
    weekday: u64,
    /// One of the two day fields is `*`: both must match, else either.
    any_day: bool,
}

const MONTHS: [&str; 12] = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const DAYS: [&str; 7] = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];

pub fn parse(text: &str) -> Result<Schedule, String> {
    let spec = match text {
        "@yearly" | "@annually" => "0 0 1 1 *",
        "@monthly" => "0 0 1 * *",
        "@weekly" => "0 0 * * 0",
        "@daily" | "@midnight" => "0 0 * * *",
        "@hourly" => "0 * * * *",
        other => other,
    };
    if let Some(duration) = spec.strip_prefix("@every ") {
        return every(duration).map(Schedule::Every).ok_or(format!("failed to parse duration {text}"));
    }
    if spec.starts_with('@') {
        return Err(format!("unrecognized descriptor: {text}"));
    }
    let fields: Vec<&str> = spec.split_whitespace().collect();
    let [minute, hour, day, month, weekday] = fields.as_slice() else {
        return Err(format!("expected exactly 5 fields, found {}: [{}]", fields.len(), fields.join(" ")));
    };
    let (day, any_day) = field(day, 1, 31, &[], 0)?;
    let (weekday, any_weekday) = field(weekday, 0, 6, &DAYS, 0)?;
    Ok(Schedule::Fields(Fields {
        minute: field(minute, 0, 59, &[], 0)?.0,
        hour: field(hour, 0, 23, &[], 0)?.0,
        day,
        month: field(month, 1, 12, &MONTHS, 1)?.0,
        weekday,
        any_day: any_day || any_weekday,
    }))
}

/// Go's duration, whole seconds, at least one.
fn every(text: &str) -> Option<SignedDuration> {
    let (mut seconds, mut number) = (0.0_f64, String::new());
    let mut rest = text.trim();
    while !rest.is_empty() {
        let digits = rest.find(|c: char| !c.is_ascii_digit() && c != '.')?;
        number.push_str(&rest[..digits]);
        rest = &rest[digits..];
        let end = rest.find(|c: char| c.is_ascii_digit() || c == '.').unwrap_or(rest.len());
        let unit = match &rest[..end] {
            "h" => 3600.0,
            "m" => 60.0,
            "s" => 1.0,
            "ms" => 0.001,
            _ => return None,
        };
        seconds += number.parse::<f64>().ok()? * unit;
        number.clear();
        rest = &rest[end..];
    }
    Some(SignedDuration::from_secs((seconds as i64).max(1)))
}

/// The bits of one field, and whether it is `*`.
fn field(text: &str, min: u32, max: u32, names: &[&str], first: u32) -> Result<(u64, bool), String> {
    let (mut bits, mut star) = (0, false);
    let number = |text: &str| -> Result<u32, String> {
        let lower = text.to_ascii_lowercase();
        match names.iter().position(|name| *name == lower) {
            Some(at) => Ok(first + u32::try_from(at).unwrap_or(0)),
            None => text.parse().map_err(|_| format!("failed to parse int from {text}")),
        }
    };
    for part in text.split(',').filter(|p| !p.is_empty()) {
        let (range, step) = part.split_once('/').map_or((part, None), |(range, step)| (range, Some(step)));
        let (low, high, any) = match range.split_once('-') {
            Some((low, high)) => (number(low)?, number(high)?, false),
            None if range == "*" || range == "?" => (min, max, true),
            // `5/15` goes on to the end.
            None if step.is_some() => (number(range)?, max, false),
            None => (number(range)?, number(range)?, false),
        };
        let step = step.map_or(Ok(1), number)?;
        if low < min {
            return Err(format!("beginning of range ({low}) below minimum ({min}): {part}"));
        }
        if high > max {
            return Err(format!("end of range ({high}) above maximum ({max}): {part}"));
        }
        if low > high {
            return Err(format!("beginning of range ({low}) beyond end of range ({high}): {part}"));
        }
        if step == 0 {
            return Err(format!("step of range should be a positive number: {part}"));
        }
        star |= any && step == 1;
        bits |= (low..=high).step_by(step as usize).fold(0, |bits, n| bits | 1 << n);
    }
    Ok((bits, star))
}

fn has(bits: u64, value: i8) -> bool {
    u32::try_from(value).is_ok_and(|value| bits >> value & 1 == 1)
}

impl Schedule {
    /// The first time after `after`; None when there is none for years.
    pub fn next(&self, after: Timestamp, zone: &TimeZone) -> Option<Timestamp> {
        match self {
            Schedule::Every(delay) => {
                let whole = Timestamp::from_second(after.as_second()).ok()?;
                whole.checked_add(*delay).ok()
            }
            Schedule::Fields(fields) => fields.next(after, zone),
        }
    }
}

impl Fields {
    fn next(&self, after: Timestamp, zone: &TimeZone) -> Option<Timestamp> {
        let minute = Timestamp::from_second(after.as_second().div_euclid(60) * 60 + 60).ok()?;
        let mut at = minute.to_zoned(zone.clone());
        let last = at.year().saturating_add(YEARS);
        loop {
            if at.year() > last {
                return None;
            }
            at = if !has(self.month, at.month()) {
                let first = date(at.year(), at.month(), 1).checked_add(1.month()).ok()?;
                first.at(0, 0, 0, 0).to_zoned(zone.clone()).ok()?
            } else if !self.is_day(&at) {
                at.date().tomorrow().ok()?.at(0, 0, 0, 0).to_zoned(zone.clone()).ok()?
            } else if !has(self.hour, at.hour()) {
                at.checked_sub(Span::new().minutes(at.minute())).ok()?.checked_add(1.hour()).ok()?
            } else if !has(self.minute, at.minute()) {
                at.checked_add(1.minute()).ok()?
            } else {
                return Some(at.timestamp());
            };
        }
    }

    fn is_day(&self, at: &Zoned) -> bool {
        let day = has(self.day, at.day());
        let weekday = has(self.weekday, at.weekday().to_sunday_zero_offset());
        if self.any_day { day && weekday } else { day || weekday }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn next(spec: &str, after: &str, zone: &str) -> String {
        let zone = TimeZone::get(zone).unwrap();
        parse(spec).unwrap().next(after.parse().unwrap(), &zone).map_or_else(String::new, |t| t.to_string())
    }

    #[test]
    fn next_times() {
        for (spec, after, expected) in [
            ("*/15 * * * *", "2026-01-01T00:00:00Z", "2026-01-01T00:15:00Z"),
            ("0 * * * *", "2026-01-01T00:59:59Z", "2026-01-01T01:00:00Z"),
            ("5 4 * * sun", "2026-01-01T00:00:00Z", "2026-01-04T04:05:00Z"),
            ("0 0 13 * 5", "2026-01-01T00:00:00Z", "2026-01-02T00:00:00Z"),
            ("0 0 29 2 *", "2026-01-01T00:00:00Z", "2028-02-29T00:00:00Z"),
            ("59 23 31 2 *", "2026-01-01T00:00:00Z", ""),
            ("@every 90s", "2026-01-01T00:00:10Z", "2026-01-01T00:01:40Z"),
            ("@monthly", "2026-01-01T00:00:00Z", "2026-02-01T00:00:00Z"),
            ("0 12 */2 * *", "2026-01-01T13:00:00Z", "2026-01-03T12:00:00Z"),
        ] {
            assert_eq!(next(spec, after, "UTC"), expected, "{spec}");
        }
        assert_eq!(next("0 9 * * *", "2026-07-01T00:00:00Z", "Europe/Berlin"), "2026-07-01T07:00:00Z");
    }

    #[test]
    fn refusals() {
        assert_eq!(parse("* * *").unwrap_err(), "expected exactly 5 fields, found 3: [* * *]");
        assert_eq!(parse("60 * * * *").unwrap_err(), "end of range (60) above maximum (59): 60");
        assert_eq!(parse("@never").unwrap_err(), "unrecognized descriptor: @never");
    }
}
