//! Unified diffs as upstream's error texts show them.
//!
//! Upstream followed: apimachinery/pkg/util/diff, which prints both sides as
//! JSON indented by one space and runs Python's difflib over the lines (context
//! of three, no file names). The block matching here is difflib's: longest
//! common block first, ties by earliest place, lines that are too popular
//! ignored in long texts.

use std::collections::HashMap;

/// Lines around each change.
const CONTEXT: usize = 3;
/// difflib ignores lines that make up more than 1 % of texts at least this long.
const POPULAR_FROM: usize = 200;

/// The diff from `a` to `b`, "" when equal.
pub fn unified(a: &str, b: &str) -> String {
    let (a, b) = (split_lines(a), split_lines(b));
    let mut out = String::new();
    for group in groups(&a, &b) {
        let (first, last) = (group[0], group[group.len() - 1]);
        out.push_str(&format!("@@ -{} +{} @@\n", range(first.a0, last.a1), range(first.b0, last.b1)));
        for op in group {
            let (removed, added) = (&a[op.a0..op.a1], &b[op.b0..op.b1]);
            if op.equal {
                removed.iter().for_each(|line| push(&mut out, ' ', line));
            } else {
                removed.iter().for_each(|line| push(&mut out, '-', line));
                added.iter().for_each(|line| push(&mut out, '+', line));
            }
        }
    }
    out
}

fn push(out: &mut String, mark: char, line: &str) {
    out.push(mark);
    out.push_str(line);
}

/// Lines with their ends; difflib gives the last one an end too.
fn split_lines(text: &str) -> Vec<String> {
    text.split('\n').map(|line| format!("{line}\n")).collect()
}

fn range(start: usize, stop: usize) -> String {
    match stop - start {
        1 => format!("{}", start + 1),
        0 => format!("{start},0"),
        length => format!("{},{length}", start + 1),
    }
}

#[derive(Clone, Copy)]
struct Op {
    equal: bool,
    a0: usize,
    a1: usize,
    b0: usize,
    b1: usize,
}

/// Edit steps with their context, far apart ones in separate groups.
fn groups(a: &[String], b: &[String]) -> Vec<Vec<Op>> {
    let mut ops = steps(a, b);
    if ops.is_empty() {
        return Vec::new();
    }
    if let Some(first) = ops.first_mut().filter(|op| op.equal) {
        first.a0 = first.a0.max(first.a1.saturating_sub(CONTEXT));
        first.b0 = first.b0.max(first.b1.saturating_sub(CONTEXT));
    }
    if let Some(last) = ops.last_mut().filter(|op| op.equal) {
        last.a1 = last.a1.min(last.a0 + CONTEXT);
        last.b1 = last.b1.min(last.b0 + CONTEXT);
    }
    let (mut out, mut group) = (Vec::new(), Vec::new());
    for mut op in ops {
        if op.equal && op.a1 - op.a0 > 2 * CONTEXT {
            group.push(Op { a1: op.a1.min(op.a0 + CONTEXT), b1: op.b1.min(op.b0 + CONTEXT), ..op });
            out.push(std::mem::take(&mut group));
            op.a0 = op.a0.max(op.a1 - CONTEXT);
            op.b0 = op.b0.max(op.b1 - CONTEXT);
        }
        group.push(op);
    }
    if !(group.is_empty() || group.len() == 1 && group[0].equal) {
        out.push(group);
    }
    out
}

fn steps(a: &[String], b: &[String]) -> Vec<Op> {
    let mut ops = Vec::new();
    let (mut i, mut j) = (0, 0);
    for (ai, bj, size) in matching_blocks(a, b) {
        if i < ai || j < bj {
            ops.push(Op { equal: false, a0: i, a1: ai, b0: j, b1: bj });
        }
        if size > 0 {
            ops.push(Op { equal: true, a0: ai, a1: ai + size, b0: bj, b1: bj + size });
        }
        (i, j) = (ai + size, bj + size);
    }
    ops
}

fn matching_blocks(a: &[String], b: &[String]) -> Vec<(usize, usize, usize)> {
    let mut places: HashMap<&str, Vec<usize>> = HashMap::new();
    for (j, line) in b.iter().enumerate() {
        places.entry(line).or_default().push(j);
    }
    if b.len() >= POPULAR_FROM {
        let limit = b.len() / 100 + 1;
        places.retain(|_, at| at.len() <= limit);
    }
    let mut blocks = Vec::new();
    find(a, b, &places, (0, a.len(), 0, b.len()), &mut blocks);
    blocks.sort_unstable();
    // Adjacent blocks are one.
    let mut joined: Vec<(usize, usize, usize)> = Vec::new();
    for (i, j, size) in blocks {
        match joined.last_mut() {
            Some(last) if last.0 + last.2 == i && last.1 + last.2 == j => last.2 += size,
            _ => joined.push((i, j, size)),
        }
    }
    joined.push((a.len(), b.len(), 0));
    joined
}

fn find(
    a: &[String],
    b: &[String],
    places: &HashMap<&str, Vec<usize>>,
    (a0, a1, b0, b1): (usize, usize, usize, usize),
    blocks: &mut Vec<(usize, usize, usize)>,
) {
    let (i, j, size) = longest(a, b, places, (a0, a1, b0, b1));
    if size == 0 {
        return;
    }
    if a0 < i && b0 < j {
        find(a, b, places, (a0, i, b0, j), blocks);
    }
    blocks.push((i, j, size));
    if i + size < a1 && j + size < b1 {
        find(a, b, places, (i + size, a1, j + size, b1), blocks);
    }
}

fn longest(
    a: &[String],
    b: &[String],
    places: &HashMap<&str, Vec<usize>>,
    (a0, a1, b0, b1): (usize, usize, usize, usize),
) -> (usize, usize, usize) {
    let (mut best_i, mut best_j, mut best) = (a0, b0, 0);
    // Length of the common block that ends at (i - 1, j), by j.
    let mut ends: HashMap<usize, usize> = HashMap::new();
    for (i, line) in a.iter().enumerate().take(a1).skip(a0) {
        let mut next = HashMap::new();
        for &j in places.get(line.as_str()).map_or(&[][..], Vec::as_slice) {
            if j < b0 {
                continue;
            }
            if j >= b1 {
                break;
            }
            let length = if j == 0 { 0 } else { ends.get(&(j - 1)).copied().unwrap_or(0) } + 1;
            next.insert(j, length);
            if length > best {
                (best_i, best_j, best) = (i + 1 - length, j + 1 - length, length);
            }
        }
        ends = next;
    }
    // Popular lines count only beside a block that was found.
    while best_i > a0 && best_j > b0 && a[best_i - 1] == b[best_j - 1] {
        (best_i, best_j, best) = (best_i - 1, best_j - 1, best + 1);
    }
    while best_i + best < a1 && best_j + best < b1 && a[best_i + best] == b[best_j + best] {
        best += 1;
    }
    (best_i, best_j, best)
}

#[cfg(test)]
mod tests {
    use super::unified;

    #[test]
    fn one_line_changed() {
        let a = "{\n \"A\": 1,\n \"B\": 2,\n \"C\": 3,\n \"D\": 4,\n \"E\": 5\n}";
        let b = a.replace("\"C\": 3", "\"C\": 0");
        assert_eq!(
            unified(a, &b),
            "@@ -1,7 +1,7 @@\n {\n  \"A\": 1,\n  \"B\": 2,\n- \"C\": 3,\n+ \"C\": 0,\n  \"D\": 4,\n  \"E\": 5\n }\n"
        );
        assert_eq!(unified(a, a), "");
    }
}
