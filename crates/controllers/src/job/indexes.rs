//! Completion indexes as `0-3,5,7`, kept as sorted sets. Pure.

use std::collections::BTreeSet;

use reconciler::pod::Pod;

pub const INDEX: &str = "batch.kubernetes.io/job-completion-index";

pub type Indexes = BTreeSet<i64>;

/// What is below `completions`; parts that cannot be read are passed over.
pub fn parse(text: &str, completions: i64) -> Indexes {
    let mut made = Indexes::new();
    for part in text.split(',').filter(|p| !p.is_empty()) {
        let (first, last) = part.split_once('-').unwrap_or((part, part));
        let (Ok(first), Ok(last)) = (first.parse::<i64>(), last.parse::<i64>()) else { continue };
        made.extend(first..=last.min(completions - 1));
    }
    made
}

/// Two neighbours are written `1,2`, three and more `1-3`.
pub fn text(indexes: &Indexes) -> String {
    let mut parts: Vec<String> = Vec::new();
    let mut run: Option<(i64, i64)> = None;
    let mut close = |run: (i64, i64)| match run {
        (first, last) if first == last => parts.push(first.to_string()),
        (first, last) if first + 1 == last => parts.extend([first.to_string(), last.to_string()]),
        (first, last) => parts.push(format!("{first}-{last}")),
    };
    for index in indexes {
        run = match run {
            Some((first, last)) if last + 1 == *index => Some((first, *index)),
            Some(before) => {
                close(before);
                Some((*index, *index))
            }
            None => Some((*index, *index)),
        };
    }
    if let Some(run) = run {
        close(run);
    }
    parts.join(",")
}

/// The pod's index, if it has a valid one.
pub fn of(pod: &Pod) -> Option<i64> {
    pod.metadata.annotations.get(INDEX)?.parse().ok().filter(|index| *index >= 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn read_and_written() {
        assert_eq!(text(&parse("0-3,5,7-8", 100)), "0-3,5,7,8");
        assert_eq!(text(&parse("0,1,2", 2)), "0,1");
        assert_eq!(text(&Indexes::new()), "");
    }
}
