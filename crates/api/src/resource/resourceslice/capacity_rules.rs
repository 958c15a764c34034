//! Rules of how a device's capacity may be asked for.
//!
//! Upstream followed: pkg/apis/resource/validation.

use apimachinery::quantity::{Format, Quantity};
use apimachinery::{ErrorList, Path, Value};

use crate::validation::meta::NEGATIVE;
use crate::validation::push::Push;
use crate::validation::resources::quantity;
use crate::validation::value::{Get, text};

const VALUES_MAX: usize = 10;

/// Either a list of values or a range, with a default that fits.
pub fn request_policy(out: &mut ErrorList, policy: &Value, capacity: &Value, path: &Path) {
    let (values, range) = (policy.list("validValues"), policy.opt("validRange"));
    if !values.is_empty() && range.is_some() {
        let detail =
            "exactly one policy can be specified, cannot specify \"validValues\" and \"validRange\" at the same time";
        out.forbidden(path, detail);
        return;
    }
    let default = policy.opt("default");
    let missing = |out: &mut ErrorList, what: &str| {
        out.required(&path.child("default"), &format!("required when {what} is defined"));
    };
    match (values.is_empty(), range, default) {
        (false, _, None) => missing(out, "validValues"),
        (false, _, Some(default)) => valid_values(out, values, default, capacity, &path.child("validValues")),
        (true, Some(_), None) => missing(out, "validRange"),
        (true, Some(range), Some(default)) => {
            valid_range(out, range, default, capacity, &path.child("validRange"));
        }
        (true, None, _) => {}
    }
}

fn valid_values(out: &mut ErrorList, values: &[Value], default: &Value, capacity: &Value, path: &Path) {
    let parsed: Vec<Quantity> = values.iter().map(quantity).collect();
    for (i, pair) in parsed.windows(2).enumerate().filter(|(_, pair)| pair[0] > pair[1]) {
        let _ = pair;
        out.invalid(&path.index(i + 1), text(&values[i + 1]), "values must be sorted in ascending order");
    }
    let (most, wanted) = (quantity(capacity), quantity(default));
    if values.len() > VALUES_MAX {
        out.too_many(path, values.len(), VALUES_MAX as i64);
    } else {
        for (i, value) in parsed.iter().enumerate().filter(|(_, value)| **value > most) {
            let _ = value;
            let detail = format!("option is larger than capacity value: {}", text(capacity));
            out.invalid(&path.index(i), text(&values[i]), detail);
        }
        for (i, value) in parsed.iter().enumerate() {
            // Compared as numbers.
            let key = |quantity: &Quantity| quantity.value();
            if parsed[..i].iter().any(|other| key(other) == key(value)) {
                out.duplicate(&path.index(i), key(value).to_string().as_str());
            }
        }
    }
    if values.len() > VALUES_MAX || !parsed.contains(&wanted) {
        out.invalid(path, text(default), "default value is not valid according to the requestPolicy");
    }
}

fn valid_range(out: &mut ErrorList, range: &Value, default: &Value, capacity: &Value, path: &Path) {
    let Some(min) = range.opt("min") else {
        out.required(&path.child("min"), "required when validRange is defined");
        return;
    };
    let (max, step) = (range.opt("max"), range.opt("step"));
    let most = quantity(capacity);
    let (low, wanted) = (quantity(min), quantity(default));
    let above = |what: &str| format!("{what} is larger than capacity value: {}", text(capacity));
    if low > most {
        out.invalid(&path.child("min"), text(min), above("min"));
    }
    if wanted < low {
        out.invalid(&path.child("default"), text(default), format!("default is less than min: {}", text(min)));
    }
    if let Some(max) = max {
        let high = quantity(max);
        if low > high {
            out.invalid(&path.child("max"), text(min), format!("min is larger than max: {}", text(max)));
        }
        if high > most {
            out.invalid(&path.child("max"), text(max), above("max"));
        }
        if wanted > high {
            out.invalid(&path.child("default"), text(default), format!("default is more than max: {}", text(max)));
        }
    }
    let Some(step) = step else { return };
    let by = quantity(step);
    if by.sign() <= 0 {
        out.invalid(&path.child("step"), text(step), "must be greater than zero");
        return;
    }
    let mut once = low.clone();
    once.add(&by);
    if once > most {
        let detail = format!("one step {once} is larger than capacity value: {}", text(capacity));
        out.invalid(&path.child("step"), text(step), detail);
    }
    let before = out.len();
    for (name, value) in [("default", Some(default)), ("min", Some(min)), ("max", max), ("step", Some(step))] {
        let Some(value) = value else { continue };
        let number = quantity(value);
        if number.sign() < 0 {
            out.invalid(&path.child(name), text(value), NEGATIVE);
        } else if number > Quantity::new(i64::MAX, Format::DecimalSI) {
            out.invalid(&path.child(name), text(value), "must not be larger than 9223372036854775807");
        }
    }
    if out.len() > before {
        return;
    }
    for value in [Some(default), max].into_iter().flatten() {
        if (quantity(value).value() - low.value()) % by.value() != 0 {
            let detail = format!("value is not a multiple of a given step ({}) from ({})", text(step), text(min));
            out.invalid(&path.child("step"), text(value), detail);
        }
    }
}
