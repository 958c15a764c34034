//! The clock, read at the edges only; pure code takes times as arguments.

/// Nanoseconds since the epoch.
pub fn now_nanos() -> i64 {
    i64::try_from(jiff::Timestamp::now().as_nanosecond()).unwrap_or(i64::MAX)
}

/// RFC 3339 with whole seconds, as the API writes times.
pub fn now_text() -> String {
    seconds_text(jiff::Timestamp::now().as_second())
}

/// RFC 3339 of a number of seconds since the epoch.
pub fn seconds_text(seconds: i64) -> String {
    jiff::Timestamp::from_second(seconds).unwrap_or_default().to_string()
}

/// RFC 3339 with nanoseconds, as annotations carry it.
pub fn now_precise() -> String {
    jiff::Timestamp::now().to_string()
}

/// RFC 3339 with six digits, as leases carry it.
pub fn now_micro() -> String {
    format!("{:.6}", jiff::Timestamp::now())
}

/// Seconds since the epoch of an RFC 3339 text.
pub fn parse_seconds(text: &str) -> Option<i64> {
    text.parse::<jiff::Timestamp>().ok().map(|t| t.as_second())
}
