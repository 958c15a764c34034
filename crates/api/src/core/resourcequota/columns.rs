//! The row of a resource quota.

use apimachinery::Value;

use crate::edit::Fields;
use crate::printers::{self, or};

/// Cells: Name, Request, Limit, Age.
pub fn cells(quota: &Value, now: i64) -> Vec<Value> {
    let status = &quota["status"];
    let (mut requests, mut limits) = (Vec::new(), Vec::new());
    if let Some(hard) = status.at("hard").as_object() {
        for (name, limit) in hard {
            let used = or(status.at("used").text(name), "0");
            let text = format!("{name}: {used}/{}", limit.as_str().unwrap_or("0"));
            if name.starts_with("limits.") { limits.push(text) } else { requests.push(text) }
        }
    }
    vec![printers::name(quota), requests.join(", ").into(), limits.join(", ").into(), printers::age(quota, now)]
}
