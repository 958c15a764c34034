//! Errors of parser and checker and how they are shown: one `ERROR:` block per
//! error with the source line and a caret, in source order.
//!
//! Limit: [`MAX_ERRORS`] are shown, the rest is counted. Upstream: cel-go
//! `common/errors.go`, `common/error.go`.

use crate::ast::{Location, SourceInfo};

/// Errors shown of one expression.
const MAX_ERRORS: usize = 100;
/// Longest source line (in bytes) that is shown below an error.
const MAX_SNIPPET: usize = 16384;

#[derive(Debug, Clone, PartialEq)]
pub struct Issue {
    pub location: Location,
    pub message: String,
}

/// Why an expression does not compile. `Display` is upstream's text.
#[derive(Debug, Clone)]
pub struct Issues {
    source: SourceInfo,
    issues: Vec<Issue>,
}

impl Issues {
    pub fn new(source: SourceInfo, mut issues: Vec<Issue>) -> Self {
        let truncated = issues.len().saturating_sub(MAX_ERRORS);
        let mut kept: Vec<Issue> = issues.drain(..MAX_ERRORS.min(issues.len())).collect();
        kept.sort_by_key(|issue| issue.location.map_or((-1, -1), |(line, column)| (line as i64, column as i64)));
        if truncated > 0 {
            kept.push(Issue { location: None, message: format!("{truncated} more errors were truncated") });
        }
        Issues { source, issues: kept }
    }
    pub fn list(&self) -> &[Issue] {
        &self.issues
    }
}

impl std::fmt::Display for Issues {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (at, issue) in self.issues.iter().enumerate() {
            if at > 0 {
                f.write_str("\n")?;
            }
            if at == MAX_ERRORS {
                return f.write_str(&issue.message);
            }
            show(f, &self.source, issue)?;
        }
        Ok(())
    }
}

impl std::error::Error for Issues {}

fn show(f: &mut std::fmt::Formatter<'_>, source: &SourceInfo, issue: &Issue) -> std::fmt::Result {
    let Some((line, column)) = issue.location else {
        return write!(f, "ERROR: <input>:-1:0: {}", issue.message);
    };
    write!(f, "ERROR: <input>:{line}:{}: {}", column + 1, issue.message)?;
    let Some(snippet) = source.line(line).filter(|text| text.len() <= MAX_SNIPPET) else { return Ok(()) };
    let snippet = snippet.replace('\t', " ");
    let mut marks = String::new();
    let mut characters = snippet.chars();
    for _ in 0..column {
        match characters.next() {
            Some(c) => marks.push(if c.len_utf8() > 1 { '\u{ff0e}' } else { '.' }),
            None => break,
        }
    }
    marks.push(if characters.next().is_some_and(|c| c.len_utf8() > 1) { '\u{ff3e}' } else { '^' });
    write!(f, "\n | {snippet}\n | {marks}")
}
