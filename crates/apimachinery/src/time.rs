//! metav1.Time and MicroTime: RFC 3339 in UTC, with seconds or microseconds.
//!
//! Limits: years 0 to 9999, as Go's formatter and upstream's readers have it.

use jiff::Timestamp;

/// Go's zero time, 0001-01-01T00:00:00Z, in Unix seconds.
pub const ZERO_SECONDS: i64 = -62_135_596_800;

/// Seconds and nanoseconds since 1970 of RFC 3339 text (`Z` or an offset).
pub fn parse(text: &str) -> Option<(i64, i32)> {
    fast(text).or_else(|| general(text))
}

/// `2026-11-30T20:12:16Z`, the usual form, read without a general parser.
fn fast(text: &str) -> Option<(i64, i32)> {
    let b: &[u8; 20] = text.as_bytes().try_into().ok()?;
    if b[4] != b'-' || b[7] != b'-' || b[10] != b'T' || b[13] != b':' || b[16] != b':' || b[19] != b'Z' {
        return None;
    }
    let number = |range: std::ops::Range<usize>| {
        b[range].iter().try_fold(0i64, |sum, &c| c.is_ascii_digit().then(|| sum * 10 + i64::from(c - b'0')))
    };
    let (year, month, day) = (number(0..4)?, number(5..7)?, number(8..10)?);
    let (hour, minute, second) = (number(11..13)?, number(14..16)?, number(17..19)?);
    if !(1..=12).contains(&month) || day < 1 || day > days_in_month(year, month) || hour > 23 || minute > 59 {
        return None;
    }
    if second > 59 {
        return None;
    }
    Some((days_from_civil(year, month, day) * 86_400 + hour * 3600 + minute * 60 + second, 0))
}

/// Go's RFC 3339 reader: upper-case T and Z, any number of fraction digits.
fn general(text: &str) -> Option<(i64, i32)> {
    let bytes = text.as_bytes();
    if bytes.len() < 20 || bytes[10] != b'T' {
        return None;
    }
    let (seconds, _) = fast(&format!("{}Z", text.get(..19)?))?;
    let mut rest = text.get(19..)?;
    let mut nanos = 0i32;
    if let Some(after) = rest.strip_prefix(['.', ',']) {
        let digits = after.bytes().take_while(u8::is_ascii_digit).count();
        if digits == 0 {
            return None;
        }
        for at in 0..9 {
            let digit = if at < digits { i32::from(after.as_bytes()[at] - b'0') } else { 0 };
            nanos = nanos * 10 + digit;
        }
        rest = &after[digits..];
    }
    if rest == "Z" {
        return Some((seconds, nanos));
    }
    let offset: &[u8; 6] = rest.as_bytes().try_into().ok()?;
    let sign = match offset[0] {
        b'+' => 1,
        b'-' => -1,
        _ => return None,
    };
    let digit = |c: u8| c.is_ascii_digit().then(|| i64::from(c - b'0'));
    if offset[3] != b':' {
        return None;
    }
    let hours = digit(offset[1])? * 10 + digit(offset[2])?;
    let minutes = digit(offset[4])? * 10 + digit(offset[5])?;
    if hours > 24 || minutes > 60 {
        return None;
    }
    Some((seconds - sign * (hours * 3600 + minutes * 60), nanos))
}

fn is_leap(year: i64) -> bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
}
fn days_in_month(year: i64, month: i64) -> i64 {
    match month {
        2 if is_leap(year) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}
/// Days since 1970-01-01 of a proleptic Gregorian date.
fn days_from_civil(year: i64, month: i64, day: i64) -> i64 {
    let year = if month <= 2 { year - 1 } else { year };
    let era = year.div_euclid(400);
    let year_of_era = year.rem_euclid(400);
    let day_of_year = (153 * (month + if month > 2 { -3 } else { 9 }) + 2) / 5 + day - 1;
    era * 146_097 + year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year - 719_468
}
/// The inverse of [`days_from_civil`].
fn civil_from_days(days: i64) -> (i64, i64, i64) {
    let shifted = days + 719_468;
    let era = shifted.div_euclid(146_097);
    let day_of_era = shifted.rem_euclid(146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_index = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_index + 2) / 5 + 1;
    let month = if month_index < 10 { month_index + 3 } else { month_index - 9 };
    (year_of_era + era * 400 + i64::from(month <= 2), month, day)
}

/// Unix seconds as metav1.Time text.
pub fn format(seconds: i64) -> String {
    let mut out = date_time(seconds);
    out.push('Z');
    out
}

/// As metav1.MicroTime text, cut to microseconds.
pub fn format_micro(seconds: i64, nanos: i32) -> String {
    format!("{}.{:06}Z", date_time(seconds), nanos / 1000)
}

/// Go's RFC3339Nano in UTC: as many fraction digits as needed.
pub fn format_nano(seconds: i64, nanos: i32) -> String {
    let mut out = date_time(seconds);
    if nanos != 0 {
        let digits = format!("{nanos:09}");
        out.push('.');
        out.push_str(digits.trim_end_matches('0'));
    }
    out.push('Z');
    out
}

fn date_time(seconds: i64) -> String {
    let (year, month, day) = civil_from_days(seconds.div_euclid(86_400));
    let second = seconds.rem_euclid(86_400);
    let (hour, minute, second) = (second / 3600, second / 60 % 60, second % 60);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}")
}

/// The moment as metav1.Time text.
pub fn format_timestamp(at: Timestamp) -> String {
    format(at.as_second())
}

/// The moment as metav1.MicroTime text.
pub fn format_timestamp_micro(at: Timestamp) -> String {
    format_micro(at.as_second(), at.subsec_nanosecond())
}

/// As Go's `time.Parse` with the layout of metav1.Time, or of MicroTime when
/// `micro` (exactly six fraction digits), with its error texts. Unlike
/// [`parse`] it takes one-digit hours and days.
pub fn parse_as_go(text: &str, micro: bool) -> Result<(i64, i32), String> {
    if !micro && let Some(found) = fast(text) {
        return Ok(found);
    }
    GoParser { text, rest: text, micro }.run()
}

/// The quoting of Go's package time: bytes beyond ASCII in hex.
fn quote(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 2);
    out.push('"');
    for byte in text.bytes() {
        match byte {
            b'"' | b'\\' => out.extend(['\\', byte as char]),
            b' '..0x80 => out.push(byte as char),
            _ => out.push_str(&format!("\\x{byte:02x}")),
        }
    }
    out.push('"');
    out
}

struct GoParser<'a> {
    text: &'a str,
    rest: &'a str,
    micro: bool,
}

impl<'a> GoParser<'a> {
    fn bad(&self, at: &str, element: &str) -> String {
        let layout = if self.micro { "2006-01-02T15:04:05.000000Z07:00" } else { "2006-01-02T15:04:05Z07:00" };
        format!(
            "parsing time {} as {}: cannot parse {} as {}",
            quote(self.text),
            quote(layout),
            quote(at),
            quote(element)
        )
    }
    fn message(&self, message: &str) -> String {
        format!("parsing time {}: {message}", quote(self.text))
    }
    fn literal(&mut self, literal: &str) -> Result<(), String> {
        match self.rest.strip_prefix(literal) {
            Some(rest) => {
                self.rest = rest;
                Ok(())
            }
            None => {
                // Go compares byte by byte; all literals here have one byte.
                Err(self.bad(self.rest, literal))
            }
        }
    }
    /// One or two digits; two only when `fixed`.
    fn number(&mut self, element: &str, fixed: bool) -> Result<i64, String> {
        let bytes = self.rest.as_bytes();
        let digit = |at: usize| bytes.get(at).filter(|c| c.is_ascii_digit()).map(|c| i64::from(c - b'0'));
        let Some(first) = digit(0) else { return Err(self.bad(self.rest, element)) };
        match digit(1) {
            Some(second) => {
                self.rest = &self.rest[2..];
                Ok(first * 10 + second)
            }
            None if fixed => Err(self.bad(self.rest, element)),
            None => {
                self.rest = &self.rest[1..];
                Ok(first)
            }
        }
    }
    fn ranged(&mut self, element: &str, fixed: bool, range: std::ops::Range<i64>, name: &str) -> Result<i64, String> {
        let value = self.number(element, fixed)?;
        if range.contains(&value) { Ok(value) } else { Err(self.message(&format!("{name} out of range"))) }
    }

    fn run(mut self) -> Result<(i64, i32), String> {
        let year = match self.rest.get(..4) {
            Some(digits) if digits.bytes().all(|c| c.is_ascii_digit()) => {
                self.rest = &self.rest[4..];
                digits.parse::<i64>().map_err(|_| self.bad(self.text, "2006"))?
            }
            _ => return Err(self.bad(self.rest, "2006")),
        };
        self.literal("-")?;
        let month = self.ranged("01", true, 1..13, "month")?;
        self.literal("-")?;
        let day = self.number("02", true)?;
        self.literal("T")?;
        let hour = self.ranged("15", false, 0..24, "hour")?;
        self.literal(":")?;
        let minute = self.ranged("04", true, 0..60, "minute")?;
        self.literal(":")?;
        let second = self.ranged("05", true, 0..60, "second")?;
        let nanos = self.fraction()?;
        let offset = self.zone()?;
        if !self.rest.is_empty() {
            return Err(self.message(&format!("extra text: {}", quote(self.rest))));
        }
        if day < 1 || day > days_in_month(year, month) {
            return Err(self.message("day out of range"));
        }
        let seconds = days_from_civil(year, month, day) * 86_400 + hour * 3600 + minute * 60 + second;
        Ok((seconds - offset, nanos))
    }

    fn fraction(&mut self) -> Result<i32, String> {
        let bytes = self.rest.as_bytes();
        let pointed = matches!(bytes.first(), Some(b'.' | b','));
        let digits = bytes.get(1..).unwrap_or(&[]).iter().take_while(|c| c.is_ascii_digit()).count();
        let taken = if self.micro {
            if !pointed || digits < 6 {
                return Err(self.bad(self.rest, ".000000"));
            }
            6
        } else if pointed && digits > 0 {
            digits
        } else {
            return Ok(0);
        };
        let nanos = (0..9).fold(0, |sum, at| sum * 10 + if at < taken { i32::from(bytes[1 + at] - b'0') } else { 0 });
        self.rest = &self.rest[1 + taken..];
        Ok(nanos)
    }

    /// Seconds east of UTC.
    fn zone(&mut self) -> Result<i64, String> {
        if let Some(rest) = self.rest.strip_prefix('Z') {
            self.rest = rest;
            return Ok(0);
        }
        let hold = self.rest;
        let (Some(zone), Some(b':')) = (hold.get(..6), hold.as_bytes().get(3)) else {
            return Err(self.bad(hold, "Z07:00"));
        };
        let two = |text: &str| text.bytes().all(|c| c.is_ascii_digit()).then(|| text.parse::<i64>().unwrap_or(0));
        let (Some(hours), Some(minutes)) = (two(&zone[1..3]), two(&zone[4..6])) else {
            return Err(self.bad(hold, "Z07:00"));
        };
        self.rest = &hold[6..];
        if hours > 24 {
            return Err(self.message("time zone offset hour out of range"));
        }
        if minutes > 60 {
            return Err(self.message("time zone offset minute out of range"));
        }
        let offset = hours * 3600 + minutes * 60;
        match zone.as_bytes()[0] {
            b'+' => Ok(offset),
            b'-' => Ok(-offset),
            _ => Err(self.bad(hold, "Z07:00")),
        }
    }
}

/// RFC 3339 text as a moment.
pub fn parse_timestamp(text: &str) -> Option<Timestamp> {
    let (seconds, nanos) = parse(text)?;
    Timestamp::new(seconds, nanos).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_and_writes() {
        for text in ["1970-01-01T00:00:00Z", "2026-11-30T20:12:16Z", "2024-02-29T23:59:59Z", "0001-01-01T00:00:00Z"] {
            assert_eq!(format(parse(text).unwrap().0), text);
        }
        assert_eq!(parse("2026-11-30T20:12:16.5+01:00"), Some((parse("2026-11-30T19:12:16Z").unwrap().0, 500_000_000)));
        for bad in ["2026-02-29T00:00:00Z", "2026-13-01T00:00:00Z", "2026-01-01 00:00:00Z", "2026-01-01T00:00:00z", "x"]
        {
            assert_eq!(parse(bad), None, "{bad}");
        }
        assert_eq!(
            parse_as_go("2024-é", false).unwrap_err(),
            r#"parsing time "2024-\xc3\xa9" as "2006-01-02T15:04:05Z07:00": cannot parse "\xc3\xa9" as "01""#
        );
        assert_eq!(format_micro(1, 1_234_567), "1970-01-01T00:00:01.001234Z");
    }
}
