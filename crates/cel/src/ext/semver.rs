//! Semantic versions as upstream's library reads and orders them.
//!
//! Upstream: `blang/semver`, k8s `apiserver/pkg/cel/library/semverlib.go`.

use std::cmp::Ordering;

use apimachinery::field::quote;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Semver {
    pub major: u64,
    pub minor: u64,
    pub patch: u64,
    pub pre: Vec<PreRelease>,
    pub build: Vec<String>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PreRelease {
    Number(u64),
    Text(String),
}

fn is_number(text: &str) -> bool {
    text.bytes().all(|b| b.is_ascii_digit())
}

fn is_identifier(text: &str) -> bool {
    text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-')
}

fn part(name: &str, text: &str) -> Result<u64, String> {
    if !is_number(text) {
        return Err(format!("Invalid character(s) found in {name} number {}", quote(text)));
    }
    if text.len() > 1 && text.starts_with('0') {
        let mut capital = name.to_owned();
        capital[..1].make_ascii_uppercase();
        return Err(format!("{capital} number must not contain leading zeroes {}", quote(text)));
    }
    text.parse().map_err(|_| {
        let what = if text.is_empty() { "invalid syntax" } else { "value out of range" };
        format!("strconv.ParseUint: parsing {}: {what}", quote(text))
    })
}

pub fn parse(text: &str) -> Result<Semver, String> {
    if text.is_empty() {
        return Err("Version string empty".to_owned());
    }
    let parts: Vec<&str> = text.splitn(3, '.').collect();
    let [major, minor, rest] = parts[..] else { return Err("No Major.Minor.Patch elements found".to_owned()) };
    let (major, minor) = (part("major", major)?, part("minor", minor)?);
    let (rest, build) = match rest.split_once('+') {
        Some((rest, build)) => (rest, build.split('.').collect()),
        None => (rest, Vec::new()),
    };
    let (patch, pre) = match rest.split_once('-') {
        Some((patch, pre)) => (patch, pre.split('.').collect()),
        None => (rest, Vec::new()),
    };
    let patch = part("patch", patch)?;
    let pre = pre.into_iter().map(pre_release).collect::<Result<_, _>>()?;
    let build = build
        .into_iter()
        .map(|text: &str| match text {
            "" => Err("Build meta data is empty".to_owned()),
            _ if !is_identifier(text) => Err(format!("Invalid character(s) found in build meta data {}", quote(text))),
            _ => Ok(text.to_owned()),
        })
        .collect::<Result<_, _>>()?;
    Ok(Semver { major, minor, patch, pre, build })
}

fn pre_release(text: &str) -> Result<PreRelease, String> {
    if text.is_empty() {
        return Err("Prerelease is empty".to_owned());
    }
    if is_number(text) {
        if text.len() > 1 && text.starts_with('0') {
            return Err(format!("Numeric PreRelease version must not contain leading zeroes {}", quote(text)));
        }
        return text
            .parse()
            .map(PreRelease::Number)
            .map_err(|_| format!("strconv.ParseUint: parsing {}: value out of range", quote(text)));
    }
    if !is_identifier(text) {
        return Err(format!("Invalid character(s) found in prerelease {}", quote(text)));
    }
    Ok(PreRelease::Text(text.to_owned()))
}

/// With a `v`, missing parts and leading zeroes allowed.
pub fn parse_normalized(text: &str) -> Result<Semver, String> {
    let text = text.strip_prefix('v').unwrap_or(text);
    let mut parts: Vec<String> = text.splitn(3, '.').map(str::to_owned).collect();
    for part in &mut parts {
        if part.len() > 1 {
            let trimmed = part.trim_start_matches('0');
            *part = if trimmed.starts_with(|c: char| c.is_ascii_digit()) {
                trimmed.to_owned()
            } else {
                format!("0{trimmed}")
            };
        }
    }
    if parts.len() < 3 {
        if parts.last().is_some_and(|last| last.contains(['+', '-'])) {
            return Err("short version cannot contain PreRelease/Build meta data".to_owned());
        }
        parts.resize(3, "0".to_owned());
    }
    parse(&parts.join("."))
}

impl PartialOrd for Semver {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.order(other))
    }
}

impl Semver {
    /// The order without build metadata.
    pub fn order(&self, other: &Semver) -> Ordering {
        (self.major, self.minor, self.patch).cmp(&(other.major, other.minor, other.patch)).then_with(|| {
            match (self.pre.is_empty(), other.pre.is_empty()) {
                (true, true) => Ordering::Equal,
                (true, false) => Ordering::Greater,
                (false, true) => Ordering::Less,
                (false, false) => {
                    for (a, b) in self.pre.iter().zip(&other.pre) {
                        let found = match (a, b) {
                            (PreRelease::Number(a), PreRelease::Number(b)) => a.cmp(b),
                            (PreRelease::Number(_), PreRelease::Text(_)) => Ordering::Less,
                            (PreRelease::Text(_), PreRelease::Number(_)) => Ordering::Greater,
                            (PreRelease::Text(a), PreRelease::Text(b)) => a.cmp(b),
                        };
                        if found != Ordering::Equal {
                            return found;
                        }
                    }
                    self.pre.len().cmp(&other.pre.len())
                }
            }
        })
    }
}
