//! Wall time as an argument.

use std::sync::Arc;
use std::time::Duration;

use jiff::Timestamp;
use parking_lot::Mutex;

pub trait Clock: Send + Sync {
    fn now(&self) -> Timestamp;
}

#[derive(Debug, Clone, Copy, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> Timestamp {
        Timestamp::now()
    }
}

/// A clock that stands until it is moved. Clones share the time.
#[derive(Debug, Clone)]
pub struct ManualClock(Arc<Mutex<Timestamp>>);

impl ManualClock {
    pub fn at(time: Timestamp) -> Self {
        ManualClock(Arc::new(Mutex::new(time)))
    }
    /// At an RFC 3339 time; panics on other text, which is fine in the tests it is for.
    pub fn parse(text: &str) -> Self {
        Self::at(text.parse().expect("a test's own RFC 3339 time"))
    }
    pub fn advance(&self, by: Duration) {
        let mut now = self.0.lock();
        *now += by;
    }
    pub fn set(&self, time: Timestamp) {
        *self.0.lock() = time;
    }
}

impl Clock for ManualClock {
    fn now(&self) -> Timestamp {
        *self.0.lock()
    }
}

/// `metav1.Time` as the wire has it: whole seconds, `Z`.
pub fn time_text(time: Timestamp) -> String {
    time.strftime("%Y-%m-%dT%H:%M:%SZ").to_string()
}

/// `metav1.MicroTime` as the wire has it.
pub fn micro_time_text(time: Timestamp) -> String {
    format!("{}.{:06}Z", time.strftime("%Y-%m-%dT%H:%M:%S"), time.subsec_nanosecond() / 1000)
}

/// A time of the wire; None when absent or unreadable.
pub fn parse_time(text: &str) -> Option<Timestamp> {
    text.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts() {
        let time: Timestamp = "2026-11-30T20:12:15.123456789Z".parse().unwrap();
        assert_eq!(time_text(time), "2026-11-30T20:12:15Z");
        assert_eq!(micro_time_text(time), "2026-11-30T20:12:15.123456Z");
        assert_eq!(parse_time("2026-11-30T20:12:15Z").unwrap().as_second(), time.as_second());
    }
}
