//! The client-side token bucket, `util/flowcontrol.NewTokenBucketRateLimiter`.

use std::time::{Duration, Instant};

use parking_lot::Mutex;

use crate::config::{DEFAULT_BURST, DEFAULT_QPS};

/// `qps` tokens a second are added, up to `burst`. Callers are served in the
/// order in which they ask: each reserves its token, then waits until it is due.
pub struct RateLimiter {
    qps: f64,
    burst: f64,
    state: Mutex<State>,
}

struct State {
    tokens: f64,
    at: Instant,
}

impl RateLimiter {
    /// `qps` 0 and `burst` 0 take client-go's defaults; None when `qps` is negative.
    pub fn new(qps: f32, burst: u32, now: Instant) -> Option<Self> {
        if qps < 0.0 {
            return None;
        }
        let qps = if qps == 0.0 { DEFAULT_QPS } else { qps } as f64;
        let burst = if burst == 0 { DEFAULT_BURST } else { burst } as f64;
        Some(RateLimiter { qps, burst, state: Mutex::new(State { tokens: burst, at: now }) })
    }

    /// Takes a token; the answer is how long to wait until it is there.
    pub fn reserve(&self, now: Instant) -> Duration {
        let mut state = self.state.lock();
        let passed = now.saturating_duration_since(state.at).as_secs_f64();
        state.tokens = (state.tokens + passed * self.qps).min(self.burst) - 1.0;
        state.at = state.at.max(now);
        if state.tokens >= 0.0 { Duration::ZERO } else { Duration::from_secs_f64(-state.tokens / self.qps) }
    }

    /// Takes a token only if it is there.
    pub fn try_accept(&self, now: Instant) -> bool {
        let mut state = self.state.lock();
        let passed = now.saturating_duration_since(state.at).as_secs_f64();
        state.tokens = (state.tokens + passed * self.qps).min(self.burst);
        state.at = state.at.max(now);
        if state.tokens < 1.0 {
            return false;
        }
        state.tokens -= 1.0;
        true
    }

    pub async fn wait(&self) -> Duration {
        let wait = self.reserve(Instant::now());
        if !wait.is_zero() {
            tokio::time::sleep(wait).await;
        }
        wait
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn burst_then_rate() {
        let start = Instant::now();
        let limiter = RateLimiter::new(10.0, 2, start).unwrap();
        assert_eq!(limiter.reserve(start), Duration::ZERO);
        assert_eq!(limiter.reserve(start), Duration::ZERO);
        assert_eq!(limiter.reserve(start), Duration::from_millis(100));
        assert_eq!(limiter.reserve(start), Duration::from_millis(200));
        assert!(!limiter.try_accept(start + Duration::from_millis(250)));
        assert_eq!(limiter.reserve(start + Duration::from_secs(60)), Duration::ZERO);
        assert!(RateLimiter::new(-1.0, 0, start).is_none());
    }
}
