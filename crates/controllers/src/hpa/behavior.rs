//! How fast a count may change: stabilization windows and scaling policies. Pure.
//!
//! Upstream followed: pkg/controller/podautoscaler/horizontal.go.

use std::collections::BTreeMap;

use jiff::{SignedDuration, Timestamp};
use serde_json::Value;

/// What was recommended and done for one autoscaler.
#[derive(Debug, Default, Clone)]
pub struct History {
    recommendations: Vec<(i32, Timestamp)>,
    ups: Vec<(i32, Timestamp)>,
    downs: Vec<(i32, Timestamp)>,
}

pub type Histories = BTreeMap<String, History>;

/// A condition's reason and message.
pub type Told = (&'static str, &'static str);

/// The count, and what to say in AbleToScale and in ScalingLimited (with whether it is).
#[derive(Debug, PartialEq, Eq)]
pub struct Normalized {
    pub replicas: i32,
    pub able: Told,
    pub limited: (bool, Told),
}

#[derive(Debug, Clone, Copy)]
pub struct Bounds {
    pub min: i32,
    pub max: i32,
}

const READY: Told = ("ReadyForNewScale", "recommended size matches current size");
const DOWN_STABILIZED: Told = (
    "ScaleDownStabilized",
    "recent recommendations were higher than current one, applying the highest recent recommendation",
);
const UP_STABILIZED: Told = (
    "ScaleUpStabilized",
    "recent recommendations were lower than current one, applying the lowest recent recommendation",
);
const UP_LIMIT: Told = ("ScaleUpLimit", "the desired replica count is increasing faster than the maximum scale rate");
const DOWN_LIMIT: Told =
    ("ScaleDownLimit", "the desired replica count is decreasing faster than the maximum scale rate");
const TOO_MANY: Told = ("TooManyReplicas", "the desired replica count is more than the maximum replica count");
const TOO_FEW: Told = ("TooFewReplicas", "the desired replica count is less than the minimum replica count");
const WITHIN: Told = ("DesiredWithinRange", "the desired count is within the acceptable range");

fn seconds(value: &Value) -> SignedDuration {
    SignedDuration::from_secs(value.as_i64().unwrap_or(0))
}

fn longest_period(rules: &Value) -> SignedDuration {
    let policies = rules["policies"].as_array().into_iter().flatten();
    policies.map(|p| seconds(&p["periodSeconds"])).max().unwrap_or_default()
}

/// Puts one in the place of the last one that `is_old`, or adds it.
fn put(list: &mut Vec<(i32, Timestamp)>, new: (i32, Timestamp), is_old: impl Fn(Timestamp) -> bool) {
    match list.iter().rposition(|(_, at)| is_old(*at)) {
        Some(at) => list[at] = new,
        None => list.push(new),
    }
}

fn changed_within(list: &[(i32, Timestamp)], period: SignedDuration, now: Timestamp) -> i32 {
    list.iter().filter(|(_, at)| *at > now - period).map(|(change, _)| change).sum()
}

impl History {
    /// The first count seen is a recommendation: a new process does not scale down at once.
    pub fn begin(&mut self, current: i32, now: Timestamp) {
        if self.recommendations.is_empty() {
            self.recommendations.push((current, now));
        }
    }

    /// A change was made, under `behavior`.
    pub fn scaled(&mut self, behavior: &Value, before: i32, after: i32, now: Timestamp) {
        if !behavior.is_object() {
            return;
        }
        let (list, rules) = if after > before { (&mut self.ups, "scaleUp") } else { (&mut self.downs, "scaleDown") };
        let cutoff = now - longest_period(&behavior[rules]);
        put(list, ((after - before).abs(), now), |at| at < cutoff);
    }

    /// Without behavior: down no further than recent recommendations, up to twice at most.
    pub fn normalize(
        &mut self,
        current: i32,
        desired: i32,
        bounds: Bounds,
        window: SignedDuration,
        now: Timestamp,
    ) -> Normalized {
        let cutoff = now - window;
        let recent = self.recommendations.iter().filter(|(_, at)| *at >= cutoff).map(|(count, _)| *count);
        let stable = recent.max().unwrap_or(desired).max(desired);
        put(&mut self.recommendations, (desired, now), |at| at < cutoff);
        let able = if stable == desired { READY } else { DOWN_STABILIZED };
        let fastest = current.saturating_mul(2).max(4);
        let (most, why) = if bounds.max > fastest { (fastest, UP_LIMIT) } else { (bounds.max, TOO_MANY) };
        let (replicas, limited) = if stable < bounds.min {
            (bounds.min, (true, TOO_FEW))
        } else if stable > most {
            (most, (true, why))
        } else {
            (stable, (false, WITHIN))
        };
        Normalized { replicas, able, limited }
    }

    /// By `spec.behavior`; `window` is the default of its scale-down window.
    pub fn normalize_by(
        &mut self,
        behavior: &Value,
        current: i32,
        desired: i32,
        bounds: Bounds,
        window: SignedDuration,
        now: Timestamp,
    ) -> Normalized {
        let (up_rules, down_rules) = (&behavior["scaleUp"], &behavior["scaleDown"]);
        let down_window = match &down_rules["stabilizationWindowSeconds"] {
            Value::Null => window,
            given => seconds(given),
        };
        let (up_cutoff, down_cutoff) = (now - seconds(&up_rules["stabilizationWindowSeconds"]), now - down_window);
        let (mut up, mut down) = (desired, desired);
        for (count, at) in &self.recommendations {
            if *at > up_cutoff {
                up = up.min(*count);
            }
            if *at > down_cutoff {
                down = down.max(*count);
            }
        }
        let stable = current.max(up).min(down);
        put(&mut self.recommendations, (desired, now), |at| at < up_cutoff && at < down_cutoff);
        let able = if stable == desired {
            READY
        } else if desired >= current {
            UP_STABILIZED
        } else {
            DOWN_STABILIZED
        };
        let (replicas, told) = if stable > current {
            let limit = self.up_limit(up_rules, current, now).max(current);
            let (most, why) = if bounds.max > limit { (limit, UP_LIMIT) } else { (bounds.max, TOO_MANY) };
            if stable > most { (most, why) } else { (stable, WITHIN) }
        } else if stable < current {
            let limit = self.down_limit(down_rules, current, now).min(current);
            let (least, why) = if bounds.min < limit { (limit, DOWN_LIMIT) } else { (bounds.min, TOO_FEW) };
            if stable < least { (least, why) } else { (stable, WITHIN) }
        } else {
            (stable, WITHIN)
        };
        Normalized { replicas, able, limited: (replicas != stable, told) }
    }

    fn period_start(&self, policy: &Value, current: i32, now: Timestamp) -> i32 {
        let period = seconds(&policy["periodSeconds"]);
        current - changed_within(&self.ups, period, now) + changed_within(&self.downs, period, now)
    }

    fn up_limit(&self, rules: &Value, current: i32, now: Timestamp) -> i32 {
        let proposed = |policy: &Value| {
            let (start, value) = (self.period_start(policy, current, now), policy["value"].as_f64().unwrap_or(0.0));
            match policy["type"].as_str() {
                Some("Percent") => (f64::from(start) * (1.0 + value / 100.0)).ceil() as i32,
                _ => start.saturating_add(value as i32),
            }
        };
        let proposals = rules["policies"].as_array().into_iter().flatten().map(proposed);
        match rules["selectPolicy"].as_str() {
            Some("Disabled") => current,
            Some("Min") => proposals.min().unwrap_or(i32::MAX),
            _ => proposals.max().unwrap_or(i32::MIN),
        }
    }

    fn down_limit(&self, rules: &Value, current: i32, now: Timestamp) -> i32 {
        let proposed = |policy: &Value| {
            let (start, value) = (self.period_start(policy, current, now), policy["value"].as_f64().unwrap_or(0.0));
            match policy["type"].as_str() {
                Some("Percent") => (f64::from(start) * (1.0 - value / 100.0)) as i32,
                _ => start.saturating_sub(value as i32),
            }
        };
        let proposals = rules["policies"].as_array().into_iter().flatten().map(proposed);
        match rules["selectPolicy"].as_str() {
            Some("Disabled") => current,
            Some("Min") => proposals.max().unwrap_or(i32::MIN),
            _ => proposals.min().unwrap_or(i32::MAX),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    const BOUNDS: Bounds = Bounds { min: 1, max: 10 };
    const WINDOW: SignedDuration = SignedDuration::from_secs(300);

    fn at(seconds: i64) -> Timestamp {
        Timestamp::from_second(1_000_000 + seconds).unwrap()
    }

    #[test]
    fn down_waits_for_the_window_and_up_is_doubled_at_most() {
        let mut history = History::default();
        history.begin(3, at(0));
        let first = history.normalize(3, 1, BOUNDS, WINDOW, at(1));
        assert_eq!((first.replicas, first.able), (3, DOWN_STABILIZED));
        assert_eq!(history.normalize(3, 1, BOUNDS, WINDOW, at(302)).replicas, 1);
        let up = history.normalize(3, 10, BOUNDS, WINDOW, at(303));
        assert_eq!((up.replicas, up.limited), (6, (true, UP_LIMIT)));
        let many = history.normalize(8, 20, BOUNDS, WINDOW, at(304));
        assert_eq!((many.replicas, many.limited), (10, (true, TOO_MANY)));
    }

    #[test]
    fn policies_limit_the_rate() {
        let behavior = json!({
            "scaleUp": {"stabilizationWindowSeconds": 0, "selectPolicy": "Max",
                "policies": [{"type": "Pods", "value": 2, "periodSeconds": 60}]},
            "scaleDown": {"stabilizationWindowSeconds": 0, "selectPolicy": "Max",
                "policies": [{"type": "Percent", "value": 50, "periodSeconds": 60}]},
        });
        let mut history = History::default();
        let up = history.normalize_by(&behavior, 2, 9, BOUNDS, WINDOW, at(0));
        assert_eq!((up.replicas, up.limited), (4, (true, UP_LIMIT)));
        history.scaled(&behavior, 2, 4, at(0));
        assert_eq!(history.normalize_by(&behavior, 4, 9, BOUNDS, WINDOW, at(30)).replicas, 4, "used up");
        assert_eq!(history.normalize_by(&behavior, 4, 9, BOUNDS, WINDOW, at(90)).replicas, 6);
        let down = History::default().normalize_by(&behavior, 8, 1, BOUNDS, WINDOW, at(0));
        assert_eq!((down.replicas, down.limited), (4, (true, DOWN_LIMIT)));
    }
}
