//! Timestamps and durations: reading, showing, arithmetic and their parts.
//!
//! Upstream: cel-go `common/types/timestamp.go`, `duration.go`, `overflow.go`.

use jiff::civil::Weekday;
use jiff::tz::{Offset, TimeZone};

use crate::value::{Failure, Outcome, Time, Value};

/// 0001-01-01 and 9999-12-31, the bounds of a timestamp.
const MIN_SECONDS: i64 = -62_135_596_800;
const MAX_SECONDS: i64 = 253_402_300_799;

fn two(text: &[u8]) -> Option<i64> {
    (text.len() == 2 && text.iter().all(u8::is_ascii_digit))
        .then(|| i64::from(text[0] - b'0') * 10 + i64::from(text[1] - b'0'))
}

/// Reads RFC 3339 as Go does (also with a comma, or one-digit hours refused).
pub fn parse_rfc3339(text: &str) -> Option<Time> {
    let bytes = text.as_bytes();
    if !text.is_ascii() || bytes.len() < 20 {
        return None;
    }
    if bytes[4] != b'-' || bytes[7] != b'-' || bytes[10] != b'T' || bytes[13] != b':' || bytes[16] != b':' {
        return None;
    }
    let year = two(&bytes[..2])? * 100 + two(&bytes[2..4])?;
    let (month, day) = (two(&bytes[5..7])?, two(&bytes[8..10])?);
    let (hour, minute, second) = (two(&bytes[11..13])?, two(&bytes[14..16])?, two(&bytes[17..19])?);
    if hour > 23 || minute > 59 || second > 59 {
        return None;
    }
    let date = jiff::civil::Date::new(year as i16, month as i8, day as i8).ok()?;
    let mut rest = &text[19..];
    let mut nanoseconds = 0i64;
    if rest.starts_with(['.', ',']) {
        let digits = rest[1..].bytes().take_while(u8::is_ascii_digit).count();
        if digits == 0 {
            return None;
        }
        for at in 0..9 {
            let digit = rest.as_bytes().get(1 + at).filter(|_| at < digits).map_or(0, |b| i64::from(b - b'0'));
            nanoseconds = nanoseconds * 10 + digit;
        }
        rest = &rest[1 + digits..];
    }
    let offset = match rest.as_bytes() {
        [b'Z'] => 0,
        [sign @ (b'+' | b'-'), h1, h2, b':', m1, m2] => {
            let (hours, minutes) = (two(&[*h1, *h2])?, two(&[*m1, *m2])?);
            if hours > 24 || minutes > 60 {
                return None;
            }
            (hours * 3600 + minutes * 60) * if *sign == b'-' { -1 } else { 1 }
        }
        _ => return None,
    };
    let days = date.since(jiff::civil::date(1970, 1, 1)).ok()?.get_days();
    let seconds = i64::from(days) * 86_400 + hour * 3600 + minute * 60 + second - offset;
    Some(Time { seconds, nanoseconds: nanoseconds as i32, offset: offset as i32 })
}

/// Go's `RFC3339Nano`, in the offset it was read with.
pub fn show(time: Time) -> String {
    let Some(civil) = civil(time, &TimeZone::fixed(Offset::from_seconds(time.offset).unwrap_or(Offset::UTC))) else {
        return String::new();
    };
    let mut out = format!(
        "{:04}-{:02}-{:02}T{:02}:{:02}:{:02}",
        civil.year(),
        civil.month(),
        civil.day(),
        civil.hour(),
        civil.minute(),
        civil.second()
    );
    if time.nanoseconds != 0 {
        let digits = format!("{:09}", time.nanoseconds);
        out.push('.');
        out.push_str(digits.trim_end_matches('0'));
    }
    if time.offset == 0 {
        out.push('Z');
    } else {
        let minutes = time.offset.abs() / 60;
        out.push_str(&format!("{}{:02}:{:02}", if time.offset < 0 { '-' } else { '+' }, minutes / 60, minutes % 60));
    }
    out
}

fn civil(time: Time, zone: &TimeZone) -> Option<jiff::civil::DateTime> {
    let at = jiff::Timestamp::new(time.seconds, time.nanoseconds).ok()?;
    Some(zone.to_datetime(at))
}

/// Go's shortest form of the seconds, and `s`.
pub fn show_duration(nanoseconds: i64) -> String {
    format!("{}s", super::strings::float_plain(nanoseconds as f64 / 1e9))
}

pub fn from_unix(seconds: i64) -> Outcome<'static> {
    if !(MIN_SECONDS..=MAX_SECONDS).contains(&seconds) {
        return Failure::error("timestamp overflow");
    }
    Ok(Value::Timestamp(Time { seconds, nanoseconds: 0, offset: 0 }))
}

/// A text as `timestamp()` reads it.
pub fn from_text(text: &str) -> Option<Result<Time, Failure>> {
    let time = parse_rfc3339(text)?;
    if !(MIN_SECONDS..=MAX_SECONDS).contains(&time.seconds) {
        return Some(Failure::error("timestamp overflow"));
    }
    Some(Ok(time))
}

pub fn add(time: Time, nanoseconds: i64) -> Outcome<'static> {
    let total = i128::from(time.seconds) * 1_000_000_000 + i128::from(time.nanoseconds) + i128::from(nanoseconds);
    let (seconds, rest) = (total.div_euclid(1_000_000_000), total.rem_euclid(1_000_000_000));
    match i64::try_from(seconds) {
        Ok(seconds) if (MIN_SECONDS..=MAX_SECONDS).contains(&seconds) => {
            Ok(Value::Timestamp(Time { seconds, nanoseconds: rest as i32, offset: time.offset }))
        }
        _ => Failure::error("timestamp overflow"),
    }
}

pub fn subtract(a: Time, b: Time) -> Outcome<'static> {
    let of = |time: Time| i128::from(time.seconds) * 1_000_000_000 + i128::from(time.nanoseconds);
    match i64::try_from(of(a) - of(b)) {
        Ok(nanoseconds) => Ok(Value::Duration(nanoseconds)),
        Err(_) => Failure::error("duration overflow"),
    }
}

fn zone(name: &str) -> Result<TimeZone, Failure> {
    if let Some((hours, minutes)) = name.split_once(':') {
        let number = |text: &str| {
            text.parse::<i64>().map_err(|_| {
                Failure::Error(format!("strconv.Atoi: parsing {}: invalid syntax", apimachinery::field::quote(text)))
            })
        };
        let (hours, minutes) = (number(hours.trim_start_matches('+'))?, number(minutes)?);
        let minutes = if name.starts_with('-') { hours * 60 - minutes } else { hours * 60 + minutes };
        return i32::try_from(minutes * 60)
            .ok()
            .and_then(|seconds| Offset::from_seconds(seconds).ok())
            .map(TimeZone::fixed)
            .map_or_else(|| Failure::error(format!("unknown time zone {name}")), Ok);
    }
    if name.is_empty() || name == "UTC" {
        return Ok(TimeZone::UTC);
    }
    TimeZone::get(name).or_else(|_| Failure::error(format!("unknown time zone {name}")))
}

/// `getHours()` and the like of a timestamp.
pub fn part(function: &str, time: Time, zone_name: Option<&str>) -> Outcome<'static> {
    let zone = zone(zone_name.unwrap_or("UTC"))?;
    let Some(at) = civil(time, &zone) else { return Failure::error("timestamp overflow") };
    let value = match function {
        "getFullYear" => i64::from(at.year()),
        "getMonth" => i64::from(at.month()) - 1,
        "getDayOfYear" => i64::from(at.day_of_year()) - 1,
        "getDayOfMonth" => i64::from(at.day()) - 1,
        "getDate" => i64::from(at.day()),
        "getDayOfWeek" => match at.weekday() {
            Weekday::Sunday => 0,
            other => i64::from(other.to_monday_one_offset()),
        },
        "getHours" => i64::from(at.hour()),
        "getMinutes" => i64::from(at.minute()),
        "getSeconds" => i64::from(at.second()),
        _ => i64::from(time.nanoseconds / 1_000_000),
    };
    Ok(Value::Int(value))
}

/// `getHours()` and the like of a duration.
pub fn duration_part(function: &str, nanoseconds: i64) -> Option<Value<'static>> {
    Some(Value::Int(match function {
        "getHours" => nanoseconds / 3_600_000_000_000,
        "getMinutes" => nanoseconds / 60_000_000_000,
        "getSeconds" => nanoseconds / 1_000_000_000,
        "getMilliseconds" => nanoseconds / 1_000_000,
        _ => return None,
    }))
}
