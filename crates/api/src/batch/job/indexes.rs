//! Lists of completion indexes: `0,2-5,7`.
//!
//! Upstream followed: pkg/apis/batch/validation.

use apimachinery::field::quote;

/// How many indexes the list names; they must rise and stay below `completions`.
pub fn count(list: &str, completions: i64) -> Result<i64, String> {
    if list.is_empty() {
        return Ok(0);
    }
    let (mut last, mut total) = (None, 0);
    for interval in list.split(',') {
        let (from, to) = parse(interval, completions)?;
        if let Some(last) = last.filter(|last| *last >= from) {
            return Err(format!("non-increasing order, previous: {last}, current: {from}"));
        }
        total += to - from + 1;
        last = Some(to);
    }
    Ok(total)
}

fn parse(interval: &str, completions: i64) -> Result<(i64, i64), String> {
    let parts: Vec<&str> = interval.split('-').collect();
    if parts.len() > 2 {
        return Err(format!(
            "the fragment {} violates the requirement that an index interval can have at most two parts separated by '-'",
            quote(interval)
        ));
    }
    let number = |text: &str| -> Result<i64, String> {
        let value: i64 =
            text.parse().map_err(|_| format!("cannot convert string to integer for index: {}", quote(text)))?;
        if value >= completions {
            return Err(format!("too large index: {}", quote(text)));
        }
        Ok(value)
    };
    let from = number(parts[0])?;
    let Some(to) = parts.get(1) else { return Ok((from, from)) };
    let to = number(to)?;
    if from >= to {
        return Err(format!("non-increasing order, previous: {from}, current: {to}"));
    }
    Ok((from, to))
}

/// That no index is both completed and failed; intervals that do not parse are passed over.
pub fn disjoint(completed: &str, failed: &str, completions: i64) -> Result<(), String> {
    if completed.is_empty() || failed.is_empty() {
        return Ok(());
    }
    let mut completed = completed.split(',').filter_map(|interval| parse(interval, completions).ok()).peekable();
    let mut failed = failed.split(',').filter_map(|interval| parse(interval, completions).ok()).peekable();
    while let (Some(&c), Some(&f)) = (completed.peek(), failed.peek()) {
        if c.0 <= f.1 && f.0 <= c.1 {
            return Err(format!("failedIndexes and completedIndexes overlap at index: {}", c.0.max(f.0)));
        }
        if c.0 <= f.0 {
            completed.next();
        } else {
            failed.next();
        }
    }
    Ok(())
}
